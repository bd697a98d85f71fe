# Merchants of the Dark Road: names, titles and stories of the cards, all in our own words.

## Towns, regions, classes

town-northbreak = Northbreak
town-scorchborn = Scorchborn
town-cursecairn = Cursecairn
town-nightpoem = Nightpoem
town-farglen = Farglen
town-windglass = Windglass

region-northbreak-scorchborn = Northbreak–Scorchborn
region-cursecairn-nightpoem = Cursecairn–Nightpoem
region-farglen-windglass = Farglen–Windglass

class-northbreak = knight
class-scorchborn = skirmisher
class-cursecairn = wizard
class-nightpoem = loremaster
class-farglen = bard
class-windglass = alchemist

## Goods

good-weapon = weapon
good-armor = armor
good-potion = potion
good-book = book
good-staff = staff
good-instrument = instrument

side-basic = basic
side-upgraded = upgraded

## Roads and districts

road-dark = dark road
road-shortcut = shortcut

district-inn = Ringway Inn
district-bazaar = Great Bazaar
district-commissions = Queen’s Commissions
district-yurg = Yurg’s Excursions
district-dark-market = Dark Market

## Buildings

building-blazing-quartz-mine = Blazing Quartz Mine
building-queens-eyes-surveyor = Queen’s Eyes Surveyor
building-icebreaker-harbor = Icebreaker Harbor
building-merchants-guildhall = Merchant’s Guildhall
building-oracle-of-lumi = Oracle of Lumi
building-candle-and-quartz = Candle & Quartz
building-othos-lanternworks = Otho’s Lanternworks
building-guildmasters-mansion = Guildmaster’s Mansion
building-yedls-workshop = Yedl’s Workshop
building-frosted-filigree = Frosted Filigree

card-help-building-blazing-quartz-mine = The miners hand you 1 blazing quartz.
card-help-building-queens-eyes-surveyor = If you like, give up 2 coins or a blazing quartz and rise by 3 prestige.
card-help-building-icebreaker-harbor = Choose a basic good of any type that has no die on the wheel just now.
card-help-building-merchants-guildhall = If you like, give up 2 coins or 1 lantern for a basic good of any type and another one worth $1.
card-help-building-oracle-of-lumi = Throw the oracle die; what it shows is yours.
card-help-building-candle-and-quartz = If you like, give up 2 coins or a basic good worth $1 and take a hero from the inn without a sale, or a commission.
card-help-building-othos-lanternworks = Take a basic good worth $1, 1 lantern and 1 prestige.
card-help-building-guildmasters-mansion = Swap as often as you like, one for one: a lantern, a blazing quartz and 2 coins each count as one unit.
card-help-building-yedls-workshop = Turn one of your basic goods to its upgraded side and take 1 lantern.
card-help-building-frosted-filigree = If you like, give up 2 coins or any one good for an upgraded good worth $1.

## Companions

companion-cave-dragon = Cave Dragon
companion-ice-mouse = Ice Mouse
companion-phoenix = Phoenix
companion-raven = Raven
companion-snow-bee = Snow Bee
companion-scorpion = Scorpion
companion-threy-cat = Threy Cat
companion-grace = Grace
companion-cosimo = Cosimo
companion-lil-dumplin = Li’l Dumplin’
companion-flicker = Flicker

card-help-companion-cave-dragon = For one quartz it flies a hero of yours home, and you take the benefit of that region; for another it fetches a basic good of a type without a die on the wheel.
card-help-companion-ice-mouse = For one quartz it brings you a commission from the top of a stack; for another a basic good of any type.
card-help-companion-phoenix = For one quartz it gives you 2 lanterns; for another it moves the ruins marker 1 step and you take that space’s good, without a roll.
card-help-companion-raven = For one quartz it brings an illuminated die, rolled into your special reserve; for another you roll the oracle die.
card-help-companion-scorpion = For one quartz a hero joins you from the inn without a sale; for another you craft an upgraded good by the die in slot 1, or any good if that slot is empty.
card-help-companion-snow-bee = For one quartz a hero joins you from the inn without a sale; for another you craft an upgraded good by the die in slot 1, or any good if that slot is empty.
card-help-companion-threy-cat = For one quartz you also gain the benefit that any one travel die of this journey shows; for another your own travel die counts 1 or 2 higher.
card-help-companion-threy-cat-prototype = For one quartz you also gain the benefit that your own travel die shows once more; for another your own travel die counts 1 or 2 higher.
card-help-companion-grace = Give her a potion and choose a deed with its bonus; then she strolls on to your left neighbour.
card-help-companion-cosimo = Give him a hero for a wagon upgrade, or for a free step and its reward at the Dark Market; then he strolls on to your left neighbour.
card-help-companion-lil-dumplin = Give him a horseshoe and roll the ruins die; then he strolls on to your left neighbour.
card-help-companion-flicker = Give it a blazing quartz and a shortcut you take this turn needs no lanterns; then it strolls on to your left neighbour.

## Steeds

steed-brembizant = Brembizánt
steed-longshadow = Longshadow
steed-lovebug = Lovebug
steed-sugarfoot = Sugarfoot
steed-velvet = Velvet
steed-whisper = Whisper
steed-woolsworth = Woolsworth

card-help-steed-brembizant = Whatever you buy in one visit to the Great Bazaar costs 2 coins less in all, though never less than nothing.
card-help-steed-longshadow = When you act with an illuminated die, use whichever of the four buildings you like, wherever your wagon stands.
card-help-steed-lovebug = A lantern is yours the moment you activate Yurg’s Excursions, in time to spend it there.
card-help-steed-lovebug-prototype = A lantern is yours the moment you lead a caravan out, in time to spend it there; the ruins bring none.
card-help-steed-sugarfoot = If you like, forget your die and move exactly 3 spaces; a separate 2×2 saddle bag takes goods that fit wholly inside it.
card-help-steed-velvet = You may own any number of wagon upgrades, and each one you gain brings 2 prestige.
card-help-steed-whisper = Whenever you take a travel die, leading or following, you may count it 1 higher, up to 6.
card-help-steed-woolsworth = Each upgraded good you deliver on a commission earns you 1 blazing quartz besides its prestige.

## Wagon upgrades

upgrade-workbench = Workbench
upgrade-mirror = Mirror
upgrade-purse = Purse
upgrade-stable = Stable
upgrade-ruins-lantern = Ruins Lantern
upgrade-strongbox = Strongbox

card-help-upgrade-workbench = Locked slot 1 now crafts upgraded goods.
card-help-upgrade-mirror = Locked slot 2 now gives a lantern and also lets you move an illuminated die to the action pool.
card-help-upgrade-purse = Locked slot 3 now gives 3 coins or 1 prestige, and no longer turns the wheel.
card-help-upgrade-stable = Fills one inventory slot for good; choose a second steed at once among those nobody owns.
card-help-upgrade-ruins-lantern = Fills one lantern slot for good; your rolls of the ruins die at the Ruins of Yin cost no lantern.
card-help-upgrade-strongbox = Stays in your storage to the end, where it is worth 2 victory points.

## Heroes: Northbreak

hero-agatha = Agatha
hero-brannoch = Brannoch
hero-ysolt = Ysolt
hero-haldric = Haldric
hero-sunniva = Sunniva
hero-garrick = Garrick
hero-wenna = Wenna

## Heroes: Scorchborn

hero-alun = Alun
hero-kestra = Kestra
hero-rusk = Rusk
hero-tamsin = Tamsin
hero-ashar = Ashar
hero-brida = Brida
hero-jorrun = Jorrun

## Heroes: Cursecairn

hero-atlantes = Atlantes
hero-morwena = Morwena
hero-sephrin = Sephrin
hero-hexander = Hexander
hero-ilvane = Ilvane
hero-orsolo = Orsolo
hero-velka = Velka

## Heroes: Nightpoem

hero-lioba = Lioba
hero-quillan = Quillan
hero-ismeny = Ismeny
hero-tibald = Tibald
hero-odwin = Odwin
hero-sarabel = Sarabel
hero-fenimar = Fenimar

## Heroes: Farglen

hero-perrigan = Perrigan
hero-larkin = Larkin
hero-melisend = Melisend
hero-tolliver = Tolliver
hero-rowenna = Rowenna
hero-cadwyn = Cadwyn
hero-linnet = Linnet

## Heroes: Windglass

hero-alembra = Alembra
hero-crispin = Crispin
hero-vitriola = Vitriola
hero-zosim = Zosim
hero-petronel = Petronel
hero-balthus = Balthus
hero-oriel = Oriel

## Starting heroes

hero-osgar = Osgar
hero-pyrra = Pyrra
hero-umbriel = Umbriel
hero-noctua = Noctua
hero-jessamy = Jessamy
hero-phiala = Phiala

## Commissions: Northbreak

commission-frost-pass = Frost Pass Order
commission-garrison-school = Garrison School
commission-shield-infirmary = Infirmary of the Shield
commission-tourney-on-the-ice = Tourney on the Ice
commission-rampart-horns = Horns of the Rampart

## Commissions: Scorchborn

commission-ember-parade = Ember Parade
commission-ash-patrol = Ash Patrol
commission-cinder-watch = Cinder Watch
commission-saga-of-sparks = Saga of Sparks
commission-raiders-feast = Raiders’ Feast

## Commissions: Cursecairn

commission-barrow-study = Barrow Study
commission-warded-procession = Warded Procession
commission-sealed-crypt = Sealed Crypt
commission-hexproof-cellar = Hexproof Cellar
commission-curse-wardens = Curse Wardens

## Commissions: Nightpoem

commission-midnight-lecture = Midnight Lecture
commission-tower-archive = Tower Archive
commission-dreamers-circle = Dreamers’ Circle
commission-sleepless-scribes = Sleepless Scribes
commission-ink-expedition = Ink Expedition

## Commissions: Farglen

commission-winter-revue = Winter Revue
commission-forest-guides = Forest Guides
commission-ballad-of-blades = Ballad of Blades
commission-hunters-ball = Hunters’ Ball
commission-valley-choir = Valley Choir

## Commissions: Windglass

commission-glass-theatre = Glass Theatre
commission-storm-signal = Storm Signal
commission-perfumers-serenade = Perfumers’ Serenade
commission-distillers-notes = Distillers’ Notes
commission-lens-grinders = Lens Grinders

## Events: the dark road

event-wolves-on-the-ice = Wolves on the Ice
event-wolves-on-the-ice-story = Pale eyes keep pace with the wagons along the far bank. When the lead wolf sits down in the middle of the road, nobody dares to crack the whip.
event-keeperless-bridge = The Bridge Without a Keeper
event-keeperless-bridge-story = The toll house has stood empty for years. Yet tonight a chain is drawn across the bridge, and a hand in a grey glove reaches out of the window.
event-snuffing-wind = The Snuffing Wind
event-snuffing-wind-story = It comes without a sound and takes one flame after another, from the last wagon to the first. Then something laughs in the dark.
event-false-caravan = The False Caravan
event-false-caravan-story = Six wagons wait at the crossing, painted in the colours of your guild. Only up close do you notice that the horses are made of straw.
event-frozen-ford = The Frozen Ford
event-frozen-ford-story = Halfway across, the ice begins to hum like a plucked string. Everyone holds their breath, even the horses.
event-beggar-seer = The Beggar Seer
event-beggar-seer-story = An old woman sits in the snow without leaving a dent in it. She will gladly tell your fortune, she says, unless you have spent it already.
event-mourners-march = The Mourners’ March
event-mourners-march-story = A procession of veiled figures crosses the road and will not end. The last one turns around and calls one of your passengers by name.
event-magpie-court = The Magpie Court
event-magpie-court-story = A hundred magpies sit in judgement on a dead oak. Whatever glitters on your wagon is called as a witness.
event-black-peddler = The Peddler in Black
event-black-peddler-story = His tray holds nothing but locked boxes, and he knows your prices better than you do. What he wants in return he does not say.
event-white-roar = The White Roar
event-white-roar-story = First a whisper high above, then the whole slope lets go. By the time the powder settles, the road is somewhere else.
event-queens-riders = The Queen’s Riders
event-queens-riders-story = Torches, trumpets, a sealed writ: who travels at this hour, and by whose leave? Their captain has a list, and the list is long.
event-cold-camp = The Cold Camp
event-cold-camp-story = The tents stand, the kettle is full, the dice lie where they were thrown, and there is not one footprint in the snow.
event-singing-rift = The Singing Rift
event-singing-rift-story = Out of the chasm rises a tune that everyone remembers from childhood, and everyone remembers a different one. The closer you come, the deeper it sings.

## Events: the shortcut

event-ice-organ = The Ice Organ
event-ice-organ-story = The wind has hollowed the icicles of the gorge into a thousand pipes. They play while the wagons pass, and now and then one comes crashing down.
event-smugglers-tunnel = The Smugglers’ Tunnel
event-smugglers-tunnel-story = Crates line the walls, their labels scratched off. Somewhere ahead a friendly voice asks what you would like to have found here.
event-buried-library = The Buried Library
event-buried-library-story = A skylight peeps out of the drift, and below it the shelves go down floor after floor. Someone has left a burning candle and a cup of warm tea.
event-wheelwrights-cottage = The Wheelwright’s Cottage
event-wheelwrights-cottage-story = Smoke, sawdust, and an old man who clucks his tongue at your axles before he has even wished you a good evening.
event-aurora-pool = The Aurora Pool
event-aurora-pool-story = Green and violet light floats on the water like oil. Dip a hand in it, and your fingers will glow until morning.
event-yin-stairs = The Back Stairs of Yin
event-yin-stairs-story = Somebody has swept the snow from the steps that lead down below the ruins. Nobody admits to owning a broom.
event-snowbound-inn = The Snowbound Inn
event-snowbound-inn-story = You get in by the upstairs door; the singing is loud, and the guests are in their third winter here. Some of them would like to leave at last.
event-quartz-grotto = The Quartz Grotto
event-quartz-grotto-story = Every step makes the walls glimmer, every word makes them flare. At the very back something glimmers although nobody has spoken.
event-lost-courier = The Lost Courier
event-lost-courier-story = The royal messenger has been riding round the same hill since autumn. The letters are long overdue, and he would kiss anyone who took one off his hands.
event-sleeping-giant = The Sleeping Giant
event-sleeping-giant-story = The hill you are crossing breathes. In its beard hang the helmets and swords of those who talked too loudly.
event-moonlit-fair = The Moonlit Fair
event-moonlit-fair-story = In a clearing found on no map, booths of white wood trade until the moon goes down. The sellers cast no shadows, but their scales are excellent.
event-hermits-still = The Hermit’s Still
event-hermits-still-story = Copper pipes wind among the trees and drip into thimbles. The hermit tastes, nods, and cannot remember what it is good for.
event-first-lantern-shrine = Shrine of the First Lantern
event-first-lantern-shrine-story = A single flame burns behind glass; it was lit, they say, on the evening when the sun did not come back. Travellers lower their voices and leave something behind.

## Deeds

deed-shepherd-of-heroes = Shepherd of Heroes
deed-open-ledger = Open Ledger
deed-windward-escort = Windward Escort
deed-friend-of-beasts = Friend of Beasts
deed-name-worth-gold = A Name Worth Gold
deed-lucky-pockets = Lucky Pockets
deed-generous-purse = Generous Purse
deed-queens-favourite = The Queen’s Favourite
deed-giver-of-gifts = Giver of Gifts
deed-keeper-of-flames = Keeper of Flames
deed-purveyor-to-the-marches = Purveyor to the Marches
deed-bit-of-everything = A Bit of Everything
deed-all-roads-walked = All Roads Walked
deed-friend-of-scholars = Friend of Scholars
deed-known-everywhere = Known Everywhere
deed-light-to-spare = Light to Spare
deed-fine-collection = A Fine Collection
deed-finest-wagon = The Finest Wagon
deed-many-promises-kept = Many Promises Kept

## Action cards of the automaton

action-early-bell = Early Bell
action-long-ledger = Long Ledger
action-yurgs-handshake = Yurg’s Handshake
action-lamps-on-the-road = Lamps on the Road
action-back-room-prices = Back-room Prices
action-two-for-the-queen = Two for the Queen
action-dust-and-bronze = Dust and Bronze
action-caravan-at-dusk = Caravan at Dusk
action-good-company = Good Company
action-full-shelves = Full Shelves
