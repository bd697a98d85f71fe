//! "The best route was …": what the solver says about the round that is over. Made from a view, so from nothing that its
//! viewer has not seen.
use crate::SilkRoad;
use crate::solve::{Problem, best};
use crate::tile::{Board, listed};
use crate::view::{PastDesk, PastView, View};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Seat;

/// The best routes of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Insight {
    pub round: u8,
    pub best: Vec<Best>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Best {
    pub seat: Seat,
    pub goods: i32,
    pub tiles: u8,
    #[serde(with = "listed")]
    pub board: Board,
}

/// `{"round": 2, "best": [{"seat": 0, "goods": 11, "tiles": 17, "board": […]}, …]}`, or `null` before a round is over.
pub fn best_routes(g: &SilkRoad, view: &View) -> Value {
    let Some(past) = &view.past else { return Value::Null };
    let best = past
        .desks
        .iter()
        .enumerate()
        .map(|(n, desk)| {
            let found = best(&problem(g, past, desk));
            Best { seat: Seat(n as u8), goods: found.goods, tiles: found.tiles, board: found.board }
        })
        .collect();
    json!(Insight { round: past.round, best })
}

fn problem(g: &SilkRoad, past: &PastView, desk: &PastDesk) -> Problem {
    let mut problem = Problem::new(past.cities, g.opt.gates);
    for dot in &desk.key {
        let edge = crate::hex::edge_between(dot.cells.0, dot.cells.1).expect("a key names edges");
        let price = past.market.iter().find(|p| p.good == dot.good).map_or(0, |p| p.value);
        problem.worth[edge as usize] += i16::from(price);
    }
    Problem { bonus: desk.bonus, ..problem }
}
