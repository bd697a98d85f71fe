# What the house says to somebody who is not here.

notice-your-turn-title = It is your turn
notice-your-turn-body = The table “{ $table }” is waiting for you.
