//! Kinds of cards, each a type of its own in one byte.
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A number below 255 in a byte that has room for none: what [`cards!`](crate::cards) are made of. Kept upside down, because
/// the number that no card has is 255 and the one that Rust leaves free is 0: so the byte of `None` turns into 255 as others
/// turn into their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Number(NonZeroU8);

impl Number {
    #[inline]
    pub const fn read(n: u8) -> Option<Number> {
        match NonZeroU8::new(!n) {
            Some(x) => Some(Number(x)),
            None => None,
        }
    }
    #[inline]
    pub const fn get(self) -> u8 {
        !self.0.get()
    }
}

/// The first: what lies in the unused places of a row.
impl Default for Number {
    fn default() -> Self {
        Number(NonZeroU8::MAX)
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        self.get().cmp(&other.get())
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.get(), f)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}

impl FromStr for Number {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        s.parse().ok().and_then(Number::read).ok_or_else(|| format!("`{s}` is not the number of a card"))
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let n = u8::deserialize(d)?;
        Number::read(n).ok_or_else(|| Error::invalid_value(Unexpected::Unsigned(n.into()), &"the number of a card"))
    }
}

/// Kinds of cards: types that are not mixed up. A card is its number in the catalog, and written as that; a place that may be
/// empty is an `Option`, and takes one byte, too (in a state it is [`numbered`](crate::numbered)):
///
/// ```
/// table::cards! {
///     /// somebody who sits at the inn
///     pub struct Hero;
///     pub struct Deed;
/// }
///
/// #[derive(serde::Serialize, PartialEq, Debug)]
/// struct State {
///     #[serde(with = "table::numbered")]
///     inn: [Option<Hero>; 3],
///     drawn: Deed,
/// }
///
/// let s = State { inn: [Some(Hero::new(7)), None, Some(Hero::new(0))], drawn: Deed::new(2) };
/// assert_eq!((size_of_val(&s), serde_json::to_string(&s).unwrap()), (4, r#"{"inn":[7,255,0],"drawn":2}"#.into()));
/// assert_eq!((s.drawn.index(), s.drawn.to_string(), "2".parse()), (2, "2".into(), Ok(s.drawn)));
/// assert!("255".parse::<Deed>().is_err(), "no card has that number");
/// ```
#[macro_export]
macro_rules! cards {
    ($( $(#[$m:meta])* pub struct $name:ident; )+) => { $(
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
        pub struct $name($crate::Number);

        // A kind need not be used in every way that it could be.
        #[allow(dead_code)]
        impl $name {
            /// Panics at 255, the number that no card has.
            #[inline]
            pub const fn new(n: u8) -> $name {
                match $crate::Number::read(n) {
                    Some(number) => $name(number),
                    None => panic!("no card has the number 255"),
                }
            }
            #[inline]
            pub const fn number(self) -> u8 { self.0.get() }
            /// Its place in a list of all.
            #[inline]
            pub const fn index(self) -> usize { self.number() as usize }
        }

        impl $crate::Numbered for $name {
            #[inline]
            fn number(self) -> u8 { self.0.get() }
            #[inline]
            fn numbered(n: u8) -> Option<$name> { $crate::Number::read(n).map($name) }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { std::fmt::Display::fmt(&self.0, f) }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(s: &str) -> Result<Self, String> { s.parse().map($name) }
        }

        $crate::card_type! { $name }
    )+ };
}

/// On the wire a card is its number: for builds that ask for it, with the feature `types`.
#[cfg(not(feature = "types"))]
#[macro_export]
macro_rules! card_type {
    ($name:ident) => {};
}

#[cfg(test)]
mod tests {
    use super::*;

    cards! { pub struct Hero; }

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct State {
        #[serde(with = "crate::numbered")]
        hero: Option<Hero>,
        #[serde(with = "crate::numbered")]
        inn: [Option<Hero>; 4],
    }

    #[derive(Serialize, Deserialize)]
    struct Before {
        hero: u8,
        inn: [u8; 4],
    }

    #[test]
    fn a_card_or_none_is_one_byte() {
        assert_eq!((size_of::<Hero>(), size_of::<Option<Hero>>()), (1, 1));
        assert_eq!((size_of::<[Option<Hero>; 4]>(), size_of::<State>()), (4, size_of::<Before>()));
    }

    #[test]
    fn it_is_written_as_the_byte_that_it_was() {
        for n in 0..=255 {
            let (inn, before) = (
                [None, <Hero as crate::Numbered>::numbered(n), None, Some(Hero::new(0))],
                Before { hero: n, inn: [255, n, 255, 0] },
            );
            let now = State { hero: <Hero as crate::Numbered>::numbered(n), inn };
            let bytes = postcard::to_allocvec(&now).expect("states serialise");
            assert_eq!(bytes, postcard::to_allocvec(&before).expect("states serialise"));
            assert_eq!(postcard::from_bytes(&bytes), Ok(now));
            let json = serde_json::to_value(&before).expect("states serialise");
            assert_eq!(
                serde_json::from_value::<State>(json).expect("as it was written").hero.map(Hero::number),
                (n < 255).then_some(n)
            );
        }
        assert!(serde_json::from_str::<Hero>("255").is_err());
    }

    #[test]
    fn cards_are_in_the_order_of_their_numbers() {
        let mut all: Vec<Hero> = [7, 0, 254, 3].map(Hero::new).to_vec();
        all.sort();
        assert_eq!(format!("{all:?}"), "[Hero(0), Hero(3), Hero(7), Hero(254)]");
        assert_eq!(all[0], Hero::default());
    }
}
