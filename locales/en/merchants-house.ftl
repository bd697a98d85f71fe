# Merchants of the Dark Road: what the house says of it.

game-merchants = Merchants of the Dark Road
game-merchants-short = Merchants
game-merchants-about = 1 to 4 players, 90 minutes. Pack a wagon, light a caravan.
game-merchants-kind = Plan, trade, travel
game-merchants-special = Pack a wagon and light the way to six towns. Coins and prestige must grow: the lower one is your score.
game-merchants-length = 13 rounds
game-merchants-goal = The lower of your coins and your prestige is your score.
