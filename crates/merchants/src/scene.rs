//! Positions by description.
use crate::{Merchants, State};
use serde_json::Value;
use table::{Problems, TableDice};

impl Merchants {
    pub(crate) fn set_scene(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Result<State, Problems> {
        let _ = (dice, scene);
        Ok(*fresh)
    }
}
