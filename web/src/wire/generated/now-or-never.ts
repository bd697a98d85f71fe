// Written by `cargo xtask types` from the types of the house. Do not change it by hand.
import type { Seat, SeatSet, Text, Verb } from './house'

export type Attack = {
  damage: number,
  defence: number,
  /** gained when it is rolled */
  mana: number,
  boost: Boost | null,
  says: Array<Text>,
};

export type Boost = {
  mana: number,
  damage: number,
  defence: number,
  die: boolean,
};

/**
 * The opponent of a lonely player.
 */
export type BotView = {
  hero: Hero | null,
  specialists: Array<SpecialistView | null>,
  cards_to_come: Array<number>,
  attacked: boolean,
  /** cards and tokens that it took out of the game */
  quests: [number, number, number],
  orders: number,
  tokens: number,
  villagers: number,
};

export type BuildingCard = {
  n: number,
  id: string,
  cost: number,
  beds: number,
  book: boolean,
  special: Special | null,
  points: number,
  /** each production */
  makes: Makes | null,
  says: Array<Text>,
};

export type Cast = "attack" | "orb" | "search" | "toll" | "solo";

/**
 * Every card, token and board of a pack. Where both sides of a board are told, above ground comes first.
 */
export type Catalog = {
  name: string,
  id: string,
  /** the side in use */
  side: Side,
  goods: Array<Good>,
  maps: Array<MapSide>,
  /** of the map in use */
  spaces: Array<Space>,
  towns: Array<TownSide>,
  locations: Array<Array<LocationCard>>,
  /** those that are random tiles */
  random_locations: Array<Location>,
  enemies: Array<Array<EnemyCard>>,
  heroes: Array<HeroBoard>,
  tokens: Array<TokenCard>,
  powers: Array<PowerCard>,
  specialists: Array<SpecialistCard>,
  buildings: Array<BuildingCard>,
  /** how many villagers make each good */
  villagers: Array<number>,
  quests: Array<QuestCard>,
  orders: Array<OrderCard>,
  finds: Array<Find>,
  solo: Array<SoloCard>,
  trades: Array<Trade>,
  verbs: Array<Verb>,
};

export type Colour = "red" | "blue";

export type Count = "buildings" | "beds" | "full-rows" | "villagers" | "shell-villagers" | "tool-villagers" | "demon-villagers" | "crystal-villagers" | "orders" | "tokens" | "specialists" | "abilities" | "gear" | "quests" | "books" | "experience" | "hearts" | "mana" | "coins";

/**
 * One entry of what is going on.
 */
export type Doing = {
  seat: Seat,
  step: string,
  /** the space where a move began */
  from?: number,
  /** free spaces, cards to draw or cards to keep that are left */
  left?: number,
  /** cards to be kept of those drawn */
  keep?: number,
  /** piles named, and not yet drawn from */
  piles?: [number, number, number],
  /** the hero came to fight, has played a quest */
  charged?: boolean,
  quested?: boolean,
  fight?: FightView,
  cast?: Cast,
  die?: number,
  /** the red token that lay in the slot when the die was kept, if something else lies there now; `null`: none, the basic ability strikes (N-316) */
  with?: number | null,
  /** how much cheaper it is */
  off?: number,
  /** effects still to come, as the catalog writes them */
  effects?: Array<string>,
  specialist?: number,
  quest?: number,
  /** the place in the row that is to be filled */
  place?: number,
  /** for their drawer only */
  orders?: [number, number],
};

/**
 * At the end of the game: `points` for every `per` of `count`.
 */
export type Ending = {
  count: Count,
  per: number,
  points: number,
};

export type EnemyCard = {
  n: number,
  id: string,
  level: number,
  health: number,
  attack: number,
  reward: Array<string>,
  /** the reward */
  says: Array<Text>,
};

export type Event = { "what": "season", season: number, }
  | { "what": "turn", seat: Seat, }
  | { "what": "passed", seat: Seat, }
  | { "what": "first-player", seat: Seat, }
  | { "what": "production", last: boolean, }
  | { "what": "ready", seat: Seat, }
  | { "what": "score", seat: Seat, score: Score, }
  | { "what": "tiles", at: [Location, Location, Location], }
  | { "what": "hero", seat: Seat, hero: Hero, }
  | { "what": "bot-hero", hero: Hero, }
  | { "what": "starting", seat: Seat, specialist: number, slot: number, }
  | { "what": "grid", seat: Seat, }
  | { "what": "change", seat: Seat, stuff: Stuff, by: number, }
  | { "what": "paid", seat: Seat, owner: Seat, specialist: number, }
  | { "what": "paid-bot", seat: Seat, specialist: number, }
  | { "what": "recruited", seat: Seat, specialist: number, slot: number, }
  | { "what": "specialist-gone", seat: Seat, specialist: number, }
  | { "what": "rested", seat: Seat, specialist: number, relief: Relief, }
  | { "what": "woken", seat: Seat, specialist: number, }
  | { "what": "specialist-shown", place: number, specialist: number, }
  | { "what": "built", seat: Seat, building: number, space: number, }
  | { "what": "swapped", seat: Seat, a: number, b: number, }
  | { "what": "gear", seat: Seat, token: number, slot: number, }
  | { "what": "gear-shown", place: number, token: number, }
  | { "what": "learned", seat: Seat, token: number, slot: number, }
  | { "what": "token-gone", seat: Seat, token: number, }
  | { "what": "used", seat: Seat, power: number, }
  | { "what": "marched", seat: Seat, spaces: number, }
  | { "what": "moved", seat: Seat, space: number, }
  | { "what": "visited", seat: Seat, location: Location, }
  | { "what": "exhausted", seat: Seat, }
  | { "what": "rolled", seat: Seat, cast: Cast, die: number, }
  | { "what": "fight", seat: Seat, foe: Foe, }
  | { "what": "struck", seat: Seat, damage: number, lost: number, }
  | { "what": "beaten", seat: Seat, foe: Foe, }
  | { "what": "retreated", seat: Seat, foe: Foe, }
  | { "what": "defeated", seat: Seat, foe: Foe, }
  | { "what": "found", seat: Seat, space: number, find: number, }
  | { "what": "drew", seat: Seat, pile: Pile, card: number | null, }
  | { "what": "kept", seat: Seat, pile: Pile, card: number | null, }
  | { "what": "unkept", seat: Seat, pile: Pile, card: number | null, }
  | { "what": "shuffled", pile: Pile, }
  | { "what": "quest", seat: Seat, card: number, }
  | { "what": "quest-lost", seat: Seat, card: number, }
  | { "what": "orders-drawn", seat: Seat, orders: [number, number | null] | null, }
  | { "what": "order-kept", seat: Seat, order: number, }
  | { "what": "order-done", seat: Seat, order: number, }
  | { "what": "villager", seat: Seat, good: Good, }
  | { "what": "no-villager", seat: Seat, }
  | { "what": "villager-shown", place: number, good: Good, }
  | { "what": "housed", seat: Seat, good: Good, row: number, }
  | { "what": "rehoused", seat: Seat, good: Good, row: number, }
  | { "what": "refilled", seat: Seat, }
  | { "what": "sold", seat: Seat, goods: Array<number>, coins: number, }
  | { "what": "bot-card", card: number, }
  | { "what": "bot-searched", space: number, }
  | { "what": "bot-recruited", specialist: number, slot: number, }
  | { "what": "bot-sent", specialist: number, }
  | { "what": "bot-attacked", level: number, }
  | { "what": "bot-villager", good: Good, }
  | { "what": "bot-die", die: number, }
  | { "what": "bot-order" }
  | { "what": "bot-quests", pile: Pile, cards: number, }
  | { "what": "bot-exhausted", specialist: number, }
  | { "what": "player-exhausted", seat: Seat, specialist: number, }
  | { "what": "bot-idle" };

export type Fate = {
  order: boolean,
  /** by pile */
  quests: Array<number>,
};

export type FightView = {
  foe: Foe,
  health: number,
  attack: number,
  /** damage done so far */
  dealt: number,
  /** rounds fought so far */
  rounds: number,
  /** once a die is kept: the damage and the loss of this round as things stand */
  damage?: number,
  loss?: number,
};

/**
 * A kind of search token.
 */
export type Find = {
  n: number,
  id: string,
  copies: number,
  gain: Array<string>,
  /** gives no income */
  discard: boolean,
  says: Array<Text>,
};

/**
 * Whom a hero fights.
 */
export type Foe = { "enemy": number }
  | { "quest": number };

/**
 * What lasts.
 */
export type Gift = {
  gift: string,
  good?: Good,
  n?: number,
};

/**
 * What slots, town and played quests add up to.
 */
export type GiftsView = {
  defence: number,
  movement: number,
  /** how much cheaper recruiting and building are */
  recruit: number,
  build: number,
  tough: number,
  /** coins in every production but the final one */
  income: number,
  /** goods in every production, besides those of villagers and buildings */
  makes: Array<number>,
  shell_trade: boolean,
  tool_trade: boolean,
  helm: number,
};

export type Good = "shell" | "tool" | "demon" | "crystal";

export type HandView = {
  /** by pile */
  size: [number, number, number],
  /** for their owner only */
  cards?: Array<number>,
};

export type Hero = "marklun" | "halia" | "namal" | "zeik";

export type HeroBoard = {
  hero: Hero,
  hearts: number,
  mana: number,
  arrows: Array<number>,
  /** how a red slot strikes while nothing lies there */
  basics: Array<Attack>,
  /** the printed ability, a number of `powers` */
  power: number,
  /** numbers of `tokens` */
  abilities: Array<number>,
};

export type Job = "build" | "heal" | "study" | "outfit";

export type Location = "tower-of-miners" | "hermits-hut" | "crystal-meteorite" | "nomad-camp" | "ublo-tower" | "monument" | "scholars-tower" | "undergarden" | "forest-of-faces" | "snail-caves" | "flying-casino" | "city-of-spirits" | "istreka" | "wailing-cavern";

export type LocationCard = {
  location: Location,
  effects: Array<string>,
  says: Array<Text>,
};

export type Makes = {
  stuff: Stuff,
  n: number,
};

export type MapSide = {
  columns: number,
  spaces: Array<Space>,
  monument: number,
};

/**
 * What lasts for this turn, or this round of a fight.
 */
export type MomentView = {
  /** enemies are ignored this turn */
  armored: boolean,
  /** added to the damage and the defence of this round */
  damage: number,
  defence: number,
  boosted: boolean,
  /** hearts of helms still to be taken */
  helm: number,
  /** powers used in this round */
  used: Array<number>,
};

export type Need = {
  count: Count,
  n: number,
};

export type OrderCard = {
  n: number,
  id: string,
  goods: Array<number>,
  coins: number,
  says: Array<Text>,
};

export type OrdersView = {
  stack: number,
  /** tokens put under the stack, the next to come first; `null`: one that the viewer does not know */
  under: Array<number | null>,
};

export type Pile = "basic" | "artifact" | "advanced";

export type PileView = {
  pile: Pile,
  cards: number,
  discards: number,
  /** discards that the viewer has seen */
  known: Array<number>,
};

export type PlayerView = {
  hero: Hero | null,
  space: number,
  hearts: number,
  max_hearts: number,
  mana: number,
  max_mana: number,
  coins: number,
  experience: number,
  books: number,
  /** in the order of the goods */
  goods: Array<number>,
  /** the best price of these goods now */
  worth: number,
  /** which hero action tokens are used */
  arrows_used: [boolean, boolean, boolean],
  specialists: Array<SpecialistView | null>,
  /** tokens in the slots; `null` in a red one: its basic ability */
  red: Array<number | null>,
  blue: Array<number | null>,
  /** abilities ever bought, as tokens */
  bought: Array<number>,
  /** unbuilt buildings: 4 rows of 5 */
  grid: Array<number | null>,
  /** 4 rows of 4, the starting row last */
  town: Array<number | null>,
  /** villagers below the board, in the order of the goods */
  waiting: Array<number>,
  /** by row, from the top */
  housed: Array<Array<number>>,
  room: Array<number>,
  orders: Array<number>,
  completed: Array<number>,
  /** search tokens kept */
  tokens: number,
  hand: HandView,
  /** drawn, and not yet chosen from */
  drawn: HandView,
  played: Array<number>,
  powers: Array<number>,
  /** powers used this season */
  used: Array<number>,
  gifts: GiftsView,
};

/**
 * What may be used.
 */
export type PowerCard = {
  n: number,
  id: string,
  /** the message that names it: that of what it belongs to */
  word: string,
  mana: number,
  goods: Array<number>,
  does: string,
  amount: number,
  gain: Array<string>,
  anytime: boolean,
  says: Array<Text>,
};

export type QuestCard = {
  n: number,
  id: string,
  pile: Pile,
  location: Location,
  cost: Array<string>,
  /** a condition, nothing is paid */
  need: Need | null,
  foe: QuestFoe | null,
  gain: Array<string>,
  points: number,
  gifts: Array<Gift>,
  /** a number of `powers` */
  power: number | null,
  ending: Ending | null,
  says: Array<Text>,
};

export type QuestFoe = {
  health: number,
  attack: number,
};

export type Relief = "hearts" | "coin";

/**
 * Points of one seat at the end (N-202 to N-207).
 */
export type Score = {
  coins: number,
  rows: number,
  housing: number,
  buildings: number,
  quests: number,
  orders: number,
};

export type Side = "above" | "underground";

/**
 * What a card of the bot makes it do.
 */
export type SoloCard = {
  n: number,
  id: string,
  does: string,
  /** by the die */
  fates: Array<Fate>,
  says: Array<Text>,
};

export type Space = {
  space: number,
  location: Location | null,
  /** a random location tile lies here */
  scroll: number | null,
  mountain: boolean,
  /** of its search token */
  letter: string | null,
  /** of the enemy who lives here */
  level: number | null,
};

export type Special = "demons-lab" | "construction-hq" | "crystal-lab" | "garden-house" | "inn" | "library" | "market-hall" | "school" | "snail-ranch" | "town-hall" | "workshop";

export type SpecialistCard = {
  n: number,
  id: string,
  cost: number,
  tax: number,
  job: Job,
  bonus: Array<string>,
  /** what the job gives by itself, then the bonus */
  gives: Array<string>,
  starting: boolean,
  says: Array<Text>,
};

export type SpecialistView = {
  specialist: number,
  face_up: boolean,
};

export type Stuff = "shell" | "tool" | "demon" | "crystal" | "book" | "coins" | "hearts" | "mana" | "experience";

/**
 * Gear or an ability.
 */
export type TokenCard = {
  n: number,
  id: string,
  colour: Colour,
  cost: number,
  /** 0: gear */
  level: number,
  /** red ones only */
  attack: Attack | null,
  gifts: Array<Gift>,
  /** a number of `powers` */
  power: number | null,
  says: Array<Text>,
};

/**
 * One side of the town boards: 4 rows of 4, the starting row last.
 */
export type TownSide = {
  /** what building there gives */
  gives: Array<Stuff | null>,
  /** what building there costs more */
  extra: Array<number>,
  /** points, by row */
  full_row: Array<number>,
  housing: Array<number>,
};

export type Trade = {
  goods: Array<number>,
  coins: number,
};

export type View = {
  /** 1 to 6; 0 while heroes are chosen */
  season: number,
  phase: 'set-up' | 'turns' | 'production' | 'over',
  /** who holds the first player token */
  first: Seat,
  active: Seat,
  /** name of the open question; `produce` while goods wait for villagers, `over` at the end */
  step: string,
  passed: SeatSet,
  /** who has yet to say `produce` */
  asked: SeatSet,
  moment: MomentView,
  /** the location on each scroll */
  tiles: [Location, Location, Location],
  /** tokens left of levels 1 to 9 */
  enemies: Array<number>,
  /** spaces with an unclaimed search token */
  unclaimed: Array<number>,
  /** search tokens that nobody has seen yet, by kind */
  finds: Array<number>,
  villagers: Array<Good | null>,
  /** villagers to come, by good */
  supply: Array<number>,
  /** three red ones, three blue ones */
  gear: Array<number | null>,
  gear_to_come: Array<number>,
  row: Array<number | null>,
  specialists_to_come: Array<number>,
  piles: Array<PileView>,
  orders: OrdersView,
  /** open questions and what follows them, innermost last */
  doing: Array<Doing>,
  players: Array<PlayerView>,
  bot?: BotView,
  /** once the game is over */
  scores?: Array<Score>,
};
