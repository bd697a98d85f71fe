//! The Debian package, installed and run. What is packed is the program that was built for the tests; `cargo xtask release` packs
//! the optimised one in the same way.
use crate::release::{SOON, debian, fresh, laid_out, stripped};
use crate::run::{Failed, exists, output, root};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const NAME: &str = "caravanserai";

pub fn run() -> Result<(), Failed> {
    let place = fresh(&root().join("target/package"))?;
    let program = place.join("caravan");
    stripped(&root().join("target/debug/caravan"), &program)?;
    let tree = laid_out(&program, &place.join("tree"))?;
    let package = debian(&tree, &place, SOON)?;
    unit_holds(&tree)?;
    let installed = Installed::from(&package, &place)?;
    installed.has_papers()?;
    let house = installed.serve(&place.join("data"))?;
    for (path, holds) in [("/", "<!doctype html>"), ("/rules", "<!doctype html>"), ("/api/games", "\"merchants\"")] {
        let answer = get(&house.address, path)?;
        if !answer.starts_with("HTTP/1.1 200") || !answer.to_lowercase().contains(holds) {
            return Err(Failed(format!("{path} of the installed house: {answer}")));
        }
    }
    println!("   the package is {} and serves its page", installed.how());
    Ok(())
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
    /// beside, where we may not install or somebody has installed it already
    Beside(PathBuf),
}

impl Installed {
    fn from(package: &Path, place: &Path) -> Result<Installed, Failed> {
        let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
        let there = output(Command::new("dpkg").args(["--status", NAME])).is_ok();
        // On a person's own machine nothing is installed by a test.
        if root && !there && std::env::var_os("CI").is_some() {
            output(Command::new("dpkg").arg("--install").arg(package))?;
            return Ok(Installed::System);
        }
        let beside = place.join("installed");
        output(Command::new("dpkg-deb").arg("--extract").arg(package).arg(&beside))?;
        Ok(Installed::Beside(beside))
    }
    fn how(&self) -> &str {
        match self {
            Installed::System => "installed",
            Installed::Beside(_) => "unpacked",
        }
    }
    fn at(&self, path: &str) -> PathBuf {
        match self {
            Installed::System => Path::new("/").join(path),
            Installed::Beside(folder) => folder.join(path),
        }
    }
    fn has_papers(&self) -> Result<(), Failed> {
        for path in [
            "usr/share/man/man1/caravan.1.gz",
            "usr/share/man/man1/caravan-serve.1.gz",
            "usr/share/bash-completion/completions/caravan",
            "etc/default/caravanserai",
            "usr/lib/systemd/system/caravanserai.service",
        ] {
            if !self.at(path).is_file() {
                return Err(Failed(format!("the package has no {path}")));
            }
        }
        Ok(())
    }
    fn serve(&self, data: &Path) -> Result<Served, Failed> {
        let mut serve = Command::new(self.at("usr/bin/caravan"));
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
            && let Err(Failed(why)) = output(Command::new("dpkg").args(["--purge", NAME]))
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
