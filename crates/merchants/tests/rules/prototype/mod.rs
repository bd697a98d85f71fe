//! Part B, without the automaton: what is different in the prototype edition, side by side with the final one.
mod districts;
mod ending;
mod journey;
mod setup;
mod turn;

use crate::stage::{EDITIONS, Play, Stage};
use serde_json::Value;

/// The same question to both editions, the final one first.
fn both<T>(ask: impl Fn(Stage) -> T) -> [T; 2] {
    EDITIONS.map(|edition| ask(Stage::new(2).option("edition", edition)))
}

/// The same scene in both editions.
fn scenes(scene: &Value) -> [Play; 2] {
    both(|stage| stage.scene(scene.clone()).begin())
}

fn prototype(scene: Value) -> Play {
    Stage::new(2).option("edition", "prototype").scene(scene).begin()
}

/// The number of the card that some companion of this animal has.
fn companion(t: &Play, place: usize) -> String {
    format!("companion {}", t.companion(place))
}
