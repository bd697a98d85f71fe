//! The bot of Now or Never beside a real table (N-281 to N-294, N-317 to N-320).
//!
//! It owns next to nothing, so its cards are told in words that hold on every board; the box on the table may have another
//! map than ours. Only its deck, its die and its one attack a season are kept here.
use crate::automaton::line::Line;
use crate::automaton::question::{Question, Want, pick};
use crate::automaton::{Account, Automaton, Dialogue, Entry, People, Rules, Seated, Stop};
use crate::faces::flags;
use now_or_never::catalog::{Catalog, Fate, SOLO_CARDS, SoloCard};
use now_or_never::state::{SOLO, SOLO_DIE};
use now_or_never::words::Pile;
use now_or_never::{BotCard, NowOrNever};
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::Words;
use table::{Dice, Pack, Set, Shelved, TableDice, words};

#[cfg(test)]
mod tests;

pub const AUTOMATON: Automaton = Automaton {
    about: "the bot of the solo game; it has no settings",
    flags: flags::none,
    options: |_| json!({ "players": 1 }),
    build,
};

fn build(options: &Value, pack: Option<&Pack>, kind: Kind) -> Result<Seated, Fault> {
    let game = NowOrNever::build(options, pack).map_err(|problems| Fault::of_problems(kind, &problems))?;
    match game.opt.players {
        1 => Ok(Box::new(game)),
        _ => Err(Fault::new(kind, "the bot plays with one person only")),
    }
}

impl Rules for NowOrNever {
    fn it(&self) -> String {
        "automaton-name-now-or-never".into()
    }
    fn commands(&self) -> &'static str {
        Notes::COMMANDS
    }
    fn content(&self) -> &str {
        &self.cat.id
    }
    fn tell(&self, seed: &str, dialogue: &mut Dialogue) -> Result<(), Stop> {
        Solo::new(self, seed, dialogue).run()
    }
}

const SEASONS: u16 = 6;
/// The first win; later ones need a better score than any before (N-280).
const FIRST_WIN: u16 = 100;
/// Higher than any score.
const MOST: u16 = 999;
const TURN: [&str; 2] = ["done", "pass"];

words! {
    /// What may be corrected.
    pub enum Thing { Season = "season", Attacked = "attacked" }
}

/// What it keeps in mind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// 1 to 6
    pub season: u16,
    /// cards that may still come this season
    pub deck: Set<BotCard>,
    pub attacked: bool,
}

impl Notes {
    /// `season 3`, `attacked 1`: the number before, or nothing if this cannot be.
    fn correct(&mut self, correction: &str) -> Option<u16> {
        let (thing, n) = correction.split_once(' ')?;
        let n: u16 = n.parse().ok()?;
        match thing.parse().ok()? {
            Thing::Season if (1..=SEASONS).contains(&n) => Some(std::mem::replace(&mut self.season, n)),
            Thing::Attacked if n <= 1 => Some(std::mem::replace(&mut self.attacked, n == 1).into()),
            Thing::Season | Thing::Attacked => None,
        }
    }
}

impl Account for Notes {
    const COMMANDS: &'static str = "automaton-solo-commands";
    const WRONG_SET: &'static str = "automaton-solo-wrong-set";

    fn status(&self, words: &Words) -> String {
        let line = Line::new("automaton-solo-status").number("season", self.season);
        line.number("cards", self.deck.len()).number("attacked", u16::from(self.attacked)).said(words)
    }
    fn correction(&self, typed: &str, words: &Words) -> Option<String> {
        let typed = typed.to_lowercase();
        let (thing, n) = typed.trim().split_once(char::is_whitespace)?;
        let things: Vec<&str> = Thing::ALL.iter().map(|thing| thing.word()).collect();
        let correction = format!("{} {}", pick(thing, &things, words).ok()?, n.trim().parse::<u16>().ok()?);
        self.takes(&correction).then_some(correction)
    }
    fn takes(&self, correction: &str) -> bool {
        self.clone().correct(correction).is_some()
    }
}

pub struct Solo<'a> {
    game: &'a NowOrNever,
    notes: Notes,
    dice: TableDice,
    people: &'a mut dyn People<Notes>,
}

impl<'a> Solo<'a> {
    pub fn new(game: &'a NowOrNever, seed: &str, people: &'a mut dyn People<Notes>) -> Solo<'a> {
        Solo { game, notes: Notes::default(), dice: TableDice::new(seed), people }
    }
    fn cat(&self) -> &'a Catalog {
        &self.game.cat
    }
    fn tell(&mut self, id: &'static str) {
        self.people.hear(Line::new(id));
    }
    /// Asks until there is an answer; a correction is none.
    fn ask(&mut self, question: &Question) -> Result<String, Stop> {
        loop {
            match self.people.answer(question, &self.notes)? {
                Entry::Answer(answer) => return Ok(answer),
                Entry::Set(correction) => self.correct(&correction),
            }
        }
    }
    fn ask_number(&mut self, id: &'static str, help: &'static str, rule: &'static str) -> Result<u16, Stop> {
        let question = Question::new(Line::new(id), help, rule, Want::Number { most: MOST });
        Ok(self.ask(&question)?.parse().unwrap_or_default())
    }
    fn correct(&mut self, correction: &str) {
        if let Some(was) = self.notes.correct(correction) {
            let (thing, now) = correction.split_once(' ').unwrap_or_default();
            let line = Line::new("automaton-corrected").word("what", format!("automaton-word-{thing}"));
            self.people.hear(line.number("was", was).text("now", now));
        }
    }

    pub fn run(&mut self) -> Result<(), Stop> {
        self.tell("automaton-solo-set-up");
        self.notes.season = 1;
        loop {
            self.season()?;
            if self.notes.season == SEASONS {
                break;
            }
            self.tell("automaton-solo-production");
            self.notes.season += 1;
        }
        self.tell("automaton-solo-final-production");
        self.ending()
    }

    /// N-283, N-284: the person begins, a card follows every turn, and passing ends it all.
    fn season(&mut self) -> Result<(), Stop> {
        self.notes.deck = Set::first_n(SOLO_CARDS as u32); // N-285
        self.notes.attacked = false;
        self.people.hear(Line::new("automaton-solo-season").number("season", self.notes.season));
        let turn = Line::new("automaton-solo-ask-turn");
        let turn =
            Question::new(turn, "automaton-solo-help-turn", "N-283", Want::Choice(TURN.to_vec())).usually(TURN[0]);
        while self.ask(&turn)? == TURN[0] {
            self.turn()?;
        }
        Ok(())
    }

    fn turn(&mut self) -> Result<(), Stop> {
        while let Some(card) = self.notes.deck.draw(&mut self.dice, SOLO) {
            let name = format!("solo-{}", self.cat().names.solo[card.index()]);
            self.people.hear(Line::new("automaton-card").word("card", name));
            match self.cat().solo[card.index()] {
                SoloCard::Search => self.tell("automaton-solo-search"),
                SoloCard::Recruit => self.tell("automaton-solo-recruit"),
                SoloCard::Attack if self.notes.attacked => {
                    self.tell("automaton-solo-attacked"); // N-292
                    continue;
                }
                SoloCard::Attack => self.attack()?,
                SoloCard::Roll(fates) => self.roll(fates),
                SoloCard::ExhaustOwn => self.tell("automaton-solo-exhaust-own"),
                SoloCard::ExhaustPlayer => self.tell("automaton-solo-exhaust-yours"),
            }
            return Ok(());
        }
        self.tell("automaton-solo-no-card"); // N-318
        Ok(())
    }

    /// N-291, N-319: without an enemy it has not attacked.
    fn attack(&mut self) -> Result<(), Stop> {
        let ask = Line::new("automaton-solo-ask-enemy");
        let question = Question::yes_no(ask, "automaton-solo-help-enemy", "N-319").usually("yes");
        if self.ask(&question)? == "yes" {
            self.notes.attacked = true;
            self.tell("automaton-solo-attack");
        } else {
            self.tell("automaton-solo-no-enemy");
        }
        Ok(())
    }

    /// N-293.
    fn roll(&mut self, fates: [Fate; 4]) {
        let die = self.dice.below(SOLO_DIE, 4) as usize;
        self.people.hear(Line::new("automaton-solo-die").number("die", die as i64 + 1));
        let fate = fates[die];
        if fate.order {
            self.tell("automaton-solo-order");
        }
        for (&pile, cards) in Pile::ALL.iter().zip(fate.quests) {
            let id = match pile {
                Pile::Basic => "automaton-solo-basic",
                Pile::Artifact => "automaton-solo-artifact",
                Pile::Advanced => "automaton-solo-advanced",
            };
            if cards > 0 {
                self.people.hear(Line::new(id).number("n", cards));
            }
        }
        if fate == Fate::default() {
            self.tell("automaton-solo-nothing");
        }
    }

    /// N-280: below a hundred nothing is won, whatever was won before.
    fn ending(&mut self) -> Result<(), Stop> {
        let help = "automaton-solo-help-score";
        let score = self.ask_number("automaton-solo-ask-score", help, "N-280")?;
        let best = match score {
            FIRST_WIN.. => self.ask_number("automaton-solo-ask-best", help, "N-280")?,
            _ => 0,
        };
        let won = score >= FIRST_WIN && score > best;
        self.tell(if won { "automaton-solo-won" } else { "automaton-solo-lost" });
        Ok(())
    }
}
