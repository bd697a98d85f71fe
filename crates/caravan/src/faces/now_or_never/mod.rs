//! Now or Never: drawn, printed, and beside cardboard the bot of the solo game and the market.
mod market;
pub mod picture;
mod printed;
mod solo;

use super::Face;
use table::Shelved;

pub const FACE: Face = Face {
    automaton: Some(solo::AUTOMATON),
    market: Some(market::MARKET),
    ..Face::new(now_or_never::NowOrNever::NAME, &picture::NowOrNever)
};
