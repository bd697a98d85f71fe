//! Requests. Secrets come in headers, never in addresses; every answer is JSON, every refusal a [`Fault`].
mod assets;
mod names;
mod openapi;
mod tables;

use crate::fault::Fault;
use crate::house::House;
use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

pub type Home = State<Arc<House>>;

pub fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/games", get(tables::games))
        .route("/games/{game}/catalog", post(tables::catalog))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/{id}", get(tables::one))
        .route("/tables/{id}/socket", get(tables::socket))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/chairs/{seat}", post(tables::chair))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/close", post(tables::close))
        .route("/tables/{id}/chat", get(tables::chat))
        .route("/tables/{id}/notices", post(tables::notices))
        .route("/tables/{id}/moments", get(tables::moments))
        .route("/tables/{id}/moments/{seen}", get(tables::moment))
        .route("/tables/{id}/insight", get(tables::insight))
        .route("/tables/{id}/file", get(tables::file))
        .route("/tables/{id}/hint", post(tables::hint))
        .route("/tables/{id}/review", get(tables::review))
        .route("/tables/{id}/fork", post(tables::fork))
        .route("/mine", post(tables::mine))
        .route("/push-key", get(push_key))
        .route("/openapi.json", get(openapi::page))
        .route("/names", post(names::keep))
        .route("/names/session", post(names::sign_in).delete(names::sign_out))
        .fallback(|| async { Fault::new(StatusCode::NOT_FOUND, "no-such-address", "there is nothing here") })
        .layer(from_fn_with_state(house.clone(), limited));
    let body = house.config.limits.body_bytes;
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health))
        .route("/metrics", get(|State(house): Home| async move { house.meters.text() }))
        .fallback(assets::page)
        .layer(DefaultBodyLimit::max(body))
        .layer(axum::middleware::map_response(guarded))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(512).and(NotForContentType::new("font/woff2"))))
        .with_state(house)
}

async fn health(State(house): Home) -> Response {
    match house.complaint() {
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("not well: {why}\n")).into_response(),
        None => (StatusCode::OK, "well\n").into_response(),
    }
}

/// What a browser needs to subscribe to notices of this house.
async fn push_key(State(house): Home) -> Json<Value> {
    Json(json!({ "key": house.notices.public_key() }))
}

/// Headers that every answer carries.
async fn guarded(mut response: Response<Body>) -> Response<Body> {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; \
             base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

async fn limited(State(house): Home, Caller(who): Caller, request: Request, next: Next) -> Response {
    match house.gate.request(who) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

/// The address that asks. Behind a proxy, the one that the proxy names last.
pub struct Caller(pub IpAddr);

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Fault> {
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|c| c.0.ip());
        let named = || parts.headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
        let who = if house.config.behind_proxy { named().or(direct) } else { direct };
        who.map(Caller).ok_or_else(|| Fault::bad("no-address", "who are you?"))
    }
}

/// `Authorization: Bearer …`: the secret of a seat, of a host, or of a kept name.
pub struct Key(pub Option<String>);

impl<S: Sync> FromRequestParts<S> for Key {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Key, Fault> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Key(None)) };
        let text = value.to_str().ok().and_then(|v| v.strip_prefix("Bearer ")).filter(|k| k.len() <= 128);
        text.map(|k| Key(Some(k.into()))).ok_or_else(Fault::wrong_secret)
    }
}

impl Key {
    pub fn needed(self) -> Result<String, Fault> {
        self.0.ok_or_else(|| Fault::new(StatusCode::UNAUTHORIZED, "no-secret", "this needs the secret of a seat"))
    }
}

/// A part of the address, or what comes after `?`, with our own words when it is not what it must be.
pub struct At<T>(pub T);
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let found = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        found.map(|p| At(p.0)).map_err(|e| Fault::bad("wrong-address", e.body_text()))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let found = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        found.map(|q| Asked(q.0)).map_err(|e| Fault::bad("wrong-address", e.body_text()))
    }
}

/// A body that is strict JSON, with our own words when it is not.
pub struct Given<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Given<T> {
    type Rejection = Fault;
    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Fault> {
        let bytes = axum::body::to_bytes(request.into_body(), house.config.limits.body_bytes).await;
        let too_long = |_| Fault::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", "the body is too long");
        serde_json::from_slice(&bytes.map_err(too_long)?).map(Given).map_err(|e| {
            let kind = if e.is_data() { "wrong-field" } else { "not-json" };
            Fault::bad(kind, e.to_string())
        })
    }
}
