//! Text from outside, made safe to show. Names, titles and messages come from files and from other people; a terminal would
//! obey what is hidden in them, and a reader would believe what they turn around.
//!
//! What is not to be obeyed is shown as JSON writes it (`\u001b`), so that JSON stays the same JSON.
use std::borrow::Cow;

/// Is this a sign that commands instead of being read: a control character, or one that changes the direction or the line?
pub fn commands(sign: char) -> bool {
    let turns = matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = matches!(sign, '\u{2028}' | '\u{2029}');
    sign.is_control() || turns || breaks
}

/// A name, or anything else that is one line.
pub fn line(text: &str) -> Cow<'_, str> {
    without(text, commands)
}

/// A text of several lines: their ends stay.
pub fn lines(text: &str) -> Cow<'_, str> {
    without(text, |sign| sign != '\n' && commands(sign))
}

fn without(text: &str, unsafe_sign: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&unsafe_sign) {
        return text.into();
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for sign in text.chars() {
        if unsafe_sign(sign) {
            // All of them are in the part of Unicode that four digits can name.
            shown.push_str(&format!("\\u{:04x}", u32::from(sign)));
        } else {
            shown.push(sign);
        }
    }
    shown.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every sign that Unicode calls a control, C0 and C1, and every one with the property Bidi_Control.
    fn commanding() -> impl Iterator<Item = char> {
        let controls = ('\0'..='\u{9f}').filter(|sign| !(' '..='~').contains(sign));
        let turning = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
        controls.chain(turning.chars()).chain(['\u{2028}', '\u{2029}'])
    }

    #[test]
    fn nothing_that_commands_is_left() {
        for sign in commanding() {
            let name = format!("An{sign}na");
            let shown = line(&name);
            assert!(!shown.contains(commands) && shown.starts_with("An\\u") && shown.ends_with("na"), "{shown:?}");
            assert_eq!(line(&shown), shown, "once is enough");
            assert_eq!(lines(&name).contains(sign), sign == '\n', "{sign:?}");
            let json: String = serde_json::from_str(&format!("\"{shown}\"")).unwrap();
            assert_eq!(json, name, "JSON says the same as before");
        }
    }

    #[test]
    fn what_people_write_stays() {
        for name in
            ["Anna", "Őrült Űrhajós", "محمد", "👩‍🚀", "O’Brien", "a\u{a0}b", "نامه\u{200c}ای", "e\u{301}", "\\u0041"]
        {
            assert!(matches!(line(name), Cow::Borrowed(same) if same == name), "{name}");
        }
    }
}
