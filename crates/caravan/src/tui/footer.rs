//! The last line: every key that does something now. Where they do not all fit with their words, the words of the less
//! important ones go, never a key: what each one does is behind `?`.
use super::app::{App, Mode};
use super::canvas::width;

/// Keys as a line says them: `u: undo · i: cards`.
pub struct Keys {
    /// with when its word goes: the lowest first
    parts: Vec<(String, usize)>,
}

impl Keys {
    /// Of a whole line: words go from its end; those of the last two, the way out and help, after these; those of the first
    /// two, what one does most, last of all.
    pub fn of(line: &str) -> Keys {
        let parts: Vec<String> = line.split(BETWEEN).map(String::from).collect();
        let n = parts.len();
        let rank = |k: usize| match k {
            0 | 1 => 3 * n - k,
            k if k + 2 < n => n - k,
            k => 2 * n - k,
        };
        Keys { parts: parts.into_iter().enumerate().map(|(k, part)| (part, rank(k))).collect() }
    }
    /// Of a page: what leads on and the way back keep their words longest.
    pub fn of_page(line: &str) -> Keys {
        let mut keys = Keys::of(line);
        let n = keys.parts.len();
        for (k, (_, rank)) in keys.parts.iter_mut().enumerate() {
            *rank = if k == 0 {
                n
            } else if k + 1 == n {
                2 * n
            } else {
                k
            };
        }
        keys
    }
    /// All the keys in so many columns, with as many words as there is room for. Keys without words stand close together.
    pub fn fitted(&self, room: u16) -> String {
        let mut order: Vec<usize> = (0..self.parts.len()).collect();
        order.sort_by_key(|k| self.parts[*k].1);
        let mut bare: Vec<usize> = vec![];
        for k in order {
            if width(&self.said(&bare)) <= room {
                break;
            }
            if self.parts[k].0.contains(SAYS) {
                bare.push(k);
            }
        }
        self.said(&bare)
    }
    fn said(&self, bare: &[usize]) -> String {
        let mut line = String::new();
        for (k, (part, _)) in self.parts.iter().enumerate() {
            let close = k > 0 && bare.contains(&k) && bare.contains(&(k - 1));
            line.push_str(if k == 0 {
                ""
            } else if close {
                " "
            } else {
                BETWEEN
            });
            line.push_str(if bare.contains(&k) { part.split(SAYS).next().unwrap_or(part) } else { part });
        }
        line
    }
}

const BETWEEN: &str = " · ";
const SAYS: &str = ": ";

/// What may be offered while somebody is asked, or nobody: from the left to the right, with when its word goes. What a
/// newcomer would not guess keeps its word longest.
const OFFERED: [(&str, usize); 21] = [
    ("tui-foot-on", 20),
    ("tui-foot-result", 20),
    ("tui-foot-fold", 16),
    ("tui-foot-choose", 7),
    ("tui-foot-things", 8),
    ("tui-foot-widen", 11),
    ("tui-foot-undo", 15),
    ("tui-foot-cards", 13),
    ("tui-foot-hint", 14),
    ("tui-foot-turned", 14),
    ("tui-foot-any", 12),
    ("tui-foot-arrange", 6),
    ("tui-foot-all", 5),
    ("tui-foot-player", 4),
    ("tui-foot-search", 3),
    ("tui-foot-page", 2),
    ("tui-foot-log", 2),
    ("tui-foot-log-too", 0),
    ("tui-foot-language", 1),
    ("tui-foot-help", 10),
    ("tui-foot-quit", 9),
];

/// A key is offered where it does something.
fn does_something(app: &App, id: &str, long: bool) -> bool {
    let choosing = &app.choosing;
    let waits = app.is_bot_busy();
    let asked = !app.is_over() && !choosing.left().is_empty() && (!waits || choosing.is_unfolded());
    match id {
        "tui-foot-on" => waits && !choosing.is_unfolded(),
        "tui-foot-result" => app.is_over(),
        "tui-foot-fold" => choosing.is_unfolded(),
        "tui-foot-choose" => asked,
        "tui-foot-things" => asked && !choosing.lit().is_empty(),
        "tui-foot-widen" => choosing.is_narrow() && !choosing.is_unfolded(),
        "tui-foot-undo" => app.can_undo(),
        "tui-foot-hint" => app.can_ask_advice() && app.table.is_some(),
        "tui-foot-turned" => app.can_look_back() && app.table.is_some(),
        "tui-foot-any" => choosing.folded() > 0,
        "tui-foot-arrange" => choosing.folded() == 0 && !choosing.is_unfolded() && app.can_arrange(),
        "tui-foot-player" => app.names().len() > 1,
        "tui-foot-search" => asked && choosing.left().len() > 1,
        "tui-foot-page" => long,
        "tui-foot-log" => !long,
        "tui-foot-log-too" => long,
        _ => true,
    }
}

/// The keys that do something at this moment. `long`: the list is longer than its room.
pub fn keys(app: &App, long: bool) -> Keys {
    let said = match (&app.mode, &app.hands) {
        (Mode::Arrange(a), _) if a.is_holding() => app.say("tui-keys-holding"),
        (Mode::Arrange(_), _) => app.say("tui-keys-arranging"),
        _ if app.telling.is_some() => app.say("tui-keys-telling"),
        (_, Some(hands)) => with_undo(app, &hands.keys(&app.view())),
        _ => return offered(app, long),
    };
    Keys::of(&said)
}

/// A game with hands of its own knows its own keys; what can be taken back the table knows. It stands before help and the
/// way out.
fn with_undo(app: &App, keys: &str) -> String {
    let mut parts: Vec<&str> = keys.split(BETWEEN).collect();
    let undo = app.say("tui-foot-undo");
    // Where one is only asked whether one is sure there is neither.
    if app.can_undo() && !app.holds() && parts.len() > 2 {
        parts.insert(parts.len() - 2, &undo);
    }
    parts.join(BETWEEN)
}

fn offered(app: &App, long: bool) -> Keys {
    let now = OFFERED.iter().filter(|(id, _)| does_something(app, id, long));
    Keys { parts: now.map(|&(id, rank)| (app.say(app.picture.says(id)), rank)).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_but_no_key_does() {
        let keys = Keys::of("w e: build · b: bonus · Tab: cursor · ?: help · q: quit");
        assert_eq!(keys.fitted(80), "w e: build · b: bonus · Tab: cursor · ?: help · q: quit");
        assert_eq!(keys.fitted(50), "w e: build · b: bonus · Tab · ?: help · q: quit");
        assert_eq!(keys.fitted(43), "w e: build · b: bonus · Tab · ?: help · q");
        assert_eq!(keys.fitted(1), "w e b Tab ? q");
        let page = Keys::of_page("type to search · ↑↓: choose · Esc: back");
        assert_eq!(
            (&*page.fitted(33), &*page.fitted(5)),
            ("type to search · ↑↓ · Esc: back", "type to search · ↑↓ Esc")
        );
    }
}
