//! Positions with the automaton, and of the prototype edition, by description (`docs/scenes.md`).
use super::{hero_cards, idle, rival, solo};
use crate::stage::{Play, Stage, merchant};
use merchants::words::Animal;
use merchants::{Merchants, RivalCard};
use serde_json::{Value, json};
use table::laws::Census;
use table::{Dice, FastDice, Game, Purpose, Shelved, Table, legal_list};

fn begin(scene: Value) -> Play {
    solo(idle()).scene(scene).begin()
}

/// The places of all problems.
fn problems(stage: Stage, scene: Value) -> Vec<String> {
    let all = stage.scene(scene).impossible();
    all.lines().map(|line| line.split(": ").next().unwrap().to_string()).collect()
}

#[test]
fn a_scene_says_what_the_automaton_has() {
    let t = begin(json!({
        "round": 5, "inn": ["alun", null, null, null],
        "seats": [{}, { "coins": 31, "prestige": 12, "lanterns": 7, "quartz": 9, "space": 3, "deeds": [4, 5], "open_deeds": [5],
                        "delivered": ["frost-pass"], "brought": ["agatha"] }],
        "automaton": { "goods": 8, "illuminated_dice": 3, "heroes": ["ysolt", "larkin"], "commissions": ["ash-patrol"],
                       "card": 3, "cards_to_come": [0, 9] },
    }));
    let p = t.seat(1);
    assert_eq!((p.coins, p.prestige, p.lanterns, p.quartz, p.space), (31, 12, 7, 9, 3));
    assert_eq!((p.deeds.len(), p.open_deeds.len(), p.delivered.len(), p.brought.len()), (2, 1, 1, 1));
    let r = rival(&t);
    assert_eq!((r.goods, r.illuminated, r.card, r.deck), (8, 3, RivalCard::new(3), 0b10_0000_0001));
    assert_eq!(hero_cards(&t), [t.hero("ysolt"), t.hero("larkin")]);
    assert!(r.commissions.has(t.commission("ash-patrol")));
    let view = t.view(None)["automaton"].clone();
    assert_eq!((&view["goods"], &view["cards_to_come"]), (&json!(8), &json!([0, 9])));
    // nothing appears and nothing is lost
    let census = t.game().census(t.state());
    assert_eq!(
        (census["quartz"], census["illuminated dice"], census["heroes"], census["commissions"]),
        (24, 8, 42, 30)
    );
    assert_eq!((census["deeds"], census["companions"]), (19, 22));
    // left out, everything is as dealt
    let (fresh, same) = (solo(idle()).begin(), begin(json!({ "wheel": "book" })));
    assert_eq!((rival(&same), same.seat(1)), (rival(&fresh), fresh.seat(1)));
    assert_eq!(same.state().tiles, fresh.state().tiles, "what the set-up took out stays out");
}

#[test]
fn an_impossible_automaton_is_refused_with_every_reason() {
    let wrong = json!({
        "inn": ["agatha", null, null, null],
        "seats": [{ "special_reserve": ["1", "2"] }, { "goods": ["staff"], "steeds": ["whisper"], "quartz": 25 }],
        "automaton": { "goods": 100, "illuminated_dice": 7, "heroes": ["agatha"], "commissions": ["no-such"], "card": 4,
                       "cards_to_come": [4, 11], "horse": 1 },
        "next": { "action_cards": ["no-card"] },
    });
    let mut found = problems(solo(idle()), wrong);
    found.sort();
    let mut all = [
        "seats.1.goods",
        "seats.1.steeds",
        "seats.1.quartz",
        "automaton.horse",
        "automaton.goods",
        "automaton.heroes.0",
        "automaton.commissions.0",
        "automaton.cards_to_come.0",
        "automaton.cards_to_come.1",
        "next.action_cards.0",
        "supply.illuminated_dice",
    ];
    all.sort_unstable();
    assert_eq!(found, all);
    let laid_off = json!({ "automaton": { "cards_to_come": [1, 2] }, "next": { "action_cards": [1, 3] } });
    assert_eq!(problems(solo(idle()), laid_off), ["next.action_cards.1"]);
    assert_eq!(problems(Stage::new(2), json!({ "automaton": { "goods": 1 } })), ["automaton"]);
}

#[test]
fn loyal_companions_lie_under_the_deck_only_if_there_is_an_automaton() {
    let scene = json!({ "decks": { "companions_under": ["raven"] } });
    assert_eq!(problems(Stage::new(2), scene.clone()), ["decks.companions_under.0"]);
    let t = begin(scene);
    assert!(t.game().cat.cards_of(Animal::Raven).has(t.state().companions.bottom[0]));
}

#[test]
fn a_scene_of_the_prototype_edition() {
    let t = Stage::new(2)
        .option("edition", "prototype")
        .scene(json!({
            "step": "plan", "buildings": ["frosted-filigree", "yedls-workshop", "oracle-of-lumi", "icebreaker-harbor"],
            "companions": ["scorpion", "scorpion", "raven"],
            "seats": [merchant(json!({ "companions": ["scorpion"], "steeds": ["whisper"], "gifts": [["scorpion", 2]] })), { "steeds": [] }],
        }))
        .begin();
    assert_eq!(t.state().row.len(), 3);
    assert_eq!(t.view(None)["free_steeds"], json!(["brembizant", "lovebug", "sugarfoot"].as_slice()));
    assert_eq!(t.game().census(t.state())["companions"], 18);
}

/// With the automaton to move first, and with a person to move first: the file of such a game replays.
#[test]
fn games_from_such_scenes_replay() {
    for (edition, turn) in [("final", 0), ("final", 1), ("prototype", 0), ("prototype", 1)] {
        let options = json!({ "players": 2, "edition": edition, "automaton": 1 });
        let scene = json!({
            "round": 9, "turn": turn, "automaton": { "goods": 4, "heroes": ["agatha"], "cards_to_come": [2, 3, 7] },
            "next": { "action_cards": [3] },
        });
        let game = Merchants::build(&options, None).unwrap();
        let mut table = Table::open(game, "scenes", vec![], Some(scene)).unwrap();
        if turn == 1 {
            assert_eq!(table.state().rival.card, RivalCard::new(3), "its turn has been played");
        }
        let mut dice = FastDice::new(turn);
        while let Some(seat) = table.game().must(table.state()).first() {
            let list = legal_list(table.game(), table.state(), seat);
            let a = list[dice.below(Purpose(0), list.len() as u32) as usize];
            table.act(seat, 0, a).unwrap();
        }
        let again = Table::<Merchants>::replay(&table.file(), None, None).unwrap_or_else(|e| panic!("{edition}: {e}"));
        assert_eq!(again.hash(), table.hash());
        assert!(again.is_over());
    }
}
