//! What is never more and never less.
use crate::rules::{State, Wells};
use std::collections::BTreeMap;
use table::Set;
use table::laws::Census;

impl Census for Wells {
    fn census(&self, s: &State) -> BTreeMap<&'static str, u32> {
        let held: Set = self.all().flat_map(|seat| s.hands[seat].to_vec()).collect();
        BTreeMap::from([("cards", held.len() + s.deck.len() as u32 + s.sold.len())])
    }
}
