//! Positions by description: a scene names what differs from a freshly dealt game. `docs/scenes.md` lists its fields.
//!
//! Reading and doing are apart. Everything is read first, with every problem noted at its place; each card
//! that is named leaves wherever the deal had put it (`cards`, `board`); what seats have is checked against the limits
//! of their wagons (`seats`) and the dice that they can have by then (`moment`); the automaton has neither
//! (`automaton`). A question inside a turn (`doing`, `caravan`) must be one that a game can come to (`course`). Only a
//! possible position touches the dice (`next`) and opens its question. `write` makes a scene of any position.
mod automaton;
mod board;
mod caravan;
mod cards;
mod course;
mod decks;
mod doing;
mod moment;
mod next;
mod seats;
mod write;

use crate::play::Play;
use crate::{Merchants, State};
use board::{Layout, Shown};
use cards::Cards;
use decks::Decks;
use moment::Moment;
use serde_json::Value;
use table::scene::{Fields, Spot};
use table::{Problems, Quiet, Seat, TableDice};
pub use write::Eyes;

const FIELDS: [&str; 25] = [
    "round",
    "turn",
    "step",
    "doing",
    "caravan",
    "draft",
    "wheel",
    "market",
    "dice_aside",
    "dark_market",
    "ruins",
    "buildings",
    "fortune_coins",
    "free_shortcut",
    "inn",
    "courtyard",
    "companions",
    "commissions",
    "travel_die",
    "upgrades",
    "seats",
    "automaton",
    "decks",
    "supply",
    "next",
];

impl Merchants {
    /// The position that `scene` describes, and its decided results in the dice; or everything that is wrong with it.
    pub(crate) fn set_scene(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Result<State, Problems> {
        if !scene.is_object() {
            return Err(Problems::one("scene", format!("must be an object, not {scene}")));
        }
        let mut out = Problems::default();
        let fields = Spot::new("", scene).fields(&FIELDS, &mut out);
        let mut lots = dice.clone();
        let (mut s, moment, results) = self.lay_out(fresh, &fields, &mut lots, &mut out);
        out.or(())?;
        *dice = lots;
        results.into_iter().filter(|r| !r.1.is_empty()).for_each(|(purpose, next)| dice.load(purpose, next));
        self.open_scene(&mut s, &moment, dice);
        Ok(s)
    }

    /// `lots`: for what nobody is said to know.
    fn lay_out(
        &self,
        fresh: &State,
        scene: &Fields,
        lots: &mut TableDice,
        out: &mut Problems,
    ) -> (State, Moment, next::Results) {
        let mut s = *fresh;
        let mut cards = Cards::new(&self.cat, scene);
        let moment = Moment::read(scene, self, &mut cards, out);
        moment.set(&mut s);
        self.place_board(scene, &mut s, out);
        self.read_caravan(scene, &mut cards, &mut s, out);
        let pairs = self.read_pairs(scene, &mut cards, &mut s, out);
        let shown = Shown::read(&self.cat, scene, &mut cards, out);
        let hands = self.read_seats(scene, &moment, &mut s, &mut cards, out);
        let rival = self.read_rival(scene, &mut s, &mut cards, out);
        let decks = Decks::read(self, scene, &mut cards, out);
        let begun = moment.has_begun();
        let layout = Layout { game: self, cards: &cards, shown, hands: &hands, rival, decks, begun, pairs };
        layout.lay(scene, &mut s, lots, out);
        for (seat, hand) in Seat::all(self.opt.players).zip(&hands) {
            self.fit_out(seat, hand, &cards, &mut s, out);
        }
        self.place_supply(scene, &mut s, out);
        if let Some(frames) = &moment.frames {
            course::Course { game: self, s: &s, frames, out }.check();
        }
        let results = self.read_next(scene, &s, &cards, out);
        (s, moment, results)
    }

    /// Opens the question. Whether it asks anything shows when the table is set going.
    fn open_scene(&self, s: &mut State, moment: &Moment, dice: &mut TableDice) {
        let mut host = Quiet(dice.clone());
        let mut play = Play { g: self, s, h: &mut host };
        Seat::all(self.opt.players).for_each(|seat| play.refresh_ready(seat));
        moment.open(&mut play);
    }
}
