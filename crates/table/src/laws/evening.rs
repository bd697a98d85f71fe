//! One random game under all laws.
use super::Counts;
use super::doors;
use super::files;
use super::flaw::{Flaw, Law, Upheld, difference, hold};
use super::knowledge::{forced_leaks_nothing, imagination_is_knowledge, nothing_told_in_passing, same_view};
use super::moments::forced_takes_nothing;
use super::people::{Floor, moment, name, one_in, viewers};
use super::probe::Outcome;
use super::shadow::Shadow;
use super::suite::{Report, Suite};
use super::twins;
use crate::*;
use std::collections::BTreeMap;

/// How many steps people go on in an imagined world, to see that it is one to live in.
const STROLL: usize = 8;
/// How many different actions are kept for trying them where they are not listed.
const POOL: usize = 48;

/// A game in play, with what the laws must remember of it.
pub(super) struct Evening<'a, G: Game> {
    suite: &'a Suite<G>,
    seed: u64,
    pub table: Option<Table<G>>,
    /// what is being done, for the message if the rules panic
    pub doing: Option<(&'static str, Seat, G::Action)>,
    pub report: Report,
    d: FastDice,
    at: Millis,
    pool: BTreeMap<String, G::Action>,
    census: Counts,
    shadow: Option<Shadow<G>>,
    /// our own copy of what undo must lead back to
    back: Vec<Before<G>>,
}

/// The table before a choice.
struct Before<G: Game> {
    seat: Seat,
    state: G::State,
    list: Vec<G::Action>,
    shadow: Option<Shadow<G>>,
}

impl<'a, G: Game + Clone> Evening<'a, G> {
    pub fn new(suite: &'a Suite<G>, seed: u64) -> Self {
        Evening {
            suite,
            seed,
            table: None,
            doing: None,
            report: Report { games: 1, ..Report::default() },
            d: FastDice::new(seed),
            at: 0,
            pool: BTreeMap::new(),
            census: Counts::new(),
            shadow: None,
            back: vec![],
        }
    }

    fn table(&self) -> &Table<G> {
        self.table.as_ref().expect("the game has begun")
    }
    fn state(&self) -> G::State {
        *self.table().state()
    }

    pub fn play(&mut self) -> Upheld {
        let fresh = self.suite.fresh(self.seed)?;
        self.census = self.suite.count(fresh.state());
        let table = self.table.insert(fresh);
        let untouched = (*table.state(), table.dice().clone());
        table.settle(0);
        self.deal_closely(&untouched.0)?;
        self.follow(&untouched.0, untouched.1, 0, None)?;
        while self.step()? {}
        self.worlds(&self.state())?;
        self.report.rows = self.table().rows().len();
        self.report.forced = self.table().rows().iter().filter(|r| r.forced).count();
        self.report.longest = self.report.steps;
        files::replays(self.table(), self.suite.fresh(self.seed)?)?;
        if self.seed.is_multiple_of(4) {
            let (suite, seed) = (self.suite, self.seed);
            files::tampering_shows(
                self.table.as_ref().expect("the game has begun"),
                || suite.fresh(seed),
                &self.pool,
                &mut self.d,
            )?;
        }
        Ok(())
    }

    /// Other deals that some viewer could not have told from this one. A scene was not dealt.
    fn deal_closely(&mut self, dealt: &G::State) -> Upheld {
        let header = self.table().header();
        if header.scene.is_some() {
            return Ok(());
        }
        let g = &self.suite.game;
        let truth = Outcome::of_deal(g, &[], &mut TableDice::new(&header.seed));
        let words = || format!("the same seed was dealt differently: {}", difference(dealt, &truth.state));
        hold(Law::Replays, truth.state == *dealt, words)?;
        self.shadow = twins::of_deal(g, truth, &mut self.d)?;
        Ok(())
    }

    /// One choice of somebody. `false`: the game is over.
    fn step(&mut self) -> Upheld<bool> {
        let (g, s) = (&self.suite.game, self.state());
        let floor = Floor::of(g, &s);
        doors::no_dead_end(g, &s, &floor)?;
        doors::lists(&floor)?;
        doors::binary(&s)?;
        self.conserved(&s, String::new)?;
        let Some(next) = floor.choose(g.must(&s), &mut self.d) else { return Ok(false) };
        let rows = self.table().rows().len();
        hold(Law::Ends, rows < self.suite.step_limit, || format!("no end after {rows} actions"))?;

        self.at = moment(g, &s, next.0, self.at, &mut self.d);
        self.doing = Some(("next", next.0, next.1));
        let deep = (self.report.steps as u64).wrapping_add(self.seed).is_multiple_of(self.suite.deep_every);
        let twin = if deep { self.look_closely(&floor, next)? } else { None };
        self.doing = Some(("now", next.0, next.1));
        self.act(next, &floor, twin)?;
        self.doing = None;
        self.take_back()?;
        self.report.steps += 1;
        Ok(true)
    }

    fn conserved(&self, s: &G::State, place: impl Fn() -> String) -> Upheld {
        let now = self.suite.count(s);
        let words = || format!("{}components: {}", place(), difference(&self.census, &now));
        hold(Law::Conserved, now == self.census, words)
    }

    /// The laws that cost most, at this moment and for the action that comes next.
    fn look_closely(&mut self, floor: &Floor<G::Action>, next: (Seat, G::Action)) -> Upheld<Option<Shadow<G>>> {
        let (g, s) = (&self.suite.game, self.state());
        self.report.deep += 1;
        doors::json("the state", &s)?;
        doors::views(g, &s)?;
        for (_, list) in &floor.lists {
            self.pool.extend(list.iter().take(POOL - self.pool.len().min(POOL)).map(|&a| (a.to_string(), a)));
        }
        let table = self.table.as_mut().expect("the game has begun");
        self.report.refusals += doors::refuses(table, floor, &self.pool, self.at)?;

        let mut dice = self.table().dice().clone();
        let truth = Outcome::of(g, &s, next, self.at, &[], &mut dice);
        for (who, i) in self.worlds(&s)? {
            nothing_told_in_passing(g, &i, (next.0, &truth), self.at, who, &mut self.d)?;
            twins::across_worlds(g, &i, (next.0, &truth), self.at, who, &mut self.d)?;
        }
        let twin = twins::of_action(g, &s, (next.0, truth), self.at, &mut self.d)?;
        self.stroll(&s)?;
        self.report.shortcuts += doors::shortcut(g, &s, next, &mut self.d)?;
        Ok(twin)
    }

    /// For every viewer a world that it cannot tell from the truth.
    fn worlds(&mut self, s: &G::State) -> Upheld<Vec<(Option<Seat>, G::State)>> {
        let g = &self.suite.game;
        let worlds: Vec<_> = viewers(g.seats()).map(|who| (who, g.imagine(s, who, &mut self.d.split()))).collect();
        for (who, i) in &worlds {
            same_view(g, s, i, *who)?;
        }
        for (who, i) in &worlds {
            self.conserved(i, || format!("in a world that {} imagines, ", name(*who)))?;
            forced_leaks_nothing(g, s, i, *who)?;
            imagination_is_knowledge(g, s, i, *who, &self.d.split())?;
        }
        Ok(worlds)
    }

    /// An imagined world must be one to live in: people go on there for a while.
    fn stroll(&mut self, s: &G::State) -> Upheld {
        let g = &self.suite.game;
        let all: Vec<_> = viewers(g.seats()).collect();
        let who = all[self.d.below(Purpose(0), all.len() as u32) as usize];
        let mut world = g.imagine(s, who, &mut self.d.split());
        for _ in 0..STROLL {
            let floor = Floor::of(g, &world);
            let lives = doors::no_dead_end(g, &world, &floor);
            lives.map_err(|f| Flaw { what: format!("in a world that {} imagined, {}", name(who), f.what), ..f })?;
            let Some((seat, a)) = floor.choose(g.must(&world), &mut self.d) else { break };
            self.doing = Some(("imagined", seat, a));
            g.play(&mut world, seat, a, &mut Quiet(self.d.split()));
        }
        self.conserved(&world, || format!("some steps into a world that {} imagined, ", name(who)))
    }

    fn act(&mut self, next: (Seat, G::Action), floor: &Floor<G::Action>, twin: Option<Shadow<G>>) -> Upheld {
        let (seat, a) = next;
        let asked = self.suite.game.must(self.table().state());
        let before = Before { seat, state: self.state(), list: floor.list(seat).to_vec(), shadow: self.shadow };
        let dice = self.table().dice().clone();
        let first = self.table().rows().len();
        let at = self.at;
        let table = self.table.as_mut().expect("the game has begun");
        let answer = table.act(seat, at, a);
        hold(Law::Accepted, answer.is_ok(), || format!("seat {seat}: `{a}` is listed but refused: {answer:?}"))?;
        if !asked.has(seat) {
            self.report.volunteered += 1;
        }
        self.follow(&before.state, dice, first, twin)?;
        if self.table().can_undo(seat) {
            self.back.push(before);
        } else {
            self.back.clear();
        }
        Ok(())
    }

    /// Looks at what has played itself, and takes the shadow along with what the table has just done. A fresh `twin` already knows the first row.
    fn follow(&mut self, s: &G::State, mut dice: TableDice, first: usize, twin: Option<Shadow<G>>) -> Upheld {
        forced_takes_nothing(&self.suite.game, s, &dice, &self.table().rows()[first..])?;
        let fresh = twin.is_some() && (self.shadow.is_none() || one_in(8, &mut self.d));
        if fresh {
            self.shadow = twin;
        }
        if self.shadow.is_none() {
            return Ok(());
        }
        let g = &self.suite.game;
        let mut s = *s;
        let table = self.table.as_ref().expect("the game has begun");
        for (k, row) in table.rows()[first..].iter().enumerate() {
            let a: G::Action = row.action.parse().expect("the lists round-trip");
            let truth = Outcome::of(g, &s, (row.seat, a), row.at, &[], &mut dice);
            let same = Hash(fingerprint(&truth.state)) == row.hash;
            hold(Law::Replays, same, || format!("`{a}` leads elsewhere when it is played again"))?;
            s = truth.state;
            if let Some(shadow) = self.shadow
                && !(fresh && k == 0)
            {
                self.shadow = shadow.follow(g, (row.seat, &truth), row.at, &mut self.d)?;
                self.report.shadowed += 1;
            }
        }
        Ok(())
    }

    /// Now and then somebody changes their mind, sometimes several times.
    fn take_back(&mut self) -> Upheld {
        while let Some(before) = self.back.last() {
            if !one_in(4, &mut self.d) {
                return Ok(());
            }
            let (law, seat) = (Law::UndoRestores, before.seat);
            let table = self.table.as_mut().expect("the game has begun");
            let answer = table.undo(seat, self.at);
            hold(law, answer.is_ok(), || format!("seat {seat} cannot take back: {answer:?}"))?;
            let (old, now) = (&before.state, table.state());
            hold(law, old == now, || format!("the state is not as before: {}", difference(old, now)))?;
            let list = allowed_list(&self.suite.game, now, seat);
            hold(law, list == before.list, || format!("the list was {:?} and is {list:?}", before.list))?;
            self.shadow = before.shadow;
            self.back.pop();
            self.report.undos += 1;
        }
        Ok(())
    }
}
