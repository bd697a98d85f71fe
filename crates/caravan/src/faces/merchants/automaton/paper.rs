//! What the automaton owns, as a person would note it on paper (P-061 to P-066).
use super::forms::towns;
use crate::automaton::line::Line;
use crate::automaton::people::Account;
use crate::automaton::question::pick;
use merchants::RivalCard;
use merchants::rival::ties::Ties;
use merchants::words::Town;
use shelf::Words;
use table::{Set, words};

words! {
    /// What it counts.
    pub enum Thing {
        Coins = "coins", Prestige = "prestige", Goods = "goods", Lanterns = "lanterns", Quartz = "quartz",
        Dice = "dice", Deeds = "deeds",
    }
}
words! {
    /// What it counts by town.
    pub enum Card { Heroes = "heroes", Commissions = "commissions" }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paper {
    have: [u16; Thing::ALL.len()],
    /// heroes and commissions that it has now
    pub ties: Ties,
    /// commissions and heroes that it has delivered
    pub delivered: u8,
    pub brought: u8,
    /// 0: set-up, 1 to 13, 14: final travel
    pub round: u8,
    /// action cards that may still come before the reshuffle
    pub deck: Set<RivalCard>,
    /// somebody has taken the five coins of the track (F-111)
    pub five_gone: bool,
}

impl Thing {
    /// The most that a correction may say: as much as a position may have, and of what is counted in the box, all of it.
    fn most(self) -> u16 {
        match self {
            Thing::Coins | Thing::Prestige => 999,
            Thing::Goods | Thing::Lanterns => 99,
            Thing::Quartz => 24,
            Thing::Dice => 8,
            Thing::Deeds => 30,
        }
    }
}
/// Of heroes or commissions for one town.
const MOST_CARDS: u8 = 9;

impl Paper {
    pub fn of(&self, thing: Thing) -> u16 {
        self.have[thing.index()]
    }
    pub fn goods(&self) -> u8 {
        self.of(Thing::Goods).min(u8::MAX.into()) as u8
    }
    pub fn lanterns(&self) -> u8 {
        self.of(Thing::Lanterns).min(u8::MAX.into()) as u8
    }
    /// Never below 0 (P-038, P-064). What it was, and what it is.
    pub fn change(&mut self, thing: Thing, by: i16) -> (u16, u16) {
        let have = &mut self.have[thing.index()];
        let was = *have;
        *have = was.saturating_add_signed(by);
        (was, *have)
    }
    pub fn cards(&self, card: Card, town: Town) -> u8 {
        match card {
            Card::Heroes => self.ties.heroes[town.index()],
            Card::Commissions => self.ties.commissions[town.index()],
        }
    }
    pub fn cards_mut(&mut self, card: Card, town: Town) -> &mut u8 {
        match card {
            Card::Heroes => &mut self.ties.heroes[town.index()],
            Card::Commissions => &mut self.ties.commissions[town.index()],
        }
    }
    /// P-085: its deeds are not judged.
    pub fn score(&self) -> u16 {
        let counted = [Thing::Goods, Thing::Dice, Thing::Quartz, Thing::Deeds];
        counted.iter().fold(self.base(), |sum, &thing| sum.saturating_add(self.of(thing)))
    }
    pub fn base(&self) -> u16 {
        self.of(Thing::Coins).min(self.of(Thing::Prestige))
    }
    pub fn unused(&self) -> u16 {
        self.of(Thing::Coins).max(self.of(Thing::Prestige))
    }

    /// `coins 7`, `heroes farglen 2`: the number before, or nothing if this cannot be.
    pub fn correct(&mut self, correction: &str) -> Option<u16> {
        let words: Vec<&str> = correction.split(' ').collect();
        match words[..] {
            [thing, n] => {
                let thing = thing.parse::<Thing>().ok()?;
                let n = n.parse().ok().filter(|&n| n <= thing.most())?;
                Some(std::mem::replace(&mut self.have[thing.index()], n))
            }
            [card, town, n] => {
                let n = n.parse().ok().filter(|&n| n <= MOST_CARDS)?;
                let place = self.cards_mut(card.parse().ok()?, town.parse().ok()?);
                Some(std::mem::replace(place, n).into())
            }
            _ => None,
        }
    }
}

impl Account for Paper {
    const COMMANDS: &'static str = "automaton-commands";
    const WRONG_SET: &'static str = "automaton-wrong-set";

    fn status(&self, words: &Words) -> String {
        let thing = |&thing: &Thing| format!("{} {}", words.word(&format!("automaton-thing-{thing}")), self.of(thing));
        let all: Vec<String> = Thing::ALL.iter().map(thing).collect();
        let cards = |card: Card| {
            let have = Town::ALL.iter().filter(|&&town| self.cards(card, town) > 0);
            let each = have.map(|&t| format!("{} {}", words.word(&format!("town-{t}")), self.cards(card, t)));
            let all: Vec<String> = each.collect();
            if all.is_empty() { words.word("automaton-none") } else { all.join(", ") }
        };
        let line = Line::new("automaton-status").number("round", self.round).text("things", all.join(", "));
        let line = line.text("heroes", cards(Card::Heroes)).text("commissions", cards(Card::Commissions));
        line.number("delivered", self.delivered).number("brought", self.brought).said(words)
    }

    /// `coins 7`, `heroes farglen 2`.
    fn correction(&self, typed: &str, words: &Words) -> Option<String> {
        let typed = typed.to_lowercase();
        let parts: Vec<&str> = typed.split_whitespace().collect();
        let things: Vec<&str> = Thing::ALL.iter().map(|thing| thing.word()).collect();
        let cards: Vec<&str> = Card::ALL.iter().map(|card| card.word()).collect();
        let number = |n: &str| n.parse::<u16>().ok();
        let correction = match parts[..] {
            [thing, n] => format!("{} {}", pick(thing, &things, words).ok()?, number(n)?),
            [card, town, n] => {
                let card = pick(card, &cards, words).ok()?;
                format!("{card} {} {}", pick(town, &towns(), words).ok()?, number(n)?)
            }
            _ => return None,
        };
        self.takes(&correction).then_some(correction)
    }
    fn takes(&self, correction: &str) -> bool {
        self.clone().correct(correction).is_some()
    }
}
