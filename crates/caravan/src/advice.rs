//! What a strong player says, in words: hints during a game, and a look back after it.
use bots::{Advice, Costly, Moment, Review, Way};
use serde_json::{Value, json};
use shelf::{Lang, Words};
use std::ops::RangeInclusive;
use table::Seat;

/// How many tries it makes for a hint.
pub const HINT: u32 = 2000;
/// How many it may be told to make: more than this nobody waits for.
pub const NODES: RangeInclusive<i64> = 1..=100_000;

/// Says it to somebody who knows the players.
pub struct Speaker<'a> {
    pub words: &'a Words,
    pub names: &'a [String],
}

impl Speaker<'_> {
    fn say(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.words.with(id, args)
    }
    fn label(&self, text: &table::Text) -> String {
        self.words.say(text, self.names)
    }
    /// `2.5`, or `2,5` where a comma is used.
    fn points(&self, points: f64) -> Value {
        let text = format!("{:.1}", points.abs());
        json!({ "text": if self.words.lang == Lang::Hu { text.replace('.', ",") } else { text } })
    }

    /// The best way, where it leads, and what the others are worth.
    pub fn hint(&self, advice: &Advice) -> Vec<String> {
        let Some((best, others)) = advice.ways.split_first() else { return vec![self.words.word("hint-nothing")] };
        let mut lines = vec![self.say("hint-best", &[("way", json!({ "text": self.label(&best.label) }))])];
        lines.extend(self.why(best, others.first()));
        lines.push(self.standing(best));
        lines.extend(self.leads_to(best));
        let other = |way: &Way| {
            let label = ("way", json!({ "text": self.label(&way.label) }));
            // Less by nothing is not less.
            if way.behind < 0.05 {
                return self.say("hint-other-even", &[label]);
            }
            self.say("hint-other", &[label, ("points", self.points(way.behind))])
        };
        lines.extend(others.iter().map(other));
        lines
    }
    /// Why this way: how much better it is than the next, and what it brings.
    fn why(&self, best: &Way, next: Option<&Way>) -> Option<String> {
        let gains = json!(best.brings);
        let better = next
            .filter(|way| way.behind > 0.0)
            .map(|way| [("way", json!({ "text": self.label(&way.label) })), ("points", self.points(way.behind))]);
        match (better, best.brings.is_empty()) {
            (Some([way, points]), false) => Some(self.say("hint-why", &[way, points, ("gains", gains)])),
            (Some(better), true) => Some(self.say("hint-why-better", &better)),
            (None, false) => Some(self.say("hint-why-brings", &[("gains", gains)])),
            (None, true) => next.map(|way| {
                let label = json!({ "text": self.label(&way.label) });
                self.say("hint-why-even", &[("way", label)])
            }),
        }
    }
    fn standing(&self, way: &Way) -> String {
        let id = if way.value < 0.0 { "hint-behind" } else { "hint-ahead" };
        self.say(id, &[("points", self.points(way.value))])
    }
    fn leads_to(&self, way: &Way) -> Option<String> {
        let step =
            |later: &bots::Later| format!("{}: {}", self.words.seat(later.seat, self.names), self.label(&later.label));
        let steps: Vec<String> = way.leads_to.iter().map(step).collect();
        (!steps.is_empty()).then(|| self.say("hint-leads-to", &[("steps", json!({ "text": steps.join(" → ") }))]))
    }

    /// What a choice cost, and what would have been better.
    pub fn costly(&self, costly: &Costly) -> Vec<String> {
        let seat = self.words.seat(costly.seat, self.names);
        let mut lines = vec![self.say(
            "review-cost",
            &[
                ("seat", json!({ "text": seat })),
                ("way", json!({ "text": self.label(&costly.label) })),
                ("points", self.points(costly.cost)),
            ],
        )];
        lines.push(self.say("review-better", &[("way", json!({ "text": self.label(&costly.better.label) }))]));
        lines.extend(self.leads_to(&costly.better));
        lines
    }
    /// The whole review as lines.
    pub fn review(&self, review: &Review, seats: u8, width: usize) -> Vec<String> {
        let mut lines = vec![self.words.word("review-curve")];
        for seat in Seat::all(seats) {
            let name = self.words.seat(seat, self.names);
            lines.push(format!("  {}  {name}", curve(&review.moments, seat, width)));
        }
        lines.push(String::new());
        if review.costly.is_empty() {
            lines.push(self.words.word("review-no-mistakes"));
        }
        for costly in &review.costly {
            let mut said = self.costly(costly).into_iter();
            lines.extend(said.next().map(|first| format!("{:4}  {first}", costly.rows + 1)));
            lines.extend(said.map(|line| format!("      {line}")));
        }
        lines
    }
}

/// How high a seat stood in the course of the game, as a line of blocks.
pub fn curve(moments: &[Moment], seat: Seat, width: usize) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    if moments.is_empty() {
        return String::new();
    }
    let width = width.clamp(1, moments.len());
    let at = |column: usize| &moments[column * (moments.len() - 1) / (width - 1).max(1)].seats[seat.index()];
    (0..width).map(|column| BLOCKS[((at(column).rank * 8.0) as usize).min(7)]).collect()
}
