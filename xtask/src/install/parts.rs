//! Everything that may be missing.
use super::Part;
use super::Source::{Made, Packages};
use super::{browser, debian, node};
use crate::run::{Failed, cargo_command, exists, output, root, status};
use std::path::PathBuf;
use std::process::Command;

const NPM: Part =
    Part { why: "npm, which builds the page and brings Node.js", is_there: node::has_npm, from: Packages(&["npm"]) };
const NODE: Part = Part {
    why: "Node.js 20.19 or newer in target/node, to build the page (only if the distribution's is older)",
    is_there: node::is_new_enough,
    from: Made { by_hand: node::newer_by_hand, make: node::take_newer },
};
const PAGE: Part = Part {
    why: "the packages of the page, in web/node_modules",
    is_there: node::has_packages,
    from: Made { by_hand: node::packages_by_hand, make: node::install_packages },
};

const TOOLS: Part = Part {
    why: "the format and the lints of the Rust toolchain, of which some have none",
    is_there: || exists("rustfmt") && exists("clippy-driver"),
    from: Made {
        by_hand: || "rustup component add rustfmt clippy".into(),
        make: || status(Command::new("rustup").args(["component", "add", "rustfmt", "clippy"])),
    },
};

const POSTGRES: Part =
    Part { why: "PostgreSQL, a database of the tests", is_there: has_postgres, from: Packages(&["postgresql"]) };
const TMUX: Part = Part {
    why: "tmux, a terminal that tests type into",
    is_there: || output(Command::new("tmux").arg("-V")).is_ok(),
    from: Packages(&["tmux"]),
};
const PYTHON: Part = Part {
    why: "Python, for the bots that the documentation shows",
    is_there: || exists("python3"),
    from: Packages(&["python3"]),
};
const PROCESSES: Part = Part {
    why: "kill and pgrep, with which tests end programs",
    is_there: || exists("kill") && exists("pgrep"),
    from: Packages(&["procps"]),
};
const ATTRIBUTES: Part = Part {
    why: "chattr, with which tests make files read-only",
    // It says its version, and that it is used wrongly.
    is_there: || Command::new("chattr").output().is_ok(),
    from: Packages(&["e2fsprogs"]),
};

/// Without windows, menus and buttons of its own, which nobody sees in a test.
const BROWSER: Part = Part {
    why: "Chromium, the browser of the tests",
    is_there: browser::is_there,
    from: Packages(&["chromium-headless-shell", "fonts-liberation"]),
};
const UNDER_THE_BROWSER: Part = Part {
    why: "what the browser of the tests needs: letters, and a library",
    is_there: || std::env::var_os("CHROMIUM").is_some() || UNDER.iter().all(|package| debian::has(package)),
    from: Packages(UNDER),
};
const UNDER: &[&str] = &["fontconfig", "fonts-liberation", "libnss3"];
const BROWSER_OF_NPM: Part = Part {
    why: "Chromium in target/browser, the browser of the tests",
    is_there: browser::is_there,
    from: Made { by_hand: browser::by_hand, make: browser::take },
};

const COUNTS: Part = Part {
    why: "valgrind, which counts the instructions of a decision",
    is_there: || exists("valgrind"),
    from: Packages(&["valgrind"]),
};

/// Who looks through what we build on.
pub const DENY: &str = "0.20.2";
const LOOKS: Part = Part {
    why: "cargo-deny in target/tools, which looks through what we build on",
    is_there: || deny().is_some(),
    from: Made { by_hand: || format!("cargo {}", install_deny().join(" ")), make: take_deny },
};

pub fn for_the_page() -> Vec<Part> {
    vec![NPM, NODE, PAGE]
}

/// Not every toolchain brings what is asked of it.
pub fn for_lints() -> Vec<Part> {
    vec![TOOLS]
}

/// What tests start and cargo does not build.
pub fn for_programs_of_tests() -> Vec<Part> {
    let browser: &[Part] = if debian::is_ubuntu() { &[UNDER_THE_BROWSER, BROWSER_OF_NPM] } else { &[BROWSER] };
    [&[POSTGRES, TMUX, PYTHON, PROCESSES, ATTRIBUTES], browser].concat()
}

pub fn for_counting() -> Vec<Part> {
    vec![COUNTS]
}

pub fn for_dependencies() -> Vec<Part> {
    vec![LOOKS]
}

fn has_postgres() -> bool {
    // A folder alone may be that of the client.
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path()).any(|version| version.join("bin/initdb").exists())
}

/// cargo-deny: ours, or one that is here already.
pub fn deny() -> Option<PathBuf> {
    let ours = root().join("target/tools/bin/cargo-deny");
    if ours.exists() { Some(ours) } else { exists("cargo-deny").then(|| "cargo-deny".into()) }
}

fn install_deny() -> [&'static str; 10] {
    let version = ["--version", DENY];
    let frugal = ["--quiet", "--locked", "--debug", "--no-default-features"];
    [
        "install",
        version[0],
        version[1],
        frugal[0],
        frugal[1],
        frugal[2],
        frugal[3],
        "--root",
        "target/tools",
        "cargo-deny",
    ]
}

fn take_deny() -> Result<(), Failed> {
    status(cargo_command().args(install_deny()))
}
