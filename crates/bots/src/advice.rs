//! What a strong player would say about a choice: which way is best, by how much, and what it leads to.
use crate::Opponents;
use crate::search::{Analysis, Line};
use serde::Serialize;
use table::{FastDice, Mind, Quiet, Seat, Text, legal_list};

/// Ways that are worth telling.
const WAYS: usize = 5;
/// Steps of a way that are told.
const STEPS: usize = 6;
/// Worlds in which a way is followed.
const WORLDS: u64 = 9;
/// A turn that takes more choices than this is not waited for.
const TO_THE_END: usize = 60;

/// The best ways, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    pub ways: Vec<Way>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Way {
    pub act: String,
    pub label: Text,
    /// points ahead of the best other seat that may be expected
    pub value: f64,
    /// points less than the best way
    pub behind: f64,
    /// how often it was tried
    pub tried: u32,
    /// what most likely follows, in one of the worlds that may be
    pub leads_to: Vec<Later>,
    /// what it has brought the seat when all that has followed: the reason, the most telling first
    pub brings: Vec<Text>,
}

/// Something that may come.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Later {
    pub seat: Seat,
    pub act: String,
    pub label: Text,
}

/// What a seat may expect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Expected {
    /// from 0 (last) to 1 (first)
    pub rank: f64,
    /// points ahead of the best other seat
    pub lead: f64,
}

/// What was found out, in words.
pub fn of<G: Opponents>(mind: &Mind<'_, G>, found: &Analysis<G::Action>) -> Option<Advice> {
    let best = found.lines.first()?.value;
    let way = |line: &Line<G::Action>| {
        let (mut steps, brings) = told(mind, &line.line);
        let first = (!steps.is_empty()).then(|| steps.remove(0));
        let value = tenths(line.value);
        first.map(|first| Way {
            act: first.act,
            label: first.label,
            value,
            behind: tenths(best - line.value).max(0.0),
            tried: line.visits,
            leads_to: steps,
            brings,
        })
    };
    let tried = found.lines.iter().filter(|line| line.visits > 0);
    let mut ways: Vec<Way> = tried.take(WAYS).filter_map(way).collect();
    // What was tried most is the best; the others stand by what they are worth.
    if let Some(others) = ways.get_mut(1..) {
        others.sort_by(|a, b| a.behind.total_cmp(&b.behind));
    }
    Some(Advice { ways })
}

/// More than a tenth of a point nobody can promise.
pub fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0 + 0.0
}

/// A line with its labels, as far as it can be followed, and what it brings by the end of the turn that it leads to. Dice fall
/// in many ways: of several worlds the one is told that is neither the best nor the worst.
fn told<G: Opponents>(mind: &Mind<'_, G>, line: &[G::Action]) -> (Vec<Later>, Vec<Text>) {
    let (game, seat) = (mind.game(), mind.seat());
    let mut worlds: Vec<World<G>> = (0..WORLDS).map(|seed| World::of(mind, line, seed)).collect();
    worlds.sort_by_key(|world| game.standing(&world.after, seat).map(|(_, worth)| worth));
    let world = worlds.swap_remove(worlds.len() / 2);
    (world.steps, game.gains(&world.before, &world.after, seat))
}

/// What a line leads to in a world that may be the true one.
struct World<G: Opponents> {
    before: G::State,
    after: G::State,
    steps: Vec<Later>,
}

impl<G: Opponents> World<G> {
    fn of(mind: &Mind<'_, G>, line: &[G::Action], seed: u64) -> World<G> {
        let game = mind.game();
        let mut host = Quiet(FastDice::new(seed));
        let mut s = mind.imagine(&mut host);
        let before = s;
        let mut steps = vec![];
        let mut line = line.iter().copied();
        let mut next = line.next();
        while let Some(seat) = game.must(&s).first()
            && steps.len() <= STEPS
        {
            let list = legal_list(game, &s, seat);
            // What plays itself is not in the line.
            let act = match (&list[..], next) {
                ([only], Some(wanted)) if *only != wanted => *only,
                (_, Some(wanted)) if list.contains(&wanted) => {
                    steps.push(Later { seat, act: wanted.to_string(), label: game.choice(&s, seat, wanted).label });
                    next = line.next();
                    wanted
                }
                _ => break,
            };
            game.play(&mut s, seat, act, &mut host);
        }
        finish_turn(game, &mut s, &mut host);
        World { before, after: s, steps }
    }
}

/// What is paid in the middle of a fight says nothing of what it is fought for.
fn finish_turn<G: Opponents>(game: &G, s: &mut G::State, host: &mut Quiet<FastDice>) {
    let turn = |s: &G::State| game.standing(s, Seat(0)).map(|(turn, _)| turn);
    let (Some(mut bot), begun) = (G::bot(G::USUAL), turn(s)) else { return };
    for _ in 0..TO_THE_END {
        let Some(seat) = game.must(s).first().filter(|_| begun.is_some() && turn(s) == begun) else { return };
        let act = match legal_list(game, s, seat)[..] {
            [only] => only,
            _ => bot.choose(&Mind::within(game, s, seat), &mut host.0),
        };
        game.play(s, seat, act, host);
    }
}
