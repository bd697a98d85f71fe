# Ismerkedés a Now or Neverrel: a kör, az út, a harc, a város, a bármikor tehetők, a vége. Üzenetek: learn-<lecke>-<lépés>.

learn-now-or-never-title = Tanuld meg a Now or Nevert
learn-now-or-never-about = Hat kis lecke egy igazi asztalnál, az egész úgy tíz perc.

## Egy kör

learn-now-or-never-turn = Egy kör
learn-now-or-never-turn-about = Szakértők, hősakciók, passzolás
learn-now-or-never-turn-welcome = Üdvözlünk! A néped hazatér, és hat évszakod van, hogy felépítsd a városát. Az épületek, a falusiak, a küldetések és a megrendelések pontot érnek; a legtöbb pont nyer.
learn-now-or-never-turn-goods = Négyféle áru van: kagyló, szerszám, palackozott démon és kristály. Pénzért dolgoznak a szakértők, és pénzért épül a város. A szívek viszik a hősödet, a mana táplálja a különleges erőket.
learn-now-or-never-turn-employ = A körödben egy dolgot teszel. Egy szakértő pénzért dolgozik: a Füvesasszony 3-ért, és a hősöd minden szíve visszatér. Dolgoztasd a Füvesasszonyt.
learn-now-or-never-turn-rest = Aki dolgozott, az évszak végéig lefordítva marad. Akire nincs szükséged, azt pihentetheted is: 2 szívet vagy 1 pénzt ad. Válassz pihenést, és azt, hogy a Kőműves pihenjen.
learn-now-or-never-turn-hero = Mások szakértőit is dolgoztathatod: a díj a készletbe kerül, a gazda adót kap. A hősödet pedig évszakonként háromszor küldheted útra. A következő lecke megmutatja, hogyan.
learn-now-or-never-turn-pass = Ha nem akarsz többet, passzolj: az évszak végéig kimaradsz. Passzolj most.
learn-now-or-never-turn-again = Ha mindenki passzolt, termelnek a városok, felállnak a szakértők, visszatér a mana és a három hősakció. A szívek nem: gyógyítani vagy pihenni kell. Így megy ez hatszor.

## Úton

learn-now-or-never-move = Úton
learn-now-or-never-move-about = Ingyenes mezők, szívek, látogatás
learn-now-or-never-move-march = A három nyíl az évszak három útja, mindegyiken annyi az ingyenes mező, amennyi a száma. Válaszd a 2-es nyilat.
learn-now-or-never-move-mountain = A hősöd fel, le, balra vagy jobbra megy. Egy hegy egy szívbe kerül, és egy ellenfél mezője is, ha csak átmész rajta. Az Emlékműtől keletre hegy van: menj oda.
learn-now-or-never-move-onward = Egy ingyenes mező maradt. Menj tovább a Csigabarlangokhoz. Mehetnél messzebb is, mezőnként egy szívért.
learn-now-or-never-move-stop = Ez elég messze van. Állj meg itt.
learn-now-or-never-move-visit = Ahol megállsz, először kijátszhatod a hely egyik küldetését, aztán egy dolgot tehetsz: látogatsz, harcolsz vagy keresel. Itt 2 szívből tapasztalat és 2 pénz lesz. Látogasd meg a Csigabarlangokat.
learn-now-or-never-move-again = Szívek nélkül a hős nem indulhat el, és elveszíti, amit a hely adott volna. Nézz előre: a térkép jelei elárulják, mibe kerül és mit ad egy-egy mező.

## A harc

learn-now-or-never-fight = A harc
learn-now-or-never-fight-about = A kocka, a mana, és mikor fuss el
learn-now-or-never-fight-march = Az Emlékműtől egy mezővel nyugatra egy Tüskefióka él: életerő 3, támadás 1. Indulj a 2-es nyíllal.
learn-now-or-never-fight-charge = Válaszd a mezőjét, rohamozd meg, aztán kezdd el a harcot. Aki rohamoz, nem veszít szívet azért, hogy odament.
learn-now-or-never-fight-roll = A harc minden körében egy kockát dobsz: az mondja meg, négy támadásod közül melyik él. Dobj.
learn-now-or-never-fight-strike = 2-est dobtál: két sebzés. 1 manáért véd is. Fizesd meg, vagy ne, és csapj le. A Tüskefióka ugyanakkor visszavág, levonva belőle a védelmedet.
learn-now-or-never-fight-more = Egy életerő maradt. Dobj újra, és végezz vele. El is futhatsz: 1 tapasztalat a tiéd, de ő meggyógyul, és a körödnek vége.
learn-now-or-never-fight-villager = Legyőzted. Tapasztalatot kapsz, és egy falusi veled tart. Válassz: mindegyik a saját áruját készíti.
learn-now-or-never-fight-again = Szív nélkül a harc elveszett, akkor is, ha a csapásod elég lett volna. A felszerelés és a képesség a kocka számaira kerül, vagy mindig véd: erről az 5. lecke szól.

## A város

learn-now-or-never-town = A város
learn-now-or-never-town-about = Építés, ágyak és termelés
learn-now-or-never-town-town = A városodnak négy sora van, mindegyikben négy hely. Áll benne egy szerszámoskamra, lent pedig egy kristálybányász vár ágyra. Kell egy második ház.
learn-now-or-never-town-employ = Az épületeket építők emelik. Dolgoztasd a Kőművest.
learn-now-or-never-town-build = Válassz épületet, aztán egy szabad helyet egy álló épület mellett. Az első épület a rácsod széléről jön, a többi egy lyuk mellől. A hely jelei adnak valamit, vagy drágábbá teszik.
learn-now-or-never-town-house = Minden épület egy ágy a sorában, és a rárajzolt ágyak még többet jelentenek. Szállásold el a falusit abban a sorban, amelyik tetszik: ott is marad.
learn-now-or-never-town-house-touch = Minden épület egy ágy a sorában, a rárajzolt ágyak még többet jelentenek. A Város fülön, vagy a „Bármikor” alatt szállásold el a falusit: ott is marad.
learn-now-or-never-town-pass = Nézzük, mit hoz. Passzolj: a többiek már megtették.
learn-now-or-never-town-harvest = Akinek ágya van, egy árut készít, a műhelyek a magukét, minden megtartott keresésjelző egy pénzt hoz. A teli épületsor és a mind a négy falusival teli sor a végén pontot ér.

## Bármikor

learn-now-or-never-anytime = Bármikor
learn-now-or-never-anytime-about = Megrendelés, eladás, tanulás, felszerelés
learn-now-or-never-anytime-any = Van, amihez nem kell kör. Bármikor megteheted, akkor is, ha mások jönnek: megrendelést teljesíteni, árut eladni, tanulni, falusit elszállásolni. Kis láng jelzi őket.
learn-now-or-never-anytime-order = Van egy megrendelésed: 2 kagyló és 1 szerszám, 9 pénzért. Többet ér, mint a piacon, és a végén 2 pont. Teljesítsd.
learn-now-or-never-anytime-sell = A piac többet fizet a jó párosításért: három kristály 11-et ér. Az árakat a piac mutatja; adj el mindent, ami maradt.
learn-now-or-never-anytime-learn = 3 tapasztalatod van. Tanulj meg egy 1. szintű képességet: a piros a kocka egyik számára kerül, a kék mindig segít. A 2. szinthez ugyanolyan színű 1. szint kell.
learn-now-or-never-anytime-peddler = A felszerelést valakitől veszed: a Vándorárustól, vagy Istrekában. Dolgoztasd a Vándorárust: ez a köröd.
learn-now-or-never-anytime-gear = Vegyél olyat, amit ki tudsz fizetni. A piros a kocka egy számához tartozó támadás, a kék mindig működik. Ha a hely foglalt, a régi elvész.
learn-now-or-never-anytime-again = A tapasztalat mire jó még? 2 belőle feltölti a falusiak sorát, ha valakire épp szükséged van.

## Az utolsó évszak

learn-now-or-never-end = Az utolsó évszak
learn-now-or-never-end-about = Küldetések, keresésjelzők, és mi számít
learn-now-or-never-end-there = A hatodik évszak. A kezedben van egy küldetés, a Tábortűzi dalok, a helye a Nomádtábor, épp nyugatra. Menj oda bármelyik nyíllal, és állj meg.
learn-now-or-never-end-quest = Játszd ki a küldetést. A jutalma azonnal a tiéd, a pontja a végén. Van, amelyikért fizetni vagy harcolni kell.
learn-now-or-never-end-onward = Még meglátogathatod a helyet, vagy ott is hagyhatod. Aztán indulj újra, egy mezőt nyugatra: fel a hegyre, ahol keresésjelző fekszik. Állj meg ott.
learn-now-or-never-end-search = Keress, és tartsd meg, amit dobsz: a kocka mutatja, hány szívbe kerül. Aztán a jelző és az ajándéka a tiéd. A legtöbbet megtartod, és minden termelésben egy pénzt hoz.
learn-now-or-never-end-pass = Most vége: a kézben lévő pénz és áru nem számít, a félbemaradt megrendelés és küldetés sem. Költsd el, amit tudsz, aztán passzolj.
learn-now-or-never-end-score = Az utolsó termelés dönt: az árui és a jelzői minden pénze egy pont. Ehhez jönnek a teli sorok, a mind a négy falusit rejtő sorok, az épületek, a küldetések és megrendelésenként 2 pont. Ennyi. Most vagy soha!
