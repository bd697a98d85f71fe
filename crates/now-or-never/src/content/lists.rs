//! Lists of effects: what may stand where.
use crate::effect::Effect;
use crate::words::Stuff;
use table::pack::{self, Found};
use toml::Value;

pub(super) type Lists = table::Lists<Effect>;

/// Where a list is printed. It decides what may stand in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum On {
    Location,
    Find,
    Enemy,
    Specialist,
    QuestCost,
    QuestGain,
    Power,
    /// a power that works out of turn: it must ask nothing
    AnytimePower,
}

impl On {
    fn allows(self, effect: Effect) -> Result<(), &'static str> {
        use Effect::*;
        let plain = matches!(effect, Gain(..));
        match self {
            On::Location => Ok(()),
            On::QuestCost if matches!(effect, Pay(..)) => Ok(()),
            On::QuestCost => Err("only payments stand in a cost (N-244)"),
            _ if effect.is_cost() => Err("nothing is paid here"),
            On::Enemy if plain || matches!(effect, AnyGood | Villager) => Ok(()),
            On::Enemy => Err("a reward is experience, coins, resources and villagers (N-115)"),
            On::Specialist if plain => Ok(()),
            On::Specialist => Err("a bonus is hearts, mana, experience or a resource (N-071 to N-077)"),
            On::AnytimePower if plain => Ok(()),
            On::AnytimePower => Err("out of turn nothing is asked (N-313)"),
            On::Find | On::QuestGain | On::Power => Ok(()),
        }
    }
    fn check(self, effects: &[Effect]) -> Vec<String> {
        let mut wrongs: Vec<String> =
            effects.iter().filter_map(|&e| self.allows(e).err().map(|why| format!("`{e}`: {why}"))).collect();
        if effects.windows(2).any(|two| !two[0].is_cost() && two[1].is_cost()) {
            wrongs.push("costs come before gains (N-323)".into());
        }
        // N-329: so that new experience can pay for new villagers
        let villager = |e: &Effect| *e == Effect::Villager;
        if self == On::Enemy && effects.windows(2).any(|two| villager(&two[0]) && !villager(&two[1])) {
            wrongs.push("villagers come last (N-329)".into());
        }
        if let Some(i) = (1..effects.len()).find(|&i| effects[..i].iter().any(|&e| same_stuff(e, effects[i]))) {
            wrongs.push(format!("`{}`: write one sum", effects[i]));
        }
        wrongs
    }
    /// Reads a list that is printed here.
    pub(super) fn effects(self, value: &Value) -> Found<Vec<Effect>> {
        pack::effects(value, |effects| self.check(effects))
    }
}

/// Do both pay, or both give, the same?
fn same_stuff(a: Effect, b: Effect) -> bool {
    let kind = |e: Effect| -> Option<(bool, Stuff)> {
        match e {
            Effect::Pay(stuff, _) => Some((true, stuff)),
            Effect::Gain(stuff, _) => Some((false, stuff)),
            _ => None,
        }
    };
    kind(a).is_some() && kind(a) == kind(b)
}
