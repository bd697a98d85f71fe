//! A short list without heap.
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// At most `N` things in order, without heap, and `Copy`: a state made of these is cloned by one memory copy.
/// Unused places hold the default, so the derived `Eq` and `Hash` are right.
///
/// ```
/// let mut row: table::Few<u8, 4> = table::Few::new();
/// row.push(7);
/// row.push(9);
/// assert_eq!(row.remove(0), 7);
/// assert_eq!(*row, [9]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Few<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    pub fn new() -> Self {
        Self::default()
    }
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
    /// Panics when full: `N` is part of the rules, and the laws find a wrong one.
    #[inline]
    pub fn push(&mut self, x: T) {
        self.items[self.len as usize] = x;
        self.len += 1;
    }
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }
    pub fn remove(&mut self, i: usize) -> T {
        let x = self[i];
        self.items.copy_within(i + 1..self.len as usize, i);
        self.pop();
        x
    }
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::new();
        items.into_iter().for_each(|x| few.push(x));
        few
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(s)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let all = Vec::<T>::deserialize(d)?;
        if all.len() > N {
            return Err(serde::de::Error::custom(format!("{} things where at most {N} fit", all.len())));
        }
        Ok(all.into_iter().collect())
    }
}
