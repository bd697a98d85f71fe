# Merchants of the Dark Road: amit a ház mond róla.

game-merchants = Merchants of the Dark Road
game-merchants-short = Merchants
game-merchants-about = 1–4 játékos, 90 perc. Rakd meg a kocsit, indíts karavánt.
game-merchants-kind = Tervezés, alku, utazás
game-merchants-special = Pakold meg a kocsit, és vigyél fényt hat városba. Pénzed és presztízsed közül a kisebb számít.
game-merchants-length = 13 forduló
game-merchants-goal = A pénzed és a presztízsed közül a kisebb a pontszámod.
