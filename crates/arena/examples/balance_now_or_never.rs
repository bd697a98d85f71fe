//! Measures how our own cards play and writes `docs/balance-now-or-never.md`: `cargo xtask balance now-or-never [GAMES]`.
use arena::now_or_never::{SOURCES, Share, Tally};
use arena::{series, stats::interval};
use bots::Bot;
use now_or_never::catalog::GEAR;
use now_or_never::effect::{Effect, List};
use now_or_never::options::Heroes;
use now_or_never::words::*;
use now_or_never::{NowOrNever, Options};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Whoever plays well enough to say what the cards are worth.
const GREEDY: &str = "greedy";
/// How far a share of wins may be from an equal one.
const NEAR: f64 = 0.04;

/// One demand, and whether it is met.
struct Demand {
    what: String,
    met: bool,
    found: String,
}

/// Some players on one side of the boards, and what they did.
struct Match {
    game: NowOrNever,
    tally: Tally,
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(2_000);
    let above: Vec<Match> = [2, 3, 4].map(|players| play(players, Side::Above, games)).into();
    let solos = [Side::Above, Side::Underground].map(|side| play(1, side, games));
    let below = play(2, Side::Underground, games / 2);
    let mut demands = vec![];
    above.iter().for_each(|one| judge(one, &mut demands));
    judge_heroes(&above, &mut demands);
    judge_fights(&above, &mut demands);
    let everything: Vec<&Match> = above.iter().chain(&solos).chain([&below]).collect();
    judge_uses(&everything, &mut demands);
    judge_solo(&solos[0], &mut demands);
    let page = page(games, &everything, &demands);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/balance-now-or-never.md");
    std::fs::write(path, &page).unwrap_or_else(|e| panic!("{path}: {e}"));
    let missed: Vec<&Demand> = demands.iter().filter(|d| !d.met).collect();
    for d in &missed {
        println!("missed: {}: {}", d.what, d.found);
    }
    println!("{} of {} demands met; docs/balance-now-or-never.md written", demands.len() - missed.len(), demands.len());
}

/// Random heroes, so that each meets each; otherwise the default options. The same seeds everywhere.
fn play(players: u8, side: Side, games: u64) -> Match {
    let options = Options { players, side, heroes: Heroes::Random, ..Options::default() };
    let game = NowOrNever::new(options).expect("our own pack is sound");
    let seats = || -> Vec<Box<dyn Bot<NowOrNever>>> {
        (0..players).map(|_| bots::now_or_never::by_name(GREEDY).expect("greedy exists")).collect()
    };
    let tally = series(&game, seats, 1, games, |_| {});
    println!("{}: {games} games played", name(&game));
    Match { game, tally }
}

fn name(game: &NowOrNever) -> String {
    let side = if game.opt.side == Side::Above { "" } else { ", underground" };
    match game.opt.players {
        1 => format!("alone{side}"),
        n => format!("{n} players{side}"),
    }
}

fn percent(n: f64) -> String {
    format!("{:.1} %", n * 100.0)
}
fn percents(shares: &[f64]) -> String {
    shares.iter().map(|&s| percent(s)).collect::<Vec<_>>().join(", ")
}

/// What is asked of each number of players.
fn judge(one: &Match, out: &mut Vec<Demand>) {
    let t = &one.tally;
    let players = one.game.opt.players as usize;
    let fair = 1.0 / players as f64;
    let order: Vec<f64> = t.order[..players].iter().map(Share::share).collect();
    out.push(Demand {
        what: format!("{players} players: every place in the order of turns wins within 4 points of {}", percent(fair)),
        met: order.iter().all(|s| (s - fair).abs() <= NEAR),
        found: percents(&order),
    });
    out.push(Demand {
        what: format!("{players} players: a town has 8 to 14 buildings on average, and seldom fewer than 6"),
        met: (8.0..=14.0).contains(&t.buildings.mean()) && t.towns[..6].iter().sum::<u64>() * 20 < t.buildings.n,
        found: format!("{:.1}", t.buildings.mean()),
    });
}

/// Who plays a hero should win as often as anybody else.
fn judge_heroes(above: &[Match], out: &mut Vec<Demand>) {
    for one in above {
        let fair = 1.0 / f64::from(one.game.opt.players);
        let shares: Vec<f64> = one.tally.heroes.iter().map(Share::share).collect();
        let found: Vec<String> = Hero::ALL.iter().zip(&shares).map(|(h, &s)| format!("{h} {}", percent(s))).collect();
        out.push(Demand {
            what: format!("{}: every hero wins within 4 points of {}", name(&one.game), percent(fair)),
            met: shares.iter().all(|s| (s - fair).abs() <= NEAR),
            found: found.join(", "),
        });
    }
}

/// Who fights a level wins mostly, since nobody must fight unprepared; the higher, the rarer and the better paid.
fn judge_fights(above: &[Match], out: &mut Vec<Demand>) {
    let cat = &above[0].game.cat;
    let won: Vec<f64> = (0..9).map(|level| fights(above, level).share()).collect();
    out.push(Demand {
        what: "whoever attacks a level wins 60 % to 99.5 % of these fights".into(),
        met: won.iter().all(|s| (0.6..=0.995).contains(s)),
        found: percents(&won),
    });
    let rewards: Vec<f64> = (0..9).map(|level| reward(cat, cat.enemies[0][level].reward)).collect();
    out.push(Demand {
        what: "every level is worth at least as much as the one below".into(),
        met: rewards.windows(2).all(|w| w[1] >= w[0]),
        found: rewards.iter().map(|r| format!("{r:.1}")).collect::<Vec<_>>().join(", "),
    });
}

fn fights(matches: &[Match], level: usize) -> Share {
    matches.iter().fold(Share::default(), |sum, one| {
        let won = one.tally.fights[level].won;
        Share { n: sum.n + won.n, hits: sum.hits + won.hits }
    })
}

/// About what a reward is worth in points in the middle of the game.
fn reward(cat: &now_or_never::Catalog, list: List) -> f64 {
    let worth = cat.list(list).iter().map(|effect| match *effect {
        Effect::Villager => 4.0,
        Effect::Gain(Stuff::Coins, n) => f64::from(n) * 0.4,
        Effect::Gain(Stuff::Experience, n) => f64::from(n) * 0.5,
        Effect::Gain(_, n) => f64::from(n),
        _ => 0.0,
    });
    worth.sum()
}

/// What is asked of all games together: everything is used.
fn judge_uses(all: &[&Match], out: &mut Vec<Demand>) {
    let names = &all[0].game.cat.names;
    let uses = |kind: &'static str, name: &str| -> u64 {
        all.iter().map(|one| one.tally.uses.get(&(kind, name.to_string())).copied().unwrap_or(0)).sum()
    };
    let mut demand = |kind: &'static str, things: BTreeSet<&str>| {
        let counted: Vec<(u64, &str)> = things.into_iter().map(|name| (uses(kind, name), name)).collect();
        let unused: Vec<&str> = counted.iter().filter(|c| c.0 == 0).map(|c| c.1).collect();
        let rarest = counted.iter().min().copied().unwrap_or_default();
        out.push(Demand {
            what: format!("every {kind} is used"),
            met: unused.is_empty(),
            found: match unused[..] {
                [] => format!("rarest: {}, {} times", rarest.1, rarest.0),
                _ => format!("never: {}", unused.join(", ")),
            },
        });
    };
    let locations: Vec<String> = Location::ALL.iter().map(ToString::to_string).collect();
    let set = |list: &'_ [String]| list.to_vec();
    for (kind, list) in [
        ("location", locations),
        ("specialist", set(&names.specialists)),
        ("gear", set(&names.tokens[..GEAR as usize])),
        ("ability", set(&names.tokens[GEAR as usize..])),
        ("building", set(&names.buildings)),
        ("quest", set(&names.quests)),
        ("order", set(&names.orders)),
        ("find", names.finds.to_vec()),
    ] {
        demand(kind, list.iter().map(String::as_str).collect());
    }
}

fn judge_solo(solo: &Match, out: &mut Vec<Demand>) {
    let share = solo.tally.hundred.share();
    out.push(Demand {
        what: "alone: greedy reaches 100 points sometimes, and not always".into(),
        met: (0.25..=0.8).contains(&share),
        found: format!("{}, mean {:.1}", percent(share), solo.tally.score.mean()),
    });
}

fn page(games: u64, all: &[&Match], demands: &[Demand]) -> String {
    let cat = &all[0].game.cat;
    let mut p = String::new();
    let _ = writeln!(p, "# How our own cards of Now or Never play\n");
    let _ = writeln!(
        p,
        "Written by `cargo xtask balance now-or-never {games}`: greedy bots in every seat, {games} games for each line-up (half as \
         many underground), the same seeds, random heroes, otherwise default options. Cards: `{}` ({}). Do not edit by hand.\n",
        cat.name, cat.id
    );
    let _ = writeln!(p, "## What is asked\n\n| | asked | found |\n|---|---|---|");
    for d in demands {
        let _ = writeln!(p, "| {} | {} | {} |", if d.met { "met" } else { "**missed**" }, d.what, d.found);
    }
    scores(&mut p, all);
    winners(&mut p, all);
    curve(&mut p, all);
    used(&mut p, all);
    p
}

fn scores(p: &mut String, all: &[&Match]) {
    let _ = writeln!(
        p,
        "\n## Scores\n\n| | mean | spread | {} | buildings | villagers | turns | 100 points |",
        SOURCES.join(" | ")
    );
    let _ = writeln!(p, "|---|---|---|{}---|---|---|---|", "---|".repeat(SOURCES.len()));
    for one in all {
        let t = &one.tally;
        let sources: Vec<String> = t.sources.iter().map(|m| format!("{:.1}", m.mean())).collect();
        let _ = writeln!(
            p,
            "| {} | {:.1} | {:.1} | {} | {:.1} | {:.1} | {:.1} | {} |",
            name(&one.game),
            t.score.mean(),
            t.score.spread(),
            sources.join(" | "),
            t.buildings.mean(),
            t.villagers.mean(),
            t.turns.mean(),
            percent(t.hundred.share())
        );
    }
}

fn winners(p: &mut String, all: &[&Match]) {
    let _ = writeln!(p, "\n## Who wins\n\n| | who | wins | 95 % interval | mean score |\n|---|---|---|---|---|");
    for one in all {
        let t = &one.tally;
        let heroes = Hero::ALL
            .iter()
            .map(|h| (h.to_string(), t.heroes[h.index()], format!("{:.1}", t.hero_scores[h.index()].mean())));
        let order = t.order.iter().take(one.game.opt.players.into()).enumerate();
        let order = order.map(|(n, &share)| (format!("turn {}", n + 1), share, String::new()));
        for (who, share, mean) in heroes.chain(order) {
            let (low, high) = interval(share.hits, share.n);
            let line = format!("{} | {} – {}", percent(share.share()), percent(low), percent(high));
            let _ = writeln!(p, "| {} | {who} | {line} | {mean} |", name(&one.game));
        }
    }
}

/// Every level: how often it is fought, how that ends, and what it is worth.
fn curve(p: &mut String, all: &[&Match]) {
    let _ = writeln!(
        p,
        "\n## Enemies\n\nWhat a reward is worth is an estimate for the middle of the game: a villager 4 points, a coin 0.4, experience 0.5, \
         other things 1.\n\n| | level | health | attack | reward | fights a game | won | hearts lost | rounds |\n\
         |---|---|---|---|---|---|---|---|---|"
    );
    for one in all {
        let cat = &one.game.cat;
        for (level, fights) in one.tally.fights.iter().enumerate() {
            let enemy = &cat.enemies[one.game.side][level];
            let _ = writeln!(
                p,
                "| {} | {} | {} | {} | {:.1} | {:.2} | {} | {:.1} | {:.1} |",
                name(&one.game),
                level + 1,
                enemy.health,
                enemy.attack,
                reward(cat, enemy.reward),
                fights.won.n as f64 / one.tally.games as f64,
                percent(fights.won.share()),
                fights.hearts.mean(),
                fights.rounds.mean()
            );
        }
    }
}

/// One table: a row for each thing, a column for each line-up.
fn used(p: &mut String, all: &[&Match]) {
    let heads: Vec<String> = all.iter().map(|one| name(&one.game)).collect();
    let _ =
        writeln!(p, "\n## Used, per player and game\n\n| | {} |\n|---|{}", heads.join(" | "), "---|".repeat(all.len()));
    let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let things: BTreeSet<_> = all.iter().flat_map(|one| one.tally.uses.keys()).collect();
    for thing in things {
        let cell = |one: &&Match| {
            let n = one.tally.uses.get(thing).copied().unwrap_or(0);
            format!("{:.3}", n as f64 / (one.tally.games as f64 * f64::from(one.game.opt.players)))
        };
        rows.insert(format!("{}: {}", thing.0, thing.1), all.iter().map(cell).collect());
    }
    for (name, cells) in rows {
        let _ = writeln!(p, "| {name} | {} |", cells.join(" | "));
    }
}
