//! In the race nobody is told what only others know: their map, their board, with clocks of their own their time; and
//! nobody sees a sheet before the signal.
use crate::mouth::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What a seat has in front of it: places of goods, tiles, and its time.
#[derive(Default)]
struct Secrets {
    dots: BTreeSet<String>,
    tiles: BTreeSet<String>,
    after: Option<u64>,
}

/// Every object with these three fields, written the same way.
fn triples(value: &Value, keys: [&str; 3], found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            if keys.iter().all(|key| fields.contains_key(*key)) {
                found.insert(keys.map(|key| fields[key].to_string()).join(" "));
            }
            fields.values().for_each(|v| triples(v, keys, found));
        }
        Value::Array(all) => all.iter().for_each(|v| triples(v, keys, found)),
        _ => {}
    }
}

fn dots(value: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    triples(value, ["good", "x", "y"], &mut found);
    found
}

fn tiles(value: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    triples(value, ["cell", "kind", "turn"], &mut found);
    found
}

fn afters(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("after").and_then(Value::as_u64));
            fields.values().for_each(|v| afters(v, found));
        }
        Value::Array(all) => all.iter().for_each(|v| afters(v, found)),
        _ => {}
    }
}

/// One running race, watched from every chair.
struct Watch {
    mouth: Mouth,
    seats: usize,
    own_clock: bool,
    seed: String,
    hashes: Hashes,
    seen: Vec<u64>,
    hidden: usize,
}

impl Watch {
    fn open(seed: &str, options: &Value) -> Watch {
        let mut mouth = Mouth::open();
        let new = json!({ "ask": "new", "game": "silk-road", "seed": seed, "options": options });
        let seats = mouth.ask(new)["seats"].as_u64().unwrap() as usize;
        let own_clock = options["clock"] == "own";
        Watch {
            mouth,
            seats,
            own_clock,
            seed: seed.into(),
            hashes: Hashes::default(),
            seen: vec![0; seats + 1],
            hidden: 0,
        }
    }
    fn who(&self, viewer: usize) -> Value {
        if viewer < self.seats { json!(viewer) } else { Value::Null }
    }

    /// Everything that this viewer can ask for; the last is the spectator.
    fn replies(&mut self, viewer: usize) -> Vec<Value> {
        let who = self.who(viewer);
        let view = self.mouth.ask(json!({ "ask": "view", "seat": who, "lang": "en" }));
        let news = self.mouth.ask(json!({ "ask": "events", "seat": who, "after": self.seen[viewer], "lang": "hu" }));
        self.seen[viewer] = view["sheet"]["seq"].as_u64().unwrap();
        let mut all = vec![view, news, self.mouth.ask(json!({ "ask": "must" }))];
        if viewer < self.seats {
            all.push(self.mouth.ask(json!({ "ask": "legal", "seat": viewer })));
        }
        all
    }

    fn look(&mut self) {
        self.hashes.keep(self.mouth.ask(json!({ "ask": "hash" }))["hash"].as_str().unwrap());
        let replies: Vec<Vec<Value>> = (0..=self.seats).map(|viewer| self.replies(viewer)).collect();
        let secrets: Vec<Secrets> = (0..self.seats).map(|seat| secrets(&replies[seat][0], seat)).collect();
        for (viewer, replies) in replies.iter().enumerate() {
            let board = &replies[0]["sheet"]["board"];
            self.only_the_own_desk(board, viewer);
            // What this viewer may know: the own desk, and what was shown when a round was over.
            let mut known = dots(&board["past"]);
            let mut shown = tiles(&board["past"]);
            if let Some(own) = secrets.get(viewer) {
                known.extend(own.dots.iter().cloned());
                shown.extend(own.tiles.iter().cloned());
            }
            let others = || secrets.iter().enumerate().filter(|(holder, _)| *holder != viewer);
            self.hidden += others().map(|(_, secret)| secret.dots.len() + secret.tiles.len()).sum::<usize>();
            for reply in replies {
                let (told_dots, told_tiles) = (dots(reply), tiles(reply));
                for (holder, secret) in others() {
                    let leak = secret.dots.iter().find(|dot| told_dots.contains(*dot) && !known.contains(*dot));
                    assert!(leak.is_none(), "{viewer} is told {leak:?} of {holder}'s map: {reply}");
                    let leak = secret.tiles.iter().find(|tile| told_tiles.contains(*tile) && !shown.contains(*tile));
                    assert!(leak.is_none(), "{viewer} is told {leak:?} of {holder}'s board: {reply}");
                }
                if self.own_clock {
                    no_time(others().filter_map(|(_, secret)| secret.after), board, reply);
                }
            }
            for reply in replies.iter().map(Value::to_string) {
                assert!(!reply.contains(&self.seed), "{viewer} is told the seed");
                assert_eq!(self.hashes.in_reply(&reply), None, "{viewer} is told a hash");
            }
        }
    }

    fn only_the_own_desk(&self, board: &Value, viewer: usize) {
        for (seat, desk) in board["desks"].as_array().unwrap().iter().enumerate() {
            let begun = ["building", "arrived", "late"].contains(&desk["stage"].as_str().unwrap());
            assert_eq!(desk.get("own").is_some(), seat == viewer && begun, "seat {seat} as {viewer} sees it: {desk}");
        }
    }
}

/// Who runs against a clock of their own tells nobody how long it took before the round is over.
fn no_time(secret: impl Iterator<Item = u64>, board: &Value, reply: &Value) {
    let (mut told, mut past) = (BTreeSet::new(), BTreeSet::new());
    afters(reply, &mut told);
    afters(&board["past"], &mut past);
    for after in secret {
        assert!(!told.contains(&after) || past.contains(&after), "the time {after} is told: {reply}");
    }
}

fn secrets(view: &Value, seat: usize) -> Secrets {
    let desk = &view["sheet"]["board"]["desks"][seat];
    let own = &desk["own"];
    Secrets { dots: dots(&own["map"]), tiles: tiles(&own["board"]), after: desk["after"].as_u64() }
}

fn watch_a_race(seed: &str, options: &Value) {
    let mut watch = Watch::open(seed, options);
    let catalog = watch.mouth.ask(json!({ "ask": "catalog", "game": "silk-road" }))["catalog"].take();
    assert!(dots(&catalog).is_empty() && catalog.get("sheets").is_none(), "a sheet in the catalog: {catalog}");
    let mut at = 0;
    loop {
        watch.look();
        match race_once(&mut watch.mouth, "average", at) {
            Raced::Over(_) => break,
            Raced::Waits(until) => at = until,
            Raced::Did(reply) => {
                // Whoever acts is told nothing about the others either; and what they lay is told to nobody else.
                let builds = ["place", "turn", "move", "lift"]
                    .iter()
                    .any(|verb| reply["do"].as_str().is_some_and(|did| did.starts_with(verb)));
                if let (true, Some(seat)) = (builds, reply["seat"].as_u64()) {
                    for viewer in (0..=watch.seats).filter(|&viewer| viewer as u64 != seat) {
                        let who = watch.who(viewer);
                        let request = json!({ "ask": "events", "seat": who, "after": watch.seen[viewer] });
                        let news = watch.mouth.ask(request)["events"].take();
                        assert_eq!(news, json!([]), "{viewer} hears what {seat} lays");
                    }
                }
            }
        }
    }
    assert!(watch.hidden > 1000, "a race without secrets proves nothing: {}", watch.hidden);
}

#[test]
fn three_race_at_once() {
    watch_a_race("a-seed-nobody-guesses-6", &json!({ "players": 3 }));
}

#[test]
fn three_race_by_clocks_of_their_own() {
    watch_a_race("a-seed-nobody-guesses-7", &json!({ "players": 3, "clock": "own" }));
}

#[test]
fn two_build_without_a_clock() {
    watch_a_race("a-seed-nobody-guesses-8", &json!({ "clock": "off", "turned_maps": true }));
}
