//! The questions of the game: what is being asked, or what happens next. Open ones lie on a stack, innermost last.
use crate::cards::*;
use crate::effect::{Kind, List};
use crate::rival::choices::Trip;
use crate::words::*;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// What is being asked, or what happens next. [`StepKind`] names each without what is inside it.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
    strum::EnumDiscriminants,
)]
#[strum_discriminants(name(StepKind), derive(strum::VariantArray, PartialOrd, Ord))]
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
        hero: HeroCard,
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
        commission: CommissionCard,
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
        hero: HeroCard,
        bonus: bool,
    },
    PlaceCommission {
        commission: CommissionCard,
    },
    PlaceTile {
        tile: Tile,
    },
    /// goods that no longer fit must go
    Refit,
    // New ones come last: hashes in game files are made of these numbers.
    /// the automaton delivers one of its heroes for these towns
    RivalBringsHero {
        towns: u8,
    },
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
                | Step::RivalBringsHero { .. }
        )
    }
    /// Its name in views, prompts and scenes.
    pub fn name(self) -> &'static str {
        StepKind::from(self).name()
    }
}

impl StepKind {
    pub const ALL: &'static [StepKind] = <StepKind as strum::VariantArray>::VARIANTS;

    pub fn name(self) -> &'static str {
        match self {
            StepKind::Draft => "draft",
            StepKind::Keep => "keep",
            StepKind::Plan => "plan",
            StepKind::SlotTwo => "slot-two",
            StepKind::SlotThree => "slot-three",
            StepKind::Move => "move",
            StepKind::Shoe => "horseshoe",
            StepKind::Act => "act",
            StepKind::Window => "window",
            StepKind::Rest => "rest",
            StepKind::Bazaar => "bazaar",
            StepKind::Inn => "inn",
            StepKind::Sell => "sell",
            StepKind::DarkMarket => "dark-market",
            StepKind::DarkSouth => "dark-market-south",
            StepKind::Yurg => "yurg",
            StepKind::RuinsMove => "ruins-move",
            StepKind::RuinsGain => "ruins-gain",
            StepKind::RuinsRoll => "ruins-roll",
            StepKind::TakeCompanion => "take-companion",
            StepKind::Route => "route",
            StepKind::Joining => "joining",
            StepKind::Depart => "depart",
            StepKind::TakeDie => "take-die",
            StepKind::PackUp => "pack-up",
            StepKind::Visiting => "visiting",
            StepKind::Delivering => "delivering",
            StepKind::Giving => "giving",
            StepKind::Fortune => "fortune",
            StepKind::FinalVisit => "final-travel",
            StepKind::RivalTurn => "rival-turn",
            StepKind::RivalAct => "rival-act",
            StepKind::RivalRest => "rival-rest",
            StepKind::RivalRoute => "rival-route",
            StepKind::RivalTown => "rival-town",
            StepKind::RivalCommission => "rival-commission",
            StepKind::RivalHero => "rival-hero",
            StepKind::RivalCompanion => "rival-companion",
            StepKind::RivalLosesHero => "rival-loses-hero",
            StepKind::RivalBringsHero => "rival-brings-hero",
            StepKind::Effects => "effects",
            StepKind::Gain => "gain",
            StepKind::TakeCommission => "take-commission",
            StepKind::TakeDeed => "take-deed",
            StepKind::TakeHero => "take-hero",
            StepKind::HeroOrCommission => "hero-or-commission",
            StepKind::BringHero => "bring-hero",
            StepKind::LoseHero => "lose-hero",
            StepKind::LoseGood => "lose-good",
            StepKind::LoseDearest => "lose-dearest",
            StepKind::FlipUp => "flip-up",
            StepKind::FlipDown => "flip-down",
            StepKind::TakeUpgrade => "take-upgrade",
            StepKind::UpgradeOrDarkStep => "upgrade-or-dark-step",
            StepKind::TakeSteed => "take-steed",
            StepKind::Pay => "pay",
            StepKind::Exchange => "exchange",
            StepKind::PlaceGood => "place-good",
            StepKind::PlaceToken => "place-token",
            StepKind::PlaceHero => "place-hero",
            StepKind::PlaceCommission => "place-commission",
            StepKind::PlaceTile => "place-tile",
            StepKind::Refit => "refit",
        }
    }
}

impl FromStr for StepKind {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        let found = StepKind::ALL.iter().copied().find(|kind| kind.name() == word);
        found.ok_or_else(|| format!("`{word}` is not a question of this game"))
    }
}

pub type Frame = table::Frame<Step>;
