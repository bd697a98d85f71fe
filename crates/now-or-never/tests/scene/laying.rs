//! What a scene names is where it says; everything else stays as dealt.
use super::*;
use now_or_never::cards::Cards;
use now_or_never::catalog::ability;
use now_or_never::state::{Phase, State};
use now_or_never::words::*;
use now_or_never::{OrderToken, SpecialistCard};
use table::{Deck, SeatSet, Set};

#[test]
fn a_scene_sets_what_it_names() {
    let table = open(nearly_everything());
    let (s, me, other): (&State, _, _) = (table.state(), p(&table, 0), p(&table, 1));
    let names = &table.game().cat.names;
    assert_eq!((s.season, s.first, s.active, s.phase), (4, Seat(1), Seat(0), Phase::Turns));
    assert_eq!((step(&table), s.stack.len()), ((0, Step::Stand { charged: false, quested: true }), 1));
    assert!(s.moment.armored && s.passed.is_empty());
    assert_eq!(s.tiles, [Location::CityOfSpirits, Location::CrystalMeteorite, Location::UbloTower]);
    assert_eq!((s.enemies, s.unclaimed), ([0, 0, 1, 2, 2, 1, 2, 2, 1], 0b10_0000_1100_1101));
    let find = |id| s.finds[number(&names.finds, id) as usize];
    assert_eq!([find("coin-cache"), find("lost-villager"), find("hidden-cave")], [0, 1, 0]);
    assert_eq!(s.finds.iter().sum::<u8>(), 6 + 4);
    assert_eq!(s.villagers, places([0, GAP, 3, GAP, GAP, 1]));
    let [shell, tool, demon, crystal] = table.game().cat.villagers;
    assert_eq!(s.supply, [shell - 2, tool - 3, demon - 3, crystal - 3]);
    let gear = |id| number(&names.tokens, id);
    let boots = gear("trail-boots");
    assert_eq!(
        s.gear_row,
        places([gear("hunting-bow") + 1, GAP, gear("iron-maul"), gear("azure-coat"), boots, boots + 1])
    );
    assert_eq!(s.gear, numbers(&names.tokens, &["ember-lance", "mirror-plate"]));
    let specialist = |id| number(&names.specialists, id);
    assert_eq!(s.row, places([specialist("sage"), GAP, specialist("glazier"), 20]));

    assert_eq!(table.game().location_at(s, me.space), Some(Location::Istreka));
    assert_eq!((me.hero, me.hearts, me.mana, me.coins, me.experience, me.books), (Some(Hero::Namal), 7, 1, 44, 3, 2));
    assert_eq!((me.goods, me.arrows, me.tokens), ([2, 0, 0, 11], 0b101, 5));
    assert_eq!(me.specialists, places([specialist("thatcher"), GAP, specialist("armourer"), specialist("alchemist")]));
    assert_eq!((me.down, other.specialists), (0b1001, [None; 4]));
    let namal = |id: &str| number(&names.tokens, id);
    assert_eq!(me.red, places([namal("piston-fist"), GAP, gear("hunting-bow"), GAP]), "the first of two bows");
    assert_eq!(me.blue, places([gear("shield-crystal"), namal("self-repair"), GAP, GAP]));
    let bought = ["piston-fist", "self-repair", "iron-plating"].map(|id| namal(id) - ability(Hero::Namal, 0).number());
    assert_eq!(Set::<u8>::of(me.bought.into()), bought.into_iter().collect());
    assert_eq!(me.gifts.max_mana, 1);
    assert_eq!(me.used, numbers(&names.powers, &["self-repair", "life-candle"]));
    let building = |id| number(&names.buildings, id);
    assert_eq!([13, 14, 9].map(|space| me.town[space]), places(["inn", "school", "tool-shed"].map(building)));
    assert_eq!((me.buildings(), me.grid.iter().filter(|place| place.is_none()).count()), (3, 3));
    assert_eq!((me.waiting, me.housed), ([0, 0, 0, 2], [[0; 4], [0; 4], [0, 2, 0, 0], [1, 0, 3, 0]]));
    assert_eq!(Set::<u8>::of(me.orders.into()), these([number(&names.orders, "royal-gift"), 4]));
    assert_eq!(Set::<u8>::of(me.completed.into()), numbers(&names.orders, &["garden-path"]));
    assert_eq!(me.hand, these([number(&names.quests, "the-wailer"), 0]));
    assert_eq!(me.played, numbers(&names.quests, &["life-candle", "masked-bandits"]));
    assert_eq!((other.coins, other.tokens, other.hand.len() <= 4), (0, 2, true));

    let magic = number(&names.quests, "magic-chest");
    assert_eq!(s.quests, these([1, 2, 44, 57, magic]));
    assert_eq!((s.discards, s.open, s.known[Seat(0)]), (these([5, 45]), s.discards, Cards::NONE));
    let mut orders: Deck<OrderToken, 9> = Deck::new(numbers(&names.orders, &["chandelier"]));
    ["tool-crate", "spirit-lamps"]
        .iter()
        .for_each(|id| orders.put_under(OrderToken::new(number(&names.orders, id)), SeatSet::NONE));
    assert_eq!(s.orders, orders);
}

#[test]
fn cards_that_are_named_leave_their_places() {
    let plain = open(json!({"season": 1}));
    let f = plain.state();
    let (mine, theirs) = (p(&plain, 0), p(&plain, 1));
    let (card, unkept) = (theirs.hand.iter().next().unwrap(), f.known[Seat(1)].iter().next().unwrap());
    let table = open(json!({"seats": [{
        "hand": [card, unkept], "specialists": [theirs.specialists[1], f.row[2]], "red": [f.gear_row[1]], "orders": [2],
    }]}));
    let s = table.state();
    assert_eq!(table.game().components(s), whole());
    let (me, other) = (p(&table, 0), p(&table, 1));
    assert_eq!(me.hand, [card, unkept].into_iter().collect());
    assert!(other.hand.len() == 3 && !other.hand.has(card) && !s.discards.has(unkept) && !s.known[Seat(1)].has(unkept));
    assert!(mine.hand.iter().all(|card| s.quests.has(card)), "they went back to their piles");
    assert_eq!(
        (me.specialists, other.specialists),
        ([theirs.specialists[1], f.row[2], None, None], [theirs.specialists[0], None, None, None])
    );
    assert_eq!(
        (s.row[2], s.row[1], s.gear_row[1]),
        (Some(f.specialists.nth(0)), f.row[1], Some(f.gear.nth(0))),
        "filled again"
    );
    assert!(
        !s.specialists.has(s.row[2].unwrap())
            && !s.gear.has(s.gear_row[1].unwrap())
            && !s.orders.bag.has(OrderToken::new(2))
    );

    let table = open(json!({"gear": [null, null, null, null, null, null], "specialists": [null, null, null, null]}));
    assert_eq!((table.state().gear.len(), table.state().specialists.len()), (21, 14));
}

#[test]
fn the_grid_follows_the_town() {
    let plain = open(json!({"season": 1}));
    let dealt = p(&plain, 0).grid;
    // the first three cells become holes, and what lay there moves to where the town's buildings lay
    let town = json!({"14": dealt[7], "15": dealt[1], "11": dealt[19]});
    let grid = p(&open(json!({"seats": [{"town": town}]})), 0).grid;
    assert_eq!((&grid[..3], grid[7], grid[19]), (&[None; 3][..], dealt[0], dealt[2]));
    assert!((3..19).filter(|&cell| cell != 7).all(|cell| grid[cell] == dealt[cell]));
    let mut named: Vec<Value> = dealt.iter().map(|tile| json!(tile)).collect();
    named[9] = json!(null);
    named[8] = json!(null);
    let seat = json!({"town": {"12": dealt[9], "13": dealt[8]}, "grid": named});
    assert_eq!(p(&open(json!({"seats": [seat]})), 0).grid[8..10], [None; 2]);
    named[8] = json!(dealt[8]);
    named[12] = json!(null);
    let apart = json!({"town": {"12": dealt[9], "13": dealt[12]}, "grid": named});
    assert!(refuses(&json!({"seats": [apart]}), "seats.0.grid").contains("N-060"));
    named[12] = json!(dealt[12]);
    assert!(refuses(&json!({"seats": [{"grid": named}]}), "seats.0.grid").contains("N-032"));
}

#[test]
fn the_bot_is_set_too() {
    let scene = json!({
        "seats": [{"hero": "zeik", "goods": {"shell": 1}}],
        "bot": {
            "hero": "halia", "specialists": ["sage", null, "mason"], "face_down": ["mason"], "attacked": true, "tokens": 2,
            "villagers": 9, "quests": [1, 44, "magic-chest"], "orders": [4, 5], "cards_to_come": ["war-party", "war-party", 0],
        },
        "next": {"solo_cards": ["war-party", 0]},
    });
    let mut table = alone(scene);
    let (s, names) = (table.state(), &table.game().cat.names);
    let war = number(&names.solo, "war-party");
    assert_eq!(
        (s.bot.hero, s.bot.down, s.bot.attacked, s.bot.tokens, s.bot.villagers),
        (Some(Hero::Halia), 0b100, true, 2, 9)
    );
    assert_eq!(
        s.bot.specialists,
        places([number(&names.specialists, "sage"), GAP, number(&names.specialists, "mason"), GAP])
    );
    assert_eq!((s.bot.deck, s.bot.orders), (these([0, war, war + 1]), these([4, 5])));
    assert_eq!(s.bot.quests, these([1, 44, number(&names.quests, "magic-chest")]));
    assert_eq!((s.unclaimed, s.finds.iter().sum::<u8>()), (0b11_1111_1111_1100, 18), "nobody looked at its tokens");
    assert_eq!(table.game().components(s), whole());
    let dearest = s.villagers.iter().filter(|&&v| v == Some(Good::Crystal)).count() as u8;
    assert_eq!(s.supply[3], table.game().cat.villagers[3] - 9 - dearest);
    assert!(!p(&table, 0).specialists.contains(&Some(SpecialistCard::new(number(&names.specialists, "mason")))));
    act(&mut table, 0, &["rest 1 coin"]);
    assert_eq!(table.state().bot.deck, these([war + 1]), "an attack too many was replaced");
    let early = json!({"seats": [{"tokens": 8}], "bot": {"villagers": 55, "tokens": 9}});
    assert_eq!(refused(json!({"players": 1}), early), ["supply", "unclaimed"]);
}
