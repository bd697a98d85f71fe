//! What happens without a key: bots think, decide and move; deadlines pass.
use super::app::{App, Mode};
use super::thinking::{Answer, Question, Thinking};
use bots::Lodger;
use std::time::Instant;
use table::{Seat, SeatSet};

impl App {
    /// One step. Returns true if the screen has changed.
    pub fn step(&mut self) -> bool {
        if self.unsaved.is_some() {
            // Nothing goes on; but only a table that is here can go elsewhere.
            return self.hear_thought() && self.go_where_wanted();
        }
        if self.thinking.is_some() {
            if !self.hear_thought() {
                let further = self.thinking.as_mut().is_some_and(Thinking::has_come_further);
                return self.repaints() || further;
            }
            while let Some(event) = self.waiting.pop_front() {
                self.event(&event);
            }
            return true;
        }
        if self.telling.is_some() {
            return self.tell_on() || self.repaints();
        }
        if self.decided.is_some() {
            // Whoever looks for something to do unasked is not overtaken.
            let waits = self.choosing.is_unfolded()
                || matches!(
                    self.mode,
                    Mode::Arrange(_) | Mode::Help(_) | Mode::Whole | Mode::Cards(_) | Mode::Hint(_) | Mode::Quit
                );
            if waits || Instant::now() < self.pause_until {
                return self.keep_time() || self.repaints();
            }
            if let Some((seat, action)) = self.decided.take() {
                self.act(seat, &action, None);
            }
            return true;
        }
        self.wake_a_bot() || self.keep_time() || self.ask_insight() || self.repaints()
    }
    /// The table comes back with the answer, if it is there.
    fn hear_thought(&mut self) -> bool {
        let Some(thought) = self.thinking.as_ref().and_then(Thinking::look) else { return false };
        self.thinking = None;
        match thought {
            Ok(thought) => {
                self.table = Some(thought.table);
                self.learn(thought.answer);
            }
            Err(why) => {
                self.broken = Some(why);
                self.quit = true;
            }
        }
        true
    }
    fn learn(&mut self, answer: Answer) {
        match answer {
            Answer::Choose(seat, action) => self.decided = Some((seat, action)),
            Answer::Insight(insight) => self.insight = insight,
            Answer::Hint(Some(advice)) => self.open(Mode::Hint(advice)),
            Answer::Review(Some(review)) => self.open(Mode::Review(review)),
            Answer::Hint(None) | Answer::Review(None) => self.notify(self.say("hint-nobody"), false),
            Answer::Volunteer(seat, next) => {
                if let Some(table) = self.table.as_deref() {
                    self.volunteers.learn(table, seat, next);
                }
            }
        }
    }
    /// Bots that must act are asked one after the other; while somebody's time runs, nobody is called to the table.
    fn wake_a_bot(&mut self) -> bool {
        let must = self.table.as_ref().map_or(SeatSet::NONE, |table| table.must());
        if must.has(Seat::HOUSE) || self.holds() {
            return false;
        }
        let Some(seat) = must.iter().find(|&seat| self.seating.bot(seat).is_some()) else { return false };
        let Some(lodger) = self.lodger(seat) else { return false };
        let Some(table) = self.table.take() else { return false };
        self.pause_until = Instant::now() + self.pause;
        let thought = lodger.thought(&*table);
        self.thinking = Some(Thinking::start(table, Question::Choose { seat, thought, dice: self.dice.split() }));
        true
    }
    /// The bot of a seat, the same one for the whole game.
    pub(super) fn lodger(&mut self, seat: Seat) -> Option<Lodger> {
        let rivals = shelf::of(self.table.as_deref()?).rivals;
        let lodger = self.lodgers.at(&rivals, seat, self.seating.bot(seat)?);
        lodger.map_err(|e| self.notify(e.to_string(), true)).ok()
    }
    /// Asks a strong player: what to do, or where a finished game turned. The keys wait as they do for a bot.
    pub fn ask_advice(&mut self) {
        let question = match self.looking {
            _ if self.is_over() && !self.can_look_back() => return,
            _ if self.is_over() => Question::Review,
            Some(seat) if self.must().has(seat) => Question::Hint(seat),
            _ => return,
        };
        if let Some(table) = self.table.take() {
            self.notice = None;
            self.thinking = Some(Thinking::start(table, question));
        }
    }
    /// Any key ends the pause in which a bot's move is watched.
    pub fn skip_pause(&mut self) {
        self.pause_until = Instant::now();
    }
}
