# The terminal.

caravan-quit = Quit
caravan-help = Help
caravan-undo = Undo
caravan-log = Log
caravan-board = Board
caravan-back = Back
caravan-your-turn = Your turn
caravan-waiting = Waiting for { $seat }
caravan-game-over = The game is over

## caravan play

tui-me = Merchant
tui-others = Others
tui-over = The game is over
tui-setup = Setting up
tui-page = Shown first: { $page }
tui-page-auto = where the light is
tui-thinking = thinking …
tui-no-choices = Nothing for you to do now.
tui-no-such-number = There is no choice { $n }.
tui-more-below = { $n } more below
tui-more-above = { $n } more above
tui-does-not-fit = It does not fit there.
tui-quit-question-clock = Leave the race? Saved, but the clock runs on. Enter or q: leave, any other: stay
tui-quit-question = Leave the game? It is saved. Enter or q: leave, any other key: stay
tui-foot-on = any key: go on at once
tui-foot-result = Enter: the result
tui-foot-fold = Esc a: back to the question
tui-foot-choose = 1-9 ↑↓ Enter: choose
tui-foot-things = Tab: things
tui-foot-widen = Esc: widen
tui-foot-undo = u: undo
tui-foot-cards = i: cards
tui-foot-hint = h: hint
tui-foot-turned = h: where it turned
tui-foot-any = a: at any time
tui-foot-arrange = a: pack
tui-foot-all = v: everything
tui-foot-player = p: next player
tui-foot-search = /: find
tui-foot-page = PgUp PgDn: list
tui-foot-log = PgUp PgDn: log
tui-foot-log-too = - +: log
tui-foot-language = l: language
tui-foot-help = ?: help
tui-foot-quit = q: quit
tui-list-at = { $n }/{ $of }
tui-group = { $name } ({ $n ->
    [one] 1 way
   *[other] { $n } ways
})
tui-key-log-too = read further back in the log, and on
tui-keys-seeking = (Enter: keep them · Esc: all again)
tui-keys-scores = Enter: back to the board · l: language · h: where it turned · q: quit
tui-keys-cards = type to search · ↑↓: choose · Esc: back
tui-keys-arranging = arrows: choose a good · Enter: lift it · Esc: done
tui-keys-holding = arrows: move · r: turn · Tab: other box · Enter: lay down · Esc: put back
tui-any-key = ↑↓ PgDn: read on · any other key: back
tui-cards = Cards
tui-no-card = no card has that name
tui-no-cards = there is nothing to look up here
tui-not-found = no choice has that
tui-signs = Signs
tui-sign-lit = you may
tui-key-number = choose by number
tui-key-list = choose in the list
tui-key-things = point at lit things on the board; each one narrows the list
tui-key-widen = take the last pointing back
tui-key-notation = type a choice in notation
tui-key-undo = take your last choice back, if nothing was rolled or revealed since
tui-key-cards = what a card does: type its name
tui-key-player = look at the next player
tui-key-page = everything at once
tui-key-language = English or Hungarian
tui-key-log = page through a long list; otherwise read further back in the log
tui-key-help = the rules and the keys
tui-key-quit = leave; the game is saved
tui-hand-over = Pass the keyboard to { $name }.
tui-hand-over-enter = Press Enter when nobody else looks.
tui-too-small = This window is too small: the table needs { $width } × { $height } characters.
tui-size-now = It has { $width } × { $height }.
tui-score-place = Place
tui-score-total = Total
tui-saved-in = The game is saved in { $path }
tui-continue-with = Go on with: { $program } play --continue { $path }
go-on-unshown = Go on with: { $command } --continue, and the path of the file. It is not written here, because it has signs that cannot be shown.
tui-told-while-busy = Ended while it was busy. Every move that was shown is in the file.
tui-unsaved-title = Not saved
tui-unsaved-not-played = What was done last could not be written, so it has not been played. The game stands still, and so does its clock.
tui-unsaved-not-there = The file of this game was deleted, replaced or changed from outside. The game is still here.
tui-unsaved-gone = NOT saved: { $path } is no longer the file of this game.
tui-unsaved-keys = Enter: try again · f: go on in another file · q: leave without it
tui-unsaved-where = Where? A path with its folder, or a name that ends with .caravan · Enter: go on there · Esc: back
tui-unsaved-sure = Leave without it? q: leave · any other key: stay
tui-unsaved-no-place = “{ $typed }” names no file. Write its folder as well (./{ $typed }), or a name that ends with .caravan.
tui-unsaved-no-folder = There is no folder { $path }. Name one that is there.
tui-unsaved-left = NOT saved: { $lost ->
    [one] the last action is
   *[other] the last { $lost } actions are
 } missing. { $path } has the { $written } before.
tui-damage-found = { $path } cannot be gone on with as it is.
tui-damage-rules = It was played by the rules { $found }; this program plays by { $known }.
tui-damage-loss = { $lost ->
    [0] All { $lines } actions of the file fit. It would be written anew, as a running game by the rules of this program.
    [one] Of { $lines } actions the first { $kept } fit; one would be left out.
   *[other] Of { $lines } actions the first { $kept } fit; { $lost } would be left out.
 } The file as it is now would be kept beside it.
tui-damage-ask = Go on from there? y and Enter: yes, anything else and Enter: no
tui-damage-left = Nothing was changed.
tui-damage-kept = The file as it was: { $path }
replay-gave-up = { $name } gave up.
replay-ended-resigned = Nobody was left to play against: the game ended here.
replay-ended-aborted = Everybody agreed to stop here.
replay-ended-closed = The table was closed here.
replay-ended-unwatched = Only bots played and nobody watched: the game was stopped here.
tui-damage-ended = It was ended before its rules ended it.
tui-clock-ran-on = The clock has run on while you were away.

## The automaton at the table

tui-telling = { $name }: its turn
tui-telling-on = any key: all at once
tui-telling-over = any key: go on
tui-keys-telling = any key: on with it · i: cards · l: language · ?: help · q: quit

tui-clock-own = Several people at one keyboard: each plays by their own clock ("clock": "own").

## caravan replay

board-now = Now
board-turn = { $when }, the turn of { $seat }
board-question = Question
board-score = Score

## hints and review

hint-title = What a strong player would do
hint-best = Best: { $way }
hint-ahead = After it you can expect to end about { $points } points ahead of the best of the others.
hint-behind = After it you can expect to end about { $points } points behind the best of the others.
hint-leads-to = What may follow: { $steps }
hint-other = Instead: { $way } ({ $points } points less)
hint-other-even = Instead: { $way } (about as good)
hint-nothing = There is nothing to choose.
hint-nobody = Nobody here can say what is best in this game.
hint-thinking = A strong player thinks about it …
tui-looking-back = A strong player looks at every choice: { $percent } % …
review-title = Where the game turned
review-curve = How everybody stood in the course of the game, from last to first:
review-cost = { $seat }: { $way } – cost about { $points } points
review-better = better: { $way }
review-no-mistakes = Nobody made a mistake that a strong player would see.
tui-key-hint = what a strong player would do; after the game, where it turned

## caravan market

market-hint = Type goods line by line, as 3 3 3 3 or S3 T2 D1 or 3 shells 2 tools. The end of the input (Ctrl-D) leaves.

## caravan play: what may be done at any time

tui-any-folded = a: at any time ({ $n })
tui-any-prompt = At any time you may:
tui-nothing-any = There is nothing that you could do unasked now.
tui-key-any = what you may do at any time, out of turn too
tui-key-search = only the lines that have what you type; Esc: all of them again

tui-keys-typing = (Enter: choose · Esc: back)

## Pages of the terminal

tui-rules = How the game goes
tui-keys-rules = ↑↓ PgDn: read on · l: language · Tab: the keys · any other key: back
tui-keys-help = ↑↓ PgDn: read on · l: language · Tab: the rules · any other key: back
tui-keys-whole = ↑↓ PgDn: further down · p: next player · v: on · any other key: back
tui-keys-scores-plain = Enter: back to the board · l: language · q: quit
tui-unseen = v shows: { $what }
tui-unseen-more = v shows: { $what } and { $n } more
tui-more-lit = +{ $n } (Tab)
