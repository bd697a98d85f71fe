// A hint: asked for, thought about, shown until the table changes.
import { faces } from '../games'
import { keyOf } from '../house/sitting.svelte'
import type { TableStore } from '../table.svelte'
import { api, Refused } from '../wire/api'
import type { Offer, Problem, Way } from '../wire/types'
import { alone } from './alone'

/** The best ways, no more than a person wants to weigh. */
const WAYS = 4

interface Asked {
  /** the sheet that it is about */
  seq: number
  ways: Way[]
  problem: Problem | null
  thinking: boolean
}

export class Hint {
  private asked = $state.raw<Asked | null>(null)
  /** which way is looked at */
  picked = $state(0)
  /** its things on the table are marked */
  showing = $state(false)

  constructor(private readonly table: TableStore) {}

  /** There is something to choose, and somebody may say what is best. */
  may = $derived.by(() => {
    const { meta, sheet, you, still } = this.table
    if (still || !meta || !sheet || you === null || !this.table.myTurn || sheet.offers.length < 2) return false
    return !!faces[meta.game]?.advice && !!keyOf(meta.id, you) && alone(meta, you)
  })
  /** What is said now. A hint about another moment is none. */
  now = $derived.by(() => (this.may && this.asked?.seq === this.table.sheet?.seq ? this.asked : null))
  way = $derived(this.now?.ways[this.picked] ?? null)
  offer = $derived(this.offerOf(this.way))

  private offerOf(way: Way | null): Offer | null {
    return this.table.sheet?.offers.find((offer) => offer.act === way?.act) ?? null
  }

  async ask() {
    const { meta, sheet, you } = this.table
    const secret = meta ? keyOf(meta.id, you) : undefined
    if (!this.may || !meta || !sheet || !secret || this.now?.thinking) return
    const seq = sheet.seq
    this.picked = 0
    this.showing = false
    this.asked = { seq, ways: [], problem: null, thinking: true }
    const said = await api.hint(meta.id, secret).then(
      ({ ways }) => ({ ways: ways.filter((way) => this.offerOf(way)).slice(0, WAYS), problem: null }),
      (refused: unknown) => ({
        ways: [],
        problem: refused instanceof Refused ? refused.problem : { kind: 'unreachable', message: String(refused) },
      }),
    )
    // Whoever has closed it, or gone on, wants no answer any more.
    if (this.asked?.seq === seq) this.asked = { seq, thinking: false, ...said }
  }
  pick(place: number) {
    this.picked = place
    if (this.showing) this.mark()
  }
  /** Marks what this way touches, as if a person had pointed at it; or gives the light back. */
  show() {
    this.showing = !this.showing
    if (this.showing) this.mark()
    else this.table.narrow.clear()
  }
  private mark() {
    this.table.narrow.chosen = [...(this.offer?.on ?? [])]
  }
  play() {
    const offer = this.offer
    if (!offer || this.table.busy) return
    this.close()
    this.table.narrow.clear()
    void this.table.act(offer)
  }
  close() {
    if (this.showing) this.table.narrow.clear()
    this.showing = false
    this.asked = null
  }
}

const hints = new WeakMap<TableStore, Hint>()
/** The one hint of a table: its button and its panel stand in different places. */
export function hintAt(table: TableStore): Hint {
  let hint = hints.get(table)
  if (!hint) hints.set(table, (hint = new Hint(table)))
  return hint
}
