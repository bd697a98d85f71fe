//! What is counted in Merchants of the Dark Road: who wins, and which card makes a difference.
mod report;

pub use report::{json, text};

use crate::series::{Ledger, Played};
use crate::simulate::{Fault, Simulated};
use crate::stats::Mean;
use bots::{Bot, Opponents};
use merchants::catalog::Bonus;
use merchants::words::*;
use merchants::{DeedCard, Event, EventCard, Merchants, State};
use serde_json::Value;
use std::collections::BTreeMap;
use table::Seat;

/// Something a player can own or do, by kind and name.
pub type Thing = (&'static str, String);

/// What decided a game between the first two (F-196).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Decided {
    Score,
    Unused,
    Gifts,
    Commissions,
    Heroes,
    Shared,
}

impl Decided {
    pub const ALL: [Decided; 6] =
        [Decided::Score, Decided::Unused, Decided::Gifts, Decided::Commissions, Decided::Heroes, Decided::Shared];
    pub fn word(self) -> &'static str {
        match self {
            Decided::Score => "score",
            Decided::Unused => "unused total",
            Decided::Gifts => "gifts",
            Decided::Commissions => "commissions",
            Decided::Heroes => "heroes",
            Decided::Shared => "shared",
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub forced: u64,
    /// by seat; a shared win is split
    pub wins: [f64; 4],
    pub scores: [Mean; 4],
    pub score: Mean,
    pub coins: Mean,
    pub prestige: Mean,
    pub points: Mean,
    /// base limited by coins, by prestige, by both
    pub limits: [u64; 3],
    pub decided: BTreeMap<Decided, u64>,
    /// margin of the winner over the second
    pub lead: Mean,
    /// the final score of those who had a thing, by seat
    pub owners: BTreeMap<Thing, [Mean; 4]>,
    /// how often a thing was used
    pub uses: BTreeMap<Thing, u64>,
    /// deeds: held at the end, done
    pub deeds: BTreeMap<DeedCard, (u64, u64)>,
    /// commissions and heroes delivered, by town
    pub towns: [u64; 6],
    // -- of the game being played --
    now: Vec<Event>,
    /// the event card on the table
    card: Option<EventCard>,
}

impl Tally {
    fn own(&mut self, kind: &'static str, name: impl std::fmt::Display, seat: Seat, score: f64) {
        self.owners.entry((kind, format!("{name}"))).or_default()[seat.index()].add(score);
    }
    fn used(&mut self, kind: &'static str, name: impl std::fmt::Display) {
        *self.uses.entry((kind, format!("{name}"))).or_default() += 1;
    }

    /// What an event says about the use of things.
    fn note(&mut self, game: &Merchants, event: &Event) {
        match *event {
            Event::Used { building, .. } => self.used("building", building),
            Event::Ability { animal, which, .. } => self.used("ability", format!("{animal} {which}")),
            Event::Stray { stray, .. } => self.used("stray", stray),
            Event::Tile { tile, .. } => self.used("upgrade", tile),
            Event::Fortune { luck, .. } => self.used("good fortune", luck),
            Event::Visited { district, .. } => self.used("district", district),
            Event::Idle { district, .. } => self.used("idle district", district),
            Event::Declared { road, .. } => self.used("road", road),
            Event::Joined { yes, .. } => self.used("caravan", if yes { "joined" } else { "refused" }),
            Event::EventCard { event } => self.card = Some(event),
            Event::Took { value, .. } => {
                let card = self.card.expect("a die is taken while a card lies there");
                let name = &game.cat.names.events[card.index()];
                self.used("event value", format!("{name} {value}"));
            }
            Event::Hero { hero, .. } => {
                let bonus = match game.cat.hero(hero).bonus {
                    Bonus::Lantern => "lantern",
                    Bonus::Horseshoe => "horseshoe",
                    Bonus::Storage => "storage",
                    Bonus::Good(_) => "starting good",
                };
                self.used("hero bonus", bonus);
            }
            Event::Brought { hero, .. } => {
                let town = game.cat.hero(hero).town;
                self.towns[town.index()] += 1;
                self.used("hero delivered", town);
            }
            Event::Delivered { commission, goods, .. } => {
                let town = game.cat.commission(commission).town;
                self.towns[town.index()] += 1;
                self.used("commission delivered", town);
                self.used("goods on a commission", goods);
            }
            Event::Oracle { face, .. } => self.used("oracle", face + 1),
            Event::RuinsDie { face, .. } => self.used("ruins die", face + 1),
            _ => {}
        }
    }
}

impl Ledger<Merchants> for Tally {
    fn event(&mut self, event: &Event) {
        self.now.push(*event);
    }

    fn end(&mut self, game: &Merchants, s: &State, played: &Played) {
        let events = std::mem::take(&mut self.now);
        events.iter().for_each(|event| self.note(game, event));
        self.games += 1;
        self.decisions += played.decisions;
        self.forced += played.forced;
        let seats = || Seat::all(game.opt.players);
        let scores: Vec<_> = seats().map(|w| game.score(s, w)).collect();
        let firsts = played.places.iter().filter(|p| p.place == 1).count();
        for place in played.places.iter().filter(|p| p.place == 1) {
            self.wins[place.seat.index()] += 1.0 / firsts as f64;
        }
        self.count_ending(&scores, played);
        for seat in seats() {
            let score = f64::from(scores[seat.index()].total);
            let p = &s.players[seat];
            self.scores[seat.index()].add(score);
            self.score.add(score);
            if seat == game.rival {
                continue; // its things are its own rules'
            }
            for &tile in Tile::ALL.iter().filter(|&&t| p.has_tile(t)) {
                self.own("upgrade", tile, seat, score);
            }
            for deed in p.deeds.iter() {
                let done = game.deed_times(s, seat, deed) > 0;
                let entry = self.deeds.entry(deed).or_default();
                entry.0 += 1;
                entry.1 += u64::from(done);
                self.own("deed", &game.cat.names.deeds[deed.index()], seat, score);
            }
        }
        // The first steed and the first hero of each seat are those it started with.
        for seat in seats().filter(|&seat| seat != game.rival) {
            let score = f64::from(scores[seat.index()].total);
            let first_steed = events.iter().find_map(|e| match *e {
                Event::Steed { seat: w, steed } if w == seat => Some(steed),
                _ => None,
            });
            if let Some(steed) = first_steed {
                self.own("steed", steed, seat, score);
            }
            let mut heroes = events.iter().filter_map(|e| match *e {
                Event::Hero { seat: w, hero } if w == seat => Some(hero),
                _ => None,
            });
            if let Some(hero) = heroes.next() {
                self.own("starting hero", &game.cat.names.heroes[hero.index()], seat, score);
            }
            heroes.for_each(|hero| self.own("hero", &game.cat.names.heroes[hero.index()], seat, score));
            let companions = events.iter().filter_map(|e| match *e {
                Event::Companion { seat: w, card } if w == seat => Some(game.cat.companion(card)),
                _ => None,
            });
            for companion in companions.collect::<Vec<_>>() {
                match companion {
                    merchants::catalog::Companion::Loyal(animal) => self.own("companion", animal, seat, score),
                    merchants::catalog::Companion::Stray(stray) => self.own("companion", stray, seat, score),
                }
            }
        }
    }

    fn merge(&mut self, o: Self) {
        self.games += o.games;
        self.decisions += o.decisions;
        self.forced += o.forced;
        for i in 0..4 {
            self.wins[i] += o.wins[i];
            self.scores[i].merge(o.scores[i]);
        }
        for i in 0..6 {
            self.towns[i] += o.towns[i];
        }
        for i in 0..3 {
            self.limits[i] += o.limits[i];
        }
        self.score.merge(o.score);
        self.coins.merge(o.coins);
        self.prestige.merge(o.prestige);
        self.points.merge(o.points);
        self.lead.merge(o.lead);
        o.decided.into_iter().for_each(|(k, n)| *self.decided.entry(k).or_default() += n);
        for (thing, means) in o.owners {
            let mine = self.owners.entry(thing).or_default();
            (0..4).for_each(|i| mine[i].merge(means[i]));
        }
        o.uses.into_iter().for_each(|(k, n)| *self.uses.entry(k).or_default() += n);
        for (deed, (held, done)) in o.deeds {
            let entry = self.deeds.entry(deed).or_default();
            entry.0 += held;
            entry.1 += done;
        }
    }
}

/// How far the owners of a thing end from the mean of their own seats, so that a better bot in one seat does not make
/// its cards look good.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effect {
    pub owners: u64,
    pub mean: f64,
    /// half of the 95 % interval
    pub margin: f64,
}

impl Tally {
    /// Every thing that somebody had.
    pub fn effects(&self) -> impl Iterator<Item = (&Thing, Effect)> {
        self.owners.iter().map(|(thing, means)| {
            let n: u64 = means.iter().map(|m| m.n).sum();
            let share = |m: &Mean| m.n as f64 / n as f64;
            let seats = means.iter().zip(&self.scores);
            let mean = seats.map(|(m, all)| share(m) * (m.mean() - all.mean())).sum();
            let variance: f64 = means.iter().map(|m| share(m) * m.spread().powi(2)).sum();
            (thing, Effect { owners: n, mean, margin: 1.96 * (variance / n as f64).sqrt() })
        })
    }

    fn count_ending(&mut self, scores: &[merchants::scoring::Score], played: &Played) {
        for score in scores {
            self.coins.add(f64::from(score.coins));
            self.prestige.add(f64::from(score.prestige));
            self.points.add(f64::from(score.points));
            let limit = match score.coins.cmp(&score.prestige) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Greater => 1,
                std::cmp::Ordering::Equal => 2,
            };
            self.limits[limit] += 1;
        }
        let mut order: Vec<_> = played.places.iter().collect();
        order.sort_by_key(|p| p.place);
        let [first, second, ..] = order[..] else { return };
        let (a, b) = (&scores[first.seat.index()], &scores[second.seat.index()]);
        self.lead.add(f64::from(a.total - b.total));
        let decided = if a.total != b.total {
            Decided::Score
        } else if a.unused != b.unused {
            Decided::Unused
        } else if a.gifts != b.gifts {
            Decided::Gifts
        } else if a.commissions != b.commissions {
            Decided::Commissions
        } else if a.heroes != b.heroes {
            Decided::Heroes
        } else {
            Decided::Shared
        };
        *self.decided.entry(decided).or_default() += 1;
    }
}

impl Simulated for Merchants {
    type Tally = Tally;
    fn seated(name: &str) -> Option<Box<dyn Bot<Self>>> {
        // the automaton is never asked
        Self::bot(if name == Self::AUTOMATON.words[0] { "random" } else { name })
    }
    fn seat_own(options: &Value, bots: &[String]) -> Result<Value, Fault> {
        let mut options = options.clone();
        let mut seats = (0..bots.len()).filter(|&seat| bots[seat] == Self::AUTOMATON.words[0]);
        if let Some(seat) = seats.next() {
            options["automaton"] = seat.into();
        }
        if seats.next().is_some() { Err(Fault::Automata) } else { Ok(options) }
    }
    fn decisions(tally: &Self::Tally) -> u64 {
        tally.decisions
    }
    fn json(&self, tally: &Self::Tally, bots: &[String]) -> Value {
        json(self, tally, bots)
    }
    fn text(&self, tally: &Self::Tally, bots: &[String]) -> String {
        text(self, tally, bots)
    }
}
