//! The server as whoever runs it meets it: it ends when it is told to, and says no more than it should.
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than the program ever takes, unless it is broken.
const PATIENCE: Duration = Duration::from_secs(30);

struct Server {
    child: Child,
    says: BufReader<ChildStdout>,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    /// `files`: how many may be open.
    fn start(files: u32) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let serve = format!("ulimit -n {files}; exec \"$0\" serve --address 127.0.0.1:0 --data \"$1\"");
        let mut child = Command::new("sh")
            .args(["-c", &serve, env!("CARGO_BIN_EXE_caravan")])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut says = BufReader::new(child.stdout.take().expect("it speaks"));
        let mut first = String::new();
        says.read_line(&mut first).expect("it says where it is");
        let address = first.trim().rsplit("//").next().and_then(|a| a.parse().ok()).expect("an address");
        Server { child, says, address, _folder: folder }
    }
    fn tell(&self, signal: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().expect("kill").success());
    }
    fn ended(&mut self) -> ExitStatus {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                return status;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("it did not end");
    }
    fn line(&self, words: &str) -> TcpStream {
        let mut line = TcpStream::connect(self.address).expect("a line");
        line.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        // It may have been closed already, if there was no room.
        let _ = line.write_all(words.as_bytes());
        line
    }
    fn ask(&self, request: &str) -> String {
        let mut answer = String::new();
        let _ = self.line(request).read_to_string(&mut answer);
        answer
    }
    fn is_well(&self) -> bool {
        self.ask("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").contains("200 OK")
    }
    /// A socket that says hello and never reads an answer.
    fn silent_socket(&self, table: &str) -> TcpStream {
        let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13";
        let key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
        let mut line =
            self.line(&format!("GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\n{upgrade}\r\n{key}\r\n\r\n"));
        let mut switched = [0; 12];
        line.read_exact(&mut switched).expect("an answer");
        assert_eq!(&switched, b"HTTP/1.1 101");
        let hello = br#"{"hello":{}}"#;
        let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
        frame.extend(hello);
        line.write_all(&frame).expect("the line is open");
        line
    }
    fn table(&self) -> String {
        let opening = r#"{"game":"merchants","chairs":["me","me"],"me":["Ilka","Osk"]}"#;
        let head = format!("host: x\r\nconnection: close\r\ncontent-length: {}", opening.len());
        let answer = self.ask(&format!("POST /api/tables HTTP/1.1\r\n{head}\r\n\r\n{opening}"));
        let id = answer.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next());
        id.unwrap_or_else(|| panic!("no table: {answer}")).into()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const HALF: &str = "POST /api/mine HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{";

#[test]
fn it_ends_when_it_is_told_to() {
    for signal in ["-TERM", "-INT"] {
        let mut server = Server::start(1024);
        assert!(server.is_well());
        server.tell(signal);
        assert!(server.ended().success());
    }
}

#[test]
fn it_ends_whoever_is_still_there() {
    let mut server = Server::start(1024);
    let table = server.table();
    let _half_open: Vec<_> = (0..20).map(|_| server.line("GET / HT")).collect();
    let _half_asked: Vec<_> = (0..20).map(|_| server.line(HALF)).collect();
    let _silent: Vec<_> = (0..20).map(|_| server.silent_socket(&table)).collect();
    assert!(server.is_well());
    server.tell("-TERM");
    assert!(server.ended().success());
}

#[test]
fn told_twice_it_ends_at_once() {
    let mut server = Server::start(1024);
    let _half_asked = server.line(HALF);
    assert!(server.is_well());
    server.tell("-TERM");
    let mut closing = String::new();
    server.says.read_line(&mut closing).expect("it says that it closes");
    assert!(closing.starts_with("closing"), "{closing}");
    server.tell("-TERM");
    assert_eq!(server.ended().code(), Some(1));
}

#[test]
fn with_few_files_it_lets_in_fewer_and_goes_on() {
    let mut server = Server::start(64);
    let many: Vec<_> = (0..200).map(|_| server.line("GET / HT")).collect();
    drop(many);
    let begun = Instant::now();
    while !server.is_well() {
        assert!(begun.elapsed() < PATIENCE, "it does not recover");
        thread::sleep(Duration::from_millis(50));
    }
    server.tell("-TERM");
    assert!(server.ended().success());
}

#[test]
fn the_password_of_a_database_is_not_said() {
    for url in ["mysql://ilka:mules7@db/caravan", "postgres://ilka:mules7@db:port/caravan", "mules7"] {
        let told = Command::new(env!("CARGO_BIN_EXE_caravan")).args(["serve", "--database", url]).output();
        let told = told.expect("the program runs");
        let words = String::from_utf8_lossy(&[told.stdout, told.stderr].concat()).into_owned();
        assert!(!told.status.success() && !words.contains("mules7"), "{url}: {words}");
    }
}

/// A house without a page lets nobody in, so it does not open.
#[test]
fn a_folder_without_a_page_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    std::fs::create_dir(path("empty")).expect("a folder");
    std::fs::create_dir_all(path("odd/index.html")).expect("a folder");
    std::fs::write(path("file"), "x").expect("a file");
    for (web, named) in
        [("nowhere", "nowhere"), ("empty", "empty/index.html"), ("odd", "odd/index.html"), ("file", "file")]
    {
        let mut serve = Command::new("timeout");
        serve.args(["20", env!("CARGO_BIN_EXE_caravan"), "serve", "--address", "127.0.0.1:0", "--data"]);
        let told = serve.arg(path("data")).arg("--web").arg(path(web)).output().expect("it runs");
        let said = String::from_utf8_lossy(&told.stderr);
        assert_eq!(told.status.code(), Some(1), "{web}: {said}");
        assert!(said.contains(&path(named).display().to_string()), "{web}: {said}");
        assert!(!path("data").exists(), "nothing was begun");
    }
}
