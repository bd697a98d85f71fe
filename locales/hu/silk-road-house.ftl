# Selyemút: amit a ház mond róla.

game-silk-road = Selyemút
game-silk-road-short = Selyemút
game-silk-road-about = 1–4 játékos, 15 perc. Mindenki egyszerre épít, amíg a homok pereg.
game-silk-road-kind = Verseny tollal
game-silk-road-special = Rajzolj egyetlen utat városról városra, míg pereg a homok. Mindenki egyszerre épít, két percig.
game-silk-road-length = 4 verseny
game-silk-road-goal = Négy forduló után a legtöbb pont nyer: érkezésért, úthosszért, árukért.
tempo-none-help-silk-road = A fordulók között mindenki annyi időt kap, amennyi kell. A fordulóban a homok pereg: lásd lejjebb.
create-chairs-help-silk-road = Mindenki egyszerre épít.
rematch-about-silk-road = Ugyanazok, új térképekkel.
