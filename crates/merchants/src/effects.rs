//! The interpreter of card effects: a few lines each.
use crate::effect::{Effect, Kind, List};
use crate::event::Missed;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    /// Which goods a gain may be now, as a mask.
    pub(crate) fn goods_of(&self, s: &State, p: &Player, kind: Kind) -> u8 {
        let all =
            |keep: &dyn Fn(Good) -> bool| Good::ALL.iter().filter(|&&g| keep(g)).fold(0, |m, &g| m | 1 << g as u8);
        match kind {
            Kind::This(good) => 1 << good as u8,
            Kind::Any => 0b11_1111,
            Kind::Worth(price) => all(&|g| s.price(&self.cat, g) == price), // F-130
            Kind::OffWheel => all(&|g| s.market[g.index()] == 0),
            Kind::Stored => all(&|g| p.count(g) > 0),
            Kind::Craft => match p.locked[0] {
                None => 0b11_1111,
                Some(face) => 1 << self.cat.craft[face.index()] as u8,
            },
        }
    }

    #[inline]
    pub(crate) fn gain_offers(mask: u8, out: &mut Vec<Action>) {
        out.extend(Good::ALL.iter().filter(|&&good| mask >> good as u8 & 1 == 1).map(|&good| Action::Gain { good }));
    }
}

impl Play<'_> {
    /// The next effect of an open list.
    #[inline]
    pub fn next_effect(&mut self, seat: Seat, at: List) {
        if let Some(effect) = self.read_on(at) {
            self.effect(seat, effect);
        }
    }

    /// Takes it from the list, which closes after its last one.
    #[inline(always)]
    pub fn read_on(&mut self, at: List) -> Option<Effect> {
        let next = self.cat().lists.next(at);
        match next {
            Some((_, Some(at))) => self.s.stack.swap(Step::Effects { at }),
            _ => self.pop(),
        }
        next.map(|(effect, _)| effect)
    }

    fn effect(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::Coins(n) => self.coins(seat, n as i8),
            Effect::Prestige(n) => self.prestige(seat, n as i8),
            Effect::Lanterns(n) => self.lanterns(seat, n as i8),
            Effect::Quartz(n) => (0..n).for_each(|_| self.token(seat, Token::Quartz)),
            Effect::Horseshoes(n) => (0..n).for_each(|_| self.token(seat, Token::Horseshoe)),
            Effect::Good(kind, side) => self.gain_kind(seat, kind, side),
            Effect::FlipUp => self.push(seat, Step::FlipUp),
            Effect::Hero => self.push(seat, Step::TakeHero { top: false }),
            Effect::HeroOrTop => self.push(seat, Step::TakeHero { top: true }),
            Effect::HeroOrCommission => self.push(seat, Step::HeroOrCommission),
            Effect::DeliverHero => self.push(seat, Step::BringHero),
            Effect::Commission => self.push(seat, Step::TakeCommission),
            Effect::CommissionOf(town) => {
                if self.s.tops[town.index()].is_some() {
                    self.take_commission(seat, town);
                }
            }
            Effect::Wheel => self.turn_wheel(seat),
            Effect::RuinsAction => self.push(seat, Step::RuinsMove { roll: true }), // F-200, F-228
            Effect::RuinsStep(n) => self.move_ruins(seat, n, false),
            Effect::DarkStep(n) => self.move_dark_market(seat, n),
            Effect::Oracle => self.roll_oracle(seat),
            Effect::RuinsDie => self.roll_ruins_die(seat),
            Effect::Reroll => self.reroll_ruins_die(seat),
            Effect::IlluminatedDie => self.gain_illuminated(seat),
            Effect::Deed => self.push(seat, Step::TakeDeed),
            Effect::WagonUpgrade => self.push(seat, Step::TakeUpgrade),
            Effect::UpgradeOrDarkStep => self.push(seat, Step::UpgradeOrDarkStep),
            Effect::FreeShortcut => self.s.free_shortcut = true,
            Effect::Exchange => self.push(seat, Step::Exchange { gave: 0, got: 0 }),
            Effect::CopyDie | Effect::LiftDie => unreachable!("Threy Cat acts through `copy` and `take-cat`"),
            Effect::LoseCoins(n) => self.coins(seat, -(n as i8)),
            Effect::LosePrestige(n) => self.prestige(seat, -(n as i8)),
            Effect::LoseLanterns(n) => self.lanterns(seat, -(n as i8)),
            Effect::LoseQuartz(n) => self.spend(seat, Token::Quartz, n),
            Effect::LoseHorseshoes(n) => self.spend(seat, Token::Horseshoe, n),
            Effect::LoseGood => self.push(seat, Step::LoseGood),
            Effect::LoseDearest => self.push(seat, Step::LoseDearest),
            Effect::LoseHero => self.push(seat, Step::LoseHero),
            Effect::FlipDown => {
                // P-037
                let returns = self.g.rules.flip_down_or_return && self.s.players[seat].goods[1] == [0; 6];
                self.push(seat, if returns { Step::LoseGood } else { Step::FlipDown });
            }
        }
    }

    pub fn roll_oracle(&mut self, seat: Seat) {
        let face = self.h.below(ORACLE, 6) as u8;
        self.tell(Event::Oracle { seat, face });
        self.push(seat, Step::Effects { at: self.cat().oracle[face as usize] });
    }

    /// Asks only where there is a choice.
    fn gain_kind(&mut self, seat: Seat, kind: Kind, side: Side) {
        let mask = self.g.goods_of(self.s, &self.s.players[seat], kind);
        match mask.count_ones() {
            0 => self.tell(Event::Missed { seat, thing: Missed::Good }),
            1 => self.gain(seat, Good::ALL[mask.trailing_zeros() as usize], side),
            _ => self.push(seat, Step::Gain { kind, side }),
        }
    }

    pub fn choose_gain(&mut self, seat: Seat, step: Step, good: Good) {
        self.pop();
        let side = if let Step::Gain { side, .. } = step { side } else { Side::Upgraded };
        self.gain(seat, good, side);
    }
}
