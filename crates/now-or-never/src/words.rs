//! The words of the rulebook, as types.
use table::words;

words! {
    /// The four goods, the cheapest first. A book is a resource, but not a good.
    pub enum Good { Shell = "shell", Tool = "tool", Demon = "demon", Crystal = "crystal" }
}
words! {
    /// Whatever is counted on a board, besides villagers and cards.
    pub enum Stuff {
        Shell = "shell", Tool = "tool", Demon = "demon", Crystal = "crystal",
        Book = "book", Coins = "coins", Hearts = "hearts", Mana = "mana", Experience = "experience",
    }
}
words! {
    pub enum Hero { Marklun = "marklun", Halia = "halia", Namal = "namal", Zeik = "zeik" }
}
words! {
    pub enum Location {
        TowerOfMiners = "tower-of-miners", HermitsHut = "hermits-hut", CrystalMeteorite = "crystal-meteorite",
        NomadCamp = "nomad-camp", UbloTower = "ublo-tower", Monument = "monument", ScholarsTower = "scholars-tower",
        Undergarden = "undergarden", ForestOfFaces = "forest-of-faces", SnailCaves = "snail-caves",
        FlyingCasino = "flying-casino", CityOfSpirits = "city-of-spirits", Istreka = "istreka",
        WailingCavern = "wailing-cavern",
    }
}
words! {
    /// The three piles of quest cards (N-022).
    pub enum Pile { Basic = "basic", Artifact = "artifact", Advanced = "advanced" }
}
words! {
    pub enum Colour { Red = "red", Blue = "blue" }
}
words! {
    /// What a resting specialist gives (N-056).
    pub enum Relief { Hearts = "hearts", Coin = "coin" }
}
words! {
    /// What a specialist does.
    pub enum Job { Build = "build", Heal = "heal", Study = "study", Outfit = "outfit" }
}
words! {
    /// The two sides of the boards (N-170).
    pub enum Side { Above = "above", Underground = "underground" }
}
words! {
    /// Buildings with a rule of their own (N-211 to N-222).
    pub enum Special {
        DemonsLab = "demons-lab", ConstructionHq = "construction-hq", CrystalLab = "crystal-lab",
        GardenHouse = "garden-house", Inn = "inn", Library = "library", MarketHall = "market-hall", School = "school",
        SnailRanch = "snail-ranch", TownHall = "town-hall", Workshop = "workshop",
    }
}
words! {
    /// What a requirement or a bonus at the end of the game counts, of one player.
    pub enum Count {
        Buildings = "buildings", Beds = "beds", FullRows = "full-rows", Villagers = "villagers", Shells = "shell-villagers",
        Tools = "tool-villagers", Demons = "demon-villagers", Crystals = "crystal-villagers", Orders = "orders",
        Tokens = "tokens", Specialists = "specialists", Abilities = "abilities", Gear = "gear", Quests = "quests",
        Books = "books", Experience = "experience", Hearts = "hearts", Mana = "mana", Coins = "coins",
    }
}
words! {
    /// What a die is rolled for.
    pub enum Cast { Attack = "attack", Orb = "orb", Search = "search", Toll = "toll", Solo = "solo" }
}

impl Good {
    #[inline]
    pub fn stuff(self) -> Stuff {
        Stuff::ALL[self as usize]
    }
}
