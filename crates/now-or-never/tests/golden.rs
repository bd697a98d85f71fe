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
use now_or_never::state::{Bot, Phase, Player, State};
use now_or_never::step::Foe;
use now_or_never::words::*;
use now_or_never::{Action, Event, NowOrNever};
use serde_json::{Value, json};
use std::path::PathBuf;
use table::golden::{self, Choice, Golden, People, name, plain, words};
use table::{Game, Numbered, Pack, Place, Seat, Set, Shelved, Table, legal_list};

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

fn cards() -> Pack {
    golden::pack_in(&folder("cards"))
}

#[test]
fn recorded_games_replay() {
    let tables = golden::recorded::<NowOrNever>(&folder("games"), Some(&cards()));
    let mut seats: Vec<u8> = tables.iter().map(|table| table.game().opt.players).collect();
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
        golden::record::<Printed>(open(&format!("recorded {name}"), &options), &folder("games"), name);
    }
}

// -- people -----------------------------------------------------------------------------------------------------------

fn open(seed: &str, options: &Value) -> Table<NowOrNever> {
    let game = NowOrNever::build(options, Some(&cards())).unwrap_or_else(|e| panic!("{e}"));
    Table::open(game, seed, vec![], None).unwrap_or_else(|e| panic!("{e}"))
}

fn played(seed: &str, options: &Value) -> String {
    golden::played::<Printed>(open(seed, options))
}

// -- how they are played and printed ----------------------------------------------------------------------------------

struct Printed;

impl Golden for Printed {
    type Game = NowOrNever;
    const BOARD_EVERY: usize = 40;

    /// People who choose at random, first what to do and then how, rather something than nothing; they speak out of turn now
    /// and then, and take a choice back.
    fn next(people: &mut People, table: &Table<NowOrNever>) -> Option<(Seat, Choice<NowOrNever>)> {
        let (g, s) = (table.game(), table.state());
        let mut seat = g.must(s).first()?;
        if table.can_undo(seat) && people.below(40) == 0 {
            return Some((seat, None));
        }
        let other = Seat(people.below(g.seats().into()) as u8);
        if people.below(20) == 0 && !legal_list(g, s, other).is_empty() {
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
            0 => verbs[people.below(verbs.len())].clone(),
            _ if people.below(12) == 0 => verbs[people.below(verbs.len())].clone(),
            n => keen[people.below(n)].clone(),
        };
        let mut from: Vec<Action> = list.into_iter().filter(|&a| verb(a) == wish).collect();
        // nobody likes to walk for hearts, and everybody goes where something is to be done
        let fine = |a: &Action| match *a {
            Action::Go { space } => there(space) && g.way(s, seat, space).is_some_and(|way| way.hearts == 0),
            _ => true,
        };
        if people.below(8) > 0 && from.iter().any(fine) {
            from.retain(fine);
        }
        Some((seat, Some(from[people.below(from.len())])))
    }

    fn board(g: &NowOrNever, s: &State) -> Vec<String> {
        let letters = (0..14u8).filter(|n| s.unclaimed >> n & 1 == 1).map(|n| char::from(b'A' + n));
        let piles = |cards: now_or_never::cards::Cards| words(cards.0.map(Set::len));
        let mut lines = vec![
            format!("season {}, turn of seat {}, first player {}, {}", s.season, s.active, s.first, open_now(s)),
            format!("tiles: {}; enemies: {}", words(s.tiles), words(s.enemies)),
            format!("villagers: {}; supply: {}", goods_at(&s.villagers), words(s.supply)),
            format!("specialists: {}", cards_at(&g.cat.names.specialists, &s.row)),
            format!("gear: {}", cards_at(&g.cat.names.tokens, &s.gear_row)),
            format!("search tokens: {}", words(letters)),
            format!("quests: {}; discards: {}; orders: {}", piles(s.quests), piles(s.discards), s.orders.len()),
        ];
        lines.extend(Seat::all(g.seats()).map(|seat| format!("{seat}: {}", hero(g, &s.players[seat]))));
        if g.is_solo() {
            lines.push(format!("bot: {}", bot(g, &s.bot)));
        }
        lines
    }

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
                    Foe::Quest(card) => name(&names.quests, card.number()),
                });
            }
            _ => {}
        }
        plain(&value)
    }

    fn card(g: &NowOrNever, a: Action) -> Option<String> {
        let names = &g.cat.names;
        Some(match a {
            Action::Keep { card } | Action::Quest { card } => name(&names.quests, card.number()),
            Action::Buy { gear, .. } => name(&names.tokens, gear.number()),
            Action::KeepOrder { order } | Action::Order { order } => name(&names.orders, order.number()),
            Action::Use { power } => name(&names.powers, power),
            _ => return None,
        })
    }

    fn score(g: &NowOrNever, s: &State, place: Place) -> String {
        let score = serde_json::to_value(g.score(&s.players[place.seat])).unwrap();
        format!("{} points, {}", place.score, plain(&score))
    }
}

fn open_now(s: &State) -> String {
    match s.stack.top() {
        Some(frame) => format!("seat {}: {}", frame.seat, numbers_only(&format!("{:?}", frame.step))),
        None if s.phase == Phase::Over => "over".into(),
        None => format!("production: {}", words(s.asked.iter())),
    }
}

/// A card is written as its number, without its kind: `Quest(QuestCard(36))` is `Quest(36)`.
fn numbers_only(step: &str) -> String {
    let kinds = ["SpecialistCard(", "SlotToken(", "QuestCard(", "OrderToken("];
    kinds.iter().fold(step.to_string(), |said, kind| {
        let mut parts = said.split(kind);
        let first = parts.next().unwrap_or_default().to_string();
        parts.fold(first, |all, part| all + &part.replacen(')', "", 1))
    })
}

fn hero(g: &NowOrNever, p: &Player) -> String {
    let Some(hero) = p.hero else {
        return format!(
            "no hero yet, {} coins, specialists {}",
            p.coins,
            cards_at(&g.cat.names.specialists, &p.specialists)
        );
    };
    let names = &g.cat.names;
    let orders = |bits: u16| words(Set::of(bits.into()).iter().map(|order: u8| name(&names.orders, order)));
    let parts = [
        hero.to_string(),
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
        format!("hand {}", words(p.hand.iter().map(|card| name(&names.quests, card.number())))),
        format!("played {}", words(p.played.iter().map(|card| name(&names.quests, card.number())))),
    ];
    parts.join(", ")
}

fn bot(g: &NowOrNever, bot: &Bot) -> String {
    let parts = [
        bot.hero.map_or("no hero yet".into(), |hero| hero.to_string()),
        format!("specialists {} down {:04b}", cards_at(&g.cat.names.specialists, &bot.specialists), bot.down),
        format!("{} cards left", bot.deck.len()),
        format!("attacked {}", bot.attacked),
        format!("{} quests, {} orders", bot.quests.len(), bot.orders.len()),
        format!("{} tokens, {} villagers", bot.tokens, bot.villagers),
    ];
    parts.join(", ")
}

fn cards_at<C: Numbered>(names: &[String], places: &[Option<C>]) -> String {
    words(places.iter().map(|place| place.map_or("-".into(), |card| name(names, card.number()))))
}
fn goods_at(places: &[Option<Good>]) -> String {
    words(places.iter().map(|place| place.map_or("-", |good| good.word())))
}
