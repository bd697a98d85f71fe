# Merchants of the Dark Road: az egyszerű nézet.

plain-merchants-goal = A cél: a pénzed és a presztízsed közül a kisebbik számít, és hozzá a győzelmi pontok.

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
plain-merchants-wagons-companions-item = { $card } (használt képesség: { $used })
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

plain-merchants-verb-bump = Kilökés kockával
plain-merchants-verb-change = Piackocka átállítása
plain-merchants-verb-buy = Vásárlás
plain-merchants-verb-declare = Utazás
plain-merchants-verb-ability = Útitársak
plain-merchants-verb-swap = Csere
plain-merchants-verb-commission = Rendelés elvétele
plain-merchants-verb-take-hero = Hős elvétele
