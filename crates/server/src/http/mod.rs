//! Requests. Secrets come in headers, never in addresses; every answer is JSON, every refusal a [`Fault`].
mod assets;
mod body;
mod caller;
mod names;
mod openapi;
mod origin;
mod tables;

pub use assets::BUILT_IN;
pub use body::{Given, Ignored};
pub use caller::Caller;
pub use names::guest_name;

use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::secret::Secret;
use axum::body::Body;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

pub type Home = State<Arc<House>>;

pub fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/games", get(tables::games))
        .route("/games/{game}/catalog", post(tables::catalog))
        .route("/games/{game}/words/{lang}", get(tables::words))
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
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/rematch/{seat}", post(tables::rematch_bot))
        .route("/mine", post(tables::mine))
        .route("/push-key", get(push_key))
        .route("/openapi.json", get(openapi::page))
        .route("/names", post(names::keep))
        .route("/names/session", post(names::sign_in).delete(names::sign_out))
        .fallback(nothing_here)
        .layer(from_fn_with_state(house.clone(), limited));
    let body = house.config.limits.body_bytes;
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health))
        // Counts change with every hidden action: they have a door of their own.
        .route("/metrics", any(nothing_here))
        .fallback(assets::page)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn(origin::own_pages_only))
        .layer(DefaultBodyLimit::max(body))
        .layer(axum::middleware::map_response(guarded))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(512).and(NotForContentType::new("font/woff2"))))
        .with_state(house)
}

/// What a host may watch, behind a door that players do not have.
pub fn metrics(house: Arc<House>) -> Router {
    let text = |State(house): Home| async move {
        house.meters.bot_memory.set(house.memory.bytes() as i64);
        house.meters.text()
    };
    Router::new().route("/metrics", any(text)).fallback(nothing_here).with_state(house)
}

async fn not_so() -> Fault {
    Fault::new(Kind::WrongMethod, "this address is asked in another way")
}

async fn nothing_here() -> Fault {
    Fault::new(Kind::NoSuchAddress, "there is nothing here")
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

/// `Authorization: Bearer …`: the secret of a seat, of a host, or of a kept name.
pub struct Key(pub Option<Secret>);

impl<S: Sync> FromRequestParts<S> for Key {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Key, Fault> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Key(None)) };
        let text = value.to_str().ok().and_then(|v| v.strip_prefix("Bearer ")).filter(|k| k.len() <= 128);
        text.map(|k| Key(Some(Secret(k.into())))).ok_or_else(Fault::wrong_secret)
    }
}

impl Key {
    pub fn needed(self) -> Result<Secret, Fault> {
        self.0.ok_or_else(|| Fault::new(Kind::NoSecret, "this needs the secret of a seat"))
    }
}

/// A part of the address, or what comes after `?`, with our own words when it is not what it must be.
pub struct At<T>(pub T);
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let found = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        found.map(|p| At(p.0)).map_err(|e| match &e {
            PathRejection::FailedToDeserializePathParams(why) if is_about_a_table(why.kind()) => Fault::no_such_table(),
            _ => Fault::new(Kind::WrongAddress, e.body_text()),
        })
    }
}

/// What could be no table's name is none's: whoever asks is told the same as of any other that is not there.
fn is_about_a_table(why: &ErrorKind) -> bool {
    matches!(why, ErrorKind::DeserializeError { key, .. } if key == "id")
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let found = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        found.map(|q| Asked(q.0)).map_err(|e| Fault::new(Kind::WrongAddress, e.body_text()))
    }
}
