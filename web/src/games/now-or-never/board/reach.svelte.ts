// Where a hero action would lead, shown before an arrow is chosen: a click on a space takes the shortest arrow that goes there for
// the fewest hearts. Keys and readers choose the arrow first, as the house asks.
import { verbOf } from '../../../lib/narrow.svelte'
import type { TableStore } from '../../../table.svelte'
import type { Offer } from '../../../wire/types'
import { After } from '../after.svelte'
import type { Board } from '../board'

export interface Way {
  march: Offer
  hearts: number
}
const number = (offer: Offer, of: string) => Number(offer.label.args?.[of] ?? 0)

class Reach {
  private afters = [0, 1, 2].map((arrow) => ({ act: `march ${arrow}`, after: null as unknown as After }))
  constructor(private readonly table: TableStore<Board>) {
    for (const one of this.afters) one.after = new After(table, one.act)
  }
  look() {
    for (const { after } of this.afters) void after.look()
  }
  private found = $derived.by(() => {
    const ways = new Map<string, Way>()
    const { sheet, narrow, myTurn, still } = this.table
    if (!sheet || !myTurn || still || narrow.begun || sheet.board.step !== 'turn') return ways
    for (const { act, after } of this.afters) {
      const march = sheet.offers.find((offer) => offer.act === act)
      if (!march || after.known?.now !== sheet) continue
      for (const offer of after.known.then?.offers ?? []) {
        // The last heart is nothing to lose by the way.
        if (!['go', 'charge'].includes(verbOf(offer)) || offer.label.id.endsWith('-last')) continue
        const [hearts, best] = [number(offer, 'hearts'), ways.get(offer.on[0])]
        const shorter = best && hearts === best.hearts && number(march, 'n') < number(best.march, 'n')
        if (!best || hearts < best.hearts || shorter) ways.set(offer.on[0], { march, hearts })
      }
    }
    return ways
  })
  way(space: number): Way | null {
    return this.found.get(`space.${space}`) ?? null
  }
}
const known = new WeakMap<object, Reach>()
export function reachAt(table: TableStore<Board>): Reach {
  let found = known.get(table)
  if (!found) {
    $effect.root(() => void (found = new Reach(table)))
    known.set(table, found!)
  }
  return found!
}
