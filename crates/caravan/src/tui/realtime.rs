//! The table's clock: bots that act unasked, deadlines, and what is drawn while time runs.
use super::app::App;
use super::thinking::{Question, Thinking};
use std::time::{Duration, Instant};
use table::{AnyTable, Millis, Seat};

/// How often the screen is drawn while time runs.
pub const REDRAW: Duration = Duration::from_millis(100);

/// What bots will do unasked, by seat.
#[derive(Default)]
pub struct Volunteers(Vec<Option<Plan>>);

struct Plan {
    /// how far the game was when the bot was asked
    stamp: usize,
    next: Option<(Millis, String)>,
}

/// Something new for this seat: it has acted, or the table has.
fn stamp(table: &dyn AnyTable, seat: Seat) -> usize {
    table.rows().iter().filter(|row| row.seat == seat || row.seat == Seat::HOUSE).count()
}

impl Volunteers {
    fn is_known(&self, table: &dyn AnyTable, seat: Seat) -> bool {
        let plan = self.0.get(seat.index()).and_then(Option::as_ref);
        plan.is_some_and(|plan| plan.stamp == stamp(table, seat))
    }
    pub fn learn(&mut self, table: &dyn AnyTable, seat: Seat, next: Option<(Millis, String)>) {
        if self.0.len() <= seat.index() {
            self.0.resize_with(seat.index() + 1, || None);
        }
        self.0[seat.index()] = Some(Plan { stamp: stamp(table, seat), next });
    }
    /// Who acts first, and when.
    fn first(&self) -> Option<(Millis, Seat)> {
        let time = |(n, plan): (usize, &Option<Plan>)| Some((plan.as_ref()?.next.as_ref()?.0, Seat(n as u8)));
        self.0.iter().enumerate().filter_map(time).min()
    }
    fn take(&mut self, seat: Seat) -> Option<(Millis, String)> {
        self.0[seat.index()].as_mut()?.next.take()
    }
}

impl App {
    /// The table's clock. It stands still while this program is away, unless somebody races against it, and jumps where
    /// nobody wants to wait.
    pub fn now(&self) -> Millis {
        let here = self.elapsed().as_millis() as Millis;
        self.earlier.saturating_add(self.skipped).saturating_add(here)
    }
    /// Time has passed since the last action of the file.
    pub fn has_been_away(&mut self, away: Duration) {
        self.earlier = self.earlier.saturating_add(away.as_millis() as Millis);
    }

    /// Leaving does not stop a race.
    pub fn quit_question(&self) -> &'static str {
        let races = self.table.as_ref().is_some_and(|table| table.deadline().is_some());
        if races { "tui-quit-question-clock" } else { "tui-quit-question" }
    }

    /// What is due: a bot's action, or the table's own. One thing at a time.
    pub fn keep_time(&mut self) -> bool {
        let Some(table) = self.table.as_deref() else { return false };
        if !table.must().has(Seat::HOUSE) {
            return false;
        }
        let unknown = |seat: &Seat| self.seating.bot(*seat).is_some() && !self.volunteers.is_known(table, *seat);
        if let Some(seat) = Seat::all(table.seats()).find(unknown) {
            return self.ask_volunteer(seat);
        }
        let deadline = table.deadline();
        let first = self.volunteers.first();
        let now = self.now();
        if let Some((due, seat)) = first.filter(|(due, _)| *due <= now && deadline.is_none_or(|d| *due < d)) {
            return self.let_volunteer(seat, due);
        }
        if let Some(deadline) = deadline.filter(|d| *d <= now) {
            return self.time_is_up(deadline.max(now));
        }
        let next = first.map(|(due, _)| due).into_iter().chain(deadline).min();
        if let Some(next) = next.filter(|_| self.hurries()) {
            self.skipped += next - now;
        }
        false
    }
    fn ask_volunteer(&mut self, seat: Seat) -> bool {
        let Some(lodger) = self.lodger(seat) else { return false };
        let seed = self.seed.wrapping_add(u64::from(seat.0).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        if let Some(table) = self.table.take() {
            let intention = lodger.intention(&*table, seed);
            self.thinking = Some(Thinking::start(table, Question::Volunteer { seat, intention }));
        }
        false
    }
    fn let_volunteer(&mut self, seat: Seat, due: Millis) -> bool {
        let Some((_, action)) = self.volunteers.take(seat) else { return false };
        let Some(table) = &mut self.table else { return false };
        // A bot that wants something impossible is asked again when something has changed.
        let done = table.act(seat, due, &action, None).is_ok();
        if done {
            self.refresh();
        }
        done
    }
    fn time_is_up(&mut self, now: Millis) -> bool {
        let Some(table) = &mut self.table else { return false };
        let done = table.time_up(now).is_ok();
        self.refresh();
        done
    }
    /// Only bots are at work, and nobody wants to watch them.
    pub fn hurries(&self) -> bool {
        let Some(table) = self.table.as_deref().filter(|table| table.must().has(Seat::HOUSE)) else { return false };
        let runs = |seat: Seat| table.sheet(Some(seat))["deadline"].is_u64();
        self.hands.as_ref().is_some_and(|h| h.hurries(&self.view())) && !self.seating.humans().iter().any(runs)
    }

    /// What the hands would like to know, once for each state of the game.
    pub fn ask_insight(&mut self) -> bool {
        let wanted = self.hands.as_ref().is_some_and(|h| h.wants_insight(&self.view()));
        let asked = self.table.as_ref().map(|t| t.rows().len());
        if wanted && asked.is_some() && self.insight_asked != asked {
            self.insight_asked = asked;
            if let Some(table) = self.table.take() {
                self.thinking = Some(Thinking::start(table, Question::Insight(self.looking)));
            }
        }
        false
    }
    /// Is it time to draw again, though nothing has happened?
    pub fn repaints(&mut self) -> bool {
        if self.drawn.elapsed() < REDRAW {
            return false;
        }
        self.drawn = Instant::now();
        let moves = self.hands.as_ref().is_some_and(|h| h.moves(&self.view()));
        // Once more when it has come to rest.
        std::mem::replace(&mut self.moved, moves) || moves
    }
    /// Something is being shown before the game goes on.
    pub fn holds(&self) -> bool {
        self.telling.is_some() || self.hands.as_ref().is_some_and(|h| h.holds(&self.view()))
    }
}
