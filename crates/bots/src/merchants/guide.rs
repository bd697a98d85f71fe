//! How search looks at Merchants.
use super::judge::Judge;
use super::value::{Look, Sense, WEIGHTS, Weights, against_rival};
use crate::greedy::Evaluate;
use crate::search::{Far, Guide};
use merchants::state::Step;
use merchants::{Merchants, State};
use table::Seat;

/// What search thinks open questions may still bring: found by tuning against [`WEIGHTS`], by which the cards are balanced.
pub const FORESIGHT: Weights = Weights {
    balance: 23,
    inn_asks: 7,
    commission: 29,
    promise: 32,
    promise_ready: 53,
    hero: 91,
    company: 36,
    lantern: 49,
    third_lantern: 19,
    illuminated: 65,
    ability: 16,
    steed: 77,
    journey: 77,
    dark_event: -37,
    ..WEIGHTS
};

/// What the automaton gains in a round, by its level: hundredths of a point.
const RIVAL_GAINS: [i32; 3] = [150, 200, 270];

/// The judge for what is there, the outlook of greedy for what is open.
pub struct Foresight {
    sense: Sense,
    judge: Judge,
}

impl Foresight {
    pub fn new(weights: Weights) -> Foresight {
        Self::by(weights, Judge::default())
    }
    /// With a judge of its own, for fitting.
    pub fn by(weights: Weights, judge: Judge) -> Foresight {
        Foresight { sense: Sense { w: weights }, judge }
    }

    /// The automaton goes on as its level does.
    fn rival(g: &Merchants, s: &State) -> i32 {
        let played = i32::from(s.active.0 > g.rival.0 || s.round > 13);
        let left = (14 - i32::from(s.round) - played).clamp(0, 13);
        g.score(s, g.rival).total * 100 + left * RIVAL_GAINS[g.opt.level.index()]
    }
}

impl Evaluate<Merchants> for Foresight {
    fn value(&self, g: &Merchants, s: &State, seat: Seat) -> i32 {
        if !s.in_turn() {
            return self.sense.value(g, s, seat);
        }
        let look = Look::new(g, s, seat, &self.sense.w);
        // Within its turn a seat is judged as it will stand after it; the outlook says what is still to come.
        let acting = s.active == seat && !s.stack.iter().any(|f| f.step == Step::Plan);
        self.judge.expects(&look, look.left - i32::from(acting)) + look.outlook() - against_rival(g, s)
    }
}

impl Guide<Merchants> for Foresight {
    fn expects(&self, g: &Merchants, s: &State, seat: Seat) -> i32 {
        if seat == g.rival {
            return Self::rival(g, s);
        }
        if !s.in_turn() {
            return self.sense.value(g, s, seat);
        }
        let look = Look::new(g, s, seat, &self.sense.w);
        self.judge.expects(&look, look.left)
    }
    fn turns(&self, g: &Merchants, s: &State) -> u32 {
        u32::from(s.round) * u32::from(g.opt.players) + u32::from(s.active.0)
    }
    /// To the end of the game: with so many tries its luck averages out, and what really comes of a choice beats any
    /// judgement on the way. With twice as many the guide is doubted a little: it errs in the same way in every try, and more
    /// tries alone only repeat that.
    fn far(&self) -> Far {
        Far { rounds: 13, many: 2000, blur: 60 }
    }
    fn spread(&self, _: &Merchants, s: &State) -> i32 {
        // a lead of a few points decides at the end, and little at the beginning
        150 + 80 * i32::from(14 - s.round.min(14))
    }
}
