//! Looking ahead: what would be if a seat did this and then that. Nothing changes by asking.
//!
//! All of it happens in a world that the seat has imagined, so an answer is made of what the seat knows and of nothing
//! else. It ends in front of whatever cannot be taken back: dice, hidden cards and other people are not foreseen. It ends, too,
//! in front of what the rules would refuse, and says so: to ask whether something goes is no mistake.
use crate::*;
use serde::Serialize;

/// The table after some actions of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ahead<V> {
    /// how many of the actions could be foreseen
    pub known: usize,
    /// why the next one could not be done, if that is where it ends
    #[serde(skip)]
    pub refused: Option<Illegal>,
    /// as it would be after them
    pub sheet: Sheet<V>,
    /// how many different sets of further actions with the verb that was asked about could follow one another
    pub ways: usize,
}

/// More ways than anybody wants to count, and than a room may be kept waiting for.
pub const MANY_WAYS: usize = 100;

impl<G: Shelved> Table<G> {
    /// What a seat could do now and not take back.
    pub fn lasting(&self, seat: Seat, at: Millis) -> Vec<G::Action> {
        let world = self.imagined(seat);
        self.legal(seat).iter().copied().filter(|&a| world.lasts(seat, at, a)).collect()
    }
    /// The table after `acts`, as far as that goes, and in how many ways a seat could go on with actions that begin with `verb`.
    pub fn ahead(&self, seat: Seat, at: Millis, acts: &[String], verb: &str) -> Result<Ahead<G::View>, Illegal> {
        let mut world = self.imagined(seat);
        let (mut known, mut refused) = (0, None);
        for act in acts {
            let a: G::Action = act.parse().map_err(|reason| Illegal::Unreadable { reason })?;
            refused = world.check(seat, at, a).err();
            if refused.is_some() || world.lasts(seat, at, a) {
                break;
            }
            world.act(seat, at, a)?;
            known += 1;
        }
        let sheet = world.sheet(Some(seat));
        let mut left = MANY_WAYS;
        world.count_ways(seat, at, verb, None, &mut left);
        Ok(Ahead { known, refused, sheet, ways: MANY_WAYS - left })
    }

    /// This table as the seat may imagine it.
    fn imagined(&self, seat: Seat) -> Self {
        let mut dice = TableDice::new("ahead");
        let state = self.game().imagine(self.state(), Some(seat), &mut dice);
        let mut world = Table::dealt(self.game().clone(), self.header().clone());
        world.set_scene(state, dice, vec![]);
        world
    }
    /// Would it be the end of taking back?
    fn lasts(&self, seat: Seat, at: Millis, a: G::Action) -> bool {
        let mut dice = self.dice().clone();
        Self::outcome(self.game(), *self.state(), &mut dice, seat, at, a).barrier.is_some()
    }
    /// Each set is counted in the order of its actions, so that it is counted once.
    fn count_ways(&mut self, seat: Seat, at: Millis, verb: &str, from: Option<G::Action>, left: &mut usize) {
        for a in self.legal(seat).to_vec() {
            let is_verb = a.to_string().split(' ').next() == Some(verb);
            if !is_verb || from.is_some_and(|from| a < from) || *left == 0 || self.lasts(seat, at, a) {
                continue;
            }
            *left -= 1;
            if self.act(seat, at, a).is_ok() {
                self.count_ways(seat, at, verb, Some(a), left);
                let _ = Table::undo(self, seat, at);
            }
        }
    }
}
