//! Whoever looks at a table through a socket. Each is told what its seat may know, and nothing before it is on the disk.
use super::Room;
use super::act::{check_id, used_id};
use crate::clock::today;
use crate::fault::{Fault, Kind};
use crate::names::{clean_talk, is_flooded};
use crate::store::{Batch, CHAT_PAGE, ChairRow, ChatRow, HEARD, Health, HeardRow};
use crate::wire::{Farewell, Hello, Line, LookAhead, Offers, Said, ToServer};
use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::{AnyTable, Seat, fingerprint};
use tokio::sync::mpsc;

pub type ViewerId = u64;
/// What a socket has still to send. A client that does not read is let go: it may come back for what it missed.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

pub(super) struct Viewer {
    pub who: Option<Seat>,
    out: Outbox,
    /// entries of news that it has
    told: usize,
    /// fingerprint of what it was last shown: what does not change for somebody is not told to them, not even that
    /// something happened
    shown: u64,
    /// a longer list of offers is left out: it draws by itself what may be done
    most: Option<usize>,
}

/// A frame that several may get.
#[derive(Clone)]
struct Frame {
    seen: usize,
    shows: u64,
    text: Utf8Bytes,
}

const CHAT_CHARS: usize = 500;
const NOTE_CHARS: usize = 4000;
/// Pages of one seat that can be open at the same time.
const SOCKETS_OF_SEAT: usize = 16;
const PLANS: usize = 20;
/// Actions that somebody may think ahead.
const AHEAD: usize = 30;

impl Room {
    pub async fn enter_viewer(&mut self, id: ViewerId, hello: &Hello, person: u64, out: Outbox) -> Result<(), Fault> {
        let who = hello.secret.as_ref().map(|secret| self.seat_of(secret)).transpose()?;
        // However many look on, whoever plays finds a place; and the newest device of a seat before the oldest.
        let most = if who.is_some() { SOCKETS_OF_SEAT } else { self.house.config.limits.sockets_per_table };
        let alike: Vec<ViewerId> = self.viewers.iter().filter(|(_, v)| v.who == who).map(|(&id, _)| id).collect();
        if alike.len() >= most {
            let oldest = alike.into_iter().min().filter(|_| who.is_some()).ok_or_else(Fault::too_many)?;
            self.viewers.remove(&oldest);
        }
        self.is_watched();
        if self.person == 0 && who.is_some() {
            self.person = person;
        }
        let chair = who.and_then(|seat| self.chairs.get(seat.index()));
        let plans: Value = chair.and_then(|c| serde_json::from_str(&c.plans).ok()).unwrap_or_else(|| json!([]));
        let note = chair.map_or("", |c| &c.note).to_string();
        self.viewers.insert(id, Viewer { who, out, told: hello.after, shown: 0, most: None });
        let welcome = json!({ "welcome": { "you": who, "meta": self.meta(), "note": note, "plans": plans } });
        self.send(id, welcome.to_string().into());
        let health = *self.house.store.writer.health().borrow();
        if !health.well {
            self.send(id, house_is(health));
        }
        let lines: Vec<Line> = self.chat.iter().filter(|c| c.n as u64 > hello.chat_after).map(line).collect();
        if !lines.is_empty() {
            self.send(id, json!({ "chat": lines }).to_string().into());
        }
        self.tell_now_to(&[id]);
        self.tell_rematch_to(&[id]);
        self.presence();
        if self.resting {
            self.drive().await;
        }
        Ok(())
    }
    pub fn leave_viewer(&mut self, id: ViewerId) {
        if self.viewers.remove(&id).is_some() {
            self.presence();
        }
    }
    /// Who looks on has changed.
    fn presence(&mut self) {
        let here = self.viewers.values().filter_map(|v| v.who).fold(0, |bits, seat| bits | 1_u64 << (seat.0 & 63));
        let watching = self.viewers.values().filter(|v| v.who.is_none()).count();
        let before = self.pulse.here.swap(here, Ordering::Relaxed);
        let gone = self.seats().filter(|seat| before & !here & 1 << (seat.0 & 63) != 0);
        self.left.extend(gone.map(|seat| (seat, Instant::now())));
        self.pulse.watching.store(watching, Ordering::Relaxed);
        self.tell_meta();
    }
    /// Those who sat on this chair no longer do.
    pub(super) fn send_away(&mut self, seat: Seat) {
        let gone: Vec<ViewerId> = self.viewers.iter().filter(|(_, v)| v.who == Some(seat)).map(|(&id, _)| id).collect();
        let message: Utf8Bytes = Farewell::Removed.frame().into();
        for id in gone {
            self.send(id, message.clone());
            self.viewers.remove(&id);
        }
        self.presence();
    }

    /// A frame from a viewer, answered with `done`, `ahead` or `no`.
    pub async fn frame(&mut self, viewer: ViewerId, message: ToServer) {
        let Some(who) = self.viewers.get(&viewer).map(|v| v.who) else { return };
        let id = message.id().map(String::from);
        let answer = match message {
            ToServer::Ahead(look) => self.look_ahead(who, &look).map(|text| {
                self.send(viewer, text);
                None
            }),
            ToServer::Offers(offers) => self.list(viewer, who, &offers),
            message => self.answer(who, message).await,
        };
        match answer {
            Ok(None) => {}
            Ok(Some(rows)) => {
                let seq = self.table().map_or(0, |t| t.seen_after(who, rows));
                self.send(viewer, json!({ "done": { "id": id, "seq": seq } }).to_string().into());
                // Whoever acted always gets the sheet after it, be it the same.
                if let Some(viewer) = self.viewers.get_mut(&viewer) {
                    viewer.shown = 0;
                }
                self.tell_now();
                self.drive().await;
            }
            Err(fault) => {
                self.house.meters.refused.inc();
                self.send(viewer, json!({ "no": { "id": id, "error": fault.json() } }).to_string().into());
                // Whoever was refused may have an old sheet in hand.
                if let Some(viewer) = self.viewers.get_mut(&viewer) {
                    viewer.shown = 0;
                }
                self.tell_now_to(&[viewer]);
            }
        }
    }
    /// How many rows there were after what was asked; `None`: there is nothing to acknowledge.
    async fn answer(&mut self, who: Option<Seat>, message: ToServer) -> Result<Option<usize>, Fault> {
        if matches!(message, ToServer::Hello(_)) {
            return Err(Fault::new(Kind::Twice, "you have said hello already"));
        }
        let seat = who.ok_or_else(only_watches)?;
        message.id().map_or(Ok(()), check_id)?;
        // What was sent before may have been written: nobody is told that it was not until the disk has spoken.
        if self.unsettled {
            return Err(Fault::not_known());
        }
        let id = message.id().unwrap_or_default().to_string();
        let said = message.said();
        if let (Some(now), Some(before)) = (said, self.said_as(seat, &id)) {
            if now != before {
                return Err(used_id());
            }
            // Sent again, it was answered then: what is asked now is something else.
            if now.is_of_the_moment() {
                return Ok(Some(self.rows()));
            }
        }
        // What it does and that it was heard are written together.
        self.hearing = said.filter(|said| said.is_of_the_moment()).map(|said| self.hears(seat, id, said));
        let done = self.obey(seat, message).await;
        let done = match (done, self.hearing.is_some()) {
            (Ok(Some(rows)), true) => self.write_heard(rows).await.map(Some),
            (done, _) => done,
        };
        self.hearing = None;
        done
    }
    /// How many rows there were after it; `None`: there is nothing to acknowledge.
    async fn obey(&mut self, seat: Seat, message: ToServer) -> Result<Option<usize>, Fault> {
        let rows = match message {
            ToServer::Act(act) => self.act(seat, &act).await?,
            ToServer::Undo(n) => self.undo(seat, &n.id).await?,
            ToServer::AskUndo(_) => self.ask_undo(seat).await?,
            ToServer::AnswerUndo(a) => self.answer_undo(seat, a.agree).await?,
            ToServer::Resign(_) => self.resign(seat).await?,
            ToServer::AskAbort(_) => self.ask_abort(seat).await?,
            ToServer::AnswerAbort(a) => self.answer_abort(seat, a.agree).await?,
            ToServer::Back(_) => {
                self.come_back(seat).await?;
                self.rows()
            }
            ToServer::Chat(w) => {
                self.say(seat, &w.id, &w.text).await?;
                self.rows()
            }
            ToServer::Note(w) => {
                too_long(&w.text, NOTE_CHARS)?;
                self.change_chair(seat, |c| c.note = w.text).await?;
                self.rows()
            }
            ToServer::Plans(p) => {
                if p.plans.len() > PLANS {
                    return Err(Fault::new(Kind::WrongField, format!("at most {PLANS} plans")));
                }
                let plans = serde_json::to_string(&p.plans).expect("plans serialise");
                self.change_chair(seat, |c| c.plans = plans).await?;
                self.rows()
            }
            ToServer::Hello(_) | ToServer::Ahead(_) | ToServer::Ping(_) | ToServer::Offers(_) => return Ok(None),
        };
        Ok(Some(rows))
    }
    /// What a seat has given this name to.
    fn said_as(&self, seat: Seat, id: &str) -> Option<Said> {
        if let Some(done) = self.done.get(&(seat, id.to_string())) {
            return Some(done.said());
        }
        if self.said.get(&seat).is_some_and(|said| said.contains_key(id)) {
            return Some(Said::Chat);
        }
        self.heard_as(seat, id).map(|heard| heard.said)
    }
    pub(super) fn heard_as(&self, seat: Seat, id: &str) -> Option<&HeardRow> {
        self.heard.get(&seat)?.iter().find(|heard| heard.client == id)
    }
    fn hears(&self, seat: Seat, client: String, said: Said) -> HeardRow {
        let last = self.heard.get(&seat).and_then(VecDeque::back);
        let n = last.map_or(0, |last| last.n + 1);
        HeardRow { table: self.id.clone(), seat, n, client, said }
    }
    /// Something that changed nothing else on the disk was heard there, too.
    async fn write_heard(&mut self, rows: usize) -> Result<usize, Fault> {
        match self.write(Batch::default()).await {
            Ok(()) => Ok(rows),
            Err(why) => self.not_written(why, None).await,
        }
    }
    /// From now on this name is known.
    pub(super) fn hear(&mut self, heard: HeardRow) {
        let all = self.heard.entry(heard.seat).or_default();
        all.push_back(heard);
        if all.len() > HEARD as usize {
            all.pop_front();
        }
    }
    /// What would be: nothing changes, nothing is written, and nobody else hears of it.
    fn look_ahead(&self, who: Option<Seat>, look: &LookAhead) -> Result<Utf8Bytes, Fault> {
        let seat = who.ok_or_else(only_watches)?;
        check_id(&look.id)?;
        if look.actions.len() > AHEAD {
            return Err(Fault::new(Kind::WrongField, format!("at most {AHEAD} actions ahead")));
        }
        self.not_resigned(seat)?;
        let (mut ahead, refused) = self.running()?.ahead(seat, self.now(), &look.actions, &look.verb)?;
        ahead["id"] = json!(look.id);
        ahead["refused"] = refused.map_or(Value::Null, |why| Fault::from(why).json());
        Ok(json!({ "ahead": ahead }).to_string().into())
    }
    pub(super) fn rows(&self) -> usize {
        self.play.as_ref().map_or(0, |p| p.table.rows().len())
    }
    /// Something about a chair that nobody else sees.
    pub(super) async fn change_chair(&mut self, seat: Seat, change: impl FnOnce(&mut ChairRow)) -> Result<(), Fault> {
        let mut changed = self.chairs[seat.index()].clone();
        change(&mut changed);
        let batch = Batch { chairs: vec![changed.clone()], ..Batch::default() };
        if let Err(why) = self.write(batch).await {
            // Whether it was written or not, the disk is right.
            self.not_written(why, None).await?;
        }
        self.chairs[seat.index()] = changed;
        Ok(())
    }
    async fn say(&mut self, seat: Seat, client: &str, text: &str) -> Result<(), Fault> {
        too_long(text.trim(), CHAT_CHARS)?;
        let text = clean_talk(text);
        if text.is_empty() {
            return Err(Fault::new(Kind::WrongField, "there is nothing to say"));
        }
        if is_flooded(&text) {
            return Err(Fault::new(Kind::WrongField, "there are too many marks on one letter"));
        }
        let said = self.said.entry(seat).or_default();
        if let Some(&before) = said.get(client) {
            return if before == fingerprint(&text) { Ok(()) } else { Err(used_id()) };
        }
        let most = self.house.config.limits.lines;
        if said.len() >= most {
            return Err(Fault::new(Kind::ChatFull, format!("you have said {most} lines at this table")));
        }
        let row = ChatRow {
            table: self.id.clone(),
            n: self.chat.last().map_or(1, |c| c.n + 1),
            who: self.chairs[seat.index()].name.clone(),
            seat: Some(seat),
            text,
            at: today() as i64,
            client: Some(client.into()),
        };
        let batch = Batch { chat: Some(row.clone()), ..Batch::default() };
        if let Err(why) = self.write(batch).await {
            self.not_written(why, None).await?;
        }
        self.said.entry(seat).or_default().insert(client.into(), fingerprint(&row.text));
        let message: Utf8Bytes = json!({ "chat": [line(&row)] }).to_string().into();
        self.chat.push(row);
        let most = CHAT_PAGE as usize;
        self.chat.drain(..self.chat.len().saturating_sub(most));
        self.broadcast(&message);
        Ok(())
    }

    // -- telling ------------------------------------------------------------------------------------

    /// The newest sheet and news for everybody.
    pub(super) fn tell_now(&mut self) {
        let all: Vec<ViewerId> = self.viewers.keys().copied().collect();
        self.tell_now_to(&all);
    }
    pub(super) fn tell_now_to(&mut self, whom: &[ViewerId]) {
        let Some(play) = &self.play else { return };
        let table = &*play.table;
        let clocks = self.clocks();
        let asked = serde_json::to_string(&self.undo_asked).expect("requests serialise");
        let abort = serde_json::to_string(&self.abort_asked).expect("requests serialise");
        let around = serde_json::to_string(&clocks.seats).expect("clocks serialise");
        let clocks = serde_json::to_string(&clocks).expect("clocks serialise");
        // Those who look through the same eyes and know the same get the same frame.
        let mut frames: HashMap<(Option<Seat>, usize, Option<usize>), Frame> = HashMap::new();
        let mut out: Vec<(ViewerId, Frame)> = vec![];
        for &id in whom {
            let Some(viewer) = self.viewers.get(&id) else { continue };
            let most = viewer.most.filter(|&most| viewer.who.is_some_and(|seat| table.ways(seat) > most));
            let frame = frames.entry((viewer.who, viewer.told, most)).or_insert_with(|| {
                let seen = table.seen(viewer.who);
                let from = viewer.told.min(seen);
                let (sheet, events) = (self.sheet_text(table, viewer.who, most), table.events_text(viewer.who, from));
                let gone = serde_json::to_string(&self.gone(table, viewer.who)).expect("facts serialise");
                let mut shows = DefaultHasher::new();
                (&sheet, &around, &asked, &abort, &gone).hash(&mut shows);
                let lasting = if most.is_some() { vec![] } else { self.lasting(table, viewer.who) };
                let lasting = serde_json::to_string(&lasting).expect("actions serialise");
                let text = format!(
                    r#"{{"now":{{"sheet":{sheet},"lasting":{lasting},"from":{from},"events":{events},"clocks":{clocks},"undo_asked":{asked},"abort_asked":{abort},"gone":{gone}}}}}"#
                );
                Frame { seen, shows: shows.finish(), text: text.into() }
            });
            if frame.shows != viewer.shown || frame.seen != viewer.told {
                out.push((id, frame.clone()));
            }
        }
        for (id, frame) in out {
            if self.send(id, frame.text)
                && let Some(viewer) = self.viewers.get_mut(&id)
            {
                (viewer.told, viewer.shown) = (frame.seen, frame.shows);
            }
        }
    }
    /// From now on no longer lists than this, or all of them again.
    fn list(&mut self, id: ViewerId, who: Option<Seat>, offers: &Offers) -> Result<Option<usize>, Fault> {
        who.ok_or_else(only_watches)?;
        check_id(&offers.id)?;
        if let Some(viewer) = self.viewers.get_mut(&id) {
            viewer.most = offers.most;
        }
        Ok(Some(self.rows()))
    }
    /// What a viewer may do now and not take back.
    fn lasting(&self, table: &dyn AnyTable, who: Option<Seat>) -> Vec<String> {
        who.filter(|_| !self.is_over()).map_or(vec![], |seat| table.lasting(seat, self.now()))
    }
    pub(super) fn tell_meta(&mut self) {
        if !self.viewers.is_empty() {
            let message = json!({ "meta": self.meta() }).to_string().into();
            self.broadcast(&message);
        }
    }
    /// Everybody hears whether the house can write.
    pub(super) fn tell_health(&mut self, health: Health) {
        self.broadcast(&house_is(health));
    }
    pub(super) fn say_goodbye(&mut self, why: Farewell) {
        self.broadcast(&why.frame().into());
        self.viewers.clear();
    }
    fn broadcast(&mut self, message: &Utf8Bytes) {
        let all: Vec<ViewerId> = self.viewers.keys().copied().collect();
        for id in all {
            self.send(id, message.clone());
        }
    }
    /// `false`: nobody is there any more, or it does not read.
    pub(super) fn send(&mut self, id: ViewerId, message: Utf8Bytes) -> bool {
        let Some(viewer) = self.viewers.get(&id) else { return false };
        let sent = viewer.out.try_send(message);
        if let Err(mpsc::error::TrySendError::Full(_)) = &sent {
            self.house.meters.too_slow.inc();
        }
        if sent.is_err() {
            self.viewers.remove(&id);
        }
        sent.is_ok()
    }
}

fn only_watches() -> Fault {
    Fault::new(Kind::Spectator, "whoever only watches cannot do that")
}

fn house_is(health: Health) -> Utf8Bytes {
    json!({ "house": { "well": health.well } }).to_string().into()
}

pub fn line(c: &ChatRow) -> Line {
    Line { n: c.n as u64, who: c.who.clone(), seat: c.seat, text: c.text.clone(), at: c.at as u64 }
}

fn too_long(text: &str, most: usize) -> Result<(), Fault> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(Fault::new(Kind::TooLong, format!("at most {most} characters")))
}
