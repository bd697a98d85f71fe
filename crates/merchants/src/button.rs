//! What a choice says, and which things it touches.
use crate::effect::Cost;
use crate::ringway::districts;
use crate::state::*;
use crate::wording::{DARK, RUINS_SPACES, good};
use crate::words::*;
use crate::{Action, Merchants};
use table::{Choice, Seat, Text};

/// Fluent ids know no asterisk.
fn face_word(face: Face) -> &'static str {
    if face == Face::OneStar { "1-star" } else { face.word() }
}

impl Merchants {
    /// A button: what it says, and the things it touches.
    pub(crate) fn button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let p = &s.players[seat];
        let step = s.stack.top().map(|f| f.step);
        let wares = |id: &'static str, g: Good, side: Side| {
            Choice::new(good(Text::new(id), g, side)).on(format!("wagon.{g}.{side}"))
        };
        let price = |g: Good| s.price(&self.cat, g);
        match a {
            Action::Draft { steed } => {
                let pair = s.pairs.iter().find(|pair| pair.0 == steed);
                let label = Text::new("do-draft").word("steed", format!("steed-{steed}"));
                let label = pair.map_or(label.clone(), |&(_, hero)| self.hero(label, hero));
                Choice::new(label).on(format!("steed.{steed}"))
            }
            Action::Keep { deed } => Choice::new(self.deed(Text::new("do-keep"), deed)).on(format!("deed.{deed}")),
            Action::Reset => Choice::new(Text::new("do-reset")).on("locked"),
            Action::Bump { die, slot } => {
                let out = p.locked[slot.index()].map_or(0, Face::value);
                let label = Text::new("do-bump").word("die", format!("face-{}", face_word(die))).number("out", out);
                Choice::new(label.number("slot", slot as u8 + 1).word("bonus", self.slot_word(p, slot, Some(die))))
                    .on(format!("reserve.{die}"))
                    .on(format!("slot.{slot}"))
            }
            Action::Unlock { slot } => {
                let out = p.locked[slot.index()].map_or(0, Face::value);
                let label = Text::new("do-unlock").number("out", out).number("slot", slot as u8 + 1);
                Choice::new(label.word("bonus", self.slot_word(p, slot, None))).on(format!("slot.{slot}"))
            }
            Action::Lantern => Choice::new(Text::new("do-lantern")).on("lantern"),
            Action::Light { die } => {
                Choice::new(Text::new("do-light").number("value", die.value())).on(format!("special.{die}"))
            }
            Action::Coins => {
                let n = if p.has_tile(Tile::Purse) { 3 } else { 2 };
                Choice::new(Text::new("do-coins").number("n", n)).on("coins")
            }
            Action::Prestige => Choice::new(Text::new("do-prestige")).on("prestige"),
            Action::Wheel => Choice::new(Text::new("do-wheel")).on("wheel"),
            Action::Go { steps } => self.place_choice("do-go", (p.space + steps) % 5, |t| t.number("steps", steps)),
            Action::Horseshoe { way } => {
                let to = (p.space + if way == Way::On { 1 } else { 4 }) % 5;
                let id = if way == Way::On { "do-horseshoe-on" } else { "do-horseshoe-back" };
                self.place_choice(id, to, |t| t).on("horseshoe")
            }
            Action::Stay => self.place_choice("do-stay", p.space, |t| t),
            Action::Visit { district } => {
                Choice::new(Text::new("do-visit").word("district", format!("district-{district}")))
                    .on(format!("district.{district}"))
            }
            Action::Use { building } => {
                Choice::new(Text::new("do-use").word("building", format!("building-{building}")))
                    .on(format!("building.{building}"))
            }
            Action::Change { from, to } => Choice::new(
                Text::new("do-change").word("from", format!("good-{from}")).word("to", format!("good-{to}")),
            )
            .on(format!("market.{from}"))
            .on(format!("market.{to}")),
            Action::Buy { good } => {
                let cost = match step {
                    Some(Step::Bazaar { paid, off, .. }) => self.asking_price(s, good, paid, off).0,
                    _ => price(good),
                };
                Choice::new(Text::new("do-buy").word("good", format!("good-{good}")).number("price", cost))
                    .on(format!("market.{good}"))
            }
            Action::Commission { town } => {
                let label = Text::new("do-commission");
                let Some(top) = s.tops[town.index()] else {
                    return Choice::new(label.word("town", format!("town-{town}")));
                };
                Choice::new(self.commission(label, top)).on(format!("stack.{town}")).on(format!("commission.{top}"))
            }
            Action::Pay { steps } => {
                let to = (s.dark + steps) % 4;
                let label = Text::new("do-pay").number("n", steps).word("to", format!("dark-{}", DARK[to as usize]));
                Choice::new(self.effects(label, self.cat.dark_market[to as usize])).on(format!("dark.{to}"))
            }
            Action::Deed { deed } => Choice::new(self.deed(Text::new("do-deed"), deed)).on(format!("deed.{deed}")),
            Action::DeedTop => Choice::new(Text::new("do-deed-top")).on("deck.deeds"),
            Action::Host { hero } => {
                Choice::new(self.hero(Text::new("do-host"), hero)).on("inn").on(format!("hero.{hero}"))
            }
            Action::Sell { good: g, side } => {
                let mut choice = wares("do-sell", g, side);
                choice.label = choice.label.number("price", price(g) + u8::from(side == Side::Upgraded));
                choice
            }
            Action::Ruins { steps } => {
                let to = (s.ruins + steps) % 4;
                let id = if steps == 0 { "do-ruins-stay" } else { "do-ruins" };
                Choice::new(Text::new(id).number("n", steps).word("to", format!("ruins-{}", RUINS_SPACES[to as usize])))
                    .on(format!("ruins.{to}"))
            }
            Action::Gain { good: g } => {
                let side = if let Some(Step::Gain { side, .. }) = step { side } else { Side::Upgraded };
                Choice::new(good(Text::new("do-gain"), g, side)).on(format!("supply.{g}"))
            }
            Action::Roll => Choice::new(Text::new("do-roll")).on("ruins-die"),
            Action::Caravan => Choice::new(Text::new("do-caravan")).on("caravan"),
            Action::Companion { card } => {
                let place = s.row.iter().position(|&c| c == Some(card)).unwrap_or(0);
                // F-093: the farthest may bring a travel die along, so that twins differ.
                let twins = s.row.iter().flatten().filter(|&&c| self.same_animal(c, card)).count() > 1;
                let label =
                    self.companion(Text::new("do-companion"), card).number("die", u8::from(place == 2 && s.travel_die));
                Choice::new(label.number("place", if twins { place as u8 + 1 } else { 0 }))
                    .on(format!("companion.{card}"))
            }
            Action::CompanionTop => Choice::new(Text::new("do-companion-top")).on("deck.companions"),
            Action::Declare { town, road } => Choice::new(
                Text::new("do-declare").word("town", format!("town-{town}")).word("road", format!("road-{road}")),
            )
            .on(format!("town.{town}"))
            .on(format!("road.{road}")),
            Action::Join => Choice::new(Text::new("do-join")).on("caravan"),
            Action::Refuse => Choice::new(Text::new("do-refuse")),
            Action::Reroll => Choice::new(Text::new("do-reroll")).on("lantern"),
            Action::Take { value } => self.die_choice(s, "do-take", value, value),
            Action::TakeWhisper { value } => {
                self.die_choice(s, "do-take-whisper", value, value + 1).on("steed.whisper")
            }
            Action::TakeCat { value, by } => {
                self.die_choice(s, "do-take-cat", value, value + by).on("companion.threy-cat").on(format!("lift.{by}"))
            }
            Action::TakeBoth { value, by } => self
                .die_choice(s, "do-take-both", value, value + by + 1)
                .on("steed.whisper")
                .on("companion.threy-cat")
                .on(format!("lift.{by}")),
            Action::Enter { town } => {
                Choice::new(Text::new("do-enter").word("town", format!("town-{town}"))).on(format!("town.{town}"))
            }
            Action::Deliver { commission } => {
                Choice::new(self.commission(Text::new("do-deliver"), commission)).on(format!("commission.{commission}"))
            }
            Action::Give { good: g, side } => wares("do-give", g, side),
            Action::Bring { hero } => {
                let region = self.cat.hero(hero).town.region();
                let label = self.effects(self.hero(Text::new("do-bring"), hero), self.cat.regions[region.index()]);
                Choice::new(label).on(format!("hero.{hero}"))
            }
            Action::Fortune { luck } => {
                let label = Text::new("do-fortune").word("luck", format!("luck-{luck}"));
                Choice::new(label.number("coins", if s.five_coins { 5 } else { 3 })).on(format!("luck.{luck}"))
            }
            Action::Upgrade { tile } => {
                Choice::new(Text::new("do-upgrade").word("tile", format!("upgrade-{tile}"))).on(format!("tile.{tile}"))
            }
            Action::Steed { steed } => {
                Choice::new(Text::new("do-steed").word("steed", format!("steed-{steed}"))).on(format!("steed.{steed}"))
            }
            Action::Flip { good } => wares("do-flip", good, Side::Basic),
            Action::FlipBack { good } => wares("do-flip-back", good, Side::Upgraded),
            Action::TakeHero { hero } => {
                Choice::new(self.hero(Text::new("do-take-hero"), hero)).on("inn").on(format!("hero.{hero}"))
            }
            Action::TakeHeroTop => Choice::new(Text::new("do-take-hero-top")).on("deck.heroes"),
            Action::DarkStep => {
                let to = (s.dark + 1) % 4;
                let label = Text::new("do-dark-step").word("to", format!("dark-{}", DARK[to as usize]));
                Choice::new(self.effects(label, self.cat.dark_market[to as usize])).on(format!("dark.{to}"))
            }
            Action::PayCoins | Action::PayQuartz | Action::PayLantern => self.pay_choice(step, a),
            Action::PayGood { good: g, side } => wares("do-pay-good", g, side),
            Action::Swap { give, get } => Choice::new(
                Text::new("do-swap").word("give", format!("unit-{give}")).word("get", format!("unit-{get}")),
            )
            .on(give.word())
            .on(get.word()),
            Action::Decline => Choice::new(self.declined(step)),
            Action::Drop { good: g, side } => wares("do-drop", g, side),
            Action::DropHero { hero } => {
                Choice::new(self.hero(Text::new("do-drop-hero"), hero)).on(format!("hero.{hero}"))
            }
            Action::DropCommission { commission } => {
                Choice::new(self.commission(Text::new("do-drop-commission"), commission))
                    .on(format!("commission.{commission}"))
            }
            Action::DropToken { token } => {
                Choice::new(Text::new("do-drop-token").word("token", format!("token-{token}"))).on(token.word())
            }
            Action::Ability { animal, which } => {
                let label = Text::new("do-ability").word("companion", format!("companion-{animal}"));
                let list = self.cat.abilities[animal.index()][which as usize - 1];
                Choice::new(self.effects(label, list)).on(format!("companion.{animal}")).on(format!("ability.{which}"))
            }
            Action::Copy { value } => {
                let label = Text::new("do-copy").number("value", value);
                Choice::new(self.value_text(s, label, value)).on("companion.threy-cat").on(format!("die.{value}"))
            }
            Action::Grace { side } => wares("do-grace", Good::Potion, side).on("companion.grace"),
            Action::Cosimo { hero } => {
                Choice::new(self.hero(Text::new("do-cosimo"), hero)).on("companion.cosimo").on(format!("hero.{hero}"))
            }
            Action::Dumplin => Choice::new(Text::new("do-dumplin")).on("companion.lil-dumplin").on("horseshoe"),
            Action::Flicker => Choice::new(Text::new("do-flicker")).on("companion.flicker").on("quartz"),
            Action::Pass => Choice::new(Text::new("do-pass")),
            Action::Done => Choice::new(Text::new(match step {
                Some(Step::Act { .. }) => "do-done-act",
                Some(Step::Window) => "do-done-window",
                Some(Step::Bazaar { .. }) => "do-done-bazaar",
                Some(Step::Sell { .. }) => "do-done-sell",
                Some(Step::Giving { .. }) => "do-done-giving",
                Some(Step::Delivering { .. }) => "do-done-delivering",
                Some(Step::SlotTwo) => "do-done-slot-two",
                Some(Step::RuinsRoll) => "do-done-ruins",
                _ => "do-done",
            })),
        }
    }

    /// Whoever has no room may take nothing: the button names what that is.
    fn declined(&self, step: Option<Step>) -> Text {
        match step {
            Some(Step::PlaceGood { good: g, side, .. }) => good(Text::new("do-decline-good"), g, side),
            Some(Step::PlaceToken { token }) => Text::new("do-decline-token").word("token", format!("token-{token}")),
            Some(Step::PlaceHero { hero, .. }) => self.hero(Text::new("do-decline-hero"), hero),
            Some(Step::PlaceCommission { commission }) => {
                self.commission(Text::new("do-decline-commission"), commission)
            }
            // Nowhere else is there anything to decline.
            _ => Text::new("do-done"),
        }
    }

    /// What a locked slot would give, in a word.
    fn slot_word(&self, p: &Player, slot: Slot, entered: Option<Face>) -> String {
        match (slot, entered) {
            (Slot::One, Some(die)) => format!("good-{}", self.cat.craft[die.index()]),
            (Slot::One, None) => "bonus-any-good".into(),
            (Slot::Two, _) if p.has_tile(Tile::Mirror) => "bonus-lantern-and-die".into(),
            (Slot::Two, _) => "bonus-lantern-or-die".into(),
            (Slot::Three, _) if p.has_tile(Tile::Purse) => "bonus-coins-or-prestige".into(),
            (Slot::Three, _) => "bonus-coins-or-wheel".into(),
        }
    }

    /// A button that leads to a space of the Ringway.
    fn place_choice(&self, id: &'static str, space: u8, more: impl Fn(Text) -> Text) -> Choice {
        let [a, b] = districts(space);
        let label = Text::new(id).word("first", format!("district-{a}")).word("second", format!("district-{b}"));
        Choice::new(more(label)).on(format!("space.{space}"))
    }

    fn value_text(&self, s: &State, label: Text, value: u8) -> Text {
        match s.caravan.event {
            Some(event) => self.effects(label, self.cat.event(event).values[value.min(6) as usize - 1]),
            None => label,
        }
    }

    fn die_choice(&self, s: &State, id: &'static str, die: u8, value: u8) -> Choice {
        let label = Text::new(id).number("die", die).number("value", value.min(6));
        Choice::new(self.value_text(s, label, value)).on(format!("die.{die}"))
    }

    fn pay_choice(&self, step: Option<Step>, a: Action) -> Choice {
        let Some(Step::Pay { building }) = step else { return Choice::new(Text::new("do-pass")) };
        let card = &self.cat.buildings[building.index()];
        let (id, thing, n) = card
            .costs
            .iter()
            .find_map(|&cost| match (cost, a) {
                (Cost::Coins(n), Action::PayCoins) => Some(("do-pay-coins", "coins", n)),
                (Cost::Quartz(n), Action::PayQuartz) => Some(("do-pay-quartz", "quartz", n)),
                (Cost::Lanterns(n), Action::PayLantern) => Some(("do-pay-lantern", "lantern", n)),
                _ => None,
            })
            .unwrap_or(("do-pass", "nothing", 0));
        Choice::new(self.effects(Text::new(id).number("n", n), card.effects)).on(thing)
    }
}
