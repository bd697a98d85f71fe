//! What everything looks like on the screen, whatever the game: the picture, the question with its choices, the log.
use super::app::{App, Mode};
use super::canvas::{Canvas, Light, Spot, Spots, width, wrap};
use super::tales::{Kind, tales};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::json;

/// Below this nothing is readable.
pub const SMALLEST: (u16, u16) = (80, 24);
/// From here on question and log stand beside the picture, not below it.
const BESIDE: (u16, u16) = (100, 30);

/// Where the parts of the screen are.
struct Parts {
    picture: Rect,
    choices: Rect,
    log: Rect,
    footer: Rect,
}

fn parts(area: Rect) -> Parts {
    let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
    let body = Rect { height: area.height - 1, ..area };
    if area.width >= BESIDE.0 && area.height >= BESIDE.1 {
        let rail = (area.width * 2 / 5).min(70);
        let x = area.right() - rail;
        let high = body.height * 11 / 20;
        let rail = Rect { x, width: rail, ..body };
        return Parts {
            picture: Rect { width: x - 1, ..body },
            choices: Rect { height: high, ..rail },
            log: Rect { y: rail.y + high, height: rail.height - high, ..rail },
            footer,
        };
    }
    let high = body.height.saturating_sub(10).max(12);
    let below = Rect { y: body.y + high, height: body.height - high, ..body };
    let left = area.width * 11 / 20;
    Parts {
        picture: Rect { height: high, ..body },
        choices: Rect { width: left, ..below },
        log: Rect { x: below.x + left + 1, width: below.width - left - 1, ..below },
        footer,
    }
}

/// Draws everything and notes what lies where.
pub fn draw(app: &mut App, buf: &mut Buffer) {
    let area = buf.area;
    let mut spots = Spots::default();
    // What can be done is lit when the story is over.
    let light = if app.telling.is_some() { Light::default() } else { app.choosing.light() };
    let mut c = Canvas { buf, look: app.look, light: &light, spots: &mut spots };
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(app, &mut c, area);
    } else {
        match &app.mode {
            // Nothing of anybody's may show, whatever else is open.
            Mode::Play | Mode::Quit if app.hand_over.is_some() && app.telling.is_some() => {
                super::telling::draw(app, &mut c, Rect { height: area.height - 1, ..area });
                footer(app, &mut c, Rect { y: area.bottom() - 1, height: 1, ..area });
            }
            Mode::Play | Mode::Quit if app.hand_over.is_some() => hand_over(app, &mut c, area),
            Mode::Help => super::pages::help(app, &mut c, area),
            Mode::Cards(search) => super::pages::cards(app, &mut c, area, search),
            Mode::Scores => super::pages::scores(app, &mut c, area),
            Mode::Hint(advice) => super::pages::hint(app, &mut c, area, advice),
            Mode::Review(review) => super::pages::review(app, &mut c, area, review),
            Mode::Play | Mode::Arrange(_) | Mode::Quit => play(app, &mut c, area),
        }
    }
    app.spots = spots;
}

fn play(app: &App, c: &mut Canvas<'_>, area: Rect) {
    if let Some(hands) = &app.hands {
        hands.draw(&app.view(), c, Rect { height: area.height - 1, ..area });
        return footer(app, c, Rect { y: area.bottom() - 1, height: 1, ..area });
    }
    let parts = parts(area);
    let beside = parts.choices.x > parts.picture.x;
    footer(app, c, parts.footer);
    if app.telling.is_some() && !beside {
        // A whole turn does not fit below the picture.
        return super::telling::draw(app, c, Rect { height: area.height - 1, ..area });
    }
    app.picture.draw(&app.view(), c, parts.picture);
    if app.telling.is_some() {
        super::telling::draw(app, c, Rect { height: parts.choices.height + parts.log.height, ..parts.choices });
    } else {
        question(app, c, parts.choices);
        log(app, c, parts.log);
    }
    if beside {
        c.bar(parts.choices.x - 1, parts.choices.y, parts.choices.height + parts.log.height);
    } else {
        c.bar(parts.log.x - 1, parts.log.y, parts.log.height);
    }
}

/// The question, what has been pointed at, and the choices that are left.
fn question(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let look = c.look;
    let mut y = headline(app, c, area);
    let prompt = match app.sheet["prompt"].is_object() {
        _ if app.choosing.is_unfolded() => app.say("tui-any-prompt"),
        true => app.words.say_json(&app.sheet["prompt"], app.names()),
        false => String::new(),
    };
    for line in wrap(&prompt, area.width - 2) {
        c.put(area.x + 1, y, area.width - 1, &line, look.strong());
        y += 1;
    }
    if !app.choosing.chosen().is_empty() {
        let name = |thing: &String| app.picture.name(&app.view(), thing).unwrap_or_else(|| thing.clone());
        let path: Vec<String> = app.choosing.chosen().iter().map(name).collect();
        let text = format!("{} {}", look.chosen_mark(), path.join(&format!(" {} ", look.lit_mark())));
        c.put(area.x, y, area.width, &text, look.lit());
        y += 1;
    }
    let top = y.min(area.bottom());
    let rest = Rect { y: top, height: area.bottom() - top, ..area };
    let below = folded(app, c, rest);
    choices(app, c, Rect { height: rest.height - below, ..rest });
}

/// The last line: how much more may be done at any time. Returns how many lines it took.
fn folded(app: &App, c: &mut Canvas<'_>, area: Rect) -> u16 {
    let n = app.choosing.folded();
    if n == 0 || area.height < 2 {
        return 0;
    }
    let line = Rect { y: area.bottom() - 1, height: 1, ..area };
    let style = c.look.title();
    c.put(line.x + 1, line.y, line.width - 1, &app.words.with("tui-any-folded", &[("n", json!(n))]), style);
    c.spots.add(line, Spot::Fold);
    1
}

/// `Round 6 of 13 · ◆ Anna`; returns the line below it.
fn headline(app: &App, c: &mut Canvas<'_>, area: Rect) -> u16 {
    let inside = c.panel(Rect { height: 1, ..area }, &app.picture.headline(&app.view()));
    let look = c.look;
    let waiting: Vec<usize> = app.must().iter().map(table::Seat::index).filter(|s| *s < app.names().len()).collect();
    let wide: u16 = waiting.iter().map(|s| width(&app.names()[*s]) + 4).sum();
    let mut pen = c.pen(area.right().saturating_sub(wide + 1), area.y, wide);
    for seat in waiting {
        pen.say(" ").write(look.seat_mark(seat), look.seat_style(seat)).say(" ");
        pen.write(&app.names()[seat], look.seat_style(seat)).say(" ");
    }
    inside.y
}

fn choices(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let left = app.choosing.left();
    let look = c.look;
    if left.is_empty() {
        let id = if app.is_bot_busy() { "tui-thinking" } else { "tui-no-choices" };
        if !app.is_over() {
            c.put(area.x + 1, area.y, area.width - 1, &app.say(id), look.faint());
        }
        return;
    }
    let digits = left.len().to_string().len() as u16;
    let indent = digits + 3;
    let focus = app.choosing.focus();
    let labels: Vec<Vec<String>> = left
        .iter()
        .map(|offer| wrap(&app.words.say_json(&offer.label, app.names()), area.width.saturating_sub(indent + 1)))
        .collect();
    let here = app.choosing.row();
    let first = first_shown(&labels, here, area.height as usize);
    let mut y = area.y;
    for (k, (offer, lines)) in left.iter().zip(&labels).enumerate().skip(first) {
        if y + lines.len() as u16 > area.bottom() {
            break;
        }
        let touched = focus.as_ref().is_some_and(|f| offer.on.contains(f));
        let chosen = focus.is_none() && k == here;
        let style = if chosen { look.focus() } else { look.plain() };
        let mark = if chosen || touched { look.lit_mark() } else { " " };
        c.put(area.x, y, 1, mark, look.lit());
        let number = format!("{:>width$} ", k + 1, width = digits as usize);
        c.put(area.x + 1, y, digits + 1, &number, if chosen { style } else { look.lit() });
        for (i, line) in lines.iter().enumerate() {
            c.put(area.x + indent - 1, y + i as u16, area.width + 1 - indent, line, style);
        }
        c.spots.add(Rect { x: area.x, y, width: area.width, height: lines.len() as u16 }, Spot::Choice(k));
        y += lines.len() as u16;
        if k + 1 < left.len() && y + labels[k + 1].len() as u16 > area.bottom() {
            let more = app.words.with("tui-more-below", &[("n", json!(left.len() - k - 1))]);
            let more = format!(" {more}");
            let x = area.right().saturating_sub(width(&more) + 1);
            c.put(x, area.bottom() - 1, area.right() - x, &more, look.faint());
        }
    }
}

/// The first entry of a list that is shown, so that the current one is in sight.
fn first_shown(labels: &[Vec<String>], here: usize, rows: usize) -> usize {
    let mut first = 0;
    // One line is kept for "more below" as long as there is more.
    let room =
        |first: usize| labels[first..=here].iter().map(Vec::len).sum::<usize>() + usize::from(here + 1 < labels.len());
    while first < here && room(first) > rows {
        first += 1;
    }
    first
}

fn log(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let inside = c.panel(area, &app.say("caravan-log"));
    let look = c.look;
    let mut lines: Vec<(Option<usize>, String, Style)> = vec![];
    for tale in tales(&app.entries, &app.words, app.names()) {
        let style = match tale.kind {
            Kind::Told if tale.seat.is_none() => look.faint(),
            Kind::Told => look.plain(),
            Kind::TakenBack => look.undone(),
            Kind::Undo => look.strong(),
        };
        let text = match tale.kind {
            Kind::Told => tale.text,
            Kind::TakenBack => format!("({})", tale.text),
            Kind::Undo => format!("{} {}", look.undo_mark(), tale.text),
        };
        for (i, line) in wrap(&text, inside.width.saturating_sub(3)).into_iter().enumerate() {
            lines.push((tale.seat.filter(|_| i == 0), line, style));
        }
    }
    let rows = inside.height as usize;
    let below = app.scroll.min(lines.len().saturating_sub(rows));
    let end = lines.len() - below;
    let start = end.saturating_sub(rows);
    for (y, (seat, line, style)) in (inside.y..).zip(&lines[start..end]) {
        if let Some(seat) = *seat {
            c.put(inside.x, y, 1, look.seat_mark(seat), look.seat_style(seat));
        }
        c.put(inside.x + 2, y, inside.width.saturating_sub(2), line, *style);
    }
    if below > 0 {
        let more = app.words.with("tui-more-below", &[("n", json!(below))]);
        let x = area.right().saturating_sub(width(&more) + 2);
        c.put(x, area.y, area.right() - x, &more, look.faint());
    }
}

fn footer(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let look = c.look;
    if let Some(typed) = &app.typed {
        c.put(area.x, area.y, area.width, &format!("> {typed}_"), look.strong());
    } else if matches!(app.mode, Mode::Quit) {
        c.put(area.x, area.y, area.width, &app.say("tui-quit-question"), look.strong());
    } else if let Some(notice) = &app.notice {
        let style = if notice.bad { look.bad() } else { look.title() };
        c.put(area.x, area.y, area.width, &notice.text, style);
    } else if let Some(hands) = &app.hands {
        c.put(area.x, area.y, area.width, &shortened(&hands.keys(&app.view()), area.width), look.faint());
    } else {
        let id = match &app.mode {
            Mode::Arrange(a) if a.is_holding() => "tui-keys-holding",
            Mode::Arrange(_) => "tui-keys-arranging",
            _ if app.telling.is_some() => "tui-keys-telling",
            _ if app.choosing.is_unfolded() => "tui-keys-any",
            _ if app.is_over() => "tui-keys-over",
            _ if app.is_bot_busy() => "tui-keys-waiting",
            _ if app.can_undo() => "tui-keys-undo",
            _ => "tui-keys",
        };
        c.put(area.x, area.y, area.width, &shortened(&app.say(app.picture.says(id)), area.width), look.faint());
    }
}

/// Keys that do not fit are left out, the last two never: help and the way out.
fn shortened(keys: &str, room: u16) -> String {
    let mut parts: Vec<&str> = keys.split(" · ").collect();
    while width(&parts.join(" · ")) > room && parts.len() > 3 {
        parts.remove(parts.len() - 3);
    }
    parts.join(" · ")
}

/// Lines in the middle of the screen.
fn centered(c: &mut Canvas<'_>, area: Rect, lines: &[(String, Style)]) {
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, (line, style)) in (top..area.bottom()).zip(lines) {
        let x = area.x + area.width.saturating_sub(width(line)) / 2;
        c.put(x, y, area.right() - x, line, *style);
    }
}

fn hand_over(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let look = c.look;
    let seat = app.hand_over.map_or(0, table::Seat::index);
    let name = format!("{} {}", look.seat_mark(seat), app.names()[seat]);
    let lines = [
        (app.words.with("tui-hand-over", &[("name", json!({ "text": name }))]), look.seat_style(seat)),
        (String::new(), look.plain()),
        (app.say("tui-hand-over-enter"), look.plain()),
    ];
    centered(c, area, &lines);
    if matches!(app.mode, Mode::Quit) {
        footer(app, c, Rect { y: area.bottom() - 1, height: 1, ..area });
    }
}

fn too_small(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let args = [("width", json!(SMALLEST.0)), ("height", json!(SMALLEST.1))];
    let here = [("width", json!(area.width)), ("height", json!(area.height))];
    let text = format!("{} {}", app.words.with("tui-too-small", &args), app.words.with("tui-size-now", &here));
    let lines: Vec<(String, Style)> = wrap(&text, area.width).into_iter().map(|line| (line, c.look.strong())).collect();
    centered(c, area, &lines);
}
