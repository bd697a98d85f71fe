//! One seat must act, every seat may sell, house and refill at any moment; draws are secret, and of two cards the one
//! that is not kept goes under the pile, known to one seat.
use serde::{Deserialize, Serialize};
use table::*;

words! { pub enum Good { Stone = "stone", Timber = "timber" } }
actions! { pub enum Action {
    Gather { good: Good } = "gather", Fight = "fight", Again = "again", Retreat = "retreat", Invite { villager: u8 } = "invite",
    Draw = "draw", Keep { card: u8 } = "keep", Quest { card: u8 } = "quest", Rest = "rest", Pass = "pass",
    Sell { good: Good } = "sell", House { row: u8 } = "house", Refill = "refill",
} }

pub const D4: Purpose = Purpose(1);
pub const QUESTS: Purpose = Purpose(2);
pub const VILLAGERS: Purpose = Purpose(3);
pub const QUEST_CARDS: u32 = 12;
pub const COINS: u8 = 60;
const GOODS: u8 = 20;
const FOE: u8 = 5;
const ROWS: usize = 2;
const HAND: usize = 4;

/// What the active seat is in the middle of. A frame may hold secrets, so a view never shows frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    Turn,
    Combat {
        damage: u8,
    },
    Inn,
    Keep {
        cards: [u8; 2],
    },
    /// nothing is left but to rest
    Tired,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub hearts: u8,
    pub coins: u8,
    pub xp: u8,
    pub goods: [u8; 2],
    pub guests: u8,
    pub rows: [u8; ROWS],
    pub passed: bool,
    pub hand: Few<u8, HAND>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub season: u8,
    pub active: Seat,
    pub step: Step,
    pub bank: u8,
    pub market: [u8; 2],
    pub row: [Option<u8>; 3],
    pub villagers: Set,
    pub quests: Deck<u8, 12>,
    pub done: Set,
    pub players: BySeat<Player, 4>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    Gained { seat: Seat, good: Good },
    Sold { seat: Seat, good: Good },
    Rolled { d4: u8 },
    Hearts { seat: Seat, left: u8 },
    Drew { seat: Seat, cards: Option<[u8; 2]> },
    Under { card: u8 },
    Kept { seat: Seat, card: Option<u8> },
    Quest { seat: Seat, card: u8 },
    Invited { seat: Seat, villager: u8 },
    Housed { seat: Seat, row: u8 },
    Row { row: [Option<u8>; 3] },
    Passed { seat: Seat },
    Season { season: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hero {
    pub hearts: u8,
    pub coins: u8,
    pub xp: u8,
    pub goods: [u8; 2],
    pub guests: u8,
    pub rows: [u8; ROWS],
    pub passed: bool,
    pub quests: usize,
    pub hand: Option<Vec<u8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub season: u8,
    pub active: Seat,
    pub doing: String,
    pub damage: Option<u8>,
    pub drawn: Option<[u8; 2]>,
    pub bank: u8,
    pub market: [u8; 2],
    pub row: [Option<u8>; 3],
    pub villagers: Set,
    pub pile: usize,
    /// the cards under the pile, as far as you know them
    pub under: Vec<Option<u8>>,
    pub done: Set,
    pub heroes: Vec<Hero>,
}

#[derive(Clone)]
pub struct Anytime {
    pub seats: u8,
    pub seasons: u8,
    /// their names, one card each
    pub villagers: Vec<String>,
}

impl Anytime {
    pub fn all(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }
    fn fill(s: &mut State, h: &mut dyn Host<Event>) {
        for place in s.row.iter_mut().filter(|v| v.is_none()) {
            *place = s.villagers.draw(h, VILLAGERS);
        }
        h.tell(Event::Row { row: s.row });
    }
    pub fn pay(s: &mut State, seat: Seat, coins: u8) {
        let paid = coins.min(s.bank);
        s.bank -= paid;
        s.players[seat].coins += paid;
    }
    fn next(&self, s: &mut State, h: &mut dyn Host<Event>) {
        if self.all().all(|w| s.players[w].passed) {
            s.season += 1;
            h.tell(Event::Season { season: s.season });
            if s.season > self.seasons {
                s.step = Step::Over;
                return;
            }
            for w in self.all() {
                s.players[w].passed = false;
                s.players[w].hearts = 6;
            }
        }
        s.active = s.active.next(self.seats);
        while s.players[s.active].passed {
            s.active = s.active.next(self.seats);
        }
        s.step = Step::Turn;
    }
    fn fight(&self, s: &mut State, seat: Seat, damage: u8, h: &mut dyn Host<Event>) {
        let d4 = h.below(D4, 4) as u8 + 1;
        h.tell(Event::Rolled { d4 });
        let p = &mut s.players[seat];
        p.hearts = p.hearts.saturating_sub(2);
        h.tell(Event::Hearts { seat, left: p.hearts });
        if damage + d4 >= FOE {
            p.xp += 2;
            s.step = if s.row.iter().any(Option::is_some) { Step::Inn } else { Step::Tired };
        } else if p.hearts == 0 {
            s.step = Step::Tired;
        } else {
            s.step = Step::Combat { damage: damage + d4 };
        }
    }
    /// Open to every seat whenever the game waits for anybody's decision.
    fn anytime(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let p = &s.players[seat];
        out.extend(Good::ALL.iter().filter(|g| p.goods[g.index()] > 0).map(|&good| Action::Sell { good }));
        if p.guests > 0 {
            out.extend((0..ROWS as u8).filter(|&r| p.rows[r as usize] < 2).map(|row| Action::House { row }));
        }
        if p.xp >= 2 && s.row.contains(&None) && !s.villagers.is_empty() {
            out.push(Action::Refill);
        }
    }
    fn own(&self, s: &State, out: &mut Vec<Action>) {
        let p = &s.players[s.active];
        match s.step {
            Step::Turn => {
                out.push(Action::Pass);
                out.extend(Good::ALL.iter().filter(|g| s.market[g.index()] > 0).map(|&good| Action::Gather { good }));
                if p.hearts > 0 {
                    out.push(Action::Fight);
                }
                if s.quests.len() >= 2 && !p.hand.is_full() && p.coins > 0 {
                    out.push(Action::Draw);
                }
                out.extend(p.hand.iter().map(|&card| Action::Quest { card }));
            }
            Step::Combat { .. } => out.extend([Action::Again, Action::Retreat]),
            Step::Inn => out.extend(s.row.iter().flatten().map(|&villager| Action::Invite { villager })),
            Step::Keep { cards } => out.extend(cards.map(|card| Action::Keep { card })),
            Step::Tired => out.push(Action::Rest),
            Step::Over => {}
        }
    }
}

impl Game for Anytime {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }
    fn deal(&self, h: &mut dyn Host<Event>) -> State {
        let mut s = State {
            season: 1,
            active: Seat(0),
            step: Step::Turn,
            bank: COINS,
            market: [GOODS - self.seats; 2],
            row: [None; 3],
            villagers: Set::first_n(self.villagers.len() as u32),
            quests: Deck::new(Set::first_n(QUEST_CARDS)),
            done: Set::NONE,
            players: BySeat::default(),
        };
        Self::fill(&mut s, h);
        for seat in self.all() {
            s.players[seat] = Player { hearts: 6, goods: [1; 2], ..Player::default() };
            Self::pay(&mut s, seat, 3);
            let card = s.quests.draw(h, QUESTS).expect("more quests than seats");
            s.players[seat].hand.push(card);
            h.whisper(seat, Event::Kept { seat, card: Some(card) }, Some(Event::Kept { seat, card: None }));
        }
        s
    }
    fn must(&self, s: &State) -> SeatSet {
        if s.step == Step::Over { SeatSet::NONE } else { SeatSet::one(s.active) }
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if s.step == Step::Over || seat == Seat::HOUSE {
            return;
        }
        if seat == s.active {
            self.own(s, out);
        }
        // The last click of a turn is nothing to interrupt.
        if s.step != Step::Tired {
            self.anytime(s, seat, out);
        }
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, h: &mut dyn Host<Event>) {
        let p = &mut s.players[seat];
        match a {
            Action::Sell { good } => {
                p.goods[good.index()] -= 1;
                s.market[good.index()] += 1;
                Self::pay(s, seat, 1);
                h.tell(Event::Sold { seat, good });
            }
            Action::House { row } => {
                p.guests -= 1;
                p.rows[row as usize] += 1;
                h.tell(Event::Housed { seat, row });
            }
            Action::Refill => {
                p.xp -= 2;
                Self::fill(s, h);
            }
            Action::Gather { good } => {
                p.goods[good.index()] += 1;
                s.market[good.index()] -= 1;
                h.tell(Event::Gained { seat, good });
                s.step = Step::Tired;
            }
            Action::Fight => self.fight(s, seat, 0, h),
            Action::Again => {
                let Step::Combat { damage } = s.step else { unreachable!("only in combat") };
                self.fight(s, seat, damage, h);
            }
            Action::Retreat | Action::Rest => self.next(s, h),
            Action::Invite { villager } => {
                p.guests += 1;
                s.row.iter_mut().filter(|v| **v == Some(villager)).for_each(|v| *v = None);
                h.tell(Event::Invited { seat, villager });
                self.next(s, h);
            }
            Action::Draw => {
                p.coins -= 1;
                s.bank += 1;
                let cards = [(); 2].map(|()| s.quests.draw(h, QUESTS).expect("two are there"));
                h.whisper(seat, Event::Drew { seat, cards: Some(cards) }, Some(Event::Drew { seat, cards: None }));
                s.step = Step::Keep { cards };
            }
            Action::Keep { card } => {
                let Step::Keep { cards } = s.step else { unreachable!("only after a draw") };
                let other = if cards[0] == card { cards[1] } else { cards[0] };
                p.hand.push(card);
                s.quests.put_under(other, SeatSet::one(seat));
                h.whisper(seat, Event::Kept { seat, card: Some(card) }, Some(Event::Kept { seat, card: None }));
                h.whisper(seat, Event::Under { card: other }, None);
                s.step = Step::Tired;
            }
            Action::Quest { card } => {
                let k = p.hand.iter().position(|&c| c == card).expect("in hand");
                p.hand.remove(k);
                s.done.add(card);
                Self::pay(s, seat, 3);
                h.reveal(Event::Quest { seat, card });
                s.step = Step::Tired;
            }
            Action::Pass => {
                p.passed = true;
                h.tell(Event::Passed { seat });
                self.next(s, h);
            }
        }
    }
    fn places(&self, s: &State) -> Places {
        let score =
            |w: Seat| i32::from(s.players[w].coins) + 3 * s.players[w].rows.iter().map(|&r| i32::from(r)).sum::<i32>();
        let place = |w: Seat| 1 + self.all().filter(|&o| score(o) > score(w)).count() as u8;
        self.all().map(|seat| Place { seat, place: place(seat), score: score(seat) }).collect()
    }
    fn view(&self, s: &State, who: Option<Seat>) -> View {
        let hero = |w: Seat| {
            let p = &s.players[w];
            Hero {
                hearts: p.hearts,
                coins: p.coins,
                xp: p.xp,
                goods: p.goods,
                guests: p.guests,
                rows: p.rows,
                passed: p.passed,
                quests: p.hand.len(),
                hand: (who == Some(w)).then(|| p.hand.to_vec()),
            }
        };
        let (doing, damage, drawn) = match s.step {
            Step::Turn => ("turn", None, None),
            Step::Combat { damage } => ("combat", Some(damage), None),
            Step::Inn => ("inn", None, None),
            Step::Keep { cards } => ("keep", None, (who == Some(s.active)).then_some(cards)),
            Step::Tired => ("tired", None, None),
            Step::Over => ("over", None, None),
        };
        View {
            season: s.season,
            active: s.active,
            doing: doing.into(),
            damage,
            drawn,
            bank: s.bank,
            market: s.market,
            row: s.row,
            villagers: s.villagers,
            pile: s.quests.len(),
            under: s.quests.bottom.iter().map(|&(c, known)| who.filter(|&w| known.has(w)).map(|_| c)).collect(),
            done: s.done,
            heroes: self.all().map(hero).collect(),
        }
    }
    fn imagine(&self, s: &State, who: Option<Seat>, dice: &mut dyn Dice) -> State {
        let mut i = *s;
        let hands = Seat::all(4).zip(i.players.0.iter_mut()).filter(|(w, _)| Some(*w) != who);
        let drawn = match &mut i.step {
            Step::Keep { cards } if who != Some(s.active) => &mut cards[..],
            _ => &mut [],
        };
        i.quests.imagine(who, hands.flat_map(|(_, p)| p.hand.iter_mut()).chain(drawn), dice, QUESTS);
        i
    }
    fn prompt(&self, s: &State, seat: Seat) -> Text {
        if seat == s.active { Text::new("ask-act") } else { Text::new("ask-wait").seat("for", s.active) }
    }
    fn choice(&self, s: &State, seat: Seat, a: Action) -> Choice {
        match a {
            Action::Invite { villager } => Choice::new(Text::new("do-invite")).on(format!("villager.{villager}")),
            Action::House { row } => {
                // How full a row is stands on its button.
                let full = s.players[seat].rows[row as usize];
                Choice::new(Text::new("do-house").number("full", full)).on(format!("town.{row}"))
            }
            Action::Keep { card } | Action::Quest { card } => {
                Choice::new(Text::new("do-card")).on(format!("card.{card}"))
            }
            Action::Refill => {
                let empty = s.row.iter().filter(|v| v.is_none()).count() as i64;
                Choice::new(Text::new("do-refill").number("empty", empty))
            }
            _ => Choice::new(Text::new("do-it").word("what", a)),
        }
    }
    fn tale(&self, e: &Event) -> Option<Text> {
        match e {
            Event::Rolled { d4 } => Some(Text::new("tale-rolled").number("d4", *d4)),
            _ => None,
        }
    }
    fn why_not(&self, s: &State, seat: Seat, a: Action) -> Option<Text> {
        match a {
            Action::Refill if s.players[seat].xp < 2 => Some(Text::new("no-experience").rule("N-180")),
            _ => None,
        }
    }
}
