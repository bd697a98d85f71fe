//! Speed, with random chess as the yardstick in the same run on one core.
use crate::install;
use crate::run::{Failed, built, cargo_command, exists, output};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

pub fn run(flags: &[&str]) -> Result<(), Failed> {
    if let Some(unknown) = flags.iter().find(|f| !["--json", "--quick"].contains(f)) {
        return Err(Failed(format!("unknown flag {unknown}: cargo xtask bench [--json] [--quick]")));
    }
    let quick = flags.contains(&"--quick");
    let program = build()?;
    let mut bench = one_core(&program);
    if quick {
        bench.arg("--quick");
    }
    let text = output(&mut bench)?;
    let mut figures: Value =
        serde_json::from_str(text.trim()).map_err(|e| Failed(format!("the benchmark printed no figures: {e}")))?;
    figures["chess"]["instructions_per_decision"] = instructions(&program, None)?;
    possible("chess", &figures["chess"])?;
    for (name, game) in figures["games"].as_object_mut().into_iter().flatten() {
        let most = game["most"].to_string();
        let row = &mut game["players"][most];
        row["instructions_per_decision"] = instructions(&program, Some(name))?;
        possible(name, row)?;
    }
    for game in crate::games::all()? {
        if let Some(example) = game.said["bench"].as_str() {
            figures["games"][&game.name]["own"] = own(&game.name, example, quick)?;
        }
    }
    if flags.contains(&"--json") {
        println!("{figures}");
    } else {
        print(&figures);
    }
    Ok(())
}

/// No core of today ends more instructions in a nanosecond: then one of two figures counts something else.
const MOST_PER_NS: f64 = 12.0;

/// Time and instructions of the same decisions must fit each other.
fn possible(name: &str, row: &Value) -> Result<(), Failed> {
    match (row["instructions_per_decision"].as_f64(), row["ns_per_decision"].as_f64()) {
        (Some(instructions), Some(ns)) if instructions > ns * MOST_PER_NS => Err(Failed(format!(
            "{name}: {instructions} instructions in {ns:.0} ns cannot be; one of them is measured wrongly"
        ))),
        _ => Ok(()),
    }
}

/// What a game measures by itself: an example of its crate that prints lines for people in `said`, and whatever else.
fn own(game: &str, example: &str, quick: bool) -> Result<Value, Failed> {
    let mut run = cargo_command();
    run.args(["run", "--release", "--quiet", "--package", game, "--example", example, "--"]);
    let text = output(run.args(quick.then_some("--quick")))?;
    serde_json::from_str(text.trim()).map_err(|e| Failed(format!("{example} of {game} printed no figures: {e}")))
}

/// Builds the benchmark and finds its program.
fn build() -> Result<PathBuf, Failed> {
    let mut build = cargo_command();
    build.args(["bench", "--quiet", "--package", "arena", "--bench", "speed", "--no-run", "--message-format=json"]);
    let messages = output(&mut build)?;
    let found = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).find_map(|m| {
        let path = m["executable"].as_str()?;
        (m["target"]["name"] == "speed").then(|| PathBuf::from(path))
    });
    found.ok_or_else(|| Failed("cargo built no benchmark".into()))
}

/// On one core where the system can pin a program to it.
fn one_core(program: &PathBuf) -> Command {
    if exists("taskset") {
        let mut command = Command::new("taskset");
        command.args(["-c", "0"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

/// How many games are counted: enough that a long one among them does not matter.
const COUNTED: u32 = 400;

/// To callgrind one instruction that copies 4,000 bytes is 4,000 instructions. The C library must not use such ones: it then
/// copies in a loop of ordinary instructions, as many as they are.
const NO_REPEATED_INSTRUCTIONS: (&str, &str) = ("GLIBC_TUNABLES", "glibc.cpu.hwcaps=-ERMS");

/// Instructions per decision of a game (or of chess), as callgrind counts them while the games are played, and not before.
fn instructions(program: &PathBuf, game: Option<&str>) -> Result<Value, Failed> {
    if let Err(Failed(why)) = install::all(&install::for_counting()) {
        eprintln!("no instruction counts: {why}");
        return Ok(Value::Null);
    }
    let mut run = Command::new("valgrind");
    run.env(NO_REPEATED_INSTRUCTIONS.0, NO_REPEATED_INSTRUCTIONS.1);
    let file = built()?.join("callgrind.out");
    run.args(["--tool=callgrind", "--log-fd=1", "--collect-atstart=no", "--toggle-collect=*counted_by_callgrind*"]);
    run.arg(format!("--callgrind-out-file={}", file.display()));
    run.arg(program).args(["--count", &COUNTED.to_string()]);
    if let Some(game) = game {
        run.args(["--game", game]);
    }
    let text = output(&mut run)?;
    let decisions = text.lines().find_map(|l| l.trim().parse::<f64>().ok());
    let total = text.lines().find_map(|l| l.split("Collected :").nth(1)?.trim().parse::<f64>().ok());
    match (decisions, total) {
        (Some(decisions), Some(total)) if total > 0.0 => Ok(json!((total / decisions).round())),
        _ => Err(Failed(format!("callgrind printed no counts:\n{text}"))),
    }
}

fn print(f: &Value) {
    println!(
        "{:<16} {:>14} {:>11} {:>9} {:>11} {:>10} {:>9} {:>13}",
        "random play", "decisions/s", "games/s", "ns/dec.", "dec./game", "forced", "options", "instr./dec."
    );
    let games: Vec<_> = f["games"].as_object().into_iter().flatten().collect();
    for (name, game) in &games {
        for (players, row) in game["players"].as_object().into_iter().flatten() {
            print_row(&format!("{name}, {players}"), row);
        }
    }
    print_row("chess", &f["chess"]);
    let speed = |row: &Value| row["decisions_per_s"].as_f64().unwrap_or(0.0);
    for (name, game) in &games {
        let to_chess = speed(&game["players"][game["most"].to_string()]) / speed(&f["chess"]);
        println!("{name} makes {to_chess:.2} decisions for each of chess; {}", costs(&game["costs"]));
        for line in game["own"]["said"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            println!("{line}");
        }
    }
}

fn print_row(name: &str, row: &Value) {
    let number = |key: &str| row[key].as_f64().map_or("-".into(), grouped);
    println!(
        "{name:<16} {:>14} {:>11} {:>9} {:>11} {:>10} {:>9.1} {:>13}",
        number("decisions_per_s"),
        number("games_per_s"),
        number("ns_per_decision"),
        number("decisions_per_game"),
        number("forced_per_game"),
        row["options_per_decision"].as_f64().unwrap_or(0.0),
        number("instructions_per_decision"),
    );
}

fn costs(costs: &Value) -> String {
    let ns = |name: &str| costs[name].as_f64().unwrap_or(0.0);
    format!(
        "state {} bytes, clone {:.1} ns, {} allocations per decision, imagine {:.0} ns, state hash {:.0} ns, sheet {:.0} ns",
        grouped(ns("state_bytes")),
        ns("clone_ns"),
        costs["allocations_per_decision"],
        ns("imagine_ns"),
        ns("hash_ns"),
        ns("sheet_ns"),
    )
}

/// 12,345,678
fn grouped(x: f64) -> String {
    let digits = format!("{x:.0}");
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            out.push(',');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_that_cannot_be_are_not_shown() {
        let row =
            |instructions: Value, ns: f64| json!({ "instructions_per_decision": instructions, "ns_per_decision": ns });
        assert!(possible("a game", &row(json!(11608), 426.0)).is_err());
        assert!(possible("a game", &row(json!(2100), 426.0)).is_ok());
        assert!(possible("chess", &row(Value::Null, 426.0)).is_ok(), "without callgrind there is nothing to compare");
    }
}
