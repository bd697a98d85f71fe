# A játékok képekben: mivel lehet nyerni, egy kör öt képben, a jelek. A rajzokba írt szavak neve picture-….

pictures-title = Így megy: { $game }
pictures-wins = Mivel lehet nyerni
pictures-signs = A jelek
pictures-games = Játék
pictures-play = Játsszunk
pictures-learn = Tanulás játék közben
pictures-book = A számozott szabályok
pictures-book-span = { $first } – { $last }, { $chapters } fejezetben
pictures-book-title = { $game }: a számozott szabályok
pictures-failed = Az asztalt nem sikerült megnyitni. Próbáld újra.
pictures-back = Képekben
