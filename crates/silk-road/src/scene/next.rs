//! What is to come: the next results of each draw.
use super::reader::Reader;
use crate::catalog::ROUNDS;
use crate::state::{self, *};
use crate::words::{Icon, Kind};
use crate::{SilkRoad, options::Clock};
use serde_json::Value;
use table::{Problems, Set, TableDice};

impl SilkRoad {
    pub(super) fn load(&self, s: &State, dice: &mut TableDice, next: &Value, problems: &mut Problems) {
        let mut r = Reader::new("next", next, problems);
        let cards = r.take::<Vec<u8>>("cards").unwrap_or_default();
        let sheets = r.take::<Vec<u8>>("sheets").unwrap_or_default();
        let icons = r.take::<Vec<Icon>>("icons").unwrap_or_default();
        let bonus = r.take::<Vec<Kind>>("bonus").unwrap_or_default();
        self.load_cards(s, dice, &cards, &mut r);
        self.load_sheets(s, dice, &sheets, &mut r);
        self.load_icons(s, dice, &icons, &mut r);
        self.load_bonus(s, dice, &bonus, &mut r);
        r.done();
    }

    fn load_cards(&self, s: &State, dice: &mut TableDice, cards: &[u8], r: &mut Reader<'_>) {
        let mut pile = s.cards;
        for &card in cards {
            if card >= 15 || !pile.has(card) {
                r.wrong("cards", format!("{card} is not in the pile"));
            } else {
                pile.remove(card);
            }
        }
        let rounds = usize::from(ROUNDS - s.round);
        if cards.len() > rounds {
            r.wrong("cards", format!("{rounds} are still to come"));
        }
        dice.load(CARDS, cards.iter().map(|&card| card.into()));
    }

    /// One for each map that is turned over, in that order.
    fn load_sheets(&self, s: &State, dice: &mut TableDice, sheets: &[u8], r: &mut Reader<'_>) {
        let players = usize::from(self.opt.players);
        let now = match (s.phase, self.opt.clock) {
            (Phase::Trading, Clock::Own) => players - self.holders(s).len() as usize,
            (Phase::Trading | Phase::Over, _) => 0,
            _ => players,
        };
        let mut held = self.held(s);
        for (n, &number) in sheets.iter().enumerate() {
            let round = usize::from(s.round) + n.checked_sub(now).map_or(0, |later| 1 + later / players);
            if n >= now && (n - now).is_multiple_of(players) {
                held = Set::NONE;
            }
            let sheet = match self.place_of(number) {
                Some((its, sheet)) if usize::from(its) == round => sheet,
                _ if round > usize::from(ROUNDS) => {
                    return r.wrong("sheets", format!("{n} maps are still to be turned over"));
                }
                _ => {
                    r.wrong("sheets", format!("{number} is not a sheet of round {round}, which comes then"));
                    continue;
                }
            };
            // The same for all, or all different.
            if !held.is_empty() && held.has(sheet) != self.opt.same_sheet {
                let what = if self.opt.same_sheet { "everybody has the same sheet" } else { "somebody else has it" };
                r.wrong("sheets", format!("{number}: {what} in round {round}"));
            }
            held.add(sheet);
            dice.load(SHEET, [sheet.into()]);
        }
    }

    fn load_icons(&self, s: &State, dice: &mut TableDice, icons: &[Icon], r: &mut Reader<'_>) {
        if self.opt.icons.is_none() {
            if !icons.is_empty() {
                r.wrong("icons", "icons are printed on the cards, unless the option `icons` says otherwise");
            }
            return;
        }
        let mut left = s.icons_left;
        for icon in icons {
            // The first of its kind in the bag, as it is then.
            dice.load(ICON, [left[..icon.index()].iter().map(|&n| u32::from(n)).sum::<u32>()]);
            match left[icon.index()].checked_sub(1) {
                Some(fewer) => left[icon.index()] = fewer,
                None => r.wrong("icons", format!("there is no further `{icon}`")),
            }
        }
    }

    fn load_bonus(&self, s: &State, dice: &mut TableDice, bonus: &[Kind], r: &mut Reader<'_>) {
        if self.opt.bonus_tiles.is_some() {
            if !bonus.is_empty() {
                r.wrong("bonus", "the option `bonus_tiles` gives their order");
            }
            return;
        }
        let mut left = s.bonus_left;
        for &kind in bonus {
            if left.has(kind as u8) {
                left.remove(kind as u8);
            } else {
                r.wrong("bonus", format!("there is no further bonus tile of the kind `{kind}`"));
            }
        }
        dice.load(state::BONUS, bonus.iter().map(|&kind| kind as u32));
    }
}
