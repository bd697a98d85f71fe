//! Everything that the rulebook leaves open or that a table of players may want otherwise (section 2). The defaults are
//! those that the numbered rules state.
use crate::hex::Gates;
use crate::words::{Icon, Kind};
use serde_json::{Map, Value, json};
use table::settings::{self, Setting};
use table::{OptionSpec, Problems, one_of, words};

words! {
    /// Whose time it is.
    pub enum Clock {
        /// everybody at once
        Live = "live",
        /// each has the same time, whenever they start: over days, or at one keyboard
        Own = "own",
        /// no limit: practice
        Off = "off",
    }
}
words! { pub enum Sole { One = "X+1", Two = "X+2", Three = "X+3" } }
words! { pub enum Undeclared { Counts = "counts", Disqualified = "disqualified" } }
words! { pub enum LastPlace { Total = "total", Round = "round" } }
words! { pub enum TieBreak { LastRound = "last-round", Goods = "goods", Draw = "draw" } }
words! { pub enum SameTime { Score = "score", Receipt = "receipt" } }
words! { pub enum LooseTiles { Ignored = "ignored", Disqualify = "disqualify" } }

/// What each place of the market is worth, the dearest first; round n uses the first n + 2 (U2).
pub type Slots = [[i8; 6]; 4];

pub const SLOTS: Slots = [[2, 1, -1, 0, 0, 0], [3, 2, 1, -1, 0, 0], [3, 2, 1, -1, -2, 0], [4, 3, 2, 1, -1, -2]];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub players: u8,
    pub clock: Clock,
    ///
    pub seconds: u16,
    /// U1
    pub gates: Gates,
    pub slots: Slots,
    /// U3: how many cards carry each icon; `None`: as the cards say
    pub icons: Option<[u8; 5]>,
    /// U4: the bonus for the first place, with 2, 3 and 4 players
    pub first_place: [u8; 3],
    /// U5
    pub dots: u8,
    /// the seed of fresh sheets; `None`: those of the pack
    pub sheets: Option<String>,
    pub same_sheet: bool,
    /// U6: the bonus tiles in the order in which they are awarded; `None`: one of each kind, drawn
    pub bonus_tiles: Option<[Kind; 3]>,
    /// U7, R-073
    pub tie_break: TieBreak,
    /// U9, R-041
    pub loose_tiles: LooseTiles,
    /// U10: where the score track ends; `None`: it runs on
    pub track_end: Option<u16>,
    /// U11
    pub last_place: LastPlace,
    /// U12, R-046
    pub undeclared: Undeclared,
    /// C6, R-077
    pub sole_finisher: Sole,
    ///
    pub sole_undeclared: bool,
    ///
    pub same_time: SameTime,
    ///
    pub ages: [Option<u8>; 4],
    /// an assist: clients draw the hexagons on the map, too
    pub map_grid: bool,
    /// C13, for experts: a map may come upside down
    pub turned_maps: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            clock: Clock::Live,
            seconds: 120,
            gates: Gates::One,
            slots: SLOTS,
            icons: None,
            first_place: [2; 3],
            dots: 2,
            sheets: None,
            same_sheet: false,
            bonus_tiles: None,
            tie_break: TieBreak::LastRound,
            loose_tiles: LooseTiles::Ignored,
            track_end: None,
            last_place: LastPlace::Total,
            undeclared: Undeclared::Counts,
            sole_finisher: Sole::Two,
            sole_undeclared: true,
            same_time: SameTime::Score,
            ages: [None; 4],
            map_grid: false,
            turned_maps: false,
        }
    }
}

/// An option that a list of values cannot describe.
macro_rules! told {
    ($name:ident, $rules:expr, $values:expr, $kind:literal, $read:expr, $write:expr) => {
        Setting {
            name: stringify!($name),
            values: || $values,
            kind: Some($kind),
            rules: $rules,
            read: |o: &mut Options, v| {
                let read: fn(&Value) -> Option<_> = $read;
                o.$name = read(v).ok_or_else(|| format!("must be {}, not {v}", $kind))?;
                Ok(())
            },
            write: |o| {
                let write: fn(&_) -> Value = $write;
                write(&o.$name)
            },
        }
    };
}

const ALL: &[Setting<Options>] = &[
    one_of!(Options, players, &["R-010"], [1u8, 2, 3, 4]),
    one_of!(Options, clock, &["R-028", "R-091"], Clock::ALL),
    told!(
        seconds,
        &["R-008", "R-028"],
        vec![],
        "a whole number from 10 to 3600",
        |v| v.as_u64().filter(|n| (10..=3600).contains(n)).map(|n| n as u16),
        |n: &u16| json!(n)
    ),
    one_of!(Options, gates, &["R-030", "R-040"], Gates::ALL),
    told!(
        slots,
        &["R-018", "R-019"],
        vec![],
        "four lists of 3, 4, 5 and 6 numbers from -9 to 9, the dearest first, each list the one before it with one number more",
        read_slots,
        |slots: &Slots| (0..4).map(|n| json!(slots[n][..n + 3])).collect()
    ),
    told!(
        icons,
        &["R-025"],
        vec![json!("cards")],
        "\"cards\" or an object with the number of cards for each icon, 15 in all",
        read_icons,
        |icons: &Option<[u8; 5]>| match icons {
            None => json!("cards"),
            Some(counts) =>
                Icon::ALL.iter().zip(counts).map(|(i, n)| (i.to_string(), json!(n))).collect::<Map<_, _>>().into(),
        }
    ),
    told!(
        first_place,
        &["R-049"],
        vec![],
        "a number from 2 to 9, or a list of three of them for 2, 3 and 4 players",
        read_first_place,
        |x: &[u8; 3]| if x.iter().all(|n| *n == x[0]) { json!(x[0]) } else { json!(x) }
    ),
    one_of!(Options, dots, &["R-003"], [1u8, 2, 3]),
    told!(
        sheets,
        &["R-003", "R-014"],
        vec![json!("pack")],
        "\"pack\" or {\"seed\": TEXT} for fresh ones",
        read_sheets,
        |seed: &Option<String>| seed.as_ref().map_or(json!("pack"), |seed: &String| json!({ "seed": seed }))
    ),
    one_of!(Options, same_sheet, &["R-014"], [false, true]),
    told!(
        bonus_tiles,
        &["R-004"],
        vec![json!("drawn")],
        "\"drawn\" (one of each kind) or a list of three kinds in the order in which they are awarded",
        read_bonus_tiles,
        |tiles: &Option<[Kind; 3]>| tiles.as_ref().map_or(json!("drawn"), |three| json!(three))
    ),
    one_of!(Options, tie_break, &["R-073", "R-089"], TieBreak::ALL),
    one_of!(Options, loose_tiles, &["R-041"], LooseTiles::ALL),
    told!(
        track_end,
        &["R-007"],
        vec![json!("open")],
        "\"open\" or a number from 50 to 999",
        |v| match v.as_u64() {
            Some(n @ 50..=999) => Some(Some(n as u16)),
            _ => (v == "open").then_some(None),
        },
        |end: &Option<u16>| end.as_ref().map_or(json!("open"), |n| json!(n))
    ),
    one_of!(Options, last_place, &["R-064"], LastPlace::ALL),
    one_of!(Options, undeclared, &["R-046"], Undeclared::ALL),
    one_of!(Options, sole_finisher, &["R-077"], Sole::ALL),
    one_of!(Options, sole_undeclared, &["R-085"], [true, false]),
    one_of!(Options, same_time, &["R-081", "R-083"], SameTime::ALL),
    told!(
        ages,
        &["R-082", "R-088"],
        vec![],
        "a list with an age from 1 to 120, or null, for each player",
        read_ages,
        |ages: &[Option<u8>; 4]| {
            let known = ages.iter().rposition(Option::is_some).map_or(0, |n| n + 1);
            json!(ages[..known])
        }
    ),
    one_of!(Options, map_grid, &["R-016"], [false, true]),
    one_of!(Options, turned_maps, &["R-037"], [false, true]),
];

fn list(v: &Value) -> &[Value] {
    v.as_array().map_or(&[], Vec::as_slice)
}

fn read_slots(v: &Value) -> Option<Slots> {
    let mut slots = Slots::default();
    (list(v).len() == 4).then_some(())?;
    for (n, values) in list(v).iter().enumerate() {
        (list(values).len() == n + 3).then_some(())?;
        for (slot, value) in slots[n].iter_mut().zip(list(values)) {
            *slot = value.as_i64().filter(|x| (-9..=9).contains(x))? as i8;
        }
        let falling = slots[n][..n + 3].windows(2).all(|w| w[0] > w[1]);
        let grows = n == 0 || slots[n - 1][..n + 2].iter().all(|x| slots[n][..n + 3].contains(x));
        (falling && grows).then_some(())?;
    }
    Some(slots)
}

fn read_icons(v: &Value) -> Option<Option<[u8; 5]>> {
    if v == "cards" {
        return Some(None);
    }
    let mut counts = [0; 5];
    for (name, n) in v.as_object()? {
        counts[name.parse::<Icon>().ok()?.index()] = n.as_u64().filter(|n| *n <= 15)? as u8;
    }
    (counts.iter().sum::<u8>() == 15).then_some(Some(counts))
}

fn read_first_place(v: &Value) -> Option<[u8; 3]> {
    let one = |v: &Value| v.as_u64().filter(|n| (2..=9).contains(n)).map(|n| n as u8);
    match one(v) {
        Some(n) => Some([n; 3]),
        None => list(v).iter().map(one).collect::<Option<Vec<u8>>>()?.try_into().ok(),
    }
}

fn read_sheets(v: &Value) -> Option<Option<String>> {
    if v == "pack" {
        return Some(None);
    }
    let object = v.as_object().filter(|o| o.len() == 1)?;
    let seed = object.get("seed")?.as_str()?;
    (1..=64).contains(&seed.chars().count()).then(|| Some(seed.into()))
}

fn read_bonus_tiles(v: &Value) -> Option<Option<[Kind; 3]>> {
    if v == "drawn" {
        return Some(None);
    }
    let kinds: Vec<Kind> = serde_json::from_value(v.clone()).ok()?;
    kinds.try_into().ok().map(Some)
}

fn read_ages(v: &Value) -> Option<[Option<u8>; 4]> {
    let mut ages = [None; 4];
    (v.is_array() && list(v).len() <= 4).then_some(())?;
    for (age, v) in ages.iter_mut().zip(list(v)) {
        *age = match v {
            Value::Null => None,
            v => Some(v.as_u64().filter(|n| (1..=120).contains(n))? as u8),
        };
    }
    Some(ages)
}

impl Options {
    pub fn specs() -> Vec<OptionSpec> {
        settings::specs(ALL)
    }
    pub fn read(options: &Value) -> Result<Options, Problems> {
        settings::read(ALL, options, |read, problems| {
            if read.ages[read.players as usize..].iter().any(Option::is_some) {
                problems.add("options.ages", "more ages than players");
            }
        })
    }
    pub fn write(&self) -> Value {
        settings::write(ALL, self)
    }

    /// What the places of the market are worth in this round, the dearest first.
    #[inline]
    pub fn slots(&self, round: u8) -> &[i8] {
        &self.slots[round as usize - 1][..round as usize + 2]
    }
    /// The place that opens in this round: the value that was not there before.
    pub fn opened(&self, round: u8) -> usize {
        let before = self.slots(round - 1);
        self.slots(round).iter().position(|v| !before.contains(v)).expect("each list has one value more")
    }
    ///
    pub fn first_place(&self) -> i16 {
        self.first_place[(self.players.max(2) - 2) as usize].into()
    }
}
