//! The game board and the town boards, two sides each, and what locations do.
use super::known::{LOCATIONS, RANDOM};
use super::lists::{Lists, On};
use crate::catalog::{COLUMNS, LETTERS, LEVELS, Map, SPACES, Site, Town};
use crate::effect::{Effect, List};
use crate::words::*;
use table::pack::{Card, Found, array, different, number, text, wrong};
use toml::Value;

pub(super) struct Board {
    pub(super) maps: [Map; 2],
    pub(super) towns: [Town; 2],
    pub(super) locations: [[List; 14]; 2],
    pub(super) random: [Location; 3],
}

pub(super) fn board(mut file: Card, lists: &mut Lists) -> Option<Board> {
    let random: Option<[Location; 3]> = file.get("random", different(3..=3)).and_then(|r| r.try_into().ok());
    for location in random.iter().flatten().filter(|l| !RANDOM.contains(l)) {
        file.wrong("random", format!("{location} acts differently underground; a random tile may not (N-013, N-170)"));
    }
    let random = random.filter(|tiles| tiles.iter().all(|tile| RANDOM.contains(tile)));
    let sides = [Side::Above, Side::Underground].map(|side| {
        file.part(side.word(), |part| {
            let map = part.get("map", spaces).and_then(|spaces| map(part, side, &spaces, random));
            let town = part.part("town", |part| town(part, side));
            Some((map?, town?))
        })
    });
    let locations = file.one_each("location", Location::ALL, |card, &location| {
        let above = card.get("above", |v| On::Location.effects(v));
        let same = !card.has("underground");
        let below = card.maybe("underground", |v| On::Location.effects(v));
        by_rule(card, location, Side::Above, above.as_deref());
        if same && LOCATIONS.iter().any(|rule| rule.0 == location && rule.1 == Side::Underground) {
            card.wrong("underground", "is missing: it acts differently there (N-161 to N-169)");
        }
        by_rule(card, location, Side::Underground, below.as_deref());
        let above = above?;
        Some([lists.put(&above), lists.put(if same { &above } else { below.as_ref()? })])
    });
    file.end();
    let [above, below] = sides;
    let ((above, town), (below, cellar), locations) = (above?, below?, locations?);
    let side = |n: usize| -> Option<[List; 14]> { locations.iter().map(|l| l[n]).collect::<Vec<_>>().try_into().ok() };
    Some(Board { maps: [above, below], towns: [town, cellar], locations: [side(0)?, side(1)?], random: random? })
}

/// N-145 to N-169 say word for word what locations do.
fn by_rule(card: &Card, location: Location, side: Side, effects: Option<&[Effect]>) {
    let rule = LOCATIONS.iter().rev().find(|rule| rule.0 == location && (rule.1 == side || rule.1 == Side::Above));
    let (Some(&(_, _, id, due)), Some(effects)) = (rule, effects) else { return };
    let written: Vec<String> = effects.iter().map(Effect::to_string).collect();
    if written != due {
        let due = if due.is_empty() { "nothing".into() } else { due.join(", ") };
        card.wrong(side, format!("{id}: must be {due}"));
    }
}

/// What is printed on one space.
#[derive(Clone, Default)]
struct Space {
    location: Option<Location>,
    scroll: bool,
    mountain: bool,
    /// 0 to 8
    lair: Option<u8>,
    /// 0 to 13
    letter: Option<u8>,
}

/// Four rows of ten spaces (Part B 2).
fn spaces(value: &Value) -> Found<Vec<Space>> {
    let rows: [[Space; COLUMNS as usize]; SPACES / COLUMNS as usize] = array(array(space))(value)?;
    Ok(rows.into_iter().flatten().collect())
}

/// `.`, or some of: a location, `scroll`, `mountain`, an enemy's level, a letter.
fn space(value: &Value) -> Found<Space> {
    let written = text(value)?;
    let mut space = Space::default();
    for word in written.split(' ').filter(|w| *w != ".") {
        let twice = match word.as_bytes() {
            b"scroll" => std::mem::replace(&mut space.scroll, true),
            b"mountain" => std::mem::replace(&mut space.mountain, true),
            [level @ b'1'..=b'9'] => space.lair.replace(level - b'1').is_some(),
            [letter @ b'A'..=b'N'] => space.letter.replace(letter - b'A').is_some(),
            _ => match word.parse() {
                Ok(location) => space.location.replace(location).is_some(),
                Err(_) => {
                    return wrong(format!(
                        "`{word}` is no location, nor `scroll`, `mountain`, a level 1 to 9 or a letter A to N"
                    ));
                }
            },
        };
        if twice {
            return wrong(format!("`{written}` names two of a kind"));
        }
    }
    if space.scroll && space.location.is_some() {
        return wrong(format!("`{written}`: a random tile would cover the location (N-013)"));
    }
    Ok(space)
}

fn map(part: &Card, side: Side, spaces: &[Space], random: Option<[Location; 3]>) -> Option<Map> {
    let mut wrongs = vec![];
    let all = |wanted: &dyn Fn(&Space) -> bool| -> Vec<u8> {
        (0..SPACES as u8).filter(|&at| wanted(&spaces[at as usize])).collect()
    };
    let mut once = |what: String, rule: &str, places: Vec<u8>| {
        if places.len() != 1 {
            wrongs.push(format!("{what} is there {} times, not once ({rule})", places.len()));
        }
        places.first().copied().unwrap_or(0)
    };
    let lairs: [u8; LEVELS] =
        std::array::from_fn(|n| once(format!("level {}", n + 1), "N-017", all(&|s| s.lair == Some(n as u8))));
    let letters: [u8; LETTERS] = std::array::from_fn(|n| {
        once(format!("letter {}", char::from(b'A' + n as u8)), "N-018", all(&|s| s.letter == Some(n as u8)))
    });
    for &location in Location::ALL.iter().filter(|l| random.is_some_and(|r| !r.contains(l))) {
        once(location.to_string(), "Part B 2", all(&|s| s.location == Some(location)));
    }
    for location in random.iter().flatten().filter(|&&l| spaces.iter().any(|s| s.location == Some(l))) {
        wrongs.push(format!("{location} is a random tile: it belongs on a scroll (N-013)"));
    }
    let scrolls = all(&|s| s.scroll);
    if scrolls.len() != 3 {
        wrongs.push(format!("{} spaces with a scroll, not 3 (N-013)", scrolls.len()));
    }
    if spaces[0].location != Some(Location::TowerOfMiners) {
        wrongs.push("the top-left space must be tower-of-miners (N-014)".into());
    }
    let monument = all(&|s| s.location == Some(Location::Monument)).first().copied().unwrap_or(0);
    if side == Side::Above && !namals_way(spaces, monument) {
        wrongs.push(
            "right of the monument lies a mountain, below that a space without mountain or enemy, right of that the \
             undergarden (N-096)"
                .into(),
        );
    }
    wrongs.iter().for_each(|what| part.wrong("map", what));
    let mut scroll = 0;
    let sites = spaces.iter().map(|space| match space.location {
        Some(location) => Site::Location(location),
        None if space.scroll => {
            scroll += 1;
            Site::Scroll(scroll - 1)
        }
        None => Site::Plain,
    });
    Some(Map {
        at: sites.collect::<Vec<_>>().try_into().ok()?,
        mountains: all(&|s| s.mountain).iter().fold(0, |set, &at| set | 1 << at),
        lairs,
        letters,
        letter_at: std::array::from_fn(|at| spaces[at].letter),
        lair_at: std::array::from_fn(|at| spaces[at].lair),
        monument,
    })
}

/// The way of the example: mountain, free, and an extra space (N-096).
fn namals_way(spaces: &[Space], monument: u8) -> bool {
    let at = monument as usize;
    let column = monument % COLUMNS;
    column + 2 < COLUMNS
        && at + 12 < SPACES
        && spaces[at + 1].mountain
        && spaces[at + 1].lair.is_none()
        && !spaces[at + 11].mountain
        && spaces[at + 11].lair.is_none()
        && !spaces[at + 12].mountain
        && spaces[at + 12].lair.is_none()
        && spaces[at + 12].location == Some(Location::Undergarden)
}

fn town(part: &mut Card, side: Side) -> Option<Town> {
    let lots: Option<[[Lot; 4]; 4]> = part.get("spaces", array(array(lot)));
    let full_row: Option<[u8; 4]> = part.get("full_row", array(number(0..=20)));
    let housing: Option<[u8; 4]> = part.get("housing", array(number(0..=20)));
    if side == Side::Above {
        if lots.is_some_and(|lots| lots[3].iter().any(|lot| lot.gives != Some(Stuff::Shell))) {
            part.wrong("spaces", "every space of the bottom row gives a shell (N-067)");
        }
        if full_row.is_some_and(|points| points != [0, 6, 8, 8]) {
            part.wrong("full_row", "must be [0, 6, 8, 8] (N-203)");
        }
        if housing.is_some_and(|points| points != [5, 5, 6, 7]) {
            part.wrong("housing", "must be [5, 5, 6, 7] (N-204)");
        }
    }
    if lots.is_some_and(|lots| lots[3].iter().all(|lot| lot.extra > 0)) {
        part.wrong("spaces", "a space of the bottom row must cost nothing: the first building goes there (N-062)");
    }
    let lots = lots?;
    let all = |n: usize| lots[n / 4][n % 4];
    Some(Town {
        gives: std::array::from_fn(|n| all(n).gives),
        extra: std::array::from_fn(|n| all(n).extra),
        full_row: full_row?,
        housing: housing?,
    })
}

#[derive(Clone, Copy, Default)]
struct Lot {
    gives: Option<Stuff>,
    extra: u8,
}

/// `.`, a resource, `+2` coins to build, or both.
fn lot(value: &Value) -> Found<Lot> {
    let written = text(value)?;
    let mut lot = Lot::default();
    for word in written.split(' ').filter(|w| *w != ".") {
        match (word.strip_prefix('+').map(str::parse), word.parse()) {
            (Some(Ok(extra @ 1..=9)), _) if lot.extra == 0 => lot.extra = extra,
            (None, Ok(stuff @ (Stuff::Shell | Stuff::Tool | Stuff::Demon | Stuff::Crystal | Stuff::Book)))
                if lot.gives.is_none() =>
            {
                lot.gives = Some(stuff);
            }
            _ => {
                return wrong(format!(
                    "`{written}` must be a resource, `+1` to `+9` coins, both, or `.` (N-066, N-068)"
                ));
            }
        }
    }
    Ok(lot)
}
