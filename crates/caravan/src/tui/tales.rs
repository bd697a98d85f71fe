//! What happened, line by line: the newest at the bottom, what was taken back crossed out.
use serde_json::Value;
use shelf::Words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    pub text: String,
    /// whom it is about
    pub seat: Option<usize>,
    pub kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Told,
    /// it no longer holds
    TakenBack,
    /// somebody took something back
    Undo,
}

/// The entries of a viewer as lines. Forced actions are not announced: what they did is told anyway.
pub fn tales(entries: &[Value], words: &Words, names: &[String]) -> Vec<Tale> {
    let back_to = |e: &Value| e["undone"]["back_to"].as_u64();
    let mut held = vec![true; entries.len()];
    for (i, entry) in entries.iter().enumerate() {
        if let Some(n) = back_to(entry) {
            held[(n as usize).min(i)..i].fill(false);
        }
    }
    let tale = |(i, entry): (usize, &Value)| {
        let undo = entry["undone"].is_object();
        if !undo && !entry["tale"].is_object() {
            return None;
        }
        let kind = if undo {
            Kind::Undo
        } else if held[i] {
            Kind::Told
        } else {
            Kind::TakenBack
        };
        let whom = if undo { &entry["undone"]["seat"] } else { &entry["tale"]["args"]["seat"]["seat"] };
        let seat = whom.as_u64().map(|s| s as usize);
        words.entry(entry, names).map(|text| Tale { text, seat, kind })
    };
    entries.iter().enumerate().filter_map(tale).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use shelf::Lang;

    #[test]
    fn what_was_taken_back_is_crossed_out() {
        let told = |n: u64| json!({ "n": n, "event": {}, "tale": { "id": "town-farglen" } });
        let entries = [
            told(1),
            told(2),
            json!({ "n": 3, "forced": { "seat": 0 } }),
            told(4),
            json!({ "n": 5, "undone": { "seat": 0, "back_to": 1 } }),
            told(6),
        ];
        let lines = tales(&entries, Words::of(Lang::En), &["Anna".into()]);
        let kinds: Vec<Kind> = lines.iter().map(|t| t.kind).collect();
        assert_eq!(kinds, [Kind::Told, Kind::TakenBack, Kind::TakenBack, Kind::Undo, Kind::Told]);
    }
}
