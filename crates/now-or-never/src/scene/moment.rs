//! When it is: season, whose turn, and the question that opens.
use super::cards::{Named, any};
use super::doing::Doing;
use super::start::KEPT;
use crate::cards::QuestCard;
use crate::catalog::{Does, Limit};
use crate::play::Play;
use crate::state::*;
use crate::{NowOrNever, State};
use table::scene::Fields;
use table::{Problems, Seat, SeatSet, Set};

#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Turn,
    Move,
    Stand,
    Fight,
    Produce,
    Over,
}

const STEPS: [&str; 6] = ["turn", "move", "stand", "fight", "produce", "over"];
/// What `moment` may say at each of them.
const DETAILS: [(At, &[&str]); 6] = [
    (At::Turn, &["armored"]),
    (At::Move, &["armored", "from", "left"]),
    (At::Stand, &["armored", "charged", "quested"]),
    (At::Fight, &["armored", "charged", "quest", "dealt", "rounds"]),
    (At::Produce, &ROUND),
    (At::Over, &ROUND),
];

/// What `moment` may say beside `doing`.
const ROUND: [&str; 6] = ["armored", "damage", "defence", "boosted", "helm", "used"];

/// What is known of the moment before the boards are laid out.
pub(super) struct Reading<'v> {
    turn: Seat,
    at: At,
    details: Fields<'v>,
    /// the card that is fought for: it lies on the table
    quest: Option<QuestCard>,
    /// questions in the middle of a turn, instead of a step
    doing: Option<Vec<Step>>,
    /// who has not yet said that goods may come
    asked: Option<SeatSet>,
}

/// The questions that open, the later ones first; none: production, or the end.
pub(super) struct Now {
    at: Phase,
    turn: Seat,
    moment: Moment,
    steps: Vec<Step>,
    asked: Option<SeatSet>,
}

impl<'v> Reading<'v> {
    pub fn read(g: &NowOrNever, scene: &Fields<'v>, s: &mut State, cards: &mut Named, out: &mut Problems) -> Self {
        if s.phase == Phase::SetUp {
            let details = Fields::none("moment");
            return Reading { turn: s.first, at: At::Turn, details, quest: None, doing: None, asked: None };
        }
        let last = u64::from(g.opt.players) - 1;
        let (at, known) = DETAILS[scene.one_of("step", &STEPS, out).unwrap_or(0) as usize];
        let over = at == At::Over;
        s.season = scene.number("season", 0..=6, out).map_or(if over { 6 } else { 1 }, |n| n.max(1) as u8);
        g.read_first(scene, s, out);
        if over {
            s.phase = Phase::Over;
            if s.season != 6 {
                scene.wrong("season", "it ends after season 6 (N-197)", out);
            }
        }
        let passed = scene.list("passed", out).unwrap_or_default();
        s.passed = passed.iter().filter_map(|spot| spot.number(0..=last, out)).map(|n| Seat(n as u8)).collect();
        let next = g.in_order(s).find(|&seat| !s.passed.has(seat));
        let named = scene.number("turn", 0..=last, out).map(|n| Seat(n as u8));
        if over || at == At::Produce {
            for name in ["turn", "passed"].iter().filter(|name| scene.get(name).is_some()) {
                scene.wrong(name, "it is nobody's turn: everybody has passed (N-185)", out);
            }
            s.passed = SeatSet::first_n(g.opt.players);
        } else if next.is_none() {
            scene.wrong("passed", "somebody must go on; when all have passed the step is \"produce\" (N-042)", out);
        } else if named.is_some_and(|seat| s.passed.has(seat)) {
            scene.wrong("turn", "this seat has passed (N-040)", out);
        }
        // a set-up that cannot be was named before
        let spots = if g.in_set_up(scene) { None } else { scene.list("doing", out) };
        if spots.is_some() && scene.get("step").is_some() {
            scene.wrong("step", "`doing` says it all", out);
        }
        let known = if spots.is_some() { &ROUND[..] } else { known };
        let details = scene.inner("moment", known, out);
        let quest = details.get("quest").filter(|_| at == At::Fight);
        let quest = quest.and_then(|spot| cards.quests.name(&spot, &any, out));
        // what lasted for the last turn still lies there while goods are waited for
        let last_to_pass = scene.number("last", 0..=last, out).map(|n| Seat(n as u8));
        if last_to_pass.is_some() && at != At::Produce && !over {
            scene.wrong("last", "says who passed last, in production and at the end (N-185)", out);
        }
        let turn = last_to_pass.or(named).or(next).unwrap_or(s.first);
        let doing = spots.map(|spots| Doing { game: g, turn, cards }.read(&spots, out));
        let asked = scene.list("asked", out).map(|spots| {
            spots.iter().filter_map(|spot| spot.number(0..=last, out)).map(|n| Seat(n as u8)).collect::<SeatSet>()
        });
        if asked.is_some_and(|asked| at != At::Produce || asked.is_empty()) {
            scene.wrong("asked", "says who has not answered yet in production, at least one (N-195)", out);
        }
        Reading { turn, at, details, quest, doing, asked }
    }

    /// Questions about orders that the scene does not name (N-337).
    pub fn unseen_orders(&mut self) -> Vec<&mut Step> {
        let unseen = |step: &&mut Step| matches!(step, Step::KeepOrder { a, b } if a == b);
        self.doing.iter_mut().flatten().filter(unseen).collect()
    }

    /// The questions, as far as the boards allow them.
    pub fn open(&self, g: &NowOrNever, s: &State, out: &mut Problems) -> Now {
        let (seat, d) = (self.turn, &self.details);
        if s.phase == Phase::SetUp {
            g.check_hands(s, out);
            return Now { at: s.phase, turn: seat, moment: Moment::default(), steps: vec![], asked: None };
        }
        if s.phase == Phase::Over {
            let left = |seat: &Seat| !s.players[*seat].hand.is_empty() || s.players[*seat].orders != 0;
            for seat in g.seats_of().filter(left) {
                out.add(format!("seats.{seat}"), "hand and orders were laid away at the end (N-198)");
            }
        }
        let p = &s.players[seat];
        let armored = d.flag("armored", out).unwrap_or(false);
        let can = |n: u8| g.cat.powers[n as usize].does == Does::IgnoreEnemies;
        if let Some(steps) = &self.doing {
            g.check_doing(seat, steps, s, out);
        }
        for other in g.seats_of().filter(|&other| !s.players[other].drawn.is_empty()) {
            let draws = self.doing.iter().flatten().any(|step| step.draws());
            if other != seat || !draws {
                out.add(format!("seats.{other}.drawn"), "only who is drawing has such cards (N-249)");
            }
        }
        let moment = Moment { armored, ..self.round(g, p, out) };
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
        let steps = match (&self.doing, self.at) {
            (Some(steps), _) => steps.clone(),
            (None, at) => self.steps(g, s, at, charged, out),
        };
        Now { at: s.phase, turn: seat, moment, steps, asked: self.asked }
    }

    /// N-316: what the round that is open has so far.
    fn round(&self, g: &NowOrNever, p: &Player, out: &mut Problems) -> Moment {
        let d = &self.details;
        let few = |name, most, out: &mut Problems| d.number(name, 0..=most, out).unwrap_or(0) as u8;
        let mut used = Set::NONE;
        for spot in d.list("used", out).unwrap_or_default() {
            let once = |&n: &u64| p.powers.has(n as u8) && g.cat.powers[n as usize].limit == Limit::Round;
            match spot.number(0..=g.cat.powers.len() as u64 - 1, out).filter(once) {
                Some(power) => used.add(power as u8),
                None => spot.wrong("this hero has nothing of that number that is used once a round (N-122)", out),
            }
        }
        Moment {
            armored: false,
            damage: few("damage", 99, out),
            defence: few("defence", 99, out),
            boosted: d.flag("boosted", out).unwrap_or(false),
            helm: few("helm", p.gifts.helm.into(), out),
            used,
        }
    }

    fn steps(&self, g: &NowOrNever, s: &State, at: At, charged: bool, out: &mut Problems) -> Vec<Step> {
        let (d, p) = (&self.details, &s.players[self.turn]);
        match at {
            At::Turn => vec![Step::Turn],
            At::Move => {
                let from = d.get("from").and_then(|spot| g.read_space(&spot, s, out)).unwrap_or(p.space);
                let most = g.board(p).arrows[0] + p.gifts.movement;
                vec![Step::Move { from, left: d.number("left", 0..=30, out).map_or(most, |n| n as u8) }]
            }
            At::Stand => vec![Step::Stand { charged, quested: d.flag("quested", out).unwrap_or(false) }],
            At::Fight => self.fight(g, s, charged, out),
            At::Produce | At::Over => vec![],
        }
    }

    fn fight(&self, g: &NowOrNever, s: &State, charged: bool, out: &mut Problems) -> Vec<Step> {
        let (d, space) = (&self.details, s.players[self.turn].space);
        let quest = self.quest.map(|card| (card, g.cat.quest(card)));
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

impl NowOrNever {
    /// N-033: whoever is still asked has eight cards, those that are kept among them; nobody else chooses from any.
    fn check_hands(&self, s: &State, out: &mut Problems) {
        for seat in self.seats_of() {
            let p = &s.players[seat];
            let left = s.stack.iter().find(|frame| frame.seat == seat).map(|frame| frame.step);
            let (hand, drawn) = match left {
                Some(Step::KeepQuests { left }) => (KEPT - left, KEPT + left),
                _ if s.season == 0 => (0, 0),
                _ => (KEPT, 0),
            };
            if (p.hand.len(), p.drawn.len()) != (hand.into(), drawn.into()) {
                let what = format!("now it has {hand} cards in hand and {drawn} to choose from (N-033)");
                out.add(format!("seats.{seat}"), what);
            }
            let lie = p.specialists.iter().flatten().count();
            let places = s.stack.iter().filter(|frame| matches!(frame.step, Step::PlaceStarting { .. })).count();
            if self.is_solo() && s.season == 0 && lie + places != 2 {
                out.add(format!("seats.{seat}.specialists"), "a builder and a healer, those to be placed too (N-023)");
            }
        }
    }
}

impl Now {
    pub fn open(&self, play: &mut Play) {
        if self.at == Phase::SetUp {
            return; // it was played to its question
        }
        play.s.phase = self.at;
        play.s.stack.clear();
        play.s.asked = SeatSet::NONE;
        play.s.active = self.turn;
        play.s.moment = self.moment;
        if self.at == Phase::Over {
            return;
        }
        if self.steps.is_empty() {
            play.open_production();
            play.s.asked = self.asked.unwrap_or(play.s.asked);
            return;
        }
        let whole = self.steps[0] == Step::SoloTurn || self.steps[0].is_the_bots();
        if play.g.is_solo() && !whole {
            play.push(self.turn, Step::SoloTurn); // N-283
        }
        self.steps.iter().for_each(|&step| play.push(self.turn, step));
    }
}
