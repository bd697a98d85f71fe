//! What came out of a contest, for programs and for people.
use super::rating::difference;
use super::{Account, Done, Estimate, Header, Sprt, Standing, Standpoint, Verdict, certainty};
use serde_json::{Value, json};
use std::fmt::Write;

/// The share of games that an entrant won.
pub fn won(standing: &Standing, entrant: usize) -> Estimate {
    certainty::share(&standing.wins_of(entrant))
}

/// All pairs of entrants, each once.
fn pairs(standing: &Standing) -> impl Iterator<Item = (usize, usize)> {
    let n = standing.entrants.len();
    (0..n).flat_map(move |a| (a + 1..n).map(move |b| (a, b)))
}

/// A rating difference may have no end on one side.
fn open_ended(x: f64) -> Value {
    if x.is_finite() { json!(x) } else { Value::Null }
}

/// For programs.
pub fn json(done: &Done, sprt: Option<Sprt>) -> Value {
    let standing = Standing::of(&done.record);
    let h = &done.record.header;
    let pair = |(a, b): (usize, usize)| {
        let ahead = certainty::share(&standing.points(a, b));
        let lead = ahead.map(difference);
        json!({
            "a": standing.entrants[a].name, "b": standing.entrants[b].name, "ahead": ahead,
            "rating_difference": { "value": open_ended(lead.value), "low": open_ended(lead.low), "high": open_ended(lead.high) },
        })
    };
    json!({
        "game": h.game, "rules": h.rules, "options": h.options, "content": h.content, "line_up": h.line_up, "seed": h.seed,
        "sets": standing.count(), "games": standing.games, "games_per_set": standing.turns,
        "entrants": (0..standing.entrants.len()).map(|n| account(&standing, n)).collect::<Value>(),
        "pairs": pairs(&standing).map(pair).collect::<Value>(),
        "test": done.test.map(|test| json!({ "claims": sprt, "now": test })),
        "stopped": done.stopped,
        "notices": done.notices,
        "speed": { "seconds": done.seconds, "games_played": done.played },
    })
}

fn account(standing: &Standing, n: usize) -> Value {
    let e = &standing.entrants[n];
    json!({
        "name": e.name, "chairs": e.chairs, "won": won(standing, n), "by_seat": by_seat(e), "score": e.score,
        "decisions": e.asked, "ms_per_decision": e.pace(), "slowest_ms": e.slowest,
        "forfeits": e.forfeits, "first_forfeit": e.first_forfeit,
    })
}

/// The share of games won from each seat.
pub fn by_seat(account: &Account) -> Vec<f64> {
    let whole = f64::from(super::standing::WHOLE_WIN);
    account.by_seat.iter().map(|&(games, wins)| wins as f64 / whole / (games.max(1)) as f64).collect()
}

/// For people.
pub fn text(done: &Done, sprt: Option<Sprt>) -> String {
    let standing = Standing::of(&done.record);
    let mut out = head(&done.record.header, &standing);
    entrants(&mut out, &standing);
    for (a, b) in pairs(&standing) {
        compared(&mut out, &standing, a, b);
    }
    if let (Some(test), Some(sprt)) = (done.test, sprt) {
        let _ = writeln!(out, "{}", verdict(&sprt, &test));
    }
    for e in standing.entrants.iter().filter(|e| e.forfeits > 0) {
        let why = e.first_forfeit.as_deref().unwrap_or_default();
        let _ = writeln!(out, "{} lost {} by forfeit; the first one: {why}", e.name, some(e.forfeits, "game"));
    }
    for notice in &done.notices {
        let _ = writeln!(out, "{notice}");
    }
    if done.stopped {
        let _ = writeln!(out, "stopped before its end: with --results the same command goes on from here");
    }
    out
}

fn head(h: &Header, standing: &Standing) -> String {
    let (sets, turns, games) = (standing.count(), standing.turns, standing.games);
    let seeds = match sets.checked_sub(1) {
        None => "none yet".into(),
        Some(after) => format!("seeds {} to {}", h.seed, h.seed.wrapping_add(after)),
    };
    let (sets, turns, games) = (some(sets, "set"), some(turns as u64, "game"), some(games, "game"));
    format!("{}, {}: {sets} of {turns}, {games} ({seeds})\n\n", h.game, some(standing.seats as u64, "player"))
}

/// `1 set`, `2 sets`
fn some(n: u64, of: &str) -> String {
    format!("{n} {of}{}", if n == 1 { "" } else { "s" })
}

/// How wide a column of names is.
fn width<'a>(names: impl Iterator<Item = &'a String>) -> usize {
    names.map(|name| name.chars().count()).max().unwrap_or(0).max("entrant".len())
}

fn entrants(out: &mut String, standing: &Standing) {
    let wide = width(standing.entrants.iter().map(|e| &e.name));
    let seats: String = (0..standing.seats).map(|seat| format!(" {:>7}", format!("seat {seat}"))).collect();
    let _ = writeln!(
        out,
        "{:<wide$} {:>7} {:>17} {:>8} {:>8} {:>10} {:>8} {seats}",
        "entrant", "won", "95 % interval", "score", "spread", "ms/choice", "slowest"
    );
    for (n, e) in standing.entrants.iter().enumerate() {
        let won = won(standing, n).map(|share| 100.0 * share);
        let seats: String = by_seat(e).iter().map(|share| format!(" {:>6.1}%", 100.0 * share)).collect();
        let pace = e.pace().map_or("-".into(), |ms| format!("{ms:.3}"));
        let _ = writeln!(
            out,
            "{:<wide$} {:>6.1}% {:>7.1}% – {:>5.1}% {:>8.2} {:>8.2} {pace:>10} {:>8.0} {seats}",
            e.name,
            won.value,
            won.low,
            won.high,
            e.score.mean(),
            e.score.spread(),
            e.slowest,
        );
    }
    out.push('\n');
}

fn compared(out: &mut String, standing: &Standing, a: usize, b: usize) {
    let ahead = certainty::share(&standing.points(a, b));
    let lead = ahead.map(difference);
    let percent = ahead.map(|share| 100.0 * share);
    let _ = writeln!(
        out,
        "{} is ahead of {} in {:.1} % ({:.1} to {:.1}): rating difference {} ({} to {})",
        standing.entrants[a].name,
        standing.entrants[b].name,
        percent.value,
        percent.low,
        percent.high,
        signed(lead.value),
        signed(lead.low),
        signed(lead.high),
    );
}

/// +12, −3, or that there is no end.
pub fn signed(x: f64) -> String {
    if x.is_finite() { format!("{x:+.0}") } else { format!("{}∞", if x > 0.0 { '+' } else { '-' }) }
}

/// Where the test stands, in a sentence.
pub fn verdict(sprt: &Sprt, test: &Standpoint) -> String {
    let said = match test.verdict {
        Verdict::Accepted => "accepted: the gain is there",
        Verdict::Rejected => "rejected: the gain is not there",
        Verdict::Open => "open: more sets are needed",
    };
    format!(
        "test of {:+} against {:+} (errors {}, {}): {said}; LLR {:.2} ({:.2} to {:.2}) after {} sets",
        sprt.elo1, sprt.elo0, sprt.alpha, sprt.beta, test.llr, test.lower, test.upper, test.sets
    )
}
