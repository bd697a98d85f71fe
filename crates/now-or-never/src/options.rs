//! Rulings and variants that a table of players may choose. The defaults are those that the numbered rules state.
use crate::words::Side;
use serde_json::Value;
use table::settings::{self, Setting};
use table::{OptionSpec, Problems, one_of, words};

words! { pub enum Heroes { Choose = "choose", Random = "random" } }
words! { pub enum First { Random = "random", Seat0 = "seat-0" } }

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 1: against the bot (N-001)
    pub players: u8,
    /// N-170
    pub side: Side,
    /// N-297
    pub reroll: bool,
    /// N-025
    pub heroes: Heroes,
    /// N-036, A38
    pub first: First,
    /// A2: orthogonal; otherwise diagonal neighbours count too
    pub orthogonal: bool,
    /// N-322, A48
    pub builder_bonus_needs_building: bool,
    /// N-088, A60: movement gained on the way counts for the move under way; otherwise from the next one on
    pub movement_on_the_way: bool,
    /// N-330, A55: all piles of a draw are named before the first card is seen
    pub piles_first: bool,
    /// N-330 with the rest of A58: are unkept cards shown?
    pub open_discards: bool,
    /// A30: the School counts for the Library
    pub school_has_book: bool,
    /// N-209, A24: experience and books together; otherwise experience, then books
    pub tie_sum: bool,
    /// N-280: the best that whoever plays alone has reached so far. A game knows no other games, so it is told.
    pub high_score: u16,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            side: Side::Above,
            reroll: false,
            heroes: Heroes::Choose,
            first: First::Random,
            orthogonal: true,
            builder_bonus_needs_building: false,
            movement_on_the_way: true,
            piles_first: false,
            open_discards: false,
            school_has_book: true,
            tie_sum: true,
            high_score: 0,
        }
    }
}

const YES_NO: [bool; 2] = [true, false];
const HIGH_SCORE: &str = "a number from 0 to 999";

const ALL: &[Setting<Options>] = &[
    one_of!(Options, players, &["N-001", "N-280"], [1u8, 2, 3, 4]),
    one_of!(Options, side, &["N-170"], Side::ALL),
    one_of!(Options, reroll, &["N-297"], YES_NO),
    one_of!(Options, heroes, &["N-025"], Heroes::ALL),
    one_of!(Options, first, &["N-036"], First::ALL),
    one_of!(Options, orthogonal, &["N-061", "N-308"], YES_NO),
    one_of!(Options, builder_bonus_needs_building, &["N-322"], YES_NO),
    one_of!(Options, movement_on_the_way, &["N-088"], YES_NO),
    one_of!(Options, piles_first, &["N-330"], YES_NO),
    one_of!(Options, open_discards, &["N-337"], YES_NO),
    one_of!(Options, school_has_book, &["N-216"], YES_NO),
    one_of!(Options, tie_sum, &["N-209"], YES_NO),
    Setting {
        name: "high_score",
        values: || [0, 100, 120, 140].map(Value::from).to_vec(),
        kind: Some(HIGH_SCORE),
        rules: &["N-280"],
        read: |o, v| {
            let read = v.as_u64().filter(|n| *n <= 999).ok_or_else(|| format!("must be {HIGH_SCORE}, not {v}"))?;
            o.high_score = read as u16;
            Ok(())
        },
        write: |o| o.high_score.into(),
    },
];

impl Options {
    pub fn specs() -> Vec<OptionSpec> {
        settings::specs(ALL)
    }
    pub fn read(options: &Value) -> Result<Options, Problems> {
        settings::read(ALL, options, |_, _| {})
    }
    /// A high score stands there only where there is one: headers of other games look as they always have.
    pub fn write(&self) -> Value {
        let mut all = settings::write(ALL, self);
        if self.high_score == 0 {
            all.as_object_mut().expect("options are an object").remove("high_score");
        }
        all
    }
}
