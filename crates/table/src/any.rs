//! A table of any game behind one type, speaking JSON: for server, terminal and Python.
use crate::*;
use serde::Serialize;
use serde_json::{Value, json};
use std::any::Any;

/// The same as [`Table`] with strings and JSON values; object-safe. One blanket implementation serves every game.
pub trait AnyTable: Send + Sync {
    fn name(&self) -> &'static str;
    fn seats(&self) -> u8;
    /// `mark`: of the button, if the client had one.
    fn act(&mut self, seat: Seat, at: Millis, action: &str, mark: Option<u32>) -> Result<Option<Barrier>, Illegal>;
    fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), Illegal>;
    /// Everybody agreed to go back to the moment after the first `keep` rows, over whatever barrier.
    fn take_back(&mut self, keep: usize, seat: Seat, at: Millis) -> Result<(), Illegal>;
    /// The clock has passed the deadline.
    fn time_up(&mut self, at: Millis) -> Result<(), Illegal>;
    fn sheet(&self, who: Option<Seat>) -> Value;
    /// The same as text, without the detour over values.
    fn sheet_text(&self, who: Option<Seat>) -> String;
    /// The same without its offers where they are more than `most`: for whoever draws what may be done.
    fn brief_text(&self, who: Option<Seat>, most: usize) -> String;
    /// How many entries of news a viewer has seen.
    fn seen(&self, who: Option<Seat>) -> usize;
    /// The same after the first `rows` rows.
    fn seen_after(&self, who: Option<Seat>, rows: usize) -> usize;
    /// The same after 0, 1, 2, … rows, up to all of them: never fewer than before.
    fn seen_by_rows(&self, who: Option<Seat>) -> Vec<usize>;
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// How many there are.
    fn ways(&self, seat: Seat) -> usize;
    fn prompt(&self, seat: Seat) -> Text;
    /// What a viewer saw after its `after`-th entry: `[{n, event, tale}, {n, forced}, {n, undone}]`.
    fn events(&self, who: Option<Seat>, after: usize) -> Value;
    /// The same as text, without the detour over values.
    fn events_text(&self, who: Option<Seat>, after: usize) -> String;
    /// The same, `most` entries at most.
    fn events_page(&self, who: Option<Seat>, after: usize, most: usize) -> String;
    fn must(&self) -> SeatSet;
    /// Whom the game waited for after each row.
    fn asked(&self) -> &[SeatSet];
    /// State and dice, to go on from if the log should one day not replay: [`Table::resume`].
    fn kept(&self) -> Vec<u8>;
    fn can_undo(&self, seat: Seat) -> bool;
    /// What a seat could do now and not take back, in notation.
    fn lasting(&self, seat: Seat, at: Millis) -> Vec<String>;
    /// The table after these actions, as far as the seat can know: [`Ahead`] as JSON, and why the next one could not be done.
    fn ahead(&self, seat: Seat, at: Millis, acts: &[String], verb: &str) -> Result<(Value, Option<Illegal>), Illegal>;
    /// When the house acts at the latest.
    fn deadline(&self) -> Option<Millis>;
    /// The latest moment that the game knows of: what is done next is not done before it. A position may begin long after zero.
    fn clock(&self) -> Millis;
    fn is_over(&self) -> bool;
    /// One entry per seat; meaningful once the game is over.
    fn places(&self) -> Places;
    fn hash(&self) -> Hash;
    fn header(&self) -> &Header;
    fn rows(&self) -> &[Row];
    fn file(&self) -> GameFile;
    fn catalog(&self) -> Value;
    /// The position as a scene, as much of it as `who` knows: [`Shelved::position`].
    fn position(&self, who: Option<Seat>) -> Option<Value>;
    /// How far the game has come.
    fn progress(&self) -> Progress;
    /// What can be worked out from what `who` sees, and takes longer than a look: [`Shelved::insight`].
    fn insight(&self, who: Option<Seat>) -> Value;
    /// The same, to be worked out on another thread.
    fn insight_thought(&self, who: Option<Seat>) -> Box<dyn FnOnce() -> Value + Send>;
    /// This table from here on, to be looked at after any of the rows that it follows.
    fn film(self: Box<Self>) -> Box<dyn AnyFilm>;
    /// For whoever knows the game behind it: bots.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Shelved> AnyTable for Table<G>
where
    Table<G>: Send + Sync,
{
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn seats(&self) -> u8 {
        self.game().seats()
    }
    fn act(&mut self, seat: Seat, at: Millis, action: &str, mark: Option<u32>) -> Result<Option<Barrier>, Illegal> {
        self.act_text(seat, at, action, mark)
    }
    fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), Illegal> {
        Table::undo(self, seat, at)
    }
    fn take_back(&mut self, keep: usize, seat: Seat, at: Millis) -> Result<(), Illegal> {
        Table::take_back(self, keep, seat, at)
    }
    fn time_up(&mut self, at: Millis) -> Result<(), Illegal> {
        Table::time_up(self, at).map(|_| ())
    }
    fn sheet(&self, who: Option<Seat>) -> Value {
        serde_json::to_value(Table::sheet(self, who)).expect("sheets serialise")
    }
    fn sheet_text(&self, who: Option<Seat>) -> String {
        serde_json::to_string(&Table::sheet(self, who)).expect("sheets serialise")
    }
    fn brief_text(&self, who: Option<Seat>, most: usize) -> String {
        serde_json::to_string(&self.brief_sheet(who, most)).expect("sheets serialise")
    }
    fn seen(&self, who: Option<Seat>) -> usize {
        Table::seen(self, who)
    }
    fn seen_after(&self, who: Option<Seat>, rows: usize) -> usize {
        Table::seen_after(self, who, rows)
    }
    fn seen_by_rows(&self, who: Option<Seat>) -> Vec<usize> {
        Table::seen_by_rows(self, who)
    }
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        Table::offers(self, seat)
    }
    fn ways(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }
    fn prompt(&self, seat: Seat) -> Text {
        self.game().prompt(self.state(), seat)
    }
    fn events(&self, who: Option<Seat>, after: usize) -> Value {
        serde_json::to_value(entries(self, who, after, usize::MAX)).expect("events serialise")
    }
    fn events_text(&self, who: Option<Seat>, after: usize) -> String {
        AnyTable::events_page(self, who, after, usize::MAX)
    }
    fn events_page(&self, who: Option<Seat>, after: usize, most: usize) -> String {
        serde_json::to_string(&entries(self, who, after, most)).expect("events serialise")
    }
    fn must(&self) -> SeatSet {
        self.game().must(self.state())
    }
    fn asked(&self) -> &[SeatSet] {
        Table::asked(self)
    }
    fn kept(&self) -> Vec<u8> {
        Table::kept(self)
    }
    fn can_undo(&self, seat: Seat) -> bool {
        Table::can_undo(self, seat)
    }
    fn lasting(&self, seat: Seat, at: Millis) -> Vec<String> {
        Table::lasting(self, seat, at).iter().map(ToString::to_string).collect()
    }
    fn ahead(&self, seat: Seat, at: Millis, acts: &[String], verb: &str) -> Result<(Value, Option<Illegal>), Illegal> {
        let ahead = Table::ahead(self, seat, at, acts, verb)?;
        Ok((serde_json::to_value(&ahead).expect("sheets serialise"), ahead.refused))
    }
    fn deadline(&self) -> Option<Millis> {
        self.game().deadline(self.state(), Seat::HOUSE)
    }
    fn clock(&self) -> Millis {
        // Stamps need not be in order: what was received later may have been done earlier.
        let stamps = Table::rows(self).iter().map(|row| row.at);
        let signals = Seat::all(self.game().seats()).filter_map(|seat| self.game().signal(self.state(), seat));
        stamps.chain(signals).max().unwrap_or(0)
    }
    fn is_over(&self) -> bool {
        Table::is_over(self)
    }
    fn places(&self) -> Places {
        self.game().places(self.state())
    }
    fn hash(&self) -> Hash {
        Hash(Table::hash(self))
    }
    fn header(&self) -> &Header {
        Table::header(self)
    }
    fn rows(&self) -> &[Row] {
        Table::rows(self)
    }
    fn file(&self) -> GameFile {
        Table::file(self)
    }
    fn catalog(&self) -> Value {
        json!(self.game().catalog())
    }
    fn position(&self, who: Option<Seat>) -> Option<Value> {
        self.game().position(self.state(), who)
    }
    fn progress(&self) -> Progress {
        self.game().progress(self.state())
    }
    fn insight(&self, who: Option<Seat>) -> Value {
        self.game().insight(&self.game().view(self.state(), who))
    }
    fn insight_thought(&self, who: Option<Seat>) -> Box<dyn FnOnce() -> Value + Send> {
        let (game, state) = (self.game().clone(), *self.state());
        Box::new(move || game.insight(&game.view(&state, who)))
    }
    fn film(self: Box<Self>) -> Box<dyn AnyFilm> {
        Box::new(Film::new(*self))
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What a viewer saw, and how it reads in a log.
#[derive(Serialize)]
struct Entry<E> {
    #[serde(flatten)]
    seen: Seen<E>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tale: Option<Text>,
}

fn entries<G: Game>(table: &Table<G>, who: Option<Seat>, after: usize, most: usize) -> Vec<Entry<G::Event>> {
    let tale = |seen: &Seen<G::Event>| match &seen.what {
        Sight::Event(e) => table.game().tale(e),
        _ => None,
    };
    table.events_page(who, after, most).into_iter().map(|seen| Entry { tale: tale(&seen), seen }).collect()
}
