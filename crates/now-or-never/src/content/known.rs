//! What the rules say of things by name. A pack must agree with it.
use crate::words::{Colour, Hero, Location, Side};
use Location::*;
use Side::{Above, Underground};

/// Only these act alike on both sides, so the random tiles are three of them (Part B 2).
pub(super) const RANDOM: [Location; 5] = [CrystalMeteorite, NomadCamp, UbloTower, ScholarsTower, CityOfSpirits];

/// Location, side, rule, effects. What is not said of the underground is as above.
pub(super) const LOCATIONS: &[(Location, Side, &str, &[&str])] = &[
    (TowerOfMiners, Above, "N-145", &["order"]),
    (HermitsHut, Above, "N-146", &["swap", "shell 1", "hearts 4"]),
    (CrystalMeteorite, Above, "N-147", &["toll", "crystal 1", "experience 1"]),
    (NomadCamp, Above, "N-148", &["pay hearts 1", "pay book 1", "villager"]),
    (UbloTower, Above, "N-149", &["pay hearts 1", "tool 1"]),
    (Monument, Above, "N-150", &["hearts 4", "coins 1", "first-player"]),
    (ScholarsTower, Above, "N-152", &["pay coins 3", "book 1"]),
    (Undergarden, Above, "N-153", &["pay experience 2", "quests 2 keep 1", "coins 6"]),
    (ForestOfFaces, Above, "N-154", &["pay hearts 5", "coins 5"]),
    (SnailCaves, Above, "N-155", &["pay hearts 2", "experience 1", "coins 2"]),
    (FlyingCasino, Above, "N-156", &["pay coins 1", "quests 3 keep 2", "hearts 5"]),
    (CityOfSpirits, Above, "N-157", &["pay hearts 2", "demon 1", "coins 1"]),
    (Istreka, Above, "N-158", &["gear 0", "quests 2 keep 1"]),
    (WailingCavern, Above, "N-159", &["pay hearts 8", "pay mana 1", "villager"]),
    (TowerOfMiners, Underground, "N-161", &["gear 0", "shell 1"]),
    (HermitsHut, Underground, "N-162", &["experience 1", "quests 3 keep 1"]),
    (Monument, Underground, "N-163", &["hearts 4", "first-player", "swap"]),
    (Undergarden, Underground, "N-164", &["pay experience 1", "hearts 2", "coins 4"]),
    (ForestOfFaces, Underground, "N-165", &["pay coins 1", "pay mana 1", "pay hearts 5", "villager"]),
    (FlyingCasino, Underground, "N-166", &["pay hearts 5", "coins 5"]),
    (SnailCaves, Underground, "N-167", &["pay experience 2", "quests 2 keep 1", "coins 6"]),
    (Istreka, Underground, "N-168", &["hearts 1", "order"]),
    (WailingCavern, Underground, "N-169", &["pay hearts 8", "quests 3 keep 2", "shell 1"]),
];

/// Search tokens: id, rule, effects, whether it is discarded. The two without a name are ours to name.
pub(super) const FINDS: [(&str, &str, &[&str], bool); 8] = [
    ("abandoned-camp", "N-133", &["coins 4", "quests 1 keep 1"], false),
    ("hidden-cave", "N-134", &["crystal 1", "experience 1"], false),
    ("coin-cache", "N-135", &["coins 5"], false),
    ("high-tech-ruins", "N-136", &["demon 1", "shell 1"], false),
    ("lost-villager", "N-137", &["villager"], true),
    ("spirit-well", "N-138", &["demon 1", "quests 1 keep 1"], false),
    ("lost-knowledge", "N-139", &["book 1"], false),
    ("ruined-shelter", "N-140", &["gear 6"], false),
];

/// The printed abilities of the heroes: rule, and how a pack writes it.
pub(super) const PRINTED: [(Hero, &str, &str); 4] = [
    (Hero::Marklun, "N-228", r#"id = "haste", mana = 1, does = "movement 2""#),
    (Hero::Halia, "N-229", r#"id = "strange-luck", mana = 1, does = "reroll""#),
    (Hero::Namal, "N-230", r#"id = "armored", mana = 1, does = "ignore-enemies""#),
    (Hero::Zeik, "N-231", r#"id = "farsight", mana = 1, gain = ["quests 1 keep 1"], limit = "season""#),
];

/// A token by name: whose it is (nobody's: gear), and what is said of it. Fields as in a pack; what is not said is free.
pub(super) struct KnownToken {
    pub(super) id: &'static str,
    pub(super) rule: &'static str,
    pub(super) whose: Option<Hero>,
    pub(super) colour: Colour,
    pub(super) says: &'static str,
}

const fn token(
    id: &'static str,
    rule: &'static str,
    whose: Option<Hero>,
    colour: Colour,
    says: &'static str,
) -> KnownToken {
    KnownToken { id, rule, whose, colour, says }
}

pub(super) const TOKENS: &[KnownToken] = &[
    token("arzian-helm", "N-224", None, Colour::Blue, r#"gifts = ["helm"]"#),
    token("azure-gloves", "N-225", None, Colour::Blue, r#"gifts = ["azure 1"]"#),
    token("azure-coat", "N-225", None, Colour::Blue, r#"gifts = ["azure 2"]"#),
    token("shield-crystal", "N-226", None, Colour::Blue, r#"gifts = ["max-mana 1"]"#),
    token("vampire-knife", "N-227", None, Colour::Red, "attack = { mana = 1 }"),
    token("toughness", "N-232", Some(Hero::Zeik), Colour::Blue, r#"gifts = ["tough 1"]"#),
    token("self-repair", "N-233", Some(Hero::Namal), Colour::Blue, SELF_REPAIR),
    token("leadership", "N-234", Some(Hero::Halia), Colour::Blue, r#"gifts = ["recruit 1"]"#),
    token("research", "N-235", Some(Hero::Marklun), Colour::Blue, r#"power = { mana = 3, gain = ["book 1"] }"#),
    token("siphon-power", "N-236", Some(Hero::Marklun), Colour::Blue, SIPHON),
    token("gravity-orb", "N-237", Some(Hero::Marklun), Colour::Red, "attack = { boost = { mana = 1, die = true } }"),
    token("dark-flame", "N-120, A1", Some(Hero::Halia), Colour::Red, DARK_FLAME),
    token("cinder-slash", "N-182", Some(Hero::Halia), Colour::Red, "level = 2"),
    token("rock-shield", "N-122", Some(Hero::Zeik), Colour::Blue, r#"power = { mana = 1, limit = "round" }"#),
];
const SELF_REPAIR: &str =
    r#"power = { goods = ["tool 1"], gain = ["hearts 7"], limit = "season", outside_combat = true }"#;
const SIPHON: &str = r#"power = { goods = ["demon 1"], gain = ["mana 4"] }"#;
const DARK_FLAME: &str = "level = 1\nattack = { damage = 3, boost = { mana = 1, damage = 2 } }";

/// Namal's basic "1" (N-121).
pub(super) const NAMALS_ONE: &str = "damage = 2, boost = { mana = 1, damage = 1 }";

/// Artifacts by name: rule, and how a pack writes the power.
pub(super) const ARTIFACTS: [(&str, &str, &str); 6] = [
    ("demon-trap", "N-238", r#"mana = 1, gain = ["demon 1"], limit = "season", anytime = true, not_final = true"#),
    ("warp-stone", "N-239", r#"mana = 1, does = "movement 4""#),
    ("metal-hound", "N-240", r#"mana = 3, gain = ["token"], limit = "season""#),
    (
        "life-candle",
        "N-241",
        r#"mana = 1, gain = ["hearts 6"], limit = "season", anytime = true, outside_combat = true"#,
    ),
    ("magic-chest", "N-242", r#"mana = 1, gain = ["coins 4"], limit = "season", anytime = true, not_final = true"#),
    ("lightning-fungus", "N-243", r#"mana = 1, does = "march 3", limit = "season""#),
];

/// Where quests by name are played (Part B 9).
pub(super) const PLAYED_AT: [(&str, Location); 2] =
    [("lightning-fungus", Undergarden), ("spindle-spiders", SnailCaves)];

/// Goods and coins of every trade (N-172), then those of the two market quests (Part B 1).
pub(super) const TRADES: [([u8; 4], u8); crate::catalog::TRADES] = [
    ([1, 0, 0, 0], 1),
    ([0, 1, 0, 0], 2),
    ([0, 0, 1, 0], 2),
    ([0, 0, 0, 1], 2),
    ([3, 0, 0, 0], 5),
    ([1, 2, 0, 0], 7),
    ([0, 1, 2, 0], 9),
    ([0, 0, 0, 3], 11),
    ([1, 1, 1, 0], 9),
    ([1, 1, 1, 1], 12),
    ([0, 0, 2, 2], 14),
    ([3, 0, 0, 0], 8),
    ([0, 3, 0, 0], 10),
];
