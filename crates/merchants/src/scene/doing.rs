//! The open question and what follows it: the list `doing`, entry by entry as views show it.
use super::cards::{Cards, Only, any};
use crate::Merchants;
use crate::cards::*;
use crate::effect::{Effect, Kind, List};
use crate::rival::choices::Trip;
use crate::state::*;
use crate::step::StepKind;
use crate::words::*;
use table::scene::{Fields, Spot, all};
use table::{Problems, Seat};

const FIELDS: [&str; 15] = [
    "seat",
    "step",
    "hero",
    "commission",
    "town",
    "good",
    "side",
    "token",
    "tile",
    "building",
    "effects",
    "kind",
    "bits",
    "left",
    "n",
];

const TRIPS: [Trip; 3] = [Trip::Lead, Trip::Follow, Trip::Final];

impl Merchants {
    /// The frames of `doing`, outermost first; `None` if the scene does not name it. Cards that a question holds are named.
    pub(super) fn read_doing(
        &self,
        scene: &Fields,
        turn: Seat,
        cards: &mut Cards,
        out: &mut Problems,
    ) -> Option<Vec<Frame>> {
        let spots = scene.list("doing", out)?;
        Some(spots.iter().filter_map(|spot| self.read_frame(spot, turn, cards, out)).collect())
    }

    fn read_frame(&self, spot: &Spot, turn: Seat, cards: &mut Cards, out: &mut Problems) -> Option<Frame> {
        let fields = spot.fields(&FIELDS, out);
        let kind: StepKind = needed(fields.word("step", out), &fields, "step", out)?;
        let step = Entry { game: self, fields: &fields, cards, out }.step(kind)?;
        let asked = if step.is_for_rival() && self.opt.automaton.is_some() { self.you() } else { turn };
        let seat = fields.number("seat", 0..=u64::from(self.opt.players) - 1, out);
        Some(Frame { seat: seat.map_or(asked, |n| Seat(n as u8)), step })
    }
}

fn needed<T>(found: Option<T>, fields: &Fields, name: &str, out: &mut Problems) -> Option<T> {
    if found.is_none() && fields.get(name).is_none() {
        fields.wrong(name, "is missing", out);
    }
    found
}

/// One entry that is being read.
struct Entry<'a, 'v> {
    game: &'a Merchants,
    fields: &'a Fields<'v>,
    cards: &'a mut Cards,
    out: &'a mut Problems,
}

impl Entry<'_, '_> {
    fn number(&mut self, name: &str, most: u8) -> u8 {
        self.fields.number(name, 0..=most.into(), self.out).unwrap_or(0) as u8
    }
    fn flag(&mut self) -> bool {
        self.number("n", 1) == 1
    }
    fn word<W: std::str::FromStr<Err = String>>(&mut self, name: &str) -> Option<W> {
        needed(self.fields.word(name, self.out), self.fields, name, self.out)
    }
    fn side(&mut self) -> Side {
        self.fields.word("side", self.out).unwrap_or(Side::Basic)
    }
    /// The question holds this card: it lies nowhere else.
    fn hero(&mut self) -> Option<HeroCard> {
        let spot = needed(self.fields.get("hero"), self.fields, "hero", self.out)?;
        self.cards.heroes.name(&spot, any(), self.out)
    }
    fn guest(&mut self) -> Option<HeroCard> {
        let spot = needed(self.fields.get("hero"), self.fields, "hero", self.out)?;
        let only = Only(self.game.cat.ordinary, "is a starting hero: he is never at the inn (F-014)");
        self.cards.heroes.name(&spot, only, self.out)
    }
    fn commission(&mut self) -> Option<CommissionCard> {
        let spot = needed(self.fields.get("commission"), self.fields, "commission", self.out)?;
        self.cards.commissions.name(&spot, any(), self.out)
    }
    fn tile(&mut self) -> Option<Tile> {
        let spot = needed(self.fields.get("tile"), self.fields, "tile", self.out)?;
        self.cards.tiles.name(&spot, any(), self.out)
    }
    fn effects(&mut self) -> Option<List> {
        let spots = self.fields.list("effects", self.out).unwrap_or_default();
        let effects: Vec<Effect> = all(spots.iter().map(|spot| spot.word(self.out)))?;
        let found = self.game.cat.lists.find(&effects);
        if found.is_none() {
            self.fields.wrong("effects", "no card, die or building says this, or ends so", self.out);
        }
        found
    }
    fn kind(&mut self) -> Option<Kind> {
        match self.fields.get("kind") {
            Some(spot) if spot.value == "craft" => Some(Kind::Craft),
            _ => self.word("kind"),
        }
    }
    fn towns(&mut self) -> u8 {
        match self.number("bits", 63) {
            0 => 63,
            towns => towns,
        }
    }

    /// The opposite of what views show. Without `_`: whatever can be asked can be set.
    fn step(&mut self, kind: StepKind) -> Option<Step> {
        Some(match kind {
            StepKind::Draft => Step::Draft,
            StepKind::Keep => Step::Keep,
            StepKind::Plan => Step::Plan,
            StepKind::SlotTwo => Step::SlotTwo,
            StepKind::SlotThree => Step::SlotThree,
            StepKind::Move => Step::Move,
            StepKind::Shoe => Step::Shoe { stayed: self.flag() },
            StepKind::Act => Step::Act { open: self.number("bits", 15) },
            StepKind::Window => Step::Window,
            StepKind::Rest => Step::Rest,
            StepKind::Bazaar => {
                Step::Bazaar { did: self.number("n", 3), paid: self.number("bits", 63), off: self.number("left", 2) }
            }
            StepKind::Inn => Step::Inn,
            StepKind::Sell => {
                let (served, place) = (self.number("bits", 7), self.number("n", 3));
                Step::Sell { hero: self.guest()?, served, place }
            }
            StepKind::DarkMarket => Step::DarkMarket,
            StepKind::DarkSouth => Step::DarkSouth,
            StepKind::Yurg => Step::Yurg,
            StepKind::RuinsMove => Step::RuinsMove { roll: self.flag() },
            StepKind::RuinsGain => Step::RuinsGain { space: self.number("n", 3) },
            StepKind::RuinsRoll => Step::RuinsRoll,
            StepKind::TakeCompanion => Step::TakeCompanion,
            StepKind::Route => Step::Route,
            StepKind::Joining => Step::Joining,
            StepKind::Depart => Step::Depart,
            StepKind::TakeDie => Step::TakeDie,
            StepKind::PackUp => Step::PackUp,
            StepKind::Visiting => Step::Visiting,
            StepKind::Delivering => Step::Delivering { town: self.word("town")? },
            StepKind::Giving => {
                let (served, upgraded) = (self.number("bits", 7), self.number("n", 3));
                Step::Giving { commission: self.commission()?, served, upgraded }
            }
            StepKind::Fortune => Step::Fortune { left: self.number("left", 2).max(1) },
            StepKind::FinalVisit => Step::FinalVisit,
            StepKind::RivalTurn => Step::RivalTurn,
            StepKind::RivalAct => Step::RivalAct,
            StepKind::RivalRest => Step::RivalRest,
            StepKind::RivalRoute => Step::RivalRoute { town: self.fields.word("town", self.out) },
            StepKind::RivalTown => Step::RivalTown { towns: self.towns(), trip: TRIPS[self.number("n", 2) as usize] },
            StepKind::RivalCommission => Step::RivalCommission,
            StepKind::RivalHero => Step::RivalHero { sale: self.flag() },
            StepKind::RivalCompanion => Step::RivalCompanion,
            StepKind::RivalLosesHero => Step::RivalLosesHero,
            StepKind::RivalBringsHero => Step::RivalBringsHero { towns: self.towns() },
            StepKind::Effects => Step::Effects { at: self.effects()? },
            StepKind::Gain => Step::Gain { kind: self.kind()?, side: self.side() },
            StepKind::TakeCommission => Step::TakeCommission,
            StepKind::TakeDeed => Step::TakeDeed,
            StepKind::TakeHero => Step::TakeHero { top: self.flag() },
            StepKind::HeroOrCommission => Step::HeroOrCommission,
            StepKind::BringHero => Step::BringHero,
            StepKind::LoseHero => Step::LoseHero,
            StepKind::LoseGood => Step::LoseGood,
            StepKind::LoseDearest => Step::LoseDearest,
            StepKind::FlipUp => Step::FlipUp,
            StepKind::FlipDown => Step::FlipDown,
            StepKind::TakeUpgrade => Step::TakeUpgrade,
            StepKind::UpgradeOrDarkStep => Step::UpgradeOrDarkStep,
            StepKind::TakeSteed => Step::TakeSteed,
            StepKind::Pay => Step::Pay { building: self.word("building")? },
            StepKind::Exchange => Step::Exchange { gave: self.number("bits", 7), got: self.number("n", 7) },
            StepKind::PlaceGood => Step::PlaceGood { good: self.word("good")?, side: self.side(), began: self.flag() },
            StepKind::PlaceToken => Step::PlaceToken { token: self.word("token")? },
            StepKind::PlaceHero => Step::PlaceHero { bonus: self.flag(), hero: self.hero()? },
            StepKind::PlaceCommission => Step::PlaceCommission { commission: self.commission()? },
            StepKind::PlaceTile => Step::PlaceTile { tile: self.tile()? },
            StepKind::Refit => Step::Refit,
        })
    }
}
