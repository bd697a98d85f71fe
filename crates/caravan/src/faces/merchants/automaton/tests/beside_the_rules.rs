//! Two accounts of one game: the rules play it with the automaton; beside it a session is held whose answers are read off
//! that table. After every turn both must have the same.
use super::super::paper::{Card, Paper, Thing};
use super::record::{Moment, Played, played};
use super::{Session, game};
use crate::automaton::line::Line;
use crate::automaton::people::{Entry, People, Stop};
use crate::automaton::question::{NONE as NOTHING, Question};
use merchants::catalog::{Bonus, Deal};
use merchants::state::{ORACLE, RUINS};
use merchants::words::{District, Luck, Town};
use merchants::{Event, HeroCard, Merchants, State};
use std::collections::BTreeMap;
use table::Seat;

/// Somebody who has the other table before their eyes.
struct Witness<'a> {
    game: &'a Merchants,
    moments: &'a [Moment],
    end: &'a State,
    at: usize,
    compared: usize,
    asked: BTreeMap<&'static str, usize>,
    /// what people decided for it
    chosen: BTreeMap<&'static str, usize>,
}

impl Witness<'_> {
    fn is_border(event: &Event) -> bool {
        matches!(event, Event::Turn { .. } | Event::Round { .. } | Event::FinalTravels)
    }
    /// The next moment of this turn at which something happened.
    fn next<T>(&self, is: impl Fn(&Event) -> Option<T>) -> Option<(usize, T)> {
        let rest = (self.at..).zip(&self.moments[self.at..]);
        rest.take_while(|(_, m)| !Self::is_border(&m.event)).find_map(|(i, m)| Some((i, is(&m.event)?)))
    }
    /// The same, and it is over.
    fn pass<T>(&mut self, is: impl Fn(&Event) -> Option<T>) -> Option<(usize, T)> {
        let found = self.next(is)?;
        self.at = found.0 + 1;
        Some(found)
    }
    /// Goes on to the next moment of the game at which something happened.
    fn seek<T>(&mut self, is: impl Fn(&Event) -> Option<T>) -> T {
        let found = (self.at..).zip(&self.moments[self.at..]).find_map(|(i, m)| Some((i, is(&m.event)?)));
        let (i, it) = found.expect("it happens");
        self.at = i + 1;
        it
    }
    fn hero(&self) -> Option<(usize, HeroCard)> {
        let rival = self.game.rival;
        self.next(|e| if let Event::Hero { seat, hero } = *e { (seat == rival).then_some(hero) } else { None })
    }
    fn town_of(&self, hero: HeroCard) -> Town {
        self.game.cat.hero(hero).town
    }
    fn same(&mut self, paper: &Paper, s: &State) {
        let p = &s.players[self.game.rival];
        let truth = [
            (Thing::Coins, p.coins),
            (Thing::Prestige, p.prestige),
            (Thing::Goods, s.rival.goods.into()),
            (Thing::Lanterns, p.lanterns.into()),
            (Thing::Quartz, p.quartz.into()),
            (Thing::Dice, s.rival.illuminated.into()),
            (Thing::Deeds, p.deeds.len() as u16),
        ];
        let mine: Vec<(Thing, u16)> = Thing::ALL.iter().map(|&thing| (thing, paper.of(thing))).collect();
        assert_eq!(mine, truth, "round {}", paper.round);
        for &town in Town::ALL {
            let heroes = s.rival.heroes.iter().filter(|&hero| self.town_of(hero) == town).count();
            let commissions = s.rival.commissions & self.game.cat.stacks[town.index()];
            let truth = (heroes as u8, commissions.len() as u8);
            let mine = (paper.cards(Card::Heroes, town), paper.cards(Card::Commissions, town));
            assert_eq!(mine, truth, "round {}, {town}", paper.round);
        }
        self.compared += 1;
    }

    /// Goes on to the next turn of a person; is a caravan led in it?
    fn turn(&mut self, paper: &Paper) -> String {
        let rival = self.game.rival;
        self.seek(|e| matches!(*e, Event::Turn { seat } if seat != rival).then_some(()));
        let before = self.moments[self.at - 1].before;
        self.same(paper, &before);
        let declared =
            self.pass(|e| if let Event::Declared { town, road, .. } = *e { Some((town, road)) } else { None });
        declared.map_or(NOTHING.into(), |(_, (town, road))| format!("{town} {road}"))
    }
    /// Its last card that was turned over, and the dice on the goods of it.
    fn dice(&self) -> String {
        let acts = |e: &Event| matches!(e, Event::RivalActs { district: District::Bazaar }).then_some(());
        let (i, ()) = self.next(acts).expect("it is at the bazaar");
        let card = self.moments[..i].iter().rev().find_map(|m| match m.event {
            Event::RivalCard { card } => Some(card),
            _ => None,
        });
        let card = self.game.cat.action(card.expect("its turn begins with a card"));
        let goods = card.actions.iter().find_map(|(deal, _)| match deal {
            Deal::Bazaar(goods) => Some(*goods),
            _ => None,
        });
        let market = self.moments[i].before.market;
        goods.expect("the card leads to the bazaar").iter().map(|g| market[g.index()]).sum::<u8>().to_string()
    }
    fn event_effects(&mut self) -> String {
        let rival = self.game.rival;
        let took =
            |e: &Event| if let Event::Took { seat, value, .. } = *e { (seat == rival).then_some(value) } else { None };
        let (i, value) = self.pass(took).expect("it takes a die");
        let event = self.moments[..i].iter().rev().find_map(|m| match m.event {
            Event::EventCard { event } => Some(event),
            _ => None,
        });
        let event = self.game.cat.event(event.expect("an event was met"));
        let effects = self.game.cat.list(event.values[value as usize - 1]);
        if effects.is_empty() {
            return NOTHING.into();
        }
        effects.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }
    fn commission(&mut self) -> Option<Town> {
        let rival = self.game.rival;
        let (_, commission) = self.pass(|e| match *e {
            Event::Commission { seat, commission } => (seat == rival).then_some(commission),
            _ => None,
        })?;
        Some(self.game.cat.commission(commission).town)
    }
    fn deed(&mut self) -> String {
        let rival = self.game.rival;
        let deed = |e: &Event| {
            if let Event::Deed { seat, deed } = *e { (seat == rival).then_some(deed) } else { None }
        };
        let Some((i, deed)) = self.pass(deed) else { return NOTHING.into() };
        let place = self.moments[i].before.courtyard.iter().position(|&d| d == deed);
        ["top", "other", "deck"][place.unwrap_or(2)].into()
    }
    fn companion(&mut self) -> String {
        let sent = self.pass(|e| if let Event::RivalSentAway { card } = *e { Some(card) } else { None });
        sent.map_or(NOTHING.into(), |(i, card)| {
            let place = self.moments[i].before.row.iter().position(|&c| c == Some(card)).expect("it lay there");
            (place + 1).to_string()
        })
    }
    fn tie(&mut self) -> String {
        let rival = self.game.rival;
        let goes = |e: &Event| match *e {
            Event::Declared { seat, town, .. } | Event::Entered { seat, town } => (seat == rival).then_some(town),
            _ => None,
        };
        self.pass(goes).expect("it goes somewhere").1.to_string()
    }
    fn guests(&self) -> String {
        let town = |hero: &Option<HeroCard>| hero.map_or(NOTHING.into(), |hero| self.town_of(hero).to_string());
        let inn = self.hero().map_or([None; 4], |(i, _)| self.moments[i].before.inn);
        inn.iter().map(town).collect::<Vec<String>>().join(" ")
    }
    fn place(&self) -> String {
        let (i, hero) = self.hero().expect("it takes one in");
        let place = self.moments[i].before.inn.iter().position(|&h| h == Some(hero)).expect("he was there");
        (place + 1).to_string()
    }
    fn prices(&self) -> String {
        let (i, hero) = self.hero().expect("it takes one in");
        let requests = self.game.cat.hero(hero).requests();
        let price = |&good| self.moments[i].before.price(&self.game.cat, good).to_string();
        requests.iter().map(price).collect::<Vec<_>>().join(" ")
    }
    fn lantern(&mut self) -> bool {
        let (i, hero) = self.hero().expect("it has just taken one in");
        self.at = i + 1;
        self.game.cat.hero(hero).bonus == Bonus::Lantern
    }
    fn reads(&mut self, question: &Question, paper: &Paper) -> String {
        let rival = self.game.rival;
        let yes = |is: bool| if is { "yes" } else { "no" }.to_string();
        let or_nothing = |town: Option<Town>| town.map_or(NOTHING.into(), |town| town.to_string());
        match question.ask.id {
            "automaton-ask-starting-hero" => self.town_of(self.hero().expect("it gets one").1).to_string(),
            "automaton-ask-turn" | "automaton-ask-turn-solo" => self.turn(paper),
            "automaton-ask-dice" => self.dice(),
            "automaton-ask-south" => {
                let to = |e: &Event| {
                    if let Event::DarkMarket { seat, to } = *e { (seat == rival).then_some(to) } else { None }
                };
                yes(self.pass(to).expect("it moves the marker").1 == 0)
            }
            "automaton-ask-commission" | "automaton-ask-commission-any" => or_nothing(self.commission()),
            "automaton-ask-stack" => yes(self.commission().is_some()),
            "automaton-ask-deed" => self.deed(),
            "automaton-ask-deed-top" => yes(self.deed() != NOTHING),
            "automaton-ask-guests" => self.guests(),
            "automaton-ask-guest" => self.place(),
            "automaton-ask-prices" => self.prices(),
            "automaton-ask-top-hero" => or_nothing(self.hero().map(|(_, hero)| self.town_of(hero))),
            "automaton-ask-lantern" => yes(self.lantern()),
            "automaton-ask-lose-hero" => {
                let left = |e: &Event| {
                    if let Event::HeroLeft { seat, hero } = *e { (seat == rival).then_some(hero) } else { None }
                };
                let (_, hero) = self.pass(left).expect("one leaves");
                self.town_of(hero).to_string()
            }
            "automaton-ask-bring-hero" => {
                let brought = |e: &Event| {
                    if let Event::Brought { seat, hero } = *e { (seat == rival).then_some(hero) } else { None }
                };
                let (_, hero) = self.pass(brought).expect("one goes home");
                self.town_of(hero).to_string()
            }
            "automaton-ask-companion" => self.companion(),
            "automaton-ask-event" => self.event_effects(),
            "automaton-ask-five" => {
                let coins = |e: &Event| match *e {
                    Event::Fortune { seat, luck: Luck::Coins } => (seat == rival).then_some(()),
                    _ => None,
                };
                let (i, ()) = self.pass(coins).expect("it is lucky");
                yes(self.moments[i].before.five_coins)
            }
            "automaton-ask-tie" => self.tie(),
            "automaton-ask-score" => {
                let end = *self.end;
                self.same(paper, &end);
                assert_eq!(i32::from(paper.score()), self.game.score(&end, rival).total);
                "0".into()
            }
            other => panic!("nobody told me what to say to {other}"),
        }
    }
}

impl People<Paper> for Witness<'_> {
    fn hear(&mut self, line: Line) {
        match line.id {
            "automaton-card" => {
                let card = self.seek(|e| if let Event::RivalCard { card } = *e { Some(card) } else { None });
                let id = format!("action-{}", self.game.cat.names.actions[card.index()]);
                assert_eq!(line, Line::new("automaton-card").word("card", id), "one seed, one order of the cards");
            }
            "automaton-final-trip" => self.seek(|e| (*e == Event::FinalTravels).then_some(())),
            _ => {}
        }
    }
    fn answer(&mut self, question: &Question, paper: &Paper) -> Result<Entry, Stop> {
        *self.asked.entry(question.ask.id).or_default() += 1;
        let answer = self.reads(question, paper);
        // where the rules ask a person, and only there, something else than the usual is said
        let chosen = match question.ask.id {
            "automaton-ask-tie" => Some("rival-town"),
            "automaton-ask-guest" => Some("rival-hero"),
            "automaton-ask-commission" | "automaton-ask-commission-any" => Some("rival-commission"),
            "automaton-ask-companion" => Some("rival-companion"),
            _ => None,
        };
        if let Some(step) = chosen
            && answer != NOTHING
            && question.usual.as_ref() != Some(&answer)
        {
            *self.chosen.entry(step).or_default() += 1;
        }
        Ok(Entry::Answer(answer))
    }
}

/// Questions that these games must have come to.
const COMMON: [&str; 19] = [
    "automaton-ask-starting-hero",
    "automaton-ask-turn",
    "automaton-ask-turn-solo",
    "automaton-ask-dice",
    "automaton-ask-south",
    "automaton-ask-commission",
    "automaton-ask-deed",
    "automaton-ask-guests",
    "automaton-ask-guest",
    "automaton-ask-prices",
    "automaton-ask-lantern",
    "automaton-ask-companion",
    "automaton-ask-event",
    "automaton-ask-five",
    "automaton-ask-tie",
    "automaton-ask-commission-any",
    "automaton-ask-deed-top",
    "automaton-ask-lose-hero",
    "automaton-ask-stack",
];

#[test]
fn both_accounts_agree_after_every_turn() {
    let mut asked = BTreeMap::new();
    for n in 0..360u16 {
        let (edition, level) = (["final", "prototype"][n as usize % 2], ["easy", "normal", "hard"][n as usize % 3]);
        let players = 2 + (n / 6 % 3) as u8;
        let seat = (n / 18) as u8 % players;
        let game = game(edition, level, players, seat);
        let seed = format!("{n} beside the rules");
        let bot = if n % 5 == 0 { "greedy" } else { "random" };
        let Played { moments, end, asked: mut by_rules } = played(&game, &seed, bot);
        // beside the table heroes of one town are alike
        by_rules.remove("rival-loses-hero");
        by_rules.remove("rival-brings-hero");
        let rolls = |is: fn(&Event) -> Option<(Seat, u8)>| {
            let all = moments.iter().filter_map(move |m| is(&m.event));
            all.filter(|(seat, _)| *seat == game.rival).map(|(_, face)| face.into()).collect::<Vec<u32>>()
        };
        let ruins = rolls(|e| if let Event::RuinsDie { seat, face } = *e { Some((seat, face)) } else { None });
        let oracle = rolls(|e| if let Event::Oracle { seat, face } = *e { Some((seat, face)) } else { None });
        let (game, moments, end) = (&game, &moments, &end);
        let chosen = BTreeMap::new();
        let mut witness = Witness { game, moments, end, at: 0, compared: 0, asked: std::mem::take(&mut asked), chosen };
        let mut session = Session::new(game, &seed, &mut witness);
        session.dice.load(RUINS, ruins);
        session.dice.load(ORACLE, oracle);
        let run = session.run();
        assert!(run.is_ok(), "game {n}: {run:?}");
        assert_eq!(witness.compared, 13 * (usize::from(players) - 1) + 1, "game {n}");
        assert_eq!(witness.chosen, by_rules, "game {n}: people decide the same things for it");
        asked = witness.asked;
    }
    for id in COMMON {
        assert!(asked.contains_key(id), "{id} was never asked: {asked:?}");
    }
}
