//! What a card does, in a few lines. Its name is not among them: that is the word `hero-…`, `deed-…`, `steed-…` and so on.
use crate::cards::*;
use crate::catalog::{Bonus, Companion};
use crate::deed::{Deed, Measure, Reward, Where};
use crate::edition::Edition;
use crate::effect::{Cost, Effect, Kind, List};
use crate::wording::effect_text;
use crate::words::*;
use crate::{Catalog, Merchants, own_catalog};
use table::Text;

impl Merchants {
    pub(super) fn hero_lines(&self, n: HeroCard) -> Vec<Text> {
        let hero = self.cat.hero(n);
        let home = Text::new("card-hero").word("town", format!("town-{}", hero.town));
        let wants = if self.cat.starting.has(n) { Text::new("card-hero-start") } else { wants(hero.requests()) };
        vec![home.word("class", format!("class-{}", hero.town)), wants, hero.bonus.text()]
    }
    pub(super) fn commission_lines(&self, n: CommissionCard) -> Vec<Text> {
        let card = self.cat.commission(n);
        let to = Text::new("card-commission").word("town", format!("town-{}", card.town));
        vec![to, wants(&card.goods), Text::new("card-commission-prestige")]
    }
    /// The road, and what each value of a travel die brings.
    pub(super) fn event_lines(&self, n: EventCard) -> Vec<Text> {
        let card = self.cat.event(n);
        let road = Text::new("card-event-road").word("road", format!("road-{}", card.road));
        let value = |(n, &list): (u8, &List)| self.effects(Text::new("card-event-value").number("value", n), list);
        std::iter::once(road).chain((1..).zip(&card.values).map(value)).collect()
    }
    /// Our own buildings have a sentence of their own; one that another pack or the edition changed is told by its effects.
    pub(super) fn building_lines(&self, building: Building) -> Vec<Text> {
        let is = |cat: &Catalog| {
            let card = &cat.buildings[building.index()];
            (card.tile, card.costs.clone(), cat.list(card.effects).to_vec())
        };
        if is(&self.cat) == is(&own_catalog(Edition::Final)) {
            return vec![Text::new(building_help(building))];
        }
        let card = &self.cat.buildings[building.index()];
        let costs = card.costs.iter().map(|cost| cost.text());
        let either = |a: Text, b: Text| Text::new("card-either").list("first", vec![a]).list("second", vec![b]);
        let line = match costs.reduce(either) {
            None => Text::new("card-building-free"),
            Some(cost) => Text::new("card-building-pay").list("costs", vec![cost]),
        };
        vec![self.effects(line, card.effects)]
    }
    /// The same for companions.
    pub(super) fn companion_lines(&self, card: Companion) -> Vec<Text> {
        if self.is_our_own(card) {
            return vec![Text::new(companion_help(card, self.opt.threy_copy_any))];
        }
        match card {
            Companion::Loyal(animal) => {
                let abilities = self.cat.abilities[animal.index()];
                abilities.iter().map(|&list| self.effects(Text::new("card-ability"), list)).collect()
            }
            Companion::Stray(stray) => {
                let gift = Text::new(match stray {
                    Stray::Grace => "card-gift-grace",
                    Stray::Cosimo => "card-gift-cosimo",
                    Stray::Dumplin => "card-gift-lil-dumplin",
                    Stray::Flicker => "card-gift-flicker",
                });
                vec![self.effects(gift, self.cat.stray_effects[stray.index()]), Text::new("card-stray-goes")]
            }
        }
    }
    /// Does it the same as in our own pack, whichever edition brings it?
    fn is_our_own(&self, card: Companion) -> bool {
        let is = |cat: &Catalog| match card {
            Companion::Loyal(animal) => cat.abilities[animal.index()].map(|list| cat.list(list).to_vec()).to_vec(),
            Companion::Stray(stray) => vec![cat.list(cat.stray_effects[stray.index()]).to_vec()],
        };
        let edition = if card == Companion::Loyal(Animal::Scorpion) { Edition::Prototype } else { Edition::Final };
        is(&self.cat) == is(&own_catalog(edition))
    }
    pub(super) fn steed_lines(&self, steed: Steed) -> Vec<Text> {
        vec![Text::new(match steed {
            Steed::Brembizant => "card-help-steed-brembizant",
            Steed::Longshadow => "card-help-steed-longshadow",
            // P-007
            Steed::Lovebug if self.opt.lovebug_travel_only => "card-help-steed-lovebug-prototype",
            Steed::Lovebug => "card-help-steed-lovebug",
            Steed::Sugarfoot => "card-help-steed-sugarfoot",
            Steed::Velvet => "card-help-steed-velvet",
            Steed::Whisper => "card-help-steed-whisper",
            Steed::Woolsworth => "card-help-steed-woolsworth",
        })]
    }
}

fn wants(goods: &[Good]) -> Text {
    Text::new("card-wants").list("goods", goods.iter().map(|&good| one_good(good)).collect())
}
pub(super) fn one_good(good: Good) -> Text {
    Text::new("one-good").word("good", format!("good-{good}"))
}

impl Bonus {
    fn text(self) -> Text {
        match self {
            Bonus::Lantern => Text::new("card-bonus-lantern"),
            Bonus::Horseshoe => Text::new("card-bonus-horseshoe"),
            Bonus::Storage => Text::new("card-bonus-storage"),
            Bonus::Good(good) => Text::new("card-bonus-good").word("good", format!("good-{good}")),
        }
    }
}

impl Cost {
    fn text(self) -> Text {
        match self {
            Cost::Coins(n) => effect_text(Effect::Coins(n)),
            Cost::Quartz(n) => effect_text(Effect::Quartz(n)),
            Cost::Lanterns(n) => effect_text(Effect::Lanterns(n)),
            Cost::Good => Text::new("card-cost-good"),
            Cost::BasicDollarOne => effect_text(Effect::Good(Kind::Worth(1), Side::Basic)),
        }
    }
}

impl Reward {
    pub(super) fn text(self) -> Text {
        match self {
            Reward::Coins(n) => Text::new("reward-coins").number("n", n),
            Reward::Prestige(n) => Text::new("reward-prestige").number("n", n),
            Reward::Points(n) => Text::new("reward-points").number("n", n),
        }
    }
}

/// A pack that names no limit gets the largest number there is.
const NO_LIMIT: u8 = 99;

impl Deed {
    /// What is needed at the end, and what it brings.
    pub(super) fn lines(&self) -> Vec<Text> {
        let needs = self.needs.iter().map(|&(what, n)| what.needed(n)).collect();
        let reward = |id| Text::new(id).list("reward", vec![self.reward.text()]);
        let brings = match self.per {
            None => reward("card-deed-reward"),
            Some(per) if self.most >= NO_LIMIT => reward("card-deed-reward-per-each").list("each", vec![per.each()]),
            Some(per) => reward("card-deed-reward-per").list("each", vec![per.each()]).number("most", self.most),
        };
        vec![Text::new("card-deed-needs").list("needs", needs), brings]
    }
}

/// The messages of a measure: so many of it, and one of it.
macro_rules! measured {
    ($word:literal) => {
        [concat!("measure-", $word), concat!("each-", $word)]
    };
}

impl Measure {
    /// So many of it.
    pub fn needed(self, n: u8) -> Text {
        self.with_place(Text::new(self.messages()[0]).number("n", n))
    }
    /// One of it: what a reward comes for.
    pub fn each(self) -> Text {
        self.with_place(Text::new(self.messages()[1]))
    }
    fn messages(self) -> [&'static str; 2] {
        use Measure::*;
        match self {
            Coins => measured!("coins"),
            Prestige => measured!("prestige"),
            Lanterns => measured!("lanterns"),
            Quartz => measured!("quartz"),
            Horseshoes => measured!("horseshoes"),
            Goods => measured!("goods"),
            UpgradedGoods => measured!("upgraded-goods"),
            GoodKinds => measured!("good-kinds"),
            Good(_) => measured!("good"),
            Heroes => measured!("heroes"),
            Commissions => measured!("commissions"),
            StorageHeroes => measured!("storage-heroes"),
            HeroesDelivered(Where::Anywhere) => measured!("heroes-delivered"),
            HeroesDelivered(_) => measured!("heroes-delivered-to"),
            CommissionsDelivered(Where::Anywhere) => measured!("commissions-delivered"),
            CommissionsDelivered(_) => measured!("commissions-delivered-to"),
            Deliveries(Where::Anywhere) => measured!("deliveries"),
            Deliveries(_) => measured!("deliveries-to"),
            TownsServed => measured!("towns-served"),
            RegionsServed => measured!("regions-served"),
            RegionSets => measured!("region-sets"),
            Companions => measured!("companions"),
            Strays => measured!("strays"),
            Gifts => measured!("gifts"),
            IlluminatedDice => measured!("illuminated-dice"),
            Deeds => measured!("deeds"),
            WagonUpgrades => measured!("wagon-upgrades"),
            Steeds => measured!("steeds"),
        }
    }
    /// `$place` or `$good`, where it has one.
    fn with_place(self, text: Text) -> Text {
        use Measure::*;
        match self {
            Good(good) => text.word("good", format!("good-{good}")),
            HeroesDelivered(place) | CommissionsDelivered(place) | Deliveries(place) => match place {
                Where::Anywhere => text,
                Where::Town(town) => text.word("place", format!("town-{town}")),
                Where::Region(region) => text.word("place", format!("region-{region}")),
            },
            _ => text,
        }
    }
}

fn building_help(building: Building) -> &'static str {
    match building {
        Building::Mine => "card-help-building-blazing-quartz-mine",
        Building::Surveyor => "card-help-building-queens-eyes-surveyor",
        Building::Harbor => "card-help-building-icebreaker-harbor",
        Building::Guildhall => "card-help-building-merchants-guildhall",
        Building::Oracle => "card-help-building-oracle-of-lumi",
        Building::Candle => "card-help-building-candle-and-quartz",
        Building::Lanternworks => "card-help-building-othos-lanternworks",
        Building::Mansion => "card-help-building-guildmasters-mansion",
        Building::Workshop => "card-help-building-yedls-workshop",
        Building::Filigree => "card-help-building-frosted-filigree",
    }
}

/// `copies_any`: F-204
fn companion_help(card: Companion, copies_any: bool) -> &'static str {
    match card {
        Companion::Loyal(Animal::CaveDragon) => "card-help-companion-cave-dragon",
        Companion::Loyal(Animal::IceMouse) => "card-help-companion-ice-mouse",
        Companion::Loyal(Animal::Phoenix) => "card-help-companion-phoenix",
        Companion::Loyal(Animal::Raven) => "card-help-companion-raven",
        Companion::Loyal(Animal::SnowBee) => "card-help-companion-snow-bee",
        Companion::Loyal(Animal::ThreyCat) if copies_any => "card-help-companion-threy-cat",
        Companion::Loyal(Animal::ThreyCat) => "card-help-companion-threy-cat-prototype",
        Companion::Loyal(Animal::Scorpion) => "card-help-companion-scorpion",
        Companion::Stray(Stray::Grace) => "card-help-companion-grace",
        Companion::Stray(Stray::Cosimo) => "card-help-companion-cosimo",
        Companion::Stray(Stray::Dumplin) => "card-help-companion-lil-dumplin",
        Companion::Stray(Stray::Flicker) => "card-help-companion-flicker",
    }
}

pub(super) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Workbench => "card-help-upgrade-workbench",
        Tile::Mirror => "card-help-upgrade-mirror",
        Tile::Purse => "card-help-upgrade-purse",
        Tile::Stable => "card-help-upgrade-stable",
        Tile::RuinsLantern => "card-help-upgrade-ruins-lantern",
        Tile::Strongbox => "card-help-upgrade-strongbox",
    }
}
