//! A road drawn cell by cell: the pen stands where the road ends, and what lies behind it follows from where it came in
//! and where it goes on. What lies on the board is read from the table each time; the pen remembers nothing.
use super::geometry::{Geometry, SIDES, Side, opposite};
use silk_road::tile::{Board, Tile};
use silk_road::words::{City, Piece};

/// Where the road from a city ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// the cells of the road so far
    pub cells: Vec<u8>,
    pub end: End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// in this cell, having come in through this side
    At(u8, Side),
    /// at the rim: in a city, or nowhere
    Outside,
}

/// What a step of the pen comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    Do(Vec<String>),
    /// back to where it came from
    Back,
    /// there is no cell that way
    Rim,
    /// the road is there already
    Crossing,
    /// no tile of this piece is left
    NoneLeft(Piece),
    /// the road has left the board
    Finished,
}

pub struct Pen<'a> {
    pub geometry: &'a Geometry,
    pub board: &'a Board,
    pub tray: &'a [u8; 6],
    /// the city it sets out from, and the one it leads to
    pub from: City,
    pub to: City,
}

impl Pen<'_> {
    /// Follows the road from the gate as far as it goes.
    pub fn trace(&self) -> Trace {
        let g = self.geometry;
        let city = g.city(self.from);
        let leads = |gate: &&Side| self.board.at(city.cell).is_some_and(|t| t.exit(**gate).is_some());
        let gate = city.gates.iter().find(leads).or(city.gates.first()).copied().unwrap_or(0);
        let (mut cell, mut entry) = (city.cell, gate);
        let mut cells = vec![];
        loop {
            let exit = self.board.at(cell).and_then(|tile| tile.exit(entry));
            let Some(exit) = exit.filter(|_| !cells.contains(&cell)) else {
                return Trace { cells, end: End::At(cell, entry) };
            };
            cells.push(cell);
            match g.beyond(cell, exit) {
                Some(next) => (cell, entry) = (next, opposite(exit)),
                None => return Trace { cells, end: End::Outside },
            }
        }
    }
    /// Does the road lead from city to city?
    pub fn joins(&self) -> bool {
        let back = Pen { from: self.to, to: self.from, ..*self };
        let (there, again) = (self.trace(), back.trace());
        let same = there.cells.iter().rev().eq(&again.cells);
        there.end == End::Outside && again.end == End::Outside && same
    }
    /// One step in this direction, with a bonus tile if that is wished.
    pub fn step(&self, side: Side, bonus: bool) -> Step {
        let trace = self.trace();
        let End::At(cell, entry) = trace.end else { return Step::Finished };
        if side == entry {
            return Step::Back;
        }
        let goal = self.geometry.city(self.to);
        match self.geometry.beyond(cell, side) {
            None if goal.cell == cell && goal.gates.contains(&side) => {}
            None => return Step::Rim,
            Some(next) if trace.cells.contains(&next) => return Step::Crossing,
            Some(_) => {}
        }
        self.lay(cell, entry, side, bonus)
    }
    /// Lays the tile that joins two sides of a cell, whatever lay there before.
    fn lay(&self, cell: u8, a: Side, b: Side, bonus: bool) -> Step {
        let tile = Tile { bonus, ..Tile::joining(a, b) };
        let piece = tile.piece();
        let before = self.board.at(cell);
        let same = before.is_some_and(|it| it.piece() == piece);
        if !same && self.tray[piece.index()] == 0 {
            return Step::NoneLeft(piece);
        }
        let mut actions = vec![];
        if before.is_some() && !same {
            actions.push(format!("lift {cell}"));
        }
        if !same {
            actions.push(format!("place {cell} {piece}"));
        }
        if before.filter(|_| same).map_or(0, |it| it.turn) != tile.turn {
            actions.push(format!("turn {cell} {}", tile.turn));
        }
        Step::Do(actions)
    }
    /// Lifts the last tile of the road, or what stands in its way.
    pub fn back(&self) -> Step {
        let trace = self.trace();
        match (trace.end, trace.cells.last()) {
            (End::At(cell, _), _) if self.board.at(cell).is_some() && !trace.cells.contains(&cell) => {
                Step::Do(vec![format!("lift {cell}")])
            }
            (_, Some(last)) => Step::Do(vec![format!("lift {last}")]),
            (_, None) => Step::Rim,
        }
    }
    /// Where the pen may go.
    pub fn open(&self, bonus: bool) -> Vec<Side> {
        (0..SIDES).filter(|&side| matches!(self.step(side, bonus), Step::Do(_))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faces::catalog_of;
    use serde_json::json;
    use silk_road::words::Kind;

    fn geometry(gates: &str) -> Geometry {
        let options = json!({ "players": 1, "gates": gates });
        let table = shelf::find("silk-road").unwrap().open(&options, None, "pen", vec![], None).unwrap();
        Geometry::new(&catalog_of::<silk_road::SilkRoad>(&*table).unwrap())
    }
    fn lies(board: &Board, cell: usize, kind: Kind, turn: u8) -> Board {
        let mut board = *board;
        board.0[cell] = Some(Tile { kind, turn, bonus: false });
        board
    }
    fn lying(tiles: &[(usize, Kind, u8)]) -> Board {
        tiles.iter().fold(Board::default(), |board, &(cell, kind, turn)| lies(&board, cell, kind, turn))
    }
    const FULL: [u8; 6] = [7, 7, 7, 0, 1, 0];
    const EAST: Side = 0;
    const NORTH_EAST: Side = 1;
    const NORTH_WEST: Side = 2;
    const WEST: Side = 3;

    fn pen<'a>(geometry: &'a Geometry, board: &'a Board) -> Pen<'a> {
        // From the west to the north-east.
        Pen { geometry, board, tray: &FULL, from: City::Palmyra, to: City::Turfan }
    }
    fn acts(step: Step) -> Vec<String> {
        if let Step::Do(actions) = step { actions } else { panic!("{step:?}") }
    }

    #[test]
    fn the_fitting_tile_follows_from_entry_and_exit() {
        let g = geometry("one");
        let nothing = Board::default();
        let pen = pen(&g, &nothing);
        assert_eq!(pen.trace().end, End::At(7, WEST));
        assert_eq!(acts(pen.step(EAST, false)), ["place 7 straight"], "it lies at turn 0 by itself");
        assert_eq!(acts(pen.step(NORTH_EAST, false)), ["place 7 wide", "turn 7 1"]);
        assert_eq!(pen.step(NORTH_WEST, false), Step::Rim);
        assert_eq!(acts(pen.step(NORTH_EAST, true)), ["place 7 bonus-wide", "turn 7 1"]);
        assert_eq!(pen.step(EAST, true), Step::NoneLeft(Piece::BonusStraight));
        assert_eq!(pen.step(WEST, false), Step::Back);
        assert_eq!(pen.open(false), [0, 1, 5]);
    }

    #[test]
    fn the_road_goes_on_where_it_ends() {
        let g = geometry("one");
        let board = lying(&[(7, Kind::Straight, 0), (8, Kind::Tight, 2)]);
        let pen = pen(&g, &board);
        assert_eq!(pen.trace(), Trace { cells: vec![7, 8], end: End::At(3, 5) });
        assert_eq!(acts(pen.back()), ["lift 8"]);
        assert_eq!(acts(pen.step(EAST, false)), ["place 3 tight", "turn 3 5"]);
        assert_eq!(pen.step(4, false), Step::Crossing, "the road came from there");
    }

    #[test]
    fn the_last_tile_ends_at_the_gate_of_the_other_city() {
        let g = geometry("one");
        // Along the rim: 7, 3, 0, 1, 2.
        let board = lying(&[(7, Kind::Wide, 1), (3, Kind::Straight, 1), (0, Kind::Wide, 4), (1, Kind::Straight, 0)]);
        let pen = pen(&g, &board);
        assert_eq!(pen.trace().end, End::At(2, WEST));
        assert_eq!(pen.step(EAST, false), Step::Rim);
        assert_eq!(acts(pen.step(NORTH_EAST, false)), ["place 2 wide", "turn 2 1"]);
        let all = lies(&board, 2, Kind::Wide, 1);
        let pen = Pen { board: &all, ..pen };
        assert_eq!(pen.trace().end, End::Outside);
        assert_eq!(pen.step(EAST, false), Step::Finished);
        assert_eq!(acts(pen.back()), ["lift 2"]);
    }

    #[test]
    fn what_stands_in_the_way_is_replaced_or_turned() {
        let g = geometry("one");
        let board = lying(&[(7, Kind::Wide, 4), (8, Kind::Straight, 1)]);
        let pen = pen(&g, &board);
        assert_eq!(acts(pen.step(NORTH_EAST, false)), ["turn 7 1"]);
        assert_eq!(acts(pen.step(EAST, false)), ["lift 7", "place 7 straight"]);
        assert_eq!(acts(pen.back()), ["lift 7"]);
    }

    #[test]
    fn a_city_with_several_gates_is_left_through_the_one_that_leads_on() {
        let g = geometry("three");
        let board = lying(&[(7, Kind::Straight, 1)]);
        let pen = pen(&g, &board);
        assert_eq!(pen.trace().end, End::At(3, 4), "in through the south-west, out through the north-east");
    }
}
