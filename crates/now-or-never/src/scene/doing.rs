//! Questions in the middle of a turn, written as the view tells them (`doing`), the outermost first.
use super::cards::{Named, any};
use crate::cards::*;
use crate::effect::{Effect, List};
use crate::state::*;
use crate::words::*;
use crate::{NowOrNever, State};
use table::scene::{Fields, Spot};
use table::{Problems, Seat};

const FIELDS: [&str; 18] = [
    "seat",
    "step",
    "from",
    "left",
    "keep",
    "piles",
    "charged",
    "quested",
    "fight",
    "cast",
    "die",
    "off",
    "effects",
    "specialist",
    "quest",
    "place",
    "orders",
    "with",
];
/// As the view has it; what follows from the foe is read over.
const FIGHT: [&str; 7] = ["foe", "health", "attack", "dealt", "rounds", "damage", "loss"];
/// Deeper than anything that follows from one action.
const MOST: usize = DEPTH - 6;

/// Reads one question after the other; cards that lie in them are named.
pub(super) struct Doing<'a> {
    pub game: &'a NowOrNever,
    pub turn: Seat,
    pub cards: &'a mut Named,
}

impl Doing<'_> {
    pub fn read(&mut self, spots: &[Spot], out: &mut Problems) -> Vec<Step> {
        if let Some(spot) = spots.get(MOST) {
            spot.wrong(format!("at most {MOST} questions are open at once"), out);
            return vec![];
        }
        spots.iter().filter_map(|spot| self.step(&spot.fields(&FIELDS, out), out)).collect()
    }

    fn step(&mut self, f: &Fields, out: &mut Problems) -> Option<Step> {
        if f.number("seat", 0..=3, out).is_some_and(|seat| seat != u64::from(self.turn.0)) {
            f.wrong("seat", "only the seat in turn is asked (N-039)", out);
        }
        let few = |name: &str, out: &mut Problems| f.number(name, 0..=30, out).unwrap_or(0) as u8;
        let name = f.get("step").and_then(|spot| spot.value.as_str()).unwrap_or_default();
        Some(match name {
            "turn" => Step::Turn,
            "move" => Step::Move { from: f.number("from", 0..=39, out)? as u8, left: few("left", out) },
            "stand" => Step::Stand {
                charged: f.flag("charged", out).unwrap_or(false),
                quested: f.flag("quested", out).unwrap_or(false),
            },
            "fight" => {
                let (foe, dealt, rounds) = self.fight(f, out)?;
                Step::Fight { foe, dealt, rounds }
            }
            "round" => {
                let (foe, dealt, rounds) = self.fight(f, out)?;
                Step::Round { foe, dealt, rounds, die: self.kept(f, out)? }
            }
            "die" => Step::Die { cast: f.word::<Cast>("cast", out)?, die: f.number("die", 1..=4, out)? as u8 },
            "build" => Step::Build { off: few("off", out), bonus: self.effects(f, out)? },
            "gear" => Step::Gear { off: few("off", out) },
            "swap" => Step::Swap,
            "wake" => Step::Wake,
            "draw" => Step::Draw { left: few("left", out), keep: few("keep", out), piles: piles(f, out) },
            "keep-quests" => Step::KeepQuests { left: few("left", out) },
            "keep-order" => self.orders(f, out)?,
            "villager" => Step::Villager,
            "any-good" => Step::AnyGood,
            "token" => Step::Token,
            "solo-token" => Step::SoloToken,
            "solo-recruit" => {
                let specialist = f.get("specialist").and_then(|s| self.cards.specialists.name(&s, &any, out))?;
                Step::SoloRecruit { specialist }
            }
            "effects" => Step::Effects { at: self.effects(f, out)? },
            "fill-row" => Step::FillRow { place: f.number("place", 0..=3, out)? as u8 },
            "quest-fight" => Step::QuestFight { card: self.quest(f, out)? },
            "quest-done" => Step::QuestDone { card: self.quest(f, out)? },
            "solo-turn" => Step::SoloTurn,
            _ => {
                f.wrong("step", "there is no such question once the set-up is over (season 0 is the set-up)", out);
                return None;
            }
        })
    }

    fn quest(&mut self, f: &Fields, out: &mut Problems) -> Option<QuestCard> {
        f.get("quest").and_then(|spot| self.cards.quests.name(&spot, &any, out))
    }
    fn fight(&mut self, f: &Fields, out: &mut Problems) -> Option<(Foe, u8, u8)> {
        let fight = f.inner("fight", &FIGHT, out);
        let foe = fight.inner("foe", &["enemy", "quest"], out);
        let foe = match (foe.number("enemy", 0..=8, out), foe.get("quest")) {
            (Some(level), None) => Foe::Enemy(level as u8),
            (None, Some(spot)) => {
                let card = self.cards.quests.name(&spot, &any, out)?;
                if self.game.cat.quest(card).foe.is_none() {
                    spot.wrong("nobody is fought for this card (N-251)", out);
                    return None;
                }
                Foe::Quest(card)
            }
            _ => {
                fight.wrong("foe", "is { \"enemy\": level from 0 } or { \"quest\": card }", out);
                return None;
            }
        };
        let alive = u64::from(self.game.foe(foe).0) - 1;
        let dealt = fight.number("dealt", 0..=alive, out).unwrap_or(0) as u8;
        Some((foe, dealt, fight.number("rounds", 0..=99, out).unwrap_or(0) as u8))
    }
    /// N-316: `with` names what lay in the slot when the die was kept; `null`: the basic ability.
    fn kept(&self, f: &Fields, out: &mut Problems) -> Option<Kept> {
        let die = f.number("die", 1..=4, out)? as u8;
        let kept = Kept::new(die);
        let Some(spot) = f.get("with") else { return Some(kept) };
        if spot.value.is_null() {
            return Some(kept.hold(die - 1, None));
        }
        let token = self.cards.tokens.meant(&spot, out)?[0];
        if self.game.cat.token(token).colour == Colour::Red {
            return Some(kept.hold(die - 1, Some(token)));
        }
        spot.wrong("only red abilities strike (N-106)", out);
        None
    }
    /// Left out: two that the dice choose; until then they are one and the same.
    fn orders(&mut self, f: &Fields, out: &mut Problems) -> Option<Step> {
        if f.get("orders").is_none() {
            return Some(Step::KeepOrder { a: OrderToken::default(), b: OrderToken::default() });
        }
        let spots = f.places("orders", 2, out)?;
        let a = self.cards.orders.name(&spots[0], &any, out)?;
        let b = self.cards.orders.name(&spots[1], &any, out)?;
        Some(Step::KeepOrder { a: a.min(b), b: a.max(b) })
    }
    /// What is still to come of a card: the end of some list that is printed.
    fn effects(&self, f: &Fields, out: &mut Problems) -> Option<List> {
        let spots = f.list("effects", out).unwrap_or_default();
        let wanted: Vec<Effect> = spots.iter().filter_map(|spot| spot.word::<Effect>(out)).collect();
        let found = self.game.cat.lists.find(&wanted).filter(|_| wanted.len() == spots.len());
        if found.is_none() {
            f.wrong("effects", "no card, place or token says this, from some point to its end", out);
        }
        found
    }
}

fn piles(f: &Fields, out: &mut Problems) -> [u8; 3] {
    let spots = f.get("piles").and_then(|_| f.places("piles", 3, out)).unwrap_or_default();
    std::array::from_fn(|n| spots.get(n).and_then(|spot| spot.number(0..=9, out)).unwrap_or(0) as u8)
}

impl NowOrNever {
    /// What the boards must allow: every question has an answer, and every answer can be carried out.
    pub(super) fn check_doing(&self, seat: Seat, steps: &[Step], s: &State, out: &mut Problems) {
        let p = &s.players[seat];
        let solo = steps.first().is_some_and(|step| *step == Step::SoloTurn || step.is_the_bots());
        if solo != self.is_solo() {
            out.add("doing.0", "alone, and only then, it begins with the bot's card (N-283)");
        }
        let mut named = [0u32; 3];
        for (n, &step) in steps.iter().enumerate() {
            let below = n.checked_sub(1).map(|n| steps[n]);
            if let Step::Draw { piles, .. } = step {
                named.iter_mut().zip(piles).for_each(|(all, more)| *all += u32::from(more));
            }
            if let Some(what) = self.wrong_step(s, p, step, below, &steps[..n]) {
                out.add(format!("doing.{n}"), what);
            }
        }
        if (0..3).any(|i| named[i] > s.quests.0[i].len() + s.discards.0[i].len()) {
            out.add("doing", "more cards are named than there are (N-330)");
        }
        let plays_itself = |step: &Step| {
            matches!(
                step,
                Step::Effects { .. } | Step::FillRow { .. } | Step::QuestFight { .. } | Step::QuestDone { .. }
            )
        };
        if steps.last().is_none_or(|step| plays_itself(step) || *step == Step::SoloTurn) {
            out.add("doing", "the last one must ask something");
        }
    }

    fn wrong_step(&self, s: &State, p: &Player, step: Step, below: Option<Step>, all: &[Step]) -> Option<&'static str> {
        let bottom = below.is_none_or(|below| below == Step::SoloTurn);
        let draws = all.iter().any(|step| step.draws());
        let enemy = |foe: Foe| match foe {
            Foe::Enemy(level) => self.enemy_at(s, p.space) == Some(level),
            Foe::Quest(_) => true,
        };
        match step {
            Step::SoloTurn if below.is_some() => Some("the bot's card comes last, so it stands first (N-283)"),
            Step::SoloToken if below.is_some() || s.unclaimed == 0 => Some("the bot finds no token (N-289)"),
            Step::SoloRecruit { .. } if below.is_some() || s.bot.specialists.contains(&None) => {
                Some("the bot has a free slot (N-290)")
            }
            Step::Turn | Step::Move { .. } | Step::Stand { .. } if !bottom => {
                Some("this is the first of a turn (N-039)")
            }
            Step::Move { .. } | Step::Stand { .. } | Step::Fight { .. } | Step::Round { .. } if p.hearts == 0 => {
                Some("a hero without hearts does nothing (N-083, N-141)")
            }
            Step::Stand { charged: true, .. } if self.enemy_at(s, p.space).is_none() => Some("nobody is here to fight"),
            Step::Fight { foe, .. } | Step::Round { foe, .. } if !enemy(foe) => Some("that enemy is not here (N-104)"),
            Step::Die { cast: Cast::Attack | Cast::Orb, .. } if !matches!(below, Some(Step::Round { .. })) => {
                Some("an attack die lies in a round of a fight (N-105)")
            }
            Step::Die { cast: Cast::Search, .. } if !self.has_token(s, p.space) => {
                Some("there is no search token (N-127)")
            }
            Step::Die { cast: Cast::Solo, .. } => Some("the bot's die is nobody's (N-293)"),
            Step::KeepQuests { left } if draws || left == 0 || p.drawn.len() <= left.into() => {
                Some("more cards must be drawn than are kept (N-033)")
            }
            Step::Draw { left, keep, piles }
                if draws && u16::from(keep) < u16::from(left) + piles.map(u16::from).iter().sum::<u16>() =>
            {
                Some("in the middle of a draw all of another is kept (N-122)")
            }
            Step::Draw { left: 0, .. } => Some("nothing is left to draw"),
            Step::FillRow { place } if s.row[place as usize].is_some() => Some("there is no gap in the row (N-051)"),
            _ => None,
        }
    }
    fn has_token(&self, s: &State, space: u8) -> bool {
        let map = &self.cat.maps[self.side];
        (0..14).any(|letter| s.unclaimed >> letter & 1 == 1 && map.letters[letter] == space)
    }
}
