//! Everything that must hold, the fast things first.
use crate::install::{self, DENY, Part};
use crate::run::{Failed, cargo, cargo_command, linting, output, root, status};
use crate::suite::Suite;
use std::process::Command;

/// Which dependencies were looked through last.
const CHECKED: &str = "deny.checked";

pub fn run(soak: bool) -> Result<(), Failed> {
    install::ask(&needs())?;
    install::all(&[install::for_lints(), install::for_the_page()].concat())?;
    step("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    step("rules", crate::rules::run)?;
    step("the page as people get it", crate::web::build)?;
    // The compiler fills every core only now and then, installing waits for the network.
    let suite = step("lints and building the tests, and beside them the page and what the tests need", || {
        beside(Suite::build, &[crate::web::check, parts])
    })?;
    step("the first visit", crate::web::browser_alone)?;
    // The laws fill every core, a browser and a server mostly wait: side by side they take little longer than the laws.
    step("tests and laws, and beside them the browser and dependencies", || {
        // Whoever is done with the tests helps with the browser.
        let tests = || {
            let done = suite.run();
            done.and(crate::web::browser())
        };
        beside(tests, &[crate::web::browser, dependencies, examples])
    })?;
    step(crate::package_test::name(), crate::package_test::run)?;
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

/// Everything that is needed here and may be missing.
pub fn needs() -> Vec<Part> {
    let looks = if are_looked_through() { vec![] } else { install::for_dependencies() };
    [install::for_lints(), install::for_the_page(), install::for_programs_of_tests(), looks].concat()
}

/// The inner loop: what finds most mistakes in the least time. The page and the server's tests come with the whole test.
pub fn quick() -> Result<(), Failed> {
    install::all(&[install::for_lints(), crate::web::needs()].concat())?;
    step("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    step("rules", crate::rules::run)?;
    step("the page as people get it", crate::web::build)?;
    let suite = step("lints and building the tests", Suite::quick)?;
    step("unit tests, rules, and some thousand games under the laws", || suite.run())?;
    println!("all green; before a change is handed in: cargo xtask test");
    Ok(())
}

/// Known weaknesses of what we build on. Their database lies on a server of its own, which not every machine reaches.
pub fn audit() -> Result<(), Failed> {
    status(cargo_deny()?.args(["--log-level", "warn", "check", "advisories"]))
}

fn step<T>(name: &str, work: impl FnOnce() -> Result<T, Failed>) -> Result<T, Failed> {
    println!("-- {name}");
    let begun = std::time::Instant::now();
    let done = work()?;
    println!("   {} s", begun.elapsed().as_secs());
    Ok(done)
}

/// Does all of it at once, to the end. Whatever failed tells why.
fn beside<T>(work: impl FnOnce() -> Result<T, Failed>, others: &[fn() -> Result<(), Failed>]) -> Result<T, Failed> {
    let (done, others): (_, Vec<Result<(), Failed>>) = std::thread::scope(|lanes| {
        let others: Vec<_> = others.iter().map(|other| lanes.spawn(other)).collect();
        let stumbled = |_| Err(Failed("a step stumbled".into()));
        let done = work();
        (done, others.into_iter().map(|lane| lane.join().unwrap_or_else(stumbled)).collect())
    });
    let mut why: Vec<String> = others.into_iter().filter_map(Result::err).map(|Failed(why)| why).collect();
    match done {
        Ok(done) if why.is_empty() => Ok(done),
        Ok(_) => Err(Failed(why.join("\n"))),
        Err(Failed(last)) => {
            why.push(last);
            Err(Failed(why.join("\n")))
        }
    }
}

/// Real programs that the tests start.
fn parts() -> Result<(), Failed> {
    install::all(&install::for_programs_of_tests())
}

/// The examples of the documentation.
fn examples() -> Result<(), Failed> {
    status(linting(&mut cargo_command()).args(["test", "--workspace", "--quiet", "--doc"]))
}

/// Licences, sources and duplicates of everything we build on. Nothing about them changes while the list of it stays the same,
/// and the program that looks takes minutes to build: a list that was looked through is not looked through again.
fn dependencies() -> Result<(), Failed> {
    if are_looked_through() {
        return Ok(());
    }
    status(cargo_deny()?.args(["--log-level", "error", "check", "licenses", "bans", "sources"]))?;
    let Ok(list) = list_of_dependencies() else { return Ok(()) };
    println!("   what we build on has been looked through: {CHECKED} belongs into the commit");
    std::fs::write(root().join(CHECKED), list).map_err(|e| Failed(format!("cannot write {CHECKED}: {e}")))
}

fn are_looked_through() -> bool {
    let checked = std::fs::read_to_string(root().join(CHECKED));
    list_of_dependencies().is_ok_and(|list| checked.is_ok_and(|checked| checked == list))
}

/// What is built on, what is allowed, and who looks, in a few letters.
fn list_of_dependencies() -> Result<String, Failed> {
    let mut git = Command::new("git");
    let sums = output(git.current_dir(root()).args(["hash-object", "Cargo.lock", "deny.toml"]))?;
    Ok(format!("{sums}cargo-deny {DENY}\n"))
}

/// cargo-deny, which is built once if it is not there.
fn cargo_deny() -> Result<Command, Failed> {
    install::all(&install::for_dependencies())?;
    let mut deny = Command::new(install::deny().ok_or_else(|| Failed("cargo-deny is not there".into()))?);
    deny.current_dir(root());
    Ok(deny)
}
