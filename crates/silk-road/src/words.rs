//! The vocabulary.
use table::words;

words! {
    /// How far somebody is in this round.
    pub enum Standing { Idle = "idle", Ready = "ready", Building = "building", Arrived = "arrived", Late = "late" }
}

words! {
    /// The goods in the order in which they enter the market.
    #[derive(Default)]
    pub enum Good { #[default] Wheat = "wheat", Spice = "spice", Jewel = "jewel", Silk = "silk", Lamp = "lamp", Tea = "tea" }
}
words! {
    /// The cities around the board, counter-clockwise from the east (4.1).
    pub enum City {
        Dunhuang = "dunhuang", Turfan = "turfan", Samarkand = "samarkand",
        Palmyra = "palmyra", Hormuz = "hormuz", Lhasa = "lhasa",
    }
}
words! {
    /// The three ways to join two sides of a hexagon.
    pub enum Kind { Straight = "straight", Wide = "wide", Tight = "tight" }
}
words! {
    /// What is taken from the tray: an ordinary tile, or one of the bonus tiles of that kind.
    pub enum Piece {
        Straight = "straight", Wide = "wide", Tight = "tight",
        BonusStraight = "bonus-straight", BonusWide = "bonus-wide", BonusTight = "bonus-tight",
    }
}
words! {
    /// How a trade card moves the market.
    #[derive(Default)]
    pub enum Icon { Down = "down", Up = "up", Swap = "swap", Reverse = "reverse", #[default] Same = "same" }
}

impl Kind {
    /// How many sides lie between the two that it joins, plus one (R-009, 4.1).
    #[inline]
    pub const fn step(self) -> u8 {
        match self {
            Kind::Straight => 3,
            Kind::Wide => 2,
            Kind::Tight => 1,
        }
    }
    /// In how many ways it can lie: a straight one looks the same after half a turn.
    #[inline]
    pub const fn turns(self) -> u8 {
        match self {
            Kind::Straight => 3,
            Kind::Wide | Kind::Tight => 6,
        }
    }
}

impl Piece {
    #[inline]
    pub fn new(kind: Kind, bonus: bool) -> Piece {
        Piece::ALL[kind.index() + if bonus { 3 } else { 0 }]
    }
    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[self.index() % 3]
    }
    #[inline]
    pub fn is_bonus(self) -> bool {
        self.index() >= 3
    }
}

impl City {
    /// How many cities apart, the shorter way round: 1, 2 or 3.
    pub fn apart(self, other: City) -> u8 {
        let d = (self as u8 + 6 - other as u8) % 6;
        d.min(6 - d)
    }
}
