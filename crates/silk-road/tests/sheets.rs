//! Our own sheets: they obey section 4.4, and the seed that they name makes them.
use silk_road::catalog::Catalog;
use silk_road::content::{own_pack, read, seed, write_sheets};
use silk_road::generate::{CROWD, Effort, OFFSET, Quality, goods_in, quality, round_of_sheets, sheets};
use silk_road::hex::{BETWEEN, CELLS, middle, nearest_edge};
use std::sync::LazyLock;

static OWN: LazyLock<Catalog> = LazyLock::new(|| read(&own_pack()).unwrap_or_else(|problems| panic!("{problems}")));

/// Steps 1 to 3 of section 4.4.
fn check(catalog_sheets: &[[silk_road::catalog::ProductMap; 6]; 4], dots: usize) {
    for (round, sheet) in (1..).zip(catalog_sheets).flat_map(|(round, six)| six.iter().map(move |s| (round, s))) {
        let mut around = [0; CELLS];
        assert_eq!(sheet.dots.len(), dots * goods_in(round).len(), "sheet {}", sheet.number);
        for (n, dot) in sheet.dots.iter().enumerate() {
            let (a, b) = BETWEEN[dot.edge as usize];
            around[a as usize] += 1;
            around[b as usize] += 1;
            for other in &sheet.dots[..n] {
                let (c, d) = BETWEEN[other.edge as usize];
                let apart = [c, d].iter().all(|cell| ![a, b].contains(cell));
                assert!(other.edge != dot.edge && (apart || other.good != dot.good), "sheet {}", sheet.number);
            }
            let (x, y) = (i32::from(dot.x), i32::from(dot.y));
            let (mx, my) = middle(dot.edge);
            assert_eq!(nearest_edge(x, y), dot.edge);
            assert!((x - mx).pow(2) + (y - my).pow(2) <= OFFSET.pow(2));
        }
        for good in goods_in(round) {
            assert_eq!(sheet.dots.iter().filter(|dot| dot.good == *good).count(), dots);
        }
        assert!(around.iter().all(|&n| n <= CROWD), "sheet {} is crowded", sheet.number);
        assert!(sheet.dots.is_sorted());
    }
}

#[test]
fn our_sheets_obey_the_generator_s_rules() {
    check(&OWN.sheets, 2);
}

/// Step 5 of section 4.4: fair, and worth a long way.
#[test]
fn our_sheets_are_worth_much_and_differ_little() {
    for (round, six) in (1..).zip(&OWN.sheets) {
        let found = quality(six, round);
        assert_eq!(found.max, [6, 12, 12, 20][round as usize - 1], "4.6: together 50");
        assert!(found.is_within_bounds(), "{found:?}");
    }
}

#[test]
fn the_bounds_are_those_of_the_design() {
    let edge = Quality { round: 4, mean_best: 18_000, max: 20, mean_spread: 2_500, within2_share: 0 };
    assert!(edge.is_within_bounds());
    assert!(!Quality { mean_best: 17_999, ..edge }.is_within_bounds());
    assert!(!Quality { mean_spread: 2_501, ..edge }.is_within_bounds());
    assert!(!Quality { round: 2, max: 12, mean_best: 11_399, mean_spread: 0, ..edge }.is_within_bounds());
    assert!(!Quality { round: 3, max: 12, mean_best: 12_000, mean_spread: 1_001, ..edge }.is_within_bounds());
}

/// The recorded seed makes exactly the shipped file.
#[test]
fn our_sheets_come_from_their_seed() {
    let pack = own_pack();
    let seed = seed(&pack).expect("our sheets name their seed");
    let made = std::thread::scope(|scope| {
        let round = |round| {
            scope.spawn({
                let seed = &seed;
                move || round_of_sheets(seed, 2, round, Effort::Thorough)
            })
        };
        [1, 2, 3, 4].map(round).map(|round| round.join().expect("six sheets"))
    });
    assert_eq!(write_sheets(&seed, &made), pack["sheets.toml"]);
}

/// What a table opens with is as good, from any seed.
#[test]
fn fresh_sheets_keep_the_bounds() {
    for seed in ["first", "second", ""] {
        let made = sheets(seed, 2, Effort::Quick);
        check(&made, 2);
        for (round, six) in (1..).zip(&made) {
            let found = quality(six, round);
            assert!(found.is_within_bounds(), "seed {seed:?}: {found:?}");
        }
        assert_ne!(made, OWN.sheets);
    }
}

#[test]
fn sheets_can_have_one_or_three_dots_of_each_good() {
    for dots in [1, 3] {
        let made = sheets("other", dots, Effort::Quick);
        check(&made, usize::from(dots));
        assert_eq!(made, sheets("other", dots, Effort::Quick), "the same seed, the same sheets");
    }
}
