//! Positions by description: a scene names what differs from a freshly dealt game. `docs/scenes.md` lists its fields.
//!
//! Reading and doing are apart. Everything is read first, with every problem noted at its place; each card
//! that is named leaves wherever the deal had put it (`cards`, `board`); what seats have is checked against the limits
//! of their wagons (`seats`) and the dice that they can have by then (`moment`); the automaton has neither
//! (`automaton`). Only a possible position touches the dice (`next`) and opens its question.
mod automaton;
mod board;
mod cards;
mod moment;
mod next;
mod seats;

use crate::play::Play;
use crate::{Merchants, State};
use board::{Decks, Layout, Shown};
use cards::Cards;
use moment::Moment;
use serde_json::Value;
use table::scene::{Fields, Spot};
use table::{Problems, Quiet, Seat, TableDice};

const FIELDS: [&str; 22] = [
    "round",
    "turn",
    "step",
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
        let (mut s, moment, results) = self.lay_out(fresh, &fields, &mut out);
        out.or(())?;
        results.into_iter().filter(|r| !r.1.is_empty()).for_each(|(purpose, next)| dice.load(purpose, next));
        self.open_scene(&mut s, &moment, dice);
        Ok(s)
    }

    fn lay_out(&self, fresh: &State, scene: &Fields, out: &mut Problems) -> (State, Moment, next::Results) {
        let mut s = *fresh;
        let moment = Moment::read(scene, self, out);
        moment.set(&mut s);
        self.place_board(scene, &mut s, out);
        let mut cards = Cards::new(&self.cat, scene);
        let shown = Shown::read(&self.cat, scene, &mut cards, out);
        let hands = self.read_seats(scene, &moment, &mut s, &mut cards, out);
        let rival = self.read_rival(scene, &mut s, &mut cards, out);
        let decks = Decks::read(self, scene, &mut cards, out);
        let layout = Layout { game: self, cards: &cards, shown, hands: &hands, rival, decks, begun: moment.named };
        layout.lay(scene, &mut s, out);
        for (seat, hand) in Seat::all(self.opt.players).zip(&hands) {
            self.fit_out(seat, hand, &cards, &mut s, out);
        }
        self.place_supply(scene, &mut s, out);
        let results = self.read_next(scene, &s, &cards, out);
        (s, moment, results)
    }

    /// Opens the question. One that asks nothing closes by itself; only the automaton rolls dice on the way.
    fn open_scene(&self, s: &mut State, moment: &Moment, dice: &mut TableDice) {
        let mut host = Quiet(dice.clone());
        let mut play = Play { g: self, s, h: &mut host };
        Seat::all(self.opt.players).for_each(|seat| play.refresh_ready(seat));
        moment.open(&mut play);
        play.run();
        *dice = host.0;
    }
}
