# Az egyszerű nézet: az asztal címekkel, listákkal és gombokkal.
#
# A tábla részeinek neve: plain-<játék>-<út>, plain-<játék>-<kulcs> vagy plain-<kulcs>. A -value végű üzenet egy értéket mond ki,
# az -item végű egy lista tételét; $x-is a puszta szó $x mögött, választáshoz.

## A lap

plain-rules = Szabályok
plain-do = Mit tehetsz
plain-happened = Mi történt
plain-board = A tábla
plain-yours = Ami a tiéd
plain-others = A többiek
plain-players = A játékosok
plain-skips = Ugrás
plain-result = A végeredmény
plain-skip-do = Ugrás: mit tehetsz
plain-skip-happened = Ugrás: mi történt
plain-skip-board = Ugrás a táblához
plain-watching = Nézed a játékot.
plain-waiting = Most nincs teendőd.
plain-over = A játék véget ért.
plain-still = Ez a visszajátszás egy pillanata: itt nem lehet cselekedni.
plain-filter = Lépés keresése
plain-filter-help = Írd be a lépés szavait vagy számait. Ha csak egy marad, az Enter megteszi.
plain-filter-left = { $n ->
    [0] nincs lépés ezekkel a szavakkal
   *[other] { $n } lépés maradt
}
plain-group = { $name } ({ $n })
plain-anytime = Bármikor megteheted
plain-chosen = Kiválasztva: { $thing }
plain-chosen-clear = Minden lépés mutatása
plain-digit = { $n } billentyű
plain-seat-asked = őt kérdezzük
plain-seat-asked-you = te következel
plain-place = { $seat }: { $place }. hely, { $score } pont
plain-place-bare = { $seat }: { $place }. hely
plain-time-left = Hátralévő idő: { $time }
plain-time-over = Lejárt az idő.
plain-time-theirs = A többieknek még: { $time }
plain-time-none = Most nem fut óra.
plain-time-warn = még { $s } másodperc
plain-road-none = Még egyetlen lapkát sem raktál le: az utad semmit nem köt össze, és ebben a fordulóban semmit nem hoz. Ha megérkeztél, már semmin sem változtathatsz.
plain-road-open = Az utad befejezetlen: nem köti össze a két várost, és ebben a fordulóban semmit nem hoz. Ha megérkeztél, már semmin sem változtathatsz.
plain-road-joined = Az utad összeköti a két várost. Ha megérkeztél, már semmin sem változtathatsz.
plain-road-yes = Megérkeztem, maradjon így az út
plain-road-no = Építek tovább
plain-undo = Visszavonás
plain-thing-cell = { $n }. mező
plain-more = { $label } ({ $n })

## Értékek

plain-yes = igen
plain-no = nem
plain-none = nincs
plain-empty = üres
plain-nth = { $n }.
plain-count = { $n } { $word }
plain-seconds = { $s } másodperc
plain-help = { $name }: { $help }
plain-of-seat = { $seat }: { $text }
plain-packed = { $all } helyből { $used } foglalt
plain-tile = { $piece }, { $one } és { $other } között
plain-gate = { $city } kapuja: { $sides }
plain-marks = a közelben { $goods }
plain-near = { $good }: legközelebbi mező: { $cell }., onnan { $across ->
    [left] { $right } tized balra
    [right] { $right } tized jobbra
   *[other] oldalra semennyit
}, { $along ->
    [up] { $down } tized fel
    [down] { $down } tized le
   *[other] egy magasságban
}

## Közös nevek

plain-round = Forduló
plain-active = Kié a kör
plain-score = Pont
plain-goods = Áruk
plain-heroes = Hősök
plain-market = Piac
