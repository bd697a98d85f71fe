//! What seats do: once, and as they meant it.
use crate::Games;
use crate::harness::text;
use crate::people::{Two, house};
use serde_json::json;

/// A name stands for what it was given to, before and after a restart: the same counts once, anything else not at all.
pub async fn what_is_sent_twice_counts_once(database: String, games: Games) {
    let mut house = house(&database, games).await;
    for game in games {
        let mut two = Two::sit_down(&house, game, json!({})).await;
        let seat = two.asked(&house).await.expect("a game begins");
        let (id, secret) = (&two.keys.id, &two.keys.secrets[seat]);
        let me = &mut two.seats[seat];
        let action = text(&me.offers()[0]["act"]);
        let done = me.act("once", &action, None).await.expect("it is legal");
        me.until("now").await;
        let log = me.seen.clone();
        assert_eq!(done["seq"], json!(log.len()), "{}: how far the news go", game.name);
        me.ask(json!({ "chat": { "id": "c", "text": "one" } })).await.expect("said");
        for restarted in [false, true] {
            if restarted {
                house.restart().await;
                *me = house.sit(id, Some(secret)).await;
                me.until("now").await;
            }
            let again = me.act("once", &action, None).await.expect("the same answer again");
            assert_eq!(again["seq"], done["seq"]);
            me.ask(json!({ "chat": { "id": "c", "text": "one" } })).await.expect("the same words again");
            for other in [
                json!({ "act": { "id": "once", "do": "sing a song" } }),
                json!({ "undo": { "id": "once" } }),
                json!({ "chat": { "id": "once", "text": "two" } }),
                json!({ "act": { "id": "c", "do": action } }),
                json!({ "chat": { "id": "c", "text": "two" } }),
                json!({ "resign": { "id": "c" } }),
            ] {
                assert_eq!(me.ask(other.clone()).await.expect_err("the name is taken")["kind"], "used-id", "{other}");
            }
            me.until("now").await;
            assert_eq!(me.seen, log, "{}: nothing happened a second time", game.name);
        }
        let other = &mut two.seats[1 - seat];
        *other = house.sit(id, Some(&two.keys.secrets[1 - seat])).await;
        other.until("now").await;
        other.ask(json!({ "chat": { "id": "c", "text": "three" } })).await.expect("names belong to a seat");
    }
    house.close().await;
}

/// A list that is longer than somebody reads is left out, for them alone, and comes back when they want it; what is not listed may be
/// done all the same.
pub async fn whoever_draws_what_may_be_done_reads_no_list(database: String, games: Games) {
    let house = house(&database, games).await;
    for game in games {
        let mut two = Two::sit_down(&house, game, json!({})).await;
        let seat = two.asked(&house).await.expect("a game begins");
        let (id, secret) = (&two.keys.id, &two.keys.secrets[seat]);
        let me = &mut two.seats[seat];
        let offers = me.offers();
        let mut reader = house.sit(id, Some(secret)).await;
        reader.until("now").await;
        for (most, listed) in
            [(Some(offers.len() - 1), false), (Some(offers.len()), true), (Some(0), false), (None, true)]
        {
            me.ask(json!({ "offers": { "id": "list", "most": most } })).await.expect("it is done");
            let now = me.until("now").await;
            assert_eq!(me.offers(), if listed { offers.clone() } else { vec![] }, "{}: {most:?}", game.name);
            assert!(listed || now["lasting"].as_array().is_some_and(Vec::is_empty), "{}: {now}", game.name);
            assert_eq!(reader.offers(), offers, "{}: whoever asked for nothing has all", game.name);
        }
        me.ask(json!({ "offers": { "id": "list", "most": 0 } })).await.expect("it is done");
        me.act("unread", &text(&offers[0]["act"]), offers[0]["mark"].as_u64()).await.expect("it is legal");
    }
    house.close().await;
}

pub async fn a_late_click_counts_if_its_button_looks_the_same(database: String, games: Games) {
    let house = house(&database, games).await;
    for game in games {
        let mut two = Two::sit_down(&house, game, json!({})).await;
        let seat = two.asked(&house).await.expect("a game begins");
        let me = &mut two.seats[seat];
        let offer = me.offers()[0].clone();
        let wrong = me.act("stale", &text(&offer["act"]), Some(7)).await.expect_err("another button");
        assert_eq!(wrong["kind"], "changed", "{}", game.name);
        assert_eq!(wrong["offer"], offer, "the button as it looks now comes with the reason");
        let sheet = me.until("now").await["sheet"].clone();
        assert_eq!(sheet["offers"][0], offer, "and so does the sheet");
        me.act("fresh", &text(&offer["act"]), offer["mark"].as_u64()).await.expect("the same button");
        let nonsense = me.act("x", "sing a song", None).await.expect_err("no action");
        assert_eq!(nonsense["kind"], "unreadable", "{}", game.name);
        let mut watcher = house.sit(&two.keys.id, None).await;
        watcher.until("now").await;
        assert!(watcher.sheet["you"].is_null() && watcher.offers().is_empty());
        let refused = watcher.act("w", &text(&offer["act"]), None).await.expect_err("whoever watches only watches");
        assert_eq!(refused["kind"], "spectator");
    }
    house.close().await;
}

pub async fn a_reconnect_brings_what_was_missed(database: String, games: Games) {
    let house = house(&database, games).await;
    for game in games {
        let mut two = Two::sit_down(&house, game, json!({})).await;
        let known = two.seats[1].seen.len();
        for n in 0..12 {
            two.play(&house, n).await;
        }
        let (id, secret) = (&two.keys.id, &two.keys.secrets[1]);
        let mut whole = house.sit(id, Some(secret)).await;
        whole.until("now").await;
        let mut back = house.sit_after(id, Some(secret), known).await;
        assert_eq!(back.until("now").await["from"], json!(known));
        assert_eq!(whole.seen[known..], back.seen[..], "{}: the gap, and nothing but the gap", game.name);
        assert!(!back.seen.is_empty(), "{}: something was missed", game.name);
    }
    house.close().await;
}
