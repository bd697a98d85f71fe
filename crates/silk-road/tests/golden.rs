//! Golden playthroughs: whole games, printed step by step with their stamps, and recorded games that must replay.
//!
//! A change of the rules shows up here as a readable difference. Look at it; if it is meant, accept it:
//!
//! ```sh
//! INSTA_UPDATE=always cargo test -p silk-road --test golden                  # the printed games
//! cargo test -p silk-road --test golden record_the_games -- --ignored        # the recorded ones
//! ```
//!
//! Any game file that is put into `tests/games/` is replayed too.
use serde_json::{Value, json};
use silk_road::market::prices;
use silk_road::solve::{Problem, best};
use silk_road::state::{Phase, Stage};
use silk_road::tile::{Board, Tile};
use silk_road::words::Piece;
use silk_road::{Action, SilkRoad, hex};
use std::fmt::Write;
use std::path::PathBuf;
use table::golden;
use table::{Dice, FastDice, Game, Millis, Purpose, Seat, Shelved, Sight, Table};

#[test]
fn one_alone() {
    insta::assert_snapshot!("one", played("golden one", &json!({ "players": 1 })));
}

#[test]
fn three_at_once() {
    insta::assert_snapshot!("three", played("golden three", &json!({ "players": 3, "ages": [40, 12, null] })));
}

#[test]
fn two_by_their_own_clocks() {
    let options = json!({ "players": 2, "clock": "own", "turned_maps": true, "sole_finisher": "X+3" });
    insta::assert_snapshot!("two-own-clocks", played("golden own", &options));
}

// -- recorded games ---------------------------------------------------------------------------------------------------

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

#[test]
fn recorded_games_replay() {
    let tables = golden::recorded::<SilkRoad>(&folder(), None);
    assert!(tables.len() >= 3, "there should be a game for each clock");
}

#[test]
#[ignore = "writes tests/games: for a meant change of rules or sheets"]
fn record_the_games() {
    let all = [
        ("live-four", json!({ "players": 4, "same_sheet": true })),
        ("own-three", json!({ "players": 3, "clock": "own", "bonus_tiles": ["wide", "tight", "wide"] })),
        ("off-two", json!({ "players": 2, "clock": "off", "gates": "three", "icons": { "down": 10, "swap": 5 } })),
    ];
    for (name, options) in all {
        let mut people = People::new(&format!("recorded {name}"), &options);
        while people.step() {}
        std::fs::write(folder().join(format!("{name}.caravan")), people.table.file().write()).unwrap();
    }
}

// -- the ledger -------------------------------------------------------------------------------------------------------

/// Whoever adds up what a spectator is told has the score and the bonus tiles of every seat, at every moment.
#[test]
fn events_are_a_ledger() {
    let (mut compared, mut tiles) = (0, 0);
    for (players, clock, seed) in [(4, "live", 1), (3, "own", 2), (2, "off", 3), (4, "own", 4), (2, "live", 5)] {
        let mut people = People::new(&format!("ledger {seed}"), &json!({ "players": players, "clock": clock }));
        let mut pages = vec![(0, [0; 3]); players];
        let mut seen = 0;
        loop {
            for event in news(&people.table, None, &mut seen) {
                let Some((score, bonus)) = event["seat"].as_u64().map(|seat| &mut pages[seat as usize]) else {
                    continue;
                };
                let kind = || silk_road::words::Kind::ALL.iter().position(|kind| event["kind"] == kind.word()).unwrap();
                match event["what"].as_str().unwrap() {
                    "scored" => *score = event["score"].as_i64().unwrap(),
                    "bonus-tile" => {
                        bonus[kind()] += 1;
                        tiles += 1;
                    }
                    "spent" => bonus[kind()] -= 1,
                    _ => {}
                }
            }
            let players = &people.table.state().players.0[..players];
            let truth = players.iter().map(|p| (i64::from(p.score), p.bonus)).collect::<Vec<_>>();
            assert_eq!(pages, truth, "{clock}, seed {seed}");
            compared += 1;
            if !people.step() {
                break;
            }
        }
    }
    assert!(compared > 200 && tiles > 5, "{compared} moments, {tiles} bonus tiles");
}

// -- people -----------------------------------------------------------------------------------------------------------

const WHIM: Purpose = Purpose(0);

/// People who build a good route, tile by tile, fumble now and then, and are not always done in time.
struct People {
    table: Table<SilkRoad>,
    dice: FastDice,
    now: Millis,
    plans: Vec<Plan>,
}

#[derive(Clone, Default)]
struct Plan {
    board: Board,
    /// when the next tile is laid
    next: Millis,
    pace: u32,
}

impl People {
    fn new(seed: &str, options: &Value) -> People {
        let game = SilkRoad::build(options, None).unwrap_or_else(|e| panic!("{e}"));
        let seats = game.seats().into();
        let table = Table::open(game, seed, vec![], None).unwrap_or_else(|e| panic!("{e}"));
        People { table, dice: FastDice::new(table::fingerprint(&seed)), now: 0, plans: vec![Plan::default(); seats] }
    }
    fn below(&mut self, n: u32) -> u32 {
        self.dice.below(WHIM, n)
    }
    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// The next thing that anybody does. `false`: it is over.
    fn step(&mut self) -> bool {
        let must = self.table.game().must(self.table.state());
        let idle = must.iter().find(|&w| w != Seat::HOUSE && self.table.state().players[w].stage == Stage::Idle);
        if must.is_empty() {
            return false;
        } else if let Some(seat) = idle {
            self.now += 800 + Millis::from(self.below(3000));
            self.act(seat, Action::Ready);
            self.plan();
        } else if let Phase::Countdown { start } = self.table.state().phase {
            self.now = start;
            self.table.time_up(start).unwrap();
            self.plan();
        } else {
            self.build();
        }
        true
    }

    fn act(&mut self, seat: Seat, a: Action) {
        self.table.act(seat, self.now, a).unwrap_or_else(|e| panic!("{a}: {e}"));
    }

    /// Everybody who has just turned a map over looks at it.
    fn plan(&mut self) {
        let s = *self.table.state();
        for seat in Seat::all(self.table.game().seats()) {
            let p = &s.players[seat];
            let (Some(sheet), Stage::Building { since }) = (p.sheet, p.stage) else { continue };
            if p.board != Board::default() || self.plans[seat.index()].next > since {
                continue;
            }
            let g = self.table.game();
            let prices = prices(&s.market, g.opt.slots(s.round));
            let problem = Problem::new(g.cat.cards[s.card as usize].cities, g.opt.gates);
            let problem = Problem { bonus: p.bonus, ..problem.with_sheet(g.sheet(s.round, sheet), &prices) };
            let mut board = best(&problem).board;
            if self.one_in(6) {
                let (cell, tile) = board.tiles().next().unwrap();
                board.0[cell as usize] = Some(Tile { turn: (tile.turn + 1) % tile.kind.turns(), ..tile });
            }
            let next = since + 2000 + Millis::from(self.below(9000));
            let pace = 900 + self.below(1600);
            self.plans[seat.index()] = Plan { board, next, pace };
        }
    }

    /// The earliest of all hands; the house when the sand has run out.
    fn build(&mut self) {
        let s = *self.table.state();
        let builders = Seat::all(self.table.game().seats()).filter(|&w| s.players[w].is_building());
        let seat = builders.min_by_key(|w| self.plans[w.index()].next).expect("somebody builds");
        let at = self.plans[seat.index()].next;
        if let Some(sand) = self.table.game().deadline(&s, Seat::HOUSE).filter(|&sand| sand <= at) {
            self.now = sand;
            self.table.time_up(sand).unwrap();
            return;
        }
        self.now = at;
        let (have, want) = (s.players[seat].board, self.plans[seat.index()].board);
        let missing = (0..hex::CELLS as u8).find(|&c| have.at(c) != want.at(c));
        self.plans[seat.index()].next += match missing {
            Some(cell) => self.lay(seat, cell, have.at(cell), want.at(cell)),
            None => {
                self.act(seat, Action::Declare);
                0
            }
        };
    }

    /// One move of the hand; how long it takes.
    fn lay(&mut self, seat: Seat, cell: u8, have: Option<Tile>, want: Option<Tile>) -> Millis {
        let pace = self.plans[seat.index()].pace;
        let piece = |tile: Tile| Piece::new(tile.kind, tile.bonus);
        let free = (0..hex::CELLS as u8).find(|&c| self.table.state().players[seat].board.at(c).is_none());
        match (have, want) {
            (Some(have), Some(want)) if piece(have) == piece(want) && !self.one_in(9) => {
                self.act(seat, Action::Turn { cell, to: want.turn });
            }
            (Some(_), _) if self.one_in(2) && free.is_some() => {
                self.act(seat, Action::Move { cell, to: free.expect("just seen") });
            }
            (Some(_), _) => self.act(seat, Action::Lift { cell }),
            (None, Some(want)) => {
                let p = self.table.state().players[seat];
                let lost = |c: &u8| {
                    p.board.at(*c).is_some_and(|t| piece(t) == piece(want))
                        && p.board.at(*c) != self.plans[seat.index()].board.at(*c)
                };
                match (0..hex::CELLS as u8).find(lost) {
                    Some(from) if p.tray()[piece(want).index()] == 0 => {
                        self.act(seat, Action::Move { cell: from, to: cell });
                    }
                    _ => self.act(seat, Action::Place { cell, piece: piece(want) }),
                }
            }
            (None, None) => unreachable!("they differ"),
        }
        Millis::from(pace / 2 + self.below(pace))
    }
}

// -- print ------------------------------------------------------------------------------------------------------------

/// A whole game as text.
fn played(seed: &str, options: &Value) -> String {
    let mut people = People::new(seed, options);
    let seen = vec![0; usize::from(people.table.game().seats()) + 1];
    let mut print = Print { out: golden::heading(people.table.header(), "pack"), seen };
    print.news(&people.table);
    while people.step() {
        let row = people.table.rows().last().expect("a step is a row");
        let _ = writeln!(print.out, "{:>7} ms  {}: {}", row.at, row.seat, row.action);
        print.news(&people.table);
    }
    let _ = writeln!(print.out, "\nthe end, after {} rows", people.table.rows().len());
    for place in &people.table.game().places(people.table.state())[..] {
        let gains = people.table.state().players[place.seat].gains;
        let _ = writeln!(print.out, "seat {}: place {}, {} points {gains:?}", place.seat, place.place, place.score);
    }
    print.out
}

struct Print {
    out: String,
    /// how much each viewer has seen, the spectator first
    seen: Vec<usize>,
}

impl Print {
    /// What everybody saw, then what only one did.
    fn news(&mut self, table: &Table<SilkRoad>) {
        let viewers = golden::viewers(table.game().seats()).zip(&mut self.seen);
        let fresh: Vec<Vec<Value>> = viewers.map(|(who, seen)| news(table, who, seen)).collect();
        for event in &fresh[0] {
            self.line("", event);
        }
        for (seat, own) in fresh[1..].iter().enumerate() {
            for event in own.iter().filter(|event| !fresh[0].contains(event)) {
                self.line(&format!(" (only {seat})"), event);
            }
        }
    }
    fn line(&mut self, whom: &str, event: &Value) {
        if event["what"] == "route" {
            let _ = writeln!(
                self.out,
                "            route seat={} sheet={} tiles={} qualified={}",
                event["seat"], event["sheet"], event["tiles"], event["qualified"]
            );
            self.picture(event["board"].as_array().unwrap());
        } else {
            let _ = writeln!(self.out, "           {whom} {}", plain(event));
        }
    }
    /// The board in its five rows: the two sides that each tile joins, `*` for a bonus tile.
    fn picture(&mut self, tiles: &[Value]) {
        for r in -2i8..=2 {
            let cells = (0..hex::CELLS as u8).filter(|&c| hex::COORDINATES[c as usize].1 == r);
            let row: Vec<String> = cells
                .map(|cell| {
                    let tile = tiles.iter().find(|t| t["cell"] == cell);
                    tile.map_or(" . ".into(), |t| {
                        let tile: Tile = serde_json::from_value(
                            json!({ "kind": t["kind"], "turn": t["turn"], "bonus": t["bonus"] }),
                        )
                        .unwrap();
                        let (a, b) = tile.sides();
                        format!("{a}{}{b}", if tile.bonus { '*' } else { '-' })
                    })
                })
                .collect();
            let indent = "  ".repeat(r.unsigned_abs().into());
            let _ = writeln!(self.out, "              {indent}{}", row.join(" "));
        }
    }
}

fn news(table: &Table<SilkRoad>, who: Option<Seat>, seen: &mut usize) -> Vec<Value> {
    let fresh = table.events(who, *seen);
    *seen += fresh.len();
    let event = |sight| match sight {
        Sight::Event(event) => Some(serde_json::to_value(event).unwrap()),
        _ => None,
    };
    fresh.into_iter().filter_map(|s| event(s.what)).collect()
}

/// `arrived seat=0 after=41200`
fn plain(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let part = |(name, value): (&String, &Value)| match name.as_str() {
                "what" => plain(value),
                _ => format!("{name}={}", plain(value)),
            };
            map.iter().map(part).collect::<Vec<_>>().join(" ")
        }
        Value::Array(list) => format!("[{}]", list.iter().map(plain).collect::<Vec<_>>().join(", ")),
        value => value.as_str().map_or_else(|| value.to_string(), String::from),
    }
}
