// One table's race as this browser sees it: the road being drawn, and which round's roads were looked at.
import { untrack } from 'svelte'
import { keyOf } from '../../house/sitting.svelte'
import { placeOf } from '../../lib/store'
import { api } from '../../wire/api'
import type { Event, Lies } from '../../wire/generated/silk-road'
import type { Entry } from '../../wire/types'
import { momentOf, myDesk, catalogOf, EACH, KINDS, type Store } from './board'
import { board as lay } from './pen/difference'
import { Drawing } from './pen/drawing.svelte'
import { geometryOf } from './pen/geometry'
import type { Supply } from './pen/pen'
import { helps } from './practice/helps.svelte'
import { Practice, practises } from './practice/practice.svelte'

/** The best roads of a round that is over, one for each sheet. */
export interface Insight {
  round: number
  best: { seat: number; goods: number; tiles: number; board: Lies[] }[]
}

export class Race {
  drawing = $state.raw<Drawing | null>(null)
  /** the last round whose roads were looked at to the end */
  private looked = $state(0)
  /** of that round, the bonus tile is shown now */
  private award = $state(false)

  /** the best road lies over the one that is looked at */
  best = $state(true)
  /** whose road is looked at; `null`: one's own, or the first's */
  private chosen = $state<number | null>(null)
  /** grows when the goods are counted again */
  counts = $state(0)
  /** the best roads of the last round, once the house has worked them out */
  insight = $state.raw<Insight | null>(null)
  private asked = 0

  constructor(private readonly table: Store) {}

  private alone = $derived.by(() => practises(this.table))
  /** the tries of whoever practises here */
  practice = $derived.by(() => (this.alone ? new Practice(this.table) : null))
  /** nothing counts here: there is always a next try, and no end */
  free = $derived.by(() => !!this.practice && !!this.table.meta?.practice)
  /** Where nobody races, what helps the eye may be switched on. */
  helped = $derived.by(() => !!this.practice || this.table.sheet?.board.clock === 'off')
  /** hexagons on the map, by the switch */
  grid = $derived(this.helped && helps.grid)
  /** no rings on the map, by the switch */
  plainly = $derived(this.helped && !helps.rings)

  shown = $derived.by(() => this.chosen ?? this.table.you ?? this.table.places[0]?.seat ?? 0)
  show(seat: number) {
    this.chosen = seat
    this.counts++
  }
  /** In a replay the house has worked out the last round of the game only. */
  async wonder() {
    const { past } = this.table.sheet?.board ?? {}
    const { meta } = this.table
    if (!past || !meta || this.asked === past.round) return
    this.asked = past.round
    const found = await api.insight(meta.id, keyOf(meta.id, this.table.you)).catch(() => null)
    const insight = (found?.insight ?? null) as Insight | null
    this.insight = insight?.round === past.round ? insight : null
    if (this.insight && this.table.you !== null) this.practice?.told(this.insight.best[this.table.you])
  }

  moment = $derived.by(() => momentOf(this.table, this.looked, this.award, this.free))
  /** who got a bonus tile at the end of the last round */
  winner = $derived.by(() => {
    const { events } = this.table as { events: Entry<Event>[] }
    const at = events.map(({ event }) => event?.what).lastIndexOf('scored')
    const won = events.slice(at + 1).find(({ event }) => event?.what === 'bonus-tile')?.event
    return at >= 0 && won?.what === 'bonus-tile' ? won : null
  })

  /** Called with every sheet. */
  follow() {
    const { table } = this
    const { sheet, meta, you } = table
    this.practice?.follow()
    const own = myDesk(table)?.own
    const building = !table.still && !table.resigned && !table.ended && own && myDesk(table)?.stage === 'building'
    const key = building ? placeOf('road', meta?.id, you, sheet!.board.round) : null
    if (key === (this.drawing?.round.key ?? null)) return this.drawing?.heard()
    this.drawing?.close()
    this.drawing = key ? this.begin(key) : null
  }
  private begin(key: string): Drawing {
    const { table } = this
    const desk = myDesk(table)!
    const [from, to] = table.sheet!.board.card.cities
    const supply = Object.fromEntries(
      KINDS.flatMap((kind, i) => [
        [kind, EACH],
        [`bonus-${kind}`, desk.bonus[i]],
      ]),
    ) as Supply
    const geometry = geometryOf(catalogOf(table)!)
    const { deadline } = desk
    return new Drawing(
      { key, geometry, supply, from, to, deadline, now: () => table.now() },
      {
        act: (act) => table.do(act),
        board: () => lay(myDesk(table)?.own?.board ?? []),
        open: () => myDesk(table)?.stage === 'building',
        line: () => table.reach(),
      },
    )
  }
  /** Enough of the last round. */
  onward() {
    if (this.free) void this.practice?.again()
    else if (this.moment === 'reveal' && this.winner) this.award = true
    else {
      this.award = false
      this.looked = this.table.sheet?.board.past?.round ?? 0
    }
  }
}

const races = new WeakMap<Store, Race>()
/** It is drawn in several places. */
export function raceAt(table: Store): Race {
  const known = races.get(table)
  if (known) return known
  let made!: Race
  untrack(() => $effect.root(() => void (made = new Race(table))))
  races.set(table, made)
  return made
}
