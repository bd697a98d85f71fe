//! The questions that can be open.
use crate::effect::List;
use crate::words::*;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Whom a hero fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// the top token of a level, 0 to 8
    Enemy(u8),
    /// the enemy of a quest card (N-251)
    Quest(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    // set-up
    ChooseHero,
    /// N-049: builder or healer, whichever is due
    PlaceStarting {
        specialist: u8,
    },
    /// keeps `left` of the cards in `drawn`
    KeepQuests {
        left: u8,
    },

    Turn,
    /// N-083 to N-096; `left` spaces are free
    Move {
        from: u8,
        left: u8,
    },
    /// N-097 to N-099; `charged`: entered to fight, otherwise the enemy here was passed by
    Stand {
        charged: bool,
        quested: bool,
    },
    /// between two rounds; no round yet: no retreat (N-109)
    Fight {
        foe: Foe,
        dealt: u8,
        rounds: u8,
    },
    /// the attack die is kept
    Round {
        foe: Foe,
        dealt: u8,
        rounds: u8,
        die: u8,
    },
    /// a die lies on the table and may be rolled again
    Die {
        cast: Cast,
        die: u8,
    },
    Build {
        off: u8,
        bonus: List,
    },
    Gear {
        off: u8,
    },
    Swap,
    Wake,
    /// `piles`: named, and not yet drawn (N-330)
    Draw {
        left: u8,
        keep: u8,
        piles: [u8; 3],
    },
    KeepOrder {
        a: u8,
        b: u8,
    },
    Villager,
    AnyGood,
    /// any unclaimed search token (N-240)
    Token,
    /// which of the nearest tokens the bot takes (N-289)
    SoloToken,
    /// which of the bot's specialists makes room (N-290)
    SoloRecruit {
        specialist: u8,
    },

    // these play themselves
    Effects {
        at: List,
    },
    /// the specialist's second half: the gap in the row is filled (N-051)
    FillRow {
        place: u8,
    },
    /// a fight that a quest card asks for follows its payment
    QuestFight {
        card: u8,
    },
    /// the card is tucked and gives what it gives
    QuestDone {
        card: u8,
    },
    /// the bot's card after a turn (N-283)
    SoloTurn,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame {
    pub seat: Seat,
    pub step: Step,
}

impl Default for Frame {
    fn default() -> Self {
        Frame { seat: Seat(0), step: Step::Turn }
    }
}
