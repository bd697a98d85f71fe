//! What a content pack says, ready for the rules: numbers instead of names, lists of effects in one table.
use crate::cards::*;
use crate::effect::{Effect, List};
use crate::market::Prices;
use crate::words::*;
use table::{Lists, Set};

pub const SPACES: usize = 40;
pub const COLUMNS: u8 = 10;
pub const LETTERS: usize = 14;
pub const LEVELS: usize = 9;
pub const BUILDINGS: usize = 20;
/// red gear, then blue gear
pub const RED_GEAR: u8 = 9;
pub const GEAR: u8 = 21;
/// tokens that lie in slots: gear 0 to 20, then six abilities for each hero (3 red, 3 blue)
pub const TOKENS: usize = 45;
/// of 22 specialists the first four are builders, the next four healers to start with
pub const STARTING: u8 = 8;
pub const SPECIALISTS: u8 = 22;
pub const ORDERS: usize = 9;
pub const SOLO_CARDS: usize = 9;
/// printed trades, then those of the two market quests
pub const TRADES: usize = 13;

/// The number of an ability among the tokens.
#[inline]
pub fn ability(hero: Hero, n: u8) -> SlotToken {
    SlotToken::new(GEAR + hero as u8 * 6 + n)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalog {
    /// the name of the pack
    pub name: String,
    pub id: String,
    pub names: Names,
    /// all lists of effects
    pub lists: Lists<Effect>,
    /// by [`Side`]
    pub maps: [Map; 2],
    pub towns: [Town; 2],
    /// what each location does, by side
    pub locations: [[List; 14]; 2],
    /// the locations that are random tiles (N-013)
    pub random: [Location; 3],
    /// levels 1 to 9, by side
    pub enemies: [[Enemy; LEVELS]; 2],
    pub heroes: [HeroBoard; 4],
    pub tokens: Vec<Token>,
    pub powers: Vec<Power>,
    pub specialists: Vec<Specialist>,
    pub buildings: Vec<Building>,
    /// how many villagers make each good
    pub villagers: [u8; 4],
    pub quests: Vec<Quest>,
    pub orders: Vec<Order>,
    pub finds: [Find; 8],
    pub solo: [SoloCard; SOLO_CARDS],
    pub trades: [Trade; TRADES],
    /// what goods are worth by these trades
    pub prices: Prices,
}

impl Catalog {
    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroBoard {
        &self.heroes[hero.index()]
    }
    #[inline]
    pub fn token(&self, token: SlotToken) -> &Token {
        &self.tokens[token.index()]
    }
    #[inline]
    pub fn specialist(&self, card: SpecialistCard) -> &Specialist {
        &self.specialists[card.index()]
    }
    #[inline]
    pub fn building(&self, tile: BuildingTile) -> &Building {
        &self.buildings[tile.index()]
    }
    #[inline]
    pub fn quest(&self, card: QuestCard) -> &Quest {
        &self.quests[card.index()]
    }
    #[inline]
    pub fn order(&self, order: OrderToken) -> &Order {
        &self.orders[order.index()]
    }
    /// The effects of a list.
    pub fn list(&self, at: List) -> &[Effect] {
        self.lists.get(at)
    }
}

/// Ids of cards, by number, as they stand in the pack.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    pub enemies: [[String; LEVELS]; 2],
    pub tokens: Vec<String>,
    /// of what each power belongs to
    pub powers: Vec<String>,
    pub specialists: Vec<String>,
    pub buildings: Vec<String>,
    pub quests: Vec<String>,
    pub orders: Vec<String>,
    pub finds: [String; 8],
    pub solo: Vec<String>,
}

/// One side of the game board: 10 columns, 4 rows, space 0 top left, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    pub at: [Site; SPACES],
    pub mountains: u64,
    /// the space of each enemy level
    pub lairs: [u8; LEVELS],
    /// the space of each letter A to N
    pub letters: [u8; LETTERS],
    /// the letter of each space
    pub letter_at: [Option<u8>; SPACES],
    /// the level of each space
    pub lair_at: [Option<u8>; SPACES],
    pub monument: u8,
}

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    Plain,
    Location(Location),
    /// a random location tile lies here
    Scroll(u8),
}

/// One side of the town boards: space 0 top left, row by row, row 3 is the starting row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Town {
    /// what building there gives
    pub gives: [Option<Stuff>; 16],
    /// what building there costs more
    pub extra: [u8; 16],
    pub full_row: [u8; 4],
    /// a housing row with all four goods
    pub housing: [u8; 4],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Enemy {
    pub health: u8,
    pub attack: u8,
    pub reward: List,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroBoard {
    pub hearts: u8,
    pub mana: u8,
    pub arrows: [u8; 3],
    pub basics: [Attack; 4],
    /// the printed ability, a number of [`Catalog::powers`]
    pub power: u8,
}

/// What a rolled red slot does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attack {
    pub damage: u8,
    pub defence: u8,
    /// mana gained when it is rolled (N-227)
    pub mana: u8,
    pub boost: Option<Boost>,
}

/// What its option adds (N-118).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Boost {
    pub mana: u8,
    pub damage: u8,
    pub defence: u8,
    /// a die more damage (N-237)
    pub die: bool,
}

/// A gear or ability token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub colour: Colour,
    /// coins for gear, experience for abilities
    pub cost: u8,
    /// 1 to 3; 0: gear
    pub level: u8,
    /// red ones only
    pub attack: Attack,
    pub gifts: Vec<Gift>,
    pub power: Option<u8>,
}

/// What lasts. [`GiftKind`] names each without what is inside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumDiscriminants)]
#[strum_discriminants(name(GiftKind), derive(strum::VariantArray))]
pub enum Gift {
    Defence(u8),
    Movement(u8),
    MaxMana(u8),
    /// recruiting costs less (N-234)
    Recruit(u8),
    /// building costs less (N-212)
    Build(u8),
    /// a search costs fewer hearts (N-232)
    Tough(u8),
    /// coins in every production but the final one
    Income(u8),
    /// a good in every production
    Makes(Good),
    /// 3 shells sell for 8 (Part B 1)
    ShellTrade,
    /// 3 tools sell for 10 (Part B 1)
    ToolTrade,
    /// N-224
    Helm,
    /// N-225: gloves and coat, one more mana with both
    Azure(u8),
}

impl GiftKind {
    pub const ALL: &'static [GiftKind] = <GiftKind as strum::VariantArray>::VARIANTS;
}

/// Something that a player may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Power {
    pub mana: u8,
    pub goods: [u8; 4],
    pub does: Does,
    pub limit: Limit,
    /// also out of turn (N-313)
    pub anytime: bool,
    pub when: When,
    /// not in the final production (N-201)
    pub not_final: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    Gain(List),
    /// during a move
    Movement(u8),
    /// while a die of one's own lies on the table
    Reroll,
    /// no entry losses this turn (N-230)
    IgnoreEnemies,
    /// in a round of a fight
    Defence(u8),
    Damage(u8),
    /// a whole hero action as the action of the turn (N-243)
    March(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    None,
    Round,
    Season,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Always,
    OutsideCombat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Specialist {
    pub cost: u8,
    pub tax: u8,
    pub job: Job,
    pub bonus: List,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    pub cost: u8,
    pub beds: u8,
    /// a book icon, for the Library
    pub book: bool,
    /// each production: a good or hearts
    pub makes: Option<(Stuff, u8)>,
    pub special: Option<Special>,
    /// points of its own, without the rule of a special one
    pub points: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quest {
    pub pile: Pile,
    pub location: Location,
    pub cost: List,
    /// a condition, nothing is paid (N-248)
    pub need: Option<(Count, u8)>,
    /// health and attack (N-251)
    pub foe: Option<(u8, u8)>,
    pub gain: List,
    pub points: i8,
    pub gifts: Vec<Gift>,
    pub power: Option<u8>,
    pub ending: Option<Ending>,
}

/// AT GAME END: `points` for every `per` of `count`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    pub count: Count,
    pub per: u8,
    pub points: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    pub goods: [u8; 4],
    pub coins: u8,
}

/// A kind of search token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Find {
    pub copies: u8,
    pub gain: List,
    /// gives no income (N-132)
    pub discard: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SoloCard {
    #[default]
    Search,
    Recruit,
    Attack,
    /// by the die: an order, or so many cards of each pile
    Roll([Fate; 4]),
    ExhaustOwn,
    ExhaustPlayer,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fate {
    pub order: bool,
    pub quests: [u8; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trade {
    pub goods: [u8; 4],
    pub coins: u8,
}

/// A set of powers fits one word.
pub const MOST_POWERS: usize = 64;
pub type Powers = Set;
