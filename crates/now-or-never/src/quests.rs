//! Quest cards: drawing, keeping, playing (N-097, N-244 to N-252, N-330).
use crate::cards::*;
use crate::play::Play;
use crate::stand::stuff_of;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::Seat;

impl NowOrNever {
    /// N-245, N-248: the location fits, the cost can be paid, the condition holds. Hearts must outlast it.
    pub(crate) fn quest_offers(&self, _: &State, p: &Player, location: Option<Location>, out: &mut Vec<Action>) {
        let Some(here) = location else { return };
        out.extend(p.hand.iter().filter(|&card| self.may_quest(p, here, card)).map(|card| Action::Quest { card }));
    }
    pub fn may_quest(&self, p: &Player, here: Location, card: QuestCard) -> bool {
        let quest = self.cat.quest(card);
        quest.location == here
            && quest.need.is_none_or(|(count, n)| self.count(p, count) >= n.into())
            && self.cat.list(quest.cost).iter().all(|&effect| match effect {
                crate::effect::Effect::Pay(Stuff::Hearts, n) => p.hearts > n,
                crate::effect::Effect::Pay(stuff, n) => stuff_of(p, stuff) >= n.into(),
                _ => true,
            })
    }

    /// Piles that a card can come from, with those cards in mind that are named and not yet drawn.
    pub(crate) fn draw_offers(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(Pile::ALL.iter().copied().filter(|&pile| can_come(s, pile)).map(|pile| Action::Draw { pile }));
    }
    pub(crate) fn can_draw(&self, s: &State) -> bool {
        Pile::ALL.iter().any(|&pile| can_come(s, pile))
    }

    /// What requirements and endings count.
    pub fn count(&self, p: &Player, what: Count) -> u16 {
        let housed = |good: Good| p.housed.iter().map(|row| u16::from(row[good.index()])).sum::<u16>();
        match what {
            Count::Buildings => p.buildings().into(),
            Count::Beds => self.built(p).map(|b| u16::from(b.beds)).sum(),
            Count::FullRows => (0..4).filter(|&row| row_is_full(p, row)).count() as u16,
            Count::Villagers => Good::ALL.iter().map(|&g| housed(g)).sum(),
            Count::Shells => housed(Good::Shell),
            Count::Tools => housed(Good::Tool),
            Count::Demons => housed(Good::Demon),
            Count::Crystals => housed(Good::Crystal),
            Count::Orders => p.completed.count_ones() as u16,
            Count::Tokens => p.tokens.into(),
            Count::Specialists => p.specialists.iter().flatten().count() as u16,
            Count::Abilities => p.bought.count_ones() as u16,
            Count::Gear => {
                p.red.iter().chain(&p.blue).flatten().filter(|t| t.number() < crate::catalog::GEAR).count() as u16
            }
            Count::Quests => p.played.len() as u16,
            Count::Books => p.books.into(),
            Count::Experience => p.experience.into(),
            Count::Hearts => p.hearts.into(),
            Count::Mana => p.mana.into(),
            Count::Coins => p.coins,
        }
    }
}

/// Is a card left in the pile or its discards (N-250) that is not promised to an open draw?
#[inline]
fn can_come(s: &State, pile: Pile) -> bool {
    let i = pile.index();
    let named = |f: &Frame| if let Step::Draw { piles, .. } = f.step { piles[i].into() } else { 0 };
    s.quests.0[i].len() + s.discards.0[i].len() > s.stack.iter().map(named).sum::<u32>()
}

/// Four buildings in a row of the town.
pub(crate) fn row_is_full(p: &Player, row: usize) -> bool {
    p.town[row * 4..row * 4 + 4].iter().all(Option::is_some)
}

impl Play<'_> {
    /// N-249; with `piles_first` cards come when all piles are named.
    pub fn draw_from(&mut self, seat: Seat, step: Step, pile: Pile) {
        let Step::Draw { left, keep, mut piles } = step else { unreachable!("only this question is answered so") };
        if self.g.opt.piles_first {
            piles[pile.index()] += 1;
        } else {
            self.draw_quest(seat, pile);
        }
        self.s.stack.swap(Step::Draw { left: left - 1, keep, piles });
    }
    /// In the middle of another draw (N-122) all is kept, and at once: the cards that lie there belong to the other.
    fn draw_quest(&mut self, seat: Seat, pile: Pile) {
        let card = self.draw_card(seat, pile);
        if self.draws_within(seat) {
            self.keep_card(seat, card);
        }
    }
    /// Is the draw on top in the middle of another one?
    fn draws_within(&self, seat: Seat) -> bool {
        let below = self.s.stack.split_last().map_or(&[][..], |(_, below)| below);
        below.iter().any(|f| f.seat == seat && f.step.draws())
    }
    /// All are drawn: who has no more than may be kept keeps them.
    pub fn end_draw(&mut self, seat: Seat, keep: u8, piles: [u8; 3]) {
        for &pile in Pile::ALL {
            (0..piles[pile.index()]).for_each(|_| self.draw_quest(seat, pile));
        }
        let within = self.draws_within(seat);
        self.pop();
        if within {
            return;
        }
        let drawn = self.s.players[seat].drawn;
        if drawn.len() <= keep.into() {
            drawn.iter().for_each(|card| self.keep_card(seat, card));
        } else {
            self.push(seat, Step::KeepQuests { left: keep });
        }
    }

    pub fn keep(&mut self, seat: Seat, step: Step, card: QuestCard) {
        let Step::KeepQuests { left } = step else { unreachable!("only this question is answered so") };
        self.keep_card(seat, card);
        if left > 1 {
            return self.s.stack.swap(Step::KeepQuests { left: left - 1 });
        }
        self.pop();
        let unkept = std::mem::replace(&mut self.p(seat).drawn, Cards::NONE);
        unkept.iter().for_each(|card| self.discard_unseen(seat, card));
    }
    fn keep_card(&mut self, seat: Seat, card: QuestCard) {
        let p = self.p(seat);
        p.drawn.remove(card);
        p.hand.add(card);
        let event = |card| Event::Kept { seat, pile: pile_of(card), card: Some(card) };
        self.h.whisper(seat, event(card), Some(Event::Kept { seat, pile: pile_of(card), card: None }));
    }
    /// N-337: nobody else sees what was not kept.
    fn discard_unseen(&mut self, seat: Seat, card: QuestCard) {
        self.s.discards.add(card);
        let pile = pile_of(card);
        let event = |card| Event::Unkept { seat, pile, card };
        if self.g.opt.open_discards {
            self.s.open.add(card);
            self.h.reveal(event(Some(card)));
        } else {
            self.s.known[seat].add(card);
            self.h.whisper(seat, event(Some(card)), Some(event(None)));
        }
    }

    /// N-097: paid first, then its fight if it has one (N-251), then what it gives.
    pub fn quest(&mut self, seat: Seat, card: QuestCard) {
        if let Some(Frame { step: Step::Stand { charged, .. }, .. }) = self.s.stack.top() {
            self.s.stack.swap(Step::Stand { charged, quested: true });
        }
        self.p(seat).hand.remove(card);
        self.h.reveal(Event::Quest { seat, card });
        let quest = self.cat().quest(card);
        let next = if quest.foe.is_some() { Step::QuestFight { card } } else { Step::QuestDone { card } };
        self.push(seat, next);
        self.push(seat, Step::Effects { at: quest.cost });
    }
    pub fn quest_fight(&mut self, seat: Seat, card: QuestCard) {
        let foe = Foe::Quest(card);
        self.tell(Event::Fight { seat, foe });
        self.s.stack.swap(Step::Fight { foe, dealt: 0, rounds: 0 });
    }
    /// N-246
    pub fn quest_done(&mut self, seat: Seat, card: QuestCard) {
        self.pop();
        self.p(seat).played.add(card);
        self.refresh(seat);
        self.push(seat, Step::Effects { at: self.cat().quest(card).gain });
    }
}
