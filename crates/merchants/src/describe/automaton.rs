//! The automaton: its action cards, and what each level gives it. Places count from 1, as on the cards.
use super::says::one_good;
use super::{Effects, effects, numbered};
use crate::Merchants;
use crate::cards::RivalCard;
use crate::catalog::{ActionCard, Deal, Needs};
use crate::ringway::districts;
use crate::words::*;
use serde::Serialize;
use table::Text;

/// A card of the automaton; its places count from 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ActionCard"))]
pub struct ActionView {
    pub n: RivalCard,
    pub id: String,
    pub space: u8,
    pub reward: Effects,
    /// instead, for an illuminated die
    pub lit: Option<Effects>,
    pub actions: Vec<DealView>,
    pub town: Town,
    pub hero: u8,
    pub companion: u8,
    pub sells: Vec<u8>,
    #[cfg_attr(feature = "types", ts(as = "Vec<Luck>"))]
    pub fortune: [Luck; 2],
    #[cfg_attr(feature = "types", ts(type = "'top' | 'other'"))]
    pub deed: &'static str,
    #[cfg_attr(feature = "types", ts(type = "'commission' | 'deed'"))]
    pub south: &'static str,
    /// where it goes, what it plans, and its actions in their order
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Deal", optional_fields))]
pub struct DealView {
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub r#do: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<Vec<Good>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    pub needs: Vec<String>,
}

/// The automaton itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AutomatonCard {
    /// how it plays, what it scores, and what each level gives it
    pub says: Vec<Text>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LevelCard"))]
pub struct LevelView {
    pub level: Difficulty,
    pub coins: u8,
    pub lanterns: u8,
    pub illuminated_dice: u8,
    pub bonus: Effects,
    pub says: Vec<Text>,
}

impl AutomatonCard {
    pub(super) fn of(g: &Merchants) -> AutomatonCard {
        let levels = LevelView::all(g).into_iter().flat_map(|level| level.says);
        let says = ["card-automaton", "card-automaton-score"].map(Text::new).into_iter().chain(levels).collect();
        AutomatonCard { says }
    }
}

impl LevelView {
    pub(super) fn all(g: &Merchants) -> Vec<LevelView> {
        let level = |&level: &Difficulty| {
            let is = g.cat.levels[level.index()];
            let says = Text::new("card-automaton-level")
                .word("level", format!("level-{level}"))
                .number("coins", is.coins)
                .number("lanterns", is.lanterns)
                .number("dice", is.illuminated);
            LevelView {
                level,
                coins: is.coins,
                lanterns: is.lanterns,
                illuminated_dice: is.illuminated,
                bonus: effects(&g.cat, is.bonus),
                says: vec![g.effects(says, is.bonus)],
            }
        };
        Difficulty::ALL.iter().map(level).collect()
    }
}

impl ActionView {
    pub(super) fn all(g: &Merchants) -> Vec<ActionView> {
        numbered(&g.cat.names.actions, |n, id| {
            let card = g.cat.action(n);
            ActionView {
                n,
                id,
                space: card.space,
                reward: effects(&g.cat, card.reward),
                lit: card.lit.map(|list| effects(&g.cat, list)),
                actions: card.actions.iter().map(|&(deal, needs)| DealView::of(deal, needs)).collect(),
                town: card.town,
                hero: card.hero + 1,
                companion: card.companion + 1,
                sells: sells(card),
                fortune: card.fortune,
                deed: if card.deed == 0 { "top" } else { "other" },
                south: if card.south_deed { "deed" } else { "commission" },
                says: g.action_lines(card),
            }
        })
    }
}

/// The requests that it serves.
fn sells(card: &ActionCard) -> Vec<u8> {
    (1..=3).filter(|n| card.sells >> (n - 1) & 1 == 1).collect()
}

impl DealView {
    fn of(deal: Deal, needs: Needs) -> DealView {
        let least = (needs.goods_least > 0).then(|| format!("goods >= {}", needs.goods_least));
        let most = needs.goods_most.map(|n| format!("goods <= {n}"));
        let commissions = needs.commissions_most.map(|n| format!("commissions <= {n}"));
        let needs = [least, most, commissions].into_iter().flatten().collect();
        let plain = |word| DealView { r#do: word, goods: None, steps: None, needs };
        match deal {
            Deal::Bazaar(goods) => DealView { goods: Some(goods.to_vec()), ..plain("bazaar") },
            Deal::Commission => plain("commission"),
            Deal::Travel => plain("travel"),
            Deal::Ruins(steps) => DealView { steps: Some(steps), ..plain("ruins") },
            Deal::DarkMarket(steps) => DealView { steps: Some(steps), ..plain("dark-market") },
            Deal::Inn => plain("inn"),
        }
    }
}

impl Merchants {
    fn action_lines(&self, card: &ActionCard) -> Vec<Text> {
        let [first, second] = districts(card.space);
        let space = Text::new("card-action-space")
            .word("first", format!("district-{first}"))
            .word("second", format!("district-{second}"));
        let mut lines = vec![space, self.effects(Text::new("card-action-plan"), card.reward)];
        lines.extend(card.lit.map(|list| self.effects(Text::new("card-action-lit"), list)));
        lines.push(Text::new("card-action-first"));
        lines.extend((1..).zip(&card.actions).map(|(n, &(deal, needs))| nth_deal(n, card, deal, needs)));
        if card.south_deed || card.fortune.contains(&Luck::Deed) {
            lines.push(Text::new(if card.deed == 0 { "card-action-deed-top" } else { "card-action-deed-other" }));
        }
        lines
    }
}

/// `2. with 4 goods at most – …`
fn nth_deal(n: u8, card: &ActionCard, deal: Deal, needs: Needs) -> Text {
    let least = (needs.goods_least > 0).then(|| Text::new("card-need-goods-least").number("n", needs.goods_least));
    let most = needs.goods_most.map(|n| Text::new("card-need-goods-most").number("n", n));
    let commissions = needs.commissions_most.map(|n| Text::new("card-need-commissions-most").number("n", n));
    let needs: Vec<Text> = [least, most, commissions].into_iter().flatten().collect();
    let line = match needs.is_empty() {
        true => Text::new("card-action-nth"),
        false => Text::new("card-action-nth-with").list("needs", needs),
    };
    line.number("n", n).list("deal", vec![deal_text(card, deal)])
}

fn deal_text(card: &ActionCard, deal: Deal) -> Text {
    match deal {
        Deal::Bazaar(goods) => Text::new("card-action-bazaar").list("goods", goods.map(one_good).to_vec()),
        Deal::Commission => Text::new("card-action-commission").word("town", format!("town-{}", card.town)),
        Deal::Travel => Text::new("card-action-travel")
            .number("place", card.companion + 1)
            .word("first", format!("luck-{}", card.fortune[0]))
            .word("second", format!("luck-{}", card.fortune[1])),
        Deal::Ruins(steps) => Text::new("card-action-ruins").number("steps", steps),
        Deal::DarkMarket(steps) if card.south_deed => Text::new("card-action-dark-market-deed").number("steps", steps),
        Deal::DarkMarket(steps) => Text::new("card-action-dark-market").number("steps", steps),
        Deal::Inn => {
            let request = |n| Text::new("one-request").number("n", n);
            let requests = sells(card).into_iter().map(request).collect();
            Text::new("card-action-inn").number("place", card.hero + 1).list("requests", requests)
        }
    }
}
