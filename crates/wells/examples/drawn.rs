//! The program with one game more, and a face for it: `cargo run -p wells --example drawn -- play wells`.
use caravan::faces::{self, Canvas, FACES, Face, Picture, Rect, View};
use serde::Deserialize;
use shelf::{Entry, SHELF};
use std::process::ExitCode;
use table::Shelved;
use wells::Wells;

/// A line for each camel.
struct Camels;

impl Picture for Camels {
    fn draw(&self, view: &View<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let Ok(board) = wells::View::deserialize(view.board) else { return };
        for ((y, name), camel) in (area.top()..area.bottom()).zip(view.names).zip(&board.seats) {
            let line = format!("{name}: {} cards, {} coins", camel.cards, camel.coins);
            canvas.put(area.x, y, area.width, &line, canvas.look.strong());
        }
    }
}

fn main() -> ExitCode {
    // Both lists last as long as the program, and nobody has looked at them before.
    let _ = shelf::choose([SHELF, &[Entry::of::<Wells>()]].concat().leak());
    let _ = faces::choose([FACES, &[Face::new(Wells::NAME, &Camels)]].concat().leak());
    caravan::main()
}
