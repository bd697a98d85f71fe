//! How strong it is, and where it sits.
use clap::{ArgMatches, FromArgMatches};
use merchants::edition::Edition;
use merchants::words::Difficulty;
use serde_json::{Value, json};
use table::words;

words! {
    /// Who wins a tie with it (P-086).
    pub enum Tie { Strict = "strict", Tiebreak = "tiebreak" }
}

#[derive(clap::Args)]
pub struct Settings {
    /// final: the Private Concern; prototype: the Trader [default: final]
    #[arg(long)]
    edition: Option<Edition>,
    /// easy, normal or hard [default: normal]
    #[arg(long)]
    level: Option<Difficulty>,
    /// How many play, the automaton included [default: 2]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Where it sits; the start player is 0 [default: 1]
    #[arg(long, value_name = "K")]
    seat: Option<u8>,
    /// A tie with it: strict (you lose) or tiebreak [default: strict]
    #[arg(long)]
    tie: Option<Tie>,
}

/// As a table of the rules would be opened.
pub fn options(said: &ArgMatches) -> Value {
    let it = Settings::from_arg_matches(said).expect("the command has these flags");
    json!({
        "players": it.players.unwrap_or(2),
        "edition": it.edition.unwrap_or(Edition::Final),
        "automaton": it.seat.unwrap_or(1),
        "level": it.level.unwrap_or(Difficulty::Normal),
        "solo_tie": it.tie.unwrap_or(Tie::Strict),
    })
}
