//! A tally as JSON and as text.
use super::{Desk, Round, TITLES, Tally};
use crate::stats::interval;
use serde_json::{Value, json};
use std::fmt::Write;

/// For programs.
pub fn json(t: &Tally, bots: &[String]) -> Value {
    let games = t.games as f64;
    let seat = |(n, bot): (usize, &String)| {
        let desk = &t.desks[n];
        let (low, high) = interval(desk.wins, t.games);
        json!({
            "seat": n, "bot": bot, "wins": desk.wins, "share": desk.wins / games, "interval": [low, high],
            "score": desk.score, "scores": desk.scores,
            "titles": TITLES.iter().zip(desk.titles).map(|(title, n)| (title.to_string(), json!(n)))
                .collect::<serde_json::Map<_, _>>(),
            "rounds": desk.rounds.iter().map(round).collect::<Value>(),
            "bonus_tiles_won": desk.bonus_won as f64 / games, "bonus_tiles_used": desk.bonus_used as f64 / games,
            "doubled": desk.doubled as f64 / games,
        })
    };
    json!({
        "games": t.games,
        "decisions_per_game": t.decisions as f64 / games,
        "forced_per_game": t.forced as f64 / games,
        "seats": bots.iter().enumerate().map(seat).collect::<Value>(),
        "lead": t.lead,
        "shared": t.shared,
        "decided_by_bonuses": t.by_bonuses,
        "no_bonus_tile": t.no_bonus_tile,
    })
}

fn round(r: &Round) -> Value {
    json!({
        "goods": r.goods, "rank": r.rank, "length": r.length, "gain": r.gain, "best": r.best,
        "share_of_best": r.share_of_best(), "tiles": r.tiles, "arrival_s": r.arrival,
        "disqualified": r.disqualified as f64 / r.goods.n as f64, "late": r.late as f64 / r.goods.n as f64,
    })
}

/// For people.
pub fn text(t: &Tally, bots: &[String]) -> String {
    let mut out = String::new();
    let games = t.games as f64;
    let _ = writeln!(out, "{:.0} actions of players a game\n", t.decisions as f64 / games);
    let _ = writeln!(
        out,
        "{:<5} {:<10} {:>7} {:>17} {:>8} {:>8}",
        "seat", "bot", "wins", "95 % interval", "score", "spread"
    );
    for (n, (bot, desk)) in bots.iter().zip(&t.desks).enumerate() {
        let (low, high) = interval(desk.wins, t.games);
        let _ = writeln!(
            out,
            "{n:<5} {bot:<10} {:>6.1}% {:>7.1}% – {:>5.1}% {:>8.2} {:>8.2}",
            desk.wins / games * 100.0,
            low * 100.0,
            high * 100.0,
            desk.score.mean(),
            desk.score.spread()
        );
    }
    let _ = writeln!(
        out,
        "\n{:<5} {:<5} {:>6} {:>6} {:>6} {:>6} {:>7} {:>9} {:>6} {:>9} {:>8}",
        "seat", "round", "goods", "rank", "length", "best", "of best", "disqual.", "tiles", "arrival s", "late"
    );
    for (n, desk) in t.desks.iter().enumerate().take(bots.len()) {
        rounds(&mut out, n, desk);
    }
    if bots.len() == 1 {
        titles(&mut out, &t.desks[0], games);
    } else {
        ending(&mut out, t, bots.len());
    }
    out
}

fn rounds(out: &mut String, seat: usize, desk: &Desk) {
    let names = ["1", "2", "3", "4", "all"];
    let all = desk.all_rounds();
    for (name, r) in names.into_iter().zip(desk.rounds.iter().chain([&all])) {
        let percent = |n: u64| 100.0 * n as f64 / r.goods.n as f64;
        let _ = writeln!(
            out,
            "{seat:<5} {name:<5} {:>6.2} {:>6.2} {:>6.2} {:>6.2} {:>6.0}% {:>8.1}% {:>6.1} {:>9.1} {:>7.1}%",
            r.goods.mean(),
            r.rank.mean(),
            r.length.mean(),
            r.best.mean(),
            100.0 * r.share_of_best(),
            percent(r.disqualified),
            r.tiles.mean(),
            r.arrival.mean(),
            percent(r.late),
        );
    }
}

fn titles(out: &mut String, desk: &Desk, games: f64) {
    let parts: Vec<String> =
        TITLES.iter().zip(desk.titles).map(|(title, n)| format!("{title} {:.1} %", 100.0 * n as f64 / games)).collect();
    let _ = writeln!(out, "\ntitles: {}", parts.join(", "));
}

fn ending(out: &mut String, t: &Tally, players: usize) {
    let games = t.games as f64;
    let percent = |n: u64| 100.0 * n as f64 / games;
    let _ = writeln!(
        out,
        "\nthe winner leads by {:.1}; {:.1} % shared; in {:.1} % nobody with the most goods points won",
        t.lead.mean(),
        percent(t.shared),
        percent(t.by_bonuses)
    );
    let desks = &t.desks[..players];
    let won: u64 = desks.iter().map(|d| d.bonus_won).sum();
    let used: u64 = desks.iter().map(|d| d.bonus_used).sum();
    let doubled: i64 = desks.iter().map(|d| d.doubled).sum();
    let _ = writeln!(
        out,
        "bonus tiles a game: {:.2} won, {:.2} used, {:.2} points by doubling; no tile after {:.2} rounds",
        won as f64 / games,
        used as f64 / games,
        doubled as f64 / games,
        t.no_bonus_tile as f64 / games
    );
}
