//! Flags that games bring to a command of the program: settings of an automaton, quests that change prices.
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Id};
use std::marker::PhantomData;

/// Adds the flags of a game.
pub type Flags = fn(Command) -> Command;

/// A game without any.
pub fn none(command: Command) -> Command {
    command
}

/// A command to which games bring flags.
pub trait Asks {
    /// flags of the command that none of them goes with
    const NOT_WITH: &'static [&'static str] = &[];

    /// each game with its flags
    fn flags() -> Vec<(&'static str, Flags)>;
}

/// What was said of them.
pub struct Said<C> {
    pub matches: ArgMatches,
    command: PhantomData<C>,
}

fn ids(flags: Flags) -> Vec<Id> {
    flags(Command::new("")).get_arguments().map(|arg| arg.get_id().clone()).collect()
}

impl<C: Asks> Said<C> {
    /// A flag that was said, and is another game's: the game, and its flag.
    pub fn of_another(&self, game: &str) -> Option<(&'static str, String)> {
        let is_said = |id: &Id| self.matches.value_source(id.as_str()) == Some(ValueSource::CommandLine);
        let others = C::flags().into_iter().filter(|(owner, _)| *owner != game);
        let mut all = others.flat_map(|(owner, flags)| ids(flags).into_iter().map(move |id| (owner, id)));
        all.find(|(_, id)| is_said(id)).map(|(owner, id)| (owner, id.as_str().replace('_', "-")))
    }
}

impl<C: Asks> Said<C> {
    /// The flags of this game that were said, with what was said.
    pub fn of(&self, game: &str) -> Vec<(String, String)> {
        let own = C::flags().into_iter().filter(|(owner, _)| *owner == game).flat_map(|(_, flags)| ids(flags));
        let said = |id: Id| Some((id.to_string(), self.matches.get_one::<String>(id.as_str())?.clone()));
        own.filter_map(said).collect()
    }
}

impl<C: Asks> FromArgMatches for Said<C> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Said { matches: matches.clone(), command: PhantomData })
    }
    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.matches = matches.clone();
        Ok(())
    }
}

impl<C: Asks> Args for Said<C> {
    fn augment_args(command: Command) -> Command {
        let add = |command: Command, flags: Flags| {
            let not_with = |command: Command, id: Id| command.mut_arg(id, |arg| arg.conflicts_with_all(C::NOT_WITH));
            ids(flags).into_iter().fold(flags(command), not_with)
        };
        C::flags().into_iter().fold(command, |command, (_, flags)| add(command, flags))
    }
    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}
