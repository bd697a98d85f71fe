//! One tree: what was tried so far, and how it went.
//!
//! A node is a moment with a choice; an edge is a choice there. Where dice fall, a choice leads to one node for each result
//! (the first [`OUTCOMES`] of them). Worlds differ from try to try, so a choice may be there in one and not in another: it
//! is compared only by the tries in which it was there.
use super::guide::Guide;
use super::luck::{Luck, mix};
use super::walk::{Walk, Worth};
use super::{Habits, Setting};
use table::{Game, Mind, Seat};

/// No node, no edge.
pub const NOTHING: u32 = u32::MAX;
/// Results of dice that get a node of their own. What falls after that is played by the guide.
const OUTCOMES: u32 = 24;
/// A tree with more nodes than this is not kept for the next decision: what lies beside its new root is never freed.
const ROOM: usize = 1 << 18;

pub struct Node {
    first: u32,
    seat: Seat,
    visits: u32,
    /// what the seat that chooses here may expect
    sum: f64,
    /// what fell on the way here
    fell: u64,
    /// the next node below the same edge
    next: u32,
}

pub struct Edge<A> {
    pub action: A,
    /// its place in the list when it was seen first
    place: u16,
    /// nodes below
    outcomes: u16,
    prior: f32,
    pub visits: u32,
    /// tries of its node in which it was not there
    missed: u32,
    next: u32,
    child: u32,
    sum: f64,
    lead: f64,
}

impl<A> Edge<A> {
    fn new(action: A, place: usize, prior: f64) -> Self {
        Edge {
            action,
            place: place as u16,
            outcomes: 0,
            prior: prior as f32,
            visits: 0,
            missed: 0,
            next: NOTHING,
            child: NOTHING,
            sum: 0.0,
            lead: 0.0,
        }
    }
    /// Points ahead of the best other seat, on average.
    pub fn lead(&self) -> f64 {
        self.lead / f64::from(self.visits.max(1))
    }
}

pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    root: u32,
    /// nodes and edges of the try that is under way
    path: Vec<(u32, u32)>,
    seed: u64,
    /// the only choice at the root that is looked into
    pub only: Option<A>,
}

impl<A: Copy + Ord> Tree<A> {
    pub fn new() -> Self {
        Tree { nodes: vec![], edges: vec![], root: NOTHING, path: vec![], seed: 0, only: None }
    }

    /// Begins anew at what `mind` knows.
    pub fn plant(&mut self, seed: u64) {
        self.nodes.clear();
        self.edges.clear();
        self.root = NOTHING;
        self.seed = seed;
    }

    /// Goes on below `action`, after which no dice fell. Says whether there was anything.
    pub fn follow(&mut self, action: A, seed: u64) -> bool {
        if self.nodes.len() > ROOM {
            return false;
        }
        let below = self.roots().find(|e| e.action == action).map_or(NOTHING, |e| self.below(e, 0));
        self.root = below;
        self.seed = seed;
        below != NOTHING
    }

    /// What it takes in memory.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>() + self.edges.capacity() * size_of::<Edge<A>>()
    }

    fn below(&self, edge: &Edge<A>, fell: u64) -> u32 {
        let mut node = edge.child;
        while node != NOTHING && self.nodes[node as usize].fell != fell {
            node = self.nodes[node as usize].next;
        }
        node
    }

    fn edges_of(&self, node: u32) -> impl Iterator<Item = &Edge<A>> {
        let mut at = if node == NOTHING { NOTHING } else { self.nodes[node as usize].first };
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
    }

    /// The choices at the root, the most promising of the guide first.
    pub fn roots(&self) -> impl Iterator<Item = &Edge<A>> {
        self.edges_of(self.root)
    }

    /// Does nobody overtake the leader with so many tries? Where only one choice is looked into, its worth is the question,
    /// and that is never settled.
    pub fn is_settled(&self, left: u32) -> bool {
        if self.only.is_some() {
            return false;
        }
        let (mut first, mut second) = (0, 0);
        for edge in self.roots() {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second > left
    }

    /// The line that was tried most, below a choice at the root.
    pub fn line(&self, action: A) -> Vec<A> {
        let mut line = vec![];
        let mut edge = self.roots().find(|e| e.action == action);
        while let Some(e) = edge
            && line.len() < 12
        {
            line.push(e.action);
            let mut node = e.child;
            let mut most = NOTHING;
            while node != NOTHING {
                if most == NOTHING || self.nodes[node as usize].visits > self.nodes[most as usize].visits {
                    most = node;
                }
                node = self.nodes[node as usize].next;
            }
            // the first of equals, and never one that was not tried
            edge = self.edges_of(most).filter(|e| e.visits > 1).reduce(|a, b| if b.visits > a.visits { b } else { a });
        }
        line
    }

    // -- one try ------------------------------------------------------------------------------------

    /// One try, from the root to a judgement and back.
    pub fn grow<G, E>(&mut self, mind: &Mind<'_, G>, walk: &mut Walk<'_, G, E>, setting: &Setting)
    where
        G: Game<Action = A>,
        E: Guide<G>,
    {
        let habits = &setting.habits;
        self.path.clear();
        let mut seat = mind.seat();
        walk.list.clear();
        mind.legal(&mut walk.list);
        match self.only {
            Some(only) => walk.list.retain(|&a| a == only),
            None => walk.guide.trim(walk.game, &mind.imagine(&mut Luck::new(0)), seat, &mut walk.list),
        }
        if self.root == NOTHING {
            let mut luck = Luck::new(mix(self.seed, 0));
            let mut s = mind.imagine(&mut luck);
            walk.step(&mut s, seat, &mut luck);
            self.root = self.node(walk, seat, 0, habits);
        }
        let mut node = self.root;
        let mut edge = self.select(node, &walk.list, habits);
        // The k-th try of every choice at the root meets the k-th world.
        let mut luck = Luck::new(mix(self.seed, 1 + u64::from(self.edges[edge as usize].visits)));
        let mut s = mind.imagine(&mut luck);
        walk.stand(&s);
        let horizon = walk.guide.turns(walk.game, &s) + setting.rounds(walk.guide.far()) * u32::from(walk.game.seats());
        let worth = loop {
            self.path.push((node, edge));
            luck.fell();
            walk.game.play(&mut s, seat, self.edges[edge as usize].action, &mut luck);
            let Some(next) = walk.settle(&mut s, &mut luck) else { break walk.judge(&s) };
            seat = next;
            let fell = luck.fell();
            node = self.below(&self.edges[edge as usize], fell);
            if node == NOTHING {
                let horizon = horizon.max(walk.guide.turns(walk.game, &s) + 1);
                if u32::from(self.edges[edge as usize].outcomes) < OUTCOMES {
                    walk.step(&mut s, seat, &mut luck);
                    self.sprout(walk, edge, seat, fell, habits);
                }
                break walk.finish(&mut s, &mut luck, horizon);
            }
            edge = self.select(node, &walk.list, habits);
        };
        self.back_up(&worth);
    }

    /// A new node below an edge; the guide took the choice there that it likes best, which is the first.
    fn sprout<G, E>(&mut self, walk: &Walk<'_, G, E>, edge: u32, seat: Seat, fell: u64, habits: &Habits)
    where
        G: Game<Action = A>,
    {
        let node = self.node(walk, seat, fell, habits);
        let above = &mut self.edges[edge as usize];
        self.nodes[node as usize].next = above.child;
        above.child = node;
        above.outcomes += 1;
        self.path.push((node, self.nodes[node as usize].first));
    }

    /// A new node with the choices that were just weighed, the best first.
    fn node<G, E>(&mut self, walk: &Walk<'_, G, E>, seat: Seat, fell: u64, habits: &Habits) -> u32
    where
        G: Game<Action = A>,
    {
        let best = walk.values.iter().copied().max().unwrap_or(0);
        let liking = |value: i32| {
            let gap = 1.0 + f64::from(best - value) / habits.sharp;
            1.0 / (gap * gap)
        };
        let total: f64 = walk.values.iter().map(|&v| liking(v)).sum();
        let first = self.edges.len() as u32;
        let entries = walk.list.iter().zip(&walk.values).enumerate();
        let edge = |(place, (&action, &value))| Edge::new(action, place, liking(value) / total);
        self.edges.extend(entries.map(edge));
        let new = &mut self.edges[first as usize..];
        new.sort_by(|a, b| b.prior.total_cmp(&a.prior).then(a.place.cmp(&b.place)));
        for (i, edge) in new.iter_mut().enumerate().rev().skip(1) {
            edge.next = first + i as u32 + 1;
        }
        self.nodes.push(Node { first, seat, visits: 0, sum: 0.0, fell, next: NOTHING });
        self.nodes.len() as u32 - 1
    }

    /// The choice to try next: what went well, and what the guide likes and was tried seldom.
    fn select(&mut self, node: u32, list: &[A], habits: &Habits) -> u32 {
        let Node { first, visits, sum, .. } = self.nodes[node as usize];
        let mean = if visits == 0 { 0.5 } else { sum / f64::from(visits) };
        let wide = habits.wide + (f64::from(visits).sqrt() * habits.widening) as usize;
        let mut best = (f64::MIN, NOTHING);
        let (mut known, mut there, mut last) = (0, 0, NOTHING);
        let mut at = first;
        while at != NOTHING {
            let edge = &mut self.edges[at as usize];
            known += 1;
            let legal = list.get(edge.place as usize) == Some(&edge.action) || list.contains(&edge.action);
            if legal {
                there += 1;
                if there <= wide {
                    let tries = f64::from(edge.visits);
                    let well = if edge.visits == 0 { mean - habits.doubt } else { edge.sum / tries };
                    let curious = f64::from(edge.prior) * f64::from(1 + visits - edge.missed).sqrt() / (1.0 + tries);
                    let score = well + habits.curiosity * curious;
                    if score > best.0 {
                        best = (score, at);
                    }
                }
            } else {
                edge.missed += 1;
            }
            last = at;
            at = edge.next;
        }
        if there < list.len() {
            let new = self.append(node, last, known, list);
            if best.1 == NOTHING {
                return new;
            }
        }
        best.1
    }

    /// Choices that no earlier world had. The first of them.
    fn append(&mut self, node: u32, last: u32, known: usize, list: &[A]) -> u32 {
        let first_new = self.edges.len() as u32;
        let mut last = last;
        for (place, &action) in list.iter().enumerate() {
            if self.edges_of(node).take(known).any(|e| e.action == action) {
                continue;
            }
            let new = self.edges.len() as u32;
            let missed = self.nodes[node as usize].visits;
            self.edges.push(Edge { missed, ..Edge::new(action, place, 1.0 / list.len() as f64) });
            self.edges[last as usize].next = new;
            last = new;
        }
        first_new
    }

    fn back_up(&mut self, worth: &Worth) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            let (rank, lead) = (worth.rank[node.seat.index()], worth.lead[node.seat.index()]);
            node.visits += 1;
            node.sum += rank;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += rank;
            edge.lead += lead;
        }
    }
}
