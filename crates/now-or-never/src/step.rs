//! The questions that can be open.
use crate::cards::*;
use crate::effect::List;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// Whom a hero fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// the top token of a level, 0 to 8
    Enemy(u8),
    /// the enemy of a quest card (N-251)
    Quest(QuestCard),
}

/// The die of a round, 1 to 4, and the red ability that it fixed (N-316): what lies in its slot, unless that was changed
/// since. Then the byte also says what lay there before: 5 + the die from 0 + 4 x (0: the basic ability, otherwise a token
/// from 1). A round in which nothing is bought looks as it always has, in files too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kept(u8);

impl Kept {
    #[inline]
    pub fn new(die: u8) -> Kept {
        debug_assert!((1..=4).contains(&die), "a die with four sides");
        Kept(die)
    }
    #[inline]
    pub fn die(self) -> u8 {
        if self.0 <= 4 { self.0 } else { (self.0 - 5) % 4 + 1 }
    }
    /// What lay in the slot when the die was kept, if something else lies there now; nothing: the basic ability.
    #[inline]
    pub fn before(self) -> Option<Option<SlotToken>> {
        let lay = self.0.checked_sub(5)? / 4;
        Some(lay.checked_sub(1).map(SlotToken::new))
    }
    /// Something comes into a slot where `old` lay.
    pub fn hold(self, slot: u8, old: Option<SlotToken>) -> Kept {
        if self.before().is_some() || self.die() != slot + 1 {
            return self;
        }
        let lay = old.map_or(0, |old| old.number() + 1);
        debug_assert!(lay <= 61, "more tokens than a byte holds beside a die");
        Kept(5 + slot + 4 * lay)
    }
}

#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
pub enum Step {
    // set-up
    ChooseHero,
    /// N-049: builder or healer, whichever is due
    PlaceStarting {
        specialist: SpecialistCard,
    },
    /// keeps `left` of the cards in `drawn`
    KeepQuests {
        left: u8,
    },

    #[default]
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
        die: Kept,
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
        a: OrderToken,
        b: OrderToken,
    },
    Villager,
    AnyGood,
    /// any unclaimed search token (N-240)
    Token,
    /// which of the nearest tokens the bot takes (N-289)
    SoloToken,
    /// which of the bot's specialists makes room (N-290)
    SoloRecruit {
        specialist: SpecialistCard,
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
        card: QuestCard,
    },
    /// the card is tucked and gives what it gives
    QuestDone {
        card: QuestCard,
    },
    /// the bot's card after a turn (N-283)
    SoloTurn,
}

impl Step {
    /// Are quest cards being drawn or chosen from?
    #[inline]
    pub fn draws(self) -> bool {
        matches!(self, Step::Draw { .. } | Step::KeepQuests { .. })
    }
    /// Is it the bot's card that asks? Then the turn is over (N-314).
    #[inline]
    pub fn is_the_bots(self) -> bool {
        matches!(self, Step::SoloToken | Step::SoloRecruit { .. })
    }
}

pub type Frame = table::Frame<Step>;
