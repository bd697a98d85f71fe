# caravan automaton: az automata igazi asztal mellett.
#
# Válaszolni minden nyelven lehet angolul is; az automaton-word-… üzenetek e nyelv szavai.

automaton-begins = A { $it } leül az asztalotokhoz. Minden válasz ide kerül: { $path }.
automaton-goes-on = A { $it } visszatért. Folytatás: { $path }.
automaton-lost = A fájl { $line }. sora sérült volt, ezért kimaradt; a kérdés újra elhangzik. Az eredeti fájl megmarad mellette.
automaton-damaged = A fájl { $line }. sora olvashatatlan. Ami előtte elhangzott, ép; az utána következő { $behind } sor kimaradna. Folytatod azzal, ami előtte van? (i és Enter: igen; a mostani fájl megmarad mellette)
automaton-saved = Elmentve. Folytatás: caravan automaton --lang hu --continue { $path }
automaton-nothing-back = Nincs mit visszavonni.

## Mi történik

automaton-card = A kártyája: { $card }.
automaton-corrected = Javítva: { $what } { $was } → { $now }

## Lehetséges válaszok

automaton-hint-usual = { $hint }; Enter: { $usual }

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
