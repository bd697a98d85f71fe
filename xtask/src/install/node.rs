//! Node.js and npm, and the packages of the page.
use crate::run::{Failed, exists, output, root, status};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Node.js that the page can be built with.
const NODE: (u32, u32) = (20, 19);
/// What is taken from the npm registry where a distribution has an older one (Debian 12, Ubuntu 24.04): Node.js as a package, and its npm.
const PACKAGES: [&str; 2] = ["node@22", "npm@11"];
/// npm without its advertising.
pub const QUIETLY: [&str; 4] = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

pub fn has_npm() -> bool {
    exists("npm")
}

/// npm, in the folder of the page, with a Node.js that is new enough.
pub fn npm() -> Command {
    let mut npm = Command::new(ours().map_or("npm".into(), |bin| bin.join("npm")));
    npm.current_dir(root().join("web")).envs(path());
    npm
}

/// Node.js, new enough.
pub fn node() -> Command {
    let mut node = Command::new(ours().map_or("node".into(), |bin| bin.join("node")));
    node.envs(path());
    node
}

/// The Node.js in target/, if one was needed.
fn ours() -> Option<PathBuf> {
    let bin = root().join("target/node/node_modules/.bin");
    ["node", "npm"].iter().all(|name| bin.join(name).exists()).then_some(bin)
}

fn path() -> Option<(&'static str, std::ffi::OsString)> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(ours()?).chain(std::env::split_paths(&path));
    Some(("PATH", std::env::join_paths(all).ok()?))
}

pub fn is_new_enough() -> bool {
    output(node().arg("--version")).is_ok_and(|version| is_new(&version))
}

/// `v20.19.0`
fn is_new(version: &str) -> bool {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(|n| n.parse::<u32>().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= NODE
}

/// A newer Node.js beside that of the system, for this repository only.
pub fn take_newer() -> Result<(), Failed> {
    let folder = root().join("target/node");
    // Half of one, from somebody who was interrupted, is worse than none.
    let _ = std::fs::remove_dir_all(&folder);
    into(&mut Command::new("npm"), &folder, &PACKAGES)
}

pub fn newer_by_hand() -> String {
    format!("npm install --prefix target/node {}", PACKAGES.join(" "))
}

/// Packages of the npm registry, into a folder of their own.
pub fn into(npm: &mut Command, folder: &Path, packages: &[&str]) -> Result<(), Failed> {
    std::fs::create_dir_all(folder).map_err(|e| Failed(format!("{}: {e}", folder.display())))?;
    output(npm.arg("install").args(QUIETLY).arg("--prefix").arg(folder).args(packages)).map(|_| ())
}

pub fn has_packages() -> bool {
    !is_newer(&root().join("web/package-lock.json"), &root().join("web/node_modules/.package-lock.json"))
}

/// Not `ci`: that asks the lock file for packages of machines that this one is not.
pub fn install_packages() -> Result<(), Failed> {
    status(npm().arg("install").args(QUIETLY))?;
    // npm writes its list anew only if it has changed.
    let list = std::fs::File::options().append(true).open(root().join("web/node_modules/.package-lock.json"));
    let now = std::time::SystemTime::now();
    list.and_then(|list| list.set_modified(now))
        .map_err(|e| Failed(format!("npm has left no list in web/node_modules: {e}")))
}

pub fn packages_by_hand() -> String {
    format!("{} install --no-save --prefix web", npm_by_hand())
}

/// npm as `npm()` takes it.
pub fn npm_by_hand() -> &'static str {
    "PATH=$PWD/target/node/node_modules/.bin:$PATH npm"
}

/// Is `a` newer than `b`, or `b` missing?
fn is_newer(a: &Path, b: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
    time(b).is_none_or(|b| time(a).is_some_and(|a| a > b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nodes_of_the_distributions_are_told_apart() {
        for (version, fine) in
            [("v18.20.4", false), ("v20.18.1", false), ("v20.19.0", true), ("v22.12.0\n", true), ("", false)]
        {
            assert_eq!(is_new(version), fine, "{version}");
        }
    }
}
