//! A tally as JSON and as text.
use super::{SOURCES, Tally, seats};
use crate::stats::interval;
use now_or_never::NowOrNever;
use now_or_never::words::Hero;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// For programs.
pub fn json(_: &NowOrNever, t: &Tally, bots: &[String]) -> Value {
    let games = t.games as f64;
    let seat = |i: usize| {
        let (low, high) = interval(t.wins[i], t.games);
        json!({
            "seat": i, "bot": bots[i], "wins": t.wins[i], "share": t.wins[i] / games,
            "interval": [low, high], "score": t.scores[i],
        })
    };
    let hero = |&hero: &Hero| {
        let share = t.heroes[hero.index()];
        (hero.to_string(), json!({ "played": share.n, "share": share.share(), "score": t.hero_scores[hero.index()] }))
    };
    let fight = |level: usize| {
        let fights = &t.fights[level];
        json!({
            "level": level + 1, "fights": fights.won.n, "won": fights.won.share(),
            "hearts": fights.hearts, "rounds": fights.rounds,
        })
    };
    let uses = t.uses.iter().map(|((kind, name), n)| {
        json!({ "kind": kind, "name": name, "uses": n, "per_player": *n as f64 / (games * bots.len() as f64) })
    });
    json!({
        "games": t.games,
        "decisions_per_game": t.decisions as f64 / games,
        "forced_per_game": t.forced as f64 / games,
        "turns_per_player": t.turns,
        "seats": seats(bots.len()).map(|s| seat(s.index())).collect::<Value>(),
        "score": t.score,
        "sources": SOURCES.iter().zip(t.sources).map(|(name, mean)| (name.to_string(), json!(mean))).collect::<Map<_, _>>(),
        "heroes": Hero::ALL.iter().map(hero).collect::<Map<_, _>>(),
        "order_of_turns": t.order.iter().take(bots.len()).map(|o| json!(o.share())).collect::<Value>(),
        "buildings": t.buildings, "villagers": t.villagers, "lead": t.lead,
        "hundred": t.hundred.share(),
        "fights": (0..9).map(fight).collect::<Value>(),
        "quest_fights": { "fights": t.quest_fights.n, "won": t.quest_fights.share() },
        "uses": uses.collect::<Value>(),
    })
}

/// For people.
pub fn text(_: &NowOrNever, t: &Tally, bots: &[String]) -> String {
    let mut out = String::new();
    let games = t.games as f64;
    let _ = writeln!(
        out,
        "{:.0} decisions and {:.0} forced actions a game; {:.1} turns a player\n",
        t.decisions as f64 / games,
        t.forced as f64 / games,
        t.turns.mean()
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
    let parts: Vec<String> =
        SOURCES.iter().zip(&t.sources).map(|(name, mean)| format!("{name} {:.1}", mean.mean())).collect();
    let _ = writeln!(out, "\nscore: mean {:.1} ± {:.2}; {}", t.score.mean(), t.score.margin(), parts.join(", "));
    let _ = writeln!(
        out,
        "a town: {:.1} buildings, {:.1} villagers; {:.1} % reach 100 points; mean lead {:.1}",
        t.buildings.mean(),
        t.villagers.mean(),
        t.hundred.share() * 100.0,
        t.lead.mean()
    );
    people(&mut out, t, bots.len());
    fights(&mut out, t);
    uses(&mut out, t, games * bots.len() as f64);
    out
}

fn people(out: &mut String, t: &Tally, players: usize) {
    let _ = writeln!(out, "\nheroes: games, wins, score");
    for &hero in Hero::ALL {
        let share = t.heroes[hero.index()];
        let mean = t.hero_scores[hero.index()].mean();
        let _ = writeln!(out, "    {hero:<10} {:>8} {:>6.1} % {mean:>7.1}", share.n, share.share() * 100.0);
    }
    if players > 1 {
        let order: Vec<String> = t.order.iter().take(players).map(|o| format!("{:.1} %", o.share() * 100.0)).collect();
        let _ = writeln!(out, "wins in the order of turns of the first season: {}", order.join(", "));
    }
}

fn fights(out: &mut String, t: &Tally) {
    let _ = writeln!(out, "\nfights: level, how often a game, won, hearts lost when won, rounds");
    for (level, fights) in t.fights.iter().enumerate() {
        let _ = writeln!(
            out,
            "    {} {:>6.2} {:>6.1} % {:>5.1} {:>5.1}",
            level + 1,
            fights.won.n as f64 / t.games as f64,
            fights.won.share() * 100.0,
            fights.hearts.mean(),
            fights.rounds.mean()
        );
    }
    let _ = writeln!(
        out,
        "    quests {:.2}, {:.1} % won",
        t.quest_fights.n as f64 / t.games as f64,
        t.quest_fights.share() * 100.0
    );
}

fn uses(out: &mut String, t: &Tally, players: f64) {
    let _ = writeln!(out, "\nused, per player and game");
    let mut kind_now = "";
    for ((kind, name), n) in &t.uses {
        if *kind != kind_now {
            kind_now = kind;
            let _ = writeln!(out, "  {kind}");
        }
        let _ = writeln!(out, "    {name:<28} {:>9.4}", *n as f64 / players);
    }
}
