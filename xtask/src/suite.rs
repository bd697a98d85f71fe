//! Every test binary of the workspace. Some fill all cores, some mostly wait: several at once leave no core idle.
use crate::run::{Failed, cargo_command, linting, output};
use serde_json::Value;
use std::collections::{BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;

/// So many binaries at once; each uses the cores as it likes.
const LANES: usize = 2;
/// Says to tests that what they need has been installed: whoever misses something fails, and skips nothing.
const INSTALLED: &str = "CARAVAN_PARTS_INSTALLED";
/// The longest first, so that none of them runs alone at the end: by the ends of their names.
const LONGEST: [&str; 5] = [" laws", "caravan caravan", " all", " solver", " kill"];

struct Binary {
    /// package and target: `table laws`
    name: String,
    folder: PathBuf,
    program: PathBuf,
    /// of its tests only those whose names hold this
    only: Option<&'static str>,
    /// of its tests none whose names hold this
    not: Option<&'static str>,
}

/// What the first of every game's laws has in its name: it is enough for the inner loop.
const USUAL: &str = "default_options";
/// Thousands of screens, which take minutes.
const SCREENS: &str = "tui::every::";

/// Builds the tests, with every lint, and says where they lie.
pub struct Suite(Vec<Binary>);

impl Suite {
    /// All tests that there are.
    pub fn build() -> Result<Suite, Failed> {
        Suite::of(&["--all-targets"])
    }
    /// What is asked again and again while something is written: unit tests, rules, goldens, and some games under the laws.
    pub fn quick() -> Result<Suite, Failed> {
        let mut suite = Suite::of(&["--lib", "--bins", "--test", "rules", "--test", "golden", "--test", "laws"])?;
        for laws in suite.0.iter_mut().filter(|binary| binary.name.ends_with(" laws")) {
            laws.only(USUAL)?;
        }
        let left = suite.0.iter_mut().map(|binary| binary.without(SCREENS)).sum::<Result<usize, Failed>>()?;
        if left == 0 {
            return Err(Failed(format!(
                "no test has `{SCREENS}` in its name: what takes minutes has another name now"
            )));
        }
        Ok(suite)
    }
    fn of(targets: &[&str]) -> Result<Suite, Failed> {
        let mut build = cargo_command();
        linting(&mut build).args(["test", "--workspace", "--quiet", "--no-run"]).args(targets);
        let artifacts = built_without_warnings(build.arg("--message-format=json"))?;
        let mut binaries: Vec<Binary> = artifacts.iter().filter_map(test_binary).collect();
        binaries.sort_by_key(|b| LONGEST.iter().position(|&end| b.name.ends_with(end)).unwrap_or(LONGEST.len()));
        Ok(Suite(binaries))
    }

    /// Runs them all, whatever fails.
    pub fn run(self) -> Result<(), Failed> {
        let waiting = Mutex::new(VecDeque::from(self.0));
        let broken = Mutex::new(vec![]);
        let next = || waiting.lock().expect("nobody panics with it").pop_front();
        std::thread::scope(|lanes| {
            for _ in 0..LANES {
                lanes.spawn(|| {
                    while let Some(binary) = next() {
                        if !binary.holds() {
                            broken.lock().expect("nobody panics with it").push(binary.name);
                        }
                    }
                });
            }
        });
        let broken = broken.into_inner().expect("nobody panics with it");
        if broken.is_empty() { Ok(()) } else { Err(Failed(format!("failed tests: {}", broken.join(", ")))) }
    }
}

impl Binary {
    /// From now on only tests with this in their names. There must be some: otherwise it would go by untested.
    fn only(&mut self, part: &'static str) -> Result<(), Failed> {
        self.only = Some(part);
        match self.lists(part)? {
            0 => Err(Failed(format!("{}: no test has `{part}` in its name", self.name))),
            _ => Ok(()),
        }
    }

    /// From now on no tests with this in their names. How many are those?
    fn without(&mut self, part: &'static str) -> Result<usize, Failed> {
        self.not = Some(part);
        self.lists(part)
    }

    /// How many tests have this in their names?
    fn lists(&self, part: &str) -> Result<usize, Failed> {
        let listed = output(self.command().args(["--list", "--format=terse", part]))?;
        Ok(listed.lines().filter(|line| line.ends_with(": test")).count())
    }

    fn command(&self) -> Command {
        // The browser beside them waits for one thing after another, so it goes first.
        let mut test = Command::new("nice");
        test.arg(&self.program);
        test.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).env(INSTALLED, "1");
        test
    }

    /// Says in one line how it went; if it did not go well, everything that the tests said.
    fn holds(&self) -> bool {
        let begun = Instant::now();
        let mut test = self.command();
        test.arg("--quiet").args(self.only);
        if let Some(name) = self.not {
            test.args(["--skip", name]);
        }
        let (said, fine) = match output(&mut test) {
            Ok(said) => (said, true),
            Err(Failed(why)) => (why, false),
        };
        let result = said.lines().rev().find_map(|line| line.strip_prefix("test result: ")).unwrap_or("no result");
        let result = result.split("; finished").next().unwrap_or(result);
        println!("   {}: {result} ({} s)", self.name, begun.elapsed().as_secs());
        // What the machine did not allow is not passed over in silence.
        said.lines().filter(|line| line.starts_with("skipped: ")).for_each(|line| println!("      {line}"));
        if !fine {
            println!("{said}");
        }
        fine
    }
}

/// What cargo says of everything that it builds. A warning is an error.
fn built_without_warnings(build: &mut Command) -> Result<Vec<Value>, Failed> {
    let built = build.stderr(std::process::Stdio::inherit()).output();
    let built = built.map_err(|e| Failed(format!("cannot start cargo: {e}")))?;
    let said = String::from_utf8_lossy(&built.stdout);
    let said: Vec<Value> = said.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let wrong: BTreeSet<&str> = said.iter().filter_map(|line| line["message"]["rendered"].as_str()).collect();
    wrong.iter().for_each(|text| eprintln!("{text}"));
    match (built.status.success(), wrong.len()) {
        (true, 0) => Ok(said),
        (_, n) => Err(Failed(format!("the tests cannot be built, or not without warnings: {n} above"))),
    }
}

/// A line of cargo about something it has built, if that is a test.
fn test_binary(artifact: &Value) -> Option<Binary> {
    // Examples and benchmarks are built for their lints only.
    let kind = &artifact["target"]["kind"][0];
    if artifact["profile"]["test"] != true || kind == "example" || kind == "bench" {
        return None;
    }
    let folder = Path::new(artifact["manifest_path"].as_str()?).parent()?.to_path_buf();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let target = artifact["target"]["name"].as_str()?;
    let name = format!("{package} {target}");
    Some(Binary { name, folder, program: artifact["executable"].as_str()?.into(), only: None, not: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// This very program is one of tests.
    fn us() -> Binary {
        let program = std::env::current_exe().expect("we run");
        Binary { name: "our laws".into(), folder: std::env::temp_dir(), program, only: None, not: None }
    }

    #[test]
    fn a_filter_that_no_test_matches_is_an_error() {
        assert!(us().only("a_filter_that_no_test").is_ok());
        let Err(Failed(why)) = us().only("a_name_of_no_test") else { panic!("nothing would be tested") };
        assert_eq!(why, "our laws: no test has `a_name_of_no_test` in its name");
        let left = ["a_filter_that_no_test", "a_name_of_no_test"].map(|part| us().without(part).ok());
        assert_eq!(left, [Some(1), Some(0)]);
    }
}
