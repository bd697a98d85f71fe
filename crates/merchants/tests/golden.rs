//! Golden playthroughs: whole games, printed step by step, and recorded games that must replay.
//!
//! A change of the rules shows up here as a readable difference. Look at it; if it is meant, accept it:
//!
//! ```sh
//! INSTA_UPDATE=always cargo test -p merchants --test golden                  # the printed games
//! cargo test -p merchants --test golden record_the_games -- --ignored        # the recorded ones
//! ```
//!
//! Otherwise a difference fails the test and writes nothing (`.config/insta.yaml`). Any game file that is put into
//! `tests/games/` is replayed too.
//!
//! All of this is played with the cards of `tests/cards`, so that our own pack can be balanced without new goldens. A
//! game file that was played with our own pack is welcome as long as that does not change.
use merchants::catalog::{Companion, Deal, Needs};
use merchants::state::{Player, Rival, State};
use merchants::words::*;
use merchants::{Action, CommissionCard, CompanionCard, DeedCard, Event, HeroCard, Merchants, RivalCard};
use serde_json::{Value, json};
use std::path::PathBuf;
use table::golden::{self, Choice, Golden, People, name, plain, words};
use table::{Game, Pack, Place, Seat, Shelved, Table, legal_list};

#[test]
fn a_whole_game_of_two() {
    insta::assert_snapshot!("two", played("golden two 5", &json!({ "players": 2 })));
}

#[test]
fn a_whole_game_of_four() {
    let options = json!({ "players": 4, "buildings": "random", "draft": true, "deeds_keep_one_of_two": true });
    insta::assert_snapshot!("four", played("golden four 31", &options));
}

/// What the automaton did, and why: its cards, what it lacked, what it took.
#[test]
fn a_whole_game_against_the_private_concern() {
    insta::assert_snapshot!("solo", played("golden solo 1", &json!({ "players": 2, "automaton": 1 })));
}

/// The prototype edition, and the Trader starts.
#[test]
fn a_whole_game_against_the_trader() {
    let options = json!({ "players": 2, "edition": "prototype", "automaton": 0, "buildings": "random" });
    insta::assert_snapshot!("solo-prototype", played("golden trader 1", &options));
}

// -- recorded games ---------------------------------------------------------------------------------------------------

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn cards() -> Pack {
    golden::pack_in(&folder("cards"))
}

#[test]
fn recorded_games_replay() {
    let tables = golden::recorded::<Merchants>(&folder("games"), Some(&cards()));
    let mut seats: Vec<u8> = tables.iter().map(|table| table.game().opt.players).collect();
    seats.sort_unstable();
    seats.dedup();
    assert!(seats.ends_with(&[2, 3, 4]), "there should be games for 2, 3 and 4");
}

#[test]
#[ignore = "writes tests/games: for a meant change of rules or cards"]
fn record_the_games() {
    let late = json!({
        "round": 9, "turn": 1,
        "wheel": "book", "dark_market": "east", "ruins": "top-right", "fortune_coins": 3,
        "seats": [
            { "coins": 11, "prestige": 9, "lanterns": 4, "quartz": 2, "horseshoes": 0, "companions": ["flicker", "raven"],
              "goods": ["upgraded book", "staff", "potion"], "steeds": ["whisper"], "upgrades": ["mirror"] },
            { "coins": 7, "prestige": 13, "lanterns": 3, "quartz": 3, "horseshoes": 0, "companions": ["threy-cat", "snow-bee"],
              "goods": ["armor", "upgraded weapon"], "steeds": ["velvet"] },
            { "coins": 20, "prestige": 4, "companions": ["cosimo", "grace", "lil-dumplin"], "goods": ["upgraded potion"] },
        ],
    });
    let all = [
        ("two", json!({ "players": 2, "buildings": "random", "storage_tile": "extra_2x2" }), None),
        ("three-from-a-scene", json!({ "players": 3, "threy_copy": "own", "travel_value_cap": "none" }), Some(late)),
        ("four", json!({ "players": 4, "draft": true, "deeds_keep_one_of_two": true, "log_public": false }), None),
        ("two-and-the-automaton", json!({ "players": 3, "automaton": 1, "level": "hard" }), None),
        ("three-prototype", json!({ "players": 3, "edition": "prototype", "buildings": "random" }), None),
    ];
    for (name, options, scene) in all {
        golden::record::<Printed>(open(&format!("recorded {name}"), &options, scene), &folder("games"), name);
    }
}

// -- people -----------------------------------------------------------------------------------------------------------

fn open(seed: &str, options: &Value, scene: Option<Value>) -> Table<Merchants> {
    let game = Merchants::build(options, Some(&cards())).unwrap_or_else(|e| panic!("{e}"));
    Table::open(game, seed, vec![], scene).unwrap_or_else(|e| panic!("{e}"))
}

fn played(seed: &str, options: &Value) -> String {
    golden::played::<Printed>(open(seed, options, None))
}

// -- how they are played and printed ----------------------------------------------------------------------------------

struct Printed;

impl Golden for Printed {
    type Game = Merchants;
    const BOARD_EVERY: usize = 10;

    /// People who choose at random, rather something than nothing, like to travel, and now and then take a choice back.
    fn next(people: &mut People, table: &Table<Merchants>) -> Option<(Seat, Choice<Merchants>)> {
        let seat = table.game().must(table.state()).first()?;
        if table.can_undo(seat) && people.below(25) == 0 {
            return Some((seat, None));
        }
        let list = legal_list(table.game(), table.state(), seat);
        if list.contains(&Action::Caravan) && people.below(2) == 0 {
            return Some((seat, Some(Action::Caravan)));
        }
        let idle =
            |a: Action| matches!(a, Action::Done | Action::Pass | Action::Refuse | Action::Decline | Action::Stay);
        let keen: Vec<Action> = list.iter().copied().filter(|&a| !idle(a)).collect();
        let from = if keen.is_empty() || people.below(6) == 0 { list } else { keen };
        Some((seat, Some(from[people.below(from.len())])))
    }

    fn board(g: &Merchants, s: &State) -> Vec<String> {
        let sections = g.cat.wheel.iter().map(|&good| (good, s.price(&g.cat, good)));
        let wheel = words(sections.map(|(good, price)| format!("{good} ${price} x{}", s.market[good.index()])));
        let dark = ["south", "west", "north", "east"][s.dark as usize];
        let ruins = ["bottom-left", "top-left", "top-right", "bottom-right"][s.ruins as usize];
        let step = s.stack.top().map_or("over".into(), |f| format!("seat {}: {}", f.seat, f.step.name()));
        let travel_die = if s.travel_die { " with a die" } else { "" };
        let mut lines = vec![
            format!("round {}, turn of seat {}, {step}", s.round, s.active),
            format!("wheel: {wheel}; aside {}; dark market {dark}; ruins {ruins}", s.aside),
            format!("buildings: {}", words(s.buildings.iter())),
            format!("inn: {}; courtyard: {}", places(g, &s.inn, hero), places(g, &s.courtyard, deed)),
            format!("companions: {}{travel_die}", places(g, &s.row, companion)),
            format!("commissions: {}", places(g, &s.tops, commission)),
        ];
        lines.extend(Seat::all(g.seats()).map(|seat| {
            let p = &s.players[seat];
            let what = if seat == g.rival { automaton(g, p, &s.rival) } else { wagon(g, s.gifts, p) };
            format!("{seat}: {what}")
        }));
        lines
    }

    fn told(g: &Merchants, event: &Event) -> String {
        if let Event::RivalCard { card } = event {
            return format!("rival-card {}: {}", name(&g.cat.names.actions, *card), action_card(g, *card));
        }
        let mut value = serde_json::to_value(event).unwrap();
        type Name = fn(&Merchants, u8) -> String;
        let names: [(&str, Name); 5] = [
            ("hero", |g, n| hero(g, HeroCard::new(n))),
            ("commission", |g, n| commission(g, CommissionCard::new(n))),
            ("deed", |g, n| deed(g, DeedCard::new(n))),
            ("card", |g, n| companion(g, CompanionCard::new(n))),
            ("event", |g, n| name(&g.cat.names.events, n)),
        ];
        for (field, name) in names {
            if let Some(number) = value.get(field).and_then(Value::as_u64) {
                value[field] = json!(name(g, number as u8));
            }
        }
        plain(&value)
    }

    fn card(g: &Merchants, a: Action) -> Option<String> {
        Some(match a {
            Action::Host { hero: h }
            | Action::Bring { hero: h }
            | Action::TakeHero { hero: h }
            | Action::DropHero { hero: h }
            | Action::Cosimo { hero: h } => hero(g, h),
            Action::Keep { deed: d } | Action::Deed { deed: d } => deed(g, d),
            Action::Companion { card } => companion(g, card),
            Action::Deliver { commission: c } | Action::DropCommission { commission: c } => commission(g, c),
            _ => return None,
        })
    }

    fn score(g: &Merchants, s: &State, place: Place) -> String {
        plain(&serde_json::to_value(g.score(s, place.seat)).unwrap())
    }
}

/// What an action card says, so that a reader can follow.
fn action_card(g: &Merchants, card: RivalCard) -> String {
    let card = g.cat.action(card);
    let effects = |at| words(g.cat.list(at).iter().map(|e| format!("[{e}]")));
    let lit = card.lit.map_or(String::new(), |lit| format!(", for a die {}", effects(lit)));
    let needs = |n: &Needs| {
        let least = (n.goods_least > 0).then(|| format!("goods >= {}", n.goods_least));
        let most = n.goods_most.map(|most| format!("goods <= {most}"));
        let commissions = n.commissions_most.map(|most| format!("commissions <= {most}"));
        let all: Vec<String> = [least, most, commissions].into_iter().flatten().collect();
        if all.is_empty() { String::new() } else { format!(" if {}", all.join(" and ")) }
    };
    let deal = |deal: &Deal| match deal {
        Deal::Bazaar(goods) => format!("bazaar {}", words(goods)),
        Deal::Commission => "commission".into(),
        Deal::Travel => "travel".into(),
        Deal::Ruins(steps) => format!("ruins {steps}"),
        Deal::DarkMarket(steps) => format!("dark market {steps}"),
        Deal::Inn => "inn".into(),
    };
    let actions: Vec<String> = card.actions.iter().map(|(what, n)| format!("{}{}", deal(what), needs(n))).collect();
    let noted = format!("{}, hero {}, companion {}", card.town, card.hero + 1, card.companion + 1);
    format!("space {}, {}{lit}; {}; {noted}", card.space, effects(card.reward), actions.join(", or "))
}

fn wagon(g: &Merchants, gifts: u64, p: &Player) -> String {
    let face = |f: Option<Face>| f.map_or("-".into(), |f| f.to_string());
    let reserve = Face::ALL.iter().flat_map(|&f| std::iter::repeat_n(f, p.reserve[f.index()].into()));
    let goods = Side::BOTH.iter().flat_map(|&side| {
        let mark = if side == Side::Upgraded { "+" } else { "" };
        let stored = move |good: Good| usize::from(p.goods[side.index()][good.index()]);
        Good::ALL.iter().flat_map(move |&good| std::iter::repeat_n(format!("{good}{mark}"), stored(good)))
    });
    let used = |card: CompanionCard| ["", "'", "\"", "'\""][(gifts >> (card.number() * 2) & 0b11) as usize];
    let owned = |bits: u8, word: &dyn Fn(usize) -> String| words((0..8).filter(|i| bits >> i & 1 == 1).map(word));
    let riders = p.heroes.iter().enumerate().filter_map(|(i, &h)| Some((i, h?)));
    let parts = [
        format!("{} coins", p.coins),
        format!("{} prestige", p.prestige),
        format!("{} lanterns", p.lanterns),
        format!("{} quartz", p.quartz),
        format!("{} horseshoes", p.horseshoes),
        format!("space {}", p.space),
        format!("locked {}", words(p.locked.map(face))),
        format!("reserve {}", words(reserve)),
        format!("spent {}", p.spent),
        format!("special {}", words(p.glow.map(face))),
        format!("pool {}", words([p.night, p.lit].map(face))),
        format!("goods {}", words(goods)),
        format!("heroes {}", words(riders.map(|(i, h)| hero(g, h) + if p.carries >> i & 1 == 1 { "+" } else { "" }))),
        format!("commissions {}", words(p.commissions.iter().flatten().map(|&c| commission(g, c)))),
        format!("deeds {}", words(p.deeds.iter().map(|d| deed(g, d)))),
        format!("companions {}", words(p.companions.iter().map(|c| companion(g, c) + used(c)))),
        format!("steeds {}", owned(p.steeds, &|i| Steed::ALL[i].to_string())),
        format!("upgrades {}", owned(p.tiles, &|i| Tile::ALL[i].to_string())),
        format!("log {}+{}", p.delivered.len(), p.brought.len()),
    ];
    parts.join(", ")
}

/// It has no wagon.
fn automaton(g: &Merchants, p: &Player, r: &Rival) -> String {
    let parts = [
        format!("the automaton: {} coins", p.coins),
        format!("{} prestige", p.prestige),
        format!("{} lanterns", p.lanterns),
        format!("{} quartz", p.quartz),
        format!("{} goods", r.goods),
        format!("{} illuminated dice", r.illuminated),
        format!("space {}", p.space),
        format!("heroes {}", words(r.heroes.iter().map(|h| hero(g, h)))),
        format!("commissions {}", words(r.commissions.iter().map(|c| commission(g, c)))),
        format!("deeds {}", words(p.deeds.iter().map(|d| deed(g, d)))),
        format!("log {}+{}", p.delivered.len(), p.brought.len()),
    ];
    parts.join(", ")
}

/// What lies in each place; `-` where nothing does.
fn places<C: Copy>(g: &Merchants, all: &[Option<C>], name: fn(&Merchants, C) -> String) -> String {
    words(all.iter().map(|place| place.map_or("-".into(), |card| name(g, card))))
}
fn hero(g: &Merchants, card: HeroCard) -> String {
    name(&g.cat.names.heroes, card)
}
fn commission(g: &Merchants, card: CommissionCard) -> String {
    name(&g.cat.names.commissions, card)
}
fn deed(g: &Merchants, card: DeedCard) -> String {
    name(&g.cat.names.deeds, card)
}
fn companion(g: &Merchants, card: CompanionCard) -> String {
    match g.cat.companion(card) {
        Companion::Loyal(animal) => animal.to_string(),
        Companion::Stray(stray) => stray.to_string(),
    }
}
