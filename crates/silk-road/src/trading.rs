//! Trading: everybody builds at once, each on the own board (3.4).
use crate::course::Play;
use crate::hex::CELLS;
use crate::options::Clock;
use crate::state::*;
use crate::tile::Tile;
use crate::words::Piece;
use crate::{Action, Event, SilkRoad};
use table::{Millis, Seat, SeatSet};

impl SilkRoad {
    pub(crate) fn asked(&self, s: &State) -> SeatSet {
        let at = |stage: fn(&Player) -> bool| self.all().filter(|&w| stage(&s.players[w])).collect::<SeatSet>();
        let idle = || at(|p| p.stage == Stage::Idle);
        match (s.phase, self.opt.clock) {
            (Phase::Ready, _) => idle(),
            (Phase::Countdown { .. }, _) | (Phase::Trading, Clock::Live) => SeatSet::one(Seat::HOUSE),
            // The table waits for those who have not begun, and for the sand of those who have.
            (Phase::Trading, Clock::Own) if at(Player::is_building).is_empty() => idle(),
            (Phase::Trading, Clock::Own) => idle().with(Seat::HOUSE),
            (Phase::Trading, Clock::Off) => at(Player::is_building),
            (Phase::Over, _) => SeatSet::NONE,
        }
    }

    pub(crate) fn list(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat == Seat::HOUSE {
            match s.phase {
                Phase::Countdown { .. } => out.push(Action::Start),
                Phase::Trading if self.sand(s, seat).is_some() => out.push(Action::TimeUp),
                _ => {}
            }
            return;
        }
        let p = &s.players[seat];
        match (s.phase, p.stage) {
            (Phase::Ready, Stage::Idle) => out.push(Action::Ready),
            (Phase::Trading, Stage::Idle) if self.opt.clock == Clock::Own => out.push(Action::Ready),
            (Phase::Trading, Stage::Building { .. }) => list_building(p, out),
            _ => {}
        }
    }

    /// every tile laid as it is to lie, which is placing and turning it at once.
    pub(crate) fn list_laying(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat == Seat::HOUSE || s.phase != Phase::Trading || !s.players[seat].is_building() {
            return;
        }
        let p = &s.players[seat];
        let tray = p.tray();
        for cell in (0..CELLS as u8).filter(|&cell| p.board.at(cell).is_none()) {
            for &piece in Piece::ALL.iter().filter(|piece| tray[piece.index()] > 0) {
                out.extend((0..piece.kind().turns()).map(|to| Action::Lay { cell, piece, to }));
            }
        }
    }

    /// When time is up: for a seat its own, for the table the first of all.
    pub(crate) fn sand(&self, s: &State, seat: Seat) -> Option<Millis> {
        match s.phase {
            // nobody is late before it has begun
            Phase::Countdown { start } => (seat == Seat::HOUSE).then_some(start),
            Phase::Trading if self.opt.clock != Clock::Off => {
                let runs_out = |w: Seat| match s.players[w].stage {
                    Stage::Building { since } => Some(since.saturating_add(self.limit())),
                    _ => None,
                };
                if seat == Seat::HOUSE { self.all().filter_map(runs_out).min() } else { runs_out(seat) }
            }
            _ => None,
        }
    }
}

/// place, turn, move and take back as one likes, and declare any board.
fn list_building(p: &Player, out: &mut Vec<Action>) {
    out.push(Action::Declare);
    let mut cells = [0; CELLS];
    let free = chosen(&mut cells, (0..CELLS as u8).filter(|&cell| p.board.at(cell).is_none()));
    let tray = p.tray();
    let mut pieces = [Piece::Straight; 6];
    let pieces = chosen(&mut pieces, Piece::ALL.iter().copied().filter(|piece| tray[piece.index()] > 0));
    for cell in 0..CELLS as u8 {
        let Some(tile) = p.board.at(cell) else {
            out.extend(pieces.iter().map(|&piece| Action::Place { cell, piece }));
            continue;
        };
        out.push(Action::Lift { cell });
        out.extend((0..tile.turn).chain(tile.turn + 1..tile.kind.turns()).map(|to| Action::Turn { cell, to }));
        out.extend(free.iter().map(|&to| Action::Move { cell, to }));
    }
}

/// Some things as a slice: lists of known length are copied fastest.
fn chosen<T>(room: &mut [T], things: impl Iterator<Item = T>) -> &[T] {
    let mut count = 0;
    for (place, thing) in room.iter_mut().zip(things) {
        *place = thing;
        count += 1;
    }
    &room[..count]
}

impl Play<'_> {
    pub fn act(&mut self, seat: Seat, a: Action) {
        match a {
            Action::Ready => self.ready(seat),
            Action::Start => self.start(),
            Action::Place { cell, piece } => {
                let tile = Tile::new(piece, 0);
                self.lay(seat, cell, Some(tile));
                self.h.whisper(seat, Event::Placed { cell, tile }, None);
            }
            Action::Lay { cell, piece, to } => {
                let tile = Tile::new(piece, to);
                self.lay(seat, cell, Some(tile));
                self.h.whisper(seat, Event::Placed { cell, tile }, None);
            }
            Action::Turn { cell, to } => {
                let tile = Tile { turn: to, ..self.tile(seat, cell) };
                self.lay(seat, cell, Some(tile));
                self.h.whisper(seat, Event::Turned { cell, tile }, None);
            }
            Action::Move { cell, to } => {
                let tile = self.tile(seat, cell);
                self.lay(seat, cell, None);
                self.lay(seat, to, Some(tile));
                self.h.whisper(seat, Event::Moved { cell, to }, None);
            }
            Action::Lift { cell } => {
                self.lay(seat, cell, None);
                self.h.whisper(seat, Event::Lifted { cell }, None);
            }
            Action::Declare => self.declare(seat),
            Action::TimeUp => self.time_up(),
        }
    }
    fn tile(&self, seat: Seat, cell: u8) -> Tile {
        self.s.players[seat].board.at(cell).expect("a legal action names a tile")
    }
    fn lay(&mut self, seat: Seat, cell: u8, tile: Option<Tile>) {
        self.s.players[seat].board.0[cell as usize] = tile;
    }

    /// from now on nothing can be changed. How long it took is known to all where they race; those
    /// who race against their own clock hear it when the round is over.
    fn declare(&mut self, seat: Seat) {
        let Stage::Building { since } = self.s.players[seat].stage else { unreachable!("only builders declare") };
        let after = self.h.now().saturating_sub(since);
        self.s.players[seat].stage = Stage::Arrived { after, nth: self.s.declared };
        self.s.declared += 1;
        let told = Event::Arrived { seat, after: Some(after) };
        if self.g.opt.clock == Clock::Own {
            self.h.whisper(seat, told, Some(Event::Arrived { seat, after: None }));
        } else {
            self.h.tell(told);
        }
        self.see_if_over();
    }

    /// the last state before the deadline counts.
    fn time_up(&mut self) {
        let sand = self.g.sand(self.s, Seat::HOUSE);
        let late = |w: &Seat| self.s.players[*w].is_building() && self.g.sand(self.s, *w) == sand;
        let seats: SeatSet = self.g.all().filter(late).collect();
        for seat in seats.iter() {
            self.s.players[seat].stage = Stage::Late;
        }
        self.h.tell(Event::TimeUp { seats });
        self.see_if_over();
    }

    fn see_if_over(&mut self) {
        if self.g.all().all(|w| self.s.players[w].is_done()) {
            self.score_round();
            self.close_round();
        }
    }
}
