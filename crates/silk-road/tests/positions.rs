//! Any position is a scene: whole random games under every clock, written down and set up again wherever somebody is in a
//! round.
use serde_json::{Value, json};
use silk_road::scene::Eyes;
use silk_road::state::{Phase, Stage, State};
use silk_road::{Action, SilkRoad, market, solve};
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;
use table::{Dice, FastDice, Game, Millis, Purpose, Quiet, Recorder, Seat, Shelved, TableDice, legal_list};

const LOTS: Purpose = Purpose(31);

fn set_up(game: &SilkRoad, scene: &Value) -> State {
    let fresh = game.deal(&mut Quiet(FastDice::new(1)));
    let again = game.arrange(&fresh, &mut TableDice::new("any seed"), scene);
    again.unwrap_or_else(|problems| panic!("{problems}\n{scene}"))
}

/// The host's scene is the whole position; a seat's scene is what this seat knows, and was made of nothing else.
fn goes_round(game: &SilkRoad, s: &State, dice: &mut FastDice) {
    let scene = game.scene_of(s, Eyes::All);
    assert_eq!(*s, set_up(game, &scene), "{scene}");
    for who in Seat::all(game.opt.players).map(Some).chain([None]) {
        let scene = game.position(s, who).unwrap();
        let imagined = game.imagine(s, who, dice);
        assert_eq!(scene, game.position(&imagined, who).unwrap(), "{who:?} cannot know this");
        let again = set_up(game, &scene);
        assert_eq!(game.view(s, who), game.view(&again, who), "{who:?} sees something else\n{scene}");
        assert_eq!(game.must(s), game.must(&again));
        let Some(seat) = who else { continue };
        assert_eq!(legal_list(game, s, seat), legal_list(game, &again, seat), "{scene}");
        assert_eq!(game.prompt(s, seat), game.prompt(&again, seat), "{scene}");
        assert_eq!(game.deadline(s, seat), game.deadline(&again, seat), "{scene}");
    }
}

/// The best routes of a game, by round and seat.
type Plans = BTreeMap<(u8, Seat), solve::Solution>;

/// Some lay tiles anywhere, some build the best route there is.
fn some_action(game: &SilkRoad, s: &State, seat: Seat, plans: &mut Plans, dice: &mut FastDice) -> Action {
    let list = legal_list(game, s, seat);
    let p = &s.players[seat];
    let Some(sheet) = p.sheet.filter(|_| !(u32::from(seat.0) + u32::from(s.round)).is_multiple_of(3)) else {
        return list[dice.below(LOTS, list.len() as u32) as usize];
    };
    let plan = plans.entry((s.round, seat)).or_insert_with(|| {
        let prices = market::prices(&s.market, game.opt.slots(s.round));
        let problem = solve::Problem::new(game.cat.cards[s.card as usize].cities, game.opt.gates);
        let problem = problem.with_sheet(game.sheet(s.round, sheet), &prices);
        solve::best(&solve::Problem { bonus: p.bonus, ..problem })
    });
    let next = plan.board.tiles().find_map(|(cell, tile)| match p.board.at(cell) {
        None => Some(format!("place {cell} {}", tile.piece())),
        Some(lies) if lies != tile => Some(format!("turn {cell} {}", tile.turn)),
        Some(_) => None,
    });
    let wanted = next.unwrap_or_else(|| "declare".into());
    let found = list.iter().copied().find(|a| a.to_string() == wanted);
    found.unwrap_or_else(|| list[dice.below(LOTS, list.len() as u32) as usize])
}

/// Plays to the end, and shows every state.
fn play_on(game: &SilkRoad, s: &mut State, dice: &mut FastDice, mut see: impl FnMut(&State)) {
    let mut now: Millis = 0;
    let (mut chance, mut plans) = (dice.split(), Plans::new());
    for _ in 0..4_000 {
        see(s);
        let must = game.must(s);
        let able: Vec<Seat> = Seat::all(game.seats()).filter(|&seat| !legal_list(game, s, seat).is_empty()).collect();
        now += Millis::from(dice.below(LOTS, 700));
        let up = game.deadline(s, Seat::HOUSE).filter(|&up| up <= now || able.is_empty());
        let (seat, a) = match up.filter(|_| must.has(Seat::HOUSE)) {
            Some(up) => {
                now = now.max(up);
                (Seat::HOUSE, legal_list(game, s, Seat::HOUSE)[0])
            }
            None if must.is_empty() => return,
            None => {
                let seat = able[dice.below(LOTS, able.len() as u32) as usize];
                (seat, some_action(game, s, seat, &mut plans, dice))
            }
        };
        game.play(s, seat, a, &mut Recorder::new(&mut chance, now));
    }
    panic!("this game does not end");
}

fn tables() -> Vec<SilkRoad> {
    let mut all = vec![];
    for (clock, players) in ["live", "own", "off"].into_iter().flat_map(|clock| (1..=4).map(move |n| (clock, n))) {
        all.push(json!({ "clock": clock, "players": players, "seconds": 30, "turned_maps": players % 2 == 0 }));
    }
    all.push(json!({ "players": 3, "clock": "own", "same_sheet": true, "icons": { "down": 7, "up": 8 } }));
    all.push(
        json!({ "players": 3, "bonus_tiles": ["wide", "tight", "wide"], "undeclared": "disqualified", "seconds": 20 }),
    );
    all.push(
        json!({ "players": 4, "last_place": "round", "loose_tiles": "disqualify", "track_end": 50, "seconds": 20 }),
    );
    all.iter().map(|options| SilkRoad::build(options, None).unwrap()).collect()
}

#[test]
fn every_position_of_a_game_is_a_scene() {
    let mut met: BTreeMap<&'static str, usize> = BTreeMap::new();
    let (mut looked, mut qualified, mut spent) = (0, 0, 0);
    for (n, game) in tables().iter().enumerate() {
        for k in 0..2 {
            let mut dice = FastDice::new(100 * n as u64 + k);
            let mut s = game.deal(&mut Quiet(dice.split()));
            let mut eyes = dice.split();
            let mut before = BTreeSet::new();
            play_on(game, &mut s, &mut dice, |s| {
                let stages = Seat::all(game.opt.players).map(|seat| <&'static str>::from(s.players[seat].stage));
                let here: Vec<&'static str> = stages.chain([s.phase.into()]).collect();
                // whatever changed by more than a tile, and some of the rest
                if before.insert((s.round, here.clone())) || eyes.below(LOTS, 25) == 0 {
                    goes_round(game, s, &mut eyes);
                    here.into_iter().for_each(|name| *met.entry(name).or_default() += 1);
                    looked += 1;
                    let past = s.past.iter().flat_map(|past| Seat::all(game.opt.players).map(|w| past.results[w]));
                    qualified += past.filter(|result| result.qualified && result.goods != 0).count();
                    spent += usize::from(s.spent > 0);
                }
            });
        }
    }
    println!("{looked} positions, {qualified} routes of past rounds, {spent} with a tile in the box\n{met:?}");
    assert!(qualified > 100 && spent > 10, "{qualified} {spent}");
    let missing: Vec<_> =
        Phase::VARIANTS.iter().chain(Stage::VARIANTS).filter(|name| !met.contains_key(*name)).collect();
    assert!(missing.is_empty(), "no game came to {missing:?}");
}

/// What no past round can have been is refused, each thing by its place.
#[test]
fn a_past_that_cannot_be_is_refused() {
    let game = &tables()[1];
    let mut dice = FastDice::new(5);
    let mut s = game.deal(&mut Quiet(dice.split()));
    let mut scene = Value::Null;
    play_on(game, &mut s, &mut dice, |s| {
        if s.round == 3 && scene.is_null() {
            scene = game.scene_of(s, Eyes::All);
        }
    });
    let wrong = |change: &dyn Fn(&mut Value)| -> Vec<String> {
        let mut scene = scene.clone();
        change(&mut scene);
        let fresh = game.deal(&mut Quiet(FastDice::new(1)));
        let refused = game.arrange(&fresh, &mut TableDice::new("any seed"), &scene);
        refused.err().map_or(vec![], |problems| problems.0.into_iter().map(|problem| problem.at).collect())
    };
    assert_eq!(wrong(&|_| {}), Vec::<String>::new());
    assert_eq!(wrong(&|scene| scene["past"]["card"] = scene["card"].clone()), ["past.card"]);
    assert_eq!(wrong(&|scene| scene["past"]["market"] = json!(["wheat"])), ["past.market"]);
    assert_eq!(wrong(&|scene| scene["past"]["seats"][0]["sheet"] = json!(1)), ["past.seats.0.sheet"]);
    assert_eq!(
        wrong(&|scene| scene["past"]["seats"][1]["board"] = json!([{ "cell": 99, "kind": "wide" }])),
        ["past.seats.1.board.0"]
    );
    assert_eq!(wrong(&|scene| drop(scene["past"]["seats"].as_array_mut().unwrap().pop())), ["past.seats"]);
    assert_eq!(wrong(&|scene| scene["past"]["mood"] = json!(1)), ["past.mood"]);
    assert_eq!(wrong(&|scene| scene["cards_to_come"] = json!([0])), ["cards_to_come"]);
    assert_eq!(wrong(&|scene| scene["icons"] = json!(["up"])), ["icons"]);
    let first = json!({ "past": { "card": 1 } });
    assert_eq!(wrong(&|scene| *scene = first.clone()), ["past"]);
}
