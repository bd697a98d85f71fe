// A hint: asked for, thought about, shown until the table changes.
import { keyOf } from '../house/sitting.svelte'
import type { TableStore } from '../table.svelte'
import { api, Refused } from '../wire/api'
import type { Offer, Problem, Way } from '../wire/types'
import { alone } from './alone'

/** The best ways, no more than a person wants to weigh. */
const WAYS = 4

interface Asked {
  /** the question that it is about */
  question: string
  ways: Way[]
  problem: Problem | null
  thinking: boolean
}

export class Hint {
  private asked = $state.raw<Asked | null>(null)
  /** which way is looked at */
  picked = $state(0)

  constructor(private readonly table: TableStore) {}

  /** There is something to choose, and somebody may say what is best. */
  may = $derived.by(() => {
    const { meta, sheet, you, still } = this.table
    if (still || !meta || !sheet || you === null || !this.table.myTurn || sheet.offers.length < 2) return false
    return meta.advice && !!keyOf(meta.id, you) && alone(meta, you)
  })
  /** Some actions are no news, so that counting news is not enough: the buttons tell one question from the next. */
  private question = $derived.by(() => {
    const { seq, offers } = this.table.sheet ?? { seq: 0, offers: [] }
    return `${seq} ${offers.map(({ act, mark }) => `${act} ${mark}`).join()}`
  })
  /** What is said now. A hint about another moment is none. */
  now = $derived.by(() => (this.may && this.asked?.question === this.question ? this.asked : null))
  way = $derived(this.now?.ways[this.picked] ?? null)
  offer = $derived(this.offerOf(this.way))
  /** Its things on the table are marked, and nothing else: whoever points elsewhere goes their own way. */
  showing = $derived.by(() => {
    const [on, { chosen }] = [this.offer?.on ?? [], this.table.narrow]
    return on.length > 0 && chosen.length === on.length && on.every((thing) => chosen.includes(thing))
  })

  private offerOf(way: Way | null): Offer | null {
    return this.table.sheet?.offers.find((offer) => offer.act === way?.act) ?? null
  }

  async ask() {
    const { meta, you } = this.table
    const secret = meta ? keyOf(meta.id, you) : undefined
    if (!this.may || !meta || !secret || this.now?.thinking) return
    const question = this.question
    this.picked = 0
    this.asked = { question, ways: [], problem: null, thinking: true }
    const said = await api.hint(meta.id, secret).then(
      ({ ways }) => ({ ways: ways.filter((way) => this.offerOf(way)).slice(0, WAYS), problem: null }),
      (refused: unknown) => ({
        ways: [],
        problem: refused instanceof Refused ? refused.problem : { kind: 'unreachable', message: String(refused) },
      }),
    )
    // Whoever has closed it, or gone on, wants no answer any more.
    if (this.asked?.question === question) this.asked = { question, thinking: false, ...said }
  }
  pick(place: number) {
    const shown = this.showing
    this.picked = place
    if (shown) this.mark()
  }
  /** Marks what this way touches, as if a person had pointed at it; or gives the light back. */
  show() {
    if (this.showing) this.table.narrow.clear()
    else this.mark()
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
    this.asked = null
  }
}

const hints = new WeakMap<TableStore, Hint>()
/** The one hint of a table: its button and its panel stand in different places. */
export function hintAt(table: TableStore): Hint {
  const known = hints.get(table)
  if (known) return known
  // It belongs to the table, not to whichever part of the screen asked first and may leave first.
  let hint!: Hint
  $effect.root(() => void (hint = new Hint(table)))
  hints.set(table, hint)
  return hint
}
