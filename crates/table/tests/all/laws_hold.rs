//! Toy games that are not broken pass every law, at every number of seats.
use crate::toys::{
    anytime::Anytime,
    candles::Candles,
    pedlars::Pedlars,
    race::Race,
    sloppy::{Care, Counting},
    window::{Action, Window},
};
use table::laws::Suite;

#[test]
fn race() {
    for seats in 2..=4 {
        let report = Suite::new(Race { seats, seconds: 20 }, "race").census().games(60).deep_every(4).hold();
        assert!(report.games == 60 && report.volunteered > 500 && report.refusals > 500, "{report:?}");
        assert!(report.shadowed > 100, "{report:?}");
        assert_eq!(
            (report.forced, report.undos),
            (0, 0),
            "everybody says `ready` in person, and nobody is asked alone"
        );
    }
}

#[test]
fn anytime() {
    for seats in 2..=4 {
        let report = Suite::new(Anytime::new(seats), "anytime").census().games(100).deep_every(4).hold();
        assert!(report.undos > 50 && report.forced > 50 && report.volunteered > 50, "{report:?}");
        assert!(report.refusals > 500 && report.shadowed > 100, "{report:?}");
    }
}

#[test]
fn pedlars() {
    for seats in 2..=3 {
        let report = Suite::new(Pedlars::new(seats), "pedlars").census().games(200).deep_every(1).hold();
        assert_eq!(report.deep, report.steps);
        assert!(report.undos > 100 && report.forced > 100 && report.shadowed > 100, "{report:?}");
    }
}

#[test]
fn candles() {
    let report = Suite::new(Candles, "candles").games(200).deep_every(1).hold();
    assert_eq!(report.undos, 0, "nobody is asked alone while a candle burns");
    assert!(report.volunteered > 50, "{report:?}");
}

#[test]
fn window() {
    let report = |unasked| Suite::new(Window::<false> { unasked }, "window").games(20).deep_every(1).hold();
    assert_eq!(report(Action::Wave).forced, 60, "a greeting stops nobody");
    let taking = report(Action::Take);
    assert!(taking.forced > 0 && taking.forced < 60 && taking.volunteered > 0, "{taking:?}");
}

#[test]
fn counting() {
    Suite::new(Counting::<{ Care::GOOD }>, "counting").games(5).hold();
    assert!(Suite::new(Counting::<{ Care::SHORT }>, "counting").deep_every(1).hold().shortcuts > 0);
}

#[test]
fn the_same_suite_finds_the_same_on_any_number_of_cores() {
    let on = |threads| Suite::new(Anytime::new(3), "anytime").games(20).threads(threads).hold();
    assert_eq!(on(1), on(4));
}
