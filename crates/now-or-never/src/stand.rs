//! Sections 8, 10 and 12: what a hero does where it stands.
use crate::catalog::Site;
use crate::effect::{Effect, List};
use crate::play::Play;
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, NowOrNever};
use table::Seat;

impl NowOrNever {
    /// The location of a space, random tiles included.
    pub fn location_at(&self, s: &State, space: u8) -> Option<Location> {
        match self.cat.maps[self.side].at[space as usize] {
            Site::Plain => None,
            Site::Location(location) => Some(location),
            Site::Scroll(n) => Some(s.tiles[n as usize]),
        }
    }
    /// The unclaimed token of a space (N-127), by letter.
    pub fn token_at(&self, s: &State, space: u8) -> Option<u8> {
        self.cat.maps[self.side].letter_at[space as usize].filter(|letter| s.unclaimed >> letter & 1 == 1)
    }
    /// The level of the enemy on a space, from 0.
    pub fn enemy_at(&self, s: &State, space: u8) -> Option<u8> {
        self.cat.maps[self.side].lair_at[space as usize].filter(|&level| s.enemies[level as usize] > 0)
    }
    pub fn location_list(&self, location: Location) -> List {
        self.cat.locations[self.side][location.index()]
    }

    /// Can everything but hearts be paid (N-101, N-323)?
    pub fn payable(&self, p: &Player, list: List) -> bool {
        self.cat.list(list).iter().all(|&effect| match effect {
            Effect::Pay(Stuff::Hearts, _) => true,
            Effect::Pay(stuff, n) => stuff_of(p, stuff) >= n.into(),
            _ => true,
        })
    }

    pub(crate) fn stand_offers(&self, s: &State, seat: Seat, charged: bool, quested: bool, out: &mut Vec<Action>) {
        let p = &s.players[seat];
        let location = self.location_at(s, p.space);
        if !quested {
            self.quest_offers(s, p, location, out); // N-097
        }
        if charged {
            return out.push(Action::Fight); // N-099
        }
        if location.is_some_and(|l| self.payable(p, self.location_list(l))) {
            out.push(Action::Visit);
        }
        if self.token_at(s, p.space).is_some() {
            out.push(Action::Search);
        }
        out.push(Action::Done);
    }
}

/// How much of it the player has.
#[inline]
pub(crate) fn stuff_of(p: &Player, stuff: Stuff) -> u16 {
    match stuff {
        Stuff::Shell | Stuff::Tool | Stuff::Demon | Stuff::Crystal => p.goods[stuff as usize].into(),
        Stuff::Book => p.books.into(),
        Stuff::Coins => p.coins,
        Stuff::Hearts => p.hearts.into(),
        Stuff::Mana => p.mana.into(),
        Stuff::Experience => p.experience.into(),
    }
}

impl Play<'_> {
    pub fn visit(&mut self, seat: Seat) {
        let location = self.g.location_at(self.s, self.s.players[seat].space).expect("it was offered");
        self.pop();
        self.tell(Event::Visited { seat, location });
        self.push(seat, Step::Effects { at: self.g.location_list(location) });
    }

    pub fn fight(&mut self, seat: Seat) {
        let level = self.g.enemy_at(self.s, self.s.players[seat].space).expect("it was offered");
        self.pop();
        let foe = Foe::Enemy(level);
        self.tell(Event::Fight { seat, foe });
        self.push(seat, Step::Fight { foe, dealt: 0, rounds: 0 });
    }

    /// N-128
    pub fn search(&mut self, seat: Seat) {
        self.pop();
        self.cast(seat, Cast::Search);
    }
    /// N-128 to N-130, N-232
    pub fn searched(&mut self, seat: Seat, die: u8) {
        let p = &self.s.players[seat];
        // a hound may have fetched it while the die lay there (N-240)
        let token = self.g.token_at(self.s, p.space);
        let spent = self.lose_hearts(seat, die.saturating_sub(p.gifts.tough));
        if let Some(letter) = token.filter(|_| !spent) {
            self.claim(seat, letter);
        }
    }

    /// N-130 to N-132: which token it is, is known only now.
    fn claim(&mut self, seat: Seat, letter: u8) {
        self.s.unclaimed &= !(1 << letter);
        let find = self.h.out_of_bag(FINDS, &self.s.finds);
        self.s.finds[find] -= 1;
        let card = self.cat().finds[find];
        let space = self.cat().maps[self.g.side].letters[letter as usize];
        self.tell(Event::Found { seat, space, find: find as u8 });
        if !card.discard {
            self.p(seat).tokens += 1;
        }
        self.push(seat, Step::Effects { at: card.gain });
    }
    /// Metal Hound (N-240), or the bot (N-289).
    pub fn take_token(&mut self, seat: Seat, step: Step, space: u8) {
        let letter = self.cat().maps[self.g.side].letter_at[space as usize].expect("it was offered");
        self.pop();
        if step == Step::SoloToken { self.bot_takes(letter) } else { self.claim(seat, letter) }
    }
}
