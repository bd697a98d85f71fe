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

/** What a value is, so that it can be said. Said by a game, see its face. */
export interface Kind {
  /** it is the end of a message's id: `good-` */
  word?: string
  /** it is a number of this list of the catalog, whose entry has an `id` (or the key named in `key`) */
  card?: string
  key?: string
  /** its entries stand in this order; more than one: lists in lists */
  by?: Order[]
  /** it is a seat, or has one entry per seat */
  seat?: boolean
  /** it is a text of the rules */
  text?: boolean
  /** a time in milliseconds */
  ms?: boolean
  /** its game says it, from the value and the catalog */
  say?: (value: any, catalog: Catalog) => string
  /** its game makes a grid of places of it; `beside`: the group that it is in */
  grid?: (value: any, catalog: Catalog, beside: Record<string, unknown>) => Cell[][]
  /** the message for what is not there, or not known */
  nil?: string
  /**
   * where nothing lies, something printed below it counts: the entry of this list of the catalog that the field of the same seat
   * names by `key`, and its list that has one for each place
   */
  under?: { list: string; key: string; field: string }
  /** a word that an entry of this list of the catalog has at `key`: what that says is told, too */
  help?: { list: string; key: string }
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
  /** a race, in which each seat may have a `deadline` of its own */
  race?: boolean
  /** actions that are for good: they ask once more, with the words of the game, and no digit presses them */
  ends?: { verbs: string[]; ask: (board: any, seat: number, catalog: Catalog) => string; yes: string; no: string }
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

/**
 * Of a game that the page does not know: what its view calls `seats` has one entry for each of them, what it calls `turn` or `seat` is
 * one. A word of it, `good: salt`, is said by the message `GAME-good-salt`, if the game has one.
 */
export const strange: Kinds = { seats: 'seats', values: { turn: { seat: true }, seat: { seat: true } } }

export type Catalog = Record<string, any>
