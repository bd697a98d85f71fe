//! What a command needs and does not find, it installs, or says in one line what to install.
use crate::run::{Failed, exists, output, root, status};
use std::path::Path;
use std::process::Command;

/// The oldest Node.js that the page can be built with.
const NODE: (u32, u32) = (20, 19);

/// Node.js and npm, and the packages of the page.
pub fn web() -> Result<(), Failed> {
    if !node_is_new_enough() {
        debian("nodejs npm", "Node.js")?;
        if !node_is_new_enough() {
            let (major, minor) = NODE;
            return Err(Failed(format!(
                "Node.js {major}.{minor} or newer is needed to build the page: https://nodejs.org"
            )));
        }
    }
    let lock = root().join("web/package-lock.json");
    let installed = root().join("web/node_modules/.package-lock.json");
    if is_newer(&lock, &installed) {
        println!("   installing the packages of the page");
        // Not `ci`: that asks the lock file for packages of machines that this one is not.
        status(npm().args(["install", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    }
    Ok(())
}

pub fn chromium() -> Result<(), Failed> {
    if Path::new("/usr/bin/chromium").exists() { Ok(()) } else { debian("chromium", "Chromium") }
}

pub fn postgres() -> Result<(), Failed> {
    let found = std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut versions| versions.next().is_some());
    if found { Ok(()) } else { debian("postgresql", "PostgreSQL") }
}

/// npm, in the folder of the page.
pub fn npm() -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(root().join("web"));
    npm
}

fn node_is_new_enough() -> bool {
    let Ok(version) = output(Command::new("node").arg("--version")) else { return false };
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(|n| n.parse::<u32>().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= NODE && exists("npm")
}

/// Is `a` newer than `b`, or `b` missing?
fn is_newer(a: &Path, b: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    time(b).is_none_or(|b| time(a).is_some_and(|a| a > b))
}

/// Packages of Debian or Ubuntu, if we may install them.
fn debian(packages: &str, what: &str) -> Result<(), Failed> {
    let by_hand = || Failed(format!("{what} is needed: apt-get install {packages}"));
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let mut first: Vec<&str> = if root { vec![] } else { vec!["sudo", "-n"] };
    first.push("apt-get");
    if !exists("apt-get") {
        return Err(by_hand());
    }
    println!("   installing {what} (once)");
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
