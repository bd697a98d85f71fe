//! Frames of every kind that there is, almost right, from a seat that is asked, at tables of every game: each is answered once and
//! by its name, and what came of them is there when the house opens again.
use crate::Games;
use crate::harness::{Client, text};
use crate::people::house;
use serde_json::{Value, json};
use server::wire::ToServer;
use table::{Dice, FastDice, Purpose};

const TABLES: usize = 3;
const FRAMES: usize = 400;

/// The names of all frames, from the type itself: it lists them to whoever names another.
fn kinds() -> Vec<String> {
    let refused = serde_json::from_value::<ToServer>(json!({ "?": 0 })).expect_err("no frame is called so").to_string();
    let (_, named) = refused.split_once("expected one of").expect("a list of the frames");
    named.split('`').skip(1).step_by(2).map(String::from).collect()
}

struct Fuzzer {
    dice: FastDice,
    kinds: Vec<String>,
    sent: u32,
}

impl Fuzzer {
    fn below(&mut self, n: usize) -> usize {
        self.dice.below(Purpose(0), n as u32) as usize
    }
    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        let at = self.below(of.len());
        &of[at]
    }

    /// A frame as a client would send it now. A new kind needs its example here.
    fn whole(&mut self, kind: &str, sheet: &Value) -> Value {
        self.sent += 1;
        let id = format!("f{}", self.sent);
        let named = json!({ "id": id });
        let offers = sheet["offers"].as_array().cloned().unwrap_or_default();
        let offer = if offers.is_empty() { json!({ "act": "pass" }) } else { self.one(&offers).clone() };
        let said = match kind {
            "hello" => json!({ "secret": "somebody-else", "after": 1, "chat_after": 1 }),
            "act" => json!({ "id": id, "do": offer["act"], "mark": offer["mark"] }),
            "ahead" => json!({ "id": id, "do": vec![offer["act"].clone(); 1 + self.below(2)], "verb": "" }),
            "undo" | "ask_undo" | "resign" | "ask_abort" | "back" => named,
            "answer_undo" | "answer_abort" => json!({ "id": id, "agree": self.below(2) == 0 }),
            "chat" | "note" => json!({ "id": id, "text": "Shall we?" }),
            "plans" => {
                json!({ "id": id, "plans": [{ "prompt": sheet["prompt"]["id"], "args": { "n": 1 }, "do": offer["act"] }] })
            }
            "ping" => json!(self.sent),
            "offers" => json!({ "id": id, "most": 1 + self.below(300) }),
            new => panic!("no example of the frame `{new}`"),
        };
        json!({ kind: said })
    }

    /// One value of it becomes another: the edges of numbers, other kinds, far too long; of actions also one word.
    fn one_value(&mut self, frame: &mut Value) {
        let mut places = vec![];
        walk(frame, String::new(), &mut places);
        let at = self.one(&places).clone();
        let value = frame.pointer_mut(&at).expect("it was found there");
        let numbers = ["-1", "0", "255", "256", "65536", "4294967295", "4294967296", "9007199254740993"];
        let beyond = ["9223372036854775808", "18446744073709551615", "-9223372036854775808", "1e308", "0.5", "1e999"];
        if let Some(action) = value.as_str()
            && action.contains(' ')
            && self.below(2) == 0
        {
            let mut words: Vec<&str> = action.split(' ').collect();
            let nth = self.below(words.len());
            words[nth] = *self.one(&[&numbers[..], &beyond[..], &["", "💥", "a b"]].concat());
            *value = words.join(" ").into();
            return;
        }
        let number = *self.one(&[&numbers[..], &beyond[..]].concat());
        let others = [
            serde_json::from_str(number).unwrap_or(Value::Null),
            Value::Null,
            json!(true),
            json!(""),
            json!("\u{0}\u{202e}"),
            json!("x".repeat(5000)),
            json!([]),
            json!({}),
            json!(vec!["buy armor"; 400]),
            json!({ "id": { "id": { "id": [] } } }),
        ];
        *value = self.one(&others).clone();
    }

    /// Some bytes of it become others.
    fn some_bytes(&mut self, frame: &str) -> String {
        let mut bytes = frame.as_bytes().to_vec();
        for _ in 0..=self.below(3) {
            if bytes.is_empty() {
                break;
            }
            let at = self.below(bytes.len());
            match self.below(4) {
                0 => bytes[at] = self.below(128) as u8,
                1 => bytes.truncate(at),
                2 => bytes.insert(at, *self.one(b"{}[]\",:0x")),
                _ => bytes.extend_from_within(at..),
            }
        }
        bytes.truncate(16_000);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn frame(&mut self, sheet: &Value) -> String {
        let kinds = self.kinds.clone();
        let kind = self.one(&kinds).clone();
        let mut frame = self.whole(&kind, sheet);
        // What ends a game is said in earnest now and then, so that there are games.
        let ends = matches!(&*kind, "resign" | "ask_abort" | "answer_abort");
        match self.below(if ends { 300 } else { 6 }) {
            0 | 1 => frame.to_string(),
            n if n % 2 == 0 => {
                self.one_value(&mut frame);
                frame.to_string()
            }
            _ => self.some_bytes(&frame.to_string()),
        }
    }
}

/// Where every value of it stands.
fn walk(value: &Value, at: String, places: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| walk(value, format!("{at}/{key}"), places)),
        Value::Array(items) => items.iter().enumerate().for_each(|(n, item)| walk(item, format!("{at}/{n}"), places)),
        _ => {}
    }
    if !at.is_empty() {
        places.push(at);
    }
}

/// Is this the answer to that frame? It carries the name that the frame has, unless that is far too long to be one.
fn belongs(said: &Value, frame: &str) -> bool {
    let frame: Value = serde_json::from_str(frame).unwrap_or_default();
    let name = frame.as_object().and_then(|f| f.values().next()?.get("id")?.as_str());
    said["id"].as_str() == name || (said["id"].is_null() && name.is_some_and(|name| name.len() > 64))
}

/// What the house says to a frame.
async fn answer(client: &mut Client) -> (String, Value) {
    loop {
        let frame = client.next().await.expect("the line stays open");
        for key in ["no", "done", "ahead", "pong"] {
            if !frame[key].is_null() {
                return (key.into(), frame[key].clone());
            }
        }
    }
}

pub async fn every_kind_of_frame_spoiled(database: String, games: Games) {
    let mut house = house(&database, games).await;
    let mut fuzzer = Fuzzer { dice: FastDice::new(19), kinds: kinds(), sent: 0 };
    assert!(fuzzer.kinds.len() > 10, "{:?}", fuzzer.kinds);
    let mut heard = std::collections::BTreeMap::<String, usize>::new();
    let mut tables = vec![];
    for game in games {
        for _ in 0..TABLES {
            let opening = json!({ "game": game.name, "chairs": ["me", { "bot": "random" }], "me": "Ilka" });
            let keys = house.table(opening).await;
            let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
            me.until("now").await;
            for _ in 0..FRAMES {
                let frame = fuzzer.frame(&me.sheet);
                me.send_text(&frame).await;
                let (key, said) = answer(&mut me).await;
                if key == "no" {
                    let (kind, message) = (&said["error"]["kind"], &said["error"]["message"]);
                    assert!(kind.is_string() && message.is_string(), "{frame}: {said}");
                    assert_ne!(kind, "internal", "{frame}: {said}");
                }
                if key != "pong" {
                    assert!(belongs(&said, &frame), "{frame}: {key} {said}");
                }
                *heard.entry(key).or_default() += 1;
            }
            let offers = me.offers();
            if let (true, Some(offer)) = (me.is_asked(), offers.first()) {
                let _ = me.act("last", &text(&offer["act"]), offer["mark"].as_u64()).await;
            }
            tables.push(keys);
        }
    }
    println!("{} frames: {heard:?}", fuzzer.sent);
    for key in ["no", "done", "ahead", "pong"] {
        assert!(heard.contains_key(key), "nothing was ever answered by `{key}`: {heard:?}");
    }
    house.restart().await;
    for keys in tables {
        let mut me = house.sit(&keys.id, Some(&keys.secrets[0])).await;
        me.until("now").await;
        let meta = house.get(&format!("/api/tables/{}", keys.id), None).await;
        assert!(meta["remark"].is_null(), "its log replays: {meta}");
    }
    house.close().await;
}
