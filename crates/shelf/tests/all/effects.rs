//! Whatever a pack may count or do has words, also what ours never uses. The lists come from the types.
use merchants::deed::{Measure, MeasureKind, Where};
use merchants::effect_text;
use now_or_never::{effect_texts, gift_text};
use shelf::{Lang, Words};
use table::Text;

/// The messages are there, in every language, and lack nothing.
fn told(text: &Text, of: &dyn std::fmt::Debug) {
    for words in Lang::ALL.map(Words::of) {
        assert!(words.has(text.id), "{}: {} ({of:?})", words.lang, text.id);
        // what cannot be said is shown by its id
        let said = words.say(text, &[]);
        assert!(!said.is_empty() && said != text.id && !said.contains('{'), "{}: {said} ({of:?})", words.lang);
    }
}

#[test]
fn every_effect_of_merchants_can_be_said() {
    use merchants::effect::{Effect, EffectKind, Kind};
    use merchants::words::{Good, Side, Town};
    let kinds = [Kind::This(Good::Armor), Kind::Any, Kind::Worth(1), Kind::OffWheel, Kind::Stored, Kind::Craft];
    for &kind in EffectKind::ALL {
        let all: Vec<Effect> = match kind {
            EffectKind::Coins => vec![Effect::Coins(1)],
            EffectKind::Prestige => vec![Effect::Prestige(1)],
            EffectKind::Lanterns => vec![Effect::Lanterns(2)],
            EffectKind::Quartz => vec![Effect::Quartz(1)],
            EffectKind::Horseshoes => vec![Effect::Horseshoes(1)],
            EffectKind::Good => {
                kinds.iter().flat_map(|&kind| Side::BOTH.map(|side| Effect::Good(kind, side))).collect()
            }
            EffectKind::CommissionOf => Town::ALL.iter().map(|&town| Effect::CommissionOf(town)).collect(),
            EffectKind::RuinsStep => vec![Effect::RuinsStep(2)],
            EffectKind::DarkStep => vec![Effect::DarkStep(1)],
            EffectKind::LoseCoins => vec![Effect::LoseCoins(1)],
            EffectKind::LosePrestige => vec![Effect::LosePrestige(1)],
            EffectKind::LoseLanterns => vec![Effect::LoseLanterns(1)],
            EffectKind::LoseQuartz => vec![Effect::LoseQuartz(1)],
            EffectKind::LoseHorseshoes => vec![Effect::LoseHorseshoes(1)],
            EffectKind::FlipUp => vec![Effect::FlipUp],
            EffectKind::Hero => vec![Effect::Hero],
            EffectKind::HeroOrTop => vec![Effect::HeroOrTop],
            EffectKind::HeroOrCommission => vec![Effect::HeroOrCommission],
            EffectKind::DeliverHero => vec![Effect::DeliverHero],
            EffectKind::Commission => vec![Effect::Commission],
            EffectKind::Wheel => vec![Effect::Wheel],
            EffectKind::RuinsAction => vec![Effect::RuinsAction],
            EffectKind::Oracle => vec![Effect::Oracle],
            EffectKind::RuinsDie => vec![Effect::RuinsDie],
            EffectKind::IlluminatedDie => vec![Effect::IlluminatedDie],
            EffectKind::Deed => vec![Effect::Deed],
            EffectKind::WagonUpgrade => vec![Effect::WagonUpgrade],
            EffectKind::UpgradeOrDarkStep => vec![Effect::UpgradeOrDarkStep],
            EffectKind::FreeShortcut => vec![Effect::FreeShortcut],
            EffectKind::Exchange => vec![Effect::Exchange],
            EffectKind::CopyDie => vec![Effect::CopyDie],
            EffectKind::LiftDie => vec![Effect::LiftDie],
            EffectKind::Reroll => vec![Effect::Reroll],
            EffectKind::LoseGood => vec![Effect::LoseGood],
            EffectKind::LoseDearest => vec![Effect::LoseDearest],
            EffectKind::LoseHero => vec![Effect::LoseHero],
            EffectKind::FlipDown => vec![Effect::FlipDown],
        };
        all.iter().for_each(|&effect| told(&effect_text(effect), &effect));
    }
}

#[test]
fn everything_that_a_deed_may_count_can_be_said() {
    use Measure::*;
    use merchants::words::{Good, Region, Town};
    let places = || {
        let places = Town::ALL.iter().map(|&it| Where::Town(it)).chain(Region::ALL.iter().map(|&it| Where::Region(it)));
        places.chain([Where::Anywhere])
    };
    for &kind in MeasureKind::ALL {
        let all: Vec<Measure> = match kind {
            MeasureKind::Good => Good::ALL.iter().map(|&good| Measure::Good(good)).collect(),
            MeasureKind::HeroesDelivered => places().map(HeroesDelivered).collect(),
            MeasureKind::CommissionsDelivered => places().map(CommissionsDelivered).collect(),
            MeasureKind::Deliveries => places().map(Deliveries).collect(),
            MeasureKind::Coins => vec![Coins],
            MeasureKind::Prestige => vec![Prestige],
            MeasureKind::Lanterns => vec![Lanterns],
            MeasureKind::Quartz => vec![Quartz],
            MeasureKind::Horseshoes => vec![Horseshoes],
            MeasureKind::Goods => vec![Goods],
            MeasureKind::UpgradedGoods => vec![UpgradedGoods],
            MeasureKind::GoodKinds => vec![GoodKinds],
            MeasureKind::Heroes => vec![Heroes],
            MeasureKind::Commissions => vec![Commissions],
            MeasureKind::StorageHeroes => vec![StorageHeroes],
            MeasureKind::TownsServed => vec![TownsServed],
            MeasureKind::RegionsServed => vec![RegionsServed],
            MeasureKind::RegionSets => vec![RegionSets],
            MeasureKind::Companions => vec![Companions],
            MeasureKind::Strays => vec![Strays],
            MeasureKind::Gifts => vec![Gifts],
            MeasureKind::IlluminatedDice => vec![IlluminatedDice],
            MeasureKind::Deeds => vec![Deeds],
            MeasureKind::WagonUpgrades => vec![WagonUpgrades],
            MeasureKind::Steeds => vec![Steeds],
        };
        for measure in all {
            for n in [1, 2] {
                told(&measure.needed(n), &measure);
            }
            told(&measure.each(), &measure);
        }
    }
}

#[test]
fn every_effect_of_now_or_never_can_be_said() {
    use now_or_never::catalog::{Gift, GiftKind};
    use now_or_never::effect::{Effect, EffectKind};
    use now_or_never::words::{Good, Stuff};
    for &kind in EffectKind::ALL {
        let all: Vec<Effect> = match kind {
            EffectKind::Pay => Stuff::ALL.iter().map(|&stuff| Effect::Pay(stuff, 2)).collect(),
            EffectKind::Gain => Stuff::ALL.iter().map(|&stuff| Effect::Gain(stuff, 1)).collect(),
            EffectKind::Quests => [(2, 2), (3, 1)].map(|(draw, keep)| Effect::Quests { draw, keep }).to_vec(),
            EffectKind::Gear => [0, 2].map(Effect::Gear).to_vec(),
            EffectKind::Build => [0, 2].map(Effect::Build).to_vec(),
            EffectKind::Toll => vec![Effect::Toll],
            EffectKind::Heal => vec![Effect::Heal],
            EffectKind::AnyGood => vec![Effect::AnyGood],
            EffectKind::Villager => vec![Effect::Villager],
            EffectKind::Swap => vec![Effect::Swap],
            EffectKind::Order => vec![Effect::Order],
            EffectKind::FirstPlayer => vec![Effect::FirstPlayer],
            EffectKind::Token => vec![Effect::Token],
            EffectKind::Wake => vec![Effect::Wake],
            EffectKind::Arrow => vec![Effect::Arrow],
        };
        for effect in all {
            effect_texts(&[effect]).iter().for_each(|text| told(text, &effect));
        }
    }
    for &kind in GiftKind::ALL {
        let all: Vec<Gift> = match kind {
            GiftKind::Makes => Good::ALL.iter().map(|&good| Gift::Makes(good)).collect(),
            GiftKind::Defence => vec![Gift::Defence(1)],
            GiftKind::Movement => vec![Gift::Movement(2)],
            GiftKind::MaxMana => vec![Gift::MaxMana(1)],
            GiftKind::Recruit => vec![Gift::Recruit(1)],
            GiftKind::Build => vec![Gift::Build(1)],
            GiftKind::Tough => vec![Gift::Tough(1)],
            GiftKind::Income => vec![Gift::Income(1)],
            GiftKind::ShellTrade => vec![Gift::ShellTrade],
            GiftKind::ToolTrade => vec![Gift::ToolTrade],
            GiftKind::Helm => vec![Gift::Helm],
            GiftKind::Azure => vec![Gift::Azure(1)],
        };
        all.into_iter().for_each(|gift| told(&gift_text(gift), &gift));
    }
}
