//! Asked only after a refusal: which rule forbids it.
use crate::effect::Kind;
use crate::rival::choices::Trip;
use crate::state::*;
use crate::words::*;
use crate::{Action, Merchants};
use table::{Seat, Text};

impl Merchants {
    pub(crate) fn forbids(&self, s: &State, seat: Seat, a: Action) -> Text {
        let p = &s.players[seat];
        let step = s.stack.top().map(|f| f.step);
        let no = |id: &'static str, rule: &'static str| Text::new(id).rule(rule);
        // the question that is open instead
        let not_asked = |rule| no("no-not-asked", rule).list("question", vec![self.ask(s, seat)]);
        match (a, step) {
            // what a person chooses for the automaton
            (_, Some(step)) if step.is_for_rival() => {
                let rule = match step {
                    Step::RivalTown { trip: Trip::Final, .. } => "P-084",
                    Step::RivalTown { trip: Trip::Follow, .. } => "P-082",
                    Step::RivalTown { .. } => "P-073",
                    Step::RivalCommission => "P-070",
                    Step::RivalHero { .. } => "P-081",
                    Step::RivalCompanion => "P-072",
                    Step::RivalBringsHero { .. } => "P-083",
                    _ => "P-094",
                };
                no("no-rival-choice", rule)
            }
            (Action::Draft { .. }, Some(Step::Draft)) => no("no-such-pair", "F-029"),
            (Action::Keep { .. }, Some(Step::Keep)) => no("no-such-deed", "F-024"),
            (Action::Reset, Some(Step::Plan)) if p.locked.contains(&None) => no("no-reset-empty", "F-033"),
            (Action::Reset, Some(Step::Plan)) if self.rules.reset_by_face => no("no-reset-faces", "P-008"),
            (Action::Reset, Some(Step::Plan)) => no("no-reset-different", "F-032"),
            (Action::Reset, _) => no("no-reset-late", "F-032"),
            (Action::Bump { .. }, Some(Step::Plan)) if s.round > 10 => no("no-bump-late", "F-040"),
            (Action::Bump { .. }, Some(Step::Plan)) => no("no-such-die", "F-034"),
            (Action::Unlock { .. }, Some(Step::Plan)) if s.round <= 10 => no("no-unlock-early", "F-040"),
            (Action::Unlock { .. }, Some(Step::Plan)) => no("no-slot-empty", "F-040"),
            (Action::Light { .. }, Some(Step::SlotTwo)) => no("no-such-die", "F-037"),
            (Action::Light { .. }, _) => no("no-light-elsewhere", "F-038"),
            (Action::Wheel, Some(Step::SlotThree)) => no("no-wheel-purse", "F-159"),
            (Action::Wheel | Action::Change { .. }, Some(Step::Bazaar { paid, .. })) if paid != 0 => {
                no("no-bazaar-first", "F-060")
            }
            (Action::Wheel, Some(Step::Bazaar { .. })) => no("no-bazaar-once", "F-060"),
            (Action::Change { from, to }, Some(Step::Bazaar { did, .. })) => {
                if did & 2 != 0 {
                    no("no-bazaar-once", "F-060")
                } else if from != to && s.market[from.index()] > 0 {
                    no("no-third-die", "F-061")
                } else {
                    no("no-die-there", "F-060")
                }
            }
            (Action::Buy { good }, Some(Step::Bazaar { .. })) => {
                if s.market[good.index()] == 0 {
                    no("no-die-on-good", "F-062")
                } else if s.supply[good.index()] == 0 {
                    no("no-supply", "F-208")
                } else {
                    no("no-coins", "F-064")
                }
            }
            (Action::Go { .. }, Some(Step::Move)) => no("no-such-move", "F-043"),
            (Action::Horseshoe { way: Way::Back }, Some(Step::Shoe { stayed: true })) if p.horseshoes > 0 => {
                no("no-horseshoe-back", "P-009")
            }
            (Action::Horseshoe { .. }, _) => no("no-horseshoe", "F-046"),
            (Action::Visit { .. }, Some(Step::Act { .. })) if p.lit.is_some() => no("no-district", "F-050"),
            (Action::Visit { .. }, Some(Step::Act { .. })) => no("no-district", "F-049"),
            (Action::Use { .. }, Some(Step::Act { .. })) if p.lit.is_none() => no("no-building-one-die", "F-131"),
            (Action::Use { .. }, Some(Step::Act { .. })) if p.space == 0 => no("no-building-here", "F-052"),
            (Action::Use { .. }, Some(Step::Act { .. })) => no("no-building", "F-131"),
            (Action::Pay { .. }, Some(Step::DarkMarket)) => no("no-dark-steps", "F-068"),
            (Action::Host { .. }, Some(Step::Inn)) => no("no-sale", "F-075"),
            (Action::Sell { .. }, Some(Step::Sell { .. })) => no("no-request", "F-075"),
            (Action::Done, Some(Step::Sell { .. })) => no("no-sale-yet", "F-075"),
            (Action::Ruins { .. }, Some(Step::Yurg | Step::RuinsMove { .. })) if self.rules.ruins_may_stay => {
                no("no-ruins-too-far", "P-022")
            }
            (Action::Ruins { .. }, Some(Step::Yurg | Step::RuinsMove { .. })) => no("no-ruins-steps", "F-084"),
            (Action::Roll, _) => no("no-lantern", "F-086"),
            (Action::Gain { .. }, Some(Step::RuinsGain { .. })) => no("no-such-good", "F-085"),
            (Action::Gain { .. }, Some(Step::Gain { kind: Kind::OffWheel, .. })) => no("no-such-good", "F-122"),
            (Action::Gain { .. }, Some(Step::Gain { .. })) => no("no-such-good", "F-130"),
            (Action::TakeHero { .. } | Action::TakeHeroTop, Some(Step::TakeHero { .. } | Step::HeroOrCommission)) => {
                no("no-such-card", "F-188")
            }
            (Action::Commission { .. }, Some(Step::TakeCommission | Step::HeroOrCommission)) => {
                no("no-such-card", "F-188")
            }
            (Action::Companion { .. } | Action::CompanionTop, _) => no("no-companion", "F-089"),
            (Action::Declare { road: Road::Shortcut, .. }, Some(Step::Route)) => no("no-shortcut", "F-091"),
            (Action::Reroll, Some(Step::TakeDie)) => no("no-lantern", "F-096"),
            (Action::Take { .. }, Some(Step::TakeDie)) => no("no-such-die", "F-095"),
            (Action::TakeWhisper { .. }, Some(Step::TakeDie)) if !p.owns(Steed::Whisper) => no("no-steed", "F-155"),
            (Action::TakeCat { .. } | Action::TakeBoth { .. }, Some(Step::TakeDie)) if seat != s.active => {
                no("no-companion-following", "F-201")
            }
            (Action::TakeWhisper { .. } | Action::TakeCat { .. } | Action::TakeBoth { .. }, Some(Step::TakeDie)) => {
                no("no-lift", "F-203")
            }
            (Action::Enter { .. }, Some(Step::Visiting)) => no("no-town-here", "F-100"),
            (Action::Enter { .. }, Some(Step::FinalVisit)) => no("no-delivery", "F-190"),
            (Action::Deliver { .. } | Action::Bring { .. }, Some(Step::Delivering { town })) => {
                let bound_for = match a {
                    Action::Deliver { commission } => self.cat.commissions.get(commission.index()).map(|c| c.town),
                    Action::Bring { hero } => self.cat.heroes.get(hero.index()).map(|h| h.town),
                    _ => None,
                };
                if s.in_turn() && bound_for.is_some_and(|elsewhere| elsewhere != town) {
                    no("no-town-here", "F-100")
                } else {
                    no("no-delivery", "F-102")
                }
            }
            (Action::Give { .. }, Some(Step::Giving { .. })) => no("no-request", "F-103"),
            (Action::Done, Some(Step::Giving { .. })) => no("no-delivery-yet", "F-103"),
            (Action::Fortune { luck: Luck::Upgrade }, Some(Step::Fortune { .. })) => no("no-upgrade", "F-112"),
            (Action::Fortune { .. }, Some(Step::Fortune { .. })) => no("no-deed", "F-110"),
            (Action::Upgrade { .. }, _) => no("no-upgrade", "F-112"),
            (Action::Decline, Some(Step::PlaceGood { .. })) => no("no-decline-late", "F-210"),
            (Action::Decline, Some(Step::PlaceTile { .. })) => not_asked("F-163"),
            (Action::Drop { .. } | Action::DropHero { .. } | Action::DropToken { .. }, _) => no("no-discard", "F-210"),
            (Action::DropCommission { .. }, _) => no("no-discard", "F-210"),
            (Action::Ability { .. } | Action::Copy { .. }, _) if seat != s.active || !s.in_turn() => {
                no("no-companion-now", "F-201")
            }
            (Action::Ability { animal: Animal::ThreyCat, which: 2 }, _) => no("no-lift", "F-203"),
            (Action::Ability { animal: Animal::ThreyCat, which: 1 }, _) => no("no-copy", "F-204"),
            (Action::Ability { .. }, _) if p.quartz == 0 => no("no-quartz", "F-170"),
            (Action::Ability { animal, which }, _)
                if !(1..=2).contains(&which) || p.ready >> (animal as u8 * 2 + which - 1) & 1 == 0 =>
            {
                no("no-ability", "F-170")
            }
            (Action::Ability { .. }, _) => no("no-object", "F-205"),
            (Action::Copy { .. }, _) => no("no-copy", "F-204"),
            (Action::Grace { .. } | Action::Cosimo { .. } | Action::Dumplin | Action::Flicker, _) => {
                no("no-gift", "F-177")
            }
            (Action::Swap { .. }, Some(Step::Exchange { .. })) => no("no-swap", "F-127"),
            (
                Action::PayCoins | Action::PayQuartz | Action::PayLantern | Action::PayGood { .. },
                Some(Step::Pay { .. }),
            ) => no("no-payment", "F-205"),
            _ => not_asked("F-031"),
        }
    }
}
