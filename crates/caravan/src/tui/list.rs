//! The list of choices: as many as fit, the current one always among them and whole, and how many there are besides.
use super::app::App;
use super::canvas::{Canvas, Spot, width, wrap};
use super::offers::{Offer, Row};
use super::picture::View;
use super::scroll::besides;
use ratatui::layout::Rect;
use serde_json::json;
use std::ops::Range;

/// Which entries of a list are shown in so many lines, from the `top` of a page where that is possible. One line is kept
/// for what is said about the others.
fn window(heights: &[usize], here: usize, rows: usize, top: usize) -> Range<usize> {
    if heights.iter().sum::<usize>() <= rows {
        return 0..heights.len();
    }
    let room = rows.saturating_sub(1);
    let (mut first, mut end, mut used) = (here, here + 1, heights[here]);
    // Up to where the page begins, then down as far as there is room, then up.
    for least in [top.min(here), 0] {
        while first > least && used + heights[first - 1] <= room {
            first -= 1;
            used += heights[first];
        }
        // A list that begins at its top is read from there: the current one stays where it is.
        while end < heights.len() && used + heights[end] <= room {
            used += heights[end];
            end += 1;
        }
    }
    first..end
}

/// Which entries of a list are shown in so many lines, the current one in the middle where that is possible.
pub fn around(heights: &[usize], here: usize, rows: usize) -> Range<usize> {
    let (mut first, mut end, mut used) = (here, here + 1, heights[here]);
    for most in [rows / 2, rows] {
        while first > 0 && used + heights[first - 1] <= most {
            first -= 1;
            used += heights[first];
        }
        while end < heights.len() && used + heights[end] <= rows {
            used += heights[end];
            end += 1;
        }
    }
    first..end
}

/// A choice in lines: what it is called, and what it comes to.
struct Entry {
    label: Vec<String>,
    about: Vec<String>,
}

/// Choices that are explained: all of them if there is room, otherwise the current one.
fn entries(app: &App, columns: u16) -> Vec<Entry> {
    let (rows, view) = (app.choosing.rows(), app.view());
    let firsts: Vec<&Offer> = rows.iter().map(|row| row.offers[0]).collect();
    let abouts = app.picture.about(&view, &firsts);
    let entry = |(row, about): (&Row<'_>, Option<String>)| Entry {
        label: wrap(&label(app, &view, row), columns),
        about: about.map_or(vec![], |text| wrap(&text, columns)),
    };
    rows.iter().zip(abouts).map(entry).collect()
}

/// What a line of the list says.
pub fn label(app: &App, view: &View<'_>, row: &Row<'_>) -> String {
    match &row.thing {
        Some(thing) => app.picture.group(view, thing, &row.offers),
        None => app.words.say_json(&row.offers[0].label, app.names()),
    }
}

pub fn choices(app: &App, c: &mut Canvas<'_>, area: Rect) {
    let left = app.choosing.rows();
    let look = c.look;
    if left.is_empty() {
        let id = if app.is_bot_busy() { "tui-thinking" } else { "tui-no-choices" };
        if !app.is_over() {
            c.put(area.x + 1, area.y, area.width - 1, &app.say(id), look.faint());
        }
        return;
    }
    let digits = left.len().to_string().len() as u16;
    let indent = digits + 2;
    let entries = entries(app, area.width.saturating_sub(indent + 2));
    let here = app.choosing.here();
    let whole = |e: &Entry| e.label.len() + e.about.len();
    let all = entries.iter().map(whole).sum::<usize>() <= area.height as usize;
    let high = |(k, e): (usize, &Entry)| if all || k == here { whole(e) } else { e.label.len() };
    let heights: Vec<usize> = entries.iter().enumerate().map(high).collect();
    #[cfg(test)]
    c.spots.lists.push((area, entries.iter().map(whole).collect()));
    let shown = window(&heights, here, area.height as usize, app.choosing.top());
    let focus = app.choosing.focus();
    let mut y = area.y;
    for k in shown.clone() {
        let touches = |f: &String| match &left[k].thing {
            Some(thing) => thing == f,
            None => left[k].offers[0].on.contains(f),
        };
        let touched = focus.as_ref().is_some_and(touches);
        let chosen = focus.is_none() && k == here;
        let style = if chosen { look.focus() } else { look.plain() };
        let mark = if chosen || touched { look.lit_mark() } else { " " };
        c.put(area.x, y, 1, mark, look.lit());
        let number = format!("{:>width$} ", k + 1, width = digits as usize);
        c.put(area.x + 1, y, digits + 1, &number, if chosen { style } else { look.lit() });
        let label = entries[k].label.iter().map(|line| (line, style));
        let lines = label.chain(entries[k].about.iter().map(|line| (line, look.faint()))).take(heights[k]);
        for (y, (line, style)) in (y..area.bottom()).zip(lines) {
            c.put(area.x + indent, y, area.width - indent, line, style);
        }
        let height = heights[k] as u16;
        c.spots.add(Rect { x: area.x, y, width: area.width, height }, Spot::Choice(k));
        y += height;
    }
    let more = besides(app, shown.start, left.len() - shown.end);
    if !more.is_empty() {
        c.spots.page = shown.clone();
        let at = app.words.with("tui-list-at", &[("n", json!(here + 1)), ("of", json!(left.len()))]);
        let more = format!("{at}, {more}");
        let x = area.right().saturating_sub(width(&more) + 1);
        c.put(x, area.bottom() - 1, area.right() - x, &more, look.faint());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::FastDice;

    #[test]
    fn the_current_one_is_whole_and_nothing_lies_on_top_of_anything() {
        let mut dice = FastDice::new(1);
        for _ in 0..2000 {
            let rows = 4 + (dice.next_u64() % 20) as usize;
            let n = 1 + (dice.next_u64() % 30) as usize;
            let heights: Vec<usize> = (0..n).map(|_| 1 + (dice.next_u64() % (rows as u64 - 2)) as usize).collect();
            for here in 0..n {
                let shown = window(&heights, here, rows, (dice.next_u64() % n as u64) as usize);
                assert!(shown.contains(&here));
                let used: usize = heights[shown.clone()].iter().sum();
                let sign = usize::from(shown.len() < n);
                assert!(used + sign <= rows, "{heights:?} {here} {rows}");
            }
        }
    }

    #[test]
    fn a_list_around_the_current_one_is_as_long_as_the_page() {
        for here in 0..40 {
            let shown = around(&[1; 40], here, 9);
            assert!(shown.contains(&here) && shown.len() == 9, "{here}: {shown:?}");
        }
        assert_eq!(around(&[1; 40], 20, 9), 17..26);
        assert_eq!(around(&[1, 2, 2, 1], 3, 4), 2..4, "no half an entry");
        assert_eq!(around(&[1, 2, 1], 0, 9), 0..3);
    }

    #[test]
    fn a_list_that_fits_is_shown_whole() {
        assert_eq!(window(&[1, 2, 1], 2, 4, 0), 0..3);
        assert_eq!(window(&[1, 2, 1, 1], 0, 4, 0), 0..2, "the last line says how many there are besides");
        assert_eq!(window(&[1, 2, 1, 1], 3, 4, 0), 2..4);
        assert_eq!(window(&[1; 30], 9, 6, 8), 8..13, "a page begins where the one before it ended");
        assert_eq!(window(&[1; 30], 29, 6, 29), 25..30, "the last one is full");
    }
}
