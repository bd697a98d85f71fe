# How the games go, on one page each: for whoever sits down in front of a terminal for the first time.

guide-wins = What wins
guide-turn = How a turn goes
