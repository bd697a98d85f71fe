//! How events read in the log.
use crate::cards::*;
use crate::wording::{amount, good, goods, pile};
use crate::words::*;
use crate::{Event, NowOrNever};
use table::{Seat, Text};

impl NowOrNever {
    /// How an event reads in the log.
    pub(crate) fn telling(&self, event: &Event) -> Option<Text> {
        let by = |id: &'static str, seat: Seat| Text::new(id).seat("seat", seat);
        let text = Text::new;
        Some(match *event {
            Event::Season { season } => text("now-tale-season").number("season", season),
            Event::Turn { seat } => by("now-tale-turn", seat),
            Event::Passed { seat } => by("now-tale-passed", seat),
            Event::FirstPlayer { seat } => by("now-tale-first-player", seat),
            Event::Production { last: false } => text("now-tale-production"),
            Event::Production { last: true } => text("now-tale-production-last"),
            Event::Ready { seat } => by("now-tale-ready", seat),
            Event::Score { seat, score } => by("now-tale-score", seat)
                .number("total", score.total())
                .number("coins", score.coins)
                .number("rows", score.rows)
                .number("housing", score.housing)
                .number("buildings", score.buildings)
                .number("quests", score.quests)
                .number("orders", score.orders),
            Event::Tiles { at } => {
                let name = |l: &Location| Text::new("now-place-location").word("location", format!("location-{l}"));
                text("now-tale-tiles").list("places", at.iter().map(name).collect())
            }
            Event::Hero { seat, hero } => by("now-tale-hero", seat).word("hero", format!("hero-{hero}")),
            Event::BotHero { hero } => text("now-tale-bot-hero").word("hero", format!("hero-{hero}")),
            Event::Starting { seat, specialist, slot } => {
                self.with_specialist(by("now-tale-starting", seat), specialist).number("slot", slot + 1)
            }
            Event::Grid { seat } => by("now-tale-grid", seat),
            Event::Change { by: 0, .. } => return None,
            Event::Change { seat, stuff, by: n } => {
                amount(by(if n > 0 { "now-tale-gains" } else { "now-tale-loses" }, seat), stuff, n.unsigned_abs())
            }
            Event::Paid { seat, owner, specialist } if seat == owner => {
                self.with_specialist(by("now-tale-paid", seat), specialist)
            }
            Event::Paid { seat, owner, specialist } => {
                self.with_specialist(by("now-tale-paid-other", seat).seat("owner", owner), specialist)
            }
            Event::PaidBot { seat, specialist } => self.with_specialist(by("now-tale-paid-bot", seat), specialist),
            Event::Recruited { seat, specialist, .. } => {
                self.with_specialist(by("now-tale-recruited", seat), specialist)
            }
            Event::SpecialistGone { seat, specialist } => {
                self.with_specialist(by("now-tale-specialist-gone", seat), specialist)
            }
            Event::Rested { seat, specialist, .. } => self.with_specialist(by("now-tale-rested", seat), specialist),
            Event::Woken { seat, specialist } => self.with_specialist(by("now-tale-woken", seat), specialist),
            Event::SpecialistShown { specialist, .. } => {
                self.with_specialist(text("now-tale-specialist-shown"), specialist)
            }
            Event::Built { seat, building, space } => {
                self.with_building(by("now-tale-built", seat), building).number("row", space / 4 + 1)
            }
            Event::Swapped { seat, .. } => by("now-tale-swapped", seat),
            Event::Gear { seat, token, .. } => self.with_token(by("now-tale-gear", seat), token),
            Event::GearShown { token, .. } => self.with_token(text("now-tale-gear-shown"), token),
            Event::Learned { seat, token, .. } => self.with_token(by("now-tale-learned", seat), token),
            Event::TokenGone { seat, token } => self.with_token(by("now-tale-token-gone", seat), token),
            Event::Used { seat, power } => by("now-tale-used", seat).word("power", self.power_word(power)),
            Event::Marched { seat, spaces } => by("now-tale-marched", seat).number("n", spaces),
            Event::Moved { seat, space, tiles } => self.with_place(by("now-tale-moved", seat), tiles, space),
            Event::Visited { seat, location } => {
                by("now-tale-visited", seat).word("location", format!("location-{location}"))
            }
            Event::Exhausted { seat } => by("now-tale-exhausted", seat),
            Event::Rolled { seat, cast, die } => by(
                match cast {
                    Cast::Attack => "now-tale-rolled-attack",
                    Cast::Orb => "now-tale-rolled-orb",
                    Cast::Search => "now-tale-rolled-search",
                    Cast::Toll | Cast::Solo => "now-tale-rolled",
                },
                seat,
            )
            .number("die", die),
            Event::Fight { seat, foe } => self.with_foe(by("now-tale-fight", seat), foe),
            Event::Struck { seat, damage, lost } => {
                by("now-tale-struck", seat).number("damage", damage).number("lost", lost)
            }
            Event::Beaten { seat, foe } => by("now-tale-beaten", seat).word("foe", self.foe_word(foe)),
            Event::Retreated { seat, foe } => by("now-tale-retreated", seat).word("foe", self.foe_word(foe)),
            Event::Defeated { seat, foe } => by("now-tale-defeated", seat).word("foe", self.foe_word(foe)),
            Event::Found { seat, find, .. } => self.with_find(by("now-tale-found", seat), find),
            Event::Drew { seat, pile: p, card } => {
                self.card_tale(["now-tale-drew", "now-tale-drew-hidden"], seat, p, card)
            }
            Event::Kept { seat, pile: p, card } => {
                self.card_tale(["now-tale-kept", "now-tale-kept-hidden"], seat, p, card)
            }
            Event::Unkept { seat, pile: p, card } => {
                self.card_tale(["now-tale-unkept", "now-tale-unkept-hidden"], seat, p, card)
            }
            Event::Shuffled { pile: p } => pile(text("now-tale-shuffled"), p),
            Event::Quest { seat, card } => self.with_quest(by("now-tale-quest", seat), card),
            Event::QuestLost { seat, card } => self.with_quest(by("now-tale-quest-lost", seat), card),
            Event::OrdersDrawn { seat, orders: None } => by("now-tale-orders-drawn-hidden", seat),
            Event::OrdersDrawn { seat, orders: Some((a, b)) } => {
                let name = |order: OrderToken| self.with_order(Text::new("now-one-order"), order);
                by("now-tale-orders-drawn", seat).list("orders", [Some(a), b].into_iter().flatten().map(name).collect())
            }
            Event::OrderKept { seat, order } => self.with_order(by("now-tale-order-kept", seat), order),
            Event::OrderDone { seat, order } => self.with_order(by("now-tale-order-done", seat), order),
            Event::Villager { seat, good: g } => good(by("now-tale-villager", seat), g),
            Event::NoVillager { seat } => by("now-tale-no-villager", seat),
            Event::VillagerShown { good: g, .. } => good(text("now-tale-villager-shown"), g),
            Event::Housed { seat, good: g, row } => good(by("now-tale-housed", seat), g).number("row", row + 1),
            Event::Rehoused { seat, good: g, row } => good(by("now-tale-rehoused", seat), g).number("row", row + 1),
            Event::Refilled { seat } => by("now-tale-refilled", seat),
            Event::Sold { seat, goods: sold, coins } => {
                goods(by("now-tale-sold", seat), "goods", sold).number("coins", coins)
            }
            Event::BotCard { .. }
            | Event::BotSearched { .. }
            | Event::BotRecruited { .. }
            | Event::BotSent { .. }
            | Event::BotAttacked { .. }
            | Event::BotVillager { .. }
            | Event::BotDie { .. }
            | Event::BotOrder
            | Event::BotQuests { .. }
            | Event::BotExhausted { .. }
            | Event::PlayerExhausted { .. }
            | Event::BotIdle => return self.bot_tale(event),
        })
    }

    fn bot_tale(&self, event: &Event) -> Option<Text> {
        let text = Text::new;
        Some(match *event {
            Event::BotCard { card } => {
                text("now-tale-bot-card").word("card", format!("solo-{}", self.cat.names.solo[card.index()]))
            }
            Event::BotSearched { space, tiles } => self.with_place(text("now-tale-bot-searched"), tiles, space),
            Event::BotRecruited { specialist, .. } => self.with_specialist(text("now-tale-bot-recruited"), specialist),
            Event::BotSent { specialist } => self.with_specialist(text("now-tale-bot-sent"), specialist),
            Event::BotAttacked { level } => {
                text("now-tale-bot-attacked").word("foe", self.foe_word(crate::step::Foe::Enemy(level)))
            }
            Event::BotVillager { good: g } => good(text("now-tale-bot-villager"), g),
            Event::BotDie { die } => text("now-tale-bot-die").number("die", die),
            Event::BotOrder => text("now-tale-bot-order"),
            Event::BotQuests { pile: p, cards } => pile(text("now-tale-bot-quests"), p).number("n", cards),
            Event::BotExhausted { specialist } => self.with_specialist(text("now-tale-bot-exhausted"), specialist),
            Event::PlayerExhausted { seat, specialist } => {
                self.with_specialist(text("now-tale-player-exhausted").seat("seat", seat), specialist)
            }
            Event::BotIdle => text("now-tale-bot-idle"),
            _ => return None,
        })
    }

    /// A quest card that one viewer knows and the others do not.
    fn card_tale(&self, [open, hidden]: [&'static str; 2], seat: Seat, p: Pile, card: Option<QuestCard>) -> Text {
        match card {
            Some(card) => self.with_quest(Text::new(open).seat("seat", seat), card),
            None => pile(Text::new(hidden).seat("seat", seat), p),
        }
    }
}
