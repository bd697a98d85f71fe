//! The keys of the builder. Pen: six keys for six directions. Cursor: lay, turn, move and lift where one likes.
use super::geometry::Side;
use super::pen::{End, Step};
use super::{Building, Road, Scene, Sure};
use crate::tui::hands::Reply;
use crate::tui::picture::View;
use crossterm::event::{KeyCode, KeyEvent};
use serde_json::json;
use silk_road::state::Phase;
use silk_road::view::Own;
use silk_road::words::{Piece, Standing};

/// East, north-east, north-west, west, south-west, south-east: as the keys lie on the keyboard.
pub const LETTERS: [&str; 6] = ["d", "e", "w", "a", "z", "x"];

/// Every key, and the message that says what it does.
pub const HELP: &[(&str, &str)] = &[
    ("w e  a d  z x", "tui-silk-key-pen"),
    ("7 9  4 6  1 3", "tui-silk-key-numpad"),
    ("Backspace", "tui-silk-key-back"),
    ("b", "tui-silk-key-bonus"),
    ("s", "tui-silk-key-swap"),
    ("tui-silk-space", "tui-silk-key-ready"),
    ("Enter Enter", "tui-silk-key-declare"),
    ("n", "tui-silk-key-on"),
    ("Tab", "tui-silk-key-cursor"),
    ("1 2 3  4 5 6", "tui-silk-key-lay"),
    ("r R  m  Del", "tui-silk-key-turn"),
    ("tui-silk-mouse", "tui-silk-key-mouse"),
    ("i", "tui-silk-key-cards"),
    ("l", "tui-key-language"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];

/// Keys of the whole program.
fn is_common(code: KeyCode) -> bool {
    matches!(code, KeyCode::Char('?' | 'i' | 'l' | 'q' | ':'))
}
/// Three keys for three things: a key too many never means the next one.
fn is_ready(code: KeyCode) -> bool {
    code == KeyCode::Char(' ')
}
fn is_arrived(code: KeyCode) -> bool {
    code == KeyCode::Enter
}
fn is_on(code: KeyCode) -> bool {
    matches!(code, KeyCode::Char('n' | 'N'))
}
/// The direction of a letter. On some keyboards y and z are the other way round.
fn by_letter(code: KeyCode) -> Option<Side> {
    Some(match code {
        KeyCode::Char('d' | 'D') | KeyCode::Right => 0,
        KeyCode::Char('e' | 'E') => 1,
        KeyCode::Char('w' | 'W') => 2,
        KeyCode::Char('a' | 'A') | KeyCode::Left => 3,
        KeyCode::Char('z' | 'Z' | 'y' | 'Y') => 4,
        KeyCode::Char('x' | 'X') => 5,
        _ => return None,
    })
}
/// The same on the block of digits.
fn by_digit(code: KeyCode) -> Option<Side> {
    Some(match code {
        KeyCode::Char('6') => 0,
        KeyCode::Char('9') => 1,
        KeyCode::Char('7') => 2,
        KeyCode::Char('4') => 3,
        KeyCode::Char('1') => 4,
        KeyCode::Char('3') => 5,
        _ => return None,
    })
}

impl Road {
    pub fn pressed(&mut self, view: &View<'_>, key: KeyEvent) -> Reply {
        if self.reveal.is_some() {
            return self.pressed_at_reveal(view, key.code);
        }
        if is_common(key.code) {
            self.building.sure = Sure::NotYet;
            return Reply::Passed;
        }
        let mut building = self.building.clone();
        let Some(scene) = self.scene(view) else { return Reply::Passed };
        let own = scene.me().and_then(|me| me.own.as_ref());
        let reply = match (scene.stage(), own) {
            _ if scene.board.phase == Phase::Over => Reply::Passed,
            (Some(Standing::Idle), _) if is_ready(key.code) => Reply::Do(vec!["ready".into()]),
            (Some(Standing::Building), Some(own)) => building.key(&scene, own, key.code),
            (Some(Standing::Arrived | Standing::Late), _) => building.key_when_done(&scene, key.code),
            (None, _) if is_on(key.code) => {
                building.hurry = true;
                Reply::Taken
            }
            (None, _) => Reply::Passed,
            _ if key.code == KeyCode::Char('u') => Reply::Passed,
            _ => Reply::Taken,
        };
        self.building = building;
        reply
    }
    fn pressed_at_reveal(&mut self, view: &View<'_>, code: KeyCode) -> Reply {
        if is_common(code) {
            return Reply::Passed;
        }
        if self.reveal.as_ref().is_some_and(|reveal| reveal.is_deaf(view.now)) {
            return Reply::Taken;
        }
        let Some(mut reveal) = self.reveal.take() else { return Reply::Passed };
        let done = self.scene(view).is_some_and(|scene| reveal.is_done(&scene));
        let seats = self.board.as_ref().map_or(1, |b| b.desks.len());
        match code {
            KeyCode::Tab | KeyCode::Right => reveal.turn_to(1, seats, view.now),
            KeyCode::BackTab | KeyCode::Left => reveal.turn_to(seats - 1, seats, view.now),
            _ if !done => reveal.skip(),
            code if is_on(code) || code == KeyCode::Esc => return Reply::Taken,
            _ => {}
        }
        self.reveal = Some(reveal);
        Reply::Taken
    }

    pub fn clicked(&mut self, view: &View<'_>, things: &[String], other: bool) -> Reply {
        if let Some(reveal) = &mut self.reveal {
            reveal.skip();
            return Reply::Taken;
        }
        let mut building = self.building.clone();
        let Some(scene) = self.scene(view) else { return Reply::Passed };
        let own = scene.me().filter(|me| me.stage == Standing::Building).and_then(|me| me.own.as_ref());
        let reply = own.map_or(Reply::Taken, |own| building.click(&scene, own, things, other));
        self.building = building;
        reply
    }
}

fn notice(text: String, bad: bool) -> Reply {
    Reply::Notice { text, bad }
}

impl Building {
    /// Nothing can be changed any more; what is left is to wait or not.
    fn key_when_done(&mut self, scene: &Scene<'_>, code: KeyCode) -> Reply {
        let late = scene.stage() == Some(Standing::Late);
        if is_on(code) {
            self.hurry = true;
            return Reply::Taken;
        }
        notice(scene.word(if late { "tui-silk-too-late" } else { "tui-silk-is-arrived" }), false)
    }

    fn key(&mut self, scene: &Scene<'_>, own: &Own, code: KeyCode) -> Reply {
        let was = std::mem::take(&mut self.sure);
        if is_arrived(code) && self.moving.is_none() {
            self.sure = match was {
                Sure::NotYet => Sure::Said,
                // it would bring nothing, and could not be mended.
                Sure::Said if !scene.pen_on(own).joins() => Sure::Doubted,
                Sure::Said | Sure::Doubted => return Reply::Do(vec!["declare".into()]),
            };
            return Reply::Taken;
        }
        match (code, self.cursor) {
            (KeyCode::Char('u'), _) => Reply::Passed,
            (KeyCode::Tab | KeyCode::BackTab, None) => {
                self.cursor = Some(end_of(&scene.pen_on(own).trace()));
                Reply::Taken
            }
            (KeyCode::Tab | KeyCode::BackTab, Some(_)) => {
                (self.cursor, self.moving) = (None, None);
                Reply::Taken
            }
            (_, None) => self.key_of_pen(scene, own, code),
            (_, Some(cell)) => self.key_of_cursor(scene, own, code, cell),
        }
    }

    fn key_of_pen(&mut self, scene: &Scene<'_>, own: &Own, code: KeyCode) -> Reply {
        match code {
            KeyCode::Backspace | KeyCode::Delete => self.follow(scene, scene.pen_on(own).back()),
            KeyCode::Char('b' | 'B') => {
                self.bonus = !self.bonus;
                if self.bonus && own.tray.iter().skip(3).all(|n| *n == 0) {
                    self.bonus = false;
                    return notice(scene.word("tui-silk-no-bonus"), false);
                }
                Reply::Taken
            }
            KeyCode::Char('s' | 'S') => {
                self.swapped = !self.swapped;
                Reply::Taken
            }
            code => match by_letter(code).or_else(|| by_digit(code)) {
                Some(side) => self.extend(scene, own, side),
                None => notice(scene.word("tui-silk-what-keys"), false),
            },
        }
    }
    fn extend(&mut self, scene: &Scene<'_>, own: &Own, side: Side) -> Reply {
        let step = match scene.pen_on(own).step(side, self.bonus) {
            Step::Back => scene.pen_on(own).back(),
            step => step,
        };
        self.follow(scene, step)
    }
    fn follow(&mut self, scene: &Scene<'_>, step: Step) -> Reply {
        match step {
            Step::Do(actions) => {
                self.bonus = false;
                Reply::Do(actions)
            }
            Step::Back | Step::Rim => notice(scene.word("tui-silk-rim"), false),
            Step::Crossing => notice(scene.word("tui-silk-crossing"), false),
            Step::Finished => notice(scene.word("tui-silk-finished"), false),
            Step::NoneLeft(piece) => none_left(scene, piece),
        }
    }

    fn key_of_cursor(&mut self, scene: &Scene<'_>, own: &Own, code: KeyCode, cell: u8) -> Reply {
        let tile = own.board.at(cell);
        match code {
            KeyCode::Char(n @ '1'..='6') => lay(scene, own, cell, n as usize - '1' as usize),
            KeyCode::Char('r') => turn(own, cell, 1),
            KeyCode::Char('R') => turn(own, cell, 5),
            KeyCode::Delete | KeyCode::Backspace if tile.is_some() => Reply::Do(vec![format!("lift {cell}")]),
            KeyCode::Char('m') | KeyCode::Enter | KeyCode::Char(' ') => match self.moving.take() {
                Some(from) if from != cell => Reply::Do(vec![format!("move {from} {cell}")]),
                None if tile.is_some() => {
                    self.moving = Some(cell);
                    Reply::Taken
                }
                _ => Reply::Taken,
            },
            KeyCode::Esc if self.moving.take().is_none() => {
                self.cursor = None;
                Reply::Taken
            }
            code => {
                let x = scene.geometry().centre(cell).0;
                let side = match code {
                    KeyCode::Up => Some(if x < 0.0 { 1 } else { 2 }),
                    KeyCode::Down => Some(if x < 0.0 { 5 } else { 4 }),
                    code => by_letter(code),
                };
                self.cursor = side.and_then(|side| scene.geometry().beyond(cell, side)).or(Some(cell));
                Reply::Taken
            }
        }
    }

    /// On a cell next to the pen: the road goes there. On a tile: it is turned, or lifted with the other button.
    fn click(&mut self, scene: &Scene<'_>, own: &Own, things: &[String], other: bool) -> Reply {
        self.sure = Sure::NotYet;
        let pen = scene.pen_on(own);
        let end = pen.trace().end;
        let named = |prefix: &str| things.iter().find_map(|t| t.strip_prefix(prefix));
        if let Some(cell) = named("cell.").and_then(|n| n.parse::<u8>().ok()) {
            let tile = own.board.at(cell);
            if other {
                return if tile.is_some() { Reply::Do(vec![format!("lift {cell}")]) } else { Reply::Taken };
            }
            if let End::At(here, _) = end
                && let Some(side) = scene.geometry().side_towards(here, cell)
                && tile.is_none_or(|_| matches!(pen.step(side, self.bonus), Step::Do(_)))
            {
                return self.extend(scene, own, side);
            }
            return if tile.is_some() { turn(own, cell, 1) } else { Reply::Taken };
        }
        if let (Some(Ok(city)), End::At(here, _)) = (named("city.").map(str::parse), end)
            && let Some(&gate) = scene.geometry().city(city).gates.first().filter(|_| !other)
            && scene.geometry().city(city).cell == here
        {
            return self.extend(scene, own, gate);
        }
        Reply::Taken
    }
}

fn end_of(trace: &super::pen::Trace) -> u8 {
    match trace.end {
        End::At(cell, _) => cell,
        End::Outside => trace.cells.last().copied().unwrap_or(0),
    }
}

fn none_left(scene: &Scene<'_>, piece: Piece) -> Reply {
    let piece = json!(format!("silk-piece-{piece}"));
    notice(scene.with("tui-silk-none-left", &[("piece", piece)]), true)
}

/// Lays a piece, in place of what lay there.
fn lay(scene: &Scene<'_>, own: &Own, cell: u8, n: usize) -> Reply {
    let Some(&piece) = Piece::ALL.get(n) else { return Reply::Taken };
    let before = own.board.at(cell);
    if before.is_some_and(|tile| tile.piece() == piece) {
        return turn(own, cell, 1);
    }
    if own.tray[n] == 0 {
        return none_left(scene, piece);
    }
    let lift = before.map(|_| format!("lift {cell}"));
    Reply::Do(lift.into_iter().chain([format!("place {cell} {piece}")]).collect())
}

/// Turns the tile of a cell further.
fn turn(own: &Own, cell: u8, by: u8) -> Reply {
    let Some(tile) = own.board.at(cell) else { return Reply::Taken };
    let turns = tile.kind.turns();
    let to = (tile.turn + if by == 5 { turns - 1 } else { by }) % turns;
    Reply::Do(vec![format!("turn {cell} {to}")])
}
