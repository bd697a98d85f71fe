//! A legal packing of a wagon, for people to look at: the rules only ask whether one exists.
use crate::Catalog;
use crate::cards::HeroCard;
use crate::fit::{Fit, WagonRoom};
use crate::words::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::sync::Arc;

/// Where the goods lie: to be worked out from what is in the wagon, or as it was read.
#[derive(Clone, Debug)]
pub struct Packing(Laid);

#[derive(Clone, Debug)]
enum Laid {
    /// A function of the goods, so it is worked out only when it is shown.
    Unseen(Goods),
    Shown(Shown),
}

/// What is to be packed.
#[derive(Clone, Debug)]
pub(crate) struct Goods {
    pub(crate) cat: Arc<Catalog>,
    pub(crate) goods: [[u8; 6]; 2],
    pub(crate) room: WagonRoom,
    /// heroes who carry a good
    pub(crate) porters: Vec<HeroCard>,
}

impl PartialEq for Packing {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Laid::Unseen(a), Laid::Unseen(b)) => (a.goods, a.room, &a.porters) == (b.goods, b.room, &b.porters),
            _ => self.shown() == other.shown(),
        }
    }
}

/// One good (or the storage tile) and its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Packed {
    /// `null`: the storage tile
    pub good: Option<Good>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub side: Option<Side>,
    /// `grid`, `bag.0`, `bag.1`, `hero.17`; `beside` the wagon while its owner is to discard goods (F-147)
    pub place: String,
    /// cells of the place, row by row; empty on a hero and beside the wagon
    pub cells: Vec<u8>,
}

/// The boxes of a wagon and what lies in them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Packing"))]
pub struct Shown {
    pub grid: (u8, u8),
    pub bags: u8,
    pub bag: (u8, u8),
    pub goods: Vec<Packed>,
}

impl Packing {
    pub(crate) fn of(goods: Goods) -> Packing {
        Packing(Laid::Unseen(goods))
    }
    pub fn shown(&self) -> Cow<'_, Shown> {
        match &self.0 {
            Laid::Unseen(it) => {
                let fit = &it.cat.fit;
                Cow::Owned(Shown { grid: fit.grid, bags: it.room.bags, bag: fit.bag, goods: it.lay_out() })
            }
            Laid::Shown(shown) => Cow::Borrowed(shown),
        }
    }
}

impl Serialize for Packing {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(s)
    }
}

impl<'de> Deserialize<'de> for Packing {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Shown::deserialize(d).map(|shown| Packing(Laid::Shown(shown)))
    }
}

impl Goods {
    /// A legal packing: heroes carry what fits nowhere else, then the bags, then the grid.
    pub fn lay_out(&self) -> Vec<Packed> {
        let fit = &self.cat.fit;
        let mut left: [u8; 6] = std::array::from_fn(|k| self.goods[0][k] + self.goods[1][k]);
        let mut room = self.room;
        let mut laid: Vec<(Option<Good>, String, u64)> = vec![];
        let mut porters = self.porters.clone();
        let all_fit = |goods: &[u8; 6]| fit.fits(fit.index(goods), self.room, self.porters.len() as u32);
        while !all_fit(&left) {
            let one = (0..6).find(|&k| left[k] > 0 && all_fit(&one_less(&left, k)));
            let k = one.or((0..6).find(|&k| left[k] > 0)).expect("an empty wagon fits");
            left[k] -= 1;
            laid.push((Some(Good::ALL[k]), "beside".into(), 0));
        }
        while let Some(hero) = porters.pop() {
            let fewer = porters.len() as u32;
            if fit.fits(fit.index(&left), room, fewer) {
                continue;
            }
            let kind = (0..6).find(|&k| left[k] > 0 && fit.fits(fit.index(&one_less(&left, k)), room, fewer));
            let Some(k) = kind else { break };
            left[k] -= 1;
            laid.push((Some(Good::ALL[k]), format!("hero.{hero}"), 0));
        }
        let without_tile = WagonRoom { tile: false, bags: room.bags.saturating_sub(1) };
        if let Some(&tile) = fit.tile_in_bag.first()
            && room.tile
            && room.bags > 0
            && fit.fits(fit.index(&left), without_tile, 0)
        {
            room = without_tile;
            laid.push((None, format!("bag.{}", room.bags), tile));
        }
        while room.bags > 0 {
            room.bags -= 1;
            let (inside, masks) = fill_bag(fit, &left, room);
            (0..6).for_each(|k| left[k] -= inside[k]);
            let place = format!("bag.{}", room.bags);
            laid.extend(masks.into_iter().map(|(good, mask)| (Some(good), place.clone(), mask)));
        }
        let tiles = if room.tile { &fit.tile_in_grid[..] } else { &[0] };
        if let Some((tile, packed)) = tiles.iter().find_map(|&t| fit.board.packing(&left, t).map(|p| (t, p))) {
            if tile != 0 {
                laid.push((None, "grid".into(), tile));
            }
            laid.extend(packed.into_iter().map(|(good, mask)| (Some(good), "grid".into(), mask)));
        }
        self.name_sides(laid)
    }

    fn name_sides(&self, laid: Vec<(Option<Good>, String, u64)>) -> Vec<Packed> {
        let mut upgraded = self.goods[1];
        laid.into_iter()
            .map(|(good, place, mask)| {
                let side = good.map(|g| {
                    let n = &mut upgraded[g.index()];
                    *n = n.wrapping_sub(1);
                    if *n == u8::MAX {
                        *n = 0;
                        Side::Basic
                    } else {
                        Side::Upgraded
                    }
                });
                Packed { good, side, place, cells: (0..64).filter(|c| mask >> c & 1 == 1).collect() }
            })
            .collect()
    }
}

fn one_less(counts: &[u8; 6], k: usize) -> [u8; 6] {
    let mut less = *counts;
    less[k] -= 1;
    less
}

/// What goes into one bag so that the rest fits the remaining room; as little as possible.
fn fill_bag(fit: &Fit, left: &[u8; 6], rest: WagonRoom) -> ([u8; 6], Vec<(Good, u64)>) {
    let mut tried = vec![[0u8; 6]];
    let mut at = 0;
    while at < tried.len() {
        let inside = tried[at];
        at += 1;
        let remaining: [u8; 6] = std::array::from_fn(|k| left[k] - inside[k]);
        let Some(packed) = fit.small.packing(&inside, 0) else { continue };
        if fit.fits(fit.index(&remaining), rest, 0) {
            return (inside, packed);
        }
        for k in (0..6).filter(|&k| remaining[k] > 0) {
            let mut more = inside;
            more[k] += 1;
            if !tried.contains(&more) {
                tried.push(more);
            }
        }
    }
    ([0; 6], vec![])
}
