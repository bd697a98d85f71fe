//! P-102: what the option says of a level of the automaton is what the pack gives it.
use merchants::words::Difficulty;
use shelf::Lang;

/// The page's words of options.
fn options(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../../locales/en/merchants-options.ftl"),
        Lang::Hu => include_str!("../../../../locales/hu/merchants-options.ftl"),
    }
}

/// How each language begins the words for what an automaton gets: coins, lanterns, illuminated dice, prestige.
fn stems(lang: Lang) -> [&'static str; 4] {
    match lang {
        Lang::En => ["coin", "lantern", "illuminated", "prestige"],
        Lang::Hu => ["pénz", "lámpás", "világító", "presztízs"],
    }
}

/// What is said, part by part: `+1` or `8`, and of what.
fn said(lang: Lang, level: Difficulty) -> Vec<(String, &'static str)> {
    let id = format!("option-merchants-level-{level} = ");
    let text = options(lang).lines().find_map(|line| line.strip_prefix(&id)).expect("every level has words");
    let parts = text.split([',', ';', '(', ')']).filter(|part| part.contains(|c: char| c.is_ascii_digit()));
    let part = |part: &str| {
        let number = part.split(' ').find(|word| word.contains(|c: char| c.is_ascii_digit())).unwrap();
        let what = stems(lang).into_iter().find(|stem| part.contains(stem));
        (number.to_string(), what.unwrap_or_else(|| panic!("{part:?} of {text:?} is of nothing that we know")))
    };
    parts.map(part).collect()
}

#[test]
fn p102_the_words_of_a_level_are_those_of_the_pack() {
    let cat = merchants::content::read(&merchants::content::own_pack()).unwrap();
    let easy = cat.levels[Difficulty::Easy.index()];
    for &lang in &Lang::ALL {
        let [coin, lantern, illuminated, prestige] = stems(lang);
        for &level in Difficulty::ALL {
            let it = cat.levels[level.index()];
            // P-061 is what everybody has; a level says what it has instead
            let start = [(it.coins, easy.coins, coin), (it.lanterns, easy.lanterns, lantern)];
            let dice = (it.illuminated, easy.illuminated, illuminated);
            let mut expected: Vec<(String, &str)> = start
                .into_iter()
                .chain([dice])
                .filter(|(here, usual, _)| here != usual)
                .map(|(here, _, what)| (here.to_string(), what))
                .collect();
            for effect in cat.list(it.bonus) {
                let written = effect.to_string();
                let (what, n) = written.split_once(' ').unwrap();
                let what = if what == "coins" {
                    coin
                } else {
                    assert_eq!(what, "prestige");
                    prestige
                };
                expected.push((format!("+{n}"), what));
            }
            assert_eq!(said(lang, level), expected, "{lang:?} {level}");
            assert_eq!(expected.is_empty(), level == Difficulty::Easy, "the easy one gets nothing more");
        }
    }
}
