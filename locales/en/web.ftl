# The browser.

web-title = Caravanserai

## The house: who sits where

bot-names = Tallow, Osk, Brin, Marit, Dov, Hesper, Quill, Sorrel, Wim, Yara
bot-random = Aimless
bot-greedy = Steady
bot-beginner = Beginner
bot-average = Steady
bot-strong = Keen
bot-perfect = Flawless
chair-open = open
chair-bot = bot, { $strength }
chair-automaton = automaton
chair-automaton-final = Private Concern
chair-automaton-prototype = Trader
chair-away = away
chair-stand-in = away, a bot stands in

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
span-ago = { $time } ago

## The house: what happened

log-title = What happened
log-filter = Which lines
log-all = All
log-mine = About me
log-set-up = Before the first round
log-round = Round { $round }
log-away = while you were away
log-undone = taken back
log-sealed = No way back behind this
log-nothing = Nothing yet.
log-undo-can = Your last choice can be taken back.
log-undo-cannot = There is nothing you can take back now.

## The house: talk, notes, plans, notices

chat-title = Talk
chat-none = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Say
chat-watching = watching
note-label = Only you can read this.
note-kept = Kept.
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

## The house: the menu of a table

menu-title = Table
menu-unread = Table: { $n ->
    [one] one new line of talk
   *[other] { $n } new lines of talk
}
menu-back = Back
menu-close = Close
menu-undo = Take back
menu-ask-undo = Ask to take back more
menu-ask-undo-help = Only if everybody agrees.
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
menu-leave-sure = Leave this table? Your chair becomes free.
menu-leave-running = Leave a running game? A bot plays on for you.
menu-stay = Stay
menu-link = Link for friends who play or watch
menu-link-listed = Link to this table
menu-fair = Are the dice fair?
menu-fair-about = The seed of all dice was chosen before the game began. This is its fingerprint; the seed itself is shown at the end, and anybody can check the whole game with it.
menu-fair-seed = The seed:
undo-you-ask = You have asked the others to take back your last choice.
undo-asks = { $seat } would like to take something back. Do you agree?
undo-agreed = { $n } of { $all } agree
undo-yes = Agree
undo-no = No
undo-never-mind = Never mind
