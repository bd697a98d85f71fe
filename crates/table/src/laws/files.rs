//! The law of files: the same file gives the same game, and a changed one is noticed.
use super::flaw::{Law, Upheld, difference, hold};
use super::people::any_of;
use crate::*;
use std::collections::BTreeMap;

/// `fresh`: a table of the same game on which nothing has happened yet.
pub(super) fn replays<G: Game>(table: &Table<G>, mut fresh: Table<G>) -> Upheld {
    let file = table.file();
    let read = GameFile::read(&file.write());
    hold(Law::Replays, read.as_ref() == Ok(&file), || format!("the file comes back changed: {:?}", read.err()))?;
    let followed = fresh.follow(&file.rows);
    hold(Law::Replays, followed.is_ok(), || format!("the file does not replay: {}", followed.unwrap_err()))?;
    let same = fresh.state() == table.state();
    hold(Law::Replays, same, || format!("the replay ends elsewhere: {}", difference(table.state(), fresh.state())))?;
    hold(Law::Replays, fresh.rows() == table.rows(), || "the replay has other rows".into())?;
    hold(Law::Replays, fresh.told() == table.told(), || "the replay tells something else".into())
}

/// Changes a hash and an action of the file; both must be noticed at that row.
pub(super) fn tampering_shows<G: Game>(
    table: &Table<G>,
    fresh: impl Fn() -> Upheld<Table<G>>,
    pool: &BTreeMap<String, G::Action>,
    d: &mut FastDice,
) -> Upheld {
    let rows = table.rows();
    let places: Vec<usize> = (0..rows.len()).collect();
    let Some(i) = any_of(&places, d) else { return Ok(()) };
    let followed = |change: &dyn Fn(&mut Row)| -> Upheld<Result<(), FileError>> {
        let mut changed = rows[..=i].to_vec();
        change(&mut changed[i]);
        Ok(fresh()?.follow(&changed))
    };
    let answer = followed(&|row| row.hash.0 ^= 1)?;
    let noticed = matches!(&answer, Err(FileError::Differs { row, .. }) if *row == i + 1);
    hold(Law::Replays, noticed, || format!("a changed hash of row {} was not noticed: {answer:?}", i + 1))?;

    let answer = followed(&|row| row.action.insert(0, '?'))?;
    let noticed = matches!(&answer, Err(FileError::Refused { row, .. }) if *row == i + 1);
    hold(Law::Replays, noticed, || format!("an unreadable row {} was not noticed: {answer:?}", i + 1))?;

    let others: Vec<&String> = pool.keys().filter(|text| **text != rows[i].action).collect();
    let Some(other) = any_of(&others, d) else { return Ok(()) };
    let answer = followed(&|row| row.action.clone_from(other))?;
    // Two actions may lead to the same state; then the hash still fits, and nothing was falsified.
    let noticed = match &answer {
        Err(FileError::Refused { row, .. } | FileError::Differs { row, .. }) => *row == i + 1,
        Err(_) => false,
        Ok(()) => true,
    };
    let words = || format!("row {} says `{other}` instead of `{}`: {answer:?}", i + 1, rows[i].action);
    hold(Law::Replays, noticed, words)
}
