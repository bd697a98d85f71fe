//! Chairs at the table.
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A chair at the table, counted clockwise from the start player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The table itself: it acts when a deadline passes. Never a player.
    pub const HOUSE: Seat = Seat(15);

    /// The next chair clockwise.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All chairs, the house not among them.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Seat::HOUSE { f.write_str("house") } else { write!(f, "{}", self.0) }
    }
}

/// A set of seats, the house included. Serialised as a list of seat numbers, so that clients need no bit tricks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(pub u16);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);
    pub const EVERYBODY: SeatSet = SeatSet(u16::MAX);

    #[inline]
    pub fn one(s: Seat) -> SeatSet {
        SeatSet(1 << s.0)
    }
    /// The first `n` chairs.
    pub fn first_n(n: u8) -> SeatSet {
        SeatSet((1 << n) - 1)
    }
    #[inline]
    pub fn has(self, s: Seat) -> bool {
        self.0 >> s.0 & 1 == 1
    }
    #[inline]
    #[must_use]
    pub fn with(self, s: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << s.0)
    }
    #[inline]
    #[must_use]
    pub fn without(self, s: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << s.0))
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&s| self.has(s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.collect_seq(self.iter()) } else { self.0.serialize(s) }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        if !d.is_human_readable() {
            return u16::deserialize(d).map(SeatSet);
        }
        let seats = Vec::<Seat>::deserialize(d)?;
        match seats.iter().find(|s| s.0 > 15) {
            Some(s) => Err(serde::de::Error::custom(format!("there is no seat {}", s.0))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// One `T` per seat, indexed by [`Seat`], never by a bare number.
///
/// ```
/// use table::{BySeat, Seat};
///
/// let mut coins: BySeat<u8, 4> = BySeat([3; 4]);
/// coins[Seat(0).next(4)] += 2;
/// assert_eq!(Seat::all(4).map(|seat| coins[seat]).collect::<Vec<_>>(), [3, 5, 3, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, s: Seat) -> &T {
        &self.0[s.0 as usize]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, s: Seat) -> &mut T {
        &mut self.0[s.0 as usize]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let all = Vec::<T>::deserialize(d)?;
        let found = all.len();
        let all: [T; N] =
            all.try_into().map_err(|_| serde::de::Error::custom(format!("{found} seats instead of {N}")))?;
        Ok(BySeat(all))
    }
}
