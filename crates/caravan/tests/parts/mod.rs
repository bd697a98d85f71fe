//! What a test needs of the machine. A test that could not be tried says so, whoever runs it; where everything has been
//! installed for the tests, it fails.
use std::io::Write;

/// Set by whoever has installed all that the tests need.
pub const INSTALLED: &str = "CARAVAN_PARTS_INSTALLED";

/// There is none of this here, and it could be installed.
#[track_caller]
pub fn is_missing(what: &str) {
    assert!(std::env::var_os(INSTALLED).is_none(), "there is no {what} here, and there should be");
    skipped(&format!("there is no {what} here"));
}

/// Written past the harness, which keeps to itself what tests print that pass.
pub fn skipped(why: &str) {
    let test = std::thread::current().name().unwrap_or("a test").to_string();
    let _ = writeln!(std::io::stdout(), "\nskipped: {test}: {why}");
}
