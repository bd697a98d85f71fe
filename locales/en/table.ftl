# What the table itself says, whatever the game.

seat-name = Player { $number }
seat-house = The table

news-forced = { $seat } has no choice:
news-undone = { $seat } takes the last choice back.

## Why an action was not taken

illegal-over = The game is over.
illegal-no-such-seat = There is no such seat at this table.
illegal-not-now = It is not your turn.
illegal-too-early = Too early: the clock is still running.
illegal-before-signal = Too early: that was before the signal.
illegal-too-late = Too late: time is up.
illegal-refused = That is not allowed now.
illegal-unreadable = That makes no sense here: { $reason }.
illegal-changed = The button has changed since you saw it. Look again.
illegal-nothing-to-undo = There is nothing you can take back.

## Why an action cannot be taken back

barrier-dice = Dice have rolled: no way back.
barrier-revealed = Something hidden is now known: no way back.
barrier-turn-passed = The next player is up: no way back.
barrier-volunteered = Others may have acted on it: no way back.

## What is wrong with a game file

file-empty = The file is empty.
file-header = Line 1 is not the header of a game file: { $why }
file-format = The file has format { $found }; this program reads format { $known }.
file-cut-off = Line { $line } is cut off; { $rows ->
    [one] the action before it is whole.
   *[other] the { $rows } actions before it are whole.
}
file-row = Line { $line } is not an action: it is not JSON, or has not the fields of an action.
file-not-text = Line { $line } is not text (UTF-8); { $rows ->
    [one] the one action before it is whole.
   *[other] the { $rows } actions before it are whole.
}
file-unreadable = it is no action of this game.
file-commitment = The seed does not fit its commitment: somebody changed the header.
file-sealed = The file is sealed: its seed is shown when the game is over.
file-other-game = The file is of another game: { $found }.
file-other-content = The file was played with other cards, which are not at hand: { $name } ({ $id }).
file-setting = The header asks for something impossible: { $why }
file-refused = Action { $row } ({ $action }) of { $seat } is refused: { $why }
file-differs = Action { $row } ({ $action }) leads to state { $found }; the file says { $expected }.

## Why a strong player would do it

hint-why = About { $points } points better than “{ $way }”. It brings { $gains }, counting what may follow.
hint-why-better = About { $points } points better than “{ $way }”.
hint-why-brings = It brings { $gains }, counting what may follow.
hint-why-even = As far as can be foreseen, none is better; “{ $way }” is worth as much.
sign-more = +
sign-less = −

# What opponents are called by how they play, on the page and in the terminal.
bot-random = Aimless
bot-greedy = Steady
bot-apprentice = Apprentice
bot-wanderer = Wanderer
bot-settler = Settler
bot-warden = Warden
bot-mayor = Mayor
bot-founder = Founder
bot-pedlar = Pedlar
bot-shopkeeper = Shopkeeper
bot-guildmaster = Guildmaster
bot-caravaneer = Caravaneer
bot-beginner = Beginner
bot-average = Steady
bot-strong = Keen
bot-perfect = Flawless
