//! People who say anything that is allowed, and now and then something that is not.
use super::super::forms::{Of, towns, towns_or_none};
use super::super::paper::{Paper, Thing};
use super::{Session, game};
use crate::automaton::line::Line;
use crate::automaton::people::{Entry, People, Stop};
use crate::automaton::question::{Form, Question, Want};
use shelf::{Lang, Words};
use table::{Dice, FastDice, Purpose};

struct Anybody {
    dice: FastDice,
    words: [Words; 2],
    asked: usize,
    cards: usize,
    ended: bool,
}

const ANY: Purpose = Purpose(0);
const EFFECTS: [&str; 22] = [
    "-",
    "coins 2",
    "prestige 3",
    "lantern 1, coins 1",
    "quartz 2",
    "horseshoe 1",
    "good basic any",
    "good upgraded $5",
    "craft basic",
    "flip-up",
    "hero",
    "hero-or-top",
    "commission",
    "commission farglen",
    "wheel, ruins-step 2",
    "ruins-action",
    "dark-step 1",
    "oracle, ruins-die",
    "deed, illuminated-die",
    "wagon-upgrade",
    "lose coins 9, lose prestige 1, lose lantern 2, lose quartz 1",
    "lose good, lose dearest-good, flip-down, lose hero",
];

impl Anybody {
    fn below(&mut self, n: usize) -> usize {
        self.dice.below(ANY, n as u32) as usize
    }
    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
    fn says(&mut self, want: &Want) -> String {
        match want {
            Want::Number { most } => self.below(usize::from(*most) + 1).to_string(),
            Want::Own(form) if form.hint() == Of::Prices.hint() => {
                (0..=self.below(3)).map(|_| (1 + self.below(5)).to_string()).collect::<Vec<_>>().join(" ")
            }
            Want::Choice(keys) => self.one(keys).into(),
            Want::Own(form) if form.hint() == Of::Guests.hint() => {
                (0..4).map(|_| self.one(&towns_or_none())).collect::<Vec<_>>().join(" ")
            }
            Want::Own(form) if form.hint() == Of::Effects.hint() => self.one(&EFFECTS).into(),
            Want::Own(_) if self.below(3) > 0 => "-".into(),
            Want::Own(_) => format!("{} {}", self.one(&towns()), self.one(&["dark", "shortcut"])),
        }
    }
    fn corrects(&mut self) -> String {
        let n = self.below(9);
        match self.below(3) {
            0 => format!("{} {n}", Thing::ALL[self.below(Thing::ALL.len())]),
            1 => format!("heroes {} {n}", self.one(&towns())),
            _ => format!("commissions {} {n}", self.one(&towns())),
        }
    }
}

impl People<Paper> for Anybody {
    fn hear(&mut self, line: Line) {
        for words in &self.words {
            assert_ne!(line.said(words), line.id, "{} cannot be said: an argument is missing", line.id);
        }
        self.cards += usize::from(line.id == "automaton-card");
        self.ended |= ["automaton-you-won", "automaton-you-lost", "automaton-shared"].contains(&line.id);
    }
    fn answer(&mut self, question: &Question, paper: &Paper) -> Result<Entry, Stop> {
        self.asked += 1;
        assert!(self.asked < 2000, "it asks and asks");
        for words in &self.words {
            assert_ne!(question.ask.said(words), question.ask.id);
            assert!(words.has(question.help) && !question.hint(words).is_empty(), "{}", question.help);
        }
        if self.below(20) == 0 {
            let correction = self.corrects();
            assert!(paper.clone().correct(&correction).is_some(), "{correction}");
            return Ok(Entry::Set(correction));
        }
        let answer = self.says(&question.want);
        for words in &self.words {
            assert_eq!(question.read(&answer, words), Ok(answer.clone()), "{}", question.ask.id);
            for wrong in ["*", "1000", "northbreak northbreak northbreak", "coins", "lose", "copy-die", "6 6 6 6", "—"]
            {
                let read = question.read(wrong, words);
                assert!(read.is_err(), "{}: {wrong} was read as {read:?}", question.ask.id);
                assert!(read.is_err_and(|line| line.said(words) != line.id));
            }
        }
        Ok(Entry::Answer(answer))
    }
}

#[test]
fn thirteen_turns_with_any_answers_never_stick() {
    for seed in 0..200 {
        let (edition, level) = (["final", "prototype"][seed % 2], ["easy", "normal", "hard"][seed % 3]);
        let players = 2 + seed as u8 % 3;
        let game = game(edition, level, players, seed as u8 / 7 % players);
        let words = Lang::ALL.map(Words::new);
        let dice = FastDice::new(seed as u64);
        let mut people = Anybody { dice, words, asked: 0, cards: 0, ended: false };
        let run = Session::new(&game, &seed.to_string(), &mut people).run();
        assert!(run.is_ok(), "seed {seed}: {run:?}");
        assert_eq!((people.cards, people.ended), (13, true), "seed {seed}");
    }
}
