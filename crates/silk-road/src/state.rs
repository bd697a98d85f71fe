//! The table as flat data. No map that has not been turned over is in it: sheets are drawn at the signal.
use crate::catalog::{ICONS, ROUNDS};
use crate::market::Order;
use crate::tile::{Board, STOCK};
use crate::words::Icon;
use serde::{Deserialize, Serialize};
use table::{BySeat, Few, Millis, Purpose, Set};

/// The dice of the game.
pub const PRICES: Purpose = Purpose(0);
pub const CARDS: Purpose = Purpose(1);
pub const ICON: Purpose = Purpose(2);
pub const SHEET: Purpose = Purpose(3);
pub const BONUS: Purpose = Purpose(4);
pub const TURNS: Purpose = Purpose(5);
/// only in imagination
pub const TIMES: Purpose = Purpose(6);

#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Phase {
    /// market and card lie open; the table waits for everybody
    #[default]
    Ready,
    /// everybody is ready
    Countdown {
        start: Millis,
    },
    /// with clocks of their own everybody starts when they like
    Trading,
    Over,
}

/// Where one player is in this round.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    #[default]
    Idle,
    Ready,
    /// the map is turned over
    Building {
        since: Millis,
    },
    /// declared after so many milliseconds, as the `nth` to be heard
    Arrived {
        after: Millis,
        nth: u8,
    },
    /// the sand ran out
    Late,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub score: i16,
    /// how far the marker moved in each round
    pub gains: [i16; ROUNDS as usize],
    /// goods points of all rounds, for the tie-break `goods`
    pub goods: i16,
    /// bonus tiles by kind
    pub bonus: [u8; 3],
    pub stage: Stage,
    pub board: Board,
    /// which of the six of this round
    pub sheet: Option<u8>,
    /// the map came upside down (C13)
    pub turned: bool,
}

impl Player {
    /// How many of each piece are left in the tray, in the order of the pieces.
    pub fn tray(&self) -> [u8; 6] {
        let [straight, wide, tight] = self.bonus;
        let mut left = [STOCK, STOCK, STOCK, straight, wide, tight];
        self.board.tiles().for_each(|(_, tile)| left[tile.piece().index()] -= 1);
        left
    }
    pub fn is_building(&self) -> bool {
        matches!(self.stage, Stage::Building { .. })
    }
    pub fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Arrived { .. } | Stage::Late)
    }
}

/// What one player made of a round. Everybody has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Result {
    pub board: Board,
    pub sheet: u8,
    /// milliseconds until the declaration; `None`: the sand ran out
    pub after: Option<Millis>,
    /// bonus tiles that could be used
    pub bonus: [u8; 3],
    pub qualified: bool,
    pub tiles: u8,
    pub rank: i16,
    pub length: i16,
    pub goods: i16,
    /// how far the marker moved
    pub gain: i16,
}

/// A round that is over: what people look at before the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Past {
    pub round: u8,
    pub card: u8,
    pub market: Order,
    pub results: BySeat<Result, 4>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// 1 to 4
    pub round: u8,
    pub phase: Phase,
    /// trade cards still in the pile
    pub cards: Set,
    pub card: u8,
    /// what the card did to the market
    pub icons: Few<Icon, ICONS>,
    /// icons that are still to come, if they are not printed on the cards
    pub icons_left: [u8; 5],
    pub market: Order,
    /// bonus tiles that nobody has won yet
    pub bonus_left: Set,
    /// bonus tiles back in the box
    pub spent: u8,
    /// declarations so far in this round
    pub declared: u8,
    pub players: BySeat<Player, 4>,
    pub past: Option<Past>,
}
