//! JSON from outside, read strictly: no field is said twice, and what has named fields is not a list in their order.
//!
//! Plain readers take the last of two fields with one name, so that two programs which look at the same text may see different
//! requests; and they take `["Ilka", 3]` for `{"name": "Ilka", "seat": 3}`, so that a request depends on the order in which we
//! happen to write our fields.
use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeOwned, Deserializer, Error as _, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Error, Map, Value};
use std::fmt;

/// Any JSON in which no field is said twice.
pub fn value(text: &str) -> Result<Value, Error> {
    serde_json::from_str::<Once>(text).map(|once| once.0)
}

/// Why a text that is no JSON is none, for people: the words of the reader say only what it stumbled over.
pub fn why(e: &Error) -> String {
    match () {
        () if e.is_eof() => "it is cut off".into(),
        () if e.is_data() => e.to_string(),
        () => "it is not JSON, with which such a file begins".into(),
    }
}

/// Something with named fields.
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Chair { name: String, seat: u8 }
/// assert_eq!(table::strict::from_str::<Chair>(r#"{"name": "Ilka", "seat": 3}"#).unwrap().seat, 3);
/// assert!(table::strict::from_str::<Chair>(r#"["Ilka", 3]"#).is_err());
/// assert!(table::strict::from_str::<Chair>(r#"{"name": "Ilka", "seat": 3, "seat": 4}"#).is_err());
/// ```
pub fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    T::deserialize(Named(value(text)?))
}

/// For what names its kind among its fields: there a plain reader takes a list, too, and the reader here cannot see which is meant.
pub fn fields<'de, T: DeserializeOwned, D: Deserializer<'de>>(d: D) -> Result<T, D::Error> {
    let fields = Map::<String, Value>::deserialize(d)?;
    T::deserialize(Named(fields.into())).map_err(D::Error::custom)
}

struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Once, D::Error> {
        d.deserialize_any(Reader).map(Once)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }
    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(yes.into())
    }
    fn visit_i64<E>(self, n: i64) -> Result<Value, E> {
        Ok(n.into())
    }
    fn visit_u64<E>(self, n: u64) -> Result<Value, E> {
        Ok(n.into())
    }
    fn visit_f64<E>(self, n: f64) -> Result<Value, E> {
        Ok(n.into())
    }
    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }
    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut all = vec![];
        while let Some(Once(one)) = list.next_element()? {
            all.push(one);
        }
        Ok(all.into())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = list.next_key::<String>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("`{name}` is said twice")));
            }
            let Once(one) = list.next_value()?;
            fields.insert(name, one);
        }
        Ok(fields.into())
    }
}

/// Reads as JSON does, but what has named fields must name them.
struct Named(Value);

impl Named {
    /// An object, or nothing.
    fn fields<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(_) => Err(Error::invalid_type(Unexpected::Seq, &"named fields")),
            _ => self.deserialize_any(visitor),
        }
    }
}

impl IntoDeserializer<'_, Error> for Named {
    type Deserializer = Named;
    fn into_deserializer(self) -> Named {
        self
    }
}

impl<'de> Deserializer<'de> for Named {
    type Error = Error;
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(all) => {
                let mut list = SeqDeserializer::new(all.into_iter().map(Named));
                let read = visitor.visit_seq(&mut list)?;
                list.end().map(|()| read)
            }
            Value::Object(fields) => {
                let mut list = MapDeserializer::new(fields.into_iter().map(|(name, one)| (name, Named(one))));
                let read = visitor.visit_map(&mut list)?;
                list.end().map(|()| read)
            }
            other => other.deserialize_any(visitor),
        }
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields(visitor)
    }
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.fields(visitor)
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            // One name, and what it brings.
            Value::Object(fields) if fields.len() == 1 => {
                let fields = fields.into_iter().map(|(name, one)| (name, Named(one)));
                MapAccessDeserializer::new(MapDeserializer::new(fields)).deserialize_enum(name, variants, visitor)
            }
            other => other.deserialize_enum(name, variants, visitor),
        }
    }
    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Frame {
        Back,
        Chat { id: String, seats: Option<Vec<Chair>> },
        Sit(Chair),
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Chair {
        name: String,
        #[serde(default)]
        seat: Option<u8>,
    }

    fn why<T: DeserializeOwned>(text: &str) -> String {
        from_str::<T>(text).err().expect(text).to_string()
    }

    #[test]
    fn what_is_said_twice_is_refused_at_any_depth() {
        assert_eq!(
            value(r#"{"a":[{"b":{}},null,1.5,-2,"c",true]}"#).unwrap(),
            json!({"a": [{"b": {}}, null, 1.5, -2, "c", true]})
        );
        for text in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"c":2,"a":3}}]"#, r#"{"\u0061":1,"a":2}"#] {
            let why = value(text).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(why.contains("`a` is said twice"), "{text}: {why}");
        }
        assert_eq!(why::<Frame>(r#"{"chat":{"id":"x","id":"y"}}"#), "`id` is said twice at line 1 column 22");
    }

    #[test]
    fn a_list_is_no_frame_and_no_chair_wherever_it_stands() {
        let chair = Chair { name: "Ilka".into(), seat: Some(3) };
        assert_eq!(from_str::<Frame>(r#"{"sit":{"name":"Ilka","seat":3}}"#).unwrap(), Frame::Sit(chair));
        assert_eq!(from_str::<Frame>(r#""back""#).unwrap(), Frame::Back);
        assert_eq!(from_str::<Frame>(r#"{"back":null}"#).unwrap(), Frame::Back);
        let seats = Some(vec![Chair { name: "Osk".into(), seat: None }]);
        let text = r#"{"chat":{"id":"1","seats":[{"name":"Osk","seat":null}]}}"#;
        assert_eq!(from_str::<Frame>(text).unwrap(), Frame::Chat { id: "1".into(), seats });
        for text in [
            r#"{"sit":["Ilka",3]}"#,
            r#"{"chat":["1",[]]}"#,
            r#"{"chat":{"id":"1","seats":[["Osk",null]]}}"#,
            r#"{"chat":{"id":"1","seats":{"name":"Osk"}}}"#,
        ] {
            assert!(why::<Frame>(text).starts_with("invalid type: "), "{text}: {}", why::<Frame>(text));
        }
        for text in ["[]", "{}", r#"{"back":null,"sit":{}}"#, "3", r#"{"sit":{"name":"a","x":1}}"#, r#"{"fly":1}"#] {
            assert!(from_str::<Frame>(text).is_err(), "{text}");
        }
    }
}
