//! What a command needs and does not find, it installs, and says so before; with `--no-install` it says by which commands.
mod browser;
mod debian;
mod node;
mod parts;

pub use node::npm;
pub use parts::{DENY, deny, for_counting, for_dependencies, for_lints, for_programs_of_tests, for_the_page};

use crate::run::Failed;
use std::sync::atomic::{AtomicBool, Ordering};

/// Something that a command needs and a machine may not have.
#[derive(Clone, Copy)]
pub struct Part {
    /// what it is, and what for
    pub why: &'static str,
    pub is_there: fn() -> bool,
    pub from: Source,
}

#[derive(Clone, Copy)]
pub enum Source {
    /// of Debian and Ubuntu
    Packages(&'static [&'static str]),
    /// what we do, and the command that does the same; it may need packages
    Made { by_hand: fn() -> String, make: fn() -> Result<(), Failed> },
}

static ONLY_SAY: AtomicBool = AtomicBool::new(false);

/// From now on nothing is installed: whoever needs something is told the commands.
pub fn only_say() {
    ONLY_SAY.store(true, Ordering::Relaxed);
}

/// Before anything is begun: may all of this be installed, if need be? Whoever wants to do it by hand is told everything at once,
/// and a password is asked for while somebody is there to type it.
pub fn ask(parts: &[Part]) -> Result<(), Failed> {
    let missing = missing(parts);
    if missing.is_empty() {
        return Ok(());
    }
    if ONLY_SAY.load(Ordering::Relaxed) {
        return Err(Failed(by_hand(&missing)));
    }
    if debian::named(&missing).is_empty() { Ok(()) } else { debian::allowed() }
}

/// Installs what is missing.
pub fn all(parts: &[Part]) -> Result<(), Failed> {
    ask(parts)?;
    let missing = missing(parts);
    let by_hand = |Failed(why)| Failed(format!("{why}\n{}", by_hand(&self::missing(parts))));
    debian::install(&missing).map_err(by_hand)?;
    for part in &missing {
        // What the distribution has may be enough after all.
        if let Source::Made { make, .. } = part.from
            && !(part.is_there)()
        {
            println!("   installing (once): {}", part.why);
            make().map_err(by_hand)?;
        }
    }
    match missing.iter().find(|part| !(part.is_there)()) {
        Some(part) => Err(by_hand(Failed(format!("it was installed and is not there: {}", part.why)))),
        None => Ok(()),
    }
}

fn missing(parts: &[Part]) -> Vec<Part> {
    parts.iter().copied().filter(|part| !(part.is_there)()).collect()
}

/// The commands that install all of this, each with what it is for.
fn by_hand(missing: &[Part]) -> String {
    let mut text = "This is missing, and here is how to install it:\n".to_string();
    if let Some(command) = debian::by_hand(missing) {
        text += &command;
    }
    for part in missing {
        if let Source::Made { by_hand, .. } = part.from {
            text += &format!("\n# {}\n{}\n", part.why, by_hand());
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: fn() -> bool = || false;
    const SPOON: Part = Part { why: "a spoon, to stir with", is_there: NOTHING, from: Source::Packages(&["spoon"]) };
    const POT: Part = Part { why: "a pot, to cook in", is_there: NOTHING, from: Source::Packages(&["pot", "lid"]) };
    const SOUP: Part = Part {
        why: "the soup",
        is_there: NOTHING,
        from: Source::Made { by_hand: || "cook soup".into(), make: || panic!("nobody asked for soup") },
    };
    const WATER: Part = Part { why: "water", is_there: || true, from: Source::Packages(&["water"]) };

    #[test]
    fn everything_that_is_missing_is_said_at_once() {
        let text = by_hand(&missing(&[SPOON, WATER, POT, SOUP]));
        for said in ["a spoon, to stir with", "a pot, to cook in", " spoon pot lid\n", "# the soup\ncook soup\n"] {
            assert!(text.contains(said), "{said}: {text}");
        }
        assert_eq!(text.matches("apt-get install").count(), 1, "{text}");
        assert!(!text.contains("water"), "{text}");
    }

    #[test]
    fn nothing_is_installed_where_commands_are_only_said() {
        only_say();
        let Err(Failed(said)) = all(&[WATER, SOUP]) else { panic!("there is no soup") };
        assert!(said.contains("cook soup"), "{said}");
        assert!(all(&[WATER]).is_ok(), "there is water");
    }
}
