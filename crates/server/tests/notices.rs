//! "It is your turn", from outside: real calls to a real server, and a push that only its browser can read.
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64ct::{Base64UrlUnpadded, Encoding};
use promises::harness::{Client, House, Keys, text};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::p256::{PublicKey, SecretKey};

/// Longer than the first pause, so that a call too many would show.
const A_WHILE: Duration = Duration::from_millis(1500);

#[derive(Clone)]
struct Call {
    path: String,
    headers: HeaderMap,
    body: Bytes,
}

/// Somebody's server outside: hears calls, and answers as it was told.
#[derive(Clone, Default)]
struct Outside {
    calls: Arc<Mutex<Vec<Call>>>,
    answers: Arc<Mutex<Vec<StatusCode>>>,
    address: String,
}

impl Outside {
    /// `answers`: in this order, then always 200.
    async fn open(answers: &[StatusCode]) -> Outside {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let answers = Arc::new(Mutex::new(answers.iter().rev().copied().collect()));
        let outside = Outside { address, answers, ..Outside::default() };
        let app = Router::new().fallback(heard).with_state(outside.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        outside
    }
    fn calls(&self) -> Vec<Call> {
        self.calls.lock().expect("nobody panics here").clone()
    }
    async fn until(&self, calls: usize) -> Vec<Call> {
        for _ in 0..200 {
            if self.calls().len() >= calls {
                return self.calls();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{} calls instead of {calls}", self.calls().len());
    }
}

async fn heard(State(outside): State<Outside>, uri: Uri, headers: HeaderMap, body: Bytes) -> StatusCode {
    let call = Call { path: uri.path().into(), headers, body };
    outside.calls.lock().expect("nobody panics here").push(call);
    outside.answers.lock().expect("nobody panics here").pop().unwrap_or(StatusCode::OK)
}

fn database() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("house.db").display());
    (folder, url)
}

/// A house whose notices may go to this machine.
async fn trusting(database: &str) -> House {
    House::with(database, |config| {
        config.notices_anywhere = true;
        config.public = Some("https://caravan.example/".into());
    })
    .await
}

/// A table for two people that has not begun; my chair is the first.
async fn waiting(house: &House) -> (Keys, String) {
    let opening = json!({ "game": "merchants", "name": "Salt and Tin", "chairs": ["me", "open"], "me": "Ilka" });
    let mine = house.table(opening).await;
    let other = house.post(&format!("/api/tables/{}/sit", mine.id), json!({ "name": "Pali" })).await;
    (mine, text(&other["seats"][0]["secret"]))
}

async fn notices(house: &House, keys: &Keys, asked: Value) -> (u16, Value) {
    let path = format!("/api/tables/{}/notices", keys.id);
    house.ask(Method::POST, &path, Some(&keys.secrets[0]), Some(asked)).await
}

async fn start(house: &House, keys: &Keys) {
    let path = format!("/api/tables/{}/start", keys.id);
    let (status, answer) = house.ask(Method::POST, &path, Some(&keys.host), None).await;
    assert_eq!(status, 200, "{answer}");
}

/// Takes the first offer until somebody else is asked.
async fn play_my_turn(client: &mut Client, name: &str) {
    client.until_sheet(|s| s["must"].as_array().is_some_and(|m| m.contains(&s["you"]))).await;
    for n in 0.. {
        if !client.is_asked() {
            return;
        }
        let offer = client.offers()[0].clone();
        client.act(&format!("{name}-{n}"), &text(&offer["act"]), None).await.expect("it was offered");
        client.until("now").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_is_called_once_for_each_turn() {
    let (_folder, database) = database();
    let (house, outside) = (trusting(&database).await, Outside::open(&[]).await);
    let (mine, other) = waiting(&house).await;
    let hook = format!("{}/turn", outside.address);
    assert_eq!(notices(&house, &mine, json!({ "webhook": hook })).await, (200, json!({})));
    start(&house, &mine).await;

    let call = outside.until(1).await[0].clone();
    assert_eq!(call.path, "/turn");
    assert_eq!(call.headers["content-type"], "application/json");
    let said: Value = serde_json::from_slice(&call.body).expect("it is JSON");
    let url = format!("https://caravan.example/t/{}", mine.id);
    // All of it: no state, no secret.
    assert_eq!(said, json!({ "table": mine.id, "name": "Salt and Tin", "player": "Ilka", "url": url }));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(outside.calls().len(), 1, "once");

    // I come and play; the other plays, while I am gone; then it is my turn again.
    let mut pali = house.sit(&mine.id, Some(&other)).await;
    let mut ilka = house.sit(&mine.id, Some(&mine.secrets[0])).await;
    play_my_turn(&mut ilka, "ilka").await;
    drop(ilka);
    while pali.until("meta").await["chairs"][0]["here"] == true {}
    assert_eq!(outside.calls().len(), 1, "nobody is called in the middle of a turn");
    play_my_turn(&mut pali, "pali").await;
    outside.until(2).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(outside.calls().len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stumbles_is_called_again_and_one_that_refuses_is_not() {
    let (_folder, database) = database();
    let house = trusting(&database).await;
    for (answers, calls) in [
        (&[StatusCode::INTERNAL_SERVER_ERROR][..], 2),
        (&[StatusCode::BAD_REQUEST], 1),
        // A redirect could lead back inside.
        (&[StatusCode::TEMPORARY_REDIRECT], 1),
    ] {
        let outside = Outside::open(answers).await;
        let (mine, _) = waiting(&house).await;
        assert_eq!(notices(&house, &mine, json!({ "webhook": outside.address })).await.0, 200);
        start(&house, &mine).await;
        outside.until(calls).await;
        tokio::time::sleep(A_WHILE).await;
        assert_eq!(outside.calls().len(), calls, "{answers:?}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_here_or_has_changed_their_mind_is_not_called() {
    let (_folder, database) = database();
    let (house, outside) = (trusting(&database).await, Outside::open(&[]).await);
    let hook = json!({ "webhook": outside.address });
    let (here, _) = waiting(&house).await;
    assert_eq!(notices(&house, &here, hook.clone()).await.0, 200);
    let mut ilka = house.sit(&here.id, Some(&here.secrets[0])).await;
    ilka.until("welcome").await;
    start(&house, &here).await;
    ilka.until("now").await;
    assert!(ilka.is_asked());

    let (quiet, _) = waiting(&house).await;
    assert_eq!(notices(&house, &quiet, hook).await.0, 200);
    assert_eq!(notices(&house, &quiet, json!({ "webhook": null })).await.0, 200);
    start(&house, &quiet).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(outside.calls().len(), 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_do_not_go_inside_unless_the_host_says_so() {
    let (_folder, database) = database();
    let (house, outside) = (House::open(&database).await, Outside::open(&[]).await);
    let (mine, _) = waiting(&house).await;
    let near = outside.address.replace("127.0.0.1", "localhost");
    for address in [&outside.address, &near, "http://192.168.0.7/", "file:///etc/passwd", "turn", ""] {
        let (status, answer) = notices(&house, &mine, json!({ "webhook": address })).await;
        assert_eq!((status, &answer["error"]["kind"]), (400, &json!("bad-webhook")), "{address}: {answer}");
        assert_eq!(answer["error"]["field"], "webhook");
    }
    let inside = Browser::new(&outside.address).subscription("en");
    for push in [inside, json!({ "endpoint": "https://push.example/1" }), json!(7)] {
        let (status, answer) = notices(&house, &mine, json!({ "push": push })).await;
        assert_eq!((status, &answer["error"]["kind"]), (400, &json!("bad-push")), "{answer}");
    }
    house.close().await;

    // What was kept while it was allowed is not called when it no longer is.
    let house = trusting(&database).await;
    let (mine, _) = waiting(&house).await;
    assert_eq!(notices(&house, &mine, json!({ "webhook": outside.address })).await.0, 200);
    house.close().await;
    let house = House::open(&database).await;
    start(&house, &mine).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(outside.calls().len(), 0);
    house.close().await;
}

/// A browser that has subscribed.
struct Browser {
    key: SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

impl Browser {
    fn new(service: &str) -> Browser {
        let key = SecretKey::from_slice(&[7; 32]).expect("a key");
        Browser { key, auth: [9; 16], endpoint: format!("{service}/push/42") }
    }
    fn subscription(&self, lang: &str) -> Value {
        let p256dh = Base64UrlUnpadded::encode_string(self.key.public_key().to_encoded_point(false).as_bytes());
        let keys = json!({ "p256dh": p256dh, "auth": Base64UrlUnpadded::encode_string(&self.auth) });
        json!({ "endpoint": self.endpoint, "expirationTime": null, "keys": keys, "lang": lang })
    }
    fn read(&self, body: &Bytes) -> Value {
        let plain = web_push_native::decrypt(body.to_vec(), &self.key, &self.auth.into()).expect("it is for us");
        serde_json::from_slice(&plain).expect("it is JSON")
    }
}

/// The claims of a signature, if `key` made it.
fn verified(authorization: &str, key: &str) -> Value {
    let (token, public) = authorization.strip_prefix("vapid t=").and_then(|a| a.split_once(", k=")).expect("VAPID");
    assert_eq!(public, key, "it is the key that browsers were told");
    let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text).expect("base64url");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let key = VerifyingKey::from(PublicKey::from_sec1_bytes(&bytes(public)).expect("a key"));
    key.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).expect("a signature")).expect("it is ours");
    let (header, claims) = signed.split_once('.').expect("two parts");
    assert_eq!(serde_json::from_slice::<Value>(&bytes(header)).unwrap(), json!({ "typ": "JWT", "alg": "ES256" }));
    serde_json::from_slice(&bytes(claims)).expect("claims")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_push_is_for_one_browser_and_from_this_house() {
    let (_folder, database) = database();
    let (mut house, outside) = (trusting(&database).await, Outside::open(&[]).await);
    let browser = Browser::new(&outside.address);
    let key = text(&house.get("/api/push-key", None).await["key"]);
    house.restart().await;
    assert_eq!(text(&house.get("/api/push-key", None).await["key"]), key, "the key stays");

    for (n, lang, title, body) in [
        (1, "en", "It is your turn", "The table “Salt and Tin” is waiting for you."),
        (2, "hu", "Te jössz", "Rád vár a „Salt and Tin” asztal."),
    ] {
        let (mine, _) = waiting(&house).await;
        assert_eq!(notices(&house, &mine, json!({ "push": browser.subscription(lang) })).await, (200, json!({})));
        start(&house, &mine).await;
        let call = outside.until(n).await[n - 1].clone();
        assert_eq!(call.path, "/push/42");
        assert_eq!(call.headers["content-encoding"], "aes128gcm");
        assert!(call.headers["ttl"].to_str().unwrap().parse::<u32>().unwrap() > 0);
        let url = format!("/t/{}", mine.id);
        assert_eq!(browser.read(&call.body), json!({ "title": title, "body": body, "url": url }));

        let claims = verified(call.headers["authorization"].to_str().expect("text"), &key);
        assert_eq!(claims["aud"], outside.address);
        assert_eq!(claims["sub"], "https://caravan.example");
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs();
        let left = claims["exp"].as_u64().expect("a time") - now;
        assert!((60..=24 * 3600).contains(&left), "{left} seconds");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_is_gone_is_forgotten() {
    let (_folder, database) = database();
    let (house, outside) = (trusting(&database).await, Outside::open(&[StatusCode::GONE]).await);
    let (mine, _) = waiting(&house).await;
    let subscription = Browser::new(&outside.address).subscription("en");
    assert_eq!(notices(&house, &mine, json!({ "push": subscription })).await.0, 200);
    sqlx::any::install_default_drivers();
    let kept = async || -> Option<String> {
        let mut db = <sqlx::AnyConnection as sqlx::Connection>::connect(&database).await.expect("the same database");
        let sql = "SELECT push FROM chairs WHERE table_id = $1 AND seat = 0";
        sqlx::query_scalar(sql).bind(&mine.id).fetch_one(&mut db).await.expect("the chair")
    };
    assert!(kept().await.is_some());
    start(&house, &mine).await;
    outside.until(1).await;
    for _ in 0..100 {
        if kept().await.is_none() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(kept().await, None);
    assert_eq!(outside.calls().len(), 1, "there is nobody to try again");
    house.close().await;
}
