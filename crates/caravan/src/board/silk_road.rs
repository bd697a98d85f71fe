//! Silk Road in plain text: market and card, every desk, and the round before with what it brought.
use super::hexes::{Geometry, beside};
use super::{list, number, shown, time};
use games::Words;
use serde_json::{Value, json};
use table::{AnyTable, Seat};

/// `width`: of a terminal. Then desks stand side by side, and goods lie on the board instead of on a map beside it.
pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words, width: Option<usize>) -> String {
    let (names, catalog, board) = (&table.header().players, table.catalog(), &sheet["board"]);
    let page = Page { words, names, catalog: &catalog, board, width };
    let mut lines = page.market(sheet);
    let desks = list(&board["desks"]);
    let seats = || (0..).map(Seat);
    lines.extend(page.lay(seats().zip(desks).map(|(seat, desk)| page.desk(seat, desk))));
    let waits = |desk: &Value| desk["stage"] == "idle" || desk["stage"] == "ready";
    let past = &board["past"];
    if past.is_object() && desks.iter().all(waits) {
        lines.extend([String::new(), page.heading("silk-board-past", &past["round"], &past["cities"])]);
        lines.extend(page.line("silk-board-market", &page.prices(&past["market"])));
        let past_desks = seats().zip(list(&past["desks"]));
        lines.extend(page.lay(past_desks.map(|(seat, desk)| page.past_desk(seat, desk, &past["cities"]))));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A city on a map: one of the card, and any other.
const CITIES: [char; 2] = ['#', '.'];

struct Page<'a> {
    words: &'a Words,
    names: &'a [String],
    catalog: &'a Value,
    board: &'a Value,
    width: Option<usize>,
}

type Lines = Vec<String>;

impl Page<'_> {
    fn line(&self, heading: &str, what: &str) -> Option<String> {
        (!what.is_empty()).then(|| format!("{}: {what}", self.words.word(heading)))
    }
    fn word(&self, kind: &str, value: &Value) -> String {
        self.words.word(&format!("silk-{kind}-{}", shown(value)))
    }
    fn words(&self, kind: &str, values: &Value) -> String {
        list(values).iter().map(|v| self.word(kind, v)).collect::<Vec<_>>().join(", ")
    }
    fn heading(&self, id: &str, round: &Value, cities: &Value) -> String {
        let city = |n: usize| json!(format!("silk-city-{}", shown(&cities[n])));
        self.words.with(id, &[("round", round.clone()), ("from", city(0)), ("to", city(1))])
    }
    /// `silk (S) 3, …`: the letter is that of the map.
    fn prices(&self, market: &Value) -> String {
        let one = |p: &Value| format!("{} ({}) {}", self.word("good", &p["good"]), self.letter(&p["good"]), p["value"]);
        list(market).iter().map(one).collect::<Vec<_>>().join(", ")
    }
    /// A good is the same letter here as where it is played for.
    fn letter(&self, good: &Value) -> char {
        self.words.word(&format!("tui-silk-letter-{}", shown(good))).chars().next().unwrap_or('?')
    }
    /// The six names; those of the card stand in brackets.
    fn cities(&self, goal: &Value) -> Vec<String> {
        let name = |city: &Value| {
            let name = self.word("city", &city["city"]);
            if list(goal).contains(&city["city"]) { format!("[{name}]") } else { name }
        };
        list(&self.catalog["cities"]).iter().map(name).collect()
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
        let mut lines = vec![self.heading("silk-board-round", &board["round"], &board["card"]["cities"])];
        lines.extend(self.line("silk-board-market", &self.prices(&board["market"])));
        lines.extend(self.line("silk-board-icon", &self.words("icon", &board["card"]["icons"])));
        lines.extend(self.line("silk-board-to-come", &self.words("piece", &board["bonus_to_come"])));
        if sheet["prompt"].is_object() {
            lines.extend(self.line("silk-board-question", &self.words.say_json(&sheet["prompt"], self.names)));
        }
        lines
    }

    fn desk(&self, seat: Seat, desk: &Value) -> Lines {
        let mut what = vec![self.words.with("silk-board-score", &[("score", desk["score"].clone())])];
        what.push(self.word("board-stage", &desk["stage"]));
        what.extend(desk["after"].as_u64().map(time));
        let mut lines = vec![self.about(seat, &what)];
        let own = &desk["own"];
        if own.is_object() {
            lines.extend(self.building(own));
            let pieces = list(&self.catalog["pieces"]).iter().zip(list(&own["tray"]));
            let left = pieces.filter(|(p, n)| number(n) > 0 || p["bonus"] == false);
            let tray: Vec<String> = left.map(|(p, n)| format!("{} {n}", self.word("piece", &p["piece"]))).collect();
            lines.extend(self.line("silk-board-tray", &tray.join(", ")));
        } else {
            let kinds = list(&self.catalog["pieces"]).iter().zip(list(&desk["bonus"])).filter(|(_, n)| number(n) > 0);
            let held: Vec<String> = kinds.map(|(p, n)| format!("{n} {}", self.word("piece", &p["piece"]))).collect();
            lines.extend(self.line("silk-board-bonus", &held.join(", ")));
        }
        lines
    }
    fn building(&self, own: &Value) -> Lines {
        let geometry = Geometry(self.catalog);
        let (goal, map) = (&self.board["card"]["cities"], &own["map"]);
        let cities = self.cities(goal);
        let letter = |good: &Value| self.letter(good);
        if self.width.is_some() {
            return geometry.board(&own["board"], &cities, &geometry.dots(map, letter));
        }
        let mut beside_it = vec![self.words.with("silk-board-map", &[("sheet", map["sheet"].clone())])];
        if map["upside_down"] == true {
            beside_it[0] += &format!(" ({})", self.words.word("silk-board-upside-down"));
        }
        let mark = |name: &String| if name.starts_with('[') { CITIES[0] } else { CITIES[1] };
        let marks: Vec<char> = cities.iter().map(mark).collect();
        beside_it.extend(geometry.map(map, letter, &marks));
        beside(geometry.board(&own["board"], &cities, &[]), beside_it, 4)
    }

    fn past_desk(&self, seat: Seat, desk: &Value, goal: &Value) -> Lines {
        let mut what = vec![match desk["qualified"] == true {
            true => self.words.with("silk-board-road", &[("tiles", desk["tiles"].clone())]),
            false => self.words.word("silk-board-no-road"),
        }];
        what.extend(desk["after"].as_u64().map(time));
        let points = ["rank", "length", "goods", "gain"].map(|key| (key, desk[key].clone()));
        what.push(self.words.with("silk-board-points", &points));
        let geometry = Geometry(self.catalog);
        let mut lines = vec![self.about(seat, &what)];
        let key = geometry.key(&desk["key"], |good| self.letter(good));
        lines.extend(geometry.board(&desk["board"], &self.cities(goal), &key));
        let one = |b: &Value| {
            let twice = if b["doubled"] == true { " ×2" } else { "" };
            format!("{}{twice} {}", self.word("good", &b["good"]), b["points"])
        };
        let bought: Vec<String> = list(&desk["bought"]).iter().map(one).collect();
        let nothing = || self.words.word("silk-board-nothing");
        let bought = if bought.is_empty() { nothing() } else { bought.join(", ") };
        lines.extend(self.line("silk-board-bought", &bought));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Lang;
    use silk_road::words::Good;

    #[test]
    fn cities_are_no_letters_of_goods() {
        let table = shelf::find("silk-road").unwrap().open(&json!({ "players": 1 }), None, "x", vec![], None).unwrap();
        let sheet = table.sheet(None);
        for words in Lang::ALL.map(Words::of) {
            let (names, catalog, board) = (&table.header().players, &table.catalog(), &sheet["board"]);
            let page = Page { words, names, catalog, board, width: None };
            let letters: Vec<char> = Good::ALL.iter().map(|good| page.letter(&json!(good))).collect();
            assert_eq!(letters.len(), 6);
            assert!(CITIES.iter().all(|mark| !letters.contains(mark)), "{letters:?}");
            assert!(letters.iter().all(|letter| letter.is_alphabetic()), "{letters:?}");
        }
    }
}
