//! Sheets drawn at random: steps 1 to 3 of section 4.4.
use super::{CROWD, OFFSET, goods_in};
use crate::catalog::{Dot, ProductMap};
use crate::hex::{BETWEEN, CELLS, EDGES, middle, nearest_edge};
use crate::words::Good;
use table::{Dice, Purpose, Set, TableDice};

/// One sheet, without a number.
pub(super) fn draw(dice: &mut TableDice, dots: u8, round: u8) -> ProductMap {
    loop {
        if let Some(sheet) = try_draw(dice, dots, round) {
            return sheet;
        }
    }
}

/// `None`: no edge is left for a good.
fn try_draw(dice: &mut TableDice, dots: u8, round: u8) -> Option<ProductMap> {
    let mut sheet = ProductMap::default();
    for &good in goods_in(round) {
        for _ in 0..dots {
            let edge = free_edges(&sheet.dots, good).draw(dice, Purpose(round))?;
            sheet.dots.push(dot(dice, Purpose(round), good, edge));
        }
    }
    sheet.dots.sort();
    Some(sheet)
}

/// The same sheet with one dot in another place; `None` if that dot can go nowhere else.
pub(super) fn moved(sheet: &ProductMap, dice: &mut TableDice, round: u8) -> Option<ProductMap> {
    let mut sheet = *sheet;
    let old = sheet.dots.remove(dice.below(Purpose(round), sheet.dots.len() as u32) as usize);
    let mut free = free_edges(&sheet.dots, old.good);
    free.remove(old.edge);
    let edge = free.draw(dice, Purpose(round))?;
    sheet.dots.push(dot(dice, Purpose(round), old.good, edge));
    sheet.dots.sort();
    Some(sheet)
}

/// Where a dot of this good may lie beside the others: edges are different, dots of one good never share a cell, and no
/// cell is crowded.
fn free_edges(dots: &[Dot], good: Good) -> Set {
    let (mut free, mut around, mut taken) = (Set::first_n(EDGES as u32), [0; CELLS], 0u32);
    for dot in dots {
        free.remove(dot.edge);
        let (a, b) = BETWEEN[dot.edge as usize];
        for cell in [a, b] {
            around[cell as usize] += 1;
            taken |= u32::from(dot.good == good) << cell;
        }
    }
    let fits = |cell: u8| taken >> cell & 1 == 0 && around[cell as usize] < CROWD;
    free.iter().filter(|&edge| fits(BETWEEN[edge as usize].0) && fits(BETWEEN[edge as usize].1)).collect()
}

/// A dot near the middle of its edge.
fn dot(dice: &mut TableDice, chance: Purpose, good: Good, edge: u8) -> Dot {
    let mut any = || dice.below(chance, 2 * OFFSET as u32 + 1) as i32 - OFFSET;
    let (dx, dy) = loop {
        let (dx, dy) = (any(), any());
        if dx * dx + dy * dy <= OFFSET * OFFSET {
            break (dx, dy);
        }
    };
    let (x, y) = (middle(edge).0 + dx, middle(edge).1 + dy);
    assert_eq!(nearest_edge(x, y), edge, "a dot stays nearest to its own edge");
    Dot { good, x: x as i16, y: y as i16, edge }
}
