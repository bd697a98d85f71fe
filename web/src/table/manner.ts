// How the table of a game is asked: what a drawn table says once (`TableStore.manner`), so that the parts it is built from need
// know no game. Whatever is left out is not there in that game.
import type { TableStore } from '../table.svelte'
import type { Offer, Text } from '../wire/types'

/** What is one's own, among the parts of a table: it is always in sight, on a small screen behind a tab of its own. */
export const OWN = 'own'

export interface Manner<Board = any> {
  /** Several actions of one kind are gathered by pointing at these things, and done together; `then`: an action that is meant, too. */
  basket?: { verb: string; holds: (thing: string) => boolean; then?: string }
  /** It helps at any question, so that it is not what the question is about. */
  helps?: (offer: Offer) => boolean
  /** The No to a question: always a button, whatever on the table stands for it, too. */
  declines?: (offer: Offer) => boolean
  /** Of several answers the one that is meant, if nothing is said against it: the button that stands out. */
  prime?: (left: readonly Offer[], chosen: readonly string[]) => Offer | undefined
  /** Of several answers the one that a click on these things gives at once, where the others have a way of their own. */
  atOnce?: (left: readonly Offer[], chosen: readonly string[]) => Offer | undefined
  /** What may be done at any time, told in a few words each (`Anytime`); `go`: where it is done, if that lies elsewhere. */
  anytime?: (offers: readonly Offer[], table: TableStore<Board>) => Chip[]
  /** The part of the table that these things belong to, or `OWN`. */
  spot?: (things: readonly string[]) => string | null
  /** The drawing of a thing, and the colour that a drawing has. */
  icon?: (thing: string) => string | null
  colour?: (icon: string) => string | undefined
  /** The name of a thing that has no drawing. */
  word?: (thing: string) => string
  /** What an action costs, as its label says it. */
  cost?: (label: Text) => Cost | null
  /** A shorter label, where something beside it says the rest. */
  brief?: (offer: Offer, table: TableStore<Board>, compact: boolean) => string | undefined
  /** The question, with what is still possible and nothing else. */
  ask?: (board: Board, offers: readonly Offer[], prompt: Text) => Text
}

/** Something that may be done at any time, as a button of the strip. */
export interface Chip {
  /** the thing that it begins with */
  on: string
  icon?: string
  word: string
  cost?: { icon: string; n: string }
  /** in place of choosing that thing */
  go?: () => void
}

export interface Cost {
  icon: string
  n: number
}
