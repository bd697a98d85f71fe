//! Events are a ledger: whoever adds up what was told to a spectator has what every seat has, at every question of whole
//! games under every option.
mod sets;

use merchants::state::Step;
use merchants::words::*;
use merchants::{CommissionCard, CompanionCard, Event, HeroCard, Merchants, State};
use table::{Dice, FastDice, Game, Host, Millis, Purpose, Seat, Set, Shelved, legal_list};

const GAMES: u64 = 6;
const LOTS: Purpose = Purpose(31);

/// What one seat has, by what was told.
#[derive(Clone, PartialEq, Debug, Default)]
struct Page {
    coins: i32,
    prestige: i32,
    lanterns: i32,
    quartz: i32,
    horseshoes: i32,
    goods: [[i32; 6]; 2],
    heroes: Set<HeroCard>,
    commissions: Set<CommissionCard>,
    brought: Set<HeroCard>,
    delivered: Set<CommissionCard>,
    deeds: i32,
    companions: Set<CompanionCard>,
    steeds: u8,
    tiles: u8,
    space: u8,
    locked: [Option<Face>; 3],
    /// by face
    reserve: [i32; 8],
    spent: i32,
    /// illuminated dice in the special reserve, by face
    glow: [i32; 8],
    /// the action pool: the night die, the illuminated one
    pool: [Option<Face>; 2],
}

struct Book {
    cards: Vec<(CompanionCard, Stray)>,
    pages: Vec<Page>,
    rival: usize,
    /// the goods marker and the illuminated dice of the automaton
    marker: i32,
    rival_dice: i32,
    round: u8,
    turn: Option<Seat>,
}

impl Book {
    fn new(game: &Merchants) -> Book {
        let stray = |card: CompanionCard| Stray::ALL.iter().copied().find(|&s| game.cat.stray_card(s) == card);
        let cards = game.cat.strays.iter().filter_map(|card| Some((card, stray(card)?))).collect();
        let set = [Face::One, Face::Two, Face::Three].map(Some); // F-021: these are set, not rolled
        let pages = Seat::all(game.opt.players)
            .map(|seat| Page { locked: if seat == game.rival { [None; 3] } else { set }, ..Page::default() })
            .collect();
        let rival = game.rival.index();
        Book { cards, pages, rival, marker: 0, rival_dice: 0, round: 0, turn: None }
    }

    /// F-054, F-058: what Rest does to the dice of whoever was in turn is told by the turn that follows.
    fn end_turn(&mut self) {
        let Some(seat) = self.turn.take().filter(|seat| seat.index() != self.rival) else { return };
        let page = &mut self.pages[seat.index()];
        page.pool = [None; 2];
        page.spent = if matches!(self.round, 4 | 7 | 9 | 10) { 0 } else { page.spent + 1 };
    }

    /// No `_`: a new event must say what it changes.
    fn enter(&mut self, event: &Event) {
        let rival = self.rival;
        let of = |seat: Seat| seat.index();
        match *event {
            Event::Round { round } => {
                self.end_turn();
                self.round = round;
            }
            Event::Turn { seat } => {
                self.end_turn();
                self.turn = Some(seat);
            }
            Event::FinalTravels => self.end_turn(),
            Event::DeedPutBack { seat, .. } => self.pages[of(seat)].deeds -= 1,
            Event::RivalMoved { to } => self.pages[rival].space = to,
            Event::RivalGoods { by } => self.marker += i32::from(by),
            Event::RivalDice { by } => self.rival_dice += i32::from(by),
            Event::Coins { seat, by } => self.pages[of(seat)].coins += i32::from(by),
            Event::Prestige { seat, by } => self.pages[of(seat)].prestige += i32::from(by),
            Event::Lanterns { seat, by } => self.pages[of(seat)].lanterns += i32::from(by),
            Event::Quartz { seat, by } => self.pages[of(seat)].quartz += i32::from(by),
            Event::Horseshoes { seat, by } => self.pages[of(seat)].horseshoes += i32::from(by),
            Event::Gained { seat, good, side } => self.pages[of(seat)].goods[side.index()][good.index()] += 1,
            Event::Lost { seat, good, side } => self.pages[of(seat)].goods[side.index()][good.index()] -= 1,
            Event::Flipped { seat, good, to } => {
                self.pages[of(seat)].goods[to.index()][good.index()] += 1;
                self.pages[of(seat)].goods[1 - to.index()][good.index()] -= 1;
            }
            Event::IlluminatedDie { seat, face } => self.pages[of(seat)].glow[face.index()] += 1,
            Event::Hero { seat, hero } => self.pages[of(seat)].heroes.add(hero),
            Event::HeroLeft { seat, hero } => self.pages[of(seat)].heroes.remove(hero),
            Event::Commission { seat, commission } => self.pages[of(seat)].commissions.add(commission),
            Event::CommissionLeft { seat, commission } => self.pages[of(seat)].commissions.remove(commission),
            Event::Deed { seat, .. } => self.pages[of(seat)].deeds += 1,
            Event::Companion { seat, card } => self.pages[of(seat)].companions.add(card),
            Event::Tile { seat, tile } => self.pages[of(seat)].tiles |= 1 << tile as u8,
            Event::Steed { seat, steed } => self.pages[of(seat)].steeds |= 1 << steed as u8,
            Event::Reset { seat } => self.pages[of(seat)].locked = [Face::One, Face::Two, Face::Three].map(Some),
            Event::Bumped { seat, die, slot, out } => {
                let page = &mut self.pages[of(seat)];
                page.reserve[die.index()] -= 1;
                page.locked[slot.index()] = Some(die);
                page.pool[0] = Some(out);
            }
            Event::Unlocked { seat, slot, out } => {
                self.pages[of(seat)].locked[slot.index()] = None;
                self.pages[of(seat)].pool[0] = Some(out);
            }
            Event::Lit { seat, die } => {
                self.pages[of(seat)].glow[die.index()] -= 1;
                self.pages[of(seat)].pool[1] = Some(die);
            }
            Event::Moved { seat, to, .. } => self.pages[of(seat)].space = to,
            Event::Horseshoe { seat, to, .. } => {
                self.pages[of(seat)].horseshoes -= 1;
                self.pages[of(seat)].space = to;
            }
            Event::Delivered { seat, commission, .. } => {
                self.pages[of(seat)].commissions.remove(commission);
                self.pages[of(seat)].delivered.add(commission);
            }
            Event::Brought { seat, hero } => {
                self.pages[of(seat)].heroes.remove(hero);
                self.pages[of(seat)].brought.add(hero);
            }
            Event::Ability { seat, .. } => self.pages[of(seat)].quartz -= 1,
            Event::StrayWent { stray, to } => {
                let card = self.cards.iter().find(|(_, s)| *s == stray).expect("a stray of this edition").0;
                self.pages.iter_mut().for_each(|page| page.companions.remove(card));
                if let Some(to) = to {
                    self.pages[of(to)].companions.add(card);
                }
            }
            Event::NightDice { seat, faces } => {
                let reserve = &mut self.pages[of(seat)].reserve;
                reserve.iter_mut().zip(faces).for_each(|(have, new)| *have += i32::from(new));
            }
            // what the board shows, and what others say in numbers
            Event::Buildings { .. }
            | Event::WheelSet { .. }
            | Event::Paired { .. }
            | Event::Drafted { .. }
            | Event::TileOut { .. }
            | Event::RivalCard { .. }
            | Event::RivalActs { .. }
            | Event::RivalCannot { .. }
            | Event::RivalSentAway { .. }
            | Event::Missed { .. }
            | Event::Visited { .. }
            | Event::Idle { .. }
            | Event::Used { .. }
            | Event::Wheel { .. }
            | Event::Changed { .. }
            | Event::Bought { .. }
            | Event::Sold { .. }
            | Event::DarkMarket { .. }
            | Event::Ruins { .. }
            | Event::RuinsDie { .. }
            | Event::Oracle { .. }
            | Event::Swapped { .. }
            | Event::Declared { .. }
            | Event::Joined { .. }
            | Event::EventCard { .. }
            | Event::Travel { .. }
            | Event::Took { .. }
            | Event::Entered { .. }
            | Event::Fortune { .. }
            | Event::Copied { .. }
            | Event::Stray { .. }
            | Event::MarketDie { .. }
            | Event::HeroShown { .. }
            | Event::DeedShown { .. }
            | Event::CompanionShown { .. }
            | Event::CommissionShown { .. }
            | Event::Revealed { .. }
            | Event::Scored { .. } => {}
        }
    }
}

/// What one seat really has. A commission that a question holds was taken, and is not delivered yet.
fn truth(game: &Merchants, s: &State, seat: Seat) -> Page {
    let p = &s.players[seat];
    let rival = seat == game.rival;
    let mut commissions = if rival { s.rival.commissions } else { p.commissions.iter().flatten().copied().collect() };
    for frame in s.stack.iter().filter(|frame| frame.seat == seat) {
        if let Step::Giving { commission, .. } | Step::PlaceCommission { commission } = frame.step {
            commissions.add(commission);
        }
    }
    let mut glow = [0; 8];
    p.glow.iter().flatten().for_each(|f| glow[f.index()] += 1);
    Page {
        coins: p.coins.into(),
        prestige: p.prestige.into(),
        lanterns: p.lanterns.into(),
        quartz: p.quartz.into(),
        horseshoes: p.horseshoes.into(),
        goods: p.goods.map(|side| side.map(i32::from)),
        heroes: if rival { s.rival.heroes } else { p.heroes.iter().flatten().copied().collect() },
        commissions,
        brought: p.brought,
        delivered: p.delivered,
        deeds: p.deeds.len() as i32,
        companions: p.companions,
        steeds: p.steeds,
        tiles: p.tiles,
        space: p.space,
        locked: p.locked,
        reserve: p.reserve.map(i32::from),
        spent: p.spent.into(),
        glow,
        pool: [p.night, p.lit],
    }
}

/// Hears what a spectator hears.
struct Ears {
    dice: FastDice,
    told: Vec<Event>,
}

impl Dice for Ears {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.dice.below(purpose, n)
    }
}

impl Host<Event> for Ears {
    fn now(&self) -> Millis {
        0
    }
    fn tell(&mut self, event: Event) {
        self.told.push(event);
    }
    fn whisper(&mut self, _: Seat, _: Event, public: Option<Event>) {
        self.told.extend(public);
    }
    fn reveal(&mut self, event: Event) {
        self.told.push(event);
    }
}

fn compare(game: &Merchants, s: &State, book: &Book) {
    for seat in Seat::all(game.opt.players) {
        assert_eq!(
            book.pages[seat.index()],
            truth(game, s, seat),
            "seat {seat} in round {}: {:?}",
            s.round,
            s.stack.top()
        );
    }
    let told = (book.marker, book.rival_dice);
    assert_eq!(told, (s.rival.goods.into(), s.rival.illuminated.into()), "the automaton in round {}", s.round);
}

#[test]
fn whoever_adds_up_the_events_knows_what_every_seat_has() {
    let mut compared = 0;
    for (n, options) in sets::every_set().iter().enumerate() {
        let game = Merchants::build(options, None).unwrap();
        for k in 0..GAMES {
            let mut dice = FastDice::new(1_000 * n as u64 + k);
            let mut ears = Ears { dice: dice.split(), told: vec![] };
            let mut book = Book::new(&game);
            let mut s = game.deal(&mut ears);
            loop {
                ears.told.drain(..).for_each(|event| book.enter(&event));
                compare(&game, &s, &book);
                compared += 1;
                let Some(seat) = game.must(&s).first() else { break };
                let legal = legal_list(&game, &s, seat);
                let a = legal[dice.below(LOTS, legal.len() as u32) as usize];
                game.play(&mut s, seat, a, &mut ears);
            }
        }
    }
    println!("{compared} positions compared");
    assert!(compared > 20_000, "{compared}");
}
