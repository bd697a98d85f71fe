//! Pointing at things until one choice is left. Knows no game: an offer names the things it touches.
use super::canvas::Light;
use serde::Deserialize;
use serde_json::Value;

/// A button, as a sheet writes it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Offer {
    pub act: String,
    pub mark: u32,
    pub label: Value,
    pub on: Vec<String>,
    /// no answer to the question: it may be done whoever is asked whatever
    #[serde(default)]
    pub anytime: bool,
}

/// From so many choices on, those that begin with the same thing stand in one line: first which building, then where.
const LONG: usize = 24;

/// A line of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Row<'a> {
    /// what they all touch, if it stands for several
    pub thing: Option<String>,
    pub offers: Vec<&'a Offer>,
}

/// What stands before the dot: `tile.3` is a tile.
fn kind(thing: &str) -> &str {
    thing.split('.').next().unwrap_or_default()
}

/// The open list of choices and what has been pointed at.
#[derive(Clone, Debug, Default)]
pub struct Choosing {
    pub offers: Vec<Offer>,
    /// what may be done at any time is listed too; otherwise it is folded away
    unfolded: bool,
    /// it stands among the answers, and cannot be folded away
    together: bool,
    chosen: Vec<String>,
    /// what was looked for, and the choices that have it
    sifted: Option<(String, Vec<String>)>,
    /// the line of the list where the keyboard is
    row: usize,
    /// the line that a page of the list begins with, as long as the keyboard is on that page
    top: usize,
    /// the lit thing where the keyboard is, if it is on the board and not in the list
    thing: Option<usize>,
}

impl Choosing {
    /// The keyboard starts on the first choice that does something: "done" may well stand first, and Enter is near.
    pub fn new(offers: Vec<Offer>) -> Choosing {
        let (mut offers, anytime): (Vec<Offer>, Vec<Offer>) = offers.into_iter().partition(|o| !o.anytime);
        // Whoever can only end something is told what else there is: a good to sell, a villager to house.
        let together = offers.len() == 1 && offers[0].on.is_empty() && !anytime.is_empty();
        let row = offers.iter().position(|o| !o.on.is_empty()).unwrap_or(usize::from(together));
        offers.extend(anytime);
        Choosing { offers, row, together, ..Choosing::default() }
    }
    /// `ranks`: which of them come first.
    pub fn of_sheet(sheet: &Value, ranks: impl Fn(&[Offer]) -> Vec<i64>) -> Choosing {
        let offers: Vec<Offer> = serde_json::from_value(sheet["offers"].clone()).unwrap_or_default();
        let mut ranked: Vec<(i64, Offer)> = ranks(&offers).into_iter().zip(offers).collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        Choosing::new(ranked.into_iter().map(|(_, offer)| offer).collect())
    }

    /// What is left of the list: every offer that touches all that was chosen.
    pub fn left(&self) -> Vec<&Offer> {
        let has = |o: &&Offer| self.sifted.as_ref().is_none_or(|(_, acts)| acts.contains(&o.act));
        self.unsifted().into_iter().filter(has).collect()
    }
    /// The same, whatever was looked for.
    pub fn unsifted(&self) -> Vec<&Offer> {
        let listed = |o: &&Offer| self.together || o.anytime == self.unfolded;
        self.offers.iter().filter(listed).filter(|o| self.chosen.iter().all(|c| o.on.contains(c))).collect()
    }
    /// The lines of the list. A long one is shortened: what begins with the same thing is one line, and choosing it points at
    /// the thing. Whoever looks for something sees every choice that has it.
    pub fn rows(&self) -> Vec<Row<'_>> {
        let left = self.left();
        let each = || left.iter().map(|&offer| Row { thing: None, offers: vec![offer] }).collect();
        if left.len() < LONG || self.sifted.is_some() {
            return each();
        }
        let mut rows: Vec<Row<'_>> = vec![];
        for &offer in &left {
            let open: Vec<&String> = offer.on.iter().filter(|t| !self.chosen.contains(t)).collect();
            // Of two things of one kind neither is the first: who swaps two buildings may name either.
            let heads = open.iter().take_while(|t| kind(t) == kind(open[0]));
            let heads: Vec<&&String> = if open.len() > 1 { heads.collect() } else { vec![] };
            if heads.is_empty() {
                rows.push(Row { thing: None, offers: vec![offer] });
            }
            for head in heads {
                match rows.iter_mut().find(|row| row.thing.as_ref() == Some(*head)) {
                    Some(row) => row.offers.push(offer),
                    None => rows.push(Row { thing: Some((*head).clone()), offers: vec![offer] }),
                }
            }
        }
        // A line that is opened has what it stood for, and nothing else: dice that are changed into each other stay apart.
        let touch = |thing: &String| left.iter().filter(|offer| offer.on.contains(thing)).count();
        let mixed = rows.iter().any(|row| row.thing.as_ref().is_some_and(|thing| touch(thing) != row.offers.len()));
        for row in rows.iter_mut().filter(|row| row.offers.len() == 1) {
            row.thing = None;
        }
        // A second question for little is worse than a long list.
        if mixed || rows.len() * 4 > left.len() * 3 { each() } else { rows }
    }
    pub fn sifted(&self) -> Option<&str> {
        self.sifted.as_ref().map(|(typed, _)| typed.as_str())
    }
    /// Only choices that have what was looked for; `None`: all of them again. False if that changes nothing.
    pub fn sift(&mut self, wanted: Option<(String, Vec<String>)>) -> bool {
        let changes = self.sifted != wanted;
        if changes {
            self.sifted = wanted;
            self.thing = None;
            self.row = 0;
        }
        changes
    }
    /// How many choices are folded away.
    pub fn folded(&self) -> usize {
        if self.together || self.unfolded { 0 } else { self.offers.iter().filter(|o| o.anytime).count() }
    }
    /// Is what may be done at any time being looked at, instead of the question?
    pub fn is_unfolded(&self) -> bool {
        self.unfolded
    }
    /// To what may be done at any time, or back to the question. False if there is no such thing.
    pub fn unfold(&mut self, unfolded: bool) -> bool {
        if self.unfolded == unfolded || unfolded && self.folded() == 0 {
            return false;
        }
        self.unfolded = unfolded;
        self.sifted = None;
        self.chosen.clear();
        self.thing = None;
        self.row = 0;
        true
    }
    /// The things that narrow the list further, in the order of the offers. A thing that all of them begin with is
    /// passed over: pointing at it would say nothing.
    pub fn lit(&self) -> Vec<String> {
        let open = |o: &&Offer| -> Vec<String> { o.on.iter().filter(|t| !self.chosen.contains(t)).cloned().collect() };
        let mut ways: Vec<Vec<String>> = self.left().iter().map(open).filter(|way| !way.is_empty()).collect();
        while ways.len() > 1 && ways.iter().all(|way| way[0] == ways[0][0] && way.len() > 1) {
            for way in &mut ways {
                way.remove(0);
            }
        }
        let mut lit = vec![];
        for way in ways {
            if !lit.contains(&way[0]) {
                lit.push(way[0].clone());
            }
        }
        lit
    }
    pub fn chosen(&self) -> &[String] {
        &self.chosen
    }
    pub fn row(&self) -> usize {
        self.row.min(self.rows().len().saturating_sub(1))
    }
    /// The line that is shown and explained: where the keyboard is, or the first that what is pointed at leads to.
    pub fn here(&self) -> usize {
        let leads = |thing: String| {
            let rows = self.rows();
            let group = rows.iter().position(|row| row.thing.as_ref() == Some(&thing));
            group.or_else(|| rows.iter().position(|row| row.offers.iter().any(|offer| offer.on.contains(&thing))))
        };
        self.focus().and_then(leads).unwrap_or_else(|| self.row())
    }
    /// Is there something that Esc takes back?
    pub fn is_narrow(&self) -> bool {
        self.sifted.is_some() || !self.chosen.is_empty() || self.focus().is_some() || self.unfolded
    }
    pub fn focus(&self) -> Option<String> {
        self.thing.and_then(|k| self.lit().get(k).cloned())
    }
    pub fn light(&self) -> Light {
        Light { lit: self.lit(), focus: self.focus(), chosen: self.chosen.clone() }
    }

    pub fn down(&mut self, by: isize) {
        let n = self.rows().len();
        if n > 0 {
            self.thing = None;
            self.row = (self.row() as isize + by).rem_euclid(n as isize) as usize;
        }
    }
    /// Further by several lines: to the last at most, to the first at least.
    pub fn page(&mut self, by: isize) {
        self.thing = None;
        self.row = self.row().saturating_add_signed(by).min(self.rows().len().saturating_sub(1));
    }
    /// A page further: `shown` are the lines that were in sight.
    pub fn turn(&mut self, down: bool, shown: &std::ops::Range<usize>) {
        self.thing = None;
        let last = self.rows().len().saturating_sub(1);
        (self.row, self.top) = match down {
            true if shown.end > last => (last, self.top),
            true => (shown.end, shown.end),
            false => (shown.start.saturating_sub(1), 0),
        };
    }
    /// The line that the page begins with, if it can.
    pub fn top(&self) -> usize {
        self.top
    }
    /// Into a line that stands for several choices: the list has only those, and the keyboard stays in it.
    pub fn enter(&mut self, thing: &str) {
        self.chosen.push(thing.into());
        self.thing = None;
        self.row = 0;
    }
    pub fn go_to_row(&mut self, row: usize) {
        self.thing = None;
        self.row = row;
    }
    /// To the next lit thing.
    pub fn across(&mut self, by: isize) {
        let n = self.lit().len() as isize;
        if n > 0 {
            self.thing = Some(match self.thing {
                None if by > 0 => 0,
                None => n as usize - 1,
                Some(k) => (k as isize + by).rem_euclid(n) as usize,
            });
        }
    }
    /// Points at a thing. False if no offer that is left touches it.
    pub fn point(&mut self, thing: &str) -> bool {
        if self.chosen.iter().any(|c| c == thing) {
            // A second click gives the light back.
            self.chosen.retain(|c| c != thing);
        } else if self.left().iter().any(|o| o.on.iter().any(|t| t == thing)) {
            self.chosen.push(thing.into());
        } else if self.chosen.is_empty() && self.folds(thing) {
            self.unfold(true);
            self.chosen.push(thing.into());
        } else {
            return false;
        }
        self.row = 0;
        // The keyboard stays on the board as long as there is something to point at.
        self.thing = (self.left().len() > 1 && !self.lit().is_empty()).then_some(0);
        true
    }
    /// Does something that is folded away touch this thing?
    fn folds(&self, thing: &str) -> bool {
        self.folded() > 0 && self.offers.iter().any(|o| o.anytime && o.on.iter().any(|t| t == thing))
    }
    /// To this thing, if it is lit.
    pub fn focus_on(&mut self, thing: &str) {
        self.thing = self.lit().iter().position(|t| t == thing).or(self.thing);
    }
    /// Takes the last pointing back. False if there was none.
    pub fn widen(&mut self) -> bool {
        if self.sift(None) {
            return true;
        }
        self.row = 0;
        let was_on_board = self.thing.take().is_some();
        self.chosen.pop().is_some() || was_on_board || self.unfold(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn offer(act: &str, on: &[&str]) -> Offer {
        Offer {
            act: act.into(),
            mark: 0,
            label: json!({ "id": act }),
            on: on.iter().map(ToString::to_string).collect(),
            anytime: false,
        }
    }
    fn bumps() -> Choosing {
        Choosing::new(vec![
            offer("reset", &["locked"]),
            offer("bump 2 1", &["reserve.2", "slot.1"]),
            offer("bump 2 3", &["reserve.2", "slot.3"]),
            offer("bump 4 1", &["reserve.4", "slot.1"]),
            offer("done", &[]),
        ])
    }
    fn acts(c: &Choosing) -> Vec<&str> {
        c.left().iter().map(|o| o.act.as_str()).collect()
    }

    #[test]
    fn first_the_first_things_are_lit() {
        assert_eq!(bumps().lit(), ["locked", "reserve.2", "reserve.4"]);
    }

    #[test]
    fn pointing_narrows_and_escape_widens() {
        let mut c = bumps();
        assert!(c.point("reserve.2"));
        assert_eq!(acts(&c), ["bump 2 1", "bump 2 3"]);
        assert_eq!(c.lit(), ["slot.1", "slot.3"]);
        assert!(c.point("slot.3"));
        assert_eq!(acts(&c), ["bump 2 3"]);
        assert!(c.widen());
        assert_eq!(acts(&c).len(), 2);
        assert!(c.widen());
        assert_eq!(acts(&c).len(), 5);
        assert!(!c.widen(), "nothing is left to widen");
    }

    #[test]
    fn any_order_of_pointing_leads_to_the_same_choice() {
        let mut c = bumps();
        assert!(c.point("slot.1"));
        assert_eq!(acts(&c), ["bump 2 1", "bump 4 1"]);
        assert_eq!(c.lit(), ["reserve.2", "reserve.4"]);
        assert!(c.point("reserve.4"));
        assert_eq!(acts(&c), ["bump 4 1"]);
    }

    #[test]
    fn a_thing_in_the_dark_does_nothing() {
        let mut c = bumps();
        assert!(!c.point("town.farglen"));
        assert_eq!(acts(&c).len(), 5);
    }

    #[test]
    fn what_all_share_is_passed_over() {
        let heroes = vec![offer("host 3", &["inn", "hero.3"]), offer("host 9", &["inn", "hero.9"]), offer("done", &[])];
        assert_eq!(Choosing::new(heroes).lit(), ["hero.3", "hero.9"]);
        assert_eq!(Choosing::new(vec![offer("host 3", &["inn", "hero.3"])]).lit(), ["inn"]);
    }

    /// Twenty buildings on three places each.
    fn buildings() -> Choosing {
        let mut offers = vec![offer("done", &[])];
        for tile in 0..20 {
            let on = |place: usize| [format!("tile.{tile}"), format!("town.{place}")];
            let build = |p: usize| offer(&format!("build {tile} {p}"), &on(p).each_ref().map(String::as_str));
            offers.extend((0..if tile == 7 { 1 } else { 3 }).map(build));
        }
        Choosing::new(offers)
    }

    #[test]
    fn a_long_list_asks_one_thing_after_the_other() {
        let mut c = buildings();
        let rows = c.rows();
        assert_eq!((rows.len(), c.left().len()), (21, 59), "done, and a line for each building");
        assert_eq!((rows[0].thing.as_deref(), rows[1].thing.as_deref()), (None, Some("tile.0")));
        assert_eq!((rows[8].thing.as_deref(), rows[8].offers.len()), (None, 1), "one place only: no second question");
        assert_eq!(c.row(), 1, "the first that does something");
        c.enter("tile.3");
        assert_eq!(acts(&c), ["build 3 0", "build 3 1", "build 3 2"]);
        assert!(c.rows().iter().all(|row| row.thing.is_none()) && c.focus().is_none());
        assert!(c.widen() && c.rows().len() == 21);
        c.page(-9);
        assert_eq!(c.row(), 0, "no further than the first");
        c.page(15);
        c.page(15);
        assert_eq!(c.row(), 20, "and no further than the last");
        c.focus_on("tile.4");
        assert_eq!(c.rows()[c.here()].thing.as_deref(), Some("tile.4"));
    }

    #[test]
    fn of_two_things_of_a_kind_either_is_the_first() {
        let pairs = (0..8).flat_map(|a| (a + 1..8).map(move |b| (a, b)));
        let swap = |(a, b)| offer(&format!("swap {a} {b}"), &[&format!("tile.{a}"), &format!("tile.{b}")]);
        let mut c = Choosing::new(pairs.map(swap).collect());
        assert_eq!((c.left().len(), c.rows().len()), (28, 8));
        assert!(c.rows().iter().all(|row| row.offers.len() == 7));
        c.enter("tile.7");
        assert_eq!(c.left().len(), 7, "the last has its line, too");
    }

    #[test]
    fn a_list_without_common_things_or_a_short_one_stays_as_it_is() {
        assert!(bumps().rows().iter().all(|row| row.thing.is_none()));
        let dice = |a, b| offer(&format!("change {a} {b}"), &[&format!("market.{a}"), &format!("market.{b}")]);
        let mut changes: Vec<Offer> = (0..6).flat_map(|a| (0..6).map(move |b| dice(a, b))).collect();
        changes.push(offer("buy 3", &["market.3"]));
        assert_eq!(Choosing::new(changes).rows().len(), 37, "from one to the other is not the way back");
        let ways: Vec<Offer> = (0..40).map(|n| offer(&format!("go {n}"), &[&format!("space.{n}")])).collect();
        assert_eq!(Choosing::new(ways).rows().len(), 40);
    }

    #[test]
    fn what_was_looked_for_is_all_that_is_listed() {
        let mut c = buildings();
        assert!(c.sift(Some(("6".into(), vec!["build 6 0".into(), "build 6 2".into()]))));
        assert_eq!((acts(&c), c.rows().len(), c.is_narrow()), (vec!["build 6 0", "build 6 2"], 2, true));
        assert!(c.widen() && c.left().len() == 59 && !c.is_narrow());
    }

    #[test]
    fn a_longer_offer_stays_beside_the_shorter_one() {
        let mut c = Choosing::new(vec![
            offer("take 3", &["die.3"]),
            offer("take-whisper 3", &["die.3", "steed.whisper"]),
            offer("take 5", &["die.5"]),
        ]);
        assert!(c.point("die.3"));
        assert_eq!(acts(&c), ["take 3", "take-whisper 3"]);
        assert_eq!(c.lit(), ["steed.whisper"]);
    }

    fn anytime(act: &str, on: &[&str]) -> Offer {
        Offer { anytime: true, ..offer(act, on) }
    }

    #[test]
    fn what_may_be_done_at_any_time_is_folded_away() {
        let mut c =
            Choosing::new(vec![anytime("sell 1", &["trade.1"]), offer("go 3", &["space.3"]), offer("stop", &[])]);
        assert_eq!(acts(&c), ["go 3", "stop"]);
        assert_eq!((c.folded(), c.lit()), (1, vec!["space.3".to_string()]));
        assert!(c.unfold(true));
        assert_eq!(acts(&c), ["sell 1"]);
        assert!(c.widen() && !c.is_unfolded(), "Esc folds it");
        assert!(c.point("trade.1") && c.is_unfolded(), "and so does a click open it");
        assert_eq!(acts(&c), ["sell 1"]);
        assert!(c.widen() && c.widen());
        assert_eq!(acts(&c), ["go 3", "stop"]);
    }

    #[test]
    fn whoever_can_only_end_something_sees_everything() {
        let c = Choosing::new(vec![anytime("house tool 1", &["waiting.tool"]), offer("produce", &[])]);
        assert_eq!((acts(&c), c.row(), c.folded()), (vec!["produce", "house tool 1"], 1, 0));
        let mut c = Choosing::new(vec![anytime("sell 1", &["trade.1"])]);
        assert!(acts(&c).is_empty(), "nobody is asked anything");
        assert!(c.unfold(true));
        assert_eq!(acts(&c), ["sell 1"]);
        assert!(!Choosing::new(vec![offer("roll", &["die"])]).unfold(true));
    }

    #[test]
    fn enter_does_not_end_things_by_itself() {
        assert_eq!(Choosing::new(vec![offer("done", &[]), offer("deliver 3", &["commission.3"])]).row(), 1);
        assert_eq!(Choosing::new(vec![offer("pass", &[])]).row(), 0);
    }

    #[test]
    fn arrows_go_round() {
        let mut c = bumps();
        c.down(-1);
        assert_eq!(c.row(), 4);
        c.down(1);
        assert_eq!(c.row(), 0);
        c.across(-1);
        assert_eq!(c.focus().as_deref(), Some("reserve.4"));
        c.across(1);
        assert_eq!(c.focus().as_deref(), Some("locked"));
    }
}
