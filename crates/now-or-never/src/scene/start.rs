//! A scene begins where the set-up ends, or at one of its questions: what the fresh game asks before is answered here.
use super::cards::Named;
use crate::cards::*;
use crate::catalog::STARTING;
use crate::play::Play;
use crate::state::*;
use crate::words::Hero;
use crate::{Action, Event, NowOrNever, State};
use table::scene::{Fields, Spot};
use table::{FastDice, Host, Problems, Quiet, Seat};

/// What a question of the set-up says.
const FIELDS: [&str; 4] = ["seat", "step", "left", "specialist"];
/// What nobody has before the first turn.
const LATER: [&str; 6] = ["turn", "passed", "step", "asked", "last", "moment"];
/// N-033: so many cards are kept, and as many are not.
pub(super) const KEPT: u8 = 4;

impl NowOrNever {
    /// The hero that each seat names.
    pub(super) fn read_heroes(&self, seats: &[Fields], out: &mut Problems) -> Vec<Option<Hero>> {
        let mut heroes: Vec<Option<Hero>> = vec![];
        for fields in seats {
            let hero = fields.word::<Hero>("hero", out);
            if hero.is_some() && heroes.contains(&hero) {
                fields.wrong("hero", "somebody else is that hero (N-025)", out);
            }
            heroes.push(hero);
        }
        heroes
    }

    pub(super) fn in_set_up(&self, scene: &Fields) -> bool {
        scene.get("season").is_some_and(|spot| spot.value.as_u64() == Some(0))
    }

    /// Season 0 is the set-up: it is played until `doing` is asked. Otherwise to its end: whoever names no hero gets the
    /// first that is left; the highest four cards are kept; starting specialists lie in the first slots.
    pub(super) fn play_set_up(
        &self,
        scene: &Fields,
        heroes: &[Option<Hero>],
        (s, cards): (&mut State, &mut Named),
        host: &mut dyn Host<Event>,
        out: &mut Problems,
    ) {
        if !self.in_set_up(scene) {
            self.answer_set_up(s, heroes, host, |_| false);
            return self.change_heroes(s, heroes);
        }
        for name in LATER.iter().filter(|name| scene.get(name).is_some()) {
            scene.wrong(name, "season 0 is the set-up: nobody has a turn yet", out);
        }
        let spots = scene.list("doing", out).unwrap_or_default();
        let asked = self.read_questions(&spots, cards, out);
        self.begin_with(scene, s, out);
        self.answer_set_up(s, heroes, host, |s| same_questions(&s.stack, &asked));
        self.change_heroes(s, heroes);
        if s.phase != Phase::SetUp {
            if asked.len() == spots.len() {
                scene.wrong("doing", "says what is asked in the set-up, as it comes in the order of seats", out);
            }
            return;
        }
        // which specialists are to be placed may be others than those that were dealt
        s.stack = asked.into_iter().collect();
        self.check_choosing(heroes, s, out);
    }

    fn read_questions(&self, spots: &[Spot], cards: &mut Named, out: &mut Problems) -> Vec<Frame> {
        let last = u64::from(self.opt.players) - 1;
        let mut question = |spot: &Spot| {
            let f = spot.fields(&FIELDS, out);
            let seat = Seat(f.number("seat", 0..=last, out).unwrap_or(0) as u8);
            let step = match f.one_of("step", &["choose-hero", "place-starting", "keep-quests"], out)? {
                0 => Step::ChooseHero,
                1 => {
                    let starts =
                        |n: SpecialistCard| (n.number() >= STARTING).then_some("is no starting specialist (N-023)");
                    let named = f.get("specialist").and_then(|spot| cards.specialists.name(&spot, &starts, out));
                    Step::PlaceStarting { specialist: named? }
                }
                _ => {
                    let left = f.number("left", 1..=KEPT.into(), out);
                    Step::KeepQuests { left: left.unwrap_or(KEPT.into()) as u8 }
                }
            };
            Some(Frame { seat, step })
        };
        spots.iter().take(DEPTH).filter_map(&mut question).collect()
    }

    /// N-036: whoever has the token is asked first.
    fn begin_with(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        self.read_first(scene, s, out);
        if !self.is_solo() {
            let order = self.in_order(s).rev();
            s.stack.iter_mut().zip(order).for_each(|(frame, seat)| frame.seat = seat);
        }
    }
    /// N-037: with the token go the coins of the order, unless a seat names its own.
    pub(super) fn read_first(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        let last = u64::from(self.opt.players) - 1;
        let Some(first) = scene.number("first", 0..=last, out) else { return };
        s.first = Seat(first as u8);
        for (seat, coins) in self.in_order(s).zip(crate::setup::COINS) {
            s.players[seat].coins = coins;
        }
    }

    /// Answers what the set-up asks, until it is over or `open` says so.
    fn answer_set_up(
        &self,
        s: &mut State,
        heroes: &[Option<Hero>],
        host: &mut dyn Host<Event>,
        open: impl Fn(&State) -> bool,
    ) {
        let mut offers = vec![];
        while let Some(Frame { seat, step }) = s.stack.top().filter(|_| s.phase == Phase::SetUp && !open(s)) {
            offers.clear();
            self.offers(s, seat, &mut offers);
            let wanted = |a: &&Action| matches!(a, Action::Hero { hero } if heroes[seat.index()] == Some(*hero));
            let unnamed = |a: &&Action| !matches!(a, Action::Hero { hero } if heroes.contains(&Some(*hero)));
            let choice = match step {
                Step::KeepQuests { .. } => offers.last(),
                _ => offers.iter().find(wanted).or_else(|| offers.iter().find(unnamed)).or(offers.first()),
            };
            let choice = *choice.expect("every question of the set-up has an answer");
            Play { g: self, s, h: host }.act(seat, choice);
        }
    }

    /// Heroes that the deal gave to somebody else change hands.
    fn change_heroes(&self, s: &mut State, heroes: &[Option<Hero>]) {
        for seat in self.seats_of() {
            let hero = heroes[seat.index()];
            if hero.is_none() || s.players[seat].hero.is_none() {
                continue;
            }
            let before = std::mem::replace(&mut s.players[seat].hero, hero);
            if let Some(other) = self.seats_of().find(|&other| other != seat && s.players[other].hero == hero) {
                s.players[other].hero = before;
            }
        }
        for seat in self.seats_of() {
            let p = &mut s.players[seat];
            if let Some(board) = p.hero.map(|hero| self.cat.hero(hero)) {
                (p.hearts, p.mana) = (board.hearts, board.mana);
            }
        }
        if self.is_solo() && s.bot.hero.is_some() && s.bot.hero == s.players[Seat(0)].hero {
            s.bot.hero = Hero::ALL.iter().copied().find(|&hero| s.bot.hero != Some(hero));
        }
    }

    /// Whoever is still asked for a hero has none, and everybody else has one.
    fn check_choosing(&self, heroes: &[Option<Hero>], s: &mut State, out: &mut Problems) {
        for seat in self.seats_of() {
            if s.players[seat].hero.is_some() && s.season == 0 {
                s.players[seat].gifts = Gifts::default();
                Play { g: self, s, h: &mut Quiet(FastDice::new(0)) }.refresh(seat);
            } else if s.players[seat].hero.is_none() && heroes[seat.index()].is_some() {
                out.add(format!("seats.{seat}.hero"), "is still to be chosen (N-025)");
            }
        }
    }
}

/// The same questions to the same seats, whichever specialist is to be placed.
fn same_questions(stack: &[Frame], asked: &[Frame]) -> bool {
    let alike = |a: Step, b: Step| match (a, b) {
        // N-023: a builder or a healer
        (Step::PlaceStarting { specialist: a }, Step::PlaceStarting { specialist: b }) => {
            (a.number() < STARTING / 2) == (b.number() < STARTING / 2)
        }
        _ => a == b,
    };
    stack.len() == asked.len() && stack.iter().zip(asked).all(|(a, b)| a.seat == b.seat && alike(a.step, b.step))
}
