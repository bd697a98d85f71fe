//! The open tables and their clocks.
use bots::{Lodger, Lodgers, Memory, NoBot};
use serde_json::{Value, json};
use server::{Fault, Kind};
use shelf::Entry;
use shelf::{Lang, Words};
use std::collections::BTreeMap;
use std::time::Instant;
use table::{AnyTable, FastDice, Illegal, Millis, Pack, Seat, fingerprint};

/// A table in play, with what its host adds: a clock and opponents.
pub struct Open {
    pub table: Box<dyn AnyTable>,
    /// its cards, if they are not our own
    pub pack: Option<Pack>,
    /// which bot plays where
    pub bots: Vec<Option<String>>,
    lodgers: Lodgers,
    pub dice: FastDice,
    opened: Instant,
    /// what the table's clock showed then
    clock: Millis,
}

impl Open {
    pub fn new(table: Box<dyn AnyTable>, pack: Option<Pack>, bots: Vec<Option<String>>, memory: &Memory) -> Open {
        // Bots roll dice of their own, made from the seed: the same seed and the same requests give the same game.
        let dice = FastDice::new(fingerprint(&("bots", &table.header().seed)));
        let clock = table.clock();
        Open { table, pack, bots, lodgers: Lodgers::new(memory), dice, opened: Instant::now(), clock }
    }
    pub fn now(&self) -> Millis {
        self.clock.saturating_add(self.opened.elapsed().as_millis() as Millis)
    }
    /// Which bot sits there.
    pub fn bot_at(&self, seat: Seat) -> Option<String> {
        self.bots.get(seat.index()).cloned().flatten()
    }
    /// Who plays there by this name: the same one as before, unless it was somebody else.
    pub fn lodger(&mut self, seat: Seat, bot: &str) -> Result<Lodger, NoBot> {
        self.lodgers.at(&shelf::of(&*self.table).rivals, seat, bot)
    }
    /// How the bot of a seat feels today, for bots that act without being asked: the same at every question.
    pub fn pace(&self, seat: Seat) -> u64 {
        fingerprint(&("bots", &self.table.header().seed, seat))
    }
    pub fn names(&self) -> &[String] {
        &self.table.header().players
    }
    /// What everybody may know about a table.
    pub fn card(&self, name: &str) -> Value {
        let t = &self.table;
        let h = t.header();
        json!({
            "table": name, "game": h.game, "rules": h.rules, "seats": t.seats(), "players": h.players,
            "options": h.options, "content": h.content, "commitment": h.commitment,
            "must": t.must(), "over": t.is_over(),
        })
    }
}

pub struct Session {
    /// the game of the command line
    pub game: &'static Entry,
    pub tables: BTreeMap<String, Open>,
    /// what the bots of all tables remember
    pub memory: Memory,
    quit: bool,
}

impl Session {
    pub fn new(game: &'static Entry) -> Session {
        Session { game, tables: BTreeMap::new(), memory: Memory::default(), quit: false }
    }
    pub fn quit(&mut self) {
        self.quit = true;
    }
    pub fn has_quit(&self) -> bool {
        self.quit
    }
    fn no_such_table(&self, name: &str) -> Fault {
        Fault::new(Kind::NoSuchTable, format!("there is no table `{name}`"))
            .with("table", name)
            .with("open", self.tables.keys().cloned().collect::<Vec<_>>())
    }
    pub fn open(&self, name: &str) -> Result<&Open, Fault> {
        self.tables.get(name).ok_or_else(|| self.no_such_table(name))
    }
    pub fn open_mut(&mut self, name: &str) -> Result<&mut Open, Fault> {
        if !self.tables.contains_key(name) {
            return Err(self.no_such_table(name));
        }
        Ok(self.tables.get_mut(name).expect("it is there"))
    }
    pub fn close(&mut self, name: &str) -> Result<(), Fault> {
        match self.tables.remove(name) {
            Some(_) => Ok(()),
            None => Err(self.no_such_table(name)),
        }
    }

    /// A refusal with the rule in words.
    pub fn refusal(&self, illegal: Illegal, names: &[String], lang: Option<Lang>) -> Fault {
        let message = Words::of(lang.unwrap_or_default()).refusal(&illegal, names);
        Fault { message, ..illegal.into() }
    }
    /// Adds `say` beside the label of every offer.
    pub fn say_offers(&self, offers: &mut Value, names: &[String], lang: Option<Lang>) {
        let Some(lang) = lang else { return };
        for offer in offers.as_array_mut().into_iter().flatten() {
            offer["say"] = Words::of(lang).say_json(&offer["label"], names).into();
        }
    }
    /// Adds `say` to every event that is worth a line.
    pub fn say_events(&self, events: &mut Value, names: &[String], lang: Option<Lang>) {
        let Some(lang) = lang else { return };
        for entry in events.as_array_mut().into_iter().flatten() {
            if let Some(line) = Words::of(lang).entry(entry, names) {
                entry["say"] = line.into();
            }
        }
    }
}
