//! Texts as they must not be: for tests that damaged files are refused and never panic.
use crate::{Dice, FastDice, Purpose};

/// The text with one byte or one line lost, changed or put elsewhere.
pub fn spoiled(text: &str, dice: &mut FastDice) -> String {
    let mut below = |n: usize| dice.below(Purpose(0), n as u32) as usize;
    if below(2) == 0 { with_other_byte(text, &mut below) } else { with_other_line(text, &mut below) }
}

fn with_other_byte(text: &str, below: &mut impl FnMut(usize) -> usize) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = below(bytes.len());
    match below(3) {
        0 => bytes[at] = below(256) as u8,
        1 => drop(bytes.remove(at)),
        _ => bytes.insert(at, b"0123456789-\"[]{}=,.\n"[below(20)]),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn with_other_line(text: &str, below: &mut impl FnMut(usize) -> usize) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let (at, to) = (below(lines.len()), below(lines.len()));
    match below(3) {
        0 => drop(lines.remove(at)),
        1 => lines.swap(at, to),
        _ => lines.insert(to, lines[at]),
    }
    lines.join("\n")
}
