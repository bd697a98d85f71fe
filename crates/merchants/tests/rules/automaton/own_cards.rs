//! B4 and B5: laws that our own action cards keep, whatever they say.
use crate::stage::EDITIONS;
use merchants::catalog::{ActionCard, Deal, Needs};
use merchants::words::*;
use merchants::{Event, Merchants};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, FastDice, Game, Purpose, Shelved, Sight, Table, legal_list};

fn own() -> Vec<ActionCard> {
    Merchants::build(&json!({}), None).unwrap().cat.actions.clone()
}

#[test]
fn p087_our_ten_cards_name_everything_that_they_may_need() {
    let cards = own();
    assert_eq!(cards.len(), 10);
    let spaces: BTreeSet<u8> = cards.iter().map(|card| card.space).collect();
    assert_eq!(spaces.len(), 5, "it is seen all round the Ringway");
    for card in &cards {
        assert!(card.space < 5 && card.hero < 4 && card.companion < 3 && card.deed < 2);
        assert!((1..8).contains(&card.sells) && !card.actions.is_empty());
        assert!(!card.fortune.contains(&Luck::Upgrade));
        // the pawn stands beside one of the districts in which it acts
        let beside = [District::ALL[card.space as usize], District::ALL[(card.space as usize + 1) % 5]];
        assert!(card.actions.iter().any(|(deal, _)| beside.contains(&deal.district())), "{card:?}");
    }
}

#[test]
fn p087_over_thirteen_turns_it_visits_every_district() {
    for edition in EDITIONS {
        let mut visits: BTreeMap<District, usize> = BTreeMap::new();
        let games = 40;
        for seed in 0..games {
            let options = json!({ "players": 2, "edition": edition, "automaton": seed % 2 });
            let game = Merchants::build(&options, None).unwrap();
            let mut table = Table::open(game, &format!("visits {seed}"), vec![], None).unwrap();
            let mut dice = FastDice::new(seed);
            while let Some(seat) = table.game().must(table.state()).first() {
                let list = legal_list(table.game(), table.state(), seat);
                let a = list[dice.below(Purpose(0), list.len() as u32) as usize];
                table.act(seat, 0, a).unwrap();
            }
            let seen = table.events(None, 0).into_iter().filter_map(|s| match s.what {
                Sight::Event(Event::RivalActs { district }) => Some(district),
                _ => None,
            });
            let mut here: Vec<District> = seen.collect();
            assert_eq!(here.len(), 13, "it always finds something to do");
            here.sort_unstable();
            here.dedup();
            here.into_iter().for_each(|district| *visits.entry(district).or_default() += 1);
        }
        assert!(visits.values().all(|&n| n == games as usize), "{edition}: {visits:?}");
        assert_eq!(visits.len(), 5);
    }
}

#[test]
fn p095_the_last_action_of_every_card_needs_nothing() {
    for card in own() {
        let (deal, needs) = *card.actions.last().unwrap();
        assert_eq!(needs, Needs::default());
        assert_ne!(deal, Deal::Travel, "a journey needs something by itself (P-071)");
        // and everything before it does, or it would never come to that
        for (deal, needs) in &card.actions[..card.actions.len() - 1] {
            assert!(*needs != Needs::default() || *deal == Deal::Travel, "{card:?}");
        }
    }
}
