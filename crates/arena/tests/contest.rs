//! Contests: the same on any number of cores, after any interruption, and as they were when this was written.
use arena::contest::{Done, Entrant, Fault, LineUp, Manners, Plan, Sprt, Standing, Verdict, compete, rating, summary};
use serde_json::{Value, json};
use shelf::ring;
use std::fmt::Write;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// What differs between the contests of these tests.
struct Setting<'a> {
    game: &'a str,
    bots: &'a [&'a str],
    players: usize,
    options: Value,
    sets: u64,
    seed: u64,
    sprt: Option<Sprt>,
    threads: usize,
    file: Option<&'a Path>,
}

impl Default for Setting<'_> {
    fn default() -> Self {
        Setting {
            game: "merchants",
            bots: &["greedy", "random"],
            players: 2,
            options: json!({}),
            sets: 4,
            seed: 1,
            sprt: None,
            threads: 2,
            file: None,
        }
    }
}

impl Setting<'_> {
    fn line_up(&self) -> LineUp {
        let entrants: Vec<Entrant> = self.bots.iter().map(|bot| Entrant::read(bot).unwrap()).collect();
        LineUp::new(&entrants, self.players).unwrap()
    }
    fn play(&self) -> Result<Done, Fault> {
        let stop = AtomicBool::new(false);
        self.play_until(&stop)
    }
    fn play_until(&self, stop: &AtomicBool) -> Result<Done, Fault> {
        let plan = Plan {
            game: ring(self.game),
            options: &self.options,
            pack: None,
            line_up: &self.line_up(),
            seed: self.seed,
            sets: self.sets,
            sprt: self.sprt,
            manners: Manners::default(),
            threads: self.threads,
            stop,
            file: self.file,
        };
        let mut done = compete(&plan, |_| {})?;
        // The only thing that is another one each time.
        done.record.rows.iter_mut().for_each(|row| {
            row.ms.fill(0.0);
            row.slowest.fill(0.0);
        });
        Ok(done)
    }
}

/// A contest in a few lines: places, scores and decisions of every game.
fn told(done: &Done) -> String {
    let mut out = String::new();
    for row in &done.record.rows {
        let _ = writeln!(
            out,
            "{}.{} {:?} places {:?} scores {:?} asked {:?}",
            row.set, row.turn, row.seats, row.places, row.scores, row.asked
        );
    }
    out
}

/// A change of rules, dice or bots shows up here.
#[test]
fn short_contests_are_golden() {
    let two = Setting { sets: 3, ..Setting::default() }.play().unwrap();
    insta::assert_snapshot!("two", told(&two));
    let four = Setting { players: 4, sets: 1, seed: 7, ..Setting::default() }.play().unwrap();
    insta::assert_snapshot!("one-against-three", told(&four));
    let solo =
        Setting { bots: &["greedy", "automaton"], options: json!({ "level": "hard" }), sets: 2, ..Setting::default() };
    insta::assert_snapshot!("automaton", told(&solo.play().unwrap()));
    let race = Setting {
        game: "silk-road",
        bots: &["strong", "average", "beginner"],
        players: 3,
        sets: 2,
        ..Setting::default()
    };
    insta::assert_snapshot!("race", told(&race.play().unwrap()));
}

/// The same for search, whose budget is counted in nodes here: a clock would give other games each time.
#[test]
fn search_on_fixed_nodes_is_golden() {
    let bots = ["search:nodes=40", "greedy"];
    let search = |threads| Setting { bots: &bots, sets: 1, seed: 3, threads, ..Setting::default() }.play().unwrap();
    let two = search(2);
    insta::assert_snapshot!("search", told(&two));
    assert_eq!(search(1).record, two.record);
}

#[test]
fn any_number_of_cores_gives_the_same_games() {
    let on = |threads| Setting { threads, sets: 6, ..Setting::default() }.play().unwrap().record;
    assert_eq!(on(1), on(3));
    assert_ne!(on(1), Setting { seed: 2, sets: 6, ..Setting::default() }.play().unwrap().record);
}

#[test]
fn a_run_that_was_stopped_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let whole = Setting::default().play().unwrap().record;
    let some = Setting { sets: 2, file: Some(&file), ..Setting::default() }.play().unwrap();
    assert_eq!((some.record.rows.len(), some.played), (4, 4));
    // The power fails in the middle of a line.
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &text[..text.len() - 30]).unwrap();
    let rest = Setting { file: Some(&file), ..Setting::default() }.play().unwrap();
    assert_eq!(rest.played, 5, "three games were whole");
    assert!(rest.notices[0].contains("the last line was cut off"), "{:?}", rest.notices);
    assert_eq!(rest.record, whole);
    let again = Setting { file: Some(&file), ..Setting::default() }.play().unwrap();
    assert_eq!((again.played, again.notices.len()), (0, 0));
    assert_eq!(again.record, whole);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    Setting { sets: 1, file: Some(&file), ..Setting::default() }.play().unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    let why = |setting: Setting| setting.play().unwrap_err().to_string();
    let seed = why(Setting { seed: 9, file: Some(&file), ..Setting::default() });
    assert!(seed.contains("holds another contest: its seed is 1, here it is 9"), "{seed}");
    let bots = why(Setting { bots: &["random", "greedy"], file: Some(&file), ..Setting::default() });
    assert!(bots.contains("its line-up is greedy, random, here it is random, greedy"), "{bots}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    let spoiled = text.replacen("\"turn\":1", "\"turn\":7", 1);
    std::fs::write(&file, &spoiled).unwrap();
    let damaged = why(Setting { file: Some(&file), ..Setting::default() });
    assert!(damaged.contains("line 3") && damaged.contains("not in order"), "{damaged}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), spoiled);
    let nowhere = folder.path().join("no/such/folder.jsonl");
    assert!(why(Setting { file: Some(&nowhere), ..Setting::default() }).contains("no/such/folder.jsonl: "));
}

#[test]
fn a_test_ends_when_it_is_clear() {
    let sprt = Some(Sprt::new(0.0, 50.0, 0.05, 0.05).unwrap());
    let clear = |threads| Setting { sets: 500, sprt, threads, ..Setting::default() }.play().unwrap();
    let one = clear(1);
    let test = one.test.unwrap();
    assert_eq!(test.verdict, Verdict::Accepted);
    assert!(test.sets < 100 && one.record.rows.len() as u64 == 2 * test.sets, "{test:?}");
    let three = clear(3);
    assert_eq!((three.record, three.test), (one.record, one.test));
    let worse = Setting { bots: &["random", "greedy"], sets: 500, sprt, ..Setting::default() }.play().unwrap();
    assert_eq!(worse.test.unwrap().verdict, Verdict::Rejected);
    let short = Setting { bots: &["greedy", "twin=greedy"], sets: 2, sprt, ..Setting::default() }.play().unwrap();
    assert_eq!(short.test.unwrap().verdict, Verdict::Open);
}

#[test]
fn who_wants_to_stop_need_not_wait() {
    let stop = AtomicBool::new(true);
    let done = Setting { sets: 1_000_000, ..Setting::default() }.play_until(&stop).unwrap();
    assert!(done.stopped && done.record.rows.len() < 1000, "{}", done.record.rows.len());
}

#[test]
fn what_cannot_be_played_is_refused_by_name() {
    let why = |setting: Setting| setting.play().unwrap_err().to_string();
    assert!(why(Setting { bots: &["greedy", "oracle"], ..Setting::default() }).contains("there is no bot `oracle`"));
    assert!(why(Setting { options: json!({ "level": "silly" }), ..Setting::default() }).contains("options.level"));
    assert!(why(Setting { players: 7, ..Setting::default() }).contains("options.players"));
    let twice = Setting { bots: &["greedy", "automaton"], players: 3, ..Setting::default() };
    assert!(why(twice).contains("the automaton of the rules has one seat at most"));
    let sprt = Some(Sprt::new(0.0, 50.0, 0.05, 0.05).unwrap());
    let three = Setting { bots: &["greedy", "random", "x=greedy"], players: 3, sprt, ..Setting::default() };
    assert!(why(three).contains("a test compares two entrants; here there are 3"));
}

/// Of equal bots nobody is better, from no seat: the pairing sees to that.
#[test]
fn twins_are_equal_by_pairing() {
    let twins = Setting { bots: &["greedy", "twin=greedy"], sets: 30, ..Setting::default() }.play().unwrap();
    let standing = Standing::of(&twins.record);
    assert_eq!(standing.points(0, 1).share(), 0.5, "both played the same two games of each set");
    let rated = rating::ratings(&[standing], "greedy");
    assert!(rated.iter().all(|r| (r.rating.unwrap().value - 1000.0).abs() < 1e-6));
}

#[test]
fn figures_come_with_intervals() {
    let done = Setting { sets: 20, ..Setting::default() }.play().unwrap();
    let json = summary::json(&done, None);
    let won = &json["entrants"][0]["won"];
    assert!(won["low"].as_f64() < won["value"].as_f64() && won["value"].as_f64() <= won["high"].as_f64(), "{won}");
    assert_eq!(json["pairs"][0]["a"], "greedy");
    assert_eq!((&json["sets"], &json["games"]), (&json!(20), &json!(40)));
    let text = summary::text(&done, None);
    assert!(text.contains("20 sets of 2 games, 40 games (seeds 1 to 20)"), "{text}");
    assert!(text.contains("greedy is ahead of random in"), "{text}");
    let one = summary::text(&Setting { sets: 1, ..Setting::default() }.play().unwrap(), None);
    assert!(one.contains("1 set of 2 games, 2 games (seeds 1 to 1)"), "{one}");
}
