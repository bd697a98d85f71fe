//! What is found at the places of the two loops, in words.
use crate::Merchants;
use crate::words::*;
use std::collections::BTreeMap;
use table::Text;

impl Merchants {
    /// By the messages that name the places.
    pub(super) fn places(&self) -> BTreeMap<String, Text> {
        let dark = DARK_MARKET.iter().zip(self.cat.dark_market).map(|(place, list)| {
            let named = format!("dark-{place}");
            let text = self.effects(Text::new("thing-dark").word("to", &named), list);
            (named, text)
        });
        let ruins = RUINS_SPACES.iter().zip(self.cat.ruins).map(|(place, mask)| {
            let goods: Vec<Good> = Good::ALL.iter().copied().filter(|&good| mask >> good as u8 & 1 == 1).collect();
            let text = match goods[..] {
                [first, second] => {
                    let word = |good: Good| format!("good-{good}");
                    Text::new("thing-ruins").word("first", word(first)).word("second", word(second))
                }
                _ => Text::new("thing-ruins-any"),
            };
            (format!("ruins-{place}"), text)
        });
        dark.chain(ruins).collect()
    }
}
