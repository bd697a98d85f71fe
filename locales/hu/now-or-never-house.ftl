# Now or Never: amit a ház mond róla.

game-now-or-never = Now or Never
game-now-or-never-short = Now or Never
game-now-or-never-about = 1–4 játékos, 120 perc. Hat évszak alatt felépül a városod.
game-now-or-never-kind = Egy város és hőse
game-now-or-never-special = Építsd újjá a városodat hat évszak alatt, és küldd a hősödet azért, amire szüksége van.
game-now-or-never-length = 6 évszak
game-now-or-never-goal = Hat évszak után a legtöbb pont nyer: épületek, falusiak, küldetések.
