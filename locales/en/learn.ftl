# Where games are taught. What a lesson says: learn-<chapter>-<step>, in a file of its game.

learn-title = Learn to play
learn-about = Small lessons at real tables. Play along, try other things, leave when you like: nothing counts, and you cannot do anything wrong.
learn-begin = Begin
learn-go-on = Go on
learn-start-over = Start over
learn-rules = Look up the rules
learn-done = done
learn-guide = The guide
learn-you = Traveller
learn-chapter = Lesson { $n } of { $all }
learn-back = Back
learn-next = Next
learn-skip = Skip this
learn-again = Lesson again
learn-leave = All lessons
learn-next-chapter = Next lesson
learn-finish = Done
learn-play = Play a game
learn-other = You did something else, and that is fine: the table plays on. Go on when you like.
learn-coming = The table is being laid …
learn-closed = The table could not be opened.
learn-unreached = The table of this lesson cannot be reached now. It is still yours: try again in a moment.
learn-try = Try again
