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
merchants-web-pool = Acting with
merchants-web-spent = Spent
merchants-web-locked-reset = all three locked dice
merchants-web-storage = Storage
merchants-web-filled = { $n } of { $of }
merchants-web-tidy = Tidy
merchants-web-tidy-long = Tidy: back to the usual order
merchants-web-turn = Turn
merchants-web-turn-piece = Turn { $piece }
merchants-web-strongbox = Strongbox
merchants-web-bag = Saddle bag
merchants-web-piece = { $piece }, row { $row }, column { $column }
merchants-web-piece-in-bag = { $piece }, in the saddle bag
merchants-web-piece-keys = Arrow keys move it, R turns it, Enter lets go.
merchants-web-piece-held = { $piece } is picked up.
merchants-web-piece-down = { $piece } lies at row { $row }, column { $column }.
merchants-web-piece-blocked = No room there.
merchants-web-storage-help = Drag goods to arrange them for yourself; a double tap or R turns one. It changes nothing in the game.
merchants-web-coming = would lie here
merchants-web-no-room = No room: something has to go
merchants-web-repack = Fits once the wagon is packed anew
merchants-web-beside = Does not fit
merchants-web-inventory = Inventory
merchants-web-free-slot = free slot
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
merchants-web-secret-deeds = Secret deeds
merchants-web-upgrades = Upgrades
merchants-web-purse = Purse
merchants-web-none-yet = none yet
merchants-web-log = Brought home
merchants-web-log-commissions = Commissions delivered
merchants-web-log-heroes = Heroes brought home

## The others

merchants-web-others = Players
merchants-web-you = You
merchants-web-in-turn = in turn
merchants-web-choosing = choosing now
merchants-web-open-wagon = Open { $name }’s wagon
merchants-web-close-wagon = Close the wagon
merchants-web-locked = locked dice
merchants-web-reserve-dice = reserve
merchants-web-others-help = Choose a player to see the whole wagon.
merchants-web-automaton-card = Its last card
merchants-web-automaton-goes = It went to { $first } | { $second }
merchants-web-automaton-plans = It planned
merchants-web-automaton-lit = with an illuminated die instead
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
merchants-web-stage-fortune-note = { $name } chooses
merchants-web-stage-done = done
merchants-web-stage-now = now
merchants-web-to-town = To { $town } by the { $road }
merchants-web-final = Final travels
merchants-web-final-note = Everybody may visit one last town
merchants-web-caravan = The caravan
merchants-web-caravan-order = Leader first, then clockwise
merchants-web-leads = leads
merchants-web-joined = comes along
merchants-web-asked = is asked
merchants-web-undecided = not asked yet
merchants-web-stayed = stays at home
merchants-web-stayed-home = At home
merchants-web-choosing-die = choosing a die
merchants-web-took = took the { $n }
merchants-web-took-as = took the { $n }, counts { $value }
merchants-web-waits-die = still to choose
merchants-web-dice-on-road = Travel dice
merchants-web-dice-left = { $n ->
    [one] 1 die left
   *[other] { $n } dice left
}
merchants-web-dice-to-roll = The dice roll when everybody has answered.
merchants-web-extra-die = one more came with the companion
merchants-web-taken-by = { $name }
merchants-web-your-pick = your pick
merchants-web-reroll = Roll the dice that are left again
merchants-web-deliverable = What could be delivered there
merchants-web-deliver-nothing = nothing for this town
merchants-web-deliver-goods = { $n } of 3 goods aboard
merchants-web-deliver-hero = comes home
merchants-web-come = Come along
merchants-web-stay = Stay at home
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
merchants-web-wins = { $name } wins
merchants-web-you-win = You win
merchants-web-shared = { $names } share the victory
merchants-web-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
merchants-web-points-total = { $n } points
merchants-web-score = Score sheet
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
merchants-web-replay = Watch it again
merchants-web-again = Play again
merchants-web-download = Download the game file
