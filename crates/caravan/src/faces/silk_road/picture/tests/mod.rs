//! The screen of a race, drawn into memory: the road being built, the pages, the end of a round, and the others.
mod building;
mod company;
mod ending;
mod pages;

use super::Board;
use super::geometry::Geometry;
use super::keys::LETTERS;
use crate::tui::app::{App, Mode};
use crate::tui::look::Look;
use crate::tui::seating::Seating;
use crate::tui::tests::{PLAIN, drawn, lines, names, press, text, type_in};
use crossterm::event::KeyCode;
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::Lang;
use silk_road::describe::CatalogView;
use silk_road::tile::Tile;
use std::thread::sleep;
use std::time::{Duration, Instant};
use table::{AnyTable, Millis, Seat};

const READY: KeyCode = KeyCode::Char(' ');
const ARRIVED: KeyCode = KeyCode::Enter;
const ON: KeyCode = KeyCode::Char('n');

fn fresh(seats: &[&str], clock: &str, seed: &str) -> Box<dyn AnyTable> {
    let options = json!({ "players": seats.len(), "clock": clock });
    shelf::find("silk-road").unwrap().open(&options, None, seed, names(seats), None).unwrap()
}
fn seated(table: Box<dyn AnyTable>, seats: &[&str], lang: Lang) -> App {
    let mut app = App::new(table, Seating::new("silk-road", &names(seats)).unwrap(), None, lang, PLAIN);
    app.pause = Duration::ZERO;
    app
}
pub fn app(seats: &[&str], clock: &str, seed: &str) -> App {
    seated(fresh(seats, clock, seed), seats, Lang::En)
}
fn board(app: &App) -> Board {
    Board::deserialize(&app.sheet["board"]).unwrap()
}
/// The tiles on the first player's board.
fn lying(app: &App) -> Vec<(u8, Tile)> {
    board(app).desks[0].own.as_ref().unwrap().board.tiles().collect()
}
fn stage(app: &App, seat: usize) -> Value {
    app.sheet["board"]["desks"][seat]["stage"].clone()
}
/// Lets things happen until something is true; the clock may jump.
pub fn until(app: &mut App, jump: Millis, what: impl Fn(&App) -> bool) {
    let begin = Instant::now();
    while !what(app) {
        assert!(begin.elapsed() < Duration::from_secs(60), "it never came: {}", text(app, 100, 32));
        if !app.step() {
            app.skipped += jump;
            sleep(Duration::from_millis(1));
        }
    }
}
/// Ready, and past the countdown.
pub fn begun(mut app: App) -> App {
    press(&mut app, READY);
    until(&mut app, 200, |app| app.looking.is_some_and(|me| stage(app, me.index()) == "building"));
    app
}
/// The keys of a shortest road between the two cities.
pub fn shortest(app: &App) -> String {
    let g = Geometry::new(app.view().catalog_as::<CatalogView>().unwrap());
    let [from, to] = board(app).card.cities;
    let (from, to) = (g.city(from), g.city(to));
    let mut roads = vec![vec![from.cell]];
    let road = loop {
        let road = roads.remove(0);
        let here = *road.last().unwrap();
        if here == to.cell {
            break road;
        }
        for next in (0..6).filter_map(|side| g.beyond(here, side)).filter(|next| !road.contains(next)) {
            roads.push([&road[..], &[next]].concat());
        }
    };
    let steps = road.windows(2).map(|w| g.side_towards(w[0], w[1]).unwrap());
    steps.chain([to.gates[0]]).map(|side| LETTERS[side as usize]).collect()
}
/// Twice; a third time where the road leads nowhere.
pub fn declare(app: &mut App) {
    for _ in 0..3 {
        if app.looking.is_some_and(|me| stage(app, me.index()) == "building") {
            press(app, ARRIVED);
        }
    }
}
/// Everything that has come to light, at once.
pub fn revealed(app: &mut App) -> String {
    until(app, 0, |app| app.insight["round"] == app.sheet["board"]["past"]["round"]);
    app.skipped += 700;
    type_in(app, "k");
    text(app, 100, 32)
}
