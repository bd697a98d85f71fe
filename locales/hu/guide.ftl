# Hogyan folynak a játékok, mindegyik egy oldalon: annak, aki először ül le a terminál elé.

guide-wins = Mivel lehet nyerni
guide-turn = Hogyan zajlik egy kör
guide-places = A helyek
guide-caravan = Egy karaván
guide-words = Szavak

## Merchants of the Dark Road

guide-merchants-wins = A pontod a pénzed és a presztízsed közül a kisebbik, és hozzá a győzelmi pontok: a küldetéseidé, meg 1 minden világító kockáért, amelyet sosem használtál. A gazdag senki éppoly keveset ér, mint a híres koldus.
guide-merchants-rounds = 13 forduló van; a tizenegyediktől üres a tartalékod, és sorra kiürülnek a zárt mezőid. Utána mindenki meglátogathat egy utolsó várost.
guide-merchants-plan = Tervezés: tolj be egy kockát a tartalékodból a három zárt mező egyikére. Ami kijön, az ebben a körben a tiéd, és a mező is ad valamit: az 1. egy árut, a 2. lámpást vagy egy világító kockádat, a 3. két pénzt vagy egy fordítást a piackeréken.
guide-merchants-move = Mozgatás: a kocsid annyi mezőt halad a körgyűrűn, amennyit a kocka mutat. Egy patkóval 1 mezővel tovább vagy vissza mehetsz.
guide-merchants-act = Aktiválás: a két szomszédos városrész egyikét használod. Világító kockával mindkettőt, és a köztük álló épületet is.
guide-merchants-rest = Pihenés: ami elfogyott a tábláról, pótlódik, és a következő játékos jön.
guide-merchants-inn = Kocsma: adj el árut egy hősnek annyiért, amennyit a kerék mutat; a hős utána veled utazik, és haza szeretne jutni.
guide-merchants-bazaar = Bazár: azt az árut veheted meg, amelyen kocka áll a keréken. Ugyanabból a második ingyen van.
guide-merchants-commissions = Rendelések: végy el egy rendelést három árura; a városa várja őket.
guide-merchants-yurg = Yurg: hozz fejlesztett árut a romokból, vagy vezess karavánt a városkákba.
guide-merchants-dark-market = Feketepiac: a jelölő minden lépése 1 pénz; ahol megáll, az a tiéd.
guide-merchants-buildings = Az épületek a körgyűrű mellett állnak. Hogy melyik mit tud: i, és a neve.
guide-merchants-caravan = A vezető útitársat kap, aztán várost és utat mond: a setét út ingyen van, az átvágás 3 lámpás. A többiek vele tarthatnak. Felfordul egy esemény, és mindenki elvesz egy utazáskockát: az mondja meg, mi történik vele. Egy lámpásért a maradékot újra lehet dobni.
guide-merchants-town = A városban szállítasz: egy rendelés 1, 2 vagy 3 áruja 1, 3 vagy 6 presztízst hoz, és minden fejlesztett áru még 1-et. A hazatérő hős pénzt, presztízst vagy egyet-egyet hoz.
guide-merchants-fortune = Végül a vezető jószerencsét választ; átvágás után kettőt.
guide-merchants-tokens = A lámpás az úton segít, a kvarc felébreszti az útitársaidat, a patkó léptet; a hősöknek, rendeléseknek és áruknak el kell férniük a kocsidon.
guide-merchants-deeds = A küldetések titkos célok. A játék végén derül ki, sikerültek-e.

## Now or Never

guide-now-fights = Harc és keresés
guide-now-town = A városod
guide-now-wins = Hat évszak után a legtöbb pont nyer: a négy épületből álló teli sorokért, a mind a négy áru falusiját elszállásoló sorokért, az épületekért, a kijátszott küldetésekért, és 2 minden teljesített megrendelésért.
guide-now-wins-last = A pénz csak akkor ér pontot, ha az utolsó termelés hozza. Ami előtte nálad van, elvész: költsd el.
guide-now-turn = A körödben egy dolgot teszel: dolgoztatsz, toborzol vagy pihentetsz egy szakértőt, útnak indítod a hősödet, vagy passzolsz az évszak végéig. A körök addig mennek, amíg mindenki passzol.
guide-now-specialists = Akit dolgoztatsz, az épít, gyógyít, tanít vagy felszerelést árul, aztán a következő évszakig lefordítva marad. Más játékos szakértőjét is dolgoztathatod; az adót ő kapja. A toborzás kétszer annyi, és az új ember rögtön dolgozik. Ha a tiédet pihenteted, 2 szívet vagy 1 pénzt kapsz.
guide-now-march = A menetelés elhasználja a hősöd egyik nyilát: annyi mező ingyen van, minden további egy szív, és ugyanennyi egy hegy vagy egy elkerült ellenség.
guide-now-stop = Ahol a hős megáll, ott kijátszhatsz egy oda szóló küldetést, majd meglátogathatod a helyet, harcolhatsz vagy kereshetsz.
guide-now-fight = A kocka mondja meg, melyik vörös képességed csap le a négy közül. A sebzés összeadódik, amíg el nem éri az ellenség életerejét; minden kör annyi szívbe kerül, amennyivel a támadása több a védelmednél. Szív nélkül a körödnek vége.
guide-now-search = A keresés annyi szív, amennyit a kocka mutat; a talált jelző minden termelésben 1 pénzt fizet.
guide-now-build = Épületet a rácsod széléről vehetsz, később egy lyuk mellől, és egy már álló épületed mellé kerül. Az első az alsó sorba.
guide-now-house = Egy sorban annyi falusi lakhat, ahány épület és ágy van benne. Csak az termel, akinek van ágya.
guide-now-anytime = Bármikor, akkor is, ha más jön, eladhatsz árut, elszállásolhatsz falusit, teljesíthetsz megrendelést, tanulhatsz képességet: a.
guide-now-season = Ha mindenki passzolt, a falusiak és az épületek termelnek, a szakértők és a nyilak újra frissek, és jön a következő évszak.

## Selyemút

guide-silk-round = Hogyan zajlik egy forduló
guide-silk-points = Pontok
guide-silk-wins = Négy forduló után a legtöbb pont nyer.
guide-silk-card = Egy lap megnevez két várost, és mozgatja az árakat. Van áru, amely a semminél is kevesebbet ér.
guide-silk-signal = A jelre felfordul a térképed, és peregni kezd a homok. Mindenki egyszerre épít, ki-ki a saját tábláján.
guide-silk-road = Vezess egyetlen utat egyik várostól a másikig. Van egyenes, tág és szűk lapkád, és mindegyikből kifogyhatsz.
guide-silk-map = A térkép kisebb a táblánál, és nincsenek rajta hatszögek: csak sejted, hol az áru. Az utad minden árut megvesz, amelynek a jelén áthalad, akár kell, akár nem.
guide-silk-arrive = Ha odaértél, mondd, hogy megérkeztél; utána már semmi sem változtatható.
guide-silk-rank = Aki elsőnek ér oda, a legtöbbet kapja, az utolsó semmit; a leghosszabb útért 1 pont jár. Az az út, amely nem köti össze a városokat, ebben a fordulóban semmit sem ér.
guide-silk-bonus = Aki egy forduló után egyedül utolsó, bónuszlapkát kap: a szélein az áru duplán számít.
