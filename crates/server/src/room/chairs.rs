//! Before the game: taking and giving chairs, starting.
use super::opening::{ChairAsked, SeatKey, Seated, chair_of, fitted, game_of};
use super::{Play, Room};
use crate::fault::{Fault, Kind};
use crate::http::guest_name;
use crate::secret::Secret;
use crate::store::{Batch, ChairRow, Order, Sitter};
use crate::wire::{Meta, Stage};
use crate::{aside, secret};
use serde_json::Value;
use table::Seat;

impl Room {
    fn waiting(&self) -> Result<(), Fault> {
        if self.row.stage == Stage::Waiting { Ok(()) } else { Err(Fault::new(Kind::Begun, "the game has begun")) }
    }
    /// May whoever knows this secret decide for the table?
    pub(super) fn is_host(&self, secret: &Secret) -> Result<(), Fault> {
        if self.row.host == secret.fingerprint() { Ok(()) } else { Err(Fault::wrong_secret()) }
    }
    /// Somebody sits down: on this chair, or on the first that is open.
    pub async fn sit(
        &mut self,
        name: String,
        seat: Option<usize>,
        account: Option<(String, String)>,
    ) -> Result<Seated, Fault> {
        let here = |c: &&ChairRow| seat.is_none_or(|s| c.seat.index() == s);
        let mine = |c: &&ChairRow| c.account.is_some() && c.account.as_ref() == account.as_ref().map(|(key, _)| key);
        let key = Secret::fresh();
        // Whoever keeps a name comes back to their own chair, from any device.
        if let Some(own) = self.chairs.iter().filter(here).find(mine) {
            let seat = own.seat;
            self.change_chair(seat, |c| c.add_key(&key.fingerprint())).await?;
            return Ok(Seated { id: self.id.clone(), seats: vec![SeatKey { seat, secret: key }], host: None });
        }
        self.waiting()?;
        let taken = || Fault::new(Kind::Taken, "there is no free chair");
        let free = self.chairs.iter().filter(here).find(|c| c.kind == Sitter::Open);
        let seat = free.ok_or_else(taken)?.seat;
        // A kept name is nobody else's; all others are told apart from those who are here.
        let others: Vec<&str> = self.chairs.iter().map(|c| c.name.as_str()).collect();
        let name = match &account {
            Some((_, kept)) => kept.clone(),
            None => guest_name(&self.house, &name, &others).await?,
        };
        let mut chair = self.chairs[seat.index()].clone();
        chair.kind = Sitter::Person;
        chair.name = name;
        chair.add_key(&key.fingerprint());
        chair.account = account.map(|(key, _)| key);
        self.put_chair(chair).await?;
        Ok(Seated { id: self.id.clone(), seats: vec![SeatKey { seat, secret: key }], host: None })
    }
    /// Before the game the chair is free again; afterwards a bot plays until its owner comes back.
    pub async fn leave(&mut self, secret: &Secret) -> Result<(), Fault> {
        let seat = self.seat_of(secret)?;
        if self.waiting().is_ok() {
            return self.empty_chair(seat).await;
        }
        if self.running().is_ok() {
            self.stand_in(seat, true).await?;
            self.drive().await;
        }
        Ok(())
    }
    /// Nobody sits here any more, and the key to the chair no longer fits.
    async fn empty_chair(&mut self, seat: Seat) -> Result<(), Fault> {
        let empty = ChairRow { table: self.id.clone(), ..ChairRow::fresh(seat, Sitter::Open) };
        self.put_chair(empty).await?;
        self.send_away(seat);
        Ok(())
    }
    /// The host gives a chair to a bot, to the automaton, or opens it again; whoever sat there is sent away.
    pub async fn give_chair(&mut self, seat: usize, asked: &ChairAsked, secret: &Secret) -> Result<Meta, Fault> {
        self.is_host(secret)?;
        self.waiting()?;
        let game = game_of(&self.house, &self.row.game)?;
        let there = self.chairs.get(seat).ok_or_else(|| Fault::new(Kind::NoSuchSeat, "there is no such chair"))?;
        if *asked == ChairAsked::Me {
            return Err(Fault::new(Kind::Taken, "whoever wants to sit there sits down"));
        }
        let (seat, taken) = (there.seat, there.is_person());
        let chair = ChairRow { table: self.id.clone(), ..chair_of(game, seat, asked)? };
        let mut chairs = self.chairs.clone();
        chairs[seat.index()] = chair.clone();
        let mut setting = self.setting.clone();
        setting.options = fitted(game, &self.setting.options, &chairs)?;
        self.house.clone().tried(game, &setting).await?;
        let mut row = self.row.clone();
        row.setting = serde_json::to_string(&setting).expect("settings serialise");
        let before = (self.row.clone(), self.setting.clone(), self.chairs.clone());
        (self.row, self.setting, self.chairs) = (row, setting, chairs);
        let standing = Some(self.standing_with(None));
        let orders = vec![Order::Change(self.row.clone())];
        if let Err(why) = self.write(Batch { orders, chairs: vec![chair], standing, ..Batch::default() }).await {
            (self.row, self.setting, self.chairs) = before;
            self.not_written(why, None).await?;
        }
        if taken {
            self.send_away(seat);
        }
        self.tell_meta();
        Ok(self.meta())
    }
    pub async fn start_by(&mut self, secret: &Secret) -> Result<Meta, Fault> {
        self.is_host(secret)?;
        self.start().await
    }
    /// Deals. From here on the seed is fixed, and everybody knows what it is committed to.
    pub(super) async fn start(&mut self) -> Result<Meta, Fault> {
        self.waiting()?;
        if self.chairs.iter().any(|c| c.kind == Sitter::Open) {
            return Err(Fault::new(Kind::ChairsOpen, "there are open chairs"));
        }
        let game = game_of(&self.house, &self.row.game)?;
        let seed = self.setting.seed.clone().unwrap_or_else(secret::fresh);
        let name = |c: &ChairRow| if c.kind == Sitter::Bot { c.bot.clone() } else { c.name.clone() };
        let names = self.chairs.iter().map(name).collect();
        let (options, scene) = (self.setting.options.clone(), self.setting.scene.clone());
        let opened = aside::run(&self.house, move || game.open(&options, None, &seed, names, scene)).await?;
        let table = opened.map_err(|p| Fault::of_problems(Kind::BadSetting, &p))?;
        let before = self.row.clone();
        self.row.stage = Stage::Running;
        self.row.started = self.house.clock.now() as i64 - table.clock() as i64;
        self.row.header = Some(serde_json::to_string(table.header()).expect("headers serialise"));
        let log = (0..table.rows().len()).map(|i| self.log_row(&*table, i, None)).collect();
        self.play = Some(Play::stored(table));
        let orders = vec![Order::Change(self.row.clone())];
        let standing = Some(self.standing_with(None));
        if let Err(why) = self.write(Batch { orders, log, standing, ..Batch::default() }).await {
            (self.row, self.play) = (before, None);
            self.not_written(why, None).await?;
        }
        self.tell_meta();
        self.send_notices(table::SeatSet::NONE);
        self.tell_now();
        self.drive().await;
        Ok(self.meta())
    }
    /// Lists and lookers-on hear of what changed.
    pub(super) async fn announce(&mut self) -> Result<(), Fault> {
        let standing = Some(self.standing_with(None));
        self.write(Batch { standing, ..Batch::default() }).await?;
        self.tell_meta();
        Ok(())
    }
    pub async fn set_notices(
        &mut self,
        secret: &Secret,
        webhook: Option<Option<String>>,
        push: Option<Option<Value>>,
    ) -> Result<(), Fault> {
        let seat = self.seat_of(secret)?;
        let notices = &self.house.notices;
        let webhook = webhook.map(|w| w.map(|w| notices.checked_webhook(&w)).transpose()).transpose()?;
        let push = push.map(|p| p.map(|p| notices.checked_push(&p)).transpose()).transpose()?;
        self.change_chair(seat, |c| {
            if let Some(webhook) = webhook {
                c.webhook = webhook;
            }
            if let Some(push) = push {
                c.push = push;
            }
        })
        .await
    }
    /// The browser that was to be told is no more, unless it has subscribed anew.
    pub async fn forget_push(&mut self, seat: Seat, gone: &str) -> Result<(), Fault> {
        if self.chairs.get(seat.index()).is_none_or(|c| c.push.as_deref() != Some(gone)) {
            return Ok(());
        }
        self.change_chair(seat, |c| c.push = None).await
    }
}
