//! Positions play on as any game does: the worked examples, the laws, files, and whatever somebody writes.
use super::*;
use table::GameFile;
use table::laws::Suite;

#[test]
fn a_scene_is_stored_and_replayed() {
    let mut table = open(nearly_everything());
    act(&mut table, 0, &["sell-best", "done"]);
    let text = table.file().write();
    let again = Table::<NowOrNever>::replay(&GameFile::read(&text).unwrap(), None, None).unwrap();
    assert_eq!((again.state(), again.hash()), (table.state(), table.hash()));
}

#[test]
fn the_worked_examples_work() {
    let [begins, scenes @ ..] = &examples()[..] else { panic!("there are examples") };
    assert_eq!(open(begins.clone()).state().season, 0, "the set-up");
    let mut fight = open(scenes[0].clone());
    act(&mut fight, 0, &["roll"]);
    assert_eq!((p(&fight, 0).experience, p(&fight, 0).goods), (2, [0, 1, 0, 0]));
    act(&mut fight, 0, &["take crystal"]);
    assert_eq!((p(&fight, 0).waiting, p(&fight, 0).hearts), ([0, 0, 0, 1], 2));

    let mut last = open(scenes[1].clone());
    let chest = number(&last.game().cat.names.powers, "magic-chest");
    act(&mut last, 1, &[&format!("use {chest}"), "go 26"]);
    assert_eq!((p(&last, 1).coins, p(&last, 1).space), (7, 26));
    act(&mut last, 1, &["stop", "done", "house crystal 3"]);
    assert_eq!(p(&last, 1).housed[3], [0, 0, 2, 2]);
    act(&mut last, 1, &["pass"]);
    assert!(last.is_over() || !last.state().asked.is_empty());

    let mut bot = alone(scenes[2].clone());
    act(&mut bot, 0, &["rest 0 hearts"]);
    assert_eq!((bot.state().unclaimed, bot.state().bot.tokens), (1 << 1 | 1 << 10, 5));
}

/// Laws look on while random people play from these positions.
#[test]
fn laws_hold_from_scenes() {
    let [_, fight, last, bot] = examples().try_into().unwrap();
    let mut late = nearly_everything();
    late["season"] = json!(6);
    for (players, scene) in [(2, late), (2, fight), (2, last), (1, bot)] {
        let game = game(&json!({ "players": players }));
        let suite = Suite::shelved(game).scene(scene).census().games(2).deep_every(60);
        let report = suite.hold();
        assert!(report.steps > 0);
    }
}

/// What may stand where something else should.
fn junk() -> Vec<Value> {
    let junk = json!([null, 0, 3, 300, -1, 1.5, true, "sage", "A", "magic-chest", [], [[1, 2]], {}, ["shell", "shell"], {"shell": 2}]);
    junk.as_array().unwrap().clone()
}

/// Whatever somebody writes: a reason, or a position that plays to its end.
#[test]
fn spoiled_scenes_are_refused_or_play_on() {
    let bot = examples().pop().expect("the last one is played alone");
    let (junk, mut played, mut wrong) = (junk(), 0, 0);
    for seed in 0..1000 {
        let mut dice = FastDice::new(seed);
        let (mut scene, players) = if seed % 4 == 0 { (bot.clone(), 1) } else { (nearly_everything(), 2 + seed % 3) };
        for _ in 0..=dice.below(Purpose(0), 2) {
            spoil(&mut scene, &junk, &mut dice);
        }
        let options = json!({"players": players, "heroes": if seed % 2 == 0 { "choose" } else { "random" }});
        match try_open(options, scene) {
            Ok(table) => {
                play_on(table, seed);
                played += 1;
            }
            Err(problems) => {
                assert!(!problems.is_empty());
                wrong += 1;
            }
        }
    }
    assert!(played > 50 && wrong > 50, "{played} {wrong}");
}

/// Takes something out, or puts junk in its place.
fn spoil(scene: &mut Value, junk: &[Value], dice: &mut FastDice) {
    let mut below = |n: usize| dice.below(Purpose(0), n as u32) as usize;
    let (size, deeper) =
        (scene.as_object().map_or(0, serde_json::Map::len) + scene.as_array().map_or(0, Vec::len), below(3) > 0);
    if size == 0 {
        *scene = junk[below(junk.len())].clone();
        return;
    }
    let (i, gone) = (below(size), below(2) == 0);
    let inner = match scene {
        Value::Object(fields) => {
            let name = fields.keys().nth(i).unwrap().clone();
            if gone && !deeper {
                fields.remove(&name);
                return;
            }
            &mut fields[&name]
        }
        list => {
            if gone && !deeper {
                list.as_array_mut().unwrap().remove(i);
                return;
            }
            &mut list[i]
        }
    };
    if deeper {
        spoil(inner, junk, dice);
    } else {
        *inner = junk[below(junk.len())].clone();
    }
}

/// N-043, N-171: a forced pass waits for whoever can do something only after something else, too.
#[test]
fn n171_what_only_prepares_something_has_its_moment_too() {
    let poor = |hero: &str| {
        json!({
            "hero": hero, "arrows": [0, 1, 2], "hand": [], "coins": 0, "specialists": ["mason"], "face_down": ["mason"],
            "experience": 0, "mana": 0, "hearts": 5,
        })
    };
    let at = |a: Value, b: Value| json!({ "season": 3, "turn": 0, "passed": [1], "seats": [a, b] });
    // An ability brings the mana that the chest needs.
    let chest = json!({
        "hero": "marklun", "coins": 0, "hand": [], "experience": 6, "mana": 0, "specialists": ["herbalist"],
        "face_down": ["herbalist"], "blue": ["research", "siphon-power"], "played": ["magic-chest"],
    });
    let mut table = open(at(poor("zeik"), chest.clone()));
    assert_eq!(table.state().season, 3, "the pass waits");
    act(&mut table, 1, &["learn 5 2", "use 15"]);
    assert_eq!(table.state().season, 4, "then nothing is lost any more, and it plays itself");
    act(&mut table, 1, &["use 15"]);
    assert_eq!(p(&table, 1).coins, 8);
    // One ability leads to another, which pays in the production.
    let path = json!({
        "hero": "zeik", "coins": 0, "hand": [], "experience": 10, "mana": 0, "blue": ["toughness"],
        "specialists": ["herbalist"], "face_down": ["herbalist"],
    });
    let mut table = open(at(poor("halia"), path));
    assert_eq!(table.state().season, 3, "the pass waits");
    act(&mut table, 1, &["learn 4 1", "learn 5 2"]);
    assert_eq!((table.state().season, p(&table, 1).coins), (4, 2));
    // Whoever cannot pay for it has no such moment.
    let mut without = chest;
    without["experience"] = json!(0);
    assert_eq!(open(at(poor("zeik"), without)).state().season, 4);
}
