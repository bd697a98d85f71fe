//! Other programs, and how they end.
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
