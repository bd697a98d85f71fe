// The tries on one map: what lies there, what each of them brought, and the best road, once the house has told it.
import type { City, Good, Kind } from '../../../wire/generated/silk-road'
import { count, listOf, oneOf, orNull, shape, text, whole, yesNo, type Check } from '../../../lib/store'
import { KINDS, type Desk, type PastDesk, type View } from '../board'

const CITIES: readonly City[] = ['dunhuang', 'turfan', 'samarkand', 'palmyra', 'hormuz', 'lhasa']
const GOODS: readonly Good[] = ['wheat', 'spice', 'jewel', 'silk', 'lamp', 'tea']
/** More of them nobody compares. */
const MOST = 30
/** What must be the same for two tries to be on the same map. */
export interface Course {
  round: number
  cities: readonly [City, City]
  /** the dearest first */
  market: readonly Good[]
  sheet: number
  upside_down: boolean
  bonus: readonly Kind[]
}
export interface Try {
  /** of which table and round: it is listed once */
  of: string
  /** `null`: the cities were not joined */
  goods: number | null
  tiles: number
  ms?: number
}
export interface Tries {
  course: Course
  list: readonly Try[]
  best: { goods: number; tiles: number } | null
}

/** What was kept, as it should be. */
export const areTries: Check<Tries> = shape<Tries>({
  course: shape<Course>({
    round: count,
    cities: (value) => {
      const all = listOf(oneOf(CITIES))(value)
      return all?.length === 2 ? [all[0], all[1]] : undefined
    },
    market: listOf(oneOf(GOODS)),
    sheet: count,
    upside_down: yesNo,
    bonus: listOf(oneOf(KINDS)),
  }),
  list: listOf(shape<Try>({ of: text, goods: orNull(whole), tiles: count, ms: count }, ['ms'])),
  best: orNull(shape<NonNullable<Tries['best']>>({ goods: whole, tiles: count })),
})

export function courseOf({ round, card, market }: View, { own, bonus }: Desk): Course | null {
  if (!own) return null
  return {
    round,
    cities: card.cities,
    market: market.map(({ good }) => good),
    sheet: own.map.sheet,
    upside_down: own.map.upside_down,
    bonus: KINDS.flatMap((kind, i) => Array<Kind>(bonus[i]).fill(kind)),
  }
}
/** A map that lies the other way up is the same map. */
const same = (a: Course, b: Course) =>
  JSON.stringify({ ...a, upside_down: false }) === JSON.stringify({ ...b, upside_down: false })

/** On another map one begins anew. */
export function begun(tries: Tries | null, course: Course): Tries {
  return tries && same(tries.course, course) ? { ...tries, course } : { course, list: [], best: null }
}
export function tried(tries: Tries, of: string, { qualified, goods, tiles, after }: PastDesk): Tries {
  if (tries.list.some((one) => one.of === of)) return tries
  const one: Try = { of, goods: qualified ? goods : null, tiles, ms: after }
  return { ...tries, list: [...tries.list, one].slice(-MOST) }
}
/** The one that brought most; of two that brought the same, the shorter. */
export function bestTry({ list }: Tries): Try | null {
  const joined = list.filter(({ goods }) => goods !== null)
  return joined.sort((a, b) => b.goods! - a.goods! || a.tiles - b.tiles)[0] ?? null
}

/** The position in which the next try begins: before the signal where the sand is to run, otherwise on the bare board. */
export function sceneOf(course: Course, runs: boolean): Record<string, unknown> {
  const { round, cities, market, sheet, upside_down, bonus } = course
  return runs
    ? { round, cities, market, phase: 'ready', seats: [{ bonus }], next: { sheets: [sheet] } }
    : { round, cities, market, phase: 'trading', seats: [{ bonus, sheet, ...(upside_down ? { upside_down } : {}) }] }
}
