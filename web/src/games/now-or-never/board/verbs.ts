// The kinds of answers to the turn's question, each a button that asks for its things.
import type { Verb } from '../../../table/Acts.svelte'
import { verbOf } from '../../../lib/narrow.svelte'
import type { TableStore } from '../../../table.svelte'
import { say } from '../../../words/words.svelte'
import type { Board } from '../board'

const ICONS = { pay: 'job-build', recruit: 'i-people', march: 'stride', rest: 'bed' }
type Kind = keyof typeof ICONS
export const KINDS = Object.keys(ICONS) as Kind[]

/** `go` leads to where these things are, on a screen that does not show them all. */
export function verbsOf(table: TableStore<Board>, kinds: readonly Kind[], go: (things: string[]) => void): Verb[] {
  const { board, offers } = table.sheet!
  if (board.step !== 'turn' || !table.myTurn || table.still) return []
  return kinds.flatMap((verb) => {
    const things = [...new Set(offers.filter((offer) => verbOf(offer) === verb).map((offer) => offer.on[0]))]
    if (!things.length) return []
    return [{ verb, icon: ICONS[verb], word: say(`now-town-verb-${verb}`), n: things.length, go: () => go(things) }]
  })
}
