//! What happened, as plain data. Who sees it is said where it is told.
use crate::cards::*;
use crate::step::Foe;
use crate::words::*;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Points of one seat at the end (N-202 to N-207).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Score {
    pub coins: i16,
    pub rows: i16,
    pub housing: i16,
    pub buildings: i16,
    pub quests: i16,
    pub orders: i16,
}

impl Score {
    pub fn total(&self) -> i16 {
        self.coins + self.rows + self.housing + self.buildings + self.quests + self.orders
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    // the course of the game
    Season {
        season: u8,
    },
    Turn {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    FirstPlayer {
        seat: Seat,
    },
    Production {
        last: bool,
    },
    Ready {
        seat: Seat,
    },
    Score {
        seat: Seat,
        score: Score,
    },
    // set-up
    Tiles {
        at: [Location; 3],
    },
    Hero {
        seat: Seat,
        hero: Hero,
    },
    /// nobody's hero, at the solo bot
    BotHero {
        hero: Hero,
    },
    Starting {
        seat: Seat,
        specialist: SpecialistCard,
        slot: u8,
    },
    Grid {
        seat: Seat,
    },
    // what a seat gains and pays
    Change {
        seat: Seat,
        stuff: Stuff,
        by: i8,
    },
    // specialists
    Paid {
        seat: Seat,
        owner: Seat,
        specialist: SpecialistCard,
    },
    PaidBot {
        seat: Seat,
        specialist: SpecialistCard,
    },
    Recruited {
        seat: Seat,
        specialist: SpecialistCard,
        slot: u8,
    },
    SpecialistGone {
        seat: Seat,
        specialist: SpecialistCard,
    },
    Rested {
        seat: Seat,
        specialist: SpecialistCard,
        relief: Relief,
    },
    Woken {
        seat: Seat,
        specialist: SpecialistCard,
    },
    SpecialistShown {
        place: u8,
        specialist: SpecialistCard,
    },
    Built {
        seat: Seat,
        building: BuildingTile,
        space: u8,
    },
    Swapped {
        seat: Seat,
        a: u8,
        b: u8,
    },
    Gear {
        seat: Seat,
        token: SlotToken,
        slot: u8,
    },
    GearShown {
        place: u8,
        token: SlotToken,
    },
    Learned {
        seat: Seat,
        token: SlotToken,
        slot: u8,
    },
    TokenGone {
        seat: Seat,
        token: SlotToken,
    },
    Used {
        seat: Seat,
        power: u8,
    },
    // the hero
    Marched {
        seat: Seat,
        spaces: u8,
    },
    Moved {
        seat: Seat,
        space: u8,
        /// what lies on the scrolls, for the log: every viewer has it in the view
        #[serde(skip)]
        #[cfg_attr(feature = "types", ts(skip))]
        tiles: [Location; 3],
    },
    Visited {
        seat: Seat,
        location: Location,
    },
    Exhausted {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        cast: Cast,
        die: u8,
    },
    Fight {
        seat: Seat,
        foe: Foe,
    },
    Struck {
        seat: Seat,
        damage: u8,
        lost: u8,
    },
    Beaten {
        seat: Seat,
        foe: Foe,
    },
    Retreated {
        seat: Seat,
        foe: Foe,
    },
    Defeated {
        seat: Seat,
        foe: Foe,
    },
    Found {
        seat: Seat,
        space: u8,
        find: u8,
    },
    // cards and orders
    Drew {
        seat: Seat,
        pile: Pile,
        card: Option<QuestCard>,
    },
    Kept {
        seat: Seat,
        pile: Pile,
        card: Option<QuestCard>,
    },
    Unkept {
        seat: Seat,
        pile: Pile,
        card: Option<QuestCard>,
    },
    Shuffled {
        pile: Pile,
    },
    Quest {
        seat: Seat,
        card: QuestCard,
    },
    QuestLost {
        seat: Seat,
        card: QuestCard,
    },
    OrdersDrawn {
        seat: Seat,
        orders: Option<(OrderToken, Option<OrderToken>)>,
    },
    OrderKept {
        seat: Seat,
        order: OrderToken,
    },
    OrderDone {
        seat: Seat,
        order: OrderToken,
    },
    // villagers and selling
    Villager {
        seat: Seat,
        good: Good,
    },
    NoVillager {
        seat: Seat,
    },
    VillagerShown {
        place: u8,
        good: Good,
    },
    Housed {
        seat: Seat,
        good: Good,
        row: u8,
    },
    Rehoused {
        seat: Seat,
        good: Good,
        row: u8,
    },
    Refilled {
        seat: Seat,
    },
    Sold {
        seat: Seat,
        goods: [u8; 4],
        coins: u16,
    },
    // the solo bot
    BotCard {
        card: BotCard,
    },
    BotSearched {
        space: u8,
        #[serde(skip)]
        #[cfg_attr(feature = "types", ts(skip))]
        tiles: [Location; 3],
    },
    BotRecruited {
        specialist: SpecialistCard,
        slot: u8,
    },
    BotSent {
        specialist: SpecialistCard,
    },
    BotAttacked {
        level: u8,
    },
    BotVillager {
        good: Good,
    },
    BotDie {
        die: u8,
    },
    BotOrder,
    BotQuests {
        pile: Pile,
        cards: u8,
    },
    BotExhausted {
        specialist: SpecialistCard,
    },
    PlayerExhausted {
        seat: Seat,
        specialist: SpecialistCard,
    },
    BotIdle,
}
