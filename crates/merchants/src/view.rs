//! The board as one viewer knows it.
use crate::Merchants;
use crate::cards::*;
use crate::packing::{Goods, Packing};
use crate::scoring::Score;
use crate::state::*;
use crate::words::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use table::{Numbered, Seat, SeatSet, Set};

/// One of the rules' own words; read back it is a text.
type Word = Cow<'static, str>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// 0: set-up, 1 to 13, 14: final travels
    pub round: u8,
    pub active: Seat,
    /// name of the open question; `over` at the end
    pub step: Word,
    /// clockwise, from the section that is now at $5
    pub wheel: Vec<Section>,
    pub dice_aside: u8,
    #[cfg_attr(feature = "types", ts(type = "'south' | 'west' | 'north' | 'east'"))]
    pub dark_market: Word,
    #[cfg_attr(feature = "types", ts(type = "'bottom-left' | 'top-left' | 'top-right' | 'bottom-right'"))]
    pub ruins: Word,
    /// on spaces 1 to 4 of the Ringway
    pub buildings: [Building; 4],
    pub inn: Vec<Option<HeroCard>>,
    /// the top banner first
    pub courtyard: Vec<Option<DeedCard>>,
    /// beside the deck first
    pub companions: Vec<Option<CompanionCard>>,
    pub travel_die: bool,
    /// the visible commission of each town, in the order of the towns
    pub commissions: Vec<Option<CommissionCard>>,
    pub upgrades: Vec<Tile>,
    pub free_steeds: Vec<Steed>,
    /// what the next merchant who chooses coins as good fortune gains
    pub fortune_coins: u8,
    pub free_shortcut: bool,
    pub supply: Supply,
    pub decks: Decks,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Pair>>"))]
    pub draft: Vec<Pair>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub caravan: Option<CaravanView>,
    /// open questions and what follows them, innermost last
    pub doing: Vec<Doing>,
    pub wagons: Vec<Wagon>,
    /// what the automaton has besides what stands in its wagon
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub automaton: Option<AutomatonView>,
    /// Of the viewer's own seat, while the game runs. Nobody is told another's: deeds are secret (F-187).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub would: Option<Would>,
    /// once the game is over
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Score>>"))]
    pub scores: Vec<Score>,
}

/// What a seat would score if the game ended as it stands (F-191 to F-193).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Would {
    pub score: Score,
    /// own deeds that would give nothing yet
    pub open: Vec<DeedCard>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Section {
    pub good: Good,
    pub price: u8,
    pub dice: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Supply {
    /// in the order of the goods
    pub goods: [u8; 6],
    pub quartz: u8,
    pub illuminated_dice: u8,
}

/// What everybody can work out about the face-down cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Decks {
    pub heroes: usize,
    pub heroes_to_come: Cards<HeroCard>,
    /// put under the deck openly, next to come first
    pub heroes_under: Vec<HeroCard>,
    pub deeds: usize,
    /// cards under the deed deck: those that the viewer knows
    pub deeds_under: Vec<Option<DeedCard>>,
    pub companions: usize,
    pub companions_to_come: Cards<CompanionCard>,
    pub companions_under: Vec<CompanionCard>,
    pub events_to_come: Cards<EventCard>,
    /// below the visible one of each town
    pub commissions: [usize; 6],
    pub commissions_to_come: Cards<CommissionCard>,
    pub commissions_under: Vec<Vec<CommissionCard>>,
}

/// A set of cards, serialised as a list.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<u8>", concrete(C = u8), bound = "C: 'static"))]
pub struct Cards<C>(pub Set<C>);

impl<C: Numbered + Serialize> Serialize for Cards<C> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.0.iter())
    }
}

impl<'de, C: Numbered> Deserialize<'de> for Cards<C> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(d)?;
        match cards.iter().find(|card| **card > 63) {
            Some(card) => Err(serde::de::Error::custom(format!("there is no card {card}"))),
            None => Ok(Cards(cards.into_iter().filter_map(C::numbered).collect())),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pair {
    pub steed: Steed,
    pub hero: HeroCard,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CaravanView {
    pub town: Town,
    pub road: Road,
    pub travellers: SeatSet,
    pub extra_die: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub event: Option<EventCard>,
    /// dice not taken yet: how many show 1, 2, …
    pub dice: [u8; 6],
    /// the face each seat took; 0: none
    pub taken: Vec<u8>,
    /// the leader's die with everything added; 0: not taken yet
    pub leaders_value: u8,
}

/// The automaton: no wagon board, no limits (P-061 to P-066).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AutomatonView {
    pub seat: Seat,
    pub goods: u8,
    pub illuminated_dice: u8,
    pub heroes: Cards<HeroCard>,
    pub commissions: Cards<CommissionCard>,
    /// the action card of its last turn
    pub card: RivalCard,
    pub cards_to_come: Cards<RivalCard>,
}

/// One entry of what is going on.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Doing {
    pub seat: Seat,
    pub step: Word,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<HeroCard>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commission: Option<CommissionCard>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub town: Option<Town>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub good: Option<Good>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub building: Option<Building>,
    /// Effects still to come, as the catalog writes them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>"))]
    pub effects: Vec<String>,
    /// which goods, as the catalog writes it
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// open parts of Act, served requests, paid goods or exchanged units, as bits
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bits: Option<u8>,
    /// what is left: good fortunes, discount
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// upgraded goods given, wheel turned or die changed, place at the inn, space of the ruins
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Wagon {
    /// Behind a screen, but every gain and payment was public: what can be worked out is no secret (F-148). `null`: the
    /// automaton's before the end, where nobody may count them (P-103).
    pub coins: Option<u16>,
    pub prestige: u16,
    pub lanterns: u8,
    pub lantern_slots: u8,
    pub quartz: u8,
    pub horseshoes: u8,
    pub inventory_slots: u8,
    pub space: u8,
    pub locked: Vec<Option<Face>>,
    pub reserve: Vec<Face>,
    pub spent: u8,
    pub special_reserve: Vec<Face>,
    pub pool: Vec<Face>,
    /// is the last die of the pool an illuminated one?
    pub pool_illuminated: bool,
    /// how many of each good: basic, then upgraded, in the order of the goods
    pub goods: [[u8; 6]; 2],
    #[cfg_attr(feature = "types", ts(as = "crate::packing::Shown"))]
    pub packing: Packing,
    pub heroes: Vec<Rider>,
    pub commissions: Vec<CommissionCard>,
    /// `null`: one that the viewer does not know
    pub deeds: Vec<Option<DeedCard>>,
    pub companions: Vec<CompanionView>,
    pub steeds: Vec<Steed>,
    pub upgrades: Vec<Tile>,
    pub log: Log,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Rider {
    pub hero: HeroCard,
    /// holds one good of any size
    pub storage: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CompanionView {
    pub card: CompanionCard,
    /// which of its abilities carry a quartz
    pub used: [bool; 2],
}

/// The merchant's log. The numbers are always public, the cards by the option `log_public`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Log {
    pub commissions: u32,
    pub heroes: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub cards: Option<LogCards>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LogCards {
    pub commissions: Cards<CommissionCard>,
    pub heroes: Cards<HeroCard>,
}

impl Merchants {
    pub(crate) fn look(&self, s: &State, who: Option<Seat>) -> View {
        let over = s.stack.is_empty();
        let bit = |mask: u8, i: u8| mask >> i & 1 == 1;
        View {
            round: s.round,
            active: s.active,
            step: s.stack.top().map_or("over", |f| f.step.name()).into(),
            wheel: self.sections(s),
            dice_aside: s.aside,
            dark_market: DARK_MARKET[s.dark as usize].into(),
            ruins: RUINS_SPACES[s.ruins as usize].into(),
            buildings: s.buildings,
            inn: s.inn.to_vec(),
            courtyard: s.courtyard.to_vec(),
            companions: s.row.to_vec(),
            travel_die: s.travel_die,
            commissions: s.tops.to_vec(),
            upgrades: Tile::ALL.iter().copied().filter(|&t| bit(s.tiles, t as u8)).collect(),
            free_steeds: Steed::ALL.iter().copied().filter(|&t| bit(s.stable, t as u8)).collect(),
            fortune_coins: if s.five_coins { 5 } else { 3 },
            free_shortcut: s.free_shortcut,
            supply: Supply { goods: s.supply, quartz: s.quartz, illuminated_dice: s.illuminated },
            decks: self.decks(s, who),
            draft: s.pairs.iter().map(|&(steed, hero)| Pair { steed, hero }).collect(),
            caravan: self.caravan_view(s),
            doing: s.stack.iter().map(|&f| self.doing(f)).collect(),
            wagons: Seat::all(self.opt.players)
                .map(|seat| self.wagon(s, seat, over || who == Some(seat) && !self.is_rival(seat)))
                .collect(),
            automaton: self.opt.automaton.map(|seat| AutomatonView {
                seat: Seat(seat),
                goods: s.rival.goods,
                illuminated_dice: s.rival.illuminated,
                heroes: Cards(s.rival.heroes),
                commissions: Cards(s.rival.commissions),
                card: s.rival.card,
                cards_to_come: Cards(Set::of(s.rival.deck.into())),
            }),
            would: who.filter(|&seat| !over && !self.is_rival(seat)).map(|seat| self.would(s, seat)),
            scores: if over { Seat::all(self.opt.players).map(|w| self.score(s, w)).collect() } else { vec![] },
        }
    }

    fn would(&self, s: &State, seat: Seat) -> Would {
        let open = s.players[seat].deeds.iter().filter(|&deed| self.deed_times(s, seat, deed) == 0);
        Would { score: self.score(s, seat), open: open.collect() }
    }

    fn sections(&self, s: &State) -> Vec<Section> {
        let first = (6 - s.wheel) % 6;
        (0..6)
            .map(|i| self.cat.wheel[((first + i) % 6) as usize])
            .map(|good| Section { good, price: s.price(&self.cat, good), dice: s.market[good.index()] })
            .collect()
    }

    fn decks(&self, s: &State, who: Option<Seat>) -> Decks {
        let known = |k: SeatSet| s.stack.is_empty() || who.is_some_and(|w| k.has(w));
        Decks {
            heroes: s.heroes.len(),
            heroes_to_come: Cards(s.heroes.bag),
            heroes_under: s.heroes.bottom.to_vec(),
            deeds: s.deeds.len(),
            deeds_under: s.deeds.bottom.iter().map(|&(deed, k)| known(k).then_some(deed)).collect(),
            companions: s.companions.len(),
            companions_to_come: Cards(s.companions.bag),
            companions_under: s.companions.bottom.to_vec(),
            events_to_come: Cards(s.events),
            commissions: s.stacks.map(|pile| pile.len()),
            commissions_to_come: Cards(s.stacks.iter().fold(Set::NONE, |all, pile| all | pile.bag)),
            commissions_under: s.stacks.iter().map(|pile| pile.bottom.to_vec()).collect(),
        }
    }

    pub(crate) fn caravan_view(&self, s: &State) -> Option<CaravanView> {
        let c = &s.caravan;
        (!c.joined.is_empty()).then(|| CaravanView {
            town: c.town,
            road: c.road,
            travellers: c.joined,
            extra_die: c.extra,
            event: c.event,
            dice: c.dice,
            taken: c.taken.0[..self.opt.players as usize].to_vec(),
            leaders_value: c.own,
        })
    }

    /// No question of this game holds a secret; still every part is named by hand.
    pub(crate) fn doing(&self, frame: Frame) -> Doing {
        let plain = Doing { seat: frame.seat, step: frame.step.name().into(), ..Doing::default() };
        match frame.step {
            Step::Act { open } => Doing { bits: Some(open), ..plain },
            Step::Bazaar { did, paid, off } => Doing { n: Some(did), bits: Some(paid), left: Some(off), ..plain },
            Step::Sell { hero, served, place } => {
                Doing { hero: Some(hero), bits: Some(served), n: Some(place), ..plain }
            }
            Step::RuinsMove { roll } => Doing { n: Some(roll.into()), ..plain },
            Step::RuinsGain { space } => Doing { n: Some(space), ..plain },
            Step::Delivering { town } => Doing { town: Some(town), ..plain },
            Step::Giving { commission, served, upgraded } => {
                Doing { commission: Some(commission), bits: Some(served), n: Some(upgraded), ..plain }
            }
            Step::Fortune { left } => Doing { left: Some(left), ..plain },
            Step::Effects { at } => {
                Doing { effects: self.cat.list(at).iter().map(ToString::to_string).collect(), ..plain }
            }
            Step::Gain { kind, side } => Doing { kind: Some(kind.to_string()), side: Some(side), ..plain },
            Step::TakeHero { top } => Doing { n: Some(top.into()), ..plain },
            Step::Pay { building } => Doing { building: Some(building), ..plain },
            Step::Exchange { gave, got } => Doing { bits: Some(gave), n: Some(got), ..plain },
            Step::PlaceGood { good, side, began } => {
                Doing { good: Some(good), side: Some(side), n: Some(began.into()), ..plain }
            }
            Step::PlaceToken { token } => Doing { token: Some(token), ..plain },
            Step::PlaceHero { hero, bonus } => Doing { hero: Some(hero), n: Some(bonus.into()), ..plain },
            Step::PlaceCommission { commission } => Doing { commission: Some(commission), ..plain },
            Step::PlaceTile { tile } => Doing { tile: Some(tile), ..plain },
            Step::Shoe { stayed } => Doing { n: Some(stayed.into()), ..plain },
            Step::RivalTown { towns, trip } => Doing { bits: Some(towns), n: Some(trip as u8), ..plain },
            Step::RivalBringsHero { towns } => Doing { bits: Some(towns), ..plain },
            Step::RivalHero { sale } => Doing { n: Some(sale.into()), ..plain },
            Step::RivalRoute { town } => Doing { town, ..plain },
            _ => plain,
        }
    }

    /// `own`: the viewer may see what lies behind this seat's screen.
    fn wagon(&self, s: &State, seat: Seat, own: bool) -> Wagon {
        let over = s.stack.is_empty();
        let p = &s.players[seat];
        let known = if own { p.deeds } else { p.open_deeds };
        let hidden = (p.deeds.len() - known.len()) as usize;
        let rider = |slot: usize| p.carries >> slot & 1 == 1;
        let riders: Vec<Rider> =
            (0..3).filter_map(|slot| Some(Rider { hero: p.heroes[slot]?, storage: rider(slot) })).collect();
        Wagon {
            coins: (over || self.hidden_purse() != Some(seat)).then_some(p.coins),
            prestige: p.prestige,
            lanterns: p.lanterns,
            lantern_slots: p.lantern_slots(),
            quartz: p.quartz,
            horseshoes: p.horseshoes,
            inventory_slots: p.inventory_slots(),
            space: p.space,
            locked: p.locked.to_vec(),
            reserve: Face::ALL.iter().flat_map(|&f| std::iter::repeat_n(f, p.reserve[f.index()] as usize)).collect(),
            spent: p.spent,
            special_reserve: p.glow.into_iter().flatten().collect(),
            pool: [p.night, p.lit].into_iter().flatten().collect(),
            pool_illuminated: p.lit.is_some(),
            goods: p.goods,
            packing: Packing::of(Goods {
                cat: self.cat.clone(),
                goods: p.goods,
                room: self.room(p),
                porters: riders.iter().filter(|r| r.storage).map(|r| r.hero).collect(),
            }),
            heroes: riders,
            commissions: p.commissions.iter().copied().flatten().collect(),
            deeds: known.iter().map(Some).chain(std::iter::repeat_n(None, hidden)).collect(),
            companions: p
                .companions
                .iter()
                .map(|card| CompanionView {
                    card,
                    used: [s.gifts >> (card.number() * 2) & 1 == 1, s.gifts >> (card.number() * 2 + 1) & 1 == 1],
                })
                .collect(),
            steeds: Steed::ALL.iter().copied().filter(|&steed| p.owns(steed)).collect(),
            upgrades: Tile::ALL.iter().copied().filter(|&tile| p.has_tile(tile)).collect(),
            log: Log {
                commissions: p.delivered.len(),
                heroes: p.brought.len(),
                cards: (own || self.opt.log_public)
                    .then_some(LogCards { commissions: Cards(p.delivered), heroes: Cards(p.brought) }),
            },
        }
    }
}
