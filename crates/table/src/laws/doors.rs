//! Laws of the doors: what is listed is taken, what is not is refused, and everything comes back as it went out.
use super::flaw::{Flaw, Law, Upheld, difference, hold};
use super::people::{Floor, name};
use crate::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// Whoever must act can; nobody can when it is over; the house has one thing to do, and a time to do it.
pub(super) fn no_dead_end<G: Game>(g: &G, s: &G::State, floor: &Floor<G::Action>) -> Upheld {
    let must = g.must(s);
    for seat in must.iter() {
        hold(Law::NoDeadEnd, !floor.list(seat).is_empty(), || format!("seat {seat} must act and cannot"))?;
        let known = seat == Seat::HOUSE || seat.0 < g.seats();
        hold(Law::NoDeadEnd, known, || format!("seat {seat} must act and is not there"))?;
    }
    let house = floor.list(Seat::HOUSE);
    hold(Law::NoDeadEnd, house.len() <= 1, || format!("the house has a choice: {house:?}"))?;
    let clock = !must.has(Seat::HOUSE) || g.deadline(s, Seat::HOUSE).is_some();
    hold(Law::NoDeadEnd, clock, || "the game waits for a clock, but there is no deadline".into())?;
    if must.is_empty() {
        let idle = floor.lists.is_empty();
        hold(Law::NoDeadEnd, idle, || format!("it is over, but seat {} can act", floor.lists[0].0))?;
        let places = g.places(s);
        let whole = places.iter().map(|p| p.seat).eq(Seat::all(g.seats())) && places.iter().all(|p| p.place > 0);
        hold(Law::NoDeadEnd, whole, || format!("it is over, but the places are {:?}", &places[..]))?;
    }
    Ok(())
}

/// So many actions of a list are written and read at each step.
const READ: usize = 200;

/// A list names an action once, and each action is read as it is written; of very long lists some, others when the list has changed.
pub(super) fn lists<A>(floor: &Floor<A>) -> Upheld
where
    A: Copy + Ord + std::fmt::Debug + std::fmt::Display + std::str::FromStr<Err = String>,
{
    for (seat, list) in &floor.lists {
        let mut sorted = list.clone();
        sorted.sort_unstable();
        let double = sorted.windows(2).find(|w| w[0] == w[1]);
        if let Some(double) = double {
            let what = format!("seat {seat}: `{}` is listed twice", double[0]);
            return Err(Flaw { law: Law::NoDoubles, what });
        }
        for a in list.iter().step_by(1 + list.len() / READ) {
            let text = a.to_string();
            let again = text.parse::<A>();
            let same = again.as_ref() == Ok(a) && again.as_ref().is_ok_and(|b| b.to_string() == text);
            hold(Law::RoundTrips, same, || format!("{a:?} is written `{text}` and read as {again:?}"))?;
            hold(Law::RoundTrips, text != UNDO, || format!("{a:?} is written `{UNDO}`, which means taking back"))?;
        }
    }
    Ok(())
}

/// What is not listed does what one listed action does, or two. Others learn as much of it as of those: the laws of knowledge play
/// it like any other. Returns how many were tried: it is done only where the next action is such a one.
pub(super) fn shortcut<G: Game>(g: &G, s: &G::State, next: (Seat, G::Action), d: &mut FastDice) -> Upheld<usize> {
    let (seat, a) = next;
    let list = legal_list(g, s, seat);
    if list.contains(&a) {
        return Ok(0);
    }
    let dice = d.split();
    let after = |s: &G::State, a: G::Action| {
        let mut next = *s;
        g.play(&mut next, seat, a, &mut Quiet(dice.clone()));
        next
    };
    let there = after(s, a);
    let leads = list.into_iter().any(|first| {
        let then = after(s, first);
        then == there || legal_list(g, &then, seat).into_iter().any(|second| after(&then, second) == there)
    });
    hold(Law::ShortForListed, leads, || format!("seat {seat}: `{a}` does what no two listed actions do"))?;
    Ok(1)
}

pub(super) fn binary<T: Serialize + DeserializeOwned + PartialEq>(s: &T) -> Upheld {
    let bytes = postcard::to_allocvec(s).map_err(|e| e.to_string());
    same_again(
        "the state",
        "in binary form",
        s,
        bytes.and_then(|b| postcard::from_bytes(&b).map_err(|e| e.to_string())),
    )
}

pub(super) fn json<T: Serialize + DeserializeOwned + PartialEq>(what: &str, s: &T) -> Upheld {
    let text = serde_json::to_string(s).map_err(|e| e.to_string());
    same_again(what, "as JSON", s, text.and_then(|t| serde_json::from_str(&t).map_err(|e| e.to_string())))
}

/// Whoever draws a board reads it back from the wire.
pub(super) fn views<G: Game>(g: &G, s: &G::State) -> Upheld {
    let mut viewers = Seat::all(g.seats()).map(Some).chain([None]);
    viewers.try_for_each(|who| json(&format!("the view of {}", name(who)), &g.view(s, who)))
}

fn same_again<T: Serialize + PartialEq>(what: &str, form: &str, s: &T, again: Result<T, String>) -> Upheld {
    let same = again.as_ref().is_ok_and(|t| t == s);
    hold(Law::RoundTrips, same, || match again {
        Ok(t) => format!("{what} comes back changed {form}: {}", difference(s, &t)),
        Err(why) => format!("{what} cannot be read back {form}: {why}"),
    })
}

/// Whatever is not listed, comes too early or too late, is garbled, or was meant for another button: the table refuses
/// it and is as before. `pool`: actions seen earlier, by notation. Returns how many refusals were tried.
pub(super) fn refuses<G: Game>(
    table: &mut Table<G>,
    floor: &Floor<G::Action>,
    pool: &BTreeMap<String, G::Action>,
    at: Millis,
) -> Upheld<usize> {
    let before = Trace::of(table);
    let mut tried = 0;
    let nobody = Seat(table.game().seats());
    for seat in Seat::all(table.game().seats()).chain([Seat::HOUSE, nobody]) {
        let listed: Vec<String> = floor.list(seat).iter().map(ToString::to_string).collect();
        for (text, &a) in pool.iter().filter(|(text, _)| !listed.contains(text)) {
            let taken = table.act(seat, at, a).is_ok();
            hold(Law::Refused, !taken, || format!("seat {seat}: `{text}` is not listed but was taken"))?;
            tried += 1;
        }
        for text in listed.iter().take(3) {
            tried += untimely(table, seat, text)?;
            tried += garbled(table, seat, at, text, &listed)?;
        }
    }
    hold(Law::Refused, before == Trace::of(table), || "a refusal left a trace".into())?;
    Ok(tried)
}

/// What a refusal must not change.
#[derive(PartialEq)]
struct Trace<S> {
    state: S,
    hash: u64,
    rows: usize,
    told: usize,
    can_undo: Vec<bool>,
}

impl<S: Copy> Trace<S> {
    fn of<G: Game<State = S>>(table: &Table<G>) -> Self {
        Trace {
            state: *table.state(),
            hash: table.hash(),
            rows: table.rows().len(),
            told: table.told().len(),
            can_undo: Seat::all(table.game().seats()).map(|w| table.can_undo(w)).collect(),
        }
    }
}

fn untimely<G: Game>(table: &mut Table<G>, seat: Seat, text: &str) -> Upheld<usize> {
    let Some(deadline) = table.game().deadline(table.state(), seat) else { return Ok(0) };
    let at = if seat == Seat::HOUSE { deadline.checked_sub(1) } else { Some(deadline) };
    let Some(at) = at else { return Ok(0) };
    let answer = table.act_text(seat, at, text, None);
    let refused = matches!(answer, Err(Illegal::TooEarly { .. } | Illegal::TooLate { .. }));
    hold(Law::Refused, refused, || {
        format!("seat {seat}: `{text}` at {at} ms, the deadline is {deadline}: {answer:?}")
    })?;
    Ok(1)
}

fn garbled<G: Game>(table: &mut Table<G>, seat: Seat, at: Millis, text: &str, listed: &[String]) -> Upheld<usize> {
    let shorter = &text[..text.char_indices().last().map_or(0, |(i, _)| i)];
    let garbles =
        [format!("{text} "), format!(" {text}"), format!("{text} 0"), text.to_uppercase(), shorter.into(), UNDO.into()];
    let mut tried = 0;
    for garble in garbles.iter().filter(|g| !listed.contains(g)) {
        if let Ok(a) = garble.parse::<G::Action>() {
            let spelling = a.to_string();
            let one = spelling == *garble;
            hold(Law::RoundTrips, one, || format!("`{garble}` is read as `{spelling}`: one action, one spelling"))?;
        }
        let taken = table.act_text(seat, at, garble, None).is_ok();
        hold(Law::Refused, !taken, || format!("seat {seat}: `{garble}` was taken"))?;
        tried += 1;
    }
    let a: G::Action = text.parse().expect("the lists round-trip");
    let other = table.offer(seat, a).mark ^ 1;
    let taken = table.act_text(seat, at, text, Some(other)).is_ok();
    hold(Law::Refused, !taken, || format!("seat {seat}: `{text}` was taken for another button"))?;
    Ok(tried + 1)
}
