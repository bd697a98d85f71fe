# Merchants in the browser.

merchants-web-title = Merchants

## Cards and tokens

merchants-web-die-night = night die { $face }
merchants-web-die-lit = illuminated die { $face }
merchants-web-die-road = travel die { $face }
merchants-web-die-market = market die, { $face }
merchants-web-ware = { $side-id ->
    [side-upgraded] upgraded { $good }
   *[other] { $good }
}
merchants-web-count-coins = coins
# After a number.
merchants-web-unit-coins = { $n ->
    [one] coin
   *[other] coins
}
merchants-web-unit-prestige = prestige
merchants-web-coins-hidden = behind the screen
merchants-web-count-prestige = prestige
merchants-web-count-lanterns = lanterns
merchants-web-count-quartz = blazing quartz
merchants-web-count-horseshoes = horseshoes
merchants-web-count-storage = storage filled
merchants-web-count-goods = goods
merchants-web-count-deeds = deeds
merchants-web-count-lit-dice = illuminated dice
merchants-web-wants = Wants
merchants-web-have = in the wagon
merchants-web-lack = missing
merchants-web-given = handed over
merchants-web-holds-nothing = holds nothing yet
merchants-web-secret = secret
merchants-web-secret-deed = Secret deed
merchants-web-loyal = loyal
merchants-web-stray = stray
merchants-web-ability-used = used: a quartz lies on it

## The wagon

merchants-web-wagon = Your wagon
merchants-web-wagon-of = { $name }’s wagon
merchants-web-dice = Dice
merchants-web-slot-1 = Craft
merchants-web-slot-2 = Light
merchants-web-slot-3 = Trade
merchants-web-slot = Slot { $n }: { $what }
merchants-web-slot-empty = empty
merchants-web-makes = makes
merchants-web-or = or
merchants-web-and = and
merchants-web-any-good = any good
merchants-web-reserve = Reserve
merchants-web-special = Special
merchants-web-own = What is yours
merchants-web-pool = Acting with
merchants-web-spent = Spent
merchants-web-locked-reset = all three locked dice
merchants-web-storage = Storage
merchants-web-filled = { $n } of { $of }
merchants-web-tidy-long = Tidy: back to the usual order
merchants-web-turn = Turn
merchants-web-turn-piece = Turn { $piece }
merchants-web-piece = { $piece }, row { $row }, column { $column }
merchants-web-piece-in-bag = { $piece }, in the saddle bag
merchants-web-piece-keys = Arrow keys move it, R turns it, Enter says where it lies.
merchants-web-piece-blocked = No room there.
merchants-web-storage-help = Drag goods to arrange them for yourself; a double tap or R turns one. It changes nothing in the game.
merchants-web-coming = would lie here
merchants-web-no-room = No room: something has to go
merchants-web-repack = Fits once the wagon is packed anew
merchants-web-beside = Does not fit
merchants-web-lanterns = Lanterns
merchants-web-inventory = Inventory
merchants-web-free = free
merchants-web-steed = { $n ->
    [one] Steed
   *[other] Steeds
}
merchants-web-no-steed = no steed yet
merchants-web-heroes = Heroes
merchants-web-commissions = Commissions
merchants-web-of = { $n } of { $of }
merchants-web-companions = Companions
merchants-web-ability = Ability { $n }
merchants-web-lift = Lift the die by { $n }
merchants-web-deeds = Deeds
part-would-lower = lower of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $prestige } prestige
merchants-web-would = You would score { $n } = { part-would-lower }
# Points of unused illuminated dice alone, or also of deeds and the strongbox.
part-would-dice = { $points ->
    [one] 1 for an unused illuminated die
   *[other] { $points } for unused illuminated dice
}
part-would-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} (dice, deeds, strongbox)
merchants-web-would-points = You would score { $n } = { part-would-lower }, + { part-would-points }
merchants-web-would-dice = You would score { $n } = { part-would-lower }, + { part-would-dice }
merchants-web-would-level = You would score { $n }: coins and prestige are level
merchants-web-would-level-points = You would score { $n }: coins and prestige are level at { $base }, + { part-would-points }
merchants-web-would-level-dice = You would score { $n }: coins and prestige are level at { $base }, + { part-would-dice }
merchants-web-would-short = would score { $n }
merchants-web-would-brief = score { $n }
merchants-web-would-more-coins = Deeds add { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
merchants-web-would-more-prestige = Deeds add { $n } prestige.
merchants-web-would-more-points = Points on top: 1 for each unused illuminated die, and those of deeds and the strongbox.
merchants-web-next-coins = { $n ->
    [one] The next coin counts for a point.
   *[other] The next { $n } coins count for a point each.
}
merchants-web-next-prestige = { $n ->
    [one] The next prestige counts for a point.
   *[other] The next { $n } prestige count for a point each.
}
merchants-web-next-level = From here on both must grow.
merchants-web-would-when = + { $reward } when “{ $deed }” is fulfilled
merchants-web-would-when-each = + { $reward } or more when “{ $deed }” is fulfilled
merchants-web-secret-deeds = Secret deeds
merchants-web-upgrades = Upgrades
merchants-web-purse = Purse
merchants-web-none-yet = none yet
merchants-web-log = Brought home

## The others

merchants-web-open-wagon = Open { $name }’s wagon
merchants-web-close-wagon = Close the wagon
merchants-web-locked = locked dice
merchants-web-reserve-dice = reserve
merchants-web-automaton-card = Its last card
merchants-web-cards-left = { $n ->
    [one] 1 card before it shuffles
   *[other] { $n } cards before it shuffles
}

## The journey

merchants-web-journey = The journey
merchants-web-stage-prepare = Prepare
merchants-web-stage-event = Event
merchants-web-stage-visit = Visit
merchants-web-stage-fortune = Good fortune
merchants-web-stage-prepare-note = who comes along?
merchants-web-stage-event-note = a die for everybody
merchants-web-stage-visit-note = deliver in town
merchants-web-stage-fortune-note = the leader’s choice
merchants-web-stage-done = done
merchants-web-to-town = To { $town } by the { $road }
merchants-web-road-dark-note = the leader chooses a die first
merchants-web-road-shortcut-note = 3 lanterns; two good fortunes, the leader chooses last
merchants-web-road-shortcut-free = free this turn; two good fortunes, the leader chooses last
merchants-web-final = Final travels
merchants-web-final-note = Everybody may visit one last town
merchants-web-caravan = The caravan
merchants-web-leads = leader
merchants-web-joined = in the caravan
merchants-web-asked = answers now
merchants-web-undecided = answers later
merchants-web-stayed = at home
merchants-web-choosing-die = choosing a die
merchants-web-took-as = { $n } counts as { $value }
merchants-web-waits-die = die to come
merchants-web-dice-on-road = Travel dice
merchants-web-dice-left = { $n ->
    [one] 1 die left
   *[other] { $n } dice left
}
merchants-web-dice-to-roll = The dice roll when everybody has answered.
merchants-web-extra-die = one more came with the companion
merchants-web-your-pick = your pick
merchants-web-reroll = Roll the dice that are left again
merchants-web-deliverable = What could be delivered there
merchants-web-deliver-nothing = nothing for this town
merchants-web-deliver-hero = comes home
merchants-web-deliver-commission = up to
merchants-web-lucks = Good fortune
merchants-web-lucks-left = { $n ->
    [one] 1 choice left
   *[other] { $n } choices left
}
merchants-web-luck-illuminated-die = Illuminated die
merchants-web-luck-deed = A deed with its bonus
merchants-web-luck-coins = { $n } coins
merchants-web-luck-wagon-upgrade = Wagon upgrade

## Choices

merchants-web-choices = Choose
merchants-web-choices-rest = This is about
merchants-web-with = comes with
merchants-web-top-card = The top card, unseen

## The end

merchants-web-over = The long night is over
merchants-web-score-player = Player
merchants-web-score-coins = Coins, with deeds
merchants-web-score-prestige = Prestige, with deeds
merchants-web-score-base = The lower of both
merchants-web-score-points = Victory points
merchants-web-score-total = Total
merchants-web-score-counts = counts
merchants-web-score-ties = Ties are broken by
merchants-web-score-unused = The higher of both
merchants-web-score-gifts = Quartz on companions
merchants-web-score-commissions = Commissions delivered
merchants-web-score-heroes = Heroes brought home
merchants-web-score-deeds = Deeds
merchants-web-deed-done = done
merchants-web-deed-missed = missed
merchants-end-level = Coins and prestige were level at { $base }: nothing was gathered in vain.
merchants-end-level-lost = Your coins and your prestige both ended at { $base }. What decided is the lower of the two: { $name } had { $n } there.
merchants-end-coins = Your prestige decided: { $n ->
    [one] the coin above { $base } counted for nothing.
   *[other] each of the { $n } coins above { $base } counted for nothing.
}
merchants-end-prestige = Your coins decided: the { $n } prestige above { $base } counted for nothing.
merchants-end-sum = { $base }, the { part-would-lower }
merchants-end-points = + { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}

## The drawn table: frame

merchants-board-setup = Set-up
merchants-board-final = Final travels
merchants-board-round = Round { $round }
merchants-board-rounds = Round { $round } of 13. Night dice come back after rounds 4, 7, 9 and 10.
merchants-board-tab-wagon = Wagon
merchants-board-zoom = Zoom in
merchants-board-zoom-out = Whole board

## The drawn table: the question

merchants-board-steps = Steps of a turn
merchants-board-step-plan = Plan
merchants-board-step-move = Move
merchants-board-step-act = Act
merchants-board-step-rest = Rest
merchants-board-no-stay = No, stay here
# A button beside what was chosen already: the die, the companion.
merchants-board-brief-bump = Slot { $slot }: { $slot ->
    [1] craft { part-a-bonus }
   *[other] { $bonus }
}
merchants-board-brief-ability = For 1 quartz: { $effects }
# Beside what another is just doing: shows how it ended.
# Short for what the question has named already.
merchants-board-no-take = Do not take it
merchants-board-todo = to do

## The drawn table: the board

merchants-board-ringway = Ringway
merchants-board-courtyard = Highreach courtyard
merchants-board-courtyard-short = Courtyard
merchants-board-road = Towns
merchants-board-places = Places of the board
merchants-board-space = Space between { $first } and { $second }
merchants-board-short-inn = Inn
merchants-board-short-bazaar = Bazaar
merchants-board-short-commissions = Commis{"\u00AD"}sions
merchants-board-short-yurg = Yurg
merchants-board-short-dark-market = Dark
merchants-board-help-inn = Sell a hero some of the goods he wants; then he joins you and brings his bonus.
merchants-board-help-bazaar = Turn the wheel, change a die, then buy goods that have a die.
merchants-board-help-commissions = Take the top commission of any one town.
merchants-board-help-yurg = Explore the Ruins of Yin for upgraded goods, or lead a caravan to the outlying towns.
merchants-board-help-dark-market = Move the marker 1 to 4 steps for a coin each, and take what lies there.
merchants-board-wheel = Market wheel
merchants-board-section = { $good }: price { $price }, { $dice ->
    [0] none on offer
    [one] 1 on offer
   *[other] { $dice } on offer
}
merchants-board-section-help = The price is paid once; the second of the same kind is free. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
merchants-board-turn = turn
merchants-board-turn-wheel = Turn the market wheel
merchants-board-turn-help = All goods move one price on, clockwise.
merchants-board-left = { $n } left
merchants-board-below = { $n ->
    [0] The last one of this town
    [one] 1 more lies below
   *[other] { $n } more lie below
}
merchants-board-none = none left
merchants-board-deck = { $n } in the deck
merchants-board-deck-top = from the deck
merchants-board-bonus = bonus
merchants-board-place-free = free
merchants-board-top-hero = The top hero of the deck
merchants-board-top-deed = The top deed of the deck
merchants-board-top-companion = The deck of companions, { $n } cards
merchants-board-banner = Bonus of this place: { $effects }
merchants-board-ruins = Ruins of Yin
merchants-board-ruins-help = The marker goes clockwise: at least 1 step, at most 1 more than you have heroes.
merchants-board-ruins-die = Ruins die
merchants-board-any-good = any good
merchants-board-marker-here = The marker is here
merchants-board-caravan = Lead a caravan
merchants-board-dark-help = The marker goes clockwise. Each step costs 1 coin.
merchants-board-step-cost = 1 a step
merchants-board-companions = Companions
merchants-board-loyal = loyal
merchants-board-stray = stray
merchants-board-loyal-help = Loyal: stays with you; each ability works once, for a quartz.
merchants-board-stray-help = Stray: wants a gift, then strolls on to the next player.
merchants-board-travel-die = With a travel die: it comes along on the journey.
merchants-board-stage-prepare = 1 · prepare
merchants-board-stage-road = 2 · road, 3 · visit
merchants-board-stage-fortune = 4 · for the leader
merchants-board-towns = Outlying towns
merchants-board-for-town = For this town you carry: { $commissions ->
    [0] no commission
    [one] 1 commission
   *[other] { $commissions } commissions
}, { $heroes ->
    [0] no hero
    [one] 1 hero
   *[other] { $heroes } heroes
}
merchants-board-for-town-none = You carry nothing for this town.
merchants-board-road-dark = Costs nothing; the leader chooses a die first and gets one good fortune.
merchants-board-road-shortcut = Costs 3 lanterns; the leader chooses a die last and gets two good fortunes.
merchants-board-free = free
merchants-board-fortune = Good fortune
merchants-board-upgrades = Wagon upgrades
merchants-board-luck-name-illuminated-die = Illuminated die
merchants-board-luck-name-deed = A deed
merchants-board-luck-name-coins = Coins
merchants-board-luck-name-wagon-upgrade = Upgrade
merchants-board-luck-illuminated-die = An illuminated die from the supply, rolled into your special reserve.
merchants-board-luck-deed = A deed with the bonus of its place.
merchants-board-luck-coins = { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
} The first to choose this gets 5, everybody after that 3.
merchants-board-luck-wagon-upgrade = One of the wagon upgrades that are left:
merchants-board-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
merchants-board-prestige = Prestige

# The Great Bazaar as rows and a basket.
merchants-bazaar-goods = Goods at the bazaar
merchants-bazaar-about = A section costs its number once, however many goods you take there. No die, no good.
merchants-bazaar-no-die = no die
merchants-bazaar-second = second one free
merchants-bazaar-makes = then { $n } of your { $of } to pay
merchants-bazaar-free = free
merchants-bazaar-line = { $good }
merchants-bazaar-line-free = { $good }, section already paid
merchants-bazaar-off = discount
merchants-bazaar-total = to pay, of your { $of }
merchants-bazaar-sum = { $terms } = { $total } of your { $of } coins
merchants-bazaar-buy = { $n ->
    [one] Buy 1 good
   *[other] Buy { $n } goods
}
merchants-bazaar-ask = Great Bazaar: { $may ->
    [wheel-change-buy] turn the wheel, change a die, then buy
    [wheel-buy] turn the wheel, then buy
    [change-buy] change a die, then buy
    [wheel-change] turn the wheel, or change a die
    [wheel] turn the wheel, or leave
    [change] change a die, or leave
    [buy] buy, or leave
    [more] buy more, or leave
   *[none] there is nothing more to do
}. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
merchants-bazaar-nothing = Buy nothing
merchants-bazaar-wheel-first = Turn the wheel one step first
merchants-bazaar-change-first = Empty the basket and change a die first
merchants-bazaar-change = Change a die
merchants-bazaar-change-not = Change no die
merchants-bazaar-changing = Which die, and what it becomes
merchants-bazaar-fits = { $n ->
    [one] It fits
   *[other] All { $n } fit
}: { $full } of { $of } spaces full
merchants-bazaar-overflow = No room for all of it: you will be asked what goes.
# What has no room opens a question that nothing can be foreseen behind.
merchants-bazaar-asks = The { $good } has no room. When you buy it you choose what goes; more can be bought after that.
merchants-bazaar-asks-brief = no room: { $good }
merchants-bazaar-before = is bought before it
