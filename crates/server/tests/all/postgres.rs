//! A PostgreSQL of our own, for as long as the test runs.
use crate::conformance::PROMISES;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    pub port: u16,
}

impl Cluster {
    pub fn start() -> Cluster {
        let programs =
            programs().expect("PostgreSQL is needed here: apt-get install postgresql (cargo xtask test does it)");
        let folder = tempfile::tempdir().expect("a folder");
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port").port();
        let cluster = Cluster { folder, programs, port };
        // PostgreSQL does not work for root.
        if is_root() {
            ok(Command::new("chown").arg("postgres").arg(cluster.folder.path()));
        }
        let data = cluster.folder.path().join("data");
        ok(cluster.program("initdb").args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "-D"]).arg(&data));
        let options = format!("-p {port} -c listen_addresses=127.0.0.1 -k {}", cluster.folder.path().display());
        let log = cluster.folder.path().join("log");
        ok(cluster.program("pg_ctl").arg("-D").arg(&data).args(["-w", "-o", &options, "-l"]).arg(log).arg("start"));
        cluster
    }
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        if !is_root() {
            return Command::new(path);
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path);
        command.current_dir("/");
        command
    }
    /// As if the power had failed and come back.
    pub fn crash(&self) {
        let data = self.folder.path().join("data");
        let log = self.folder.path().join("log");
        ok(self.program("pg_ctl").arg("-D").arg(&data).args(["-m", "immediate", "-w", "-l"]).arg(log).arg("restart"));
    }
    /// A fresh database whose tables lie in this folder.
    pub fn database_on(&self, name: &str, folder: &Path) -> String {
        let (host, port) = (self.folder.path().display().to_string(), self.port.to_string());
        let place = folder.join("tables");
        std::fs::create_dir(&place).expect("a folder");
        if is_root() {
            ok(Command::new("chmod").args(["755"]).arg(folder));
            ok(Command::new("chown").arg("postgres").arg(&place));
        }
        let sql = format!("CREATE TABLESPACE {name} LOCATION '{}'", place.display());
        ok(self.program("psql").args(["-h", &host, "-p", &port, "-U", "postgres", "-c", &sql]));
        ok(self.program("createdb").args(["-h", &host, "-p", &port, "-U", "postgres", "-D", name, name]));
        format!("postgres://postgres@127.0.0.1:{port}/{name}")
    }
    /// A fresh database in it.
    pub fn database(&self, name: &str) -> String {
        let host = self.folder.path().display().to_string();
        ok(self.program("createdb").args(["-h", &host, "-p", &self.port.to_string(), "-U", "postgres", name]));
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.path().join("data");
        let _ = self.program("pg_ctl").arg("-D").arg(&data).args(["-m", "immediate", "stop"]).output();
    }
}

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    versions.map(|v| v.path().join("bin")).filter(|bin| bin.join("initdb").exists()).max()
}

fn is_root() -> bool {
    Path::new("/root").metadata().is_ok() && std::fs::read_dir("/root").is_ok()
}

fn ok(command: &mut Command) {
    let out = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(
        out.status.success(),
        "{command:?}\n{}{}",
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr)
    );
}

#[test]
fn postgres_keeps_the_same_promises() {
    let cluster = Cluster::start();
    let run = |promise| tokio::runtime::Runtime::new().expect("a runtime").block_on(promise);
    for (name, promise) in PROMISES {
        println!("{name}");
        run(promise(cluster.database(name)));
    }
    for (name, promise) in promises::PROMISES {
        println!("{name}, with every game");
        run(promise(cluster.database(name), shelf::all()));
    }
}
