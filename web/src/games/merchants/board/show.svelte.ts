// What is shown on its way to what is: wagons travel along the ring, dice roll. The sheet has the truth; this only
// catches up with it, at the pace of the settings, and any click ends it.
import { settings } from '../../../lib/settings.svelte'
import type { TableStore } from '../../../table.svelte'
import { told, type Board, type Event } from '../board'
import type { Entry } from '../../../wire/types'
import { line } from '../../../words/words.svelte'

interface Roll {
  kind: 'oracle' | 'ruins' | 'market' | 'lit'
  face: string
}

interface Journey {
  seat: number
  steps: number
  to: number
}
type News = Entry<Event>

class Shown {
  /** by seat, where its wagon is drawn now: fractions are between two spaces, above 4 the ring goes on */
  spaces = $state<Record<number, number>>({})
  /** what somebody else just did */
  caption = $state('')
  roll = $state.raw<Roll | null>(null)
  private seen = -1
  private queue: News[] = []
  private running = false
  private skipped = false
  private table: TableStore<Board> | null = null

  /** Called whenever news arrives. */
  follow(table: TableStore<Board>) {
    const events = told(table)
    const newest = events.at(-1)?.n ?? 0
    if (this.table !== table || this.seen < 0 || table.still) {
      this.table = table
      this.seen = newest
      return this.skip()
    }
    const fresh = events.filter((e) => e.n > this.seen)
    this.seen = newest
    if (still() || fresh.some((e) => e.undone)) return this.skip()
    this.hold(fresh)
    this.queue.push(...fresh)
    if (!this.running) void this.run()
  }
  /** Everything as it is, at once. */
  skip() {
    this.skipped = true
    this.queue = []
    this.spaces = {}
    this.caption = ''
    this.roll = null
  }
  /** Wagons that will move stay where they were until it is their turn to be shown. */
  private hold(fresh: News[]) {
    for (const { event } of fresh) {
      const trip = event && journey(event)
      if (!trip?.steps) continue
      if (this.spaces[trip.seat] === undefined) this.spaces[trip.seat] = (trip.to - trip.steps + 5) % 5
    }
  }
  private async run(): Promise<void> {
    this.running = true
    this.skipped = false
    while (this.queue.length) {
      const entry = this.queue.shift()!
      await this.play(entry)
      if (this.skipped) break
    }
    this.running = false
    if (this.queue.length) return this.run()
    this.spaces = {}
    this.caption = ''
    this.roll = null
  }
  private async play(entry: News) {
    const table = this.table!
    const event = entry.event
    if (!event) return
    const others = 'seat' in event && event.seat !== table.you
    if (others && entry.tale) this.caption = line(entry, table.names) ?? ''
    const trip = journey(event)
    const roll = rolled(event)
    if (trip) await this.travel(trip)
    else if (roll) {
      this.roll = roll
      await this.wait(700)
      this.roll = null
    } else if (others && entry.tale) await this.wait(500)
  }
  private async travel({ seat, steps, to }: Journey) {
    const from = (((to - steps) % 5) + 5) % 5
    const time = 320 * Math.abs(steps)
    const start = performance.now()
    for (let part = 0; part < 1 && !this.skipped;) {
      part = Math.min(1, (performance.now() - start) / (time * slow() || 1))
      const eased = part * part * (3 - 2 * part)
      this.spaces[seat] = from + steps * eased
      await new Promise(requestAnimationFrame)
    }
    delete this.spaces[seat]
  }
  private wait(ms: number): Promise<void> {
    const end = performance.now() + ms * slow()
    return new Promise((resolve) => {
      const look = () => (this.skipped || performance.now() >= end ? resolve() : setTimeout(look, 40))
      look()
    })
  }
}

/** A wagon moves along the ring, by its die or by a horseshoe. */
function journey(event: Event): Journey | null {
  if (event.what === 'moved') return event
  return event.what === 'horseshoe' ? { seat: event.seat, to: event.to, steps: event.way === 'on' ? 1 : -1 } : null
}
function rolled(event: Event): Roll | null {
  if (event.what === 'oracle') return { kind: 'oracle', face: String(event.face) }
  if (event.what === 'ruins-die') return { kind: 'ruins', face: String(event.face) }
  if (event.what === 'market-die') return { kind: 'market', face: event.good }
  return event.what === 'illuminated-die' ? { kind: 'lit', face: event.face } : null
}
function slow(): number {
  return settings.pace
}
function still(): boolean {
  return settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
}

export const shown = new Shown()
