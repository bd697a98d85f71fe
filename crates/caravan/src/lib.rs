//! The program, with the games that [`shelf::all`] has: whoever has games of their own chooses a list and calls [`main`].
//! One small file per command; what they share is in [`inputs`] (files, packs, seeds) and [`fault`] (what
//! can go wrong, by name).
//!
//! Nothing here knows a rule or a game: every command opens a table from the shelf and talks to it as any client would. How a
//! game looks, and how it helps people who play with cardboard ([`automaton`] keeps accounts, [`market`] sells goods), its
//! face says: [`faces`] has the one list.
mod advice;
mod arena;
mod automaton;
mod board;
mod check;
pub mod faces;
#[cfg(test)]
mod flags;
mod games_list;
mod growing;
mod inputs;
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
use std::path::Path;
use std::process::{ExitCode, exit};
use std::sync::OnceLock;

/// Caravanserai: board games about travelling merchants, played by their rules.
#[derive(Parser)]
#[command(version, max_term_width = 100, after_help = examples())]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

static PROGRAM: OnceLock<String> = OnceLock::new();

/// What this program is called: one with games of its own has a name of its own.
pub fn program() -> &'static str {
    PROGRAM.get().map_or("caravan", String::as_str)
}

/// What can be said, with games of this program.
fn examples() -> String {
    let usual = inputs::usual_game();
    let beside = shelf::all().iter().find_map(|game| Some((game.name, *game.rivals.automaton.words.first()?)));
    let lines = [
        Some(("play".into(), "a game in this terminal, against a bot")),
        beside.map(|(game, it)| (format!("play {game} --seats me,{it}"), "alone against its automaton")),
        Some(("serve".into(), "a server for browsers: play, with friends, over days")),
        Some(("games".into(), "which games there are, and their options")),
        automaton::usual().map(|game| {
            (format!("automaton {game}"), "an opponent for the box on your table: it draws cards and keeps accounts")
        }),
        market::example()
            .map(|said| (format!("market {said}"), "what goods are worth at the market, and by which trades")),
        Some((format!("speak {usual}"), "the rules for your own program, as JSON lines")),
        Some(("replay game.caravan --lang hu".into(), "a game, step by step, in words")),
        Some(("replay game.caravan --at 120".into(), "the board after the 120th action")),
        Some(("replay game.caravan --watch".into(), "watch it again, at the pace at which it was played")),
        Some((
            format!("arena {usual} --bot greedy --bot random"),
            "who is stronger, and how sure that is; your own program may play, too",
        )),
        Some(("review game.caravan".into(), "where it turned: curves, and the choices that cost most")),
        Some(("check game.caravan".into(), "was this game played by the rules, with the dice that were promised?")),
        Some(("check content my-cards/".into(), "is this content pack whole?")),
    ];
    let program = program();
    let line = |(command, about): (String, &str)| match command.len() {
        0..32 => format!("  {program} {command:31} {about}\n"),
        _ => format!("  {program} {command}\n{:41} {about}\n", ""),
    };
    let lines: String = lines.into_iter().flatten().map(line).collect();
    format!("Examples:\n{lines}\n`{program} COMMAND --help` says more about each command.")
}

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
    Man(papers::Man),
}

/// Does what the command line says.
pub fn main() -> ExitCode {
    let called = std::env::args_os().next().unwrap_or_default();
    if let Some(name) = Path::new(&called).file_stem().and_then(|name| name.to_str()) {
        let _ = PROGRAM.set(shelf::safe::line(name).into());
    }
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
        if asked.iter().any(|arg| arg.to_string_lossy().contains(shelf::safe::commands)) {
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
