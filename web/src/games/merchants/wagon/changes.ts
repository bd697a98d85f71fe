// What a seat won and lost since the viewer last acted: a small +1 or −1 stays beside the number until then.
import type { TableStore } from '../../../table.svelte'
import type { Board } from '../board'

export type Counted = 'coins' | 'prestige' | 'lanterns' | 'quartz' | 'horseshoes'

/** A quartz on an ability and a horseshoe under way are told as what they were used for. */
const spentAs: Record<string, Counted> = { ability: 'quartz', horseshoe: 'horseshoes' }

export function change(table: TableStore<Board>, seat: number, what: Counted): number {
  if (table.since === 0) return 0
  const undone = new Set<number>()
  let sum = 0
  for (let i = table.events.length - 1; i >= 0 && table.events[i].n > table.since; i--) {
    const { n, event, undone: back } = table.events[i]
    if (back) for (let k = back.back_to + 1; k < n; k++) undone.add(k)
    if (!event || event.seat !== seat || undone.has(n)) continue
    if (event.what === what) sum += event.by as number
    else if (spentAs[event.what] === what) sum -= 1
  }
  return sum
}
