//! What a client gets: the board, the question, the answers. It needs no rules.
use crate::held::Held;
use crate::*;
use serde::Serialize;

/// Everything one viewer needs at this moment.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim.rs")); }
/// use nim::Nim;
/// use table::{Header, Illegal, Seat, Table};
///
/// let mut table = Table::new(Nim, Header::new("nim", "a seed"));
/// let sheet = table.sheet(Some(Seat(0)));
/// let button = &sheet.offers[2];
/// assert_eq!((button.act.as_str(), button.choice.label.id), ("take 3", "nim-take"));
/// // a click sends back what was on the button, and the mark of how it looked
/// assert!(matches!(table.act_text(Seat(0), 0, &button.act, Some(button.mark + 1)), Err(Illegal::Changed { .. })));
/// assert!(table.act_text(Seat(0), 0, &button.act, Some(button.mark)).is_ok());
/// assert!(table.sheet(Some(Seat(0))).offers.is_empty(), "now the other one is asked");
/// ```
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
        offers(self.game(), self.now(), seat)
    }
    /// The sheet for whoever draws what may be done and reads no list longer than this.
    pub fn brief_sheet(&self, who: Option<Seat>, most: usize) -> Sheet<G::View> {
        let listed = who.is_none_or(|seat| self.legal(seat).len() <= most);
        Sheet::with(self.game(), self.now(), who, self.seen(who), who.is_some_and(|w| self.can_undo(w)), listed)
    }
    pub fn sheet(&self, who: Option<Seat>) -> Sheet<G::View> {
        Sheet::of(self.game(), self.now(), who, self.seen(who), who.is_some_and(|w| self.can_undo(w)))
    }
}

impl<V> Sheet<V> {
    /// The sheet of a state; what is not in the state is given.
    pub(crate) fn of<G: Game<View = V>>(
        game: &G,
        now: &Held<G>,
        who: Option<Seat>,
        seq: usize,
        can_undo: bool,
    ) -> Self {
        Self::with(game, now, who, seq, can_undo, true)
    }
    fn with<G: Game<View = V>>(
        game: &G,
        now: &Held<G>,
        who: Option<Seat>,
        seq: usize,
        can_undo: bool,
        listed: bool,
    ) -> Self {
        let s = now.state();
        let must = game.must(s);
        Sheet {
            seq,
            you: who,
            must,
            deadline: who.map_or_else(|| game.shown_deadline(s), |seat| game.deadline(s, seat)),
            board: game.view(s, who),
            prompt: who.map(|w| game.prompt(s, w)),
            offers: who.filter(|_| listed).map_or(vec![], |w| offers(game, now, w)),
            can_undo,
            places: must.is_empty().then(|| game.places(s)),
        }
    }
}

fn offers<G: Game>(game: &G, now: &Held<G>, seat: Seat) -> Vec<Offer> {
    let offer = |&a: &G::Action| Offer::new(a.to_string(), game.choice(now.state(), seat, a));
    now.legal(game, seat).iter().map(offer).collect()
}
