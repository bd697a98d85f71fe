// The shapes that cross the wire. See docs/protocol.md, "Over a socket".

export type Seat = number
/** A message of the locales with its arguments. */
export interface Text {
  id: string
  args?: Record<string, Arg>
}
export type Arg = string | number | Text | { seat: Seat } | { text: string } | Text[]

/** A button. `on`: the things it touches; clicking things narrows the list. */
export interface Offer {
  act: string
  mark: number
  label: Text
  on: string[]
}

export interface Place {
  seat: Seat
  place: number
  score: number
}

/** Everything one viewer needs at this moment. `Board` is the view of the game. */
export interface Sheet<Board = unknown> {
  seq: number
  you: Seat | null
  must: Seat[]
  deadline?: number
  board: Board
  prompt?: Text
  offers: Offer[]
  can_undo: boolean
  places?: Place[]
}

/** One entry of what a viewer saw. */
export interface Entry {
  n: number
  event?: { what: string; [key: string]: unknown }
  tale?: Text
  forced?: { seat: Seat }
  undone?: { seat: Seat; back_to: number }
}

export type Chair =
  | { kind: 'open' }
  | { kind: 'person'; name: string; here: boolean; stand_in: boolean }
  | { kind: 'bot'; bot: string }
  | { kind: 'automaton' }

export type Tempo =
  | { kind: 'none' }
  | { kind: 'live'; move_s: number; bank_s: number }
  | { kind: 'days'; days: number }

export type Stage = 'waiting' | 'running' | 'over'

/** What everybody may know about a table. */
export interface Meta {
  id: string
  name: string
  game: string
  rules: string
  options: Record<string, unknown>
  stage: Stage
  listed: boolean
  practice: boolean
  tempo: Tempo
  chairs: Chair[]
  /** SHA-256 of the seed; the seed itself once the game is over */
  commitment?: string
  seed?: string
  watching: number
  must: Seat[]
  round?: number
  places?: Place[]
  /** milliseconds of the server's own clock */
  opened: number
  last: number
  /** something that everybody should know: the rules were mended, the game was carried over */
  remark?: string
}

/** Per seat: what is left in the bank, and since when the clock runs (milliseconds of the table's clock). */
export interface Clocks {
  now: number
  seats: { bank_ms: number | null; deadline: number | null }[]
}

export interface Line {
  n: number
  who: string
  seat: Seat | null
  text: string
  at: number
}

/** A stored automatic answer: whenever this is asked, and its arguments fit, this is said. */
export interface Plan {
  prompt: string
  args: Record<string, Arg>
  do: string
}

export interface Problem {
  kind: string
  message: string
  rule?: Text
  [key: string]: unknown
}

// ---- client to server: one object per frame, with one key ----
export type ToServer =
  | { hello: { secret?: string; after?: number; chat_after?: number } }
  | { act: { id: string; do: string; mark?: number } }
  | { undo: { id: string } }
  | { ask_undo: { id: string } }
  | { answer_undo: { id: string; agree: boolean } }
  | { chat: { id: string; text: string } }
  | { note: { id: string; text: string } }
  | { plans: { id: string; plans: Plan[] } }
  | { back: { id: string } }
  | { ping: number }

// ---- server to client ----
export type ToClient =
  | { welcome: { you: Seat | null; meta: Meta; note: string; plans: Plan[] } }
  | { meta: Meta }
  /** the newest sheet, and the entries after `from` */
  | { now: { sheet: Sheet; from: number; events: Entry[]; clocks: Clocks; undo_asked: UndoAsked | null } }
  | { chat: Line[] }
  | { done: { id: string; seq: number } }
  | { no: { id: string | null; error: Problem } }
  | { pong: { ping: number; now: number } }
  | { bye: { why: string } }

/** Somebody asks to take back more than the law allows; everybody must agree. */
export interface UndoAsked {
  by: Seat
  agreed: Seat[]
}

export interface Shelf {
  game: string
  rules: string
  options: OptionSpec[]
  bots: string[]
  /** who plays against somebody who names nobody */
  usual: string
  seats: number[]
}
export interface OptionSpec {
  name: string
  default: unknown
  values?: unknown[]
  kind?: string
  rules: string[]
}
