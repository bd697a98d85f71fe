//! Positions by description: `{"round": 3, "turn": 1, "seats": [{"coins": 4, "hand": [0, 7]}], "sold": [1]}`. Cards are numbers
//! of the catalog. Whose hand is left out draws as many cards as `cards` says, or keeps those that were dealt.
use crate::rules::{CARDS, ROOM, State, Wells};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Deck, Few, Problems, Seat, Set, TableDice};

#[derive(Deserialize, Serialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Scene {
    round: Option<u8>,
    turn: Option<u8>,
    seats: Vec<Camel>,
    sold: Vec<u8>,
}

#[derive(Deserialize, Serialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Camel {
    coins: u8,
    /// how many, where nobody says which
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<u8>>,
}

pub fn read(game: &Wells, fresh: &State, dice: &mut TableDice, scene: &Value) -> Result<State, Problems> {
    let scene = Scene::deserialize(scene).map_err(|e| Problems::one("scene", e))?;
    let mut problems = Problems::default();
    let round = scene.round.unwrap_or(1);
    if !(1..=game.rounds + 1).contains(&round) {
        problems.add("round", format!("it is 1 to {}", game.rounds + 1));
    }
    let turn = scene.turn.unwrap_or(0);
    if turn >= game.players || (round > game.rounds && turn > 0) {
        problems.add("turn", "nobody sits there whose turn it could be");
    }
    if scene.seats.len() > game.players.into() {
        problems.add("seats", format!("{} sit here", game.players));
    }
    let mut left = Set::first_n(game.each.len() as u32);
    let mut take = |at: String, card: u8, problems: &mut Problems| {
        if card < 64 && left.has(card) {
            left.remove(card);
        } else {
            problems.add(at, format!("there is no card {card} left"));
        }
    };
    scene.sold.iter().for_each(|&card| take("sold".into(), card, &mut problems));
    let mut s =
        State { round, turn: Seat(turn), sold: scene.sold.iter().copied().filter(|&c| c < 64).collect(), ..*fresh };
    for (seat, camel) in game.all().zip(&scene.seats) {
        s.coins[seat] = camel.coins;
        if camel.coins > 200 {
            problems.add(format!("seats.{seat}.coins"), "nobody earns so much");
        }
        let hand = camel.hand.as_deref().unwrap_or(&[]);
        if hand.len() > ROOM || camel.cards.is_some_and(|n| n as usize > ROOM) {
            problems.add(format!("seats.{seat}.hand"), format!("a camel carries {ROOM} cards"));
            continue;
        }
        hand.iter().for_each(|&card| take(format!("seats.{seat}.hand"), card, &mut problems));
        s.hands[seat] = hand.iter().copied().collect();
    }
    // Hands that nobody names are drawn: whoever asks does not know them.
    for (seat, camel) in game.all().zip(scene.seats.iter().map(Some).chain(std::iter::repeat(None))) {
        let named = camel.is_some_and(|camel| camel.hand.is_some());
        let many = camel.and_then(|camel| camel.cards).map_or(fresh.hands[seat].len(), usize::from);
        if !named && many <= ROOM {
            let cards: Few<u8, ROOM> = (0..many).map_while(|_| left.draw(dice, CARDS)).collect();
            if cards.len() < many {
                problems.add(format!("seats.{seat}.cards"), "there are not enough cards");
            }
            s.hands[seat] = cards;
        }
    }
    s.deck = Deck::new(left);
    problems.or(s)
}

pub fn write(game: &Wells, s: &State, who: Option<Seat>) -> Value {
    let camel = |seat: Seat| Camel {
        coins: s.coins[seat],
        cards: (who != Some(seat)).then(|| s.hands[seat].len() as u8),
        hand: (who == Some(seat)).then(|| s.hands[seat].to_vec()),
    };
    json!(Scene {
        round: Some(s.round),
        turn: Some(s.turn.0),
        seats: game.all().map(camel).collect(),
        sold: s.sold.iter().collect(),
    })
}
