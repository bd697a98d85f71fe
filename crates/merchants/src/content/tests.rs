mod editions;

use super::*;
use crate::catalog::Bonus;
use crate::effect::{Effect, Kind, List};
use crate::words::*;
use table::laws::{Defect, changed, defects_are_found, spoiled_packs_are_refused, wrong_places};

/// The pack of the rule tests, which does not change when our own is balanced anew.
fn test_pack() -> Pack {
    table::golden::pack_in(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cards").as_ref())
}

fn places(pack: &Pack) -> Vec<String> {
    wrong_places(read(pack))
}

#[test]
fn our_pack_reads_without_problems() {
    let catalog = read(&own_pack()).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(catalog.name, "our-own-cards");
    assert_eq!((catalog.heroes.len(), catalog.names.heroes.len()), (48, 48));
    assert_eq!((catalog.ordinary, catalog.starting), (Set::first_n(42), Set::of(0x3f << 42)));
    assert!(catalog.starting.iter().all(|h| matches!(catalog.hero(h).bonus, Bonus::Good(_))));
    assert_eq!(catalog.stacks.map(Set::len), [5; 6]);
    assert_eq!(catalog.roads.map(Set::len), [13; 2]);
    assert_eq!((catalog.deeds.len(), catalog.companions.len(), catalog.buildings.len()), (19, 22, 10));
    assert_eq!((catalog.animals.map(Set::len), catalog.strays.len()), ([3, 3, 3, 3, 3, 3, 0], 4));
    assert_eq!(catalog.companion(catalog.stray_card(Stray::Flicker)), Companion::Stray(Stray::Flicker));
    for (place, good) in catalog.wheel.iter().enumerate() {
        assert_eq!(catalog.section[good.index()] as usize, place);
    }
    assert_eq!(catalog.stock, [14; 6]);
    assert_eq!(catalog.ruins[0], 0b11_1111);
    assert!(catalog.ruins[1..].iter().all(|mask| mask.count_ones() == 2));
    let book_and_staff = [Good::Book, Good::Staff].map(|g| Effect::Good(Kind::This(g), Side::Basic));
    assert_eq!(catalog.list(catalog.dark_market[0]), []);
    assert_eq!(catalog.list(catalog.dark_market[3]), book_and_staff);
    assert_eq!(catalog.craft[Face::OneStar.index()], Good::Weapon);
}

#[test]
fn equal_lists_are_stored_once() {
    let catalog = read(&test_pack()).expect("our own pack");
    let spellings: Vec<String> = catalog.lists.all().map(|list| format!("{:?}", catalog.list(list))).collect();
    assert_eq!(spellings.iter().collect::<std::collections::BTreeSet<_>>().len(), spellings.len());
    let event = |id: &str| {
        let number = catalog.names.events.iter().position(|name| name == id).expect(id);
        catalog.events[number].values
    };
    assert_eq!(event("wolves-on-the-ice")[0], event("white-roar")[0]);
    assert_eq!(event("keeperless-bridge")[3], List(0), "nothing happens");
}

#[test]
fn the_id_knows_what_a_pack_says_and_not_how_it_is_laid_out() {
    let own = test_pack();
    let id = |pack: &Pack| read(pack).unwrap_or_else(|problems| panic!("{problems}")).id;
    assert_eq!(id(&own).len(), 16);
    let other_look = changed(&own, "goods.toml", "grid = [6, 5]", "# a comment\ngrid   = [ 6,5 ]");
    let moved =
        changed(&own, "buildings.toml", "tile = 1\neffects = [\"quartz 1\"]", "effects = [\"quartz 1\"]\ntile = 1");
    assert_eq!((id(&other_look), id(&moved)), (id(&own), id(&own)));
    let other_word = changed(&own, "buildings.toml", "effects = [\"quartz 1\"]", "effects = [\"quartz 2\"]");
    assert_ne!(id(&other_word), id(&own));
}

/// File, what is replaced, by what, and where the only problem is.
const DEFECTS: &[Defect] = &[
    // the pack itself
    ("pack.toml", "name = \"test-cards\"", "", "pack.toml: name"),
    ("pack.toml", "test-cards", "Our Own Cards", "pack.toml: name"),
    ("pack.toml", "version = 1", "version = 0", "pack.toml: version"),
    ("pack.toml", "\"final\"", "\"prototype\"", "pack.toml: edition"),
    // TOML
    ("deeds.toml", "reward = \"coins 4\"", "reward = coins 4", "deeds.toml: line 16"),
    ("heroes.toml", "bonus = \"lantern\"", "bonus = \"lantern\"\nbonus = \"storage\"", "heroes.toml: line 10"),
    // cards and fields
    ("heroes.toml", "[[hero]]\nid = \"atlantes\"", "[[hero]]", "heroes.toml: hero 15: id"),
    ("heroes.toml", "id = \"morwena\"", "id = \"atlantes\"", "heroes.toml: hero atlantes: id"),
    ("heroes.toml", "id = \"osgar\"", "id = \"agatha\"", "heroes.toml: starting agatha: id"),
    ("heroes.toml", "id = \"ysolt\"", "id = \"Ysolt\"", "heroes.toml: hero Ysolt: id"),
    ("heroes.toml", "id = \"ysolt\"", "id = \"ysolt\"\nclass = \"knight\"", "heroes.toml: hero ysolt: class"),
    ("heroes.toml", "[[hero]]\nid = \"agatha\"", "[[herp]]\nid = \"agatha\"", "heroes.toml: hero"),
    // heroes
    ("heroes.toml", "wants = [\"staff\", \"book\", \"potion\"]", "wants = [\"staff\", \"bok\"]", HERO_WANTS),
    ("heroes.toml", "wants = [\"staff\", \"book\", \"potion\"]", "wants = [\"staff\", \"staff\"]", HERO_WANTS),
    ("heroes.toml", "wants = [\"staff\", \"book\", \"potion\"]", "wants = []", HERO_WANTS),
    ("heroes.toml", "wants = [\"staff\", \"book\", \"potion\"]", "wants = \"staff\"", HERO_WANTS),
    ("heroes.toml", "wants = [\"staff\", \"book\", \"potion\"]", "wants = [5]", HERO_WANTS),
    ("heroes.toml", "bonus = \"lantern\"", "bonus = \"coin\"", "heroes.toml: hero agatha: bonus"),
    ("heroes.toml", "town = \"northbreak\"", "town = \"longbreak\"", "heroes.toml: hero agatha: town"),
    ("heroes.toml", "town = \"northbreak\"", "town = \"windglass\"", "heroes.toml: hero"),
    ("heroes.toml", "good = \"armor\"", "good = \"weapon\"", "heroes.toml: starting"),
    // commissions
    ("commissions.toml", "\"staff\", \"armor\"]", "\"staff\"]", "commissions.toml: commission frost-pass: wants"),
    ("commissions.toml", "town = \"northbreak\"", "town = \"farglen\"", "commissions.toml: commission"),
    // events
    ("events.toml", "  [\"lose dearest-good\"],\n", "", "events.toml: event wolves-on-the-ice: values"),
    ("events.toml", "[\"lose coins 4\"]", "[\"lose coins 4\", \"lantern 1\"]", BRIDGE),
    ("events.toml", "[\"lose coins 4\"]", "[\"exchange\"]", BRIDGE),
    ("events.toml", "[\"lose coins 4\"]", "[\"lose coin 4\"]", BRIDGE),
    ("events.toml", "[\"lose coins 4\"]", "[\"lose coins +4\"]", BRIDGE),
    ("events.toml", "[\"lose coins 4\"]", "[\"lose coins 400\"]", BRIDGE),
    ("events.toml", "[\"wheel\", \"coins 2\"]", NINE_WHEELS, BRIDGE),
    ("events.toml", "road = \"dark\"", "road = \"shortcut\"", "events.toml: event"),
    // deeds
    (
        "deeds.toml",
        "needs = [\"companions 3\"]",
        "needs = [\"companions\"]",
        "deeds.toml: deed friend-of-beasts: needs",
    ),
    ("deeds.toml", "needs = [\"companions 3\"]", "needs = [\"pets 3\"]", "deeds.toml: deed friend-of-beasts: needs"),
    ("deeds.toml", "reward = \"coins 5\"", "reward = \"quartz 5\"", "deeds.toml: deed friend-of-beasts: reward"),
    ("deeds.toml", "reward = \"coins 5\"", "reward = \"coins 0\"", "deeds.toml: deed friend-of-beasts: reward"),
    ("deeds.toml", "reward = \"coins 5\"", "reward = \"coins 5\"\nmost = 2", "deeds.toml: deed friend-of-beasts: most"),
    ("deeds.toml", "per = \"gifts\"", "per = \"presents\"", "deeds.toml: deed giver-of-gifts: per"),
    ("deeds.toml", OPEN_LEDGER, "", "deeds.toml: deed"),
    // companions
    ("companions.toml", "copies = 3", "copies = 2", "companions.toml: loyal cave-dragon: copies"),
    ("companions.toml", "id = \"phoenix\"", "id = \"fenix\"", "companions.toml: loyal fenix: id"),
    ("companions.toml", "[[\"copy-die\"]", "[[\"lift-die\"]", "companions.toml: loyal threy-cat: abilities"),
    ("companions.toml", "[[\"lantern 2\"]", "[[\"copy-die\"]", "companions.toml: loyal phoenix: abilities"),
    ("companions.toml", "gift = \"hero\"", "gift = \"potion\"", "companions.toml: stray cosimo: gift"),
    ("companions.toml", FLICKER, "", "companions.toml: stray"),
    // buildings
    ("buildings.toml", "tile = 1", "tile = 6", "buildings.toml: building blazing-quartz-mine: tile"),
    ("buildings.toml", "tile = 1", "tile = 2", "buildings.toml: building"),
    ("buildings.toml", "[\"prestige 3\"]", "[]", "buildings.toml: building queens-eyes-surveyor: effects"),
    ("buildings.toml", "[\"prestige 3\"]", "[\"lose good\"]", "buildings.toml: building queens-eyes-surveyor: effects"),
    ("buildings.toml", "\"quartz 1\"]", "\"horse 1\"]", "buildings.toml: building blazing-quartz-mine: effects"),
    ("buildings.toml", "\"coins 2\", \"quartz 1\"", "\"coins 2\", \"coins 3\"", SURVEYOR_COSTS),
    // dice
    ("dice.toml", "night = [\"0\"", "night = [\"1\"", "dice.toml: night"),
    ("dice.toml", "night = [\"0\", ", "night = [", "dice.toml: night"),
    ("dice.toml", "illuminated = [\"1\"", "illuminated = [\"7\"", "dice.toml: illuminated"),
    ("dice.toml", "\"1*\" = \"weapon\"\n", "", "dice.toml: craft: 1*"),
    ("dice.toml", "\"1*\" = \"weapon\"", "\"1*\" = \"spear\"", "dice.toml: craft: 1*"),
    ("dice.toml", "\"0\" = \"staff\"", "\"0\" = \"staff\"\n\"9\" = \"book\"", "dice.toml: craft: 9"),
    ("dice.toml", "[\"lantern 1\"],", "[\"oracle\"],", "dice.toml: oracle"),
    ("dice.toml", "[\"ruins-action\"]", "[\"ruins-action\", \"coins 1\"]", "dice.toml: ruins"),
    ("dice.toml", "[\"hero-or-top\"]", "[\"hero-or-commission\"]", "dice.toml: ruins"),
    // board
    ("board.toml", "wheel = [\"potion\"", "wheel = [\"staff\"", "board.toml: wheel"),
    ("board.toml", "\"yedls-workshop\"]", "\"guildmasters-mansion\"]", "board.toml: first_game"),
    (
        "board.toml",
        "north = [\"weapon\", \"armor\"]",
        "north = [\"armor\", \"armor\"]",
        "board.toml: dark_market: north",
    ),
    ("board.toml", "top_left = [\"weapon\", \"book\"]", "top_left = [\"book\"]", "board.toml: ruins: top_left"),
    ("board.toml", "farglen-windglass = [\"prestige 2\"]\n", "", "board.toml: regions: farglen-windglass"),
    ("board.toml", "top = [\"prestige 2\"]", "top = [\"deed\"]", "board.toml: deed_bonus: top"),
    ("board.toml", "[deed_bonus]", "[banners]", "board.toml: deed_bonus"),
    // goods
    ("goods.toml", "grid = [6, 5]", "grid = [9, 3]", "goods.toml: grid"),
    ("goods.toml", "grid = [6, 5]", "grid = [8, 8]", "goods.toml: grid"),
    (
        "goods.toml",
        "[\"##\", \"##\"]\n\n[[good]]\nid = \"weapon\"",
        "[\"##\", \"#\"]\n\n[[good]]\nid = \"weapon\"",
        TILE,
    ),
    ("goods.toml", "saddle_bag = [2, 2]", "saddle_bag = [2]", "goods.toml: saddle_bag"),
    ("goods.toml", "count = 14", "count = 0", "goods.toml: good weapon: count"),
    ("goods.toml", "[\"###\"]", "[\"###\", \"#..\"]", "goods.toml: good weapon: shape"),
    ("goods.toml", "[\"###\"]", "[\"##.#\"]", "goods.toml: good weapon: shape"),
    ("goods.toml", "[\"###\"]", "[\"#######\"]", "goods.toml: good weapon: shape"),
    ("goods.toml", "[\"###\"]", "[\"...\"]", "goods.toml: good weapon: shape"),
    ("goods.toml", "[\"###\"]", "[\"xxx\"]", "goods.toml: good weapon: shape"),
    ("goods.toml", "[[good]]\nid = \"weapon\"\ncount = 14\nshape = [\"###\"]\n", "", "goods.toml: good"),
];
const HERO_WANTS: &str = "heroes.toml: hero atlantes: wants";
const BRIDGE: &str = "events.toml: event keeperless-bridge: values";
const SURVEYOR_COSTS: &str = "buildings.toml: building queens-eyes-surveyor: costs";
const TILE: &str = "goods.toml: storage_tile";
const NINE_WHEELS: &str = r#"["wheel","wheel","wheel","wheel","wheel","wheel","wheel","wheel","wheel"]"#;
const OPEN_LEDGER: &str =
    "[[deed]]\nid = \"open-ledger\"\nneeds = [\"heroes 1\", \"commissions 1\"]\nreward = \"coins 4\"\n";
const FLICKER: &str = "[[stray]]\nid = \"flicker\"\ngift = \"quartz\"\neffects = [\"free-shortcut\"]\n";

#[test]
fn every_defect_is_found_where_it_is() {
    defects_are_found(&test_pack(), read, DEFECTS, &MISSPELT);
}
/// An unknown field or table comes with the one that is now missing.
const MISSPELT: [&str; 2] = ["heroes.toml: herp", "board.toml: banners"];

#[test]
fn files_are_the_known_ones() {
    let mut pack = test_pack();
    pack.remove("deeds.toml");
    pack.insert("spells.toml".into(), String::new());
    assert_eq!(places(&pack), ["deeds.toml", "spells.toml"]);
    assert_eq!(places(&Pack::new()), FILES.map(|(name, _)| name)[..10], "the last two may be left out");
}

/// What fits is decided for every load when a pack is read, so their number is limited.
#[test]
fn goods_may_not_be_too_small() {
    let own = test_pack();
    let dust = changed(&own, "goods.toml", "[\"#####\"]", "[\"#\"]");
    assert_eq!(places(&changed(&dust, "goods.toml", "[\"##\", \"#.\"]", "[\"#\"]")), ["goods.toml: grid"]);
    let bag = changed(&own, "goods.toml", "saddle_bag = [2, 2]", "saddle_bag = [3, 3]");
    assert_eq!(places(&bag), ["goods.toml: saddle_bag"]);
}

#[test]
fn five_defects_are_reported_at_once() {
    let pack = test_pack();
    let pack = changed(&pack, "heroes.toml", "\"staff\", \"book\", \"potion\"", "\"staff\", \"bok\", \"poton\"");
    let pack = changed(&pack, "deeds.toml", "reward = \"coins 5\"", "reward = \"gold 5\"");
    let pack = changed(&pack, "goods.toml", "count = 14", "count = \"many\"");
    let pack = changed(&pack, "events.toml", "[\"coins 4\"]", "[\"coins 4\", \"lose good\"]");
    let problems = read(&pack).expect_err("five defects");
    let mut found: Vec<String> = problems.to_string().lines().map(str::to_string).collect();
    found.sort();
    let goods = "is not one of [\"weapon\", \"armor\", \"potion\", \"book\", \"staff\", \"instrument\"]";
    let mut expected = [
        format!("heroes.toml: hero atlantes: wants: `bok` {goods}"),
        format!("heroes.toml: hero atlantes: wants: `poton` {goods}"),
        "deeds.toml: deed friend-of-beasts: reward: `gold 5` is not a reward: coins N, prestige N or points N".into(),
        "goods.toml: good weapon: count: must be a whole number 1 to 255, not string \"many\"".into(),
        "events.toml: event keeperless-bridge: values: number 6: costs and benefits are mixed".into(),
    ];
    expected.sort();
    assert_eq!(found, expected);
}
