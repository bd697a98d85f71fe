//! What one more of a thing is worth to a player: less and less, and less towards the end.
use now_or_never::NowOrNever;
use now_or_never::state::Player;
use now_or_never::words::*;

/// Prices in hundredths of a point.
pub(super) struct Worth {
    /// one of the first coins
    pub coin: i32,
    pub mana: i32,
    /// how much of a heart's usual worth counts, in percent
    heart: i32,
    experience: i32,
    book: i32,
    good: [i32; 4],
}

impl Worth {
    pub fn new(g: &NowOrNever, p: &Player, left: i32, acts: bool, marches: i32) -> Worth {
        let coin = match (left, acts) {
            (0, false) => 0,
            (0, true) => 14,
            _ => [0, 28, 36, 43, 48, 52][left as usize],
        };
        let mana = if acts { 9 } else { 0 };
        let heart = (marches * 20).min(100);
        let experience = [6, 26, 40, 50, 58, 64][left as usize] * i32::from(acts || left > 0);
        let book = [20, 60, 80, 95, 105, 110][left as usize] * i32::from(acts || left > 0);
        let best = |goods| i32::from(g.cat.prices.best(goods, p.gifts.shell_trade, p.gifts.tool_trade));
        let now = best(p.goods);
        let good = std::array::from_fn(|n| {
            let mut more = p.goods;
            more[n] = more[n].saturating_add(1);
            (best(more) - now + [2, 2, 3, 3][n]) * coin / 2
        });
        Worth { coin, mana, heart, experience, book, good }
    }

    /// Nobody can spend very many.
    pub fn coins(&self, n: i32) -> i32 {
        (n.min(14) * 100 + (n - 14).clamp(0, 10) * 75 + (n - 24).max(0) * 40) * self.coin / 100
    }
    /// Goods can also pay for quests and orders, so they are a little more than what they sell for.
    pub fn goods(&self, g: &NowOrNever, p: &Player) -> i32 {
        if p.goods == [0; 4] {
            return 0;
        }
        let sold = i32::from(g.cat.prices.best(p.goods, p.gifts.shell_trade, p.gifts.tool_trade));
        let (now, then) = (i32::from(p.coins), i32::from(p.coins) + sold);
        let many = p.goods.iter().map(|&n| i32::from(n)).sum::<i32>();
        self.coins(then) - self.coins(now) + many * self.coin / 8
    }
    pub fn good(&self, good: Good) -> i32 {
        self.good[good.index()]
    }
    pub fn dearest_good(&self) -> i32 {
        self.good.iter().copied().max().unwrap_or(0)
    }
    /// The first ones keep a hero on its feet.
    pub fn hearts(&self, n: i32) -> i32 {
        let n = n.max(0);
        (n.min(4) * 34 + (n - 4).clamp(0, 4) * 24 + (n - 8).max(0) * 15) * self.heart / 100 + n
    }
    pub fn experience(&self, n: i32) -> i32 {
        (n.min(6) * 100 + (n - 6).clamp(0, 6) * 60 + (n - 12).max(0) * 25) * self.experience / 100 + n
    }
    pub fn books(&self, n: i32) -> i32 {
        (n.min(3) * 100 + (n - 3).max(0) * 40) * self.book / 100 + n
    }

    /// What changes when a player gets, or pays, so many.
    pub fn change(&self, p: &Player, most_hearts: i32, stuff: Stuff, by: i32) -> i32 {
        let gap = |of: &dyn Fn(i32) -> i32, have: i32| of(have + by) - of(have);
        match stuff {
            Stuff::Shell | Stuff::Tool | Stuff::Demon | Stuff::Crystal => self.good[stuff as usize] * by,
            Stuff::Coins => gap(&|n| self.coins(n), p.coins.into()),
            Stuff::Hearts => gap(&|n| self.hearts(n.min(most_hearts)), p.hearts.into()),
            Stuff::Mana => self.mana * by,
            Stuff::Experience => gap(&|n| self.experience(n), p.experience.into()),
            Stuff::Book => gap(&|n| self.books(n), p.books.into()),
        }
    }
}
