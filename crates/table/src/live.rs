//! A table in play: the checked door, forced choices, undo.
use crate::held::Held;
use crate::moment::forced;
use crate::told::{News, Recorder, Seen, To, Told, seen_by};
use crate::*;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// Why an action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    /// dice were rolled
    Dice,
    /// a card or a token was drawn, or something hidden was shown
    Revealed,
    /// the game waits for others now: they may have seen what to do next
    TurnPassed,
    /// somebody who was not asked, or not alone: others may already have moved on what they saw
    Volunteered,
}

/// The first 8 bytes of SHA-256 over the binary form.
pub fn fingerprint<T: Serialize>(x: &T) -> u64 {
    let bytes = postcard::to_allocvec(x).expect("states serialise");
    let digest = Sha256::digest(&bytes);
    u64::from_le_bytes(std::array::from_fn(|i| digest[i]))
}

/// A game that goes round in circles without asking anybody anything is broken, and the laws say so; a table must not
/// hang on it. After so many forced actions it waits for a click.
const FORCED_AT_ONCE: usize = 1000;

/// A game being played: the checked door, the log, undo.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim.rs")); }
/// use nim::{Action, Nim};
/// use table::{Barrier, Header, Illegal, Seat, Table};
///
/// let mut table = Table::new(Nim, Header::new("nim", "a seed"));
/// assert_eq!(table.act(Seat(1), 0, Action::Take { n: 1 }), Err(Illegal::NotNow));
/// assert_eq!(table.act(Seat(0), 0, Action::Take { n: 3 }), Ok(Some(Barrier::TurnPassed)));
/// assert_eq!(table.undo(Seat(0), 0), Err(Illegal::NothingToUndo), "the other one may have seen what to do next");
/// assert_eq!((table.rows().len(), table.state().left), (1, 18));
/// ```
pub struct Table<G: Game> {
    game: G,
    now: Held<G>,
    header: Header,
    dice: TableDice,
    rows: Vec<Row>,
    /// Whom the game waited for after each row: clocks are worked out from it.
    asked: Vec<SeatSet>,
    told: Vec<Told<G::Event>>,
    /// How much had been told before each row.
    told_before: Vec<usize>,
    /// Where undo leads, newest last. Emptied at every barrier.
    back: Vec<Earlier<G>>,
}

/// A moment before a choice that can still be taken back.
struct Earlier<G: Game> {
    seat: Seat,
    state: G::State,
    told: usize,
}

/// What one action would do.
pub(crate) struct Outcome<G: Game> {
    state: G::State,
    pub(crate) barrier: Option<Barrier>,
    told: Vec<Told<G::Event>>,
}

impl<G: Game> Table<G> {
    /// A fresh game, dealt with the seed of `header`.
    pub fn new(game: G, header: Header) -> Self {
        let mut table = Self::dealt(game, header);
        table.settle(0);
        table
    }
    /// A fresh game in which nothing has played itself yet.
    pub(crate) fn dealt(game: G, header: Header) -> Self {
        let mut dice = TableDice::new(&header.seed);
        let mut host = Recorder::new(&mut dice, 0);
        let state = game.deal(&mut host);
        let told = host.told;
        Table {
            game,
            now: Held::new(state),
            header,
            dice,
            rows: vec![],
            asked: vec![],
            told,
            told_before: vec![],
            back: vec![],
        }
    }
    /// Puts the pieces as somebody else says; what was told before is forgotten. `told`: what happened since.
    pub(crate) fn set_scene(&mut self, state: G::State, dice: TableDice, told: Vec<Told<G::Event>>) {
        self.now = Held::new(state);
        self.dice = dice;
        self.told = told;
    }
    pub(crate) fn dice(&self) -> &TableDice {
        &self.dice
    }
    /// Goes on from a state that was kept: the rows before it are history that is not told again.
    pub(crate) fn set_kept(&mut self, state: G::State, dice: TableDice, rows: &[Row]) {
        self.set_scene(state, dice, vec![]);
        self.rows = rows.to_vec();
        self.asked = vec![SeatSet::NONE; rows.len()];
        self.told_before = vec![0; rows.len()];
        self.back.clear();
    }

    pub fn game(&self) -> &G {
        &self.game
    }
    /// The truth. For tests, analysis after the end, and the table itself; a player gets [`Table::sheet`], a bot [`Table::mind`].
    pub fn state(&self) -> &G::State {
        self.now.state()
    }
    pub(crate) fn now(&self) -> &Held<G> {
        &self.now
    }
    pub fn header(&self) -> &Header {
        &self.header
    }
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
    /// Whom the game waited for after each row.
    pub fn asked(&self) -> &[SeatSet] {
        &self.asked
    }
    /// Everything that a seat may do now.
    pub fn legal(&self, seat: Seat) -> &[G::Action] {
        self.now.legal(&self.game, seat)
    }
    pub fn is_over(&self) -> bool {
        self.game.must(self.state()).is_empty()
    }
    pub fn mind(&self, seat: Seat) -> Mind<'_, G> {
        Mind::new(&self.game, self.state(), seat)
    }
    pub fn hash(&self) -> u64 {
        fingerprint(self.state())
    }
    /// What `who` saw after its `after`-th entry.
    pub fn events(&self, who: Option<Seat>, after: usize) -> Vec<Seen<G::Event>> {
        seen_by(&self.told, who, after, usize::MAX)
    }
    /// The same, `most` entries at most.
    pub fn events_page(&self, who: Option<Seat>, after: usize, most: usize) -> Vec<Seen<G::Event>> {
        seen_by(&self.told, who, after, most)
    }
    /// How many entries `who` has seen.
    pub fn seen(&self, who: Option<Seat>) -> usize {
        self.told.iter().filter(|t| t.to.includes(who)).count()
    }
    /// How many entries `who` had seen after the first `rows` rows.
    pub fn seen_after(&self, who: Option<Seat>, rows: usize) -> usize {
        let told = self.told_before.get(rows).copied().unwrap_or(self.told.len());
        self.told[..told].iter().filter(|t| t.to.includes(who)).count()
    }
    /// The same after 0, 1, 2, … rows, up to all of them: never fewer than before.
    pub fn seen_by_rows(&self, who: Option<Seat>) -> Vec<usize> {
        let (mut seen, mut counted) = (0, 0);
        let ends = self.told_before.iter().copied().chain([self.told.len()]);
        let after = ends.map(|end| {
            seen += self.told[counted..end].iter().filter(|t| t.to.includes(who)).count();
            counted = end;
            seen
        });
        after.collect()
    }
    /// Who could take back its last choice.
    pub(crate) fn undoes(&self) -> Option<Seat> {
        self.back.last().map(|b| b.seat)
    }
    pub(crate) fn told(&self) -> &[Told<G::Event>] {
        &self.told
    }

    /// The checked door. On `Err` nothing has changed.
    pub fn act(&mut self, seat: Seat, at: Millis, a: G::Action) -> Result<Option<Barrier>, Illegal> {
        self.check(seat, at, a)?;
        Ok(self.done(seat, at, a))
    }
    /// What was checked is done, and whatever follows by itself.
    fn done(&mut self, seat: Seat, at: Millis, a: G::Action) -> Option<Barrier> {
        let barrier = self.enter(seat, at, a, false);
        self.settle(at);
        barrier
    }
    /// From outside: notation, and the mark of the button if the client had one. A late click counts if its button
    /// still looks the same.
    pub fn act_text(&mut self, seat: Seat, at: Millis, a: &str, mark: Option<u32>) -> Result<Option<Barrier>, Illegal> {
        let a: G::Action = a.parse().map_err(|reason| Illegal::Unreadable { reason })?;
        self.check(seat, at, a)?;
        if let Some(mark) = mark {
            let offer = self.offer(seat, a);
            if offer.mark != mark {
                return Err(Illegal::Changed { offer: offer.into() });
            }
        }
        Ok(self.done(seat, at, a))
    }
    /// The clock has passed the deadline: the house does what it must.
    pub fn time_up(&mut self, at: Millis) -> Result<Option<Barrier>, Illegal> {
        let a = *self.legal(Seat::HOUSE).first().ok_or(Illegal::NotNow)?;
        self.act(Seat::HOUSE, at, a)
    }

    pub(crate) fn check(&self, seat: Seat, at: Millis, a: G::Action) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if seat != Seat::HOUSE && seat.0 >= self.game.seats() {
            return Err(Illegal::NoSuchSeat);
        }
        if let Some(deadline) = self.game.deadline(self.state(), seat) {
            if seat == Seat::HOUSE && at < deadline {
                return Err(Illegal::TooEarly { deadline });
            }
            if seat != Seat::HOUSE && at >= deadline {
                return Err(Illegal::TooLate { deadline });
            }
        }
        if let Some(signal) = self.game.signal(self.state(), seat).filter(|&signal| at < signal) {
            return Err(Illegal::BeforeSignal { signal });
        }
        let legal = self.legal(seat);
        let unlisted = || {
            let mut all = vec![];
            self.game.unlisted(self.state(), seat, &mut all);
            all.contains(&a)
        };
        if legal.contains(&a) || unlisted() {
            Ok(())
        } else if legal.is_empty() {
            Err(Illegal::NotNow)
        } else {
            Err(Illegal::Refused { rule: self.game.why_not(self.state(), seat, a) })
        }
    }

    pub(crate) fn enter(&mut self, seat: Seat, at: Millis, a: G::Action, forced: bool) -> Option<Barrier> {
        let earlier = Earlier { seat, state: *self.state(), told: self.told.len() };
        let out = Self::outcome(&self.game, earlier.state, &mut self.dice, seat, at, a);
        self.now = Held::new(out.state);
        if forced {
            self.told.push(Told { to: To::Everybody, news: News::Forced(seat) });
        }
        self.told.extend(out.told);
        self.write_down(Row { seat, at, action: a.to_string(), forced, hash: Hash(self.hash()) }, earlier.told);
        if out.barrier.is_some() {
            self.back.clear();
        } else if !forced {
            self.back.push(earlier);
        }
        out.barrier
    }

    /// Plays one action on a copy and derives whether it can be taken back.
    pub(crate) fn outcome(
        game: &G,
        mut s: G::State,
        dice: &mut TableDice,
        seat: Seat,
        at: Millis,
        a: G::Action,
    ) -> Outcome<G> {
        let asked = game.must(&s);
        let mut host = Recorder::new(dice, at);
        game.play(&mut s, seat, a, &mut host);
        let barrier = if host.rolled {
            Some(Barrier::Dice)
        } else if host.drawn || host.revealed {
            Some(Barrier::Revealed)
        } else if asked != SeatSet::one(seat) || seat == Seat::HOUSE {
            // The house speaks for the clock, and time is not taken back.
            Some(Barrier::Volunteered)
        } else if game.must(&s) != asked {
            Some(Barrier::TurnPassed)
        } else {
            None
        };
        Outcome { state: s, barrier, told: host.told }
    }

    /// Forced choices play themselves, with two exceptions. Whoever has something to do that this would take from them is
    /// not passed over ([`plays_itself`]). And a person keeps the last click in front of a point of no return: while there
    /// is something to take back, a forced action that would end that waits.
    pub(crate) fn settle(&mut self, at: Millis) {
        for _ in 0..FORCED_AT_ONCE {
            let Some((seat, a)) = forced(&self.game, &self.now) else { break };
            if self.can_undo(seat) {
                let mut dice = self.dice.clone();
                if Self::outcome(&self.game, *self.state(), &mut dice, seat, at, a).barrier.is_some() {
                    break;
                }
            }
            self.enter(seat, at, a, true);
        }
    }

    pub fn can_undo(&self, seat: Seat) -> bool {
        self.back.last().is_some_and(|b| b.seat == seat)
    }
    /// Takes back the seat's last choice, with the forced actions that followed it.
    pub fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), Illegal> {
        if !self.can_undo(seat) {
            return Err(Illegal::NothingToUndo);
        }
        // From the deadline on only the house acts, and taking back is acting.
        if let Some(deadline) = self.game.deadline(self.state(), seat)
            && at >= deadline
        {
            return Err(Illegal::TooLate { deadline });
        }
        let earlier = self.back.pop().expect("can_undo saw it");
        self.return_to(earlier.state, seat, earlier.told, UNDO.into(), at);
        Ok(())
    }
    fn write_down(&mut self, row: Row, told_before: usize) {
        self.rows.push(row);
        self.asked.push(self.game.must(self.state()));
        self.told_before.push(told_before);
    }
    /// An earlier state holds again, and everybody is told so.
    fn return_to(&mut self, state: G::State, seat: Seat, since: usize, action: String, at: Millis) {
        let told_before = self.told.len();
        self.now = Held::new(state);
        self.told.push(Told { to: To::Everybody, news: News::Undone { seat, since } });
        self.write_down(Row { seat, at, action, forced: false, hash: Hash(self.hash()) }, told_before);
    }
    /// Everybody agreed to go back to the moment after the first `keep` rows, over whatever barrier. `earlier`: the state
    /// then. The dice do not come back: what they will show, nobody knows.
    pub(crate) fn rewind_to(&mut self, earlier: G::State, keep: usize, seat: Seat, at: Millis) {
        self.back.clear();
        let since = self.told_before.get(keep).copied().unwrap_or(self.told.len());
        self.return_to(earlier, seat, since, format!("{UNDO} {keep}"), at);
    }
}
