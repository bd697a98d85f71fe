//! The whole table as flat data: who has what, and what is open.
use crate::cards::*;
use crate::catalog::Catalog;
use crate::pile::Pile;
pub use crate::rival::Rival;
pub use crate::step::{Frame, Step};
use crate::words::*;
use serde::{Deserialize, Serialize};
use table::{BySeat, Deck, Few, Purpose, Seat, SeatSet, Set, Stack};

/// How deep questions may nest. Deeper than any game goes; an ability that could go deeper is not offered.
pub const DEPTH: usize = 32;

pub const MARKET: Purpose = Purpose(1);
pub const NIGHT: Purpose = Purpose(2);
pub const ILLUMINATED: Purpose = Purpose(3);
pub const HEROES: Purpose = Purpose(4);
pub const DEEDS: Purpose = Purpose(5);
pub const COMPANIONS: Purpose = Purpose(6);
pub const DARK_EVENTS: Purpose = Purpose(7);
pub const SHORTCUT_EVENTS: Purpose = Purpose(8);
pub const TRAVEL: Purpose = Purpose(9);
pub const RUINS: Purpose = Purpose(10);
pub const ORACLE: Purpose = Purpose(11);
/// one stream per town: 12 to 17
pub const COMMISSIONS: Purpose = Purpose(12);
pub const STEEDS: Purpose = Purpose(18);
pub const STARTING: Purpose = Purpose(19);
pub const BUILDINGS: Purpose = Purpose(20);
/// the action cards of the automaton
pub const ACTIONS: Purpose = Purpose(21);
/// wagon upgrades that leave play
pub const UPGRADES: Purpose = Purpose(22);
/// What the automaton may have where nobody may count it (P-103)
pub const RIVAL_COINS: Purpose = Purpose(23);
pub const RIVAL_COINS_AROUND: u32 = 11;

/// A merchant and the wagon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    pub coins: u16,
    pub prestige: u16,
    pub lanterns: u8,
    pub quartz: u8,
    pub horseshoes: u8,
    /// space of the Ringway
    pub space: u8,
    #[serde(with = "table::numbered")]
    pub locked: [Option<Face>; 3],
    /// dice of the main reserve, by face
    pub reserve: [u8; 8],
    pub spent: u8,
    /// faces in the special reserve, smaller first, gaps last
    #[serde(with = "table::numbered")]
    pub glow: [Option<Face>; 2],
    /// the night die of the action pool
    #[serde(with = "table::numbered")]
    pub night: Option<Face>,
    /// the illuminated die of the action pool
    #[serde(with = "table::numbered")]
    pub lit: Option<Face>,
    /// by side and good
    pub goods: [[u8; 6]; 2],
    /// index of the goods in the table of fitting sets
    pub pack: u32,
    #[serde(with = "table::numbered")]
    pub heroes: [Option<HeroCard>; 3],
    /// which hero slots hold a good
    pub carries: u8,
    #[serde(with = "table::numbered")]
    pub commissions: [Option<CommissionCard>; 3],
    pub deeds: Set<DeedCard>,
    /// those that everybody saw being taken
    pub open_deeds: Set<DeedCard>,
    pub companions: Set<CompanionCard>,
    /// abilities that some owned card still has: bit 2 × animal + which
    pub ready: u16,
    pub steeds: u8,
    pub tiles: u8,
    /// the merchant's log
    pub delivered: Set<CommissionCard>,
    pub brought: Set<HeroCard>,
}

impl Default for Player {
    fn default() -> Self {
        Player {
            coins: 0,
            prestige: 0,
            lanterns: 0,
            quartz: 0,
            horseshoes: 0,
            space: 0,
            locked: [None; 3],
            reserve: [0; 8],
            spent: 0,
            glow: [None; 2],
            night: None,
            lit: None,
            goods: [[0; 6]; 2],
            pack: 0,
            heroes: [None; 3],
            carries: 0,
            commissions: [None; 3],
            deeds: Set::NONE,
            open_deeds: Set::NONE,
            companions: Set::NONE,
            ready: 0,
            steeds: 0,
            tiles: 0,
            delivered: Set::NONE,
            brought: Set::NONE,
        }
    }
}

impl Player {
    #[inline]
    pub fn count(&self, good: Good) -> u8 {
        self.goods[0][good.index()] + self.goods[1][good.index()]
    }
    #[inline]
    pub fn has(&self, good: Good, side: Side) -> bool {
        self.goods[side.index()][good.index()] > 0
    }
    pub fn goods_in_all(&self) -> u8 {
        self.goods.iter().flatten().sum()
    }
    #[inline]
    pub fn has_goods(&self) -> bool {
        self.pack != 0
    }
    #[inline]
    pub fn hero_count(&self) -> u8 {
        self.heroes.iter().flatten().count() as u8
    }
    #[inline]
    pub fn owns(&self, steed: Steed) -> bool {
        self.steeds >> steed as u8 & 1 == 1
    }
    #[inline]
    pub fn has_tile(&self, tile: Tile) -> bool {
        self.tiles >> tile as u8 & 1 == 1
    }
    /// F-144, F-161: the ruins-lantern tile lies in a lantern slot for good.
    #[inline]
    pub fn lantern_slots(&self) -> u8 {
        4 - self.has_tile(Tile::RuinsLantern) as u8
    }
    /// F-145, F-160: the stable tile lies in the inventory for good.
    #[inline]
    pub fn inventory_slots(&self) -> u8 {
        3 - self.has_tile(Tile::Stable) as u8
    }
    /// F-144, F-145: what lies where there is no slot for it. Nothing ever should.
    pub fn overfull(&self) -> u8 {
        self.tokens().saturating_sub(self.inventory_slots()) + self.lanterns.saturating_sub(self.lantern_slots())
    }
    #[inline]
    pub fn tokens(&self) -> u8 {
        self.quartz + self.horseshoes
    }
    /// F-145: the inventory is full, and something different from the new token lies in it.
    #[inline]
    pub fn chooses_tokens(&self, new: Token) -> bool {
        let different = if new == Token::Quartz { self.horseshoes } else { self.quartz };
        self.tokens() >= self.inventory_slots() && different > 0
    }
    /// Illuminated dice in the special reserve.
    #[inline]
    pub fn glowing(&self) -> u8 {
        self.glow.iter().flatten().count() as u8
    }
    #[inline]
    pub fn sort_glow(&mut self) {
        self.glow.sort_unstable_by_key(|die| (die.is_none(), *die));
    }
}

/// A caravan on the road.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Caravan {
    pub town: Town,
    pub road: Road,
    pub joined: SeatSet,
    /// the leader took the companion with the travel die
    pub extra: bool,
    /// the event card, while its dice lie on the table
    #[serde(with = "table::numbered")]
    pub event: Option<EventCard>,
    /// dice not taken yet, by value
    pub dice: [u8; 6],
    /// the face each seat took; 0: none
    pub taken: BySeat<u8, 4>,
    /// the leader's die with everything added; 0: not taken yet
    pub own: u8,
}

impl Default for Caravan {
    fn default() -> Self {
        Caravan {
            town: Town::Northbreak,
            road: Road::Dark,
            joined: SeatSet::NONE,
            extra: false,
            event: None,
            dice: [0; 6],
            taken: BySeat([0; 4]),
            own: 0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// 0: set-up, 1 to 13, 14: final travels and after
    pub round: u8,
    pub active: Seat,
    /// steps that the wheel stands clockwise of the place where its first good is at $5
    pub wheel: u8,
    /// dice on each good's section
    pub market: [u8; 6],
    /// market dice set aside until Rest
    pub aside: u8,
    /// steps clockwise from the south
    pub dark: u8,
    /// steps clockwise from the bottom left
    pub ruins: u8,
    pub buildings: [Building; 4],
    #[serde(with = "table::numbered")]
    pub inn: [Option<HeroCard>; 4],
    #[serde(with = "table::numbered")]
    pub courtyard: [Option<DeedCard>; 2],
    /// beside the deck first, farthest last
    #[serde(with = "table::numbered")]
    pub row: [Option<CompanionCard>; 3],
    /// a travel die lies on the farthest companion
    pub travel_die: bool,
    /// the visible commission of each town
    #[serde(with = "table::numbered")]
    pub tops: [Option<CommissionCard>; 6],
    pub five_coins: bool,
    /// wagon upgrades on the track
    pub tiles: u8,
    /// steeds that nobody owns
    pub stable: u8,
    /// Flicker: a shortcut costs no lanterns this turn
    pub free_shortcut: bool,
    pub caravan: Caravan,
    /// goods in the supply
    pub supply: [u8; 6],
    pub quartz: u8,
    pub illuminated: u8,
    /// pairs to draft from (F-029): steed and hero
    pub pairs: Few<(Steed, HeroCard), 5>,
    pub heroes: Pile<HeroCard, 42>,
    pub deeds: Deck<DeedCard, 4>,
    pub companions: Pile<CompanionCard, 22>,
    pub stacks: [Pile<CommissionCard, 5>; 6],
    /// events that may still come before their discards are shuffled
    pub events: Set<EventCard>,
    /// abilities that carry a quartz: bit 2 × card + which
    pub gifts: u64,
    pub players: BySeat<Player, 4>,
    pub rival: Rival,
    pub stack: Stack<Step, DEPTH>,
}

impl State {
    /// $ of a good on the wheel now (F-207).
    #[inline]
    pub fn price(&self, cat: &Catalog, good: Good) -> u8 {
        const LABELS: [u8; 12] = [5, 4, 3, 2, 1, 1, 5, 4, 3, 2, 1, 1];
        LABELS[(cat.section[good.index()] + self.wheel) as usize]
    }
    /// Is somebody taking an ordinary turn? Companions are used in turns only (F-201).
    #[inline]
    pub fn in_turn(&self) -> bool {
        (1..=13).contains(&self.round)
    }
    /// Is any deed to be had (F-185)?
    #[inline]
    pub fn deed_available(&self) -> bool {
        self.courtyard.iter().any(Option::is_some) || !self.deeds.is_empty()
    }
    #[inline]
    pub fn commission_available(&self) -> bool {
        self.tops.iter().any(Option::is_some)
    }
    #[inline]
    pub fn hero_at_inn(&self) -> bool {
        self.inn.iter().any(Option::is_some)
    }
}
