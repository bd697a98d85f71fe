//! The questions of the game: what is being asked, or what happens next. Open ones lie on a stack, innermost last.
use crate::effect::{Kind, List};
use crate::rival::choices::Trip;
use crate::words::*;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What is being asked, or what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    // set-up
    Draft,
    Keep,
    // a turn
    #[default]
    Plan,
    SlotTwo,
    SlotThree,
    Move,
    Shoe {
        /// the pawn has not moved
        stayed: bool,
    },
    /// open parts: 1 and 2 the districts, 4 the building, 8 two dice
    Act {
        open: u8,
    },
    /// a moment for companions; closes by itself when none can be used
    Window,
    Rest,
    // districts
    Bazaar {
        /// 1: the wheel was turned, 2: a die was changed
        did: u8,
        /// goods that were paid for
        paid: u8,
        /// what is left of Brembizánt's discount
        off: u8,
    },
    Inn,
    Sell {
        hero: u8,
        /// requests that are served
        served: u8,
        /// his place at the inn
        place: u8,
    },
    DarkMarket,
    DarkSouth,
    Yurg,
    RuinsMove {
        roll: bool,
    },
    RuinsGain {
        space: u8,
    },
    RuinsRoll,
    // the caravan
    TakeCompanion,
    Route,
    Joining,
    Depart,
    TakeDie,
    PackUp,
    Visiting,
    Delivering {
        town: Town,
    },
    Giving {
        commission: u8,
        served: u8,
        upgraded: u8,
    },
    Fortune {
        left: u8,
    },
    FinalVisit,
    // the automaton
    RivalTurn,
    RivalAct,
    RivalRest,
    RivalRoute {
        town: Option<Town>,
    },
    /// a person chooses one of these towns for it
    RivalTown {
        towns: u8,
        trip: Trip,
    },
    RivalCommission,
    RivalHero {
        sale: bool,
    },
    RivalCompanion,
    RivalLosesHero,
    // effects
    Effects {
        at: List,
    },
    Gain {
        kind: Kind,
        side: Side,
    },
    TakeCommission,
    TakeDeed,
    TakeHero {
        top: bool,
    },
    HeroOrCommission,
    BringHero,
    LoseHero,
    LoseGood,
    LoseDearest,
    FlipUp,
    FlipDown,
    TakeUpgrade,
    UpgradeOrDarkStep,
    TakeSteed,
    Pay {
        building: Building,
    },
    Exchange {
        gave: u8,
        got: u8,
    },
    // limits
    PlaceGood {
        good: Good,
        side: Side,
        began: bool,
    },
    PlaceToken {
        token: Token,
    },
    PlaceHero {
        hero: u8,
        bonus: bool,
    },
    PlaceCommission {
        commission: u8,
    },
    PlaceTile {
        tile: Tile,
    },
    /// goods that no longer fit must go
    Refit,
}

impl Step {
    /// Does a person answer for the automaton?
    pub fn is_for_rival(self) -> bool {
        matches!(
            self,
            Step::RivalTown { .. }
                | Step::RivalCommission
                | Step::RivalHero { .. }
                | Step::RivalCompanion
                | Step::RivalLosesHero
        )
    }
    /// Its name in views, prompts and scenes.
    pub fn name(self) -> &'static str {
        match self {
            Step::Draft => "draft",
            Step::Keep => "keep",
            Step::Plan => "plan",
            Step::SlotTwo => "slot-two",
            Step::SlotThree => "slot-three",
            Step::Move => "move",
            Step::Shoe { .. } => "horseshoe",
            Step::Act { .. } => "act",
            Step::Window => "window",
            Step::Rest => "rest",
            Step::Bazaar { .. } => "bazaar",
            Step::Inn => "inn",
            Step::Sell { .. } => "sell",
            Step::DarkMarket => "dark-market",
            Step::DarkSouth => "dark-market-south",
            Step::Yurg => "yurg",
            Step::RuinsMove { .. } => "ruins-move",
            Step::RuinsGain { .. } => "ruins-gain",
            Step::RuinsRoll => "ruins-roll",
            Step::TakeCompanion => "take-companion",
            Step::Route => "route",
            Step::Joining => "joining",
            Step::Depart => "depart",
            Step::TakeDie => "take-die",
            Step::PackUp => "pack-up",
            Step::Visiting => "visiting",
            Step::Delivering { .. } => "delivering",
            Step::Giving { .. } => "giving",
            Step::Fortune { .. } => "fortune",
            Step::FinalVisit => "final-travel",
            Step::RivalTurn => "rival-turn",
            Step::RivalAct => "rival-act",
            Step::RivalRest => "rival-rest",
            Step::RivalRoute { .. } => "rival-route",
            Step::RivalTown { .. } => "rival-town",
            Step::RivalCommission => "rival-commission",
            Step::RivalHero { .. } => "rival-hero",
            Step::RivalCompanion => "rival-companion",
            Step::RivalLosesHero => "rival-loses-hero",
            Step::Effects { .. } => "effects",
            Step::Gain { .. } => "gain",
            Step::TakeCommission => "take-commission",
            Step::TakeDeed => "take-deed",
            Step::TakeHero { .. } => "take-hero",
            Step::HeroOrCommission => "hero-or-commission",
            Step::BringHero => "bring-hero",
            Step::LoseHero => "lose-hero",
            Step::LoseGood => "lose-good",
            Step::LoseDearest => "lose-dearest",
            Step::FlipUp => "flip-up",
            Step::FlipDown => "flip-down",
            Step::TakeUpgrade => "take-upgrade",
            Step::UpgradeOrDarkStep => "upgrade-or-dark-step",
            Step::TakeSteed => "take-steed",
            Step::Pay { .. } => "pay",
            Step::Exchange { .. } => "exchange",
            Step::PlaceGood { .. } => "place-good",
            Step::PlaceToken { .. } => "place-token",
            Step::PlaceHero { .. } => "place-hero",
            Step::PlaceCommission { .. } => "place-commission",
            Step::PlaceTile { .. } => "place-tile",
            Step::Refit => "refit",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Frame {
    pub seat: Seat,
    pub step: Step,
}
