//! Section 18: quest cards.
use crate::rig::*;
use now_or_never::cards::Cards;
use now_or_never::event::Event;
use now_or_never::state::*;
use now_or_never::words::*;
use table::{Seat, Set};

/// Marklun stands where the card is played, with the card in the hand.
fn before(id: &str) -> (Rig, String) {
    let mut t = Rig::new(2);
    t.p(0).hand = Cards::NONE;
    let card = t.hold(0, id);
    let location = t.game.cat.quest(card).location;
    t.stand_at(0, location);
    (t, format!("quest {card}"))
}

#[test]
fn n244_the_cost_is_paid() {
    let (mut t, play) = before("lamp-oil");
    t.refused(0, &play, "N-244");
    t.p(0).goods = [0, 0, 1, 0];
    t.act(0, &play);
    assert_eq!((t.seat(0).goods, t.seat(0).coins), ([0; 4], 22));
    // nobody pays with the last heart
    let (mut t, play) = before("collapsed-shaft");
    t.p(0).hearts = 3;
    t.refused(0, &play, "N-244");
    t.p(0).hearts = 4;
    t.act(0, &play);
    assert_eq!((t.seat(0).hearts, t.seat(0).goods), (1, [0, 0, 0, 1]));
}

#[test]
fn n245_the_hero_stands_at_the_location() {
    let (mut t, play) = before("campfire-songs");
    t.stand_at(0, Location::Monument);
    t.refused(0, &play, "N-245");
    t.stand_at(0, Location::NomadCamp);
    t.act(0, &play);
}

#[test]
fn n246_a_played_card_stays() {
    let (mut t, play) = before("seed-vault"); // ongoing: a coin of income, and 2 points
    t.p(0).goods = [0, 1, 0, 0];
    t.act(0, &play);
    let card = t.quest("seed-vault");
    assert!(t.seat(0).played.has(card) && t.seat(0).hand.is_empty());
    t.produce();
    assert_eq!(t.seat(0).coins, 18);
    t.finish();
    assert_eq!(t.score(0).quests, 2);
}

#[test]
fn n247_artifacts_cost_books_and_give_a_power() {
    let (mut t, play) = before("demon-trap");
    t.p(0).books = 1;
    t.refused(0, &play, "N-244");
    t.p(0).books = 2;
    assert!(!t.usable(0, "demon-trap"));
    t.act(0, &play);
    assert_eq!(t.seat(0).books, 0);
    t.use_power(0, "demon-trap");
    assert_eq!(t.seat(0).mana, 3, "parked until the season ends");
    t.produce();
    assert_eq!(t.seat(0).mana, 4);
}

#[test]
fn n248_a_condition_is_met_and_stays() {
    let (mut t, play) = before("guild-of-four");
    t.p(0).books = 2;
    t.refused(0, &play, "N-248");
    t.p(0).specialists = places([0, 4, 9, 17]);
    t.act(0, &play);
    assert_eq!((t.seat(0).books, t.seat(0).specialists), (0, places([0, 4, 9, 17])));
    // only when it is played
    t.p(0).specialists = [None; 4];
    t.finish();
    assert_eq!(t.score(0).quests, 8);
}

#[test]
fn n249_a_draw_takes_from_any_pile_card_by_card() {
    let mut t = Rig::new(2);
    t.visit(0, Location::FlyingCasino); // three cards
    for pile in ["advanced", "artifact", "basic"] {
        assert_eq!(t.offers_of(0, "draw").len(), 3);
        let before = t.seat(0).drawn.len();
        t.act(0, &format!("draw {pile}"));
        assert_eq!(t.seat(0).drawn.len(), before + 1, "it is seen before the next");
    }
    assert_eq!(t.seat(0).drawn.0.map(Set::len), [1, 1, 1]);
}

#[test]
fn n250_an_empty_pile_is_made_of_its_discards() {
    let mut t = Rig::new(2);
    let artifacts = t.s.quests.0[1];
    t.s.discards.0[1] |= artifacts;
    t.s.open.0[1] = artifacts;
    t.s.quests.0[1] = Set::NONE;
    let all = t.s.discards.0[1].len();
    t.open(0, Step::Draw { left: 1, keep: 1, piles: [0; 3] });
    t.act(0, "draw artifact");
    assert!(t.told(Event::Shuffled { pile: Pile::Artifact }));
    assert_eq!((t.s.quests.0[1].len(), t.s.discards.0[1]), (all - 1, Set::NONE));
    assert_eq!(t.s.open.0[1], Set::NONE, "nobody knows any more where they are");
}

/// A13, A14: the cost first, then the fight; who wins goes on.
#[test]
fn n251_a_quest_with_a_fight() {
    let (mut t, play) = before("clockwork-titan"); // a book; health 13, attack 3
    t.p(0).books = 1;
    t.act(0, &play);
    let foe = Foe::Quest(t.quest("clockwork-titan"));
    assert_eq!((t.seat(0).books, t.step()), (0, Step::Fight { foe, dealt: 0, rounds: 0 }));
    t.refused(0, "retreat", "N-109");
    t.wear_on(0, "storm-hammer", 4); // 5
    t.p(0).hearts = 10;
    t.attack_dice(&[4, 4, 4]);
    for _ in 0..3 {
        t.acts(0, &["roll", "strike"]);
    }
    assert_eq!((t.seat(0).goods, t.seat(0).experience, t.seat(0).hearts), ([0, 2, 0, 0], 1, 1));
    assert!(t.seat(0).played.has(t.quest("clockwork-titan")));
    assert_eq!(t.step(), Step::Stand { charged: false, quested: true });
    t.act(0, "visit");
}

#[test]
fn n251_a_lost_quest_fight_discards_the_card() {
    for retreats in [true, false] {
        let (mut t, play) = before("clockwork-titan");
        t.p(0).books = 1;
        t.p(0).hearts = if retreats { 10 } else { 3 };
        t.act(0, &play);
        t.attack_dice(&[1]);
        t.acts(0, &["roll", "strike"]);
        if retreats {
            t.act(0, "retreat");
        }
        let card = t.quest("clockwork-titan");
        assert!(t.s.discards.has(card) && !t.seat(0).hand.has(card) && !t.seat(0).played.has(card));
        assert_eq!((t.seat(0).books, t.seat(0).experience, t.asked()), (0, 1, vec![1]));
        assert!(t.told(Event::QuestLost { seat: Seat(0), card }));
    }
}

/// A15: first the enemy of the card, then the one of the board.
#[test]
fn n251_a_quest_fight_before_the_fight_of_the_board() {
    let bandits = Rig::new(2).quest("masked-bandits");
    let mut t = Stage::new(2)
        .print(|cat| {
            let forest = cat.maps[0]
                .at
                .iter()
                .position(|site| *site == now_or_never::catalog::Site::Location(Location::ForestOfFaces));
            lair(cat, 1, forest.unwrap() as u8);
            cat.quests[bandits.index()].foe = Some((1, 0));
        })
        .begin();
    t.hold(0, "masked-bandits");
    t.p(0).space = t.lair(1);
    t.open(0, Step::Stand { charged: true, quested: false });
    t.acts(0, &[&format!("quest {bandits}"), "roll", "strike"]);
    assert_eq!(t.step(), Step::Stand { charged: true, quested: true });
    t.act(0, "fight");
    assert_eq!(t.step(), Step::Fight { foe: Foe::Enemy(0), dealt: 0, rounds: 0 });
}

#[test]
fn n252_a_free_card_needs_only_its_location() {
    let (mut t, play) = before("campfire-songs");
    (t.p(0).coins, t.p(0).hearts, t.p(0).mana) = (0, 1, 0);
    t.act(0, &play);
    assert_eq!((t.seat(0).coins, t.seat(0).hearts), (2, 5));
}
