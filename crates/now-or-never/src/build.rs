//! Section 5: building the town out of the grid.
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::Seat;

const COLUMNS: u8 = 5;

/// Cells beside a cell of a board with so many columns and rows.
pub(crate) fn beside(cell: u8, columns: u8, rows: u8, orthogonal: bool) -> impl Iterator<Item = u8> {
    let (x, y) = ((cell % columns) as i8, (cell / columns) as i8);
    let steps = [(0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)];
    steps.into_iter().take(if orthogonal { 4 } else { 8 }).filter_map(move |(dx, dy)| {
        let (x, y) = (x + dx, y + dy);
        ((0..columns as i8).contains(&x) && (0..rows as i8).contains(&y)).then(|| y as u8 * columns + x as u8)
    })
}

impl NowOrNever {
    /// Town spaces beside a space (N-061).
    pub fn town_neighbours(&self, space: u8) -> impl Iterator<Item = u8> {
        beside(space, 4, 4, self.opt.orthogonal)
    }

    /// N-059, N-060: may this tile leave the grid?
    pub fn tile_is_free(&self, p: &Player, tile: u8) -> bool {
        if p.grid[tile as usize].is_none() {
            return false;
        }
        if p.grid.contains(&None) {
            beside(tile, COLUMNS, 4, self.opt.orthogonal).any(|cell| p.grid[cell as usize].is_none())
        } else {
            let (x, y) = (tile % COLUMNS, tile / COLUMNS);
            x == 0 || y == 0 || x == COLUMNS - 1 || y == 3
        }
    }

    /// N-062 to N-064
    pub fn space_is_free(&self, p: &Player, space: u8) -> bool {
        if p.town[space as usize].is_some() {
            return false;
        }
        if p.buildings() == 0 { space >= 12 } else { self.town_neighbours(space).any(|n| p.town[n as usize].is_some()) }
    }

    /// N-065, N-068, N-212: tile and space, less what headquarters save.
    pub fn build_cost(&self, p: &Player, tile: u8, space: u8, off: u8) -> u8 {
        let building = self.cat.building(p.grid[tile as usize].expect("a tile lies there"));
        let town = &self.cat.towns[self.side];
        (building.cost + town.extra[space as usize]).saturating_sub(p.gifts.build).saturating_sub(off)
    }

    pub(crate) fn build_offers(&self, _: &State, p: &Player, off: u8, out: &mut Vec<Action>) {
        out.push(Action::Done); // N-058
        let mut spaces = [0u8; 16];
        let mut n = 0;
        for space in (0..16u8).filter(|&space| self.space_is_free(p, space)) {
            spaces[n] = space;
            n += 1;
        }
        for tile in (0..20u8).filter(|&tile| self.tile_is_free(p, tile)) {
            for &space in &spaces[..n] {
                if p.coins >= self.build_cost(p, tile, space, off).into() {
                    out.push(Action::Build { tile, space }); // N-069
                }
            }
        }
    }
}

impl Play<'_> {
    /// N-335: pay, place, the space's resource, the building's bonus, the specialist's bonus.
    pub fn build(&mut self, seat: Seat, step: Step, tile: u8, space: u8) {
        let Step::Build { off, bonus } = step else { unreachable!("only this question is answered so") };
        self.pop();
        let cost = self.g.build_cost(&self.s.players[seat], tile, space, off);
        self.change(seat, Stuff::Coins, -(cost as i8));
        let p = self.p(seat);
        let building = p.grid[tile as usize].take().expect("it was offered");
        p.town[space as usize] = Some(building);
        self.tell(Event::Built { seat, building, space });
        if let Some(stuff) = self.cat().towns[self.g.side].gives[space as usize] {
            self.change(seat, stuff, 1); // N-066, N-067
        }
        if self.cat().building(building).special == Some(Special::School) {
            self.change(seat, Stuff::Book, 1); // N-219
        }
        self.refresh(seat);
        self.push(seat, Step::Effects { at: bonus });
    }

    /// N-146
    pub fn swap_tiles(&mut self, seat: Seat, a: u8, b: u8) {
        self.pop();
        self.p(seat).grid.swap(a as usize, b as usize);
        self.tell(Event::Swapped { seat, a, b });
    }
}
