# Now or Never: what the house says of it.

game-now-or-never = Now or Never
game-now-or-never-short = Now or Never
game-now-or-never-about = 1 to 4 players, 120 minutes. Build a town out of six seasons.
game-now-or-never-kind = A town and its hero
game-now-or-never-special = Rebuild your town in six seasons and send a hero into the wild for what it needs.
game-now-or-never-length = 6 seasons
game-now-or-never-goal = Most points after six seasons win: for buildings, villagers, quests.
