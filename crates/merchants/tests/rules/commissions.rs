//! A5: the Queen's Commissions.
use crate::stage::{Play, Stage, merchant};
use merchants::words::Town;
use serde_json::{Value, json};

fn queen(stacks: Value) -> Play {
    let scene = json!({
        "step": "act", "commissions": stacks,
        "seats": [merchant(json!({ "space": 1 }))],
        "next": { "commissions": { "northbreak": ["rampart-horns"] } },
    });
    Stage::new(2).scene(scene).begin()
}

#[test]
fn f067_a_commission_comes_from_the_top_of_one_stack() {
    let mut t = queen(json!({ "northbreak": "frost-pass" }));
    t.act(0, "visit commissions");
    assert_eq!(t.offers_of(0, "commission").len(), 6);
    t.act(0, "commission northbreak");
    assert_eq!(t.seat(0).commissions, [Some(t.commission("frost-pass")), None, None]);
    // the next one lies open at once, and one was all
    assert_eq!(t.state().tops[Town::Northbreak.index()], Some(t.commission("rampart-horns")));
    assert_eq!(t.asked(), Some(1));
}

#[test]
fn f067_any_town_may_be_chosen() {
    for &town in Town::ALL {
        let mut t = queen(json!({ "northbreak": "frost-pass" }));
        let top = t.state().tops[town.index()];
        t.act(0, "visit commissions");
        t.act(0, &format!("commission {town}"));
        assert_eq!(t.seat(0).commissions[0], top);
        assert_eq!(t.game().cat.commission(top.unwrap()).town, town);
    }
}

#[test]
fn f067_an_empty_stack_offers_nothing() {
    let mut t = queen(json!({ "northbreak": "frost-pass", "farglen": null, "windglass": null }));
    t.act(0, "visit commissions");
    let left = ["cursecairn", "nightpoem", "northbreak", "scorchborn"].map(|town| format!("commission {town}"));
    assert_eq!(t.offers(0).len(), 4);
    assert_eq!(t.offers_of(0, "commission"), left);
}

#[test]
fn f067_the_slots_are_limited() {
    let full = merchant(json!({ "space": 1, "commissions": ["glass-theatre", "lens-grinders", "storm-signal"] }));
    let scene = json!({ "step": "act", "commissions": { "northbreak": "frost-pass" }, "seats": [full] });
    let mut t = Stage::new(2).scene(scene).begin();
    t.acts(0, &["visit commissions", "commission northbreak"]);
    assert_eq!((t.step(), t.offers(0).len()), ("place-commission", 4)); // the new one or one of the three old ones goes
}
