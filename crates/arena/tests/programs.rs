//! Programs from outside: they play, they learn nothing that their seat may not know, and whatever they do wrong has a name.
#![cfg(unix)]
#[path = "../../caravan/tests/parts/mod.rs"]
mod parts;

use arena::contest::{Done, Entrant, Fault, LineUp, Manners, Plan, Standing, compete};
use arena::program::{Limits, question};
use merchants::Merchants;
use serde_json::{Value, json};
use shelf::ring;
use silk_road::SilkRoad;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use table::{FastDice, Mind, Seat, Shelved, Table};

/// Short for those who say nothing, long for all others: a machine may be busy.
const SHORT: Duration = Duration::from_millis(400);
const LONG: Duration = Duration::from_secs(20);
const STRICT: Manners = Manners { limits: Limits { start: LONG, answer: LONG }, strict: true };
const PATIENT: Manners = Manners { strict: false, ..STRICT };
const HASTY: Manners = Manners { limits: Limits { start: LONG, answer: SHORT }, strict: false };

fn contest(game: &str, options: &Value, bots: &[&str], sets: u64, manners: Manners) -> Result<Done, Fault> {
    let entrants: Vec<Entrant> = bots.iter().map(|bot| Entrant::read(bot).unwrap()).collect();
    let line_up = LineUp::new(&entrants, entrants.len()).unwrap();
    let stop = AtomicBool::new(false);
    let plan = Plan {
        game: ring(game),
        options,
        pack: None,
        line_up: &line_up,
        seed: 1,
        sets,
        sprt: None,
        manners,
        threads: 2,
        stop: &stop,
        file: None,
    };
    let mut done = compete(&plan, |_| {})?;
    done.record.rows.iter_mut().for_each(|row| {
        row.ms.fill(0.0);
        row.slowest.fill(0.0);
    });
    Ok(done)
}

/// A shell script that says hello, and then `rest`.
fn script(rest: &str) -> String {
    format!("odd=cmd sh -c 'read hello; echo {{}}; {rest}'")
}

/// How a program that misbehaves loses its games.
fn forfeits(rest: &str, manners: Manners) -> Vec<(String, String)> {
    let program = script(rest);
    let done = contest("merchants", &json!({}), &["random", &program], 1, manners).unwrap();
    assert_eq!(done.record.rows.len(), 2, "a failure does not stop the contest");
    let forfeit = |row: &arena::contest::Row| {
        let forfeit = row.forfeit.as_ref().expect("the game was not played to its end");
        assert_eq!(row.seats[usize::from(forfeit.seat)], "odd");
        assert_eq!(row.places[usize::from(forfeit.seat)], 2, "whoever fails is last");
        assert!(row.scores.is_empty());
        (forfeit.why.clone(), forfeit.what.clone())
    };
    done.record.rows.iter().map(forfeit).collect()
}

#[test]
fn whoever_does_not_answer_loses_in_time() {
    let begun = Instant::now();
    for (why, what) in forfeits("sleep 100", HASTY) {
        assert_eq!(why, "too-slow");
        assert!(what.contains("no answer within 400 ms"), "{what}");
    }
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
}

#[test]
fn whatever_goes_wrong_has_a_name() {
    for (why, what) in forfeits("read question; echo sorry >&2; exit 3", PATIENT) {
        assert_eq!(why, "ended");
        assert!(what.contains("exit status: 3") && what.contains("stderr: sorry"), "{what}");
    }
    for garbage in [
        "echo what?",
        "echo [1]",
        r#"echo "{\"act\": 1}""#,
        r#"echo "{\"do\": 7}""#,
        r#"echo "{\"do\": \"pass\", \"do\": \"pass\"}""#,
        r"printf '\''\377\n'\''",
    ] {
        for (why, what) in forfeits(&format!("while read question; do {garbage}; done"), PATIENT) {
            assert_eq!(why, "unreadable", "{garbage}: {what}");
        }
    }
    for (why, what) in forfeits(r#"while read question; do echo "{\"do\": \"fly\"}"; done"#, PATIENT) {
        assert_eq!(why, "illegal");
        assert!(what.contains("answered `fly`, which is none of its"), "{what}");
    }
    for (why, what) in forfeits("echo by the way; sleep 1", PATIENT) {
        assert!(["unasked", "unreadable"].contains(&why.as_str()), "{why}: {what}");
        assert!(what.contains("by the way"), "{what}");
    }
    for (why, _) in forfeits("read question; head -c 1000000 /dev/zero", PATIENT) {
        assert_eq!(why, "unreadable");
    }
}

#[test]
fn a_wrong_command_is_known_before_the_first_game() {
    let why = |bot: &str| contest("merchants", &json!({}), &["random", bot], 1, PATIENT).unwrap_err().to_string();
    assert!(why("cmd /no/such/program").contains("cannot be started: /no/such/program: No such file"));
    assert!(why("cmd false").contains("ended (exit status: 1) before it had answered"));
    // One that says it and ends may have ended before it was asked.
    let rude = "cmd sh -c 'read question; echo hello; sleep 1'";
    assert!(why(rude).contains("answered something else than one line with a JSON object"));
}

#[test]
fn a_strict_contest_ends_at_the_first_failure() {
    let why = contest("merchants", &json!({}), &["random", &script("exit 1")], 3, STRICT).unwrap_err().to_string();
    assert!(why.starts_with("set 0: `odd` ended (exit status: 1) before it had answered"), "{why}");
}

/// Whoever has a clock to act by is not asked.
#[test]
fn a_race_with_programs_has_no_clock() {
    let bots = ["average", "cmd true"];
    let why = contest("silk-road", &json!({}), &bots, 1, PATIENT).unwrap_err().to_string();
    assert!(why.contains(r#"--options '{"clock": "off"}'"#), "{why}");
}

/// Is a process with this number left?
fn alive(id: &str) -> bool {
    Command::new("kill").args(["-0", id]).output().is_ok_and(|out| out.status.success())
}

#[test]
fn nothing_is_left_running() {
    let folder = tempfile::tempdir().unwrap();
    let ids = folder.path().join("ids");
    // It starts another one, and neither listens to anything.
    let deaf = format!("echo $$ >>{0}; sleep 987 & echo $! >>{0}; wait", ids.display());
    forfeits(&deaf, HASTY);
    let ids = std::fs::read_to_string(ids).unwrap();
    assert!(ids.lines().count() >= 4, "{ids}");
    assert!(alive(&std::process::id().to_string()), "who is asked knows who lives");
    // A process that was ended may need a moment to go.
    let end = Instant::now() + Duration::from_secs(5);
    while ids.lines().any(alive) {
        assert!(Instant::now() < end, "somebody of {ids:?} still runs");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The example of the repository, if there is a Python to run it.
fn example() -> Option<String> {
    if !parts::has("python3", "--version") {
        return None;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/first_bot.py");
    Some(format!("first=cmd python3 {}", path.display()))
}

#[test]
fn the_example_plays_and_wins_some() {
    let Some(example) = example() else { return };
    let play = || contest("merchants", &json!({}), &[&example, "random"], 5, STRICT).unwrap().record;
    let record = play();
    let standing = Standing::of(&record);
    assert!(standing.wins_of(0).share() > 0.5, "{:?}", standing.wins_of(0));
    assert_eq!(record, play(), "its chance comes from the arena: the same games again");
}

#[test]
fn without_python_it_says_so() {
    parts::missed("the_example_plays_any_game", "python3");
}

#[test]
fn the_example_plays_any_game() {
    let Some(example) = example() else { return };
    let race = contest("silk-road", &json!({ "clock": "off" }), &[&example, "beginner"], 1, STRICT).unwrap();
    assert_eq!(race.record.rows.len(), 2);
}

/// In every world that a seat cannot tell from the true one, it is asked the same; and it is what its sheet says.
fn asked_the_same<G: Shelved>(options: &Value, seed: u64) -> u32
where
    Table<G>: Send + Sync,
{
    let mut table = Table::open(G::build(options, None).unwrap(), &seed.to_string(), vec![], None).unwrap();
    let mut dice = FastDice::new(seed);
    let mut compared = 0;
    while let Some(seat) = table.game().must(table.state()).first() {
        if seat == Seat::HOUSE {
            break;
        }
        for viewer in Seat::all(table.game().seats()).filter(|&s| !table.offers(s).is_empty()) {
            let game = table.game();
            let told = |mind: Mind<'_, G>, dice: u64| question(&mind, 1, &mut FastDice::new(dice)).0;
            let truth: Value = serde_json::from_str(&told(table.mind(viewer), 1)).unwrap();
            let twin = game.imagine(table.state(), Some(viewer), &mut dice);
            let imagined: Value = serde_json::from_str(&told(Mind::within(game, &twin, viewer), 2)).unwrap();
            assert_eq!(truth["sheet"], imagined["sheet"], "seat {viewer} learns which world it is in");
            let sheet = serde_json::to_value(table.sheet(Some(viewer))).unwrap();
            for field in ["you", "must", "deadline", "board", "prompt"] {
                assert_eq!(truth["sheet"][field], sheet[field], "{field}");
            }
            let acts = |sheet: &Value| {
                sheet["offers"].as_array().unwrap().iter().map(|o| o["act"].clone()).collect::<Vec<_>>()
            };
            assert_eq!(acts(&truth["sheet"]), acts(&sheet));
            compared += 1;
        }
        let mut list = vec![];
        table.mind(seat).legal(&mut list);
        let action = list[(dice.next_u64() % list.len() as u64) as usize];
        table.act(seat, 0, action).unwrap();
        if compared > 300 {
            break;
        }
    }
    compared
}

#[test]
fn a_program_knows_what_its_seat_knows() {
    let merchants: u32 = (1..4).map(|seed| asked_the_same::<Merchants>(&json!({ "players": 3 }), seed)).sum();
    assert!(merchants > 500, "{merchants} questions");
    let race = asked_the_same::<SilkRoad>(&json!({ "players": 2, "clock": "off" }), 1);
    assert!(race > 50, "{race} questions");
}
