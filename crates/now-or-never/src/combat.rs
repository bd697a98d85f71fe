//! Section 9: fights; and every die that a player rolls.
use crate::cards::*;
use crate::catalog::Attack;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::Seat;

impl NowOrNever {
    /// The red ability of a die value (N-009, N-081).
    pub fn attack(&self, p: &Player, die: u8) -> Attack {
        match p.red[die as usize - 1] {
            None => self.board(p).basics[die as usize - 1],
            Some(token) => self.cat.token(token).attack,
        }
    }
    /// N-316 (3): the ability of a round. What was laid into the slot since counts from the next round on.
    pub fn attack_of_round(&self, p: &Player, kept: Kept) -> Attack {
        match kept.before() {
            None => self.attack(p, kept.die()),
            Some(None) => self.board(p).basics[kept.die() as usize - 1],
            Some(Some(token)) => self.cat.token(token).attack,
        }
    }
    /// Health and attack.
    pub fn foe(&self, foe: Foe) -> (u8, u8) {
        match foe {
            Foe::Enemy(level) => {
                let enemy = self.cat.enemies[self.side][level as usize];
                (enemy.health, enemy.attack)
            }
            Foe::Quest(card) => self.cat.quest(card).foe.expect("only such cards are fought"),
        }
    }
    /// May this player ever roll a die again? Then every die waits to be accepted.
    fn may_reroll(&self, p: &Player) -> bool {
        self.opt.reroll || p.powers.iter().any(|n| self.cat.powers[n as usize].does == crate::catalog::Does::Reroll)
    }

    pub(crate) fn round_offers(&self, s: &State, p: &Player, die: Kept, out: &mut Vec<Action>) {
        out.push(Action::Strike);
        if !s.moment.boosted && self.attack_of_round(p, die).boost.is_some_and(|boost| p.mana >= boost.mana) {
            out.push(Action::Boost); // N-118
        }
        if s.moment.helm > 0 {
            out.push(Action::Helm); // N-224
        }
    }
}

impl Play<'_> {
    fn throw(&mut self, seat: Seat, cast: Cast) -> u8 {
        let purpose = if matches!(cast, Cast::Attack | Cast::Orb) { ATTACK } else { TOLL };
        let die = self.h.below(purpose, 4) as u8 + 1;
        self.tell(Event::Rolled { seat, cast, die });
        die
    }
    /// A die on the table: between roll and effect there may be something to do (N-171).
    pub fn cast(&mut self, seat: Seat, cast: Cast) {
        let die = self.throw(seat, cast);
        self.push(seat, Step::Die { cast, die });
    }
    /// N-331: the new result replaces the old one.
    pub fn reroll(&mut self, seat: Seat) {
        let Some(Frame { step: Step::Die { cast, .. }, .. }) = self.s.stack.top() else {
            unreachable!("a die lies there")
        };
        let die = self.throw(seat, cast);
        self.s.stack.swap(Step::Die { cast, die });
    }
    pub fn reroll_for_good(&mut self, seat: Seat, _: Step, good: Good) {
        self.change(seat, good.stuff(), -1);
        self.reroll(seat);
    }
    pub fn accept(&mut self, seat: Seat, step: Step) {
        let Step::Die { cast, die } = step else { unreachable!("only this question is answered so") };
        self.pop();
        match cast {
            Cast::Attack => self.begin_round(seat, die),
            Cast::Orb => self.s.moment.damage += die,
            Cast::Search => self.searched(seat, die),
            Cast::Toll => drop(self.lose_hearts(seat, die)),
            Cast::Solo => unreachable!("the bot's die is nobody's"),
        }
    }

    /// N-105; N-316 (1), (2)
    pub fn roll_attack(&mut self, seat: Seat, step: Step) {
        let Step::Fight { foe, dealt, rounds } = step else { unreachable!("only this question is answered so") };
        let die = self.throw(seat, Cast::Attack);
        self.s.stack.swap(Step::Round { foe, dealt, rounds, die: Kept::new(die) });
        if self.g.may_reroll(&self.s.players[seat]) {
            self.push(seat, Step::Die { cast: Cast::Attack, die });
        } else {
            self.begin_round(seat, die);
        }
    }
    /// N-316 (3): the kept number fixes the ability.
    fn begin_round(&mut self, seat: Seat, kept: u8) {
        let frame = self.s.stack.last_mut().expect("a round is open");
        if let Step::Round { die, .. } = &mut frame.step {
            *die = Kept::new(kept);
        }
        let p = &self.s.players[seat];
        let helm = if kept == 4 { p.gifts.helm } else { 0 };
        self.s.moment = Moment { armored: self.s.moment.armored, helm, ..Moment::default() };
        let mana = self.g.attack(&self.s.players[seat], kept).mana;
        self.change(seat, Stuff::Mana, mana as i8); // N-227
    }

    /// N-316 (3): before something is laid into a red slot, the round that is open takes note of what lies there.
    pub fn hold_ability(&mut self, seat: Seat, slot: u8, old: Option<SlotToken>) {
        let rolls = |f: &Frame| f.seat == seat && matches!(f.step, Step::Die { cast: Cast::Attack, .. });
        if self.s.stack.iter().any(rolls) {
            return; // (2): the die is not kept yet
        }
        for frame in self.s.stack.iter_mut().filter(|f| f.seat == seat) {
            if let Step::Round { die, .. } = &mut frame.step {
                *die = die.hold(slot, old);
            }
        }
    }

    /// N-118, N-237
    pub fn boost(&mut self, seat: Seat, step: Step) {
        let Step::Round { die, .. } = step else { unreachable!("only this question is answered so") };
        let boost = self.g.attack_of_round(&self.s.players[seat], die).boost.expect("it was offered");
        self.change(seat, Stuff::Mana, -(boost.mana as i8));
        self.s.moment.boosted = true;
        self.s.moment.damage += boost.damage;
        self.s.moment.defence += boost.defence;
        if boost.die {
            let die = self.throw(seat, Cast::Orb);
            if self.g.may_reroll(&self.s.players[seat]) {
                self.push(seat, Step::Die { cast: Cast::Orb, die });
            } else {
                self.s.moment.damage += die;
            }
        }
    }
    pub fn helm(&mut self, seat: Seat) {
        self.s.moment.helm -= 1;
        self.change(seat, Stuff::Hearts, 1);
    }

    /// N-106 to N-111; N-316 (5) to (7)
    pub fn strike(&mut self, seat: Seat, step: Step) {
        let Step::Round { foe, dealt, rounds, die } = step else { unreachable!("only this question is answered so") };
        let p = &self.s.players[seat];
        let own = self.g.attack_of_round(p, die);
        let (health, attack) = self.g.foe(foe);
        let damage = own.damage + self.s.moment.damage;
        let defence = p.gifts.defence + own.defence + self.s.moment.defence;
        let lost = attack.saturating_sub(defence).min(p.hearts);
        self.tell(Event::Struck { seat, damage, lost });
        self.change(seat, Stuff::Hearts, -(lost as i8));
        if self.s.players[seat].hearts == 0 {
            self.tell(Event::Defeated { seat, foe });
            return self.lose_fight(seat, foe); // N-111, N-300
        }
        let helm = std::mem::take(&mut self.s.moment.helm);
        self.change(seat, Stuff::Hearts, helm as i8);
        let dealt = dealt.saturating_add(damage);
        if dealt >= health {
            self.win(seat, foe);
        } else {
            self.s.stack.swap(Step::Fight { foe, dealt, rounds: rounds.saturating_add(1) });
        }
    }

    /// N-110
    fn win(&mut self, seat: Seat, foe: Foe) {
        self.pop();
        self.tell(Event::Beaten { seat, foe });
        match foe {
            Foe::Enemy(level) => {
                self.s.enemies[level as usize] -= 1;
                let reward = self.cat().enemies[self.g.side][level as usize].reward;
                self.push(seat, Step::Effects { at: reward });
            }
            Foe::Quest(card) => self.push(seat, Step::QuestDone { card }),
        }
    }
    /// N-112
    pub fn retreat(&mut self, seat: Seat, step: Step) {
        let Step::Fight { foe, .. } = step else { unreachable!("only this question is answered so") };
        self.tell(Event::Retreated { seat, foe });
        self.lose_fight(seat, foe);
    }
    /// N-113, N-251
    fn lose_fight(&mut self, seat: Seat, foe: Foe) {
        if let Foe::Quest(card) = foe {
            self.s.discards.add(card);
            self.s.open.add(card);
            self.tell(Event::QuestLost { seat, card });
        }
        self.end_turn();
        self.change(seat, Stuff::Experience, 1);
    }
}
