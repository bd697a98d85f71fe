//! What is called saved is saved, whatever happens to the file while somebody plays.
use super::super::tests::{PLAIN, names, press, text};
use super::*;
use crate::tui::{Look, Seating};
use crossterm::event::KeyModifiers;
use shelf::Lang;
use std::fs;
use std::time::Duration;
use table::FastDice;
use tempfile::TempDir;

const SEATS: &[&str] = &["Anna", "random"];

struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { folder: tempfile::tempdir().unwrap() }
    }
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
    /// A game of some actions, whose file is `game.caravan`.
    fn app(&self, lang: Lang, look: Look) -> App {
        let merchants = shelf::find("merchants").unwrap();
        let mut table = merchants.open(&json!({ "players": 2 }), None, "saved", names(SEATS), None).unwrap();
        let mut dice = FastDice::new(5);
        // As far as a person is asked, so that nobody thinks.
        while table.rows().len() < 12 || table.must().first().is_some_and(|seat| seat.0 != 0) {
            let seat = table.must().first().unwrap();
            let action = shelf::of(&*table).rivals.choose(&*table, seat, "random", &mut dice).unwrap();
            table.act(seat, 0, &action, None).unwrap();
        }
        let save = Save::create(&self.path("game.caravan"), &*table).unwrap();
        App::new(table, Seating::new("merchants", &names(SEATS)).unwrap(), Some(save), lang, look)
    }
    fn names(&self) -> Vec<String> {
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = fs::read_dir(self.folder.path()).unwrap().map(|e| name(e.unwrap())).collect();
        names.sort();
        names
    }
}

/// What somebody else does to the file of a game.
#[derive(Clone, Copy, Debug)]
enum Harm {
    Removed,
    Truncated,
    Emptied,
    Longer,
    /// another file of the same length
    Replaced,
    /// in place, and as long as it was
    Changed,
    /// a folder of that name
    Folder,
}

impl Harm {
    const ALL: [Harm; 7] = {
        use Harm::*;
        [Removed, Truncated, Emptied, Longer, Replaced, Changed, Folder]
    };

    fn happen(self, path: &Path) {
        let text = fs::read(path).unwrap();
        match self {
            Harm::Removed => fs::remove_file(path).unwrap(),
            Harm::Truncated => fs::write(path, &text[..text.len() / 2]).unwrap(),
            Harm::Emptied => fs::write(path, "").unwrap(),
            Harm::Longer => fs::write(path, [&text[..], b"{}\n"].concat()).unwrap(),
            Harm::Replaced => {
                let other = path.with_extension("other");
                fs::write(&other, &text).unwrap();
                fs::rename(other, path).unwrap();
            }
            Harm::Changed => {
                let swap = |b: &u8| if *b == b'1' { b'2' } else { *b };
                fs::write(path, text.iter().map(swap).collect::<Vec<u8>>()).unwrap();
            }
            Harm::Folder => {
                fs::remove_file(path).unwrap();
                fs::create_dir(path).unwrap();
            }
        }
    }
}

/// Keys as they come from outside.
fn send(app: &mut App, code: KeyCode) {
    app.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

fn send_all(app: &mut App, typed: &str) {
    typed.chars().for_each(|c| send(app, KeyCode::Char(c)));
}

/// The moment in which keys are not listened to is over.
fn later(app: &mut App) {
    let unsaved = app.unsaved.as_mut().expect("it is not saved");
    unsaved.since = unsaved.since.checked_sub(Duration::from_secs(1)).unwrap();
}

fn words_of_leaving(app: &mut App) -> String {
    app.look_once_more();
    app.last_words().join("\n")
}

#[test]
fn whoever_leaves_is_told_of_every_harm() {
    for lang in Lang::ALL {
        let not_saved = if lang == Lang::En { "NOT saved" } else { "NINCS mentve" };
        for harm in Harm::ALL {
            // Also while somebody thinks and the table is away.
            for away in [false, true] {
                let desk = Desk::new();
                let mut app = desk.app(lang, PLAIN);
                harm.happen(&desk.path("game.caravan"));
                let table = if away { app.table.take() } else { None };
                [KeyCode::Char('q'), KeyCode::Enter].into_iter().for_each(|key| send(&mut app, key));
                assert!(!app.quit, "{harm:?}: it can still go elsewhere");
                let screen = text(&mut app, 80, 24);
                assert!(screen.contains(&app.say("tui-unsaved-title")), "{harm:?}: {screen}");
                later(&mut app);
                [KeyCode::Char('q'), KeyCode::Char('q')].into_iter().for_each(|key| send(&mut app, key));
                assert!(app.quit, "{harm:?}");
                let said = words_of_leaving(&mut app);
                assert!(said.contains(not_saved) && !said.contains("--continue"), "{harm:?}: {said}");
                assert!(app.unsaved.is_some(), "the exit status says so as well");
                drop(table);
            }
        }
    }
}

#[test]
fn whoever_is_ended_by_a_signal_is_told_of_every_harm() {
    for harm in Harm::ALL {
        for away in [false, true] {
            let desk = Desk::new();
            let mut app = desk.app(Lang::En, PLAIN);
            harm.happen(&desk.path("game.caravan"));
            let table = if away { app.table.take() } else { None };
            let said = words_of_leaving(&mut app);
            assert!(said.contains("NOT saved") && !said.contains("is saved"), "{harm:?}: {said}");
            assert!(app.unsaved.is_some(), "the exit status says so as well");
            drop(table);
        }
    }
    let desk = Desk::new();
    let said = words_of_leaving(&mut desk.app(Lang::En, PLAIN));
    assert!(said.contains("The game is saved in") && said.contains("--continue"), "{said}");
}

/// The command to go on is one that a shell reads as it was meant.
#[test]
fn the_command_to_go_on_can_be_pasted() {
    for lang in Lang::ALL {
        for (name, shown) in [("od d/it's my game.caravan", true), ("a\u{1b}[31mb.caravan", false)] {
            let desk = Desk::new();
            let mut app = desk.app(lang, PLAIN);
            let path = desk.path(name);
            fs::create_dir_all(folder_of(&path)).unwrap();
            app.save = Some(Save::create(&path, &**app.table.as_ref().unwrap()).unwrap());
            let words = app.last_words();
            let (program, command) = words[1].split_once(" --continue").unwrap();
            // Whoever goes on reads what they read before.
            let said = if lang == Lang::default() { String::new() } else { format!(" --lang {lang}") };
            assert!(program.ends_with(&format!("play{said}")), "{program}");
            if shown {
                assert_eq!(shlex::split(command).unwrap(), [path.to_str().unwrap()], "{command}");
            } else {
                assert!(command.starts_with(',') && !command.contains("31m"), "{command}");
            }
        }
    }
}

/// A file that was put back is a file again.
#[test]
fn what_was_put_back_is_saved() {
    let desk = Desk::new();
    let (path, mut app) = (desk.path("game.caravan"), desk.app(Lang::En, PLAIN));
    fs::rename(&path, desk.path("away")).unwrap();
    send_all(&mut app, "qq");
    later(&mut app);
    fs::rename(desk.path("away"), &path).unwrap();
    assert!(words_of_leaving(&mut app).contains("The game is saved in"));
    assert!(app.unsaved.is_none());
}

/// An action that the disk did not take was not played: leaving does not write it after all.
#[test]
fn whoever_leaves_without_an_action_leaves_it() {
    let desk = Desk::new();
    let (path, mut app) = (desk.path("game.caravan"), desk.app(Lang::En, PLAIN));
    fs::rename(&path, desk.path("away")).unwrap();
    let written = app.save.as_ref().unwrap().written();
    press(&mut app, KeyCode::Char('1'));
    press(&mut app, KeyCode::Enter);
    later(&mut app);
    send_all(&mut app, "qq");
    fs::rename(desk.path("away"), &path).unwrap();
    let said = words_of_leaving(&mut app);
    assert!(said.contains("NOT saved") && said.contains(&format!("{written} ")), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count() - 1, written, "as many as it says");
}

/// Whatever was typed for the board, however late it comes, is no answer here.
#[test]
fn keys_that_were_meant_for_the_board_make_no_file() {
    let here = fs::read_dir(".").unwrap().count();
    for typed in ["1", "12", "take 3", "fly 1", "f 1", "bump 1 2", "u", "a"] {
        let desk = Desk::new();
        let mut app = desk.app(Lang::En, PLAIN);
        app.typed = Some("1".into());
        fs::remove_file(desk.path("game.caravan")).unwrap();
        assert!(!app.store());
        assert_eq!(app.typed, None, "a line that was begun is forgotten");
        later(&mut app);
        for _ in 0..3 {
            send_all(&mut app, typed);
            send(&mut app, KeyCode::Enter);
        }
        assert!(app.unsaved.is_some() && !app.quit, "{typed}");
        assert_eq!(desk.names(), [""; 0], "{typed}");
        assert_eq!(fs::read_dir(".").unwrap().count(), here, "{typed}: a file lies where the program was started");
    }
}

#[test]
fn another_place_is_named_on_purpose() {
    for lang in Lang::ALL {
        let desk = Desk::new();
        let mut app = desk.app(lang, PLAIN);
        fs::remove_file(desk.path("game.caravan")).unwrap();
        assert!(!app.store());
        later(&mut app);
        let deeper = desk.path("deeper/game.caravan").display().to_string();
        send_all(&mut app, &format!("f{deeper}"));
        send(&mut app, KeyCode::Enter);
        let folder = desk.path("deeper").display().to_string();
        let why = app.unsaved.as_ref().unwrap().why.clone();
        assert!(why.contains(&folder) && why.contains(if lang == Lang::En { "no folder" } else { "mappa" }), "{why}");
        assert_eq!(desk.names(), [""; 0], "no folder is made unasked");
        // What was typed is still there to be mended.
        (0.."deeper/game.caravan".len()).for_each(|_| send(&mut app, KeyCode::Backspace));
        send_all(&mut app, "else.caravan");
        send(&mut app, KeyCode::Enter);
        assert!(app.unsaved.is_none(), "{:?}", app.unsaved.map(|u| u.why));
        assert_eq!(desk.names(), ["else.caravan"]);
        assert!(words_of_leaving(&mut app).contains("else.caravan"));
    }
}

/// Ctrl makes no letters: it takes back what was typed, as in a shell.
#[test]
fn keys_with_ctrl_are_not_typed() {
    let desk = Desk::new();
    let mut app = desk.app(Lang::En, PLAIN);
    fs::remove_file(desk.path("game.caravan")).unwrap();
    assert!(!app.store());
    later(&mut app);
    send_all(&mut app, "f/a/bc");
    for (key, left) in [('a', "/a/bc"), ('w', "/a/"), ('w', "/"), ('u', "")] {
        app.event(&Event::Key(KeyEvent::new(KeyCode::Char(key), KeyModifiers::CONTROL)));
        let Asked::Where(typed) = &app.unsaved.as_ref().unwrap().asked else { panic!("it is still asked where") };
        assert_eq!(typed, left);
    }
}

/// Whoever thinks has the table: the game goes elsewhere when it is back.
#[test]
fn a_table_that_is_away_goes_elsewhere_when_it_is_back() {
    let desk = Desk::new();
    let mut app = desk.app(Lang::En, PLAIN);
    app.ask_advice();
    assert!(app.table.is_none(), "somebody thinks");
    fs::remove_file(desk.path("game.caravan")).unwrap();
    send_all(&mut app, "qq");
    later(&mut app);
    send_all(&mut app, &format!("f{}", desk.path("else.caravan").display()));
    send(&mut app, KeyCode::Enter);
    let begin = Instant::now();
    while app.unsaved.is_some() {
        app.step();
        assert!(begin.elapsed() < Duration::from_secs(60), "it never came back");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(app.table.is_some() && desk.path("else.caravan").exists());
}

/// Only what the question names leaves the game.
#[test]
fn every_other_key_stays() {
    let letters = (' '..='~').filter(|c| *c != 'q').map(KeyCode::Char);
    for key in letters.chain([KeyCode::Esc, KeyCode::Backspace, KeyCode::Tab, KeyCode::Up, KeyCode::Home]) {
        let desk = Desk::new();
        let mut app = desk.app(Lang::Hu, PLAIN);
        send_all(&mut app, "q");
        send(&mut app, key);
        assert!(!app.quit && matches!(app.mode, Mode::Play), "{key:?}");
    }
}

/// The words are spelt as the terminal can show them; a path that is spelt otherwise would be another one.
#[test]
fn last_words_are_spelt_for_the_terminal() {
    let desk = Desk::new();
    let mut app = desk.app(Lang::Hu, Look { color: false, ascii: true });
    let said = words_of_leaving(&mut app);
    assert!(said.is_ascii() && said.contains("A jatek itt van mentve"), "{said}");
    let table = app.table.as_deref().unwrap();
    app.save = Some(Save::create(&desk.path("játék.caravan"), table).unwrap());
    assert!(words_of_leaving(&mut app).contains("/játék.caravan"));
}
