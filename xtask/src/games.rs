//! The games of the house, as their crates say: `[package.metadata.game]` in their `Cargo.toml`.
use crate::run::{Failed, cargo_command, output};
use serde_json::Value;

/// A game, and where its crate lies.
pub struct Game {
    pub name: String,
    pub folder: String,
    /// what it says of itself
    pub said: Value,
}

/// All of them, in the order in which they say they stand.
pub fn all() -> Result<Vec<Game>, Failed> {
    let mut metadata = cargo_command();
    let text = output(metadata.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]))?;
    let wrong = |why: &dyn std::fmt::Display| Failed(format!("cargo metadata: {why}"));
    let workspace: Value = serde_json::from_str(&text).map_err(|e| wrong(&e))?;
    let packages = workspace["packages"].as_array().ok_or_else(|| wrong(&"no packages"))?;
    let game = |package: &Value| -> Option<Game> {
        let said = package["metadata"].get("game")?.clone();
        let folder = package["manifest_path"].as_str()?.strip_suffix("/Cargo.toml")?.to_string();
        Some(Game { name: package["name"].as_str()?.into(), folder, said })
    };
    let mut games: Vec<Game> = packages.iter().filter_map(game).collect();
    games.sort_by_key(|game| game.said["place"].as_u64());
    Ok(games)
}
