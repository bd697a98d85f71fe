//! Who could use the moment: an action plays itself only if that takes nothing from anybody.
use crate::held::Held;
use crate::{Dice, Game, Purpose, Quiet, Seat};
use std::cell::OnceCell;

/// Chance is tried with dice that always fall on the same side, one side after the other: how the table's own dice will
/// fall is nobody's to know, so whether an action waits must not depend on it.
const SIDES: usize = 6;
/// One thing may make another possible: so many are followed, one after the other.
const STEPS: u32 = 3;

/// The only action of the seat that must act, if nobody else would lose anything by it.
pub fn plays_itself<G: Game>(game: &G, s: &G::State) -> Option<(Seat, G::Action)> {
    forced(game, &Held::new(*s))
}

pub(crate) fn forced<G: Game>(game: &G, now: &Held<G>) -> Option<(Seat, G::Action)> {
    now.only_action(game).filter(|&next| !somebody_is_passed_over(game, now, next))
}

type Deed<G> = (Seat, <G as Game>::Action);

/// Has anybody who was not asked something to do now that would be lost, or would come to something else, if `next` were
/// played first; or that would give the seat of `next` a choice? What only prepares such a thing counts, too.
fn somebody_is_passed_over<G: Game>(game: &G, now: &Held<G>, next: Deed<G>) -> bool {
    // what `next` alone leads to, by the side of the dice, and whether they were asked
    let alone: [OnceCell<(Held<G>, bool)>; SIDES] = std::array::from_fn(|_| OnceCell::new());
    let lost = |other: Deed<G>| {
        for (side, alone) in (0..).zip(&alone) {
            let trial = |rolled| Trial { game, next, die: Quiet(Side { side, rolled }) };
            let (alone, rolled) = alone.get_or_init(|| {
                let mut trial = trial(false);
                (trial.after(now, next), trial.die.0.rolled)
            });
            let mut trial = trial(*rolled);
            if trial.leads(now, alone, other, STEPS) {
                return true;
            }
            if !trial.die.0.rolled {
                break;
            }
        }
        false
    };
    let mut others = Seat::all(game.seats()).filter(|&seat| seat != next.0);
    others.any(|seat| now.legal(game, seat).iter().any(|&a| lost((seat, a))))
}

/// Trying what would be, with dice that fall on one side.
struct Trial<'g, G: Game> {
    game: &'g G,
    next: Deed<G>,
    die: Quiet<Side>,
}

impl<G: Game> Trial<'_, G> {
    fn after(&mut self, now: &Held<G>, (seat, a): Deed<G>) -> Held<G> {
        let mut s = *now.state();
        self.game.play(&mut s, seat, a, &mut self.die);
        Held::new(s)
    }
    /// Does `other` matter, or something that its seat can do only then? `alone`: what `next` leads to without it.
    fn leads(&mut self, now: &Held<G>, alone: &Held<G>, other: Deed<G>, steps: u32) -> bool {
        let first = self.after(now, other);
        if first.legal(self.game, self.next.0) != [self.next.1] {
            return true;
        }
        let both = self.after(&first, self.next);
        if self.differs(alone, &both, other) {
            return true;
        }
        if steps == 1 {
            return false;
        }
        let could = now.legal(self.game, other.0);
        let mut new = first.legal(self.game, other.0).iter().filter(|a| !could.contains(a));
        new.any(|&a| self.leads(&first, &both, (other.0, a), steps - 1))
    }
    /// Does it make a difference whether `other` is done before `next` or after it?
    fn differs(&mut self, alone: &Held<G>, both: &Held<G>, other: Deed<G>) -> bool {
        if both.state() == alone.state() {
            return false; // nothing of it is left: goods sold before everything is put away
        }
        !alone.legal(self.game, other.0).contains(&other.1) || self.after(alone, other).state() != both.state()
    }
}

/// A die that falls on one side only.
struct Side {
    side: u32,
    rolled: bool,
}

impl Dice for Side {
    fn below(&mut self, _: Purpose, n: u32) -> u32 {
        self.rolled |= n > 1;
        self.side % n
    }
}
