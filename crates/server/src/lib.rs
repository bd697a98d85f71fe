//! Lobby, tables, sockets, storage, clocks, notices: everything that people far from each other need.
//!
//! - [`House`] holds what tables share; [`room`] is one table, one task; [`store`] is the disk.
//! - [`http`] is the door for requests, [`socket`] for those who stay.
//! - **An acknowledged action is on disk**: check, write, acknowledge, tell, in this order.
mod aside;
mod clock;
mod config;
mod fault;
mod gate;
mod house;
mod http;
mod meters;
mod notices;
mod reviews;
pub mod room;
mod secret;
mod socket;
pub mod store;
mod table_id;
mod thinkers;
#[cfg(test)]
mod types;
pub mod wire;

pub use config::{Config, Limits};
pub use fault::Fault;
pub use house::House;

use std::net::SocketAddr;
use std::sync::Arc;
use store::StoreError;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{address}: {why}")]
    Address { address: SocketAddr, why: std::io::Error },
}

/// A server that runs.
pub struct Running {
    pub address: SocketAddr,
    pub house: Arc<House>,
    stop: oneshot::Sender<()>,
    ended: tokio::task::JoinHandle<()>,
}

impl Running {
    /// Opens the database, then the door.
    pub async fn start(config: Config) -> Result<Running, CannotServe> {
        let wanted = config.address;
        let house = House::open(config).await?;
        let refused = |why| CannotServe::Address { address: wanted, why };
        let listener = TcpListener::bind(wanted).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let (stop, stopped) = oneshot::channel::<()>();
        let app = http::router(house.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let ended = tokio::spawn(async move {
            let until = async {
                drop(stopped.await);
            };
            if let Err(e) = axum::serve(listener, app).with_graceful_shutdown(until).await {
                tracing::error!("{e}");
            }
        });
        Ok(Running { address, house, stop, ended })
    }
    /// Takes nobody new, finishes what was begun, says goodbye.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.house.close().await;
        drop(tokio::time::timeout(std::time::Duration::from_secs(10), self.ended).await);
    }
}
