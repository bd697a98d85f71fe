//! The interpreter of effects: a few lines each.
use crate::Event;
use crate::cards::*;
use crate::effect::{Effect, List};
use crate::play::{Play, asleep};
use crate::state::*;
use crate::words::*;
use table::Seat;

impl Play<'_> {
    /// The next effect of an open list, which closes after its last one.
    pub fn next_effect(&mut self, seat: Seat, at: List) {
        let next = self.cat().lists.next(at);
        match next {
            Some((_, Some(at))) => self.s.stack.swap(Step::Effects { at }),
            _ => self.pop(),
        }
        if let Some((effect, _)) = next {
            self.effect(seat, effect);
        }
    }

    fn effect(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::Pay(Stuff::Hearts, n) => drop(self.lose_hearts(seat, n)), // N-102
            Effect::Pay(stuff, n) => self.change(seat, stuff, -(n as i8)),
            Effect::Toll => self.cast(seat, Cast::Toll), // N-147
            Effect::Gain(stuff, n) => self.change(seat, stuff, n as i8),
            Effect::Heal => self.heal(seat),
            Effect::AnyGood => self.push(seat, Step::AnyGood),
            Effect::Villager => self.push(seat, Step::Villager), // N-115
            Effect::Quests { draw, keep } => self.push(seat, Step::Draw { left: draw, keep, piles: [0; 3] }),
            Effect::Gear(off) => self.push(seat, Step::Gear { off }), // N-140, N-158
            Effect::Swap => self.push(seat, Step::Swap),
            Effect::Order => self.draw_orders(seat),
            Effect::FirstPlayer => {
                self.s.first = seat; // N-150
                self.tell(Event::FirstPlayer { seat });
            }
            Effect::Token => self.push(seat, Step::Token),
            Effect::Build(off) => self.push(seat, Step::Build { off, bonus: List::default() }),
            Effect::Wake if (0..4).any(|slot| asleep(&self.s.players[seat], slot)) => self.push(seat, Step::Wake),
            Effect::Wake => {}
            Effect::Arrow => self.ready_arrow(seat),
        }
    }

    /// The longest of the used ones comes back.
    fn ready_arrow(&mut self, seat: Seat) {
        let p = &self.s.players[seat];
        let arrows = self.g.board(p).arrows;
        let used = (0..3u8).filter(|&a| p.arrows >> a & 1 == 1);
        if let Some(arrow) = used.max_by_key(|&a| arrows[a as usize]) {
            self.p(seat).arrows &= !(1 << arrow);
        }
    }

    /// N-115, N-116
    pub fn take_villager(&mut self, seat: Seat, good: Good) {
        self.pop();
        let place = self.s.villagers.iter().position(|&v| v == Some(good)).expect("it was offered");
        self.s.villagers[place] = None;
        self.p(seat).waiting[good.index()] += 1;
        self.tell(Event::Villager { seat, good });
    }

    /// N-145: two are drawn, one is kept.
    fn draw_orders(&mut self, seat: Seat) {
        let first = self.s.orders.draw(self.h, ORDERS);
        let second = first.and_then(|_| self.s.orders.draw(self.h, ORDERS));
        let Some(a) = first else { return };
        let event = |orders| Event::OrdersDrawn { seat, orders };
        self.h.whisper(seat, event(Some((a, second))), Some(event(None)));
        match second {
            Some(b) => self.push(seat, Step::KeepOrder { a: a.min(b), b: a.max(b) }),
            None => self.hold_order(seat, a),
        }
    }
    /// The other one goes under the stack, and only this seat knows it.
    pub fn keep_order(&mut self, seat: Seat, step: Step, order: OrderToken) {
        let Step::KeepOrder { a, b } = step else { unreachable!("only this question is answered so") };
        self.pop();
        self.s.orders.put_under(if order == a { b } else { a }, table::SeatSet::one(seat));
        self.hold_order(seat, order);
    }
    fn hold_order(&mut self, seat: Seat, order: OrderToken) {
        self.p(seat).orders |= 1 << order.number();
        self.h.reveal(Event::OrderKept { seat, order });
    }
}
