//! Speed, with random chess as the yardstick in the same run on one core.
use crate::run::{Failed, cargo_command, exists, output, root};
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
    for (name, flag) in [
        ("merchants", None),
        ("chess", Some("--chess")),
        ("silk_road", Some("--silk-road")),
        ("now_or_never", Some("--now-or-never")),
    ] {
        figures[name]["instructions_per_decision"] = instructions(&program, flag)?;
        possible(name, &figures[name])?;
    }
    figures["silk_road_solver"] = solver(if quick { "500" } else { "5000" })?;
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

/// How long the exact solver takes, with so many problems for each number of bonus tiles.
fn solver(problems: &str) -> Result<Value, Failed> {
    let mut run = cargo_command();
    run.args(["run", "--release", "--quiet", "--package", "silk-road", "--example", "solver_speed", "--", problems]);
    let text = output(&mut run)?;
    serde_json::from_str(text.trim()).map_err(|e| Failed(format!("the solver printed no figures: {e}")))
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

/// Instructions per decision, as callgrind counts them while the games are played, and not before.
fn instructions(program: &PathBuf, flag: Option<&str>) -> Result<Value, Failed> {
    if !exists("valgrind") {
        eprintln!("valgrind is missing: no instruction counts (Debian, Ubuntu: apt-get install valgrind)");
        return Ok(Value::Null);
    }
    let mut run = Command::new("valgrind");
    run.env(NO_REPEATED_INSTRUCTIONS.0, NO_REPEATED_INSTRUCTIONS.1);
    let file = root().join("target/callgrind.out");
    run.args(["--tool=callgrind", "--log-fd=1", "--collect-atstart=no", "--toggle-collect=*counted_by_callgrind*"]);
    run.arg(format!("--callgrind-out-file={}", file.display()));
    run.arg(program).args(["--count", &COUNTED.to_string()]).args(flag);
    let text = output(&mut run)?;
    let decisions = text.lines().find_map(|l| l.trim().parse::<f64>().ok());
    let total = text.lines().find_map(|l| l.split("Collected :").nth(1)?.trim().parse::<f64>().ok());
    match (decisions, total) {
        (Some(decisions), Some(total)) if total > 0.0 => Ok(json!((total / decisions).round())),
        _ => Err(Failed(format!("callgrind printed no counts:\n{text}"))),
    }
}

fn print(f: &Value) {
    let number = |v: &Value| v.as_f64().map_or("-".into(), grouped);
    println!(
        "{:<16} {:>14} {:>11} {:>9} {:>11} {:>10} {:>9} {:>13}",
        "random play", "decisions/s", "games/s", "ns/dec.", "dec./game", "forced", "options", "instr./dec."
    );
    for (key, name) in [
        ("merchants", "merchants, 4"),
        ("merchants_3", "merchants, 3"),
        ("merchants_2", "merchants, 2"),
        ("merchants_1", "merchants, 1"),
        ("silk_road", "silk road, 4"),
        ("now_or_never", "now or never, 4"),
        ("now_or_never_2", "now or never, 2"),
        ("now_or_never_1", "now or never, 1"),
        ("chess", "chess"),
    ] {
        let row = &f[key];
        println!(
            "{name:<16} {:>14} {:>11} {:>9} {:>11} {:>10} {:>9.1} {:>13}",
            number(&row["decisions_per_s"]),
            number(&row["games_per_s"]),
            number(&row["ns_per_decision"]),
            number(&row["decisions_per_game"]),
            number(&row["forced_per_game"]),
            row["options_per_decision"].as_f64().unwrap_or(0.0),
            number(&row["instructions_per_decision"]),
        );
    }
    for (key, name) in [("merchants", "merchants"), ("silk_road", "silk road"), ("now_or_never", "now or never")] {
        let to_chess = f[format!("{key}_to_chess")].as_f64().unwrap_or(0.0);
        println!("{name} makes {to_chess:.2} decisions for each of chess; {}", costs(&f[format!("{key}_costs")]));
    }
    print_solver(&f["silk_road_solver"]);
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

fn print_solver(f: &Value) {
    let number = |v: &Value| v.as_f64().map_or("-".into(), grouped);
    println!(
        "best routes of silk road, {} problems each; {} routes listed in {} µs",
        number(&f["problems"]),
        number(&f["routes"]),
        number(&f["build_us"])
    );
    for row in f["bonus_tiles"].as_array().into_iter().flatten() {
        println!(
            "    {} bonus tiles: mean {} µs, p99 {} µs, worst {} µs",
            row["tiles"],
            number(&row["mean_us"]),
            number(&row["p99_us"]),
            number(&row["worst_us"])
        );
    }
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
        assert!(possible("now_or_never", &row(json!(11608), 426.0)).is_err());
        assert!(possible("now_or_never", &row(json!(2100), 426.0)).is_ok());
        assert!(possible("chess", &row(Value::Null, 426.0)).is_ok(), "without callgrind there is nothing to compare");
    }
}
