// Written by `cargo xtask types` from the types of the house. Do not change it by hand.
import type { Seat, SeatSet, Text, Verb } from './house'

export type BoughtView = {
  good: Good,
  cells: [number, number],
  doubled: boolean,
  points: number,
};

/**
 * The trade card of this round.
 */
export type Card = {
  card: number,
  cities: [City, City],
  icons: Array<Icon>,
};

/**
 * The board, the tiles, the trade cards.
 */
export type Catalog = {
  name: string,
  id: string,
  /** of a cell, counter-clockwise from the east */
  sides: Array<string>,
  cells: Array<Cell>,
  /** the two cells of each edge */
  edges: Array<[number, number]>,
  cities: Array<CityPlace>,
  goods: Array<Good>,
  pieces: Array<PieceView>,
  icons: Array<Icon>,
  cards: Array<TradeCard>,
  /** what the places of the market bring, by round */
  slots: Array<Array<number>>,
  dots_per_good: number,
  seconds: number,
  verbs: Array<Verb>,
};

export type Cell = {
  cell: number,
  q: number,
  r: number,
  /** its middle */
  x: number,
  y: number,
};

export type City = "dunhuang" | "turfan" | "samarkand" | "palmyra" | "hormuz" | "lhasa";

export type CityPlace = {
  city: City,
  cell: number,
  /** sides of its cell */
  gates: Array<number>,
};

export type Clock = "live" | "own" | "off";

/**
 * One player's place at the table.
 */
export type Desk = {
  score: number,
  gains: Array<number>,
  goods: number,
  /** bonus tiles, by kind */
  bonus: [number, number, number],
  /** `idle`, `ready`, `building`, `arrived` or `late` */
  stage: string,
  /** when the building ends at the latest */
  deadline?: number,
  since?: number,
  /** how long it took */
  after?: number,
  /** the how-manieth to arrive, from 0 */
  nth?: number,
  /** the viewer's own */
  own?: Own,
};

export type Event = { "what": "round", round: number, }
  | { "what": "entered", good: Good, value: number, }
  | { "what": "card", card: number, from: City, to: City, }
  | { "what": "market", icon: Icon, goods: Array<Good>, }
  | { "what": "ready", seat: Seat, }
  | { "what": "countdown", start: number, }
  | { "what": "started", deadline: number | null, }
  | { "what": "began", seat: Seat, deadline: number | null, }
  | { "what": "map", map: Map, }
  | { "what": "placed", cell: number, tile: Tile, }
  | { "what": "turned", cell: number, tile: Tile, }
  | { "what": "moved", cell: number, to: number, }
  | { "what": "lifted", cell: number, }
  | { "what": "arrived", seat: Seat, after: number | null, }
  | { "what": "time-up", seats: SeatSet, }
  | { "what": "route", seat: Seat, sheet: number, board: Array<Lies>, tiles: number, qualified: boolean, }
  | { "what": "rank", seat: Seat, points: number, }
  | { "what": "length", seat: Seat, tiles: number, }
  | { "what": "bought", seat: Seat, good: Good, cells: [number, number], doubled: boolean, points: number, }
  | { "what": "scored", seat: Seat, rank: number, length: number, goods: number, score: number, }
  | { "what": "bonus-tile", seat: Seat, kind: Kind, }
  | { "what": "no-bonus-tile" }
  | { "what": "spent", seat: Seat, kind: Kind, }
  | { "what": "title", seat: Seat, title: string, }
  | { "what": "over" };

export type Good = "wheat" | "spice" | "jewel" | "silk" | "lamp" | "tea";

export type Icon = "down" | "up" | "swap" | "reverse" | "same";

/**
 * A dot of the answer key: between these cells.
 */
export type KeyDot = {
  good: Good,
  cells: [number, number],
  x: number,
  y: number,
};

export type Kind = "straight" | "wide" | "tight";

/**
 * A tile and where it lies.
 */
export type Lies = {
  cell: number,
  kind: Kind,
  turn: number,
  bonus: boolean,
};

/**
 * A product map as it is printed: places, no hexagons (R-016, 4.1).
 */
export type Map = {
  /** printed in the corner */
  sheet: number,
  /** C13: the map lies upside down, and an arrow says so */
  upside_down: boolean,
  dots: Array<Mark>,
};

/**
 * A coloured dot; lengths are thousandths of a hexagon's width from the middle.
 */
export type Mark = {
  good: Good,
  x: number,
  y: number,
};

/**
 * What only its owner sees while trading.
 */
export type Own = {
  board: Array<Lies>,
  /** how many of each piece are left, in the order of the pieces */
  tray: Array<number>,
  map: Map,
};

export type PastDesk = {
  sheet: number,
  key: Array<KeyDot>,
  board: Array<Lies>,
  bonus: [number, number, number],
  after?: number,
  qualified: boolean,
  /** the cells of the route in order */
  route: Array<number>,
  bought: Array<BoughtView>,
  tiles: number,
  rank: number,
  length: number,
  goods: number,
  gain: number,
};

/**
 * The round before this one, with everything that was hidden in it.
 */
export type PastView = {
  round: number,
  cities: [City, City],
  market: Array<Priced>,
  desks: Array<PastDesk>,
};

export type Phase = "ready" | { "countdown": { start: number, } } | "trading" | "over";

export type Piece = "straight" | "wide" | "tight" | "bonus-straight" | "bonus-wide" | "bonus-tight";

export type PieceView = {
  piece: Piece,
  kind: Kind,
  bonus: boolean,
  step: number,
  turns: number,
  /** what it joins, and what a bonus tile does */
  says: Array<Text>,
};

export type Priced = {
  good: Good,
  value: number,
};

/**
 * A tile as it lies: it joins the sides `turn` and `turn + kind.step()`.
 */
export type Tile = {
  kind: Kind,
  turn: number,
  bonus: boolean,
};

/**
 * A trade card.
 */
export type TradeCard = {
  cities: [City, City],
  /** applied from left to right */
  icons: Array<Icon>,
};

export type View = {
  round: number,
  phase: Phase,
  clock: Clock,
  card: Card,
  /** the dearest first */
  market: Array<Priced>,
  /** trade cards that may still come */
  cards_to_come: Array<number>,
  /** how many of each icon may still come, where they are drawn apart from the cards */
  icons_to_come?: Array<number>,
  /** bonus tiles that can still be won; the next first where their order is known */
  bonus_to_come: Array<Kind>,
  spent: number,
  /** hexagons are drawn on the map, too */
  map_grid: boolean,
  desks: Array<Desk>,
  past?: PastView,
};
