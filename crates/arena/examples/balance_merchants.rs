//! Measures how our own cards play and writes `docs/balance-merchants.md`: `cargo xtask balance merchants [GAMES]`.
use arena::merchants::Tally;
use arena::{series, stats::interval};
use bots::Bot;
use merchants::edition::Edition;
use merchants::words::{Animal, Building, Difficulty, Stray, Tile, Town};
use merchants::{Buildings, DeedCard, Merchants, Options};
use std::fmt::Write;

const GREEDY: &str = "greedy";

/// One demand, and whether it is met.
struct Demand {
    what: String,
    met: bool,
    found: String,
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(20_000);
    let tallies: Vec<(Merchants, Tally)> = [2, 3, 4].map(|players| (game(players), play(&game(players), games))).into();
    let mut demands = vec![];
    for (game, t) in &tallies {
        judge(game, t, &mut demands);
    }
    judge_together(&tallies, &mut demands);
    let solos = solos(games / 2);
    judge_solos(&solos, &mut demands);
    let page = page(games, &tallies, &demands) + &solo_page(games / 2, &solos);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/balance-merchants.md");
    std::fs::write(path, &page).unwrap_or_else(|e| panic!("{path}: {e}"));
    let missed: Vec<&Demand> = demands.iter().filter(|d| !d.met).collect();
    for d in &missed {
        println!("missed: {}: {}", d.what, d.found);
    }
    println!("{} of {} demands met; docs/balance-merchants.md written", demands.len() - missed.len(), demands.len());
}

/// Random buildings, so that each of the ten is in play; otherwise the default options.
fn game(players: u8) -> Merchants {
    Merchants::new(Options { players, buildings: Buildings::Random, ..Options::default() })
        .expect("our own pack is sound")
}

/// The same seeds for every number of players.
fn play(game: &Merchants, games: u64) -> Tally {
    let seats = || -> Vec<Box<dyn Bot<Merchants>>> {
        (0..game.opt.players).map(|_| bots::merchants::by_name(GREEDY).expect("greedy exists")).collect()
    };
    series(game, seats, 1, games, |_| {})
}

fn percent(n: f64) -> String {
    format!("{:.1} %", n * 100.0)
}

/// What is asked of each number of players.
fn judge(game: &Merchants, t: &Tally, out: &mut Vec<Demand>) {
    let players = game.opt.players as usize;
    let fair = 1.0 / players as f64;
    let shares: Vec<f64> = (0..players).map(|i| t.wins[i] / t.games as f64).collect();
    out.push(Demand {
        what: format!("{players} players: every seat wins within 3 points of {}", percent(fair)),
        met: shares.iter().all(|s| (s - fair).abs() <= 0.03),
        found: shares.iter().map(|&s| percent(s)).collect::<Vec<_>>().join(", "),
    });
    for kind in ["steed", "starting hero"] {
        let effects = effects(t, kind);
        let (name, worst) = effects.iter().max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())).cloned().unwrap_or_default();
        out.push(Demand {
            what: format!("{players} players: no {kind} moves its owner's mean score by more than 2"),
            met: worst.abs() <= 2.0,
            found: format!("{name} {worst:+.2}"),
        });
    }
    let limited: u64 = t.limits.iter().sum();
    let by_coins = (t.limits[0] as f64 + t.limits[2] as f64 / 2.0) / limited as f64;
    out.push(Demand {
        what: format!("{players} players: base score limited by coins between 35 % and 65 %"),
        met: (0.35..=0.65).contains(&by_coins),
        found: percent(by_coins),
    });
    let mean = t.towns.iter().sum::<u64>() as f64 / 6.0;
    let least = Town::ALL.iter().min_by_key(|town| t.towns[town.index()]).expect("six towns");
    let share = t.towns[least.index()] as f64 / mean;
    out.push(Demand {
        what: format!("{players} players: no town is delivered to less than half as often as the mean"),
        met: share >= 0.5,
        found: format!("{least} {}", percent(share)),
    });
    let mut deeds: Vec<(f64, &String)> = t
        .deeds
        .iter()
        .map(|(&deed, &(held, done))| (done as f64 / held as f64, &game.cat.names.deeds[deed.index()]))
        .collect();
    deeds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (low, high) = (deeds[0], deeds[deeds.len() - 1]);
    out.push(Demand {
        what: format!("{players} players: every deed is done by 10 % to 75 % of those who hold it"),
        met: low.0 >= 0.10 && high.0 <= 0.75 && deeds.len() == game.cat.deeds.len(),
        found: format!("{} {} to {} {}", low.1, percent(low.0), high.1, percent(high.0)),
    });
}

/// What is asked of all games together: everything is used.
fn judge_together(tallies: &[(Merchants, Tally)], out: &mut Vec<Demand>) {
    let cat = &tallies[0].0.cat;
    let uses = |kind: &'static str, name: String| -> u64 {
        tallies.iter().map(|(_, t)| t.uses.get(&(kind, name.clone())).copied().unwrap_or(0)).sum()
    };
    let mut demand = |what: &str, kind: &'static str, names: Vec<String>| {
        let counted: Vec<(u64, String)> = names.into_iter().map(|name| (uses(kind, name.clone()), name)).collect();
        let unused: Vec<&str> = counted.iter().filter(|c| c.0 == 0).map(|c| c.1.as_str()).collect();
        let rarest = counted.iter().min().cloned().unwrap_or_default();
        out.push(Demand {
            what: format!("every {what} is used"),
            met: unused.is_empty(),
            found: if unused.is_empty() {
                format!("rarest: {}, {} times", rarest.1, rarest.0)
            } else {
                format!("never: {}", unused.join(", "))
            },
        });
    };
    demand("building", "building", Building::ALL.iter().map(ToString::to_string).collect());
    let animals = Animal::ALL.iter().filter(|a| !cat.cards_of(**a).is_empty());
    demand("ability", "ability", animals.flat_map(|a| [format!("{a} 1"), format!("{a} 2")]).collect());
    demand("stray", "stray", Stray::ALL.iter().map(ToString::to_string).collect());
    demand("wagon upgrade", "upgrade", Tile::ALL.iter().map(ToString::to_string).collect());
    let values = |event: &String| (1..=6).map(|v| format!("{event} {v}")).collect::<Vec<_>>();
    demand("event value", "event value", cat.names.events.iter().flat_map(values).collect());
    demand("hero bonus", "hero bonus", ["lantern", "horseshoe", "storage"].map(String::from).into());
}

/// One person against the automaton, the person first and second in turn.
struct Solo {
    edition: Edition,
    level: Difficulty,
    games: u64,
    /// of the automaton
    wins: f64,
    person: f64,
    automaton: f64,
}

/// Greedy against every level of the automaton in both editions, half of the games from each seat.
fn solos(games: u64) -> Vec<Solo> {
    let mut all = vec![];
    for &edition in Edition::ALL {
        for &level in Difficulty::ALL {
            let mut solo = Solo { edition, level, games: games / 2 * 2, wins: 0.0, person: 0.0, automaton: 0.0 };
            for seat in [0, 1] {
                let opt = Options { players: 2, automaton: Some(seat), level, ..Options::of(edition) };
                let t = play(&Merchants::new(opt).expect("our own pack is sound"), games / 2);
                let (it, you) = (seat as usize, 1 - seat as usize);
                solo.wins += t.wins[it];
                solo.person += t.scores[you].mean() / 2.0;
                solo.automaton += t.scores[it].mean() / 2.0;
            }
            all.push(solo);
        }
    }
    all
}

fn judge_solos(solos: &[Solo], out: &mut Vec<Demand>) {
    let share = |s: &Solo| s.wins / s.games as f64;
    for three in solos.chunks(3) {
        let edition = three[0].edition;
        let shares: Vec<f64> = three.iter().map(share).collect();
        let found = shares.iter().map(|&s| percent(s)).collect::<Vec<_>>().join(", ");
        out.push(Demand {
            what: format!(
                "{edition} edition: the middle level of the automaton beats greedy in 40 % to 60 % of solo games"
            ),
            met: (0.4..=0.6).contains(&shares[1]),
            found: percent(shares[1]),
        });
        out.push(Demand {
            what: format!(
                "{edition} edition: each level of the automaton wins at least 10 points more than the one before"
            ),
            met: shares.windows(2).all(|w| w[1] >= w[0] + 0.1),
            found,
        });
    }
}

fn solo_page(games: u64, solos: &[Solo]) -> String {
    let mut p = format!(
        "\n## The automaton\n\nGreedy alone against the Private Concern (final) and the Trader (prototype), {games} games for each line, half from each \
         seat, the first-game buildings. A tie is the automaton's (P-086).\n\n\
         | edition | level | automaton wins | 95 % interval | its mean score | mean of greedy |\n|---|---|---|---|---|---|\n"
    );
    for s in solos {
        let (low, high) = interval(s.wins, s.games);
        let _ = writeln!(
            p,
            "| {} | {} | {} | {} – {} | {:.2} | {:.2} |",
            s.edition,
            s.level,
            percent(s.wins / s.games as f64),
            percent(low),
            percent(high),
            s.automaton,
            s.person
        );
    }
    p
}

/// How far the owners of things end from the mean.
fn effects(t: &Tally, kind: &str) -> Vec<(String, f64)> {
    t.effects().filter(|((k, _), _)| *k == kind).map(|((_, name), e)| (name.clone(), e.mean)).collect()
}

fn page(games: u64, tallies: &[(Merchants, Tally)], demands: &[Demand]) -> String {
    let mut p = String::new();
    let _ = writeln!(p, "# How our own cards play\n");
    let _ = writeln!(
        p,
        "Written by `cargo xtask balance merchants {games}`: greedy bots in every seat, {games} games for each number of players, \
         the same seeds 1 to {games}, random buildings, otherwise default options. Cards: `{}` ({}). Do not edit by hand.\n",
        tallies[0].0.cat.name, tallies[0].0.cat.id
    );
    let _ = writeln!(p, "## What is asked\n\n| | asked | found |\n|---|---|---|");
    for d in demands {
        let _ = writeln!(p, "| {} | {} | {} |", if d.met { "met" } else { "**missed**" }, d.what, d.found);
    }
    let _ = writeln!(
        p,
        "\n## Seats and scores\n\n| players | seat | wins | 95 % interval | mean score |\n|---|---|---|---|---|"
    );
    for (game, t) in tallies {
        for i in 0..game.opt.players as usize {
            let (low, high) = interval(t.wins[i], t.games);
            let _ = writeln!(
                p,
                "| {} | {} | {} | {} – {} | {:.2} |",
                game.opt.players,
                i + 1,
                percent(t.wins[i] / t.games as f64),
                percent(low),
                percent(high),
                t.scores[i].mean()
            );
        }
    }
    columns(&mut p, "What owners of a thing score more or less than the mean of their seats", tallies, |t| {
        t.effects()
            .filter(|((kind, _), _)| *kind != "hero" && *kind != "deed")
            .map(|((kind, name), e)| (format!("{kind}: {name}"), format!("{:+.2} ± {:.2}", e.mean, e.margin)))
            .collect()
    });
    columns(&mut p, "Deeds: done by those who hold them at the end", tallies, |t| {
        let name = |deed: DeedCard| tallies[0].0.cat.names.deeds[deed.index()].clone();
        t.deeds.iter().map(|(&d, &(held, done))| (name(d), percent(done as f64 / held as f64))).collect()
    });
    columns(&mut p, "Used, per player and game", tallies, |t| {
        let seats: u64 = t.scores.iter().map(|m| m.n).sum();
        t.uses
            .iter()
            .filter(|((kind, _), _)| *kind != "event value")
            .map(|((kind, name), n)| (format!("{kind}: {name}"), format!("{:.3}", *n as f64 / seats as f64)))
            .collect()
    });
    p
}

/// One table: a row for each name, a column for each number of players.
fn columns(p: &mut String, title: &str, tallies: &[(Merchants, Tally)], of: impl Fn(&Tally) -> Vec<(String, String)>) {
    let _ = writeln!(p, "\n## {title}\n\n| | 2 players | 3 players | 4 players |\n|---|---|---|---|");
    let all: Vec<std::collections::BTreeMap<String, String>> =
        tallies.iter().map(|(_, t)| of(t).into_iter().collect()).collect();
    let names: std::collections::BTreeSet<&String> = all.iter().flat_map(|m| m.keys()).collect();
    for name in names {
        let cell = |m: &std::collections::BTreeMap<String, String>| m.get(name).cloned().unwrap_or("–".into());
        let cells: Vec<String> = all.iter().map(cell).collect();
        let _ = writeln!(p, "| {name} | {} |", cells.join(" | "));
    }
}
