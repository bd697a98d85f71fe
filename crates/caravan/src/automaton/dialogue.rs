//! Lines in, lines out: what was said before is heard in silence, then people are asked.
use super::file::Log;
use super::line::Line;
use super::paper::{Card, Paper, Thing};
use super::question::{Question, label, pick, towns};
use super::session::{Entry, People, Stop};
use games::Words;
use merchants::words::Town;
use std::io::{self, BufRead, Write};

/// Instead of an answer.
const COMMANDS: [&str; 5] = ["?", "back", "status", "set", "quit"];

pub struct Dialogue<R, W> {
    pub words: Words,
    pub log: Log,
    pub input: R,
    pub output: W,
    /// writes down what it reads: nobody types it
    pub echo: bool,
    /// entries that were heard
    at: usize,
    /// told since the last answer, and how much of it is on the screen
    page: Vec<Line>,
    shown: usize,
}

impl<R: BufRead, W: Write> People for Dialogue<R, W> {
    fn hear(&mut self, line: Line) {
        self.page.push(line);
    }

    fn answer(&mut self, question: &Question, paper: &Paper) -> Result<Entry, Stop> {
        let entry = match self.log.entries.get(self.at) {
            Some(said) => self.heard_before(question, paper, said)?,
            None => {
                let entry = self.ask(question, paper)?;
                self.log.push(entry.clone())?;
                entry
            }
        };
        self.at += 1;
        if matches!(entry, Entry::Answer(_)) {
            self.page.clear();
            self.shown = 0;
        }
        Ok(entry)
    }
}

impl<R: BufRead, W: Write> Dialogue<R, W> {
    pub fn new(words: Words, log: Log, input: R, output: W, echo: bool) -> Self {
        Dialogue { words, log, input, output, echo, at: 0, page: vec![], shown: 0 }
    }
    /// From the first entry on, in silence.
    pub fn rewind(&mut self) {
        self.at = 0;
        self.page.clear();
        self.shown = 0;
    }
    pub fn say(&mut self, line: &Line) -> io::Result<()> {
        writeln!(self.output, "{}", line.said(&self.words))
    }
    /// What was told and is not on the screen yet.
    pub fn show_page(&mut self) -> io::Result<()> {
        for line in &self.page[self.shown..] {
            writeln!(self.output, "{}", line.said(&self.words))?;
        }
        self.shown = self.page.len();
        self.output.flush()
    }

    /// The file holds answers to these very questions, in their one spelling.
    fn heard_before(&self, question: &Question, paper: &Paper, said: &Entry) -> Result<Entry, Stop> {
        let fits = match said {
            Entry::Answer(answer) => question.read(answer, &self.words).as_ref() == Ok(answer),
            Entry::Set(correction) => paper.clone().correct(correction).is_some(),
        };
        let refused = |what: &String| Stop::Refused { entry: self.at + 1, what: what.clone() };
        match said {
            _ if fits => Ok(said.clone()),
            Entry::Answer(what) | Entry::Set(what) => Err(refused(what)),
        }
    }

    fn ask(&mut self, question: &Question, paper: &Paper) -> Result<Entry, Stop> {
        self.show_page()?;
        loop {
            let hint = question.hint(&self.words);
            writeln!(self.output, "{} [{hint}]", question.ask.said(&self.words))?;
            let Some(typed) = self.read_line()? else { return Err(Stop::Quit) };
            let typed = typed.trim();
            let (first, rest) = typed.split_once(' ').unwrap_or((typed, ""));
            match self.command(first) {
                Some("?") => self.explain(question)?,
                Some("back") if self.log.back()? => return Err(Stop::Back),
                Some("back") => self.say(&Line::new("automaton-nothing-back"))?,
                Some("status") => self.status(paper)?,
                Some("quit") => return Err(Stop::Quit),
                Some(_) => match self.correction(rest, paper) {
                    Some(correction) => return Ok(Entry::Set(correction)),
                    None => self.say(&Line::new("automaton-wrong-set"))?,
                },
                None => match question.read(typed, &self.words) {
                    Ok(answer) => return Ok(Entry::Answer(answer)),
                    Err(wrong) => self.say(&wrong)?,
                },
            }
        }
    }

    fn read_line(&mut self) -> Result<Option<String>, Stop> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = vec![];
        let read = self.input.read_until(b'\n', &mut line)?;
        if read == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).into_owned(); // what is not text is not an answer either
        if self.echo {
            writeln!(self.output, "{}", line.trim())?;
        }
        Ok(Some(line))
    }

    fn command(&self, first: &str) -> Option<&'static str> {
        let first = first.to_lowercase();
        COMMANDS.into_iter().find(|key| *key == first || label(key, &self.words) == first)
    }

    fn explain(&mut self, question: &Question) -> io::Result<()> {
        writeln!(self.output, "{} ({})", self.words.word(question.help), question.rule)?;
        self.say(&Line::new("automaton-commands"))
    }

    /// `set coins 7`, `set heroes farglen 2`, as it stands in the file.
    fn correction(&self, typed: &str, paper: &Paper) -> Option<String> {
        let typed = typed.to_lowercase();
        let parts: Vec<&str> = typed.split_whitespace().collect();
        let things: Vec<&str> = Thing::ALL.iter().map(|thing| thing.word()).collect();
        let cards: Vec<&str> = Card::ALL.iter().map(|card| card.word()).collect();
        let number = |n: &str| n.parse::<u16>().ok();
        let correction = match parts[..] {
            [thing, n] => format!("{} {}", pick(thing, &things, &self.words).ok()?, number(n)?),
            [card, town, n] => {
                let card = pick(card, &cards, &self.words).ok()?;
                format!("{card} {} {}", pick(town, &towns(), &self.words).ok()?, number(n)?)
            }
            _ => return None,
        };
        paper.clone().correct(&correction).map(|_| correction)
    }

    fn status(&mut self, paper: &Paper) -> io::Result<()> {
        let words = &self.words;
        let thing = |&thing: &Thing| format!("{} {}", words.word(&format!("automaton-thing-{thing}")), paper.of(thing));
        let all: Vec<String> = Thing::ALL.iter().map(thing).collect();
        let cards = |card: Card| {
            let have = Town::ALL.iter().filter(|&&town| paper.cards(card, town) > 0);
            let each = have.map(|&t| format!("{} {}", words.word(&format!("town-{t}")), paper.cards(card, t)));
            let all: Vec<String> = each.collect();
            if all.is_empty() { words.word("automaton-none") } else { all.join(", ") }
        };
        let line = Line::new("automaton-status").number("round", paper.round).text("things", all.join(", "));
        let line = line.text("heroes", cards(Card::Heroes)).text("commissions", cards(Card::Commissions));
        let line = line.number("delivered", paper.delivered).number("brought", paper.brought);
        self.say(&line)
    }
}
