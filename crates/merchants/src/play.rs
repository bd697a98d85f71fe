//! How questions open and close: the stack of frames, and which chapter answers for each.
use crate::cards::*;
use crate::state::*;
use crate::words::*;
use crate::{Action, Catalog, Event, Merchants};
use table::{Host, Seat, Set};

/// Content, state and host in one hand, so that a rule reads as one line.
pub(crate) struct Play<'a> {
    pub g: &'a Merchants,
    pub s: &'a mut State,
    pub h: &'a mut dyn Host<Event>,
}

impl<'a> Play<'a> {
    #[inline]
    pub fn cat(&self) -> &'a Catalog {
        &self.g.cat
    }
    #[inline]
    pub fn p(&mut self, seat: Seat) -> &mut Player {
        &mut self.s.players[seat]
    }
    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.h.tell(event);
    }
    #[inline]
    pub fn push(&mut self, seat: Seat, step: Step) {
        self.s.stack.push(seat, step);
    }
    #[inline]
    pub fn pop(&mut self) {
        self.s.stack.pop();
    }

    /// One legal action, and everything that follows without a question.
    pub fn act(&mut self, seat: Seat, a: Action) {
        let step = self.s.stack.top().expect("somebody is asked").step;
        self.answer(seat, step, a);
        self.run();
    }

    #[inline]
    fn answer(&mut self, seat: Seat, step: Step, a: Action) {
        match a {
            Action::Draft { steed } => self.draft(seat, steed),
            Action::Keep { deed } => self.keep(seat, deed),
            Action::Reset => self.reset(seat),
            Action::Bump { die, slot } => self.bump(seat, die, slot),
            Action::Unlock { slot } => self.unlock(seat, slot),
            Action::Lantern => self.slot_two_lantern(seat),
            Action::Light { die } => self.light(seat, die),
            Action::Coins => self.slot_three_coins(seat),
            Action::Prestige => self.slot_three_prestige(seat),
            Action::Wheel => self.choose_wheel(seat, step),
            Action::Go { steps } => self.go(seat, steps),
            Action::Horseshoe { way } => self.horseshoe(seat, way),
            Action::Stay => self.arrive(seat),
            Action::Visit { district } => self.visit(seat, step, district),
            Action::Use { building } => self.use_building(seat, step, building),
            Action::Change { from, to } => self.change(seat, step, from, to),
            Action::Buy { good } => self.buy(seat, step, good),
            Action::Commission { town } => self.choose_commission(seat, step, town),
            Action::Pay { steps } => self.pay_dark_market(seat, steps),
            Action::Deed { deed } => self.choose_deed(seat, deed),
            Action::DeedTop => self.choose_deed_top(seat),
            Action::Host { hero } => self.host(hero),
            Action::Sell { good, side } => self.sell(seat, step, good, side),
            Action::Ruins { steps } => self.choose_ruins(seat, step, steps),
            Action::Gain { good } => self.choose_gain(seat, step, good),
            Action::Roll => self.roll_at_ruins(seat),
            Action::Caravan => self.gather(seat),
            Action::Companion { card } => self.take_companion(seat, step, card),
            Action::CompanionTop => self.take_top_companion(seat),
            Action::Declare { town, road } => self.declare(seat, town, road),
            Action::Join => self.answer_caravan(seat, true),
            Action::Refuse => self.answer_caravan(seat, false),
            Action::Reroll => self.reroll(seat),
            Action::Take { value } => self.take(seat, value, 0, 0),
            Action::TakeWhisper { value } => self.take(seat, value, 1, 0),
            Action::TakeCat { value, by } => self.take(seat, value, 0, by),
            Action::TakeBoth { value, by } => self.take(seat, value, 1, by),
            Action::Enter { town } => self.enter(seat, step, town),
            Action::Deliver { commission } => self.deliver(seat, commission),
            Action::Give { good, side } => self.give(seat, step, good, side),
            Action::Bring { hero } => self.choose_bring(seat, step, hero),
            Action::Fortune { luck } => self.fortune(seat, step, luck),
            Action::Upgrade { tile } => self.choose_upgrade(seat, tile),
            Action::Steed { steed } => self.choose_steed(seat, steed),
            Action::Flip { good } => self.flip(seat, good, Side::Upgraded),
            Action::FlipBack { good } => self.flip(seat, good, Side::Basic),
            Action::TakeHero { hero } => self.take_hero(seat, step, hero),
            Action::TakeHeroTop => self.take_top_hero(seat),
            Action::DarkStep => self.cosimo_step(seat),
            Action::PayCoins | Action::PayQuartz | Action::PayLantern | Action::PayGood { .. } => {
                self.pay_building(seat, step, a);
            }
            Action::Swap { give, get } => self.exchange(seat, step, give, get),
            Action::Decline => self.decline(seat, step),
            Action::Drop { good, side } => self.drop_good(seat, step, good, side),
            Action::DropHero { hero } => self.drop_hero(seat, step, hero),
            Action::DropCommission { commission } => self.drop_commission(seat, step, commission),
            Action::DropToken { token } => self.drop_token(seat, step, token),
            Action::Ability { animal, which } => self.ability(seat, animal, which),
            Action::Copy { value } => self.copy_die(seat, value),
            Action::Grace { side } => self.grace(seat, side),
            Action::Cosimo { hero } => self.cosimo(seat, hero),
            Action::Dumplin => self.dumplin(seat),
            Action::Flicker => self.flicker(seat),
            Action::Pass => self.pop(),
            Action::Done => self.done(seat, step),
        }
    }

    #[inline]
    fn done(&mut self, seat: Seat, step: Step) {
        self.pop();
        match step {
            Step::Sell { hero, .. } => self.gain_hero(seat, hero, true),
            Step::Giving { commission, served, upgraded } => self.delivered(seat, commission, served, upgraded),
            Step::Act { .. } => self.leave_building(seat),
            _ => {}
        }
    }

    /// Goes on until somebody is asked. A question that an interruption has emptied closes itself (F-205).
    #[inline]
    pub fn run(&mut self) {
        while let Some(Frame { seat, step }) = self.s.stack.top() {
            if self.g.is_rival(seat) {
                self.rival(step);
                continue;
            }
            match step {
                Step::Effects { at } => self.next_effect(seat, at),
                Step::Depart => self.depart(seat),
                Step::PackUp => self.pack_up(),
                Step::Rest => self.rest(seat),
                _ => {
                    if self.g.asks(self.s, seat, step) {
                        return;
                    }
                    self.pop();
                    self.close(seat, step);
                }
            }
        }
        self.finish();
    }

    /// What happens when a question closes unanswered.
    fn close(&mut self, seat: Seat, step: Step) {
        match step {
            Step::Sell { hero, served: 0, place } => self.s.inn[place as usize] = Some(hero),
            Step::Sell { hero, .. } => self.gain_hero(seat, hero, true),
            Step::Giving { commission, served: 0, .. } => self.hold_commission(seat, commission),
            Step::Giving { commission, served, upgraded } => self.delivered(seat, commission, served, upgraded),
            Step::PlaceGood { good, side, .. } => self.store(seat, good, side),
            Step::PlaceToken { token } => self.settle_token(seat, token),
            Step::PlaceHero { hero, bonus } => self.gain_hero(seat, hero, bonus),
            Step::PlaceCommission { commission } => self.hold_commission(seat, commission),
            Step::PlaceTile { tile } => self.place_tile(seat, tile),
            _ => {}
        }
    }
}

impl Merchants {
    /// Is there (still) something to ask? Most questions always have an answer.
    #[inline]
    fn asks(&self, s: &State, seat: Seat, step: Step) -> bool {
        let p = &s.players[seat];
        match step {
            Step::Window => self.can_interrupt(s, seat),
            Step::Inn => self.can_sell_at_inn(s, p),
            Step::Sell { hero, served, .. } => self.has_requested(p, self.cat.hero(hero).requests(), served),
            Step::DarkMarket => p.coins > 0,
            Step::DarkSouth => s.commission_available() || s.deed_available(),
            Step::RuinsRoll => p.lanterns > 0 || p.has_tile(Tile::RuinsLantern),
            Step::TakeCompanion => s.row.iter().any(Option::is_some) || !s.companions.is_empty(),
            Step::Visiting => {
                self.can_visit(s, seat, s.caravan.town) || self.can_visit(s, seat, s.caravan.town.neighbour())
            }
            Step::Delivering { town } => self.can_visit(s, seat, town),
            Step::Giving { commission, served, .. } => {
                self.has_requested(p, &self.cat.commission(commission).goods, served)
            }
            Step::FinalVisit => Town::ALL.iter().any(|&town| self.can_visit(s, seat, town)),
            Step::Gain { kind, .. } => self.goods_of(s, p, kind) != 0,
            Step::TakeCommission => s.commission_available(),
            Step::TakeDeed => s.deed_available(),
            Step::TakeHero { top } => s.hero_at_inn() || top && !s.heroes.is_empty(),
            Step::HeroOrCommission => s.hero_at_inn() || s.commission_available(),
            Step::BringHero | Step::LoseHero => p.hero_count() > 0,
            Step::LoseGood | Step::LoseDearest => p.has_goods(),
            Step::FlipUp => p.goods[0] != [0; 6],
            Step::FlipDown => p.goods[1] != [0; 6],
            Step::TakeUpgrade => self.can_upgrade(s, p),
            Step::PlaceGood { good, .. } => !self.has_room(p, p.pack + self.cat.fit.weight[good.index()]),
            Step::PlaceToken { token } => p.chooses_tokens(token),
            Step::PlaceHero { .. } => p.heroes.iter().all(Option::is_some),
            Step::PlaceCommission { .. } => p.commissions.iter().all(Option::is_some),
            Step::PlaceTile { tile } => !self.tile_fits(p, tile),
            Step::Refit => !self.has_room(p, p.pack),
            Step::RivalCommission => s.commission_available(),
            Step::RivalHero { .. } => s.hero_at_inn(),
            Step::RivalLosesHero => !s.rival.heroes.is_empty(),
            Step::RivalBringsHero { towns } => !self.rival_heroes_for(s, Set::of(towns.into())).is_empty(),
            _ => true,
        }
    }

    /// Everything this seat may do now.
    #[inline]
    pub(crate) fn offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(frame) = s.stack.top() else { return };
        if frame.seat != seat {
            return;
        }
        let p = &s.players[seat];
        match frame.step {
            Step::Draft => self.draft_offers(s, out),
            Step::Keep => self.keep_offers(p, out),
            Step::Plan => self.plan_offers(s, p, out),
            Step::SlotTwo => self.slot_two_offers(p, out),
            Step::SlotThree => self.slot_three_offers(p, out),
            Step::Move => self.move_offers(p, out),
            Step::Shoe { stayed } => {
                out.push(Action::Stay);
                // an interruption may have given the last one away
                if p.horseshoes > 0 {
                    out.push(Action::Horseshoe { way: Way::On });
                    if !(stayed && self.rules.horseshoe_changes_distance) {
                        out.push(Action::Horseshoe { way: Way::Back }); // P-009: never a distance below 0
                    }
                }
            }
            Step::Act { open } => self.act_offers(s, p, open, out),
            Step::Window => out.push(Action::Done),
            Step::Bazaar { did, paid, off } => self.bazaar_offers(s, p, did, paid, off, out),
            Step::Inn => self.inn_offers(s, p, out),
            Step::Sell { hero, served, .. } => {
                self.sell_offers(p, self.cat.hero(hero).requests(), served, out);
            }
            Step::DarkMarket => (1..=p.coins.min(4) as u8).for_each(|steps| out.push(Action::Pay { steps })),
            Step::DarkSouth => {
                self.commission_offers(s, out);
                self.deed_offers(s, out);
            }
            Step::Yurg => {
                out.push(Action::Caravan);
                self.ruins_offers(p, out);
            }
            Step::RuinsMove { .. } => self.ruins_offers(p, out),
            Step::RuinsGain { space } => Self::gain_offers(self.cat.ruins[space as usize], out),
            Step::RuinsRoll => out.extend([Action::Roll, Action::Done]),
            Step::TakeCompanion => self.companion_offers(s, out),
            Step::Route => self.route_offers(s, p, out),
            Step::Joining => out.extend([Action::Join, Action::Refuse]),
            Step::TakeDie => self.die_offers(s, seat, out),
            Step::Visiting => self.visiting_offers(s, seat, out),
            Step::Delivering { town } => self.delivering_offers(p, town, out),
            Step::Giving { commission, served, .. } => {
                self.give_offers(p, &self.cat.commission(commission).goods, served, out);
            }
            Step::Fortune { .. } => self.fortune_offers(s, p, out),
            Step::FinalVisit => self.final_offers(s, seat, out),
            Step::Gain { kind, .. } => Self::gain_offers(self.goods_of(s, p, kind), out),
            Step::TakeCommission => self.commission_offers(s, out),
            Step::TakeDeed => self.deed_offers(s, out),
            Step::TakeHero { top } => self.hero_offers(s, top, out),
            Step::HeroOrCommission => {
                self.hero_offers(s, false, out);
                self.commission_offers(s, out);
            }
            Step::BringHero => own_heroes(p).for_each(|hero| out.push(Action::Bring { hero })),
            Step::LoseHero => own_heroes(p).for_each(|hero| out.push(Action::DropHero { hero })),
            Step::LoseGood | Step::Refit => own_goods(p, |good, side| out.push(Action::Drop { good, side })),
            Step::LoseDearest => self.dearest_offers(s, p, out),
            Step::FlipUp => flips(&p.goods[0], |good| out.push(Action::Flip { good })),
            Step::FlipDown => flips(&p.goods[1], |good| out.push(Action::FlipBack { good })),
            Step::TakeUpgrade => self.upgrade_offers(s, out),
            Step::UpgradeOrDarkStep => {
                if self.can_upgrade(s, p) {
                    self.upgrade_offers(s, out);
                }
                out.push(Action::DarkStep);
            }
            Step::TakeSteed => self.steed_offers(s, out),
            Step::Pay { building } => self.pay_offers(s, p, building, out),
            Step::Exchange { gave, got } => self.exchange_offers(p, gave, got, out),
            Step::PlaceGood { good, side, began } => self.place_good_offers(p, good, side, began, out),
            Step::PlaceToken { token } => out.extend([Action::Decline, Action::DropToken { token: token.other() }]),
            Step::PlaceHero { .. } => {
                out.push(Action::Decline);
                own_heroes(p).for_each(|hero| out.push(Action::DropHero { hero }));
            }
            Step::PlaceCommission { .. } => {
                out.push(Action::Decline);
                own_commissions(p).for_each(|commission| out.push(Action::DropCommission { commission }));
            }
            Step::PlaceTile { tile } => self.place_tile_offers(p, tile, out),
            Step::RivalTown { .. }
            | Step::RivalCommission
            | Step::RivalHero { .. }
            | Step::RivalCompanion
            | Step::RivalLosesHero
            | Step::RivalBringsHero { .. } => return self.rival_offers(s, frame.step, out), // no moment for companions
            Step::Depart
            | Step::PackUp
            | Step::Rest
            | Step::Effects { .. }
            | Step::RivalTurn
            | Step::RivalAct
            | Step::RivalRest
            | Step::RivalRoute { .. } => unreachable!("plays itself"),
        }
        // F-201: at every decision of his own in his turn the owner may use a companion.
        if seat == s.active && s.in_turn() {
            self.ability_offers(s, seat, out);
        }
    }
}

#[inline]
pub(crate) fn own_heroes(p: &Player) -> impl Iterator<Item = HeroCard> + '_ {
    p.heroes.iter().copied().flatten()
}

#[inline]
pub(crate) fn own_commissions(p: &Player) -> impl Iterator<Item = CommissionCard> + '_ {
    p.commissions.iter().copied().flatten()
}

#[inline]
pub(crate) fn own_goods(p: &Player, mut each: impl FnMut(Good, Side)) {
    for side in Side::BOTH {
        flips(&p.goods[side.index()], |good| each(good, side));
    }
}

#[inline]
fn flips(goods: &[u8; 6], mut each: impl FnMut(Good)) {
    for &good in Good::ALL {
        if goods[good.index()] > 0 {
            each(good);
        }
    }
}
