//! Moments of games to ask bots about.
use bots::Bot;
use merchants::words::Difficulty;
use merchants::{Merchants, Options, State};
use table::*;

pub fn game(players: u8) -> Merchants {
    Merchants::new(Options { players, ..Options::default() }).expect("our own pack is sound")
}

/// One person against the automaton.
pub fn alone() -> Merchants {
    let opt = Options { players: 2, automaton: Some(1), level: Difficulty::Hard, ..Options::default() };
    Merchants::new(opt).expect("our own pack is sound")
}

pub fn prototype() -> Merchants {
    let opt = Options { automaton: Some(0), ..Options::of(merchants::edition::Edition::Prototype) };
    Merchants::new(opt).expect("our own pack is sound")
}

pub fn bot(name: &str) -> Box<dyn Bot<Merchants>> {
    bots::merchants::by_name(name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Plays a game; `choose` decides every moment with a choice. Returns the end.
pub fn play(
    game: &Merchants,
    seed: u64,
    mut choose: impl FnMut(&State, Seat, &[merchants::Action]) -> Option<merchants::Action>,
) -> State {
    let mut host = Quiet(FastDice::new(seed));
    let mut s = game.deal(&mut host);
    while let Some(seat) = game.must(&s).first() {
        let list = legal_list(game, &s, seat);
        let action = if let [only] = list[..] { Some(only) } else { choose(&s, seat, &list) };
        let Some(action) = action else { break };
        assert!(list.contains(&action), "{action} is not among {list:?}");
        game.play(&mut s, seat, action, &mut host);
    }
    s
}
