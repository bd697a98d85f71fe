//! Pointing with keys and mouse: at things of the picture, at lines of the list, at what is folded away.
use super::app::App;
use super::canvas::{Spot, plain};
use super::offers::Offer;
use ratatui::layout::Rect;

impl App {
    /// Enter: on the board it points, in the list it plays.
    pub fn enter(&mut self) {
        match self.choosing.focus() {
            Some(thing) => drop(self.choosing.point(&thing)),
            None if self.choosing.offers.is_empty() => {}
            None => self.choose(self.choosing.row()),
        }
    }
    pub fn click(&mut self, x: u16, y: u16, other: bool) {
        let spots: Vec<Spot> = self.spots.at(x, y).cloned().collect();
        let name = |spot: &Spot| if let Spot::Thing(thing) = spot { Some(thing.clone()) } else { None };
        let things: Vec<String> = spots.iter().filter_map(name).collect();
        let reply = self.with_hands(|hands, view| hands.click(view, &things, other));
        if self.obey(reply) || other {
            return;
        }
        for spot in spots {
            match spot {
                Spot::Choice(k) => return self.choose(k),
                Spot::Fold => return self.at_any_time(),
                Spot::Thing(thing) if self.choosing.point(&thing) => return,
                Spot::Thing(_) => {}
            }
        }
    }

    /// Opens what may be done at any time, or goes back to the question.
    pub fn at_any_time(&mut self) {
        let unfold = !self.choosing.is_unfolded();
        self.choosing.unfold(unfold);
    }
    /// The next lit thing in this direction, as the picture lies before the player. Beyond the last one is the list.
    pub fn towards(&mut self, right: i32, down: i32) {
        let Some(here) = self.choosing.focus().and_then(|thing| self.spots.find(&thing)) else {
            return if right == 0 { self.choosing.down(down as isize) } else { self.choosing.across(right as isize) };
        };
        // Things that stand below each other begin in the same column, however long they are.
        let start = |r: Rect| (i32::from(r.x), i32::from(r.y));
        let from = start(here);
        let far = |thing: &String| {
            let to = start(self.spots.find(thing)?);
            // A line is about twice as high as a letter is wide.
            let (x, y) = (to.0 - from.0, (to.1 - from.1) * 2);
            let (ahead, aside) = if right == 0 { (y * down, x.abs()) } else { (x * right, y.abs()) };
            (ahead > 0).then_some((ahead + aside * 3, thing.clone()))
        };
        match self.choosing.lit().iter().filter_map(far).min() {
            Some((_, thing)) => self.choosing.focus_on(&thing),
            None if right == 0 => self.choosing.down(0),
            None => self.choosing.across(right as isize),
        }
    }
    /// After `/`: the choices of the list that have all that was typed, in any order; accents may be left out.
    pub fn sought(&self) -> Option<Vec<String>> {
        let letters = |text: &str| plain(&text.to_lowercase());
        let wanted = letters(self.typed.as_deref()?.strip_prefix('/')?);
        let has = |offer: &&&Offer| {
            let label = letters(&self.words.say_json(&offer.label, self.names()));
            wanted.split_whitespace().all(|word| label.contains(word))
        };
        Some(self.choosing.unsifted().iter().filter(has).map(|offer| offer.act.clone()).collect())
    }
    /// The list has only what is looked for; where nothing has it, it stays as it was.
    pub(super) fn search(&mut self) {
        let Some(typed) = self.typed.as_deref().and_then(|typed| typed.strip_prefix('/')).map(str::trim) else {
            return;
        };
        let typed = typed.to_string();
        match self.sought() {
            _ if typed.is_empty() => drop(self.choosing.sift(None)),
            Some(acts) if !acts.is_empty() => drop(self.choosing.sift(Some((typed, acts)))),
            _ => {}
        }
    }
}
