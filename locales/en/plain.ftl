# The plain view: the table as headings, lists and buttons.
#
# Names of what a board has: plain-<game>-<path>, plain-<game>-<key> or plain-<key>. A message with -value at its end says one value
# (and may use those beside it), one with -item says an entry of a list; $x-is is the bare word behind $x, for selectors.

## The page

plain-do = What you can do
plain-happened = What happened
plain-board = The board
plain-yours = What is yours
plain-others = The others
plain-players = The players
plain-skips = Jump to
plain-result = The result
plain-skip-do = Go to what you can do
plain-skip-happened = Go to what happened
plain-skip-board = Go to the board
plain-watching = You are watching.
plain-waiting = Nothing to do just now.
plain-still = This is a moment of a replay: nothing can be done here.
plain-filter = Find an action
plain-filter-help = Type words or numbers of an action. Enter does it when only one is left.
plain-filter-left = { $n ->
    [0] no action has these words
    [one] 1 action left
   *[other] { $n } actions left
}
plain-group = { $name } ({ $n })
plain-chosen = Chosen: { $thing }
plain-chosen-clear = Show all actions again
plain-digit = key { $n }
plain-seat-asked = is asked
plain-place = { $seat }: place { $place }, { $score } points
plain-time-left = Time left: { $time }
plain-time-over = Time is up.
plain-time-warn = { $s } seconds left
plain-undo = Take back
plain-thing-cell = Space { $n }
plain-more = { $label } ({ $n })

## Values

plain-yes = yes
plain-no = no
plain-none = none
plain-empty = empty
plain-nth = Number { $n }
plain-count = { $word } { $n }
plain-seconds = { $s } seconds
plain-help = { $name }: { $help }
plain-of-seat = { $seat }: { $text }
plain-packed = { $used } of { $all } spaces are full
plain-tile = { $piece }, { $one } to { $other }
plain-gate = gate of { $city } in the { $sides }
plain-near = { $good }: near space { $cell }, { $across ->
    [left] { $right } to the left
    [right] { $right } to the right
   *[other] straight
}, { $along ->
    [up] { $down } up
    [down] { $down } down
   *[other] level
}

## Names that games share

plain-round = Round
plain-active = Whose turn
plain-score = Points
plain-goods = Goods
plain-heroes = Heroes
plain-market = Market

## Merchants

plain-merchants-yours = Your wagon
plain-merchants-round-value = { $value ->
    [0] set-up
    [14] final travels
   *[other] { $value } of 13
}
plain-merchants-wheel = Market wheel, the dearest first
plain-merchants-wheel-item = { $good }: { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, { $dice ->
    [0] no die, not for sale
    [one] 1 die
   *[other] { $dice } dice
}
plain-merchants-dice-aside = Market dice bought from this turn
plain-merchants-dark-market = Dark Market, marker
plain-merchants-ruins = Ruins of Yin, marker
plain-merchants-buildings = Buildings, clockwise on spaces 1 to 4
plain-merchants-inn = Heroes at the Ringway Inn
plain-merchants-courtyard = Deeds in the courtyard
plain-merchants-companions = Companions in the row, beside the deck first
plain-merchants-travel-die = A travel die lies on the farthest companion
plain-merchants-commissions = Commissions on top of their stacks
plain-merchants-upgrades = Wagon upgrades
plain-merchants-free-steeds = Steeds that nobody has
plain-merchants-fortune-coins = Good fortune: the next coins bring
plain-merchants-free-shortcut = The shortcut is free this turn
plain-merchants-supply = Supply
plain-merchants-quartz = Blazing quartz
plain-merchants-supply-illuminated-dice = Illuminated dice
plain-merchants-decks = Face-down cards
plain-merchants-decks-heroes = Heroes in the deck
plain-merchants-decks-heroes-to-come = Heroes that may still come
plain-merchants-decks-heroes-under = Heroes under the deck, the next first
plain-merchants-decks-deeds = Deeds in the deck
plain-merchants-decks-deeds-to-come = Deeds that may still come
plain-merchants-decks-deeds-under = Deeds under the deck, the next first
plain-merchants-decks-companions = Companions in the deck
plain-merchants-decks-companions-to-come = Companions that may still come
plain-merchants-decks-companions-under = Companions under the deck, the next first
plain-merchants-decks-events-to-come = Events that may still come
plain-merchants-decks-commissions = Commissions under the top one
plain-merchants-decks-commissions-to-come = Commissions that may still come
plain-merchants-draft = Steeds and heroes to choose from
plain-merchants-draft-item = { $hero } with { $steed }
plain-merchants-caravan = The caravan
plain-merchants-caravan-town = Goes to
plain-merchants-caravan-road = By the
plain-merchants-caravan-travellers = Travellers, the leader first
plain-merchants-caravan-extra-die = The companion’s die rolls along
plain-merchants-caravan-event = Event
plain-merchants-caravan-dice = Travel dice not taken yet
plain-merchants-caravan-taken = Travel dice taken
plain-merchants-caravan-leaders-value = The leader’s die with everything added
plain-merchants-automaton = The automaton
plain-merchants-automaton-seat = Its seat
plain-merchants-automaton-goods = Its goods
plain-merchants-automaton-illuminated-dice = Its illuminated dice
plain-merchants-automaton-heroes = Its heroes
plain-merchants-automaton-commissions = Its commissions
plain-merchants-automaton-card = Its last action card
plain-merchants-automaton-cards-to-come = Action cards before it shuffles
plain-merchants-coins = Coins
plain-merchants-prestige = Prestige
plain-merchants-lanterns = Lanterns
plain-merchants-wagons-lanterns-value = { $lanterns } of { $lantern_slots }
plain-merchants-wagons-quartz-value = { $quartz } (with horseshoes at most { $inventory_slots })
plain-merchants-horseshoes = Horseshoes
plain-merchants-space = Place on the Ringway
plain-merchants-wagons-space-value = { $value ->
    [0] between Ringway Inn and Great Bazaar
    [1] between Great Bazaar and Queen’s Commissions
    [2] between Queen’s Commissions and Yurg’s Excursions
    [3] between Yurg’s Excursions and Dark Market
   *[other] between Dark Market and Ringway Inn
}
plain-merchants-locked = Locked dice
plain-merchants-slot-1 = slot 1
plain-merchants-slot-2 = slot 2
plain-merchants-slot-3 = slot 3
plain-merchants-reserve = Dice in the reserve
plain-merchants-spent = Spent dice
plain-merchants-special-reserve = Illuminated dice in the special reserve
plain-merchants-pool = Action pool
plain-merchants-wagons-pool-value = { $pool_illuminated-is ->
    [true] { $pool } (the second one is illuminated)
   *[other] { $pool }
}
plain-merchants-packing = Storage
plain-merchants-wagons-heroes = Heroes aboard
plain-merchants-wagons-heroes-item = { $hero }{ $storage-is ->
    [true] {" (in force)"}
   *[other] {""}
}
plain-merchants-wagons-commissions = Commissions to deliver
plain-merchants-wagons-deeds = Deeds
plain-merchants-secret = a secret one
plain-merchants-wagons-companions = Companions
plain-merchants-wagons-companions-item = { $card } Abilities used: { $used }.
plain-merchants-ability-first = the first
plain-merchants-ability-second = the second
plain-merchants-steeds = Steeds
plain-merchants-log = Delivered so far
plain-merchants-wagons-log-commissions = Commissions delivered
plain-merchants-wagons-log-heroes = Heroes brought home
plain-merchants-wagons-log-cards = Which ones
plain-merchants-wagons-log-cards-commissions = Commissions
plain-merchants-wagons-log-cards-heroes = Heroes
plain-merchants-scores = Scores
plain-merchants-scores-item = { $total }: { $base } as the lower of { $coins } coins and { $prestige } prestige, and { $points } victory points. For ties: { $unused } unused, { $gifts } gifts, { $commissions } commissions, { $heroes } heroes.
plain-merchants-card-heroes = { $name } of { $town }{ $wants-is ->
    [none] {""}
   *[other] , wants { $wants }
}{ $bonus-is ->
    [lantern] . On joining: 1 lantern
    [horseshoe] . On joining: 1 horseshoe
    [storage] . Bonus: room for one good of any size
   *[other] {""}
}
plain-merchants-card-commissions = { $name } ({ $town }): { $wants }
plain-merchants-card-companions = { $name }: { $help }
plain-merchants-card-events = { $name }. { $values }
plain-merchants-card-deeds = { $name }. Needed at the end: { $needs }. Reward: { $reward }{ $per-is ->
    [none] {""}
   *[other] {" "}per { $per }{ $most ->
        [0] {""}
       *[other] , at most { $most } times
    }
}

plain-merchants-verb-bump = Bump a die
plain-merchants-verb-change = Change a market die
plain-merchants-verb-buy = Buy
plain-merchants-verb-declare = Travel
plain-merchants-verb-ability = Companions
plain-merchants-verb-swap = Swap
plain-merchants-verb-commission = Take a commission
plain-merchants-verb-take-hero = Take a hero

## Silk Road

plain-silk-road-yours = Your desk
plain-silk-road-card = The trade card
plain-silk-road-card-cities = Build a road between
plain-silk-road-card-icons = The market
plain-silk-road-market = Market, the dearest first
plain-silk-road-market-item = { $good }: { $value }
plain-silk-road-cards-to-come = Trade cards that may still come
plain-silk-road-card-cards = { $cities }: { $icons }
plain-silk-road-icons-to-come = Icons that may still come
plain-silk-road-bonus-to-come = Bonus tiles that can still be won
plain-silk-road-goods = Points for goods
plain-silk-road-gains = Points of each round
plain-silk-road-bonus = Bonus tiles
plain-silk-road-stage = Now
plain-silk-road-after = Took
plain-silk-road-own = On the table before you
plain-silk-road-own-board = Your road, row by row
plain-silk-road-desks-own-board = Your road, row by row
plain-silk-road-tray = Left in your tray
plain-silk-road-map = Your map
plain-silk-road-sheet = Map number
plain-silk-road-upside-down = Upside down
plain-silk-road-dots = Goods on the map
plain-silk-road-desks-own-map-dots = Goods on the map (ten tenths are one space)
plain-silk-road-past = The round before
plain-silk-road-past-cities = The cities were
plain-silk-road-past-market = The market was
plain-silk-road-past-market-item = { $good }: { $value }
plain-silk-road-past-desks = Everybody’s road
plain-silk-road-past-desks-key = Where the goods were
plain-silk-road-past-desks-key-item = { $good } between spaces { $cells }
plain-silk-road-past-desks-board = The road
plain-silk-road-past-desks-bought = Goods passed
plain-silk-road-past-desks-bought-item = { $good }: { $points }{ $doubled-is ->
    [true] {" (doubled)"}
   *[other] {""}
}
plain-silk-road-qualified = The cities are joined
plain-silk-road-route = Spaces in order
plain-silk-road-tiles = Tiles
plain-silk-road-rank = Points for the arrival
plain-silk-road-length = Points for the length
plain-silk-road-past-desks-goods = Points for goods
plain-silk-road-gain = Points in all

plain-silk-road-verb-place = Lay a tile
plain-silk-road-verb-turn = Turn a tile
plain-silk-road-verb-move = Move a tile
plain-silk-road-verb-lift = Take a tile back
plain-silk-road-verb-declare = Arrive
