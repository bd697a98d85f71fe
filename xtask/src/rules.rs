//! Which rules of `docs/rules/` have a test that carries their number.
use crate::run::{Failed, root};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A rulebook, or a part of one.
struct Book {
    name: String,
    file: PathBuf,
    letter: char,
    crate_dir: PathBuf,
    /// rules that come later, from one to another, with what
    later: Vec<[String; 3]>,
    /// numbers that no test can prove, and why
    no_rule: Vec<[String; 2]>,
}

/// The books of all games, as these say.
fn books() -> Result<Vec<Book>, Failed> {
    let mut books = vec![];
    for game in crate::games::all()? {
        let wrong = || Failed(format!("{}: a book has a name and a letter", game.folder));
        for book in game.said["books"].as_array().into_iter().flatten() {
            books.push(Book {
                name: book["name"].as_str().ok_or_else(wrong)?.into(),
                file: root().join("docs/rules").join(format!("{}.md", game.name)),
                letter: book["letter"].as_str().and_then(|letter| letter.chars().next()).ok_or_else(wrong)?,
                crate_dir: game.folder.clone().into(),
                later: texts(&book["later"]),
                no_rule: texts(&book["no_rule"]),
            });
        }
    }
    Ok(books)
}

fn texts<const N: usize>(list: &Value) -> Vec<[String; N]> {
    let row = |row: &Value| {
        let texts: Vec<String> = row.as_array()?.iter().filter_map(|text| text.as_str().map(Into::into)).collect();
        texts.try_into().ok()
    };
    list.as_array().into_iter().flatten().filter_map(row).collect()
}

pub fn run() -> Result<(), Failed> {
    let mut missing_somewhere = vec![];
    for book in &books()? {
        let rules = rules_of(book)?;
        let tested = tests_below(&book.crate_dir, book.letter);
        let comes_later = |rule: &String| book.later.iter().any(|[from, to, _]| (from..=to).contains(&rule));
        let excused = |rule: &String| comes_later(rule) || book.no_rule.iter().any(|[id, _]| id == rule);
        let due: BTreeSet<&String> = rules.iter().filter(|rule| !excused(rule)).collect();
        let done = due.iter().filter(|rule| tested.contains(**rule)).count();
        println!("{}: {done} of {} rules tested", book.name, due.len());
        for [from, to, with] in &book.later {
            println!("  {from} to {to} follow with {with}");
        }
        for [id, why] in &book.no_rule {
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
    let text = fs::read_to_string(&book.file).map_err(|e| Failed(format!("{}: {e}", book.file.display())))?;
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
