//! Playing on: what a sensible merchant would do from here.
use super::guide::Guide;
use super::luck::Luck;
use crate::mistake::mistake;
use table::{Game, Seat};

/// More seats than any game has.
pub const SEATS: usize = 8;

/// What a future is worth to each seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct Worth {
    /// from 0 to 1: the rank that may be expected
    pub rank: [f64; SEATS],
    /// points ahead of the best other seat
    pub lead: [f64; SEATS],
}

/// Plays in imagined worlds by a guide. Holds only what need not be made anew each time.
pub struct Walk<'a, G: Game, E> {
    pub game: &'a G,
    pub guide: &'a E,
    pub list: Vec<G::Action>,
    /// what the guide thinks of each entry of `list`
    pub values: Vec<i32>,
    /// positions after a choice: the best so far, and the one that is tried
    trials: Vec<G::State>,
    /// the lead that makes three wins of four likely, where the thinking began
    spread: i32,
    /// hundredths of a point by which a choice may be misjudged on the way
    blur: i32,
}

impl<'a, G: Game, E: Guide<G>> Walk<'a, G, E> {
    pub fn new(game: &'a G, guide: &'a E) -> Self {
        Walk { game, guide, list: vec![], values: vec![], trials: vec![], spread: 0, blur: 0 }
    }
    /// Whoever plays on misjudges each choice by up to so many hundredths of a point.
    #[must_use]
    pub fn misjudging(self, blur: i32) -> Self {
        Walk { blur, ..self }
    }

    /// Judges as somebody does who stands here. A lead of two points that comes of it in the last round is little to them: it
    /// may come otherwise, and how large it is says more than who has it.
    pub fn stand(&mut self, s: &G::State) {
        self.spread = self.guide.spread(self.game, s);
    }

    /// Goes on to the next moment with a choice; its choices are in `list`. `None`: the game is over.
    #[inline]
    pub fn settle(&mut self, s: &mut G::State, luck: &mut Luck) -> Option<Seat> {
        loop {
            let seat = self.game.must(s).first()?;
            self.list.clear();
            self.game.legal(s, seat, &mut self.list);
            self.guide.trim(self.game, s, seat, &mut self.list);
            let [only] = self.list[..] else { return Some(seat) };
            self.game.play(s, seat, only, luck);
        }
    }

    /// What the guide thinks of every entry of `list`, by other dice than those that will fall. The one that seems best to
    /// somebody who misjudges by `mistakes`, and which of `trials` is the position after it, if no dice were asked.
    fn weigh(
        &mut self,
        s: &G::State,
        seat: Seat,
        luck: &Luck,
        mut mistakes: impl FnMut() -> i32,
    ) -> (usize, Option<usize>) {
        self.values.clear();
        self.trials.resize(2, *s);
        let (mut best, mut most, mut free) = ((0, None), i32::MIN, 0);
        for (i, &a) in self.list.iter().enumerate() {
            let after = &mut self.trials[free];
            *after = *s;
            let mut dice = luck.aside();
            self.game.play(after, seat, a, &mut dice);
            let value = self.guide.value(self.game, after, seat);
            self.values.push(value);
            let seems = value + mistakes();
            if seems > most {
                most = seems;
                best = (i, (!dice.was_asked()).then_some(free));
                free = 1 - free;
            }
        }
        best
    }

    /// One step by the guide. `list` and `values` tell afterwards what was weighed.
    #[inline]
    pub fn step(&mut self, s: &mut G::State, seat: Seat, luck: &mut Luck) {
        let best = self.weigh(s, seat, luck, || 0);
        self.take(best, s, seat, luck);
    }
    fn take(&self, (best, after): (usize, Option<usize>), s: &mut G::State, seat: Seat, luck: &mut Luck) {
        match after {
            Some(after) => *s = self.trials[after],
            None => self.game.play(s, seat, self.list[best], luck),
        }
    }

    /// Plays by the guide, more or less, until `turns` have begun, and judges.
    pub fn finish(&mut self, s: &mut G::State, luck: &mut Luck, turns: u32) -> Worth {
        let (mut doubt, blur) = (luck.apart(), self.blur);
        while self.guide.turns(self.game, s) < turns {
            let Some(seat) = self.settle(s, luck) else { break };
            let best = self.weigh(s, seat, luck, || mistake(&mut doubt, blur));
            self.take(best, s, seat, luck);
        }
        self.judge(s)
    }

    /// What a position is worth to everybody.
    pub fn judge(&self, s: &G::State) -> Worth {
        let seats = self.game.seats();
        let mut worth = Worth::default();
        let mut values = [0; SEATS];
        for seat in Seat::all(seats) {
            values[seat.index()] = self.guide.expects(self.game, s, seat);
        }
        let now = self.guide.spread(self.game, s).max(1);
        let spread = f64::from(now.max(self.spread));
        for seat in Seat::all(seats) {
            let others = Seat::all(seats).filter(|&o| o != seat).map(|o| values[o.index()]);
            let lead = f64::from(values[seat.index()] - others.max().unwrap_or(0));
            worth.lead[seat.index()] = lead / 100.0;
            worth.rank[seat.index()] = 0.5 + 0.5 * lead / (lead.abs() + spread);
        }
        if self.game.must(s).is_empty() {
            self.crown(s, &mut worth, f64::from(now) / spread);
        }
        worth
    }

    /// The game is over. Seen from near, the places count for most and the lead for a little; from far it is the other way round.
    fn crown(&self, s: &G::State, worth: &mut Worth, near: f64) {
        let counts = 0.8 * near;
        let places = self.game.places(s);
        let winners = places.iter().filter(|p| p.place == 1).count().max(1);
        for p in places.iter() {
            let won = if p.place == 1 { 1.0 / winners as f64 } else { 0.0 };
            let rank = &mut worth.rank[p.seat.index()];
            *rank = counts * won + (1.0 - counts) * *rank;
        }
    }
}
