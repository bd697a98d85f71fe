//! Section 16: points, and who has won.
use crate::NowOrNever;
use crate::event::Score;
use crate::quests::row_is_full;
use crate::state::*;
use crate::words::*;
use table::{Place, Places};

impl NowOrNever {
    /// N-202 to N-207, of a board as it lies after the final production.
    pub fn score(&self, p: &Player) -> Score {
        Score { coins: p.coins as i16, ..self.score_without_coins(p) }
    }
    /// What does not come from selling.
    pub fn score_without_coins(&self, p: &Player) -> Score {
        let town = &self.cat.towns[self.side];
        let mut score = Score::default();
        for row in 0..4 {
            if row_is_full(p, row) {
                score.rows += i16::from(town.full_row[row]); // N-203
            }
            if p.housed[row].iter().all(|&n| n > 0) {
                score.housing += i16::from(town.housing[row]); // N-204
            }
        }
        score.buildings = self.building_points(p);
        for card in p.played.iter() {
            let quest = self.cat.quest(card);
            score.quests += i16::from(quest.points);
            if let Some(ending) = quest.ending {
                score.quests += (self.count(p, ending.count) / u16::from(ending.per)) as i16 * i16::from(ending.points);
            }
        }
        score.orders = p.completed.count_ones() as i16 * 2; // N-207
        score
    }

    /// Section 17.
    fn building_points(&self, p: &Player) -> i16 {
        let (produced, _) = self.harvest_of(p);
        let produced = |good: Good| i16::from(produced[good.index()]);
        let mut points = 0;
        for (space, tile) in (0..16u8).zip(p.town).filter_map(|(space, tile)| Some((space, tile?))) {
            let building = self.cat.building(tile);
            let around = || {
                let beside = self.town_neighbours(space).filter_map(|n| p.town[n as usize]);
                beside.map(|tile| self.cat.building(tile))
            };
            points += i16::from(building.points);
            points += match building.special {
                Some(Special::DemonsLab) => 3 * produced(Good::Demon),    // N-211
                Some(Special::CrystalLab) => 3 * produced(Good::Crystal), // N-213
                Some(Special::Workshop) => 2 * produced(Good::Tool),      // N-222
                Some(Special::Library) => {
                    let book = |b: &&crate::catalog::Building| {
                        b.book && (self.opt.school_has_book || b.special != Some(Special::School))
                    };
                    3 * around().filter(book).count() as i16 // N-216
                }
                Some(Special::MarketHall) => {
                    let makes_good =
                        |b: &&crate::catalog::Building| b.makes.is_some_and(|(stuff, _)| (stuff as usize) < 4);
                    4 * around().filter(makes_good).count() as i16 // N-217
                }
                Some(Special::TownHall) => 2 * around().map(|b| i16::from(b.beds)).sum::<i16>(), // N-221
                _ => 0,
            };
        }
        points
    }

    /// N-280: what whoever plays alone needs for a win: 100 points, and more than ever before.
    pub fn solo_goal(&self) -> u16 {
        (self.opt.high_score + 1).max(100)
    }

    /// N-208, N-209. Alone, reaching the goal is place 1, otherwise 2.
    pub(crate) fn standings(&self, s: &State) -> Places {
        let key = |seat| {
            let p = &s.players[seat];
            let (experience, books) = (u16::from(p.experience), u16::from(p.books));
            let tie = if self.opt.tie_sum { (experience + books, 0) } else { (experience, books) };
            (self.score(p).total(), tie, p.hearts)
        };
        let place = |seat| match self.opt.players {
            1 => 1 + u8::from(key(seat).0 < self.solo_goal() as i16),
            _ => 1 + self.seats_of().filter(|&other| key(other) > key(seat)).count() as u8,
        };
        let one = |seat| Place { seat, place: place(seat), score: key(seat).0.into() };
        self.seats_of().map(one).collect()
    }
}
