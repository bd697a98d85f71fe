//! Each law can fail: a toy game with one deliberate fault is caught by the law that is meant for it.
use crate::toys::pedlars::Pedlars;
use crate::toys::pedlars_faults::Fault;
use crate::toys::sloppy::{Care, Counting};
use crate::toys::window::{Action, Window};
use table::GameFile;
use table::laws::{Broken, Law, Suite};

fn suite(fault: Fault) -> Suite<Pedlars> {
    Suite::new(Pedlars::with(fault), "pedlars").census().games(200).deep_every(1).step_limit(3000)
}

fn caught(fault: Fault) -> Broken {
    *suite(fault).check().expect_err(&format!("{fault:?} was not caught"))
}

#[track_caller]
fn catches(law: Law, faults: &[Fault]) {
    for &fault in faults {
        let broken = caught(fault);
        println!("{fault:?}: {broken}");
        assert_eq!(broken.law, law, "{fault:?}: {broken}");
    }
}

#[test]
fn accepted() {
    // The list says yes, but the deadline has always passed.
    catches(Law::Accepted, &[Fault::DeadlineLongAgo]);
}

#[test]
fn refused() {
    // Two actions that count as equal: what was listed once is taken for what is listed now.
    let broken = Suite::new(Counting::<{ Care::LOOSE_EQUALITY }>, "counting").deep_every(1).check().unwrap_err();
    assert_eq!(broken.law, Law::Refused, "{broken}");
}

#[test]
fn round_trips() {
    catches(Law::RoundTrips, &[Fault::Mumbles, Fault::SaysUndo, Fault::LosesNote, Fault::LosesNoteInJson]);
    catches(Law::RoundTrips, &[Fault::ViewLosesNote]);
    // One action with several spellings.
    let broken = Suite::new(Counting::<{ Care::LOOSE_READING }>, "counting").deep_every(1).check().unwrap_err();
    assert_eq!(broken.law, Law::RoundTrips, "{broken}");
}

#[test]
fn no_doubles() {
    catches(Law::NoDoubles, &[Fault::Doubles]);
    let broken = Suite::new(Counting::<{ Care::TWICE }>, "counting").deep_every(1).check().unwrap_err();
    assert_eq!(broken.law, Law::NoDoubles, "{broken}");
}

#[test]
fn short_for_listed() {
    let broken = Suite::new(Counting::<{ Care::FAR }>, "counting").deep_every(1).check().unwrap_err();
    assert_eq!(broken.law, Law::ShortForListed, "{broken}");
}

#[test]
fn no_dead_end() {
    catches(Law::NoDeadEnd, &[Fault::DeadEnd, Fault::LivesOn, Fault::HouseWithoutClock, Fault::ForgetsPlace]);
}

#[test]
fn ends() {
    // The second one asks nobody anything: a table that played all of it at once would hang.
    catches(Law::Ends, &[Fault::Endless, Fault::BowsForEver]);
}

#[test]
fn replays() {
    catches(Law::Replays, &[Fault::DealsByMood]);
}

#[test]
fn undo_restores() {
    // A memory outside the state survives an undo. Looking closely plays actions for trial, which this game remembers too
    // (then `accepted` finds it), so the suite only plays here; and one game at a time, since they share the memory.
    let suite = suite(Fault::Remembers).seeds(1..100).deep_every(u64::MAX).threads(1);
    let broken = suite.check().unwrap_err();
    assert_eq!(broken.law, Law::UndoRestores, "{broken}");
}

#[test]
fn same_view() {
    catches(Law::SameView, &[Fault::ViewLeaks, Fault::PromptLeaks, Fault::LabelLeaks, Fault::OrderLeaks]);
    catches(Law::SameView, &[Fault::DeadlineLeaks, Fault::SecretScore]);
    // The view shows neither whose turn it is nor whether the bank is empty: `imagine` gets `must` or the list wrong.
    catches(Law::SameView, &[Fault::ImaginesOtherTurn, Fault::ViewForgetsBank]);
}

#[test]
fn nothing_told_in_passing() {
    // The third is the peek: draw without a die, look, take it back.
    catches(Law::NothingToldInPassing, &[Fault::TellsStow, Fault::TurnTells, Fault::DrawsWithoutDie]);
}

#[test]
fn imagination_is_knowledge() {
    // What is imagined twice differs from what is imagined once, though every true world is treated alike.
    catches(Law::ImaginationIsKnowledge, &[Fault::ImaginesInCircles]);
}

#[test]
fn twins() {
    catches(Law::Twins, &[Fault::ImaginesTruth, Fault::KeepsHands, Fault::KeepsDrawn]);
    catches(Law::Twins, &[Fault::KeepsBottom, Fault::KeepsVaults]);
    // Everything hidden is dealt anew, but by a rule that looks at the truth. Asked some steps later,
    // `imagination-is-knowledge` finds it too; twins meet it first.
    catches(Law::Twins, &[Fault::ImaginesByTruth]);
    // Something hidden since the deal decides about the list, and no view shows it.
    catches(Law::Twins, &[Fault::HiddenLuck]);
    // Events that tell what the view hides: the card just drawn, and one that somebody has had for long.
    catches(Law::Twins, &[Fault::TellsDraw, Fault::GambleTells]);
    // Only a twin with a memory: hands are hidden all through the game and kept when it ends, by an action that reveals.
    catches(Law::Twins, &[Fault::KeepsHandsAtTheEnd]);
}

#[test]
fn forced_leaks_nothing() {
    catches(Law::ForcedLeaksNothing, &[Fault::ForcedLeaks]);
}

#[test]
fn forced_takes_nothing() {
    // The table asks whether it makes a difference who comes first, and this state says no.
    let broken = Suite::new(Window::<true> { unasked: Action::Take }, "window").deep_every(1).check().unwrap_err();
    assert_eq!(broken.law, Law::ForcedTakesNothing, "{broken}");
    assert!(broken.what.contains("`close` of seat 0 played itself, and `take` of seat 1"), "{broken}");
}

#[test]
fn conserved() {
    // The second has one card twice, in an imagined world only: a bot would plan with it.
    catches(Law::Conserved, &[Fault::LosesCoin, Fault::ImaginesDoubles]);
}

#[test]
fn crashed() {
    let broken = caught(Fault::Panics);
    assert_eq!(broken.law, Law::Crashed);
    assert!(broken.what.contains("earning was never tried") && broken.what.contains("seat"), "{broken}");
}

#[test]
fn most_faults_are_caught_without_looking_at_every_step() {
    let cheap = |fault| suite(fault).deep_every(16).check().map_err(|b| b.law);
    for fault in [Fault::KeepsVaults, Fault::KeepsHandsAtTheEnd, Fault::DrawsWithoutDie, Fault::TellsDraw] {
        assert!(cheap(fault).is_err(), "{fault:?}");
    }
}

#[test]
fn a_broken_law_says_where_and_leaves_the_game_behind() {
    let broken = caught(Fault::SecretScore);
    assert_eq!(suite(Fault::SecretScore).one(broken.seed).unwrap_err().to_string(), broken.to_string());
    let says = format!("law `same-view` is broken (seed {}, step {}): ", broken.seed, broken.step);
    assert!(broken.to_string().starts_with(&says), "{broken}");

    let path = broken.save().unwrap();
    let file = GameFile::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    std::fs::remove_file(path).unwrap();
    assert_eq!((file.header.game.as_str(), file.header.seed), ("pedlars", format!("law-{}", broken.seed)));
    assert!(file.rows.len() >= broken.step);
}

#[test]
#[should_panic(expected = "caravan replay")]
fn in_a_test_a_broken_law_panics() {
    suite(Fault::DeadEnd).hold();
}
