# Silk Road: the plain view.

plain-silk-road-goal = The goal: most points after four rounds, for roads that join the two cities and pass goods.

plain-silk-road-yours = Your desk
plain-silk-road-card = The trade card
plain-silk-road-card-cities = Build a road between
plain-silk-road-card-icons = The market
plain-silk-road-market = Market, the priciest first
plain-silk-road-market-item = { $good }: { $value }
plain-silk-road-cards-to-come = Trade cards that may still come
plain-silk-road-card-cards = { $cities }: { $icons }
plain-silk-road-icons-to-come = Icons that may still come
plain-silk-road-bonus-to-come = Bonus tiles that can still be won
plain-silk-road-goods = Points for goods
plain-silk-road-gains = Points of each round
plain-silk-road-bonus = Bonus tiles
plain-silk-road-stage = Now
plain-silk-road-after = Took
plain-silk-road-own = On the table before you
plain-silk-road-own-board = Your road, row by row
plain-silk-road-desks-own-board = Your road, row by row
plain-silk-road-tray = Left in your tray
plain-silk-road-map = Your map
plain-silk-road-sheet = Map number
plain-silk-road-upside-down = Upside down
plain-silk-road-dots = Goods on the map
plain-silk-road-desks-own-map-dots = Goods on the map (ten tenths are one space)
plain-silk-road-past = The round before
plain-silk-road-past-cities = The cities were
plain-silk-road-past-market = The market was
plain-silk-road-past-market-item = { $good }: { $value }
plain-silk-road-past-desks = Everybody’s road
plain-silk-road-past-desks-key = Where the goods were
plain-silk-road-past-desks-key-item = { $good } between spaces { $cells }
plain-silk-road-past-desks-board = The road
plain-silk-road-past-desks-bought = Goods passed
plain-silk-road-past-desks-bought-item = { $good }: { $points }{ $doubled-is ->
    [true] {" (doubled)"}
   *[other] {""}
}
plain-silk-road-qualified = The cities are joined
plain-silk-road-route = Spaces in order
plain-silk-road-tiles = Tiles
plain-silk-road-rank = Points for the arrival
plain-silk-road-length = Points for the length
plain-silk-road-past-desks-goods = Points for goods
plain-silk-road-gain = Points in all

plain-silk-road-verb-place = Lay a tile
plain-silk-road-verb-turn = Turn a tile
plain-silk-road-verb-move = Move a tile
plain-silk-road-verb-lift = Take a tile back
plain-silk-road-verb-declare = Arrive
