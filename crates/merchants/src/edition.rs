//! The two editions. An edition selects content (`prototype.toml`) and the few rules below: each is a word of the rulebook,
//! so no rule asks which edition is played.
use table::words;

words! { pub enum Edition { Final = "final", Prototype = "prototype" } }

/// What differs in the rules (Part B).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// P-008: three equal faces are reset, not three equal values (F-032, F-224)
    pub reset_by_face: bool,
    /// P-009: a horseshoe changes the distance, which is never below 0; it does not lead back from where one stayed (F-046)
    pub horseshoe_changes_distance: bool,
    /// P-089: the building of a two-dice turn may be left alone (F-050)
    pub building_optional: bool,
    /// P-022: the marker of the ruins may stay where it is (F-084)
    pub ruins_may_stay: bool,
    /// P-037: whoever has no upgraded good to flip returns a basic one (F-213)
    pub flip_down_or_return: bool,
    /// wagon upgrades on the track of a solo game: two are out (F-199), or all but one (P-060)
    pub solo_upgrades: u32,
}

impl Edition {
    pub const fn rules(self) -> Rules {
        let prototype = matches!(self, Edition::Prototype);
        Rules {
            reset_by_face: prototype,
            horseshoe_changes_distance: prototype,
            building_optional: prototype,
            ruins_may_stay: prototype,
            flip_down_or_return: prototype,
            solo_upgrades: if prototype { 1 } else { 4 },
        }
    }
}
