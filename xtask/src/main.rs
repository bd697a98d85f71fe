//! What a person does in this repository: `cargo xtask play | serve | page | release | test | install | audit | bench | rules |
//! types | balance`, and what games bring.
mod bench;
mod bench_server;
mod games;
mod install;
mod package_test;
mod release;
mod rules;
mod run;
mod suite;
mod test;
mod types;
mod web;

use run::{Failed, cargo};

const HELP: &str = "\
cargo xtask play             build what is missing, start the server on an embedded database, open the game in a browser
cargo xtask play GAME [ARGS] a game in this terminal (`caravan games` lists them); ARGS go to `caravan play` (--seats, --lang, ...)
cargo xtask serve [ARGS]     the server alone; ARGS go to `caravan serve` (--address, --database, ...)
cargo xtask page             builds the page, which a program that serves has inside
cargo xtask release [--program]
                             dist/: the optimised program with the page inside, an archive, a Debian package, checksums; --program: only the
                             program
cargo xtask test quick       the inner loop: format, lints, unit tests and rules, some thousand games under the laws
cargo xtask test [--soak]    everything: format, lints, tests, laws, rules, browser, dependencies; --soak: a million games
                             under the laws, every fault at every statement, 300 kills of the server
cargo xtask install          only installs what `play` and `test` would install, and nothing that is here already
cargo xtask bench [--json] [--quick]
                             decisions per second with chess as yardstick, allocations, instructions per decision
cargo xtask bench server [--json] [--quick]
                             200 tables of 4 sockets on this machine: durable moves per second, how long they take, restart
cargo xtask rules            which rules have a test
cargo xtask types            writes the types of the wire down for the page; the tests compare them
cargo xtask balance GAME [GAMES]
                             plays so many games for each line-up of opponents and writes docs/balance-GAME.md
cargo xtask audit            known weaknesses of what we build on, where the database of them can be had

Whatever is missing is installed, and said before; with --no-install the commands are only printed.";

/// What games bring of their own, below it.
fn help() -> String {
    let own = games::all().unwrap_or_default();
    let own = own.iter().flat_map(games::Game::commands);
    let lines =
        own.map(|c| format!("\ncargo xtask {} {}\n                             {}", c.words.join(" "), c.args, c.help));
    format!("{HELP}\n{}", lines.collect::<String>())
}

fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut words: Vec<&str> = args.iter().map(String::as_str).collect();
    if let Some(at) = words.iter().position(|&word| word == "--no-install") {
        words.remove(at);
        install::only_say();
    }
    let done = match words[..] {
        ["play", ref rest @ ..] => play(rest),
        ["page"] => web::build(),
        ["release", ref flags @ ..] => release::run(flags),
        ["install"] => install::all(&test::needs()),
        ["audit"] => test::audit(),
        ["test", "quick"] => test::quick(),
        ["test", "package"] => package_test::run(),
        ["test"] => test::run(false),
        ["test", "--soak"] => test::run(true),
        ["serve", ref rest @ ..] => serve(rest, false),
        ["bench", "server", ref flags @ ..] => bench_server::run(flags),
        ["bench", ref flags @ ..] => bench::run(flags),
        ["rules"] => rules::run(),
        ["types"] => types::run(),
        ["balance", game, ref rest @ ..] => balance(game, rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{}", help());
            Ok(())
        }
        _ => of_a_game(&words),
    };
    match done {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(Failed(why)) => {
            eprintln!("{why}");
            std::process::ExitCode::FAILURE
        }
    }
}

/// How the cards of a game play, measured by a program of the arena that bears its name.
fn balance(game: &str, args: &[&str]) -> Result<(), Failed> {
    let names: Vec<String> = games::all()?.into_iter().map(|game| game.name).collect();
    if !names.iter().any(|name| name == game) {
        return Err(Failed(format!("there is no game `{game}`; there are: {}", names.join(", "))));
    }
    example("arena", &format!("balance_{}", game.replace('-', "_")), args)
}

/// A program of ours that is not part of `caravan`.
fn example(package: &str, name: &str, args: &[&str]) -> Result<(), Failed> {
    cargo(&["run", "--release", "--quiet", "--package", package, "--example", name, "--"], args)
}

/// A command that a game brings.
fn of_a_game(words: &[&str]) -> Result<(), Failed> {
    let games = games::all()?;
    let meant = games.iter().flat_map(games::Game::commands).find(|command| words.starts_with(&command.words));
    let Some(command) = meant else {
        return Err(Failed(format!("unknown: cargo xtask {}\n\n{}", words.join(" "), help())));
    };
    let mut run = vec!["run", "--release", "--quiet", "--package", command.package, "--example", command.example];
    if let Some(features) = command.features {
        run.extend(["--features", features]);
    }
    run.push("--");
    cargo(&run, &words[command.words.len()..])
}

/// Without arguments in a browser, otherwise in the terminal.
fn play(args: &[&str]) -> Result<(), Failed> {
    if args.is_empty() {
        return serve(&[], true);
    }
    println!("building the program (the first time takes a minute or two) ...");
    let mut build = vec!["--profile", "play", "--quiet", "--package", "caravan"];
    // A terminal needs no page, and so no Node.js. Where there is one, the program that has it inside is not built a second time.
    if !web::needs().is_empty() {
        build.push("--no-default-features");
    }
    cargo(&["build"], &build)?;
    let mut all = vec!["run"];
    all.extend(&build);
    all.extend(["--", "play"]);
    let goes_on = args.iter().any(|a| a.starts_with("--continue"));
    let named = args.first().is_some_and(|a| !a.starts_with('-'));
    if !goes_on && !named {
        // The first game, and two to play against.
        if !args.iter().any(|a| a.starts_with("--seats")) {
            all.extend(["--seats", "me,greedy,greedy"]);
        }
    }
    cargo(&all, args)
}

fn serve(args: &[&str], open: bool) -> Result<(), Failed> {
    install::ask(&web::needs())?;
    println!("building the page and the program (the first time takes some minutes) ...");
    web::build()?;
    cargo(&["build", "--profile", "play", "--quiet", "--package", "caravan"], &[])?;
    let mut all = vec!["run", "--profile", "play", "--quiet", "--package", "caravan", "--", "serve"];
    all.extend(open.then_some("--open"));
    cargo(&all, args)
}
