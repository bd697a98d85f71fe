//! Specialists, buildings, quests, orders, search tokens, and the cards of the bot.
use super::heroes::GiftView;
use super::{Effects, effects, numbered};
use crate::NowOrNever;
use crate::cards as kinds;
use crate::catalog::{Building, Fate, STARTING, SoloCard};
use crate::wording::{goods, or_nothing, pile, some};
use crate::words::*;
use serde::Serialize;
use table::Text;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpecialistCard {
    pub n: kinds::SpecialistCard,
    pub id: String,
    pub cost: u8,
    pub tax: u8,
    pub job: Job,
    pub bonus: Effects,
    /// what the job gives by itself, then the bonus
    pub gives: Effects,
    pub starting: bool,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BuildingCard"))]
pub struct BuildingView {
    pub n: kinds::BuildingTile,
    pub id: String,
    pub cost: u8,
    pub beds: u8,
    pub book: bool,
    pub special: Option<Special>,
    pub points: u8,
    /// each production
    pub makes: Option<MakesView>,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Makes"))]
pub struct MakesView {
    pub stuff: Stuff,
    pub n: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "QuestCard"))]
pub struct QuestView {
    pub n: kinds::QuestCard,
    pub id: String,
    pub pile: Pile,
    pub location: Location,
    pub cost: Effects,
    /// a condition, nothing is paid
    pub need: Option<NeedView>,
    pub foe: Option<FoeView>,
    pub gain: Effects,
    pub points: i8,
    pub gifts: Vec<GiftView>,
    /// a number of `powers`
    pub power: Option<u8>,
    pub ending: Option<EndingView>,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Need"))]
pub struct NeedView {
    pub count: Count,
    pub n: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "QuestFoe"))]
pub struct FoeView {
    pub health: u8,
    pub attack: u8,
}

/// At the end of the game: `points` for every `per` of `count`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Ending"))]
pub struct EndingView {
    pub count: Count,
    pub per: u8,
    pub points: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrderCard"))]
pub struct OrderView {
    pub n: kinds::OrderToken,
    pub id: String,
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub goods: [u8; 4],
    pub coins: u8,
    pub says: Vec<Text>,
}

/// A kind of search token.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Find"))]
pub struct FindView {
    pub n: u8,
    pub id: String,
    pub copies: u8,
    pub gain: Effects,
    /// gives no income
    pub discard: bool,
    pub says: Vec<Text>,
}

/// What a card of the bot makes it do.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SoloCard"))]
pub struct SoloView {
    pub n: kinds::BotCard,
    pub id: String,
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub does: &'static str,
    /// by the die
    pub fates: Vec<FateView>,
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Fate"))]
pub struct FateView {
    pub order: bool,
    /// by pile
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub quests: [u8; 3],
}

impl SpecialistCard {
    pub(super) fn all(g: &NowOrNever) -> Vec<SpecialistCard> {
        numbered(&g.cat.names.specialists, |n, id| {
            let card = g.cat.specialist(n);
            SpecialistCard {
                n,
                id,
                cost: card.cost,
                tax: card.tax,
                job: card.job,
                bonus: effects(g, card.bonus),
                gives: card
                    .job
                    .gives()
                    .map(|effect| effect.to_string())
                    .into_iter()
                    .chain(effects(g, card.bonus))
                    .collect(),
                starting: n.number() < STARTING,
                says: g.deeds_of(n),
            }
        })
    }
}

impl BuildingView {
    pub(super) fn all(g: &NowOrNever) -> Vec<BuildingView> {
        numbered(&g.cat.names.buildings, |n, id| {
            let is = g.cat.building(n);
            BuildingView {
                n,
                id,
                cost: is.cost,
                beds: is.beds,
                book: is.book,
                special: is.special,
                points: is.points,
                makes: is.makes.map(|(stuff, n)| MakesView { stuff, n }),
                says: building_lines(is),
            }
        })
    }
}

fn building_lines(is: &Building) -> Vec<Text> {
    let makes = is.makes.map(|(stuff, n)| Text::new("now-card-makes").list("effects", vec![some(stuff, n)]));
    let book = is.book.then(|| Text::new("now-card-book"));
    let special = is.special.map(|special| Text::new(special_line(special)));
    let points = (is.points > 0).then(|| Text::new("now-card-points").number("n", is.points));
    let beds = Text::new("now-card-beds").number("n", is.beds + 1);
    std::iter::once(beds).chain([makes, book, special, points].into_iter().flatten()).collect()
}

/// N-211 to N-222
fn special_line(special: Special) -> &'static str {
    match special {
        Special::DemonsLab => "now-special-demons-lab",
        Special::ConstructionHq => "now-special-construction-hq",
        Special::CrystalLab => "now-special-crystal-lab",
        Special::GardenHouse => "now-special-garden-house",
        Special::Inn => "now-special-inn",
        Special::Library => "now-special-library",
        Special::MarketHall => "now-special-market-hall",
        Special::School => "now-special-school",
        Special::SnailRanch => "now-special-snail-ranch",
        Special::TownHall => "now-special-town-hall",
        Special::Workshop => "now-special-workshop",
    }
}

impl QuestView {
    pub(super) fn all(g: &NowOrNever) -> Vec<QuestView> {
        numbered(&g.cat.names.quests, |n, id| {
            let is = g.cat.quest(n);
            QuestView {
                n,
                id,
                pile: is.pile,
                location: is.location,
                cost: effects(g, is.cost),
                need: is.need.map(|(count, n)| NeedView { count, n }),
                foe: is.foe.map(|(health, attack)| FoeView { health, attack }),
                gain: effects(g, is.gain),
                points: is.points,
                gifts: is.gifts.iter().map(|&gift| GiftView::of(gift)).collect(),
                power: is.power,
                ending: is.ending.map(|e| EndingView { count: e.count, per: e.per, points: e.points }),
                says: g.quest_lines(is),
            }
        })
    }
}

impl OrderView {
    pub(super) fn all(g: &NowOrNever) -> Vec<OrderView> {
        numbered(&g.cat.names.orders, |n, id| {
            let is = g.cat.order(n);
            let says = goods(Text::new("now-card-order"), "goods", is.goods).number("coins", is.coins);
            OrderView { n, id, goods: is.goods, coins: is.coins, says: vec![says] }
        })
    }
}

impl FindView {
    pub(super) fn all(g: &NowOrNever) -> Vec<FindView> {
        numbered(&g.cat.names.finds, |n: u8, id| {
            let find = &g.cat.finds[n as usize];
            let (gain, says) = (effects(g, find.gain), g.list_texts(find.gain));
            FindView { n, id, copies: find.copies, gain, discard: find.discard, says }
        })
    }
}

impl SoloView {
    pub(super) fn all(g: &NowOrNever) -> Vec<SoloView> {
        numbered(&g.cat.names.solo, |n: kinds::BotCard, id| {
            let card = &g.cat.solo[n.index()];
            let (does, line) = match card {
                SoloCard::Search => ("search", "now-solo-search"),
                SoloCard::Recruit => ("recruit", "now-solo-recruit"),
                SoloCard::Attack => ("attack", "now-solo-attack"),
                SoloCard::Roll(_) => ("roll", "now-solo-roll"),
                SoloCard::ExhaustOwn => ("exhaust-own", "now-solo-exhaust-own"),
                SoloCard::ExhaustPlayer => ("exhaust-player", "now-solo-exhaust-player"),
            };
            let all: &[Fate] = if let SoloCard::Roll(all) = card { all } else { &[] };
            let fate =
                |(n, fate): (u8, &Fate)| Text::new("now-solo-fate").number("die", n).list("effects", fate_texts(fate));
            SoloView {
                n,
                id,
                does,
                fates: all.iter().map(|fate| FateView { order: fate.order, quests: fate.quests }).collect(),
                says: std::iter::once(Text::new(line)).chain((1..).zip(all).map(fate)).collect(),
            }
        })
    }
}

fn fate_texts(fate: &Fate) -> Vec<Text> {
    let order = fate.order.then(|| Text::new("now-solo-fate-order"));
    let quests = Pile::ALL.iter().zip(fate.quests).filter(|(_, n)| *n > 0);
    let quests = quests.map(|(&p, n)| pile(Text::new("now-solo-fate-quests"), p).number("n", n));
    or_nothing(order.into_iter().chain(quests).collect())
}
