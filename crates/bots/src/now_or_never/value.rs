//! What a position is worth: points that are there, what production will bring, and what may still be made of the rest.
//! Everything is in hundredths of a point.
use super::prospects::Site;
use super::worth::Worth;
use crate::greedy::Evaluate;
use now_or_never::catalog::Building;
use now_or_never::state::{Phase, Player};
use now_or_never::words::*;
use now_or_never::{Action, NowOrNever, State};
use std::cell::OnceCell;
use table::Seat;

/// The evaluation of the greedy bot.
pub struct Sense;

impl Evaluate<NowOrNever> for Sense {
    fn value(&self, g: &NowOrNever, s: &State, seat: Seat) -> i32 {
        if s.phase == Phase::SetUp && s.players[seat].hero.is_none() {
            return 0;
        }
        if s.phase == Phase::Over {
            let p = &s.players[seat];
            return i32::from(g.score(p).total()) * 100 + i32::from(p.experience) + i32::from(p.books);
        }
        Look::new(g, s, seat).value()
    }
    fn trim(&self, g: &NowOrNever, s: &State, seat: Seat, list: &mut Vec<Action>) {
        super::trim::trim(g, s, seat, list);
    }
}

/// One look at a position by one seat: everything the estimates share.
pub(super) struct Look<'a> {
    pub g: &'a NowOrNever,
    pub s: &'a State,
    /// the seat's board; villagers that wait are thought housed, as far as there is room
    pub p: Player,
    pub seat: Seat,
    /// productions still to come before the last one, 0 to 5
    pub left: i32,
    /// may this seat still act this season?
    pub acts: bool,
    /// hero actions to come, this season and later
    pub marches: i32,
    /// what one more of each thing is worth
    pub worth: Worth,
    /// villagers that found no room
    pub homeless: i32,
    /// places for villagers that nobody lives in
    pub rooms: i32,
    pub(super) once: Once,
}

/// What is asked for several times in one look, worked out when it is asked for first.
#[derive(Default)]
pub(super) struct Once {
    /// what each space offers
    pub sites: OnceCell<[Site; 40]>,
    /// what a search token is worth on average
    pub find: OnceCell<i32>,
    /// what each building would add to the town
    pub tiles: OnceCell<[i32; 20]>,
    /// what each gear on offer would add
    pub gear: OnceCell<[i32; 6]>,
    /// what beating each level brings
    pub rewards: OnceCell<[i32; 9]>,
    pub prowess: OnceCell<i32>,
}

impl<'a> Look<'a> {
    pub fn new(g: &'a NowOrNever, s: &'a State, seat: Seat) -> Look<'a> {
        let mut p = s.players[seat];
        let left = 6 - i32::from(s.season.clamp(1, 6));
        let acts = s.phase != Phase::Production && !s.passed.has(seat);
        let unused = if acts { 3 - p.arrows.count_ones() as i32 } else { 0 };
        let marches = unused + 3 * left;
        let homeless = house(g, &mut p);
        let rooms = (0..4).map(|row| i32::from(g.capacity(&p, row)) - inhabitants(&p, row)).sum();
        let worth = Worth::new(g, &p, left, acts, marches);
        Look { g, s, p, seat, left, acts, marches, worth, homeless, rooms, once: Once::default() }
    }

    pub fn value(&self) -> i32 {
        let asleep = i32::from(self.s.players[self.seat].waiting.iter().sum::<u8>());
        self.assets() + self.hopes() + self.prospects() + self.open_questions() - asleep * 3 - self.behind()
    }

    /// What it costs to act after others from the next season on, as the first player token lies now.
    pub fn behind(&self) -> i32 {
        let players = i32::from(self.g.opt.players);
        let before = (i32::from(self.seat.0) - i32::from(self.s.first.0)).rem_euclid(players);
        before * [0, 34, 57, 74, 86, 92][self.left as usize]
    }

    /// What is there, and what production makes of it.
    pub fn assets(&self) -> i32 {
        let (g, p, w) = (self.g, &self.p, &self.worth);
        let sure = i32::from(g.score_without_coins(p).total()) * 100;
        let purse = w.coins(p.coins.into()) + w.goods(g, p);
        let body = w.hearts(p.hearts.into()) + i32::from(p.mana) * w.mana;
        let mind = w.experience(p.experience.into()) + w.books(p.books.into());
        sure + self.production() + self.town() + purse + body + mind + self.lasting()
    }

    /// The harvests to come: the last one scores, the others pay.
    fn production(&self) -> i32 {
        let (g, p) = (self.g, &self.p);
        let (goods, hearts) = g.harvest_of(p);
        let sold = i32::from(g.cat.prices.best(goods, p.gifts.shell_trade, p.gifts.tool_trade)) * 100;
        // Few goods sell badly, and more will join them.
        let joined: i32 = goods.iter().zip(LINEAR).map(|(&n, each)| i32::from(n) * each).sum();
        let harvest = (sold * (6 - self.left) + joined * self.left) / 6;
        let income = i32::from(g.income_of(p, false)) * self.left * self.worth.coin + i32::from(p.tokens) * 100;
        let healed = i32::from(hearts) * self.left * 14;
        harvest + harvest * self.left * self.worth.coin / 115 + income + healed
    }

    /// Rows that are begun, rooms that wait, and what special buildings will do.
    fn town(&self) -> i32 {
        let (g, p) = (self.g, &self.p);
        let board = &g.cat.towns[g.side];
        let mut value = 0;
        for row in 0..4 {
            let built = p.town[row * 4..row * 4 + 4].iter().flatten().count();
            let kinds = p.housed[row].iter().filter(|&&n| n > 0).count();
            value += i32::from(board.full_row[row]) * [0, 6, 20, 45, 0][built] * self.time() / 100;
            value += i32::from(board.housing[row]) * [0, 8, 22, 48, 0][kinds] * self.time() / 100;
        }
        let room = [4, 26, 42, 55, 65, 75][self.left as usize];
        value += room * self.rooms.min(3) + room / 3 * (self.rooms - 3).clamp(0, 4);
        value += self.villager_at_home() * [0, 25, 35, 40, 45, 45][self.left as usize] / 100 * self.homeless.min(4);
        value + g.built(p).map(|b| self.special(b)).sum::<i32>()
    }

    /// What a special building will still do.
    fn special(&self, b: &Building) -> i32 {
        match b.special {
            Some(Special::ConstructionHq) => self.left * self.worth.coin,
            Some(Special::SnailRanch) => self.marches * 8,
            Some(Special::DemonsLab | Special::CrystalLab) => self.left * 90,
            Some(Special::Workshop) => self.left * 60,
            Some(Special::MarketHall | Special::TownHall) => self.left * 60,
            Some(Special::Library) => self.left * 40,
            Some(Special::Inn) => 20,
            _ => 0,
        }
    }

    /// A villager in a house: a good in every production.
    pub fn villager_at_home(&self) -> i32 {
        265 + self.left * 250 * self.worth.coin / 115
    }
    /// One more villager.
    pub fn villager(&self) -> i32 {
        let home = self.villager_at_home();
        if self.rooms > 0 { home * 95 / 100 } else { home * [0, 25, 35, 40, 45, 45][self.left as usize] / 100 }
    }

    /// How much time there is to make something of things: percent.
    pub fn time(&self) -> i32 {
        if !self.acts && self.left == 0 { 0 } else { [35, 60, 75, 87, 95, 100][self.left as usize] }
    }
}

/// What a good of the last harvest brings among many others.
const LINEAR: [i32; 4] = [220, 275, 310, 325];

fn inhabitants(p: &Player, row: usize) -> i32 {
    p.housed[row].iter().map(|&n| i32::from(n)).sum()
}

/// Where a villager would live best: where its good is missing and few others are. Rows from the bottom are worth more.
pub(super) fn house(g: &NowOrNever, p: &mut Player) -> i32 {
    if p.waiting == [0; 4] {
        return 0;
    }
    let mut homeless = 0;
    let mut free: [i32; 4] = std::array::from_fn(|row| i32::from(g.capacity(p, row)) - inhabitants(p, row));
    for good in (0..4).rev() {
        for _ in 0..p.waiting[good] {
            let like = |row: usize| {
                let kinds = p.housed[row].iter().filter(|&&n| n > 0).count() as i32;
                let new = i32::from(p.housed[row][good] == 0);
                let missing = 4 - kinds;
                // a row that cannot be completed any more takes who helps nowhere
                let hopeful = i32::from(free[row] >= missing);
                new * (10 + kinds * 10 * hopeful) - (1 - new) * hopeful * 10
                    + i32::from(g.cat.towns[g.side].housing[row])
            };
            match (0..4).filter(|&row| free[row] > 0).max_by_key(|&row| like(row)) {
                Some(row) => {
                    p.housed[row][good] += 1;
                    free[row] -= 1;
                }
                None => homeless += 1,
            }
        }
    }
    homeless
}
