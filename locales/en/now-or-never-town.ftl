# The drawn table of Now or Never: one's own board, the counter, the town, the beginning and the end.

now-town-of = { $what }: { $n } of { $of }
now-town-less = less { $what }
now-town-worker = { part-now-worker }
now-town-price = Price: { $price }
now-town-employ = Whoever employs them pays { $cost }
now-town-tax = Their owner gets { $tax } when somebody else employs them
now-town-gear-red = Red gear: lies in a slot of the attack die
now-town-gear-blue = Blue gear: always works
now-town-ability-red = Red ability, level { $level }: lies in a slot of the attack die
now-town-ability-blue = Blue ability, level { $level }: always works
now-town-pile-basic = Basic quest
now-town-pile-artifact = Artifact
now-town-pile-advanced = Advanced quest
now-town-order-points = 2 points at the end
now-town-hero = { $hearts } hearts, { $mana } mana, moves of { $a }, { $b } and { $c } free spaces
now-town-foe = Level { $level }: health { $health }, attack { $attack }
now-town-used = used
now-town-job-build = build
now-town-job-outfit = buy gear

now-town-key-market = open and close the market
now-town-key-grid = open and close your grid
now-town-map = The land
now-town-counter = The counter
now-town-tab-map = Map
now-town-tab-hero = Hero
now-town-tab-town = Town
now-town-tab-square = Square
now-town-tab-grid = My grid
now-town-tab-market = Market
now-town-tab-bot = The bot
now-town-season = Season { $n }
now-town-begin = Before the first season
now-town-end = The end
now-town-mine = What your hero has

## Spaces

now-town-lair = Lair { $level }
now-town-letter = Space { $letter }
now-town-left = { $n } left
now-town-nobody = Nobody lives here any more
now-town-token = A search token lies here
now-town-no-token = Its search token is gone
now-town-mountain = Mountain: coming here costs a heart
now-town-here = Here: { $names }

## One's own

now-town-specialists = Specialists
now-town-count = { $n } of { $of }
now-town-double = twice the price; they act at once
now-town-recruit = recruit
now-town-gone = none left
now-town-slot = Slot { $n }
now-town-free-slot = free slot
now-town-actions = Hero actions
now-town-arrow = Move { $n } spaces for free
now-town-arrow-used = Hero action of { $n }, used
now-town-arrow-more = { $n } of them from gear and buildings
now-town-first = { $seat } begins the season
now-town-attacks = Attacks
now-town-attacks-die = the die chooses
now-town-basic = basic
now-town-basic-slot = Basic attack { $n }
now-town-always = Always on
now-town-blue-slot = Free blue slot
now-town-free = free
now-town-to-learn = To learn
now-town-town = Town
now-town-space = Row { $row }, column { $column }, free
now-town-row = Row { $row }: { $free } of { $beds } beds free
now-town-waiting = waiting for a bed
now-town-no-beds = no beds
now-town-four-kinds = four kinds: { $n }
now-town-full-row = full row: { $n }
now-town-cards = Goods, orders and quests
now-town-goods = Goods
now-town-worth = worth
now-town-orders = Orders
now-town-orders-each = 2 points each
now-town-orders-stack = { $n } orders in the stack
now-town-drawn = Drawn
now-town-in-hand = Quests in hand
now-town-secret = only you see them
now-town-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
now-town-played = Quests played

## The counter

now-town-gear = Gear
now-town-villagers = Villagers
now-town-quests = Quest cards
now-town-to-come = { $n } to come
now-town-pile = { $n } cards, { $discards } discarded
now-town-grid = Your buildings to come
now-town-tiles-left = { $n } left
now-town-sell-one = sell one
now-town-best = Best price
now-town-sell-now = Sell all
now-town-sell-all = { $n ->
    [one] Sell it
   *[other] Sell all { $n } goods
}
now-town-keep-one = Keep one of these two; the other goes under the stack.
now-town-die = The die shows { $n }
now-town-no-die = No die has been rolled
now-town-cast-attack = for the attack
now-town-cast-orb = more damage
now-town-cast-search = A search costs as many hearts as the die shows.
now-town-cast-toll = It costs as many hearts as the die shows.
now-town-cast-solo = The bot has rolled.
now-town-bot-draws = The bot draws
now-town-bot-waits = The bot draws a card after each of your turns.
now-town-bot-specialists = Its specialists
now-town-bot-no-tax = you may employ them, there is no tax
now-town-bot-taken = It has taken
now-town-bot-attacked = has attacked this season
now-town-bot-no-attack = no attack yet
now-town-bot-to-come = { $n ->
    [0] No card to come this season.
    [one] 1 card to come this season: { $cards }
   *[other] { $n } cards to come this season: { $cards }
}

## Answers in brief, and what may be done at any time

now-town-do-pay = Employ
now-town-do-rest-hearts = Rest: 2 hearts
now-town-do-rest-coin = Rest: 1 coin
now-town-do-past = Go past it
now-town-do-go = Go there
now-town-do-charge = Charge { $foe }
now-town-do-name = { $name }
now-town-do-instead = Slot { $n }, in place of { $old }
now-town-do-place = Row { $row }, column { $column }
now-town-do-row = Row { $row }
# Where long names may break in a small frame.
now-town-breaks = Under|garden Con|struction Observ|atory
now-town-far = Touch it to go there with the arrow of { $n }{ $hearts ->
    [0] {""}
    [one] , for 1 heart
   *[other] , for { $hearts } hearts
}
now-town-then-search = Stop and search
now-town-then-visit = Stop and visit { $place }
now-town-then-fight = Stop and fight { $foe }
now-town-then-quest = Stop for “{ $quest }”
now-town-chip-sell = Sell goods
now-town-chip-house = House { part-now-worker }
now-town-chip-move = Move { part-now-worker }
now-town-chip-learn = Learn { $token }
now-town-chip-refill = Fill the villagers
now-town-verb-pay = Employ
now-town-verb-recruit = Recruit
now-town-verb-march = Move
now-town-verb-rest = Rest
now-town-sum = { $price } for the building{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } for the space
}{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
} = { $total } of your { part-now-purse }
now-town-blow = { $damage } damage: { $done } of { $health } done · you keep { $keep } of { $hearts } hearts

## A fight

now-town-fight = Fight against { $foe }
now-town-foe-left = level { $level } · { $n } left
now-town-foe-quest = the enemy of a quest
now-town-health = Health { $n } of { $of }
now-town-health-after = { $n } after this blow
now-town-attack = attack { $n }
now-town-defence = your defence { $n }
now-town-defence-theirs = defence { $n }
now-town-victory = Victory:
now-town-you-deal = damage you deal
now-town-you-lose = hearts you lose, of { $of }
now-town-they-deal = damage
now-town-they-lose = hearts lost, of { $of }
now-town-die-open = Keep the die, and the attack of its slot strikes.
now-town-die-chooses = The die chooses one of the four attacks.
now-town-rounds = Rounds so far
now-town-no-rounds = none yet
now-town-if-retreat = If you retreat after a round
now-town-retreat = 1 experience, the turn is over, and the enemy is at full health again.

## Production

now-town-production = Production
now-town-this-production = This production
now-town-last-production = The final production
now-town-houses = { $n ->
    [0] is deciding
    [one] houses 1 villager
   *[other] houses { $n } villagers
}
now-town-ready = ready
now-town-step-house = House who waits
now-town-step-villagers = Housed villagers
now-town-step-tokens = { $n ->
    [one] 1 search token
   *[other] { $n } search tokens
}
now-town-step-mana = Mana comes back
now-town-step-tokens-back = Hero actions come back, specialists turn face up
now-town-step-next = Season { $season } begins with { $seat }
now-town-brings = It brings you
now-town-production-note = Goods are collected when everybody has answered. Until then you may sell, complete orders and learn.

## The beginning, others, the end

now-town-kept = kept
now-town-others-choose = The others are still choosing.
now-town-open-seat = What { $name } has
now-town-close-seat = Close what { $name } has
now-town-seat-done = Quests played: { $quests }, orders completed: { $orders }
now-town-score-coins = Coins of the last production
now-town-score-rows = Full rows of buildings
now-town-score-housing = Rows with all four kinds
now-town-score-buildings = Points of buildings
now-town-score-quests = Quests played
now-town-score-orders = Orders, 2 each
now-town-score-all = Points
part-now-purse = { $of ->
    [one] 1 coin
   *[other] { $of } coins
}
