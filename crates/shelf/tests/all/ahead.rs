//! Looking ahead, in every game of the shelf: what is said to last does, what is said to be taken back can be, and what is
//! foreseen comes.
use serde_json::{Value, json};
use shelf::SHELF;
use table::{AnyTable, Seat};

/// Any number, the same in every run.
struct Any(u64);
impl Any {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Actions of each game that were looked at ahead.
const ACTIONS: usize = 400;

/// Plays the next action of whoever is asked, or lets the clock run out.
fn step(table: &mut dyn AnyTable, any: &mut Any, at: u64) {
    let Some(seat) = table.must().first().filter(|&seat| seat != Seat::HOUSE) else {
        table.time_up(table.deadline().expect("the house waits for its clock")).expect("time is up");
        return;
    };
    let offers = table.offers(seat);
    let action = offers[any.below(offers.len())].act.clone();
    let lasts = table.lasting(seat, at).contains(&action);
    let (ahead, refused) = table.ahead(seat, at, std::slice::from_ref(&action), "").expect("it is legal");
    assert_eq!(refused, None, "{action}");
    assert_eq!(ahead["known"], json!(u8::from(!lasts)), "{action}");
    let barrier = table.act(seat, at, &action, None).expect("it is legal");
    assert_eq!(lasts, barrier.is_some(), "{}: {action}: {barrier:?}", table.name());
    if !lasts {
        assert_eq!(ahead["sheet"]["board"], table.sheet(Some(seat))["board"], "{}: {action}", table.name());
        assert_eq!(ahead["sheet"]["offers"], table.sheet(Some(seat))["offers"], "{}: {action}", table.name());
    }
}

#[test]
fn what_lasts_and_what_comes_is_said_before() {
    for game in SHELF {
        let mut any = Any(7);
        for seed in 0.. {
            if seed * 40 > ACTIONS {
                break;
            }
            let mut table = game.open(&Value::Null, None, &seed.to_string(), vec![], None).expect("a table");
            for _ in 0..80 {
                if table.is_over() {
                    break;
                }
                let at = table.rows().last().map_or(0, |row| row.at);
                step(&mut *table, &mut any, at);
            }
        }
    }
}

/// Whatever is asked about, it is counted only so far: a road of Now or Never has thousands of continuations.
#[test]
fn ways_are_counted_only_so_far() {
    let mut most = 0;
    for seed in 0..20 {
        let game = shelf::find("now-or-never").unwrap();
        let mut table = game.open(&Value::Null, None, &seed.to_string(), vec![], None).expect("a table");
        let mut any = Any(seed);
        for _ in 0..60 {
            let Some(seat) = table.must().first() else { break };
            let at = table.rows().last().map_or(0, |row| row.at);
            let ways = table.ahead(seat, at, &[], "go").expect("nothing is done").0["ways"].as_u64().expect("a number");
            most = most.max(ways);
            let offers = table.offers(seat);
            let action = offers[any.below(offers.len())].act.clone();
            table.act(seat, at, &action, None).expect("it is legal");
        }
    }
    assert_eq!(most, table::MANY_WAYS as u64);
}
