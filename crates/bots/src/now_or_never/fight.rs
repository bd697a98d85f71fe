//! How a fight may end, without playing it: as many rounds as the mean damage needs.
use super::value::Look;
use now_or_never::catalog::{Does, Limit};
use now_or_never::effect::{Effect, List};
use now_or_never::state::Player;
use now_or_never::words::*;

/// What a hero deals and takes in a round, on average.
pub(super) struct Arms {
    /// hundredths
    damage: i32,
    defence: [i32; 4],
    /// damage and defence for one mana, hundredths
    boost: i32,
    shield: i32,
}

/// How a fight may end.
pub(super) struct Outcome {
    /// percent
    pub wins: i32,
    pub hearts: i32,
}

impl Look<'_> {
    pub fn arms(&self, p: &Player) -> Arms {
        let g = self.g;
        let mut arms = Arms { damage: 0, defence: [0; 4], boost: 0, shield: 0 };
        for die in 1..=4u8 {
            let attack = g.attack(p, die);
            arms.damage += i32::from(attack.damage) * 25;
            arms.defence[die as usize - 1] = i32::from(attack.defence + p.gifts.defence);
            if let Some(boost) = attack.boost.filter(|boost| boost.mana > 0) {
                let damage = i32::from(boost.damage) * 100 + if boost.die { 250 } else { 0 };
                arms.boost = arms.boost.max(damage / i32::from(boost.mana));
                arms.shield = arms.shield.max(i32::from(boost.defence) * 70 / i32::from(boost.mana));
            }
        }
        for n in p.powers.iter() {
            let power = &g.cat.powers[n as usize];
            if power.limit != Limit::Season && power.mana > 0 {
                match power.does {
                    Does::Damage(n) => arms.boost = arms.boost.max(i32::from(n) * 100 / i32::from(power.mana)),
                    Does::Defence(n) => arms.shield = arms.shield.max(i32::from(n) * 90 / i32::from(power.mana)),
                    _ => {}
                }
            }
        }
        arms.damage = arms.damage.max(20);
        arms
    }

    /// A fight with so many hearts and so much mana against an enemy with so much health left.
    pub fn outcome(&self, arms: &Arms, hearts: i32, mana: i32, health: i32, attack: i32) -> Outcome {
        if health <= 0 {
            return Outcome { wins: 100, hearts };
        }
        // not every mana meets a roll that it helps
        let boosted = (arms.boost * mana * 70 / 100).min(health * 50);
        // the last blow is usually larger than it need be
        let rounds = ((health * 100 - boosted) * 100 / arms.damage + 45).max(100);
        let hit: i32 = arms.defence.iter().map(|&defence| (attack - defence).max(0) * 25).sum();
        let shielded = if arms.boost == 0 { arms.shield * mana * 60 / 100 } else { 0 };
        let lost = (rounds * hit / 100 - shielded).max(0);
        let margin = hearts * 100 - lost - 50;
        let doubt = 120 + lost / 4;
        let wins = (50 + margin * 45 / doubt).clamp(0, 100);
        Outcome { wins, hearts: (hearts - lost / 100).max(1) }
    }

    /// How likely a fresh hero wins, percent.
    pub fn chance(&self, health: i32, attack: i32) -> i32 {
        let hearts = i32::from(self.p.hearts).max(self.most_hearts() * 2 / 3);
        self.outcome(&self.arms(&self.p), hearts, self.g.max_mana(&self.p).into(), health, attack).wins
    }

    /// What a fight is worth, hearts that it costs included.
    pub fn fight(&self, arms: &Arms, hearts: i32, mana: i32, health: i32, attack: i32, reward: i32) -> i32 {
        let outcome = self.outcome(arms, hearts, mana, health, attack);
        let before = self.worth.hearts(hearts);
        let won = reward - (before - self.worth.hearts(outcome.hearts));
        // who sees it going badly retreats with a heart or two
        let lost = self.change(Stuff::Experience, 1) - (before - self.worth.hearts(1)) - 15;
        (won * outcome.wins + lost * (100 - outcome.wins)) / 100
    }
    pub fn reward(&self, level: u8) -> (i32, i32, i32) {
        let enemy = &self.g.cat.enemies[self.g.side][level as usize];
        let enemies = &self.g.cat.enemies[self.g.side];
        let rewards = self.once.rewards.get_or_init(|| enemies.each_ref().map(|enemy| self.list(enemy.reward)));
        (enemy.health.into(), enemy.attack.into(), rewards[level as usize])
    }

    /// A reward that is far away: there will be room for villagers, and use for the rest.
    fn some_day(&self, reward: List) -> i32 {
        let worth = self.g.cat.list(reward).iter().map(|effect| match *effect {
            Effect::Villager => self.villager_at_home() * 65 / 100,
            Effect::Gain(Stuff::Coins, n) => i32::from(n) * self.worth.coin * 3 / 4,
            Effect::Gain(Stuff::Experience, n) => i32::from(n) * 7 * self.left,
            Effect::Gain(_, n) => i32::from(n) * 2 * self.worth.coin,
            _ => 0,
        });
        worth.sum()
    }
    pub fn own_prowess(&self) -> i32 {
        *self.once.prowess.get_or_init(|| self.prowess(&self.p))
    }
    /// What strength is worth: the best fights that a rested hero could win.
    pub fn prowess(&self, p: &Player) -> i32 {
        if self.marches == 0 {
            return 0;
        }
        let arms = self.arms(p);
        let hearts = self.most_hearts() * 85 / 100;
        let mana = i32::from(self.g.max_mana(p));
        let mut best = [0; 4];
        for level in (0..9u8).filter(|&level| self.s.enemies[level as usize] > 0) {
            let enemy = &self.g.cat.enemies[self.g.side][level as usize];
            let (health, attack) = (enemy.health.into(), enemy.attack.into());
            let reward = self.some_day(enemy.reward);
            let mut value = self.fight(&arms, hearts, mana, health, attack, reward);
            for place in &mut best {
                if value > *place {
                    std::mem::swap(place, &mut value);
                }
            }
        }
        let fights = (self.marches + 2) / 3;
        best.iter().take(fights.min(4) as usize).sum::<i32>() * 32 / 100
    }
}
