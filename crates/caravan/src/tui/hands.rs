//! What a game adds that wants more than a list of choices: its own screen, its own keys, its own pace.
use super::app::{App, Mode};
use super::canvas::Canvas;
use super::picture::View;
use crossterm::event::KeyEvent;
use ratatui::layout::Rect;

/// What a key or a click comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// not mine: the usual keys
    Passed,
    /// mine, and nothing to do at the table
    Taken,
    /// a line for the player
    Notice { text: String, bad: bool },
    /// actions in notation, one after the other
    Do(Vec<String>),
}

/// Somebody's hands in a game that goes on while they think. The table stays the truth: hands remember only where they
/// are, never what lies where.
pub trait Hands {
    /// Something has happened at the table, or somebody else looks.
    fn follow(&mut self, view: &View<'_>);
    fn key(&mut self, view: &View<'_>, key: KeyEvent) -> Reply;
    /// Something else is asked now: what these hands asked is not.
    fn ask_nothing(&mut self);
    /// A click on things, the topmost first. `other`: with the other button.
    fn click(&mut self, view: &View<'_>, things: &[String], other: bool) -> Reply;
    /// The whole screen but its last line.
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect);
    /// The last line: the keys that matter now.
    fn keys(&self, view: &View<'_>) -> String;
    /// Every key, or a message for its name, and the message that says what it does.
    fn help(&self) -> &'static [(&'static str, &'static str)];
    /// Does the picture change by itself now?
    fn moves(&self, view: &View<'_>) -> bool;
    /// Is something being shown that everybody should see before the game goes on?
    fn holds(&self, view: &View<'_>) -> bool;
    /// Would the player like to know what takes longer to work out?
    fn wants_insight(&self, view: &View<'_>) -> bool;
    /// Bots need not be waited for.
    fn hurries(&self, view: &View<'_>) -> bool;
}

impl App {
    /// The result comes when everything has been seen that leads to it.
    pub(super) fn show_result(&mut self) {
        if self.result_due && !self.holds() {
            self.result_due = false;
            self.open(Mode::Scores);
        }
    }
    /// Lets the hands of the game do something, if it has any.
    pub(super) fn with_hands<T>(&mut self, act: impl FnOnce(&mut dyn Hands, &View<'_>) -> T) -> Option<T> {
        let mut hands = self.hands.take()?;
        let done = act(&mut *hands, &self.view());
        self.hands = Some(hands);
        Some(done)
    }
    /// Does what the hands want. False: they want nothing.
    pub(super) fn obey(&mut self, reply: Option<Reply>) -> bool {
        match reply {
            None | Some(Reply::Passed) => return false,
            Some(Reply::Taken) => self.notice = None,
            Some(Reply::Notice { text, bad }) => self.notify(text, bad),
            Some(Reply::Do(actions)) => self.act_all(&actions),
        }
        self.show_result();
        true
    }
    /// Several actions at the same moment; the first that is refused ends it.
    fn act_all(&mut self, actions: &[String]) {
        let now = self.now();
        let (Some(seat), Some(table)) = (self.looking, &mut self.table) else { return };
        let refused = actions.iter().find_map(|action| table.act(seat, now, action, None).err());
        self.notice = None;
        self.refresh();
        if let Some(why) = refused {
            self.refused(&why);
        }
    }
}
