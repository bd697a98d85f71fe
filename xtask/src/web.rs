//! The page.
use crate::install;
use crate::run::{Failed, output, root, status};
use std::path::Path;
use std::time::SystemTime;

/// Builds the page if anything in it has changed since.
pub fn build() -> Result<(), Failed> {
    let built = root().join("web/dist/index.html").metadata().and_then(|m| m.modified()).ok();
    let sources = [
        "web/src",
        "web/public",
        "web/index.html",
        "web/package-lock.json",
        "web/vite.config.ts",
        "locales",
        "docs/rules",
    ];
    let newest = sources.iter().filter_map(|path| newest(&root().join(path))).max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    install::web()?;
    println!("   building the page");
    status(install::npm().args(["run", "--silent", "build", "--", "--logLevel=warn"]))
}

/// Types, format and unit tests of the page.
pub fn check() -> Result<(), Failed> {
    install::web()?;
    status(install::npm().args(["run", "--silent", "check"]))?;
    status(install::npm().args(["run", "--silent", "test"]))
}

/// The page in a real browser, against a real server: the one that was built for the tests.
pub fn browser() -> Result<(), Failed> {
    in_browser("browser")
}

/// The first visit, whose time counts: it has the machine for itself.
pub fn browser_alone() -> Result<(), Failed> {
    in_browser("browser:alone")
}

/// What the normal run reads in one language or the other is read in both.
pub fn soak() -> Result<(), Failed> {
    status(install::npm().args(["run", "--silent", "browser:soak"]).env("SOAK", "1"))
}

fn in_browser(script: &str) -> Result<(), Failed> {
    println!("{}", output(install::npm().args(["run", "--silent", script]))?);
    Ok(())
}

fn newest(path: &Path) -> Option<SystemTime> {
    if path.is_file() {
        return path.metadata().ok()?.modified().ok();
    }
    let entries = std::fs::read_dir(path).ok()?.flatten();
    entries.filter_map(|entry| newest(&entry.path())).max()
}
