//! For tests of content: packs with something wrong in them.
use super::spoiled;
use crate::{Dice, FastDice, Pack, Problems, Purpose};

/// A pack with one piece of one file replaced.
///
/// ```
/// use table::{Pack, laws};
///
/// let pack = Pack::from([("cards.toml".to_string(), "coins = 3".to_string())]);
/// assert_eq!(laws::changed(&pack, "cards.toml", "3", "4")["cards.toml"], "coins = 4");
/// ```
pub fn changed(pack: &Pack, file: &str, from: &str, to: &str) -> Pack {
    assert!(pack[file].contains(from), "{file} does not hold {from:?}");
    let mut pack = pack.clone();
    pack.insert(file.into(), pack[file].replacen(from, to, 1));
    pack
}

/// Where something is wrong. Every problem says what.
pub fn wrong_places<T>(read: Result<T, Problems>) -> Vec<String> {
    let problems = read.err().unwrap_or_default().0;
    for problem in &problems {
        assert!(!problem.what.is_empty(), "{} says nothing", problem.at);
    }
    problems.into_iter().map(|problem| problem.at).collect()
}

/// File, what is replaced, by what, and the only place where something is wrong then.
pub type Defect = (&'static str, &'static str, &'static str, &'static str);

/// Every defect is found, at its place and nowhere else. `also`: where one mistake shows a second time.
pub fn defects_are_found<T>(
    own: &Pack,
    read: impl Fn(&Pack) -> Result<T, Problems>,
    defects: &[Defect],
    also: &[&str],
) {
    assert_eq!(wrong_places(read(own)), [""; 0]);
    let mut missed = vec![];
    for &(file, from, to, at) in defects {
        let mut found = wrong_places(read(&changed(own, file, from, to)));
        // one mistake may be wrong in two ways
        found.dedup();
        found.retain(|place| place == at || !also.contains(&place.as_str()));
        if found != [at] {
            missed.push(format!("{file}: {from:?} became {to:?}: not {at}, but {found:?}"));
        }
    }
    assert_eq!(missed, [""; 0], "{}", missed.join("\n"));
}

/// Whatever is done to the files of a pack, it is read or refused, mostly refused, and the reason names a file.
pub fn spoiled_packs_are_refused<T>(own: &Pack, read: impl Fn(&Pack) -> Result<T, Problems>) {
    const PACKS: usize = 400;
    let mut dice = FastDice::new(7);
    let mut refused = vec![];
    for file in own.keys().cycle().take(PACKS) {
        let mut pack = own.clone();
        for _ in 0..=dice.below(Purpose(0), 3) {
            pack.insert(file.clone(), spoiled(&pack[file], &mut dice));
        }
        let wrong = wrong_places(read(&pack));
        assert!(wrong.iter().all(|at| own.keys().any(|file| at.contains(file.as_str()))), "{file}: {wrong:?}");
        if !wrong.is_empty() {
            refused.push(file);
        }
    }
    assert!(refused.len() > PACKS / 2, "only {} of {PACKS} were refused", refused.len());
    assert!(own.keys().all(|file| refused.contains(&file)), "every file was refused at least once");
}
