//! A16, B4 and B5: the automaton, which is the Private Concern of the final edition and the Trader of the prototype.
//!
//! Its action cards are content. A test prints the card that it needs, so ours may be balanced anew.
mod choices;
mod company;
mod districts;
mod effects;
mod ending;
mod journey;
mod own_cards;
mod scenes;
mod setup;
mod turn;

use crate::stage::{Play, Stage, merchant};
use merchants::HeroCard;
use merchants::catalog::{ActionCard, Catalog, Deal, Level, Needs};
use merchants::effect::{Effect, List};
use merchants::state::Rival;
use merchants::words::*;
use serde_json::{Value, json};

/// A card that gives nothing and does one thing, with the first of everything noted, the companion with the die, and all
/// requests marked.
fn card(deal: Deal) -> ActionCard {
    ActionCard {
        space: 0,
        reward: List(0),
        lit: None,
        actions: vec![(deal, Needs::default())],
        town: Town::Northbreak,
        hero: 0,
        companion: 2,
        sells: 0b111,
        fortune: [Luck::Coins, Luck::IlluminatedDie],
        deed: 0,
        south_deed: false,
    }
}

/// A card that does nothing.
fn idle() -> ActionCard {
    ActionCard { actions: vec![], ..card(Deal::Inn) }
}

/// What the rules give it; our levels may add to that.
const PRINTED: Level = Level { coins: 5, lanterns: 0, illuminated: 1, bonus: List(0) };

/// A list of effects in the catalog.
fn list(cat: &mut Catalog, effects: &[&str]) -> List {
    let effects: Vec<Effect> = effects.iter().map(|effect| effect.parse().unwrap()).collect();
    cat.lists.put(&effects)
}

/// One person and then the automaton, all of whose cards are this one.
fn solo(card: ActionCard) -> Stage {
    with_cards(Stage::new(2).option("automaton", 1), vec![card])
}

fn with_cards(stage: Stage, cards: Vec<ActionCard>) -> Stage {
    stage.print(move |cat| print(cat, &cards))
}

fn print(cat: &mut Catalog, cards: &[ActionCard]) {
    cat.levels = [PRINTED; 3];
    cat.actions = cards.iter().cycle().take(10).cloned().collect();
}

/// The last moment of the person's turn: between Yurg and the dark market, without a coin. The automaton has only what is
/// said: `its` stands in its seat, `has` beside it.
fn scene(its: Value, has: Value, more: Value) -> Value {
    let mut seat = json!({ "coins": 0, "prestige": 0, "lanterns": 0, "quartz": 0, "deeds": [] });
    let mut all = json!({ "goods": 0, "illuminated_dice": 0, "heroes": [], "commissions": [] });
    extend(&mut seat, its);
    extend(&mut all, has);
    let mut scene = json!({
        "step": "act", "wheel": "potion", "seats": [merchant(json!({ "space": 3, "deeds": [] })), seat], "automaton": all,
    });
    extend(&mut scene, more);
    scene
}

fn extend(all: &mut Value, more: Value) {
    all.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
}

/// The automaton has taken its turn, or a person is asked in it.
fn turn(stage: Stage, its: Value, has: Value, more: Value) -> Play {
    let mut t = stage.scene(scene(its, has, more)).begin();
    t.act(0, "visit dark-market");
    t
}

/// The same with nothing but a planning reward.
fn given(reward: &[&'static str], its: Value, has: Value, more: Value) -> Play {
    turn(rewarded(reward.to_vec()), its, has, more)
}

/// One person and then the automaton, whose cards give this and do nothing.
fn rewarded(reward: Vec<&'static str>) -> Stage {
    Stage::new(2).option("automaton", 1).print(move |cat| {
        let reward = list(cat, &reward);
        print(cat, &[ActionCard { reward, ..idle() }]);
    })
}

fn rival(t: &Play) -> &Rival {
    &t.state().rival
}

/// Coins, prestige, lanterns, quartz and the goods marker.
fn owns(t: &Play) -> [u16; 5] {
    let p = t.seat(1);
    [p.coins, p.prestige, p.lanterns.into(), p.quartz.into(), rival(t).goods.into()]
}

fn hero_cards(t: &Play) -> Vec<HeroCard> {
    rival(t).heroes.iter().collect()
}
