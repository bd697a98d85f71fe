//! 2: setting up the table.
use crate::rig::{Rig, Stage, cards};
use now_or_never::cards::pile_of;
use now_or_never::catalog::*;
use now_or_never::options::{First, Heroes};
use now_or_never::state::{self, Phase, Step};
use now_or_never::words::*;
use now_or_never::{BuildingTile, QuestCard, SpecialistCard};
use std::collections::BTreeSet;
use table::{Seat, Set};

#[test]
fn n013_the_random_tiles_lie_on_the_scrolls_in_any_order() {
    let random: BTreeSet<Location> = cards().random.into();
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let t = Stage::new(2).seed(seed).deal();
        assert_eq!(BTreeSet::from(t.s.tiles), random);
        let lying: Vec<Location> = (0..40)
            .filter(|&space| matches!(cards().maps[0].at[space as usize], Site::Scroll(_)))
            .map(|space| t.game.location_at(&t.s, space).unwrap())
            .collect();
        assert_eq!(lying.len(), 3);
        seen.insert(lying);
    }
    assert_eq!(seen.len(), 6, "every order comes up");
}

#[test]
fn n014_nine_orders_lie_face_down_on_the_tower_of_miners() {
    for map in &cards().maps {
        assert_eq!(map.at[0], Site::Location(Location::TowerOfMiners), "the top-left space");
    }
    let mut drawn = BTreeSet::new();
    for card in 0..9 {
        let mut t = Stage::new(2).load(state::ORDERS, &[card]).begin();
        assert_eq!(t.s.orders.bag, Set::first_n(9));
        t.stand_at(0, Location::TowerOfMiners);
        t.act(0, "visit");
        let Step::KeepOrder { a, b } = t.step() else { panic!("two orders are drawn") };
        drawn.insert(if u32::from(a.number()) == card { a } else { b });
    }
    assert_eq!(drawn.len(), 9, "any of them may lie on top");
}

#[test]
fn n015_as_many_enemies_of_a_level_as_players() {
    for players in 1..=4 {
        assert_eq!(Rig::new(players).s.enemies[..8], [players; 8]);
    }
}

#[test]
fn n016_two_of_level_nine_with_three_or_four_players() {
    let nine = |players| Rig::new(players).s.enemies[8];
    assert_eq!([nine(1), nine(2), nine(3), nine(4)], [1, 1, 2, 2]);
}

#[test]
fn n017_nine_enemy_spaces_with_a_level_each() {
    let t = Rig::new(2);
    let spaces: BTreeSet<u8> = (1..=9).map(|level| t.lair(level)).collect();
    assert_eq!(spaces.len(), 9);
    for space in 0..40 {
        assert_eq!(t.game.enemy_at(&t.s, space).is_some(), spaces.contains(&space));
    }
    // what is not in a stack is nowhere: with the last token the space is free
    let mut t = Rig::new(2);
    t.s.enemies[0] = 0;
    assert_eq!(t.game.enemy_at(&t.s, t.lair(1)), None);
}

#[test]
fn n018_fourteen_of_eighteen_search_tokens_lie_on_the_letters() {
    let t = Rig::new(2);
    assert_eq!(t.s.unclaimed.count_ones(), 14);
    let spaces: BTreeSet<u8> = ('A'..='N').map(|letter| t.letter(letter)).collect();
    assert_eq!(spaces.len(), 14);
    assert!(spaces.iter().all(|&space| t.game.token_at(&t.s, space).is_some()));
    assert_eq!(t.s.finds.iter().sum::<u8>(), 18, "four lie in the box, and nobody knows which");
}

#[test]
fn n019_no_reputation_in_the_standard_game() {
    let t = Rig::new(2);
    assert!(!t.view(Some(0)).to_string().contains("reputation"));
}

#[test]
fn n020_six_villagers_are_shown() {
    let t = Stage::new(3).deal();
    assert!(t.s.villagers.iter().all(Option::is_some));
    assert_eq!(t.s.supply.iter().sum::<u8>(), 54);
}

#[test]
fn n021_three_red_and_three_blue_gear_tokens_are_shown() {
    let t = Stage::new(3).deal();
    let colours = t.s.gear_row.map(|gear| cards().token(gear.expect("six are shown")).colour);
    assert_eq!(colours, [Colour::Red, Colour::Red, Colour::Red, Colour::Blue, Colour::Blue, Colour::Blue]);
    assert_eq!(t.s.gear.len(), 15);
    assert!(t.s.gear_row.iter().all(|&gear| !t.s.gear.has(gear.unwrap())));
}

#[test]
fn n022_three_piles_and_each_has_its_discards() {
    let mut t = Stage::new(2).deal();
    assert_eq!(t.s.quests.0.map(Set::len), [43, 13, 17]);
    t.acts(0, &["hero marklun"]);
    t.acts(1, &["hero halia"]);
    assert_eq!(t.s.quests.0.map(Set::len), [43 - 12, 13 - 2, 17 - 2]);
    // seat 0 keeps four basic cards: the others go to three different discards
    let keep: Vec<QuestCard> = t.seat(0).drawn.iter().filter(|&card| pile_of(card) == Pile::Basic).take(4).collect();
    keep.iter().for_each(|card| t.act(0, &format!("keep {card}")));
    assert_eq!(t.s.discards.0.map(Set::len), [2, 1, 1]);
}

#[test]
fn n023_a_builder_and_a_healer_for_everybody() {
    for players in 2..=4 {
        let t = Stage::new(players).deal();
        let mut all = BTreeSet::new();
        for seat in 0..players {
            let [builder, healer, third, fourth] = t.seat(seat).specialists;
            assert!(builder.unwrap().number() < 4 && (4..8).contains(&healer.unwrap().number()));
            assert_eq!([third, fourth], [None; 2]);
            assert_eq!(t.seat(seat).down, 0, "face up");
            all.extend([builder, healer]);
        }
        assert_eq!(all.len(), 2 * players as usize, "all different");
        assert!(
            (0..8)
                .all(|n| !t.s.specialists.has(SpecialistCard::new(n))
                    && !t.s.row.contains(&Some(SpecialistCard::new(n)))),
            "the others left the game"
        );
    }
    let first = |seed: u8| Stage::new(2).seed(seed).deal().seat(0).specialists;
    assert!((1..20).any(|seed| first(seed) != first(0)), "at random");
}

#[test]
fn n024_four_of_the_fourteen_others_are_shown() {
    let t = Stage::new(2).deal();
    assert!(t.s.row.iter().all(|card| (8..22).contains(&card.unwrap().number())));
    assert_eq!(t.s.row.iter().collect::<BTreeSet<_>>().len(), 4);
    assert_eq!(t.s.specialists.len(), 10);
}

#[test]
fn n025_everybody_chooses_a_different_hero() {
    let mut t = Stage::new(3).deal();
    assert_eq!(t.offers(0), ["hero marklun", "hero halia", "hero namal", "hero zeik"]);
    t.act(0, "hero namal");
    assert_eq!(t.offers(1), ["hero marklun", "hero halia", "hero zeik"]);
    t.refused(1, "hero namal", "N-025");
    // or chance does
    for seed in 0..20 {
        let t = Stage::new(3).seed(seed).option(|o| o.heroes = Heroes::Random).deal();
        assert!(matches!(t.step(), Step::KeepQuests { .. }), "nobody is asked");
        let heroes: Set<Hero> = (0..3).filter_map(|seat| t.seat(seat).hero).collect();
        assert_eq!(heroes.len(), 3);
    }
}

#[test]
fn n026_hearts_are_full() {
    let t = Rig::new(4);
    (0..4).for_each(|seat| assert_eq!(t.seat(seat).hearts, cards().heroes[seat as usize].hearts));
}

#[test]
fn n027_mana_is_full() {
    let t = Rig::new(4);
    (0..4).for_each(|seat| assert_eq!(t.seat(seat).mana, cards().heroes[seat as usize].mana));
}

#[test]
fn n028_three_unused_hero_action_tokens() {
    let t = Stage::new(2).print(|cat| cat.heroes[0].arrows = [1, 2, 3]).begin();
    assert_eq!(t.seat(0).arrows, 0);
    assert_eq!(t.offers_of(0, "march"), ["march 0", "march 1", "march 2"]);
}

#[test]
fn n029_no_ability_is_owned() {
    let mut t = Rig::new(2);
    let p = t.seat(0);
    assert_eq!((p.bought, p.red, p.blue), (0, [None; 4], [None; 4]));
    t.p(0).experience = 50;
    let learnable: BTreeSet<String> = t.offers_of(0, "learn").iter().map(|a| a[..7].to_string()).collect();
    assert_eq!(learnable.into_iter().collect::<Vec<_>>(), ["learn 0", "learn 3"], "the two of level 1");
}

#[test]
fn n030_seventeen_coins() {
    assert_eq!(Rig::new(2).seat(0).coins, 17);
}

#[test]
fn n031_the_die_has_four_sides() {
    let mut rolled = BTreeSet::new();
    for seed in 0..40 {
        let mut t = Stage::new(2).seed(seed).begin();
        t.stand(0, t.letter('A'));
        t.act(0, "search");
        let Step::Die { cast: Cast::Search, die } = t.step() else { panic!("a die lies on the table") };
        rolled.insert(die);
    }
    assert_eq!(rolled.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn n032_twenty_buildings_lie_in_a_grid_of_chance() {
    let t = Rig::new(2);
    for seat in 0..2 {
        let all: BTreeSet<_> = t.seat(seat).grid.into();
        assert_eq!(all, (0..20).map(|n| Some(BuildingTile::new(n))).collect());
    }
    assert_ne!(t.seat(0).grid, t.seat(1).grid);
    assert_eq!(t.offers_of(0, "swap"), [] as [&str; 0]);
    t.refused(0, "swap 0 1", "N-039");
}

#[test]
fn n033_eight_quests_are_drawn_and_four_kept() {
    let mut t = Stage::new(2).deal();
    t.act(0, "hero marklun");
    t.act(1, "hero halia");
    for seat in 0..2 {
        let drawn = t.seat(seat).drawn;
        assert_eq!(drawn.0.map(Set::len), [6, 1, 1]);
        let kept: Vec<QuestCard> = drawn.iter().skip(4).collect();
        kept.iter().for_each(|card| t.act(seat, &format!("keep {card}")));
        assert_eq!(t.seat(seat).hand.iter().collect::<Vec<_>>(), kept);
        assert!(t.seat(seat).drawn.is_empty());
        assert!(drawn.iter().take(4).all(|card| t.s.discards.has(card)));
        if seat == 0 {
            t.refused(1, &format!("keep {}", kept[0]), "N-033");
        }
    }
    assert_eq!(t.s.phase, Phase::Turns);
}

#[test]
fn n034_all_heroes_start_on_the_monument() {
    let t = Rig::new(4);
    let monument = t.space_of(Location::Monument);
    (0..4).for_each(|seat| assert_eq!(t.seat(seat).space, monument));
}

#[test]
fn n035_no_goods_no_books_no_experience() {
    let t = Rig::new(3);
    for seat in 0..3 {
        let p = t.seat(seat);
        assert_eq!((p.goods, p.books, p.experience), ([0; 4], 0, 0));
    }
}

#[test]
fn n036_chance_gives_the_first_player_token() {
    // (?A38)
    let first = |seed: u8, by: First| Stage::new(3).seed(seed).option(|o| o.first = by).deal().s.first.0;
    let chance: BTreeSet<u8> = (0..40).map(|seed| first(seed, First::Random)).collect();
    assert_eq!(chance.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
    assert!((0..40).all(|seed| first(seed, First::Seat0) == 0), "unless the first seat is to have it");
}

#[test]
fn n037_later_players_start_with_more_coins() {
    let t = Rig::new(4);
    assert_eq!([0, 1, 2, 3].map(|seat| t.seat(seat).coins), [17, 18, 18, 19]);
    let t = Stage::new(4).option(|o| o.first = First::Random).load(state::FIRST, &[2]).begin();
    assert_eq!([0, 1, 2, 3].map(|seat| t.seat(seat).coins), [18, 19, 17, 18], "counted from the first player");
}

#[test]
fn n038_turns_go_clockwise() {
    let mut t = Stage::new(3).option(|o| o.first = First::Random).load(state::FIRST, &[1]).begin();
    for seat in [1, 2, 0, 1] {
        assert_eq!((t.asked(), t.s.active), (vec![seat], Seat(seat)));
        let rest = t.offers_of(seat, "rest")[0].clone();
        t.act(seat, &rest);
    }
}
