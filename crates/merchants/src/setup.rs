//! A1 and A2: setting up the table and the players.
use crate::cards::*;
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Buildings, Event, Merchants};
use table::{Deck, Problems, Seat, SeatSet, Set};

impl Merchants {
    /// F-004: a chosen set may not show both faces of one tile.
    pub(crate) fn check_buildings(&self) -> Result<(), Problems> {
        let Buildings::Chosen(four) = self.opt.buildings else { return Ok(()) };
        let mut problems = Problems::default();
        for b in four.iter().filter(|b| !self.cat.in_play.has(**b)) {
            problems.add("options.buildings", format!("{b} is not in this edition (P-001)"));
        }
        if !self.opt.building_faces_exclusive {
            return problems.or(());
        }
        let tile = |b: Building| self.cat.buildings[b.index()].tile;
        for (i, &a) in four.iter().enumerate() {
            for &b in &four[..i] {
                if tile(a) == tile(b) {
                    problems.add("options.buildings", format!("{b} and {a} are two faces of one tile (F-004)"));
                }
            }
        }
        problems.or(())
    }

    /// The table before anything is drawn or rolled.
    pub(crate) fn bare(&self) -> State {
        let cat = &self.cat;
        State {
            round: 0,
            active: Seat(0),
            wheel: 0,
            market: [0; 6],
            aside: 0,
            dark: 0,  // F-010
            ruins: 0, // F-010
            buildings: cat.first_game,
            inn: [None; 4],
            courtyard: [None; 2],
            row: [None; 3],
            travel_die: false,
            tops: [None; 6],
            five_coins: true,   // F-012
            tiles: 0b11_1111,   // F-012
            stable: cat.steeds, // F-028, P-006
            free_shortcut: false,
            caravan: Caravan::default(),
            supply: cat.stock, // F-002
            quartz: 24,        // F-208
            illuminated: 8,    // F-208
            pairs: table::Few::new(),
            heroes: crate::pile::Pile::new(cat.ordinary), // F-014
            deeds: Deck::new(Set::first_n(cat.deeds.len() as u32)),
            companions: crate::pile::Pile::new(Set::first_n(cat.companions.len() as u32)),
            stacks: cat.stacks.map(crate::pile::Pile::new), // F-009
            events: Set::first_n(cat.events.len() as u32),  // F-011
            gifts: 0,
            players: table::BySeat([Player::default(); 4]),
            rival: Rival::default(),
            stack: table::Stack::default(),
        }
    }

    pub(crate) fn draft_offers(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(s.pairs.iter().map(|&(steed, _)| Action::Draft { steed }));
    }

    pub(crate) fn keep_offers(&self, p: &Player, out: &mut Vec<Action>) {
        out.extend(p.deeds.iter().map(|deed| Action::Keep { deed }));
    }
}

impl Play<'_> {
    /// F-001 to F-029.
    pub fn set_up(&mut self) {
        self.place_buildings();
        self.set_wheel();
        for &town in Town::ALL {
            self.show_commission(town);
        }
        self.refill_companions();
        self.refill_heroes();
        self.refill_deeds();
        let seats = self.g.opt.players;
        for seat in Seat::all(seats) {
            if self.g.is_rival(seat) {
                self.set_up_rival();
            } else {
                self.set_up_player(seat);
            }
        }
        if self.g.opt.automaton.is_some() {
            self.deal_rival_hero();
        }
        self.take_upgrades_out();
        self.leave_stable_out();
        let people = || Seat::all(seats).filter(|&seat| !self.g.is_rival(seat));
        // Questions of the set-up, asked in seat order, then the first turn.
        self.open_turn(Seat(0));
        if self.g.opt.deeds_keep_one_of_two {
            people().rev().for_each(|seat| self.s.stack.push(seat, Step::Keep));
        }
        if self.g.opt.draft {
            self.lay_out_pairs();
            people().rev().for_each(|seat| self.s.stack.push(seat, Step::Draft));
        } else {
            for seat in people() {
                self.deal_steed_and_hero(seat);
            }
            self.start_if_ready();
        }
    }

    /// F-003, F-004: four buildings, at places drawn by lot.
    fn place_buildings(&mut self) {
        let cat = self.cat();
        let mut four = match self.g.opt.buildings {
            Buildings::FirstGame => Set::from_iter(cat.first_game.iter().copied()),
            Buildings::Chosen(four) => Set::from_iter(four.iter().copied()),
            Buildings::Random => {
                let mut left = cat.in_play;
                let mut four = Set::NONE;
                for _ in 0..4 {
                    let b = left.draw(self.h, BUILDINGS).expect("enough buildings");
                    four.add(b);
                    if self.g.opt.building_faces_exclusive {
                        let tile = |b: Building| cat.buildings[b.index()].tile;
                        Building::ALL.iter().filter(|&&o| tile(o) == tile(b)).for_each(|&o| left.remove(o));
                    }
                }
                four
            }
        };
        for place in 0..4 {
            let b = four.draw(self.h, BUILDINGS).expect("four were chosen");
            self.s.buildings[place] = b;
        }
        self.tell(Event::Buildings { at: self.s.buildings });
    }

    /// F-006 to F-008.
    fn set_wheel(&mut self) {
        let cat = self.cat();
        let five = Good::ALL[self.h.below(MARKET, 6) as usize];
        self.s.wheel = (6 - cat.section[five.index()]) % 6;
        self.tell(Event::WheelSet { good: five });
        for place in cat.market_from..cat.market_from + 5 {
            let good = cat.wheel[((cat.section[five.index()] + place) % 6) as usize];
            self.s.market[good.index()] = 1;
        }
    }

    /// F-017 to F-026.
    fn set_up_player(&mut self, seat: Seat) {
        let slots = [Face::One, Face::Two, Face::Three];
        self.p(seat).locked = slots.map(Some); // F-021, F-224
        self.roll_night_dice(seat, 4); // F-022
        self.gain_illuminated(seat); // F-020, F-022
        self.coins(seat, 5); // F-019
        for _ in 0..1 + u8::from(self.g.opt.deeds_keep_one_of_two) {
            self.draw_deed(seat); // F-023, F-024
        }
        self.token(seat, Token::Horseshoe); // F-025
        // F-026: the later the seat, the cheaper the good and the more coins.
        let cat = self.cat();
        let price = 5 - seat.0;
        let good =
            Good::ALL.iter().copied().find(|&g| self.s.price(cat, g) == price).expect("every price is on the wheel");
        self.gain(seat, good, Side::Basic);
        if seat.0 > 0 {
            self.coins(seat, seat.0 as i8);
        }
    }

    /// F-027, F-028.
    fn deal_steed_and_hero(&mut self, seat: Seat) {
        let mut free: Set<Steed> = Set::of(self.s.stable.into());
        let steed = free.draw(self.h, STEEDS).expect("a steed for each");
        let mut left = self.free_starting_heroes();
        let hero = left.draw(self.h, STARTING).expect("six starting heroes");
        self.take_steed(seat, steed);
        self.gain_hero(seat, hero, true);
    }

    /// F-029: one pair more than players.
    fn lay_out_pairs(&mut self) {
        let mut steeds: Set<Steed> = Set::of(self.s.stable.into());
        let mut heroes = self.free_starting_heroes();
        let people = self.g.opt.players - u8::from(self.g.opt.automaton.is_some());
        for _ in 0..=people {
            // the prototype has no more than four
            let Some(steed) = steeds.draw(self.h, STEEDS) else { break };
            let hero = heroes.draw(self.h, STARTING).expect("six starting heroes");
            self.s.pairs.push((steed, hero));
            self.tell(Event::Paired { steed, hero });
        }
    }

    pub fn draft(&mut self, seat: Seat, steed: Steed) {
        self.pop();
        let i = self.s.pairs.iter().position(|pair| pair.0 == steed).expect("the pair was offered");
        let (_, hero) = self.s.pairs.remove(i);
        self.tell(Event::Drafted { seat, steed, hero });
        self.take_steed(seat, steed);
        self.gain_hero(seat, hero, true);
        if !self.s.stack.iter().any(|frame| frame.step == Step::Draft) {
            self.s.pairs.clear(); // the last pair leaves play; its steed stays reachable (F-222)
        }
        self.start_if_ready();
    }

    /// F-024: the other deed goes under the deck; only this seat knows it.
    pub fn keep(&mut self, seat: Seat, deed: DeedCard) {
        self.pop();
        let mut other = self.s.players[seat].deeds;
        other.remove(deed);
        let other = other.nth(0);
        self.p(seat).deeds.remove(other);
        self.s.deeds.put_under(other, SeatSet::one(seat));
        let event = |deed| Event::DeedPutBack { seat, deed };
        self.h.whisper(seat, event(Some(other)), Some(event(None)));
        self.start_if_ready();
    }

    /// The set-up is over when the first Plan is the only open question (F-030: the start player begins).
    fn start_if_ready(&mut self) {
        if self.s.round == 0 && self.s.stack.len() == 1 {
            self.s.round = 1;
            self.tell(Event::Round { round: 1 });
            self.tell(Event::Turn { seat: Seat(0) });
        }
    }

    fn free_starting_heroes(&self) -> Set<HeroCard> {
        let mut left = self.cat().starting - self.s.rival.heroes;
        for hero in self.s.players.0.iter().flat_map(|p| p.heroes).flatten() {
            left.remove(hero);
        }
        left
    }

    /// Alone against the automaton: two random upgrades are out (F-199), in the prototype all but one (P-060).
    fn take_upgrades_out(&mut self) {
        if !self.g.is_solo() {
            return;
        }
        let mut left: Set<Tile> = Set::of(self.s.tiles.into());
        while left.len() > self.g.rules.solo_upgrades {
            let tile = left.draw(self.h, UPGRADES).expect("six upgrades");
            self.tell(Event::TileOut { tile });
        }
        self.s.tiles = left.0 as u8;
    }

    /// P-091: where every steed is dealt there is none for the tile that brings a second one.
    fn leave_stable_out(&mut self) {
        let stable = 1 << Tile::Stable as u8;
        let people = self.g.opt.players - u8::from(self.g.opt.automaton.is_some());
        if u32::from(people) >= self.s.stable.count_ones() && self.s.tiles & stable != 0 {
            self.s.tiles &= !stable;
            self.tell(Event::TileOut { tile: Tile::Stable });
        }
    }
}
