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
use merchants::state::{NONE, Player, Rival};
use merchants::words::*;
use merchants::{Action, Event, Merchants};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::PathBuf;
use table::{Dice, FastDice, Game, GameFile, Pack, Purpose, Seat, Shelved, Sight, Table, legal_list};

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

/// Files of a folder, by name.
fn files(name: &str, extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == extension));
    files.sort();
    files
}

fn cards() -> Pack {
    let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_string();
    files("cards", "toml").iter().map(|path| (name(path), std::fs::read_to_string(path).unwrap())).collect()
}

/// Every row leads to the same state as when it was recorded, and at the end the game is over.
#[test]
fn recorded_games_replay() {
    let cards = cards();
    let cards_id = merchants::content::read(&cards).unwrap().id;
    let mut seats = vec![];
    for path in files("games", "caravan") {
        let name = path.display();
        let text = std::fs::read_to_string(&path).unwrap();
        let file = GameFile::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let pack = (file.header.content.id == cards_id).then_some(&cards);
        let table = Table::<Merchants>::replay(&file, pack, None).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(table.is_over(), "{name}: the game is not over");
        assert_eq!(table.file().write(), text, "{name}: it would be written differently now");
        seats.push(table.game().opt.players);
    }
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
        let mut table = open(&format!("recorded {name}"), &options, scene);
        let mut people = People::new(&format!("people of {name}"));
        while let Some((seat, choice)) = people.next(&table) {
            people.play(&mut table, seat, choice);
        }
        std::fs::write(folder("games").join(format!("{name}.caravan")), table.file().write()).unwrap();
    }
}

// -- people -----------------------------------------------------------------------------------------------------------

fn open(seed: &str, options: &Value, scene: Option<Value>) -> Table<Merchants> {
    let game = Merchants::build(options, Some(&cards())).unwrap_or_else(|e| panic!("{e}"));
    Table::open(game, seed, vec![], scene).unwrap_or_else(|e| panic!("{e}"))
}

/// People who choose at random, rather something than nothing, like to travel, and now and then take a choice back.
struct People {
    dice: FastDice,
}

/// `None`: take the last one back.
type Choice = Option<Action>;

impl People {
    fn new(name: &str) -> People {
        People { dice: FastDice::new(table::fingerprint(&name)) }
    }
    fn below(&mut self, n: usize) -> usize {
        self.dice.below(Purpose(0), n as u32) as usize
    }
    fn next(&mut self, table: &Table<Merchants>) -> Option<(Seat, Choice)> {
        let seat = table.game().must(table.state()).first()?;
        if table.can_undo(seat) && self.below(25) == 0 {
            return Some((seat, None));
        }
        let list = legal_list(table.game(), table.state(), seat);
        if list.contains(&Action::Caravan) && self.below(2) == 0 {
            return Some((seat, Some(Action::Caravan)));
        }
        let idle =
            |a: Action| matches!(a, Action::Done | Action::Pass | Action::Refuse | Action::Decline | Action::Stay);
        let keen: Vec<Action> = list.iter().copied().filter(|&a| !idle(a)).collect();
        let from = if keen.is_empty() || self.below(6) == 0 { list } else { keen };
        Some((seat, Some(from[self.below(from.len())])))
    }
    fn play(&self, table: &mut Table<Merchants>, seat: Seat, choice: Choice) {
        match choice {
            Some(a) => table.act(seat, 0, a).map(|_| ()).unwrap_or_else(|e| panic!("{a}: {e}")),
            None => table.undo(seat, 0).expect("he could"),
        }
    }
}

// -- print ------------------------------------------------------------------------------------------------------------

/// How often the board is printed, in rows.
const BOARD_EVERY: usize = 10;

/// A whole game as text.
fn played(seed: &str, options: &Value) -> String {
    let mut table = open(seed, options, None);
    let mut people = People::new(seed);
    let mut print = Print { out: String::new(), rows: 0, seen: vec![0; usize::from(table.game().seats()) + 1] };
    let header = table.header();
    let _ = writeln!(print.out, "{} {}, cards: {}", header.game, header.rules, header.content.name);
    let _ = writeln!(print.out, "seed: {}\ncommitment: {}", header.seed, header.commitment);
    for (name, value) in header.options.as_object().unwrap() {
        let _ = writeln!(print.out, "{name}: {value}");
    }
    let _ = writeln!(print.out, "\nthe deal");
    print.news(&table);
    print.board(&table);
    while let Some((seat, choice)) = people.next(&table) {
        let prompt = serde_json::to_value(table.game().prompt(table.state(), seat)).unwrap();
        let before = print.rows;
        people.play(&mut table, seat, choice);
        print.row(&table, &format!("{}: ", plain(&prompt)));
        print.news(&table);
        assert_eq!(print.rows, table.rows().len(), "every forced action was told");
        if before / BOARD_EVERY != print.rows / BOARD_EVERY {
            print.board(&table);
        }
    }
    print.board(&table);
    let _ = writeln!(print.out, "\nthe end, after {} rows", print.rows);
    for place in &table.game().places(table.state())[..] {
        let score = serde_json::to_value(table.game().score(table.state(), place.seat)).unwrap();
        let _ = writeln!(print.out, "seat {}: place {}, {}", place.seat, place.place, plain(&score));
    }
    print.out
}

struct Print {
    out: String,
    /// rows printed
    rows: usize,
    /// how much each viewer has seen, the spectator first
    seen: Vec<usize>,
}

impl Print {
    fn row(&mut self, table: &Table<Merchants>, prompt: &str) {
        let row = &table.rows()[self.rows];
        let forced = if row.forced { " (forced)" } else { "" };
        let named =
            row.action.parse().ok().and_then(|a| card(table.game(), a)).map_or(String::new(), |n| format!(" ({n})"));
        self.rows += 1;
        let _ = writeln!(self.out, "{:>4} seat {} {prompt}{}{named}{forced}", self.rows, row.seat, row.action);
    }

    /// What the table told since the last time, with the rows that played themselves.
    fn news(&mut self, table: &Table<Merchants>) {
        let viewers = || std::iter::once(None).chain(Seat::all(table.game().seats()).map(Some));
        let all: Vec<_> = viewers().zip(&self.seen).map(|(who, &seen)| table.events(who, seen)).collect();
        for (viewer, fresh) in self.seen.iter_mut().zip(&all) {
            *viewer += fresh.len();
        }
        let game = table.game();
        for (i, public) in all[0].iter().enumerate() {
            match &public.what {
                Sight::Forced { .. } => self.row(table, ""),
                Sight::Undone { .. } => {}
                Sight::Event(event) => {
                    let _ = write!(self.out, "       {}", told(game, event));
                    // every secret has a public side, so all viewers have as many entries
                    for (seat, fresh) in all[1..].iter().enumerate() {
                        if let Sight::Event(secret) = &fresh[i].what
                            && secret != event
                        {
                            let _ = write!(self.out, " (seat {seat} sees: {})", told(game, secret));
                        }
                    }
                    self.out.push('\n');
                }
            }
        }
    }

    fn board(&mut self, table: &Table<Merchants>) {
        let (g, s) = (table.game(), table.state());
        let sections = g.cat.wheel.iter().map(|&good| (good, s.price(&g.cat, good)));
        let wheel = words(sections.map(|(good, price)| format!("{good} ${price} x{}", s.market[good.index()])));
        let dark = ["south", "west", "north", "east"][s.dark as usize];
        let ruins = ["bottom-left", "top-left", "top-right", "bottom-right"][s.ruins as usize];
        let step = s.top().map_or("over".into(), |f| format!("seat {}: {}", f.seat, f.step.name()));
        let mut line = |text: String| {
            let _ = writeln!(self.out, "     | {text}");
        };
        line(format!("round {}, turn of seat {}, {step}", s.round, s.active));
        line(format!("wheel: {wheel}; aside {}; dark market {dark}; ruins {ruins}", s.aside));
        line(format!("buildings: {}", words(s.buildings.iter())));
        line(format!("inn: {}; courtyard: {}", heroes(g, &s.inn), words(s.courtyard.iter().map(|&d| deed(g, d)))));
        let travel_die = if s.travel_die { " with a die" } else { "" };
        line(format!("companions: {}{travel_die}", words(s.row.iter().map(|&c| companion(g, c)))));
        line(format!("commissions: {}", words(s.tops.iter().map(|&c| commission(g, c)))));
        for seat in Seat::all(g.seats()) {
            let p = &s.players[seat];
            let what = if seat == g.rival { automaton(g, p, &s.rival) } else { wagon(g, s.gifts, p) };
            line(format!("{seat}: {what}"));
        }
    }
}

/// `coins seat=0 by=2`
fn plain(value: &Value) -> String {
    let Value::Object(map) = value else { return value.as_str().map_or_else(|| value.to_string(), String::from) };
    let part = |(name, value): (&String, &Value)| match (name.as_str(), value) {
        ("what" | "id" | "args", _) => plain(value),
        _ => format!("{name}={}", plain(value)),
    };
    // lists of words in a prompt say again what its card says
    let short = |(_, value): &(&String, &Value)| value.pointer("/0/id").is_none();
    map.iter().filter(short).map(part).collect::<Vec<_>>().join(" ")
}

/// An event, with the names of its cards.
fn told(g: &Merchants, event: &Event) -> String {
    if let Event::RivalCard { card } = event {
        return format!("rival-card {}: {}", name(&g.cat.names.actions, *card), action_card(g, *card));
    }
    let mut value = serde_json::to_value(event).unwrap();
    type Name = fn(&Merchants, u8) -> String;
    let names: [(&str, Name); 5] =
        [("hero", hero), ("commission", commission), ("deed", deed), ("card", companion), ("event", event_card)];
    for (field, name) in names {
        if let Some(number) = value.get(field).and_then(Value::as_u64) {
            value[field] = json!(name(g, number as u8));
        }
    }
    plain(&value)
}

/// What an action card says, so that a reader can follow.
fn action_card(g: &Merchants, card: u8) -> String {
    let card = &g.cat.actions[card as usize];
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

/// The card that an action names.
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

fn wagon(g: &Merchants, gifts: u64, p: &Player) -> String {
    let face = |f: u8| if f == NONE { "-".into() } else { Face::ALL[f as usize].to_string() };
    let reserve = Face::ALL.iter().flat_map(|&f| std::iter::repeat_n(f, p.reserve[f.index()].into()));
    let goods = Side::BOTH.iter().flat_map(|&side| {
        let mark = if side == Side::Upgraded { "+" } else { "" };
        let stored = move |good: Good| usize::from(p.goods[side.index()][good.index()]);
        Good::ALL.iter().flat_map(move |&good| std::iter::repeat_n(format!("{good}{mark}"), stored(good)))
    });
    let used = |card: u8| ["", "'", "\"", "'\""][(gifts >> (card * 2) & 0b11) as usize];
    let owned = |bits: u8, word: &dyn Fn(usize) -> String| words((0..8).filter(|i| bits >> i & 1 == 1).map(word));
    let riders = p.heroes.iter().enumerate().filter(|(_, h)| **h != NONE);
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
        format!("heroes {}", words(riders.map(|(i, &h)| hero(g, h) + if p.carries >> i & 1 == 1 { "+" } else { "" }))),
        format!("commissions {}", words(p.commissions.iter().filter(|&&c| c != NONE).map(|&c| commission(g, c)))),
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

fn words<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|word| word.to_string()).collect();
    if all.is_empty() { "none".into() } else { all.join(" ") }
}

fn name(names: &[String], card: u8) -> String {
    names.get(card as usize).map_or("-".into(), String::clone)
}
fn hero(g: &Merchants, card: u8) -> String {
    name(&g.cat.names.heroes, card)
}
fn heroes(g: &Merchants, cards: &[u8]) -> String {
    words(cards.iter().map(|&card| hero(g, card)))
}
fn commission(g: &Merchants, card: u8) -> String {
    name(&g.cat.names.commissions, card)
}
fn deed(g: &Merchants, card: u8) -> String {
    name(&g.cat.names.deeds, card)
}
fn event_card(g: &Merchants, card: u8) -> String {
    name(&g.cat.names.events, card)
}
fn companion(g: &Merchants, card: u8) -> String {
    match g.cat.companions.get(card as usize) {
        Some(Companion::Loyal(animal)) => animal.to_string(),
        Some(Companion::Stray(stray)) => stray.to_string(),
        None => "-".into(),
    }
}
