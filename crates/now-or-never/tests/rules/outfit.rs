//! Boards laid out by hand: tokens in slots, played quests, towns, search tokens to come.
use crate::rig::{Rig, number};
use now_or_never::catalog::Building;
use now_or_never::event::Score;
use now_or_never::state::*;
use now_or_never::words::*;
use now_or_never::{BuildingTile, Event, Options, QuestCard};
use table::Seat;

impl Rig {
    /// Lays a token into the first free slot of its colour.
    pub fn wear(&mut self, seat: u8, id: &str) {
        let token = self.token(id);
        let colour = self.game.cat.token(token).colour;
        let p = self.p(seat);
        let slots = if colour == Colour::Red { &mut p.red } else { &mut p.blue };
        *slots.iter_mut().find(|slot| slot.is_none()).expect("a slot is free") = Some(token);
        self.refresh(seat);
    }
    /// Lays a red token on a number.
    pub fn wear_on(&mut self, seat: u8, id: &str, die: u8) {
        let token = self.token(id);
        self.p(seat).red[die as usize - 1] = Some(token);
        self.refresh(seat);
    }
    /// A quest that was played some time ago.
    pub fn tuck(&mut self, seat: u8, id: &str) {
        let card = self.quest(id);
        self.p(seat).played.add(card);
        self.refresh(seat);
    }
    /// A quest in the hand, wherever it was before.
    pub fn hold(&mut self, seat: u8, id: &str) -> QuestCard {
        let card = self.quest(id);
        for cards in [&mut self.s.quests, &mut self.s.discards, &mut self.s.open] {
            cards.remove(card);
        }
        self.s.known.0.iter_mut().for_each(|cards| cards.remove(card));
        self.s.players.0.iter_mut().for_each(|p| p.hand.remove(card));
        self.p(seat).hand.add(card);
        card
    }
    pub fn building(&self, id: &str) -> BuildingTile {
        BuildingTile::new(number(&self.game.cat.names.buildings, id))
    }
    pub fn card(&self, id: &str) -> &Building {
        self.game.cat.building(self.building(id))
    }
    /// Moves a building from the grid to a space of the town.
    pub fn settle(&mut self, seat: u8, id: &str, space: u8) {
        let building = self.building(id);
        let p = self.p(seat);
        p.grid.iter_mut().filter(|tile| **tile == Some(building)).for_each(|tile| *tile = None);
        p.town[space as usize] = Some(building);
        self.refresh(seat);
    }
    /// What the next search token will be.
    pub fn next_find(&mut self, id: &str) {
        let kind = self.find(id) as usize;
        let before: u32 = self.s.finds[..kind].iter().map(|&n| u32::from(n)).sum();
        self.load(FINDS, &[before]);
    }
    /// The hero has stopped at a letter, rolls this die and accepts it; this lies there.
    pub fn search(&mut self, seat: u8, letter: char, die: u32, find: &str) {
        let space = self.letter(letter);
        self.stand(seat, space);
        self.toll_dice(&[die]);
        self.next_find(find);
        self.acts(seat, &["search", "accept"]);
    }
    pub fn unclaimed(&self, letter: char) -> bool {
        self.s.unclaimed >> (letter as u8 - b'A') & 1 == 1
    }
    /// The hero has stopped at a location and visits it.
    pub fn visit(&mut self, seat: u8, location: Location) {
        self.stand_at(seat, location);
        self.act(seat, "visit");
    }
    /// Everybody passes, and nobody has anything to say before the goods come.
    pub fn produce(&mut self) {
        self.last_to_pass(0);
        self.act(0, "pass");
        for seat in self.s.asked.iter() {
            self.act(seat.0, "produce");
        }
    }
    /// The last season is played out.
    pub fn finish(&mut self) {
        self.s.season = 6;
        self.produce();
        assert_eq!(self.s.phase, Phase::Over);
    }
    /// The points that were told at the end.
    pub fn score(&self, seat: u8) -> Score {
        let told = self.events().into_iter().rev().find_map(|event| match event {
            Event::Score { seat: whose, score } if whose == Seat(seat) => Some(score),
            _ => None,
        });
        told.expect("the game is over")
    }
    pub fn places(&self) -> Vec<u8> {
        use table::Game;
        self.game.places(&self.s).iter().map(|place| place.place).collect()
    }
    /// `use` of a power, by the id of what it belongs to.
    pub fn using(&self, id: &str) -> String {
        format!("use {}", self.power(id))
    }
    pub fn use_power(&mut self, seat: u8, id: &str) {
        let action = self.using(id);
        self.act(seat, &action);
    }
    pub fn usable(&self, seat: u8, id: &str) -> bool {
        self.offered(seat, &self.using(id))
    }
    /// Lies in the row so that everybody may choose it.
    pub fn show_villagers(&mut self, row: [Option<Good>; 6]) {
        self.s.villagers = row;
    }
}

/// The boards' other side.
pub fn underground(opt: &mut Options) {
    opt.side = Side::Underground;
}
