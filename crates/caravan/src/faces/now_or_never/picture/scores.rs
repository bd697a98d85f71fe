//! How the result came about, and what the signs mean.
use super::Scene;
use super::signs::Token;
use crate::tui::look::Look;
use crate::tui::picture::ScoreRow;
use now_or_never::event::Score;
use now_or_never::view::PlayerView;

impl Scene<'_> {
    /// One column per seat: where the points come from, then the tie-breaks (N-209).
    pub fn scores(&self) -> Vec<ScoreRow> {
        let all = &self.board.scores;
        let row = |id: &str, strong: bool, value: fn(&Score) -> i16| ScoreRow::Numbers {
            label: self.word(id),
            cells: all.iter().map(|s| value(s).to_string()).collect(),
            strong,
        };
        let tie = |id: &str, value: &dyn Fn(&PlayerView) -> u8| ScoreRow::Numbers {
            label: self.word(id),
            cells: self.board.players.iter().map(|p| value(p).to_string()).collect(),
            strong: false,
        };
        let mut rows = vec![
            row("tui-now-score-coins", false, |s| s.coins),
            row("tui-now-score-rows", false, |s| s.rows),
            row("tui-now-score-housing", false, |s| s.housing),
            row("tui-now-score-buildings", false, |s| s.buildings),
            row("tui-now-score-quests", false, |s| s.quests),
            row("tui-now-score-orders", false, |s| s.orders),
            row("tui-score-total", true, Score::total),
        ];
        if self.board.bot.is_none() {
            rows.push(tie("tui-now-score-lore", &|p| p.experience.saturating_add(p.books)));
            rows.push(tie("tui-now-score-hearts", &|p| p.hearts));
        } else {
            // Alone, one wins or loses (N-280).
            let won = self.view.places[0]["place"] == 1;
            let text = self.word(if won { "tui-now-solo-won" } else { "tui-now-solo-lost" });
            rows.push(ScoreRow::Line { seat: 0, text });
        }
        rows
    }

    pub fn legend(&self, look: Look) -> Vec<(String, String)> {
        let goods = self.cat.goods.iter().map(|g| (self.letter(g), self.word(&format!("now-good-{g}"))));
        let tokens = [
            (Token::Heart, "now-stuff-hearts"),
            (Token::Mana, "now-stuff-mana"),
            (Token::Coin, "now-stuff-coins"),
            (Token::Experience, "now-stuff-experience"),
            (Token::Book, "now-stuff-book"),
        ];
        let tokens = tokens.map(|(token, id)| (look.token(token).into(), self.word(id)));
        let counts = ["tui-now-built", "tui-now-housed", "tui-now-cards"].map(|id| self.count(id, 2));
        let more = [
            ("^".into(), self.word("tui-now-sign-mountain")),
            (format!("{}3{}2", look.enemy(), look.times()), self.word("tui-now-sign-enemy")),
            ("?A".into(), self.word("tui-now-sign-letter")),
            ("3/6".into(), self.word("tui-now-sign-plain")),
            ("4/1".into(), self.word("tui-now-sign-specialist")),
            ("( )".into(), self.word("tui-now-sign-down")),
            ("2/3".into(), self.word("tui-now-sign-housing")),
            ("6+5".into(), self.word("tui-now-sign-row")),
            (format!("3/1+2{}", look.token(Token::Mana)), self.word("tui-now-sign-attack")),
            ("@".into(), self.word("tui-now-sign-at")),
            (counts.join(" "), self.word("tui-now-sign-others")),
            (look.lit_mark().into(), self.word("tui-sign-lit")),
        ];
        goods.chain(tokens).chain(more).collect()
    }
}
