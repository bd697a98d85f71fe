//! What a player or the table itself can do.
use crate::words::Piece;
use table::actions;

actions! {
    pub enum Action {
        /// with a clock of one's own, this starts it
        Ready = "ready",
        /// the table: signal, hourglass and maps at the same moment
        Start = "start",
        /// it lies at turn 0
        Place { cell: u8, piece: Piece } = "place",
        /// `place` and `turn` at once: nothing can come between them. In no list, or it would be three times as long
        Lay { cell: u8, piece: Piece, to: u8 } = "lay",
        /// to this turn
        Turn { cell: u8, to: u8 } = "turn",
        Move { cell: u8, to: u8 } = "move",
        Lift { cell: u8 } = "lift",
        /// "I have arrived!"
        Declare = "declare",
        /// the table: the sand has run out
        TimeUp = "time-up",
    }
}
