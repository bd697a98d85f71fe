//! Section 2: setting up the table.
use crate::cards::*;
use crate::catalog::{self, ORDERS as ORDER_COUNT, STARTING};
use crate::options::{First, Heroes};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::{BySeat, Deck, Purpose, Seat, SeatSet, Set, Stack};

/// N-030, N-037: what everybody begins with, in turn order.
pub const COINS: [u16; 4] = [17, 18, 18, 19];

impl NowOrNever {
    /// The table before anything is drawn.
    pub(crate) fn bare(&self) -> State {
        let players = self.opt.players;
        let mut enemies = [players; 9]; // N-015, N-296
        enemies[8] = if players >= 3 { 2 } else { 1 }; // N-016
        State {
            phase: Phase::SetUp,
            season: 0,
            first: Seat(0),
            active: Seat(0),
            passed: SeatSet::NONE,
            asked: SeatSet::NONE,
            moment: Moment::default(),
            tiles: self.cat.random,
            enemies,
            unclaimed: (1 << 14) - 1, // N-018
            finds: self.cat.finds.map(|find| find.copies),
            villagers: [None; 6],
            supply: self.cat.villagers,
            gear_row: [None; 6],
            gear: Set::first_n(catalog::GEAR.into()),
            row: [None; 4],
            specialists: (STARTING..catalog::SPECIALISTS).map(SpecialistCard::new).collect(),
            quests: Cards::all(), // N-022
            discards: Cards::NONE,
            open: Cards::NONE,
            known: BySeat([Cards::NONE; 4]),
            orders: Deck::new(Set::first_n(ORDER_COUNT as u32)), // N-014
            players: BySeat([Player::default(); 4]),
            bot: Bot::default(),
            stack: Stack::default(),
        }
    }

    /// N-025
    pub(crate) fn hero_offers(&self, s: &State, out: &mut Vec<Action>) {
        let taken = |hero: Hero| self.seats_of().any(|seat| s.players[seat].hero == Some(hero));
        out.extend(Hero::ALL.iter().copied().filter(|&h| !taken(h)).map(|hero| Action::Hero { hero }));
    }

    /// Seats in turn order, beginning with the holder of the first player token (N-038).
    pub(crate) fn in_order(&self, s: &State) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, players) = (s.first.0, self.opt.players);
        (0..players).map(move |n| Seat((first + n) % players))
    }
}

impl Play<'_> {
    /// N-013 to N-024, N-036, N-037; then heroes are chosen.
    pub fn set_up(&mut self) {
        let players = self.g.opt.players;
        if self.g.opt.first == First::Random {
            self.s.first = Seat(self.h.pick(FIRST, Set::first_n(players.into())));
        }
        self.tell(Event::FirstPlayer { seat: self.s.first });
        let mut left: Set = Set::first_n(3);
        for scroll in 0..3 {
            let tile = left.draw(self.h, TILES).expect("three tiles");
            self.s.tiles[scroll] = self.cat().random[tile as usize];
        }
        self.tell(Event::Tiles { at: self.s.tiles });
        self.fill_villagers(); // N-020
        (0..6).for_each(|place| self.show_gear(place)); // N-021
        (0..4).for_each(|place| self.fill_row(place)); // N-024
        for (n, seat) in self.g.in_order(self.s).enumerate() {
            self.coins(seat, COINS[n] as i16);
        }
        self.deal_starting();
        let order = self.g.in_order(self.s);
        match self.g.opt.heroes {
            Heroes::Choose => order.rev().for_each(|seat| self.push(seat, Step::ChooseHero)),
            Heroes::Random => {
                let mut free: Set<Hero> = Set::first_n(4);
                for seat in order {
                    let hero = free.draw(self.h, HEROES).expect("a hero for each");
                    self.take_hero(seat, hero);
                }
            }
        }
    }

    /// N-023: a builder and a healer for each; the bot has its own (N-281).
    fn deal_starting(&mut self) {
        let mut builders: Set<SpecialistCard> = Set::first_n(4);
        let mut healers: Set<SpecialistCard> = (4..8).map(SpecialistCard::new).collect();
        let mut pair = |h: &mut dyn table::Host<Event>| {
            let builder = builders.draw(h, STARTERS).expect("four builders");
            let healer = healers.draw(h, Purpose(STARTERS.0 + 1)).expect("four healers");
            [builder, healer]
        };
        for seat in self.g.in_order(self.s) {
            let [builder, healer] = pair(self.h);
            if self.g.is_solo() {
                // N-049: slots count for the bot's cards, so the player says where they lie
                self.push(seat, Step::PlaceStarting { specialist: healer });
                self.push(seat, Step::PlaceStarting { specialist: builder });
            } else {
                self.set_starting(seat, builder, 0);
                self.set_starting(seat, healer, 1);
            }
        }
        if self.g.is_solo() {
            let [builder, healer] = pair(self.h);
            self.s.bot.specialists = [Some(builder), Some(healer), None, None];
        }
    }
    fn set_starting(&mut self, seat: Seat, specialist: SpecialistCard, slot: u8) {
        self.p(seat).specialists[slot as usize] = Some(specialist);
        self.tell(Event::Starting { seat, specialist, slot });
    }
    pub fn place_starting(&mut self, seat: Seat, step: Step, slot: u8) {
        let Step::PlaceStarting { specialist } = step else { unreachable!("only this question is answered so") };
        self.pop();
        self.set_starting(seat, specialist, slot);
    }

    pub fn choose_hero(&mut self, seat: Seat, hero: Hero) {
        self.pop();
        self.take_hero(seat, hero);
    }
    /// N-026 to N-029, N-034, N-035
    fn take_hero(&mut self, seat: Seat, hero: Hero) {
        let board = self.cat().hero(hero);
        let monument = self.cat().maps[self.g.side].monument;
        let p = self.p(seat);
        p.hero = Some(hero);
        p.hearts = board.hearts;
        p.mana = board.mana;
        p.space = monument;
        self.tell(Event::Hero { seat, hero });
        self.refresh(seat);
    }

    /// When the questions of one stage are answered the next one begins.
    pub fn next_stage(&mut self) {
        if self.s.season == 0 {
            self.s.season = 1;
            self.deal_hands();
        } else {
            self.s.phase = Phase::Turns;
            self.tell(Event::Season { season: 1 });
            self.open_season();
        }
    }

    /// N-032, N-033; alone, the bot gets a hero and its cards (N-281).
    fn deal_hands(&mut self) {
        if self.g.is_solo() {
            let own = self.s.players[Seat(0)].hero;
            let mut free: Set<Hero> = Hero::ALL.iter().copied().filter(|&hero| Some(hero) != own).collect();
            let hero = free.draw(self.h, HEROES).expect("three are left");
            self.s.bot.hero = Some(hero);
            self.tell(Event::BotHero { hero });
            self.s.bot.deck = Set::first_n(9);
        }
        for seat in self.g.in_order(self.s) {
            let mut tiles: Set<BuildingTile> = Set::first_n(20);
            for cell in 0..20 {
                let tile = tiles.draw(self.h, Purpose(BUILDINGS.0 + seat.0)).expect("twenty buildings");
                self.p(seat).grid[cell] = Some(tile);
            }
            self.tell(Event::Grid { seat });
            for (pile, n) in [(Pile::Basic, 6), (Pile::Artifact, 1), (Pile::Advanced, 1)] {
                for _ in 0..n {
                    self.draw_card(seat, pile);
                }
            }
        }
        for seat in self.g.in_order(self.s).rev() {
            self.push(seat, Step::KeepQuests { left: 4 });
        }
    }

    /// The top card of a pile that is not empty, into the seat's unkept cards.
    pub fn draw_card(&mut self, seat: Seat, pile: Pile) -> QuestCard {
        if self.s.quests.0[pile.index()].is_empty() {
            self.shuffle(pile);
        }
        let purpose = Purpose(QUESTS.0 + pile as u8);
        let n = self.s.quests.0[pile.index()].draw(self.h, purpose).expect("the pile was offered");
        let card = in_pile(pile.index(), n);
        self.p(seat).drawn.add(card);
        let event = |card| Event::Drew { seat, pile, card };
        self.h.whisper(seat, event(Some(card)), Some(event(None)));
        card
    }

    /// N-250: nobody knows any more where a card is.
    pub fn shuffle(&mut self, pile: Pile) {
        let k = pile.index();
        self.s.quests.0[k] |= self.s.discards.0[k];
        self.s.discards.0[k] = Set::NONE;
        self.s.open.0[k] = Set::NONE;
        self.s.known.0.iter_mut().for_each(|known| known.0[k] = Set::NONE);
        self.tell(Event::Shuffled { pile });
    }

    /// N-020, N-117: fills every empty slot while the supply lasts. Is anybody there now?
    pub fn fill_villagers(&mut self) -> bool {
        for place in 0..6 {
            if self.s.villagers[place].is_some() || self.s.supply == [0; 4] {
                continue;
            }
            let good = Good::ALL[self.h.out_of_bag(VILLAGERS, &self.s.supply)];
            self.s.supply[good.index()] -= 1;
            self.s.villagers[place] = Some(good);
            self.tell(Event::VillagerShown { place: place as u8, good });
        }
        self.s.villagers.iter().any(Option::is_some)
    }

    /// N-079, N-333: the pile of the colour of the place; an empty one leaves the gap.
    pub fn show_gear(&mut self, place: u8) {
        let red = Set::first_n(catalog::RED_GEAR.into());
        let mut pile = if place < 3 { self.s.gear & red } else { self.s.gear - red };
        if let Some(token) = pile.draw(self.h, GEAR) {
            self.s.gear.remove(token);
            self.s.gear_row[place as usize] = Some(token);
            self.tell(Event::GearShown { place, token });
        }
    }

    /// N-051: in the same place, while the pile lasts.
    pub fn fill_row(&mut self, place: u8) {
        if let Some(specialist) = self.s.specialists.draw(self.h, SPECIALISTS) {
            self.s.row[place as usize] = Some(specialist);
            self.tell(Event::SpecialistShown { place, specialist });
        }
    }
}
