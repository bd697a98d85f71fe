//! Twins: one moment, played on with other dice and other secret choices. Where a viewer sees no difference, its
//! imagination must not know one. An `imagine` that keeps the truth, or a part of it, passes every other law.
use super::flaw::{Law, Upheld, difference, hold};
use super::knowledge::same_question;
use super::people::{any_of, name, viewers};
use super::probe::{Ask, Outcome};
use super::shadow::Shadow;
use crate::*;

/// Plays the moment several times and compares. Returns a twin that some viewer cannot tell from the truth.
pub(super) fn of_action<G: Game>(
    g: &G,
    s: &G::State,
    (seat, truth): (Seat, Outcome<G>),
    at: Millis,
    d: &mut FastDice,
) -> Upheld<Option<Shadow<G>>> {
    let a = truth.action.expect("not a deal");
    let others: Vec<G::Action> = legal_list(g, s, seat).into_iter().filter(|&b| b != a).collect();
    let mut family = family(truth, |script, d| Outcome::of(g, s, (seat, a), at, script, d), d);
    for _ in 0..others.len().min(3) {
        let other = any_of(&others, d).expect("there are others");
        let script = family[0].tape.clone();
        family.push(Outcome::of(g, s, (seat, other), at, &script, d));
    }
    compare(g, Some(seat), &family, d)
}

/// The deal, with other dice.
pub(super) fn of_deal<G: Game>(g: &G, truth: Outcome<G>, d: &mut FastDice) -> Upheld<Option<Shadow<G>>> {
    let family = family(truth, |script, d| Outcome::of_deal(g, script, d), d);
    compare(g, None, &family, d)
}

/// The truth first; then one die changed at a time, and all dice thrown anew.
fn family<G: Game>(
    truth: Outcome<G>,
    again: impl Fn(&[Ask], &mut FastDice) -> Outcome<G>,
    d: &mut FastDice,
) -> Vec<Outcome<G>> {
    let script = truth.tape.clone();
    let places: Vec<usize> = (0..script.len()).collect();
    let mut all = vec![truth];
    for _ in 0..places.len().min(3) {
        let mut script = script.clone();
        let i = any_of(&places, d).expect("something was asked");
        if let Some(other) = script[i].otherwise(d) {
            script[i] = other;
            all.push(again(&script, d));
        }
    }
    for _ in 0..places.len().min(2) {
        all.push(again(&[], d));
    }
    all
}

fn compare<G: Game>(g: &G, actor: Option<Seat>, family: &[Outcome<G>], d: &mut FastDice) -> Upheld<Option<Shadow<G>>> {
    let mut shadows = vec![];
    for who in viewers(g.seats()) {
        let views: Vec<G::View> = family.iter().map(|o| g.view(&o.state, who)).collect();
        for (y, x) in (1..family.len()).flat_map(|y| (0..y).map(move |x| (y, x))) {
            let (p, q) = (&family[x], &family[y]);
            if p.state == q.state || views[x] != views[y] {
                continue;
            }
            let same_action = p.action == q.action;
            if !p.told_alike(q, who) {
                // One die fell differently and nothing else: if the view does not show it, no event may.
                let one_die = x == 0 && same_action && q.alike && !p.revealed && !q.revealed;
                hold(Law::Twins, !one_die, || told_too_much(p, q, who))?;
            } else if same_action || who.is_none() || who != actor {
                same_question(g, &p.state, &q.state, who)?;
                imagined_alike(g, (p, q), who, d)?;
                if x == 0 {
                    shadows.push(Shadow { who, state: q.state });
                }
            }
        }
    }
    Ok(any_of(&shadows, d))
}

/// Truth and a world that `who` could not tell from it, played on with the same action and the same dice: if the view
/// shows no difference afterwards, no event may have told one; and if none did, they are imagined alike.
pub(super) fn across_worlds<G: Game>(
    g: &G,
    i: &G::State,
    (seat, truth): (Seat, &Outcome<G>),
    at: Millis,
    who: Option<Seat>,
    d: &mut FastDice,
) -> Upheld {
    // What is revealed may have stopped to matter at once, as boards do when a round ends. Without dice another law asks.
    let a = truth.action.expect("not a deal");
    if truth.revealed || truth.tape.is_empty() || !allowed_list(g, i, seat).contains(&a) {
        return Ok(());
    }
    let other = Outcome::of(g, i, (seat, a), at, &truth.tape, d);
    let shown = || g.view(&truth.state, who) != g.view(&other.state, who);
    if !other.alike || other.revealed || other.state == truth.state || shown() {
        return Ok(());
    }
    hold(Law::Twins, other.told_alike(truth, who), || told_too_much(truth, &other, who))?;
    imagined_alike(g, (truth, &other), who, d)
}

/// Two moments that `who` saw alike: what it imagines must be alike.
pub(super) fn imagined_alike<G: Game>(
    g: &G,
    (p, q): (&Outcome<G>, &Outcome<G>),
    who: Option<Seat>,
    d: &mut FastDice,
) -> Upheld {
    let dice = d.split();
    let (x, y) = (g.imagine(&p.state, who, &mut dice.clone()), g.imagine(&q.state, who, &mut dice.clone()));
    let words = || format!("after {}, {} imagines what it has not seen: {}", p.deed(), name(who), difference(&x, &y));
    hold(Law::Twins, x == y, words)
}

fn told_too_much<G: Game>(p: &Outcome<G>, q: &Outcome<G>, who: Option<Seat>) -> String {
    format!("the events of {} tell {} what the view hides: {} or {}", p.deed(), name(who), p.words(who), q.words(who))
}
