//! The question that is open, in words.
use crate::NowOrNever;
use crate::state::*;
use crate::words::*;
use table::{Seat, Text};

impl NowOrNever {
    /// The question that is open, for the seat that is asked; for the others, whom they wait for.
    pub(crate) fn ask(&self, s: &State, seat: Seat) -> Text {
        match s.stack.top() {
            Some(frame) if frame.seat == seat => self.ask_owner(s, seat, frame.step),
            Some(frame) => Text::new("now-ask-wait").seat("seat", frame.seat),
            None if s.phase == Phase::Over => Text::new("now-ask-over"),
            None if !s.asked.has(seat) => Text::new("now-ask-wait-produce"),
            None if s.is_final() => Text::new("now-ask-produce-last"),
            None => Text::new("now-ask-produce"),
        }
    }

    fn ask_owner(&self, s: &State, seat: Seat, step: Step) -> Text {
        let p = &s.players[seat];
        match step {
            Step::ChooseHero => Text::new("now-ask-hero"),
            Step::PlaceStarting { specialist } => self.with_specialist(Text::new("now-ask-place"), specialist),
            Step::KeepQuests { left } => Text::new("now-ask-keep").number("n", left),
            Step::Turn if p.hearts == 0 => Text::new("now-ask-turn-no-hearts").number("season", s.season),
            Step::Turn => Text::new("now-ask-turn").number("season", s.season),
            Step::Move { left, .. } => Text::new("now-ask-move").number("n", left),
            Step::Stand { charged, .. } => {
                let id = if charged { "now-ask-stand-fight" } else { "now-ask-stand" };
                self.with_place(Text::new(id), s.tiles, p.space)
            }
            Step::Fight { foe, dealt, rounds } => {
                let id = if rounds == 0 { "now-ask-fight" } else { "now-ask-fight-on" };
                self.with_foe(Text::new(id), foe).number("dealt", dealt)
            }
            Step::Round { foe, dealt, die, .. } => {
                self.with_foe(Text::new("now-ask-round"), foe).number("dealt", dealt).number("die", die.die())
            }
            Step::Die { cast, die } => {
                let id = match cast {
                    Cast::Attack => "now-ask-die-attack",
                    Cast::Orb => "now-ask-die-orb",
                    Cast::Search => "now-ask-die-search",
                    Cast::Toll => "now-ask-die-toll",
                    Cast::Solo => "now-ask-die-solo",
                };
                Text::new(id).number("die", die)
            }
            Step::Build { .. } => Text::new("now-ask-build").number("coins", p.coins),
            Step::Gear { .. } => Text::new("now-ask-gear").number("coins", p.coins),
            Step::Swap => Text::new("now-ask-swap"),
            Step::Wake => Text::new("now-ask-wake"),
            Step::Draw { left, .. } => Text::new("now-ask-draw").number("n", left),
            Step::KeepOrder { .. } => Text::new("now-ask-keep-order"),
            Step::Villager => Text::new("now-ask-villager"),
            Step::AnyGood => Text::new("now-ask-any-good"),
            Step::Token => Text::new("now-ask-token"),
            Step::SoloToken => Text::new("now-ask-solo-token"),
            Step::SoloRecruit { specialist } => self.with_specialist(Text::new("now-ask-solo-recruit"), specialist),
            Step::Effects { .. }
            | Step::FillRow { .. }
            | Step::QuestFight { .. }
            | Step::QuestDone { .. }
            | Step::SoloTurn => Text::new("now-ask-on"),
        }
    }
}
