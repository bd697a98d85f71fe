//! What was told at a table, and to whom.
use crate::{Dice, Host, Millis, Purpose, Seat, Set};
use serde::Serialize;

/// Who hears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    Everybody,
    Only(Seat),
    AllBut(Seat),
}

impl To {
    /// `None` is a spectator.
    pub fn includes(self, who: Option<Seat>) -> bool {
        match self {
            To::Everybody => true,
            To::Only(s) => who == Some(s),
            To::AllBut(s) => who != Some(s),
        }
    }
}

/// Something that the game told, or that the table itself did.
#[derive(Clone, PartialEq, Debug)]
pub enum News<E> {
    Event(E),
    /// The next events come from an action that played itself, because this seat had no choice.
    Forced(Seat),
    /// This seat took back its last choice: everything told from entry `since` on no longer holds.
    Undone {
        seat: Seat,
        since: usize,
    },
}

#[derive(Clone, PartialEq, Debug)]
pub struct Told<E> {
    pub to: To,
    pub news: News<E>,
}

/// One entry of what a viewer saw, numbered without gaps for this viewer: a gap would count the secret moves of others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seen<E> {
    pub n: usize,
    #[serde(flatten)]
    pub what: Sight<E>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight<E> {
    Event(E),
    Forced {
        seat: Seat,
    },
    /// Entries after `back_to` (and before this one) no longer hold.
    Undone {
        seat: Seat,
        back_to: usize,
    },
}

/// What `who` has seen after its `after`-th entry, `most` entries at most.
pub fn seen_by<E: Clone>(told: &[Told<E>], who: Option<Seat>, after: usize, most: usize) -> Vec<Seen<E>> {
    // How many entries `who` had seen before each: what was taken back is counted from it.
    let mut before = Vec::with_capacity(told.len());
    let (mut n, mut page) = (0, vec![]);
    for t in told {
        before.push(n);
        if !t.to.includes(who) {
            continue;
        }
        n += 1;
        if n <= after {
            continue;
        }
        if page.len() == most {
            break;
        }
        let what = match &t.news {
            News::Event(e) => Sight::Event(e.clone()),
            News::Forced(seat) => Sight::Forced { seat: *seat },
            News::Undone { seat, since } => Sight::Undone { seat: *seat, back_to: before[*since] },
        };
        page.push(Seen { n, what });
    }
    page
}

/// The host of a real table: meters what the rules did, so undo needs no help from a game.
pub struct Recorder<'a, E> {
    dice: &'a mut dyn Dice,
    now: Millis,
    pub told: Vec<Told<E>>,
    /// dice were rolled
    pub rolled: bool,
    /// a card or a token was drawn
    pub drawn: bool,
    /// something hidden was shown
    pub revealed: bool,
}

impl<'a, E> Recorder<'a, E> {
    pub fn new(dice: &'a mut dyn Dice, now: Millis) -> Self {
        Recorder { dice, now, told: vec![], rolled: false, drawn: false, revealed: false }
    }
    fn push(&mut self, to: To, event: E) {
        self.told.push(Told { to, news: News::Event(event) });
    }
}

impl<E> Dice for Recorder<'_, E> {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.rolled = true;
        self.dice.below(purpose, n)
    }
    /// A card is drawn: no die is rolled, but somebody sees what nobody could know.
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.drawn = true;
        self.dice.pick(purpose, from)
    }
    /// So is a token out of a bag.
    fn out_of_bag(&mut self, purpose: Purpose, bag: &[u8]) -> usize {
        self.drawn = true;
        self.dice.out_of_bag(purpose, bag)
    }
}

impl<E> Host<E> for Recorder<'_, E> {
    fn now(&self) -> Millis {
        self.now
    }
    fn tell(&mut self, event: E) {
        self.push(To::Everybody, event);
    }
    fn whisper(&mut self, who: Seat, secret: E, public: Option<E>) {
        self.push(To::Only(who), secret);
        if let Some(event) = public {
            self.push(To::AllBut(who), event);
        }
    }
    fn reveal(&mut self, event: E) {
        self.revealed = true;
        self.push(To::Everybody, event);
    }
}
