//! The question that is open, in words.
use crate::Merchants;
use crate::effect::Effect;
use crate::state::*;
use crate::wording::{effect_text, good};
use table::{Seat, Text};

impl Merchants {
    /// The question that is open, for the seat that is asked; for the others, whom they wait for.
    pub(crate) fn ask(&self, s: &State, seat: Seat) -> Text {
        let Some(frame) = s.stack.top() else { return Text::new("ask-over") };
        if frame.seat != seat {
            return Text::new("ask-wait").seat("seat", frame.seat);
        }
        match frame.step {
            Step::Draft => Text::new("ask-draft"),
            Step::Keep => Text::new("ask-keep"),
            Step::Plan if s.round > 10 => Text::new("ask-plan-last").number("round", s.round),
            Step::Plan => Text::new("ask-plan").number("round", s.round),
            Step::SlotTwo => Text::new("ask-slot-two"),
            Step::SlotThree => Text::new("ask-slot-three"),
            Step::Move => Text::new("ask-move"),
            Step::Shoe { .. } => Text::new("ask-horseshoe"),
            Step::Act { .. } => Text::new("ask-act"),
            Step::Window => Text::new("ask-window"),
            Step::Bazaar { .. } => Text::new("ask-bazaar").number("coins", s.players[seat].coins),
            Step::Inn => Text::new("ask-inn"),
            Step::Sell { hero, .. } => self.hero(Text::new("ask-sell"), hero),
            Step::DarkMarket => Text::new("ask-dark-market"),
            Step::DarkSouth => Text::new("ask-dark-south"),
            Step::Yurg => Text::new("ask-yurg"),
            Step::RuinsMove { .. } => Text::new("ask-ruins-move"),
            Step::RuinsGain { .. } => Text::new("ask-ruins-gain"),
            Step::RuinsRoll => Text::new("ask-ruins-roll"),
            Step::TakeCompanion => Text::new("ask-companion"),
            Step::Route => Text::new("ask-route"),
            Step::Joining => Text::new("ask-join")
                .seat("seat", s.active)
                .word("town", format!("town-{}", s.caravan.town))
                .word("road", format!("road-{}", s.caravan.road)),
            Step::TakeDie => Text::new("ask-take-die").word("event", self.event_word(s.caravan.event)),
            Step::Visiting => Text::new("ask-visiting"),
            Step::Delivering { town } => Text::new("ask-delivering").word("town", format!("town-{town}")),
            Step::Giving { commission, .. } => self.commission(Text::new("ask-giving"), commission),
            Step::Fortune { left } => Text::new("ask-fortune").number("left", left),
            Step::FinalVisit => Text::new("ask-final"),
            Step::Gain { kind, side } => {
                Text::new("ask-gain").list("what", vec![effect_text(Effect::Good(kind, side))])
            }
            Step::TakeCommission => Text::new("ask-commission"),
            Step::TakeDeed => Text::new("ask-deed"),
            Step::TakeHero { .. } => Text::new("ask-hero"),
            Step::HeroOrCommission => Text::new("ask-hero-or-commission"),
            Step::BringHero => Text::new("ask-bring-hero"),
            Step::LoseHero => Text::new("ask-lose-hero"),
            Step::LoseGood => Text::new("ask-lose-good"),
            Step::LoseDearest => Text::new("ask-lose-dearest"),
            Step::FlipUp => Text::new("ask-flip-up"),
            Step::FlipDown => Text::new("ask-flip-down"),
            Step::TakeUpgrade => Text::new("ask-upgrade"),
            Step::UpgradeOrDarkStep => Text::new("ask-upgrade-or-dark-step"),
            Step::TakeSteed => Text::new("ask-steed"),
            Step::Pay { building } => Text::new("ask-pay").word("building", format!("building-{building}")),
            Step::Exchange { .. } => Text::new("ask-exchange"),
            Step::PlaceGood { good: g, side, .. } => good(Text::new("ask-place-good"), g, side),
            Step::PlaceToken { token } => Text::new("ask-place-token").word("token", format!("token-{token}")),
            Step::PlaceHero { hero, .. } => self.hero(Text::new("ask-place-hero"), hero),
            Step::PlaceCommission { commission } => self.commission(Text::new("ask-place-commission"), commission),
            Step::PlaceTile { tile } => Text::new("ask-place-tile").word("tile", format!("upgrade-{tile}")),
            Step::Refit => Text::new("ask-refit"),
            Step::RivalTown { .. } => Text::new("ask-rival-town").seat("rival", self.rival),
            Step::RivalCommission => Text::new("ask-rival-commission").seat("rival", self.rival),
            Step::RivalHero { .. } => Text::new("ask-rival-hero").seat("rival", self.rival),
            Step::RivalCompanion => Text::new("ask-rival-companion").seat("rival", self.rival),
            Step::RivalLosesHero => Text::new("ask-rival-loses-hero").seat("rival", self.rival),
            Step::RivalBringsHero { .. } => Text::new("ask-rival-brings-hero").seat("rival", self.rival),
            Step::Depart
            | Step::PackUp
            | Step::Rest
            | Step::Effects { .. }
            | Step::RivalTurn
            | Step::RivalAct
            | Step::RivalRest
            | Step::RivalRoute { .. } => Text::new("ask-over"),
        }
    }
}
