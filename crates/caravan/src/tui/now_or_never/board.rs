//! The parts of view and catalog that the picture draws.
use serde::Deserialize;
use serde_json::Value;
use table::SeatSet;

/// A place that may be empty.
pub type Place = Option<usize>;

#[derive(Deserialize)]
pub struct Board {
    pub season: u8,
    pub phase: String,
    pub first: usize,
    pub active: usize,
    /// name of the open question
    pub step: String,
    pub passed: SeatSet,
    pub tiles: Vec<String>,
    pub enemies: Vec<u8>,
    pub unclaimed: Vec<usize>,
    pub villagers: Vec<Option<String>>,
    pub supply: [u32; 4],
    pub gear: Vec<Place>,
    pub row: Vec<Place>,
    pub piles: Vec<Pile>,
    pub orders: Orders,
    pub doing: Vec<Doing>,
    pub players: Vec<Player>,
    pub bot: Option<Bot>,
    #[serde(default)]
    pub scores: Vec<Score>,
}

#[derive(Deserialize)]
pub struct Pile {
    pub pile: String,
    pub cards: u32,
}

#[derive(Deserialize)]
pub struct Orders {
    pub stack: usize,
}

#[derive(Deserialize)]
pub struct Doing {
    pub step: String,
    pub fight: Option<Fight>,
    pub cast: Option<String>,
    pub die: Option<u8>,
    pub orders: Option<Vec<usize>>,
}

#[derive(Deserialize)]
pub struct Fight {
    pub foe: Foe,
    pub health: u8,
    pub attack: u8,
    pub dealt: u8,
    pub damage: Option<u8>,
    pub loss: Option<u8>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    Enemy(usize),
    Quest(usize),
}

#[derive(Deserialize)]
pub struct Player {
    pub hero: Option<String>,
    pub space: usize,
    pub hearts: u8,
    pub max_hearts: u8,
    pub mana: u8,
    pub max_mana: u8,
    pub coins: u16,
    pub experience: u8,
    pub books: u8,
    pub goods: [u8; 4],
    pub worth: u16,
    pub arrows_used: Vec<bool>,
    pub specialists: Vec<Option<Hired>>,
    pub red: Vec<Place>,
    pub blue: Vec<Place>,
    pub grid: Vec<Place>,
    pub town: Vec<Place>,
    pub waiting: [u8; 4],
    pub housed: Vec<[u8; 4]>,
    pub room: [u8; 4],
    pub orders: Vec<usize>,
    pub completed: Vec<usize>,
    pub tokens: u8,
    pub hand: Hand,
    pub drawn: Hand,
    pub played: Vec<usize>,
    pub powers: Vec<usize>,
    pub used: Vec<usize>,
    pub gifts: Gifts,
}

#[derive(Deserialize)]
pub struct Hired {
    pub specialist: usize,
    pub face_up: bool,
}

#[derive(Deserialize)]
pub struct Hand {
    pub size: [u32; 3],
    /// for their owner only
    pub cards: Option<Vec<usize>>,
}

#[derive(Deserialize)]
pub struct Gifts {
    pub defence: u8,
    pub movement: u8,
}

#[derive(Deserialize)]
pub struct Bot {
    pub specialists: Vec<Option<Hired>>,
    pub cards_to_come: Vec<usize>,
    pub attacked: bool,
    pub quests: [u32; 3],
    pub orders: u32,
    pub tokens: u8,
    pub villagers: u8,
}

#[derive(Deserialize)]
pub struct Score {
    pub coins: i32,
    pub rows: i32,
    pub housing: i32,
    pub buildings: i32,
    pub quests: i32,
    pub orders: i32,
}

impl Score {
    pub fn total(&self) -> i32 {
        self.coins + self.rows + self.housing + self.buildings + self.quests + self.orders
    }
}

#[derive(Deserialize)]
pub struct Catalog {
    pub side: String,
    pub goods: Vec<String>,
    pub maps: Vec<Map>,
    pub towns: Vec<Town>,
    pub enemies: Vec<Vec<Enemy>>,
    pub heroes: Vec<HeroBoard>,
    pub tokens: Vec<Token>,
    pub powers: Vec<Power>,
    pub specialists: Vec<Specialist>,
    pub buildings: Vec<Building>,
    pub quests: Vec<Quest>,
    pub orders: Vec<Order>,
    pub trades: Vec<Trade>,
}

#[derive(Deserialize)]
pub struct Map {
    pub columns: usize,
    pub spaces: Vec<Space>,
}

#[derive(Deserialize)]
pub struct Space {
    pub location: Option<String>,
    pub scroll: Place,
    pub mountain: bool,
    pub letter: Option<String>,
    pub level: Place,
}

#[derive(Deserialize)]
pub struct Town {
    pub gives: Vec<Option<String>>,
    pub extra: Vec<u8>,
    pub full_row: [u8; 4],
    pub housing: [u8; 4],
}

#[derive(Deserialize)]
pub struct Enemy {
    pub id: String,
}

#[derive(Deserialize)]
pub struct HeroBoard {
    pub hero: String,
    pub hearts: u8,
    pub mana: u8,
    pub arrows: Vec<u8>,
    pub basics: Vec<Attack>,
    pub power: usize,
    pub abilities: Vec<usize>,
}

#[derive(Deserialize)]
pub struct Attack {
    pub damage: u8,
    pub defence: u8,
    pub boost: Option<Boost>,
}

#[derive(Deserialize)]
pub struct Boost {
    pub mana: u8,
    pub damage: u8,
    pub defence: u8,
    pub die: bool,
}

#[derive(Deserialize)]
pub struct Token {
    pub id: String,
    pub cost: u8,
    pub attack: Option<Attack>,
}

#[derive(Deserialize)]
pub struct Power {
    pub word: String,
    pub mana: u8,
}

#[derive(Deserialize)]
pub struct Specialist {
    pub id: String,
    pub cost: u8,
    pub tax: u8,
    pub says: Value,
}

#[derive(Deserialize)]
pub struct Building {
    pub id: String,
    pub cost: u8,
}

#[derive(Deserialize)]
pub struct Quest {
    pub id: String,
    pub location: String,
    pub points: i32,
}

#[derive(Deserialize)]
pub struct Order {
    pub id: String,
    pub goods: [u8; 4],
    pub coins: u8,
}

#[derive(Deserialize)]
pub struct Trade {
    pub goods: [u8; 4],
    pub coins: u8,
}

impl Catalog {
    /// Of all that has two sides, the one in use.
    fn side(&self) -> usize {
        usize::from(self.side == "underground")
    }
    pub fn map(&self) -> Option<&Map> {
        self.maps.get(self.side())
    }
    pub fn town(&self) -> Option<&Town> {
        self.towns.get(self.side())
    }
    pub fn enemy(&self, level: usize) -> Option<&Enemy> {
        self.enemies.get(self.side())?.get(level)
    }
    pub fn hero(&self, name: &str) -> Option<&HeroBoard> {
        self.heroes.iter().find(|h| h.hero == name)
    }
}
