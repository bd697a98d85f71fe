//! From a task to a route, and from a route to the next tile.
use super::Level;
use super::pace::Pace;
use super::task::{Task, below};
use silk_road::Action;
use silk_road::hex::{CELLS, EDGES, Gates, edge_between};
use silk_road::routes::Legal;
use silk_road::solve::{self, Problem};
use silk_road::tile::{Board, STOCK};
use silk_road::words::City;
use std::sync::OnceLock;
use table::{FastDice, Few, Millis, fingerprint};

/// What one more tile is worth, in 64ths of a point: some hurry, some like it long. Too little to pay for a good, so
/// only equally good routes are told apart.
const TEMPERS: [i16; 3] = [-3, 1, 3];

/// What will lie on the board, in which order, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub board: Board,
    order: Few<u8, CELLS>,
    pace: Pace,
}

impl Plan {
    /// The same level and the same task give the same plan. `None`: there is no time for any route.
    pub fn new(level: &Level, task: &Task) -> Option<Plan> {
        let mut dice = task.dice(level);
        let worth = task.perceive(level, &mut dice);
        let pace = Pace::new(level, task.limit, &mut dice);
        let [from, to] = task.cities;
        let mut board = route(level, task, &worth, pace.most(), &mut dice)?;
        let order = board.route(from, to, task.gates).expect("only routes are planned").cells;
        if below(&mut dice, 100) < level.spoiled {
            spoil(&mut board, &order, task, &mut dice);
        }
        Some(Plan { board, order, pace: pace.for_tiles(order.len()) })
    }

    /// What comes next on this board, and how long after the map was turned over.
    pub fn next(&self, board: &Board) -> (Millis, Action) {
        // Somebody else may have built here before: what is in the way goes back to the tray first.
        let wanted = |cell: u8| self.board.at(cell);
        let wrong = board.tiles().find(|(cell, tile)| wanted(*cell).is_none_or(|w| w.piece() != tile.piece()));
        if let Some((cell, _)) = wrong {
            return (self.pace.thought(), Action::Lift { cell });
        }
        for (n, &cell) in self.order.iter().enumerate() {
            let tile = wanted(cell).expect("a tile on every cell of the route");
            match board.at(cell) {
                None => return (self.pace.placed(n), Action::Place { cell, piece: tile.piece() }),
                Some(lies) if lies.turn != tile.turn => {
                    return (self.pace.turned(n), Action::Turn { cell, to: tile.turn });
                }
                Some(_) => {}
            }
        }
        (self.pace.arrived(self.order.len()), Action::Declare)
    }
}

/// The best route of at most so many tiles, as far as this level looks.
fn route(level: &Level, task: &Task, worth: &[i16; EDGES], most: u8, dice: &mut FastDice) -> Option<Board> {
    let tile = if task.players > 1 { temper(task) } else { 0 };
    if level.weighed.is_none() {
        let problem = Problem { worth: *worth, bonus: task.bonus, tile, ..Problem::new(task.cities, task.gates) };
        let found = solve::best(&problem);
        if found.tiles <= most {
            return Some(found.board);
        }
    }
    let [from, to] = task.cities;
    let legal = legal(from, to, task.gates);
    let value = |k: usize| 64 * i32::from(weigh(worth, legal.edges(k))) + i32::from(tile) * i32::from(legal.tiles(k));
    let known = Known::new(legal, most);
    let best = match level.weighed {
        _ if known.len() == 0 => None,
        None => (0..known.len()).map(|n| known.nth(n)).max_by_key(|&k| value(k)),
        Some(times) => {
            (0..times).map(|_| known.nth(below(dice, known.len() as u32) as usize)).max_by_key(|&k| value(k))
        }
    };
    let mut board = legal.board(best?);
    let order = board.route(from, to, task.gates).expect("a legal route joins the cities").cells;
    lay_bonus_tiles(&mut board, &order, worth, task.bonus);
    Some(board)
}

/// The routes that ordinary tiles can make: listed once for each pair of cities, because that takes longer than weighing
/// some of them.
fn legal(from: City, to: City, gates: Gates) -> &'static Legal {
    static LISTS: [[[OnceLock<Legal>; 6]; 6]; 3] = [const { [const { [const { OnceLock::new() }; 6] }; 6] }; 3];
    LISTS[gates.index()][from.index()][to.index()].get_or_init(|| Legal::new(from, to, gates, [STOCK; 3]))
}

/// The legal routes that there is time for.
enum Known {
    All(usize),
    Short(Vec<usize>),
}

impl Known {
    fn new(legal: &Legal, most: u8) -> Known {
        if most as usize >= CELLS {
            return Known::All(legal.len());
        }
        Known::Short((0..legal.len()).filter(|&k| legal.tiles(k) <= most).collect())
    }
    fn len(&self) -> usize {
        match self {
            Known::All(count) => *count,
            Known::Short(list) => list.len(),
        }
    }
    fn nth(&self, n: usize) -> usize {
        match self {
            Known::All(_) => n,
            Known::Short(list) => list[n],
        }
    }
}

/// The same for all rounds of a seat.
fn temper(task: &Task) -> i16 {
    let mut dice = FastDice::new(fingerprint(&(task.seed, task.seat)));
    TEMPERS[below(&mut dice, TEMPERS.len() as u32) as usize]
}

fn weigh(worth: &[i16; EDGES], mut edges: u64) -> i16 {
    let mut sum = 0;
    while edges != 0 {
        sum += worth[edges.trailing_zeros() as usize];
        edges &= edges - 1;
    }
    sum
}

/// Each bonus tile goes where it adds most on this route; one that adds nothing is kept.
fn lay_bonus_tiles(board: &mut Board, order: &[u8], worth: &[i16; EDGES], mut left: [u8; 3]) {
    let crossed = |n: usize| worth[edge_between(order[n], order[n + 1]).expect("cells of a route touch") as usize];
    loop {
        let bonus = |n: usize| board.at(order[n]).is_some_and(|tile| tile.bonus);
        let fits = |&n: &usize| board.at(order[n]).is_some_and(|tile| !tile.bonus && left[tile.kind.index()] > 0);
        let adds = |n: usize| {
            let before = if n > 0 && !bonus(n - 1) { crossed(n - 1) } else { 0 };
            let after = if n + 1 < order.len() && !bonus(n + 1) { crossed(n) } else { 0 };
            before + after
        };
        let best = (0..order.len()).filter(fits).max_by_key(|&n| adds(n)).filter(|&n| adds(n) > 0);
        let Some(tile) = best.and_then(|n| board.0[order[n] as usize].as_mut()) else { return };
        tile.bonus = true;
        left[tile.kind.index()] -= 1;
    }
}

/// Turns one tile so that the cities are no longer joined.
fn spoil(board: &mut Board, order: &[u8], task: &Task, dice: &mut FastDice) {
    let [from, to] = task.cities;
    let first = below(dice, order.len() as u32) as usize;
    for &cell in order.iter().cycle().skip(first).take(order.len()) {
        let Some(tile) = board.at(cell) else { continue };
        let mut wrong = tile;
        wrong.turn = (tile.turn + 1 + below(dice, u32::from(tile.kind.turns()) - 1) as u8) % tile.kind.turns();
        board.0[cell as usize] = Some(wrong);
        if board.route(from, to, task.gates).is_none() {
            return;
        }
        // At a city with several gates another turn may do as well.
        board.0[cell as usize] = Some(tile);
    }
}
