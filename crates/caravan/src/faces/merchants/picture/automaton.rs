//! The automaton: what it owns, and its turn as a story.
use super::Scene;
use super::signs::Token;
use crate::faces::card;
use crate::tui::canvas::{Canvas, Pen};
use crate::tui::look::Look;
use crate::tui::picture::{Story, View};
use merchants::cards::{CommissionCard, HeroCard};
use merchants::view::{AutomatonView, View as Board, Wagon};
use ratatui::layout::Rect;
use serde::Deserialize;
use serde_json::{Value, json};

/// Room for what it owns, before heroes and commissions.
const OWNS: u16 = 27;
/// Room for the names in front of it.
const LABEL: u16 = 12;

impl Scene<'_> {
    /// The automaton, if it plays this seat.
    pub fn automaton(&self, seat: usize) -> Option<&AutomatonView> {
        self.board.automaton.as_ref().filter(|a| a.seat.index() == seat)
    }
    fn wagon_of(&self, it: &AutomatonView) -> &Wagon {
        &self.board.wagons[it.seat.index()]
    }
    /// Its turn of round 1 has begun: the seats before it have played.
    fn has_drawn(&self, it: &AutomatonView) -> bool {
        self.board.round > 1 || self.board.round == 1 && it.seat <= self.board.active
    }
    /// Its last card; before its first turn there is none.
    fn card_name(&self, it: &AutomatonView) -> String {
        match card(&self.cat.actions, it.card).filter(|_| self.has_drawn(it)) {
            Some(card) => self.word(&format!("action-{}", card.id)),
            None => self.word("tui-no-action-yet"),
        }
    }
    fn heroes(&self, it: &AutomatonView) -> Vec<(String, String, String)> {
        let one = |n: HeroCard| {
            let hero = &self.cat.heroes[n.index()];
            let (name, town) = (self.word(&format!("hero-{}", hero.id)), self.word(&format!("town-{}", hero.town)));
            (format!("hero.{n}"), name, town)
        };
        it.heroes.0.iter().map(one).collect()
    }
    fn orders(&self, it: &AutomatonView) -> Vec<(String, String, String)> {
        let one = |n: CommissionCard| {
            let card = &self.cat.commissions[n.index()];
            let name = self.word(&format!("commission-{}", card.id));
            (format!("commission.{n}"), self.word(&format!("town-{}", card.town)), name)
        };
        it.commissions.0.iter().map(one).collect()
    }

    /// In place of a wagon, which it has not. Returns the name of what found no room.
    pub fn automaton_panel(&self, c: &mut Canvas<'_>, area: Rect, it: &AutomatonView) -> Vec<String> {
        let look = c.look;
        let wagon = self.wagon_of(it);
        let coins = wagon.coins.filter(|_| self.sees_coins(it.seat.index())).map_or("?".into(), |n| n.to_string());
        let sign = |n: &str, token: Token| format!("{n}{}", look.token(token));
        let rows = [
            (
                "tui-purse",
                format!("{}  {}", sign(&coins, Token::Coin), sign(&wagon.prestige.to_string(), Token::Prestige)),
            ),
            (
                "tui-tokens",
                format!(
                    "{}  {}",
                    sign(&wagon.lanterns.to_string(), Token::Lantern),
                    sign(&wagon.quartz.to_string(), Token::Quartz)
                ),
            ),
            ("tui-goods-marker", it.goods.to_string()),
            ("tui-illuminated", it.illuminated_dice.to_string()),
            ("tui-courtyard", wagon.deeds.len().to_string()),
            (
                "tui-log",
                self.with(
                    "tui-log-counts",
                    &[("commissions", wagon.log.commissions.into()), ("heroes", wagon.log.heroes.into())],
                ),
            ),
        ];
        for (y, (label, text)) in (area.y..area.bottom()).zip(rows) {
            let mut pen = c.pen(area.x, y, OWNS);
            pen.gap(1).faint(&self.word(label)).to(LABEL);
            pen.gap(1).write(&text, look.strong());
        }
        let right = Rect { x: area.x + OWNS, width: area.width.saturating_sub(OWNS), ..area };
        let mut pen = c.pen(right.x, right.y, right.width);
        pen.gap(1).faint(&self.word("tui-action-card")).gap(1).write(&self.card_name(it), look.strong());
        let left = if self.has_drawn(it) { it.cards_to_come.0.len() as usize } else { self.cat.actions.len() };
        pen.gap(1).faint(&self.count("tui-deck", left));
        let all = [self.heroes(it), self.orders(it)].concat();
        let below = Rect { y: right.y + 1, height: right.height.saturating_sub(1), ..right };
        let whole = self.papers_of_automaton(c, below, &all);
        (!whole).then(|| self.word("tui-unseen-papers")).into_iter().collect()
    }
    /// False: there was no room for all of them.
    fn papers_of_automaton(&self, c: &mut Canvas<'_>, area: Rect, all: &[(String, String, String)]) -> bool {
        let look = c.look;
        if all.is_empty() {
            c.put(area.x + 1, area.y, area.width.saturating_sub(1), &self.word("tui-no-papers"), look.faint());
            return true;
        }
        // Two columns where one is too short.
        let columns = if all.len() as u16 > area.height && area.width >= 44 { 2 } else { 1 };
        let wide = area.width / columns;
        for (k, (thing, first, second)) in all.iter().enumerate() {
            let (x, y) = (area.x + k as u16 / area.height.max(1) * wide, area.y + k as u16 % area.height.max(1));
            if x + wide <= area.right() {
                let mut pen = c.pen(x, y, wide);
                pen.thing(thing, first, look.strong()).gap(1).faint(second);
            }
        }
        all.len() as u16 <= columns * area.height
    }

    /// Among the others: goods are a number, and in place of a steed stands its card.
    pub fn automaton_line(&self, pen: &mut Pen<'_>, look: Look, it: &AutomatonView, more: u16) {
        let wagon = self.wagon_of(it);
        pen.say(&self.count("tui-goods", it.goods)).gap(1).to(37 + more);
        let counts = [
            (it.heroes.0.len() as usize, "tui-short-hero"),
            (it.commissions.0.len() as usize, "tui-short-commission"),
            (wagon.deeds.len(), "tui-short-deed"),
        ];
        for (n, id) in counts {
            pen.say(&format!("{n}{}", self.word(id))).gap(1);
        }
        pen.write(&look.die().repeat(it.illuminated_dice.into()), look.ember());
    }
    /// Its card, and where it has to go.
    pub fn automaton_errands(&self, it: &AutomatonView) -> Vec<String> {
        let heroes = self.heroes(it).into_iter().map(|(_, name, town)| format!("{name} ({town})"));
        let orders = self.orders(it).into_iter().map(|(_, town, _)| town);
        std::iter::once(self.card_name(it)).chain(heroes).chain(orders).collect()
    }

    /// P-085, and by P-086 or the tie-breaks who won.
    pub fn automaton_score(&self, it: &AutomatonView) -> String {
        let wagon = self.wagon_of(it);
        let args = [
            ("goods", json!(it.goods)),
            ("dice", json!(it.illuminated_dice)),
            ("quartz", json!(wagon.quartz)),
            ("deeds", json!(wagon.deeds.len())),
            ("points", json!(self.board.scores[it.seat.index()].points)),
        ];
        let score = self.with("tui-score-automaton", &args);
        format!("{score} {}", self.word(self.automaton_result(it)))
    }
    fn automaton_result(&self, it: &AutomatonView) -> &'static str {
        let its = it.seat.index();
        let place = |seat: usize| self.view.places.get(seat).and_then(|p| p["place"].as_u64()).unwrap_or(0);
        let total = |seat: usize| self.board.scores[seat].total;
        let people = || (0..self.board.scores.len()).filter(|&seat| seat != its);
        let best = people().map(total).max().unwrap_or(0);
        match (place(its), best == total(its)) {
            (1, true) if people().any(|seat| place(seat) == 1) => "tui-score-automaton-shared",
            (1, true) => "tui-score-automaton-tie-won",
            (1, false) => "tui-score-automaton-won",
            (_, true) => "tui-score-automaton-tie-lost",
            (_, false) => "tui-score-automaton-lost",
        }
    }
}

/// The part of its turn that is new.
pub fn story(board: &Value, entries: &[Value], from: usize) -> Option<Story> {
    let seat = Board::deserialize(board).ok()?.automaton?.seat.index();
    let its = |seat_said: &Value| seat_said.as_u64() == Some(seat as u64);
    let what = |e: &Value| e["event"]["what"].as_str().unwrap_or_default().to_string();
    let is_turn = |e: &Value| what(e) == "turn" && its(&e["event"]["seat"]);
    let ends = |e: &Value| ["turn", "round", "final-travels", "revealed", "scored"].contains(&what(e).as_str());
    let goes_on = entries[..from].iter().rev().find(|e| ends(e)).is_some_and(is_turn);
    let start = if goes_on { from } else { from + entries[from..].iter().position(is_turn)? + 1 };
    let end = entries[start..].iter().position(ends).map_or(entries.len(), |n| start + n);
    let about_it = |e: &Value| its(&e["tale"]["args"]["seat"]["seat"]);
    let new = start..end;
    entries[new.clone()].iter().any(about_it).then_some(Story { seat, entries: new })
}

/// The card of its turn, in lines; the name first.
pub fn story_card(view: &View<'_>) -> Vec<String> {
    let Some(it) = Board::deserialize(view.board).ok().and_then(|board| board.automaton) else { return vec![] };
    let card = &view.catalog["actions"][it.card.index()];
    let name = view.words.word(&format!("action-{}", card["id"].as_str().unwrap_or_default()));
    let text = view.words.says(card);
    std::iter::once(name).chain(text.lines().map(String::from)).collect()
}
