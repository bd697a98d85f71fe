//! Every test binary of the workspace. Some fill all cores, some mostly wait: several at once leave no core idle.
use crate::run::{Failed, cargo_command, output};
use serde_json::Value;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;

/// So many binaries at once; each uses the cores as it likes.
const LANES: usize = 2;
/// Says to tests that what they need has been installed: whoever misses something fails, and skips nothing.
const INSTALLED: &str = "CARAVAN_PARTS_INSTALLED";
/// The longest first, so that none of them runs alone at the end: by the ends of their names.
const LONGEST: [&str; 4] = [" laws", "caravan caravan", " all", " kill"];

struct Binary {
    /// package and target: `merchants laws`
    name: String,
    folder: PathBuf,
    program: PathBuf,
    /// of its tests only those whose names hold one of these; none: all of them
    only: &'static [&'static str],
}

/// Builds the tests and says where they lie.
pub struct Suite(Vec<Binary>);

impl Suite {
    /// All tests that there are.
    pub fn build() -> Result<Suite, Failed> {
        Suite::of(&["--lib", "--bins", "--tests"])
    }
    /// What is asked again and again while something is written: unit tests, rules, goldens, and some games under the laws.
    pub fn quick() -> Result<Suite, Failed> {
        let mut suite = Suite::of(&["--lib", "--bins", "--test", "rules", "--test", "golden", "--test", "laws"])?;
        for laws in suite.0.iter_mut().filter(|binary| binary.name.ends_with(" laws")) {
            laws.only = &["default_options", "everybody_at_once"];
        }
        Ok(suite)
    }
    fn of(targets: &[&str]) -> Result<Suite, Failed> {
        let mut build = cargo_command();
        build.args(["test", "--workspace", "--quiet", "--no-run"]).args(targets);
        build.arg("--message-format=json-render-diagnostics");
        build.stderr(std::process::Stdio::inherit());
        let said = output(&mut build)?;
        let artifacts = said.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let mut binaries: Vec<Binary> = artifacts.filter_map(|artifact| test_binary(&artifact)).collect();
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
    /// Says in one line how it went; if it did not go well, everything that the tests said.
    fn holds(&self) -> bool {
        let begun = Instant::now();
        // The browser beside them waits for one thing after another, so it goes first.
        let mut test = Command::new("nice");
        test.arg(&self.program);
        test.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).env(INSTALLED, "1");
        test.arg("--quiet").args(self.only);
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

/// A line of cargo about something it has built, if that is a test.
fn test_binary(artifact: &Value) -> Option<Binary> {
    if artifact["profile"]["test"] != true {
        return None;
    }
    let folder = Path::new(artifact["manifest_path"].as_str()?).parent()?.to_path_buf();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let target = artifact["target"]["name"].as_str()?;
    let name = format!("{package} {target}");
    Some(Binary { name, folder, program: artifact["executable"].as_str()?.into(), only: &[] })
}
