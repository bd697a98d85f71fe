//! Heroes: whom it takes in, and what it sells him (P-081, P-092, P-093, P-098).
use super::forms::{Of, towns_or_none};
use super::paper::{Card, Thing};
use super::session::Session;
use crate::automaton::line::Line;
use crate::automaton::people::Stop;
use crate::automaton::question::{Question, Want};
use merchants::words::Town;

/// The town of the hero at each place.
type Guests = [Option<Town>; 4];
const PLACES: [&str; 4] = ["1", "2", "3", "4"];

impl Session<'_> {
    /// `named`: the place of the card, where nothing else decides. `sale`: he buys what the card marks. `top`: with an
    /// empty inn he comes from the deck.
    pub fn take_hero(&mut self, named: Option<u8>, sale: bool, top: bool) -> Result<(), Stop> {
        let answer = self.ask(|_| {
            Question::new(Line::new("automaton-ask-guests"), "automaton-help-guests", "P-081", Want::Own(&Of::Guests))
        })?;
        let mut towns = answer.split(' ').map(|town| town.parse().ok());
        let guests: Guests = std::array::from_fn(|_| towns.next().flatten());
        if guests == [None; 4] {
            return if top { self.take_top_hero() } else { Ok(()) };
        }
        let place = self.decide(|s| s.guest(&guests, named), |answer| answer.parse().unwrap_or(1))?;
        let Some(town) = guests[place - 1] else { return Ok(()) };
        let line = Line::new("automaton-hero").number("place", place as i64);
        self.tell(line.word("town", format!("town-{town}")));
        if sale && self.paper.goods() > 0 {
            self.sell()?;
        }
        self.welcome(town)
    }

    /// The place of the hero whom it takes, from 1, or a question.
    fn guest(&self, guests: &Guests, named: Option<u8>) -> Result<usize, Question> {
        let among = guests.iter().flatten().copied().collect();
        if let Some(town) = self.paper.ties.favourite(among) {
            let mut theirs = (0..4).filter(|&place| guests[place] == Some(town));
            // two of one town are a tie
            if let (Some(place), None) = (theirs.next(), theirs.next()) {
                return Ok(place + 1);
            }
        }
        match named {
            Some(place) if guests[place as usize].is_some() => Ok(place as usize + 1),
            _ => {
                let taken = PLACES.into_iter().zip(guests).filter(|(_, guest)| guest.is_some());
                let want = Want::Choice(taken.map(|(place, _)| place).collect());
                Err(Question::new(Line::new("automaton-ask-guest"), "automaton-help-guest", "P-083", want))
            }
        }
    }

    /// P-081: the marked requests, as far as its goods go, for the plain price.
    fn sell(&mut self) -> Result<(), Stop> {
        let prices = self.ask(|_| {
            Question::new(Line::new("automaton-ask-prices"), "automaton-help-prices", "P-081", Want::Own(&Of::Prices))
        })?;
        let sells = self.action_card().sells;
        for (n, price) in prices.split(' ').enumerate() {
            if sells >> n & 1 == 1 && self.paper.goods() > 0 {
                let price: i16 = price.parse().unwrap_or_default();
                self.tell(Line::new("automaton-sells").number("n", n as i64 + 1).number("price", price));
                self.change(Thing::Goods, -1);
                self.change(Thing::Coins, price);
            }
        }
        Ok(())
    }

    fn take_top_hero(&mut self) -> Result<(), Stop> {
        let answer = self.ask(|_| {
            let want = Want::Choice(towns_or_none());
            Question::new(Line::new("automaton-ask-top-hero"), "automaton-help-top-hero", "P-092", want)
        })?;
        answer.parse().map_or(Ok(()), |town| self.welcome(town))
    }

    /// P-081: only a lantern icon is of use to it.
    fn welcome(&mut self, town: Town) -> Result<(), Stop> {
        self.change_cards(Card::Heroes, town, 1);
        let lantern =
            self.ask_yes(|_| Question::yes_no(Line::new("automaton-ask-lantern"), "automaton-help-lantern", "P-081"))?;
        if lantern {
            self.change(Thing::Lanterns, 1);
        }
        Ok(())
    }
}
