//! What a table is called: three words and a number that one can say on the telephone; three words and twelve letters for a
//! table that nobody should guess (80 bits).
use crate::secret::below;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::Arc;

const HOW: &str = "amber ancient bold brass bright brisk calm candid cedar clear clever cobalt copper coral crimson crisp curious dapper \
dawn deep distant dusty eager early ember fair faithful fearless fine frosty gentle gilded glad golden grand green hardy hazel honest \
humble icy indigo ivory jade jolly keen kind lasting late light lively lofty loyal lucky lunar mellow merry mild misty modest \
mossy native neat nimble noble northern olive opal open patient pearl plain playful plucky polar polite proud quick quiet rapid rare red \
restless rich roaming robust rosy royal ruby rustic sage sandy sharp shy silent silver simple sincere smooth snowy solar solid southern \
spare spry steady stern still sturdy subtle sunny swift tall tame tawny tender thrifty tidy trusty valiant velvet vivid wandering warm \
wary western white wild willing winter wise witty worthy young";
const WHAT: &str = "anchor anvil apple arch arrow barrel basket beacon bell bench bottle bow bowl branch bread bridge broom brush bucket \
buckle bundle button cabin camel candle canvas caravan cart cask castle chain chest chimney clay cloak clock cloth cloud coin comb \
compass cradle crane crate creek crown cup curtain dagger desk door drum dune eagle engine falcon feather fence ferry field fig \
fiddle flag flask flint flute forge fountain fox garden gate glove goat goose grape hammer harbor harp hat hawk hearth heron hill hinge honey \
horn horse house inn island jar kettle key kiln kite ladder lake lamp lantern latch leaf ledger lemon lens lily linen loom \
lute mantle maple map market marsh mast meadow mill mirror moon mule needle nest oak oar";
const WHERE: &str = "afternoon alley altar archway attic autumn avenue balcony bank barn basin bay bazaar beach bend border brook \
camp canyon cape cave cavern cellar chapel city cliff coast corner cottage court cove crossing dale dam dawn delta den desert ditch dock \
dome downs dusk east eve evening fair farm fen fjord fold ford forest fork fort garden gap glacier glade glen gorge grange grove \
gulf gully hall hamlet harvest haven heath hedge height hollow hut isle jetty keep knoll lagoon landing lane ledge lodge loft manor marina \
midnight mine moat monday moor morning mound mountain night noon north orchard outpost oasis palace park pass path pasture peak pier plain \
plaza point pond pool port prairie quarry quay";

/// Letters that nobody takes for another.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";

/// The name of a table in its address. Nothing else than what could be one is one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
pub struct TableId(Arc<str>);

impl TableId {
    /// A fresh name; `guessable` for tables that are listed anyway. Whoever takes it looks whether it is free.
    pub fn fresh(guessable: bool) -> TableId {
        let pick = |list: &'static str| {
            let words: Vec<&str> = list.split_whitespace().collect();
            words[below(words.len())]
        };
        let three = format!("{}-{}-{}", pick(HOW), pick(WHAT), pick(WHERE));
        if guessable {
            return TableId(format!("{three}-{}", 1000 + below(9000)).into());
        }
        let tail: String = (0..12).map(|_| char::from(LETTERS[below(LETTERS.len())])).collect();
        TableId(format!("{three}-{tail}").into())
    }
    /// What people call it: its words.
    pub fn title(&self) -> String {
        self.split('-').take(3).map(capital).collect::<Vec<_>>().join(" ")
    }
}

impl FromStr for TableId {
    type Err = String;
    fn from_str(text: &str) -> Result<TableId, String> {
        let letter = |b: u8| b.is_ascii_lowercase() || b == b'-' || b.is_ascii_digit();
        let plausible = (5..=60).contains(&text.len()) && text.bytes().all(letter);
        if plausible { Ok(TableId(text.into())) } else { Err("no table is called so".into()) }
    }
}

impl Deref for TableId {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for TableId {
    fn borrow(&self) -> &str {
        self
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<TableId, D::Error> {
        d.deserialize_str(ANameOfATable)
    }
}

struct ANameOfATable;

impl Visitor<'_> for ANameOfATable {
    type Value = TableId;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a table")
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<TableId, E> {
        text.parse().map_err(E::custom)
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |c| c.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(list: &str) -> f64 {
        (list.split_whitespace().collect::<std::collections::BTreeSet<_>>().len() as f64).log2()
    }

    #[test]
    fn there_are_names_enough() {
        let words = bits(HOW) + bits(WHAT) + bits(WHERE);
        assert!(words + 9000_f64.log2() > 33.0, "a million tables among ten thousand times as many names");
        assert!(12.0 * 5.0 + words > 64.0, "nobody guesses the name of a table that is not listed");
        for guessable in [true, false] {
            let id = TableId::fresh(guessable);
            assert_eq!(id.parse(), Ok(id.clone()));
            assert_eq!(id.title().split(' ').count(), 3);
        }
    }

    #[test]
    fn what_cannot_be_a_name_is_none() {
        for text in ["", "four", "Brave-lamp-harvest", "brave lamp harvest", "../tables", "a%00b-c", &"x".repeat(61)] {
            assert!(text.parse::<TableId>().is_err(), "{text}");
            assert!(serde_json::from_value::<TableId>(text.into()).is_err(), "{text}");
        }
    }
}
