// Written by `cargo xtask types` from the types of the house. Do not change it by hand.
import type { Seat, SeatSet, Text, Verb } from './house'

export const GOODS = ["weapon","armor","potion","book","staff","instrument"] as const
export const SIDES = ["basic","upgraded"] as const
export const TOWNS = ["northbreak","scorchborn","cursecairn","nightpoem","farglen","windglass"] as const
export const DISTRICTS = ["inn","bazaar","commissions","yurg","dark-market"] as const
export const LUCKS = ["illuminated-die","deed","coins","wagon-upgrade"] as const

/**
 * A card of the automaton; its places count from 1.
 */
export type ActionCard = {
  n: number,
  id: string,
  space: number,
  reward: Array<string>,
  /** instead, for an illuminated die */
  lit: Array<string> | null,
  actions: Array<Deal>,
  town: Town,
  hero: number,
  companion: number,
  sells: Array<number>,
  fortune: Array<Luck>,
  deed: 'top' | 'other',
  south: 'commission' | 'deed',
  /** where it goes, what it plans, and its actions in their order */
  says: Array<Text>,
};

export type Animal = "cave-dragon" | "ice-mouse" | "phoenix" | "raven" | "snow-bee" | "threy-cat" | "scorpion";

/**
 * The automaton itself.
 */
export type AutomatonCard = {
  /** how it plays, what it scores, and what each level gives it */
  says: Array<Text>,
};

/**
 * The automaton: no wagon board, no limits (P-061 to P-066).
 */
export type AutomatonView = {
  seat: Seat,
  goods: number,
  illuminated_dice: number,
  heroes: Cards,
  commissions: Cards,
  /** the action card of its last turn */
  card: number,
  cards_to_come: Cards,
};

/**
 * What a hero gives when he takes his place (F-078).
 */
export type Bonus = "lantern" | "horseshoe" | "storage" | { "good": Good };

export type Building = "blazing-quartz-mine" | "queens-eyes-surveyor" | "icebreaker-harbor" | "merchants-guildhall" | "oracle-of-lumi" | "candle-and-quartz" | "othos-lanternworks" | "guildmasters-mansion" | "yedls-workshop" | "frosted-filigree";

export type BuildingCard = {
  building: Building,
  tile: number,
  costs: Array<string>,
  effects: Array<string>,
  says: Array<Text>,
};

export type CaravanView = {
  town: Town,
  road: Road,
  travellers: SeatSet,
  extra_die: boolean,
  event?: number,
  /** dice not taken yet: how many show 1, 2, … */
  dice: Array<number>,
  /** the face each seat took; 0: none */
  taken: Array<number>,
  /** the leader's die with everything added; 0: not taken yet */
  leaders_value: number,
};

/**
 * A set of cards, serialised as a list.
 */
export type Cards = Array<number>;

/**
 * Every card, die and board of a pack; views name cards by the numbers used here.
 */
export type Catalog = {
  name: string,
  id: string,
  edition: Edition,
  goods: Array<GoodTile>,
  grid: [number, number],
  bag: [number, number],
  storage_tile: Array<[number, number]>,
  towns: Array<TownPlace>,
  districts: Array<District>,
  heroes: Array<HeroCard>,
  commissions: Array<CommissionCard>,
  events: Array<EventCard>,
  deeds: Array<DeedCard>,
  companions: Array<CompanionCard>,
  buildings: Array<BuildingCard>,
  steeds: Array<Steed>,
  upgrades: Array<Tile>,
  first_game: Array<Building>,
  wheel: Array<Good>,
  night_die: Array<Face>,
  illuminated_die: Array<Face>,
  /** the crafting chart, by face */
  craft: { [key in string]: Good },
  oracle_die: Array<Array<string>>,
  ruins_die: Array<Array<string>>,
  /** by place; the south is a choice */
  dark_market: { [key in string]: Array<string> },
  ruins: { [key in string]: Array<Good> },
  /** what is found at each place of the dark market and of the ruins, by the message that names the place */
  places: { [key in string]: Text },
  regions: Array<RegionCard>,
  /** of the two places of the courtyard, the top banner first */
  deed_bonus: Array<Array<string>>,
  actions: Array<ActionCard>,
  levels: Array<LevelCard>,
  verbs: Array<Verb>,
  /** `steeds` and `upgrades` again, with what they do */
  steed_cards: Array<SteedCard>,
  upgrade_tiles: Array<UpgradeTile>,
  /** every effect of the lists above in words, by its notation */
  effects: { [key in string]: Text },
  automaton: AutomatonCard,
};

export type CommissionCard = {
  n: number,
  id: string,
  town: Town,
  wants: Array<Good>,
  /** where to, what, and what it brings */
  says: Array<Text>,
};

export type CompanionCard = {
  n: number,
  id: string,
  loyal: boolean,
  /** of a loyal one */
  abilities?: Array<Array<string>>,
  /** of a stray */
  effects?: Array<string>,
  says: Array<Text>,
};

export type CompanionView = {
  card: number,
  /** which of its abilities carry a quartz */
  used: [boolean, boolean],
};

export type Deal = {
  do: string,
  goods?: Array<Good>,
  steps?: number,
  needs: Array<string>,
};

/**
 * What everybody can work out about the face-down cards.
 */
export type Decks = {
  heroes: number,
  heroes_to_come: Cards,
  /** put under the deck openly, next to come first */
  heroes_under: Array<number>,
  deeds: number,
  /** cards under the deed deck: those that the viewer knows */
  deeds_under: Array<number | null>,
  companions: number,
  companions_to_come: Cards,
  companions_under: Array<number>,
  events_to_come: Cards,
  /** below the visible one of each town */
  commissions: Array<number>,
  commissions_to_come: Cards,
  commissions_under: Array<Array<number>>,
};

export type DeedCard = {
  n: number,
  id: string,
  needs: Array<string>,
  reward: string,
  per: string | null,
  most: number,
  /** what is needed, what it brings */
  says: Array<Text>,
  /** the reward alone, once */
  gives: Text,
};

export type Difficulty = "easy" | "normal" | "hard";

export type District = "inn" | "bazaar" | "commissions" | "yurg" | "dark-market";

/**
 * One entry of what is going on.
 */
export type Doing = {
  seat: Seat,
  step: string,
  hero?: number,
  commission?: number,
  town?: Town,
  good?: Good,
  side?: Side,
  token?: Token,
  tile?: Tile,
  building?: Building,
  /** Effects still to come, as the catalog writes them. */
  effects?: Array<string>,
  /** which goods, as the catalog writes it */
  kind?: string,
  /** open parts of Act, served requests, paid goods or exchanged units, as bits */
  bits?: number,
  /** what is left: good fortunes, discount */
  left?: number,
  /** upgraded goods given, wheel turned or die changed, place at the inn, space of the ruins */
  n?: number,
};

export type Edition = "final" | "prototype";

export type Event = { "what": "round", round: number, }
  | { "what": "turn", seat: Seat, }
  | { "what": "final-travels" }
  | { "what": "buildings", at: Array<Building>, }
  | { "what": "wheel-set", good: Good, }
  | { "what": "paired", steed: Steed, hero: number, }
  | { "what": "drafted", seat: Seat, steed: Steed, hero: number, }
  | { "what": "deed-put-back", seat: Seat, deed: number | null, }
  | { "what": "tile-out", tile: Tile, }
  | { "what": "rival-card", card: number, }
  | { "what": "rival-moved", to: number, }
  | { "what": "rival-acts", district: District, }
  | { "what": "rival-cannot", district: District, lacks: Lack, n: number, }
  | { "what": "rival-goods", by: number, }
  | { "what": "rival-dice", by: number, }
  | { "what": "rival-sent-away", card: number, }
  | { "what": "coins", seat: Seat, by: number, }
  | { "what": "prestige", seat: Seat, by: number, }
  | { "what": "lanterns", seat: Seat, by: number, }
  | { "what": "quartz", seat: Seat, by: number, }
  | { "what": "horseshoes", seat: Seat, by: number, }
  | { "what": "gained", seat: Seat, good: Good, side: Side, }
  | { "what": "lost", seat: Seat, good: Good, side: Side, }
  | { "what": "missed", seat: Seat, thing: Missed, }
  | { "what": "flipped", seat: Seat, good: Good, to: Side, }
  | { "what": "illuminated-die", seat: Seat, face: Face, }
  | { "what": "hero", seat: Seat, hero: number, }
  | { "what": "hero-left", seat: Seat, hero: number, }
  | { "what": "commission", seat: Seat, commission: number, }
  | { "what": "commission-left", seat: Seat, commission: number, }
  | { "what": "deed", seat: Seat, deed: number | null, }
  | { "what": "companion", seat: Seat, card: number, }
  | { "what": "tile", seat: Seat, tile: Tile, }
  | { "what": "steed", seat: Seat, steed: Steed, }
  | { "what": "reset", seat: Seat, }
  | { "what": "bumped", seat: Seat, die: Face, slot: Slot, out: Face, }
  | { "what": "unlocked", seat: Seat, slot: Slot, out: Face, }
  | { "what": "lit", seat: Seat, die: Face, }
  | { "what": "moved", seat: Seat, steps: number, to: number, }
  | { "what": "horseshoe", seat: Seat, way: Way, to: number, }
  | { "what": "visited", seat: Seat, district: District, }
  | { "what": "idle", seat: Seat, district: District, }
  | { "what": "used", seat: Seat, building: Building, }
  | { "what": "wheel", seat: Seat, }
  | { "what": "changed", seat: Seat, from: Good, to: Good, }
  | { "what": "bought", seat: Seat, good: Good, }
  | { "what": "sold", seat: Seat, good: Good, side: Side, price: number, }
  | { "what": "dark-market", seat: Seat, to: number, }
  | { "what": "ruins", seat: Seat, to: number, }
  | { "what": "ruins-die", seat: Seat, face: number, }
  | { "what": "oracle", seat: Seat, face: number, }
  | { "what": "swapped", seat: Seat, give: Unit, get: Unit, }
  | { "what": "declared", seat: Seat, town: Town, road: Road, }
  | { "what": "joined", seat: Seat, yes: boolean, }
  | { "what": "event-card", event: number, }
  | { "what": "travel", dice: Array<number>, }
  | { "what": "took", seat: Seat, die: number, value: number, }
  | { "what": "entered", seat: Seat, town: Town, }
  | { "what": "delivered", seat: Seat, commission: number, goods: number, prestige: number, }
  | { "what": "brought", seat: Seat, hero: number, }
  | { "what": "fortune", seat: Seat, luck: Luck, }
  | { "what": "ability", seat: Seat, animal: Animal, which: number, }
  | { "what": "copied", seat: Seat, value: number, }
  | { "what": "stray", seat: Seat, stray: Stray, }
  | { "what": "stray-went", stray: Stray, to: Seat | null, }
  | { "what": "market-die", good: Good, }
  | { "what": "hero-shown", place: number, hero: number, }
  | { "what": "deed-shown", place: number, deed: number, }
  | { "what": "companion-shown", place: number, card: number, }
  | { "what": "commission-shown", commission: number, }
  | { "what": "night-dice", seat: Seat, faces: Array<number>, }
  | { "what": "revealed", seat: Seat, deed: number, done: boolean, }
  | { "what": "scored", seat: Seat, score: number, base: number, points: number, };

export type EventCard = {
  n: number,
  id: string,
  road: Road,
  /** of the values 1 to 6 */
  values: Array<Array<string>>,
  /** the road, then each value; the story is a message of its own, `event-ID-story` */
  says: Array<Text>,
};

export type Face = "0" | "1" | "1*" | "2" | "3" | "4" | "5" | "6";

export type Good = "weapon" | "armor" | "potion" | "book" | "staff" | "instrument";

export type GoodTile = {
  good: Good,
  stock: number,
  shape: Array<[number, number]>,
};

export type HeroCard = {
  n: number,
  id: string,
  town: Town,
  wants: Array<Good>,
  bonus: Bonus,
  starting: boolean,
  /** home, wishes, and what he gives when he takes his place */
  says: Array<Text>,
};

/**
 * What an action card of the automaton asks for in vain (P-067, P-071).
 */
export type Lack = "goods-least" | "goods-most" | "commissions-most" | "journey";

export type LevelCard = {
  level: Difficulty,
  coins: number,
  lanterns: number,
  illuminated_dice: number,
  bonus: Array<string>,
  says: Array<Text>,
};

/**
 * The merchant's log. The numbers are always public, the cards by the option `log_public`.
 */
export type Log = {
  commissions: number,
  heroes: number,
  cards?: LogCards,
};

export type LogCards = {
  commissions: Cards,
  heroes: Cards,
};

export type Luck = "illuminated-die" | "deed" | "coins" | "wagon-upgrade";

/**
 * Something that was to be gained and could not be: the supply is empty, or there is no room for it.
 */
export type Missed = "good" | "quartz" | "horseshoe" | "lantern" | "illuminated-die";

/**
 * One good (or the storage tile) and its place.
 */
export type Packed = {
  /** `null`: the storage tile */
  good: Good | null,
  side?: Side,
  /** `grid`, `bag.0`, `bag.1`, `hero.17`; `beside` the wagon while its owner is to discard goods (F-147) */
  place: string,
  /** cells of the place, row by row; empty on a hero and beside the wagon */
  cells: Array<number>,
};

/**
 * The boxes of a wagon and what lies in them.
 */
export type Packing = {
  grid: [number, number],
  bags: number,
  bag: [number, number],
  goods: Array<Packed>,
};

export type Pair = {
  steed: Steed,
  hero: number,
};

export type Region = "northbreak-scorchborn" | "cursecairn-nightpoem" | "farglen-windglass";

export type RegionCard = {
  region: Region,
  towns: Array<Town>,
  /** what a delivered hero gives */
  hero: Array<string>,
  says: Array<Text>,
};

export type Rider = {
  hero: number,
  /** holds one good of any size */
  storage: boolean,
};

export type Road = "dark" | "shortcut";

/**
 * How a seat's score comes about.
 */
export type Score = {
  total: number,
  /** the lower of coins and prestige (F-192) */
  base: number,
  /** with the rewards of deeds (F-191) */
  coins: number,
  prestige: number,
  /** of deeds, illuminated dice and the storage tile (F-193) */
  points: number,
  /** tie-breaks, in order (F-196) */
  unused: number,
  gifts: number,
  commissions: number,
  heroes: number,
};

export type Section = {
  good: Good,
  price: number,
  dice: number,
};

export type Side = "basic" | "upgraded";

export type Slot = "1" | "2" | "3";

export type Steed = "brembizant" | "longshadow" | "lovebug" | "sugarfoot" | "velvet" | "whisper" | "woolsworth";

export type SteedCard = {
  steed: Steed,
  says: Array<Text>,
};

export type Stray = "grace" | "cosimo" | "lil-dumplin" | "flicker";

export type Supply = {
  /** in the order of the goods */
  goods: Array<number>,
  quartz: number,
  illuminated_dice: number,
};

export type Tile = "workbench" | "mirror" | "purse" | "stable" | "ruins-lantern" | "strongbox";

export type Token = "quartz" | "horseshoe";

export type Town = "northbreak" | "scorchborn" | "cursecairn" | "nightpoem" | "farglen" | "windglass";

export type TownPlace = {
  town: Town,
  region: Region,
};

export type Unit = "lantern" | "quartz" | "coins";

export type UpgradeTile = {
  tile: Tile,
  says: Array<Text>,
};

export type View = {
  /** 0: set-up, 1 to 13, 14: final travels */
  round: number,
  active: Seat,
  /** name of the open question; `over` at the end */
  step: string,
  /** clockwise, from the section that is now at $5 */
  wheel: Array<Section>,
  dice_aside: number,
  dark_market: 'south' | 'west' | 'north' | 'east',
  ruins: 'bottom-left' | 'top-left' | 'top-right' | 'bottom-right',
  /** on spaces 1 to 4 of the Ringway */
  buildings: Array<Building>,
  inn: Array<number | null>,
  /** the top banner first */
  courtyard: Array<number | null>,
  /** beside the deck first */
  companions: Array<number | null>,
  travel_die: boolean,
  /** the visible commission of each town, in the order of the towns */
  commissions: Array<number | null>,
  upgrades: Array<Tile>,
  free_steeds: Array<Steed>,
  /** what the next merchant who chooses coins as good fortune gains */
  fortune_coins: number,
  free_shortcut: boolean,
  supply: Supply,
  decks: Decks,
  draft?: Array<Pair>,
  caravan?: CaravanView,
  /** open questions and what follows them, innermost last */
  doing: Array<Doing>,
  wagons: Array<Wagon>,
  /** what the automaton has besides what stands in its wagon */
  automaton?: AutomatonView,
  /** Of the viewer's own seat, while the game runs. Nobody is told another's: deeds are secret (F-187). */
  would?: Would,
  /** once the game is over */
  scores?: Array<Score>,
};

export type Wagon = {
  /** Behind a screen, but every gain and payment was public: what can be worked out is no secret (F-148). `null`: the automaton's before the end, where nobody may count them (P-103). */
  coins: number | null,
  prestige: number,
  lanterns: number,
  lantern_slots: number,
  quartz: number,
  horseshoes: number,
  inventory_slots: number,
  space: number,
  locked: Array<Face | null>,
  reserve: Array<Face>,
  spent: number,
  special_reserve: Array<Face>,
  pool: Array<Face>,
  /** is the last die of the pool an illuminated one? */
  pool_illuminated: boolean,
  /** how many of each good: basic, then upgraded, in the order of the goods */
  goods: [Array<number>, Array<number>],
  packing: Packing,
  heroes: Array<Rider>,
  commissions: Array<number>,
  /** `null`: one that the viewer does not know */
  deeds: Array<number | null>,
  companions: Array<CompanionView>,
  steeds: Array<Steed>,
  upgrades: Array<Tile>,
  log: Log,
};

export type Way = "on" | "back";

/**
 * What a seat would score if the game ended as it stands (F-191 to F-193).
 */
export type Would = {
  score: Score,
  /** own deeds that would give nothing yet */
  open: Array<number>,
};
