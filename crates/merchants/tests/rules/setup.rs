//! A1 and A2: the table and the merchants before the first turn.
use crate::plan::{anyhow, plain};
use crate::stage::{Play, Stage};
use merchants::catalog::Bonus;
use merchants::words::*;
use merchants::{Event, HeroCard};
use serde_json::json;
use std::collections::BTreeSet;
use table::Seat;

const FIRST_GAME: [Building; 4] = [Building::Mine, Building::Oracle, Building::Lanternworks, Building::Workshop];

fn fresh(players: u8) -> Play {
    Stage::new(players).begin()
}

/// The same question to many fresh tables.
fn over_seeds<T>(n: u8, ask: impl Fn(Stage) -> T) -> Vec<T> {
    (0..n).map(|seed| ask(Stage::new(2).seed(seed))).collect()
}

fn different<T: Ord>(all: impl IntoIterator<Item = T>) -> usize {
    all.into_iter().collect::<BTreeSet<T>>().len()
}

fn sorted(mut four: [Building; 4]) -> [Building; 4] {
    four.sort_unstable();
    four
}

/// Does some tile show both of its faces?
fn both_faces(t: &Play) -> bool {
    different(t.state().buildings.map(|b| t.game().cat.buildings[b.index()].tile)) < 4
}

/// How many of each good: one of each that is named.
fn one_each(goods: &[Good]) -> [u8; 6] {
    let mut counts = [0; 6];
    goods.iter().for_each(|good| counts[good.index()] += 1);
    counts
}

/// The good that a starting hero brings.
fn starting_good(t: &Play, hero: HeroCard) -> Good {
    assert!(t.game().cat.starting.has(hero), "hero {hero} is a starting hero");
    match t.game().cat.hero(hero).bonus {
        Bonus::Good(good) => good,
        other => panic!("a starting hero brings a good, not {other:?}"),
    }
}

// the table

#[test]
fn f001_one_to_four_merchants_start_at_the_same_table() {
    let table = |t: &Play| {
        let s = t.state();
        (s.buildings, s.wheel, s.market, s.tops, s.inn, s.courtyard, s.row, s.tiles)
    };
    let four = fresh(4);
    for players in 1..=3 {
        let t = fresh(players);
        assert_eq!(table(&t), table(&four), "{players} merchants");
        assert_eq!(t.seat(0), four.seat(0), "what seat 1 gets does not depend on the others");
        assert_eq!(t.view(None)["wagons"].as_array().unwrap().len(), players as usize);
    }
    for players in [0, 5] {
        assert!(Stage::new(players).impossible().contains("1, 2, 3 or 4"));
    }
}

#[test]
fn f002_goods_are_piled_by_type_and_one_pile_serves_both_sides() {
    let t = fresh(4);
    for &good in Good::ALL {
        let held: u8 = (0..4).map(|seat| t.seat(seat).count(good)).sum();
        assert_eq!(t.state().supply[good.index()] + held, t.game().cat.stock[good.index()]);
    }
    assert!((0..4).all(|seat| t.seat(seat).goods[1] == [0; 6]), "basic side up");
    for (upgrades, side) in [(json!([]), Side::Basic), (json!(["workbench"]), Side::Upgraded)] {
        let wagon = plain(json!({ "upgrades": upgrades, "reserve": ["3", "3", "3", "3"] }));
        let mut t = Stage::new(1).scene(json!({ "seats": [wagon] })).begin();
        let good = t.game().cat.craft[Face::Three.index()];
        let pile = t.state().supply[good.index()];
        t.act(0, "bump 3 1");
        assert!(t.seat(0).has(good, side));
        assert_eq!(t.state().supply[good.index()], pile - 1, "{side} goods come from the same pile");
    }
}

#[test]
fn f003_four_of_the_ten_buildings_go_to_random_places() {
    for four in over_seeds(12, |stage| stage.option("buildings", "random").begin().state().buildings) {
        assert_eq!(different(four), 4, "{four:?}");
    }
    let chosen = ["merchants-guildhall", "frosted-filigree", "oracle-of-lumi", "guildmasters-mansion"];
    let places = over_seeds(12, |stage| stage.option("buildings", json!(chosen)).begin().state().buildings);
    let named = sorted([Building::Guildhall, Building::Filigree, Building::Oracle, Building::Mansion]);
    assert!(places.iter().all(|&four| sorted(four) == named));
    assert!(different(places) > 3, "their places are drawn");
    let wrong = [json!(chosen[..3]), json!([chosen[0], chosen[0], chosen[1], chosen[2]])];
    for four in wrong {
        assert!(Stage::new(2).option("buildings", four).impossible().contains("four different buildings"));
    }
}

#[test]
fn f004_the_two_faces_of_a_tile_are_never_in_play_together() {
    let random = |stage: Stage| stage.option("buildings", "random");
    assert!(!over_seeds(20, |stage| both_faces(&random(stage).begin())).contains(&true));
    let off = |stage: Stage| stage.option("building_faces_exclusive", false);
    assert!(over_seeds(20, |stage| both_faces(&off(random(stage)).begin())).contains(&true));

    let pair = json!(["blazing-quartz-mine", "queens-eyes-surveyor", "oracle-of-lumi", "yedls-workshop"]);
    let chosen = || Stage::new(2).option("buildings", pair.clone());
    assert!(chosen().impossible().contains("F-004"));
    assert!(both_faces(&off(chosen()).begin()));
}

#[test]
fn f005_the_first_game_has_its_own_four_buildings() {
    assert_eq!(sorted(fresh(2).state().buildings), sorted(FIRST_GAME));
    let named = Stage::new(3).option("buildings", "first_game").seed("another").begin();
    assert_eq!(sorted(named.state().buildings), sorted(FIRST_GAME));
}

#[test]
fn f006_a_market_die_decides_which_good_starts_at_five() {
    let fives = over_seeds(40, |stage| {
        let t = stage.begin();
        let rolled =
            t.events(None).iter().find_map(|e| if let Event::WheelSet { good } = e { Some(*good) } else { None });
        let good = rolled.expect("it is told");
        assert_eq!(t.state().price(&t.game().cat, good), 5);
        good
    });
    assert_eq!(different(fives), 6, "it can be any good");
}

#[test]
fn f007_f008_labels_run_down_clockwise_and_five_dice_lie_on_the_first_five() {
    for t in over_seeds(6, Stage::begin) {
        let wheel = t.view(None)["wheel"].clone();
        let column = |name: &str| -> Vec<_> { wheel.as_array().unwrap().iter().map(|s| s[name].clone()).collect() };
        assert_eq!(column("price"), [5, 4, 3, 2, 1, 1]);
        assert_eq!(column("dice"), [1, 1, 1, 1, 1, 0], "none on the $1 before the $5");
        // clockwise means: in the order of the wheel
        let goods: Vec<Good> = column("good").into_iter().map(|g| serde_json::from_value(g).unwrap()).collect();
        let first = t.game().cat.wheel.iter().position(|&g| g == goods[0]).unwrap();
        assert!((0..6).all(|i| goods[i] == t.game().cat.wheel[(first + i) % 6]));
        assert_eq!((t.state().market.iter().sum::<u8>(), t.state().aside), (5, 0));
    }
}

#[test]
fn f009_each_town_has_a_stack_of_five_commissions_and_only_its_top_is_seen() {
    let t = fresh(2);
    assert_eq!(t.game().cat.commissions.len(), 30);
    for &town in Town::ALL {
        let top = t.state().tops[town.index()];
        assert_eq!(t.game().cat.commission(top.unwrap()).town, town);
        assert_eq!(t.state().stacks[town.index()].len(), 4);
    }
    let seen = t.view(Some(0));
    assert_eq!(seen["commissions"], json!(t.state().tops));
    assert_eq!(seen["decks"]["commissions"], json!([4, 4, 4, 4, 4, 4]), "below the top only the number shows");
    let tops = over_seeds(8, |stage| stage.begin().state().tops);
    assert!((0..6).all(|town| different(tops.iter().map(|t| t[town])) > 1), "each stack is shuffled");
}

#[test]
fn f009_under_a_taken_commission_lies_another_of_its_town() {
    let farglen = fresh(1).commissions(|c| c.town == Town::Farglen);
    let scene = json!({
        "step": "act",
        "commissions": { "farglen": farglen[0] },
        "seats": [plain(json!({ "space": 1 }))],
        "next": { "commissions": { "farglen": [farglen[3]] } },
    });
    let mut t = Stage::new(2).scene(scene).begin();
    let before = t.state().tops;
    t.acts(0, &["visit commissions", "commission farglen"]);
    let mut after = before;
    after[Town::Farglen.index()] = Some(farglen[3]);
    assert_eq!(t.state().tops, after);
    assert_eq!(t.state().stacks[Town::Farglen.index()].len(), 3);
}

#[test]
fn f010_markers_start_bottom_left_and_south() {
    let seen = fresh(3).view(None);
    assert_eq!((seen["ruins"].clone(), seen["dark_market"].clone()), (json!("bottom-left"), json!("south")));
}

#[test]
fn f011_each_road_has_its_own_shuffled_event_deck() {
    let t = fresh(1);
    let cat = &t.game().cat;
    assert_eq!(cat.roads[0].0 & cat.roads[1].0, 0);
    assert_eq!((cat.roads[0].len() + cat.roads[1].len(), t.state().events.len()), (26, 26), "all face down");
    for (road, deck) in ["dark", "shortcut"].iter().zip(cat.roads) {
        let revealed = over_seeds(8, |stage| {
            let wagon = plain(json!({ "space": 2, "lanterns": 3 }));
            let mut t = stage.option("players", 1).scene(json!({ "step": "act", "seats": [wagon] })).begin();
            t.acts(0, &["visit yurg", "caravan", "companion-top", &format!("declare farglen {road}")]);
            let card = t
                .events(None)
                .iter()
                .find_map(|e| if let Event::EventCard { event } = e { Some(*event) } else { None });
            card.expect("an event is revealed")
        });
        assert!(revealed.iter().all(|&card| deck.has(card)), "{road}");
        assert!(different(revealed) > 2, "{road} events are shuffled");
    }
}

#[test]
fn f012_the_good_fortune_track_holds_five_coins_and_six_upgrades() {
    let seen = fresh(4).view(None);
    assert_eq!(seen["fortune_coins"], 5);
    assert_eq!(seen["upgrades"].as_array().unwrap().len(), 6);
}

#[test]
fn f013_three_companions_lie_open_and_the_farthest_carries_a_travel_die() {
    let t = fresh(2);
    assert!(t.state().row.iter().all(|&card| card.is_some()));
    assert_eq!((different(t.state().row), t.state().companions.len()), (3, 22 - 3));
    assert!(t.state().travel_die);
    assert!(different(over_seeds(8, |stage| stage.begin().state().row)) > 1, "shuffled");
    // beside the deck, in the middle, farthest: only the last one brings a die
    for (place, dice) in [(0, 1), (1, 1), (2, 2)] {
        let scene = json!({ "step": "act", "seats": [plain(json!({ "space": 2 }))] });
        let mut t = Stage::new(1).scene(scene).begin();
        let companion = format!("companion {}", t.companion(place));
        t.acts(0, &["visit yurg", "caravan", &companion, "declare farglen dark"]);
        let rolled =
            t.events(None).iter().find_map(|e| if let Event::Travel { dice } = e { Some(*dice) } else { None });
        assert_eq!(rolled.expect("dice are rolled").iter().sum::<u8>(), dice, "place {place}");
    }
}

#[test]
fn f014_four_ordinary_heroes_lie_at_the_inn_and_starting_heroes_are_set_apart() {
    let t = fresh(2);
    let (cat, s) = (&t.game().cat, t.state());
    assert_eq!((cat.ordinary.len(), cat.starting.len(), cat.ordinary.0 & cat.starting.0), (42, 6, 0));
    assert_eq!(different(s.inn), 4);
    assert!(s.inn.iter().all(|&hero| cat.ordinary.has(hero.unwrap()) && !s.heroes.bag.has(hero.unwrap())));
    assert_eq!((s.heroes.len(), s.heroes.bag.0 & cat.starting.0), (42 - 4, 0));
    assert!(different(over_seeds(8, |stage| stage.begin().state().inn)) > 1, "shuffled");
}

#[test]
fn f015_two_deeds_lie_open_in_the_courtyard() {
    let t = fresh(3);
    let s = t.state();
    assert_eq!(different(s.courtyard), 2);
    assert!(s.courtyard.iter().all(|&deed| deed.is_some() && !s.deeds.bag.has(deed.unwrap())));
    assert_eq!(s.deeds.len(), 19 - 2 - 3, "each merchant has drawn one");
    assert_eq!(t.view(None)["courtyard"], json!(s.courtyard));
    assert!(different(over_seeds(8, |stage| stage.begin().state().courtyard)) > 1, "shuffled");
}

// the merchants

#[test]
fn f016_the_start_player_begins_and_turns_go_clockwise() {
    let mut t = fresh(4);
    assert_eq!((t.asked(), t.step()), (Some(0), "plan"));
    for n in 0.. {
        if t.state().round == 2 {
            break;
        }
        anyhow(&mut t, n);
    }
    let events = t.events(None);
    let turns: Vec<u8> =
        events.iter().filter_map(|e| if let Event::Turn { seat } = e { Some(seat.0) } else { None }).collect();
    assert_eq!(turns, [0, 1, 2, 3, 0]);
}

#[test]
fn f017_every_pawn_starts_between_inn_and_bazaar() {
    for seat in 0..4u8 {
        let t = Stage::new(4).scene(json!({ "turn": seat, "step": "act" })).begin();
        assert_eq!(t.seat(seat).space, 0);
        assert_eq!(t.offers_of(seat, "visit"), ["visit bazaar", "visit inn"]);
    }
}

#[test]
fn f018_f019_f025_merchants_start_with_no_prestige_five_coins_and_a_horseshoe() {
    let t = fresh(4);
    for seat in 0..4 {
        let p = t.seat(seat);
        assert_eq!((p.prestige, p.quartz, p.horseshoes), (0, 0, 1));
        let five = Event::Coins { seat: Seat(seat), by: 5 };
        assert_eq!(t.events(None).iter().filter(|&&e| e == five).count(), 1);
        assert_eq!(p.coins, 5 + u16::from(seat), "five, and what F-026 adds");
    }
}

#[test]
fn f020_f021_f022_seven_night_dice_and_an_illuminated_one() {
    for t in over_seeds(5, Stage::begin) {
        for seat in 0..2 {
            let p = t.seat(seat);
            assert_eq!(p.locked, [Face::One, Face::Two, Face::Three].map(Some), "set, not rolled");
            assert_eq!((p.reserve.iter().sum::<u8>(), p.spent), (4, 0));
            let rolled = Event::NightDice { seat: Seat(seat), faces: p.reserve };
            assert!(t.events(None).contains(&rolled), "the main reserve was rolled");
            assert_eq!((p.glowing(), p.night, p.lit), (1, None, None));
            let face = p.glow[0].expect("a die");
            assert!(t.game().cat.illuminated.contains(&face));
            assert!(t.events(None).contains(&Event::IlluminatedDie { seat: Seat(seat), face }));
        }
        assert_eq!(t.state().illuminated, 8 - 2);
    }
    assert!(different(over_seeds(8, |stage| stage.begin().seat(0).reserve)) > 3);
    assert!(different(over_seeds(8, |stage| stage.begin().seat(0).glow)) > 1);
}

#[test]
fn f023_each_draws_one_secret_deed() {
    let t = fresh(2);
    for (seat, other) in [(0, 1), (1, 0)] {
        let p = t.seat(seat);
        assert_eq!((p.deeds.len(), p.open_deeds.len()), (1, 0));
        let deed = p.deeds.nth(0);
        let deeds_seen_by = |who| t.view(who)["wagons"][seat as usize]["deeds"].clone();
        assert_eq!(deeds_seen_by(Some(seat)), json!([deed]));
        assert_eq!(deeds_seen_by(Some(other)), json!([null]));
        assert_eq!(deeds_seen_by(None), json!([null]));
        let told = |deed| Event::Deed { seat: Seat(seat), deed };
        assert!(t.events(Some(seat)).contains(&told(Some(deed))));
        assert!(t.events(Some(other)).contains(&told(None)) && !t.events(Some(other)).contains(&told(Some(deed))));
    }
}

#[test]
fn f024_of_two_deeds_one_is_kept_and_the_other_goes_under_the_deck() {
    assert_eq!(fresh(2).step(), "plan", "without the variant nobody is asked");

    let mut t = Stage::new(2).option("deeds_keep_one_of_two", true).begin();
    let dealt = [0, 1].map(|seat| [0, 1].map(|k| t.seat(seat).deeds.nth(k)));
    assert_eq!((t.step(), t.asked(), t.state().round), ("keep", Some(0), 0));
    t.refused(0, &format!("keep {}", dealt[1][0]), "F-024");
    t.act(0, &format!("keep {}", dealt[0][1]));
    assert_eq!((t.step(), t.asked()), ("keep", Some(1)));
    t.act(1, &format!("keep {}", dealt[1][0]));
    assert_eq!((t.step(), t.asked(), t.state().round), ("plan", Some(0), 1));

    assert_eq!([0, 1].map(|seat| t.seat(seat).deeds.iter().collect::<Vec<_>>()), [[dealt[0][1]], [dealt[1][0]]]);
    assert_eq!(t.state().deeds.len(), 19 - 2 - 2);
    let under = |who| t.view(who)["decks"]["deeds_under"].clone();
    assert_eq!(under(Some(0)), json!([dealt[0][0], null]), "secret as before");
    assert_eq!(under(Some(1)), json!([null, dealt[1][1]]));
    assert_eq!(under(None), json!([null, null]));
}

#[test]
fn f026_later_seats_get_a_cheaper_good_and_more_coins() {
    for seed in 0..5 {
        let t = Stage::new(4).seed(seed).begin();
        for (seat, price, extra) in [(0, 5, 0), (1, 4, 1), (2, 3, 2), (3, 2, 3)] {
            let good = *Good::ALL.iter().find(|&&g| t.state().price(&t.game().cat, g) == price).unwrap();
            let p = t.seat(seat);
            assert_eq!(p.goods, [one_each(&[good, starting_good(&t, p.heroes[0].unwrap())]), [0; 6]]);
            assert_eq!(p.coins, 5 + extra);
        }
    }
}

#[test]
fn f027_each_gets_a_random_starting_hero_and_his_bonus() {
    let t = fresh(4);
    for seat in 0..4 {
        let p = t.seat(seat);
        assert_eq!(p.heroes[1..], [None, None]);
        assert!(p.has(starting_good(&t, p.heroes[0].unwrap()), Side::Basic));
        let told = t.events(None);
        let came =
            told.iter().position(|&e| e == Event::Hero { seat: Seat(seat), hero: p.heroes[0].unwrap() }).unwrap();
        let good = starting_good(&t, p.heroes[0].unwrap());
        assert_eq!(told[came + 1], Event::Gained { seat: Seat(seat), good, side: Side::Basic }, "his bonus");
    }
    assert_eq!(different((0..4).map(|seat| t.seat(seat).heroes[0])), 4);
    assert!(different(over_seeds(8, |stage| stage.begin().seat(0).heroes[0])) > 1, "by lot");
}

#[test]
fn f028_each_gets_a_random_steed_and_the_others_stay_within_reach() {
    let t = fresh(4);
    let steeds = (0..4).map(|seat| t.seat(seat).steeds);
    assert!(steeds.clone().all(|mask| mask.count_ones() == 1));
    let owned = steeds.fold(0, |all, mask| all | mask);
    assert_eq!((owned.count_ones(), t.state().stable), (4, 0b111_1111 & !owned));
    assert!(different(over_seeds(8, |stage| stage.begin().seat(0).steeds)) > 1, "by lot");
    // starting heroes that nobody got are out of the game
    let given = (0..4).filter_map(|seat| t.seat(seat).heroes[0]).collect::<table::Set<HeroCard>>();
    let left = t.game().cat.starting - given;
    let shown = t.state().inn.iter().copied().flatten().collect::<table::Set<HeroCard>>();
    assert_eq!((left.len(), (left & (t.state().heroes.bag | shown)).len()), (2, 0));
    // a steed that nobody got can still be had with the steed tile (F-160)
    let scene = json!({ "step": "act", "seats": [plain(json!({
        "space": 2, "lanterns": 3, "companions": ["cosimo"], "heroes": [0],
    }))] });
    let mut t = Stage::new(4).scene(scene).begin();
    let free = t.state().stable;
    t.acts(0, &["cosimo 0", "upgrade stable"]);
    let offered = t.offers_of(0, "steed");
    assert_eq!(offered.len() as u32, free.count_ones());
    t.act(0, &offered[0]);
    assert_eq!(t.seat(0).steeds.count_ones(), 2);
}

#[test]
fn f029_drafting_lays_out_a_pair_more_than_merchants_and_each_takes_one() {
    assert_eq!((fresh(2).step(), fresh(2).state().pairs.len()), ("plan", 0), "without the variant nothing is drafted");
    for players in 1..=4u8 {
        let mut t = Stage::new(players).option("draft", true).begin();
        let pairs: Vec<(Steed, HeroCard)> = t.state().pairs.iter().copied().collect();
        assert_eq!(pairs.len(), usize::from(players) + 1);
        assert_eq!(
            (different(pairs.iter().map(|p| p.0)), different(pairs.iter().map(|p| p.1))),
            (pairs.len(), pairs.len())
        );
        assert!((0..players).all(|seat| t.seat(seat).heroes == [None; 3] && t.seat(seat).steeds == 0));
        for (seat, &(steed, hero)) in (0..players).zip(&pairs) {
            assert_eq!((t.step(), t.asked(), t.state().round), ("draft", Some(seat), 0));
            assert_eq!(t.offers(seat).len(), usize::from(players + 1 - seat));
            if seat > 0 {
                t.refused(seat, &format!("draft {}", pairs[0].0), "F-029");
            }
            let good = starting_good(&t, hero);
            let had = t.seat(seat).count(good);
            t.act(seat, &format!("draft {steed}"));
            let p = t.seat(seat);
            assert_eq!((p.steeds, p.heroes[0], p.count(good)), (1 << steed as u8, Some(hero), had + 1));
        }
        assert_eq!((t.step(), t.asked(), t.state().round), ("plan", Some(0), 1));
        // the last pair leaves play, its steed stays reachable
        let (steed, hero) = pairs[usize::from(players)];
        assert!(t.state().pairs.is_empty() && t.state().stable >> steed as u8 & 1 == 1);
        assert!(!t.state().heroes.bag.has(hero) && (0..players).all(|seat| t.seat(seat).heroes[0] != Some(hero)));
    }
}
