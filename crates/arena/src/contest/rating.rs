//! Ratings as in chess: whoever is rated 400 points higher comes in before the other ten times out of eleven. All entrants
//! of all records are rated together, by what is most likely (Bradley and Terry); a game of more players counts as all its
//! pairs.
use super::certainty::{Estimate, IMAGINED, Weights};
use super::standing::Standing;

/// The rating of whoever the others are compared with.
pub const ANCHOR: f64 = 1000.0;

/// A rating point on the scale of natural logarithms.
const POINT: f64 = std::f64::consts::LN_10 / 400.0;

/// What share of the points a lead of `difference` is worth.
pub fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference * POINT).exp())
}

/// The lead that this share of the points is worth.
pub fn difference(share: f64) -> f64 {
    (share / (1.0 - share)).ln() / POINT
}

/// An entrant and what it is rated.
#[derive(Clone, Debug)]
pub struct Rated {
    pub name: String,
    /// `None`: it has not met the anchor, nor anybody who has
    pub rating: Option<Estimate>,
}

const DRAWS: usize = 1000;

/// Everybody's rating, the best first. The anchor (if it is among them, otherwise the first) has 1000.
pub fn ratings(standings: &[Standing], anchor: &str) -> Vec<Rated> {
    let mut names: Vec<String> = vec![];
    for account in standings.iter().flat_map(|s| &s.entrants) {
        if !names.contains(&account.name) {
            names.push(account.name.clone());
        }
    }
    if names.is_empty() {
        return vec![];
    }
    let anchor = names.iter().position(|name| name == anchor).unwrap_or(0);
    let board = Board::new(standings, &names);
    let value = fit(&board.points(|sets| sets), &vec![0.0; names.len()]);
    let mut weights = Weights::default();
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); names.len()];
    for _ in 0..DRAWS {
        let fitted = fit(&board.points(|sets| weights.of(sets)), &value);
        for (n, draws) in drawn.iter_mut().enumerate() {
            draws.push(scaled(&fitted, n, anchor));
        }
    }
    let met = board.met(anchor);
    let mut rated: Vec<Rated> = names
        .iter()
        .zip(drawn)
        .enumerate()
        .map(|(n, (name, draws))| {
            let rating = met[n].then(|| Estimate::new(scaled(&value, n, anchor), draws));
            Rated { name: name.clone(), rating }
        })
        .collect();
    let order = |r: &Rated| r.rating.map_or(f64::NEG_INFINITY, |e| e.value);
    rated.sort_by(|a, b| order(b).total_cmp(&order(a)));
    rated
}

fn scaled(fitted: &[f64], n: usize, anchor: usize) -> f64 {
    ANCHOR + (fitted[n] - fitted[anchor]) / POINT
}

/// One kind of set: how often, and who got how many points against whom.
struct Kind {
    sets: f64,
    points: Vec<(usize, usize, f64)>,
}

/// Everything that was played, by entrants of all records.
struct Board {
    entrants: usize,
    kinds: Vec<Kind>,
}

impl Board {
    fn new(standings: &[Standing], names: &[String]) -> Board {
        let mut board = Board { entrants: names.len(), kinds: vec![] };
        for standing in standings.iter().filter(|s| s.games > 0) {
            let who: Vec<usize> = standing
                .entrants
                .iter()
                .map(|e| names.iter().position(|name| *name == e.name).expect("all names are listed"))
                .collect();
            board.add(standing, &who);
        }
        board
    }
    fn add(&mut self, standing: &Standing, who: &[usize]) {
        let pairs = || (0..who.len()).flat_map(|a| (0..who.len()).map(move |b| (a, b))).filter(|(a, b)| a != b);
        for (set, &n) in &standing.sets {
            let points = pairs().map(|(a, b)| (who[a], who[b], f64::from(set.ahead[a][b]) / 2.0)).collect();
            self.kinds.push(Kind { sets: n as f64, points });
        }
        for (a, b) in pairs() {
            // What is imagined: `a` won it all against `b`. The other way round comes with the pair turned round.
            let all = f64::from(standing.points(a, b).most) / 2.0;
            self.kinds.push(Kind { sets: IMAGINED, points: vec![(who[a], who[b], all)] });
        }
    }
    /// Points of each against each, every kind of set with the weight that is given to so many sets.
    fn points(&self, mut weight: impl FnMut(f64) -> f64) -> Vec<Vec<f64>> {
        let mut all = vec![vec![0.0; self.entrants]; self.entrants];
        for kind in &self.kinds {
            let weight = weight(kind.sets);
            for &(a, b, points) in &kind.points {
                all[a][b] += weight * points;
            }
        }
        all
    }
    /// Who has met this one, or somebody who has.
    fn met(&self, anchor: usize) -> Vec<bool> {
        let mut met = vec![false; self.entrants];
        met[anchor] = true;
        for _ in 0..self.entrants {
            for &(a, b, _) in self.kinds.iter().flat_map(|kind| &kind.points) {
                met[a] |= met[b];
                met[b] |= met[a];
            }
        }
        met
    }
}

/// The likeliest strengths, on the scale of natural logarithms: one at a time is moved to where its points are expected.
fn fit(points: &[Vec<f64>], from: &[f64]) -> Vec<f64> {
    const CLOSE: f64 = 1e-5;
    let mut strengths = from.to_vec();
    for _ in 0..2000 {
        let mut moved: f64 = 0.0;
        for n in 0..strengths.len() {
            let (mut missing, mut slope) = (0.0, 0.0);
            for other in (0..strengths.len()).filter(|&other| other != n) {
                let games = points[n][other] + points[other][n];
                let share = 1.0 / (1.0 + (strengths[other] - strengths[n]).exp());
                missing += points[n][other] - games * share;
                slope += games * share * (1.0 - share);
            }
            let step = if slope > 0.0 { (missing / slope).clamp(-1.0, 1.0) } else { 0.0 };
            strengths[n] += step;
            moved = moved.max(step.abs());
        }
        if moved < CLOSE {
            break;
        }
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::record::Row;
    use table::{Dice, FastDice, Purpose};

    /// Sets between two whose ratings differ by so much.
    fn standing(a: &str, b: &str, lead: f64, sets: u64, dice: &mut FastDice) -> Standing {
        let line_up = [a, b].map(String::from);
        let mut standing = Standing::new(&line_up);
        let mut game = |set, turn: usize| {
            let won = f64::from(dice.below(Purpose(0), 1_000_000)) < 1e6 * expected(lead);
            let first = usize::from(!won) ^ turn;
            let places = [0, 1].map(|seat| 1 + u8::from(seat != first)).to_vec();
            let seats = if turn == 0 { vec![a.into(), b.into()] } else { vec![b.into(), a.into()] };
            Row {
                set,
                turn,
                seats,
                places,
                scores: vec![],
                asked: vec![1; 2],
                ms: vec![0.0; 2],
                slowest: vec![],
                forfeit: None,
            }
        };
        for set in 0..sets {
            standing.add(&[game(set, 0), game(set, 1)]);
        }
        standing
    }

    #[test]
    fn known_strengths_are_found() {
        let mut dice = FastDice::new(4);
        let mut found = 0;
        for _ in 0..10 {
            let all = [
                standing("strong", "middle", 150.0, 400, &mut dice),
                standing("middle", "weak", 200.0, 400, &mut dice),
                standing("strong", "weak", 350.0, 400, &mut dice),
            ];
            let rated = ratings(&all, "weak");
            assert_eq!(rated.iter().map(|r| r.name.as_str()).collect::<Vec<_>>(), ["strong", "middle", "weak"]);
            let estimates: Vec<Estimate> = rated.iter().map(|r| r.rating.unwrap()).collect();
            assert_eq!((estimates[2].low, estimates[2].high), (1000.0, 1000.0), "the anchor");
            for (estimate, truth) in estimates.iter().zip([1350.0, 1200.0]) {
                assert!(estimate.high - estimate.low < 90.0, "{estimate:?}");
                found += usize::from(estimate.low <= truth && truth <= estimate.high);
            }
        }
        assert!(found >= 16, "{found} of 20 intervals hold the truth: 19 were to be expected");
    }

    #[test]
    fn who_always_won_has_a_wide_interval() {
        let mut dice = FastDice::new(1);
        let rated = ratings(&[standing("a", "b", 5000.0, 50, &mut dice)], "b");
        let a = rated[0].rating.unwrap();
        assert!(a.value > 1600.0 && a.high - a.low > 300.0 && a.high.is_finite(), "{a:?}");
    }

    #[test]
    fn strangers_are_not_rated() {
        let mut dice = FastDice::new(1);
        let all = [standing("a", "b", 0.0, 20, &mut dice), standing("x", "y", 0.0, 20, &mut dice)];
        let rated = ratings(&all, "a");
        let known: Vec<_> = rated.iter().map(|r| (r.name.as_str(), r.rating.is_some())).collect();
        assert!(ratings(&[], "a").is_empty());
        assert!(known.contains(&("b", true)) && known.contains(&("x", false)) && known.contains(&("y", false)));
    }

    #[test]
    fn shares_and_differences_are_the_same_thing() {
        assert!((expected(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((difference(expected(123.0)) - 123.0).abs() < 1e-9);
    }
}
