//! From the disk into memory. A log that no longer replays goes on from what was kept, and the players are told.
use super::{JOBS, Play, Room, RoomHandle, Setting};
use crate::fault::Fault;
use crate::house::House;
use crate::store::{Found, Kept, LogRow, StoreError};
use games::Entry;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use table::{AnyTable, FileError, GameFile, Header, Seat};
use tokio::sync::mpsc;

impl From<StoreError> for Fault {
    fn from(e: StoreError) -> Fault {
        tracing::error!("{e}");
        Fault::not_stored()
    }
}

impl Room {
    pub async fn load(house: Arc<House>, id: &str) -> Result<RoomHandle, Fault> {
        let found = house.store.find(id).await?.ok_or_else(Fault::no_such_table)?;
        let (sender, jobs) = mpsc::channel(JOBS);
        let setting: Setting = serde_json::from_str(&found.table.setting)
            .map_err(|e| Fault::conflict("damaged", format!("the table cannot be read: {e}")))?;
        let mut room = Room {
            id: id.into(),
            row: found.table.clone(),
            setting,
            chairs: vec![],
            back_at: vec![],
            play: None,
            chat: vec![],
            done: HashMap::new(),
            viewers: HashMap::new(),
            undo_asked: None,
            thinking: None,
            thought: None,
            volunteers: BTreeMap::new(),
            intentions: BTreeMap::new(),
            hints: BTreeMap::new(),
            person: 0,
            jobs: sender.downgrade(),
            frozen: None,
            last: crate::clock::today(),
            ended: false,
            house,
        };
        room.take(found).await?;
        tokio::spawn(room.run(jobs));
        Ok(RoomHandle { jobs: sender })
    }
    /// Everything as the disk has it; whoever looks on stays.
    pub(super) async fn reload(&mut self) {
        match self.house.store.find(&self.id).await {
            Ok(Some(found)) => {
                if let Err(e) = self.take(found).await {
                    self.play = None;
                    self.frozen = Some(e.message);
                }
            }
            _ => {
                self.play = None;
                self.frozen = Some("the database does not answer".into());
            }
        }
    }
    async fn take(&mut self, found: Found) -> Result<(), Fault> {
        self.row = found.table;
        self.chairs = found.chairs;
        self.back_at = vec![self.now(); self.chairs.len()];
        self.chat = found.chat;
        self.done = HashMap::new();
        self.play = None;
        self.thinking = None;
        let Some(header) = self.row.header.as_deref() else { return Ok(()) };
        for (i, (row, client)) in found.rows.iter().zip(&found.clients).enumerate() {
            if let Some(client) = client {
                // What played itself afterwards belongs to it.
                let forced = found.rows[i + 1..].iter().take_while(|r| r.forced).count();
                self.done.insert((row.seat, client.clone()), i + 1 + forced);
            }
        }
        let header: Header = serde_json::from_str(header).map_err(|e| Fault::conflict("damaged", e.to_string()))?;
        let game =
            self.house.game(&self.row.game).ok_or_else(|| Fault::conflict("no-such-game", "no such game here"))?;
        let file = GameFile { header, rows: found.rows };
        match self.replayed(game, &file).await {
            Ok(table) => {
                let must = table.must();
                self.play = Some(Play { stored: table.rows().len(), must, round: super::look::round(&*table), table });
            }
            Err(why) => {
                tracing::error!("table {} cannot go on: {why}", self.id);
                self.frozen = Some("the rules have changed since, and this game cannot go on".into());
            }
        }
        Ok(())
    }
    async fn replayed(&mut self, game: &Entry, file: &GameFile) -> Result<Box<dyn AnyTable>, FileError> {
        let cannot = |e: &dyn ToString| FileError::Header { why: e.to_string() };
        if self.row.era > 0 {
            let kept = self.house.store.kept(&self.id, self.row.era).await.map_err(|e| cannot(&e))?;
            let (rows, state) = kept.ok_or_else(|| cannot(&"nothing was kept"))?;
            let (table, lost) = game.resume(file, rows, &state)?;
            return lost.map_or(Ok(table), Err);
        }
        match game.replay(file, None, None) {
            Ok(table) => Ok(table),
            Err(why) => {
                tracing::warn!("table {} does not replay, it is carried over: {why}", self.id);
                self.carry_over(game, file).await.map_err(|_| why)
            }
        }
    }
    /// Goes on from the newest kept state, in a new era of the log; the old one stays where it is.
    async fn carry_over(&mut self, game: &Entry, file: &GameFile) -> Result<Box<dyn AnyTable>, Fault> {
        let nothing = || Fault::conflict("frozen", "nothing was kept");
        let (rows, state) = self.house.store.kept(&self.id, -1).await?.ok_or_else(nothing)?;
        let (table, lost) = game.resume(file, rows, &state).map_err(|e| Fault::conflict("frozen", e.to_string()))?;
        self.row.era += 1;
        self.row.remark = Some(if lost.is_some() { "carried-over-lost" } else { "carried-over" }.into());
        let kept = Kept { table: self.id.clone(), era: self.row.era, seq: rows as i64, state };
        let log: Vec<LogRow> = (0..table.rows().len()).map(|i| self.log_row(&*table, i, None)).collect();
        self.house.store.carry_over(&self.row, &kept, &log).await?;
        Ok(table)
    }
    pub(super) fn log_row(&self, table: &dyn AnyTable, i: usize, client: Option<String>) -> LogRow {
        let row = &table.rows()[i];
        LogRow {
            table: self.id.clone(),
            era: self.row.era,
            seq: i as i64,
            seat: i64::from(row.seat.0),
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
