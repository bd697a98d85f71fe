//! Pages that take the whole screen: the rules, the keys, the cards, advice, the result.
use super::app::{App, CardSearch};
use super::canvas::{Canvas, Spots, cut, width, wrap};
use super::picture::{Card, ScoreRow};
use super::scroll::{self, Row, paragraph};
use crate::advice::Speaker;
use bots::{Advice, Review};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::json;

/// Every key, and the message that says what it does.
const KEYS: &[(&str, &str)] = &[
    ("1 2 3 … Enter", "tui-key-number"),
    ("↑ ↓ Enter", "tui-key-list"),
    ("Tab ← → Enter", "tui-key-things"),
    ("/", "tui-key-search"),
    ("Esc", "tui-key-widen"),
    (":", "tui-key-notation"),
    ("u", "tui-key-undo"),
    ("i", "tui-key-cards"),
    ("h", "tui-key-hint"),
    ("p", "tui-key-player"),
    ("v", "tui-key-page"),
    ("a", "tui-key-any"),
    ("l", "tui-key-language"),
    ("PgUp PgDn", "tui-key-log"),
    ("- +", "tui-key-log-too"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];

/// What `?` shows: first how the game goes, then how it is played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    Rules,
    Keys,
}

impl Help {
    pub fn other(self) -> Help {
        match self {
            Help::Rules => Help::Keys,
            Help::Keys => Help::Rules,
        }
    }
}

fn key_name(key: &str, ascii: bool) -> String {
    if !ascii {
        return key.into();
    }
    key.replace('…', "...").replace("↑ ↓", "Up Down").replace("← →", "Left Right")
}

pub fn help(app: &App, c: &mut Canvas<'_>, area: Rect, page: Help) {
    let columns = area.width - 1;
    let (title, rows, keys) = match page {
        Help::Rules => ("tui-rules", rules(app, c, columns), "tui-keys-rules"),
        Help::Keys => ("caravan-help", keys(app, c, columns), "tui-keys-help"),
    };
    scroll::page(app, c, area, &app.say(title), &rows, &app.say(keys));
}

/// What wins, how a turn goes, what the words and signs mean.
fn rules(app: &App, c: &Canvas<'_>, columns: u16) -> Vec<Row> {
    let look = c.look;
    let mut rows = vec![];
    for (heading, texts) in app.picture.rules() {
        paragraph(&mut rows, 1, columns, &app.say(heading), look.title());
        for id in *texts {
            paragraph(&mut rows, 1, columns, &format!("  {}", app.say(id)), look.plain());
        }
        rows.push(Row::default());
    }
    if rows.is_empty() {
        // A game without a face: what it says of itself.
        let own = ["game", "goal"].map(|what| format!("{what}-{}", app.game));
        let own = own.into_iter().chain([format!("game-{}-about", app.game)]).filter(|id| app.words.has(id));
        own.for_each(|id| paragraph(&mut rows, 1, columns, &app.say(&id), look.plain()));
    }
    signs(app, c, columns, &mut rows);
    rows
}

/// Signs and their meanings, in as many columns as there is room for.
fn signs(app: &App, c: &Canvas<'_>, columns: u16, rows: &mut Vec<Row>) {
    let look = c.look;
    let legend = app.picture.legend(&app.view(), look);
    if legend.is_empty() {
        return;
    }
    paragraph(rows, 1, columns, &app.say("tui-signs"), look.title());
    let sign = legend.iter().map(|(sign, _)| width(sign)).max().unwrap_or(0) + 1;
    let wide = sign + legend.iter().map(|(_, meaning)| width(meaning) + 2).max().unwrap_or(1);
    let across = (columns.saturating_sub(3) / wide).max(1) as usize;
    let down = legend.len().div_ceil(across);
    for line in 0..down {
        let mut row = Row::default();
        for (k, (mark, meaning)) in legend.iter().skip(line).step_by(down).enumerate() {
            let x = 3 + k as u16 * wide;
            row.0.push((x, mark.clone(), look.strong()));
            row.0.push((x + sign, meaning.clone(), look.plain()));
        }
        rows.push(row);
    }
}

fn keys(app: &App, c: &Canvas<'_>, columns: u16) -> Vec<Row> {
    let look = c.look;
    let table = app.hands.as_ref().map_or(KEYS, |hands| hands.help());
    // What is no key has a message for its name.
    let name = |key: &str| if app.words.has(key) { app.say(key) } else { key_name(key, look.ascii) };
    let keys: Vec<String> = table.iter().map(|(key, _)| name(key)).collect();
    let column = keys.iter().map(|k| width(k)).max().unwrap_or(0) + 4;
    let mut rows = vec![];
    for (key, (_, id)) in keys.iter().zip(table) {
        let first = rows.len();
        paragraph(&mut rows, column, columns, &app.say(app.picture.says(id)), look.plain());
        rows[first].0.push((1, key.clone(), look.strong()));
    }
    rows
}

/// Names on the left, the text of the current one on the right.
pub fn cards(app: &App, c: &mut Canvas<'_>, area: Rect, search: &CardSearch) {
    let look = c.look;
    let inside = c.panel(area, &app.say(app.picture.says("tui-cards")));
    c.put(inside.x + 1, inside.y, inside.width, &format!("> {}_", search.typed), look.strong());
    let list = Rect { y: inside.y + 1, height: inside.height.saturating_sub(2), ..inside };
    let found = search.found();
    let here = search.row.min(found.len().saturating_sub(1));
    let names: Vec<String> = found.iter().map(|card| format!("{} ({})", card.name, card.kind)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0) + 3;
    let column = widest.clamp(list.width / 4, list.width / 2);
    let names: Vec<Vec<String>> = names.iter().map(|name| hanging(name, column - 2)).collect();
    let heights: Vec<usize> = names.iter().map(Vec::len).collect();
    let shown = if found.is_empty() { 0..0 } else { super::list::around(&heights, here, list.height.into()) };
    let lines = shown.clone().flat_map(|k| names[k].iter().map(move |line| (k, line)));
    for (y, (k, line)) in (list.y..list.bottom()).zip(lines) {
        let style = if k == here { look.focus() } else { look.plain() };
        c.put(list.x + 1, y, column - 2, line, style);
    }
    c.bar(list.x + column, list.y, list.height);
    match found.get(here) {
        Some(card) => {
            card_text(app, c, Rect { x: list.x + column + 2, width: list.width - column - 3, ..list }, card);
        }
        None => {
            c.put(
                list.x + 1,
                list.y,
                list.width,
                &app.say(if search.typed.is_empty() { "tui-no-cards" } else { app.picture.says("tui-no-card") }),
                look.faint(),
            );
        }
    }
    let beyond = scroll::besides(app, shown.start, found.len() - shown.end);
    scroll::foot(c, Rect { y: area.bottom() - 1, height: 1, ..area }, &app.say("tui-keys-cards"), &beyond);
}

/// A name in lines of so many columns; those after the first stand a little further in.
fn hanging(name: &str, columns: u16) -> Vec<String> {
    if width(name) <= columns {
        return vec![name.into()];
    }
    let lines = wrap(name, columns.saturating_sub(2)).into_iter().enumerate();
    lines.map(|(k, line)| if k == 0 { line } else { format!("  {line}") }).collect()
}

/// What a card says. Where it is longer than the page, the last line says how much there is besides, and which keys lead
/// there.
fn card_text(app: &App, c: &mut Canvas<'_>, area: Rect, card: &Card) {
    let look = c.look;
    let mut y = area.y;
    for line in wrap(&card.name, area.width) {
        c.put(area.x, y, area.width, &line, look.strong());
        y += 1;
    }
    let room = Rect { y: y + 1, height: area.bottom().saturating_sub(y + 1), ..area };
    let lines: Vec<String> = card.text.lines().flat_map(|line| wrap(line, room.width)).collect();
    let rows = room.height as usize;
    let fit = if lines.len() > rows { rows.saturating_sub(1) } else { rows };
    c.spots.in_sight = fit;
    c.spots.furthest = lines.len().saturating_sub(fit);
    let first = app.page_scroll.min(c.spots.furthest);
    let end = (first + fit).min(lines.len());
    for (y, line) in (room.y..).zip(&lines[first..end]) {
        c.put(room.x, y, room.width, line, look.plain());
    }
    let besides = scroll::besides(app, first, lines.len() - end);
    if !besides.is_empty() {
        c.put(room.x, room.bottom() - 1, room.width, &format!("{besides} (← →)"), look.lit());
    }
}

/// Everything at once: all that somebody has, then the board, as high as it is.
pub fn whole(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let light = app.choosing.light();
    let height = app.picture.whole_height(&app.view(), &light, area.width);
    let part = Rect { x: 0, y: 0, width: area.width, height };
    let (mut buf, mut spots) = (Buffer::empty(part), Spots::default());
    let mut all = Canvas { buf: &mut buf, look: c.look, light: &light, spots: &mut spots };
    app.picture.draw_whole(&app.view(), &mut all, part);
    scroll::picture(app, c, area, &buf, &app.say("tui-keys-whole"));
    #[cfg(test)]
    c.spots.also(spots);
}

/// What a strong player would do.
pub fn hint(app: &App, c: &mut Canvas<'_>, area: Rect, advice: &Advice) {
    let lines = speaker(app).hint(advice);
    lines_page(app, c, area, "hint-title", &lines);
}

/// Where the game turned.
pub fn review(app: &App, c: &mut Canvas<'_>, area: Rect, review: &Review) {
    let places = app.sheet["places"].as_array().map_or(0, Vec::len);
    let wide = usize::from(area.width).saturating_sub(24);
    let lines = speaker(app).review(review, places as u8, wide);
    lines_page(app, c, area, "review-title", &lines);
}

fn speaker(app: &App) -> Speaker<'_> {
    Speaker { words: app.words, names: app.names() }
}

fn lines_page(app: &App, c: &mut Canvas<'_>, area: Rect, title: &str, lines: &[String]) {
    let look = c.look;
    let mut rows = vec![];
    for (k, line) in lines.iter().enumerate() {
        let style = if k == 0 { look.strong() } else { look.plain() };
        paragraph(&mut rows, 1, area.width - 1, line, style);
    }
    scroll::page(app, c, area, &app.say(title), &rows, &app.say("tui-any-key"));
}

/// Who won and why, and where the game lies.
pub fn scores(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let mut rows = columns(app, c, area.width - 1);
    rows.push(Row::default());
    let look = c.look;
    let said = app.picture.scores(&app.view(), &app.entries, look);
    let wide = app.names().iter().map(|n| width(n)).max().unwrap_or(0) + 4;
    for row in &said {
        let ScoreRow::Line { seat, text } = row else { continue };
        let first = rows.len();
        paragraph(&mut rows, 1 + wide, area.width - 1, text, look.plain());
        let name = format!("{} {}", look.seat_mark(*seat), app.names()[*seat]);
        rows[first].0.push((1, name, look.seat_style(*seat)));
    }
    if let Some(path) = app.path() {
        let text = app.words.with("tui-saved-in", &[("path", json!({ "text": path.display().to_string() }))]);
        rows.push(Row::default());
        paragraph(&mut rows, 1, area.width - 1, &text, look.plain());
    }
    let keys = if app.can_look_back() { "tui-keys-scores" } else { "tui-keys-scores-plain" };
    scroll::page(app, c, area, &app.say("caravan-game-over"), &rows, &app.say(keys));
}

/// The sign of a seat before its name, and air behind it.
const BESIDE_A_NAME: u16 = 4;
/// What the numbers are has at least so many columns.
const LABEL: u16 = 24;

/// The numbers, a column for each seat: as wide as its name, as far as there is room.
fn columns(app: &App, c: &Canvas<'_>, room: u16) -> Vec<Row> {
    let look = c.look;
    let places = app.sheet["places"].as_array().cloned().unwrap_or_default();
    let said = app.picture.scores(&app.view(), &app.entries, look);
    let of = |key: &str| places.iter().map(|p| p[key].to_string()).collect::<Vec<_>>();
    let mut numbers = vec![(app.say("tui-score-place"), of("place"), true)];
    if said.is_empty() {
        numbers.push((app.say("tui-score-total"), of("score"), true));
    }
    numbers.extend(said.into_iter().filter_map(|row| match row {
        ScoreRow::Numbers { label, cells, strong } => Some((label, cells, strong)),
        ScoreRow::Line { .. } => None,
    }));
    let wide = |most: u16| app.names().iter().map(|n| (width(n).min(most) + BESIDE_A_NAME).max(8)).collect::<Vec<_>>();
    let longest = app.names().iter().map(|n| width(n)).max().unwrap_or(0);
    // What the numbers are may stand in two lines; a name stands in one, and below the numbers once more.
    let label = numbers.iter().map(|(label, ..)| width(label)).max().unwrap_or(0) + 3;
    let label = room.saturating_sub(wide(longest).iter().sum::<u16>() + 1).clamp(LABEL.min(label), label);
    let fits = |most: &u16| wide(*most).iter().sum::<u16>() + label < room;
    let most = (1..=longest).rev().find(fits).unwrap_or(1);
    let x = |seat: usize| 1 + label + wide(most)[..seat].iter().sum::<u16>();
    let names = app.names().iter().map(|name| cut(name, most, look.more())).enumerate();
    let head = names.map(|(k, name)| (x(k), format!("{} {name}", look.seat_mark(k)), look.seat_style(k)));
    let mut rows = vec![Row(head.collect())];
    for (name, cells, strong) in numbers {
        let style = if strong { look.strong() } else { look.plain() };
        let first = rows.len();
        rows.extend(hanging(&name, label - 3).into_iter().map(|line| Row(vec![(1, line, style)])));
        rows[first].0.extend(cells.into_iter().enumerate().map(|(seat, cell)| (x(seat), cell, style)));
    }
    rows
}
