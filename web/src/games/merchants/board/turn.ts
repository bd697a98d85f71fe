// Where a turn stands, as the view says it.
import type { TableStore } from '../../../table.svelte'
import { OWN } from '../../../table/manner'
import type { Sheet } from '../../../wire/types'
import { beside, type Board, type District } from '../board'

/** Districts and the building that this turn still owes, while something else is being done. */
export function owed(board: Board | undefined): (District | 'building')[] {
  const act = board?.doing.find((d) => d.step === 'act')
  if (!board || !act?.bits) return []
  const [first, second] = beside(board.wagons[act.seat].space)
  // With one die there is a choice, not a duty.
  if (!(act.bits & 8)) return []
  const open: (District | 'building')[] = []
  if (act.bits & 1) open.push(first)
  if (act.bits & 2) open.push(second)
  if (act.bits & 4) open.push('building')
  return open
}

export type Phase = 'plan' | 'move' | 'act' | 'rest'
export const PHASES: Phase[] = ['plan', 'move', 'act', 'rest']

/** The part of the turn; `null` outside of turns (set-up, final travels, the end). */
export function phase(board: Board): Phase | null {
  const steps = board.doing.map((d) => d.step)
  const top = steps.at(-1)
  if (board.round === 0 || board.round > 13 || !top) return null
  if (steps.includes('act')) return 'act'
  if (top === 'move' || top === 'horseshoe') return 'move'
  if (steps.some((s) => s === 'plan' || s === 'slot-two' || s === 'slot-three' || s === 'move')) return 'plan'
  // Rest waits below everything that Act has begun.
  return top === 'rest' ? 'rest' : 'act'
}

/** The place of the table that the open question is about: where the eye, or a small screen, should be. */
export type Spot = District | 'ring' | 'courtyard' | 'road' | typeof OWN

const spots: [RegExp, Spot][] = [
  [/^(market\.|wheel)/, 'bazaar'],
  [/^stack\./, 'commissions'],
  [/^dark\./, 'dark-market'],
  [/^(ruins\.|ruins-die|caravan)/, 'yurg'],
  [/^(deck\.heroes|inn)/, 'inn'],
  [/^deck\.deeds|^deed\./, 'courtyard'],
  [/^(deck\.companions|companion\.\d|town\.|road\.|luck\.|tile\.)/, 'road'],
  [/^(space|district|building)\./, 'ring'],
]
export function spotOf(things: readonly string[]): Spot | null {
  for (const [pattern, spot] of spots) if (things.some((t) => pattern.test(t))) return spot
  // Goods of the supply lie nowhere: the question may be answered wherever one is.
  return things.some((t) => !/^(supply|ability|companion)/.test(t)) ? OWN : null
}

/** What takes the place of the board: a journey, cards to choose from, or the end. A journey that asks for something of the city shows the city. */
export function scene(sheet: Sheet<Board>): 'board' | 'travel' | 'choices' | 'over' {
  const { board, offers } = sheet
  if (board.step === 'over') return 'over'
  if (offers.length && cardsOnly.has(board.step)) return 'choices'
  const asked = (step: string) => board.doing.some((d) => d.step === step)
  const onRoad = board.caravan || [...journeys].some(asked)
  // Whoever leads first chooses a companion and a town: those are on the board.
  if (!onRoad || asked('take-companion') || asked('route')) return 'board'
  const city = offers.some((o) => o.on.some((t) => inCity.test(t)))
  return city ? 'board' : 'travel'
}
/** The viewer stands at the Great Bazaar: goods are chosen in a panel of their own. */
export function atBazaar(table: TableStore<Board>): boolean {
  return table.myTurn && !table.still && table.sheet?.board.step === 'bazaar'
}
/** Questions about cards that lie nowhere on the board. */
const cardsOnly = new Set(['draft', 'keep', 'take-steed'])
const journeys = new Set(['final-travel', 'visiting', 'delivering', 'fortune', 'take-die', 'joining'])
const inCity = /^(deed\.|deck\.|stack\.|inn$|dark\.|ruins|market\.|wheel$|tile\.|district\.|building\.|space\.)/
