//! A game for one that counts to five, with an action written by hand, carelessly.
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;
use table::*;

/// How the action was written.
pub struct Care;

impl Care {
    pub const GOOD: u8 = 0;
    /// two different actions count as equal
    pub const LOOSE_EQUALITY: u8 = 1;
    /// blanks around an action are read over
    pub const LOOSE_READING: u8 = 2;
    /// two steps may be one action that is not listed
    pub const SHORT: u8 = 3;
    /// what is not listed goes farther than two steps
    pub const FAR: u8 = 4;
    /// what is listed is said once more
    pub const TWICE: u8 = 5;
}

/// `take 3`. How carelessly it was written is part of the type, because neither `Eq` nor `FromStr` can ask the game.
#[derive(Clone, Copy, Debug)]
pub struct Take<const CARE: u8>(u8);

impl<const CARE: u8> Take<CARE> {
    fn key(self) -> u8 {
        if CARE == Care::LOOSE_EQUALITY { 0 } else { self.0 }
    }
}
impl<const CARE: u8> PartialEq for Take<CARE> {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}
impl<const CARE: u8> Eq for Take<CARE> {}
impl<const CARE: u8> PartialOrd for Take<CARE> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl<const CARE: u8> Ord for Take<CARE> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}
impl<const CARE: u8> fmt::Display for Take<CARE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}
impl<const CARE: u8> FromStr for Take<CARE> {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let s = if CARE == Care::LOOSE_READING { s.trim() } else { s };
        let n = s.strip_prefix("take ").and_then(|n| n.parse().ok());
        n.map(Take).ok_or_else(|| format!("`{s}` takes nothing"))
    }
}

#[derive(Clone)]
pub struct Counting<const CARE: u8>;

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count(u8);

impl<const CARE: u8> Game for Counting<CARE> {
    type State = Count;
    type Action = Take<CARE>;
    type Event = u8;
    type View = u8;

    fn seats(&self) -> u8 {
        1
    }
    fn deal(&self, _: &mut dyn Host<u8>) -> Count {
        Count(0)
    }
    fn must(&self, s: &Count) -> SeatSet {
        if s.0 < 5 { SeatSet::one(Seat(0)) } else { SeatSet::NONE }
    }
    fn legal(&self, s: &Count, seat: Seat, out: &mut Vec<Take<CARE>>) {
        if s.0 < 5 && seat == Seat(0) {
            out.push(Take(s.0));
        }
    }
    fn unlisted(&self, s: &Count, seat: Seat, out: &mut Vec<Take<CARE>>) {
        let farther = match CARE {
            Care::SHORT => 1,
            Care::FAR => 2,
            Care::TWICE => 0,
            _ => return,
        };
        if s.0 + farther < 5 && seat == Seat(0) {
            out.push(Take(s.0 + farther));
        }
    }
    fn play(&self, s: &mut Count, _: Seat, a: Take<CARE>, h: &mut dyn Host<u8>) {
        s.0 = a.0 + 1;
        h.tell(s.0);
    }
    fn places(&self, s: &Count) -> Places {
        [Place { seat: Seat(0), place: 1, score: s.0.into() }].into_iter().collect()
    }
    fn view(&self, s: &Count, _: Option<Seat>) -> u8 {
        s.0
    }
    fn imagine(&self, s: &Count, _: Option<Seat>, _: &mut dyn Dice) -> Count {
        *s
    }
    fn prompt(&self, _: &Count, _: Seat) -> Text {
        Text::new("count")
    }
    fn choice(&self, _: &Count, _: Seat, a: Take<CARE>) -> Choice {
        Choice::new(Text::new("take").number("n", a.0))
    }
    fn in_person(&self, _: Take<CARE>) -> bool {
        true
    }
}
