//! Where a notice may go: out into the world, never to this machine or its own network.
//!
//! A name is looked up once, by us, and the connection goes to an address that was found fit: nothing can change between
//! the check and the call. Redirects are not followed.
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, Url};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;
use url::Host;

const LONGEST: usize = 1000;

/// Who speaks for us outside. `anywhere`: the host trusts everybody with the network.
pub fn client(anywhere: bool, within: Duration) -> Client {
    // One kind of cryptography for the whole program; whoever came first has chosen it.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let roots = rustls::RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let tls = rustls::ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    Client::builder()
        .tls_backend_preconfigured(tls)
        .dns_resolver(Lookup { anywhere })
        .redirect(Policy::none())
        .referer(false)
        .no_proxy()
        .timeout(within)
        .user_agent("caravanserai")
        .build()
        .expect("this setting is always the same")
}

/// An address somebody typed, if a notice may go there. Names are looked up only when a notice is sent.
pub fn checked(address: &str, anywhere: bool) -> Result<Url, String> {
    if address.len() > LONGEST {
        return Err(format!("an address has at most {LONGEST} letters"));
    }
    let url = Url::parse(address.trim()).map_err(|e| format!("this is not an address: {e}"))?;
    if !["http", "https"].contains(&url.scheme()) {
        return Err("an address begins with https:// or http://".into());
    }
    let inside = match url.host() {
        None => return Err("the address names no host".into()),
        Some(Host::Ipv4(ip)) => is_inside(ip.into()),
        Some(Host::Ipv6(ip)) => is_inside(ip.into()),
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
    };
    if inside && !anywhere {
        return Err("notices do not go to this machine or its own network".into());
    }
    Ok(url)
}

struct Lookup {
    anywhere: bool,
}

impl Resolve for Lookup {
    fn resolve(&self, name: Name) -> Resolving {
        let anywhere = self.anywhere;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let fit: Vec<SocketAddr> = found.filter(|to| anywhere || !is_inside(to.ip())).collect();
            if fit.is_empty() {
                return Err("this name leads to this machine or its own network".into());
            }
            Ok(Box::new(fit.into_iter()) as Addrs)
        })
    }
}

/// Of this machine, of a private network, or of no one place at all.
fn is_inside(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_inside_v4(ip),
        IpAddr::V6(ip) => ip.to_ipv4_mapped().map_or_else(|| is_inside_v6(ip), is_inside_v4),
    }
}

fn is_inside_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let plain = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_documentation();
    // 0/8 this network, 100.64/10 behind a provider, 192.0.0/24 assignments, 198.18/15 benchmarks, 224/3 many or reserved
    plain
        || a == 0
        || (a == 100 && b & 0xc0 == 64)
        || (a, b, c) == (192, 0, 0)
        || (a == 198 && b & 0xfe == 18)
        || a >= 224
}

fn is_inside_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    // Only 2000::/3 is the world; of it, 2001::/23 is for protocols (tunnels among them), 2001:db8::/32 for examples, and
    // 2002::/16 hides an older address.
    a & 0xe000 != 0x2000 || (a == 0x2001 && (b < 0x200 || b == 0xdb8)) || a == 0x2002
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_world_is_open_and_the_own_network_is_not() {
        let out = ["93.184.216.34", "100.128.0.1", "172.32.0.1", "2606:4700::1", "2a00:1450:4001::1", "::ffff:8.8.8.8"];
        for ip in out {
            assert!(!is_inside(ip.parse().unwrap()), "{ip}");
        }
        let home = "127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 0.0.0.0 100.64.0.1 192.0.0.8 198.19.0.1 224.0.0.1 \
                    255.255.255.255 ::1 :: fe80::1 fd00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::7f00:1 \
                    2002:7f00:1:: 2001::1 2001:db8::1";
        for ip in home.split_whitespace() {
            assert!(is_inside(ip.parse().unwrap()), "{ip}");
        }
    }
    #[test]
    fn addresses_are_checked_as_they_are_typed() {
        assert!(checked("https://hooks.example/turn?k=1", false).is_ok());
        let strange = "ftp://hooks.example/ file:///etc/passwd hooks.example http:// javascript:alert(1) http://127.0.0.1:80/ \
                       http://0x7f.1/ http://2130706433/ http://[::1]/ http://localhost:7777/ http://a.localhost/";
        for address in strange.split_whitespace() {
            assert!(checked(address, false).is_err(), "{address}");
        }
        assert!(checked("http://127.0.0.1:80/", true).is_ok());
        assert!(checked("ftp://127.0.0.1/", true).is_err());
        assert!(checked(&format!("https://hooks.example/{}", "x".repeat(LONGEST)), false).is_err());
    }
    #[tokio::test]
    async fn a_name_that_leads_inside_is_refused() {
        let name = || "localhost".parse::<Name>().unwrap();
        assert!(Lookup { anywhere: false }.resolve(name()).await.is_err());
        assert!(Lookup { anywhere: true }.resolve(name()).await.is_ok());
    }
}
