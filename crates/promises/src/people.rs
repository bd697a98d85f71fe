//! Two people at a table of any game, and how they play on.
use crate::Games;
use crate::harness::{Client, House, Keys, text};
use serde_json::{Value, json};
use shelf::Entry;
use std::time::Duration;

/// Longer than anybody waits for a clock; the house's own is turned.
const A_WHILE: Duration = Duration::from_secs(30);

pub async fn house(database: &str, games: Games) -> House {
    House::with(database, |config| config.shelf = games).await
}

pub struct Two {
    pub keys: Keys,
    pub seats: [Client; 2],
}

impl Two {
    pub async fn sit_down(house: &House, game: &Entry, more: Value) -> Two {
        let mut opening = json!({ "game": game.name, "chairs": ["me", "me"], "me": ["Ilka", "Osk"] });
        for (key, value) in more.as_object().into_iter().flatten() {
            opening[key] = value.clone();
        }
        let keys = house.table(opening).await;
        let mut first = house.sit(&keys.id, Some(&keys.secrets[0])).await;
        first.until("now").await;
        let mut second = house.sit(&keys.id, Some(&keys.secrets[1])).await;
        second.until("now").await;
        Two { keys, seats: [first, second] }
    }
    /// The seat that is asked now; until one is, time passes. `None`: it is over.
    pub async fn asked(&mut self, house: &House) -> Option<usize> {
        loop {
            let meta = house.get(&format!("/api/tables/{}", self.keys.id), None).await;
            if meta["stage"] == "over" {
                return None;
            }
            let must = meta["must"].as_array().expect("seats").iter().filter_map(Value::as_u64);
            match must.map(|seat| seat as usize).find(|&seat| seat < 2) {
                Some(seat) => {
                    self.seats[seat].until_sheet(|sheet| is_asked(sheet) && !sheet["places"].is_array()).await;
                    return Some(seat);
                }
                None => house.inside().clock.turn(A_WHILE),
            }
        }
    }
    /// Whoever is asked does something; `n` says what. `false`: it is over.
    pub async fn play(&mut self, house: &House, n: usize) -> bool {
        let Some(seat) = self.asked(house).await else { return false };
        let me = &mut self.seats[seat];
        let offers = me.offers();
        let offer = &offers[(n * 7) % offers.len()];
        // A clock may have been quicker; what was refused is simply not done.
        let _ = me.act(&format!("p{n}"), &text(&offer["act"]), offer["mark"].as_u64()).await;
        me.until("now").await;
        true
    }
}

fn is_asked(sheet: &Value) -> bool {
    sheet["must"].as_array().is_some_and(|must| must.contains(&sheet["you"]))
}
