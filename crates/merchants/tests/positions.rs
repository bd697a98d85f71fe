//! Any position is a scene: whole random games under every option, written down and set up again at their questions.
mod sets;

use merchants::catalog::{Deal, Needs};
use merchants::effect::Effect;
use merchants::scene::Eyes;
use merchants::step::StepKind;
use merchants::{Merchants, State};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Dice, FastDice, Game, Host, Problems, Purpose, Quiet, Seat, Shelved, TableDice, legal_list};

/// Random games of each set of options.
const GAMES: u64 = 12;
/// A kind of question is written down at least so often before it is only looked at now and then.
const OFTEN: usize = 150;
const LOTS: Purpose = Purpose(31);

fn pick<T: Copy>(from: &[T], dice: &mut FastDice) -> T {
    from[dice.below(LOTS, from.len() as u32) as usize]
}

/// Plays on at random, and shows every state in which somebody is asked, and the last one.
fn play_on(game: &Merchants, s: &mut State, dice: &mut FastDice, mut see: impl FnMut(&State)) {
    let mut host = Quiet(dice.split());
    for _ in 0..5_000 {
        see(s);
        let Some(seat) = game.must(s).first() else { return };
        let legal = legal_list(game, s, seat);
        assert!(!legal.is_empty(), "nobody can answer {:?}", s.stack.top());
        game.play(s, seat, pick(&legal, dice), &mut host as &mut dyn Host<_>);
    }
    panic!("this game does not end");
}

fn dealt(game: &Merchants, seed: u64) -> State {
    game.deal(&mut Quiet(FastDice::new(seed)))
}

fn set_up(game: &Merchants, fresh: &State, scene: &Value) -> State {
    try_set_up(game, fresh, scene).unwrap_or_else(|e| panic!("{e}\n{scene}"))
}

fn try_set_up(game: &Merchants, fresh: &State, scene: &Value) -> Result<State, Problems> {
    let mut dice = TableDice::new("any seed");
    let mut s = game.arrange(fresh, &mut dice, scene)?;
    game.set_going(&mut s, &mut Quiet(dice));
    Ok(s)
}

/// The same list of effects may stand on several cards: what it says counts, not where it stands.
fn same_state(game: &Merchants, a: &State, b: &State) {
    let without = |s: &State| {
        let mut s = *s;
        s.stack.clear();
        s
    };
    assert_eq!(without(a), without(b));
    assert_eq!(game.view(a, None).doing, game.view(b, None).doing);
}

/// The host's scene is the whole position; a seat's scene is what this seat knows, and was made of nothing else.
fn goes_round(game: &Merchants, fresh: &State, s: &State, dice: &mut FastDice) {
    let again = set_up(game, fresh, &game.scene_of(s, Eyes::All));
    same_state(game, s, &again);
    for seat in Seat::all(game.opt.players) {
        assert_eq!(legal_list(game, s, seat), legal_list(game, &again, seat));
    }
    let viewers: Vec<Option<Seat>> = Seat::all(game.opt.players).map(Some).chain([None]).collect();
    let who = pick(&viewers, dice);
    let scene = game.scene_of(s, Eyes::Of(who));
    let imagined = game.imagine(s, who, dice);
    assert_eq!(scene, game.scene_of(&imagined, Eyes::Of(who)), "{who:?} cannot know this");
    let again = set_up(game, fresh, &scene);
    assert!(game.view(s, who) == game.view(&again, who), "{who:?} sees something else\n{scene}");
    assert_eq!(who.map(|seat| legal_list(game, s, seat)), who.map(|seat| legal_list(game, &again, seat)));
    assert_eq!(who.map(|seat| game.prompt(s, seat)), who.map(|seat| game.prompt(&again, seat)));
}

fn kinds(s: &State) -> impl Iterator<Item = StepKind> {
    s.stack.iter().map(|frame| StepKind::from(frame.step))
}

/// A game, and the position that it starts from if that is not the deal.
type Start = (Merchants, Option<Value>);

/// Every set of options, and cards that ask the automaton's neighbour what ours seldom do.
fn tables() -> Vec<Start> {
    let build = |options: &Value| Merchants::build(options, None).unwrap();
    let mut all: Vec<Start> = sets::every_set().iter().map(|options| (build(options), None)).collect();
    let mut waits = build(&json!({ "players": 3, "automaton": 0, "draft": true, "deeds_keep_one_of_two": true }));
    let cat = Arc::make_mut(&mut waits.cat);
    let hero = cat.lists.put(&[Effect::Hero]);
    cat.actions.iter_mut().for_each(|card| card.reward = hero);
    all.push((waits, None));
    let mut lonely = build(&json!({ "players": 2, "automaton": 1 }));
    for card in &mut Arc::make_mut(&mut lonely.cat).actions {
        card.companion = 0;
        card.actions = vec![(Deal::Travel, Needs::default())];
    }
    let last_companions = json!({
        "round": 5, "companions": [null, 3, 4], "decks": { "companions": [] }, "automaton": { "commissions": ["frost-pass"] },
    });
    all.push((lonely, Some(last_companions)));
    all
}

#[test]
fn every_position_of_a_game_is_a_scene() {
    let mut seen: BTreeMap<StepKind, usize> = BTreeMap::new();
    let (mut looked, mut all, mut ends, mut deepest) = (0, 0, 0, 0);
    for (n, (game, start)) in tables().into_iter().enumerate() {
        let fresh = dealt(&game, 1);
        for k in 0..GAMES {
            let mut dice = FastDice::new(1_000 * n as u64 + k);
            let dealt = dealt(&game, dice.next_u64());
            let mut s = start.as_ref().map_or(dealt, |scene| set_up(&game, &dealt, scene));
            let mut eyes = dice.split();
            play_on(&game, &mut s, &mut dice, |s| {
                let new = kinds(s).any(|kind| seen.get(&kind).is_none_or(|&n| n < OFTEN));
                all += 1;
                deepest = deepest.max(s.stack.len());
                if new || s.stack.is_empty() || eyes.below(LOTS, 50) == 0 {
                    goes_round(&game, &fresh, s, &mut eyes);
                    kinds(s).for_each(|kind| *seen.entry(kind).or_default() += 1);
                    looked += 1;
                    ends += usize::from(s.stack.is_empty());
                }
            });
        }
    }
    println!("{looked} of {all} positions, {ends} of them ends; at most {deepest} questions on each other\n{seen:?}");
    let missing: Vec<_> = StepKind::ALL.iter().filter(|kind| !seen.contains_key(kind)).collect();
    assert!(missing.is_empty(), "no game came to {missing:?}");
}

/// A scene that no game comes to is refused, or a game that can be played to its end: nothing in between.
#[test]
fn a_spoiled_position_is_refused_or_can_be_played() {
    let (mut refused, mut played) = (0, 0);
    for (n, (game, start)) in tables().into_iter().enumerate() {
        let fresh = dealt(&game, 1);
        let mut dice = FastDice::new(77 + n as u64);
        let dealt = dealt(&game, dice.next_u64());
        let mut s = start.as_ref().map_or(dealt, |scene| set_up(&game, &dealt, scene));
        let mut positions = vec![];
        let mut eyes = dice.split();
        play_on(&game, &mut s, &mut dice, |s| {
            if eyes.below(LOTS, 4) == 0 {
                positions.push(game.scene_of(s, Eyes::All));
            }
        });
        for mut scene in positions {
            spoil(&mut scene, &mut dice);
            match try_set_up(&game, &fresh, &scene) {
                Err(problems) => {
                    assert!(!problems.is_empty());
                    refused += 1;
                }
                Ok(mut s) => {
                    play_on(&game, &mut s, &mut dice, |_| {});
                    played += 1;
                }
            }
        }
    }
    println!("{refused} refused, {played} played on");
    assert!(refused > 500 && played > 100, "{refused} refused, {played} played on");
}

/// Changes the open questions, or what they are about.
fn spoil(scene: &mut Value, dice: &mut FastDice) {
    for _ in 0..=dice.below(LOTS, 2) {
        let len = scene["doing"].as_array().map_or(0, Vec::len) as u32;
        let any = dice.below(LOTS, len.max(1)) as usize;
        let doing = scene["doing"].as_array_mut().unwrap();
        let numbers = ["bits", "n", "left", "seat"];
        let kind = json!(pick(StepKind::ALL, dice).name());
        match dice.below(LOTS, 9) {
            0 if len > 0 => drop(doing.remove(any)),
            1 if len > 0 => doing.insert(any, doing[any].clone()),
            2 if len > 1 => doing.swap(0, any),
            3 if len > 0 => doing[any]["step"] = kind,
            4 => doing.push(json!({ "step": kind })),
            5 if len > 0 => doing[any][pick(&numbers, dice)] = dice.below(LOTS, 9).into(),
            6 => scene["round"] = dice.below(LOTS, 15).into(),
            7 => scene["turn"] = dice.below(LOTS, 4).into(),
            _ if scene["caravan"].is_object() => {
                let dice_left = json!([dice.below(LOTS, 3), 0, 0, dice.below(LOTS, 2), 0, 0]);
                match dice.below(LOTS, 4) {
                    0 => scene["caravan"]["dice"] = dice_left,
                    1 => scene["caravan"]["travellers"] = json!([dice.below(LOTS, 4)]),
                    2 => scene["caravan"]["event"] = dice.below(LOTS, 26).into(),
                    _ => drop(scene.as_object_mut().unwrap().remove("caravan")),
                }
            }
            _ => scene["caravan"] = json!({ "town": "farglen", "travellers": [0] }),
        }
    }
}
