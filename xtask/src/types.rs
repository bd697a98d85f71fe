//! The types of the wire, written down for the page.
use crate::run::{Failed, cargo_command, status};

/// The test that compares them writes them, too: so there is one way to make them, and no build of its own.
pub fn run() -> Result<(), Failed> {
    let mut test = cargo_command();
    test.args(["test", "--quiet", "--package", "server", "--lib", "types::the_page_has_the_types_of_the_house"]);
    status(test.env("CARAVAN_WRITE_TYPES", "1"))
}
