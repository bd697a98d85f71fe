//! A stage for rule tests: a table, what people do on it and when, what came of it.
//!
//! ```ignore
//! let mut t = Stage::new(2).trading(Dunhuang, Palmyra).dot(1, Wheat, (0, 0), (1, 0)).begin();
//! t.arrive(0, 30_000, &middle_row());
//! t.sand();
//! assert_eq!(t.result(0).rank, 3);
//! ```
use crate::roads::{At, Road, edge, road};
use serde_json::{Map, Value, json};
use silk_road::catalog::{Dot, SHEETS};
use silk_road::state::{Phase, Player, Result as Outcome, State};
use silk_road::words::{City, Good, Icon};
use silk_road::{Event, SilkRoad, hex};
use std::sync::Arc;
use table::{Illegal, Millis, Seat, Shelved, Sight, Table};

/// What a test starts from. Maps are bare and cards leave the market alone, unless a test says otherwise: so no test
/// depends on what our own pack prints.
#[derive(Clone)]
pub struct Stage {
    options: Value,
    scene: Map<String, Value>,
    seed: String,
    printed: bool,
    dots: Vec<(u8, Option<u8>, Dot)>,
    icons: Vec<Icon>,
}

impl Stage {
    pub fn new(players: u8) -> Stage {
        Stage {
            options: json!({ "players": players }),
            scene: Map::new(),
            seed: "stage".into(),
            printed: false,
            dots: vec![],
            icons: vec![Icon::Same],
        }
    }
    pub fn option(mut self, name: &str, value: impl Into<Value>) -> Stage {
        self.options[name] = value.into();
        self
    }
    pub fn seed(mut self, seed: impl ToString) -> Stage {
        self.seed = seed.to_string();
        self
    }
    /// A field of the scene, in the words of `docs/scenes.md`.
    pub fn set(mut self, field: &str, value: Value) -> Stage {
        self.scene.insert(field.into(), value);
        self
    }
    /// Everybody is building since the hour 0, between these cities.
    pub fn trading(self, from: City, to: City) -> Stage {
        self.set("phase", json!("trading")).set("cities", json!([from, to]))
    }
    pub fn seats(self, seats: Value) -> Stage {
        self.set("seats", seats)
    }
    /// A dot between two cells, on every sheet of a round.
    pub fn dot(mut self, round: u8, good: Good, a: At, b: At) -> Stage {
        self.dots.push((round, None, dot(good, a, b)));
        self
    }
    /// A dot on the n-th sheet of a round only.
    pub fn dot_of(mut self, round: u8, n: u8, good: Good, a: At, b: At) -> Stage {
        self.dots.push((round, Some(n), dot(good, a, b)));
        self
    }
    /// A dot on the n-th sheet of a round, between two cells of a road: the `step`-th and the next.
    pub fn dot_on_road(self, round: u8, n: u8, good: Good, road: &Road, step: usize) -> Stage {
        let at = |step: usize| hex::COORDINATES[road[step].0 as usize];
        self.dot_of(round, n, good, at(step), at(step + 1))
    }
    /// Every card carries these icons.
    pub fn icons(mut self, icons: &[Icon]) -> Stage {
        self.icons = icons.to_vec();
        self
    }
    /// Sheets and cards as our own pack has them.
    pub fn printed(mut self) -> Stage {
        self.printed = true;
        self
    }
    pub fn game(&self) -> SilkRoad {
        let mut game = SilkRoad::build(&self.options, None).unwrap_or_else(|e| panic!("{e}"));
        if !self.printed {
            let cat = Arc::make_mut(&mut game.cat);
            cat.cards.iter_mut().for_each(|card| card.icons = self.icons.iter().copied().collect());
            cat.sheets.iter_mut().flatten().for_each(|sheet| sheet.dots.clear());
            for &(round, n, dot) in &self.dots {
                let six = &mut cat.sheets[round as usize - 1];
                let which = n.map_or(0..SHEETS, |n| n as usize..n as usize + 1);
                six[which].iter_mut().for_each(|sheet| sheet.dots.push(dot));
            }
        }
        game
    }
    pub fn begin(self) -> Play {
        let scene = (!self.scene.is_empty()).then(|| Value::Object(self.scene.clone()));
        let table = Table::open(self.game(), &self.seed, vec![], scene).unwrap_or_else(|e| panic!("{e}"));
        Play { table, began: 0, now: 0 }
    }
}

fn dot(good: Good, a: At, b: At) -> Dot {
    let edge = edge(a, b);
    let (x, y) = hex::middle(edge);
    Dot { good, x: x as i16, y: y as i16, edge }
}

/// What somebody does in a round, with a road for the cities of its card.
#[derive(Clone, Copy)]
pub enum Does {
    /// so many milliseconds after the signal, with so many tiles
    Arrives(Millis, usize),
    /// a road of so many tiles, but not a word
    Keeps(usize),
    /// declares a board with a hole
    Errs(Millis),
    Nothing,
}

pub struct Play {
    pub table: Table<SilkRoad>,
    /// the signal
    pub began: Millis,
    now: Millis,
}

impl Play {
    pub fn state(&self) -> &State {
        self.table.state()
    }
    pub fn game(&self) -> &SilkRoad {
        self.table.game()
    }
    pub fn players(&self) -> u8 {
        self.game().opt.players
    }
    pub fn seat(&self, seat: u8) -> &Player {
        &self.state().players[Seat(seat)]
    }
    pub fn score(&self, seat: u8) -> i16 {
        self.seat(seat).score
    }
    pub fn cities(&self) -> [City; 2] {
        self.game().cat.cards[self.state().card as usize].cities
    }
    /// A road of so many tiles for the card of this round.
    pub fn road(&self, tiles: usize) -> Road {
        let [from, to] = self.cities();
        road(from, to, tiles)
    }
    /// What a seat made of the round before this one.
    pub fn result(&self, seat: u8) -> &Outcome {
        &self.state().past.as_ref().expect("a round is over").results[Seat(seat)]
    }
    /// Rank, length and goods of every seat in the round before this one.
    pub fn results(&self) -> Vec<[i16; 3]> {
        (0..self.players()).map(|w| self.result(w)).map(|r| [r.rank, r.length, r.goods]).collect()
    }
    pub fn ranks(&self) -> Vec<i16> {
        self.results().iter().map(|r| r[0]).collect()
    }
    pub fn places(&self) -> Vec<u8> {
        self.table.sheet(None).places.expect("the game is over").iter().map(|p| p.place).collect()
    }

    pub fn tries(&mut self, seat: u8, after: Millis, action: &str) -> Result<(), Illegal> {
        self.now = self.now.max(self.began + after);
        self.table.act_text(Seat(seat), self.began + after, action, None).map(|_| ())
    }
    /// An action that must be legal, so many milliseconds after the signal.
    pub fn act(&mut self, seat: u8, after: Millis, action: &str) {
        self.tries(seat, after, action).unwrap_or_else(|e| panic!("{seat}, {action}: {e} ({e:?})"));
    }
    /// An action that must fail, with nothing changed.
    pub fn fails(&mut self, seat: u8, after: Millis, action: &str) -> Illegal {
        let seen = |t: &Table<SilkRoad>| (t.hash(), t.rows().len(), t.seen(None), t.seen(Some(Seat(seat))));
        let before = seen(&self.table);
        let why = self.tries(seat, after, action).expect_err(action);
        assert_eq!(before, seen(&self.table), "a refusal changes nothing: {action}");
        why
    }
    /// An action that a rule forbids.
    pub fn refused(&mut self, seat: u8, after: Millis, action: &str, rule: &str) {
        let why = self.fails(seat, after, action);
        let named = serde_json::to_value(&why).unwrap()["rule"]["args"]["rule"].clone();
        assert_eq!(named, json!(rule), "{action}: {why:?}");
    }
    /// Nothing at all can be done by this seat.
    pub fn hands_off(&mut self, seat: u8, after: Millis) {
        for action in ["place 0 tight", "turn 9 1", "move 9 10", "lift 9", "declare", "ready"] {
            assert_eq!(self.fails(seat, after, action), Illegal::NotNow, "{action}");
        }
    }
    pub fn offers(&self, seat: u8) -> Vec<String> {
        table::legal_list(self.game(), self.state(), Seat(seat)).iter().map(ToString::to_string).collect()
    }

    /// Everybody is ready, and the signal is given.
    pub fn start(&mut self) {
        let now = self.now;
        for seat in 0..self.players() {
            self.table.act_text(Seat(seat), now, "ready", None).unwrap();
        }
        self.began = now;
        if let Phase::Countdown { start } = self.state().phase {
            self.table.time_up(start).unwrap();
            self.began = start;
        }
        self.now = self.began;
    }
    /// The sand runs out.
    pub fn sand(&mut self) {
        let end = self.table.sheet(None).deadline.expect("there is a clock");
        self.table.time_up(end).unwrap();
        self.now = self.now.max(end);
    }
    pub fn build(&mut self, seat: u8, after: Millis, road: &[(u8, silk_road::tile::Tile)]) {
        for (cell, tile) in road {
            self.act(seat, after, &format!("place {cell} {}", tile.piece()));
            if tile.turn != 0 {
                self.act(seat, after, &format!("turn {cell} {}", tile.turn));
            }
        }
    }
    pub fn arrive(&mut self, seat: u8, after: Millis, road: &[(u8, silk_road::tile::Tile)]) {
        self.build(seat, after, road);
        self.act(seat, after, "declare");
    }
    /// A whole round. Those who declare do it in the order of their times.
    pub fn round(&mut self, all: &[Does]) {
        if self.state().phase == Phase::Ready {
            self.start();
        }
        let mut calls = vec![];
        for (seat, does) in (0..).zip(all) {
            let road = match does {
                Does::Arrives(_, tiles) | Does::Keeps(tiles) => self.road(*tiles),
                Does::Errs(_) => self.road(5).split_off(1),
                Does::Nothing => vec![],
            };
            self.build(seat, 0, &road);
            if let Does::Arrives(after, _) | Does::Errs(after) = does {
                calls.push((*after, seat));
            }
        }
        calls.sort_unstable();
        for &(after, seat) in &calls {
            self.act(seat, after, "declare");
        }
        if calls.len() < all.len() {
            self.sand();
        }
    }

    /// Events that a viewer has heard.
    pub fn events(&self, who: Option<u8>) -> Vec<Event> {
        let seen = self.table.events(who.map(Seat), 0);
        seen.into_iter().filter_map(|s| if let Sight::Event(e) = s.what { Some(e) } else { None }).collect()
    }
    /// The board as a viewer sees it.
    pub fn view(&self, who: Option<u8>) -> Value {
        serde_json::to_value(self.table.sheet(who.map(Seat)).board).unwrap()
    }
    /// All viewers: the players and a spectator.
    pub fn viewers(&self) -> Vec<Option<u8>> {
        (0..self.players()).map(Some).chain([None]).collect()
    }
}
