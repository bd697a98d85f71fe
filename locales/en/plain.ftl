# The plain view: the table as headings, lists and buttons.
#
# Names of what a board has: plain-<game>-<path>, plain-<game>-<key> or plain-<key>. A message with -value at its end says one value
# (and may use those beside it), one with -item says an entry of a list; $x-is is the bare word behind $x, for selectors.

## The page

plain-rules = Rules
plain-merchants-goal = The goal: the lower of your coins and your prestige counts, and victory points besides.
plain-silk-road-goal = The goal: most points after four rounds, for roads that join the two cities and pass goods.
plain-now-or-never-goal = The goal: most points after six seasons, for full rows of buildings, villagers in beds, quests and orders.
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
plain-over = The game is over.
plain-still = This is a moment of a replay: nothing can be done here.
plain-filter = Find an action
plain-filter-help = Type words or numbers of an action. Enter does it when only one is left.
plain-filter-left = { $n ->
    [0] no action has these words
    [one] 1 action left
   *[other] { $n } actions left
}
plain-group = { $name } ({ $n })
plain-anytime = At any time
plain-chosen = Chosen: { $thing }
plain-chosen-clear = Show all actions again
plain-digit = key { $n }
plain-seat-asked = is asked
plain-seat-asked-you = it is your turn
plain-place = { $seat }: place { $place }, { $score } points
plain-place-bare = { $seat }: place { $place }
plain-time-left = Time left: { $time }
plain-time-over = Time is up.
plain-time-theirs = The others have: { $time }
plain-time-none = No clock is running now.
plain-time-warn = { $s } seconds left
plain-road-none = You have laid no tile: your road joins nothing and brings nothing this round. Once you have arrived, nothing can be changed.
plain-road-open = Your road is unfinished: it does not join the two cities and brings nothing this round. Once you have arrived, nothing can be changed.
plain-road-joined = Your road joins the two cities. Once you have arrived, nothing can be changed.
plain-road-yes = Arrived: my road stays so
plain-road-no = Build on
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
# In the box of a space: the goods of the map that lie nearest to it.
plain-marks = near { $goods }
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
plain-merchants-wheel = Market wheel, the priciest first
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
plain-merchants-scores-item = { $total }: { $base } as the lower of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $prestige } prestige, and { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}. For ties: { $unused } unused, { $gifts } gifts, { $commissions } commissions, { $heroes } heroes.
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
plain-silk-road-market = Market, the priciest first
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

## Now or Never

plain-now-or-never-yours = Your hero and town
plain-now-or-never-season = Season
plain-now-or-never-first = First player token
plain-now-or-never-passed = Have passed
plain-now-or-never-asked = Still to say “produce”
plain-now-or-never-tiles = Location tiles on the scrolls
plain-now-or-never-enemies = Enemies left
plain-now-or-never-level-1 = level 1
plain-now-or-never-level-2 = level 2
plain-now-or-never-level-3 = level 3
plain-now-or-never-level-4 = level 4
plain-now-or-never-level-5 = level 5
plain-now-or-never-level-6 = level 6
plain-now-or-never-level-7 = level 7
plain-now-or-never-level-8 = level 8
plain-now-or-never-level-9 = level 9
plain-now-or-never-unclaimed = Spaces with a search token
plain-now-or-never-finds = Search tokens that nobody has seen
plain-now-or-never-villagers = Villagers in the row
plain-now-or-never-supply = Villagers to come
plain-now-or-never-gear = Gear for sale
plain-now-or-never-gear-to-come = Gear that may still come
plain-now-or-never-row = Specialists to recruit
plain-now-or-never-specialists-to-come = Specialists that may still come
plain-now-or-never-piles = Quest cards
plain-now-or-never-piles-item = { $pile }: { $cards } in the pile, { $discards } discarded; discards that you know: { $known }
plain-now-or-never-orders = Orders
plain-now-or-never-orders-stack = In the stack
plain-now-or-never-orders-under = Under the stack, the next first
plain-now-or-never-doing = What is going on
plain-now-or-never-doing-seat = Who
plain-now-or-never-doing-from = The move began on space
plain-now-or-never-doing-left = Left
plain-now-or-never-doing-keep = To be kept
plain-now-or-never-doing-piles = Piles named
plain-now-or-never-doing-charged = Came to fight
plain-now-or-never-doing-quested = Has played a quest
plain-now-or-never-doing-fight = The fight
plain-now-or-never-doing-fight-health = Its health
plain-now-or-never-doing-fight-attack = Its attack
plain-now-or-never-doing-fight-dealt = Damage so far
plain-now-or-never-doing-fight-rounds = Rounds so far
plain-now-or-never-doing-fight-damage = Damage of this round
plain-now-or-never-doing-fight-loss = Hearts lost in this round
plain-now-or-never-doing-cast = A die
plain-now-or-never-doing-die = It shows
plain-now-or-never-doing-off = Cheaper by
plain-now-or-never-doing-specialist = Specialist
plain-now-or-never-doing-quest = Quest
plain-now-or-never-doing-orders = Orders drawn
plain-now-or-never-hero = Hero
plain-now-or-never-space = Space on the map
plain-now-or-never-hearts = Hearts
plain-now-or-never-players-hearts-value = { $hearts } of { $max_hearts }
plain-now-or-never-mana = Mana
plain-now-or-never-players-mana-value = { $mana } of { $max_mana }
plain-now-or-never-coins = Coins
plain-now-or-never-experience = Experience
plain-now-or-never-books = Books
plain-now-or-never-worth = Goods are worth
plain-now-or-never-arrows-used = Hero tokens used
plain-now-or-never-players-specialists = Specialists
plain-now-or-never-players-specialists-item = { $specialist }, { $face_up-is ->
    [true] face up
   *[other] face down
}
plain-now-or-never-bot-specialists = Its specialists
plain-now-or-never-bot-specialists-item = { $specialist }, { $face_up-is ->
    [true] face up
   *[other] face down
}
plain-now-or-never-specialist = Specialist
plain-now-or-never-face-up = Face up
plain-now-or-never-red = Red slots: how the hero strikes when the attack die shows 1, 2, 3 or 4
plain-now-or-never-players-red-under = basic ability: { $says }
plain-now-or-never-blue = Blue slots
plain-now-or-never-grid = Buildings to build, 4 rows of 5
plain-now-or-never-town = Town, 4 rows of 4, the starting row last
plain-now-or-never-waiting = Villagers without a house
plain-now-or-never-housed = Villagers housed
plain-now-or-never-room = Room for villagers
plain-now-or-never-row-1 = top row
plain-now-or-never-row-2 = second row
plain-now-or-never-row-3 = third row
plain-now-or-never-row-4 = bottom row
plain-now-or-never-players-orders = Orders to complete
plain-now-or-never-completed = Orders completed
plain-now-or-never-tokens = Search tokens
plain-now-or-never-hand = Quest cards in hand
plain-now-or-never-drawn = Cards drawn, not yet kept
plain-now-or-never-size = How many
plain-now-or-never-cards = Cards
plain-now-or-never-played = Quests played
plain-now-or-never-powers = Powers
plain-now-or-never-used = Powers used this season
plain-now-or-never-gifts = What gear, town and quests add
plain-now-or-never-defence = Defence
plain-now-or-never-movement = Movement
plain-now-or-never-recruit = Recruiting is cheaper by
plain-now-or-never-build = Building is cheaper by
plain-now-or-never-tough = Searches cost fewer hearts
plain-now-or-never-income = Coins each production
plain-now-or-never-makes = Goods each production
plain-now-or-never-shell-trade = 3 shells sell for 8
plain-now-or-never-tool-trade = 3 tools sell for 10
plain-now-or-never-helm = Helms
plain-now-or-never-bot = The bot
plain-now-or-never-cards-to-come = Its cards to come this season
plain-now-or-never-attacked = Has attacked this season
plain-now-or-never-bot-quests = Quest cards it took
plain-now-or-never-bot-orders = Orders it took
plain-now-or-never-bot-tokens = Search tokens it took
plain-now-or-never-bot-villagers = Villagers it took
plain-now-or-never-scores = Scores
plain-now-or-never-scores-item = coins { $coins }, full rows { $rows }, housing { $housing }, buildings { $buildings }, quests { $quests }, orders { $orders }
plain-now-or-never-spaces = The map, space by space, ten in a row
plain-now-or-never-card-spaces = { $name }{ $location-is ->
    [none] {""}
   *[other] {" "}{ $location }
}{ $scroll-is ->
    [none] {""}
   *[other] {" "}location tile { $scroll }
}{ $level-is ->
    [none] {""}
   *[other] , enemy of level { $level }
}{ $letter-is ->
    [none] {""}
   *[other] , search token { $letter }
}{ $mountain-is ->
    [true] , mountain
   *[other] {""}
}
plain-now-or-never-card-tokens = { $name } ({ $colour }, cost { $cost }): { $says }
plain-now-or-never-card-specialists = { $name } (cost { $cost }, tax { $tax }): { $says }
plain-now-or-never-card-buildings = { $name } (cost { $cost }): { $says }
plain-now-or-never-card-quests = { $name } ({ $location }): { $says }
plain-now-or-never-card-powers = { $name }: { $says }
plain-now-or-never-card-orders = { $name }: { $goods } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
plain-now-or-never-card-solo = { $says }

# What waits where a move leads.
plain-now-or-never-there-visit = A visit: { $says }.
plain-now-or-never-there-foe = { $name } lives here: health { $health }, attack { $attack }; beaten, it gives { $says }.
plain-now-or-never-there-reward = Beaten, it gives { $says }.
plain-now-or-never-there-search = A search token lies here.
plain-now-or-never-there-searched = Its search token is gone.
plain-now-or-never-there-nothing = Nothing is here.

plain-now-or-never-verb-pay = Pay a specialist
plain-now-or-never-verb-recruit = Recruit
plain-now-or-never-verb-rest = Rest a specialist
plain-now-or-never-verb-build = Build
plain-now-or-never-verb-buy = Buy gear
plain-now-or-never-verb-swap = Swap two tiles
plain-now-or-never-verb-go = Go
plain-now-or-never-verb-charge = Go and fight
plain-now-or-never-verb-keep = Keep a card
plain-now-or-never-verb-sell = Sell
plain-now-or-never-verb-house = House a villager
plain-now-or-never-verb-move = Move a villager
plain-now-or-never-verb-learn = Learn an ability
plain-now-or-never-verb-use = Use a power
plain-now-or-never-verb-token = Take a token
