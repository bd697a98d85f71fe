//! A ladder: a folder in which everybody has played everybody, and what each is rated for it. `ladder.json` says what is
//! played and who takes part; every pair has a results file of its own. Whoever comes later plays only their own games.
use crate::contest::rating::{Rated, ratings};
use crate::contest::{
    BadFile, Done, Entrant, FORMAT, Fault as Contested, LineUp, Manners, Plan, Progress, Record, Standing, compete,
};
use crate::files;
use crate::ring::Ring;
use bots::Rivals;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Pack, fingerprint};

/// What a ladder is about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub arena: u32,
    pub game: String,
    pub options: Value,
    pub players: usize,
    pub seed: u64,
    /// who is rated 1000
    pub anchor: String,
    pub entrants: Vec<Entrant>,
}

impl Card {
    /// A ladder on which nobody stands yet.
    pub fn new(rivals: &Rivals, options: Value, players: usize, seed: u64) -> Card {
        let (game, anchor) = (rivals.game.into(), anchor(rivals).into());
        Card { arena: FORMAT, game, options, players, seed, anchor, entrants: vec![] }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("{path}: {source}", path = path.display())]
    Io { path: PathBuf, source: std::io::Error },
    #[error("{path} is not the card of a ladder: {why}", path = path.display())]
    Card { path: PathBuf, why: String },
    #[error("`{0}` stands on this ladder already, and is somebody else: choose another name with NAME=…")]
    Taken(String),
    #[error("a ladder is for 2 players or more, not {0}")]
    Alone(usize),
    #[error(transparent)]
    Contest(#[from] Contested),
}

impl From<BadFile> for Fault {
    fn from(bad: BadFile) -> Fault {
        Fault::Contest(bad.into())
    }
}

/// How the games of a ladder are played.
pub struct Terms<'a> {
    pub game: &'a Ring,
    pub pack: Option<&'a Pack>,
    /// of each pair
    pub sets: u64,
    pub manners: Manners,
    pub threads: usize,
    pub stop: &'a AtomicBool,
}

#[derive(Debug)]
pub struct Ladder {
    folder: PathBuf,
    pub card: Card,
}

impl Ladder {
    /// The ladder of this folder, if there is one.
    pub fn open(folder: &Path) -> Result<Option<Ladder>, Fault> {
        let path = folder.join("ladder.json");
        if !path.exists() {
            return Ok(None);
        }
        let text = files::open(&path).and_then(io::read_to_string);
        let text = text.map_err(|source| Fault::Io { path: path.clone(), source })?;
        let bad = |why: String| Fault::Card { path: path.clone(), why };
        let card: Card = serde_json::from_str(&text).map_err(|e| bad(e.to_string()))?;
        if card.arena != FORMAT {
            return Err(bad(format!("its format is {}, this program writes {FORMAT}", card.arena)));
        }
        Ok(Some(Ladder { folder: folder.into(), card }))
    }
    /// A new one. Nothing is written before somebody enters.
    pub fn new(folder: &Path, card: Card) -> Result<Ladder, Fault> {
        if card.players < 2 {
            return Err(Fault::Alone(card.players));
        }
        Ok(Ladder { folder: folder.into(), card })
    }
    /// Somebody joins. Whoever stands there already, stays.
    pub fn enter(&mut self, entrant: Entrant) -> Result<(), Fault> {
        match self.card.entrants.iter().find(|known| known.name == entrant.name) {
            Some(known) if *known == entrant => Ok(()),
            Some(_) => Err(Fault::Taken(entrant.name)),
            None => {
                self.card.entrants.push(entrant);
                Ok(())
            }
        }
    }
    /// Writes the card, at once or not at all.
    fn save(&self) -> Result<(), Fault> {
        let (path, beside) = (self.folder.join("ladder.json"), self.folder.join(".ladder.json.new"));
        let text = serde_json::to_string_pretty(&self.card).expect("cards serialise") + "\n";
        let written = fs::create_dir_all(&self.folder)
            .and_then(|()| File::create(&beside))
            // A name that is on the disk before its text would be an empty card after a power cut.
            .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
            .and_then(|()| fs::rename(&beside, &path));
        written.map_err(|source| Fault::Io { path, source })
    }
    /// All pairs, each once: who came first is named first.
    fn pairs(&self) -> impl Iterator<Item = [&Entrant; 2]> {
        let all = &self.card.entrants;
        (0..all.len()).flat_map(move |b| (0..b).map(move |a| [&all[a], &all[b]]))
    }
    fn file(&self, pair: [&Entrant; 2]) -> PathBuf {
        let [a, b] = pair.map(|entrant| plain(&entrant.name));
        self.folder.join(format!("{a}~{b}.jsonl"))
    }
    /// Plays what is missing. `hear` is told which pair plays, and how far it is. If a pair cannot be played at all
    /// nobody has entered.
    pub fn play(&self, terms: &Terms, mut hear: impl FnMut([&str; 2], Progress)) -> Result<Vec<String>, Fault> {
        let mut notices = vec![];
        fs::create_dir_all(&self.folder).map_err(|source| Fault::Io { path: self.folder.clone(), source })?;
        for pair in self.pairs() {
            if terms.stop.load(Ordering::Relaxed) {
                break;
            }
            let names = pair.map(|entrant| entrant.name.as_str());
            let done = self.meet(pair, terms, |progress| hear(names, progress))?;
            notices.extend(done.into_iter().flat_map(|done| done.notices));
        }
        self.save()?;
        Ok(notices)
    }
    /// The contest of one pair; `None` if all of it has been played. Programs of old entrants need not be here for that.
    fn meet(&self, pair: [&Entrant; 2], terms: &Terms, hear: impl FnMut(Progress)) -> Result<Option<Done>, Fault> {
        let file = self.file(pair);
        let seats: Vec<Entrant> = pair.into_iter().cycle().take(self.card.players).cloned().collect();
        let line_up = LineUp::new(&seats, self.card.players).map_err(Contested::from)?;
        if file.exists() {
            let played = Record::read(&file)?.0.rows.len() as u64;
            if played >= terms.sets.saturating_mul(line_up.turns() as u64) {
                return Ok(None);
            }
        }
        let plan = Plan {
            game: terms.game,
            options: &self.card.options,
            pack: terms.pack,
            line_up: &line_up,
            seed: self.card.seed,
            sets: terms.sets,
            sprt: None,
            manners: terms.manners,
            threads: terms.threads,
            stop: terms.stop,
            file: Some(&file),
        };
        Ok(Some(compete(&plan, hear)?))
    }
    /// Everything that was played, by pair.
    pub fn records(&self) -> Result<Vec<Record>, Fault> {
        let files = self.pairs().map(|pair| self.file(pair)).filter(|file| file.exists());
        files.map(|file| Ok(Record::read(&file)?.0)).collect()
    }
}

/// Everybody with their rating, the best first, and what else is known about them over all records.
pub fn table(records: &[Record], anchor: &str) -> Vec<Line> {
    let standings: Vec<Standing> = records.iter().map(Standing::of).collect();
    let line = |rated: Rated| {
        let accounts = standings.iter().flat_map(|s| s.entrants.iter().map(move |e| (s, e)));
        let mut line = Line { rated, games: 0, asked: 0, ms: 0.0, forfeits: 0 };
        for (standing, account) in accounts.filter(|(_, e)| e.name == line.rated.name) {
            line.games += standing.games;
            line.asked += account.asked;
            line.ms += account.ms;
            line.forfeits += account.forfeits;
        }
        line
    };
    ratings(&standings, anchor).into_iter().map(line).collect()
}

/// One rung.
#[derive(Clone, Debug)]
pub struct Line {
    pub rated: Rated,
    pub games: u64,
    pub asked: u64,
    pub ms: f64,
    pub forfeits: u64,
}

impl Line {
    /// Mean time of a decision, in milliseconds.
    pub fn pace(&self) -> Option<f64> {
        (self.asked > 0).then(|| self.ms / self.asked as f64)
    }
}

/// Who has 1000 points: greedy where there is one, because it changes least; otherwise the usual opponent.
pub fn anchor(rivals: &Rivals) -> &'static str {
    rivals.names.iter().find(|name| **name == "greedy").copied().unwrap_or(rivals.usual)
}

/// A name that any disk accepts. Two names never become one.
fn plain(name: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
    if name.chars().all(safe) && !name.starts_with('.') {
        return name.into();
    }
    let kept: String = name.chars().take(40).map(|c| if safe(c) { c } else { '_' }).collect();
    format!("{kept}_{:08x}", fingerprint(&name) as u32)
}
