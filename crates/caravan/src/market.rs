//! `caravan market`: what goods are worth now, and by which trades they are sold.
use crate::desk;
use crate::fault::Fault;
use crate::out;
use games::{Lang, Words};
use now_or_never::catalog::Trade;
use now_or_never::words::Good;
use now_or_never::{NowOrNever, Options};
use serde_json::{Map, Value, json};
use std::error::Error;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use table::Shelved;

/// More than lies on any board.
const MOST: u16 = 99;

/// What goods are worth at the market, and which trades bring that much.
///
/// Goods are four numbers (shells, tools, demons, crystals), or numbers with words or initials: `3 3 3 3`, `S3 T2 D1`,
/// `3 shells 2 tools`; in Hungarian too with `--lang hu`. Without goods it reads lines and answers each of them.
///
/// The dearest trade first is not the best sale: three of each good bring 34 coins that way, and 38 at best.
///
/// The exit status is 0 if everything could be read, otherwise 1.
#[derive(clap::Args)]
pub struct Args {
    /// Which game: now-or-never
    game: String,
    /// The goods; without them lines are read
    goods: Vec<String>,
    /// With the quest that makes three shells dearer
    #[arg(long)]
    shell_card: bool,
    /// With the quest that makes three tools a trade
    #[arg(long)]
    tool_card: bool,
    /// Print one JSON object for each answer
    #[arg(long)]
    json: bool,
    /// Language: en or hu
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// A folder with a content pack of your own
    #[arg(long, value_name = "FOLDER")]
    content: Option<PathBuf>,
}

/// Could everything be read?
pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let market = Market::open(args)?;
    let mut out = out::stdout();
    if !args.goods.is_empty() {
        let line = args.goods.join(" ");
        return match market.sale(&line) {
            Err(wrong) if !args.json => Err(wrong.into()),
            _ => Ok(market.answer(&line, &mut out)?),
        };
    }
    let (input, person) = (io::stdin().lock(), io::stdin().is_terminal());
    if person && !args.json {
        writeln!(out, "{}", market.words.word("market-hint"))?;
    }
    Ok(market.answer_all(input, &mut out)?)
}

struct Market<'a> {
    args: &'a Args,
    game: NowOrNever,
    words: Words,
    /// everybody may type English
    english: Words,
}

/// Goods, and the best that can be made of them.
struct Sale {
    goods: [u8; 4],
    /// how often, and which
    trades: Vec<(u8, Trade)>,
}

impl Market<'_> {
    fn open(args: &Args) -> Result<Market<'_>, Fault> {
        if args.game != NowOrNever::NAME {
            let message = format!("`{}` has no market of this kind; there is one in: {}", args.game, NowOrNever::NAME);
            return Err(Fault::new("no-such-game", message).with("game", args.game.as_str()));
        }
        let pack = args.content.as_deref().map(desk::read_pack).transpose()?;
        let game = NowOrNever::with_pack(Options::default(), pack.as_ref());
        let game = game.map_err(|problems| Fault::of_problems("bad-content", &problems))?;
        let (words, english) = (Words::new(args.lang), Words::new(Lang::En));
        Ok(Market { args, game, words, english })
    }

    /// Line by line. Could all of them be read?
    fn answer_all(&self, mut input: impl BufRead, out: &mut impl Write) -> io::Result<bool> {
        let (mut fine, mut line) = (true, vec![]);
        while input.read_until(b'\n', &mut line)? > 0 {
            let text = String::from_utf8_lossy(&line); // what is not text is not a good either
            if !text.trim().is_empty() {
                fine &= self.answer(&text, out)?;
            }
            line.clear();
        }
        Ok(fine)
    }
    /// Could it be read?
    fn answer(&self, line: &str, out: &mut impl Write) -> io::Result<bool> {
        let sale = self.sale(line);
        match &sale {
            Ok(sale) if self.args.json => writeln!(out, "{}", sale.json())?,
            Ok(sale) => self.tell(sale, out)?,
            Err(wrong) if self.args.json => {
                writeln!(out, "{}", json!({ "ok": false, "error": Fault::new("unreadable", wrong.as_str()).json() }))?;
            }
            Err(wrong) => writeln!(out, "{wrong}")?,
        }
        out.flush()?; // somebody waits for it
        Ok(sale.is_ok())
    }

    fn sale(&self, line: &str) -> Result<Sale, String> {
        let (goods, cat) = (self.read(line)?, &self.game.cat);
        let plan = cat.prices.plan(goods, self.args.shell_card, self.args.tool_card);
        let used = plan.into_iter().zip(cat.trades).filter(|(times, _)| *times > 0);
        let mut trades: Vec<(u8, Trade)> = used.collect();
        trades.sort_by_key(|(times, trade)| std::cmp::Reverse(u16::from(*times) * u16::from(trade.coins)));
        Ok(Sale { goods, trades })
    }

    fn tell(&self, sale: &Sale, out: &mut impl Write) -> io::Result<()> {
        let text = |text: String| json!({ "text": text });
        let of = |goods: [u8; 4], between: &str| {
            let some = Good::ALL.iter().zip(goods).filter(|(_, n)| *n > 0);
            let each = some.map(|(good, n)| self.words.with(&format!("market-{good}"), &[("n", json!(n))]));
            text(each.collect::<Vec<_>>().join(between))
        };
        if sale.goods == [0; 4] {
            return writeln!(out, "{}", self.words.word("market-nothing"));
        }
        let head = [("coins", json!(sale.coins())), ("goods", of(sale.goods, ", "))];
        writeln!(out, "{}", self.words.with("market-sale", &head))?;
        for (times, trade) in &sale.trades {
            let sum = u16::from(*times) * u16::from(trade.coins);
            let row = [
                ("times", json!(times)),
                ("goods", of(trade.goods, " + ")),
                ("each", json!(trade.coins)),
                ("sum", json!(sum)),
            ];
            writeln!(out, "  {}", self.words.with("market-trade", &row))?;
        }
        let kept = sale.kept();
        if kept != [0; 4] {
            writeln!(out, "  {}", self.words.with("market-kept", &[("goods", of(kept, ", "))]))?;
        }
        Ok(())
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

impl Sale {
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
