//! The law of moments: what plays itself takes nothing from anybody.
use super::flaw::{Law, Upheld, hold};
use crate::*;

/// The rows that the table has just played from `s` on, with its own dice. It decided without knowing how they fall, and
/// by the states' own idea of being equal; here they fall as they did, and what is written down is compared.
pub(super) fn forced_takes_nothing<G: Game>(g: &G, s: &G::State, dice: &TableDice, rows: &[Row]) -> Upheld {
    let (mut s, mut dice) = (*s, dice.clone());
    for row in rows {
        let next = (row.seat, row.action.parse().expect("the lists round-trip"));
        if row.forced {
            takes_nothing(g, &s, &dice, next, row.at)?;
        }
        s = after(g, &s, &mut dice, next, row.at);
    }
    Ok(())
}

fn takes_nothing<G: Game>(g: &G, s: &G::State, dice: &TableDice, next: (Seat, G::Action), at: Millis) -> Upheld {
    for seat in Seat::all(g.seats()).filter(|&seat| seat != next.0) {
        for b in legal_list(g, s, seat) {
            let words =
                |what: &str| format!("`{}` of seat {} played itself, and `{b}` of seat {seat} {what}", next.1, next.0);
            let (mut d, mut e) = (dice.clone(), dice.clone());
            let (first, alone) = (after(g, s, &mut d, (seat, b), at), after(g, s, &mut e, next, at));
            let forced = legal_list(g, &first, next.0) == [next.1];
            hold(Law::ForcedTakesNothing, forced, || words("would have given it a choice"))?;
            let both = fingerprint(&after(g, &first, &mut d, next, at));
            if both == fingerprint(&alone) {
                continue;
            }
            let still = legal_list(g, &alone, seat).contains(&b);
            hold(Law::ForcedTakesNothing, still, || words("was possible before and is not after"))?;
            let same = fingerprint(&after(g, &alone, &mut e, (seat, b), at)) == both;
            hold(Law::ForcedTakesNothing, same, || words("comes to something else afterwards"))?;
        }
    }
    Ok(())
}

fn after<G: Game>(g: &G, s: &G::State, dice: &mut TableDice, (seat, a): (Seat, G::Action), at: Millis) -> G::State {
    let mut s = *s;
    g.play(&mut s, seat, a, &mut Recorder::new(dice, at));
    s
}
