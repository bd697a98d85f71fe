//! A game of the rules, written down moment by moment.
use bots::Bot;
use merchants::words::Luck;
use merchants::{DeedCard, Event, Merchants, State};
use std::collections::BTreeMap;
use table::{Dice, FastDice, Game, Host, Millis, Mind, Purpose, Seat, Set, TableDice};

/// An event, and the table just before it.
pub struct Moment {
    pub event: Event,
    pub before: State,
}

pub struct Played {
    pub moments: Vec<Moment>,
    pub end: State,
    /// how often people had to decide for the automaton, by question
    pub asked: BTreeMap<&'static str, usize>,
}

struct Scribe {
    dice: TableDice,
    events: Vec<Event>,
}

impl Dice for Scribe {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.dice.below(purpose, n)
    }
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.dice.pick(purpose, from)
    }
}

impl Host<Event> for Scribe {
    fn now(&self) -> Millis {
        0
    }
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
    fn whisper(&mut self, _: Seat, secret: Event, _: Option<Event>) {
        self.events.push(secret);
    }
    fn reveal(&mut self, event: Event) {
        self.events.push(event);
    }
}

/// Plays a game of the rules and writes down every moment of it.
pub fn played(game: &Merchants, seed: &str, bot: &str) -> Played {
    let mut scribe = Scribe { dice: TableDice::new(seed), events: vec![] };
    let mut thoughts = FastDice::new(seed.len() as u64 + u64::from(seed.as_bytes()[0]));
    let mut bot: Box<dyn Bot<Merchants>> = bots::merchants::by_name(bot).expect("a bot of this house");
    let (mut moments, mut asked) = (vec![], BTreeMap::new());
    let mut s = game.deal(&mut scribe);
    let mut mirror = bare(s);
    loop {
        for event in scribe.events.drain(..) {
            moments.push(Moment { event, before: mirror });
            follow(game, &mut mirror, event);
        }
        let account = |s: &State| (s.rival.goods, s.rival.illuminated, s.rival.heroes, s.rival.commissions);
        assert_eq!(account(&mirror), account(&s), "the mirror follows the rules");
        let Some(seat) = game.must(&s).first() else { return Played { moments, end: s, asked } };
        let step = s.stack.top().expect("somebody is asked").step;
        if step.is_for_rival() {
            *asked.entry(step.name()).or_default() += 1;
        }
        mirror = s;
        let action = bot.choose(&Mind::within(game, &s, seat), &mut thoughts);
        game.play(&mut s, seat, action, &mut scribe);
    }
}

/// Before the deal: if the automaton begins, its first turn is part of it.
fn bare(s: State) -> State {
    let (inn, courtyard, row, tops) = ([None; 4], [None; 2], [None; 3], [None; 6]);
    let (rival, players) = (Default::default(), table::BySeat(Default::default()));
    State { inn, courtyard, row, tops, rival, players, five_coins: true, dark: 0, ..s }
}

fn gone<C: PartialEq>(places: &mut [Option<C>], card: C) {
    let card = Some(card);
    places.iter_mut().filter(|place| **place == card).for_each(|place| *place = None);
}

/// What an event changes of the things that somebody at the table would look at.
fn follow(game: &Merchants, s: &mut State, event: Event) {
    let its = |seat: Seat| seat == game.rival;
    match event {
        Event::WheelSet { good } => {
            let first = game.cat.section[good.index()];
            s.wheel = (6 - first) % 6;
            s.market = [1; 6];
            // F-008, P-002: one section has no die
            let empty = (first + game.cat.market_from + 5) % 6;
            s.market[game.cat.wheel[empty as usize].index()] = 0;
        }
        Event::Wheel { .. } => s.wheel = (s.wheel + 1) % 6,
        Event::Bought { good, .. } => s.market[good.index()] -= 1,
        Event::Changed { from, to, .. } => {
            s.market[from.index()] -= 1;
            s.market[to.index()] += 1;
        }
        Event::MarketDie { good } => s.market[good.index()] += 1,
        Event::HeroShown { place, hero } => s.inn[place as usize] = Some(hero),
        Event::DeedShown { place, deed } => s.courtyard[place as usize] = Some(deed),
        Event::Turn { .. } => s.row.sort_by_key(Option::is_some), // they slide even if no card comes
        Event::CompanionShown { place, card } => {
            s.row.sort_by_key(Option::is_some); // the others slide away from the deck
            s.row[place as usize] = Some(card);
        }
        Event::CommissionShown { commission } => {
            s.tops[game.cat.commission(commission).town.index()] = Some(commission);
        }
        Event::Companion { card, .. } | Event::RivalSentAway { card } => gone(&mut s.row, card),
        Event::DarkMarket { to, .. } => s.dark = to,
        Event::Fortune { luck: Luck::Coins, .. } => s.five_coins = false,
        Event::RivalGoods { by } => s.rival.goods = s.rival.goods.saturating_add_signed(by),
        Event::RivalDice { by } => s.rival.illuminated = s.rival.illuminated.saturating_add_signed(by),
        Event::Coins { seat, by } => s.players[seat].coins = s.players[seat].coins.saturating_add_signed(by.into()),
        Event::Prestige { seat, by } => {
            s.players[seat].prestige = s.players[seat].prestige.saturating_add_signed(by.into());
        }
        Event::Lanterns { seat, by } => s.players[seat].lanterns = s.players[seat].lanterns.saturating_add_signed(by),
        Event::Quartz { seat, by } => s.players[seat].quartz = s.players[seat].quartz.saturating_add_signed(by),
        Event::Hero { seat, hero } => {
            gone(&mut s.inn, hero);
            if its(seat) {
                s.rival.heroes.add(hero);
            }
        }
        Event::HeroLeft { seat, hero } | Event::Brought { seat, hero } if its(seat) => s.rival.heroes.remove(hero),
        Event::Commission { seat, commission } => {
            gone(&mut s.tops, commission);
            if its(seat) {
                s.rival.commissions.add(commission);
            }
        }
        Event::Delivered { seat, commission, .. } if its(seat) => s.rival.commissions.remove(commission),
        Event::Deed { seat, deed } => {
            // a deed that nobody saw is any deed that is not there yet
            let deeds = &mut s.players[seat].deeds;
            let deed = deed.unwrap_or_else(|| {
                (0..64).rev().map(DeedCard::new).find(|&d| !deeds.has(d)).expect("fewer than 64 deeds")
            });
            gone(&mut s.courtyard, deed);
            deeds.add(deed);
        }
        _ => {}
    }
}
