# Ismerkedés a Merchantsszal: az első kör vezetéssel, majd egy séta. Üzenetek: learn-<lecke>-<lépés>.

learn-merchants-title = Tanuld meg a Merchantst
learn-merchants-about = Nyolc kis lecke egy igazi asztalnál, az egész tíz percnél rövidebb.

## Az első kör

learn-turn = Egy teljes kör
learn-turn-about = Tervezés, mozgatás, aktiválás, pihenés; az első rendelésed
learn-turn-welcome = Üdvözlünk! Hosszú éjszaka borul Highreachre, te pedig kocsis kereskedő vagy. Pénz is kell, presztízs is: a kettő közül a kisebb a pontszámod.
learn-turn-light = Egy szabály a szemnek: a fény engedély. Ami lámpaszínben izzik, azt most megteheted; minden más éjszaka. Egy kattintás választ, és meg is teszi, ha csak egy dolog maradt, és az visszavonható; egy második vagy az Escape visszaadja a fényt.
learn-turn-light-plain = Amit most megtehetsz, az mind gomb a „Mit tehetsz” alatt. Az 1–9 számjegyek az első kilencet nyomják meg.
learn-turn-plan = Tervezés. Három kocka zárt mezőn áll, négy a tartalékodban. Ha egyet betolsz, a zárt kocka kijön erre a körre. Válaszd a 4-est és a 2. mezőt: a 2-es jön ki.
learn-turn-slot = Minden zárt mező ad valamit. Az 1. árut hoz létre, a 3. pénzt ad vagy forgat a piackeréken, a 2. lámpást kínál, vagy felébreszt egy világító kockát. Vedd el a lámpást.
learn-turn-move = Mozgatás. A kijött kocka viszi a kocsidat a körgyűrűn, az óra járása szerint. Nem volt miből választani, hát ment magától. Most két városrész között állsz.
learn-turn-act = Aktiválás. Egy kockával a két szomszédos városrész egyikét használod. Aktiváld a királynő rendeléseit.
learn-turn-commission = Egy rendelés három árut kér, és a városa várja őket. Végy el egyet, amelyik tetszik; a kocsin háromnak van helye.
learn-turn-rest = Pihenés. A tábla üres helyei feltöltődnek, a kockád elhasználódott, és jön a következő játékos. Ez volt egy teljes kör; tizenhárom lesz belőle.

## Nagy bazár

learn-bazaar = Nagy bazár
learn-bazaar-about = Árak, kockák, és hogyan pakoljunk kocsit
learn-bazaar-visit = Itt árut lehet venni. Aktiváld a nagy bazárt.
learn-bazaar-wheel = A kerék mutatja, mennyibe kerülnek most az áruk. Vásárlás előtt egyet fordíthatsz rajta, és minden ár eltolódik; egy kockát át is állíthatsz. Fordíts rajta egyet.
learn-bazaar-buy = Csak az eladó, amin kocka van. Ugyanabból a második, ha van rajta második kocka, ingyen jár. Tégy két főzetet a kosárba, és vedd meg őket.
learn-bazaar-pack = Nézz bele a kocsidba. Az áruk egy 6×5-ös rácson fekszenek, mindegyiknek saját alakja van. Forgasd, tologasd őket kedvedre: csak az számít, elférnek-e. Ami nem fér be, itt marad.
learn-bazaar-leave = Aki vásárolt, továbbmegy; a Vissza gomb visszavezet. Fejezd be a körödet. Ne költs el mindent: a pénz a pontjaid fele.

## Körgyűrű kocsma

learn-inn = Körgyűrű kocsma
learn-inn-about = Adj el a hősöknek, és veled utaznak
learn-inn-visit = A kocsmában hősök várnak, akik fizetnek az áruért. Aktiváld a körgyűrű kocsmát.
learn-inn-host = Minden hős bizonyos árukat kér, és annyit fizet, amennyit a kerék mutat. Oriel főzetet és könyvet keres, neked pedig mindkettő van. Válaszd Orielt.
learn-inn-sell = Add el a főzetet: most épp magasan áll a keréken. Fejlesztett áruért ragyogó kvarc is járna.
learn-inn-more = Add el a könyvet is, vagy állj meg itt. Aki vett tőled, az felül a kocsidra.
learn-inn-home = Minden hősnek van otthona, és szívesen látná újra. Vidd haza őket karavánnal, és a régiójuk meghálálja. Egy kocsin hárman férnek el.

## Feketepiac

learn-market = Feketepiac
learn-market-about = Néhány pénz, két áru, semmi kérdés
learn-market-visit = A kapuk között csendben cserélnek gazdát a dolgok. Aktiváld a feketepiacot.
learn-market-pay = A jelölő minden lépése 1 pénz, és ahol megáll, az a tiéd. Két lépés északra visz: egy fegyver és egy páncél.
learn-market-marker = A jelölő ott marad, ahol hagytad: a következő látogató onnan indul. Délen nincs áru, csak egy rendelés vagy egy küldetés. A küldetés titkos cél, amely a játék végén fizet.

## Yin romjai

learn-ruins = Yin romjai
learn-ruins-about = Fejlesztett áruk, és mire jó a lámpás
learn-ruins-visit = Yurg két utat ismer: be a romok közé, vagy ki az országútra. Aktiváld ezt: Yurg nyomdokaiban.
learn-ruins-choose = Fedezd fel a romokat: vidd a jelölőt 1 lépést. Minden hős a kocsidon eggyel tovább enged.
learn-ruins-gain = A romok fejlesztett árut adnak. Rendelésre szállítva mindegyik 1-gyel több presztízst ér. Farglenbe szóló rendelésed könyvet kér: vedd a könyvet.
learn-ruins-roll = Egy lámpásért dobhatsz a romkockával. Lámpással az utazáskockákat is újradobhatod, három lámpás pedig megnyitja az átvágást. Dobj, vagy menj tovább.
learn-ruins-quartz = A ragyogó kvarc felébreszti az útitársaidat: két-két képességük van, és mindegyik egyszer működik, egy kvarcért.

## Egy karaván

learn-caravan = Egy karaván
learn-caravan-about = Útitársak, az út, szállítás, jószerencse
learn-caravan-visit = Megvan minden, amit a rendelésed kér, és két hősöd is Farglenbe vágyik. Ideje útra kelni. Aktiváld ezt: Yurg nyomdokaiban.
learn-caravan-lead = Most hagyd a romokat, és vezess karavánt a környékbeli városkákba.
learn-caravan-companion = Aki vezet, útitársat kap a játék végéig. A hűségesek kvarcra várnak, az elkóborlók más ajándékra. Válaszd a Főnixet.
learn-caravan-declare = Mondd meg, hová mész: Farglenbe, a setét úton. Az átvágás három lámpásba kerülne, és második jószerencsét hozna.
learn-caravan-joining = A többiektől megkérdezzük, veled tartanak-e. Aki jön, osztozik a veszélyben, és ő is szállíthat.
learn-caravan-die = Esemény! Minden utazó elvesz egy utazáskockát, és a lap megmondja, melyik szám mit tesz. Vedd el, amelyik tetszik, vagy dobj újra egy lámpásért.
learn-caravan-deliver = Farglen! Kezdd a rendeléssel: egy, kettő vagy három áruja 1, 3 vagy 6 presztízst ér, és minden fejlesztett áru még 1-et.
learn-caravan-give = Add át mind a hármat. A hangszer fejlesztett.
learn-caravan-bring = Most vidd haza a hőseidet: Farglen mindegyikért 2 presztízst ad. Más régiók pénzzel fizetnek, vagy fele-fele arányban.
learn-caravan-fortune = A karaván vezetője jószerencsét választhat: világító kockát, küldetést, pénzt vagy kocsifejlesztést.
learn-caravan-home = Hazaértél, és sokkal többen ismernek. Egy játszma presztízsének java ilyen utakból jön.

## Két kocka

learn-light = Két kocka
learn-light-about = Világító kockák, patkók, épületek
learn-light-plan = Némelyik kör ragyog. Lökj ki megint egy kockát a 2. zárt mezőről.
learn-light-lit = Most engedd a világító kockádat az akciómezőre.
learn-light-move = Két kocka, és bármelyik viheti a kocsidat; összeadni sosem lehet őket. Menj 1 mezőt.
learn-light-horseshoe = Egy patkóval egy mezővel tovább vagy vissza mehetnél. Tartsd meg: maradj itt.
learn-light-act = Két kockával mindkét városrészt és a melletted álló épületet is használod, tetszőleges sorrendben. Csak nyugodtan; mindegyik megmondja, mit tud.
learn-light-both = A világító kocka használat után elvész. Amelyiket sosem használtad, az a végén egy győzelmi pont: ott költsd el, ahol igazán ragyog.

## A vége

learn-end = Az éjszaka vége
learn-end-about = Az utolsó utak és a pontozás
learn-end-rounds = Tizenhárom forduló. A tizenegyediktől elfogy a tartalék: minden körben kiürül egy zárt meződ. Aztán mindenki meglátogathat egy utolsó várost, karaván és esemény nélkül.
learn-end-enter = Van még egy northbreaki hősöd, és két áru egy ottani rendelésre. Lépj be Northbreakbe.
learn-end-deliver = Szállíts le mindent, amit tudsz. Ami a kocsin marad, csak akkor számít, ha egy küldetésed kéri.
learn-end-score = Most jön a számolás: a pénzed és a presztízsed közül a kevesebb, meg a küldetések és a fel nem használt világító kockák győzelmi pontjai. A gazdag senki és a híres koldus egyformán keveset ér.
learn-end-finish = Ennyi az egész játék. A többi már csak kártya, és mindegyik megmondja, mit tud. Jó utat és jó vásárt!
