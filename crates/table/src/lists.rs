//! Effects as data: what cards, dice and places do, in lists.
use serde::{Deserialize, Serialize};

/// Where a list of effects starts, or the rest of one: two bytes name any list, so a frame can hold it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct List(pub u16);

impl List {
    /// The list that does nothing.
    pub const EMPTY: List = List(0);
}

/// All lists of effects of a pack; those that say the same are one.
///
/// ```
/// use table::{List, Lists};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Effect {
///     Coins(u8),
///     Draw,
/// }
///
/// let mut lists = Lists::default();
/// let chest = lists.put(&[Effect::Coins(3), Effect::Draw]);
/// assert_eq!(lists.put(&[Effect::Coins(3), Effect::Draw]), chest);
/// assert_eq!(lists.put(&[]), List::EMPTY);
/// assert_eq!(lists.get(chest), [Effect::Coins(3), Effect::Draw]);
///
/// // a rule does one effect after another, and remembers the rest while the effect asks something
/// let (first, rest) = lists.next(chest).expect("it is not empty");
/// assert_eq!(first, Effect::Coins(3));
/// assert_eq!(lists.next(rest.expect("one is left")), Some((Effect::Draw, None)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lists<E> {
    effects: Vec<E>,
    /// By [`List`]: which effect comes first, and how many there are. Every rest of a list has a number as well, and its
    /// empty end: game files know lists by these numbers.
    spans: Vec<(u16, u8)>,
}

/// The longest list that cards may have.
pub(crate) const LONGEST: usize = 8;
/// A list is named by two bytes.
const MOST: usize = 65_000;

impl<E> Default for Lists<E> {
    /// The empty list only.
    fn default() -> Self {
        Lists { effects: vec![], spans: vec![(0, 0)] }
    }
}

impl<E: Copy + PartialEq> Lists<E> {
    /// The list that says this: one that is there already, or a new one.
    pub fn put(&mut self, effects: &[E]) -> List {
        if let Some(list) = self.all().find(|&list| self.get(list) == effects) {
            return list;
        }
        let list = List(self.spans.len().min(MOST) as u16);
        let rests = (0..=effects.len()).map(|done| ((self.effects.len() + done) as u16, (effects.len() - done) as u8));
        self.spans.extend(rests);
        self.effects.extend(effects);
        list
    }
    pub fn put_all<const N: usize>(&mut self, lists: [Vec<E>; N]) -> [List; N] {
        lists.map(|effects| self.put(&effects))
    }
    /// More than two bytes can name: such a pack is refused.
    pub fn too_many(&self) -> bool {
        self.spans.len() >= MOST
    }
    /// The list, or the rest of one, that says this.
    pub fn find(&self, effects: &[E]) -> Option<List> {
        (0..self.spans.len() as u16).map(List).find(|&list| self.get(list) == effects)
    }
    /// Every whole list, the empty one first.
    pub fn all(&self) -> impl Iterator<Item = List> {
        let mut next = 0;
        std::iter::from_fn(move || {
            let list = List(next as u16);
            next += 1 + usize::from(self.spans.get(next)?.1);
            Some(list)
        })
    }
    /// Every effect of every list.
    pub fn each(&self) -> &[E] {
        &self.effects
    }
    pub fn get(&self, list: List) -> &[E] {
        let (first, n) = self.spans[list.0 as usize];
        &self.effects[first as usize..][..n as usize]
    }
    #[inline]
    pub fn first(&self, list: List) -> Option<E> {
        self.next(list).map(|(effect, _)| effect)
    }
    /// The first effect, and what is left of the list if anything is.
    #[inline(always)]
    pub fn next(&self, list: List) -> Option<(E, Option<List>)> {
        let (first, n) = self.spans[list.0 as usize];
        (n > 0).then(|| (self.effects[first as usize], (n > 1).then(|| List(list.0 + 1))))
    }
}
