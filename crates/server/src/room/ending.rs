//! Games that end before their rules end them: somebody gives up, everybody agrees to stop, the host closes the table,
//! nobody looks on.
use super::Room;
use super::act::not_asked;
use crate::fault::Fault;
use crate::store::{Batch, ChairRow, Order};
use crate::wire::{AllAsked, Ended, Gone};
use serde_json::{Value, json};
use table::{Place, Places, Seat};

impl Room {
    /// Somebody gives up. A bot plays on for them; if nobody is left to play against, the game ends here.
    pub(super) async fn resign(&mut self, seat: Seat) -> Result<usize, Fault> {
        let rows = self.table()?.rows().len();
        if self.chairs[seat.index()].resigned {
            return Ok(rows);
        }
        self.running()?;
        let mut chair = self.chairs[seat.index()].clone();
        (chair.resigned, chair.stand_in, chair.resigned_after) = (true, true, rows as i64);
        let others: Vec<_> = self.chairs.iter().filter(|c| c.seat != chair.seat && !c.resigned).collect();
        let alone = others.len() <= 1 || others.iter().all(|c| c.kind != "person");
        if alone {
            self.end(Ended::Resigned, vec![chair]).await?;
        } else {
            self.put_chair(chair).await?;
            self.volunteers.remove(&seat);
            // Whoever has gone need not be asked.
            self.settle_abort().await?;
        }
        Ok(rows)
    }
    /// Asks everybody to stop playing.
    pub(super) async fn ask_abort(&mut self, seat: Seat) -> Result<usize, Fault> {
        let rows = self.table()?.rows().len();
        if self.ended() == Some(Ended::Aborted) {
            return Ok(rows);
        }
        self.running()?;
        self.not_resigned(seat)?;
        // Whoever wants the same as somebody before them agrees.
        let asked = self.abort_asked.get_or_insert(AllAsked { by: seat, agreed: vec![] });
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        self.settle_abort().await?;
        Ok(rows)
    }
    pub(super) async fn answer_abort(&mut self, seat: Seat, agree: bool) -> Result<usize, Fault> {
        let rows = self.table()?.rows().len();
        self.not_resigned(seat)?;
        if self.ended() == Some(Ended::Aborted) {
            return Ok(rows);
        }
        let asked = self.abort_asked.as_mut().ok_or_else(not_asked)?;
        if !agree {
            self.abort_asked = None;
        } else if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        self.settle_abort().await?;
        Ok(rows)
    }
    async fn settle_abort(&mut self) -> Result<(), Fault> {
        match &self.abort_asked {
            Some(asked) if !self.is_over() && self.all_agree(asked) => self.end(Ended::Aborted, vec![]).await,
            _ => Ok(()),
        }
    }
    /// The host closes the table: before the game, or if no other person plays.
    pub async fn close_by(&mut self, secret: &str) -> Result<(), Fault> {
        self.is_host(secret)?;
        if self.is_over() {
            return Ok(());
        }
        let people = self.chairs.iter().filter(|c| c.kind == "person" && !c.resigned);
        if self.row.stage != "waiting" && people.count() > 1 {
            return Err(Fault::conflict("begun", "the game has begun: whoever plays can agree to stop it"));
        }
        self.end(Ended::Closed, vec![]).await
    }
    /// Written down, then told.
    pub(super) async fn end(&mut self, how: Ended, chairs: Vec<ChairRow>) -> Result<(), Fault> {
        if self.unsettled {
            return Err(Fault::database());
        }
        let (row, were) = (self.row.clone(), self.chairs.clone());
        for chair in &chairs {
            self.chairs[chair.seat as usize] = chair.clone();
        }
        let ended = json!(how).as_str().map(String::from);
        (self.row.stage, self.row.ended) = ("over".into(), ended.clone());
        let orders = vec![Order::End { id: self.id.clone(), ended }];
        let standing = Some(self.standing_with(None));
        if let Err(why) = self.write(Batch { orders, chairs, standing, ..Batch::default() }).await {
            (self.row, self.chairs) = (row, were);
            let _ = self.not_written(why, None).await;
            // Perhaps it was written after all.
            return if self.is_over() { Ok(()) } else { Err(why.into()) };
        }
        (self.undo_asked, self.abort_asked) = (None, None);
        self.drop_thoughts();
        self.tell_meta();
        self.tell_now();
        self.tell_rematch();
        Ok(())
    }
    pub(super) fn ended(&self) -> Option<Ended> {
        serde_json::from_value(Value::String(self.row.ended.clone()?)).ok()
    }
    /// Who gave up, and how much a viewer had seen by then.
    pub(super) fn gone(&self, table: &dyn table::AnyTable, who: Option<Seat>) -> Vec<Gone> {
        let resigned = self.chairs.iter().filter(|c| c.resigned);
        let after = |c: &ChairRow| table.seen_after(who, (c.resigned_after as usize).min(table.rows().len()));
        resigned.map(|c| Gone { seat: Seat(c.seat as u8), after: after(c) }).collect()
    }
    /// Who came where. Whoever gave up comes after everybody else, however well the bot played for them; a game that was
    /// stopped has no places.
    pub(super) fn places(&self) -> Option<Places> {
        let table = self.table().ok()?;
        let mut places = match self.ended() {
            None => table.is_over().then(|| table.places())?,
            Some(Ended::Resigned) => table.places(),
            Some(_) => return None,
        };
        let gone = |p: &Place| self.chairs.get(p.seat.index()).is_some_and(|c| c.resigned);
        let by_rules = places;
        let left = || by_rules.iter().filter(|p| !gone(p));
        for place in places.iter_mut() {
            place.place = match (gone(place), table.is_over()) {
                (true, _) => left().count() as u8 + 1,
                (false, true) => left().filter(|p| p.place < place.place).count() as u8 + 1,
                // In the middle of a game nobody is ahead.
                (false, false) => 1,
            };
        }
        Some(places)
    }
    /// A sheet as this table shows it: when a game was ended, nobody is asked anything any more.
    pub(super) fn sheet_text(&self, table: &dyn table::AnyTable, who: Option<Seat>) -> String {
        let resigned = self.chairs.iter().any(|c| c.resigned);
        if self.row.ended.is_none() && !(resigned && table.is_over()) {
            return table.sheet_text(who);
        }
        let mut sheet = table.sheet(who);
        if self.row.ended.is_none() {
            sheet["places"] = json!(self.places());
        } else if let Value::Object(sheet) = &mut sheet {
            sheet.retain(|key, _| key != "deadline" && key != "prompt");
            sheet.extend(
                [("offers", json!([])), ("must", json!([])), ("can_undo", json!(false))].map(|(k, v)| (k.into(), v)),
            );
        }
        sheet.to_string()
    }
}
