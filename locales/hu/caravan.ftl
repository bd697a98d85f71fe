# A terminál.

caravan-quit = Kilépés
caravan-help = Súgó
caravan-undo = Visszavonás
caravan-log = Napló
caravan-board = Tábla
caravan-back = Vissza
caravan-your-turn = Te következel
caravan-waiting = Várakozás: { $seat }
caravan-game-over = A játék véget ért

## caravan play

tui-me = Kalmár
tui-others = Többiek
tui-over = A játék véget ért
tui-setup = Előkészületek
tui-page = Elöl látszik: { $page }
tui-page-auto = ahol fény ég
tui-thinking = gondolkodik …
tui-no-choices = Most nincs teendőd.
tui-no-such-number = Nincs { $n }. lehetőség.
tui-more-below = lejjebb még { $n }
tui-more-above = feljebb még { $n }
tui-does-not-fit = Oda nem fér.
tui-quit-question-clock = Kilépsz? Mentve van, de az óra tovább jár. Enter vagy q: kilépés, más: maradok
tui-quit-question = Kilépsz? A játék mentve van. Enter vagy q: kilépés, más billentyű: maradok
tui-foot-on = bármely billentyű: tovább
tui-foot-result = Enter: eredmény
tui-foot-fold = Esc a: vissza a kérdéshez
tui-foot-choose = 1-9 ↑↓ Enter: választás
tui-foot-things = Tab: tárgyak
tui-foot-widen = Esc: vissza
tui-foot-undo = u: visszavonás
tui-foot-cards = i: kártyák
tui-foot-hint = h: tipp
tui-foot-turned = h: hol dőlt el
tui-foot-any = a: bármikor megtehető
tui-foot-arrange = a: pakolás
tui-foot-all = v: minden
tui-foot-player = p: következő játékos
tui-foot-search = /: keresés
tui-foot-page = PgUp PgDn: lista
tui-foot-log = PgUp PgDn: napló
tui-foot-log-too = - +: napló
tui-foot-language = l: nyelv
tui-foot-help = ?: súgó
tui-foot-quit = q: kilépés
tui-list-at = { $n }/{ $of }
tui-group = { $name } ({ $n } lehetőség)
tui-key-log-too = vissza a naplóban, és előre
tui-keys-seeking = (Enter: csak ezek · Esc: megint mind)
tui-keys-scores = Enter: vissza a táblához · l: nyelv · h: hol dőlt el · q: kilépés
tui-keys-cards = gépelj a kereséshez · ↑↓: választás · Esc: vissza
tui-keys-arranging = nyilak: áru választása · Enter: felemelés · Esc: kész
tui-keys-holding = nyilak: mozgatás · r: forgatás · Tab: másik tároló · Enter: lerakás · Esc: vissza
tui-any-key = ↑↓ PgDn: tovább · bármi más: vissza
tui-cards = Kártyák
tui-no-card = nincs ilyen nevű kártya
tui-no-cards = itt nincs mit kikeresni
tui-not-found = ilyen választás nincs
tui-signs = Jelek
tui-sign-lit = szabad
tui-key-number = választás szám szerint
tui-key-list = választás a listából
tui-key-things = mutass rá a megvilágított tárgyakra; mindegyik szűkíti a listát
tui-key-widen = az utolsó rámutatás visszavonása
tui-key-notation = választás jelöléssel
tui-key-undo = az utolsó döntésed visszavonása, ha azóta nem volt dobás vagy felfedés
tui-key-cards = mit tud egy kártya: írd be a nevét
tui-key-player = a következő játékos
tui-key-page = minden egyszerre
tui-key-language = magyar vagy angol
tui-key-log = lapozás a hosszú listában; egyébként vissza a naplóban
tui-key-help = a szabályok és a billentyűk
tui-key-quit = kilépés; a játék mentve van
tui-hand-over = Add át a billentyűzetet: { $name }.
tui-hand-over-enter = Nyomj Entert, ha már senki más nem látja.
tui-too-small = Ez az ablak túl kicsi: az asztalhoz { $width } × { $height } karakter kell.
tui-size-now = Most { $width } × { $height }.
tui-score-place = Helyezés
tui-score-total = Összesen
tui-saved-in = A játék itt van mentve: { $path }
tui-continue-with = Folytatás: { $program } play --lang hu --continue { $path }
go-on-unshown = Folytatás: { $command } --lang hu --continue, utána a fájl útvonala. Itt azért nem szerepel, mert olyan jelek vannak benne, amelyeket nem lehet megmutatni.
tui-told-while-busy = Munka közben ért véget. Minden lépés, amely látszott, a fájlban van.
tui-unsaved-title = Nincs mentve
tui-unsaved-not-played = A legutóbbi lépést nem sikerült kiírni, ezért nem történt meg. A játék áll, és az óra is.
tui-unsaved-not-there = A játék nincs a fájlban: kívülről törölték, kicserélték vagy megváltoztatták. Itt még megvan.
tui-unsaved-gone = NINCS mentve: ez már nem ennek a játéknak a fájlja: { $path }
tui-unsaved-keys = Enter: újra · f: folytatás másik fájlban · q: kilépés nélküle
tui-unsaved-where = Hová? Mappával együtt írd, vagy .caravan végű nevet adj meg · Enter: folytatás ott · Esc: vissza
tui-unsaved-sure = Kilépsz nélküle? q: kilépés · más billentyű: maradok
tui-unsaved-no-place = „{ $typed }” nem fájlnév. Írd elé a mappát is (./{ $typed }), vagy adj meg .caravan végű nevet.
tui-unsaved-no-folder = Nincs ilyen mappa: { $path }. Olyat adj meg, ami megvan.
tui-unsaved-left = NINCS mentve: { $lost ->
    [one] az utolsó lépés hiányzik.
   *[other] az utolsó { $lost } lépés hiányzik.
 } Ami megvan ({ $written } lépés): { $path }
tui-damage-found = Így nem folytatható: { $path }
tui-damage-rules = Más szabályokkal játszották ({ $found }); ez a program szabályai: { $known }.
tui-damage-loss = { $lost ->
    [0] A fájl minden lépése rendben van ({ $lines }). A program a saját szabályai szerint, folyamatban lévő játékként írná újra.
   *[other] A fájlban { $lines } lépés van, ebből az első { $kept } rendben; kimaradna { $lost }.
 } A mostani fájl megmaradna mellette.
tui-damage-ask = Folytatod onnan? i, majd Enter: igen; bármi más, majd Enter: nem
tui-damage-left = Semmi sem változott.
tui-damage-kept = Az eredeti fájl: { $path }
replay-gave-up = { $name } feladta.
replay-ended-resigned = Nem maradt ellenfél: a játék itt véget ért.
replay-ended-aborted = Mindenki beleegyezett, hogy itt abbahagyjátok.
replay-ended-closed = Az asztalt itt bezárták.
replay-ended-unwatched = Csak gépek játszottak, és senki sem nézte: a játék itt abbamaradt.
tui-damage-ended = Ezt a játékot a vége előtt abbahagyták.
tui-clock-ran-on = Az óra tovább járt, amíg nem voltál itt.

## The automaton at the table

tui-telling = { $name }: az ő köre
tui-telling-on = egyszerre: bármely billentyűvel
tui-telling-over = tovább: bármely billentyűvel
tui-keys-telling = bármely billentyű: tovább · i: kártyák · l: nyelv · ?: súgó · q: kilépés

tui-clock-own = Többen egy billentyűzetnél: mindenki a saját órájával játszik ("clock": "own").

## caravan replay

board-now = Most
board-turn = { $when }, { $seat } köre
board-question = Kérdés
board-score = Pontszám

## hints and review

hint-title = Mit tenne egy erős játékos
hint-best = A legjobb: { $way }
hint-ahead = Utána várhatóan mintegy { $points } ponttal végzel a legjobb ellenfél előtt.
hint-behind = Utána várhatóan mintegy { $points } ponttal végzel a legjobb ellenfél mögött.
hint-leads-to = Ami következhet: { $steps }
hint-other = Helyette: { $way } ({ $points } ponttal kevesebb)
hint-other-even = Helyette: { $way } (nagyjából ugyanolyan jó)
hint-nothing = Nincs miből választani.
hint-nobody = Ebben a játékban itt senki sem tudja megmondani, mi a legjobb.
hint-thinking = Egy erős játékos gondolkodik rajta …
tui-looking-back = Egy erős játékos minden döntést megnéz: { $percent } % …
review-title = Hol dőlt el a játék
review-curve = Ki hogyan állt a játék során, az utolsó helytől az elsőig:
review-cost = { $seat }: { $way } – mintegy { $points } pontba került
review-better = jobb lett volna: { $way }
review-no-mistakes = Senki sem hibázott olyat, amit egy erős játékos észrevenne.
tui-key-hint = mit tenne egy erős játékos; a játék után: hol dőlt el

## caravan market

market-hint = Írd be az árukat soronként, például: 3 3 3 3 vagy S3 T2 D1 vagy 3 kagyló 2 szerszám. A bemenet vége (Ctrl-D) a kilépés.

## caravan play: amit bármikor lehet

tui-any-folded = a: bármikor megtehető ({ $n })
tui-any-prompt = Bármikor megteheted:
tui-nothing-any = Most semmit sem tehetsz kérdés nélkül.
tui-key-any = amit bármikor megtehetsz, más körében is
tui-key-search = csak azok a sorok, amelyekben benne van, amit gépelsz; Esc: megint mind

tui-keys-typing = (Enter: választás · Esc: vissza)

## A terminál oldalai

tui-rules = Hogyan folyik a játék
tui-keys-rules = ↑↓ PgDn: tovább · l: nyelv · Tab: a billentyűk · más: vissza
tui-keys-help = ↑↓ PgDn: tovább · l: nyelv · Tab: a szabályok · más: vissza
tui-keys-whole = ↑↓ PgDn: lejjebb · p: következő játékos · v: tovább · más: vissza
tui-keys-scores-plain = Enter: vissza a táblához · l: nyelv · q: kilépés
tui-unseen = v mutatja: { $what }
tui-unseen-more = v mutatja: { $what } és még { $n }
tui-more-lit = +{ $n } (Tab)
