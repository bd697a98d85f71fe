//! How events read in the log.
use crate::event::{Lack, Missed};
use crate::ringway::districts;
use crate::wording::{DARK, RUINS_SPACES, good};
use crate::words::*;
use crate::{Event, Merchants};
use table::{Seat, Text};

impl Merchants {
    /// How an event reads in the log.
    pub(crate) fn telling(&self, event: &Event) -> Option<Text> {
        let by = |id: &'static str, seat: Seat| Text::new(id).seat("seat", seat);
        let change = |gain: &'static str, loss: &'static str, seat: Seat, n: i8| {
            by(if n > 0 { gain } else { loss }, seat).number("n", n.unsigned_abs())
        };
        Some(match *event {
            Event::Round { round } => Text::new("tale-round").number("round", round),
            Event::Turn { seat } => by("tale-turn", seat),
            Event::FinalTravels => Text::new("tale-final-travels"),
            Event::Buildings { at } => {
                let name = |b: &Building| Text::new("one-building").word("building", format!("building-{b}"));
                Text::new("tale-buildings").list("buildings", at.iter().map(name).collect())
            }
            Event::WheelSet { good } => Text::new("tale-wheel-set").word("good", format!("good-{good}")),
            Event::Paired { steed, hero } => {
                self.hero(Text::new("tale-paired").word("steed", format!("steed-{steed}")), hero)
            }
            Event::Drafted { seat, steed, hero } => {
                self.hero(by("tale-drafted", seat).word("steed", format!("steed-{steed}")), hero)
            }
            Event::DeedPutBack { seat, deed: Some(deed) } => self.deed(by("tale-deed-put-back", seat), deed),
            Event::DeedPutBack { seat, deed: None } => by("tale-deed-put-back-hidden", seat),
            Event::TileOut { tile } => Text::new("tale-tile-out").word("tile", format!("upgrade-{tile}")),
            Event::RivalCard { card } => {
                let name = format!("action-{}", self.cat.names.actions[card.index()]);
                by("tale-rival-card", self.rival).word("card", name)
            }
            Event::RivalMoved { to } => {
                let [a, b] = districts(to);
                by("tale-rival-moved", self.rival)
                    .word("first", format!("district-{a}"))
                    .word("second", format!("district-{b}"))
            }
            Event::RivalActs { district } => {
                by("tale-visited", self.rival).word("district", format!("district-{district}"))
            }
            Event::RivalCannot { district, lacks, n } => {
                let id = match lacks {
                    Lack::GoodsLeast => "tale-rival-lacks-goods",
                    Lack::GoodsMost => "tale-rival-has-goods",
                    Lack::CommissionsMost => "tale-rival-has-commissions",
                    Lack::Journey => "tale-rival-lacks-journey",
                };
                by(id, self.rival).word("district", format!("district-{district}")).number("n", n)
            }
            Event::RivalGoods { by: n } => change("tale-rival-goods", "tale-rival-gives-goods", self.rival, n),
            Event::RivalDice { by: n } => change("tale-rival-die", "tale-rival-returns-die", self.rival, n),
            Event::RivalSentAway { card } => self.companion(by("tale-rival-sent-away", self.rival), card),
            Event::Coins { seat, by: n } => change("tale-coins", "tale-pays-coins", seat, n),
            Event::Prestige { seat, by: n } => change("tale-prestige", "tale-loses-prestige", seat, n),
            Event::Lanterns { seat, by: n } => change("tale-lantern", "tale-spends-lantern", seat, n),
            Event::Quartz { seat, by: n } => change("tale-quartz", "tale-spends-quartz", seat, n),
            Event::Horseshoes { seat, by: n } => change("tale-horseshoe", "tale-spends-horseshoe", seat, n),
            Event::Gained { seat, good: g, side } => good(by("tale-gained", seat), g, side),
            Event::Lost { seat, good: g, side } => good(by("tale-lost", seat), g, side),
            Event::Missed { seat, thing } => by("tale-missed", seat).word(
                "thing",
                match thing {
                    Missed::Good => "thing-good",
                    Missed::Quartz => "thing-quartz",
                    Missed::Horseshoe => "thing-horseshoe",
                    Missed::Lantern => "thing-lantern",
                    Missed::IlluminatedDie => "thing-illuminated-die",
                },
            ),
            Event::Flipped { seat, good: g, to } => good(by("tale-flipped", seat), g, to),
            Event::IlluminatedDie { seat, face } => by("tale-illuminated-die", seat).number("value", face.value()),
            Event::Hero { seat, hero } => self.hero(by("tale-hero", seat), hero),
            Event::HeroLeft { seat, hero } => self.hero(by("tale-hero-left", seat), hero),
            Event::Commission { seat, commission } => self.commission(by("tale-commission", seat), commission),
            Event::CommissionLeft { seat, commission } => self.commission(by("tale-commission-left", seat), commission),
            Event::Deed { seat, deed: Some(deed) } => self.deed(by("tale-deed", seat), deed),
            Event::Deed { seat, deed: None } => by("tale-deed-hidden", seat),
            Event::Companion { seat, card } => self.companion(by("tale-companion", seat), card),
            Event::Tile { seat, tile } => by("tale-tile", seat).word("tile", format!("upgrade-{tile}")),
            Event::Steed { seat, steed } => by("tale-steed", seat).word("steed", format!("steed-{steed}")),
            Event::Reset { seat } => by("tale-reset", seat),
            Event::Bumped { seat, die, slot, out } => by("tale-bumped", seat)
                .number("die", die.value())
                .number("slot", slot as u8 + 1)
                .number("out", out.value()),
            Event::Unlocked { seat, slot, out } => {
                by("tale-unlocked", seat).number("slot", slot as u8 + 1).number("out", out.value())
            }
            Event::Lit { seat, die } => by("tale-lit", seat).number("value", die.value()),
            Event::Moved { seat, steps, to } => {
                let [a, b] = districts(to);
                by("tale-moved", seat)
                    .number("steps", steps)
                    .word("first", format!("district-{a}"))
                    .word("second", format!("district-{b}"))
            }
            Event::Horseshoe { seat, to, .. } => {
                let [a, b] = districts(to);
                by("tale-moved-by-horseshoe", seat)
                    .word("first", format!("district-{a}"))
                    .word("second", format!("district-{b}"))
            }
            Event::Visited { seat, district } => {
                by("tale-visited", seat).word("district", format!("district-{district}"))
            }
            Event::Idle { seat, district } => by("tale-idle", seat).word("district", format!("district-{district}")),
            Event::Used { seat, building } => by("tale-used", seat).word("building", format!("building-{building}")),
            Event::Wheel { seat } => by("tale-wheel", seat),
            Event::Changed { seat, from, to } => {
                by("tale-changed", seat).word("from", format!("good-{from}")).word("to", format!("good-{to}"))
            }
            Event::Bought { seat, good } => by("tale-bought", seat).word("good", format!("good-{good}")),
            Event::Sold { seat, good: g, side, price } => good(by("tale-sold", seat), g, side).number("price", price),
            Event::DarkMarket { seat, to } => {
                by("tale-dark-market", seat).word("to", format!("dark-{}", DARK[to as usize]))
            }
            Event::Ruins { seat, to } => {
                by("tale-ruins", seat).word("to", format!("ruins-{}", RUINS_SPACES[to as usize]))
            }
            Event::RuinsDie { seat, face } => {
                self.effects(by("tale-ruins-die", seat), self.cat.ruins_die[face as usize])
            }
            Event::Oracle { seat, face } => self.effects(by("tale-oracle", seat), self.cat.oracle[face as usize]),
            Event::Swapped { seat, give, get } => {
                by("tale-swapped", seat).word("give", format!("unit-{give}")).word("get", format!("unit-{get}"))
            }
            Event::Declared { seat, town, road } => {
                by("tale-declared", seat).word("town", format!("town-{town}")).word("road", format!("road-{road}"))
            }
            Event::Joined { seat, yes } => by(if yes { "tale-joined" } else { "tale-refused" }, seat),
            Event::EventCard { event } => Text::new("tale-event").word("event", self.event_word(Some(event))),
            Event::Travel { dice } => {
                let faces = (1..=6u8).flat_map(|v| std::iter::repeat_n(v, dice[v as usize - 1] as usize));
                Text::new("tale-travel").list("dice", faces.map(|v| Text::new("one-die").number("n", v)).collect())
            }
            Event::Took { seat, die, value } if die == value => by("tale-took", seat).number("die", die),
            Event::Took { seat, die, value } => by("tale-took-lifted", seat).number("die", die).number("value", value),
            Event::Entered { seat, town } => by("tale-entered", seat).word("town", format!("town-{town}")),
            Event::Delivered { seat, commission, goods, prestige } => {
                self.commission(by("tale-delivered", seat), commission).number("n", goods).number("prestige", prestige)
            }
            Event::Brought { seat, hero } => self.hero(by("tale-brought", seat), hero),
            Event::Fortune { seat, luck } => by("tale-fortune", seat).word("luck", format!("luck-{luck}")),
            Event::Ability { seat, animal, which } => self.effects(
                by("tale-ability", seat).word("companion", format!("companion-{animal}")),
                self.cat.abilities[animal.index()][which as usize - 1],
            ),
            Event::Copied { seat, value } => by("tale-copied", seat).number("value", value),
            Event::Stray { seat, stray } => by("tale-stray", seat).word("companion", format!("companion-{stray}")),
            Event::StrayWent { stray, to: Some(seat) } => {
                by("tale-stray-went", seat).word("companion", format!("companion-{stray}"))
            }
            Event::StrayWent { stray, to: None } => {
                Text::new("tale-stray-left").word("companion", format!("companion-{stray}"))
            }
            Event::MarketDie { good } => Text::new("tale-market-die").word("good", format!("good-{good}")),
            Event::HeroShown { hero, .. } => self.hero(Text::new("tale-hero-shown"), hero),
            Event::DeedShown { deed, .. } => self.deed(Text::new("tale-deed-shown"), deed),
            Event::CompanionShown { card, .. } => self.companion(Text::new("tale-companion-shown"), card),
            Event::CommissionShown { commission } => self.commission(Text::new("tale-commission-shown"), commission),
            Event::NightDice { seat, .. } => by("tale-night-dice", seat),
            // P-085: its deeds are not judged
            Event::Revealed { seat, deed, .. } if self.is_rival(seat) => self.deed(by("tale-rival-deed", seat), deed),
            Event::Revealed { seat, deed, done } => {
                self.deed(by(if done { "tale-deed-done" } else { "tale-deed-missed" }, seat), deed)
            }
            Event::Scored { seat, score, base, points } => {
                by("tale-scored", seat).number("score", score).number("base", base).number("points", points)
            }
        })
    }
}
