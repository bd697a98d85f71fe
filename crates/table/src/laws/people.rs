//! Random people: those who must act do, those who only may sometimes volunteer, and the house waits for its clock.
use crate::*;

const WHIM: Purpose = Purpose(0);

/// Chance for the suite itself: one in `n`.
pub(super) fn one_in(n: u32, d: &mut FastDice) -> bool {
    d.below(WHIM, n) == 0
}
pub(super) fn any_of<T: Copy>(all: &[T], d: &mut FastDice) -> Option<T> {
    (!all.is_empty()).then(|| all[d.below(WHIM, all.len() as u32) as usize])
}

/// Every viewer: all seats, and a spectator.
pub(super) fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(seats).map(Some))
}

pub(super) fn name(who: Option<Seat>) -> String {
    who.map_or("a spectator".into(), |seat| format!("seat {seat}"))
}

/// Everybody who can do something, the house last, and all that they may do.
pub(super) struct Floor<A> {
    pub lists: Vec<(Seat, Vec<A>)>,
}

impl<A: Copy> Floor<A> {
    pub fn of<G: Game<Action = A>>(g: &G, s: &G::State) -> Self {
        let seats = Seat::all(g.seats()).chain([Seat::HOUSE]);
        Floor { lists: seats.map(|w| (w, allowed_list(g, s, w))).filter(|(_, l)| !l.is_empty()).collect() }
    }
    pub fn list(&self, seat: Seat) -> &[A] {
        self.lists.iter().find(|(w, _)| *w == seat).map_or(&[], |(_, l)| l)
    }
    /// Somebody's next action.
    pub fn choose(&self, must: SeatSet, d: &mut FastDice) -> Option<(Seat, A)> {
        let seats =
            |asked: bool| -> Vec<Seat> { self.lists.iter().map(|l| l.0).filter(|&w| must.has(w) == asked).collect() };
        let (asked, volunteers) = (seats(true), seats(false));
        // While the game waits for the clock only, people are busy; else they interrupt now and then.
        let busy = must == SeatSet::one(Seat::HOUSE) && !one_in(40, d);
        let pool =
            if !volunteers.is_empty() && (busy || asked.is_empty() || one_in(6, d)) { volunteers } else { asked };
        let seat = any_of(&pool, d)?;
        Some((seat, any_of(self.list(seat), d)?))
    }
}

/// When it happens: a little later than the last action, from the signal on and before the deadline for people, at the
/// deadline for the house.
pub(super) fn moment<G: Game>(g: &G, s: &G::State, seat: Seat, last: Millis, d: &mut FastDice) -> Millis {
    let at = last + Millis::from(d.below(WHIM, 900));
    // Somebody whose time is nearly up may have put the clock back.
    let at = at.max(g.signal(s, seat).unwrap_or(0));
    match g.deadline(s, seat) {
        Some(deadline) if seat == Seat::HOUSE => at.max(deadline),
        Some(deadline) => at.min(deadline.saturating_sub(1)),
        None => at,
    }
}
