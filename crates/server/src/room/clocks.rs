//! What each seat has left, worked out from the log and from when its owner came back: so a table that was out of memory
//! knows the same as one that was not.
use super::Room;
use crate::wire::{Clocks, SeatClock, Tempo};
use table::{AnyTable, Millis, Seat, UNDO, agreed_undo};

const DAY_MS: Millis = 24 * 3600 * 1000;

/// One seat's time.
#[derive(Clone, Copy, Debug)]
struct Sand {
    bank: Millis,
    /// since when it is asked, or has last acted
    since: Option<Millis>,
}

impl Tempo {
    fn a_move(self) -> Millis {
        match self {
            Tempo::None => 0,
            Tempo::Live { move_s, .. } => Millis::from(move_s) * 1000,
            Tempo::Days { days } => Millis::from(days) * DAY_MS,
        }
    }
    fn bank(self) -> Millis {
        if let Tempo::Live { bank_s, .. } = self { Millis::from(bank_s) * 1000 } else { 0 }
    }
}

/// The sand of every seat: each time one is asked, a move is free, and then the bank runs. `seen`: what everybody had seen
/// after each row. What only its own seat knows of gives no new move, since the others would learn of it by the clock.
fn sands(tempo: Tempo, table: &dyn AnyTable, seen: &[usize]) -> Vec<Sand> {
    let mut sands = vec![Sand { bank: tempo.bank(), since: None }; usize::from(table.seats())];
    let first = table.rows().first().map_or_else(|| table.must(), |row| table::SeatSet::one(row.seat));
    for (seat, sand) in sands.iter_mut().enumerate() {
        sand.since = first.has(Seat(seat as u8)).then_some(0);
    }
    let mut shown = 0;
    // Choices that hold, each with its seat's sand before it: who takes one back has the time that they had then.
    let mut before: Vec<(usize, Seat, Sand)> = vec![];
    for (i, ((row, asked), &seen)) in table.rows().iter().zip(table.asked()).zip(seen).enumerate() {
        let undone = match agreed_undo(&row.action) {
            Some(keep) => {
                before.retain(|(held, ..)| *held < keep);
                None
            }
            None if row.action == UNDO => before.iter().rposition(|(_, seat, _)| *seat == row.seat),
            None => {
                let own = sands.get(row.seat.index()).filter(|_| !row.forced);
                before.extend(own.map(|sand| (i, row.seat, *sand)));
                None
            }
        };
        let public = std::mem::replace(&mut shown, seen) != seen;
        for (seat, sand) in sands.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            if (row.seat == seat && public) || !asked.has(seat) {
                let over = sand.since.map_or(0, |s| row.at.saturating_sub(s)).saturating_sub(tempo.a_move());
                sand.bank = sand.bank.saturating_sub(over);
                sand.since = None;
            }
            if asked.has(seat) && sand.since.is_none() {
                sand.since = Some(row.at);
            }
        }
        if let Some(held) = undone {
            sands[row.seat.index()] = before[held].2;
            before.truncate(held);
        }
    }
    sands
}

impl Room {
    pub(super) fn clocks(&self) -> Clocks {
        let now = self.now();
        let seats = match (&self.play, self.setting.tempo) {
            (Some(play), tempo) if tempo != Tempo::None && !self.is_over() => sands(tempo, &*play.table, &play.seen)
                .iter()
                .enumerate()
                .map(|(i, sand)| self.clock(i, *sand, tempo))
                .collect(),
            _ => vec![SeatClock::default(); self.chairs.len()],
        };
        Clocks { now, seats }
    }
    /// When the time began that a seat has used so far, if it is asked.
    pub(super) fn since(&self, seat: Seat) -> Option<Millis> {
        let play = self.play.as_ref()?;
        let asked = sands(self.setting.tempo, &*play.table, &play.seen).get(seat.index())?.since?;
        let back = self.chairs.get(seat.index()).filter(|c| !c.stand_in).map_or(0, |c| c.back_at as Millis);
        Some(asked.max(back))
    }
    fn clock(&self, seat: usize, sand: Sand, tempo: Tempo) -> SeatClock {
        let bank = matches!(tempo, Tempo::Live { .. }).then_some(sand.bank);
        let chair = self.chairs.get(seat).filter(|c| c.is_attended());
        let since = chair.and_then(|c| Some(sand.since?.max(c.back_at as Millis)));
        SeatClock { bank_ms: bank, deadline: since.map(|s| s + tempo.a_move() + sand.bank) }
    }
    /// Seats whose time is up.
    pub(super) fn late(&self) -> Vec<Seat> {
        let (now, clocks) = (self.now(), self.clocks());
        let late = |c: &SeatClock| c.deadline.is_some_and(|d| d <= now);
        let seats = clocks.seats.iter().enumerate().filter(|(_, c)| late(c));
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }
}
