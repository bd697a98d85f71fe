# Merchants of the Dark Road: a kártyák nevei, címei és történetei, mind a saját szavainkkal.

## Városkák, régiók, osztályok

town-northbreak = Northbreak
town-scorchborn = Scorchborn
town-cursecairn = Cursecairn
town-nightpoem = Nightpoem
town-farglen = Farglen
town-windglass = Windglass

region-northbreak-scorchborn = Northbreak–Scorchborn
region-cursecairn-nightpoem = Cursecairn–Nightpoem
region-farglen-windglass = Farglen–Windglass

class-northbreak = lovag
class-scorchborn = harcos
class-cursecairn = varázsló
class-nightpoem = tudós
class-farglen = dalnok
class-windglass = alkímista

## Áruk

good-weapon = fegyver
good-armor = páncél
good-potion = főzet
good-book = könyv
good-staff = varázsbot
good-instrument = hangszer

side-basic = alap
side-upgraded = fejlesztett

## Utak és városrészek

road-dark = setét út
road-shortcut = átvágás

district-inn = Körgyűrű kocsma
district-bazaar = Nagy bazár
district-commissions = A királynő rendelései
district-yurg = Yurg nyomdokaiban
district-dark-market = Feketepiac

## Épületek

building-blazing-quartz-mine = Ragyogó Kvarcbánya
building-queens-eyes-surveyor = Királynői Földmérő
building-icebreaker-harbor = Jégtörő Kikötő
building-merchants-guildhall = Kereskedők Céhháza
building-oracle-of-lumi = Lumi Jósdája
building-candle-and-quartz = Gyertya és Kvarc
building-othos-lanternworks = Otho Lámpás{"\u00AD"}műhelye
building-guildmasters-mansion = Céhmesteri Palota
building-yedls-workshop = Yedl Műhelye
building-frosted-filigree = Deres Filigrán

card-help-building-blazing-quartz-mine = A bányászok 1 ragyogó kvarcot nyomnak a kezedbe.
card-help-building-queens-eyes-surveyor = Ha akarod, 2 pénzért vagy 1 ragyogó kvarcért 3 presztízspontot lépsz előre.
card-help-building-icebreaker-harbor = Tiéd egy alap áru abból a fajtából, amelyen most nem áll kocka a piackeréken.
card-help-building-merchants-guildhall = Ha akarod, 2 pénzért vagy 1 lámpásért egy tetszőleges alap árut kapsz, és mellé egy $1 értékűt is.
card-help-building-oracle-of-lumi = Dobj a jóskockával, és tiéd, amit mutat.
card-help-building-candle-and-quartz = Ha akarod, 2 pénzért vagy egy $1 értékű alap áruért eladás nélkül elvihetsz egy hőst a kocsmából, vagy elvehetsz egy rendelést.
card-help-building-othos-lanternworks = Kapsz egy $1 értékű alap árut, 1 lámpást és 1 presztízspontot.
card-help-building-guildmasters-mansion = Cserélj egyet egyre, ahányszor csak akarsz: egy lámpás, egy ragyogó kvarc és 2 pénz egyaránt egy egységet ér.
card-help-building-yedls-workshop = Egy alap árud a rekeszedben fejlesztetté válik, és 1 lámpást is kapsz.
card-help-building-frosted-filigree = Ha akarod, 2 pénzért vagy bármelyik árudért egy $1 értékű fejlesztett árut kapsz.

## Útitársak

companion-cave-dragon = Barlang{"\u00AD"}sárkány
companion-ice-mouse = Jégegér
companion-phoenix = Főnix
companion-raven = Holló
companion-snow-bee = Hóméh
companion-scorpion = Skorpió
companion-threy-cat = Threyi Macska
companion-grace = Grace
companion-cosimo = Cosimo
companion-lil-dumplin = Li’l Dumplin’
companion-flicker = Flicker

card-help-companion-cave-dragon = Egy kvarcért hazaröpíti egy hősödet, és megkapod a régiója jutalmát; egy másikért olyan alap árut hoz, amelynek a fajtáján nincs kocka a piackeréken.
card-help-companion-ice-mouse = Egy kvarcért elhozza neked valamelyik pakli legfelső rendelését; egy másikért egy tetszőleges alap árut.
card-help-companion-phoenix = Egy kvarcért 2 lámpást ad; egy másikért 1 mezőt léptet a romok jelölőjén, és tiéd az ottani áru, kockadobás nélkül.
card-help-companion-raven = Egy kvarcért egy világító kockát hoz, amelyet a speciális tartalékodba dobsz; egy másikért a jóskockával dobhatsz.
card-help-companion-scorpion = Egy kvarcért eladás nélkül hozzád szegődik egy hős a kocsmából; egy másikért fejlesztett árut hozol létre az 1. zárt mező kockája szerint, üres mezőnél bármilyet.
card-help-companion-snow-bee = Egy kvarcért eladás nélkül hozzád szegődik egy hős a kocsmából; egy másikért fejlesztett árut hozol létre az 1. zárt mező kockája szerint, üres mezőnél bármilyet.
card-help-companion-threy-cat = Egy kvarcért az út bármelyik utazáskockájának jutalmát is megkapod; egy másikért a saját utazáskockád 1-gyel vagy 2-vel többet ér.
card-help-companion-threy-cat-prototype = Egy kvarcért még egyszer megkapod, amit a saját utazáskockád mutat; egy másikért a saját utazáskockád 1-gyel vagy 2-vel többet ér.
card-help-companion-grace = Adj neki egy főzetet, és választhatsz egy küldetést a bónuszával együtt; aztán átkóborol a bal oldali szomszédodhoz.
card-help-companion-cosimo = Adj neki egy hőst egy kocsifejlesztésért, vagy egy ingyenes lépésért és a jutalmáért a feketepiacon; aztán átkóborol a bal oldali szomszédodhoz.
card-help-companion-lil-dumplin = Adj neki egy patkót, és dobj a romkockával; aztán átkóborol a bal oldali szomszédodhoz.
card-help-companion-flicker = Adj neki egy ragyogó kvarcot, és ha ebben a körödben átvágsz, nem kell hozzá lámpás; aztán átkóborol a bal oldali szomszédodhoz.

## Paripák

steed-brembizant = Brembizánt
steed-longshadow = Longshadow
steed-lovebug = Lovebug
steed-sugarfoot = Sugarfoot
steed-velvet = Velvet
steed-whisper = Whisper
steed-woolsworth = Woolsworth

card-help-steed-brembizant = Amit egy látogatás alatt a nagy bazárban veszel, összesen 2 pénzzel kevesebbe kerül, de a semminél sosem kevesebbe.
card-help-steed-longshadow = Ha világító kockát is használsz, a négy épület közül bármelyiket aktiválhatod, akárhol áll is a kocsid.
card-help-steed-lovebug = Amint a Yurg nyomdokaiban városrészt aktiválod, kapsz egy lámpást, és ott rögtön el is költheted.
card-help-steed-lovebug-prototype = Lámpást kapsz, amint Yurgnál a városkák felé indítasz karavánt; a romokért nem.
card-help-steed-sugarfoot = A kockád értéke helyett pontosan 3 mezőt is léphetsz, és egy külön 2×2-es nyeregtáskád is van olyan áruknak, amelyek egészében elférnek benne.
card-help-steed-velvet = Akárhány kocsifejlesztésed lehet, és mindegyik megszerzett 2 presztízspontot hoz.
card-help-steed-whisper = Valahányszor utazáskockát veszel el, akár vezetsz, akár követsz, 1-gyel többnek számíthatod, legfeljebb 6-nak.
card-help-steed-woolsworth = A rendelésre leszállított fejlesztett áruid mindegyike a presztízs mellé 1 ragyogó kvarcot is hoz.

## Kocsifejlesztések

upgrade-workbench = Munkapad
upgrade-mirror = Tükör
upgrade-purse = Erszény
upgrade-stable = Istálló
upgrade-ruins-lantern = Romlámpás
upgrade-strongbox = Vasláda

card-help-upgrade-workbench = Az 1. zárt mező ezentúl fejlesztett árut hoz létre.
card-help-upgrade-mirror = A 2. zárt mező ezentúl lámpást ad, és egy világító kockát is az akciómezőre tehetsz vele.
card-help-upgrade-purse = A 3. zárt mező ezentúl 3 pénzt vagy 1 presztízspontot ad, a kereket viszont már nem forgatja.
card-help-upgrade-stable = Végleg elfoglal egy helyet a készletedben; azonnal választhatsz egy második paripát azok közül, amelyek senkié sem.
card-help-upgrade-ruins-lantern = Végleg elfoglal egy lámpáshelyet; Yin romjainál lámpás nélkül dobhatsz a romkockával.
card-help-upgrade-strongbox = A játék végéig a rekeszedben marad, ott viszont 2 győzelmi pontot ér.

## Hősök: Northbreak

hero-agatha = Agatha
hero-brannoch = Brannoch
hero-ysolt = Ysolt
hero-haldric = Haldric
hero-sunniva = Sunniva
hero-garrick = Garrick
hero-wenna = Wenna

## Hősök: Scorchborn

hero-alun = Alun
hero-kestra = Kestra
hero-rusk = Rusk
hero-tamsin = Tamsin
hero-ashar = Ashar
hero-brida = Brida
hero-jorrun = Jorrun

## Hősök: Cursecairn

hero-atlantes = Atlantes
hero-morwena = Morwena
hero-sephrin = Sephrin
hero-hexander = Hexander
hero-ilvane = Ilvane
hero-orsolo = Orsolo
hero-velka = Velka

## Hősök: Nightpoem

hero-lioba = Lioba
hero-quillan = Quillan
hero-ismeny = Ismeny
hero-tibald = Tibald
hero-odwin = Odwin
hero-sarabel = Sarabel
hero-fenimar = Fenimar

## Hősök: Farglen

hero-perrigan = Perrigan
hero-larkin = Larkin
hero-melisend = Melisend
hero-tolliver = Tolliver
hero-rowenna = Rowenna
hero-cadwyn = Cadwyn
hero-linnet = Linnet

## Hősök: Windglass

hero-alembra = Alembra
hero-crispin = Crispin
hero-vitriola = Vitriola
hero-zosim = Zosim
hero-petronel = Petronel
hero-balthus = Balthus
hero-oriel = Oriel

## Kezdő hősök

hero-osgar = Osgar
hero-pyrra = Pyrra
hero-umbriel = Umbriel
hero-noctua = Noctua
hero-jessamy = Jessamy
hero-phiala = Phiala

## Rendelések: Northbreak

commission-frost-pass = A fagyhágó rendelése
commission-garrison-school = Helyőrségi iskola
commission-shield-infirmary = A Pajzs ispotálya
commission-tourney-on-the-ice = Lovagi torna a jégen
commission-rampart-horns = A bástya kürtjei

## Rendelések: Scorchborn

commission-ember-parade = Parázs{"\u00AD"}felvonulás
commission-ash-patrol = Hamujárőr
commission-cinder-watch = Zsarátnok{"\u00AD"}őrség
commission-saga-of-sparks = A szikrák regéje
commission-raiders-feast = Portyázók lakomája

## Rendelések: Cursecairn

commission-barrow-study = Sírhalom{"\u00AD"}kutatók
commission-warded-procession = Bűbájjal védett körmenet
commission-sealed-crypt = Lepecsételt kripta
commission-hexproof-cellar = Rontás{"\u00AD"}biztos pince
commission-curse-wardens = Az átok őrei

## Rendelések: Nightpoem

commission-midnight-lecture = Éjféli előadás
commission-tower-archive = Torony{"\u00AD"}levéltár
commission-dreamers-circle = Álmodók köre
commission-sleepless-scribes = Álmatlan írnokok
commission-ink-expedition = Tinta{"\u00AD"}expedíció

## Rendelések: Farglen

commission-winter-revue = Téli revü
commission-forest-guides = Erdei vezetők
commission-ballad-of-blades = A pengék balladája
commission-hunters-ball = Vadászbál
commission-valley-choir = A völgy kórusa

## Rendelések: Windglass

commission-glass-theatre = Üvegszínház
commission-storm-signal = Viharjelző
commission-perfumers-serenade = Illat{"\u00AD"}szerészek szerenádja
commission-distillers-notes = Lepárlók fel{"\u00AD"}jegyzései
commission-lens-grinders = Lencse{"\u00AD"}csiszolók

## Események: a setét út

event-wolves-on-the-ice = Farkasok a jégen
event-wolves-on-the-ice-story = A túlparton sápadt szemek tartanak lépést a kocsikkal. Amikor a falkavezér leül az út közepére, senki sem mer az ostorral pattintani.
event-keeperless-bridge = Az őr nélküli híd
event-keeperless-bridge-story = A vámház évek óta üresen áll. Ma éjjel mégis lánc feszül a hídon, és az ablakból szürke kesztyűs kéz nyúlik elő.
event-snuffing-wind = A lángoltó szél
event-snuffing-wind-story = Nesztelenül érkezik, és sorra elviszi a lángokat, az utolsó kocsitól az elsőig. Aztán valami felnevet a sötétben.
event-false-caravan = Az álkaraván
event-false-caravan-story = Hat kocsi vár a kereszteződésben, mind a céhed színeire festve. Csak közelről veszed észre, hogy a lovak szalmából vannak.
event-frozen-ford = A befagyott gázló
event-frozen-ford-story = Félúton a jég zümmögni kezd, akár egy megpendített húr. Mindenki visszafojtja a lélegzetét, még a lovak is.
event-beggar-seer = A koldus látnok
event-beggar-seer-story = Öregasszony ül a hóban, de alatta be sem süpped a hó. Szívesen megjósolja a szerencsédet, mondja, hacsak el nem költötted már.
event-mourners-march = A gyászolók menete
event-mourners-march-story = Fátyolos alakok vonulnak át az úton, és a menet nem akar véget érni. Az utolsó megfordul, és nevén szólítja az egyik utasodat.
event-magpie-court = A szarkák törvényszéke
event-magpie-court-story = Száz szarka ül törvényt egy holt tölgyön. Ami csak csillog a kocsidon, azt mind tanúnak szólítják.
event-black-peddler = A fekete ruhás házaló
event-black-peddler-story = Tálcáján csupa lezárt doboz, az áraidat pedig jobban ismeri, mint te magad. Hogy mit kér cserébe, azt nem mondja.
event-white-roar = A fehér robaj
event-white-roar-story = Előbb csak suttogás a magasban, aztán megindul az egész hegyoldal. Mire leülepszik a porhó, az út már máshol van.
event-queens-riders = A királynő lovasai
event-queens-riders-story = Fáklyák, kürtszó, pecsétes írás: ki jár erre ilyenkor, és kinek az engedelmével? A kapitányuknak listája van, és az a lista hosszú.
event-cold-camp = A kihűlt tábor
event-cold-camp-story = A sátrak állnak, az üst tele, a kockák ott hevernek, ahová gurultak, a hóban pedig egyetlen lábnyom sincs.
event-singing-rift = Az éneklő hasadék
event-singing-rift-story = A szakadékból dal száll fel, amelyre mindenki a gyerekkorából emlékszik, csak éppen mindenki egy másikra. Minél közelebb érsz, annál mélyebben szól.

## Események: az átvágás

event-ice-organ = A jégorgona
event-ice-organ-story = A szél ezernyi síppá vájta a szurdok jégcsapjait. Játszanak, amíg a kocsik elhaladnak, és olykor egy-egy nagy robajjal lezuhan.
event-smugglers-tunnel = A csempészek alagútja
event-smugglers-tunnel-story = A falak mentén ládák sorakoznak, lekapart címkékkel. Valahonnan elölről barátságos hang kérdezi, mit szeretnél itt találni.
event-buried-library = Az eltemetett könyvtár
event-buried-library-story = Tetőablak kandikál ki a hófúvásból, alatta emeletről emeletre ereszkednek a polcok. Valaki ott hagyott egy égő gyertyát meg egy csésze meleg teát.
event-wheelwrights-cottage = A kerékgyártó kunyhója
event-wheelwrights-cottage-story = Füst, fűrészpor és egy öregember, aki már hümmög is a tengelyeid láttán, mielőtt jó estét kívánna.
event-aurora-pool = A sarki fény tava
event-aurora-pool-story = Zöld és ibolyaszín fény úszik a vízen, mint az olaj. Aki belemártja a kezét, annak reggelig világítanak az ujjai.
event-yin-stairs = Yin hátsó lépcsője
event-yin-stairs-story = Valaki lesöpörte a havat a romok alá vezető lépcsőről. Senki sem vallja be, hogy volna seprűje.
event-snowbound-inn = A behavazott fogadó
event-snowbound-inn-story = Csak az emeleti ajtón lehet bejutni, odabent harsog a nóta, és a vendégek már a harmadik telüket töltik itt. Némelyikük végre indulna tovább.
event-quartz-grotto = A kvarcbarlang
event-quartz-grotto-story = Minden lépésre felderengenek a falak, minden szóra fellobbannak. Leghátul valami akkor is dereng, ha senki sem szól.
event-lost-courier = Az eltévedt futár
event-lost-courier-story = A királyi futár ősz óta ugyanazt a dombot kerülgeti. A levelek rég elkéstek, ő meg bárkit megcsókolna, aki átvesz tőle egyet.
event-sleeping-giant = Az alvó óriás
event-sleeping-giant-story = A domb, amelyen átkeltek, lélegzik. Szakállában azok sisakja és kardja lóg, akik túl hangosan beszélgettek.
event-moonlit-fair = A holdfényvásár
event-moonlit-fair-story = Egy tisztáson, amely egyetlen térképen sincs rajta, fehér fából ácsolt bódék várják holdnyugtáig a vevőt. Az árusoknak nincs árnyékuk, de a mérlegük kitűnő.
event-hermits-still = A remete lepárlója
event-hermits-still-story = Rézcsövek kanyarognak a fák között, és gyűszűkbe csöpögnek. A remete megkóstolja, bólint, és nem emlékszik, mire is jó.
event-first-lantern-shrine = Az első lámpás szentélye
event-first-lantern-shrine-story = Üveg mögött egyetlen láng ég; azt mondják, azon az estén gyújtották, amikor a nap nem tért vissza. Az utazók halkabbra fogják a szót, és otthagynak valamit.

## Küldetések

deed-shepherd-of-heroes = Hősök pásztora
deed-open-ledger = Lezáratlan főkönyv
deed-windward-escort = Széljárta utak kísérője
deed-friend-of-beasts = Az állatok barátja
deed-name-worth-gold = Aranyat érő név
deed-lucky-pockets = Szerencsés zsebek
deed-generous-purse = Bőkezű erszény
deed-queens-favourite = A királynő kedvence
deed-giver-of-gifts = Az ajándékozó
deed-keeper-of-flames = A lángok őre
deed-purveyor-to-the-marches = A végvidék szállítója
deed-bit-of-everything = Mindenből egy kevés
deed-all-roads-walked = Minden út bejárva
deed-friend-of-scholars = A tudósok barátja
deed-known-everywhere = Mindenütt ismerik
deed-light-to-spare = Jut fény bőven
deed-fine-collection = Válogatott gyűjtemény
deed-finest-wagon = A legszebb kocsi
deed-many-promises-kept = Sok megtartott ígéret

## Az automata akciókártyái

action-early-bell = Korai harang
action-long-ledger = Hosszú számlakönyv
action-yurgs-handshake = Yurg kézfogása
action-lamps-on-the-road = Lámpások az úton
action-back-room-prices = Hátsó szobai árak
action-two-for-the-queen = Kettő a királynőnek
action-dust-and-bronze = Por és bronz
action-caravan-at-dusk = Karaván alkonyatkor
action-good-company = Jó társaság
action-full-shelves = Teli polcok
