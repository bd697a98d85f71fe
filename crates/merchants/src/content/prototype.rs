//! `prototype.toml`: what differs in the prototype edition.
use super::FINAL_ANIMALS;
use super::lists::{Lists, On};
use crate::catalog::Prototype;
use crate::words::*;
use table::pack::{Card, array, different, number, word};

pub(super) fn prototype(mut file: Card, lists: &mut Lists) -> Option<Prototype> {
    let first_game = file.get("first_game", different::<Building>(4..=4));
    let dearest = file.get("dearest_market_die", number(4..=5));
    let steeds = file.get("steeds", different::<Steed>(4..=7));
    let ruins_die = file.get("ruins_die", array(|v| On::RuinsDie.effects(v)));
    let buildings = file.cards("building", |card, id| {
        let building = read_id(card, id);
        let effects = card.get("effects", |v| On::Building.effects(v));
        Some((building?, lists.put(&effects?)))
    });
    let missing = |b: &Building| buildings.iter().all(|(id, _)| *id != b.to_string());
    for building in first_game.iter().flatten().filter(|b| missing(b)) {
        file.wrong("first_game", format!("{building} is not among the buildings of this edition"));
    }
    if buildings.len() < 4 {
        file.wrong("building", format!("{} of them, but four are in play", buildings.len()));
    }
    let mut instead = file.cards("loyal", |card, id| {
        let animal = read_id(card, id);
        let out = card.get("instead_of", word::<Animal>);
        card.get("copies", number(super::cards::COPIES..=super::cards::COPIES));
        let abilities = card.get("abilities", array(|v| On::Loyal.effects(v)));
        if animal.is_some_and(|a| FINAL_ANIMALS.contains(&a)) {
            card.wrong("id", "is an animal of the final edition: another takes its place");
        }
        if out.is_some_and(|a| !FINAL_ANIMALS.contains(&a)) {
            card.wrong("instead_of", "is no animal of the final edition");
        }
        Some((out?, animal?, lists.put_all(abilities?)))
    });
    if instead.len() != 1 {
        file.wrong("loyal", format!("{} of them; exactly one takes the place of another", instead.len()));
    }
    file.end();
    Some(Prototype {
        first_game: first_game?.try_into().ok()?,
        market_from: 5 - dearest?,
        steeds: steeds?.iter().fold(0, |mask, &steed| mask | 1 << steed as u8),
        ruins_die: lists.put_all(ruins_die?),
        buildings: buildings.into_iter().map(|(_, b)| b).collect::<Option<_>>()?,
        instead: instead.pop()?.1?,
    })
}

fn read_id<W: std::str::FromStr<Err = String>>(card: &Card, id: &str) -> Option<W> {
    id.parse().map_err(|what| card.wrong("id", what)).ok()
}
