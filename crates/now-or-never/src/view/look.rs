//! How the board looks to one viewer: every part that may be seen, named by hand.
use super::*;
use crate::NowOrNever;
use crate::state::*;
use table::{Numbered, Set};

fn bits<C: Numbered>(mask: u16) -> Vec<C> {
    Set::of(mask.into()).iter().collect()
}

fn specialists(all: [Option<SpecialistCard>; 4], down: u8) -> Vec<Option<SpecialistView>> {
    let one = |slot: usize| all[slot].map(|specialist| SpecialistView { specialist, face_up: down >> slot & 1 == 0 });
    (0..4).map(one).collect()
}

fn hand(all: Cards, own: bool) -> HandView {
    HandView { size: all.0.map(Set::len), cards: own.then(|| all.iter().collect()) }
}

pub(crate) fn step_name(step: Step) -> &'static str {
    match step {
        Step::ChooseHero => "choose-hero",
        Step::PlaceStarting { .. } => "place-starting",
        Step::KeepQuests { .. } => "keep-quests",
        Step::Turn => "turn",
        Step::Move { .. } => "move",
        Step::Stand { .. } => "stand",
        Step::Fight { .. } => "fight",
        Step::Round { .. } => "round",
        Step::Die { .. } => "die",
        Step::Build { .. } => "build",
        Step::Gear { .. } => "gear",
        Step::Swap => "swap",
        Step::Wake => "wake",
        Step::Draw { .. } => "draw",
        Step::KeepOrder { .. } => "keep-order",
        Step::Villager => "villager",
        Step::AnyGood => "any-good",
        Step::Token => "token",
        Step::SoloToken => "solo-token",
        Step::SoloRecruit { .. } => "solo-recruit",
        Step::Effects { .. } => "effects",
        Step::FillRow { .. } => "fill-row",
        Step::QuestFight { .. } => "quest-fight",
        Step::QuestDone { .. } => "quest-done",
        Step::SoloTurn => "solo-turn",
    }
}

impl NowOrNever {
    pub(crate) fn look(&self, s: &State, who: Option<Seat>) -> View {
        let (phase, waits) = match s.phase {
            Phase::SetUp => ("set-up", "over"),
            Phase::Turns => ("turns", "over"),
            Phase::Production => ("production", "produce"),
            Phase::Over => ("over", "over"),
        };
        let map = &self.cat.maps[self.side];
        let m = &s.moment;
        View {
            season: s.season,
            phase: phase.into(),
            first: s.first,
            active: s.active,
            step: s.stack.top().map_or(waits, |f| step_name(f.step)).into(),
            passed: s.passed,
            asked: s.asked,
            moment: MomentView {
                armored: m.armored,
                damage: m.damage,
                defence: m.defence,
                boosted: m.boosted,
                helm: m.helm,
                used: m.used.iter().collect(),
            },
            tiles: s.tiles,
            enemies: s.enemies,
            unclaimed: bits(s.unclaimed).into_iter().map(|letter: u8| map.letters[letter as usize]).collect(),
            finds: s.finds,
            villagers: s.villagers.to_vec(),
            supply: s.supply,
            gear: s.gear_row.to_vec(),
            gear_to_come: s.gear.iter().collect(),
            row: s.row.to_vec(),
            specialists_to_come: s.specialists.iter().collect(),
            piles: Pile::ALL.iter().map(|&pile| pile_view(s, who, pile)).collect(),
            orders: OrdersView {
                stack: s.orders.len(),
                under: s.orders.bottom.iter().map(|&(o, k)| who.is_some_and(|w| k.has(w)).then_some(o)).collect(),
            },
            doing: s.stack.iter().map(|&f| self.doing(s, f, who == Some(f.seat))).collect(),
            players: Seat::all(self.opt.players).map(|seat| self.player_view(s, seat, who == Some(seat))).collect(),
            bot: (self.opt.players == 1).then(|| BotView {
                hero: s.bot.hero,
                specialists: specialists(s.bot.specialists, s.bot.down),
                cards_to_come: s.bot.deck.iter().collect(),
                attacked: s.bot.attacked,
                quests: s.bot.quests.0.map(Set::len),
                orders: s.bot.orders.len(),
                tokens: s.bot.tokens,
                villagers: s.bot.villagers,
            }),
            scores: match s.phase {
                Phase::Over => Seat::all(self.opt.players).map(|seat| self.score(&s.players[seat])).collect(),
                _ => vec![],
            },
        }
    }

    /// Parts are named by hand: a question may hold what only its owner knows.
    pub(crate) fn doing(&self, s: &State, frame: Frame, own: bool) -> Doing {
        let plain = Doing { seat: frame.seat, step: step_name(frame.step).into(), ..Doing::default() };
        let effects = |list| Some(self.cat.list(list).iter().map(ToString::to_string).collect());
        match frame.step {
            Step::PlaceStarting { specialist } | Step::SoloRecruit { specialist } => {
                Doing { specialist: Some(specialist), ..plain }
            }
            Step::KeepQuests { left } => Doing { left: Some(left), ..plain },
            Step::Move { from, left } => Doing { from: Some(from), left: Some(left), ..plain },
            Step::Stand { charged, quested } => Doing { charged: Some(charged), quested: Some(quested), ..plain },
            Step::Fight { foe, dealt, rounds } => {
                Doing { fight: Some(self.fight_view(s, frame.seat, foe, (dealt, rounds), None)), ..plain }
            }
            Step::Round { foe, dealt, rounds, die } => {
                let fight = self.fight_view(s, frame.seat, foe, (dealt, rounds), Some(die));
                Doing { fight: Some(fight), die: Some(die.die()), with: die.before(), ..plain }
            }
            Step::Die { cast, die } => Doing { cast: Some(cast), die: Some(die), ..plain },
            Step::Build { off, bonus } => Doing { off: Some(off), effects: effects(bonus), ..plain },
            Step::Gear { off } => Doing { off: Some(off), ..plain },
            Step::Draw { left, keep, piles } => {
                Doing { left: Some(left), keep: Some(keep), piles: Some(piles), ..plain }
            }
            Step::KeepOrder { a, b } => Doing { orders: own.then_some([a, b]), ..plain },
            Step::Effects { at } => Doing { effects: effects(at), ..plain },
            Step::FillRow { place } => Doing { place: Some(place), ..plain },
            Step::QuestFight { card } | Step::QuestDone { card } => Doing { quest: Some(card), ..plain },
            Step::ChooseHero
            | Step::Turn
            | Step::Swap
            | Step::Wake
            | Step::Villager
            | Step::AnyGood
            | Step::Token
            | Step::SoloToken
            | Step::SoloTurn => plain,
        }
    }

    fn fight_view(&self, s: &State, seat: Seat, foe: Foe, (dealt, rounds): (u8, u8), die: Option<Kept>) -> FightView {
        let (health, attack) = self.foe(foe);
        // While the die may still be rolled again, nothing of this round is settled.
        let settled = s.stack.top().is_some_and(|top| matches!(top.step, Step::Round { .. }));
        let blow = die.filter(|_| settled).map(|die| self.blow(s, seat, foe, die));
        FightView { foe, health, attack, dealt, rounds, damage: blow.map(|b| b.0), loss: blow.map(|b| b.1) }
    }

    /// What this round would do as things stand: damage, and hearts lost (N-106, N-107).
    pub(crate) fn blow(&self, s: &State, seat: Seat, foe: Foe, die: Kept) -> (u8, u8) {
        let p = &s.players[seat];
        let red = self.attack_of_round(p, die);
        let defence = p.gifts.defence + red.defence + s.moment.defence;
        (red.damage + s.moment.damage, self.foe(foe).1.saturating_sub(defence))
    }

    /// `own`: the viewer may see what only this seat knows.
    fn player_view(&self, s: &State, seat: Seat, own: bool) -> PlayerView {
        let p = &s.players[seat];
        let board = p.hero.map(|hero| self.cat.hero(hero));
        let g = &p.gifts;
        let ability = |n: u8| p.hero.map(|hero| crate::catalog::ability(hero, n));
        PlayerView {
            hero: p.hero,
            space: p.space,
            hearts: p.hearts,
            max_hearts: board.map_or(0, |b| b.hearts),
            mana: p.mana,
            max_mana: board.map_or(0, |b| b.mana) + g.max_mana,
            coins: p.coins,
            experience: p.experience,
            books: p.books,
            goods: p.goods,
            worth: self.worth(p),
            arrows_used: [0, 1, 2].map(|n| p.arrows >> n & 1 == 1),
            specialists: specialists(p.specialists, p.down),
            red: p.red.to_vec(),
            blue: p.blue.to_vec(),
            bought: bits(p.bought.into()).into_iter().filter_map(ability).collect(),
            grid: p.grid.to_vec(),
            town: p.town.to_vec(),
            waiting: p.waiting,
            housed: p.housed,
            room: [0, 1, 2, 3].map(|row| self.capacity(p, row)),
            orders: bits(p.orders),
            completed: bits(p.completed),
            tokens: p.tokens,
            hand: hand(p.hand, own),
            drawn: hand(p.drawn, own),
            played: p.played.iter().collect(),
            powers: p.powers.iter().collect(),
            used: p.used.iter().collect(),
            gifts: GiftsView {
                defence: g.defence,
                movement: g.movement,
                recruit: g.recruit,
                build: g.build,
                tough: g.tough,
                income: g.income,
                makes: g.makes,
                shell_trade: g.shell_trade,
                tool_trade: g.tool_trade,
                helm: g.helm,
            },
        }
    }

    /// The best price of the goods that a player has (N-172).
    pub(crate) fn worth(&self, p: &Player) -> u16 {
        self.cat.prices.best(p.goods, p.gifts.shell_trade, p.gifts.tool_trade)
    }
}

fn pile_view(s: &State, who: Option<Seat>, pile: Pile) -> PileView {
    let i = pile.index();
    let seen = s.open.0[i] | who.map_or(Set::NONE, |w| s.known[w].0[i]);
    PileView {
        pile,
        cards: s.quests.0[i].len(),
        discards: s.discards.0[i].len(),
        known: seen.iter().map(|n| in_pile(i, n)).collect(),
    }
}
