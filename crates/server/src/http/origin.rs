//! A page of another site must not do anything in a visitor's name: not by a script, not by a form, not by a socket.
use crate::fault::{Fault, Kind};
use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

pub async fn own_pages_only(request: Request, next: Next) -> Response {
    match allowed(request.method(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

fn allowed(method: &Method, headers: &HeaderMap) -> Result<(), Fault> {
    let only_reads = matches!(*method, Method::GET | Method::HEAD);
    // A socket begins as a GET.
    if only_reads && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    if is_foreign(headers) {
        return Err(Fault::new(Kind::WrongOrigin, "this page does not belong to this house"));
    }
    if !only_reads && headers.get_all(header::CONTENT_TYPE).iter().any(|kind| is_form(kind.as_bytes())) {
        return Err(Fault::new(
            Kind::WrongKind,
            "a body of this kind could come from a form of another page: send application/json",
        ));
    }
    Ok(())
}

/// Browsers say where a request comes from; whoever says nothing is no browser, and has nobody to be mistaken for.
fn is_foreign(headers: &HeaderMap) -> bool {
    let sites = headers.get_all("sec-fetch-site");
    let foreign = |site: &[u8]| site.eq_ignore_ascii_case(b"cross-site") || site.eq_ignore_ascii_case(b"same-site");
    if sites.iter().any(|site| foreign(site.as_bytes().trim_ascii())) {
        return true;
    }
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN) else { return false };
    let from = origin.split_once("://").map(|(_, from)| from);
    // `null` is nowhere, and nowhere is not here.
    !matches!((from, text(header::HOST)), (Some(from), Some(host)) if from.eq_ignore_ascii_case(host))
}

/// What a form can send besides its own kind, which cannot be JSON and is what `curl -d` says.
fn is_form(kind: &[u8]) -> bool {
    let essence = kind.split(|b| *b == b';').next().unwrap_or_default().trim_ascii();
    [&b"text/plain"[..], b"multipart/form-data"].iter().any(|form| essence.eq_ignore_ascii_case(form))
}

#[cfg(test)]
mod tests {
    use super::allowed;
    use crate::fault::Kind;
    use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};

    fn kind(method: &Method, headers: &[(&'static str, &'static str)]) -> Option<Kind> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        allowed(method, &map).err().map(|fault| fault.kind)
    }

    #[test]
    fn pages_of_this_house_and_programs_may_ask() {
        let here =
            [("host", "caravan.example"), ("origin", "https://caravan.example"), ("sec-fetch-site", "same-origin")];
        assert_eq!(kind(&Method::POST, &here), None);
        assert_eq!(kind(&Method::POST, &[("host", "127.0.0.1:7777"), ("origin", "http://127.0.0.1:7777")]), None);
        assert_eq!(kind(&Method::POST, &[("host", "caravan.example")]), None);
        assert_eq!(kind(&Method::POST, &[("sec-fetch-site", "none")]), None);
        for fine in ["application/json", "application/json; charset=utf-8", "application/x-www-form-urlencoded"] {
            assert_eq!(kind(&Method::POST, &[("content-type", fine)]), None);
        }
    }
    #[test]
    fn other_pages_may_not() {
        for origin in ["null", "https://evil.example", "http://caravan.example:8080", "", "caravan.example"] {
            for method in [Method::POST, Method::DELETE, Method::PUT, Method::OPTIONS] {
                let headers = [("host", "caravan.example"), ("origin", origin)];
                assert_eq!(kind(&method, &headers), Some(Kind::WrongOrigin), "{method} from {origin}");
            }
        }
        assert_eq!(kind(&Method::POST, &[("origin", "https://caravan.example")]), Some(Kind::WrongOrigin));
        for site in ["cross-site", "same-site"] {
            assert_eq!(kind(&Method::POST, &[("sec-fetch-site", site)]), Some(Kind::WrongOrigin));
        }
    }
    #[test]
    fn a_socket_is_held_to_the_same() {
        let foreign = [("host", "caravan.example"), ("origin", "https://evil.example"), ("upgrade", "websocket")];
        assert_eq!(kind(&Method::GET, &foreign), Some(Kind::WrongOrigin));
        assert_eq!(kind(&Method::GET, &foreign[..2]), None, "reading is for everybody; no answer allows other sites");
    }
    #[test]
    fn what_only_forms_send_is_refused() {
        for form in ["text/plain", "Text/Plain;charset=UTF-8", "multipart/form-data; boundary=x"] {
            assert_eq!(kind(&Method::POST, &[("content-type", form)]), Some(Kind::WrongKind), "{form}");
        }
    }
}
