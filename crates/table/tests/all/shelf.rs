//! A game on the shelf: options, cards, scenes, a table behind one type, and what a file may ask for.
use crate::toys::anytime::Anytime;
use crate::toys::anytime_shelf::VILLAGERS_FILE;
use serde_json::{Value, json};
use table::laws::Suite;
use table::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn open(scene: Option<Value>) -> Box<dyn AnyTable> {
    Box::new(Table::open(Anytime::new(2), "a shelf", vec![], scene).unwrap())
}
fn replay(file: &GameFile) -> Result<Table<Anytime>, FileError> {
    Table::replay(file, None, None)
}

#[test]
fn a_table_of_any_game_speaks_json() {
    let mut t = open(Some(json!({ "rolls": [1], "xp": [0, 2] })));
    assert_eq!((t.name(), t.seats(), t.must(), t.deadline()), ("anytime", 2, SeatSet::one(A), None));
    assert_eq!(
        serde_json::to_value(t.prompt(B)).unwrap(),
        json!({ "id": "ask-wait", "args": { "for": { "seat": 0 } } })
    );
    let seq = t.sheet(Some(A))["seq"].as_u64().unwrap();
    assert_eq!(t.act(A, 3, "fight", None), Ok(Some(Barrier::Dice)));
    assert_eq!(t.seen(Some(A)) as u64, seq + 2);
    let events = t.events(Some(A), seq as usize);
    assert_eq!(t.events_text(Some(A), seq as usize), events.to_string(), "the same, written down at once");
    assert_eq!(events[0]["event"], json!({ "what": "rolled", "d4": 1 }), "the scene has loaded the die");
    assert_eq!(events[0]["n"], json!(seq + 1));
    assert_eq!(events[0]["tale"], json!({ "id": "tale-rolled", "args": { "d4": 1 } }));
    assert_eq!(events[1].get("tale"), None, "not everything need be said");
    assert_eq!(t.sheet(None)["board"]["damage"], json!(1));
    assert_eq!(t.events(None, seq as usize).as_array().unwrap().len(), 2);
    assert_eq!(t.act(B, 3, "again", None), Err(Illegal::Refused { rule: None }));
    assert_eq!(t.time_up(9), Err(Illegal::NotNow));
    assert_eq!(t.undo(A, 9), Err(Illegal::NothingToUndo));
    assert!(!t.is_over() && !t.can_undo(A) && t.offers(A).iter().any(|o| o.act == "retreat"));
    assert_eq!(t.catalog()["villagers"][0], json!("smith"));
    assert_eq!(t.places().len(), 2);
    let again = replay(&t.file()).unwrap();
    assert_eq!((Hash(again.hash()), again.rows(), again.header()), (t.hash(), t.rows(), t.header()));
    assert!(t.as_any().downcast_ref::<Table<Anytime>>().is_some());
}

#[test]
fn a_scene_is_arranged_or_refused_with_every_reason() {
    let t = open(Some(json!({ "active": 1, "coins": [9, 4] })));
    let board = &t.sheet(None)["board"];
    assert_eq!((&board["active"], &board["heroes"][0]["coins"], &board["bank"]), (&json!(1), &json!(9), &json!(47)));
    assert_eq!(t.events(None, 0), json!([]), "what was told before the scene did not happen");
    let scene = json!({ "active": 2, "coins": [200] });
    let Err(problems) = Table::open(Anytime::new(2), "x", vec![], Some(scene)) else { panic!("an impossible scene") };
    assert_eq!(problems.to_string(), "active: 2 is not a number from 0 to 1\ncoins.0: the bank cannot pay 200");
}

#[test]
fn the_laws_hold_on_the_shelf_and_from_a_scene() {
    Suite::shelved(Anytime::new(3)).census().games(20).hold();
    let scene = json!({ "active": 2, "coins": [0, 20, 3], "quests": [5, 6, 7], "rolls": [4, 4] });
    let report = Suite::shelved(Anytime::new(3)).scene(scene).census().games(20).hold();
    assert!(report.games == 20 && report.shadowed > 0, "{report:?}");
    let broken = Suite::shelved(Anytime::new(2)).scene(json!({ "active": 3 })).games(1).check().unwrap_err();
    assert!(broken.what.contains("the scene is refused"), "{broken}");
}

#[test]
fn options_have_defaults_and_limits() {
    let built = |options: Value| Anytime::build(&options, None).map(|g| g.options_now());
    assert_eq!(built(json!({})), Ok(json!({ "seats": 2, "seasons": 2 })));
    assert_eq!(built(json!({ "seats": 4, "seasons": 1 })), Ok(json!({ "seats": 4, "seasons": 1 })));
    let problems = built(json!({ "seats": 9, "seasons": "many" })).unwrap_err();
    assert_eq!(problems.0.iter().map(|p| p.at.as_str()).collect::<Vec<_>>(), ["seats", "seasons"]);
    assert_eq!(Anytime::options().iter().map(|o| o.name).collect::<Vec<_>>(), ["seats", "seasons"]);
}

#[test]
fn a_file_must_fit_the_game() {
    let t = open(None);
    let with = |change: &dyn Fn(&mut Header)| {
        let mut file = t.file();
        change(&mut file.header);
        replay(&file).err()
    };
    assert!(with(&|_| {}).is_none());
    assert_eq!(with(&|h| h.seed.clear()), Some(FileError::Sealed));
    assert_eq!(with(&|h| h.seed.push('!')), Some(FileError::Commitment));
    assert_eq!(with(&|h| h.game = "chess".into()), Some(FileError::OtherGame { found: "chess".into() }));
    let other = FileError::OtherContent { name: "villagers".into(), id: "other".into() };
    assert_eq!(with(&|h| h.content.id = "other".into()), Some(other));
    let setting = |at: &str, what: &str| Some(FileError::Setting(Problems::one(at, what)));
    assert_eq!(with(&|h| h.options["seats"] = json!(7)), setting("seats", "7 is not a number from 2 to 4"));
    let scene = with(&|h| h.scene = Some(json!({ "active": 5 })));
    assert_eq!(scene, setting("active", "5 is not a number from 0 to 1"));
}

#[test]
fn a_file_of_other_cards_needs_its_pack() {
    let pack = Pack::from([(VILLAGERS_FILE.to_string(), "ghost\ngiant".to_string())]);
    let game = Anytime::build(&json!({}), Some(&pack)).unwrap();
    let mut t = Table::open(game, "ghosts", vec![], None).unwrap();
    t.act_text(A, 1, "fight", None).unwrap();
    let file = t.file();
    assert!(matches!(replay(&file), Err(FileError::OtherContent { .. })));
    assert_eq!(Table::<Anytime>::replay(&file, Some(&pack), None).unwrap().hash(), t.hash());
    assert!(Anytime::build(&json!({}), Some(&Pack::new())).is_err(), "a pack without villagers");
}

/// Everybody agreed to go back, twice to the same moment.
fn a_game_with_regrets() -> Table<Anytime> {
    let mut t = Table::open(Anytime::new(2), "regrets", vec![], None).unwrap();
    for n in 0..12 {
        let seat = t.game().must(t.state()).first().unwrap();
        let list = legal_list(t.game(), t.state(), seat);
        t.act(seat, n, list[n as usize % list.len()]).unwrap();
        if n % 5 == 4 {
            t.take_back(2, seat, n).unwrap();
        }
    }
    t
}

#[test]
fn a_film_shows_every_moment_as_a_replay_does() {
    let (t, viewers) = (a_game_with_regrets(), [None, Some(A), Some(B)]);
    let file = t.file();
    let mut film = AnyTable::film(Box::new(Table::<Anytime>::replay(&file, None, Some(0)).unwrap()));
    for upto in [file.rows.len() / 2, file.rows.len()] {
        film.go_on(&file.rows[..upto]);
        for rows in 0..=upto {
            let then: Box<dyn AnyTable> = Box::new(Table::<Anytime>::replay(&file, None, Some(rows)).unwrap());
            for who in viewers {
                assert_eq!(film.sheet(who, rows), Ok(then.sheet(who)), "after {rows} rows");
            }
        }
    }
    assert!(film.sheet(None, file.rows.len() + 1).is_err(), "there is nothing after the end");
    let mut spoiled = file.clone();
    spoiled.rows[3].hash = Hash(1);
    let mut film = AnyTable::film(Box::new(Table::<Anytime>::replay(&spoiled, None, Some(0)).unwrap()));
    film.go_on(&spoiled.rows);
    assert!(film.sheet(None, 3).is_ok() && matches!(film.sheet(None, 4), Err(FileError::Differs { row: 4, .. })));
}

#[test]
fn what_was_seen_is_counted_in_one_pass_and_told_in_pages() {
    let t = a_game_with_regrets();
    for who in [None, Some(A), Some(B)] {
        let one_by_one: Vec<usize> = (0..=t.rows().len()).map(|rows| t.seen_after(who, rows)).collect();
        assert_eq!(t.seen_by_rows(who), one_by_one);
        let all = t.events(who, 0);
        let pages: Vec<_> = (0..all.len()).step_by(3).flat_map(|after| t.events_page(who, after, 3)).collect();
        assert_eq!(pages, all);
        assert!(all.iter().any(|seen| matches!(seen.what, Sight::Undone { .. })));
    }
}
