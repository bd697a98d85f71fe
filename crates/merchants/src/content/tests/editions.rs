//! The two files that a pack may leave out, and packs that chance has broken.
use super::*;
use crate::catalog::{ActionCard, Deal, Level};
use crate::edition::Edition;

const EARLY: &str = "automaton.toml: card early-bell: ";

/// What is replaced, by what, and where the only problem is.
const PROTOTYPE: &[(&str, &str, &str)] = &[
    ("first_game = [\"blazing-quartz-mine\"", "first_game = [\"quartz-mine\"", "prototype.toml: first_game"),
    ("first_game = [\"blazing-quartz-mine\", ", "first_game = [", "prototype.toml: first_game"),
    ("first_game = [\"blazing-quartz-mine\"", "first_game = [\"merchants-guildhall\"", "prototype.toml: first_game"),
    ("dearest_market_die = 4", "dearest_market_die = 3", "prototype.toml: dearest_market_die"),
    ("dearest_market_die = 4", "", "prototype.toml: dearest_market_die"),
    ("\"sugarfoot\", ", "", "prototype.toml: steeds"),
    ("\"sugarfoot\"", "\"pegasus\"", "prototype.toml: steeds"),
    ("\"sugarfoot\"", "\"whisper\"", "prototype.toml: steeds"),
    ("  [\"reroll\"],\n", "", "prototype.toml: ruins_die"),
    ("[\"ruins-step 1\"]", "[\"ruins-die\"]", "prototype.toml: ruins_die"),
    ("id = \"icebreaker-harbor\"", "id = \"icebreaker\"", "prototype.toml: building icebreaker: id"),
    ("effects = [\"oracle\"]", "effects = [\"oracl\"]", "prototype.toml: building oracle-of-lumi: effects"),
    ("effects = [\"oracle\"]", "effects = []", "prototype.toml: building oracle-of-lumi: effects"),
    ("effects = [\"oracle\"]", "effects = [\"oracle\"]\ntile = 1", "prototype.toml: building oracle-of-lumi: tile"),
    ("[[building]]\nid = \"oracle-of-lumi\"\neffects = [\"oracle\"]\n", "", "prototype.toml: first_game"),
    ("id = \"scorpion\"", "id = \"spider\"", "prototype.toml: loyal spider: id"),
    ("id = \"scorpion\"", "id = \"raven\"", "prototype.toml: loyal raven: id"),
    ("instead_of = \"snow-bee\"", "instead_of = \"bee\"", "prototype.toml: loyal scorpion: instead_of"),
    ("instead_of = \"snow-bee\"", "instead_of = \"scorpion\"", "prototype.toml: loyal scorpion: instead_of"),
    ("instead_of = \"snow-bee\"\n", "", "prototype.toml: loyal scorpion: instead_of"),
    ("copies = 3", "copies = 4", "prototype.toml: loyal scorpion: copies"),
    ("[[\"hero\"], ", "[", "prototype.toml: loyal scorpion: abilities"),
    ("[[\"hero\"], ", "[[\"copy-die\"], ", "prototype.toml: loyal scorpion: abilities"),
    ("dearest_market_die = 4", "dearest_market_die = 4\ncrowns = 19", "prototype.toml: crowns"),
];

const AUTOMATON: &[(&str, &str, &str)] = &[
    ("id = \"easy\"", "id = \"gentle\"", "automaton.toml: level gentle: id"),
    ("coins = 5", "coins = 51", "automaton.toml: level easy: coins"),
    ("lanterns = 0", "lanterns = 10", "automaton.toml: level easy: lanterns"),
    ("illuminated_dice = 1", "illuminated_dice = \"1\"", "automaton.toml: level easy: illuminated_dice"),
    ("bonus = []", "bonus = [\"lose coins 1\"]", "automaton.toml: level easy: bonus"),
    ("bonus = []\n", "", "automaton.toml: level easy: bonus"),
    ("id = \"early-bell\"", "id = \"Early Bell\"", "automaton.toml: card Early Bell: id"),
    ("id = \"long-ledger\"", "id = \"early-bell\"", "automaton.toml: card early-bell: id"),
    ("space = 0", "space = 5", "space"),
    ("reward = [\"lantern 1\"]", "reward = [\"lanterns 1\"]", "reward"),
    ("reward = [\"lantern 1\"]\n", "", "reward"),
    ("lit = [\"coins 3\"]", "lit = [\"lose good\"]", "lit"),
    ("town = \"northbreak\"", "town = \"longbreak\"", "town"),
    ("hero = 1", "hero = 0", "hero"),
    ("companion = 3", "companion = 4", "companion"),
    ("sells = [1, 2]", "sells = [1, 4]", "sells"),
    ("sells = [1, 2]", "sells = [1, 1]", "sells"),
    ("sells = [1, 2]", "sells = []", "sells"),
    ("[\"coins\", \"illuminated-die\"]", "[\"coins\"]", "fortune"),
    ("[\"coins\", \"illuminated-die\"]", "[\"coins\", \"wagon-upgrade\"]", "fortune"),
    ("deed = \"top\"", "deed = \"left\"", "deed"),
    ("south = \"commission\"", "south = \"coins\"", "south"),
    ("south = \"commission\"", "south = \"commission\"\nnorth = \"deed\"", "north"),
    ("do = \"inn\"", "do = \"sleep\"", "actions"),
    ("do = \"inn\", ", "", "actions"),
    ("do = \"inn\"", "do = \"inn\", steps = 1", "actions"),
    ("do = \"inn\"", "do = \"ruins\"", "actions"),
    ("do = \"inn\"", "do = \"ruins\", steps = 5", "actions"),
    ("do = \"inn\"", "do = \"bazaar\"", "actions"),
    ("do = \"inn\"", "do = \"bazaar\", goods = [\"book\", \"book\", \"staff\"]", "actions"),
    (INN_NEEDS, "needs = [\"goods > 2\"]", "actions"),
    (INN_NEEDS, "needs = [\"heroes >= 2\"]", "actions"),
    (INN_NEEDS, "needs = [\"goods >= 2\", \"goods >= 2\"]", "actions"),
    (INN_NEEDS, "needs = []", "actions"),
    (LAST, "{ do = \"travel\" },\n]", "actions"),
    (LAST, "{ do = \"inn\", needs = [\"goods >= 1\"] },\n]", "actions"),
];
const INN_NEEDS: &str = "needs = [\"goods >= 2\"]";
/// P-095: the last action of the first card.
const LAST: &str = "{ do = \"bazaar\", goods = [\"weapon\", \"book\", \"staff\"] },\n]";

#[test]
fn every_defect_of_the_two_files_is_found_where_it_is() {
    let own = test_pack();
    let mut missed = vec![];
    let all =
        PROTOTYPE.iter().map(|row| ("prototype.toml", row)).chain(AUTOMATON.iter().map(|row| ("automaton.toml", row)));
    for (file, &(from, to, at)) in all {
        let at = if at.contains(": ") { at.to_string() } else { format!("{EARLY}{at}") };
        let found = places(&changed(&own, file, from, to));
        if found != [at.clone()] {
            missed.push(format!("{file}: {from:?} became {to:?}: not {at}, but {found:?}"));
        }
    }
    assert_eq!(missed, [""; 0], "{}", missed.join("\n"));
}

#[test]
fn there_are_ten_action_cards_and_three_levels() {
    let own = test_pack();
    let text = &own["automaton.toml"];
    let last = text.rfind("[[card]]").expect("cards");
    let mut nine = own.clone();
    nine.insert("automaton.toml".into(), text[..last].into());
    assert_eq!(places(&nine), ["automaton.toml: card"]);
    let hard = &text[text.find("[[level]]\nid = \"hard\"").expect("a level")..text.find("[[card]]").expect("cards")];
    assert_eq!(places(&changed(&own, "automaton.toml", hard, "")), ["automaton.toml: level"]);
    let two = format!("{}\n[[loyal]]\nid = \"scorpio\"\n", own["prototype.toml"]);
    let mut pack = own.clone();
    pack.insert("prototype.toml".into(), two);
    assert!(places(&pack).contains(&"prototype.toml: loyal".to_string()));
}

/// The cards of others are played with our own two files.
#[test]
fn a_pack_may_leave_the_two_files_out() {
    let whole = test_pack();
    let mut pack = whole.clone();
    OPTIONAL.iter().for_each(|file| drop(pack.remove(*file)));
    let without = read(&pack).unwrap_or_else(|problems| panic!("{problems}"));
    let ours = read(&own_pack()).expect("our own pack");
    // numbers of lists depend on the other files, what they say does not
    let says = |cat: &Catalog| {
        let spelt = |at: List| format!("{:?}", cat.list(at));
        let card = |c: &ActionCard| (c.space, c.actions.clone(), spelt(c.reward), c.lit.map(spelt), c.fortune);
        let levels = cat.levels.map(|l| (l.coins, l.lanterns, l.illuminated, spelt(l.bonus)));
        (cat.names.actions.clone(), cat.actions.iter().map(card).collect::<Vec<_>>(), levels)
    };
    assert_eq!(says(&without), says(&ours));
    assert_eq!(without.prototype.first_game, ours.prototype.first_game);
    assert_ne!(without.id, read(&whole).expect("the whole pack").id, "the id knows what a pack says");
    assert_eq!(without.clone().of(Edition::Final).companions.len(), 22);
    assert_eq!(without.of(Edition::Prototype).companions.len(), 18);
}

#[test]
fn the_two_files_say_what_they_say() {
    let cat = read(&test_pack()).expect("a whole pack");
    assert_eq!(cat.levels[0], Level { coins: 5, lanterns: 0, illuminated: 1, bonus: List(0) }, "as printed (P-061)");
    let early = &cat.actions[0];
    assert_eq!((early.space, early.town, early.hero, early.companion), (0, Town::Northbreak, 0, 2));
    assert_eq!((early.sells, early.fortune, early.deed), (0b011, [Luck::Coins, Luck::IlluminatedDie], 0));
    assert_eq!((cat.list(early.reward), early.south_deed), (&[Effect::Lanterns(1)][..], false));
    assert_eq!(cat.list(early.lit.expect("a second reward")), [Effect::Coins(3)]);
    let [(first, needs), (last, nothing)] = early.actions[..] else { panic!("two actions") };
    assert_eq!((first, needs.goods_least, last), (Deal::Inn, 2, Deal::Bazaar([Good::Weapon, Good::Book, Good::Staff])));
    assert_eq!(nothing, crate::catalog::Needs::default());
    let first = cat.of(Edition::Prototype);
    assert_eq!((first.market_from, first.in_play.len(), first.steeds.count_ones()), (1, 5, 4));
    assert_eq!(first.list(first.ruins_die[0]), [Effect::RuinsStep(1)]);
}

#[test]
fn broken_packs_never_panic() {
    spoiled_packs_are_refused(&test_pack(), read);
}
