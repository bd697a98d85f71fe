//! Golden playthroughs: whole games, printed step by step, and recorded games that must replay.
//!
//! A change of the rules shows up here as a readable difference. Look at it; if it is meant, accept it:
//!
//! ```sh
//! INSTA_UPDATE=always cargo test -p now-or-never --test golden                  # the printed games
//! cargo test -p now-or-never --test golden record_the_games -- --ignored        # the recorded ones
//! ```
//!
//! Otherwise a difference fails the test and writes nothing (`.config/insta.yaml`). Any game file that is put into
//! `tests/games/` is replayed too.
//!
//! All of this is played with the cards of `tests/cards`, so that our own pack can be balanced without new goldens. A
//! game file that was played with our own pack is welcome as long as that does not change.
use now_or_never::state::{Bot, NONE, Phase, Player, State};
use now_or_never::step::Foe;
use now_or_never::words::*;
use now_or_never::{Action, Event, NowOrNever};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::PathBuf;
use table::{Dice, FastDice, Game, GameFile, Pack, Purpose, Seat, Set, Shelved, Sight, Table, legal_list};

#[test]
fn a_whole_game_of_two() {
    insta::assert_snapshot!("two", played("golden two", &json!({ "players": 2 })));
}

#[test]
fn a_whole_game_of_four() {
    let options = json!({ "players": 4, "heroes": "random", "piles_first": true, "open_discards": true });
    insta::assert_snapshot!("four", played("golden four", &options));
}

/// What the bot did, card by card.
#[test]
fn a_whole_game_against_the_bot() {
    insta::assert_snapshot!("solo", played("golden solo", &json!({ "players": 1 })));
}

#[test]
fn a_whole_game_underground() {
    let options = json!({ "players": 3, "side": "underground", "reroll": true, "first": "seat-0" });
    insta::assert_snapshot!("underground", played("golden underground", &options));
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
    let cards_id = now_or_never::content::read(&cards).unwrap().id;
    let mut seats = vec![];
    for path in files("games", "caravan") {
        let name = path.display();
        let text = std::fs::read_to_string(&path).unwrap();
        let file = GameFile::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let pack = (file.header.content.id == cards_id).then_some(&cards);
        let table = Table::<NowOrNever>::replay(&file, pack, None).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(table.is_over(), "{name}: the game is not over");
        assert_eq!(table.file().write(), text, "{name}: it would be written differently now");
        seats.push(table.game().opt.players);
    }
    seats.sort_unstable();
    seats.dedup();
    assert_eq!(seats, [1, 2, 3, 4], "there should be games for 1 to 4");
}

#[test]
#[ignore = "writes tests/games: for a meant change of rules or cards"]
fn record_the_games() {
    let all = [
        ("solo", json!({ "players": 1, "piles_first": true })),
        ("two", json!({ "players": 2, "orthogonal": false, "builder_bonus_needs_building": true })),
        ("three-underground", json!({ "players": 3, "side": "underground", "heroes": "random" })),
        ("four", json!({ "players": 4, "reroll": true, "open_discards": true, "first": "seat-0" })),
    ];
    for (name, options) in all {
        let mut table = open(&format!("recorded {name}"), &options);
        let mut people = People::new(&format!("people of {name}"));
        while let Some((seat, choice)) = people.next(&table) {
            people.play(&mut table, seat, choice);
        }
        std::fs::write(folder("games").join(format!("{name}.caravan")), table.file().write()).unwrap();
    }
}

// -- people -----------------------------------------------------------------------------------------------------------

fn open(seed: &str, options: &Value) -> Table<NowOrNever> {
    let game = NowOrNever::build(options, Some(&cards())).unwrap_or_else(|e| panic!("{e}"));
    Table::open(game, seed, vec![], None).unwrap_or_else(|e| panic!("{e}"))
}

/// People who choose at random, first what to do and then how, rather something than nothing; they speak out of turn now
/// and then, and take a choice back.
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
    fn next(&mut self, table: &Table<NowOrNever>) -> Option<(Seat, Choice)> {
        let (g, s) = (table.game(), table.state());
        let mut seat = g.must(s).first()?;
        if table.can_undo(seat) && self.below(40) == 0 {
            return Some((seat, None));
        }
        let other = Seat(self.below(g.seats().into()) as u8);
        if self.below(20) == 0 && !legal_list(g, s, other).is_empty() {
            seat = other;
        }
        let list = legal_list(g, s, seat);
        let verb = |a: Action| a.to_string().split(' ').next().map(str::to_string);
        let mut verbs: Vec<_> = list.iter().map(|&a| verb(a)).collect();
        verbs.dedup();
        let here = s.players[seat].space;
        let there = |space: u8| g.location_at(s, space).is_some() || g.token_at(s, space).is_some();
        let on = if list.contains(&Action::Stop) && there(here) { "go" } else { "pass" };
        let idle = ["pass", "done", "rest", "sell", "sell-best", "refill", "retreat", "use", "charge", on];
        let keen: Vec<_> = verbs.iter().filter(|v| v.as_ref().is_some_and(|v| !idle.contains(&v.as_str()))).collect();
        let wish = match keen.len() {
            0 => verbs[self.below(verbs.len())].clone(),
            _ if self.below(12) == 0 => verbs[self.below(verbs.len())].clone(),
            n => keen[self.below(n)].clone(),
        };
        let mut from: Vec<Action> = list.into_iter().filter(|&a| verb(a) == wish).collect();
        // nobody likes to walk for hearts, and everybody goes where something is to be done
        let fine = |a: &Action| match *a {
            Action::Go { space } => there(space) && g.way(s, seat, space).is_some_and(|way| way.hearts == 0),
            _ => true,
        };
        if self.below(8) > 0 && from.iter().any(fine) {
            from.retain(fine);
        }
        Some((seat, Some(from[self.below(from.len())])))
    }
    fn play(&self, table: &mut Table<NowOrNever>, seat: Seat, choice: Choice) {
        match choice {
            Some(a) => table.act(seat, 0, a).map(|_| ()).unwrap_or_else(|e| panic!("{a}: {e}")),
            None => table.undo(seat, 0).expect("he could"),
        }
    }
}

// -- print ------------------------------------------------------------------------------------------------------------

/// How often the board is printed, in rows.
const BOARD_EVERY: usize = 40;

/// A whole game as text.
fn played(seed: &str, options: &Value) -> String {
    let mut table = open(seed, options);
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
        let score = serde_json::to_value(table.game().score(&table.state().players[place.seat])).unwrap();
        let _ = writeln!(
            print.out,
            "seat {}: place {}, {} points, {}",
            place.seat,
            place.place,
            place.score,
            plain(&score)
        );
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
    fn row(&mut self, table: &Table<NowOrNever>, prompt: &str) {
        let row = &table.rows()[self.rows];
        let forced = if row.forced { " (forced)" } else { "" };
        let named =
            row.action.parse().ok().and_then(|a| card(table.game(), a)).map_or(String::new(), |n| format!(" ({n})"));
        self.rows += 1;
        let _ = writeln!(self.out, "{:>4} seat {} {prompt}{}{named}{forced}", self.rows, row.seat, row.action);
    }

    /// What the table told since the last time, with the rows that played themselves.
    fn news(&mut self, table: &Table<NowOrNever>) {
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

    fn board(&mut self, table: &Table<NowOrNever>) {
        let (g, s) = (table.game(), table.state());
        let mut line = |text: String| {
            let _ = writeln!(self.out, "     | {text}");
        };
        line(format!("season {}, turn of seat {}, first player {}, {}", s.season, s.active, s.first, open_now(s)));
        line(format!("tiles: {}; enemies: {}", words(s.tiles), words(s.enemies)));
        line(format!("villagers: {}; supply: {}", goods_at(&s.villagers), words(s.supply)));
        line(format!("specialists: {}", cards_at(&g.cat.names.specialists, &s.row)));
        line(format!("gear: {}", cards_at(&g.cat.names.tokens, &s.gear_row)));
        let letters = (0..14u8).filter(|n| s.unclaimed >> n & 1 == 1).map(|n| char::from(b'A' + n));
        line(format!("search tokens: {}", words(letters)));
        let piles = |cards: now_or_never::cards::Cards| words(cards.0.map(Set::len));
        line(format!("quests: {}; discards: {}; orders: {}", piles(s.quests), piles(s.discards), s.orders.len()));
        for seat in Seat::all(g.seats()) {
            line(format!("{seat}: {}", hero(g, &s.players[seat])));
        }
        if g.is_solo() {
            line(format!("bot: {}", bot(g, &s.bot)));
        }
    }
}

/// `change seat=0 stuff=coins by=2`
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
fn told(g: &NowOrNever, event: &Event) -> String {
    let names = &g.cat.names;
    let mut value = serde_json::to_value(event).unwrap();
    let card = if matches!(event, Event::BotCard { .. }) { &names.solo } else { &names.quests };
    let finds = names.finds.to_vec();
    let fields = [
        ("specialist", &names.specialists),
        ("building", &names.buildings),
        ("token", &names.tokens),
        ("power", &names.powers),
        ("order", &names.orders),
        ("find", &finds),
        ("card", card),
    ];
    for (field, names) in fields {
        if let Some(number) = value.get(field).and_then(Value::as_u64) {
            value[field] = json!(name(names, number as u8));
        }
    }
    match *event {
        Event::Fight { foe, .. }
        | Event::Beaten { foe, .. }
        | Event::Retreated { foe, .. }
        | Event::Defeated { foe, .. } => {
            value["foe"] = json!(match foe {
                Foe::Enemy(level) => names.enemies[g.side][level as usize].clone(),
                Foe::Quest(card) => name(&names.quests, card),
            });
        }
        _ => {}
    }
    plain(&value)
}

/// The card that an action names.
fn card(g: &NowOrNever, a: Action) -> Option<String> {
    let names = &g.cat.names;
    Some(match a {
        Action::Keep { card } | Action::Quest { card } => name(&names.quests, card),
        Action::Buy { gear, .. } => name(&names.tokens, gear),
        Action::KeepOrder { order } | Action::Order { order } => name(&names.orders, order),
        Action::Use { power } => name(&names.powers, power),
        _ => return None,
    })
}

fn open_now(s: &State) -> String {
    match s.top() {
        Some(frame) => format!("seat {}: {:?}", frame.seat, frame.step),
        None if s.phase == Phase::Over => "over".into(),
        None => format!("production: {}", words(s.asked.iter())),
    }
}

fn hero(g: &NowOrNever, p: &Player) -> String {
    if p.hero == NONE {
        return format!(
            "no hero yet, {} coins, specialists {}",
            p.coins,
            cards_at(&g.cat.names.specialists, &p.specialists)
        );
    }
    let names = &g.cat.names;
    let orders = |bits: u16| words(Set(bits.into()).iter().map(|order| name(&names.orders, order)));
    let parts = [
        Hero::ALL[p.hero as usize].to_string(),
        format!("space {}", p.space),
        format!("hearts {}", p.hearts),
        format!("mana {}", p.mana),
        format!("coins {}", p.coins),
        format!("experience {}", p.experience),
        format!("books {}", p.books),
        format!("goods {}", words(p.goods)),
        format!("arrows used {:03b}", p.arrows),
        format!("specialists {} down {:04b}", cards_at(&names.specialists, &p.specialists), p.down),
        format!("red {}", cards_at(&names.tokens, &p.red)),
        format!("blue {}", cards_at(&names.tokens, &p.blue)),
        format!("town {}", cards_at(&names.buildings, &p.town)),
        format!("waiting {}", words(p.waiting)),
        format!("housed {}", p.housed.iter().map(words).collect::<Vec<_>>().join(" / ")),
        format!("orders {}", orders(p.orders)),
        format!("completed {}", orders(p.completed)),
        format!("tokens {}", p.tokens),
        format!("hand {}", words(p.hand.iter().map(|card| name(&names.quests, card)))),
        format!("played {}", words(p.played.iter().map(|card| name(&names.quests, card)))),
    ];
    parts.join(", ")
}

fn bot(g: &NowOrNever, bot: &Bot) -> String {
    let parts = [
        Hero::ALL.get(bot.hero as usize).map_or("no hero yet".into(), ToString::to_string),
        format!("specialists {} down {:04b}", cards_at(&g.cat.names.specialists, &bot.specialists), bot.down),
        format!("{} cards left", bot.deck.len()),
        format!("attacked {}", bot.attacked),
        format!("{} quests, {} orders", bot.quests.len(), bot.orders.len()),
        format!("{} tokens, {} villagers", bot.tokens, bot.villagers),
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
fn cards_at(names: &[String], slots: &[u8]) -> String {
    words(slots.iter().map(|&card| name(names, card)))
}
fn goods_at(slots: &[u8]) -> String {
    words(slots.iter().map(|&good| Good::ALL.get(good as usize).map_or("-", |good| good.word())))
}
