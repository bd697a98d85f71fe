//! The server under load, on this machine.
use crate::run::{Failed, cargo_command, output};
use serde_json::Value;

pub fn run(flags: &[&str]) -> Result<(), Failed> {
    if let Some(unknown) = flags.iter().find(|f| !["--json", "--quick"].contains(f)) {
        return Err(Failed(format!("unknown flag {unknown}: cargo xtask bench server [--json] [--quick]")));
    }
    let mut run = cargo_command();
    run.args(["run", "--release", "--quiet", "--package", "server", "--example", "load", "--"]);
    run.args(flags.iter().filter(|f| **f == "--quick"));
    let text = output(&mut run)?;
    let figures: Value =
        serde_json::from_str(text.trim()).map_err(|e| Failed(format!("the measurement printed no figures: {e}")))?;
    if flags.contains(&"--json") {
        println!("{figures}");
    } else {
        print(&figures);
    }
    Ok(())
}

fn print(figures: &Value) {
    println!(
        "{:<12} {:>8} {:>10} {:>10} {:>26} {:>26}",
        "game", "sockets", "asked/s", "moves/s", "to acknowledge (ms)", "to the last other (ms)"
    );
    let spread = |v: &Value| format!("{} p50, {} p99", v["p50"], v["p99"]);
    for row in figures["load"].as_array().into_iter().flatten() {
        println!(
            "{:<12} {:>8} {:>10} {:>10} {:>26} {:>26}",
            row["game"].as_str().unwrap_or_default(),
            row["sockets"].to_string(),
            row["paced"].as_u64().map_or("all it can".into(), |n| n.to_string()),
            row["moves_per_s"].to_string(),
            spread(&row["acknowledged_ms"]),
            spread(&row["last_other_ms"]),
        );
    }
    let restart = &figures["restart"];
    println!(
        "open again with {} stored games of {} rows: {} ms; the first table that is asked for: {} ms",
        restart["games"], restart["rows_per_game"], restart["open_ms"], restart["load_one_ms"]
    );
}
