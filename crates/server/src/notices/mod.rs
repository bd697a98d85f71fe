//! "It is your turn": by web push and by webhook, once, to the right person, and with nothing in it but that.
//!
//! A room only hands a notice over; it is delivered elsewhere, and if too many are on their way it is dropped.
mod push;
mod reach;

use crate::config::Config;
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::meters::Meters;
use crate::store::{Store, StoreError};
use crate::table_id::TableId;
use push::{Keys, Subscription};
use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Method, Request, StatusCode};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use tokio::sync::Semaphore;

/// What somebody who is not here is told.
#[derive(Clone, Debug)]
pub struct Notice {
    pub table: TableId,
    pub table_name: String,
    pub seat: Seat,
    pub player: String,
    pub webhook: Option<String>,
    pub push: Option<String>,
}

pub struct Notices {
    client: Client,
    keys: Keys,
    /// where people reach the house, without a slash at the end; empty if nobody said
    public: String,
    anywhere: bool,
    /// one for each notice on its way, waiting between two tries or not
    in_hand: Arc<Semaphore>,
    /// one for each open connection
    at_once: Semaphore,
    meters: Arc<Meters>,
}

const IN_HAND: u32 = 512;
const AT_ONCE: usize = 32;
const ANSWER_WITHIN: Duration = Duration::from_secs(5);
/// Before each try.
const PAUSES: [Duration; 3] = [Duration::ZERO, Duration::from_secs(1), Duration::from_secs(5)];

/// How a delivery ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Delivery {
    Sent,
    /// there is nobody at this address any more
    Gone,
    Failed,
}

impl Notices {
    /// Makes the keys of the house if it has none yet.
    pub async fn open(config: &Config, store: &Store, meters: Arc<Meters>) -> Result<Notices, StoreError> {
        Ok(Notices {
            client: reach::client(config.notices_anywhere, ANSWER_WITHIN),
            keys: Keys::of_the_house(store).await?,
            public: config.public.as_deref().unwrap_or_default().trim_end_matches('/').into(),
            anywhere: config.notices_anywhere,
            in_hand: Arc::new(Semaphore::new(IN_HAND as usize)),
            at_once: Semaphore::new(AT_ONCE),
            meters,
        })
    }
    /// What a browser needs to subscribe.
    pub fn public_key(&self) -> String {
        self.keys.public()
    }
    /// An address for a webhook, as somebody typed it.
    pub fn checked_webhook(&self, address: &str) -> Result<String, Fault> {
        let problem = |why: String| Fault::new(Kind::BadWebhook, why).with("field", json!("webhook"));
        reach::checked(address, self.anywhere).map(String::from).map_err(problem)
    }
    /// A subscription as the browser gave it, in the form in which it is kept.
    pub fn checked_push(&self, given: &Value) -> Result<String, Fault> {
        let problem = |why: String| Fault::new(Kind::BadPush, why).with("field", json!("push"));
        let subscription = Subscription::read(given).map_err(problem)?;
        reach::checked(&subscription.endpoint, self.anywhere).map_err(problem)?;
        Ok(subscription.kept())
    }

    /// Returns at once. Nobody at the table waits for somebody else's server.
    pub fn your_turn(house: &Arc<House>, notice: Notice) {
        let Ok(place) = house.notices.in_hand.clone().try_acquire_owned() else {
            return tracing::warn!("too many notices at once: one of table {} is not sent", notice.table);
        };
        let house = house.clone();
        tokio::spawn(async move {
            tokio::join!(house.notices.call(&notice), house.notices.push(&house, &notice));
            drop(place);
        });
    }
    /// The house closes: what is on its way may arrive, for a few seconds.
    pub async fn finish(&self) {
        drop(tokio::time::timeout(ANSWER_WITHIN, self.in_hand.acquire_many(IN_HAND)).await);
    }

    async fn call(&self, notice: &Notice) {
        let Some(address) = notice.webhook.as_deref() else { return };
        // Checked again: the host may have changed the setting since.
        let Ok(address) = reach::checked(address, self.anywhere) else { return };
        let url = format!("{}/t/{}", self.public, notice.table);
        let body = json!({ "table": notice.table, "name": notice.table_name, "player": notice.player, "url": url });
        let mut request = Request::new(Method::POST, address);
        request.headers_mut().insert(CONTENT_TYPE, "application/json".parse().expect("a plain word"));
        *request.body_mut() = Some(body.to_string().into());
        self.deliver(&notice.table, &request).await;
    }
    async fn push(&self, house: &Arc<House>, notice: &Notice) {
        let Some(kept) = notice.push.as_deref() else { return };
        let Some(subscription) = Subscription::from_kept(kept) else { return };
        let Ok(endpoint) = reach::checked(&subscription.endpoint, self.anywhere) else { return };
        let Some(request) = subscription.request(&endpoint, &self.keys, &self.public, notice) else { return };
        if self.deliver(&notice.table, &request).await == Delivery::Gone {
            let (seat, kept) = (notice.seat, kept.to_string());
            drop(
                house.at(&notice.table, move |room| Box::pin(async move { room.forget_push(seat, &kept).await })).await,
            );
        }
    }

    async fn deliver(&self, table: &str, request: &Request) -> Delivery {
        for pause in PAUSES {
            tokio::time::sleep(pause).await;
            match self.attempt(request).await {
                Some(Delivery::Sent) => {
                    self.meters.notices.inc();
                    return Delivery::Sent;
                }
                Some(end) => return end,
                None => {}
            }
        }
        // Not where to: addresses of webhooks are secrets of their owners.
        tracing::info!("a notice of table {table} could not be delivered");
        Delivery::Failed
    }
    /// `None`: it is worth another try.
    async fn attempt(&self, request: &Request) -> Option<Delivery> {
        let _place = self.at_once.acquire().await;
        let answer = self.client.execute(request.try_clone()?).await.ok()?;
        match answer.status() {
            status if status.is_success() => Some(Delivery::Sent),
            StatusCode::NOT_FOUND | StatusCode::GONE => Some(Delivery::Gone),
            StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => None,
            status if status.is_server_error() => None,
            _ => Some(Delivery::Failed),
        }
    }
}
