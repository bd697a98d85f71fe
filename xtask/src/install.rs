//! What a command needs and does not find, it installs, or says in one line what to install.
use crate::run::{Failed, exists, output, root, status};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

/// The oldest Node.js that the page can be built with.
const NODE: (u32, u32) = (20, 19);
/// What is taken from the npm registry where a distribution has an older one (Debian 12, Ubuntu 24.04): Node.js as a package, and its npm.
const NODE_PACKAGES: [&str; 2] = ["node@22", "npm@11"];

static ONLY_SAY: AtomicBool = AtomicBool::new(false);

/// From now on nothing is installed: whoever needs something is told the command.
pub fn only_say() {
    ONLY_SAY.store(true, Ordering::Relaxed);
}

/// Node.js and npm, and the packages of the page.
pub fn web() -> Result<(), Failed> {
    if !exists("npm") {
        debian("npm", "npm, which builds the page and brings Node.js")?;
    }
    if !node_is_new_enough() {
        newer_node()?;
    }
    let lock = root().join("web/package-lock.json");
    let installed = root().join("web/node_modules/.package-lock.json");
    if is_newer(&lock, &installed) {
        let command = "npm install, in web/";
        if ONLY_SAY.load(Ordering::Relaxed) {
            return Err(Failed(format!("the packages of the page are missing: {command}")));
        }
        println!("   installing the packages of the page into web/node_modules");
        // Not `ci`: that asks the lock file for packages of machines that this one is not.
        status(npm().args(["install", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    }
    Ok(())
}

pub fn chromium() -> Result<(), Failed> {
    let is_there = |name: &str| Path::new("/usr/bin").join(name).exists();
    if is_there(SHELL) {
        return Ok(());
    }
    // The whole browser does as well, in twice the time.
    let whole = || if is_there("chromium") { Ok(()) } else { debian("chromium", BROWSER) };
    if ONLY_SAY.load(Ordering::Relaxed) {
        return whole();
    }
    debian(&format!("{SHELL} fonts-liberation"), BROWSER).or_else(|_| whole())
}

pub fn postgres() -> Result<(), Failed> {
    let found = std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut versions| versions.next().is_some());
    if found { Ok(()) } else { debian("postgresql", "a database of the tests") }
}

/// A terminal that tests type into.
pub fn tmux() -> Result<(), Failed> {
    if output(Command::new("tmux").arg("-V")).is_ok() { Ok(()) } else { debian("tmux", "a terminal for the tests") }
}

/// npm, in the folder of the page, with a Node.js that is new enough.
pub fn npm() -> Command {
    let mut npm = Command::new(own_node().map_or("npm".into(), |bin| bin.join("npm")));
    npm.current_dir(root().join("web")).envs(path_with_node());
    npm
}

/// The Node.js in target/, if one was needed.
fn own_node() -> Option<PathBuf> {
    let bin = root().join("target/node/node_modules/.bin");
    bin.join("node").exists().then_some(bin)
}

fn path_with_node() -> Option<(&'static str, std::ffi::OsString)> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(own_node()?).chain(std::env::split_paths(&path));
    Some(("PATH", std::env::join_paths(all).ok()?))
}

fn node_is_new_enough() -> bool {
    let Ok(version) = output(Command::new("node").arg("--version").envs(path_with_node())) else { return false };
    is_new_enough(&version)
}

/// `v20.19.0`
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(|n| n.parse::<u32>().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= NODE
}

/// A newer Node.js beside that of the system, for this repository only.
fn newer_node() -> Result<(), Failed> {
    let ((major, minor), folder) = (NODE, root().join("target/node"));
    let by_hand = format!("npm install --prefix {} {}", folder.display(), NODE_PACKAGES.join(" "));
    if ONLY_SAY.load(Ordering::Relaxed) {
        return Err(Failed(format!("Node.js {major}.{minor} or newer is needed to build the page: {by_hand}")));
    }
    println!("   the page needs Node.js {major}.{minor} or newer: taking one into target/node (once)");
    std::fs::create_dir_all(&folder).map_err(|e| Failed(format!("{}: {e}", folder.display())))?;
    let mut install = Command::new("npm");
    install.args(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"]);
    output(install.arg(&folder).args(NODE_PACKAGES))?;
    if node_is_new_enough() {
        Ok(())
    } else {
        Err(Failed(format!("Node.js {major}.{minor} or newer is needed to build the page; tried: {by_hand}")))
    }
}

/// Is `a` newer than `b`, or `b` missing?
fn is_newer(a: &Path, b: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    time(b).is_none_or(|b| time(a).is_some_and(|a| a > b))
}

/// Chromium without its own windows, menus and buttons, which nobody sees in a test.
const SHELL: &str = "chromium-headless-shell";
const BROWSER: &str = "the browser of the tests";

/// Packages of Debian or Ubuntu, if we may install them. Said before it is done: what, and why.
fn debian(packages: &str, why: &str) -> Result<(), Failed> {
    let by_hand = || Failed(format!("needed: {why}. apt-get install {packages}"));
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let mut first: Vec<&str> = if root { vec![] } else { vec!["sudo", "-n"] };
    first.push("apt-get");
    if ONLY_SAY.load(Ordering::Relaxed) || !exists("apt-get") {
        return Err(by_hand());
    }
    println!("   installing {packages} with apt-get (once): {why}");
    let apt = |args: &[&str]| {
        let mut command = Command::new(first[0]);
        command.args(&first[1..]).args(args).env("DEBIAN_FRONTEND", "noninteractive");
        output(&mut command)
    };
    apt(&["update", "-qq"]).map_err(|_| by_hand())?;
    let mut install = vec!["install", "-y", "-qq"];
    install.extend(packages.split(' '));
    apt(&install).map(|_| ()).map_err(|_| by_hand())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nodes_of_the_distributions_are_told_apart() {
        for (version, fine) in
            [("v18.20.4", false), ("v20.18.1", false), ("v20.19.0", true), ("v22.12.0\n", true), ("", false)]
        {
            assert_eq!(is_new_enough(version), fine, "{version}");
        }
    }
}
