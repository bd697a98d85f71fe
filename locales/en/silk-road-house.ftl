# Silk Road: what the house says of it.

game-silk-road = Silk Road
game-silk-road-short = Silk Road
game-silk-road-about = 1 to 4 players, 15 minutes. Everybody builds at once, against the sand.
game-silk-road-kind = A race with a pen
game-silk-road-special = Draw one road from city to city while the sand runs. Everybody builds at once, two minutes a race.
game-silk-road-length = 4 races
game-silk-road-goal = Most points after four rounds win: for arrival, length and goods.
tempo-none-help-silk-road = Between the rounds everybody takes the time they need. A round itself has its sand: see below.
create-chairs-help-silk-road = Everybody builds at once.
rematch-about-silk-road = Same people, new maps.
