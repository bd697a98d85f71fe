//! Going on with a game that was saved. A file that fits is gone on in as it is. One that does not is never cut in silence:
//! what was found is said, the player is asked, and the file as it was stays beside the new one.
use super::{Args, Opened, seat_automaton};
use crate::growing;
use crate::inputs::{self, Loaded};
use crate::out;
use crate::tui::{Look, Save, Seating, about_file};
use serde_json::json;
use server::Fault;
use shelf::{Lang, Words};
use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, SystemTime};
use table::FileError;

pub fn continued(args: &Args, path: &Path) -> Result<Opened, Box<dyn Error>> {
    let pack = args.content.as_deref().map(inputs::read_pack).transpose()?;
    let bytes = inputs::read_bytes(path)?;
    let away = away_since(path);
    let loaded = inputs::load(&bytes, pack.as_ref(), true)?;
    same_game(args.game.as_deref(), &loaded)?;
    let (words, look) = (Words::of(args.lang), args.look());
    let save = match Finding::of(&bytes, &loaded) {
        None => Save::reopen(path, &bytes, &*loaded.table)?,
        Some(finding) => {
            if !agrees(words, &finding.question(words, look, path, &loaded))? {
                return Err(look.spelt(&words.word("tui-damage-left")).into());
            }
            let beside = growing::keep_beside(path)?;
            writeln!(out::stdout(), "{}", about_file(words, look, "tui-damage-kept", &beside, &[]))?;
            let whole = loaded.table.file().write();
            inputs::write_text(path, &whole)?;
            Save::reopen(path, whole.as_bytes(), &*loaded.table)?
        }
    };
    let seating = seating(&loaded, args.lang)?;
    // A race is a race against time: whoever leaves in the middle of it has not stopped the sand.
    let away = if loaded.table.deadline().is_some() { away } else { Duration::ZERO };
    let notice = (!away.is_zero()).then_some("tui-clock-ran-on");
    Ok(Opened { table: loaded.table, seating, save, notice, away })
}

/// The file was last written when the last action was played.
fn away_since(path: &Path) -> Duration {
    let written = path.metadata().and_then(|it| it.modified()).unwrap_or_else(|_| SystemTime::now());
    written.elapsed().unwrap_or_default()
}

/// Whoever names a game and a file means both.
fn same_game(named: Option<&str>, loaded: &Loaded) -> Result<(), Fault> {
    match named.map(inputs::game).transpose()? {
        Some(game) if game.name != loaded.game.name => {
            let found = loaded.game.name;
            let other = Fault::from(FileError::OtherGame { found: found.into() });
            let message = format!("{}, not of `{}`", other.message, game.name);
            Err(Fault { message, ..other }.with("found", found))
        }
        _ => Ok(()),
    }
}

fn seating(loaded: &Loaded, lang: Lang) -> Result<Seating, Box<dyn Error>> {
    let players = &loaded.file.header.players;
    let mut seating = if players.is_empty() {
        let other = loaded.game.rivals.usual;
        let seats = (0..loaded.table.seats()).map(|n| if n == 0 { "me".into() } else { format!("{other} {n}") });
        Seating::new(loaded.game.name, &seats.collect::<Vec<String>>())?
    } else {
        Seating::new(loaded.game.name, &named(players, &Words::of(lang).word("tui-me")))?
    };
    seat_automaton(&mut seating, &loaded.game.rivals, &loaded.file.header.options, lang);
    Ok(seating)
}

/// Programs may leave seats without a name; whoever goes on at a keyboard needs one.
fn named(players: &[String], me: &str) -> Vec<String> {
    let name = |(n, name): (usize, &String)| match name.trim() {
        "" if players[..n].iter().all(|p| !p.trim().is_empty()) => me.to_string(),
        "" => format!("{me} {}", n + 1),
        name => name.to_string(),
    };
    let mut names: Vec<String> = vec![];
    for (n, player) in players.iter().enumerate().map(name).enumerate() {
        let shown = out::name(&player);
        // Two that differ beyond what is shown are still two.
        let is_twin = shown != player && names.contains(&shown);
        names.push(if is_twin { format!("{shown} {}", n + 1) } else { shown });
    }
    names
}

/// Why a file cannot be gone on in as it is.
#[derive(PartialEq, Debug)]
struct Finding {
    /// how many lines of actions the file has
    lines: usize,
    kept: usize,
}

impl Finding {
    fn of(bytes: &[u8], loaded: &Loaded) -> Option<Finding> {
        let text = String::from_utf8_lossy(bytes); // a line with something else in it counts as well
        let lines = text.lines().filter(|line| !line.trim().is_empty()).count().saturating_sub(1);
        let header = &loaded.file.header;
        let fits = loaded.damage.is_none() && header.rules == loaded.game.rules && header.ended.is_none();
        (!fits).then_some(Finding { lines, kept: loaded.file.rows.len() })
    }
    /// Whoever has a name in the file is called by it.
    fn damage(words: &Words, damage: &FileError, loaded: &Loaded) -> String {
        let said = words.file_error(damage);
        match damage {
            FileError::Refused { seat, .. } => {
                let players: Vec<String> = loaded.file.header.players.iter().map(|name| out::name(name)).collect();
                said.replacen(&words.seat(*seat, &[]), &words.seat(*seat, &players), 1)
            }
            _ => said,
        }
    }
    /// What was found, how much would be left out, and where the rest will be.
    fn question(&self, words: &Words, look: Look, path: &Path, loaded: &Loaded) -> String {
        let mut said = vec![];
        if let Some(damage) = &loaded.damage {
            said.push(Finding::damage(words, damage, loaded));
        }
        let (found, known) = (&loaded.file.header.rules, loaded.game.rules);
        if found != known {
            let args = [("found", json!({ "text": found })), ("known", json!({ "text": known }))];
            said.push(words.with("tui-damage-rules", &args));
        }
        if loaded.file.header.ended.is_some() {
            said.push(words.word("tui-damage-ended"));
        }
        let lost = self.lines.saturating_sub(self.kept);
        let args = [("lines", json!(self.lines)), ("kept", json!(self.kept)), ("lost", json!(lost))];
        said.push(words.with("tui-damage-loss", &args));
        said.push(words.word("tui-damage-ask"));
        let found = about_file(words, look, "tui-damage-found", path, &[]);
        std::iter::once(found).chain(said.iter().map(|line| look.spelt(line))).collect::<Vec<_>>().join("\n")
    }
}

/// Asks on this terminal; only a clear yes is one.
pub fn agrees(words: &Words, question: &str) -> io::Result<bool> {
    let mut out = out::stdout();
    write!(out, "{question} ")?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(is_yes(words, &answer))
}

/// As the question says: the word of its language, or its first letter.
fn is_yes(words: &Words, answer: &str) -> bool {
    let (answer, yes) = (answer.trim().to_lowercase(), words.word("automaton-word-yes"));
    answer == yes || yes.chars().next().map(String::from) == Some(answer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use server::Kind;

    #[test]
    fn seats_without_a_name_get_one() {
        let players = ["Anna", "", " ", "greedy"].map(String::from);
        assert_eq!(named(&players, "You"), ["Anna", "You", "You 3", "greedy"]);
        assert!(Seating::new("merchants", &named(&players, "You")).is_ok());
    }

    /// Names of any length are shown as long as names are, and two of them stay two.
    #[test]
    fn long_names_of_a_file_are_shortened_where_they_come_in() {
        let long = "a".repeat(30_000);
        let players = [format!("{long}1"), format!("{long}2"), "\u{1b}".repeat(40), "x".repeat(40)];
        let names = named(&players, "You");
        assert!(Seating::new("merchants", &names).is_ok(), "{names:?}");
        assert_eq!(names[0], format!("{}…", "a".repeat(39)));
        assert_eq!(names[3], players[3]);
        assert!(names.iter().all(|name| name.chars().count() <= 42), "{names:?}");
    }

    fn recorded() -> String {
        let table = shelf::find("merchants").unwrap().open(&json!({}), None, "found", vec![], None);
        let mut table = table.unwrap();
        let mut dice = table::FastDice::new(1);
        while table.rows().len() < 40 {
            let seat = table.must().first().unwrap();
            let action = shelf::of(&*table).rivals.choose(&*table, seat, "random", &mut dice).unwrap();
            table.act(seat, 0, &action, None).unwrap();
        }
        table.file().write()
    }

    fn finding(text: &str) -> (Option<Finding>, String) {
        asked(text.as_bytes(), Lang::En, Look::default())
    }
    fn asked(bytes: &[u8], lang: Lang, look: Look) -> (Option<Finding>, String) {
        let loaded = inputs::load(bytes, None, true).unwrap();
        let finding = Finding::of(bytes, &loaded);
        let question = |it: &Finding| it.question(Words::of(lang), look, Path::new("játék.caravan"), &loaded);
        let said = finding.as_ref().map_or(String::new(), question);
        (finding, said)
    }

    /// Whatever is wrong with the file, the question is in one language, and says which keys answer it.
    #[test]
    fn what_does_not_fit_is_told_in_the_language_of_the_player() {
        let whole = recorded();
        let rows: Vec<&str> = whole.lines().collect();
        let with = |row: &str| whole.replacen(rows[9], row, 1).into_bytes();
        let action = serde_json::from_str::<serde_json::Value>(rows[9]).unwrap()["do"].to_string();
        let mut bytes = with("{}");
        let last = bytes.len() - 5;
        bytes[last] = 0xff;
        let spoiled = [
            with("#!%"),
            with("{}"),
            with("[1, 2"),
            with(&rows[9].replacen(&action, "\"fly 1\"", 1)),
            with(&rows[9].replacen("\"seat\":", "\"seat\":7", 1)),
            with(&rows[9].replacen("\"hash\":\"", "\"hash\":\"0", 1)),
            whole.as_bytes()[..whole.len() - 9].to_vec(),
            bytes,
            [whole.as_bytes(), b"\xff"].concat(),
        ];
        for text in &spoiled {
            let (_, english) = asked(text, Lang::En, Look::default());
            let (_, said) = asked(text, Lang::Hu, Look::default());
            assert!(english.contains("Enter: yes") && said.contains("Enter: igen"), "{said}");
            assert!(english.contains("játék.caravan") && said.contains("játék.caravan"), "{said}");
            let words = |text: &str| text.split([' ', '\n']).map(String::from).collect::<Vec<_>>();
            let foreign = ["is", "at", "line", "expected", "missing", "field", "unknown", "action", "not", "the"];
            assert!(words(&english).iter().any(|word| foreign.contains(&word.as_str())), "{english}");
            assert!(!words(&said).iter().any(|word| foreign.contains(&word.as_str())), "{said}");
            let (_, plain) = asked(text, Lang::Hu, Look { color: false, ascii: true });
            assert!(plain.replace("játék.caravan", "").is_ascii(), "{plain}");
        }
    }

    #[test]
    fn whoever_has_a_name_is_called_by_it() {
        let whole = recorded();
        let (header, rows) = whole.split_once('\n').unwrap();
        let mut header: serde_json::Value = serde_json::from_str(header).unwrap();
        header["players"] = json!(["Zsófi", "Zsófi"]);
        let row = rows.lines().nth(8).unwrap();
        let action = serde_json::from_str::<serde_json::Value>(row).unwrap()["do"].to_string();
        let rows = rows.replacen(row, &row.replacen(&action, "\"fly 1\"", 1), 1);
        for lang in Lang::ALL {
            let (_, said) = asked(format!("{header}\n{rows}").as_bytes(), lang, Look::default());
            let unnamed = Words::of(lang).with("seat-name", &[("number", json!(""))]);
            assert!(said.contains("Zsófi") && !said.contains(unnamed.trim()), "{said}");
        }
    }

    #[test]
    fn what_does_not_fit_is_found_and_counted() {
        let whole = recorded();
        let all = whole.lines().count() - 1;
        assert_eq!(finding(&whole).0, None);
        assert_eq!(finding(whole.trim_end()).0, None, "only the end of the last line is missing");
        let other_hash = whole.lines().enumerate().map(|(i, line)| match i {
            20 => line.split("\"hash\"").next().unwrap_or_default().to_string() + "\"hash\":\"0123456789abcdef\"}",
            _ => line.to_string(),
        });
        let (found, said) = finding(&other_hash.collect::<Vec<_>>().join("\n"));
        assert_eq!(found, Some(Finding { lines: all, kept: 19 }));
        assert!(
            said.contains("játék.caravan") && said.contains("19") && said.contains(&(all - 19).to_string()),
            "{said}"
        );
        let rules = shelf::find("merchants").unwrap().rules;
        let (found, said) = finding(&whole.replacen(rules, "merchants-0", 1));
        assert_eq!(found, Some(Finding { lines: all, kept: all }));
        assert!(said.contains("merchants-0") && said.contains(rules), "{said}");
    }

    /// The names of a file stand in every window.
    #[test]
    fn names_of_a_file_command_nothing() {
        let (header, rows) = recorded().split_once('\n').map(|(a, b)| (a.to_string(), b.to_string())).unwrap();
        let mut header: serde_json::Value = serde_json::from_str(&header).unwrap();
        header["players"] = json!(["An\u{1b}[31mna", "\u{202e}Bob\u{9b}2J\n"]);
        let loaded = inputs::load(format!("{header}\n{rows}").as_bytes(), None, true).unwrap();
        let seating = seating(&loaded, Lang::En).unwrap();
        assert_eq!(seating.written, ["An\\u001b[31mna", "\\u202eBob\\u009b2J"]);
    }

    #[test]
    fn a_game_that_is_named_must_be_that_of_the_file() {
        let loaded = inputs::load(recorded().as_bytes(), None, true).unwrap();
        assert!(same_game(None, &loaded).is_ok() && same_game(Some("merchants"), &loaded).is_ok());
        let other = same_game(Some("silk-road"), &loaded).unwrap_err();
        assert!(other.kind == Kind::FileOtherGame && other.message.contains("merchants"), "{other}");
        assert_eq!(same_game(Some("chess"), &loaded).unwrap_err().kind, Kind::NoSuchGame);
    }

    #[test]
    fn only_a_clear_yes_is_one() {
        let (english, hungarian) = (Words::of(Lang::En), Words::of(Lang::Hu));
        assert!(["y\n", " Yes "].iter().all(|it| is_yes(english, it) && !is_yes(hungarian, it)));
        assert!(["I", "igen"].iter().all(|it| is_yes(hungarian, it) && !is_yes(english, it)));
        for words in [english, hungarian] {
            assert!(!["", "\n", "n", "nem", "yy", "q"].iter().any(|it| is_yes(words, it)));
        }
    }
}
