//! Nothing that a seat is told shows what only others know: their hidden deeds, the seed, a hash of the state.
use crate::mouth::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// One running game, watched from every chair.
struct Watch {
    mouth: Mouth,
    seats: usize,
    /// the names of the deeds, by number
    deeds: Vec<String>,
    seed: String,
    hashes: Hashes,
}

impl Watch {
    fn open(seed: &str, options: &Value) -> Watch {
        let mut mouth = Mouth::open();
        let seats = mouth.ask(json!({ "ask": "new", "seed": seed, "options": options }))["seats"].as_u64().unwrap();
        let catalog = mouth.ask(json!({ "ask": "catalog" }))["catalog"].take();
        let deeds = catalog["deeds"].as_array().unwrap();
        let deeds = deeds.iter().map(|d| format!("\"deed-{}\"", d["id"].as_str().unwrap())).collect();
        Watch { mouth, seats: seats as usize, deeds, seed: seed.into(), hashes: Hashes::default() }
    }

    /// Deeds of `holder` that `viewer` is not shown.
    fn hidden(views: &[Value], viewer: usize, holder: usize) -> Vec<u64> {
        let deeds = |view: &Value| -> BTreeSet<u64> {
            view["sheet"]["board"]["wagons"][holder]["deeds"]
                .as_array()
                .unwrap()
                .iter()
                .filter_map(Value::as_u64)
                .collect()
        };
        deeds(&views[holder]).difference(&deeds(&views[viewer])).copied().collect()
    }

    /// Looks at everything that each seat can ask for. `seen`: how much news each has had.
    fn look(&mut self, seen: &mut [u64]) {
        self.hashes.keep(self.mouth.ask(json!({ "ask": "hash" }))["hash"].as_str().unwrap());
        let views: Vec<Value> =
            (0..self.seats).map(|s| self.mouth.ask(json!({ "ask": "view", "seat": s, "lang": "en" }))).collect();
        for viewer in 0..self.seats {
            let legal = self.mouth.ask(json!({ "ask": "legal", "seat": viewer }));
            let news = self.mouth.ask(json!({ "ask": "events", "seat": viewer, "after": seen[viewer] }));
            seen[viewer] = views[viewer]["sheet"]["seq"].as_u64().unwrap();
            let all = [&views[viewer], &legal, &news].map(ToString::to_string);
            for holder in (0..self.seats).filter(|&s| s != viewer) {
                for deed in Self::hidden(&views, viewer, holder) {
                    self.never_said(&all, &self.deeds[deed as usize], viewer);
                    for reply in [&views[viewer], &legal, &news] {
                        assert!(
                            !names_deed(reply, deed),
                            "seat {viewer} is told of deed {deed} of seat {holder}: {reply}"
                        );
                    }
                }
            }
            self.no_seed_no_hash(&all, viewer);
        }
        let spectator = self.mouth.ask(json!({ "ask": "view", "seat": null }));
        for (holder, view) in views.iter().enumerate() {
            let shown = spectator["sheet"]["board"]["wagons"][holder]["deeds"].to_string();
            let own = &view["sheet"]["board"]["wagons"][holder]["deeds"];
            if spectator["sheet"]["board"]["automaton"]["seat"].as_u64() == Some(holder as u64) {
                assert_eq!(shown, own.to_string(), "nobody sits there, so nobody knows (P-066)");
                continue;
            }
            assert!(own.as_array().unwrap().is_empty() || !own.to_string().contains("null"));
            assert_eq!(shown.matches(',').count(), own.to_string().matches(',').count(), "as many, but face down");
        }
        self.no_seed_no_hash(&[spectator.to_string()], 99);
    }

    fn no_seed_no_hash(&self, all: &[String], viewer: usize) {
        self.never_said(all, &self.seed, viewer);
        for reply in all {
            let hash = self.hashes.in_reply(reply);
            assert!(hash.is_none(), "seat {viewer} was told the hash {hash:?}: {reply}");
        }
    }
    fn never_said(&self, all: &[String], secret: &str, viewer: usize) {
        for reply in all {
            assert!(!reply.contains(secret), "seat {viewer} was told {secret}: {reply}");
        }
    }
}

/// Is there a field about deeds that holds this one?
fn names_deed(value: &Value, deed: u64) -> bool {
    let it = |v: &Value| v.as_u64() == Some(deed);
    match value {
        Value::Object(fields) => fields.iter().any(|(key, v)| {
            let holds = match key.as_str() {
                "deed" => it(v),
                // a bare number is how many there are
                "deeds" | "deeds_under" | "courtyard" => v.as_array().is_some_and(|a| a.iter().any(it)),
                _ => false,
            };
            holds || names_deed(v, deed)
        }),
        Value::Array(all) => all.iter().any(|v| names_deed(v, deed)),
        _ => false,
    }
}

fn watch_a_game(seed: &str, options: &Value) {
    let mut watch = Watch::open(seed, options);
    let mut seen = vec![0; watch.seats];
    let mut hidden_at_all = false;
    for step in 0.. {
        watch.look(&mut seen);
        let seat = watch.mouth.ask(json!({ "ask": "must" }))["must"][0].as_u64().unwrap();
        let offers = watch.mouth.ask(json!({ "ask": "legal", "seat": seat }))["offers"].take();
        let offers = offers.as_array().unwrap();
        let offer = &offers[(step * 31 + 7) % offers.len()];
        let views: Vec<Value> =
            (0..watch.seats).map(|s| watch.mouth.ask(json!({ "ask": "view", "seat": s }))).collect();
        let reply = watch.mouth.ask(json!({ "ask": "act", "seat": seat, "do": offer["act"], "mark": offer["mark"] }));
        if reply["over"] == true {
            break;
        }
        let all = [reply.to_string()];
        for holder in (0..watch.seats).filter(|&s| s != seat as usize) {
            for deed in Watch::hidden(&views, seat as usize, holder) {
                hidden_at_all = true;
                watch.never_said(&all, &watch.deeds[deed as usize], seat as usize);
                assert!(!names_deed(&reply, deed), "{reply}");
            }
        }
        watch.no_seed_no_hash(&all, seat as usize);
    }
    assert!(hidden_at_all, "a game without secrets proves nothing");
}

#[test]
fn two_merchants() {
    for seed in ["a-seed-nobody-guesses-1", "a-seed-nobody-guesses-2", "a-seed-nobody-guesses-3"] {
        watch_a_game(seed, &json!({}));
    }
}

#[test]
fn three_merchants_who_chose_their_deeds() {
    watch_a_game("a-seed-nobody-guesses-4", &json!({ "players": 3, "deeds_keep_one_of_two": true, "draft": true }));
}

#[test]
fn four_merchants_with_closed_logs() {
    watch_a_game("a-seed-nobody-guesses-5", &json!({ "players": 4, "buildings": "random", "log_public": false }));
}

#[test]
fn two_merchants_and_the_automaton() {
    watch_a_game("a-seed-nobody-guesses-6", &json!({ "players": 3, "automaton": 1 }));
    watch_a_game("a-seed-nobody-guesses-7", &json!({ "players": 3, "automaton": 0, "edition": "prototype" }));
}

/// Its seat sees and hears what any spectator does, and its first deed is face down to the end.
#[test]
fn whoever_asks_for_the_seat_of_the_automaton_learns_nothing() {
    let mut mouth = Mouth::open();
    mouth.ask(json!({ "ask": "new", "seed": "alone", "options": { "automaton": 1 } }));
    for round in 0.. {
        for (ask, field) in [("view", "sheet"), ("events", "events")] {
            let mut of = |seat: Value| mouth.ask(json!({ "ask": ask, "seat": seat }))[field].take();
            let (its, anybodys) = (of(json!(1)), of(Value::Null));
            let (its, anybodys) = if ask == "view" { (&its["board"], &anybodys["board"]) } else { (&its, &anybodys) };
            assert_eq!(its, anybodys, "{ask} {round}");
        }
        let view = mouth.ask(json!({ "ask": "view", "seat": 0 }));
        assert!(view["sheet"]["board"]["wagons"][1]["deeds"].as_array().unwrap().contains(&Value::Null));
        if mouth.ask(json!({ "ask": "bot", "bot": "random" }))["over"] == true {
            break;
        }
    }
}

#[test]
fn a_hash_is_found_wherever_it_stands() {
    let mut hashes = Hashes::default();
    hashes.keep("cdc35454f8db8954");
    assert_eq!(hashes.in_reply(r#"{"mark":"00cdc35454f8db8954ff"}"#), Some("cdc35454f8db8954"));
    assert_eq!(hashes.in_reply(r#"{"mark":"cdc35454f8db895","é":"4"}"#), None);
}
