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
        offers(self.game(), self.state(), seat)
    }
    pub fn sheet(&self, who: Option<Seat>) -> Sheet<G::View> {
        Sheet::of(self.game(), self.state(), who, self.seen(who), who.is_some_and(|w| self.can_undo(w)))
    }
}

impl<V> Sheet<V> {
    /// The sheet of a state; what is not in the state is given.
    pub(crate) fn of<G: Game<View = V>>(game: &G, s: &G::State, who: Option<Seat>, seq: usize, can_undo: bool) -> Self {
        let must = game.must(s);
        Sheet {
            seq,
            you: who,
            must,
            deadline: who.map_or_else(|| game.shown_deadline(s), |seat| game.deadline(s, seat)),
            board: game.view(s, who),
            prompt: who.map(|w| game.prompt(s, w)),
            offers: who.map_or(vec![], |w| offers(game, s, w)),
            can_undo,
            places: must.is_empty().then(|| game.places(s)),
        }
    }
}

fn offers<G: Game>(game: &G, s: &G::State, seat: Seat) -> Vec<Offer> {
    let offer = |a: G::Action| Offer::new(a.to_string(), game.choice(s, seat, a));
    legal_list(game, s, seat).into_iter().map(offer).collect()
}
