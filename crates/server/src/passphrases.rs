//! Passphrases, hashed on two threads of their own: it is slow on purpose and takes much memory, so only so many may
//! be asked for at once, and the same threads use the same memory again.
use crate::fault::Fault;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread;
use tokio::sync::oneshot;

const THREADS: usize = 2;
/// So many may stand in line behind those being hashed.
const WAITING: usize = 16;

/// What a name that nobody keeps is compared with: as slow as any other, and nothing fits it.
static NOBODY: LazyLock<Option<String>> = LazyLock::new(|| hash(&crate::secret::fresh()));

type Work = Box<dyn FnOnce() + Send>;

pub struct Passphrases {
    line: SyncSender<Work>,
}

impl Passphrases {
    pub fn start() -> Passphrases {
        LazyLock::force(&NOBODY);
        let (line, work) = sync_channel(WAITING);
        let work = Arc::new(Mutex::new(work));
        for n in 0..THREADS {
            let work = work.clone();
            let body = move || while next(&work) {};
            thread::Builder::new().name(format!("passphrase-{n}")).spawn(body).expect("the system gives threads");
        }
        Passphrases { line }
    }
    pub async fn hash(&self, passphrase: String) -> Result<String, Fault> {
        self.ask(move || hash(&passphrase)).await?.ok_or_else(failed)
    }
    /// Is it the passphrase of this hash? `None`, a name that nobody keeps, takes as long as any other.
    pub async fn fits(&self, passphrase: String, hash: Option<String>) -> Result<bool, Fault> {
        self.ask(move || {
            let kept = hash.is_some();
            let fits = hash
                .as_ref()
                .or(NOBODY.as_ref())
                .is_some_and(|hash| Argon2::default().verify_password(passphrase.as_bytes(), hash.as_str()).is_ok());
            fits && kept
        })
        .await
    }
    async fn ask<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let (answer, done) = oneshot::channel();
        let work = move || {
            // Whoever has gone away meanwhile needs no answer.
            if !answer.is_closed() {
                drop(answer.send(work()));
            }
        };
        self.line.try_send(Box::new(work)).map_err(|_| full())?;
        done.await.map_err(|_| failed())
    }
}

/// Does the next piece of work; `false` when the house is gone.
fn next(work: &Mutex<Receiver<Work>>) -> bool {
    let Ok(Ok(work)) = work.lock().map(|line| line.recv()) else { return false };
    if catch_unwind(AssertUnwindSafe(work)).is_err() {
        tracing::error!("a passphrase could not be hashed");
    }
    true
}

fn hash(passphrase: &str) -> Option<String> {
    Argon2::default().hash_password(passphrase.as_bytes()).map(|h| h.to_string()).ok()
}

fn full() -> Fault {
    Fault::new(StatusCode::SERVICE_UNAVAILABLE, "too-many", "too many passphrases at once: wait a little")
}

fn failed() -> Fault {
    Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "the passphrase could not be hashed")
}

#[cfg(test)]
mod tests {
    use super::{Passphrases, THREADS, WAITING};
    use futures_util::FutureExt;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Barrier};

    /// Both threads busy until the barrier is reached.
    fn busy(passphrases: &Arc<Passphrases>, barrier: &Arc<Barrier>) -> Vec<tokio::task::JoinHandle<()>> {
        let one = |_| {
            let (passphrases, barrier, begun) = (passphrases.clone(), barrier.clone(), Arc::new(Barrier::new(2)));
            let there = begun.clone();
            let task = tokio::spawn(async move {
                let work = move || {
                    begun.wait();
                    barrier.wait();
                };
                passphrases.ask(work).await.expect("it is done");
            });
            (task, there)
        };
        let begun: Vec<_> = (0..THREADS).map(one).collect();
        begun
            .into_iter()
            .map(|(task, there)| {
                tokio::task::block_in_place(|| there.wait());
                task
            })
            .collect()
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn more_than_can_wait_are_told_so_and_whoever_left_costs_nothing() {
        let passphrases = Arc::new(Passphrases::start());
        let go = Arc::new(Barrier::new(THREADS + 1));
        let busy = busy(&passphrases, &go);
        let done = Arc::new(AtomicUsize::new(0));
        let count = |_| {
            let done = done.clone();
            let mut asked = Box::pin(passphrases.ask(move || done.fetch_add(1, Ordering::Relaxed)));
            assert!(asked.as_mut().now_or_never().is_none(), "it stands in line");
            asked
        };
        let mut waiting: Vec<_> = (0..WAITING).map(count).collect();
        let refused = passphrases.hash("one too many".into()).await.expect_err("the line is full");
        assert_eq!((refused.kind, refused.status.as_u16()), ("too-many", 503));
        waiting.truncate(6);
        tokio::task::block_in_place(|| go.wait());
        for asked in waiting {
            asked.await.expect("it is done");
        }
        for task in busy {
            task.await.expect("it is done");
        }
        passphrases.hash("the last in line".into()).await.expect("there is room again");
        assert_eq!(done.load(Ordering::Relaxed), 6, "only those who still wait");
    }
    #[tokio::test]
    async fn a_passphrase_fits_its_own_hash_only() {
        let passphrases = Passphrases::start();
        let hash = passphrases.hash("seven grey mules".into()).await.expect("a hash");
        for (said, kept, fits) in [
            ("seven grey mules", Some(hash.clone()), true),
            ("six grey mules", Some(hash), false),
            ("seven grey mules", None, false),
        ] {
            assert_eq!(passphrases.fits(said.into(), kept).await.expect("an answer"), fits);
        }
    }
    #[test]
    fn an_unknown_name_is_compared_with_as_much_work() {
        let parameters = |hash: &str| hash.split('$').take(4).map(String::from).collect::<Vec<_>>();
        let nobody = super::NOBODY.as_deref().expect("there is one");
        assert_eq!(parameters(nobody), parameters(&super::hash("any").expect("a hash")));
    }
}
