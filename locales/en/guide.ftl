# How the games go, on one page each: for whoever sits down in front of a terminal for the first time.

guide-wins = What wins
guide-turn = How a turn goes
guide-places = The places
guide-caravan = A caravan
guide-words = Words

## Merchants of the Dark Road

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

## Now or Never

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

## Silk Road

guide-silk-round = How a round goes
guide-silk-points = Points
guide-silk-wins = Most points after four rounds win.
guide-silk-card = A card names two cities and moves the prices. Some goods are worth less than nothing.
guide-silk-signal = At the signal your map is turned over and the sand runs. Everybody builds at once, each on their own board.
guide-silk-road = Lead one road from one city to the other. Your tiles are straight, wide and tight, and each kind can run out.
guide-silk-map = The map is smaller than the board and has no hexagons: you only sense where a good lies. Your road buys every good whose mark it passes through, wanted or not.
guide-silk-arrive = When you are there, say that you have arrived; nothing can be changed after that.
guide-silk-rank = Who arrives first gets most, who arrives last nothing; the longest road gets 1 more. A road that does not join the cities gets nothing at all this round.
guide-silk-bonus = Whoever is last alone after a round gets a bonus tile: goods at its edges count double.
