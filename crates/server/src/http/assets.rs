//! The page. It is built into the program; `--web` serves one from a folder instead.
use super::Home;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;

#[cfg(feature = "page")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
struct Built;

/// Is there a page in this program?
pub const BUILT_IN: bool = cfg!(feature = "page");

const NO_PAGE: &str = "<!doctype html><title>Caravanserai</title><p>There is no page in this program: \
<code>caravan serve --web FOLDER</code> serves one.</p>";

/// A file of the page; every other address is the page itself, which knows where it is.
pub async fn page(State(house): Home, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return super::not_so().await.into_response();
    }
    let wanted = uri.path().trim_start_matches('/');
    let folder = house.config.web.as_deref();
    if let Some(file) = read(folder, wanted).await {
        return answer(wanted, file, &headers);
    }
    // A file that is not there is an error; an address of the page is not. No address of the page is written with escapes.
    let a_file = wanted.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if a_file || wanted.starts_with("assets/") || wanted.contains('%') {
        return (StatusCode::NOT_FOUND, "there is nothing here\n").into_response();
    }
    match read(folder, "index.html").await {
        Some(file) => answer("index.html", file, &headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NO_PAGE).into_response(),
    }
}

async fn read(folder: Option<&std::path::Path>, name: &str) -> Option<Cow<'static, [u8]>> {
    let plain = !name.contains('\0')
        && name.split('/').all(|part| !part.is_empty() && part != "." && part != ".." && !part.contains('\\'));
    if !plain {
        return None;
    }
    match folder {
        Some(folder) => tokio::fs::read(folder.join(name)).await.ok().map(Cow::Owned),
        None => built(name),
    }
}

#[cfg(feature = "page")]
fn built(name: &str) -> Option<Cow<'static, [u8]>> {
    Built::get(name).map(|file| file.data)
}
#[cfg(not(feature = "page"))]
fn built(_: &str) -> Option<Cow<'static, [u8]>> {
    None
}

/// A file under this name, unless whoever asks has the same one already.
pub(super) fn answer(name: &str, file: Cow<'static, [u8]>, headers: &HeaderMap) -> Response {
    // Names of built files change with what is in them.
    let lasting = name.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = format!("\"{:016x}\"", table::fingerprint(&file.as_ref()));
    if headers.get(header::IF_NONE_MATCH).is_some_and(|v| v.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let kind = if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache.into()), (header::ETAG, tag)];
    (headers, file.into_owned()).into_response()
}
