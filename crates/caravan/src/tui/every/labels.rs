//! Choices that do different things say different things.
use super::positions::{open, options, play};
use super::silk;
use shelf::{Lang, Words};
use std::collections::BTreeMap;
use table::{AnyTable, FastDice, Seat};

/// Does each of these lead to the same position?
fn do_the_same(table: &dyn AnyTable, seat: Seat, acts: &[String]) -> bool {
    let after = |act: &String| {
        let mut copy = shelf::find(table.name()).unwrap().replay(&table.file(), None, None).unwrap();
        copy.act(seat, 0, act, None).unwrap();
        copy.rows().last().map(|row| row.hash)
    };
    let first = after(&acts[0]);
    acts.iter().all(|act| after(act) == first)
}

/// Two of one kind of gear (N-082): which of them it is makes no difference.
fn are_twins(table: &dyn AnyTable, acts: &[String]) -> bool {
    let catalog = table.catalog();
    let card = |act: &String| {
        let mut token = catalog["tokens"][act.strip_prefix("buy ")?.split(' ').next()?.parse::<usize>().ok()?].clone();
        token["n"].take();
        Some((token, act.rsplit(' ').next()?.to_string()))
    };
    let first = card(&acts[0]);
    first.is_some() && acts.iter().all(|act| card(act) == first)
}

/// What was found of choices that say the same, by their verb.
type Alike = BTreeMap<String, String>;

/// Compares everything that a seat may do now.
fn compare(table: &dyn AnyTable, seat: Seat, names: &[String], alike: &mut Alike) {
    let offers = table.offers(seat);
    for words in Lang::ALL.map(Words::of) {
        let mut said: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for offer in &offers {
            said.entry(words.say(&offer.choice.label, names)).or_default().push(offer.act.clone());
        }
        for (label, acts) in said.into_iter().filter(|(_, acts)| acts.len() > 1) {
            let verb = acts[0].split(' ').next().unwrap_or_default().to_string();
            if !alike.contains_key(&verb) && !are_twins(table, &acts) && !do_the_same(table, seat, &acts) {
                alike.insert(verb, format!("{label}: {acts:?}"));
            }
        }
    }
}

fn every_choice_says_what_it_is(game: &'static str, games: u64) {
    let mut questions = 0;
    let mut alike = Alike::new();
    for k in 0..games {
        let mut dice = FastDice::new(1000 + k);
        let options = options(game, &mut dice, k);
        let Some((mut table, names)) = open(game, &options, k) else { continue };
        play(&mut *table, &mut dice, |table, seat| {
            questions += 1;
            compare(table, seat, &names, &mut alike);
        });
    }
    println!("{game}: {questions} questions in {games} games");
    assert!(questions > 500 && alike.is_empty(), "{alike:#?}");
}

/// A race has few questions and many things to do: somebody does them at random.
#[test]
fn no_two_choices_of_silk_road_say_the_same() {
    let mut questions = 0;
    let mut alike = Alike::new();
    for (k, race) in silk::every_stage().iter().enumerate() {
        let mut dice = FastDice::new(k as u64);
        let mut table = race.table();
        for _ in 0..20 {
            questions += 1;
            compare(&*table, Seat(0), &race.seats, &mut alike);
            let offers = table.offers(Seat(0));
            let Some(offer) = offers.get((dice.next_u64() % offers.len().max(1) as u64) as usize) else { break };
            table.act(Seat(0), 0, &offer.act, None).unwrap();
        }
    }
    println!("silk-road: {questions} questions");
    assert!(questions > 200 && alike.is_empty(), "{alike:#?}");
}

#[test]
fn no_two_choices_of_merchants_say_the_same() {
    every_choice_says_what_it_is("merchants", 24);
}

#[test]
fn no_two_choices_of_now_or_never_say_the_same() {
    every_choice_says_what_it_is("now-or-never", 16);
}
