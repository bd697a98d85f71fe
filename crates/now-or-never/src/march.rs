//! Section 7: the hero moves. A whole way is one choice, and costs as few hearts as it can; whoever wants another way goes
//! space by space.
use crate::catalog::{COLUMNS, SPACES};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::Seat;

/// More hearts than any hero has.
const MOST_HEARTS: usize = 24;
/// More steps than any way that is worth looking at: free spaces, then a heart for each.
const MOST_STEPS: usize = 48;
const ALL: u64 = (1 << SPACES) - 1;
const LEFT_EDGE: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30;
const RIGHT_EDGE: u64 = LEFT_EDGE << 9;

/// What a way costs, whether it ends in a fight or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub hearts: u8,
    pub steps: u8,
}

/// All spaces beside those of a set, never diagonally (N-087).
#[inline]
fn beside(spaces: u64) -> u64 {
    let up_down = spaces << COLUMNS | spaces >> COLUMNS;
    let left_right = (spaces & !RIGHT_EDGE) << 1 | (spaces & !LEFT_EDGE) >> 1;
    (up_down | left_right) & ALL
}

/// The spaces that can be reached with so many steps and so many hearts lost to mountains and enemies.
struct Reach {
    /// by steps and losses
    layers: [[u64; MOST_HEARTS + 1]; MOST_STEPS + 1],
    steps: usize,
    /// the ways that cost fewest hearts: hearts without the limit, and steps
    best: [(u8, u8); SPACES],
}

const NO_WAY: (u8, u8) = (u8::MAX, u8::MAX);

impl NowOrNever {
    /// Spaces with an enemy.
    fn lairs(&self, s: &State) -> u64 {
        let map = &self.cat.maps[self.side];
        (0..9).filter(|&level| s.enemies[level] > 0).fold(0, |all, level| all | 1 << map.lairs[level])
    }
    /// Spaces whose enemy costs a heart to pass (N-091, N-230).
    fn hostile(&self, s: &State) -> u64 {
        if s.moment.armored { 0 } else { self.lairs(s) }
    }

    /// N-083 to N-085: equal numbers are one choice.
    pub(crate) fn march_offers(&self, p: &Player, out: &mut Vec<Action>) {
        if p.hearts == 0 {
            return; // N-142
        }
        let arrows = self.board(p).arrows;
        for arrow in 0..3u8 {
            let free = |a: u8| p.arrows >> a & 1 == 0;
            let twice = (0..arrow).any(|a| free(a) && arrows[a as usize] == arrows[arrow as usize]);
            if free(arrow) && !twice {
                out.push(Action::March { arrow });
            }
        }
    }

    pub(crate) fn move_offers(&self, s: &State, seat: Seat, from: u8, left: u8, out: &mut Vec<Action>) {
        let p = &s.players[seat];
        if p.space != from {
            out.push(Action::Stop); // N-086
        }
        let reach = self.reach(s, p, left);
        let lairs = self.lairs(s);
        for space in 0..SPACES as u8 {
            // N-310: nobody ends where the move began, so nobody goes there on purpose
            if reach.best[space as usize] == NO_WAY || space == p.space || space == from {
                continue;
            }
            out.push(Action::Go { space });
            if lairs >> space & 1 == 1 {
                out.push(Action::Charge { space }); // N-093
            }
        }
    }

    /// What it costs to go there now, without fighting there.
    pub fn way(&self, s: &State, seat: Seat, space: u8) -> Option<Way> {
        let Some(Frame { step: Step::Move { left, .. }, .. }) = s.stack.top() else { return None };
        let p = &s.players[seat];
        let (hearts, steps) = self.reach(s, p, left).best[space as usize];
        (hearts != u8::MAX).then(|| Way { hearts: hearts.min(p.hearts), steps })
    }
    /// The same to fight there: the enemy costs nothing.
    pub fn way_to_fight(&self, s: &State, seat: Seat, space: u8) -> Option<Way> {
        let spared = (self.hostile(s) >> space & 1) as u8;
        let Some(Frame { step: Step::Move { left, .. }, .. }) = s.stack.top() else { return None };
        let p = &s.players[seat];
        let (hearts, steps) = self.reach(s, p, left).best[space as usize];
        (hearts != u8::MAX).then(|| Way { hearts: (hearts - spared).min(p.hearts), steps })
    }

    /// N-088 to N-092. Whoever still has a heart may go on, however much the next space costs (N-095).
    fn reach(&self, s: &State, p: &Player, left: u8) -> Reach {
        let mountains = self.cat.maps[self.side].mountains;
        let hostile = self.hostile(s);
        let costs = [!(mountains | hostile), mountains ^ hostile, mountains & hostile];
        let hearts = (p.hearts as usize).min(MOST_HEARTS - 2);
        let mut reach = Reach { layers: [[0; MOST_HEARTS + 1]; MOST_STEPS + 1], steps: 0, best: [NO_WAY; SPACES] };
        reach.layers[0][0] = 1 << p.space;
        // ways that take no fewer steps and lose no fewer hearts lead nowhere new
        let mut seen = [0u64; MOST_HEARTS + 1];
        seen.iter_mut().for_each(|seen| *seen |= 1 << p.space);
        for steps in 1..=(left as usize + hearts).min(MOST_STEPS) {
            let extra_before = (steps - 1).saturating_sub(left as usize);
            let extra = steps.saturating_sub(left as usize);
            let mut next = [0u64; MOST_HEARTS + 1];
            let mut any = false;
            for lost in 0..hearts.saturating_sub(extra_before) {
                let from = reach.layers[steps - 1][lost];
                if from != 0 {
                    let to = beside(from);
                    (0..3).for_each(|more| next[lost + more] |= to & costs[more]);
                }
            }
            for lost in 0..=hearts + 1 {
                let new = next[lost] & !seen[lost];
                if new == 0 {
                    continue;
                }
                any = true;
                reach.layers[steps][lost] = new;
                seen[lost..].iter_mut().for_each(|seen| *seen |= new);
                let way = ((lost + extra) as u8, steps as u8);
                let mut rest = new;
                while rest != 0 {
                    let best = &mut reach.best[rest.trailing_zeros() as usize];
                    *best = (*best).min(way);
                    rest &= rest - 1;
                }
            }
            if !any {
                break;
            }
            reach.steps = steps;
        }
        reach
    }

    /// The spaces of the best way, the last one first.
    fn path(&self, s: &State, p: &Player, left: u8, to: u8) -> ([u8; MOST_STEPS], usize) {
        let mountains = self.cat.maps[self.side].mountains;
        let hostile = self.hostile(s);
        let reach = self.reach(s, p, left);
        let (hearts, steps) = reach.best[to as usize];
        let mut lost = (hearts - steps.saturating_sub(left)) as usize;
        let mut path = [0; MOST_STEPS];
        let mut at = to;
        for step in (1..=steps as usize).rev() {
            path[steps as usize - step] = at;
            lost -= (mountains >> at & 1) as usize + (hostile >> at & 1) as usize;
            let before = reach.layers[step - 1][lost] & beside(1 << at);
            // A way may also come from a space that was seen earlier with as many losses; those are in their own layer.
            at = before.trailing_zeros() as u8;
        }
        (path, steps as usize)
    }
}

impl Play<'_> {
    /// N-084, N-088
    pub fn march(&mut self, seat: Seat, arrow: u8) {
        self.p(seat).arrows |= 1 << arrow;
        let spaces = self.g.board(&self.s.players[seat]).arrows[arrow as usize];
        self.begin_move(seat, spaces);
    }
    pub fn begin_move(&mut self, seat: Seat, spaces: u8) {
        let p = &self.s.players[seat];
        let (from, left) = (p.space, spaces + p.gifts.movement);
        self.s.stack.swap(Step::Move { from, left });
        self.tell(Event::Marched { seat, spaces: left });
    }

    /// Space after space (N-095).
    pub fn go(&mut self, seat: Seat, step: Step, to: u8, charge: bool) {
        let Step::Move { from, mut left } = step else { unreachable!("only this question is answered so") };
        let (path, steps) = self.g.path(self.s, &self.s.players[seat], left, to);
        let mountains = self.cat().maps[self.g.side].mountains;
        let hostile = self.g.hostile(self.s);
        for &space in path[..steps].iter().rev() {
            let mut lost = (mountains >> space & 1) as i8;
            if left > 0 {
                left -= 1;
            } else {
                lost += 1;
            }
            if !(charge && space == to) {
                lost += (hostile >> space & 1) as i8;
            }
            self.p(seat).space = space;
            self.tell(Event::Moved { seat, space, tiles: self.s.tiles });
            if self.lose_hearts(seat, lost as u8) {
                return;
            }
        }
        self.s.stack.swap(if charge {
            Step::Stand { charged: true, quested: false }
        } else {
            Step::Move { from, left }
        });
    }

    /// Hearts stop at 0, and with them the turn (N-141). Is it over?
    pub fn lose_hearts(&mut self, seat: Seat, n: u8) -> bool {
        self.change(seat, Stuff::Hearts, -(n as i8));
        let over = self.s.players[seat].hearts == 0;
        if over {
            self.tell(Event::Exhausted { seat });
            self.end_turn();
        }
        over
    }
}
