//! The address of a database, as it may be shown: without what opens it.
use url::Url;

const HIDDEN: &str = "***";

/// The address for a log or a message. What cannot be taken apart for sure is not shown at all.
pub fn without_password(url: &str) -> String {
    if url.starts_with("sqlite:") {
        return url.into();
    }
    match Url::parse(url) {
        // An `@` after the host is the rest of a password with a letter in it that should have been escaped.
        Ok(parsed) if parsed.has_host() && !url[rest(url)..].contains('@') => shown(parsed),
        _ => match url.split_once(':') {
            Some((kind, _)) if kind.bytes().all(|b| b.is_ascii_lowercase()) => format!("{kind}:{HIDDEN}"),
            _ => HIDDEN.into(),
        },
    }
}

/// Where the path begins, after `kind://user:password@host`.
fn rest(url: &str) -> usize {
    let host = url.find("://").map_or(0, |at| at + 3);
    url[host..].find(['/', '?', '#']).map_or(url.len(), |at| host + at)
}

fn shown(mut url: Url) -> String {
    if url.password().is_some() {
        // Fails only without a host, and there is one.
        let _ = url.set_password(Some(HIDDEN));
    }
    url.set_fragment(None);
    if url.query().is_some() {
        let pairs: Vec<(String, String)> = url.query_pairs().into_owned().collect();
        let secret = |name: &str| name.to_ascii_lowercase().contains("pass");
        let mut query = url.query_pairs_mut();
        query.clear();
        for (name, value) in &pairs {
            query.append_pair(name, if secret(name) { HIDDEN } else { value });
        }
    }
    url.into()
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn everything_but_the_password_is_shown() {
        for (url, shown) in [
            ("postgres://ilka:mules7@db/caravan", "postgres://ilka:***@db/caravan"),
            ("mysql://ilka:mules7@db:3306/caravan", "mysql://ilka:***@db:3306/caravan"),
            ("postgres://ilka@db/caravan?sslmode=require", "postgres://ilka@db/caravan?sslmode=require"),
            ("postgres://db/caravan?user=ilka&password=mules7", "postgres://db/caravan?user=ilka&password=***"),
            ("postgres://db/caravan?PassWord=mules7", "postgres://db/caravan?PassWord=***"),
            ("sqlite:data/caravanserai.db", "sqlite:data/caravanserai.db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
    #[test]
    fn what_cannot_be_taken_apart_is_not_shown() {
        for url in [
            "postgres://ilka:mules7@db:port/caravan",
            "postgres://ilka:x/mules7@db/caravan",
            "postgres://ilka:x#mules7@db/caravan",
            "postgres://ilka:9#mules7@db/caravan",
            "postgres://ilka:x@y/mules7@db/caravan",
            "postgres:ilka:mules7@db",
            "host=db user=ilka password=mules7",
            "mules7",
            "",
        ] {
            let shown = without_password(url);
            assert!(!shown.contains("mules7") && shown.contains("***"), "{url} is shown as {shown}");
        }
    }
}
