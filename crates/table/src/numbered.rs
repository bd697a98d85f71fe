//! One small thing or none, in one byte of a state.
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serializer};
use std::marker::PhantomData;

/// Something that has a number below 255: a word of the rulebook, a card. An `Option` of it takes one byte, and is written as
/// that number, or 255 for nothing:
///
/// ```
/// table::words! { pub enum Face { One = "1", Two = "2" } }
///
/// #[derive(serde::Serialize, serde::Deserialize, PartialEq, Debug)]
/// struct Dice {
///     #[serde(with = "table::numbered")]
///     slots: [Option<Face>; 3],
///     #[serde(with = "table::numbered")]
///     pool: Option<Face>,
/// }
///
/// let dice = Dice { slots: [Some(Face::Two), None, Some(Face::One)], pool: None };
/// assert_eq!((size_of_val(&dice), serde_json::to_string(&dice).unwrap()), (4, r#"{"slots":[1,255,0],"pool":255}"#.into()));
/// assert_eq!(serde_json::from_str::<Dice>(r#"{"slots":[1,255,0],"pool":255}"#).unwrap(), dice);
/// assert!(serde_json::from_str::<Dice>(r#"{"slots":[1,2,0],"pool":255}"#).is_err());
/// ```
pub trait Numbered: Copy {
    fn number(self) -> u8;
    fn numbered(n: u8) -> Option<Self>;
}

/// Plain numbers, for whoever has no types for them.
impl Numbered for u8 {
    #[inline]
    fn number(self) -> u8 {
        self
    }
    #[inline]
    fn numbered(n: u8) -> Option<u8> {
        (n != NOTHING).then_some(n)
    }
}

/// How nothing is written.
const NOTHING: u8 = 255;

fn byte<T: Numbered>(x: Option<T>) -> u8 {
    x.map_or(NOTHING, T::number)
}

fn read<T: Numbered, E: Error>(n: u8) -> Result<Option<T>, E> {
    let found = T::numbered(n);
    if found.is_none() && n != NOTHING { Err(E::custom(format!("nothing has the number {n}"))) } else { Ok(found) }
}

/// Several places or one.
pub trait Places: Sized {
    fn write<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error>;
    fn read<'de, D: Deserializer<'de>>(d: D) -> Result<Self, D::Error>;
}

impl<T: Numbered> Places for Option<T> {
    fn write<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(byte(*self))
    }
    fn read<'de, D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        read(u8::deserialize(d)?)
    }
}

impl<T: Numbered, const N: usize> Places for [Option<T>; N] {
    fn write<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut tuple = s.serialize_tuple(N)?;
        self.iter().try_for_each(|&x| tuple.serialize_element(&byte(x)))?;
        tuple.end()
    }
    fn read<'de, D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_tuple(N, Row(PhantomData))
    }
}

struct Row<T, const N: usize>(PhantomData<T>);

impl<'de, T: Numbered, const N: usize> Visitor<'de> for Row<T, N> {
    type Value = [Option<T>; N];

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{N} numbers")
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Self::Value, A::Error> {
        let mut row = [None; N];
        for (i, place) in row.iter_mut().enumerate() {
            *place = read(all.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?)?;
        }
        Ok(row)
    }
}

/// For `#[serde(with = "table::numbered")]`.
pub fn serialize<T: Places, S: Serializer>(places: &T, s: S) -> Result<S::Ok, S::Error> {
    places.write(s)
}
pub fn deserialize<'de, T: Places, D: Deserializer<'de>>(d: D) -> Result<T, D::Error> {
    T::read(d)
}
