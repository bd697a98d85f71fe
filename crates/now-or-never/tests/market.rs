//! The market of the season board: the table of Part B 1, and what hands are worth.
use now_or_never::catalog::{TRADES, Trade};
use now_or_never::market::{PRINTED, Prices};
use now_or_never::{NowOrNever, Options};

const fn trade(goods: [u8; 4], coins: u8) -> Trade {
    Trade { goods, coins }
}

const TABLE: [Trade; TRADES] = [
    trade([1, 0, 0, 0], 1),
    trade([0, 1, 0, 0], 2),
    trade([0, 0, 1, 0], 2),
    trade([0, 0, 0, 1], 2),
    trade([3, 0, 0, 0], 5),
    trade([1, 2, 0, 0], 7),
    trade([0, 1, 2, 0], 9),
    trade([0, 0, 0, 3], 11),
    trade([1, 1, 1, 0], 9),
    trade([1, 1, 1, 1], 12),
    trade([0, 0, 2, 2], 14),
    trade([3, 0, 0, 0], 8),
    trade([0, 3, 0, 0], 10),
];

/// A hand, and its price without a quest, with that for shells, with that for tools.
type Row = ([u8; 4], [u16; 3]);

const KNOWN: [Row; 20] = [
    ([1, 0, 0, 0], [1, 1, 1]),
    ([2, 0, 0, 0], [2, 2, 2]),
    ([3, 0, 0, 0], [5, 8, 5]),
    ([4, 0, 0, 0], [6, 9, 6]),
    ([6, 0, 0, 0], [10, 16, 10]),
    ([0, 3, 0, 0], [6, 6, 10]),
    ([1, 2, 0, 0], [7, 7, 7]),
    ([3, 2, 0, 0], [9, 12, 9]),
    ([0, 1, 2, 0], [9, 9, 9]),
    ([0, 0, 0, 3], [11, 11, 11]),
    ([0, 0, 0, 4], [13, 13, 13]),
    ([0, 0, 2, 2], [14, 14, 14]),
    ([1, 1, 1, 0], [9, 9, 9]),
    ([1, 1, 1, 1], [12, 12, 12]),
    ([2, 2, 2, 2], [24, 24, 24]),
    ([3, 3, 3, 3], [38, 38, 38]),
    ([4, 4, 4, 4], [50, 50, 50]),
    ([5, 5, 5, 5], [62, 62, 62]),
    ([2, 1, 3, 4], [29, 29, 29]),
    ([9, 9, 9, 9], [114, 114, 114]),
];

const BOTH: [bool; 2] = [false, true];

/// Every sale there is, trade by trade: slow, and plainly right.
fn exhaustive(trades: &[Trade], goods: [u8; 4]) -> u16 {
    let Some((trade, others)) = trades.split_first() else { return 0 };
    let mut best = exhaustive(others, goods);
    if trade.goods.iter().zip(goods).all(|(&n, have)| n <= have) {
        let rest = std::array::from_fn(|g| goods[g] - trade.goods[g]);
        best = best.max(u16::from(trade.coins) + exhaustive(trades, rest));
    }
    best
}

/// The trades of somebody with these quests.
fn open(shell: bool, tool: bool) -> Vec<Trade> {
    let mut all = TABLE[..PRINTED].to_vec();
    all.extend(shell.then_some(TABLE[PRINTED]));
    all.extend(tool.then_some(TABLE[PRINTED + 1]));
    all
}

/// What a plan takes, and what it brings.
fn sale(plan: [u8; TRADES]) -> ([u32; 4], u32) {
    let times = |n: usize| u32::from(plan[n]);
    let goods = std::array::from_fn(|g| (0..TRADES).map(|n| times(n) * u32::from(TABLE[n].goods[g])).sum());
    (goods, (0..TRADES).map(|n| times(n) * u32::from(TABLE[n].coins)).sum())
}

/// Numbers without a pattern, the same each time.
fn scattered(seed: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(seed), |x| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223))).map(|x| x >> 16)
}

fn hands(below: u32, seed: u32) -> impl Iterator<Item = [u8; 4]> {
    let mut numbers = scattered(seed);
    std::iter::from_fn(move || Some([(); 4].map(|()| (numbers.next().unwrap_or(0) % below) as u8)))
}

#[test]
fn n172_every_trade_brings_what_the_table_says() {
    let prices = Prices::new(&TABLE);
    for trade in &TABLE[..PRINTED] {
        assert_eq!(prices.best(trade.goods, false, false), u16::from(trade.coins), "{:?}", trade.goods);
    }
}

#[test]
fn n172_our_cards_have_this_table() {
    let game = NowOrNever::new(Options::default()).expect("our own cards are in order");
    assert_eq!(game.cat.trades, TABLE);
}

#[test]
fn n172_known_hands_without_quests() {
    let prices = Prices::new(&TABLE);
    for (hand, [plain, _, _]) in KNOWN {
        assert_eq!(prices.best(hand, false, false), plain, "{hand:?}");
    }
}

#[test]
fn n172_known_hands_when_three_shells_sell_for_eight() {
    let prices = Prices::new(&TABLE);
    for (hand, [_, shell, _]) in KNOWN {
        assert_eq!(prices.best(hand, true, false), shell, "{hand:?}");
    }
}

#[test]
fn n172_known_hands_when_three_tools_sell_for_ten() {
    let prices = Prices::new(&TABLE);
    for (hand, [_, _, tool]) in KNOWN {
        assert_eq!(prices.best(hand, false, true), tool, "{hand:?}");
    }
}

#[test]
fn n172_the_dearest_trade_first_is_not_the_best_sale() {
    let plan = Prices::new(&TABLE).plan([3, 3, 3, 3], false, false);
    assert_eq!((plan[8], plan[7]), (3, 1), "three sets without crystals, and the crystals: {plan:?}");
    assert_eq!(plan.iter().sum::<u8>(), 4);
}

#[test]
fn n172_nothing_sells_for_nothing() {
    let prices = Prices::new(&TABLE);
    assert_eq!(prices.best([0; 4], true, true), 0);
    assert_eq!(prices.plan([0; 4], true, true), [0; TRADES]);
}

#[test]
fn n172_no_sale_is_better() {
    let prices = Prices::new(&TABLE);
    for (shell, tool) in BOTH.into_iter().flat_map(|shell| BOTH.map(|tool| (shell, tool))) {
        let open = open(shell, tool);
        for hand in hands(5, 1).take(1500).chain(hands(8, 2).take(40)) {
            assert_eq!(prices.best(hand, shell, tool), exhaustive(&open, hand), "{hand:?} {shell} {tool}");
        }
    }
}

/// Beyond the table: one step at a time, by what is already known to be right.
#[test]
fn n172_no_sale_of_a_large_hand_is_better() {
    const SIDE: usize = 13;
    let prices = Prices::new(&TABLE);
    for (shell, tool) in BOTH.into_iter().flat_map(|shell| BOTH.map(|tool| (shell, tool))) {
        let open = open(shell, tool);
        let at = |hand: [u8; 4]| hand.iter().fold(0, |at, &n| at * SIDE + n as usize);
        let mut known = vec![0; SIDE.pow(4)];
        for n in 1..known.len() {
            let hand = [3, 2, 1, 0].map(|power| (n / SIDE.pow(power) % SIDE) as u8);
            let sold = open.iter().filter(|t| t.goods.iter().zip(hand).all(|(&n, have)| n <= have));
            let rest = |t: &Trade| known[at(std::array::from_fn(|g| hand[g] - t.goods[g]))] + u16::from(t.coins);
            known[n] = sold.map(rest).max().unwrap_or(0);
            if n % 7 == 0 {
                assert_eq!(prices.best(hand, shell, tool), known[n], "{hand:?} {shell} {tool}");
            }
        }
    }
}

#[test]
fn n172_a_plan_sells_everything_for_the_best_price() {
    let prices = Prices::new(&TABLE);
    for (shell, tool) in BOTH.into_iter().flat_map(|shell| BOTH.map(|tool| (shell, tool))) {
        for hand in hands(8, 3).take(2000).chain(hands(16, 4).take(300)).chain([[40, 0, 3, 0], [0, 255, 0, 2]]) {
            let plan = prices.plan(hand, shell, tool);
            assert_eq!(sale(plan), (hand.map(u32::from), prices.best(hand, shell, tool).into()), "{hand:?} {plan:?}");
            assert_eq!(plan, prices.plan(hand, shell, tool));
            for (n, _) in plan.iter().enumerate().filter(|(_, times)| **times > 0) {
                assert!(prices.is_open(n as u8, shell, tool), "{hand:?} {plan:?}");
            }
        }
    }
}

#[test]
fn n172_of_equal_sales_the_one_with_the_fewest_trades() {
    // 1 S + 1 T + 1 D + 1 C for 12, and not, say, four single goods and a set
    let plan = Prices::new(&TABLE).plan([2, 2, 2, 2], false, false);
    assert_eq!((plan[9], plan.iter().sum::<u8>()), (2, 2));
}

#[test]
fn n172_the_quest_for_shells_takes_the_place_of_the_printed_trade() {
    let prices = Prices::new(&TABLE);
    assert!(prices.is_open(4, false, true) && !prices.is_open(11, false, true));
    assert!(!prices.is_open(4, true, false) && prices.is_open(11, true, false));
    assert!(!prices.is_open(12, true, false) && prices.is_open(12, false, true));
}

/// A pack may leave trades out: what nobody buys is kept.
#[test]
fn n172_what_nobody_buys_is_kept() {
    let mut table = [Trade::default(); TRADES];
    table[0] = trade([0, 2, 0, 0], 3);
    table[1] = trade([0, 0, 1, 1], 4);
    let prices = Prices::new(&table);
    for hand in [[5, 5, 2, 1], [9, 5, 2, 1]] {
        assert_eq!(prices.best(hand, false, false), 10);
        assert_eq!(prices.plan(hand, false, false)[..2], [2, 1]);
    }
}
