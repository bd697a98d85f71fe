//! A house of our own for a test, and clients that speak to it as a browser does.
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits, Running};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing in these tests takes so long, however busy the machine is, unless it is broken.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub struct House {
    running: Option<Running>,
    config: Config,
    pub address: SocketAddr,
    http: reqwest::Client,
}

impl House {
    pub async fn open(database: &str) -> House {
        Self::with(database, |_| {}).await
    }
    pub async fn with(database: &str, change: impl FnOnce(&mut Config)) -> House {
        let _ = tracing_subscriber::fmt().with_test_writer().try_init();
        let mut config = Config {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: database.into(),
            bot_pause: Duration::ZERO,
            // by tries alone: the answer must not depend on how busy the machine is
            hint: bots::Setting::nodes(50),
            review_nodes: Some(2),
            limits: Limits::none(),
            // Tests share a machine that has no time for them: only those about faults look at how soon the house gives up.
            slack: 20,
            ..Config::default()
        };
        change(&mut config);
        let running = Running::start(config.clone()).await.expect("the house opens");
        House { address: running.address, running: Some(running), config, http: reqwest::Client::new() }
    }
    /// Closes the door and opens it again, on the same database.
    pub async fn restart(&mut self) {
        self.restart_after(async || {}).await;
    }
    /// The same, with something done in between.
    pub async fn restart_after(&mut self, meanwhile: impl AsyncFnOnce()) {
        self.restart_after_with(|_| {}, meanwhile).await;
    }
    /// The same in another mind.
    pub async fn restart_after_with(&mut self, change: impl FnOnce(&mut Config), meanwhile: impl AsyncFnOnce()) {
        self.running.take().expect("it runs").stop().await;
        meanwhile().await;
        change(&mut self.config);
        let running = Running::start(self.config.clone()).await.expect("the house opens again");
        self.address = running.address;
        self.running = Some(running);
    }
    /// Where its counts are, if it was told to show them.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.running.as_ref().and_then(|r| r.metrics)
    }
    pub async fn close(mut self) {
        self.running.take().expect("it runs").stop().await;
    }

    async fn answer(&self, method: Method, path: &str, key: Option<&str>, body: Option<Value>) -> reqwest::Response {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        if let Some(key) = key {
            request = request.bearer_auth(key);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        request.send().await.expect("the house answers")
    }
    pub async fn ask(&self, method: Method, path: &str, key: Option<&str>, body: Option<Value>) -> (u16, Value) {
        let answer = self.answer(method, path, key, body).await;
        let status = answer.status().as_u16();
        let text = answer.text().await.expect("answers are text");
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }
    /// An answer with its status and headers, but for the date.
    pub async fn whole_answer(&self, method: Method, path: &str, key: Option<&str>, body: Option<Value>) -> String {
        let answer = self.answer(method, path, key, body).await;
        let mut headers: Vec<String> =
            answer.headers().iter().filter(|(n, _)| *n != "date").map(|(n, v)| format!("{n}: {v:?}")).collect();
        headers.sort();
        format!("{} {} {}", answer.status(), headers.join("; "), answer.text().await.expect("answers are text"))
    }
    /// A table as the list shows it.
    pub async fn listed(&self, id: &str) -> Value {
        let list = self.get("/api/tables", None).await;
        let tables = list["tables"].as_array().expect("tables").clone();
        tables.into_iter().find(|t| t["id"] == id).expect("listed")
    }
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(Method::POST, path, None, Some(body)).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }
    pub async fn get(&self, path: &str, key: Option<&str>) -> Value {
        let (status, answer) = self.ask(Method::GET, path, key, None).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }
    /// The house itself, to turn its clock or to look inside.
    pub fn inside(&self) -> &server::House {
        &self.running.as_ref().expect("it runs").house
    }
    /// Waits until a table has left memory; nobody may look on.
    pub async fn let_go(&self, id: &str) {
        while let Some(pulse) = self.inside().rooms.pulse(id) {
            pulse.leave.notify_one();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    /// Opens a table; the keys of my chairs come with it.
    pub async fn table(&self, opening: Value) -> Keys {
        let answer = self.post("/api/tables", opening).await;
        let secrets = answer["seats"].as_array().expect("seats").iter().map(|s| text(&s["secret"])).collect();
        Keys { id: text(&answer["id"]), secrets, host: text(&answer["host"]) }
    }
    pub async fn sit(&self, id: &str, secret: Option<&str>) -> Client {
        self.sit_after(id, secret, 0).await
    }
    pub async fn sit_after(&self, id: &str, secret: Option<&str>, after: usize) -> Client {
        let mut client = self.socket(id).await;
        client.send(json!({ "hello": { "secret": secret, "after": after } })).await;
        client
    }
    pub async fn socket(&self, id: &str) -> Client {
        let address = format!("ws://{}/api/tables/{id}/socket", self.address);
        let (socket, _) = tokio_tungstenite::connect_async(address).await.expect("a socket");
        Client { socket, sheet: Value::Null, seen: vec![], frames: vec![] }
    }
}

pub struct Keys {
    pub id: String,
    pub secrets: Vec<String>,
    pub host: String,
}

pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// the newest
    pub sheet: Value,
    /// every entry of news
    pub seen: Vec<Value>,
    /// every frame, as it came
    pub frames: Vec<String>,
}

impl Client {
    pub async fn send(&mut self, frame: Value) {
        self.send_text(&frame.to_string()).await;
    }
    pub async fn send_text(&mut self, frame: &str) {
        self.socket.send(Message::Text(frame.into())).await.expect("the line is open");
    }
    /// The next frame; `None` when the line is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the house speaks");
            match frame? {
                Ok(Message::Text(text)) => {
                    self.frames.push(text.to_string());
                    let frame: Value = serde_json::from_str(&text).expect("frames are JSON");
                    self.take(&frame["now"]);
                    return Some(frame);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
    fn take(&mut self, now: &Value) {
        if !now.is_object() {
            return;
        }
        let from = now["from"].as_u64().unwrap_or(0);
        self.seen.retain(|e| e["n"].as_u64().unwrap_or(0) <= from);
        self.seen.extend(now["events"].as_array().expect("news").iter().cloned());
        self.sheet = now["sheet"].clone();
    }
    /// Waits for a frame with this key.
    pub async fn until(&mut self, key: &str) -> Value {
        let mut last = Value::Null;
        loop {
            let Some(frame) = self.next().await else { panic!("the line closed before `{key}`; last heard: {last}") };
            if !frame[key].is_null() {
                return frame[key].clone();
            }
            last = frame;
        }
    }
    /// Waits until the sheet is so.
    pub async fn until_sheet(&mut self, so: impl Fn(&Value) -> bool) {
        while !so(&self.sheet) {
            self.next().await.expect("the line is open");
        }
    }
    pub fn is_asked(&self) -> bool {
        let (you, must) = (&self.sheet["you"], &self.sheet["must"]);
        must.as_array().is_some_and(|m| m.contains(you))
    }
    pub fn offers(&self) -> Vec<Value> {
        self.sheet["offers"].as_array().cloned().unwrap_or_default()
    }
    /// Sends an action and waits for what comes of it: `Ok(done)` or `Err(error)`.
    pub async fn act(&mut self, id: &str, action: &str, mark: Option<u64>) -> Result<Value, Value> {
        self.ask(json!({ "act": { "id": id, "do": action, "mark": mark } })).await
    }
    pub async fn ask(&mut self, frame: Value) -> Result<Value, Value> {
        self.send(frame).await;
        loop {
            let frame = self.next().await.expect("the line is open");
            if !frame["done"].is_null() {
                return Ok(frame["done"].clone());
            }
            if !frame["no"].is_null() {
                return Err(frame["no"]["error"].clone());
            }
        }
    }
    /// Plays the first offer whenever it is asked, until the game is over or `steps` are done.
    pub async fn play_on(&mut self, steps: usize, name: &str) -> usize {
        for n in 0..steps {
            self.until_sheet(|s| s["places"].is_array() || asked(s)).await;
            if self.sheet["places"].is_array() {
                return n;
            }
            let offers = self.offers();
            let offer = &offers[(n * 7) % offers.len()];
            let (action, mark) = (text(&offer["act"]), offer["mark"].as_u64());
            // Somebody else may have been quicker in a race; what was refused is simply not done.
            let _ = self.act(&format!("{name}-{n}"), &action, mark).await;
            // The sheet that comes with the acknowledgement.
            self.until("now").await;
        }
        steps
    }
}

fn asked(sheet: &Value) -> bool {
    sheet["must"].as_array().is_some_and(|m| m.contains(&sheet["you"]))
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a text")).to_string()
}

/// All pages of what a viewer saw, and how many there were.
pub async fn all_moments(house: &House, path: &str, key: Option<&str>) -> (Value, usize) {
    let (mut moments, mut events, mut pages, mut after) = (vec![], vec![], 0, 0);
    loop {
        let with = if path.contains('?') { '&' } else { '?' };
        let page = house.get(&format!("{path}{with}after={after}"), key).await;
        let here = page["events"].as_array().expect("events");
        assert!(here.len() <= 500, "a page has at most 500 entries");
        pages += 1;
        events.extend(here.iter().cloned());
        moments.extend(page["moments"].as_array().expect("moments").iter().cloned());
        match page["next"].as_u64() {
            Some(next) => after = next,
            None => return (json!({ "moments": moments, "events": events }), pages),
        }
    }
}
