//! Means, shares and their intervals.
use serde::Serialize;

/// Running mean and spread.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    pub n: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub fn add(&mut self, x: f64) {
        self.n += 1;
        self.sum += x;
        self.squares += x * x;
    }
    pub fn merge(&mut self, other: Mean) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }
    pub fn mean(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.sum / self.n as f64 }
    }
    /// standard deviation
    pub fn spread(&self) -> f64 {
        if self.n < 2 {
            return 0.0;
        }
        let n = self.n as f64;
        ((self.squares - self.sum * self.sum / n).max(0.0) / (n - 1.0)).sqrt()
    }
    /// half of the 95 % interval of the mean
    pub fn margin(&self) -> f64 {
        if self.n == 0 { 0.0 } else { 1.96 * self.spread() / (self.n as f64).sqrt() }
    }
}

impl Serialize for Mean {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut out = s.serialize_struct("Mean", 4)?;
        out.serialize_field("n", &self.n)?;
        out.serialize_field("mean", &self.mean())?;
        out.serialize_field("spread", &self.spread())?;
        out.serialize_field("margin", &self.margin())?;
        out.end()
    }
}

/// The 95 % interval (Wilson) of a share of `hits` (wins may be shared, so not a whole number) in `n`.
pub fn interval(hits: f64, n: u64) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (n as f64, 1.96_f64);
    let p = hits / n;
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_merge() {
        let (mut a, mut b, mut all) = (Mean::default(), Mean::default(), Mean::default());
        for x in [1.0, 4.0, 4.0] {
            a.add(x);
            all.add(x);
        }
        for x in [2.0, 9.0] {
            b.add(x);
            all.add(x);
        }
        a.merge(b);
        assert_eq!(a, all);
        assert_eq!(a.mean(), 4.0);
        assert!((a.spread() - 3.082).abs() < 0.001);
    }

    #[test]
    fn intervals_hold_the_share() {
        let (low, high) = interval(50.0, 100);
        assert!(low > 0.40 && low < 0.41 && high > 0.59 && high < 0.60);
        assert_eq!(interval(0.0, 0), (0.0, 1.0));
    }
}
