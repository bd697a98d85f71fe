//! A rig for rule tests: a position, an action, what changed.
//!
//! ```ignore
//! let mut t = Stage::new(2).print(|cat| mountain(cat, 13)).begin();
//! t.p(0).space = 12;
//! t.act(0, "march 0");
//! t.act(0, "go 13");
//! assert_eq!(t.seat(0).hearts, 8);
//! t.refused(0, "pass", "N-039");
//! ```
use now_or_never::catalog::{Catalog, SPACES};
use now_or_never::effect::{Effect, List};
use now_or_never::options::First;
use now_or_never::state::*;
use now_or_never::words::*;
use now_or_never::{Action, BuildingTile, Event, NowOrNever, Options, QuestCard, SlotToken};
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};
use table::{Dice, Game, Host, Millis, Numbered, Purpose, Seat, Set, TableDice, legal_list};

/// The cards of `tests/cards`: our own pack may be balanced anew without a word to the rules.
pub fn cards() -> Arc<Catalog> {
    static CARDS: OnceLock<Arc<Catalog>> = OnceLock::new();
    let read = || {
        let pack = table::golden::pack_in(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cards").as_ref());
        Arc::new(now_or_never::content::read(&pack).unwrap_or_else(|e| panic!("tests/cards: {e}")))
    };
    CARDS.get_or_init(read).clone()
}

/// What a test starts from. Seat 0 has the first player token, and plays Marklun unless told otherwise; seat 1 plays
/// Halia, seat 2 Namal, seat 3 Zeik.
pub struct Stage {
    opt: Options,
    cat: Arc<Catalog>,
    heroes: Vec<Hero>,
    dice: TableDice,
}

impl Stage {
    pub fn new(players: u8) -> Stage {
        let opt = Options { players, first: First::Seat0, ..Options::default() };
        Stage { opt, cat: cards(), heroes: Hero::ALL.to_vec(), dice: TableDice::new("rig") }
    }
    #[expect(clippy::needless_pass_by_value, reason = "a number or a name: whatever the caller has")]
    pub fn seed(mut self, seed: impl ToString) -> Stage {
        self.dice = TableDice::new(&seed.to_string());
        self
    }
    pub fn option(mut self, set: impl FnOnce(&mut Options)) -> Stage {
        set(&mut self.opt);
        self
    }
    /// With other cards than those of `tests/cards`.
    pub fn print(mut self, print: impl FnOnce(&mut Catalog)) -> Stage {
        print(Arc::make_mut(&mut self.cat));
        self
    }
    /// The heroes of the first seats; they must differ from those of the others.
    pub fn heroes(mut self, heroes: &[Hero]) -> Stage {
        self.heroes.retain(|hero| !heroes.contains(hero));
        self.heroes.splice(0..0, heroes.iter().copied());
        self
    }
    /// Decides the next results of a purpose: dice from 0, or numbers of cards.
    pub fn load(mut self, purpose: Purpose, results: &[u32]) -> Stage {
        self.dice.load(purpose, results.iter().copied());
        self
    }
    /// The table before the first question is answered.
    pub fn deal(self) -> Rig {
        let game = NowOrNever { opt: self.opt, cat: self.cat, side: self.opt.side as usize };
        let mut ears = Ears { dice: self.dice, told: vec![] };
        let s = game.deal(&mut ears);
        Rig { game, s, ears, heroes: self.heroes }
    }
    /// The first turn of season 1: heroes are chosen, the first four quests kept.
    pub fn begin(self) -> Rig {
        let mut rig = self.deal();
        while rig.s.phase == Phase::SetUp {
            let Frame { seat, step } = rig.s.stack.top().expect("somebody is asked");
            let action = match step {
                Step::ChooseHero => Action::Hero { hero: rig.heroes[seat.index()] },
                _ => legal_list(&rig.game, &rig.s, seat)[0],
            };
            rig.game.play(&mut rig.s, seat, action, &mut rig.ears);
        }
        rig
    }
}

/// Loaded dice, and all that was told.
pub struct Ears {
    pub dice: TableDice,
    /// who saw it, if not everybody; what they saw; what the others saw
    told: Vec<(Option<Seat>, Event, Option<Event>)>,
}

impl Dice for Ears {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.dice.below(purpose, n)
    }
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        self.dice.pick(purpose, from)
    }
}

impl Host<Event> for Ears {
    fn now(&self) -> Millis {
        0
    }
    fn tell(&mut self, event: Event) {
        self.told.push((None, event, None));
    }
    fn whisper(&mut self, who: Seat, secret: Event, public: Option<Event>) {
        self.told.push((Some(who), secret, public));
    }
    fn reveal(&mut self, event: Event) {
        self.told.push((None, event, None));
    }
}

pub struct Rig {
    pub game: NowOrNever,
    pub s: State,
    pub ears: Ears,
    heroes: Vec<Hero>,
}

impl Rig {
    pub fn new(players: u8) -> Rig {
        Stage::new(players).begin()
    }
    pub fn seat(&self, seat: u8) -> &Player {
        &self.s.players[Seat(seat)]
    }
    /// To set a position. After a change of slots, town or played quests: [`Rig::refresh`].
    pub fn p(&mut self, seat: u8) -> &mut Player {
        &mut self.s.players[Seat(seat)]
    }
    /// Adds up slots, town and played quests anew.
    pub fn refresh(&mut self, seat: u8) {
        self.game.refreshed(&mut self.s, Seat(seat));
    }
    pub fn load(&mut self, purpose: Purpose, results: &[u32]) {
        self.ears.dice.load(purpose, results.iter().copied());
    }
    /// The next dice of fights (and of the Gravity Orb), as they lie on the table: 1 to 4.
    pub fn attack_dice(&mut self, dice: &[u32]) {
        self.ears.dice.load(ATTACK, dice.iter().map(|die| die - 1));
    }
    /// The next dice of searches and of the Crystal Meteorite.
    pub fn toll_dice(&mut self, dice: &[u32]) {
        self.ears.dice.load(TOLL, dice.iter().map(|die| die - 1));
    }

    /// Plays an action that must be legal.
    #[track_caller]
    pub fn act(&mut self, seat: u8, action: &str) {
        let a: Action = action.parse().unwrap_or_else(|e| panic!("{action}: {e}"));
        if !legal_list(&self.game, &self.s, Seat(seat)).contains(&a) {
            let why = self.game.why_not(&self.s, Seat(seat), a);
            panic!("{action}: {why:?}; open: {:?}; offered: {:?}", self.s.stack.top(), self.offers(seat));
        }
        self.game.play(&mut self.s, Seat(seat), a, &mut self.ears);
    }
    /// Plays several actions of one seat.
    #[track_caller]
    pub fn acts(&mut self, seat: u8, actions: &[&str]) {
        for action in actions {
            self.act(seat, action);
        }
    }
    /// Everything this seat may do, in notation.
    pub fn offers(&self, seat: u8) -> Vec<String> {
        legal_list(&self.game, &self.s, Seat(seat)).iter().map(ToString::to_string).collect()
    }
    pub fn offered(&self, seat: u8, action: &str) -> bool {
        self.offers(seat).iter().any(|a| a == action)
    }
    /// Offers that start with a verb, in the order of the offers.
    pub fn offers_of(&self, seat: u8, verb: &str) -> Vec<String> {
        self.offers(seat).into_iter().filter(|a| a.split(' ').next() == Some(verb)).collect()
    }
    /// An action that is not legal, and the rule that says so.
    #[track_caller]
    pub fn refused(&self, seat: u8, action: &str, rule: &str) {
        let a: Action = action.parse().unwrap_or_else(|e| panic!("{action}: {e}"));
        assert!(!self.offered(seat, action), "{action} should be refused; open: {:?}", self.s.stack.top());
        let text = self.game.why_not(&self.s, Seat(seat), a).expect("a refusal has a reason");
        assert_eq!(serde_json::to_value(&text).unwrap()["args"]["rule"], json!(rule), "{action}: {}", text.id);
    }

    /// The open question.
    #[track_caller]
    pub fn step(&self) -> Step {
        self.s.stack.top().expect("somebody is asked").step
    }
    /// Who is asked.
    pub fn asked(&self) -> Vec<u8> {
        self.game.must(&self.s).iter().map(|seat| seat.0).collect()
    }
    /// It is this seat's turn, and this is open.
    pub fn open(&mut self, seat: u8, step: Step) {
        let seat = Seat(seat);
        self.s.stack.clear();
        self.s.active = seat;
        self.s.moment = Moment::default();
        if self.game.is_solo() {
            self.s.stack.push(seat, Step::SoloTurn);
        }
        self.s.stack.push(seat, step);
    }
    /// It is this seat's turn.
    pub fn turn(&mut self, seat: u8) {
        self.open(seat, Step::Turn);
    }
    /// The hero has stopped on this space, passing by an enemy.
    pub fn stand(&mut self, seat: u8, space: u8) {
        self.p(seat).space = space;
        self.open(seat, Step::Stand { charged: false, quested: false });
    }
    /// The hero has stopped at this location.
    pub fn stand_at(&mut self, seat: u8, location: Location) {
        let space = self.space_of(location);
        self.stand(seat, space);
    }
    /// The hero is about to fight the enemy of a level, 1 to 9.
    pub fn face(&mut self, seat: u8, level: u8) {
        self.p(seat).space = self.lair(level);
        self.open(seat, Step::Stand { charged: true, quested: false });
        self.act(seat, "fight");
    }
    /// Everybody has passed but this seat, whose turn it is.
    pub fn last_to_pass(&mut self, seat: u8) {
        self.s.passed = Seat::all(self.game.opt.players).filter(|&other| other.0 != seat).collect();
        self.turn(seat);
    }

    /// Where a location lies.
    pub fn space_of(&self, location: Location) -> u8 {
        let is = |&space: &u8| self.game.location_at(&self.s, space) == Some(location);
        (0..SPACES as u8).find(is).expect("every location is on the map")
    }
    /// Where the enemies of a level, 1 to 9, lie.
    pub fn lair(&self, level: u8) -> u8 {
        self.game.cat.maps[self.game.side].lairs[level as usize - 1]
    }
    /// The space of a search token, by letter.
    pub fn letter(&self, letter: char) -> u8 {
        self.game.cat.maps[self.game.side].letters[letter as usize - 'A' as usize]
    }
    pub fn token(&self, id: &str) -> SlotToken {
        SlotToken::new(number(&self.game.cat.names.tokens, id))
    }
    pub fn quest(&self, id: &str) -> QuestCard {
        QuestCard::new(number(&self.game.cat.names.quests, id))
    }
    /// The power of a hero, token or quest.
    pub fn power(&self, id: &str) -> u8 {
        number(&self.game.cat.names.powers, id)
    }
    pub fn special(&self, special: Special) -> BuildingTile {
        let is = |b: &now_or_never::catalog::Building| b.special == Some(special);
        let n = self.game.cat.buildings.iter().position(is).expect("every special building is in a pack");
        BuildingTile::new(n as u8)
    }
    pub fn find(&self, id: &str) -> u8 {
        number(&self.game.cat.names.finds, id)
    }

    /// Everything that was told, as the one whom it concerns saw it.
    pub fn events(&self) -> Vec<Event> {
        self.ears.told.iter().map(|(_, event, _)| *event).collect()
    }
    /// What a seat, or a spectator, saw.
    pub fn seen_by(&self, viewer: Option<u8>) -> Vec<Event> {
        let seen = |(who, event, public): &(Option<Seat>, Event, Option<Event>)| match who {
            Some(seat) if Some(seat.0) != viewer => *public,
            _ => Some(*event),
        };
        self.ears.told.iter().filter_map(seen).collect()
    }
    /// Was this told?
    pub fn told(&self, event: Event) -> bool {
        self.events().contains(&event)
    }
    /// From here on only what follows is remembered.
    pub fn forget(&mut self) {
        self.ears.told.clear();
    }
    pub fn view(&self, seat: Option<u8>) -> Value {
        serde_json::to_value(self.game.view(&self.s, seat.map(Seat))).unwrap()
    }
}

/// An empty place, for [`places`].
pub const GAP: u8 = 255;
/// What lies in places, by number.
pub fn places<C: Numbered, const N: usize>(all: [u8; N]) -> [Option<C>; N] {
    all.map(C::numbered)
}
/// Cards by number.
pub fn these<C: Numbered, All: FromIterator<C>>(all: impl IntoIterator<Item = u8>) -> All {
    all.into_iter().filter_map(C::numbered).collect()
}

pub fn number(ids: &[String], id: &str) -> u8 {
    ids.iter().position(|i| i == id).unwrap_or_else(|| panic!("there is no {id} among {ids:?}")) as u8
}

/// A list of effects for a card that is printed anew: `list(cat, &["pay coins 1", "book 1"])`.
pub fn list(cat: &mut Catalog, effects: &[&str]) -> List {
    let effects: Vec<Effect> = effects.iter().map(|e| e.parse().unwrap_or_else(|e| panic!("{e}"))).collect();
    cat.lists.put(&effects)
}

/// A map without mountains, with enemies only on the bottom row: level 1 on space 31, level 9 on space 39.
pub fn flat(cat: &mut Catalog) {
    for map in &mut cat.maps {
        map.mountains = 0;
        map.lair_at = [None; SPACES];
    }
    (1..=9).for_each(|level| lair(cat, level, 30 + level));
}
pub fn mountain(cat: &mut Catalog, space: u8) {
    cat.maps.iter_mut().for_each(|map| map.mountains |= 1 << space);
}
/// Moves the enemies of a level, 1 to 9.
pub fn lair(cat: &mut Catalog, level: u8, space: u8) {
    for map in &mut cat.maps {
        let old = std::mem::replace(&mut map.lairs[level as usize - 1], space);
        if map.lair_at[old as usize] == Some(level - 1) {
            map.lair_at[old as usize] = None;
        }
        map.lair_at[space as usize] = Some(level - 1);
    }
}
