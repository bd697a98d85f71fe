//! Merchants in plain text.
use merchants::view::{AutomatonView, CaravanView, View, Wagon};
use merchants::words::{Face, Good};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::Words;
use std::fmt::{Display, Write};
use table::{AnyTable, Numbered, Seat};

/// `None`: a view of other rules.
pub fn text(table: &dyn AnyTable, sheet: &Value, words: &Words) -> Option<String> {
    let board = View::deserialize(&sheet["board"]).ok()?;
    let names = &table.header().players;
    Some(Page { words, names, catalog: table.catalog(), text: String::new() }.write(&board, sheet))
}

struct Page<'a> {
    words: &'a Words,
    names: &'a [String],
    catalog: Value,
    text: String,
}

impl Page<'_> {
    /// When, and whose turn it is.
    fn turn(&self, when: &str, seat: Seat) -> String {
        let seat = self.words.seat(seat, self.names);
        self.words.with("board-turn", &[("when", json!({ "text": when })), ("seat", json!({ "text": seat }))])
    }
    fn write(mut self, board: &View, sheet: &Value) -> String {
        let now = match board.round {
            _ if sheet["places"].is_array() => self.words.word("tui-over"),
            0 => self.words.word("tui-setup"),
            14.. => self.turn(&self.words.word("tui-final-travels"), board.active),
            n => self.turn(&self.words.with("tui-round", &[("n", json!(n))]), board.active),
        };
        self.line("board-now", &now);
        if sheet["prompt"].is_object() {
            self.line("board-question", &self.words.say_json(&sheet["prompt"], self.names));
        }
        let wheel = board.wheel.iter().map(|s| {
            let dice = "▪".repeat(s.dice.into());
            format!("{} ${}{dice}", self.word("good", s.good), s.price)
        });
        let wheel = wheel.collect::<Vec<_>>().join(", ");
        self.line("district-bazaar", &wheel);
        self.cards("district-inn", "heroes", board.inn.iter().copied());
        self.cards("district-commissions", "commissions", board.commissions.iter().copied());
        self.cards("board-courtyard", "deeds", board.courtyard.iter().copied());
        self.cards("board-companions", "companions", board.companions.iter().copied());
        self.named("board-buildings", "building", &board.buildings);
        self.line("district-dark-market", &self.word("dark", &board.dark_market));
        self.line("board-ruins", &self.word("ruins", &board.ruins));
        self.named("board-upgrades", "upgrade", &board.upgrades);
        self.named("board-steeds", "steed", &board.free_steeds);
        if let Some(caravan) = &board.caravan {
            self.caravan(caravan);
        }
        for (seat, wagon) in (0..).map(Seat).zip(&board.wagons) {
            match board.automaton.as_ref().filter(|it| it.seat == seat) {
                Some(it) => self.automaton(board, wagon, it),
                None => self.wagon(seat, wagon),
            }
        }
        for score in &board.scores {
            let parts = [
                ("total", score.total),
                ("base", score.base),
                ("coins", score.coins),
                ("prestige", score.prestige),
                ("points", score.points),
            ];
            self.line("board-score", &parts.map(|(part, n)| format!("{part} {n}")).join(", "));
        }
        self.text
    }

    fn line(&mut self, heading: &str, what: &str) {
        if !what.is_empty() {
            let _ = writeln!(self.text, "{}: {what}", self.words.word(heading));
        }
    }
    fn word(&self, kind: &str, value: impl Display) -> String {
        self.words.word(&format!("{kind}-{value}"))
    }
    fn named(&mut self, heading: &str, kind: &str, values: &[impl Display]) {
        let all: Vec<String> = values.iter().map(|v| self.word(kind, v)).collect();
        self.line(heading, &all.join(", "));
    }
    /// A card of the catalog, with the town it belongs to.
    fn card(&self, kind: &str, n: impl Numbered) -> String {
        let n = n.number();
        let card = &self.catalog[kind][usize::from(n)];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let singular = if kind == "heroes" { "hero" } else { kind.trim_end_matches('s') };
        let name = self.word(singular, text(&card["id"]));
        let wants = card["wants"].as_array().into_iter().flatten();
        let wants: Vec<String> = wants.map(|good| self.word("good", text(good))).collect();
        match card["town"].as_str() {
            Some(town) => format!("{n} {name} → {} ({})", self.word("town", town), wants.join(", ")),
            None => format!("{n} {name}"),
        }
    }
    /// `None`: an empty place.
    fn cards(&mut self, heading: &str, kind: &str, cards: impl Iterator<Item = Option<impl Numbered>>) {
        let all: Vec<String> = cards.map(|card| card.map_or("–".into(), |n| self.card(kind, n))).collect();
        self.line(heading, &all.join("; "));
    }

    fn caravan(&mut self, caravan: &CaravanView) {
        let travellers = caravan.travellers.iter().map(|seat| self.words.seat(seat, self.names));
        let mut parts = vec![self.word("town", caravan.town), self.word("road", caravan.road)];
        parts.extend(travellers);
        parts.extend(caravan.event.map(|event| self.card("events", event)));
        let faces = caravan.dice.iter().zip(1..).flat_map(|(&n, v)| std::iter::repeat_n(v.to_string(), n.into()));
        parts.push(format!("[{}]", faces.collect::<Vec<_>>().join(" ")));
        self.line("board-caravan", &parts.join(", "));
    }

    /// `2 upgraded armor`; basic goods first.
    fn goods(&self, goods: &[[u8; 6]; 2]) -> Vec<String> {
        let mut all = vec![];
        for (counts, side) in goods.iter().zip(["side-basic", "side-upgraded"]) {
            let some = Good::ALL.iter().zip(counts).filter(|(_, n)| **n > 0);
            let side = self.words.word(side);
            all.extend(some.map(|(good, n)| format!("{n} {side} {}", self.word("good", good))));
        }
        all
    }

    /// What somebody has so many of. `null`: nobody may count it.
    fn purse(&mut self, seat: Seat, counts: &[(&str, Option<u16>)]) {
        let _ = writeln!(self.text, "\n— {}", self.words.seat(seat, self.names));
        let many = |n: &Option<u16>| n.map_or("null".into(), |n| n.to_string());
        let counts: Vec<String> =
            counts.iter().map(|(id, n)| format!("{} {}", self.word("board", id), many(n))).collect();
        self.line("board-purse", &counts.join(", "));
    }
    fn deeds(&mut self, w: &Wagon) {
        let deeds: Vec<String> =
            w.deeds.iter().map(|deed| deed.map_or("?".into(), |deed| self.card("deeds", deed))).collect();
        self.line("board-deeds", &deeds.join("; "));
    }
    fn log(&mut self, w: &Wagon) {
        let log = [("commissions", w.log.commissions), ("heroes", w.log.heroes)];
        let log = log.map(|(kind, n)| format!("{n} {}", self.word("board", kind)));
        self.line("board-log", &log.join(", "));
    }

    /// It has no wagon: goods and dice are numbers, heroes and commissions lie before it.
    fn automaton(&mut self, board: &View, w: &Wagon, it: &AutomatonView) {
        let counts = [("coins", w.coins), ("prestige", Some(w.prestige)), ("lanterns", Some(w.lanterns.into()))];
        let more = [("quartz", Some(w.quartz.into())), ("space", Some(w.space.into()))];
        self.purse(it.seat, &[&counts[..], &more].concat());
        self.line("board-goods", &it.goods.to_string());
        self.line("board-illuminated-dice", &it.illuminated_dice.to_string());
        self.cards("board-heroes", "heroes", it.heroes.0.iter().map(Some));
        self.cards("board-commissions", "commissions", it.commissions.0.iter().map(Some));
        self.deeds(w);
        self.log(w);
        // Before its turn in round 1 it has drawn nothing.
        if board.round > 1 || board.round == 1 && it.seat <= board.active {
            let card = &self.catalog["actions"][it.card.index()]["id"];
            let name = self.word("action", card.as_str().unwrap_or_default());
            self.line("board-action-card", &name);
            self.line("board-action-cards-left", &it.cards_to_come.0.len().to_string());
        }
    }

    fn wagon(&mut self, seat: Seat, w: &Wagon) {
        let counts = [("coins", w.coins), ("prestige", Some(w.prestige)), ("lanterns", Some(w.lanterns.into()))];
        let more = [("quartz", w.quartz), ("horseshoes", w.horseshoes), ("space", w.space)]
            .map(|(id, n)| (id, Some(n.into())));
        self.purse(seat, &[&counts[..], &more].concat());
        let dice = [
            ("locked", w.locked.clone()),
            ("reserve", w.reserve.iter().copied().map(Some).collect()),
            ("special-reserve", w.special_reserve.iter().copied().map(Some).collect()),
            ("pool", w.pool.iter().copied().map(Some).collect()),
        ];
        let face = |face: &Option<Face>| face.map_or("–".into(), |face| face.to_string());
        let faces = |all: Vec<Option<Face>>| all.iter().map(face).collect::<Vec<_>>().join(" ");
        let dice = dice.map(|(id, all)| format!("{} [{}]", self.word("board", id), faces(all)));
        self.line("board-dice", &dice.join(" "));
        let goods = self.goods(&w.goods).join(", ");
        self.line("board-goods", &goods);
        self.cards("board-heroes", "heroes", w.heroes.iter().map(|rider| Some(rider.hero)));
        self.cards("board-commissions", "commissions", w.commissions.iter().copied().map(Some));
        self.deeds(w);
        self.cards("board-companions", "companions", w.companions.iter().map(|it| Some(it.card)));
        self.named("board-steeds", "steed", &w.steeds);
        self.named("board-upgrades", "upgrade", &w.upgrades);
        self.log(w);
    }
}
