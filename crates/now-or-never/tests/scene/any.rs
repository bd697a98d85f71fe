//! Any position is a scene: whatever random people are asked, from the choice of heroes to the end, is written down and set
//! up again.
use crate::*;
use now_or_never::scene::Eyes;
use now_or_never::state::*;
use strum::VariantNames;
use table::{Game, Shelved, TableDice, legal_list};

fn set_up(g: &NowOrNever, scene: &Value) -> State {
    // not a table: there a forced action may play itself that waited here, because something could be taken back
    let fresh = g.deal(&mut table::Quiet(FastDice::new(1)));
    let again = g.arrange(&fresh, &mut TableDice::new("another"), scene);
    again.unwrap_or_else(|problems| panic!("{problems}\n{scene}"))
}

/// The same list of effects may stand on several cards: what it says counts, not where it stands.
fn same_state(g: &NowOrNever, a: &State, b: &State, scene: &Value) {
    let without = |s: &State| {
        let mut s = *s;
        s.stack = table::Stack::default();
        format!("{s:?}")
    };
    let (before, after) = (without(a), without(b));
    let at = before.bytes().zip(after.bytes()).position(|(a, b)| a != b);
    let near = |text: &str, at: usize| text[at.saturating_sub(200)..(at + 60).min(text.len())].to_string();
    assert_eq!(at.map(|at| near(&before, at)), at.map(|at| near(&after, at)), "{scene}");
    assert_eq!(before.len(), after.len(), "{scene}");
    for who in Seat::all(g.opt.players) {
        assert_eq!(g.view(a, Some(who)).doing, g.view(b, Some(who)).doing, "{scene}");
    }
}

/// The host's scene is the whole position; a seat's scene is what this seat knows, and was made of nothing else.
#[track_caller]
fn goes_round(g: &NowOrNever, s: &State, dice: &mut FastDice) {
    let scene = g.scene_of(s, Eyes::All);
    let again = set_up(g, &scene);
    same_state(g, s, &again, &scene);
    for seat in Seat::all(g.opt.players) {
        assert_eq!(legal_list(g, s, seat), legal_list(g, &again, seat), "{scene}");
    }
    let viewers: Vec<Option<Seat>> = Seat::all(g.opt.players).map(Some).chain([None]).collect();
    let who = viewers[dice.below(Purpose(0), viewers.len() as u32) as usize];
    let scene = g.position(s, who).unwrap();
    let imagined = g.imagine(s, who, dice);
    assert_eq!(scene, g.position(&imagined, who).unwrap(), "{who:?} cannot know this");
    let again = set_up(g, &scene);
    assert_eq!(g.view(s, who), g.view(&again, who), "{who:?} sees something else\n{scene}");
    assert_eq!(who.map(|seat| legal_list(g, s, seat)), who.map(|seat| legal_list(g, &again, seat)), "{scene}");
    assert_eq!(who.map(|seat| g.prompt(s, seat)), who.map(|seat| g.prompt(&again, seat)), "{scene}");
}

/// What is open, by the names of the types: every question, what follows it, and moments without one.
fn open_now(s: &State) -> Vec<&'static str> {
    match s.phase {
        Phase::Production => vec!["Production"],
        Phase::Over => vec!["Over"],
        Phase::SetUp | Phase::Turns => s.stack.iter().map(|frame| frame.step.into()).collect(),
    }
}

/// Somebody rich, so that little is out of reach.
fn rich(players: u8) -> Value {
    let seat = json!({ "coins": 300, "experience": 60, "books": 20, "goods": { "shell": 9, "tool": 9, "demon": 9, "crystal": 9 } });
    json!({ "seats": vec![seat; players.into()] })
}

/// What random people hardly ever come to, as the question that a game begins with.
fn seldom(n: u64, players: u8) -> Value {
    let step = match n % 4 {
        0 => json!({ "step": "any-good" }),
        1 => json!({ "step": "token" }),
        2 => json!({ "step": "wake" }),
        _ => json!({ "step": "keep-order", "orders": [3, 5] }),
    };
    let bot = (players == 1).then(|| json!({ "step": "solo-turn" }));
    let seat = json!({ "specialists": [1, 12], "face_down": [1, 12] });
    json!({ "turn": 0, "doing": bot.into_iter().chain([step]).collect::<Vec<_>>(), "seats": [seat] })
}

#[test]
fn every_position_of_a_game_is_a_scene() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    let all = [
        json!({ "players": 1 }),
        json!({ "players": 1, "heroes": "random" }),
        json!({ "players": 2, "reroll": true }),
        json!({ "players": 3, "side": "underground", "piles_first": true, "heroes": "random" }),
        json!({ "players": 4, "open_discards": true }),
    ];
    for (options, seed) in all.iter().flat_map(|o| (0..24).map(move |seed| (o, seed))) {
        let players = options["players"].as_u64().unwrap() as u8;
        let scene = match seed % 3 {
            0 => Some(rich(players)),
            1 => Some(seldom(seed / 3, players)),
            _ => None,
        };
        let mut table = Table::open(game(options), &format!("any {seed}"), vec![], scene).unwrap();
        let (mut dice, mut here) = (FastDice::new(seed), BTreeMap::new());
        loop {
            let mut worth_it = false;
            for name in open_now(table.state()) {
                let times = here.entry(name).or_insert(0u32);
                *times += 1;
                // the first of each kind in a game, and then some: later ones have other boards around them
                worth_it |= times.is_power_of_two();
            }
            if worth_it {
                goes_round(table.game(), table.state(), &mut dice);
                open_now(table.state()).into_iter().for_each(|name| *met.entry(name).or_insert(0) += 1);
            }
            let Some(seat) = table.game().must(table.state()).first() else { break };
            let others = Seat::all(players).filter(|_| dice.below(Purpose(0), 4) == 0);
            let seat = others.last().filter(|&o| !table.offers(o).is_empty()).unwrap_or(seat);
            let list = legal_list(table.game(), table.state(), seat);
            // first what, then how: a long list of one verb must not drown the others
            let verb = |a: &now_or_never::Action| a.to_string().split(' ').next().unwrap().to_string();
            let mut verbs: Vec<String> = list.iter().map(verb).collect();
            verbs.dedup();
            verbs.retain(|verb| verb != "pass" || verbs_left(&list));
            let wanted = verbs[dice.below(Purpose(0), verbs.len() as u32) as usize].clone();
            let how: Vec<_> = list.into_iter().filter(|a| verb(a) == wanted).collect();
            table.act(seat, 0, how[dice.below(Purpose(0), how.len() as u32) as usize]).unwrap();
        }
    }
    println!("{met:?}");
    let missing: Vec<_> =
        Step::VARIANTS.iter().chain(&["Production", "Over"]).filter(|kind| !met.contains_key(*kind)).collect();
    // these play themselves, and no card of ours asks anything while it is paid for
    assert_eq!(missing, [&"QuestFight", &"QuestDone"], "no game came to them");
}

/// Whoever can do something else passes seldom.
fn verbs_left(list: &[now_or_never::Action]) -> bool {
    list.len() < 12
}
