# Silk Road as it is drawn on the page: the pen, the map, what a round brought.

## The race

silk-web-ask-build = Build a road from { $from } to { $to }
silk-web-ask-arriving = You have arrived.
silk-web-ask-watch = Everybody builds from { $from } to { $to }
silk-web-after = after { $time }
silk-web-after-nth = { $n ->
    [1] first to arrive, after { $time }
    [2] second to arrive, after { $time }
    [3] third to arrive, after { $time }
   *[other] fourth to arrive, after { $time }
}
silk-web-stage-arrived = { $n ->
    [1] 1st · { $time }
    [2] 2nd · { $time }
    [3] 3rd · { $time }
   *[other] 4th · { $time }
}
silk-web-open = { $n ->
    [0] nothing lies there yet
    [one] { $n } tile, not joined yet
   *[other] { $n } tiles, not joined yet
}
silk-web-joined = { $n ->
    [one] joined with { $n } tile
   *[other] joined with { $n } tiles
}
silk-web-loose = { $n } loose
silk-web-how = drag on from the camel, tap a lit space, or use the six keys
silk-web-owes = The line is gone; what you draw is kept.
silk-web-back = Step back
silk-web-other-end = Build from the other end
silk-web-arrive-sure = Press again to arrive
silk-web-hidden = Every road stays hidden until the round is over.
silk-web-mirror = Board on the other side
silk-web-clock-signal = { $time } until the signal
silk-web-clock-own = { $time } left
silk-web-clock-theirs = { $time } left for the others
silk-web-warn = { $s } seconds left
silk-web-clock-none = no clock
silk-web-clock-word-own = left
silk-web-clock-word-theirs = for the others

## What the pen says

silk-web-no-rim = That gate is closed.
silk-web-no-crossing = The road is there already: one tile on a space.
silk-web-no-finished = The road has reached the end.
silk-web-no-none-left = None left: { $piece }.
silk-web-no-other-kind = Your bonus tile is of another kind.
silk-web-no-arrived = You have arrived already.
silk-web-no-late = Time is up.
silk-web-no-sure = Nothing joins the cities yet. Press again if you mean it.
silk-web-told-tile = { $piece }, { $one } to { $other }.
silk-web-told-lifted = A tile back.
silk-web-told-end = The road ends on space { $cell }. Open: { $open }.
silk-web-told-nowhere = nothing
silk-web-told-joined = { $from } and { $to } are joined: { $n } tiles.
silk-web-told-from = Now from { $from }.
silk-web-keys = Keys: { $keys } draw, { $other } goes to the other end
silk-web-key-draw = Draw the road that way
silk-web-key-other = Build from the other end
silk-web-key-bonus = Take the bonus tile, or lay it down
silk-web-key-back = One tile back
silk-web-key-undo = Take the last stroke back
silk-web-key-arrive = Say that you have arrived

## Board, map, market, tiles

silk-web-board = Your board: { $n } spaces, a road from { $from } to { $to }
silk-web-your-map = Your map
silk-web-map = Map { $n }
silk-web-map-down = Your map, face down
silk-web-map-turned = at the signal
silk-web-map-plain = number { $n } · trust your eye
silk-web-map-grid = number { $n } · with hexagons
silk-web-dot = { $good }, { $pays }: { $where }
silk-web-pays = pays { $n }
silk-web-costs = costs { $n }
silk-web-near-middle = in the middle
silk-web-near-left = far left
silk-web-near-left-little = a little left
silk-web-near-right = far right
silk-web-near-right-little = a little right
silk-web-near-up = far up
silk-web-near-up-little = a little up
silk-web-near-down = far down
silk-web-near-down-little = a little down
silk-web-market-order = priciest first
silk-web-market-after = after the card
silk-web-market-below = below the line: passing costs
silk-web-was = was { $n }
silk-web-card = Trade card
silk-web-filled = filled: passing it pays
silk-web-ring = ring: passing it costs
silk-web-tray = Tiles left: { $tiles }
silk-web-straight = straight
silk-web-wide = wide bend
silk-web-tight = tight bend
silk-web-bonus = bonus
silk-web-twice = goods ×2
silk-web-bonus-tip = The next tile of this kind is your bonus tile: goods on its sides count twice.
silk-web-tab-tiles = My tiles
silk-web-rounds = Round { $round } of 4
silk-web-points = Points
silk-web-gain = Round { $round }: { $n }
silk-web-this-round = { $n } this round

## Practice

silk-web-practice = Practice
silk-web-practice-grid = Hexagons on the map
silk-web-practice-rings = Rings for goods that cost
silk-web-practice-clock = The clock, { $time }
silk-web-practice-turned = Maps may lie upside down
silk-web-practice-about = Nothing here counts. The same rules, cards and sheets as in a race.
silk-web-practice-next = Clock and maps: from the next try on.
silk-web-practice-lift = Lift loose tiles
silk-web-ask-practice = Practice: build a road from { $from } to { $to }
silk-web-show-key = Show the key
silk-web-tries = Your tries on this map
silk-web-tries-none = No try on this map yet.
silk-web-tries-most = Your best on this map: { $n }
silk-web-tries-best = Your best on this map: { $n } of { $of }
silk-web-again = Same map again
silk-web-another = Another map
silk-web-try-failed = That did not work. Try again in a moment.

## After a round

silk-web-revealed = The keys lie on the boards
silk-web-mine = { $n ->
    [0] Your road passed no goods: { $goods }
    [one] Your road passed one good: { $goods }
   *[other] Your road passed { $n } goods: { $goods }
}
silk-web-could = the best road would have brought { $goods }
silk-web-no-road = The cities are not joined: nothing this round.
silk-web-passed-none = No goods on the way.
silk-web-on-bonus = on the bonus tile
silk-web-ledger = Good by good
silk-web-best = The best road: { $goods } with { $n } tiles
silk-web-best-road = best road, { $n } tiles
silk-web-show-best = Show the best road
silk-web-hide-best = Hide the best road
silk-web-road-of = { $name }: { $n } tiles, goods { $goods }
silk-web-road-of-none = { $name }: the cities are not joined
silk-web-roads = Everybody’s roads
silk-web-thumb-goods = goods { $n }
silk-web-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
silk-web-to-round = To round { $round }
silk-web-to-award = The bonus tile
silk-web-col-player = Player
silk-web-col-rank = arrival
silk-web-col-length = length
silk-web-col-goods = goods
silk-web-col-round = round
silk-web-col-all = all
silk-web-award = A bonus tile for the last
silk-web-award-you = You are last and get a bonus tile: { $kind }
silk-web-award-place = On the road just built it would have been worth most here: { $n }
silk-web-award-where = where the tile would have counted most
silk-web-award-twice = Goods on its sides count twice, losses too.
silk-web-award-keep = Keep it for any later round. It is used up once it lies on the board when time is up.
silk-web-award-tray = It waits in the tray with a gilt edge.
silk-web-award-arm = Tap it or press B, and only sides that need it stay lit: { $kind }.
silk-web-award-swap = Tap one that lies already ({ $kind }) while it is in hand: the two change places.
silk-web-three = Three bonus tiles, one for each round
silk-web-tile-yours = yours
silk-web-tile-box = in the box
silk-web-tile-gone = used up

## The end

silk-web-last-roads = The roads of the last round
silk-web-last-round = The last round brought you { $n }.
silk-web-rounds-brought = Round by round: { $n }
silk-web-course = How it turned
silk-web-start = start
silk-web-nth = { $round }
silk-web-ladder = Titles of a lone trader
silk-web-title = You are now called { $title }.
