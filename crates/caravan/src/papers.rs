//! What lies beside a program that is installed: pages for `man`, and words that a shell completes. Both come from the same
//! definition as `--help`.
use crate::Cli;
use clap::CommandFactory;
use clap_complete::Shell;
use std::error::Error;
use std::fs;
use std::io;
use std::path::PathBuf;

/// What a shell completes when you type `caravan` and Tab
///
/// For bash: caravan completions bash > ~/.local/share/bash-completion/completions/caravan
#[derive(clap::Args)]
pub struct Completions {
    /// Which shell
    shell: Shell,
}

pub fn completions(args: &Completions) -> Result<(), Box<dyn Error>> {
    let mut said = vec![];
    clap_complete::generate(args.shell, &mut Cli::command(), "caravan", &mut said);
    io::Write::write_all(&mut io::stdout(), &said)?;
    Ok(())
}

/// Write the pages for `man` into a folder
#[derive(clap::Args)]
pub struct Man {
    /// Where they are written; it is made if it is not there
    folder: PathBuf,
}

pub fn man(args: &Man) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(&args.folder).map_err(|e| format!("{}: {e}", args.folder.display()))?;
    clap_mangen::generate_to(Cli::command(), &args.folder).map_err(|e| format!("{}: {e}", args.folder.display()))?;
    Ok(())
}
