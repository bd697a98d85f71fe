//! The games of the house, as their crates say: `[package.metadata.game]` in their `Cargo.toml`.
use crate::run::{Failed, workspace};
use serde_json::Value;

/// A game, and where its crate lies.
pub struct Game {
    pub name: String,
    pub folder: String,
    /// what it says of itself
    pub said: Value,
}

/// A command that a game brings: an example, of its own crate if it names no other.
pub struct Brought<'a> {
    pub words: Vec<&'a str>,
    pub package: &'a str,
    pub example: &'a str,
    pub features: Option<&'a str>,
    pub args: &'a str,
    pub help: &'a str,
}

impl Game {
    pub fn commands(&self) -> impl Iterator<Item = Brought<'_>> {
        self.said["commands"].as_array().into_iter().flatten().filter_map(|said| {
            Some(Brought {
                words: said["words"].as_array()?.iter().filter_map(Value::as_str).collect(),
                package: said["package"].as_str().unwrap_or(&self.name),
                example: said["example"].as_str()?,
                features: said["features"].as_str(),
                args: said["args"].as_str().unwrap_or_default(),
                help: said["help"].as_str().unwrap_or_default(),
            })
        })
    }
}

/// All of them, in the order in which they say they stand.
pub fn all() -> Result<Vec<Game>, Failed> {
    let workspace = workspace()?;
    let packages = workspace["packages"].as_array().ok_or_else(|| Failed("cargo metadata: no packages".into()))?;
    let game = |package: &Value| -> Option<Game> {
        let said = package["metadata"].get("game")?.clone();
        let folder = package["manifest_path"].as_str()?.strip_suffix("/Cargo.toml")?.to_string();
        Some(Game { name: package["name"].as_str()?.into(), folder, said })
    };
    let mut games: Vec<Game> = packages.iter().filter_map(game).collect();
    games.sort_by_key(|game| game.said["place"].as_u64());
    Ok(games)
}
