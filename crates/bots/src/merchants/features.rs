//! What can be counted about a seat between two turns: the questions that `judge` weighs.
use super::value::Look;
use merchants::state::NONE;
use merchants::words::*;

/// Declares the questions once: their names for the command that fits them, and the answers.
macro_rules! features {
    ($look:ident, $out:ident; $( $name:literal = $count:literal => $fill:expr ),* $(,)?) => {
        /// How many answers there are.
        pub const FEATURES: usize = 0 $( + $count )*;
        /// What is asked; several answers to one question stand together.
        pub const QUESTIONS: &[(&str, usize)] = &[ $( ($name, $count) ),* ];

        /// The answers for one seat.
        pub(super) fn features($look: &Look<'_>) -> [i32; FEATURES] {
            let mut all = [0; FEATURES];
            let mut rest = &mut all[..];
            $(
                let ($out, tail) = rest.split_at_mut($count);
                $fill;
                rest = tail;
            )*
            let _ = rest;
            all
        }
    };
}

features! { look, out;
    "one" = 1 => out[0] = 1,
    "players beyond two" = 1 => out[0] = i32::from(look.g.opt.players) - 2,
    "automaton" = 1 => out[0] = i32::from(look.g.opt.automaton.is_some()),
    "lower of coins and prestige" = 1 => out[0] = look.totals().0.min(look.totals().1),
    "lead of one over the other" = 3 => {
        let lead = (look.totals().0 - look.totals().1).abs();
        out.copy_from_slice(&[lead.min(4), (lead - 4).clamp(0, 6), (lead - 10).max(0)]);
    },
    "coins ahead" = 1 => out[0] = (look.totals().0 - look.totals().1).signum(),
    "points" = 1 => out[0] = look.points(),
    "lanterns" = 4 => steps(out, look.p.lanterns),
    "quartz" = 3 => steps(out, look.p.quartz),
    "horseshoes" = 2 => steps(out, look.p.horseshoes),
    "illuminated dice" = 2 => steps(out, look.p.glowing()),
    "abilities" = 4 => steps(out, look.p.ready.count_ones() as u8),
    "abilities with a quartz" = 1 => out[0] = i32::from(look.p.quartz.min(look.p.ready.count_ones() as u8)),
    "strays" = 1 => out[0] = (look.p.companions.0 & look.g.cat.strays.0).count_ones() as i32,
    "steeds" = 7 => bits(out, look.p.steeds),
    "tiles" = 6 => bits(out, look.p.tiles),
    "goods" = 6 => Good::ALL.iter().for_each(|&g| out[g.index()] = i32::from(look.p.count(g))),
    "kinds of goods" = 1 => out[0] = look.kinds(),
    "upgraded goods" = 1 => out[0] = look.p.goods[1].iter().map(|&n| i32::from(n)).sum(),
    "price of goods" = 1 => out[0] = Good::ALL.iter().map(|&g| i32::from(look.p.count(g)) * look.prices[g.index()]).sum(),
    "best sale" = 1 => out[0] = best_sale(look),
    "heroes" = 3 => steps(out, look.p.hero_count()),
    "heroes for coins" = 1 => out[0] = heroes_for(look, Region::Crag),
    "heroes for prestige" = 1 => out[0] = heroes_for(look, Region::Vale),
    "storage heroes" = 1 => out[0] = look.p.carries.count_ones() as i32,
    "commissions" = 3 => steps(out, look.p.commissions.iter().filter(|&&c| c != NONE).count() as u8),
    "goods for commissions" = 3 => ready_goods(look, out),
    "best town" = 2 => best_towns(look, out),
    "deeds" = 3 => steps(out, look.p.deeds.len() as u8),
    "hopes of deeds" = 1 => out[0] = look.hopes() / 10,
    "place on the Ringway" = 5 => out[look.p.space as usize % 5] = 1,
    "steps in the reserve" = 6 => reserve(look, out),
    "five coins" = 1 => out[0] = i32::from(look.s.five_coins),
    "to play before the others" = 1 => out[0] = i32::from(look.s.active == look.seat),
}

/// One answer for each thing of a kind that is there.
fn steps(out: &mut [i32], n: u8) {
    out.iter_mut().take(n as usize).for_each(|step| *step = 1);
}

fn bits(out: &mut [i32], set: u8) {
    out.iter_mut().enumerate().for_each(|(i, bit)| *bit = i32::from(set >> i & 1));
}

/// Coins for the goods that the best guest of the inn would buy.
fn best_sale(look: &Look<'_>) -> i32 {
    let guests = look.s.inn.iter().filter(|&&h| h != NONE);
    let sale = |&h: &u8| -> i32 {
        let wants = look.g.cat.heroes[h as usize].requests();
        wants.iter().filter(|&&g| look.has(g)).map(|g| look.prices[g.index()]).sum()
    };
    guests.map(sale).max().unwrap_or(0)
}

fn heroes_for(look: &Look<'_>, region: Region) -> i32 {
    let riders = look.p.heroes.iter().filter(|&&h| h != NONE);
    riders.filter(|&&h| look.g.cat.heroes[h as usize].town.region() == region).count() as i32
}

/// How many commissions have one, two, all of their goods.
fn ready_goods(look: &Look<'_>, out: &mut [i32]) {
    for &c in look.p.commissions.iter().filter(|&&c| c != NONE) {
        let ready = look.ready(&look.g.cat.commissions[c as usize].goods);
        if ready > 0 {
            out[ready - 1] += 1;
        }
    }
}

/// Prestige and coins that the best two towns would pay now.
fn best_towns(look: &Look<'_>, out: &mut [i32]) {
    let mut towns = [0; 6];
    for &c in look.p.commissions.iter().filter(|&&c| c != NONE) {
        let card = &look.g.cat.commissions[c as usize];
        towns[card.town as usize] += [0, 1, 3, 6][look.ready(&card.goods)];
    }
    for &h in look.p.heroes.iter().filter(|&&h| h != NONE) {
        towns[look.g.cat.heroes[h as usize].town as usize] += 2;
    }
    towns.sort_unstable();
    out.copy_from_slice(&[towns[5], towns[4]]);
}

/// How many different moves the dice that are left allow, by their number of steps round the Ringway.
fn reserve(look: &Look<'_>, out: &mut [i32]) {
    for (face, &n) in look.p.reserve.iter().enumerate() {
        out[Face::ALL[face].value() as usize % 5] += i32::from(n);
    }
    out[5] = look.p.locked.iter().filter(|&&f| f != NONE).map(|&f| i32::from(Face::ALL[f as usize].value())).sum();
}
