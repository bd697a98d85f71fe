use serde_json::json;
use shelf::{SHELF, find};
use table::{FileError, GameFile, Pack, Seat};

#[test]
fn games_are_found_by_name() {
    for entry in SHELF {
        assert_eq!(find(entry.name).map(|e| (e.name, e.rules)), Some((entry.name, entry.rules)));
        assert!(entry.options().iter().any(|option| option.name == "players"));
    }
    assert!(find("chess").is_none());
}

#[test]
fn a_table_of_any_game_opens_plays_and_replays() {
    for entry in SHELF {
        let players = vec!["Ada".to_string(), "Béla".to_string()];
        let mut table = entry.open(&json!({ "players": 2 }), None, "seed", players.clone(), None).unwrap();
        assert_eq!((table.name(), table.seats()), (entry.name, 2));
        for at in 0..12 {
            let seat = table.must().first().unwrap();
            match table.deadline() {
                Some(deadline) if seat == Seat::HOUSE => table.time_up(deadline).unwrap(),
                _ => {
                    let offer = table.offers(seat).remove(0);
                    table.act(seat, at, &offer.act, Some(offer.mark)).unwrap();
                }
            }
        }
        let file = GameFile::read(&table.file().write()).unwrap();
        let again = entry.replay(&file, None, None).unwrap();
        assert_eq!((again.hash(), &again.header().players), (table.hash(), &players));
        assert_eq!(entry.replay(&file, None, Some(3)).unwrap().rows().len(), 3);
        assert_eq!(again.sheet(Some(Seat(0))), table.sheet(Some(Seat(0))));
        let mut other = file;
        other.header.game = "chess".into();
        assert_eq!(entry.replay(&other, None, None).err(), Some(FileError::OtherGame { found: "chess".into() }));
    }
}

#[test]
fn wrong_options_and_packs_are_refused_with_reasons() {
    let entry = find("merchants").unwrap();
    let wrong = entry.open(&json!({ "players": 9, "wings": true }), None, "seed", vec![], None).err().unwrap();
    assert_eq!(wrong.0.len(), 2, "{wrong}");
    assert!(!entry.check_pack(&Pack::new()).unwrap_err().is_empty());
    let own = entry.check_pack(&merchants::content::own_pack()).unwrap();
    assert_eq!(entry.catalog(None).unwrap()["id"], own.id);
}
