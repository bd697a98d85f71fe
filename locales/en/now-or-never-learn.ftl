# Learning Now or Never: one's turn, the road, fights, the town, free trade, the end. Messages: learn-<chapter>-<step>.

learn-now-or-never-title = Learn Now or Never
learn-now-or-never-about = Six small lessons at a real table, about ten minutes in all.

## A turn

learn-now-or-never-turn = A turn
learn-now-or-never-turn-about = Specialists, hero actions, passing
learn-now-or-never-turn-welcome = Welcome. Your people are coming home, and you have six seasons to rebuild their town. Buildings, villagers, quests and orders bring points; the most points win.
learn-now-or-never-turn-goods = There are four goods: shells, tools, bottled demons and crystals. Coins pay for work and for buildings. Hearts carry your hero along, mana feeds special powers.
learn-now-or-never-turn-employ = On your turn you do one thing. A specialist works for coins: 3 for your Herbalist, and your hero has all hearts again. Employ the Herbalist.
learn-now-or-never-turn-rest = Whoever has worked lies face down until the next season. A specialist that you do not need may rest instead, for 2 hearts or 1 coin. Choose the rest that you like, and let the Mason take it.
learn-now-or-never-turn-hero = Specialists of others can be hired too: the cost goes to the supply, and their owner gets a tax. And you may send your hero out, three times a season. The next lesson shows how.
learn-now-or-never-turn-pass = When you want nothing more, pass: you sit out the rest of the season. Pass now.
learn-now-or-never-turn-again = When everybody has passed, the towns produce, specialists stand up, mana and the three hero actions come back. Hearts do not: a hero is healed or rests. Six times it goes round like this.

## On the way

learn-now-or-never-move = On the way
learn-now-or-never-move-about = Free spaces, hearts, visiting a place
learn-now-or-never-move-march = Three arrows are the three journeys of a season, each with a number of free spaces. Choose the arrow of 2.
learn-now-or-never-move-mountain = Your hero goes up, down, left or right. A mountain costs a heart, and so does a space with an enemy that you only pass. East of the Monument is a mountain: go there.
learn-now-or-never-move-onward = One free space is left. Go on to the Snail Caves. Farther you could go as well, for a heart a space.
learn-now-or-never-move-stop = This is far enough. Stop here.
learn-now-or-never-move-visit = Where you stop you may first play a quest of that place, and then do one thing: visit it, fight an enemy, or search. Here 2 hearts turn into experience and 2 coins. Visit the Snail Caves.
learn-now-or-never-move-again = A hero without hearts cannot set out, and loses what the place would have given. So look ahead: the marks on the map tell what each space costs and brings.

## A fight

learn-now-or-never-fight = A fight
learn-now-or-never-fight-about = The die, mana, and when to run
learn-now-or-never-fight-march = One space west of the Monument lives a Thornling: health 3, attack 1. Set out with the arrow of 2.
learn-now-or-never-fight-charge = Choose its space and charge; then begin the fight. Whoever charges loses no heart for coming there.
learn-now-or-never-fight-roll = One die for each round of the fight: it says which of your four attacks is used. Roll it.
learn-now-or-never-fight-strike = You have a 2: two damage. For 1 mana it also guards you. Pay it or not, and strike. The Thornling strikes back at the same moment, less what you guard.
learn-now-or-never-fight-more = One more health is left. Roll again and finish it. You could also run: you keep 1 experience, but it gets its health back, and your turn is over.
learn-now-or-never-fight-villager = Beaten. You gain experience, and a villager goes home with you. Choose one: each makes their own good.
learn-now-or-never-fight-again = Without hearts the fight is lost, even if your blow would have been enough. Gear and abilities lie on the numbers of the die or always protect: you will learn them in lesson 5.

## The town

learn-now-or-never-town = The town
learn-now-or-never-town-about = Building, beds and production
learn-now-or-never-town-town = Your town has four rows of four. A Tool Shed stands there, and a Crystal Miner waits below without a bed. Next, a second house.
learn-now-or-never-town-employ = A builder builds. Employ the Mason.
learn-now-or-never-town-build = Choose a building, then a free space beside one that stands. The first building comes from the border of your grid, later ones from beside a hole. Signs on the space pay you, or add to the price.
learn-now-or-never-town-house = Each building in a row is a bed there, and beds drawn on it are more. House your villager in the row you like: they stay there.
learn-now-or-never-town-house-touch = Each building in a row is a bed there, and beds drawn on it are more. On the Town tab, or under “At any time”, house your villager: they stay there.
learn-now-or-never-town-pass = Let us see what it brings. Pass: everybody else has.
learn-now-or-never-town-harvest = Everyone who has a bed makes one good, workshops make theirs, each kept search token brings a coin. A full row of buildings and a row with all four kinds of villagers bring points at the end.

## At any time

learn-now-or-never-anytime = At any time
learn-now-or-never-anytime-about = Orders, selling, learning, gear
learn-now-or-never-anytime-any = Some things need no turn. You may do them at any time, even when others play: fill orders, sell goods, learn, house villagers. A small flame marks them.
learn-now-or-never-anytime-order = You have an order: 2 shells and 1 tool for 9 coins. That is more than the market pays, and at the end it is worth 2 points. Fill it.
learn-now-or-never-anytime-sell = The market pays more for the right goods together: three crystals bring 11. The market shows the prices; sell all that is left.
learn-now-or-never-anytime-learn = You have 3 experience. Learn an ability of level 1: a red one lies in a slot of the die, a blue one always helps. Level 2 needs a level 1 of its colour.
learn-now-or-never-anytime-peddler = Gear is bought from somebody. The Peddler sells it, or Istreka. Employ the Peddler: that is your turn.
learn-now-or-never-anytime-gear = Buy a piece you can pay. Red gear is an attack for one number of the die, blue gear always works. If a slot is full, the old piece goes.
learn-now-or-never-anytime-again = Experience has one more use: 2 of it fill the villager row, if you need somebody in particular.

## The last season

learn-now-or-never-end = The last season
learn-now-or-never-end-about = Quests, search tokens and what counts
learn-now-or-never-end-there = Season six. In your hand is a quest, Campfire Songs, and its place is the Nomad Camp just west. Go there with any arrow, and stop.
learn-now-or-never-end-quest = Play your quest. It gives its reward at once, and its points at the end. Quests with a cost or an enemy are paid or fought.
learn-now-or-never-end-onward = You may still visit the place, or leave it. Then set out again, one space west: up the mountain, where a search token lies. Stop there.
learn-now-or-never-end-search = Search, and keep what you roll: the die says how many hearts it costs. Then the token is yours with its gift. Most are kept, and bring a coin in each production.
learn-now-or-never-end-pass = Now it ends: coins and goods in hand will count for nothing, unfinished orders and quests neither. Spend what you can, then pass.
learn-now-or-never-end-score = The last production decides: each coin of its goods and tokens is a point. Then come full rows, rows with all four villagers, buildings, quests and 2 points for each order. That is all. Now or never!
