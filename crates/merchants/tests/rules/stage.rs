//! A stage for rule tests: a scene, an action, what changed.
//!
//! ```ignore
//! let mut t = Stage::new(2).scene(json!({ "wheel": "potion", "seats": [{ "coins": 7 }] })).begin();
//! t.act(0, "bump 1 2");
//! assert_eq!(t.seat(0).coins, 9);
//! t.refused(0, "buy armor", "F-062");
//! ```
use merchants::edition::Edition;
use merchants::state::{Player, State};
use merchants::words::{Good, Side};
use merchants::{Catalog, CommissionCard, CompanionCard, DeedCard, Event, HeroCard, Merchants};
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};
use table::{Barrier, Illegal, Numbered, Problems, Seat, Set, Shelved, Sight, Table};

/// Both editions, the final one first.
pub const EDITIONS: [&str; 2] = ["final", "prototype"];

/// The game with the cards of `tests/cards`: our own pack may be balanced anew without a word to the rules.
fn game(options: &Value, print: Option<Print>) -> Result<Merchants, Problems> {
    static CARDS: OnceLock<[Arc<Catalog>; 2]> = OnceLock::new();
    let read = || {
        let pack = table::golden::pack_in(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cards").as_ref());
        let all = merchants::content::read(&pack).unwrap_or_else(|e| panic!("tests/cards: {e}"));
        [Edition::Final, Edition::Prototype].map(|edition| Arc::new(all.clone().of(edition)))
    };
    let game = Merchants::build(options, None)?;
    let mut cat = CARDS.get_or_init(read)[game.opt.edition.index()].clone();
    if let Some(print) = print {
        print(Arc::make_mut(&mut cat));
    }
    Ok(Merchants { cat, ..game })
}

/// Prints cards anew.
type Print = Box<dyn FnOnce(&mut Catalog)>;

/// What a test starts from. Scenes use the same words as `docs/scenes.md`.
pub struct Stage {
    options: Value,
    scene: Option<Value>,
    seed: String,
    print: Option<Print>,
}

impl Stage {
    pub fn new(players: u8) -> Stage {
        Stage { options: json!({ "players": players }), scene: None, seed: "stage".into(), print: None }
    }
    /// With other cards than those of `tests/cards`.
    pub fn print(mut self, print: impl FnOnce(&mut Catalog) + 'static) -> Stage {
        self.print = Some(Box::new(print));
        self
    }
    pub fn option(mut self, name: &str, value: impl Into<Value>) -> Stage {
        self.options[name] = value.into();
        self
    }
    pub fn scene(mut self, scene: Value) -> Stage {
        self.scene = Some(scene);
        self
    }
    pub fn seed(mut self, seed: impl ToString) -> Stage {
        self.seed = seed.to_string();
        self
    }
    /// The table, with the pieces as the scene says.
    pub fn begin(self) -> Play {
        let game = game(&self.options, self.print).unwrap_or_else(|e| panic!("{e}"));
        let table = Table::open(game, &self.seed, vec![], self.scene).unwrap_or_else(|e| panic!("{e}"));
        Play { table }
    }
    /// Why such a table cannot be.
    pub fn impossible(self) -> String {
        let game = match game(&self.options, self.print) {
            Ok(game) => game,
            Err(problems) => return problems.to_string(),
        };
        match Table::open(game, &self.seed, vec![], self.scene) {
            Ok(_) => panic!("this should be impossible"),
            Err(problems) => problems.to_string(),
        }
    }
}

pub struct Play {
    pub table: Table<Merchants>,
}

impl Play {
    pub fn state(&self) -> &State {
        self.table.state()
    }
    pub fn game(&self) -> &Merchants {
        self.table.game()
    }
    pub fn seat(&self, seat: u8) -> &Player {
        &self.state().players[Seat(seat)]
    }
    /// From Act beside Yurg to the declared journey, with the companion nearest to the deck.
    pub fn lead(&mut self, seat: u8, town: &str, road: &str) {
        let companion = format!("companion {}", self.companion(0));
        self.acts(seat, &["visit yurg", "caravan", &companion, &format!("declare {town} {road}")]);
    }
    /// Name of the open question, `over` at the end.
    pub fn step(&self) -> &'static str {
        self.state().stack.top().map_or("over", |f| f.step.name())
    }
    /// Who is asked.
    pub fn asked(&self) -> Option<u8> {
        self.state().stack.top().map(|f| f.seat.0)
    }
    /// Plays an action that must be legal.
    pub fn act(&mut self, seat: u8, action: &str) -> Option<Barrier> {
        self.table
            .act_text(Seat(seat), 0, action, None)
            .unwrap_or_else(|e| panic!("{action}: {e} ({e:?}); offered: {:?}", self.offers(seat)))
    }
    /// Plays several actions of one seat.
    pub fn acts(&mut self, seat: u8, actions: &[&str]) {
        for action in actions {
            self.act(seat, action);
        }
    }
    /// Everything this seat may do, in notation.
    pub fn offers(&self, seat: u8) -> Vec<String> {
        table::legal_list(self.game(), self.state(), Seat(seat)).iter().map(ToString::to_string).collect()
    }
    pub fn offered(&self, seat: u8, action: &str) -> bool {
        self.offers(seat).iter().any(|a| a == action)
    }
    /// Offers that start with a verb, sorted.
    pub fn offers_of(&self, seat: u8, verb: &str) -> Vec<String> {
        let mut some: Vec<String> =
            self.offers(seat).into_iter().filter(|a| a.split(' ').next() == Some(verb)).collect();
        some.sort();
        some
    }
    /// An action that must be refused, naming this rule, with nothing changed.
    pub fn refused(&mut self, seat: u8, action: &str, rule: &str) {
        let before = (self.table.hash(), self.table.rows().len());
        match self.table.act_text(Seat(seat), 0, action, None) {
            Err(Illegal::Refused { rule: Some(text) }) => {
                let named = serde_json::to_value(&text).unwrap()["args"]["rule"].clone();
                assert_eq!(named, json!(rule), "{action}");
            }
            other => panic!("{action} should be refused by {rule}: {other:?}; offered: {:?}", self.offers(seat)),
        }
        assert_eq!(before, (self.table.hash(), self.table.rows().len()), "a refusal changes nothing");
    }
    /// Events that a seat saw, all of them.
    pub fn events(&self, seat: Option<u8>) -> Vec<Event> {
        let seen = self.table.events(seat.map(Seat), 0);
        seen.into_iter().filter_map(|s| if let Sight::Event(e) = s.what { Some(e) } else { None }).collect()
    }
    pub fn view(&self, seat: Option<u8>) -> Value {
        serde_json::to_value(self.table.sheet(seat.map(Seat)).board).unwrap()
    }
    /// The companion in a place of the row.
    pub fn companion(&self, place: usize) -> CompanionCard {
        self.state().row[place].expect("one lies there")
    }
    /// A card, by its id.
    pub fn hero(&self, id: &str) -> HeroCard {
        number(&self.game().cat.names.heroes, id)
    }
    pub fn commission(&self, id: &str) -> CommissionCard {
        number(&self.game().cat.names.commissions, id)
    }
    pub fn deed(&self, id: &str) -> DeedCard {
        number(&self.game().cat.names.deeds, id)
    }
    /// Heroes, commissions and deeds that fit a wish: tests choose cards by what they say, not by their names.
    pub fn heroes(&self, wish: impl Fn(&merchants::catalog::Hero) -> bool) -> Vec<HeroCard> {
        let cat = &self.game().cat;
        cat.ordinary.iter().filter(|&h| wish(cat.hero(h))).collect()
    }
    pub fn commissions(&self, wish: impl Fn(&merchants::catalog::Commission) -> bool) -> Vec<CommissionCard> {
        let cat = &self.game().cat;
        Set::first_n(cat.commissions.len() as u32).iter().filter(|&c| wish(cat.commission(c))).collect()
    }
}

impl Play {
    /// What a wagon stores, as scenes write it: all basic goods, then all upgraded ones.
    pub fn goods(&self, seat: u8) -> Vec<String> {
        let named = |side: Side, good: Good| match side {
            Side::Basic => good.to_string(),
            Side::Upgraded => format!("upgraded {good}"),
        };
        let p = self.seat(seat);
        let every = Side::BOTH.into_iter().flat_map(|side| Good::ALL.iter().map(move |&good| (side, good)));
        every.flat_map(|(side, good)| vec![named(side, good); p.goods[side.index()][good.index()].into()]).collect()
    }
    /// $ of a good now.
    pub fn price(&self, good: &str) -> u8 {
        self.state().price(&self.game().cat, good.parse().unwrap())
    }
    /// Market dice on a good.
    pub fn dice_on(&self, good: &str) -> u8 {
        self.state().market[good.parse::<Good>().unwrap().index()]
    }
}

/// A merchant with an empty wagon and no steed, except for what is said.
pub fn merchant(with: Value) -> Value {
    let mut all = json!({
        "coins": 0, "prestige": 0, "lanterns": 0, "quartz": 0, "horseshoes": 0,
        "goods": [], "heroes": [], "commissions": [], "companions": [], "steeds": [],
    });
    for (name, value) in with.as_object().expect("fields of a seat") {
        all[name] = value.clone();
    }
    all
}

fn number<C: Numbered>(ids: &[String], id: &str) -> C {
    let found = ids.iter().position(|i| i == id).unwrap_or_else(|| panic!("there is no card {id}"));
    C::numbered(found as u8).expect("a card of this kind")
}
