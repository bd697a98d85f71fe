//! Specialists, buildings, villagers and orders.
use super::heroes::{Named, all};
use super::lists::{Lists, On};
use super::powers::{Amount, goods, maybe_amount};
use crate::catalog::{BUILDINGS, Building, ORDERS, Order, SPECIALISTS, STARTING, Specialist};
use crate::words::{Good, Job, Special, Stuff};
use table::pack::{Card, number, word, yes_or_no};

/// Four builders and four healers to start with, then the fourteen others (N-003, N-023).
pub(super) fn specialists(mut file: Card, lists: &mut Lists) -> Option<Named<Specialist>> {
    let mut jobs = vec![];
    let cards = file.cards("specialist", |card, _| {
        let job = card.get("job", word::<Job>);
        jobs.push(job);
        let cost = card.get("cost", number(1..=9));
        let tax = card.get("tax", number(1..=9));
        if cost.zip(tax).is_some_and(|(cost, tax)| tax > cost) {
            card.wrong("tax", "is more than what is paid (N-046)");
        }
        let had = card.has("bonus");
        let bonus = card.maybe("bonus", |v| On::Specialist.effects(v));
        let bonus = if had { bonus? } else { vec![] };
        Some(Specialist { cost: cost?, tax: tax?, job: job?, bonus: lists.put(&bonus) })
    });
    if jobs.len() != SPECIALISTS as usize {
        file.wrong("specialist", format!("{} specialists, not {SPECIALISTS} (N-003)", jobs.len()));
    }
    let half = STARTING as usize / 2;
    let due = |n: usize| if n < half { Job::Build } else { Job::Heal };
    if jobs.iter().take(2 * half).enumerate().any(|(n, job)| job.is_some_and(|job| job != due(n))) {
        file.wrong("specialist", format!("the first {half} must be builders, the next {half} healers (N-023)"));
    }
    file.end();
    all(cards)
}

/// The twenty buildings that every player has (N-003): each special one once, the others produce (Part B 8).
pub(super) fn buildings(mut file: Card) -> Option<Named<Building>> {
    let mut specials = vec![];
    let cards = file.cards("building", |card, _| {
        let cost = card.get("cost", number(0..=20));
        let had = card.has("special");
        let special = card.maybe("special", word::<Special>);
        if had {
            specials.push(special);
        }
        let most = if special == Some(Special::Inn) { 2 } else { 1 };
        let beds = card.maybe("beds", number(0..=most)).unwrap_or(0);
        let book = card.maybe("book", yes_or_no).unwrap_or(false);
        let makes = made(card, had);
        let points = card.maybe("points", number(0..=9)).unwrap_or(0);
        if special == Some(Special::Inn) && beds != 2 {
            card.wrong("beds", "the inn has 2 (N-215)");
        }
        if special == Some(Special::School) && !book {
            card.wrong("book", "the school has a book icon (N-216, A30)");
        }
        if had && points > 0 {
            card.wrong("points", "what a special building scores stands in the rules (N-211 to N-222)");
        }
        if had && special.is_none() {
            return None;
        }
        Some(Building { cost: cost?, beds, book, makes: makes?, special, points })
    });
    if cards.len() != BUILDINGS {
        file.wrong("building", format!("{} buildings, not {BUILDINGS} (N-003)", cards.len()));
    }
    file.count("building", Special::ALL, &specials, 1);
    file.end();
    all(cards)
}

/// N-218: a good or hearts in every production.
fn made(card: &mut Card, special: bool) -> Option<Option<(Stuff, u8)>> {
    let had = card.has("makes");
    let makes = maybe_amount::<Stuff>(card, "makes");
    if special {
        if had {
            card.wrong("makes", "a special building produces nothing (N-211 to N-222)");
        }
        return Some(None);
    }
    if !had {
        card.wrong("makes", "is missing: a building without a rule of its own produces (N-218)");
    }
    let Amount(stuff, n) = makes?;
    if stuff != Stuff::Hearts && Good::ALL.iter().all(|good| good.stuff() != stuff) {
        card.wrong("makes", format!("{stuff}: buildings produce goods or hearts (N-218)"));
    }
    Some(Some((stuff, n)))
}

/// How many villagers make each good (N-003).
pub(super) fn villagers(mut file: Card) -> Option<[u8; 4]> {
    let counts: Vec<Option<u8>> = Good::ALL.iter().map(|good| file.get(good.word(), number(0..=60))).collect();
    let counts = counts.into_iter().collect::<Option<Vec<u8>>>();
    if let Some(sum) = counts.as_ref().map(|counts| counts.iter().map(|&n| u16::from(n)).sum::<u16>())
        && sum != 60
    {
        file.wrong("villagers", format!("{sum} villagers, not 60 (N-003)"));
    }
    file.end();
    counts?.try_into().ok()
}

pub(super) fn orders(mut file: Card) -> Option<Named<Order>> {
    let cards = file.cards("order", |card, _| {
        let goods = card.get("goods", goods);
        let coins = card.get("coins", number(1..=60));
        Some(Order { goods: goods?, coins: coins? })
    });
    if cards.len() != ORDERS {
        file.wrong("order", format!("{} orders, not {ORDERS} (N-003)", cards.len()));
    }
    file.end();
    all(cards)
}
