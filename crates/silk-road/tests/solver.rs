//! The exact solver against a plain search that lays real tiles and tries everything.
use silk_road::hex::{BETWEEN, BEYOND, EDGES, Gates, NONE, opposite};
use silk_road::routes::{Legal, Supply, simple};
use silk_road::solve::{Problem, Solution, best};
use silk_road::tile::{Board, STOCK, Tile};
use silk_road::words::{City, Kind, Piece};
use table::{Dice, FastDice, Purpose};

const CHANCE: Purpose = Purpose(0);
const FULL: Supply = [STOCK; 3];

/// Lays tile after tile, in every way, and hands each finished board to whoever asked.
struct Layer<'a> {
    problem: &'a Problem,
    left: [u8; 3],
    board: Board,
    seen: &'a mut dyn FnMut(&Board),
}

impl Layer<'_> {
    fn all(problem: &Problem, seen: &mut dyn FnMut(&Board)) {
        let left = std::array::from_fn(|k| problem.supply[k] + problem.bonus[k]);
        let mut layer = Layer { problem, left, board: Board::default(), seen };
        let start = problem.gates.home(problem.from);
        for gate in problem.gates.sides(problem.from) {
            layer.lay(start, gate);
        }
    }
    fn lay(&mut self, cell: u8, entered: u8) {
        for out in (0..6).filter(|&out| out != entered) {
            let tile = Tile::joining(entered, out);
            if self.left[tile.kind.index()] == 0 {
                continue;
            }
            self.left[tile.kind.index()] -= 1;
            self.board.0[cell as usize] = Some(tile);
            let next = BEYOND[cell as usize][out as usize];
            if cell == self.problem.gates.home(self.problem.to) && self.problem.gates.is_gate(self.problem.to, out) {
                (self.seen)(&self.board);
            } else if next != NONE && self.board.at(next).is_none() {
                self.lay(next, opposite(out));
            }
            self.board.0[cell as usize] = None;
            self.left[tile.kind.index()] += 1;
        }
    }
}

/// an edge counts double if a bonus tile lies on either side of it.
fn goods(board: &Board, edges: u64, worth: &[i16; EDGES]) -> i32 {
    let bonus = |cell: u8| board.at(cell).is_some_and(|tile| tile.bonus);
    (0..EDGES)
        .filter(|&e| edges >> e & 1 == 1)
        .map(|e| i32::from(worth[e]) * if bonus(BETWEEN[e].0) || bonus(BETWEEN[e].1) { 2 } else { 1 })
        .sum()
}

/// The best of one problem so far: aim, bonus tiles left out, goods, tiles.
type Score = (i32, i32, i32, u8);

fn score(problem: &Problem, board: &Board, edges: u64, tiles: u8) -> Score {
    let goods = goods(board, edges, &problem.worth);
    let used = board.tiles().filter(|(_, tile)| tile.bonus).count() as i32;
    (64 * goods + i32::from(problem.tile) * i32::from(tiles), -used, goods, tiles)
}

/// Exchanges tiles from the `from`-th cell on for bonus tiles, in every way that the supply allows.
fn exchange(problem: &Problem, board: &mut Board, cells: &[u8], edges: u64, best: &mut Option<Score>) {
    let fits = |kind: Kind| {
        let (ordinary, bonus) = (board.count(Piece::new(kind, false)), board.count(Piece::new(kind, true)));
        ordinary <= problem.supply[kind.index()] && bonus <= problem.bonus[kind.index()]
    };
    if Kind::ALL.iter().all(|&kind| fits(kind)) {
        let tiles = board.tiles().count() as u8;
        *best = (*best).max(Some(score(problem, board, edges, tiles)));
    }
    for (n, &cell) in cells.iter().enumerate() {
        let Some(tile) = board.at(cell) else { panic!("a cell of the route") };
        if board.count(Piece::new(tile.kind, true)) < problem.bonus[tile.kind.index()] {
            board.0[cell as usize] = Some(Tile { bonus: true, ..tile });
            exchange(problem, board, &cells[n + 1..], edges, best);
            board.0[cell as usize] = Some(tile);
        }
    }
}

/// The best scores of problems that differ only in what the edges are worth.
fn exhaustive(problems: &[Problem]) -> Vec<Option<Score>> {
    let first = problems[0];
    let mut best = vec![None; problems.len()];
    Layer::all(&first, &mut |board| {
        let route = board.route(first.from, first.to, first.gates).expect("laid from gate to gate");
        let tiles = route.cells.len() as u8;
        for (problem, best) in problems.iter().zip(&mut best) {
            // Whatever bonus tiles do, they cannot do more than double all that is welcome.
            let plain = score(problem, board, route.edges, tiles).0;
            let crossed = (0..EDGES).filter(|&e| route.edges >> e & 1 == 1);
            let welcome: i32 = crossed.map(|e| i32::from(problem.worth[e].max(0))).sum();
            if (*best).is_none_or(|best: Score| plain + 64 * welcome >= best.0) {
                exchange(problem, &mut board.clone(), &route.cells, route.edges, best);
            }
        }
    });
    best
}

/// Is the solution really laid like this, and as good as it says?
fn check(problem: &Problem, solution: &Solution, expected: Option<Score>) {
    let Some(expected) = expected else {
        assert_eq!(*solution, Solution::default(), "no route takes so few tiles: {problem:?}");
        return;
    };
    let board = &solution.board;
    let route = board.route(problem.from, problem.to, problem.gates).expect("a route");
    assert_eq!((route.cells.len(), board.tiles().count()), (solution.tiles as usize, solution.tiles as usize));
    for kind in Kind::ALL {
        assert!(board.count(Piece::new(*kind, false)) <= problem.supply[kind.index()], "{problem:?}");
        assert!(board.count(Piece::new(*kind, true)) <= problem.bonus[kind.index()], "{problem:?}");
    }
    let found = score(problem, board, route.edges, solution.tiles);
    assert_eq!(found.2, solution.goods);
    assert_eq!((found.0, found.1), (expected.0, expected.1), "{problem:?}");
}

fn below(dice: &mut FastDice, n: u32) -> usize {
    dice.below(CHANCE, n) as usize
}

fn any_pair(dice: &mut FastDice) -> [City; 2] {
    let from = below(dice, 6);
    [City::ALL[from], City::ALL[(from + 1 + below(dice, 5)) % 6]]
}

/// Six to eighteen dots worth -2 to 4 points; now and then an edge with more, or nearly all edges.
fn any_worth(dice: &mut FastDice) -> [i16; EDGES] {
    let mut worth = [0; EDGES];
    let dots = if below(dice, 12) == 0 { 60 } else { 6 + below(dice, 13) };
    for _ in 0..dots {
        worth[below(dice, EDGES as u32)] += below(dice, 7) as i16 - 2;
    }
    worth
}

/// `n` problems with the same tiles, cities and gates.
fn any_problems(dice: &mut FastDice, bonus: usize, n: usize) -> Vec<Problem> {
    let gates = Gates::ALL[below(dice, 3)];
    let mut base = Problem::new(any_pair(dice), gates);
    // Few tiles now and then; with bonus tiles mostly, for every way to lay them is tried.
    let few = if bonus > 0 { gates != Gates::One || below(dice, 4) > 0 } else { below(dice, 5) == 0 };
    if few {
        base.supply = [0; 3].map(|_| below(dice, 5) as u8);
    }
    for _ in 0..bonus {
        base.bonus[below(dice, 3)] += 1;
    }
    base.tile = [1, 1, 0, 20, -30][below(dice, 5)];
    (0..n).map(|_| Problem { worth: any_worth(dice), ..base }).collect()
}

/// Compares the solver with the plain search, on two threads.
fn compare(seed: u64, batches: usize, size: usize, bonus: impl Fn(usize) -> usize + Sync) {
    std::thread::scope(|scope| {
        for half in 0..2 {
            let bonus = &bonus;
            scope.spawn(move || {
                for batch in (half..batches).step_by(2) {
                    let mut dice = FastDice::new(seed + batch as u64);
                    let problems = any_problems(&mut dice, bonus(batch), size);
                    for (problem, expected) in problems.iter().zip(exhaustive(&problems)) {
                        check(problem, &best(problem), expected);
                    }
                }
            });
        }
    });
}

#[test]
fn the_solver_agrees_with_plain_search_on_800_problems() {
    compare(1_000, 100, 8, |_| 0);
}

///
#[test]
fn the_solver_agrees_with_plain_search_on_320_problems_with_bonus_tiles() {
    compare(2_000, 80, 4, |batch| 1 + batch % 3);
}

/// 4.2
#[test]
fn the_route_space_is_as_measured() {
    let from = City::ALL[0];
    let measured = [(34_714, 74_154, 3, 19), (42_460, 63_624, 5, 19), (28_007, 59_089, 5, 19)];
    for (apart, expected) in (1..).zip(measured) {
        let to = City::ALL[apart];
        let legal = Legal::new(from, to, Gates::One, FULL);
        let lengths = (0..legal.len()).map(|k| legal.tiles(k));
        let (shortest, longest) = (lengths.clone().min(), lengths.max());
        let found = (legal.len(), simple(from, to, Gates::One), shortest, longest);
        assert_eq!(found, (expected.0, expected.1, Some(expected.2), Some(expected.3)));
    }
}

/// The legal routes are those that the plain search lays, for every pair of cities and all gates.
#[test]
fn legal_routes_are_exactly_those_that_can_be_laid() {
    let mut dice = FastDice::new(7);
    for (&from, &to) in City::ALL.iter().flat_map(|from| City::ALL.iter().map(move |to| (from, to))) {
        if from == to {
            continue;
        }
        let gates = Gates::ALL[below(&mut dice, 3)];
        let supply = [0; 3].map(|_| 1 + below(&mut dice, 4) as u8);
        let problem = Problem { supply, ..Problem::new([from, to], gates) };
        let mut laid = std::collections::BTreeSet::new();
        Layer::all(&problem, &mut |board| {
            laid.insert(board.route(from, to, gates).expect("a route").edges);
        });
        let legal = Legal::new(from, to, gates, supply);
        let listed: std::collections::BTreeSet<u64> = (0..legal.len()).map(|k| legal.edges(k)).collect();
        assert_eq!((listed.len(), &listed), (legal.len(), &laid), "{from} {to} {gates} {supply:?}");
        for k in (0..legal.len()).step_by(17) {
            let board = legal.board(k);
            let route = board.route(from, to, gates).expect("a route");
            assert_eq!((route.edges, route.cells.len()), (legal.edges(k), legal.tiles(k) as usize));
            for kind in Kind::ALL {
                assert!(board.count(Piece::new(*kind, false)) <= supply[kind.index()]);
            }
        }
    }
}

/// The worked examples E3 to E5: a good counts by its edge; a bonus tile doubles, two do not quadruple.
#[test]
fn a_four_point_good_between_two_bonus_tiles_is_worth_eight() {
    let mut problem = Problem::new([City::ALL[3], City::ALL[0]], Gates::One);
    problem.worth[silk_road::hex::edge_between(8, 9).expect("neighbours") as usize] = 4;
    assert_eq!(best(&problem).goods, 4);
    for bonus in [[1, 0, 0], [2, 0, 0], [0, 1, 1], [1, 1, 1]] {
        let solution = best(&Problem { bonus, ..problem });
        assert_eq!(solution.goods, 8);
        assert_eq!(solution.board.tiles().filter(|(_, tile)| tile.bonus).count(), 1, "one is enough, none is wasted");
    }
}
