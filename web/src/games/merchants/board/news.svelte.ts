// What changed since my last action: it keeps a blue edge until I act again.
import type { TableStore } from '../../../table.svelte'
import type { Board } from '../board'
import type { Entry } from '../../../wire/types'

const named: Record<string, (e: Record<string, unknown>) => string> = {
  'hero-shown': (e) => `hero.${e.hero}`,
  'deed-shown': (e) => `deed.${e.deed}`,
  'companion-shown': (e) => `companion.${e.card}`,
  'commission-shown': (e) => `commission.${e.commission}`,
  'market-die': (e) => `market.${e.good}`,
  changed: (e) => `market.${e.to}`,
}

/** Prestige that a seat won or lost since I last acted. */
export function gained(table: TableStore<Board>, seat: number): number {
  if (table.since === 0) return 0
  let sum = 0
  for (let i = table.events.length - 1; i >= 0 && table.events[i].n > table.since; i--) {
    const event = table.events[i].event
    if (event?.what === 'prestige' && event.seat === seat) sum += event.by as number
  }
  return sum
}

let seen: { events: Entry[]; since: number; things: Set<string> } = { events: [], since: -1, things: new Set() }

/** Has this thing come, or changed, since I last acted? */
export function fresh(table: TableStore<Board>, thing: string): boolean {
  const { events, since } = table
  if (since === 0) return false
  if (seen.events !== events || seen.since !== since) {
    const things = new Set<string>()
    for (let i = events.length - 1; i >= 0 && events[i].n > since; i--) {
      const event = events[i].event
      const name = event && named[event.what]
      if (name) things.add(name(event))
    }
    seen = { events, since, things }
  }
  return seen.things.has(thing)
}
