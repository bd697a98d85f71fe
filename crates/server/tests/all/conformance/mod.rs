//! What a house promises, whatever its database.
mod acting;
mod company;
mod keeping;
mod rematch;
mod time;

use crate::harness::{Client, House};
use serde_json::{Value, json};
use std::future::Future;
use std::pin::Pin;

type Promise = fn(String) -> Pin<Box<dyn Future<Output = ()>>>;

/// Each with SQLite as a test of its own; all of them with PostgreSQL in `postgres.rs`.
macro_rules! promises {
    ($($room:ident: $($name:ident),*;)*) => {
        pub const PROMISES: &[(&str, Promise)] =
            &[$($((stringify!($name), |database| Box::pin($room::$name(database)))),*),*];
        mod sqlite {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let folder = tempfile::tempdir().expect("a folder");
                super::$room::$name(format!("sqlite:{}", folder.path().join("house.db").display())).await;
            })*)*
        }
    };
}

promises! {
    acting: two_people_and_a_spectator, undo_and_its_limits, everybody_agrees_to_take_back, plans_answer_by_themselves,
        nobody_acts_without_the_secret, nothing_is_taken_back_behind_somebodys_back,
        coming_back_is_told_when_it_is_written, names_of_clients_are_checked_everywhere;
    company: talk_notes_and_who_may_read_them, chairs_before_the_game, a_name_is_kept_with_a_passphrase,
        the_host_decides_before_the_game, somebody_gives_up, everybody_agrees_to_stop, lists_show_who_watches,
        talk_comes_in_pages, whoever_gave_up_comes_last;
    keeping: a_strong_player_is_asked, a_finished_game_can_be_taken_up_again, a_log_that_no_longer_replays_is_carried_over,
        the_log_is_only_added_to, a_word_that_nobody_knows_is_no_reason_to_panic, an_older_database_is_brought_up_to_date, a_review_is_thought_out_once,
        a_table_says_what_it_came_from, a_resignation_has_its_place_in_the_news;
    rematch: everybody_plays_again, alone_one_plays_again_at_once, two_clicks_are_one_rematch,
        an_agreement_outlasts_a_restart, nobody_is_dragged_along, a_blink_is_no_answer, nobody_answers_for_the_absent, a_private_rematch_stays_private,
        only_a_finished_game_is_played_again, a_position_of_ones_own_keeps_its_seats;
    time: time_runs_out_and_a_bot_stands_in, clocks_stand_still_while_the_house_is_closed,
        silk_road_runs_by_the_clock, a_deadline_comes_though_nobody_looks_on, used_time_stays_used,
        nobody_gets_time_by_a_trick;
}

fn against_bots(chairs: &[&str]) -> Value {
    let chairs: Vec<Value> = chairs
        .iter()
        .map(|c| match *c {
            "greedy" | "random" | "average" => json!({ "bot": c }),
            other => json!(other),
        })
        .collect();
    json!({ "game": "merchants", "chairs": chairs, "me": "Ilka" })
}

/// Two people at one table, both connected.
async fn two(house: &House, more: Value) -> (String, Vec<String>, Client, Client) {
    let mut opening = json!({ "game": "merchants", "chairs": ["me", "me"], "me": ["Ilka", "Osk"] });
    for (key, value) in more.as_object().into_iter().flatten() {
        opening[key] = value.clone();
    }
    let keys = house.table(opening).await;
    let mut first = house.sit(&keys.id, Some(&keys.secrets[0])).await;
    let mut second = house.sit(&keys.id, Some(&keys.secrets[1])).await;
    first.until("now").await;
    second.until("now").await;
    (keys.id, keys.secrets, first, second)
}
