# Now or Never: a terminál.

market-sale = { $coins } pénz ezekért: { $goods }
market-trade = { $times } × ({ $goods } → { $each }) = { $sum }
market-kept = ezt senki sem veszi meg: { $goods }
market-nothing = Nincs mit eladni.
market-shell = { $n } kagyló
market-tool = { $n } szerszám
market-demon = { $n } palackozott démon
market-crystal = { $n } kristály

# Ezt lehet begépelni, egészben vagy rövidítve.
market-forms-shell = s kagyló kagylók kagylót kagylo
market-forms-tool = t szerszám szerszámok szerszámot szerszam
market-forms-demon = d démon démonok démont demon
market-forms-crystal = c kristály kristályok kristályt kristaly
market-forms-book = b könyv könyvek könyvet konyv
market-wrong-word = „{ $it }” nem áru. Áru a kagyló, a szerszám, a démon és a kristály, röviden S, T, D és C.
market-wrong-number = „{ $it }” nem 0 és { $most } közötti szám.
market-wrong-numbers = Csak számokból négy kell: kagyló, szerszám, démon, kristály, például 3 2 0 1.
market-wrong-alone = Miből van { $it }? A szám az áru előtt áll, mint 3 kagyló 2 szerszám, vagy hozzá van írva, mint S3 T2.
market-wrong-book = Könyvet nem lehet eladni (N-173).
tui-now-key-any = amit bármikor megtehetsz, más körében is: eladás, elszállásolás, tanulás és hasonlók
tui-now-season = { $n }. évszak a 6-ból
tui-now-production = { $n }. évszak: termelés
tui-now-above = A felszín
tui-now-underground = A mélység
tui-now-at-tower-of-miners = Bán.
tui-now-at-hermits-hut = Rem.
tui-now-at-crystal-meteorite = Kri.
tui-now-at-nomad-camp = Nomád
tui-now-at-ublo-tower = Ublo
tui-now-at-monument = Eml.
tui-now-at-scholars-tower = Tudós
tui-now-at-undergarden = Mély.
tui-now-at-forest-of-faces = Arcok
tui-now-at-snail-caves = Csiga
tui-now-at-flying-casino = Kasz.
tui-now-at-city-of-spirits = Sze.
tui-now-at-istreka = Istr.
tui-now-at-wailing-cavern = Jajg.
tui-now-near-tower-of-miners = Bányász
tui-now-near-hermits-hut = Remete
tui-now-near-crystal-meteorite = Krist.
tui-now-near-nomad-camp = Nomád.
tui-now-near-monument = Emlékmű
tui-now-near-scholars-tower = Tudósok
tui-now-near-undergarden = Mélyk.
tui-now-near-snail-caves = Csiga.
tui-now-near-flying-casino = Kaszinó
tui-now-near-city-of-spirits = Szellem
tui-now-near-wailing-cavern = Jajgató
tui-now-building-demons-lab = Démon
tui-now-building-construction-hq = Vezet.
tui-now-building-crystal-lab = Labor
tui-now-building-market-hall = Csarnok
tui-now-building-tool-shed = Kamra
tui-now-building-smithy = Kovács
tui-now-building-crystal-garden = Krist.
tui-now-building-observatory = Csillag
tui-now-building-summoning-study = Idéző
tui-now-building-garden-house = Kertes
tui-now-building-bottling-house = Palack.
tui-now-building-snail-ranch = Csigaf.
tui-now-supply = Kapható
tui-now-red = Piros
tui-now-blue = Kék
tui-now-villagers = Falusiak
tui-now-piles = Küldetés
tui-now-pile-basic = alap
tui-now-pile-artifact = ereklye
tui-now-pile-advanced = haladó
tui-now-orders-left = megrendelés { $n }
tui-now-town = Város
tui-now-waiting = Nincs ágya:
tui-now-grid = Megépíthető
tui-now-first = kezdő
tui-now-passed = passzolt
tui-now-arrows = Menet
tui-now-defence = védelem { $n }
tui-now-tokens = { $n } jelző
tui-now-hand = Küldetések:
tui-now-orders = Megrendelések:
tui-now-powers = Erők:
tui-now-played = Teljesítve:
tui-now-market = Piac:
tui-now-abilities = Tanulható:
tui-now-built = { $n }é
tui-now-housed = { $n }f
tui-now-cards = { $n }k
tui-now-bot = A bot
tui-now-bot-cards = { $n } lapja maradt
tui-now-bot-villagers = { $n } falusi
tui-now-bot-quests = { $n } küldetés
tui-now-bot-orders = { $n } megrendelés
tui-now-bot-attacked = már támadott
tui-now-moment = Most
tui-now-foe = életerő { $left }/{ $health }, támadás { $attack }
tui-now-blow = { $damage } sebzés{ $loss ->
    [0] {""}
   *[other] , te { $loss } szívet vesztesz
}
tui-now-blow-of-another = { $damage } sebzés{ $loss ->
    [0] {""}
   *[other] , { $name } { $loss } szívet veszt
}
tui-now-helm = Sisak: 1 szív
tui-now-die = A kocka: { $die } ({ $cast })
tui-now-cast-attack = támadás
tui-now-cast-orb = gömb
tui-now-cast-search = keresés
tui-now-cast-toll = elvesző szívek
tui-now-cast-solo = a bot
tui-now-thing-plot = telek { $n }
tui-now-thing-housing = { $n }. szállássor
tui-now-thing-arrow = menet: { $n }
tui-now-thing-place = { $n }. hely
tui-now-thing-slot-red = { $n }. piros hely
tui-now-thing-slot-blue = { $n }. kék hely
tui-now-thing-rest-hearts = pihenő 2 szívért
tui-now-thing-rest-coin = pihenő 1 pénzért
tui-now-thing-villagers = a falusiak sora
tui-now-thing-market = mindened
tui-now-thing-die = a kocka
tui-now-thing-fight = a harc
tui-now-thing-helm = a sisak
tui-now-kind-location = helyszín
tui-now-kind-enemy = ellenség
tui-now-kind-specialist = szakértő
tui-now-kind-building = épület
tui-now-kind-token = felszerelés vagy képesség
tui-now-kind-quest = küldetés
tui-now-kind-order = megrendelés
tui-now-kind-find = keresésjelző
tui-now-kind-power = hős ereje
tui-now-kind-solo = a bot lapja
tui-now-card-specialist = használata { $cost } pénz, tulajdonosának { $tax } az adó
tui-now-card-building = { $cost } pénz
tui-now-card-ability = { $level }. szint, { $cost } tapasztalat
tui-now-card-gear = { $cost } pénz
tui-now-key-player = a következő játékos hőse és városa
tui-now-group-build = Építés: { $name } ({ $cost ->
    [0] ingyen
   *[other] { $cost } pénz
}, { $n } hely)
tui-now-group-swap = Csere: { $name }
tui-now-group-build-from = Építés: { $name } (legalább { $cost } pénz, { $n } hely)
tui-now-key-page = minden egyszerre; aztán a térkép, majd a kínálat elöl (kis ablakban)
tui-now-key-notation = választás jelöléssel: go 17 (a mezők 0-tól számozva, soronként)
tui-now-page-map = a térkép
tui-now-page-supply = a kínálat
tui-now-page-hero = hős és város
tui-now-sign-mountain = hegy
tui-now-sign-enemy = 3. szintű ellenség, 2 maradt
tui-now-sign-letter = keresésjelző
tui-now-sign-plain = a térképen: síkság, sor/oszlop
tui-now-sign-specialist = költség/adó
tui-now-sign-down = elhasználva
tui-now-sign-housing = falusi/férőhely
tui-now-sign-row = pont: teli sor+minden áru
tui-now-sign-attack = sebzés/védelem+mana
tui-now-sign-at = a küldetés helye
tui-now-sign-others = épület, falusi, küldetés
tui-now-score-coins = Pénz
tui-now-score-rows = Teli sorok
tui-now-score-housing = Mind a négy áru
tui-now-score-buildings = Épületek
tui-now-score-quests = Küldetések
tui-now-score-orders = Megrendelések
tui-now-score-lore = Döntetlennél: tapasztalat és könyv
tui-now-score-hearts = Döntetlennél: szívek
tui-now-solo-won = Legalább 100 pont: nyertél.
tui-now-solo-lost = 100 pontnál kevesebb: a bot nyert.
tui-now-unseen-map = Térkép
tui-now-unseen-specialists = a szakértőid
tui-now-unseen-teams = a többiek szakértői
tui-now-unseen-texts = a küldetéseid szövege
tui-now-building-town-hall = Városh.
tui-now-building-shell-pond = Kagylós
tui-now-building-bathhouse = Fürdő
tui-now-building-infirmary = Ispot.
tui-now-letter-shell = K
tui-now-letter-tool = S
tui-now-letter-demon = D
tui-now-letter-crystal = R
tui-now-building-library = Könyvt.
tui-now-building-workshop = Műhely

## A szabályok néhány oldalon

guide-now-fights = Harc és keresés
guide-now-town = A városod
guide-now-wins = Hat évszak után a legtöbb pont nyer: a négy épületből álló teli sorokért, a mind a négy áru falusiját elszállásoló sorokért, az épületekért, a kijátszott küldetésekért, és 2 minden teljesített megrendelésért.
guide-now-wins-last = A pénz csak akkor ér pontot, ha az utolsó termelés hozza. Ami előtte nálad van, elvész: költsd el.
guide-now-turn = A körödben egy dolgot teszel: dolgoztatsz, toborzol vagy pihentetsz egy szakértőt, útnak indítod a hősödet, vagy passzolsz az évszak végéig. A körök addig mennek, amíg mindenki passzol.
guide-now-specialists = Akit dolgoztatsz, az épít, gyógyít, tanít vagy felszerelést árul, aztán a következő évszakig lefordítva marad. Más játékos szakértőjét is dolgoztathatod; az adót ő kapja. A toborzás kétszer annyi, és az új ember rögtön dolgozik. Ha a tiédet pihenteted, 2 szívet vagy 1 pénzt kapsz.
guide-now-march = A menetelés elhasználja a hősöd egyik nyilát: annyi mező ingyen van, minden további egy szív, és ugyanennyi egy hegy vagy egy elkerült ellenség.
guide-now-stop = Ahol a hős megáll, ott kijátszhatsz egy oda szóló küldetést, majd meglátogathatod a helyet, harcolhatsz vagy kereshetsz.
guide-now-fight = A kocka mondja meg, melyik vörös képességed csap le a négy közül. A sebzés összeadódik, amíg el nem éri az ellenség életerejét; minden kör annyi szívbe kerül, amennyivel a támadása több a védelmednél. Szív nélkül a körödnek vége.
guide-now-search = A keresés annyi szív, amennyit a kocka mutat; a talált jelző minden termelésben 1 pénzt fizet.
guide-now-build = Épületet a rácsod széléről vehetsz, később egy lyuk mellől, és egy már álló épületed mellé kerül. Az első az alsó sorba.
guide-now-house = Egy sorban annyi falusi lakhat, ahány épület és ágy van benne. Csak az termel, akinek van ágya.
guide-now-anytime = Bármikor, akkor is, ha más jön, eladhatsz árut, elszállásolhatsz falusit, teljesíthetsz megrendelést, tanulhatsz képességet: a.
guide-now-season = Ha mindenki passzolt, a falusiak és az épületek termelnek, a szakértők és a nyilak újra frissek, és jön a következő évszak.

## Az automata egy igazi asztal mellett

automaton-name-now-or-never = bot

automaton-solo-commands = Válasz helyett: ? magyaráz, vissza visszavonja az utolsó választ, állapot megmutatja, mit tart észben, javít kijavítja (javít évszak 3, javít támadott 1), kilép abbahagyja.
automaton-solo-wrong-set = Írd be, mit kell kijavítani, és a helyes számot: javít évszak 3 (1-től 6-ig), javít támadott 1 (ebben az évszakban már támadott) vagy 0 (még nem).
automaton-solo-status = { $season }. évszak. A keverésig még { $cards } lapja van. Ebben az évszakban { $attacked ->
    [0] még nem támadott
   *[other] már támadott
}.
automaton-solo-set-up = Előkészület: készítsd elő a táblát egy játékosra, minden szinten egy ellenséggel. Tégy mellé egy hőstáblát, amelyet nem használsz. Az első helyére egy véletlen kezdő építőt kap, a másodikra egy véletlen kezdő gyógyítót, mindkettőt képpel felfelé; mást nem. A megmaradt kezdő szakértők visszakerülnek a dobozba.
automaton-solo-season = — { $season }. évszak —
automaton-solo-search = Keres: tedd képpel lefelé a táblájára a hősödhöz legközelebbi keresésjelzőt. A hősöd mezőjén lévő a legközelebbi; egyenlők közül te választasz. Senki sem nézi meg, és semmit sem hoz. Ha nincs több jelző, nem történik semmi.
automaton-solo-recruit = Toboroz: a sor bal szélső szakértője képpel felfelé a bal szélső üres helyére kerül, de nem használja. Ha mind a négy hely foglalt, te választod ki, melyik régi kerül vissza a dobozba, és az új annak a helyére lép. Töltsd fel a sort. Ha a sor üres, nem történik semmi.
automaton-solo-attack = Győz: vegyél le egyet a megmaradt legalacsonyabb szintű ellenségből. Annyi falusit visz el az évszaktábláról, ahányat az az ellenség jutalmul ad: először azt, aki kristályt termel, aztán aki démont, szerszámot, kagylót. Üres sort előbb tölts fel. Más jutalmat nem kap.
automaton-solo-no-enemy = Akkor nem történik semmi, és ebben az évszakban még támadhat.
automaton-solo-attacked = Ebben az évszakban már támadott, ezért újat húz.
automaton-solo-die = A kockája: { $die }.
automaton-solo-order = A felső megrendelésjelző képpel lefelé a táblájára kerül, és kikerül a játékból. Ha nincs több, nem történik semmi.
automaton-solo-basic = A felső { $n } alap küldetéskártya képpel lefelé a táblájára kerül, és kikerül a játékból, amíg van belőle.
automaton-solo-artifact = A felső { $n } ereklyekártya képpel lefelé a táblájára kerül, és kikerül a játékból, amíg van belőle.
automaton-solo-advanced = A felső { $n } haladó küldetéskártya képpel lefelé a táblájára kerül, és kikerül a játékból, amíg van belőle.
automaton-solo-nothing = Ez nem csinál semmit.
automaton-solo-exhaust-own = Fordítsd képpel lefelé a bal szélső felfordított szakértőjét. Ha nincs ilyen, nem történik semmi.
automaton-solo-exhaust-yours = Fordítsd képpel lefelé a bal szélső felfordított szakértődet, és vedd el az adóját a közös készletből. Ha nincs ilyen, nem történik semmi.
automaton-solo-no-card = Minden lapját kihúzta: a következő évszakig nem csinál semmit.
automaton-solo-production = Vége az évszaknak. Végezd el a termelést; ő nem termel. A tieiddel együtt az ő szakértőit is fordítsd képpel felfelé. A kilenc lapját újrakeveri.
automaton-solo-final-production = Vége az utolsó évszaknak. Végezd el a végső termelést, és számold össze a pontjaidat; ő nem kap pontot.
automaton-solo-won = Győztél!
automaton-solo-lost = Ezúttal nem győztél.
automaton-solo-ask-turn = Te következel: játszd le a körödet, aztán üss Entert. Vagy passzoltál?
automaton-solo-ask-enemy = Támad. Van még ellenség a táblán?
automaton-solo-ask-score = Mennyi a pontszámod?
automaton-solo-ask-best = Mennyi volt a legjobb pontszámod a korábban megnyert játékokban? 0, ha ez volna az első.
automaton-solo-help-turn = Minden évszakot te kezdesz. Minden köröd után húz egy lapot; ha passzolsz, az évszak rögtön véget ér, és nem húz többet. Az ő szakértőit is megfizetheted, mintha egy másik játékoséi volnának; adó nem jár értük.
automaton-solo-help-enemy = Évszakonként egyszer támad, és mindig győz. Ellenség nélkül nem támadott, és a következő támadó lapja számít.
automaton-solo-help-score = Az első győzelemhez 100 pont kell. Utána csak az a győzelem, ami minden korábbi pontszámodnál több.
