//! The door: who comes in, how many at once, and how long the house waits for each. Owns the listener and every line
//! until it has become a socket.
use crate::config::{Config, Patience};
use crate::gate::{Address, Place, Places};
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// What was begun when the house closes has so long to be finished.
const FINISH_WITHIN: Duration = Duration::from_secs(10);
/// Long enough not to spin when the system gives no more files, short enough that nobody notices.
const REST: Duration = Duration::from_millis(100);
const COMPLAIN_EVERY: Duration = Duration::from_secs(60);
/// A head is no longer than this.
const HEAD_BYTES: usize = 64 * 1024;
/// Files that lines leave for the database, the page and calls out.
const OTHER_FILES: u64 = 1024;

/// The line on which a request came. Whoever goes on with it as a socket keeps it, so that it stays counted.
#[derive(Clone)]
pub struct Line {
    pub from: SocketAddr,
    _kept: Arc<(Option<Place>, OwnedSemaphorePermit)>,
}

/// Lets people in, as long as there is room.
#[derive(Clone)]
pub struct Doorkeeper {
    patience: Patience,
    /// `None`: a proxy brings everybody, from one address
    places: Option<Arc<Places>>,
    room: Arc<Semaphore>,
}

impl Doorkeeper {
    pub fn new(config: &Config) -> Doorkeeper {
        let most = config.limits.connections_in_all.unwrap_or_else(room_for_lines);
        Doorkeeper {
            patience: config.patience,
            places: (!config.behind_proxy).then(|| Places::new(config.limits.connections)),
            room: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
        }
    }
    fn admit(&self, from: SocketAddr) -> Option<Line> {
        let place = match &self.places {
            Some(places) => Some(places.take(Address::from(from.ip()))?),
            None => None,
        };
        let room = self.room.clone().try_acquire_owned().ok()?;
        Some(Line { from, _kept: Arc::new((place, room)) })
    }
    /// Serves until it is told to stop; then nobody new comes in, and what was begun is finished.
    pub async fn serve(self, listener: TcpListener, app: Router, mut stop: watch::Receiver<()>) {
        let mut lines = JoinSet::new();
        let mut complaint = Seldom::default();
        loop {
            tokio::select! {
                _ = stop.changed() => break,
                Some(_) = lines.join_next() => {}
                came = listener.accept() => match came {
                    Ok((stream, from)) => match self.admit(from) {
                        Some(line) => {
                            lines.spawn(attend(stream, line, app.clone(), self.patience, stop.clone()));
                        }
                        None => complaint.say("there is no room for another connection: one was closed"),
                    },
                    // Whoever was gone before we looked is no reason to rest.
                    Err(e) if is_theirs(&e) => {}
                    Err(e) => {
                        complaint.say(&format!("nobody can be let in: {e}"));
                        tokio::time::sleep(REST).await;
                    }
                },
            }
        }
        drop(listener);
        let all = async { while lines.join_next().await.is_some() {} };
        drop(tokio::time::timeout(FINISH_WITHIN, all).await);
        lines.shutdown().await;
    }
}

/// One line, from the first request to the last, or until it becomes a socket.
async fn attend(stream: TcpStream, line: Line, app: Router, patience: Patience, mut stop: watch::Receiver<()>) {
    // Frames are short, and nobody should wait until there are more of them.
    drop(stream.set_nodelay(true));
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience.unread));
    let asked = AtomicBool::new(false);
    let service = service_fn(|mut request: Request<Incoming>| {
        asked.store(true, Ordering::Relaxed);
        request.extensions_mut().insert(line.clone());
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // Somebody who goes away in the middle, or never says what they want, is no fault of ours.
    tokio::select! {
        _ = connection.as_mut() => {}
        // Whoever has not asked anything yet has begun nothing.
        _ = stop.changed() => if asked.load(Ordering::Relaxed) {
            connection.as_mut().graceful_shutdown();
            drop(connection.await);
        }
    }
}

fn is_theirs(e: &io::Error) -> bool {
    matches!(e.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::Interrupted)
}

/// As many files as the system lets us have; says how many that is.
pub fn raise_file_limit() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::info!("there is room for {} connections at once", room_in(files)),
        Err(e) => tracing::warn!("how many files may be open cannot be raised: {e}"),
    }
}

fn room_for_lines() -> usize {
    room_in(rlimit::Resource::NOFILE.get_soft().unwrap_or(OTHER_FILES))
}

/// Of few files half are for lines, of many all but those that something else needs.
fn room_in(files: u64) -> usize {
    (files / 2).max(files.saturating_sub(OTHER_FILES)).try_into().unwrap_or(usize::MAX)
}

/// Says the same thing once a minute at most: whoever makes us complain should not fill the disk by it.
#[derive(Default)]
struct Seldom(Option<Instant>);

impl Seldom {
    fn say(&mut self, what: &str) {
        if self.0.is_none_or(|last| last.elapsed() >= COMPLAIN_EVERY) {
            self.0 = Some(Instant::now());
            tracing::warn!("{what}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::room_in;

    #[test]
    fn the_database_always_has_files_left() {
        assert_eq!([64, 1024, 4096, 1_000_000].map(room_in), [32, 512, 3072, 998_976]);
    }
}
