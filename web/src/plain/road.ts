// How far a road is: asked only before somebody says that they have arrived. What counts in the end, the house says.
import type { Catalog } from './facts'
import type { City, Lies } from '../wire/generated/silk-road'

interface Cell {
  cell: number
  x: number
  y: number
}
interface Piece {
  kind: string
  bonus: boolean
  step: number
}
interface Home {
  city: City
  cell: number
  gates: number[]
}
const SIDES = 6

/** Nothing lies there, the cities are not joined, or they are. */
export type Reach = 'none' | 'open' | 'joined'

export function reach(tiles: readonly Lies[], [from, to]: readonly City[], catalog: Catalog): Reach {
  if (!tiles.length) return 'none'
  const homes = catalog.cities as Home[]
  const [start, goal] = [from, to].map((name) => homes.find(({ city }) => city === name))
  if (!start || !goal) return 'open'
  return start.gates.some((gate) => leads(tiles, start.cell, gate, goal, catalog)) ? 'joined' : 'open'
}

/** Follows the road that comes in by this side. */
function leads(tiles: readonly Lies[], cell: number, side: number, goal: Home, catalog: Catalog): boolean {
  for (let steps = 0; steps <= tiles.length; steps++) {
    const tile = tiles.find((t) => t.cell === cell)
    const out = tile ? exit(tile, side, catalog) : null
    if (out === null) return false
    if (cell === goal.cell && goal.gates.includes(out)) return true
    const next = beyond(cell, out, catalog)
    if (next === null) return false
    ;[cell, side] = [next, (out + SIDES / 2) % SIDES]
  }
  return false
}
function exit(tile: Lies, side: number, catalog: Catalog): number | null {
  const piece = (catalog.pieces as Piece[]).find((p) => p.kind === tile.kind && p.bonus === tile.bonus)
  const other = (tile.turn + (piece?.step ?? 0)) % SIDES
  return side === tile.turn ? other : side === other ? tile.turn : null
}
/** Sides are counted against the clock from the east; lengths are thousandths of a cell's width, y downwards. */
function beyond(cell: number, side: number, catalog: Catalog): number | null {
  const cells = catalog.cells as Cell[]
  const here = cells.find((c) => c.cell === cell)
  if (!here) return null
  const angle = (2 * Math.PI * side) / SIDES
  const [x, y] = [here.x + 1000 * Math.cos(angle), here.y - 1000 * Math.sin(angle)]
  return cells.find((c) => Math.abs(c.x - x) + Math.abs(c.y - y) < 100)?.cell ?? null
}
