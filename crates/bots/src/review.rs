//! A finished game, looked at again: what everybody could expect at each moment, and which choices cost most.
use crate::advice::{Expected, Way, tenths};
use crate::{Rivals, Setting};
use serde::Serialize;
use table::{AnyTable, Row, Seat, Text, choices_held};

/// Choices that are looked into again, so many times as long.
const AGAIN: u32 = 4;
/// The dearest choices of each seat that are told, and those that are looked into again for it.
const DEAREST: usize = 3;
const SUSPECTS: usize = 6;
/// Cheaper than this is no mistake: the dice of the search fall this far apart.
const WORTH_TELLING: f64 = 1.0;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// one for each time that somebody else begins to choose, and one for the end
    pub moments: Vec<Moment>,
    /// at most three of each seat, the dearest first
    pub costly: Vec<Costly>,
}

/// What everybody could expect.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// after so many rows of the log
    pub rows: usize,
    pub seats: Vec<Expected>,
}

/// A choice that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Costly {
    /// it is the row after so many
    pub rows: usize,
    pub seat: Seat,
    pub act: String,
    pub label: Text,
    /// points, as far as the seat could know
    pub cost: f64,
    pub better: Way,
}

/// Looks at a game that is over, with the eyes of whoever plays it best. `at`: the table after so many rows. `nodes`: tries for each choice, if not as many as are
/// usual in this game. `go_on` hears how much is done, from 0 to 1, and may stop it. `None`: stopped, or nobody here can
/// say.
pub fn review(
    rivals: &Rivals,
    rows: &[Row],
    at: &dyn Fn(usize) -> Option<Box<dyn AnyTable>>,
    nodes: Option<u32>,
    go_on: &mut dyn FnMut(f64) -> bool,
) -> Option<Review> {
    let end = at(rows.len())?;
    let setting = Setting::nodes(nodes.unwrap_or(rivals.looking_back));
    let held = choices_held(rows);
    let mut moments = vec![];
    let mut suspects: Vec<Costly> = vec![];
    for (n, &i) in held.iter().enumerate() {
        if !go_on(0.8 * n as f64 / held.len() as f64) {
            return None;
        }
        let table = at(i)?;
        if n == 0 || rows[held[n - 1]].seat != rows[i].seat {
            moments.push(Moment { rows: i, seats: expected(rivals, &*table)? });
        }
        suspects.extend(cost(rivals, &*table, &rows[i], i, setting));
    }
    moments.push(Moment { rows: rows.len(), seats: expected(rivals, &*end)? });
    let suspects = dearest(suspects, end.seats(), SUSPECTS);
    let longer = Setting { nodes: setting.nodes.map(|n| n * AGAIN), ..setting };
    let mut costly = vec![];
    for (n, one) in suspects.iter().enumerate() {
        if !go_on(0.8 + 0.2 * n as f64 / suspects.len() as f64) {
            return None;
        }
        costly.extend(cost(rivals, &*at(one.rows)?, &rows[one.rows], one.rows, longer));
    }
    costly.retain(|c| c.cost >= WORTH_TELLING);
    Some(Review { moments, costly: dearest(costly, end.seats(), DEAREST) })
}

fn expected(rivals: &Rivals, table: &dyn AnyTable) -> Option<Vec<Expected>> {
    let rounded = |e: Expected| Expected { rank: (e.rank * 1000.0).round() / 1000.0, lead: tenths(e.lead) };
    Some(rivals.outlook(table, 1)?.into_iter().map(rounded).collect())
}

/// What a choice cost, by what its seat knew. `None`: nothing, it was the best.
fn cost(rivals: &Rivals, table: &dyn AnyTable, row: &Row, rows: usize, setting: Setting) -> Option<Costly> {
    let offers = table.offers(row.seat);
    if offers.len() < 2 {
        return None;
    }
    let label = offers.into_iter().find(|o| o.act == row.action)?.choice.label;
    let mut ways = rivals.hint(table, row.seat, setting)?.ways;
    if ways.is_empty() || ways[0].act == row.action {
        return None;
    }
    let better = ways.swap_remove(0);
    // Both alone and for as long: a way that was seldom tried is known less well than one that was tried often.
    let worth = |act: &str| rivals.price(table, row.seat, setting, rows as u64, act);
    let cost = tenths(worth(&better.act)? - worth(&row.action)?);
    (cost > 0.0).then(|| Costly { rows, seat: row.seat, act: row.action.clone(), label, cost, better })
}

/// So many of each seat, the dearest first.
fn dearest(mut all: Vec<Costly>, seats: u8, most: usize) -> Vec<Costly> {
    all.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.rows.cmp(&b.rows)));
    let mut told = vec![0; seats.into()];
    all.retain(|c| {
        let told: &mut usize = &mut told[c.seat.index()];
        *told += 1;
        *told <= most
    });
    all
}
