//! What is counted in Now or Never: who wins with which hero, where points come from, what is used, and how fights end.
mod report;

pub use report::{json, text};

use crate::series::{Ledger, Played};
use crate::simulate::Simulated;
use crate::stats::Mean;
use now_or_never::event::Score;
use now_or_never::state::Foe;
use now_or_never::words::*;
use now_or_never::{Event, NowOrNever, State};
use serde_json::Value;
use std::collections::BTreeMap;
use table::Seat;

/// Something a player can own or do, by kind and name.
pub type Thing = (&'static str, String);

/// Where points come from (N-202 to N-207).
pub const SOURCES: [&str; 6] = ["coins", "rows", "housing", "buildings", "quests", "orders"];

/// The points of one seat, in the order of [`SOURCES`].
pub fn sources(score: &Score) -> [i16; 6] {
    [score.coins, score.rows, score.housing, score.buildings, score.quests, score.orders]
}

/// How often something was tried, and how often it went well.
#[derive(Clone, Copy, Debug, Default)]
pub struct Share {
    pub n: u64,
    pub hits: f64,
}

impl Share {
    fn add(&mut self, hit: f64) {
        self.n += 1;
        self.hits += hit;
    }
    fn merge(&mut self, o: Share) {
        self.n += o.n;
        self.hits += o.hits;
    }
    pub fn share(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.hits / self.n as f64 }
    }
}

/// The fights against one level.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fights {
    pub won: Share,
    /// hearts lost in a fight that was won
    pub hearts: Mean,
    pub rounds: Mean,
}

/// A fight that is going on.
#[derive(Clone, Copy, Debug, Default)]
struct Fight {
    lost: u64,
    rounds: u64,
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
    /// in the order of [`SOURCES`]
    pub sources: [Mean; 6],
    /// wins by hero
    pub heroes: [Share; 4],
    pub hero_scores: [Mean; 4],
    /// wins by place in the first season's order of turns
    pub order: [Share; 4],
    pub buildings: Mean,
    /// games that end with so many buildings
    pub towns: [u64; 17],
    pub villagers: Mean,
    pub turns: Mean,
    /// margin of the winner over the second
    pub lead: Mean,
    /// players with 100 points or more
    pub hundred: Share,
    pub fights: [Fights; 9],
    pub quest_fights: Share,
    /// how often a thing was used
    pub uses: BTreeMap<Thing, u64>,
    // -- of the game being played --
    now: Vec<Event>,
}

impl Tally {
    fn used(&mut self, kind: &'static str, name: impl std::fmt::Display) {
        *self.uses.entry((kind, format!("{name}"))).or_default() += 1;
    }

    /// What an event says about the use of things.
    fn note(&mut self, game: &NowOrNever, event: &Event) {
        let names = &game.cat.names;
        match *event {
            Event::Visited { location, .. } => self.used("location", location),
            Event::Paid { specialist, .. } | Event::PaidBot { specialist, .. } => {
                self.used("specialist", &names.specialists[specialist.index()]);
            }
            Event::Recruited { specialist, .. } => {
                self.used("specialist", &names.specialists[specialist.index()]);
                self.used("recruited", &names.specialists[specialist.index()]);
            }
            Event::Rested { .. } => self.used("turn", "rest"),
            Event::Marched { .. } => self.used("turn", "hero action"),
            Event::Gear { token, .. } => self.used("gear", &names.tokens[token.index()]),
            Event::Learned { token, .. } => self.used("ability", &names.tokens[token.index()]),
            Event::Used { power, .. } => self.used("power", &names.powers[power as usize]),
            Event::Built { building, .. } => self.used("building", &names.buildings[building.index()]),
            Event::Kept { card: Some(card), .. } => self.used("quest kept", &names.quests[card.index()]),
            Event::Quest { card, .. } => self.used("quest", &names.quests[card.index()]),
            Event::OrderDone { order, .. } => self.used("order", &names.orders[order.index()]),
            Event::Found { find, .. } => self.used("find", &names.finds[find as usize]),
            Event::Exhausted { .. } => self.used("turn", "exhausted"),
            Event::Refilled { .. } => self.used("turn", "villagers called"),
            _ => {}
        }
    }

    /// Fights from their beginning to their end.
    fn count_fights(&mut self, events: &[Event]) {
        let mut now = Fight::default();
        for event in events {
            match *event {
                Event::Fight { .. } => now = Fight::default(),
                Event::Struck { lost, .. } => {
                    now.lost += u64::from(lost);
                    now.rounds += 1;
                }
                Event::Beaten { foe, .. } => self.count_fight(foe, now, true),
                Event::Retreated { foe, .. } | Event::Defeated { foe, .. } => self.count_fight(foe, now, false),
                _ => {}
            }
        }
    }
    fn count_fight(&mut self, foe: Foe, fight: Fight, won: bool) {
        let hit = if won { 1.0 } else { 0.0 };
        let Foe::Enemy(level) = foe else { return self.quest_fights.add(hit) };
        let fights = &mut self.fights[level as usize];
        fights.won.add(hit);
        fights.rounds.add(fight.rounds as f64);
        if won {
            fights.hearts.add(fight.lost as f64);
        }
    }

    fn count_ending(&mut self, played: &Played) {
        let mut scores: Vec<i32> = played.places.iter().map(|p| p.score).collect();
        scores.sort_unstable();
        if let [.., second, first] = scores[..] {
            self.lead.add(f64::from(first - second));
        }
    }
}

impl Ledger<NowOrNever> for Tally {
    fn event(&mut self, event: &Event) {
        self.now.push(*event);
    }

    fn end(&mut self, game: &NowOrNever, s: &State, played: &Played) {
        let events = std::mem::take(&mut self.now);
        events.iter().for_each(|event| self.note(game, event));
        self.count_fights(&events);
        self.count_ending(played);
        self.games += 1;
        self.decisions += played.decisions;
        self.forced += played.forced;
        let players = game.opt.players;
        let first = events.iter().find_map(|e| match *e {
            Event::FirstPlayer { seat } => Some(seat.0),
            _ => None,
        });
        let turns = events.iter().filter(|e| matches!(e, Event::Turn { .. })).count();
        self.turns.add(turns as f64 / f64::from(players));
        let firsts = played.places.iter().filter(|p| p.place == 1).count().max(1);
        for place in played.places.iter() {
            let won = if place.place == 1 { 1.0 / firsts as f64 } else { 0.0 };
            let p = &s.players[place.seat];
            let score = game.score(p);
            let total = f64::from(score.total());
            let nth = (place.seat.0 + players - first.unwrap_or(0)) % players;
            self.wins[place.seat.index()] += won;
            self.scores[place.seat.index()].add(total);
            self.score.add(total);
            self.sources.iter_mut().zip(sources(&score)).for_each(|(mean, n)| mean.add(n.into()));
            let hero = p.hero.expect("heroes are chosen").index();
            self.heroes[hero].add(won);
            self.hero_scores[hero].add(total);
            self.order[nth as usize].add(won);
            self.buildings.add(p.buildings().into());
            self.towns[p.buildings() as usize] += 1;
            self.villagers.add(game.count(p, Count::Villagers).into());
            self.hundred.add(if total >= 100.0 { 1.0 } else { 0.0 });
        }
    }

    fn merge(&mut self, o: Self) {
        self.games += o.games;
        self.decisions += o.decisions;
        self.forced += o.forced;
        for i in 0..4 {
            self.wins[i] += o.wins[i];
            self.scores[i].merge(o.scores[i]);
            self.heroes[i].merge(o.heroes[i]);
            self.hero_scores[i].merge(o.hero_scores[i]);
            self.order[i].merge(o.order[i]);
        }
        self.score.merge(o.score);
        self.sources.iter_mut().zip(o.sources).for_each(|(mine, theirs)| mine.merge(theirs));
        self.buildings.merge(o.buildings);
        self.towns.iter_mut().zip(o.towns).for_each(|(mine, theirs)| *mine += theirs);
        self.villagers.merge(o.villagers);
        self.turns.merge(o.turns);
        self.lead.merge(o.lead);
        self.hundred.merge(o.hundred);
        self.quest_fights.merge(o.quest_fights);
        for (mine, theirs) in self.fights.iter_mut().zip(o.fights) {
            mine.won.merge(theirs.won);
            mine.hearts.merge(theirs.hearts);
            mine.rounds.merge(theirs.rounds);
        }
        o.uses.into_iter().for_each(|(k, n)| *self.uses.entry(k).or_default() += n);
    }
}

/// The seats of a game, for reports.
pub(crate) fn seats(players: usize) -> impl Iterator<Item = Seat> {
    Seat::all(players as u8)
}

impl Simulated for NowOrNever {
    type Tally = Tally;
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
