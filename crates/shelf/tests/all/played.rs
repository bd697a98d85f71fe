//! Random games: every prompt, button, tale and refusal that comes up is said in every language.
use serde_json::{Value, json};
use shelf::find;
use shelf::{Lang, Words};
use silk_road::{SilkRoad, market, solve};
use std::collections::{BTreeMap, BTreeSet};
use table::{AnyTable, Dice, FastDice, Illegal, Millis, Offer, Purpose, Seat, Table};

/// Everything that was said, each text once.
#[derive(Default)]
struct Said {
    texts: BTreeSet<String>,
    actions: BTreeSet<String>,
}

impl Said {
    fn hear(&mut self, text: &Value) {
        if text.is_object() {
            self.texts.insert(text.to_string());
        }
    }
    fn hear_offers(&mut self, offers: &[Offer]) {
        for offer in offers {
            self.hear(&json!(offer.choice.label));
            self.actions.insert(offer.act.clone());
        }
    }
    fn hear_all_tales(&mut self, table: &dyn AnyTable) {
        for who in Seat::all(table.seats()).map(Some).chain([None]) {
            for entry in table.events(who, 0).as_array().unwrap() {
                self.hear(&entry["tale"]);
            }
        }
    }
    fn texts(&self) -> Vec<Value> {
        self.texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
    }
}

fn pick(dice: &mut FastDice, n: usize) -> usize {
    dice.below(Purpose(0), n as u32) as usize
}

/// Something that is not on offer now, to hear why not.
fn refused(
    table: &mut dyn AnyTable,
    (seat, at): (Seat, Millis),
    offers: &[Offer],
    said: &mut Said,
    dice: &mut FastDice,
) {
    let wrong = said.actions.iter().nth(pick(dice, said.actions.len())).unwrap().clone();
    if offers.iter().all(|offer| offer.act != wrong)
        && let Err(Illegal::Refused { rule }) = table.act(seat, at, &wrong, None)
    {
        said.hear(&json!(rule.expect("the rules say why not")));
    }
}

/// Random people at a table of any game, each action a second after the last, until it is over. `wants`: what a seat has
/// in mind; otherwise it does anything.
fn play(
    table: &mut dyn AnyTable,
    seed: u64,
    said: &mut Said,
    mut wants: impl FnMut(&dyn AnyTable, Seat) -> Option<String>,
) {
    let mut dice = FastDice::new(seed);
    for at in (0..).map(|n: Millis| n * 1000) {
        Seat::all(table.seats()).for_each(|who| said.hear(&json!(table.prompt(who))));
        if table.deadline().is_some_and(|deadline| at >= deadline) {
            said.hear_offers(&table.offers(Seat::HOUSE));
            table.time_up(at).unwrap();
            continue;
        }
        let may: Vec<Seat> = Seat::all(table.seats()).filter(|&seat| !table.offers(seat).is_empty()).collect();
        if may.is_empty() {
            if table.is_over() {
                break;
            }
            continue; // only the clock goes on
        }
        let seat = may[pick(&mut dice, may.len())];
        let offers = table.offers(seat);
        said.hear_offers(&offers);
        refused(table, (seat, at), &offers, said, &mut dice);
        refused(table, (seat, at), &offers, said, &mut dice);
        let wanted = wants(table, seat).and_then(|act| offers.iter().find(|offer| offer.act == act));
        let chosen = wanted.unwrap_or_else(|| &offers[pick(&mut dice, offers.len())]);
        table.act(seat, at, &chosen.act, Some(chosen.mark)).unwrap();
    }
    said.hear_all_tales(table);
}

fn merchants(seed: u64, said: &mut Said) {
    let mut options = json!({
        "players": 1 + seed % 4,
        "draft": seed.is_multiple_of(3),
        "deeds_keep_one_of_two": seed.is_multiple_of(2),
        "buildings": if seed.is_multiple_of(5) { "first_game" } else { "random" },
    });
    // Most tables have the automaton, and every second one plays the prototype edition.
    if !seed.is_multiple_of(4) && !(seed / 4).is_multiple_of(4) {
        options["automaton"] = json!(seed / 8 % (1 + seed % 4));
        options["level"] = json!(["easy", "normal", "hard"][seed as usize % 3]);
    }
    if seed / 4 % 2 == 1 {
        options["edition"] = json!("prototype");
        options["deeds_keep_one_of_two"] = json!(false);
    }
    let game = find("merchants").unwrap();
    let mut table = game.open(&options, None, &format!("words-{seed}"), vec![], None).unwrap();
    play(table.as_mut(), seed, said, |_, _| None);
}

/// The clock and the number of players differ; every other seat builds the best route there is, in the next round the
/// others.
fn silk_road(seed: u64, said: &mut Said) {
    let clock = ["live", "own", "off"][seed as usize / 4 % 3];
    let options = json!({ "players": 1 + seed % 4, "clock": clock, "seconds": 40 + seed % 3 * 30 });
    let game = find("silk-road").unwrap();
    let mut table = game.open(&options, None, &format!("words-{seed}"), vec![], None).unwrap();
    let mut plans = BTreeMap::new();
    play(table.as_mut(), seed, said, |table, seat| {
        let table: &Table<SilkRoad> = table.as_any().downcast_ref().unwrap();
        let diligent = (seed + u64::from(seat.0 + table.state().round)).is_multiple_of(2);
        diligent.then(|| next_tile(table, seat, &mut plans))
    });
}

/// Alone and together, on both sides of the boards. Random people seldom build, so every other seat works first.
fn now_or_never(seed: u64, said: &mut Said) {
    let options = json!({
        "players": 1 + seed % 4,
        "side": if (seed / 4).is_multiple_of(2) { "above" } else { "underground" },
        "reroll": (seed / 2).is_multiple_of(2),
        "piles_first": seed.is_multiple_of(3),
        "open_discards": seed.is_multiple_of(5),
    });
    let game = find("now-or-never").unwrap();
    let mut table = game.open(&options, None, &format!("words-{seed}"), vec![], None).unwrap();
    let mut dice = FastDice::new(seed);
    play(table.as_mut(), seed, said, |table, seat| {
        let offers = table.offers(seat);
        let busy = |o: &&Offer| {
            ["build", "house", "learn", "quest", "order", "charge"].contains(&o.act.split(' ').next().unwrap())
        };
        let work: Vec<&Offer> = offers.iter().filter(busy).collect();
        (!work.is_empty() && dice.below(Purpose(0), 3) > 0).then(|| work[pick(&mut dice, work.len())].act.clone())
    });
}

/// The best route, tile by tile; then "arrived". Before and after trading there is only one thing to do anyway.
fn next_tile(table: &Table<SilkRoad>, seat: Seat, plans: &mut BTreeMap<(u8, Seat), solve::Solution>) -> String {
    let (game, s) = (table.game(), table.state());
    let p = &s.players[seat];
    let Some(sheet) = p.sheet else { return "ready".into() };
    let plan = plans.entry((s.round, seat)).or_insert_with(|| {
        let prices = market::prices(&s.market, game.opt.slots(s.round));
        let problem = solve::Problem::new(game.cat.cards[s.card as usize].cities, game.opt.gates);
        let problem = problem.with_sheet(game.sheet(s.round, sheet), &prices);
        solve::best(&solve::Problem { bonus: p.bonus, ..problem })
    });
    for (cell, tile) in plan.board.tiles() {
        match p.board.at(cell) {
            None => return format!("place {cell} {}", tile.piece()),
            Some(lies) if lies != tile => return format!("turn {cell} {}", tile.turn),
            Some(_) => {}
        }
    }
    "declare".into()
}

/// Ids in a text that no message answers to.
fn unresolved(text: &Value, words: &Words) -> Vec<String> {
    let id = text["id"].as_str().expect("texts have ids");
    let mut missing = if words.has(id) { vec![] } else { vec![id.to_string()] };
    for (key, arg) in text["args"].as_object().into_iter().flatten() {
        match arg {
            Value::String(id) if key != "rule" && !words.has(id) => missing.push(id.clone()),
            Value::Array(items) => missing.extend(items.iter().flat_map(|item| unresolved(item, words))),
            _ => {}
        }
    }
    missing
}

/// Every text reads well in every language.
fn all_can_be_said(texts: &[Value]) {
    let names = ["Ada", "Béla", "Cili", "Dóra"].map(String::from);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for text in texts {
            let sentence = words.say_json(text, &names);
            let missing = unresolved(text, &words);
            assert!(missing.is_empty(), "{lang}: no message for {missing:?} in {text}");
            let id = text["id"].as_str().unwrap();
            assert!(sentence != id && !sentence.contains(['{', '}']), "{lang}: {text} reads `{sentence}`");
            if let Some(rule) = text["args"]["rule"].as_str() {
                assert!(sentence.ends_with(&format!("({rule})")), "{lang}: {text} reads `{sentence}`");
            }
            assert!(!sentence.is_empty() && !sentence.contains("  "), "{lang}: {text} reads `{sentence}`");
        }
    }
}

fn ids(texts: &[Value]) -> BTreeSet<&str> {
    texts.iter().map(|text| text["id"].as_str().unwrap()).collect()
}

#[test]
fn whatever_comes_up_in_merchants_can_be_said() {
    let mut said = Said::default();
    (0..60).for_each(|seed| merchants(seed, &mut said));
    let texts = said.texts();
    assert!(ids(&texts).len() > 180, "only {} different messages came up", ids(&texts).len());
    // All of the automaton and of the prototype edition come up, but for what its cards may never ask for, and choices that
    // hardly ever arise: a commission without any preference, an empty place in the row, equal heroes to be delivered.
    let known = crate::messages::messages(Lang::En);
    let kinds = ["tale-rival-", "ask-rival-", "no-rival-", "do-ruins-stay", "do-done-act", "tale-tile-out"];
    let rare = ["ask-rival-commission", "ask-rival-companion", "ask-rival-brings-hero"];
    let by_card = |id: &str| id.starts_with("tale-rival-has-") || id.starts_with("tale-rival-lacks-");
    let is_wanted = |id: &str| kinds.iter().any(|kind| id.starts_with(kind)) && !rare.contains(&id) && !by_card(id);
    let wanted = known.keys().filter(|id| is_wanted(id));
    let unheard: Vec<&String> = wanted.filter(|id| !ids(&texts).contains(id.as_str())).collect();
    assert!(unheard.is_empty(), "{unheard:?} never came up");
    all_can_be_said(&texts);
}

/// The choices that hardly ever arise, set up as they lie.
#[test]
fn rare_choices_for_the_automaton_can_be_said() {
    for step in ["rival-commission", "rival-companion", "rival-brings-hero"] {
        let mut doing = vec![json!({ "step": "rival-rest" })];
        let mut scene = json!({ "turn": 1, "automaton": { "heroes": ["agatha", "morwena", "larkin"] } });
        if step == "rival-companion" {
            doing.push(json!({ "step": "rival-route" }));
            scene["caravan"] = json!({});
        }
        doing.push(json!({ "step": step, "seat": 0 }));
        scene["doing"] = doing.into();
        let game = shelf::find("merchants").unwrap();
        let options = json!({ "automaton": 1 });
        let table = game.open(&options, None, "rare", vec![], Some(scene)).unwrap_or_else(|e| panic!("{step}: {e}"));
        let offers = table.offers(Seat(0));
        assert!(offers.len() > 1, "{step}");
        let mut texts = vec![json!(table.prompt(Seat(0)))];
        texts.extend(offers.iter().map(|offer| json!(offer.choice.label)));
        assert_eq!(texts[0]["id"], format!("ask-{step}"));
        all_can_be_said(&texts);
    }
}

/// Whatever a card of the automaton may ask for in vain.
#[test]
fn what_the_automaton_lacks_can_be_said() {
    use merchants::event::Lack;
    let options = merchants::Options { automaton: Some(1), ..Default::default() };
    let game = merchants::Merchants::new(options).unwrap();
    let lack = |(lacks, n)| {
        let event = merchants::Event::RivalCannot { district: merchants::words::District::Yurg, lacks, n };
        json!(table::Game::tale(&game, &event).unwrap())
    };
    let all = [(Lack::GoodsLeast, 3), (Lack::GoodsMost, 1), (Lack::CommissionsMost, 1), (Lack::Journey, 0)];
    let texts: Vec<Value> = all.into_iter().map(lack).collect();
    assert_eq!(ids(&texts).len(), all.len());
    all_can_be_said(&texts);
}

/// It stands in no list, but in logs and replays.
fn a_tile_with_its_turn() -> Value {
    let scene = json!({ "phase": "trading", "seats": [{}] });
    let options = json!({ "players": 1, "clock": "off" });
    let mut table = find("silk-road").unwrap().open(&options, None, "lay", vec![], Some(scene)).unwrap();
    table.act(Seat(0), 0, "lay 11 straight 1", None).unwrap();
    let table: &Table<SilkRoad> = table.as_any().downcast_ref().unwrap();
    let lay = "lay 12 straight 1".parse().unwrap();
    json!(table::Game::choice(table.game(), table.state(), Seat(0), lay).label)
}

/// The race has few messages, so every one of them must come up.
#[test]
fn whatever_comes_up_in_silk_road_can_be_said() {
    let mut said = Said::default();
    // Nobody comes upon these by chance.
    said.actions.extend(["lift 19", "place 0 bonus-wide", "start", "time-up"].map(String::from));
    (0..36).for_each(|seed| silk_road(seed, &mut said));
    said.hear(&a_tile_with_its_turn());
    let texts = said.texts();
    let known = crate::messages::messages(Lang::En);
    let kinds = ["silk-ask-", "silk-do-", "silk-tale-", "silk-no-"];
    let sentences = known.keys().map(String::as_str).filter(|id| kinds.iter().any(|kind| id.starts_with(kind)));
    let unheard: Vec<&str> = sentences.filter(|id| !ids(&texts).contains(id)).collect();
    assert!(unheard.is_empty(), "{unheard:?} never came up");
    all_can_be_said(&texts);
}

#[test]
fn whatever_comes_up_in_now_or_never_can_be_said() {
    let mut said = Said::default();
    (0..40).for_each(|seed| now_or_never(seed, &mut said));
    let texts = said.texts();
    let heard = ids(&texts).into_iter().filter(|id| id.starts_with("now-")).count();
    assert!(heard > 150, "only {heard} different messages came up");
    all_can_be_said(&texts);
}

/// What a blow costs is told by the loss itself, and not by the blow as well.
#[test]
fn a_loss_is_told_once() {
    let game = now_or_never::NowOrNever::new(Default::default()).unwrap();
    let seat = Seat(0);
    let tell = |event| table::Game::tale(&game, &event).unwrap();
    let struck = |lost| tell(now_or_never::Event::Struck { seat, damage: 9, lost });
    let loss = tell(now_or_never::Event::Change { seat, stuff: now_or_never::words::Stuff::Hearts, by: -3 });
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let said = |text: &table::Text| words.say(text, &["Anna".into()]);
        assert!(said(&loss).contains('3') && !said(&struck(3)).contains('3'), "{}", said(&struck(3)));
        assert!(said(&struck(3)).ends_with('.') && said(&struck(0)).ends_with('.') && struck(0) != struck(3));
    }
}
