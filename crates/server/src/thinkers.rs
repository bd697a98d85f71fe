//! Threads on which bots think: never those that serve people.
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

type Work = Box<dyn FnOnce() + Send>;

#[derive(Clone)]
pub struct Thinkers {
    queue: mpsc::Sender<Work>,
}

impl Thinkers {
    pub fn start(threads: usize) -> Thinkers {
        let (queue, work) = mpsc::channel::<Work>();
        let work = Arc::new(Mutex::new(work));
        for n in 0..threads.max(1) {
            let work = work.clone();
            let body = move || {
                loop {
                    let next = work.lock().map(|queue| queue.recv());
                    let Ok(Ok(job)) = next else { break };
                    // A bot that stumbles loses its thought, not the thread.
                    if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
                        tracing::error!("a bot stumbled");
                    }
                }
            };
            thread::Builder::new().name(format!("thinker-{n}")).spawn(body).expect("the system gives threads");
        }
        Thinkers { queue }
    }
    pub fn think(&self, work: impl FnOnce() + Send + 'static) {
        // Fails only when every thread has ended, and then nobody waits for the answer.
        drop(self.queue.send(Box::new(work)));
    }
}
