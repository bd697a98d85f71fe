//! Lobby, tables, sockets, storage, clocks, notices: everything that people far from each other need.
//!
//! - [`House`] holds what tables share; [`room`] is one table, one task; [`store`] is the disk.
//! - [`door`] lets people in; [`http`] answers requests, [`socket`] is for those who stay.
//! - **An acknowledged action is on disk**: check, write, acknowledge, tell, in this order.
mod aside;
mod clock;
mod config;
mod database_url;
mod door;
mod fault;
mod gate;
mod house;
mod http;
mod meters;
mod names;
mod notices;
mod nul;
mod passphrases;
mod reviews;
pub mod room;
pub mod rooms;
mod secret;
mod socket;
pub mod store;
mod table_id;
mod thinkers;
#[cfg(test)]
mod types;
pub mod wire;

pub use config::{Config, Limits, Patience};
pub use database_url::without_password;
pub use fault::{Fault, Kind};
pub use house::House;
pub use http::BUILT_IN as PAGE_BUILT_IN;
pub use names::look;
pub use secret::Fingerprint;
pub use table_id::TableId;

use door::Doorkeeper;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use tokio::net::TcpListener;
use tokio::sync::watch;

#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{address}: {}", no_door(.why))]
    Address { address: SocketAddr, why: std::io::Error },
}

/// Why nobody can listen there, for whoever hosts.
fn no_door(why: &std::io::Error) -> String {
    use std::io::ErrorKind;
    match why.kind() {
        ErrorKind::AddrInUse => {
            "another program listens there already, perhaps another house; --address names another place".into()
        }
        ErrorKind::AddrNotAvailable => "this machine has no such address; 0.0.0.0 stands for all that it has".into(),
        ErrorKind::PermissionDenied => "this user may not listen there: ports below 1024 belong to root".into(),
        _ => why.to_string(),
    }
}

/// A server that runs.
pub struct Running {
    pub address: SocketAddr,
    /// where its counts can be read
    pub metrics: Option<SocketAddr>,
    pub house: Arc<House>,
    stop: watch::Sender<()>,
    ended: tokio::task::JoinHandle<()>,
}

impl Running {
    /// Opens the database, then the door.
    pub async fn start(config: Config) -> Result<Running, CannotServe> {
        door::raise_file_limit();
        let (wanted, metrics) = (config.address, config.metrics);
        let house = House::open(config).await?;
        let (listener, address) = listen(wanted).await?;
        let (stop, stopped) = watch::channel(());
        let people = Doorkeeper::new(&house.config).serve(listener, http::router(house.clone()), stopped.clone());
        let (watchers, metrics) = match metrics {
            Some(wanted) => {
                let (listener, address) = listen(wanted).await?;
                let app = http::metrics(house.clone());
                (Some(Doorkeeper::new(&house.config).serve(listener, app, stopped)), Some(address))
            }
            None => (None, None),
        };
        let ended = tokio::spawn(async move {
            let watchers = async {
                if let Some(watchers) = watchers {
                    watchers.await;
                }
            };
            tokio::join!(people, watchers);
        });
        Ok(Running { address, metrics, house, stop, ended })
    }
    /// Takes nobody new, finishes what was begun, says goodbye.
    pub async fn stop(self) {
        drop(self.stop);
        self.house.close().await;
        drop(tokio::time::timeout(Duration::from_secs(11), self.ended).await);
    }
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), CannotServe> {
    let refused = |why| CannotServe::Address { address, why };
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    Ok((listener, address))
}
