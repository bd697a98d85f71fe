//! 1: the model and its components.
use crate::rig::{Rig, Stage, cards, list, places, these};
use now_or_never::catalog::*;
use now_or_never::state::{Phase, Step};
use now_or_never::words::*;
use now_or_never::{Event, Options, SpecialistCard};
use serde_json::json;
use table::Seat;

#[test]
fn n001_one_to_four_play_and_one_alone_against_the_bot() {
    for players in 1..=4 {
        let t = Rig::new(players);
        let playing = t.s.players.0.iter().filter(|p| p.hero.is_some()).count();
        assert_eq!(playing, players as usize);
        assert_eq!(t.s.bot.hero.is_some(), players == 1, "the bot plays only against one");
    }
    assert!(Options::read(&json!({ "players": 0 })).is_err());
    assert!(Options::read(&json!({ "players": 5 })).is_err());
}

#[test]
fn n002_six_seasons_and_the_marker_stays_on_the_last() {
    let mut t = Rig::new(2);
    for season in 1..=6 {
        assert_eq!((t.s.season, t.s.phase), (season, Phase::Turns));
        t.act(0, "pass");
        t.act(1, "pass");
    }
    assert_eq!((t.s.season, t.s.phase), (6, Phase::Over));
    let told: Vec<u8> =
        t.events().iter().filter_map(|e| if let Event::Season { season } = e { Some(*season) } else { None }).collect();
    assert_eq!(told, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn n003_the_box_has_what_it_has() {
    let cat = cards();
    assert_eq!((cat.heroes.len(), Hero::ALL.len()), (4, 4));
    assert_eq!(cat.finds.iter().map(|find| find.copies).sum::<u8>(), 18);
    assert_eq!(cat.orders.len(), 9);
    assert_eq!(cat.villagers.iter().sum::<u8>(), 60);
    let starting = cat.specialists[..8].iter().map(|s| s.job).collect::<Vec<_>>();
    assert_eq!(starting, [[Job::Build; 4], [Job::Heal; 4]].concat());
    assert_eq!(cat.specialists.len(), 8 + 14);
    let gear = |colour| cat.tokens[..21].iter().filter(|t| t.colour == colour).count();
    assert_eq!((gear(Colour::Red), gear(Colour::Blue)), (9, 12));
    for &hero in Hero::ALL {
        let own: Vec<&Token> = (0..6).map(|n| cat.token(ability(hero, n))).collect();
        assert_eq!(own.iter().filter(|t| t.colour == Colour::Red).count(), 3, "{hero}");
        assert!(own.iter().all(|t| (1..=3).contains(&t.level)), "{hero}");
    }
    assert_eq!(cat.tokens.len(), 21 + 4 * 6);
    let of = |pile| cat.quests.iter().filter(|q| q.pile == pile).count();
    assert_eq!((of(Pile::Basic), of(Pile::Artifact), of(Pile::Advanced)), (43, 13, 17));
    assert_eq!((cat.buildings.len(), cat.random.len(), cat.solo.len()), (20, 3, 9));
    let four = Rig::new(4);
    assert_eq!(four.s.enemies, [4, 4, 4, 4, 4, 4, 4, 4, 2], "34 enemies");
}

#[test]
fn n004_coins_and_experience_never_run_out_but_villagers_do() {
    let mut t = Rig::new(2);
    t.p(0).coins = 900;
    t.p(0).goods = [0, 0, 0, 60];
    t.act(0, "sell-best");
    assert_eq!(t.seat(0).coins, 900 + 20 * 11);
    // villagers: the row and the supply are empty, so there is nobody to take
    let mut t = Stage::new(2).print(|cat| cat.enemies[0][0].reward = list(cat, &["experience 3", "villager"])).begin();
    t.s.villagers = [None; 6];
    t.s.supply = [0; 4];
    t.p(0).experience = 120;
    beat(&mut t);
    assert!(t.told(Event::NoVillager { seat: Seat(0) }));
    assert_eq!((t.seat(0).experience, t.seat(0).waiting), (123, [0; 4]));
}

/// Seat 0 beats the enemy of level 1.
fn beat(t: &mut Rig) {
    t.p(0).hearts = 10;
    t.face(0, 1);
    while t
        .s
        .stack
        .top()
        .is_some_and(|f| f.seat == Seat(0) && matches!(f.step, Step::Fight { .. } | Step::Round { .. }))
    {
        let next = if matches!(t.step(), Step::Fight { .. }) { "roll" } else { "strike" };
        t.act(0, next);
    }
}

#[test]
fn n005_more_than_nine_of_a_good_or_of_books_are_no_limit() {
    let mut t = Rig::new(2);
    t.p(0).goods = [9, 9, 9, 9];
    t.p(0).books = 9;
    t.stand_at(0, Location::UbloTower);
    t.act(0, "visit");
    assert_eq!(t.seat(0).goods, [9, 10, 9, 9]);
    t.stand_at(0, Location::ScholarsTower);
    t.act(0, "visit");
    assert_eq!(t.seat(0).books, 10);
}

#[test]
fn n006_hearts_stop_at_the_maximum() {
    let mut t = Rig::new(2);
    let most = t.game.cat.heroes[0].hearts;
    t.p(0).hearts = most - 1;
    t.act(0, "rest 0 hearts");
    assert_eq!(t.seat(0).hearts, most);
    assert!(t.told(Event::Change { seat: Seat(0), stuff: Stuff::Hearts, by: 1 }));
}

#[test]
fn n007_mana_stops_at_the_slots_unless_something_adds_one() {
    let printed = |cat: &mut Catalog| {
        let three = list(cat, &["mana 3"]);
        cat.specialists[4..8].iter_mut().for_each(|healer| healer.bonus = three);
    };
    let mut t = Stage::new(2).print(printed).begin();
    let slots = t.game.cat.heroes[0].mana;
    t.p(0).mana = slots - 1;
    t.act(0, "pay 0 1");
    assert_eq!(t.seat(0).mana, slots);
    t.p(0).blue[0] = Some(t.token("shield-crystal"));
    t.refresh(0);
    t.p(0).mana = slots - 1;
    t.p(0).down = 0;
    t.turn(0);
    t.act(0, "pay 0 1");
    assert_eq!(t.seat(0).mana, slots + 1);
}

#[test]
fn n008_never_more_than_four_specialists() {
    let mut t = Rig::new(2);
    t.p(0).coins = 99;
    t.p(0).specialists = places([0, 4, 10, 11]);
    t.s.row = places([8, 9, 12, 13]);
    t.act(0, "recruit 1 2");
    assert_eq!(t.seat(0).specialists, places([0, 4, 9, 11]));
    assert!(t.told(Event::SpecialistGone { seat: Seat(0), specialist: SpecialistCard::new(10) }));
}

#[test]
fn n009_a_red_slot_for_each_die_value_and_a_token_covers_what_is_printed() {
    let mut t = Rig::new(2);
    let token = t.token("storm-hammer");
    let printed = t.game.cat.heroes[0].basics;
    for die in 1..=4 {
        assert_eq!(t.game.attack(t.seat(0), die), printed[die as usize - 1]);
    }
    t.p(0).red[2] = Some(token);
    t.refresh(0);
    assert_eq!(t.game.attack(t.seat(0), 3), t.game.cat.token(token).attack);
    assert_eq!(t.game.attack(t.seat(0), 2), printed[1], "the other slots are as before");
}

#[test]
fn n010_without_a_free_slot_an_old_token_goes_to_the_box() {
    let mut t = Rig::new(2);
    let blue = ["arzian-helm", "azure-gloves", "azure-coat", "shield-crystal"].map(|id| t.token(id));
    t.p(0).blue = blue.map(Some);
    t.p(0).experience = 20;
    t.refresh(0);
    let research: Vec<String> = (0..4).map(|slot| format!("learn 3 {slot}")).collect();
    assert_eq!(t.offers_of(0, "learn").into_iter().filter(|a| a.starts_with("learn 3")).collect::<Vec<_>>(), research);
    t.act(0, "learn 3 1");
    assert_eq!(t.seat(0).blue, [blue[0], t.token("research"), blue[2], blue[3]].map(Some));
    assert!(t.told(Event::TokenGone { seat: Seat(0), token: blue[1] }));
    // (?A16) an own ability that made room cannot be bought again, and still opens the next level
    t.act(0, "learn 4 1");
    assert!(!t.seat(0).blue.contains(&Some(t.token("research"))));
    t.refused(0, "learn 3 1", "N-010");
    assert!(t.offered(0, "learn 5 0"));
    t.refused(0, "learn 5 4", "N-010");
}

#[test]
fn n011_a_free_slot_of_the_colour_is_chosen_and_a_covered_one_only_when_none_is_free() {
    let mut t = Rig::new(2);
    t.p(0).experience = 20;
    t.p(0).red[1] = Some(t.token("iron-maul"));
    t.refresh(0);
    let slots = t.offers_of(0, "learn").into_iter().filter(|a| a.starts_with("learn 0")).collect::<Vec<_>>();
    assert_eq!(slots, ["learn 0 0", "learn 0 2", "learn 0 3"]);
    t.refused(0, "learn 0 1", "N-011");
    t.act(0, "learn 0 3");
    assert_eq!(t.seat(0).red, [None, Some(t.token("iron-maul")), None, Some(t.token("force-bolt"))]);
    // blue slots are all alike: one offer stands for all free ones
    t.p(0).blue[0] = Some(t.token("trail-boots"));
    assert!(t.offered(0, "learn 3 1"));
    t.refused(0, "learn 3 0", "N-011");
}

#[test]
fn n012_a_hand_may_be_of_any_size() {
    let mut t = Rig::new(2);
    t.p(0).hand = these(0..30);
    t.s.quests = these(30..73);
    t.stand_at(0, Location::FlyingCasino);
    t.act(0, "visit");
    t.acts(0, &["draw basic", "draw basic", "draw basic"]);
    while matches!(t.step(), Step::KeepQuests { .. }) {
        let keep = t.offers_of(0, "keep")[0].clone();
        t.act(0, &keep);
    }
    assert_eq!(t.seat(0).hand.len(), 32);
    assert_eq!(t.asked(), [1], "nothing is to be thrown away");
}

/// In the catalog for clients every list of cards is numbered as views and actions number them.
#[test]
fn n003_a_card_of_the_catalog_is_named_by_its_number() {
    use table::Shelved;
    let t = Rig::new(2);
    let catalog = serde_json::json!(t.game.catalog());
    let names = &t.game.cat.names;
    // every list of names that a pack has: a new one does not compile without a word here
    let now_or_never::catalog::Names { tokens, powers, specialists, buildings, quests, orders, finds, solo, enemies } =
        names;
    let lists: [(&str, &[String]); 8] = [
        ("tokens", tokens),
        ("powers", powers),
        ("specialists", specialists),
        ("buildings", buildings),
        ("quests", quests),
        ("orders", orders),
        ("finds", finds),
        ("solo", solo),
    ];
    let numbered = |list: &serde_json::Value, names: &[String], what: &str| {
        let list = list.as_array().unwrap();
        assert_eq!(list.len(), names.len(), "{what}");
        for (n, (card, name)) in list.iter().zip(names).enumerate() {
            assert_eq!((&card["n"], &card["id"]), (&serde_json::json!(n), &serde_json::json!(name)), "{what}");
        }
    };
    lists.iter().for_each(|(what, names)| numbered(&catalog[what], names, what));
    (0..2).for_each(|side| numbered(&catalog["enemies"][side], &enemies[side], "enemies"));
    let haste = &catalog["powers"][t.power("haste") as usize];
    assert_eq!((&haste["does"], &haste["amount"]), (&serde_json::json!("movement"), &serde_json::json!(2)));
}
