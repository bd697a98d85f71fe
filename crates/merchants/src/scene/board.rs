//! The table itself: wheel, markers, buildings, displays, decks, supply.
use super::automaton::RivalHand;
use super::cards::{Cards, Only, any};
use super::decks::Decks;
use super::seats::Hand;
use crate::cards::*;
use crate::pile::Pile;
use crate::state::*;
use crate::words::*;
use crate::{Catalog, Merchants};
use table::scene::Fields;
use table::{Deck, Numbered, Problems, Seat, SeatSet, Set, TableDice};

pub(super) const HERO: &str = "is a starting hero: he only rides in wagons";
const TOWN: &str = "belongs to another town";
pub(super) const STRAY: &str =
    "is loyal: only strays go under the deck (F-220), others if there is an automaton (P-097)";

impl Merchants {
    /// What lies open on the board and is not a card.
    pub(super) fn place_board(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        if let Some(good) = scene.word::<Good>("wheel", out) {
            s.wheel = (6 - self.cat.section[good.index()]) % 6;
        }
        self.place_market_dice(scene, s, out);
        if let Some(at) = scene.one_of("dark_market", &DARK_MARKET, out) {
            s.dark = at;
        }
        if let Some(at) = scene.one_of("ruins", &RUINS_SPACES, out) {
            s.ruins = at;
        }
        self.place_chosen_buildings(scene, s, out);
        match scene.get("fortune_coins") {
            Some(spot) if spot.value == 5 || spot.value == 3 => s.five_coins = spot.value == 5,
            Some(spot) => spot.wrong(format!("must be 5 or 3, not {} (F-111)", spot.value), out),
            None => {}
        }
        s.free_shortcut = scene.flag("free_shortcut", out).unwrap_or(s.free_shortcut);
    }

    /// F-008, F-055: five dice, at most two on a section.
    fn place_market_dice(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        if let Some(spot) = scene.get("market") {
            let sections = spot.fields(&goods(), out);
            let dice = |good: &Good, out: &mut Problems| sections.number(good.word(), 0..=2, out).unwrap_or(0) as u8;
            s.market = std::array::from_fn(|i| dice(&Good::ALL[i], out));
        }
        let on_wheel = s.market.iter().sum::<u8>();
        let aside = scene.number("dice_aside", 0..=5, out).map(|n| n as u8);
        s.aside = aside.unwrap_or(5u8.saturating_sub(on_wheel));
        if on_wheel + s.aside != 5 {
            let at = if aside.is_some() { "dice_aside" } else { "market" };
            out.add(at, format!("there are 5 market dice, not {on_wheel} on the wheel and {} aside (F-008)", s.aside));
        }
    }

    /// F-003, F-004.
    fn place_chosen_buildings(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        let Some(spots) = scene.places("buildings", 4, out) else { return };
        let tile = |b: Building| self.cat.buildings[b.index()].tile;
        let mut before: Vec<Building> = vec![];
        for (place, spot) in spots.iter().enumerate() {
            let Some(building) = spot.word::<Building>(out) else { continue };
            let alike =
                |&&b: &&Building| b == building || self.opt.building_faces_exclusive && tile(b) == tile(building);
            match before.iter().find(alike) {
                Some(&b) if b == building => spot.wrong(format!("{b} is there already (F-003)"), out),
                Some(b) => spot.wrong(format!("{b} and {building} are two faces of one tile (F-004)"), out),
                None => {}
            }
            if !self.cat.in_play.has(building) {
                spot.wrong(format!("{building} is not in this edition (P-001)"), out);
            }
            before.push(building);
            s.buildings[place] = building;
        }
    }

    /// F-208: what is in the supply, by default everything that nobody has.
    pub(super) fn place_supply(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        let whole = self.bare();
        let players = || Seat::all(self.opt.players).map(|seat| &s.players[seat]);
        let mut goods_held: [u32; 6] =
            std::array::from_fn(|i| players().map(|p| u32::from(p.goods[0][i]) + u32::from(p.goods[1][i])).sum());
        let mut quartz_held = players().map(|p| u32::from(p.quartz)).sum::<u32>() + s.gifts.count_ones();
        for frame in s.stack.iter() {
            match frame.step {
                Step::PlaceGood { good, .. } => goods_held[good.index()] += 1,
                Step::PlaceToken { token: Token::Quartz } => quartz_held += 1,
                _ => {}
            }
        }
        let dice = players().map(|p| u32::from(p.glowing()) + u32::from(p.lit.is_some()));
        let dice_held = dice.sum::<u32>() + u32::from(s.rival.illuminated);
        let supply = scene.inner("supply", &["goods", "quartz", "illuminated_dice"], out);
        let piles = supply.inner("goods", &goods(), out);
        for (i, good) in Good::ALL.iter().enumerate() {
            s.supply[i] = rest(&piles, good.word(), goods_held[i], whole.supply[i], out);
        }
        s.quartz = rest(&supply, "quartz", quartz_held, whole.quartz, out);
        s.illuminated = rest(&supply, "illuminated_dice", dice_held, whole.illuminated, out);
    }
}

/// What is left of a stock.
fn rest(fields: &Fields, name: &str, held: u32, stock: u8, out: &mut Problems) -> u8 {
    let named = fields.number(name, 0..=u64::from(stock), out).map(|n| n as u8);
    if held + u32::from(named.unwrap_or(0)) > stock.into() {
        let said = named.map_or(String::new(), |n| format!(" and {n} in the supply"));
        fields.wrong(name, format!("there are {stock} in all, not {held} with the merchants{said} (F-208)"), out);
    }
    named.unwrap_or(stock.saturating_sub(held as u8))
}

fn goods() -> Vec<&'static str> {
    Good::ALL.iter().map(|good| good.word()).collect()
}

/// The cards that lie open, as far as the scene names them.
pub(super) struct Shown {
    inn: Option<[Option<HeroCard>; 4]>,
    courtyard: Option<[Option<DeedCard>; 2]>,
    row: Option<[Option<CompanionCard>; 3]>,
    tops: [Option<Option<CommissionCard>>; 6],
    tiles: Option<Set<Tile>>,
}

impl Shown {
    pub fn read(cat: &Catalog, scene: &Fields, cards: &mut Cards, out: &mut Problems) -> Shown {
        let mut tops = [None; 6];
        let stacks = scene.inner("commissions", &towns(), out);
        for &town in Town::ALL {
            let only = Only(cat.stacks[town.index()], TOWN);
            tops[town.index()] = stacks.get(town.word()).and_then(|spot| cards.commissions.place(&spot, only, out));
        }
        Shown {
            inn: cards.heroes.places(scene, "inn", Only(cat.ordinary, HERO), out),
            courtyard: cards.deeds.places(scene, "courtyard", any(), out),
            row: cards.companions.places(scene, "companions", any(), out),
            tops,
            tiles: cards.tiles.set(scene.list("upgrades", out), any(), out),
        }
    }
}

pub(super) fn towns() -> Vec<&'static str> {
    Town::ALL.iter().map(|town| town.word()).collect()
}

/// Everything that the scene says about cards.
pub(super) struct Layout<'a, 'v> {
    pub game: &'a Merchants,
    pub cards: &'a Cards,
    pub shown: Shown,
    pub hands: &'a [Hand<'v>],
    pub rival: RivalHand,
    pub decks: Decks,
    /// the set-up is over
    pub begun: bool,
    /// the pairs to draft from are named
    pub pairs: bool,
}

impl Layout<'_, '_> {
    pub fn lay(&self, scene: &Fields, s: &mut State, lots: &mut TableDice, out: &mut Problems) {
        self.heroes(s);
        self.deeds(s, lots, out);
        self.companions(scene, s, out);
        self.commissions(s, out);
        self.steeds_and_tiles(s, out);
        s.events = self.decks.events.unwrap_or(s.events);
    }

    fn hands(&self) -> impl Iterator<Item = (Seat, &Hand<'_>)> {
        Seat::all(self.game.opt.players).zip(self.hands)
    }

    fn heroes(&self, s: &mut State) {
        let named = self.cards.heroes.named();
        let mut free = self.game.cat.ordinary - named;
        for (seat, hand) in self.hands() {
            let p = &mut s.players[seat];
            p.heroes = slots(hand.heroes.as_deref(), p.heroes, named);
            p.brought = hand.brought;
            take(&mut free, &p.heroes);
        }
        s.rival.heroes = self.rival.heroes.unwrap_or(s.rival.heroes - named);
        free -= s.rival.heroes;
        display(&mut s.inn, self.shown.inn, named, &mut free);
        s.heroes = pile(self.decks.heroes.unwrap_or(free), &self.decks.heroes_under);
    }

    fn deeds(&self, s: &mut State, lots: &mut TableDice, out: &mut Problems) {
        let named = self.cards.deeds.named();
        let mut free = Set::first_n(self.game.cat.deeds.len() as u32) - named;
        for (seat, hand) in self.hands() {
            let p = &mut s.players[seat];
            p.deeds = hand.deeds.unwrap_or(p.deeds - named);
            if self.begun && hand.deeds.is_none() && p.deeds.len() > 1 {
                p.deeds = Set::one(p.deeds.nth(0)); // F-024: the other one went back
            }
            free -= p.deeds;
        }
        display(&mut s.courtyard, self.shown.courtyard, named, &mut free);
        let keeping: Vec<Seat> = s.stack.iter().filter(|f| f.step == Step::Keep).map(|f| f.seat).collect();
        for &seat in &keeping {
            let deeds = &mut s.players[seat].deeds;
            while deeds.len() < 2 && self.hands[seat.index()].deeds.is_none() && !free.is_empty() {
                deeds.add(lowest(&mut free));
            }
            if deeds.len() + self.hands[seat.index()].unknown_deeds != 2 {
                out.add(format!("seats.{seat}.deeds"), "must be two, of which one is to be kept (F-024)");
            }
        }
        let under = &self.decks.deeds_under;
        let room = 4 - keeping.len();
        if under.len() > room {
            out.add("decks.deeds_under", format!("at most {room} deeds can have gone under the deck (F-024)"));
            return;
        }
        s.deeds = Deck::new(self.decks.deeds.unwrap_or(free));
        self.unknown_deeds(s, lots, out);
    }

    /// F-148: which deeds lie where nobody is said to know them: drawn from what the deck could hold.
    fn unknown_deeds(&self, s: &mut State, lots: &mut TableDice, out: &mut Problems) {
        let under = self.decks.deeds_under.iter();
        let places = under.clone().filter(|place| place.0.is_none()).count() as u32
            + self.hands.iter().map(|hand| hand.unknown_deeds).sum::<u32>();
        if places > s.deeds.bag.len() {
            out.add(
                "decks.deeds",
                format!("{places} unknown deeds lie elsewhere: the deck must hold as many more (F-148)"),
            );
            return;
        }
        let mut bag = s.deeds.bag;
        let mut lot = || bag.draw(lots, DEEDS).expect("as many deeds as places");
        for (seat, hand) in self.hands() {
            (0..hand.unknown_deeds).for_each(|_| s.players[seat].deeds.add(lot()));
        }
        let under: Vec<(DeedCard, SeatSet)> =
            under.map(|&(deed, known_to)| (deed.unwrap_or_else(&mut lot), known_to)).collect();
        s.deeds.bag = bag;
        under.into_iter().for_each(|(deed, known_to)| s.deeds.put_under(deed, known_to));
    }

    fn companions(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        let named = self.cards.companions.named();
        let mut free = Set::first_n(self.game.cat.companions.len() as u32) - named;
        for (seat, hand) in self.hands() {
            let p = &mut s.players[seat];
            p.companions = hand.companions.unwrap_or(p.companions - named);
            free -= p.companions;
        }
        display(&mut s.row, self.shown.row, named, &mut free);
        s.companions = pile(self.decks.companions.unwrap_or(free), &self.decks.companions_under);
        let farthest = s.row[2].is_some();
        s.travel_die = scene.flag("travel_die", out).unwrap_or(farthest);
        if s.travel_die && !farthest {
            out.add("travel_die", "there is no farthest companion on which it could lie (F-013)");
        }
    }

    /// F-009: the stack of a town whose top is missing is empty.
    fn commissions(&self, s: &mut State, out: &mut Problems) {
        let named = self.cards.commissions.named();
        let mut held = named;
        for (seat, hand) in self.hands() {
            let p = &mut s.players[seat];
            p.commissions = slots(hand.commissions.as_deref(), p.commissions, named);
            p.delivered = hand.delivered;
            p.commissions.iter().flatten().for_each(|&c| held.add(c));
        }
        s.rival.commissions = self.rival.commissions.unwrap_or(s.rival.commissions - named);
        held |= s.rival.commissions;
        for &town in Town::ALL {
            let i = town.index();
            let cards = self.game.cat.stacks[i];
            let mut free = cards - held;
            display(&mut s.tops[i..=i], self.shown.tops[i].map(|top| [top]), named, &mut free);
            let mut bag = self.decks.commissions.map_or(free, |deck| deck & cards);
            if s.tops[i].is_none() && self.shown.tops[i].is_none() && !bag.is_empty() {
                s.tops[i] = Some(lowest(&mut bag));
            }
            if s.tops[i].is_none() && self.decks.commissions.is_none() {
                bag = Set::NONE; // they leave play
            }
            if s.tops[i].is_none() && !bag.is_empty() {
                out.add(format!("commissions.{town}"), "the stack of this town is not empty, so it has a top (F-009)");
            }
            let under = self.decks.commissions_under.iter().copied().filter(|&card| cards.has(card));
            s.stacks[i] = Pile { bag, bottom: under.collect() };
            if s.tops[i].is_none() && !s.stacks[i].is_empty() && bag.is_empty() {
                out.add(format!("commissions.{town}"), "a commission lies under it, so the stack has a top (F-142)");
            }
        }
    }

    fn steeds_and_tiles(&self, s: &mut State, out: &mut Problems) {
        let named = self.cards.steeds.named();
        // P-060, F-199: what the set-up took out stays out
        s.stable = self.game.cat.steeds;
        for (seat, hand) in self.hands() {
            let p = &mut s.players[seat];
            p.steeds = hand.steeds.map_or(p.steeds & !(named.0 as u8), |steeds| steeds.0 as u8);
            p.tiles = hand.tiles.map_or(p.tiles, |tiles| tiles.0 as u8);
            s.stable &= !p.steeds;
            s.tiles &= !p.tiles;
        }
        let held = self.cards.tiles.named().0 as u8; // also by a question
        s.tiles = self.shown.tiles.map_or(s.tiles & !held, |tiles| tiles.0 as u8);
        if s.stack.iter().any(|f| f.step == Step::Draft) && !self.pairs {
            const DRAFT: &str = "steeds and starting heroes are still to be drafted (F-029); name a round to skip that";
            let heroes = self.cards.heroes.named() & self.game.cat.starting;
            heroes.iter().for_each(|hero| out.add(self.cards.heroes.where_named(hero), DRAFT));
            named.iter().for_each(|steed| out.add(self.cards.steeds.where_named(steed), DRAFT));
        }
    }
}

/// A display: as named, or as dealt. What was taken out of the latter is filled again.
fn display<C: Numbered, const N: usize>(
    places: &mut [Option<C>],
    shown: Option<[Option<C>; N]>,
    named: Set<C>,
    free: &mut Set<C>,
) {
    if let Some(shown) = shown {
        places.copy_from_slice(&shown);
        return;
    }
    take(free, places);
    for place in places.iter_mut().filter(|place| place.is_some_and(|card| named.has(card))) {
        *place = (!free.is_empty()).then(|| lowest(free));
    }
}

/// Three slots: as named, or as dealt without what is named elsewhere.
fn slots<C: Numbered>(cards: Option<&[Option<C>]>, dealt: [Option<C>; 3], named: Set<C>) -> [Option<C>; 3] {
    match cards {
        Some(cards) => std::array::from_fn(|i| cards.get(i).copied().flatten()),
        None => dealt.map(|place| place.filter(|&card| !named.has(card))),
    }
}

fn take<C: Numbered>(free: &mut Set<C>, cards: &[Option<C>]) {
    cards.iter().flatten().for_each(|&card| free.remove(card));
}

fn lowest<C: Numbered>(free: &mut Set<C>) -> C {
    let card = free.nth(0);
    free.remove(card);
    card
}

fn pile<C: Numbered + Default, const N: usize>(bag: Set<C>, under: &[C]) -> Pile<C, N> {
    Pile { bag, bottom: under.iter().copied().collect() }
}
