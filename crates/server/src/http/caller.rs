//! Who asks.
use crate::door::Line;
use crate::fault::{Fault, Kind};
use crate::gate::Address;
use crate::house::House;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// The address that asks. Behind a proxy, the one that the proxy names last.
pub struct Caller(pub Address);

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Fault> {
        let direct = || parts.extensions.get::<Line>().map(|line| line.from.ip());
        let named = if house.config.behind_proxy { named_last(&parts.headers) } else { None };
        let who = named.or_else(direct).ok_or_else(|| Fault::new(Kind::NoAddress, "who are you?"))?;
        Ok(Caller(who.into()))
    }
}

/// The last entry is the proxy's own; whatever stands before it anybody may have written.
fn named_last(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?;
    address(line.to_str().ok()?.rsplit(',').next()?.trim())
}

/// Some proxies add a port, or put brackets around IPv6.
fn address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[').and_then(|t| t.strip_suffix(']')).unwrap_or(text).parse();
    text.parse::<SocketAddr>().map(|a| a.ip()).or_else(|_| bare()).ok()
}

#[cfg(test)]
mod tests {
    use super::named_last;
    use axum::http::{HeaderMap, HeaderValue};

    #[test]
    fn a_proxy_may_write_an_address_in_many_ways() {
        for (lines, who) in [
            (&["192.0.2.7"] as &[&'static str], Some("192.0.2.7")),
            (&["10.0.0.1, 192.0.2.7"], Some("192.0.2.7")),
            (&["10.0.0.1", "192.0.2.7"], Some("192.0.2.7")),
            (&["192.0.2.7:4711"], Some("192.0.2.7")),
            (&["10.0.0.1,[2001:db8::1]:4711"], Some("2001:db8::1")),
            (&["[2001:db8::1]"], Some("2001:db8::1")),
            (&["2001:db8::1"], Some("2001:db8::1")),
            (&["192.0.2.7, unknown"], None),
            (&["192.0.2.7,"], None),
            (&[""], None),
            (&[], None),
        ] {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            assert_eq!(named_last(&headers).map(|ip| ip.to_string()).as_deref(), who, "{lines:?}");
        }
    }
}
