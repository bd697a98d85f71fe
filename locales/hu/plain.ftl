# Az egyszerű nézet: az asztal címekkel, listákkal és gombokkal.
#
# A tábla részeinek neve: plain-<játék>-<út>, plain-<játék>-<kulcs> vagy plain-<kulcs>. A -value végű üzenet egy értéket mond ki,
# az -item végű egy lista tételét; $x-is a puszta szó $x mögött, választáshoz.

## A lap

plain-rules = Szabályok
plain-merchants-goal = A cél: a pénzed és a presztízsed közül a kisebbik számít, és hozzá a győzelmi pontok.
plain-silk-road-goal = A cél: négy forduló után a legtöbb pont, olyan utakért, amelyek összekötik a két várost, és áruk mellett vezetnek el.
plain-now-or-never-goal = A cél: hat évszak után a legtöbb pont, teli épületsorokért, elszállásolt falusiakért, küldetésekért és megrendelésekért.
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

## Merchants

plain-merchants-yours = A kocsid
plain-merchants-round-value = { $value ->
    [0] előkészület
    [14] végső utazások
   *[other] { $value } a 13-ból
}
plain-merchants-wheel = Piackerék, a legdrágább elöl
plain-merchants-wheel-item = { $good }: { $price } pénz, { $dice ->
    [0] nincs rajta kocka, nem eladó
   *[other] { $dice } kocka
}
plain-merchants-dice-aside = Ebben a körben vásárlásra használt piackockák
plain-merchants-dark-market = Feketepiac, jelölő
plain-merchants-ruins = Yin romjai, jelölő
plain-merchants-buildings = Épületek az 1–4. mezőn, az óra járása szerint
plain-merchants-inn = Hősök a körgyűrű kocsmában
plain-merchants-courtyard = Küldetések az udvarban
plain-merchants-companions = Útitársak a sorban, a pakli melletti elöl
plain-merchants-travel-die = A legtávolabbi útitárson utazáskocka van
plain-merchants-commissions = Rendelések a paklik tetején
plain-merchants-upgrades = Kocsifejlesztések
plain-merchants-free-steeds = Gazdátlan paripák
plain-merchants-fortune-coins = Jószerencse: a következő pénz ennyi
plain-merchants-free-shortcut = Az átvágás ebben a körben ingyenes
plain-merchants-supply = Közös készlet
plain-merchants-quartz = Ragyogó kvarc
plain-merchants-supply-illuminated-dice = Világító kockák
plain-merchants-decks = Lefordított lapok
plain-merchants-decks-heroes = Hősök a pakliban
plain-merchants-decks-heroes-to-come = Hősök, akik még jöhetnek
plain-merchants-decks-heroes-under = Hősök a pakli alján, a következő elöl
plain-merchants-decks-deeds = Küldetések a pakliban
plain-merchants-decks-deeds-to-come = Küldetések, amelyek még jöhetnek
plain-merchants-decks-deeds-under = Küldetések a pakli alján, a következő elöl
plain-merchants-decks-companions = Útitársak a pakliban
plain-merchants-decks-companions-to-come = Útitársak, akik még jöhetnek
plain-merchants-decks-companions-under = Útitársak a pakli alján, a következő elöl
plain-merchants-decks-events-to-come = Események, amelyek még jöhetnek
plain-merchants-decks-commissions = Rendelések a felső alatt
plain-merchants-decks-commissions-to-come = Rendelések, amelyek még jöhetnek
plain-merchants-draft = Választható paripák és hősök
plain-merchants-draft-item = { $hero }, vele { $steed }
plain-merchants-caravan = A karaván
plain-merchants-caravan-town = Úti cél
plain-merchants-caravan-road = Útvonal
plain-merchants-caravan-travellers = Utazók, a vezető elöl
plain-merchants-caravan-extra-die = Az útitárs kockája is gurul
plain-merchants-caravan-event = Esemény
plain-merchants-caravan-dice = Szabad utazáskockák
plain-merchants-caravan-taken = Elvett utazáskockák
plain-merchants-caravan-leaders-value = A vezető kockája mindennel együtt
plain-merchants-automaton = Az automata
plain-merchants-automaton-seat = A helye
plain-merchants-automaton-goods = Az árui
plain-merchants-automaton-illuminated-dice = A világító kockái
plain-merchants-automaton-heroes = A hősei
plain-merchants-automaton-commissions = A rendelései
plain-merchants-automaton-card = A legutóbbi akciólapja
plain-merchants-automaton-cards-to-come = Akciólapok a keverés előtt
plain-merchants-coins = Pénz
plain-merchants-prestige = Presztízs
plain-merchants-lanterns = Lámpások
plain-merchants-wagons-lanterns-value = { $lanterns } a { $lantern_slots } helyen
plain-merchants-wagons-quartz-value = { $quartz } (patkóval együtt legfeljebb { $inventory_slots })
plain-merchants-horseshoes = Patkók
plain-merchants-space = Hely a körgyűrűn
plain-merchants-wagons-space-value = { $value ->
    [0] a körgyűrű kocsma és a nagy bazár között
    [1] a nagy bazár és a királynő rendelései között
    [2] a királynő rendelései és Yurg nyomdokaiban között
    [3] Yurg nyomdokaiban és a feketepiac között
   *[other] a feketepiac és a körgyűrű kocsma között
}
plain-merchants-locked = Zárt kockák
plain-merchants-slot-1 = 1. mező
plain-merchants-slot-2 = 2. mező
plain-merchants-slot-3 = 3. mező
plain-merchants-reserve = Kockák a központi tartalékban
plain-merchants-spent = Elhasznált kockák
plain-merchants-special-reserve = Világító kockák a speciális tartalékban
plain-merchants-pool = Akciómező
plain-merchants-wagons-pool-value = { $pool_illuminated-is ->
    [true] { $pool } (a második világító)
   *[other] { $pool }
}
plain-merchants-packing = Rekesz
plain-merchants-wagons-heroes = Hősök a kocsin
plain-merchants-wagons-heroes-item = { $hero }{ $storage-is ->
    [true] {" (érvényben)"}
   *[other] {""}
}
plain-merchants-wagons-commissions = Teljesítendő rendelések
plain-merchants-wagons-deeds = Küldetések
plain-merchants-secret = egy titkos
plain-merchants-wagons-companions = Útitársak
plain-merchants-wagons-companions-item = { $card } Használt képesség: { $used }.
plain-merchants-ability-first = az első
plain-merchants-ability-second = a második
plain-merchants-steeds = Paripák
plain-merchants-log = Eddigi teljesítések
plain-merchants-wagons-log-commissions = Teljesített rendelések
plain-merchants-wagons-log-heroes = Hazakísért hősök
plain-merchants-wagons-log-cards = Melyek
plain-merchants-wagons-log-cards-commissions = Rendelések
plain-merchants-wagons-log-cards-heroes = Hősök
plain-merchants-scores = Pontok
plain-merchants-scores-item = { $total }: { $base } a kevesebb { $coins } pénz és { $prestige } presztízs közül, és { $points } győzelmi pont. Holtversenyhez: { $unused } felhasználatlan, { $gifts } ajándék, { $commissions } rendelés, { $heroes } hős.
plain-merchants-card-heroes = { $name } ({ $town }){ $wants-is ->
    [none] {""}
   *[other] , ezt kéri: { $wants }
}{ $bonus-is ->
    [lantern] . Érkezésekor: 1 lámpás
    [horseshoe] . Érkezésekor: 1 patkó
    [storage] . Bónusz: hely egy bármekkora árunak
   *[other] {""}
}
plain-merchants-card-commissions = { $name } ({ $town }): { $wants }
plain-merchants-card-companions = { $name }: { $help }
plain-merchants-card-events = { $name }. { $values }
plain-merchants-card-deeds = { $name }. A végén kell: { $needs }. Jutalom: { $reward }{ $per-is ->
    [none] {""}
   *[other] {" "}ennyiszer: { $per }{ $most ->
        [0] {""}
       *[other] , legfeljebb { $most }-szer
    }
}

plain-merchants-verb-bump = Kilökés kockával
plain-merchants-verb-change = Piackocka átállítása
plain-merchants-verb-buy = Vásárlás
plain-merchants-verb-declare = Utazás
plain-merchants-verb-ability = Útitársak
plain-merchants-verb-swap = Csere
plain-merchants-verb-commission = Rendelés elvétele
plain-merchants-verb-take-hero = Hős elvétele

## Selyemút

plain-silk-road-yours = Az asztalod
plain-silk-road-card = A kereskedőlap
plain-silk-road-card-cities = Építs utat e városok között
plain-silk-road-card-icons = A piac
plain-silk-road-market = Piac, a legdrágább elöl
plain-silk-road-market-item = { $good }: { $value }
plain-silk-road-cards-to-come = Kereskedőlapok, amelyek még jöhetnek
plain-silk-road-card-cards = { $cities }: { $icons }
plain-silk-road-icons-to-come = Jelek, amelyek még jöhetnek
plain-silk-road-bonus-to-come = Még elnyerhető bónuszlapkák
plain-silk-road-goods = Pont az árukért
plain-silk-road-gains = Pontok fordulónként
plain-silk-road-bonus = Bónuszlapkák
plain-silk-road-stage = Most
plain-silk-road-after = Ennyi ideig tartott
plain-silk-road-own = Előtted az asztalon
plain-silk-road-own-board = Az utad, soronként
plain-silk-road-desks-own-board = Az utad, soronként
plain-silk-road-tray = Még a tálcádon
plain-silk-road-map = A térképed
plain-silk-road-sheet = A térkép száma
plain-silk-road-upside-down = Fejjel lefelé
plain-silk-road-dots = Áruk a térképen
plain-silk-road-desks-own-map-dots = Áruk a térképen (tíz tized egy mező)
plain-silk-road-past = Az előző forduló
plain-silk-road-past-cities = Ezek a városok voltak
plain-silk-road-past-market = Ez volt a piac
plain-silk-road-past-market-item = { $good }: { $value }
plain-silk-road-past-desks = Mindenki útja
plain-silk-road-past-desks-key = Itt voltak az áruk
plain-silk-road-past-desks-key-item = { $good } e mezők között: { $cells }
plain-silk-road-past-desks-board = Az út
plain-silk-road-past-desks-bought = Érintett áruk
plain-silk-road-past-desks-bought-item = { $good }: { $points }{ $doubled-is ->
    [true] {" (duplán)"}
   *[other] {""}
}
plain-silk-road-qualified = Összeköti a városokat
plain-silk-road-route = Mezők sorban
plain-silk-road-tiles = Lapkák
plain-silk-road-rank = Pont az érkezésért
plain-silk-road-length = Pont a hosszért
plain-silk-road-past-desks-goods = Pont az árukért
plain-silk-road-gain = Összesen

plain-silk-road-verb-place = Lapka lerakása
plain-silk-road-verb-turn = Lapka elforgatása
plain-silk-road-verb-move = Lapka áthelyezése
plain-silk-road-verb-lift = Lapka visszavétele
plain-silk-road-verb-declare = Megérkezés

## Now or Never

plain-now-or-never-yours = Hősöd és városod
plain-now-or-never-season = Évszak
plain-now-or-never-first = Kezdőjátékos-jelző
plain-now-or-never-passed = Már passzoltak
plain-now-or-never-asked = Még nem kezdtek termelni
plain-now-or-never-tiles = Helyszínlapkák a tekercseken
plain-now-or-never-enemies = Megmaradt ellenségek
plain-now-or-never-level-1 = 1. szint
plain-now-or-never-level-2 = 2. szint
plain-now-or-never-level-3 = 3. szint
plain-now-or-never-level-4 = 4. szint
plain-now-or-never-level-5 = 5. szint
plain-now-or-never-level-6 = 6. szint
plain-now-or-never-level-7 = 7. szint
plain-now-or-never-level-8 = 8. szint
plain-now-or-never-level-9 = 9. szint
plain-now-or-never-unclaimed = Mezők keresésjelzővel
plain-now-or-never-finds = Keresésjelzők, amelyeket még senki sem látott
plain-now-or-never-villagers = Falusiak a sorban
plain-now-or-never-supply = Falusiak, akik még jöhetnek
plain-now-or-never-gear = Eladó felszerelés
plain-now-or-never-gear-to-come = Felszerelés, amely még jöhet
plain-now-or-never-row = Felvehető szakértők
plain-now-or-never-specialists-to-come = Szakértők, akik még jöhetnek
plain-now-or-never-piles = Küldetéskártyák
plain-now-or-never-piles-item = { $pile }: { $cards } a pakliban, { $discards } eldobva; ebből ismered: { $known }
plain-now-or-never-orders = Megrendelések
plain-now-or-never-orders-stack = A kupacban
plain-now-or-never-orders-under = A kupac alján, a legközelebbi elöl
plain-now-or-never-doing = Ami éppen folyik
plain-now-or-never-doing-seat = Ki
plain-now-or-never-doing-from = A mozgás kezdőmezője
plain-now-or-never-doing-left = Hátravan
plain-now-or-never-doing-keep = Megtartható
plain-now-or-never-doing-piles = Megnevezett paklik
plain-now-or-never-doing-charged = Harcolni jött
plain-now-or-never-doing-quested = Már játszott ki küldetést
plain-now-or-never-doing-fight = A harc
plain-now-or-never-doing-fight-health = Életereje
plain-now-or-never-doing-fight-attack = Támadása
plain-now-or-never-doing-fight-dealt = Eddigi sebzés
plain-now-or-never-doing-fight-rounds = Eddigi körök
plain-now-or-never-doing-fight-damage = E kör sebzése
plain-now-or-never-doing-fight-loss = Ebben a körben vesztett szívek
plain-now-or-never-doing-cast = Kocka
plain-now-or-never-doing-die = Értéke
plain-now-or-never-doing-off = Kedvezmény
plain-now-or-never-doing-specialist = Szakértő
plain-now-or-never-doing-quest = Küldetés
plain-now-or-never-doing-orders = Húzott megrendelések
plain-now-or-never-hero = Hős
plain-now-or-never-space = Mező a térképen
plain-now-or-never-hearts = Szívek
plain-now-or-never-players-hearts-value = { $hearts } / { $max_hearts }
plain-now-or-never-mana = Mana
plain-now-or-never-players-mana-value = { $mana } / { $max_mana }
plain-now-or-never-coins = Pénz
plain-now-or-never-experience = Tapasztalat
plain-now-or-never-books = Könyvek
plain-now-or-never-worth = Az áruk értéke
plain-now-or-never-arrows-used = Elhasznált hősjelzők
plain-now-or-never-players-specialists = Szakértők
plain-now-or-never-players-specialists-item = { $specialist }, { $face_up-is ->
    [true] képpel felfelé
   *[other] képpel lefelé
}
plain-now-or-never-bot-specialists = Szakértői
plain-now-or-never-bot-specialists-item = { $specialist }, { $face_up-is ->
    [true] képpel felfelé
   *[other] képpel lefelé
}
plain-now-or-never-specialist = Szakértő
plain-now-or-never-face-up = Képpel felfelé
plain-now-or-never-red = Piros helyek: így támad a hős, ha a támadókocka 1-est, 2-est, 3-ast vagy 4-est mutat
plain-now-or-never-players-red-under = alapképesség: { $says }
plain-now-or-never-blue = Kék helyek
plain-now-or-never-grid = Megépíthető épületek, 4 sor, soronként 5
plain-now-or-never-town = Város, 4 sor, soronként 4, a kezdősor az utolsó
plain-now-or-never-waiting = Falusiak ház nélkül
plain-now-or-never-housed = Elszállásolt falusiak
plain-now-or-never-room = Férőhelyek
plain-now-or-never-row-1 = legfelső sor
plain-now-or-never-row-2 = második sor
plain-now-or-never-row-3 = harmadik sor
plain-now-or-never-row-4 = legalsó sor
plain-now-or-never-players-orders = Teljesítendő megrendelések
plain-now-or-never-completed = Teljesített megrendelések
plain-now-or-never-tokens = Keresésjelzők
plain-now-or-never-hand = Küldetéskártyák kézben
plain-now-or-never-drawn = Húzott, még ki nem választott lapok
plain-now-or-never-size = Hány darab
plain-now-or-never-cards = Lapok
plain-now-or-never-played = Kijátszott küldetések
plain-now-or-never-powers = Képességek
plain-now-or-never-used = Ebben az évszakban használt képességek
plain-now-or-never-gifts = Amit felszerelés, város és küldetések adnak
plain-now-or-never-defence = Védelem
plain-now-or-never-movement = Mozgás
plain-now-or-never-recruit = Kedvezmény felvételkor
plain-now-or-never-build = Kedvezmény építéskor
plain-now-or-never-tough = Kereséskor ennyivel kevesebb szív
plain-now-or-never-income = Pénz minden termeléskor
plain-now-or-never-makes = Áru minden termeléskor
plain-now-or-never-shell-trade = 3 kagyló 8 pénzt ér
plain-now-or-never-tool-trade = 3 szerszám 10 pénzt ér
plain-now-or-never-helm = Sisakok
plain-now-or-never-bot = A bot
plain-now-or-never-cards-to-come = Lapjai, amelyek ebben az évszakban még jöhetnek
plain-now-or-never-attacked = Ebben az évszakban már támadott
plain-now-or-never-bot-quests = Elvitt küldetéskártyák
plain-now-or-never-bot-orders = Elvitt megrendelések
plain-now-or-never-bot-tokens = Elvitt keresésjelzők
plain-now-or-never-bot-villagers = Elvitt falusiak
plain-now-or-never-scores = Pontok
plain-now-or-never-scores-item = pénz { $coins }, teli sorok { $rows }, szállások { $housing }, épületek { $buildings }, küldetések { $quests }, megrendelések { $orders }
plain-now-or-never-spaces = A térkép mezőről mezőre, tíz egy sorban
plain-now-or-never-card-spaces = { $name }{ $location-is ->
    [none] {""}
   *[other] {" "}{ $location }
}{ $scroll-is ->
    [none] {""}
   *[other] {" "}helyszínlapka: { $scroll }
}{ $level-is ->
    [none] {""}
   *[other] , { $level }. szintű ellenség
}{ $letter-is ->
    [none] {""}
   *[other] , keresésjelző: { $letter }
}{ $mountain-is ->
    [true] , hegy
   *[other] {""}
}
plain-now-or-never-card-tokens = { $name } ({ $colour }, ára { $cost }): { $says }
plain-now-or-never-card-specialists = { $name } (ára { $cost }, adója { $tax }): { $says }
plain-now-or-never-card-buildings = { $name } (ára { $cost }): { $says }
plain-now-or-never-card-quests = { $name } ({ $location }): { $says }
plain-now-or-never-card-powers = { $name }: { $says }
plain-now-or-never-card-orders = { $name }: { $goods }; { $coins } pénz
plain-now-or-never-card-solo = { $says }

# What waits where a move leads.
plain-now-or-never-there-visit = Látogatás: { $says }.
plain-now-or-never-there-foe = Itt él: { $name }, életereje { $health }, támadása { $attack }; legyőzve ezt adja: { $says }.
plain-now-or-never-there-reward = Legyőzve ezt adja: { $says }.
plain-now-or-never-there-search = Itt keresésjelző fekszik.
plain-now-or-never-there-searched = A keresésjelzője már nincs itt.
plain-now-or-never-there-nothing = Itt nincs semmi.

plain-now-or-never-verb-pay = Szakértő fizetése
plain-now-or-never-verb-recruit = Felvétel
plain-now-or-never-verb-rest = Szakértő pihentetése
plain-now-or-never-verb-build = Építés
plain-now-or-never-verb-buy = Felszerelés vétele
plain-now-or-never-verb-swap = Két lapka cseréje
plain-now-or-never-verb-go = Mozgás
plain-now-or-never-verb-charge = Mozgás harcra
plain-now-or-never-verb-keep = Lap megtartása
plain-now-or-never-verb-sell = Eladás
plain-now-or-never-verb-house = Falusi elszállásolása
plain-now-or-never-verb-move = Falusi átköltöztetése
plain-now-or-never-verb-learn = Képesség tanulása
plain-now-or-never-verb-use = Képesség használata
plain-now-or-never-verb-token = Jelző elvétele
