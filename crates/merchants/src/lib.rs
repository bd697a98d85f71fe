//! Merchants of the Dark Road: the rules, pure. One file per chapter of the rulebook; numbers such as F-034 are rules in
//! `docs/rules/merchants.md`.
//!
//! - [`words`], [`cards`] and [`action`]: the vocabulary; [`effect`], [`deed`], [`catalog`], [`content`]: what packs say
//! - [`state`]: the table as flat data; `play`: how questions open and close; `effects`: the interpreter of card effects
//! - the chapters: `setup`, `plan`, `ringway`, `rest`, `bazaar`, `commissions`, `dark_market`, `inn`, `ruins`, `caravan`,
//!   `visit`, `fortune`, `buildings`, `storage`, `upgrades`, `companions`, `courtyard`, `scoring`
//! - [`view`], [`packing`], `wording` with `ask`, `button`, `tale` and `gains`, [`scene`]: what people see, what it is called, and
//!   positions by description
pub mod action;
mod ask;
mod bazaar;
mod buildings;
mod button;
mod caravan;
pub mod cards;
pub mod catalog;
mod census;
mod commissions;
mod companions;
pub mod content;
mod courtyard;
mod dark_market;
pub mod deed;
pub mod describe;
pub mod edition;
pub mod effect;
mod effects;
pub mod event;
pub mod fit;
mod fortune;
mod gains;
mod game;
mod inn;
pub mod options;
pub mod packing;
pub mod pile;
mod plan;
mod play;
mod rest;
mod ringway;
pub mod rival;
mod ruins;
pub mod scene;
pub mod scoring;
mod setup;
pub mod state;
pub mod step;
mod storage;
mod tale;
#[cfg(feature = "types")]
mod types;
mod upgrades;
pub mod view;
mod visit;
mod why;
mod wording;
pub mod words;

pub use action::Action;
pub use cards::{CommissionCard, CompanionCard, DeedCard, EventCard, HeroCard, RivalCard};
pub use catalog::Catalog;
pub use event::Event;
pub use options::{Buildings, Options};
pub use state::State;
pub use wording::effect_text;

use edition::{Edition, Rules};
use std::sync::{Arc, OnceLock};
use table::{Pack, Problems, Seat};

/// The game with its options and its cards.
#[derive(Clone)]
pub struct Merchants {
    pub opt: Options,
    pub cat: Arc<Catalog>,
    /// what differs in the edition
    pub rules: Rules,
    /// the seat of the automaton; no seat at all if there is none
    pub rival: Seat,
}

impl Merchants {
    /// With our own cards.
    pub fn new(opt: Options) -> Result<Merchants, Problems> {
        Self::with_pack(opt, None)
    }
    pub fn with_pack(opt: Options, pack: Option<&Pack>) -> Result<Merchants, Problems> {
        let cat = match pack {
            None => own_catalog(opt.edition),
            Some(pack) => Arc::new(content::read(pack)?.of(opt.edition)),
        };
        let rival = Seat(opt.automaton.unwrap_or(u8::MAX));
        let game = Merchants { opt, cat, rules: opt.edition.rules(), rival };
        game.check_buildings()?;
        Ok(game)
    }
}

/// Our own cards, read once for each edition.
fn own_catalog(edition: Edition) -> Arc<Catalog> {
    static OWN: [OnceLock<Arc<Catalog>>; 2] = [OnceLock::new(), OnceLock::new()];
    let read = || content::read(&content::own_pack()).expect("our own pack is checked by a test");
    OWN[edition.index()].get_or_init(|| Arc::new(read().of(edition))).clone()
}
