mod defects;

use super::*;
use crate::catalog::{BUILDINGS, Gift, MOST_POWERS, ORDERS, SPECIALISTS, STARTING, Site, TOKENS, ability};
use crate::words::*;
use table::laws::{changed, wrong_places};

/// The pack of the rule tests, which does not change when our own is balanced anew.
fn test_pack() -> Pack {
    table::golden::pack_in(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cards").as_ref())
}

fn places(pack: &Pack) -> Vec<String> {
    wrong_places(read(pack))
}

fn ours() -> Catalog {
    read(&own_pack()).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn our_pack_reads_without_problems() {
    let cat = ours();
    assert_eq!(cat.name, "our-own-cards");
    assert_eq!((cat.tokens.len(), cat.names.tokens.len()), (TOKENS, TOKENS));
    assert_eq!((cat.specialists.len(), cat.buildings.len()), (SPECIALISTS as usize, BUILDINGS));
    assert_eq!((cat.quests.len(), cat.orders.len(), cat.villagers.iter().sum::<u8>()), (73, ORDERS, 60));
    assert_eq!(cat.finds.iter().map(|find| find.copies).sum::<u8>(), 18);
    assert_eq!((cat.powers.len(), cat.names.powers.len()), (20, 20));
    assert!(cat.powers.len() <= MOST_POWERS);
    assert_eq!(cat.names.tokens[ability(Hero::Marklun, 1).index()], "gravity-orb");
    assert_eq!(cat.names.tokens[ability(Hero::Zeik, 5).index()], "pathfinder");
    for (n, hero) in cat.heroes.iter().enumerate() {
        assert_eq!(cat.names.powers[hero.power as usize], ["haste", "strange-luck", "armored", "farsight"][n]);
    }
    for (side, map) in cat.maps.iter().enumerate() {
        assert_eq!(map.at[map.monument as usize], Site::Location(Location::Monument));
        assert!((0..9).all(|level| map.lair_at[map.lairs[level] as usize] == Some(level as u8)));
        assert!((0..14).all(|letter| map.letter_at[map.letters[letter] as usize] == Some(letter as u8)));
        assert!(cat.enemies[side].is_sorted_by_key(|e| e.health * e.attack), "higher levels are harder");
    }
}

/// Cards of every kind at every location, and more than payments and gains.
#[test]
fn our_cards_are_of_many_kinds_and_everywhere() {
    let cat = ours();
    let more = |q: &&Quest| q.foe.is_some() || q.need.is_some() || q.ending.is_some() || !q.gifts.is_empty();
    let odd = cat.quests.iter().filter(more).count();
    assert!(odd * 5 >= cat.quests.len(), "{odd} cards do more than pay and gain");
    for &location in Location::ALL {
        for pile in [Pile::Basic, Pile::Advanced] {
            assert!(cat.quests.iter().any(|q| (q.location, q.pile) == (location, pile)), "{pile} at {location}");
        }
    }
    let jobs = |from: usize, to: usize| cat.specialists[from..to].iter().map(|s| s.job);
    assert!(Job::ALL.iter().all(|&job| jobs(STARTING as usize, 22).any(|other| other == job)));
    let arrows: BTreeSet<[u8; 3]> = cat.heroes.iter().map(|hero| hero.arrows).collect();
    assert_eq!(arrows.len(), 4, "heroes move differently");
    let market = |gift| cat.quests.iter().filter(|q| q.gifts.contains(&gift)).count();
    assert_eq!((market(Gift::ShellTrade), market(Gift::ToolTrade)), (1, 1));
}

/// An order must beat the market, or nobody would keep it.
#[test]
fn our_orders_pay_more_than_the_market() {
    let cat = ours();
    for (order, name) in cat.orders.iter().zip(&cat.names.orders) {
        let market = cat.prices.best(order.goods, false, false);
        assert!(u16::from(order.coins) > market, "{name}: {} or {market}", order.coins);
    }
}

#[test]
fn equal_lists_are_stored_once() {
    let cat = ours();
    let spellings: Vec<String> = cat.lists.all().map(|list| format!("{:?}", cat.list(list))).collect();
    assert_eq!(spellings.iter().collect::<BTreeSet<_>>().len(), spellings.len());
}

#[test]
fn the_id_knows_what_a_pack_says_and_not_how_it_is_laid_out() {
    let own = test_pack();
    let id = |pack: &Pack| read(pack).unwrap_or_else(|problems| panic!("{problems}")).id;
    assert_eq!(id(&own).len(), 16);
    let other_look = changed(&own, "villagers.toml", "shell = 15\ntool = 15", "tool=15 # a comment\nshell   = 15");
    assert_eq!(id(&other_look), id(&own));
    let other = changed(&own, "villagers.toml", "shell = 15\ntool = 15", "shell = 16\ntool = 14");
    assert_ne!(id(&other), id(&own));
}

/// What `known` says can be read, and is what our pack says.
#[test]
fn what_is_known_is_toml() {
    let texts = known::TOKENS.iter().map(|token| token.says).chain(known::ARTIFACTS.map(|artifact| artifact.2));
    for text in texts.chain(known::PRINTED.map(|printed| printed.2)).chain([known::NAMALS_ONE]) {
        assert!(powers::said(text).as_table().is_some_and(|table| !table.is_empty()), "{text}");
    }
}

/// Each copy of a gear has a power of its own, so that both may be used.
#[test]
fn copies_have_their_own_powers() {
    let two = changed(&test_pack(), "gear.toml", "id = \"healing-flask\"\n", "id = \"healing-flask\"\ncopies = 2\n");
    let two = changed(&two, "gear.toml", "id = \"round-shield\"\ncopies = 2", "id = \"round-shield\"");
    let cat = read(&two).unwrap_or_else(|problems| panic!("{problems}"));
    let powers: Vec<u8> = cat.tokens.iter().take(21).filter_map(|token| token.power).collect();
    assert_eq!(powers.len(), 2);
    assert_ne!(powers[0], powers[1]);
    assert!(powers.iter().all(|&power| cat.names.powers[power as usize] == "healing-flask"));
}
