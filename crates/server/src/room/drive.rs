//! What happens without anybody's click: plans, bots, deadlines, clocks.
use super::{Job, Room};
use crate::wire::Act;
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
        }
        if moved {
            self.tell_now();
        }
        self.ask_bots();
    }

    /// The bot that plays this seat: its own, or the one that stands in.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        let chair = self.chairs.get(seat.index())?;
        match chair.kind.as_str() {
            "bot" => Some(&chair.bot),
            "person" if chair.stand_in => Some(bots::usual(&self.row.game)),
            _ => None,
        }
    }
    /// A number of this table and seat, the same after a restart.
    fn pace(&self, seat: Seat) -> u64 {
        table::fingerprint(&(&*self.id, seat.0))
    }

    fn ask_bots(&mut self) {
        let Ok(table) = self.table() else { return };
        if table.is_over() {
            return;
        }
        let asked = table.must().iter().find(|&seat| seat != Seat::HOUSE && self.bot_of(seat).is_some());
        match asked {
            Some(seat) => self.ask_bot(seat),
            None => self.ask_volunteers(),
        }
    }
    /// A bot that must act thinks elsewhere; its answer is an action like any other.
    fn ask_bot(&mut self, seat: Seat) {
        let (Ok(table), Some(bot)) = (self.table(), self.bot_of(seat)) else { return };
        let rows = table.rows().len();
        if self.thinking == Some(rows) {
            return;
        }
        let thought = match bots::thought(table, seat, bot) {
            Ok(thought) => thought,
            Err(e) => return tracing::error!("table {}: {e}", self.id),
        };
        let mut dice = FastDice::new(self.pace(seat) ^ rows as u64);
        (self.thinking, self.thought) = (Some(rows), None);
        let work = move |still: &bots::Still| {
            let action = thought(&mut dice, still);
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
    async fn bot_acts(&mut self, rows: usize, seat: Seat, action: String) {
        if self.thinking == Some(rows) {
            self.thinking = None;
        }
        let now = self.table().map_or(0, |t| t.rows().len());
        if now == rows && self.bot_of(seat).is_some() {
            let act = Act { id: format!("bot-{rows}"), action, mark: None };
            match self.automatic(seat, &act).await {
                Ok(_) => self.tell_now(),
                Err(e) => tracing::error!("table {}: a bot was refused: {}", self.id, e.message),
            }
        }
        self.drive().await;
    }
    /// An action that no person clicked: whoever is away stays away.
    async fn automatic(&mut self, seat: Seat, act: &Act) -> Result<usize, crate::fault::Fault> {
        let stands_in = self.chairs.get(seat.index()).is_some_and(|c| c.stand_in);
        if !stands_in {
            return self.act(seat, act).await;
        }
        let at = self.now();
        let play = self.play.as_mut().ok_or_else(crate::fault::Fault::closing)?;
        play.table.act(seat, at, &act.action, None)?;
        self.enter(Some((seat, act.id.clone()))).await
    }

    /// In a race nobody is asked: bots say when they will do what.
    fn ask_volunteers(&mut self) {
        // No bot is asked any more: whoever still thinks about an answer need not.
        (self.thinking, self.thought) = (None, None);
        for seat in self.seats() {
            let Some(bot) = self.bot_of(seat).map(String::from) else { continue };
            let Ok(table) = self.table() else { return };
            let seen = table.seen(Some(seat));
            if self.volunteers.get(&seat).is_some_and(|v| v.seen == seen) || table.offers(seat).is_empty() {
                continue;
            }
            let thought = match bots::volunteer_thought(table, seat, &bot, self.pace(seat)) {
                Ok(Some(thought)) => thought,
                Ok(None) => continue,
                Err(e) => return tracing::error!("table {}: {e}", self.id),
            };
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
        let table = self.table().ok().filter(|t| !t.is_over())?;
        let volunteers = self.volunteers.values().filter_map(|v| v.next.as_ref().map(|(at, _)| *at));
        let clocks = self.clocks().seats.into_iter().filter_map(|c| c.deadline);
        table.deadline().into_iter().chain(volunteers).chain(clocks).min()
    }
    /// The same as the house counts, for the disk: a table out of memory is loaded then.
    pub(super) fn wake_on_disk(&self) -> Option<i64> {
        let table = self.table().ok().filter(|t| !t.is_over())?;
        let bot_is_asked = table.must().iter().any(|seat| self.bot_of(seat).is_some());
        let races = table.deadline().is_some();
        if bot_is_asked || races {
            return Some(0);
        }
        self.next_wake().map(|at| at as i64 + self.row.started)
    }
    /// A moment has come: volunteers first, then the house, then whoever is late.
    pub(super) async fn on_time(&mut self) {
        let now = self.now();
        let due = self.volunteers.iter().filter_map(|(&seat, v)| Some((v.next.as_ref()?.0, seat))).min();
        if let Some((at, seat)) = due
            && at <= now
        {
            let volunteer = self.volunteers.remove(&seat).and_then(|v| v.next);
            if let Some((_, action)) = volunteer {
                let rows = self.table().map_or(0, |t| t.rows().len());
                let act = Act { id: format!("bot-{rows}"), action, mark: None };
                if self.automatic(seat, &act).await.is_ok() {
                    self.tell_now();
                }
            }
        }
        if self.table().is_ok_and(|t| t.deadline().is_some_and(|d| d <= now)) {
            let play = self.play.as_mut().expect("there is a game");
            match play.table.time_up(now) {
                Ok(()) if self.enter(None).await.is_ok() => self.tell_now(),
                Ok(()) => {}
                Err(e) => tracing::error!("table {}: {e}", self.id),
            }
        }
        for seat in self.late() {
            self.stand_in(seat, true).await;
        }
        self.drive().await;
    }
    /// Somebody plays for a seat until its owner comes back.
    pub(super) async fn stand_in(&mut self, seat: Seat, on: bool) {
        let now = self.now();
        let chair = &mut self.chairs[seat.index()];
        if chair.stand_in == on {
            return;
        }
        chair.stand_in = on;
        self.back_at[seat.index()] = now;
        if let Err(e) = self.house.store.put_chair(&self.id, &self.chairs[seat.index()]).await {
            tracing::error!("{e}");
        }
        self.volunteers.remove(&seat);
        self.tell_meta();
        self.tell_now();
    }
    pub(super) async fn come_back(&mut self, seat: Seat) {
        if self.chairs.get(seat.index()).is_some_and(|c| c.stand_in) {
            self.stand_in(seat, false).await;
        }
    }
}
