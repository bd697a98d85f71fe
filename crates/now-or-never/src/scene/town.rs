//! What is built, what is not, and who lives there.
use super::board::goods;
use super::cards::{Kind, any};
use super::seats::counts;
use crate::NowOrNever;
use crate::build::beside;
use crate::cards::*;
use crate::state::*;
use table::Problems;
use table::scene::Fields;

const SPACES: [&str; 16] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];

impl NowOrNever {
    pub(super) fn place_town(&self, fields: &Fields, p: &mut Player, out: &mut Problems) {
        let problems = out.0.len();
        let mut buildings: Kind<BuildingTile> = Kind::of(&self.cat.names.buildings);
        let town = fields.inner("town", &SPACES, out);
        for (space, name) in SPACES.iter().enumerate() {
            p.town[space] = town.get(name).and_then(|spot| buildings.place(&spot, &any, out));
        }
        match fields.places("grid", 20, out) {
            Some(spots) => p.grid = std::array::from_fn(|cell| buildings.place(&spots[cell], &any, out)),
            None => p.grid = without(p.grid, &p.town),
        }
        self.place_housed(fields, p, out);
        // whatever is not even read is not looked at
        if out.0.len() == problems {
            self.check_town(fields, p, out);
        }
    }

    fn check_town(&self, fields: &Fields, p: &Player, out: &mut Problems) {
        let all = (0..20).map(BuildingTile::new);
        let missing = { all }.find(|&tile| !p.grid.contains(&Some(tile)) && !p.town.contains(&Some(tile)));
        if let Some(building) = missing {
            let name = &self.cat.names.buildings[building.index()];
            fields.wrong("grid", format!("{name} is neither here nor in the town (N-032)"), out);
        }
        let town: Vec<u8> = (0..16).filter(|&space| p.town[space as usize].is_some()).collect();
        let start = |&space: &u8| space >= 12;
        if !grows(&town, start, |space| self.town_neighbours(space).collect()) {
            fields.wrong(
                "town",
                "begins in the bottom row, and every building stands beside another (N-062, N-063)",
                out,
            );
        }
        let holes: Vec<u8> = (0..20).filter(|&cell| p.grid[cell as usize].is_none()).collect();
        let border = |&cell: &u8| !(6..=8).contains(&cell) && !(11..=13).contains(&cell);
        if !grows(&holes, border, |cell| beside(cell, 5, 4, self.opt.orthogonal).collect()) {
            fields.wrong("grid", "its holes begin at the border and lie beside each other (N-059, N-060)", out);
        }
        for row in (0..4).filter(|&row| p.housed[row].iter().sum::<u8>() > self.capacity(p, row)) {
            let room = self.capacity(p, row);
            fields.wrong(&format!("housed.{row}"), format!("there is room for {room} (N-175)"), out);
        }
    }

    fn place_housed(&self, fields: &Fields, p: &mut Player, out: &mut Problems) {
        let Some(spots) = fields.places("housed", 4, out) else { return };
        p.housed = std::array::from_fn(|row| counts(&spots[row].fields(&goods(), out), 60, out));
    }
}

/// The dealt grid without what is built: the first cells are empty, and their tiles lie where those of the town lay.
fn without(dealt: [Option<BuildingTile>; 20], town: &[Option<BuildingTile>; 16]) -> [Option<BuildingTile>; 20] {
    let is_built = |tile: Option<BuildingTile>| tile.is_some() && town.contains(&tile);
    let built = dealt.iter().filter(|&&tile| is_built(tile)).count();
    let mut moved = dealt[..built].iter().copied().filter(|&tile| !is_built(tile));
    std::array::from_fn(|cell| match dealt[cell] {
        _ if cell < built => None,
        tile if is_built(tile) => moved.next().flatten(),
        tile => tile,
    })
}

/// Can all of them have come one after another, the first from `start`, each beside an earlier one?
fn grows(all: &[u8], start: impl Fn(&u8) -> bool, beside: impl Fn(u8) -> Vec<u8>) -> bool {
    let mut reached: Vec<u8> = all.iter().copied().find(|cell| start(cell)).into_iter().collect();
    let mut next = 0;
    while next < reached.len() {
        for cell in beside(reached[next]) {
            if all.contains(&cell) && !reached.contains(&cell) {
                reached.push(cell);
            }
        }
        next += 1;
    }
    reached.len() == all.len()
}
