//! Merchants keeps the contract of `table`.
use crate::describe::CatalogView;
use crate::play::Play;
use crate::scene::Eyes;
use crate::state::*;
use crate::{Action, Event, Merchants, Options, view};
use serde_json::Value;
use table::{
    Choice, Content, Dice, Game, Host, OptionSpec, Pack, Part, Places, Problems, Progress, Seat, SeatSet, Shelved,
    TableDice, Text,
};

impl Game for Merchants {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = view::View;

    fn seats(&self) -> u8 {
        self.opt.players
    }
    fn deal(&self, host: &mut dyn Host<Event>) -> State {
        let mut s = self.bare();
        let mut play = Play { g: self, s: &mut s, h: host };
        play.set_up();
        play.run();
        s
    }
    #[inline]
    fn must(&self, s: &State) -> SeatSet {
        s.stack.top().map_or(SeatSet::NONE, |frame| SeatSet::one(frame.seat))
    }
    #[inline]
    fn legal(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        self.offers(s, seat, out);
    }
    #[inline]
    fn play(&self, s: &mut State, seat: Seat, a: Action, host: &mut dyn Host<Event>) {
        Play { g: self, s, h: host }.act(seat, a);
    }
    fn places(&self, s: &State) -> Places {
        self.standings(s)
    }
    fn view(&self, s: &State, who: Option<Seat>) -> view::View {
        self.look(s, who)
    }

    /// F-148: only deeds are hidden. Coins lie behind a screen, but every gain and payment was public.
    fn imagine(&self, s: &State, who: Option<Seat>, dice: &mut dyn Dice) -> State {
        let mut i = *s;
        if s.stack.is_empty() {
            return i; // the screens are lifted
        }
        // P-103: a total that no view has is nothing to reckon with. What lies in sight says how far the automaton has come.
        if let Some(seat) = self.hidden_purse() {
            let p = &mut i.players[seat];
            p.coins = dice.below(RIVAL_COINS, 2 * u32::from(p.prestige) + RIVAL_COINS_AROUND) as u16;
        }
        let mut unknown = i.deeds.bag;
        // nobody sits at the automaton's seat, so nobody knows its deeds (P-066)
        let others = || Seat::all(self.opt.players).filter(|&seat| Some(seat) != who || self.is_rival(seat));
        for seat in others() {
            unknown |= i.players[seat].deeds - i.players[seat].open_deeds;
        }
        for (deed, known_to) in i.deeds.bottom.iter() {
            if !who.is_some_and(|w| known_to.has(w)) {
                unknown.add(*deed);
            }
        }
        for (deed, known_to) in i.deeds.bottom.iter_mut() {
            if !who.is_some_and(|w| known_to.has(w)) {
                *deed = unknown.draw(dice, DEEDS).expect("as many deeds as places");
            }
        }
        for seat in others() {
            let p = &mut i.players[seat];
            let hidden = p.deeds.len() - p.open_deeds.len();
            p.deeds = p.open_deeds;
            for _ in 0..hidden {
                p.deeds.add(unknown.draw(dice, DEEDS).expect("as many deeds as places"));
            }
        }
        i.deeds.bag = unknown;
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
    fn why_not(&self, s: &State, seat: Seat, a: Action) -> Option<Text> {
        Some(self.forbids(s, seat, a))
    }
}

impl table::laws::Census for Merchants {
    fn census(&self, s: &State) -> std::collections::BTreeMap<&'static str, u32> {
        self.components(s)
    }
}

impl Shelved for Merchants {
    const NAME: &'static str = "merchants";
    const RULES: &'static str = "3";
    const WORDS: &'static [table::WordFile] =
        table::word_files!("../../locales": "merchants", "merchants-cards", "merchants-terminal");
    type Catalog = CatalogView;

    fn options() -> Vec<OptionSpec> {
        Options::specs()
    }
    fn build(options: &Value, pack: Option<&Pack>) -> Result<Self, Problems> {
        Merchants::with_pack(Options::read(options)?, pack)
    }
    fn options_now(&self) -> Value {
        self.opt.write()
    }
    fn progress(&self, s: &State) -> Progress {
        Progress { part: Part::Round, now: s.round, of: 13 }
    }
    fn content(&self) -> Content {
        Content { name: self.cat.name.clone(), id: self.cat.id.clone() }
    }
    fn catalog(&self) -> CatalogView {
        CatalogView::of(self)
    }
    fn arrange(&self, fresh: &State, dice: &mut TableDice, scene: &Value) -> Result<State, Problems> {
        self.set_scene(fresh, dice, scene)
    }
    fn set_going(&self, s: &mut State, host: &mut dyn Host<Event>) {
        Play { g: self, s, h: host }.run();
    }
    fn position(&self, s: &State, who: Option<Seat>) -> Option<Value> {
        Some(self.scene_of(s, Eyes::Of(who)))
    }
    #[cfg(feature = "types")]
    fn types(book: &mut table::types::Book) {
        crate::types::write(book);
    }
}
