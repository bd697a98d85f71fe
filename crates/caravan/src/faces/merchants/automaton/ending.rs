//! The score, and who has won (P-085, P-086).
use super::paper::Thing;
use super::session::Session;
use crate::automaton::line::Line;
use crate::automaton::people::Stop;
use crate::automaton::question::{Question, Want};
use std::cmp::Ordering;

/// Higher than any score.
const MOST: u16 = 999;

/// What the automaton has of something that breaks ties.
type Its = fn(&Session) -> u16;

impl Session<'_> {
    pub fn ending(&mut self) -> Result<(), Stop> {
        let own = |id: &'static str| {
            Question::new(Line::new(id), "automaton-help-score", "P-086", Want::Number { most: MOST })
        };
        let best = self.ask_number(|s| {
            let p = &s.paper;
            let line = Line::new("automaton-ask-score").number("score", p.score()).number("base", p.base());
            let line = line.number("goods", p.of(Thing::Goods)).number("dice", p.of(Thing::Dice));
            let line = line.number("quartz", p.of(Thing::Quartz)).number("deeds", p.of(Thing::Deeds));
            Question { ask: line, ..own("automaton-ask-score") }
        })?;
        let mut order = best.cmp(&self.paper.score());
        if order == Ordering::Equal && !self.game.opt.solo_tie_strict {
            order = self.tie_break()?;
        } else if order == Ordering::Equal {
            order = Ordering::Less; // P-086: strictly higher
        }
        self.tell(Line::new(match order {
            Ordering::Greater => "automaton-you-won",
            Ordering::Less => "automaton-you-lost",
            Ordering::Equal => "automaton-shared",
        }));
        Ok(())
    }

    /// F-196: the order of the tie-breaks; it gives no gifts.
    fn tie_break(&mut self) -> Result<Ordering, Stop> {
        let asks: [(&'static str, Its); 4] = [
            ("automaton-ask-unused", |s| s.paper.unused()),
            ("automaton-ask-gifts", |_| 0),
            ("automaton-ask-commissions", |s| s.paper.delivered.into()),
            ("automaton-ask-heroes", |s| s.paper.brought.into()),
        ];
        for (id, its) in asks {
            let yours = self.ask_number(|s| {
                let ask = Line::new(id).number("its", its(s));
                Question::new(ask, "automaton-help-tie-break", "F-196", Want::Number { most: MOST })
            })?;
            let order = yours.cmp(&its(self));
            if order != Ordering::Equal {
                return Ok(order);
            }
        }
        Ok(Ordering::Equal)
    }
}
