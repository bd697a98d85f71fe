//! A16 and A17: the automaton among several people.
use super::{card, extend, idle, rival, solo, with_cards};
use crate::plan::anyhow;
use crate::stage::{Play, Stage, merchant};
use merchants::Event;
use merchants::catalog::{ActionCard, Deal};
use serde_json::{Value, json};
use table::Seat;

fn company(players: u8, seat: u8, says: ActionCard) -> Stage {
    with_cards(Stage::new(players).option("automaton", seat), vec![says])
}

#[test]
fn f198_it_counts_as_a_player_and_takes_its_turns_in_sequence() {
    for (players, seat) in [(3u8, 0u8), (3, 1), (3, 2), (4, 1), (4, 3)] {
        let mut t = company(players, seat, card(Deal::Ruins(1))).begin();
        for n in 0..9000 {
            if t.asked().is_none() {
                break;
            }
            assert_ne!(t.asked(), Some(seat), "it is never asked");
            anyhow(&mut t, n);
        }
        assert_eq!(t.step(), "over");
        let turn = |e: Event| if let Event::Turn { seat } = e { Some(seat.0) } else { None };
        let turns: Vec<u8> = t.events(None).into_iter().filter_map(turn).collect();
        let all: Vec<u8> = (0..13).flat_map(|_| 0..players).collect();
        assert_eq!(turns, all, "{players} players, the automaton in seat {seat}");
        assert_eq!(t.view(None)["scores"].as_array().unwrap().len(), players as usize);
    }
    // the good of its seat: 2 people and it are three, each with the price of the seat
    let t = company(3, 1, idle()).option("level", "easy").begin();
    assert_eq!((t.seat(1).coins, t.seat(2).coins), (6, 7));
    // it acts as alone with one person, only that all upgrades are there
    assert_eq!(t.state().tiles.count_ones(), 6);
}

/// Three at the table, the automaton in some seat; the person before it has just to end the turn.
fn three(seat: u8, says: ActionCard, has: Value, more: Value) -> Play {
    let before = (seat + 2) % 3;
    let mut seats = vec![merchant(json!({ "space": 3 })); 3];
    seats[seat as usize] = json!({ "coins": 0, "prestige": 0, "lanterns": 0, "quartz": 0, "deeds": [] });
    let mut all = json!({ "goods": 0, "illuminated_dice": 0, "heroes": [], "commissions": [] });
    extend(&mut all, has);
    let mut scene = json!({ "round": 2, "turn": before, "step": "act", "seats": seats, "automaton": all });
    extend(&mut scene, more);
    let mut t = company(3, seat, says).scene(scene).begin();
    t.act(before, "visit dark-market");
    t
}

#[test]
fn f227_the_next_person_clockwise_chooses_for_it() {
    for seat in 0..3 {
        let you = (seat + 1) % 3;
        let has = json!({ "heroes": ["larkin"], "commissions": ["frost-pass", "ash-patrol"] });
        let more = json!({
            "companions": ["raven", "ice-mouse", "phoenix"],
            "next": { "dark_events": ["keeperless-bridge"], "travel": [4, 4, 4, 4] },
        });
        let mut t = three(seat, card(Deal::Travel), has, more);
        assert_eq!((t.step(), t.asked()), ("rival-town", Some(you)));
        let other = (seat + 2) % 3;
        assert!(t.offers(other).is_empty(), "nobody else");
        t.act(you, "enter scorchborn");
        // everybody follows or passes, clockwise from it
        assert_eq!((t.step(), t.asked()), ("joining", Some(you)));
        t.act(you, "refuse");
        assert_eq!((t.step(), t.asked()), ("joining", Some(other)));
        t.act(other, "refuse");
        assert_eq!((t.step(), t.asked(), t.state().active), ("plan", Some(you), Seat(you)));
    }
    let t = three(1, card(Deal::Commission), json!({}), json!({ "commissions": { "northbreak": null } }));
    assert_eq!((t.step(), t.asked()), ("rival-commission", Some(2)));
    // when a person leads, the automaton answers for itself and the other is asked
    let mut seats = vec![merchant(json!({ "space": 2 })); 3];
    seats[1] = json!({ "lanterns": 1, "deeds": [] });
    let scene = json!({
        "step": "act", "seats": seats, "automaton": { "heroes": ["agatha", "alun"], "commissions": [] },
        "companions": ["ice-mouse", "ice-mouse", "phoenix"], "next": { "dark_events": ["keeperless-bridge"], "travel": [4, 4] },
    });
    let mut t = company(3, 1, idle()).scene(scene).begin();
    t.lead(0, "northbreak", "dark");
    assert_eq!((t.step(), t.asked()), ("joining", Some(2)));
    t.act(2, "refuse");
    assert_eq!((t.step(), t.asked()), ("rival-town", Some(2)), "not the leader: the next person after it");
}

#[test]
fn f220_a_stray_passes_the_automaton_by() {
    let seat = || merchant(json!({ "companions": ["flicker"], "quartz": 1 }));
    let mut t = solo(idle()).scene(json!({ "step": "plan", "seats": [seat()] })).begin();
    let flicker = t.seat(0).companions.nth(0);
    t.act(0, "flicker");
    assert_eq!(t.state().companions.bottom[..], [flicker], "with no other person it goes under the deck");
    assert!(t.seat(0).companions.is_empty() && t.seat(1).companions.is_empty());
    let mut t = company(3, 1, idle()).scene(json!({ "step": "plan", "seats": [seat()] })).begin();
    t.act(0, "flicker");
    assert!(t.seat(2).companions.has(flicker) && t.seat(1).companions.is_empty());
    let mut t = Stage::new(2).scene(json!({ "step": "plan", "seats": [seat()] })).begin();
    t.act(0, "flicker");
    assert!(t.seat(1).companions.has(flicker), "between people it passes as ever");
    assert_eq!(rival(&t).goods, 0);
}
