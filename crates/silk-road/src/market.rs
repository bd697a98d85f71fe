//! The market: which good stands at which price.
use crate::words::{Good, Icon};
use table::Few;

/// The goods in play, the dearest first. What each place is worth is an option of the game.
pub type Order = Few<Good, 6>;

/// Moves the goods over the occupied places; none is lost and no place changes its value.
pub fn apply(icon: Icon, order: &mut Order) {
    match icon {
        Icon::Down => order.rotate_right(1),
        Icon::Up => order.rotate_left(1),
        Icon::Swap => {
            if let Some(last) = order.len().checked_sub(1) {
                order.swap(0, last);
            }
        }
        Icon::Reverse => order.reverse(),
        Icon::Same => {}
    }
}

/// Puts a new good onto the place at `index`; every other good keeps the value it has.
pub fn enter(order: &mut Order, good: Good, index: usize) {
    order.push(good);
    order[index..].rotate_right(1);
}

/// What each good is worth; 0 if it is not in play.
pub fn prices(order: &Order, slots: &[i8]) -> [i8; 6] {
    let mut prices = [0; 6];
    for (good, &value) in order.iter().zip(slots) {
        prices[good.index()] = value;
    }
    prices
}
