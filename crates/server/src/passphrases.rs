//! Passphrases, hashed on two threads of their own: it is slow on purpose and takes much memory, so only so many may
//! be asked for at once, and each thread uses its memory again.
use crate::fault::{Fault, Kind};
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
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
static NOBODY: LazyLock<Option<String>> = LazyLock::new(|| Hasher::default().hash(&crate::secret::fresh()));

type Work = Box<dyn FnOnce(&mut Hasher) + Send>;

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
            let body = move || {
                let mut hasher = Hasher::default();
                while next(&work, &mut hasher) {}
            };
            thread::Builder::new().name(format!("passphrase-{n}")).spawn(body).expect("the system gives threads");
        }
        Passphrases { line }
    }
    pub async fn hash(&self, passphrase: String) -> Result<String, Fault> {
        self.ask(move |hasher| hasher.hash(&passphrase)).await?.ok_or_else(failed)
    }
    /// Is it the passphrase of this hash? `None`, a name that nobody keeps, takes as long as any other.
    pub async fn fits(&self, passphrase: String, hash: Option<String>) -> Result<bool, Fault> {
        self.ask(move |hasher| {
            let kept = hash.is_some();
            let fits = hash.as_ref().or(NOBODY.as_ref()).is_some_and(|hash| hasher.fits(&passphrase, hash));
            fits && kept
        })
        .await
    }
    async fn ask<T: Send + 'static>(&self, work: impl FnOnce(&mut Hasher) -> T + Send + 'static) -> Result<T, Fault> {
        let (answer, done) = oneshot::channel();
        let work = move |hasher: &mut Hasher| {
            // Whoever has gone away meanwhile needs no answer.
            if !answer.is_closed() {
                drop(answer.send(work(hasher)));
            }
        };
        self.line.try_send(Box::new(work)).map_err(|_| full())?;
        done.await.map_err(|_| failed())
    }
}

/// Does the next piece of work; `false` when the house is gone.
fn next(work: &Mutex<Receiver<Work>>, hasher: &mut Hasher) -> bool {
    let Ok(Ok(work)) = work.lock().map(|line| line.recv()) else { return false };
    if catch_unwind(AssertUnwindSafe(|| work(hasher))).is_err() {
        tracing::error!("a passphrase could not be hashed");
    }
    true
}

/// Argon2 with memory of its own. The library takes new memory for each hash, and the system gets little of it back.
#[derive(Default)]
struct Hasher {
    memory: Vec<Block>,
}

impl Hasher {
    fn hash(&mut self, passphrase: &str) -> Option<String> {
        let mut salt = [0; Salt::RECOMMENDED_LENGTH];
        getrandom::fill(&mut salt).ok()?;
        let argon = Argon2::default();
        let hash = PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params: ParamsString::try_from(argon.params()).ok()?,
            salt: Some(Salt::new(&salt).ok()?),
            hash: Some(self.output(&argon, passphrase, &salt, Params::DEFAULT_OUTPUT_LEN)?),
        };
        Some(hash.to_string())
    }
    fn fits(&mut self, passphrase: &str, hash: &str) -> bool {
        PasswordHash::new(hash).ok().and_then(|hash| self.is_of(passphrase, &hash)).unwrap_or(false)
    }
    /// `None`: this is no hash that we could have made.
    fn is_of(&mut self, passphrase: &str, hash: &PasswordHash) -> Option<bool> {
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
        let argon = Argon2::new(algorithm, version, Params::try_from(hash).ok()?);
        let (salt, kept) = (hash.salt.as_ref()?, hash.hash.as_ref()?);
        // Outputs are compared in constant time.
        Some(self.output(&argon, passphrase, salt, kept.len())? == *kept)
    }
    fn output(&mut self, argon: &Argon2, passphrase: &str, salt: &[u8], len: usize) -> Option<Output> {
        let blocks = argon.params().block_count();
        if self.memory.len() < blocks {
            self.memory.resize(blocks, Block::default());
        }
        let mut output = vec![0; len];
        argon.hash_password_into_with_memory(passphrase.as_bytes(), salt, &mut output, &mut self.memory).ok()?;
        Output::new(&output).ok()
    }
}

fn full() -> Fault {
    let what = "too many passphrases at once: wait a little";
    Fault::new(Kind::TooMany, what).answered(StatusCode::SERVICE_UNAVAILABLE)
}

fn failed() -> Fault {
    Fault::new(Kind::Internal, "the passphrase could not be hashed")
}

#[cfg(test)]
mod tests {
    use super::{Hasher, Passphrases, THREADS, WAITING};
    use crate::fault::Kind;
    use argon2::Argon2;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};
    use futures_util::FutureExt;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Barrier};

    /// Both threads busy until the barrier is reached.
    fn busy(passphrases: &Arc<Passphrases>, barrier: &Arc<Barrier>) -> Vec<tokio::task::JoinHandle<()>> {
        let one = |_| {
            let (passphrases, barrier, begun) = (passphrases.clone(), barrier.clone(), Arc::new(Barrier::new(2)));
            let there = begun.clone();
            let task = tokio::spawn(async move {
                let work = move |_: &mut Hasher| {
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
            let mut asked = Box::pin(passphrases.ask(move |_| done.fetch_add(1, Ordering::Relaxed)));
            assert!(asked.as_mut().now_or_never().is_none(), "it stands in line");
            asked
        };
        let mut waiting: Vec<_> = (0..WAITING).map(count).collect();
        let refused = passphrases.hash("one too many".into()).await.expect_err("the line is full");
        assert_eq!((refused.kind, refused.status.as_u16()), (Kind::TooMany, 503));
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
    fn memory_used_again_makes_the_hashes_that_the_library_makes() {
        let mut hasher = Hasher::default();
        for passphrase in ["seven grey mules", "six grey mules", "hét szürke öszvér"] {
            let ours = hasher.hash(passphrase).expect("a hash");
            assert!(Argon2::default().verify_password(passphrase.as_bytes(), ours.as_str()).is_ok());
            let theirs = Argon2::default().hash_password(passphrase.as_bytes()).expect("a hash").to_string();
            assert!(hasher.fits(passphrase, &theirs) && !hasher.fits("another", &theirs));
        }
        assert!(!hasher.fits("any", "no hash") && !hasher.fits("any", ""));
    }
    #[test]
    fn an_unknown_name_is_compared_with_as_much_work() {
        let parameters = |hash: &str| hash.split('$').take(4).map(String::from).collect::<Vec<_>>();
        let nobody = super::NOBODY.as_deref().expect("there is one");
        assert_eq!(parameters(nobody), parameters(&Hasher::default().hash("any").expect("a hash")));
    }
}
