//! Who plays a game, and how a table of any game asks them. No game is named here: whoever keeps a shelf asks for the
//! [`Rivals`] of each game on it.
use crate::advice::{self, Expected};
use crate::lodgers::{Lodgers, Lodging};
use crate::search::{Analysis, Line, Setting, Worth};
use crate::{Advice, Bot, Counsel, Intention, NoBot, Still, Thought};
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;
use table::{AnyTable, FastDice, Mind, Seat, Shelved, Table, Text};

/// A seat that the rules of a game play themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Automaton {
    /// the words that seat it; the first is its name in files and arguments
    pub words: &'static [&'static str],
    /// everything that it may be called, as messages
    pub names: &'static [&'static str],
    /// options that say something only where it sits
    pub options: &'static [&'static str],
}

impl Automaton {
    /// In games whose rules play no seat.
    pub const NONE: Automaton = Automaton { words: &[], names: &[], options: &[] };
}

/// A game with opponents.
pub trait Opponents: Shelved<State: Send> {
    /// everybody who may sit down: yard-sticks first, then the levels
    const NAMES: &'static [&'static str];
    /// the five that people play against, the weakest first
    const LEVELS: [&'static str; 5];
    /// who plays against somebody who names nobody
    const USUAL: &'static str;
    /// who plays a seat by the rules alone, if somebody does
    const AUTOMATON: Automaton = Automaton::NONE;
    /// do all act at once, so that bots act unasked?
    const UNASKED: bool = false;
    /// can a strong player be asked what it thinks?
    const SEARCHES: bool = false;
    /// tries for each choice of a game that is looked at again: so many that nobody waits long for the whole of it
    const LOOKING_BACK: u32 = 80;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// Which of its names the automaton has under the options of this game.
    fn automaton_name(&self) -> Option<&'static str> {
        Self::AUTOMATON.names.first().copied()
    }
    /// What a strong player thinks of every choice, the best first. Games without search have nothing to say.
    fn analyse(_: &Mind<'_, Self>, _: Setting, _seed: u64, _: &Still) -> Option<Analysis<Self::Action>> {
        None
    }
    /// The same of one choice, with all that may follow it.
    fn analyse_only(_: &Mind<'_, Self>, _: Setting, _seed: u64, _: Self::Action) -> Option<Line<Self::Action>> {
        None
    }
    /// How many turns have begun, and what the position is worth to a seat. Games without search need not say.
    fn standing(&self, _: &Self::State, _: Seat) -> Option<(u32, i32)> {
        None
    }
    /// What a seat has gained and given up from one position to another: the reason for a way.
    fn gains(&self, _before: &Self::State, _after: &Self::State, _: Seat) -> Vec<Text> {
        vec![]
    }
    /// What each seat may expect when everything is known.
    fn outlook(&self, _: &Self::State, _seed: u64) -> Option<Worth> {
        None
    }
}

/// The opponents of one game, behind functions that know it.
#[derive(Clone, Copy)]
pub struct Rivals {
    pub game: &'static str,
    /// by name: yard-sticks first, then the levels
    pub names: &'static [&'static str],
    /// the five that people choose from, the weakest first
    pub levels: &'static [&'static str],
    /// who plays against somebody who names nobody
    pub usual: &'static str,
    /// who plays a seat by the rules alone, if somebody does
    pub automaton: Automaton,
    /// can somebody be asked what is best?
    pub advises: bool,
    pub(crate) looking_back: u32,
    asked: Option<Asked>,
}

#[derive(Clone, Copy)]
pub(crate) struct Asked {
    automaton_name: fn(&Value) -> Option<&'static str>,
    sit: fn(&str) -> Option<Box<dyn Any + Send>>,
    pub thought: fn(&dyn AnyTable, Seat, Arc<Lodging>) -> Thought,
    pub intention: fn(&dyn AnyTable, Seat, Arc<Lodging>, u64) -> Option<Intention>,
    counsel: fn(&dyn AnyTable, Seat, Setting, u64) -> Option<Counsel>,
    price: fn(&dyn AnyTable, Seat, Setting, u64, &str) -> Option<f64>,
    outlook: fn(&dyn AnyTable, u64) -> Option<Vec<Expected>>,
}

impl Rivals {
    pub const fn of<G: Opponents>() -> Rivals {
        Rivals {
            game: G::NAME,
            names: G::NAMES,
            levels: &G::LEVELS,
            usual: G::USUAL,
            automaton: G::AUTOMATON,
            advises: G::SEARCHES,
            looking_back: G::LOOKING_BACK,
            asked: Some(Asked {
                automaton_name: |options| G::build(options, None).ok()?.automaton_name(),
                sit: |bot| G::bot(bot).map(|bot| Box::new(bot) as _),
                thought: thought::<G>,
                intention: intention::<G>,
                counsel: counsel::<G>,
                price: price::<G>,
                outlook: outlook::<G>,
            }),
        }
    }
    /// A game that only people play.
    pub const fn nobody(game: &'static str) -> Rivals {
        Rivals {
            game,
            names: &[],
            levels: &[],
            usual: "random",
            automaton: Automaton::NONE,
            advises: false,
            looking_back: 0,
            asked: None,
        }
    }

    /// What the automaton is called under these options, as a message. `None`: there is none, or there is no such game.
    pub fn automaton_name(&self, options: &Value) -> Option<&'static str> {
        (self.asked?.automaton_name)(options)
    }
    /// Does this name an opponent? Besides `names` there are those with numbers of their own: `search:nodes=1000`.
    pub fn knows(&self, bot: &str) -> bool {
        self.sit(bot).is_ok()
    }
    /// Refuses a name that names nobody.
    pub fn known(&self, bot: &str) -> Result<(), NoBot> {
        self.sit(bot).map(|_| ())
    }
    /// Somebody of this name, and how to ask them.
    pub(crate) fn sit(&self, bot: &str) -> Result<(Asked, Box<dyn Any + Send>), NoBot> {
        let asked = self.asked.ok_or_else(|| NoBot::Game(self.game.into()))?;
        let unknown = || NoBot::Unknown { bot: bot.into(), game: self.game.into(), known: self.names };
        Ok((asked, (asked.sit)(bot).ok_or_else(unknown)?))
    }
    /// Asks somebody who has just sat down what they would do; the answer is an action in notation. Whoever plays a seat for
    /// longer is one of the [`Lodgers`].
    pub fn choose(&self, table: &dyn AnyTable, seat: Seat, bot: &str, dice: &mut FastDice) -> Result<String, NoBot> {
        Ok(Lodgers::default().at(self, seat, bot)?.choose(table, dice))
    }
    /// What a strong player would tell this seat; made of what the seat knows, the dice of its search too: the same knowledge
    /// gives the same answer, at whatever table. It must be its turn. `None`: nobody here can say.
    pub fn counsel(&self, table: &dyn AnyTable, seat: Seat, setting: Setting) -> Option<Counsel> {
        let known = table.sheet(Some(seat))["board"].to_string();
        (self.asked?.counsel)(table, seat, setting, table::fingerprint(&known))
    }
    /// The same, at once.
    pub fn hint(&self, table: &dyn AnyTable, seat: Seat, setting: Setting) -> Option<Advice> {
        self.counsel(table, seat, setting)?(&Still::default())
    }
    /// How far ahead this seat may expect to be after one of its choices.
    pub fn price(&self, table: &dyn AnyTable, seat: Seat, setting: Setting, seed: u64, action: &str) -> Option<f64> {
        (self.asked?.price)(table, seat, setting, seed, action)
    }
    /// What each seat may expect. It looks at everything, so it is for games that are over.
    pub fn outlook(&self, table: &dyn AnyTable, seed: u64) -> Option<Vec<Expected>> {
        (self.asked?.outlook)(table, seed)
    }
}

fn thought<G: Opponents>(table: &dyn AnyTable, seat: Seat, lodging: Arc<Lodging>) -> Thought {
    let (away, question) = (mind::<G>(table, seat).carry(), lodging.question(table.rows()));
    Box::new(move |dice, still| {
        lodging.ask::<G, _>(question, |bot| {
            bot.heed(still);
            bot.choose(&away.mind(), dice).to_string()
        })
    })
}

fn intention<G: Opponents>(table: &dyn AnyTable, seat: Seat, lodging: Arc<Lodging>, seed: u64) -> Option<Intention> {
    if !G::UNASKED {
        return None;
    }
    let (away, question) = (mind::<G>(table, seat).carry(), lodging.question(table.rows()));
    Some(Box::new(move || {
        let next = lodging.ask::<G, _>(question, |bot| bot.volunteer(&away.mind(), seed));
        next.map(|(at, action)| (at, action.to_string()))
    }))
}

fn counsel<G: Opponents>(table: &dyn AnyTable, seat: Seat, setting: Setting, seed: u64) -> Option<Counsel> {
    if !G::SEARCHES {
        return None;
    }
    let away = mind::<G>(table, seat).carry();
    Some(Box::new(move |still| {
        let mind = away.mind();
        advice::of(&mind, &G::analyse(&mind, setting, seed, still)?)
    }))
}

fn price<G: Opponents>(table: &dyn AnyTable, seat: Seat, setting: Setting, seed: u64, action: &str) -> Option<f64> {
    Some(G::analyse_only(&mind::<G>(table, seat), setting, seed, action.parse().ok()?)?.value)
}

fn outlook<G: Opponents>(table: &dyn AnyTable, seed: u64) -> Option<Vec<Expected>> {
    let table = open::<G>(table);
    let worth = table.game().outlook(table.state(), seed)?;
    let seats = Seat::all(table.game().seats()).map(Seat::index);
    Some(seats.map(|i| Expected { rank: worth.rank[i], lead: worth.lead[i] }).collect())
}

fn mind<G: Opponents>(table: &dyn AnyTable, seat: Seat) -> Mind<'_, G> {
    open::<G>(table).mind(seat)
}

fn open<G: Opponents>(table: &dyn AnyTable) -> &Table<G> {
    table.as_any().downcast_ref::<Table<G>>().expect("a table of the game that it names")
}
