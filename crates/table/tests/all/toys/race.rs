//! Everybody builds a road at once, on a board of their own, with a map that only they see, against a clock.
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::laws::Census;
use table::*;

words! { pub enum Tile { Straight = "straight", Bend = "bend" } }
actions! { pub enum Action {
    Ready = "ready", Start = "start", TimeUp = "time-up",
    Lay { cell: u8, tile: Tile } = "lay", Turn { cell: u8 } = "turn", Lift { cell: u8 } = "lift", Arrived = "arrived",
} }

const MAPS: Purpose = Purpose(1);
const PRIZES: Purpose = Purpose(2);
const CELLS: usize = 6;
const STOCK: u8 = 3;
const ROUNDS: u8 = 2;
pub const COUNTDOWN: Millis = 3_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Ready,
    /// everybody is ready; maps are drawn at `start`, so none is hidden in the state before
    Countdown {
        start: Millis,
    },
    Building {
        deadline: Millis,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Laid {
    pub tile: Option<Tile>,
    pub turned: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    pub cells: [Laid; CELLS],
    pub map: Option<u8>,
}

impl Board {
    fn stock(&self, tile: Tile) -> u8 {
        STOCK - self.cells.iter().filter(|c| c.tile == Some(tile)).count() as u8
    }
    /// A road is as good as its tiles that are turned as the map says.
    fn points(&self) -> u8 {
        let map = self.map.unwrap_or(0) as usize;
        self.cells.iter().enumerate().filter(|(k, c)| c.tile.is_some() && c.turned as usize == (map + k) % 3).count()
            as u8
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub board: Board,
    pub ready: bool,
    pub arrived: Option<Millis>,
    pub score: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub round: u8,
    pub phase: Phase,
    pub prize: u8,
    pub prizes: Set,
    pub maps: Set,
    /// shown when a round was scored
    pub used: Set,
    pub players: BySeat<Player, 4>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    Prize { prize: u8 },
    Ready { seat: Seat },
    Countdown { start: Millis },
    Started { deadline: Millis },
    Map { map: u8 },
    Laid { cell: u8, laid: Laid },
    Arrived { seat: Seat, at: Millis },
    Scored { seat: Seat, board: Board, points: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Desk {
    pub board: Option<Board>,
    pub ready: bool,
    pub arrived: Option<Millis>,
    pub score: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub round: u8,
    pub phase: Phase,
    pub prize: u8,
    pub prizes: Set,
    pub used: Set,
    pub desks: Vec<Desk>,
}

#[derive(Clone)]
pub struct Race {
    pub seats: u8,
    pub seconds: u64,
}

impl Race {
    fn all(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }
    fn score(&self, s: &mut State, h: &mut dyn Host<Event>) {
        let first = self.all().filter_map(|w| s.players[w].arrived).min();
        for seat in self.all() {
            let p = &mut s.players[seat];
            let bonus = u8::from(p.arrived.is_some() && p.arrived == first) * s.prize;
            let points = p.board.points() + bonus;
            h.reveal(Event::Scored { seat, board: p.board, points });
            p.score += points;
            s.used.add(p.board.map.expect("dealt at the start"));
            *p = Player { score: p.score, ..Player::default() };
        }
        s.round += 1;
        s.phase = if s.round > ROUNDS { Phase::Over } else { Phase::Ready };
        if s.phase == Phase::Ready {
            Self::next_prize(s, h);
        }
    }
    fn next_prize(s: &mut State, h: &mut dyn Host<Event>) {
        s.prize = s.prizes.draw(h, PRIZES).expect("more prizes than rounds");
        h.tell(Event::Prize { prize: s.prize });
    }
}

impl Game for Race {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }
    fn deal(&self, h: &mut dyn Host<Event>) -> State {
        let mut s = State {
            round: 1,
            phase: Phase::Ready,
            prize: 0,
            prizes: Set::first_n(4),
            maps: Set::first_n(12),
            used: Set::NONE,
            players: BySeat::default(),
        };
        Self::next_prize(&mut s, h);
        s
    }
    fn must(&self, s: &State) -> SeatSet {
        match s.phase {
            Phase::Ready => self.all().filter(|&w| !s.players[w].ready).collect(),
            Phase::Countdown { .. } | Phase::Building { .. } => SeatSet::one(Seat::HOUSE),
            Phase::Over => SeatSet::NONE,
        }
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        match s.phase {
            Phase::Countdown { .. } if seat == Seat::HOUSE => out.push(Action::Start),
            Phase::Building { .. } if seat == Seat::HOUSE => out.push(Action::TimeUp),
            Phase::Ready if seat != Seat::HOUSE && !s.players[seat].ready => out.push(Action::Ready),
            Phase::Building { .. } if s.players[seat].arrived.is_none() => {
                let board = &s.players[seat].board;
                out.push(Action::Arrived);
                for cell in 0..CELLS as u8 {
                    if board.cells[cell as usize].tile.is_some() {
                        out.extend([Action::Lift { cell }, Action::Turn { cell }]);
                    } else {
                        let left = Tile::ALL.iter().filter(|&&tile| board.stock(tile) > 0);
                        out.extend(left.map(|&tile| Action::Lay { cell, tile }));
                    }
                }
            }
            _ => {}
        }
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, h: &mut dyn Host<Event>) {
        let mut lay = |s: &mut State, cell: u8, laid: Laid| {
            s.players[seat].board.cells[cell as usize] = laid;
            h.whisper(seat, Event::Laid { cell, laid }, None);
        };
        match a {
            Action::Lay { cell, tile } => lay(s, cell, Laid { tile: Some(tile), turned: 0 }),
            Action::Lift { cell } => lay(s, cell, Laid::default()),
            Action::Turn { cell } => {
                let laid = s.players[seat].board.cells[cell as usize];
                lay(s, cell, Laid { turned: (laid.turned + 1) % 3, ..laid });
            }
            Action::Ready => {
                s.players[seat].ready = true;
                h.tell(Event::Ready { seat });
                if self.must(s).is_empty() {
                    let start = h.now() + COUNTDOWN;
                    s.phase = Phase::Countdown { start };
                    h.tell(Event::Countdown { start });
                }
            }
            Action::Start => {
                let deadline = h.now() + self.seconds * 1000;
                s.phase = Phase::Building { deadline };
                h.tell(Event::Started { deadline });
                for w in self.all() {
                    let map = s.maps.draw(h, MAPS).expect("more maps than rounds and seats");
                    s.players[w].board.map = Some(map);
                    h.whisper(w, Event::Map { map }, None);
                }
            }
            Action::Arrived => {
                s.players[seat].arrived = Some(h.now());
                h.tell(Event::Arrived { seat, at: h.now() });
                if self.all().all(|w| s.players[w].arrived.is_some()) {
                    self.score(s, h);
                }
            }
            Action::TimeUp => self.score(s, h),
        }
    }
    fn places(&self, s: &State) -> Places {
        let score = |w: Seat| s.players[w].score;
        let place = |w: Seat| 1 + self.all().filter(|&o| score(o) > score(w)).count() as u8;
        self.all().map(|seat| Place { seat, place: place(seat), score: score(seat).into() }).collect()
    }
    fn view(&self, s: &State, who: Option<Seat>) -> View {
        let desk = |w: Seat| {
            let p = &s.players[w];
            let board = (who == Some(w)).then_some(p.board);
            Desk { board, ready: p.ready, arrived: p.arrived, score: p.score }
        };
        View {
            round: s.round,
            phase: s.phase,
            prize: s.prize,
            prizes: s.prizes,
            used: s.used,
            desks: self.all().map(desk).collect(),
        }
    }
    fn imagine(&self, s: &State, who: Option<Seat>, dice: &mut dyn Dice) -> State {
        let mut i = *s;
        let others = || self.all().filter(|&w| Some(w) != who && s.players[w].board.map.is_some());
        others().for_each(|w| i.maps.add(s.players[w].board.map.expect("just seen")));
        for w in others() {
            i.players[w].board = Board { map: i.maps.draw(dice, MAPS), ..Board::default() };
        }
        i
    }
    fn prompt(&self, s: &State, seat: Seat) -> Text {
        Text::new(match s.phase {
            Phase::Ready if s.players[seat].ready => "race-wait",
            Phase::Ready => "race-ready",
            Phase::Countdown { .. } => "race-soon",
            Phase::Building { .. } => "race-build",
            Phase::Over => "race-over",
        })
    }
    fn choice(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let cell = |cell: u8| s.players[seat].board.cells[cell as usize];
        match a {
            Action::Lay { cell, tile } => Choice::new(Text::new("race-lay").word("tile", tile))
                .on(format!("tray.{tile}"))
                .on(format!("cell.{cell}")),
            // How it lies now is part of the button, so a click on what has changed meanwhile is noticed.
            Action::Turn { cell: c } => {
                Choice::new(Text::new("race-turn").number("turned", cell(c).turned)).on(format!("cell.{c}"))
            }
            Action::Lift { cell } => Choice::new(Text::new("race-lift")).on(format!("cell.{cell}")),
            _ => Choice::new(Text::new("race-do").word("what", a)),
        }
    }
    fn deadline(&self, s: &State, _: Seat) -> Option<Millis> {
        match s.phase {
            Phase::Countdown { start } => Some(start),
            Phase::Building { deadline } => Some(deadline),
            Phase::Ready | Phase::Over => None,
        }
    }
    fn in_person(&self, a: Action) -> bool {
        a == Action::Ready
    }
}

impl Census for Race {
    fn census(&self, s: &State) -> BTreeMap<&'static str, u32> {
        let held = self.all().filter(|&w| s.players[w].board.map.is_some()).count() as u32;
        BTreeMap::from([
            ("maps", s.maps.len() + s.used.len() + held),
            ("prizes", s.prizes.len() + u32::from(s.round.min(ROUNDS))),
        ])
    }
}
