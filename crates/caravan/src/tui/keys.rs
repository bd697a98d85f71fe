//! What the keys do.
use super::app::{App, CardSearch, Mode};
use super::canvas::Spot;
use super::pages::Help;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use std::time::Duration;

/// Letters that do something at once; every other letter begins a line of notation.
const COMMANDS: &str = "u?ilpaqvh";
/// A key so soon after the keyboard was to change hands was pressed by the wrong ones.
pub(super) const HASTY: Duration = Duration::from_millis(500);
/// How far the log moves at once.
const PAGE: usize = 6;

impl App {
    /// Returns true if the screen has changed.
    pub fn event(&mut self, event: &Event) -> bool {
        if self.unsaved.is_some() {
            return self.event_while_unsaved(event);
        }
        let waits = match event {
            Event::Key(key) => !is_way_out(*key),
            Event::Mouse(_) => true,
            _ => false,
        };
        if self.thinking.is_some() && self.hands.is_some() && waits {
            // Nothing that is typed in a race is lost.
            self.waiting.push_back(event.clone());
            return false;
        }
        let hasty = self.hand_over.is_some() && self.handed_at.elapsed() < HASTY;
        if hasty && self.telling.is_none() && matches!(event, Event::Key(_)) {
            return false;
        }
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.skip_pause();
                self.key(*key);
                true
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(button @ (MouseButton::Left | MouseButton::Right)) => {
                    self.skip_pause();
                    if matches!(self.mode, Mode::Play) && self.telling.is_some() {
                        self.hear_out();
                    } else if matches!(self.mode, Mode::Play) && self.hand_over.is_none() {
                        self.click(mouse.column, mouse.row, button == MouseButton::Right);
                    }
                    true
                }
                MouseEventKind::ScrollUp => self.wheel(mouse.column, mouse.row, 2),
                MouseEventKind::ScrollDown => self.wheel(mouse.column, mouse.row, -2),
                _ => false,
            },
            Event::Resize(..) => true,
            _ => false,
        }
    }
    fn scroll_by(&mut self, lines: isize) -> bool {
        self.scroll = self.scroll.saturating_add_signed(lines);
        true
    }
    /// Over a list that is longer than its room the wheel turns the list, otherwise the log.
    fn wheel(&mut self, x: u16, y: u16, up: isize) -> bool {
        let over_list = !self.spots.page.is_empty() && self.spots.at(x, y).any(|spot| matches!(spot, Spot::Choice(_)));
        if over_list && matches!(self.mode, Mode::Play) {
            self.choosing.page(-up);
            return true;
        }
        self.scroll_by(up)
    }
    /// A page further in the list, where it is longer than its room; otherwise in the log.
    fn turn_list(&mut self, down: bool) {
        if self.spots.page.is_empty() {
            self.scroll_by(if down { -(PAGE as isize) } else { PAGE as isize });
        } else {
            self.choosing.turn(down, &self.spots.page);
        }
    }

    pub fn key(&mut self, key: KeyEvent) {
        if is_way_out(key) {
            return if matches!(self.mode, Mode::Quit) { self.leave() } else { self.ask_to_leave() };
        }
        // Nobody plays what they cannot see.
        if self.blind {
            return;
        }
        let is_long = matches!(self.mode, Mode::Help(_) | Mode::Hint(_) | Mode::Review(_) | Mode::Scores | Mode::Whole);
        if is_long && self.turn_page(key.code) {
            return;
        }
        if matches!(self.mode, Mode::Cards(_)) && self.turn_card(key.code) {
            return;
        }
        match &mut self.mode {
            Mode::Play if self.telling.is_some() => match key.code {
                KeyCode::Char('q') => self.ask_to_leave(),
                KeyCode::Char('l') => self.toggle_language(),
                KeyCode::Char('?') => self.open(Mode::Help(Help::Rules)),
                KeyCode::Char('i') => self.look_up(),
                _ => self.hear_out(),
            },
            Mode::Play if self.hand_over.is_some() => match key.code {
                KeyCode::Enter => self.take_over(),
                KeyCode::Char('q') => self.ask_to_leave(),
                KeyCode::Char('l') => self.toggle_language(),
                _ => {}
            },
            Mode::Play if self.typed.is_some() => self.key_while_typing(key.code),
            Mode::Play => {
                let reply = self.with_hands(|hands, view| hands.key(view, key));
                if !self.obey(reply) {
                    self.key_in_play(key.code);
                }
            }
            Mode::Help(page)
                if matches!(key.code, KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right) =>
            {
                let other = page.other();
                self.open(Mode::Help(other));
            }
            Mode::Help(_) | Mode::Whole if key.code == KeyCode::Char('l') => self.toggle_language(),
            Mode::Whole if key.code == KeyCode::Char('v') => self.next_page(),
            Mode::Whole if key.code == KeyCode::Char('p') => self.next_player(),
            Mode::Help(_) | Mode::Hint(_) | Mode::Whole => self.mode = Mode::Play,
            Mode::Review(_) => self.open(Mode::Scores),
            Mode::Cards(search) => {
                if card_key(search, key.code) {
                    self.mode = Mode::Play;
                }
            }
            Mode::Arrange(_) => self.key_while_arranging(key.code),
            Mode::Quit => match key.code {
                KeyCode::Enter | KeyCode::Char('q') => self.leave(),
                _ => self.mode = Mode::Play,
            },
            Mode::Scores => match key.code {
                KeyCode::Char('h') if !self.can_look_back() => {}
                KeyCode::Char('h') => {
                    self.mode = Mode::Play;
                    self.ask_advice();
                }
                KeyCode::Char('q') => self.leave(),
                KeyCode::Char('l') => self.toggle_language(),
                _ => self.mode = Mode::Play,
            },
        }
    }

    fn key_in_play(&mut self, code: KeyCode) {
        self.notice = None;
        match code {
            KeyCode::Up => self.towards(0, -1),
            KeyCode::Down => self.towards(0, 1),
            KeyCode::Right => self.towards(1, 0),
            KeyCode::Left => self.towards(-1, 0),
            KeyCode::Tab => self.choosing.across(1),
            KeyCode::BackTab => self.choosing.across(-1),
            KeyCode::Enter if self.is_over() => self.open(Mode::Scores),
            KeyCode::Enter => self.enter(),
            KeyCode::Esc | KeyCode::Backspace => drop(self.choosing.widen()),
            KeyCode::PageUp => self.turn_list(false),
            KeyCode::PageDown => self.turn_list(true),
            KeyCode::Home => self.choosing.go_to_row(0),
            KeyCode::End => self.choosing.go_to_row(usize::MAX),
            KeyCode::Char(c) => self.letter(c),
            _ => {}
        }
    }
    fn letter(&mut self, c: char) {
        match c {
            'u' => self.undo(),
            '?' => self.open(Mode::Help(Help::Rules)),
            'i' => self.look_up(),
            'l' => self.toggle_language(),
            'p' => self.next_player(),
            'v' => self.next_page(),
            'a' if self.choosing.folded() > 0 || self.choosing.is_unfolded() => self.at_any_time(),
            'a' => self.start_arranging(),
            'h' => self.ask_advice(),
            'q' if self.is_over() => self.leave(),
            'q' => self.ask_to_leave(),
            // A Space too many does nothing.
            ':' => self.typed = Some(String::new()),
            '-' => drop(self.scroll_by(PAGE as isize)),
            '+' => drop(self.scroll_by(-(PAGE as isize))),
            '/' => self.typed = Some("/".into()),
            c if c.is_alphanumeric() && !COMMANDS.contains(c) => self.typed = Some(c.to_string()),
            _ => {}
        }
    }
    fn key_while_typing(&mut self, code: KeyCode) {
        let Some(typed) = &mut self.typed else { return };
        match code {
            KeyCode::Char(c) => typed.push(c),
            KeyCode::Backspace if typed.chars().count() > 1 => {
                typed.pop();
            }
            KeyCode::Esc | KeyCode::Backspace => {
                self.typed = None;
                self.choosing.sift(None);
            }
            KeyCode::Up if typed.starts_with('/') => self.choosing.down(-1),
            KeyCode::Down if typed.starts_with('/') => self.choosing.down(1),
            KeyCode::Enter => {
                let in_vain = self.sought().is_some_and(|acts| acts.is_empty());
                let typed = self.typed.take().unwrap_or_default();
                // What was looked for is found, not yet chosen.
                if in_vain {
                    self.notify(self.say("tui-not-found"), true);
                } else if !typed.starts_with('/') {
                    self.submit(&typed);
                }
            }
            _ => {}
        }
        // A number shows at once which line it means.
        if let Some(n) = self.typed.as_deref().and_then(|t| t.parse::<usize>().ok()).filter(|n| *n > 0) {
            self.choosing.go_to_row(n - 1);
        }
        if !matches!(code, KeyCode::Up | KeyCode::Down | KeyCode::Enter) {
            self.search();
        }
    }
    fn key_while_arranging(&mut self, code: KeyCode) {
        self.notice = None;
        let Mode::Arrange(arranging) = &mut self.mode else { return };
        let holding = arranging.is_holding();
        match code {
            KeyCode::Left if holding => arranging.shift(-1, 0),
            KeyCode::Right if holding => arranging.shift(1, 0),
            KeyCode::Up if holding => arranging.shift(0, -1),
            KeyCode::Down if holding => arranging.shift(0, 1),
            KeyCode::Char('r') => arranging.turn(),
            KeyCode::Tab if holding => arranging.next_place(),
            KeyCode::Left | KeyCode::Up | KeyCode::BackTab => arranging.select(-1),
            KeyCode::Right | KeyCode::Down | KeyCode::Tab => arranging.select(1),
            KeyCode::Enter | KeyCode::Char(' ') if arranging.lift_or_lay() => {}
            KeyCode::Enter | KeyCode::Char(' ') => {
                let text = self.say("tui-does-not-fit");
                self.notify(text, true);
            }
            KeyCode::Esc if holding => arranging.put_back(),
            KeyCode::Esc | KeyCode::Char('a' | 'q') => self.stop_arranging(),
            _ => {}
        }
    }
}

/// Ctrl-C always works.
pub(super) fn is_way_out(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c')
}

/// Returns true if the search is over.
fn card_key(search: &mut CardSearch, code: KeyCode) -> bool {
    match code {
        KeyCode::Esc | KeyCode::Enter => return true,
        KeyCode::Up => search.row = search.row.saturating_sub(1),
        KeyCode::Down => search.row += 1,
        KeyCode::PageUp => search.row = search.row.saturating_sub(10),
        KeyCode::PageDown => search.row += 10,
        KeyCode::Backspace => {
            search.typed.pop();
            search.row = 0;
        }
        KeyCode::Char(c) => {
            search.typed.push(c);
            search.row = 0;
        }
        _ => {}
    }
    // Nobody has to come back from beyond the end.
    search.row = search.row.min(search.found().len().saturating_sub(1));
    false
}
