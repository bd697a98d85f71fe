//! The same people once more: who has agreed, who plays in whose place, and the one table that comes of it.
//!
//! Nobody gets a new key: whoever plays again opens the new chair with what opened the old one, so that nothing secret has to
//! be handed out, and an agreement holds on every device and after a restart.
use super::opening::{ChairAsked, chair_of, fitted, game_of};
use super::{Room, Setting, ViewerId};
use crate::clock::today;
use crate::fault::{Fault, Kind};
use crate::gate::Address;
use crate::secret::Secret;
use crate::store::{Batch, ChairRow, Order, Sitter, TableRow};
use crate::table_id::TableId;
use crate::wire::{Origin, Rematch, Stage};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;
use table::Seat;

/// What has been said, as it lies on the disk.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Wish {
    agreed: BTreeSet<Seat>,
    declined: BTreeSet<Seat>,
    /// by seat, where another bot shall play than before
    bots: BTreeMap<Seat, String>,
}

impl Room {
    /// Somebody wants to play again, or does not. `now`: without those who are away.
    pub async fn ask_rematch(
        &mut self,
        secret: &Secret,
        agree: bool,
        now: bool,
        caller: Address,
    ) -> Result<Rematch, Fault> {
        let seat = self.seat_of(secret)?;
        let mut wish = self.wish()?;
        if self.row.next.is_some() {
            let plays = wish.agreed.contains(&seat);
            return if plays && agree { Ok(self.rematch(Some(seat))) } else { Err(begun()) };
        }
        let (to, from) =
            if agree { (&mut wish.agreed, &mut wish.declined) } else { (&mut wish.declined, &mut wish.agreed) };
        to.insert(seat);
        from.remove(&seat);
        // Who is away has said nothing: for them it counts only if the others begin at this very moment.
        let mut then = wish.clone();
        if now && agree {
            let away = self.people().filter(|&s| !self.is_here(s) && !wish.agreed.contains(&s));
            then.declined.extend(away.collect::<Vec<_>>());
        }
        let answered = self.people().all(|s| then.agreed.contains(&s) || then.declined.contains(&s));
        if answered && !then.agreed.is_empty() {
            self.house.gate.table(caller)?;
            self.open_rematch(&then).await?;
        } else {
            self.write_wish(&wish).await?;
        }
        self.tell_rematch();
        Ok(self.rematch(Some(seat)))
    }
    /// Another bot for a chair on which nobody else sits: gentler, or stronger.
    pub async fn rematch_bot(&mut self, secret: &Secret, seat: usize, bot: String) -> Result<Rematch, Fault> {
        let who = self.seat_of(secret)?;
        let mut wish = self.wish()?;
        if self.row.next.is_some() {
            return Err(begun());
        }
        let nobody = || Fault::new(Kind::NoSuchSeat, "no bot will sit there");
        let chair = self.chairs.get(seat).filter(|chair| self.bot_then(chair, &wish).is_some());
        let seat = chair.ok_or_else(nobody)?.seat;
        chair_of(game_of(&self.house, &self.row.game)?, seat, &ChairAsked::Bot(bot.clone()))?;
        wish.bots.insert(seat, bot);
        self.write_wish(&wish).await?;
        self.tell_rematch();
        Ok(self.rematch(Some(who)))
    }
    /// A game that was played and is over: there is something to do again.
    fn has_been_played(&self) -> bool {
        self.is_over() && self.row.header.is_some()
    }
    fn wish(&self) -> Result<Wish, Fault> {
        if self.unsettled {
            return Err(Fault::database());
        }
        if !self.has_been_played() {
            return Err(Fault::new(Kind::NotOver, "whoever wants to play again waits for the end"));
        }
        Ok(self.row.rematch.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default())
    }
    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.chairs.iter().filter(|c| c.is_person()).map(|c| c.seat)
    }
    fn is_here(&self, seat: Seat) -> bool {
        let blinks = |left: &Instant| left.elapsed() < self.house.config.blink;
        self.viewers.values().any(|v| v.who == Some(seat)) || self.left.get(&seat).is_some_and(blinks)
    }
    /// The second begins. Whoever began from a position of their own sits where it has them.
    fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.seats().collect();
        order.rotate_left(usize::from(self.setting.scene.is_none()));
        order
    }
    /// The bot that will play here; `None`: somebody else does, or nobody knows yet.
    fn bot_then(&self, chair: &ChairRow, wish: &Wish) -> Option<String> {
        let before = match chair.kind {
            Sitter::Bot => &*chair.bot,
            Sitter::Person if wish.declined.contains(&chair.seat) => self.rivals().usual,
            _ => return None,
        };
        Some(wish.bots.get(&chair.seat).map_or(before, String::as_str).into())
    }
    async fn write_wish(&mut self, wish: &Wish) -> Result<(), Fault> {
        let wish = serde_json::to_string(wish).expect("wishes serialise");
        let order = Order::Rematch { id: self.id.clone(), wish: wish.clone(), next: None };
        if let Err(why) = self.write(Batch::from(order)).await {
            self.not_written(why, None).await?;
        }
        self.row.rematch = Some(wish);
        Ok(())
    }
    /// The new table, its chairs and that it is this table's only one are one commit.
    async fn open_rematch(&mut self, wish: &Wish) -> Result<(), Fault> {
        let game = game_of(&self.house, &self.row.game)?;
        let seats = self.seats().zip(self.order());
        let chairs: Vec<ChairRow> =
            seats.map(|(seat, old)| self.chair_then(seat, &self.chairs[old.index()], wish)).collect();
        let mut setting = Setting { seed: None, origin: Some(Origin::Rematch), ..self.setting.clone() };
        setting.options = fitted(game, &setting.options, &chairs)?;
        let house = self.house.clone();
        house.tried(game, &setting).await?;
        let wish = serde_json::to_string(wish).expect("wishes serialise");
        // A name that the house made of the old address is made anew of the new one; one that somebody gave stays.
        let unnamed = setting.name == self.id.title();
        // Nobody decides alone over a table that everybody agreed on: its host's key is thrown away.
        let host = Secret::fresh().fingerprint();
        let row = |id: &TableId| {
            if unnamed {
                setting.name = id.title();
            }
            let setting = serde_json::to_string(&setting).expect("settings serialise");
            TableRow::fresh(id.clone(), game.name, setting, host.clone(), today())
        };
        let old = self.id.clone();
        let with = |id: &TableId| Some(Order::Rematch { id: old.clone(), wish: wish.clone(), next: Some(id.clone()) });
        match house.put_table(self.setting.listed, row, chairs, vec![], with).await {
            Ok(id) => (self.row.rematch, self.row.next) = (Some(wish.clone()), Some(id)),
            Err(fault) => {
                // Perhaps it was written after all: the disk knows.
                if self.can_write() {
                    self.reload().await;
                } else {
                    (self.play, self.unsettled) = (None, true);
                }
                if self.row.next.is_none() {
                    return Err(fault);
                }
            }
        }
        if let Some(next) = self.row.next.clone() {
            // It begins when it comes into memory; what cannot be written now comes later, by itself.
            drop(house.at(&next, |room| Box::pin(room.looked_at())).await);
        }
        Ok(())
    }
    fn chair_then(&self, seat: Seat, was: &ChairRow, wish: &Wish) -> ChairRow {
        match self.bot_then(was, wish) {
            Some(bot) => ChairRow { bot, ..ChairRow::fresh(seat, Sitter::Bot) },
            None => ChairRow {
                name: was.name.clone(),
                secret: was.secret.clone(),
                account: was.account.clone(),
                webhook: was.webhook.clone(),
                push: was.push.clone(),
                ..ChairRow::fresh(seat, was.kind)
            },
        }
    }
    /// A rematch waits for nobody: everybody who plays has agreed.
    pub(super) async fn begin_by_itself(&mut self) {
        let waits = self.row.stage == Stage::Waiting && self.setting.origin == Some(Origin::Rematch);
        if waits && let Err(fault) = self.start().await {
            tracing::warn!("table {} could not begin: {}", self.id, fault.message);
        }
    }
    fn rematch(&self, who: Option<Seat>) -> Rematch {
        let wish = self.wish().unwrap_or_default();
        let seats = |set: &BTreeSet<Seat>| set.iter().copied().collect();
        let plays = who.is_some_and(|seat| wish.agreed.contains(&seat));
        Rematch {
            order: self.order(),
            agreed: seats(&wish.agreed),
            declined: seats(&wish.declined),
            bots: self.chairs.iter().map(|chair| self.bot_then(chair, &wish)).collect(),
            begun: self.row.next.is_some(),
            next: self.row.next.clone().filter(|_| plays || self.setting.listed),
        }
    }
    /// Everybody at a finished table hears who plays again.
    pub(super) fn tell_rematch(&mut self) {
        let all: Vec<ViewerId> = self.viewers.keys().copied().collect();
        self.tell_rematch_to(&all);
    }
    pub(super) fn tell_rematch_to(&mut self, whom: &[ViewerId]) {
        if self.unsettled || !self.has_been_played() {
            return;
        }
        for &id in whom {
            let Some(who) = self.viewers.get(&id).map(|v| v.who) else { continue };
            let frame = json!({ "rematch": self.rematch(who) }).to_string();
            self.send(id, frame.into());
        }
    }
}

fn begun() -> Fault {
    Fault::new(Kind::Begun, "they play already")
}
