//! What happened, as plain data. Who sees it is said where it is told.
use crate::cards::*;
use crate::words::*;
use serde::Serialize;
use table::Seat;

/// Something that was to be gained and could not be: the supply is empty, or there is no room for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Missed {
    Good,
    Quartz,
    Horseshoe,
    Lantern,
    IlluminatedDie,
}

/// What an action card of the automaton asks for in vain (P-067, P-071).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    GoodsLeast,
    GoodsMost,
    CommissionsMost,
    /// a commission, or two heroes for one town
    Journey,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    // the course of the game
    Round {
        round: u8,
    },
    Turn {
        seat: Seat,
    },
    FinalTravels,
    // set-up
    Buildings {
        at: [Building; 4],
    },
    WheelSet {
        good: Good,
    },
    Paired {
        steed: Steed,
        hero: HeroCard,
    },
    Drafted {
        seat: Seat,
        steed: Steed,
        hero: HeroCard,
    },
    DeedPutBack {
        seat: Seat,
        deed: Option<DeedCard>,
    },
    /// a wagon upgrade leaves play
    TileOut {
        tile: Tile,
    },
    // the automaton
    /// it turns its action card over
    RivalCard {
        card: RivalCard,
    },
    RivalMoved {
        to: u8,
    },
    /// the first action of its card that is possible
    RivalActs {
        district: District,
    },
    /// what this one needs is missing: `n` goods or commissions at least or at most
    RivalCannot {
        district: District,
        lacks: Lack,
        n: u8,
    },
    /// its goods marker
    RivalGoods {
        by: i8,
    },
    /// its illuminated dice
    RivalDice {
        by: i8,
    },
    /// a companion goes under the deck
    RivalSentAway {
        card: CompanionCard,
    },
    // what a seat gains and loses
    Coins {
        seat: Seat,
        by: i8,
    },
    Prestige {
        seat: Seat,
        by: i8,
    },
    Lanterns {
        seat: Seat,
        by: i8,
    },
    Quartz {
        seat: Seat,
        by: i8,
    },
    Horseshoes {
        seat: Seat,
        by: i8,
    },
    Gained {
        seat: Seat,
        good: Good,
        side: Side,
    },
    /// back to the supply
    Lost {
        seat: Seat,
        good: Good,
        side: Side,
    },
    Missed {
        seat: Seat,
        thing: Missed,
    },
    Flipped {
        seat: Seat,
        good: Good,
        to: Side,
    },
    IlluminatedDie {
        seat: Seat,
        face: Face,
    },
    Hero {
        seat: Seat,
        hero: HeroCard,
    },
    /// to the bottom of the hero deck
    HeroLeft {
        seat: Seat,
        hero: HeroCard,
    },
    Commission {
        seat: Seat,
        commission: CommissionCard,
    },
    /// to the bottom of its stack
    CommissionLeft {
        seat: Seat,
        commission: CommissionCard,
    },
    Deed {
        seat: Seat,
        deed: Option<DeedCard>,
    },
    Companion {
        seat: Seat,
        card: CompanionCard,
    },
    Tile {
        seat: Seat,
        tile: Tile,
    },
    Steed {
        seat: Seat,
        steed: Steed,
    },
    // plan, move, act
    Reset {
        seat: Seat,
    },
    Bumped {
        seat: Seat,
        die: Face,
        slot: Slot,
        out: Face,
    },
    Unlocked {
        seat: Seat,
        slot: Slot,
        out: Face,
    },
    Lit {
        seat: Seat,
        die: Face,
    },
    Moved {
        seat: Seat,
        steps: u8,
        to: u8,
    },
    Horseshoe {
        seat: Seat,
        way: Way,
        to: u8,
    },
    Visited {
        seat: Seat,
        district: District,
    },
    /// the district could not be carried out (F-053)
    Idle {
        seat: Seat,
        district: District,
    },
    Used {
        seat: Seat,
        building: Building,
    },
    Wheel {
        seat: Seat,
    },
    Changed {
        seat: Seat,
        from: Good,
        to: Good,
    },
    Bought {
        seat: Seat,
        good: Good,
    },
    Sold {
        seat: Seat,
        good: Good,
        side: Side,
        price: u8,
    },
    DarkMarket {
        seat: Seat,
        to: u8,
    },
    Ruins {
        seat: Seat,
        to: u8,
    },
    RuinsDie {
        seat: Seat,
        face: u8,
    },
    Oracle {
        seat: Seat,
        face: u8,
    },
    Swapped {
        seat: Seat,
        give: Unit,
        get: Unit,
    },
    // the caravan
    Declared {
        seat: Seat,
        town: Town,
        road: Road,
    },
    Joined {
        seat: Seat,
        yes: bool,
    },
    EventCard {
        event: EventCard,
    },
    /// how many dice show 1, 2, …
    Travel {
        dice: [u8; 6],
    },
    Took {
        seat: Seat,
        die: u8,
        value: u8,
    },
    Entered {
        seat: Seat,
        town: Town,
    },
    Delivered {
        seat: Seat,
        commission: CommissionCard,
        goods: u8,
        prestige: u8,
    },
    Brought {
        seat: Seat,
        hero: HeroCard,
    },
    Fortune {
        seat: Seat,
        luck: Luck,
    },
    // companions
    Ability {
        seat: Seat,
        animal: Animal,
        which: u8,
    },
    Copied {
        seat: Seat,
        value: u8,
    },
    Stray {
        seat: Seat,
        stray: Stray,
    },
    /// a stray goes on to the next owner, or under the deck
    StrayWent {
        stray: Stray,
        to: Option<Seat>,
    },
    // rest
    MarketDie {
        good: Good,
    },
    HeroShown {
        place: u8,
        hero: HeroCard,
    },
    DeedShown {
        place: u8,
        deed: DeedCard,
    },
    CompanionShown {
        place: u8,
        card: CompanionCard,
    },
    CommissionShown {
        commission: CommissionCard,
    },
    NightDice {
        seat: Seat,
        faces: [u8; 8],
    },
    // the end
    Revealed {
        seat: Seat,
        deed: DeedCard,
        done: bool,
    },
    Scored {
        seat: Seat,
        score: i16,
        base: i16,
        points: i16,
    },
}
