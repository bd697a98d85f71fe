//! Who plays a game, and how a table of any game asks them. No game is named here: whoever keeps a shelf asks for the
//! [`Rivals`] of each game on it.
use crate::advice::{self, Expected};
use crate::search::{Analysis, Line, Setting, Worth};
use crate::{Advice, Bot, Counsel, Intention, NoBot, Still, Thought};
use table::{AnyTable, FastDice, Millis, Mind, Seat, Shelved, Table, Text};

/// A game with opponents.
pub trait Opponents: Shelved<State: Send> {
    /// everybody who may sit down: yard-sticks first, then the levels
    const NAMES: &'static [&'static str];
    /// the five that people play against, the weakest first
    const LEVELS: [&'static str; 5];
    /// who plays against somebody who names nobody
    const USUAL: &'static str;
    /// what a seat is called that the rules play themselves, if they do; the first is its name in files and arguments
    const AUTOMATON: &'static [&'static str] = &[];
    /// do all act at once, so that bots act unasked?
    const UNASKED: bool = false;
    /// can a strong player be asked what it thinks?
    const SEARCHES: bool = false;
    /// tries for each choice of a game that is looked at again: so many that nobody waits long for the whole of it
    const LOOKING_BACK: u32 = 80;

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// What a strong player thinks of every choice, the best first. Games without search have nothing to say.
    fn analyse(_: &Mind<'_, Self>, _: Setting, _seed: u64, _: &Still) -> Option<Analysis<Self::Action>> {
        None
    }
    /// The same of one choice, with all that may follow it.
    fn analyse_only(_: &Mind<'_, Self>, _: Setting, _seed: u64, _: Self::Action) -> Option<Line<Self::Action>> {
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

type Unasked = Result<Option<Intention>, NoBot>;

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
    /// what a seat is called that the rules play themselves, if they do
    pub automaton: &'static [&'static str],
    /// can somebody be asked what is best?
    pub advises: bool,
    pub(crate) looking_back: u32,
    asked: Option<Asked>,
}

#[derive(Clone, Copy)]
struct Asked {
    knows: fn(&str) -> bool,
    choose: fn(&dyn AnyTable, Seat, &str, &mut FastDice) -> Result<String, NoBot>,
    thought: fn(&dyn AnyTable, Seat, &str) -> Result<Thought, NoBot>,
    intention: fn(&dyn AnyTable, Seat, &str, u64) -> Unasked,
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
                knows: |bot| G::bot(bot).is_some(),
                choose: choose::<G>,
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
            automaton: &[],
            advises: false,
            looking_back: 0,
            asked: None,
        }
    }

    fn asked(&self) -> Result<&Asked, NoBot> {
        self.asked.as_ref().ok_or_else(|| NoBot::Game(self.game.into()))
    }
    /// Does this name an opponent? Besides `names` there are those with numbers of their own: `search:nodes=1000`.
    pub fn knows(&self, bot: &str) -> bool {
        self.asked.is_some_and(|asked| (asked.knows)(bot))
    }
    /// Refuses a name that names nobody.
    pub fn known(&self, bot: &str) -> Result<(), NoBot> {
        let unknown = || NoBot::Unknown { bot: bot.into(), game: self.game.into(), known: self.names };
        if (self.asked()?.knows)(bot) { Ok(()) } else { Err(unknown()) }
    }
    /// Asks a bot what it would do; the answer is an action in notation.
    pub fn choose(&self, table: &dyn AnyTable, seat: Seat, bot: &str, dice: &mut FastDice) -> Result<String, NoBot> {
        (self.asked()?.choose)(table, seat, bot, dice)
    }
    /// The same, to be thought on another thread.
    pub fn thought(&self, table: &dyn AnyTable, seat: Seat, bot: &str) -> Result<Thought, NoBot> {
        (self.asked()?.thought)(table, seat, bot)
    }
    /// Asks a bot what it would do without being asked, and when: see [`Bot::volunteer`].
    pub fn volunteer(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        bot: &str,
        seed: u64,
    ) -> Result<Option<(Millis, String)>, NoBot> {
        Ok(self.volunteer_thought(table, seat, bot, seed)?.and_then(|intention| intention()))
    }
    /// The same, to be thought on another thread. `None`: in this game nobody acts unasked.
    pub fn volunteer_thought(&self, table: &dyn AnyTable, seat: Seat, bot: &str, seed: u64) -> Unasked {
        self.asked.map_or(Ok(None), |asked| (asked.intention)(table, seat, bot, seed))
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

fn choose<G: Opponents>(table: &dyn AnyTable, seat: Seat, bot: &str, dice: &mut FastDice) -> Result<String, NoBot> {
    Ok(sit::<G>(bot)?.choose(&mind::<G>(table, seat), dice).to_string())
}

fn thought<G: Opponents>(table: &dyn AnyTable, seat: Seat, bot: &str) -> Result<Thought, NoBot> {
    let (mut bot, away) = (sit::<G>(bot)?, mind::<G>(table, seat).carry());
    Ok(Box::new(move |dice, still| {
        bot.heed(still);
        bot.choose(&away.mind(), dice).to_string()
    }))
}

fn intention<G: Opponents>(table: &dyn AnyTable, seat: Seat, bot: &str, seed: u64) -> Unasked {
    if !G::UNASKED {
        return Ok(None);
    }
    let (mut bot, away) = (sit::<G>(bot)?, mind::<G>(table, seat).carry());
    Ok(Some(Box::new(move || bot.volunteer(&away.mind(), seed).map(|(at, action)| (at, action.to_string())))))
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

fn sit<G: Opponents>(bot: &str) -> Result<Box<dyn Bot<G>>, NoBot> {
    G::bot(bot).ok_or_else(|| NoBot::unknown::<G>(bot))
}

fn mind<G: Opponents>(table: &dyn AnyTable, seat: Seat) -> Mind<'_, G> {
    open::<G>(table).mind(seat)
}

fn open<G: Opponents>(table: &dyn AnyTable) -> &Table<G> {
    table.as_any().downcast_ref::<Table<G>>().expect("a table of the game that it names")
}
