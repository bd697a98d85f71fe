//! A10: storage and limits.
use crate::stage::{Play, Stage, merchant};
use merchants::effect::Effect;
use merchants::event::Missed;
use merchants::fit::placements;
use merchants::state::Step;
use merchants::words::*;
use merchants::{DeedCard, Event, HeroCard, Merchants};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, FastDice, Purpose, Seat, Shelved, Table};

/// Two merchants, the first one at the start of his turn.
fn planning(has: Value) -> Play {
    Stage::new(2).scene(json!({ "step": "plan", "wheel": "potion", "seats": [merchant(has)] })).begin()
}

/// The first merchant in Act with two dice, between bazaar and commissions, beside a building.
fn beside(building: &str, has: Value) -> Play {
    beside_with(building, has, json!({}))
}

fn beside_with(building: &str, has: Value, more: Value) -> Play {
    let others = ["oracle-of-lumi", "yedls-workshop", "icebreaker-harbor", "blazing-quartz-mine"];
    let same_tile = |b: &str| b == building || (building == "candle-and-quartz" && b == "oracle-of-lumi");
    let mut four = vec![building];
    four.extend(["othos-lanternworks"].into_iter().chain(others).filter(|b| !same_tile(b)).take(3));
    let mut me = merchant(has);
    me["space"] = json!(1);
    me["pool_illuminated"] = json!("1");
    let mut scene = json!({ "step": "act", "wheel": "potion", "buildings": four, "seats": [me] });
    scene.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    Stage::new(2).scene(scene).begin()
}

fn missed(t: &Play, thing: Missed) -> bool {
    t.events(Some(0)).contains(&Event::Missed { seat: Seat(0), thing })
}

/// The packing in everybody's view must be one that hands could lay.
fn check_packing(game: &Merchants, state: &merchants::State, view: &Value, seat: Seat) -> BTreeSet<String> {
    let (p, cat) = (&state.players[seat], &game.cat);
    let wagon = &view["wagons"][seat.index()];
    let packing = &wagon["packing"];
    let strongbox = p.has_tile(Tile::Strongbox);
    let in_grid = strongbox && game.opt.storage_tile_points;
    let bags = u64::from(p.owns(Steed::Sugarfoot)) + u64::from(strongbox && !in_grid);
    assert_eq!((&packing["grid"], &packing["bag"], &packing["bags"]), (&json!([6, 5]), &json!([2, 2]), &json!(bags)));

    let discarding = state.stack.iter().any(|f| f.seat == seat && f.step == Step::Refit);
    let mut goods = [[0u8; 6]; 2];
    let mut tiles = 0;
    let mut used: BTreeMap<&str, u64> = BTreeMap::new();
    for piece in packing["goods"].as_array().unwrap() {
        let shape = match piece["good"].as_str() {
            Some(word) => {
                let (good, side): (Good, Side) =
                    (word.parse().unwrap(), piece["side"].as_str().unwrap().parse().unwrap());
                goods[side.index()][good.index()] += 1;
                &cat.fit.shapes[good.index()]
            }
            None => {
                tiles += 1;
                &cat.fit.tile
            }
        };
        let place = piece["place"].as_str().unwrap();
        let cells = piece["cells"].as_array().unwrap().iter().fold(0u64, |m, c| m | 1 << c.as_u64().unwrap());
        let taken = used.entry(place).or_default();
        if place == "beside" {
            assert!(discarding && piece["cells"] == json!([]), "goods lie beside the wagon only while some must go");
            continue;
        }
        if let Some(hero) = place.strip_prefix("hero.") {
            let hero: u8 = hero.parse().unwrap();
            let slot =
                p.heroes.iter().position(|&h| h == Some(HeroCard::new(hero))).expect("he rides with this merchant");
            assert!(p.carries >> slot & 1 == 1, "{hero} carries nothing");
            assert!(piece["good"].is_string() && *taken == 0, "one good, never the tile");
            *taken = 1;
            continue;
        }
        let room = match place.strip_prefix("bag.") {
            Some(bag) => {
                assert!(bag.parse::<u64>().unwrap() < bags, "{place}");
                cat.fit.bag
            }
            None => {
                assert_eq!(place, "grid");
                cat.fit.grid
            }
        };
        assert!(placements(shape, room).contains(&cells), "{piece} does not lie inside {place}");
        assert_eq!(*taken & cells, 0, "{piece} lies on another in {packing}");
        *taken |= cells;
    }
    assert_eq!(goods, p.goods, "every good once: {packing}");
    assert_eq!(tiles, u32::from(in_grid), "the storage tile: {packing}");
    used.into_keys().map(|place| place.split('.').next().unwrap().to_string()).collect()
}

/// Checks every wagon, and says which kinds of places are in use.
fn check_packings(t: &Play) -> BTreeSet<String> {
    let view = t.view(None);
    Seat::all(t.game().opt.players).flat_map(|seat| check_packing(t.game(), t.state(), &view, seat)).collect()
}

/// Where a kind of good lies in the first merchant's wagon.
fn where_lies(t: &Play, good: &str) -> Vec<(String, Vec<u64>)> {
    let view = t.view(None);
    let pieces = view["wagons"][0]["packing"]["goods"].as_array().unwrap();
    let cells = |piece: &Value| piece["cells"].as_array().unwrap().iter().map(|c| c.as_u64().unwrap()).collect();
    let of = pieces.iter().filter(|piece| piece["good"] == good);
    of.map(|piece| (piece["place"].as_str().unwrap().to_string(), cells(piece))).collect()
}

#[test]
fn f140_goods_lie_inside_the_grid_without_overlap() {
    // six staffs of five cells fill the grid: at least one stands upright
    let t = planning(json!({ "goods": vec!["staff"; 6] }));
    check_packings(&t);
    let upright = |cells: &[u64]| cells.iter().all(|c| c % 6 == cells[0] % 6);
    assert!(where_lies(&t, "staff").iter().any(|(_, cells)| upright(cells)));
    let too_much = |goods: Value| {
        let scene = json!({ "step": "plan", "seats": [merchant(json!({ "goods": goods }))] });
        Stage::new(2).scene(scene).impossible()
    };
    assert!(too_much(json!(["staff", "staff", "staff", "staff", "staff", "staff", "potion"])).contains("F-140"));
    assert!(too_much(json!(vec!["armor"; 4])).contains("F-140"), "20 cells, but four crosses leave gaps");
    check_packings(&planning(json!({ "goods": vec!["armor"; 3] })));
}

#[test]
fn f140_rearranging_is_free() {
    let mut t = planning(json!({ "goods": ["potion"], "companions": ["ice-mouse"], "quartz": 1 }));
    let before = where_lies(&t, "potion");
    t.acts(0, &["ability ice-mouse 2", "gain staff"]);
    assert_eq!(t.step(), "plan", "nothing is asked");
    check_packings(&t);
    assert_ne!(where_lies(&t, "potion"), before, "the potion made way");
}

/// Random merchants who love goods, with every kind of room for them.
#[test]
fn f140_the_packing_shown_is_legal_all_through_random_play() {
    let mut places = BTreeSet::new();
    for seed in 0..24u64 {
        let storage_tile = if seed % 3 == 0 { "extra_2x2" } else { "two_points" };
        let seat = |steed: &str, tile: &str| json!({ "steeds": [steed], "upgrades": [tile] });
        let scene = json!({ "round": 1, "seats": [seat("sugarfoot", "strongbox"), seat("velvet", "workbench")] });
        let stage = Stage::new(2 + (seed % 3) as u8).option("storage_tile", storage_tile).seed(seed);
        let mut t = stage.scene(scene).begin();
        let mut dice = FastDice::new(seed);
        while let Some(seat) = t.asked() {
            let offers = t.offers(seat);
            let loved: Vec<&String> = offers.iter().filter(|a| loves(a)).collect();
            let from = if loved.is_empty() { offers.iter().collect() } else { loved };
            let action = from[dice.below(Purpose(0), from.len() as u32) as usize].clone();
            t.act(seat, &action);
            places.extend(check_packings(&t));
        }
    }
    assert_eq!(places.into_iter().collect::<Vec<_>>(), ["bag", "beside", "grid", "hero"], "all of it happened");
}

/// What fills a wagon.
fn loves(action: &str) -> bool {
    ["buy", "gain", "take-hero", "use", "light", "drop", "upgrade", "ruins"]
        .contains(&action.split(' ').next().unwrap())
}

/// Wagons filled to the brim, with bags, tile and heroes who carry.
#[test]
fn f140_the_packing_shown_is_legal_for_full_wagons() {
    let mut dice = FastDice::new(7);
    let mut below = |n: u32| dice.below(Purpose(0), n);
    let storage_heroes = ["haldric", "wenna", "rusk"];
    for _ in 0..300 {
        let storage_tile = ["two_points", "extra_2x2"][below(2) as usize];
        let heroes = &storage_heroes[..below(4) as usize];
        let steeds: &[&str] = [&[][..], &["sugarfoot"]][below(2) as usize];
        let tiles: &[&str] = [&[][..], &["strongbox"]][below(2) as usize];
        let has = |goods: &[String]| {
            merchant(json!({ "heroes": heroes, "steeds": steeds, "upgrades": tiles, "goods": goods }))
        };
        let mut goods: Vec<String> = vec![];
        let mut full = None;
        let kinds: Vec<Good> = (0..1 + below(6)).map(|_| Good::ALL[below(6) as usize]).collect();
        for _ in 0..40 {
            let side = ["", "upgraded "][below(2) as usize];
            goods.push(format!("{side}{}", kinds[below(kinds.len() as u32) as usize]));
            let game = Merchants::build(&json!({ "players": 2, "storage_tile": storage_tile }), None).unwrap();
            match Table::open(game, "full", vec![], Some(json!({ "step": "plan", "seats": [has(&goods)] }))) {
                Ok(table) => full = Some(Play { table }),
                Err(_) => drop(goods.pop()),
            }
        }
        check_packings(&full.expect("one good fits"));
    }
}

#[test]
fn f141_a_good_that_does_not_fit_is_lost_or_others_make_room() {
    let full = || {
        let mut t = planning(json!({ "goods": vec!["staff"; 6], "companions": ["ice-mouse"], "quartz": 1 }));
        t.acts(0, &["ability ice-mouse 2", "gain potion"]);
        assert_eq!((t.step(), t.offers(0)), ("place-good", vec!["decline".to_string(), "drop staff basic".into()]));
        t
    };
    let mut t = full();
    t.act(0, "decline");
    assert_eq!((t.goods(0), t.step()), (vec!["staff".to_string(); 6], "plan"));
    assert_eq!(t.state().supply[Good::Potion.index()], 14 - t.seat(1).count(Good::Potion), "lost to the supply");
    let mut t = full();
    t.act(0, "drop staff basic");
    assert_eq!((t.goods(0).len(), t.goods(0)[0].as_str()), (6, "potion"));
    assert_eq!(t.state().supply[Good::Staff.index()], 14 - 5 - t.seat(1).count(Good::Staff));
}

#[test]
fn f141_several_goods_may_have_to_go() {
    let weapons: Vec<&str> = [["weapon"; 5], ["upgraded weapon"; 5]].concat();
    let mut t = planning(json!({ "goods": weapons, "companions": ["ice-mouse"], "quartz": 1 }));
    t.acts(0, &["ability ice-mouse 2", "gain staff", "drop weapon basic"]);
    assert_eq!(t.step(), "place-good", "three free cells are not enough");
    t.refused(0, "decline", "F-210");
    t.act(0, "drop weapon upgraded");
    assert_eq!((t.step(), t.goods(0).len(), t.seat(0).count(Good::Staff)), ("plan", 9, 1));
    check_packings(&t);
}

#[test]
fn f142_a_fourth_commission_goes_to_the_bottom_of_its_stack_or_pushes_an_old_one_out() {
    let full = || {
        let has = json!({ "space": 1, "commissions": ["frost-pass", "garrison-school", "ember-parade"] });
        let scene = json!({ "step": "act", "commissions": { "farglen": "winter-revue" }, "seats": [merchant(has)] });
        let mut t = Stage::new(2).scene(scene).begin();
        t.acts(0, &["visit commissions", "commission farglen"]);
        assert_eq!((t.step(), t.offers_of(0, "drop-commission").len()), ("place-commission", 3));
        t
    };
    let bottom = |t: &Play, town: Town| t.state().stacks[town.index()].bottom.last().copied();
    let mut t = full();
    t.act(0, "decline");
    assert_eq!(bottom(&t, Town::Farglen), Some(t.commission("winter-revue")));
    assert_eq!(t.seat(0).commissions, ["frost-pass", "garrison-school", "ember-parade"].map(|c| Some(t.commission(c))));
    let mut t = full();
    t.act(0, &format!("drop-commission {}", t.commission("ember-parade")));
    assert_eq!(bottom(&t, Town::Scorchborn), Some(t.commission("ember-parade")));
    assert_eq!(t.seat(0).commissions, ["frost-pass", "garrison-school", "winter-revue"].map(|c| Some(t.commission(c))));
}

#[test]
fn f143_a_fourth_hero_goes_under_the_deck_or_pushes_an_old_one_out() {
    // atlantes would bring a lantern
    let full = || {
        let has = json!({ "heroes": ["agatha", "alun", "ysolt"], "companions": ["snow-bee"], "quartz": 1 });
        let scene = json!({ "step": "plan", "inn": ["atlantes", null, null, null], "seats": [merchant(has)] });
        let mut t = Stage::new(2).scene(scene).begin();
        // the only hero at the inn comes by himself
        t.act(0, "ability snow-bee 1");
        assert_eq!((t.step(), t.offers_of(0, "drop-hero").len()), ("place-hero", 3));
        t
    };
    let mut t = full();
    t.act(0, "decline");
    assert_eq!(t.seat(0).heroes, ["agatha", "alun", "ysolt"].map(|h| Some(t.hero(h))));
    assert_eq!((t.state().heroes.bottom.last().copied(), t.seat(0).lanterns), (Some(t.hero("atlantes")), 0));
    let mut t = full();
    t.act(0, &format!("drop-hero {}", t.hero("alun")));
    assert_eq!(t.seat(0).heroes, ["agatha", "atlantes", "ysolt"].map(|h| Some(t.hero(h))));
    assert_eq!((t.state().heroes.bottom.last().copied(), t.seat(0).lanterns), (Some(t.hero("alun")), 1));
}

#[test]
fn f144_a_fifth_lantern_is_discarded() {
    let mut t = planning(json!({ "lanterns": 3, "companions": ["phoenix"], "quartz": 1 }));
    t.act(0, "ability phoenix 1");
    assert_eq!((t.seat(0).lanterns, t.step()), (4, "plan"));
    assert!(missed(&t, Missed::Lantern));
}

#[test]
fn f145_three_slots_for_quartz_and_horseshoes() {
    let full = |quartz: u8, horseshoes: u8| {
        let mut t = beside("blazing-quartz-mine", json!({ "quartz": quartz, "horseshoes": horseshoes }));
        t.act(0, "use blazing-quartz-mine");
        t
    };
    let tokens = |t: &Play| (t.seat(0).quartz, t.seat(0).horseshoes, t.state().quartz);
    assert_eq!(tokens(&full(1, 1)), (2, 1, 22), "the third one has room");
    let mut t = full(1, 2);
    assert_eq!((t.step(), t.offers(0)), ("place-token", vec!["decline".to_string(), "drop-token horseshoe".into()]));
    t.act(0, "decline");
    assert_eq!(tokens(&t), (1, 2, 23));
    let mut t = full(1, 2);
    t.act(0, "drop-token horseshoe");
    assert_eq!(tokens(&t), (2, 1, 22));
    let t = full(3, 0);
    assert_eq!((tokens(&t), t.step()), ((3, 0, 21), "act"), "nothing different to discard");
    assert!(missed(&t, Missed::Quartz));

    // alun brings a horseshoe
    let inn = json!({ "inn": ["alun", "agatha", null, null] });
    let mut t = beside_with("candle-and-quartz", json!({ "coins": 2, "quartz": 3 }), inn);
    t.acts(0, &["use candle-and-quartz", "pay-coins", &format!("take-hero {}", t.hero("alun"))]);
    t.act(0, "drop-token quartz");
    assert_eq!(tokens(&t), (2, 1, 22));
}

#[test]
fn f146_two_illuminated_dice_in_the_special_reserve() {
    let has = || json!({ "special_reserve": ["1", "2"], "companions": ["raven"], "quartz": 1 });
    let mut t = planning(has());
    t.act(0, "ability raven 1");
    assert_eq!((t.seat(0).glow, t.step()), ([Some(Face::One), Some(Face::Two)], "plan"), "no exchange is asked");
    assert_eq!(t.state().illuminated, 8 - 3, "not taken");
    assert!(missed(&t, Missed::IlluminatedDie));
    let rolled = |e: &Event| matches!(e, Event::IlluminatedDie { .. });
    assert!(!t.events(Some(0)).iter().any(rolled), "not rolled");

    // one in the reserve, one in the pool
    let act = |cap: &str| {
        let mut me = merchant(has());
        me["special_reserve"] = json!(["1"]);
        me["pool_illuminated"] = json!("2");
        let scene = json!({ "step": "act", "seats": [me], "next": { "illuminated": ["4"] } });
        let mut t = Stage::new(2).option("illuminated_cap", cap).scene(scene).begin();
        t.act(0, "ability raven 1");
        t
    };
    assert_eq!(act("reserve").seat(0).glow, [Some(Face::One), Some(Face::Four)], "the pool does not count");
    let all = act("all_owned");
    assert_eq!(all.seat(0).glow, [Some(Face::One), None]);
    assert!(missed(&all, Missed::IlluminatedDie));
}

/// Six staffs fill the grid; the potion (or a seventh staff) lies on haldric of Northbreak.
fn laden(more: &str, has: Value) -> Value {
    let mut seat = merchant(
        json!({ "heroes": ["haldric"], "goods": ["staff", "staff", "staff", "staff", "staff", "staff", more] }),
    );
    seat.as_object_mut().unwrap().extend(has.as_object().unwrap().clone());
    seat
}

#[test]
fn f147_a_storage_hero_holds_one_good_of_any_size() {
    let t = Stage::new(2).scene(json!({ "step": "plan", "seats": [laden("staff", json!({}))] })).begin();
    check_packings(&t);
    let on_hero = format!("hero.{}", t.hero("haldric"));
    assert_eq!(where_lies(&t, "staff").iter().filter(|(place, _)| *place == on_hero).count(), 1);
    let two = json!({ "heroes": ["haldric"], "goods": vec!["staff"; 8] });
    let what = Stage::new(2).scene(json!({ "step": "plan", "seats": [merchant(two)] })).impossible();
    assert!(what.contains("F-140"), "{what}");
}

#[test]
fn f147_when_he_leaves_what_does_not_fit_must_go() {
    let leaves = |scene: Value, actions: &[&str]| {
        let mut t = Stage::new(2).scene(scene).begin();
        for action in actions {
            let numbered = |text: String, hero: &str| text.replace(hero, &t.hero(hero).to_string());
            let action = numbered(numbered((*action).to_string(), "haldric"), "atlantes");
            t.act(0, &action);
        }
        assert_eq!((t.step(), t.asked()), ("refit", Some(0)), "{actions:?}");
        assert_eq!(t.offers_of(0, "drop"), ["drop potion basic", "drop staff basic"], "the owner chooses");
        check_packings(&t);
        t.act(0, "drop potion basic");
        assert_ne!(t.step(), "refit");
        assert_eq!((t.goods(0), t.seat(0).carries), (vec!["staff".to_string(); 6], 0));
    };
    let plan = |has: Value| json!({ "step": "plan", "seats": [laden("potion", has)], "inn": ["atlantes", "ysolt", null, null] });
    // delivered by Cave Dragon: the only hero
    leaves(plan(json!({ "companions": ["cave-dragon"], "quartz": 1 })), &["ability cave-dragon 1"]);
    // given to Cosimo, before what he brings
    leaves(plan(json!({ "companions": ["cosimo"], "upgrades": ["workbench"] })), &["cosimo haldric"]);
    // discarded for another hero
    let three = json!({ "companions": ["snow-bee"], "quartz": 1, "heroes": ["haldric", "agatha", "alun"] });
    leaves(plan(three), &["ability snow-bee 1", "take-hero atlantes", "drop-hero haldric"]);
    // lost to an event, on a value that costs a hero
    let fresh = Stage::new(2).begin();
    let cat = &fresh.game().cat;
    let costs =
        |event: &merchants::catalog::Event| event.values.iter().position(|&list| *cat.list(list) == [Effect::LoseHero]);
    let dark = cat.roads[Road::Dark.index()];
    let (event, place) = dark.iter().find_map(|e| Some((e, costs(cat.event(e))?))).expect("some event costs a hero");
    let mut lost = plan(json!({ "space": 2 }));
    lost["step"] = json!("act");
    lost["companions"] = json!(["ice-mouse", "ice-mouse", "ice-mouse"]);
    lost["next"] = json!({ "dark_events": [event], "travel": [place + 1] });
    let mut t = Stage::new(2).scene(lost).begin();
    t.lead(0, "farglen", "dark");
    t.act(1, "refuse");
    assert_eq!((t.step(), t.seat(0).hero_count()), ("refit", 0));
    t.act(0, "drop staff basic");
    assert_eq!((t.seat(0).goods_in_all(), t.step()), (6, "fortune"));
}

#[test]
fn f147_nothing_goes_while_the_rest_fits() {
    let has = json!({ "heroes": ["haldric"], "goods": vec!["staff"; 6], "companions": ["cave-dragon"], "quartz": 1 });
    let mut t = planning(has);
    t.act(0, "ability cave-dragon 1");
    assert_eq!((t.step(), t.goods(0).len(), t.seat(0).hero_count()), ("plan", 6, 0));
}

#[test]
fn f147_in_a_visit_the_good_on_the_hero_may_be_delivered_first() {
    // velka of Cursecairn carries the potion that the barrow study wants
    let seat = || laden("potion", json!({ "heroes": ["velka"], "commissions": ["barrow-study"] }));
    let visit = || {
        let mut t = Stage::new(2).scene(json!({ "step": "final", "seats": [seat(), merchant(json!({}))] })).begin();
        t.act(0, "enter cursecairn");
        let names = (format!("bring {}", t.hero("velka")), format!("deliver {}", t.commission("barrow-study")));
        (t, names)
    };
    let (mut t, (bring, deliver)) = visit();
    t.acts(0, &[&deliver, "give potion basic", "done", &bring]);
    assert_eq!((t.step(), t.goods(0).len(), t.seat(0).hero_count()), ("over", 6, 0));
    let (mut t, (bring, _)) = visit();
    t.act(0, &bring);
    assert_eq!(t.step(), "refit");
}

#[test]
fn f148_deeds_are_hidden_until_the_end() {
    let has = json!({ "deeds": [0, 1], "open_deeds": [1] });
    let t = Stage::new(2).scene(json!({ "step": "plan", "seats": [merchant(has.clone())] })).begin();
    let deeds = |t: &Play, who: Option<u8>| t.view(who)["wagons"][0]["deeds"].clone();
    assert_eq!(deeds(&t, Some(0)), json!([0, 1]));
    assert_eq!(deeds(&t, Some(1)), json!([1, null]), "how many, and those that all saw being taken");
    assert_eq!(deeds(&t, None), json!([1, null]));
    let idle = json!({ "step": "final", "seats": [merchant(has), merchant(json!({}))] });
    assert_eq!(deeds(&Stage::new(2).scene(idle).begin(), Some(1)), json!([0, 1]), "the screens are lifted");
}

#[test]
fn f148_a_deed_of_the_deck_is_seen_by_its_owner_only() {
    let take = |how: &str| {
        let has = merchant(json!({ "goods": ["potion"], "companions": ["grace"] }));
        let scene = json!({ "step": "plan", "courtyard": [4, 5], "seats": [has], "next": { "deeds": [9] } });
        let mut t = Stage::new(2).scene(scene).begin();
        t.acts(0, &["grace basic", how]);
        t
    };
    let saw = |t: &Play, who, deed| t.events(who).contains(&Event::Deed { seat: Seat(0), deed });
    let t = take("deed-top");
    assert!(saw(&t, Some(0), Some(DeedCard::new(9))) && saw(&t, Some(1), None) && saw(&t, None, None));
    assert!(!saw(&t, Some(1), Some(DeedCard::new(9))) && !saw(&t, None, Some(DeedCard::new(9))));
    let t = take("deed 4");
    assert!(saw(&t, Some(1), Some(DeedCard::new(4))), "a face-up deed is taken openly");
}

#[test]
fn f148_the_order_of_decks_and_stacks_is_hidden() {
    let with = |next: Value| {
        let scene = json!({
            "step": "plan", "inn": [0, 1, 2, 3], "courtyard": [0, 1], "companions": [0, 1, 2],
            "commissions": { "farglen": "winter-revue" }, "seats": [merchant(json!({ "deeds": [2] })), { "deeds": [3] }],
            "next": next,
        });
        Stage::new(2).scene(scene).begin()
    };
    let one = with(json!({
        "heroes": [10, 11], "deeds": [8], "companions": ["raven"], "dark_events": [3], "shortcut_events": [15],
        "commissions": { "farglen": ["hunters-ball"] },
    }));
    let other = with(json!({
        "heroes": [20, 10], "deeds": [9], "companions": ["grace"], "dark_events": [4], "shortcut_events": [16],
        "commissions": { "farglen": ["valley-choir"] },
    }));
    for who in [None, Some(0), Some(1)] {
        assert_eq!(one.view(who), other.view(who));
    }
}

#[test]
fn f148_gains_and_payments_are_public() {
    let mut t = beside("queens-eyes-surveyor", json!({ "coins": 3 }));
    t.acts(0, &["use queens-eyes-surveyor", "pay-coins"]);
    for who in [Some(1), None] {
        let seen = t.events(who);
        assert!(seen.contains(&Event::Coins { seat: Seat(0), by: -2 }));
        assert!(seen.contains(&Event::Prestige { seat: Seat(0), by: 3 }));
        assert_eq!(t.view(who)["wagons"][0]["coins"], 1, "what can be worked out is no secret");
    }
}

#[test]
fn f148_the_log_is_public_or_not() {
    let log = |public: bool, who: Option<u8>| {
        let seat = merchant(json!({ "delivered": ["frost-pass"], "brought": ["agatha", "alun"] }));
        let stage = Stage::new(2).option("log_public", public);
        stage.scene(json!({ "step": "plan", "seats": [seat] })).begin().view(who)["wagons"][0]["log"].clone()
    };
    let all = json!({ "commissions": 1, "heroes": 2, "cards": { "commissions": [0], "heroes": [0, 7] } });
    assert_eq!(log(true, Some(1)), all);
    assert_eq!(log(true, None), all);
    assert_eq!(log(false, Some(0)), all, "its owner knows it");
    let numbers = json!({ "commissions": 1, "heroes": 2 });
    assert_eq!((log(false, Some(1)), log(false, None)), (numbers.clone(), numbers));
}

#[test]
fn f149_both_sides_of_a_good_have_one_price_and_one_shape() {
    // sold at the inn at $5, an upgraded potion pays the same and the coin of F-077
    let sold = |side: &str| {
        let has = json!({ "goods": ["potion", "upgraded potion"], "space": 0 });
        let scene =
            json!({ "step": "act", "wheel": "potion", "inn": ["velka", null, null, null], "seats": [merchant(has)] });
        let mut t = Stage::new(2).scene(scene).begin();
        t.act(0, "visit inn");
        t.act(0, &format!("sell potion {side}"));
        t.seat(0).coins
    };
    assert_eq!((sold("basic"), sold("upgraded")), (5, 6));

    // a full wagon holds flipped goods just as well
    let mut t = beside("yedls-workshop", json!({ "goods": ["staff", "staff", "staff", "staff", "staff", "staff"] }));
    t.act(0, "use yedls-workshop");
    assert_eq!((t.goods(0).len(), t.goods(0)[5].as_str(), t.step()), (6, "upgraded staff", "act"));
    check_packings(&t);
    for shape in &t.game().cat.fit.shapes {
        let mirrored: Vec<(u8, u8)> = shape.iter().map(|&(x, y)| (9 - x, y)).collect();
        assert_eq!(placements(shape, (6, 5)), placements(&mirrored, (6, 5)));
    }
}
