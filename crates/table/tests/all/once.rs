//! The legal list is made once: the door, the marks, the sheets and the forced moves read the same one.
use crate::toys::{anytime::Anytime, counted::Counted, pedlars::Pedlars};
use table::*;

/// Plays a game as clients do, everybody with a sheet after each action and an echoed mark. How often the lists of the moments
/// that the table came to were made: by those who wanted one, and in all.
fn lists_made<G: Game>(game: G, seed: u64) -> (usize, usize) {
    let mut table = Table::new(Counted::new(game), Header::new("counted", "once"));
    let mut dice = FastDice::new(seed);
    let (mut wanted, mut made) = (0, 0);
    while !table.is_over() && table.rows().len() < 300 {
        let seats = || Seat::all(table.game().seats());
        let sheets: Vec<_> = seats().map(|seat| table.sheet(Some(seat))).collect();
        // what they were asked for since the last action
        let lists = table.game().lists.take();
        let now = table.hash();
        wanted += sheets.len();
        made += lists.iter().filter(|((state, _), _)| *state == now).map(|(_, n)| n).sum::<usize>();
        let seat = table.game().must(table.state()).first().expect("it is not over");
        if table.can_undo(seat) && dice.below(Purpose(0), 9) == 0 {
            table.undo(seat, 0).expect("it could");
            continue;
        }
        let offers = &sheets[seat.index()].offers;
        let offer = &offers[dice.below(Purpose(0), offers.len() as u32) as usize];
        table.act_text(seat, 0, &offer.act, Some(offer.mark)).expect("it was offered");
        // the door has read the list of the sheet
        made +=
            table.game().lists.borrow().iter().filter(|((state, _), _)| *state == now).map(|(_, n)| n).sum::<usize>();
    }
    (wanted, made)
}

#[test]
fn a_moment_has_one_list_for_each_seat() {
    for seed in 0..5 {
        for (wanted, made) in [lists_made(Anytime::new(3), seed), lists_made(Pedlars::new(3), seed)] {
            assert!(wanted > 30, "{wanted} lists were wanted");
            assert_eq!(made, wanted, "seed {seed}");
        }
    }
}
