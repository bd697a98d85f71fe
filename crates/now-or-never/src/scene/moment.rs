//! When it is: season, whose turn, and the question that opens.
use super::cards::{ANY, Cards};
use crate::catalog::Does;
use crate::play::Play;
use crate::state::*;
use crate::{NowOrNever, State};
use table::scene::Fields;
use table::{Problems, Seat, SeatSet};

#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Turn,
    Move,
    Stand,
    Fight,
    Produce,
}

const STEPS: [&str; 5] = ["turn", "move", "stand", "fight", "produce"];
/// What `moment` may say at each of them.
const DETAILS: [(At, &[&str]); 5] = [
    (At::Turn, &["armored"]),
    (At::Move, &["armored", "from", "left"]),
    (At::Stand, &["armored", "charged", "quested"]),
    (At::Fight, &["armored", "charged", "quest", "dealt", "rounds"]),
    (At::Produce, &[]),
];

/// What is known of the moment before the boards are laid out.
pub(super) struct Reading<'v> {
    turn: Seat,
    at: At,
    details: Fields<'v>,
    /// the card that is fought for: it lies on the table
    quest: Option<u8>,
}

/// The questions that open, the later ones first; none: production.
pub(super) struct Now {
    turn: Seat,
    armored: bool,
    steps: Vec<Step>,
}

impl<'v> Reading<'v> {
    pub fn read(g: &NowOrNever, scene: &Fields<'v>, s: &mut State, cards: &mut Cards, out: &mut Problems) -> Self {
        let last = u64::from(g.opt.players) - 1;
        let (at, known) = DETAILS[scene.one_of("step", &STEPS, out).unwrap_or(0) as usize];
        s.season = scene.number("season", 1..=6, out).map_or(1, |n| n as u8);
        s.first = scene.number("first", 0..=last, out).map_or(s.first, |n| Seat(n as u8));
        let passed = scene.list("passed", out).unwrap_or_default();
        s.passed = passed.iter().filter_map(|spot| spot.number(0..=last, out)).map(|n| Seat(n as u8)).collect();
        let next = g.in_order(s).find(|&seat| !s.passed.has(seat));
        let named = scene.number("turn", 0..=last, out).map(|n| Seat(n as u8));
        if at == At::Produce {
            for name in ["turn", "passed"].iter().filter(|name| scene.get(name).is_some()) {
                scene.wrong(name, "in production it is nobody's turn: everybody has passed (N-185)", out);
            }
            s.passed = SeatSet::first_n(g.opt.players);
        } else if next.is_none() {
            scene.wrong("passed", "somebody must go on; when all have passed the step is \"produce\" (N-042)", out);
        } else if named.is_some_and(|seat| s.passed.has(seat)) {
            scene.wrong("turn", "this seat has passed (N-040)", out);
        }
        let details = scene.inner("moment", known, out);
        let quest = details.get("quest").filter(|_| at == At::Fight);
        let quest = quest.and_then(|spot| cards.quests.name(&spot, ANY, out));
        Reading { turn: named.or(next).unwrap_or(s.first), at, details, quest }
    }

    /// The questions, as far as the boards allow them.
    pub fn open(&self, g: &NowOrNever, s: &State, out: &mut Problems) -> Now {
        let (seat, d) = (self.turn, &self.details);
        let p = &s.players[seat];
        let armored = d.flag("armored", out).unwrap_or(false);
        let can = |n: u8| g.cat.powers[n as usize].does == Does::IgnoreEnemies;
        if armored && !p.powers.iter().any(can) {
            d.wrong("armored", "this hero cannot ignore enemies (N-230)", out);
        }
        if matches!(self.at, At::Move | At::Stand | At::Fight) && p.hearts == 0 {
            out.add(format!("seats.{seat}.hearts"), "a hero without hearts does nothing (N-083, N-141)");
        }
        let charged = d.flag("charged", out).unwrap_or(false);
        if charged && g.enemy_at(s, p.space).is_none() {
            d.wrong("charged", format!("there is no enemy on space {} (N-093)", p.space), out);
        }
        let steps = match self.at {
            At::Turn => vec![Step::Turn],
            At::Move => {
                let from = d.get("from").and_then(|spot| g.read_space(&spot, s, out)).unwrap_or(p.space);
                let most = g.board(p).arrows[0] + p.gifts.movement;
                vec![Step::Move { from, left: d.number("left", 0..=30, out).map_or(most, |n| n as u8) }]
            }
            At::Stand => vec![Step::Stand { charged, quested: d.flag("quested", out).unwrap_or(false) }],
            At::Fight => self.fight(g, s, charged, out),
            At::Produce => vec![],
        };
        Now { turn: seat, armored, steps }
    }

    fn fight(&self, g: &NowOrNever, s: &State, charged: bool, out: &mut Problems) -> Vec<Step> {
        let (d, space) = (&self.details, s.players[self.turn].space);
        let quest = self.quest.map(|card| (card, &g.cat.quests[card as usize]));
        let foe = match quest {
            Some((_, quest)) if quest.foe.is_none() => {
                d.wrong("quest", "nobody is fought for this card (N-251)", out);
                return vec![];
            }
            Some((_, quest)) if g.location_at(s, space) != Some(quest.location) => {
                d.wrong("quest", format!("is played at {} (N-245)", quest.location), out);
                return vec![];
            }
            Some((card, _)) => Foe::Quest(card),
            None if d.get("quest").is_some() => return vec![],
            None => match g.enemy_at(s, space) {
                Some(level) => Foe::Enemy(level),
                None => {
                    out.add("step", format!("there is no enemy on space {space} (N-104)"));
                    return vec![];
                }
            },
        };
        if charged && quest.is_none() {
            d.wrong("charged", "is said of what follows the fight for a quest card (N-251)", out);
        }
        let alive = u64::from(g.foe(foe).0) - 1;
        let dealt = d.number("dealt", 0..=alive, out).unwrap_or(0) as u8;
        let rounds = d.number("rounds", 0..=99, out).map_or(u8::from(dealt > 0), |n| n as u8);
        if dealt > 0 && rounds == 0 {
            d.wrong("rounds", format!("{dealt} damage was dealt in some round (N-109)"), out);
        }
        let mut steps = vec![Step::Fight { foe, dealt, rounds }];
        if quest.is_some() {
            steps.insert(0, Step::Stand { charged, quested: true });
        }
        steps
    }
}

impl Now {
    pub fn open(&self, play: &mut Play) {
        play.s.phase = Phase::Turns;
        play.s.stack.clear();
        play.s.asked = SeatSet::NONE;
        play.s.active = self.turn;
        play.s.moment = Moment { armored: self.armored, ..Moment::default() };
        if self.steps.is_empty() {
            return play.open_production();
        }
        if play.g.is_solo() {
            play.push(self.turn, Step::SoloTurn); // N-283
        }
        self.steps.iter().for_each(|&step| play.push(self.turn, step));
    }
}
