//! Events are a ledger of what is counted on a board: whoever adds up what a spectator is told has it, at every question of
//! whole games under every option.
use now_or_never::state::State;
use now_or_never::words::{Good, Stuff};
use now_or_never::{Event, NowOrNever};
use serde_json::{Value, json};
use table::{Dice, FastDice, Game, Host, Millis, Purpose, Seat, Shelved, legal_list};

const GAMES: u64 = 12;
const LOTS: Purpose = Purpose(31);
const COUNTED: usize = 9;

/// By [`Stuff`].
type Page = [i32; COUNTED];

/// No `_`: what is new on a board must say where it lies.
fn truth(s: &State, seat: Seat) -> Page {
    let p = &s.players[seat];
    let mut page = Page::default();
    for &stuff in Stuff::ALL {
        page[stuff as usize] = match stuff {
            Stuff::Shell | Stuff::Tool | Stuff::Demon | Stuff::Crystal => p.goods[stuff as usize].into(),
            Stuff::Book => p.books.into(),
            Stuff::Coins => p.coins.into(),
            Stuff::Hearts => p.hearts.into(),
            Stuff::Experience => p.experience.into(),
            Stuff::Mana => p.mana.into(),
        };
    }
    page
}

struct Book<'a> {
    game: &'a NowOrNever,
    pages: Vec<Page>,
}

impl Book<'_> {
    fn enter(&mut self, event: &Event) {
        match *event {
            Event::Change { seat, stuff, by } => self.pages[seat.index()][stuff as usize] += i32::from(by),
            // N-026, N-027: a hero comes with what its board says
            Event::Hero { seat, hero } => {
                let board = &self.game.cat.heroes[hero as usize];
                let page = &mut self.pages[seat.index()];
                page[Stuff::Hearts as usize] = board.hearts.into();
                page[Stuff::Mana as usize] = board.mana.into();
            }
            Event::Sold { seat, goods, coins } => {
                let page = &mut self.pages[seat.index()];
                for &good in Good::ALL {
                    page[good.stuff() as usize] -= i32::from(goods[good.index()]);
                }
                page[Stuff::Coins as usize] += i32::from(coins);
            }
            _ => {}
        }
    }
}

/// Hears what a spectator hears.
struct Ears {
    dice: FastDice,
    told: Vec<Event>,
}
impl Dice for Ears {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.dice.below(purpose, n)
    }
}
impl Host<Event> for Ears {
    fn now(&self) -> Millis {
        0
    }
    fn tell(&mut self, event: Event) {
        self.told.push(event);
    }
    fn whisper(&mut self, _: Seat, _: Event, public: Option<Event>) {
        self.told.extend(public);
    }
    fn reveal(&mut self, event: Event) {
        self.told.push(event);
    }
}

/// Every option with its other value, with one to four players in turn.
fn sets() -> Vec<Value> {
    let mut sets: Vec<Value> = (1..=4).map(|players| json!({ "players": players })).collect();
    let switches = NowOrNever::options().into_iter().filter(|spec| spec.name != "players");
    for (spec, players) in switches.zip([2, 3, 1, 4].into_iter().cycle()) {
        let other = spec.values.iter().find(|&value| *value != spec.default).expect("an option has two values");
        sets.push(json!({ "players": players, spec.name: other }));
    }
    sets
}

#[test]
fn whoever_adds_up_the_events_knows_what_every_seat_has() {
    let (mut compared, mut unasked) = (0, 0);
    for (n, options) in sets().iter().enumerate() {
        let game = NowOrNever::build(options, None).unwrap();
        for k in 0..GAMES {
            let mut dice = FastDice::new(1_000 * n as u64 + k);
            let mut ears = Ears { dice: dice.split(), told: vec![] };
            let mut book = Book { game: &game, pages: vec![Page::default(); game.opt.players as usize] };
            let mut s = game.deal(&mut ears);
            loop {
                ears.told.drain(..).for_each(|event| book.enter(&event));
                for seat in Seat::all(game.opt.players) {
                    let page = book.pages[seat.index()];
                    assert_eq!(
                        page,
                        truth(&s, seat),
                        "{options}: seat {seat}, season {}: {:?}",
                        s.season,
                        s.stack.top()
                    );
                }
                compared += 1;
                let Some(asked) = game.must(&s).first() else { break };
                // N-171: somebody else may do what can be done at any time
                let able = |seat: &Seat| *seat != asked && !legal_list(&game, &s, *seat).is_empty();
                let others: Vec<Seat> = Seat::all(game.opt.players).filter(able).collect();
                let volunteers = dice.below(LOTS, 3) == 0 && !others.is_empty();
                let seat = if volunteers { others[dice.below(LOTS, others.len() as u32) as usize] } else { asked };
                unasked += u32::from(volunteers);
                let legal = legal_list(&game, &s, seat);
                let a = legal[dice.below(LOTS, legal.len() as u32) as usize];
                game.play(&mut s, seat, a, &mut ears);
            }
        }
    }
    println!("{compared} positions compared, {unasked} after somebody acted who was not asked");
    assert!(compared > 10_000 && unasked > 1_000, "{compared}, {unasked}");
}
