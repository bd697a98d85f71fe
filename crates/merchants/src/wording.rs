//! What things are called: prompts, buttons and the log, as message ids. The words are in `locales/`.
use crate::effect::{Cost, Effect, Kind};
use crate::event::Missed;
use crate::ringway::districts;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::{Choice, Seat, Text};

fn good(text: Text, good: Good, side: Side) -> Text {
    text.word("good", format!("good-{good}")).word("side", format!("side-{side}"))
}

impl Merchants {
    fn hero(&self, text: Text, hero: u8) -> Text {
        text.word("hero", format!("hero-{}", self.cat.names.heroes[hero as usize]))
            .word("town", format!("town-{}", self.cat.heroes[hero as usize].town))
    }
    fn commission(&self, text: Text, commission: u8) -> Text {
        let card = &self.cat.commissions[commission as usize];
        text.word("commission", format!("commission-{}", self.cat.names.commissions[commission as usize]))
            .word("town", format!("town-{}", card.town))
            .list("goods", card.goods.iter().map(|g| Text::new("one-good").word("good", format!("good-{g}"))).collect())
    }
    fn deed(&self, text: Text, deed: u8) -> Text {
        text.word("deed", format!("deed-{}", self.cat.names.deeds[deed as usize]))
    }
    fn companion(&self, text: Text, card: u8) -> Text {
        use crate::catalog::Companion;
        text.word(
            "companion",
            match self.cat.companions[card as usize] {
                Companion::Loyal(animal) => format!("companion-{animal}"),
                Companion::Stray(stray) => format!("companion-{stray}"),
            },
        )
    }
    fn effects(&self, text: Text, list: crate::effect::List) -> Text {
        text.list("effects", self.cat.list(list).iter().map(|&e| effect_text(e)).collect())
    }

    /// The question that is open, for the seat that is asked; for the others, whom they wait for.
    pub(crate) fn ask(&self, s: &State, seat: Seat) -> Text {
        let Some(frame) = s.top() else { return Text::new("ask-over") };
        if frame.seat != seat {
            return Text::new("ask-wait").seat("seat", frame.seat);
        }
        match frame.step {
            Step::Draft => Text::new("ask-draft"),
            Step::Keep => Text::new("ask-keep"),
            Step::Plan if s.round > 10 => Text::new("ask-plan-last").number("round", s.round),
            Step::Plan => Text::new("ask-plan").number("round", s.round),
            Step::SlotTwo => Text::new("ask-slot-two"),
            Step::SlotThree => Text::new("ask-slot-three"),
            Step::Move => Text::new("ask-move"),
            Step::Shoe => Text::new("ask-horseshoe"),
            Step::Act { .. } => Text::new("ask-act"),
            Step::Window => Text::new("ask-window"),
            Step::Bazaar { .. } => Text::new("ask-bazaar").number("coins", s.players[seat].coins),
            Step::Inn => Text::new("ask-inn"),
            Step::Sell { hero, .. } => self.hero(Text::new("ask-sell"), hero),
            Step::DarkMarket => Text::new("ask-dark-market"),
            Step::DarkSouth => Text::new("ask-dark-south"),
            Step::Yurg => Text::new("ask-yurg"),
            Step::RuinsMove { .. } => Text::new("ask-ruins-move"),
            Step::RuinsGain { .. } => Text::new("ask-ruins-gain"),
            Step::RuinsRoll => Text::new("ask-ruins-roll"),
            Step::TakeCompanion => Text::new("ask-companion"),
            Step::Route => Text::new("ask-route"),
            Step::Joining => Text::new("ask-join")
                .seat("seat", s.active)
                .word("town", format!("town-{}", s.caravan.town))
                .word("road", format!("road-{}", s.caravan.road)),
            Step::TakeDie => Text::new("ask-take-die").word("event", self.event_word(s.caravan.event)),
            Step::Visiting => Text::new("ask-visiting"),
            Step::Delivering { town } => Text::new("ask-delivering").word("town", format!("town-{town}")),
            Step::Giving { commission, .. } => self.commission(Text::new("ask-giving"), commission),
            Step::Fortune { left } => Text::new("ask-fortune").number("left", left),
            Step::FinalVisit => Text::new("ask-final"),
            Step::Gain { kind, side } => {
                Text::new("ask-gain").list("what", vec![effect_text(Effect::Good(kind, side))])
            }
            Step::TakeCommission => Text::new("ask-commission"),
            Step::TakeDeed => Text::new("ask-deed"),
            Step::TakeHero { .. } => Text::new("ask-hero"),
            Step::HeroOrCommission => Text::new("ask-hero-or-commission"),
            Step::BringHero => Text::new("ask-bring-hero"),
            Step::LoseHero => Text::new("ask-lose-hero"),
            Step::LoseGood => Text::new("ask-lose-good"),
            Step::LoseDearest => Text::new("ask-lose-dearest"),
            Step::FlipUp => Text::new("ask-flip-up"),
            Step::FlipDown => Text::new("ask-flip-down"),
            Step::TakeUpgrade => Text::new("ask-upgrade"),
            Step::UpgradeOrDarkStep => Text::new("ask-upgrade-or-dark-step"),
            Step::TakeSteed => Text::new("ask-steed"),
            Step::Pay { building } => Text::new("ask-pay").word("building", format!("building-{building}")),
            Step::Exchange { .. } => Text::new("ask-exchange"),
            Step::PlaceGood { good: g, side, .. } => good(Text::new("ask-place-good"), g, side),
            Step::PlaceToken { token } => Text::new("ask-place-token").word("token", format!("token-{token}")),
            Step::PlaceHero { hero, .. } => self.hero(Text::new("ask-place-hero"), hero),
            Step::PlaceCommission { commission } => self.commission(Text::new("ask-place-commission"), commission),
            Step::PlaceTile { tile } => Text::new("ask-place-tile").word("tile", format!("upgrade-{tile}")),
            Step::Refit => Text::new("ask-refit"),
            Step::Depart | Step::PackUp | Step::Rest | Step::Effects { .. } => Text::new("ask-over"),
        }
    }

    fn event_word(&self, event: u8) -> String {
        self.cat.names.events.get(event as usize).map_or("no-event".into(), |id| format!("event-{id}"))
    }

    /// A button: what it says, and the things it touches.
    pub(crate) fn button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let p = &s.players[seat];
        let step = s.top().map(|f| f.step);
        let wares = |id: &'static str, g: Good, side: Side| {
            Choice::new(good(Text::new(id), g, side)).on(format!("wagon.{g}.{side}"))
        };
        let price = |g: Good| s.price(&self.cat, g);
        match a {
            Action::Draft { steed } => {
                let hero = s.pairs.iter().find(|pair| pair.0 == steed as u8).map_or(NONE, |pair| pair.1);
                let label = Text::new("do-draft").word("steed", format!("steed-{steed}"));
                let label = if hero == NONE { label } else { self.hero(label, hero) };
                Choice::new(label).on(format!("steed.{steed}"))
            }
            Action::Keep { deed } => Choice::new(self.deed(Text::new("do-keep"), deed)).on(format!("deed.{deed}")),
            Action::Reset => Choice::new(Text::new("do-reset")).on("locked"),
            Action::Bump { die, slot } => {
                let out = Face::ALL.get(p.locked[slot.index()] as usize).map_or(0, |f| f.value());
                let label = Text::new("do-bump").word("die", format!("face-{}", face_word(die))).number("out", out);
                Choice::new(label.number("slot", slot as u8 + 1).word("bonus", self.slot_word(s, p, slot, Some(die))))
                    .on(format!("reserve.{die}"))
                    .on(format!("slot.{slot}"))
            }
            Action::Unlock { slot } => {
                let out = Face::ALL.get(p.locked[slot.index()] as usize).map_or(0, |f| f.value());
                let label = Text::new("do-unlock").number("out", out).number("slot", slot as u8 + 1);
                Choice::new(label.word("bonus", self.slot_word(s, p, slot, None))).on(format!("slot.{slot}"))
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
                let top = s.tops[town.index()];
                let label = Text::new("do-commission");
                if top == NONE {
                    return Choice::new(label.word("town", format!("town-{town}")));
                }
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
                Choice::new(
                    Text::new("do-ruins").number("n", steps).word("to", format!("ruins-{}", RUINS_SPACES[to as usize])),
                )
                .on(format!("ruins.{to}"))
            }
            Action::Gain { good: g } => {
                let side = if let Some(Step::Gain { side, .. }) = step { side } else { Side::Upgraded };
                Choice::new(good(Text::new("do-gain"), g, side)).on(format!("supply.{g}"))
            }
            Action::Roll => Choice::new(Text::new("do-roll")).on("ruins-die"),
            Action::Caravan => Choice::new(Text::new("do-caravan")).on("caravan"),
            Action::Companion { card } => {
                Choice::new(self.companion(Text::new("do-companion"), card)).on(format!("companion.{card}"))
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
                let region = self.cat.heroes[hero as usize].town.region();
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
            Action::Decline => Choice::new(Text::new("do-decline")),
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

    /// What a locked slot would give, in a word.
    fn slot_word(&self, s: &State, p: &Player, slot: Slot, entered: Option<Face>) -> String {
        match (slot, entered) {
            (Slot::One, Some(die)) => format!("good-{}", self.cat.craft[die.index()]),
            (Slot::One, None) => "bonus-any-good".into(),
            (Slot::Two, _) if p.has_tile(Tile::Mirror) => "bonus-lantern-and-die".into(),
            (Slot::Two, _) => "bonus-lantern-or-die".into(),
            (Slot::Three, _) if p.has_tile(Tile::Purse) => "bonus-coins-or-prestige".into(),
            (Slot::Three, _) => {
                debug_assert!(s.round <= 13);
                "bonus-coins-or-wheel".into()
            }
        }
    }

    /// A button that leads to a space of the Ringway.
    fn place_choice(&self, id: &'static str, space: u8, more: impl Fn(Text) -> Text) -> Choice {
        let [a, b] = districts(space);
        let label = Text::new(id).word("first", format!("district-{a}")).word("second", format!("district-{b}"));
        Choice::new(more(label)).on(format!("space.{space}"))
    }

    fn value_text(&self, s: &State, label: Text, value: u8) -> Text {
        match self.cat.events.get(s.caravan.event as usize) {
            Some(event) => self.effects(label, event.values[value.min(6) as usize - 1]),
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

pub(crate) const DARK: [&str; 4] = ["south", "west", "north", "east"];
pub(crate) const RUINS_SPACES: [&str; 4] = ["bottom-left", "top-left", "top-right", "bottom-right"];

/// Fluent ids know no asterisk.
fn face_word(face: Face) -> &'static str {
    if face == Face::OneStar { "1-star" } else { face.word() }
}

/// An effect as a person reads it.
pub fn effect_text(effect: Effect) -> Text {
    use Effect::*;
    match effect {
        End => Text::new("effect-nothing"),
        Coins(n) => Text::new("effect-coins").number("n", n),
        Prestige(n) => Text::new("effect-prestige").number("n", n),
        Lanterns(n) => Text::new("effect-lantern").number("n", n),
        Quartz(n) => Text::new("effect-quartz").number("n", n),
        Horseshoes(n) => Text::new("effect-horseshoe").number("n", n),
        Good(kind, side) => {
            let text = |id| Text::new(id).word("side", format!("side-{side}"));
            match kind {
                Kind::This(g) => text("effect-good").word("good", format!("good-{g}")),
                Kind::Any => text("effect-good-any"),
                Kind::Worth(price) => text("effect-good-worth").number("price", price),
                Kind::OffWheel => text("effect-good-off-wheel"),
                Kind::Stored => text("effect-good-stored"),
                Kind::Craft => text("effect-craft"),
            }
        }
        FlipUp => Text::new("effect-flip-up"),
        Hero => Text::new("effect-hero"),
        HeroOrTop => Text::new("effect-hero-or-top"),
        HeroOrCommission => Text::new("effect-hero-or-commission"),
        DeliverHero => Text::new("effect-deliver-hero"),
        Commission => Text::new("effect-commission"),
        CommissionOf(town) => Text::new("effect-commission-of").word("town", format!("town-{town}")),
        Wheel => Text::new("effect-wheel"),
        RuinsAction => Text::new("effect-ruins-action"),
        RuinsStep(n) => Text::new("effect-ruins-step").number("n", n),
        DarkStep(n) => Text::new("effect-dark-step").number("n", n),
        Oracle => Text::new("effect-oracle"),
        RuinsDie => Text::new("effect-ruins-die"),
        IlluminatedDie => Text::new("effect-illuminated-die"),
        Deed => Text::new("effect-deed"),
        WagonUpgrade => Text::new("effect-wagon-upgrade"),
        UpgradeOrDarkStep => Text::new("effect-upgrade-or-dark-step"),
        FreeShortcut => Text::new("effect-free-shortcut"),
        Exchange => Text::new("effect-exchange"),
        CopyDie => Text::new("effect-copy-die"),
        LiftDie => Text::new("effect-lift-die"),
        Reroll => Text::new("effect-reroll"),
        LoseCoins(n) => Text::new("effect-lose-coins").number("n", n),
        LosePrestige(n) => Text::new("effect-lose-prestige").number("n", n),
        LoseLanterns(n) => Text::new("effect-lose-lantern").number("n", n),
        LoseQuartz(n) => Text::new("effect-lose-quartz").number("n", n),
        LoseHorseshoes(n) => Text::new("effect-lose-horseshoe").number("n", n),
        LoseGood => Text::new("effect-lose-good"),
        LoseDearest => Text::new("effect-lose-dearest"),
        LoseHero => Text::new("effect-lose-hero"),
        FlipDown => Text::new("effect-flip-down"),
    }
}

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
            Event::EventCard { event } => Text::new("tale-event").word("event", self.event_word(event)),
            Event::Travel { dice } => {
                let faces = (1..=6u8).flat_map(|v| std::iter::repeat_n(v, dice[v as usize - 1] as usize));
                Text::new("tale-travel").list("dice", faces.map(|v| Text::new("one-die").number("n", v)).collect())
            }
            Event::Took { seat, die, value } => by("tale-took", seat).number("die", die).number("value", value),
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
            Event::Revealed { seat, deed, done } => {
                self.deed(by(if done { "tale-deed-done" } else { "tale-deed-missed" }, seat), deed)
            }
            Event::Scored { seat, score, base, points } => {
                by("tale-scored", seat).number("score", score).number("base", base).number("points", points)
            }
        })
    }
}
