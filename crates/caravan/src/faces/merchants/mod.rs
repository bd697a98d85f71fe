//! Merchants of the Dark Road: drawn, printed, and its automaton beside cardboard.
mod automaton;
mod options;
pub mod picture;
mod printed;

use super::Face;
use table::Shelved;

pub const FACE: Face = Face {
    options: options::flags,
    automaton: Some(automaton::AUTOMATON),
    ..Face::new(merchants::Merchants::NAME, &picture::Merchants)
};
