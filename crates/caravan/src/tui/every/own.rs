//! Nothing of one's own is missing without a sign that names it, and the key of the sign shows it.
use super::super::tests::{drawn, lines, text, type_in};
use super::{SIZES, app, positions};
use crate::faces::now_or_never::picture::signs::Token;
use crate::tui::app::{App, Mode};
use ratatui::buffer::Buffer;
use serde_json::{Value, json};
use shelf::Lang;
use std::collections::BTreeSet;

fn numbers(list: &Value) -> impl Iterator<Item = u64> + '_ {
    list.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_u64)
}
fn words(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_str)
}

/// What whoever looks has, as things are called.
fn own(app: &App) -> Vec<String> {
    let Some(seat) = app.looking.map(table::Seat::index) else { return vec![] };
    let board = &app.sheet["board"];
    let mut all = vec![];
    let player = &board["players"][seat];
    all.extend(numbers(&player["hand"]["cards"]).map(|n| format!("quest.{n}")));
    all.extend(numbers(&player["orders"]).map(|n| format!("order.{n}")));
    all.extend(numbers(&player["powers"]).map(|n| format!("power.{n}")));
    if player["hero"].is_string() {
        all.extend((0..4).flat_map(|k| [format!("slot.red.{k}"), format!("slot.blue.{k}")]));
        all.extend((0..4).map(|k| format!("specialist.{seat}.{k}")));
        all.extend((0..16).map(|k| format!("town.{k}")));
        // What the others have hired can be hired, too.
        let seats = 0..board["players"].as_array().map_or(0, Vec::len);
        all.extend(seats.flat_map(|seat| (0..4).map(move |k| format!("specialist.{seat}.{k}"))));
    }
    let wagon = &board["wagons"][seat];
    if wagon.is_object() {
        all.extend(papers(app));
        all.extend(words(&wagon["steeds"]).map(|s| format!("steed.{s}")));
        all.extend(numbers(&wagon["deeds"]).map(|n| format!("deed-text.{n}")));
        all.extend(["coins", "prestige", "lantern", "quartz", "slot.1", "slot.2", "slot.3"].map(String::from));
        all.extend(["log", "spent"].map(String::from));
        all.extend(board["would"].is_object().then(|| "would".to_string()));
    }
    all
}

/// Riders, commissions, companions, upgrades and deeds of whoever looks.
fn papers(app: &App) -> Vec<String> {
    let Some(seat) = app.looking.map(table::Seat::index) else { return vec![] };
    let wagon = &app.sheet["board"]["wagons"][seat];
    let riders = wagon["heroes"].as_array().into_iter().flatten();
    let companions = wagon["companions"].as_array().into_iter().flatten().filter_map(|o| o["card"].as_u64());
    let name = |n: u64| app.catalog["companions"][n as usize]["id"].as_str().map(|id| format!("companion.{id}"));
    let mut all: Vec<String> = riders.map(|r| format!("hero.{}", r["hero"])).collect();
    all.extend(numbers(&wagon["commissions"]).map(|n| format!("commission.{n}")));
    all.extend(numbers(&wagon["deeds"]).map(|n| format!("deed.{n}")));
    all.extend(words(&wagon["upgrades"]).map(|t| format!("tile.{t}")));
    all.extend(companions.filter_map(name));
    all
}

/// What one can pay with is in sight whatever is asked.
fn purse(app: &App, screen: &str) -> Option<String> {
    let seat = app.looking.map(table::Seat::index)?;
    let player = &app.sheet["board"]["players"][seat];
    let hearts = format!("{}/{}{}", player["hearts"], player["max_hearts"], app.look.token(Token::Heart));
    let seen = match player["hero"].is_string() {
        true => screen.contains(&hearts),
        false => player.is_object() || app.spots.find("coins").is_some(),
    };
    (!seen).then(|| "one's own purse is not in sight".into())
}

/// Messages one of which names a thing of Merchants where it is not drawn.
fn names_in_merchants(app: &App, thing: &str) -> Vec<String> {
    let (kind, _) = thing.split_once('.').unwrap_or((thing, ""));
    let caravan = || {
        let event = app.sheet["board"]["caravan"]["event"].as_u64();
        let id = event.and_then(|n| app.catalog["events"][n as usize]["id"].as_str());
        id.map_or("tui-caravan".into(), |id| format!("event-{id}"))
    };
    let ids: &[&str] = match (kind, thing) {
        _ if papers(app).iter().any(|paper| paper == thing) => &["tui-unseen-wagon", "tui-unseen-papers"],
        ("log" | "spent", _) => &["tui-log", "tui-unseen-wagon"],
        ("district" | "space" | "building", _) => &["tui-ringway"],
        ("hero" | "inn", _) | (_, "deck.heroes") => &["tui-district-inn"],
        ("market" | "supply" | "wheel", _) => &["tui-district-bazaar"],
        ("stack" | "town" | "commission", _) => &["tui-district-commissions"],
        ("companion", _) | (_, "deck.companions") => &["tui-companions"],
        ("deed", _) | (_, "deck.deeds") => &["tui-courtyard"],
        ("ruins" | "dark", _) => &["tui-ruins-and-dark"],
        ("luck" | "tile", _) => &["tui-fortune"],
        ("die" | "caravan", _) => return vec![caravan()],
        _ => &["tui-unseen-wagon"],
    };
    ids.iter().map(ToString::to_string).collect()
}

/// The same for Now or Never.
fn names_in_now_or_never(app: &App, thing: &str) -> Vec<String> {
    let seat = app.looking.map_or(usize::MAX, table::Seat::index);
    let mine = |list: &Value, n: &str| numbers(list).any(|own| own.to_string() == n);
    let player = &app.sheet["board"]["players"][seat];
    let (kind, id) = thing.split_once('.').unwrap_or((thing, ""));
    let ids: &[&str] = match kind {
        "space" | "enemy" => &["tui-now-unseen-map"],
        "row" | "gear" | "villager" | "villagers" | "pile" => &["tui-now-supply"],
        "tile" => &["tui-now-grid"],
        "town" | "housing" | "housed" | "waiting" => &["tui-now-town"],
        "quest" if mine(&player["hand"]["cards"], id) => &["tui-now-hand", "tui-now-page-hero"],
        "order" if mine(&player["orders"], id) => &["tui-now-orders", "tui-now-page-hero"],
        "slot" if id.starts_with("red") => &["tui-now-red", "tui-now-page-hero"],
        "slot" => &["tui-now-blue", "tui-now-page-hero"],
        "power" => &["tui-now-powers", "tui-now-page-hero"],
        "specialist" if !id.contains('.') || id.starts_with(&format!("{seat}.")) => {
            &["tui-now-unseen-specialists", "tui-now-page-hero"]
        }
        "specialist" => &["tui-now-unseen-teams", "tui-others"],
        "arrow" | "good" | "market" => &["tui-now-arrows", "tui-now-page-hero"],
        "trade" => &["tui-now-market", "tui-now-page-hero"],
        "ability" => &["tui-now-abilities", "tui-now-page-hero"],
        _ => &["tui-now-moment"],
    };
    ids.iter().map(ToString::to_string).collect()
}

/// The line that says what found no room: what it names, and how many more there are that it does not.
struct Unseen {
    line: String,
    more: usize,
}

impl Unseen {
    fn on(app: &App, screen: &str) -> Option<Unseen> {
        let start = app.words.with("tui-unseen", &[("what", json!({ "text": "" }))]);
        let line = screen.lines().find_map(|line| line.split_once(start.trim()))?.1;
        // Beside the picture stands the log.
        let line = line.split('│').next().unwrap_or_default().trim().to_string();
        let more = (1..30).find(|n| {
            let end = app.words.with("tui-unseen-more", &[("what", json!({ "text": "#" })), ("n", json!(n))]);
            line.contains(end.split('#').nth(1).unwrap_or_default())
        });
        Some(Unseen { line, more: more.unwrap_or(0) })
    }
    /// It names something, and nothing that looks like a heading.
    fn fault(&self) -> Option<String> {
        let nameless = self.line.is_empty() || self.line.contains(':');
        nameless.then(|| format!("a sign that names nothing: {}", self.line))
    }
}

/// `and 3 more (v)`, among the papers: how many it stands for.
fn more_papers(app: &App, screen: &str) -> usize {
    let said = |n: &usize| screen.contains(&format!(" {}", app.words.with("tui-more", &[("n", json!(n))])));
    (1..30).find(said).unwrap_or(0)
}

/// What is missing and not named. A deed whose text is missing has a sign beside its name; a deed that is missing itself
/// is named or counted as a deed.
fn unnamed(app: &App, screen: &str, missing: &[String]) -> Vec<String> {
    let names = match app.table.as_ref().expect("nobody thinks").name() {
        "merchants" => names_in_merchants,
        "now-or-never" => names_in_now_or_never,
        other => panic!("say here by which names things of {other} go"),
    };
    let unseen = Unseen::on(app, screen).unwrap_or(Unseen { line: String::new(), more: 0 });
    let own = papers(app);
    let mut papers_left = more_papers(app, screen);
    let mut groups: BTreeSet<String> = BTreeSet::new();
    let mut faults = vec![];
    for thing in missing {
        if let Some(n) = thing.strip_prefix("deed-text.") {
            let deed = format!("deed.{n}");
            if !missing.contains(&deed) && !has_sign_of_its_own(app, screen, n) {
                faults.push(thing.clone());
            }
            continue;
        }
        let ids = names(app, thing);
        let word = |id: &String| app.say(id).trim_end_matches(':').to_string();
        if ids.iter().any(|id| unseen.line.contains(&word(id))) {
            continue;
        }
        if own.contains(thing) && papers_left > 0 {
            papers_left -= 1;
            continue;
        }
        // One of the names that the line has no room for.
        groups.insert(ids[0].clone());
        if groups.len() > unseen.more {
            faults.push(thing.clone());
        }
    }
    faults
}

fn has_sign_of_its_own(app: &App, screen: &str, deed: &str) -> bool {
    let id = deed.parse::<usize>().ok().and_then(|n| app.catalog["deeds"][n]["id"].as_str());
    let name = app.say(&format!("deed-{}", id.unwrap_or_default()));
    screen.contains(&format!("{name} (v)")) || screen.contains(&format!("{name}(v)"))
}

/// What is missing though nothing says so, and what the key does not show.
pub fn unsigned(app: &mut App, buffer: &Buffer) -> Vec<String> {
    let screen = lines(buffer).join("\n");
    let nameless = Unseen::on(app, &screen).and_then(|unseen| unseen.fault());
    let mut faults: Vec<String> = purse(app, &screen).into_iter().chain(nameless).collect();
    let missing = |app: &App, all: &[String]| -> Vec<String> {
        all.iter().filter(|t| app.spots.find(t).is_none()).cloned().collect()
    };
    let unseen = missing(app, &own(app));
    let played = std::mem::take(&mut app.spots);
    type_in(app, "v");
    text(app, buffer.area.width, buffer.area.height);
    faults.extend(missing(app, &unseen).into_iter().map(|thing| format!("v does not show {thing}")));
    let shown: BTreeSet<String> = app.spots.things().into_iter().chain(unseen).collect();
    app.mode = Mode::Play;
    app.spots = played;
    // Whatever else the key shows has its sign as well.
    let all = missing(app, &shown.into_iter().collect::<Vec<_>>());
    faults.extend(unnamed(app, &screen, &all).into_iter().map(|t| format!("missing without a sign: {t}")));
    faults
}

/// A sign for one thing is none for another: whichever name is taken out of the line, what it named is missed.
#[test]
fn a_sign_speaks_for_what_it_names_only() {
    let mut taken = 0;
    for position in positions::every_kind("now-or-never").iter().step_by(7) {
        for (width, height) in SIZES {
            let mut app = app(position, Lang::En);
            let buffer = drawn(&mut app, width, height);
            let screen = lines(&buffer).join("\n");
            let Some(sign) = Unseen::on(&app, &screen).filter(|sign| sign.more == 0) else { continue };
            for (id, thing) in [("tui-now-town", "town.3"), ("tui-now-supply", "pile.red")] {
                if sign.line.contains(&app.say(id)) && app.spots.find(thing).is_none() {
                    taken += 1;
                    let other = screen.replace(&app.say(id), "Moon");
                    assert!(unnamed(&app, &screen, &[thing.into()]).is_empty(), "{screen}");
                    assert_eq!(unnamed(&app, &other, &[thing.into()]), [thing], "{other}");
                }
            }
        }
    }
    assert!(taken > 5, "{taken}");
}
