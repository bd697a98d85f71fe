# The browser.

web-title = Caravanserai

## The house: who sits where

seat-you = { $name } (te)
bot-names = Tallow, Osk, Brin, Marit, Dov, Hesper, Quill, Sorrel, Wim, Yara
bot-level = { $strength } – { $all } szint közül { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }.
chair-open = szabad
chair-bot = gép, { $strength }
chair-automaton = automata
chair-automaton-final = Magányos vállalkozó
chair-automaton-prototype = Kereskedő
chair-away = nincs itt
chair-stand-in = nincs itt, gép játszik helyette
chair-resigned = feladta
chair-with-note = { $name } ({ $note })

## The house: time

clock-left = Hátralévő idő: { $time }
clock-word-left = maradt
span-days = { $n } nap
span-hours = { $n } óra
span-minutes = { $n } perc
span-seconds = { $n } másodperc
span-just-now = épp most
span-both = { $first } { $second }
ago-days = { $n } napja
ago-hours = { $n } órája
ago-minutes = { $n } perce

## The house: what happened

log-title = Mi történt
log-filter = Mely sorok
log-all = Minden
log-mine = Rólam
log-set-up = Az első forduló előtt
log-after = Az utolsó forduló után
log-round = { $part ->
    [season] { $round }. évszak
   *[other] { $round }. forduló
}
log-away = amíg nem voltál itt
log-since = az utolsó lépésed óta
log-undone = visszavonva
log-sealed = E mögé már nincs visszaút
log-nothing = Még semmi.
log-news = A legújabb
news-resigned = { $seat } feladja.
news-resigned-you = Feladod.
log-undo-can = Az utolsó döntésed visszavonható.
log-undo-cannot = Most nincs mit visszavonnod.

## The house: talk, notes, plans, notices

chat-title = Beszélgetés
chat-none = Még senki sem szólt.
chat-say = Írj valamit
chat-send = Küldés
chat-earlier = Korábbiak
chat-watching = néző
note-label = Ezt csak te olvashatod.
note-kept = Megőrizve.
note-not-kept = Még nincs megőrizve; magától újra megpróbálja.
note-keeping = Mentés …
plan-about = Ha valaki karavánt indít, és megkérdezi, ki tart vele, ez a válaszod. Így a többieknek nem kell várniuk.
plan-everywhere = Minden karaván
plan-ask = Kérdezz meg
plan-join = Vele tartok
plan-refuse = Maradok
plan-fine = Bármikor megváltoztathatod. Ha a terv válaszol helyetted, az is megjelenik a naplóban.
plan-none = Ebben a játékban nincs olyan kérdés, amelyre előre lehetne felelni.
notice-about = Szóljunk, amikor te jössz ennél az asztalnál?
notice-push = Szóljon ez a böngésző
notice-stop = Ne szóljon
notice-no-push = Ez a böngésző nem tud szólni, ha az oldal be van csukva.
notice-not-allowed = A böngésző nem engedi, hogy ez az oldal értesítsen. A beállításaiban megváltoztathatod.
notice-push-on = Hallani fogsz erről az asztalról.
notice-push-off = Itt nem értesítünk többé.
notice-failed = Nem sikerült. Próbáld újra kis idő múlva.
notice-hook = Webhook címe
notice-hook-help = Csevegőszobához vagy programhoz: rövid üzenetet küldünk oda, amikor te jössz. Üresen hagyva megszűnik.
notice-hook-keep = Mentés
notice-hook-on = Megjegyeztük. Oda küldjük, ha te jössz.
notice-hook-off = A webhookot elfelejtettük.
copy = Másolás
copy-done = Kimásolva
copy-share = Megosztás

## The house: the menu of a table

menu-title = Asztal
menu-unread = Asztal: { $n } új sor a beszélgetésben
menu-back = Vissza
menu-close = Bezárás
menu-undo = Visszavonás
menu-ask-undo = Többet vonnék vissza
menu-ask-help = Csak ha mindenki beleegyezik.
menu-ask-abort = A játék abbahagyása
menu-abort-sure = Végleg abbahagyod ezt a játékot? Itt ér véget, eredmény nélkül.
menu-resign = Feladom
menu-resign-sure = Feladod ezt a játékot? Gép játszik tovább helyetted, és nem térhetsz vissza. Ha nem marad, aki ellen játszani lehet, a játék itt véget ér.
menu-chat = Beszélgetés
menu-notes = Jegyzeteim
menu-plans = Terveim
menu-notices = Szóljatok, ha én jövök
menu-replay = Visszanézés lépésenként
menu-download = A játék letöltése
menu-plain = Szöveges nézet
menu-drawn = Rajzolt asztal
menu-plain-help = Címsorok, listák és gombok: képernyőolvasóhoz és lassú vonalhoz.
menu-help = Szabályok
menu-key = A helyem kulcsa
menu-key-warning = Akié ez a link, az játszik a helyeden. Ne add ki.
menu-key-label = Link a helyemhez
menu-key-why = Nyisd meg egy másik eszközön, és ott folytathatod. Vagy őrizd meg a neved, és a játékaid veled tartanak.
menu-key-name = Név megőrzése
menu-leave = Távozás az asztaltól
menu-leave-sure = Felállsz az asztaltól? Eltűnik a játékaid közül.
menu-leave-running = Otthagyod a futó játékot? Gép játszik tovább helyetted, amíg vissza nem térsz.
menu-stay = Maradok
sure-no = Mégsem
look-theme = Fény
look-sound = Hang és felirat a lapfülön, amikor te jössz
look-sound-on = Be
look-sound-off = Ki
look-pace = A többiek lépései
look-pace-0 = Egyszerre
look-pace-1 = Egyenként
look-pace-2 = Lassan
look-confirm = Egy kattintás
look-confirm-off = meg is teszi
look-confirm-on = előbb rákérdez
menu-link = Link barátoknak, akik játszanak vagy néznek
menu-link-listed = Link ehhez az asztalhoz
menu-fair = Igazságosak a kockák?
menu-fair-about = A kockák magját a játék előtt sorsoltuk ki. Ez az ujjlenyomata; magát a magot a végén mutatjuk meg, és azzal bárki ellenőrizheti az egész játékot.
menu-fair-seed = A mag:
undo-you-ask = Megkérted a többieket, hogy visszavonhasd az utolsó döntésedet.
undo-asks = { $seat } vissza szeretne vonni valamit. Beleegyezel?
abort-you-ask = Megkérted a többieket, hogy hagyjátok abba ezt a játékot.
abort-asks = { $seat } abbahagyná ezt a játékot, eredmény nélkül. Beleegyezel?
abort-sure = Végleg abbahagyjátok ezt a játékot? Itt ér véget, eredmény nélkül.
abort-yes = Hagyjuk abba
abort-declined = A játék folytatódik: valaki nemet mondott.
undo-declined = Semmi sem lett visszavonva: valaki nemet mondott, vagy a játék továbbment.
asked-agreed = { $n } / { $all } beleegyezik.
asked-missing = Még nem válaszolt: { $names }. Aki nincs itt, az nem egyezett bele.
asked-yes = Beleegyezem
asked-no = Nem
asked-never-mind = Mégsem

## The house: top bar and names

top-skip = Ugrás a tartalomhoz
top-nav = Oldalak
top-menu = Menü
top-home = Kezdőlap
top-games = Játékok
top-learn = Tanulás
top-rules = Szabályok
top-night = Éjszaka
top-day = Nappal
top-to-day = Éjszaka. Váltás nappalra
top-to-night = Nappal. Váltás éjszakára
top-language = Nyelv
top-lang-en = English
top-lang-hu = Magyar
you = Te
name-guest = Vendég
name-guest-note = vendég
name-kept = megőrizve
name-title = A neved
name-label = A neved
name-about = Fiók nélkül is játszhatsz. Semmi mást nem tudunk rólad, csak a nevet, amelyet választasz.
name-guest-help = Mostantól minden asztalnál ezt a nevet viseled. A helyeidet ez a böngésző jegyzi meg.
name-keep-title = A név megőrzése
name-keep-about = Jelmondattal a név a tiéd, és a játékaid minden eszközön veled tartanak. Nem kell hozzá e-mail, telefonszám, sem más.
name-passphrase = Jelmondat
name-passphrase-help = Legalább nyolc karakter; négy-öt szó a legjobb. Ha elvész, senki sem tudja visszaadni.
name-keep = Megőrzöm ezt a nevet
name-another = Másik név
name-go-on = Tovább ezen a néven
name-sign-in = Már az enyém: belépek
name-sign-out = Kilépés
name-signed-in = A neved: { $name }.
name-follows = A nevedet megőriztük, és a játékaid ott vannak, ahol belépsz.
name-now-kept = A név mostantól a tiéd.
name-back = Örülünk, hogy újra itt vagy.
name-out = Kiléptél. Ez a böngésző továbbra is tudja, hol ültél.

## The house: home

home-hero = { $n ->
    [one] Egy kapu, egy játék.
    [3] Három kapu, három játék.
   *[other] { $n } kapu, { $n } játék.
}
home-come-in = Gyere be!
home-pitch = Társasjátékok utazó kereskedőkről, teljes szabályokkal. Az ellenfelek várnak, fiók nem kell.
home-play = Játszom
home-play-game = Játszom: { $game }
home-friends-game = Barátokkal: { $game }
home-how-game = A játékról: { $game }
home-create = Új asztal
home-pitch-short = Teljes szabályokkal. Fiók nem kell.
home-minutes = { $n } perc
home-seats = { $least }–{ $most } játékos
home-opponents = Ellenfelek
home-strength = Ellenfelek itt: { $game }
home-weaker = Gyengébb ellenfelek
home-stronger = Erősebb ellenfelek
home-rung = { $number }/{ $all }
home-friends = Barátokkal
home-how = A játékról
home-lesson = 1. lecke, két perc
home-greeting = { $time ->
    [morning] { $named ->
        [yes] Jó reggelt, { $name }!
       *[no] Jó reggelt!
    }
    [evening] { $named ->
        [yes] Jó estét, { $name }!
       *[no] Jó estét!
    }
   *[day] { $named ->
        [yes] Szép napot, { $name }!
       *[no] Szép napot!
    }
}
home-take-turn = Te jössz, lépj!
home-take-turn-at = Te jössz, lépj: { $name }
home-lost = A ház nem válaszol. Újra meg újra megpróbáljuk.
home-unknown = Nem tudjuk, amíg a ház nem válaszol.
home-asking = Kérdezzük a házat …
home-more = Még a házról
home-mine = Játékaim
home-mine-none = Még egy asztalnál sem ülsz. Játssz gépek ellen, vagy tanuld meg az első kört két perc alatt.
home-waiting = { $n } vár rád
home-all = mind a { $n }
home-watch = Nézhető játékok
home-watch-none = Most senki sem játszik nyilvánosan.
home-watching = { $n } néző
home-open = Nyitott asztalok
home-open-none = Egy asztal sem vár játékosra. Nyiss egyet!
home-sit = Leülök
home-join-title = Csatlakozás linkkel
home-join-help = Illeszd be az asztal linkjét, vagy írd be a szavait.
home-join = Megyek
home-join-empty = Írd be az asztal szavait, vagy illeszd be a linkjét.
home-join-unknown = Nincs ilyen nevű asztal. Nézd meg újra a szavakat.
home-shelf = A ház játékai
home-others = További játékok
home-your-turn = Te jössz
home-gathering = Gyülekező
home-over = Véget ért
ended-resigned-short = Feladással ért véget
ended-aborted-short = Abbahagyva
ended-closed-short = Bezárva
ended-unwatched-short = Félbemaradt
ended-resigned = Nem maradt, aki ellen játszani lehetne: a játék itt véget ért.
ended-resigned-by = Mindenki más feladta, { $names } győzött.
ended-resigned-mine = Feladtad, { $names } győzött.
ended-resigned-you = Mindenki más feladta: győztél.
ended-aborted-alone = A játékot abbahagyták: itt véget ért, eredmény nélkül.
ended-aborted = Mindenki beleegyezett, hogy abbahagyjátok: a játék itt véget ért, eredmény nélkül.
ended-closed = Aki az asztalt nyitotta, bezárta: a játék itt véget ért, eredmény nélkül.
ended-unwatched = Csak gépek maradtak, és senki sem nézte: a játék itt véget ért, eredmény nélkül.
home-place = { $place ->
    [1] Győztél
   *[other] { $place }. hely
}
home-round-of = { $part ->
    [season] { $round }. évszak, összesen { $rounds }
    [turn] { $round }. kör, összesen { $rounds }
   *[round] { $round }. forduló, összesen { $rounds }
}
home-after-rounds = az utolsó forduló után
home-won = Győzött: { $names }
home-fork = félútról folytatva
home-rematch = visszavágó
home-players = { $n ->
    [one] egyedül
   *[other] { $n } játékos
}
home-practice = gyakorlás
practice-name = Gyakorlás
home-taken = { $n }/{ $all } hely foglalt
games-over = Befejezett játékok
games-over-none = Nincs megnézhető befejezett játék.
lost-title = Erre nem vezet út.
lost-about = Amit keresel, nincs ebben a házban.
lost-home = Vissza a karavánszerájba
lost-replay = Ez a játék nem mutatható meg.
closed-title = Ezt az asztalt bezárták.
closed-about = Aki nyitotta, a játék kezdete előtt bezárta.
removed-title = Már nem ülsz ennél az asztalnál.
removed-about = A széked felszabadult: aki az asztalt nyitotta, eltávolított, vagy egy másik ablakból álltál fel.
removed-watch = Nézem tovább
lost-table = Nincs ilyen asztal.
lost-table-about = Talán elírtad a nevét, vagy régen leszedték.
title-your-turn = Te jössz

## The house: opening a table

tempo-title = Óra
tempo-none = Nincs óra
tempo-live = Élőben
tempo-days = Napokban
tempo-none-help = Mindenki annyi időt kap, amennyi kell neki.
tempo-live-help = Ahányszor kérdeznek, ennyi másodperced van; utána a perceid fogynak. Ha elfogytak, gép ül be helyetted, amíg vissza nem térsz.
tempo-days-help = Hétköznapok mellé: akit kérdeznek, ennyi ideje van felelni.
tempo-move = Másodperc lépésenként
tempo-bank = Perc tartalékban
tempo-days-each = Nap lépésenként
tempo-live-short = élőben, fejenként { $bank } perc
tempo-days-short = lépésenként { $n } nap
create-game = Játék
create-name = Az asztal neve
create-name-hint = Ha üresen hagyod, mi találunk egyet
create-chairs = Székek
create-chairs-help = Az első szék kezd.
create-chairs-drawn = Hogy ki kezd, azt sorsolás dönti el.
create-me = Én
create-open = Szabad, egy barátnak
create-beside = Valaki mellettem, ennél a képernyőnél
create-beside-help = Közös képernyőn játszotok: két kör között azt mutatja, kinek add tovább, és semmi mást.
create-bot = Gép: { $strength }
create-automaton = A játék automatája: { $level }
create-add = Még egy szék
create-remove = { $number }. szék el
create-up = { $number }. szék előrébb
create-pace = Tempó és társaság
create-who = Ki jöhet?
create-private = Csak akinek linkje van
create-listed = Bárki
create-private-help = A link nélkül senki sem találja meg az asztalt.
create-listed-help = Az asztal a kezdőlapon áll: bárki leülhet vagy nézheti.
create-rules = Szabályok
create-more = További szabályváltozatok
create-changed = { $n } átállítva
create-rule = { $rule } szabály
create-own-choice = Én választok
create-pick = Válassz
create-picked = { $n } kiválasztva
create-open-table = Asztal megnyitása
create-problems = Valami még nem illik össze.

## The house: before the game

wait-free = { $n ->
    [0] Mindenki itt van.
    [one] Egy szék szabad.
   *[other] { $n } szék szabad.
}
wait-chairs = Ki hol ül
wait-open = Szabad szék
wait-sit = Ide ülök
wait-change = { $number }. szék: ki ül itt
wait-remove = Eltávolítás
wait-remove-who = Eltávolítás: { $name }
wait-remove-sure = Eltávolítod az asztaltól? { $name } széke felszabadul.
wait-close = Asztal bezárása
wait-close-sure = Végleg bezárod ezt az asztalt? Mindenki hazamegy.
wait-start = Kezdjük
wait-start-help = Várd meg a barátaidat, vagy ültess gépet a szabad székekre.
wait-fill = Gép minden szabad székre
wait-for-host = A játék akkor kezdődik, amikor az asztal nyitója elindítja.
wait-invite = Meghívás
wait-invite-listed = Ezt az asztalt bárki megtalálja. A neve: { $words }.
wait-invite-private = Küldd el a linket, vagy mondd el a szavakat: { $words }.
wait-invite-link = Küldd el a linket: nélküle senki sem találja meg az asztalt.
wait-link = Link ehhez az asztalhoz
pass-title = Add tovább a képernyőt. Következik: { $name }.
pass-about = Addig semmi sem látszik.
pass-ready = Én vagyok { $name }
bar-title = A ház hírei
bar-coming = Megyünk az asztalhoz …
bar-lost = Megszakadt a kapcsolat, mindjárt visszajön …
key-refused = A linkben lévő kulcs itt egyik helyhez sem illik. Ami itt a tiéd volt, a tiéd marad.
key-unkept = Ez az eszköz nem tudja megjegyezni a helyed kulcsát: a tárhelye tele van vagy tiltott. Játssz tovább, de hagyd nyitva ezt a lapot; ha bezárod, elveszíted a helyed.
bar-unwell = A ház most nem tud írni. Semmi sem vész el; a lépéseid újra számítanak, amint lehet, és addig egy óra sem jár.
bar-resigned = Feladtad. Gép játszik tovább helyetted.
bar-understood = Értem
bar-first = Ami világít, azt megteheted.
bar-first-lesson = Az 1. lecke egy teljes kört mutat
bar-next = Következik: { $name }.
bar-pass = Képernyő átadása
bar-stand-in = Nem voltál itt, ezért gép játszik helyetted.
bar-back = Itt vagyok
bar-watching = Nézőként látod: { $names }.

## The house: why something was refused

create-beside-name = A neve
chat-players-only = Itt csak a játékosok beszélgethetnek; te olvashatod.
remark-carried-over = A játék kezdete óta javult a szabály. Onnan folytatódik, ahol tartott.
remark-carried-over-lost = A játék kezdete óta javult a szabály. Folytatódik, de az utolsó lépéseit nem lehetett megtartani.
remark-frozen = Ez a játék nem mehet tovább: túl sokat változtak a szabályok. Megnézni még lehet.
fault-bad-name = Egy név 1–40 betűs.
fault-bad-passphrase = Egy jelmondat 8–200 karakter.
fault-name-kept = Ezt a nevet, vagy egy ugyanígy kinézőt, már őrzi valaki. Ha te vagy az, lépj be, vagy válassz másikat.
fault-name-taken = Ezt a nevet már őrzi valaki. Te vagy az? Akkor lépj be.
fault-wrong-passphrase = A név és a jelmondat nem illik össze.
fault-bad-tempo = Élőben: lépésenként 1–3600 másodperc és legfeljebb 6 óra tartalék. Napokban: 1–30.
fault-taken = Valaki gyorsabb volt: az a szék foglalt.
fault-begun = A játék már elkezdődött.
fault-not-begun = A játék még nem kezdődött el.
fault-chairs-open = Vannak még szabad székek.
fault-spectator = Aki csak néz, nem teheti ezt.
fault-no-such-bot = Nincs ilyen gépi játékos.
fault-no-such-game = Nincs itt ilyen játék.
fault-no-such-seat = Nincs ilyen hely.
fault-no-secret = Ehhez egy hely kulcsa kell.
fault-not-over = Erre a játék végén lesz mód.
fault-frozen = Ez a játék nem mehet tovább.
fault-too-long = Ez túl hosszú.
fault-too-slow = Lassú volt a vonalad; mindjárt felzárkózol.
fault-bad-webhook = Erre a címre nem tudunk küldeni. Az egész világról elérhetőnek kell lennie.
fault-bad-push = A böngésző válaszát nem értjük. Próbáld újra.
fault-practice-only = Ez gyakorlóasztalokhoz való.
fault-no-such-moment = Nem volt ilyen pillanat.
fault-cannot-replay = Azóta változtak a szabályok; ez a pillanat nem mutatható meg.
fault-damaged = Ami ebből a játékból megmaradt, sérült.
fault-internal = Magával a házzal van baj. Sajnáljuk.
fault-no-such-table = Nincs ilyen asztal.
fault-wrong-secret = Ez a kulcs nem illik ahhoz a helyhez.
fault-too-many = Túl sok kérés egyszerre. Várj egy kicsit.
fault-not-stored = Nem sikerült feljegyezni, ezért nem történt meg. Próbáld újra.
fault-not-known = Még nem tudni, hogy ez számított-e; magától újra megkérdezzük.
fault-log-full = Ez a játék túl hosszú lett: több nem jegyezhető fel.
fault-used-id = Ez olyan néven érkezett, amely már mást jelentett; semmi sem történt.
fault-chat-full = Ennél az asztalnál már annyit mondtál, amennyit egy ember mondhat. A többiek még beszélhetnek.
fault-removed = Már nem ülsz ennél az asztalnál.
fault-resigned = Feladtad: gép játszik tovább helyetted.
fault-ended = Ezt a játékot befejezték.
fault-wrong-origin = A ház ezt nem fogadja el más oldalról. Nyisd meg magát a házat.
fault-wrong-kind = A ház JSON-t várt.
fault-database = A ház adatbázisa nem válaszol. Próbáld újra kis idő múlva.
fault-closing = A ház egy pillanatra bezár. Gyere vissza hamarosan.
fault-unreachable = A ház nem válaszol. Próbáld újra kis idő múlva.
fault-bad-setting = Ezek a beállítások nem illenek össze.

## The end of a game, and once more

rematch-title = Visszavágó
rematch-about-you = Ugyanazok, eggyel odébb ülve: te kezdesz.
rematch-about = Ugyanazok, eggyel odébb ülve. Kezd: { $name }.
rematch-order = Ki hol ül
rematch-agrees = benne van
rematch-declines = most nem
rematch-silent = még nem felelt
rematch-automaton = maga a játék
rematch-stronger = Erősebb
rematch-gentler = Szelídebb
rematch-all = Akkor kezdődik, ha mindenki beleegyezett.
rematch-at-once = A visszavágó azonnal kezdődik.
rematch-wanted = { $n ->
    [one] { $names } újra játszana.
   *[other] { $names } újra játszanának.
}
rematch-waits = Még nem felelt: { $names }.
rematch-declined-you = Nemet mondtál: gép ül a helyedre. Még meggondolhatod magad.
rematch-begun = Már játszanak.
rematch-begun-you = Elkezdődött az új játék.
rematch-without = Kezdjük nélkülük: { $names }
rematch-no = Most nem
rematch-yes = Visszavágó
rematch-agreed = Beleegyeztél
rematch-go = Az új játékhoz
result-none = A játék véget ért.
result-alone = A végeredményed: { $n } pont
result-shared = { $names } osztozik a győzelmen, { $n } ponttal
result-wins = { $name } győzött { $n } ponttal
result-you-win = Győztél { $n } ponttal, az előnyöd { $by } ({ $name })
result-you-win-tie = Győztél { $n } ponttal; holtversenyben te állsz előrébb ({ $name })
result-yours = { $place }. lettél { $n } ponttal.
end-share = Megosztás
end-share-about = A linkkel bárki végignézheti a játékot, lépésenként
end-replay = Visszanézés
end-download = Letöltés
side-title = A tábla mellett
side-unread = { $n } új sor

## hints and review

advice-hint = Tipp
advice-hint-about = Mit tenne egy erős játékos? (H)
advice-thinking = Egy erős játékos gondolkodik…
advice-title = Egy erős játékos ezt tenné
advice-close = A tipp bezárása
advice-best = legjobb
advice-ahead = Várhatóan mintegy { $n } ponttal végzel a legjobb ellenfél előtt.
advice-even = Várhatóan nagyjából holtversenyben végzel a legjobb ellenféllel.
advice-back = Várhatóan mintegy { $n } ponttal végzel a legjobb ellenfél mögött.
advice-then = Ami következhet:
advice-less = { $n } ponttal kevesebb
advice-same = nagyjából ugyanilyen jó
advice-do = Legyen ez
advice-show = Mutasd meg
advice-again = Kérdezd újra
advice-turned = Hol dőlt el
advice-waiting = Egy erős játékos végignézi a játékot… A válasz magától megjelenik itt.
advice-percent = { $n }% kész
advice-failed = A válasz nem érkezett meg.
advice-about = Kinek hogyan álltak az esélyei a játék során: fent az első, lent az utolsó hely.
advice-first = első
advice-last = utolsó
advice-chart = Az esélyek a játék során.
advice-chart-seat = { $name }: az elején { $from }, a végén { $to }
advice-table = Ugyanez táblázatban
advice-table-when = Mikor
advice-round = { $of ->
    [season] { $n }. évszak
   *[other] { $n }. forduló
}
advice-end = A végén
advice-you = te
advice-dear = Ami neked a legtöbbe került
advice-dear-all = Ami a legtöbbe került
advice-chose = { $of ->
    [season] { $n }. évszak
   *[other] { $n }. forduló
}, { $who }: { $act }
advice-chose-before = { $of ->
    [season] Az első évszak előtt
   *[other] Az első forduló előtt
}, { $who }: { $act }
advice-cost = Mintegy { $n } pontba került.
advice-better = Jobb lett volna: { $act }
advice-none = Egyik döntésed sem került sokba. Szép játék volt.
advice-none-all = Egyik döntés sem került sokba. Mindenki szépen játszott.
advice-none-ended = Ameddig a játék tartott, egyik döntés sem került sokba.
fault-no-hints = Ha mások is ülnek az asztalnál, senki sem súg.
fault-no-advice = Ebben a játékban itt senki sem tudja megmondani, mi a legjobb.

# Sok válasz: lista, kosár.
many-list = { $n ->
    [one] Az egyetlen válasz listában
   *[other] Az összes válasz listában ({ $n })
}
many-list-close = Lista bezárása
many-rows = Ami kapható
many-back = Vissza
many-basket = Kosár
many-more = { $thing }, szelvényenként { $price }, a kosárban { $n }: még egy
many-less = { $thing }: eggyel kevesebb
many-ways = { $n ->
    [100] legalább 100-féle vásárlás
   *[other] { $n }-féle vásárlás
}
# azzal, ami a kosárban van
many-ways-more = { $n ->
    [0] Többet már nem vehetsz.
    [100] még legalább 100-féleképpen bővíthető
   *[other] még { $n }-féleképpen bővíthető
}

## A billentyűk

keys-title = A billentyűk
keys-close = A billentyűk bezárása
keys-help = Ez a lista
keys-arrows = Ugrás a legközelebbi világító dologra
keys-enter = Kiválasztás; még egyszer: végrehajtás
keys-enter-plain = Amin a fókusz van, azt megnyomja
keys-digits = Az ilyen számú gomb
keys-gates = Játék az ilyen számú kapunál
keys-waits = A játékhoz, amely rád vár
keys-escape = A fény visszaadása; ami nyitva van, bezárul
keys-hint = Mit tenne egy erős játékos?
keys-undo = Az utolsó döntés visszavonása
keys-zoom = Közelebb a táblához és vissza
keys-turn = Bepakolt árun: forgatás; a nyilak tolják, ha világít, akkor Shifttel
keys-tab = Tovább a következőre, Shifttel vissza
keys-grid = Táblázatban: celláról cellára
keys-step = Egy pillanattal vissza vagy előre
keys-jump = Egy körrel vissza vagy előre
keys-play = Lejátszás vagy megállítás
keys-ends = Az idővonalon: az elejére, a végére

## Bármely játék rajzolt asztala

drawn-actions = Amit most tehetsz
drawn-anytime = Bármikor
drawn-anytime-for-good = Bármikor, véglegesen
drawn-anytime-may = Bármikor: { $what }
drawn-anytime-none = Most semmi
drawn-board = A tábla
drawn-choose-lit = Válassz valamit, ami világít.
drawn-chosen = kiválasztva
drawn-chosen-done = Kiválasztva.
drawn-chosen-more = Folytasd azzal, ami még világít.
drawn-chosen-these = Kiválasztva:
drawn-close = Bezárás
drawn-help = Szabályok
drawn-home = Caravanserai, a kezdőlapra
drawn-light-back = Mást választok
drawn-loading = Terítjük az asztalt…
drawn-may = ezt választhatod
drawn-players = Állás
drawn-prompt = A kérdés
drawn-rail = Játékosok és az események
drawn-replay = Visszajátszás
drawn-show-board = Mutasd a táblát
drawn-skip = Ugrás a mostani állásra
drawn-tab-table = Asztal
drawn-tools = Az asztal eszközei
drawn-undo = Vissza
drawn-undo-dice = A legutóbbi kockadobásig visszavonható.
drawn-undo-shown = A legutóbb felfordított kártyáig visszavonható.
drawn-undo-turn = A köröd elejéig visszavonható.
drawn-views = Az asztal részei
drawn-rules = Szabályok
drawn-tab-board = Tábla
drawn-tab-others = Többiek
drawn-tab-log = Napló
drawn-choosing = döntés előtt
drawn-in-turn = soron
drawn-others = Játékosok
drawn-place = { $n }.
drawn-watch = Visszajátszás
drawn-score = Pontozólap
drawn-you = Te
drawn-first = első
drawn-sheet = Pontozólap
drawn-over = A játék véget ért.
drawn-wait = Most { $seat } dönt.
