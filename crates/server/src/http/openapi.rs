//! The HTTP part, described for programs. `openapi.json` is kept by hand; the tests below hold it to the truth.
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

const PAGE: &str = include_str!("../../openapi.json");

pub async fn page() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], PAGE)
}

#[cfg(test)]
mod tests {
    use super::PAGE;
    use crate::store::Sitter;
    use crate::wire::{Ended, Origin, Remark, Stage};
    use crate::{Config, Kind, Limits, Running};
    use reqwest::Method;
    use serde::de::DeserializeOwned;
    use serde_json::{Map, Value, json};
    use std::collections::BTreeSet;
    use std::time::Duration;

    fn described() -> Value {
        serde_json::from_str(PAGE).expect("openapi.json is JSON")
    }
    /// `GET /api/tables/{id}`, of every operation.
    fn operations(page: &Value) -> BTreeSet<String> {
        let paths = page["paths"].as_object().expect("paths").iter();
        let methods = paths.flat_map(|(path, item)| item.as_object().expect("methods").keys().map(move |m| (m, path)));
        methods.map(|(method, path)| format!("{} {path}", method.to_uppercase())).collect()
    }
    /// The same as the router has them: `.route("/names/session", post(…).delete(…))`.
    fn routes() -> BTreeSet<String> {
        let source = include_str!("mod.rs");
        let mut found = BTreeSet::new();
        for part in source.split(".route(\"").skip(1) {
            let (path, rest) = part.split_once("\", ").expect("a path and its methods");
            let methods = rest.split("\n").next().expect("a line");
            let path = if path == "/healthz" { path.into() } else { format!("/api{path}") };
            for method in ["get", "post", "delete", "put", "patch"] {
                if methods.starts_with(&format!("{method}(")) || methods.contains(&format!(".{method}(")) {
                    found.insert(format!("{} {path}", method.to_uppercase()));
                }
            }
        }
        found
    }

    #[test]
    fn it_is_openapi_and_its_references_lead_somewhere() {
        serde_json::from_str::<openapiv3::OpenAPI>(PAGE).expect("it is OpenAPI 3.0");
        let page = described();
        for reference in PAGE.split("\"$ref\": \"#").skip(1).map(|rest| rest.split('"').next().expect("a reference")) {
            assert!(page.pointer(reference).is_some(), "{reference} leads nowhere");
        }
        let ids = PAGE.split("\"operationId\": \"").skip(1).map(|rest| rest.split('"').next().expect("a name"));
        assert_eq!(
            ids.collect::<BTreeSet<_>>().len(),
            operations(&page).len(),
            "every operation has a name of its own"
        );
    }
    #[test]
    fn every_route_is_described_and_nothing_else() {
        assert_eq!(operations(&described()), routes());
    }
    /// The words of a type of the wire, from the type itself: it lists them to whoever names another.
    fn words<T: DeserializeOwned>() -> BTreeSet<String> {
        let refused = serde_json::from_value::<T>("?".into()).err().expect("no word is called so").to_string();
        let (_, named) = refused.split_once("expected ").expect("a list of the words");
        named.split('`').skip(1).step_by(2).map(String::from).collect()
    }
    #[test]
    fn every_word_is_described() {
        let page = described();
        let schemas = &page["components"]["schemas"];
        let listed = |words: &Value| -> BTreeSet<String> {
            words["enum"].as_array().expect("a list of words").iter().map(word).collect()
        };
        let met = Kind::ALL.iter().filter(|kind| kind.status().is_some()).map(ToString::to_string).collect();
        assert_eq!(listed(&schemas["Error"]["properties"]["error"]["properties"]["kind"]), met, "requests meet these");
        let meta = &schemas["Meta"]["properties"];
        for (name, words) in [
            ("stage", words::<Stage>()),
            ("origin", words::<Origin>()),
            ("ended", words::<Ended>()),
            ("remark", words::<Remark>()),
        ] {
            assert_eq!(listed(&meta[name]), words, "{name}");
        }
        let chairs = schemas["Chair"]["oneOf"].as_array().expect("chairs").iter();
        let chairs: BTreeSet<String> = chairs.flat_map(|chair| listed(&chair["properties"]["kind"])).collect();
        assert_eq!(chairs, words::<Sitter>());
    }

    /// What is wrong with a value by the description; empty if nothing is. Enough of JSON Schema for our page.
    fn wrong(page: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        if let Some(reference) = schema["$ref"].as_str() {
            return wrong(page, page.pointer(&reference[1..]).expect("it leads somewhere"), value, at);
        }
        if value.is_null() && schema["nullable"] == true {
            return vec![];
        }
        if let Some(one_of) = schema["oneOf"].as_array() {
            let fits = one_of.iter().any(|one| wrong(page, one, value, at).is_empty());
            return if fits { vec![] } else { vec![format!("{at}: {value} is none of them")] };
        }
        let kind = schema["type"].as_str();
        let is = match kind {
            Some("object") => value.is_object(),
            Some("array") => value.is_array(),
            Some("string") => value.is_string(),
            Some("integer") => value.is_i64() || value.is_u64(),
            Some("boolean") => value.is_boolean(),
            _ => true,
        };
        let chosen = schema["enum"].as_array().is_none_or(|all| all.contains(value));
        let mut found = if is && chosen { vec![] } else { vec![format!("{at}: {value} is not {schema}")] };
        for part in schema["allOf"].as_array().into_iter().flatten() {
            found.extend(wrong(page, part, value, at).into_iter().filter(|w| !w.contains("is not described")));
        }
        for item in value.as_array().into_iter().flatten() {
            found.extend(wrong(page, &schema["items"], item, &format!("{at}[]")));
        }
        if let (Some(properties), Some(fields)) = (schema["properties"].as_object(), value.as_object()) {
            found.extend(wrong_fields(page, schema, properties, fields, at));
        }
        found
    }
    fn wrong_fields(
        page: &Value,
        schema: &Value,
        properties: &Map<String, Value>,
        fields: &Map<String, Value>,
        at: &str,
    ) -> Vec<String> {
        let needed = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let missing = needed.filter(|name| !fields.contains_key(*name));
        let mut found: Vec<String> = missing.map(|name| format!("{at}.{name} is missing")).collect();
        for (name, field) in fields {
            match properties.get(name) {
                Some(schema) => found.extend(wrong(page, schema, field, &format!("{at}.{name}"))),
                None => found.push(format!("{at}.{name} is not described")),
            }
        }
        found
    }

    /// A house to ask, and every operation that was asked.
    struct Visit {
        page: Value,
        running: Running,
        client: reqwest::Client,
        asked: BTreeSet<String>,
    }

    impl Visit {
        /// Asks, and holds request and answer against the page. `path`: as described, with what stands for each `{…}`.
        async fn ask(
            &mut self,
            operation: &str,
            names: &[(&str, &str)],
            key: &str,
            body: Option<Value>,
        ) -> (u16, Value) {
            self.asked.insert(operation.into());
            let (method, path) = operation.split_once(' ').expect("method and path");
            let about = &self.page["paths"][path][method.to_lowercase()];
            assert!(about.is_object(), "{operation} is not described");
            let mut address = format!("http://{}{path}", self.running.address);
            for (name, value) in names {
                address = address.replace(&format!("{{{name}}}"), value);
            }
            let mut request = self.client.request(Method::from_bytes(method.as_bytes()).expect("a method"), address);
            if !key.is_empty() {
                assert!(about["security"].as_array().is_some_and(|s| !s.is_empty()), "{operation} takes no secret");
                request = request.bearer_auth(key);
            }
            if let Some(body) = &body {
                request = request.body(body.to_string());
            }
            let answer = request.send().await.expect("the house answers");
            let status = answer.status().as_u16();
            let text = answer.text().await.expect("answers are text");
            let told = &about["responses"][status.to_string()];
            assert!(told.is_object(), "{operation} answers {status}, which is not described: {text}");
            let told = told["$ref"].as_str().map_or(told, |r| self.page.pointer(&r[1..]).expect("it is there"));
            let schema = &told["content"]["application/json"]["schema"];
            let answer: Value = serde_json::from_str(&text).unwrap_or(Value::String(text));
            assert_eq!(wrong(&self.page, schema, &answer, operation), Vec::<String>::new());
            if let (200, Some(body)) = (status, body) {
                let schema = &about["requestBody"]["content"]["application/json"]["schema"];
                assert_eq!(wrong(&self.page, schema, &body, operation), Vec::<String>::new(), "the request");
            }
            (status, answer)
        }
    }

    /// Any game is as good as another.
    fn game() -> &'static str {
        shelf::all()[0].name
    }
    fn word(value: &Value) -> String {
        value.as_str().unwrap_or_else(|| panic!("{value} is not a word")).into()
    }

    /// Asks everything once, and much of it wrongly: requests and answers are as described.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_house_answers_as_described() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = Config {
            address: ([127, 0, 0, 1], 0).into(),
            database: format!("sqlite:{}", folder.path().join("house.db").display()),
            bot_pause: Duration::ZERO,
            hint: bots::Setting::nodes(50),
            limits: Limits::none(),
            ..Config::default()
        };
        let running = Running::start(config).await.expect("the house opens");
        let mut house = Visit { page: described(), running, client: reqwest::Client::new(), asked: BTreeSet::new() };
        names_and_games(&mut house).await;
        let (table, seat) = a_table(&mut house).await;
        looking_back(&mut house, &table, &seat).await;
        once_more(&mut house).await;
        // A socket is asked for with an upgrade; the tests of the house do that.
        let but = BTreeSet::from(["GET /api/tables/{id}/socket".to_string()]);
        let all: BTreeSet<String> = operations(&house.page).difference(&but).cloned().collect();
        assert_eq!(house.asked, all, "everything was asked");
        house.running.stop().await;
    }
    async fn names_and_games(house: &mut Visit) {
        for simple in ["GET /healthz", "GET /api/openapi.json", "GET /api/push-key", "GET /api/games"] {
            assert_eq!(house.ask(simple, &[], "", None).await.0, 200);
        }
        let catalog = "POST /api/games/{game}/catalog";
        assert_eq!(house.ask(catalog, &[("game", game())], "", Some(json!({}))).await.0, 200);
        assert_eq!(house.ask(catalog, &[("game", "chess")], "", Some(json!({}))).await.0, 404);
        let wrong = json!({ "options": { "players": 99 } });
        assert_eq!(house.ask(catalog, &[("game", game())], "", Some(wrong)).await.0, 400);
        let words = "GET /api/games/{game}/words/{lang}";
        assert_eq!(house.ask(words, &[("game", game()), ("lang", "hu")], "", None).await.0, 200);
        assert_eq!(house.ask(words, &[("game", "chess"), ("lang", "hu")], "", None).await.0, 404);
        let me = json!({ "name": "Ilka", "passphrase": "a red lantern" });
        let (_, session) = house.ask("POST /api/names", &[], "", Some(me.clone())).await;
        assert_eq!(house.ask("POST /api/names", &[], "", Some(me.clone())).await.0, 409);
        assert_eq!(house.ask("POST /api/names/session", &[], "", Some(me)).await.0, 200);
        let other = json!({ "name": "Ilka", "passphrase": "a blue lantern" });
        assert_eq!(house.ask("POST /api/names/session", &[], "", Some(other)).await.0, 403);
        let token = word(&session["token"]);
        let opening =
            json!({ "game": game(), "chairs": ["me", "open"], "tempo": { "kind": "days", "days": 2 }, "listed": true });
        let (status, opened) = house.ask("POST /api/tables", &[], &token, Some(opening)).await;
        assert_eq!(status, 200);
        let (_, mine) = house.ask("POST /api/mine", &[], &token, Some(json!({ "seats": [] }))).await;
        assert_eq!(mine["tables"][0]["you"], 0);
        assert_eq!(house.ask("GET /api/tables", &[], "", None).await.1["tables"].as_array().map(Vec::len), Some(1));
        let id = word(&mine["tables"][0]["id"]);
        assert_eq!(house.ask("GET /api/tables/{id}/chat", &[("id", &id)], "", None).await.0, 200);
        assert_eq!(house.ask("POST /api/tables/{id}/close", &[("id", &id)], &token, None).await.0, 403);
        assert_eq!(house.ask("POST /api/tables/{id}/close", &[("id", &id)], &word(&opened["host"]), None).await.0, 200);
        assert_eq!(house.ask("DELETE /api/names/session", &[], &token, None).await.0, 200);
        let kept = json!({ "game": game(), "chairs": ["me", "open"], "me": "Ilka" });
        assert_eq!(house.ask("POST /api/tables", &[], "", Some(kept)).await.0, 409);
    }
    async fn a_table(house: &mut Visit) -> (String, String) {
        let opening = json!({ "game": game(), "chairs": ["me", "open", "open"], "me": "Osk", "practice": true });
        let (_, seated) = house.ask("POST /api/tables", &[], "", Some(opening)).await;
        let bad = json!({ "game": game(), "chairs": [] });
        assert_eq!(house.ask("POST /api/tables", &[], "", Some(bad)).await.0, 400);
        let (id, host) = (word(&seated["id"]), word(&seated["host"]));
        let seat = word(&seated["seats"][0]["secret"]);
        let at = [("id", &*id)];
        let chair = [("id", &*id), ("seat", "2")];
        assert_eq!(house.ask("POST /api/tables/{id}/sit", &at, "", Some(json!({ "name": "Pali" }))).await.0, 200);
        assert_eq!(house.ask("POST /api/tables/{id}/start", &at, &host, None).await.0, 409);
        assert_eq!(house.ask("POST /api/tables/{id}/start", &at, &seat, None).await.0, 403);
        let bot = json!({ "chair": { "bot": "random" } });
        assert_eq!(house.ask("POST /api/tables/{id}/chairs/{seat}", &chair, &host, Some(bot)).await.0, 200);
        assert_eq!(
            house.ask("POST /api/tables/{id}/chairs/{seat}", &chair, "", Some(json!({ "chair": "open" }))).await.0,
            401
        );
        let notices = "POST /api/tables/{id}/notices";
        for (hook, status) in
            [(json!("https://hooks.example/x"), 200), (Value::Null, 200), (json!("http://10.0.0.1/"), 400)]
        {
            assert_eq!(house.ask(notices, &at, &seat, Some(json!({ "webhook": hook }))).await.0, status);
        }
        assert_eq!(house.ask("POST /api/tables/{id}/start", &at, &host, None).await.0, 200);
        assert_eq!(house.ask("POST /api/tables/{id}/sit", &at, "", Some(json!({}))).await.0, 409);
        assert_eq!(house.ask("GET /api/tables/{id}", &at, "", None).await.1["stage"], "running");
        assert_eq!(house.ask("GET /api/tables/{id}", &[("id", "no-such-table")], "", None).await.0, 404);
        (id, seat)
    }
    async fn once_more(house: &mut Visit) {
        let opening = json!({ "game": game(), "chairs": ["me", { "bot": "random" }], "me": "Osk" });
        let (_, seated) = house.ask("POST /api/tables", &[], "", Some(opening)).await;
        let (id, seat) = (word(&seated["id"]), word(&seated["seats"][0]["secret"]));
        let at = [("id", &*id)];
        assert_eq!(
            house.ask("POST /api/tables/{id}/close", &at, &word(&seated["host"]), None).await.0,
            200,
            "alone one decides alone"
        );
        let (bot, chair) = ("POST /api/tables/{id}/rematch/{seat}", [("id", &*id), ("seat", "1")]);
        assert_eq!(house.ask(bot, &chair, &seat, Some(json!({ "bot": "greedy" }))).await.0, 200);
        assert_eq!(house.ask(bot, &chair, &seat, Some(json!({ "bot": "nobody" }))).await.0, 400);
        let again = "POST /api/tables/{id}/rematch";
        assert_eq!(house.ask(again, &at, "", Some(json!({ "agree": true }))).await.0, 401);
        let (status, told) = house.ask(again, &at, &seat, Some(json!({ "agree": true }))).await;
        assert_eq!((status, &told["begun"]), (200, &json!(true)));
    }
    async fn looking_back(house: &mut Visit, id: &str, seat: &str) {
        let at = [("id", id)];
        let (_, moments) = house.ask("GET /api/tables/{id}/moments", &at, seat, None).await;
        let first = moments["moments"][0].as_u64().expect("there is a moment").to_string();
        let moment = [("id", id), ("seen", &*first)];
        assert_eq!(house.ask("GET /api/tables/{id}/moments/{seen}", &moment, seat, None).await.0, 200);
        let before = [("id", id), ("seen", "0")];
        assert_eq!(house.ask("GET /api/tables/{id}/moments/{seen}", &before, seat, None).await.0, 400);
        assert_eq!(house.ask("GET /api/tables/{id}/insight", &at, "", None).await.0, 200);
        assert_eq!(house.ask("GET /api/tables/{id}/file", &at, "", None).await.0, 409);
        assert_eq!(house.ask("POST /api/tables/{id}/hint", &at, seat, None).await.0, 200);
        assert_eq!(house.ask("POST /api/tables/{id}/hint", &at, "", None).await.0, 401);
        assert_eq!(house.ask("GET /api/tables/{id}/review", &at, "", None).await.0, 409);
        let fork = json!({ "seq": 10_000, "seat": 0, "name": "Osk" });
        assert_eq!(house.ask("POST /api/tables/{id}/fork", &at, "", Some(fork)).await.0, 409);
        assert_eq!(house.ask("POST /api/tables/{id}/rematch", &at, seat, Some(json!({ "agree": true }))).await.0, 409);
        assert_eq!(house.ask("POST /api/tables/{id}/leave", &at, seat, None).await.0, 200);
    }
}
