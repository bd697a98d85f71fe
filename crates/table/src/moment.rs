//! Who could use the moment: an action plays itself only if that takes nothing from anybody.
use crate::{Dice, Game, Purpose, Quiet, Seat, legal_list, only_action};

/// Chance is tried with dice that always fall on the same side, one side after the other: how the table's own dice will
/// fall is nobody's to know, so whether an action waits must not depend on it.
const SIDES: u32 = 6;
/// One thing may make another possible: so many are followed, one after the other.
const STEPS: u32 = 3;

/// The action of [`only_action`], if nobody else would lose anything by it.
pub fn plays_itself<G: Game>(game: &G, s: &G::State) -> Option<(Seat, G::Action)> {
    only_action(game, s).filter(|&next| passed_over(game, s, next).is_none())
}

/// Somebody who was not asked, with something to do now that would be lost, or would come to something else, if `next`
/// were played first; or that would give the seat of `next` a choice. What only prepares such a thing counts, too.
pub fn passed_over<G: Game>(game: &G, s: &G::State, next: (Seat, G::Action)) -> Option<(Seat, G::Action)> {
    let mut others = Seat::all(game.seats()).filter(|&seat| seat != next.0);
    others.find_map(|seat| {
        let can = legal_list(game, s, seat);
        can.iter().map(|&a| (seat, a)).find(|&other| on_any_side(|die| leads(game, s, next, other, &can, STEPS, die)))
    })
}

fn on_any_side(mut holds: impl FnMut(&mut Quiet<Side>) -> bool) -> bool {
    for side in 0..SIDES {
        let mut die = Quiet(Side { side, rolled: false });
        if holds(&mut die) {
            return true;
        }
        if !die.0.rolled {
            break;
        }
    }
    false
}

type Deed<G> = (Seat, <G as Game>::Action);

fn after<G: Game>(game: &G, s: &G::State, (seat, a): Deed<G>, die: &mut Quiet<Side>) -> G::State {
    let mut s = *s;
    game.play(&mut s, seat, a, die);
    s
}

/// Does `other` matter, or something that its seat can do only then? `can`: what the seat could do before.
fn leads<G: Game>(
    game: &G,
    s: &G::State,
    next: Deed<G>,
    other: Deed<G>,
    can: &[G::Action],
    steps: u32,
    die: &mut Quiet<Side>,
) -> bool {
    let first = after(game, s, other, die);
    if matters(game, s, &first, next, other, die) {
        return true;
    }
    if steps == 1 {
        return false;
    }
    let then = legal_list(game, &first, other.0);
    let new = then.iter().filter(|a| !can.contains(a)).map(|&a| (other.0, a));
    new.into_iter().any(|later| leads(game, &first, next, later, &then, steps - 1, die))
}

/// Does it make a difference whether `other`, which leads to `first`, is done before `next`?
fn matters<G: Game>(
    game: &G,
    s: &G::State,
    first: &G::State,
    next: Deed<G>,
    other: Deed<G>,
    die: &mut Quiet<Side>,
) -> bool {
    if legal_list(game, first, next.0) != [next.1] {
        return true;
    }
    let (alone, both) = (after(game, s, next, die), after(game, first, next, die));
    if both == alone {
        return false; // nothing of it is left: goods sold before everything is put away
    }
    !legal_list(game, &alone, other.0).contains(&other.1) || after(game, &alone, other, die) != both
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
