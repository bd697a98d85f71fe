//! The words of the rulebook, as types.
use table::words;

words! {
    /// The six goods. Their order round the market wheel is content, not this order.
    pub enum Good {
        Weapon = "weapon", Armor = "armor", Potion = "potion", Book = "book", Staff = "staff", Instrument = "instrument",
    }
}
words! {
    pub enum Side { Basic = "basic", Upgraded = "upgraded" }
}
words! {
    /// The outlying towns; two neighbours in this list make a region (F-101).
    pub enum Town {
        Northbreak = "northbreak", Scorchborn = "scorchborn", Cursecairn = "cursecairn", Nightpoem = "nightpoem",
        Farglen = "farglen", Windglass = "windglass",
    }
}
words! {
    pub enum Region {
        Crag = "northbreak-scorchborn", Moor = "cursecairn-nightpoem", Vale = "farglen-windglass",
    }
}
words! {
    pub enum Road { Dark = "dark", Shortcut = "shortcut" }
}
words! {
    /// Clockwise round the Ringway (F-045): space k lies between district k and district k + 1.
    pub enum District {
        Inn = "inn", Bazaar = "bazaar", Commissions = "commissions", Yurg = "yurg", DarkMarket = "dark-market",
    }
}
words! {
    /// Ten faces of five double-sided tiles; what they do is content.
    pub enum Building {
        Mine = "blazing-quartz-mine", Surveyor = "queens-eyes-surveyor", Harbor = "icebreaker-harbor",
        Guildhall = "merchants-guildhall", Oracle = "oracle-of-lumi", Candle = "candle-and-quartz",
        Lanternworks = "othos-lanternworks", Mansion = "guildmasters-mansion", Workshop = "yedls-workshop",
        Filigree = "frosted-filigree",
    }
}
words! {
    #[derive(Default)]
    pub enum Steed {
        #[default]
        Brembizant = "brembizant", Longshadow = "longshadow", Lovebug = "lovebug", Sugarfoot = "sugarfoot",
        Velvet = "velvet", Whisper = "whisper", Woolsworth = "woolsworth",
    }
}
words! {
    /// The six wagon upgrades (F-157 to F-162).
    pub enum Tile {
        Workbench = "workbench", Mirror = "mirror", Purse = "purse", Stable = "stable",
        RuinsLantern = "ruins-lantern", Strongbox = "strongbox",
    }
}
words! {
    /// Loyal companions. Cards of one animal are alike. The scorpion belongs to the prototype edition, in place of the
    /// snow bee (P-036).
    pub enum Animal {
        CaveDragon = "cave-dragon", IceMouse = "ice-mouse", Phoenix = "phoenix", Raven = "raven",
        SnowBee = "snow-bee", ThreyCat = "threy-cat", Scorpion = "scorpion",
    }
}
words! {
    pub enum Stray { Grace = "grace", Cosimo = "cosimo", Dumplin = "lil-dumplin", Flicker = "flicker" }
}
words! {
    /// Faces of night and illuminated dice. `1*` is the other one-star face: the same value, another look (F-224).
    pub enum Face {
        Zero = "0", One = "1", OneStar = "1*", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6",
    }
}
words! {
    /// How strong the automaton is.
    pub enum Difficulty { Easy = "easy", Normal = "normal", Hard = "hard" }
}
words! {
    /// The three locked slots.
    pub enum Slot { One = "1", Two = "2", Three = "3" }
}
words! {
    /// What lies in the inventory.
    pub enum Token { Quartz = "quartz", Horseshoe = "horseshoe" }
}
impl Token {
    pub fn other(self) -> Token {
        if self == Token::Quartz { Token::Horseshoe } else { Token::Quartz }
    }
}
words! {
    /// Which way a horseshoe leads: clockwise or counter-clockwise.
    pub enum Way { On = "on", Back = "back" }
}
words! {
    /// The four good fortunes (F-109 to F-112).
    pub enum Luck { IlluminatedDie = "illuminated-die", Deed = "deed", Coins = "coins", Upgrade = "wagon-upgrade" }
}
words! {
    /// What the Guildmaster's Mansion exchanges, one for one (F-127).
    pub enum Unit { Lantern = "lantern", Quartz = "quartz", Coins = "coins" }
}

/// Where the marker of the dark market can be, clockwise from its start (F-010).
pub const DARK_MARKET: [&str; 4] = ["south", "west", "north", "east"];
/// Where Yurg can be, clockwise from the start (F-010).
pub const RUINS_SPACES: [&str; 4] = ["bottom-left", "top-left", "top-right", "bottom-right"];

impl Side {
    pub const BOTH: [Side; 2] = [Side::Basic, Side::Upgraded];
}

impl Town {
    #[inline]
    pub fn region(self) -> Region {
        Region::ALL[self as usize / 2]
    }
    /// The other town of its region (F-100).
    #[inline]
    pub fn neighbour(self) -> Town {
        Town::ALL[self as usize ^ 1]
    }
}

impl Region {
    pub fn towns(self) -> [Town; 2] {
        [Town::ALL[self as usize * 2], Town::ALL[self as usize * 2 + 1]]
    }
}

impl Face {
    /// How far it moves the pawn.
    #[inline]
    pub fn value(self) -> u8 {
        [0, 1, 1, 2, 3, 4, 5, 6][self as usize]
    }
}

impl Slot {
    pub const LIST: [Slot; 3] = [Slot::One, Slot::Two, Slot::Three];
}
