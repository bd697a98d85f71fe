//! Looks one choice ahead and takes what its evaluation likes best.
use crate::Bot;
use crate::mistake::mistake;
use table::{Dice, FastDice, Game, Mind, Purpose, Seat};

/// What a position is worth to a seat, open questions included. Written once per game. It may look only at what the seat
/// knows: where no dice are asked, one imagined world stands for all.
pub trait Evaluate<G: Game>: Send {
    fn value(&self, game: &G, s: &G::State, seat: Seat) -> i32;
    /// Leaves out choices that are not worth a thought, where lists are long. Never all of them.
    #[inline]
    fn trim(&self, _game: &G, _: &G::State, _: Seat, _list: &mut Vec<G::Action>) {}
}

/// Worlds tried where a choice leads to dice or draws.
const WORLDS: usize = 4;

/// Tries every choice in a few imagined worlds and takes the best on average.
pub struct Greedy<G: Game, E> {
    eval: E,
    /// by how much it may misjudge a choice
    noise: i32,
    list: Vec<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Greedy<G, E> {
    pub fn new(eval: E) -> Self {
        Greedy { eval, noise: 0, list: vec![] }
    }
    /// A weaker one: it may misjudge each choice by so much.
    #[must_use]
    pub fn misjudging(self, noise: i32) -> Self {
        Greedy { noise, ..self }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<G, E>
where
    G::Action: Send,
{
    fn choose(&mut self, mind: &Mind<'_, G>, dice: &mut FastDice) -> G::Action {
        let (game, seat) = (mind.game(), mind.seat());
        self.list.clear();
        mind.legal(&mut self.list);
        if let [only] = self.list[..] {
            return only;
        }
        // Every choice meets the same worlds and the same dice, so that luck does not decide between them.
        let worlds: [(G::State, FastDice); WORLDS] = std::array::from_fn(|_| (mind.imagine(dice), dice.split()));
        self.eval.trim(game, &worlds[0].0, seat, &mut self.list);
        let mut best = (i32::MIN, self.list[0]);
        for &a in &self.list {
            let mut total = 0;
            let mut tried = 0;
            for (world, luck) in &worlds {
                let mut s = *world;
                let mut host = Counting { dice: luck.clone(), asked: false };
                game.play(&mut s, seat, a, &mut host);
                total += self.eval.value(game, &s, seat);
                tried += 1;
                // Without dice every world gives the same answer: hidden cards do not change our own value.
                if !host.asked {
                    break;
                }
            }
            let value = total / tried + mistake(dice, self.noise);
            if value > best.0 {
                best = (value, a);
            }
        }
        best.1
    }
}

/// Dice that remember whether they were asked.
struct Counting {
    dice: FastDice,
    asked: bool,
}

impl Dice for Counting {
    #[inline]
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.asked = true;
        self.dice.below(purpose, n)
    }
}

impl<E> table::Host<E> for Counting {
    fn now(&self) -> table::Millis {
        0
    }
    fn tell(&mut self, _: E) {}
    fn whisper(&mut self, _: Seat, _: E, _: Option<E>) {}
    fn reveal(&mut self, _: E) {}
}
