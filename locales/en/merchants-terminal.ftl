# Merchants of the Dark Road: the terminal.

tui-ringway = Ringway
tui-ringway-round = back to the Inn
tui-no-building = no building
tui-district-inn = Inn
tui-district-bazaar = Bazaar
tui-district-commissions = Commissions
tui-district-yurg = Yurg
tui-district-dark-market = Dark Market
tui-building-blazing-quartz-mine = Quartz Mine
tui-building-queens-eyes-surveyor = Surveyor
tui-building-icebreaker-harbor = Harbor
tui-building-merchants-guildhall = Guildhall
tui-building-oracle-of-lumi = Oracle
tui-building-candle-and-quartz = Candle
tui-building-othos-lanternworks = Lanternworks
tui-building-guildmasters-mansion = Mansion
tui-building-yedls-workshop = Workshop
tui-building-frosted-filigree = Filigree
tui-empty = (empty)
tui-bonus-lantern = lantern
tui-bonus-horseshoe = horseshoe
tui-bonus-storage = storage
tui-turn-wheel = turn the wheel
tui-deck = deck { $n }
tui-companions = Companions
tui-courtyard = Deeds
tui-ruins-and-dark = Ruins, Market
tui-any = any
tui-any-good = any good
tui-fortune = Good fortune:
tui-luck-illuminated-die = illuminated die
tui-luck-deed = deed
tui-luck-coins = { $n } coins
tui-luck-wagon-upgrade = upgrade
tui-no-upgrades = no wagon upgrades left
tui-caravan = Caravan
tui-travellers = Travellers:
tui-others-short = Others (p)
tui-others-legend = h heroes, c commissions, d deeds, a allies
tui-short-hero = h
tui-short-commission = c
tui-short-deed = d
tui-short-companion = a
tui-goods = { $n } goods
tui-your-wagon = { $name }: your wagon
tui-wagon-of = { $name }: wagon (p: the next one)
tui-bag = bag
tui-slots = Slots
tui-reserve = Reserve
tui-special = Special
tui-pool = Pool
tui-purse = Purse
tui-tokens = Tokens
tui-steed = Steed
tui-log = Log
tui-log-counts = { $commissions }c { $heroes }h
tui-spent = Spent
tui-nobody = nobody aboard yet
tui-more = and { $n } more (v)
tui-hidden-deed = a hidden deed
tui-final-travels = Final travels
tui-round = Round { $n } of 13
tui-ware = { $side } { $good }
tui-thing-reserve = die { $value }
tui-thing-slot = slot { $value }
tui-thing-special = illuminated die { $value }
tui-thing-die = travel die { $value }
tui-thing-lift = +{ $value }
tui-thing-ability = ability { $value }
tui-thing-locked = locked dice
tui-thing-lantern = lantern
tui-thing-coins = coins
tui-thing-prestige = prestige
tui-thing-quartz = quartz
tui-thing-horseshoe = horseshoe
tui-thing-wheel = the wheel
tui-thing-inn = the inn
tui-thing-caravan = caravan
tui-thing-ruins-die = ruins die
tui-thing-deck-heroes = deck of heroes
tui-thing-deck-deeds = deck of deeds
tui-thing-deck-companions = deck of companions
tui-kind-building = building
tui-kind-companion = companion
tui-kind-steed = steed
tui-kind-upgrade = wagon upgrade
tui-kind-deed = deed
tui-kind-hero = hero
tui-kind-commission = commission
tui-kind-event = event
tui-merchants-page-city = the city
tui-merchants-page-road = the road
tui-merchants-nothing-any = There is nothing in your wagon that you could move.
tui-merchants-foot-player = p: next wagon
tui-sign-coins = coins
tui-sign-prestige = prestige
tui-sign-lantern = lantern
tui-sign-quartz = blazing quartz
tui-sign-horseshoe = horseshoe
tui-sign-die = die
tui-sign-illuminated = illuminated die
tui-sign-hollow = the hollow 1
tui-sign-would = what you would score
tui-would = would score { $n }
tui-guide-would = Your purse says what you would score if the game ended now (=7): with 12 coins and 7 prestige the lower one, 7, counts. What your deeds and unused illuminated dice would add is in it.
tui-merchants-key-notation = type a choice in notation: bump 2 1
tui-merchants-key-player = show the next player’s wagon
tui-merchants-key-page = everything at once; then city or road first (in small windows)
tui-merchants-key-any = move the goods in your wagon, for show
tui-score-coins = Coins, with deeds
tui-score-prestige = Prestige, with deeds
tui-score-base = Base: the lower of the two
tui-score-points = Victory points
tui-score-unused = Tie-break 1: the higher of the two
tui-score-gifts = Tie-break 2: gifts to companions
tui-score-commissions = Tie-break 3: commissions delivered
tui-score-heroes = Tie-break 4: heroes delivered
tui-no-deeds = no deeds
tui-automaton-of = { $name } (p: the next one)
tui-goods-marker = Goods
tui-illuminated = Illum. dice
tui-action-card = Card
tui-no-action-yet = none yet
tui-no-papers = no heroes, no commissions
tui-kind-automaton = automaton
tui-kind-action = action card
tui-score-automaton = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} + { $dice ->
    [one] 1 illuminated die
   *[other] { $dice } illuminated dice
} + { $quartz } quartz + { $deeds ->
    [one] 1 deed
   *[other] { $deeds } deeds
}: { $points } victory points (P-085).
tui-score-automaton-won = It has won.
tui-score-automaton-lost = It is beaten.
tui-score-automaton-tie-won = The best score is equal, and so not higher: it has won (P-086).
tui-score-automaton-tie-lost = The best score is equal; the tie-breaks decide against it.
tui-score-automaton-shared = Everything is equal, even the tie-breaks: the victory is shared.
board-courtyard = Courtyard
board-companions = companions
board-buildings = Buildings
board-ruins = Ruins of Yin
board-upgrades = Wagon upgrades
board-steeds = Steeds
board-caravan = Caravan
board-purse = Purse
board-coins = coins
board-prestige = prestige
board-lanterns = lanterns
board-quartz = quartz
board-horseshoes = horseshoes
board-space = space
board-dice = Dice
board-locked = locked
board-reserve = reserve
board-pool = pool
board-goods = Goods
board-heroes = heroes
board-commissions = commissions
board-deeds = Deeds
board-log = Log
board-special-reserve = special reserve
board-illuminated-dice = illuminated dice
board-action-card = its card
board-action-cards-left = cards left before the reshuffle
tui-unseen-wagon = your wagon
tui-unseen-papers = heroes and commissions
tui-letter-weapon = W
tui-letter-armor = A
tui-letter-potion = P
tui-letter-book = B
tui-letter-staff = S
tui-letter-instrument = I
tui-steed-brembizant = Brem
tui-steed-longshadow = Long
tui-steed-lovebug = Love
tui-steed-sugarfoot = Foot
tui-steed-velvet = Velv
tui-steed-whisper = Wisp
tui-steed-woolsworth = Wool
tui-more-of-them = +{ $n } (p)
tui-kind-district = district
tui-kind-town = town
tui-about-town = Caravans bring commissions and heroes here. A hero who comes home brings: { $hero }. Who travels along may go to { $other } instead, in the same region.
tui-about-ruins = Found there: upgraded { $goods }
tui-about-journey = Each of your heroes who comes home there brings: { $hero }

## The rules in a few pages

guide-places = The places
guide-caravan = A caravan
guide-words = Words

guide-merchants-wins = Your score is the lower of your coins and your prestige, and victory points besides: those of your deeds, and 1 for each illuminated die that you never used. A rich nobody scores as little as a famous beggar.
guide-merchants-rounds = There are 13 rounds; from the eleventh on your reserve is empty and your slots empty one by one. Then everybody may visit one last town.
guide-merchants-plan = Plan: push a die of your reserve into one of your three slots. The die that comes out is yours for this turn, and the slot gives something: slot 1 a good, slot 2 a lantern or one of your illuminated dice, slot 3 two coins or a turn of the market wheel.
guide-merchants-move = Move: your wagon goes as many spaces round the Ringway as the die shows. A horseshoe takes you 1 space further, or back.
guide-merchants-act = Act: use one of the two districts beside you. With an illuminated die you use both, and the building between them.
guide-merchants-rest = Rest: what was taken off the board is replaced, and the next player goes.
guide-merchants-inn = Inn: sell goods to a hero for what the wheel shows; the hero then rides with you and wants to go home.
guide-merchants-bazaar = Bazaar: buy goods that have a die on the wheel. A second one of the same kind costs nothing.
guide-merchants-commissions = Commissions: take one that asks for three goods; its town waits for them.
guide-merchants-yurg = Yurg: fetch an upgraded good from the ruins, or lead a caravan to the towns.
guide-merchants-dark-market = Dark Market: 1 coin for each step of its marker; what it stops at is yours.
guide-merchants-buildings = Buildings stand beside the Ringway. What each one does: i, and its name.
guide-merchants-caravan = Its leader takes a companion, then names a town and a road: the dark road is free, the shortcut costs 3 lanterns. The others may come along. An event is turned over, and everybody takes one of the travel dice: it says what happens to them. A lantern rolls the rest again.
guide-merchants-town = In the town you deliver: 1, 2 or 3 goods of a commission bring 1, 3 or 6 prestige, and 1 more for each upgraded one. A hero who comes home brings coins, prestige, or one of each.
guide-merchants-fortune = Then the leader chooses a good fortune; two after a shortcut.
guide-merchants-tokens = Lanterns light the road, quartz wakes your companions, horseshoes move you; heroes, commissions and goods must find room in your wagon.
guide-merchants-deeds = Deeds are secret aims. They are looked at when the game is over.

## The automaton beside a real table

automaton-name-final = Private Concern
automaton-name-prototype = Trader
automaton-commands = Instead of an answer: ? explains, back takes the last answer back, status shows what it owns, set corrects it (set coins 7, set heroes farglen 2), quit leaves.

automaton-set-up = Set-up: put its pawn on the space between the inn and the bazaar, its prestige marker and its goods marker on 0. Give it one deed, face down. It takes no steed and no wagon board. Its first good only moves the marker.
automaton-set-up-upgrades = Alone against it, only { $left ->
    [one] 1 random wagon upgrade stays
   *[other] { $left } random wagon upgrades stay
} on the track; put the others back into the box.
automaton-round = — Round { $round } —
automaton-pawn = Move its pawn to { $first } | { $second }.
automaton-plan = It plans: { $effects }.
automaton-plan-lit = It returns an illuminated die to the supply and plans better: { $effects }.
automaton-level = Its level gives it more: { $effects }.
automaton-lacks-goods = { $deal }: not now, it would need at least { $n ->
    [one] 1 good
   *[other] { $n } goods
}.
automaton-too-many-goods = { $deal }: not now, it has more than { $n ->
    [one] 1 good
   *[other] { $n } goods
}.
automaton-too-many-commissions = { $deal }: not now, it has more than { $n ->
    [one] 1 commission
   *[other] { $n } commissions
}.
automaton-lacks-journey = { $deal }: not now, it would need a commission, or two heroes for one town.
automaton-acts = { $deal }: this is what it does.
automaton-deal-bazaar = Great Bazaar
automaton-deal-commission = Queen’s Commissions
automaton-deal-travel = A caravan to the towns
automaton-deal-ruins = Ruins of Yin
automaton-deal-dark-market = Dark Market
automaton-deal-inn = Ringway Inn
automaton-wheel = Turn the market wheel one step clockwise.
automaton-dice-off = Take these dice off the wheel, they are rerolled in a moment: { $goods }.
automaton-ruins = Move the ruins marker { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}. It gains an upgraded good: a good and a quartz.
automaton-ruins-roll = It pays a lantern and rolls the ruins die.
automaton-ruins-die = The ruins die shows: { $effects }.
automaton-oracle = The oracle die shows: { $effects }.
automaton-dark-market = Move the dark market marker { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}; it pays nothing.
automaton-hero = It takes in the hero of { $town } at place { $place }.
automaton-hero-left = A hero of { $town } leaves it: put the card under the hero deck.
automaton-sells = It sells what the hero asks for in place { $n }, for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
automaton-no-use = That is of no use to it: { $effects }.
automaton-leads = It leads a caravan to { $town } by the { $road }. Say now whether you come along.
automaton-extra-die = The travel die of that companion comes along: roll one die more.
automaton-order-dark = Turn over an event of the dark road and roll a die for each traveller. It takes the highest die, before everybody else.
automaton-order-shortcut = Turn over an event of the shortcut and roll a die for each traveller. It takes the highest die that the others leave.
automaton-joins-dark = It comes along: roll one travel die more. When its turn comes, after the leader, it takes the highest die left.
automaton-joins-shortcut = It comes along: roll one travel die more. When its turn comes, before the leader, it takes the highest die left.
automaton-stays = It stays at home.
automaton-enters = It enters { $town }.
automaton-brings = It brings a hero home: { $effects }. Put the card away.
automaton-delivers = It delivers a commission with { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}: { $prestige } prestige. Put the card away.
automaton-no-delivery = It has nothing to deliver there.
automaton-fortune = Good fortune brings it { $luck }.
automaton-rest = Rest: reroll the market dice that were taken off, refill the companions, the inn and the courtyard.
automaton-final-trip = — Final travel: everybody may visit one last town —
automaton-you-won = You have beaten it!
automaton-you-lost = It has beaten you.
automaton-shared = Everything is equal: you share the victory.

automaton-change = {"  "}{ $thing }: { $was } → { $now }
automaton-change-cards = {"  "}{ $card } for { $town }: { $was } → { $now }
automaton-status = Round { $round }. It has: { $things }.
    Heroes: { $heroes }. Commissions: { $commissions }. Delivered: { $delivered ->
        [one] 1 commission
       *[other] { $delivered } commissions
    }, { $brought ->
        [one] 1 hero
       *[other] { $brought } heroes
    }.
automaton-none = none

automaton-thing-coins = coins
automaton-thing-prestige = prestige
automaton-thing-goods = goods
automaton-thing-lanterns = lanterns
automaton-thing-quartz = quartz
automaton-thing-dice = illuminated dice
automaton-thing-deeds = deeds
automaton-thing-heroes = heroes
automaton-thing-commissions = commissions
automaton-banner-top = the top banner
automaton-banner-other = the other banner

automaton-ask-starting-hero = Deal it a random starting hero. Of which town?
automaton-ask-turn-solo = Your turn. Play it; if you lead a caravan, where to and by which road?
automaton-ask-turn = The turn of { $seat }. If a caravan sets out, where to and by which road?
automaton-ask-tie = It has equal reasons for these towns. Which one do you choose?
automaton-ask-bring-hero = It brings one hero home. For which town shall he be?
automaton-ask-dice = How many dice lie on these goods in all: { $goods }?
automaton-ask-south = Does the dark market marker now stand in the south?
automaton-ask-commission = Give it the top commission of { $town }. If that stack is empty, which other one do you choose?
automaton-ask-commission-any = It takes a commission. Which one do you choose?
automaton-ask-stack = Give it the top commission of { $town }. Is there one?
automaton-ask-deed = Give it the deed under { $place }, face down. If none lies there, which one is it?
automaton-ask-deed-top = Give it the top deed of the deck, face down. Is there one?
automaton-ask-guests = Which towns do the four heroes at the inn come from, place by place?
automaton-ask-guest = It cannot decide between the heroes. Which place do you choose?
automaton-ask-prices = What are the goods worth now that he asks for, from left to right?
automaton-ask-top-hero = The inn is empty: turn over the top hero of the deck and give it to it. Of which town?
automaton-ask-lantern = Does he show a lantern?
automaton-ask-lose-hero = It must part with a hero. Of which town?
automaton-ask-companion = It sends away the companion in place { $place }: put the card under the deck. If that place is empty, which one do you choose?
automaton-ask-event = What does the event say for the die that it took?
automaton-ask-five = Do the five coins still lie on the good fortune track?
automaton-ask-score = It scores { $score }: { $base } as the lower of coins and prestige, goods { $goods }, illuminated dice { $dice }, quartz { $quartz }, deeds { $deeds }. What is the best score among you?
automaton-ask-unused = A tie. The higher of your coins and prestige (its own: { $its })?
automaton-ask-gifts = Still a tie. How much quartz lies on your loyal companions (its own: { $its })?
automaton-ask-commissions = Still a tie. How many commissions have you delivered (its own: { $its })?
automaton-ask-heroes = Still a tie. How many heroes have you brought home (its own: { $its })?
automaton-hint-prices = one to three numbers from 1 to 5, as 4 2 1
automaton-hint-guests = four towns, - for an empty place, as farglen - windglass north
automaton-hint-effects = effects, as coins 2, lose good; - for nothing
automaton-hint-caravan = town and dark or shortcut, as farglen dark; - for none
automaton-wrong-prices = Type the price of each good, one to three numbers.
automaton-wrong-guests = Type four things: a town for each place, and - for an empty one.
automaton-wrong-effect = “{ $it }” is not an effect. Some that are: coins 2, prestige 1, lantern 1, good basic any, hero, lose coins 3, lose good, lose hero.
automaton-wrong-caravan = Type a town and a road, or - if no caravan sets out.
automaton-wrong-set = Type what is to be corrected and the right number: set coins 7, set goods 3, set heroes farglen 2.

automaton-help-starting-hero = It gets a starting hero like everybody, and his good: one more on its goods marker.
automaton-help-turn = Other people's turns matter to it only when a caravan sets out: it comes along with a hero or commission for the region, or with a lantern.
automaton-help-tie = It goes where it has most heroes and commissions, then where it has most commissions. Where that is equal, you choose.
automaton-help-bring-hero = It brings home a hero of the town for which it has most heroes and commissions. Where that is equal, you choose.
automaton-help-dice = It takes every die on the three goods of its card without paying and gains a good for each; with no die there it still gains one good.
automaton-help-south = In the south it takes a commission or a deed, as its card notes; anywhere else it gains two goods.
automaton-help-commission = It takes a commission for the town for which it has most heroes and commissions; with none or a tie, for the town of its card. Enter if it is there; another town if that stack is empty; - if all stacks are.
automaton-help-commission-any = No town is ahead of the others, and no card names one: you choose. Type - if all stacks are empty.
automaton-help-stack = If the stack of that town is empty it gets nothing.
automaton-help-deed = It takes the deed of the banner on its card and gains what the banner shows; if none lies there the other one, or the top of the deck without a bonus. Type - if there is no deed at all.
automaton-help-deed-top = A deed from the deck comes without a banner. If the deck is empty it gets nothing.
automaton-help-guests = It prefers the hero of the town for which it has most heroes and commissions; in a tie the place on its card decides. Places count from left to right.
automaton-help-guest = Neither its heroes and commissions nor its card decide: you choose.
automaton-help-prices = It sells the requests that its card marks, as far as its goods go, for the prices on the wheel. Type the prices of all goods on his card, in their order.
automaton-help-top-hero = With nobody at the inn it takes the top hero of the deck. Type - if the deck is empty as well.
automaton-help-lantern = A hero with a lantern gives it a lantern; horseshoes and storage are of no use to it.
automaton-help-lose-hero = You choose; the hero goes under the deck.
automaton-help-companion = It keeps no companions: the one in the named place goes under the deck. Place 1 is beside the deck, place 3 has the travel die. Type - if there is none.
automaton-help-event = Type the effects in the notation of content packs, with commas between them: coins 2, lantern 1, good upgraded any, hero, commission, wheel, oracle, lose good. Type - if nothing happens. It pays what it has and no more.
automaton-help-five = Whoever first chooses coins as good fortune gets the five that lie there; afterwards it is three.
automaton-help-score = You win only with a strictly higher score, unless you began with --tie tiebreak.
automaton-help-tie-break = Tie-breaks in their order: the unused one of coins and prestige, gifts on loyal companions, commissions, heroes.
