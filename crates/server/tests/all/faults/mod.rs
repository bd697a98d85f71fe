//! Whatever a disk, a database or a network does, at every statement: what was acknowledged is there, once; what was refused
//! is not; and the house comes back by itself.
//!
//! The normal run breaks every statement of an action and the telling ones of everything else; `FAULTS=all` breaks every
//! statement of everything, with every kind of fault.
mod disk;
mod network;

use crate::harness::{Client, House, Keys, text};
use reqwest::Method;
use serde_json::{Value, json};
use server::store::Probe;
use sqlx::{AnyConnection, Connection, Row};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Something that breaks, and is mended again.
pub trait Damage: Send + Sync {
    fn strike(&self);
    fn heal(&self);
}

/// Hears of every statement, and strikes at one of them.
#[derive(Clone, Default)]
pub struct Script(Arc<Mutex<Plan>>);

#[derive(Default)]
struct Plan {
    heard: Vec<(&'static str, bool)>,
    strike: Option<(usize, Arc<dyn Damage>)>,
}

impl Script {
    pub fn probe(&self) -> Probe {
        let plan = self.0.clone();
        Probe(Some(Arc::new(move |what, after| {
            let strike = {
                let mut plan = plan.lock().expect("nobody panics here");
                plan.heard.push((what, after));
                let now = plan.heard.len() - 1;
                plan.strike.take_if(|(at, _)| *at <= now)
            };
            if let Some((_, damage)) = strike {
                damage.strike();
            }
        })))
    }
    /// From here on statements are counted; at the `at`-th something breaks.
    fn arm(&self, strike: Option<(usize, Arc<dyn Damage>)>) {
        *self.0.lock().expect("nobody panics here") = Plan { heard: vec![], strike };
    }
    fn heard(&self) -> Vec<(&'static str, bool)> {
        self.0.lock().expect("nobody panics here").heard.clone()
    }
}

/// What people do that is written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Act,
    Open,
    Sit,
    Give,
    Start,
    Chat,
    Note,
    Leave,
    Name,
    Resign,
    Close,
    Rematch,
}

pub const DEEDS: [Deed; 12] = [
    Deed::Act,
    Deed::Open,
    Deed::Sit,
    Deed::Give,
    Deed::Start,
    Deed::Chat,
    Deed::Note,
    Deed::Leave,
    Deed::Name,
    Deed::Resign,
    Deed::Close,
    Deed::Rematch,
];

/// Those that can be sent again: they carry a name of the client's own, or say the same however often they are said.
const AGAIN: [Deed; 5] = [Deed::Act, Deed::Chat, Deed::Note, Deed::Resign, Deed::Rematch];

/// What somebody was told.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Told {
    Done,
    /// with certainty it has not happened
    NotStored,
    /// the same can be sent again
    NotKnown,
}

pub struct Trial {
    pub house: House,
    pub script: Script,
    /// to look at the disk behind the house's back
    pub audit: String,
    n: usize,
}

/// A table with two people, for one deed.
struct Scene {
    keys: Keys,
    first: Client,
    name: String,
}

impl Trial {
    pub fn new(house: House, script: Script, audit: String) -> Trial {
        Trial { house, script, audit, n: 0 }
    }
    /// Every statement of a deed, as it is without faults.
    async fn statements(&mut self, deed: Deed) -> Vec<(&'static str, bool)> {
        let mut scene = self.scene(deed).await;
        self.script.arm(None);
        assert_eq!(self.attempt(deed, &mut scene).await, Told::Done, "{deed:?} without any fault");
        let mut heard = self.script.heard();
        // The house's own heart may beat in between; a deed is one commit.
        heard.truncate(heard.iter().position(|h| *h == ("witness", true)).map_or(heard.len(), |at| at + 1));
        heard
    }
    async fn scene(&mut self, deed: Deed) -> Scene {
        self.n += 1;
        let (chairs, me) = match deed {
            Deed::Sit | Deed::Give | Deed::Close | Deed::Start => (["me", "open"], json!("Ilka")),
            _ => (["me", "me"], json!(["Ilka", "Osk"])),
        };
        let opening = json!({ "game": "merchants", "chairs": chairs, "me": me });
        let keys = self.house.table(opening).await;
        if deed == Deed::Start {
            let path = format!("/api/tables/{}/chairs/1", keys.id);
            let chair = Some(json!({ "chair": { "bot": "random" } }));
            assert_eq!(self.house.ask(Method::POST, &path, Some(&keys.host), chair).await.0, 200);
        }
        let mut first = self.house.sit(&keys.id, Some(&keys.secrets[0])).await;
        first.until("welcome").await;
        if chairs[1] == "me" {
            first.until("now").await;
        }
        if deed == Deed::Rematch {
            first.ask(json!({ "resign": { "id": "over" } })).await.expect("given up");
            let path = format!("/api/tables/{}/rematch", keys.id);
            let agreed =
                self.house.ask(Method::POST, &path, Some(&keys.secrets[1]), Some(json!({ "agree": true }))).await;
            assert_eq!(agreed.0, 200, "{}", agreed.1);
        }
        Scene { keys, first, name: format!("f{}", self.n) }
    }
    async fn attempt(&self, deed: Deed, scene: &mut Scene) -> Told {
        let (id, name) = (scene.keys.id.clone(), scene.name.clone());
        let host = scene.keys.host.clone();
        let frame = match deed {
            Deed::Act => json!({ "act": { "id": name, "do": text(&scene.first.offers()[0]["act"]) } }),
            Deed::Chat => json!({ "chat": { "id": name, "text": name } }),
            Deed::Note => json!({ "note": { "id": name, "text": name } }),
            Deed::Resign => json!({ "resign": { "id": name } }),
            _ => Value::Null,
        };
        if !frame.is_null() {
            return match scene.first.ask(frame).await {
                Ok(_) => Told::Done,
                Err(no) => told(&no),
            };
        }
        let (path, key, body) = match deed {
            Deed::Open => {
                let body = json!({ "game": "merchants", "chairs": ["me", "open"], "name": name });
                ("/api/tables".to_string(), None, body)
            }
            Deed::Sit => (format!("/api/tables/{id}/sit"), None, json!({ "name": name, "seat": 1 })),
            Deed::Give => (format!("/api/tables/{id}/chairs/1"), Some(host), json!({ "chair": { "bot": "random" } })),
            Deed::Start => (format!("/api/tables/{id}/start"), Some(host), json!({})),
            Deed::Leave => (format!("/api/tables/{id}/leave"), Some(scene.keys.secrets[0].clone()), json!({})),
            Deed::Close => (format!("/api/tables/{id}/close"), Some(host), json!({})),
            Deed::Rematch => {
                (format!("/api/tables/{id}/rematch"), Some(scene.keys.secrets[0].clone()), json!({ "agree": true }))
            }
            _ => ("/api/names".into(), None, json!({ "name": name, "passphrase": "seven grey mules" })),
        };
        let begun = Instant::now();
        let (status, answer) = self.house.ask(Method::POST, &path, key.as_deref(), Some(body)).await;
        assert!(begun.elapsed() < Duration::from_secs(8), "{deed:?}: somebody waited for {:?}", begun.elapsed());
        if status == 200 { Told::Done } else { told(&answer["error"]) }
    }
    /// How often what was done lies on the disk.
    async fn on_disk(&self, deed: Deed, scene: &Scene) -> i64 {
        let (table, name) = (scene.keys.id.as_str(), scene.name.as_str());
        let (sql, what) = match deed {
            Deed::Act => ("SELECT COUNT(*) FROM log WHERE table_id = $1 AND client = $2", name),
            Deed::Chat => ("SELECT COUNT(*) FROM chat WHERE table_id = $1 AND client = $2", name),
            Deed::Note => ("SELECT COUNT(*) FROM chairs WHERE table_id = $1 AND note = $2", name),
            Deed::Sit => ("SELECT COUNT(*) FROM chairs WHERE table_id = $1 AND name = $2", name),
            Deed::Give => ("SELECT COUNT(*) FROM chairs WHERE table_id = $1 AND bot = $2", "random"),
            Deed::Start => ("SELECT COUNT(*) FROM tables WHERE id = $1 AND stage = $2", "running"),
            Deed::Leave => ("SELECT COUNT(*) FROM chairs WHERE table_id = $1 AND stand_in = 1 AND $2 <> ''", name),
            Deed::Resign => ("SELECT COUNT(*) FROM tables WHERE id = $1 AND ended = $2", "resigned"),
            Deed::Close => ("SELECT COUNT(*) FROM tables WHERE id = $1 AND ended = $2", "closed"),
            Deed::Rematch => {
                ("SELECT COUNT(*) FROM tables t JOIN tables n ON n.id = t.next_id WHERE t.id = $1 AND $2 <> ''", name)
            }
            Deed::Open => ("SELECT COUNT(*) FROM tables WHERE $1 <> '' AND setting LIKE '%\"' || $2 || '\"%'", name),
            Deed::Name => ("SELECT COUNT(*) FROM names WHERE $1 <> '' AND name = $2", name),
        };
        let mut db = AnyConnection::connect(&self.audit).await.expect("the database");
        let n: i64 = sqlx::query(sql).bind(table).bind(what).fetch_one(&mut db).await.expect("a count").get(0);
        db.close().await.expect("it closes");
        n
    }
    /// One fault at one statement of one deed.
    async fn strike(&mut self, deed: Deed, at: usize, damage: &Arc<dyn Damage>) {
        let mut scene = self.scene(deed).await;
        self.script.arm(Some((at, damage.clone())));
        let told = self.attempt(deed, &mut scene).await;
        if told == Told::NotKnown && AGAIN.contains(&deed) && deed != Deed::Act {
            // Whoever asks again before it is decided is not told that it has not happened.
            let again = self.attempt(deed, &mut scene).await;
            assert_ne!(again, Told::NotStored, "{deed:?}, statement {at}: nobody can know that yet");
        }
        damage.heal();
        self.script.arm(None);
        let story = format!("{deed:?}, statement {at}, told {told:?}");
        self.comes_back().await;
        let n = self.on_disk(deed, &scene).await;
        match told {
            Told::Done => assert_eq!(n, 1, "{story}: acknowledged, so it is there"),
            Told::NotStored => assert_eq!(n, 0, "{story}: it was said not to have happened"),
            Told::NotKnown => assert!(n <= 1, "{story}"),
        }
        if AGAIN.contains(&deed) && told != Told::Done {
            // Whoever sends the same again, over the same line, counts once.
            if deed == Deed::Act {
                scene.first.until_sheet(|s| s["offers"].as_array().is_some_and(|o| !o.is_empty())).await;
            }
            assert_eq!(self.attempt(deed, &mut scene).await, Told::Done, "{story}: sent again");
            assert_eq!(self.on_disk(deed, &scene).await, 1, "{story}: sent again, it counts once");
        }
    }
    /// The house says that it is well, and it is.
    async fn comes_back(&mut self) {
        let begun = Instant::now();
        loop {
            let opening = json!({ "game": "merchants", "chairs": ["me", "open"] });
            if self.house.ask(Method::POST, "/api/tables", None, Some(opening)).await.0 == 200
                && self.house.ask(Method::GET, "/healthz", None, None).await.0 == 200
            {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "the house did not come back");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    /// Every deed, at every statement that this run looks at. How many times something broke.
    pub async fn every_statement(&mut self, damage: &Arc<dyn Damage>) -> usize {
        let all = std::env::var("FAULTS").is_ok_and(|v| v == "all");
        let mut struck = 0;
        for deed in DEEDS {
            let heard = self.statements(deed).await;
            assert_eq!(heard.last(), Some(&("witness", true)), "{deed:?} is a commit: {heard:?}");
            for (at, (what, after)) in heard.iter().enumerate() {
                let telling = ["commit", "witness"].contains(what) && (deed == Deed::Act || !after);
                if all || telling || (deed == Deed::Act && !after) {
                    self.strike(deed, at, damage).await;
                    struck += 1;
                }
            }
        }
        struck
    }
}

fn told(error: &Value) -> Told {
    match error["kind"].as_str() {
        Some("not-stored") => Told::NotStored,
        Some("not-known" | "database" | "frozen") => Told::NotKnown,
        other => panic!("a fault of the disk is no reason for {other:?}: {error}"),
    }
}
