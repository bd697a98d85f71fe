//! The browser of the tests.
use super::node;
use crate::run::{Failed, output, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The same browser as a package of npm, packed small for machines without any: Ubuntu has none to install with apt-get.
const PACKAGE: &str = "@sparticuz/chromium@153.0.0";
const UNPACK: &str = "xtask/src/install/unpack.mjs";

/// One that somebody has named is not ours to judge. (`web/tests/browser/help.mjs` looks in the same places.)
pub fn is_there() -> bool {
    let of_the_system = ["chromium-headless-shell", "chromium"].map(|name| Path::new("/usr/bin").join(name));
    std::env::var_os("CHROMIUM").is_some() || of_the_system.iter().any(|path| path.exists()) || ours_starts()
}

fn ours() -> PathBuf {
    root().join("target/browser/chromium")
}

fn ours_starts() -> bool {
    output(Command::new(ours()).arg("--version")).is_ok()
}

pub fn take() -> Result<(), Failed> {
    let folder = root().join("target/browser");
    let _ = std::fs::remove_dir_all(&folder);
    node::into(node::npm().arg("--ignore-scripts"), &folder, &[PACKAGE])?;
    output(node::node().arg(root().join(UNPACK)).arg(&folder))?;
    if ours_starts() {
        return Ok(());
    }
    // It is built for one kind of processor.
    Err(Failed(
        "the browser of npm does not start here: install a Chromium, and name it with CHROMIUM=/path/to/it".into(),
    ))
}

pub fn by_hand() -> String {
    let npm = node::npm_by_hand();
    format!("{npm} install --ignore-scripts --prefix target/browser {PACKAGE}\nnode {UNPACK} target/browser")
}
