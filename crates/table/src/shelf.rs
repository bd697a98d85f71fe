//! What a game adds to stand on the shelf: a name, options, content, positions by description.
use crate::told::Recorder;
use crate::*;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Something wrong with what somebody wrote: where, and what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// `heroes.toml: hero atlantes: wants`, `seats.0.lanterns`
    pub at: String,
    pub what: String,
}

/// All problems at once, not the first only.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    pub fn one(at: impl ToString, what: impl ToString) -> Problems {
        let mut all = Problems::default();
        all.add(at, what);
        all
    }
    #[expect(clippy::needless_pass_by_value, reason = "a name, a number or a fresh string: whatever the caller has")]
    pub fn add(&mut self, at: impl ToString, what: impl ToString) {
        self.0.push(Problem { at: at.to_string(), what: what.to_string() });
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// `value` if nothing was wrong.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(|p| format!("{}: {}", p.at, p.what)).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for Problems {}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionSpec {
    pub name: &'static str,
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub default: Value,
    /// every value it may have; empty where `kind` says more than a list can
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional = nullable, type = "Array<unknown>"))]
    pub values: Vec<Value>,
    /// what else it may be, in words
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub kind: Option<&'static str>,
    /// the rules it is about
    pub rules: &'static [&'static str],
}

/// A content pack as it lies on a disk: file name and text.
pub type Pack = BTreeMap<String, String>;

/// How far a game has come, as everybody may know it: round 6 of 13, season 3 of 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Progress {
    pub part: Part,
    /// 0: before the first; more than `of`: after the last
    pub now: u8,
    pub of: u8,
}

/// What a game is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Round,
    Season,
    Turn,
}

/// A file of words, in every language that the house speaks: what players read of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordFile {
    /// `chess-cards`
    pub name: &'static str,
    /// language and text
    pub texts: &'static [(&'static str, &'static str)],
}

/// How an action is written: a verb, and the names of its objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Verb {
    pub verb: &'static str,
    #[cfg_attr(feature = "types", ts(type = "Array<string>"))]
    pub objects: &'static [&'static str],
}

impl Verb {
    /// Of all actions of a game: its `Action::VERBS`.
    pub fn all(verbs: &[(&'static str, &'static [&'static str])]) -> Vec<Verb> {
        verbs.iter().map(|&(verb, objects)| Verb { verb, objects }).collect()
    }
}

/// The word files of a game, by their names: `locales/en/NAME.ftl` and its like, below a folder of the crate that names them.
#[macro_export]
macro_rules! word_files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$($crate::WordFile {
            name: $name,
            texts: &[
                ("en", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en/", $name, ".ftl"))),
                ("hu", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/hu/", $name, ".ftl"))),
            ],
        }),+]
    };
}

/// A game that can stand on the shelf.
pub trait Shelved: Game<State: Send> + Clone + Send + Sync + 'static {
    const NAME: &'static str;
    /// Changes whenever the same actions may lead to another state.
    const RULES: &'static str;
    /// What players read of it.
    const WORDS: &'static [WordFile];
    /// The pack as clients get it.
    type Catalog: Serialize;

    fn options() -> Vec<OptionSpec>;
    /// The game with these options (an object; what is left out has its default) and this pack (`None`: our own).
    fn build(options: &Value, pack: Option<&Pack>) -> Result<Self, Problems>;
    /// All options with their values.
    fn options_now(&self) -> Value;
    fn content(&self) -> Content;
    /// Every card, die and board of the pack, for clients: views name them by number. What a card does is in it twice:
    /// as data, and as texts.
    fn catalog(&self) -> Self::Catalog;
    /// Changes a freshly dealt state into the position that `scene` describes, and loads the dice.
    /// An impossible position is refused with every reason.
    fn arrange(&self, fresh: &Self::State, dice: &mut TableDice, scene: &Value) -> Result<Self::State, Problems>;
    /// What a position that was set up does by itself before somebody is asked: a player who plays itself, a question that
    /// asks nothing. It is told like everything that happens.
    fn set_going(&self, _: &mut Self::State, _: &mut dyn Host<Self::Event>) {}
    /// The position as a scene that sets it up again, as much of it as `who` knows. `None`: this game writes none.
    fn position(&self, _: &Self::State, _: Option<Seat>) -> Option<Value> {
        None
    }
    /// How far it has come.
    fn progress(&self, s: &Self::State) -> Progress;
    /// What it puts on the wire, for a page that has a face for it.
    #[cfg(feature = "types")]
    fn types(_: &mut crate::types::Book) {}
    /// What can be worked out from a view and takes longer than a look: the best route of the round that is over. Made of
    /// what the viewer knows and of nothing else.
    fn insight(&self, _: &Self::View) -> Value {
        Value::Null
    }
}

impl Header {
    /// The header of a game on the shelf, with its options and content as they are.
    pub fn of<G: Shelved>(game: &G, seed: &str) -> Header {
        Header {
            rules: G::RULES.into(),
            options: game.options_now(),
            content: game.content(),
            ..Header::new(G::NAME, seed)
        }
    }
}

impl<G: Shelved> Table<G> {
    /// A table of a game on the shelf: fresh, or set as `scene` says.
    pub fn open(game: G, seed: &str, players: Vec<String>, scene: Option<Value>) -> Result<Self, Problems> {
        // A file without a seed is a sealed one: a game with an empty seed could never be read again.
        if seed.is_empty() {
            return Err(Problems::one("seed", "is empty: leave it out, or say a word or a number"));
        }
        let header = Header { players, scene, ..Header::of(&game, seed) };
        let mut table = Self::arranged(game, header)?;
        table.settle(0);
        Ok(table)
    }
    /// Dealt and set as the scene of the header says; nothing has played itself yet.
    pub(crate) fn arranged(game: G, header: Header) -> Result<Self, Problems> {
        let mut table = Table::dealt(game, header);
        if let Some(scene) = table.header().scene.clone() {
            let mut dice = table.dice().clone();
            let mut state = table.game().arrange(table.state(), &mut dice, &scene)?;
            let mut host = Recorder::new(&mut dice, 0);
            table.game().set_going(&mut state, &mut host);
            let told = host.told;
            table.set_scene(state, dice, told);
        }
        Ok(table)
    }
    /// Replays a file, up to its `upto`-th action. `pack`: the cards it was played with, if they are not our own.
    pub fn replay(file: &GameFile, pack: Option<&Pack>, upto: Option<usize>) -> Result<Self, FileError> {
        let h = &file.header;
        if h.game != G::NAME {
            return Err(FileError::OtherGame { found: h.game.clone() });
        }
        if h.seed.is_empty() {
            return Err(FileError::Sealed);
        }
        if h.commitment != commitment(&h.seed) {
            return Err(FileError::Commitment);
        }
        let game = G::build(&h.options, pack).map_err(FileError::Setting)?;
        if game.content().id != h.content.id {
            return Err(FileError::OtherContent { name: h.content.name.clone(), id: h.content.id.clone() });
        }
        let header = Header { players: h.players.clone(), scene: h.scene.clone(), ..Header::of(&game, &h.seed) };
        let mut table = Self::arranged(game, header).map_err(FileError::Setting)?;
        h.people_fit(table.game().seats()).map_err(FileError::Setting)?;
        let n = upto.unwrap_or(usize::MAX).min(file.rows.len());
        table.follow(&file.rows[..n])?;
        Ok(table)
    }
    /// Makes this table anew as it was at its beginning.
    fn beginning(&self) -> impl Fn() -> Self + use<G> {
        let (game, header) = (self.game().clone(), self.header().clone());
        move || Self::arranged(game.clone(), header.clone()).expect("it was arranged before")
    }
    /// Everybody agreed to go back to the moment after the first `keep` rows.
    pub fn take_back(&mut self, keep: usize, seat: Seat, at: Millis) -> Result<(), Illegal> {
        let again = self.beginning();
        self.rewind(keep, seat, at, &again)
    }

    /// State and dice as they are now, for [`Table::resume`].
    pub fn kept(&self) -> Vec<u8> {
        postcard::to_allocvec(&(self.state(), self.dice().position())).expect("states serialise")
    }
    /// Goes on from what was kept after the first `rows` rows of a file that no longer replays from its beginning, because
    /// a rule was mended meanwhile. Rows after that are played as far as they go; with the table comes the row that did not.
    /// A state that is not the one of the file is refused.
    pub fn resume(file: &GameFile, rows: usize, kept: &[u8]) -> Result<(Self, Option<FileError>), FileError> {
        let h = &file.header;
        let game = G::build(&h.options, None).map_err(FileError::Setting)?;
        let header = Header { players: h.players.clone(), scene: h.scene.clone(), ..Header::of(&game, &h.seed) };
        let damaged = |why: &str| FileError::Header { why: why.into() };
        let (before, after) = file.rows.split_at_checked(rows).ok_or_else(|| damaged("it has fewer actions"))?;
        let read = postcard::from_bytes::<(G::State, crate::dice::Position)>(kept);
        let (state, dice) = read.map_err(|_| damaged("the kept state cannot be read"))?;
        let dice = TableDice::at(&h.seed, dice).ok_or_else(|| damaged("the kept dice cannot be read"))?;
        let (found, expected) = (Hash(fingerprint(&state)), before.last().map(|r| r.hash));
        if expected.is_some_and(|expected| expected != found) {
            return Err(damaged("the kept state is another one"));
        }
        let mut table = Table::dealt(game, header);
        table.set_kept(state, dice, before);
        let lost = table.follow(after).err();
        Ok((table, lost))
    }
}
