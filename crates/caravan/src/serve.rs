//! Serve the games to browsers, near and far.
use server::{Config, Limits, Running};
use std::error::Error;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Serve the games to browsers
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen; 0.0.0.0:7777 for everybody on the network
    #[arg(long, default_value = "127.0.0.1:7777")]
    address: SocketAddr,
    /// The folder of the embedded database
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// Another database: postgres://user:password@host/name
    #[arg(long, env = "CARAVAN_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Milliseconds that a bot waits before each action, so that people can follow
    #[arg(long, default_value_t = 120)]
    bot_pause: u64,
    /// Threads on which bots think
    #[arg(long, default_value_t = 2)]
    thinkers: usize,
    /// A folder with the page, instead of the one that is built in
    #[arg(long)]
    web: Option<PathBuf>,
    /// There is a proxy in front that says who calls (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// Where people reach the house (https://…), for the links in notices
    #[arg(long)]
    public: Option<String>,
    /// Webhooks may go to addresses of this machine and its network
    #[arg(long)]
    notices_anywhere: bool,
    /// Open the page in a browser of this machine
    #[arg(long)]
    open: bool,
    /// No limits on how much one caller may ask: for measurements
    #[arg(long)]
    unlimited: bool,
}

pub fn run(args: Args) -> Result<(), Box<dyn Error>> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).init();
    let database = match args.database {
        Some(url) => url,
        None => {
            std::fs::create_dir_all(&args.data).map_err(|e| format!("{}: {e}", args.data.display()))?;
            format!("sqlite:{}", args.data.join("caravanserai.db").display())
        }
    };
    let config = Config {
        address: args.address,
        database,
        bot_pause: Duration::from_millis(args.bot_pause),
        thinkers: args.thinkers,
        limits: if args.unlimited { Limits::none() } else { Limits::default() },
        web: args.web,
        behind_proxy: args.behind_proxy,
        public: args.public,
        notices_anywhere: args.notices_anywhere,
        ..Config::default()
    };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let running = Running::start(config).await?;
        println!("Caravanserai is open at http://{}", running.address);
        if args.open {
            open_page(&format!("http://{}", running.address));
        }
        told_to_stop().await?;
        println!("closing: what was begun is finished");
        running.stop().await;
        Ok(())
    })
}

/// Where there is no browser, the address above has to do.
fn open_page(address: &str) {
    let quiet = || std::process::Stdio::null();
    let opened = std::process::Command::new("xdg-open").arg(address).stdout(quiet()).stderr(quiet()).spawn();
    if opened.is_err() {
        println!("open it in a browser; Ctrl-C closes the house");
    }
}

/// Ctrl-C, or SIGTERM from whoever runs us.
async fn told_to_stop() -> std::io::Result<()> {
    let mut term = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    tokio::select! {
        done = tokio::signal::ctrl_c() => done,
        _ = term.recv() => Ok(()),
    }
}
