# Learning Silk Road: drawing a road, the goods, the race. Messages: learn-<chapter>-<step>.

learn-silk-road-title = Learn Silk Road
learn-silk-road-about = Three small lessons at a real table, about five minutes in all.

## A road

learn-silk-road-draw = A road
learn-silk-road-draw-about = Draw it, take it back, arrive
learn-silk-road-draw-welcome = Welcome. Two cities at the edge of your board want to be joined: Palmyra and Dunhuang. Your camel stands at one of them. In a game everybody builds at the same time; here you have all the time in the world.
learn-silk-road-draw-welcome-touch = Welcome. Two cities want to be joined: Palmyra and Dunhuang. Your camel stands at one of them. In a game everybody builds at once; here you have all the time you like.
learn-silk-road-draw-draw = Draw with your finger or the mouse, from the camel over the spaces: each gets the tile it needs. With keys: W, E, A, D, Z and X go the six ways. Draw three or four spaces.
learn-silk-road-draw-draw-touch = Draw with your finger from the camel over the spaces: each gets the tile it needs. Draw three or four.
learn-silk-road-draw-back = Changed your mind? Go back over the road, the way you came, and the tiles are in your hand again. The button with the bent arrow and Backspace do the same. Take a tile back.
learn-silk-road-draw-back-touch = Changed your mind? Go back over the road with your finger, or press the bent arrow. Take a tile back.
learn-silk-road-draw-join = Now draw on to the other city. You have seven straight tiles, seven wide bends and seven tight ones. Every space takes one tile, so a road never crosses itself.
learn-silk-road-draw-join-touch = Now draw on to the other city. Of each kind you have seven tiles, and every space takes one.
learn-silk-road-draw-arrive = The cities are joined. Whoever is content says so: “I have arrived!”. After that nothing can be changed.
learn-silk-road-draw-score = That was a round; a game has four. A road that does not join the two cities brings nothing at all, so look at its end before you arrive.

## Goods

learn-silk-road-market = Goods
learn-silk-road-market-about = The market, the map and the best road
learn-silk-road-market-market = The market says what each good brings today. Those at the top pay. The ones below the line cost points when your road passes them.
learn-silk-road-market-map = Your map shows where the goods lie. A filled mark pays, a ring costs. It is a small picture of your board without its hexagons: you must judge by eye where a mark lies there.
learn-silk-road-market-sides = Every good lies on the side between two spaces. Your road buys it if it goes across that very side; passing near is not enough. What it crosses it must buy, also what costs.
learn-silk-road-market-road = Draw a road past a few goods that pay, and round the rings. Whatever you draw is fine, as long as it joins the cities.
learn-silk-road-market-arrive = Joined. Nobody waits, so you may still improve it. Then say that you have arrived.
learn-silk-road-market-key = Now the key lies on the board: every good on its true side, and what your road bought.
learn-silk-road-market-best = The dotted road is the best one there was. The button with the eye hides it and brings it back. Compare the two: so the eye learns.

## The race

learn-silk-road-race = The race
learn-silk-road-race-about = The clock, bonus tiles, both ends
learn-silk-road-race-clock = In a game the sand runs: two minutes for everybody. Here it runs for fifteen. Maps stay face down until the signal. Look at the cities and the market, then say that you are ready.
learn-silk-road-race-bonus = You have a bonus tile with a golden edge: goods on its sides count twice, costs too. Take it with a tap or with B, then draw straight on: the next straight tile is that one. It is gone after the round, used well or not.
learn-silk-road-race-bonus-touch = You have a bonus tile: goods on its sides count twice, costs too. Tap it, then draw straight on: the next straight tile is that one.
learn-silk-road-race-other = You may also build from the other end: tap the other city, or press S.
learn-silk-road-race-other-touch = You may also build from the other end: tap the other city, or press the button beside the bent arrow.
learn-silk-road-race-join = Pale tiles are loose: no road passes over them yet. They cost nothing and bring nothing. Join both parts to one road, or draw a new one.
learn-silk-road-race-join-touch = The pale tile is loose: no road passes over it yet. Join both parts to one road, or draw a new one.
learn-silk-road-race-arrive = Be quick or look for more goods: that is the whole question. The first to arrive gets 2 points, the last none, those between 1. The longest road gets 1 more. Arrive.
learn-silk-road-race-first = Now the others have until the sand runs out. A road that is joined then, though nobody said so, still counts for goods and length, but stands behind all who arrived.
learn-silk-road-race-last = After each of the first three rounds the one in last place, if it is one alone, gets a bonus tile for any later round. After the fourth, the most points win. Good journey!
