//! The Debian package, installed and run; on a person's machine only unpacked and run. What is packed is the program that was built for the tests; `cargo xtask release` packs
//! the optimised one in the same way.
use crate::release::{SOON, debian, fresh, laid_out, stripped};
use crate::run::{Failed, as_root, built, exists, output, root};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const NAME: &str = "caravanserai";
const PROGRAM: &str = "usr/bin/caravan";
const PAPERS: [&str; 5] = [
    "usr/share/man/man1/caravan.1.gz",
    "usr/share/man/man1/caravan-serve.1.gz",
    "usr/share/bash-completion/completions/caravan",
    "etc/default/caravanserai",
    "usr/lib/systemd/system/caravanserai.service",
];

/// What will be done, in a few words.
pub fn name() -> &'static str {
    match not_installed_because() {
        None => "the package, installed",
        Some(_) => "the package, unpacked (not installed)",
    }
}

pub fn run() -> Result<(), Failed> {
    let place = fresh(&root().join("target/package"))?;
    let program = place.join("caravan");
    stripped(&built()?.join("debug/caravan"), &program)?;
    let tree = laid_out(&program, &place.join("tree"))?;
    let package = debian(&tree, &place, SOON)?;
    unit_holds(&tree)?;
    let installed = Installed::from(&package, &place)?;
    installed.has_papers()?;
    let house = installed.serve(&place.join("data"))?;
    for (path, holds) in [("/", "<!doctype html>"), ("/rules", "<!doctype html>"), ("/api/games", "\"options\"")] {
        let answer = get(&house.address, path)?;
        if !answer.starts_with("HTTP/1.1 200") || !answer.to_lowercase().contains(holds) {
            return Err(Failed(format!("{path} of the installed house: {answer}")));
        }
    }
    drop(house);
    let how = installed.how();
    installed.remove()?;
    println!("   {how}, and it served its page");
    Ok(())
}

/// Why a package is not installed here, if it is not. On a person's own machine no test installs anything.
fn not_installed_because() -> Option<&'static str> {
    if std::env::var_os("CI").is_none() {
        return Some("a test installs nothing on a person's machine; with CI=true it does");
    }
    if output(Command::new("dpkg").args(["--status", NAME])).is_ok() {
        return Some("it is installed here already");
    }
    output(&mut as_root("true")).is_err().then_some("nobody here may install anything")
}

/// systemd's own word on the unit, where there is one to ask.
fn unit_holds(tree: &Path) -> Result<(), Failed> {
    if !exists("systemd-analyze") {
        println!("   no systemd here to ask about the unit");
        return Ok(());
    }
    let unit = tree.join("usr/lib/systemd/system/caravanserai.service");
    let mut security = Command::new("systemd-analyze");
    security.args(["security", "--offline=yes", "--threshold=20", "--no-pager"]).arg(&unit);
    output(&mut security).map(|_| ())
}

/// Where the package lies unpacked, and how it came there.
enum Installed {
    /// by dpkg, as a host would do it; it is purged at the end
    System,
    /// beside, and why not by dpkg
    Beside(PathBuf, &'static str),
}

impl Installed {
    fn from(package: &Path, place: &Path) -> Result<Installed, Failed> {
        if let Some(why) = not_installed_because() {
            let beside = place.join("installed");
            output(Command::new("dpkg-deb").arg("--extract").arg(package).arg(&beside))?;
            return Ok(Installed::Beside(beside, why));
        }
        // What was begun is taken back, also where it stumbles.
        let installed = Installed::System;
        output(as_root("dpkg").arg("--install").arg(package))?;
        Ok(installed)
    }
    fn how(&self) -> String {
        match self {
            Installed::System => "the package was installed".into(),
            Installed::Beside(_, why) => format!("the package was only unpacked, not installed ({why})"),
        }
    }
    fn at(&self, path: &str) -> PathBuf {
        match self {
            Installed::System => Path::new("/").join(path),
            Installed::Beside(folder, _) => folder.join(path),
        }
    }
    /// As a host would do it. Nothing of it is left but what players have played.
    fn remove(self) -> Result<(), Failed> {
        let left: Vec<PathBuf> = PAPERS.iter().chain(&[PROGRAM]).map(|path| self.at(path)).collect();
        let system = matches!(self, Installed::System);
        drop(self);
        match left.iter().find(|path| system && path.exists()) {
            Some(path) => Err(Failed(format!("the package is gone, and {} is still there", path.display()))),
            None => Ok(()),
        }
    }
    fn has_papers(&self) -> Result<(), Failed> {
        for path in PAPERS {
            if !self.at(path).is_file() {
                return Err(Failed(format!("the package has no {path}")));
            }
        }
        Ok(())
    }
    fn serve(&self, data: &Path) -> Result<Served, Failed> {
        let mut serve = Command::new(self.at(PROGRAM));
        // By the settings that the unit uses, and far from the repository.
        serve.arg("serve").env("CARAVAN_ADDRESS", "127.0.0.1:0").env("CARAVAN_DATA", data).current_dir("/");
        let mut child = serve.stdout(Stdio::piped()).spawn().map_err(|e| Failed(format!("cannot serve: {e}")))?;
        let mut line = String::new();
        let said = BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line);
        match (said, line.trim().split("http://").nth(1)) {
            (Ok(_), Some(address)) => Ok(Served { child, address: address.into() }),
            _ => {
                let _ = child.kill();
                Err(Failed(format!("the installed house did not open: {line}")))
            }
        }
    }
}

impl Drop for Installed {
    fn drop(&mut self) {
        if matches!(self, Installed::System)
            && let Err(Failed(why)) = output(as_root("dpkg").args(["--purge", NAME]))
        {
            println!("{why}");
        }
    }
}

struct Served {
    child: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn get(address: &str, path: &str) -> Result<String, Failed> {
    let failed = |e: std::io::Error| Failed(format!("{path}: {e}"));
    let mut line = TcpStream::connect(address).map_err(failed)?;
    line.set_read_timeout(Some(Duration::from_secs(20))).map_err(failed)?;
    write!(line, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").map_err(failed)?;
    let mut answer = vec![];
    line.read_to_end(&mut answer).map_err(failed)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
