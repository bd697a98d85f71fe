//! Sessions without a terminal: people who answer at random, and people who read their answers off a table of the rules.
use super::*;
use now_or_never::{Event, Options};
use shelf::Lang;
use table::{FastDice, Game, Host, Millis, Purpose, Seat};

const ANY: Purpose = Purpose(0);

fn game() -> NowOrNever {
    NowOrNever::new(Options { players: 1, ..Options::default() }).expect("our own cards are in order")
}

/// What was told, and whatever is allowed as an answer.
struct Anybody {
    dice: FastDice,
    words: [Words; 2],
    told: Vec<&'static str>,
    asked: usize,
}

impl Anybody {
    fn new(seed: u64) -> Anybody {
        Anybody { dice: FastDice::new(seed), words: Lang::ALL.map(Words::new), told: vec![], asked: 0 }
    }
    fn below(&mut self, n: u32) -> u32 {
        self.dice.below(ANY, n)
    }
}

impl People<Notes> for Anybody {
    fn hear(&mut self, line: Line) {
        for words in &self.words {
            assert_ne!(line.said(words), line.id, "{} cannot be said: an argument is missing", line.id);
        }
        self.told.push(line.id);
    }
    fn answer(&mut self, question: &Question, notes: &Notes) -> Result<Entry, Stop> {
        self.asked += 1;
        assert!(self.asked < 2000, "it asks and asks");
        for words in &self.words {
            assert_ne!(question.ask.said(words), question.ask.id);
            assert!(words.has(question.help) && !question.hint(words).is_empty(), "{}", question.help);
            assert!(!notes.status(words).contains("automaton-"));
        }
        if self.below(30) == 0 {
            let attacked = format!("attacked {}", self.below(2));
            assert_eq!(notes.correction(&attacked, &self.words[0]).as_ref(), Some(&attacked));
            return Ok(Entry::Set(attacked));
        }
        let answer = match &question.want {
            Want::Number { most } => self.below(u32::from(*most) + 1).to_string(),
            Want::Choice(keys) if keys[..] == TURN && self.below(8) > 0 => TURN[0].into(),
            Want::Choice(keys) => keys[self.below(keys.len() as u32) as usize].into(),
            other => panic!("it never asks {other:?}"),
        };
        for words in &self.words {
            assert_eq!(question.read(&answer, words), Ok(answer.clone()), "{}", question.ask.id);
        }
        Ok(Entry::Answer(answer))
    }
}

#[test]
fn n283_six_seasons_with_any_answers_never_stick() {
    let game = game();
    for seed in 0..200 {
        let mut people = Anybody::new(seed);
        let run = Solo::new(&game, &seed.to_string(), &mut people).run();
        assert!(run.is_ok(), "seed {seed}: {run:?}");
        let count = |id: &str| people.told.iter().filter(|told| **told == id).count();
        assert_eq!(count("automaton-solo-season"), 6, "seed {seed}");
        assert_eq!(count("automaton-solo-production"), 5, "seed {seed}");
        assert_eq!(count("automaton-solo-won") + count("automaton-solo-lost"), 1, "seed {seed}");
    }
}

/// Gives these answers, whatever is asked.
struct Script<'a> {
    answers: std::slice::Iter<'a, &'a str>,
    told: Vec<(&'static str, String)>,
    english: Words,
    notes: Notes,
}

impl People<Notes> for Script<'_> {
    fn hear(&mut self, line: Line) {
        self.told.push((line.id, line.said(&self.english)));
    }
    fn answer(&mut self, question: &Question, notes: &Notes) -> Result<Entry, Stop> {
        self.notes = notes.clone();
        match self.answers.next() {
            Some(set) if set.starts_with("set ") => Ok(Entry::Set(set[4..].into())),
            Some(&answer) => {
                Ok(Entry::Answer(question.read(answer, &self.english).expect("an answer to this question")))
            }
            None => Err(Stop::Quit),
        }
    }
}

fn script<'a>(seed: &str, answers: &'a [&'a str]) -> Script<'a> {
    let mut people =
        Script { answers: answers.iter(), told: vec![], english: Words::new(Lang::En), notes: Notes::default() };
    let _ = Solo::new(&game(), seed, &mut people).run();
    people
}

/// The last seasons are skipped by a correction.
fn verdict(answers: &[&str]) -> &'static str {
    let all: Vec<&str> = ["set season 6", "pass"].iter().chain(answers).copied().collect();
    script("verdict", &all).told.last().expect("it ends").0
}

#[test]
fn n280_the_first_win_takes_a_hundred_points_and_later_ones_a_record() {
    assert_eq!(verdict(&["99"]), "automaton-solo-lost");
    assert_eq!(verdict(&["100", "0"]), "automaton-solo-won");
    assert_eq!(verdict(&["120", "120"]), "automaton-solo-lost");
    assert_eq!(verdict(&["121", "120"]), "automaton-solo-won");
}

#[test]
fn n284_whoever_passes_ends_the_season_without_a_card() {
    let people = script("pass", &["pass"]);
    assert!(!people.told.iter().any(|(id, _)| *id == "automaton-card"), "{:?}", people.told);
    assert_eq!(people.notes.season, 2);
}

/// How often each message is told when the answers are always the same.
fn told_in_a_season(seed: &str, enemy: &'static str) -> Vec<(&'static str, String)> {
    let game = game();
    struct Same(&'static str, usize, Vec<(&'static str, String)>, Words);
    impl People<Notes> for Same {
        fn hear(&mut self, line: Line) {
            self.2.push((line.id, line.said(&self.3)));
        }
        fn answer(&mut self, question: &Question, _: &Notes) -> Result<Entry, Stop> {
            if question.ask.id != "automaton-solo-ask-turn" {
                return Ok(Entry::Answer(self.0.into()));
            }
            self.1 += 1;
            if self.1 > 12 { Err(Stop::Quit) } else { Ok(Entry::Answer("done".into())) }
        }
    }
    let mut people = Same(enemy, 0, vec![], Words::new(Lang::En));
    let _ = Solo::new(&game, seed, &mut people).run();
    people.2
}

#[test]
fn n292_n318_one_attack_a_season_and_no_card_twice() {
    let attacks = game().cat.solo.iter().filter(|card| **card == SoloCard::Attack).count();
    for seed in 0..40 {
        let told = told_in_a_season(&seed.to_string(), "yes");
        let count = |id: &str| told.iter().filter(|(told, _)| *told == id).count();
        assert_eq!(count("automaton-card"), SOLO_CARDS, "seed {seed}: each card once");
        assert_eq!(count("automaton-solo-attack"), 1, "seed {seed}");
        assert_eq!(count("automaton-solo-attacked"), attacks - 1, "seed {seed}");
        // twelve turns: nine cards, those drawn in addition, then none
        assert!(count("automaton-solo-no-card") >= 3, "seed {seed}");
    }
}

#[test]
fn n319_an_attack_without_an_enemy_is_none() {
    let attacks = game().cat.solo.iter().filter(|card| **card == SoloCard::Attack).count();
    let told = told_in_a_season("none", "no");
    let count = |id: &str| told.iter().filter(|(told, _)| *told == id).count();
    assert_eq!((count("automaton-solo-no-enemy"), count("automaton-solo-attacked")), (attacks, 0));
}

#[test]
fn n293_every_face_of_the_die_does_what_its_card_says() {
    let told: Vec<String> =
        (0..60).flat_map(|seed| told_in_a_season(&seed.to_string(), "yes")).map(|(_, said)| said).collect();
    for card in &game().cat.solo {
        let SoloCard::Roll(fates) = card else { continue };
        for (die, fate) in (1..).zip(fates) {
            let shows = format!("Its die shows {die}.");
            let next = told.iter().zip(&told[1..]).filter(|(line, _)| **line == shows).map(|(_, next)| next);
            let (mut orders, mut quests) = (0, 0);
            next.for_each(|line| {
                orders += usize::from(line.contains("order token"));
                quests += usize::from(line.contains("card"));
            });
            assert!(!fate.order || orders > 0, "{die}");
            assert!(fate.order || fate.quests == [0; 3] || quests > 0, "{die}");
        }
    }
}

#[test]
fn corrections() {
    let words = Words::new(Lang::Hu);
    let notes = Notes { season: 2, ..Notes::default() };
    assert_eq!(notes.correction("évszak 4", &words), Some("season 4".into()));
    assert_eq!(notes.correction("att 1", &words), Some("attacked 1".into()));
    for wrong in ["", "season", "season 0", "season 7", "attacked 2", "coins 3", "season three", "season 1 2"] {
        assert_eq!(notes.correction(wrong, &words), None, "{wrong}");
    }
}

/// Writes down what the bot drew and rolled at a table of the rules.
struct Scribe {
    dice: TableDice,
    events: Vec<Event>,
}

impl Dice for Scribe {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.dice.below(purpose, n)
    }
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.dice.pick(purpose, from)
    }
}

impl Host<Event> for Scribe {
    fn now(&self) -> Millis {
        0
    }
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
    fn whisper(&mut self, _: Seat, secret: Event, _: Option<Event>) {
        self.events.push(secret);
    }
    fn reveal(&mut self, event: Event) {
        self.events.push(event);
    }
}

/// Answers as the table of the rules went on, and hears the same cards and dice.
struct Witness<'a> {
    events: std::iter::Peekable<std::slice::Iter<'a, Event>>,
    game: &'a NowOrNever,
    english: Words,
    cards: usize,
}

impl Witness<'_> {
    /// The next event of the bot, of a pass, or of the end.
    fn next(&mut self) -> Option<&Event> {
        let matters = |e: &Event| {
            matches!(e, Event::BotCard { .. } | Event::BotDie { .. } | Event::BotAttacked { .. } | Event::BotIdle)
                || matches!(e, Event::Passed { .. })
        };
        while self.events.next_if(|e| !matters(e)).is_some() {}
        self.events.peek().copied()
    }
}

impl People<Notes> for Witness<'_> {
    fn hear(&mut self, line: Line) {
        let said = line.said(&self.english);
        match line.id {
            "automaton-card" => {
                let Some(&Event::BotCard { card }) = self.next() else { panic!("{said}") };
                let name = self.english.word(&format!("solo-{}", self.game.cat.names.solo[card.index()]));
                assert!(said.contains(&name), "{said} {name}");
                self.cards += 1;
                self.events.next();
            }
            "automaton-solo-die" => {
                let Some(&Event::BotDie { die }) = self.next() else { panic!("{said}") };
                assert!(said.contains(&die.to_string()), "{said} {die}");
                self.events.next();
            }
            _ => {}
        }
    }
    fn answer(&mut self, question: &Question, _: &Notes) -> Result<Entry, Stop> {
        let answer = match question.ask.id {
            "automaton-solo-ask-turn" => {
                // what is left of a card that could not be done, or of an attack
                while matches!(self.next(), Some(Event::BotIdle | Event::BotAttacked { .. })) {
                    self.events.next();
                }
                let passed = matches!(self.next(), Some(Event::Passed { .. }));
                if passed {
                    self.events.next();
                }
                if passed { "pass" } else { "done" }
            }
            "automaton-solo-ask-enemy" => {
                if matches!(self.next(), Some(Event::BotAttacked { .. })) {
                    "yes"
                } else {
                    "no"
                }
            }
            _ => "0",
        };
        Ok(Entry::Answer(answer.into()))
    }
}

/// The same seed draws the same cards and rolls the same dice as a table of the rules.
#[test]
fn n283_beside_the_rules() {
    let game = game();
    for seed in 0..10u64 {
        let name = format!("beside {seed}");
        let mut scribe = Scribe { dice: TableDice::new(&name), events: vec![] };
        let mut thoughts = FastDice::new(seed);
        let mut s = game.deal(&mut scribe);
        let mut legal = vec![];
        while let Some(seat) = game.must(&s).first() {
            legal.clear();
            game.legal(&s, seat, &mut legal);
            let action = legal[thoughts.below(ANY, legal.len() as u32) as usize];
            game.play(&mut s, seat, action, &mut scribe);
        }
        let drawn = scribe.events.iter().filter(|e| matches!(e, Event::BotCard { .. })).count();
        let events = scribe.events.iter().peekable();
        let mut witness = Witness { events, game: &game, english: Words::new(Lang::En), cards: 0 };
        let run = Solo::new(&game, &name, &mut witness).run();
        assert!(run.is_ok(), "{run:?}");
        assert_eq!(witness.cards, drawn, "seed {seed}");
    }
}
