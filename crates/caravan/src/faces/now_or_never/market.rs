//! The market of Now or Never: what a hand of goods brings, and by which trades.
use crate::market::{Market, Sale, Stall};
use clap::{ArgMatches, Args, FromArgMatches};
use now_or_never::catalog::Trade;
use now_or_never::words::Good;
use now_or_never::{NowOrNever, Options};
use serde_json::{Map, Value, json};
use server::{Fault, Kind};
use shelf::{Lang, Words};
use table::Pack;

/// More than lies on any board.
const MOST: u16 = 99;

pub const MARKET: Market = Market {
    about: "goods are four numbers (shells, tools, demons, crystals), or numbers with words or initials: `3 3 3 3`, \
            `S3 T2 D1`, `3 shells 2 tools`; in Hungarian too with `--lang hu`. The dearest trade first is not the best sale: \
            three of each good bring 34 coins that way, and 38 at best.",
    example: "3 3 3 3",
    flags: Cards::augment_args,
    open,
};

#[derive(clap::Args)]
struct Cards {
    /// With the quest that makes three shells dearer
    #[arg(long)]
    shell_card: bool,
    /// With the quest that makes three tools a trade
    #[arg(long)]
    tool_card: bool,
}

struct Square {
    cards: Cards,
    game: NowOrNever,
    words: Words,
    /// everybody may type English
    english: Words,
}

/// Goods, and the best that can be made of them.
struct Sold {
    goods: [u8; 4],
    /// how often, and which
    trades: Vec<(u8, Trade)>,
}

fn open(said: &ArgMatches, lang: Lang, pack: Option<&Pack>) -> Result<Box<dyn Stall>, Fault> {
    let game = NowOrNever::with_pack(Options::default(), pack);
    let game = game.map_err(|problems| Fault::of_problems(Kind::BadContent, &problems))?;
    let cards = Cards::from_arg_matches(said).expect("the command has these flags");
    Ok(Box::new(Square { cards, game, words: Words::new(lang), english: Words::new(Lang::En) }))
}

impl Stall for Square {
    fn sale(&self, line: &str) -> Result<Sale, String> {
        let sold = self.sell(line)?;
        Ok(Sale { lines: self.told(&sold), json: sold.json() })
    }
}

impl Square {
    fn sell(&self, line: &str) -> Result<Sold, String> {
        let (goods, cat) = (self.read(line)?, &self.game.cat);
        let plan = cat.prices.plan(goods, self.cards.shell_card, self.cards.tool_card);
        let used = plan.into_iter().zip(cat.trades).filter(|(times, _)| *times > 0);
        let mut trades: Vec<(u8, Trade)> = used.collect();
        trades.sort_by_key(|(times, trade)| std::cmp::Reverse(u16::from(*times) * u16::from(trade.coins)));
        Ok(Sold { goods, trades })
    }

    fn told(&self, sale: &Sold) -> Vec<String> {
        let text = |text: String| json!({ "text": text });
        let of = |goods: [u8; 4], between: &str| {
            let some = Good::ALL.iter().zip(goods).filter(|(_, n)| *n > 0);
            let each = some.map(|(good, n)| self.words.with(&format!("market-{good}"), &[("n", json!(n))]));
            text(each.collect::<Vec<_>>().join(between))
        };
        if sale.goods == [0; 4] {
            return vec![self.words.word("market-nothing")];
        }
        let head = [("coins", json!(sale.coins())), ("goods", of(sale.goods, ", "))];
        let mut lines = vec![self.words.with("market-sale", &head)];
        for (times, trade) in &sale.trades {
            let sum = u16::from(*times) * u16::from(trade.coins);
            let row = [
                ("times", json!(times)),
                ("goods", of(trade.goods, " + ")),
                ("each", json!(trade.coins)),
                ("sum", json!(sum)),
            ];
            lines.push(format!("  {}", self.words.with("market-trade", &row)));
        }
        let kept = sale.kept();
        if kept != [0; 4] {
            lines.push(format!("  {}", self.words.with("market-kept", &[("goods", of(kept, ", "))])));
        }
        lines
    }

    /// Four numbers; or words, each after its number, `3 shells`, joined to it, `S3`, or alone for one.
    fn read(&self, line: &str) -> Result<[u8; 4], String> {
        let wrong =
            |id: &str, it: &str| self.words.with(id, &[("it", json!({ "text": it.trim() })), ("most", json!(MOST))]);
        let number =
            |n: &str| n.parse::<u16>().ok().filter(|&n| n <= MOST).ok_or_else(|| wrong("market-wrong-number", n));
        let parts = line.split(|c: char| c.is_whitespace() || ",;+".contains(c)).filter(|part| !part.is_empty());
        let parts: Vec<&str> = parts.collect();
        if parts.iter().all(|part| is_number(part)) {
            let [s, t, d, c] = parts[..] else { return Err(wrong("market-wrong-numbers", line)) };
            return Ok([number(s)?, number(t)?, number(d)?, number(c)?].map(|n| n as u8));
        }
        let mut goods = [0u16; 4];
        let mut before = None;
        for part in parts {
            let (n, word) = apart(part).ok_or_else(|| wrong("market-wrong-word", part))?;
            let n = match (before.take(), n) {
                (Some(alone), Some(_)) => return Err(wrong("market-wrong-alone", alone)),
                (None, Some(n)) if word.is_empty() => {
                    before = Some(n);
                    continue;
                }
                (n, None) | (None, n) => n.map_or(Ok(1), number)?,
            };
            let sum = &mut goods[self.good(word).map_err(|id| wrong(id, word))?.index()];
            *sum = number(&(*sum + n).to_string())?;
        }
        match before {
            Some(alone) => Err(wrong("market-wrong-alone", alone)),
            None => Ok(goods.map(|n| n as u8)),
        }
    }

    /// A word, or the beginning of one that is clear, in English or in the reader's language.
    fn good(&self, typed: &str) -> Result<Good, &'static str> {
        let typed = typed.to_lowercase();
        let matches = |what: &str, fits: &dyn Fn(&str) -> bool| {
            let id = format!("market-forms-{what}");
            [&self.words, &self.english].iter().any(|words| words.word(&id).split_whitespace().any(fits))
        };
        let is = |form: &str| form == typed;
        let begins = |form: &str| form.starts_with(&typed);
        if let Some(good) = Good::ALL.iter().find(|good| matches(good.word(), &is)) {
            return Ok(*good);
        }
        let mut fitting = Good::ALL.iter().filter(|good| matches(good.word(), &begins));
        match (fitting.next(), fitting.next()) {
            (Some(good), None) => Ok(*good),
            _ if matches("book", &is) => Err("market-wrong-book"),
            _ => Err("market-wrong-word"),
        }
    }
}

fn is_number(part: &str) -> bool {
    part.bytes().all(|c| c.is_ascii_digit())
}

/// The number and the word of `3`, `shells`, `S3` or `3S`.
fn apart(part: &str) -> Option<(Option<&str>, &str)> {
    let is_digit = |c: char| c.is_ascii_digit();
    let (word, n) = if part.starts_with(is_digit) {
        let word = part.trim_start_matches(is_digit);
        (word, &part[..part.len() - word.len()])
    } else {
        let word = part.trim_end_matches(is_digit);
        (word, &part[word.len()..])
    };
    word.chars().all(char::is_alphabetic).then_some(((!n.is_empty()).then_some(n), word))
}

impl Sold {
    fn coins(&self) -> u16 {
        self.trades.iter().map(|(times, trade)| u16::from(*times) * u16::from(trade.coins)).sum()
    }
    fn kept(&self) -> [u8; 4] {
        let sold = |g: usize| self.trades.iter().map(|(times, trade)| times * trade.goods[g]).sum::<u8>();
        std::array::from_fn(|g| self.goods[g] - sold(g))
    }
    fn json(&self) -> Value {
        let of = |goods: [u8; 4]| {
            let some = Good::ALL.iter().zip(goods).filter(|(_, n)| *n > 0);
            some.map(|(good, n)| (good.to_string(), json!(n))).collect::<Map<_, _>>()
        };
        let trade =
            |(times, trade): &(u8, Trade)| json!({ "times": times, "goods": of(trade.goods), "coins": trade.coins });
        let trades: Vec<Value> = self.trades.iter().map(trade).collect();
        json!({ "ok": true, "goods": of(self.goods), "coins": self.coins(), "trades": trades, "kept": of(self.kept()) })
    }
}
