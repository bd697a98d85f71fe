//! Measures how opponents play our own sheets and writes the part on opponents of `docs/balance-silk-road.md`:
//! `cargo xtask balance silk-road [GAMES]`.
use arena::silk_road::{Round, TITLES, Tally};
use arena::{Ledger, Played, series, stats::interval};
use silk_road::{Options, SilkRoad, State};
use std::fmt::Write;

/// The lines between which this part stands; the rest of the report is written by others.
const START: &str = "<!-- opponents: written by `cargo xtask balance silk-road` -->";
const END: &str = "<!-- end of opponents -->";

/// The title that each level should earn on its own (4.6), in the order of the levels.
const BANDS: [(f64, f64); 5] = [(0.0, 10.0), (11.0, 20.0), (21.0, 35.0), (36.0, 45.0), (46.0, 50.0)];

/// One demand, and whether it is met.
struct Demand {
    what: String,
    met: bool,
    found: String,
}

/// Some seats, and what they did.
struct Match {
    bots: Vec<&'static str>,
    tally: Tally,
}

/// Only who won: chance is not told from favour by a few thousand games, and the solver takes most of the time.
#[derive(Default)]
struct Wins([f64; 4]);

impl Ledger<SilkRoad> for Wins {
    fn end(&mut self, _: &SilkRoad, _: &State, played: &Played) {
        let firsts = played.places.iter().filter(|p| p.place == 1).count();
        for place in played.places.iter().filter(|p| p.place == 1) {
            self.0[place.seat.index()] += 1.0 / firsts as f64;
        }
    }
    fn merge(&mut self, o: Self) {
        self.0.iter_mut().zip(o.0).for_each(|(mine, theirs)| *mine += theirs);
    }
}

fn play<L: Ledger<SilkRoad>>(bots: &[&'static str], games: u64) -> L {
    let game = SilkRoad::new(Options { players: bots.len() as u8, ..Options::default() }).expect("our own pack");
    let seats = || bots.iter().map(|b| bots::silk_road::by_name(b).expect("a known level")).collect();
    let ledger = series(&game, seats, 1, games, |_| {});
    println!("{}: {games} games played", bots.join(", "));
    ledger
}

impl Match {
    fn play(bots: &[&'static str], games: u64) -> Match {
        Match { bots: bots.to_vec(), tally: play(bots, games) }
    }
    fn share(&self, seat: usize) -> f64 {
        self.tally.desks[seat].wins / self.tally.games as f64
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(2_000);
    let names = bots::Rivals::of::<SilkRoad>().names;
    let alone: Vec<Match> = names.iter().map(|&name| Match::play(&[name], games)).collect();
    let duels: Vec<[Match; 2]> = names
        .windows(2)
        .map(|w| [Match::play(&[w[0], w[1]], games / 2), Match::play(&[w[1], w[0]], games / 2)])
        .collect();
    let mixed = [
        Match::play(&["beginner", "average", "strong"], games),
        Match::play(&["beginner", "average", "strong", "perfect"], games),
    ];
    let equal: Vec<Match> = [2, 3, 4].map(|players| Match::play(&vec!["average"; players], games)).into();
    let mut demands = vec![];
    judge_alone(&alone, &mut demands);
    judge_matches(&duels, &mixed, &mut demands);
    [2, 3, 4].iter().for_each(|&players| judge_seats(players, 10 * games, &mut demands));
    let mut page = head(games, &demands);
    write_alone(&mut page, &alone);
    write_duels(&mut page, &duels);
    mixed.iter().chain(&equal).for_each(|m| write_match(&mut page, m));
    save(&page);
    let missed: Vec<&Demand> = demands.iter().filter(|d| !d.met).collect();
    missed.iter().for_each(|d| println!("missed: {}: {}", d.what, d.found));
    println!("{} of {} demands met; docs/balance-silk-road.md written", demands.len() - missed.len(), demands.len());
}

fn save(page: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/balance-silk-road.md");
    let report = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let (head, tail) = match report.split_once(START) {
        Some((head, rest)) => (head.to_string(), rest.split_once(END).map_or("\n", |(_, tail)| tail)),
        None => (format!("{}\n\n", report.trim_end()), "\n"),
    };
    std::fs::write(path, format!("{head}{START}\n{page}{END}{tail}")).unwrap_or_else(|e| panic!("{path}: {e}"));
}

fn percent(n: f64) -> String {
    format!("{:.1} %", n * 100.0)
}

fn judge_alone(alone: &[Match], out: &mut Vec<Demand>) {
    for (m, (low, high)) in alone.iter().zip(BANDS) {
        let score = &m.tally.desks[0].score;
        out.push(Demand {
            what: format!("{} alone: mean from {low} to {high}", m.bots[0]),
            met: (low..=high).contains(&score.mean()),
            found: format!("{:.2} ± {:.2}", score.mean(), score.margin()),
        });
    }
    let late: u64 = alone.iter().map(|m| m.tally.desks[0].all_rounds().late).sum();
    out.push(Demand { what: "nobody is overtaken by the sand".into(), met: late == 0, found: format!("{late} times") });
}

fn judge_matches(duels: &[[Match; 2]], mixed: &[Match], out: &mut Vec<Demand>) {
    for [there, back] in duels {
        let share = f64::midpoint(there.share(1), back.share(0));
        out.push(Demand {
            what: format!("{} beats {} in three of four games", there.bots[1], there.bots[0]),
            met: share >= 0.75,
            found: percent(share),
        });
    }
    for m in mixed {
        let means: Vec<f64> = (0..m.bots.len()).map(|n| m.tally.desks[n].score.mean()).collect();
        out.push(Demand {
            what: format!("{}: each scores more than the one before", m.bots.join(", ")),
            met: means.windows(2).all(|w| w[0] < w[1]),
            found: means.iter().map(|mean| format!("{mean:.1}")).collect::<Vec<_>>().join(", "),
        });
    }
}

/// No seat is favoured: nothing but chance, which stays within three and a half standard errors.
fn judge_seats(players: usize, games: u64, out: &mut Vec<Demand>) {
    let Wins(wins) = play(&vec!["average"; players], games);
    let fair = 1.0 / players as f64;
    let chance = 3.5 * (fair * (1.0 - fair) / games as f64).sqrt();
    let shares: Vec<f64> = wins[..players].iter().map(|won| won / games as f64).collect();
    out.push(Demand {
        what: format!(
            "{players} equal players, {games} games: every seat wins within {:.1} points of {}",
            100.0 * chance,
            percent(fair)
        ),
        met: shares.iter().all(|s| (s - fair).abs() <= chance),
        found: shares.iter().map(|&s| percent(s)).collect::<Vec<_>>().join(", "),
    });
}

fn head(games: u64, demands: &[Demand]) -> String {
    let mut p = String::new();
    let _ = writeln!(
        p,
        "## Opponents\n\nEach level reads the map, weighs routes and lays tiles as section 4.7 of the rules says. {games} games \
         for each line-up (duels: half of them from each seat), the seeds from 1 on, default options.\n"
    );
    let _ = writeln!(p, "| | asked | found |\n|---|---|---|");
    for d in demands {
        let _ = writeln!(p, "| {} | {} | {} |", if d.met { "met" } else { "**missed**" }, d.what, d.found);
    }
    p
}

fn write_alone(p: &mut String, alone: &[Match]) {
    let _ = writeln!(
        p,
        "\n### Alone\n\n| level | mean | 0-10 | 11-20 | 21-35 | 36-45 | 46-50 | goods by round | of the best | disqualified | tiles | arrival |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|"
    );
    assert_eq!(TITLES.len(), BANDS.len());
    for m in alone {
        let desk = &m.tally.desks[0];
        let titles = desk.titles.map(|n| percent(n as f64 / m.tally.games as f64));
        let goods: Vec<String> = desk.rounds.iter().map(|r| format!("{:.1}", r.goods.mean())).collect();
        let all = desk.all_rounds();
        let _ = writeln!(
            p,
            "| {} | {:.1} | {} | {} | {} | {} | {:.1} | {:.0} s |",
            m.bots[0],
            desk.score.mean(),
            titles.join(" | "),
            goods.join(" / "),
            percent(all.share_of_best()),
            percent(disqualified(&all)),
            all.tiles.mean(),
            all.arrival.mean()
        );
    }
    let _ = writeln!(p, "\n\"Of the best\": what finished routes bring of what the exact solver would have brought.");
}

fn disqualified(r: &Round) -> f64 {
    r.disqualified as f64 / r.goods.n as f64
}

fn write_duels(p: &mut String, duels: &[[Match; 2]]) {
    let _ = writeln!(
        p,
        "\n### Duels\n\n| stronger | weaker | wins from seat 1 | wins from seat 2 | mean scores | ranks and lengths decide |\n\
         |---|---|---|---|---|---|"
    );
    for [there, back] in duels {
        let mean = |a: &Match, n: usize, b: &Match, k: usize| {
            f64::midpoint(a.tally.desks[n].score.mean(), b.tally.desks[k].score.mean())
        };
        let games = (there.tally.games + back.tally.games) as f64;
        let _ = writeln!(
            p,
            "| {} | {} | {} | {} | {:.1} : {:.1} | {} |",
            there.bots[1],
            there.bots[0],
            percent(back.share(0)),
            percent(there.share(1)),
            mean(there, 1, back, 0),
            mean(there, 0, back, 1),
            percent((there.tally.by_bonuses + back.tally.by_bonuses) as f64 / games)
        );
    }
    let _ = writeln!(p, "\n\"Ranks and lengths decide\": nobody with the most goods points won.");
}

/// One line-up: seats, points by source, bonus tiles.
fn write_match(p: &mut String, m: &Match) {
    let (t, games) = (&m.tally, m.tally.games as f64);
    let _ = writeln!(
        p,
        "\n### {}\n\n| seat | wins | 95 % interval | score | goods | ranks | lengths | by doubling | arrival | bonus tiles won |\n\
         |---|---|---|---|---|---|---|---|---|---|",
        if m.bots.windows(2).all(|w| w[0] == w[1]) {
            format!("{} players, all {}", m.bots.len(), m.bots[0])
        } else {
            format!("{} players: {}", m.bots.len(), m.bots.join(", "))
        }
    );
    for (n, bot) in m.bots.iter().enumerate() {
        let desk = &t.desks[n];
        let (low, high) = interval(desk.wins, t.games);
        let all = desk.all_rounds();
        let _ = writeln!(
            p,
            "| {} {bot} | {} | {} – {} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.0} s | {:.2} |",
            n + 1,
            percent(m.share(n)),
            percent(low),
            percent(high),
            desk.score.mean(),
            4.0 * all.goods.mean(),
            4.0 * all.rank.mean(),
            4.0 * all.length.mean(),
            desk.doubled as f64 / games,
            all.arrival.mean(),
            desk.bonus_won as f64 / games
        );
    }
    let _ = writeln!(
        p,
        "\nThe winner leads by {:.1}; {} of the games are shared; in {} nobody with the most goods points won. \
         The last place was shared, and no bonus tile given, after {:.2} of three rounds.",
        t.lead.mean(),
        percent(t.shared as f64 / games),
        percent(t.by_bonuses as f64 / games),
        t.no_bonus_tile as f64 / games
    );
}
