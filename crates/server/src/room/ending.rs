//! Games that end before their rules end them: somebody gives up, everybody agrees to stop, the host closes the table,
//! nobody looks on.
use super::Room;
use super::act::not_asked;
use crate::fault::{Fault, Kind};
use crate::secret::Secret;
use crate::store::{Batch, ChairRow, Order};
use crate::wire::{AllAsked, Ended, Gone, Stage};
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
        let alone = others.len() <= 1 || !others.iter().any(|c| c.is_person());
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
        if self.row.ended == Some(Ended::Aborted) {
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
        if self.row.ended == Some(Ended::Aborted) {
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
    pub async fn close_by(&mut self, secret: &Secret) -> Result<(), Fault> {
        self.is_host(secret)?;
        if self.is_over() {
            return Ok(());
        }
        let people = self.chairs.iter().filter(|c| c.is_person() && !c.resigned);
        if self.row.stage != Stage::Waiting && people.count() > 1 {
            return Err(Fault::new(Kind::Begun, "the game has begun: whoever plays can agree to stop it"));
        }
        self.end(Ended::Closed, vec![]).await
    }
    /// Written down, then told.
    pub(super) async fn end(&mut self, how: Ended, chairs: Vec<ChairRow>) -> Result<(), Fault> {
        if self.unsettled {
            return Err(Fault::database());
        }
        let (row, were) = (self.row.clone(), self.chairs.clone());
        chairs.iter().for_each(|chair| self.take_chair(chair.clone()));
        (self.row.stage, self.row.ended) = (Stage::Over, Some(how));
        let orders = vec![Order::End { id: self.id.clone(), ended: Some(how) }];
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
    /// Who gave up, and how much a viewer had seen by then.
    pub(super) fn gone(&self, table: &dyn table::AnyTable, who: Option<Seat>) -> Vec<Gone> {
        let resigned = self.chairs.iter().filter(|c| c.resigned);
        let after = |c: &ChairRow| table.seen_after(who, (c.resigned_after as usize).min(table.rows().len()));
        resigned.map(|c| Gone { seat: c.seat, after: after(c) }).collect()
    }
    /// Who came where. Whoever gave up comes after everybody else, however well the bot played for them; a game that was
    /// stopped has no places.
    pub(super) fn places(&self) -> Option<Places> {
        let table = self.table().ok()?;
        let mut places = match self.row.ended {
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
    pub(super) fn sheet_text(&self, table: &dyn table::AnyTable, who: Option<Seat>, most: Option<usize>) -> String {
        let resigned = self.chairs.iter().any(|c| c.resigned);
        if self.row.ended.is_none() && !(resigned && table.is_over()) {
            return most.map_or_else(|| table.sheet_text(who), |most| table.brief_text(who, most));
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
