//! The page.
use crate::install;
use crate::install::Part;
use crate::run::{Failed, built, output, root, status};
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::{Instant, SystemTime};

/// Builds the page if anything in it has changed since.
pub fn build() -> Result<(), Failed> {
    if is_built() {
        return Ok(());
    }
    install::all(&install::for_the_page())?;
    println!("   building the page");
    status(install::npm().args(["run", "--silent", "build", "--", "--logLevel=warn"]))
}

/// What building it needs. A page that is built needs nothing.
pub fn needs() -> Vec<Part> {
    if is_built() { vec![] } else { install::for_the_page() }
}

fn is_built() -> bool {
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
    built.is_some() && built >= newest
}

/// Types, format and unit tests of the page.
pub fn check() -> Result<(), Failed> {
    install::all(&install::for_the_page())?;
    status(install::npm().args(["run", "--silent", "check"]))?;
    status(install::npm().args(["run", "--silent", "test"]))
}

/// The page in a real browser, against a real server: the one that was built for the tests. File after file; whoever calls this
/// a second time meanwhile helps with what is left.
pub fn browser() -> Result<(), Failed> {
    let mut broken = vec![];
    while let Some(file) = next_file()? {
        let begun = Instant::now();
        let done = output(against_our_house("browser:file")?.arg("--").arg(&file));
        let result = if done.is_ok() { "ok" } else { "FAILED" };
        println!("   {file}: {result} ({} s)", begun.elapsed().as_secs());
        broken.extend(done.err().map(|Failed(why)| why));
    }
    if broken.is_empty() { Ok(()) } else { Err(Failed(broken.join("\n"))) }
}

/// What takes longest begins first, so that nobody is left alone with it: by the ends of their names.
const LONGEST: [&str; 3] = ["lessons.test.mjs", "table.test.mjs", "questions.test.mjs"];
/// The files that nobody has taken yet; `None`: nobody has asked.
static FILES: Mutex<Option<Vec<String>>> = Mutex::new(None);

fn next_file() -> Result<Option<String>, Failed> {
    let mut files = FILES.lock().expect("nobody panics with it");
    if files.is_none() {
        let folder = std::fs::read_dir(root().join("web/tests/browser"));
        let folder = folder.map_err(|e| Failed(format!("web/tests/browser: {e}")))?;
        let names = folder.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut all: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
        let place = |name: &String| LONGEST.iter().position(|long| name.ends_with(long)).map_or(0, |at| at + 1);
        all.sort_by_key(|name| (place(name), std::cmp::Reverse(name.clone())));
        *files = Some(all.into_iter().map(|name| format!("tests/browser/{name}")).collect());
    }
    Ok(files.as_mut().and_then(Vec::pop))
}

/// The first visit, whose time counts: it has the machine for itself.
pub fn browser_alone() -> Result<(), Failed> {
    in_browser("browser:alone")
}

/// What the normal run reads in one language or the other is read in both.
pub fn soak() -> Result<(), Failed> {
    status(against_our_house("browser:soak")?.env("SOAK", "1"))
}

fn in_browser(script: &str) -> Result<(), Failed> {
    println!("{}", output(&mut against_our_house(script)?)?);
    Ok(())
}

fn against_our_house(script: &str) -> Result<Command, Failed> {
    let mut tests = install::npm();
    tests.args(["run", "--silent", script]);
    if std::env::var_os(PROGRAM).is_none() {
        tests.env(PROGRAM, built()?.join("debug/caravan"));
    }
    Ok(tests)
}

/// Names the program that browsers are sent to.
const PROGRAM: &str = "CARAVAN_PROGRAM";

fn newest(path: &Path) -> Option<SystemTime> {
    if path.is_file() {
        return path.metadata().ok()?.modified().ok();
    }
    let entries = std::fs::read_dir(path).ok()?.flatten();
    entries.filter_map(|entry| newest(&entry.path())).max()
}
