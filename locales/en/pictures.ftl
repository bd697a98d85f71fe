# How the games work, as pictures: what wins, a turn in five pictures, the signs. Words inside drawings are called picture-….

pictures-title = How { $game } works
pictures-wins = What wins
pictures-signs = The signs
pictures-games = Game
pictures-play = Play now
pictures-learn = Learn by playing
pictures-book = The numbered rules
pictures-book-span = { $first } to { $last }, in { $chapters ->
    [one] 1 section
   *[other] { $chapters } sections
}
pictures-book-title = The numbered rules of { $game }
pictures-failed = The table could not be opened. Try again.
pictures-back = As pictures
