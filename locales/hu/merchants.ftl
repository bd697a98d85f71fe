# Merchants of the Dark Road: kérdések, gombok, napló, hatások és elutasítások.
#
# Ami más üzenetet nevez meg, annak a szövegeként érkezik; `$x-id` az `$x` mögötti azonosító, választásokhoz.
# A part-… nevű üzenetek mások darabjai; minden nyelvben annyi van, amennyi kell.

part-good-t = { $good-id ->
    [good-weapon] fegyvert
    [good-armor] páncélt
    [good-potion] főzetet
    [good-book] könyvet
    [good-staff] varázsbotot
   *[good-instrument] hangszert
}
part-ware-t = { $side } { part-good-t }
part-out = { $out ->
    [0] 0-s
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[other] 6-os
}
part-die = { $die ->
    [0] 0-s
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[other] 6-os
}
part-value = { $value ->
    [0] 0-s
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[other] 6-os
}
# A déli mező választást ad, nem árukat (F-072).
part-dark-gain = { $to-id ->
    [dark-south] rendelés vagy küldetés
   *[other] { $effects }
}

## Kérdések

ask-over = A játék véget ért.
ask-wait = Most { $seat } dönt.
ask-draft = Válassz egy paripát a hozzá tartozó hőssel.
ask-keep = Két küldetésed közül tartsd meg az egyiket.
ask-plan = { $round }. forduló: cseréld ki az egyik mező kockáját a tartalékodból.
ask-plan-last = { $round }. forduló: végy ki egy kockát az egyik mezőről; a mező üres marad.
ask-slot-two = 2. zárt mező: válaszd ki, mit ad.
ask-slot-three = 3. zárt mező: válassz bónuszt.
ask-move = Hová menjen a kocsid?
ask-horseshoe = Elköltesz egy patkót, hogy egy mezővel tovább vagy vissza lépj?
ask-act = Mit aktiválsz?
ask-window = Segítsen egy útitárs, mielőtt továbbmentek?
ask-bazaar = Nagy bazár: forgasd a piackereket, állíts át egy kockát, aztán vásárolj. Pénzed: { $coins }.
ask-inn = Körgyűrű kocsma: melyik hősnek adsz el?
ask-sell = { $hero } ({ $town }) árut kér: adj el neki legalább egyet.
ask-dark-market = Feketepiac: a jelölő minden lépése 1 pénzbe kerül.
ask-dark-south = Feketepiac, déli mező: végy el egy rendelést vagy egy küldetést.
ask-yurg = Yurg nyomdokaiban: Yin romjait járod be, vagy karavánt vezetsz?
ask-ruins-move = Yin romjai: hány mezőt lép a jelölő?
ask-ruins-gain = Yin romjai: válassz egy fejlesztett árut.
ask-ruins-roll = Dobsz a romkockával? Romlámpás nélkül 1 lámpásba kerül.
ask-companion = Te vezeted a karavánt: válassz útitársat.
ask-route = Hová megy a karaván, és melyik úton?
ask-join = { $seat } karavánt indít. Úti cél: { $town } ({ $road }). Vele tartasz?
ask-take-die = { $event }: végy el egy utazáskockát.
ask-visiting = Megérkeztél. Melyik városkába mész be?
ask-delivering = { $town }: mit szállítasz le?
ask-giving = „{ $commission }”: add át, amit kérnek ({ $goods }).
ask-fortune = Jószerencse: még { $left } választásod van.
ask-final = Végső utazás: ellátogatsz még egy városkába?
ask-gain = Válaszd ki az árudat: { $what }.
ask-commission = Végy el egy rendelést.
ask-deed = Végy el egy küldetést.
ask-rival-town = { $rival } több városkába is egyformán mehetne: te döntöd el, hová megy.
ask-rival-commission = { $rival } rendelést vesz el: te döntöd el, melyiket.
ask-rival-hero = { $rival } befogad egy hőst: te döntöd el, kit.
ask-rival-companion = { $rival } kártyája üres helyet nevez meg: te döntöd el, melyik útitárs megy el.
ask-rival-brings-hero = { $rival } hazavisz egy hőst: te döntöd el, kit.
ask-rival-loses-hero = { $rival } elveszít egy hőst: te döntöd el, kit.
ask-hero = Végy magadhoz egy hőst; nem kell eladnod neki semmit.
ask-hero-or-commission = Végy magadhoz egy hőst vagy egy rendelést.
ask-bring-hero = Melyik hősöd jut haza?
ask-lose-hero = Elveszítesz egy hőst. Melyiket?
ask-lose-good = Elveszítesz egy árut. Melyiket?
ask-lose-dearest = Elveszíted a legértékesebb árudat. Melyiket?
ask-flip-up = Melyik alap árud legyen fejlesztett?
ask-flip-down = Melyik fejlesztett árud váljon alappá?
ask-upgrade = Válassz kocsifejlesztést.
ask-upgrade-or-dark-step = Válassz kocsifejlesztést, vagy lépj ingyen egyet a feketepiacon.
ask-steed = Válassz egy második paripát.
ask-pay = { $building }: fizetsz a segítségért?
ask-exchange = Cserélj egyet egyre, ahányszor csak akarsz.
ask-place-good = Nem fér el: { $side } { $good }. Eldobsz valamit, vagy lemondasz róla?
ask-place-token = Nem fér el: { $token }. Eldobsz valamit, vagy lemondasz róla?
ask-place-hero = Nincs több hely a kocsin: { $hero } ({ $town }). Ki maradjon le?
ask-place-commission = Nincs több rendeléshelyed: „{ $commission }” ({ $town }: { $goods }). Melyik kerüljön vissza?
ask-place-tile = Csinálj helyet a kocsifejlesztésnek: { $tile }.
ask-refit = Az áruid már nem férnek el: dobj el egyet.

## Gombok

do-draft = Választás: { $steed } és { $hero } ({ $town })
do-keep = Megtartás: „{ $deed }”
do-reset = A zárt kockák visszaállítása: 1, 2, 3
do-bump = { $slot }. zárt mező: { part-out } ki, { $die } be – { $slot ->
    [1] létrehozás: { $bonus }
   *[other] { $bonus }
}
do-unlock = { $slot }. zárt mező: { part-out } ki – { $bonus }
do-lantern = 1 lámpás
do-light = Világító { part-value } az akciómezőre
do-coins = { $n } pénz
do-prestige = 1 presztízspont
do-wheel = A piackerék forgatása egy lépéssel
do-go = { $steps ->
    [0] Helyben maradás
   *[other] { $steps } mezőnyi lépés
}: { $first } | { $second }
do-horseshoe-on = Patkó, 1 mezővel tovább: { $first } | { $second }
do-horseshoe-back = Patkó, 1 mezővel vissza: { $first } | { $second }
do-stay = Nem, maradok: { $first } | { $second }
do-visit = Aktiválás: { $district }
do-use = Épület használata: { $building }
do-change = Piackocka átállítása: { $from } → { $to }
do-buy = Vétel: { $good } ({ $price ->
    [0] ingyen
   *[other] { $price } pénz
})
do-commission = Rendelés: „{ $commission }” ({ $town }: { $goods })
do-pay = { $n } pénzért ide: { $to } – { part-dark-gain }
do-deed = Küldetés: „{ $deed }”
do-deed-top = A pakli legfelső küldetése látatlanban
do-host = Eladás a hősnek: { $hero } ({ $town })
do-sell = Eladás: { $side } { $good } ({ $side-id ->
    [side-upgraded] { $price } pénz és 1 kvarc
   *[other] { $price } pénz
})
do-ruins = A romok jelölője { $n } mezőt lép: { $to }
do-ruins-stay = A romok jelölője marad: { $to }
do-gain = Áru: { $side } { $good }
do-roll = Dobás a romkockával
do-caravan = Karaván a környékbeli városkákba
do-companion = Útitárs: { $companion }{ $place ->
    [0] {""}
   *[other] {" "}(a sor { $place }. helyéről)
}{ $die ->
    [0] {""}
   *[other] , vele az utazáskocka
}
do-companion-top = A pakli legfelső útitársa látatlanban
do-declare = Úti cél: { $town } ({ $road })
do-join = Velük tartok
do-refuse = Otthon maradok
do-reroll = 1 lámpásért a maradék kockák újradobása
do-take = { part-die } elvétele: { $effects }
do-take-whisper = { part-die } elvétele, értéke { $value } (Whisper): { $effects }
do-take-cat = { part-die } elvétele, értéke { $value } (Threy Cat, kvarcért): { $effects }
do-take-both = { part-die } elvétele, értéke { $value } (Whisper és Threy Cat, kvarcért): { $effects }
do-enter = Belépés: { $town }
do-deliver = Leszállítás: „{ $commission }” ({ $goods })
do-give = Átadás: { $side } { $good }
do-bring = Hazakísérés: { $hero } ({ $town }) – { $effects }
do-fortune = Jószerencse: { $luck-id ->
    [luck-coins] { $coins } pénz
   *[other] { $luck }
}
do-upgrade = Kocsifejlesztés: { $tile }
do-steed = Paripa: { $steed }
do-flip = Fejlesztés: { $good }
do-flip-back = Vissza az alap oldalára: { $good }
do-take-hero = Hős: { $hero } ({ $town })
do-take-hero-top = A pakli legfelső hőse látatlanban
do-dark-step = Ingyen lépés a feketepiacon, ide: { $to } – { part-dark-gain }
do-pay-coins = Fizetés { $n } pénzzel: { $effects }
do-pay-quartz = Fizetés { $n } ragyogó kvarccal: { $effects }
do-pay-lantern = Fizetés { $n } lámpással: { $effects }
do-pay-good = Fizetés áruval: { $side } { $good }
do-swap = Csere: { $give } → { $get }
do-decline-good = Lemondás erről: { $side } { $good } (semmit sem dobsz el)
do-decline-token = Lemondás erről: { $token } (semmit sem dobsz el)
do-decline-hero = Lemondás róla: { $hero } ({ $town }), mindenki más marad
do-decline-commission = Lemondás erről: „{ $commission }” ({ $town }), semmi sem kerül vissza
do-drop = Eldobás: { $side } { $good }
do-drop-hero = Búcsú a hőstől: { $hero } ({ $town })
do-drop-commission = Rendelés visszaadása: „{ $commission }” ({ $town }: { $goods })
do-drop-token = Eldobás: { $token }
do-ability = { $companion }, 1 kvarcért: { $effects }
do-copy = Threy Cat, 1 kvarcért { part-value } másolása: { $effects }
do-grace = Ajándék Grace számára: { $side } { $good }
do-cosimo = Ajándék Cosimo számára: { $hero } ({ $town })
do-dumplin = Ajándék Li’l Dumplin’ számára: patkó
do-flicker = Ajándék Flicker számára: ragyogó kvarc
do-pass = Kihagyás
do-done = Kész
do-done-act = Az épület kimarad
do-done-window = Tovább
do-done-bazaar = Távozás a bazárból
do-done-sell = Nincs több eladás
do-done-giving = A szállítás lezárása
do-done-delivering = Nincs több szállítás
do-done-slot-two = A világító kockák maradnak
do-done-ruins = Távozás a romoktól

## Mit adnak a zárt mezők

bonus-any-good = tetszőleges áru
bonus-lantern-or-die = lámpás vagy világító kocka
bonus-lantern-and-die = lámpás és világító kocka
bonus-coins-or-wheel = 2 pénz vagy a piackerék forgatása
bonus-coins-or-prestige = 3 pénz vagy 1 presztízspont

## Szavak

face-0 = 0-s
face-1 = 1-es
face-1-star = 1*-os
face-2 = 2-es
face-3 = 3-as
face-4 = 4-es
face-5 = 5-ös
face-6 = 6-os

one-good = { $good }
one-die = { $n }
one-request = { $n }
one-building = { $building }

token-quartz = ragyogó kvarc
token-horseshoe = patkó

unit-lantern = 1 lámpás
unit-quartz = 1 kvarc
unit-coins = 2 pénz

luck-illuminated-die = világító kocka
luck-deed = küldetés
luck-coins = pénz
luck-wagon-upgrade = kocsifejlesztés

thing-good = áru
thing-quartz = ragyogó kvarc
thing-horseshoe = patkó
thing-lantern = lámpás
thing-illuminated-die = világító kocka
thing-dark = { part-dark-gain }
thing-ruins = fejlesztett { $first } vagy { $second }
thing-ruins-any = bármelyik fejlesztett áru

dark-south = dél
dark-west = nyugat
dark-north = észak
dark-east = kelet

ruins-bottom-left = bal alsó mező
ruins-top-left = bal felső mező
ruins-top-right = jobb felső mező
ruins-bottom-right = jobb alsó mező

no-event = nincs esemény

## Napló

tale-round = { $round }. forduló
tale-turn = { $seat } köre következik.
tale-final-travels = Kezdődnek a végső utazások.
tale-buildings = Épületek a körgyűrű mentén: { $buildings }.
tale-wheel-set = Beáll a piackerék, $5-öt ér: { $good }.
tale-paired = Összetartoznak: { $steed } és { $hero } ({ $town }).
tale-drafted = { $seat } választása: { $steed } és { $hero } ({ $town }).
tale-deed-put-back = { $seat } visszatesz egy küldetést: „{ $deed }”.
tale-deed-put-back-hidden = { $seat } visszatesz egy küldetést.
tale-tile-out = Ez a kocsifejlesztés a dobozban marad: { $tile }.
tale-rival-card = { $seat } kártyát fed fel: { $card }.
tale-rival-moved = { $seat } ide lép: { $first } | { $second }.
tale-rival-lacks-goods = { $seat } kihagyja: { $district } – a kártyája legalább { $n } árut kér.
tale-rival-has-goods = { $seat } kihagyja: { $district } – a kártyája legfeljebb { $n } árut enged.
tale-rival-has-commissions = { $seat } kihagyja: { $district } – a kártyája legfeljebb { $n } rendelést enged.
tale-rival-lacks-journey = { $seat } nem vezet karavánt: { $district } – ehhez egy rendelés kellene, vagy két hős ugyanabba a városkába.
tale-rival-goods = { $seat } kap { $n } árut.
tale-rival-gives-goods = { $seat } lead { $n } árut.
tale-rival-die = { $seat } kap egy világító kockát.
tale-rival-returns-die = { $seat } lead egy világító kockát a jobb tervért.
tale-rival-sent-away = { $seat } elküld egy útitársat: { $companion }.
tale-coins = { $seat } kap { $n } pénzt.
tale-pays-coins = { $seat } kifizet { $n } pénzt.
tale-prestige = { $seat } kap { $n } presztízspontot.
tale-loses-prestige = { $seat } veszít { $n } presztízspontot.
tale-lantern = { $seat } kap { $n } lámpást.
tale-spends-lantern = { $seat } lead { $n } lámpást.
tale-quartz = { $seat } kap { $n } ragyogó kvarcot.
tale-spends-quartz = { $seat } lead { $n } ragyogó kvarcot.
tale-horseshoe = { $seat } kap { $n } patkót.
tale-spends-horseshoe = { $seat } lead { $n } patkót.
tale-gained = { $seat } kap egy { part-ware-t }.
tale-lost = { $seat } lead egy { part-ware-t }.
tale-missed = { $seat } hoppon marad, ezt nem kapja meg: { $thing }.
tale-flipped = { $seat } megfordít egy árut: { $side } { $good } lett belőle.
tale-illuminated-die = { $seat } világító kockát kap, dobása: { $value }.
tale-hero = { $seat } új hőse: { $hero } ({ $town }).
tale-hero-left = { $seat } búcsúzik egy hőstől: { $hero } ({ $town }).
tale-commission = { $seat } új rendelése: „{ $commission }” ({ $town }: { $goods }).
tale-commission-left = { $seat } visszaad egy rendelést: „{ $commission }” ({ $town }).
tale-deed = { $seat } új küldetése: „{ $deed }”.
tale-deed-hidden = { $seat } titkos küldetést kap.
tale-companion = { $seat } új útitársa: { $companion }.
tale-tile = { $seat } új kocsifejlesztése: { $tile }.
tale-steed = { $seat } új paripája: { $steed }.
tale-reset = { $seat } visszaállítja a zárt kockáit: 1, 2, 3.
tale-bumped = { $seat }, { $slot }. zárt mező: { part-out } ki, { part-die } be.
tale-unlocked = { $seat }, { $slot }. zárt mező: { part-out } ki, és a mező üres marad.
tale-lit = { $seat } az akciómezőre tesz egy világító kockát: { $value }.
tale-moved = { $seat } { $steps ->
    [0] helyben marad
   *[other] { $steps } mezőt lép
}: { $first } | { $second }.
tale-moved-by-horseshoe = { $seat } patkóval lép: { $first } | { $second }.
tale-visited = { $seat } városrészt aktivál: { $district }.
tale-idle = { $seat } itt semmit sem tehet: { $district }.
tale-used = { $seat } épületet használ: { $building }.
tale-wheel = { $seat } fordít egyet a piackeréken.
tale-changed = { $seat } átállít egy piackockát: { $from } → { $to }.
tale-bought = { $seat } vesz egy { part-good-t }.
tale-sold = { $seat } elad egy { part-ware-t } { $price } pénzért.
tale-dark-market = { $seat } lépteti a feketepiac jelölőjét: { $to }.
tale-ruins = { $seat } lépteti a romok jelölőjét: { $to }.
tale-ruins-die = { $seat } dob a romkockával: { $effects }.
tale-oracle = { $seat } dob a jóskockával: { $effects }.
tale-swapped = { $seat } cserél: { $give } → { $get }.
tale-declared = { $seat } karavánt indít. Úti cél: { $town } ({ $road }).
tale-joined = { $seat } csatlakozik a karavánhoz.
tale-refused = { $seat } otthon marad.
tale-event = Esemény az úton: { $event }.
tale-travel = Utazáskockák: { $dice }.
tale-took = { $seat } kockája: { part-die }.
tale-took-lifted = { $seat } kockája: { part-die }, értéke { $value } lett.
tale-entered = { $seat } megérkezik: { $town }.
tale-delivered = { $seat } { $n } árut szállít le: „{ $commission }” ({ $town }), { $prestige } presztízspont.
tale-brought = { $seat } hazakísér egy hőst: { $hero } ({ $town }).
tale-fortune = { $seat } jószerencséje: { $luck }.
tale-ability = { $companion } egy kvarcért segít ({ $seat }): { $effects }.
tale-copied = { $seat } lemásol egy utazáskockát: { $value }.
tale-stray = { $companion } ajándékot kap ({ $seat }).
tale-stray-went = { $companion } továbbáll, új gazdája: { $seat }.
tale-stray-left = { $companion } elkóborol a pakli aljára.
tale-market-die = Piackocka kerül vissza a kerékre: { $good }.
tale-hero-shown = Új vendég a kocsmában: { $hero } ({ $town }).
tale-deed-shown = Új küldetés az udvarban: „{ $deed }”.
tale-companion-shown = Új útitárs a sorban: { $companion }.
tale-commission-shown = Új legfelső rendelés: „{ $commission }” ({ $town }: { $goods }).
tale-night-dice = { $seat } éjkockákat dob a központi tartalékába.
tale-deed-done = { $seat } teljesítette ezt a küldetést: „{ $deed }”.
tale-deed-missed = { $seat } nem teljesítette ezt a küldetést: „{ $deed }”.
tale-rival-deed = { $seat } küldetése: „{ $deed }” – teljesítve vagy sem, 1 győzelmi pont.
tale-scored = { $seat } végeredménye { $score }: { $base } (pénz és presztízs közül a kisebb) és { $points } győzelmi pont.

## Amit egy lépés hoz: a tanács oka

gain-home = { $hero } otthon ({ $town })
gain-commission = „{ $commission }” leszállítva ({ $town })
gain-coins = { $sign }{ $n } pénz
gain-prestige = { $sign }{ $n } presztízs
gain-goods = { $sign }{ $n } áru
gain-heroes = { $sign }{ $n } hős a kocsin
gain-commissions = { $sign }{ $n } rendelés kézben
gain-companions = { $sign }{ $n } útitárs
gain-deeds = { $sign }{ $n } küldetés
gain-upgrades = { $sign }{ $n } kocsifejlesztés
gain-lanterns = { $sign }{ $n } lámpás
gain-quartz = { $sign }{ $n } ragyogó kvarc
gain-horseshoes = { $sign }{ $n } patkó
gain-score = { $sign }{ $n } pont, ha most lenne vége

## Hatások

effect-nothing = semmi
effect-coins = { $n } pénz
effect-prestige = { $n } presztízspont
effect-lantern = { $n } lámpás
effect-quartz = { $n } ragyogó kvarc
effect-horseshoe = { $n } patkó
effect-good = { $side } { $good }
effect-good-any = tetszőleges { $side } áru
effect-good-worth = ${ $price } értékű { $side } áru
effect-good-off-wheel = { $side } áru olyan fajtából, amelyen nincs piackocka
effect-good-stored = { $side } áru olyan fajtából, amelyből már van
effect-craft = { $side } áru az 1. zárt mező kockája szerint
effect-flip-up = egy alap áru fejlesztetté válik
effect-hero = hős a kocsmából eladás nélkül
effect-hero-or-top = hős a kocsmából vagy a pakliból eladás nélkül
effect-hero-or-commission = hős eladás nélkül vagy rendelés
effect-deliver-hero = hazaviszed egy hősödet
effect-commission = rendelés
effect-commission-of = rendelés ({ $town })
effect-wheel = a piackerék forgatása
effect-ruins-action = kirándulás Yin romjaihoz
effect-ruins-step = { $n } lépés Yin romjainál és az ottani áru
effect-dark-step = { $n } ingyen lépés a feketepiacon és az ottani jutalom
effect-oracle = dobás a jóskockával
effect-ruins-die = dobás a romkockával
effect-illuminated-die = világító kocka
effect-deed = küldetés a bónuszával
effect-wagon-upgrade = kocsifejlesztés
effect-upgrade-or-dark-step = kocsifejlesztés vagy egy ingyen lépés a feketepiacon
effect-free-shortcut = átvágás lámpások nélkül
effect-exchange = csere egy az egyhez (lámpás, kvarc, 2 pénz)
effect-copy-die = egy utazáskocka jutalma
effect-lift-die = az utazáskockád 1-gyel vagy 2-vel többet ér
effect-reroll = újabb dobás
effect-lose-coins = elvész { $n } pénz
effect-lose-prestige = elvész { $n } presztízspont
effect-lose-lantern = elvész { $n } lámpás
effect-lose-quartz = elvész { $n } ragyogó kvarc
effect-lose-horseshoe = elvész { $n } patkó
effect-lose-good = elvész egy áru
effect-lose-dearest = elvész a legértékesebb árud
effect-lose-hero = elvész egy hős
effect-flip-down = egy fejlesztett áru alappá válik

## Elutasítások

no-ability = Ez a képesség elfogyott, vagy nem a tiéd: mindegyik kártyánként egyszer használható. ({ $rule })
no-bazaar-first = Kereket forgatni és kockát átállítani csak vásárlás előtt lehet. ({ $rule })
no-bazaar-once = Ezt már megtetted: látogatásonként egyszer lehet. ({ $rule })
no-building = Körönként egyszer a kocsid melletti épületet használhatod; az a másik túl messze van. ({ $rule })
no-building-here = Ezen a mezőn nincs épület: máshol kell állnod hozzá. ({ $rule })
no-building-one-die = Épülethez éjkocka és világító kocka együtt kell. ({ $rule })
no-bump-late = A tartalékod elfogyott: a 11. fordulótól egy zárt mezőről kell kockát kivenned. ({ $rule })
no-coins = Erre nincs elég pénzed. ({ $rule })
no-companion = Útitárs akkor szegődik hozzád, amikor karavánt indítasz: a kínáltak közül válassz. ({ $rule })
no-companion-following = Threy Cat csak akkor növeli a kockádat, ha te vezeted a karavánt. ({ $rule })
no-companion-now = Az útitársak csak a saját körödben segítenek. ({ $rule })
no-copy = Threy Cat egy kvarcért csak az út olyan kockáját másolja, amely jutalmat mutat. ({ $rule })
no-dark-steps = Lépj 1–4 mezőt, mindegyikért 1 pénzt fizetve. ({ $rule })
no-decline-late = Már helyet csináltál az új árunak, most fel kell venned. ({ $rule })
no-deed = Nincs több elvehető küldetés: válassz más jószerencsét. ({ $rule })
no-delivery = Oda nincs mit leszállítanod: odavaló hős kell, vagy rendelés legalább egy kért áruval. ({ $rule })
no-delivery-yet = Előbb adj át legalább egy árut. ({ $rule })
no-die-on-good = Ezen az árun nincs piackocka, ezért most nem eladó. ({ $rule })
no-die-there = Olyan kockát válassz, amely a keréken van, és másik árut hozzá. ({ $rule })
no-discard = Eldobni csak azért lehet, hogy valami újnak helyet csinálj. ({ $rule })
no-district = A kocsid melletti, ebben a körben még nem aktivált városrészt válassz. ({ $rule })
no-gift = Az az elkóborló legyen nálad, és legyen meg az ajándék is, amelyet kér. ({ $rule })
no-horseshoe = Körönként egy patkót költhetsz el, közvetlenül a mozgatás után, ha van. ({ $rule })
no-horseshoe-back = Nem mozdultál el, így patkóval sem lehet rövidebb az utad. ({ $rule })
no-lantern = Ehhez a dobáshoz lámpás kell, és csak a maga idején lehet. ({ $rule })
no-lift = Így nem növelheted: a kocka legfeljebb 6-ot ér, és Threy Cat kvarcot kér. ({ $rule })
no-light-elsewhere = Világító kocka csak a 2. zárt mezővel kerülhet az akciómezőre. ({ $rule })
no-not-asked = Most nem ez a kérdés, hanem: { $question } ({ $rule })
no-object = Ennek a képességnek most nincs mire hatnia. ({ $rule })
no-payment = Az épület egyik árát fizesd ki, abból, amid van. ({ $rule })
no-quartz = Útitárs használatához ragyogó kvarc kell. ({ $rule })
no-request = Ezt az árut nem kérik, vagy nincs neked. ({ $rule })
no-reset-different = Visszaállítani csak három azonos értékű zárt kockát lehet. ({ $rule })
no-reset-faces = Visszaállítani csak három azonos lapot mutató zárt kockát lehet. ({ $rule })
no-reset-empty = A visszaállításhoz mindhárom zárt mezőn kocka kell. ({ $rule })
no-reset-late = Visszaállítani csak a köröd legelején, a tervezés előtt lehet. ({ $rule })
no-rival-choice = Az automata helyett a felkínáltak közül válassz. ({ $rule })
no-ruins-steps = Lépj legalább 1 mezőt, és legfeljebb 1-gyel többet, mint ahány hős a kocsidon ül. ({ $rule })
no-ruins-too-far = Legfeljebb 1-gyel több mezőt léphetsz, mint ahány hős a kocsidon ül; maradhatsz is. ({ $rule })
no-sale = Olyan áru kell hozzá, amelyet ez a hős kér. ({ $rule })
no-sale-yet = Előbb adj el legalább egy árut. ({ $rule })
no-shortcut = Az átvágáshoz 3 lámpás kell, vagy Flicker segítsége. ({ $rule })
no-slot-empty = Az a mező üres: olyat válassz, amelyen még van kocka. ({ $rule })
no-steed = Ezt csak Whisper gazdája teheti. ({ $rule })
no-such-card = Az a lap most nem elérhető: az elérhetők közül válassz. ({ $rule })
no-such-deed = A saját két küldetésed egyikét tartsd meg. ({ $rule })
no-such-die = Az a kocka nincs ott: olyat válassz, amelyik igen. ({ $rule })
no-such-good = Azt az árut itt nem kínálják: a kínáltak közül válassz. ({ $rule })
no-such-move = Pontosan annyit lépj, amennyit az egyik kockád mutat. ({ $rule })
no-such-pair = Az a pár nincs kint: a kitettek közül válassz. ({ $rule })
no-supply = Abból az áruból elfogyott a közös készlet. ({ $rule })
no-swap = Meglévő lámpást, kvarcot vagy 2 pénzt cserélj ezek közül egy másikra. ({ $rule })
no-third-die = Egy árun legfeljebb két piackocka lehet: válassz másikat. ({ $rule })
no-town-here = A karaván úti céljába léphetsz be, követőként a szomszédjába is. ({ $rule })
no-unlock-early = A 10. fordulóig a tartalékod kockájával kell kilöknöd egy zárt kockát. ({ $rule })
no-upgrade = Az a fejlesztés elkelt, vagy már van egy, és Velvet nélkül több nem lehet. ({ $rule })
no-wheel-purse = Az Erszénnyel a 3. zárt mező pénzt vagy presztízst ad, kereket nem forgat. ({ $rule })

## Küldetések: mi számít

measure-coins = { $n } pénz
measure-prestige = { $n } presztízspont
measure-lanterns = { $n } lámpás
measure-quartz = { $n } ragyogó kvarc
measure-horseshoes = { $n } patkó
measure-goods = { $n } áru
measure-upgraded-goods = { $n } fejlesztett áru
measure-good-kinds = { $n } különböző áru
measure-good = { $n } { $good }
measure-heroes = { $n } hős a kocsin
measure-commissions = { $n } nyitott rendelés
measure-storage-heroes = { $n } tárolóhelyes hős a kocsin
measure-heroes-delivered = { $n } hazakísért hős
measure-heroes-delivered-to = { $n } hazakísért hős ({ $place })
measure-commissions-delivered = { $n } leszállított rendelés
measure-commissions-delivered-to = { $n } leszállított rendelés ({ $place })
measure-deliveries = { $n } hazakísért hős vagy leszállított rendelés
measure-deliveries-to = { $n } hazakísért hős vagy leszállított rendelés ({ $place })
measure-towns-served = szállítás { $n } különböző városkába
measure-regions-served = szállítás { $n } különböző régióba
measure-region-sets = { $n } szállítás mindhárom régióba
measure-companions = { $n } útitárs
measure-strays = { $n } elkóborló útitárs
measure-gifts = { $n } kvarc a hűséges útitársakon
measure-illuminated-dice = { $n } világító kocka
measure-deeds = { $n } küldetés, ezzel együtt
measure-wagon-upgrades = { $n } kocsifejlesztés
measure-steeds = { $n } paripa

each-coins = pénz
each-prestige = presztízspont
each-lanterns = lámpás
each-quartz = ragyogó kvarc
each-horseshoes = patkó
each-goods = áru
each-upgraded-goods = fejlesztett áru
each-good-kinds = különböző áru
each-good = { $good }
each-heroes = hős a kocsin
each-commissions = nyitott rendelés
each-storage-heroes = tárolóhelyes hős
each-heroes-delivered = hazakísért hős
each-heroes-delivered-to = hazakísért hős ({ $place })
each-commissions-delivered = leszállított rendelés
each-commissions-delivered-to = leszállított rendelés ({ $place })
each-deliveries = hazakísért hős vagy leszállított rendelés
each-deliveries-to = hazakísért hős vagy leszállított rendelés ({ $place })
each-towns-served = kiszolgált városka
each-regions-served = kiszolgált régió
each-region-sets = teljes szállítmánykör (mindhárom régió)
each-companions = útitárs
each-strays = elkóborló útitárs
each-gifts = hűséges útitársnak adott kvarc
each-illuminated-dice = világító kocka
each-deeds = küldetés
each-wagon-upgrades = kocsifejlesztés
each-steeds = paripa

reward-coins = { $n } pénz
reward-prestige = { $n } presztízspont
reward-points = { $n } győzelmi pont

card-deed-needs = Kell a játék végén: { $needs }
card-deed-reward = Jutalom: { $reward }
card-deed-reward-per = Jutalom: { $reward } minden { $each } után, legfeljebb { $most } alkalommal
card-deed-reward-per-each = Jutalom: { $reward } minden { $each } után

## Kártyák néhány sorban

card-hero = Otthona: { $town } ({ $class })
card-hero-start = Kezdő hős
card-wants = Kért áruk: { $goods }
card-bonus-lantern = Érkezéskor: 1 lámpás
card-bonus-horseshoe = Érkezéskor: 1 patkó
card-bonus-storage = Elvisz egy bármekkora árut
card-bonus-good = Érkezéskor: alap { $good }
card-commission = Ide szállítandó: { $town }
card-commission-prestige = 1, 2 vagy 3 áruért 1, 3 vagy 6 presztízspont, fejlesztett árunként 1-gyel több
card-region = Minden hazavitt hősért: { $effects }
card-event-road = Itt történik: { $road }
card-event-value = { $value }: { $effects }
card-building-pay = Ha akarod, fizess ({ $costs }): { $effects }
card-building-free = { $effects }
card-either = { $first } vagy { $second }
card-cost-good = bármelyik árud
card-ability = Egy kvarcért, egyszer: { $effects }
card-gift-grace = Egy főzetért: { $effects }
card-gift-cosimo = Egy hősért: { $effects }
card-gift-lil-dumplin = Egy patkóért: { $effects }
card-gift-flicker = Egy kvarcért: { $effects }
card-stray-goes = Utána átkóborol a bal oldali szomszédodhoz

## Az automata néhány sorban

level-easy = Könnyű
level-normal = Közepes
level-hard = Nehéz
card-automaton = Minden körében felfed egy kártyát, oda lép, ahová a kártya mondja, tervez, majd az első lehetséges akciót hajtja végre. Nincs kocsija: áruit csak számoljuk, és semmi sem korlátozza. Ahol a szabályai választást hagynak, az óramutató járása szerint következő játékos választ helyette.
card-automaton-score = A végén: pénz és presztízs közül a kisebb, és 1-1 pont minden áruért, világító kockáért, kvarcért és küldetésért. Aki csak eléri a pontszámát, nem győzte le, hacsak döntetlenszabályban nem egyeztetek meg.
card-automaton-level = { $level }: kezdésnek { $coins } pénz, { $lanterns } lámpás, { $dice } világító kocka; ezenkívül körönként: { $effects }
card-action-space = Ide lép: { $first } | { $second }
card-action-plan = Terv: { $effects }
card-action-lit = Ha van világító kockája, leadja, és ehelyett ezt kapja: { $effects }
card-action-first = Utána az első, ami lehetséges:
card-action-nth = { $n }. { $deal }
card-action-nth-with = { $n }. { $needs } – { $deal }
card-action-bazaar = Nagy bazár: fordít a keréken, és leveszi e kockákat: { $goods }; mindegyikért egy áru, de legalább egy
card-action-commission = A királynő rendelései: rendelés abba a városkába, ahová a legtöbb dolga van; ha ez nem dönt: { $town }
card-action-travel = egy rendeléssel vagy két, ugyanoda tartó hőssel – karaván abba a városkába, ahová a legtöbb dolga van, a sor { $place }. útitársa nélkül; jószerencse: { $first }, rövidítés után még: { $second }
card-action-ruins = Yin romjai: { $steps } mező, egy fejlesztett áru (egy áru és egy kvarc), és ha van lámpása, dob a romkockával
card-action-dark-market = Feketepiac: { $steps } mező, 2 áru; délen egy rendelés
card-action-dark-market-deed = Feketepiac: { $steps } mező, 2 áru; délen egy küldetés
card-action-inn = Körgyűrű kocsma: egy hős abból a városkából, ahová a legtöbb dolga van; ha ez nem dönt, innen: { $place }. hely; eladja neki, amit ezeken a helyeken kér: { $requests }
card-action-deed-top = A küldetések közül a felső zászló alattit veszi el
card-action-deed-other = A küldetések közül az alsó zászló alattit veszi el
card-need-goods-least = legalább { $n } áruval
card-need-goods-most = legfeljebb { $n } áruval
card-need-commissions-most = legfeljebb { $n } rendeléssel
