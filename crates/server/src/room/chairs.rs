//! Before the game: opening a table, taking and giving chairs, starting.
use super::{Play, Room, Setting};
use crate::clock::today;
use crate::fault::Fault;
use crate::house::House;
pub use crate::names::clean_name;
use crate::store::{Batch, ChairRow, LogRow, TableRow};
use crate::wire::{Meta, Tempo};
use crate::{secret, table_id};
use games::Entry;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use table::Seat;

/// A chair as somebody asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChairAsked {
    Open,
    Me,
    Automaton,
    Bot(String),
}

/// What somebody says who opens a table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    pub game: String,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub name: String,
    #[serde(default = "nothing")]
    #[cfg_attr(test, ts(optional = nullable, type = "Record<string, unknown>"))]
    pub options: Value,
    pub chairs: Vec<ChairAsked>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub tempo: Tempo,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub listed: bool,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub practice: bool,
    /// the name of whoever opens it; of several at one screen, all names
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub me: Names,
    /// only for practice: a position of one's own, and the dice
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub scene: Option<Value>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Names {
    One(String),
    Each(Vec<String>),
}

impl Default for Names {
    fn default() -> Names {
        Names::One(String::new())
    }
}

fn nothing() -> Value {
    json!({})
}

/// The keys that somebody got.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seated {
    pub id: String,
    pub seats: Vec<SeatKey>,
    /// of whoever opened the table: may start it and change chairs
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub host: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatKey {
    pub seat: Seat,
    pub secret: String,
}

fn game_of(house: &House, name: &str) -> Result<&'static Entry, Fault> {
    let known: Vec<&str> = house.config.shelf.iter().map(|g| g.name).collect();
    house
        .game(name)
        .ok_or_else(|| Fault::bad("no-such-game", format!("there is no game `{name}`")).with("known", json!(known)))
}

impl House {
    /// Opens a table. If every chair is taken, the game begins at once.
    pub async fn open_table(
        self: &Arc<Self>,
        opening: Opening,
        account: Option<(String, String)>,
    ) -> Result<Seated, Fault> {
        let game = game_of(self, &opening.game)?;
        check_tempo(opening.tempo)?;
        if !opening.practice && (opening.scene.is_some() || opening.seed.is_some()) {
            return Err(Fault::bad("practice-only", "a position or a seed of one's own is for practice tables"));
        }
        let mut setting = Setting {
            name: clean_name(&opening.name)?,
            options: opening.options.clone(),
            tempo: opening.tempo,
            listed: opening.listed && !opening.practice,
            practice: opening.practice,
            scene: opening.scene.clone(),
            seed: opening.seed.clone(),
        };
        let (chairs, seats) = chairs_of(game, &opening, account.as_ref())?;
        setting.options = fitted(game, &setting.options, &chairs)?;
        let id = table_id::fresh(setting.listed);
        if setting.name.is_empty() {
            setting.name = id.split('-').map(capital).collect::<Vec<_>>().join(" ");
        }
        // Whatever is wrong with options or position comes out now, not when the last player sits down.
        let trial = game.open(&setting.options, None, "trial", vec![], setting.scene.clone());
        trial.map_err(|p| Fault::bad_setting(&p))?;
        let host = secret::fresh();
        let row = TableRow {
            id: id.clone(),
            game: game.name.into(),
            setting: serde_json::to_string(&setting).expect("settings serialise"),
            header: None,
            stage: "waiting".into(),
            host: secret::fingerprint(&host),
            opened: today() as i64,
            started: 0,
            era: 0,
            remark: None,
        };
        self.store.put(&row, &chairs, &[]).await?;
        let full = chairs.iter().all(|c| c.kind != "open");
        self.at(&id, move |room| {
            Box::pin(async move { if full { room.start().await.map(|_| ()) } else { room.announce().await } })
        })
        .await??;
        Ok(Seated { id, seats, host: Some(host) })
    }
    /// A practice table that goes on from a moment of a finished game: I have one chair, bots the others.
    pub async fn fork_table(
        self: &Arc<Self>,
        from: super::moments::Fork,
        seat: Seat,
        me: String,
    ) -> Result<Seated, Fault> {
        let game = game_of(self, &from.game)?;
        let mut chairs = from.chairs;
        let key = secret::fresh();
        for chair in chairs.iter_mut().filter(|c| c.kind != "automaton") {
            *chair = ChairRow {
                seat: chair.seat,
                kind: "bot".into(),
                bot: bots::usual(game.name).into(),
                plans: "[]".into(),
                ..ChairRow::default()
            };
        }
        let chair = chairs.get_mut(seat.index()).filter(|c| c.kind != "automaton");
        let chair = chair.ok_or_else(|| Fault::bad("no-such-seat", "there is no such seat for a person"))?;
        (chair.kind, chair.name, chair.bot, chair.secret) =
            ("person".into(), clean_name(&me)?, String::new(), Some(secret::fingerprint(&key)));
        let id = table_id::fresh(false);
        let host = secret::fresh();
        let setting = Setting { practice: true, listed: false, tempo: Tempo::None, ..from.setting };
        let last = from.file.rows.last().map_or(0, |r| r.at);
        let row = TableRow {
            id: id.clone(),
            game: game.name.into(),
            setting: serde_json::to_string(&setting).expect("settings serialise"),
            header: Some(serde_json::to_string(&from.file.header).expect("headers serialise")),
            stage: "running".into(),
            host: secret::fingerprint(&host),
            opened: today() as i64,
            started: self.clock.now() as i64 - last as i64,
            era: 0,
            remark: None,
        };
        let log: Vec<LogRow> = from
            .file
            .rows
            .iter()
            .enumerate()
            .map(|(i, r)| LogRow {
                table: id.as_str().into(),
                era: 0,
                seq: i as i64,
                seat: i64::from(r.seat.0),
                at: r.at as i64,
                action: r.action.clone(),
                forced: r.forced,
                hash: r.hash.to_string(),
                client: None,
                rules: game.rules,
            })
            .collect();
        self.store.put(&row, &chairs, &log).await?;
        self.at(&id, |room| Box::pin(room.announce())).await??;
        Ok(Seated { id, seats: vec![SeatKey { seat, secret: key }], host: Some(host) })
    }
}

fn check_tempo(tempo: Tempo) -> Result<(), Fault> {
    let fine = match tempo {
        Tempo::None => true,
        Tempo::Live { move_s, bank_s } => (1..=3600).contains(&move_s) && bank_s <= 6 * 3600,
        Tempo::Days { days } => (1..=30).contains(&days),
    };
    let what = "live: 1 to 3600 seconds a move and at most 6 hours in the bank; days: 1 to 30";
    if fine { Ok(()) } else { Err(Fault::bad("bad-tempo", what).with("field", json!("tempo"))) }
}

fn chairs_of(
    game: &Entry,
    opening: &Opening,
    account: Option<&(String, String)>,
) -> Result<(Vec<ChairRow>, Vec<SeatKey>), Fault> {
    if opening.chairs.is_empty() || opening.chairs.len() > 8 {
        return Err(Fault::bad("wrong-field", "a table has 1 to 8 chairs").with("field", json!("chairs")));
    }
    let (mut chairs, mut seats) = (vec![], vec![]);
    let mut mine = 0;
    for (i, asked) in opening.chairs.iter().enumerate() {
        let mut chair = chair_of(game, i, asked)?;
        if *asked == ChairAsked::Me {
            let key = secret::fresh();
            chair.name = match (&opening.me, account) {
                (_, Some((_, name))) if mine == 0 => name.clone(),
                (Names::One(name), _) if mine == 0 => clean_name(name)?,
                (Names::One(_), _) => String::new(),
                (Names::Each(names), _) => clean_name(names.get(mine).map_or("", String::as_str))?,
            };
            chair.account = account.filter(|_| mine == 0).map(|(key, _)| key.clone());
            chair.secret = Some(secret::fingerprint(&key));
            seats.push(SeatKey { seat: Seat(i as u8), secret: key });
            mine += 1;
        }
        chairs.push(chair);
    }
    Ok((chairs, seats))
}

fn chair_of(game: &Entry, seat: usize, asked: &ChairAsked) -> Result<ChairRow, Fault> {
    let (kind, bot) = match asked {
        ChairAsked::Open => ("open", ""),
        ChairAsked::Me => ("person", ""),
        ChairAsked::Automaton => ("automaton", ""),
        ChairAsked::Bot(bot) => {
            let known = bots::names(game.name);
            if !known.contains(&bot.as_str()) {
                return Err(Fault::bad("no-such-bot", format!("there is no bot `{bot}`")).with("known", json!(known)));
            }
            ("bot", bot.as_str())
        }
    };
    Ok(ChairRow { seat: seat as i64, kind: kind.into(), bot: bot.into(), plans: "[]".into(), ..ChairRow::default() })
}

/// The options with what the chairs say: how many there are, and which plays itself.
fn fitted(game: &Entry, options: &Value, chairs: &[ChairRow]) -> Result<Value, Fault> {
    let mut options = if options.is_object() {
        options.clone()
    } else {
        return Err(Fault::bad("wrong-field", "`options` is an object").with("field", json!("options")));
    };
    options["players"] = chairs.len().into();
    let automatons: Vec<i64> = chairs.iter().filter(|c| c.kind == "automaton").map(|c| c.seat).collect();
    let knows = game.options().iter().any(|o| o.name == "automaton");
    match (&automatons[..], knows) {
        ([], true) => options["automaton"] = "none".into(),
        ([], false) => {}
        ([seat], true) => options["automaton"] = (*seat).into(),
        _ => return Err(Fault::bad("bad-setting", "this game has no such automaton").with("field", json!("chairs"))),
    }
    Ok(options)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |c| c.to_uppercase().chain(letters).collect())
}

impl Room {
    fn waiting(&self) -> Result<(), Fault> {
        if self.row.stage == "waiting" { Ok(()) } else { Err(Fault::conflict("begun", "the game has begun")) }
    }
    /// May whoever knows this secret decide for the table?
    fn is_host(&self, secret: &str) -> Result<(), Fault> {
        if self.row.host == secret::fingerprint(secret) { Ok(()) } else { Err(Fault::wrong_secret()) }
    }
    /// Somebody sits down: on this chair, or on the first that is open.
    pub async fn sit(
        &mut self,
        name: String,
        seat: Option<usize>,
        account: Option<(String, String)>,
    ) -> Result<Seated, Fault> {
        let here = |c: &&ChairRow| seat.is_none_or(|s| c.seat == s as i64);
        let mine = |c: &&ChairRow| c.account.is_some() && c.account.as_ref() == account.as_ref().map(|(key, _)| key);
        let key = secret::fresh();
        // Whoever keeps a name comes back to their own chair, from any device.
        if let Some(own) = self.chairs.iter().filter(here).find(mine) {
            let seat = Seat(own.seat as u8);
            self.change_chair(seat, |c| c.add_key(&secret::fingerprint(&key))).await?;
            return Ok(Seated { id: self.id.to_string(), seats: vec![SeatKey { seat, secret: key }], host: None });
        }
        self.waiting()?;
        let taken = || Fault::conflict("taken", "there is no free chair");
        let free = self.chairs.iter().filter(here).find(|c| c.kind == "open");
        let seat = Seat(free.ok_or_else(taken)?.seat as u8);
        let name = account.as_ref().map_or_else(|| clean_name(&name), |(_, kept)| Ok(kept.clone()))?;
        self.change_chair(seat, |c| {
            c.kind = "person".into();
            c.name = name;
            c.secret = Some(secret::fingerprint(&key));
            c.account = account.map(|(key, _)| key);
        })
        .await?;
        self.announce().await?;
        Ok(Seated { id: self.id.to_string(), seats: vec![SeatKey { seat, secret: key }], host: None })
    }
    /// Before the game the chair is free again; afterwards a bot plays until its owner comes back.
    pub async fn leave(&mut self, secret: &str) -> Result<(), Fault> {
        let seat = self.seat_of(secret)?;
        if self.waiting().is_ok() {
            let empty =
                ChairRow { seat: i64::from(seat.0), kind: "open".into(), plans: "[]".into(), ..ChairRow::default() };
            self.change_chair(seat, |c| *c = empty).await?;
            return self.announce().await;
        }
        if !self.table()?.is_over() {
            self.stand_in(seat, true).await;
            self.drive().await;
        }
        Ok(())
    }
    /// The host gives a chair to a bot, to the automaton, or opens it again. Nobody who sits is sent away.
    pub async fn give_chair(&mut self, seat: usize, asked: &ChairAsked, secret: &str) -> Result<Meta, Fault> {
        self.is_host(secret)?;
        self.waiting()?;
        let game = game_of(&self.house, &self.row.game)?;
        let there = self.chairs.get(seat).ok_or_else(|| Fault::bad("no-such-seat", "there is no such chair"))?;
        if there.kind == "person" || *asked == ChairAsked::Me {
            return Err(Fault::conflict("taken", "somebody sits there"));
        }
        let chair = chair_of(game, seat, asked)?;
        let mut chairs = self.chairs.clone();
        chairs[seat] = chair.clone();
        let options = fitted(game, &self.setting.options, &chairs)?;
        game.open(&options, None, "trial", vec![], self.setting.scene.clone()).map_err(|p| Fault::bad_setting(&p))?;
        self.setting.options = options;
        self.row.setting = serde_json::to_string(&self.setting).expect("settings serialise");
        self.house.store.put(&self.row, &[chair], &[]).await?;
        self.chairs = chairs;
        self.announce().await?;
        Ok(self.meta())
    }
    pub async fn start_by(&mut self, secret: &str) -> Result<Meta, Fault> {
        self.is_host(secret)?;
        self.start().await
    }
    /// Deals. From here on the seed is fixed, and everybody knows what it is committed to.
    async fn start(&mut self) -> Result<Meta, Fault> {
        self.waiting()?;
        if self.chairs.iter().any(|c| c.kind == "open") {
            return Err(Fault::conflict("chairs-open", "there are open chairs"));
        }
        let game = game_of(&self.house, &self.row.game)?;
        let seed = self.setting.seed.clone().unwrap_or_else(secret::fresh);
        let names = self.chairs.iter().map(|c| if c.kind == "bot" { c.bot.clone() } else { c.name.clone() }).collect();
        let opened = game.open(&self.setting.options, None, &seed, names, self.setting.scene.clone());
        let table = opened.map_err(|p| Fault::bad_setting(&p))?;
        let mut row = self.row.clone();
        row.stage = "running".into();
        row.started = self.house.clock.now() as i64;
        row.header = Some(serde_json::to_string(table.header()).expect("headers serialise"));
        let log: Vec<LogRow> = (0..table.rows().len()).map(|i| self.log_row(&*table, i, None)).collect();
        self.house.store.put(&row, &[], &log).await?;
        self.row = row;
        self.back_at = vec![0; self.chairs.len()];
        let (must, stored) = (table.must(), table.rows().len());
        self.play = Some(Play { stored, must, round: super::look::round(&*table), table });
        self.announce().await?;
        self.send_notices(table::SeatSet::NONE);
        self.tell_now();
        self.drive().await;
        Ok(self.meta())
    }
    /// Lists and lookers-on hear of what changed.
    pub(super) async fn announce(&mut self) -> Result<(), Fault> {
        self.last = today();
        let batch = Batch { standing: Some(self.standing()), ..Batch::default() };
        self.house.store.writer.commit(batch).await.map_err(|_| Fault::not_stored())?;
        self.tell_meta();
        Ok(())
    }
    pub async fn set_notices(
        &mut self,
        secret: &str,
        webhook: Option<Option<String>>,
        push: Option<Option<Value>>,
    ) -> Result<(), Fault> {
        let seat = self.seat_of(secret)?;
        let notices = &self.house.notices;
        let webhook = webhook.map(|w| w.map(|w| notices.checked_webhook(&w)).transpose()).transpose()?;
        let push = push.map(|p| p.map(|p| notices.checked_push(&p)).transpose()).transpose()?;
        self.change_chair(seat, |c| {
            if let Some(webhook) = webhook {
                c.webhook = webhook;
            }
            if let Some(push) = push {
                c.push = push;
            }
        })
        .await
    }
    /// The browser that was to be told is no more, unless it has subscribed anew.
    pub async fn forget_push(&mut self, seat: Seat, gone: &str) -> Result<(), Fault> {
        if self.chairs.get(seat.index()).is_none_or(|c| c.push.as_deref() != Some(gone)) {
            return Ok(());
        }
        self.change_chair(seat, |c| c.push = None).await
    }
}
