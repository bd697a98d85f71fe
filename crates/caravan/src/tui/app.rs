//! The game in this terminal: whose turn it is, what is typed, what is shown. Draws nothing: that is `screen`.
use super::arrange::{Arranging, Packing};
use super::canvas::{Spot, Spots};
use super::look::Look;
use super::offers::Choosing;
use super::picture::{self, Card, Page, Picture, View};
use super::save::Save;
use super::seating::{Keyboard, Seating, keyboard, secrets};
use super::thinking::Thinking;
use games::{Lang, Words};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use table::{AnyTable, FastDice, Illegal, Millis, Seat, SeatSet};

/// What the screen is for at this moment.
pub enum Mode {
    Play,
    Help,
    Cards(CardSearch),
    Arrange(Arranging),
    Quit,
    Scores,
}

/// Looking for a card by name.
#[derive(Default)]
pub struct CardSearch {
    pub typed: String,
    pub row: usize,
}

/// A line for the player: what went wrong, or what was done.
pub struct Notice {
    pub text: String,
    pub bad: bool,
}

pub struct App {
    pub seating: Seating,
    pub words: Words,
    pub look: Look,
    pub picture: &'static dyn Picture,
    pub catalog: Value,
    /// away while a bot thinks
    table: Option<Box<dyn AnyTable>>,
    thinking: Option<Thinking>,
    /// what a bot has decided, until the pause is over
    decided: Option<(Seat, String)>,
    pause_until: Instant,
    pub pause: Duration,
    dice: FastDice,
    save: Option<Save>,
    started: Instant,
    /// the table's clock when this program took over
    earlier: Millis,
    pub looking: Option<Seat>,
    pub sheet: Value,
    pub entries: Vec<Value>,
    pub choosing: Choosing,
    pub typed: Option<String>,
    pub notice: Option<Notice>,
    pub mode: Mode,
    /// everything is hidden until this player has the keyboard
    pub hand_over: Option<Seat>,
    /// whose wagon is shown
    pub shown: usize,
    pub page: Page,
    /// lines of the log below the window
    pub scroll: usize,
    arranged: BTreeMap<usize, Packing>,
    pub spots: Spots,
    pub quit: bool,
}

impl App {
    pub fn new(table: Box<dyn AnyTable>, seating: Seating, save: Option<Save>, lang: Lang, look: Look) -> App {
        let seed = table.header().commitment.bytes().fold(0u64, |n, b| n.wrapping_mul(31).wrapping_add(b.into()));
        let now = Instant::now();
        let mut app = App {
            words: Words::new(lang),
            look,
            picture: picture::of(table.name()),
            catalog: table.catalog(),
            thinking: None,
            decided: None,
            pause_until: now,
            pause: Duration::from_millis(600),
            dice: FastDice::new(seed.wrapping_add(table.rows().len() as u64)),
            save,
            started: now,
            earlier: table.rows().last().map_or(0, |r| r.at),
            looking: None,
            sheet: Value::Null,
            entries: vec![],
            choosing: Choosing::default(),
            typed: None,
            notice: None,
            mode: Mode::Play,
            hand_over: None,
            shown: 0,
            page: Page::Auto,
            scroll: 0,
            arranged: BTreeMap::new(),
            spots: Spots::default(),
            quit: false,
            seating,
            table: Some(table),
        };
        if let Some(only) = app.seating.humans().first().filter(|_| app.seating.humans().len() == 1) {
            app.sit_down(only);
        }
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
    pub fn is_bot_busy(&self) -> bool {
        self.thinking.is_some() || self.decided.is_some()
    }
    pub fn path(&self) -> Option<&std::path::Path> {
        self.save.as_ref().map(|s| s.path.as_path())
    }
    pub fn view(&self) -> View<'_> {
        let arranging = match &self.mode {
            Mode::Arrange(a) => Some(a),
            _ => None,
        };
        View {
            board: &self.sheet["board"],
            catalog: &self.catalog,
            words: &self.words,
            names: self.names(),
            looking: self.looking,
            shown: self.shown,
            page: self.page,
            packing: arranging.map_or_else(|| self.arranged.get(&self.shown), |a| Some(a.shown())),
            cursor: arranging.map(|a| (a.cursor, a.fits())),
        }
    }
    pub fn cards(&self) -> Vec<Card> {
        self.picture.cards(&self.view())
    }
    /// The cards whose name, or else text, has what was typed.
    pub fn found(&self, search: &CardSearch) -> Vec<Card> {
        let typed = search.typed.to_lowercase();
        let (mut named, others): (Vec<Card>, Vec<Card>) =
            self.cards().into_iter().partition(|c| c.name.to_lowercase().contains(&typed));
        if !typed.is_empty() {
            named.extend(
                others.into_iter().filter(|c| format!("{} {}", c.kind, c.text).to_lowercase().contains(&typed)),
            );
        }
        named
    }

    fn now(&self) -> Millis {
        self.earlier + self.started.elapsed().as_millis() as Millis
    }
    fn sit_down(&mut self, seat: Seat) {
        self.looking = Some(seat);
        self.shown = seat.index();
    }
    pub fn notify(&mut self, text: String, bad: bool) {
        self.notice = Some(Notice { text, bad });
    }

    /// After anything has happened at the table: store it, decide who looks, read the sheet.
    fn refresh(&mut self) {
        let Some(table) = &self.table else { return };
        if let Some(save) = &mut self.save
            && let Err(e) = save.keep_up(&**table)
        {
            let text = format!("{}: {e}", save.path.display());
            self.notice = Some(Notice { text, bad: true });
        }
        match keyboard(self.looking, table.must(), self.seating.humans(), |a, b| secrets(&**table, a, b)) {
            Keyboard::Stays => {}
            Keyboard::Moves(seat) => {
                self.looking = Some(seat);
                self.shown = seat.index();
            }
            Keyboard::HandOver(seat) => self.hand_over = Some(seat),
        }
        let over_before = self.is_over();
        self.sheet = table.sheet(self.looking);
        self.entries = table.events(self.looking, 0).as_array().cloned().unwrap_or_default();
        self.choosing = Choosing::of_sheet(&self.sheet);
        self.scroll = 0;
        if self.is_over() && !over_before {
            self.mode = Mode::Scores;
        }
        self.follow_goods();
    }
    /// What was arranged by hand stays, as far as the goods do.
    fn follow_goods(&mut self) {
        for (seat, mine) in std::mem::take(&mut self.arranged) {
            if let Some(now) = self.picture.packing(&self.sheet["board"], &self.catalog, seat) {
                let followed = mine.follow(&now);
                if followed != now {
                    self.arranged.insert(seat, followed);
                }
            }
        }
    }

    /// What happens without a key: bots think, decide and move; deadlines pass.
    /// Returns true if the screen has changed.
    pub fn step(&mut self) -> bool {
        if let Some(thinking) = &self.thinking {
            let Some(thought) = thinking.look() else { return false };
            let seat = thinking.seat;
            self.thinking = None;
            match thought {
                Ok(thought) => {
                    self.table = Some(thought.table);
                    match thought.action {
                        Ok(action) => self.decided = Some((seat, action)),
                        Err(why) => self.notify(why, true),
                    }
                }
                Err(why) => {
                    self.notify(why, true);
                    self.quit = true;
                }
            }
            return true;
        }
        if self.decided.is_some() {
            let waits = matches!(self.mode, Mode::Arrange(_) | Mode::Help | Mode::Cards(_) | Mode::Quit);
            if waits || Instant::now() < self.pause_until {
                return false;
            }
            if let Some((seat, action)) = self.decided.take() {
                self.act(seat, &action, None);
            }
            return true;
        }
        self.wake_a_bot() || self.watch_the_clock()
    }
    fn wake_a_bot(&mut self) -> bool {
        let must = self.table.as_ref().map_or(SeatSet::NONE, |table| table.must());
        let asked = must.iter().find_map(|seat| self.seating.bot(seat).map(|bot| (seat, bot.to_string())));
        let Some((seat, bot)) = asked else { return false };
        let Some(table) = self.table.take() else { return false };
        self.pause_until = Instant::now() + self.pause;
        self.thinking = Some(Thinking::start(table, seat, bot, self.dice.split()));
        true
    }
    fn watch_the_clock(&mut self) -> bool {
        let now = self.now();
        let Some(table) = &mut self.table else { return false };
        if table.deadline().is_none_or(|deadline| now < deadline) || !table.must().has(Seat::HOUSE) {
            return false;
        }
        let done = table.time_up(now).is_ok();
        self.refresh();
        done
    }
    /// Any key ends the pause in which a bot's move is watched.
    pub fn skip_pause(&mut self) {
        self.pause_until = Instant::now();
    }

    fn act(&mut self, seat: Seat, action: &str, mark: Option<u32>) {
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
    fn refused(&mut self, why: &Illegal) {
        let text = self.words.refusal(why, self.names());
        self.notify(text, true);
    }
    /// Plays the k-th choice of the list as it is shown.
    pub fn choose(&mut self, k: usize) {
        match (self.looking, self.choosing.left().get(k).map(|o| (o.act.clone(), o.mark))) {
            (Some(seat), Some((act, mark))) if self.table.is_some() => self.act(seat, &act, Some(mark)),
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
    /// Enter: on the board it points, in the list it plays.
    pub fn enter(&mut self) {
        match self.choosing.focus() {
            Some(thing) => drop(self.choosing.point(&thing)),
            None if self.choosing.offers.is_empty() => {}
            None => self.choose(self.choosing.row()),
        }
    }
    pub fn click(&mut self, x: u16, y: u16) {
        let spots: Vec<Spot> = self.spots.at(x, y).cloned().collect();
        for spot in spots {
            match spot {
                Spot::Choice(k) => return self.choose(k),
                Spot::Thing(thing) if self.choosing.point(&thing) => return,
                Spot::Thing(_) => {}
            }
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
        self.words = Words::new(next);
    }
    pub fn next_wagon(&mut self) {
        self.shown = (self.shown + 1) % self.seating.names.len().max(1);
    }
    pub fn next_page(&mut self) {
        self.page = self.page.next();
        let text = self.words.with("tui-page", &[("page", json!(self.page.id()))]);
        self.notify(text, false);
    }
    /// Only one's own wagon is arranged.
    pub fn start_arranging(&mut self) {
        let Some(seat) = self.looking.map(Seat::index) else { return };
        self.shown = seat;
        let packing = self.arranged.get(&seat).cloned();
        let packing = packing.or_else(|| self.picture.packing(&self.sheet["board"], &self.catalog, seat));
        match packing {
            Some(packing) if !packing.goods.is_empty() => self.mode = Mode::Arrange(Arranging::new(packing)),
            _ => {
                let text = self.say("tui-nothing-to-arrange");
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
