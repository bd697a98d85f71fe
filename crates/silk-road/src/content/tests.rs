use super::*;
use crate::words::{City, Icon};
use table::laws::{Defect, changed, defects_are_found, spoiled_packs_are_refused, wrong_places};

/// Our own cards with sheets that stay as they are when ours are made anew: two dots of each good on the same edges
/// in every round.
fn test_pack() -> Pack {
    let mut sheets = String::from("seed = \"by hand\"\n");
    for number in 1..=24 {
        let round = (number - 1) / 6 + 1;
        sheets += &format!("\n[[sheet]]\nnumber = {number}\nround = {round}\ndots = [\n");
        for line in &DOTS[..2 * (round + 2)] {
            sheets += &format!("  {{ {line} }},\n");
        }
        sheets += "]\n";
    }
    let mut pack = own_pack();
    pack.insert("sheets.toml".into(), sheets);
    pack
}

const DOTS: [&str; 12] = [
    "good = \"wheat\", cells = [0, 1], at = [-500, -1732]",
    "good = \"wheat\", cells = [3, 4], at = [-1000, -866]",
    "good = \"spice\", cells = [1, 2], at = [500, -1732]",
    "good = \"spice\", cells = [4, 5], at = [0, -866]",
    "good = \"jewel\", cells = [5, 6], at = [1000, -866]",
    "good = \"jewel\", cells = [7, 8], at = [-1500, 0]",
    "good = \"silk\", cells = [8, 9], at = [-500, 0]",
    "good = \"silk\", cells = [10, 11], at = [1500, 0]",
    "good = \"lamp\", cells = [9, 10], at = [500, 0]",
    "good = \"lamp\", cells = [12, 13], at = [-1000, 866]",
    "good = \"tea\", cells = [13, 14], at = [0, 866]",
    "good = \"tea\", cells = [14, 15], at = [1000, 866]",
];

fn places(pack: &Pack) -> Vec<String> {
    wrong_places(read(pack))
}

#[test]
fn our_pack_reads_without_problems() {
    let catalog = read(&own_pack()).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!((&catalog.name[..], catalog.dots), ("our-own-sheets", 2));
    let numbers: Vec<u8> = catalog.sheets.iter().flatten().map(|sheet| sheet.number).collect();
    assert_eq!(numbers, (1..=24).collect::<Vec<u8>>());
    assert_eq!(catalog.sheets.map(|six| six.map(|sheet| sheet.dots.len())), [[6; 6], [8; 6], [10; 6], [12; 6]]);
    assert!(catalog.sheets.iter().flatten().all(|sheet| sheet.dots.is_sorted()));
}

/// R-001, U3: icons are spread evenly, and over near and far cities.
#[test]
fn each_icon_is_on_three_cards_near_and_far() {
    let cards = read(&own_pack()).expect("our own pack").cards;
    for &icon in Icon::ALL {
        let apart: Vec<u8> =
            cards.iter().filter(|c| *c.icons == [icon]).map(|c| c.cities[0].apart(c.cities[1])).collect();
        assert_eq!(apart.len(), 3, "{icon}");
        assert!(apart.contains(&1) && apart.contains(&2), "{icon}: {apart:?}");
    }
    for &city in City::ALL {
        let icons: std::collections::BTreeSet<Icon> =
            cards.iter().filter(|c| c.cities.contains(&city)).map(|c| c.icons[0]).collect();
        assert!(icons.len() >= 4, "{city}");
    }
}

#[test]
fn sheets_are_read_as_they_were_written() {
    let mut pack = own_pack();
    let catalog = read(&pack).expect("our own pack");
    let odd = "a \"seed\"\nof two lines";
    pack.insert("sheets.toml".into(), write_sheets(odd, &catalog.sheets));
    assert_eq!(read(&pack).expect("what we wrote"), catalog);
    assert_eq!(seed(&pack).as_deref(), Some(odd));
}

#[test]
fn the_id_knows_what_a_pack_says_and_not_how_it_is_laid_out() {
    let own = test_pack();
    let id = |pack: &Pack| read(pack).unwrap_or_else(|problems| panic!("{problems}")).id;
    assert_eq!(id(&own).len(), 16);
    let other_look = changed(&own, "sheets.toml", "number = 1\nround = 1", "# a comment\nround=1\nnumber   = 1");
    assert_eq!(id(&other_look), id(&own));
    assert_ne!(id(&changed(&own, "sheets.toml", "at = [-500, -1732]", "at = [-501, -1732]")), id(&own));
    assert_ne!(id(&changed(&own, "cards.toml", "\"swap\"", "\"same\"")), id(&own));
    assert_ne!(id(&own), id(&own_pack()));
}

/// File, what is replaced, by what, and where the only problem is.
const DEFECTS: &[Defect] = &[
    // the pack itself
    ("pack.toml", "name = \"our-own-sheets\"\n", "", "pack.toml: name"),
    ("pack.toml", "our-own-sheets", "Our Own Sheets", "pack.toml: name"),
    ("pack.toml", "version = 1", "version = 0", "pack.toml: version"),
    ("pack.toml", "dots = 2", "dots = 4", "pack.toml: dots"),
    ("pack.toml", "dots = 2", "dots = 2\ngates = 3", "pack.toml: gates"),
    ("pack.toml", "note = \"", "note = 1 # \"", "pack.toml: note"),
    // TOML
    ("cards.toml", "icons = [\"swap\"]", "icons = [swap]", "cards.toml: line 7"),
    ("sheets.toml", "number = 1\n", "number = 1\nnumber = 2\n", "sheets.toml: line 5"),
    // cards
    ("cards.toml", "\"turfan\"]", "\"tarfan\"]", "cards.toml: card 1: cities"),
    ("cards.toml", "[\"dunhuang\", \"turfan\"]", "[\"turfan\", \"turfan\"]", "cards.toml: card 1: cities"),
    ("cards.toml", "[\"dunhuang\", \"turfan\"]", "[\"turfan\"]", "cards.toml: card 1: cities"),
    ("cards.toml", "[\"dunhuang\", \"turfan\"]", "[\"samarkand\", \"turfan\"]", "cards.toml: card 3: cities"),
    ("cards.toml", "icons = [\"swap\"]", "icons = [\"swop\"]", "cards.toml: card 1: icons"),
    ("cards.toml", "icons = [\"swap\"]", "icons = []", "cards.toml: card 1: icons"),
    ("cards.toml", "icons = [\"swap\"]", "icons = [\"up\", \"up\", \"up\", \"up\"]", "cards.toml: card 1: icons"),
    ("cards.toml", "icons = [\"swap\"]", "icons = \"swap\"", "cards.toml: card 1: icons"),
    ("cards.toml", "icons = [\"swap\"]\n", "", "cards.toml: card 1: icons"),
    ("cards.toml", "icons = [\"swap\"]", "icons = [\"swap\"]\nprice = 3", "cards.toml: card 1: price"),
    ("cards.toml", "[[card]]\ncities = [\"dunhuang\", \"turfan\"]\nicons = [\"swap\"]\n", "", "cards.toml: card"),
    // sheets
    ("sheets.toml", "seed = \"by hand\"", "seed = 7", "sheets.toml: seed"),
    ("sheets.toml", "number = 1\n", "number = 25\n", "sheets.toml: sheet 25: number"),
    ("sheets.toml", "number = 1\n", "number = 2\n", "sheets.toml: sheet 2: number"),
    ("sheets.toml", "number = 1\n", "", "sheets.toml: sheet 1: number"),
    ("sheets.toml", "round = 1\n", "round = 5\n", "sheets.toml: sheet 1: round"),
    ("sheets.toml", "round = 1\n", "round = 1\ncolour = \"red\"\n", "sheets.toml: sheet 1: colour"),
    ("sheets.toml", "  { good = \"wheat\", cells = [0, 1], at = [-500, -1732] },\n", "", "sheets.toml: sheet 1: dots"),
    ("sheets.toml", "{ good = \"wheat\"", "{ good = \"barley\"", "sheets.toml: sheet 1: dot 1: good"),
    ("sheets.toml", "cells = [0, 1]", "cells = [0, 19]", "sheets.toml: sheet 1: dot 1: cells"),
    ("sheets.toml", "cells = [0, 1]", "cells = [0, 2]", "sheets.toml: sheet 1: dot 1: cells"),
    ("sheets.toml", "cells = [0, 1]", "cells = [0, 0]", "sheets.toml: sheet 1: dot 1: cells"),
    ("sheets.toml", "cells = [0, 1]", "cells = [0]", "sheets.toml: sheet 1: dot 1: cells"),
    ("sheets.toml", "cells = [0, 1]", "cells = [0, 1.5]", "sheets.toml: sheet 1: dot 1: cells"),
    ("sheets.toml", "at = [-500, -1732]", "at = [-500]", "sheets.toml: sheet 1: dot 1: at"),
    ("sheets.toml", "at = [-500, -1732]", "at = [500, -1732]", "sheets.toml: sheet 1: dot 1: at"),
    ("sheets.toml", "at = [-500, -1732]", "at = [-500, -2000]", "sheets.toml: sheet 1: dot 1: at"),
    ("sheets.toml", "at = [-500, -1732]", "at = [-500, -32768]", "sheets.toml: sheet 1: dot 1: at"),
    ("sheets.toml", "cells = [3, 4], at = [-1000, -866]", "cells = [0, 1], at = [-500, -1730]", SAME_EDGE),
];
const SAME_EDGE: &str = "sheets.toml: sheet 1: dot 2: cells";

#[test]
fn every_defect_is_found_where_it_is() {
    defects_are_found(&test_pack(), read, DEFECTS, &[]);
}

/// Goods enter in the order of their list.
#[test]
fn goods_that_are_not_in_play_are_refused() {
    let pack = changed(&test_pack(), "sheets.toml", "good = \"jewel\"", "good = \"silk\"");
    let problems = read(&pack).expect_err("silk in round 1").to_string();
    assert!(problems.contains("sheet 1: dot 5: good: silk is not in play in round 1"), "{problems}");
    assert!(problems.contains("sheet 1: dots: 1 dots of jewel, not 2"), "{problems}");
}

#[test]
fn rounds_have_six_sheets_each() {
    let pack = changed(&test_pack(), "sheets.toml", "[[sheet]]\nnumber = 24\n", "[[sheets]]\nnumber = 24\n");
    let problems = read(&pack).expect_err("a sheet less").to_string();
    assert!(problems.contains("sheets.toml: sheet: 5 sheets for round 4, not 6"), "{problems}");
    let mut pack = test_pack();
    let one = pack["sheets.toml"].split("[[sheet]]").nth(1).expect("a sheet").replace("number = 1\n", "number = 24\n");
    pack.get_mut("sheets.toml").expect("a file").push_str(&format!("[[sheet]]{one}"));
    let problems = read(&pack).expect_err("a sheet more").to_string();
    assert!(problems.contains("sheet 24: number: is the number of two sheets"), "{problems}");
    assert!(problems.contains("7 sheets for round 1, not 6"), "{problems}");
}

#[test]
fn files_are_the_three_known_ones() {
    let mut pack = test_pack();
    pack.remove("cards.toml");
    pack.insert("spells.toml".into(), String::new());
    assert_eq!(places(&pack), ["cards.toml", "spells.toml"]);
    assert_eq!(places(&Pack::new()), FILES.map(|(name, _)| name));
}

#[test]
fn five_defects_are_reported_at_once() {
    let pack = changed(&test_pack(), "pack.toml", "version = 1", "version = \"one\"");
    let pack = changed(&pack, "cards.toml", "\"turfan\"]", "\"tarfan\"]");
    let pack = changed(&pack, "cards.toml", "[\"up\"]", "[]");
    let pack = changed(&pack, "sheets.toml", "cells = [0, 1]", "cells = [0, 9]");
    let pack = changed(&pack, "sheets.toml", "at = [1000, -866]", "at = [1500, 0]");
    let cities = "[\"dunhuang\", \"turfan\", \"samarkand\", \"palmyra\", \"hormuz\", \"lhasa\"]";
    let expected = [
        "pack.toml: version: must be a whole number 1 to 255, not string \"one\"",
        &format!("cards.toml: card 1: cities: `tarfan` is not one of {cities}"),
        "cards.toml: card 3: icons: holds 0 entries, not 1 to 3",
        "sheets.toml: sheet 1: dot 1: cells: 0 and 9 are not neighbours",
        "sheets.toml: sheet 1: dot 5: at: lies nearest to the edge between the cells 10 and 11",
    ];
    assert_eq!(read(&pack).expect_err("five defects").to_string().lines().collect::<Vec<_>>(), expected);
}

/// Whatever is done to a pack, it is read or refused.
#[test]
fn broken_packs_never_panic() {
    spoiled_packs_are_refused(&own_pack(), read);
}
