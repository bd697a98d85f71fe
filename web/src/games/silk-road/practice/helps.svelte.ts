// What helps the eye, and how one likes to practise: chosen on this device, for all tables of it.
const KEPT = 'silk-road practice'

export interface Helps {
  /** hexagons on the map */
  grid: boolean
  /** on the map a good that costs is a ring; without it, only the market tells */
  rings: boolean
  /** from the next try on the sand runs as in a race */
  clock: boolean
  /** from the next try on a map may lie upside down */
  turned: boolean
}
export const helps: Helps = $state({
  grid: false,
  rings: true,
  clock: false,
  turned: false,
  ...(JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Partial<Helps>),
})
export function keepHelps() {
  localStorage.setItem(KEPT, JSON.stringify(helps))
}
