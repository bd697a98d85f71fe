//! What lists of effects, cards, specialists and tokens may bring.
use super::value::Look;
use now_or_never::catalog::{Does, Ending, Gift, Limit, Specialist};
use now_or_never::effect::{Effect, List};
use now_or_never::words::*;
use now_or_never::{BuildingTile, OrderToken, QuestCard, SlotToken};
use table::Set;

/// Percent of an own specialist's later services that count: the others pay for them too, and theirs can be paid for.
const HIRED: i32 = 20;

impl Look<'_> {
    /// What a list of effects brings, less what it costs.
    pub fn list(&self, list: List) -> i32 {
        self.g.cat.list(list).iter().map(|&effect| self.effect(effect)).sum()
    }
    /// The hearts that a list costs.
    pub fn toll(&self, list: List) -> i32 {
        let hearts = self.g.cat.list(list).iter().map(|effect| match effect {
            Effect::Pay(Stuff::Hearts, n) => i32::from(*n),
            Effect::Toll => 3,
            _ => 0,
        });
        hearts.sum()
    }
    pub fn change(&self, stuff: Stuff, by: i32) -> i32 {
        self.worth.change(&self.p, self.most_hearts(), stuff, by)
    }
    pub fn most_hearts(&self) -> i32 {
        i32::from(self.g.board(&self.p).hearts)
    }

    fn effect(&self, effect: Effect) -> i32 {
        match effect {
            Effect::Pay(stuff, n) => self.change(stuff, -i32::from(n)),
            Effect::Toll => self.change(Stuff::Hearts, -2),
            Effect::Gain(stuff, n) => self.change(stuff, n.into()),
            Effect::Heal => self.change(Stuff::Hearts, self.most_hearts()),
            Effect::AnyGood => self.worth.dearest_good(),
            Effect::Villager => self.villager(),
            Effect::Quests { draw, keep } => i32::from(keep) * self.card() + i32::from(draw - keep) * self.card() / 5,
            Effect::Gear(off) => self.best_gear(off),
            Effect::Swap => 12,
            Effect::Order => {
                if self.left == 0 {
                    20
                } else {
                    self.time() * 2
                }
            }
            Effect::FirstPlayer => self.behind(),
            Effect::Token => self.token(),
            Effect::Build(off) => self.best_build(self.p.coins.into(), off),
            Effect::Wake => 60,
            Effect::Arrow => {
                if self.acts {
                    90
                } else {
                    0
                }
            }
        }
    }

    /// A quest card that nobody has seen; many in hand are hardly ever all played.
    fn card(&self) -> i32 {
        let crowd = [100, 100, 95, 85, 70, 55, 40, 25][(self.p.hand.len() as usize).min(7)];
        [4, 34, 62, 84, 98, 106][self.left as usize] * crowd / 100
    }
    /// A search token: what lies under it, and a coin in every production.
    pub fn token(&self) -> i32 {
        *self.once.find.get_or_init(|| {
            let kept = 100 + self.left * self.worth.coin;
            let (mut sum, mut unseen) = (0, 0);
            for (find, &n) in self.g.cat.finds.iter().zip(&self.s.finds) {
                let income = if find.discard { 0 } else { kept };
                sum += (self.list(find.gain) + income) * i32::from(n);
                unseen += i32::from(n);
            }
            sum / unseen.max(1)
        })
    }

    /// The best gear on offer, less its price.
    pub fn best_gear(&self, off: u8) -> i32 {
        let worth = self.once.gear.get_or_init(|| self.s.gear_row.map(|place| place.map_or(0, |gear| self.gear(gear))));
        let offers = self.s.gear_row.iter().zip(worth).filter_map(|(&gear, &worth)| Some((gear?, worth)));
        let priced = offers.map(|(gear, worth)| (i32::from(self.g.gear_cost(gear, off)), worth));
        let afford = priced.filter(|&(cost, _)| i32::from(self.p.coins) >= cost);
        afford.map(|(cost, worth)| worth + self.change(Stuff::Coins, -cost)).max().unwrap_or(0).max(0)
    }
    /// What a gear would add; one more in a full row of slots adds nothing.
    fn gear(&self, gear: SlotToken) -> i32 {
        let token = self.g.cat.token(gear);
        let gifts: i32 = token.gifts.iter().map(|&gift| self.gift(gift)).sum();
        let power = token.power.map_or(0, |n| self.power(n));
        let mut armed = self.p;
        let arms = match (token.colour, armed.red.iter().position(Option::is_none)) {
            (Colour::Red, Some(slot)) => {
                armed.red[slot] = Some(gear);
                self.prowess(&armed) - self.own_prowess()
            }
            (Colour::Red, None) => return 0,
            (Colour::Blue, _) if !self.p.blue.contains(&None) => return 0,
            _ => 0,
        };
        arms + gifts + power
    }

    /// The best building on offer, less its price; somewhere in the town.
    pub fn best_build(&self, coins: i32, off: u8) -> i32 {
        let (g, p) = (self.g, &self.p);
        let mut best = 0;
        if p.town.iter().all(Option::is_some) {
            return 0;
        }
        for tile in (0..20u8).filter(|&tile| g.tile_is_free(p, tile)) {
            let Some(building) = p.grid[tile as usize] else { continue };
            let cost = i32::from(g.cat.building(building).cost) - i32::from(p.gifts.build) - i32::from(off);
            if cost.max(0) <= coins {
                let price = self.worth.coins(coins) - self.worth.coins(coins - cost.max(0));
                best = best.max(self.tile(building) - price);
            }
        }
        best
    }
    /// What a building would add to the town.
    pub fn tile(&self, building: BuildingTile) -> i32 {
        let worth =
            self.once.tiles.get_or_init(|| std::array::from_fn(|n| self.tile_worth(BuildingTile::new(n as u8))));
        worth[building.index()]
    }
    fn tile_worth(&self, building: BuildingTile) -> i32 {
        let b = self.g.cat.building(building);
        let rooms = 1 + i32::from(b.beds);
        let moves_in = self.homeless.min(rooms);
        let home = self.villager_at_home() * 55 / 100;
        let room = [4, 26, 42, 55, 65, 75][self.left as usize];
        let makes = match b.makes {
            Some((Stuff::Hearts, n)) => i32::from(n) * self.left * 14,
            Some((_, n)) => i32::from(n) * self.villager_at_home(),
            None => 0,
        };
        let special = match b.special {
            Some(Special::DemonsLab) => 300 * self.harvested(Good::Demon) + 80 * self.left,
            Some(Special::CrystalLab) => 300 * self.harvested(Good::Crystal) + 80 * self.left,
            Some(Special::Workshop) => 200 * self.harvested(Good::Tool) + 60 * self.left,
            Some(Special::MarketHall | Special::TownHall) => 350 + 40 * self.left,
            Some(Special::Library) => 250 + 40 * self.left,
            Some(Special::GardenHouse) => 2 * self.left * self.worth.coin,
            Some(Special::ConstructionHq) => self.left * self.worth.coin,
            Some(Special::SnailRanch) => self.marches * 8,
            Some(Special::School) => self.change(Stuff::Book, 1),
            _ => 0,
        };
        let row = 70 + 30 * i32::from(self.left > 0);
        makes + special + i32::from(b.points) * 100 + moves_in * home + (rooms - moves_in) * room + row
    }
    fn harvested(&self, good: Good) -> i32 {
        self.g.harvest_of(&self.p).0[good.index()].into()
    }

    /// What a specialist does for its owner, once.
    pub fn service(&self, who: &Specialist, coins: i32) -> i32 {
        let cost = i32::from(who.cost);
        if coins < cost {
            return 0;
        }
        let job = match who.job {
            Job::Build => self.best_build(coins - cost, 0),
            Job::Heal => self.effect(Effect::Heal),
            Job::Study => self.change(Stuff::Experience, 2),
            Job::Outfit => self.best_gear(0),
        };
        job + self.list(who.bonus) - (self.worth.coins(coins) - self.worth.coins(coins - cost))
    }

    /// What lasts: gear, abilities, powers, specialists.
    pub fn lasting(&self) -> i32 {
        let (g, p) = (self.g, &self.p);
        let gifts = &p.gifts;
        let movement = i32::from(gifts.movement) * self.marches * 8;
        let mana = i32::from(gifts.max_mana) * (self.left * 25);
        let recruit = i32::from(gifts.recruit) * self.left * 12;
        let tough = i32::from(gifts.tough) * self.marches.min(9) * 5;
        let helm = i32::from(gifts.helm) * self.left * 12;
        let powers: i32 = p.powers.iter().map(|n| self.power(n)).sum();
        let hired = p.specialists.iter().flatten().map(|&card| self.hired(g.specialist(card))).sum::<i32>();
        movement + mana + recruit + tough + helm + powers + hired + self.own_prowess()
    }
    /// A specialist for the seasons to come.
    fn hired(&self, who: &Specialist) -> i32 {
        let job = match who.job {
            Job::Build => 120,
            Job::Heal => 75,
            Job::Study => 85,
            Job::Outfit => 50,
        };
        let bonus = self.list(who.bonus).clamp(0, 150);
        let tax = if self.g.is_solo() { 0 } else { i32::from(who.tax) * self.worth.coin / 4 };
        let once = (job + bonus - i32::from(who.cost) * self.worth.coin).max(30) + tax;
        once * self.left * HIRED / 100
    }
    pub fn gift(&self, gift: Gift) -> i32 {
        match gift {
            Gift::Defence(n) => i32::from(n) * self.marches * 16,
            Gift::Movement(n) => i32::from(n) * self.marches * 8,
            Gift::MaxMana(n) => i32::from(n) * (self.left * 25 + 9),
            Gift::Recruit(n) => i32::from(n) * self.left * 12,
            Gift::Build(n) => i32::from(n) * self.left * self.worth.coin,
            Gift::Tough(n) => i32::from(n) * self.marches.min(9) * 5,
            Gift::Income(n) => i32::from(n) * self.left * self.worth.coin,
            Gift::Makes(_) => self.villager_at_home(),
            Gift::ShellTrade | Gift::ToolTrade => 60 + 80 * self.left,
            Gift::Helm => self.left * 12,
            Gift::Azure(_) => self.left * 10,
        }
    }
    /// What a power brings until the end.
    pub fn power(&self, n: u8) -> i32 {
        let power = &self.g.cat.powers[n as usize];
        let now = i32::from(self.acts && !self.p.used.has(n));
        let times = self.left + now;
        let goods: i32 =
            power.goods.iter().zip(Good::ALL).map(|(&n, &good)| i32::from(n) * self.worth.good(good)).sum();
        let price = i32::from(power.mana) * 12 + goods;
        let each = match power.does {
            Does::Gain(list) if power.limit == Limit::Season => (self.list(list) - price).max(0) * 70 / 100,
            Does::Gain(list) => (self.list(list) - price).clamp(0, 60),
            Does::Movement(n) => i32::from(n) * 8,
            Does::Reroll => 25,
            Does::IgnoreEnemies => 15,
            Does::Defence(n) | Does::Damage(n) => i32::from(n) * 10,
            Does::March(_) => 90,
        };
        each * times
    }

    /// A quest when it is played, less what it costs.
    pub fn quest(&self, card: QuestCard) -> i32 {
        let quest = self.g.cat.quest(card);
        let gifts: i32 = quest.gifts.iter().map(|&gift| self.gift(gift)).sum();
        let power = quest.power.map_or(0, |n| self.power(n));
        let ending = quest.ending.map_or(0, |ending| self.ending(ending));
        i32::from(quest.points) * 100 + self.list(quest.cost) + self.list(quest.gain) + gifts + power + ending
    }
    /// Points at the end, by what is there now and what usually comes.
    fn ending(&self, ending: Ending) -> i32 {
        let more = match ending.count {
            Count::Buildings | Count::Villagers => self.left * 3 / 2,
            Count::Beds | Count::Specialists | Count::Quests | Count::Tokens | Count::Abilities => self.left / 2,
            _ => self.left / 3,
        };
        let now = i32::from(self.g.count(&self.p, ending.count));
        (now + more) * 100 * i32::from(ending.points) / i32::from(ending.per.max(1))
    }
    /// How near a quest is: percent of what it asks for is there.
    fn ready(&self, card: QuestCard) -> i32 {
        let (g, p) = (self.g, &self.p);
        let quest = g.cat.quest(card);
        let part = |have: i32, need: i32| 100 * have.min(need) / need.max(1);
        let paid = g.cat.list(quest.cost).iter().map(|effect| match *effect {
            Effect::Pay(Stuff::Coins | Stuff::Hearts, _) => 80,
            Effect::Pay(stuff, n) => part(have(p, stuff), n.into()),
            _ => 100,
        });
        let met = quest.need.map_or(100, |(count, n)| part(g.count(p, count).into(), n.into()));
        let won = quest.foe.map_or(100, |(health, attack)| self.chance(health.into(), attack.into()));
        met.min(paid.min().unwrap_or(100)).min(won)
    }
    /// What a quest in hand may bring: more when what it asks for is there.
    pub fn hope(&self, card: QuestCard) -> i32 {
        let net = self.quest(card).max(0);
        let share = 12 + 48 * self.ready(card) / 100;
        net * share / 100 * [45, 70, 85, 95, 100, 100][self.left as usize] / 100
    }

    /// Quests and orders in hand.
    pub fn hopes(&self) -> i32 {
        if !self.acts && self.left == 0 {
            return 0;
        }
        // a hero goes to so many places only
        let crowd = [100, 100, 97, 94, 88, 80, 72, 65, 58][(self.p.hand.len() as usize).min(8)];
        let quests: i32 = self.p.hand.iter().map(|card| self.hope(card)).sum();
        let orders: i32 = Set::of(self.p.orders.into()).iter().map(|order| self.order(order)).sum();
        quests * crowd / 100 + orders
    }
    pub fn order(&self, order: OrderToken) -> i32 {
        let row = self.g.cat.order(order);
        let price: i32 = Good::ALL.iter().map(|&good| i32::from(row.goods[good.index()]) * self.worth.good(good)).sum();
        let net = (200 + self.change(Stuff::Coins, row.coins.into()) - price).max(0);
        let need: i32 = row.goods.iter().map(|&n| i32::from(n)).sum();
        let have: i32 = row.goods.iter().zip(self.p.goods).map(|(&n, have)| i32::from(n.min(have))).sum();
        net * (25 + 60 * have / need.max(1)) / 100 * self.time() / 100
    }
}

/// How much of it a player has.
fn have(p: &now_or_never::state::Player, stuff: Stuff) -> i32 {
    match stuff {
        Stuff::Shell | Stuff::Tool | Stuff::Demon | Stuff::Crystal => p.goods[stuff as usize].into(),
        Stuff::Book => p.books.into(),
        Stuff::Coins => p.coins.into(),
        Stuff::Hearts => p.hearts.into(),
        Stuff::Mana => p.mana.into(),
        Stuff::Experience => p.experience.into(),
    }
}
