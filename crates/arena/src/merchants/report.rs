//! A tally as JSON and as text.
use super::{Decided, Tally};
use crate::stats::{Mean, interval};
use merchants::Merchants;
use merchants::words::Town;
use serde_json::{Value, json};
use std::fmt::Write;

/// For programs.
pub fn json(game: &Merchants, t: &Tally, bots: &[String]) -> Value {
    let players = bots.len();
    let seats: Vec<Value> = (0..players)
        .map(|i| {
            let (low, high) = interval(t.wins[i], t.games);
            json!({
                "seat": i, "bot": bots[i], "wins": t.wins[i], "share": t.wins[i] / t.games as f64,
                "interval": [low, high], "score": t.scores[i],
            })
        })
        .collect();
    let owners: Vec<Value> = t
        .effects()
        .map(|((kind, name), e)| {
            json!({ "kind": kind, "name": name, "owners": e.owners, "effect": e.mean, "margin": e.margin })
        })
        .collect();
    let uses: Vec<Value> = t
        .uses
        .iter()
        .map(|((kind, name), n)| {
            json!({ "kind": kind, "name": name, "uses": n, "per_player": *n as f64 / (t.games as f64 * players as f64) })
        })
        .collect();
    let deeds: Vec<Value> = t
        .deeds
        .iter()
        .map(|(&deed, &(held, done))| {
            json!({ "deed": game.cat.names.deeds[deed.index()], "held": held, "done": done, "share": done as f64 / held as f64 })
        })
        .collect();
    json!({
        "games": t.games,
        "decisions_per_game": t.decisions as f64 / t.games as f64,
        "forced_per_game": t.forced as f64 / t.games as f64,
        "seats": seats,
        "score": t.score, "coins": t.coins, "prestige": t.prestige, "points": t.points, "lead": t.lead,
        "limited_by": { "coins": t.limits[0], "prestige": t.limits[1], "both": t.limits[2] },
        "decided_by": Decided::ALL.iter().map(|&d| (d.word().to_string(), json!(t.decided.get(&d).copied().unwrap_or(0))))
            .collect::<serde_json::Map<_, _>>(),
        "towns": Town::ALL.iter().map(|&town| (town.to_string(), json!(t.towns[town.index()]))).collect::<serde_json::Map<_, _>>(),
        "owners": owners,
        "uses": uses,
        "deeds": deeds,
    })
}

/// For people.
pub fn text(game: &Merchants, t: &Tally, bots: &[String]) -> String {
    let mut out = String::new();
    let games = t.games as f64;
    let players = bots.len() as f64;
    let _ = writeln!(
        out,
        "{:.0} decisions and {:.0} forced actions a game\n",
        t.decisions as f64 / games,
        t.forced as f64 / games
    );
    let _ = writeln!(
        out,
        "{:<5} {:<10} {:>7} {:>17} {:>8} {:>8}",
        "seat", "bot", "wins", "95 % interval", "score", "spread"
    );
    for (i, bot) in bots.iter().enumerate() {
        let (low, high) = interval(t.wins[i], t.games);
        let _ = writeln!(
            out,
            "{i:<5} {bot:<10} {:>6.1}% {:>7.1}% – {:>5.1}% {:>8.2} {:>8.2}",
            t.wins[i] / games * 100.0,
            low * 100.0,
            high * 100.0,
            t.scores[i].mean(),
            t.scores[i].spread()
        );
    }
    let line = |name: &str, m: &Mean| format!("{name} {:.1} ± {:.2}", m.mean(), m.margin());
    let _ = writeln!(
        out,
        "\nscore: {}; {}, {}, {}",
        line("mean", &t.score),
        line("coins", &t.coins),
        line("prestige", &t.prestige),
        line("points", &t.points)
    );
    let limits: u64 = t.limits.iter().sum();
    let percent = |n: u64, of: u64| if of == 0 { 0.0 } else { n as f64 / of as f64 * 100.0 };
    let _ = writeln!(
        out,
        "base limited by coins {:.0} %, by prestige {:.0} %, by both {:.0} %",
        percent(t.limits[0], limits),
        percent(t.limits[1], limits),
        percent(t.limits[2], limits)
    );
    let decided: u64 = t.decided.values().sum();
    if decided > 0 {
        let parts: Vec<String> = Decided::ALL
            .iter()
            .map(|d| format!("{} {:.2} %", d.word(), percent(t.decided.get(d).copied().unwrap_or(0), decided)))
            .collect();
        let _ = writeln!(out, "decided by: {}; mean lead {:.1}", parts.join(", "), t.lead.mean());
    }
    let _ = writeln!(out, "\nwho had it, and how far they ended from the mean of their seat");
    let mut kind_now = "";
    let mut rows: Vec<_> = t.effects().collect();
    rows.sort_by(|a, b| a.0.0.cmp(b.0.0).then(b.1.mean.total_cmp(&a.1.mean)));
    for ((kind, name), e) in rows {
        if *kind != kind_now {
            kind_now = kind;
            let _ = writeln!(out, "  {kind}");
        }
        let _ = writeln!(out, "    {name:<28} {:>9}  {:>+6.2} ± {:.2}", e.owners, e.mean, e.margin);
    }
    let _ = writeln!(out, "\ndeeds held at the end, and done");
    for (&deed, &(held, done)) in &t.deeds {
        let _ =
            writeln!(out, "    {:<28} {held:>9}  {:>5.1} %", game.cat.names.deeds[deed.index()], percent(done, held));
    }
    let _ = writeln!(out, "\nused, per player and game");
    kind_now = "";
    for ((kind, name), n) in &t.uses {
        if *kind != kind_now {
            kind_now = kind;
            let _ = writeln!(out, "  {kind}");
        }
        let _ = writeln!(out, "    {name:<28} {:>9.4}", *n as f64 / (games * players));
    }
    out
}
