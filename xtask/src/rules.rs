//! Which rules of `docs/rules/` have a test that carries their number.
use crate::run::{Failed, root};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A rulebook, or a part of one.
struct Book {
    name: &'static str,
    file: &'static str,
    letter: char,
    crate_dir: &'static str,
    /// rules that come later, from one to another, with what
    later: &'static [(&'static str, &'static str, &'static str)],
    /// numbers that no test can prove, and why
    no_rule: &'static [(&'static str, &'static str)],
}

const BOOKS: &[Book] = &[
    Book {
        name: "merchants final",
        file: "merchants.md",
        letter: 'F',
        crate_dir: "crates/merchants",
        later: &[],
        no_rule: &[],
    },
    Book {
        name: "merchants prototype",
        file: "merchants.md",
        letter: 'P',
        crate_dir: "crates/merchants",
        later: &[],
        no_rule: &[],
    },
    Book {
        name: "silk road",
        file: "silk-road.md",
        letter: 'R',
        crate_dir: "crates/silk-road",
        later: &[],
        no_rule: &[("R-084", "it is only the credits line")],
    },
    Book {
        name: "now or never",
        file: "now-or-never.md",
        letter: 'N',
        crate_dir: "crates/now-or-never",
        later: &[("N-253", "N-279", "the story"), ("N-311", "N-312", "the story"), ("N-325", "N-328", "the story")],
        no_rule: &[],
    },
];

pub fn run() -> Result<(), Failed> {
    let mut missing_somewhere = vec![];
    for book in BOOKS {
        let rules = rules_of(book)?;
        let tested = tests_below(&root().join(book.crate_dir), book.letter);
        let comes_later = |rule: &str| book.later.iter().any(|&(from, to, _)| (from..=to).contains(&rule));
        let excused = |rule: &String| comes_later(rule) || book.no_rule.iter().any(|(id, _)| id == rule);
        let due: BTreeSet<&String> = rules.iter().filter(|rule| !excused(rule)).collect();
        let done = due.iter().filter(|rule| tested.contains(**rule)).count();
        println!("{}: {done} of {} rules tested", book.name, due.len());
        for (from, to, with) in book.later {
            println!("  {from} to {to} follow with {with}");
        }
        for (id, why) in book.no_rule {
            println!("  {id} needs no test: {why}");
        }
        for rule in due.iter().filter(|rule| !tested.contains(**rule)) {
            println!("  {rule} has no test");
            missing_somewhere.push((*rule).clone());
        }
        for stranger in tested.difference(&rules) {
            println!("  a test names {stranger}, which is no rule");
            missing_somewhere.push(stranger.clone());
        }
    }
    if missing_somewhere.is_empty() {
        Ok(())
    } else {
        Err(Failed(format!("{} rules to mend", missing_somewhere.len())))
    }
}

/// Lines such as `- F-034 [M] …` or `* R-001 [T] …`.
fn rules_of(book: &Book) -> Result<BTreeSet<String>, Failed> {
    let path = root().join("docs/rules").join(book.file);
    let text = fs::read_to_string(&path).map_err(|e| Failed(format!("{}: {e}", path.display())))?;
    let starts = ["-", "*"].map(|bullet| format!("{bullet} {}-", book.letter));
    let ids = text.lines().filter_map(|line| {
        let rest = starts.iter().find_map(|start| line.strip_prefix(start))?;
        let number: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        number.starts_with(|c: char| c.is_ascii_digit()).then(|| format!("{}-{number}", book.letter))
    });
    Ok(ids.collect())
}

/// Test functions such as `fn f034_bump`, in all files below a folder. Only functions marked as tests count.
fn tests_below(dir: &Path, letter: char) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let Ok(entries) = fs::read_dir(dir) else { return found };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(tests_below(&path, letter));
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).unwrap_or_default();
            let mut marked = false;
            for line in text.lines().map(str::trim) {
                if line.starts_with("#[test]") {
                    marked = true;
                } else if let Some(name) = line.strip_prefix("fn ") {
                    if marked {
                        found.extend(rule_in(name, letter));
                    }
                    marked = false;
                }
            }
        }
    }
    found
}

/// All rules named at the head of a test's name: `f034_f035_bump` proves two.
fn rule_in(name: &str, letter: char) -> Vec<String> {
    let lower = letter.to_ascii_lowercase();
    let head = name.split('(').next().unwrap_or(name);
    let ids = head.split('_').map_while(|part| {
        let digits = part.strip_prefix(lower)?;
        (digits.len() >= 3 && digits[..3].bytes().all(|b| b.is_ascii_digit())).then(|| format!("{letter}-{digits}"))
    });
    ids.collect()
}
