//! What can be counted about a seat between two turns: the questions that `judge` weighs.
use super::value::Look;
use merchants::HeroCard;
use merchants::words::*;

/// Where answers go.
pub(super) trait Answers {
    fn put(&mut self, question: usize, answer: i32);
}

/// Answers to one question.
struct Out<'a, A> {
    all: &'a mut A,
    from: usize,
}

impl<A: Answers> Out<'_, A> {
    #[inline]
    fn put(&mut self, i: usize, answer: i32) {
        self.all.put(self.from + i, answer);
    }
    /// One answer for each thing of a kind that is there, up to `most`.
    #[inline]
    fn steps(&mut self, n: u8, most: u8) {
        (0..n.min(most)).for_each(|i| self.put(i.into(), 1));
    }
    #[inline]
    fn bits(&mut self, set: u8) {
        let mut left = set;
        while left != 0 {
            self.put(left.trailing_zeros() as usize, 1);
            left &= left - 1;
        }
    }
}

/// Declares the questions once: their names for the command that fits them, and the answers. What is not answered is 0.
macro_rules! features {
    ($look:ident, $out:ident; $( $name:literal = $count:literal => $fill:expr ),* $(,)?) => {
        /// How many answers there are.
        pub const FEATURES: usize = 0 $( + $count )*;
        /// What is asked; several answers to one question stand together.
        pub const QUESTIONS: &[(&str, usize)] = &[ $( ($name, $count) ),* ];

        /// The answers for one seat.
        #[inline]
        pub(super) fn answer($look: &Look<'_>, all: &mut impl Answers) {
            let mut $out = Out { all, from: 0 };
            $(
                $fill;
                $out.from += $count;
            )*
        }
    };
}

features! { look, out;
    "one" = 1 => out.put(0, 1),
    "players beyond two" = 1 => out.put(0, i32::from(look.g.opt.players) - 2),
    "automaton" = 1 => out.put(0, i32::from(look.g.opt.automaton.is_some())),
    "lower of coins and prestige" = 1 => out.put(0, look.totals().0.min(look.totals().1)),
    "lead of one over the other" = 3 => {
        let lead = (look.totals().0 - look.totals().1).abs();
        out.put(0, lead.min(4));
        out.put(1, (lead - 4).clamp(0, 6));
        out.put(2, (lead - 10).max(0));
    },
    "coins ahead" = 1 => out.put(0, (look.totals().0 - look.totals().1).signum()),
    "points" = 1 => out.put(0, look.points()),
    "lanterns" = 4 => out.steps(look.p.lanterns, 4),
    "quartz" = 3 => out.steps(look.p.quartz, 3),
    "horseshoes" = 2 => out.steps(look.p.horseshoes, 2),
    "illuminated dice" = 2 => out.steps(look.p.glowing(), 2),
    "abilities" = 4 => out.steps(look.p.ready.count_ones() as u8, 4),
    "abilities with a quartz" = 1 => out.put(0, i32::from(look.p.quartz.min(look.p.ready.count_ones() as u8))),
    "strays" = 1 => out.put(0, (look.p.companions & look.g.cat.strays).len() as i32),
    "steeds" = 7 => out.bits(look.p.steeds),
    "tiles" = 6 => out.bits(look.p.tiles),
    "goods" = 6 => look.counts.iter().enumerate().for_each(|(i, &n)| out.put(i, n)),
    "kinds of goods" = 1 => out.put(0, look.kinds()),
    "upgraded goods" = 1 => out.put(0, look.p.goods[1].iter().map(|&n| i32::from(n)).sum()),
    "price of goods" = 1 => out.put(0, look.counts.iter().zip(&look.prices).map(|(n, price)| n * price).sum()),
    "best sale" = 1 => out.put(0, best_sale(look)),
    "heroes" = 3 => out.steps(look.p.hero_count(), 3),
    "heroes for coins" = 1 => out.put(0, heroes_for(look, Region::Crag)),
    "heroes for prestige" = 1 => out.put(0, heroes_for(look, Region::Vale)),
    "storage heroes" = 1 => out.put(0, look.p.carries.count_ones() as i32),
    "commissions" = 3 => out.steps(look.p.commissions.iter().flatten().count() as u8, 3),
    "goods for commissions" = 3 => look.ready.iter().filter(|n| **n > 0).for_each(|&n| out.put(usize::from(n) - 1, 1)),
    "best town" = 2 => {
        let (best, second) = best_towns(look);
        out.put(0, best);
        out.put(1, second);
    },
    "deeds" = 3 => out.steps(look.p.deeds.len() as u8, 3),
    "hopes of deeds" = 1 => out.put(0, look.hopes() / 10),
    "place on the Ringway" = 5 => out.put(look.p.space as usize % 5, 1),
    "steps in the reserve" = 6 => reserve(look, &mut out),
    "five coins" = 1 => out.put(0, i32::from(look.s.five_coins)),
    "to play before the others" = 1 => out.put(0, i32::from(look.s.active == look.seat)),
}

/// Coins for the goods that the best guest of the inn would buy.
fn best_sale(look: &Look<'_>) -> i32 {
    let guests = look.s.inn.iter().flatten();
    let sale = |&h: &HeroCard| -> i32 {
        let wants = look.g.cat.hero(h).requests();
        wants.iter().filter(|&&g| look.has(g)).map(|g| look.prices[g.index()]).sum()
    };
    guests.map(sale).max().unwrap_or(0)
}

fn heroes_for(look: &Look<'_>, region: Region) -> i32 {
    let riders = look.p.heroes.iter().flatten();
    riders.filter(|&&h| look.g.cat.hero(h).town.region() == region).count() as i32
}

/// Prestige and coins that the best two towns would pay now.
fn best_towns(look: &Look<'_>) -> (i32, i32) {
    let mut towns = [0; 6];
    for (&c, &ready) in look.p.commissions.iter().zip(&look.ready) {
        let Some(c) = c else { continue };
        towns[look.g.cat.commission(c).town as usize] += [0, 1, 3, 6][ready as usize];
    }
    for &h in look.p.heroes.iter().flatten() {
        towns[look.g.cat.hero(h).town as usize] += 2;
    }
    towns.iter().fold((0, 0), |(best, second), &town| (best.max(town), second.max(town.min(best))))
}

/// How many different moves the dice that are left allow, by their number of steps round the Ringway.
fn reserve(look: &Look<'_>, out: &mut Out<'_, impl Answers>) {
    for (face, &n) in look.p.reserve.iter().enumerate() {
        out.put(Face::ALL[face].value() as usize % 5, n.into());
    }
    let locked = look.p.locked.iter().flatten();
    out.put(5, locked.map(|f| i32::from(f.value())).sum());
}
