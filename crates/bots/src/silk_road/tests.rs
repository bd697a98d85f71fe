//! Opponents are fair, lawful and in time; the perfect one is.
use super::*;
use silk_road::Options;
use silk_road::catalog::Catalog;
use silk_road::hex::{EDGES, Gates};
use silk_road::market::prices;
use silk_road::solve::{Problem, best};
use silk_road::state::{Past, Phase, Player};
use std::sync::Arc;
use table::{Dice, Game, Header, Purpose, Seat, Shelved, Table};

const SEED: u64 = 77;

fn game(players: u8, clock: Clock) -> SilkRoad {
    with(Options { players, clock, ..Options::default() })
}

fn with(opt: Options) -> SilkRoad {
    SilkRoad::new(opt).expect("our own sheets are sound")
}

/// Opponents at a real table: every action goes through the checked door. Asked seats answer at once; of the others the
/// first acts next, or the house when its time has come.
struct Evening {
    table: Table<SilkRoad>,
    traders: Vec<Trader>,
    now: Millis,
    actions: u32,
}

impl Evening {
    fn new(game: SilkRoad, levels: &[Level], seed: u64) -> Evening {
        let traders = levels.iter().map(|&level| Trader::new(level)).collect();
        let table = Table::new(game, Header::new(SilkRoad::NAME, &seed.to_string()));
        Evening { table, traders, now: 0, actions: 0 }
    }

    fn next(&mut self) -> Option<(Seat, Action)> {
        let seat = self.table.game().must(self.table.state()).first()?;
        if seat != Seat::HOUSE {
            return Some((seat, self.traders[seat.index()].choose(&self.table.mind(seat), &mut FastDice::new(1))));
        }
        let strikes = self.table.game().deadline(self.table.state(), seat).expect("the house has a deadline");
        let volunteers = self.traders.iter_mut().enumerate().filter_map(|(n, trader)| {
            let (at, action) = trader.volunteer(&self.table.mind(Seat(n as u8)), SEED + n as u64)?;
            Some((at, Seat(n as u8), action))
        });
        let first = volunteers.min_by_key(|(at, ..)| *at).filter(|(at, ..)| *at < strikes);
        let house = if self.table.state().phase == Phase::Trading { Action::TimeUp } else { Action::Start };
        let (at, seat, action) = first.unwrap_or((strikes, seat, house));
        self.now = self.now.max(at);
        Some((seat, action))
    }

    /// One action; false: the game is over.
    fn step(&mut self) -> bool {
        let Some((seat, action)) = self.next() else { return false };
        self.table.act(seat, self.now, action).unwrap_or_else(|why| panic!("{seat} {action} at {}: {why}", self.now));
        self.actions += 1;
        assert!(self.actions < 4 * 4 * 50, "nobody needs so long");
        true
    }

    /// To the end, looking at every round when it is over.
    fn play(mut self, mut look: impl FnMut(&SilkRoad, &Past)) {
        let mut seen = 0;
        while self.step() {
            if let Some(past) = &self.table.state().past
                && past.round != seen
            {
                seen = past.round;
                look(self.table.game(), past);
            }
        }
        assert_eq!(seen, 4);
    }
}

fn any_levels(n: u8, dice: &mut FastDice) -> Vec<Level> {
    (0..n).map(|_| LEVELS[dice.below(Purpose(0), LEVELS.len() as u32) as usize]).collect()
}

/// Evenings with any options, any number of people and any levels.
fn in_time_in(clock: Clock, games: u64) {
    let halves = [0..games / 2, games / 2..games];
    std::thread::scope(|threads| {
        for half in halves {
            threads.spawn(move || half.for_each(|seed| one_in_time(clock, seed)));
        }
    });
}

fn one_in_time(clock: Clock, seed: u64) {
    let mut dice = FastDice::new(seed);
    let mut any = |n: u32| dice.below(Purpose(0), n);
    let opt = Options {
        players: 1 + any(4) as u8,
        clock,
        seconds: [10, 15, 30, 60, 120][any(5) as usize],
        gates: Gates::ALL[any(3) as usize],
        same_sheet: any(2) == 0,
        turned_maps: any(2) == 0,
        ..Options::default()
    };
    let levels = any_levels(opt.players, &mut dice);
    Evening::new(with(opt), &levels, seed).play(|game, past| {
        for (level, seat) in levels.iter().zip(Seat::all(game.opt.players)) {
            let result = &past.results[seat];
            assert!(result.after.is_some(), "{} was late: {:?}", level.name, game.opt);
            assert!(result.qualified || level.spoiled > 0, "{} spoiled a route: {:?}", level.name, game.opt);
        }
    });
}

#[test]
fn everybody_is_lawful_and_in_time_by_one_clock() {
    in_time_in(Clock::Live, 1_000);
}

#[test]
fn everybody_is_lawful_and_in_time_by_clocks_of_their_own() {
    in_time_in(Clock::Own, 600);
}

#[test]
fn everybody_is_lawful_without_a_clock() {
    in_time_in(Clock::Off, 600);
}

/// The solver's value for the same map and the same bonus tiles.
fn best_of(game: &SilkRoad, past: &Past, seat: Seat) -> i32 {
    let prices = prices(&past.market, game.opt.slots(past.round));
    let cities = game.cat.cards[past.card as usize].cities;
    let result = &past.results[seat];
    let problem = Problem::new(cities, game.opt.gates).with_sheet(game.sheet(past.round, result.sheet), &prices);
    best(&Problem { bonus: result.bonus, ..problem }).goods
}

fn perfect_is_perfect(opt: &Options, games: u64) -> u32 {
    let (mut with_bonus, perfect) = (0, LEVELS[4]);
    for seed in 0..games {
        let levels = vec![perfect; opt.players as usize];
        Evening::new(with(opt.clone()), &levels, seed).play(|game, past| {
            for seat in Seat::all(game.opt.players) {
                let result = &past.results[seat];
                assert_eq!(i32::from(result.goods), best_of(game, past, seat), "seed {seed}, seat {seat}");
                with_bonus += u32::from(result.bonus != [0; 3]);
            }
        });
    }
    with_bonus
}

#[test]
fn perfect_finds_what_the_solver_finds() {
    let mut with_bonus = 0;
    for gates in Gates::ALL {
        for clock in Clock::ALL {
            let opt = Options { players: 3, gates: *gates, clock: *clock, turned_maps: true, ..Options::default() };
            with_bonus += perfect_is_perfect(&opt, 12);
        }
    }
    assert!(with_bonus > 50, "bonus tiles in only {with_bonus} rounds");
}

#[test]
fn other_numbers_of_dots_are_read_as_well() {
    for dots in [1, 3] {
        let opt = Options { dots, sheets: Some("dots".into()), ..Options::default() };
        let game = with(opt);
        for seed in 0..8 {
            let levels = [LEVELS[4], LEVELS[3]];
            Evening::new(game.clone(), &levels, seed).play(|game, past| {
                assert_eq!(i32::from(past.results[Seat(0)].goods), best_of(game, past, Seat(0)));
            });
        }
    }
}

/// All that opponents would do now, by seat and level.
fn answers(game: &SilkRoad, s: &silk_road::State, seat: Seat) -> Vec<Option<(Millis, Action)>> {
    let mind = Mind::within(game, s, seat);
    let asked = game.must(s).has(seat);
    let answer = |level: &Level| {
        let mut trader = Trader::new(*level);
        let chosen = asked.then(|| (0, trader.choose(&mind, &mut FastDice::new(3))));
        [chosen, trader.volunteer(&mind, SEED)]
    };
    LEVELS.iter().flat_map(answer).collect()
}

#[test]
fn what_a_seat_cannot_know_changes_nothing() {
    let mut dice = FastDice::new(5);
    for clock in Clock::ALL {
        let levels = any_levels(3, &mut dice);
        let mut evening = Evening::new(game(3, *clock), &levels, 9);
        let mut differed = 0;
        while evening.step() {
            if !evening.actions.is_multiple_of(7) {
                continue;
            }
            let (game, s) = (evening.table.game(), evening.table.state());
            let seat = Seat(evening.actions as u8 % 3);
            let other = game.imagine(s, Some(seat), &mut dice);
            differed += u32::from(other != *s);
            assert_eq!(answers(game, s, seat), answers(game, &other, seat));
        }
        assert!(differed > 10, "{clock}: the worlds differed {differed} times");
    }
}

/// Same maps, another answer key: nobody may notice before the round is over.
#[test]
fn nobody_reads_the_key() {
    let honest = game(2, Clock::Live);
    let mut cat: Catalog = (*honest.cat).clone();
    for sheet in cat.sheets.iter_mut().flatten() {
        sheet.dots.iter_mut().for_each(|dot| dot.edge = (dot.edge + 17) % EDGES as u8);
    }
    let forged = SilkRoad { cat: Arc::new(cat), ..honest.clone() };
    let mut evening = Evening::new(honest, &[LEVELS[2], LEVELS[3]], 4);
    let mut building = 0;
    while evening.step() {
        let s = evening.table.state();
        for seat in Seat::all(2).filter(|&seat| Player::is_building(&s.players[seat])) {
            building += 1;
            if building % 9 == 1 {
                assert_eq!(answers(evening.table.game(), s, seat), answers(&forged, s, seat));
            }
        }
    }
    assert!(building > 200);
}

/// A seat that was a person's: whatever lies there, the plan is laid in the end.
#[test]
fn a_board_that_somebody_else_began_is_put_right() {
    let mut dice = FastDice::new(8);
    for seed in 0..40 {
        let mut evening = Evening::new(game(1, Clock::Off), &[LEVELS[4]], seed);
        evening.step();
        for _ in 0..30 {
            let mut list = table::legal_list(evening.table.game(), evening.table.state(), Seat(0));
            list.retain(|a| *a != Action::Declare);
            let action = list[dice.below(Purpose(0), list.len() as u32) as usize];
            evening.table.act(Seat(0), 0, action).unwrap();
        }
        evening.play(|game, past| {
            assert_eq!(i32::from(past.results[Seat(0)].goods), best_of(game, past, Seat(0)));
        });
    }
}

/// Routes of equal worth are told apart by temper; nobody gives up goods for it.
#[test]
fn some_like_it_long_and_some_hurry() {
    let (mut evening, mut lengths) = (Evening::new(game(2, Clock::Live), &[LEVELS[4]; 2], 1), vec![]);
    while !Player::is_building(&evening.table.state().players[Seat(0)]) {
        assert!(evening.step());
    }
    let view = evening.table.mind(Seat(0)).view();
    for seed in 0..20 {
        let (task, _) = Task::read(&evening.table.mind(Seat(0)), &view, seed).expect("it is building");
        lengths.push(Plan::new(&LEVELS[4], &task).expect("there is time").board.tiles().count());
    }
    assert!(lengths.iter().max() > lengths.iter().min(), "{lengths:?}");
}

#[test]
fn levels_are_found_by_name() {
    assert_eq!(LEVELS.map(|level| level.name), SilkRoad::LEVELS);
    assert!(SilkRoad::NAMES.iter().all(|name| by_name(name).is_some()) && by_name("oracle").is_none());
    assert!(SilkRoad::NAMES.contains(&SilkRoad::USUAL));
}

/// Times come from outside, and a deadline past the end of time is the end of time: then a round is short, or over at once.
#[test]
fn a_race_at_the_end_of_time_is_run() {
    for clock in [Clock::Live, Clock::Own] {
        for before in [0, 1, 699, 700, 3_000, 4_000, 5_000, 9_000, 12_000, 70_000, 200_000] {
            for level in LEVELS {
                let mut evening = Evening::new(game(2, clock), &[level; 2], 5);
                evening.now = Millis::MAX - before;
                while evening.step() {}
            }
        }
    }
}
