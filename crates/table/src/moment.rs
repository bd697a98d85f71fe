//! Who could use the moment: an action plays itself only if that takes nothing from anybody.
use crate::{Dice, Game, Purpose, Quiet, Seat, legal_list, only_action};

/// Chance is tried with dice that always fall on the same side, one side after the other: how the table's own dice will
/// fall is nobody's to know, so whether an action waits must not depend on it.
const SIDES: u32 = 6;

/// The action of [`only_action`], if nobody else would lose anything by it.
pub fn plays_itself<G: Game>(game: &G, s: &G::State) -> Option<(Seat, G::Action)> {
    only_action(game, s).filter(|&next| passed_over(game, s, next).is_none())
}

/// Somebody who was not asked, with something to do now that would be lost, or would come to something else, if `next`
/// were played first; or that would give the seat of `next` a choice.
pub fn passed_over<G: Game>(game: &G, s: &G::State, next: (Seat, G::Action)) -> Option<(Seat, G::Action)> {
    let others = Seat::all(game.seats()).filter(|&seat| seat != next.0);
    let mut could = others.flat_map(|seat| legal_list(game, s, seat).into_iter().map(move |a| (seat, a)));
    could.find(|&other| {
        for side in 0..SIDES {
            let mut die = Quiet(Side { side, rolled: false });
            if matters(game, s, next, other, &mut die) {
                return true;
            }
            if !die.0.rolled {
                break;
            }
        }
        false
    })
}

type Deed<G> = (Seat, <G as Game>::Action);

/// Does it make a difference whether `other` is done before `next`?
fn matters<G: Game>(game: &G, s: &G::State, next: Deed<G>, other: Deed<G>, die: &mut Quiet<Side>) -> bool {
    let mut after = |s: &G::State, (seat, a): Deed<G>| {
        let mut s = *s;
        game.play(&mut s, seat, a, die);
        s
    };
    let first = after(s, other);
    if legal_list(game, &first, next.0) != [next.1] {
        return true;
    }
    let (alone, both) = (after(s, next), after(&first, next));
    if both == alone {
        return false; // nothing of it is left: goods sold before everything is put away
    }
    !legal_list(game, &alone, other.0).contains(&other.1) || after(&alone, other) != both
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
