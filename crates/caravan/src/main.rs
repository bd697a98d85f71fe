//! The program of the house, with the games of [`shelf::SHELF`].
fn main() -> std::process::ExitCode {
    caravan::main()
}
