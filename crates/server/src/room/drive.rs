//! What happens without anybody's click: plans, bots, deadlines, clocks.
use super::{Job, Room};
use crate::fault::{Fault, Kind};
use crate::store::{Batch, ChairRow, Sitter};
use crate::wire::Ended;
use bots::Lodger;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use table::{FastDice, Millis, Seat};

/// What a bot will do without being asked.
#[derive(Clone, Debug)]
pub(super) struct Volunteer {
    /// how much its seat had seen when it thought: if it sees more, it thinks again
    seen: usize,
    next: Option<(Millis, String)>,
}

impl Room {
    /// Goes on until the game waits for a person, a clock or a thought.
    pub(super) async fn drive(&mut self) {
        let mut moved = false;
        while self.follow_plan().await {
            moved = true;
            tokio::task::yield_now().await;
        }
        if moved {
            self.tell_now();
        }
        self.ask_bots();
    }

    /// The bot that plays this seat: its own, or the one that stands in.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        let chair = self.chairs.get(seat.index())?;
        match chair.kind {
            Sitter::Bot => Some(&chair.bot),
            Sitter::Person if chair.stand_in => Some(self.rivals().usual),
            _ => None,
        }
    }
    /// The same as somebody who stays while they play it.
    fn lodger(&mut self, seat: Seat) -> Option<Lodger> {
        let (rivals, bot) = (self.rivals(), self.bot_of(seat)?.to_string());
        let lodger = self.lodgers.at(&rivals, seat, &bot);
        lodger.inspect_err(|e| tracing::error!("table {}: {e}", self.id)).ok()
    }
    /// A number of this table and seat, the same after a restart.
    fn pace(&self, seat: Seat) -> u64 {
        table::fingerprint(&(&*self.id, seat.0))
    }

    fn ask_bots(&mut self) {
        if !self.can_write() || self.rests() {
            return;
        }
        let Ok(table) = self.running() else { return };
        let asked = table.must().iter().find(|&seat| seat != Seat::HOUSE && self.bot_of(seat).is_some());
        match asked {
            Some(seat) => self.ask_bot(seat),
            None => self.ask_volunteers(),
        }
    }
    /// Somebody plays here who has not left.
    pub(super) fn attended(&self) -> bool {
        self.chairs.iter().any(ChairRow::is_attended)
    }
    /// Where only bots play they go on while somebody looks on, and a little longer.
    fn rests(&mut self) -> bool {
        if !self.viewers.is_empty() {
            self.watched = Instant::now();
        }
        self.resting = !self.attended() && self.watched.elapsed() >= self.house.config.unwatched;
        self.resting
    }
    /// Somebody has come, or asks how it stands: bots go on.
    pub(super) fn is_watched(&mut self) {
        self.watched = Instant::now();
    }
    /// A bot that must act thinks elsewhere; its answer is an action like any other.
    fn ask_bot(&mut self, seat: Seat) {
        let rows = self.rows();
        if self.thinking == Some(rows) {
            return;
        }
        let Some(lodger) = self.lodger(seat) else { return };
        let Ok(table) = self.table() else { return };
        let thought = lodger.thought(table);
        let mut dice = FastDice::new(self.pace(seat) ^ rows as u64);
        (self.thinking, self.thought) = (Some(rows), None);
        let work = move |still: &bots::Still| {
            // A bot that stumbles must not leave its table waiting for ever.
            let action = catch_unwind(AssertUnwindSafe(|| thought(&mut dice, still))).ok();
            let job: Job = Box::new(move |room| Box::pin(room.bot_acts(rows, seat, action)));
            job
        };
        let begin: Job = Box::new(move |room| {
            Box::pin(async move {
                // The table may have moved on during the pause.
                if room.thinking == Some(rows) {
                    room.thought = room.think(seat, work).ok();
                }
            })
        });
        let (jobs, pause) = (self.jobs.clone(), self.house.config.bot_pause);
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(jobs) = jobs.upgrade() {
                drop(jobs.send(begin).await);
            }
        });
    }
    /// `action`: what it has thought of; without, it stumbled, and does the first thing that is legal.
    async fn bot_acts(&mut self, rows: usize, seat: Seat, action: Option<String>) {
        if self.thinking == Some(rows) {
            self.thinking = None;
        }
        let now = self.table().map_or(0, |t| t.rows().len());
        let first = || self.table().ok()?.offers(seat).into_iter().next().map(|offer| offer.act);
        if let Some(action) = action.or_else(first)
            && now == rows
            && self.bot_of(seat).is_some()
        {
            match self.automatic(seat, &action).await {
                Ok(_) => self.tell_now(),
                // Nobody can do anything any more.
                Err(e) if e.kind == Kind::LogFull => return drop(self.end(Ended::Aborted, vec![]).await),
                Err(e) => {
                    tracing::error!("table {}: a bot was refused: {}", self.id, e.message);
                    tokio::time::sleep(AGAIN_AFTER).await;
                }
            }
            self.planned = 0;
        }
        self.drive().await;
    }

    /// In a race nobody is asked: bots say when they will do what.
    fn ask_volunteers(&mut self) {
        // No bot is asked any more: whoever still thinks about an answer need not.
        (self.thinking, self.thought) = (None, None);
        for seat in self.seats() {
            let Some(lodger) = self.lodger(seat) else { continue };
            let Ok(table) = self.table() else { return };
            let seen = table.seen(Some(seat));
            if self.volunteers.get(&seat).is_some_and(|v| v.seen == seen) || table.offers(seat).is_empty() {
                continue;
            }
            let Some(thought) = lodger.intention(table, self.pace(seat)) else { continue };
            self.volunteers.insert(seat, Volunteer { seen, next: None });
            let asked = self.think(seat, move |_| {
                let next = thought();
                Box::new(move |room| {
                    Box::pin(async move {
                        if room.volunteers.get(&seat).is_some_and(|v| v.seen == seen) {
                            room.volunteers.insert(seat, Volunteer { seen, next });
                        }
                    })
                })
            });
            if let Ok(ticket) = asked {
                self.intentions.insert(seat, ticket);
            }
        }
    }

    /// When something happens by itself, by the table's clock.
    pub(super) fn next_wake(&self) -> Option<Millis> {
        let table = self.running().ok()?;
        let volunteers = self.volunteers.values().filter_map(|v| v.next.as_ref().map(|(at, _)| *at));
        let clocks = self.clocks().seats.into_iter().filter_map(|c| c.deadline);
        table.deadline().into_iter().chain(volunteers).chain(clocks).min()
    }
    /// The same as the house counts, for the disk: a table out of memory is loaded then.
    pub(super) fn wake_on_disk(&self) -> Option<i64> {
        let table = self.running().ok()?;
        let bot_is_asked = table.must().iter().any(|seat| self.bot_of(seat).is_some());
        let races = table.deadline().is_some();
        if (bot_is_asked || races) && self.resting {
            // Nobody has to look after it before it is abandoned.
            let abandoned = self.house.config.abandoned.as_millis() as i64;
            return Some(self.wake.filter(|at| *at > 0).unwrap_or(self.house.clock.now() as i64 + abandoned));
        }
        if bot_is_asked || races {
            return Some(0);
        }
        self.next_wake().map(|at| at as i64 + self.row.started)
    }
    /// Only bots played, nobody looked on, and so it rested: until now.
    pub(super) async fn give_up(&mut self) {
        let due = self.wake.is_some_and(|at| at > 0 && at <= self.house.clock.now() as i64);
        if due && !self.attended() && self.viewers.is_empty() && self.running().is_ok() {
            let _ = self.end(Ended::Unwatched, vec![]).await;
        }
    }
    /// A moment has come: volunteers first, then the house, then whoever is late.
    pub(super) async fn on_time(&mut self) {
        let now = self.now();
        let due = self.volunteers.iter().filter_map(|(&seat, v)| Some((v.next.as_ref()?.0, seat))).min();
        if let Some((at, seat)) = due
            && at <= now
        {
            let volunteer = self.volunteers.remove(&seat).and_then(|v| v.next);
            if let Some((_, action)) = volunteer
                && self.automatic(seat, &action).await.is_ok()
            {
                self.tell_now();
            }
        }
        if self.running().is_ok_and(|t| t.deadline().is_some_and(|d| d <= now)) {
            let play = self.play.as_mut().expect("there is a game");
            match play.table.time_up(now) {
                Ok(()) if self.enter(None, None).await.is_ok() => self.tell_now(),
                Ok(()) => {}
                Err(e) => {
                    tracing::error!("table {}: {e}", self.id);
                    tokio::time::sleep(AGAIN_AFTER).await;
                }
            }
        }
        for seat in self.late() {
            if self.stand_in(seat, true).await.is_err() {
                // What cannot be written is tried again, but not without end.
                tokio::time::sleep(AGAIN_AFTER).await;
            }
        }
        self.drive().await;
    }
    /// Somebody plays for a seat until its owner comes back.
    pub(super) async fn stand_in(&mut self, seat: Seat, on: bool) -> Result<(), Fault> {
        let chair = &self.chairs[seat.index()];
        if chair.stand_in == on || chair.resigned {
            return Ok(());
        }
        let changed = if on { self.with_stand_in(seat) } else { self.without_stand_in(chair) };
        self.put_chair(changed).await?;
        self.volunteers.remove(&seat);
        self.lodgers.leave(seat);
        Ok(())
    }
    /// The chair of somebody who goes, with what they have used of their time.
    pub(super) fn with_stand_in(&self, seat: Seat) -> ChairRow {
        let now = self.now();
        let used = self.since(seat).map_or(0, |since| now.saturating_sub(since));
        ChairRow { stand_in: true, back_at: now as i64, used: used as i64, ..self.chairs[seat.index()].clone() }
    }
    /// The chair of somebody who is back. Whoever is asked the same as when they went has what was left then.
    pub(super) fn without_stand_in(&self, chair: &ChairRow) -> ChairRow {
        let now = self.now() as i64;
        let same = self.since(chair.seat).is_some_and(|since| since as i64 <= chair.back_at);
        let back_at = if same { now - chair.used } else { now };
        ChairRow { stand_in: false, back_at, used: 0, ..chair.clone() }
    }
    /// A chair has changed: written down with what lists know of it, then told.
    pub(super) async fn put_chair(&mut self, chair: ChairRow) -> Result<(), Fault> {
        let standing = Some(self.standing_with(Some(&chair)));
        if let Err(why) = self.write(Batch { chairs: vec![chair.clone()], standing, ..Batch::default() }).await {
            self.not_written(why, None).await?;
        }
        self.take_chair(chair);
        self.tell_meta();
        self.tell_now();
        Ok(())
    }
    /// As it is on the disk by now.
    pub(super) fn take_chair(&mut self, chair: ChairRow) {
        let seat = chair.seat.index();
        self.chairs[seat] = chair;
    }
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.not_resigned(seat)?;
        self.stand_in(seat, false).await
    }
}

/// Before something that failed is tried again.
const AGAIN_AFTER: Duration = Duration::from_secs(1);
