//! How texts become sentences.
use serde_json::json;
use shelf::{Lang, Words};
use table::{Barrier, Choice, FileError, Illegal, Offer, Seat, Text};

fn names() -> Vec<String> {
    vec!["Ada".into(), "Béla".into()]
}

#[test]
fn words_may_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn languages_have_codes() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    assert!("de".parse::<Lang>().is_err());
}

#[test]
fn a_place_to_divide_a_word_is_not_said() {
    assert_eq!(Words::new(Lang::Hu).word("commission-ember-parade"), "Parázsfelvonulás");
}

#[test]
fn a_text_reads_well_in_both_languages() {
    let (en, hu) = (Words::new(Lang::En), Words::new(Lang::Hu));
    let bump =
        Text::new("do-bump").word("die", "face-0").number("out", 2).number("slot", 1).word("bonus", "good-potion");
    assert_eq!(en.say(&bump, &[]), "Bump the 2 out of slot 1 with a 0: craft a potion");
    assert_eq!(hu.say(&bump, &[]), "1. zárt mező: 2-es ki, 0-s be – létrehozás: főzet");
    let buy = |price: i64| Text::new("do-buy").word("good", "good-armor").number("price", price);
    assert_eq!(en.say(&buy(3), &[]), "Buy armor for 3 coins");
    assert_eq!(en.say(&buy(1), &[]), "Buy armor for 1 coin");
    assert_eq!(en.say(&buy(0), &[]), "Buy armor for free");
    assert_eq!(hu.say(&buy(3), &[]), "Vétel: páncél (3 pénz)");
    let sell = Text::new("do-sell").word("good", "good-book").word("side", "side-upgraded").number("price", 4);
    assert_eq!(en.say(&sell, &[]), "Sell the upgraded book for 4 coins and 1 quartz");
    let gained =
        Text::new("tale-gained").seat("seat", Seat(1)).word("good", "good-staff").word("side", "side-upgraded");
    assert_eq!(en.say(&gained, &names()), "Béla gains an upgraded staff.");
    assert_eq!(hu.say(&gained, &names()), "Béla kap egy fejlesztett varázsbotot.");
    assert_eq!(en.say(&gained, &[]), "Player 2 gains an upgraded staff.");
    assert_eq!(hu.say(&gained, &[]), "2. játékos kap egy fejlesztett varázsbotot.");
    assert_eq!(en.say_json(&json!(gained), &names()), en.say(&gained, &names()));
}

#[test]
fn lists_are_joined_and_an_empty_one_is_nothing() {
    let en = Words::new(Lang::En);
    let take = |effects| Text::new("do-take").number("die", 4).list("effects", effects);
    let two = vec![Text::new("effect-coins").number("n", 2), Text::new("effect-lantern").number("n", 1)];
    assert_eq!(en.say(&take(two), &[]), "Take the 4: 2 coins, 1 lantern");
    assert_eq!(en.say(&take(vec![]), &[]), "Take the 4: nothing");
}

#[test]
fn the_south_of_the_dark_market_is_a_choice() {
    let en = Words::new(Lang::En);
    let pay = Text::new("do-pay").number("n", 1).word("to", "dark-south").list("effects", vec![]);
    assert_eq!(en.say(&pay, &[]), "Pay 1 coin, go south: a commission or a deed");
}

#[test]
fn what_cannot_be_said_is_shown_by_its_id() {
    let en = Words::new(Lang::En);
    assert_eq!(en.say(&Text::new("do-fly"), &[]), "do-fly");
    assert_eq!(en.say(&Text::new("do-buy").number("price", 1), &[]), "do-buy", "the good is missing");
    assert_eq!(en.say_json(&json!(null), &[]), "");
    // a card of an owner's pack
    assert_eq!(en.say(&Text::new("do-keep").word("deed", "deed-ada-of-x"), &[]), "Keep “Ada of x”");
    assert_eq!(en.word("hero-ada-of-x"), "Ada of x");
    assert!(en.has("do-buy") && !en.has("do-fly"));
    assert_eq!(
        en.with("illegal-unreadable", &[("reason", json!({ "text": "a-b" }))]),
        "That makes no sense here: a-b."
    );
}

#[test]
fn refusals_name_their_rule() {
    let en = Words::new(Lang::En);
    let refused = Illegal::Refused { rule: Some(Text::new("no-shortcut").rule("F-091")) };
    assert_eq!(en.refusal(&refused, &[]), "The shortcut needs 3 lanterns, or Flicker’s help. (F-091)");
}

/// Every way in which the table itself refuses, bars or complains.
#[test]
fn the_table_speaks_both_languages() {
    let offer = Offer { act: "one".into(), mark: 1, choice: Choice::new(Text::new("do-one")) };
    let illegal = [
        Illegal::Over,
        Illegal::NoSuchSeat,
        Illegal::NotNow,
        Illegal::TooEarly { deadline: 5 },
        Illegal::TooLate { deadline: 5 },
        Illegal::BeforeSignal { signal: 5 },
        Illegal::Refused { rule: None },
        Illegal::Unreadable { reason: "unknown action `fly`".into() },
        Illegal::Changed { offer: offer.into() },
        Illegal::NothingToUndo,
    ];
    let barriers = [Barrier::Dice, Barrier::Revealed, Barrier::TurnPassed, Barrier::Volunteered];
    let hash = table::Hash(7);
    let errors = [
        FileError::Empty,
        FileError::Header { why: "x".into() },
        FileError::Format { found: 7 },
        FileError::CutOff { line: 3, rows: 1 },
        FileError::Row { line: 3, why: "x".into() },
        FileError::NotText { line: 3, rows: 1 },
        FileError::Commitment,
        FileError::Sealed,
        FileError::OtherGame { found: "chess".into() },
        FileError::OtherContent { name: "mine".into(), id: "ab".into() },
        FileError::Setting(table::Problems::one("a", "b")),
        FileError::Refused { row: 1, seat: Seat(0), action: "fly 1".into(), why: Illegal::Over },
        FileError::Differs { row: 1, action: "fly 1".into(), expected: hash, found: hash },
    ];
    // A new variant must be added above: these fail to compile without it.
    for it in &illegal {
        match it {
            Illegal::Over | Illegal::NoSuchSeat | Illegal::NotNow | Illegal::TooEarly { .. } => {}
            Illegal::BeforeSignal { .. } | Illegal::Changed { .. } => {}
            Illegal::TooLate { .. } | Illegal::Refused { .. } | Illegal::Unreadable { .. } | Illegal::NothingToUndo => {
            }
        }
    }
    for it in &errors {
        match it {
            FileError::Empty | FileError::Header { .. } | FileError::Format { .. } | FileError::CutOff { .. } => {}
            FileError::Row { .. } | FileError::NotText { .. } | FileError::Commitment | FileError::Sealed => {}
            FileError::OtherGame { .. } | FileError::OtherContent { .. } | FileError::Setting(_) => {}
            FileError::Refused { .. } | FileError::Differs { .. } => {}
        }
    }
    for it in &barriers {
        match it {
            Barrier::Dice | Barrier::Revealed | Barrier::TurnPassed | Barrier::Volunteered => {}
        }
    }
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let all = illegal.iter().map(|it| words.refusal(it, &[])).chain(barriers.iter().map(|&it| words.barrier(it)));
        for said in all.chain(errors.iter().map(|it| words.file_error(it))) {
            assert!(said.contains(' '), "{lang}: `{said}` is no sentence");
        }
        let news = words.entry(&json!({ "n": 1, "undone": { "seat": 0, "back_to": 0 } }), &names()).unwrap();
        assert!(news.starts_with("Ada "), "{news}");
        assert!(words.entry(&json!({ "n": 1, "forced": { "seat": 1 } }), &names()).unwrap().starts_with("Béla "));
        assert_eq!(words.entry(&json!({ "n": 1, "event": {} }), &[]), None);
    }
}

/// Texts come from outside as well: whatever number stands where a seat should be, something is said.
#[test]
fn every_number_of_a_seat_has_words() {
    use serde_json::Value;
    let odd = [json!(256), json!(-1), json!(1.5), json!(u64::MAX), json!(i64::MIN), json!(1e300)];
    for words in Lang::ALL.map(Words::new) {
        let all: Vec<Value> = (0..=u8::MAX).map(|n| json!(n)).chain(odd.clone()).collect();
        for seat in all {
            let text = json!({ "id": "news-undone", "args": { "seat": { "seat": seat } } });
            let said = words.say_json(&text, &[]);
            assert!(!said.is_empty() && said != "news-undone", "{text}: {said}");
        }
        let last = words.say_json(&json!({ "id": "news-undone", "args": { "seat": { "seat": 255 } } }), &[]);
        assert!(last.contains("256"), "{last}");
    }
}
