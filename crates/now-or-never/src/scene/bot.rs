//! The opponent of a lonely player: what it has besides cards that others may have.
use super::cards::{Named, any};
use crate::words::Hero;
use crate::{NowOrNever, State};
use table::scene::Fields;
use table::{Problems, Seat};

const FIELDS: [&str; 9] =
    ["hero", "specialists", "face_down", "cards_to_come", "attacked", "quests", "orders", "tokens", "villagers"];

impl NowOrNever {
    pub(super) fn read_bot<'v>(
        &self,
        scene: &Fields<'v>,
        s: &mut State,
        cards: &mut Named,
        out: &mut Problems,
    ) -> Fields<'v> {
        if !self.is_solo() {
            if scene.get("bot").is_some() {
                scene.wrong("bot", "only who plays alone plays against it (N-281)", out);
            }
            return Fields::none("bot");
        }
        let fields = scene.inner("bot", &FIELDS, out);
        if s.season == 0 {
            for name in FIELDS.iter().filter(|&&name| name != "specialists" && fields.get(name).is_some()) {
                fields.wrong(name, "comes when your hero is chosen (N-281)", out);
            }
            return fields;
        }
        if let Some(hero) = fields.word::<Hero>("hero", out) {
            s.bot.hero = Some(hero);
            if s.players[Seat(0)].hero == Some(hero) {
                fields.wrong("hero", "you are that hero (N-281)", out);
            }
        }
        let bot = &mut s.bot;
        bot.attacked = fields.flag("attacked", out).unwrap_or(bot.attacked);
        bot.tokens = fields.number("tokens", 0..=14, out).map_or(bot.tokens, |n| n as u8);
        bot.villagers = fields.number("villagers", 0..=60, out).map_or(bot.villagers, |n| n as u8);
        if let Some(deck) = cards.solo.list(&fields, "cards_to_come", &any, out) {
            bot.deck = deck.into_iter().collect();
        }
        fields
    }
}
