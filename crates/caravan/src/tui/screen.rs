//! What everything looks like on the screen, whatever the game: the picture, the question with its choices, the log.
use super::app::{App, Mode};
use super::canvas::{Canvas, Light, Spot, Spots, cut, width, wrap};
use super::look::Look;
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
        // A map of ten columns needs six of ours for each.
        let rail = (area.width * 2 / 5).min(70).min(area.width - 62);
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
    app.blind = app.unsaved.is_none() && (area.width < SMALLEST.0 || area.height < SMALLEST.1);
    if let Some(unsaved) = &app.unsaved {
        super::unsaved::draw(app, unsaved, &mut c, area);
    } else if app.blind {
        too_small(app, &mut c, area);
    } else {
        match &app.mode {
            // Nothing of anybody's may show, whatever else is open.
            Mode::Play | Mode::Quit if app.hand_over.is_some() && app.telling.is_some() => {
                super::telling::draw(app, &mut c, Rect { height: area.height - 1, ..area });
                footer(app, &mut c, Rect { y: area.bottom() - 1, height: 1, ..area });
            }
            Mode::Play | Mode::Quit if app.hand_over.is_some() => hand_over(app, &mut c, area),
            Mode::Help(page) => super::pages::help(app, &mut c, area, *page),
            Mode::Whole => super::pages::whole(app, &mut c, area),
            Mode::Cards(search) => super::pages::cards(app, &mut c, area, search),
            Mode::Scores => {
                super::pages::scores(app, &mut c, area);
                if let Some((text, style)) = news(app, c.look) {
                    low(&mut c, Rect { y: area.bottom() - 1, height: 1, ..area }, &text, style);
                }
            }
            Mode::Hint(advice) => super::pages::hint(app, &mut c, area, advice),
            Mode::Review(review) => super::pages::review(app, &mut c, area, review),
            Mode::Play | Mode::Arrange(_) | Mode::Quit => play(app, &mut c, area),
        }
    }
    // Nobody has to scroll back from beyond the end.
    app.page_scroll = app.page_scroll.min(spots.furthest);
    app.spots = spots;
}

fn play(app: &App, c: &mut Canvas<'_>, area: Rect) {
    if let Some(hands) = &app.hands {
        hands.draw(&app.view(), c, Rect { height: area.height - 1, ..area });
        return footer(app, c, Rect { y: area.bottom() - 1, height: 1, ..area });
    }
    let parts = parts(area);
    let beside = parts.choices.x > parts.picture.x;
    if app.telling.is_some() && !beside {
        // A whole turn does not fit below the picture.
        super::telling::draw(app, c, Rect { height: area.height - 1, ..area });
        return footer(app, c, parts.footer);
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
    footer(app, c, parts.footer);
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
    let sifted = app.choosing.sifted().filter(|_| app.typed.is_none()).map(|typed| format!("/{typed}"));
    if !app.choosing.chosen().is_empty() || sifted.is_some() {
        let name = |thing: &String| app.picture.name(&app.view(), thing).unwrap_or_else(|| thing.clone());
        let path: Vec<String> = app.choosing.chosen().iter().map(name).chain(sifted).collect();
        let text = format!("{} {}", look.chosen_mark(), path.join(&format!(" {} ", look.lit_mark())));
        c.put(area.x, y, area.width, &text, look.lit());
        y += 1;
    }
    let top = y.min(area.bottom());
    let rest = Rect { y: top, height: area.bottom() - top, ..area };
    let below = folded(app, c, rest);
    super::list::choices(app, c, Rect { height: rest.height - below, ..rest });
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

/// `Round 6 of 13 · ◆ Anna`; returns the line below it. How far the game is stands there whole; names have the rest.
fn headline(app: &App, c: &mut Canvas<'_>, area: Rect) -> u16 {
    let title = app.picture.headline(&app.view());
    let inside = c.panel(Rect { height: 1, ..area }, &title);
    let look = c.look;
    let waiting: Vec<usize> = app.must().iter().map(table::Seat::index).filter(|s| *s < app.names().len()).collect();
    // The title has a sign of the line before it and a space on both sides, the names a sign of the line behind them.
    let room = area.width.saturating_sub(width(&title) + 4);
    let names = shares(&waiting.iter().map(|s| app.names()[*s].as_str()).collect::<Vec<_>>(), room, look.more());
    let wide: u16 = names.iter().map(|name| BESIDE_A_NAME + width(name)).sum();
    let mut pen = c.pen(area.right().saturating_sub(wide + 1), area.y, wide);
    for (seat, name) in waiting.into_iter().zip(&names) {
        pen.say(" ").write(look.seat_mark(seat), look.seat_style(seat)).say(" ");
        pen.write(name, look.seat_style(seat)).say(" ");
    }
    inside.y
}

/// The sign of a seat, and spaces.
const BESIDE_A_NAME: u16 = 4;

/// Names in a line of so many columns: the longest are shortened first, and where there is room for signs only, nobody is named.
fn shares(names: &[&str], room: u16, more: &str) -> Vec<String> {
    let wide = |most: u16| names.iter().map(|name| BESIDE_A_NAME + width(name).min(most)).sum::<u16>();
    let longest = names.iter().map(|name| width(name)).max().unwrap_or(0).min(room);
    let most = (0..=longest).rev().find(|most| wide(*most) <= room).unwrap_or(0);
    // One letter says nothing that the sign does not say.
    names.iter().map(|name| if most > 1 { cut(name, most, more) } else { String::new() }).collect()
}

fn log(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let inside = c.panel(area, &app.say("caravan-log"));
    let look = c.look;
    let mut lines: Vec<(Option<usize>, String, Style)> = vec![];
    for tale in tales(&app.entries, app.words, app.names()) {
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

/// What is asked, said or typed, else the keys that matter now.
fn footer(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let look = c.look;
    if let Some(typed) = &app.typed {
        let in_vain = app.sought().is_some_and(|acts| acts.is_empty());
        let vain = if in_vain { format!("  {}", app.say("tui-not-found")) } else { String::new() };
        let keys = if typed.starts_with('/') { "tui-keys-seeking" } else { "tui-keys-typing" };
        low(c, area, &format!("> {typed}_{vain}  {}", app.say(keys)), look.strong());
    } else if matches!(app.mode, Mode::Quit) {
        low(c, area, &app.say(app.quit_question()), look.strong());
    } else if let Some((text, style)) = news(app, look) {
        low(c, area, &text, style);
    } else {
        let keys = super::footer::keys(app, !c.spots.page.is_empty()).fitted(area.width);
        c.put(area.x, area.y, area.width, &keys, look.faint());
    }
}
/// What has just come up, or what is waited for: that is said as long as it is true, whatever is pressed meanwhile.
fn news(app: &App, look: Look) -> Option<(String, Style)> {
    if let Some(notice) = &app.notice {
        return Some((notice.text.clone(), if notice.bad { look.bad() } else { look.title() }));
    }
    let thinking = app.thinking.as_ref().filter(|thinking| thinking.advises)?;
    let text = match thinking.percent() {
        Some(percent) => app.words.with("tui-looking-back", &[("percent", json!(percent))]),
        None => app.say("hint-thinking"),
    };
    Some((text, look.title()))
}
/// A text that ends in the last line and begins as far above it as it must; it is read whole, whatever lies below.
fn low(c: &mut Canvas<'_>, area: Rect, text: &str, style: Style) {
    let lines = wrap(text, area.width);
    let top = (area.bottom() as usize).saturating_sub(lines.len()) as u16;
    for (y, line) in (top..area.bottom()).zip(&lines) {
        (area.x..area.right()).for_each(|x| c.buf[(x, y)].reset());
        c.put(area.x, y, area.width, line, style);
    }
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
