# Now or Never: kérdések, gombok, napló, kártyaszövegek, elutasítások és szavak. A lapok neve külön fájlban van.
#
# Ami más üzenetet nevez meg, annak a szövegeként érkezik; `$x-id` az `$x` mögötti azonosító, választásokhoz.
# A part-… nevű üzenetek mások darabjai; minden nyelvben annyi van, amennyi kell.

part-now-stuff = { $stuff-id ->
    [now-stuff-shell] { $n } kagyló
    [now-stuff-tool] { $n } szerszám
    [now-stuff-demon] { $n } palackozott démon
    [now-stuff-crystal] { $n } kristály
    [now-stuff-book] { $n } könyv
    [now-stuff-coins] { $n } pénz
    [now-stuff-hearts] { $n } szív
    [now-stuff-mana] { $n } mana
   *[now-stuff-experience] { $n } tapasztalat
}
part-now-stuff-t = { $stuff-id ->
    [now-stuff-shell] { $n } kagylót
    [now-stuff-tool] { $n } szerszámot
    [now-stuff-demon] { $n } palackozott démont
    [now-stuff-crystal] { $n } kristályt
    [now-stuff-book] { $n } könyvet
    [now-stuff-coins] { $n } pénzt
    [now-stuff-hearts] { $n } szívet
    [now-stuff-mana] { $n } manát
   *[now-stuff-experience] { $n } tapasztalatot
}
part-now-one-count = { $count-id ->
    [now-count-buildings] épület
    [now-count-beds] ágy
    [now-count-full-rows] teli épületsor
    [now-count-villagers] elszállásolt falusi
    [now-count-shell-villagers] elszállásolt kagylógyűjtő
    [now-count-tool-villagers] elszállásolt szerszámkészítő
    [now-count-demon-villagers] elszállásolt démonpalackozó
    [now-count-crystal-villagers] elszállásolt kristálybányász
    [now-count-orders] teljesített megrendelés
    [now-count-tokens] keresésjelző
    [now-count-specialists] szakértő
    [now-count-abilities] képesség
    [now-count-gear] felszerelés
    [now-count-quests] kijátszott küldetés
    [now-count-books] könyv
    [now-count-experience] tapasztalat
    [now-count-hearts] szív
    [now-count-mana] mana
   *[now-count-coins] pénz
}
part-now-count = { $n } { part-now-one-count }
part-now-each = { $n ->
    [1] { part-now-one-count }
   *[other] { part-now-count }
}
part-now-letter = { $letter ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] I
    [9] J
    [10] K
    [11] L
    [12] M
   *[other] N
}
part-now-worker = { $good-id ->
    [now-good-shell] kagylógyűjtő
    [now-good-tool] szerszámkészítő
    [now-good-demon] démonpalackozó
   *[now-good-crystal] kristálybányász
}
part-now-worker-t = { $good-id ->
    [now-good-shell] kagylógyűjtőt
    [now-good-tool] szerszámkészítőt
    [now-good-demon] démonpalackozót
   *[now-good-crystal] kristálybányászt
}
part-now-die = { $die ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
   *[other] 4-es
}
part-now-die-t = { $die ->
    [1] 1-est
    [2] 2-est
    [3] 3-ast
   *[other] 4-est
}
part-now-cost = { $cost ->
    [0] ingyen
   *[other] { $cost } pénz
}
part-now-coins = { $coins } pénz
part-now-way = { $steps } mező{ $hearts ->
    [0] {""}
   *[other] , ára { $hearts } szív
}
part-now-into = { $slot ->
    [1] az 1.
   *[other] a { $slot }.
} helyre
part-now-slot = { $slot }. { $colour } hely

## Kérdések

now-ask-over = A játék véget ért.
now-ask-wait = Most { $seat } dönt.
now-ask-wait-produce = A termelés megvárja, amíg mindenki elszállásolja a falusiakat.
now-ask-on = Egy pillanat…
now-ask-hero = Válassz hőst.
now-ask-place = Kezdő szakértőd: { $specialist }. Melyik helyre kerüljön? A bot balról jobbra fordítja le őket.
now-ask-keep = Válaszd ki a küldetéseidet: még { $n } lapot tarthatsz meg.
now-ask-turn = { $season }. évszak, te jössz: dolgoztass vagy pihentess egy szakértőt, toborozz újat, indítsd útnak a hősödet, vagy passzolj.
now-ask-turn-no-hearts = { $season }. évszak, te jössz: a hősöd kimerült. Dolgoztass vagy pihentess egy szakértőt, toborozz újat, vagy passzolj.
now-ask-move = Hová megy a hősöd? { $n ->
    [0] Minden további mező 1 szívbe kerül.
   *[other] { $n } mezőt ingyen tehet meg.
}
now-ask-stand = { $place }: mit tesz itt a hősöd?
now-ask-stand-fight = { $place }: harcolni jöttél. Előtte kijátszhatsz egy küldetést.
now-ask-fight = Előtted áll: { $foe } (életerő { $health }, támadás { $attack }). Dobj a kockával.
now-ask-fight-on = { $foe }: eddigi sebzésed { $dealt }, az életereje { $health }. Jöhet még egy kör, vagy visszavonulsz?
now-ask-round = { part-now-die } dobás, ellenfél: { $foe } (sebzés { $dealt }/{ $health }). Lecsapsz, vagy előbb mást is teszel?
now-ask-die-attack = Támadásra { part-now-die-t } dobtál. Megtartod?
now-ask-die-orb = További sebzésre { part-now-die-t } dobtál. Megtartod?
now-ask-die-search = Keresésre { part-now-die-t } dobtál: ennyi szívbe kerül. Megtartod?
now-ask-die-toll = { part-now-die-t } dobtál: ennyi szívbe kerül. Megtartod?
now-ask-die-solo = A bot { part-now-die-t } dobott.
now-ask-build = Mit építesz, és hová? Van { $coins } pénzed.
now-ask-gear = Melyik felszerelést veszed meg? Van { $coins } pénzed.
now-ask-swap = A rácsod melyik két lapkája cseréljen helyet?
now-ask-wake = Melyik szakértőd álljon újra munkába?
now-ask-draw = Melyik pakliból húzol? Még { $n } lapot húzhatsz.
now-ask-keep-order = Tartsd meg a két megrendelés egyikét; a másik a halom aljára kerül.
now-ask-villager = Válassz egy falusit.
now-ask-any-good = Válassz egy árut.
now-ask-token = Melyik keresésjelzőt veszed el?
now-ask-solo-token = Több keresésjelző van hozzád ugyanolyan közel: melyiket viszi el a bot?
now-ask-solo-recruit = A bot új szakértőt toboroz: { $specialist }. Ki adja át a helyét?
now-ask-produce = Mindjárt kezdődik a termelés: szállásold el a falusiakat, aztán termeljen a városod.
now-ask-produce-last = Mindjárt kezdődik a végső termelés: keresd meg mindenkinek a legjobb ágyat, aztán termeljen a városod.

## Gombok

now-do-hero = Hősöd: { $hero } ({ $hearts } szív, { $mana } mana, lépések: { $a }, { $b }, { $c })
now-do-place = { $specialist } a { $slot }. helyre – { $effects }
now-do-keep = Megtartás: „{ $quest }” ({ $location })
now-do-pay = Munka: { $specialist } ({ part-now-cost }) – { $effects }
now-do-pay-other = Munka: { $specialist }, gazdája { $owner } ({ part-now-cost }, adó { $tax }) – { $effects }
now-do-pay-bot = Munka: { $specialist }, a boté ({ part-now-cost }) – { $effects }
now-do-recruit = Toborzás { part-now-into }: { $specialist } ({ part-now-cost }) – { $effects }
now-do-recruit-instead = Toborzás { part-now-into }: { $specialist } ({ part-now-cost }), távozik: { $old } – { $effects }
now-do-rest-hearts = Pihentetés: { $specialist } – 2 szív
now-do-rest-coin = Pihentetés: { $specialist } – 1 pénz
now-do-march = Hősakció: legfeljebb { $n } mező ingyen
now-do-pass = Passz az évszak végéig
now-do-build = Építés: { $building } ({ part-now-cost }) – { $row }. sor, { $column }. oszlop
now-do-build-gift = Építés: { $building } ({ part-now-cost }) – { $row }. sor, { $column }. oszlop, { $gift }
now-do-buy = Vétel: { $token } ({ part-now-cost }), { part-now-slot } – { $effects }
now-do-buy-instead = Vétel: { $token } ({ part-now-cost }), { part-now-slot }, elvész: { $old } – { $effects }
now-do-swap = Csere: { $building } és { $other }
now-do-wake = Újra munkába áll: { $specialist }
now-do-go = Ide: { $place } ({ part-now-way })
now-do-go-last = Ide: { $place } ({ part-now-way }) – az utolsó szíved, ott véget ér a köröd
now-do-charge = Roham ide: { $place } ({ part-now-way }) – { $foe }, életerő { $health }, támadás { $attack }
now-do-charge-last = Roham ide: { $place } ({ part-now-way }) – az utolsó szíved, harc nélkül véget ér a köröd ({ $foe })
now-do-stop = Megállás itt
now-do-quest = Küldetés: „{ $quest }” – { $effects }
now-do-visit = Látogatás: { $place } – { $effects }
now-do-visit-last = Látogatás: { $place } – { $effects }. Ez az utolsó szíved: véget ér a köröd, és nem kapsz semmit
now-do-fight = Harc: { $foe } (életerő { $health }, támadás { $attack })
now-do-search = Keresés: annyi szívbe kerül, amennyit a kocka mutat
now-do-roll = Dobás a támadáshoz
now-do-accept = { part-now-die } megtartása
now-do-accept-attack = { part-now-die } megtartása: { $damage } sebzés
now-do-accept-loss = { part-now-die } megtartása: { $n ->
    [0] nem vész el szív
   *[other] elvész { $n } szív
}
now-do-accept-last = { part-now-die } megtartása: elvész az utolsó szíved is, véget ér a köröd, és nem kapsz semmit
now-do-reroll = Új dobás, ára 1 { $good }
now-do-boost = { $mana } mana: { $effects }
now-do-helm = A sisakod szíve most
now-do-strike = Csapás: { $damage } sebzés, { $loss ->
    [0] szívveszteség nélkül
   *[other] elvész { $loss } szív
}
now-do-strike-last = Csapás: { $damage } sebzés, de elvész az utolsó szíved is, és vele a harc
now-do-retreat = Visszavonulás: 1 tapasztalat, és vége a körödnek
now-do-draw = Húzás innen: { $pile }
now-do-keep-order = Megtartás: { $order } ({ $goods } → { part-now-coins })
now-do-take = Falulakó: { part-now-worker }
now-do-gain = 1 { $good }
now-do-token = Jelző innen: { $place }
now-do-send = Elküldés: { $specialist }
now-do-use = { $power } ({ $cost }): { $effects }
now-do-produce = Termelés
now-do-done = Kész
now-do-done-build = Most nem építek
now-do-done-gear = Most nem veszek semmit
now-do-done-swap = Most nem cserélek
now-do-done-stand = Itt nincs dolgom, vége a körömnek

## Gombok ahhoz, ami bármikor lehetséges

now-do-sell = Eladás: { $goods } → { part-now-coins }
now-do-sell-best = Minden áru eladása: { $goods } → { part-now-coins }
now-do-house = Szállás: { part-now-worker } – { $row }. sor
now-do-move = Átköltözés a fogadó sorából: { part-now-worker } – { $row }. sor
now-do-order = Megrendelés teljesítése: { $order } ({ $goods } → { part-now-coins })
now-do-refill = 2 tapasztalatért feltöltöd a falusiak sorát
now-do-learn = Tanulás: { $token } ({ $cost } tapasztalat), { part-now-slot } – { $effects }
now-do-learn-instead = Tanulás: { $token } ({ $cost } tapasztalat), { part-now-slot }, elvész: { $old } – { $effects }

## Hatások

now-some = { part-now-stuff }
now-effect-nothing = semmi
now-deal = { $price }; kapsz: { $gain }
now-deal-points = a végén { $n } pont
now-deal-and-points = { $effects }; a végén { $n } pont
now-effect-pay = { $stuff-id ->
    [now-stuff-hearts] veszíts { part-now-stuff-t }
   *[other] fizess { part-now-stuff-t }
}
now-effect-toll = dobj, és veszíts annyi szívet
now-effect-heal = minden szíved visszatér
now-effect-any-good = { $n } tetszőleges áru
now-effect-villager = { $n } falusi
now-effect-quests = húzz { $n } küldetést
now-effect-quests-keep = húzz { $n } küldetést, és tarts meg { $keep } lapot
now-effect-gear = vehetsz 1 felszerelést
now-effect-gear-off = vehetsz 1 felszerelést { $n } pénzzel olcsóbban
now-effect-swap = megcserélheted a rácsod két lapkáját
now-effect-order = húzz 2 megrendelést, és tarts meg egyet
now-effect-first-player = a kezdőjátékos-jelző
now-effect-token = egy tetszőleges keresésjelző, dobás nélkül
now-effect-build = építhetsz
now-effect-build-off = építhetsz { $n } pénzzel olcsóbban
now-effect-wake = egyik szakértőd újra munkába áll
now-effect-arrow = visszakapsz egy elhasznált hősakció-jelzőt

now-job-build = építés
now-job-heal = minden szíved visszatér
now-job-study = 2 tapasztalat
now-job-outfit = vehetsz 1 felszerelést

now-does-movement = { $n } további mező ebben a lépésben
now-does-reroll = egy kockádat újra dobhatod
now-does-ignore-enemies = ebben a körben az ellenségek mellett szív nélkül haladsz el
now-does-defence = { $n } további védelem ebben a körben
now-does-damage = { $n } további sebzés
now-does-die = egy kockányi további sebzés
now-does-march = hősakció { $n } ingyen mezővel, jelző nélkül

now-gift-defence = { $n } védelem a harc minden körében
now-gift-movement = minden hősakcióban { $n } további mező
now-gift-max-mana = { $n } további manahely, rögtön feltöltve
now-gift-recruit = a toborzás { $n } pénzzel olcsóbb
now-gift-build = az építés { $n } pénzzel olcsóbb
now-gift-tough = a keresés { $n } szívvel kevesebbe kerül
now-gift-income = { $n } pénz minden termeléskor, a végső kivételével
now-gift-makes = 1 { $good } minden termeléskor
now-gift-shell-trade = 3 kagyló 8 pénzért kel el
now-gift-tool-trade = 3 szerszám 10 pénzért kel el
now-gift-helm = ha harcban 4-est tartasz meg, abban a körben bármikor 1 szívet ad
now-gift-azure = az azúr készlet másik felével együtt: 1 további manahely

## Mit mondanak a lapok

now-card-attack = { $n } sebzés
now-card-attack-defence = { $n } védelem
now-card-attack-mana = ha ezt dobod: { $n } mana
now-card-boost = { $mana } manáért, dobásonként egyszer: { $effects }
now-card-power = { $cost }: { $effects }
now-card-limit-round = a harc minden körében egyszer
now-card-limit-season = évszakonként egyszer
now-card-anytime = bármikor, más körében is
now-card-outside-combat = harcban nem
now-card-not-final = a végső termeléskor nem
now-card-quest = Itt játszható ki: { $location }
now-card-price = Ára: { $effects }
now-card-gain = Jutalma: { $effects }
now-card-points = { $n } pont
now-card-ending = A játék végén: { $points } pont minden { part-now-each } után
now-card-beds = szállás { $n } falusinak
now-card-makes = minden termeléskor: { $effects }
now-card-book = könyv van rajta
now-card-order = { $goods } → { part-now-coins }
now-need = feltétel: legalább { part-now-count }
now-need-fight = harc (életerő { $health }, támadás { $attack })

now-special-demons-lab = 3 pont a végső termelés minden palackozott démonáért
now-special-construction-hq = minden későbbi épület 1 pénzzel olcsóbb
now-special-crystal-lab = 3 pont a végső termelés minden kristályáért
now-special-garden-house = 2 pénz minden termeléskor, a végső kivételével
now-special-inn = a sorában lakó falusiak bármikor másik sorba költözhetnek
now-special-library = 3 pont minden mellette álló épületért, amelyen könyv van
now-special-market-hall = 4 pont minden mellette álló épületért, amely árut termel
now-special-school = 1 könyv, amikor megépül
now-special-snail-ranch = minden hősakcióban 1 további mező
now-special-town-hall = 2 pont a mellette álló épületek minden ágyáért
now-special-workshop = 2 pont a végső termelés minden szerszámáért

now-solo-search = A bot elviszi a hozzád legközelebbi keresésjelzőt.
now-solo-recruit = A bot a sor bal szélső szakértőjét toborozza.
now-solo-attack = Évszakonként egyszer a bot legyőz egy ellenséget a legalacsonyabb szintről, és annyi falusit visz el, amennyit az ad.
now-solo-roll = A bot dob:
now-solo-exhaust-own = A bot bal szélső munkára kész szakértője lefordul.
now-solo-exhaust-player = A te bal szélső munkára kész szakértőd lefordul, és megkapod az adóját.
now-solo-fate = { $die }: { $effects }
now-solo-fate-order = a legfelső megrendelés kikerül a játékból
now-solo-fate-quests = kikerül a játékból { $n } lap ({ $pile })

## Napló

now-tale-season = { $season }. évszak
now-tale-turn = { $seat } köre következik.
now-tale-passed = { $seat } passzol.
now-tale-first-player = A kezdőjátékos-jelző gazdája: { $seat }.
now-tale-production = Mindenki passzolt: termelnek a városok.
now-tale-production-last = Mindenki passzolt: kezdődik a végső termelés.
now-tale-ready = { $seat } készen áll a termelésre.
now-tale-score = { $seat } pontszáma { $total }: pénz { $coins }, teli sorok { $rows }, lakók { $housing }, épületek { $buildings }, küldetések { $quests }, megrendelések { $orders }.
now-tale-tiles = A tekercsekre került helyek: { $places }.
now-tale-hero = { $seat } hőse: { $hero }.
now-tale-bot-hero = A bot hőstáblája: { $hero }.
now-tale-starting = { $seat } kezdő szakértője: { $specialist } ({ $slot }. hely).
now-tale-grid = { $seat } kirakja a húsz épületét.
now-tale-gains = { $seat } kap { part-now-stuff-t }.
now-tale-loses = { $seat } { $stuff-id ->
    [now-stuff-hearts] veszít { part-now-stuff-t }
   *[other] kifizet { part-now-stuff-t }
}.
now-tale-paid = { $seat } munkát ad: { $specialist }.
now-tale-paid-other = { $seat } munkát ad: { $specialist } (gazdája { $owner }).
now-tale-paid-bot = { $seat } munkát ad a bot szakértőjének: { $specialist }.
now-tale-recruited = { $seat } új szakértője: { $specialist }.
now-tale-specialist-gone = { $seat } búcsúzik: { $specialist }.
now-tale-rested = { $seat } pihenőt ad: { $specialist }.
now-tale-woken = { $seat } szakértője újra munkába áll: { $specialist }.
now-tale-specialist-shown = Új szakértő a sorban: { $specialist }.
now-tale-built = { $seat } felépíti: { $building } ({ $row }. sor).
now-tale-swapped = { $seat } megcseréli a rácsa két lapkáját.
now-tale-gear = { $seat } új felszerelése: { $token }.
now-tale-gear-shown = Új felszerelés a kínálatban: { $token }.
now-tale-learned = { $seat } új képessége: { $token }.
now-tale-token-gone = { $seat } lemond róla: { $token }.
now-tale-used = { $seat } használja: { $power }.
now-tale-marched = { $seat } útnak indul, { $n } mezőt ingyen tehet meg.
now-tale-moved = { $seat } ide lép: { $place }.
now-tale-visited = { $seat } ide látogat: { $location }.
now-tale-exhausted = { $seat } szívei elfogytak: vége a körének.
now-tale-rolled = { $seat } dobása: { $die }.
now-tale-rolled-attack = { $seat } támadó dobása: { $die }.
now-tale-rolled-orb = { $seat } további sebzést dob: { $die }.
now-tale-rolled-search = { $seat } keres, dobása: { $die }.
now-tale-fight = { $seat } harcba száll: { $foe } (életerő { $health }, támadás { $attack }).
now-tale-struck = { $seat } { $damage } sebzést okoz{ $lost ->
    [0] , és nem veszít szívet.
   *[other] .
}
now-tale-beaten = { $seat } legyőzi: { $foe }.
now-tale-retreated = { $seat } visszavonul, ellenfele: { $foe }.
now-tale-defeated = { $seat } vereséget szenved, ellenfele: { $foe }.
now-tale-found = { $seat } lelete: { $find }.
now-tale-drew = { $seat } lapot húz: „{ $quest }”.
now-tale-drew-hidden = { $seat } lapot húz ({ $pile }).
now-tale-kept = { $seat } megtartja: „{ $quest }”.
now-tale-kept-hidden = { $seat } megtart egy lapot ({ $pile }).
now-tale-unkept = { $seat } eldobja: „{ $quest }”.
now-tale-unkept-hidden = { $seat } eldob egy lapot ({ $pile }).
now-tale-shuffled = Az eldobott lapok visszakerülnek: { $pile }.
now-tale-quest = { $seat } kijátssza: „{ $quest }”.
now-tale-quest-lost = { $seat } elbukja: „{ $quest }”.
now-tale-orders-drawn = { $seat } megrendeléseket húz: { $orders }.
now-tale-orders-drawn-hidden = { $seat } megrendeléseket húz.
now-tale-order-kept = { $seat } új megrendelése: { $order } ({ $goods } → { part-now-coins }).
now-tale-order-done = { $seat } teljesíti: { $order }.
now-tale-villager = { $seat } befogad egy { part-now-worker-t }.
now-tale-no-villager = Nem maradt falusi: { $seat } nem kap.
now-tale-villager-shown = Új falusi a sorban: { part-now-worker }.
now-tale-housed = { $seat } elszállásol egy { part-now-worker-t } ({ $row }. sor).
now-tale-rehoused = { $seat } átköltöztet egy { part-now-worker-t } ({ $row }. sor).
now-tale-refilled = { $seat } feltölti a falusiak sorát.
now-tale-sold = { $seat } elad: { $goods } → { part-now-coins }.
now-tale-bot-card = A bot kártyája: { $card }.
now-tale-bot-searched = A bot elviszi a keresésjelzőt: { $place }.
now-tale-bot-recruited = A bot új szakértője: { $specialist }.
now-tale-bot-sent = A bot elküldi: { $specialist }.
now-tale-bot-attacked = A bot legyőzi: { $foe }.
now-tale-bot-villager = A bot befogad egy { part-now-worker-t }.
now-tale-bot-die = A bot dobása: { $die }.
now-tale-bot-order = A bot kivesz a játékból egy megrendelést.
now-tale-bot-quests = A bot kivesz a játékból { $n } lapot ({ $pile }).
now-tale-bot-exhausted = A bot szakértője lefordul: { $specialist }.
now-tale-player-exhausted = A bot kifárasztja { $seat } szakértőjét: { $specialist }.
now-tale-bot-idle = A bot most semmit sem tehet.

now-one-order = { $order } ({ $goods } → { part-now-coins })

## Elutasítások: { $rule } az a szabály, amelyik útban van

now-no-over = A játék véget ért. ({ $rule })
now-no-set-up = Várd meg, amíg az asztal elkészül. ({ $rule })
now-no-not-your-turn = Nem te jössz: most csak olyasmit tehetsz, ami bármikor szabad (eladás, szállás, megrendelés, tanulás). ({ $rule })
now-no-passed = Már passzoltál: a következő évszakban jössz újra. ({ $rule })
now-no-turn-over = Ebben az évszakban már nincs több kör. ({ $rule })
now-no-one-action = Körönként egy akció jár, és a tiéd már elkezdődött. ({ $rule })
now-no-not-asked = Most nem ez a kérdés, hanem: { $question } ({ $rule })
now-no-produce = Most nem téged kérdeznek: a termelés nélküled is megy tovább. ({ $rule })
now-no-coins = Erre nincs elég pénzed. ({ $rule })
now-no-goods = Nincs meg hozzá minden árud. ({ $rule })
now-no-mana = Ehhez kevés a manád. ({ $rule })
now-no-experience = Ehhez kevés a tapasztalatod. ({ $rule })
now-no-hearts = Szív nélkül a hősöd nem mozdul: előbb pihenj vagy gyógyulj. ({ $rule })
now-no-such-trade = A piac nem ismer ilyen üzletet, vagy csak egy olyan küldetéssel, amelyet nem játszottál ki. ({ $rule })
now-no-such-order = Nincs nálad ilyen megrendelés. ({ $rule })
now-no-order-twice = Ezt a megrendelést már teljesítetted. ({ $rule })
now-no-order-final = A végső termeléskor már nem lehet megrendelést teljesíteni: az utolsó passz előtt kellett volna. ({ $rule })
now-no-order-drawn = A két húzott megrendelés egyikét tartsd meg. ({ $rule })
now-no-refill = A falusiak sora tele van, vagy elfogytak, akik jöhetnének. ({ $rule })
now-no-villager-waiting = Nem vár ilyen falusi a táblád alatt. ({ $rule })
now-no-villager-at-inn = Csak a fogadó sorából költözhet valaki, és csak másik sorba. ({ $rule })
now-no-villager-shown = Nincs ilyen falusi a sorban. ({ $rule })
now-no-room = Abban a sorban nincs több ágy. ({ $rule })
now-no-inn = Akit elszállásoltál, az marad, hacsak nincs fogadód. ({ $rule })
now-no-such-ability = Ez nem a te hősöd képessége. ({ $rule })
now-no-ability-twice = Ezt a képességet már megvetted, újra nem veheted meg. ({ $rule })
now-no-level = Előbb tanulj meg egy eggyel alacsonyabb szintű, ugyanolyan színű képességet. ({ $rule })
now-no-such-slot = Mindkét színből négy hely van. ({ $rule })
now-no-slot-taken = Amíg van szabad hely abból a színből, azt válaszd. ({ $rule })
now-no-such-power = Nincs ilyen, amit használhatnál. ({ $rule })
now-no-power-season = Ezt már használtad: a következő évszakban újra lehet. ({ $rule })
now-no-power-round = A harcnak ebben a körében már használtad. ({ $rule })
now-no-power-final = A végső termeléskor nem lehet. ({ $rule })
now-no-power-own-turn = Ez csak a saját körödben működik. ({ $rule })
now-no-power-combat = Harc közben nem lehet. ({ $rule })
now-no-power-moving = Ez csak akkor működik, amikor a hősöd úton van. ({ $rule })
now-no-power-die = Nincs kockád, amelyet újra dobhatnál. ({ $rule })
now-no-power-fighting = Ez csak a harc egy körében működik, ha már megtartottad a dobást. ({ $rule })
now-no-power-turn = Ez egy egész kör akciója: a köröd elején használd. ({ $rule })
now-no-power-drawing = Előbb válassz a kihúzott lapok közül. ({ $rule })
now-no-power-now = Most nem tenne semmit. ({ $rule })
now-no-hero-taken = Azzal a hőssel más játszik. ({ $rule })
now-no-card-drawn = A húzott lapjaid közül válassz. ({ $rule })
now-no-specialist = Ott nincs szakértő. ({ $rule })
now-no-specialist-slot = Szabad helyet válassz; régi szakértő csak akkor adja át a helyét, ha mind a négy foglalt. ({ $rule })
now-no-specialists-full = Mind a négy hely foglalt: mondd meg, melyik szakértőd távozik. ({ $rule })
now-no-face-down = Ez a szakértő a termelésig lefordítva pihen. ({ $rule })
now-no-wake = Egy saját, lefordított szakértőt válassz. ({ $rule })
now-no-arrow = Azt a hősakció-jelzőt a termelésig elhasználtad. ({ $rule })
now-no-builder = Az építéshez építőmester kell, vagy más, ami megengedi. ({ $rule })
now-no-such-tile = A rácsodnak azon a helyén nincs épület. ({ $rule })
now-no-tile-border = Az első épület a rácsod széléről való. ({ $rule })
now-no-tile-inside = A rácsodból csak olyan lapka építhető meg, amely mellett lyuk van. ({ $rule })
now-no-tile-diagonal = Az a lapka csak a sarkával ér egy lyukhoz; az oldalával kell mellette lennie. ({ $rule })
now-no-space-taken = A városodnak az a mezője nem szabad. ({ $rule })
now-no-starting-row = Az első épület a kezdősorba, a legalsóba kerül. ({ $rule })
now-no-space-apart = Új épület csak a városod egy másik épülete mellé kerülhet. ({ $rule })
now-no-such-gear = Az a felszerelés nincs a kínálatban. ({ $rule })
now-no-swap = A rácsod két lapkáját válaszd, ne lyukat. ({ $rule })
now-no-march = Ehhez a hősödnek úton kell lennie: válassz hősakciót. ({ $rule })
now-no-way = A hősöd a maradék szíveivel nem jut el odáig. ({ $rule })
now-no-way-back = A lépés nem érhet véget ott, ahol elkezdődött. ({ $rule })
now-no-stop = A hősödnek lépnie kell: legalább egy mezőt, és nem vissza a kiindulópontra. ({ $rule })
now-no-stand = Ehhez a hősödnek meg kell érkeznie valahová. ({ $rule })
now-no-must-fight = Harcolni jöttél: mást most nem tehetsz. ({ $rule })
now-no-ignored = Ezt az ellenséget kikerülted, most már nem harcolhatsz vele. ({ $rule })
now-no-enemy = Ott nincs ellenség. ({ $rule })
now-no-location = Itt nincs mit meglátogatni. ({ $rule })
now-no-token = Ott nincs keresésjelző. ({ $rule })
now-no-token-nearest = A bot a hozzád legközelebbi jelzők egyikét viszi el. ({ $rule })
now-no-price = Nem tudod mindazt megfizetni, amit kér. ({ $rule })
now-no-condition = A feltétele még nem teljesül. ({ $rule })
now-no-card-in-hand = Az a lap nincs a kezedben. ({ $rule })
now-no-quest-twice = Hősakciónként egy küldetés játszható ki. ({ $rule })
now-no-quest-elsewhere = Az a küldetés máshol játszható ki. ({ $rule })
now-no-retreat = Az első kör előtt vagy egy kör közepén nem lehet elhagyni a harcot. ({ $rule })
now-no-boost = A dobott támadásnak nincs mit megfizetni. ({ $rule })
now-no-boost-twice = Ezt dobásonként egyszer lehet megfizetni. ({ $rule })
now-no-helm = A sisakod most nem ad szívet. ({ $rule })
now-no-reroll = Ennél az asztalnál áruért nem lehet újra dobni. ({ $rule })
now-no-pile = Az a pakli az eldobott lapjaival együtt elfogyott. ({ $rule })

## Szavak

now-good-shell = kagyló
now-good-tool = szerszám
now-good-demon = palackozott démon
now-good-crystal = kristály

now-stuff-shell = kagyló
now-stuff-tool = szerszám
now-stuff-demon = palackozott démon
now-stuff-crystal = kristály
now-stuff-book = könyv
now-stuff-coins = pénz
now-stuff-hearts = szív
now-stuff-mana = mana
now-stuff-experience = tapasztalat

now-pile-basic = alappakli
now-pile-artifact = ereklyepakli
now-pile-advanced = haladó pakli

now-colour-red = piros
now-colour-blue = kék

now-count-buildings = épület
now-count-beds = ágy
now-count-full-rows = teli sor
now-count-villagers = elszállásolt falusi
now-count-shell-villagers = elszállásolt kagylógyűjtő
now-count-tool-villagers = elszállásolt szerszámkészítő
now-count-demon-villagers = elszállásolt démonpalackozó
now-count-crystal-villagers = elszállásolt kristálybányász
now-count-orders = teljesített megrendelés
now-count-tokens = keresésjelző
now-count-specialists = szakértő
now-count-abilities = képesség
now-count-gear = felszerelés
now-count-quests = kijátszott küldetés
now-count-books = könyv
now-count-experience = tapasztalat
now-count-hearts = szív
now-count-mana = mana
now-count-coins = pénz

now-place-location = { $location }
now-place-letter = { part-now-letter } mező
now-place-lair = { $level }. odú
now-place-plain = síkság { $row }/{ $column }

## Amit egy lépés hoz: a tanács oka

now-gain-quests = { $sign }{ $n } kijátszott küldetés
now-gain-orders = { $sign }{ $n } teljesített megrendelés
now-gain-buildings = { $sign }{ $n } épület
now-gain-villagers = { $sign }{ $n } falusi
now-gain-specialists = { $sign }{ $n } szakértő
now-gain-abilities = { $sign }{ $n } képesség
now-gain-cards = { $sign }{ $n } küldetéskártya kézben
now-gain-held-orders = { $sign }{ $n } teljesítendő megrendelés
now-gain-gear = { $sign }{ $n } felszerelés
now-gain-tokens = { $sign }{ $n } keresésjelző
now-gain-stuff = { $sign }{ part-now-stuff }
now-gain-score = { $sign }{ $n } pont, ha most lenne vége
