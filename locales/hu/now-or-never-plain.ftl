# Now or Never: az egyszerű nézet.

plain-now-or-never-goal = A cél: hat évszak után a legtöbb pont, teli épületsorokért, elszállásolt falusiakért, küldetésekért és megrendelésekért.

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
