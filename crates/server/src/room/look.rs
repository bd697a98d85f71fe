//! What everybody may know about a table.
use super::Room;
use crate::clock::today;
use crate::notices::{Notice, Notices};
use crate::store::{ChairRow, Sitter, Standing};
use crate::wire::{Chair, Meta, Remark, Stage, places};
use bots::Rivals;
use table::{AnyTable, SeatSet};

impl Room {
    /// Who plays this game, besides people.
    pub(super) fn rivals(&self) -> Rivals {
        let name = &self.row.game;
        // A table of a game that has left the house can still be looked at.
        self.house.game(name).map_or(Rivals::nobody(""), |game| game.rivals)
    }
    /// Somebody asks how it stands.
    pub async fn looked_at(&mut self) -> Meta {
        if self.resting {
            self.is_watched();
            self.drive().await;
        }
        self.meta()
    }
    pub fn meta(&self) -> Meta {
        let stage = self.stage();
        let table = self.play.as_ref().map(|p| &*p.table);
        let over = stage == Stage::Over;
        Meta {
            id: self.id.clone(),
            name: self.setting.name.clone(),
            game: self.row.game.clone(),
            rules: self.house.game(&self.row.game).map_or("", |g| g.rules).into(),
            options: self.setting.options.clone(),
            stage,
            listed: self.setting.listed,
            practice: self.setting.practice,
            advice: self.rivals().advises,
            tempo: self.setting.tempo,
            chairs: self.chairs.iter().map(|c| self.chair(c)).collect(),
            commitment: table.map(|t| t.header().commitment.clone()),
            seed: table.filter(|_| over).map(|t| t.header().seed.clone()),
            watching: self.viewers.values().filter(|v| v.who.is_none()).count(),
            must: table.filter(|_| !over).map_or(SeatSet::NONE, AnyTable::must),
            progress: table.map(AnyTable::progress),
            places: self.places().as_ref().map(places),
            origin: self.setting.origin,
            ended: self.row.ended,
            opened: self.row.opened as u64,
            last: self.last,
            remark: self.frozen.as_ref().map(|_| Remark::Frozen).or(self.row.remark),
        }
    }
    fn chair(&self, c: &ChairRow) -> Chair {
        let here = || self.viewers.values().any(|v| v.who == Some(c.seat));
        match c.kind {
            Sitter::Person => {
                Chair::Person { name: c.name.clone(), here: here(), stand_in: c.stand_in, resigned: c.resigned }
            }
            Sitter::Bot => Chair::Bot { bot: c.bot.clone() },
            Sitter::Automaton => Chair::Automaton,
            Sitter::Open => Chair::Open,
        }
    }
    /// The same for lists as it is once a chair has changed and this moment is written.
    pub(super) fn standing_with(&mut self, chair: Option<&ChairRow>) -> Standing {
        let (last, chairs) = (self.last, self.chairs.clone());
        self.last = today();
        if let Some(chair) = chair {
            self.take_chair(chair.clone());
        }
        let standing = self.standing();
        (self.last, self.chairs) = (last, chairs);
        standing
    }
    /// The same for lists. Who looks on changes without being written: whoever makes a list asks the table for it.
    pub(super) fn standing(&self) -> Standing {
        let mut meta = self.meta();
        meta.watching = 0;
        for chair in &mut meta.chairs {
            if let Chair::Person { here, .. } = chair {
                *here = false;
            }
        }
        Standing {
            table: self.id.clone(),
            meta: serde_json::to_string(&meta).expect("facts serialise"),
            listed: meta.listed,
            stage: meta.stage,
            wake: self.wake_on_disk(),
            last: self.last as i64,
        }
    }
    /// Who is asked now, was not before, and is not here, gets a notice.
    pub(super) fn send_notices(&self, before: SeatSet) {
        let Ok(table) = self.table() else { return };
        for chair in &self.chairs {
            let seat = chair.seat;
            let new = table.must().has(seat) && !before.has(seat);
            let here = self.viewers.values().any(|v| v.who == Some(seat));
            let wants = chair.webhook.is_some() || chair.push.is_some();
            if new && !here && wants && chair.is_attended() && !self.is_over() {
                let notice = Notice {
                    table: self.id.clone(),
                    table_name: self.setting.name.clone(),
                    seat,
                    player: chair.name.clone(),
                    webhook: chair.webhook.clone(),
                    push: chair.push.clone(),
                };
                Notices::your_turn(&self.house, notice);
            }
        }
    }
}
