//! How search looks at Now or Never.
use super::value::Sense;
use crate::greedy::Evaluate;
use crate::search::{Far, Guide};
use now_or_never::state::{Frame, Step};
use now_or_never::{Action, NowOrNever, State};
use table::Seat;

/// More turns than a season has.
const SEASON: u32 = 64;

/// The evaluation of greedy, counted in turns.
pub struct Foresight;

impl Evaluate<NowOrNever> for Foresight {
    fn value(&self, g: &NowOrNever, s: &State, seat: Seat) -> i32 {
        Sense.value(g, s, seat)
    }
    fn trim(&self, g: &NowOrNever, s: &State, seat: Seat, list: &mut Vec<Action>) {
        Sense.trim(g, s, seat, list);
    }
}

impl Guide<NowOrNever> for Foresight {
    /// Nobody counts turns, but every turn uses something up: a specialist, a token, the season.
    fn turns(&self, g: &NowOrNever, s: &State) -> u32 {
        let used = Seat::all(g.opt.players).map(|seat| {
            let p = &s.players[seat];
            p.down.count_ones() + p.arrows.count_ones() + u32::from(s.passed.has(seat))
        });
        let open = !matches!(s.stack.top(), None | Some(Frame { step: Step::Turn, .. }));
        let used = used.sum::<u32>() + s.bot.down.count_ones();
        u32::from(s.season) * SEASON + used.saturating_sub(open.into())
    }
    /// To the end of the season, even alone against the solo bot: production tells what the turns were good for.
    fn far(&self) -> Far {
        Far { rounds: 13, many: 120, blur: 0 }
    }
    fn spread(&self, _: &NowOrNever, s: &State) -> i32 {
        // a lead of a few points decides at the end, and little at the beginning
        800 + 300 * i32::from(6 - s.season.min(6))
    }
}
