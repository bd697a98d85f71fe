//! Bodies of requests: strict JSON, in time, and nothing that cannot be kept.
use crate::fault::{Fault, Kind};
use crate::house::House;
use crate::nul;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use table::strict;

/// A body that is strict JSON, with our own words when it is not.
pub struct Given<T>(pub T);

/// A body that says nothing to us. It is read all the same: what is left unread ends the connection for whatever comes next on it.
pub struct Ignored;

impl FromRequest<Arc<House>> for Ignored {
    type Rejection = Fault;
    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Fault> {
        whole(request, house).await.map(|_| Ignored)
    }
}

async fn whole(request: Request, house: &House) -> Result<axum::body::Bytes, Fault> {
    let reading = axum::body::to_bytes(request.into_body(), house.config.limits.body_bytes);
    let late = |_| Fault::new(Kind::TooSlow, "the body did not come in time");
    let bytes = tokio::time::timeout(house.config.patience.body, reading).await.map_err(late)?;
    bytes.map_err(|_| Fault::new(Kind::TooLong, "the body is too long"))
}

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Given<T> {
    type Rejection = Fault;
    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Fault> {
        let bytes = whole(request, house).await?;
        let text = std::str::from_utf8(&bytes).map_err(|e| Fault::new(Kind::NotJson, e.to_string()))?;
        nul::none_in(text)?;
        strict::from_str(text)
            .map(Given)
            .map_err(|e| Fault::new(if e.is_data() { Kind::WrongField } else { Kind::NotJson }, e.to_string()))
    }
}
