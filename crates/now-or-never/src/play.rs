//! How questions open and close: the stack of frames, and which chapter answers for each.
use crate::catalog::{Catalog, HeroBoard};
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::{Host, Seat, SeatSet};

/// Content, state and host in one hand, so that a rule reads as one line.
pub(crate) struct Play<'a> {
    pub g: &'a NowOrNever,
    pub s: &'a mut State,
    pub h: &'a mut dyn Host<Event>,
}

impl NowOrNever {
    #[inline]
    pub(crate) fn seats_of(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.opt.players)
    }
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.opt.players == 1
    }
    #[inline]
    pub fn board(&self, p: &Player) -> &HeroBoard {
        self.cat.hero(p.hero.expect("heroes are chosen"))
    }
    /// N-007, N-225, N-226
    #[inline]
    pub fn max_mana(&self, p: &Player) -> u8 {
        self.board(p).mana + p.gifts.max_mana
    }

    pub(crate) fn asked(&self, s: &State) -> SeatSet {
        match s.stack.top() {
            Some(frame) => SeatSet::one(frame.seat),
            None if s.phase == Phase::Production => s.asked,
            None => SeatSet::NONE,
        }
    }

    /// The seat's answers to the open question, and what it may do at any time.
    pub(crate) fn offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if s.phase == Phase::Over {
            return;
        }
        match s.stack.top() {
            Some(frame) if frame.seat == seat => self.answers(s, frame, out),
            None if s.asked.has(seat) => out.push(Action::Produce),
            _ => {}
        }
        // the house and empty chairs have no board
        if s.phase != Phase::SetUp && seat.0 < self.opt.players {
            self.anytime_offers(s, seat, out);
        }
    }

    fn answers(&self, s: &State, frame: Frame, out: &mut Vec<Action>) {
        let seat = frame.seat;
        let p = &s.players[seat];
        match frame.step {
            Step::ChooseHero => self.hero_offers(s, out),
            Step::PlaceStarting { .. } => {
                out.extend(
                    (0..4).filter(|&slot| p.specialists[slot as usize].is_none()).map(|slot| Action::Place { slot }),
                );
            }
            Step::KeepQuests { .. } => out.extend(p.drawn.iter().map(|card| Action::Keep { card })),
            Step::Turn => self.turn_offers(s, seat, out),
            Step::Move { from, left } => self.move_offers(s, seat, from, left, out),
            Step::Stand { charged, quested } => self.stand_offers(s, seat, charged, quested, out),
            Step::Fight { rounds, .. } => {
                out.push(Action::Roll);
                if rounds > 0 {
                    out.push(Action::Retreat); // N-109
                }
            }
            Step::Round { die, .. } => self.round_offers(s, p, die, out),
            Step::Die { .. } => {
                out.push(Action::Accept);
                if self.opt.reroll {
                    // N-297
                    out.extend(Good::ALL.iter().filter(|&&g| p.count(g) > 0).map(|&good| Action::Reroll { good }));
                }
            }
            Step::Build { off, .. } => self.build_offers(s, p, off, out),
            Step::Gear { off } => self.gear_offers(s, p, off, out),
            Step::Swap => swap_offers(p, out),
            Step::Wake => out.extend((0..4).filter(|&slot| asleep(p, slot)).map(|slot| Action::Wake { slot })),
            Step::Draw { .. } => self.draw_offers(s, out),
            Step::KeepOrder { a, b } => out.extend([Action::KeepOrder { order: a }, Action::KeepOrder { order: b }]),
            Step::Villager => {
                let shown = |g: &Good| s.villagers.contains(&Some(*g));
                out.extend(Good::ALL.iter().copied().filter(shown).map(|good| Action::Take { good }));
            }
            Step::AnyGood => out.extend(Good::ALL.iter().map(|&good| Action::Gain { good })),
            Step::Token => self.token_offers(s.unclaimed, out),
            Step::SoloToken => self.token_offers(self.nearest_tokens(s), out),
            Step::SoloRecruit { .. } => out.extend((0..4).map(|slot| Action::Send { slot })),
            Step::Effects { .. }
            | Step::FillRow { .. }
            | Step::QuestFight { .. }
            | Step::QuestDone { .. }
            | Step::SoloTurn => unreachable!("plays itself"),
        }
    }

    fn token_offers(&self, letters: u16, out: &mut Vec<Action>) {
        let map = &self.cat.maps[self.side];
        let spaces = (0..14).filter(|letter| letters >> letter & 1 == 1).map(|letter| map.letters[letter]);
        out.extend(spaces.map(|space| Action::Token { space }));
    }
}

/// N-146: two tiles, not a tile and a hole.
fn swap_offers(p: &Player, out: &mut Vec<Action>) {
    out.push(Action::Done);
    for b in 1..20u8 {
        for a in (0..b).filter(|&a| p.grid[a as usize].is_some() && p.grid[b as usize].is_some()) {
            out.push(Action::Swap { a, b });
        }
    }
}

/// Is there a specialist that lies face down?
#[inline]
pub(crate) fn asleep(p: &Player, slot: u8) -> bool {
    p.specialists[slot as usize].is_some() && p.down >> slot & 1 == 1
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
        match a {
            Action::Sell { trade } => self.sell(seat, trade, 1),
            Action::SellBest => self.sell_best(seat),
            Action::House { good, row } => self.house(seat, good, row),
            Action::Move { good, row } => self.rehouse(seat, good, row),
            Action::Order { order } => self.complete(seat, order),
            Action::Refill => self.refill(seat),
            Action::Learn { ability, slot } => self.learn(seat, ability, slot),
            Action::Use { power } => self.use_power(seat, power),
            Action::Produce => self.ready(seat),
            _ => {
                let step = self.s.stack.top().expect("somebody is asked").step;
                self.answer(seat, step, a);
            }
        }
        self.run();
    }

    fn answer(&mut self, seat: Seat, step: Step, a: Action) {
        match a {
            Action::Hero { hero } => self.choose_hero(seat, hero),
            Action::Place { slot } => self.place_starting(seat, step, slot),
            Action::Keep { card } => self.keep(seat, step, card),
            Action::Pay { whose, slot } => self.pay(seat, whose, slot),
            Action::Recruit { place, slot } => self.recruit(seat, place, slot),
            Action::Rest { slot, relief } => self.rest(seat, slot, relief),
            Action::March { arrow } => self.march(seat, arrow),
            Action::Pass => self.pass(seat),
            Action::Build { tile, space } => self.build(seat, step, tile, space),
            Action::Buy { gear, slot } => self.buy(seat, step, gear, slot),
            Action::Swap { a, b } => self.swap_tiles(seat, a, b),
            Action::Wake { slot } => self.wake(seat, slot),
            Action::Go { space } => self.go(seat, step, space, false),
            Action::Charge { space } => self.go(seat, step, space, true),
            Action::Stop => self.s.stack.swap(Step::Stand { charged: false, quested: false }),
            Action::Quest { card } => self.quest(seat, card),
            Action::Visit => self.visit(seat),
            Action::Fight => self.fight(seat),
            Action::Search => self.search(seat),
            Action::Roll => self.roll_attack(seat, step),
            Action::Accept => self.accept(seat, step),
            Action::Reroll { good } => self.reroll_for_good(seat, step, good),
            Action::Boost => self.boost(seat, step),
            Action::Helm => self.helm(seat),
            Action::Strike => self.strike(seat, step),
            Action::Retreat => self.retreat(seat, step),
            Action::Draw { pile } => self.draw_from(seat, step, pile),
            Action::KeepOrder { order } => self.keep_order(seat, step, order),
            Action::Take { good } => self.take_villager(seat, good),
            Action::Gain { good } => {
                self.pop();
                self.change(seat, good.stuff(), 1);
            }
            Action::Token { space } => self.take_token(seat, step, space),
            Action::Send { slot } => self.send(step, slot),
            Action::Done => self.done(seat, step),
            _ => unreachable!("done at any time"),
        }
    }

    fn done(&mut self, seat: Seat, step: Step) {
        self.pop();
        if let Step::Build { bonus, .. } = step {
            // N-322: the bonus is a part of its own
            if !self.g.opt.builder_bonus_needs_building {
                self.push(seat, Step::Effects { at: bonus });
            }
        }
    }

    /// Goes on until somebody is asked.
    pub fn run(&mut self) {
        loop {
            let Some(Frame { seat, step }) = self.s.stack.top() else {
                match self.s.phase {
                    Phase::SetUp => self.next_stage(),
                    Phase::Turns => self.next_turn(),
                    Phase::Production if self.s.asked.is_empty() => self.harvest(),
                    Phase::Production | Phase::Over => return,
                }
                continue;
            };
            match step {
                Step::Effects { at } => self.next_effect(seat, at),
                Step::FillRow { place } => {
                    self.pop();
                    self.fill_row(place);
                }
                Step::QuestFight { card } => self.quest_fight(seat, card),
                Step::QuestDone { card } => self.quest_done(seat, card),
                Step::SoloTurn => self.solo_turn(seat),
                Step::Villager if self.s.villagers.iter().all(Option::is_none) && !self.fill_villagers() => {
                    self.pop();
                    self.tell(Event::NoVillager { seat }); // N-116
                }
                Step::Draw { left, keep, piles } if left == 0 || !self.g.can_draw(self.s) => {
                    self.end_draw(seat, keep, piles);
                }
                Step::Token if self.s.unclaimed == 0 => self.pop(),
                Step::Wake if !(0..4).any(|slot| asleep(&self.s.players[seat], slot)) => self.pop(),
                _ => return,
            }
        }
    }

    /// N-141: whatever was open in this turn is over.
    pub fn end_turn(&mut self) {
        while self.s.stack.top().is_some_and(|frame| frame.step != Step::SoloTurn) {
            self.pop();
        }
    }

    /// Counts up or down and tells it; nothing goes above its maximum or below 0.
    pub fn change(&mut self, seat: Seat, stuff: Stuff, by: i8) {
        let max = match stuff {
            Stuff::Hearts => self.g.board(&self.s.players[seat]).hearts, // N-006
            Stuff::Mana => self.g.max_mana(&self.s.players[seat]),       // N-007
            _ => u8::MAX,
        };
        let p = &mut self.s.players[seat];
        let by = if stuff == Stuff::Coins {
            let now = p.coins.saturating_add_signed(by.into());
            let changed = now as i32 - p.coins as i32;
            p.coins = now;
            changed as i8
        } else {
            let held = match stuff {
                Stuff::Shell | Stuff::Tool | Stuff::Demon | Stuff::Crystal => &mut p.goods[stuff as usize],
                Stuff::Book => &mut p.books,
                Stuff::Hearts => &mut p.hearts,
                Stuff::Mana => &mut p.mana,
                Stuff::Experience => &mut p.experience,
                Stuff::Coins => unreachable!("above"),
            };
            let now = held.saturating_add_signed(by).min(max.max(*held));
            let changed = now as i16 - *held as i16;
            *held = now;
            changed as i8
        };
        if by != 0 {
            self.tell(Event::Change { seat, stuff, by });
        }
    }
    /// Coins may be more than a small number holds.
    pub fn coins(&mut self, seat: Seat, by: i16) {
        for part in std::iter::repeat_n(i16::from(i8::MAX) * by.signum(), (by.unsigned_abs() / 127) as usize)
            .chain([by % 127])
            .filter(|&part| part != 0)
        {
            self.change(seat, Stuff::Coins, part as i8);
        }
    }
}
