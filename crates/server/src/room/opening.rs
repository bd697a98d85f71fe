//! Opening a table, and taking a finished game up again.
use super::Setting;
use crate::aside;
use crate::clock::today;
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::http::guest_name;
use crate::names::clean_name;
use crate::secret::Secret;
use crate::store::{Batch, ChairRow, LogRow, NotStored, Order, Sitter, TableRow};
use crate::table_id::TableId;
use crate::wire::{Origin, Stage, Tempo};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shelf::Entry;
use std::sync::Arc;
use table::{Millis, Seat};

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
    #[serde(default, deserialize_with = "table::strict::fields")]
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
    pub id: TableId,
    pub seats: Vec<SeatKey>,
    /// of whoever opened the table: may start it and change chairs
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub host: Option<Secret>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatKey {
    pub seat: Seat,
    pub secret: Secret,
}

/// Names that are tried for a new table; the first is almost always free.
const NAMES_TRIED: usize = 20;

pub(super) fn game_of(house: &House, name: &str) -> Result<&'static Entry, Fault> {
    let known: Vec<&str> = house.config.shelf.iter().map(|g| g.name).collect();
    house
        .game(name)
        .ok_or_else(|| Fault::new(Kind::NoSuchGame, format!("there is no game `{name}`")).with("known", json!(known)))
}

impl House {
    /// Opens a table. If every chair is taken, the game begins at once.
    pub async fn open_table(
        self: &Arc<Self>,
        opening: Opening,
        account: Option<(String, String)>,
        person: u64,
    ) -> Result<Seated, Fault> {
        let game = game_of(self, &opening.game)?;
        check_tempo(opening.tempo)?;
        if !opening.practice && (opening.scene.is_some() || opening.seed.is_some()) {
            return Err(Fault::new(Kind::PracticeOnly, "a position or a seed of one's own is for practice tables"));
        }
        let mut setting = Setting {
            name: clean_name(&opening.name)?,
            options: opening.options.clone(),
            tempo: opening.tempo,
            listed: opening.listed && !opening.practice,
            practice: opening.practice,
            scene: opening.scene.clone(),
            seed: opening.seed.clone(),
            origin: None,
        };
        let (chairs, seats) = chairs_of(self, game, &opening, account.as_ref()).await?;
        setting.options = fitted(game, &setting.options, &chairs)?;
        // Whatever is wrong with options or position comes out now, not when the last player sits down.
        self.tried(game, &setting).await?;
        let host = Secret::fresh();
        let unnamed = setting.name.is_empty();
        let row = |id: &TableId| {
            if unnamed {
                setting.name = id.title();
            }
            let setting = serde_json::to_string(&setting).expect("settings serialise");
            TableRow::fresh(id.clone(), game.name, setting, host.fingerprint(), today())
        };
        let full = chairs.iter().all(|c| c.kind != Sitter::Open);
        let id = self.put_table(opening.listed && !opening.practice, row, chairs, vec![], |_| None).await?;
        // The table is there, and whoever opened it has its keys. What cannot be written now comes later: the list hears of it
        // by itself, and the host can begin.
        let begun = self.at(&id, move |room| {
            room.person = person;
            Box::pin(async move { if full { room.start().await.map(|_| ()) } else { room.announce().await } })
        });
        match begun.await.flatten() {
            Err(fault) if fault.status != StatusCode::SERVICE_UNAVAILABLE => return Err(fault),
            _ => {}
        }
        Ok(Seated { id, seats, host: Some(host) })
    }
    /// Could a game be opened so? The rules say, aside: some need a while.
    pub(super) async fn tried(self: &Arc<Self>, game: &'static Entry, setting: &Setting) -> Result<(), Fault> {
        let (options, scene) = (setting.options.clone(), setting.scene.clone());
        let trial = aside::run(self, move || game.open(&options, None, "trial", vec![], scene).map(|_| ())).await?;
        trial.map_err(|p| Fault::of_problems(Kind::BadSetting, &p))
    }
    /// Writes a new table under a name that is free. `log`: of a game that begins in the middle; `with`: what is written
    /// in the same breath, or not at all.
    pub(super) async fn put_table(
        &self,
        guessable: bool,
        mut row: impl FnMut(&TableId) -> TableRow,
        chairs: Vec<ChairRow>,
        log: Vec<LogRow>,
        with: impl Fn(&TableId) -> Option<Order>,
    ) -> Result<TableId, Fault> {
        for _ in 0..NAMES_TRIED {
            let id = TableId::fresh(guessable);
            let chairs = chairs.iter().map(|c| ChairRow { table: id.clone(), ..c.clone() }).collect();
            let log = log.iter().map(|r| LogRow { table: id.clone(), ..r.clone() }).collect();
            let orders = std::iter::once(Order::Open(row(&id), chairs)).chain(with(&id)).collect();
            match self.store.writer.commit(Batch { orders, log, ..Batch::default() }).await {
                Ok(()) => return Ok(id),
                // Somebody has this name: nothing of theirs was touched.
                Err(NotStored::Refused) if self.store.find(&id).await?.is_some() => {}
                Err(why) => return Err(why.into()),
            }
        }
        Err(Fault::too_many())
    }
    /// A practice table that goes on from a moment of a finished game: I have one chair, bots the others.
    pub async fn fork_table(
        self: &Arc<Self>,
        from: super::moments::Fork,
        seat: Seat,
        me: String,
        person: u64,
    ) -> Result<Seated, Fault> {
        let game = game_of(self, &from.game)?;
        let mut chairs = from.chairs;
        for chair in chairs.iter_mut().filter(|c| c.kind != Sitter::Automaton) {
            // Opponents stay who they were; a bot sits down only where a person sat.
            let bot = if chair.kind == Sitter::Bot { std::mem::take(&mut chair.bot) } else { game.rivals.usual.into() };
            *chair = ChairRow { bot, ..ChairRow::fresh(chair.seat, Sitter::Bot) };
        }
        let chair = chairs.get_mut(seat.index()).filter(|c| c.kind != Sitter::Automaton);
        let chair = chair.ok_or_else(|| Fault::new(Kind::NoSuchSeat, "there is no such seat for a person"))?;
        *chair = ChairRow { name: clean_name(&me)?, ..ChairRow::fresh(seat, Sitter::Person) };
        let key = Secret::fresh();
        chair.add_key(&key.fingerprint());
        let host = Secret::fresh();
        let setting =
            Setting { practice: true, listed: false, tempo: Tempo::None, origin: Some(Origin::Fork), ..from.setting };
        // Not before anything that was done, nor before the position that it all began with.
        let file = from.file.clone();
        let first =
            aside::run(self, move || game.replay(&file, None, Some(0)).map_or(0, |table| table.clock())).await?;
        let last = from.file.rows.iter().map(|r| r.at).fold(first, Millis::max);
        let (setting, header) = (
            serde_json::to_string(&setting).expect("settings serialise"),
            serde_json::to_string(&from.file.header).expect("headers serialise"),
        );
        let started = self.clock.now() as i64 - last as i64;
        let row = |id: &TableId| TableRow {
            header: Some(header.clone()),
            stage: Stage::Running,
            started,
            ..TableRow::fresh(id.clone(), game.name, setting.clone(), host.fingerprint(), today())
        };
        let log: Vec<LogRow> = from
            .file
            .rows
            .iter()
            .enumerate()
            .map(|(i, r)| LogRow {
                table: TableId::default(),
                era: 0,
                seq: i as i64,
                seat: r.seat,
                at: r.at as i64,
                action: r.action.clone(),
                forced: r.forced,
                hash: r.hash.to_string(),
                client: None,
                rules: game.rules,
            })
            .collect();
        let id = self.put_table(false, row, chairs, log, |_| None).await?;
        let begun = self.at(&id, move |room| {
            room.person = person;
            Box::pin(room.announce())
        });
        match begun.await.flatten() {
            Err(fault) if fault.status != StatusCode::SERVICE_UNAVAILABLE => return Err(fault),
            _ => {}
        }
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
    if fine { Ok(()) } else { Err(Fault::new(Kind::BadTempo, what).with("field", json!("tempo"))) }
}

async fn chairs_of(
    house: &House,
    game: &Entry,
    opening: &Opening,
    account: Option<&(String, String)>,
) -> Result<(Vec<ChairRow>, Vec<SeatKey>), Fault> {
    if opening.chairs.is_empty() || opening.chairs.len() > 8 {
        return Err(Fault::new(Kind::WrongField, "a table has 1 to 8 chairs").with("field", json!("chairs")));
    }
    let own = opening.chairs.iter().filter(|chair| **chair == ChairAsked::Me).count();
    if let Names::Each(names) = &opening.me
        && names.len() > own
    {
        let what = format!("{} names for {own} chairs of one's own", names.len());
        return Err(Fault::new(Kind::WrongField, what).with("field", json!("me")));
    }
    let (mut chairs, mut seats) = (vec![], vec![]);
    let mut mine = 0;
    for (seat, asked) in Seat::all(opening.chairs.len() as u8).zip(&opening.chairs) {
        let mut chair = chair_of(game, seat, asked)?;
        if *asked == ChairAsked::Me {
            let key = Secret::fresh();
            chair.name = match (&opening.me, account) {
                (_, Some((_, name))) if mine == 0 => name.clone(),
                (Names::One(name), _) if mine == 0 => clean_name(name)?,
                (Names::One(_), _) => String::new(),
                (Names::Each(names), _) => clean_name(names.get(mine).map_or("", String::as_str))?,
            };
            if account.is_none() || mine > 0 {
                let others: Vec<&str> = chairs.iter().map(|c: &ChairRow| c.name.as_str()).collect();
                chair.name = guest_name(house, &chair.name, &others).await?;
            }
            chair.account = account.filter(|_| mine == 0).map(|(key, _)| key.clone());
            chair.add_key(&key.fingerprint());
            seats.push(SeatKey { seat, secret: key });
            mine += 1;
        }
        chairs.push(chair);
    }
    Ok((chairs, seats))
}

pub(super) fn chair_of(game: &Entry, seat: Seat, asked: &ChairAsked) -> Result<ChairRow, Fault> {
    let (kind, bot) = match asked {
        ChairAsked::Open => (Sitter::Open, ""),
        ChairAsked::Me => (Sitter::Person, ""),
        ChairAsked::Automaton => (Sitter::Automaton, ""),
        ChairAsked::Bot(bot) => {
            let known = game.rivals.names;
            if !known.contains(&bot.as_str()) {
                return Err(Fault::new(Kind::NoSuchBot, format!("there is no bot `{bot}`")).with("known", json!(known)));
            }
            (Sitter::Bot, bot.as_str())
        }
    };
    Ok(ChairRow { bot: bot.into(), ..ChairRow::fresh(seat, kind) })
}

/// The options with what the chairs say: how many there are, and which plays itself.
pub(super) fn fitted(game: &Entry, options: &Value, chairs: &[ChairRow]) -> Result<Value, Fault> {
    let mut options = if options.is_object() {
        options.clone()
    } else {
        return Err(Fault::new(Kind::WrongField, "`options` is an object").with("field", json!("options")));
    };
    let said = options.get("players").filter(|said| **said != json!(chairs.len()));
    if let Some(said) = said {
        let message = format!("{said} players, but there are {} chairs", chairs.len());
        return Err(Fault::new(Kind::BadSetting, message).with("field", json!("options")));
    }
    options["players"] = chairs.len().into();
    let automatons: Vec<Seat> = chairs.iter().filter(|c| c.kind == Sitter::Automaton).map(|c| c.seat).collect();
    let knows = game.options().iter().any(|o| o.name == "automaton");
    match (&automatons[..], knows) {
        ([], true) => options["automaton"] = "none".into(),
        ([], false) => {}
        ([seat], true) => options["automaton"] = seat.0.into(),
        _ => return Err(Fault::new(Kind::BadSetting, "this game has no such automaton").with("field", json!("chairs"))),
    }
    Ok(options)
}
