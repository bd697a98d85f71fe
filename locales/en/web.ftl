# The browser.

web-title = Caravanserai

## The house: who sits where

# Whoever reads it, by the name that the others see.
seat-you = { $name } (you)
bot-names = Tallow, Osk, Brin, Marit, Dov, Hesper, Quill, Sorrel, Wim, Yara
bot-level = { $strength } – { $number } of { $all }
chair-open = open
chair-bot = bot, { $strength }
chair-automaton = automaton
chair-automaton-final = Private Concern
chair-automaton-prototype = Trader
chair-away = away
chair-stand-in = away, a bot stands in
chair-resigned = resigned
chair-with-note = { $name } ({ $note })

## The house: time

clock-left = { $time } left
clock-word-left = left
span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
span-just-now = just now
span-both = { $first } { $second }
ago-days = { $n ->
    [one] 1 day ago
   *[other] { $n } days ago
}
ago-hours = { $n ->
    [one] 1 hour ago
   *[other] { $n } hours ago
}
ago-minutes = { $n ->
    [one] 1 minute ago
   *[other] { $n } minutes ago
}

## The house: what happened

log-title = What happened
log-filter = Which lines
log-all = All
log-mine = About me
log-set-up = Before the first round
log-after = After the last round
log-round = { $part ->
    [season] Season { $round }
   *[other] Round { $round }
}
log-away = while you were away
log-since = since your last move
log-undone = taken back
log-sealed = No way back behind this
log-nothing = Nothing yet.
log-news = The newest
news-resigned = { $seat } gives up.
news-resigned-you = You give up.
log-undo-can = Your last choice can be taken back.
log-undo-cannot = There is nothing you can take back now.

## The house: talk, notes, plans, notices

chat-title = Talk
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-earlier = Earlier
chat-watching = watching
note-label = Only you can read this.
note-kept = Kept.
note-not-kept = Not kept yet; it is tried again by itself.
note-keeping = Keeping …
plan-about = When somebody leads a caravan and asks who comes along, this is your answer. It saves the others a wait.
plan-everywhere = Every caravan
plan-ask = Ask me
plan-join = Come along
plan-refuse = Stay home
plan-fine = You can change it at any time. When a plan speaks for you, the log shows it like any other answer.
plan-none = This game asks nothing that could be answered ahead.
notice-about = Shall we tell you when it is your turn at this table?
notice-push = Tell me in this browser
notice-stop = Stop
notice-no-push = This browser cannot show notices while the page is closed.
notice-not-allowed = The browser does not allow notices from this page. You can change that in its settings.
notice-push-on = You will hear from this table.
notice-push-off = No more notices here.
notice-failed = That did not work. Try again in a moment.
notice-hook = Address of a webhook
notice-hook-help = For chat rooms and scripts: we send a short message there when it is your turn. Leave it empty to stop.
notice-hook-keep = Keep
notice-hook-on = Kept. We will send your turns there.
notice-hook-off = The webhook is forgotten.
copy = Copy
copy-done = Copied
copy-share = Share

## The house: the menu of a table

menu-title = Table
menu-unread = Table: { $n ->
    [one] 1 new line of talk
   *[other] { $n } new lines of talk
}
menu-back = Back
menu-close = Close
menu-undo = Take back
menu-ask-undo = Ask to take back more
menu-ask-help = Only if everybody agrees.
menu-ask-abort = Stop the game
menu-abort-sure = Stop this game for good? It ends here, without a result.
menu-resign = Resign
menu-resign-sure = Give up this game? A bot plays on for you, and you cannot come back. If nobody is left to play against, the game ends here.
menu-chat = Talk
menu-notes = My notes
menu-plans = My plans
menu-notices = Tell me when it is my turn
menu-replay = Look back, move by move
menu-download = Download the game
menu-plain = Show as text
menu-drawn = Show the drawn table
menu-plain-help = Headings, lists and buttons, good for screen readers and slow lines.
menu-help = Rules
menu-key = The key to my seat
menu-key-warning = Whoever has this link plays your seat. Keep it to yourself.
menu-key-label = Link to my seat
menu-key-why = Open it on another device to go on there. Or keep a name, and your games follow you.
menu-key-name = Keep my name
menu-leave = Leave the table
menu-leave-sure = Leave this table? It disappears from your games.
menu-leave-running = Leave a running game? A bot plays on for you until you are back.
menu-stay = Stay
sure-no = Never mind
look-theme = Light
look-sound = Sound and tab title when it is your turn
look-sound-on = On
look-sound-off = Off
look-pace = Moves of others
look-pace-0 = At once
look-pace-1 = One by one
look-pace-2 = Slowly
look-confirm = One click
look-confirm-off = does it
look-confirm-on = asks first
menu-link = Link for friends who play or watch
menu-link-listed = Link to this table
menu-fair = Are the dice fair?
menu-fair-about = The seed of all dice was chosen before the game began. This is its fingerprint; the seed itself is shown at the end, and anybody can check the whole game with it.
menu-fair-seed = The seed:
undo-you-ask = You have asked the others to take back your last choice.
undo-asks = { $seat } would like to take something back. Do you agree?
abort-you-ask = You have asked the others to stop this game.
abort-asks = { $seat } would like to stop this game, without a result. Do you agree?
abort-sure = Stop this game for good? It ends here, without a result.
abort-yes = Stop it
abort-declined = The game goes on: somebody said no.
undo-declined = Nothing was taken back: somebody said no, or the game went on.
asked-agreed = { $n } of { $all } agree.
asked-missing = No answer yet: { $names }. Whoever is away has not agreed.
asked-yes = Agree
asked-no = No
asked-never-mind = Never mind

## The house: top bar and names

top-skip = Skip to the content
top-nav = Pages
top-menu = Menu
top-home = Home
top-games = Games
top-learn = Learn
top-rules = Rules
top-night = Night
top-day = Day
top-to-day = Night. Switch to day
top-to-night = Day. Switch to night
top-language = Language
top-lang-en = English
top-lang-hu = Magyar
you = You
name-guest = Guest
name-guest-note = guest
name-kept = kept
name-title = Your name
name-label = Your name
name-about = You can play without any account. All we ever know is the name you choose.
name-guest-help = Used at every table you sit down at from now on. This browser remembers your seats.
name-keep-title = Keep this name
name-keep-about = With a passphrase the name is yours, and your games follow you to every device. No mail address, no telephone, nothing else.
name-passphrase = Passphrase
name-passphrase-help = At least eight characters; four or five words are best. Nobody can give it back to you if it is lost.
name-keep = Keep this name
name-another = Another name
name-go-on = Go on under this name
name-sign-in = It is mine already: sign in
name-sign-out = Sign out
name-signed-in = You are { $name }.
name-follows = Your name is kept, and your games are here wherever you sign in.
name-now-kept = The name is yours now.
name-back = Welcome back.
name-out = You are signed out. This browser still has the seats it sat on.

## The house: home

home-hero = { $n ->
    [one] One gate, one game.
    [3] Three gates, three games.
   *[other] { $n } gates, { $n } games.
}
home-come-in = Come in.
home-pitch = Board games about travelling merchants, by their full rules. Opponents are ready, no account needed.
home-play = Play now
# The same button, read aloud.
home-play-game = Play now: { $game }
home-friends-game = With friends: { $game }
home-how-game = How it works: { $game }
home-create = Create a table
# A shorter one, for phones.
home-pitch-short = By their full rules. No account needed.
home-minutes = { $n } min
home-seats = { $least }–{ $most } players
home-opponents = Opponents
# Read aloud before the choice.
home-strength = Opponents at { $game }
home-weaker = Weaker opponents
home-stronger = Stronger opponents
home-rung = { $number } of { $all }
home-friends = With friends
home-how = How it works
home-lesson = Lesson 1, two minutes
home-greeting = { $time ->
    [morning] { $named ->
        [yes] Good morning, { $name }
       *[no] Good morning
    }
    [evening] { $named ->
        [yes] Good evening, { $name }
       *[no] Good evening
    }
   *[day] { $named ->
        [yes] Good day, { $name }
       *[no] Good day
    }
}
home-take-turn = Take your turn
home-take-turn-at = Take your turn: { $name }
home-lost = The house does not answer. We keep trying.
home-unknown = Not known while the house does not answer.
home-asking = The house is being asked …
home-more = More of the house
home-mine = My games
home-mine-none = You sit at no table yet. Play against bots, or learn the first turn in two minutes.
home-waiting = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
home-all = all { $n }
home-watch = Games to watch
home-watch-none = Nobody is playing in public just now.
home-watching = { $n ->
    [one] 1 watches
   *[other] { $n } watch
}
home-open = Open tables
home-open-none = No table is waiting for players. Open one!
home-sit = Sit
home-join-title = Join by link
home-join-help = Paste a table’s link, or type its words.
home-join = Join
home-join-empty = Type the words of a table, or paste its link.
home-join-unknown = There is no table of this name. Look at the words again.
home-shelf = The games of the house
home-others = More games
home-your-turn = Your turn
home-gathering = Gathering
home-over = Over
ended-resigned-short = Ended by resignation
ended-aborted-short = Stopped
ended-closed-short = Closed
ended-unwatched-short = Not played on
ended-resigned = Nobody was left to play against: the game ended here.
ended-resigned-by = Everybody else has resigned: { $n ->
    [one] { $names } wins
   *[other] { $names } win
}.
ended-resigned-mine = You have resigned: { $n ->
    [one] { $names } wins
   *[other] { $names } win
}.
ended-resigned-you = Everybody else has resigned: you win.
ended-aborted-alone = The game was stopped: it ended here, without a result.
ended-aborted = Everybody agreed to stop: the game ended here, without a result.
ended-closed = Whoever opened the table has closed it: the game ended here, without a result.
ended-unwatched = Only bots were left and nobody looked on: the game ended here, without a result.
home-place = { $place ->
    [1] You won
   *[other] Place { $place }
}
home-round-of = { $part ->
    [season] Season { $round } of { $rounds }
    [turn] Turn { $round } of { $rounds }
   *[round] Round { $round } of { $rounds }
}
home-after-rounds = after the last round
home-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
home-fork = taken up in the middle
home-rematch = rematch
home-players = { $n ->
    [one] solo
   *[other] { $n } players
}
home-practice = practice
practice-name = Practice
home-taken = { $n } of { $all } seats taken
games-over = Finished games
games-over-none = No finished game to look at.
lost-title = There is no road here.
lost-about = The page you look for is not in this house.
lost-home = Back to the caravanserai
lost-replay = This game cannot be shown.
closed-title = This table was closed.
closed-about = Whoever opened it has closed it before the game began.
removed-title = You no longer sit at this table.
removed-about = Your chair is free again: whoever opened the table has removed you, or you left from another window.
removed-watch = Watch
lost-table = There is no such table.
lost-table-about = Perhaps a word of its name is wrong, or it was cleared away long ago.
title-your-turn = Your turn

## The house: opening a table

tempo-title = Clock
tempo-none = No clock
tempo-live = Live
tempo-days = Days
tempo-none-help = Everybody takes the time they need.
tempo-live-help = Each time you are asked, you have these seconds; after that your minutes run down. When they are gone, a bot stands in until you are back.
tempo-days-help = For games beside everyday life: whoever is asked has this long to answer.
tempo-move = Seconds per move
tempo-bank = Minutes in the bank
tempo-days-each = Days per move
tempo-live-short = live, { $bank } min each
tempo-days-short = { $n ->
    [one] a day per move
   *[other] { $n } days per move
}
create-game = Game
create-name = Name of the table
create-name-hint = We find one if you leave it empty
create-chairs = Chairs
create-chairs-help = The first chair begins.
create-chairs-drawn = Who begins is drawn by lot.
create-me = Me
create-open = Open, for a friend
create-beside = Somebody beside me, at this screen
create-beside-help = You share this screen: between two turns it says to whom to pass it, and shows nothing else.
create-bot = Bot: { $strength }
create-automaton = Automaton of the game: { $level }
create-add = Add a chair
create-remove = Remove chair { $number }
create-up = Move chair { $number } forward
create-pace = Pace and company
create-who = Who may come?
create-private = Only with the link
create-listed = Everybody
create-private-help = Nobody finds the table without its link.
create-listed-help = The table stands on the first page: anybody may sit down or watch.
create-rules = Rules
create-more = More rules options
create-changed = { $n } changed
create-rule = Rule { $rule }
create-own-choice = My own choice
create-pick = Choose
create-picked = { $n } chosen
create-open-table = Open the table
create-problems = Something does not fit together yet.

## The house: before the game

wait-free = { $n ->
    [0] Everybody is here.
    [one] One chair is free.
   *[other] { $n } chairs are free.
}
wait-chairs = Who sits where
wait-open = Free chair
wait-sit = Sit here
wait-change = Who sits on chair { $number }
wait-remove = Remove
wait-remove-who = Remove { $name }
wait-remove-sure = Remove { $name } from the table? The chair becomes free.
wait-close = Close the table
wait-close-sure = Close this table for good? Everybody is sent home.
wait-start = Begin
wait-start-help = Wait for friends, or give the free chairs to bots.
wait-fill = Bots on all free chairs
wait-for-host = The game begins when whoever opened the table says so.
wait-invite = Invite
wait-invite-listed = Anybody can find this table. It is called: { $words }.
wait-invite-private = Send the link, or say the words: { $words }.
wait-invite-link = Send the link: nobody finds the table without it.
wait-link = Link to this table
pass-title = Pass the screen to { $name }.
pass-about = Nothing is shown until then.
pass-ready = I am { $name }
bar-title = News of the house
bar-coming = Coming to the table …
bar-lost = Connection lost, coming back …
key-refused = The key in this link fits no seat here. What you had here stays as it was.
key-unkept = This device cannot keep the key of your seat: its storage is full or forbidden. Play on, but leave this page open; once it is closed, the seat is lost.
bar-unwell = The house cannot write at the moment. Nothing is lost; your moves count again as soon as it can, and no clock runs meanwhile.
bar-resigned = You have resigned. A bot plays on for you.
bar-understood = Understood
bar-first = What is lit, you may do.
bar-first-lesson = Lesson 1 shows a whole turn
bar-next = { $name } is next.
bar-pass = Pass the screen
bar-stand-in = You were away, so a bot stands in for you.
bar-back = I am back
bar-watching = You are watching: { $names }.

## The house: why something was refused

create-beside-name = Their name
chat-players-only = Whoever plays here can talk; you read along.
remark-carried-over = The rules were mended since this game began. It goes on from where it stood.
remark-carried-over-lost = The rules were mended since this game began. It goes on, but its last moves could not be kept.
remark-frozen = This game cannot go on: the rules have changed too much since. You can still look at it.
fault-bad-name = A name has 1 to 40 letters.
fault-bad-passphrase = A passphrase has 8 to 200 letters.
fault-name-kept = Somebody keeps this name, or one that looks like it. Sign in if it is you, or take another.
fault-name-taken = Somebody keeps this name already. Is it you? Then sign in.
fault-wrong-passphrase = Name and passphrase do not fit together.
fault-bad-tempo = Live: 1 to 3600 seconds a move and at most 6 hours in the bank. Days: 1 to 30.
fault-taken = Somebody was faster: that chair is taken.
fault-begun = The game has begun.
fault-not-begun = The game has not begun yet.
fault-chairs-open = There are still free chairs.
fault-spectator = Whoever only watches cannot do that.
fault-no-such-bot = There is no such bot.
fault-no-such-game = There is no such game here.
fault-no-such-seat = There is no such seat.
fault-no-secret = This needs the key of a seat.
fault-not-over = That is possible once the game is over.
fault-frozen = This game cannot go on.
fault-too-long = That is too long.
fault-too-slow = Your line was too slow; you are being brought up to date.
fault-bad-webhook = We cannot send anything to this address. It must be reachable from the whole world.
fault-bad-push = The browser’s answer makes no sense to us. Try again.
fault-practice-only = That is for practice tables.
fault-no-such-moment = There was no such moment.
fault-cannot-replay = The rules have changed since; this moment cannot be shown.
fault-damaged = What was kept of this game is damaged.
fault-internal = Something is wrong with the house itself. We are sorry.
fault-no-such-table = There is no such table.
fault-wrong-secret = This key does not fit that seat.
fault-too-many = Too many requests at once. Wait a little.
fault-not-stored = It could not be written down, so it has not happened. Try again.
fault-not-known = Whether this counted is not known yet; it is asked again by itself.
fault-log-full = This game has become too long: nothing more can be written down.
fault-used-id = This was sent under a name that stood for something else; nothing was done.
fault-chat-full = You have said as much at this table as one person may. The others can still talk.
fault-removed = You no longer sit at this table.
fault-resigned = You have resigned: a bot plays on for you.
fault-ended = This game was ended.
fault-wrong-origin = The house does not take this from another page. Open the house itself.
fault-wrong-kind = The house expected JSON.
fault-database = The database of the house does not answer. Try again in a moment.
fault-closing = The house is closing for a moment. Come back soon.
fault-unreachable = The house does not answer. Try again in a moment.
fault-bad-setting = These settings do not fit together.

## The end of a game, and once more

rematch-title = Rematch
rematch-about-you = Same people, seats turned: you begin.
rematch-about = Same people, seats turned: { $name } begins.
rematch-order = Who sits where
rematch-agrees = agrees
rematch-declines = not this time
rematch-silent = not yet
rematch-automaton = the game itself
rematch-stronger = Stronger
rematch-gentler = Gentler
rematch-all = It begins when everybody has agreed.
rematch-at-once = A rematch begins at once.
rematch-wanted = { $n ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
rematch-waits = Waiting for { $names }.
rematch-declined-you = You have said no: a bot takes your chair. You can still change your mind.
rematch-begun = They play already.
rematch-begun-you = The new game has begun.
rematch-without = Begin without { $names }
rematch-no = Not this time
rematch-yes = Rematch
rematch-agreed = You have agreed
rematch-go = To the new game
result-none = The game is over.
result-alone = You end with { $n ->
    [one] 1 point
   *[other] { $n } points
}
result-shared = { $names } share the victory with { $n ->
    [one] 1 point
   *[other] { $n } points
}
result-wins = { $name } wins with { $n ->
    [one] 1 point
   *[other] { $n } points
}
result-you-win = You win with { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $by } ahead of { $name }
result-you-win-tie = You win with { $n ->
    [one] 1 point
   *[other] { $n } points
}, level with { $name }; the tie-break is yours
result-yours = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] in at place { $place }
} with { $n ->
    [one] 1 point
   *[other] { $n } points
}.
end-share = Share
end-share-about = Whoever has the link can watch the game, move by move
end-replay = Watch it again
end-download = Download
side-title = Beside the board
side-unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}

## hints and review

advice-hint = Hint
advice-hint-about = What would a strong player do? (H)
advice-thinking = A strong player thinks…
advice-title = A strong player would
advice-close = Close the hint
advice-best = best
advice-ahead = You can expect to end about { $n ->
    [one] 1 point
   *[other] { $n } points
} ahead of the best of the others.
advice-even = You can expect to end about level with the best of the others.
advice-back = You can expect to end about { $n ->
    [one] 1 point
   *[other] { $n } points
} behind the best of the others.
advice-then = What may follow:
advice-less = { $n ->
    [one] 1 point less
   *[other] { $n } points less
}
advice-same = about as good
advice-do = Do it
advice-show = Show me
advice-again = Ask again
advice-turned = Where it turned
advice-waiting = A strong player looks back… The answer appears here by itself.
advice-percent = { $n } % done
advice-failed = The answer did not arrive.
advice-about = How well everybody’s chances stood in the course of the game: first at the top, last at the bottom.
advice-first = first
advice-last = last
advice-chart = Chances in the course of the game.
advice-chart-seat = { $name }: { $from } at the start, { $to } at the end
advice-table = The same as a table
advice-table-when = When
advice-round = { $of ->
    [season] Season { $n }
   *[other] Round { $n }
}
advice-end = End
advice-you = you
advice-dear = What cost you most
advice-dear-all = What cost most
advice-chose = { $of ->
    [season] Season { $n }
   *[other] Round { $n }
}, { $who }: { $act }
advice-chose-before = { $of ->
    [season] Before the first season
   *[other] Before the first round
}, { $who }: { $act }
advice-cost = It cost about { $n ->
    [one] 1 point
   *[other] { $n } points
}.
advice-better = Better: { $act }
advice-none = None of your choices cost much. Well played.
advice-none-all = No choice cost much. Well played, everybody.
advice-none-ended = As far as it was played, no choice cost much.
fault-no-hints = With other people at the table nobody whispers.
fault-no-advice = Nobody here can say what is best in this game.

# Many answers: a list, a basket.
many-list = { $n ->
    [one] The one answer as a list
   *[other] All { $n } answers as a list
}
many-list-close = Close the list
many-rows = What can be had
# Empties the basket, on a small screen: short.
many-back = Put back
many-basket = Basket
many-more = { $thing }, { $price } each section, { $n } in the basket: one more
many-less = { $thing }: one less
many-ways = { $n ->
    [one] 1 way to buy
    [100] 100 ways or more to buy
   *[other] { $n } ways to buy
}
# with what lies in the basket
many-ways-more = { $n ->
    [0] Nothing more can be added.
    [one] 1 way to add more
    [100] 100 ways or more to add more
   *[other] { $n } ways to add more
}

## The keys

keys-title = The keys
keys-close = Close the keys
keys-help = Show these keys
keys-arrows = Walk to the nearest lit thing
keys-enter = Choose it; once more does it
keys-enter-plain = Press what has the focus
keys-digits = Press the button with this number
keys-gates = Play the game behind this gate
keys-waits = Go to the game that waits for you
keys-escape = Give the light back, close what is open
keys-hint = What would a strong player do?
keys-undo = Take the last choice back
keys-zoom = Look closer at the board, and back
keys-turn = On a packed good: turn it; arrows push it, with Shift while it is lit
keys-tab = On to the next thing, with Shift back
keys-grid = In a table of values: from cell to cell
keys-step = A moment back or on
keys-jump = A turn back or on
keys-play = Play or stop
keys-ends = On the line of moments: to the beginning, to the end

## The drawn table of any game

drawn-actions = What you may do
drawn-anytime = At any time
drawn-anytime-for-good = At any time, for good
drawn-anytime-may = At any time: { $what }
drawn-anytime-none = Nothing just now
drawn-board = The board
drawn-choose-lit = Choose something lit.
drawn-chosen = chosen
drawn-chosen-done = Chosen.
drawn-chosen-more = Go on with what is still lit.
drawn-chosen-these = Chosen:
drawn-close = Close
drawn-help = Rules
drawn-home = Caravanserai, to the first page
drawn-light-back = Choose again
drawn-loading = The table is being laid…
drawn-may = you may choose this
drawn-players = Standing
drawn-prompt = Your question
drawn-rail = Players and what happened
drawn-replay = Replay
drawn-show-board = Show the board
drawn-skip = Skip to now
drawn-tab-table = Table
drawn-tools = Table tools
drawn-undo = Undo
drawn-undo-dice = Reaches back to the last roll of dice.
drawn-undo-shown = Reaches back to the last card that was turned over.
drawn-undo-turn = Reaches back to the start of your turn.
drawn-views = Parts of the table
drawn-rules = Rules
drawn-tab-board = Board
drawn-tab-others = Others
drawn-tab-log = Log
drawn-choosing = choosing now
drawn-in-turn = in turn
drawn-others = Players
drawn-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
drawn-watch = Watch it again
drawn-score = Score sheet
drawn-you = You
drawn-first = first
drawn-sheet = Score sheet
drawn-over = The game is over.
drawn-wait = { $seat } is deciding.
