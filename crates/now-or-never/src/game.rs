//! Now or Never keeps the contract of `table`.
use crate::cards::*;
use crate::describe::CatalogView;
use crate::play::Play;
use crate::scene::Eyes;
use crate::state::*;
use crate::{Action, Event, NowOrNever, Options, view};
use serde_json::Value;
use table::{
    Choice, Content, Dice, Game, Host, OptionSpec, Pack, Part, Places, Problems, Progress, Seat, SeatSet, Shelved,
    TableDice, Text,
};

impl Game for NowOrNever {
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
        self.asked(s)
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

    /// N-337: quest hands and unkept draws are private; piles and what the bot holds are hidden from all.
    fn imagine(&self, s: &State, who: Option<Seat>, dice: &mut dyn Dice) -> State {
        // also when it is over: piles and what the bot holds are never turned over
        let mut i = *s;
        (0..3).for_each(|pile| self.imagine_quests(&mut i, who, pile, dice));
        self.imagine_orders(&mut i, who, dice);
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
    /// Where a hero stands, only its hand says whether there is something else to do: nobody may learn that from an action
    /// that plays itself (N-337).
    fn in_person(&self, a: Action) -> bool {
        matches!(a, Action::Done | Action::Fight)
    }
}

impl NowOrNever {
    /// Deals every card of a pile anew that `who` has not seen.
    fn imagine_quests(&self, i: &mut State, who: Option<Seat>, pile: usize, dice: &mut dyn Dice) {
        let others = || self.seats_of().filter(|&seat| Some(seat) != who);
        let purpose = table::Purpose(QUESTS.0 + pile as u8);
        let mut unknown = i.quests.0[pile] | i.bot.quests.0[pile];
        for seat in others() {
            let p = &i.players[seat];
            unknown |= p.hand.0[pile] | p.drawn.0[pile] | i.known[seat].0[pile];
        }
        let mut anew = |cards: &mut Cards| {
            let n = cards.0[pile].len();
            cards.0[pile] = (0..n).map(|_| unknown.draw(dice, purpose).expect("as many cards as places")).collect();
        };
        for seat in others() {
            anew(&mut i.players[seat].hand);
            anew(&mut i.players[seat].drawn);
            anew(&mut i.known[seat]);
        }
        anew(&mut i.bot.quests);
        i.quests.0[pile] = unknown;
        i.discards.0[pile] = self.seats_of().fold(i.open.0[pile], |all, seat| all | i.known[seat].0[pile]);
    }

    fn imagine_orders(&self, i: &mut State, who: Option<Seat>, dice: &mut dyn Dice) {
        let mut of_bot: table::Few<OrderToken, 9> = i.bot.orders.iter().collect();
        let drawn =
            i.stack.iter_mut().filter(|frame| Some(frame.seat) != who).filter_map(|frame| match &mut frame.step {
                Step::KeepOrder { a, b } => Some([a, b]),
                _ => None,
            });
        i.orders.imagine(who, of_bot.iter_mut().chain(drawn.flatten()), dice, ORDERS);
        i.bot.orders = of_bot.iter().copied().collect();
    }
}

impl table::laws::Census for NowOrNever {
    fn census(&self, s: &State) -> std::collections::BTreeMap<&'static str, u32> {
        self.components(s)
    }
}

impl Shelved for NowOrNever {
    const NAME: &'static str = "now-or-never";
    const RULES: &'static str = "1";
    const WORDS: &'static [table::WordFile] =
        table::word_files!("../../locales": "now-or-never", "now-or-never-cards", "now-or-never-terminal");
    type Catalog = CatalogView;

    fn options() -> Vec<OptionSpec> {
        Options::specs()
    }
    fn build(options: &Value, pack: Option<&Pack>) -> Result<Self, Problems> {
        NowOrNever::with_pack(Options::read(options)?, pack)
    }
    fn options_now(&self) -> Value {
        self.opt.write()
    }
    fn progress(&self, s: &State) -> Progress {
        Progress { part: Part::Season, now: s.season, of: 6 }
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
        let mut play = Play { g: self, s, h: host };
        if play.s.phase == Phase::Over {
            return play.tell_scores();
        }
        play.run();
    }
    fn position(&self, s: &State, who: Option<Seat>) -> Option<Value> {
        Some(self.scene_of(s, Eyes::Of(who)))
    }
    #[cfg(feature = "types")]
    fn types(book: &mut table::types::Book) {
        book.add::<view::View>();
        book.add::<Event>();
        book.add::<crate::describe::CatalogView>();
    }
}
