// What is shown on its way to what is: wagons travel along the ring, dice roll. The sheet has the truth; this only
// catches up with it, at the pace of the settings, and any click ends it.
import { settings } from '../../../lib/settings.svelte'
import type { TableStore } from '../../../table.svelte'
import type { Board } from '../board'
import type { Entry } from '../../../wire/types'
import { line } from '../../../words/words.svelte'

interface Roll {
  kind: 'oracle' | 'ruins' | 'market' | 'lit'
  face: string
}

class Shown {
  /** by seat, where its wagon is drawn now: fractions are between two spaces, above 4 the ring goes on */
  spaces = $state<Record<number, number>>({})
  /** what somebody else just did */
  caption = $state('')
  roll = $state.raw<Roll | null>(null)
  private seen = -1
  private queue: Entry[] = []
  private running = false
  private skipped = false
  private table: TableStore<Board> | null = null

  /** Called whenever news arrives. */
  follow(table: TableStore<Board>) {
    const events = table.events
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
  private hold(fresh: Entry[]) {
    for (const { event } of fresh) {
      const back = event && (event.what === 'moved' ? (event.steps as number) : way(event))
      if (!back) continue
      const seat = event.seat as number
      if (this.spaces[seat] === undefined) this.spaces[seat] = ((event.to as number) - back + 5) % 5
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
  private async play(entry: Entry) {
    const table = this.table!
    const event = entry.event
    if (!event) return
    const others = typeof event.seat === 'number' && event.seat !== table.you
    if (others && entry.tale) this.caption = line(entry, table.names) ?? ''
    if (event.what === 'moved') await this.travel(event.seat as number, event.steps as number, event.to as number)
    else if (way(event)) await this.travel(event.seat as number, way(event), event.to as number)
    else if (rolls[event.what]) {
      this.roll = { kind: rolls[event.what], face: String(event.face ?? event.good) }
      await this.wait(700)
      this.roll = null
    } else if (others && entry.tale) await this.wait(500)
  }
  private async travel(seat: number, steps: number, to: number) {
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

const rolls: Record<string, Roll['kind']> = {
  oracle: 'oracle',
  'ruins-die': 'ruins',
  'market-die': 'market',
  'illuminated-die': 'lit',
}
function way(event: Record<string, unknown>): number {
  return event.what === 'horseshoe' ? (event.way === 'on' ? 1 : -1) : 0
}
function slow(): number {
  return settings.pace
}
function still(): boolean {
  return settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
}

export const shown = new Shown()
