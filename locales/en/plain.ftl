# The plain view: the table as headings, lists and buttons.
#
# Names of what a board has: plain-<game>-<path>, plain-<game>-<key> or plain-<key>. A message with -value at its end says one value
# (and may use those beside it), one with -item says an entry of a list; $x-is is the bare word behind $x, for selectors.

## The page

plain-rules = Rules
plain-do = What you can do
plain-happened = What happened
plain-board = The board
plain-yours = What is yours
plain-others = The others
plain-players = The players
plain-skips = Jump to
plain-result = The result
plain-skip-do = Go to what you can do
plain-skip-happened = Go to what happened
plain-skip-board = Go to the board
plain-watching = You are watching.
plain-waiting = Nothing to do just now.
plain-over = The game is over.
plain-still = This is a moment of a replay: nothing can be done here.
plain-filter = Find an action
plain-filter-help = Type words or numbers of an action. Enter does it when only one is left.
plain-filter-left = { $n ->
    [0] no action has these words
    [one] 1 action left
   *[other] { $n } actions left
}
plain-group = { $name } ({ $n })
plain-anytime = At any time
plain-chosen = Chosen: { $thing }
plain-chosen-clear = Show all actions again
plain-digit = key { $n }
plain-seat-asked = is asked
plain-seat-asked-you = it is your turn
plain-place = { $seat }: place { $place }, { $score } points
plain-place-bare = { $seat }: place { $place }
plain-time-left = Time left: { $time }
plain-time-over = Time is up.
plain-time-theirs = The others have: { $time }
plain-time-none = No clock is running now.
plain-time-warn = { $s } seconds left
plain-road-none = You have laid no tile: your road joins nothing and brings nothing this round. Once you have arrived, nothing can be changed.
plain-road-open = Your road is unfinished: it does not join the two cities and brings nothing this round. Once you have arrived, nothing can be changed.
plain-road-joined = Your road joins the two cities. Once you have arrived, nothing can be changed.
plain-road-yes = Arrived: my road stays so
plain-road-no = Build on
plain-undo = Take back
plain-thing-cell = Space { $n }
plain-more = { $label } ({ $n })

## Values

plain-yes = yes
plain-no = no
plain-none = none
plain-empty = empty
plain-nth = Number { $n }
plain-count = { $word } { $n }
plain-seconds = { $s } seconds
plain-help = { $name }: { $help }
plain-of-seat = { $seat }: { $text }
plain-packed = { $used } of { $all } spaces are full
plain-tile = { $piece }, { $one } to { $other }
plain-gate = gate of { $city } in the { $sides }
# In the box of a space: the goods of the map that lie nearest to it.
plain-marks = near { $goods }
plain-near = { $good }: near space { $cell }, { $across ->
    [left] { $right } to the left
    [right] { $right } to the right
   *[other] straight
}, { $along ->
    [up] { $down } up
    [down] { $down } down
   *[other] level
}

## Names that games share

plain-round = Round
plain-active = Whose turn
plain-score = Points
plain-goods = Goods
plain-heroes = Heroes
plain-market = Market
