//! Positions by description, for tests, puzzles and programs: see `docs/scenes.md`.
use crate::catalog::{ROUNDS, SHEETS};
use crate::hex::CELLS;
use crate::options::Clock;
use crate::state::*;
use crate::tile::{STOCK, Tile};
use crate::words::{City, Good, Icon, Kind, Piece};
use crate::{SilkRoad, state};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::{Millis, Problems, Seat, Set, TableDice};

type Outcome<T> = std::result::Result<T, Problems>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laid {
    cell: u8,
    kind: Kind,
    #[serde(default)]
    turn: u8,
    #[serde(default)]
    bonus: bool,
}

/// What is to come: the next results of each draw.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Next {
    cards: Vec<u8>,
    /// numbers of sheets
    sheets: Vec<u8>,
    icons: Vec<Icon>,
    bonus: Vec<Kind>,
}

/// Reads the fields of an object one by one and collects everything that is wrong.
struct Reader<'a> {
    at: String,
    fields: Map<String, Value>,
    problems: &'a mut Problems,
}

impl Reader<'_> {
    fn new<'a>(at: &str, value: &Value, problems: &'a mut Problems) -> Reader<'a> {
        let fields = value.as_object().cloned().unwrap_or_default();
        if !value.is_object() {
            problems.add(at, "must be an object");
        }
        Reader { at: at.into(), fields, problems }
    }
    fn path(&self, name: &str) -> String {
        if self.at == "scene" { name.into() } else { format!("{}.{name}", self.at) }
    }
    fn take<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let value = self.fields.remove(name)?;
        serde_json::from_value(value).map_err(|e| self.problems.add(self.path(name), e)).ok()
    }
    /// A number within bounds.
    fn number(&mut self, name: &str, from: i64, to: i64) -> Option<i64> {
        let n: i64 = self.take(name)?;
        if (from..=to).contains(&n) {
            return Some(n);
        }
        self.problems.add(self.path(name), format!("must be from {from} to {to}, not {n}"));
        None
    }
    fn wrong(&mut self, name: &str, what: impl ToString) {
        self.problems.add(self.path(name), what);
    }
    fn done(self) {
        for name in self.fields.keys() {
            self.problems.add(self.path(name), "there is no such field");
        }
    }
}

impl SilkRoad {
    pub(crate) fn set_scene(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Outcome<State> {
        let mut problems = Problems::default();
        let mut s = *fresh;
        let mut r = Reader::new("scene", scene, &mut problems);
        if let Some(round) = r.number("round", 1, ROUNDS.into()) {
            self.go_to_round(&mut s, round as u8);
        }
        self.set_card(&mut s, &mut r);
        if let Some(goods) = r.take::<Vec<Good>>("market") {
            self.set_market(&mut s, goods, &mut r);
        }
        let trading = match r.take::<String>("phase").as_deref() {
            None | Some("ready") => false,
            Some("trading") => true,
            Some(other) => {
                r.wrong("phase", format!("must be \"ready\" or \"trading\", not {other:?}"));
                false
            }
        };
        let seats: Vec<Value> = r.take("seats").unwrap_or_default();
        let next = r.take::<Next>("next").unwrap_or_default();
        self.load(&s, dice, &next, &mut r);
        r.done();
        if seats.len() > self.opt.players as usize {
            problems.add("seats", format!("{} of them, but {} players", seats.len(), self.opt.players));
        }
        if trading {
            s.phase = Phase::Trading;
        }
        for seat in self.all() {
            let nothing = Value::Object(Map::new());
            let value = seats.get(seat.index()).unwrap_or(&nothing);
            self.set_seat(&mut s, seat, trading, value, &mut problems);
        }
        self.check_seats(&s, &mut problems);
        problems.or(s)
    }

    /// As many cards used and goods in play as in that round; the market stands as its places opened.
    fn go_to_round(&self, s: &mut State, round: u8) {
        while s.round < round {
            s.round += 1;
            let unused = s.cards.iter().next().expect("more cards than rounds");
            s.cards.remove(unused);
            crate::market::enter(&mut s.market, Good::ALL[s.round as usize + 1], self.opt.opened(s.round));
        }
    }

    /// The card of this round, by number or by its cities.
    fn set_card(&self, s: &mut State, r: &mut Reader<'_>) {
        let by_cities = r.take::<[City; 2]>("cities").map(|[a, b]| {
            self.cat.cards.iter().position(|c| c.cities == [a, b] || c.cities == [b, a]).map(|n| n as i64)
        });
        let card = match by_cities {
            Some(None) => return r.wrong("cities", "must be two different cities"),
            Some(card) => card,
            None => r.number("card", 0, 14),
        };
        let Some(card) = card.map(|n| n as u8) else { return };
        // The pile and what was used stay as many as they were.
        if s.cards.has(card) {
            s.cards.remove(card);
            s.cards.add(s.card);
        }
        s.card = card;
        if self.opt.icons.is_none() {
            s.icons = self.cat.cards[card as usize].icons;
        }
    }

    fn set_market(&self, s: &mut State, goods: Vec<Good>, r: &mut Reader<'_>) {
        let known: Set = goods.iter().map(|g| *g as u8).collect();
        let in_play = u32::from(s.round) + 2;
        if goods.len() as u32 == in_play && known == Set::first_n(in_play) {
            s.market = goods.into_iter().collect();
        } else {
            let all: Vec<&str> = Good::ALL[..in_play as usize].iter().map(|g| g.word()).collect();
            r.wrong("market", format!("must be, in any order, the dearest first: {}", all.join(", ")));
        }
    }

    fn load(&self, s: &State, dice: &mut TableDice, next: &Next, r: &mut Reader<'_>) {
        if let Some(card) = next.cards.iter().find(|&&c| c >= 15 || !s.cards.has(c)) {
            r.wrong("next.cards", format!("{card} is not in the pile"));
        }
        dice.load(CARDS, next.cards.iter().map(|&c| c.into()));
        if let Some(sheet) = next.sheets.iter().find(|&&n| self.place_of(n).is_none()) {
            r.wrong("next.sheets", format!("there is no sheet {sheet}"));
        }
        dice.load(SHEET, next.sheets.iter().filter_map(|&n| self.place_of(n)).map(|(_, sheet)| sheet.into()));
        if !next.icons.is_empty() && self.opt.icons.is_none() {
            r.wrong("next.icons", "icons are printed on the cards, unless the option `icons` says otherwise");
        }
        // The first of each icon in the bag; what has gone since moves the others, so this is right for the next draw.
        let first = |icon: &Icon| u32::from(s.icons_left[..icon.index()].iter().sum::<u8>());
        dice.load(ICON, next.icons.iter().map(first));
        if self.opt.bonus_tiles.is_none() {
            dice.load(state::BONUS, next.bonus.iter().map(|&k| k as u32));
        } else if !next.bonus.is_empty() {
            r.wrong("next.bonus", "the option `bonus_tiles` gives their order");
        }
    }

    /// Round and place of a sheet by its number.
    fn place_of(&self, number: u8) -> Option<(u8, u8)> {
        (1..=ROUNDS).find_map(|round| {
            let here = (0..SHEETS as u8).find(|&n| self.sheet(round, n).number == number)?;
            Some((round, here))
        })
    }

    fn set_seat(&self, s: &mut State, seat: Seat, trading: bool, value: &Value, problems: &mut Problems) {
        let mut r = Reader::new(&format!("seats.{}", seat.0), value, problems);
        let p = &mut s.players[seat];
        if let Some(score) = r.number("score", 0, 999) {
            p.score = score as i16;
        }
        if let Some(gains) = r.take::<Vec<i16>>("gains") {
            if gains.len() < s.round as usize {
                gains.iter().zip(&mut p.gains).for_each(|(from, to)| *to = *from);
            } else {
                r.wrong("gains", format!("more rounds than were played: {}", s.round - 1));
            }
        }
        for kind in r.take::<Vec<Kind>>("bonus").unwrap_or_default() {
            p.bonus[kind.index()] += 1;
            let tile = s.bonus_left.iter().find(|&t| self.bonus_kind(t) == kind);
            match tile {
                Some(tile) => s.bonus_left.remove(tile),
                None => r.wrong("bonus", format!("there is no further bonus tile of the kind `{kind}`")),
            }
        }
        if !trading {
            return r.done();
        }
        let own_clock = self.opt.clock == Clock::Own;
        let started = r.take::<bool>("started").unwrap_or(!own_clock);
        if started {
            self.set_building(s, seat, &mut r);
        } else if !own_clock {
            r.wrong("started", "everybody starts at once, unless the option `clock` is \"own\"");
        }
        r.done();
    }

    fn set_building(&self, s: &mut State, seat: Seat, r: &mut Reader<'_>) {
        let free = || {
            let held = self.held(s);
            (0..SHEETS as u8).find(|&n| self.opt.same_sheet == (!held.is_empty() && held.has(n)) || held.is_empty())
        };
        let sheet = match r.number("sheet", 1, 255) {
            None => free(),
            Some(n) => match self.place_of(n as u8) {
                Some((round, sheet)) if round == s.round => Some(sheet),
                _ => {
                    r.wrong("sheet", format!("{n} is not a sheet of round {}", s.round));
                    None
                }
            },
        };
        let p = &mut s.players[seat];
        p.sheet = sheet;
        p.turned = r.take::<bool>("upside_down").unwrap_or(false);
        if p.turned && !self.opt.turned_maps {
            r.wrong("upside_down", "only with the option `turned_maps`");
        }
        p.stage = Stage::Building { since: 0 };
        for (n, laid) in r.take::<Vec<Laid>>("board").unwrap_or_default().into_iter().enumerate() {
            let at = format!("board.{n}");
            let piece = Piece::new(laid.kind, laid.bonus);
            let all = if laid.bonus { p.bonus[laid.kind.index()] } else { STOCK };
            if laid.cell as usize >= CELLS {
                r.wrong(&at, format!("there is no cell {}", laid.cell));
            } else if laid.turn >= laid.kind.turns() {
                r.wrong(&at, format!("a {} tile has the turns 0 to {}", laid.kind, laid.kind.turns() - 1));
            } else if p.board.at(laid.cell).is_some() {
                r.wrong(&at, format!("there is a tile on cell {} already", laid.cell));
            } else if p.board.count(piece) >= all {
                r.wrong(&at, format!("more than {all} tiles of the kind `{piece}`"));
            } else {
                p.board.0[laid.cell as usize] = Some(Tile::new(piece, laid.turn));
            }
        }
        if let Some(after) = r.number("arrived", 0, 3_600_000) {
            let after = after as Millis;
            if self.opt.clock != Clock::Off && after >= self.limit() {
                r.wrong("arrived", format!("time was up after {} ms", self.limit()));
            }
            s.players[seat].stage = Stage::Arrived { after, nth: s.declared };
            s.declared += 1;
        }
    }

    fn check_seats(&self, s: &State, problems: &mut Problems) {
        if !self.opt.same_sheet && self.held(s).len() < self.holders(s).len() {
            problems.add("seats", "two players have the same sheet");
        }
        if self.opt.same_sheet && self.held(s).len() > 1 {
            problems.add("seats", "everybody has the same sheet: the option `same_sheet` says so");
        }
        if self.all().all(|w| s.players[w].is_done()) {
            problems.add("seats", "everybody has arrived: the round would be over");
        }
        for seat in self.all() {
            let p = &s.players[seat];
            if p.gains.iter().sum::<i16>() > p.score {
                problems.add(format!("seats.{}.gains", seat.0), "more than the score");
            }
        }
    }
}
