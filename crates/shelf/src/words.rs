//! What players read. The rules only name messages; the words are in `locales/`, one folder per language.
use crate::safe;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::{Value, json};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use table::{Barrier, FileError, Illegal, Seat, Text, WordFile};
use unic_langid::LanguageIdentifier;

/// A language that the house speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Hu,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Hu];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Hu => "hu",
        }
    }
    /// The files of this language, name and text: those of the house, and those of every game on the shelf.
    pub fn files(self) -> Vec<(&'static str, &'static str)> {
        let games = crate::all().iter().flat_map(|game| game.words);
        let said = |file: &WordFile| {
            let text = file.texts.iter().find(|(lang, _)| *lang == self.code());
            text.map(|(_, text)| (file.name, *text))
        };
        HOUSE.iter().chain(games).filter_map(said).collect()
    }
}

/// What the house says itself, whatever is played.
const HOUSE: &[WordFile] = table::word_files!("../../locales": "table", "server", "caravan", "guide", "automaton");

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(s: &str) -> Result<Lang, String> {
        Lang::ALL.into_iter().find(|l| l.code() == s).ok_or_else(|| format!("`{s}` is not a language: en or hu"))
    }
}

/// All messages of one language. Nothing here panics: what cannot be said is shown by its id.
pub struct Words {
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language. They are read once, however often somebody changes from one to the other.
    pub fn of(lang: Lang) -> &'static Words {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En));
        static HUNGARIAN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::Hu));
        match lang {
            Lang::En => &ENGLISH,
            Lang::Hu => &HUNGARIAN,
        }
    }
    pub fn new(lang: Lang) -> Words {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Names come in one script with the text around them; isolation marks only spoil terminals and tests.
        bundle.set_use_isolating(false);
        for (_, text) in lang.files() {
            let read = FluentResource::try_new(text.into()).unwrap_or_else(|(whole_entries, _)| whole_entries);
            bundle.add_resource_overriding(read);
        }
        Words { lang, bundle }
    }

    /// A text of the rules. An argument that names another message is passed as its words, and as `$key-id` by its id,
    /// so that a message can select by it. `names`: of the players, by seat.
    pub fn say(&self, text: &Text, names: &[String]) -> String {
        self.say_json(&json!(text), names)
    }
    /// The same from its JSON form: `{"id": …, "args": {…}}`.
    pub fn say_json(&self, text: &Value, names: &[String]) -> String {
        let id = text["id"].as_str().unwrap_or_default();
        let args = text["args"].as_object().into_iter().flatten();
        self.format(id, args.map(|(key, value)| (key.as_str(), value)), names).unwrap_or_else(|| safe::line(id).into())
    }
    /// A message without arguments; an unknown id is made readable.
    pub fn word(&self, id: &str) -> String {
        self.format(id, [], &[]).unwrap_or_else(|| readable(id))
    }
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
    /// A message with arguments as in JSON: a number, the id of another message, `{"seat": 0}`, a list of texts,
    /// a text `{"id": …}`, or `{"text": "…"}` for what is shown as it is.
    pub fn with(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.format(id, args.iter().map(|(key, value)| (*key, value)), &[]).unwrap_or_else(|| id.into())
    }

    /// What a card of a catalog does: its `says`, a text per line.
    pub fn says(&self, card: &Value) -> String {
        let lines = card["says"].as_array().into_iter().flatten();
        lines.map(|line| self.say_json(line, &[])).collect::<Vec<_>>().join("\n")
    }
    /// Several texts as one list; an empty one says that there is nothing.
    pub fn list(&self, texts: &[Value], names: &[String]) -> String {
        if texts.is_empty() {
            return self.word("effect-nothing");
        }
        texts.iter().map(|text| self.say_json(text, names)).collect::<Vec<_>>().join(", ")
    }

    /// The name of a player, or the number of the chair.
    pub fn seat(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => safe::line(name).into(),
            _ if seat == Seat::HOUSE => self.word("seat-house"),
            _ => self.with("seat-name", &[("number", json!(u16::from(seat.0) + 1))]),
        }
    }
    /// Why an action was not taken.
    pub fn refusal(&self, illegal: &Illegal, names: &[String]) -> String {
        if let Illegal::Refused { rule: Some(text) } = illegal {
            return self.say(text, names);
        }
        let json = json!(illegal);
        let id = format!("illegal-{}", json["why"].as_str().unwrap_or_default());
        match illegal {
            Illegal::Unreadable { reason } => self.with(&id, &[("reason", json!({ "text": reason }))]),
            _ => self.word(&id),
        }
    }
    /// Why what was just done cannot be taken back.
    pub fn barrier(&self, barrier: Barrier) -> String {
        self.word(&format!("barrier-{}", json!(barrier).as_str().unwrap_or_default()))
    }
    /// An entry of what a viewer saw, as it comes out of `AnyTable::events`; `None` if it is not worth a line.
    pub fn entry(&self, entry: &Value, names: &[String]) -> Option<String> {
        let table_news =
            |id: &str, news: &Value| Some(self.say_json(&json!({ "id": id, "args": { "seat": news } }), names));
        match entry {
            _ if entry["tale"].is_object() => Some(self.say_json(&entry["tale"], names)),
            _ if entry["forced"].is_object() => table_news("news-forced", &entry["forced"]),
            _ if entry["undone"].is_object() => table_news("news-undone", &entry["undone"]),
            _ => None,
        }
    }
    /// What is wrong with a game file.
    pub fn file_error(&self, error: &FileError) -> String {
        let text = |s: &dyn ToString| json!({ "text": s.to_string() });
        match error {
            FileError::Empty => self.word("file-empty"),
            FileError::Header { why } => self.with("file-header", &[("why", text(why))]),
            FileError::Format { found } => {
                self.with("file-format", &[("found", json!(found)), ("known", json!(table::FORMAT))])
            }
            FileError::CutOff { line, rows } => {
                self.with("file-cut-off", &[("line", json!(line)), ("rows", json!(rows))])
            }
            FileError::NotText { line, rows } => {
                self.with("file-not-text", &[("line", json!(line)), ("rows", json!(rows))])
            }
            // The reader of JSON gives its reason in English only.
            FileError::Row { line, .. } => self.with("file-row", &[("line", json!(line))]),
            FileError::Commitment => self.word("file-commitment"),
            FileError::Sealed => self.word("file-sealed"),
            FileError::OtherGame { found } => self.with("file-other-game", &[("found", text(found))]),
            FileError::OtherContent { name, id } => {
                self.with("file-other-content", &[("name", text(name)), ("id", text(id))])
            }
            FileError::Setting(problems) => self.with("file-setting", &[("why", text(problems))]),
            FileError::Refused { row, seat, action, why } => {
                let why = match why {
                    Illegal::Unreadable { .. } => self.word("file-unreadable"),
                    why => self.refusal(why, &[]),
                };
                let seat = json!({ "seat": seat });
                let args = [("row", json!(row)), ("seat", seat), ("action", text(action)), ("why", text(&why))];
                self.with("file-refused", &args)
            }
            FileError::Differs { row, action, expected, found } => {
                let hashes = [("expected", text(expected)), ("found", text(found))];
                self.with("file-differs", &[&[("row", json!(row)), ("action", text(action))], &hashes[..]].concat())
            }
        }
    }

    /// `None` if there is no such message, or if it asks for an argument that is not there.
    fn format<'a>(
        &self,
        id: &str,
        args: impl IntoIterator<Item = (&'a str, &'a Value)>,
        names: &[String],
    ) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut given = FluentArgs::new();
        for (key, value) in args {
            // Selectors ask for the id: a word may be spelt in any way.
            if let Value::String(id) = value {
                given.set(format!("{key}-id"), id.clone());
            }
            given.set(key, self.argument(key, value, names));
        }
        let mut errors = vec![];
        let said = self.bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned();
        // Where a long word may be divided is said to pages; a terminal would show the mark. What came from outside is safe to
        // show wherever it stands.
        errors.is_empty().then(|| safe::lines(&said.replace('\u{ad}', "")).into())
    }
    fn argument(&self, key: &str, value: &Value, names: &[String]) -> FluentValue<'static> {
        let said = match value {
            Value::Number(n) => {
                return n.as_i64().map_or_else(|| FluentValue::from(n.as_f64()), FluentValue::from);
            }
            // A rule is called by its number in every language.
            Value::String(rule) if key == "rule" => rule.clone(),
            Value::String(id) => self.word(id),
            Value::Array(texts) => self.list(texts, names),
            Value::Object(it) if it.contains_key("id") => self.say_json(value, names),
            Value::Object(it) => match (&value["seat"], &value["text"]) {
                (Value::Number(n), _) => match n.as_u64().and_then(|n| n.try_into().ok()) {
                    Some(seat) => self.seat(Seat(seat), names),
                    // No chair has such a number; it is shown as it came.
                    None => n.to_string(),
                },
                (_, Value::String(text)) => text.clone(),
                _ => json!(it).to_string(),
            },
            Value::Null | Value::Bool(_) => value.to_string(),
        };
        said.into()
    }
}

/// `hero-ada-of-x` → `Ada of x`: cards of an owner's pack have no messages of their own.
fn readable(id: &str) -> String {
    let id = safe::line(id);
    let name = id.split_once('-').map_or(&*id, |(_, name)| name).replace('-', " ");
    let mut letters = name.chars();
    letters.next().map_or(name.clone(), |first| first.to_uppercase().chain(letters).collect())
}
