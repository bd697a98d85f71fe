# A Selyemút rajzolt asztala: a toll, a térkép, és amit egy forduló hozott.

part-silk-web-from = { $from-id ->
    [silk-city-dunhuang] Tunhuangból
    [silk-city-turfan] Turfánból
    [silk-city-samarkand] Szamarkandból
    [silk-city-palmyra] Palmürából
    [silk-city-hormuz] Hormuzból
   *[silk-city-lhasa] Lhászából
}
part-silk-web-to = { $to-id ->
    [silk-city-dunhuang] Tunhuangba
    [silk-city-turfan] Turfánba
    [silk-city-samarkand] Szamarkandba
    [silk-city-palmyra] Palmürába
    [silk-city-hormuz] Hormuzba
   *[silk-city-lhasa] Lhászába
}

## A verseny

silk-web-ask-build = Építs utat { part-silk-web-from } { part-silk-web-to }
silk-web-ask-arriving = Megérkeztél.
silk-web-ask-watch = Mindenki épít: { part-silk-web-from } { part-silk-web-to }
silk-web-after = ennyi idő alatt: { $time }
silk-web-after-nth = { $n ->
    [1] elsőként, { $time } alatt
    [2] másodikként, { $time } alatt
    [3] harmadikként, { $time } alatt
   *[other] negyedikként, { $time } alatt
}
silk-web-stage-arrived = { $n }. · { $time }
silk-web-open = { $n ->
    [0] még semmi sincs lerakva
   *[other] { $n } lapka, még nem ér össze
}
silk-web-joined = összeért, { $n } lapkával
silk-web-loose = { $n } különálló
silk-web-how = húzd tovább a tevétől, koppints egy fénylő mezőre, vagy használd a hat billentyűt
silk-web-owes = Megszakadt a vonal; amit rajzolsz, megmarad.
silk-web-back = Egyet vissza
silk-web-other-end = Építés a másik végéről
silk-web-arrive-sure = Nyomd meg újra
silk-web-hidden = Az utak a forduló végéig rejtve maradnak.
silk-web-mirror = A tábla a másik oldalra
silk-web-clock-signal = { $time } a jelig
silk-web-clock-own = { $time } maradt
silk-web-clock-theirs = a többieknek { $time } maradt
silk-web-warn = még { $s } másodperc
silk-web-clock-none = nincs óra
silk-web-clock-word-own = maradt
silk-web-clock-word-theirs = a többieké

## Amit a toll mond

silk-web-no-rim = Az a kapu zárva van.
silk-web-no-crossing = Ott már megy az út: egy mezőn egy lapka lehet.
silk-web-no-finished = Az út már a végére ért.
silk-web-no-none-left = Elfogyott: { $piece }.
silk-web-no-other-kind = A bónuszlapkád másféle.
silk-web-no-arrived = Már megérkeztél.
silk-web-no-late = Lejárt az idő.
silk-web-no-sure = A két város még nincs összekötve. Ha így is jó, nyomd meg újra.
silk-web-told-tile = { $piece }, { $one }–{ $other }.
silk-web-told-lifted = Egy lapka vissza.
silk-web-told-end = Az út vége: { $cell }. mező. Nyitva: { $open }.
silk-web-told-nowhere = semerre
silk-web-told-joined = { $from } és { $to } összeért: { $n } lapka.
silk-web-told-from = Mostantól innen: { $from }.
silk-web-keys = Billentyűk: { $keys } rajzol, { $other } a másik végére ugrik
silk-web-key-draw = Az út rajzolása arra
silk-web-key-other = Építés a másik végéről
silk-web-key-bonus = A bónuszlapka kézbe vétele vagy letétele
silk-web-key-back = Egy lapka vissza
silk-web-key-undo = Az utolsó vonás vissza
silk-web-key-arrive = Jelzés, hogy megérkeztél

## Tábla, térkép, piac, lapkák

silk-web-board = A táblád: { $n } mező, az út { part-silk-web-from } { part-silk-web-to } vezet
silk-web-your-map = A térképed
silk-web-map = { $n }. térkép
silk-web-map-down = A térképed, lefordítva
silk-web-map-turned = a jelre
silk-web-map-plain = { $n }. · bízz a szemedben
silk-web-map-grid = { $n }. · hatszögekkel
silk-web-dot = { $good }, { $pays }: { $where }
silk-web-pays = ér { $n } pontot
silk-web-costs = elvesz { $n } pontot
silk-web-near-middle = középen
silk-web-near-left = messze balra
silk-web-near-left-little = kicsit balra
silk-web-near-right = messze jobbra
silk-web-near-right-little = kicsit jobbra
silk-web-near-up = messze fent
silk-web-near-up-little = kicsit fent
silk-web-near-down = messze lent
silk-web-near-down-little = kicsit lent
silk-web-market-order = a legdrágább elöl
silk-web-market-after = a kártya után
silk-web-market-below = a vonal alatt pontba kerül
silk-web-was = { $n } volt
silk-web-card = Kereskedőkártya
silk-web-filled = teli: pontot ad
silk-web-ring = gyűrű: pontba kerül
silk-web-tray = Maradt: { $tiles }
silk-web-straight = egyenes
silk-web-wide = tág kanyar
silk-web-tight = szűk kanyar
silk-web-bonus = bónusz
silk-web-twice = áru ×2
silk-web-bonus-tip = A következő ilyen lapka a bónuszlapkád lesz: az oldalain az áru duplán számít.
silk-web-tab-tiles = Lapkáim
silk-web-rounds = { $round }. forduló a négyből
silk-web-points = Pontok
silk-web-gain = { $round }. forduló: { $n }
silk-web-this-round = { $n } most

## Gyakorlás

silk-web-practice = Gyakorlás
silk-web-practice-grid = Hatszögek a térképen
silk-web-practice-rings = Gyűrű a pontba kerülő árukon
silk-web-practice-clock = Az óra, { $time }
silk-web-practice-turned = A térkép fejjel lefelé is állhat
silk-web-practice-about = Itt semmi sem számít. A szabályok, a kártyák és a térképek olyanok, mint a versenyben.
silk-web-practice-next = Óra és térkép: a következő próbától.
silk-web-practice-lift = Különállók felszedése
silk-web-ask-practice = Gyakorlás: építs utat { part-silk-web-from } { part-silk-web-to }
silk-web-show-key = Lássuk a kulcsot
silk-web-tries = Próbáid ezen a térképen
silk-web-tries-none = Ezen a térképen még nem próbáltad.
silk-web-tries-most = A legjobbad ezen a térképen: { $n }
silk-web-tries-best = A legjobbad ezen a térképen: { $n }, a lehető legtöbb { $of }
silk-web-again = Újra ugyanez
silk-web-another = Másik térkép
silk-web-try-failed = Ez most nem sikerült. Próbáld újra kicsit később.

## Egy forduló után

silk-web-revealed = A kulcsok a táblákon vannak
silk-web-mine = { $n ->
    [0] Az utad mentén nem volt áru: { $goods }
   *[other] Az utad { $n } áru mellett ment el: { $goods }
}
silk-web-could = a legjobb út ennyit hozott volna: { $goods }
silk-web-no-road = A két város nincs összekötve: ez a forduló semmit sem ér.
silk-web-passed-none = Az út mentén nem volt áru.
silk-web-on-bonus = a bónuszlapkánál
silk-web-ledger = Áruról árura
silk-web-best = A legjobb út: { $goods }, { $n } lapkával
silk-web-best-road = a legjobb út, { $n } lapka
silk-web-show-best = A legjobb út mutatása
silk-web-hide-best = A legjobb út elrejtése
silk-web-road-of = { $name }: { $n } lapka, áruk { $goods }
silk-web-road-of-none = { $name }: a két város nincs összekötve
silk-web-roads = Mindenki útja
silk-web-thumb-goods = áruk { $n }
silk-web-tiles = { $n } lapka
silk-web-to-round = { $round }. forduló
silk-web-to-award = A bónuszlapka
silk-web-col-player = Játékos
silk-web-col-rank = érkezés
silk-web-col-length = hossz
silk-web-col-goods = áruk
silk-web-col-round = forduló
silk-web-col-all = összes
silk-web-award = Bónuszlapka az utolsónak
silk-web-award-you = Te vagy az utolsó, ezért bónuszlapkát kapsz: { $kind }
silk-web-award-place = A most épített úton itt ért volna a legtöbbet: { $n }
silk-web-award-where = itt ért volna a legtöbbet a lapka
silk-web-award-twice = Az oldalain az áru duplán számít, a veszteség is.
silk-web-award-keep = Bármelyik későbbi fordulóban felhasználhatod. Akkor fogy el, ha az idő lejártakor a táblán van.
silk-web-award-tray = A tálcádon vár, arany kerettel.
silk-web-award-arm = Koppints rá, vagy nyomd meg a B-t: csak azok az oldalak fénylenek, ahová ez kell ({ $kind }).
silk-web-award-swap = Ha kézben van, koppints egy már lerakott ugyanilyenre ({ $kind }): helyet cserélnek.
silk-web-three = Három bónuszlapka, fordulónként egy
silk-web-tile-yours = a tiéd
silk-web-tile-box = a dobozban
silk-web-tile-gone = elfogyott

## A vége

silk-web-last-roads = Az utolsó forduló útjai
silk-web-last-round = Az utolsó forduló neked ennyit hozott: { $n }.
silk-web-rounds-brought = Fordulónként: { $n }
silk-web-course = Hogyan fordult
silk-web-start = rajt
silk-web-nth = { $round }.
silk-web-ladder = A magányos kereskedő címei
silk-web-title = Új címed: { $title }.
