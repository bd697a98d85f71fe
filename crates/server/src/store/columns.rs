//! What columns hold, as our own types. Words and numbers that somebody else has written there are a fault of the database,
//! and no reason to panic.
use super::StoreError;
use serde::Serialize;
use serde::de::value::{Error as NotAWord, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};
use sqlx::Row;
use sqlx::any::AnyRow;
use table::Seat;

/// Words lie in the database as they are on the wire: serde knows both.
pub(super) fn spelled(word: impl Serialize) -> String {
    let word = serde_json::to_value(word).ok();
    word.as_ref().and_then(|word| word.as_str()).expect("a word without anything in it").into()
}

pub(super) fn word<T: DeserializeOwned>(r: &AnyRow, column: &str) -> Result<T, StoreError> {
    read(r.try_get::<String, _>(column)?.as_str(), column)
}

pub(super) fn maybe_word<T: DeserializeOwned>(r: &AnyRow, column: &str) -> Result<Option<T>, StoreError> {
    let text: Option<String> = r.try_get(column)?;
    text.map(|text| read(&text, column)).transpose()
}

fn read<T: DeserializeOwned>(text: &str, column: &str) -> Result<T, StoreError> {
    let letters: StrDeserializer<NotAWord> = text.into_deserializer();
    T::deserialize(letters).map_err(|e| StoreError::Damaged(format!("`{column}`: {e}")))
}

pub(super) fn seat(r: &AnyRow, column: &str) -> Result<Seat, StoreError> {
    let number: i64 = r.try_get(column)?;
    let seat = u8::try_from(number).ok().filter(|&n| n <= Seat::HOUSE.0);
    seat.map(Seat).ok_or_else(|| StoreError::Damaged(format!("`{column}`: there is no seat {number}")))
}
