//! What a test needs of the machine. A test that could not be tried says so, whoever runs it; where everything has been
//! installed for the tests, it fails.
#![allow(dead_code, reason = "each test program uses its part")]
use std::io::Write;
use std::process::Command;

/// Set by whoever has installed all that the tests need.
pub const INSTALLED: &str = "CARAVAN_PARTS_INSTALLED";

/// Is this program here? If not, that has been said. `asked`: what makes it say its version.
#[track_caller]
pub fn has(program: &str, asked: &str) -> bool {
    let found = Command::new(program).arg(asked).output().is_ok_and(|out| out.status.success());
    if !found {
        is_missing(program);
    }
    found
}

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

/// The same test on a machine without this: it says that it was not tried, and fails where that was to be installed.
#[track_caller]
pub fn missed(test: &str, what: &str) {
    let nowhere = tempfile::tempdir().expect("a folder");
    let without = |installed: bool| {
        let mut again = Command::new(std::env::current_exe().expect("we run"));
        again.args(["--exact", test]).env("PATH", nowhere.path());
        if installed {
            again.env(INSTALLED, "1")
        } else {
            again.env_remove(INSTALLED)
        };
        let out = again.output().expect("it starts again");
        (out.status.success(), String::from_utf8_lossy(&out.stdout).into_owned())
    };
    let (fine, said) = without(false);
    assert!(fine && said.contains(&format!("\nskipped: {test}: there is no {what} here")), "{said}");
    let (fine, said) = without(true);
    assert!(!fine && said.contains(&format!("there is no {what} here, and there should be")), "{said}");
}
