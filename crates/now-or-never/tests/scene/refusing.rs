//! What cannot be is refused: every problem, each with its place.
use super::*;
use table::{Quiet, Set, Shelved, TableDice};

#[test]
fn impossible_positions_are_refused_with_their_place() {
    let cards: Vec<Value> = (0..15).map(|n| json!(n)).collect();
    for (scene, at, rule) in [
        (json!({"season": 7}), "season", "0 to 6"),
        (json!({"season": 0}), "doing", "in the set-up"),
        (json!({"season": 0, "doing": [{"step": "turn"}]}), "doing.0.step", "choose-hero"),
        (json!({"season": 0, "turn": 1, "doing": [{"step": "choose-hero"}]}), "turn", "nobody has a turn yet"),
        (json!({"season": 0, "first": 0, "doing": [{"step": "choose-hero"}]}), "doing", "in the order of seats"),
        (
            json!({"season": 0, "first": 1, "doing": [{"step": "choose-hero"}], "seats": [{"hero": "zeik"}]}),
            "seats.0.hero",
            "still to be chosen",
        ),
        (
            json!({"season": 0, "first": 1, "doing": [{"step": "choose-hero"}], "seats": [{"hearts": 1}]}),
            "seats.0.hearts",
            "all heroes are chosen",
        ),
        (
            json!({"season": 0, "first": 1, "doing": [{"step": "keep-quests", "left": 2}], "seats": [{"hand": []}]}),
            "seats.0",
            "2 cards in hand and 6",
        ),
        (json!({"season": 0, "first": 1, "doing": [{"step": "keep-quests", "left": 5}]}), "doing.0.left", "1 to 4"),
        (json!({"step": "over", "season": 4}), "season", "after season 6"),
        (json!({"step": "over", "seats": [{"hand": [3]}]}), "seats.0", "laid away"),
        (json!({"seats": [{"hand": [{"pile": "red"}]}]}), "seats.0.hand.0.pile", "basic"),
        (
            json!({"seats": [{"hand": [{"pile": "basic"}]}], "decks": {"quests": []}}),
            "decks.quests",
            "unknown basic cards",
        ),
        (json!({"decks": {"orders": [], "orders_under": [{"known": [0]}]}}), "decks.orders", "unknown orders"),
        (json!({"first": 2}), "first", "0 to 1"),
        (json!({"passed": [0, 1]}), "passed", "N-042"),
        (json!({"passed": [1], "turn": 1}), "turn", "N-040"),
        (json!({"step": "produce", "turn": 1}), "turn", "N-185"),
        (json!({"step": "sleep"}), "step", "one of"),
        (json!({"step": "fight", "seats": [{"space": 0}, {"space": 0}]}), "step", "N-104"),
        (json!({"turn": 0, "step": "move", "seats": [{"hearts": 0}]}), "seats.0.hearts", "N-083"),
        (json!({"turn": 0, "step": "stand", "moment": {"charged": true}}), "moment.charged", "N-093"),
        (
            json!({"moment": {"armored": true}, "seats": [{"hero": "zeik"}, {"hero": "halia"}]}),
            "moment.armored",
            "N-230",
        ),
        (json!({"moment": {"left": 2}}), "moment.left", "no such field"),
        (json!({"step": "fight", "moment": {"quest": 0}}), "moment.quest", "N-251"),
        (json!({"step": "fight", "moment": {"quest": "howling-worm"}}), "moment.quest", "N-245"),
        (json!({"tiles": ["monument", "ublo-tower", "crystal-meteorite"]}), "tiles.0", "N-013"),
        (json!({"tiles": ["ublo-tower", "ublo-tower", "crystal-meteorite"]}), "tiles.1", "N-013"),
        (json!({"tiles": ["ublo-tower"]}), "tiles", "3 entries"),
        (json!({"enemies": [2, 3, 2, 2, 2, 2, 2, 2, 1]}), "enemies.1", "0 to 2"),
        (json!({"unclaimed": ["A", "O"]}), "unclaimed.1", "A to N"),
        (json!({"unclaimed": ["A", "B"]}), "unclaimed", "N-132"),
        (json!({"seats": [{"tokens": 9}, {"tokens": 9}]}), "unclaimed", "N-018"),
        (json!({"finds": {"coin-cache": 1}}), "finds", "N-130"),
        (json!({"villagers": ["shell", "gold", null, null, null, null]}), "villagers.1", "gold"),
        (json!({"villagers": [null, null, null, null, null, null], "supply": {"shell": 3}}), "supply", "N-003"),
        (json!({"seats": [{"waiting": {"tool": 16}}]}), "supply.tool", "N-003"),
        (json!({"gear": ["trail-boots", null, null, null, null, null]}), "gear.0", "N-021"),
        (json!({"gear": ["dark-flame", null, null, null, null, null]}), "gear.0", "N-029"),
        (json!({"specialists": ["mason", null, null, null]}), "specialists.0", "N-023"),
        (json!({"seats": [{}, {}, {}]}), "seats.2", "2 seats"),
        (json!({"seats": [{"hero": "zeik"}, {"hero": "zeik"}]}), "seats.1.hero", "N-025"),
        (json!({"seats": [{"hero": "zeik", "hearts": 99}]}), "seats.0.hearts", "0 to"),
        (json!({"seats": [{"hero": "zeik", "mana": 4}]}), "seats.0.mana", "0 to 3"),
        (json!({"seats": [{"space": 40}]}), "seats.0.space", "0 to 39"),
        (json!({"seats": [{"arrows": [1, 1]}]}), "seats.0.arrows.1", "N-084"),
        (json!({"seats": [{"specialists": [8, 9, 10, 11, 12]}]}), "seats.0.specialists", "N-008"),
        (json!({"seats": [{"specialists": [8], "face_down": [9]}]}), "seats.0.face_down.0", "not here"),
        (json!({"seats": [{"red": ["trail-boots"]}]}), "seats.0.red.0", "N-010"),
        (json!({"seats": [{"hero": "zeik", "red": ["dark-flame"]}]}), "seats.0.red.0", "N-184"),
        (json!({"seats": [{"hero": "halia", "red": ["cinder-slash"]}]}), "seats.0.bought", "N-182"),
        (json!({"seats": [{"hero": "zeik", "bought": ["dark-flame"]}]}), "seats.0.bought.0", "N-184"),
        (json!({"seats": [{"used": ["magic-chest"]}]}), "seats.0.used.0", "N-192"),
        (json!({"seats": [{"town": {"8": "inn"}}]}), "seats.0.town", "N-062"),
        (json!({"seats": [{"town": {"12": "inn", "14": "school"}}]}), "seats.0.town", "N-063"),
        (json!({"seats": [{"town": {"12": "inn", "13": "inn"}}]}), "seats.0.town.13", "named at"),
        (json!({"seats": [{"town": {"16": "inn"}}]}), "seats.0.town.16", "no such field"),
        (
            json!({"seats": [{"town": {"12": "school"}, "housed": [{}, {}, {}, {"shell": 2}]}]}),
            "seats.0.housed.3",
            "N-175",
        ),
        (
            json!({"seats": [{"hand": ["magic-chest"]}, {"played": ["magic-chest"]}]}),
            "seats.1.played.0",
            "seats.0.hand.0",
        ),
        (json!({"seats": [{"orders": [1], "completed": [1]}]}), "seats.0.completed.0", "seats.0.orders.0"),
        (json!({"seats": [{"red": ["hunting-bow", "hunting-bow", "hunting-bow"]}]}), "seats.0.red.2", "no other"),
        (json!({"seats": [{"hand": cards}], "decks": {"quests": [3]}}), "decks.quests.0", "seats.0.hand.3"),
        (json!({"bot": {}}), "bot", "N-281"),
        (json!({"weather": 1}), "weather", "no such field"),
        (json!({"next": {"attack": [5]}}), "next.attack.0", "1 to 4"),
        (json!({"next": {"finds": ["gold"]}}), "next.finds.0", "gold"),
        (json!({"next": {"villagers": ["gold"]}}), "next.villagers.0", "gold"),
        (json!({"season": 2, "seats": [{"hand": [3]}], "next": {"quests": [3]}}), "next.quests.0", "its pile"),
        (json!({"decks": {"gear": []}, "next": {"gear": [1]}}), "next.gear.0", "that pile"),
    ] {
        let what = refuses(&scene, at);
        assert!(what.contains(rule), "{scene}: {what}");
    }
    assert_eq!(
        refused(json!({"players": 1}), json!({"seats": [{"hero": "zeik"}], "bot": {"hero": "zeik"}})),
        ["bot.hero"]
    );
    assert_eq!(refused(json!({}), json!([])), ["scene"]);
}

#[test]
fn every_problem_is_named_at_once() {
    let scene = json!({
        "season": 8, "tiles": 3, "seats": [{"coins": -1, "town": {"1": "inn"}, "hat": true}, 7], "next": {"toll": [0]}, "x": 1,
    });
    let mut all = refused(json!({}), scene);
    all.sort();
    let expected = ["next.toll.0", "season", "seats.0.coins", "seats.0.hat", "seats.0.town", "seats.1", "tiles", "x"];
    assert_eq!(all, expected);
}

/// Dice that a table lends to a deal.
struct Lent<'a>(&'a mut TableDice);
impl Dice for Lent<'_> {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.0.below(purpose, n)
    }
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.0.pick(purpose, from)
    }
}

#[test]
fn a_refused_scene_leaves_the_dice_alone() {
    let game = game(&json!({}));
    let mut dice = TableDice::new("x");
    let fresh = table::Game::deal(&game, &mut Quiet(Lent(&mut dice)));
    let before = dice.clone();
    let wrong = json!({"season": 9, "next": {"attack": [1]}});
    assert!(game.arrange(&fresh, &mut dice, &wrong).is_err());
    assert_eq!(dice, before);
    assert!(game.arrange(&fresh, &mut dice, &json!({"next": {"attack": []}})).is_ok());
    assert_eq!(dice, before, "nothing was decided");
    assert!(game.arrange(&fresh, &mut dice, &json!({"next": {"attack": [1]}})).is_ok());
    assert_ne!(dice, before);
}
