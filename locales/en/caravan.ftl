# The terminal.

caravan-quit = Quit
caravan-help = Help
caravan-undo = Undo
caravan-log = Log
caravan-board = Board
caravan-back = Back
caravan-your-turn = Your turn
caravan-waiting = Waiting for { $seat }
caravan-game-over = The game is over

## caravan play

tui-me = Merchant
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
tui-dark-south = c/d
tui-fortune = Good fortune:
tui-luck-illuminated-die = illuminated die
tui-luck-deed = deed
tui-luck-coins = { $n } coins
tui-luck-wagon-upgrade = upgrade
tui-no-upgrades = no wagon upgrades left
tui-caravan = Caravan
tui-travellers = Travellers:
tui-others = Others
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
tui-over = The game is over
tui-setup = Setting up
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
tui-page = Shown first: { $page }
tui-page-auto = where the light is
tui-page-city = the city
tui-page-road = the road
tui-thinking = thinking …
tui-no-choices = Nothing for you to do now.
tui-no-such-number = There is no choice { $n }.
tui-more-below = { $n } more below
tui-more-above = { $n } more above
tui-nothing-to-arrange = There is nothing in your wagon that you could move.
tui-does-not-fit = It does not fit there.
tui-quit-question-clock = Leave the race? Saved, but the clock runs on. Enter or q: leave, any other: stay
tui-quit-question = Leave the game? It is saved. Enter or q: leave, any other key: stay
tui-foot-on = any key: go on at once
tui-foot-result = Enter: the result
tui-foot-fold = Esc a: back to the question
tui-foot-choose = 1-9 ↑↓ Enter: choose
tui-foot-things = Tab: things
tui-foot-widen = Esc: widen
tui-foot-undo = u: undo
tui-foot-cards = i: cards
tui-foot-hint = h: hint
tui-foot-turned = h: where it turned
tui-foot-any = a: at any time
tui-foot-arrange = a: pack
tui-foot-all = v: everything
tui-foot-player = p: next wagon
tui-foot-search = /: find
tui-foot-page = PgUp PgDn: list
tui-foot-log = PgUp PgDn: log
tui-foot-log-too = - +: log
tui-foot-language = l: language
tui-foot-help = ?: help
tui-foot-quit = q: quit
tui-list-at = { $n }/{ $of }
tui-group = { $name } ({ $n ->
    [one] 1 way
   *[other] { $n } ways
})
tui-key-log-too = read further back in the log, and on
tui-keys-seeking = (Enter: keep them · Esc: all again)
tui-keys-scores = Enter: back to the board · h: where it turned · l: language · q: quit
tui-keys-cards = type to search · ↑↓: choose · Esc: back
tui-keys-arranging = arrows: choose a good · Enter: lift it · Esc: done
tui-keys-holding = arrows: move · r: turn · Tab: other box · Enter: lay down · Esc: put back
tui-any-key = ↑↓ PgDn: read on · any other key: back
tui-cards = Cards
tui-no-card = no card has that name
tui-not-found = no choice has that
tui-signs = Signs
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
tui-sign-lit = you may
tui-key-number = choose by number
tui-key-list = choose in the list
tui-key-things = point at lit things on the board; each one narrows the list
tui-key-widen = take the last pointing back
tui-key-notation = type a choice in notation: bump 2 1
tui-key-undo = take your last choice back, if nothing was rolled or revealed since
tui-key-cards = what a card does: type its name
tui-key-wagon = show the next player’s wagon
tui-key-page = everything at once; then city or road first (in small windows)
tui-key-arrange = move the goods in your wagon, for show
tui-key-language = English or Hungarian
tui-key-log = page through a long list; otherwise read further back in the log
tui-key-help = the rules and the keys
tui-key-quit = leave; the game is saved
tui-hand-over = Pass the keyboard to { $name }.
tui-hand-over-enter = Press Enter when nobody else looks.
tui-too-small = This window is too small: the table needs { $width } × { $height } characters.
tui-size-now = It has { $width } × { $height }.
tui-score-place = Place
tui-score-coins = Coins, with deeds
tui-score-prestige = Prestige, with deeds
tui-score-base = Base: the lower of the two
tui-score-points = Victory points
tui-score-total = Total
tui-score-unused = Tie-break 1: the higher of the two
tui-score-gifts = Tie-break 2: gifts to companions
tui-score-commissions = Tie-break 3: commissions delivered
tui-score-heroes = Tie-break 4: heroes delivered
tui-no-deeds = no deeds
tui-saved-in = The game is saved in { $path }
tui-continue-with = Go on with: caravan play --continue { $path }
go-on-unshown = Go on with: { $command } --continue, and the path of the file. It is not written here, because it has signs that cannot be shown.
tui-told-while-busy = Ended while it was busy. Every move that was shown is in the file.
tui-unsaved-title = Not saved
tui-unsaved-not-played = What was done last could not be written, so it has not been played. The game stands still, and so does its clock.
tui-unsaved-not-there = The file of this game was deleted, replaced or changed from outside. The game is still here.
tui-unsaved-gone = NOT saved: { $path } is no longer the file of this game.
tui-unsaved-keys = Enter: try again · f: go on in another file · q: leave without it
tui-unsaved-where = Where? A path with its folder, or a name that ends with .caravan · Enter: go on there · Esc: back
tui-unsaved-sure = Leave without it? q: leave · any other key: stay
tui-unsaved-no-place = “{ $typed }” names no file. Write its folder as well (./{ $typed }), or a name that ends with .caravan.
tui-unsaved-no-folder = There is no folder { $path }. Name one that is there.
tui-unsaved-left = NOT saved: { $lost ->
    [one] the last action is
   *[other] the last { $lost } actions are
 } missing. { $path } has the { $written } before.
tui-damage-found = { $path } cannot be gone on with as it is.
tui-damage-rules = It was played by the rules { $found }; this program plays by { $known }.
tui-damage-loss = { $lost ->
    [0] All { $lines } actions of the file fit. It would be written anew, as a running game by the rules of this program.
    [one] Of { $lines } actions the first { $kept } fit; one would be left out.
   *[other] Of { $lines } actions the first { $kept } fit; { $lost } would be left out.
 } The file as it is now would be kept beside it.
tui-damage-ask = Go on from there? y and Enter: yes, anything else and Enter: no
tui-damage-left = Nothing was changed.
tui-damage-kept = The file as it was: { $path }
replay-gave-up = { $name } gave up.
replay-ended-resigned = Nobody was left to play against: the game ended here.
replay-ended-aborted = Everybody agreed to stop here.
replay-ended-closed = The table was closed here.
replay-ended-unwatched = Only bots played and nobody watched: the game was stopped here.
tui-damage-ended = It was ended before its rules ended it.
tui-clock-ran-on = The clock has run on while you were away.

## The automaton at the table

tui-telling = { $name }: its turn
tui-telling-on = any key: all at once
tui-telling-over = any key: go on
tui-keys-telling = any key: on with it · i: cards · l: language · ?: help · q: quit
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

## caravan play silk-road

tui-silk-round = Round { $n } of 4
tui-silk-letter-wheat = W
tui-silk-letter-spice = P
tui-silk-letter-jewel = J
tui-silk-letter-silk = S
tui-silk-letter-lamp = L
tui-silk-letter-tea = T
tui-silk-sign-bonus = bonus tile (doubles)
tui-silk-key-cards = goods, cities and tiles: type a name
tui-silk-cards = Goods, cities, tiles
tui-silk-no-card = nothing has that name
tui-silk-kind-good = good
tui-silk-kind-city = city
tui-silk-kind-tile = tile
tui-silk-about-good = Its letter on the map is { $letter }. In this round every one that your road passes through brings { $value }; at the edge of a bonus tile it counts double.
tui-silk-about-goal = In this round the road leads from { $from } to { $to }.
tui-silk-about-other = In this round no road leads here.
tui-silk-about-gates = Gates through which a road may enter: { $n }
tui-silk-about-straight = Joins two opposite sides of its cell.
tui-silk-about-wide = Joins two sides of its cell with one side between them.
tui-silk-about-tight = Joins two neighbouring sides of its cell.
tui-silk-about-bonus = Goods at its edges count double.
tui-silk-about-left = Left in your tray: { $n }
tui-silk-sign-goal = city of this round
tui-silk-sign-city = another city
tui-silk-map = Map { $n }
tui-silk-map-hidden = Map
tui-silk-map-turned = upside down
tui-silk-face-down = face down
tui-silk-market = Market
tui-silk-tray = Tiles
tui-silk-players = Players
tui-silk-no-clock = no clock
tui-silk-idle = not ready
tui-silk-ready = ready
tui-silk-building = building
tui-silk-late = too late
tui-silk-arrived = arrived
tui-silk-arrived-nth = { $n }. { $after } s
tui-silk-card = Market: { $icons }
tui-silk-press-ready = Space: I am ready
tui-silk-spectator = You are watching.
tui-silk-none-left = No tile of this kind is left: { $piece }.
tui-silk-no-bonus = You have no bonus tile.
tui-silk-rim = There is no way in that direction.
tui-silk-crossing = Your own road is in the way. Backspace lifts its last tile.
tui-silk-finished = The road leaves the board here. Enter twice: I have arrived! · Backspace: lift the last tile
tui-silk-what-keys = w e a d z x: go on in that direction · ?: all keys
tui-silk-too-late = Time is up; your road lies as it is.
tui-silk-is-arrived = You have arrived; nothing can be changed now.
tui-silk-keys-pen = weadzx: build · Enter Enter: arrived! · b: bonus · Backspace: back · s: other end · Tab: free cursor · i: goods · l: language · ?: help · q: quit
tui-silk-keys-cursor = weadzx, arrows: move · 1 2 3: lay · r: turn · m: move it · Del: lift · Enter Enter: arrived! · Tab: pen · i: goods · l: language · ?: help · q: quit
tui-silk-keys-sure = Enter again: I have arrived! · any other key: not yet
tui-silk-keys-over = Enter: the result · i: goods · l: language · ?: help · q: quit
tui-silk-sure = Enter again: I have arrived!
tui-silk-keys-ready = Space: I am ready · i: goods · l: language · ?: help · q: quit
tui-silk-keys-wait = i: goods · l: language · ?: help · q: quit
tui-silk-keys-done = n: do not wait for the others · i: goods · l: language · ?: help · q: quit
tui-silk-keys-skip = any key: everything at once · Tab: next player · i: goods · l: language · ?: help · q: quit
tui-silk-keys-reveal = n: go on · Tab: next player · i: goods · l: language · ?: help · q: quit
tui-silk-key-pen = lead the road on; the fitting tile is laid by itself
tui-silk-key-numpad = the same on the number pad
tui-silk-key-back = lift the last tile
tui-silk-key-bonus = the next tile shall be a bonus tile; again: not after all
tui-silk-key-swap = build from the other city
tui-silk-key-declare = I have arrived! (three times where the road does not join the cities)
tui-silk-key-cursor = from the pen to a free cursor and back
tui-silk-key-lay = with the cursor: lay straight, wide, tight; 4 5 6: bonus tiles
tui-silk-key-turn = with the cursor: turn, turn back; move (m again: here); lift
tui-silk-mouse = mouse
tui-silk-key-mouse = a cell next to the road: lead it there; a tile: turn it; right button: lift it
tui-silk-reveal = Round { $n } is over
tui-silk-no-goods = no goods
tui-silk-no-road = No road: nothing this round.
tui-silk-best = The best road
tui-silk-best-worth = { $goods } for goods, { $tiles } tiles
tui-silk-best-soon = being worked out …
tui-silk-share = ({ $name }: { $n } %)
tui-silk-column-time = time
tui-silk-column-tiles = tiles
tui-silk-column-goods = goods
tui-silk-column-rank = arrival
tui-silk-column-length = length
tui-silk-column-gain = round
tui-silk-column-total = total
tui-clock-own = Several people at one keyboard: each plays by their own clock ("clock": "own").

## caravan replay

board-now = Now
board-round = round
board-question = Question
board-courtyard = Courtyard
board-companions = companions
board-buildings = Buildings
board-ruins = Ruins of Yin
board-upgrades = Wagon upgrades
board-steeds = Steeds
board-caravan = Caravan
board-score = Score
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

## hints and review

hint-title = What a strong player would do
hint-best = Best: { $way }
hint-ahead = After it you can expect to end about { $points } points ahead of the best of the others.
hint-behind = After it you can expect to end about { $points } points behind the best of the others.
hint-leads-to = What may follow: { $steps }
hint-other = Instead: { $way } ({ $points } points less)
hint-nothing = There is nothing to choose.
hint-nobody = Nobody here can say what is best in this game.
hint-thinking = A strong player thinks about it …
review-title = Where the game turned
review-curve = How everybody stood in the course of the game, from last to first:
review-cost = { $seat }: { $way } – cost about { $points } points
review-better = better: { $way }
review-no-mistakes = Nobody made a mistake that a strong player would see.
tui-key-hint = what a strong player would do; after the game, where it turned

## caravan market: the forms are what people may type, in full or cut short

market-hint = Type goods line by line, as 3 3 3 3 or S3 T2 D1 or 3 shells 2 tools. The end of the input (Ctrl-D) leaves.
market-sale = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $goods }:
market-trade = { $times } × ({ $goods } for { $each }) = { $sum }
market-kept = nobody buys { $goods }
market-nothing = There is nothing to sell.
market-shell = { $n ->
    [one] 1 shell
   *[other] { $n } shells
}
market-tool = { $n ->
    [one] 1 tool
   *[other] { $n } tools
}
market-demon = { $n ->
    [one] 1 bottled demon
   *[other] { $n } bottled demons
}
market-crystal = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
market-forms-shell = s shell shells
market-forms-tool = t tool tools
market-forms-demon = d demon demons
market-forms-crystal = c crystal crystals
market-forms-book = b book books
market-wrong-word = “{ $it }” is none of the goods. They are shells, tools, demons and crystals, or S, T, D and C.
market-wrong-number = “{ $it }” is not a number from 0 to { $most }.
market-wrong-numbers = Numbers alone must be four: shells, tools, demons, crystals, as 3 2 0 1.
market-wrong-alone = { $it } of what? A number comes before its goods, as 3 shells 2 tools, or joined to them, as S3 T2.
market-wrong-book = Books cannot be sold (N-173).

## caravan play: what may be done at any time

tui-any-folded = a: at any time ({ $n })
tui-any-prompt = At any time you may:
tui-nothing-any = There is nothing that you could do unasked now.
tui-key-any = what you may do at any time, out of turn too: sell, house, learn and the like
tui-key-search = only the lines that have what you type; Esc: all of them again

## caravan play now-or-never

tui-now-season = Season { $n } of 6
tui-now-production = Production of season { $n }
tui-now-above = Above ground
tui-now-underground = Underground
tui-now-at-tower-of-miners = Miner
tui-now-at-hermits-hut = Hut
tui-now-at-crystal-meteorite = Cryst
tui-now-at-nomad-camp = Camp
tui-now-at-ublo-tower = Ublo
tui-now-at-monument = Monum
tui-now-at-scholars-tower = Schol
tui-now-at-undergarden = Under
tui-now-at-forest-of-faces = Faces
tui-now-at-snail-caves = Snail
tui-now-at-flying-casino = Casin
tui-now-at-city-of-spirits = Spiri
tui-now-at-istreka = Istre
tui-now-at-wailing-cavern = Waili
tui-now-near-tower-of-miners = Miners
tui-now-near-hermits-hut = Hermit
tui-now-near-crystal-meteorite = Crystal
tui-now-near-nomad-camp = Nomad
tui-now-near-monument = Monum.
tui-now-near-scholars-tower = Scholar
tui-now-near-undergarden = Underg.
tui-now-near-snail-caves = Snail
tui-now-near-flying-casino = Casino
tui-now-near-city-of-spirits = Spirits
tui-now-near-wailing-cavern = Wailing
tui-now-building-demons-lab = Demons
tui-now-building-construction-hq = HQ
tui-now-building-crystal-lab = Lab
tui-now-building-garden-house = Garden
tui-now-building-market-hall = Market
tui-now-building-snail-ranch = Snails
tui-now-building-bottling-house = Bottles
tui-now-building-summoning-study = Summon
tui-now-building-crystal-garden = Crystal
tui-now-building-observatory = Observ.
tui-now-building-smithy = Smithy
tui-now-building-tool-shed = Tools
tui-now-supply = To be had
tui-now-red = Red
tui-now-blue = Blue
tui-now-villagers = Villagers
tui-now-piles = Quests
tui-now-pile-basic = basic
tui-now-pile-artifact = artifact
tui-now-pile-advanced = advanced
tui-now-orders-left = orders { $n }
tui-now-town = Town
tui-now-waiting = No bed yet:
tui-now-grid = Still to be built
tui-now-first = first
tui-now-passed = passed
tui-now-arrows = March
tui-now-defence = defence { $n }
tui-now-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
tui-now-hand = Quests:
tui-now-orders = Orders:
tui-now-powers = Powers:
tui-now-played = Done:
tui-now-market = Market:
tui-now-abilities = Learn:
tui-now-built = { $n }t
tui-now-housed = { $n }v
tui-now-cards = { $n }q
tui-now-bot = The bot
tui-now-bot-cards = { $n ->
    [one] 1 card to come
   *[other] { $n } cards to come
}
tui-now-bot-villagers = { $n ->
    [one] 1 villager
   *[other] { $n } villagers
}
tui-now-bot-quests = { $n ->
    [one] 1 quest
   *[other] { $n } quests
}
tui-now-bot-orders = { $n ->
    [one] 1 order
   *[other] { $n } orders
}
tui-now-bot-attacked = has attacked
tui-now-moment = Now
tui-now-foe = health { $left }/{ $health }, attack { $attack }
tui-now-blow = { $damage } damage{ $loss ->
    [0] {""}
   *[other] , you lose { $loss }
}
tui-now-blow-of-another = { $damage } damage{ $loss ->
    [0] {""}
   *[other] , { $name } loses { $loss }
}
tui-now-helm = Helm: 1 heart
tui-now-die = The die shows { $die } ({ $cast })
tui-now-cast-attack = attack
tui-now-cast-orb = orb
tui-now-cast-search = search
tui-now-cast-toll = hearts to lose
tui-now-cast-solo = the bot
tui-now-thing-plot = plot { $n }
tui-now-thing-housing = housing row { $n }
tui-now-thing-arrow = march { $n }
tui-now-thing-place = place { $n }
tui-now-thing-slot-red = red slot { $n }
tui-now-thing-slot-blue = blue slot { $n }
tui-now-thing-rest-hearts = rest for 2 hearts
tui-now-thing-rest-coin = rest for 1 coin
tui-now-thing-villagers = the row of villagers
tui-now-thing-market = everything you have
tui-now-thing-die = the die
tui-now-thing-fight = the fight
tui-now-thing-helm = the helm
tui-now-kind-location = location
tui-now-kind-enemy = enemy
tui-now-kind-specialist = specialist
tui-now-kind-building = building
tui-now-kind-token = gear or ability
tui-now-kind-quest = quest
tui-now-kind-order = order
tui-now-kind-find = search token
tui-now-kind-power = power of a hero
tui-now-kind-solo = card of the bot
tui-now-card-specialist = { $cost } coins to use, { $tax } of tax for its owner
tui-now-card-building = { $cost } coins
tui-now-card-ability = level { $level }, { $cost } experience
tui-now-card-gear = { $cost } coins
tui-now-card-order = { $goods } for { $coins } coins
tui-now-key-player = show the next player’s hero and town
tui-now-foot-player = p: next player
tui-now-group-build-from = Build { $name } for { $cost } coins or more ({ $n } places)
tui-now-group-build = Build { $name } { $cost ->
    [0] for free
    [one] for 1 coin
   *[other] for { $cost } coins
} ({ $n } places)
tui-now-key-page = everything at once; then map, then what can be had, first (in small windows)
tui-now-key-notation = type a choice in notation: go 17 (spaces are counted from 0, row by row)
tui-keys-typing = (Enter: choose · Esc: back)
tui-now-page-map = the map
tui-now-page-supply = what can be had
tui-now-page-hero = hero and town
tui-now-sign-mountain = mountain
tui-now-sign-enemy = enemy of level 3, 2 left
tui-now-sign-letter = search token
tui-now-sign-specialist = cost/tax
tui-now-sign-down = used
tui-now-sign-housing = housed/room
tui-now-sign-row = points: full row+all goods
tui-now-sign-attack = damage/defence+with mana (d: a die)
tui-now-sign-at = where a quest is
tui-now-sign-others = built, villagers, quests
tui-now-score-coins = Coins
tui-now-score-rows = Full rows
tui-now-score-housing = All four goods
tui-now-score-buildings = Buildings
tui-now-score-quests = Quests
tui-now-score-orders = Orders
tui-now-score-lore = Tie: experience and books
tui-now-score-hearts = Tie: hearts
tui-now-solo-won = 100 points or more: you win.
tui-now-solo-lost = Fewer than 100 points: the bot wins.

## Pages of the terminal

tui-rules = How the game goes
tui-keys-rules = ↑↓ PgDn: read on · l: language · Tab: the keys · any other key: back
tui-keys-help = ↑↓ PgDn: read on · l: language · Tab: the rules · any other key: back
tui-keys-whole = ↑↓ PgDn: further down · p: next player · v: on · any other key: back
tui-keys-scores-plain = Enter: back to the board · l: language · q: quit
tui-unseen = v shows: { $what }
tui-unseen-more = v shows: { $what } and { $n } more
tui-more-lit = +{ $n } (Tab)
tui-unseen-wagon = your wagon
tui-unseen-papers = heroes and commissions
tui-now-unseen-map = Map
tui-now-unseen-specialists = your specialists
tui-now-unseen-teams = the others’ specialists
tui-now-unseen-texts = what your quests say
tui-now-building-town-hall = Hall
tui-now-building-shell-pond = Pond
tui-now-building-bathhouse = Baths
tui-now-building-infirmary = Infirm.
tui-now-letter-shell = S
tui-now-letter-tool = T
tui-now-letter-demon = D
tui-now-letter-crystal = C
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
tui-silk-key-ready = I am ready
tui-silk-key-on = go on, or do not wait for the others
tui-silk-space = Space
tui-silk-doubt = Your road does not join the two cities: it would bring nothing this round. Enter again: I have arrived all the same. Any other key: build on.
tui-now-building-workshop = Works
tui-now-building-library = Library
tui-more-of-them = +{ $n } (p)
tui-kind-district = district
tui-kind-town = town
tui-about-town = Caravans bring commissions and heroes here. A hero who comes home brings: { $hero }. Who travels along may go to { $other } instead, in the same region.
tui-about-ruins = Found there: upgraded { $goods }
