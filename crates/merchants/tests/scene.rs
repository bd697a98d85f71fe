//! Positions by description: what they set, what they refuse, and that they play on as any game does.
#![recursion_limit = "256"]
use merchants::state::{Caravan, State, Step};
use merchants::words::*;
use merchants::{CommissionCard, CompanionCard, DeedCard, EventCard, HeroCard, Merchants, Options};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Dice, FastDice, GameFile, Problems, Purpose, Seat, Set, Table};

fn game(options: &Value) -> Merchants {
    Merchants::new(Options::read(options).unwrap()).unwrap()
}

#[expect(clippy::needless_pass_by_value, reason = "a fresh object, always")]
fn try_open(options: Value, scene: Value) -> Result<Table<Merchants>, Problems> {
    Table::open(game(&options), "scene", vec![], Some(scene))
}

fn open(scene: Value) -> Table<Merchants> {
    try_open(json!({}), scene).unwrap_or_else(|problems| panic!("{problems}"))
}

fn act(table: &mut Table<Merchants>, seat: u8, actions: &[&str]) {
    for a in actions {
        if let Err(why) = table.act_text(Seat(seat), 0, a, None) {
            let offers = table.offers(Seat(seat)).iter().map(|o| o.act.clone()).collect::<Vec<_>>();
            panic!("{a}: {why}; there are {offers:?}");
        }
    }
}

fn p(table: &Table<Merchants>, seat: u8) -> merchants::state::Player {
    table.state().players[Seat(seat)]
}

fn step(table: &Table<Merchants>) -> (u8, Step) {
    let top = table.state().stack.top().expect("somebody is asked");
    (top.seat.0, top.step)
}

/// The places of all problems, in order.
fn refused(options: Value, scene: Value) -> Vec<String> {
    let problems = try_open(options, scene).err().expect("it is impossible");
    assert!(problems.0.iter().all(|p| p.what.len() > 8), "{problems}");
    problems.0.into_iter().map(|p| p.at).collect()
}

#[track_caller]
fn refuses(scene: Value, at: &str) -> String {
    let problems = try_open(json!({}), scene).err().expect("it is impossible");
    assert_eq!(problems.0.iter().map(|p| &p.at).collect::<Vec<_>>(), [at], "{problems}");
    problems.0[0].what.clone()
}

fn whole() -> BTreeMap<&'static str, u32> {
    let mut all = BTreeMap::from([
        ("quartz", 24),
        ("illuminated dice", 8),
        ("market dice", 5),
        ("heroes", 42),
        ("commissions", 30),
        ("deeds", 19),
        ("companions", 22),
        ("wagon upgrades", 6),
        ("things without a slot", 0),
        ("steeds", 7),
    ]);
    all.extend(Good::ALL.iter().map(|good| (good.word(), 14)));
    all
}

fn faces(words: &[&str]) -> Vec<Option<Face>> {
    words.iter().map(|w| Some(w.parse().unwrap())).collect()
}

fn hero(table: &Table<Merchants>, id: &str) -> HeroCard {
    HeroCard::new(table.game().cat.names.heroes.iter().position(|name| name == id).unwrap() as u8)
}

/// Plays at random to the end; nothing is lost and nothing appears.
fn play_on(mut table: Table<Merchants>, seed: u64) {
    let mut dice = FastDice::new(seed);
    let before = table.game().components(table.state());
    let mut n = 0;
    while let Some(seat) = table::Game::must(table.game(), table.state()).first() {
        let offers = table::legal_list(table.game(), table.state(), seat);
        let a = offers[dice.below(Purpose(0), offers.len() as u32) as usize];
        table.act(seat, 0, a).unwrap();
        assert_eq!(table.game().components(table.state()), before, "after {a}");
        n += 1;
        assert!(n < 20_000, "it goes on for ever");
    }
}

/// Before it has drawn a card the automaton has none, and a position says so.
#[test]
fn a_rival_without_a_card_is_written_without_one() {
    let options = json!({ "players": 2, "automaton": 1 });
    let scene =
        json!({ "round": 6, "step": "act", "seats": [{ "space": 3 }], "automaton": { "cards_to_come": [0, 1, 2] } });
    let table = try_open(options.clone(), scene).expect("it can be");
    let written = table::Shelved::position(table.game(), table.state(), Some(Seat(0))).expect("a scene");
    assert!(written["automaton"].get("card").is_none(), "{written}");
    let again = try_open(options, written).expect("it can be set again");
    assert_eq!(again.state().rival, table.state().rival);
}

#[test]
fn an_empty_scene_is_the_fresh_game() {
    for options in [json!({}), json!({"players": 4, "draft": true, "deeds_keep_one_of_two": true})] {
        let fresh = Table::open(game(&options), "scene", vec![], None).unwrap();
        let table = try_open(options, json!({})).unwrap();
        assert_eq!(table.state(), fresh.state());
    }
}

fn nearly_everything() -> Value {
    json!({
        "round": 6, "turn": 1, "step": "act",
        "wheel": "armor",
        "market": {"armor": 2, "staff": 1}, "dice_aside": 2,
        "dark_market": "east", "ruins": "top-right",
        "buildings": ["merchants-guildhall", "oracle-of-lumi", "yedls-workshop", "guildmasters-mansion"],
        "fortune_coins": 3, "free_shortcut": true,
        "inn": ["atlantes", 4, null, "alun"],
        "courtyard": ["open-ledger", null],
        "companions": ["grace", "raven", "raven"],
        "travel_die": false,
        "commissions": {"northbreak": "frost-pass", "farglen": null},
        "upgrades": ["purse", "mirror"],
        "seats": [
            {"coins": 17, "prestige": 0, "heroes": []},
            {
                "coins": 3, "prestige": 999, "lanterns": 3, "quartz": 1, "horseshoes": 1, "space": 3,
                "locked": ["4", "0", "1*"], "reserve": ["3"], "spent": 1,
                "special_reserve": ["4", "1"], "pool": "2", "pool_illuminated": "3",
                "goods": ["weapon", "upgraded staff", "basic armor", "staff"],
                "heroes": ["morwena", "osgar", "haldric"], "storage": ["haldric"],
                "commissions": [1, "ember-parade"], "delivered": [20, 21], "brought": ["agatha", "phiala"],
                "deeds": [0, 5, "finest-wagon"], "open_deeds": [5],
                "companions": ["raven", 0, "flicker"], "gifts": [["raven", 2], [0, 1]],
                "steeds": ["velvet", "longshadow"], "upgrades": ["stable", "ruins-lantern"]
            }
        ],
        "decks": {
            "heroes": ["garrick", "wenna"], "heroes_under": ["velka", "brida"], "deeds": [], "deeds_under": [7],
            "companions": ["phoenix", "phoenix"], "companions_under": ["cosimo"], "events": [0, 13],
            "commissions": ["ink-expedition", "lens-grinders"]
        },
        "supply": {"goods": {"weapon": 0, "book": 2}, "quartz": 5, "illuminated_dice": 1},
        "next": {"oracle": [4]}
    })
}

#[test]
fn a_scene_sets_what_it_names() {
    let table = open(nearly_everything());
    let s: &State = table.state();
    let (cat, me, other) = (&table.game().cat, p(&table, 1), p(&table, 0));
    assert_eq!((s.round, s.active, step(&table)), (6, Seat(1), (1, Step::Act { open: 0b1111 })));
    assert_eq!((s.price(cat, Good::Armor), s.market, s.aside), (5, [0, 2, 0, 0, 1, 0], 2));
    assert_eq!((s.dark, s.ruins, s.five_coins, s.free_shortcut), (3, 2, false, true));
    assert_eq!(s.buildings, [Building::Guildhall, Building::Oracle, Building::Workshop, Building::Mansion]);
    assert_eq!(
        (s.inn, s.courtyard[1], s.travel_die),
        ([Some(14), Some(4), None, Some(7)].map(|n| n.map(HeroCard::new)), None, false)
    );
    let ravens: Vec<CompanionCard> = cat.cards_of(Animal::Raven).iter().collect();
    assert_eq!(s.row, [cat.stray_card(Stray::Grace), ravens[0], ravens[1]].map(Some));
    assert_eq!((s.tops[0], s.tops[4], s.stacks[4].len()), (Some(CommissionCard::new(0)), None, 0));
    assert_eq!(s.tiles, 1 << Tile::Purse as u8 | 1 << Tile::Mirror as u8);
    assert_eq!(s.stable.count_ones() + other.steeds.count_ones() + me.steeds.count_ones(), 7);

    assert_eq!((other.coins, other.hero_count(), other.spent), (17, 0, 2), "he has taken six turns");
    assert_eq!((me.coins, me.prestige, me.lanterns, me.quartz, me.horseshoes, me.space), (3, 999, 3, 1, 1, 3));
    assert_eq!(me.locked.to_vec(), faces(&["4", "0", "1*"]));
    assert_eq!((me.reserve[Face::Three.index()], me.reserve.iter().sum::<u8>(), me.spent), (1, 1, 1));
    assert_eq!(me.glow.to_vec(), faces(&["1", "4"]));
    assert_eq!([me.night, me.lit].to_vec(), faces(&["2", "3"]));
    assert_eq!(me.goods, [[1, 1, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0]]);
    assert_eq!(me.pack, cat.fit.index(&[1, 1, 0, 0, 2, 0]));
    assert_eq!(
        (me.heroes, me.carries),
        ([Some(HeroCard::new(15)), Some(HeroCard::new(42)), Some(HeroCard::new(3))], 0b100)
    );
    assert_eq!(
        (me.commissions, me.delivered),
        (
            [Some(1), Some(5), None].map(|n| n.map(CommissionCard::new)),
            Set::from_iter([20, 21].map(CommissionCard::new))
        )
    );
    assert_eq!(me.brought, Set::from_iter([0, 47].map(HeroCard::new)));
    assert_eq!(
        (me.deeds, me.open_deeds),
        (Set::from_iter([0, 5, 17].map(DeedCard::new)), Set::from_iter([5].map(DeedCard::new)))
    );
    assert_eq!(me.companions, Set::from_iter([ravens[2], CompanionCard::new(0), cat.stray_card(Stray::Flicker)]));
    assert_eq!(s.gifts, 1 << (ravens[2].number() * 2 + 1) | 1);
    assert_eq!(me.ready, 0b10 | 0b01 << (2 * Animal::Raven as u8));
    assert_eq!(me.steeds, 1 << Steed::Velvet as u8 | 1 << Steed::Longshadow as u8);

    assert_eq!(
        (s.heroes.bag, s.heroes.bottom.to_vec()),
        (Set::from_iter([5, 6].map(HeroCard::new)), [20, 12].map(HeroCard::new).to_vec())
    );
    assert_eq!((s.deeds.len(), s.deeds.bottom[0].0), (1, DeedCard::new(7)));
    assert_eq!((s.companions.bag.len(), s.companions.bottom.to_vec()), (2, vec![cat.stray_card(Stray::Cosimo)]));
    assert_eq!(s.events, Set::from_iter([0, 13].map(EventCard::new)));
    assert_eq!(
        (s.stacks[3].bag, s.stacks[5].bag, s.stacks[0].len()),
        (Set::from_iter([19].map(CommissionCard::new)), Set::from_iter([29].map(CommissionCard::new)), 0)
    );
    assert_eq!((s.supply[0], s.supply[1], s.supply[3], s.quartz, s.illuminated), (0, 13, 2, 5, 1));
}

#[test]
fn cards_that_are_named_leave_their_places() {
    let fresh = Table::open(game(&json!({})), "scene", vec![], None).unwrap();
    let f = fresh.state();
    let (deed, top) = (f.courtyard[0], f.tops[2]);
    let (inn, row) = (f.inn[1], f.row[2]);
    let (mine, theirs) = (p(&fresh, 0).deeds.nth(0), p(&fresh, 1).heroes[0]);
    let table = open(json!({"seats": [
        {"deeds": [deed], "commissions": [top], "heroes": [inn, theirs], "companions": [row]},
    ]}));
    let s = table.state();
    assert_eq!(table.game().components(s), whole());
    assert!(s.deeds.bag.has(mine) && s.courtyard[0] != deed && s.courtyard[1] == f.courtyard[1]);
    let lowest = (Some(f.heroes.bag.nth(0)), Some(f.companions.bag.nth(0)), Some(f.stacks[2].bag.nth(0)));
    assert_eq!((s.inn[1], s.row[2], s.tops[2]), lowest, "filled again");
    assert_eq!((s.inn[0], s.row[1], s.tops[3], s.travel_die), (f.inn[0], f.row[1], f.tops[3], true));
    assert_eq!(p(&table, 1).heroes, [None; 3], "the hero rides elsewhere");

    let table =
        open(json!({"inn": [null, null, null, null], "courtyard": [deed, mine], "companions": [null, null, null]}));
    let s = table.state();
    assert_eq!(table.game().components(s), whole());
    assert!(s.heroes.len() == 42 && !s.travel_die && p(&table, 0).deeds.is_empty());
}

#[test]
fn every_step_opens_its_question() {
    assert_eq!(step(&open(json!({"round": 3, "turn": 1}))), (1, Step::Plan));
    assert_eq!(step(&open(json!({"step": "plan"}))), (0, Step::Plan));
    let moving = open(json!({"step": "move", "seats": [{"pool": "2", "pool_illuminated": "4"}]}));
    assert_eq!(step(&moving), (0, Step::Move));
    assert_eq!(moving.offers(Seat(0)).iter().map(|o| o.act.as_str()).collect::<Vec<_>>(), ["go 2", "go 4"]);
    assert_eq!(step(&open(json!({"step": "act"}))), (0, Step::Act { open: 0b11 }));
    let two = |space, steed| json!({"step": "act", "turn": 1, "seats": [{}, {"pool_illuminated": "4", "space": space, "steeds": steed}]});
    assert_eq!(step(&open(two(0, json!(["whisper"])))), (1, Step::Act { open: 0b1011 }));
    assert_eq!(step(&open(two(0, json!(["longshadow"])))), (1, Step::Act { open: 0b1111 }));
    assert_eq!(step(&open(two(2, json!([])))), (1, Step::Act { open: 0b1111 }));

    let last = json!({"step": "final", "seats": [{"heroes": ["agatha"]}, {"heroes": ["alun"]}]});
    let mut table = open(last.clone());
    assert_eq!((step(&table), table.state().round), ((0, Step::FinalVisit), 14));
    act(&mut table, 0, &["pass"]);
    assert_eq!(step(&table), (1, Step::FinalVisit));
    let mut late = last;
    late["turn"] = json!(1);
    late["round"] = json!(14);
    let mut table = open(late);
    assert_eq!((step(&table), table.state().active), ((1, Step::FinalVisit), Seat(0)));
    act(&mut table, 1, &["enter scorchborn", "bring 7"]);
    assert!(table.is_over());
    assert!(open(json!({"step": "final", "seats": [{"heroes": []}, {"heroes": []}]})).is_over(), "nobody can travel");
}

#[test]
fn dice_follow_the_round() {
    let reserve = [4, 3, 2, 1, 3, 2, 1, 2, 1, 1, 0, 0, 0, 0];
    let spent = [0, 1, 2, 3, 0, 1, 2, 0, 1, 0, 0, 1, 2, 3];
    let count = |table: &Table<Merchants>, seat| {
        let p = p(table, seat);
        let locked = p.locked.iter().take_while(|f| f.is_some()).count();
        (usize::from(p.reserve.iter().sum::<u8>()), locked, p.spent)
    };
    for round in 1..=13usize {
        let locked = |k: usize| 3.min(13 - k);
        let at = |k: usize| (reserve[k], locked(k), spent[k]);
        // with a choice besides the last die, nothing plays itself
        let phoenix = json!({"companions": ["phoenix"], "quartz": 1});
        let table = open(json!({"round": round, "turn": 1, "seats": [{}, phoenix]}));
        assert_eq!(count(&table, 0), at(round), "round {round}");
        assert_eq!(count(&table, 1), at(round - 1), "round {round}");
        let acting = open(json!({"round": round, "step": "act"}));
        let (r, l, s) = at(round - 1);
        assert_eq!(count(&acting, 0), if round <= 10 { (r - 1, l, s) } else { (r, l - 1, s) }, "round {round}");
        assert!(p(&acting, 0).night.is_some());
        assert_eq!(table.game().components(table.state()), whole());
        play_on(table, round as u64);
        play_on(acting, round as u64);
    }
    let what = refuses(json!({"round": 3, "turn": 1, "seats": [{"reserve": ["0", "1*"]}]}), "seats.0.reserve");
    assert!(what.contains("3 turns") && what.contains("1 dice"), "{what}");
    refuses(json!({"round": 12, "seats": [{"locked": ["1", "2", "3"]}]}), "seats.0.locked");
    refuses(json!({"seats": [{}, {"locked": ["1", null, "3"]}]}), "seats.1.locked");
    refuses(json!({"round": 2, "seats": [{"spent": 2}]}), "seats.0.spent");
    refuses(json!({"step": "move", "seats": [{"reserve": ["0", "0", "0", "0"]}]}), "seats.0.reserve");
    let table = open(json!({"round": 12, "seats": [{"locked": [null, "0", "0"]}]}));
    assert_eq!(table.offers(Seat(0)).len(), 2);
}

#[test]
fn what_is_no_scene_is_refused() {
    assert_eq!(refused(json!({}), json!([])), ["scene"]);
    for (scene, at) in [
        (json!({"rounds": 3}), "rounds"),
        (json!({"round": "3"}), "round"),
        (json!({"round": 0}), "round"),
        (json!({"round": 14}), "round"),
        (json!({"round": 9, "step": "final"}), "round"),
        (json!({"turn": 2}), "turn"),
        (json!({"step": "rest"}), "step"),
        (json!({"wheel": "gold"}), "wheel"),
        (json!({"market": [1]}), "market"),
        (json!({"market": {"armor": 3}}), "market.armor"),
        (json!({"market": {"gold": 1}}), "market.gold"),
        (json!({"market": {"armor": 2, "staff": 2, "book": 2}}), "market"),
        (json!({"market": {"armor": 2}, "dice_aside": 2}), "dice_aside"),
        (json!({"dice_aside": 1}), "dice_aside"),
        (json!({"dark_market": "up"}), "dark_market"),
        (json!({"ruins": "south"}), "ruins"),
        (json!({"buildings": ["oracle-of-lumi"]}), "buildings"),
        (json!({"fortune_coins": 4}), "fortune_coins"),
        (json!({"free_shortcut": 1}), "free_shortcut"),
        (json!({"travel_die": null}), "travel_die"),
        (json!({"travel_die": true, "companions": [0, 1, null]}), "travel_die"),
        (json!({"inn": [0, 1]}), "inn"),
        (json!({"inn": [0, 1, 2, "nobody"]}), "inn.3"),
        (json!({"inn": [0, 1, 2, "osgar"]}), "inn.3"),
        (json!({"inn": [0, 1, 2, 48]}), "inn.3"),
        (json!({"courtyard": [19, null]}), "courtyard.0"),
        (json!({"companions": ["cat", null, null]}), "companions.0"),
        (json!({"commissions": {"farglen": "frost-pass"}}), "commissions.farglen"),
        (json!({"commissions": {"here": null}}), "commissions.here"),
        (json!({"commissions": {"northbreak": null}, "decks": {"commissions": [0]}}), "commissions.northbreak"),
        (json!({"upgrades": ["sail"]}), "upgrades.0"),
        (json!({"seats": {}}), "seats"),
        (json!({"seats": [{}, {}, {}]}), "seats.2"),
        (json!({"seats": [3]}), "seats.0"),
        (json!({"decks": {"towns": []}}), "decks.towns"),
        (json!({"decks": {"heroes": [42]}}), "decks.heroes.0"),
        (json!({"decks": {"deeds_under": [0, 1, 2, 3, 4]}}), "decks.deeds_under"),
        (json!({"decks": {"companions_under": ["raven"]}}), "decks.companions_under.0"),
        (json!({"decks": {"events": [26]}}), "decks.events.0"),
        (json!({"supply": {"gold": 1}}), "supply.gold"),
        (json!({"supply": {"goods": {"weapon": 15}}}), "supply.goods.weapon"),
        (json!({"supply": {"quartz": 25}}), "supply.quartz"),
        (json!({"supply": {"illuminated_dice": 7}}), "supply.illuminated_dice"),
        (json!({"next": {"luck": []}}), "next.luck"),
    ] {
        refuses(scene, at);
    }
}

#[test]
fn what_no_seat_can_have_is_refused() {
    for (seat, at) in [
        (json!({"gold": 1}), "gold"),
        (json!({"coins": 1000}), "coins"),
        (json!({"prestige": -1}), "prestige"),
        (json!({"lanterns": 5}), "lanterns"),
        (json!({"lanterns": 4, "upgrades": ["ruins-lantern"]}), "lanterns"),
        (json!({"quartz": 3}), "quartz"),
        (json!({"quartz": 2, "upgrades": ["stable"]}), "quartz"),
        (json!({"space": 5}), "space"),
        (json!({"locked": ["1", "2"]}), "locked"),
        (json!({"locked": ["1", "2", "5"]}), "locked.2"),
        (json!({"locked": ["1", "2", 3]}), "locked.2"),
        (json!({"reserve": ["1", "2", "3", "x"]}), "reserve.3"),
        (json!({"special_reserve": ["0"]}), "special_reserve.0"),
        (json!({"special_reserve": ["1", "1", "1"]}), "special_reserve"),
        (json!({"pool": "1"}), "pool"),
        (json!({"pool_illuminated": "1"}), "pool_illuminated"),
        (json!({"goods": ["gold"]}), "goods.0"),
        (json!({"goods": ["shiny staff"]}), "goods.0"),
        (json!({"goods": [["staff"]]}), "goods.0"),
        (json!({"goods": ["armor", "armor", "armor", "armor", "armor", "armor"]}), "goods"),
        (json!({"heroes": [0, 1, 2, 3]}), "heroes"),
        (json!({"storage": ["haldric"]}), "storage.0"),
        (json!({"heroes": ["agatha"], "storage": ["agatha"]}), "storage.0"),
        (json!({"commissions": [0, 1, 2, 3]}), "commissions"),
        (json!({"deeds": [0], "open_deeds": [1]}), "open_deeds.0"),
        (json!({"companions": ["raven"], "gifts": [["phoenix", 1]]}), "gifts.0"),
        (json!({"companions": ["flicker"], "gifts": [["flicker", 1]]}), "gifts.0"),
        (json!({"companions": ["raven"], "gifts": [["raven", 3]]}), "gifts.0.1"),
        (json!({"companions": ["raven"], "gifts": [["raven", 1], ["raven", 1]]}), "gifts.1"),
        (json!({"companions": ["raven"], "gifts": [["raven"]]}), "gifts.0"),
        (json!({"companions": ["raven", "raven", "raven", "raven"]}), "companions.3"),
        (json!({"steeds": ["pony"]}), "steeds.0"),
        (json!({"steeds": ["whisper", "velvet"]}), "steeds"),
        (json!({"steeds": ["whisper"], "upgrades": ["purse", "mirror"]}), "upgrades"),
        (json!({"deeds": [0, 0]}), "deeds.1"),
    ] {
        refuses(json!({"seats": [seat]}), &format!("seats.0.{at}"));
    }
    let cap = json!({"step": "act", "seats": [{"special_reserve": ["1", "2"], "pool_illuminated": "1"}]});
    open(cap.clone());
    assert_eq!(refused(json!({"illuminated_cap": "all_owned"}), cap), ["seats.0.special_reserve"]);
}

#[test]
fn the_supply_is_limited() {
    let potions = json!({"goods": vec!["potion"; 8]});
    refuses(json!({"seats": [potions, potions]}), "supply.goods.potion");
    let what =
        refuses(json!({"seats": [potions, {"goods": []}], "supply": {"goods": {"potion": 7}}}), "supply.goods.potion");
    assert!(what.contains("14 in all") && what.contains("8 with"), "{what}");
    let two = json!({"special_reserve": ["1", "2"]});
    let five = json!({"special_reserve": ["1", "2"], "pool": "1", "pool_illuminated": "1"});
    let four = json!({"players": 4});
    assert_eq!(
        refused(four.clone(), json!({"step": "act", "seats": [five, two, two, two]})),
        ["supply.illuminated_dice"]
    );
    let loyal: Vec<Value> = (0..12).flat_map(|card| [json!([card, 1]), json!([card, 2])]).collect();
    let seat = |quartz: u8| json!({"companions": (0..12).collect::<Vec<u8>>(), "gifts": loyal, "quartz": quartz});
    assert_eq!(open(json!({"seats": [seat(0)]})).state().quartz, 0);
    refuses(json!({"seats": [seat(1)]}), "supply.quartz");
}

#[test]
fn a_card_lies_in_one_place() {
    let what =
        refuses(json!({"inn": ["atlantes", null, null, null], "seats": [{"brought": [14]}]}), "seats.0.brought.0");
    assert!(what.contains("inn.0"), "{what}");
    refuses(json!({"seats": [{"deeds": [3]}], "decks": {"deeds": [3]}}), "decks.deeds.0");
    refuses(json!({"seats": [{"delivered": [3]}, {"commissions": [3]}]}), "seats.1.commissions.0");
    refuses(json!({"companions": ["grace", null, null], "seats": [{"companions": ["grace"]}]}), "seats.0.companions.0");
    refuses(json!({"seats": [{"steeds": ["velvet"]}, {"steeds": ["velvet"]}]}), "seats.1.steeds.0");
    refuses(json!({"upgrades": ["purse"], "seats": [{"upgrades": ["purse"]}]}), "seats.0.upgrades.0");
    refuses(json!({"companions": [9, 10, 11], "seats": [{"companions": ["raven"]}]}), "seats.0.companions.0");
    let table = open(json!({"companions": ["raven", null, 9], "seats": [{"companions": ["raven"]}]}));
    assert_eq!(
        (table.state().row, p(&table, 0).companions),
        ([Some(10), None, Some(9)].map(|n| n.map(CompanionCard::new)), Set::from_iter([11].map(CompanionCard::new)))
    );
}

#[test]
fn buildings_keep_to_their_tiles() {
    let both = json!({"buildings": ["oracle-of-lumi", "candle-and-quartz", "frosted-filigree", "icebreaker-harbor"]});
    assert_eq!(refused(json!({}), both.clone()), ["buildings.1"]);
    let free = json!({"building_faces_exclusive": false});
    assert!(try_open(free.clone(), both).is_ok());
    let twice = json!({"buildings": ["oracle-of-lumi", "oracle-of-lumi", "frosted-filigree", "icebreaker-harbor"]});
    assert_eq!(refused(free, twice), ["buildings.1"]);
}

#[test]
fn all_reasons_come_at_once() {
    let scene = json!({
        "round": 20, "wheel": 7, "mood": "fine",
        "inn": ["atlantes", "atlantes", null, null],
        "seats": [{"lanterns": 9, "goods": ["gold"], "pool": "1"}, {"heroes": ["atlantes"], "quartz": 3}],
        "next": {"travel": [7], "night": ["6"], "heroes": ["atlantes"]},
    });
    let mut all = refused(json!({}), scene);
    all.sort_unstable();
    assert_eq!(
        all,
        [
            "inn.1",
            "mood",
            "next.heroes.0",
            "next.night.0",
            "next.travel.0",
            "round",
            "seats.0.goods.0",
            "seats.0.lanterns",
            "seats.0.pool",
            "seats.1.heroes.0",
            "seats.1.quartz",
            "wheel",
        ]
    );
}

#[test]
fn goods_fit_by_bags_tiles_and_heroes() {
    let crosses = |more: Value| {
        let mut seat = json!({"goods": vec!["armor"; 3], "heroes": [], "steeds": []});
        seat.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({"seats": [seat]})
    };
    let most = (1..9).take_while(|&n| try_open(json!({}), json!({"seats": [{"goods": vec!["armor"; n]}]})).is_ok());
    assert_eq!(most.count(), 3, "a 6 × 5 grid holds three crosses");
    let mut four = crosses(json!({"heroes": ["haldric"]}));
    four["seats"][0]["goods"] = json!(["armor", "armor", "armor", "upgraded armor"]);
    let table = open(four.clone());
    assert_eq!(p(&table, 0).carries, 1);
    four["seats"][0]["storage"] = json!([]);
    assert_eq!(refused(json!({}), four), ["seats.0.goods"]);
    let staffs = json!({"seats": [{"goods": vec!["staff"; 6], "upgrades": ["strongbox"]}]});
    assert_eq!(refused(json!({}), staffs.clone()), ["seats.0.goods"]);
    assert!(try_open(json!({"storage_tile": "extra_2x2"}), staffs).is_ok());
    let bag = |steed: &str| json!({"seats": [{"steeds": [steed], "goods": ["staff", "staff", "staff", "staff", "staff", "staff", "book"]}]});
    open(bag("sugarfoot"));
    assert_eq!(refused(json!({}), bag("whisper")), ["seats.0.goods"]);
}

#[test]
fn decks_are_what_the_scene_says() {
    let table = open(json!({"decks": {"heroes": [], "deeds": [], "companions": [], "commissions": [], "events": []}}));
    let s = table.state();
    assert!(s.heroes.is_empty() && s.deeds.is_empty() && s.companions.is_empty() && s.events.is_empty());
    assert!(!s.inn.contains(&None) && !s.courtyard.contains(&None) && !s.tops.contains(&None));
    assert!(s.stacks.iter().all(merchants::pile::Pile::is_empty));
    play_on(table, 1);
    let fresh = Table::open(game(&json!({})), "scene", vec![], None).unwrap();
    let first = fresh.state().inn[0].unwrap();
    let table = open(json!({"decks": {"heroes": [first]}}));
    assert_eq!(table.state().heroes.bag, Set::from_iter([first]), "the deck is as named, the inn is filled besides");
    assert!(!table.state().inn.contains(&None) && table.state().inn[0] != Some(first));
    let top = fresh.state().tops[1];
    let others: Vec<CommissionCard> = (5..10).map(CommissionCard::new).filter(|&c| Some(c) != top).collect();
    let table = open(json!({"decks": {"commissions": others}, "seats": [{"commissions": [top]}]}));
    assert_eq!((table.state().tops[1], table.state().stacks[1].len()), (Some(others[0]), 3), "no stack without a top");
}

#[test]
fn decided_dice_come_out() {
    // market dice in Rest, night dice after turn 4, an oracle, an illuminated die
    let mut table = open(json!({
        "round": 4, "turn": 0, "step": "act", "market": {"book": 1}, "dice_aside": 4,
        "seats": [{"space": 2, "pool_illuminated": "2", "companions": ["raven"], "quartz": 1, "horseshoes": 0,
                   "coins": 0, "special_reserve": []}],
        "buildings": ["blazing-quartz-mine", "oracle-of-lumi", "othos-lanternworks", "yedls-workshop"],
        "next": {"market": ["weapon", "weapon", "weapon", "staff", "armor"], "night": ["1*", "4", "0"],
                 "illuminated": ["4"], "oracle": [1], "ruins": [5]}
    }));
    act(&mut table, 0, &["use oracle-of-lumi"]);
    assert_eq!(p(&table, 0).coins, 2);
    act(&mut table, 0, &["ability raven 1"]);
    assert_eq!(p(&table, 0).glow.to_vec(), [Some(Face::Four), None]);
    act(&mut table, 0, &["visit yurg"]);
    act(&mut table, 0, &["ruins 1", "gain weapon"]);
    act(&mut table, 0, &["commission northbreak"]); // the last district was visited by itself
    let s = table.state();
    assert_eq!((s.round, s.active), (4, Seat(1)));
    assert_eq!(s.market, [2, 1, 0, 1, 1, 0], "the third weapon was rolled again");
    let mut reserve = [0; 8];
    faces(&["1*", "4", "0"]).into_iter().flatten().for_each(|f| reserve[f.index()] += 1);
    assert_eq!(p(&table, 0).reserve, reserve);

    let mut table = open(json!({
        "step": "act", "seats": [{"space": 2, "lanterns": 1, "coins": 0}], "next": {"ruins": [5]}
    }));
    act(&mut table, 0, &["visit yurg", "ruins 1", "gain weapon", "roll"]);
    assert_eq!(p(&table, 0).coins, 2);
}

#[test]
fn decided_cards_come_out() {
    let mut table = open(json!({
        "step": "act", "inn": ["agatha", null, null, "alun"], "courtyard": [null, 2], "companions": [null, null, 4],
        "seats": [{"space": 2, "pool_illuminated": "1", "lanterns": 3}],
        "next": {"heroes": ["velka", 30], "deeds": [9], "companions": ["threy-cat", "grace"],
                 "commissions": {"farglen": ["valley-choir"]}, "shortcut_events": [20], "travel": [6, 3]}
    }));
    act(&mut table, 0, &["visit commissions", "commission farglen"]);
    assert_eq!(table.state().tops[4], Some(CommissionCard::new(24)));
    act(&mut table, 0, &["visit yurg", "caravan", "companion 4", "declare farglen shortcut"]);
    act(&mut table, 1, &["refuse"]);
    assert_eq!(
        (table.state().caravan.event, table.state().caravan.dice),
        (Some(EventCard::new(20)), [0, 0, 1, 0, 0, 1])
    );
    let mut dice = FastDice::new(3);
    while table.state().active == Seat(0) {
        let seat = table::Game::must(table.game(), table.state()).first().unwrap();
        let offers = table::legal_list(table.game(), table.state(), seat);
        let hands_off = |a: &&merchants::Action| {
            !["deed", "take-hero", "ability", "commission"].iter().any(|verb| a.to_string().starts_with(verb))
        };
        let rest: Vec<_> = offers.iter().filter(hands_off).collect();
        table.act(seat, 0, *rest[dice.below(Purpose(0), rest.len() as u32) as usize]).unwrap();
    }
    let s = table.state();
    assert_eq!(
        (s.inn, s.courtyard),
        (
            [HeroCard::new(0), hero(&table, "velka"), HeroCard::new(30), HeroCard::new(7)].map(Some),
            [Some(DeedCard::new(9)), Some(DeedCard::new(2))]
        )
    );
    let cat = &table.game().cat;
    let threy = cat.cards_of(Animal::ThreyCat).nth(0);
    assert_eq!(s.row[1..], [cat.stray_card(Stray::Grace), threy].map(Some));

    let mut table = open(json!({
        "step": "act", "decks": {"events": [3, 15]},
        "seats": [{"space": 2}], "next": {"dark_events": [3, 3, 4], "shortcut_events": [15]}
    }));
    act(&mut table, 0, &["visit yurg", "caravan", "companion-top", "declare farglen dark"]);
    act(&mut table, 1, &["refuse"]);
    assert_eq!(table.state().caravan.event, Some(EventCard::new(3)));
}

#[test]
fn results_that_cannot_come_are_refused() {
    for (next, at) in [
        (json!({"market": ["gold"]}), "market.0"),
        (json!({"night": ["1", "5"]}), "night.1"),
        (json!({"illuminated": ["0"]}), "illuminated.0"),
        (json!({"travel": [0]}), "travel.0"),
        (json!({"ruins": 3}), "ruins"),
        (json!({"oracle": ["1"]}), "oracle.0"),
        (json!({"heroes": [42]}), "heroes.0"),
        (json!({"heroes": [5, 5]}), "heroes.1"),
        (json!({"heroes": [4]}), "heroes.0"),
        (json!({"deeds": ["nothing"]}), "deeds.0"),
        (json!({"companions": ["raven", "raven", "raven", "raven"]}), "companions.3"),
        (json!({"dark_events": [13]}), "dark_events.0"),
        (json!({"shortcut_events": [0]}), "shortcut_events.0"),
        (json!({"commissions": {"farglen": [0]}}), "commissions.farglen.0"),
        (json!({"commissions": {"home": []}}), "commissions.home"),
    ] {
        let scene = json!({"inn": [0, 1, 2, 3], "companions": [0, 1, 2], "decks": {"heroes": [5, 6]}, "next": next});
        refuses(scene, &format!("next.{at}"));
    }
}

#[test]
fn a_refused_scene_leaves_the_dice_alone() {
    use table::{Game, Quiet, Shelved, TableDice};
    let game = game(&json!({}));
    let mut dice = TableDice::new("x");
    let fresh = game.deal(&mut Quiet(&mut Lent(&mut dice)));
    let before = dice.clone();
    let wrong = json!({"next": {"travel": [1, 2]}, "seats": [{"lanterns": 7}]});
    assert!(game.arrange(&fresh, &mut dice, &wrong).is_err());
    assert_eq!(dice, before);
    assert!(game.arrange(&fresh, &mut dice, &json!({"next": {"travel": [], "heroes": []}})).is_ok());
    assert_eq!(dice, before, "nothing was decided");
    assert!(game.arrange(&fresh, &mut dice, &json!({"next": {"travel": [1, 2]}})).is_ok());
    assert_ne!(dice, before);
}

struct Lent<'a>(&'a mut table::TableDice);
impl Dice for &mut Lent<'_> {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.0.below(purpose, n)
    }
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.0.pick(purpose, from)
    }
}

#[test]
fn a_draft_stays_open_or_is_skipped() {
    let draft = json!({"draft": true, "players": 3});
    let mut table = try_open(draft.clone(), json!({"seats": [{"coins": 50}]})).unwrap();
    assert_eq!((step(&table), p(&table, 0).coins, table.state().round), ((0, Step::Draft), 50, 0));
    for seat in 0..3 {
        let first = table.offers(Seat(seat))[0].act.clone();
        act(&mut table, seat, &[&first]);
    }
    assert_eq!((step(&table), table.state().round), ((0, Step::Plan), 1));
    let table =
        try_open(draft.clone(), json!({"round": 1, "seats": [{"steeds": ["whisper"], "heroes": [42]}]})).unwrap();
    assert_eq!((step(&table), table.state().pairs.len()), ((0, Step::Plan), 0));
    assert_eq!((p(&table, 0).steeds.count_ones(), p(&table, 1).steeds, table.state().stable.count_ones()), (1, 0, 6));
    play_on(table, 5);
    let early = json!({"seats": [{"steeds": ["whisper"], "heroes": [42]}]});
    assert_eq!(refused(draft, early), ["seats.0.heroes.0", "seats.0.steeds.0"]);
}

#[test]
fn of_two_deeds_one_is_kept() {
    let keep = json!({"deeds_keep_one_of_two": true});
    let mut table = try_open(keep.clone(), json!({"seats": [{"deeds": [4, 8]}]})).unwrap();
    assert_eq!(step(&table), (0, Step::Keep));
    act(&mut table, 0, &["keep 8"]);
    assert_eq!(
        (p(&table, 0).deeds, table.state().deeds.bottom[0].0),
        (Set::from_iter([8].map(DeedCard::new)), DeedCard::new(4))
    );

    let fresh = Table::open(game(&keep), "scene", vec![], None).unwrap();
    let two = p(&fresh, 1).deeds;
    let table = try_open(keep.clone(), json!({"round": 2, "seats": [{"deeds": [4, 8, 12]}]})).unwrap();
    let s = table.state();
    assert_eq!(
        (step(&table), p(&table, 0).deeds.len(), p(&table, 1).deeds),
        ((0, Step::Plan), 3, Set::from_iter([two.nth(0)]))
    );
    assert!(s.deeds.bag.has(two.nth(1)) && s.deeds.bottom.is_empty());
    assert_eq!(table.game().components(s), whole());

    // a deed that another seat has: dealt another
    let table = try_open(keep.clone(), json!({"seats": [{"deeds": [two.nth(0), two.nth(1)]}]})).unwrap();
    assert_eq!((p(&table, 1).deeds.len(), table.game().components(table.state())), (2, whole()));
    play_on(table, 2);
    for (scene, at) in [
        (json!({"seats": [{"deeds": [4]}]}), "seats.0.deeds"),
        (json!({"seats": [{"deeds": [4, 8], "open_deeds": [4]}]}), "seats.0.open_deeds.0"),
        (json!({"decks": {"deeds_under": [1, 2, 3]}}), "decks.deeds_under"),
    ] {
        assert_eq!(refused(keep.clone(), scene), [at]);
    }
}

#[test]
fn a_scene_is_stored_and_replayed() {
    let mut table = open(nearly_everything());
    act(&mut table, 1, &["use yedls-workshop"]);
    let text = table.file().write();
    let again = Table::<Merchants>::replay(&GameFile::read(&text).unwrap(), None, None).unwrap();
    assert_eq!((again.state(), again.hash()), (table.state(), table.hash()));
}

#[test]
fn scenes_play_on() {
    for seed in 0..30 {
        play_on(open(nearly_everything()), seed);
        play_on(
            open(json!({"round": 11, "seats": [{"companions": ["grace", "cosimo", "lil-dumplin", "flicker"]}]})),
            seed,
        );
        let solo = json!({"step": "act", "seats": [{"companions": ["grace", "cosimo", "lil-dumplin"], "space": 2}],
                          "decks": {"companions": [], "companions_under": ["flicker"]}});
        play_on(try_open(json!({"players": 1}), solo).unwrap(), seed);
    }
}

/// The examples of `docs/scenes.md`, read from there.
#[test]
fn the_worked_examples_work() {
    let text = include_str!("../../../docs/scenes.md");
    let blocks = text.split("```json").skip(1).map(|rest| rest.split("```").next().unwrap());
    let scenes: Vec<Value> = blocks.map(|block| serde_json::from_str(block).unwrap()).collect();
    let mut sale = open(scenes[0].clone());
    act(&mut sale, 0, &["visit inn", "sell staff upgraded", "sell potion basic"]);
    assert_eq!((p(&sale, 0).coins, p(&sale, 0).quartz), (10, 1));
    let mut last = open(scenes[1].clone());
    act(&mut last, 1, &["visit yurg", "caravan", "companion-top", "declare northbreak shortcut"]);
    act(&mut last, 0, &["refuse"]);
    act(&mut last, 1, &["take-cat 4 2"]);
    assert_eq!((last.state().caravan.own, last.state().gifts.count_ones()), (6, 2));
    let mut dusk = try_open(json!({"players": 2, "automaton": 1}), scenes[2].clone()).unwrap();
    act(&mut dusk, 0, &["visit dark-market"]);
    assert_eq!((step(&dusk), dusk.state().caravan.town), ((0, Step::Joining), Town::Northbreak));
    assert_eq!((dusk.state().caravan.road, p(&dusk, 1).lanterns), (Road::Shortcut, 0));
    let mut bazaar = open(scenes[3].clone());
    assert_eq!(step(&bazaar), (0, Step::Bazaar { did: 1, paid: 2, off: 0 }));
    act(&mut bazaar, 0, &["buy armor"]);
    assert_eq!(
        (p(&bazaar, 0).coins, p(&bazaar, 0).count(Good::Armor) > 0),
        (7, true),
        "the second one is free (F-063)"
    );
    let mut lucky = open(scenes[4].clone());
    act(&mut lucky, 0, &["fortune coins"]);
    assert_eq!((step(&lucky), lucky.state().caravan), ((1, Step::Plan), Caravan::default()), "the journey is over");
    let mut road = open(scenes[5].clone());
    assert_eq!(step(&road), (1, Step::TakeDie));
    act(&mut road, 1, &["take 3"]);
    assert_eq!(road.state().caravan.taken[Seat(1)], 0, "packed up: everybody has a die");
}

/// A list of questions that no game comes to is refused with the reason and its place.
#[test]
fn questions_that_do_not_follow_each_other_are_refused() {
    let road = |doing: Value, caravan: Value| json!({ "doing": doing, "caravan": caravan });
    let gone = json!({ "town": "farglen", "travellers": [1], "event": 0, "dice": [1, 0, 0, 0, 0, 0] });
    for (scene, at) in [
        (json!({ "doing": [{ "step": "nonsense" }] }), "doing.0.step"),
        (json!({ "doing": [{}] }), "doing.0.step: is missing"),
        (json!({ "doing": [{ "step": "sell" }] }), "doing.0.hero: is missing"),
        (json!({ "doing": [{ "step": "bazaar", "left": 2 }], "seats": [{ "steeds": ["velvet"] }] }), "F-150"),
        (json!({ "doing": [{ "step": "plan" }, { "step": "plan" }] }), "doing.1: is not asked"),
        (json!({ "doing": [{ "step": "bazaar", "seat": 1 }] }), "only the seat in turn"),
        (json!({ "step": "act", "doing": [{ "step": "inn" }] }), "step: either"),
        (json!({ "doing": [] }), "only after round 13"),
        (json!({ "doing": [{ "step": "fortune" }] }), "do not follow each other"),
        (json!({ "caravan": { "town": "farglen" } }), "caravan: says what"),
        (json!({ "doing": [{ "step": "act", "bits": 7 }] }), "F-049"),
        (json!({ "doing": [{ "step": "effects", "effects": ["coins 98"] }] }), "no card, die or building"),
        (json!({ "doing": [{ "step": "rival-hero" }] }), "F-227"),
        (json!({ "draft": [{ "steed": "velvet", "hero": 42 }] }), "nobody drafts"),
        (json!({ "round": 14, "doing": [{ "step": "route" }] }), "outside of a turn"),
        (road(json!([{ "step": "take-die", "seat": 1 }]), gone.clone()), "do not follow each other"),
        (
            road(json!([{ "step": "fortune" }, { "step": "delivering", "town": "windglass" }]), gone),
            "do not follow each other",
        ),
    ] {
        let problems = try_open(json!({}), scene.clone()).err().unwrap_or_else(|| panic!("{scene}")).to_string();
        assert!(problems.contains(at), "{scene}: {problems}");
    }
}

/// What may stand where something else should.
fn junk() -> Vec<Value> {
    vec![
        json!(null),
        json!(0),
        json!(3),
        json!(300),
        json!(-1),
        json!(1.5),
        json!(true),
        json!("raven"),
        json!("1"),
        json!([]),
        json!([[1, 2]]),
        json!({}),
        json!(["armor", "armor"]),
    ]
}

/// Whatever somebody writes: a reason, or a position that plays to its end.
#[test]
fn spoiled_scenes_are_refused_or_play_on() {
    let junk = junk();
    let (mut played, mut wrong) = (0, 0);
    for seed in 0..1500 {
        let mut dice = FastDice::new(seed);
        let mut scene = nearly_everything();
        for _ in 0..=dice.below(Purpose(0), 3) {
            spoil(&mut scene, &junk, &mut dice);
        }
        let players = 2 + dice.below(Purpose(0), 3);
        let options = json!({"players": players, "draft": seed % 3 == 0, "deeds_keep_one_of_two": seed % 2 == 0});
        match try_open(options, scene) {
            Ok(table) => {
                play_on(table, seed);
                played += 1;
            }
            Err(problems) => {
                assert!(!problems.is_empty());
                wrong += 1;
            }
        }
    }
    assert!(played > 100 && wrong > 100, "{played} {wrong}");
}

/// Takes something out, or puts junk in its place.
fn spoil(scene: &mut Value, junk: &[Value], dice: &mut FastDice) {
    let mut below = |n: usize| dice.below(Purpose(0), n as u32) as usize;
    let (size, deeper) =
        (scene.as_object().map_or(0, serde_json::Map::len) + scene.as_array().map_or(0, Vec::len), below(3) > 0);
    if size == 0 {
        *scene = junk[below(junk.len())].clone();
        return;
    }
    let (i, gone) = (below(size), below(2) == 0);
    let inner = match scene {
        Value::Object(fields) => {
            let name = fields.keys().nth(i).unwrap().clone();
            if gone && !deeper {
                fields.remove(&name);
                return;
            }
            &mut fields[&name]
        }
        list => {
            if gone && !deeper {
                list.as_array_mut().unwrap().remove(i);
                return;
            }
            &mut list[i]
        }
    };
    if deeper {
        spoil(inner, junk, dice);
    } else {
        *inner = junk[below(junk.len())].clone();
    }
}

/// The same with the automaton, in both editions and in every seat.
#[test]
fn spoiled_scenes_of_the_automaton_are_refused_or_play_on() {
    let junk = junk();
    let (mut played, mut wrong) = (0, 0);
    for seed in 0..600u64 {
        let mut dice = FastDice::new(seed);
        let players = 2 + dice.below(Purpose(0), 3);
        let rival = dice.below(Purpose(0), players) as usize;
        let mut seats =
            vec![json!({ "coins": 4, "lanterns": 1, "heroes": ["alun"], "companions": ["raven"] }), json!({})];
        seats.truncate(rival.min(1));
        seats.resize(rival, json!({}));
        seats.push(json!({ "coins": 9, "prestige": 3, "lanterns": 5, "quartz": 6, "deeds": [3, 4], "open_deeds": [4], "space": 2 }));
        let mut scene = json!({
            "round": 1 + dice.below(Purpose(0), 13), "turn": dice.below(Purpose(0), players), "step": "plan", "seats": seats,
            "automaton": { "goods": 5, "illuminated_dice": 2, "heroes": ["agatha", "ysolt"], "commissions": ["frost-pass"],
                           "card": 1, "cards_to_come": [4, 5, "full-shelves"] },
            "next": { "action_cards": [5, 4], "travel": [6, 1], "market": ["book"] },
        });
        for _ in 0..dice.below(Purpose(0), 3) {
            spoil(&mut scene, &junk, &mut dice);
        }
        let edition = if seed % 2 == 0 { "final" } else { "prototype" };
        match try_open(json!({"players": players, "automaton": rival, "edition": edition}), scene) {
            Ok(table) => {
                play_on(table, seed);
                played += 1;
            }
            Err(problems) => {
                assert!(!problems.is_empty());
                wrong += 1;
            }
        }
    }
    assert!(played > 100 && wrong > 100, "{played} played, {wrong} refused");
}
