//! A scene of a position: what [`super`] reads back. As much of it as somebody knows.
use crate::SilkRoad;
use crate::options::Clock;
use crate::state::*;
use crate::tile::{Board, listed};
use crate::words::{Icon, Kind};
use serde_json::{Map, Value, json};
use table::Seat;

/// Who the scene is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// everything: for the host
    All,
    /// a seat, or a spectator
    Of(Option<Seat>),
}

impl Eyes {
    /// Do they see map and board of this seat?
    fn own(self, seat: Seat) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Of(who) => who == Some(seat),
        }
    }
}

fn tiles(board: &Board) -> Value {
    listed::serialize(board, serde_json::value::Serializer).expect("tiles serialise")
}

/// Bonus tiles by kind, one after another.
fn kinds(counts: [u8; 3]) -> Value {
    Kind::ALL.iter().flat_map(|kind| std::iter::repeat_n(json!(kind), counts[kind.index()].into())).collect()
}

impl SilkRoad {
    /// The position as a scene. Boards and maps of others are left to whoever sets the scene up.
    pub fn scene_of(&self, s: &State, eyes: Eyes) -> Value {
        let mut scene = Map::new();
        let mut put = |name: &str, value: Value| drop(scene.insert(name.into(), value));
        put("round", s.round.into());
        put("card", s.card.into());
        put("cards_to_come", s.cards.iter().collect());
        put("market", json!(s.market));
        put("spent", kinds(self.spent_kinds(s)));
        if self.opt.icons.is_some() {
            put("icons", json!(s.icons));
            let left = Icon::ALL.iter().zip(s.icons_left).map(|(icon, n)| (icon.to_string(), json!(n)));
            put("icons_to_come", Value::Object(left.collect()));
        }
        let phase: &'static str = s.phase.into();
        put("phase", phase.to_lowercase().into());
        if let Phase::Countdown { start } = s.phase {
            put("start", start.into());
        }
        put("seats", self.all().map(|seat| self.write_seat(s, seat, eyes)).collect());
        if let Some(past) = &s.past {
            put("past", self.write_past(past));
        }
        Value::Object(scene)
    }

    /// Bonus tiles that nobody has and nobody can win any more.
    fn spent_kinds(&self, s: &State) -> [u8; 3] {
        let mut spent = [0; 3];
        for tile in (0..3).filter(|&tile| !s.bonus_left.has(tile)) {
            spent[self.bonus_kind(tile).index()] += 1;
        }
        for seat in self.all() {
            spent.iter_mut().zip(s.players[seat].bonus).for_each(|(n, held)| *n -= held);
        }
        spent
    }

    fn write_seat(&self, s: &State, seat: Seat, eyes: Eyes) -> Value {
        let p = &s.players[seat];
        let over = if s.phase == Phase::Over { s.round } else { s.round - 1 };
        let mut all = Map::new();
        let mut put = |name: &str, value: Value| drop(all.insert(name.into(), value));
        put("score", p.score.into());
        put("gains", json!(p.gains[..usize::from(over)]));
        put("goods", p.goods.into());
        put("bonus", kinds(p.bonus));
        if s.phase == Phase::Ready && p.stage == Stage::Ready {
            put("ready", true.into());
        }
        let Some(sheet) = p.sheet else { return Value::Object(all) };
        if self.opt.clock == Clock::Own {
            put("started", true.into());
        }
        // whoever still has time must not know what there is to beat, nor from when to count it
        let hidden = self.opt.clock == Clock::Own && !eyes.own(seat);
        match p.stage {
            Stage::Building { since } if !hidden => put("since", since.into()),
            Stage::Building { .. } => {}
            Stage::Arrived { after, nth } => {
                put("arrived", if hidden { Value::Null } else { after.into() });
                put("nth", nth.into());
            }
            Stage::Late => put("late", true.into()),
            Stage::Idle | Stage::Ready => {}
        }
        if eyes.own(seat) {
            put("sheet", self.sheet(s.round, sheet).number.into());
            put("upside_down", p.turned.into());
            put("board", tiles(&p.board));
        }
        Value::Object(all)
    }

    /// Everybody has seen it. What follows from the boards is worked out again.
    fn write_past(&self, past: &Past) -> Value {
        let seat = |seat: Seat| {
            let r = &past.results[seat];
            let mut all = json!({
                "sheet": self.sheet(past.round, r.sheet).number, "board": tiles(&r.board), "bonus": kinds(r.bonus),
                "rank": r.rank,
            });
            if let Some(after) = r.after {
                all["arrived"] = after.into();
            }
            all
        };
        json!({ "card": past.card, "market": past.market, "seats": self.all().map(seat).collect::<Value>() })
    }
}
