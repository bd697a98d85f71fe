// What changed since my last action: it keeps a blue edge until I act again.
import type { TableStore } from '../../../table.svelte'
import { told, type Board, type Event } from '../board'
import type { Entry } from '../../../wire/types'

/** The thing on the board that an event brought or changed. */
function named(e: Event): string | undefined {
  if (e.what === 'hero-shown') return `hero.${e.hero}`
  if (e.what === 'deed-shown') return `deed.${e.deed}`
  if (e.what === 'companion-shown') return `companion.${e.card}`
  if (e.what === 'commission-shown') return `commission.${e.commission}`
  if (e.what === 'market-die') return `market.${e.good}`
  if (e.what === 'changed') return `market.${e.to}`
}

/** Prestige that a seat won or lost since I last acted. */
export function gained(table: TableStore<Board>, seat: number): number {
  if (table.since === 0) return 0
  const events = told(table)
  let sum = 0
  for (let i = events.length - 1; i >= 0 && events[i].n > table.since; i--) {
    const event = events[i].event
    if (event?.what === 'prestige' && event.seat === seat) sum += event.by
  }
  return sum
}

let seen: { events: Entry<Event>[]; since: number; things: Set<string> } = { events: [], since: -1, things: new Set() }

/** Has this thing come, or changed, since I last acted? */
export function fresh(table: TableStore<Board>, thing: string): boolean {
  const [events, since] = [told(table), table.since]
  if (since === 0) return false
  if (seen.events !== events || seen.since !== since) {
    const things = new Set<string>()
    for (let i = events.length - 1; i >= 0 && events[i].n > since; i--) {
      const event = events[i].event
      const name = event && named(event)
      if (name) things.add(name)
    }
    seen = { events, since, things }
  }
  return seen.things.has(thing)
}
