// What the plain view shows: facts with names, made from a board by walk.ts.
import type { Part } from './there'

export type Fact =
  | { kind: 'value'; id: string; label: string; value: string }
  | { kind: 'list'; id: string; label: string; items: string[]; folded: boolean; numbered: boolean }
  | { kind: 'group'; id: string; label: string; facts: Fact[]; folded: boolean }
  | { kind: 'grid'; id: string; label: string; rows: Cell[][] }

/** A place of a grid. `thing`: what offers call it. */
export interface Cell {
  thing: string
  name: string
  text: string
  empty: boolean
}

/** The words of a list in a fixed order: of the catalog, or written down. */
export interface Order {
  list: string | string[]
  /** where an entry of the catalog has its word */
  key?: string
  word: string
}

/** What a value is, so that it can be said. Data of a game, see kinds/. */
export interface Kind {
  /** it is the end of a message's id: `good-` */
  word?: string
  /** it is a number of this list of the catalog, whose entry has an `id` (or the key named in `key`) */
  card?: string
  key?: string
  /** its entries stand in this order; more than one: lists in lists */
  by?: Order[]
  /** it is a short phrase: see `phrases` */
  phrase?: string
  /** it is a seat, or has one entry per seat */
  seat?: boolean
  /** it is a text of the rules */
  text?: boolean
  /** a time in milliseconds */
  ms?: boolean
  /** goods in a grid: only how full it is */
  packed?: boolean
  /** tiles on numbered cells that the catalog places */
  grid?: {
    cells: string
    thing: string
    pieces: string
    sides: string
    cities?: string
    /** the beginnings of the messages that name a piece, a side and a city */
    word: string
    side: string
    city?: string
    /** the group beside it whose points are told in the nearest cell too, their list, and the beginning of their words */
    marks?: { in: string; list: string; word: string }
  }
  /** points near cells */
  near?: { cells: string; word: string }
  /** the message for what is not there, or not known */
  nil?: string
  /**
   * where nothing lies, something printed below it counts: the entry of this list of the catalog that the field of the same seat
   * names by `key`, and its list that has one for each place
   */
  under?: { list: string; key: string; field: string }
  /** it has a message `card-help-…` that says what it does */
  help?: boolean
  /** its places have numbers */
  numbered?: boolean
  hide?: boolean
  fold?: boolean
}

export interface Kinds {
  /** the part of the board with one entry per seat */
  seats: string
  /** lists of the catalog that belong to the board: a map */
  also?: string[]
  /** by path (`wagons.goods`) or by key (`good`) */
  values: Record<string, Kind>
  /** patterns of phrases and the messages that say them, the first that fits; see phrase.ts */
  phrases?: Record<string, Record<string, string>>
  /** words of arguments inside phrases: `{side}` is the end of `side-…` */
  parts?: Record<string, string>
  /** a race, in which each seat may have a `deadline` of its own */
  race?: boolean
  /** actions that end a road for good: they ask once more, and no digit presses them */
  ends?: string[]
  /**
   * by verb: the list of the catalog that says what the first thing of an offer does, and the field of its entry that names
   * another; `from`: what stands before is in the label already */
  about?: Record<
    string,
    {
      list: string
      key?: string
      from?: number
      then?: { field: string; list: string }
      /** the entry is a place: what waits there, and the message for a place where nothing does */
      there?: Part[]
      nothing?: string
    }
  >
  /** the sides of the boards, where the catalog has a list for each */
  sides?: string[]
  /** letters that no message id can have */
  spelling?: Record<string, string>
}

export type Catalog = Record<string, any>
