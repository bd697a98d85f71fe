//! What the turn, the season and the open questions may still bring.
use super::fight::Arms;
use super::value::Look;
use now_or_never::QuestCard;
use now_or_never::catalog::COLUMNS;
use now_or_never::state::{Foe, Frame, Kept, Step};
use now_or_never::words::*;

/// Percent of a thing that is still to be done this season.
const TO_DO: i32 = 88;

impl Look<'_> {
    /// Hero actions and specialists that are not used yet; where the hero stands for the seasons to come.
    pub fn prospects(&self) -> i32 {
        let mut value = 0;
        if self.acts {
            value += self.services() * TO_DO / 100;
            let free = (0..3u8).filter(|&arrow| self.p.arrows >> arrow & 1 == 0);
            let arrows = &self.g.board(&self.p).arrows;
            if let Some(longest) = free.clone().map(|arrow| arrows[arrow as usize]).max() {
                let many = free.count() as i32;
                let best = self.best_site(longest + self.p.gifts.movement, None);
                value += best * TO_DO / 100 + (many - 1) * best.min(120) * 60 / 100;
            }
        }
        if self.left > 0 {
            value += self.best_site(3 + self.p.gifts.movement, None).min(250) * 25 / 100;
        }
        value
    }

    /// Own specialists that can still be used; of several builders only one has the best site.
    fn services(&self) -> i32 {
        let (g, p) = (self.g, &self.p);
        let rest = (self.worth.coin).max(self.change(Stuff::Hearts, 2));
        let mut value = 0;
        let mut builders = 0;
        let coins = i32::from(p.coins);
        for slot in (0..4u8).filter(|&slot| p.face_up(slot)) {
            let Some(card) = p.specialists[slot as usize] else { continue };
            let who = g.specialist(card);
            let mut service = self.service(who, coins);
            if who.job == Job::Build {
                builders += 1;
                service = if builders > 1 { service / 2 } else { service };
            }
            value += service.max(rest);
        }
        value
    }

    /// The best thing to do for a hero who goes so far, the hearts of the way included.
    pub fn best_site(&self, movement: u8, from: Option<u8>) -> i32 {
        let arms = self.arms(&self.p);
        let mut best = 0;
        for space in (0..40u8).filter(|&space| space != self.p.space && Some(space) != from) {
            best = best.max(self.site_by_way(&arms, movement, space));
        }
        best
    }
    /// What a space offers after the way there.
    pub fn site_by_way(&self, arms: &Arms, movement: u8, space: u8) -> i32 {
        let site = &self.sites()[space as usize];
        if site.is_empty() {
            return 0;
        }
        let (lost, dies) = self.way(movement, space);
        if dies {
            return 0;
        }
        let hearts = i32::from(self.p.hearts) - lost;
        let way = self.worth.hearts(self.p.hearts.into()) - self.worth.hearts(hearts);
        let fight = site.level.map_or(0, |level| self.fight_at(arms, level, hearts));
        let peace = if hearts > site.need { site.peace - site.passing() } else { 0 };
        peace.max(fight) + site.quest - way
    }
    /// What each space offers to whoever stands there with the hearts of now.
    fn sites(&self) -> &[Site; 40] {
        self.once.sites.get_or_init(|| std::array::from_fn(|space| self.site(space as u8)))
    }
    fn site(&self, space: u8) -> Site {
        let level = self.g.enemy_at(self.s, space);
        let (peace, need) = self.peace_and_need(space, self.p.hearts.into());
        Site { peace, need, quest: self.quest_at(space), level }
    }
    /// Hearts that a way costs, about; mountains on the way can mostly be gone round.
    fn way(&self, movement: u8, space: u8) -> (i32, bool) {
        let here = self.p.space;
        let far = (here % COLUMNS).abs_diff(space % COLUMNS) + (here / COLUMNS).abs_diff(space / COLUMNS);
        let mountain = (self.g.cat.maps[self.g.side].mountains >> space & 1) as i32;
        let lost = i32::from(far.saturating_sub(movement)) + mountain + i32::from(far > 4);
        (lost, lost >= i32::from(self.p.hearts))
    }

    /// The best of a visit and a search.
    pub fn peace(&self, space: u8) -> i32 {
        self.sites()[space as usize].peace
    }
    /// The same, and how many hearts it may cost.
    fn peace_and_need(&self, space: u8, hearts: i32) -> (i32, i32) {
        let (g, s) = (self.g, self.s);
        let mut best = (0, 0);
        if let Some(location) = g.location_at(s, space) {
            let list = g.location_list(location);
            let toll = self.toll(list);
            if hearts > toll && g.payable(&self.p, list) {
                best = best.max((self.list(list), toll));
            }
        }
        if g.token_at(s, space).is_some() && hearts > 2 {
            let tough = i32::from(self.p.gifts.tough);
            let search = self.token() + self.change(Stuff::Hearts, tough - 3);
            let sure = if hearts > 4 - tough { 100 } else { 50 };
            best = best.max((search * sure / 100, 2));
        }
        best
    }
    /// The best quest that can be played there; what it gives hope for already is not counted twice.
    pub fn quest_at(&self, space: u8) -> i32 {
        let Some(here) = self.g.location_at(self.s, space) else { return 0 };
        let playable = self.p.hand.iter().filter(|&card| self.g.may_quest(&self.p, here, card));
        let gain = |card: QuestCard| {
            let full = match self.g.cat.quest(card).foe {
                Some((health, attack)) => {
                    let arms = self.arms(&self.p);
                    let (hearts, mana) = (self.p.hearts.into(), self.p.mana.into());
                    self.fight(&arms, hearts, mana, health.into(), attack.into(), self.quest(card))
                }
                None => self.quest(card),
            };
            full - self.hope(card)
        };
        playable.map(gain).max().unwrap_or(0).max(0)
    }
    fn fight_at(&self, arms: &Arms, level: u8, hearts: i32) -> i32 {
        let (health, attack, reward) = self.reward(level);
        self.fight(arms, hearts, self.p.mana.into(), health, attack, reward)
    }

    /// Everything that this seat is in the middle of.
    pub fn open_questions(&self) -> i32 {
        let own = self.s.stack.iter().filter(|frame| frame.seat == self.seat);
        own.map(|frame| self.question(frame)).sum()
    }
    fn question(&self, frame: &Frame) -> i32 {
        match frame.step {
            Step::Turn | Step::SoloTurn | Step::SoloToken | Step::SoloRecruit { .. } | Step::FillRow { .. } => 0,
            Step::ChooseHero | Step::PlaceStarting { .. } => 0,
            Step::KeepQuests { left } => self.kept(left),
            Step::Draw { left, keep, .. } => self.kept(keep) + i32::from(left) * 30 + i32::from(keep) * 40,
            Step::Move { from, left } => self.on_the_way(from, left),
            Step::Stand { charged, quested } => self.standing(charged, quested),
            Step::Fight { foe, dealt, .. } => {
                self.fighting(foe, i32::from(dealt), self.p.hearts.into(), self.p.mana.into())
            }
            Step::Round { foe, dealt, die, .. } => self.in_a_round(foe, dealt, die),
            Step::Die { cast, die } => self.die(cast, die),
            Step::Build { off, bonus } => self.best_build(self.p.coins.into(), off) + self.list(bonus),
            Step::Gear { off } => self.best_gear(off),
            Step::Swap => 12,
            Step::Wake => 60,
            Step::KeepOrder { a, b } => self.order(a).max(self.order(b)),
            Step::Villager => self.villager(),
            Step::AnyGood => self.worth.dearest_good(),
            Step::Token => self.token(),
            Step::Effects { at } => self.list(at),
            Step::QuestFight { card } | Step::QuestDone { card } => self.quest(card),
        }
    }

    /// The best of the cards that may be kept.
    fn kept(&self, left: u8) -> i32 {
        let mut best = [0; 4];
        for card in self.p.drawn.iter() {
            let mut hope = self.hope(card);
            for place in &mut best {
                if hope > *place {
                    std::mem::swap(place, &mut hope);
                }
            }
        }
        best.iter().take(left.into()).sum()
    }

    fn on_the_way(&self, from: u8, left: u8) -> i32 {
        let here = if self.p.space == from {
            0
        } else {
            let site = &self.sites()[self.p.space as usize];
            site.peace + site.quest
        };
        here.max(self.best_site(left, Some(from)) * 96 / 100)
    }
    fn standing(&self, charged: bool, quested: bool) -> i32 {
        let hearts = i32::from(self.p.hearts);
        let quest = if quested { 0 } else { self.sites()[self.p.space as usize].quest };
        let then = match self.g.enemy_at(self.s, self.p.space) {
            Some(level) if charged => self.fight_at(&self.arms(&self.p), level, hearts),
            _ => self.peace(self.p.space),
        };
        quest + then + 1
    }

    fn fighting(&self, foe: Foe, dealt: i32, hearts: i32, mana: i32) -> i32 {
        let (health, attack) = self.g.foe(foe);
        let reward = match foe {
            Foe::Enemy(level) => self.reward(level).2,
            Foe::Quest(card) => self.quest(card),
        };
        self.fight(&self.arms(&self.p), hearts, mana, i32::from(health) - dealt, attack.into(), reward)
    }
    /// The die is kept: both hits are known, but for what is still added.
    fn in_a_round(&self, foe: Foe, dealt: u8, die: Kept) -> i32 {
        let (g, p, moment) = (self.g, &self.p, &self.s.moment);
        if matches!(self.s.stack.top(), Some(Frame { step: Step::Die { cast: Cast::Attack, .. }, .. })) {
            return 0; // the die is not kept yet
        }
        let own = g.attack_of_round(p, die);
        let (_, attack) = g.foe(foe);
        let damage = own.damage + moment.damage;
        let lost = attack.saturating_sub(p.gifts.defence + own.defence + moment.defence);
        let hearts = i32::from(p.hearts) - i32::from(lost);
        if hearts <= 0 {
            return self.change(Stuff::Experience, 1) - self.worth.hearts(p.hearts.into());
        }
        let hurt = self.worth.hearts(p.hearts.into()) - self.worth.hearts(hearts);
        self.fighting(foe, i32::from(dealt) + i32::from(damage), hearts, p.mana.into()) - hurt
            + i32::from(moment.helm) * 5
    }
    /// A die on the table: what it does if it is accepted.
    fn die(&self, cast: Cast, die: u8) -> i32 {
        match cast {
            Cast::Attack => {
                let below = self.s.stack.iter().rev().find_map(|f| match f.step {
                    Step::Round { foe, dealt, .. } => Some((foe, dealt)),
                    _ => None,
                });
                below.map_or(0, |(foe, dealt)| self.kept_die(foe, dealt, die))
            }
            Cast::Orb => i32::from(die) * 25,
            Cast::Search => {
                let lost = i32::from(die.saturating_sub(self.p.gifts.tough));
                if lost >= i32::from(self.p.hearts) {
                    return -self.worth.hearts(self.p.hearts.into());
                }
                self.token() + self.change(Stuff::Hearts, -lost)
            }
            Cast::Toll => self.change(Stuff::Hearts, -i32::from(die)),
            Cast::Solo => 0,
        }
    }
    fn kept_die(&self, foe: Foe, dealt: u8, die: u8) -> i32 {
        let (g, p) = (self.g, &self.p);
        let own = g.attack(p, die);
        let (_, attack) = g.foe(foe);
        let lost = attack.saturating_sub(p.gifts.defence + own.defence);
        let hearts = i32::from(p.hearts) - i32::from(lost);
        if hearts <= 0 {
            return self.change(Stuff::Experience, 1) - self.worth.hearts(p.hearts.into());
        }
        let hurt = self.worth.hearts(p.hearts.into()) - self.worth.hearts(hearts);
        self.fighting(foe, i32::from(dealt) + i32::from(own.damage), hearts, p.mana.into()) - hurt
    }

    /// What a tile of the grid that lies at a place brings, or nothing.
    pub fn tile_at(&self, place: u8) -> i32 {
        match self.p.grid[place as usize] {
            None => 0,
            Some(building) => {
                let cost = i32::from(self.g.cat.building(building).cost);
                self.tile(building) - cost * self.worth.coin
            }
        }
    }
}

/// What a space offers.
pub(super) struct Site {
    /// the best of a visit and a search
    peace: i32,
    /// hearts that it may cost
    need: i32,
    quest: i32,
    level: Option<u8>,
}

impl Site {
    fn is_empty(&self) -> bool {
        self.peace == 0 && self.quest == 0 && self.level.is_none()
    }
    /// A heart for the enemy that is not fought.
    fn passing(&self) -> i32 {
        if self.level.is_some() { 30 } else { 0 }
    }
}
