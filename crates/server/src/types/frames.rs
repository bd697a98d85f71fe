//! What the house says, as a whole. It writes its frames and answers piece by piece; here each of them is read.
#![allow(dead_code, reason = "read from real frames and named in TypeScript, never looked at here")]
use crate::wire::{AllAsked, Clocks, Farewell, Gone, Line, Meta, Plan, Rematch};
use crate::{Config, Kind, Limits, Running};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use table::{OptionSpec, Seat, Sheet, Text};
use tokio_tungstenite::tungstenite::Message;
use ts_rs::TS;

/// A frame to a client: an object with one key.
#[derive(Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToClient {
    Welcome {
        you: Option<Seat>,
        meta: Meta,
        note: String,
        plans: Vec<Plan>,
    },
    Meta(Meta),
    /// the newest sheet, and the entries after `from`
    Now {
        #[ts(as = "Sheet<Unknown>")]
        sheet: Value,
        /// what this viewer may do now and not take back
        lasting: Vec<String>,
        from: usize,
        events: Vec<Entry>,
        clocks: Clocks,
        undo_asked: Option<AllAsked>,
        abort_asked: Option<AllAsked>,
        gone: Vec<Gone>,
    },
    /// what would be after the first `known` of the actions that were asked about
    Ahead {
        id: String,
        known: usize,
        /// why the next one could not be done, if that is where it ends
        refused: Option<Problem>,
        #[ts(as = "Sheet<Unknown>")]
        sheet: Value,
        /// different sets of further actions with the verb that was asked about
        ways: usize,
    },
    /// who plays again, once the game is over
    Rematch(Rematch),
    Chat(Vec<Line>),
    Done {
        id: String,
        seq: usize,
    },
    No {
        id: Option<String>,
        error: Problem,
    },
    /// whether the house can write: while it cannot, nothing is acknowledged and no clock runs
    House {
        well: bool,
    },
    Pong {
        ping: u64,
        now: u64,
    },
    Bye {
        why: Farewell,
    },
}

/// Whatever a game puts here.
#[derive(Deserialize, TS)]
#[ts(type = "unknown")]
pub struct Unknown;

/// One entry of what a viewer saw: an event (with a line for the log where it has one), that an action played itself, or
/// that a choice was taken back.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Entry {
    n: usize,
    #[ts(as = "Option<AnyEvent>")]
    event: Option<Value>,
    #[ts(as = "Option<Text>")]
    tale: Option<Value>,
    forced: Option<Forced>,
    undone: Option<Undone>,
}

/// An event of any game.
#[derive(Deserialize, TS)]
#[ts(type = "{ what: string, [field: string]: unknown }")]
pub struct AnyEvent;

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Forced {
    seat: Seat,
}

/// Entries after `back_to` (and before this one) no longer hold.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    seat: Seat,
    back_to: usize,
}

/// Why something was refused; some kinds say more.
#[derive(Deserialize, TS)]
pub struct Problem {
    kind: Kind,
    message: String,
    #[ts(optional, as = "Option<Text>")]
    rule: Option<Value>,
}

/// A game of the shelf.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Shelf {
    game: String,
    rules: String,
    #[ts(as = "Vec<OptionSpec>")]
    options: Vec<Value>,
    bots: Vec<String>,
    /// the five that people play against, the weakest first
    levels: Vec<String>,
    /// who plays against somebody who names nobody
    usual: String,
    seats: Vec<u8>,
}

/// What a strong player would do, the best first.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    ways: Vec<Way>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Way {
    act: String,
    #[ts(as = "Text")]
    label: Value,
    /// points ahead of the best other seat that may be expected
    value: f64,
    /// points less than the best way
    behind: f64,
    tried: u32,
    /// what most likely follows
    leads_to: Vec<Later>,
    /// what it has brought by then
    #[ts(as = "Vec<Text>")]
    brings: Vec<Value>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Later {
    seat: Seat,
    act: String,
    #[ts(as = "Text")]
    label: Value,
}

/// Where a finished game turned.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Review {
    moments: Vec<ReviewMoment>,
    costly: Vec<Costly>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ReviewMoment {
    rows: usize,
    /// the moment of the replay, as a spectator counts
    seq: usize,
    seats: Vec<Expected>,
}

#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// from 0, last, to 1, first
    rank: f64,
    /// points ahead of the best other seat
    lead: f64,
}

/// A choice that cost something.
#[derive(Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Costly {
    rows: usize,
    /// the moment of the replay, as this seat counts
    seq: usize,
    seat: Seat,
    act: String,
    #[ts(as = "Text")]
    label: Value,
    cost: f64,
    better: Way,
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("{e}: {value}"))
}

/// Somebody sits down, plays, chats, asks what is refused, and stays until the house closes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_frame_is_as_described() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    let address = ([127, 0, 0, 1], 0).into();
    let limits = Limits::none();
    let config = Config { address, database, bot_pause: Duration::ZERO, limits, ..Config::default() };
    let running = Running::start(config).await.expect("the house opens");
    let door = running.address;
    let http = reqwest::Client::new();
    let games: Value =
        http.get(format!("http://{door}/api/games")).send().await.expect("an answer").json().await.expect("JSON");
    games["games"].as_array().expect("games").iter().for_each(|game| drop(read::<Shelf>(game)));

    let opening = json!({ "game": games["games"][0]["game"], "chairs": ["me", "me"], "me": ["Ilka", "Pali"] });
    let asked = http.post(format!("http://{door}/api/tables")).json(&opening).send().await.expect("an answer");
    let seated: Value = asked.json().await.expect("JSON");
    let (id, secret) = (seated["id"].as_str().expect("an id"), &seated["seats"][0]["secret"]);
    let url = format!("ws://{door}/api/tables/{id}/socket");
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.expect("a socket");
    let mut say = vec![
        json!({ "ping": 7 }),
        json!({ "offers": { "id": "o", "most": 8 } }),
        json!({ "resign": { "id": "f" } }),
        json!({ "ask_undo": { "id": "e" } }),
        json!({ "undo": { "id": "d" } }),
        json!({ "chat": { "id": "c", "text": "hello" } }),
        json!({ "act": { "id": "b", "do": "fly" } }),
        json!({ "ahead": { "id": "f", "do": [] } }),
        json!({ "hello": { "secret": secret } }),
    ];
    let mut running = Some(running);
    let mut kinds = BTreeSet::new();
    loop {
        if let Some(frame) = say.pop() {
            socket.send(Message::Text(frame.to_string().into())).await.expect("it listens");
        }
        let heard = tokio::time::timeout(Duration::from_secs(20), socket.next()).await.expect("it goes on");
        let Some(Ok(Message::Text(text))) = heard else { break };
        let frame: Value = serde_json::from_str(&text).expect("JSON");
        kinds.insert(frame.as_object().expect("an object").keys().next().expect("a key").clone());
        read::<ToClient>(&frame);
        if frame["now"]["sheet"]["offers"][0]["act"].is_string() && !kinds.contains("done") {
            say.push(json!({ "act": { "id": "a", "do": frame["now"]["sheet"]["offers"][0]["act"] } }));
        }
        if frame["pong"].is_object()
            && let Some(running) = running.take()
        {
            tokio::spawn(running.stop());
        }
    }
    let all = ["ahead", "bye", "chat", "done", "meta", "no", "now", "pong", "rematch", "welcome"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all, "every kind was heard");
}

#[test]
fn advice_is_as_described() {
    for game in shelf::all().iter().filter(|game| game.rivals.advises) {
        let table = game.open(&json!({ "players": 2 }), None, "advice", vec![], None).expect("a table");
        let asked = table.must().first().expect("somebody begins");
        let advice = game.rivals.hint(&*table, asked, bots::Setting::nodes(50)).expect("it is searched");
        assert!(!read::<Advice>(&json!(advice)).ways.is_empty(), "{}", game.name);
    }
}
