//! Our own pack: it keeps every printed fact, and its goods make a wagon worth packing.
use merchants::catalog::{Bonus, Catalog};
use merchants::content::{own_pack, read};
use merchants::effect::List;
use merchants::fit::{Fit, WagonRoom, placements};
use merchants::words::*;
use std::collections::HashSet;
use std::sync::LazyLock;
use table::{Dice, FastDice, Purpose};

static OWN: LazyLock<Catalog> = LazyLock::new(|| read(&own_pack()).unwrap_or_else(|problems| panic!("{problems}")));

fn says(list: List) -> String {
    OWN.list(list).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn goods(goods: &[Good]) -> String {
    goods.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_packing_table_stays_small() {
    assert!(OWN.fit.bytes() < 12 << 20);
}

#[test]
fn cards_named_in_the_rulebooks_are_as_printed() {
    let hero = |name: &str| &OWN.heroes[OWN.names.heroes.iter().position(|n| n == name).expect(name)];
    let atlantes = hero("atlantes");
    assert_eq!((atlantes.town, atlantes.bonus), (Town::Cursecairn, Bonus::Lantern));
    assert_eq!(goods(atlantes.requests()), "staff book potion");
    assert_eq!((hero("agatha").town, hero("alun").town), (Town::Northbreak, Town::Scorchborn));
    for (town, wanted) in [
        (Town::Cursecairn, "potion staff book"),
        (Town::Northbreak, "weapon staff armor"),
        (Town::Scorchborn, "armor instrument potion"),
    ] {
        assert!(OWN.commissions.iter().any(|c| c.town == town && goods(&c.goods) == wanted), "{town}: {wanted}");
    }
    let printed = ["lose good", "good upgraded instrument", "quartz 1"];
    let shortcuts = OWN.events.iter().filter(|e| e.road == Road::Shortcut);
    assert!(shortcuts.map(|e| [3, 4, 5].map(|v| says(e.values[v]))).any(|values| values == printed));
}

/// Part C, 3 and 4: of the possible orders of the wheel ours is the first; pairs, regions and banners.
#[test]
fn the_board_is_as_printed() {
    assert_eq!(goods(&OWN.wheel), "potion staff book armor instrument weapon");
    assert_eq!(says(OWN.dark_market[3]), "good basic book, good basic staff");
    let pairs = OWN.dark_market.map(|list| OWN.list(list).len());
    assert_eq!(pairs, [0, 2, 2, 2]);
    assert_eq!(OWN.ruins[1] | OWN.ruins[2] | OWN.ruins[3], 0b11_1111, "each good once");
    assert_eq!(OWN.regions.map(says), ["coins 2", "coins 1, prestige 1", "prestige 2"]);
    assert_eq!(OWN.deed_bonus.map(says), ["prestige 2", "good basic any, horseshoe 1"]);
    assert_eq!(OWN.first_game, [Building::Mine, Building::Oracle, Building::Lanternworks, Building::Workshop]);
    assert_eq!(OWN.fit.grid, (6, 5));
    assert_eq!(OWN.stock, [14; 6]);
    let mut ruins = OWN.ruins_die.map(says);
    ruins.sort();
    assert_eq!(ruins, ["coins 2", "good basic $1", "hero-or-top", "quartz 1", "reroll", "ruins-action"]);
}

/// F-120 to F-129.
#[test]
fn buildings_are_as_printed() {
    let printed = [
        (1, "", "quartz 1"),
        (1, "coins 2 or quartz 1", "prestige 3"),
        (2, "", "good basic off-wheel"),
        (2, "coins 2 or lantern 1", "good basic any, good basic $1"),
        (3, "", "oracle"),
        (3, "coins 2 or good basic $1", "hero-or-commission"),
        (4, "", "good basic $1, lantern 1, prestige 1"),
        (4, "", "exchange"),
        (5, "", "flip-up, lantern 1"),
        (5, "coins 2 or good", "good upgraded $1"),
    ];
    for (card, (tile, costs, effects)) in OWN.buildings.iter().zip(printed) {
        let asked = card.costs.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
        assert_eq!((card.tile, &asked[..], &says(card.effects)[..]), (tile, costs, effects));
    }
}

/// F-171 to F-182.
#[test]
fn companions_are_as_printed() {
    let printed = [
        ["deliver-hero", "good basic off-wheel"],
        ["commission", "good basic any"],
        ["lantern 2", "ruins-step 1"],
        ["illuminated-die", "oracle"],
        ["hero", "craft upgraded"],
        ["copy-die", "lift-die"],
    ];
    assert_eq!(OWN.abilities.map(|two| two.map(says))[..6], printed);
    assert_eq!(OWN.cards_of(Animal::Scorpion).len(), 0, "it belongs to the prototype edition");
    assert_eq!(OWN.stray_effects.map(says), ["deed", "upgrade-or-dark-step", "ruins-die", "free-shortcut"]);
}

/// A wagon to pack by hand: every way to lay every good into the grid or a bag, as bits of one long row of cells.
struct Wagon {
    cells: u32,
    area: [u32; 6],
    ways: [Vec<u64>; 6],
    failed: HashSet<(u64, [u8; 6])>,
}

impl Wagon {
    fn new(fit: &Fit, bags: u8) -> Wagon {
        let size = |(w, h): (u8, u8)| u32::from(w) * u32::from(h);
        let mut ways: [Vec<u64>; 6] = std::array::from_fn(|k| placements(&fit.shapes[k], fit.grid));
        for bag in 0..u32::from(bags) {
            let first = size(fit.grid) + bag * size(fit.bag);
            for (ways, shape) in ways.iter_mut().zip(&fit.shapes) {
                ways.extend(placements(shape, fit.bag).into_iter().map(|mask| mask << first));
            }
        }
        let area = std::array::from_fn(|k| fit.shapes[k].len() as u32);
        Wagon { cells: size(fit.grid) + u32::from(bags) * size(fit.bag), area, ways, failed: HashSet::new() }
    }
    fn covers(&self, goods: [u8; 6]) -> u32 {
        (0..6).map(|k| self.area[k] * u32::from(goods[k])).sum()
    }
    /// Covers the first free cell in every way, or leaves it empty.
    fn holds(&mut self, used: u64, goods: [u8; 6]) -> bool {
        if goods == [0; 6] {
            return true;
        }
        let cell = used.trailing_ones();
        if self.covers(goods) > self.cells - used.count_ones() || self.failed.contains(&(used, goods)) {
            return false;
        }
        for k in (0..6).filter(|&k| goods[k] > 0) {
            for way in 0..self.ways[k].len() {
                let mask = self.ways[k][way];
                if mask.trailing_zeros() == cell && mask & used == 0 && self.holds(used | mask, less(goods, k)) {
                    return true;
                }
            }
        }
        let fits = self.holds(used | 1 << cell, goods);
        if !fits {
            self.failed.insert((used, goods));
        }
        fits
    }
    /// Somebody carries one of the goods.
    fn holds_with(&mut self, tiles: &[u64], goods: [u8; 6], porters: u32) -> bool {
        tiles.iter().any(|&tile| self.holds(tile, goods))
            || porters > 0 && (0..6).any(|k| goods[k] > 0 && self.holds_with(tiles, less(goods, k), porters - 1))
    }
}

fn less(mut goods: [u8; 6], kind: usize) -> [u8; 6] {
    goods[kind] -= 1;
    goods
}

const CHANCE: Purpose = Purpose(0);

#[test]
fn the_table_of_fitting_goods_agrees_with_packing_by_hand() {
    let fit = &OWN.fit;
    let mut dice = FastDice::new(2024);
    let mut answers = [0; 2];
    for trial in 0..600 {
        let room = WagonRoom { tile: trial % 2 == 1, bags: (trial / 2 % 3) as u8 };
        let porters = dice.below(CHANCE, 4);
        let mut wagon = Wagon::new(fit, room.bags);
        let mut tiles = if room.tile { placements(&fit.tile, fit.grid) } else { vec![0] };
        if room.tile {
            // it may lie in any bag as well
            for bag in 0..u32::from(room.bags) {
                tiles.extend(placements(&fit.tile, fit.bag).iter().map(|mask| mask << (30 + 4 * bag)));
            }
        }
        // about as much as can be carried: those are the hard questions
        let room_for = wagon.cells - tiles[0].count_ones() + porters * 4;
        let much = room_for - 4 + dice.below(CHANCE, 6);
        let mut goods = [0; 6];
        while wagon.covers(goods) < much {
            goods[dice.below(CHANCE, 6) as usize] += 1;
        }
        if goods.iter().zip(OWN.stock).any(|(&n, stock)| n > stock) {
            continue;
        }
        let fits = wagon.holds_with(&tiles, goods, porters);
        assert_eq!(fit.fits(fit.index(&goods), room, porters), fits, "{goods:?} {room:?} {porters}");
        answers[usize::from(fits)] += 1;
    }
    assert!(answers.iter().all(|&n| n > 100), "hard questions: {answers:?}");
}

#[test]
fn one_more_good_is_one_weight_more() {
    let fit = &OWN.fit;
    for k in 0..6 {
        let mut goods = [1, 0, 2, 1, 0, 1];
        let before = fit.index(&goods);
        goods[k] += 1;
        assert_eq!(fit.index(&goods), before + fit.weight[k]);
    }
}

/// Goods arrive at random until one does not fit.
#[test]
fn a_full_wagon_holds_six_to_nine_goods_and_packing_matters() {
    const TRIALS: u32 = 4000;
    let (fit, room) = (&OWN.fit, WagonRoom::default());
    let wagon = Wagon::new(fit, 0);
    let mut dice = FastDice::new(1);
    let (mut held, mut empty, mut badly_packed) = (0, 0, 0);
    for _ in 0..TRIALS {
        let (mut goods, mut at) = ([0; 6], 0);
        let refused = loop {
            let k = dice.below(CHANCE, 6) as usize;
            if !fit.fits(at + fit.weight[k], room, 0) {
                break k;
            }
            at += fit.weight[k];
            goods[k] += 1;
        };
        let free = wagon.cells - wagon.covers(goods);
        held += goods.iter().map(|&n| u32::from(n)).sum::<u32>();
        empty += free;
        badly_packed += u32::from(free >= wagon.area[refused]);
    }
    let mean = |n: u32| f64::from(n) / f64::from(TRIALS);
    let figures = [held, empty, badly_packed].map(mean);
    println!("goods, empty cells, refused though the cells would do: {figures:?}");
    assert!((6.0..9.0).contains(&figures[0]), "{figures:?}");
    assert!(figures[2] > 0.0, "two wagons of equal area can differ: {figures:?}");
}
