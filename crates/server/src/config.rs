//! What a host can set.
use crate::store::Probe;
use shelf::Entry;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Clone)]
pub struct Config {
    /// the games that can be played here
    pub shelf: &'static [Entry],
    pub address: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`
    pub database: String,
    /// how long a bot waits before each action, so that people can follow
    pub bot_pause: Duration,
    /// threads on which bots think
    pub thinkers: usize,
    /// bytes that the bots of all tables may remember from one question to the next
    pub bot_memory: usize,
    /// what a strong player may spend on a hint
    pub hint: bots::Setting,
    /// and for each choice of a game that it looks at again, if not as many as are usual in the game
    pub review_nodes: Option<u32>,
    pub limits: Limits,
    pub patience: Patience,
    /// where the counts of the house may be read; not said: nowhere
    pub metrics: Option<SocketAddr>,
    /// the page, if it is not the one built in
    pub web: Option<PathBuf>,
    /// a proxy in front says who calls (`X-Forwarded-For`)
    pub behind_proxy: bool,
    /// tables without anybody leave memory after so long
    pub idle: Duration,
    /// where people reach the house (`https://…`), for notices
    pub public: Option<String>,
    /// a table on which only bots play goes on for so long without anybody who looks on, then it rests
    pub unwatched: Duration,
    /// whoever was here so lately may only be loading the page again, and is not away
    pub blink: Duration,
    /// and after so long of rest it is over
    pub abandoned: Duration,
    /// a table that has been at one thing for so long hangs
    pub stuck: Duration,
    /// a test hears of every statement that is written
    pub probe: Probe,
    /// How many times longer than usual the disk and a table may take before a caller is told that nobody answers. Only tests that
    /// share a machine with others have more than 1.
    pub slack: u32,
    /// addresses that a webhook or push may not reach are refused, unless this is set
    pub notices_anywhere: bool,
}

/// How much one caller may ask.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// requests a second and at once, for each address
    pub requests: (u32, u32),
    /// frames a second and at once, for each socket
    pub frames: (u32, u32),
    /// tables opened a minute, for each address
    pub tables: u32,
    /// passphrases tried a minute, for each address
    pub passphrases: u32,
    /// sockets at the same time, for each address
    pub sockets: usize,
    /// connections at the same time, for each address; a proxy may have as many as it likes
    pub connections: usize,
    /// connections at the same time; not said: as many as the system gives us files for
    pub connections_in_all: Option<usize>,
    /// sockets at one table
    pub sockets_per_table: usize,
    /// tables in memory at the same time
    pub rooms: usize,
    pub frame_bytes: usize,
    pub body_bytes: usize,
    /// actions in one game: more than any honest game has
    pub rows: usize,
    /// and of one seat: whoever has used theirs up cannot use up those of the others
    pub rows_of_seat: usize,
    /// lines that one seat says at one table
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: (30, 120),
            frames: (20, 60),
            tables: 30,
            passphrases: 10,
            sockets: 64,
            connections: 256,
            connections_in_all: None,
            sockets_per_table: 500,
            rooms: 4000,
            frame_bytes: 16 * 1024,
            body_bytes: 64 * 1024,
            rows: 20_000,
            rows_of_seat: 4_000,
            lines: 2_000,
        }
    }
}

impl Limits {
    /// As good as none, for measurements on one machine; sizes stay bounded.
    pub fn none() -> Limits {
        let many = 10_000_000;
        Limits {
            requests: (many, many),
            frames: (many, many),
            tables: many,
            passphrases: many,
            sockets: many as usize,
            connections: many as usize,
            rooms: many as usize,
            ..Limits::default()
        }
    }
}

/// How long the house waits for a caller.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// for the head of a request, be it the first or the next
    pub head: Duration,
    /// for what follows the head
    pub body: Duration,
    /// until somebody reads on in what they asked for
    pub unread: Duration,
    /// a socket is asked so often whether anybody is there
    pub ping: Duration,
    /// and let go after hearing nothing for so long
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(30),
            body: Duration::from_secs(10),
            unread: Duration::from_secs(30),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(75),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            shelf: shelf::all(),
            address: SocketAddr::from(([127, 0, 0, 1], 7777)),
            database: "sqlite:caravanserai.db".into(),
            bot_pause: Duration::from_millis(120),
            thinkers: 2,
            bot_memory: 64 << 20,
            hint: bots::Setting::hint(2000),
            review_nodes: None,
            limits: Limits::default(),
            patience: Patience::default(),
            metrics: None,
            web: None,
            behind_proxy: false,
            idle: Duration::from_secs(60),
            public: None,
            unwatched: Duration::from_secs(120),
            blink: Duration::from_secs(10),
            abandoned: Duration::from_secs(24 * 3600),
            stuck: Duration::from_secs(20),
            slack: 1,
            probe: Probe::default(),
            notices_anywhere: false,
        }
    }
}
