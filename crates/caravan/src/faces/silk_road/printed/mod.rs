//! Silk Road in plain text: market and card, every desk, and the round before with what it brought.
mod hexes;

use crate::board::time;
use crate::faces::catalog_of;
use hexes::{Geometry, beside};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::Words;
use silk_road::SilkRoad;
use silk_road::describe::CatalogView;
use silk_road::view::{Desk, Own, PastDesk, Priced, View};
use silk_road::words::{City, Good, Piece, Standing};
use std::fmt::Display;
use table::{AnyTable, Seat};

/// `width`: of a terminal. Then desks stand side by side, and goods lie on the board instead of on a map beside it.
/// `None`: a view of other rules.
pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words, width: Option<usize>) -> Option<String> {
    let (board, catalog) = (View::deserialize(&sheet["board"]).ok()?, catalog_of::<SilkRoad>(table)?);
    let page = Page { words, names: &table.header().players, catalog: &catalog, board: &board, width };
    let mut lines = page.market(sheet);
    let seats = || (0..).map(Seat);
    lines.extend(page.lay(seats().zip(&board.desks).map(|(seat, desk)| page.desk(seat, desk))));
    let waits = |desk: &Desk| matches!(desk.stage, Standing::Idle | Standing::Ready);
    if let Some(past) = board.past.as_ref().filter(|_| board.desks.iter().all(waits)) {
        lines.extend([String::new(), page.heading("silk-board-past", past.round, past.cities)]);
        lines.extend(page.line("silk-board-market", &page.prices(&past.market)));
        let past_desks = seats().zip(&past.desks);
        lines.extend(page.lay(past_desks.map(|(seat, desk)| page.past_desk(seat, desk, past.cities))));
    }
    Some(lines.iter().map(|line| format!("{}\n", line.trim_end())).collect())
}

/// A city on a map: one of the card, and any other.
const CITIES: [char; 2] = ['#', '.'];

struct Page<'a> {
    words: &'a Words,
    names: &'a [String],
    catalog: &'a CatalogView,
    board: &'a View,
    width: Option<usize>,
}

type Lines = Vec<String>;

impl Page<'_> {
    fn line(&self, heading: &str, what: &str) -> Option<String> {
        (!what.is_empty()).then(|| format!("{}: {what}", self.words.word(heading)))
    }
    fn word(&self, kind: &str, value: impl Display) -> String {
        self.words.word(&format!("silk-{kind}-{value}"))
    }
    fn words<T: Display>(&self, kind: &str, values: impl IntoIterator<Item = T>) -> String {
        values.into_iter().map(|v| self.word(kind, v)).collect::<Vec<_>>().join(", ")
    }
    fn heading(&self, id: &str, round: u8, cities: [City; 2]) -> String {
        let [from, to] = cities.map(|city| json!(format!("silk-city-{city}")));
        self.words.with(id, &[("round", json!(round)), ("from", from), ("to", to)])
    }
    /// `silk (S) 3, …`: the letter is that of the map.
    fn prices(&self, market: &[Priced]) -> String {
        let one = |p: &Priced| format!("{} ({}) {}", self.word("good", p.good), self.letter(p.good), p.value);
        market.iter().map(one).collect::<Vec<_>>().join(", ")
    }
    /// A good is the same letter here as where it is played for.
    fn letter(&self, good: Good) -> char {
        self.words.word(&format!("tui-silk-letter-{good}")).chars().next().unwrap_or('?')
    }
    /// The six names; those of the card stand in brackets.
    fn cities(&self, goal: [City; 2]) -> Vec<String> {
        let name = |&city: &City| {
            let name = self.word("city", city);
            if goal.contains(&city) { format!("[{name}]") } else { name }
        };
        City::ALL.iter().map(name).collect()
    }
    /// One below the other, or as many side by side as there is room for.
    fn lay(&self, blocks: impl Iterator<Item = Lines>) -> Lines {
        let wide = |lines: &Lines| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let mut rows: Vec<Lines> = vec![];
        for block in blocks {
            match (rows.last_mut(), self.width) {
                (Some(row), Some(width)) if wide(row) + 4 + wide(&block) <= width => {
                    *row = beside(std::mem::take(row), block, 4);
                }
                _ => rows.push(block),
            }
        }
        rows.into_iter().flat_map(|row| std::iter::once(String::new()).chain(row)).collect()
    }
    fn about(&self, seat: Seat, what: &[String]) -> String {
        format!("— {}: {}", self.words.seat(seat, self.names), what.join(", "))
    }

    fn market(&self, sheet: &Value) -> Lines {
        let board = self.board;
        let mut lines = vec![self.heading("silk-board-round", board.round, board.card.cities)];
        lines.extend(self.line("silk-board-market", &self.prices(&board.market)));
        lines.extend(self.line("silk-board-icon", &self.words("icon", board.card.icons.iter())));
        lines.extend(self.line("silk-board-to-come", &self.words("piece", &board.bonus_to_come)));
        if sheet["prompt"].is_object() {
            lines.extend(self.line("silk-board-question", &self.words.say_json(&sheet["prompt"], self.names)));
        }
        lines
    }

    fn desk(&self, seat: Seat, desk: &Desk) -> Lines {
        let mut what = vec![self.words.with("silk-board-score", &[("score", json!(desk.score))])];
        what.push(self.word("board-stage", desk.stage));
        what.extend(desk.after.map(time));
        let mut lines = vec![self.about(seat, &what)];
        if let Some(own) = &desk.own {
            lines.extend(self.building(own));
            let left = Piece::ALL.iter().zip(own.tray).filter(|(piece, n)| *n > 0 || !piece.is_bonus());
            let tray: Vec<String> = left.map(|(piece, n)| format!("{} {n}", self.word("piece", piece))).collect();
            lines.extend(self.line("silk-board-tray", &tray.join(", ")));
        } else {
            let kinds = Piece::ALL.iter().zip(desk.bonus).filter(|(_, n)| *n > 0);
            let held: Vec<String> = kinds.map(|(piece, n)| format!("{n} {}", self.word("piece", piece))).collect();
            lines.extend(self.line("silk-board-bonus", &held.join(", ")));
        }
        lines
    }
    fn building(&self, own: &Own) -> Lines {
        let geometry = Geometry(self.catalog);
        let cities = self.cities(self.board.card.cities);
        let letter = |good: Good| self.letter(good);
        if self.width.is_some() {
            return geometry.board(&own.board, &cities, &geometry.dots(&own.map, letter));
        }
        let mut beside_it = vec![self.words.with("silk-board-map", &[("sheet", json!(own.map.sheet))])];
        if own.map.upside_down {
            beside_it[0] += &format!(" ({})", self.words.word("silk-board-upside-down"));
        }
        let mark = |name: &String| if name.starts_with('[') { CITIES[0] } else { CITIES[1] };
        let marks: Vec<char> = cities.iter().map(mark).collect();
        beside_it.extend(geometry.map(&own.map, letter, &marks));
        beside(geometry.board(&own.board, &cities, &[]), beside_it, 4)
    }

    fn past_desk(&self, seat: Seat, desk: &PastDesk, goal: [City; 2]) -> Lines {
        let mut what = vec![match desk.qualified {
            true => self.words.with("silk-board-road", &[("tiles", json!(desk.tiles))]),
            false => self.words.word("silk-board-no-road"),
        }];
        what.extend(desk.after.map(time));
        let points = [("rank", desk.rank), ("length", desk.length), ("goods", desk.goods), ("gain", desk.gain)];
        what.push(self.words.with("silk-board-points", &points.map(|(key, n)| (key, json!(n)))));
        let geometry = Geometry(self.catalog);
        let mut lines = vec![self.about(seat, &what)];
        let key = geometry.key(&desk.key, |good| self.letter(good));
        lines.extend(geometry.board(&desk.board, &self.cities(goal), &key));
        let bought = desk.bought.iter().map(|b| {
            let twice = if b.doubled { " ×2" } else { "" };
            format!("{}{twice} {}", self.word("good", b.good), b.points)
        });
        let bought: Vec<String> = bought.collect();
        let nothing = || self.words.word("silk-board-nothing");
        let bought = if bought.is_empty() { nothing() } else { bought.join(", ") };
        lines.extend(self.line("silk-board-bought", &bought));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::Lang;

    #[test]
    fn cities_are_no_letters_of_goods() {
        for words in Lang::ALL.map(Words::of) {
            let letters: Vec<String> =
                Good::ALL.iter().map(|good| words.word(&format!("tui-silk-letter-{good}"))).collect();
            assert_eq!(letters.len(), 6);
            assert!(letters.iter().all(|letter| letter.chars().all(char::is_alphabetic)), "{letters:?}");
            assert!(CITIES.iter().all(|mark| !letters.iter().any(|letter| letter.starts_with(*mark))), "{letters:?}");
        }
    }
}
