//! The sheets: read, and written as the generator made them.
use crate::catalog::{DOTS, Dot, ProductMap, ROUNDS, SHEETS};
use crate::generate::goods_in;
use crate::hex::{BETWEEN, CELLS, edge_between, middle, nearest_edge};
use crate::words::Good;
use std::fmt::Write;
use table::Few;
use table::pack::{Card, Found, number, pair, text, word, wrong};

type Sheets = [[ProductMap; SHEETS]; ROUNDS as usize];

/// All sheets of all rounds.
const ALL: u8 = ROUNDS * SHEETS as u8;
/// How far a dot may lie from the middle of its edge: beyond half the way to the next one nobody can tell.
const FAR: i32 = 250;

/// `dots`: how many there are of each good, if that could be read.
pub(super) fn read(mut file: Card, dots: Option<u8>) -> Option<Sheets> {
    file.maybe("seed", text);
    let mut numbers = vec![];
    let sheets = file.each("sheet", "sheet", |card| {
        let number = card.get("number", number(1..=ALL));
        if number.is_some_and(|number| numbers.contains(&number)) {
            card.wrong("number", "is the number of two sheets");
        }
        numbers.extend(number);
        sheet(card, number, dots)
    });
    count(&file, &sheets);
    file.end();
    let mut sheets = sheets.into_iter().collect::<Option<Vec<(u8, ProductMap)>>>()?;
    sheets.sort_by_key(|&(round, sheet)| (round, sheet.number));
    let mut six = sheets.chunks_exact(SHEETS).map(|six| std::array::from_fn(|n| six[n].1));
    let rounds: Few<_, { ROUNDS as usize }> = six.by_ref().take(ROUNDS as usize).collect();
    (*rounds).try_into().ok()
}

/// Six for each round. One that could not be read might belong to any.
fn count(file: &Card, sheets: &[Option<(u8, ProductMap)>]) {
    let unread = sheets.iter().filter(|sheet| sheet.is_none()).count();
    for round in 1..=ROUNDS {
        let n = sheets.iter().flatten().filter(|sheet| sheet.0 == round).count();
        if n > SHEETS || n + unread < SHEETS {
            file.wrong("sheet", format!("{n} sheets for round {round}, not {SHEETS}"));
        }
    }
    if unread > 0 && sheets.len() != ALL as usize {
        file.wrong("sheet", format!("{} sheets, not {ALL}", sheets.len()));
    }
}

fn sheet(card: &mut Card, number: Option<u8>, dots_of_each: Option<u8>) -> Option<(u8, ProductMap)> {
    let round = card.get("round", self::number(1..=ROUNDS));
    let mut edges = vec![];
    let dots = card.each("dots", "dot", |card| {
        let dot = dot(card, round)?;
        if edges.contains(&dot.edge) {
            card.wrong("cells", "another dot lies on the same edge");
        }
        edges.push(dot.edge);
        Some(dot)
    });
    let mut dots: Vec<Dot> = dots.into_iter().collect::<Option<_>>()?;
    let (round, number) = (round?, number?);
    for &good in goods_in(round) {
        let n = dots.iter().filter(|dot| dot.good == good).count();
        if let Some(wanted) = dots_of_each.filter(|&wanted| n != usize::from(wanted)) {
            card.wrong("dots", format!("{n} dots of {good}, not {wanted}"));
        }
    }
    // A number that is wrong was noted; here it must only fit.
    dots.truncate(DOTS);
    dots.sort_unstable();
    Some((round, ProductMap { number, dots: dots.into_iter().collect() }))
}

fn dot(card: &mut Card, round: Option<u8>) -> Option<Dot> {
    let good: Option<Good> = card.get("good", word);
    if let (Some(good), Some(round)) = (good, round)
        && !goods_in(round).contains(&good)
    {
        card.wrong("good", format!("{good} is not in play in round {round}"));
    }
    let edge = card.get("cells", |value| {
        let [a, b] = pair(number(0..=CELLS as u8 - 1))(value)?;
        edge_between(a, b).ok_or_else(|| vec![format!("{a} and {b} are not neighbours")])
    });
    let at = card.get("at", |value| {
        let [x, y] = pair(number(-3000..=3000i32))(value)?;
        edge.map_or(Ok(()), |edge| lies_at(edge, x, y))?;
        Ok((x as i16, y as i16))
    });
    let (x, y) = at?;
    Some(Dot { good: good?, x, y, edge: edge? })
}

/// The map is honest: whoever looks for the nearest edge finds the one that counts (4.1).
fn lies_at(edge: u8, x: i32, y: i32) -> Found<()> {
    let nearest = nearest_edge(x, y);
    let (a, b) = BETWEEN[nearest as usize];
    let (mx, my) = middle(edge);
    if nearest != edge {
        wrong(format!("lies nearest to the edge between the cells {a} and {b}"))
    } else if (mx - x).pow(2) + (my - y).pow(2) > FAR * FAR {
        wrong(format!("lies more than {FAR} from the middle of its edge, {mx} {my}"))
    } else {
        Ok(())
    }
}

/// The file of these sheets, one line for each dot.
pub fn write(seed: &str, sheets: &Sheets) -> String {
    let mut file = String::from(HEAD);
    writeln!(file, "seed = {}", toml::Value::from(seed)).expect("a string takes all");
    for (round, sheet) in (1..).zip(sheets).flat_map(|(round, six)| six.iter().map(move |sheet| (round, sheet))) {
        write_sheet(&mut file, round, sheet).expect("a string takes all");
    }
    file
}

const HEAD: &str = "\
# The sheets, written by `cargo xtask sheets SEED`. Do not edit by hand.
# cells: the two cells of the edge, counted row by row from 0. at: right and down from the middle of the board, in
# thousandths of a hexagon's width.
";

fn write_sheet(file: &mut String, round: u8, sheet: &ProductMap) -> std::fmt::Result {
    writeln!(file, "\n[[sheet]]\nnumber = {}\nround = {round}\ndots = [", sheet.number)?;
    for dot in sheet.dots.iter() {
        let (a, b) = BETWEEN[dot.edge as usize];
        writeln!(file, "  {{ good = \"{}\", cells = [{a}, {b}], at = [{}, {}] }},", dot.good, dot.x, dot.y)?;
    }
    writeln!(file, "]")
}
