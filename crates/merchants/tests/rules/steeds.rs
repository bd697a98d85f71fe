//! A11: steeds.
use crate::stage::{Play, Stage, merchant};
use merchants::effect::Effect;
use merchants::words::Road;
use merchants::{Event, EventCard};
use serde_json::{Value, json};
use table::Seat;

/// A value of a dark-road event that does nothing but move coins or prestige.
#[derive(Clone, Copy)]
pub struct Plain {
    pub event: EventCard,
    pub value: u8,
    pub coins: i32,
    pub prestige: i32,
}

/// All of them: tests of travel dice do not care which event it is.
pub fn plain_values() -> Vec<Plain> {
    let t = Stage::new(1).begin();
    let cat = &t.game().cat;
    let mut all = vec![];
    for event in cat.roads[Road::Dark.index()].iter() {
        for (value, &list) in (1..).zip(&cat.event(event).values) {
            let (coins, prestige) = match *cat.list(list) {
                [Effect::Coins(n)] => (i32::from(n), 0),
                [Effect::Prestige(n)] => (0, i32::from(n)),
                [Effect::LoseCoins(n)] => (-i32::from(n), 0),
                [Effect::LosePrestige(n)] => (0, -i32::from(n)),
                _ => continue,
            };
            all.push(Plain { event, value, coins, prestige });
        }
    }
    all
}

impl Plain {
    pub fn is_gain(&self) -> bool {
        self.coins + self.prestige > 0
    }
}

/// Coins and prestige.
pub fn purse(t: &Play, seat: u8) -> (i32, i32) {
    (t.seat(seat).coins.into(), t.seat(seat).prestige.into())
}

/// The first merchant in Act with this steed (or none), on a space of the Ringway.
fn acting(steed: Option<&str>, space: u8, has: Value) -> Value {
    let mut me = merchant(has);
    me["steeds"] = json!(steed.into_iter().collect::<Vec<_>>());
    me["space"] = json!(space);
    json!({
        "step": "act", "wheel": "potion", "companions": ["ice-mouse", "ice-mouse", "ice-mouse"],
        "buildings": ["blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"],
        "market": { "potion": 1, "staff": 1, "book": 1, "instrument": 1, "weapon": 1 },
        "seats": [me, merchant(json!({}))],
    })
}

/// Space 2 lies beside Yurg.
const YURG: u8 = 2;

#[test]
fn f150_brembizant_takes_two_off_the_total_at_the_bazaar() {
    let shop = |steed, coins: u16, goods: &[&str]| {
        let mut t = Stage::new(2).scene(acting(steed, 1, json!({ "coins": coins }))).begin();
        t.act(0, "visit bazaar");
        for good in goods {
            t.act(0, &format!("buy {good}"));
        }
        t
    };
    let coins = |goods: &[&str]| shop(Some("brembizant"), 9, goods).seat(0).coins;
    assert_eq!(coins(&["staff", "book"]), 9 - (4 + 3 - 2), "off the total, not off each");
    assert_eq!(coins(&["weapon", "book"]), 9 - (1 + 3 - 2), "whatever comes first");
    assert_eq!(coins(&["weapon"]), 9, "not below 0");
    assert_eq!(coins(&["weapon", "instrument"]), 9);
    let rich = shop(Some("brembizant"), 5, &["staff", "book"]);
    assert_eq!((rich.seat(0).coins, rich.goods(0).len()), (0, 2), "five coins are enough for seven");
    let mut other = shop(None, 5, &["staff"]);
    other.refused(0, "buy book", "F-064");
}

#[test]
fn f151_longshadow_reaches_any_one_building() {
    let lit = || json!({ "pool_illuminated": "1" });
    let mut t = Stage::new(2).scene(acting(Some("longshadow"), 1, lit())).begin();
    assert_eq!(t.offers_of(0, "use").len(), 4);
    t.act(0, "use yedls-workshop");
    assert_eq!((t.seat(0).lanterns, t.offers_of(0, "use").len()), (1, 0), "one of them");
    t.refused(0, "use blazing-quartz-mine", "F-131");

    let mut one_die = Stage::new(2).scene(acting(Some("longshadow"), 1, json!({}))).begin();
    one_die.refused(0, "use yedls-workshop", "F-131");
    let mut other = Stage::new(2).scene(acting(None, 1, lit())).begin();
    assert_eq!(other.offers_of(0, "use"), ["use blazing-quartz-mine"]);
    other.refused(0, "use yedls-workshop", "F-131");
}

#[test]
fn f151_longshadow_from_the_space_without_a_building() {
    let start = |allowed: bool, steed| {
        let scene = acting(steed, 0, json!({ "pool_illuminated": "1" }));
        Stage::new(2).option("longshadow_from_start", allowed).scene(scene).begin()
    };
    let mut t = start(true, Some("longshadow"));
    t.act(0, "use blazing-quartz-mine");
    assert_eq!(t.seat(0).quartz, 1);
    start(false, Some("longshadow")).refused(0, "use blazing-quartz-mine", "F-052");
    start(true, None).refused(0, "use blazing-quartz-mine", "F-052");
}

#[test]
fn f152_lovebug_brings_a_lantern_to_yurg() {
    let yurg = |lanterns: u8| {
        let mut t = Stage::new(2).scene(acting(Some("lovebug"), YURG, json!({ "lanterns": lanterns }))).begin();
        t.act(0, "visit yurg");
        t
    };
    // it may pay for the shortcut
    let mut t = yurg(2);
    assert_eq!(t.seat(0).lanterns, 3);
    let companion = format!("companion {}", t.companion(0));
    t.acts(0, &["caravan", &companion, "declare farglen shortcut"]);
    assert_eq!(t.seat(0).lanterns, 0);
    // or for the ruins die
    let mut t = yurg(0);
    t.acts(0, &["ruins 1", "gain weapon"]);
    assert!(t.offered(0, "roll"));
    // nobody else gets one
    let mut t = Stage::new(2).scene(acting(None, YURG, json!({}))).begin();
    t.act(0, "visit yurg");
    assert_eq!(t.seat(0).lanterns, 0);
}

#[test]
fn f152_lovebug_for_journeys_only() {
    let choose = |action: &str| {
        let scene = acting(Some("lovebug"), YURG, json!({}));
        let mut t = Stage::new(2).option("lovebug_travel_only", true).scene(scene).begin();
        t.act(0, "visit yurg");
        assert_eq!(t.seat(0).lanterns, 0);
        t.act(0, action);
        t.seat(0).lanterns
    };
    assert_eq!((choose("caravan"), choose("ruins 1")), (1, 0));
}

#[test]
fn f152_lovebug_gives_nothing_to_a_follower() {
    for travel_only in [false, true] {
        let mut scene = acting(None, YURG, json!({}));
        scene["seats"][1]["steeds"] = json!(["lovebug"]);
        scene["next"] = json!({ "travel": [1, 2] });
        let mut t = Stage::new(2).option("lovebug_travel_only", travel_only).scene(scene).begin();
        t.lead(0, "farglen", "dark");
        t.act(1, "join");
        assert_eq!(t.seat(1).lanterns, 0);
    }
}

#[test]
fn f153_sugarfoot_may_move_three() {
    let moving = |steed: &str| {
        let me = merchant(json!({ "steeds": [steed], "pool": "1", "horseshoes": 1, "space": 1 }));
        Stage::new(2).scene(json!({ "step": "move", "seats": [me] })).begin()
    };
    let mut t = moving("sugarfoot");
    assert_eq!(t.offers(0), ["go 1", "go 3"]);
    t.refused(0, "go 2", "F-043");
    t.act(0, "go 3");
    assert_eq!((t.seat(0).space, t.step()), (4, "horseshoe"), "a horseshoe may follow");
    t.act(0, "horseshoe on");
    assert_eq!(t.seat(0).space, 0);
    // with another steed the die decides, by itself
    assert_eq!(moving("whisper").seat(0).space, 2);
}

#[test]
fn f153_sugarfoot_carries_a_bag_of_two_by_two() {
    let with = |good: &str, steed: &str| {
        let mut goods = vec!["staff"; 6];
        goods.push(good);
        let seat = merchant(json!({ "steeds": [steed], "goods": goods }));
        Stage::new(2).scene(json!({ "step": "plan", "seats": [seat] }))
    };
    // six staffs fill the grid
    let view = with("book", "sugarfoot").begin().view(None);
    let pieces = view["wagons"][0]["packing"]["goods"].as_array().unwrap().clone();
    let book = pieces.iter().find(|piece| piece["good"] == "book").unwrap();
    assert_eq!(book["place"], "bag.0");
    assert!(with("book", "whisper").impossible().contains("F-140"));
    assert!(with("weapon", "sugarfoot").impossible().contains("F-140"), "three cells, but longer than the bag");
}

#[test]
fn f154_velvet_takes_any_number_of_upgrades_with_two_prestige_each() {
    let cosimo = |steed: &str, upgrades: &[&str]| {
        let me = json!({ "steeds": [steed], "upgrades": upgrades, "heroes": ["agatha"], "companions": ["cosimo"] });
        let mut t = Stage::new(2).scene(json!({ "step": "plan", "seats": [merchant(me)] })).begin();
        t.act(0, &format!("cosimo {}", t.hero("agatha")));
        t
    };
    for owned in [&[][..], &["purse"], &["purse", "workbench", "ruins-lantern"]] {
        let mut t = cosimo("velvet", owned);
        assert_eq!(t.offers_of(0, "upgrade").len(), 6 - owned.len());
        t.act(0, "upgrade mirror");
        assert_eq!((t.seat(0).tiles.count_ones() as usize, t.seat(0).prestige), (owned.len() + 1, 2));
    }
    let mut other = cosimo("whisper", &[]);
    other.act(0, "upgrade mirror");
    assert_eq!((other.seat(0).tiles.count_ones(), other.seat(0).prestige), (1, 0));
    let limited = cosimo("whisper", &["purse"]);
    assert_eq!(limited.seat(0).tiles.count_ones(), 1, "only the dark market was left");
}

/// A gain, on a value that a lift by 1 can reach.
fn gain() -> Plain {
    plain_values().into_iter().find(|p| p.is_gain() && p.value > 1).expect("some event does that")
}

/// Both travel, and these dice were rolled.
fn on_the_road(leader: Option<&str>, follower: Option<&str>, event: EventCard, travel: [u8; 2], cap: Value) -> Play {
    let mut scene = acting(leader, YURG, json!({}));
    scene["seats"][1]["steeds"] = json!(follower.into_iter().collect::<Vec<_>>());
    scene["next"] = json!({ "dark_events": [event], "travel": travel });
    let mut t = Stage::new(2).option("travel_value_cap", cap).scene(scene).begin();
    t.lead(0, "farglen", "dark");
    t.act(1, "join");
    t
}

#[test]
fn f155_whisper_lifts_the_die_of_the_leader() {
    let Plain { event, value, coins, prestige } = gain();
    let begin = |steed| on_the_road(steed, None, event, [value, value - 1], json!(6));
    let lifted = format!("take-whisper {}", value - 1);
    let mut t = begin(Some("whisper"));
    assert!(t.offered(0, &format!("take {}", value - 1)), "nobody has to");
    t.act(0, &lifted);
    assert_eq!(purse(&t, 0), (coins, prestige), "the higher value counts");
    begin(None).refused(0, &lifted, "F-155");
}

#[test]
fn f155_whisper_lifts_the_die_of_a_follower() {
    let Plain { event, value, coins, prestige } = gain();
    let mut t = on_the_road(None, Some("whisper"), event, [value, value - 1], json!(6));
    t.act(0, &format!("take {value}"));
    assert_eq!(t.offers(1), [format!("take {}", value - 1), format!("take-whisper {}", value - 1)]);
    t.act(1, &format!("take-whisper {}", value - 1));
    assert_eq!(purse(&t, 1), (coins, prestige));
}

#[test]
fn f155_not_above_six_unless_the_table_says_so() {
    let six = |cap| on_the_road(Some("whisper"), None, gain().event, [6, 5], cap);
    let mut t = six(json!(6));
    assert_eq!(t.offers(0), ["take 5", "take-whisper 5", "take 6"]);
    t.refused(0, "take-whisper 6", "F-203");
    let mut t = six(json!("none"));
    t.act(0, "take-whisper 6");
    assert!(t.events(None).contains(&Event::Took { seat: Seat(0), die: 6, value: 6 }), "it counts as 6");
}

#[test]
fn f156_woolsworth_finds_a_quartz_for_each_upgraded_good_delivered() {
    let deliver = |steed: &str| {
        let has = json!({
            "commissions": ["winter-revue"], "goods": ["upgraded armor", "upgraded potion", "instrument"],
        });
        let mut scene = acting(Some(steed), YURG, has);
        let Plain { event, value, prestige, .. } = gain();
        scene["next"] = json!({ "dark_events": [event], "travel": [value] });
        let mut t = Stage::new(2).scene(scene).begin();
        t.lead(0, "farglen", "dark");
        t.act(1, "refuse");
        t.act(0, &format!("deliver {}", t.commission("winter-revue")));
        t.acts(0, &["give armor upgraded", "give potion upgraded", "give instrument basic"]);
        (t.seat(0).quartz, purse(&t, 0).1 - prestige)
    };
    assert_eq!(deliver("woolsworth"), (2, 6 + 2), "besides the prestige");
    assert_eq!(deliver("velvet"), (0, 6 + 2));
}

/// The strongbox fills the saddle bag, and the whole grid is left.
#[test]
fn f229_the_storage_tile_may_lie_in_the_saddle_bag() {
    // a staff has five cells, and fits no bag: six of them fill the thirty cells of the grid, and the tile is left over
    let full = ["staff"; 6];
    let seat = |steed: &str, n: usize| {
        let goods = &full[..n];
        json!({ "step": "act", "seats": [merchant(json!({ "steeds": [steed], "upgrades": ["strongbox"], "goods": goods }))] })
    };
    // without the bag the tile stands in two of the six columns: four staffs fit, the fifth does not
    Stage::new(2).scene(seat("velvet", 4)).begin();
    assert!(Stage::new(2).scene(seat("velvet", 5)).impossible().contains("F-140"));
    let t = Stage::new(2).scene(seat("sugarfoot", 6)).begin();
    let packed = t.view(Some(0))["wagons"][0]["packing"]["goods"].clone();
    let tile = packed.as_array().unwrap().iter().find(|it| it["good"].is_null()).unwrap();
    assert_eq!(tile["place"], "bag.0", "{tile}");
}
