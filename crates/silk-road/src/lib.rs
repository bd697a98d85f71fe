//! Silk Road: the rules, pure. Numbers such as R-044 are rules in `docs/rules/silk-road.md`, numbers such as 4.5 its
//! sections.
//!
//! - [`hex`], [`tile`], [`market`], [`words`]: the board, tiles and routes, prices; [`options`]: what the rulebook leaves
//!   open
//! - [`state`]: the table as flat data; `course`: the steps of a game and a round; `trading`: everybody builds at once;
//!   [`scoring`]: ranks, length, goods
//! - [`routes`] and [`solve`]: every route there is, and the best one; [`generate`]: new sheets; [`content`]: packs
//! - [`view`], `wording`, `describe`, `insight`, `scene`: what people see, what it is called, and positions by description
//!
//! Nothing here reads a clock: each action comes with the table's time.
pub mod action;
pub mod catalog;
pub mod content;
pub mod course;
pub mod describe;
pub mod event;
mod game;
pub mod generate;
pub mod hex;
pub mod insight;
pub mod market;
pub mod options;
pub mod routes;
pub mod scene;
pub mod scoring;
pub mod solve;
pub mod state;
pub mod tile;
mod trading;
pub mod view;
mod wording;
pub mod words;

pub use action::Action;
pub use catalog::Catalog;
pub use event::Event;
pub use options::Options;
pub use state::State;

use catalog::ProductMap;
use std::sync::{Arc, OnceLock};
use table::{Pack, Problems};
use words::Kind;

/// The game with its options, its cards and its sheets.
#[derive(Clone)]
pub struct SilkRoad {
    pub opt: Options,
    pub cat: Arc<Catalog>,
}

impl SilkRoad {
    /// With our own cards and sheets.
    pub fn new(opt: Options) -> Result<SilkRoad, Problems> {
        Self::with_pack(opt, None)
    }
    pub fn with_pack(opt: Options, pack: Option<&Pack>) -> Result<SilkRoad, Problems> {
        let mut cat = match pack {
            None => own_catalog(),
            Some(pack) => Arc::new(content::read(pack)?),
        };
        if let Some(seed) = &opt.sheets {
            let fresh = Arc::make_mut(&mut cat);
            fresh.sheets = *generate::quick_sheets(seed, opt.dots);
            fresh.dots = opt.dots;
        } else if cat.dots != opt.dots {
            let what =
                format!("the sheets of the pack have {} dots for each good; fresh ones can have others", cat.dots);
            return Err(Problems::one("options.dots", what));
        }
        Ok(SilkRoad { opt, cat })
    }
    /// The `n`-th of the six sheets of a round.
    #[inline]
    pub fn sheet(&self, round: u8, n: u8) -> &ProductMap {
        &self.cat.sheets[round as usize - 1][n as usize]
    }
    /// What the n-th bonus tile is (U6).
    pub fn bonus_kind(&self, n: u8) -> Kind {
        self.opt.bonus_tiles.map_or(Kind::ALL[n as usize], |order| order[n as usize])
    }
}

/// Our own cards and sheets, read once.
fn own_catalog() -> Arc<Catalog> {
    static OWN: OnceLock<Arc<Catalog>> = OnceLock::new();
    OWN.get_or_init(|| Arc::new(content::read(&content::own_pack()).expect("our own pack is checked by a test")))
        .clone()
}
