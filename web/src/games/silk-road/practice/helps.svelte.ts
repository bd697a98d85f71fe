// What helps the eye, and how one likes to practise: chosen on this device, for all tables of it.
import { device, filled, placeOf, yesNo } from '../../../lib/store'

const KEPT = placeOf('helps', 'silk-road')

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
const usual: Helps = { grid: false, rings: true, clock: false, turned: false }
const checked = filled(usual, { grid: yesNo, rings: yesNo, clock: yesNo, turned: yesNo })
export const helps: Helps = $state(device.read(KEPT, checked) ?? usual)
export function keepHelps() {
  device.keep(KEPT, helps)
}
