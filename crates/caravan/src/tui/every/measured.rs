//! How many screens are compared: the documentation says it, and each run measures it anew.

const TERMINAL: &str = include_str!("../../../../../docs/terminal.md");

/// The columns of the table in the documentation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Questions,
    Pages,
    Cards,
    Behind,
}

/// `| Merchants | 1,200 | 800 | 9,000 |`: at least so many.
fn documented(game: &str, kind: Kind) -> usize {
    let row = TERMINAL.lines().find_map(|line| line.strip_prefix(&format!("| {game} |")));
    let row = row.unwrap_or_else(|| panic!("docs/terminal.md has no row for {game}"));
    let cell = row.split('|').nth(kind as usize).unwrap_or_default();
    cell.trim().replace(',', "").parse().unwrap_or_else(|_| panic!("docs/terminal.md, {game}, {kind:?}: {cell}"))
}

/// A few more or less come with every word that changes; a quarter more, or any less, and the table is out of date.
pub fn as_documented(game: &str, kind: Kind, screens: usize) {
    let said = documented(game, kind);
    assert!(
        said <= screens && screens <= said + said / 4,
        "docs/terminal.md says {said} screens of {game} ({kind:?}), {screens} were compared"
    );
}
