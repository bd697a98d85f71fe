//! The door, from outside: people who never finish, never read or never say goodbye, and pages that are not ours.
use crate::harness::{Client, House, PATIENCE, text};
use reqwest::Method;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use serde_json::{Value, json};
use server::Config;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

const SHORT: Duration = Duration::from_millis(300);

async fn house(change: impl FnOnce(&mut Config)) -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    (House::with(&format!("sqlite:{}", folder.path().join("front.db").display()), change).await, folder)
}

/// A line on which this much has been said.
async fn said(address: SocketAddr, words: &str) -> TcpStream {
    let mut line = TcpStream::connect(address).await.expect("a line");
    // A house that has no room may have closed it already.
    let _ = line.write_all(words.as_bytes()).await;
    line
}

/// Everything that comes until the house closes the line.
async fn rest(line: &mut TcpStream) -> String {
    let mut all = vec![];
    let reading = async {
        let mut some = [0; 4096];
        while let Ok(n @ 1..) = line.read(&mut some).await {
            all.extend_from_slice(&some[..n]);
        }
    };
    tokio::time::timeout(PATIENCE, reading).await.expect("the house closes the line");
    String::from_utf8_lossy(&all).into_owned()
}

/// What the house answers to these letters.
pub async fn answer(address: SocketAddr, words: &str) -> String {
    rest(&mut said(address, words).await).await
}

async fn is_let_in(address: SocketAddr) -> bool {
    let mut line = said(address, "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    rest(&mut line).await.contains("200 OK")
}

/// A line that has been let in for sure, and stays.
async fn held(address: SocketAddr) -> TcpStream {
    let trying = async {
        loop {
            let mut line = said(address, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
            let mut first = [0; 15];
            if line.read_exact(&mut first).await.is_ok() {
                assert_eq!(&first, b"HTTP/1.1 200 OK");
                return line;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, trying).await.expect("there is room at last")
}

async fn comes_in_at_last(address: SocketAddr) {
    let trying = async {
        while !is_let_in(address).await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, trying).await.expect("there is room at last");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_never_finishes_a_request_is_not_waited_for() {
    let (house, _folder) = house(|config| config.patience.head = SHORT).await;
    let mut silent = said(house.address, "").await;
    assert_eq!(rest(&mut silent).await, "");
    let mut halting = said(house.address, "GET /healthz HT").await;
    assert_eq!(rest(&mut halting).await, "");
    let mut idle = said(house.address, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(rest(&mut idle).await.ends_with("well\n"), "answered, then closed");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_does_not_come_gets_a_named_error() {
    let (house, _folder) = house(|config| config.patience.body = SHORT).await;
    let mut line = said(house.address, "POST /api/mine HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{").await;
    let answer = rest(&mut line).await;
    assert!(answer.contains("408 Request Timeout") && answer.contains("too-slow"), "{answer}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_their_answers_is_let_go() {
    let (house, _folder) = house(|config| {
        config.patience.unread = SHORT;
        config.limits.connections = 1;
    })
    .await;
    let one = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n";
    let line = said(house.address, &one.repeat(2_000)).await;
    comes_in_at_last(house.address).await;
    drop(line);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_lines_and_no_more() {
    let (house, _folder) = house(|config| config.limits.connections = 2).await;
    let both = [held(house.address).await, held(house.address).await];
    assert!(!is_let_in(house.address).await, "the third is closed");
    drop(both);
    comes_in_at_last(house.address).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proxy_has_as_many_lines_as_the_house_has_room() {
    let (house, _folder) = house(|config| {
        (config.behind_proxy, config.limits.connections) = (true, 1);
        config.limits.connections_in_all = Some(3);
    })
    .await;
    let _all = [held(house.address).await, held(house.address).await, held(house.address).await];
    assert!(!is_let_in(house.address).await, "the house is full");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_stays_a_line_of_its_address() {
    let (house, _folder) = house(|config| config.limits.connections = 3).await;
    // The line of the request waits for the next one, the socket has the second.
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "open"], "me": "Ilka" })).await;
    let mut client = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    client.until("welcome").await;
    let third = held(house.address).await;
    assert!(!is_let_in(house.address).await);
    drop((client, third));
    comes_in_at_last(house.address).await;
    house.close().await;
}

async fn is_here(house: &House, id: &str, seat: usize) -> bool {
    house.get(&format!("/api/tables/{id}"), None).await["chairs"][seat]["here"] == true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_no_longer_answers_is_closed_and_its_viewer_leaves() {
    let (house, _folder) = house(|config| {
        (config.patience.ping, config.patience.silence) = (Duration::from_millis(200), Duration::from_secs(3));
    })
    .await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    let mut lost = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    lost.until("now").await;
    let mut listening = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    listening.until("now").await;
    assert!(is_here(&house, &keys.id, 0).await && is_here(&house, &keys.id, 1).await);
    // Whoever reads answers pings, too; `lost` keeps its line and does nothing.
    let gone = async {
        while is_here(&house, &keys.id, 0).await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let reading = async { while listening.next().await.is_some() {} };
    tokio::select! {
        () = gone => {}
        () = reading => panic!("whoever answers stays"),
        () = tokio::time::sleep(PATIENCE) => panic!("whoever is lost leaves"),
    }
    assert!(is_here(&house, &keys.id, 1).await);
    drop(lost);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neighbours_behind_a_proxy_count_by_their_network() {
    let (house, _folder) = house(|config| (config.behind_proxy, config.limits.tables) = (true, 1)).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "open"] });
    for (from, status) in [
        ("2001:db8::1", 200),
        ("2001:db8::2", 429),
        ("[2001:db8:0:1::1]:4711", 200),
        ("::ffff:192.0.2.7", 200),
        ("192.0.2.7:4711", 429),
        ("no address", 200),
        ("none either", 429),
    ] {
        let headers = [("x-forwarded-for", from)];
        let (got, answer) = post_with(&house, "/api/tables", &headers, &opening.to_string()).await;
        assert_eq!(got, status, "{from}: {answer}");
    }
    house.close().await;
}

async fn post_with(house: &House, path: &str, headers: &[(&'static str, &str)], body: &str) -> (u16, Value) {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        map.insert(HeaderName::from_static(name), HeaderValue::from_str(value).expect("a header"));
    }
    let request = reqwest::Client::new().post(format!("http://{}{path}", house.address)).headers(map);
    let answer = request.body(body.to_string()).send().await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

fn kind((status, answer): &(u16, Value)) -> (u16, &str) {
    (*status, answer["error"]["kind"].as_str().unwrap_or(""))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_on_another_page_opens_nothing() {
    let (house, _folder) = house(|_| {}).await;
    let opening = json!({ "game": "merchants", "chairs": ["me", "open"] }).to_string();
    let own = format!("http://{}", house.address);
    for (name, value, expected) in [
        ("origin", "https://evil.example", (403, "wrong-origin")),
        ("origin", "null", (403, "wrong-origin")),
        ("sec-fetch-site", "cross-site", (403, "wrong-origin")),
        ("sec-fetch-site", "same-site", (403, "wrong-origin")),
        ("content-type", "text/plain", (415, "wrong-kind")),
        ("content-type", "multipart/form-data; boundary=x", (415, "wrong-kind")),
        ("content-type", "application/x-www-form-urlencoded", (200, "")),
        ("content-type", "application/json", (200, "")),
        ("origin", &own, (200, "")),
    ] {
        let answer = post_with(&house, "/api/tables", &[(name, value)], &opening).await;
        assert_eq!(kind(&answer), expected, "{name}: {value}");
    }
    let mut socket = format!("ws://{}/api/tables/any/socket", house.address).into_client_request().expect("a request");
    socket.headers_mut().insert("origin", HeaderValue::from_static("https://evil.example"));
    match tokio_tungstenite::connect_async(socket).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status().as_u16(), 403),
        other => panic!("a socket for another page: {:?}", other.map(|_| ())),
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_kept_is_refused_where_it_comes_in() {
    let (house, _folder) = house(|_| {}).await;
    let opening = r#"{"game":"merchants","chairs":["me","me"],"me":["Ilka","Os\u0000k"]}"#;
    let answer = post_with(&house, "/api/tables", &[], opening).await;
    assert_eq!((kind(&answer), &answer.1["error"]["field"]), ((400, "wrong-field"), &json!("me.1")));
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": "Ilka" })).await;
    let mut client = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    client.until("now").await;
    let refused = client.ask(json!({ "chat": { "id": "c", "text": "a\0b" } })).await.expect_err("it cannot be kept");
    assert_eq!((&refused["kind"], &refused["field"]), (&json!("wrong-field"), &json!("chat.text")));
    client.ask(json!({ "chat": { "id": "d", "text": "a\\u0000b" } })).await.expect("that is only how it is written");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sits_under_a_name_that_somebody_keeps() {
    let (house, _folder) = house(|_| {}).await;
    let kept = house.post("/api/names", json!({ "name": "Ilka", "passphrase": "seven grey mules" })).await;
    let token = text(&kept["token"]);
    let open = |me: Value| json!({ "game": "merchants", "chairs": ["me", "me", "open"], "me": me });
    for me in [json!("Ilka"), json!("iLKA"), json!("lIka"), json!("Il\u{200b}ka"), json!(["Osk", "Ilkа"])] {
        let answer = house.ask(Method::POST, "/api/tables", None, Some(open(me.clone()))).await;
        assert_eq!((kind(&answer), &answer.1["error"]["field"]), ((409, "name-kept"), &json!("name")), "{me}");
    }
    let (_, own) = house.ask(Method::POST, "/api/tables", Some(&token), Some(open(json!(["Ilka", "Osk"])))).await;
    let id = text(&own["id"]);
    for at in ["sit", "fork"] {
        let asked = json!({ "name": "ILKA", "seat": 2 });
        let asked = if at == "fork" { json!({ "name": "ILKA", "seat": 0, "seq": 0 }) } else { asked };
        let path = format!("/api/tables/{id}/{at}");
        assert_eq!(kind(&house.ask(Method::POST, &path, None, Some(asked.clone())).await), (409, "name-kept"));
        let signed_in = house.ask(Method::POST, &path, Some(&token), Some(asked)).await;
        assert_ne!(kind(&signed_in), (409, "name-kept"), "{at}");
    }
    // Nor is anybody given one to be told apart.
    house.post("/api/names", json!({ "name": "Osk 2", "passphrase": "seven grey mules" })).await;
    let two = house.table(json!({ "game": "merchants", "chairs": ["me", "me", "open"], "me": ["Osk", "Osk"] })).await;
    house.post(&format!("/api/tables/{}/sit", two.id), json!({ "name": "osk" })).await;
    let meta = house.get(&format!("/api/tables/{}", two.id), None).await;
    let names: Vec<String> = (0..3).map(|n| text(&meta["chairs"][n]["name"])).collect();
    assert_eq!(names, ["Osk", "Osk 3", "osk 4"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_that_look_alike_are_kept_once() {
    let (house, _folder) = house(|_| {}).await;
    house.post("/api/names", json!({ "name": "Paul", "passphrase": "seven grey mules" })).await;
    for alike in ["paul", "Pаul", "Pau1", "Ｐａｕｌ"] {
        let asked = json!({ "name": alike, "passphrase": "another passphrase" });
        let answer = house.ask(Method::POST, "/api/names", None, Some(asked)).await;
        assert_eq!(kind(&answer), (409, "name-taken"), "{alike}");
    }
    house.post("/api/names/session", json!({ "name": "PAUL", "passphrase": "seven grey mules" })).await;
    let long = json!({ "name": "Paul", "passphrase": "m".repeat(30_000) });
    let answer = house.ask(Method::POST, "/api/names/session", None, Some(long)).await;
    assert_eq!(kind(&answer), (403, "wrong-passphrase"), "too long to be kept, so simply wrong");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hello_cannot_be_put_off_by_pings() {
    let (house, _folder) = house(|_| {}).await;
    let keys = house.table(json!({ "game": "merchants", "chairs": ["me", "open"], "me": "Ilka" })).await;
    let Client { mut socket, .. } = house.socket(&keys.id).await;
    let begun = tokio::time::Instant::now();
    let closed = async {
        use futures_util::{SinkExt, StreamExt};
        loop {
            let pinged = socket.send(Message::Ping(Default::default())).await;
            match tokio::time::timeout(Duration::from_secs(2), socket.next()).await {
                Ok(Some(Ok(Message::Text(no)))) => return no.to_string(),
                Ok(None | Some(Err(_))) => panic!("closed without a word: {pinged:?}"),
                _ => tokio::time::sleep(Duration::from_millis(500)).await,
            }
        }
    };
    let no = tokio::time::timeout(PATIENCE, closed).await.expect("ten seconds are enough for a hello");
    assert!(no.contains("no-hello") && begun.elapsed() >= Duration::from_secs(5), "{no}");
    house.close().await;
}

/// A body that nobody needs is read all the same, so that the next request on the same line is heard.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_is_not_needed_leaves_the_line_open() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&format!("sqlite:{}", folder.path().join("house.db").display())).await;
    let mut line = tokio::net::TcpStream::connect(house.address).await.expect("a line");
    let mut answer = vec![0; 8192];
    for _ in 0..3 {
        let head = "POST /api/tables/amber-anchor-bay-4821/leave HTTP/1.1\r\nhost: x\r\nauthorization: Bearer x\r\ncontent-length: 2\r\n\r\n";
        line.write_all(head.as_bytes()).await.expect("heard");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        line.write_all(b"{}").await.expect("heard");
        let n = line.read(&mut answer).await.expect("answered");
        assert!(
            String::from_utf8_lossy(&answer[..n]).starts_with("HTTP/1.1 404"),
            "the table is not there, the line is"
        );
    }
    house.close().await;
}

/// A page that was built without a game has its words from here, and asks for them once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_house_has_the_words_of_its_games() {
    let (house, _folder) = house(|_| {}).await;
    let ask = async |path: &str, tag: &str| {
        let request = reqwest::Client::new().get(format!("http://{}/api/games/{path}", house.address));
        request.header(reqwest::header::IF_NONE_MATCH, tag).send().await.expect("an answer")
    };
    for lang in ["en", "hu"] {
        let answer = ask(&format!("now-or-never/words/{lang}"), "none").await;
        assert_eq!(answer.status(), 200);
        let tag = answer.headers()["etag"].to_str().expect("a tag").to_string();
        let said = answer.text().await.expect("text");
        for file in shelf::find("now-or-never").expect("it is on the shelf").words {
            let (_, text) = file.texts.iter().find(|(known, _)| *known == lang).expect("in both languages");
            assert!(said.contains(text), "{lang}: {}", file.name);
        }
        assert_eq!(ask(&format!("now-or-never/words/{lang}"), &tag).await.status(), 304);
    }
    assert_eq!(ask("now-or-never/words/tlh", "none").await.status(), 404);
    assert_eq!(ask("chess/words/en", "none").await.status(), 404);
    house.close().await;
}

/// A database holds the seeds of games that are being played.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_on_the_machine_reads_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let (house, folder) = house(|_| {}).await;
    house.table(json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] })).await;
    let mut seen = 0;
    for file in std::fs::read_dir(folder.path()).expect("a folder") {
        let file = file.expect("a file");
        assert_eq!(file.metadata().expect("it is there").permissions().mode() & 0o077, 0, "{:?}", file.path());
        seen += 1;
    }
    assert!(seen >= 2, "the log of SQLite lies beside it");
    house.close().await;
}
