//! What is rolled is a die, and what is drawn is none: a barrier says which it was. Every purpose that a game asks chance for
//! stands in one of two lists here; a new one that stands in neither fails.
use merchants::Merchants;
use merchants::state as m;
use now_or_never::NowOrNever;
use now_or_never::state as n;
use serde_json::{Value, json};
use silk_road::SilkRoad;
use silk_road::state as s;
use std::collections::BTreeSet;
use table::{Dice, FastDice, Purpose, Recorder, Seat, Shelved, TableDice, legal_list};

/// What a game rolls, and what it draws.
struct Luck {
    rolled: Vec<Purpose>,
    drawn: Vec<Purpose>,
}

fn streams(first: Purpose, n: u8) -> impl Iterator<Item = Purpose> {
    (0..n).map(move |k| Purpose(first.0 + k))
}

/// Writes down what chance was asked for.
struct Heard {
    dice: FastDice,
    purposes: BTreeSet<Purpose>,
}

impl Dice for Heard {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.purposes.insert(purpose);
        self.dice.below(purpose, n)
    }
}

impl Luck {
    /// One moment of a game with its barrier: was something rolled, was something drawn?
    fn fits(&self, said: (bool, bool), asked: &BTreeSet<Purpose>, what: &str) {
        let any = |list: &[Purpose]| list.iter().any(|purpose| asked.contains(purpose));
        let strange = asked.iter().find(|purpose| !self.rolled.contains(purpose) && !self.drawn.contains(purpose));
        assert_eq!(strange, None, "{what} asks for what is neither rolled nor drawn");
        assert_eq!(said, (any(&self.rolled), any(&self.drawn)), "{what} asks for {asked:?}");
    }

    /// Plays a random game to its end, or for long enough; from a position, if one is named.
    fn play<G: Shelved>(&self, game: &G, scene: Option<&Value>, seed: u64, all: &mut BTreeSet<Purpose>) {
        let mut whim = FastDice::new(seed);
        let mut heard = Heard { dice: FastDice::new(seed + 1), purposes: BTreeSet::new() };
        let mut host = Recorder::new(&mut heard, 0);
        let mut state = game.deal(&mut host);
        let said = (host.rolled, host.drawn);
        let mut now = 0;
        let asked = std::mem::take(&mut heard.purposes);
        self.fits(said, &asked, "the deal");
        all.extend(asked);
        if let Some(scene) = scene {
            state = game.arrange(&state, &mut TableDice::new("luck"), scene).unwrap_or_else(|e| panic!("{e}"));
        }
        for _ in 0..3_000 {
            let must = game.must(&state);
            let able: Vec<Seat> =
                Seat::all(game.seats()).filter(|&seat| !legal_list(game, &state, seat).is_empty()).collect();
            let house = must.has(Seat::HOUSE) && (able.is_empty() || whim.below(Purpose(0), 8) == 0);
            let seat = match must.first() {
                None => return,
                Some(_) if house => Seat::HOUSE,
                Some(_) => able[whim.below(Purpose(0), able.len() as u32) as usize],
            };
            if house {
                now = now.max(game.deadline(&state, Seat::HOUSE).unwrap_or(now));
            }
            let action = some_action(&legal_list(game, &state, seat), &mut whim);
            let mut host = Recorder::new(&mut heard, now);
            game.play(&mut state, seat, action, &mut host);
            let said = (host.rolled, host.drawn);
            let asked = std::mem::take(&mut heard.purposes);
            self.fits(said, &asked, &action.to_string());
            all.extend(asked);
        }
    }
}

/// First what, then how: a long list of one verb must not drown the others.
fn some_action<A: Copy + ToString>(list: &[A], whim: &mut FastDice) -> A {
    let verb = |a: &A| a.to_string().split(' ').next().unwrap_or_default().to_string();
    let verbs: BTreeSet<String> = list.iter().map(verb).collect();
    let wanted = verbs.iter().nth(whim.below(Purpose(0), verbs.len() as u32) as usize).unwrap();
    let how: Vec<A> = list.iter().copied().filter(|a| verb(a) == *wanted).collect();
    how[whim.below(Purpose(0), how.len() as u32) as usize]
}

/// Every option alone at each of its values, as far as that can be played, and what else is named: options, or options and a
/// position.
fn every_purpose<G: Shelved>(luck: &Luck, games: u64, more: &[(Value, Option<Value>)]) {
    let sets = G::options().into_iter().flat_map(|spec| spec.values.into_iter().map(move |v| json!({ spec.name: v })));
    let mut all = BTreeSet::new();
    for (n, (options, scene)) in sets.map(|options| (options, None)).chain(more.iter().cloned()).enumerate() {
        let Ok(game) = G::build(&options, None) else { continue };
        (0..games).for_each(|seed| luck.play(&game, scene.as_ref(), 100 * n as u64 + seed, &mut all));
    }
    let listed: BTreeSet<Purpose> = luck.rolled.iter().chain(&luck.drawn).copied().collect();
    assert_eq!(all, listed, "{}: every one of them is asked for", G::NAME);
}

#[test]
fn what_is_rolled_in_merchants_is_a_die() {
    let rolled = vec![m::MARKET, m::NIGHT, m::ILLUMINATED, m::TRAVEL, m::RUINS, m::ORACLE];
    let cards = [m::HEROES, m::DEEDS, m::COMPANIONS, m::DARK_EVENTS, m::SHORTCUT_EVENTS, m::STEEDS, m::STARTING];
    let more = [m::BUILDINGS, m::ACTIONS, m::UPGRADES];
    let drawn = cards.into_iter().chain(more).chain(streams(m::COMMISSIONS, 6)).collect();
    let prototype = json!({ "edition": "prototype", "players": 3, "automaton": 1 });
    every_purpose::<Merchants>(&Luck { rolled, drawn }, 3, &[(json!({ "automaton": 1 }), None), (prototype, None)]);
}

#[test]
fn what_is_rolled_in_now_or_never_is_a_die() {
    let rolled = vec![n::ATTACK, n::TOLL, n::SOLO_DIE];
    let drawn = [n::TILES, n::FINDS, n::VILLAGERS, n::GEAR, n::SPECIALISTS, n::ORDERS, n::HEROES, n::FIRST, n::SOLO];
    let streams = streams(n::STARTERS, 2).chain(streams(n::QUESTS, 3)).chain(streams(n::BUILDINGS, 4));
    let luck = Luck { rolled, drawn: drawn.into_iter().chain(streams).collect() };
    every_purpose::<NowOrNever>(&luck, 8, &[(json!({ "players": 4 }), None)]);
}

/// Nothing is rolled here: prices, cards, icons, sheets and how a map lies are drawn.
#[test]
fn nothing_is_rolled_in_silk_road() {
    let drawn = vec![s::PRICES, s::CARDS, s::ICON, s::SHEET, s::BONUS, s::TURNS];
    let luck = Luck { rolled: vec![], drawn };
    let icons = json!({ "icons": { "down": 7, "up": 8 }, "turned_maps": true, "players": 3 });
    // random people lay no routes, so one of them has to be behind already to win a bonus tile
    let behind = json!({ "seats": [{ "score": 9 }, { "score": 9 }] });
    let turned = json!({ "turned_maps": true, "clock": "own" });
    every_purpose::<SilkRoad>(&luck, 3, &[(icons, Some(behind)), (turned, None)]);
}
