//! Who sits where, and when the keyboard goes from hand to hand.
use shelf::{Entry, Lang, Words, safe};
use table::{AnyTable, Seat, SeatSet};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Human,
    Bot(String),
    /// the game plays this seat by itself: nobody is ever asked there
    Automaton,
}

/// The chairs of a game in this terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// as a file of the game has them: what a bot is called there makes it a bot again
    pub written: Vec<String>,
    /// as they are read: a bot has a name in the reader's language
    pub names: Vec<String>,
    pub sitters: Vec<Sitter>,
    /// what the automaton of this game may be called, as messages
    called: &'static [&'static str],
}

impl Seating {
    /// From what was written after `--seats`: names of bots of this game, the word for its automaton, or any other name for
    /// a person.
    pub fn new(game: &str, seats: &[String]) -> Result<Seating, String> {
        // A name may come from a file, and stands in every window.
        let seats: Vec<String> = seats.iter().map(|s| safe::line(s.trim()).into()).collect();
        if seats.iter().any(String::is_empty) {
            return Err("--seats: a seat has no name".into());
        }
        let sitters: Vec<Sitter> = seats.iter().map(|name| sitter(game, name)).collect();
        let mut names: Vec<String> = vec![];
        for (name, sitter) in seats.iter().zip(&sitters) {
            let twins =
                names.iter().filter(|n| *n == name || n.rsplit_once(' ').is_some_and(|(n, _)| n == name)).count();
            match sitter {
                Sitter::Human if twins > 0 => return Err(format!("--seats: two players are called `{name}`")),
                Sitter::Bot(_) if twins > 0 => names.push(format!("{name} {}", twins + 1)),
                _ => names.push(name.clone()),
            }
        }
        if sitters.iter().filter(|s| **s == Sitter::Automaton).count() > 1 {
            return Err("--seats: the automaton can sit in one place only".into());
        }
        let called = shelf::find(game).map_or(&[][..], |game| game.rivals.automaton.names);
        Ok(Seating { written: names.clone(), names, sitters, called })
    }
    /// Where the automaton sits.
    pub fn automaton(&self) -> Option<usize> {
        self.sitters.iter().position(|s| *s == Sitter::Automaton)
    }
    /// The automaton sits here, whoever was named. What it is called, unless it has a name of its own.
    pub fn seat_automaton(&mut self, seat: usize, called: &str) {
        if let (Some(sitter), Some(name)) = (self.sitters.get_mut(seat), self.written.get_mut(seat)) {
            if *sitter != Sitter::Human {
                *name = called.into();
            }
            *sitter = Sitter::Automaton;
        }
    }
    /// From now on this language is read.
    pub fn read_in(&mut self, words: &Words) {
        self.name_automaton(words);
        self.names = self.written.iter().enumerate().map(|(i, name)| self.bot_in(words, i, name)).collect();
    }
    /// `greedy 2` → `Steady 2`
    fn bot_in(&self, words: &Words, seat: usize, name: &str) -> String {
        let bot = self.bot(Seat(seat as u8)).filter(|bot| words.has(&format!("bot-{bot}")));
        let number = bot.and_then(|bot| name.strip_prefix(bot));
        match (bot, number) {
            (Some(bot), Some(number)) => words.word(&format!("bot-{bot}")) + number,
            _ => name.to_string(),
        }
    }
    /// Only the house gave the automaton its name, in whatever language that was; people keep theirs.
    fn name_automaton(&mut self, words: &Words) {
        let Some(seat) = self.automaton() else { return };
        let all = Lang::ALL.map(Words::of);
        let given = |id: &&&str| all.iter().any(|words| words.word(id) == self.written[seat]);
        if let Some(id) = self.called.iter().find(given) {
            self.written[seat] = words.word(id);
        }
    }
    pub fn humans(&self) -> SeatSet {
        let human = |(i, s): (usize, &Sitter)| (*s == Sitter::Human).then_some(Seat(i as u8));
        self.sitters.iter().enumerate().filter_map(human).collect()
    }
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Bot(name)) => Some(name),
            _ => None,
        }
    }
}

/// `greedy` and, in a file of an earlier game, `greedy 2`.
fn sitter(game: &str, name: &str) -> Sitter {
    let Some(rivals) = shelf::find(game).map(|game| game.rivals) else { return Sitter::Human };
    if rivals.automaton.words.contains(&name) {
        return Sitter::Automaton;
    }
    let base = without_number(name);
    if rivals.knows(base) { Sitter::Bot(base.into()) } else { Sitter::Human }
}

/// `greedy 2` → `greedy`
fn without_number(name: &str) -> &str {
    let is_number = |n: &str| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit());
    name.rsplit_once(' ').filter(|(_, n)| is_number(n)).map_or(name, |(base, _)| base)
}

/// Whoever begins a game and writes `Greedy`, `gredy` or an opponent of another game did not mean a person; nor are `Anna`
/// and `anna` two. Files may have such names: this is asked of what was typed.
pub fn are_meant(game: &Entry, seats: &[String]) -> Result<(), String> {
    let people: Vec<&str> =
        seats.iter().map(|name| name.trim()).filter(|name| sitter(game.name, name) == Sitter::Human).collect();
    if let Some(name) = people.iter().find(|name| is_nearly_an_opponent(game, name)) {
        return Err(format!(
            "--seats: nobody called `{name}` plays {}. Its opponents: {}. A person needs another name",
            game.name,
            opponents(game).join(", ")
        ));
    }
    let twin = |(n, name): (usize, &&str)| people[..n].iter().find(|other| other.to_lowercase() == name.to_lowercase());
    match people.iter().enumerate().find_map(|it| Some((twin(it)?, it.1))) {
        Some((one, other)) if one != other => Err(format!("--seats: `{one}` and `{other}` differ too little")),
        _ => Ok(()),
    }
}

/// Would somebody take this name for an opponent's?
pub fn is_nearly_an_opponent(game: &Entry, name: &str) -> bool {
    let small = without_number(name).to_lowercase();
    let of = |other: &Entry| other.rivals.knows(&small) || other.rivals.automaton.words.contains(&&*small);
    shelf::all().iter().any(of) || opponents(game).iter().any(|word| is_one_letter_off(word, &small))
}

/// Everybody who may be seated by a word, the automaton last.
fn opponents(game: &Entry) -> Vec<&'static str> {
    game.rivals.names.iter().chain(game.rivals.automaton.words).copied().collect()
}

/// Between words of five letters and more, one is wrong, missing or too many.
fn is_one_letter_off(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let after = |letters: &[char], n: usize| letters.get(same + n..).map(<[char]>::to_vec);
    let ends = [(1, 1), (0, 1), (1, 0)];
    a.len().min(b.len()) >= 5
        && ends.iter().any(|&(of_a, of_b)| after(&a, of_a).is_some_and(|end| Some(end) == after(&b, of_b)))
}

/// What happens to the keyboard now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyboard {
    /// Whoever looks goes on looking.
    Stays,
    /// Somebody else is asked, and nothing would show that the two must not both see.
    Moves(Seat),
    /// Somebody else is asked: look away first.
    HandOver(Seat),
}

/// Decides who looks at the screen. `busy`: their time runs. `secrets(a, b)`: does one of them see what the other may not?
pub fn keyboard(
    looking: Option<Seat>,
    busy: bool,
    must: SeatSet,
    humans: SeatSet,
    secrets: impl Fn(Option<Seat>, Seat) -> bool,
) -> Keyboard {
    let asked: SeatSet = must.iter().filter(|&s| humans.has(s)).collect();
    match (looking, asked.first()) {
        _ if busy => Keyboard::Stays,
        (Some(seat), _) if asked.has(seat) => Keyboard::Stays,
        (_, None) => Keyboard::Stays,
        (_, Some(next)) if humans.len() == 1 => Keyboard::Moves(next),
        (_, Some(next)) if secrets(looking, next) => Keyboard::HandOver(next),
        (_, Some(next)) => Keyboard::Moves(next),
    }
}

/// Do the two see different boards, or have they been told different things?
pub fn secrets(table: &dyn AnyTable, a: Option<Seat>, b: Seat) -> bool {
    table.sheet(a)["board"] != table.sheet(Some(b))["board"] || table.events(a, 0) != table.events(Some(b), 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating(seats: &[&str]) -> Result<Seating, String> {
        Seating::new("merchants", &seats.iter().map(ToString::to_string).collect::<Vec<_>>())
    }
    fn set(seats: &[u8]) -> SeatSet {
        seats.iter().map(|&s| Seat(s)).collect()
    }

    #[test]
    fn twins_among_bots_are_numbered_and_known_again() {
        let s = seating(&["me", "greedy", "greedy", "random"]).unwrap();
        assert_eq!(s.written, ["me", "greedy", "greedy 2", "random"]);
        assert_eq!(Seating::new("merchants", &s.written).unwrap(), s, "a file remembers who was a bot");
        assert_eq!(s.humans(), set(&[0]));
        assert!(seating(&["Anna", "Anna"]).is_err());
        assert!(seating(&["Anna", ""]).is_err());
        assert_eq!(seating(&["Anna 2"]).unwrap().humans(), set(&[0]));
    }

    #[test]
    fn whoever_is_written_as_an_opponent_is_no_person() {
        let meant = |game: &str, seats: &[&str]| {
            let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
            are_meant(shelf::find(game).unwrap(), &seats)
        };
        let wrong = [
            ("silk-road", "greedy"),
            ("silk-road", "concern"),
            ("silk-road", "automaton"),
            ("silk-road", "Average"),
            ("silk-road", "averag"),
            ("merchants", "gredy"),
            ("merchants", "Greedy"),
            ("merchants", "greedyy"),
            ("merchants", "Greedy 2"),
            ("merchants", "average"),
            ("merchants", "concarn"),
        ];
        for (game, name) in wrong {
            let why = meant(game, &["me", name]).unwrap_err();
            assert!(why.contains(&format!("`{name}`")) && why.contains("random") && why.contains("person"), "{why}");
        }
        for game in shelf::all() {
            let all: Vec<&str> = opponents(game).into_iter().chain(["me", "anna", "béla", "Red", "greta"]).collect();
            assert_eq!(meant(game.name, &all), Ok(()), "{}", game.name);
        }
        assert!(meant("merchants", &["Anna", "Béla", "anna"]).unwrap_err().contains("`Anna` and `anna`"));
    }

    #[test]
    fn a_bot_has_a_name_in_the_language_of_whoever_reads() {
        let mut s = seating(&["Anna", "greedy", "greedy"]).unwrap();
        for lang in Lang::ALL {
            let words = Words::of(lang);
            s.read_in(words);
            let steady = words.word("bot-greedy");
            assert_ne!(steady, "greedy");
            assert_eq!(s.names, ["Anna".to_string(), steady.clone(), format!("{steady} 2")]);
            assert_eq!(s.written, ["Anna", "greedy", "greedy 2"], "files keep the word");
        }
        // Whoever can sit there at a table of any game is called something.
        for game in shelf::all() {
            for bot in game.rivals.levels {
                assert!(
                    Lang::ALL.iter().all(|&lang| Words::of(lang).has(&format!("bot-{bot}"))),
                    "{}: {bot}",
                    game.name
                );
            }
        }
    }

    #[test]
    fn the_automaton_sits_in_one_place_and_is_nobody() {
        for &word in shelf::find("merchants").unwrap().rivals.automaton.words {
            let mut s = seating(&[word, "Anna", "greedy"]).unwrap();
            assert_eq!((s.automaton(), s.humans()), (Some(0), set(&[1])));
            s.seat_automaton(0, "Private Concern");
            assert_eq!(s.written[0], "Private Concern");
            assert_eq!(s.bot(Seat(0)), None);
        }
        assert!(seating(&["concern", "Anna", "trader"]).is_err());
        let mut s = seating(&["Anna", "greedy"]).unwrap();
        s.seat_automaton(1, "Trader");
        assert_eq!((s.written[1].as_str(), s.bot(Seat(1))), ("Trader", None), "a bot there is never asked");
        assert_eq!(Seating::new("silk-road", &["concern".into()]).unwrap().automaton(), None);
    }

    #[test]
    fn the_keyboard_stays_with_whoever_is_asked() {
        let all = |_: Option<Seat>, _: Seat| true;
        assert_eq!(keyboard(Some(Seat(1)), false, set(&[0, 1]), set(&[0, 1]), all), Keyboard::Stays);
        assert_eq!(keyboard(Some(Seat(0)), false, set(&[0]), set(&[0]), all), Keyboard::Stays);
    }

    #[test]
    fn while_bots_think_nobody_is_disturbed() {
        assert_eq!(keyboard(Some(Seat(0)), false, set(&[2]), set(&[0, 1]), |_, _| true), Keyboard::Stays);
        assert_eq!(keyboard(Some(Seat(0)), false, set(&[]), set(&[0, 1]), |_, _| true), Keyboard::Stays);
    }

    #[test]
    fn it_is_handed_over_only_if_there_are_secrets() {
        let humans = set(&[0, 1]);
        assert_eq!(keyboard(Some(Seat(0)), false, set(&[1]), humans, |_, _| true), Keyboard::HandOver(Seat(1)));
        assert_eq!(keyboard(Some(Seat(0)), false, set(&[1]), humans, |_, _| false), Keyboard::Moves(Seat(1)));
        assert_eq!(keyboard(None, false, set(&[1]), humans, |_, _| true), Keyboard::HandOver(Seat(1)));
    }

    #[test]
    fn nobody_takes_the_keyboard_from_a_player_whose_time_runs() {
        assert_eq!(keyboard(Some(Seat(0)), true, set(&[1]), set(&[0, 1]), |_, _| true), Keyboard::Stays);
    }

    #[test]
    fn one_human_is_never_asked_to_look_away() {
        assert_eq!(keyboard(None, false, set(&[0]), set(&[0]), |_, _| true), Keyboard::Moves(Seat(0)));
    }
}
