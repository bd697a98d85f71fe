//! What a person does in this repository: `cargo xtask play | serve | page | release | test | audit | bench | rules | types | balance | sheets | tune`.
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
cargo xtask bench [--json] [--quick]
                             decisions per second with chess as yardstick, allocations, instructions per decision
cargo xtask bench server [--json] [--quick]
                             200 tables of 4 sockets on this machine: durable moves per second, how long they take, restart
cargo xtask rules            which rules have a test
cargo xtask types            writes the types of the wire down for the page; the tests compare them
cargo xtask balance GAME [GAMES]
                             plays so many games for each line-up of opponents and writes docs/balance-GAME.md
cargo xtask sheets [SEED]    makes the sheets of Silk Road anew and writes their part of docs/balance-silk-road.md
cargo xtask tune merchants [ARGS]
                             looks for better weights of the greedy bot and tests whether they win; --help says more
cargo xtask audit            known weaknesses of what we build on, where the database of them can be had

Whatever is missing is installed, and said before; with --no-install the commands are only printed.";

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
        ["sheets", ref rest @ ..] => example("silk-road", "sheets", rest),
        ["tune", "merchants", ref rest @ ..] => tune(rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(Failed(format!("unknown: cargo xtask {}\n\n{HELP}", words.join(" ")))),
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

fn tune(args: &[&str]) -> Result<(), Failed> {
    let tuning =
        ["run", "--release", "--quiet", "--package", "arena", "--features", "tuning", "--example", "tune", "--"];
    cargo(&tuning, args)
}

/// Without arguments in a browser, otherwise in the terminal.
fn play(args: &[&str]) -> Result<(), Failed> {
    if args.is_empty() {
        return serve(&[], true);
    }
    println!("building the program (the first time takes a minute or two) ...");
    // A terminal needs no page, and so no Node.js.
    let build = ["--profile", "play", "--quiet", "--package", "caravan", "--no-default-features"];
    cargo(&["build"], &build)?;
    let mut all = vec!["run"];
    all.extend(build);
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
    println!("building the page and the program (the first time takes some minutes) ...");
    web::build()?;
    cargo(&["build", "--profile", "play", "--quiet", "--package", "caravan"], &[])?;
    let mut all = vec!["run", "--profile", "play", "--quiet", "--package", "caravan", "--", "serve"];
    all.extend(open.then_some("--open"));
    cargo(&all, args)
}
