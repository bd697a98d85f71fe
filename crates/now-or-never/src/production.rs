//! Sections 14 and 15: production, and the end of the game.
use crate::cards::*;
use crate::catalog::Building;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Event, NowOrNever};
use table::{Seat, SeatSet, Set};

impl NowOrNever {
    /// The buildings of a town.
    pub fn built<'a>(&'a self, p: &'a Player) -> impl Iterator<Item = &'a Building> {
        p.town.iter().flatten().map(|&tile| self.cat.building(tile))
    }

    /// N-186, N-187: goods, then hearts of one production.
    pub fn harvest_of(&self, p: &Player) -> ([u8; 4], u8) {
        let mut goods = p.gifts.makes;
        for row in &p.housed {
            goods.iter_mut().zip(row).for_each(|(n, more)| *n += more);
        }
        let mut hearts = 0;
        for building in self.built(p) {
            match building.makes {
                Some((Stuff::Hearts, n)) => hearts += n,
                Some((stuff, n)) if (stuff as usize) < 4 => goods[stuff as usize] += n,
                _ => {}
            }
        }
        (goods, hearts)
    }

    /// N-188, N-214: coins of one production; Garden House and the like give nothing in the last (N-200).
    pub fn income_of(&self, p: &Player, last: bool) -> u8 {
        let gardens = self.built(p).filter(|b| b.special == Some(Special::GardenHouse)).count() as u8 * 2;
        p.tokens + if last { 0 } else { gardens + p.gifts.income }
    }

    /// N-195: has somebody something to say before goods are collected?
    fn may_house(&self, p: &Player, last: bool) -> bool {
        let room = (0..4).any(|row| self.has_room(p, row));
        let waits = p.waiting != [0; 4] && room;
        let moves = || {
            self.inn_row(p)
                .is_some_and(|inn| p.housed[inn] != [0; 4] && (0..4).any(|row| row != inn && self.has_room(p, row)))
        };
        waits || last && moves()
    }
}

impl Play<'_> {
    /// N-042, N-185, N-195
    pub fn open_production(&mut self) {
        let last = self.s.season == 6;
        self.s.phase = Phase::Production;
        self.tell(Event::Production { last });
        self.s.asked = self.g.seats_of().filter(|&seat| self.g.may_house(&self.s.players[seat], last)).collect();
    }
    pub fn ready(&mut self, seat: Seat) {
        self.s.asked = self.s.asked.without(seat);
        self.tell(Event::Ready { seat });
    }

    /// Everybody has spoken.
    pub fn harvest(&mut self) {
        let last = self.s.season == 6;
        for seat in self.g.seats_of() {
            if last {
                self.clear_board(seat);
            }
            self.collect(seat, last);
        }
        if last {
            return self.finish();
        }
        for seat in self.g.seats_of() {
            self.change(seat, Stuff::Mana, i8::MAX); // N-189
            let p = self.p(seat);
            p.arrows = 0; // N-190
            p.down = 0; // N-191
            p.used = Set::NONE; // N-192, N-332
        }
        if self.g.is_solo() {
            self.s.bot.deck = Set::first_n(9); // N-285
            self.s.bot.down = 0;
            self.s.bot.attacked = false;
        }
        self.s.season += 1;
        self.s.phase = Phase::Turns;
        self.tell(Event::Season { season: self.s.season });
        self.open_season();
    }

    fn collect(&mut self, seat: Seat, last: bool) {
        let (goods, hearts) = self.g.harvest_of(&self.s.players[seat]);
        for &good in Good::ALL {
            self.change(seat, good.stuff(), goods[good.index()] as i8);
        }
        self.change(seat, Stuff::Hearts, hearts as i8);
        let income = self.g.income_of(&self.s.players[seat], last);
        self.change(seat, Stuff::Coins, income as i8);
    }

    /// N-197, N-198
    fn clear_board(&mut self, seat: Seat) {
        for &good in Good::ALL {
            self.change(seat, good.stuff(), -i8::MAX);
        }
        self.coins(seat, -(self.s.players[seat].coins as i16));
        let p = self.p(seat);
        let (hand, orders) = (std::mem::take(&mut p.hand), std::mem::take(&mut p.orders));
        for card in hand.iter() {
            self.s.discards.add(card);
            self.s.open.add(card);
            self.h.reveal(Event::Unkept { seat, pile: pile_of(card), card: Some(card) });
        }
        let orders: Set<OrderToken> = Set::of(orders.into());
        for order in orders.iter() {
            self.s.orders.put_under(order, SeatSet::first_n(self.g.opt.players));
        }
    }

    /// N-199, N-202 to N-207
    fn finish(&mut self) {
        self.s.phase = Phase::Over;
        for seat in self.g.seats_of() {
            if self.s.players[seat].goods != [0; 4] {
                self.sell_best(seat);
            }
        }
        self.tell_scores();
    }
    pub fn tell_scores(&mut self) {
        for seat in self.g.seats_of() {
            let score = self.g.score(&self.s.players[seat]);
            self.tell(Event::Score { seat, score });
        }
    }
}
