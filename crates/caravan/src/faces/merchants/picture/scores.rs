//! How the result came about, and what the signs mean.
use super::Scene;
use super::signs::Token;
use crate::tui::look::Look;
use crate::tui::picture::ScoreRow;
use merchants::scoring::Score;
use serde_json::Value;

impl Scene<'_> {
    /// One column per seat: totals, then the tie-breaks in order; then the deeds.
    pub fn scores(&self, entries: &[Value], look: Look) -> Vec<ScoreRow> {
        let all = &self.board.scores;
        let row = |id: &str, strong: bool, value: fn(&Score) -> i32| ScoreRow::Numbers {
            label: self.word(id),
            cells: all.iter().map(|s| value(s).to_string()).collect(),
            strong,
        };
        let mut rows = vec![
            row("tui-score-coins", false, |s| s.coins),
            row("tui-score-prestige", false, |s| s.prestige),
            row("tui-score-base", false, |s| s.base),
            row("tui-score-points", false, |s| s.points),
            row("tui-score-total", true, |s| s.total),
            row("tui-score-unused", false, |s| s.unused),
            row("tui-score-gifts", false, |s| s.gifts),
            row("tui-score-commissions", false, |s| s.commissions),
            row("tui-score-heroes", false, |s| s.heroes),
        ];
        rows.extend((0..all.len()).map(|seat| ScoreRow::Line { seat, text: self.deeds_of(entries, seat, look) }));
        if let Some(it) = &self.board.automaton {
            rows.push(ScoreRow::Line { seat: it.seat.index(), text: self.automaton_score(it) });
        }
        rows
    }
    /// Every deed that was shown at the end, done or not.
    fn deeds_of(&self, entries: &[Value], seat: usize, look: Look) -> String {
        let shown = entries.iter().filter_map(|entry| {
            let tale = &entry["tale"];
            let done = match tale["id"].as_str()? {
                "tale-deed-done" => look.yes(),
                "tale-deed-missed" => look.no(),
                "tale-rival-deed" => look.dot(),
                _ => return None,
            };
            let is_his = tale["args"]["seat"]["seat"].as_u64() == Some(seat as u64);
            // A name is not broken over two lines.
            let name = || self.word(tale["args"]["deed"].as_str().unwrap_or_default()).replace(' ', "\u{a0}");
            is_his.then(|| format!("{done}\u{a0}{}", name()))
        });
        let deeds = shown.collect::<Vec<_>>().join("  ");
        if deeds.is_empty() { self.word("tui-no-deeds") } else { deeds }
    }

    pub fn legend(&self, look: Look) -> Vec<(String, String)> {
        let goods = self.cat.goods.iter().map(|g| (self.letter(g.good), self.word(&format!("good-{}", g.good))));
        let upgraded = (format!("{}{}", self.letter("weapon"), look.upgraded()), self.word("side-upgraded"));
        let tokens = [
            (Token::Coin, "tui-sign-coins"),
            (Token::Prestige, "tui-sign-prestige"),
            (Token::Lantern, "tui-sign-lantern"),
            (Token::Quartz, "tui-sign-quartz"),
            (Token::Horseshoe, "tui-sign-horseshoe"),
        ];
        let tokens = tokens.map(|(token, id)| (look.token(token).into(), self.word(id)));
        let more = [
            (look.die().into(), self.word("tui-sign-die")),
            ("(2)".into(), self.word("tui-sign-illuminated")),
            ("1*".into(), self.word("tui-sign-hollow")),
            ("=7".into(), self.word("tui-sign-would")),
            (look.lit_mark().into(), self.word("tui-sign-lit")),
        ];
        goods.chain([upgraded]).chain(tokens).chain(more).collect()
    }
}
