//! A17: timing, supplies, impossible choices.
use crate::stage::*;
use merchants::catalog::Bonus;
use merchants::deed::{Measure, Reward, Where};
use merchants::event::Missed;
use merchants::words::*;
use merchants::{DeedCard, Event, EventCard, HeroCard};
use serde_json::{Value, json};
use table::Seat;

/// A wagon with nothing in it but what is named.
fn wagon(named: Value) -> Value {
    let mut seat = json!({
        "coins": 0, "lanterns": 0, "quartz": 0, "horseshoes": 0, "special_reserve": [],
        "goods": [], "heroes": [], "steeds": [],
    });
    named.as_object().unwrap().iter().for_each(|(name, value)| seat[name] = value.clone());
    seat
}

/// A moment of seat 0 in round 2, with other things as named.
fn moment(step: &str, seats: Vec<Value>, named: Value) -> Value {
    let mut scene = json!({
        "round": 2, "turn": 0, "step": step, "seats": seats,
        // tame ones, so that a journey brings no ability that matters
        "companions": ["ice-mouse", "ice-mouse", "ice-mouse"],
    });
    named.as_object().unwrap().iter().for_each(|(name, value)| scene[name] = value.clone());
    scene
}

/// Seat 0 stands at Yurg's and will meet this event.
fn road(event: &str, dice: &[u8], seats: Vec<Value>) -> Value {
    let t = Stage::new(1).begin();
    let dark =
        t.game().cat.names.events.iter().position(|id| id == event).map(|i| t.game().cat.events[i].road == Road::Dark);
    let deck = if dark.expect("there is such an event") { "dark_events" } else { "shortcut_events" };
    let mut next = json!({ "travel": dice });
    next[deck] = json!([event]);
    moment("act", seats, json!({ "next": next }))
}

/// An event of the dark road and the value of the die that has just these effects.
fn where_shown(effects: &[&str]) -> (String, u8) {
    let t = Stage::new(1).begin();
    let cat = &t.game().cat;
    for event in cat.roads[Road::Dark.index()].iter() {
        for (i, &list) in cat.event(event).values.iter().enumerate() {
            if cat.list(list).iter().map(ToString::to_string).eq(effects.iter().map(ToString::to_string)) {
                return (cat.names.events[event.index()].clone(), i as u8 + 1);
            }
        }
    }
    panic!("no event of the dark road shows {effects:?}")
}

/// A wagon beside Yurg's.
fn at_yurg(mut named: Value) -> Value {
    named["space"] = json!(2);
    wagon(named)
}

/// Seat 0 gathers a caravan, up to the question for the route.
fn gather(t: &mut Play) {
    t.acts(0, &["visit yurg", "caravan"]);
    if t.step() == "take-companion" {
        let beside_the_deck = t.companion(0);
        t.act(0, &format!("companion {beside_the_deck}"));
    }
}

/// Seat 0 leads a caravan to Northbreak, up to the dice.
fn lead(t: &mut Play, road: &str, joining: &[u8]) {
    gather(t);
    t.act(0, &format!("declare northbreak {road}"));
    for seat in 1..t.game().opt.players {
        t.act(seat, if joining.contains(&seat) { "join" } else { "refuse" });
    }
}

/// Plays a choice that the table may already have played by itself.
fn forced(t: &mut Play, step: &str, seat: u8, action: &str) {
    if t.step() == step && t.asked() == Some(seat) {
        t.act(seat, action);
    }
}

/// Seat 0 travels alone and meets these effects.
fn alone(effects: &[&str], named: Value) -> Play {
    let (event, die) = where_shown(effects);
    let mut scene = road(&event, &[die], vec![at_yurg(named)]);
    scene["wheel"] = json!("potion");
    let mut t = Stage::new(1).scene(scene).begin();
    lead(&mut t, "dark", &[]);
    forced(&mut t, "take-die", 0, &format!("take {die}"));
    t
}

fn goods(t: &Play, seat: u8, side: Side) -> Vec<Good> {
    let stored = t.seat(seat).goods[side.index()];
    Good::ALL.iter().flat_map(|&good| std::iter::repeat_n(good, stored[good.index()].into())).collect()
}

fn missed(t: &Play, thing: Missed) -> bool {
    t.events(None).contains(&Event::Missed { seat: Seat(0), thing })
}

fn storage_hero(t: &Play) -> HeroCard {
    t.heroes(|h| h.bonus == Bonus::Storage)[0]
}

// F-200: ruins effects from elsewhere

#[test]
fn f200_a_phoenix_moves_the_ruins_marker_in_the_turn_of_a_caravan() {
    let me = at_yurg(json!({ "quartz": 1, "companions": ["phoenix"] }));
    let mut t = Stage::new(1).scene(moment("act", vec![me], json!({ "ruins": "bottom-left" }))).begin();
    gather(&mut t);
    t.act(0, "ability phoenix 2");
    assert_eq!(t.offers_of(0, "gain"), ["gain book", "gain weapon"], "one step: the top left space");
    t.act(0, "gain book");
    assert_eq!(goods(&t, 0, Side::Upgraded), [Good::Book]);
    assert_eq!(t.step(), "route", "the caravan goes on");
    t.refused(0, "ruins 1", "F-031");
}

#[test]
fn f200_again_on_the_ruins_die_is_one_ruins_action_whatever_caused_the_roll() {
    // Li'l Dumplin', in the turn of a caravan: no Yurg ruins, no lantern, and yet a whole action with a lantern roll.
    let me = at_yurg(json!({ "horseshoes": 1, "lanterns": 1, "companions": ["lil-dumplin"] }));
    let scene = moment("act", vec![me], json!({ "ruins": "bottom-left", "next": { "ruins": [1, 5] } }));
    let mut t = Stage::new(1).scene(scene).begin();
    gather(&mut t);
    t.act(0, "dumplin");
    forced(&mut t, "ruins-move", 0, "ruins 1");
    t.acts(0, &["gain weapon", "roll"]);
    assert_eq!((t.seat(0).coins, t.seat(0).lanterns), (2, 0));
    assert_eq!(t.step(), "route");

    // An event, met by a follower: his heroes count.
    let follower = wagon(json!({ "heroes": [0, 1] }));
    let mut scene = road("yin-stairs", &[2, 3], vec![at_yurg(json!({})), follower]);
    scene["free_shortcut"] = json!(true);
    scene["next"]["ruins"] = json!([1]);
    let mut t = Stage::new(2).scene(scene).begin();
    lead(&mut t, "shortcut", &[1]);
    t.act(1, "take 3");
    assert_eq!(t.offers_of(1, "ruins"), ["ruins 1", "ruins 2", "ruins 3"]);
}

// F-201: when companions act

#[test]
fn f201_companions_act_from_before_the_reset_until_the_end_of_act() {
    let me = wagon(json!({ "quartz": 3, "locked": ["2", "2", "2"], "reserve": ["1", "3", "4"], "space": 0,
                           "companions": ["ice-mouse", "phoenix", "raven"] }));
    let row = json!({ "companions": ["snow-bee", "snow-bee", "snow-bee"] });
    let mut t = Stage::new(2).scene(moment("plan", vec![me, wagon(json!({}))], row)).begin();
    t.act(0, "ability phoenix 1");
    assert_eq!((t.step(), t.seat(0).lanterns), ("plan", 2));
    t.act(0, "reset"); // still the very start of the turn
    t.act(0, "bump 4 3");
    assert!(t.offered(0, "ability ice-mouse 2"), "between plan and special action");
    t.act(0, "coins");
    assert!(t.offered(0, "ability ice-mouse 2"), "before the move");
    t.act(0, "go 3");
    assert!(t.offered(0, "ability ice-mouse 2"), "before Act");
    t.act(0, "visit dark-market");
    assert!(t.offered(0, "ability ice-mouse 2"), "in the middle of an action");
    t.act(0, "pay 1");
    t.act(0, "ability ice-mouse 2");
    t.act(0, "gain staff");
    assert_eq!((t.step(), t.asked()), ("window", Some(0)), "a last moment before Rest");
    assert_eq!(t.seat(0).spent, 1, "it is not Rest yet");
    t.act(0, "ability raven 1");
    assert_eq!(t.asked(), Some(1), "without quartz nothing is left to use, and Rest follows");
}

#[test]
fn f201_an_interrupted_action_goes_on_with_rows_as_they_now_are() {
    let t = Stage::new(2).begin();
    let wants_weapon = t.heroes(|h| h.requests().contains(&Good::Weapon));
    let me = wagon(json!({ "space": 0, "quartz": 1, "goods": ["weapon"], "companions": ["snow-bee"] }));
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "inn": wants_weapon[..4] }))).begin();
    t.act(0, "visit inn");
    assert_eq!(t.offers_of(0, "host").len(), 4);
    t.act(0, "ability snow-bee 1");
    t.act(0, &format!("take-hero {}", wants_weapon[1]));
    assert_eq!(t.step(), "inn", "the inn goes on");
    assert_eq!(t.offers_of(0, "host").len(), 3, "he no longer sits there");
    assert!(!t.offered(0, &format!("host {}", wants_weapon[1])));
}

#[test]
fn f201_a_leader_has_windows_on_the_road() {
    let me = at_yurg(json!({ "quartz": 3, "companions": ["phoenix", "phoenix", "raven"] }));
    let scene = road("magpie-court", &[6, 5], vec![me, wagon(json!({}))]);
    let mut t = Stage::new(2).scene(scene).begin();
    let window = |t: &Play, why: &str| assert!(t.offered(0, "ability phoenix 1"), "{why}: {}", t.step());
    gather(&mut t);
    window(&t, "before declaring the route");
    t.act(0, "declare northbreak dark");
    t.act(1, "join");
    window(&t, "before taking his die");
    t.act(0, "take 6");
    assert_eq!(t.step(), "window");
    window(&t, "right after its effect");
    t.act(0, "done");
    forced(&mut t, "take-die", 1, "take 5");
    assert_eq!((t.step(), t.asked()), ("window", Some(0)));
    assert_eq!(t.state().caravan.taken[Seat(1)], 5, "F-099: the dice still lie there");
    window(&t, "after the last traveller's effect");
    t.act(0, "done");
    assert_eq!(t.step(), "fortune");
    window(&t, "before the good fortune");
    t.act(0, "ability phoenix 1");
    assert_eq!((t.step(), t.seat(0).lanterns), ("fortune", 2), "and the good fortune is still to come");
}

#[test]
fn f201_between_two_good_fortunes() {
    let me = at_yurg(json!({ "quartz": 1, "companions": ["phoenix"] }));
    let mut scene = road("ice-organ", &[2], vec![me]);
    scene["free_shortcut"] = json!(true);
    let mut t = Stage::new(1).scene(scene).begin();
    lead(&mut t, "shortcut", &[]);
    forced(&mut t, "take-die", 0, "take 2");
    forced(&mut t, "window", 0, "done");
    t.act(0, "fortune coins");
    assert!(t.offered(0, "ability phoenix 1"));
    t.act(0, "ability phoenix 1");
    assert_eq!(t.step(), "fortune");
}

#[test]
fn f201_no_companion_for_a_follower_but_his_steed_works() {
    let follower = wagon(json!({ "quartz": 2, "companions": ["threy-cat", "raven"], "steeds": ["whisper"] }));
    let mut t = Stage::new(2).scene(road("keeperless-bridge", &[2, 5], vec![at_yurg(json!({})), follower])).begin();
    lead(&mut t, "dark", &[1]);
    t.act(0, "take 2");
    assert_eq!(t.asked(), Some(1));
    t.refused(1, "ability raven 1", "F-201");
    t.refused(1, "take-cat 5 1", "F-201");
    t.refused(1, "copy 5", "F-201");
    t.act(1, "take-whisper 5");
    assert_eq!(t.seat(1).coins, 4, "the value is 6");
}

#[test]
fn f201_no_companion_in_rest_and_in_the_final_travel() {
    let me = wagon(json!({ "quartz": 1, "companions": ["raven"], "heroes": ["agatha"] }));
    let mut t = Stage::new(2).scene(json!({ "step": "final", "seats": [me] })).begin();
    assert_eq!(t.step(), "final-travel");
    t.refused(0, "ability raven 1", "F-201");
    // Rest asks nobody anything: after the last click of Act the next seat is asked.
    let me = wagon(json!({ "space": 4, "quartz": 1, "companions": ["raven"] }));
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({}))).begin();
    t.act(0, "visit inn");
    assert_eq!(t.step(), "window");
    t.act(0, "done");
    assert_eq!((t.asked(), t.step(), t.seat(0).quartz), (Some(1), "plan", 1));
}

// F-202

#[test]
fn f202_a_raven_before_plan_lights_the_same_turn() {
    let me = || wagon(json!({ "quartz": 1, "reserve": ["1", "3", "4"], "companions": ["raven"], "space": 0 }));
    let scene = |step: &str| {
        let mut me = me();
        if step == "move" {
            me["reserve"] = json!(["1", "3"]);
            me["pool"] = json!("2");
        }
        moment(step, vec![me], json!({ "next": { "illuminated": ["3"] } }))
    };
    let mut t = Stage::new(2).scene(scene("plan")).begin();
    t.acts(0, &["ability raven 1", "bump 4 2", "light 3"]);
    assert_eq!(t.seat(0).lit, Some(Face::Three));
    assert_eq!(t.offers_of(0, "go"), ["go 2", "go 3"]);

    let mut t = Stage::new(2).scene(scene("move")).begin();
    t.act(0, "ability raven 1");
    assert_eq!(t.seat(0).glow[0], Some(Face::Three), "it waits in the special reserve");
    t.refused(0, "light 3", "F-038");
    forced(&mut t, "move", 0, "go 2");
    assert_eq!(t.offers_of(0, "use"), [""; 0], "one die, no building");
}

// F-203: declared on taking the die

/// Keeperless bridge: 3 loses a coin, 4 is nothing, 5 gives 2 coins, 6 gives 4.
fn at_the_bridge(die: u8, cap: Value) -> Play {
    let me = at_yurg(json!({ "coins": 9, "quartz": 1, "steeds": ["whisper"], "companions": ["threy-cat"] }));
    let scene = road("keeperless-bridge", &[die], vec![me]);
    let mut t = Stage::new(1).option("travel_value_cap", cap).scene(scene).begin();
    lead(&mut t, "dark", &[]);
    assert_eq!(t.step(), "take-die");
    t
}

#[test]
fn f203_only_the_final_value_happens_and_the_lifts_combine() {
    for (action, coins, quartz) in [
        ("take 3", 9 - 1, 1),
        ("take-whisper 3", 9, 1),
        ("take-cat 3 1", 9, 0),
        ("take-cat 3 2", 9 + 2, 0),
        ("take-both 3 1", 9 + 2, 0),
        ("take-both 3 2", 9 + 4, 0),
    ] {
        let mut t = at_the_bridge(3, json!(6));
        t.act(0, action);
        assert_eq!((t.seat(0).coins, t.seat(0).quartz), (coins, quartz), "{action}");
    }
    let mut t = at_the_bridge(3, json!(6));
    assert!(!t.offered(0, "ability threy-cat 2"), "not by itself, and not before the die is taken");
    t.act(0, "take 3");
    assert!(!t.offered(0, "ability threy-cat 2"), "and not when its effect is over");
}

#[test]
fn f203_a_die_is_not_lifted_above_6() {
    let mut t = at_the_bridge(5, json!(6));
    t.refused(0, "take-cat 5 2", "F-203");
    t.refused(0, "take-both 5 1", "F-203");
    assert!(t.offered(0, "take-cat 5 1") && t.offered(0, "take-whisper 5"));
    let mut t = at_the_bridge(6, json!(6));
    t.refused(0, "take-whisper 6", "F-203");
    // the option: what is above counts as 6
    let mut t = at_the_bridge(5, json!("none"));
    t.act(0, "take-both 5 2");
    assert_eq!(t.seat(0).coins, 9 + 4);
}

// F-204: Threy Cat's copy

/// Singing rift: 1 gives 3 prestige, 2 an instrument; 3 to 6 are costs. Seat 0 leads with a Threy Cat, seat 1 follows.
fn at_the_rift(copy: &str) -> Play {
    let me = at_yurg(json!({ "quartz": 1, "companions": ["threy-cat"] }));
    let scene = road("singing-rift", &[1, 4], vec![me, wagon(json!({}))]);
    let mut t = Stage::new(2).option("threy_copy", copy).scene(scene).begin();
    lead(&mut t, "dark", &[1]);
    t
}

#[test]
fn f204_any_die_of_the_event_is_copied_if_it_shows_a_benefit() {
    // not taken yet, and not his
    let mut t = at_the_rift("any");
    t.refused(0, "copy 4", "F-204");
    t.refused(0, "copy 2", "F-204");
    t.act(0, "copy 1");
    assert_eq!((t.seat(0).prestige, t.seat(0).quartz, t.step()), (3, 0, "take-die"));
    t.act(0, "take 1");
    assert_eq!(t.seat(0).prestige, 6, "besides the effect of his own die");

    // taken, by somebody else: until the dice go back
    let mut t = at_the_rift("any");
    t.act(0, "take 4");
    t.act(0, "done");
    forced(&mut t, "take-die", 1, "take 1");
    assert_eq!((t.step(), t.asked()), ("window", Some(0)));
    t.act(0, "copy 1");
    assert_eq!((t.seat(0).prestige, t.seat(1).prestige), (3, 3));
}

#[test]
fn f204_not_after_the_dice_went_back() {
    let mut t = at_the_rift("any");
    t.acts(0, &["take 1", "done"]);
    forced(&mut t, "take-die", 1, "take 4");
    t.act(0, "done");
    assert_eq!(t.step(), "fortune");
    t.refused(0, "copy 1", "F-204");
}

#[test]
fn f204_his_own_die_counts_with_its_final_value() {
    // frozen ford: 4 crafts a good, 5 gives a book, 6 gives 3 prestige
    let me = at_yurg(json!({ "quartz": 1, "steeds": ["whisper"], "companions": ["threy-cat"] }));
    let mut t = Stage::new(1).scene(road("frozen-ford", &[5], vec![me])).begin();
    lead(&mut t, "dark", &[]);
    t.act(0, "take-whisper 5");
    assert_eq!(t.offers_of(0, "copy"), ["copy 6"]);
    t.act(0, "copy 6");
    assert_eq!(t.seat(0).prestige, 6);
    assert!(goods(&t, 0, Side::Basic).is_empty(), "no book");
}

#[test]
fn f204_option_own_die_only() {
    let mut t = at_the_rift("own");
    t.refused(0, "copy 1", "F-204"); // nobody has taken it
    t.act(0, "take 1");
    assert!(t.offered(0, "copy 1"));

    let mut t = at_the_rift("own");
    t.act(0, "take 4");
    forced(&mut t, "window", 0, "done");
    forced(&mut t, "take-die", 1, "take 1");
    assert_eq!((t.step(), t.asked()), ("window", Some(0)), "a moment for his other companion");
    assert!(!t.offered(0, "copy 1"), "the die is another's");
}

// F-205: what is offered

#[test]
fn f205_a_branch_without_its_price_or_object_is_not_offered() {
    // no illuminated die to move
    let me = wagon(json!({ "reserve": ["1", "3", "4"], "goods": ["book"] }));
    let mut t = Stage::new(2).scene(moment("plan", vec![me], json!({}))).begin();
    t.act(0, "bump 4 2");
    assert_eq!(t.seat(0).lanterns, 1, "the lantern played itself");
    // no hero to deliver
    let me = wagon(json!({ "quartz": 1, "companions": ["cave-dragon"] }));
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({}))).begin();
    t.refused(0, "ability cave-dragon 1", "F-205");
    assert!(t.offered(0, "ability cave-dragon 2"));
    // fewer coins than the price
    let me = wagon(json!({ "space": 1, "coins": 1, "pool_illuminated": "1" }));
    let buildings = ["queens-eyes-surveyor", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"];
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "buildings": buildings }))).begin();
    t.act(0, "use queens-eyes-surveyor");
    assert_eq!((t.step(), t.seat(0).prestige), ("act", 0), "passing was the only choice");
    // no upgrade left
    let me = wagon(json!({ "heroes": ["agatha"], "companions": ["cosimo"] }));
    let scene = moment("act", vec![me], json!({ "upgrades": [], "dark_market": "north" }));
    let mut t = Stage::new(2).scene(scene).begin();
    let agatha = t.hero("agatha");
    t.act(0, &format!("cosimo {agatha}"));
    forced(&mut t, "upgrade-or-dark-step", 0, "dark-step");
    assert_eq!(goods(&t, 0, Side::Basic), [Good::Book, Good::Staff], "only the step was left");
}

#[test]
fn f205_a_gain_that_overflows_is_offered_and_the_surplus_is_discarded() {
    let me = wagon(json!({ "lanterns": 4, "reserve": ["1", "3", "4"], "special_reserve": ["1", "2"], "quartz": 1,
                           "companions": ["raven"] }));
    let mut t = Stage::new(2).scene(moment("plan", vec![me], json!({}))).begin();
    t.act(0, "ability raven 1");
    assert!(missed(&t, Missed::IlluminatedDie));
    assert_eq!(t.seat(0).glow, [Some(Face::One), Some(Face::Two)]);
    t.act(0, "bump 4 2");
    t.act(0, "lantern");
    assert!(missed(&t, Missed::Lantern));
    assert_eq!(t.seat(0).lanterns, 4);
}

#[test]
fn f205_nothing_possible_means_that_nothing_happens() {
    let nothing: Value = Town::ALL.iter().map(|town| (town.word().to_string(), Value::Null)).collect();
    let me = wagon(json!({ "space": 3, "coins": 1 }));
    let scene = moment(
        "act",
        vec![me],
        json!({ "dark_market": "east", "commissions": nothing, "courtyard": [null, null],
                "decks": { "deeds": [], "commissions": [] } }),
    );
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "visit dark-market");
    forced(&mut t, "dark-market", 0, "pay 1");
    assert_eq!((t.state().dark, t.seat(0).coins), (0, 0), "south: no commission, no deed");
    assert_eq!((t.asked(), t.step()), (Some(1), "plan"), "play goes on");
}

// F-206

#[test]
fn f206_a_skipped_district_counts_and_the_building_is_still_used() {
    let me = wagon(json!({ "space": 4, "pool_illuminated": "1" }));
    let buildings = ["oracle-of-lumi", "othos-lanternworks", "yedls-workshop", "blazing-quartz-mine"];
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "buildings": buildings }))).begin();
    t.acts(0, &["visit dark-market", "visit inn"]);
    let idle = |district| Event::Idle { seat: Seat(0), district };
    assert!(t.events(None).contains(&idle(District::DarkMarket)), "no coins");
    assert!(t.events(None).contains(&idle(District::Inn)), "nothing to sell");
    forced(&mut t, "act", 0, "use blazing-quartz-mine");
    assert_eq!((t.seat(0).quartz, t.asked()), (1, Some(1)));
}

// F-207

#[test]
fn f207_turning_the_wheel_moves_goods_with_their_dice() {
    let me = wagon(json!({ "reserve": ["1", "3", "4"] }));
    let dice = json!({ "potion": 2, "staff": 1, "weapon": 2 });
    let scene = moment("plan", vec![me], json!({ "wheel": "potion", "market": dice }));
    let mut t = Stage::new(2).scene(scene).begin();
    // clockwise: potion, staff, book, armor, instrument, weapon
    let prices = |t: &Play| t.game().cat.wheel.map(|good| t.state().price(&t.game().cat, good));
    assert_eq!(prices(&t), [5, 4, 3, 2, 1, 1]);
    let market = t.state().market;
    t.acts(0, &["bump 4 3", "wheel"]);
    assert_eq!(prices(&t), [4, 3, 2, 1, 1, 5]);
    assert_eq!(t.state().market, market, "the dice stay on their goods");
    let round: Vec<u8> =
        (0..7).map(|k| merchants::State { wheel: k % 6, ..*t.state() }.price(&t.game().cat, Good::Potion)).collect();
    assert_eq!(round, [5, 4, 3, 2, 1, 1, 5]);
}

// F-208: supplies

#[test]
fn f208_an_exhausted_good_is_neither_bought_nor_gained() {
    let me = || wagon(json!({ "space": 0, "coins": 9 }));
    let scene = |me| {
        moment(
            "act",
            vec![me],
            json!({ "market": { "armor": 2, "weapon": 2, "book": 1 },
                                                     "dark_market": "west", "supply": { "goods": { "armor": 0 } } }),
        )
    };
    let mut t = Stage::new(2).scene(scene(me())).begin();
    t.act(0, "visit bazaar");
    t.refused(0, "buy armor", "F-208");
    assert!(t.offered(0, "buy weapon"));
    // the dark market's north: weapon and armor
    let mut me = me();
    me["space"] = json!(4);
    let mut t = Stage::new(2).scene(scene(me)).begin();
    t.acts(0, &["visit dark-market", "pay 1"]);
    assert_eq!(goods(&t, 0, Side::Basic), [Good::Weapon]);
    assert!(missed(&t, Missed::Good));
}

#[test]
fn f208_both_sides_share_14_tiles_of_a_type() {
    let fresh = Stage::new(2).begin();
    assert_eq!(fresh.game().cat.stock, [14; 6]);
    let seats =
        vec![wagon(json!({ "goods": ["potion", "upgraded potion"] })), wagon(json!({ "goods": ["upgraded potion"] }))];
    let t = Stage::new(2).scene(moment("plan", seats.clone(), json!({}))).begin();
    assert_eq!(t.state().supply[Good::Potion.index()], 11);
    let too_many = moment("plan", seats, json!({ "supply": { "goods": { "potion": 12 } } }));
    assert!(Stage::new(2).scene(too_many).impossible().contains("F-208"));
}

#[test]
fn f208_24_quartz_with_those_on_companions() {
    let me = wagon(json!({ "quartz": 2, "companions": ["phoenix"], "space": 1, "pool_illuminated": "1" }));
    let buildings = ["blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"];
    let mut t = Stage::new(2).scene(moment("act", vec![me.clone()], json!({ "buildings": buildings }))).begin();
    assert_eq!(t.state().quartz, 22);
    t.act(0, "ability phoenix 1");
    assert_eq!((t.state().quartz, t.seat(0).quartz), (22, 1), "the gift lies on the card, not in the supply");
    // an empty supply gives none
    let scene = moment("act", vec![me], json!({ "buildings": buildings, "supply": { "quartz": 0 } }));
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "use blazing-quartz-mine");
    assert_eq!(t.seat(0).quartz, 2);
    assert!(missed(&t, Missed::Quartz));
}

#[test]
fn f208_8_illuminated_dice_with_the_one_on_the_board() {
    assert_eq!(Stage::new(4).begin().state().illuminated, 8 - 4, "each merchant has one");
    let me = wagon(json!({ "quartz": 1, "companions": ["raven"], "space": 0, "pool_illuminated": "1" }));
    let scene = moment("act", vec![me, wagon(json!({}))], json!({ "supply": { "illuminated_dice": 0 } }));
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "visit bazaar");
    t.act(0, "ability raven 1");
    assert!(missed(&t, Missed::IlluminatedDie), "it lies on the board until Rest");
    t.acts(0, &["done", "visit inn"]);
    assert_eq!((t.asked(), t.state().illuminated), (Some(1), 1), "now it is in the supply");
}

#[test]
fn f208_5_travel_dice_are_enough_for_every_caravan() {
    let seats = vec![at_yurg(json!({}))];
    let mut t = Stage::new(4).scene(road("keeperless-bridge", &[1, 2, 3, 4, 5], seats)).begin();
    t.acts(0, &["visit yurg", "caravan"]);
    let farthest = t.companion(2);
    t.act(0, &format!("companion {farthest}"));
    t.act(0, "declare northbreak dark");
    for seat in 1..4 {
        t.act(seat, "join");
    }
    assert_eq!(t.state().caravan.dice, [1, 1, 1, 1, 1, 0]);
}

#[test]
fn f208_coins_lanterns_and_horseshoes_do_not_run_out() {
    let rich = wagon(json!({ "coins": 300, "lanterns": 4, "horseshoes": 3, "reserve": ["1", "3", "4"] }));
    let seats = vec![rich.clone(), rich.clone(), rich.clone(), rich];
    let mut scene = moment("plan", seats, json!({}));
    for seat in 1..4 {
        scene["seats"][seat].as_object_mut().unwrap().remove("reserve");
    }
    let mut t = Stage::new(4).scene(scene).begin();
    t.acts(0, &["bump 4 3", "coins"]);
    assert_eq!(t.seat(0).coins, 302);
}

// F-209: empty decks

#[test]
fn f209_a_hero_slot_stays_empty_until_a_card_returns() {
    let scene = |heroes: Value| {
        let me = wagon(json!({ "space": 4, "quartz": 1, "heroes": heroes, "companions": ["snow-bee"] }));
        moment("act", vec![me], json!({ "inn": ["alun", "kestra", "rusk", "tamsin"], "decks": { "heroes": [] } }))
    };
    let take_alun = |t: &mut Play| {
        let alun = t.hero("alun");
        t.act(0, "ability snow-bee 1");
        t.act(0, &format!("take-hero {alun}"));
    };
    let mut t = Stage::new(2).scene(scene(json!([]))).begin();
    take_alun(&mut t);
    t.act(0, "visit inn");
    assert_eq!((t.asked(), t.state().inn[0]), (Some(1), None), "the deck is empty");
    // the third hero makes room: he goes under the deck and comes at once
    let mut t = Stage::new(2).scene(scene(json!(["larkin", "lioba", "linnet"]))).begin();
    take_alun(&mut t);
    let larkin = t.hero("larkin");
    t.act(0, &format!("drop-hero {larkin}"));
    t.act(0, "visit inn");
    assert_eq!((t.asked(), t.state().inn[0]), (Some(1), Some(larkin)));
}

#[test]
fn f209_deed_and_companion_rows_stay_empty_too() {
    let me = wagon(json!({ "space": 4, "goods": ["potion"], "companions": ["grace"] }));
    let scene = moment(
        "act",
        vec![me],
        json!({ "courtyard": ["open-ledger", "lucky-pockets"], "companions": [null, null, "raven"],
                "decks": { "deeds": [], "companions": [] } }),
    );
    let mut t = Stage::new(2).scene(scene).begin();
    let ledger = t.deed("open-ledger");
    t.act(0, "grace basic");
    t.act(0, &format!("deed {ledger}"));
    t.act(0, "visit inn");
    assert_eq!(t.asked(), Some(1), "after Rest");
    assert_eq!(t.state().courtyard, [None, Some(t.deed("lucky-pockets"))]);
    assert_eq!(t.state().row[..2], [None; 2]);
}

#[test]
fn f209_events_are_reshuffled_when_their_deck_is_empty() {
    let mut scene = road("cold-camp", &[5], vec![at_yurg(json!({}))]);
    scene["decks"] = json!({ "events": ["wolves-on-the-ice", "ice-organ"] });
    scene["next"]["dark_events"] = json!(["wolves-on-the-ice", "cold-camp"]);
    let mut t = Stage::new(1).scene(scene).begin();
    lead(&mut t, "dark", &[]);
    let dark = t.game().cat.roads[0].0;
    assert_eq!(t.state().events.0 & dark, 0, "the last card of that deck");
    // the next caravan of the dark road
    forced(&mut t, "take-die", 0, "take 5");
    t.act(0, "fortune coins");
    while !t.offered(0, "visit yurg") {
        let next = t.offers(0)[0].clone();
        t.act(0, &next);
    }
    lead(&mut t, "dark", &[]);
    let cold_camp = t.game().cat.names.events.iter().position(|id| id == "cold-camp").unwrap() as u8;
    assert!(t.events(None).contains(&Event::EventCard { event: EventCard::new(cold_camp) }));
    assert_eq!((t.state().events.0 & dark).count_ones(), 12, "thirteen were shuffled, one came");
    assert_eq!((t.state().events.0 & !dark).count_ones(), 1, "the other deck was not touched");
}

#[test]
fn f209_without_companions_the_journey_goes_on() {
    let scene = moment(
        "act",
        vec![at_yurg(json!({}))],
        json!({ "companions": [null, null, null], "decks": { "companions": [] } }),
    );
    let mut t = Stage::new(2).scene(scene).begin();
    t.acts(0, &["visit yurg", "caravan"]);
    assert_eq!((t.step(), t.seat(0).companions.len()), ("route", 0));
}

#[test]
fn f209_an_empty_commission_stack_offers_nothing() {
    let scene = moment("act", vec![at_yurg(json!({}))], json!({ "commissions": { "farglen": null } }));
    let mut t = Stage::new(2).scene(scene).begin();
    t.act(0, "visit commissions");
    assert_eq!(t.offers_of(0, "commission").len(), 5);
    assert!(!t.offered(0, "commission farglen"));
}

// F-210

#[test]
fn f210_nothing_is_discarded_at_will() {
    let commission = Stage::new(1).begin().commissions(|c| c.town == Town::Farglen)[0];
    let me =
        wagon(json!({ "goods": ["book"], "heroes": [3], "commissions": [commission], "quartz": 1, "horseshoes": 2,
                           "reserve": ["1", "3", "4"] }));
    let mut t = Stage::new(2).scene(moment("plan", vec![me], json!({}))).begin();
    for action in ["drop book basic", "drop-hero 3", &format!("drop-commission {commission}"), "drop-token quartz"] {
        t.refused(0, action, "F-210");
    }
}

#[test]
fn f210_except_for_something_just_gained() {
    // a quartz comes into a full inventory
    let me = wagon(json!({ "space": 1, "quartz": 1, "horseshoes": 2, "pool_illuminated": "1" }));
    let buildings = ["blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"];
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "buildings": buildings }))).begin();
    t.act(0, "use blazing-quartz-mine");
    assert_eq!(t.offers(0), ["decline", "drop-token horseshoe"]);
    t.act(0, "drop-token horseshoe");
    assert_eq!((t.seat(0).quartz, t.seat(0).horseshoes), (2, 1));
    // a good comes into a full wagon: whoever has discarded for it keeps it
    let me = wagon(
        json!({ "space": 4, "coins": 1, "goods": ["staff", "staff", "staff", "staff", "staff", "potion", "weapon"] }),
    );
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "dark_market": "north" }))).begin();
    t.act(0, "visit dark-market");
    forced(&mut t, "dark-market", 0, "pay 1");
    assert_eq!(t.step(), "place-good", "a book");
    t.act(0, "drop potion basic");
    assert_eq!(t.step(), "place-good", "a gap of two cells is not enough");
    t.refused(0, "decline", "F-210");
}

// F-211

#[test]
fn f211_goods_gained_together_are_placed_in_the_owners_order() {
    // two columns are free: room for the book or the staff of the dark market's east
    let begin = || {
        let me = wagon(json!({ "space": 4, "coins": 1, "goods": ["staff", "staff", "staff", "staff"] }));
        let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "dark_market": "north" }))).begin();
        t.act(0, "visit dark-market");
        forced(&mut t, "dark-market", 0, "pay 1");
        t
    };
    let staffs = |n: usize| vec![Good::Staff; n];
    let mut t = begin();
    assert_eq!(goods(&t, 0, Side::Basic)[0], Good::Book, "what fits is kept without a question");
    assert_eq!(t.step(), "place-good");
    t.act(0, "decline");
    assert_eq!(goods(&t, 0, Side::Basic), [vec![Good::Book], staffs(4)].concat());
    let mut t = begin();
    t.act(0, "drop book basic");
    assert_eq!(goods(&t, 0, Side::Basic), staffs(5), "as if the staff had come first");
}

// F-212

#[test]
fn f212_only_the_existence_of_a_packing_counts() {
    let staffs = |more: &[&'static str]| [&["staff"; 6][..], more].concat();
    let hero = storage_hero(&Stage::new(1).begin());
    let stage = |named: Value| Stage::new(2).scene(moment("plan", vec![wagon(named)], json!({})));
    stage(json!({ "goods": staffs(&[]) })).begin(); // 6 × 5 cells
    for too_much in [
        json!({ "goods": staffs(&["potion"]) }),
        json!({ "goods": staffs(&["staff"]), "steeds": ["sugarfoot"] }),
        json!({ "goods": staffs(&["book", "armor"]), "heroes": [hero] }),
        json!({ "goods": staffs(&[]), "upgrades": ["strongbox"] }),
    ] {
        assert!(stage(too_much.clone()).impossible().contains("F-140"), "{too_much}");
    }
    stage(json!({ "goods": staffs(&["potion", "potion"]), "steeds": ["sugarfoot"] })).begin(); // the saddle bag
    stage(json!({ "goods": staffs(&["armor"]), "heroes": [hero] })).begin(); // on the hero
    stage(json!({ "goods": staffs(&["potion", "armor"]), "heroes": [hero], "steeds": ["sugarfoot"] })).begin();
}

#[test]
fn f212_goods_are_rearranged_by_themselves() {
    // five columns are full; the book fits nowhere, but one staff can go to the hero
    let hero = storage_hero(&Stage::new(1).begin());
    let me = wagon(json!({ "space": 4, "coins": 1, "goods": ["staff", "staff", "staff", "staff"], "heroes": [hero] }));
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "dark_market": "north" }))).begin();
    t.act(0, "visit dark-market");
    forced(&mut t, "dark-market", 0, "pay 1");
    assert_eq!(goods(&t, 0, Side::Basic), [&[Good::Book][..], &[Good::Staff; 5]].concat());
    assert_eq!(t.asked(), Some(1), "nothing was asked");
}

// F-213: costs

#[test]
fn f213_a_lost_hero_is_chosen_and_goes_under_the_deck() {
    let mut t = alone(&["lose hero"], json!({ "heroes": ["agatha", "alun"] }));
    let (agatha, alun) = (t.hero("agatha"), t.hero("alun"));
    assert_eq!(t.offers(0), [format!("drop-hero {agatha}"), format!("drop-hero {alun}")]);
    t.act(0, &format!("drop-hero {alun}"));
    assert_eq!(t.state().heroes.bottom.last(), Some(&alun));
    assert!(t.seat(0).brought.is_empty(), "not to the log");
    assert_eq!(t.seat(0).heroes, [Some(agatha), None, None]);
}

#[test]
fn f213_a_lost_good_is_the_owners_choice() {
    let mut t = alone(&["lose good"], json!({ "goods": ["book", "upgraded book", "armor"] }));
    let mut offers = t.offers_of(0, "drop");
    offers.sort();
    assert_eq!(offers, ["drop armor basic", "drop book basic", "drop book upgraded"]);
    t.act(0, "drop armor basic");
    assert_eq!(t.seat(0).goods_in_all(), 2);
}

#[test]
fn f213_the_most_valuable_good_by_price_side_irrelevant() {
    // potion $5, staff $4, …, instrument and weapon $1
    let begin = |goods: Value| alone(&["lose dearest-good"], json!({ "goods": goods }));
    let t = begin(json!(["staff", "upgraded weapon", "armor"]));
    assert_eq!(t.seat(0).count(Good::Staff), 0, "the only one at $4");
    let t = begin(json!(["weapon", "upgraded instrument", "upgraded weapon"]));
    assert_eq!(t.offers_of(0, "drop"), ["drop instrument upgraded", "drop weapon basic", "drop weapon upgraded"]);
}

#[test]
fn f213_an_upgraded_good_is_flipped_or_nothing_happens() {
    let mut t = alone(&["flip-down"], json!({ "goods": ["upgraded armor", "upgraded staff", "book"] }));
    assert_eq!(t.offers_of(0, "flip-back"), ["flip-back armor", "flip-back staff"]);
    t.act(0, "flip-back staff");
    assert_eq!(goods(&t, 0, Side::Upgraded), [Good::Armor]);
    assert_eq!(t.seat(0).goods_in_all(), 3);
    let t = alone(&["flip-down"], json!({ "goods": ["book"] }));
    assert_eq!((t.step(), t.seat(0).goods_in_all()), ("fortune", 1), "there is none");
}

#[test]
fn f213_what_is_missing_is_not_paid() {
    let t = alone(&["lose coins 4"], json!({ "coins": 2 }));
    assert_eq!((t.seat(0).coins, t.step()), (0, "fortune"), "2 of 4");
    let t = alone(&["lose horseshoe 1", "lose coins 2"], json!({ "coins": 5 }));
    assert_eq!((t.seat(0).coins, t.seat(0).horseshoes), (3, 0), "no horseshoe, but 2 coins");
    let t = alone(&["lose hero"], json!({}));
    assert_eq!(t.step(), "fortune", "no hero");
    let t = alone(&["lose prestige 3"], json!({ "prestige": 1 }));
    assert_eq!(t.seat(0).prestige, 0);
}

#[test]
fn f213_tokens_go_to_the_supply() {
    let mut t = alone(&["lose quartz 2"], json!({ "quartz": 1 }));
    forced(&mut t, "window", 0, "done");
    assert_eq!((t.seat(0).quartz, t.state().quartz), (0, 24), "1 of 2");
}

#[test]
fn f213_a_value_without_effect_does_nothing() {
    let t = alone(&[], json!({ "coins": 3, "prestige": 3 }));
    assert_eq!((t.seat(0).coins, t.seat(0).prestige, t.step()), (3, 3, "fortune"));
}

// F-214

#[test]
fn f214_a_gifted_horseshoe_is_not_a_move() {
    let begin = || {
        let me = wagon(json!({ "space": 0, "pool": "1", "horseshoes": 2, "companions": ["lil-dumplin"] }));
        let scene = moment("move", vec![me], json!({ "next": { "ruins": [5] } }));
        Stage::new(2).scene(scene).begin()
    };
    let mut t = begin();
    forced(&mut t, "move", 0, "go 1");
    t.act(0, "horseshoe on");
    t.refused(0, "horseshoe on", "F-046");
    t.act(0, "dumplin");
    assert_eq!((t.seat(0).coins, t.seat(0).horseshoes, t.seat(0).space), (2, 0, 2));
    let mut t = begin();
    forced(&mut t, "move", 0, "go 1");
    t.act(0, "dumplin");
    t.act(0, "horseshoe back");
    assert_eq!((t.seat(0).horseshoes, t.seat(0).space), (0, 0));
}

// F-215

#[test]
fn f215_deeds_are_judged_before_any_reward_is_added() {
    // so many coins give prestige; so much prestige would give coins
    let t = Stage::new(1).begin();
    let deed = |needed: Measure, wish: fn(Reward) -> Option<u8>| {
        let found = t.game().cat.deeds.iter().enumerate().find_map(|(i, d)| match d.needs[..] {
            [(measure, n)] if measure == needed && d.per.is_none() => wish(d.reward).map(|reward| (i, n, reward)),
            _ => None,
        });
        found.expect("there is such a deed")
    };
    let (purse, coins, gives) = deed(Measure::Coins, |r| if let Reward::Prestige(n) = r { Some(n) } else { None });
    let (name, prestige, _) = deed(Measure::Prestige, |r| if let Reward::Coins(n) = r { Some(n) } else { None });
    let almost = prestige - 1;
    let rich = wagon(json!({ "coins": coins, "prestige": almost, "deeds": [purse, name] }));
    let t = Stage::new(1).scene(json!({ "step": "final", "seats": [rich] })).begin();
    assert_eq!(t.step(), "over");
    let score = t.game().score(t.state(), Seat(0));
    assert_eq!(score.prestige, i32::from(almost + gives), "enough now, but the other deed was judged before");
    assert_eq!(score.coins, i32::from(coins));
}

#[test]
fn f215_deeds_are_judged_after_all_final_travels() {
    let t = Stage::new(1).begin();
    let (escort, (_, enough)) = t
        .game()
        .cat
        .deeds
        .iter()
        .enumerate()
        .find_map(|(i, d)| match d.needs[..] {
            [need @ (Measure::HeroesDelivered(Where::Anywhere), _)] => Some((i as u8, need)),
            _ => None,
        })
        .expect("a deed that counts heroes");
    let heroes = t.heroes(|h| h.town == Town::Farglen || h.town == Town::Windglass);
    let (last, before) = (heroes[0], &heroes[1..usize::from(enough)]);
    let wagons = [
        wagon(json!({ "heroes": [last], "brought": before, "deeds": [escort] })),
        wagon(json!({ "heroes": ["agatha"] })),
    ];
    let mut t = Stage::new(2).scene(json!({ "step": "final", "seats": wagons })).begin();
    let (agatha, town) = (t.hero("agatha"), t.game().cat.hero(last).town);
    t.act(0, &format!("enter {town}"));
    t.act(0, &format!("bring {last}"));
    let judged = |t: &Play| {
        let judged = |e: &Event| if let Event::Revealed { deed, done, .. } = *e { Some((deed, done)) } else { None };
        t.events(None).iter().find_map(judged)
    };
    assert_eq!(judged(&t), None, "seat 1 is still to travel");
    t.act(1, "enter northbreak");
    t.act(1, &format!("bring {agatha}"));
    assert_eq!(judged(&t), Some((DeedCard::new(escort), true)), "with the hero who was delivered just now");
}

// F-216, F-217: visits

#[test]
fn f216_a_follower_names_his_town_after_the_event_and_visits_only_that() {
    let follower = wagon(json!({ "lanterns": 1, "heroes": ["agatha", "alun"] }));
    let mut t = Stage::new(2).scene(road("keeperless-bridge", &[4, 4], vec![at_yurg(json!({})), follower])).begin();
    let alun = t.hero("alun");
    lead(&mut t, "dark", &[1]);
    forced(&mut t, "take-die", 0, "take 4");
    assert_eq!(t.offers(1), ["take 4", "reroll"], "no word about a town yet");
    t.act(1, "take 4");
    assert_eq!((t.asked(), t.step()), (Some(1), "visiting"), "now");
    assert_eq!(t.offers(1), ["pass", "enter northbreak", "enter scorchborn"]);
    t.act(1, "enter scorchborn");
    t.act(1, &format!("bring {alun}"));
    assert_eq!((t.asked(), t.step()), (Some(0), "fortune"), "he is not asked for the other town");
    assert_eq!(t.seat(1).hero_count(), 1);
}

#[test]
fn f216_nobody_must_deliver_and_anyone_may_join() {
    let seats = vec![at_yurg(json!({ "heroes": ["agatha"] })), wagon(json!({})), wagon(json!({ "heroes": ["alun"] }))];
    let mut t = Stage::new(3).scene(road("keeperless-bridge", &[4, 4, 4], seats)).begin();
    lead(&mut t, "dark", &[1, 2]); // seat 1 has nothing to deliver
    for seat in 0..3 {
        forced(&mut t, "take-die", seat, "take 4");
    }
    assert_eq!((t.asked(), t.step()), (Some(0), "delivering"));
    t.act(0, "done");
    assert_eq!((t.asked(), t.step()), (Some(2), "visiting"), "seat 1 has no choice");
    t.act(2, "pass");
    assert_eq!(t.step(), "fortune");
    assert_eq!((t.seat(0).hero_count(), t.seat(2).hero_count()), (1, 1));
}

#[test]
fn f217_deliveries_leader_first_then_clockwise() {
    let ready = |hero: &str| json!({ "heroes": [hero] });
    let seats = vec![wagon(ready("agatha")), at_yurg(ready("brannoch")), wagon(ready("ysolt"))];
    let mut scene = road("keeperless-bridge", &[4, 4, 4], seats);
    scene["turn"] = json!(1);
    let mut t = Stage::new(3).scene(scene).begin();
    t.acts(1, &["visit yurg", "caravan"]);
    let card = t.companion(0);
    t.act(1, &format!("companion {card}"));
    t.act(1, "declare northbreak dark");
    t.act(2, "join");
    t.act(0, "join");
    for seat in [1, 2, 0] {
        forced(&mut t, "take-die", seat, "take 4");
    }
    assert_eq!((t.asked(), t.step()), (Some(1), "delivering"));
    t.act(1, "done");
    assert_eq!((t.asked(), t.step()), (Some(2), "visiting"));
    t.act(2, "pass");
    assert_eq!((t.asked(), t.step()), (Some(0), "visiting"));
}

#[test]
fn f217_a_good_serves_one_commission_only() {
    let t = Stage::new(1).begin();
    let weapons = t.commissions(|c| c.town == Town::Northbreak && c.goods.contains(&Good::Weapon));
    let (a, b) = (weapons[0], weapons[1]);
    let me = at_yurg(json!({ "goods": ["weapon"], "commissions": [a, b] }));
    let mut t = Stage::new(1).scene(road("keeperless-bridge", &[4], vec![me])).begin();
    lead(&mut t, "dark", &[]);
    forced(&mut t, "take-die", 0, "take 4");
    t.act(0, &format!("deliver {a}"));
    forced(&mut t, "giving", 0, "give weapon basic");
    assert_eq!((t.step(), t.seat(0).prestige), ("fortune", 1), "nothing is left for the other");
    assert_eq!(t.seat(0).commissions.iter().flatten().collect::<Vec<_>>(), [&b]);
}

// F-218

#[test]
fn f218_cave_dragon_delivers_but_cosimo_does_not() {
    let me = wagon(json!({ "quartz": 1, "heroes": ["agatha", "alun"], "companions": ["cave-dragon", "cosimo"] }));
    let mut t = Stage::new(2).scene(moment("act", vec![me], json!({ "dark_market": "north" }))).begin();
    let (agatha, alun) = (t.hero("agatha"), t.hero("alun"));
    t.act(0, "ability cave-dragon 1");
    t.act(0, &format!("bring {agatha}"));
    assert_eq!(t.seat(0).coins, 2, "the benefit of Northbreak");
    t.act(0, &format!("cosimo {alun}"));
    t.act(0, "dark-step");
    assert!(t.seat(0).brought.has(agatha) && !t.seat(0).brought.has(alun));
    assert_eq!(t.game().score(t.state(), Seat(0)).heroes, 1);
    assert_eq!(t.state().heroes.bottom.last(), Some(&alun));
}

// F-219: Flicker

#[test]
fn f219_flicker_pays_the_shortcut_of_the_journey_in_which_it_was_taken() {
    let me = at_yurg(json!({ "quartz": 1 }));
    let scene = moment("act", vec![me], json!({ "companions": ["flicker", "raven", "raven"] }));
    let mut t = Stage::new(2).scene(scene).begin();
    gather(&mut t);
    t.refused(0, "declare northbreak shortcut", "F-091");
    t.act(0, "flicker");
    let flicker = t.game().cat.stray_card(Stray::Flicker);
    assert!(t.seat(1).companions.has(flicker), "it goes on at once");
    t.act(0, "declare northbreak shortcut");
    assert_eq!((t.seat(0).lanterns, t.seat(0).quartz), (0, 0));
}

#[test]
fn f219_flickers_effect_ends_with_the_turn_and_the_gift_is_gone() {
    let me = wagon(json!({ "quartz": 1, "space": 3, "companions": ["flicker"] }));
    let mut t = Stage::new(2).scene(moment("act", vec![me, wagon(json!({}))], json!({}))).begin();
    t.act(0, "flicker");
    assert!(t.state().free_shortcut);
    t.act(0, "visit dark-market");
    assert_eq!(t.asked(), Some(1));
    assert!(!t.state().free_shortcut);
    assert_eq!((t.seat(0).quartz, t.seat(0).companions.len()), (0, 0));
}

// F-221

#[test]
fn f221_either_side_is_given_unless_basic_is_said() {
    let buildings = ["frosted-filigree", "candle-and-quartz", "othos-lanternworks", "blazing-quartz-mine"];
    let begin = |space: u8| {
        // instrument and weapon are at $1
        let goods = ["weapon", "upgraded weapon", "upgraded instrument", "book"];
        let me = wagon(json!({ "space": space, "goods": goods, "pool_illuminated": "1" }));
        let mut t =
            Stage::new(2).scene(moment("act", vec![me], json!({ "wheel": "potion", "buildings": buildings }))).begin();
        t.act(0, &format!("use {}", buildings[usize::from(space) - 1]));
        t
    };
    let every =
        ["pay-good book basic", "pay-good instrument upgraded", "pay-good weapon basic", "pay-good weapon upgraded"];
    assert_eq!(begin(1).offers_of(0, "pay-good"), every);
    assert_eq!(begin(2).offers_of(0, "pay-good"), ["pay-good weapon basic"]);
    // Grace
    let me = wagon(json!({ "goods": ["potion", "upgraded potion"], "companions": ["grace"] }));
    let t = Stage::new(2).scene(moment("act", vec![me], json!({}))).begin();
    assert_eq!(t.offers_of(0, "grace"), ["grace basic", "grace upgraded"]);
}

// F-222

#[test]
fn f222_the_second_steed_is_any_that_nobody_owns_and_velvet_works_at_once() {
    let seats = vec![at_yurg(json!({ "steeds": ["lovebug"] })), wagon(json!({ "steeds": ["whisper"] }))];
    let mut scene = road("ice-organ", &[2], seats);
    scene["free_shortcut"] = json!(true);
    let mut t = Stage::new(2).scene(scene).begin();
    lead(&mut t, "shortcut", &[]);
    forced(&mut t, "take-die", 0, "take 2");
    t.acts(0, &["fortune wagon-upgrade", "upgrade stable"]);
    assert_eq!(
        t.offers_of(0, "steed"),
        ["steed brembizant", "steed longshadow", "steed sugarfoot", "steed velvet", "steed woolsworth"]
    );
    t.act(0, "steed velvet");
    assert_eq!(t.seat(0).prestige, 0, "not for that tile");
    t.acts(0, &["fortune wagon-upgrade", "upgrade purse"]);
    assert_eq!(t.seat(0).prestige, 2, "but for the next one, which no longer has a limit");
}

#[test]
fn f222_steeds_left_by_the_draft_stay_reachable() {
    let mut t = Stage::new(2).option("draft", true).begin();
    let pairs: Vec<Steed> = t.state().pairs.iter().map(|p| Steed::ALL[p.0 as usize]).collect();
    assert_eq!(pairs.len(), 3);
    t.act(0, &format!("draft {}", pairs[0]));
    t.act(1, &format!("draft {}", pairs[1]));
    let free = |steed: Steed| t.state().stable >> steed as u8 & 1 == 1;
    assert!(free(pairs[2]), "the pair that was left");
    assert_eq!(Steed::ALL.iter().filter(|&&s| free(s)).count(), 5, "and those that were put away");
}

// F-223, F-224: dice and faces

#[test]
fn f223_snow_bee_crafts_by_slot_1_as_long_as_a_die_is_there() {
    let begin = |locked: Value| {
        let me = wagon(json!({ "quartz": 1, "locked": locked, "companions": ["snow-bee"] }));
        let mut scene = moment("plan", vec![me], json!({}));
        scene["round"] = json!(12);
        let mut t = Stage::new(2).scene(scene).begin();
        t.act(0, "ability snow-bee 2");
        t
    };
    let t = begin(json!(["2", null, "3"]));
    assert_eq!((goods(&t, 0, Side::Upgraded), t.step()), (vec![Good::Book], "plan"), "the chart, no choice");
    let t = begin(json!([null, "2", "3"]));
    assert_eq!(t.offers_of(0, "gain").len(), 6, "an empty slot: any good");
}

#[test]
fn f224_the_plain_one_is_set_and_values_are_compared() {
    let plain = [Face::One, Face::Two, Face::Three].map(Some);
    assert_eq!(Stage::new(2).begin().seat(1).locked, plain);
    let me = wagon(json!({ "locked": ["1*", "1", "1*"] }));
    let mut t = Stage::new(2).scene(moment("plan", vec![me], json!({}))).begin();
    t.act(0, "reset");
    assert_eq!(t.seat(0).locked, plain);
    let me = wagon(json!({ "locked": ["1*", "2", "1*"] }));
    let mut t = Stage::new(2).scene(moment("plan", vec![me], json!({}))).begin();
    t.refused(0, "reset", "F-032");
}

// F-225, F-226: who knows what

#[test]
fn f225_a_blind_companion_or_hero_is_shown_to_all() {
    let scene = moment(
        "act",
        vec![at_yurg(json!({ "lanterns": 1 }))],
        json!({ "next": { "companions": ["raven"], "heroes": ["agatha"], "ruins": [6] } }),
    );
    let mut t = Stage::new(2).scene(scene.clone()).begin();
    t.acts(0, &["visit yurg", "caravan", "companion-top"]);
    let card = t.seat(0).companions.nth(0);
    assert_eq!(t.step(), "route", "before the next decision");
    for who in [Some(0), Some(1), None] {
        assert!(t.events(who).contains(&Event::Companion { seat: Seat(0), card }));
        assert_eq!(t.view(who)["wagons"][0]["companions"][0]["card"], json!(card));
    }
    let mut t = Stage::new(2).scene(scene).begin();
    t.acts(0, &["visit yurg", "ruins 1"]);
    t.acts(0, &["gain book", "roll", "take-hero-top"]);
    let hero = t.hero("agatha");
    assert!(t.events(Some(1)).contains(&Event::Hero { seat: Seat(0), hero }));
    assert_eq!(t.view(Some(1))["wagons"][0]["heroes"][0]["hero"], json!(hero));
}

#[test]
fn f225_a_blind_deed_is_shown_to_its_owner_only() {
    let me = wagon(json!({ "goods": ["potion"], "companions": ["grace"], "deeds": [] }));
    let seats = vec![me, wagon(json!({ "deeds": [] }))];
    let scene = moment("act", seats, json!({ "courtyard": [null, null], "next": { "deeds": ["open-ledger"] } }));
    let mut t = Stage::new(2).scene(scene).begin();
    t.acts(0, &["grace basic", "deed-top"]);
    let ledger = t.deed("open-ledger");
    let told = |deed| Event::Deed { seat: Seat(0), deed };
    assert!(t.events(Some(0)).contains(&told(Some(ledger))));
    assert_eq!(t.view(Some(0))["wagons"][0]["deeds"], json!([ledger]));
    for who in [Some(1), None] {
        assert!(t.events(who).contains(&told(None)) && !t.events(who).contains(&told(Some(ledger))));
        assert_eq!(t.view(who)["wagons"][0]["deeds"], json!([null]));
    }
}

#[test]
fn f226_answers_are_given_aloud_and_the_lanterns_stay_paid() {
    let me = at_yurg(json!({ "lanterns": 4 }));
    let mut t = Stage::new(3).scene(road("hermits-still", &[2], vec![me])).begin();
    gather(&mut t);
    t.act(0, "declare northbreak shortcut");
    assert_eq!((t.seat(0).lanterns, t.asked()), (1, Some(1)), "already paid");
    t.act(1, "refuse");
    assert_eq!(t.asked(), Some(2));
    assert!(t.events(Some(2)).contains(&Event::Joined { seat: Seat(1), yes: false }));
    t.act(2, "refuse");
    assert_eq!((t.step(), t.seat(0).lanterns), ("take-die", 1), "nobody joins, nothing comes back");
    assert_eq!(t.state().caravan.joined.len(), 1);
}

// F-228: one optional roll

fn at_the_ruins(named: Value, again: &str) -> Play {
    let scene = moment("act", vec![at_yurg(named)], json!({ "ruins": "bottom-left", "next": { "ruins": [1, 5] } }));
    Stage::new(1).option("ruins_again", again).scene(scene).begin()
}

#[test]
fn f228_every_full_ruins_action_ends_with_one_optional_roll() {
    let mut t = at_the_ruins(json!({ "lanterns": 2 }), "full");
    t.acts(0, &["visit yurg", "ruins 1", "gain book"]);
    assert_eq!(t.offers(0), ["roll", "done"], "the Yurg option");
    t.act(0, "roll");
    forced(&mut t, "ruins-move", 0, "ruins 1");
    t.act(0, "gain armor");
    assert_eq!((t.offers(0).as_slice(), t.seat(0).lanterns), (&["roll".into(), "done".into()][..], 1), "again");
    t.act(0, "roll");
    assert_eq!((t.seat(0).coins, t.seat(0).lanterns), (2, 0));
    assert_ne!(t.step(), "ruins-roll", "one roll for each action");
    // the option: again is a move and its benefit
    let mut t = at_the_ruins(json!({ "lanterns": 2 }), "move_and_benefit");
    t.acts(0, &["visit yurg", "ruins 1", "gain book", "roll"]);
    forced(&mut t, "ruins-move", 0, "ruins 1");
    t.act(0, "gain armor");
    assert_ne!(t.step(), "ruins-roll");
}

#[test]
fn f228_the_roll_is_free_with_the_ruins_lantern() {
    let mut t = at_the_ruins(json!({ "upgrades": ["ruins-lantern"] }), "full");
    t.acts(0, &["visit yurg", "ruins 1", "gain book", "roll"]);
    forced(&mut t, "ruins-move", 0, "ruins 1");
    t.acts(0, &["gain armor", "roll"]);
    assert_eq!(t.seat(0).coins, 2);
}

#[test]
fn f228_a_phoenix_step_and_an_events_step_end_without_a_roll() {
    let mut t = at_the_ruins(json!({ "lanterns": 4, "quartz": 1, "companions": ["phoenix"] }), "full");
    t.acts(0, &["ability phoenix 2", "gain book"]);
    assert_eq!(t.step(), "act");
    // yin stairs: 4 moves the marker one step, 6 is a ruins action
    let begin = |die: u8| {
        let mut scene = road("yin-stairs", &[die], vec![at_yurg(json!({ "lanterns": 4 }))]);
        scene["ruins"] = json!("bottom-left");
        let mut t = Stage::new(1).scene(scene).begin();
        lead(&mut t, "shortcut", &[]);
        t.act(0, &format!("take {die}"));
        forced(&mut t, "ruins-move", 0, "ruins 1");
        t.act(0, "gain weapon");
        t
    };
    assert_eq!(begin(4).step(), "fortune");
    assert_eq!(begin(6).step(), "ruins-roll");
}

// F-177, with one seat only

#[test]
fn f177_with_one_seat_a_stray_goes_under_the_companion_deck() {
    let me = wagon(json!({ "horseshoes": 1, "companions": ["lil-dumplin"] }));
    let mut t = Stage::new(1).scene(moment("act", vec![me], json!({ "next": { "ruins": [5] } }))).begin();
    let dumplin = t.game().cat.stray_card(Stray::Dumplin);
    t.act(0, "dumplin");
    assert_eq!((t.seat(0).coins, t.seat(0).companions.len()), (2, 0));
    assert_eq!(t.state().companions.bottom.last(), Some(&dumplin));
}
