//! Silk Road in plain text: market and card, every desk, and the round before with what it brought.
use super::hexes::{Geometry, beside};
use super::{list, number, shown, time};
use games::Words;
use serde_json::{Value, json};
use std::fmt::Write;
use table::{AnyTable, Seat};

pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words) -> String {
    let (names, catalog) = (&table.header().players, table.catalog());
    let mut page = Page { words, names, catalog: &catalog, board: &sheet["board"], text: String::new() };
    page.market(sheet);
    for (n, desk) in list(&page.board["desks"]).iter().enumerate() {
        page.desk(Seat(n as u8), desk);
    }
    let waits = |desk: &Value| desk["stage"] == "idle" || desk["stage"] == "ready";
    if page.board["past"].is_object() && list(&page.board["desks"]).iter().all(waits) {
        page.past(&page.board["past"]);
    }
    page.text
}

struct Page<'a> {
    words: &'a Words,
    names: &'a [String],
    catalog: &'a Value,
    board: &'a Value,
    text: String,
}

impl Page<'_> {
    fn line(&mut self, heading: &str, what: &str) {
        if !what.is_empty() {
            let _ = writeln!(self.text, "{}: {what}", self.words.word(heading));
        }
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
    /// `silk (s) 3, …`: the letter is that of the map.
    fn prices(&self, market: &Value) -> String {
        let one = |p: &Value| format!("{} ({}) {}", self.word("good", &p["good"]), self.letter(&p["good"]), p["value"]);
        list(market).iter().map(one).collect::<Vec<_>>().join(", ")
    }
    /// The first letter of a good that no good before it has.
    fn letter(&self, good: &Value) -> char {
        let mut taken: Vec<char> = vec![];
        for one in list(&self.catalog["goods"]) {
            let letter = self.word("good", one).chars().find(|c| c.is_alphabetic() && !taken.contains(c));
            let letter = letter.unwrap_or('?');
            if one == good {
                return letter;
            }
            taken.push(letter);
        }
        '?'
    }
    /// The six names; those of the card stand in brackets.
    fn cities(&self, goal: &Value) -> Vec<String> {
        let name = |city: &Value| {
            let name = self.word("city", &city["city"]);
            if list(goal).contains(&city["city"]) { format!("[{name}]") } else { name }
        };
        list(&self.catalog["cities"]).iter().map(name).collect()
    }
    fn picture(&mut self, lines: Vec<String>) {
        for line in lines {
            let _ = writeln!(self.text, "{}", format!("   {line}").trim_end());
        }
    }

    fn market(&mut self, sheet: &Value) {
        let board = self.board;
        let heading = self.heading("silk-board-round", &board["round"], &board["card"]["cities"]);
        let _ = writeln!(self.text, "{heading}");
        self.line("silk-board-market", &self.prices(&board["market"]));
        self.line("silk-board-icon", &self.words("icon", &board["card"]["icons"]));
        self.line("silk-board-to-come", &self.words("piece", &board["bonus_to_come"]));
        if sheet["prompt"].is_object() {
            self.line("silk-board-question", &self.words.say_json(&sheet["prompt"], self.names));
        }
    }

    fn desk(&mut self, seat: Seat, desk: &Value) {
        let mut about = vec![self.words.with("silk-board-score", &[("score", desk["score"].clone())])];
        about.push(self.word("board-stage", &desk["stage"]));
        about.extend(desk["after"].as_u64().map(time));
        let _ = writeln!(self.text, "\n— {}: {}", self.words.seat(seat, self.names), about.join(", "));
        let own = &desk["own"];
        if !own.is_object() {
            return self.bonus(&desk["bonus"]);
        }
        let geometry = Geometry(self.catalog);
        let goal = &self.board["card"]["cities"];
        let cities = list(&self.catalog["cities"]);
        let marks: Vec<char> = cities.iter().map(|c| if list(goal).contains(&c["city"]) { '#' } else { '.' }).collect();
        let mut map = vec![self.words.with("silk-board-map", &[("sheet", own["map"]["sheet"].clone())])];
        if own["map"]["upside_down"] == true {
            map[0] += &format!(" ({})", self.words.word("silk-board-upside-down"));
        }
        map.extend(geometry.map(&own["map"], |good| self.letter(good), &marks));
        self.picture(beside(geometry.board(&own["board"], &self.cities(goal)), map, 4));
        let pieces = list(&self.catalog["pieces"]).iter().zip(list(&own["tray"]));
        let left = pieces.filter(|(p, n)| number(n) > 0 || p["bonus"] == false);
        let tray: Vec<String> = left.map(|(p, n)| format!("{} {n}", self.word("piece", &p["piece"]))).collect();
        self.line("silk-board-tray", &tray.join(", "));
    }
    fn bonus(&mut self, bonus: &Value) {
        let kinds = list(&self.catalog["pieces"]).iter().zip(list(bonus)).filter(|(_, n)| number(n) > 0);
        let held: Vec<String> = kinds.map(|(p, n)| format!("{n} {}", self.word("piece", &p["piece"]))).collect();
        self.line("silk-board-bonus", &held.join(", "));
    }

    fn past(&mut self, past: &Value) {
        let heading = self.heading("silk-board-past", &past["round"], &past["cities"]);
        let _ = writeln!(self.text, "\n{heading}");
        self.line("silk-board-market", &self.prices(&past["market"]));
        for (n, desk) in list(&past["desks"]).iter().enumerate() {
            self.past_desk(Seat(n as u8), desk, &past["cities"]);
        }
    }
    fn past_desk(&mut self, seat: Seat, desk: &Value, goal: &Value) {
        let mut about = vec![match desk["qualified"] == true {
            true => self.words.with("silk-board-road", &[("tiles", desk["tiles"].clone())]),
            false => self.words.word("silk-board-no-road"),
        }];
        about.extend(desk["after"].as_u64().map(time));
        about.push(
            self.words
                .with("silk-board-points", &["rank", "length", "goods", "gain"].map(|key| (key, desk[key].clone()))),
        );
        let _ = writeln!(self.text, "\n— {}: {}", self.words.seat(seat, self.names), about.join(", "));
        self.picture(Geometry(self.catalog).board(&desk["board"], &self.cities(goal)));
        let one = |b: &Value| {
            let twice = if b["doubled"] == true { " ×2" } else { "" };
            let [a, c] = [&b["cells"][0], &b["cells"][1]];
            format!("{}{twice} {} ({a}|{c})", self.word("good", &b["good"]), b["points"])
        };
        let bought: Vec<String> = list(&desk["bought"]).iter().map(one).collect();
        let nothing = || self.words.word("silk-board-nothing");
        let bought = if bought.is_empty() { nothing() } else { bought.join(", ") };
        self.line("silk-board-bought", &bought);
    }
}
