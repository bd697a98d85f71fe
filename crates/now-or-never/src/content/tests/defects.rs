//! Packs with something wrong in them.
use super::*;
use table::laws::{Defect, defects_are_found, spoiled_packs_are_refused};

/// File, what is replaced, by what, and where the only problem is.
const DEFECTS: &[Defect] = &[
    // the pack itself
    ("pack.toml", "name = \"test-cards\"", "", "pack.toml: name"),
    ("pack.toml", "version = 1", "version = 0", "pack.toml: version"),
    ("orders.toml", "coins = 11", "coins = eleven", "orders.toml: line 6"),
    // the board
    ("board.toml", "\"ublo-tower\",", "\"undergarden\",", RANDOM),
    ("board.toml", "\"ublo-tower\", ", "", "board.toml: random"),
    ("board.toml", ", \"mountain 8\"]", "]", MAP),
    ("board.toml", "\"mountain 8\"", "\"mountain 8 Z\"", MAP),
    ("board.toml", "\"mountain 8\"", "\"mountain\"", MAP),
    ("board.toml", "\"mountain 8\"", "\"mountain 8 9\"", MAP),
    ("board.toml", "\"mountain 8\"", "\"mountain 8 A\"", MAP),
    ("board.toml", "\"K\", ", "\".\", ", MAP),
    ("board.toml", "\"scroll\", \"G\"]", "\".\", \"G\"]", MAP),
    ("board.toml", "\"scroll\", \"G\"]", "\"ublo-tower scroll\", \"G\"]", MAP),
    ("board.toml", "\"scroll\", \"G\"]", "\"scroll\", \"G ublo-tower\"]", MAP),
    ("board.toml", "[\"tower-of-miners\", \"A\"", "[\"A\", \"tower-of-miners\"", MAP),
    ("board.toml", "\"monument\", \"mountain F\"", "\"monument\", \"F\"", MAP),
    ("board.toml", "\".\", \"undergarden\"", "\"mountain\", \"undergarden\"", MAP),
    ("board.toml", "\"shell\", \"shell\", \"shell\", \"shell\"", "\"shell\", \"shell\", \"shell\", \".\"", TOWN),
    ("board.toml", "\"book +2\"", "\"coins +2\"", TOWN),
    ("board.toml", "\"book +2\"", "\"book +0\"", TOWN),
    ("board.toml", "full_row = [0, 6, 8, 8]", "full_row = [2, 6, 8, 8]", "board.toml: above: town: full_row"),
    ("board.toml", "housing = [5, 5, 6, 7]", "housing = [5, 5, 7, 7]", "board.toml: above: town: housing"),
    (
        "board.toml",
        "above = [\"order\"]",
        "above = [\"order\", \"coins 1\"]",
        "board.toml: location tower-of-miners: above",
    ),
    ("board.toml", "underground = [\"hearts 1\", \"order\"]\n", "", "board.toml: location istreka: underground"),
    (
        "board.toml",
        "\"pay hearts 1\", \"tool 1\"",
        "\"tool 1\", \"pay hearts 1\"",
        "board.toml: location ublo-tower: above",
    ),
    ("board.toml", "\"pay coins 3\"", "\"pay coin 3\"", "board.toml: location scholars-tower: above"),
    // enemies
    ("enemies.toml", "level = 9", "level = 8", "enemies.toml: enemy"),
    ("enemies.toml", "level = 7\nhealth = 18", "level = 6\nhealth = 18", "enemies.toml: underground"),
    ("enemies.toml", "health = 3\n", "health = 0\n", "enemies.toml: enemy thornling: health"),
    ("enemies.toml", "[\"experience 1\", \"villager\"]", "[\"villager\", \"experience 1\"]", THORNLING),
    ("enemies.toml", "[\"experience 1\", \"villager\"]", "[\"order\"]", THORNLING),
    ("enemies.toml", "[\"experience 1\", \"villager\"]", "[]", THORNLING),
    ("enemies.toml", "[\"experience 1\", \"villager\"]", "[\"coins 1\", \"coins 1\"]", THORNLING),
    // heroes
    ("heroes.toml", "hearts = 10", "hearts = 8", "heroes.toml: hero marklun: hearts"),
    ("heroes.toml", "mana = 4\n", "", "heroes.toml: hero marklun: mana"),
    ("heroes.toml", "arrows = [2, 2, 3]", "arrows = [2, 2]", "heroes.toml: hero marklun: arrows"),
    ("heroes.toml", "arrows = [2, 2, 4]", "arrows = [1, 3, 4]", "heroes.toml: hero namal: arrows"),
    (
        "heroes.toml",
        "{ damage = 2, boost = { mana = 1, damage = 1 } },\n  { damage = 1, defence",
        "{ damage = 1, defence",
        NAMAL,
    ),
    (
        "heroes.toml",
        "  { damage = 3 },\n]\npower = { id = \"haste\"",
        "]\npower = { id = \"haste\"",
        "heroes.toml: hero marklun: basics",
    ),
    (
        "heroes.toml",
        "boost = { mana = 1, damage = 2 }",
        "boost = { mana = 1 }",
        "heroes.toml: hero marklun: basic 1: boost: damage",
    ),
    ("heroes.toml", "does = \"movement 2\"", "does = \"movement 3\"", "heroes.toml: hero marklun: power"),
    ("heroes.toml", "does = \"movement 2\"", "does = \"fly 2\"", "heroes.toml: hero marklun: power: does"),
    ("heroes.toml", "does = \"reroll\"", "does = \"reroll\", limit = \"season\"", "heroes.toml: hero halia: power"),
    (
        "heroes.toml",
        "level = 1\ncost = 2\nattack = { damage = 3, boost = { mana = 1, damage = 1 } }",
        "level = 2\ncost = 2\nattack = { damage = 3 }",
        "heroes.toml: hero marklun: ability",
    ),
    ("heroes.toml", "colour = \"red\"", "colour = \"green\"", "heroes.toml: hero marklun: ability force-bolt: colour"),
    ("heroes.toml", "id = \"research\"", "id = \"reading\"", "heroes.toml: hero marklun: ability"),
    (
        "heroes.toml",
        "power = { mana = 3, gain = [\"book 1\"] }",
        "power = { mana = 2, gain = [\"book 1\"] }",
        "heroes.toml: hero marklun: ability research: id",
    ),
    (
        "heroes.toml",
        "{ damage = 3, boost = { mana = 1, damage = 2 } }",
        "{ damage = 4 }",
        "heroes.toml: hero halia: ability dark-flame: id",
    ),
    (
        "heroes.toml",
        "gifts = [\"recruit 1\"]",
        "gifts = [\"recruit 2\"]",
        "heroes.toml: hero halia: ability leadership: id",
    ),
    (
        "heroes.toml",
        "gifts = [\"tough 1\"]",
        "gifts = [\"tough 1\"]\nattack = { damage = 1 }",
        "heroes.toml: hero zeik: ability toughness: attack",
    ),
    (
        "heroes.toml",
        "gain = [\"hearts 4\"], outside_combat",
        "gain = [\"mana 1\"], outside_combat",
        "heroes.toml: hero halia: ability second-wind: power: gain",
    ),
    (
        "heroes.toml",
        "power = { mana = 1, does = \"damage 3\", limit",
        "power = { mana = 1, does = \"damage 3\", gain = [], limit",
        "heroes.toml: hero halia: ability battle-trance: power: does",
    ),
    ("heroes.toml", "id = \"force-bolt\"", "id = \"iron-maul\"", "heroes.toml: ability iron-maul: id"),
    // gear
    ("gear.toml", "copies = 2\ncost = 6", "cost = 6", "gear.toml: red"),
    ("gear.toml", "id = \"mirror-plate\"", "id = \"trail-boots\"", "gear.toml: blue trail-boots: id"),
    ("gear.toml", "gifts = [\"helm\"]", "gifts = [\"defence 1\"]", "gear.toml: blue arzian-helm: id"),
    ("gear.toml", "{ damage = 3, mana = 1 }", "{ damage = 3 }", "gear.toml: red vampire-knife: id"),
    ("gear.toml", "gifts = [\"income 2\"]", "", "gear.toml: blue merchants-seal: gifts"),
    ("gear.toml", "gifts = [\"income 2\"]", "gifts = [\"incomes 2\"]", "gear.toml: blue merchants-seal: gifts"),
    (
        "gear.toml",
        "{ mana = 1, gain = [\"hearts 5\"], limit = \"season\",",
        "{ gain = [\"hearts 5\"],",
        "gear.toml: blue healing-flask: power: limit",
    ),
    ("gear.toml", "attack = { damage = 5 }", "", "gear.toml: red storm-hammer: attack"),
    // specialists
    ("specialists.toml", "job = \"build\"\ncost = 1", "job = \"heal\"\ncost = 1", "specialists.toml: specialist"),
    ("specialists.toml", "tax = 1", "tax = 2", "specialists.toml: specialist mason: tax"),
    ("specialists.toml", "[\"hearts 3\"]", "[\"villager\"]", "specialists.toml: specialist thatcher: bonus"),
    (
        "specialists.toml",
        "[[specialist]]\nid = \"peddler\"\njob = \"outfit\"\ncost = 1\ntax = 1\n",
        "",
        "specialists.toml: specialist",
    ),
    // buildings
    ("buildings.toml", "special = \"town-hall\"", "special = \"library\"", "buildings.toml: building"),
    ("buildings.toml", "beds = 2", "beds = 1", "buildings.toml: building inn: beds"),
    ("buildings.toml", "cost = 4\nbook = true", "cost = 4", "buildings.toml: building school: book"),
    ("buildings.toml", "makes = \"shell 1\"", "makes = \"coins 1\"", "buildings.toml: building shell-pond: makes"),
    ("buildings.toml", "makes = \"shell 1\"\n", "", "buildings.toml: building shell-pond: makes"),
    (
        "buildings.toml",
        "special = \"library\"\ncost = 5",
        "special = \"library\"\ncost = 5\nmakes = \"tool 1\"",
        "buildings.toml: building library: makes",
    ),
    // villagers, orders, search tokens
    ("villagers.toml", "demon = 15", "demon = 16", "villagers.toml: villagers"),
    ("villagers.toml", "demon = 15", "demons = 15", "villagers.toml: demon"),
    ("orders.toml", "goods = [\"tool 3\"]", "goods = [\"book 3\"]", "orders.toml: order tool-crate: goods"),
    ("orders.toml", "[[order]]\nid = \"chandelier\"\ngoods = [\"crystal 2\"]\ncoins = 9\n", "", "orders.toml: order"),
    ("finds.toml", "copies = 3", "copies = 4", "finds.toml: find"),
    ("finds.toml", "gain = [\"coins 5\"]", "gain = [\"coins 6\"]", "finds.toml: find coin-cache: gain"),
    ("finds.toml", "discard = true\n", "", "finds.toml: find lost-villager: discard"),
    // quests
    ("quests.toml", "pile = \"basic\"", "pile = \"artifact\"", PILES),
    ("quests.toml", "location = \"tower-of-miners\"", "location = \"tower\"", "quests.toml: quest lamp-oil: location"),
    ("quests.toml", "cost = [\"pay demon 1\"]", "cost = [\"demon 1\"]", "quests.toml: quest lamp-oil: cost"),
    ("quests.toml", "gain = [\"coins 5\"]", "gain = [\"pay coins 5\"]", "quests.toml: quest lamp-oil: gain"),
    ("quests.toml", "gain = [\"coins 5\"]\npoints = 2", "points = 0", "quests.toml: quest lamp-oil: gain"),
    ("quests.toml", "need = \"buildings 3\"", "need = \"houses 3\"", "quests.toml: quest founders-day: need"),
    (
        "quests.toml",
        "foe = { health = 5, attack = 2 }",
        "foe = { health = 5 }",
        "quests.toml: quest glass-locusts: foe: attack",
    ),
    ("quests.toml", "gifts = [\"tool-trade\"]", "gifts = [\"shell-trade\"]", PILES),
    (
        "quests.toml",
        "ending = { count = \"quests\", per = 2",
        "ending = { count = \"quests\", per = 0",
        "quests.toml: quest roll-of-names: ending: per",
    ),
    (
        "quests.toml",
        "does = \"movement 4\"",
        "does = \"movement 4\", limit = \"season\"",
        "quests.toml: quest warp-stone: power",
    ),
    (
        "quests.toml",
        "gain = [\"token\"], limit = \"season\"",
        "gain = [\"token\"]",
        "quests.toml: quest metal-hound: power: gain",
    ),
    ("quests.toml", "id = \"magic-chest\"", "id = \"plain-chest\"", "quests.toml: quest"),
    (
        "quests.toml",
        "id = \"spindle-spiders\"\npile = \"basic\"\nlocation = \"snail-caves\"",
        "id = \"spindle-spiders\"\npile = \"basic\"\nlocation = \"istreka\"",
        "quests.toml: quest spindle-spiders: location",
    ),
    // solo and market
    ("solo.toml", "copies = 2", "copies = 3", "solo.toml: card"),
    ("solo.toml", "do = \"search\"", "do = \"recruit\"", "solo.toml: card"),
    ("solo.toml", "[\"order\"]", "[\"order\", \"basic 1\"]", "solo.toml: card errands: fates"),
    ("solo.toml", "do = \"search\"", "do = \"search\"\nfates = []", "solo.toml: card treasure-hunt: fates"),
    ("market.toml", "coins = 7", "coins = 8", "market.toml: trade 6: goods"),
    ("market.toml", "goods = [\"tool 3\"]", "goods = [\"book 3\"]", "market.toml: trade 13: goods"),
    ("market.toml", "goods = [\"tool 3\"]", "goods = [\"tool 1\", \"tool 2\"]", "market.toml: trade 13: goods"),
];
const RANDOM: &str = "board.toml: random";
const MAP: &str = "board.toml: above: map";
const TOWN: &str = "board.toml: above: town: spaces";
const THORNLING: &str = "enemies.toml: enemy thornling: reward";
const NAMAL: &str = "heroes.toml: hero namal: basics";
const PILES: &str = "quests.toml: quest";

#[test]
fn every_defect_is_found_where_it_is() {
    defects_are_found(&test_pack(), read, DEFECTS, &ALSO);
}
/// What a mistake is taken for is missing elsewhere.
const ALSO: [&str; 3] =
    ["board.toml: underground: map", "villagers.toml: demons", "heroes.toml: hero halia: power: limit"];

#[test]
fn files_are_the_known_ones() {
    let mut pack = test_pack();
    pack.remove("orders.toml");
    pack.insert("spells.toml".into(), String::new());
    assert_eq!(places(&pack), ["orders.toml", "spells.toml"]);
    assert_eq!(places(&Pack::new()), FILES.map(|(name, _)| name));
}

#[test]
fn problems_cite_their_rules_all_at_once() {
    let pack = changed(&test_pack(), "board.toml", "above = [\"order\"]", "above = [\"coins 1\"]");
    let pack = changed(&pack, "villagers.toml", "shell = 15", "shell = 14");
    let pack = changed(&pack, "market.toml", "coins = 12", "coins = 11");
    let pack = changed(&pack, "finds.toml", "gain = [\"book 1\"]", "gain = [\"book 2\"]");
    let pack = changed(&pack, "quests.toml", "does = \"march 3\"", "does = \"march 4\"");
    let found = read(&pack).expect_err("five defects").to_string();
    let expected = [
        "board.toml: location tower-of-miners: above: N-145: must be order",
        "villagers.toml: villagers: 59 villagers, not 60 (N-003)",
        "quests.toml: quest lightning-fungus: power: N-243: must be mana = 1, does = \"march 3\", limit = \"season\"",
        "finds.toml: find lost-knowledge: gain: N-139: must be book 1",
        "market.toml: trade 10: goods: N-172: must be 1 S + 1 T + 1 D + 1 C for 12",
    ];
    assert_eq!(found.lines().collect::<Vec<_>>(), expected);
}

/// A set of powers fits one word of the state.
#[test]
fn there_are_not_too_many_powers() {
    let mut pack = test_pack();
    let more = |card: &str| match card.contains("power =") || !card.contains("id =") {
        true => card.to_string(),
        false => format!("{card}power = {{ mana = 1, gain = [\"coins 1\"] }}\n"),
    };
    let quests: Vec<String> = pack["quests.toml"].split("[[quest]]").map(more).collect();
    pack.insert("quests.toml".into(), quests.join("\n[[quest]]"));
    let found = read(&pack).expect_err("a power on every card").to_string();
    assert_eq!(found, "quests.toml: quest: 84 powers in the pack, more than 64");
}

/// Whatever is done to a pack, it is read or refused.
#[test]
fn broken_packs_never_panic() {
    spoiled_packs_are_refused(&own_pack(), read);
}
