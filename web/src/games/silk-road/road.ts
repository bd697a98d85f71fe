// How far a road is: asked only before somebody says that they have arrived. What counts in the end, the house says.
import type { City, Lies } from '../../wire/generated/silk-road'
import { board } from './pen/difference'
import { geometryOf, homeOf, type Places } from './pen/geometry'
import { follow } from './pen/pen'

/** Nothing lies there, the cities are not joined, or they are. */
export type Reach = 'none' | 'open' | 'joined'

export function reach(tiles: readonly Lies[], [from, to]: readonly City[], catalog: Places): Reach {
  if (!tiles.length) return 'none'
  const geometry = geometryOf(catalog)
  const { cell, gates } = homeOf(geometry, from)
  return gates.some((gate) => follow(geometry, board(tiles), cell, gate, to).joined) ? 'joined' : 'open'
}
