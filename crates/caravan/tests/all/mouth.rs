//! A conversation with `caravan speak`, and runs of the other commands.
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// Digits of a hash.
const HASH: usize = 16;
pub const CARAVAN: &str = env!("CARGO_BIN_EXE_caravan");

/// Every hash of a state so far.
#[derive(Default)]
pub struct Hashes(HashSet<String>);

impl Hashes {
    pub fn keep(&mut self, hash: &str) {
        assert!(hash.len() == HASH && hash.bytes().all(|b| b.is_ascii_hexdigit()), "no hash: {hash}");
        self.0.insert(hash.into());
    }
    /// The first of them that stands anywhere in a reply.
    pub fn in_reply<'a>(&self, reply: &'a str) -> Option<&'a str> {
        let mut digits = 0;
        for (last, byte) in reply.bytes().enumerate() {
            digits = if byte.is_ascii_hexdigit() { digits + 1 } else { 0 };
            if digits >= HASH {
                let part = &reply[last + 1 - HASH..=last];
                if self.0.contains(part) {
                    return Some(part);
                }
            }
        }
        None
    }
}

pub struct Mouth {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Mouth {
    pub fn open() -> Mouth {
        let mut child = Command::new(CARAVAN)
            .args(["speak", "merchants"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("its output is ours"));
        Mouth { child, input, output }
    }
    pub fn send(&mut self, line: &[u8]) {
        let input = self.input.as_mut().expect("still open");
        input.write_all(line).and_then(|()| input.write_all(b"\n")).expect("it listens");
    }
    /// The reply as it was written, without the end of the line.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        assert!(line.ends_with('\n'), "a reply is a whole line: {line:?}");
        line.trim_end().into()
    }
    pub fn raw(&mut self, line: &[u8]) -> Value {
        self.send(line);
        serde_json::from_str(&self.hear()).expect("a reply is JSON")
    }
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a fresh request reads better without a reference")]
    pub fn ask(&mut self, request: Value) -> Value {
        let reply = self.raw(request.to_string().as_bytes());
        assert_eq!(reply["ok"], true, "{request} → {reply}");
        reply
    }
    /// The kind of the error.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a fresh request reads better without a reference")]
    pub fn refused(&mut self, request: Value) -> String {
        let reply = self.raw(request.to_string().as_bytes());
        kind(&reply)
    }
    /// Closes the input; the exit status.
    pub fn end(&mut self) -> i32 {
        self.input = None;
        self.child.wait().expect("it ends").code().expect("by itself")
    }
}

impl Drop for Mouth {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.wait();
    }
}

#[track_caller]
pub fn kind(reply: &Value) -> String {
    assert_eq!(reply["ok"], false, "an error was expected: {reply}");
    assert!(reply["error"]["message"].as_str().is_some_and(|m| !m.is_empty()), "{reply}");
    reply["error"]["kind"].as_str().expect("an error has a kind").into()
}

pub fn run<S: AsRef<std::ffi::OsStr>>(args: &[S]) -> Output {
    Command::new(CARAVAN).args(args).output().expect("the program starts")
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

pub fn house(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Bots play the table to its end.
pub fn play_on(mouth: &mut Mouth, bot: &str) -> Value {
    for n in 0u64.. {
        let reply = mouth.ask(json!({ "ask": "bot", "bot": bot, "at": n * 1000 }));
        if reply["over"] == true {
            return reply;
        }
    }
    unreachable!()
}

/// The text of a finished game.
pub fn a_game(seed: &str) -> String {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": seed, "players": ["Anna", "Bob"] }));
    play_on(&mut mouth, "random");
    saved(&mut mouth)
}

/// The text of a game in the middle.
pub fn half_a_game(seed: &str) -> String {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": seed, "players": ["Anna", "Bob"] }));
    (0..90).for_each(|n| drop(mouth.ask(json!({ "ask": "bot", "bot": "random", "at": n }))));
    saved(&mut mouth)
}

pub fn saved(mouth: &mut Mouth) -> String {
    mouth.ask(json!({ "ask": "save" }))["text"].as_str().expect("the text of the file").into()
}

/// Bots race on to the end; where nobody does anything any more, the sand runs out.
pub fn race_on(mouth: &mut Mouth, bot: &str) -> Value {
    let mut at = 0;
    loop {
        match race_once(mouth, bot, at) {
            Raced::Over(reply) => return reply,
            Raced::Did(_) => {}
            Raced::Waits(until) => at = until,
        }
    }
}

/// What one question to the bots came to.
pub enum Raced {
    Did(Value),
    Over(Value),
    /// nothing happens before this
    Waits(u64),
}

pub fn race_once(mouth: &mut Mouth, bot: &str, at: u64) -> Raced {
    let mut reply = mouth.raw(json!({ "ask": "bot", "bot": bot, "at": at }).to_string().as_bytes());
    if reply["ok"] == false {
        assert_eq!(kind(&reply), "not-now", "{reply}");
        let deadline = mouth.ask(json!({ "ask": "must" }))["deadline"].as_u64().expect("a clock runs");
        if at < deadline {
            return Raced::Waits(deadline);
        }
        reply = mouth.ask(json!({ "ask": "time-up", "at": at }));
    }
    match reply["waits_until"].as_u64() {
        Some(until) => Raced::Waits(until),
        None if reply["over"] == true => Raced::Over(reply),
        None => Raced::Did(reply),
    }
}

/// The text of a finished race.
pub fn a_race(seed: &str, options: &Value) -> String {
    let mut mouth = Mouth::open();
    mouth.ask(
        json!({ "ask": "new", "game": "silk-road", "seed": seed, "options": options, "players": ["Anna", "Bob"] }),
    );
    race_on(&mut mouth, "average");
    saved(&mut mouth)
}
