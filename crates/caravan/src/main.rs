//! The program. One small file per command; what they share is in [`desk`] (files, packs, seeds) and [`fault`] (what
//! can go wrong, by name).
//!
//! Nothing here knows a rule: every command opens a table from the shelf and talks to it as any client would. The two
//! exceptions help people who play with cardboard: [`automaton`] keeps an automaton's accounts, [`market`] sells goods.
mod advice;
mod arena;
mod automaton;
mod board;
mod check;
mod desk;
mod fault;
#[cfg(test)]
mod flags;
mod games_list;
mod growing;
mod market;
mod out;
mod papers;
mod play;
mod replay;
mod review;
mod serve;
mod simulate;
mod speak;
mod stop;
mod tui;

use clap::{Parser, Subcommand};
use std::error::Error;
use std::io::{self, Write};
use std::process::{ExitCode, exit};

/// Caravanserai: board games about travelling merchants, played by their rules.
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  caravan play                              a game in this terminal, against a bot
  caravan play --seats me,concern           alone against the automaton of Merchants (--level, --edition)
  caravan serve                             a server for browsers: play, with friends, over days
  caravan games                             which games there are, and their options
  caravan automaton merchants               an opponent for the box on your table: it draws cards and keeps accounts
  caravan market now-or-never 3 3 3 3       what goods are worth at the market, and by which trades
  caravan speak merchants                   the rules for your own program, as JSON lines
  caravan replay game.jsonl --lang hu       a game, step by step, in words
  caravan replay game.jsonl --at 120        the board after the 120th action
  caravan replay game.jsonl --watch         watch it again, at the pace at which it was played
  caravan arena merchants --bot greedy --bot random
                                            who is stronger, and how sure that is; your own program may play, too
  caravan review game.jsonl                 where it turned: curves, and the choices that cost most
  caravan check game.jsonl                  was this game played by the rules, with the dice that were promised?
  caravan check content my-cards/           is this content pack whole?

`caravan COMMAND --help` says more about each command.";

#[derive(Subcommand)]
enum Command {
    /// Play in this terminal
    Play(play::Args),
    Automaton(automaton::Args),
    Market(market::Args),
    Games(games_list::Args),
    Serve(serve::Args),
    Speak(speak::Args),
    Replay(replay::Args),
    Review(review::Args),
    Check(check::Args),
    /// Let bots play many games
    Simulate(simulate::Args),
    Arena(Box<arena::Args>),
    Completions(papers::Completions),
    #[command(hide = true)]
    Man(papers::Man),
}

fn main() -> ExitCode {
    match stop::outlive_full_files() {
        Ok(()) => run(parsed()),
        Err(e) => status(Err(e)),
    }
    .into()
}

/// The status of the program.
fn run(cli: Cli) -> u8 {
    match cli.command {
        Command::Play(args) => status(play::run(args).map(|()| true)),
        Command::Automaton(args) => status(automaton::run(args).map(|()| true)),
        Command::Market(args) => status(market::run(&args)),
        Command::Games(args) => status(games_list::run(&args).map(|()| true)),
        Command::Serve(args) => status(serve::run(args).map(|()| true)),
        Command::Speak(args) => status(speak::run(&args).map(|()| true)),
        Command::Replay(args) => status(replay::run(&args).map(|()| true)),
        Command::Review(args) => status(review::run(&args).map(|()| true)),
        Command::Check(args) => status(check::run(&args)),
        Command::Simulate(args) => status(simulate::run(args).map(|()| true)),
        Command::Arena(args) => status(arena::run(*args)),
        Command::Completions(args) => status(papers::completions(&args).map(|()| true)),
        Command::Man(args) => status(papers::man(&args).map(|()| true)),
    }
}

/// What was asked for. What is wrong with it is said by clap, but not with signs that command a terminal.
fn parsed() -> Cli {
    let asked: Vec<_> = std::env::args_os().collect();
    Cli::try_parse_from(&asked).unwrap_or_else(|e| {
        if asked.iter().any(|arg| arg.to_string_lossy().contains(games::safe::commands)) {
            let _ = write!(out::stderr(), "{}", e.render());
            exit(e.exit_code());
        }
        e.exit()
    })
}

/// 0: fine; 1: it was not, and the reader has been told why. Whoever stops reading has read enough.
fn status(result: Result<bool, impl Into<Box<dyn Error>>>) -> u8 {
    match result.map_err(Into::into) {
        Ok(fine) => u8::from(!fine),
        Err(e) if is_broken_pipe(e.as_ref()) => 0,
        Err(e) => {
            // Whoever has closed our terminal cannot be told.
            let _ = writeln!(out::stderr(), "caravan: {e}");
            1
        }
    }
}

fn is_broken_pipe(e: &(dyn Error + 'static)) -> bool {
    e.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
}
