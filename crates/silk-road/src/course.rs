//! The course of a game: preparation, the steps of a round, clean-up (3.2, 3.3, 3.8).
use crate::catalog::{ROUNDS, SHEETS};
use crate::market;
use crate::options::Clock;
use crate::state::*;
use crate::words::{Good, Icon};
use crate::{Event, SilkRoad, view};
use table::{Host, Millis, Seat, Set};

/// From the last "ready" to the signal (4.8).
pub const COUNTDOWN: Millis = 3_000;

/// Rules at work: the game, its state, and the world.
pub struct Play<'a> {
    pub g: &'a SilkRoad,
    pub s: &'a mut State,
    pub h: &'a mut dyn Host<Event>,
}

impl SilkRoad {
    /// The table before anything is drawn.
    pub fn bare(&self) -> State {
        State {
            round: 0,
            phase: Phase::Ready,
            cards: Set::first_n(15),
            card: 0,
            icons: table::Few::new(),
            icons_left: self.opt.icons.unwrap_or_default(),
            market: table::Few::new(),
            bonus_left: Set::first_n(3),
            spent: 0,
            declared: 0,
            players: table::BySeat::default(),
            past: None,
        }
    }
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.opt.players)
    }
}

impl Play<'_> {
    /// Steps 1 and 2: goods, then the trade card.
    pub fn open_round(&mut self) {
        self.s.round += 1;
        self.h.tell(Event::Round { round: self.s.round });
        self.add_goods();
        self.turn_card();
        self.s.phase = if self.g.opt.clock == Clock::Own { Phase::Trading } else { Phase::Ready };
    }

    /// three goods on three places, any on any. R-019: later one more, on the place that opens.
    fn add_goods(&mut self) {
        let (round, opt) = (self.s.round, &self.g.opt);
        if round == 1 {
            let mut goods: Set = Set::first_n(3);
            while let Some(good) = goods.draw(self.h, PRICES) {
                let value = opt.slots(1)[self.s.market.len()];
                self.s.market.push(Good::ALL[good as usize]);
                self.h.tell(Event::Entered { good: Good::ALL[good as usize], value });
            }
        } else {
            let good = Good::ALL[round as usize + 1];
            let place = opt.opened(round);
            market::enter(&mut self.s.market, good, place);
            self.h.tell(Event::Entered { good, value: opt.slots(round)[place] });
        }
    }

    /// one card for all; its icons move the market before trading starts.
    fn turn_card(&mut self) {
        self.s.card = self.s.cards.draw(self.h, CARDS).expect("more cards than rounds");
        let card = self.g.cat.cards[self.s.card as usize];
        let [from, to] = card.cities;
        self.h.tell(Event::Card { card: self.s.card, from, to });
        self.s.icons = if self.g.opt.icons.is_some() { [self.draw_icon()].into_iter().collect() } else { card.icons };
        for icon in self.s.icons.iter().copied() {
            market::apply(icon, &mut self.s.market);
            self.h.tell(Event::Market { icon, goods: self.s.market });
        }
    }

    /// U3: the icons lie in a bag of their own.
    fn draw_icon(&mut self) -> Icon {
        let drawn = self.h.out_of_bag(ICON, &self.s.icons_left);
        self.s.icons_left[drawn] -= 1;
        Icon::ALL[drawn]
    }

    /// when the last one is ready, the countdown runs; without a clock trading starts at once. With clocks of
    /// their own, everybody starts their own.
    pub fn ready(&mut self, seat: Seat) {
        self.h.tell(Event::Ready { seat });
        self.s.players[seat].stage = Stage::Ready;
        match self.g.opt.clock {
            Clock::Own => {
                let now = self.h.now();
                // From when somebody began, others would know how long they took.
                let deadline = Some(now.saturating_add(self.g.limit()));
                self.h.whisper(seat, Event::Began { seat, deadline }, Some(Event::Began { seat, deadline: None }));
                self.turn_map(seat, now);
            }
            _ if self.g.all().any(|w| self.s.players[w].stage == Stage::Idle) => {}
            Clock::Live => {
                let start = self.h.now().saturating_add(COUNTDOWN);
                self.s.phase = Phase::Countdown { start };
                self.h.tell(Event::Countdown { start });
            }
            Clock::Off => self.start(),
        }
    }

    /// signal, hourglass and all maps at the same moment.
    pub fn start(&mut self) {
        let now = self.h.now();
        self.s.phase = Phase::Trading;
        let deadline = (self.g.opt.clock == Clock::Live).then(|| now.saturating_add(self.g.limit()));
        self.h.tell(Event::Started { deadline });
        for seat in self.g.all() {
            self.turn_map(seat, now);
        }
    }

    /// maps of a round differ, and nobody knows one before it is turned over. So it is drawn now.
    fn turn_map(&mut self, seat: Seat, now: Millis) {
        let held = self.g.held(self.s);
        let free = if self.g.opt.same_sheet && !held.is_empty() {
            held // the same for all; the one who starts later did not know it (one card, but still a draw)
        } else {
            Set::first_n(SHEETS as u32) - held
        };
        let sheet = self.h.pick(SHEET, free);
        let turned = self.g.opt.turned_maps && self.h.pick(TURNS, Set::first_n(2)) == 1; // a map that way up, no die
        let p = &mut self.s.players[seat];
        p.stage = Stage::Building { since: now };
        p.sheet = Some(sheet);
        p.turned = turned;
        self.h.whisper(seat, Event::Map { map: view::map(self.g, self.s.round, sheet, turned) }, None);
    }

    /// Steps 5 and 6, then the next round or the end.
    pub fn close_round(&mut self) {
        if self.s.round < ROUNDS && self.g.opt.players > 1 {
            self.award_bonus_tile();
        }
        for seat in self.g.all() {
            self.clear(seat);
        }
        self.s.declared = 0;
        if self.s.round < ROUNDS {
            self.open_round();
        } else {
            self.s.phase = Phase::Over;
            self.tell_end();
        }
    }
    /// alone, the score has a name.
    pub fn tell_end(&mut self) {
        if self.g.opt.players == 1 {
            let title = crate::scoring::title(self.s.players[Seat(0)].score);
            self.h.tell(Event::Title { seat: Seat(0), title });
        }
        self.h.tell(Event::Over);
    }

    /// tiles back to the tray, used bonus tiles to the box.
    fn clear(&mut self, seat: Seat) {
        let p = &mut self.s.players[seat];
        let board = std::mem::take(&mut p.board);
        p.stage = Stage::Idle;
        p.sheet = None;
        p.turned = false;
        for (_, tile) in board.tiles().filter(|(_, tile)| tile.bonus) {
            self.s.players[seat].bonus[tile.kind.index()] -= 1;
            self.s.spent += 1;
            self.h.tell(Event::Spent { seat, kind: tile.kind });
        }
    }
}

impl SilkRoad {
    /// Sheets of this round that somebody holds.
    pub(crate) fn held(&self, s: &State) -> Set {
        self.all().filter_map(|w| s.players[w].sheet).collect()
    }
    ///
    pub(crate) fn limit(&self) -> Millis {
        Millis::from(self.opt.seconds) * 1000
    }
}
