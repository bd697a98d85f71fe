// What was gathered in vain, in a sentence to the reader.
import type { TableStore } from '../../../table.svelte'
import { say, seatName } from '../../../words/words.svelte'
import type { Board } from '../board'

export function whyWords(table: TableStore<Board>): string {
  const own = table.you === null ? undefined : table.sheet?.board.scores?.[table.you]
  if (!own) return ''
  const n = Math.abs(own.coins - own.prestige)
  if (!n) {
    const first = table.places.find(({ place }) => place === 1)
    const most = first && table.sheet?.board.scores?.[first.seat]
    if (!first || !most || first.seat === table.you || most.base <= own.base)
      return say('merchants-end-level', { base: own.base })
    const name = { text: seatName(first.seat, table.names) }
    return say('merchants-end-level-lost', { base: own.base, name, n: most.base })
  }
  return say(own.coins > own.prestige ? 'merchants-end-coins' : 'merchants-end-prestige', { n, base: own.base })
}
