//! The whole table as flat data: who has what, and what is open.
use crate::cards::*;
pub use crate::step::{Foe, Frame, Kept, Step};
use crate::words::*;
use serde::{Deserialize, Serialize};
use table::{BySeat, Deck, Purpose, Seat, SeatSet, Set, Stack};

/// How deep questions may nest. Deeper than any game goes.
pub const DEPTH: usize = 16;
/// Who `pay` means by the solo bot.
pub const BOT: u8 = 4;

pub const TILES: Purpose = Purpose(1);
pub const FINDS: Purpose = Purpose(2);
pub const VILLAGERS: Purpose = Purpose(3);
pub const GEAR: Purpose = Purpose(4);
pub const SPECIALISTS: Purpose = Purpose(5);
/// one stream for builders, one for healers: 6 and 7
pub const STARTERS: Purpose = Purpose(6);
/// one stream per pile: 8 to 10
pub const QUESTS: Purpose = Purpose(8);
pub const ORDERS: Purpose = Purpose(11);
pub const HEROES: Purpose = Purpose(12);
pub const FIRST: Purpose = Purpose(13);
/// one stream per seat: 14 to 17
pub const BUILDINGS: Purpose = Purpose(14);
pub const ATTACK: Purpose = Purpose(18);
pub const TOLL: Purpose = Purpose(19);
pub const SOLO: Purpose = Purpose(20);
pub const SOLO_DIE: Purpose = Purpose(21);

/// What the things in slots, in the town and played quests add up to. Worked out whenever one of them changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Gifts {
    pub defence: u8,
    pub movement: u8,
    pub max_mana: u8,
    pub recruit: u8,
    pub build: u8,
    pub tough: u8,
    pub income: u8,
    pub makes: [u8; 4],
    pub shell_trade: bool,
    pub tool_trade: bool,
    pub helm: u8,
}

/// A hero and the town.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    #[serde(with = "table::numbered")]
    pub hero: Option<Hero>,
    pub space: u8,
    pub hearts: u8,
    pub mana: u8,
    pub coins: u16,
    pub experience: u8,
    pub books: u8,
    pub goods: [u8; 4],
    /// hero action tokens that are used, a bit each
    pub arrows: u8,
    #[serde(with = "table::numbered")]
    pub specialists: [Option<SpecialistCard>; 4],
    /// which of them lie face down
    pub down: u8,
    #[serde(with = "table::numbered")]
    pub red: [Option<SlotToken>; 4],
    #[serde(with = "table::numbered")]
    pub blue: [Option<SlotToken>; 4],
    /// abilities ever bought, a bit each (N-182)
    pub bought: u8,
    #[serde(with = "table::numbered")]
    pub grid: [Option<BuildingTile>; 20],
    #[serde(with = "table::numbered")]
    pub town: [Option<BuildingTile>; 16],
    pub waiting: [u8; 4],
    /// by row, from the top, and good
    pub housed: [[u8; 4]; 4],
    /// orders held, a bit each
    pub orders: u16,
    pub completed: u16,
    /// search tokens kept
    pub tokens: u8,
    pub hand: Cards,
    /// drawn, and not yet chosen from
    pub drawn: Cards,
    pub played: Cards,
    /// powers that are there, and those used this season
    pub powers: Set,
    pub used: Set,
    pub gifts: Gifts,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            hero: None,
            space: 0,
            hearts: 0,
            mana: 0,
            coins: 0,
            experience: 0,
            books: 0,
            goods: [0; 4],
            arrows: 0,
            specialists: [None; 4],
            down: 0,
            red: [None; 4],
            blue: [None; 4],
            bought: 0,
            grid: [None; 20],
            town: [None; 16],
            waiting: [0; 4],
            housed: [[0; 4]; 4],
            orders: 0,
            completed: 0,
            tokens: 0,
            hand: Cards::NONE,
            drawn: Cards::NONE,
            played: Cards::NONE,
            powers: Set::NONE,
            used: Set::NONE,
            gifts: Gifts::default(),
        }
    }
}

/// The opponent of a lonely player (N-281, N-282).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bot {
    #[serde(with = "table::numbered")]
    pub hero: Option<Hero>,
    #[serde(with = "table::numbered")]
    pub specialists: [Option<SpecialistCard>; 4],
    pub down: u8,
    /// cards that may still come this season
    pub deck: Set<BotCard>,
    pub attacked: bool,
    /// out of the game, seen by nobody
    pub quests: Cards,
    pub orders: Set<OrderToken>,
    pub tokens: u8,
    pub villagers: u8,
}

impl Default for Bot {
    fn default() -> Self {
        Bot {
            hero: None,
            specialists: [None; 4],
            down: 0,
            deck: Set::NONE,
            attacked: false,
            quests: Cards::NONE,
            orders: Set::NONE,
            tokens: 0,
            villagers: 0,
        }
    }
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    SetUp,
    Turns,
    /// N-195: those in `asked` may still house villagers
    Production,
    Over,
}

/// What lasts for one turn, or one round of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Moment {
    /// N-230
    pub armored: bool,
    /// of the round: what boosts and powers add
    pub damage: u8,
    pub defence: u8,
    pub boosted: bool,
    /// hearts of helms still to be taken (N-224)
    pub helm: u8,
    /// powers used in this round
    pub used: Set,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    /// 1 to 6; 0 while heroes are chosen
    pub season: u8,
    /// who holds the first player token
    pub first: Seat,
    pub active: Seat,
    pub passed: SeatSet,
    /// who is asked before goods are produced
    pub asked: SeatSet,
    pub moment: Moment,
    /// the random location tiles, by scroll
    pub tiles: [Location; 3],
    /// tokens left of each level
    pub enemies: [u8; 9],
    /// letters with an unclaimed search token, a bit each
    pub unclaimed: u16,
    /// search tokens that nobody has seen, by kind, those in the box and at the bot included
    pub finds: [u8; 8],
    #[serde(with = "table::numbered")]
    pub villagers: [Option<Good>; 6],
    pub supply: [u8; 4],
    /// three red ones, three blue ones
    #[serde(with = "table::numbered")]
    pub gear_row: [Option<SlotToken>; 6],
    pub gear: Set<SlotToken>,
    #[serde(with = "table::numbered")]
    pub row: [Option<SpecialistCard>; 4],
    pub specialists: Set<SpecialistCard>,
    pub quests: Cards,
    pub discards: Cards,
    /// discards that everybody has seen
    pub open: Cards,
    /// discards that a seat put there unseen by the others
    pub known: BySeat<Cards, 4>,
    pub orders: Deck<OrderToken, 9>,
    pub players: BySeat<Player, 4>,
    pub bot: Bot,
    pub stack: Stack<Step, DEPTH>,
}

impl State {
    /// The last production, in which much is forbidden (N-315).
    #[inline]
    pub fn is_final(&self) -> bool {
        self.phase == Phase::Production && self.season == 6
    }
    /// Is this seat in a fight?
    #[inline]
    pub fn fighting(&self, seat: Seat) -> bool {
        self.stack.iter().any(|f| {
            f.seat == seat
                && matches!(
                    f.step,
                    Step::Fight { .. } | Step::Round { .. } | Step::Die { cast: Cast::Attack | Cast::Orb, .. }
                )
        })
    }
}

impl Player {
    #[inline]
    pub fn count(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }
    /// Has it all these goods?
    #[inline]
    pub fn has_goods(&self, goods: [u8; 4]) -> bool {
        self.goods.iter().zip(goods).all(|(&have, n)| have >= n)
    }
    #[inline]
    pub fn face_up(&self, slot: u8) -> bool {
        self.specialists[slot as usize].is_some() && self.down >> slot & 1 == 0
    }
    pub fn buildings(&self) -> u8 {
        self.town.iter().flatten().count() as u8
    }
}
