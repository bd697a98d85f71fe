// The shapes that cross the wire, as the house has them (`cargo xtask types`), and what only the page adds.
// See docs/protocol.md, "Over a socket".
import type * as house from './generated/house'

export type {
  Advice,
  AllAsked,
  AnyEvent,
  Chair,
  ChairAsked,
  Clocks,
  Costly,
  Ended,
  Gone,
  Line,
  Meta,
  Offer,
  Opening,
  OptionSpec,
  Part,
  Place,
  Plan,
  Rematch,
  Review,
  Seat,
  Seated,
  Shelf,
  Stage,
  Tempo,
  ToClient,
  ToServer,
  Way,
} from './generated/house'

/** A message of the locales with its arguments. The page makes some of its own: with messages inside, or plain text. */
export interface Text {
  id: string
  args?: Record<string, Arg>
}
export type Arg = house.Arg | Text | Text[] | { text: string }

/** Everything one viewer needs at this moment. `Board` is the view of the game. */
export type Sheet<Board = unknown> = house.Sheet<Board>

/** What would be after some actions. */
export interface Ahead<Board = unknown> {
  known: number
  sheet: Sheet<Board>
  ways: number
}

/** One entry of what a viewer saw. `Event` is what happens in the game. */
export interface Entry<Event = house.AnyEvent> extends Omit<house.Entry, 'event'> {
  event?: Event
}

/** Why something was refused; some kinds say more. The page has one of its own, and a newer house may have others. */
export interface Problem extends Omit<house.Problem, 'kind'> {
  kind: house.Kind | 'unreachable' | (string & {})
  [more: string]: unknown
}
