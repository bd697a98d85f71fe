//! Lists of effects: what may stand where.
use crate::effect::Effect;
use table::pack::{self, Found};
use toml::Value;

pub(super) type Lists = table::Lists<Effect>;

/// Where a list is printed. It decides what may stand in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum On {
    Event,
    Oracle,
    RuinsDie,
    Building,
    Loyal,
    ThreyCat,
    Stray,
    Region,
    Banner,
    /// a card of the automaton
    Action,
}

impl On {
    /// Special effects are printed only where the rules expect them.
    fn special(self) -> &'static [Effect] {
        use Effect::*;
        match self {
            On::Building => &[Exchange, HeroOrCommission],
            On::RuinsDie => &[Reroll],
            On::Stray => &[UpgradeOrDarkStep, FreeShortcut],
            On::ThreyCat => &[CopyDie, LiftDie],
            On::Event | On::Oracle | On::Loyal | On::Region | On::Banner | On::Action => &[],
        }
    }
    /// Would it start itself again, or something that does? A die by its own face, a deed by its banner, a hero by another.
    fn chain(self, effect: Effect) -> bool {
        use Effect::*;
        match self {
            On::Oracle => matches!(effect, Oracle),
            On::RuinsDie => matches!(effect, RuinsDie | Oracle),
            On::Region => matches!(effect, DeliverHero),
            On::Banner => matches!(effect, Deed | DarkStep(_) | Oracle | RuinsDie | RuinsAction),
            _ => false,
        }
    }
    fn check(self, effects: &[Effect]) -> Vec<String> {
        let mut wrongs = vec![];
        for &effect in effects {
            if effect.is_special() && !self.special().contains(&effect) {
                wrongs.push(format!("`{effect}` may not stand here"));
            }
            if self.chain(effect) {
                wrongs.push(format!("`{effect}` may not stand here: it could go on for ever"));
            }
        }
        let costs = effects.iter().filter(|e| e.is_cost()).count();
        match self {
            On::Event if costs > 0 && costs < effects.len() => wrongs.push("costs and benefits are mixed".into()),
            On::Event => {}
            On::Action if costs == 0 => {}
            _ if costs > 0 => wrongs.push("costs stand only on events".into()),
            _ if effects.is_empty() => wrongs.push("holds no effect".into()),
            _ => {}
        }
        // A roll that leads to the next one must leave nothing behind, however often it comes.
        let again = |e: &&Effect| matches!(e, Effect::Reroll | Effect::RuinsAction);
        if let Some(effect) = effects.iter().find(again).filter(|_| self == On::RuinsDie && effects.len() > 1) {
            wrongs.push(format!("`{effect}` must stand alone"));
        }
        wrongs
    }
    /// Reads a list that is printed here.
    pub(super) fn effects(self, value: &Value) -> Found<Vec<Effect>> {
        pack::effects(value, |effects| self.check(effects))
    }
}
