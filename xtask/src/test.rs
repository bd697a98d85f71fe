//! Everything that must hold, the fast things first.
use crate::run::{Failed, cargo, cargo_command, exists, output, root, status};
use crate::suite::Suite;
use std::process::Command;

const DENY: &str = "0.20.2";
/// Which dependencies were looked through last.
const CHECKED: &str = "deny.checked";

pub fn run(soak: bool) -> Result<(), Failed> {
    step("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    step("rules", crate::rules::run)?;
    step("the page as people get it", crate::web::build)?;
    // The compiler fills every core only now and then, installing waits for the network.
    step("lints, and beside them the page and what the tests need", || beside(lints, &[crate::web::check, parts]))?;
    let suite = step("building the tests", Suite::build)?;
    step("the first visit", crate::web::browser_alone)?;
    // The laws fill every core, a browser and a server mostly wait: side by side they take little longer than the laws.
    step("tests and laws, and beside them the browser and dependencies", || {
        beside(|| suite.run(), &[crate::web::browser, dependencies, examples])
    })?;
    step("the package, installed", crate::package_test::run)?;
    if soak {
        step("soak: more than a million games under the laws", || {
            let mut laws = cargo_command();
            laws.args(["test", "--release", "--test", "laws"]);
            for game in crate::games::all()? {
                laws.args(["--package", &game.name]);
            }
            status(laws.args(["--", "--ignored", "--nocapture"]))
        })?;
        step("soak: every question at every size in both languages", crate::web::soak)?;
        step("soak: every fault at every statement, on both databases", || {
            let mut faults = cargo_command();
            faults.args(["test", "--package", "server", "--test", "all", "faults::", "--", "--nocapture"]);
            status(faults.env("FAULTS", "all"))
        })?;
        step("soak: 300 kills of the server", || {
            let mut kill = cargo_command();
            kill.args(["test", "--release", "--package", "caravan", "--test", "kill", "--", "--nocapture"]);
            status(kill.env("KILL_ROUNDS", "300"))
        })?;
    }
    println!("all green");
    Ok(())
}

/// The inner loop: what finds most mistakes in the least time. The page and the server's tests come with the whole test.
pub fn quick() -> Result<(), Failed> {
    step("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    step("rules", crate::rules::run)?;
    step("the page as people get it", crate::web::build)?;
    step("lints", lints)?;
    let suite = step("building the tests", Suite::quick)?;
    step("unit tests, rules, and some thousand games under the laws", || suite.run())?;
    println!("all green; before a change is handed in: cargo xtask test");
    Ok(())
}

/// Known weaknesses of what we build on. Their database lies on a server of its own, which not every machine reaches.
pub fn audit() -> Result<(), Failed> {
    let mut deny = Command::new(cargo_deny()?);
    status(deny.current_dir(root()).args(["--log-level", "warn", "check", "advisories"]))
}

fn step<T>(name: &str, work: impl FnOnce() -> Result<T, Failed>) -> Result<T, Failed> {
    println!("-- {name}");
    let begun = std::time::Instant::now();
    let done = work()?;
    println!("   {} s", begun.elapsed().as_secs());
    Ok(done)
}

/// Does all of it at once, to the end. Whatever failed tells why.
fn beside(work: impl FnOnce() -> Result<(), Failed>, others: &[fn() -> Result<(), Failed>]) -> Result<(), Failed> {
    let done: Vec<Result<(), Failed>> = std::thread::scope(|lanes| {
        let others: Vec<_> = others.iter().map(|other| lanes.spawn(other)).collect();
        let stumbled = |_| Err(Failed("a step stumbled".into()));
        let done = work();
        others.into_iter().map(|lane| lane.join().unwrap_or_else(stumbled)).chain([done]).collect()
    });
    let why: Vec<String> = done.into_iter().filter_map(Result::err).map(|Failed(why)| why).collect();
    if why.is_empty() { Ok(()) } else { Err(Failed(why.join("\n"))) }
}

fn lints() -> Result<(), Failed> {
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[])
}

/// Real parts that the tests start.
fn parts() -> Result<(), Failed> {
    crate::install::postgres()?;
    crate::install::tmux()?;
    crate::install::chromium()
}

/// The examples of the documentation.
fn examples() -> Result<(), Failed> {
    cargo(&["test", "--workspace", "--quiet", "--doc"], &[])
}

/// Licences, sources and duplicates of everything we build on. Nothing about them changes while the list of it stays the same,
/// and the program that looks takes minutes to build: a list that was looked through is not looked through again.
fn dependencies() -> Result<(), Failed> {
    let checked = root().join(CHECKED);
    let list = list_of_dependencies();
    if list.is_ok() && std::fs::read_to_string(&checked).ok() == list.as_ref().ok().cloned() {
        return Ok(());
    }
    let mut deny = Command::new(cargo_deny()?);
    status(deny.current_dir(root()).args(["--log-level", "error", "check", "licenses", "bans", "sources"]))?;
    let Ok(list) = list else { return Ok(()) };
    println!("   what we build on has been looked through: {CHECKED} belongs into the commit");
    std::fs::write(&checked, list).map_err(|e| Failed(format!("cannot write {CHECKED}: {e}")))
}

/// What is built on, what is allowed, and who looks, in a few letters.
fn list_of_dependencies() -> Result<String, Failed> {
    let mut git = Command::new("git");
    let sums = output(git.current_dir(root()).args(["hash-object", "Cargo.lock", "deny.toml"]))?;
    Ok(format!("{sums}cargo-deny {DENY}\n"))
}

/// cargo-deny, which is built once if it is not there.
fn cargo_deny() -> Result<std::path::PathBuf, Failed> {
    let tools = root().join("target/tools");
    let ours = tools.join("bin/cargo-deny");
    if !ours.exists() && exists("cargo-deny") {
        return Ok("cargo-deny".into());
    }
    if !ours.exists() {
        println!("   installing cargo-deny {DENY} (once)");
        let mut install = cargo_command();
        install.args([
            "install",
            "--quiet",
            "--locked",
            "--debug",
            "--version",
            DENY,
            "--no-default-features",
            "--root",
        ]);
        status(install.arg(&tools).arg("cargo-deny"))?;
    }
    Ok(ours)
}
