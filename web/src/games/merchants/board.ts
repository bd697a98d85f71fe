// The board and the cards of Merchants, as the house has them (`cargo xtask types`), and what only the drawn table adds.
// See docs/protocol.md, "The board of Merchants".
import type { TableStore } from '../../table.svelte'
import { DISTRICTS, type District, type Event, type Face, type View } from '../../wire/generated/merchants'
import type { Entry } from '../../wire/types'

export { DISTRICTS, GOODS, LUCKS, SIDES, TOWNS } from '../../wire/generated/merchants'
export type {
  ActionCard,
  Catalog,
  CommissionCard,
  CompanionCard,
  DeedCard,
  District,
  Doing,
  Event,
  EventCard,
  Face,
  Good,
  HeroCard,
  Luck,
  Packing,
  Score,
  Section,
  Side,
  Tile,
  Town,
  View as Board,
  Wagon,
  Would,
} from '../../wire/generated/merchants'

/** What this viewer saw, as Merchants tells it. */
export const told = (table: TableStore<View>) => table.events as Entry<Event>[]

/** The places of the dark market and of the ruins, the way their markers go. */
export type DarkPlace = View['dark_market']
export const DARK = ['south', 'west', 'north', 'east'] as const satisfies DarkPlace[]
export type RuinsPlace = View['ruins']
export const RUINS = ['bottom-left', 'top-left', 'top-right', 'bottom-right'] as const satisfies RuinsPlace[]

/** The two districts beside a space of the Ringway. */
export function beside(space: number): [District, District] {
  return [DISTRICTS[space % 5], DISTRICTS[(space + 1) % 5]]
}

/** Drawings of the sprite whose name is not the word of the game. */
const pictures: Record<string, string> = {
  'lil-dumplin': 'dumplin',
  scorpion: 'snow-bee',
  'blazing-quartz-mine': 'b-mine',
  'queens-eyes-surveyor': 'b-surveyor',
  'icebreaker-harbor': 'b-harbor',
  'merchants-guildhall': 'b-guildhall',
  'oracle-of-lumi': 'b-oracle',
  'candle-and-quartz': 'b-candle',
  'othos-lanternworks': 'b-lanternworks',
  'guildmasters-mansion': 'b-mansion',
  'yedls-workshop': 'b-workshop',
  'frosted-filigree': 'b-filigree',
  inn: 'd-inn',
  bazaar: 'd-bazaar',
  commissions: 'd-commissions',
  yurg: 'd-yurg',
  'dark-market': 'd-dark',
}
export function picture(word: string): string {
  return pictures[word] ?? word
}
/** The drawing of a night or illuminated die. */
export function dieIcon(face: Face, lit = false): string {
  return `die-${lit ? 'lit' : 'night'}-${face === '1*' ? (lit ? '1' : '1b') : face}`
}
