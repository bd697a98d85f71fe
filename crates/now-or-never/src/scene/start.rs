//! A scene begins where the set-up ends: what the fresh game still asks is answered here.
use crate::play::Play;
use crate::state::*;
use crate::words::Hero;
use crate::{Action, Event, NowOrNever};
use table::scene::Fields;
use table::{Host, Problems, Seat};

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

    /// Whoever names no hero gets the first that is left; the highest four cards are kept; starting specialists lie in
    /// the first slots.
    pub(super) fn finish_set_up(&self, s: &mut State, heroes: &[Option<Hero>], host: &mut dyn Host<Event>) {
        let mut offers = vec![];
        while let Some(Frame { seat, step }) = s.top().filter(|_| s.phase == Phase::SetUp) {
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
        self.change_heroes(s, heroes);
    }

    /// Heroes that the deal gave to somebody else change hands.
    fn change_heroes(&self, s: &mut State, heroes: &[Option<Hero>]) {
        for seat in self.seats_of() {
            let Some(hero) = heroes[seat.index()].map(|hero| hero as u8) else { continue };
            let before = std::mem::replace(&mut s.players[seat].hero, hero);
            if let Some(other) = self.seats_of().find(|&other| other != seat && s.players[other].hero == hero) {
                s.players[other].hero = before;
            }
        }
        for seat in self.seats_of() {
            let p = &mut s.players[seat];
            let board = &self.cat.heroes[p.hero as usize];
            (p.hearts, p.mana) = (board.hearts, board.mana);
        }
        if self.is_solo() && s.bot.hero == s.players[Seat(0)].hero {
            s.bot.hero = u8::from(s.bot.hero == 0);
        }
    }
}
