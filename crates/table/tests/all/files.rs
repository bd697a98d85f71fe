//! Games as files: what is written is read again, and what is wrong with a file is said exactly.
use crate::toys::anytime::Anytime;
use table::*;

/// A short game with an undo and a forced action in it.
fn table() -> Table<Anytime> {
    let mut t = Table::open(Anytime::new(2), "a file", vec!["Ada".into(), "Bo".into()], None).unwrap();
    let quest = t.state().players[Seat(0)].hand[0];
    for (seat, action) in
        [(0, "sell stone"), (0, "undo"), (1, "sell timber"), (0, &format!("quest {quest}")), (1, "fight")]
    {
        let seat = Seat(seat);
        match action {
            UNDO => t.undo(seat, 5).unwrap(),
            _ => assert!(t.act_text(seat, 4, action, None).is_ok()),
        }
    }
    t
}
fn replay(file: &GameFile) -> Result<Table<Anytime>, FileError> {
    Table::replay(file, None, None)
}

#[test]
fn a_file_is_one_object_a_line() {
    let t = table();
    let text = t.file().write();
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].starts_with(r#"{"caravanserai":1,"game":"anytime","rules":"1","options":{"seats":2,"seasons":2},"#)
    );
    assert!(lines[1].starts_with(r#"{"seat":0,"at":4,"do":"sell stone","hash":""#), "{}", lines[1]);
    assert!(lines[2].starts_with(r#"{"seat":0,"at":5,"do":"undo","hash":""#), "{}", lines[2]);
    assert!(lines[5].starts_with(r#"{"seat":0,"at":4,"do":"rest","forced":true,"hash":""#), "{}", lines[5]);
    assert_eq!(lines.len(), 1 + t.rows().len());
    assert_eq!(
        text,
        t.rows().iter().fold(line(t.header()), |all, row| all + &line(row)),
        "so it can grow line by line"
    );
}

#[test]
fn a_file_gives_the_same_table_again() {
    let t = table();
    let file = GameFile::read(&t.file().write()).unwrap();
    assert_eq!(file, t.file());
    let again = replay(&file).unwrap();
    assert!(again.state() == t.state() && again.rows() == t.rows());
    for who in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(again.events(who, 0), t.events(who, 0));
    }
    let early = Table::<Anytime>::replay(&file, None, Some(1)).unwrap();
    assert_eq!(early.hash(), file.rows[0].hash.0);
    assert!(early.can_undo(Seat(0)), "the game goes on from there as it could have then");
}

#[test]
fn the_first_line_must_be_a_header() {
    let read = |text: &str| GameFile::read(text).unwrap_err();
    assert_eq!(read(""), FileError::Empty);
    assert_eq!(read("\n \n"), FileError::Empty);
    assert!(matches!(read("a poem"), FileError::Header { .. }));
    assert_eq!(read("{}"), FileError::Header { why: "it has no field `caravanserai`".into() });
    assert_eq!(read(r#"{"caravanserai":2,"news":true}"#), FileError::Format { found: 2 });
    let text = table().file().write();
    let FileError::Header { why } = read(&text.replacen("\"seed\"", "\"sead\"", 1)) else { panic!("not the header") };
    assert!(why.contains("sead"), "{why}");
}

#[test]
fn a_file_that_was_cut_off_has_lost_its_last_line_only() {
    let file = table().file();
    let text = file.write();
    for cut in 2..=20 {
        let cut_off = &text[..text.len() - cut];
        let lost = FileError::CutOff { line: 1 + file.rows.len(), rows: file.rows.len() - 1 };
        assert_eq!(GameFile::read(cut_off), Err(lost.clone()));
        let (rest, error) = GameFile::salvage(cut_off).unwrap();
        assert_eq!((&rest.rows[..], error), (&file.rows[..file.rows.len() - 1], Some(lost)));
        assert_eq!(replay(&rest).unwrap().hash(), rest.rows.last().unwrap().hash.0);
    }
    assert_eq!(GameFile::read(text.trim_end()).as_ref(), Ok(&file), "only the line break is missing");
}

#[test]
fn a_line_that_is_no_action_is_named() {
    let file = table().file();
    let with = |i: usize, text: &str| {
        let whole = file.write();
        let mut lines: Vec<&str> = whole.lines().collect();
        lines[i] = text;
        GameFile::read(&lines.join("\n")).unwrap_err()
    };
    for bad in
        ["[]", r#"{"seat":0"#, r#"{"seat":0,"at":1,"do":"pass","hash":"12"}"#, r#"{"seat":0,"at":1,"do":"pass"}"#]
    {
        assert!(matches!(with(2, bad), FileError::Row { line: 3, .. }), "{bad}: {:?}", with(2, bad));
    }
    let (rest, _) = GameFile::salvage(&file.write().replacen("\"undo\"", "7", 1)).unwrap();
    assert_eq!(rest.rows, file.rows[..1]);
}

/// Wherever a byte is not text, everything before its line is kept, and nothing of the line.
#[test]
fn bytes_that_are_no_text_end_a_file() {
    let file = table().file();
    let whole = file.write().into_bytes();
    assert_eq!(GameFile::salvage_bytes(&whole), Ok((file.clone(), None)));
    for at in 0..whole.len() {
        let line = 1 + whole[..at].iter().filter(|b| **b == b'\n').count();
        for bad in [&b"\xff"[..], b"\xc3", b"\xed\xa0\x80", b"\0\x80"] {
            let spoiled = [&whole[..at], bad, &whole[at..]].concat();
            match GameFile::salvage_bytes(&spoiled) {
                Err(error) => assert_eq!((line, error), (1, FileError::NotText { line: 1, rows: 0 }), "{at}"),
                Ok((rest, error)) => {
                    assert_eq!(error, Some(FileError::NotText { line, rows: line - 2 }), "{at}");
                    assert_eq!((rest.header, &rest.rows[..]), (file.header.clone(), &file.rows[..line - 2]), "{at}");
                }
            }
        }
    }
}

#[test]
fn a_changed_row_is_noticed_where_it_is() {
    let changed = |i: usize, change: &dyn Fn(&mut Row)| {
        let mut file = table().file();
        change(&mut file.rows[i]);
        replay(&file).err()
    };
    let differs = changed(3, &|row| row.hash.0 ^= 1);
    assert!(matches!(differs, Some(FileError::Differs { row: 4, .. })), "{differs:?}");
    let other = changed(0, &|row| row.action = "sell timber".into());
    assert!(matches!(other, Some(FileError::Differs { row: 1, .. })), "{other:?}");
    let refused = |why| Some((1, why));
    let first = |change: &dyn Fn(&mut Row)| match changed(0, change) {
        Some(FileError::Refused { row, why, .. }) => Some((row, why)),
        _ => None,
    };
    assert_eq!(first(&|row| row.action = UNDO.into()), refused(Illegal::NothingToUndo));
    assert_eq!(first(&|row| row.action = "again".into()), refused(Illegal::Refused { rule: None }));
    assert_eq!(first(&|row| row.seat = Seat(77)), refused(Illegal::NoSuchSeat));
    // A choice is not called forced: everybody would hear that there was none.
    let forced = first(&|row| row.forced = true);
    assert!(
        matches!(&forced, Some((1, Illegal::Unreadable { reason })) if reason.contains("there was a choice")),
        "{forced:?}"
    );
    let reason = "unknown action `dance`".to_string();
    assert_eq!(first(&|row| row.action = "dance".into()), refused(Illegal::Unreadable { reason }));
}

#[test]
fn errors_are_for_people() {
    let mut file = table().file();
    file.rows[0].action = "again".into();
    assert_eq!(replay(&file).err().unwrap().to_string(), "action 1 (again) of seat 0: not allowed now");
    assert_eq!(
        FileError::CutOff { line: 9, rows: 7 }.to_string(),
        "line 9 is cut off; the 7 actions before it are whole"
    );
}
