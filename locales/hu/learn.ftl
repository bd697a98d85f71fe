# Ahol a játékokat tanítják. Amit egy lecke mond: learn-<fejezet>-<lépés>, a játék saját fájljában.

learn-title = Tanulj meg játszani
learn-about = Kis leckék igazi asztaloknál. Játssz velünk, próbálj ki mást is, hagyd abba, amikor tetszik: semmi sem számít, és semmit sem ronthatsz el.
learn-begin = Kezdjük
learn-go-on = Folytatás
learn-start-over = Elölről
learn-rules = A szabályok
learn-done = kész
learn-guide = A vezető
learn-you = Utazó
learn-chapter = { $all } leckéből { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
}
learn-back = Vissza
learn-next = Tovább
learn-skip = Kihagyom
learn-again = A lecke újra
learn-leave = Minden lecke
learn-next-chapter = Következő lecke
learn-finish = Kész
learn-play = Játsszunk
learn-other = Mást tettél, és ez így is jó: az asztal megy tovább. Folytasd, amikor szeretnéd.
learn-coming = Terítjük az asztalt …
learn-closed = Az asztalt nem sikerült megnyitni.
learn-unreached = A lecke asztala most nem érhető el. Megmarad neked: próbáld újra kicsit később.
learn-try = Újra
