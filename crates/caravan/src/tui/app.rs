//! The game in this terminal: whose turn it is, what is typed, what is shown. Draws nothing: that is `screen`.
use super::arrange::{Arranging, Packing};
use super::canvas::Spots;
use super::hands::Hands;
use super::look::Look;
use super::offers::Choosing;
use super::pages::Help;
use super::picture::{Card, Page, Picture, View};
use super::realtime::Volunteers;
use super::save::Save;
use super::seating::{Keyboard, Seating, keyboard, secrets};
use super::telling::Telling;
use super::thinking::Thinking;
use super::unsaved::Unsaved;
use crate::faces;
use bots::{Advice, Lodgers, Review};
use crossterm::event::Event;
use serde_json::{Value, json};
use shelf::{Lang, Words};
use std::any::Any;
use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};
use table::{AnyTable, FastDice, Illegal, Millis, Seat, SeatSet};

/// What the screen is for at this moment.
pub enum Mode {
    Play,
    Help(Help),
    /// everything at once
    Whole,
    Cards(CardSearch),
    Arrange(Arranging),
    Quit,
    Scores,
    /// what a strong player would do here
    Hint(Advice),
    /// where the game turned
    Review(Review),
}

/// Looking for a card by name.
#[derive(Default)]
pub struct CardSearch {
    /// every card, as they were when the page was opened
    all: Vec<Card>,
    pub typed: String,
    pub row: usize,
}

impl CardSearch {
    /// The cards whose name, or else text, has what was typed.
    pub fn found(&self) -> Vec<&Card> {
        let typed = self.typed.to_lowercase();
        let (mut named, others): (Vec<&Card>, Vec<&Card>) =
            self.all.iter().partition(|c| c.name.to_lowercase().contains(&typed));
        if !typed.is_empty() {
            named.extend(
                others.into_iter().filter(|c| format!("{} {}", c.kind, c.text).to_lowercase().contains(&typed)),
            );
        }
        named
    }
}

/// A line for the player: what went wrong, or what was done.
pub struct Notice {
    pub text: String,
    pub bad: bool,
}

pub struct App {
    pub seating: Seating,
    pub words: &'static Words,
    pub look: Look,
    pub game: &'static str,
    pub picture: &'static dyn Picture,
    pub catalog: Value,
    known: Box<dyn Any + Send>,
    pub hands: Option<Box<dyn Hands>>,
    /// away while somebody thinks
    pub(crate) table: Option<Box<dyn AnyTable>>,
    pub(crate) thinking: Option<Thinking>,
    /// keys that came while the table was away, where every moment counts
    pub(crate) waiting: VecDeque<Event>,
    pub(crate) volunteers: Volunteers,
    pub(crate) lodgers: Lodgers,
    /// what was worked out from what the player sees, and how far the game was when it was asked
    pub insight: Value,
    pub(crate) insight_asked: Option<usize>,
    /// what a bot has decided, until the pause is over
    pub(crate) decided: Option<(Seat, String)>,
    pub(crate) pause_until: Instant,
    /// the automaton's turn, as far as it has been told
    pub telling: Option<Telling>,
    /// how many entries, as a spectator sees them, have been told or need not be
    pub(crate) heard: usize,
    pub pause: Duration,
    /// bots are different people at every table, and the same when it is opened again
    pub(crate) seed: u64,
    pub(crate) dice: FastDice,
    pub(crate) save: Option<Save>,
    /// what was played last is not on the disk: until it is, nothing goes on
    pub unsaved: Option<Unsaved>,
    /// the window is too small to show anything
    pub blind: bool,
    /// the game cannot go on: why
    pub broken: Option<String>,
    pub(crate) started: Instant,
    /// the table's clock when this program took over
    pub(crate) earlier: Millis,
    /// time that nobody wanted to wait for
    pub(crate) skipped: Millis,
    /// when the screen was last drawn because of the time alone
    pub(crate) drawn: Instant,
    pub(crate) moved: bool,
    pub looking: Option<Seat>,
    pub sheet: Value,
    pub entries: Vec<Value>,
    pub choosing: Choosing,
    pub typed: Option<String>,
    pub notice: Option<Notice>,
    pub mode: Mode,
    /// everything is hidden until this player has the keyboard
    pub hand_over: Option<Seat>,
    pub(crate) handed_at: Instant,
    /// whose things are in front
    pub shown: usize,
    pub page: Page,
    /// lines of the log below the window
    pub scroll: usize,
    /// lines of a long page above the window
    pub page_scroll: usize,
    /// can somebody say what is best in this game?
    advises: bool,
    arranged: BTreeMap<usize, Packing>,
    pub spots: Spots,
    /// the game is over, and its result has not been shown yet
    pub(crate) result_due: bool,
    pub quit: bool,
}

impl App {
    pub fn new(table: Box<dyn AnyTable>, seating: Seating, save: Option<Save>, lang: Lang, look: Look) -> App {
        let seed = table.header().commitment.bytes().fold(0u64, |n, b| n.wrapping_mul(31).wrapping_add(b.into()));
        let now = Instant::now();
        let mut app = App {
            words: Words::of(lang),
            look,
            game: table.name(),
            picture: faces::picture(table.name()),
            hands: faces::picture(table.name()).hands(&*table),
            catalog: table.catalog(),
            known: faces::picture(table.name()).catalog(&*table),
            thinking: None,
            waiting: VecDeque::new(),
            volunteers: Volunteers::default(),
            lodgers: Lodgers::default(),
            insight: Value::Null,
            insight_asked: None,
            seed,
            decided: None,
            pause_until: now,
            telling: None,
            heard: if table.rows().iter().all(|row| row.forced) { 0 } else { usize::MAX },
            pause: Duration::from_millis(600),
            dice: FastDice::new(seed.wrapping_add(table.rows().len() as u64)),
            save,
            unsaved: None,
            blind: false,
            broken: None,
            started: now,
            earlier: table.clock(),
            skipped: 0,
            drawn: now,
            moved: false,
            looking: None,
            sheet: Value::Null,
            entries: vec![],
            choosing: Choosing::default(),
            typed: None,
            notice: None,
            mode: Mode::Play,
            hand_over: None,
            handed_at: now,
            shown: 0,
            page: Page::Auto,
            scroll: 0,
            page_scroll: 0,
            advises: shelf::of(&*table).rivals.advises,
            arranged: BTreeMap::new(),
            spots: Spots::default(),
            result_due: false,
            quit: false,
            seating,
            table: Some(table),
        };
        if let Some(only) = app.seating.humans().first().filter(|_| app.seating.humans().len() == 1) {
            app.sit_down(only);
        }
        app.seating.read_in(app.words);
        app.refresh();
        app
    }

    pub fn names(&self) -> &[String] {
        &self.seating.names
    }
    pub fn say(&self, id: &str) -> String {
        self.words.word(id)
    }
    pub fn must(&self) -> SeatSet {
        serde_json::from_value(self.sheet["must"].clone()).unwrap_or_default()
    }
    pub fn is_over(&self) -> bool {
        self.sheet["places"].is_array()
    }
    pub fn can_undo(&self) -> bool {
        self.sheet["can_undo"] == true && self.table.is_some()
    }
    /// Would a strong player say what to do now?
    pub fn can_ask_advice(&self) -> bool {
        self.advises && !self.is_over() && self.looking.is_some_and(|seat| self.must().has(seat))
    }
    /// Is there something of one's own that can be moved?
    pub fn can_arrange(&self) -> bool {
        let packing = |seat: Seat| self.picture.packing(&self.view(), seat.index());
        self.looking.and_then(packing).is_some_and(|packing| !packing.tiles.is_empty())
    }
    /// Can it be said where the game turned?
    pub fn can_look_back(&self) -> bool {
        self.is_over() && self.advises
    }
    pub fn is_bot_busy(&self) -> bool {
        self.thinking.is_some() || self.decided.is_some()
    }
    pub fn path(&self) -> Option<&std::path::Path> {
        self.save.as_ref().map(Save::path)
    }
    pub fn view(&self) -> View<'_> {
        let arranging = match &self.mode {
            Mode::Arrange(a) => Some(a),
            _ => None,
        };
        View {
            game: self.game,
            board: &self.sheet["board"],
            prompt: &self.sheet["prompt"],
            entries: &self.entries,
            catalog: &self.catalog,
            known: &*self.known,
            words: self.words,
            names: self.names(),
            looking: self.looking,
            shown: self.shown,
            page: self.page,
            packing: arranging.map_or_else(|| self.arranged.get(&self.shown), |a| Some(a.shown())),
            cursor: arranging.map(|a| (a.cursor, a.fits())),
            now: self.now(),
            insight: &self.insight,
            places: &self.sheet["places"],
        }
    }
    pub fn cards(&self) -> Vec<Card> {
        self.picture.cards(&self.view())
    }
    /// Opens the page of all cards.
    pub fn look_up(&mut self) {
        let all = self.cards();
        self.open(Mode::Cards(CardSearch { all, ..CardSearch::default() }));
    }

    fn sit_down(&mut self, seat: Seat) {
        self.choosing.unfold(false);
        self.looking = Some(seat);
        self.shown = seat.index();
    }
    pub fn notify(&mut self, text: String, bad: bool) {
        self.notice = Some(Notice { text, bad });
    }

    /// After anything has happened at the table: store it, decide who looks, read the sheet.
    pub(crate) fn refresh(&mut self) {
        // What is not on the disk was not played, so nobody sees it.
        if !self.store() {
            return;
        }
        let Some(table) = &self.table else { return };
        let busy = |seat: Seat| table.must().has(Seat::HOUSE) && !table.offers(seat).is_empty();
        let busy = self.looking.is_some_and(busy);
        match keyboard(self.looking, busy, table.must(), self.seating.humans(), |a, b| secrets(&**table, a, b)) {
            Keyboard::Stays => {}
            Keyboard::Moves(seat) => {
                self.looking = Some(seat);
                self.shown = seat.index();
            }
            Keyboard::HandOver(seat) => {
                if self.hand_over != Some(seat) {
                    self.handed_at = Instant::now();
                }
                self.hand_over = Some(seat);
            }
        }
        let over_before = self.is_over();
        self.sheet = table.sheet(self.looking);
        self.entries = table.events(self.looking, 0).as_array().cloned().unwrap_or_default();
        // Whoever sells one good may want to sell the next.
        let unfolded = self.choosing.is_unfolded();
        self.choosing = Choosing::of_sheet(&self.sheet, |offers| self.picture.ranks(&self.view(), offers));
        self.choosing.unfold(unfolded);
        self.scroll = 0;
        self.follow_tiles();
        self.listen();
        self.with_hands(|hands, view| hands.follow(view));
        self.result_due |= self.is_over() && !over_before;
        self.show_result();
    }
    /// What was arranged by hand stays, as far as the tiles do.
    fn follow_tiles(&mut self) {
        for (seat, mine) in std::mem::take(&mut self.arranged) {
            if let Some(now) = self.picture.packing(&self.view(), seat) {
                let followed = mine.follow(&now);
                if followed != now {
                    self.arranged.insert(seat, followed);
                }
            }
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str, mark: Option<u32>) {
        let now = self.now();
        let Some(table) = &mut self.table else { return };
        match table.act(seat, now, action, mark) {
            Ok(_) => {
                self.notice = None;
                self.refresh();
            }
            Err(why) => self.refused(&why),
        }
    }
    pub(crate) fn refused(&mut self, why: &Illegal) {
        let text = self.words.refusal(why, self.names());
        self.notify(text, true);
    }
    /// Plays the k-th choice of the list as it is shown; a line that stands for several is opened.
    pub fn choose(&mut self, k: usize) {
        if let Some(thing) = self.choosing.rows().get(k).and_then(|row| row.thing.clone()) {
            return self.choosing.enter(&thing);
        }
        match (self.looking, self.choosing.rows().get(k).map(|row| (row.offers[0].act.clone(), row.offers[0].mark))) {
            (Some(seat), Some((act, mark))) if self.table.is_some() => {
                // A bot that has decided while somebody did something unasked thinks again.
                self.decided = None;
                self.act(seat, &act, Some(mark));
            }
            (Some(_), Some(_)) => {
                let text = self.say("tui-thinking");
                self.notify(text, false);
            }
            (_, None) => {
                let text = self.words.with("tui-no-such-number", &[("n", json!(k + 1))]);
                self.notify(text, true);
            }
            _ => {}
        }
    }
    pub fn undo(&mut self) {
        let now = self.now();
        let (Some(seat), Some(table)) = (self.looking, &mut self.table) else { return };
        match table.undo(seat, now) {
            Ok(()) => {
                self.notice = None;
                self.refresh();
            }
            Err(why) => self.refused(&why),
        }
    }
    /// What was typed: a number of the list, or a choice in notation.
    pub fn submit(&mut self, typed: &str) {
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if typed.is_empty() {
        } else if typed.bytes().all(|b| b.is_ascii_digit()) {
            match typed.parse::<usize>() {
                Ok(n) if n > 0 => self.choose(n - 1),
                _ => self.choose(usize::MAX - 1),
            }
        } else if let Some(seat) = self.looking {
            self.act(seat, &typed, None);
        }
    }
    /// The player has taken the keyboard.
    pub fn take_over(&mut self) {
        if let Some(seat) = self.hand_over.take() {
            self.sit_down(seat);
            self.refresh();
        }
    }
    pub fn toggle_language(&mut self) {
        let next = if self.words.lang == Lang::En { Lang::Hu } else { Lang::En };
        self.words = Words::of(next);
        self.seating.read_in(self.words);
    }
    pub fn next_player(&mut self) {
        self.shown = (self.shown + 1) % self.seating.written.len().max(1);
    }
    pub fn next_page(&mut self) {
        // First everything at once, then parts of it beside the question.
        if !matches!(self.mode, Mode::Whole) && self.page == Page::Auto {
            return self.open(Mode::Whole);
        }
        self.mode = Mode::Play;
        let parts = self.picture.pages();
        self.page = self.page.next(parts.len());
        if let Some(first) = parts.get(self.page.part().unwrap_or(0)) {
            let id = if self.page == Page::Auto { "tui-page-auto" } else { first };
            let text = self.words.with("tui-page", &[("page", json!(id))]);
            self.notify(text, false);
        }
    }
    /// Opens a page at its beginning.
    pub fn open(&mut self, mode: Mode) {
        self.page_scroll = 0;
        self.mode = mode;
    }
    /// Only one's own tiles are arranged.
    pub fn start_arranging(&mut self) {
        let Some(seat) = self.looking.map(Seat::index) else { return };
        self.shown = seat;
        let packing = self.arranged.get(&seat).cloned();
        let packing = packing.or_else(|| self.picture.packing(&self.view(), seat));
        match packing {
            Some(packing) if !packing.tiles.is_empty() => self.mode = Mode::Arrange(Arranging::new(packing)),
            _ => {
                let text = self.say(self.picture.says("tui-nothing-any"));
                self.notify(text, false);
            }
        }
    }
    pub fn stop_arranging(&mut self) {
        if let Mode::Arrange(arranging) = std::mem::replace(&mut self.mode, Mode::Play) {
            let packing = arranging.result();
            debug_assert!(packing.is_legal());
            self.arranged.insert(self.shown, packing);
        }
    }
}
