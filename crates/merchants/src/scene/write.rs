//! A scene of a position: what [`super`] reads back. As much of it as somebody knows.
use crate::Merchants;
use crate::cards::*;
use crate::state::*;
use crate::view::Cards;
use crate::words::*;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{Seat, SeatSet, Set};

/// Places without the empty ones behind the last card.
fn slots<C: Serialize>(all: &[Option<C>]) -> Value {
    let used = all.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    json!(all[..used])
}

fn tiles(mask: u8) -> Value {
    Tile::ALL.iter().filter(|&&tile| mask >> tile as u8 & 1 == 1).map(|tile| json!(tile)).collect()
}

/// Who the scene is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// everything: for the host, and after the end
    All,
    /// a seat, or a spectator
    Of(Option<Seat>),
}

impl Merchants {
    /// The position as a scene. What these eyes cannot see is left to the dice of whoever sets the scene up.
    pub fn scene_of(&self, s: &State, eyes: Eyes) -> Value {
        let eyes = if s.stack.is_empty() { Eyes::All } else { eyes }; // the screens are lifted
        let mut scene = self.write_board(s);
        let mut put = |name: &str, value: Value| drop(scene.insert(name.into(), value));
        put("doing", s.stack.iter().map(|&frame| json!(self.doing(frame))).collect());
        if let Some(caravan) = self.caravan_view(s) {
            put("caravan", json!(caravan));
        }
        if !s.pairs.is_empty() {
            let pair = |&(steed, hero): &(Steed, HeroCard)| json!({ "steed": steed, "hero": hero });
            put("draft", s.pairs.iter().map(pair).collect());
        }
        put("seats", Seat::all(self.opt.players).map(|seat| self.write_seat(s, seat, eyes)).collect());
        if self.opt.automaton.is_some() {
            let r = &s.rival;
            let deck: Set<RivalCard> = Set::of(r.deck.into());
            let mut automaton = json!({
                "goods": r.goods, "illuminated_dice": r.illuminated, "heroes": Cards(r.heroes),
                "commissions": Cards(r.commissions), "cards_to_come": Cards(deck),
            });
            // Before it has drawn one there is none: all may still come.
            if !deck.has(r.card) {
                automaton["card"] = json!(r.card);
            }
            put("automaton", automaton);
        }
        put("decks", self.write_decks(s, eyes));
        Value::Object(scene)
    }

    fn write_board(&self, s: &State) -> Map<String, Value> {
        let by_good = |n: &[u8; 6]| -> Map<String, Value> {
            Good::ALL.iter().map(|good| (good.to_string(), n[good.index()].into())).collect()
        };
        let tops = Town::ALL.iter().map(|town| (town.to_string(), json!(s.tops[town.index()])));
        let dear = self.cat.wheel[((6 - s.wheel) % 6) as usize];
        let board = json!({
            "round": s.round, "turn": s.active, "wheel": dear, "market": by_good(&s.market), "dice_aside": s.aside,
            "dark_market": DARK_MARKET[s.dark as usize],
            "ruins": RUINS_SPACES[s.ruins as usize],
            "buildings": s.buildings, "fortune_coins": if s.five_coins { 5 } else { 3 },
            "free_shortcut": s.free_shortcut, "inn": s.inn, "courtyard": s.courtyard,
            "companions": s.row, "travel_die": s.travel_die, "commissions": tops.collect::<Map<_, _>>(),
            "upgrades": tiles(s.tiles),
            "supply": { "goods": by_good(&s.supply), "quartz": s.quartz, "illuminated_dice": s.illuminated },
        });
        let Value::Object(board) = board else { unreachable!("an object was written") };
        board
    }

    /// Does somebody with these eyes know the deeds of a seat that were not seen by all? Nobody sits at the automaton's.
    fn knows_deeds(&self, eyes: Eyes, seat: Seat) -> bool {
        match eyes {
            Eyes::All => true,
            Eyes::Of(who) => who == Some(seat) && !self.is_rival(seat),
        }
    }

    fn write_seat(&self, s: &State, seat: Seat, eyes: Eyes) -> Value {
        let p = &s.players[seat];
        let known = if self.knows_deeds(eyes, seat) { p.deeds } else { p.open_deeds };
        let hidden = (p.deeds.len() - known.len()) as usize;
        let deeds: Value =
            known.iter().map(|deed| json!(deed)).chain(std::iter::repeat_n(Value::Null, hidden)).collect();
        let mut all = json!({
            "coins": p.coins, "prestige": p.prestige, "lanterns": p.lanterns, "quartz": p.quartz, "space": p.space,
            "deeds": deeds, "open_deeds": Cards(p.open_deeds), "delivered": Cards(p.delivered),
            "brought": Cards(p.brought),
        });
        if self.hidden_purse() == Some(seat) && eyes != Eyes::All {
            all.as_object_mut().expect("an object was written").remove("coins"); // P-103: nobody counts them
        }
        if !self.is_rival(seat) {
            self.write_wagon(s, p, all.as_object_mut().expect("an object was written"));
        }
        all
    }

    fn write_wagon(&self, s: &State, p: &Player, all: &mut Map<String, Value>) {
        let mut put = |name: &str, value: Value| drop(all.insert(name.into(), value));
        put("horseshoes", p.horseshoes.into());
        put("locked", json!(p.locked));
        let reserve = Face::ALL.iter().flat_map(|&f| std::iter::repeat_n(f, p.reserve[f.index()].into()));
        put("reserve", reserve.map(|f| json!(f)).collect());
        put("spent", p.spent.into());
        put("special_reserve", p.glow.iter().flatten().map(|f| json!(f)).collect());
        for (name, die) in [("pool", p.night), ("pool_illuminated", p.lit)] {
            if let Some(face) = die {
                put(name, json!(face));
            }
        }
        let mut goods = vec![];
        crate::play::own_goods(p, |good, side| {
            let n = p.goods[side.index()][good.index()];
            goods.extend(std::iter::repeat_n(json!(format!("{side} {good}")), n.into()));
        });
        put("goods", goods.into());
        put("heroes", slots(&p.heroes));
        put("storage", (0..3).filter(|i| p.carries >> i & 1 == 1).map(|i| json!(p.heroes[i])).collect());
        put("commissions", slots(&p.commissions));
        put("companions", json!(Cards(p.companions)));
        let gift = |card: CompanionCard, which: u8| {
            (s.gifts >> (card.number() * 2 + which) & 1 == 1).then(|| json!([card, which + 1]))
        };
        put("gifts", p.companions.iter().flat_map(|card| [0, 1].map(|which| gift(card, which))).flatten().collect());
        put("steeds", Steed::ALL.iter().filter(|&&steed| p.owns(steed)).map(|steed| json!(steed)).collect());
        put("upgrades", tiles(p.tiles));
    }

    fn write_decks(&self, s: &State, eyes: Eyes) -> Value {
        let sees = |known_to: SeatSet| match eyes {
            Eyes::All => true,
            Eyes::Of(who) => who.is_some_and(|seat| known_to.has(seat)),
        };
        // what lies where these eyes do not see it could as well be in the deck
        let mut deeds = s.deeds.bag;
        for seat in Seat::all(self.opt.players).filter(|&seat| !self.knows_deeds(eyes, seat)) {
            deeds |= s.players[seat].deeds - s.players[seat].open_deeds;
        }
        let mut under = vec![];
        for &(deed, known_to) in s.deeds.bottom.iter() {
            if sees(known_to) {
                under.push(json!({ "deed": deed, "known_to": known_to }));
            } else {
                deeds.add(deed);
                under.push(json!({ "known_to": known_to }));
            }
        }
        let stacks = s.stacks.iter().fold(Set::NONE, |all, pile| all | pile.bag);
        let commissions_under: Vec<CommissionCard> = s.stacks.iter().flat_map(|pile| pile.bottom.to_vec()).collect();
        json!({
            "heroes": Cards(s.heroes.bag), "heroes_under": s.heroes.bottom.to_vec(),
            "deeds": Cards(deeds), "deeds_under": under,
            "companions": Cards(s.companions.bag), "companions_under": s.companions.bottom.to_vec(),
            "commissions": Cards(stacks), "commissions_under": commissions_under, "events": Cards(s.events),
        })
    }
}
