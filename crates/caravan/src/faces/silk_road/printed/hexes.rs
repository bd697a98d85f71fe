//! Pictures of Silk Road in characters: a playboard, a map, and two of them side by side.
use silk_road::describe::{CatalogView, CityPlace};
use silk_road::tile::Board;
use silk_road::view::{KeyDot, Map};
use silk_road::words::Good;
use std::collections::BTreeMap;

/// Characters on a plane, around the middle of the board.
#[derive(Default)]
pub struct Plane(BTreeMap<(i64, i64), char>);

impl Plane {
    pub fn put(&mut self, (x, y): (i64, i64), text: &str) {
        for (n, c) in text.chars().enumerate() {
            self.0.insert((y, x + n as i64), c);
        }
    }
    fn is_free(&self, (x, y): (i64, i64)) -> bool {
        !self.0.contains_key(&(y, x))
    }
    pub fn lines(&self) -> Vec<String> {
        let left = self.0.keys().map(|(_, x)| *x).min().unwrap_or(0);
        let rows = self.0.keys().next().zip(self.0.keys().next_back()).map_or(0..0, |(a, b)| a.0..b.0 + 1);
        let line = |y: i64| {
            let mut line = String::new();
            for ((_, x), c) in self.0.range((y, i64::MIN)..=(y, i64::MAX)) {
                let gap = (x - left) as usize - line.chars().count();
                line.extend(std::iter::repeat_n(' ', gap).chain([*c]));
            }
            line
        };
        rows.map(line).collect()
    }
}

/// Two pictures side by side.
pub fn beside(left: Vec<String>, right: Vec<String>, gap: usize) -> Vec<String> {
    let wide = left.iter().map(|line| line.chars().count()).max().unwrap_or(0) + gap;
    let rows = left.len().max(right.len());
    let mut right = right.into_iter();
    let mut left = left.into_iter();
    let pair = |_| {
        let (left, right) = (left.next().unwrap_or_default(), right.next().unwrap_or_default());
        let gap = if right.is_empty() { 0 } else { wide - left.chars().count() };
        format!("{left}{}{right}", " ".repeat(gap))
    };
    (0..rows).map(pair).collect()
}

/// One step towards each side, and the stroke that leads there.
const STROKES: [((i64, i64), &str); 6] =
    [((1, 0), "-"), ((1, -1), "/"), ((-1, -1), "\\"), ((-1, 0), "-"), ((-1, 1), "/"), ((1, 1), "\\")];

/// A letter somewhere on the board.
pub type Mark = ((i64, i64), char);

/// Where things are, by the catalog.
pub struct Geometry<'a>(pub &'a CatalogView);

impl Geometry<'_> {
    /// Six columns and three lines from cell to cell.
    fn cell(&self, n: u8) -> (i64, i64) {
        let cell = &self.0.cells[usize::from(n)];
        scaled((cell.x, cell.y), 6, 3)
    }
    /// Beyond the gates of a city.
    fn city(&self, city: &CityPlace) -> (i64, i64) {
        const BEYOND: [(i64, i64); 6] = [(12, 0), (6, -6), (-6, -6), (-12, 0), (-6, 6), (6, 6)];
        let (x, y) = self.cell(city.cell);
        // With three gates the outer two pull towards the middle.
        let share = if city.gates.len() == 3 { 6 } else { 3 * city.gates.len() as i64 };
        let sides = city.gates.iter().map(|side| BEYOND[usize::from(*side) % 6]);
        let (dx, dy) = sides.fold((0, 0), |(dx, dy), (x, y)| (dx + x, dy + y));
        (x + dx / share.max(1), y + dy / share.max(1))
    }

    /// Where the dots of a map lie on the board, as far as a map can say.
    pub fn dots(&self, map: &Map, letter: impl Fn(Good) -> char) -> Vec<Mark> {
        let turn = if map.upside_down { -1 } else { 1 };
        let dots = map.dots.iter().map(|dot| (scaled((dot.x, dot.y), 6, 3), dot.good));
        dots.map(|((x, y), good)| ((turn * x, turn * y), letter(good))).collect()
    }
    /// The dots of a key, each on its edge.
    pub fn key(&self, key: &[KeyDot], letter: impl Fn(Good) -> char) -> Vec<Mark> {
        let dot = |dot: &KeyDot| {
            let ((ax, ay), (bx, by)) = (self.cell(dot.cells.0), self.cell(dot.cells.1));
            // Beside the upper cell, or in the middle between two of a row.
            let at = if ay == by { ((ax + bx) / 2, ay) } else { (ax + (bx - ax).signum(), ay + 1) };
            (at, letter(dot.good))
        };
        key.iter().map(dot).collect()
    }

    /// Tiles with the sides that they join, bonus tiles as `@`; empty cells by their numbers; goods over all of it.
    /// `names`: of the six cities.
    pub fn board(&self, board: &Board, names: &[String], goods: &[Mark]) -> Vec<String> {
        let mut plane = Plane::default();
        for n in 0..self.0.cells.len() as u8 {
            let (x, y) = self.cell(n);
            plane.put((x - i64::from(n > 9), y), &n.to_string());
        }
        for (cell, tile) in board.tiles() {
            let (x, y) = self.cell(cell);
            plane.put((x - 1, y), if tile.bonus { " @" } else { " o" });
            let (a, b) = tile.sides();
            for side in [a, b].map(usize::from) {
                let ((dx, dy), stroke) = STROKES[side];
                let far = [3, 1, 1, 2, 1, 1][side];
                (1..=far).for_each(|n| plane.put((x + n * dx, y + n * dy), stroke));
            }
        }
        goods.iter().for_each(|(at, letter)| plane.put(*at, &letter.to_string()));
        for (city, name) in self.0.cities.iter().zip(names) {
            let (x, y) = self.city(city);
            let wide = name.chars().count() as i64;
            plane.put((x - [wide - 1, wide / 2, 0][(x.signum() + 1) as usize], y), name);
        }
        plane.lines().into_iter().map(|line| format!("   {line}")).collect()
    }

    /// Letters where goods lie, on a smaller scale than the board and without its cells. `marks`: of the six cities.
    pub fn map(&self, map: &Map, letter: impl Fn(Good) -> char, marks: &[char]) -> Vec<String> {
        let mut plane = Plane::default();
        let turn = if map.upside_down { -1 } else { 1 };
        for (city, mark) in self.0.cities.iter().zip(marks) {
            let (x, y) = self.city(city);
            plane.put((turn * x * 2 / 3, turn * y * 2 / 3), &mark.to_string());
        }
        for dot in map.dots.iter() {
            let (x, y) = scaled((dot.x, dot.y), 4, 2);
            // Two that fall together lie beside each other.
            let x = (x..).find(|&x| plane.is_free((x, y))).unwrap_or(x);
            plane.put((x, y), &letter(dot.good).to_string());
        }
        plane.lines()
    }
}

/// Thousandths of a cell's width as columns and lines; so many from cell to cell.
fn scaled((x, y): (impl Into<i64>, impl Into<i64>), columns: i64, lines: i64) -> (i64, i64) {
    let round = |n: i64, by: i64| (2 * n + by * n.signum()) / (2 * by);
    (round(x.into() * columns, 1000), round(y.into() * lines, 866))
}
