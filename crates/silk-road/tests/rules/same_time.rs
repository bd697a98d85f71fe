//! declarations at the same time. A tick is a tenth of a second (4.8).
use crate::stage::{Play, Stage};
use serde_json::{Value, json};
use table::{Game, Millis};

/// Everybody has a road; then they are heard in this order, with these stamps.
fn heard(stage: Stage, calls: &[(u8, Millis)]) -> Play {
    let mut t = stage.begin();
    t.start();
    for &(seat, _) in calls {
        t.build(seat, 0, &t.road(7));
    }
    for &(seat, after) in calls {
        t.act(seat, after, "declare");
    }
    t
}

fn scores(scores: &[i16]) -> Stage {
    let seats: Vec<Value> = scores.iter().map(|score| json!({ "score": score })).collect();
    Stage::new(scores.len() as u8).seats(json!(seats))
}

#[test]
fn r081_at_the_same_time_the_lower_score_ranks_ahead() {
    // Within a tick neither the stamp nor the order in which they are heard matters.
    for calls in [[(0, 30_000), (1, 30_099)], [(1, 30_099), (0, 30_000)], [(0, 30_099), (1, 30_000)]] {
        assert_eq!(heard(scores(&[7, 4]), &calls).ranks(), [0, 2]);
        assert_eq!(heard(scores(&[4, 7]), &calls).ranks(), [2, 0]);
    }
    // In another tick it is another time, whoever is heard first.
    assert_eq!(heard(scores(&[7, 4]), &[(1, 30_100), (0, 30_099)]).ranks(), [2, 0]);
}

/// The edge: who is shown the same time arrived at the same time, and nobody else.
#[test]
fn r081_the_same_time_is_what_the_clock_shows() {
    let shown = |t: &Play| -> Vec<Value> {
        let told = t.events(None).into_iter().filter(|e| matches!(e, silk_road::Event::Arrived { .. }));
        let text = |e: &silk_road::Event| serde_json::to_value(t.game().tale(e).unwrap()).unwrap()["args"].clone();
        told.map(|e| {
            let args = text(&e);
            json!([args["seconds"], args["tenths"]])
        })
        .collect()
    };
    for (a, b, same) in [
        (30_000, 30_099, true),
        (30_099, 30_100, false),
        (30_001, 30_100, false),
        (0, 99, true),
        (99, 100, false),
        (119_900, 119_999, true),
        (119_899, 119_900, false),
    ] {
        // The one who is ahead in points comes first: at the same time that does not help.
        let t = heard(scores(&[7, 4]), &[(0, a), (1, b)]);
        assert_eq!(t.ranks(), if same { [0, 2] } else { [2, 0] }, "{a} and {b}");
        let times = shown(&t);
        assert_eq!(times[0] == times[1], same, "{a} and {b}: {times:?}");
    }
}

#[test]
fn r081_the_score_before_this_round_counts() {
    // Three at the same time: with the points of this round the order would turn while it is being counted.
    assert_eq!(heard(scores(&[2, 1, 0]), &[(0, 5_000), (1, 5_000), (2, 5_000)]).ranks(), [0, 1, 2]);
}

#[test]
fn r082_with_equal_scores_the_younger_ranks_ahead() {
    let aged = |ages: Value| scores(&[4, 4, 4]).option("ages", ages);
    for calls in [[(0, 9_000), (1, 9_050), (2, 9_099)], [(2, 9_099), (0, 9_050), (1, 9_000)]] {
        assert_eq!(heard(aged(json!([40, 12, 71])), &calls).ranks(), [1, 2, 0]);
    }
    // The score comes first.
    let older_but_behind = scores(&[5, 4]).option("ages", json!([8, 80]));
    assert_eq!(heard(older_but_behind, &[(0, 9_000), (1, 9_000)]).ranks(), [0, 2]);
}

#[test]
fn r083_then_the_order_in_which_they_were_heard() {
    assert_eq!(heard(scores(&[4, 4, 4]), &[(2, 9_090), (0, 9_010), (1, 9_000)]).ranks(), [1, 0, 2]);
    let twins = scores(&[4, 4]).option("ages", json!([12, 12]));
    assert_eq!(heard(twins, &[(1, 9_050), (0, 9_000)]).ranks(), [0, 2]);
    // Only within a tick: an earlier stamp that comes later is still earlier.
    assert_eq!(heard(scores(&[4, 4]), &[(1, 9_100), (0, 9_099)]).ranks(), [2, 0]);
}

#[test]
fn r088_an_age_is_optional() {
    // Two without an age are equal: the order in which they were heard.
    assert_eq!(heard(scores(&[0, 0]).option("ages", json!([])), &[(1, 9_000), (0, 9_000)]).ranks(), [0, 2]);
    // Whoever has told an age stands before those who have not.
    let some = scores(&[0, 0, 0]).option("ages", json!([null, null, 30]));
    assert_eq!(heard(some, &[(1, 9_000), (0, 9_000), (2, 9_000)]).ranks(), [0, 1, 2]);
}
