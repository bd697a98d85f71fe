//! Every kind of question, out of the types themselves: a new one is asked for by itself.
use merchants::step::StepKind;
use strum::VariantNames;

/// `TakeDie` → `take-die`
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// What plays itself: nobody is ever asked.
const MERCHANTS_SILENT: [&str; 8] =
    ["rest", "depart", "pack-up", "rival-turn", "rival-act", "rival-rest", "rival-route", "effects"];
const NOW_SILENT: [&str; 5] = ["effects", "fill-row", "quest-fight", "quest-done", "solo-turn"];

/// What may be asked in a game, as its views call it.
pub fn of(game: &str) -> Vec<String> {
    let plain = |variants: &[&str]| variants.iter().map(|name| kebab(name)).collect::<Vec<String>>();
    let (mut kinds, silent) = match game {
        "merchants" => (StepKind::ALL.iter().map(|kind| kind.name().into()).collect(), &MERCHANTS_SILENT[..]),
        "silk-road" => (plain(silk_road::state::Stage::VARIANTS), &[][..]),
        "now-or-never" => (plain(now_or_never::step::Step::VARIANTS), &NOW_SILENT[..]),
        other => panic!("say here what may be asked in {other}"),
    };
    for name in silent {
        assert!(kinds.iter().any(|kind| kind == name), "{name} is no step any more");
    }
    kinds.retain(|kind| !silent.contains(&kind.as_str()));
    // N-043: the town produces when everybody says so.
    kinds.extend((game == "now-or-never").then(|| "produce".to_string()));
    kinds
}

/// Whoever draws a game in a terminal says what may be asked in it; what is said here of no game is said of none.
#[test]
fn every_game_with_a_face_says_what_may_be_asked() {
    for face in crate::faces::all() {
        assert!(of(face.game).len() > 3, "{}", face.game);
    }
    assert!(std::panic::catch_unwind(|| of("chess")).is_err());
}
