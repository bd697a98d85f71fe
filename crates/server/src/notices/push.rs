//! Web push: RFC 8030, encrypted for one browser (RFC 8291), signed by the house (RFC 8292).
use super::Notice;
use crate::clock::today;
use crate::store::{Store, StoreError};
use base64ct::{Base64UrlUnpadded, Encoding};
use reqwest::header::AUTHORIZATION;
use reqwest::{Request, Url};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shelf::{Lang, Words};
use std::time::Duration;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, WebPushBuilder};

/// So long a push service keeps a notice for a browser that is not on.
const KEPT_FOR: Duration = Duration::from_secs(3 * 24 * 3600);
/// So long a signature holds; a day is the most that is allowed.
const SIGNED_FOR_S: u64 = 12 * 3600;

/// What a browser's `PushSubscription.toJSON()` says, and the language it wants.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Subscription {
    pub endpoint: String,
    keys: BrowserKeys,
    #[serde(default = "english")]
    lang: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct BrowserKeys {
    p256dh: String,
    auth: String,
}

fn english() -> String {
    Lang::En.code().into()
}

fn bytes(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok()
}

impl Subscription {
    pub fn read(given: &Value) -> Result<Subscription, String> {
        let subscription: Subscription =
            serde_json::from_value(given.clone()).map_err(|e| format!("this is not a subscription: {e}"))?;
        subscription.lang.parse::<Lang>()?;
        subscription.recipient().ok_or("the keys of the subscription cannot be read")?;
        Ok(subscription)
    }
    pub fn kept(&self) -> String {
        serde_json::to_string(self).expect("subscriptions serialise")
    }
    pub fn from_kept(kept: &str) -> Option<Subscription> {
        serde_json::from_str(kept).ok()
    }
    fn recipient(&self) -> Option<(PublicKey, Auth)> {
        let key = PublicKey::from_sec1_bytes(&bytes(&self.keys.p256dh)?).ok()?;
        let auth: [u8; 16] = bytes(&self.keys.auth)?.try_into().ok()?;
        Some((key, auth.into()))
    }
    /// The notice as only this browser can read it.
    pub fn request(&self, endpoint: &Url, keys: &Keys, public: &str, notice: &Notice) -> Option<Request> {
        let (key, auth) = self.recipient()?;
        let builder = WebPushBuilder::new(endpoint.as_str().parse().ok()?, key, auth).with_valid_duration(KEPT_FOR);
        let sealed = builder.build(self.words(notice).to_string()).ok()?;
        let mut request = Request::try_from(sealed).ok()?;
        request.headers_mut().insert(AUTHORIZATION, keys.signature(endpoint, public).parse().ok()?);
        Some(request)
    }
    fn words(&self, notice: &Notice) -> Value {
        let words = Words::of(self.lang.parse().unwrap_or_default());
        let body = words.with("notice-your-turn-body", &[("table", json!({ "text": notice.table_name }))]);
        // The browser knows where the house is: a path is enough, and cannot lead elsewhere.
        json!({ "title": words.word("notice-your-turn-title"), "body": body, "url": format!("/t/{}", notice.table) })
    }
}

/// The house's own key, by which push services know that it is the same house again.
pub struct Keys {
    signing: SigningKey,
}

impl Keys {
    /// Made once: subscriptions hold for this key only.
    pub async fn of_the_house(store: &Store) -> Result<Keys, StoreError> {
        if store.fact("vapid").await?.is_none() {
            store.learn("vapid", &Base64UrlUnpadded::encode_string(&fresh().to_bytes())).await?;
        }
        // Read back: of two houses that begin at the same moment, one was faster.
        let kept = store.fact("vapid").await?.and_then(|text| SecretKey::from_slice(&bytes(&text)?).ok());
        let kept = kept.ok_or_else(|| StoreError::Damaged("the key for web push cannot be read".into()))?;
        Ok(Keys { signing: kept.into() })
    }
    pub fn public(&self) -> String {
        Base64UrlUnpadded::encode_string(self.signing.verifying_key().to_encoded_point(false).as_bytes())
    }
    /// `contact`: who is behind the house; push services ask for an https: address, if for any.
    fn signature(&self, endpoint: &Url, contact: &str) -> String {
        let mut claims =
            json!({ "aud": endpoint.origin().ascii_serialization(), "exp": today() / 1000 + SIGNED_FOR_S });
        if contact.starts_with("https://") {
            claims["sub"] = contact.into();
        }
        let part = |json: Value| Base64UrlUnpadded::encode_string(json.to_string().as_bytes());
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.signing.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

fn fresh() -> SecretKey {
    loop {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system has random numbers");
        // Almost every number is a key.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return key;
        }
    }
}
