//! What finds no room in a picture: it is named below it, with the key that shows it, and what is lit there can be
//! pointed at all the same.
use super::canvas::{Canvas, width};
use super::picture::View;
use ratatui::layout::Rect;
use serde_json::json;

/// What a picture says about what it could not show.
pub struct Margin<'a> {
    pub view: &'a View<'a>,
    /// what a thing is called
    pub name: &'a dyn Fn(&str) -> String,
    /// what one can pay with, as things: it stands in the last line if it stands nowhere else
    pub own: Vec<(&'static str, String)>,
}

impl Margin<'_> {
    /// Draws the panels of a picture, and once more with fewer lines if something found no place. `panels` returns the names
    /// of what it left out; the last number is how many of the lines came too late to choose other panels for them. Lit
    /// things go to the line before the last, names to the last one.
    pub fn around(&self, c: &mut Canvas<'_>, area: Rect, panels: impl Fn(&mut Canvas<'_>, Rect, u16) -> Vec<String>) {
        let before = c.spots.clone();
        let (mut below, mut spare) = (0, 0);
        loop {
            let unseen = panels(c, Rect { height: area.height - below, ..area }, spare);
            let lit = u16::from(c.light.lit.iter().any(|thing| c.spots.find(thing).is_none()));
            let lines = lit + u16::from(!unseen.is_empty());
            if lines == below || spare > 0 {
                let line = |y: u16| Rect { y, height: 1, ..area };
                self.loose(c, line(area.bottom() - below.max(1)));
                return self.unseen(c, line(area.bottom() - 1), &unseen);
            }
            // What is missing with one line less may be there with two less: then one of them is free again.
            (below, spare) = if lines < below { (lines, below - lines) } else { (below + 1, 0) };
            *c.spots = before.clone();
            area.positions().for_each(|at| c.buf[at].reset());
        }
    }

    /// What found no room, and the key that shows it. Where there are too many names, how many more there are.
    fn unseen(&self, c: &mut Canvas<'_>, area: Rect, names: &[String]) {
        if names.is_empty() {
            return;
        }
        let area = Rect { width: area.width - self.own(c, area), ..area };
        let words = self.view.words;
        let said = |n: usize| {
            let what = ("what", json!({ "text": names[..n].join(", ") }));
            match names.len() - n {
                0 => words.with("tui-unseen", &[what]),
                more => words.with("tui-unseen-more", &[what, ("n", json!(more))]),
            }
        };
        let text = (1..=names.len()).rev().map(said).find(|text| width(text) < area.width).unwrap_or_else(|| said(1));
        let style = c.look.title();
        c.put(area.x + 1, area.y, area.width - 1, &text, style);
    }

    /// At the right end; returns how wide it is.
    fn own(&self, c: &mut Canvas<'_>, area: Rect) -> u16 {
        let Some(seat) = self.view.looking.map(table::Seat::index) else { return 0 };
        let unseen = self.own.iter().all(|(thing, _)| c.spots.find(thing).is_none());
        if self.own.is_empty() || !unseen {
            return 0;
        }
        let wide = self.own.iter().map(|(_, text)| width(text) + 1).sum::<u16>() + 3;
        let mut pen = c.pen(area.right().saturating_sub(wide), area.y, wide);
        let look = pen.look();
        pen.gap(1).write(look.seat_mark(seat), look.seat_style(seat));
        for (thing, text) in &self.own {
            pen.thing(thing, text, look.strong());
        }
        wide
    }

    /// Lit things that found no place, from the one under the keyboard on, and how many more there are.
    fn loose(&self, c: &mut Canvas<'_>, area: Rect) {
        let light = c.light;
        let unseen: Vec<&String> = light.lit.iter().filter(|thing| c.spots.find(thing).is_none()).collect();
        if unseen.is_empty() {
            return;
        }
        let names: Vec<String> = unseen.iter().map(|thing| (self.name)(thing)).collect();
        let here = unseen.iter().position(|thing| light.focus.as_ref() == Some(*thing)).unwrap_or(0);
        let sign = |more: usize| match more {
            0 => String::new(),
            more => self.view.words.with("tui-more-lit", &[("n", json!(more))]),
        };
        let fits = |from: usize, to: usize| {
            let used: u16 = names[from..to].iter().map(|name| width(name) + 2).sum();
            used + width(&sign(names.len() - (to - from))) <= area.width
        };
        let from = (0..=here).find(|&from| fits(from, here + 1)).unwrap_or(here);
        let to = (here + 1..=names.len()).rev().find(|&to| fits(from, to)).unwrap_or(here + 1);
        let mut pen = c.pen(area.x, area.y, area.width);
        let look = pen.look();
        for (thing, name) in unseen[from..to].iter().zip(&names[from..to]) {
            pen.thing(thing, name, look.plain()).gap(1);
        }
        pen.write(&sign(names.len() - (to - from)), look.faint());
    }
}
