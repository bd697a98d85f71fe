//! A ladder: everybody meets everybody once, whoever comes later plays only their own games, and the page shows it.
use arena::contest::{Entrant, Manners};
use arena::ladder::{Card, Fault, Ladder, Terms, table};
use arena::page::page;
use serde_json::json;
use shelf::ring;
use std::path::Path;
use std::sync::atomic::AtomicBool;

fn terms(stop: &AtomicBool) -> Terms<'_> {
    Terms { game: ring("silk-road"), pack: None, sets: 5, manners: Manners::default(), threads: 2, stop }
}

fn enter(folder: &Path, bots: &[&str]) -> Result<(Ladder, u64), Fault> {
    let stop = AtomicBool::new(false);
    let card = || Card::new(&ring("silk-road").rivals, json!({ "clock": "off" }), 2, 1);
    let mut ladder = Ladder::open(folder)?.map_or_else(|| Ladder::new(folder, card()), Ok)?;
    for bot in bots {
        ladder.enter(Entrant::read(bot).unwrap())?;
    }
    let mut heard = 0;
    ladder.play(&terms(&stop), |_, _| heard += 1)?;
    Ok((ladder, heard))
}

#[test]
fn whoever_comes_later_plays_only_their_own_games() {
    let folder = tempfile::tempdir().unwrap();
    let (_, played) = enter(folder.path(), &["average", "beginner"]).unwrap();
    assert_eq!(played, 10, "five sets of two games");
    let (_, played) = enter(folder.path(), &["new=strong"]).unwrap();
    assert_eq!(played, 20, "against both");
    let (ladder, played) = enter(folder.path(), &[]).unwrap();
    assert_eq!(played, 0);
    let lines = table(&ladder.records().unwrap(), "average");
    let names: Vec<&str> = lines.iter().map(|l| l.rated.name.as_str()).collect();
    assert_eq!(names, ["new", "average", "beginner"], "{lines:?}");
    let rating = lines[0].rated.rating.unwrap();
    assert!(rating.low < rating.value && rating.value < rating.high && rating.value > 1000.0, "{rating:?}");
    assert_eq!(lines[1].rated.rating.unwrap().value, 1000.0, "the anchor");
    assert!(lines.iter().all(|l| l.games == 20 && l.pace().is_some()));
}

#[test]
fn a_name_stays_with_whoever_had_it_first() {
    let folder = tempfile::tempdir().unwrap();
    enter(folder.path(), &["x=average", "beginner"]).unwrap();
    let why = enter(folder.path(), &["x=strong"]).unwrap_err().to_string();
    assert!(why.contains("`x` stands on this ladder already"), "{why}");
    std::fs::write(folder.path().join("ladder.json"), "{}").unwrap();
    let why = Ladder::open(folder.path()).unwrap_err().to_string();
    assert!(why.contains("ladder.json is not the card of a ladder: missing field"), "{why}");
}

/// Who cannot play has not entered.
#[test]
fn a_failed_entry_leaves_the_ladder_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    enter(folder.path(), &["average", "beginner"]).unwrap();
    let why = enter(folder.path(), &["oracle"]).unwrap_err().to_string();
    assert!(why.contains("there is no bot `oracle`"), "{why}");
    assert_eq!(Ladder::open(folder.path()).unwrap().unwrap().card.entrants.len(), 2);
}

#[test]
fn the_page_shows_everybody_and_loads_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (ladder, _) = enter(folder.path(), &["average", "<b>odd</b>&co=beginner"]).unwrap();
    let page = page(&ladder.records().unwrap(), "average", &["a note".into()]).unwrap();
    for title in ["Ratings", "Strength against thinking time", "Scores", "Games won, by seat"] {
        assert!(page.contains(&format!("<figcaption>{title}</figcaption>")), "{title} is missing");
    }
    assert!(page.contains("&lt;b&gt;odd&lt;/b&gt;&amp;co") && !page.contains("<b>odd"));
    assert!(page.contains("prefers-color-scheme: dark") && page.contains("a note"));
    assert!(!page.contains("http") && !page.contains("<script") && !page.contains("NaN"));
}
