//! Laws of knowledge, one viewer and one imagined world at a time.
use super::flaw::{Law, Upheld, difference, hold};
use super::people::name;
use super::probe::Outcome;
use super::twins::imagined_alike;
use crate::*;

/// Truth `s` and a world `i` that `who` cannot tell from it: everything that `who` is shown is the same in both.
pub(super) fn same_view<G: Game>(g: &G, s: &G::State, i: &G::State, who: Option<Seat>) -> Upheld {
    let law = Law::SameView;
    let (view, other) = (g.view(s, who), g.view(i, who));
    hold(law, view == other, || format!("{} sees a difference: {}", name(who), difference(&view, &other)))?;
    same_question(g, s, i, who)
}

/// All that a viewer is shown besides the board: who must act, until when, the choices and their looks, the result.
pub(super) fn same_question<G: Game>(g: &G, s: &G::State, i: &G::State, who: Option<Seat>) -> Upheld {
    let law = Law::SameView;
    let (must, other) = (g.must(s), g.must(i));
    hold(law, must == other, || format!("{}: must act: {}", name(who), difference(&must, &other)))?;
    let (deadline, other) = (clocks(g, s, who), clocks(g, i, who));
    hold(law, deadline == other, || format!("{}: deadline: {}", name(who), difference(&deadline, &other)))?;
    if must.is_empty() {
        hold(law, g.places(s) == g.places(i), || format!("{}: the places differ", name(who)))?;
    }
    let Some(seat) = who else { return Ok(()) };
    let (list, other) = (allowed_list(g, s, seat), allowed_list(g, i, seat));
    hold(law, list == other, || format!("seat {seat}: the lists differ: {list:?}, {other:?}"))?;
    let (prompt, other) = (g.prompt(s, seat), g.prompt(i, seat));
    hold(law, prompt == other, || format!("seat {seat}: prompt: {}", difference(&prompt, &other)))?;
    for a in list {
        let (choice, other) = (g.choice(s, seat, a), g.choice(i, seat, a));
        hold(law, choice == other, || format!("seat {seat}: `{a}` looks different: {}", difference(&choice, &other)))?;
    }
    Ok(())
}

/// The clocks that a viewer sees: the table's, and its own.
fn clocks<G: Game>(g: &G, s: &G::State, who: Option<Seat>) -> [Option<Millis>; 2] {
    [Some(Seat::HOUSE), who].map(|w| w.and_then(|w| g.deadline(s, w)))
}

/// That an action plays itself, or waits for a click, tells everybody whether there was a choice: it must be public.
pub(super) fn forced_leaks_nothing<G: Game>(g: &G, s: &G::State, i: &G::State, who: Option<Seat>) -> Upheld {
    let forced = |s: &G::State| plays_itself(g, s).map(|(seat, _)| seat).filter(|&seat| who != Some(seat));
    let words = |(truth, imagined): (Option<Seat>, Option<Seat>)| {
        let plays = |seat: Option<Seat>| seat.map_or("nobody's".into(), |w| format!("seat {w}'s"));
        format!("{}: {} action plays itself, imagined {}", name(who), plays(truth), plays(imagined))
    };
    hold(Law::ForcedLeaksNothing, forced(s) == forced(i), || words((forced(s), forced(i))))
}

/// `imagine` of the truth and of what was imagined instead give the same: nothing hidden went into it.
pub(super) fn imagination_is_knowledge<G: Game>(
    g: &G,
    s: &G::State,
    i: &G::State,
    who: Option<Seat>,
    d: &FastDice,
) -> Upheld {
    let (truth, imagined) = (g.imagine(s, who, &mut d.clone()), g.imagine(i, who, &mut d.clone()));
    let words =
        || format!("what {} imagines depends on something hidden: {}", name(who), difference(&truth, &imagined));
    hold(Law::ImaginationIsKnowledge, truth == imagined, words)
}

/// Something `seat` could do in world `i` that looks to `who` exactly as `truth` did. Chance falls there as it did in
/// truth, wherever it can. `who` knows its own action, so for that seat it must be the same one.
pub(super) fn looks_like<G: Game>(
    g: &G,
    i: &G::State,
    (seat, truth): (Seat, &Outcome<G>),
    at: Millis,
    who: Option<Seat>,
    d: &mut FastDice,
) -> Option<Outcome<G>> {
    let mut could = allowed_list(g, i, seat);
    let own = could.iter().position(|&a| Some(a) == truth.action);
    match own {
        Some(k) => could.swap(0, k),
        None if who == Some(seat) => return None,
        None => {}
    }
    if who == Some(seat) {
        could.truncate(1);
    }
    let (must, deadline, view) = (g.must(&truth.state), clocks(g, &truth.state, who), g.view(&truth.state, who));
    could.into_iter().map(|a| Outcome::of(g, i, (seat, a), at, &truth.tape, d)).find(|o| {
        o.told_alike(truth, who)
            && g.must(&o.state) == must
            && clocks(g, &o.state, who) == deadline
            && g.view(&o.state, who) == view
    })
}

/// Without dice and without `reveal`, what happened must look like something that could have happened in world `i`.
/// The action itself may be secret ("keep card 6"), so it need not be the same one.
pub(super) fn nothing_told_in_passing<G: Game>(
    g: &G,
    i: &G::State,
    (seat, truth): (Seat, &Outcome<G>),
    at: Millis,
    who: Option<Seat>,
    d: &mut FastDice,
) -> Upheld {
    if !truth.in_passing() {
        return Ok(());
    }
    let likewise = looks_like(g, i, (seat, truth), at, who, d);
    let words = || {
        format!(
            "{} of seat {seat} tells {} something hidden: {} and what is on the board then cannot be in a world that \
             it could not tell apart before",
            truth.deed(),
            name(who),
            truth.words(who)
        )
    };
    hold(Law::NothingToldInPassing, likewise.is_some(), words)?;
    // Seen alike up to here, so these two are twins.
    imagined_alike(g, (truth, &likewise.expect("just held")), who, d)
}
