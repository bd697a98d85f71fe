//! The kinds of cards, as types. A card is its number in the list of its kind in the [`Catalog`](crate::Catalog).
use table::cards;

cards! {
    /// A hero: ordinary ones first, then the starting heroes.
    pub struct HeroCard;
    /// A commission of the Queen.
    pub struct CommissionCard;
    pub struct DeedCard;
    /// A companion: loyal ones grouped by animal, then the strays.
    pub struct CompanionCard;
    /// An event card of either road.
    pub struct EventCard;
    /// An action card of the automaton.
    pub struct RivalCard;
}
