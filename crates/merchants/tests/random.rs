//! Random games end, whatever the options.
use merchants::{Merchants, Options};
use table::{Dice, FastDice, Game, Purpose, Quiet};

#[test]
fn random_games_end() {
    for players in 1..=4 {
        let game = Merchants::new(Options { players, ..Options::default() }).unwrap();
        for seed in 0..300 {
            let mut host = Quiet(FastDice::new(seed));
            let mut s = game.deal(&mut host);
            let mut list = vec![];
            let mut steps = 0;
            while let Some(seat) = game.must(&s).first() {
                list.clear();
                game.legal(&s, seat, &mut list);
                assert!(!list.is_empty(), "dead end at {:?}", s.top());
                let a = list[host.below(Purpose(0), list.len() as u32) as usize];
                game.play(&mut s, seat, a, &mut host);
                steps += 1;
                assert!(steps < 20_000, "endless game {seed}");
            }
        }
    }
    println!("state {} bytes, action {}, event {}", size_of::<merchants::State>(), size_of::<merchants::Action>(), size_of::<merchants::Event>());
}
