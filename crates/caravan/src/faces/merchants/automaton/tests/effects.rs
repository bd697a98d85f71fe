//! What each effect does to it, one by one (P-065, P-094).
use super::super::paper::{Card, Paper, Thing};
use super::{Session, game};
use crate::automaton::line::Line;
use crate::automaton::people::{Entry, People, Stop};
use crate::automaton::question::Question;
use merchants::effect::{Effect, EffectKind};
use std::collections::BTreeSet;

/// Says these things one after another, then leaves.
struct Script<'a> {
    entries: std::slice::Iter<'a, Entry>,
    paper: Paper,
}

impl People<Paper> for Script<'_> {
    fn hear(&mut self, _: Line) {}
    fn answer(&mut self, _: &Question, paper: &Paper) -> Result<Entry, Stop> {
        self.paper = paper.clone();
        self.entries.next().cloned().ok_or(Stop::Quit)
    }
}

/// It has `n` of everything and a hero of Farglen, joins a caravan to the next town and meets this; what it has then of
/// each thing.
fn after(n: u16, effect: &str, more: &[&str]) -> Vec<u16> {
    let paper = after_to("windglass", n, effect, more);
    assert_eq!(paper.brought, 1, "{effect}");
    Thing::ALL.iter().map(|&thing| paper.of(thing)).collect()
}

fn after_to(town: &str, n: u16, effect: &str, more: &[&str]) -> Paper {
    let caravan = format!("{town} dark");
    let mut entries = vec![Entry::Answer("farglen".into())];
    entries.extend(Thing::ALL.iter().map(|thing| Entry::Set(format!("{thing} {n}"))));
    let said = [caravan.as_str(), effect];
    entries.extend(said.iter().chain(more).map(|&answer| Entry::Answer(answer.into())));
    let mut people = Script { entries: entries.iter(), paper: Paper::default() };
    let game = game("final", "normal", 3, 2);
    let stopped = Session::new(&game, "effects", &mut people).run();
    assert!(matches!(stopped, Err(Stop::Quit)), "{effect}");
    assert_eq!(people.entries.len(), 0, "{effect}: it is asked as much as it must be");
    people.paper
}

/// What is met, what is answered then, and what changes.
type Case = (&'static str, &'static [&'static str], &'static [(Thing, i16)]);

#[test]
fn every_effect_by_itself() {
    use Thing::*;
    let cases: &[Case] = &[
        ("-", &[], &[]),
        ("coins 2", &[], &[(Coins, 2)]),
        ("prestige 2, lantern 1, quartz 2", &[], &[(Prestige, 2), (Lanterns, 1), (Quartz, 2)]),
        ("good basic weapon", &[], &[(Goods, 1)]),
        ("good upgraded $5", &[], &[(Goods, 1), (Quartz, 1)]),
        ("craft upgraded", &[], &[(Goods, 1), (Quartz, 1)]),
        ("flip-up", &[], &[(Quartz, 1)]),
        ("ruins-action", &[], &[(Goods, 1), (Quartz, 1)]),
        ("ruins-step 2", &[], &[(Goods, 1), (Quartz, 1)]),
        ("dark-step 1", &["no"], &[(Goods, 2)]),
        ("dark-step 1", &["yes", "nightpoem"], &[]),
        ("commission farglen", &["no"], &[]),
        ("commission", &["northbreak"], &[]),
        ("hero", &["- northbreak - -", "2", "yes"], &[(Lanterns, 1)]),
        ("hero", &["- - - -"], &[]),
        ("hero-or-top", &["- - - -", "nightpoem", "no"], &[]),
        ("deed", &["yes"], &[(Deeds, 1)]),
        ("deed", &["no"], &[]),
        ("illuminated-die", &[], &[(Dice, 1)]),
        ("horseshoe 1, wagon-upgrade, wheel", &[], &[]),
        ("lose horseshoe 1", &[], &[]),
        ("lose coins 2", &[], &[(Coins, -2)]),
        ("lose prestige 1, lose lantern 1, lose quartz 1", &[], &[(Prestige, -1), (Lanterns, -1), (Quartz, -1)]),
        ("lose good, lose dearest-good", &[], &[(Goods, -2)]),
        ("flip-down", &[], &[(Goods, -1)]),
    ];
    // these are looked at by themselves below, or beside the rules; the last ones are printed on companions and buildings only
    let elsewhere = "deliver-hero, lose hero, oracle, ruins-die, reroll, hero-or-commission, \
                     upgrade-or-dark-step, free-shortcut, exchange, copy-die, lift-die";
    let met = cases.iter().flat_map(|case| case.0.split(", ")).chain(elsewhere.split(", "));
    let met: BTreeSet<EffectKind> = met.filter_map(|e| e.parse::<Effect>().ok()).map(EffectKind::from).collect();
    assert_eq!(met, EffectKind::ALL.iter().copied().collect(), "an effect that is not listed here");
    for (effect, more, changes) in cases {
        // the hero that it brings home adds 2 prestige; favourites are decided with him aboard
        let mut expected = vec![4u16; Thing::ALL.len()];
        expected[Prestige.index()] += 2;
        for (thing, by) in *changes {
            expected[thing.index()] = expected[thing.index()].saturating_add_signed(*by);
        }
        assert_eq!(after(4, effect, more), expected, "{effect} {more:?}");
    }
}

/// P-083: on the way to a region where it has nothing, its die brings the hero home, with the reward of his own region.
#[test]
fn a_hero_is_brought_home_by_the_die() {
    let with_nothing = after_to("northbreak", 4, "-", &[]);
    let farglen = "farglen".parse().unwrap();
    assert_eq!((with_nothing.brought, with_nothing.cards(Card::Heroes, farglen)), (0, 1));
    let paper = after_to("northbreak", 4, "deliver-hero", &[]);
    assert_eq!((paper.brought, paper.cards(Card::Heroes, farglen)), (1, 0));
    assert_eq!((paper.of(Thing::Prestige), paper.of(Thing::Coins)), (6, 4), "two prestige for Farglen");
    // two towns alike: you choose, and only between these
    let paper = after_to("northbreak", 4, "hero, deliver-hero", &["- scorchborn - -", "2", "no", "scorchborn"]);
    assert_eq!((paper.brought, paper.cards(Card::Heroes, farglen)), (1, 1));
    assert_eq!(paper.of(Thing::Coins), 6, "two coins for Scorchborn");
    let paper = after_to("northbreak", 4, "lose hero, deliver-hero", &[]);
    assert_eq!((paper.brought, paper.of(Thing::Prestige)), (0, 4), "nobody is left");
}

#[test]
fn nothing_goes_below_zero_and_nothing_comes_from_nothing() {
    let losses = "lose coins 9, lose prestige 1, lose lantern 1, lose quartz 1, lose good, flip-down, flip-up";
    let left = after(0, losses, &[]);
    assert_eq!(left, [0, 2, 0, 0, 0, 0, 0], "only the prestige for the hero brought home");
}
