//! What a table does with any game: late clicks, clocks, barriers, undo, forced choices, news, sheets, minds.
use crate::toys::{
    anytime::*,
    candles, pedlars,
    pedlars::Pedlars,
    pedlars_faults::Fault,
    race,
    race::Race,
    window::{self, Window},
};
use serde_json::{Value, json};
use table::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Two seats; seat 0 begins.
fn anytime(scene: Value) -> Table<Anytime> {
    Table::open(Anytime::new(2), "a table", vec![], Some(scene)).unwrap()
}
/// Two seats, both building since 3000 ms, until 13000 ms.
fn race() -> Table<Race> {
    let mut t = Table::new(Race { seats: 2, seconds: 10 }, Header::new("race", "a race"));
    t.act(A, 0, race::Action::Ready).unwrap();
    t.act(B, 0, race::Action::Ready).unwrap();
    t.time_up(race::COUNTDOWN).unwrap();
    t
}
fn mark<G: Game>(t: &Table<G>, seat: Seat, act: &str) -> u32 {
    t.offers(seat).iter().find(|o| o.act == act).unwrap_or_else(|| panic!("{act} is not offered")).mark
}
fn sights<G: Game>(t: &Table<G>, who: Option<Seat>, after: usize) -> Vec<Sight<G::Event>> {
    t.events(who, after).into_iter().map(|s| s.what).collect()
}

#[test]
fn a_late_click_counts_if_its_button_still_looks_the_same() {
    let mut t = race();
    t.act_text(B, 4000, "lay 0 bend", None).unwrap();
    let (turn, lift) = (mark(&t, B, "turn 0"), mark(&t, B, "lift 0"));
    t.act_text(A, 4001, "lay 5 straight", None).unwrap();
    assert_eq!(t.act_text(B, 4002, "turn 0", Some(turn)), Ok(Some(Barrier::Volunteered)), "only a neighbour has moved");
    let before = (t.hash(), t.rows().len());
    let now = t.offers(B).into_iter().find(|o| o.act == "turn 0").unwrap();
    let changed = Illegal::Changed { offer: now.into() };
    assert_eq!(t.act_text(B, 4003, "turn 0", Some(turn)), Err(changed), "the tile lies differently now");
    assert_eq!(before, (t.hash(), t.rows().len()));
    t.act_text(B, 4004, "lift 0", Some(lift)).unwrap();
    let answer = t.act_text(B, 4005, "lift 0", Some(lift));
    assert_eq!(answer, Err(Illegal::Refused { rule: None }), "the button has gone");
}

#[test]
fn the_clock_belongs_to_the_house() {
    let mut t = race();
    assert_eq!(t.time_up(12_999), Err(Illegal::TooEarly { deadline: 13_000 }));
    assert_eq!(t.act_text(A, 13_000, "arrived", None), Err(Illegal::TooLate { deadline: 13_000 }));
    t.act_text(A, 12_999, "arrived", None).unwrap();
    assert_eq!(t.time_up(13_000), Ok(Some(Barrier::Revealed)), "the next map is drawn: that is no die");
    assert_eq!(t.time_up(13_001), Err(Illegal::NotNow), "nobody has said `ready` yet");
}

/// The late one is late; the other still has time, even if the house has not come round yet.
#[test]
fn each_has_a_clock_of_their_own() {
    let mut t = Table::new(candles::Candles, Header::new("candles", "x"));
    t.act_text(A, 1_000, "light", None).unwrap();
    t.act_text(B, 5_000, "light", None).unwrap();
    let deadlines = [Some(A), Some(B), None].map(|who| t.sheet(who).deadline);
    assert_eq!(deadlines, [Some(11_000), Some(15_000), Some(11_000)], "a spectator sees when the house acts");
    assert_eq!(t.act_text(A, 11_000, "blow", None), Err(Illegal::TooLate { deadline: 11_000 }));
    assert_eq!(t.time_up(10_999), Err(Illegal::TooEarly { deadline: 11_000 }));
    t.act_text(B, 12_000, "blow", None).unwrap();
    t.time_up(12_001).unwrap();
    assert_eq!(t.state().0, [candles::Candle::Burnt, candles::Candle::Saved]);
}

#[test]
fn time_is_not_taken_back() {
    let mut t = Table::new(candles::Candles, Header::new("candles", "x"));
    t.act_text(A, 1_000, "light", None).unwrap();
    t.act_text(B, 1_000, "light", None).unwrap();
    assert_eq!(
        t.time_up(11_000),
        Ok(Some(Barrier::Volunteered)),
        "the other candle still burns, the house is still asked"
    );
    assert_eq!(t.undo(Seat::HOUSE, 11_000), Err(Illegal::NothingToUndo));
}

#[test]
fn from_the_deadline_on_nothing_is_taken_back() {
    let mut t = Table::new(Pedlars::with(Fault::DeadlineLeaks), Header::new("pedlars", "x"));
    let deadline = t.sheet(None).deadline.unwrap();
    t.act(A, 1, pedlars::Action::Earn).unwrap();
    assert_eq!(t.undo(A, deadline), Err(Illegal::TooLate { deadline }));
    assert_eq!(t.undo(A, deadline - 1), Ok(()));
}

#[test]
fn what_must_be_said_in_person_does_not_play_itself() {
    let mut t = Table::new(Race { seats: 2, seconds: 10 }, Header::new("race", "x"));
    t.act(A, 0, race::Action::Ready).unwrap();
    let sheet = t.sheet(Some(B));
    assert_eq!((sheet.must, sheet.offers.len()), (SeatSet::one(B), 1));
    assert_eq!(t.rows().len(), 1, "the table waits for `ready`, though there is nothing else to say");
}

#[test]
fn the_four_barriers() {
    let barrier = |seat: Seat, action: &str| {
        let mut t = anytime(json!({}));
        let quest = t.state().players[A].hand[0];
        t.act_text(seat, 1, &action.replace('*', &quest.to_string()), None).unwrap()
    };
    assert_eq!(barrier(A, "fight"), Some(Barrier::Dice));
    assert_eq!(barrier(A, "quest *"), Some(Barrier::Revealed));
    assert_eq!(barrier(A, "pass"), Some(Barrier::TurnPassed));
    assert_eq!(barrier(B, "sell stone"), Some(Barrier::Volunteered));
    assert_eq!(barrier(A, "sell stone"), None);
    assert_eq!(barrier(A, "gather stone"), None);
}

#[test]
fn volunteers_cannot_undo() {
    let mut t = anytime(json!({}));
    t.act_text(A, 1, "sell stone", None).unwrap();
    assert!(t.can_undo(A) && !t.can_undo(B));
    assert_eq!(t.undo(B, 2), Err(Illegal::NothingToUndo), "it was not theirs");
    t.act_text(B, 3, "sell stone", None).unwrap();
    assert_eq!(t.undo(B, 4), Err(Illegal::NothingToUndo));
    assert_eq!(t.undo(A, 4), Err(Illegal::NothingToUndo), "others have acted on what they saw");
}

#[test]
fn undo_goes_back_choice_by_choice_to_the_last_barrier() {
    let mut t = anytime(json!({}));
    let mut states = vec![];
    for action in ["sell stone", "sell timber", "gather stone"] {
        states.push(*t.state());
        t.act_text(A, 1, action, None).unwrap();
    }
    while let Some(state) = states.pop() {
        t.undo(A, 2).unwrap();
        assert!(*t.state() == state);
    }
    assert_eq!(t.undo(A, 3), Err(Illegal::NothingToUndo));
    assert_eq!(t.rows().iter().filter(|r| r.action == UNDO).count(), 3);
}

#[test]
fn the_notice_of_an_undo_says_to_each_viewer_what_no_longer_holds() {
    let mut t = anytime(json!({ "quests": [7, 3] }));
    t.act_text(A, 1, "draw", None).unwrap();
    let viewers = [Some(A), Some(B), None];
    let before = viewers.map(|who| t.seen(who));
    // The keeper hears two things, the others one: which card was kept, and which lies under the pile.
    for (round, card) in [7, 3].into_iter().enumerate() {
        t.act_text(A, 2, &format!("keep {card}"), None).unwrap();
        t.undo(A, 3).unwrap();
        for (k, who) in viewers.into_iter().enumerate() {
            let told = if who == Some(A) { 2 } else { 1 };
            let back_to = before[k] + round * (told + 1);
            let all = t.events(who, back_to);
            assert_eq!(all.len(), told + 1, "{who:?}");
            assert_eq!(all[told].what, Sight::Undone { seat: A, back_to }, "{who:?}");
        }
    }
}

#[test]
fn a_forced_action_goes_back_with_the_choice_that_caused_it() {
    let mut t = Table::new(Pedlars::new(2), Header::new("pedlars", "bow"));
    let (state, seen) = (*t.state(), t.seen(Some(B)));
    let card = state.hands[A][0];
    assert_eq!(t.act(A, 5, pedlars::Action::Stow { card }), Ok(None));
    let rows: Vec<_> = t.rows().iter().map(|r| (r.action.clone(), r.forced)).collect();
    assert_eq!(rows, [(format!("stow {card}"), false), ("bow".into(), true)]);
    t.undo(A, 6).unwrap();
    assert!(*t.state() == state);
    let expected = [
        Sight::Event(pedlars::Event::Stowed { seat: A, card: None }),
        Sight::Forced { seat: A },
        Sight::Event(pedlars::Event::Bowed { seat: A }),
        Sight::Undone { seat: A, back_to: seen },
    ];
    assert_eq!(sights(&t, Some(B), seen), expected);
}

#[test]
fn forced_actions_play_themselves_when_there_is_nothing_to_take_back() {
    let mut t = anytime(json!({}));
    let quest = t.state().players[A].hand[0];
    let seen = t.seen(None);
    t.act_text(A, 1, &format!("quest {quest}"), None).unwrap();
    let last = t.rows().last().unwrap();
    assert_eq!((last.action.as_str(), last.forced, last.seat), ("rest", true, A));
    assert_eq!(t.state().active, B);
    assert_eq!(
        sights(&t, None, seen),
        [Sight::Event(Event::Quest { seat: A, card: quest }), Sight::Forced { seat: A }]
    );
}

#[test]
fn the_last_click_in_front_of_a_barrier_is_the_players() {
    let mut t = anytime(json!({}));
    t.act_text(A, 1, "gather stone", None).unwrap();
    let sheet = t.sheet(Some(A));
    assert_eq!(sheet.offers.iter().map(|o| o.act.as_str()).collect::<Vec<_>>(), ["rest"]);
    assert!(sheet.can_undo, "`rest` would pass the turn, so the table waits");
    assert_eq!(t.act_text(A, 2, "rest", None), Ok(Some(Barrier::TurnPassed)));
    assert!(!t.rows()[1].forced);
}

/// Somebody who was not asked could still take something: that needs a click, and after it none.
#[test]
fn what_would_take_something_from_another_seat_does_not_play_itself() {
    let mut t = Table::new(Window::<false> { unasked: window::Action::Take }, Header::new("window", "x"));
    assert!(t.rows().is_empty(), "seat 1 has not taken anything yet");
    assert_eq!((t.sheet(Some(A)).must, t.offers(A).len(), t.offers(B).len()), (SeatSet::one(A), 1, 1));
    t.act_text(B, 1, "take", None).unwrap();
    let rows: Vec<_> = t.rows().iter().map(|r| (r.seat, r.action.as_str(), r.forced)).collect();
    assert_eq!(rows, [(B, "take", false), (A, "close", true)], "then nobody has anything left, until the next night");
    t.act_text(A, 2, "close", None).unwrap();
    assert_eq!((t.state().night, t.rows().len()), (window::NIGHTS, 3), "whoever is asked need not wait for the other");
}

#[test]
fn what_can_be_done_afterwards_or_leaves_nothing_behind_stops_nobody() {
    let t = Table::new(Window::<false> { unasked: window::Action::Wave }, Header::new("window", "x"));
    assert!(t.is_over() && t.rows().iter().all(|r| r.forced));
}

#[test]
fn news_is_numbered_without_gaps_for_every_viewer() {
    let mut t = race();
    for k in 0..4 {
        t.act_text(A, 4000 + k, &format!("lay {k} {}", ["bend", "straight"][k as usize % 2]), None).unwrap();
    }
    t.act_text(B, 5000, "arrived", None).unwrap();
    t.time_up(13_000).unwrap();
    for who in [Some(A), Some(B), None] {
        let all = t.events(who, 0);
        assert!(all.iter().enumerate().all(|(i, seen)| seen.n == i + 1), "{who:?}");
        assert_eq!((t.seen(who), t.sheet(who).seq), (all.len(), all.len()));
        assert_eq!(t.events(who, 3), all[3..]);
    }
    assert_eq!(t.seen(Some(A)), t.seen(Some(B)) + 4, "nobody can count the tiles of a neighbour");
    assert_eq!(t.seen(Some(B)), t.seen(None) + 1, "each builder has a map");
}

#[test]
fn a_refusal_says_why() {
    let mut t = anytime(json!({}));
    let rule = Some(Text::new("no-experience").rule("N-180"));
    assert_eq!(t.act_text(B, 1, "refill", None), Err(Illegal::Refused { rule }));
    assert_eq!(t.act_text(A, 1, "again", None), Err(Illegal::Refused { rule: None }));
    assert_eq!(t.act_text(A, 1, "dance", None), Err(Illegal::Unreadable { reason: "unknown action `dance`".into() }));
    assert_eq!(t.act_text(Seat(2), 1, "pass", None), Err(Illegal::NoSuchSeat));
    assert_eq!(t.act_text(Seat::HOUSE, 1, "pass", None), Err(Illegal::NotNow));
    assert!(t.rows().is_empty());
    for _ in 0..4 {
        let active = t.state().active;
        t.act_text(active, 2, "pass", None).unwrap();
    }
    assert!(t.is_over());
    assert_eq!(t.act_text(A, 3, "pass", None), Err(Illegal::Over));
    let refused = t.undo(A, 3).unwrap_err();
    assert_eq!(refused.to_string(), "there is nothing that you could take back");
    assert_eq!(serde_json::to_value(refused).unwrap(), json!({ "why": "nothing-to-undo" }));
}

#[test]
fn a_mind_knows_what_its_seat_knows() {
    let t = race();
    let mind = t.mind(B);
    let mut list = vec![];
    mind.legal(&mut list);
    assert_eq!(
        list.iter().map(ToString::to_string).collect::<Vec<_>>(),
        t.offers(B).iter().map(|o| o.act.clone()).collect::<Vec<_>>()
    );
    assert_eq!((mind.seat(), mind.must(), mind.game().seats()), (B, SeatSet::one(Seat::HOUSE), 2));
    let maps: Set = (0..200).filter_map(|k| mind.imagine(&mut FastDice::new(k)).players[A].board.map).collect();
    assert!(maps.has(t.state().players[A].board.map.unwrap()), "the truth is possible");
    assert!(!maps.has(t.state().players[B].board.map.unwrap()), "one's own map is not elsewhere");
    assert_eq!(maps.len(), 11, "and so is every other map");
    let world = mind.imagine(&mut FastDice::new(1));
    assert!(Mind::within(mind.game(), &world, B).view() == mind.view());
}

#[test]
fn a_sheet_is_all_that_a_client_needs() {
    let mut t = Table::new(Race { seats: 2, seconds: 10 }, Header::new("race", "a sheet"));
    t.act(A, 7, race::Action::Ready).unwrap();
    let mut sheet = serde_json::to_value(t.sheet(Some(B))).unwrap();
    let board = sheet["board"].take();
    assert_eq!(board["phase"], json!("ready"));
    assert_eq!(board["desks"][0], json!({ "board": null, "ready": true, "arrived": null, "score": 0 }));
    assert_eq!(
        sheet,
        json!({
            "seq": 2,
            "you": 1,
            "must": [1],
            "board": null,
            "prompt": { "id": "race-ready" },
            "offers": [{
                "act": "ready",
                "mark": mark(&t, B, "ready"),
                "label": { "id": "race-do", "args": { "what": "ready" } },
                "on": [],
            }],
            "can_undo": false,
        })
    );
    t.act(B, 8, race::Action::Ready).unwrap();
    let mut sheet = serde_json::to_value(t.sheet(None)).unwrap();
    sheet["board"].take();
    let spectator = json!({ "seq": 4, "you": null, "must": [15], "deadline": 3008, "board": null, "offers": [], "can_undo": false });
    assert_eq!(sheet, spectator);
}

#[test]
fn places_are_shown_when_it_is_over() {
    let mut t = anytime(json!({ "coins": [5, 2] }));
    assert_eq!(t.sheet(None).places, None);
    while !t.is_over() {
        let active = t.state().active;
        t.act(active, 1, Action::Pass).unwrap();
    }
    let places = json!([{ "seat": 0, "place": 1, "score": 5 }, { "seat": 1, "place": 2, "score": 2 }]);
    assert_eq!(serde_json::to_value(t.sheet(Some(B)).places).unwrap(), places);
}
