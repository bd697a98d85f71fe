//! A game of any kind behind one type: opens and replays tables that speak JSON.
use crate::*;
use serde_json::{Value, json};

type AnyBox = Box<dyn AnyTable>;
type Open = fn(&Value, Option<&Pack>, &str, Vec<String>, Option<Value>) -> Result<AnyBox, Problems>;

type Replay = fn(&GameFile, Option<&Pack>, Option<usize>) -> Result<AnyBox, FileError>;

type Resume = fn(&GameFile, usize, &[u8]) -> Result<(AnyBox, Option<FileError>), FileError>;

/// The rules of a game that stands on a shelf.
#[derive(Clone, Copy)]
pub struct AnyGame {
    pub name: &'static str,
    /// version of the rules
    pub rules: &'static str,
    /// what players read of it
    pub words: &'static [WordFile],
    options: fn() -> Vec<OptionSpec>,
    open: Open,
    replay: Replay,
    resume: Resume,
    check_pack: fn(&Pack) -> Result<Content, Problems>,
    catalog: fn(&Value, Option<&Pack>) -> Result<Value, Problems>,
    #[cfg(feature = "types")]
    types: fn(&mut types::Book),
}

impl AnyGame {
    pub const fn of<G: Shelved>() -> AnyGame
    where
        Table<G>: Send + Sync,
    {
        AnyGame {
            name: G::NAME,
            rules: G::RULES,
            words: G::WORDS,
            options: G::options,
            open: |options, pack, seed, players, scene| {
                Ok(Box::new(Table::open(G::build(options, pack)?, seed, players, scene)?))
            },
            replay: |file, pack, upto| Ok(Box::new(Table::<G>::replay(file, pack, upto)?)),
            resume: |file, rows, kept| {
                let (table, lost) = Table::<G>::resume(file, rows, kept)?;
                Ok((Box::new(table), lost))
            },
            check_pack: |pack| Ok(G::build(&json!({}), Some(pack))?.content()),
            catalog: |options, pack| Ok(json!(G::build(options, pack)?.catalog())),
            #[cfg(feature = "types")]
            types: G::types,
        }
    }

    pub fn options(&self) -> Vec<OptionSpec> {
        (self.options)()
    }
    /// A fresh table, or one set as `scene` says. `options`: an object; what is left out has its default.
    /// `pack`: the cards, if they are not our own.
    pub fn open(
        &self,
        options: &Value,
        pack: Option<&Pack>,
        seed: &str,
        players: Vec<String>,
        scene: Option<Value>,
    ) -> Result<Box<dyn AnyTable>, Problems> {
        (self.open)(options, pack, seed, players, scene)
    }
    /// Replays a file, up to its `upto`-th action.
    pub fn replay(
        &self,
        file: &GameFile,
        pack: Option<&Pack>,
        upto: Option<usize>,
    ) -> Result<Box<dyn AnyTable>, FileError> {
        (self.replay)(file, pack, upto)
    }
    /// Goes on from what was kept after `rows` rows, when the file no longer replays: see [`Table::resume`].
    pub fn resume(&self, file: &GameFile, rows: usize, kept: &[u8]) -> Result<(AnyBox, Option<FileError>), FileError> {
        (self.resume)(file, rows, kept)
    }
    /// Reads a pack with the default options; every problem is reported.
    pub fn check_pack(&self, pack: &Pack) -> Result<Content, Problems> {
        (self.check_pack)(pack)
    }
    /// Every card, die and board of a pack (`None`: our own).
    pub fn catalog(&self, pack: Option<&Pack>) -> Result<Value, Problems> {
        (self.catalog)(&json!({}), pack)
    }
    /// The same as a game with these options uses it: an edition may leave cards out.
    pub fn catalog_of(&self, options: &Value, pack: Option<&Pack>) -> Result<Value, Problems> {
        (self.catalog)(options, pack)
    }
    /// What the game puts on the wire.
    #[cfg(feature = "types")]
    pub fn types(&self, book: &mut types::Book) {
        book.turn_to(self.name);
        (self.types)(book);
    }
}
