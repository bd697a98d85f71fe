//! Now or Never: the rules, pure. Numbers such as N-093 are rules in `docs/rules/now-or-never.md`.
//!
//! - [`words`], [`cards`], [`action`]: the vocabulary; [`effect`], [`catalog`], [`content`]: what packs say
//! - [`state`]: the table as flat data, [`step`]: the questions that can be open; `play`: how they open and close
//! - the chapters: `setup`, `turn`, `specialists`, `build`, `march`, `stand`, `combat`, `effects`, `powers`, `quests`,
//!   `anytime`, [`market`], `production`, [`scoring`], `solo`
//! - [`view`], `wording` with `ask`, `button`, `tale` and `why`, `scene`: what people see, what it is called, and positions
//!   by description
mod action;
mod anytime;
mod ask;
mod build;
mod button;
pub mod cards;
pub mod catalog;
mod census;
mod combat;
pub mod content;
pub mod describe;
pub mod effect;
mod effects;
pub mod event;
mod gains;
mod game;
pub mod march;
pub mod market;
pub mod options;
mod play;
mod powers;
mod production;
mod quests;
pub mod scene;
pub mod scoring;
mod setup;
pub mod solo;
mod specialists;
mod stand;
pub mod state;
pub mod step;
mod tale;
mod turn;
pub mod view;
mod why;
mod wording;
pub mod words;

pub use action::Action;
pub use cards::{BotCard, BuildingTile, OrderToken, QuestCard, SlotToken, SpecialistCard};
pub use catalog::Catalog;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use wording::{effect_texts, gift_text};

use std::sync::{Arc, OnceLock};
use table::{Pack, Problems};

/// The game with its options and its cards.
#[derive(Clone)]
pub struct NowOrNever {
    pub opt: Options,
    pub cat: Arc<Catalog>,
    /// 0 above ground, 1 underground: the index of all that has two sides
    pub side: usize,
}

impl NowOrNever {
    /// With our own cards.
    pub fn new(opt: Options) -> Result<NowOrNever, Problems> {
        Self::with_pack(opt, None)
    }
    pub fn with_pack(opt: Options, pack: Option<&Pack>) -> Result<NowOrNever, Problems> {
        let cat = match pack {
            None => own_catalog(),
            Some(pack) => Arc::new(content::read(pack)?),
        };
        Ok(NowOrNever { opt, cat, side: opt.side as usize })
    }
}

/// Our own cards, read once.
fn own_catalog() -> Arc<Catalog> {
    static OWN: OnceLock<Arc<Catalog>> = OnceLock::new();
    OWN.get_or_init(|| Arc::new(content::read(&content::own_pack()).expect("our own pack is checked by a test")))
        .clone()
}
