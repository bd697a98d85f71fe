//! What lies behind other keys: what may be done at any time, packing, advice, the result, and where the game turned.
use super::super::tests::type_in;
use super::faults::Faults;
use super::measured::Kind;
use super::positions::{self, Position};
use super::{app, own};
use crate::tui::app::{App, Mode};
use crate::tui::seating::{Seating, Sitter};
use crate::tui::tests::{PLAIN, names, press};
use bots::{Advice, Costly, Expected, Moment, Review, Setting, Way};
use crossterm::event::KeyCode;
use serde_json::json;
use shelf::{Lang, Words};
use table::{FastDice, Seat};

/// Tries of a strong player: enough to have something to say.
const TRIES: u32 = 12;

/// Finished games of each kind: from one player to four, and one more.
const ENOUGH: usize = 5;

/// Somebody at a game that is over, with the result open.
fn at_the_end(table: Box<dyn table::AnyTable>, seats: &[String]) -> App {
    let table_of = table.name();
    let mut seating = Seating::new(table_of, &names(&seats.iter().map(String::as_str).collect::<Vec<_>>())).unwrap();
    for sitter in seating.sitters.iter_mut().skip(1).filter(|sitter| **sitter == Sitter::Human) {
        *sitter = Sitter::Bot("greedy".into());
    }
    let mut app = App::new(table, seating, None, Lang::En, PLAIN);
    (app.telling, app.hand_over) = (None, None);
    // The longest name that the program gives anybody.
    if let Some(seat) = app.sheet["board"]["automaton"]["seat"].as_u64() {
        let names = shelf::find(table_of).unwrap().rivals.automaton.names;
        let names = names.iter().map(|id| Words::of(Lang::Hu).word(id));
        app.seating.names[seat as usize] = names.max_by_key(|name| name.chars().count()).unwrap();
    }
    app.open(Mode::Scores);
    app
}

/// Games of one to four that are over, under options of every kind.
pub fn finished(game: &'static str) -> Vec<App> {
    let mut found = vec![];
    for k in 0..40 {
        if found.len() == ENOUGH {
            break;
        }
        let mut dice = FastDice::new(k);
        let races = positions::races(game);
        let options = if races {
            json!({ "players": 1 + k % 4, "clock": "off" })
        } else {
            positions::options(game, &mut dice, k)
        };
        let Some((mut table, seats)) = positions::open(game, &options, k) else { continue };
        if races {
            run(&mut *table);
        } else {
            positions::play(&mut *table, &mut dice, |_, _| {});
        }
        assert!(table.is_over(), "{game} {options}");
        found.push(at_the_end(table, &seats));
    }
    assert_eq!(found.len(), ENOUGH);
    found
}

/// A race in which nobody builds.
fn run(table: &mut dyn table::AnyTable) {
    for at in (1..).map(|n| n * 10_000) {
        if table.is_over() {
            return;
        }
        for seat in Seat::all(table.seats()) {
            let acts: Vec<String> = table.offers(seat).into_iter().map(|offer| offer.act).collect();
            if let Some(act) = ["ready", "declare"].iter().find(|act| acts.iter().any(|a| a == *act)) {
                table.act(seat, at, act, None).unwrap();
            }
        }
        if table.deadline().is_some_and(|deadline| deadline <= at) {
            table.time_up(at).unwrap();
        }
    }
}

/// What may be done at any time, in a list of its own.
fn at_any_time(faults: &mut Faults, positions: &[Position]) {
    let mut seen = 0;
    for position in positions {
        let mut app = app(position, Lang::En);
        if app.choosing.folded() > 0 {
            seen += 1;
            type_in(&mut app, "a");
            assert!(app.choosing.is_unfolded());
            faults.look(&mut app, &format!("{}, at any time", position.kind), own::unsigned);
        }
    }
    assert!(seen > 10, "{seen}");
}

/// The wagon, while it is packed by hand.
fn packing(faults: &mut Faults, positions: &[Position]) {
    let mut seen = 0;
    for position in positions.iter().step_by(4) {
        let mut app = app(position, Lang::En);
        app.start_arranging();
        if matches!(app.mode, Mode::Arrange(_)) {
            seen += 1;
            faults.look(&mut app, &format!("{}, packing", position.kind), |_, _| vec![]);
            press(&mut app, KeyCode::Enter);
            faults.look(&mut app, &format!("{}, a tile in hand", position.kind), |_, _| vec![]);
        }
    }
    assert!(seen > 5, "{seen}");
}

/// What a strong player says about every kind of question; the advice is returned.
fn hints(faults: &mut Faults, positions: &[Position]) -> Vec<Way> {
    let mut ways = vec![];
    for position in positions.iter().step_by(3) {
        let setting = Setting { trees: 1, ..Setting::hint(TRIES) };
        let table = position.table();
        let Some(advice) = shelf::of(&*table).rivals.hint(&*table, position.seat, setting) else {
            continue;
        };
        let mut app = app(position, Lang::En);
        ways.extend(advice.ways.clone());
        app.open(Mode::Hint(advice));
        faults.look_through(&mut app, &format!("{}, a hint", position.kind), |_, _| vec![]);
    }
    assert!(ways.len() > 40, "{}", ways.len());
    let mut app = app(&positions[0], Lang::En);
    app.open(Mode::Hint(Advice { ways: vec![] }));
    faults.look_through(&mut app, "no hint", |_, _| vec![]);
    ways
}

/// A game that turned at each of these.
fn turned(app: &App, ways: &[Way]) -> Review {
    let seats = app.names().len();
    let moment = |rows: usize| Moment {
        rows,
        seats: (0..seats).map(|seat| Expected { rank: ((rows + seat) % 9) as f64 / 8.0, lead: 0.0 }).collect(),
    };
    let costly = |(rows, pair): (usize, &[Way])| Costly {
        rows,
        seat: Seat((rows % seats) as u8),
        act: pair[0].act.clone(),
        label: pair[0].label.clone(),
        cost: 12.3,
        better: pair[1].clone(),
    };
    let labels: Vec<&[Way]> = ways.chunks_exact(2).collect();
    Review { moments: (0..300).map(moment).collect(), costly: labels.into_iter().enumerate().map(costly).collect() }
}

/// The result, and where the game turned.
fn endings(faults: &mut Faults, game: &'static str, ways: &[Way]) {
    for (k, mut app) in finished(game).into_iter().enumerate() {
        faults.look_through(&mut app, "scores", |_, _| vec![]);
        let review = turned(&app, ways);
        if k < 2 {
            app.open(Mode::Review(review));
            faults.look_through(&mut app, "review", |_, _| vec![]);
            app.open(Mode::Review(Review { moments: vec![], costly: vec![] }));
            faults.look_through(&mut app, "no mistakes", |_, _| vec![]);
        }
    }
}

#[test]
fn what_lies_behind_the_keys_of_merchants_is_read_as_it_is_said() {
    let (mut faults, positions) = (Faults::default(), positions::every_kind("merchants"));
    packing(&mut faults, positions);
    let ways = hints(&mut faults, positions);
    endings(&mut faults, "merchants", &ways);
    faults.none("merchants", Kind::Behind);
}

#[test]
fn what_lies_behind_the_keys_of_now_or_never_is_read_as_it_is_said() {
    let (mut faults, positions) = (Faults::default(), positions::every_kind("now-or-never"));
    at_any_time(&mut faults, positions);
    let ways = hints(&mut faults, positions);
    endings(&mut faults, "now-or-never", &ways);
    faults.none("now-or-never", Kind::Behind);
}
