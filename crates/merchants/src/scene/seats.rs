//! The merchants: what they have, and whether a wagon can hold it.
use super::cards::{Cards, Kind, Only, any};
use super::moment::Moment;
use crate::Merchants;
use crate::cards::*;
use crate::catalog::Bonus;
use crate::state::*;
use crate::words::*;
use table::scene::{Fields, Spot, all};
use table::{Numbered, Problems, Seat, Set};

const FIELDS: [&str; 24] = [
    "coins",
    "prestige",
    "lanterns",
    "quartz",
    "horseshoes",
    "space",
    "locked",
    "reserve",
    "spent",
    "special_reserve",
    "pool",
    "pool_illuminated",
    "goods",
    "heroes",
    "storage",
    "commissions",
    "deeds",
    "open_deeds",
    "companions",
    "gifts",
    "steeds",
    "upgrades",
    "delivered",
    "brought",
];

/// What stands in the seat of the automaton; the rest of it in `automaton`.
const RIVAL_FIELDS: [&str; 9] =
    ["coins", "prestige", "lanterns", "quartz", "space", "deeds", "open_deeds", "delivered", "brought"];

/// The cards of one seat, as far as the scene names them.
#[derive(Default)]
pub(super) struct Hand<'v> {
    pub heroes: Option<Vec<Option<HeroCard>>>,
    pub brought: Set<HeroCard>,
    pub commissions: Option<Vec<Option<CommissionCard>>>,
    pub delivered: Set<CommissionCard>,
    pub deeds: Option<Set<DeedCard>>,
    /// deeds that nobody is said to know
    pub unknown_deeds: u32,
    pub companions: Option<Set<CompanionCard>>,
    pub steeds: Option<Set<Steed>>,
    pub tiles: Option<Set<Tile>>,
    // about own cards, so they are looked at when it is known which these are
    storage: Option<Vec<Spot<'v>>>,
    open_deeds: Vec<Spot<'v>>,
    gifts: Vec<Spot<'v>>,
}

impl Merchants {
    /// Reads the seats. What is not a card is set at once.
    pub(super) fn read_seats<'v>(
        &self,
        scene: &Fields<'v>,
        moment: &Moment,
        s: &mut State,
        cards: &mut Cards,
        out: &mut Problems,
    ) -> Vec<Hand<'v>> {
        let spots = scene.list("seats", out).unwrap_or_default();
        let seats = usize::from(self.opt.players);
        for spot in spots.iter().skip(seats) {
            spot.wrong(format!("there are only {seats} seats"), out);
        }
        let mut hands = vec![];
        for seat in Seat::all(self.opt.players) {
            let known: &[&str] = if self.is_rival(seat) { &RIVAL_FIELDS } else { &FIELDS };
            let fields = match spots.get(seat.index()) {
                Some(spot) => spot.fields(known, out),
                None => Fields::none(format!("seats.{seat}")),
            };
            let p = &mut s.players[seat];
            self.read_wagon(&fields, p, self.is_rival(seat), out);
            if !self.is_rival(seat) {
                moment.dice(seat, &fields, p, &self.cat, out);
            }
            let steeds = Only(Set::of(self.cat.steeds.into()), "is not in this edition (P-006)");
            hands.push(Hand::read(&fields, steeds, cards, out));
        }
        hands
    }

    /// P-066: the automaton has no limits.
    fn read_wagon(&self, fields: &Fields, p: &mut Player, rival: bool, out: &mut Problems) {
        let (lanterns, quartz) = if rival { (99, 24) } else { (4, 3) };
        let mut number = |name, most| fields.number(name, 0..=most, out);
        p.coins = number("coins", 999).map_or(p.coins, |n| n as u16);
        p.prestige = number("prestige", 999).map_or(p.prestige, |n| n as u16);
        p.lanterns = number("lanterns", lanterns).map_or(p.lanterns, |n| n as u8);
        p.quartz = number("quartz", quartz).map_or(p.quartz, |n| n as u8);
        p.horseshoes = number("horseshoes", 3).map_or(p.horseshoes, |n| n as u8);
        p.space = number("space", 4).map_or(p.space, |n| n as u8);
        let spots = fields.list("goods", out);
        if let Some(goods) = spots.and_then(|spots| all(spots.iter().map(|spot| good(spot, out)))) {
            p.goods = [[0; 6]; 2];
            for (good, side) in goods {
                let n = &mut p.goods[side.index()][good.index()];
                *n = (*n + 1).min(100);
            }
        }
    }

    /// What depends on the cards of a seat, and the limits of A10 to A12.
    pub(super) fn fit_out(&self, seat: Seat, hand: &Hand, cards: &Cards, s: &mut State, out: &mut Problems) {
        self.open_deeds(seat, hand, cards, s, out);
        if self.is_rival(seat) {
            return; // no wagon (P-061)
        }
        self.give_gifts(seat, hand, cards, s, out);
        let p = &mut s.players[seat];
        self.load_heroes(hand, cards, p, out);
        let goods = std::array::from_fn(|i| p.goods[0][i] + p.goods[1][i]);
        p.pack = self.cat.fit.index(&goods);
        let repacks = s.stack.iter().any(|frame| frame.seat == seat && frame.step == Step::Refit);
        self.check_limits(seat, &s.players[seat], repacks, out);
    }

    /// `repacks`: what no longer fits is about to go (F-147).
    fn check_limits(&self, seat: Seat, p: &Player, repacks: bool, out: &mut Problems) {
        let mut wrong = |field: &str, what: String| out.add(format!("seats.{seat}.{field}"), what);
        if p.lanterns > p.lantern_slots() {
            wrong("lanterns", format!("{} are more than the {} slots (F-144)", p.lanterns, p.lantern_slots()));
        }
        let tokens = p.tokens();
        if tokens > p.inventory_slots() {
            let slots = p.inventory_slots();
            wrong("quartz", format!("{tokens} quartz and horseshoes are more than the {slots} slots (F-145)"));
        }
        if p.tiles.count_ones() > 1 && !p.owns(Steed::Velvet) {
            wrong("upgrades", "only Velvet's owner has more than one (F-112)".into());
        }
        if p.steeds.count_ones() > 1 + u32::from(p.has_tile(Tile::Stable)) {
            wrong("steeds", "a second steed comes with the stable tile only (F-160)".into());
        }
        let all_owned = p.glowing() + u8::from(p.lit.is_some());
        if all_owned > 2 && !self.opt.illuminated_cap_reserve {
            wrong("special_reserve", "at most 2 illuminated dice with the one in the pool (F-146)".into());
        }
        if !repacks && !self.has_room(p, p.pack) {
            wrong("goods", "they do not fit into the wagon (F-140)".into());
        }
    }

    /// F-147: who holds a good, by default everybody who can.
    fn load_heroes(&self, hand: &Hand, cards: &Cards, p: &mut Player, out: &mut Problems) {
        let stores = |&hero: &HeroCard| self.cat.hero(hero).bonus == Bonus::Storage;
        p.carries = (0..3).filter(|&i| p.heroes[i].as_ref().is_some_and(stores)).fold(0, |all, i| all | 1 << i);
        let Some(spots) = &hand.storage else { return };
        let able = std::mem::take(&mut p.carries);
        for spot in spots {
            let Some(hero) = cards.heroes.meant(spot, out) else { continue };
            match (0..3).find(|&i| able >> i & 1 == 1 && p.heroes[i].is_some_and(|h| hero.has(h))) {
                Some(slot) => p.carries |= 1 << slot,
                None => spot.wrong(format!("{} is no storage hero of this seat (F-147)", spot.value), out),
            }
        }
    }

    /// F-148: those that everybody saw.
    fn open_deeds(&self, seat: Seat, hand: &Hand, cards: &Cards, s: &mut State, out: &mut Problems) {
        let keeping = s.stack.iter().any(|f| f.step == Step::Keep && f.seat == seat);
        let p = &mut s.players[seat];
        p.open_deeds = Set::NONE;
        for spot in &hand.open_deeds {
            let Some(deed) = cards.deeds.meant(spot, out) else { continue };
            if keeping {
                spot.wrong("nobody has seen a deed of which one is to be kept (F-024)", out);
            } else if (deed & p.deeds).is_empty() {
                spot.wrong(format!("{} is no deed of this seat", spot.value), out);
            } else {
                p.open_deeds |= deed;
            }
        }
    }

    /// F-170: `["raven", 1]`. Of equal cards the first whose ability is free.
    fn give_gifts(&self, seat: Seat, hand: &Hand, cards: &Cards, s: &mut State, out: &mut Problems) {
        let own = s.players[seat].companions - self.cat.strays;
        for spot in &hand.gifts {
            let Some([card, which]) = spot.list(out).and_then(|pair| <[Spot; 2]>::try_from(pair).ok()) else {
                spot.wrong("must be a companion and its ability: [\"raven\", 1]", out);
                continue;
            };
            let (Some(meant), Some(which)) = (cards.companions.meant(&card, out), which.number(1..=2, out)) else {
                continue;
            };
            let mine = meant & own;
            let free = mine
                .iter()
                .map(|card| 1u64 << (u64::from(card.number()) * 2 + which - 1))
                .find(|bit| s.gifts & bit == 0);
            match free {
                Some(bit) => s.gifts |= bit,
                None if mine.is_empty() => spot.wrong(format!("{} is no loyal companion here", card.value), out),
                None => spot.wrong(format!("{} has its quartz already (F-170)", card.value), out),
            }
        }
    }
}

impl<'v> Hand<'v> {
    fn read(fields: &Fields<'v>, edition: Only<Steed>, cards: &mut Cards, out: &mut Problems) -> Hand<'v> {
        let deeds = fields.list("deeds", out);
        let is_unknown = |spot: &&Spot| spot.value.is_null();
        let unknown_deeds = deeds.iter().flatten().filter(is_unknown).count() as u32;
        let deeds = deeds.map(|spots| spots.into_iter().filter(|spot| !spot.value.is_null()).collect());
        let heroes = slots(fields, &mut cards.heroes, "heroes", "F-143", out);
        let commissions = slots(fields, &mut cards.commissions, "commissions", "F-142", out);
        Hand {
            heroes,
            brought: cards.heroes.set(fields.list("brought", out), any(), out).unwrap_or_default(),
            commissions,
            delivered: cards.commissions.set(fields.list("delivered", out), any(), out).unwrap_or_default(),
            deeds: cards.deeds.set(deeds, any(), out),
            unknown_deeds,
            companions: cards.companions.set(fields.list("companions", out), any(), out),
            steeds: cards.steeds.set(fields.list("steeds", out), edition, out),
            tiles: cards.tiles.set(fields.list("upgrades", out), any(), out),
            storage: fields.list("storage", out),
            open_deeds: fields.list("open_deeds", out).unwrap_or_default(),
            gifts: fields.list("gifts", out).unwrap_or_default(),
        }
    }
}

/// Up to three cards, with gaps.
fn slots<C: Numbered + Ord>(
    fields: &Fields,
    kind: &mut Kind<C>,
    name: &'static str,
    rule: &str,
    out: &mut Problems,
) -> Option<Vec<Option<C>>> {
    let spots = fields.few(name, 3, rule, out)?;
    Some(spots.iter().filter_map(|spot| kind.place(spot, any(), out)).collect())
}

/// `staff`, `basic staff`, `upgraded staff`.
fn good(spot: &Spot, out: &mut Problems) -> Option<(Good, Side)> {
    let text = spot.value.as_str().unwrap_or("");
    let (side, word) = text.split_once(' ').unwrap_or(("basic", text));
    match (word.parse(), side.parse()) {
        (Ok(good), Ok(side)) => Some((good, side)),
        _ => {
            spot.wrong(format!("must be a good like \"staff\" or \"upgraded staff\", not {}", spot.value), out);
            None
        }
    }
}
