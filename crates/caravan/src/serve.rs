//! Serve the games to browsers, near and far.
use crate::inputs;
use crate::stop::told_to_stop;
use arena::files;
use clap::builder::BoolishValueParser;
use server::{CannotServe, Config, Fault, Limits, Running, without_password};
use std::error::Error;
use std::io::{self, IsTerminal};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::oneshot;

/// Calls that still wait for something outside, like the name of a webhook's host, are not waited for at the end.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// Serve the games to browsers
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen; 0.0.0.0:7777 for everybody on the network
    #[arg(long, env = "CARAVAN_ADDRESS", default_value = "127.0.0.1:7777", value_parser = address)]
    address: SocketAddr,
    /// The folder of the embedded database
    #[arg(long, env = "CARAVAN_DATA", default_value = "data")]
    data: PathBuf,
    /// Another database: postgres://user:password@host/name
    #[arg(long, env = "CARAVAN_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Milliseconds that a bot waits before each action, so that people can follow
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u64).range(..=3_600_000))]
    bot_pause: u64,
    /// Threads on which bots think
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: u16,
    /// A folder with the page, instead of the one that is built in
    #[arg(long)]
    web: Option<PathBuf>,
    /// There is a proxy in front that says who calls (X-Forwarded-For)
    #[arg(long, env = "CARAVAN_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    behind_proxy: bool,
    /// Where people reach the house (https://…), for the links in notices
    #[arg(long, env = "CARAVAN_PUBLIC", value_parser = public)]
    public: Option<String>,
    /// Webhooks may go to addresses of this machine and its network
    #[arg(long)]
    notices_anywhere: bool,
    /// Where programs may read counts of the house (/metrics), for example 127.0.0.1:9777; players must not reach it
    #[arg(long, env = "CARAVAN_METRICS", value_parser = address)]
    metrics: Option<SocketAddr>,
    /// Open the page in a browser of this machine
    #[arg(long)]
    open: bool,
    /// No limits on how much one caller may ask: for measurements
    #[arg(long)]
    unlimited: bool,
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    let colours = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(colours).with_target(false).init();
    match &args.web {
        Some(folder) => has_page(folder)?,
        None if !server::PAGE_BUILT_IN => {
            return Err("there is no page in this program; --web FOLDER serves one from a folder".into());
        }
        None => {}
    }
    let database = match args.database {
        Some(url) => url,
        None => {
            std::fs::create_dir_all(&args.data).map_err(|e| no_folder(&args.data, &e))?;
            format!("sqlite:{}", args.data.join("caravanserai.db").display())
        }
    };
    let config = Config {
        address: args.address,
        database,
        bot_pause: Duration::from_millis(args.bot_pause),
        thinkers: args.thinkers.into(),
        limits: if args.unlimited { Limits::none() } else { Limits::default() },
        web: args.web,
        metrics: args.metrics,
        behind_proxy: args.behind_proxy,
        public: args.public,
        notices_anywhere: args.notices_anywhere,
        ..Config::default()
    };
    let told = told_to_stop()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(workers()).enable_all().build()?;
    let served = runtime.block_on(serve(config, args.open, told));
    runtime.shutdown_timeout(LAST_WORDS);
    served
}

/// Whoever names a folder wants its page: without one every visitor would find nothing.
fn has_page(folder: &Path) -> Result<(), Fault> {
    let cannot = |path: &Path, e: &io::Error| inputs::cannot_read(path, e);
    let kind = folder.metadata().map_err(|e| cannot(folder, &e))?;
    if !kind.is_dir() {
        return Err(cannot(folder, &io::Error::other("this is not a folder")));
    }
    let page = folder.join("index.html");
    files::is_file(&page).map_err(|e| cannot(&page, &e))
}

/// More than there are cores: a worker that is kept waiting must not keep people waiting.
fn workers() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores + 2).max(4)
}

async fn serve(config: Config, open: bool, mut told: oneshot::Receiver<()>) -> Result<(), Box<dyn Error>> {
    let database = config.database.clone();
    let running = tokio::select! {
        started = Running::start(config) => started.map_err(|e| shown(&e, &database))?,
        _ = &mut told => return Ok(()),
    };
    println!("Caravanserai is open at http://{}", running.address);
    if let Some(metrics) = running.metrics {
        println!("its counts are at http://{metrics}/metrics");
    }
    if open {
        open_page(&format!("http://{}", running.address));
    }
    drop(told.await);
    println!("closing: what was begun is finished");
    running.stop().await;
    Ok(())
}

/// What went wrong, and with which database, without its password.
fn shown(why: &CannotServe, database: &str) -> String {
    let (hidden, why_not) = (without_password(database), why.to_string());
    let text = why_not.replace(database, &hidden);
    match why {
        CannotServe::Store(_) if !text.contains(&hidden) => format!("{hidden}: {text}"),
        _ => text,
    }
}

/// `127.0.0.1:7777`, `[::1]:7777`, `localhost:7777`.
fn address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().ok().and_then(|mut all| all.next());
    found.ok_or_else(|| format!("`{text}` is no place to listen; 127.0.0.1:7777 is one, 0.0.0.0:7777 another"))
}

/// Notices add paths to it.
fn public(text: &str) -> Result<String, String> {
    let host = ["https://", "http://"].iter().find_map(|kind| text.strip_prefix(kind));
    let host = host.map(|rest| rest.trim_end_matches('/')).filter(|host| {
        !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || c.is_control() || "?#@\\".contains(c))
    });
    match host {
        Some(_) => Ok(text.trim_end_matches('/').into()),
        None => Err(format!("`{text}` is no address that people can follow: https://caravan.example is one")),
    }
}

fn no_folder(folder: &Path, why: &io::Error) -> String {
    let why = match why.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            "there is a file, and the database needs a folder".into()
        }
        io::ErrorKind::PermissionDenied => "this user may not make a folder there".into(),
        _ => why.to_string(),
    };
    format!("{}: {why}; --data names another place", folder.display())
}

/// Where there is no browser, the address above has to do.
fn open_page(address: &str) {
    let quiet = || std::process::Stdio::null();
    let opened = std::process::Command::new("xdg-open").arg(address).stdout(quiet()).stderr(quiet()).spawn();
    if opened.is_err() {
        println!("open it in a browser; Ctrl-C closes the house");
    }
}

#[cfg(test)]
mod tests {
    use super::{address, no_folder, public};
    use std::io::{self, ErrorKind};
    use std::path::Path;

    #[test]
    fn what_no_notice_could_lead_to_is_refused() {
        for fine in ["https://caravan.example", "http://10.0.0.2:7777/", "https://example.org/games"] {
            assert_eq!(public(fine).as_deref(), Ok(fine.trim_end_matches('/')));
        }
        for wrong in ["", "x", "ftp://x", "https://", "https:///", "https://a b", "caravan.example", "https://a?b"] {
            assert!(public(wrong).is_err_and(|why| why.contains("https://caravan.example")), "{wrong}");
        }
    }
    #[test]
    fn a_place_to_listen_may_have_a_name() {
        assert!(address("localhost:7777").is_ok_and(|found| found.ip().is_loopback() && found.port() == 7777));
        assert!(address("[::1]:0").is_ok());
        for wrong in ["", "7777", "localhost", "127.0.0.1:99999", "http://127.0.0.1:7777"] {
            assert!(address(wrong).is_err_and(|why| why.contains("127.0.0.1:7777")), "{wrong}");
        }
    }
    #[test]
    fn whoever_hosts_reads_what_to_do() {
        let said = |kind| no_folder(Path::new("/etc/passwd/x"), &io::Error::from(kind));
        for kind in [ErrorKind::AlreadyExists, ErrorKind::NotADirectory, ErrorKind::PermissionDenied] {
            let text = said(kind);
            assert!(text.contains("--data") && !text.contains("os error"), "{text}");
        }
    }
}
