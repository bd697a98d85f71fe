//! The program of the house with one game more.
use shelf::{Entry, SHELF};

fn main() -> std::process::ExitCode {
    let more = [SHELF, &[Entry::of::<wells::Wells>()]].concat();
    // The list lasts as long as the program.
    let chosen = shelf::choose(more.leak());
    assert!(chosen.is_ok(), "nobody has looked at the shelf before");
    caravan::main()
}
