# Now or Never: kártyák, jelzők és helyek nevei; ahol a szabálynak nincs nevük, a miénk.

## Hősök és nyomtatott képességeik

hero-marklun = Marklun
hero-halia = Halia
hero-namal = Namal
hero-zeik = Zeik

power-haste = Sietség
power-strange-luck = Furcsa szerencse
power-armored = Páncélozott
power-farsight = Távolbalátás

## Helyszínek

location-tower-of-miners = Bányászok tornya
location-hermits-hut = Remetekunyhó
location-crystal-meteorite = Kristálymeteorit
location-nomad-camp = Nomádtábor
location-ublo-tower = Ublo-torony
location-monument = Emlékmű
location-scholars-tower = Tudósok tornya
location-undergarden = Mélykert
location-forest-of-faces = Arcok erdeje
location-snail-caves = Csigabarlangok
location-flying-casino = Repülő kaszinó
location-city-of-spirits = Szellemek városa
location-istreka = Istreka
location-wailing-cavern = Jajgató barlang

## Ellenfelek

enemy-thornling = Tüskefióka
enemy-mud-crawler = Sárkúszó
enemy-tusk-runner = Agyaras futó
enemy-ash-hawk = Hamuhéja
enemy-glass-beetle = Üvegbogár
enemy-bog-ogre = Lápi óriás
enemy-night-stalker = Éjjáró
enemy-stone-hydra = Kőhidra
enemy-storm-colossus = Viharkolosszus
enemy-blind-leaper = Vakugró
enemy-lamp-eel = Lámpásangolna
enemy-rock-mantle = Sziklapalást

## Piros felszerelés

token-hunting-bow = Vadászíj
token-spiked-buckler = Tüskés kispajzs
token-vampire-knife = Vámpírkés
token-iron-maul = Vaspöröly
token-ember-lance = Parázslándzsa
token-twin-sickles = Ikersarlók
token-storm-hammer = Viharkalapács
token-crystal-glaive = Kristályalabárd

## Kék felszerelés

token-arzian-helm = Arzi sisak
token-azure-gloves = Azúrkesztyű
token-azure-coat = Azúrkabát
token-shield-crystal = Pajzskristály
token-trail-boots = Vándorcsizma
token-round-shield = Kerekpajzs
token-delvers-lamp = Kutatólámpa
token-healing-flask = Gyógyital
token-merchants-seal = Kereskedőpecsét
token-mirror-plate = Tükörvért

## Képességek: Marklun

token-force-bolt = Erőnyíl
token-gravity-orb = Gravitációs gömb
token-falling-star = Hullócsillag
token-research = Kutatás
token-siphon-power = Erőcsapolás
token-aether-mantle = Éterpalást

## Képességek: Halia

token-dark-flame = Sötét láng
token-cinder-slash = Parázsvágás
token-phoenix-wing = Főnixszárny
token-leadership = Vezéralkat
token-second-wind = Új erő
token-battle-trance = Harci révület

## Képességek: Namal

token-piston-fist = Dugattyúököl
token-arc-welder = Ívhegesztő
token-siege-drill = Ostromfúró
token-iron-plating = Vasborítás
token-self-repair = Önjavítás
token-overdrive = Túlhajtás

## Képességek: Zeik

token-stone-sling = Kőparittya
token-tremor = Földrengés
token-landslide = Földcsuszamlás
token-toughness = Szívósság
token-rock-shield = Sziklapajzs
token-pathfinder = Ösvénykereső

## Szakemberek

specialist-mason = Kőműves
specialist-thatcher = Zsúpfedő
specialist-surveyor = Földmérő
specialist-shell-cutter = Kagylócsiszoló
specialist-herbalist = Füvesasszony
specialist-dream-weaver = Álomszövő
specialist-bone-setter = Csontkovács
specialist-bath-keeper = Fürdős
specialist-carpenter = Ács
specialist-engineer = Mérnök
specialist-architect = Építész
specialist-glazier = Üveges
specialist-demon-binder = Démonkötő
specialist-moon-priestess = Holdpapnő
specialist-alchemist = Alkimista
specialist-gem-healer = Kőgyógyász
specialist-drill-sergeant = Kiképzőtiszt
specialist-duelist = Párbajozó
specialist-old-adventurer = Vén kalandor
specialist-sage = Bölcs
specialist-peddler = Vándorárus
specialist-armourer = Fegyverkovács

## Épületek

building-demons-lab = Palackdémon-labor
building-construction-hq = Építésvezetőség
building-crystal-lab = Kristálylabor
building-garden-house = Kertes ház
building-inn = Fogadó
building-library = Könyvtár
building-market-hall = Vásárcsarnok
building-school = Iskola
building-snail-ranch = Csigafarm
building-town-hall = Városháza
building-workshop = Műhely
building-shell-pond = Kagylóstó
building-tool-shed = Szerszámoskamra
building-smithy = Kovácsműhely
building-bottling-house = Palackozó
building-summoning-study = Idézőszoba
building-crystal-garden = Kristálykert
building-observatory = Csillagvizsgáló
building-bathhouse = Fürdőház
building-infirmary = Ispotály

## Alapküldetések

quest-lamp-oil = Lámpaolaj
quest-collapsed-shaft = Beomlott tárna
quest-miners-ledger = A bányászok főkönyve
quest-stubborn-goat = Makacs kecske
quest-quiet-supper = Csendes vacsora
quest-hermits-riddle = A remete találós kérdése
quest-falling-sparks = Szikrahullás
quest-singing-splinter = Éneklő szilánk
quest-glass-locusts = Üvegsáskák
quest-lost-caravan = Eltévedt karaván
quest-campfire-songs = Tábortűzi dalok
quest-saddle-and-ride = Nyeregbe
quest-broken-lift = Elromlott felvonó
quest-clockmakers-wager = Az órásmester fogadása
quest-tinkers-fair = Bádogosvásár
quest-roll-of-names = Nevek jegyzéke
quest-founders-day = Alapítók napja
quest-open-doors = Nyitott kapuk
quest-borrowed-scaffold = Kölcsönállvány
quest-overdue-books = Lejárt kölcsönzés
quest-star-charts = Csillagtérképek
quest-guest-lecture = Vendégelőadás
quest-mushroom-harvest = Gombaszüret
quest-root-cellar = Gyökérpince
quest-seed-vault = Magtár
quest-whispering-bark = Suttogó kéreg
quest-masked-bandits = Álarcos útonállók
quest-carvers-gift = A fafaragó ajándéka
quest-spindle-spiders = Orsópókok
quest-snail-parade = Csigafelvonulás
quest-slime-trail = Nyálkás nyomok
quest-loaded-dice = Cinkelt kockák
quest-high-table = A nagyok asztala
quest-card-sharp = Hamiskártyás
quest-unfinished-business = Elintézetlen ügyek
quest-bottle-collector = Palackgyűjtő
quest-restless-guard = Nyugtalan őr
quest-apprentice-smith = Kovácsinas
quest-champions-parade = Bajnokok díszmenete
quest-second-shift = Második műszak
quest-echo-hunt = Visszhangvadászat
quest-child-in-the-dark = Gyermek a sötétben
quest-howling-worm = Üvöltő féreg

## Varázstárgyak

quest-demon-trap = Démoncsapda
quest-warp-stone = Térkő
quest-metal-hound = Fémkopó
quest-life-candle = Életgyertya
quest-magic-chest = Varázsláda
quest-lightning-fungus = Villámgomba
quest-bottomless-kettle = Feneketlen bogrács
quest-giants-gauntlet = Óriáskesztyű
quest-echo-shield = Visszhangpajzs
quest-foremans-whistle = A munkavezető sípja
quest-wind-spindle = Szélorsó
quest-weighted-coin = Cinkelt érme
quest-shell-loom = Kagylószövőszék

## Haladó küldetések

quest-city-charter = Városi kiváltságlevél
quest-warm-hearths = Meleg tűzhelyek
quest-star-dome = Csillagkupola
quest-demon-treaty = Démonszerződés
quest-the-mine-reopens = Újra nyit a bánya
quest-peoples-feast = A nép ünnepe
quest-the-wailer = A Jajgató
quest-masters-exam = Mestervizsga
quest-lost-archive = Elveszett levéltár
quest-heart-of-the-garden = A kert szíve
quest-every-face-has-a-name = Minden arcnak neve van
quest-queen-of-snails = Csigakirálynő
quest-break-the-bank = Bankrobbantás
quest-clockwork-titan = Óramű-titán
quest-gates-of-istreka = Istreka kapui
quest-guild-of-four = Négyek céhe
quest-hermits-legacy = A remete öröksége

## Megrendelések

order-shell-strings = Kagylófüzérek
order-tool-crate = Szerszámosláda
order-sealed-casks = Lepecsételt hordók
order-chandelier = Csillár
order-clockwork-parts = Óraműalkatrészek
order-garden-path = Kerti ösvény
order-spirit-lamps = Szellemlámpások
order-travellers-kit = Útikészlet
order-royal-gift = Királyi ajándék

## Leletek

find-abandoned-camp = Elhagyott tábor
find-hidden-cave = Rejtett barlang
find-coin-cache = Elásott pénz
find-high-tech-ruins = Ősi gépek romjai
find-lost-villager = Eltévedt falusi
find-spirit-well = Szellemkút
find-lost-knowledge = Elveszett tudás
find-ruined-shelter = Romos menedék

## Az egyszemélyes ellenfél kártyái

solo-treasure-hunt = Kincskeresés
solo-open-purse = Nyitott erszény
solo-war-party = Harci csapat
solo-errands = Apró ügyek
solo-long-day = Hosszú nap
solo-borrowed-hands = Kölcsönmunka
