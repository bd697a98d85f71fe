//! Sessions of `caravan automaton` through a pipe, each with a file of its own.
use crate::mouth::*;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

pub struct Desk {
    folder: TempDir,
    game: &'static str,
    seed: &'static str,
}

impl Desk {
    pub fn new(game: &'static str, seed: &'static str) -> Desk {
        Desk { folder: tempfile::tempdir().unwrap(), game, seed }
    }
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
    /// A new session, with all its lines at once.
    pub fn begin(&self, name: &str, args: &[&str], lines: &[&str]) -> String {
        let file = self.file(name);
        let fixed = ["automaton", self.game, "--seed", self.seed, "--file", file.to_str().unwrap()];
        said(&talk(&[&fixed[..], args].concat(), lines))
    }
    pub fn go_on(&self, name: &str, lines: &[&str]) -> Output {
        talk(&["automaton", "--continue", self.file(name).to_str().unwrap()], lines)
    }
}

pub fn talk(args: &[&str], lines: &[&str]) -> Output {
    let mut command = Command::new(CARAVAN);
    let mut child =
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    // It may well leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn said(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", stderr(output));
    stdout(output)
}
