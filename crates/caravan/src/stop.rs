//! Being told to stop: SIGTERM or Ctrl-C. The program then ends for sure, whatever its workers do.
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::io;
use std::process::exit;
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
