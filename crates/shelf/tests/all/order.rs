//! Games stand in one order: that of [`shelf::SHELF`]. The page, which is built without it, and xtask, which builds it, say the same.
use super::names::root;
use std::fs;

/// The number behind `place`, as a file says it.
fn place(file: &str) -> u32 {
    let text = fs::read_to_string(root().join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
    let said = text.lines().find_map(|line| line.trim().strip_prefix("place")).unwrap_or_else(|| panic!("{file}"));
    let digits: String = said.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|e| panic!("{file}: place{said}: {e}"))
}

#[test]
fn games_stand_in_the_order_of_the_shelf() {
    for (n, game) in (1..).zip(shelf::SHELF) {
        assert_eq!(place(&format!("crates/{}/Cargo.toml", game.name)), n, "{}", game.name);
        assert_eq!(place(&format!("web/src/games/{}/index.ts", game.name)), n, "{}", game.name);
    }
}
