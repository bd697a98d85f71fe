// Which part of the counter is open: the one that the question is about, until somebody turns it.
import type { TableStore } from '../../../table.svelte'
import type { Board } from '../board'

export const TABS = ['square', 'grid', 'market', 'bot'] as const
export type Tab = (typeof TABS)[number]

const ASKS: Record<string, Tab> = {
  build: 'grid',
  swap: 'grid',
  turn: 'square',
  gear: 'square',
  villager: 'square',
  draw: 'square',
  'keep-order': 'square',
  die: 'square',
  'solo-token': 'bot',
  'solo-recruit': 'bot',
}

class Counter {
  private turned = $state.raw<{ at: string; tab: Tab } | null>(null)
  constructor(private readonly table: TableStore<Board>) {}
  private question = $derived.by(() => {
    const board = this.table.sheet?.board
    return `${board?.season} ${board?.step} ${this.table.myTurn}`
  })
  private asked = $derived.by((): Tab => ASKS[this.table.sheet?.board.step ?? ''] ?? 'square')
  tab = $derived.by((): Tab => (this.turned?.at === this.question ? this.turned.tab : this.asked))
  /** counts how often somebody wanted to see something: on a phone it lies behind a tab */
  wanted = $state(0)

  /** Somebody has turned it, and it is still the same question. */
  get open(): boolean {
    return this.turned?.at === this.question
  }
  close() {
    this.turned = null
  }
  turn(tab: Tab) {
    this.turned = { at: this.question, tab }
    this.wanted++
  }
}

const counters = new WeakMap<object, Counter>()
export function counterAt(table: TableStore<any>): Counter {
  let found = counters.get(table)
  if (!found) {
    $effect.root(() => void (found = new Counter(table)))
    counters.set(table, found!)
  }
  return found!
}
