//! Goods: how many there are, and the room they take.
use crate::fit::{Fit, Shape, loads, placements};
use crate::words::Good;
use table::pack::{Card, Found, list, number, text};
use toml::Value;

/// The longest side of a grid or a shape: a grid must fit into 64 bits.
const SIDE: u8 = 8;
/// Cells of the largest grid, and loads that its cells alone would allow: with more, deciding what fits takes too long.
const CELLS: u8 = 36;
const LOADS: u64 = 20_000;
/// The longest side of a saddle bag, and loads that its cells alone would allow.
const BAG: u8 = 3;
const BAG_LOADS: u64 = 30;

pub(super) struct Goods {
    pub(super) stock: [u8; 6],
    grid: (u8, u8),
    bag: (u8, u8),
    tile: Shape,
    shapes: [Shape; 6],
}

impl Goods {
    pub(super) fn fit(self) -> Fit {
        Fit::new(self.grid, self.bag, self.tile, self.shapes, self.stock)
    }
}

pub(super) fn goods(mut file: Card) -> Option<Goods> {
    let grid = file.get("grid", |value| match size(SIDE)(value)? {
        (w, h) if w * h > CELLS => Err(vec![format!("has {} cells, more than {CELLS}", w * h)]),
        grid => Ok(grid),
    });
    let bag = file.get("saddle_bag", size(BAG));
    let tile = file.get("storage_tile", shape);
    let fits = |shape: &Shape| grid.is_none_or(|grid| !placements(shape, grid).is_empty());
    if tile.as_ref().is_some_and(|tile| !fits(tile)) {
        file.wrong("storage_tile", "does not fit into the grid");
    }
    let goods = file.one_each("good", Good::ALL, |card, _| {
        let count = card.get("count", number(1..=u8::MAX));
        let shape = card.get("shape", shape);
        if shape.as_ref().is_some_and(|shape| !fits(shape)) {
            card.wrong("shape", "does not fit into the grid");
        }
        // F-149: or turning the tile over would change what fits
        if shape.as_ref().is_some_and(|shape| !mirror_symmetric(shape)) {
            card.wrong("shape", "is not mirror-symmetric");
        }
        Some((count?, shape?))
    });
    let goods = finish(&file, grid, bag, tile, goods);
    file.end();
    goods
}

fn finish(
    file: &Card,
    grid: Option<(u8, u8)>,
    bag: Option<(u8, u8)>,
    tile: Option<Shape>,
    goods: Option<Vec<(u8, Shape)>>,
) -> Option<Goods> {
    let (stock, shapes): (Vec<u8>, Vec<Shape>) = goods?.into_iter().unzip();
    let goods =
        Goods { stock: stock.try_into().ok()?, grid: grid?, bag: bag?, tile: tile?, shapes: shapes.try_into().ok()? };
    let [in_grid, in_bag] = [goods.grid, goods.bag].map(|room| loads(room, &goods.shapes, &goods.stock));
    if in_grid > LOADS {
        file.wrong("grid", format!("could hold {in_grid} different loads, more than {LOADS}: take larger shapes"));
    } else if in_bag > BAG_LOADS {
        file.wrong(
            "saddle_bag",
            format!("could hold {in_bag} different loads, more than {BAG_LOADS}: make it smaller"),
        );
    }
    Some(goods)
}

/// Columns and rows.
fn size(most: u8) -> impl Fn(&Value) -> Found<(u8, u8)> {
    move |value| list(2..=2, number(1..=most))(value).map(|sides| (sides[0], sides[1]))
}

/// Rows of `#` and `.`: a shape in one piece.
fn shape(value: &Value) -> Found<Shape> {
    let rows = list(1..=SIDE as usize, text)(value)?;
    let width = rows[0].len();
    if width > SIDE as usize || rows.iter().any(|row| row.len() != width) {
        return Err(vec![format!("must have rows of equal length, at most {SIDE}")]);
    }
    if rows.iter().any(|row| row.bytes().any(|b| b != b'#' && b != b'.')) {
        return Err(vec!["must be drawn with `#` and `.` only".into()]);
    }
    let cells: Shape = rows
        .iter()
        .zip(0..)
        .flat_map(|(row, y)| row.bytes().zip(0..).filter(|c| c.0 == b'#').map(move |(_, x)| (x, y)))
        .collect();
    match cells.len() {
        0 => Err(vec!["covers no cell".into()]),
        n if connected(&cells) < n => Err(vec!["is not in one piece".into()]),
        _ => Ok(cells),
    }
}

/// How many cells hang together with the first one.
fn connected(cells: &[(u8, u8)]) -> usize {
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while next < reached.len() {
        let (x, y) = reached[next];
        let near = |c: &&(u8, u8)| c.0.abs_diff(x) + c.1.abs_diff(y) == 1;
        let more: Vec<(u8, u8)> = cells.iter().filter(near).filter(|c| !reached.contains(c)).copied().collect();
        reached.extend(more);
        next += 1;
    }
    reached.len()
}

/// Is its mirror image the shape itself, turned?
fn mirror_symmetric(shape: &[(u8, u8)]) -> bool {
    let cells = shape.iter().map(|&(x, y)| (x as i8, y as i8));
    let mirrored = sorted(cells.clone().map(|(x, y)| (-x, y)));
    let turned = [
        sorted(cells.clone()),
        sorted(cells.clone().map(|(x, y)| (-y, x))),
        sorted(cells.clone().map(|(x, y)| (-x, -y))),
        sorted(cells.map(|(x, y)| (y, -x))),
    ];
    turned.contains(&mirrored)
}

/// Cells moved into the corner, in order: equal for equal shapes.
fn sorted(cells: impl Iterator<Item = (i8, i8)> + Clone) -> Vec<(i8, i8)> {
    let left = cells.clone().map(|c| c.0).min().unwrap_or(0);
    let top = cells.clone().map(|c| c.1).min().unwrap_or(0);
    let mut cells: Vec<(i8, i8)> = cells.map(|c| (c.0 - left, c.1 - top)).collect();
    cells.sort_unstable();
    cells
}
