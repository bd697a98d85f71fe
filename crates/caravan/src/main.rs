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
mod games_list;
mod market;
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
use std::io;
use std::process::ExitCode;

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
}

fn main() -> ExitCode {
    match Cli::parse().command {
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
    }
}

/// 0: fine; 1: it was not, and the reader has been told why. Whoever stops reading has read enough.
fn status(result: Result<bool, impl Into<Box<dyn Error>>>) -> ExitCode {
    match result.map_err(Into::into) {
        Ok(fine) => ExitCode::from(u8::from(!fine)),
        Err(e) if is_broken_pipe(e.as_ref()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("caravan: {e}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(e: &(dyn Error + 'static)) -> bool {
    e.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
}
