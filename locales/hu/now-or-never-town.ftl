# A Most vagy soha rajzolt asztala: a saját tábla, a pult, a város, a kezdet és a vég.

now-town-of = { $what }: { $n } / { $of }
now-town-less = mínusz { $what }
now-town-worker = { part-now-worker }
now-town-price = Ára: { $price }
now-town-employ = Aki dolgoztatja, ennyit fizet: { $cost }
now-town-tax = Ha más dolgoztatja, a gazdája ennyit kap: { $tax }
now-town-gear-red = Piros felszerelés: a támadókocka egyik helyén fekszik
now-town-gear-blue = Kék felszerelés: mindig hat
now-town-ability-red = { $level }. szintű piros képesség: a támadókocka egyik helyén fekszik
now-town-ability-blue = { $level }. szintű kék képesség: mindig hat
now-town-pile-basic = Alapküldetés
now-town-pile-artifact = Ereklye
now-town-pile-advanced = Nagy küldetés
now-town-order-points = 2 pont a játék végén
now-town-hero = { $hearts } szív, { $mana } mana, { $a }, { $b } és { $c } ingyenes mezőnyi lépés
now-town-foe = { $level }. szint: { $health } életerő, { $attack } támadás
now-town-used = dolgozott
now-town-job-build = építés
now-town-job-outfit = felszerelés

now-town-key-market = a piac nyitása és csukása
now-town-key-grid = az épületlapjaid nyitása és csukása
now-town-map = A vidék
now-town-counter = A pult
now-town-tab-map = Térkép
now-town-tab-hero = Hős
now-town-tab-town = Város
now-town-tab-square = Tér
now-town-tab-grid = Épületek
now-town-tab-market = Piac
now-town-tab-bot = A bot
now-town-season = { $n }. évszak
now-town-begin = Az első évszak előtt
now-town-end = Vége
now-town-mine = Amije a hősödnek van

## Spaces

now-town-lair = { $level }. odú
now-town-letter = { $letter } mező
now-town-left = még { $n } maradt
now-town-nobody = Már nem lakik itt senki
now-town-token = Keresésjelző fekszik itt
now-town-no-token = A keresésjelzőt már elvitték
now-town-mountain = Hegy: idejönni egy szívbe kerül
now-town-here = Itt áll: { $names }

## One's own

now-town-specialists = Szakértők
now-town-count = { $n } / { $of }
now-town-double = dupla áron, és rögtön dolgoznak
now-town-recruit = toborzás
now-town-gone = elfogyott
now-town-slot = { $n }. hely
now-town-free-slot = szabad hely
now-town-actions = Hősakciók
now-town-arrow = { $n } mező ingyen
now-town-arrow-used = { $n } mezős hősakció, elhasználva
now-town-arrow-more = ebből { $n } a felszerelésedtől és az épületeidtől
now-town-first = Az évszakot kezdi: { $seat }
now-town-attacks = Támadások
now-town-attacks-die = a kocka választ
now-town-basic = alap
now-town-basic-slot = { $n }. alaptámadás
now-town-always = Mindig hat
now-town-blue-slot = Szabad kék hely
now-town-free = szabad
now-town-to-learn = Tanulható
now-town-town = Város
now-town-space = { $row }. sor, { $column }. oszlop, szabad
now-town-row = { $row }. sor: { $beds } ágyból { $free } szabad
now-town-waiting = ágyra vár
now-town-no-beds = nincs ágy
now-town-four-kinds = négyféle: { $n }
now-town-full-row = teli sor: { $n }
now-town-cards = Áruk, megrendelések, küldetések
now-town-goods = Áruk
now-town-worth = értékük
now-town-orders = Megrendelések
now-town-orders-each = 2-2 pont
now-town-orders-stack = { $n } megrendelés a pakliban
now-town-drawn = Húzott lapok
now-town-in-hand = Küldetések kézben
now-town-secret = csak te látod
now-town-cards-n = { $n } lap
now-town-played = Teljesített küldetések

## The counter

now-town-gear = Felszerelés
now-town-villagers = Falusiak
now-town-quests = Küldetéslapok
now-town-to-come = még { $n } jön
now-town-pile = { $n } lap, eldobva { $discards }
now-town-grid = Épületek, amikből építhetsz
now-town-tiles-left = még { $n }
now-town-sell-one = egy eladása
now-town-best = Legjobb ár
now-town-sell-now = Mindet eladom
now-town-sell-all = { $n ->
    [one] Eladom
   *[other] Mind a { $n } áru eladása
}
now-town-keep-one = Egyet tarts meg a kettőből; a másik a pakli alá kerül.
now-town-die = A kocka: { $n }
now-town-no-die = Még nem dobtál
now-town-cast-attack = a támadáshoz
now-town-cast-orb = további sebzés
now-town-cast-search = A keresés annyi szívbe kerül, amennyit a kocka mutat.
now-town-cast-toll = Annyi szívbe kerül, amennyit a kocka mutat.
now-town-cast-solo = A bot dobott.
now-town-bot-draws = A bot húzása
now-town-bot-waits = A bot minden köröd után lapot húz.
now-town-bot-specialists = A szakértői
now-town-bot-no-tax = te is dolgoztathatod őket, adó nélkül
now-town-bot-taken = Amit eddig elvitt
now-town-bot-attacked = ebben az évszakban már támadott
now-town-bot-no-attack = még nem támadott
now-town-bot-to-come = { $n ->
    [0] Ebben az évszakban több lapja nem jön.
   *[other] Ebben az évszakban még { $n } lapja jön: { $cards }
}

## Answers in brief, and what may be done at any time

now-town-do-pay = Munka
now-town-do-rest-hearts = Pihenés: 2 szív
now-town-do-rest-coin = Pihenés: 1 pénz
now-town-do-past = Elmegyek mellette
now-town-do-go = Ide megyek
now-town-do-charge = Roham: { $foe }
now-town-do-name = { $name }
now-town-do-instead = { $n }. hely, elvész: { $old }
now-town-do-place = { $row }. sor, { $column }. oszlop
now-town-do-row = { $row }. sor
# Where long names may break in a small frame.
now-town-breaks = Remete|kunyhó Kristály|meteorit Csiga|barlangok Vihar|kolosszus Lámpás|angolna Szikla|palást Építés|vezetőség Kristály|labor Vásár|csarnok Szerszámos|kamra Kovács|műhely Kristály|kert Csillag|vizsgáló Kagyló|csiszoló Füves|asszony Csont|kovács Kiképző|tiszt Fegyver|kovács Parázs|lándzsa Vihar|kalapács Kristály|alabárd Azúr|kesztyű Pajzs|kristály Vándor|csizma Kutató|lámpa Kereskedő|pecsét Gravi|tációs Hulló|csillag Erő|csapolás Parázs|vágás Főnix|szárny Dugattyú|ököl Föld|csuszamlás Szikla|pajzs Ösvény|kereső
now-town-far = Érintsd meg, és odamész a { $n } lépéses nyíllal{ $hearts ->
    [0] {""}
   *[other] , { $hearts } szívért
}
now-town-then-search = Megállás és keresés
now-town-then-visit = Megállás és látogatás: { $place }
now-town-then-fight = Megállás és harc: { $foe }
now-town-then-quest = Megállás ezért: „{ $quest }”
now-town-chip-sell = Áruk eladása
now-town-chip-house = Szállás: { part-now-worker }
now-town-chip-move = Költözés: { part-now-worker }
now-town-chip-learn = Tanulás: { $token }
now-town-chip-refill = Falusiak feltöltése
now-town-verb-pay = Munka
now-town-verb-recruit = Toborzás
now-town-verb-march = Indulás
now-town-verb-rest = Pihenés
now-town-sum = { $price } az épületért{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } a mezőért
}{ $less ->
    [0] {""}
   *[other] {" "}− { $less }
} = { $total } a { $of } pénzedből
now-town-blow = { $damage } sebzés: { $done } / { $health } kész · { $hearts } szívedből { $keep } marad

## A fight

now-town-fight = Harc: { $foe }
now-town-foe-left = { $level }. szint · még { $n } maradt
now-town-foe-quest = egy küldetés ellenfele
now-town-health = Életerő: { $n } / { $of }
now-town-health-after = e csapás után { $n }
now-town-attack = támadás { $n }
now-town-defence = védelmed { $n }
now-town-defence-theirs = védelem { $n }
now-town-victory = Győzelem:
now-town-you-deal = sebzés, amit okozol
now-town-you-lose = szív, amit elvesztesz, { $of } közül
now-town-they-deal = sebzés
now-town-they-lose = elvesző szív, { $of } közül
now-town-die-open = Ha megtartod a kockát, az ő helyén fekvő támadás csap le.
now-town-die-chooses = A négy támadás közül a kocka választ.
now-town-rounds = Eddigi menetek
now-town-no-rounds = még egy sem volt
now-town-if-retreat = Ha egy menet után visszavonulsz
now-town-retreat = 1 tapasztalat, vége a körödnek, és az ellenfél újra ép.

## Production

now-town-production = Termelés
now-town-this-production = Ez a termelés
now-town-last-production = Az utolsó termelés
now-town-houses = { $n ->
    [0] dönt
   *[other] { $n } falusit szállásol el
}
now-town-ready = kész
now-town-step-house = Szállás a várakozóknak
now-town-step-villagers = Elszállásolt falusiak
now-town-step-tokens = { $n } keresésjelző
now-town-step-mana = Visszatér a mana
now-town-step-tokens-back = Visszatérnek a hősakciók, újra munkába állnak a szakértők
now-town-step-next = Következik: { $season }. évszak, kezdi: { $seat }
now-town-brings = Ezt hozza neked
now-town-production-note = Az árukat akkor gyűjtitek be, amikor már mindenki válaszolt. Addig eladhatsz, megrendelést teljesíthetsz és tanulhatsz.

## The beginning, others, the end

now-town-kept = megtartva
now-town-others-choose = A többiek még választanak.
now-town-open-seat = { $name } dolgai
now-town-close-seat = { $name } dolgainak becsukása
now-town-seat-done = Teljesített küldetések: { $quests }, megrendelések: { $orders }
now-town-score-coins = Pénz az utolsó termelésből
now-town-score-rows = Teli épületsorok
now-town-score-housing = Sorok mind a négyfélével
now-town-score-buildings = Épületek pontjai
now-town-score-quests = Teljesített küldetések
now-town-score-orders = Megrendelések, 2-2 pont
now-town-score-all = Pont
