// What moves: only what has just happened, once, and only opacity and transform. The sheet has the truth, nothing waits for it.
import { settings } from '../../../lib/settings.svelte'
import type { TableStore } from '../../../table.svelte'
import { told, type Board, type Event } from '../board'

/** Of one space, of a hit, and between two things of a production. */
export const [TRAVEL, HIT, THING] = [320, 240, 90]

export const moves = () => settings.pace !== 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** What is new since it was last asked. What was there before, was taken back, or is looked at in a replay moves nothing. */
export class News {
  private at = -1
  private of: object | null = null
  take(table: TableStore<Board>): Event[] {
    const all = told(table)
    const [from, newest] = [this.of === table ? this.at : -1, all.at(-1)?.n ?? 0]
    this.of = table
    this.at = newest
    if (from < 0 || table.still || !moves()) return []
    const fresh = all.filter(({ n }) => n > from)
    return fresh.some((entry) => entry.undone) ? [] : fresh.flatMap(({ event }) => (event ? [event] : []))
  }
}

const pips = new WeakMap<Element, number>()
/** Of a row of which so many are left: those that have just gone are hit. */
export const hits = (left: number) => (row: Element) => {
  const before = pips.get(row) ?? left
  pips.set(row, left)
  if (!moves()) return
  for (const pip of [...row.children].slice(left, before))
    pip.animate({ opacity: [1, 0.3, 1], transform: ['scale(1.4)', 'none'] }, { duration: HIT, easing: 'ease-out' })
}
