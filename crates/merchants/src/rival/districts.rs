//! What the automaton does in the districts (P-069, P-070, P-079 to P-081).
use crate::Event;
use crate::cards::*;
use crate::catalog::Deal;
use crate::play::Play;
use crate::words::*;

impl Play<'_> {
    pub(super) fn rival_deal(&mut self, deal: Deal) {
        let card = self.action_card();
        match deal {
            Deal::Bazaar(goods) => self.rival_bazaar(goods),
            Deal::Commission => self.rival_takes_commission(Some(card.town)),
            Deal::Travel => self.rival_sets_out(),
            Deal::Ruins(steps) => {
                self.rival_ruins(steps);
                self.rival_rolls();
            }
            Deal::DarkMarket(steps) => self.rival_dark_market(steps, true),
            Deal::Inn => self.rival_takes_hero(Some(card.hero), true),
        }
    }

    /// P-069: the wheel, then a good for every die of three goods, without paying; at least one.
    fn rival_bazaar(&mut self, goods: [Good; 3]) {
        self.turn_wheel(self.g.rival);
        let mut taken = 0;
        for good in goods {
            taken += std::mem::take(&mut self.s.market[good.index()]);
        }
        self.s.aside += taken;
        self.rival_goods(taken.max(1) as i8);
    }

    /// P-079: an upgraded good, whatever the space.
    pub(super) fn rival_ruins(&mut self, steps: u8) {
        self.s.ruins = (self.s.ruins + steps) % 4;
        self.tell(Event::Ruins { seat: self.g.rival, to: self.s.ruins });
        self.rival_upgraded_good();
    }
    /// P-079: with a lantern it must roll.
    fn rival_rolls(&mut self) {
        let seat = self.g.rival;
        if self.s.players[seat].lanterns > 0 {
            self.pay_lanterns(seat, 1);
            self.roll_ruins_die(seat);
        }
    }

    /// P-080: two goods, or what the card notes for the south; nothing is paid. `own`: by its own card, not by an event,
    /// for which no card notes anything (P-093).
    pub(super) fn rival_dark_market(&mut self, steps: u8, own: bool) {
        let card = self.action_card();
        self.s.dark = (self.s.dark + steps) % 4;
        self.tell(Event::DarkMarket { seat: self.g.rival, to: self.s.dark });
        match self.s.dark {
            0 if own && card.south_deed => self.rival_deed(card.deed),
            0 => self.rival_takes_commission(own.then_some(card.town)),
            _ => self.rival_goods(2),
        }
    }

    /// P-081: it sells what the card marks, as far as its goods go, for the plain price; then the hero comes along.
    pub fn rival_invites(&mut self, hero: HeroCard, sale: bool) {
        let seat = self.g.rival;
        let place = self.s.inn.iter().position(|&h| h == Some(hero)).expect("he is at the inn");
        self.s.inn[place] = None;
        if sale {
            let sells = self.action_card().sells;
            let wants = self.cat().hero(hero).requests();
            for (n, &good) in wants.iter().enumerate() {
                if sells >> n & 1 == 1 && self.s.rival.goods > 0 {
                    let price = self.s.price(self.cat(), good);
                    self.tell(Event::Sold { seat, good, side: Side::Basic, price });
                    self.rival_goods(-1);
                    self.coins(seat, price as i8);
                }
            }
        }
        self.rival_hero(hero);
    }
}
