//! Lines in, lines out: what was said before is heard in silence, then people are asked.
use super::file::Log;
use super::line::Line;
use super::people::{Account, Entry, People, Stop};
use super::question::{Question, label};
use shelf::Words;
use std::io::{self, BufRead, Write};

/// Instead of an answer.
const COMMANDS: [&str; 5] = ["?", "back", "status", "set", "quit"];

pub struct Dialogue {
    pub words: Words,
    pub log: Log,
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    /// writes down what it reads: nobody types it
    echo: bool,
    /// entries that were heard
    at: usize,
    /// told since the last answer, and how much of it is on the screen
    page: Vec<Line>,
    shown: usize,
}

impl<A: Account> People<A> for Dialogue {
    fn hear(&mut self, line: Line) {
        self.page.push(line);
    }

    fn answer(&mut self, question: &Question, account: &A) -> Result<Entry, Stop> {
        let entry = match self.log.entries.get(self.at) {
            Some(said) => self.heard_before(question, account, said)?,
            None => {
                let entry = self.ask(question, account)?;
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

impl Dialogue {
    pub fn new(words: Words, log: Log, input: Box<dyn BufRead>, output: Box<dyn Write>, echo: bool) -> Self {
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
    fn heard_before(&self, question: &Question, account: &impl Account, said: &Entry) -> Result<Entry, Stop> {
        let fits = match said {
            Entry::Answer(answer) => question.read(answer, &self.words).as_ref() == Ok(answer),
            Entry::Set(correction) => account.takes(correction),
        };
        let refused = |what: &String| Stop::Refused { entry: self.at + 1, what: what.clone() };
        match said {
            _ if fits => Ok(said.clone()),
            Entry::Answer(what) | Entry::Set(what) => Err(refused(what)),
        }
    }

    fn ask<A: Account>(&mut self, question: &Question, account: &A) -> Result<Entry, Stop> {
        self.show_page()?;
        loop {
            let hint = question.hint(&self.words);
            writeln!(self.output, "{} [{hint}]", question.ask.said(&self.words))?;
            let Some(typed) = self.read_line()? else { return Err(Stop::Quit) };
            let typed = typed.trim();
            let (first, rest) = typed.split_once(' ').unwrap_or((typed, ""));
            match self.command(first) {
                Some("?") => self.explain::<A>(question)?,
                Some("back") if self.log.back()? => return Err(Stop::Back),
                Some("back") => self.say(&Line::new("automaton-nothing-back"))?,
                Some("status") => writeln!(self.output, "{}", account.status(&self.words))?,
                Some("quit") => return Err(Stop::Quit),
                Some(_) => match account.correction(rest, &self.words) {
                    Some(correction) => return Ok(Entry::Set(correction)),
                    None => self.say(&Line::new(A::WRONG_SET))?,
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

    fn explain<A: Account>(&mut self, question: &Question) -> io::Result<()> {
        writeln!(self.output, "{} ({})", self.words.word(question.help), question.rule)?;
        self.say(&Line::new(A::COMMANDS))
    }
}
