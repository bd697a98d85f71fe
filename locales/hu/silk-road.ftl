# Selyemút: kérdések, gombok, napló, elutasítások és nevek.
#
# Ami más üzenetet nevez meg, annak a szövegeként érkezik; `$x-id` az `$x` mögötti azonosító, választásokhoz.
# A part-… nevű üzenetek mások darabjai; minden nyelvben annyi van, amennyi kell.

part-silk-from = { $from-id ->
    [silk-city-dunhuang] Tunhuangból
    [silk-city-turfan] Turfánból
    [silk-city-samarkand] Szamarkandból
    [silk-city-palmyra] Palmürából
    [silk-city-hormuz] Hormuzból
   *[silk-city-lhasa] Lhászából
}
part-silk-to = { $to-id ->
    [silk-city-dunhuang] Tunhuangba
    [silk-city-turfan] Turfánba
    [silk-city-samarkand] Szamarkandba
    [silk-city-palmyra] Palmürába
    [silk-city-hormuz] Hormuzba
   *[silk-city-lhasa] Lhászába
}
part-silk-good-t = { $good-id ->
    [silk-good-wheat] búzát
    [silk-good-spice] fűszert
    [silk-good-jewel] ékszert
    [silk-good-silk] selymet
    [silk-good-lamp] lámpást
   *[silk-good-tea] teát
}

## Kérdések

silk-ask-over = A játék véget ért.
silk-ask-countdown = Mindenki kész: a jelig senki ne nyúljon a lapkákhoz.
silk-ask-begin = { part-silk-from } { part-silk-to }. Nézd meg a piacot; ha belekezdesz, felfordul a térképed, és { $seconds } másodperced van.
silk-ask-ready = { $round }. forduló: { part-silk-from } { part-silk-to }. Nézd meg a piacot, és szólj, ha kész vagy.
silk-ask-wait-ready = Te már kész vagy. A többiekre várunk.
silk-ask-build = Építs utat { part-silk-from } { part-silk-to } a kívánt áruk mentén, és szólj, ha megérkeztél.
silk-ask-arrived = Megérkeztél. A többiek még úton vannak.
silk-ask-late = Lepergett a homokod: az utad marad, ahogy van.

## Gombok

silk-do-begin = Kezdés: a térkép felfordítása
silk-do-ready = Kész vagyok
silk-do-place = Lerakás: { $piece } ({ $cell }. mező)
silk-do-lay = Lerakás: { $piece } ({ $cell }. mező), { $one }–{ $other }
silk-do-turn = Forgatás: { $piece } ({ $cell }. mező), { $one }–{ $other }
silk-do-move = Áthelyezés: { $piece } ({ $cell }. mező → { $to }. mező)
silk-do-lift = Visszavétel: { $piece } ({ $cell }. mező)
silk-do-declare = Megérkeztem!
silk-do-start = A jel
silk-do-time-up = Lepergett a homok

## Napló

silk-tale-round = { $round }. forduló
silk-tale-entered = Új áru a piacon: { $good }, értéke { $value }.
silk-tale-card = Az út { part-silk-from } { part-silk-to } vezet.
silk-tale-market = A piac: { $icon }. A legdrágábbtól lefelé: { $goods }.
silk-tale-ready = { $seat } kész.
silk-tale-countdown = Mindenki kész. Három, kettő, egy…
silk-tale-started = Rajt! Felfordulnak a térképek.
silk-tale-began = { $seat } felfordítja a térképét és a homokóráját.
silk-tale-map = A térkép száma: { $sheet }.
silk-tale-arrived-after = { $seat } megérkezett, { $seconds },{ $tenths } másodperc alatt.
silk-tale-arrived = { $seat } megérkezett.
silk-tale-time-up = Lepergett a homok: { $seats }.
silk-tale-route = { $seat } összekötötte a két várost, { $tiles } lapkával.
silk-tale-disqualified = { $seat } nem kötötte össze a két várost, és ebben a fordulóban semmit sem kap.
silk-tale-rank = { $seat } { $points } pontot kap az érkezésért.
silk-tale-length = { $seat } 1 pontot kap a leghosszabb útért ({ $tiles } lapka).
silk-tale-bought = { $seat } útközben { part-silk-good-t } vesz: { $points } pont.
silk-tale-bought-double = { $seat } bónuszlapkánál { part-silk-good-t } vesz: { $points } pont.
silk-tale-scored = { $seat }: érkezés { $rank }, hossz { $length }, áruk { $goods }. Ez így összesen { $score }.
silk-tale-bonus-tile = { $seat } az utolsó, ezért bónuszlapkát kap: { $kind }.
silk-tale-no-bonus-tile = Többen osztoznak az utolsó helyen: senki sem kap bónuszlapkát.
silk-tale-spent = { $seat } bónuszlapkája elfogyott: { $kind }.
silk-tale-title = { $seat } új címe: { $title }.
silk-tale-over = Hazaértek a karavánok.

silk-one-player = { $seat }

## Elutasítások: { $rule } az a szabály, amelyik útban van

silk-no-house = Ezt csak az asztal teheti meg, amikor eljön az ideje. ({ $rule })
silk-no-ready-twice = Ezt már mondtad. ({ $rule })
silk-no-map-yet = A térképed még nincs felfordítva. ({ $rule })
silk-no-such-cell = Nincs ilyen mező: 0-tól 18-ig számozzuk őket. ({ $rule })
silk-no-room = Azon a mezőn már van lapka. ({ $rule })
silk-no-bonus-tile = Nincs ilyen alakú bónuszlapkád. ({ $rule })
silk-no-tile-left = Ebből a lapkából nem maradt a tálcádon. ({ $rule })
silk-no-tile-there = Azon a mezőn nincs lapka. ({ $rule })
silk-no-such-turn = A lapka már így fekszik, vagy nem fekhet így. ({ $rule })

## Nevek

silk-city-dunhuang = Tunhuang
silk-city-turfan = Turfán
silk-city-samarkand = Szamarkand
silk-city-palmyra = Palmüra
silk-city-hormuz = Hormuz
silk-city-lhasa = Lhásza

silk-good-wheat = búza
silk-good-spice = fűszer
silk-good-jewel = ékszer
silk-good-silk = selyem
silk-good-lamp = lámpás
silk-good-tea = tea

silk-piece-straight = egyenes
silk-piece-wide = tág kanyar
silk-piece-tight = szűk kanyar
silk-piece-bonus-straight = bónusz egyenes
silk-piece-bonus-wide = tág bónuszkanyar
silk-piece-bonus-tight = szűk bónuszkanyar

silk-side-east = kelet
silk-side-north-east = északkelet
silk-side-north-west = északnyugat
silk-side-west = nyugat
silk-side-south-west = délnyugat
silk-side-south-east = délkelet

silk-icon-down = minden áru eggyel olcsóbb, a legolcsóbb az élre kerül
silk-icon-up = minden áru eggyel drágább, a legdrágább a végére kerül
silk-icon-swap = a legdrágább és a legolcsóbb helyet cserél
silk-icon-reverse = az egész sorrend megfordul
silk-icon-same = semmi sem változik

silk-title-errand = Kifutó
silk-title-stall = Bódés árus
silk-title-trader = Karavánkereskedő
silk-title-master = Az út mestere
silk-title-magnate = Selyemfejedelem

## A tábla egyszerű szövegként

silk-board-round = { $round }. forduló: { $from } – { $to }
silk-board-market = Piac
silk-board-icon = A kártya
silk-board-question = Kérdés
silk-board-to-come = Elnyerhető bónuszlapkák
silk-board-score = { $score } pont
silk-board-bonus = bónuszlapkák
silk-board-tray = Tálca
silk-board-map = { $sheet }. térkép
silk-board-upside-down = fejjel lefelé
silk-board-stage-idle = még nem kész
silk-board-stage-ready = kész
silk-board-stage-building = épít
silk-board-stage-arrived = megérkezett
silk-board-stage-late = kifutott az időből
silk-board-past = Az előző, { $round }. forduló: { $from } – { $to }
silk-board-road = { $tiles } lapka
silk-board-no-road = nincs út
silk-board-bought = Áruk
silk-board-nothing = semmi
silk-board-points = érkezés { $rank }, hossz { $length }, áruk { $goods }: { $gain }

## Lapkák: mit kötnek össze, és mit tud a bónuszlapka

silk-tile-straight = A mezője két szemközti oldalát köti össze.
silk-tile-wide = A mezője két olyan oldalát köti össze, amelyek között egy oldal van.
silk-tile-tight = A mezője két szomszédos oldalát köti össze.
silk-tile-bonus = A szélein az áru duplán számít.
