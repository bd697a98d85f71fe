//! Who takes part, and who sits where in which game.
use crate::program::Limits;
use serde::{Deserialize, Serialize};

/// Somebody who takes part, by name: a bot of the house, or a program from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    pub name: String,
    pub who: Who,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// by its name in `bots`
    Bot(String),
    /// a program and its arguments
    Program(Vec<String>),
}

/// What marks a command line: `cmd python3 bot.py`.
const COMMAND: &str = "cmd ";

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unclear {
    #[error("nobody is named in an empty text")]
    Empty,
    #[error("`{0}`: a quotation mark is not closed")]
    Quotes(String),
    #[error("`{0}`: after `cmd` comes the program to start")]
    NoProgram(String),
    #[error("{named} entrants have no room on {seats} seats")]
    Crowded { named: usize, seats: usize },
    #[error("{0} seats are more than any table has")]
    Many(usize),
    #[error("two entrants are called `{0}`, and they are not the same: give one another name with NAME=…")]
    Twice(String),
}

impl Entrant {
    /// `greedy`, `cmd python3 bot.py`, or either with a name of its own before it: `mine=cmd python3 bot.py`.
    pub fn read(text: &str) -> Result<Entrant, Unclear> {
        let (own_name, rest) = own_name(text.trim());
        let name = |usual: &str| own_name.unwrap_or(usual).to_string();
        if rest.is_empty() {
            return Err(Unclear::Empty);
        }
        let Some(command) = format!("{rest} ").strip_prefix(COMMAND).map(|c| c.trim().to_string()) else {
            return Ok(Entrant { name: name(rest), who: Who::Bot(rest.into()) });
        };
        let words = shlex::split(&command).ok_or_else(|| Unclear::Quotes(text.into()))?;
        if words.is_empty() {
            return Err(Unclear::NoProgram(text.into()));
        }
        Ok(Entrant { name: name(&command), who: Who::Program(words) })
    }
}

/// A name before the first `=`. The settings of a bot have such signs, too, but only after a colon.
fn own_name(text: &str) -> (Option<&str>, &str) {
    match text.split_once('=') {
        Some((name, rest)) if !name.is_empty() && !name.contains([':', ' ']) => (Some(name), rest.trim()),
        _ => (None, text),
    }
}

/// Who sits where. In turn 0 the seats are taken in the order of the line-up; in each further turn everybody moves up
/// by one, until everybody has sat everywhere. Turns that would look like an earlier one are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    /// everybody once, in the order in which they were named
    entrants: Vec<Entrant>,
    /// which of them has which place
    places: Vec<usize>,
}

impl LineUp {
    /// If there are more seats than names, the last one has the rest of them.
    pub fn new(named: &[Entrant], players: usize) -> Result<LineUp, Unclear> {
        let Some(last) = named.last() else { return Err(Unclear::Empty) };
        if players < named.len() {
            return Err(Unclear::Crowded { named: named.len(), seats: players });
        }
        // Seats are counted in a byte; a card that somebody wrote may say anything.
        if u8::try_from(players).is_err() {
            return Err(Unclear::Many(players));
        }
        let mut entrants: Vec<Entrant> = vec![];
        let mut places = vec![];
        for entrant in named.iter().chain(std::iter::repeat(last)).take(players) {
            match entrants.iter().position(|known| known.name == entrant.name) {
                Some(n) if entrants[n] == *entrant => places.push(n),
                Some(_) => return Err(Unclear::Twice(entrant.name.clone())),
                None => {
                    places.push(entrants.len());
                    entrants.push(entrant.clone());
                }
            }
        }
        Ok(LineUp { entrants, places })
    }
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(|e| e.name.clone()).collect()
    }
    pub fn seats(&self) -> usize {
        self.places.len()
    }
    /// How many games it takes until everybody has sat everywhere.
    pub fn turns(&self) -> usize {
        turns(&self.places)
    }
    /// The number of the entrant who has this seat in this turn.
    pub fn at(&self, seat: usize, turn: usize) -> usize {
        self.places[(seat + turn) % self.seats()]
    }
    /// The names by seat in this turn.
    pub fn seated(&self, turn: usize) -> Vec<String> {
        (0..self.seats()).map(|seat| self.entrants[self.at(seat, turn)].name.clone()).collect()
    }
    pub fn has_programs(&self) -> bool {
        self.entrants.iter().any(|e| matches!(e.who, Who::Program(_)))
    }
}

/// After how many steps a round of places looks as it did at first.
pub fn turns<T: PartialEq>(places: &[T]) -> usize {
    let n = places.len();
    (1..n).find(|&turn| (0..n).all(|seat| places[(seat + turn) % n] == places[seat])).unwrap_or(n)
}

/// How a contest treats programs from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manners {
    pub limits: Limits,
    /// the first failure ends the contest; otherwise it only loses the game
    pub strict: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_up(names: &[&str], players: usize) -> LineUp {
        let entrants: Vec<Entrant> = names.iter().map(|name| Entrant::read(name).unwrap()).collect();
        LineUp::new(&entrants, players).unwrap()
    }

    /// A card of a ladder may say anything.
    #[test]
    fn more_seats_than_a_table_has_are_refused() {
        let named = [Entrant::read("greedy").unwrap()];
        assert!(LineUp::new(&named, 255).is_ok());
        for many in [256, usize::MAX] {
            assert_eq!(LineUp::new(&named, many), Err(Unclear::Many(many)));
        }
    }

    #[test]
    fn bots_and_programs_are_told_apart() {
        let read = |text: &str| Entrant::read(text).unwrap();
        let bot = |name: &str, bot: &str| Entrant { name: name.into(), who: Who::Bot(bot.into()) };
        assert_eq!(read("greedy"), bot("greedy", "greedy"));
        assert_eq!(read("search:nodes=100,noise=0.2"), bot("search:nodes=100,noise=0.2", "search:nodes=100,noise=0.2"));
        assert_eq!(read("old=search:nodes=100"), bot("old", "search:nodes=100"));
        let words = |list: &[&str]| Who::Program(list.iter().map(|w| (*w).to_string()).collect());
        assert_eq!(read("cmd python3 'my bot.py' --depth=3").who, words(&["python3", "my bot.py", "--depth=3"]));
        assert_eq!(read("mine=cmd ./bot"), Entrant { name: "mine".into(), who: words(&["./bot"]) });
        assert_eq!(read("cmd ./bot").name, "./bot");
        assert_eq!(Entrant::read(" "), Err(Unclear::Empty));
        assert_eq!(Entrant::read("cmd"), Err(Unclear::NoProgram("cmd".into())));
        assert!(matches!(Entrant::read("cmd 'oops"), Err(Unclear::Quotes(_))));
    }

    #[test]
    fn everybody_sits_everywhere() {
        let three = line_up(&["a", "b", "c"], 3);
        assert_eq!(three.turns(), 3);
        for seat in 0..3 {
            let mut who: Vec<usize> = (0..3).map(|turn| three.at(seat, turn)).collect();
            who.sort_unstable();
            assert_eq!(who, [0, 1, 2]);
        }
        assert_eq!(line_up(&["a", "b"], 4).seated(1), ["b", "b", "b", "a"]);
        assert_eq!(line_up(&["a", "b"], 4).turns(), 4);
        assert_eq!(line_up(&["a", "b", "a", "b"], 4).turns(), 2, "the other two would look the same");
        assert_eq!(line_up(&["a"], 4).turns(), 1);
    }

    #[test]
    fn a_name_stands_for_one_entrant() {
        let entrants = ["x=greedy", "x=random"].map(|name| Entrant::read(name).unwrap());
        assert_eq!(LineUp::new(&entrants, 2), Err(Unclear::Twice("x".into())));
        assert_eq!(LineUp::new(&entrants, 1), Err(Unclear::Crowded { named: 2, seats: 1 }));
    }
}
