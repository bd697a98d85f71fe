# Now or Never: the terminal.

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

# What people may type, in full or cut short.
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
tui-now-key-any = what you may do at any time, out of turn too: sell, house, learn and the like
tui-now-season = Season { $n } of 6
tui-now-production = Production of season { $n }
tui-now-above = Above ground
tui-now-underground = Underground
tui-now-at-tower-of-miners = Min.
tui-now-at-hermits-hut = Hut
tui-now-at-crystal-meteorite = Crys.
tui-now-at-nomad-camp = Camp
tui-now-at-ublo-tower = Ublo
tui-now-at-monument = Mon.
tui-now-at-scholars-tower = Scho.
tui-now-at-undergarden = Und.
tui-now-at-forest-of-faces = Faces
tui-now-at-snail-caves = Snail
tui-now-at-flying-casino = Cas.
tui-now-at-city-of-spirits = Spir.
tui-now-at-istreka = Istr.
tui-now-at-wailing-cavern = Wail.
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
tui-now-key-player = show the next player’s hero and town
tui-now-group-swap = Swap { $name }
tui-now-group-build-from = Build { $name } for { $cost } coins or more ({ $n } places)
tui-now-group-build = Build { $name } { $cost ->
    [0] for free
    [one] for 1 coin
   *[other] for { $cost } coins
} ({ $n } places)
tui-now-key-page = everything at once; then map, then what can be had, first (in small windows)
tui-now-key-notation = type a choice in notation: go 17 (spaces are counted from 0, row by row)
tui-now-page-map = the map
tui-now-page-supply = what can be had
tui-now-page-hero = hero and town
tui-now-sign-mountain = mountain
tui-now-sign-enemy = enemy of level 3, 2 left
tui-now-sign-letter = search token
tui-now-sign-plain = on the map: a plain, row/column
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
tui-now-building-workshop = Works
tui-now-building-library = Library

## The rules in a few pages

guide-now-fights = Fights and searches
guide-now-town = Your town
guide-now-wins = Most points after six seasons win: for full rows of four buildings, for rows that house villagers of all four goods, for buildings, for quests that you played, and 2 for each completed order.
guide-now-wins-last = Coins count only if they come from the last production. What you hold before it is lost: spend it.
guide-now-turn = On your turn you do one thing: employ a specialist, recruit one, rest one, march with your hero, or pass for the rest of the season. Turns go round until all have passed.
guide-now-specialists = Whom you employ builds, heals, teaches or sells gear, and then lies face down until the next season. You may employ other players’ specialists; they get the tax. Recruiting costs double, and the newcomer works at once. Resting one of yours gives 2 hearts or 1 coin.
guide-now-march = Marching uses up one of your hero’s arrows: so many spaces are free, each further one costs a heart, and so does a mountain or an enemy that you pass.
guide-now-stop = Where the hero stops, you may play one quest of that place, and then visit it, fight the enemy or search.
guide-now-fight = The die says which of your four red abilities strikes. Damage adds up until the enemy’s health is reached; each round costs you its attack less your defence. Without hearts the turn is over.
guide-now-search = Searching costs as many hearts as the die shows; the token that you find pays 1 coin in every production.
guide-now-build = A building comes from the edge of your grid, later from beside a hole in it, and stands beside one that you have built. The first stands in the bottom row.
guide-now-house = A row houses one villager for each building and for each bed in it. Only villagers with a bed produce.
guide-now-anytime = At any time, even when others play, you may sell goods, house villagers, complete orders, learn abilities: a.
guide-now-season = When all have passed, villagers and buildings produce, specialists and arrows are fresh again, and the next season begins.

## The automaton beside a real table

automaton-name-now-or-never = solo bot

automaton-solo-commands = Instead of an answer: ? explains, back takes the last answer back, status shows what it keeps in mind, set corrects it (set season 3, set attacked 1), quit leaves.
automaton-solo-wrong-set = Type what is to be corrected and the right number: set season 3 (1 to 6), set attacked 1 (it has attacked this season) or 0 (it has not).
automaton-solo-status = Season { $season }. { $cards ->
    [one] 1 of its cards is
   *[other] { $cards } of its cards are
} left before the shuffle. It has { $attacked ->
    [0] not attacked yet
   *[other] already attacked
} this season.
automaton-solo-set-up = Set-up: the board is set for one player, with one enemy of each level. Put a hero board that you do not use beside it. It gets a random starting builder in its first slot and a random starting healer in its second, both face up; nothing else. The starting specialists left over go back into the box.
automaton-solo-season = — Season { $season } —
automaton-solo-search = It searches: put the search token nearest to your hero face down onto its board. A token on your own space is the nearest; between equal ones you choose. Nobody looks at it, and it earns nothing. With no token left nothing happens.
automaton-solo-recruit = It recruits: the left-most specialist of the row goes face up into its left-most free slot, without being used. If all four are taken, you choose which old one goes back into the box, and the new one takes that slot. Fill the row. With an empty row nothing happens.
automaton-solo-attack = It wins: take away one enemy of the lowest level that is left. For each villager among the rewards of that enemy it takes one from the season board: first one that makes crystals, then bottled demons, tools, shells. Fill an empty row first. It takes no other reward.
automaton-solo-no-enemy = Then nothing happens, and it may still attack this season.
automaton-solo-attacked = It has attacked this season already, so it draws again.
automaton-solo-die = Its die shows { $die }.
automaton-solo-order = The top order token goes face down onto its board and is out of the game. With no order left nothing happens.
automaton-solo-basic = { $n ->
    [one] The top basic quest card goes
   *[other] The { $n } top basic quest cards go
} face down onto its board and out of the game, as far as there are any.
automaton-solo-artifact = { $n ->
    [one] The top artifact card goes
   *[other] The { $n } top artifact cards go
} face down onto its board and out of the game, as far as there are any.
automaton-solo-advanced = { $n ->
    [one] The top advanced quest card goes
   *[other] The { $n } top advanced quest cards go
} face down onto its board and out of the game, as far as there are any.
automaton-solo-nothing = That does nothing.
automaton-solo-exhaust-own = Turn its left-most face-up specialist face down. If none is face up nothing happens.
automaton-solo-exhaust-yours = Turn your left-most face-up specialist face down, and take its tax from the supply. If none is face up nothing happens.
automaton-solo-no-card = All its cards are drawn: it does nothing until the next season.
automaton-solo-production = The season is over. Do your production; it produces nothing. Turn its specialists face up with yours. Its nine cards are shuffled again.
automaton-solo-final-production = The last season is over. Do the final production and count your points; it scores nothing.
automaton-solo-won = You have won!
automaton-solo-lost = Not won this time.
automaton-solo-ask-turn = Your turn: play it, then press Enter. Or have you passed?
automaton-solo-ask-enemy = It attacks. Is there an enemy left on the board?
automaton-solo-ask-score = What is your score?
automaton-solo-ask-best = Your best score in earlier games that you won? 0 if this would be the first.
automaton-solo-help-turn = You begin every season. After each of your turns it draws a card; when you pass, the season ends at once and it draws no more. You may pay its specialists as if they were another player's; no tax is paid for them.
automaton-solo-help-enemy = It always wins, once a season. Without an enemy it has not attacked, and its next attack card counts.
automaton-solo-help-score = The first win takes 100 points. After it only a score above all your earlier ones is a win.
