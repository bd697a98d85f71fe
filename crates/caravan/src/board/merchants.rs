//! Merchants in plain text.
use super::{list, number, shown};
use games::Words;
use serde_json::Value;
use std::fmt::Write;
use table::{AnyTable, Seat};

pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words) -> String {
    let (names, board) = (&table.header().players, &sheet["board"]);
    Page { words, names, catalog: table.catalog(), board, text: String::new() }.write(sheet)
}

struct Page<'a> {
    words: &'a Words,
    names: &'a [String],
    catalog: Value,
    board: &'a Value,
    text: String,
}

impl Page<'_> {
    fn write(mut self, sheet: &Value) -> String {
        let board = self.board;
        let active = Seat(number(&board["active"]) as u8);
        let now = [
            format!("{} {}", self.words.word("board-round"), board["round"]),
            self.words.seat(active, self.names),
            shown(&board["step"]),
        ];
        self.line("board-now", &now.join(", "));
        if sheet["prompt"].is_object() {
            self.line("board-question", &self.words.say_json(&sheet["prompt"], self.names));
        }
        let wheel = list(&board["wheel"]).iter().map(|s| {
            let dice = "▪".repeat(number(&s["dice"]) as usize);
            format!("{} ${}{dice}", self.word("good", &s["good"]), s["price"])
        });
        let wheel = wheel.collect::<Vec<_>>().join(", ");
        self.line("district-bazaar", &wheel);
        self.cards("district-inn", "heroes", &board["inn"]);
        self.cards("district-commissions", "commissions", &board["commissions"]);
        self.cards("board-courtyard", "deeds", &board["courtyard"]);
        self.cards("board-companions", "companions", &board["companions"]);
        self.named("board-buildings", "building", &board["buildings"]);
        self.line("district-dark-market", &self.word("dark", &board["dark_market"]));
        self.line("board-ruins", &self.word("ruins", &board["ruins"]));
        self.named("board-upgrades", "upgrade", &board["upgrades"]);
        self.named("board-steeds", "steed", &board["free_steeds"]);
        self.caravan();
        let rival = &board["automaton"];
        for (i, wagon) in list(&board["wagons"]).iter().enumerate() {
            if rival["seat"].as_u64() == Some(i as u64) {
                self.automaton(Seat(i as u8), wagon, rival);
            } else {
                self.wagon(Seat(i as u8), wagon);
            }
        }
        for score in list(&board["scores"]) {
            let parts = ["total", "base", "coins", "prestige", "points"].map(|k| format!("{k} {}", score[k]));
            self.line("board-score", &parts.join(", "));
        }
        self.text
    }

    fn line(&mut self, heading: &str, what: &str) {
        if !what.is_empty() {
            let _ = writeln!(self.text, "{}: {what}", self.words.word(heading));
        }
    }
    fn word(&self, kind: &str, value: &Value) -> String {
        self.words.word(&format!("{kind}-{}", shown(value)))
    }
    fn named(&mut self, heading: &str, kind: &str, values: &Value) {
        let all: Vec<String> = list(values).iter().map(|v| self.word(kind, v)).collect();
        self.line(heading, &all.join(", "));
    }
    /// A card of the catalog, with the town it belongs to; `?` if the viewer does not know it.
    fn card(&self, kind: &str, n: &Value) -> String {
        let Some(n) = n.as_u64() else { return "?".into() };
        let card = &self.catalog[kind][n as usize];
        let singular = if kind == "heroes" { "hero" } else { kind.trim_end_matches('s') };
        let name = self.word(singular, &card["id"]);
        let wants: Vec<String> = list(&card["wants"]).iter().map(|g| self.word("good", g)).collect();
        if card["town"].is_string() {
            format!("{n} {name} → {} ({})", self.word("town", &card["town"]), wants.join(", "))
        } else {
            format!("{n} {name}")
        }
    }
    fn cards(&mut self, heading: &str, kind: &str, cards: &Value) {
        let shown = |card: &Value| if card.is_null() { "–".into() } else { self.card(kind, card) };
        let all: Vec<String> = list(cards).iter().map(shown).collect();
        self.line(heading, &all.join("; "));
    }

    fn caravan(&mut self) {
        let caravan = &self.board["caravan"];
        if !caravan.is_object() {
            return;
        }
        let travellers =
            list(&caravan["travellers"]).iter().map(|s| self.words.seat(Seat(number(s) as u8), self.names));
        let mut parts = vec![self.word("town", &caravan["town"]), self.word("road", &caravan["road"])];
        parts.extend(travellers);
        if caravan["event"].is_u64() {
            parts.push(self.card("events", &caravan["event"]));
        }
        let faces = list(&caravan["dice"])
            .iter()
            .zip(1..)
            .flat_map(|(n, v)| std::iter::repeat_n(v.to_string(), number(n) as usize));
        parts.push(format!("[{}]", faces.collect::<Vec<_>>().join(" ")));
        self.line("board-caravan", &parts.join(", "));
    }

    /// `2 upgraded armor`; basic goods first.
    fn goods(&self, goods: &Value) -> Vec<String> {
        let mut all = vec![];
        for (counts, side) in list(goods).iter().zip(["side-basic", "side-upgraded"]) {
            let some = list(&self.catalog["goods"]).iter().zip(list(counts)).filter(|(_, n)| number(n) > 0);
            let side = self.words.word(side);
            all.extend(some.map(|(good, n)| format!("{n} {side} {}", self.word("good", &good["good"]))));
        }
        all
    }

    /// What somebody has so many of.
    fn purse(&mut self, seat: Seat, w: &Value, counts: &[&str]) {
        let _ = writeln!(self.text, "\n— {}", self.words.seat(seat, self.names));
        let counts: Vec<String> =
            counts.iter().map(|k| format!("{} {}", self.words.word(&format!("board-{k}")), w[k])).collect();
        self.line("board-purse", &counts.join(", "));
    }
    fn deeds(&mut self, w: &Value) {
        let deeds: Vec<String> = list(&w["deeds"]).iter().map(|d| self.card("deeds", d)).collect();
        self.line("board-deeds", &deeds.join("; "));
    }
    fn log(&mut self, w: &Value) {
        let log =
            ["commissions", "heroes"].map(|k| format!("{} {}", w["log"][k], self.words.word(&format!("board-{k}"))));
        self.line("board-log", &log.join(", "));
    }

    /// It has no wagon: goods and dice are numbers, heroes and commissions lie before it.
    fn automaton(&mut self, seat: Seat, w: &Value, rival: &Value) {
        self.purse(seat, w, &["coins", "prestige", "lanterns", "quartz", "space"]);
        self.line("board-goods", &rival["goods"].to_string());
        self.line("board-illuminated-dice", &rival["illuminated_dice"].to_string());
        self.cards("board-heroes", "heroes", &rival["heroes"]);
        self.cards("board-commissions", "commissions", &rival["commissions"]);
        self.deeds(w);
        self.log(w);
        let actions = list(&self.catalog["actions"]);
        // Before its turn in round 1 it has drawn nothing.
        let (round, active) = (number(&self.board["round"]), number(&self.board["active"]));
        if round > 1 || round == 1 && u64::from(seat.0) <= active {
            let name = self.word("action", &actions[number(&rival["card"]) as usize]["id"]);
            let left = list(&rival["cards_to_come"]).len().to_string();
            self.line("board-action-card", &name);
            self.line("board-action-cards-left", &left);
        }
    }

    fn wagon(&mut self, seat: Seat, w: &Value) {
        self.purse(seat, w, &["coins", "prestige", "lanterns", "quartz", "horseshoes", "space"]);
        let faces = |v: &Value| {
            list(v).iter().map(|f| if f.is_null() { "–".into() } else { shown(f) }).collect::<Vec<_>>().join(" ")
        };
        let dice = ["locked", "reserve", "special_reserve", "pool"]
            .map(|k| format!("{} [{}]", self.words.word(&format!("board-{}", k.replace('_', "-"))), faces(&w[k])));
        self.line("board-dice", &dice.join(" "));
        let goods = self.goods(&w["goods"]).join(", ");
        self.line("board-goods", &goods);
        let riders: Value = list(&w["heroes"]).iter().map(|rider| rider["hero"].clone()).collect();
        self.cards("board-heroes", "heroes", &riders);
        self.cards("board-commissions", "commissions", &w["commissions"]);
        self.deeds(w);
        let companions: Value = list(&w["companions"]).iter().map(|c| c["card"].clone()).collect();
        self.cards("board-companions", "companions", &companions);
        self.named("board-steeds", "steed", &w["steeds"]);
        self.named("board-upgrades", "upgrade", &w["upgrades"]);
        self.log(w);
    }
}
