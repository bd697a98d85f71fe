//! Opponents of Silk Road: each solo mean falls into its own band, the better one wins, no seat is favoured.
use arena::silk_road::Tally;
use arena::{Plan, series, simulate};
use serde_json::{Value, json};
use shelf::ring;
use silk_road::options::Clock;
use silk_road::{Options, SilkRoad};

fn play(bots: &[&str], clock: Clock, games: u64) -> Tally {
    let players = bots.len() as u8;
    let game = SilkRoad::new(Options { players, clock, ..Options::default() }).unwrap();
    let seats = || bots.iter().map(|b| bots::silk_road::by_name(b).unwrap()).collect();
    series(&game, seats, 1, games, |_| {})
}

/// 4.6, R-075: the bands of the titles. `cargo xtask balance silk-road` plays ten times as many.
#[test]
fn each_level_earns_its_own_title_alone() {
    let bands = [
        ("random", 0.0..10.5),
        ("beginner", 10.5..20.5),
        ("average", 20.5..35.5),
        ("strong", 35.5..45.5),
        ("perfect", 45.5..50.0),
    ];
    for (bot, band) in bands {
        let tally = play(&[bot], Clock::Live, 200);
        let mean = tally.desks[0].score.mean();
        assert!(band.contains(&mean), "{bot}: {mean} is not in {band:?}");
    }
}

#[test]
fn the_better_one_wins_from_either_seat() {
    for pair in ring("silk-road").rivals.names.windows(2) {
        let (weak, strong) = (pair[0], pair[1]);
        let won = play(&[weak, strong], Clock::Live, 100).desks[1].wins
            + play(&[strong, weak], Clock::Live, 100).desks[0].wins;
        assert!(won > 150.0, "{strong} won {won} of 200 against {weak}");
    }
}

#[test]
fn rounds_are_counted_in_every_clock() {
    for &clock in Clock::ALL {
        let tally = play(&["perfect", "beginner"], clock, 40);
        assert_eq!(tally.games, 40);
        let perfect = tally.desks[0].all_rounds();
        assert_eq!((perfect.goods.n, perfect.disqualified, perfect.late), (160, 0, 0));
        assert_eq!(perfect.share_of_best(), 1.0);
        let beginner = tally.desks[1].all_rounds();
        assert!(beginner.disqualified > 0 && beginner.late == 0 && beginner.share_of_best() < 0.8, "{beginner:?}");
        // Marker, ranks, lengths and goods tell the same story; the floor can only add.
        for desk in &tally.desks[..2] {
            let all = desk.all_rounds();
            let parts = all.goods.mean() + all.rank.mean() + all.length.mean();
            assert!(all.gain.mean() + 1e-9 >= parts);
            assert!((4.0 * all.gain.mean() - desk.score.mean()).abs() < 1e-9);
        }
        let won: u64 = tally.desks.iter().map(|d| d.bonus_won).sum();
        assert_eq!(won + tally.no_bonus_tile, 3 * 40, "three tiles a game, or a shared last place");
    }
}

fn figures(seed: u64) -> Value {
    let options = json!({ "players": 3 });
    let bots = ["strong", "average", "random"].map(String::from);
    let plan = Plan { game: ring("silk-road"), options: &options, pack: None, bots: &bots, games: 60, seed };
    let mut json = simulate(&plan, |_| {}).unwrap().json;
    json["speed"] = json!(null);
    json
}

#[test]
fn the_same_seeds_give_the_same_figures() {
    assert_eq!(figures(5), figures(5));
    assert_ne!(figures(5), figures(6));
}
