//! One action played on a copy, with everything that came of it, and the dice on tape so that they can fall again.
use crate::*;

/// One question to the dice, and the answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Ask {
    Below { n: u32, got: u32 },
    Pick { from: Set, got: u8 },
}

impl Ask {
    /// The same question with another answer, where there is one.
    pub fn otherwise(self, d: &mut FastDice) -> Option<Ask> {
        match self {
            Ask::Below { n, got } if n > 1 => Some(Ask::Below { n, got: (got + 1 + d.below(Purpose(0), n - 1)) % n }),
            Ask::Pick { mut from, got } if from.len() > 1 => {
                let whole = from;
                from.remove(got);
                Some(Ask::Pick { from: whole, got: d.pick(Purpose(0), from) })
            }
            _ => None,
        }
    }
}

/// What one action led to, or the deal.
pub(super) struct Outcome<G: Game> {
    /// `None`: the deal
    pub action: Option<G::Action>,
    pub state: G::State,
    pub tape: Vec<Ask>,
    pub revealed: bool,
    /// All questions of the script came up again and could be answered as it says.
    pub alike: bool,
    told: Vec<Told<G::Event>>,
}

impl<G: Game> Outcome<G> {
    /// Plays `a` on a copy. The dice fall as `script` says wherever that is possible, and by `dice` elsewhere.
    pub fn of(
        g: &G,
        s: &G::State,
        (seat, a): (Seat, G::Action),
        at: Millis,
        script: &[Ask],
        dice: &mut dyn Dice,
    ) -> Self {
        let play = |host: &mut dyn Host<G::Event>| {
            let mut state = *s;
            g.play(&mut state, seat, a, host);
            state
        };
        Self::taped(Some(a), at, script, dice, play)
    }
    pub fn of_deal(g: &G, script: &[Ask], dice: &mut dyn Dice) -> Self {
        Self::taped(None, 0, script, dice, |host| g.deal(host))
    }
    fn taped(
        action: Option<G::Action>,
        at: Millis,
        script: &[Ask],
        dice: &mut dyn Dice,
        play: impl FnOnce(&mut dyn Host<G::Event>) -> G::State,
    ) -> Self {
        let mut tape = Tape { dice, script, asks: vec![], alike: true };
        let mut host = Recorder::new(&mut tape, at);
        let state = play(&mut host);
        let (told, revealed) = (host.told, host.revealed);
        let alike = tape.alike && tape.asks.len() == script.len();
        Outcome { action, state, tape: tape.asks, revealed, alike, told }
    }
    /// What was done, for a message.
    pub fn deed(&self) -> String {
        self.action.map_or("the deal".into(), |a| format!("`{a}`"))
    }
    /// Nothing but the action itself decided what happened, and nobody said that something hidden was shown.
    pub fn in_passing(&self) -> bool {
        self.tape.is_empty() && !self.revealed
    }
    pub fn seen(&self, who: Option<Seat>) -> impl Iterator<Item = &G::Event> {
        self.told.iter().filter(move |t| t.to.includes(who)).filter_map(|t| match &t.news {
            News::Event(e) => Some(e),
            _ => None,
        })
    }
    pub fn told_alike(&self, other: &Self, who: Option<Seat>) -> bool {
        self.seen(who).eq(other.seen(who))
    }
    /// What was told, for a message.
    pub fn words(&self, who: Option<Seat>) -> String {
        serde_json::to_string(&self.seen(who).collect::<Vec<_>>()).unwrap_or_default()
    }
}

/// Dice that fall as a script says, as long as that is possible.
struct Tape<'a> {
    dice: &'a mut dyn Dice,
    script: &'a [Ask],
    asks: Vec<Ask>,
    alike: bool,
}

impl Tape<'_> {
    fn scripted<T>(&mut self, fits: impl Fn(Ask) -> Option<T>) -> Option<T> {
        let answer = self.script.get(self.asks.len()).and_then(|&ask| fits(ask));
        self.alike &= answer.is_some();
        answer
    }
}

impl Dice for Tape<'_> {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        let fits = |ask| match ask {
            Ask::Below { n: m, got } if m == n => Some(got),
            _ => None,
        };
        let got = self.scripted(fits).unwrap_or_else(|| self.dice.below(purpose, n));
        self.asks.push(Ask::Below { n, got });
        got
    }
    fn pick(&mut self, purpose: Purpose, from: Set) -> u8 {
        let fits = |ask| match ask {
            Ask::Pick { got, .. } if from.has(got) => Some(got),
            _ => None,
        };
        let got = self.scripted(fits).unwrap_or_else(|| self.dice.pick(purpose, from));
        self.asks.push(Ask::Pick { from, got });
        got
    }
}
