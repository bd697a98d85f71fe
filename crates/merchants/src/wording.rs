//! Names of cards and effects as message ids, shared by prompts (`ask`), buttons (`button`) and the log (`tale`).
//! The words themselves are in `locales/`.
use crate::Merchants;
use crate::cards::*;
use crate::effect::{Effect, Kind, List};
use crate::words::*;
use table::Text;

pub(crate) fn good(text: Text, good: Good, side: Side) -> Text {
    text.word("good", format!("good-{good}")).word("side", format!("side-{side}"))
}

impl Merchants {
    pub(crate) fn hero(&self, text: Text, hero: HeroCard) -> Text {
        text.word("hero", format!("hero-{}", self.cat.names.heroes[hero.index()]))
            .word("town", format!("town-{}", self.cat.hero(hero).town))
    }
    pub(crate) fn commission(&self, text: Text, commission: CommissionCard) -> Text {
        let card = self.cat.commission(commission);
        text.word("commission", format!("commission-{}", self.cat.names.commissions[commission.index()]))
            .word("town", format!("town-{}", card.town))
            .list("goods", card.goods.iter().map(|g| Text::new("one-good").word("good", format!("good-{g}"))).collect())
    }
    pub(crate) fn deed(&self, text: Text, deed: DeedCard) -> Text {
        text.word("deed", format!("deed-{}", self.cat.names.deeds[deed.index()]))
    }
    pub(crate) fn companion(&self, text: Text, card: CompanionCard) -> Text {
        use crate::catalog::Companion;
        text.word(
            "companion",
            match self.cat.companion(card) {
                Companion::Loyal(animal) => format!("companion-{animal}"),
                Companion::Stray(stray) => format!("companion-{stray}"),
            },
        )
    }
    /// Two cards of one animal are two cards (F-170), and read alike.
    pub(crate) fn same_animal(&self, a: CompanionCard, b: CompanionCard) -> bool {
        self.cat.companion(a) == self.cat.companion(b)
    }
    pub(crate) fn effects(&self, text: Text, list: List) -> Text {
        text.list("effects", self.cat.list(list).iter().map(|&e| effect_text(e)).collect())
    }

    pub(crate) fn event_word(&self, event: Option<EventCard>) -> String {
        event.map_or("no-event".into(), |card| format!("event-{}", self.cat.names.events[card.index()]))
    }
}

pub(crate) const DARK: [&str; 4] = ["south", "west", "north", "east"];
pub(crate) const RUINS_SPACES: [&str; 4] = ["bottom-left", "top-left", "top-right", "bottom-right"];

/// An effect as a person reads it.
pub fn effect_text(effect: Effect) -> Text {
    use Effect::*;
    match effect {
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
