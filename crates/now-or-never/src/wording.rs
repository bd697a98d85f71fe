//! Names and descriptions as message ids, shared by prompts (`ask`), buttons (`button`), the log (`tale`) and the catalog
//! for clients (`describe`). The words themselves are in `locales/`.
//!
//! Cards are called by their kind and their id in the pack (`quest-spindle-spiders`), so that cards of an owner's pack can
//! be read without a message of their own; everything else begins with `now-`.
use crate::NowOrNever;
use crate::cards::*;
use crate::catalog::{Attack, Boost, Does, Ending, Gift, Limit, Power, Quest, Site, When};
use crate::effect::{Effect, List};
use crate::state::*;
use crate::words::*;
use table::Text;

/// `$n` and `$stuff`: so many of it.
pub(crate) fn amount(text: Text, stuff: Stuff, n: impl Into<i64>) -> Text {
    text.number("n", n).word("stuff", format!("now-stuff-{stuff}"))
}

pub(crate) fn some(stuff: Stuff, n: impl Into<i64>) -> Text {
    amount(Text::new("now-some"), stuff, n)
}

pub(crate) fn good(text: Text, good: Good) -> Text {
    text.word("good", format!("now-good-{good}"))
}

pub(crate) fn pile(text: Text, pile: Pile) -> Text {
    text.word("pile", format!("now-pile-{pile}"))
}

/// What is paid or sold: `2 tools, 1 crystal`.
pub(crate) fn goods(text: Text, key: &'static str, goods: [u8; 4]) -> Text {
    let some_of = |(&g, n): (&Good, u8)| (n > 0).then(|| some(g.stuff(), n));
    text.list(key, or_nothing(Good::ALL.iter().zip(goods).filter_map(some_of).collect()))
}

/// An empty list is said, too.
pub(crate) fn or_nothing(list: Vec<Text>) -> Vec<Text> {
    if list.is_empty() { vec![Text::new("now-effect-nothing")] } else { list }
}

impl NowOrNever {
    pub(crate) fn with_specialist(&self, text: Text, specialist: SpecialistCard) -> Text {
        text.word("specialist", format!("specialist-{}", self.cat.names.specialists[specialist.index()]))
    }
    pub(crate) fn with_building(&self, text: Text, building: BuildingTile) -> Text {
        text.word("building", self.building_word(building))
    }
    pub(crate) fn building_word(&self, building: BuildingTile) -> String {
        format!("building-{}", self.cat.names.buildings[building.index()])
    }
    /// A gear or an ability.
    pub(crate) fn with_token(&self, text: Text, token: SlotToken) -> Text {
        text.word("token", self.token_word(token))
    }
    pub(crate) fn token_word(&self, token: SlotToken) -> String {
        format!("token-{}", self.cat.names.tokens[token.index()])
    }
    pub(crate) fn with_quest(&self, text: Text, quest: QuestCard) -> Text {
        text.word("quest", self.quest_word(quest))
    }
    fn quest_word(&self, quest: QuestCard) -> String {
        format!("quest-{}", self.cat.names.quests[quest.index()])
    }
    /// With what it asks for and what it pays.
    pub(crate) fn with_order(&self, text: Text, order: OrderToken) -> Text {
        let card = self.cat.order(order);
        let text = text.word("order", format!("order-{}", self.cat.names.orders[order.index()]));
        goods(text, "goods", card.goods).number("coins", card.coins)
    }
    pub(crate) fn with_find(&self, text: Text, find: u8) -> Text {
        text.word("find", format!("find-{}", self.cat.names.finds[find as usize]))
    }
    /// A power is called by what it belongs to; those printed on hero boards have names of their own.
    pub(crate) fn power_word(&self, power: u8) -> String {
        let mine = |p: &Option<u8>| *p == Some(power);
        let cat = &self.cat;
        if let Some(token) = cat.tokens.iter().position(|t| mine(&t.power)) {
            self.token_word(SlotToken::new(token as u8))
        } else if let Some(quest) = cat.quests.iter().position(|q| mine(&q.power)) {
            self.quest_word(QuestCard::new(quest as u8))
        } else {
            format!("power-{}", cat.names.powers[power as usize])
        }
    }
    pub(crate) fn foe_word(&self, foe: Foe) -> String {
        match foe {
            Foe::Enemy(level) => format!("enemy-{}", self.cat.names.enemies[self.side][level as usize]),
            Foe::Quest(card) => self.quest_word(card),
        }
    }
    pub(crate) fn with_foe(&self, text: Text, foe: Foe) -> Text {
        let (health, attack) = self.foe(foe);
        text.word("foe", self.foe_word(foe)).number("health", health).number("attack", attack)
    }

    /// `$place`: a space by what is printed there, or by the tile that lies on its scroll.
    pub(crate) fn with_place(&self, text: Text, tiles: [Location; 3], space: u8) -> Text {
        let map = &self.cat.maps[self.side];
        let at = space as usize % map.at.len();
        let location = |l: Location| Text::new("now-place-location").word("location", format!("location-{l}"));
        let (letter, lair) = (map.letter_at[at], map.lair_at[at]);
        let named = match map.at[at] {
            Site::Location(l) => location(l),
            Site::Scroll(scroll) => location(tiles[scroll as usize]),
            _ => match (letter, lair) {
                (Some(letter), _) => Text::new("now-place-letter").number("letter", letter),
                (None, Some(lair)) => Text::new("now-place-lair").number("level", lair + 1),
                (None, None) => Text::new("now-place-plain")
                    .number("column", space % crate::catalog::COLUMNS + 1)
                    .number("row", space / crate::catalog::COLUMNS + 1),
            },
        };
        text.list("place", vec![named])
    }

    /// What a list does, its costs included. The same thing several times is said once.
    pub(crate) fn list_texts(&self, list: List) -> Vec<Text> {
        effect_texts(self.cat.list(list))
    }
    /// What a specialist does, all of it.
    pub(crate) fn deeds_of(&self, specialist: SpecialistCard) -> Vec<Text> {
        let card = self.cat.specialist(specialist);
        let job = Text::new(match card.job {
            Job::Build => "now-job-build",
            Job::Heal => "now-job-heal",
            Job::Study => "now-job-study",
            Job::Outfit => "now-job-outfit",
        });
        [vec![job], self.list_texts(card.bonus)].concat()
    }
    pub(crate) fn cost_of(&self, power: &Power) -> Vec<Text> {
        let mana = (power.mana > 0).then(|| some(Stuff::Mana, power.mana));
        let goods = Good::ALL.iter().zip(power.goods).filter(|(_, n)| *n > 0);
        or_nothing(mana.into_iter().chain(goods.map(|(g, n)| some(g.stuff(), n))).collect())
    }
    pub(crate) fn result_of(&self, power: &Power) -> Vec<Text> {
        match power.does {
            Does::Gain(list) => or_nothing(self.list_texts(list)),
            Does::Movement(n) => vec![Text::new("now-does-movement").number("n", n)],
            Does::Reroll => vec![Text::new("now-does-reroll")],
            Does::IgnoreEnemies => vec![Text::new("now-does-ignore-enemies")],
            Does::Defence(n) => vec![Text::new("now-does-defence").number("n", n)],
            Does::Damage(n) => vec![Text::new("now-does-damage").number("n", n)],
            Does::March(n) => vec![Text::new("now-does-march").number("n", n)],
        }
    }
    /// What a power costs, what it does, and when it may be used.
    pub(crate) fn power_lines(&self, power: u8) -> Vec<Text> {
        let is = &self.cat.powers[power as usize];
        let deal = Text::new("now-card-power").list("cost", self.cost_of(is)).list("effects", self.result_of(is));
        let limit = match is.limit {
            Limit::None => None,
            Limit::Round => Some("now-card-limit-round"),
            Limit::Season => Some("now-card-limit-season"),
        };
        let anytime = is.anytime.then_some("now-card-anytime");
        let peace = (is.when == When::OutsideCombat).then_some("now-card-outside-combat");
        let not_final = is.not_final.then_some("now-card-not-final");
        let more = [limit, anytime, peace, not_final].into_iter().flatten().map(Text::new);
        std::iter::once(deal).chain(more).collect()
    }
    /// What a quest asks for: its costs and its condition.
    pub(crate) fn price_of_quest(&self, quest: &Quest) -> Vec<Text> {
        let mut price = self.list_texts(quest.cost);
        if let Some((count, n)) = quest.need {
            price.push(counted(Text::new("now-need"), count, n));
        }
        if let Some((health, attack)) = quest.foe {
            price.push(Text::new("now-need-fight").number("health", health).number("attack", attack));
        }
        price
    }
    pub(crate) fn quest_lines(&self, quest: &Quest) -> Vec<Text> {
        let mut lines = vec![Text::new("now-card-quest").word("location", format!("location-{}", quest.location))];
        let price = self.price_of_quest(quest);
        if !price.is_empty() {
            lines.push(Text::new("now-card-price").list("effects", price));
        }
        let gain = self.list_texts(quest.gain);
        if !gain.is_empty() {
            lines.push(Text::new("now-card-gain").list("effects", gain));
        }
        lines.extend(quest.gifts.iter().map(|&gift| gift_text(gift)));
        lines.extend(quest.power.map(|p| self.power_lines(p)).unwrap_or_default());
        lines.extend(quest.ending.map(ending_text));
        if quest.points != 0 {
            lines.push(Text::new("now-card-points").number("n", quest.points));
        }
        lines
    }
    pub(crate) fn token_lines(&self, token: SlotToken) -> Vec<Text> {
        let is = self.cat.token(token);
        let mut lines = vec![];
        if is.colour == Colour::Red {
            lines.extend(attack_lines(&is.attack));
        }
        lines.extend(is.gifts.iter().map(|&gift| gift_text(gift)));
        lines.extend(is.power.map(|p| self.power_lines(p)).unwrap_or_default());
        lines
    }
}

/// `$count` and `$n`: so many of what is counted.
fn counted(text: Text, count: Count, n: u8) -> Text {
    text.number("n", n).word("count", format!("now-count-{count}"))
}

fn ending_text(ending: Ending) -> Text {
    counted(Text::new("now-card-ending"), ending.count, ending.per).number("points", ending.points)
}

/// What a red slot does when it is rolled.
pub(crate) fn attack_lines(attack: &Attack) -> Vec<Text> {
    let mut lines = vec![Text::new("now-card-attack").number("n", attack.damage)];
    if attack.defence > 0 {
        lines.push(Text::new("now-card-attack-defence").number("n", attack.defence));
    }
    if attack.mana > 0 {
        lines.push(Text::new("now-card-attack-mana").number("n", attack.mana));
    }
    if let Some(boost) = &attack.boost {
        lines.push(Text::new("now-card-boost").number("mana", boost.mana).list("effects", boost_texts(boost)));
    }
    lines
}

pub(crate) fn boost_texts(boost: &Boost) -> Vec<Text> {
    let damage = (boost.damage > 0).then(|| Text::new("now-does-damage").number("n", boost.damage));
    let defence = (boost.defence > 0).then(|| Text::new("now-does-defence").number("n", boost.defence));
    let die = boost.die.then(|| Text::new("now-does-die"));
    or_nothing([damage, defence, die].into_iter().flatten().collect())
}

/// What lasts, as a person reads it.
pub fn gift_text(gift: Gift) -> Text {
    let n = |id: &'static str, n: u8| Text::new(id).number("n", n);
    match gift {
        Gift::Defence(k) => n("now-gift-defence", k),
        Gift::Movement(k) => n("now-gift-movement", k),
        Gift::MaxMana(k) => n("now-gift-max-mana", k),
        Gift::Recruit(k) => n("now-gift-recruit", k),
        Gift::Build(k) => n("now-gift-build", k),
        Gift::Tough(k) => n("now-gift-tough", k),
        Gift::Income(k) => n("now-gift-income", k),
        Gift::Makes(g) => good(Text::new("now-gift-makes"), g),
        Gift::ShellTrade => Text::new("now-gift-shell-trade"),
        Gift::ToolTrade => Text::new("now-gift-tool-trade"),
        Gift::Helm => Text::new("now-gift-helm"),
        Gift::Azure(_) => Text::new("now-gift-azure"),
    }
}

/// Effects as a person reads them: what they cost first, and apart from that what they bring.
pub fn effect_texts(effects: &[Effect]) -> Vec<Text> {
    let (price, gain) = effects.split_at(effects.iter().take_while(|e| e.is_cost()).count());
    deal(counted_texts(price), counted_texts(gain))
}

/// What is paid for what; each alone is said as it is.
pub(crate) fn deal(price: Vec<Text>, gain: Vec<Text>) -> Vec<Text> {
    if price.is_empty() || gain.is_empty() {
        return [price, gain].concat();
    }
    vec![Text::new("now-deal").list("price", price).list("gain", gain)]
}

/// The same thing several times is said once.
fn counted_texts(effects: &[Effect]) -> Vec<Text> {
    let same = |a: &Effect, b: &Effect| a == b && matches!(a, Effect::AnyGood | Effect::Villager);
    effects.chunk_by(same).map(|run| effect_text(run[0], run.len() as u8)).collect()
}

/// An effect as a person reads it; `times`: of those that are counted one by one.
fn effect_text(effect: Effect, times: u8) -> Text {
    match effect {
        Effect::Pay(stuff, n) => amount(Text::new("now-effect-pay"), stuff, n),
        Effect::Toll => Text::new("now-effect-toll"),
        Effect::Gain(stuff, n) => some(stuff, n),
        Effect::Heal => Text::new("now-effect-heal"),
        Effect::AnyGood => Text::new("now-effect-any-good").number("n", times),
        Effect::Villager => Text::new("now-effect-villager").number("n", times),
        Effect::Quests { draw, keep } if draw == keep => Text::new("now-effect-quests").number("n", draw),
        Effect::Quests { draw, keep } => Text::new("now-effect-quests-keep").number("n", draw).number("keep", keep),
        Effect::Gear(0) => Text::new("now-effect-gear"),
        Effect::Gear(off) => Text::new("now-effect-gear-off").number("n", off),
        Effect::Swap => Text::new("now-effect-swap"),
        Effect::Order => Text::new("now-effect-order"),
        Effect::FirstPlayer => Text::new("now-effect-first-player"),
        Effect::Token => Text::new("now-effect-token"),
        Effect::Build(0) => Text::new("now-effect-build"),
        Effect::Build(off) => Text::new("now-effect-build-off").number("n", off),
        Effect::Wake => Text::new("now-effect-wake"),
        Effect::Arrow => Text::new("now-effect-arrow"),
    }
}
