//! A10: what a wagon holds, and what happens when it is full.
use crate::event::Missed;
use crate::fit::WagonRoom;
use crate::play::{Play, own_goods};
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    /// What this wagon has besides its grid (F-153, F-162).
    #[inline]
    pub(crate) fn room(&self, p: &Player) -> WagonRoom {
        let strongbox = p.has_tile(Tile::Strongbox);
        let extra = strongbox && !self.opt.storage_tile_points;
        WagonRoom { tile: strongbox && !extra, bags: p.owns(Steed::Sugarfoot) as u8 + extra as u8 }
    }

    /// F-140, F-147, F-212: is there a packing for the goods with this index?
    #[inline]
    pub(crate) fn has_room(&self, p: &Player, pack: u32) -> bool {
        self.cat.fit.fits(pack, self.room(p), p.carries.count_ones())
    }

    /// F-141, F-211: keep it, discarding others, or let it go. Once something was discarded for it, it is kept (F-210).
    pub(crate) fn place_good_offers(&self, p: &Player, good: Good, side: Side, began: bool, out: &mut Vec<Action>) {
        if !began {
            out.push(Action::Decline);
        }
        own_goods(p, |g, s| {
            // to discard an equal good would be to let the new one go
            if began || (g, s) != (good, side) {
                out.push(Action::Drop { good: g, side: s });
            }
        });
    }

    /// F-213: the highest price now, whatever the side.
    pub(crate) fn dearest_offers(&self, s: &State, p: &Player, out: &mut Vec<Action>) {
        let owned = Good::ALL.iter().filter(|&&g| p.count(g) > 0);
        let dearest = owned.map(|&g| s.price(&self.cat, g)).max().unwrap_or(0);
        own_goods(p, |good, side| {
            if s.price(&self.cat, good) == dearest {
                out.push(Action::Drop { good, side });
            }
        });
    }
}

impl Play<'_> {
    /// F-098: never below 0.
    #[inline]
    pub fn coins(&mut self, seat: Seat, by: i8) {
        let coins = &mut self.p(seat).coins;
        let by = i16::from(by).max(-(*coins as i16));
        *coins = coins.saturating_add_signed(by);
        if by != 0 {
            self.tell(Event::Coins { seat, by: by as i8 });
        }
    }

    #[inline]
    pub fn prestige(&mut self, seat: Seat, by: i8) {
        let prestige = &mut self.p(seat).prestige;
        let by = i16::from(by).max(-(*prestige as i16));
        *prestige = prestige.saturating_add_signed(by);
        if by != 0 {
            self.tell(Event::Prestige { seat, by: by as i8 });
        }
    }

    /// F-144: a surplus lantern is discarded.
    #[inline]
    pub fn lanterns(&mut self, seat: Seat, by: i8) {
        let p = self.p(seat);
        let before = p.lanterns as i8;
        let after = (before + by).clamp(0, p.lantern_slots() as i8);
        p.lanterns = after as u8;
        if after != before {
            self.tell(Event::Lanterns { seat, by: after - before });
        }
        if by > 0 && after - before < by {
            self.tell(Event::Missed { seat, thing: Missed::Lantern });
        }
    }

    /// As many as there are; the automaton may have more than any wagon holds (P-066).
    pub fn pay_lanterns(&mut self, seat: Seat, n: u8) {
        let lanterns = &mut self.p(seat).lanterns;
        let n = n.min(*lanterns);
        *lanterns -= n;
        if n > 0 {
            self.tell(Event::Lanterns { seat, by: -(n as i8) });
        }
    }

    /// F-145: a quartz or horseshoe for the inventory; where it is full, it or a different one goes.
    pub fn token(&mut self, seat: Seat, token: Token) {
        if token == Token::Quartz {
            // F-208
            if self.s.quartz == 0 {
                self.tell(Event::Missed { seat, thing: Missed::Quartz });
                return;
            }
            self.s.quartz -= 1;
        }
        if self.s.players[seat].chooses_tokens(token) {
            self.push(seat, Step::PlaceToken { token });
        } else {
            self.settle_token(seat, token);
        }
    }

    /// A token from the supply about which nobody is asked, or no longer: the other one of two may have come first.
    pub fn settle_token(&mut self, seat: Seat, token: Token) {
        let p = &self.s.players[seat];
        if p.tokens() < p.inventory_slots() { self.place_token(seat, token) } else { self.refuse_token(seat, token) }
    }

    /// A token taken from the supply comes to rest.
    pub fn place_token(&mut self, seat: Seat, token: Token) {
        match token {
            Token::Quartz => {
                self.p(seat).quartz += 1;
                self.tell(Event::Quartz { seat, by: 1 });
            }
            Token::Horseshoe => {
                self.p(seat).horseshoes += 1;
                self.tell(Event::Horseshoes { seat, by: 1 });
            }
        }
    }

    fn refuse_token(&mut self, seat: Seat, token: Token) {
        let thing = match token {
            Token::Quartz => {
                self.s.quartz += 1;
                Missed::Quartz
            }
            Token::Horseshoe => Missed::Horseshoe,
        };
        self.tell(Event::Missed { seat, thing });
    }

    /// Back to the supply, as many as there are (F-213).
    pub fn spend(&mut self, seat: Seat, token: Token, n: u8) {
        match token {
            Token::Quartz => {
                let n = n.min(self.s.players[seat].quartz);
                self.p(seat).quartz -= n;
                self.s.quartz += n;
                if n > 0 {
                    self.tell(Event::Quartz { seat, by: -(n as i8) });
                }
            }
            Token::Horseshoe => {
                let n = n.min(self.s.players[seat].horseshoes);
                self.p(seat).horseshoes -= n;
                if n > 0 {
                    self.tell(Event::Horseshoes { seat, by: -(n as i8) });
                }
            }
        }
    }

    pub fn drop_token(&mut self, seat: Seat, step: Step, token: Token) {
        self.spend(seat, token, 1);
        if let Step::PlaceToken { token: new } = step {
            self.pop();
            self.place_token(seat, new);
        }
    }

    /// F-141, F-208: a good from the supply.
    #[inline]
    pub fn gain(&mut self, seat: Seat, good: Good, side: Side) {
        if self.s.supply[good.index()] == 0 {
            self.tell(Event::Missed { seat, thing: Missed::Good });
            return;
        }
        self.s.supply[good.index()] -= 1;
        let p = &self.s.players[seat];
        if self.g.has_room(p, p.pack + self.cat().fit.weight[good.index()]) {
            self.store(seat, good, side);
        } else {
            self.push(seat, Step::PlaceGood { good, side, began: false });
        }
    }

    /// A good taken from the supply comes to rest in storage.
    #[inline]
    pub fn store(&mut self, seat: Seat, good: Good, side: Side) {
        let weight = self.cat().fit.weight[good.index()];
        let p = self.p(seat);
        p.goods[side.index()][good.index()] += 1;
        p.pack += weight;
        self.tell(Event::Gained { seat, good, side });
    }

    /// A good goes back to the supply: sold, delivered, paid, lost or discarded.
    #[inline]
    pub fn give_back(&mut self, seat: Seat, good: Good, side: Side) {
        let weight = self.cat().fit.weight[good.index()];
        let p = self.p(seat);
        p.goods[side.index()][good.index()] -= 1;
        p.pack -= weight;
        self.s.supply[good.index()] += 1;
        self.tell(Event::Lost { seat, good, side });
    }

    pub fn drop_good(&mut self, seat: Seat, step: Step, good: Good, side: Side) {
        match step {
            Step::PlaceGood { good, side, .. } => self.s.stack.swap(Step::PlaceGood { good, side, began: true }),
            Step::Refit | Step::PlaceTile { .. } => {}
            _ => self.pop(),
        }
        self.give_back(seat, good, side);
    }

    /// The new thing is let go.
    pub fn decline(&mut self, seat: Seat, step: Step) {
        self.pop();
        match step {
            Step::PlaceGood { good, .. } => {
                self.s.supply[good.index()] += 1;
                self.tell(Event::Missed { seat, thing: Missed::Good });
            }
            Step::PlaceToken { token } => self.refuse_token(seat, token),
            Step::PlaceHero { hero, .. } => self.return_hero(seat, hero), // F-079
            Step::PlaceCommission { commission } => self.return_commission(seat, commission),
            _ => unreachable!("only offered when there is no room"),
        }
    }

    pub fn flip(&mut self, seat: Seat, good: Good, to: Side) {
        self.pop();
        let goods = &mut self.p(seat).goods;
        goods[1 - to.index()][good.index()] -= 1;
        goods[to.index()][good.index()] += 1;
        self.tell(Event::Flipped { seat, good, to });
    }

    /// F-147: after a hero has left, what no longer fits must go.
    pub fn refit(&mut self, seat: Seat) {
        let p = &self.s.players[seat];
        if !self.g.has_room(p, p.pack) {
            self.push(seat, Step::Refit);
        }
    }

    /// F-146: a third die is neither taken nor rolled.
    pub fn gain_illuminated(&mut self, seat: Seat) {
        if self.g.is_rival(seat) {
            return self.rival_die();
        }
        let p = &self.s.players[seat];
        let in_pool = u8::from(p.lit.is_some() && !self.g.opt.illuminated_cap_reserve);
        if self.s.illuminated == 0 || p.glowing() + in_pool >= 2 {
            self.tell(Event::Missed { seat, thing: Missed::IlluminatedDie });
            return;
        }
        self.s.illuminated -= 1;
        let face = self.cat().illuminated[self.h.below(ILLUMINATED, 6) as usize];
        let p = self.p(seat);
        p.glow[1] = Some(face); // gaps are last
        p.sort_glow();
        self.tell(Event::IlluminatedDie { seat, face });
    }
}
