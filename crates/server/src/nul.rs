//! NUL characters: JSON can say them, PostgreSQL cannot keep them. So they are refused where texts come in.
use crate::fault::{Fault, Kind};
use serde_json::{Value, json};

const WRITTEN: &str = r"\u0000";

/// A raw NUL is no JSON anyway; this finds those that are written as an escape.
pub fn none_in(text: &str) -> Result<(), Fault> {
    let escaped = |at: usize| text[..at].bytes().rev().take_while(|b| *b == b'\\').count() % 2 == 0;
    if !text.match_indices(WRITTEN).any(|(at, _)| escaped(at)) {
        return Ok(());
    }
    // Whatever is no JSON is told so by whoever reads it.
    let Ok(value) = serde_json::from_str::<Value>(text) else { return Ok(()) };
    let place = place(&value, String::new()).unwrap_or_default();
    let what = format!("`{place}` has a NUL character, which cannot be kept");
    Err(Fault::new(Kind::WrongField, what).with("field", json!(place)))
}

/// Where it is: `chat.text`, `me.1`; for the name of a field, the object that has the field.
fn place(value: &Value, at: String) -> Option<String> {
    let inner = |name: &str| if at.is_empty() { name.to_string() } else { format!("{at}.{name}") };
    match value {
        Value::String(text) => text.contains('\0').then_some(at),
        Value::Array(all) => all.iter().enumerate().find_map(|(n, one)| place(one, inner(&n.to_string()))),
        Value::Object(fields) if fields.keys().any(|name| name.contains('\0')) => Some(at),
        Value::Object(fields) => fields.iter().find_map(|(name, one)| place(one, inner(name))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::none_in;

    fn field(text: &str) -> Option<String> {
        none_in(text).err().map(|fault| fault.details["field"].as_str().expect("a field").to_string())
    }

    #[test]
    fn a_nul_is_found_wherever_it_is() {
        assert_eq!(field(r#"{"name":"a\u0000b"}"#).as_deref(), Some("name"));
        assert_eq!(field(r#"{"me":["a","\u0000"]}"#).as_deref(), Some("me.1"));
        assert_eq!(field(r#"{"options":{"a":{"\u0000":1}}}"#).as_deref(), Some("options.a"));
        assert_eq!(field(r#"{"name":"\\\u0000"}"#).as_deref(), Some("name"));
        // Of two fields with one name the last counts, but the first may have been kept by then.
        assert_eq!(field(r#"{"name":"\u0000","name":"a"}"#).as_deref(), Some(""));
    }
    #[test]
    fn what_only_looks_like_one_is_let_through() {
        assert_eq!(field(r#"{"name":"\\u0000"}"#), None);
        assert_eq!(field(r#"{"name":"\u0001 u0000"}"#), None);
        assert_eq!(field(r#"{"name":"\u0000"#), None, "what is no JSON is refused as such");
    }
}
