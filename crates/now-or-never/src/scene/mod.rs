//! Positions by description: a scene names what differs from a game whose set-up is over. `docs/scenes.md` lists its fields.
//!
//! Reading and doing are apart. The set-up is played to its end (`start`). Everything is read, with every problem noted at
//! its place; each card that is named leaves wherever the deal had put it (`cards`, `piles`); what seats have is checked
//! against their boards (`seats`, `town`), and against what there is in all (`board`). The open question (`moment`) comes
//! last, and only a possible position touches the dice (`next`). `write` makes a scene of a position.
mod board;
mod bot;
mod cards;
mod doing;
mod moment;
mod next;
mod piles;
mod seats;
mod start;
mod town;
mod write;

use crate::play::Play;
use crate::{NowOrNever, State};
use cards::Named;
use moment::{Now, Reading};
use piles::Piles;
use serde_json::Value;
use table::scene::{Fields, Spot};
use table::{Dice, Problems, Quiet, TableDice};
pub use write::Eyes;

const FIELDS: [&str; 21] = [
    "season",
    "first",
    "turn",
    "passed",
    "step",
    "doing",
    "asked",
    "last",
    "moment",
    "tiles",
    "enemies",
    "unclaimed",
    "finds",
    "villagers",
    "supply",
    "gear",
    "specialists",
    "seats",
    "bot",
    "decks",
    "next",
];

impl NowOrNever {
    /// The position that `scene` describes, and its decided results in the dice; or everything that is wrong with it.
    pub(crate) fn set_scene(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Result<State, Problems> {
        if !scene.is_object() {
            return Err(Problems::one("scene", format!("must be an object, not {scene}")));
        }
        let mut out = Problems::default();
        let fields = Spot::new("", scene).fields(&FIELDS, &mut out);
        let mut host = Quiet(dice.clone());
        let mut s = *fresh;
        let mut cards = Named::new(&self.cat);
        // decided results alone leave the set-up open
        let begun = FIELDS.iter().any(|&name| name != "next" && fields.get(name).is_some());
        let now = begun.then(|| {
            let seats = self.seat_fields(&fields, &mut out);
            let heroes = self.read_heroes(&seats, &mut out);
            self.play_set_up(&fields, &heroes, (&mut s, &mut cards), &mut host, &mut out);
            self.lay_out(&fields, &seats, (&mut s, &mut cards), &mut host, &mut out)
        });
        let results = self.read_next(&fields, &s, &cards, &mut out);
        out.or(())?;
        results.into_iter().filter(|r| !r.1.is_empty()).for_each(|(purpose, next)| host.0.load(purpose, next));
        if let Some(now) = now {
            now.open(&mut Play { g: self, s: &mut s, h: &mut host });
        }
        *dice = host.0;
        Ok(s)
    }

    fn lay_out(
        &self,
        scene: &Fields,
        seats: &[Fields],
        (s, cards): (&mut State, &mut Named),
        lots: &mut dyn Dice,
        out: &mut Problems,
    ) -> Now {
        let mut reading = Reading::read(self, scene, s, cards, out);
        self.place_board(scene, s, out);
        let hands = self.read_hands(seats, s, cards, out);
        let bot = self.read_bot(scene, s, cards, out);
        let mut piles = Piles { game: self, scene, bot: &bot, hands: &hands, lots };
        piles.lay(s, cards, reading.unseen_orders(), out);
        let boards = if s.season == 0 { &[][..] } else { seats }; // before they are dealt there is nothing on them
        for (seat, fields) in self.seats_of().zip(boards) {
            self.place_town(fields, &mut s.players[seat], out);
            self.fit_out(seat, fields, s, out);
        }
        self.place_villagers(scene, s, out);
        self.place_finds(scene, s, out);
        reading.open(self, s, out)
    }
}
