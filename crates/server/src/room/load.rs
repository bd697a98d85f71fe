//! From the disk into memory. A log that no longer replays goes on from what was kept, and the players are told.
use super::act::Done;
use super::{JOBS, Job, Play, Room, RoomHandle, Setting};
use crate::aside;
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::rooms::Pulse;
use crate::store::{Batch, Found, Kept, LogRow, NotStored, Order, StoreError};
use crate::table_id::TableId;
use crate::wire::Remark;
use axum::http::StatusCode;
use bots::Lodgers;
use shelf::Entry;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Instant;
use table::{AnyTable, FileError, GameFile, Header, Seat, fingerprint};
use tokio::sync::mpsc;

impl From<StoreError> for Fault {
    fn from(e: StoreError) -> Fault {
        tracing::error!("{e}");
        match e {
            StoreError::NotStored(why) => why.into(),
            StoreError::Damaged(_) => {
                Fault::damaged(&"the house has found something else in its database than it writes")
            }
            _ => Fault::database(),
        }
    }
}

impl From<NotStored> for Fault {
    fn from(why: NotStored) -> Fault {
        match why {
            NotStored::Unknown => Fault::not_known(),
            NotStored::Refused | NotStored::Failed => Fault::not_stored(),
        }
    }
}

impl Room {
    /// Begins a task that loads the table and then is the table. Whoever asks meanwhile stands in line.
    pub fn begin(house: Arc<House>, id: TableId) -> RoomHandle {
        let (sender, jobs) = mpsc::channel(JOBS);
        let pulse = Arc::new(Pulse::default());
        let handle = RoomHandle { jobs: sender, pulse: pulse.clone() };
        let weak = handle.jobs.downgrade();
        tokio::spawn(async move {
            match Room::load(house.clone(), id.clone(), weak, pulse.clone()).await {
                Ok(room) => room.run(jobs).await,
                Err(fault) => {
                    let _ = pulse.failed.set(fault);
                    house.rooms.remove(&id, &pulse);
                }
            }
        });
        handle
    }
    async fn load(
        house: Arc<House>,
        id: TableId,
        jobs: mpsc::WeakSender<Job>,
        pulse: Arc<Pulse>,
    ) -> Result<Room, Fault> {
        let found = house.store.find(&id).await?.ok_or_else(Fault::no_such_table)?;
        let setting: Setting = serde_json::from_str(&found.table.setting).map_err(|e| Fault::damaged(&e))?;
        let mut room = Room {
            id,
            row: found.table.clone(),
            setting,
            chairs: vec![],
            play: None,
            chat: vec![],
            said: HashMap::new(),
            done: HashMap::new(),
            heard: HashMap::new(),
            hearing: None,
            viewers: HashMap::new(),
            undo_asked: None,
            abort_asked: None,
            thinking: None,
            thought: None,
            volunteers: BTreeMap::new(),
            intentions: BTreeMap::new(),
            lodgers: Lodgers::new(&house.memory),
            hints: BTreeMap::new(),
            person: 0,
            jobs,
            frozen: None,
            unsettled: false,
            well: house.store.writer.health().borrow().well,
            watched: Instant::now(),
            left: BTreeMap::new(),
            resting: false,
            wake: None,
            announced: false,
            planned: 0,
            last: 0,
            pulse,
            ended: false,
            house,
        };
        room.take(found).await?;
        Ok(room)
    }
    /// Everything as the disk has it; whoever looks on stays.
    pub(super) async fn reload(&mut self) {
        let taken = match self.house.store.find(&self.id).await {
            Ok(Some(found)) => self.take(found).await,
            Ok(None) => Err(Fault::no_such_table()),
            Err(e) => Err(e.into()),
        };
        self.unsettled = taken.is_err();
        if taken.is_err() {
            self.play = None;
        }
    }
    async fn take(&mut self, found: Found) -> Result<(), Fault> {
        self.last = found.last.unwrap_or(found.table.opened) as u64;
        self.announced = found.last.is_some();
        self.wake = found.wake;
        self.row = found.table;
        self.setting = serde_json::from_str(&self.row.setting).map_err(|e| Fault::damaged(&e))?;
        self.chairs = found.chairs;
        self.chat = found.chat;
        self.said.clear();
        for (seat, client, text) in found.said {
            self.said.entry(seat).or_default().insert(client, fingerprint(&text));
        }
        self.heard.clear();
        found.heard.into_iter().for_each(|heard| self.hear(heard));
        self.done.clear();
        (self.play, self.frozen) = (None, None);
        self.drop_thoughts();
        (self.undo_asked, self.abort_asked) = (None, None);
        let Some(header) = self.row.header.as_deref() else { return Ok(()) };
        for (i, (row, client)) in found.rows.iter().zip(&found.clients).enumerate() {
            if let Some(client) = client {
                // What played itself afterwards belongs to it.
                let forced = found.rows[i + 1..].iter().take_while(|r| r.forced).count();
                let done = Done { rows: i + 1 + forced, action: row.action.clone() };
                self.done.insert((row.seat, client.clone()), done);
            }
        }
        let header: Header = serde_json::from_str(header).map_err(|e| Fault::damaged(&e))?;
        let game = self
            .house
            .game(&self.row.game)
            .ok_or_else(|| Fault::new(Kind::NoSuchGame, "no such game here").answered(StatusCode::CONFLICT))?;
        let file = GameFile { header, rows: found.rows };
        match self.replayed(game, file).await? {
            Ok(table) => self.play = Some(Play::stored(table)),
            Err(why) => {
                tracing::error!("table {} cannot go on: {why}", self.id);
                self.frozen = Some("the rules have changed since, and this game cannot go on".into());
            }
        }
        Ok(())
    }
    /// `Err` outside: the house cannot say now; inside: it never will.
    async fn replayed(
        &mut self,
        game: &'static Entry,
        file: GameFile,
    ) -> Result<Result<Box<dyn AnyTable>, FileError>, Fault> {
        let cannot = |e: &dyn ToString| FileError::Header { why: e.to_string() };
        if self.row.era > 0 {
            let Some((rows, state)) = self.house.store.kept(&self.id, self.row.era).await? else {
                return Ok(Err(cannot(&"nothing was kept")));
            };
            let resumed = aside::load(&self.house, move || game.resume(&file, rows, &state)).await?;
            return Ok(resumed.and_then(|(table, lost)| lost.map_or(Ok(table), Err)));
        }
        let file = Arc::new(file);
        let again = file.clone();
        match aside::load(&self.house, move || game.replay(&again, None, None)).await? {
            Ok(table) => Ok(Ok(table)),
            Err(why) => {
                tracing::warn!("table {} does not replay, it is carried over: {why}", self.id);
                let Some((rows, state)) = self.house.store.kept(&self.id, -1).await? else { return Ok(Err(why)) };
                let kept = state.clone();
                match aside::load(&self.house, move || game.resume(&file, rows, &kept)).await? {
                    Ok((table, lost)) => self.carry_over(table, lost.is_some(), rows, state).await.map(Ok),
                    Err(e) => Ok(Err(cannot(&format!("{why}; {e}")))),
                }
            }
        }
    }
    /// Goes on from the newest kept state, in a new era of the log; the old one stays where it is.
    async fn carry_over(
        &mut self,
        table: Box<dyn AnyTable>,
        lost: bool,
        rows: usize,
        state: Vec<u8>,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        self.row.era += 1;
        self.row.remark = Some(if lost { Remark::CarriedOverLost } else { Remark::CarriedOver });
        let kept = Some(Kept { table: self.id.clone(), era: self.row.era, seq: rows as i64, state });
        let log = (0..table.rows().len()).map(|i| self.log_row(&*table, i, None)).collect();
        let orders = vec![Order::CarryOver(self.row.clone())];
        self.house.store.writer.commit(Batch { orders, log, kept, ..Batch::default() }).await?;
        Ok(table)
    }
    pub(super) fn log_row(&self, table: &dyn AnyTable, i: usize, client: Option<String>) -> LogRow {
        let row = &table.rows()[i];
        LogRow {
            table: self.id.clone(),
            era: self.row.era,
            seq: i as i64,
            seat: row.seat,
            at: row.at as i64,
            action: row.action.clone(),
            forced: row.forced,
            hash: row.hash.to_string(),
            client,
            rules: self.house.game(&self.row.game).map_or("", |g| g.rules),
        }
    }
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len() as u8)
    }
}
