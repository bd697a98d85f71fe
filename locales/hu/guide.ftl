# Hogyan folynak a játékok, mindegyik egy oldalon: annak, aki először ül le a terminál elé.

guide-wins = Mivel lehet nyerni
guide-turn = Hogyan zajlik egy kör
