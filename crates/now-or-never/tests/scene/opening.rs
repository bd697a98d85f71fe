//! When a scene begins, which question opens, and what is decided.
use super::*;
use now_or_never::state::{Foe, Phase, State};
use now_or_never::words::*;
use now_or_never::{OrderToken, QuestCard, SlotToken, SpecialistCard};
use table::{SeatSet, Set};

#[test]
fn an_empty_scene_is_the_fresh_game() {
    for options in [json!({}), json!({"players": 4, "heroes": "random"}), json!({"players": 1})] {
        let fresh = Table::open(game(&options), "scene", vec![], None).unwrap();
        let table = try_open(options, json!({})).unwrap();
        assert_eq!((table.state(), table.state().phase), (fresh.state(), Phase::SetUp));
    }
}

#[test]
fn any_other_scene_begins_after_the_set_up() {
    for players in 1..=4 {
        for heroes in ["choose", "random"] {
            let scene = json!({"seats": [{"hero": "zeik"}]});
            let table = try_open(json!({"players": players, "heroes": heroes}), scene).unwrap();
            let s: &State = table.state();
            assert_eq!(
                (s.phase, s.season, s.active, step(&table)),
                (Phase::Turns, 1, s.first, (s.first.0, Step::Turn))
            );
            let taken: Set<Hero> = Seat::all(players).filter_map(|seat| s.players[seat].hero).collect();
            assert_eq!((taken.len(), p(&table, 0).hero), (players.into(), Some(Hero::Zeik)));
            for seat in Seat::all(players) {
                let p = &s.players[seat];
                let board = table.game().board(p);
                assert_eq!((p.hearts, p.mana, p.hand.len(), p.drawn.len()), (board.hearts, board.mana, 4, 0));
                assert!(p.grid.iter().all(Option::is_some) && p.powers.has(board.power));
                let [builder, healer, ..] = p.specialists.map(|place| place.map(SpecialistCard::number));
                assert!(builder.is_some_and(|n| n < 4) && healer.is_some_and(|n| (4..8).contains(&n)));
                assert_eq!(table.game().location_at(s, p.space), Some(Location::Monument));
            }
            assert!(players > 1 || s.bot.hero != Some(Hero::Zeik) && s.bot.deck.len() == 9);
            play_on(table, players.into());
        }
    }
}

#[test]
fn every_step_opens_its_question() {
    assert_eq!(step(&open(json!({"season": 3, "turn": 1}))), (1, Step::Turn));
    assert_eq!(step(&open(json!({"first": 1, "passed": [1]}))), (0, Step::Turn), "the next who has not passed");
    let one = |step: &str, moment: Value, mut seat: Value| {
        seat["hero"] = json!("halia");
        open(json!({"turn": 0, "step": step, "moment": moment, "seats": [seat]}))
    };
    let table = one("move", json!({}), json!({}));
    let from = p(&table, 0).space;
    let left = table.game().board(&p(&table, 0)).arrows[0];
    assert_eq!(step(&table), (0, Step::Move { from, left }), "her first arrow");
    let mut table = one("move", json!({"from": 0, "left": 1}), json!({"town": {"12": "snail-ranch"}}));
    assert_eq!(step(&table), (0, Step::Move { from: 0, left: 1 }));
    act(&mut table, 0, &["stop"]);
    assert_eq!(step(&table), (0, Step::Stand { charged: false, quested: false }));

    let map = &table.game().cat.maps[0];
    let (lair, worm) = (map.lairs[2], number(&table.game().cat.names.quests, "howling-worm"));
    let goods = json!({"space": lair, "hand": [], "goods": {"shell": 1}});
    let mut table = one("stand", json!({"charged": true}), goods);
    assert_eq!(step(&table), (0, Step::Stand { charged: true, quested: false }));
    act(&mut table, 0, &["fight"]);
    assert_eq!(step(&table), (0, Step::Fight { foe: Foe::Enemy(2), dealt: 0, rounds: 0 }));
    let table = one("fight", json!({"dealt": 2}), json!({"space": lair}));
    assert_eq!(step(&table), (0, Step::Fight { foe: Foe::Enemy(2), dealt: 2, rounds: 1 }));
    let mut table = one("fight", json!({"quest": worm, "dealt": 1, "rounds": 3}), json!({"space": "wailing-cavern"}));
    assert_eq!(step(&table), (0, Step::Fight { foe: Foe::Quest(QuestCard::new(worm)), dealt: 1, rounds: 3 }));
    assert_eq!((table.state().stack.len(), table.game().components(table.state())), (2, whole()));
    act(&mut table, 0, &["retreat"]);
    assert!(table.state().discards.has(QuestCard::new(worm)) && table.state().active == Seat(1));
}

#[test]
fn production_asks_who_has_something_to_say() {
    let seat = json!({"hero": "zeik", "town": {"12": "inn", "13": "tool-shed"}, "waiting": {"crystal": 1}, "goods": {"shell": 1}});
    let mut table = open(json!({"step": "produce", "season": 2, "seats": [seat]}));
    assert_eq!((table.state().phase, table.state().asked), (Phase::Production, SeatSet::one(Seat(0))));
    act(&mut table, 0, &["house crystal 3", "produce"]);
    assert_eq!((table.state().season, p(&table, 0).goods), (3, [1, 1, 0, 1]));
    let next = open(json!({"step": "produce", "season": 5, "first": 1}));
    assert_eq!((next.state().season, step(&next)), (6, (1, Step::Turn)), "nobody was asked");
    assert!(open(json!({"step": "produce", "season": 6})).is_over());
}

#[test]
fn decided_results_come_out() {
    // an attack die, villagers that fill the row again, gear in place of what was bought
    let mut table = open(json!({
        "turn": 0, "step": "fight", "moment": {"dealt": 2}, "villagers": [null, null, null, null, null, null],
        "seats": [{"hero": "zeik", "space": 13, "red": ["iron-maul", "crystal-glaive"], "goods": {"shell": 1}}],
        "next": {"attack": [2], "villagers": ["crystal", "shell", "crystal", "tool", "demon", "demon"]},
    }));
    act(&mut table, 0, &["roll", "strike"]);
    assert_eq!(table.state().villagers, places([3, 0, 3, 1, 2, 2]));

    let mut table = open(json!({
        "turn": 0, "step": "stand",
        "seats": [{"hero": "zeik", "space": 1, "goods": {"shell": 1}}, {"tokens": 1}],
        "unclaimed": ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"],
        "next": {"toll": [3], "finds": ["lost-knowledge"]},
    }));
    act(&mut table, 0, &["search", "accept"]);
    let (me, hearts) = (p(&table, 0), table.game().cat.heroes[3].hearts);
    assert_eq!((me.hearts, me.books, me.tokens), (hearts - 3, 1, 1));

    let names = table.game().cat.names.clone();
    let mut table = open(json!({
        "turn": 0, "step": "stand", "gear": ["ember-lance", null, null, null, null, null],
        "seats": [{"hero": "zeik", "space": "istreka", "coins": 50, "goods": {"shell": 1}, "hand": []}, {"hand": []}],
        "decks": {"discards": []},
        "next": {"gear": ["mirror-plate", "storm-hammer"], "quests": ["magic-chest", 7]},
    }));
    let lance = format!("buy {} 0", number(&names.tokens, "ember-lance"));
    act(&mut table, 0, &["visit", &lance, "draw basic", "draw artifact"]);
    assert_eq!(
        table.state().gear_row[0],
        Some(SlotToken::new(number(&names.tokens, "storm-hammer"))),
        "a blue one was not asked for"
    );
    assert_eq!(p(&table, 0).drawn, these([7, number(&names.quests, "magic-chest")]));

    let mut table = open(json!({
        "turn": 0, "specialists": ["peddler", null, null, null], "seats": [{"coins": 50, "goods": {"shell": 1}, "specialists": []}],
        "next": {"specialists": ["sage"]},
    }));
    act(&mut table, 0, &["recruit 0 0", "done"]);
    assert_eq!(table.state().row[0], Some(SpecialistCard::new(number(&names.specialists, "sage"))));

    let mut table = open(json!({
        "turn": 0, "step": "stand", "seats": [{"space": "tower-of-miners", "goods": {"shell": 1}}], "next": {"orders": [8, 1]},
    }));
    act(&mut table, 0, &["visit", "keep-order 8"]);
    assert_eq!(
        (p(&table, 0).orders, table.state().orders.bottom[0]),
        (1 << 8, (OrderToken::new(1), SeatSet::one(Seat(0))))
    );
}

#[test]
fn decided_results_alone_leave_the_set_up_open() {
    let table = open(json!({"next": {"quests": [9, 11, 50, 60]}}));
    assert_eq!(step(&table).1, Step::ChooseHero);
    let mut table = try_open(json!({"first": "seat-0"}), json!({"next": {"quests": [9, 11, 50, 60]}})).unwrap();
    act(&mut table, 0, &["hero zeik"]);
    act(&mut table, 1, &["hero halia"]);
    assert!([9, 11, 50, 60].iter().all(|&card| p(&table, 0).drawn.has(QuestCard::new(card))));
}

/// N-037: whoever is said to be first has 17 coins, and the others what follows from the order; a seat may name its own.
#[test]
fn the_first_seat_has_the_coins_of_its_place() {
    let coins = |scene: Value| {
        let table = try_open(json!({"players": 4, "first": "seat-0"}), scene).unwrap();
        Seat::all(4).map(|seat| table.state().players[seat].coins).collect::<Vec<_>>()
    };
    assert_eq!(coins(json!({"turn": 0})), [17, 18, 18, 19]);
    assert_eq!(coins(json!({"first": 1})), [19, 17, 18, 18]);
    assert_eq!(coins(json!({"first": 3, "seats": [{}, {"coins": 5}]})), [18, 5, 19, 17]);
    let choosing: Vec<Value> =
        [1, 0, 3, 2].map(|seat| json!({"seat": seat, "step": "choose-hero"})).into_iter().collect();
    assert_eq!(coins(json!({"season": 0, "first": 2, "doing": choosing})), [18, 19, 17, 18]);
}

#[test]
fn the_set_up_is_played_with_a_chosen_first_seat() {
    let doing = json!([{"seat": 0, "step": "choose-hero"}, {"seat": 1, "step": "choose-hero"}]);
    let mut table = open(json!({"season": 0, "first": 1, "doing": doing}));
    assert_eq!((step(&table), table.state().first), ((1, Step::ChooseHero), Seat(1)));
    act(&mut table, 1, &["hero zeik"]);
    act(&mut table, 0, &["hero halia"]);
    assert_eq!(step(&table), (1, Step::KeepQuests { left: 4 }));
    // the second seat has kept two cards, the first one is asked after it
    let doing = json!([{"seat": 0, "step": "keep-quests"}, {"seat": 1, "step": "keep-quests", "left": 2}]);
    let table = open(json!({"season": 0, "first": 1, "doing": doing, "seats": [{"hero": "namal"}]}));
    assert_eq!((step(&table), table.state().season), ((1, Step::KeepQuests { left: 2 }), 1));
    assert_eq!([0, 1].map(|seat| (p(&table, seat).hand.len(), p(&table, seat).drawn.len())), [(0, 8), (2, 6)]);
    assert_eq!(p(&table, 0).hero, Some(Hero::Namal));
    play_on(table, 1);
    // alone, the healer is still to be placed (N-049)
    let scene = json!({
        "season": 0, "doing": [{"step": "place-starting", "specialist": 6}],
        "seats": [{"hero": "zeik", "specialists": [null, null, 2]}],
    });
    let mut table = alone(scene);
    act(&mut table, 0, &["place 0"]);
    assert_eq!(p(&table, 0).specialists, places([6, GAP, 2, GAP]));
}

#[test]
fn a_finished_game_tells_its_scores() {
    let table = open(json!({"step": "over", "last": 1, "seats": [{"coins": 40}, {"coins": 41}]}));
    assert!(table.is_over());
    let places = table::Game::places(table.game(), table.state());
    assert_eq!(places.iter().map(|p| (p.place, p.score)).collect::<Vec<_>>(), [(2, 40), (1, 41)]);
    assert_eq!(table.events(None, 0).len(), 2, "both are told");
}
