# Merchants in the browser.

merchants-web-title = Merchants

## Kártyák és jelzők

merchants-web-die-night = éjkocka, { $face }
merchants-web-die-lit = világító kocka, { $face }
merchants-web-die-road = utazáskocka, { $face }
merchants-web-die-market = piackocka, { $face }
merchants-web-ware = { $side-id ->
    [side-upgraded] fejlesztett { $good }
   *[other] { $good }
}
merchants-web-count-coins = pénz
merchants-web-unit-coins = pénz
merchants-web-unit-prestige = presztízs
merchants-web-coins-hidden = a paraván mögött
merchants-web-count-prestige = presztízs
merchants-web-count-lanterns = lámpás
merchants-web-count-quartz = ragyogó kvarc
merchants-web-count-horseshoes = patkó
merchants-web-count-storage = foglalt rekesz
merchants-web-count-goods = áru
merchants-web-count-deeds = küldetés
merchants-web-count-lit-dice = világító kocka
merchants-web-wants = Ezt keresi
merchants-web-have = a kocsin van
merchants-web-lack = hiányzik
merchants-web-given = átadva
merchants-web-holds-nothing = még nem visz semmit
merchants-web-secret = titkos
merchants-web-secret-deed = Titkos küldetés
merchants-web-loyal = hűséges
merchants-web-stray = elkóborló
merchants-web-ability-used = használt: kvarc van rajta

## A kocsi

merchants-web-wagon = A kocsid
merchants-web-wagon-of = { $name } kocsija
merchants-web-dice = Kockák
merchants-web-slot-1 = Létrehozás
merchants-web-slot-2 = Fény
merchants-web-slot-3 = Üzlet
merchants-web-slot = { $n }. zárt mező: { $what }
merchants-web-slot-empty = üres
merchants-web-makes = ebből lesz
merchants-web-or = vagy
merchants-web-and = és
merchants-web-any-good = bármely áru
merchants-web-reserve = Tartalék
merchants-web-special = Speciális
merchants-web-own = Ami a tiéd
merchants-web-pool = Akciómező
merchants-web-spent = Letett
merchants-web-locked-reset = mindhárom zárt kocka
merchants-web-storage = Rekesz
merchants-web-filled = { $n } / { $of }
merchants-web-tidy-long = Rendezés: vissza a szokásos elrendezéshez
merchants-web-turn = Forgatás
merchants-web-turn-piece = Forgatás: { $piece }
merchants-web-piece = { $piece }, { $row }. sor, { $column }. oszlop
merchants-web-piece-in-bag = { $piece }, a nyeregtáskában
merchants-web-piece-keys = A nyilak mozgatják, az R forgatja, az Enter megmondja, hol van.
merchants-web-piece-blocked = Ott nincs hely.
merchants-web-storage-help = Húzással magadnak rendezheted az árukat; dupla koppintás vagy R forgat. A játékon ez nem változtat.
merchants-web-coming = ide kerülne
merchants-web-no-room = Nincs hely: valamitől meg kell válni
merchants-web-repack = Átpakolás után elfér
merchants-web-beside = Nem fér el
merchants-web-lanterns = Lámpások
merchants-web-inventory = Készlet
merchants-web-free = üres
merchants-web-steed = { $n ->
    [one] Paripa
   *[other] Paripák
}
merchants-web-no-steed = még nincs paripa
merchants-web-heroes = Hősök
merchants-web-commissions = Rendelések
merchants-web-of = { $n } / { $of }
merchants-web-companions = Útitársak
merchants-web-ability = { $n }. képesség
merchants-web-lift = Kocka: +{ $n }
merchants-web-deeds = Küldetések
part-would-lower = { $coins } pénz és { $prestige } presztízs közül a kisebb
merchants-web-would = Most { $n } pontod volna = { part-would-lower }
part-would-dice = { $points } a fel nem használt világító { $points ->
    [one] kockáért
   *[other] kockákért
}
part-would-points = { $points } pont (kocka, küldetés, vasláda)
merchants-web-would-points = Most { $n } pontod volna = { part-would-lower }, + { part-would-points }
merchants-web-would-dice = Most { $n } pontod volna = { part-would-lower }, + { part-would-dice }
merchants-web-would-level = Most { $n } pontod volna: a pénzed és a presztízsed egyforma
merchants-web-would-level-points = Most { $n } pontod volna: a pénzed és a presztízsed egyaránt { $base }, + { part-would-points }
merchants-web-would-level-dice = Most { $n } pontod volna: a pénzed és a presztízsed egyaránt { $base }, + { part-would-dice }
merchants-web-would-short = { $n } pontod volna
merchants-web-would-brief = { $n } pont
merchants-web-would-more-coins = Ebből a küldetésekért: { $n } pénz.
merchants-web-would-more-prestige = Ebből a küldetésekért: { $n } presztízs.
merchants-web-would-more-points = Ezen felül pont jár: 1 minden fel nem használt világító kockáért, valamint a küldetésekért és a vasládáért.
merchants-web-next-coins = { $n ->
    [one] A következő pénz egy pontot ér.
   *[other] A következő { $n } pénz egy-egy pontot ér.
}
merchants-web-next-prestige = { $n ->
    [one] A következő presztízs egy pontot ér.
   *[other] A következő { $n } presztízs egy-egy pontot ér.
}
merchants-web-next-level = Innentől mindkettőnek nőnie kell.
merchants-web-would-when = + { $reward }, ha teljesül: „{ $deed }”
merchants-web-would-when-each = + { $reward } vagy több, ha teljesül: „{ $deed }”
merchants-web-secret-deeds = Titkos küldetések
merchants-web-upgrades = Fejlesztések
merchants-web-purse = Erszény
merchants-web-none-yet = még nincs
merchants-web-log = Célba ért

## A többiek

merchants-web-open-wagon = { $name } kocsijának megnyitása
merchants-web-close-wagon = A kocsi bezárása
merchants-web-locked = zárt kockák
merchants-web-reserve-dice = tartalék
merchants-web-automaton-card = Utolsó kártyája
merchants-web-cards-left = { $n } kártya a keverésig

## Az utazás

merchants-web-journey = Az utazás
merchants-web-stage-prepare = Készülődés
merchants-web-stage-event = Esemény
merchants-web-stage-visit = Látogatás
merchants-web-stage-fortune = Jószerencse
merchants-web-stage-prepare-note = ki tart veletek?
merchants-web-stage-event-note = mindenkinek egy kocka
merchants-web-stage-visit-note = szállítás a városban
merchants-web-stage-fortune-note = a vezető választ
merchants-web-stage-done = kész
merchants-web-to-town = Úti cél: { $town } ({ $road })
merchants-web-road-dark-note = a vezető választ először kockát
merchants-web-road-shortcut-note = 3 lámpás; két jószerencse, a vezető választ utoljára
merchants-web-road-shortcut-free = most ingyenes; két jószerencse, a vezető választ utoljára
merchants-web-final = Végső utazások
merchants-web-final-note = Mindenki meglátogathat egy utolsó várost
merchants-web-caravan = A karaván
merchants-web-leads = vezető
merchants-web-joined = a karavánban
merchants-web-asked = döntés előtt
merchants-web-undecided = később dől el
merchants-web-stayed = otthon
merchants-web-choosing-die = kockaválasztás
merchants-web-took-as = a { $n } értéke { $value }
merchants-web-waits-die = kocka később
merchants-web-dice-on-road = Utazáskockák
merchants-web-dice-left = { $n } kocka maradt
merchants-web-dice-to-roll = A kockák akkor gurulnak, ha mindenki válaszolt.
merchants-web-extra-die = egy az útitárssal jött
merchants-web-your-pick = a te választásod
merchants-web-reroll = A megmaradt kockák újradobása
merchants-web-deliverable = Ezt lehetne ott átadni
merchants-web-deliver-nothing = ide semmi
merchants-web-deliver-hero = hazatér
merchants-web-deliver-commission = akár
merchants-web-lucks = Jószerencse
merchants-web-lucks-left = még { $n } választás
merchants-web-luck-illuminated-die = Világító kocka
merchants-web-luck-deed = Küldetés bónusszal
merchants-web-luck-coins = { $n } pénz
merchants-web-luck-wagon-upgrade = Kocsifejlesztés

## Választások

merchants-web-choices = Választható
merchants-web-choices-rest = Erről van szó
merchants-web-with = vele jön
merchants-web-top-card = A felső lap, látatlanban

## A játék vége

merchants-web-over = Véget ért a hosszú éjszaka
merchants-web-score-player = Játékos
merchants-web-score-coins = Pénz, küldetésekkel
merchants-web-score-prestige = Presztízs, küldetésekkel
merchants-web-score-base = A kisebb a kettőből
merchants-web-score-points = Győzelmi pontok
merchants-web-score-total = Összesen
merchants-web-score-counts = ez számít
merchants-web-score-ties = Holtverseny esetén dönt
merchants-web-score-unused = A nagyobb a kettőből
merchants-web-score-gifts = Kvarc az útitársakon
merchants-web-score-commissions = Leszállított rendelések
merchants-web-score-heroes = Hazakísért hősök
merchants-web-score-deeds = Küldetések
merchants-web-deed-done = teljesítve
merchants-web-deed-missed = nem sikerült
merchants-end-level = Pénzed és presztízsed egyaránt { $base }: semmit sem gyűjtöttél hiába.
merchants-end-level-lost = Pénzed és presztízsed is { $base } lett. A kettő közül a kisebb döntött: { $name } ott { $n } ponton állt.
merchants-end-coins = A presztízsed döntött: { $base } fölött hiába gyűjtöttél pénzt ({ $n }).
merchants-end-prestige = A pénzed döntött: { $base } fölött hiába gyűjtöttél presztízst ({ $n }).
merchants-end-sum = { $base }, a kisebb ezek közül: { $coins } pénz, { $prestige } presztízs
merchants-end-points = + { $n } győzelmi pont

## The drawn table: frame

merchants-board-setup = Előkészületek
merchants-board-final = Végső utazások
merchants-board-round = { $round }. forduló
merchants-board-rounds = { $round }. forduló a 13-ból. Az éjkockák a 4., 7., 9. és 10. forduló után térnek vissza.
merchants-board-tab-wagon = Kocsi
merchants-board-zoom = Nagyítás
merchants-board-zoom-out = Az egész tábla

## The drawn table: the question

merchants-board-steps = A kör lépései
merchants-board-step-plan = Tervezés
merchants-board-step-move = Mozgatás
merchants-board-step-act = Aktiválás
merchants-board-step-rest = Pihenés
merchants-board-no-stay = Nem, maradok
# A button beside what was chosen already: the die, the companion.
merchants-board-brief-bump = { $slot }. mező: { $slot ->
    [1] létrehozás: { $bonus }
   *[other] { $bonus }
}
merchants-board-brief-ability = 1 kvarcért: { $effects }
merchants-board-no-take = Lemondok róla
merchants-board-todo = hátravan

## The drawn table: the board

merchants-board-ringway = Körgyűrű
merchants-board-courtyard = Highreach udvara
merchants-board-courtyard-short = Udvar
merchants-board-road = Városok
merchants-board-places = A tábla helyei
merchants-board-space = Mező e kettő között: { $first }, { $second }
merchants-board-short-inn = Kocsma
merchants-board-short-bazaar = Bazár
merchants-board-short-commissions = Rendelés
merchants-board-short-yurg = Yurg
merchants-board-short-dark-market = Feketepiac
merchants-board-help-inn = Adj el egy hősnek abból, amit keres; utána csatlakozik hozzád, és hozza a bónuszát.
merchants-board-help-bazaar = Forgasd el a kereket, állíts át egy kockát, aztán vegyél olyan árut, amelyen van kocka.
merchants-board-help-commissions = Vedd el egy tetszőleges város legfelső rendelését.
merchants-board-help-yurg = Kutass fejlesztett áruk után Yin romjainál, vagy vezess karavánt a környékbeli városkákba.
merchants-board-help-dark-market = Told a jelölőt 1–4 lépést, lépésenként 1 pénzért, és vedd el, ami ott vár.
merchants-board-wheel = Piackerék
merchants-board-section = { $good }: ára { $price }, { $dice ->
    [0] most nem kapható
   *[other] { $dice } kapható
}
merchants-board-section-help = Az árat egyszer fizeted: a második ugyanilyen ingyen jár. { $coins } pénzed van.
merchants-board-turn = forgasd
merchants-board-turn-wheel = Forgasd a piackereket
merchants-board-turn-help = Minden áru eggyel továbbkerül, az óramutató járása szerint.
merchants-board-left = { $n } db
merchants-board-below = { $n ->
    [0] A város utolsó rendelése
   *[other] Még { $n } van alatta
}
merchants-board-none = elfogyott
merchants-board-deck = { $n } a pakliban
merchants-board-deck-top = a pakliból
merchants-board-bonus = bónusz
merchants-board-place-free = üres
merchants-board-top-hero = A pakli legfelső hőse
merchants-board-top-deed = A pakli legfelső küldetése
merchants-board-top-companion = Az útitársak paklija, { $n } lap
merchants-board-banner = E hely bónusza: { $effects }
merchants-board-ruins = Yin romjai
merchants-board-ruins-help = A jelölő az óramutató járása szerint halad: legalább 1 lépést, legfeljebb eggyel többet, mint ahány hősöd van.
merchants-board-ruins-die = Romkocka
merchants-board-any-good = bármi
merchants-board-marker-here = A jelölő itt áll
merchants-board-caravan = Karaván vezetése
merchants-board-dark-help = A jelölő az óramutató járása szerint halad. Minden lépés 1 pénzbe kerül.
merchants-board-step-cost = lépésenként 1
merchants-board-companions = Útitársak
merchants-board-loyal = hűséges
merchants-board-stray = elkóborló
merchants-board-loyal-help = Hűséges: veled marad; mindkét képessége egyszer működik, egy kvarcért.
merchants-board-stray-help = Elkóborló: ajándékot kér, aztán továbbáll a következő játékoshoz.
merchants-board-travel-die = Utazáskocka van rajta: az is veled tart az úton.
merchants-board-stage-prepare = 1 · készülődés
merchants-board-stage-road = 2 · út, 3 · látogatás
merchants-board-stage-fortune = 4 · a vezetőé
merchants-board-towns = Környékbeli városkák
merchants-board-for-town = Ide viszel: { $commissions ->
    [0] nincs rendelés
   *[other] { $commissions } rendelés
}, { $heroes ->
    [0] nincs hős
   *[other] { $heroes } hős
}
merchants-board-for-town-none = Semmit sem viszel ebbe a városkába.
merchants-board-road-dark = Ingyenes; a vezető elsőként választ kockát, és egy jószerencse jár neki.
merchants-board-road-shortcut = 3 lámpásba kerül; a vezető utolsóként választ kockát, és két jószerencse jár neki.
merchants-board-free = ingyen
merchants-board-fortune = Jószerencse
merchants-board-upgrades = Kocsifejlesztések
merchants-board-luck-name-illuminated-die = Világító kocka
merchants-board-luck-name-deed = Küldetés
merchants-board-luck-name-coins = Pénz
merchants-board-luck-name-wagon-upgrade = Fejlesztés
merchants-board-luck-illuminated-die = Egy világító kocka a közös készletből, a speciális tartalékodba dobva.
merchants-board-luck-deed = Egy küldetés a helye bónuszával.
merchants-board-luck-coins = { $coins } pénz. Aki először választja, 5-öt kap, utána mindenki 3-at.
merchants-board-luck-wagon-upgrade = Egy a megmaradt kocsifejlesztések közül:
merchants-board-coins = { $n } pénz
merchants-board-prestige = Presztízs

# A Nagy Bazár sorokkal és kosárral.
merchants-bazaar-goods = A bazár árui
merchants-bazaar-about = Egy szelvény árát egyszer fizeted ki, akárhány árut veszel onnan. Ahol nincs kocka, nincs áru.
merchants-bazaar-no-die = nincs kocka
merchants-bazaar-second = a második ingyen
merchants-bazaar-makes = így { $n } a fizetendő, { $of } pénzed van
merchants-bazaar-free = ingyen
merchants-bazaar-line = { $good }
merchants-bazaar-line-free = { $good }, a szelvény már ki van fizetve
merchants-bazaar-off = kedvezmény
merchants-bazaar-total = fizetendő, { $of } pénzed van
merchants-bazaar-sum = { $terms } = { $total }, { $of } pénzed van
merchants-bazaar-buy = { $n } áru vétele
merchants-bazaar-ask = Nagy bazár: { $may ->
    [wheel-change-buy] forgasd a piackereket, állíts át egy kockát, aztán vásárolj
    [wheel-buy] forgasd a piackereket, aztán vásárolj
    [change-buy] állíts át egy kockát, aztán vásárolj
    [wheel-change] forgasd a piackereket, vagy állíts át egy kockát
    [wheel] forgasd a piackereket, vagy távozz
    [change] állíts át egy kockát, vagy távozz
    [buy] vásárolj, vagy távozz
    [more] vásárolj még, vagy távozz
   *[none] nincs több teendőd
}. Pénzed: { $coins }.
merchants-bazaar-nothing = Nem veszek semmit
merchants-bazaar-wheel-first = Előbb a kerék egy lépéssel
merchants-bazaar-change-first = Üres kosár, előbb kockacsere
merchants-bazaar-change = Kockacsere
merchants-bazaar-change-not = Mégsem cserélek
merchants-bazaar-changing = Melyik kockát, és mi legyen belőle
merchants-bazaar-fits = { $n ->
    [one] Elfér
   *[other] Mind elfér ({ $n })
}: { $full } / { $of } hely foglalt
merchants-bazaar-overflow = Nem fér el minden: választanod kell, mi maradjon ki.
# What has no room opens a question that nothing can be foreseen behind.
merchants-bazaar-asks = Nincs hely erre: { $good }. Ha megveszed, kiválasztod, mi menjen; utána vehetsz még mást is.
merchants-bazaar-asks-brief = nincs hely: { $good }
merchants-bazaar-before = ezt előbb veszed meg
