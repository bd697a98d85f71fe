//! Twins with a memory. A shadow is a second world that one viewer could not tell from the truth; it goes along with
//! the game for as long as everything the viewer sees fits both. What was drawn long ago is still hidden then, and an
//! `imagine` that has forgotten to hide it is found.
use super::flaw::{Law, Upheld, hold};
use super::knowledge::{looks_like, same_view};
use super::people::name;
use super::probe::Outcome;
use super::twins::imagined_alike;
use crate::*;

pub(super) struct Shadow<G: Game> {
    pub who: Option<Seat>,
    pub state: G::State,
}

impl<G: Game> Clone for Shadow<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Shadow<G> {}

impl<G: Game> Shadow<G> {
    /// Goes along with one action of the truth. `None`: the viewer can tell the worlds apart now.
    pub fn follow(
        self,
        g: &G,
        (seat, truth): (Seat, &Outcome<G>),
        at: Millis,
        d: &mut FastDice,
    ) -> Upheld<Option<Self>> {
        let Some(likewise) = looks_like(g, &self.state, (seat, truth), at, self.who, d) else {
            let fair = !truth.in_passing();
            hold(Law::NothingToldInPassing, fair, || {
                format!("{} of seat {seat} tells {} something hidden long ago", truth.deed(), name(self.who))
            })?;
            return Ok(None);
        };
        let next = Shadow { state: likewise.state, ..self };
        if next.state == truth.state {
            return Ok(None);
        }
        same_view(g, &truth.state, &next.state, next.who)?;
        imagined_alike(g, (truth, &likewise), next.who, d)?;
        Ok(Some(next))
    }
}
