// The board of Silk Road as the house has it, and what only the drawn table adds.
import type { Catalog, Desk, Good, Icon, Kind, Priced, View } from '../../wire/generated/silk-road'
import type { TableStore } from '../../table.svelte'

export type {
  Catalog,
  City,
  Desk,
  Good,
  Icon,
  Kind,
  Lies,
  PastDesk,
  PastView,
  Piece,
  View,
} from '../../wire/generated/silk-road'
export type Store = TableStore<View>
export const KINDS: Kind[] = ['straight', 'wide', 'tight']
/** Seven of each. */
export const EACH = 7
export const ROUNDS = 4

export const catalogOf = (table: Store) => table.catalog as Catalog | null
export const colourOf = (good: Good) => `var(--${good === 'lamp' ? 'oil' : good})`
export const seatColour = (seat: number) => `var(--seat-${(seat % 4) + 1})`
export const iconOf = (icon: Icon) => `mk-${icon}`
export const valueOf = (market: readonly Priced[], good: Good) => market.find((p) => p.good === good)?.value ?? 0
/** `+3`, `0`, `−2` */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
export const myDesk = (table: Store): Desk | undefined =>
  table.you === null ? undefined : table.sheet?.board.desks[table.you]

/** `61.8` seconds as a clock with tenths: `1:01.8` */
export function tenths(ms: number): string {
  const all = Math.floor(ms / 100)
  const [m, s] = [Math.floor(all / 600), Math.floor(all / 10) % 60]
  return `${m}:${String(s).padStart(2, '0')}.${all % 10}`
}

/** What the table shows: the road being built, what the last round brought, or what comes before the next signal. */
export type Moment = 'ready' | 'countdown' | 'race' | 'reveal' | 'award' | 'over'
/**
 * `looked`: the round whose roads were looked at; `award`: and now the tile that the last gets; `free`: nothing counts, so the last round
 * ends like any other.
 */
export function momentOf(table: Store, looked: number, award: boolean, free = false): Moment {
  const { board } = table.sheet!
  if (board.phase === 'over') return free && !table.ended && board.past ? 'reveal' : 'over'
  const stage = myDesk(table)?.stage
  const building = stage ? !['idle', 'ready'].includes(stage) : board.phase === 'trading'
  if (building) return 'race'
  if (typeof board.phase === 'object') return 'countdown'
  const idle = stage ? stage === 'idle' : board.desks.every((desk) => desk.stage === 'idle')
  if (!board.past || !idle || looked >= board.past.round) return 'ready'
  if (table.still && board.desks.some((desk) => desk.stage !== 'idle')) return 'ready'
  return award ? 'award' : 'reveal'
}
