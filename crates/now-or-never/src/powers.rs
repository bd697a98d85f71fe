//! Section 18: what abilities, gear and artifacts add up to, and what they can be used for.
use crate::catalog::{Does, Gift, Limit, Power, When};
use crate::effect::{Effect, List};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::{Seat, Set};

impl NowOrNever {
    /// Everything that this seat may use now (N-122, N-313).
    pub(crate) fn power_offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let p = &s.players[seat];
        for power in (p.powers - p.used).iter().filter(|&n| self.may_use(s, seat, n)) {
            out.push(Action::Use { power });
        }
    }

    pub(crate) fn may_use(&self, s: &State, seat: Seat, n: u8) -> bool {
        let p = &s.players[seat];
        let power = &self.cat.powers[n as usize];
        let in_season = power.limit != Limit::Season || !p.used.has(n);
        let in_round = power.limit != Limit::Round || !s.moment.used.has(n);
        p.mana >= power.mana
            && p.has_goods(power.goods)
            && in_season
            && in_round
            && !(power.not_final && s.is_final()) // N-201
            && !(power.when == When::OutsideCombat && s.fighting(seat))
            && self.is_moment(s, seat, power)
    }

    /// Is this the moment for it?
    fn is_moment(&self, s: &State, seat: Seat, power: &Power) -> bool {
        let own = s.stack.top().filter(|f| f.seat == seat && s.phase == Phase::Turns && !f.step.is_the_bots());
        let own = own.map(|frame| frame.step);
        match power.does {
            Does::Gain(list) => {
                (power.anytime || own.is_some())
                    && !(s.unclaimed == 0 && self.cat.list(list).contains(&Effect::Token))
                    && !self.mixes_draws(s, seat, list)
            }
            Does::Movement(_) => matches!(own, Some(Step::Move { .. })),
            Does::Reroll => matches!(own, Some(Step::Die { .. })),
            Does::IgnoreEnemies => matches!(own, Some(Step::Turn | Step::Move { .. })) && !s.moment.armored,
            Does::Defence(_) | Does::Damage(_) => matches!(own, Some(Step::Round { .. })),
            Does::March(_) => own == Some(Step::Turn) && s.players[seat].hearts > 0,
        }
    }
    /// N-122: a draw may come in the middle of another, but only if all of it is kept: two hands of unkept cards at once
    /// could not be told apart.
    pub(crate) fn mixes_draws(&self, s: &State, seat: Seat, list: List) -> bool {
        s.stack.iter().any(|f| f.seat == seat && f.step.draws()) && !self.keeps_all(list)
    }
    fn keeps_all(&self, list: List) -> bool {
        self.cat.list(list).iter().all(|effect| match effect {
            Effect::Quests { draw, keep } => keep >= draw,
            Effect::Token => self.cat.finds.iter().all(|find| self.keeps_all(find.gain)),
            _ => true,
        })
    }

    /// Adds up what lies in the slots, stands in the town and was played; more mana comes filled, less is cut (A17).
    pub fn refreshed(&self, s: &mut State, seat: Seat) {
        let (g, p) = (self, &mut s.players[seat]);
        let before = p.gifts.max_mana;
        let mut sum = Gifts::default();
        let mut azure = 0;
        let mut add = |gift: Gift| match gift {
            Gift::Defence(n) => sum.defence += n,
            Gift::Movement(n) => sum.movement += n,
            Gift::MaxMana(n) => sum.max_mana += n,
            Gift::Recruit(n) => sum.recruit += n,
            Gift::Build(n) => sum.build += n,
            Gift::Tough(n) => sum.tough += n,
            Gift::Income(n) => sum.income += n,
            Gift::Makes(good) => sum.makes[good.index()] += 1,
            Gift::ShellTrade => sum.shell_trade = true,
            Gift::ToolTrade => sum.tool_trade = true,
            Gift::Helm => sum.helm += 1,
            Gift::Azure(piece) => azure |= piece,
        };
        let mut powers = Set::NONE;
        powers.add(g.board(p).power);
        for &token in p.red.iter().chain(&p.blue).flatten() {
            let token = g.cat.token(token);
            token.gifts.iter().for_each(|&gift| add(gift));
            token.power.into_iter().for_each(|power| powers.add(power));
        }
        for card in p.played.iter() {
            let quest = g.cat.quest(card);
            quest.gifts.iter().for_each(|&gift| add(gift));
            quest.power.into_iter().for_each(|power| powers.add(power));
        }
        for &building in p.town.iter().flatten() {
            match g.cat.building(building).special {
                Some(Special::SnailRanch) => add(Gift::Movement(1)),  // N-220
                Some(Special::ConstructionHq) => add(Gift::Build(1)), // N-212
                _ => {}
            }
        }
        sum.max_mana += u8::from(azure == 3); // N-225
        p.mana = (p.mana + sum.max_mana.saturating_sub(before)).min(g.board(p).mana + sum.max_mana);
        p.gifts = sum;
        p.powers = powers;
    }
}

impl Play<'_> {
    pub fn use_power(&mut self, seat: Seat, n: u8) {
        let power = self.cat().powers[n as usize];
        self.tell(Event::Used { seat, power: n });
        self.change(seat, Stuff::Mana, -(power.mana as i8));
        for &good in Good::ALL {
            self.change(seat, good.stuff(), -(power.goods[good.index()] as i8));
        }
        match power.limit {
            Limit::None => {}
            Limit::Round => self.s.moment.used.add(n),
            Limit::Season => self.p(seat).used.add(n),
        }
        match power.does {
            Does::Gain(list) => self.push(seat, Step::Effects { at: list }),
            Does::Movement(more) => {
                if let Some(Frame { step: Step::Move { from, left }, .. }) = self.s.stack.top() {
                    self.s.stack.swap(Step::Move { from, left: left.saturating_add(more) });
                }
            }
            Does::Reroll => self.reroll(seat),
            Does::IgnoreEnemies => self.s.moment.armored = true,
            Does::Defence(more) => self.s.moment.defence += more,
            Does::Damage(more) => self.s.moment.damage += more,
            Does::March(spaces) => self.begin_move(seat, spaces), // N-243
        }
    }

    pub fn refresh(&mut self, seat: Seat) {
        let before = self.s.players[seat].gifts.movement;
        self.recount(seat);
        self.movement_changes(seat, before);
    }
    /// Tells what comes and goes with a mana token (N-225, N-226).
    pub fn recount(&mut self, seat: Seat) {
        let before = self.s.players[seat].mana;
        self.g.refreshed(self.s, seat);
        let by = self.s.players[seat].mana as i8 - before as i8;
        if by != 0 {
            self.tell(Event::Change { seat, stuff: Stuff::Mana, by });
        }
    }
    /// N-088, A60: what adds movement counts as soon as it is there, on the way too; what goes no longer does.
    pub fn movement_changes(&mut self, seat: Seat, before: u8) {
        let now = self.s.players[seat].gifts.movement;
        if now == before || !self.g.opt.movement_on_the_way {
            return;
        }
        for frame in self.s.stack.iter_mut().filter(|f| f.seat == seat) {
            if let Step::Move { left, .. } = &mut frame.step {
                *left = left.saturating_add(now).saturating_sub(before);
            }
        }
    }
}
