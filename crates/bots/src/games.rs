//! One line per game: who plays it, and how a table of any game asks them.
use crate::advice::{self, Expected};
use crate::search::{Analysis, Line, Setting, Worth};
use crate::{Bot, Counsel, Intention, NoBot, Still, Thought};
use ::merchants::Merchants;
use ::now_or_never::NowOrNever;
use ::silk_road::SilkRoad;
use table::{AnyTable, FastDice, Mind, Seat, Shelved, Table, Text};

/// A game with opponents.
pub trait Opponents: Shelved<State: Send> {
    /// everybody who may sit down: yard-sticks first, then the levels
    const NAMES: &'static [&'static str];
    /// the five that people play against, the weakest first
    const LEVELS: [&'static str; 5];
    /// who plays against somebody who names nobody
    const USUAL: &'static str;
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

/// All games that have opponents. A new game is one line.
const GAMES: &[Entry] = &[Entry::of::<Merchants>(), Entry::of::<SilkRoad>(), Entry::of::<NowOrNever>()];

type Unasked = Result<Option<Intention>, NoBot>;

/// A game with opponents, behind functions that know it.
pub(crate) struct Entry {
    pub name: &'static str,
    pub names: &'static [&'static str],
    pub levels: &'static [&'static str],
    pub usual: &'static str,
    pub knows: fn(&str) -> bool,
    pub choose: fn(&dyn AnyTable, Seat, &str, &mut FastDice) -> Result<String, NoBot>,
    pub thought: fn(&dyn AnyTable, Seat, &str) -> Result<Thought, NoBot>,
    pub intention: fn(&dyn AnyTable, Seat, &str, u64) -> Unasked,
    pub advises: bool,
    pub looking_back: u32,
    pub advice: fn(&dyn AnyTable, Seat, Setting, u64) -> Option<Counsel>,
    pub price: fn(&dyn AnyTable, Seat, Setting, u64, &str) -> Option<f64>,
    pub outlook: fn(&dyn AnyTable, u64) -> Option<Vec<Expected>>,
}

/// The entry of a game, if it has opponents.
pub(crate) fn entry(game: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.name == game)
}

impl Entry {
    const fn of<G: Opponents>() -> Entry {
        Entry {
            name: G::NAME,
            names: G::NAMES,
            levels: &G::LEVELS,
            usual: G::USUAL,
            knows: |bot| G::bot(bot).is_some(),
            choose: choose::<G>,
            thought: thought::<G>,
            intention: intention::<G>,
            advises: G::SEARCHES,
            looking_back: G::LOOKING_BACK,
            advice: counsel::<G>,
            price: price::<G>,
            outlook: outlook::<G>,
        }
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
    G::bot(bot).ok_or_else(|| NoBot::Unknown { bot: bot.into(), game: G::NAME.into() })
}

fn mind<G: Opponents>(table: &dyn AnyTable, seat: Seat) -> Mind<'_, G> {
    open::<G>(table).mind(seat)
}

fn open<G: Opponents>(table: &dyn AnyTable) -> &Table<G> {
    table.as_any().downcast_ref::<Table<G>>().expect("a table of the game that it names")
}
