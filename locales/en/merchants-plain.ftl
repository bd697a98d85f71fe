# Merchants of the Dark Road: the plain view.

plain-merchants-goal = The goal: the lower of your coins and your prestige counts, and victory points besides.

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
plain-merchants-wagons-companions-item = { $card } (abilities used: { $used })
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

plain-merchants-verb-bump = Bump a die
plain-merchants-verb-change = Change a market die
plain-merchants-verb-buy = Buy
plain-merchants-verb-declare = Travel
plain-merchants-verb-ability = Companions
plain-merchants-verb-swap = Swap
plain-merchants-verb-commission = Take a commission
plain-merchants-verb-take-hero = Take a hero
