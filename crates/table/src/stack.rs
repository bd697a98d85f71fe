//! Open questions, as the state of a game holds them.
use crate::{Few, Seat};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// An open question, and who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Frame<Q> {
    pub seat: Seat,
    pub step: Q,
}

/// Open questions, innermost last: whoever is asked by the top one moves. What follows later is pushed first.
///
/// A question that is interrupted waits below the interruption; when that is answered, it is asked again, or closed if the
/// interruption has left nothing to answer.
///
/// ```
/// use table::{Frame, Seat, Stack};
///
/// #[derive(Clone, Copy, PartialEq, Debug, Default)]
/// enum Step {
///     #[default]
///     Turn,
///     Pay { coins: u8 },
///     Discard,
/// }
///
/// let mut open: Stack<Step, 8> = Stack::default();
/// open.push(Seat(0), Step::Turn);
/// open.push(Seat(0), Step::Pay { coins: 3 }); // asked now; the turn waits
/// open.push(Seat(1), Step::Discard); // an interruption
/// assert_eq!(open.top(), Some(Frame { seat: Seat(1), step: Step::Discard }));
/// open.pop();
/// open.swap(Step::Pay { coins: 1 }); // two coins were paid
/// assert_eq!(open.top().map(|frame| frame.step), Some(Step::Pay { coins: 1 }));
/// assert!(open.iter().any(|frame| frame.step == Step::Turn));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "Q: Serialize", deserialize = "Q: Deserialize<'de> + Copy + Default"))]
pub struct Stack<Q, const N: usize>(Few<Frame<Q>, N>);

impl<Q: Copy + Default, const N: usize> Stack<Q, N> {
    /// The question that is asked now. `None`: nobody is asked.
    #[inline]
    pub fn top(&self) -> Option<Frame<Q>> {
        self.last().copied()
    }
    #[inline]
    pub fn push(&mut self, seat: Seat, step: Q) {
        self.0.push(Frame { seat, step });
    }
    #[inline]
    pub fn pop(&mut self) -> Option<Frame<Q>> {
        self.0.pop()
    }
    /// Asks the same seat something else instead.
    #[inline]
    pub fn swap(&mut self, step: Q) {
        self.last_mut().expect("a question is open").step = step;
    }
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<Q: Copy + Default, const N: usize> Default for Stack<Q, N> {
    fn default() -> Self {
        Stack(Few::default())
    }
}

impl<Q: Copy + Default, const N: usize> FromIterator<Frame<Q>> for Stack<Q, N> {
    fn from_iter<I: IntoIterator<Item = Frame<Q>>>(frames: I) -> Self {
        Stack(frames.into_iter().collect())
    }
}

impl<Q, const N: usize> Deref for Stack<Q, N> {
    type Target = [Frame<Q>];
    #[inline]
    fn deref(&self) -> &[Frame<Q>] {
        &self.0
    }
}

impl<Q, const N: usize> DerefMut for Stack<Q, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Frame<Q>] {
        &mut self.0
    }
}
