//! A session as a straight tale: set-up, thirteen rounds, the final travel. It tells and asks through [`People`], so the
//! same answers always give the same session; taking back and going on later are nothing but telling it again.
use super::forms::{Of, read_caravan, towns};
use super::paper::{Card, Paper, Thing};
use crate::automaton::line::Line;
use crate::automaton::people::{Entry, People, Stop};
use crate::automaton::question::{Question, Want};
use merchants::catalog::{ActionCard, Catalog};
use merchants::effect::List;
use merchants::state::ACTIONS;
use merchants::words::Town;
use merchants::{Merchants, RivalCard};
use table::{Seat, Set, TableDice};

pub struct Session<'a> {
    pub game: &'a Merchants,
    pub paper: Paper,
    pub dice: TableDice,
    /// the card of this turn
    pub card: RivalCard,
    pub people: &'a mut dyn People<Paper>,
}

impl<'a> Session<'a> {
    pub fn new(game: &'a Merchants, seed: &str, people: &'a mut dyn People<Paper>) -> Session<'a> {
        Session { game, paper: Paper::default(), dice: TableDice::new(seed), card: RivalCard::default(), people }
    }
    pub fn cat(&self) -> &'a Catalog {
        &self.game.cat
    }
    pub fn action_card(&self) -> &'a ActionCard {
        self.cat().action(self.card)
    }
    /// Is it one person against the automaton?
    fn is_solo(&self) -> bool {
        self.game.opt.players == 2
    }

    // -- telling and asking -------------------------------------------------------------------------

    pub fn tell(&mut self, line: Line) {
        self.people.hear(line);
    }
    /// Asks until there is an answer. A correction may change the question.
    pub fn ask(&mut self, question: impl Fn(&Session) -> Question) -> Result<String, Stop> {
        self.decide(|s| Err(question(s)), str::to_owned)
    }
    pub fn ask_yes(&mut self, question: impl Fn(&Session) -> Question) -> Result<bool, Stop> {
        Ok(self.ask(question)? == "yes")
    }
    pub fn ask_number(&mut self, question: impl Fn(&Session) -> Question) -> Result<u16, Stop> {
        Ok(self.ask(question)?.parse().unwrap_or_default())
    }
    /// Asks only where the automaton cannot decide by itself; a correction may change that.
    pub fn decide<T>(
        &mut self,
        decide: impl Fn(&Session) -> Result<T, Question>,
        read: impl Fn(&str) -> T,
    ) -> Result<T, Stop> {
        loop {
            let question = match decide(self) {
                Ok(decided) => return Ok(decided),
                Err(question) => question,
            };
            match self.people.answer(&question, &self.paper)? {
                Entry::Answer(answer) => return Ok(read(&answer)),
                Entry::Set(correction) => self.correct(&correction),
            }
        }
    }
    fn correct(&mut self, correction: &str) {
        if let Some(was) = self.paper.correct(correction) {
            let parts: Vec<&str> = correction.split(' ').collect();
            let town = parts[1..parts.len() - 1].iter().map(|town| format!("town-{town}"));
            let what = std::iter::once(format!("automaton-thing-{}", parts[0])).chain(town);
            let line = Line::new("automaton-corrected").words("what", what).number("was", was);
            self.tell(line.text("now", parts[parts.len() - 1]));
        }
    }
    /// Where it goes: a choice between towns that are equally good.
    pub fn town_choice(
        &mut self,
        among: impl Fn(&Paper) -> Set<Town>,
        rule: &'static str,
    ) -> Result<Option<Town>, Stop> {
        self.choose_town(among, ["automaton-ask-tie", "automaton-help-tie"], rule)
    }
    /// A choice between towns: the question and its help.
    pub fn choose_town(
        &mut self,
        among: impl Fn(&Paper) -> Set<Town>,
        [ask, help]: [&'static str; 2],
        rule: &'static str,
    ) -> Result<Option<Town>, Stop> {
        let decide = |s: &Session| {
            let towns = among(&s.paper);
            if towns.len() <= 1 {
                return Ok(towns.iter().next());
            }
            let words = towns.iter().map(Town::word).collect();
            Err(Question::new(Line::new(ask), help, rule, Want::Choice(words)))
        };
        self.decide(decide, |answer| answer.parse().ok())
    }

    // -- what it owns ---------------------------------------------------------------------------------

    pub fn change(&mut self, thing: Thing, by: i16) {
        let (was, now) = self.paper.change(thing, by);
        if was != now {
            let line = Line::new("automaton-change").word("thing", format!("automaton-thing-{thing}"));
            self.tell(line.number("was", was).number("now", now));
        }
    }
    pub fn change_cards(&mut self, card: Card, town: Town, by: i8) {
        let place = self.paper.cards_mut(card, town);
        let was = *place;
        *place = was.saturating_add_signed(by);
        let line = Line::new("automaton-change-cards").word("card", format!("automaton-thing-{card}"));
        let line = line.word("town", format!("town-{town}")).number("was", was);
        let now = self.paper.cards(card, town);
        self.tell(line.number("now", now));
    }

    // -- the course of the game -----------------------------------------------------------------------

    pub fn run(&mut self) -> Result<(), Stop> {
        self.set_up()?;
        for round in 1..=13 {
            self.paper.round = round;
            self.tell(Line::new("automaton-round").number("round", round));
            for seat in Seat::all(self.game.opt.players) {
                if seat == self.game.rival {
                    self.turn()?;
                } else {
                    self.turn_of_people(seat)?;
                }
            }
        }
        self.paper.round = 14;
        self.final_trip()?;
        self.ending()
    }

    /// P-060 to P-063.
    fn set_up(&mut self) -> Result<(), Stop> {
        self.tell(Line::new("automaton-set-up"));
        if self.is_solo() {
            let left = self.game.rules.solo_upgrades;
            self.tell(Line::new("automaton-set-up-upgrades").number("left", left));
        }
        let level = self.cat().levels[self.game.opt.level.index()];
        self.change(Thing::Coins, i16::from(level.coins) + i16::from(self.game.rival.0));
        self.change(Thing::Lanterns, level.lanterns.into());
        self.change(Thing::Dice, level.illuminated.into());
        self.change(Thing::Deeds, 1);
        self.change(Thing::Goods, 1); // P-062: the good of its seat
        let hero = self.ask(|_| {
            let ask = Line::new("automaton-ask-starting-hero");
            Question::new(ask, "automaton-help-starting-hero", "P-063", Want::Choice(towns()))
        })?;
        if let Ok(town) = hero.parse() {
            self.change_cards(Card::Heroes, town, 1);
        }
        self.change(Thing::Goods, 1); // his good
        Ok(())
    }

    /// Somebody else's turn concerns it only if a caravan sets out.
    fn turn_of_people(&mut self, seat: Seat) -> Result<(), Stop> {
        let solo = self.is_solo();
        let answer = self.ask(|_| {
            let ask = if solo {
                Line::new("automaton-ask-turn-solo")
            } else {
                Line::new("automaton-ask-turn").seat("seat", seat)
            };
            Question::new(ask, "automaton-help-turn", "P-082", Want::Own(&Of::Caravan)).usually("-")
        })?;
        match read_caravan(&answer) {
            Some((town, road)) => self.others_set_out(town, road),
            None => Ok(()),
        }
    }

    /// P-067, P-096: the next card; the deck is shuffled when it is out.
    pub fn draw_card(&mut self) {
        if self.paper.deck.is_empty() {
            self.paper.deck = Set::first_n(self.cat().actions.len() as u32);
        }
        self.card = self.paper.deck.draw(&mut self.dice, ACTIONS).expect("just shuffled");
    }

    /// The effects of a list of the catalog.
    pub fn list(&mut self, list: List) -> Result<(), Stop> {
        let effects = self.cat().list(list);
        self.effects(effects)
    }
}
