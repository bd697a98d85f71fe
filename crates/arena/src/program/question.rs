//! What a program is asked.
use serde::Serialize;
use serde_json::json;
use table::{Choice, FastDice, Millis, Mind, Seat, SeatSet, Shelved, Text, legal_list};

/// The first line: what will be played, and every card of it.
pub fn hello<G: Shelved>(game: &G) -> String {
    json!({
        "hello": {
            "arena": super::super::contest::FORMAT, "game": G::NAME, "rules": G::RULES, "seats": game.seats(),
            "options": game.options_now(), "catalog": game.catalog(),
        }
    })
    .to_string()
}

/// Each further line.
#[derive(Serialize)]
struct Question<V> {
    game: &'static str,
    /// the how-manieth of this game, from 1
    question: u32,
    /// a number from the arena's dice: a program that takes its chance from it plays the same game again
    dice: u32,
    sheet: Paper<V>,
}

/// The sheet of the seat, less what only somebody needs who can come back to it later.
#[derive(Serialize)]
struct Paper<V> {
    you: Seat,
    must: SeatSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline: Option<Millis>,
    board: V,
    prompt: Text,
    offers: Vec<Button>,
}

#[derive(Serialize)]
struct Button {
    act: String,
    #[serde(flatten)]
    choice: Choice,
}

/// The line, and the actions that answer it.
pub fn question<G: Shelved>(mind: &Mind<'_, G>, question: u32, dice: &mut FastDice) -> (String, Vec<G::Action>) {
    let (game, seat) = (mind.game(), mind.seat());
    // The true state is out of reach here, and need not be within: what the seat sees is the same in all worlds that it
    // cannot tell apart.
    let world = mind.imagine(dice);
    let offers = legal_list(game, &world, seat);
    let button = |&a: &G::Action| Button { act: a.to_string(), choice: game.choice(&world, seat, a) };
    let sheet = Paper {
        you: seat,
        must: game.must(&world),
        deadline: game.deadline(&world, seat),
        board: game.view(&world, Some(seat)),
        prompt: game.prompt(&world, seat),
        offers: offers.iter().map(button).collect(),
    };
    let line = Question { game: G::NAME, question, dice: (dice.next_u64() >> 32) as u32, sheet };
    (serde_json::to_string(&line).expect("sheets serialise"), offers)
}
