# Visszajátszás.

replay-title = Visszajátszás
replay-controls = A visszajátszás lépései
replay-round = { $of ->
    [season] { $round }. évszak
   *[other] { $round }. forduló
}
replay-step = { $n }/{ $all }. lépés
replay-slider = Hol tart a játék
replay-first = Az elejére
replay-last = A végére
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel tovább
replay-turn-back = Egy körrel vissza
replay-turn-on = Egy körrel tovább
replay-play = Lejátszás magától
replay-pause = Szünet
replay-speed = Sebesség
replay-more = Továbbiak
replay-leave = Az asztalhoz
replay-failed = Ezt a pillanatot nem sikerült lekérni. Próbáld újra.
replay-eyes = Kinek a szemével?
replay-gallery = Egy néző
replay-link = Hivatkozás erre a pillanatra
replay-practise = Gyakorlás innen
replay-practise-about = Saját asztalt nyit pontosan ettől a pillanattól, a többi széken gépekkel. Maga a játszma érintetlen marad.
replay-practise-whose = Innen gyakorolni egy játékos szemével lehet: válassz valakit.
replay-file = A játszma letöltése
replay-best = { $round }. forduló, a legjobb utak:
replay-best-of = { $seat }: { $goods } értékű áru, { $tiles } lapka
replay-sealed = A kockák becsületesek voltak: a mag illik a pecséthez
replay-broken = A mag nem illik a pecséthez
replay-seal = A kockák pecsétje és magja
replay-seal-later = A kockák a játszma végéig le vannak pecsételve
replay-commitment = A kezdettől ismert pecsét (SHA-256)
replay-seed = Mag
replay-seal-about = Minden kocka és lap a magból jön. A pecsétjét még az első lépés előtt mindenki látta, így később senki sem választhatott másik magot.
