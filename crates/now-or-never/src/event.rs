//! What happened, as plain data. Who sees it is said where it is told.
use crate::step::Foe;
use crate::words::*;
use serde::Serialize;
use table::Seat;

/// Points of one seat at the end (N-202 to N-207).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
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
        specialist: u8,
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
        specialist: u8,
    },
    PaidBot {
        seat: Seat,
        specialist: u8,
    },
    Recruited {
        seat: Seat,
        specialist: u8,
        slot: u8,
    },
    SpecialistGone {
        seat: Seat,
        specialist: u8,
    },
    Rested {
        seat: Seat,
        specialist: u8,
        relief: Relief,
    },
    Woken {
        seat: Seat,
        specialist: u8,
    },
    SpecialistShown {
        place: u8,
        specialist: u8,
    },
    Built {
        seat: Seat,
        building: u8,
        space: u8,
    },
    Swapped {
        seat: Seat,
        a: u8,
        b: u8,
    },
    Gear {
        seat: Seat,
        token: u8,
        slot: u8,
    },
    GearShown {
        place: u8,
        token: u8,
    },
    Learned {
        seat: Seat,
        token: u8,
        slot: u8,
    },
    TokenGone {
        seat: Seat,
        token: u8,
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
        card: Option<u8>,
    },
    Kept {
        seat: Seat,
        pile: Pile,
        card: Option<u8>,
    },
    Unkept {
        seat: Seat,
        pile: Pile,
        card: Option<u8>,
    },
    Shuffled {
        pile: Pile,
    },
    Quest {
        seat: Seat,
        card: u8,
    },
    QuestLost {
        seat: Seat,
        card: u8,
    },
    OrdersDrawn {
        seat: Seat,
        orders: Option<(u8, Option<u8>)>,
    },
    OrderKept {
        seat: Seat,
        order: u8,
    },
    OrderDone {
        seat: Seat,
        order: u8,
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
        card: u8,
    },
    BotSearched {
        space: u8,
    },
    BotRecruited {
        specialist: u8,
        slot: u8,
    },
    BotSent {
        specialist: u8,
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
        specialist: u8,
    },
    PlayerExhausted {
        seat: Seat,
        specialist: u8,
    },
    BotIdle,
}
