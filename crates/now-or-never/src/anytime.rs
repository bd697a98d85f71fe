//! Section 13: what everybody may do whenever the game waits for somebody (N-171).
use crate::cards::*;
use crate::catalog::{TRADES, ability};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::{Seat, Set};

impl NowOrNever {
    pub(crate) fn anytime_offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let p = &s.players[seat];
        if p.goods != [0; 4] {
            self.sell_offers(p, out);
        }
        if p.waiting != [0; 4] {
            self.house_offers(p, out);
        }
        self.inn_offers(p, out);
        if !s.is_final() {
            // N-179, N-315
            let orders: Set<OrderToken> = Set::of(p.orders.into());
            for order in orders.iter().filter(|&order| p.has_goods(self.cat.order(order).goods)) {
                out.push(Action::Order { order });
            }
        }
        if p.experience > 0 {
            if self.may_refill(s, p) {
                out.push(Action::Refill);
            }
            self.learn_offers(p, out);
        }
        self.power_offers(s, seat, out);
    }

    /// N-172
    fn sell_offers(&self, p: &Player, out: &mut Vec<Action>) {
        out.push(Action::SellBest);
        for trade in (0..TRADES as u8).filter(|&t| self.trade_is_open(p, t)) {
            if p.has_goods(self.cat.trades[trade as usize].goods) {
                out.push(Action::Sell { trade });
            }
        }
    }
    /// The market quests change a row and add one (Part B 1).
    pub fn trade_is_open(&self, p: &Player, trade: u8) -> bool {
        self.cat.prices.is_open(trade, p.gifts.shell_trade, p.gifts.tool_trade)
    }

    /// N-175, N-223: one for each building of the row, one more for each bed.
    pub fn capacity(&self, p: &Player, row: usize) -> u8 {
        let in_row = p.town[row * 4..row * 4 + 4].iter().flatten();
        in_row.map(|&tile| 1 + self.cat.building(tile).beds).sum()
    }
    pub fn has_room(&self, p: &Player, row: usize) -> bool {
        p.housed[row].iter().sum::<u8>() < self.capacity(p, row)
    }
    /// N-174
    pub(crate) fn house_offers(&self, p: &Player, out: &mut Vec<Action>) {
        for row in (0..4).filter(|&row| self.has_room(p, row)) {
            let waiting = Good::ALL.iter().filter(|&&g| p.waiting[g.index()] > 0);
            out.extend(waiting.map(|&good| Action::House { good, row: row as u8 }));
        }
    }
    /// The row of the Inn (N-215).
    pub fn inn_row(&self, p: &Player) -> Option<usize> {
        let is_inn = |tile: BuildingTile| self.cat.building(tile).special == Some(Special::Inn);
        p.town.iter().position(|place| place.is_some_and(is_inn)).map(|space| space / 4)
    }
    pub(crate) fn inn_offers(&self, p: &Player, out: &mut Vec<Action>) {
        let Some(inn) = self.inn_row(p) else { return };
        for row in (0..4).filter(|&row| row != inn && self.has_room(p, row)) {
            let guests = Good::ALL.iter().filter(|&&g| p.housed[inn][g.index()] > 0);
            out.extend(guests.map(|&good| Action::Move { good, row: row as u8 }));
        }
    }

    /// N-180
    pub fn may_refill(&self, s: &State, p: &Player) -> bool {
        p.experience >= 2 && s.villagers.contains(&None) && s.supply != [0; 4]
    }

    /// N-181 to N-184, N-307
    pub fn may_learn(&self, p: &Player, n: u8) -> bool {
        let Some(hero) = p.hero else { return false };
        let token = |n: u8| self.cat.token(ability(hero, n));
        let wanted = token(n);
        let owns = |level: u8| {
            (0..6).any(|o| p.bought >> o & 1 == 1 && token(o).colour == wanted.colour && token(o).level == level)
        };
        p.bought >> n & 1 == 0 && p.experience >= wanted.cost && (wanted.level == 1 || owns(wanted.level - 1))
    }
    fn learn_offers(&self, p: &Player, out: &mut Vec<Action>) {
        let Some(hero) = p.hero else { return };
        for n in (0..6).filter(|&n| self.may_learn(p, n)) {
            let colour = self.cat.token(ability(hero, n)).colour;
            self.slot_offers(p, colour, |slot| out.push(Action::Learn { ability: n, slot }));
        }
    }
}

impl Play<'_> {
    pub fn sell(&mut self, seat: Seat, trade: u8, times: u8) {
        let row = self.cat().trades[trade as usize];
        let goods = row.goods.map(|n| n * times);
        let p = self.p(seat);
        p.goods.iter_mut().zip(goods).for_each(|(have, n)| *have -= n);
        let coins = u16::from(row.coins) * u16::from(times);
        p.coins += coins;
        self.tell(Event::Sold { seat, goods, coins });
    }
    /// The optimum, trade by trade.
    pub fn sell_best(&mut self, seat: Seat) {
        let p = &self.s.players[seat];
        let plan = self.cat().prices.plan(p.goods, p.gifts.shell_trade, p.gifts.tool_trade);
        for (trade, times) in (0..).zip(plan).filter(|&(_, times)| times > 0) {
            self.sell(seat, trade, times);
        }
    }

    pub fn house(&mut self, seat: Seat, good: Good, row: u8) {
        let p = self.p(seat);
        p.waiting[good.index()] -= 1;
        p.housed[row as usize][good.index()] += 1;
        self.tell(Event::Housed { seat, good, row });
    }
    pub fn rehouse(&mut self, seat: Seat, good: Good, row: u8) {
        let inn = self.g.inn_row(&self.s.players[seat]).expect("it was offered");
        let p = self.p(seat);
        p.housed[inn][good.index()] -= 1;
        p.housed[row as usize][good.index()] += 1;
        self.tell(Event::Rehoused { seat, good, row });
    }

    /// N-178
    pub fn complete(&mut self, seat: Seat, order: OrderToken) {
        let row = *self.cat().order(order);
        let p = self.p(seat);
        p.goods.iter_mut().zip(row.goods).for_each(|(have, n)| *have -= n);
        p.orders &= !(1 << order.number());
        p.completed |= 1 << order.number();
        self.tell(Event::OrderDone { seat, order });
        self.change(seat, Stuff::Coins, row.coins as i8);
    }

    /// N-180
    pub fn refill(&mut self, seat: Seat) {
        self.tell(Event::Refilled { seat });
        self.change(seat, Stuff::Experience, -2);
        self.fill_villagers();
    }

    /// N-181
    pub fn learn(&mut self, seat: Seat, n: u8, slot: u8) {
        let p = self.p(seat);
        p.bought |= 1 << n;
        let token = ability(p.hero.expect("heroes are chosen"), n);
        let cost = self.cat().token(token).cost;
        self.tell(Event::Learned { seat, token, slot });
        self.change(seat, Stuff::Experience, -(cost as i8));
        self.put(seat, token, slot);
    }
}
