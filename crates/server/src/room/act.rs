//! What a seat does: check, write down, acknowledge, tell the others.
use super::Room;
use crate::clock::today;
use crate::fault::{Fault, Kind};
use crate::store::{Batch, ChairRow, Kept, NotStored, Order};
use crate::wire::{Act, AllAsked, Said, Stage};
use table::{Illegal, Row, Seat, UNDO, agreed_undo, choices_held};

/// Who did something: a seat with the client's own name for it, or the house. What the house does has no name, so that no
/// client can have used it before.
pub(super) type Client = Option<(Seat, String)>;

/// Something that was done, and how many rows there were after it.
pub(super) struct Done {
    pub rows: usize,
    pub action: String,
}

impl Done {
    pub(super) fn said(&self) -> Said {
        let undone = self.action == UNDO || agreed_undo(&self.action).is_some();
        if undone { Said::Undo } else { Said::Act }
    }
}

/// Somebody gave two things one name: only the first has happened, and nobody is told otherwise.
pub(super) fn used_id() -> Fault {
    Fault::new(Kind::UsedId, "you have used this id for something else")
}

/// An answer without a question: it was answered, withdrawn or never asked.
pub(super) fn not_asked() -> Fault {
    Fault::new(Kind::NotAsked, "nobody asks for that now")
}

impl Room {
    /// An action of a seat. Returns how many rows there are after it.
    pub(super) async fn act(&mut self, seat: Seat, act: &Act) -> Result<usize, Fault> {
        // The same sent twice is done once; a name that stood for another action is no name for this one.
        if let Some(done) = self.done.get(&(seat, act.id.clone())) {
            return if done.action == act.action { Ok(done.rows) } else { Err(used_id()) };
        }
        self.may_act(seat)?;
        if let Err(full) = self.room_for(seat) {
            // A bot plays on, so that nobody else waits for ever.
            self.stand_in(seat, true).await?;
            self.drive().await;
            return Err(full);
        }
        self.play_out(seat, &act.action, act.mark)?;
        // Whoever acts is back; both are written together, or neither.
        let back = self.chairs.get(seat.index()).filter(|c| c.stand_in).map(|c| self.without_stand_in(c));
        self.planned = 0;
        self.enter(Some((seat, act.id.clone())), back).await
    }
    /// An action that no person clicked: whoever is away stays away.
    pub(super) async fn automatic(&mut self, seat: Seat, action: &str) -> Result<usize, Fault> {
        self.room_in_log()?;
        self.play_out(seat, action, None)?;
        self.enter(None, None).await
    }
    /// Through the checked door of the rules, in memory only.
    fn play_out(&mut self, seat: Seat, action: &str, mark: Option<u32>) -> Result<(), Fault> {
        self.running()?;
        let at = self.now();
        let play = self.play.as_mut().expect("there is a game");
        play.table.act(seat, at, action, mark)?;
        Ok(())
    }
    fn may_act(&self, seat: Seat) -> Result<(), Fault> {
        self.running()?;
        self.not_resigned(seat)?;
        self.room_in_log()
    }
    pub(super) fn not_resigned(&self, seat: Seat) -> Result<(), Fault> {
        let resigned = self.chairs.get(seat.index()).is_some_and(|c| c.resigned);
        if resigned { Err(Fault::new(Kind::Resigned, "you have given up this game")) } else { Ok(()) }
    }
    /// Has this seat done more than anybody does?
    pub(super) fn room_for(&self, seat: Seat) -> Result<(), Fault> {
        let (rows, most) = (self.table()?.rows(), self.house.config.limits.rows_of_seat);
        let own = || rows.iter().filter(|row| row.seat == seat && !row.forced).count();
        if rows.len() < most || own() < most {
            return Ok(());
        }
        Err(Fault::new(Kind::LogFull, format!("you have done {most} things in this game, and nobody does so many")))
    }
    fn room_in_log(&self) -> Result<(), Fault> {
        let most = self.house.config.limits.rows;
        if self.table()?.rows().len() < most {
            return Ok(());
        }
        Err(Fault::new(Kind::LogFull, format!("this game has {most} actions, and no honest game has so many")))
    }
    pub(super) async fn undo(&mut self, seat: Seat, id: &str) -> Result<usize, Fault> {
        if let Some(done) = self.done.get(&(seat, id.into())) {
            return Ok(done.rows);
        }
        self.may_act(seat)?;
        self.room_for(seat)?;
        let at = self.now();
        self.play.as_mut().expect("there is a game").table.undo(seat, at)?;
        self.planned = 0;
        self.enter(Some((seat, id.into())), None).await
    }

    /// Asks everybody to take back more than the law allows: this seat's last choice and all that came after it.
    pub(super) async fn ask_undo(&mut self, seat: Seat) -> Result<usize, Fault> {
        self.may_act(seat)?;
        if last_choice(self.table()?.rows(), seat).is_none() {
            return Err(Illegal::NothingToUndo.into());
        }
        self.undo_asked = Some(AllAsked { by: seat, agreed: vec![seat] });
        self.settle_undo().await
    }
    pub(super) async fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<usize, Fault> {
        let rows = self.running()?.rows().len();
        self.not_resigned(seat)?;
        let asked = self.undo_asked.as_mut().ok_or_else(not_asked)?;
        if !agree {
            self.undo_asked = None;
            return Ok(rows);
        }
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        self.settle_undo().await
    }
    /// If everybody has agreed, it is done. Bots have no objection; whoever is away has not agreed.
    async fn settle_undo(&mut self) -> Result<usize, Fault> {
        let rows = self.table()?.rows().len();
        let Some(asked) = self.undo_asked.clone().filter(|asked| self.all_agree(asked)) else { return Ok(rows) };
        let keep = last_choice(self.table()?.rows(), asked.by).ok_or(Illegal::NothingToUndo)?;
        let at = self.now();
        self.play.as_mut().expect("there is a game").table.take_back(keep, asked.by, at)?;
        // Whose name it goes by is not whose action is taken back: what was heard is written beside it.
        self.enter(None, None).await
    }
    /// All people who have not given up.
    pub(super) fn all_agree(&self, asked: &AllAsked) -> bool {
        let mut people = self.chairs.iter().filter(|c| c.is_person() && !c.resigned);
        people.all(|c| asked.agreed.contains(&c.seat))
    }

    /// What was done goes to the disk; only then does it count, and `chair` with it. If it cannot be written, it has not
    /// happened.
    pub(super) async fn enter(&mut self, client: Client, chair: Option<ChairRow>) -> Result<usize, Fault> {
        let batch = self.written(client.as_ref(), chair.as_ref());
        let turned = batch.standing.is_some();
        if let Err(why) = self.write(batch).await {
            return self.not_written(why, client).await;
        }
        if let Some(chair) = chair {
            let seat = chair.seat;
            self.take_chair(chair);
            self.lodgers.leave(seat);
            self.tell_meta();
        }
        let play = self.play.as_mut().expect("still there");
        let rows = play.table.rows().len();
        let action = play.table.rows().get(play.stored).map_or_else(String::new, |row| row.action.clone());
        let shown = play.seen.last().copied();
        play.look_on();
        play.stored = rows;
        // Of what one seat did for itself nobody hears: not when it was, and not by a question that is gone.
        if turned || play.seen.last().copied() != shown {
            self.undo_asked = None;
            self.last = if turned { self.last } else { today() };
        }
        if let Some(client) = client {
            self.done.insert(client, Done { rows, action });
        }
        self.house.meters.actions.inc();
        if turned {
            self.turned();
        }
        Ok(rows)
    }
    /// Everything that an action changes on the disk.
    fn written(&mut self, client: Option<&(Seat, String)>, chair: Option<&ChairRow>) -> Batch {
        let play = self.play.as_ref().expect("something was done in a game");
        let (table, stored) = (&*play.table, play.stored);
        let (rows, over) = (table.rows().len(), table.is_over());
        let turned = table.must() != play.must || over || chair.is_some();
        let mut name = client.map(|(_, id)| id.clone());
        let log = (stored..rows).map(|i| self.log_row(table, i, name.take())).collect();
        let kept = turned.then(|| Kept { table: self.id.clone(), era: -1, seq: rows as i64, state: table.kept() });
        let orders = if over { vec![Order::End { id: self.id.clone(), ended: None }] } else { vec![] };
        let chairs: Vec<ChairRow> = chair.into_iter().cloned().collect();
        let standing = turned.then(|| self.standing_with(chair));
        Batch { log, kept, standing, orders, chairs, ..Batch::default() }
    }
    /// The table goes back to what the disk says. Perhaps it was written after all: then it counts.
    pub(super) async fn not_written(&mut self, why: NotStored, client: Client) -> Result<usize, Fault> {
        if why != NotStored::Refused && !self.can_write() {
            // Nobody waits until the disk can be asked again; the table does.
            (self.play, self.unsettled) = (None, true);
            return Err(why.into());
        }
        self.reload().await;
        let heard = self.hearing.take().filter(|it| self.heard_as(it.seat, &it.client).is_some());
        let written = client.and_then(|client| self.done.get(&client).map(|done| done.rows));
        let written = written.or_else(|| heard.map(|_| self.rows()));
        match written {
            Some(rows) => Ok(rows),
            None if self.unsettled && why == NotStored::Unknown => Err(Fault::not_known()),
            None => Err(Fault::not_stored()),
        }
    }
    /// The game waits for somebody else now, or is over.
    fn turned(&mut self) {
        let play = self.play.as_mut().expect("still there");
        let before = std::mem::replace(&mut play.must, play.table.must());
        if play.table.is_over() && self.row.stage != Stage::Over {
            self.row.stage = Stage::Over;
            self.lodgers.clear();
            // Whose turn it is stands on every sheet; that the seed can be seen now does not.
            self.tell_meta();
            self.tell_rematch();
        }
        self.send_notices(before);
    }
}

/// The rows before this seat's last choice that still holds: so many are kept if it is taken back.
fn last_choice(rows: &[Row], seat: Seat) -> Option<usize> {
    choices_held(rows).into_iter().rfind(|&i| rows[i].seat == seat)
}

/// The client's own name for something.
pub(super) fn check_id(id: &str) -> Result<(), Fault> {
    let fine = (1..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_graphic());
    if fine { Ok(()) } else { Err(Fault::new(Kind::WrongField, "`id` is 1 to 64 visible characters of ASCII")) }
}
