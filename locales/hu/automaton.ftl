# caravan automaton: az automata igazi asztal mellett.
#
# Válaszolni minden nyelven lehet angolul is; az automaton-word-… üzenetek e nyelv szavai.

automaton-name-final = Magányos vállalkozó
automaton-name-prototype = Kereskedő
automaton-name-now-or-never = bot

automaton-begins = A { $it } leül az asztalotokhoz. Minden válasz ide kerül: { $path }.
automaton-goes-on = A { $it } visszatért. Folytatás: { $path }.
automaton-lost = A fájl { $line }. sora sérült volt, ezért kimaradt; a kérdés újra elhangzik. Az eredeti fájl megmarad mellette.
automaton-damaged = A fájl { $line }. sora olvashatatlan. Ami előtte elhangzott, ép; az utána következő { $behind } sor kimaradna. Folytatod azzal, ami előtte van? (i és Enter: igen; a mostani fájl megmarad mellette)
automaton-saved = Elmentve. Folytatás: caravan automaton --continue { $path }
automaton-commands = Válasz helyett: ? magyaráz, vissza visszavonja az utolsó választ, állapot megmutatja, mije van, javít kijavítja (javít pénz 7, javít hősök farglen 2), kilép abbahagyja.
automaton-nothing-back = Nincs mit visszavonni.

## Mi történik

automaton-set-up = Előkészület: tedd a figuráját a kocsma és a bazár közti mezőre, a presztízs- és az árujelölőjét a 0-ra. Adj neki egy küldetést képpel lefelé. Paripát és kocsitáblát nem kap. Az első áruja csak a jelölőt lépteti.
automaton-set-up-upgrades = Egyedül játszol ellene, ezért a sávon csak { $left } véletlen kocsifejlesztés marad; a többit tedd vissza a dobozba.
automaton-round = — { $round }. forduló —
automaton-card = A kártyája: { $card }.
automaton-pawn = Tedd a figuráját ide: { $first } | { $second }.
automaton-plan = Tervez: { $effects }.
automaton-plan-lit = Visszaad egy világító kockát a közös készletbe, és jobban tervez: { $effects }.
automaton-level = A szintje még ezt adja: { $effects }.
automaton-lacks-goods = { $deal }: most nem, legalább { $n } áru kellene hozzá.
automaton-too-many-goods = { $deal }: most nem, { $n } árunál többje van.
automaton-too-many-commissions = { $deal }: most nem, { $n } rendelésnél többje van.
automaton-lacks-journey = { $deal }: most nem, egy rendelés kellene hozzá, vagy két hős egy városkába.
automaton-acts = { $deal }: ezt csinálja.
automaton-deal-bazaar = Nagy bazár
automaton-deal-commission = A királynő rendelései
automaton-deal-travel = Karaván a városkákba
automaton-deal-ruins = Yin romjai
automaton-deal-dark-market = Feketepiac
automaton-deal-inn = Körgyűrű kocsma
automaton-wheel = Forgasd a piackereket egy lépéssel az óramutató járása szerint.
automaton-dice-off = Vedd le a kerékről az itteni kockákat, mindjárt újra kell dobni őket: { $goods }.
automaton-ruins = Léptesd a romok jelölőjét { $steps } mezővel. Fejlesztett árut kap: egy árut és egy kvarcot.
automaton-ruins-roll = Kifizet egy lámpást, és dob a romkockával.
automaton-ruins-die = A romkocka eredménye: { $effects }.
automaton-oracle = A jóskocka eredménye: { $effects }.
automaton-dark-market = Léptesd a feketepiac jelölőjét { $steps } mezővel; nem fizet érte.
automaton-hero = Hőst fogad be innen: { $place }. hely ({ $town }).
automaton-hero-left = Elhagyja egy hőse ({ $town }): tedd a kártyát a hőspakli aljára.
automaton-sells = Eladja, amit a hős kér ({ $n }. hely), ennyiért: { $price } pénz.
automaton-no-use = Ezzel nem kezd semmit: { $effects }.
automaton-leads = Karavánt indít. Úti cél: { $town } ({ $road }). Most mondjátok meg, ki tart vele.
automaton-extra-die = Az útitárs utazáskockája is vele megy: dobjatok eggyel több kockával.
automaton-order-dark = Fedj fel egy eseményt a setét útról, és dobjatok minden utazóért egy kockával. Ő vesz el először: a legmagasabb kockát.
automaton-order-shortcut = Fedj fel egy eseményt az átvágásról, és dobjatok minden utazóért egy kockával. Ő vesz el utoljára: a legmagasabbat abból, ami maradt.
automaton-joins-dark = Veletek tart: dobjatok eggyel több kockával. Amikor a vezető után sorra kerül, a legmagasabb maradék kockát veszi el.
automaton-joins-shortcut = Veletek tart: dobjatok eggyel több kockával. Amikor a vezető előtt sorra kerül, a legmagasabb maradék kockát veszi el.
automaton-stays = Otthon marad.
automaton-enters = Megérkezik: { $town }.
automaton-brings = Hazakísér egy hőst: { $effects }. Tedd félre a kártyát.
automaton-delivers = Leszállít egy rendelést { $goods } áruval: { $prestige } presztízspont. Tedd félre a kártyát.
automaton-no-delivery = Nincs mit leszállítania.
automaton-fortune = A jószerencséje: { $luck }.
automaton-rest = Pihenés: dobjátok vissza a levett piackockákat, töltsétek fel az útitársak sorát, a kocsmát és az udvart.
automaton-final-trip = — Végső utazás: mindenki ellátogathat még egy városkába —
automaton-you-won = Legyőztétek!
automaton-you-lost = Legyőzött titeket.
automaton-shared = Minden egyenlő: osztoztok a győzelmen.

automaton-change = {"  "}{ $thing }: { $was } → { $now }
automaton-change-cards = {"  "}{ $card }, { $town }: { $was } → { $now }
automaton-corrected = Javítva: { $what } { $was } → { $now }
automaton-status = { $round }. forduló. Amije van: { $things }.
    Hősök: { $heroes }. Rendelések: { $commissions }. Leszállított rendelés: { $delivered }, hazakísért hős: { $brought }.
automaton-none = nincs

automaton-thing-coins = pénz
automaton-thing-prestige = presztízs
automaton-thing-goods = áru
automaton-thing-lanterns = lámpás
automaton-thing-quartz = kvarc
automaton-thing-dice = világító kocka
automaton-thing-deeds = küldetés
automaton-thing-heroes = hős
automaton-thing-commissions = rendelés
automaton-banner-top = felső zászló
automaton-banner-other = másik zászló

## Kérdések

automaton-ask-starting-hero = Adj neki egy véletlen kezdőhőst. Melyik városkából jön?
automaton-ask-turn-solo = Te következel. Játszd le a körödet; ha karavánt vezetsz, hová és melyik úton megy?
automaton-ask-turn = { $seat } köre. Ha karaván indul, hová és melyik úton megy?
automaton-ask-tie = Ezekbe a városkákba egyformán mehetne. Melyiket választod?
automaton-ask-bring-hero = Hazakísér egy hőst. Melyik városka hőse legyen az?
automaton-ask-dice = Hány kocka van összesen ezeken az árukon: { $goods }?
automaton-ask-south = A feketepiac jelölője most délen áll?
automaton-ask-commission = Add neki a legfelső rendelést innen: { $town }. Ha az a kupac üres, melyik másikat választod?
automaton-ask-commission-any = Elvesz egy rendelést. Melyiket választod?
automaton-ask-stack = Add neki a legfelső rendelést innen: { $town }. Van ott?
automaton-ask-deed = Add neki ezt a küldetést képpel lefelé: { $place }. Ha ott nincs, melyiket kapja?
automaton-ask-deed-top = Add neki a pakli legfelső küldetését képpel lefelé. Van ott?
automaton-ask-guests = Melyik városkából jön a négy hős a kocsmában, helyről helyre?
automaton-ask-guest = Nem tud dönteni a hősök között. Melyik helyet választod?
automaton-ask-prices = Mennyit érnek most az áruk, amelyeket a hős kér, balról jobbra?
automaton-ask-top-hero = A kocsma üres: fedd fel a pakli legfelső hősét, és add neki. Melyik városkából jön?
automaton-ask-lantern = Van rajta lámpás?
automaton-ask-lose-hero = Elveszít egy hőst. Melyik városkából?
automaton-ask-companion = Útitársat küld el innen: { $place }. hely. Tedd a kártyát a pakli aljára. Ha az a hely üres, melyiket választod?
automaton-ask-event = Mit ír az esemény ahhoz a kockához, amelyet elvett?
automaton-ask-five = Ott van még az öt pénz a jószerencse sávján?
automaton-ask-score = A pontszáma { $score }: { $base } a pénz és a presztízs közül a kisebbik, áru { $goods }, világító kocka { $dice }, kvarc { $quartz }, küldetés { $deeds }. Mennyi közületek a legjobb pontszám?
automaton-ask-unused = Holtverseny. Mennyi a pénzed és a presztízsed közül a nagyobbik (az övé: { $its })?
automaton-ask-gifts = Még mindig holtverseny. Hány kvarc van a hűséges útitársaidon (az övé: { $its })?
automaton-ask-commissions = Még mindig holtverseny. Hány rendelést szállítottál le (az övé: { $its })?
automaton-ask-heroes = Még mindig holtverseny. Hány hőst kísértél haza (az övé: { $its })?

## Lehetséges válaszok

automaton-hint-usual = { $hint }; Enter: { $usual }
automaton-hint-prices = egy–három szám 1 és 5 között, például 4 2 1
automaton-hint-guests = négy városka, üres hely: -, például farglen - windglass north
automaton-hint-effects = hatások, például coins 2, lose good; semmi: -
automaton-hint-caravan = városka és setét vagy átvágás, például farglen setét; nem indul: -

automaton-word-yes = igen
automaton-word-no = nem
automaton-word-top = felső
automaton-word-other = másik
automaton-word-deck = pakli
automaton-word-dark = setét
automaton-word-shortcut = átvágás
automaton-word-back = vissza
automaton-word-status = állapot
automaton-word-set = javít
automaton-word-quit = kilép
automaton-word-coins = pénz
automaton-word-prestige = presztízs
automaton-word-goods = áru
automaton-word-lanterns = lámpás
automaton-word-quartz = kvarc
automaton-word-dice = kocka
automaton-word-deeds = küldetés
automaton-word-heroes = hősök
automaton-word-commissions = rendelések
automaton-word-done = kész
automaton-word-pass = passz
automaton-word-season = évszak
automaton-word-attacked = támadott

## Rossz válaszok

automaton-wrong-empty = Ide válasz kell; a ? elmagyarázza a kérdést.
automaton-wrong-word = „{ $it }” nincs a lehetséges válaszok között.
automaton-wrong-both = „{ $it }”: { $one } vagy { $other }? Írj belőle egy kicsit többet.
automaton-wrong-number = „{ $it }” nem szám { $least } és { $most } között.
automaton-wrong-prices = Írd be minden áru árát, egy–három számot.
automaton-wrong-guests = Négy dolgot írj: minden helyhez egy városkát, üres helyhez -.
automaton-wrong-effect = „{ $it }” nem hatás. Hatás például: coins 2, prestige 1, lantern 1, good basic any, hero, lose coins 3, lose good, lose hero.
automaton-wrong-caravan = Egy városkát és egy utat írj, vagy -, ha nem indul karaván.
automaton-wrong-set = Írd be, mit kell kijavítani, és a helyes számot: javít pénz 7, javít áru 3, javít hősök farglen 2.

## Miről szólnak a kérdések

automaton-help-starting-hero = Mint mindenki, ő is kap egy kezdőhőst és az áruját: az árujelölője eggyel feljebb lép.
automaton-help-turn = Mások köréből csak a karaván érdekli: vele tart, ha van hőse vagy rendelése a régióba, vagy ha van lámpása.
automaton-help-tie = Oda megy, ahová a legtöbb hőse és rendelése van, azután ahová a legtöbb rendelése. Ha ez is egyenlő, te választasz.
automaton-help-bring-hero = Annak a városkának a hősét kíséri haza, ahová a legtöbb hőse és rendelése van. Ha ez egyenlő, te választasz.
automaton-help-dice = Fizetés nélkül levesz minden kockát a kártyája három árujáról, és mindegyikért kap egy árut; ha nincs ott kocka, akkor is kap egyet.
automaton-help-south = Délen rendelést vagy küldetést vesz el, ahogy a kártyája mondja; máshol két árut kap.
automaton-help-commission = Abból a városkából vesz el rendelést, ahová a legtöbb hőse és rendelése van; ha ilyen nincs, vagy több is van, a kártyája városkájából. Enter, ha van ott; másik városka, ha az a kupac üres; -, ha mind üres.
automaton-help-commission-any = Egyik városka sem áll az élen, és kártya sem nevez meg egyet: te választasz. Írj -, ha minden kupac üres.
automaton-help-stack = Ha a városka kupaca üres, nem kap semmit.
automaton-help-deed = A kártyáján megadott zászló küldetését veszi el, és megkapja, amit a zászló mutat; ha ott nincs, a másikat, vagy bónusz nélkül a pakli tetejét. Írj -, ha egyáltalán nincs küldetés.
automaton-help-deed-top = A pakliból húzott küldetéshez nem jár zászló. Ha a pakli üres, nem kap semmit.
automaton-help-guests = Azt a hőst részesíti előnyben, akinek a városkájába a legtöbb hőse és rendelése van; holtversenynél a kártyáján megadott hely dönt. A helyek balról jobbra számítanak.
automaton-help-guest = Sem a hősei és rendelései, sem a kártyája nem döntenek: te választasz.
automaton-help-prices = Azokat a kéréseket teljesíti, amelyeket a kártyája jelöl, amíg az áruja tart, a kerék árain. Írd be a kártyán lévő minden áru árát, sorban.
automaton-help-top-hero = Ha senki sincs a kocsmában, a pakli legfelső hősét kapja. Írj -, ha a pakli is üres.
automaton-help-lantern = A lámpásos hős egy lámpást hoz neki; patkóval és tárolással nem kezd semmit.
automaton-help-lose-hero = Te választasz; a hős a pakli aljára kerül.
automaton-help-companion = Nem tart útitársat: a megadott helyen lévő a pakli aljára kerül. Az 1. hely a pakli mellett van, a 3. helyen van az utazáskocka. Írj -, ha egy sincs.
automaton-help-event = A hatásokat a kártyacsomagok jelölésével írd, vesszővel elválasztva: coins 2, lantern 1, good upgraded any, hero, commission, wheel, oracle, lose good. Írj -, ha nem történik semmi. Csak azt fizeti ki, amije van.
automaton-help-five = Aki jószerencseként először választ pénzt, az ott lévő ötöt kapja; utána három jár.
automaton-help-score = Csak nagyobb pontszámmal nyertek, hacsak nem így kezdtétek: --tie tiebreak.
automaton-help-tie-break = A holtverseny döntői sorban: a pénz és a presztízs közül a nem számító, ajándékok a hűséges útitársakon, rendelések, hősök.

## A Now or Never botja

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
