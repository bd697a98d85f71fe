//! The drawings, one function each. Where there is nothing to draw the text is empty.
use super::paper::{Drawing, Scale, WIDE, fitting};
use crate::contest::summary::by_seat;
use crate::contest::{Account, Estimate, Standing};
use crate::ladder::Line;
use crate::stats::Mean;
use std::collections::BTreeMap;

const LEFT: f64 = 8.0;
const RIGHT: f64 = WIDE - 12.0;

/// Everybody who is rated.
fn rated(lines: &[Line]) -> Vec<(&Line, Estimate)> {
    lines.iter().filter_map(|line| line.rated.rating.map(|rating| (line, rating))).collect()
}

/// The ends of all intervals, with some air.
fn range(ratings: &[(&Line, Estimate)]) -> (f64, f64) {
    let low = ratings.iter().map(|(_, r)| r.low).fold(f64::INFINITY, f64::min);
    let high = ratings.iter().map(|(_, r)| r.high).fold(f64::NEG_INFINITY, f64::max);
    let air = (high - low) * 0.06;
    (low - air, high + air)
}

/// A dot for each, with its interval.
pub fn ratings(lines: &[Line]) -> String {
    const ROW: f64 = 36.0;
    let all = rated(lines);
    let bottom = all.len() as f64 * ROW + 8.0;
    let x = Scale::new(range(&all), (LEFT + 10.0, RIGHT - 10.0));
    let mut d = Drawing::new("Ratings with their intervals; the table above has the same figures", bottom + 22.0);
    for tick in x.ticks(5) {
        d.line("grid", (x.at(tick), 0.0), (x.at(tick), bottom));
        d.text("faint", (x.at(tick), bottom + 15.0), "middle", format!("{tick:.0}"));
    }
    for (n, (line, rating)) in all.iter().enumerate() {
        let y = n as f64 * ROW;
        d.text("", (LEFT, y + 14.0), "start", fitting(&line.rated.name, 40));
        d.text("faint", (RIGHT, y + 14.0), "end", format!("{:.0}", rating.value));
        d.line("span", (x.at(rating.low), y + 25.0), (x.at(rating.high), y + 25.0));
        d.dot((x.at(rating.value), y + 25.0));
    }
    d.done()
}

/// Ratings over the mean time of a decision; each step to the right is ten times as long.
pub fn strength_by_time(lines: &[Line]) -> String {
    let all = rated(lines);
    let timed: Vec<(&Line, Estimate, f64)> =
        all.iter().filter_map(|&(line, rating)| Some((line, rating, line.pace()?.max(1e-4).log10()))).collect();
    if timed.len() < 2 {
        return String::new();
    }
    let (top, bottom) = (14.0, 240.0);
    let low = timed.iter().map(|t| t.2).fold(f64::INFINITY, f64::min).floor();
    let high = timed.iter().map(|t| t.2).fold(f64::NEG_INFINITY, f64::max).ceil();
    let x = Scale::new((low, high), (LEFT + 44.0, RIGHT - 20.0));
    let y = Scale::new(range(&all), (bottom, top));
    let mut d = Drawing::new("Rating of each entrant over its thinking time per decision", bottom + 38.0);
    for tick in y.ticks(5) {
        d.line("grid", (LEFT + 40.0, y.at(tick)), (RIGHT, y.at(tick)));
        d.text("faint", (LEFT + 36.0, y.at(tick) + 4.0), "end", format!("{tick:.0}"));
    }
    for power in low as i32..=high as i32 {
        let at = x.at(f64::from(power));
        d.line("axis", (at, bottom), (at, bottom + 4.0));
        d.text("faint", (at, bottom + 17.0), "middle", time(power));
    }
    d.line("axis", (LEFT + 40.0, bottom), (RIGHT, bottom));
    d.text("faint", (RIGHT, bottom + 33.0), "end", "mean time of a decision");
    let mut labels = vec![];
    for (line, rating, pace) in timed {
        let (px, py) = (x.at(pace), y.at(rating.value));
        d.line("span", (px, y.at(rating.low)), (px, y.at(rating.high)));
        d.dot((px, py));
        labels.push((px, apart(&labels, (px, py + 4.0)), fitting(&line.rated.name, 26)));
    }
    for (px, py, name) in labels {
        let (dx, anchor) = if px < WIDE / 2.0 { (8.0, "start") } else { (-8.0, "end") };
        d.text("", (px + dx, py), anchor, name);
    }
    d.done()
}

/// Where a label may stand without covering one that stands there already: as high as it should be, or below.
fn apart(labels: &[(f64, f64, String)], (x, mut y): (f64, f64)) -> f64 {
    const NEAR: f64 = WIDE / 3.0;
    const LINE: f64 = 15.0;
    while let Some(other) = labels.iter().find(|l| (l.0 - x).abs() < NEAR && (l.1 - y).abs() < LINE) {
        y = other.1 + LINE;
    }
    y
}

/// Ten to the power of so many milliseconds.
fn time(power: i32) -> String {
    match power {
        3.. => format!("{} s", 10i64.pow(power as u32 - 3)),
        0..3 => format!("{} ms", 10i64.pow(power as u32)),
        ..0 => format!("{} µs", 10f64.powi(power + 3)),
    }
}

/// An entrant over all contests.
fn together(standings: &[Standing]) -> Vec<Account> {
    let mut all: Vec<Account> = vec![];
    for account in standings.iter().flat_map(|s| &s.entrants) {
        match all.iter_mut().find(|known| known.name == account.name) {
            None => all.push(account.clone()),
            Some(known) => {
                known.score.merge(account.score);
                account.scores.iter().for_each(|(score, n)| *known.scores.entry(*score).or_default() += n);
                for (mine, theirs) in known.by_seat.iter_mut().zip(&account.by_seat) {
                    *mine = (mine.0 + theirs.0, mine.1 + theirs.1);
                }
            }
        }
    }
    all
}

/// How often which final score, one strip for each entrant.
pub fn scores(standings: &[Standing]) -> String {
    const STRIP: f64 = 74.0;
    const BARS: i64 = 40;
    let all: Vec<Account> = together(standings).into_iter().filter(|a| !a.scores.is_empty()).collect();
    let every = || all.iter().flat_map(|a| a.scores.keys().copied());
    let (Some(low), Some(high)) = (every().min(), every().max()) else { return String::new() };
    let width = (i64::from(high - low) / BARS + 1) as i32;
    let x = Scale::new((f64::from(low), f64::from(high + width)), (LEFT, RIGHT));
    let bottom = all.len() as f64 * STRIP + 4.0;
    let mut d = Drawing::new("How often each entrant reached which score", bottom + 20.0);
    for tick in x.ticks(6) {
        d.line("grid", (x.at(tick), 0.0), (x.at(tick), bottom));
        d.text("faint", (x.at(tick), bottom + 14.0), "middle", format!("{tick:.0}"));
    }
    for (n, account) in all.iter().enumerate() {
        let base = (n + 1) as f64 * STRIP;
        let mut bars: BTreeMap<i32, u64> = BTreeMap::new();
        account.scores.iter().for_each(|(score, n)| *bars.entry((score - low) / width).or_default() += n);
        strip(&mut d, &bars, |bar| x.at(f64::from(low + bar * width)), base, STRIP - 26.0);
        mean_mark(&mut d, &account.score, x.at(account.score.mean()), base, STRIP - 26.0);
        d.text("", (LEFT, base - STRIP + 16.0), "start", fitting(&account.name, 40));
    }
    d.done()
}

fn strip(d: &mut Drawing, bars: &BTreeMap<i32, u64>, left: impl Fn(i32) -> f64, base: f64, high: f64) {
    let most = bars.values().max().copied().unwrap_or(1) as f64;
    for (&bar, &n) in bars {
        let tall = high * n as f64 / most;
        d.bar("bar", (left(bar), base - tall), (left(bar + 1) - left(bar) - 1.0, tall));
    }
    d.line("axis", (LEFT, base), (RIGHT, base));
}

fn mean_mark(d: &mut Drawing, score: &Mean, x: f64, base: f64, high: f64) {
    d.line("span", (x, base - high), (x, base));
    d.text("faint", (RIGHT, base - high - 10.0), "end", format!("mean {:.1}", score.mean()));
}

/// How often each entrant won from which seat. A dashed line: what chance would give.
pub fn wins_by_seat(standings: &[Standing]) -> String {
    const ROW: f64 = 18.0;
    let all = together(standings);
    let Some(seats) = all.first().map(|a| a.by_seat.len()).filter(|&seats| seats > 1) else { return String::new() };
    let group = seats as f64 * ROW + 26.0;
    let bottom = all.len() as f64 * group;
    let x = Scale::new((0.0, 1.0), (LEFT + 44.0, RIGHT - 44.0));
    let mut d = Drawing::new("Share of games won from each seat", bottom + 20.0);
    for (n, account) in all.iter().enumerate() {
        let top = n as f64 * group;
        d.text("", (LEFT, top + 16.0), "start", fitting(&account.name, 40));
        for (seat, share) in by_seat(account).into_iter().enumerate() {
            let y = top + 24.0 + seat as f64 * ROW;
            d.text("faint", (LEFT, y + 11.0), "start", format!("seat {seat}"));
            d.bar("bar", (x.at(0.0), y), (x.at(share) - x.at(0.0), ROW - 4.0));
            d.text("faint", (x.at(share) + 4.0, y + 11.0), "start", format!("{:.1} %", 100.0 * share));
        }
        let chance = x.at(1.0 / seats as f64);
        d.line("chance", (chance, top + 22.0), (chance, top + group - 4.0));
    }
    for share in [0.0, 0.5, 1.0] {
        d.text("faint", (x.at(share), bottom + 14.0), "middle", format!("{:.0} %", 100.0 * share));
    }
    d.done()
}
