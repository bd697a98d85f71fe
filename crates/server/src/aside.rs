//! placeholder until merge
use crate::fault::Fault;
use crate::house::House;
use std::sync::Arc;
pub async fn run<T: Send + 'static>(_: &Arc<House>, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Fault::too_many())
}
