//! Which questions can lie on which: a list `doing` that no game comes to is refused with the rule that it breaks.
//!
//! A turn has one frame at its bottom; the final travels have one for each seat that is still to come, the set-up its own.
//! A caravan has planned its frames when it set out, and only the last ones can be gone. Everything else opens and
//! closes by itself and may lie anywhere above.
use crate::Merchants;
use crate::effect::{Effect, List};
use crate::ringway;
use crate::rival::choices::Trip;
use crate::state::*;
use crate::words::*;
use table::{Problems, Seat, SeatSet};

/// Deeper than this no question may lie while a caravan could still be planned on top of it: that takes twelve.
const SHALLOW: usize = DEPTH - 16;
/// The same once everything is planned: effects go no deeper than six.
const DEEP: usize = DEPTH - 6;

/// What is at the bottom of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    SetUp,
    Turn,
    Final,
}

impl Ground {
    pub fn of_round(round: u8) -> Ground {
        match round {
            0 => Ground::SetUp,
            1..=13 => Ground::Turn,
            _ => Ground::Final,
        }
    }
}

pub(super) fn is_ground(step: Step) -> bool {
    matches!(
        step,
        Step::Draft
            | Step::Keep
            | Step::Plan
            | Step::Move
            | Step::Shoe { .. }
            | Step::Act { .. }
            | Step::Rest
            | Step::RivalTurn
            | Step::RivalRest
            | Step::FinalVisit
    )
}

/// Does the automaton do this by itself?
fn plays_itself(step: Step) -> bool {
    matches!(
        step,
        Step::RivalTurn
            | Step::RivalAct
            | Step::RivalRest
            | Step::RivalRoute { .. }
            | Step::Effects { .. }
            | Step::Depart
            | Step::PackUp
            | Step::Joining
            | Step::TakeDie
            | Step::Delivering { .. }
            | Step::Visiting
            | Step::Fortune { .. }
            | Step::FinalVisit
            | Step::RuinsMove { .. }
            | Step::Window
    )
}

/// Is it a part of a journey?
fn of_caravan(step: Step) -> bool {
    matches!(
        step,
        Step::Route
            | Step::RivalRoute { .. }
            | Step::TakeCompanion
            | Step::Joining
            | Step::Depart
            | Step::TakeDie
            | Step::PackUp
            | Step::Visiting
            | Step::Delivering { .. }
            | Step::Fortune { .. }
    )
}

/// A stack that is being looked at.
pub(super) struct Course<'a> {
    pub game: &'a Merchants,
    pub s: &'a State,
    pub frames: &'a [Frame],
    pub out: &'a mut Problems,
}

impl Course<'_> {
    fn wrong(&mut self, i: usize, what: impl std::fmt::Display) {
        self.out.add(format!("doing.{i}"), what);
    }

    pub fn check(&mut self) {
        let most = if self.s.caravan.event.is_none() { SHALLOW } else { DEEP };
        if self.frames.len() > most {
            self.out.add("doing", format!("at most {most} questions can lie on each other here"));
            return;
        }
        let ground = Ground::of_round(self.s.round);
        let above = match ground {
            Ground::SetUp => self.set_up(),
            Ground::Turn => self.turn(),
            Ground::Final => self.final_travels(),
        };
        for i in 0..self.frames.len() {
            if i >= above && is_ground(self.frames[i].step) {
                self.wrong(i, "is not asked on top of something else (F-031)");
            }
            self.seat(i);
            self.alone(i);
        }
        if ground == Ground::Turn {
            self.journey();
        } else if let Some(i) = self.frames.iter().position(|f| of_caravan(f.step) && !arrives(f.step)) {
            self.wrong(i, "nobody leads a caravan outside of a turn (F-190)");
        }
    }

    // -- the bottom -------------------------------------------------------------------------------

    /// F-024, F-029: the first turn, then who is still to keep a deed, then who is still to draft.
    fn set_up(&mut self) -> usize {
        let first = if self.game.is_rival(Seat(0)) { Step::RivalTurn } else { Step::Plan };
        if self.frames.first() != Some(&Frame { seat: Seat(0), step: first }) {
            self.out.add("doing", format!("must begin with {} of seat 0, which follows the set-up", first.name()));
            return 0;
        }
        let mut at = 1;
        for (step, option) in [(Step::Keep, self.game.opt.deeds_keep_one_of_two), (Step::Draft, self.game.opt.draft)] {
            let from = at;
            at = self.descending(from, step);
            let drafting = self.frames.iter().any(|f| f.step == Step::Draft);
            let people = self.game.opt.players - u8::from(self.game.opt.automaton.is_some());
            if at > from && !option {
                self.wrong(from, format!("there is no {} at this table: it is an option", step.name()));
            } else if step == Step::Keep && option && drafting && at - from != usize::from(people) {
                self.out.add("doing", "deeds are kept after the draft: everybody is still to do so (F-024)");
            }
        }
        let drafting = self.frames.iter().filter(|f| f.step == Step::Draft).count();
        if drafting > self.s.pairs.len() {
            self.out
                .add("draft", format!("{drafting} are still to draft, so there are as many pairs at least (F-029)"));
        }
        at
    }

    /// Goes over frames of one kind whose seats come down to the next one to be asked; where they end.
    fn descending(&mut self, from: usize, step: Step) -> usize {
        let mut at = from;
        let mut last = Seat(self.game.opt.players);
        while let Some(frame) = self.frames.get(at).filter(|frame| frame.step == step) {
            if frame.seat >= last {
                self.wrong(at, "seats are asked in their order, so the last one stands first here");
            }
            last = frame.seat;
            at += 1;
        }
        at
    }

    fn turn(&mut self) -> usize {
        let Some(&Frame { seat, step }) = self.frames.first() else {
            self.out.add("doing", "somebody is in turn; only after round 13 nothing is left to do (F-030)");
            return 0;
        };
        let rival = self.game.is_rival(self.s.active);
        let fits = match step {
            Step::Plan | Step::Move | Step::Shoe { .. } | Step::Act { .. } | Step::Rest => !rival,
            Step::RivalTurn | Step::RivalRest => rival,
            _ => false,
        };
        if !fits || seat != self.s.active {
            let all = if rival { "rival-turn, rival-rest" } else { "plan, move, horseshoe, act, rest" };
            self.wrong(0, format!("must be one of {all}, of the seat in turn: every turn has it at its bottom"));
        }
        if let Step::Act { open } = step {
            self.parts(open);
        }
        1
    }

    /// F-049 to F-052, F-151.
    fn parts(&mut self, open: u8) {
        let p = &self.s.players[self.s.active];
        let two = p.lit.is_some();
        let building = p.space != 0 || p.owns(Steed::Longshadow);
        let right = if two {
            open & ringway::TWO_DICE != 0 && open != ringway::TWO_DICE && (building || open & ringway::BUILDING == 0)
        } else {
            open == 0b11
        };
        if !right {
            self.wrong(0, format!("`bits` cannot be {open} here: 3 with one die, with two 8 and what is open (F-049)"));
        }
    }

    /// F-190: those who are still to come, then whoever travels.
    fn final_travels(&mut self) -> usize {
        self.descending(0, Step::FinalVisit)
    }

    // -- one frame --------------------------------------------------------------------------------

    fn seat(&mut self, i: usize) {
        let Frame { seat, step } = self.frames[i];
        let rival = self.game.is_rival(seat);
        if step.is_for_rival() && (self.game.opt.automaton.is_none() || seat != self.game.you()) {
            self.wrong(i, "for the automaton the next person clockwise is asked (F-227)");
        } else if matches!(step, Step::RivalTurn | Step::RivalAct | Step::RivalRest | Step::RivalRoute { .. }) && !rival
        {
            self.wrong(i, "only the automaton does this (P-067)");
        } else if rival && (!plays_itself(step) || matches!(step, Step::Window if self.s.round == 0)) {
            self.wrong(i, "the automaton is never asked this (P-094)");
        } else if self.s.in_turn() && !self.takes_part(seat) && !step.is_for_rival() && step != Step::Joining {
            self.wrong(i, "only the seat in turn and those who travel with it are asked (F-030)");
        }
    }
    fn takes_part(&self, seat: Seat) -> bool {
        seat == self.s.active || self.s.caravan.joined.has(seat)
    }

    /// What a frame needs whatever lies below it.
    fn alone(&mut self, i: usize) {
        let Frame { seat, step } = self.frames[i];
        let (s, p, cat) = (self.s, &self.s.players[seat], &self.game.cat);
        let bottom = self.frames[0].step;
        let wrong: Option<&str> = match step {
            Step::SlotTwo | Step::SlotThree if i != 1 || bottom != Step::Move => {
                Some("follows the bump at once: only `move` lies below it (F-035)")
            }
            Step::SlotTwo if p.lit.is_some() => Some("an illuminated die is in the pool already (F-037)"),
            Step::Bazaar { off: 1.., .. } if !p.owns(Steed::Brembizant) => {
                Some("`left` is Brembizánt's discount, and he is not here (F-150)")
            }
            Step::Sell { hero, served, .. } if served >> cat.hero(hero).requests().len() != 0 => {
                Some("`bits` are requests that he does not have (F-075)")
            }
            Step::Sell { place, .. } if s.inn[place as usize].is_some() => {
                Some("`n` is the hero's own place at the inn, where nobody else is (F-074)")
            }
            Step::Giving { served, upgraded, .. } if u32::from(upgraded) > served.count_ones() => {
                Some("`n` are the upgraded ones among the goods that were given (F-103)")
            }
            Step::Yurg if s.caravan != Caravan::default() => Some("a caravan is under way already (F-083)"),
            Step::Effects { at } if self.by_cat(at) => {
                Some("Threy Cat acts through `copy` and `take-cat` (F-203, F-204)")
            }
            Step::TakeSteed if s.stable == 0 => Some("there is no steed that nobody owns (F-160)"),
            Step::Pay { building } if cat.buildings[building.index()].costs.is_empty() => {
                Some("nothing is paid at this building")
            }
            Step::PlaceTile { tile: Tile::RuinsLantern } if p.lanterns > 3 => {
                Some("a lantern has made room for this tile before (F-163)")
            }
            Step::RivalAct if i != 1 || bottom != Step::RivalRest => Some("lies on `rival-rest` (P-067)"),
            Step::RivalCompanion if s.row.iter().all(Option::is_none) => {
                Some("there is no companion to choose (P-072)")
            }
            Step::RivalCompanion if !self.frames.iter().any(|f| f.step == Step::RivalRoute { town: None }) => {
                Some("it chooses its road after that: `rival-route` lies below (P-072)")
            }
            Step::RivalTown { trip: Trip::Final, .. } if s.in_turn() => Some("that is for its final travel (P-084)"),
            Step::RivalTown { trip: Trip::Lead, .. } if !self.leads() => {
                Some("the automaton leads no caravan that could still choose its town (P-073)")
            }
            Step::Window if !s.in_turn() => Some("companions are used in turns only (F-201)"),
            _ => None,
        };
        if let Some(what) = wrong {
            self.wrong(i, what);
        }
    }

    fn by_cat(&self, at: List) -> bool {
        self.game.cat.list(at).iter().any(|effect| matches!(effect, Effect::CopyDie | Effect::LiftDie))
    }

    fn leads(&self) -> bool {
        self.game.is_rival(self.s.active) && self.gathers() && !self.frames.iter().any(|f| of_caravan(f.step))
    }

    // -- the caravan ------------------------------------------------------------------------------

    /// F-089 to F-108.
    fn journey(&mut self) {
        let parts: Vec<Frame> = self.frames.iter().copied().filter(|f| of_caravan(f.step)).collect();
        let c = &self.s.caravan;
        let leader = self.s.active;
        let leaders = |step: Step| Frame { seat: leader, step };
        let set_out = matches!(parts.first(), Some(f) if matches!(f.step, Step::Fortune { .. }));
        let right = match parts[..] {
            [] => {
                c.joined.is_empty()
                    || self.frames.iter().any(|f| matches!(f.step, Step::RivalTown { trip: Trip::Lead, .. }))
            }
            _ if !c.joined.has(leader) => false,
            [one] if one == leaders(Step::Route) || one == leaders(Step::RivalRoute { town: None }) => self.gathers(),
            [one, two] if [one, two] == [Step::Route, Step::TakeCompanion].map(leaders) => self.gathers(),
            [first, ..] if first == leaders(Step::Depart) => self.asks_around(&parts[1..]),
            _ if set_out => self.is_planned(&parts) && self.has_dice(&parts),
            _ => false,
        };
        if !right {
            self.out
                .add("doing", "these parts of a journey do not follow each other for this `caravan` (F-089 to F-108)");
        }
    }

    /// Nothing is declared yet.
    fn gathers(&self) -> bool {
        let c = &self.s.caravan;
        *c == Caravan { joined: SeatSet::one(self.s.active), extra: c.extra, ..Caravan::default() }
    }

    /// F-092: those who have not answered, the last one first.
    fn asks_around(&self, asked: &[Frame]) -> bool {
        let c = &self.s.caravan;
        let others = || self.game.seats_after(self.s.active);
        let due = others().rev().take(asked.len()).map(|seat| Frame { seat, step: Step::Joining });
        c.event.is_none()
            && c.dice == [0; 6]
            && asked.iter().copied().eq(due)
            && asked.iter().all(|f| !c.joined.has(f.seat))
    }

    /// F-095, F-100, F-108: what was planned, less what is over.
    fn is_planned(&self, parts: &[Frame]) -> bool {
        let plan = self.game.journey_plan(self.s.active, &self.s.caravan);
        let plan: Vec<Frame> = plan.iter().copied().filter(|f| of_caravan(f.step)).collect();
        let last = parts.len() - 1;
        let town = self.s.caravan.town;
        parts.len() <= plan.len()
            && parts.iter().zip(&plan).enumerate().all(|(i, (part, planned))| {
                part.seat == planned.seat
                    && match (part.step, planned.step) {
                        (Step::Fortune { left }, Step::Fortune { left: all }) => left == all || last == 0 && left < all,
                        (Step::Delivering { town: at }, Step::Visiting) => {
                            i == last && (at == town || at == town.neighbour())
                        }
                        (part, planned) => part == planned,
                    }
            })
    }

    /// F-093, F-097, F-099: a die for everybody who is still to take one, and what lies there besides.
    fn has_dice(&self, parts: &[Frame]) -> bool {
        let c = &self.s.caravan;
        let sum = c.dice.iter().map(|&n| u32::from(n)).sum::<u32>();
        let to_take: SeatSet = parts.iter().filter(|f| f.step == Step::TakeDie).map(|f| f.seat).collect();
        if !parts.iter().any(|f| f.step == Step::PackUp) {
            let packed = Caravan { town: c.town, road: c.road, joined: c.joined, extra: c.extra, ..Caravan::default() };
            return *c == packed;
        }
        let took = |seat: Seat| c.joined.has(seat) && !to_take.has(seat);
        c.event.is_some_and(|event| self.game.cat.roads[c.road.index()].has(event))
            && sum == to_take.len() + u32::from(c.extra)
            && Seat::all(self.game.opt.players).all(|seat| took(seat) == (c.taken[seat] != 0))
            && took(self.s.active) == (c.own != 0)
            && c.own >= c.taken[self.s.active]
    }
}

/// Somebody may visit a town in the final travels, too.
fn arrives(step: Step) -> bool {
    matches!(step, Step::Delivering { .. })
}
