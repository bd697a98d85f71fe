//! When it is: round, turn and step, how many dice each seat has left by then, and the question that opens.
use super::cards::Cards;
use crate::play::Play;
use crate::state::*;
use crate::words::Face;
use crate::{Catalog, Merchants};
use table::scene::{Fields, Spot, all};
use table::{Problems, Seat};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Plan,
    Move,
    Act,
    Final,
    /// the questions are named one by one
    Doing,
}

const PHASES: [Phase; 4] = [Phase::Plan, Phase::Move, Phase::Act, Phase::Final];

pub(super) struct Moment {
    /// Otherwise the fresh game's question stays open.
    pub named: bool,
    round: u8,
    turn: Seat,
    phase: Phase,
    /// the open questions, if they are named
    pub frames: Option<Vec<Frame>>,
}

/// Night dice that a seat must have.
struct Due {
    turns: usize,
    reserve: usize,
    locked: usize,
    spent: u8,
}

impl Moment {
    pub fn read(scene: &Fields, game: &Merchants, cards: &mut Cards, out: &mut Problems) -> Moment {
        let named = ["round", "turn", "step", "doing"].iter().any(|name| scene.get(name).is_some());
        let step = scene.one_of("step", &["plan", "move", "act", "final"], out);
        let doing = scene.get("doing").is_some();
        let phase = if doing { Phase::Doing } else { step.map_or(Phase::Plan, |i| PHASES[i as usize]) };
        let turn = scene.number("turn", 0..=u64::from(game.opt.players) - 1, out).unwrap_or(0);
        let rounds = match phase {
            Phase::Final => 14..=14,
            Phase::Doing => 0..=14,
            _ => 1..=13,
        };
        let least = if doing { 1 } else { *rounds.start() };
        let round = scene.number("round", rounds, out).unwrap_or(least) as u8;
        let turn = Seat(turn as u8);
        if game.is_rival(turn) && matches!(phase, Phase::Move | Phase::Act) {
            scene.wrong("step", "the automaton plays its whole turn by itself: \"plan\" (P-067)", out);
        }
        if doing && step.is_some() {
            scene.wrong("step", "either `step` or `doing`: the first entry of `doing` says what the turn is at", out);
        }
        if doing && turn != Seat(0) && !(1..=13).contains(&round) {
            scene.wrong("turn", "set-up and final travels belong to nobody's turn: it is 0 then (F-190)", out);
        }
        let mut frames = game.read_doing(scene, turn, cards, out);
        if let Some(frames) = &mut frames {
            game.put_ground(frames, turn, round);
        }
        Moment { named, round, turn, phase, frames }
    }

    /// Is the set-up over?
    pub fn has_begun(&self) -> bool {
        self.named && self.round > 0
    }

    /// The moment of the state; what was open before is closed.
    pub fn set(&self, s: &mut State) {
        if self.named {
            s.stack.clear();
            s.pairs.clear();
            s.round = self.round;
            // F-190: final travels belong to nobody's turn
            s.active = if self.phase == Phase::Final { Seat(0) } else { self.turn };
        }
        // more than fit are refused later, with what is wrong
        for frame in self.frames.iter().flatten().take(DEPTH) {
            s.stack.push(frame.seat, frame.step);
        }
    }

    /// Opens the question.
    pub fn open(&self, play: &mut Play) {
        match self.phase {
            _ if !self.named => {}
            Phase::Doing => {} // they lie there already
            Phase::Plan => play.open_turn(self.turn),
            Phase::Move => play.push(self.turn, Step::Move),
            Phase::Act => {
                play.push(self.turn, Step::Move);
                play.arrive(self.turn);
            }
            Phase::Final => {
                let seats = Seat::all(play.g.opt.players).filter(|&seat| seat >= self.turn);
                seats.rev().for_each(|seat| play.push(seat, Step::FinalVisit));
            }
        }
    }

    fn has_pool(&self, seat: Seat) -> bool {
        let begun = match self.phase {
            Phase::Move | Phase::Act => true,
            Phase::Doing => matches!(
                self.frames.iter().flatten().next().map(|frame| frame.step),
                Some(Step::Move | Step::Shoe { .. } | Step::Act { .. } | Step::Rest)
            ),
            Phase::Plan | Phase::Final => false,
        };
        seat == self.turn && begun
    }

    /// F-022, F-034, F-040, F-058, F-059.
    fn due(&self, seat: Seat) -> Due {
        const RESERVE: [usize; 14] = [4, 3, 2, 1, 3, 2, 1, 2, 1, 1, 0, 0, 0, 0];
        const LOCKED: [usize; 14] = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0];
        const SPENT: [u8; 14] = [0, 1, 2, 3, 0, 1, 2, 0, 1, 0, 0, 1, 2, 3];
        let yet_to_come = seat >= self.turn || self.round == 14;
        let turns = usize::from(self.round).saturating_sub(yet_to_come.into());
        let pool = usize::from(self.has_pool(seat));
        let late = self.round > 10;
        Due {
            turns,
            reserve: RESERVE[turns].saturating_sub(if late { 0 } else { pool }),
            locked: LOCKED[turns].saturating_sub(if late { pool } else { 0 }),
            spent: SPENT[turns],
        }
    }

    /// The night dice of a seat and its illuminated ones.
    pub fn dice(&self, seat: Seat, fields: &Fields, p: &mut Player, cat: &Catalog, out: &mut Problems) {
        let due = self.due(seat);
        let spare = rolled(p).nth(due.reserve).unwrap_or(Face::One);
        let set = p.locked;
        self.locked(&due, fields, p, cat, out);
        self.reserve(&due, fields, p, cat, out);
        p.spent = due.spent;
        if let Some(n) = fields.number("spent", 0..=3, out)
            && n != u64::from(due.spent)
        {
            fields.wrong("spent", due.must("spent dice", due.spent.into()), out);
        }
        if let Some(spots) = fields.few("special_reserve", 2, "F-146", out)
            && let Some(faces) = all(spots.iter().map(|spot| face(spot, &cat.illuminated, out)))
        {
            p.glow = std::array::from_fn(|i| faces.get(i).copied());
            p.sort_glow();
        }
        for (name, sides) in [("pool", &cat.night), ("pool_illuminated", &cat.illuminated)] {
            let Some(spot) = fields.get(name) else { continue };
            let found = face(&spot, sides, out);
            if !self.has_pool(seat) {
                spot.wrong("only the seat in turn has an action pool, at the steps move and act (F-034)", out);
            } else if name == "pool" {
                p.night = found;
            } else {
                p.lit = found;
            }
        }
        if self.has_pool(seat) && p.night.is_none() {
            // the die that left the reserve, or in the last rounds the slot
            p.night = if self.round > 10 { set[due.locked.min(2)] } else { Some(spare) };
        }
    }

    fn locked(&self, due: &Due, fields: &Fields, p: &mut Player, cat: &Catalog, out: &mut Problems) {
        let slot = |spot: &Spot, out: &mut Problems| {
            if spot.value.is_null() { Some(None) } else { face(spot, &cat.night, out).map(Some) }
        };
        let named = fields.places("locked", 3, out).and_then(|spots| all(spots.iter().map(|spot| slot(spot, out))));
        match named {
            Some(faces) => {
                p.locked = std::array::from_fn(|i| faces[i]);
                if p.locked.iter().flatten().count() != due.locked {
                    fields.wrong("locked", due.must("locked dice", due.locked), out);
                }
            }
            None => p.locked[due.locked..].fill(None),
        }
    }

    fn reserve(&self, due: &Due, fields: &Fields, p: &mut Player, cat: &Catalog, out: &mut Problems) {
        let spots = fields.list("reserve", out);
        let named = spots.and_then(|spots| all(spots.iter().map(|spot| face(spot, &cat.night, out))));
        if named.as_ref().is_some_and(|faces| faces.len() != due.reserve) {
            fields.wrong("reserve", due.must("dice in the reserve", due.reserve), out);
        }
        let faces = named.unwrap_or_else(|| rolled(p).take(due.reserve).collect());
        p.reserve = [0; 8];
        faces.iter().for_each(|&face| p.reserve[face.index()] += 1);
    }
}

impl Merchants {
    /// Whoever names only the question means the last one of a turn: Rest follows it.
    fn put_ground(&self, frames: &mut Vec<Frame>, turn: Seat, round: u8) {
        let ground = if self.is_rival(turn) { Step::RivalRest } else { Step::Rest };
        let named = frames.first().is_none_or(|frame| super::course::is_ground(frame.step));
        if !named && (1..=13).contains(&round) {
            frames.insert(0, Frame { seat: turn, step: ground });
        }
    }
}

impl Due {
    fn must(&self, what: &str, n: usize) -> String {
        format!("this seat has taken {} turns, so it must have {n} {what} (F-034, F-040, F-058)", self.turns)
    }
}

/// The faces in the reserve.
fn rolled(p: &Player) -> impl Iterator<Item = Face> + use<> {
    let reserve = p.reserve;
    Face::ALL.iter().flat_map(move |&face| (0..reserve[face.index()]).map(move |_| face))
}

/// A face that a die has.
pub(super) fn face(spot: &Spot, sides: &[Face; 6], out: &mut Problems) -> Option<Face> {
    let face: Face = spot.word(out)?;
    if !sides.contains(&face) {
        spot.wrong(format!("this die has no face {face}"), out);
        return None;
    }
    Some(face)
}
