//! Asked only after a refusal: which rule forbids it.
use crate::cards::*;
use crate::catalog::{Does, Limit, When, ability};
use crate::effect::Effect;
use crate::stand::stuff_of;
use crate::state::*;
use crate::words::*;
use crate::{Action, NowOrNever};
use table::{Seat, Text};

fn no(id: &'static str, rule: &'static str) -> Text {
    Text::new(id).rule(rule)
}

impl NowOrNever {
    pub(crate) fn forbids(&self, s: &State, seat: Seat, a: Action) -> Text {
        let p = &s.players[seat];
        match a {
            _ if s.phase == Phase::Over => no("now-no-over", "N-208"),
            Action::Sell { .. }
            | Action::SellBest
            | Action::House { .. }
            | Action::Move { .. }
            | Action::Order { .. }
            | Action::Refill
            | Action::Learn { .. }
            | Action::Use { .. }
                if s.phase == Phase::SetUp =>
            {
                no("now-no-set-up", "N-171")
            }
            Action::Sell { .. } | Action::SellBest | Action::Order { .. } | Action::Refill => {
                self.forbids_trade(s, p, a)
            }
            Action::House { good, .. } if p.waiting[good.index()] == 0 => no("now-no-villager-waiting", "N-174"),
            Action::House { .. } => no("now-no-room", "N-175"),
            Action::Move { good, row } => self.forbids_moving(p, good, row),
            Action::Learn { ability: n, slot } => self.forbids_learning(p, n, slot),
            Action::Use { power } => self.forbids_power(s, seat, power),
            Action::Produce => no("now-no-produce", "N-195"),
            _ => match s.stack.top() {
                Some(frame) if frame.seat == seat => self.forbids_answer(s, seat, frame.step, a),
                None => no("now-no-turn-over", "N-195"),
                Some(_) if s.passed.has(seat) => no("now-no-passed", "N-040"),
                Some(_) => no("now-no-not-your-turn", "N-039"),
            },
        }
    }

    fn forbids_trade(&self, s: &State, p: &Player, a: Action) -> Text {
        match a {
            Action::Order { .. } if s.is_final() => no("now-no-order-final", "N-179"),
            Action::Order { order } if order.number() < 16 && p.completed >> order.number() & 1 == 1 => {
                no("now-no-order-twice", "N-178")
            }
            Action::Order { order } if order.number() > 15 || p.orders >> order.number() & 1 == 0 => {
                no("now-no-such-order", "N-178")
            }
            Action::Order { .. } => no("now-no-goods", "N-178"),
            Action::Refill if p.experience < 2 => no("now-no-experience", "N-180"),
            Action::Refill => no("now-no-refill", "N-180"),
            Action::Sell { trade } if usize::from(trade) >= self.cat.trades.len() || !self.trade_is_open(p, trade) => {
                no("now-no-such-trade", "N-172")
            }
            _ => no("now-no-goods", "N-172"),
        }
    }

    fn forbids_moving(&self, p: &Player, good: Good, row: u8) -> Text {
        match self.inn_row(p) {
            None => no("now-no-inn", "N-176"),
            Some(inn) if p.housed[inn][good.index()] == 0 || inn == usize::from(row) => {
                no("now-no-villager-at-inn", "N-215")
            }
            Some(_) => no("now-no-room", "N-175"),
        }
    }

    fn forbids_learning(&self, p: &Player, n: u8, slot: u8) -> Text {
        let Some(hero) = p.hero.filter(|_| n < 6) else {
            return no("now-no-such-ability", "N-184");
        };
        let token = |n: u8| self.cat.token(ability(hero, n));
        let wanted = token(n);
        let owns = |k: u8| p.bought >> k & 1 == 1;
        let below = |k: u8| owns(k) && token(k).colour == wanted.colour && token(k).level + 1 == wanted.level;
        if owns(n) {
            no("now-no-ability-twice", "N-010")
        } else if wanted.level > 1 && !(0..6).any(below) {
            no("now-no-level", if wanted.level == 2 { "N-307" } else { "N-182" })
        } else if p.experience < wanted.cost {
            no("now-no-experience", "N-181")
        } else {
            forbids_slot(slot)
        }
    }

    fn forbids_power(&self, s: &State, seat: Seat, power: u8) -> Text {
        let p = &s.players[seat];
        if power >= 64 || !p.powers.has(power) {
            return no("now-no-such-power", "N-122");
        }
        let is = &self.cat.powers[power as usize];
        let top = s.stack.top().filter(|frame| frame.seat == seat).map(|frame| frame.step);
        match is.does {
            _ if p.used.has(power) && is.limit == Limit::Season => no("now-no-power-season", "N-122"),
            _ if is.not_final && s.is_final() => no("now-no-power-final", "N-201"),
            _ if !is.anytime && top.is_none_or(Step::is_the_bots) => no("now-no-power-own-turn", "N-122"),
            _ if is.when == When::OutsideCombat && s.fighting(seat) => no("now-no-power-combat", "N-122"),
            _ if s.moment.used.has(power) && is.limit == Limit::Round => no("now-no-power-round", "N-122"),
            _ if p.mana < is.mana => no("now-no-mana", "N-122"),
            _ if !p.has_goods(is.goods) => no("now-no-goods", "N-122"),
            Does::Movement(_) => no("now-no-power-moving", "N-122"),
            Does::Reroll => no("now-no-power-die", "N-331"),
            Does::Defence(_) | Does::Damage(_) => no("now-no-power-fighting", "N-122"),
            Does::March(_) if p.hearts == 0 => no("now-no-hearts", "N-243"),
            Does::March(_) => no("now-no-power-turn", "N-243"),
            Does::Gain(list) if self.mixes_draws(s, seat, list) => no("now-no-power-drawing", "N-330"),
            Does::IgnoreEnemies | Does::Gain(_) => no("now-no-power-now", "N-122"),
        }
    }

    fn forbids_answer(&self, s: &State, seat: Seat, step: Step, a: Action) -> Text {
        let p = &s.players[seat];
        match (a, step) {
            (Action::Hero { .. }, Step::ChooseHero) => no("now-no-hero-taken", "N-025"),
            (Action::Place { .. }, Step::PlaceStarting { .. }) => no("now-no-specialist-slot", "N-049"),
            (Action::Keep { .. }, Step::KeepQuests { .. }) => no("now-no-card-drawn", "N-033"),
            (Action::Pay { .. } | Action::Recruit { .. } | Action::Rest { .. } | Action::March { .. }, Step::Turn) => {
                self.forbids_turn(s, seat, a)
            }
            (
                Action::Pay { .. } | Action::Recruit { .. } | Action::Rest { .. } | Action::March { .. } | Action::Pass,
                _,
            ) => no("now-no-one-action", "N-039"),
            (Action::Build { tile, space }, Step::Build { .. }) => self.forbids_building(p, tile, space),
            (Action::Build { .. }, _) => no("now-no-builder", "N-058"),
            (Action::Buy { gear, slot }, Step::Gear { off }) => {
                if !s.gear_row.contains(&Some(gear)) {
                    no("now-no-such-gear", "N-078")
                } else if p.coins < self.gear_cost(gear, off).into() {
                    no("now-no-coins", "N-078")
                } else {
                    forbids_slot(slot)
                }
            }
            (Action::Swap { .. }, Step::Swap) => no("now-no-swap", "N-146"),
            (Action::Wake { .. }, Step::Wake) => no("now-no-wake", "N-052"),
            (Action::Go { space } | Action::Charge { space }, Step::Move { from, .. })
                if space == from || space == p.space =>
            {
                no("now-no-way-back", "N-310")
            }
            (Action::Charge { space }, Step::Move { .. }) if self.way(s, seat, space.min(39)).is_some() => {
                no("now-no-enemy", "N-104")
            }
            (Action::Go { .. } | Action::Charge { .. }, Step::Move { .. }) => no("now-no-way", "N-089"),
            (Action::Stop, Step::Move { .. }) => no("now-no-stop", "N-310"),
            (Action::Go { .. } | Action::Charge { .. } | Action::Stop, _) => no("now-no-march", "N-084"),
            (Action::Quest { card }, Step::Stand { quested, .. }) => self.forbids_quest(s, seat, card, quested),
            (Action::Visit | Action::Search | Action::Done, Step::Stand { charged: true, .. }) => {
                no("now-no-must-fight", "N-099")
            }
            (Action::Visit, Step::Stand { .. }) if self.location_at(s, p.space).is_none() => {
                no("now-no-location", "N-099")
            }
            (Action::Visit, Step::Stand { .. }) => no("now-no-price", "N-101"),
            (Action::Search, Step::Stand { .. }) => no("now-no-token", "N-127"),
            (Action::Fight, Step::Stand { .. }) if self.enemy_at(s, p.space).is_some() => no("now-no-ignored", "N-093"),
            (Action::Fight, Step::Stand { .. }) => no("now-no-enemy", "N-104"),
            (Action::Quest { .. } | Action::Visit | Action::Fight | Action::Search, _) => no("now-no-stand", "N-097"),
            (Action::Retreat, Step::Fight { .. } | Step::Round { .. } | Step::Die { .. }) => {
                no("now-no-retreat", "N-109")
            }
            (Action::Boost, Step::Round { .. }) if s.moment.boosted => no("now-no-boost-twice", "N-118"),
            (Action::Boost, Step::Round { die, .. }) if self.attack_of_round(p, die).boost.is_some() => {
                no("now-no-mana", "N-118")
            }
            (Action::Boost, Step::Round { .. }) => no("now-no-boost", "N-118"),
            (Action::Helm, _) => no("now-no-helm", "N-224"),
            (Action::Reroll { .. }, _) if !self.opt.reroll => no("now-no-reroll", "N-297"),
            (Action::Reroll { .. }, Step::Die { .. }) => no("now-no-goods", "N-297"),
            (Action::Draw { .. }, Step::Draw { .. }) => no("now-no-pile", "N-330"),
            (Action::KeepOrder { .. }, Step::KeepOrder { .. }) => no("now-no-order-drawn", "N-145"),
            (Action::Take { .. }, Step::Villager) => no("now-no-villager-shown", "N-115"),
            (Action::Token { .. }, Step::SoloToken) => no("now-no-token-nearest", "N-289"),
            (Action::Token { .. }, Step::Token) => no("now-no-token", "N-240"),
            // the question that is open instead
            _ => no("now-no-not-asked", "N-039").list("question", vec![self.ask(s, seat)]),
        }
    }

    /// The action of a turn.
    fn forbids_turn(&self, s: &State, seat: Seat, a: Action) -> Text {
        let p = &s.players[seat];
        let specialist = |place: Option<&Option<SpecialistCard>>| place.copied().flatten();
        match a {
            Action::Pay { whose, slot } => {
                let (slots, down) = match whose {
                    BOT => (s.bot.specialists, s.bot.down),
                    _ if whose < self.opt.players => (s.players[Seat(whose)].specialists, s.players[Seat(whose)].down),
                    _ => ([None; 4], 0),
                };
                match specialist(slots.get(slot as usize)) {
                    None => no("now-no-specialist", "N-045"),
                    Some(_) if down >> slot & 1 == 1 => no("now-no-face-down", "N-054"),
                    Some(_) => no("now-no-coins", "N-055"),
                }
            }
            Action::Recruit { place, slot } => match specialist(s.row.get(place as usize)) {
                None => no("now-no-specialist", "N-047"),
                Some(n) if p.coins < self.recruit_cost(p, n).into() => no("now-no-coins", "N-055"),
                Some(_) if p.specialists.iter().all(Option::is_some) && slot > 3 => {
                    no("now-no-specialists-full", "N-309")
                }
                Some(_) => no("now-no-specialist-slot", "N-049"),
            },
            Action::Rest { slot, .. } => match specialist(p.specialists.get(slot as usize)) {
                None => no("now-no-specialist", "N-056"),
                Some(_) => no("now-no-face-down", "N-054"),
            },
            _ if p.hearts == 0 => no("now-no-hearts", "N-142"),
            _ => no("now-no-arrow", "N-085"),
        }
    }

    fn forbids_building(&self, p: &Player, tile: u8, space: u8) -> Text {
        let first = p.buildings() == 0;
        if tile >= 20 || p.grid[tile as usize].is_none() {
            no("now-no-such-tile", "N-058")
        } else if !self.tile_is_free(p, tile) {
            if first {
                return no("now-no-tile-border", "N-059");
            }
            // (?A2): a hole at a corner does not count
            let (x, y) = (tile as i8 % 5, tile as i8 / 5);
            let hole = |(dx, dy): (i8, i8)| {
                let (x, y) = (x + dx, y + dy);
                (0..5).contains(&x) && (0..4).contains(&y) && p.grid[(y * 5 + x) as usize].is_none()
            };
            let diagonal = [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().any(hole);
            if diagonal { no("now-no-tile-diagonal", "N-308") } else { no("now-no-tile-inside", "N-060") }
        } else if space >= 16 || p.town[space as usize].is_some() {
            no("now-no-space-taken", "N-064")
        } else if !self.space_is_free(p, space) {
            if first { no("now-no-starting-row", "N-062") } else { no("now-no-space-apart", "N-063") }
        } else {
            no("now-no-coins", "N-069")
        }
    }

    fn forbids_quest(&self, s: &State, seat: Seat, card: QuestCard, quested: bool) -> Text {
        let p = &s.players[seat];
        let held = card.number() < FIRST_OF_PILE[3] && p.hand.has(card);
        let Some(quest) = self.cat.quests.get(card.index()).filter(|_| held) else {
            return no("now-no-card-in-hand", "N-097");
        };
        let short = self.cat.list(quest.cost).iter().any(|&effect| match effect {
            // nobody pays with the last heart
            Effect::Pay(Stuff::Hearts, n) => p.hearts <= n,
            Effect::Pay(stuff, n) => stuff_of(p, stuff) < n.into(),
            _ => false,
        });
        if quested {
            no("now-no-quest-twice", "N-097")
        } else if self.location_at(s, p.space) != Some(quest.location) {
            no("now-no-quest-elsewhere", "N-245")
        } else if short {
            no("now-no-price", "N-244")
        } else {
            no("now-no-condition", "N-248")
        }
    }
}

/// N-011, whatever else is right.
fn forbids_slot(slot: u8) -> Text {
    if slot > 3 { no("now-no-such-slot", "N-010") } else { no("now-no-slot-taken", "N-011") }
}
