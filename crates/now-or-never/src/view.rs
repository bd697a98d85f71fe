//! The board as one viewer knows it (N-337): only hands, unkept draws, piles and unclaimed tokens are hidden.
mod look;

use crate::cards::*;
use crate::event::Score;
use crate::step::Foe;
use crate::words::*;
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use table::{Seat, SeatSet};

/// One of the rules' own words; read back it is a text.
type Word = Cow<'static, str>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// 1 to 6; 0 while heroes are chosen
    pub season: u8,
    #[cfg_attr(feature = "types", ts(type = "'set-up' | 'turns' | 'production' | 'over'"))]
    pub phase: Word,
    /// who holds the first player token
    pub first: Seat,
    pub active: Seat,
    /// name of the open question; `produce` while goods wait for villagers, `over` at the end
    pub step: Word,
    pub passed: SeatSet,
    /// who has yet to say `produce`
    pub asked: SeatSet,
    pub moment: MomentView,
    /// the location on each scroll
    pub tiles: [Location; 3],
    /// tokens left of levels 1 to 9
    pub enemies: [u8; 9],
    /// spaces with an unclaimed search token
    pub unclaimed: Vec<u8>,
    /// search tokens that nobody has seen yet, by kind
    pub finds: [u8; 8],
    pub villagers: Vec<Option<Good>>,
    /// villagers to come, by good
    pub supply: [u8; 4],
    /// three red ones, three blue ones
    pub gear: Vec<Option<SlotToken>>,
    pub gear_to_come: Vec<SlotToken>,
    pub row: Vec<Option<SpecialistCard>>,
    pub specialists_to_come: Vec<SpecialistCard>,
    pub piles: Vec<PileView>,
    pub orders: OrdersView,
    /// open questions and what follows them, innermost last
    pub doing: Vec<Doing>,
    pub players: Vec<PlayerView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bot: Option<BotView>,
    /// once the game is over
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Score>>"))]
    pub scores: Vec<Score>,
}

/// What lasts for this turn, or this round of a fight.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MomentView {
    /// enemies are ignored this turn
    pub armored: bool,
    /// added to the damage and the defence of this round
    pub damage: u8,
    pub defence: u8,
    pub boosted: bool,
    /// hearts of helms still to be taken
    pub helm: u8,
    /// powers used in this round
    pub used: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PileView {
    pub pile: Pile,
    pub cards: u32,
    pub discards: u32,
    /// discards that the viewer has seen
    pub known: Vec<QuestCard>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OrdersView {
    pub stack: usize,
    /// tokens put under the stack, the next to come first; `null`: one that the viewer does not know
    pub under: Vec<Option<OrderToken>>,
}

/// One entry of what is going on.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Doing {
    pub seat: Seat,
    pub step: Word,
    /// the space where a move began
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u8>,
    /// free spaces, cards to draw or cards to keep that are left
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// cards to be kept of those drawn
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep: Option<u8>,
    /// piles named, and not yet drawn from
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piles: Option<[u8; 3]>,
    /// the hero came to fight, has played a quest
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charged: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quested: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fight: Option<FightView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cast: Option<Cast>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// the red token that lay in the slot when the die was kept, if something else lies there now; `null`: none, the
    /// basic ability strikes (N-316)
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "said")]
    #[cfg_attr(feature = "types", ts(as = "Option<Option<u8>>", optional))]
    pub with: Option<Option<SlotToken>>,
    /// how much cheaper it is
    #[serde(skip_serializing_if = "Option::is_none")]
    pub off: Option<u8>,
    /// effects still to come, as the catalog writes them
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effects: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub specialist: Option<SpecialistCard>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quest: Option<QuestCard>,
    /// the place in the row that is to be filled
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// for their drawer only
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orders: Option<[OrderToken; 2]>,
}

/// What stands there was said, even if it is `null`.
fn said<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Option<SlotToken>>, D::Error> {
    Deserialize::deserialize(d).map(Some)
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FightView {
    pub foe: Foe,
    pub health: u8,
    pub attack: u8,
    /// damage done so far
    pub dealt: u8,
    /// rounds fought so far
    pub rounds: u8,
    /// once a die is kept: the damage and the loss of this round as things stand
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub damage: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub loss: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayerView {
    pub hero: Option<Hero>,
    pub space: u8,
    pub hearts: u8,
    pub max_hearts: u8,
    pub mana: u8,
    pub max_mana: u8,
    pub coins: u16,
    pub experience: u8,
    pub books: u8,
    /// in the order of the goods
    pub goods: [u8; 4],
    /// the best price of these goods now
    pub worth: u16,
    /// which hero action tokens are used
    pub arrows_used: [bool; 3],
    pub specialists: Vec<Option<SpecialistView>>,
    /// tokens in the slots; `null` in a red one: its basic ability
    pub red: Vec<Option<SlotToken>>,
    pub blue: Vec<Option<SlotToken>>,
    /// abilities ever bought, as tokens
    pub bought: Vec<SlotToken>,
    /// unbuilt buildings: 4 rows of 5
    pub grid: Vec<Option<BuildingTile>>,
    /// 4 rows of 4, the starting row last
    pub town: Vec<Option<BuildingTile>>,
    /// villagers below the board, in the order of the goods
    pub waiting: [u8; 4],
    /// by row, from the top
    pub housed: [[u8; 4]; 4],
    pub room: [u8; 4],
    pub orders: Vec<OrderToken>,
    pub completed: Vec<OrderToken>,
    /// search tokens kept
    pub tokens: u8,
    pub hand: HandView,
    /// drawn, and not yet chosen from
    pub drawn: HandView,
    pub played: Vec<QuestCard>,
    pub powers: Vec<u8>,
    /// powers used this season
    pub used: Vec<u8>,
    pub gifts: GiftsView,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpecialistView {
    pub specialist: SpecialistCard,
    pub face_up: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HandView {
    /// by pile
    pub size: [u32; 3],
    /// for their owner only
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub cards: Option<Vec<QuestCard>>,
}

/// What slots, town and played quests add up to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GiftsView {
    pub defence: u8,
    pub movement: u8,
    /// how much cheaper recruiting and building are
    pub recruit: u8,
    pub build: u8,
    pub tough: u8,
    /// coins in every production but the final one
    pub income: u8,
    /// goods in every production, besides those of villagers and buildings
    pub makes: [u8; 4],
    pub shell_trade: bool,
    pub tool_trade: bool,
    pub helm: u8,
}

/// The opponent of a lonely player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BotView {
    pub hero: Option<Hero>,
    pub specialists: Vec<Option<SpecialistView>>,
    pub cards_to_come: Vec<BotCard>,
    pub attacked: bool,
    /// cards and tokens that it took out of the game
    pub quests: [u32; 3],
    pub orders: u32,
    pub tokens: u8,
    pub villagers: u8,
}
