// What a seat won and lost since the viewer last acted: a small +1 or −1 stays beside the number until then.
import type { TableStore } from '../../../table.svelte'
import type { Board } from '../board'

/** Those whose every change is an event of its own; quartz and horseshoes also leave as gifts. */
export type Counted = 'coins' | 'prestige' | 'lanterns'

export function change(table: TableStore<Board>, seat: number, what: Counted): number {
  if (table.since === 0) return 0
  const undone = new Set<number>()
  let sum = 0
  for (let i = table.events.length - 1; i >= 0 && table.events[i].n > table.since; i--) {
    const { n, event, undone: back } = table.events[i]
    if (back) for (let k = back.back_to + 1; k < n; k++) undone.add(k)
    if (event?.what === what && event.seat === seat && !undone.has(n)) sum += event.by as number
  }
  return sum
}
