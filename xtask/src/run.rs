//! Other programs, and how they end.
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// Why a command did not do what it should, in words for a person.
pub struct Failed(pub String);

/// The root of the repository. Cargo says where it lies now: a checkout that was moved is not built anew, and what it was
/// built with would name a place that is not there any more.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(here).parent().expect("xtask lies in the repository").to_path_buf()
}

/// What cargo knows of the workspace.
pub fn workspace() -> Result<Value, Failed> {
    let mut metadata = cargo_command();
    let text = output(metadata.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]))?;
    serde_json::from_str(&text).map_err(|e| Failed(format!("cargo metadata: {e}")))
}

/// Where cargo puts what it builds: people may have told it another place.
pub fn built() -> Result<PathBuf, Failed> {
    let target = workspace()?["target_directory"].as_str().map(PathBuf::from);
    target.ok_or_else(|| Failed("cargo metadata: no target_directory".into()))
}

/// The cargo that runs us.
pub fn cargo_command() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    // Nobody builds there a second time or opens a debugger, so nothing is written down for that.
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "none");
    }
    command
}

/// What this cargo builds of ours goes through the lints in the same pass. (`cargo clippy` would go through everything a second
/// time, for nothing but the lints: three minutes from cold on two cores.)
pub fn linting(command: &mut Command) -> &mut Command {
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
}

pub fn cargo(args: &[&str], more: &[&str]) -> Result<(), Failed> {
    let mut command = cargo_command();
    command.args(args).args(more);
    status(&mut command)
}

pub fn status(command: &mut Command) -> Result<(), Failed> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failed(format!("failed: {}", shown(command)))),
        Err(e) => Err(Failed(format!("cannot start {}: {e}", shown(command)))),
    }
}

/// What a program prints.
pub fn output(command: &mut Command) -> Result<String, Failed> {
    match command.output() {
        Ok(out) if out.status.success() => Ok(String::from_utf8_lossy(&out.stdout).into_owned()),
        Ok(out) => {
            let said = [&out.stdout, &out.stderr].map(|said| String::from_utf8_lossy(said));
            Err(Failed(format!("failed: {}\n{}{}", shown(command), said[0], said[1])))
        }
        Err(e) => Err(Failed(format!("cannot start {}: {e}", shown(command)))),
    }
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|w| w.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Can this program be started?
pub fn exists(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|out| out.status.success())
}

pub fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// A program as root. Nobody is asked for a password here: the command fails instead.
pub fn as_root(program: &str) -> Command {
    if is_root() {
        return Command::new(program);
    }
    let mut sudo = Command::new("sudo");
    sudo.args(["-n", program]);
    sudo
}
