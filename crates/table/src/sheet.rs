//! What a client gets: the board, the question, the answers. It needs no rules.
use crate::*;
use serde::Serialize;

/// Everything one viewer needs at this moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sheet<V> {
    /// how many entries of news this viewer has seen
    pub seq: usize,
    /// `null`: a spectator
    pub you: Option<Seat>,
    pub must: SeatSet,
    /// from when on this viewer is too late; for a spectator, when the house acts
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub deadline: Option<Millis>,
    pub board: V,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub prompt: Option<Text>,
    pub offers: Vec<Offer>,
    pub can_undo: bool,
    /// one entry per seat, once the game is over
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub places: Option<Places>,
}

/// A button.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offer {
    /// the notation: send it back to choose this
    pub act: String,
    /// A fingerprint of what the person saw on this button. Echoed back, it tells a late click from a stale one.
    pub mark: u32,
    #[serde(flatten)]
    pub choice: Choice,
}

impl Offer {
    fn new(act: String, choice: Choice) -> Offer {
        let looks = serde_json::to_string(&(&act, &choice)).expect("choices serialise");
        Offer { mark: fingerprint(&looks) as u32, act, choice }
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn offer(&self, seat: Seat, a: G::Action) -> Offer {
        Offer::new(a.to_string(), self.game().choice(self.state(), seat, a))
    }
    /// All legal actions of a seat, as buttons.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        legal_list(self.game(), self.state(), seat).into_iter().map(|a| self.offer(seat, a)).collect()
    }
    pub fn sheet(&self, who: Option<Seat>) -> Sheet<G::View> {
        let (game, s) = (self.game(), self.state());
        Sheet {
            seq: self.seen(who),
            you: who,
            must: game.must(s),
            deadline: game.deadline(s, who.unwrap_or(Seat::HOUSE)),
            board: game.view(s, who),
            prompt: who.map(|w| game.prompt(s, w)),
            offers: who.map_or(vec![], |w| self.offers(w)),
            can_undo: who.is_some_and(|w| self.can_undo(w)),
            places: self.is_over().then(|| game.places(s)),
        }
    }
}
