//! A drawing in the making: scales, lines, text.
use std::fmt::{Display, Write};

/// Every drawing is as wide as a phone, and grows with the screen.
pub const WIDE: f64 = 400.0;

/// What a browser must not take for markup.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// Where a value lies on the paper.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// `low..high` on `from..to`. A scale without length gets one.
    pub fn new((low, high): (f64, f64), (from, to): (f64, f64)) -> Scale {
        let (low, high) = if high - low < 1e-9 { (low - 1.0, high + 1.0) } else { (low, high) };
        Scale { low, high, from, to }
    }
    pub fn at(&self, value: f64) -> f64 {
        self.from + (value - self.low) / (self.high - self.low) * (self.to - self.from)
    }
    /// Round numbers along it, about `n` of them.
    pub fn ticks(&self, n: usize) -> Vec<f64> {
        let rough = (self.high - self.low) / n as f64;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|s| *s >= rough).unwrap_or(rough);
        let first = (self.low / step).ceil() as i64;
        (first..).map(|k| k as f64 * step).take_while(|x| *x <= self.high + 1e-9).collect()
    }
}

/// A drawing. `label` says what it shows to whoever does not see it.
pub struct Drawing {
    body: String,
    label: String,
    high: f64,
}

impl Drawing {
    pub fn new(label: &str, high: f64) -> Drawing {
        Drawing { body: String::new(), label: label.into(), high }
    }
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let _ = writeln!(
            self.body,
            r#"<line class="{class}" x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}"/>"#,
            from.0, from.1, to.0, to.1
        );
    }
    pub fn bar(&mut self, class: &str, corner: (f64, f64), size: (f64, f64)) {
        let _ = writeln!(
            self.body,
            r#"<rect class="{class}" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}"/>"#,
            corner.0,
            corner.1,
            size.0.max(0.0),
            size.1.max(0.0)
        );
    }
    pub fn dot(&mut self, at: (f64, f64)) {
        let _ = writeln!(self.body, r#"<circle class="mark" cx="{:.1}" cy="{:.1}" r="4"/>"#, at.0, at.1);
    }
    /// `anchor`: `start`, `middle` or `end`.
    pub fn text(&mut self, class: &str, at: (f64, f64), anchor: &str, text: impl Display) {
        let _ = writeln!(
            self.body,
            r#"<text class="{class}" x="{:.1}" y="{:.1}" text-anchor="{anchor}">{}</text>"#,
            at.0,
            at.1,
            escaped(&text.to_string())
        );
    }
    pub fn done(self) -> String {
        format!(
            "<svg viewBox=\"0 0 {WIDE} {:.0}\" role=\"img\" aria-label=\"{}\">\n{}</svg>\n",
            self.high,
            escaped(&self.label),
            self.body
        )
    }
}

/// A name that fits into so many characters.
pub fn fitting(name: &str, most: usize) -> String {
    match name.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_have_round_ticks() {
        let scale = Scale::new((920.0, 1480.0), (0.0, 100.0));
        assert_eq!(scale.ticks(4), [1000.0, 1200.0, 1400.0]);
        assert_eq!((scale.at(920.0), scale.at(1480.0)), (0.0, 100.0));
        assert_eq!(Scale::new((5.0, 5.0), (0.0, 10.0)).at(5.0), 5.0);
    }

    #[test]
    fn names_cannot_become_markup() {
        assert_eq!(escaped("<b>\"it's\" & more"), "&lt;b&gt;&quot;it&#39;s&quot; &amp; more");
    }
}
