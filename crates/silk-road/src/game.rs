//! Silk Road keeps the contract of `table`.
use crate::catalog::SHEETS;
use crate::course::Play;
use crate::describe::CatalogView;
use crate::options::Clock;
use crate::scene::{self, Eyes};
use crate::state::*;
use crate::tile::Board;
use crate::{Action, Event, Options, SilkRoad, insight, view};
use serde_json::Value;
use table::{
    Choice, Content, Dice, Game, Host, Millis, OptionSpec, Pack, Part, Places, Problems, Progress, Seat, SeatSet, Set,
    Shelved, TableDice, Text,
};

impl Game for SilkRoad {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = view::View;

    fn seats(&self) -> u8 {
        self.opt.players
    }
    fn deal(&self, host: &mut dyn Host<Event>) -> State {
        let mut s = self.bare();
        Play { g: self, s: &mut s, h: host }.open_round();
        s
    }
    fn must(&self, s: &State) -> SeatSet {
        self.asked(s)
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(s, seat, out);
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, host: &mut dyn Host<Event>) {
        Play { g: self, s, h: host }.act(seat, a);
    }
    fn places(&self, s: &State) -> Places {
        self.standings(s)
    }
    fn view(&self, s: &State, who: Option<Seat>) -> view::View {
        self.look(s, who)
    }

    /// Other maps are dealt anew and other boards are bare. Where everybody has a clock of their own, how long somebody
    /// took is not known either.
    fn imagine(&self, s: &State, who: Option<Seat>, dice: &mut dyn Dice) -> State {
        let mut i = *s;
        let others = || self.holders(s).iter().filter(|&w| Some(w) != who);
        let own = who.and_then(|w| s.players[w].sheet);
        let mut free = Set::first_n(SHEETS as u32);
        own.into_iter().for_each(|sheet| free.remove(sheet));
        let common = if self.opt.same_sheet && others().next().is_some() {
            own.or_else(|| free.draw(dice, SHEET))
        } else {
            None
        };
        for w in others() {
            let p = &mut i.players[w];
            p.sheet = common.or_else(|| free.draw(dice, SHEET));
            p.turned = self.opt.turned_maps && dice.below(TURNS, 2) == 1;
            p.board = Board::default();
            if let (Clock::Own, Stage::Arrived { nth, .. }) = (self.opt.clock, p.stage) {
                let after = Millis::from(dice.below(TIMES, u32::from(self.opt.seconds) * 10)) * 100;
                p.stage = Stage::Arrived { after, nth };
            }
        }
        i
    }

    fn prompt(&self, s: &State, seat: Seat) -> Text {
        self.ask(s, seat)
    }
    fn choice(&self, s: &State, seat: Seat, a: Action) -> Choice {
        self.button(s, seat, a)
    }
    fn tale(&self, event: &Event) -> Option<Text> {
        self.telling(event)
    }
    fn unlisted(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_laying(s, seat, out);
    }
    fn why_not(&self, s: &State, seat: Seat, a: Action) -> Option<Text> {
        self.forbids(s, seat, a)
    }

    fn deadline(&self, s: &State, seat: Seat) -> Option<Millis> {
        self.sand(s, seat)
    }
    fn shown_deadline(&self, s: &State) -> Option<Millis> {
        // The first of all whose time runs out has a clock of their own.
        self.sand(s, Seat::HOUSE).filter(|_| self.opt.clock != Clock::Own)
    }
    /// with the signal the maps are turned over; nobody lays a tile before it.
    fn signal(&self, s: &State, seat: Seat) -> Option<Millis> {
        match (s.phase, seat) {
            (Phase::Trading, Seat::HOUSE) => None,
            (Phase::Trading, _) => match s.players[seat].stage {
                Stage::Building { since } => Some(since),
                _ => None,
            },
            _ => None,
        }
    }
    /// Nobody is ready before they say so.
    fn in_person(&self, a: Action) -> bool {
        a == Action::Ready
    }
}

impl table::laws::Census for SilkRoad {
    fn census(&self, s: &State) -> std::collections::BTreeMap<&'static str, u32> {
        let won: u8 = self.all().map(|w| s.players[w].bonus.iter().sum::<u8>()).sum();
        let different = self.held(s).len();
        let twice = if self.opt.same_sheet { 0 } else { self.holders(s).len() - different };
        [
            ("trade cards", s.cards.len() + u32::from(s.round)),
            ("goods", s.market.len() as u32 + 4 - u32::from(s.round)),
            ("bonus tiles", s.bonus_left.len() + u32::from(won + s.spent)),
            ("sheets dealt twice", twice),
        ]
        .into()
    }
}

impl Shelved for SilkRoad {
    const NAME: &'static str = "silk-road";
    const RULES: &'static str = "1";
    const WORDS: &'static [table::WordFile] = table::word_files!("../../locales": "silk-road", "silk-road-terminal");
    type Catalog = CatalogView;

    fn options() -> Vec<OptionSpec> {
        Options::specs()
    }
    fn build(options: &Value, pack: Option<&Pack>) -> std::result::Result<Self, Problems> {
        SilkRoad::with_pack(Options::read(options)?, pack)
    }
    fn options_now(&self) -> Value {
        self.opt.write()
    }
    fn progress(&self, s: &State) -> Progress {
        Progress { part: Part::Round, now: s.round, of: crate::catalog::ROUNDS }
    }
    fn content(&self) -> Content {
        Content { name: self.cat.name.clone(), id: self.cat.id.clone() }
    }
    fn catalog(&self) -> CatalogView {
        CatalogView::of(self)
    }
    fn arrange(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> std::result::Result<State, Problems> {
        self.set_scene(fresh, dice, scene)
    }
    /// What is over says so.
    fn set_going(&self, s: &mut State, host: &mut dyn Host<Event>) {
        if s.phase == Phase::Over {
            Play { g: self, s, h: host }.tell_end();
        }
    }
    fn position(&self, s: &State, who: Option<Seat>) -> Option<Value> {
        // No scene begins so late that a race in it could not end.
        let late = |seat| self.signal(s, seat).is_some_and(|at| at > scene::MOST_TIME as Millis);
        (!Seat::all(self.seats()).any(late)).then(|| self.scene_of(s, Eyes::Of(who)))
    }
    fn insight(&self, view: &view::View) -> Value {
        insight::best_routes(self, view)
    }
    #[cfg(feature = "types")]
    fn types(book: &mut table::types::Book) {
        book.add::<view::View>();
        book.add::<Event>();
        book.add::<crate::describe::CatalogView>();
    }
}
