//! What goods are worth at the market (N-172). The dearest trade first is not the best sale, so every sale is weighed: small
//! hands in a table, worked out once per pack, large ones by trying how often each trade of several goods is used.
use crate::catalog::{TRADES, Trade};
use std::fmt;

/// Trades beyond these are open only to who has played their quest: one for shells, one for tools (Part B 1).
pub const PRINTED: usize = 11;
/// The table holds hands of fewer than this many of each good.
const SIDE: usize = 8;
const HANDS: usize = SIDE.pow(4);
/// How far one more of each good is in the table.
const STEPS: [usize; 4] = [SIDE.pow(3), SIDE.pow(2), SIDE, 1];
/// A counter never says more.
const COUNTS: usize = 256;
/// A sale's worth: coins first, then as few trades as possible. Four full counters make at most 1020 trades.
type Worth = i32;
const COIN: Worth = 1024;

/// The trades of a pack, and what they make of every hand.
#[derive(Clone, PartialEq, Eq)]
pub struct Prices {
    trades: [Trade; TRADES],
    /// without the two quests, with one, the other, both
    boards: [Board; 4],
}

/// The market as one player sees it.
#[derive(Clone, PartialEq, Eq)]
struct Board {
    /// trades that are open, a bit each
    open: u16,
    small: Vec<Worth>,
    /// so many of one good, sold without any other
    alone: [Vec<Worth>; 4],
    /// open trades that take several goods, each with how often it can be part of a best sale
    mixed: Vec<(u8, u8)>,
}

/// The best sale found so far.
struct Search<'a> {
    trades: &'a [Trade; TRADES],
    board: &'a Board,
    uses: [u8; TRADES],
    best: Worth,
    best_uses: [u8; TRADES],
}

impl Prices {
    pub fn new(trades: &[Trade; TRADES]) -> Prices {
        let board = |n: usize| Board::new(trades, n & 1 != 0, n & 2 != 0);
        Prices { trades: *trades, boards: std::array::from_fn(board) }
    }
    #[inline]
    fn board(&self, shell: bool, tool: bool) -> &Board {
        &self.boards[usize::from(shell) | usize::from(tool) << 1]
    }

    /// May it be made? A trade of a quest takes the place of a printed one for the same goods.
    #[inline]
    pub fn is_open(&self, trade: u8, shell: bool, tool: bool) -> bool {
        self.board(shell, tool).open >> trade & 1 != 0
    }
    /// The most coins that these goods can bring. `shell`, `tool`: with which quests.
    #[inline]
    pub fn best(&self, goods: [u8; 4], shell: bool, tool: bool) -> u16 {
        let board = self.board(shell, tool);
        let worth = match place(goods) {
            Some(at) => board.small[at],
            None => self.search(board, goods).best,
        };
        coins(worth)
    }
    /// How often each trade is made in the best sale: of equal sales one with the fewest trades, and always the same.
    pub fn plan(&self, goods: [u8; 4], shell: bool, tool: bool) -> [u8; TRADES] {
        let board = self.board(shell, tool);
        match place(goods) {
            Some(at) => self.walk(board, at),
            None => {
                let search = self.search(board, goods);
                self.finish(board, goods, search.best_uses)
            }
        }
    }

    fn search<'a>(&'a self, board: &'a Board, goods: [u8; 4]) -> Search<'a> {
        let mut search =
            Search { trades: &self.trades, board, uses: [0; TRADES], best: Worth::MIN, best_uses: [0; TRADES] };
        search.go(0, goods, 0);
        search
    }
    /// Down the table: some trade, or a good that nobody buys, leads from each hand to one that is worth as much less.
    fn walk(&self, board: &Board, mut at: usize) -> [u8; TRADES] {
        let mut uses = [0; TRADES];
        while at > 0 {
            let sold = board.trades(&self.trades).find_map(|(n, trade)| {
                let rest = less(at, trade)?;
                (board.small[rest] + worth(trade) == board.small[at]).then_some((n, rest))
            });
            at = match sold {
                Some((n, rest)) => {
                    uses[n] += 1;
                    rest
                }
                None => {
                    let unsold = |&step: &usize| count(at, step) > 0 && board.small[at - step] == board.small[at];
                    at - STEPS.into_iter().find(unsold).unwrap_or(at)
                }
            };
        }
        uses
    }
    /// The trades of single goods that go with those of several.
    fn finish(&self, board: &Board, mut goods: [u8; 4], mut uses: [u8; TRADES]) -> [u8; TRADES] {
        for n in board.mixed.iter().map(|(n, _)| *n as usize) {
            goods = std::array::from_fn(|g| goods[g] - self.trades[n].goods[g] * uses[n]);
        }
        for (g, alone) in board.alone.iter().enumerate() {
            let mut left = goods[g] as usize;
            while left > 0 {
                let sold = board.trades(&self.trades).find(|(_, trade)| {
                    let n = trade.goods[g] as usize;
                    is_alone(trade, g) && n <= left && alone[left - n] + worth(trade) == alone[left]
                });
                left -= sold.map_or(1, |(n, trade)| {
                    uses[n] += 1;
                    trade.goods[g] as usize
                });
            }
        }
        uses
    }
}

impl Board {
    fn new(trades: &[Trade; TRADES], shell: bool, tool: bool) -> Board {
        let quests = [shell, tool];
        let with_quest = |n: usize| n >= PRINTED && quests[n - PRINTED];
        let replaced = |n: usize| (PRINTED..TRADES).any(|q| with_quest(q) && trades[q].goods == trades[n].goods);
        // a trade of nothing would never end
        let is_open = |n: &usize| trades[*n].goods != [0; 4] && (with_quest(*n) || *n < PRINTED && !replaced(*n));
        let open = (0..TRADES).filter(is_open).fold(0, |open, n| open | 1 << n);
        let mut board = Board { open, small: vec![0; HANDS], alone: Default::default(), mixed: vec![] };
        board.fill(trades);
        let mixed = board.trades(trades).filter(|(_, trade)| trade.goods.iter().filter(|&&n| n > 0).count() > 1);
        board.mixed = mixed.map(|(n, trade)| (n as u8, board.often(trade))).collect();
        board.alone = std::array::from_fn(|g| board.sell_alone(trades, g));
        board
    }
    /// The open ones, with their numbers.
    fn trades<'a>(&self, all: &'a [Trade; TRADES]) -> impl Iterator<Item = (usize, &'a Trade)> + use<'a> {
        let open = self.open;
        all.iter().enumerate().filter(move |(n, _)| open >> n & 1 != 0)
    }
    /// Every hand from the smaller ones before it. A good may also stay unsold.
    fn fill(&mut self, all: &[Trade; TRADES]) {
        for at in 1..HANDS {
            let sold =
                self.trades(all).filter_map(|(_, trade)| Some(self.small[less(at, trade)?] + worth(trade))).max();
            let kept = STEPS.iter().filter(|&&step| count(at, step) > 0).map(|step| self.small[at - step]).max();
            self.small[at] = sold.max(kept).unwrap_or(0);
        }
    }
    /// Where several of a trade can be sold better, a best sale never has so many: three full sets.
    fn often(&self, trade: &Trade) -> u8 {
        let sold = (1..).map_while(|times: u8| Some((times, place(trade.goods.map(|n| n.saturating_mul(times)))?)));
        let mut better = sold.filter(|&(times, at)| self.small[at] > worth(trade) * Worth::from(times));
        better.next().map_or(u8::MAX, |(times, _)| times - 1)
    }
    fn sell_alone(&self, all: &[Trade; TRADES], g: usize) -> Vec<Worth> {
        let mut alone: Vec<Worth> = vec![0];
        for left in 1..COUNTS {
            let of_one = self.trades(all).filter(|(_, trade)| is_alone(trade, g) && trade.goods[g] as usize <= left);
            let sold = of_one.map(|(_, trade)| alone[left - trade.goods[g] as usize] + worth(trade)).max();
            alone.push(sold.unwrap_or(0).max(alone[left - 1]));
        }
        alone
    }
}

impl Search<'_> {
    /// Every number of the `k`-th mixed trade, then of those after it; what is left is sold good by good.
    fn go(&mut self, k: usize, mut goods: [u8; 4], mut so_far: Worth) {
        let Some(&(n, most)) = self.board.mixed.get(k) else {
            let alone: Worth = (0..4).map(|g| self.board.alone[g][goods[g] as usize]).sum();
            if so_far + alone > self.best {
                (self.best, self.best_uses) = (so_far + alone, self.uses);
            }
            return;
        };
        let trade = &self.trades[n as usize];
        loop {
            self.go(k + 1, goods, so_far);
            if self.uses[n as usize] == most || (0..4).any(|g| goods[g] < trade.goods[g]) {
                break;
            }
            goods = std::array::from_fn(|g| goods[g] - trade.goods[g]);
            so_far += worth(trade);
            self.uses[n as usize] += 1;
        }
        self.uses[n as usize] = 0;
    }
}

impl fmt::Debug for Prices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Prices").field(&self.trades).finish() // the rest follows from them
    }
}

fn worth(trade: &Trade) -> Worth {
    Worth::from(trade.coins) * COIN - 1
}
#[inline]
fn coins(worth: Worth) -> u16 {
    ((worth + COIN - 1) / COIN).min(u16::MAX.into()) as u16
}
fn is_alone(trade: &Trade, g: usize) -> bool {
    trade.goods.iter().enumerate().all(|(other, &n)| (n > 0) == (other == g))
}
/// Where a hand is in the table, if it is small enough.
#[inline]
fn place(goods: [u8; 4]) -> Option<usize> {
    let small = goods.iter().all(|&n| (n as usize) < SIDE);
    small.then(|| goods.iter().fold(0, |at, &n| at * SIDE + n as usize))
}
/// How many of the good with this step a hand of the table has.
fn count(at: usize, step: usize) -> usize {
    at / step % SIDE
}
/// The hand without what a trade takes, if it has that.
fn less(at: usize, trade: &Trade) -> Option<usize> {
    let mut rest = at;
    for (step, n) in STEPS.into_iter().zip(trade.goods) {
        if count(at, step) < n as usize {
            return None;
        }
        rest -= step * n as usize;
    }
    Some(rest)
}
