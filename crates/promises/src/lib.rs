//! What a house promises to those who play in it, held with every game of a shelf: so a new game is tested without being named.
//!
//! - [`harness`]: a house of a test's own, and clients that speak to it as a browser does
//! - `acting`, `keeping`, `frames`, [`leaks`]: the promises, each of them a function that gets a database and a shelf
//! - [`hold_with_sqlite!`]: a test for each of them
mod acting;
mod frames;
pub mod harness;
mod keeping;
pub mod leaks;
mod people;

use shelf::Entry;
use std::future::Future;
use std::pin::Pin;

/// Games that a house has.
pub type Games = &'static [Entry];
pub type Promise = fn(String, Games) -> Pin<Box<dyn Future<Output = ()>>>;

/// Each by its name, for whoever has another database; and as tests of their own with SQLite.
macro_rules! promises {
    ($($room:ident: $($name:ident),*;)*) => {
        /// Every promise, by its name.
        pub const PROMISES: &[(&str, Promise)] =
            &[$($((stringify!($name), |database, games| Box::pin($room::$name(database, games)))),*),*];
        macro_rules! hold { ($dollar:tt) => {
            /// A test for each promise, with SQLite: `promises::hold_with_sqlite!(shelf::all());`
            #[macro_export]
            macro_rules! hold_with_sqlite {
                ($dollar games:expr) => { $($(#[test] fn $name() { $crate::hold(stringify!($name), $dollar games); })*)* };
            }
        } }
        hold!($);
    };
}

promises! {
    acting: what_is_sent_twice_counts_once, a_late_click_counts_if_its_button_looks_the_same,
        whoever_draws_what_may_be_done_reads_no_list, a_reconnect_brings_what_was_missed;
    frames: every_kind_of_frame_spoiled;
    keeping: a_whole_game_is_played_and_replays, a_restart_loses_nothing, looking_back_shows_what_one_saw,
        whoever_gave_up_plays_again;
    leaks: what_a_seat_cannot_know_it_is_not_told;
}

/// Holds a house with these games, on a database of its own, to the promise of this name.
pub fn hold(promise: &str, games: Games) {
    let (_, promise) = PROMISES.iter().find(|(name, _)| *name == promise).expect("a promise");
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("house.db").display());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(promise(database, games));
}
