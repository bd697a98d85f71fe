//! A8, outlying towns, steps 1 and 2: the caravan gathers, the event is met.
use crate::cards::*;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::{BySeat, Seat, SeatSet};

/// F-090.
pub(crate) const SHORTCUT_LANTERNS: u8 = 3;

impl Merchants {
    #[inline]
    pub(crate) fn companion_offers(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(s.row.iter().flatten().map(|&card| Action::Companion { card }));
        if !s.companions.is_empty() {
            out.push(Action::CompanionTop);
        }
    }

    /// F-090, F-091.
    #[inline]
    pub(crate) fn route_offers(&self, s: &State, p: &Player, out: &mut Vec<Action>) {
        out.extend(Town::ALL.iter().map(|&town| Action::Declare { town, road: Road::Dark }));
        if p.lanterns >= SHORTCUT_LANTERNS || s.free_shortcut {
            out.extend(Town::ALL.iter().map(|&town| Action::Declare { town, road: Road::Shortcut }));
        }
    }

    #[inline]
    pub(crate) fn die_offers(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let p = &s.players[seat];
        let whisper = p.owns(Steed::Whisper);
        let cat = if seat == s.active { self.cat_lift(s, p) } else { 0 };
        let allowed = |value: u8| value <= 6 || !self.opt.travel_value_cap; // F-203
        for value in 1..=6u8 {
            if s.caravan.dice[value as usize - 1] == 0 {
                continue;
            }
            out.push(Action::Take { value });
            if whisper && allowed(value + 1) {
                out.push(Action::TakeWhisper { value });
            }
            for by in 1..=cat {
                if allowed(value + by) {
                    out.push(Action::TakeCat { value, by });
                }
                if whisper && allowed(value + by + 1) {
                    out.push(Action::TakeBoth { value, by });
                }
            }
        }
        if p.lanterns > 0 {
            out.push(Action::Reroll); // F-096
        }
    }
}

impl Merchants {
    /// The other seats, clockwise.
    #[inline]
    pub(crate) fn seats_after(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.opt.players;
        (1..seats).map(move |k| Seat((seat.0 + k) % seats))
    }

    /// What a caravan that sets out has before it, the last first.
    pub(crate) fn journey_plan(&self, leader: Seat, &Caravan { town, road, joined, .. }: &Caravan) -> Plan {
        let followers = || self.seats_after(leader).filter(move |&seat| joined.has(seat)).rev();
        let shortcut = road == Road::Shortcut;
        let mut plan = Plan::new();
        let mut add = |seat, step| plan.push(Frame { seat, step });
        add(leader, Step::Fortune { left: 1 + shortcut as u8 }); // F-108
        followers().for_each(|seat| add(seat, Step::Visiting)); // F-217: leader first, then clockwise
        add(leader, Step::Delivering { town });
        add(leader, Step::PackUp); // F-099
        add(leader, Step::Window); // F-201: after the last traveller's effect
        if shortcut {
            add(leader, Step::TakeDie); // F-095: leader last
        }
        followers().for_each(|seat| add(seat, Step::TakeDie));
        if !shortcut {
            if joined.len() > 1 {
                add(leader, Step::Window); // F-201: right after his own effect
            }
            add(leader, Step::TakeDie); // F-095: leader first
        }
        plan
    }
}

impl Play<'_> {
    /// F-089: the leader first takes a companion.
    pub fn gather(&mut self, seat: Seat) {
        if self.s.players[seat].owns(Steed::Lovebug) && self.g.opt.lovebug_travel_only {
            self.lanterns(seat, 1);
        }
        self.s.caravan = Caravan { joined: SeatSet::one(seat), ..Caravan::default() };
        self.s.stack.swap(Step::Route);
        self.push(seat, Step::TakeCompanion);
    }

    pub fn take_companion(&mut self, seat: Seat, step: Step, card: CompanionCard) {
        self.pop();
        if step == Step::RivalCompanion {
            return self.rival_sends_companion(card); // chosen for the automaton
        }
        let place = self.s.row.iter().position(|&c| c == Some(card)).expect("it was offered");
        self.s.row[place] = None;
        // F-093: the farthest card brings its travel die
        if place == 2 {
            self.s.caravan.extra = std::mem::take(&mut self.s.travel_die);
        }
        self.own_companion(seat, card);
    }

    pub fn take_top_companion(&mut self, seat: Seat) {
        self.pop();
        if let Some(card) = self.s.companions.draw(self.h, COMPANIONS) {
            self.own_companion(seat, card);
        }
    }

    /// F-090: the lanterns are paid now (F-226: and stay paid).
    pub fn declare(&mut self, seat: Seat, town: Town, road: Road) {
        if road == Road::Shortcut && !self.s.free_shortcut {
            self.pay_lanterns(seat, SHORTCUT_LANTERNS);
        }
        self.s.caravan.town = town;
        self.s.caravan.road = road;
        self.tell(Event::Declared { seat, town, road });
        self.s.stack.swap(Step::Depart);
        for other in self.g.seats_after(seat).rev() {
            self.push(other, Step::Joining); // F-092
        }
    }

    pub fn answer_caravan(&mut self, seat: Seat, yes: bool) {
        self.pop();
        if yes {
            self.s.caravan.joined = self.s.caravan.joined.with(seat);
        }
        self.tell(Event::Joined { seat, yes });
    }

    /// F-093 to F-100: everything that is to come, last first, then the event and the dice.
    pub fn depart(&mut self, leader: Seat) {
        let Caravan { road, joined, extra, .. } = self.s.caravan;
        self.pop();
        for &Frame { seat, step } in self.g.journey_plan(leader, &self.s.caravan).iter() {
            self.push(seat, step);
        }
        self.reveal_event(road);
        self.roll_travel_dice(joined.len() + extra as u32); // F-093
    }

    /// F-094, F-209: discards are shuffled when the deck is empty.
    fn reveal_event(&mut self, road: Road) {
        let cards = self.cat().roads[road.index()];
        let mut deck = self.s.events & cards;
        if deck.is_empty() {
            deck = cards;
            self.s.events |= cards;
        }
        let purpose = if road == Road::Dark { DARK_EVENTS } else { SHORTCUT_EVENTS };
        let event = deck.draw(self.h, purpose).expect("every road has events");
        self.s.events.remove(event);
        self.s.caravan.event = Some(event);
        self.s.caravan.taken = BySeat([0; 4]);
        self.s.caravan.own = 0;
        self.tell(Event::EventCard { event });
    }

    fn roll_travel_dice(&mut self, n: u32) {
        let mut dice = [0; 6];
        for _ in 0..n {
            dice[self.h.below(TRAVEL, 6) as usize] += 1;
        }
        self.s.caravan.dice = dice;
        self.tell(Event::Travel { dice });
    }

    /// F-096: all remaining dice.
    pub fn reroll(&mut self, seat: Seat) {
        self.lanterns(seat, -1);
        let n = self.s.caravan.dice.iter().map(|&n| u32::from(n)).sum();
        self.roll_travel_dice(n);
    }

    /// F-097, F-203: a die with everything that was declared on taking it; only the final value counts.
    pub fn take(&mut self, seat: Seat, die: u8, whisper: u8, cat: u8) {
        self.pop();
        self.lift_by_cat(seat, cat);
        let value = (die + whisper + cat).min(6);
        let caravan = &mut self.s.caravan;
        caravan.dice[die as usize - 1] -= 1;
        caravan.taken[seat] = die;
        if seat == self.s.active {
            caravan.own = value;
        }
        let event = caravan.event.expect("its dice lie there");
        self.tell(Event::Took { seat, die, value });
        self.push(seat, Step::Effects { at: self.cat().event(event).values[value as usize - 1] });
    }

    /// F-099.
    pub fn pack_up(&mut self) {
        self.pop();
        let caravan = &mut self.s.caravan;
        caravan.event = None;
        caravan.dice = [0; 6];
        caravan.taken = BySeat([0; 4]);
        caravan.own = 0;
    }
}

/// Everything that a caravan of four plans: a die and a visit for each, moments for companions, the good fortune.
type Plan = table::Few<Frame, 12>;
