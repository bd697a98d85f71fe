# Replays.

replay-title = Replay
replay-controls = Steps of the replay
replay-round = { $of ->
    [season] Season { $round }
   *[other] Round { $round }
}
replay-step = step { $n } of { $all }
replay-slider = Where we are in the game
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-on = One step on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play by itself
replay-pause = Pause
replay-speed = Speed
replay-more = More
replay-leave = To the table
replay-failed = This moment could not be fetched. Try again.
replay-eyes = Through whose eyes?
replay-gallery = Somebody who watches
replay-link = Link to this moment
replay-practise = Practise from here
replay-practise-about = Opens a table of your own at this very moment, with bots on the other chairs. The game itself stays as it was.
replay-practise-whose = To practise from here, choose a player’s eyes.
replay-file = Download the game
replay-best = The best roads there were in round { $round }:
replay-best-of = { $seat }: goods worth { $goods }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
replay-sealed = The dice were honest: the seed fits its seal
replay-broken = The seed does not fit its seal
replay-seal = Seal and seed of the dice
replay-seal-later = The dice are sealed until the game is over
replay-commitment = Seal, known from the start (SHA-256)
replay-seed = Seed
replay-seal-about = All dice and cards come from the seed. Its seal was shown before the first move, so nobody could choose another seed later.
