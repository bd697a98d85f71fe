# Silk Road: questions, buttons, the log, refusals and names.
#
# What names another message comes as its words; `$x-id` is the id behind `$x`, for selectors.
# Messages called part-… are pieces of others; each language has as many as it needs.

part-silk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-silk-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}

## Questions

silk-ask-over = The game is over.
silk-ask-countdown = Everybody is ready: hands off the tiles until the signal.
silk-ask-begin = From { $from } to { $to }. Look at the market; when you begin, your map is turned over and you have { $seconds } seconds.
silk-ask-ready = Round { $round }: from { $from } to { $to }. Look at the market, and say when you are ready.
silk-ask-wait-ready = You are ready. The others are not, yet.
silk-ask-build = Build a road from { $from } to { $to } past the goods you want, and say when you have arrived.
silk-ask-arrived = You have arrived. The others are still on the road.
silk-ask-late = Your sand has run out: your road stays as it is.

## Buttons

silk-do-begin = Begin: turn over the map
silk-do-ready = I am ready
silk-do-place = Lay a { $piece } on space { $cell }
silk-do-lay = Lay a { $piece } on space { $cell }: { $one } to { $other }
silk-do-turn = Turn the { $piece } on space { $cell }: { $one } to { $other }
silk-do-move = Move the { $piece } from space { $cell } to space { $to }
silk-do-lift = Take the { $piece } back from space { $cell }
silk-do-declare = I have arrived!
silk-do-start = The signal
silk-do-time-up = The sand has run out

## The log

silk-tale-round = Round { $round }
silk-tale-entered = New in the market: { $good }, worth { $value }.
silk-tale-card = The road leads from { $from } to { $to }.
silk-tale-market = The market: { $icon }. The priciest first: { $goods }.
silk-tale-ready = { $seat } is ready.
silk-tale-countdown = Everybody is ready. Three, two, one …
silk-tale-started = Go! The maps are turned over.
silk-tale-began = { $seat } turns over the map and the hourglass.
silk-tale-map = It is map { $sheet }.
silk-tale-arrived-after = { $seat } has arrived after { $seconds }.{ $tenths } seconds.
silk-tale-arrived = { $seat } has arrived.
silk-tale-time-up = The sand has run out for { $seats }.
silk-tale-route = { $seat } has joined the cities with { part-silk-tiles }.
silk-tale-disqualified = { $seat } has not joined the cities and gets nothing this round.
silk-tale-rank = { $seat } gets { part-silk-points } for the arrival.
silk-tale-length = { $seat } gets 1 point for the longest road: { part-silk-tiles }.
silk-tale-bought = { $seat } passes { $good }: { part-silk-points }.
silk-tale-bought-double = { $seat } passes { $good } on a bonus tile: { part-silk-points }.
silk-tale-scored = { $seat }: arrival { $rank }, length { $length }, goods { $goods }. That makes { $score } in all.
silk-tale-bonus-tile = { $seat } is last and gets a bonus tile: { $kind }.
silk-tale-no-bonus-tile = Several share the last place: nobody gets a bonus tile.
silk-tale-spent = The bonus tile of { $seat } is used up: { $kind }.
silk-tale-title = { $seat } is now called: { $title }.
silk-tale-over = The caravans are home.

silk-one-player = { $seat }

## Refusals: { $rule } is the rule that is in the way

silk-no-house = Only the table does that, when it is time. ({ $rule })
silk-no-ready-twice = You have said so already. ({ $rule })
silk-no-map-yet = Your map is not turned over yet. ({ $rule })
silk-no-such-cell = There is no such space: they are numbered from 0 to 18. ({ $rule })
silk-no-room = There is a tile on that space already. ({ $rule })
silk-no-bonus-tile = You have no bonus tile of that shape. ({ $rule })
silk-no-tile-left = None of those tiles is left in your tray. ({ $rule })
silk-no-tile-there = There is no tile on that space. ({ $rule })
silk-no-such-turn = The tile lies so already, or cannot lie so. ({ $rule })

## Names

silk-city-dunhuang = Dunhuang
silk-city-turfan = Turfan
silk-city-samarkand = Samarkand
silk-city-palmyra = Palmyra
silk-city-hormuz = Hormuz
silk-city-lhasa = Lhasa

silk-good-wheat = wheat
silk-good-spice = spice
silk-good-jewel = jewels
silk-good-silk = silk
silk-good-lamp = lamps
silk-good-tea = tea

silk-piece-straight = straight
silk-piece-wide = wide bend
silk-piece-tight = tight bend
silk-piece-bonus-straight = bonus straight
silk-piece-bonus-wide = wide bonus bend
silk-piece-bonus-tight = tight bonus bend

silk-side-east = east
silk-side-north-east = north-east
silk-side-north-west = north-west
silk-side-west = west
silk-side-south-west = south-west
silk-side-south-east = south-east

silk-icon-down = every good one place cheaper, the cheapest to the top
silk-icon-up = every good one place pricier, the priciest to the bottom
silk-icon-swap = the priciest and the cheapest change places
silk-icon-reverse = the whole order turns round
silk-icon-same = nothing changes

silk-title-errand = Errand runner
silk-title-stall = Stall keeper
silk-title-trader = Caravan trader
silk-title-master = Master of the road
silk-title-magnate = Silk magnate

## The board in plain text

silk-board-round = Round { $round }: { $from } – { $to }
silk-board-market = Market
silk-board-icon = The card
silk-board-question = Question
silk-board-to-come = Bonus tiles to be won
silk-board-score = score { $score }
silk-board-bonus = bonus tiles
silk-board-tray = Tray
silk-board-map = Map { $sheet }
silk-board-upside-down = upside down
silk-board-stage-idle = not ready
silk-board-stage-ready = ready
silk-board-stage-building = building
silk-board-stage-arrived = arrived
silk-board-stage-late = out of time
silk-board-past = Round { $round } was: { $from } – { $to }
silk-board-road = { part-silk-tiles }
silk-board-no-road = no road
silk-board-bought = Goods
silk-board-nothing = nothing
silk-board-points = arrival { $rank }, length { $length }, goods { $goods }: { $gain }

## Tiles: what they join, and what a bonus tile does

silk-tile-straight = Joins two opposite sides of its cell.
silk-tile-wide = Joins two sides of its cell with one side between them.
silk-tile-tight = Joins two neighbouring sides of its cell.
silk-tile-bonus = Goods at its edges count double.
