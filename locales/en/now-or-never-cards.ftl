# Now or Never: names of cards, tokens and places, our own where the rules have none.

## Heroes and their printed abilities

hero-marklun = Marklun
hero-halia = Halia
hero-namal = Namal
hero-zeik = Zeik

power-haste = Haste
power-strange-luck = Strange Luck
power-armored = Armored
power-farsight = Farsight

## Locations

location-tower-of-miners = Tower of Miners
location-hermits-hut = Hermit’s Hut
location-crystal-meteorite = Crystal Meteorite
location-nomad-camp = Nomad Camp
location-ublo-tower = Ublo Tower
location-monument = Monument
location-scholars-tower = Scholars’ Tower
location-undergarden = Undergarden
location-forest-of-faces = Forest of Faces
location-snail-caves = Snail Caves
location-flying-casino = Flying Casino
location-city-of-spirits = City of Spirits
location-istreka = Istreka
location-wailing-cavern = Wailing Cavern

## Enemies

enemy-thornling = Thornling
enemy-mud-crawler = Mud Crawler
enemy-tusk-runner = Tusk Runner
enemy-ash-hawk = Ash Hawk
enemy-glass-beetle = Glass Beetle
enemy-bog-ogre = Bog Ogre
enemy-night-stalker = Night Stalker
enemy-stone-hydra = Stone Hydra
enemy-storm-colossus = Storm Colossus
enemy-blind-leaper = Blind Leaper
enemy-lamp-eel = Lamp Eel
enemy-rock-mantle = Rock Mantle

## Red gear

token-hunting-bow = Hunting Bow
token-spiked-buckler = Spiked Buckler
token-vampire-knife = Vampire Knife
token-iron-maul = Iron Maul
token-ember-lance = Ember Lance
token-twin-sickles = Twin Sickles
token-storm-hammer = Storm Hammer
token-crystal-glaive = Crystal Glaive

## Blue gear

token-arzian-helm = Arzian Helm
token-azure-gloves = Azure Gloves
token-azure-coat = Azure Coat
token-shield-crystal = Shield Crystal
token-trail-boots = Trail Boots
token-round-shield = Round Shield
token-delvers-lamp = Delver’s Lamp
token-healing-flask = Healing Flask
token-merchants-seal = Merchant’s Seal
token-mirror-plate = Mirror Plate

## Abilities: Marklun

token-force-bolt = Force Bolt
token-gravity-orb = Gravity Orb
token-falling-star = Falling Star
token-research = Research
token-siphon-power = Siphon Power
token-aether-mantle = Aether Mantle

## Abilities: Halia

token-dark-flame = Dark Flame
token-cinder-slash = Cinder Slash
token-phoenix-wing = Phoenix Wing
token-leadership = Leadership
token-second-wind = Second Wind
token-battle-trance = Battle Trance

## Abilities: Namal

token-piston-fist = Piston Fist
token-arc-welder = Arc Welder
token-siege-drill = Siege Drill
token-iron-plating = Iron Plating
token-self-repair = Self-Repair
token-overdrive = Overdrive

## Abilities: Zeik

token-stone-sling = Stone Sling
token-tremor = Tremor
token-landslide = Landslide
token-toughness = Toughness
token-rock-shield = Rock Shield
token-pathfinder = Pathfinder

## Specialists

specialist-mason = Mason
specialist-thatcher = Thatcher
specialist-surveyor = Surveyor
specialist-shell-cutter = Shell Cutter
specialist-herbalist = Herbalist
specialist-dream-weaver = Dream Weaver
specialist-bone-setter = Bone-Setter
specialist-bath-keeper = Bath Keeper
specialist-carpenter = Carpenter
specialist-engineer = Engineer
specialist-architect = Architect
specialist-glazier = Glazier
specialist-demon-binder = Demon Binder
specialist-moon-priestess = Moon Priestess
specialist-alchemist = Alchemist
specialist-gem-healer = Gem Healer
specialist-drill-sergeant = Drill Sergeant
specialist-duelist = Duelist
specialist-old-adventurer = Old Adventurer
specialist-sage = Sage
specialist-peddler = Peddler
specialist-armourer = Armourer

## Buildings

building-demons-lab = Bottled Demons Lab
building-construction-hq = Construction HQ
building-crystal-lab = Crystal Lab
building-garden-house = Garden House
building-inn = Inn
building-library = Library
building-market-hall = Market Hall
building-school = School
building-snail-ranch = Snail Ranch
building-town-hall = Town Hall
building-workshop = Workshop
building-shell-pond = Shell Pond
building-tool-shed = Tool Shed
building-smithy = Smithy
building-bottling-house = Bottling House
building-summoning-study = Summoning Study
building-crystal-garden = Crystal Garden
building-observatory = Observatory
building-bathhouse = Bathhouse
building-infirmary = Infirmary

## Basic quests

quest-lamp-oil = Lamp Oil
quest-collapsed-shaft = Collapsed Shaft
quest-miners-ledger = The Miners’ Ledger
quest-stubborn-goat = Stubborn Goat
quest-quiet-supper = A Quiet Supper
quest-hermits-riddle = The Hermit’s Riddle
quest-falling-sparks = Falling Sparks
quest-singing-splinter = Singing Splinter
quest-glass-locusts = Glass Locusts
quest-lost-caravan = Lost Caravan
quest-campfire-songs = Campfire Songs
quest-saddle-and-ride = Saddle and Ride
quest-broken-lift = Broken Lift
quest-clockmakers-wager = The Clockmaker’s Wager
quest-tinkers-fair = Tinkers’ Fair
quest-roll-of-names = Roll of Names
quest-founders-day = Founders’ Day
quest-open-doors = Open Doors
quest-borrowed-scaffold = Borrowed Scaffold
quest-overdue-books = Overdue Books
quest-star-charts = Star Charts
quest-guest-lecture = Guest Lecture
quest-mushroom-harvest = Mushroom Harvest
quest-root-cellar = Root Cellar
quest-seed-vault = Seed Vault
quest-whispering-bark = Whispering Bark
quest-masked-bandits = Masked Bandits
quest-carvers-gift = The Carver’s Gift
quest-spindle-spiders = Spindle Spiders
quest-snail-parade = Snail Parade
quest-slime-trail = Slime Trail
quest-loaded-dice = Loaded Dice
quest-high-table = The High Table
quest-card-sharp = Card Sharp
quest-unfinished-business = Unfinished Business
quest-bottle-collector = Bottle Collector
quest-restless-guard = Restless Guard
quest-apprentice-smith = Apprentice Smith
quest-champions-parade = Champions’ Parade
quest-second-shift = Second Shift
quest-echo-hunt = Echo Hunt
quest-child-in-the-dark = Child in the Dark
quest-howling-worm = Howling Worm

## Artifacts

quest-demon-trap = Demon Trap
quest-warp-stone = Warp Stone
quest-metal-hound = Metal Hound
quest-life-candle = Life Candle
quest-magic-chest = Magic Chest
quest-lightning-fungus = Lightning Fungus
quest-bottomless-kettle = Bottomless Kettle
quest-giants-gauntlet = Giant’s Gauntlet
quest-echo-shield = Echo Shield
quest-foremans-whistle = Foreman’s Whistle
quest-wind-spindle = Wind Spindle
quest-weighted-coin = Weighted Coin
quest-shell-loom = Shell Loom

## Advanced quests

quest-city-charter = City Charter
quest-warm-hearths = Warm Hearths
quest-star-dome = Star Dome
quest-demon-treaty = Demon Treaty
quest-the-mine-reopens = The Mine Reopens
quest-peoples-feast = The People’s Feast
quest-the-wailer = The Wailer
quest-masters-exam = Master’s Exam
quest-lost-archive = Lost Archive
quest-heart-of-the-garden = Heart of the Garden
quest-every-face-has-a-name = Every Face Has a Name
quest-queen-of-snails = Queen of Snails
quest-break-the-bank = Break the Bank
quest-clockwork-titan = Clockwork Titan
quest-gates-of-istreka = Gates of Istreka
quest-guild-of-four = Guild of Four
quest-hermits-legacy = The Hermit’s Legacy

## Orders

order-shell-strings = Shell Strings
order-tool-crate = Tool Crate
order-sealed-casks = Sealed Casks
order-chandelier = Chandelier
order-clockwork-parts = Clockwork Parts
order-garden-path = Garden Path
order-spirit-lamps = Spirit Lamps
order-travellers-kit = Traveller’s Kit
order-royal-gift = Royal Gift

## Search tokens

find-abandoned-camp = Abandoned Camp
find-hidden-cave = Hidden Cave
find-coin-cache = Coin Cache
find-high-tech-ruins = High-tech Ruins
find-lost-villager = Lost Villager
find-spirit-well = Spirit Well
find-lost-knowledge = Lost Knowledge
find-ruined-shelter = Ruined Shelter

## Cards of the solo bot

solo-treasure-hunt = Treasure Hunt
solo-open-purse = Open Purse
solo-war-party = War Party
solo-errands = Errands
solo-long-day = A Long Day
solo-borrowed-hands = Borrowed Hands
