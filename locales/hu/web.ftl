# The browser.

web-title = Caravanserai

## The house: who sits where

bot-names = Tallow, Osk, Brin, Marit, Dov, Hesper, Quill, Sorrel, Wim, Yara
bot-random = Céltalan
bot-greedy = Megfontolt
bot-beginner = Kezdő
bot-average = Megfontolt
bot-strong = Éles eszű
bot-perfect = Hibátlan
chair-open = szabad
chair-bot = gép, { $strength }
chair-automaton = automata
chair-automaton-final = Magányos vállalkozó
chair-automaton-prototype = Kereskedő
chair-away = nincs itt
chair-stand-in = nincs itt, gép játszik helyette

## The house: time

clock-left = Hátralévő idő: { $time }
clock-word-left = maradt
span-days = { $n } nap
span-hours = { $n } óra
span-minutes = { $n } perc
span-seconds = { $n } másodperc
span-just-now = épp most
span-ago = { $time } óta

## The house: what happened

log-title = Mi történt
log-filter = Mely sorok
log-all = Minden
log-mine = Rólam
log-set-up = Az első forduló előtt
log-round = { $round }. forduló
log-away = amíg nem voltál itt
log-undone = visszavonva
log-sealed = E mögé már nincs visszaút
log-nothing = Még semmi.
log-undo-can = Az utolsó döntésed visszavonható.
log-undo-cannot = Most nincs mit visszavonnod.

## The house: talk, notes, plans, notices

chat-title = Beszélgetés
chat-none = Még senki sem szólt.
chat-say = Szólj az asztalhoz
chat-send = Küldés
chat-watching = néző
note-label = Ezt csak te olvashatod.
note-kept = Megőrizve.
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

## The house: the menu of a table

menu-title = Asztal
menu-unread = Asztal: { $n } új sor a beszélgetésben
menu-back = Vissza
menu-close = Bezárás
menu-undo = Visszavonás
menu-ask-undo = Többet vonnék vissza
menu-ask-undo-help = Csak ha mindenki beleegyezik.
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
menu-leave-sure = Felállsz az asztaltól? A helyed felszabadul.
menu-leave-running = Otthagyod a futó játékot? Gép játszik tovább helyetted.
menu-stay = Maradok
menu-link = Link barátoknak, akik játszanak vagy néznek
menu-link-listed = Link ehhez az asztalhoz
menu-fair = Igazságosak a kockák?
menu-fair-about = A kockák magját a játék előtt sorsoltuk ki. Ez az ujjlenyomata; magát a magot a végén mutatjuk meg, és azzal bárki ellenőrizheti az egész játékot.
menu-fair-seed = A mag:
undo-you-ask = Megkérted a többieket, hogy visszavonhasd az utolsó döntésedet.
undo-asks = { $seat } vissza szeretne vonni valamit. Beleegyezel?
undo-agreed = { $n } / { $all } beleegyezik
undo-yes = Beleegyezem
undo-no = Nem
undo-never-mind = Mégsem
