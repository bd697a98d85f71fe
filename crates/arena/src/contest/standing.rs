//! What a record says about each entrant. The unit is the set: one deal, with everybody in every seat.
use super::entrant::turns;
use super::record::{Record, Row};
use crate::stats::Mean;
use std::collections::BTreeMap;

/// A won game in the smallest parts that a win can be shared in: by 2, 3 or 4.
pub const WHOLE_WIN: u32 = 12;

/// How one set went, in whole numbers: so equal sets can be counted together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SetResult {
    /// by entrant, in twelfths
    pub wins: Vec<u32>,
    /// `ahead[a][b]`: how often a chair of `a` came before one of `b`, in halves (an equal place is one half)
    pub ahead: Vec<Vec<u32>>,
}

/// What is known about one entrant.
#[derive(Clone, Debug, Default)]
pub struct Account {
    pub name: String,
    /// how many seats it has in each game
    pub chairs: usize,
    pub score: Mean,
    /// how often which score
    pub scores: BTreeMap<i32, u64>,
    /// by seat: games there, and wins in twelfths
    pub by_seat: Vec<(u64, u64)>,
    pub asked: u64,
    pub ms: f64,
    /// the longest decision, in milliseconds
    pub slowest: f64,
    pub forfeits: u64,
    pub first_forfeit: Option<String>,
}

impl Account {
    /// Mean time of a decision, in milliseconds; `None` if it was never asked.
    pub fn pace(&self) -> Option<f64> {
        (self.asked > 0).then(|| self.ms / self.asked as f64)
    }
}

/// A contest, counted.
#[derive(Clone, Debug)]
pub struct Standing {
    pub entrants: Vec<Account>,
    pub seats: usize,
    /// games of a set
    pub turns: usize,
    pub sets: BTreeMap<SetResult, u64>,
    pub games: u64,
}

impl Standing {
    /// Whole sets only: half a set would favour whoever had the better seat.
    pub fn of(record: &Record) -> Standing {
        let mut standing = Standing::new(&record.header.line_up);
        for set in record.rows.chunks_exact(standing.turns) {
            standing.add(set);
        }
        standing
    }
    pub fn new(line_up: &[String]) -> Standing {
        let mut entrants: Vec<Account> = vec![];
        let seats = line_up.len();
        for name in line_up {
            match entrants.iter_mut().find(|e| e.name == *name) {
                Some(known) => known.chairs += 1,
                None => entrants.push(Account {
                    name: name.clone(),
                    chairs: 1,
                    by_seat: vec![(0, 0); seats],
                    ..Account::default()
                }),
            }
        }
        Standing { entrants, seats, turns: turns(line_up), sets: BTreeMap::new(), games: 0 }
    }
    /// One whole set.
    pub fn add(&mut self, set: &[Row]) -> SetResult {
        let n = self.entrants.len();
        let mut result = SetResult { wins: vec![0; n], ahead: vec![vec![0; n]; n] };
        for row in set {
            self.add_game(row, &mut result);
        }
        *self.sets.entry(result.clone()).or_default() += 1;
        result
    }
    fn add_game(&mut self, row: &Row, result: &mut SetResult) {
        self.games += 1;
        let who: Vec<usize> = row.seats.iter().map(|name| self.number(name)).collect();
        let firsts = row.places.iter().filter(|&&place| place == 1).count().max(1) as u32;
        for (seat, &entrant) in who.iter().enumerate() {
            let won = if row.places[seat] == 1 { WHOLE_WIN / firsts } else { 0 };
            result.wins[entrant] += won;
            let account = &mut self.entrants[entrant];
            account.by_seat[seat].0 += 1;
            account.by_seat[seat].1 += u64::from(won);
            account.asked += u64::from(row.asked[seat]);
            account.ms += row.ms[seat];
            account.slowest = row.slowest.get(seat).copied().unwrap_or(0.0).max(account.slowest);
            if let Some(&score) = row.scores.get(seat) {
                account.score.add(score.into());
                *account.scores.entry(score).or_default() += 1;
            }
            for (other, &rival) in who.iter().enumerate().filter(|&(_, &rival)| rival != entrant) {
                result.ahead[entrant][rival] += match row.places[seat].cmp(&row.places[other]) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
            }
        }
        if let Some(forfeit) = &row.forfeit {
            let account = &mut self.entrants[who[usize::from(forfeit.seat)]];
            account.forfeits += 1;
            account.first_forfeit.get_or_insert_with(|| format!("{}: {}", forfeit.why, forfeit.what));
        }
    }
    fn number(&self, name: &str) -> usize {
        self.entrants.iter().position(|e| e.name == name).expect("rows are checked against the line-up")
    }
    pub fn count(&self) -> u64 {
        self.sets.values().sum()
    }
    /// How often a set brought `entrant` how many twelfths of a win.
    pub fn wins_of(&self, entrant: usize) -> Counts {
        self.counts(WHOLE_WIN * self.turns as u32, |set| set.wins[entrant])
    }
    /// How often a set brought `a` how many half points against `b`.
    pub fn points(&self, a: usize, b: usize) -> Counts {
        let chairs = self.entrants[a].chairs * self.entrants[b].chairs;
        self.counts((2 * chairs * self.turns) as u32, |set| set.ahead[a][b])
    }
    fn counts(&self, most: u32, part: impl Fn(&SetResult) -> u32) -> Counts {
        let mut counts = Counts { most, of: BTreeMap::new() };
        for (set, n) in &self.sets {
            counts.add(part(set), *n);
        }
        counts
    }
}

/// How often a set brought how much, from 0 to `most`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    pub most: u32,
    pub of: BTreeMap<u32, u64>,
}

impl Counts {
    pub fn add(&mut self, points: u32, times: u64) {
        *self.of.entry(points).or_default() += times;
    }
    pub fn sets(&self) -> u64 {
        self.of.values().sum()
    }
    /// The mean, as a share of the most.
    pub fn share(&self) -> f64 {
        let total: u64 = self.of.iter().map(|(&points, n)| u64::from(points) * n).sum();
        if self.sets() == 0 { 0.0 } else { total as f64 / self.sets() as f64 / f64::from(self.most) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(set: u64, turn: usize, seats: [&str; 3], places: [u8; 3]) -> Row {
        Row {
            set,
            turn,
            seats: seats.map(String::from).into(),
            places: places.into(),
            scores: places.map(|p| 10 - i32::from(p)).into(),
            asked: vec![2; 3],
            ms: vec![1.0; 3],
            slowest: vec![],
            forfeit: None,
        }
    }

    #[test]
    fn wins_and_places_are_counted_by_set() {
        let line_up = ["a", "b", "b"].map(String::from);
        let mut standing = Standing::new(&line_up);
        assert_eq!(standing.turns, 3);
        let set = [
            row(0, 0, ["a", "b", "b"], [1, 1, 3]),
            row(0, 1, ["b", "b", "a"], [3, 2, 1]),
            row(0, 2, ["b", "a", "b"], [1, 3, 2]),
        ];
        let result = standing.add(&set);
        assert_eq!(result.wins, [18, 18], "half a win, a whole one, none");
        assert_eq!(result.ahead, [[0, 3 + 4], [1 + 4, 0]].map(Vec::from));
        assert_eq!((standing.games, standing.count()), (3, 1));
        assert_eq!(standing.wins_of(0).share(), 0.5);
        assert_eq!(standing.points(0, 1).share() + standing.points(1, 0).share(), 1.0);
        assert_eq!(standing.entrants[0].by_seat, [(1, 6), (1, 0), (1, 12)]);
        assert_eq!(standing.entrants[1].pace(), Some(0.5));
    }
}
