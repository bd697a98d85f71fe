//! Being told to stop. A server closes what it has open and then ends for sure, whatever its workers do; a program in a
//! terminal gives the terminal back first.
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};
use std::io;
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// Whoever runs us kills after thirty seconds, mostly; what was acknowledged is on the disk long before.
const PATIENCE: Duration = Duration::from_secs(25);
/// A message that nobody reads must not keep us.
const LAST_WORD: Duration = Duration::from_millis(200);

/// Answers when the program should close. From then on it has [`PATIENCE`], or until it is told again.
pub fn told_to_stop() -> io::Result<oneshot::Receiver<()>> {
    let mut signals = Signals::new([SIGTERM, SIGINT])?;
    let (tell, told) = oneshot::channel();
    // Threads of the system, not of the runtime: those may be what does not end.
    thread::Builder::new().name("signals".into()).spawn(move || {
        let mut signals = signals.forever();
        if signals.next().is_none() {
            return;
        }
        let _ = tell.send(());
        thread::spawn(|| {
            thread::sleep(PATIENCE);
            leave("still busy after 25 seconds: leaving it. What was acknowledged is on the disk");
        });
        if signals.next().is_some() {
            leave("told twice: leaving at once. What was acknowledged is on the disk");
        }
    })?;
    Ok(told)
}

fn leave(why: &'static str) -> ! {
    thread::spawn(move || eprintln!("caravan: {why}"));
    thread::sleep(LAST_WORD);
    exit(1)
}

/// What ends a program in a terminal, if it does not listen: then its terminal would stay as it is.
const ENDINGS: [i32; 4] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT];

/// A loop that has heard the signal is done sooner; one that hangs on a terminal that is gone never is.
const A_MOMENT: Duration = Duration::from_secs(1);

/// Listens for a signal to end. Whoever does not end in [`A_MOMENT`], or is told twice, is ended as if nobody listened.
pub struct Told(Arc<AtomicUsize>);

impl Told {
    /// `give_back`: what the terminal needs before we are ended in the middle of something.
    pub fn listen(give_back: impl Fn() + Send + Sync + 'static) -> io::Result<Told> {
        Told::listen_to(&ENDINGS, give_back, |signal| drop(obey(signal)))
    }
    fn listen_to(
        endings: &[i32],
        give_back: impl Fn() + Send + Sync + 'static,
        end: impl Fn(i32) + Send + Sync + 'static,
    ) -> io::Result<Told> {
        let told = Arc::new(AtomicUsize::new(0));
        let (mut signals, heard) = (Signals::new(endings)?, told.clone());
        let give_back = Arc::new(give_back);
        let end = Arc::new(move |signal| {
            let give_back = give_back.clone();
            // A terminal that is gone takes nothing back, and must not keep us.
            thread::spawn(move || give_back());
            thread::sleep(LAST_WORD);
            end(signal);
        });
        thread::Builder::new().name("signals".into()).spawn(move || {
            let mut signals = signals.forever();
            let signal = signals.next()?;
            heard.store(signal as usize, Ordering::SeqCst);
            let late = end.clone();
            thread::spawn(move || {
                thread::sleep(A_MOMENT);
                late(signal);
            });
            signals.next().map(|signal| end(signal))
        })?;
        Ok(Told(told))
    }
    /// The signal that came.
    pub fn by(&self) -> Option<i32> {
        match self.0.load(Ordering::SeqCst) {
            0 => None,
            signal => i32::try_from(signal).ok(),
        }
    }
}

/// Ends as the signal would have ended us, so that whoever sent it sees that it did.
pub fn obey(signal: i32) -> io::Result<()> {
    low_level::emulate_default_handler(signal)
}

/// Being stopped for a while and going on: meanwhile the terminal belongs to somebody else.
pub struct Pause {
    asked: Arc<AtomicBool>,
    over: Arc<AtomicBool>,
}

impl Pause {
    pub fn listen() -> io::Result<Pause> {
        let pause = Pause { asked: Arc::default(), over: Arc::default() };
        flag::register(SIGTSTP, pause.asked.clone())?;
        flag::register(SIGCONT, pause.over.clone())?;
        Ok(pause)
    }
    /// Shall we stop? Whoever has given the terminal back calls [`Pause::stop`].
    pub fn asked(&self) -> bool {
        self.asked.swap(false, Ordering::SeqCst)
    }
    /// Returns when somebody lets us go on.
    pub fn stop(&self) -> io::Result<()> {
        low_level::emulate_default_handler(SIGTSTP)
    }
    /// Do we go on after having been stopped, by whatever? Then nothing of the terminal is as it was left.
    pub fn over(&self) -> bool {
        self.over.swap(false, Ordering::SeqCst)
    }
}

/// A file that may not grow any further is an error of the write, and not the end of the program.
pub fn outlive_full_files() -> io::Result<()> {
    flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false))).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use signal_hook::consts::{SIGUSR1, SIGUSR2};
    use std::sync::mpsc;

    /// Whoever is busy is ended with the terminal given back, and one that cannot be given back keeps nobody.
    #[test]
    fn the_terminal_is_given_back_before_a_busy_program_is_ended() {
        let (tell, heard) = mpsc::channel();
        let said = tell.clone();
        let give_back = move || said.send(0).unwrap();
        let _told = Told::listen_to(&[SIGUSR1], give_back, move |signal| tell.send(signal).unwrap()).unwrap();
        low_level::raise(SIGUSR1).unwrap();
        let patience = A_MOMENT * 20;
        assert_eq!([heard.recv_timeout(patience), heard.recv_timeout(patience)], [Ok(0), Ok(SIGUSR1)]);

        let (tell, heard) = mpsc::channel();
        let gone = || thread::sleep(Duration::from_secs(600));
        let _told = Told::listen_to(&[SIGUSR2], gone, move |signal| tell.send(signal).unwrap()).unwrap();
        low_level::raise(SIGUSR2).unwrap();
        assert_eq!(heard.recv_timeout(patience), Ok(SIGUSR2));
    }
}
