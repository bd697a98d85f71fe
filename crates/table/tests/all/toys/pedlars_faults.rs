//! What can be wrong with [`super::pedlars`]. Each fault is one line somewhere in its rules.
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    // the doors
    DeadlineLongAgo,
    Doubles,
    Mumbles,
    SaysUndo,
    LosesNote,
    LosesNoteInJson,
    ViewLosesNote,
    DeadEnd,
    LivesOn,
    HouseWithoutClock,
    ForgetsPlace,
    Endless,
    BowsForEver,
    Panics,
    LosesCoin,
    // a memory outside the state
    DealsByMood,
    Remembers,
    // what is shown
    ViewLeaks,
    PromptLeaks,
    LabelLeaks,
    OrderLeaks,
    DeadlineLeaks,
    SecretScore,
    HiddenLuck,
    ForcedLeaks,
    // what is told
    TellsStow,
    TurnTells,
    DrawsWithoutDie,
    TellsDraw,
    GambleTells,
    // what is imagined
    ImaginesTruth,
    KeepsHands,
    KeepsHandsAtTheEnd,
    KeepsDrawn,
    KeepsBottom,
    KeepsVaults,
    ImaginesByTruth,
    ImaginesInCircles,
    ImaginesOtherTurn,
    ViewForgetsBank,
    ImaginesDoubles,
}

/// A number that may be lost when it is written down: 1 always, 2 as JSON only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lossy(pub u8);

impl Serialize for Lossy {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let lost = self.0 == 1 || (self.0 == 2 && s.is_human_readable());
        s.serialize_u8(if lost { 0 } else { self.0 })
    }
}
impl<'de> Deserialize<'de> for Lossy {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        u8::deserialize(d).map(Lossy)
    }
}

/// A number whose notation forgets that it was odd.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Odd(pub u8);

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 & !1)
    }
}
impl FromStr for Odd {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        s.parse().map(Odd).map_err(|_| format!("`{s}` is not a number"))
    }
}
