//! What a choice says, and which things it touches.
use crate::cards::*;
use crate::catalog::ability;
use crate::effect::Effect;
use crate::state::*;
use crate::wording::{boost_texts, deal, effect_texts, good, goods, or_nothing, pile, some};
use crate::words::*;
use crate::{Action, NowOrNever};
use table::{Choice, Seat, Text};

fn slot_of(colour: Colour, slot: u8) -> String {
    format!("slot.{colour}.{slot}")
}

impl NowOrNever {
    /// A button: what it says, and the things it touches.
    pub(crate) fn button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let step = s.stack.top().map(|f| f.step);
        match a {
            Action::Hero { .. } | Action::Place { .. } | Action::Keep { .. } => self.first_button(step, seat, a),
            Action::Pay { .. } | Action::Recruit { .. } | Action::Rest { .. } | Action::Wake { .. } => {
                self.specialist_button(s, seat, a)
            }
            Action::Build { .. } | Action::Buy { .. } | Action::Swap { .. } => self.craft_button(s, seat, a),
            Action::March { .. }
            | Action::Go { .. }
            | Action::Charge { .. }
            | Action::Stop
            | Action::Quest { .. }
            | Action::Visit
            | Action::Fight
            | Action::Search => self.hero_button(s, seat, a),
            Action::Roll
            | Action::Accept
            | Action::Reroll { .. }
            | Action::Boost
            | Action::Helm
            | Action::Strike
            | Action::Retreat => self.die_button(s, seat, a),
            // some powers wait for their moment
            Action::Use { power } if !self.cat.powers[power as usize].anytime => self.anytime_button(s, seat, a),
            Action::Sell { .. }
            | Action::SellBest
            | Action::House { .. }
            | Action::Move { .. }
            | Action::Order { .. }
            | Action::Refill
            | Action::Learn { .. }
            | Action::Use { .. } => self.anytime_button(s, seat, a).anytime(),
            Action::Pass => Choice::new(Text::new("now-do-pass")),
            Action::Draw { pile: p } => Choice::new(pile(Text::new("now-do-draw"), p)).on(format!("pile.{p}")),
            Action::KeepOrder { order } => {
                Choice::new(self.with_order(Text::new("now-do-keep-order"), order)).on(format!("order.{order}"))
            }
            Action::Take { good: g } => Choice::new(good(Text::new("now-do-take"), g)).on(format!("villager.{g}")),
            Action::Gain { good: g } => Choice::new(good(Text::new("now-do-gain"), g)).on(format!("good.{g}")),
            Action::Token { space } => {
                Choice::new(self.with_place(Text::new("now-do-token"), s.tiles, space)).on(format!("space.{space}"))
            }
            Action::Send { slot } => {
                let sent = s.bot.specialists[slot as usize].expect("it is offered");
                let label = self.with_specialist(Text::new("now-do-send"), sent);
                Choice::new(label).on(format!("specialist.{BOT}.{slot}"))
            }
            Action::Produce => Choice::new(Text::new("now-do-produce")),
            Action::Done => Choice::new(Text::new(match step {
                Some(Step::Build { .. }) => "now-do-done-build",
                Some(Step::Gear { .. }) => "now-do-done-gear",
                Some(Step::Swap) => "now-do-done-swap",
                Some(Step::Stand { .. }) => "now-do-done-stand",
                _ => "now-do-done",
            })),
        }
    }

    /// Before the first season.
    fn first_button(&self, step: Option<Step>, seat: Seat, a: Action) -> Choice {
        match (a, step) {
            (Action::Hero { hero }, _) => {
                let board = &self.cat.heroes[hero.index()];
                let label = Text::new("now-do-hero").word("hero", format!("hero-{hero}"));
                let [a, b, c] = board.arrows;
                let label = label.number("hearts", board.hearts).number("mana", board.mana);
                Choice::new(label.number("a", a).number("b", b).number("c", c)).on(format!("hero.{hero}"))
            }
            (Action::Keep { card }, _) => {
                let location = self.cat.quest(card).location;
                let label = self.with_quest(Text::new("now-do-keep"), card);
                Choice::new(label.word("location", format!("location-{location}"))).on(format!("quest.{card}"))
            }
            (Action::Place { slot }, Some(Step::PlaceStarting { specialist })) => {
                let label = self.with_specialist(Text::new("now-do-place"), specialist).number("slot", slot + 1);
                let label = label.list("effects", self.deeds_of(specialist));
                Choice::new(label).on(format!("specialist.{seat}.{slot}"))
            }
            _ => Choice::new(Text::new("now-do-done")),
        }
    }

    fn specialist_button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let p = &s.players[seat];
        let of = |whose: u8, slot: u8| {
            let slots = if whose == BOT { &s.bot.specialists } else { &s.players[Seat(whose)].specialists };
            slots[slot as usize].expect("it is offered")
        };
        let with = |id: &'static str, n: SpecialistCard| self.with_specialist(Text::new(id), n);
        match a {
            Action::Pay { whose, slot } => {
                let n = of(whose, slot);
                let card = self.cat.specialist(n);
                let id = match whose {
                    BOT => "now-do-pay-bot",
                    _ if whose == seat.0 => "now-do-pay",
                    _ => "now-do-pay-other",
                };
                let label = with(id, n).number("cost", card.cost).list("effects", self.deeds_of(n));
                let other = whose != BOT && whose != seat.0;
                let label = if other { label.seat("owner", Seat(whose)).number("tax", card.tax) } else { label };
                Choice::new(label).on(format!("specialist.{whose}.{slot}"))
            }
            Action::Recruit { place, slot } => {
                let n = s.row[place as usize].expect("it is offered");
                let old = p.specialists[slot as usize];
                let id = if old.is_none() { "now-do-recruit" } else { "now-do-recruit-instead" };
                let label = with(id, n).number("cost", self.recruit_cost(p, n)).number("slot", slot + 1);
                let label = label.list("effects", self.deeds_of(n));
                let label = match old {
                    Some(old) => label.word("old", format!("specialist-{}", self.cat.names.specialists[old.index()])),
                    None => label,
                };
                Choice::new(label).on(format!("row.{place}")).on(format!("specialist.{seat}.{slot}"))
            }
            Action::Rest { slot, relief } => {
                let id = match relief {
                    Relief::Hearts => "now-do-rest-hearts",
                    Relief::Coin => "now-do-rest-coin",
                };
                Choice::new(with(id, of(seat.0, slot)))
                    .on(format!("specialist.{seat}.{slot}"))
                    .on(format!("rest.{relief}"))
            }
            Action::Wake { slot } => {
                Choice::new(with("now-do-wake", of(seat.0, slot))).on(format!("specialist.{seat}.{slot}"))
            }
            _ => Choice::new(Text::new("now-do-done")),
        }
    }

    /// Buildings and gear.
    fn craft_button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let p = &s.players[seat];
        let step = s.stack.top().map(|f| f.step);
        match a {
            Action::Build { tile, space } => {
                let off = if let Some(Step::Build { off, .. }) = step { off } else { 0 };
                let gift = self.cat.towns[self.side].gives[space as usize];
                let id = if gift.is_some() { "now-do-build-gift" } else { "now-do-build" };
                let label = Text::new(id).word("building", self.tile_word(p, tile));
                let label = label.number("cost", self.build_cost(p, tile, space, off));
                let label = label.number("row", space / 4 + 1).number("column", space % 4 + 1);
                let label = match gift {
                    Some(stuff) => label.list("gift", vec![some(stuff, 1)]),
                    None => label,
                };
                Choice::new(label).on(format!("tile.{tile}")).on(format!("town.{space}"))
            }
            Action::Buy { gear, slot } => {
                let off = if let Some(Step::Gear { off }) = step { off } else { 0 };
                let label = self.token_into("now-do-buy", "now-do-buy-instead", p, gear, slot);
                Choice::new(label.number("cost", self.gear_cost(gear, off)))
                    .on(format!("gear.{gear}"))
                    .on(slot_of(self.cat.token(gear).colour, slot))
            }
            Action::Swap { a, b } => {
                let name = |tile: u8| self.tile_word(p, tile);
                let label = Text::new("now-do-swap").word("building", name(a)).word("other", name(b));
                Choice::new(label).on(format!("tile.{a}")).on(format!("tile.{b}"))
            }
            _ => Choice::new(Text::new("now-do-done")),
        }
    }

    /// The building in a cell of the grid.
    fn tile_word(&self, p: &Player, cell: u8) -> String {
        self.building_word(p.grid[cell as usize].expect("it is offered"))
    }

    /// A gear or an ability that goes into a slot, perhaps in the place of another.
    fn token_into(&self, id: &'static str, instead: &'static str, p: &Player, token: SlotToken, slot: u8) -> Text {
        let colour = self.cat.token(token).colour;
        let old = match colour {
            Colour::Red => p.red[slot as usize],
            Colour::Blue => p.blue[slot as usize],
        };
        let text = self.with_token(Text::new(if old.is_none() { id } else { instead }), token);
        let text = text.word("colour", format!("now-colour-{colour}")).number("slot", slot + 1);
        let text = text.list("effects", self.token_lines(token));
        match old {
            None => text,
            Some(old) => text.word("old", self.token_word(old)),
        }
    }

    /// The hero on the map.
    fn hero_button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let p = &s.players[seat];
        let map = &self.cat.maps[self.side];
        match a {
            Action::March { arrow } => {
                let spaces = self.board(p).arrows[arrow as usize] + p.gifts.movement;
                Choice::new(Text::new("now-do-march").number("n", spaces)).on(format!("arrow.{arrow}"))
            }
            Action::Go { space } | Action::Charge { space } => {
                let charge = matches!(a, Action::Charge { .. });
                let way = if charge { self.way_to_fight(s, seat, space) } else { self.way(s, seat, space) };
                let (hearts, steps) = way.map_or((0, 0), |way| (way.hearts, way.steps));
                // N-095: with the last heart the turn ends there
                let last = hearts >= p.hearts;
                let id = match (charge, last) {
                    (false, false) => "now-do-go",
                    (false, true) => "now-do-go-last",
                    (true, false) => "now-do-charge",
                    (true, true) => "now-do-charge-last",
                };
                let label = self.with_place(Text::new(id), s.tiles, space);
                let label = label.number("hearts", hearts).number("steps", steps);
                let level = map.lair_at[space as usize];
                let label = match level.filter(|_| charge) {
                    Some(level) => self.with_foe(label, Foe::Enemy(level)),
                    None => label,
                };
                Choice::new(label).on(format!("space.{space}"))
            }
            Action::Quest { card } => {
                let quest = self.cat.quest(card);
                let deal = deal(self.price_of_quest(quest), self.list_texts(quest.gain));
                let effects = match quest.points {
                    0 => or_nothing(deal),
                    n if deal.is_empty() => vec![Text::new("now-deal-points").number("n", n)],
                    n => vec![Text::new("now-deal-and-points").list("effects", deal).number("n", n)],
                };
                let label = self.with_quest(Text::new("now-do-quest"), card).list("effects", effects);
                Choice::new(label).on(format!("quest.{card}"))
            }
            Action::Visit => {
                let list =
                    self.location_at(s, p.space).map(|l| self.cat.list(self.location_list(l))).unwrap_or_default();
                // N-323: what comes after the last heart is neither paid nor gained
                let last = list.iter().position(|e| match e {
                    Effect::Pay(Stuff::Hearts, n) => *n >= p.hearts,
                    // a die shows one at least
                    Effect::Toll => p.hearts <= 1,
                    _ => false,
                });
                let (id, list) = match last {
                    Some(last) => ("now-do-visit-last", &list[..=last]),
                    None => ("now-do-visit", list),
                };
                let label = self.with_place(Text::new(id), s.tiles, p.space);
                Choice::new(label.list("effects", or_nothing(effect_texts(list)))).on(format!("space.{}", p.space))
            }
            Action::Fight => {
                let level = map.lair_at[p.space as usize].unwrap_or(8);
                Choice::new(self.with_foe(Text::new("now-do-fight"), Foe::Enemy(level))).on(format!("enemy.{level}"))
            }
            Action::Search => Choice::new(Text::new("now-do-search")).on(format!("space.{}", p.space)),
            _ => Choice::new(Text::new("now-do-stop")).on(format!("space.{}", p.space)),
        }
    }

    /// Dice and fights.
    fn die_button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let p = &s.players[seat];
        let step = s.stack.top().map(|f| f.step);
        match (a, step) {
            (Action::Roll, _) => Choice::new(Text::new("now-do-roll")).on("die"),
            (Action::Accept, Some(Step::Die { cast, die })) => {
                let loss = |n: u8| {
                    let id = if n >= p.hearts { "now-do-accept-last" } else { "now-do-accept-loss" }; // N-102, N-129
                    Text::new(id).number("n", n)
                };
                let label = match cast {
                    Cast::Attack => Text::new("now-do-accept-attack").number("damage", self.attack(p, die).damage),
                    Cast::Search => loss(die.saturating_sub(p.gifts.tough)),
                    Cast::Toll => loss(die),
                    Cast::Orb | Cast::Solo => Text::new("now-do-accept"),
                };
                Choice::new(label.number("die", die)).on("die")
            }
            (Action::Reroll { good: g }, _) => {
                Choice::new(good(Text::new("now-do-reroll"), g)).on("die").on(format!("good.{g}"))
            }
            (Action::Boost, Some(Step::Round { die, .. })) => {
                let boost = self.attack_of_round(p, die).boost.unwrap_or_default();
                let label = Text::new("now-do-boost").number("mana", boost.mana).list("effects", boost_texts(&boost));
                Choice::new(label).on(slot_of(Colour::Red, die.die() - 1))
            }
            (Action::Strike, Some(Step::Round { foe, die, .. })) => {
                let (damage, loss) = self.blow(s, seat, foe, die);
                let id = if loss >= p.hearts { "now-do-strike-last" } else { "now-do-strike" }; // N-111
                Choice::new(Text::new(id).number("damage", damage).number("loss", loss)).on("fight")
            }
            (Action::Helm, _) => Choice::new(Text::new("now-do-helm")).on("helm"),
            (Action::Retreat, _) => Choice::new(Text::new("now-do-retreat")).on("fight"),
            _ => Choice::new(Text::new("now-do-done")),
        }
    }

    /// What may be done at any time (N-171), and powers.
    fn anytime_button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let p = &s.players[seat];
        match a {
            Action::Sell { trade } => {
                let deal = self.cat.trades[trade as usize];
                let label = goods(Text::new("now-do-sell"), "goods", deal.goods).number("coins", deal.coins);
                Choice::new(label).on(format!("trade.{trade}"))
            }
            Action::SellBest => {
                let label = goods(Text::new("now-do-sell-best"), "goods", p.goods);
                Choice::new(label.number("coins", self.worth(p))).on("market")
            }
            Action::House { good: g, row } => Choice::new(good(Text::new("now-do-house"), g).number("row", row + 1))
                .on(format!("waiting.{g}"))
                .on(format!("housing.{row}")),
            Action::Move { good: g, row } => Choice::new(good(Text::new("now-do-move"), g).number("row", row + 1))
                .on(format!("housed.{g}"))
                .on(format!("housing.{row}")),
            Action::Order { order } => {
                Choice::new(self.with_order(Text::new("now-do-order"), order)).on(format!("order.{order}"))
            }
            Action::Learn { ability: n, slot } => {
                let token = p.hero.map_or(SlotToken::default(), |hero| ability(hero, n));
                let label = self.token_into("now-do-learn", "now-do-learn-instead", p, token, slot);
                Choice::new(label.number("cost", self.cat.token(token).cost))
                    .on(format!("ability.{token}"))
                    .on(slot_of(self.cat.token(token).colour, slot))
            }
            Action::Use { power } => {
                let is = &self.cat.powers[power as usize];
                let label = Text::new("now-do-use").word("power", self.power_word(power));
                Choice::new(label.list("cost", self.cost_of(is)).list("effects", self.result_of(is)))
                    .on(format!("power.{power}"))
            }
            _ => Choice::new(Text::new("now-do-refill")).on("villagers"),
        }
    }
}
