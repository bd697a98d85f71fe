// The board as the pen sees it: which cell lies beyond a side, where cities stand. From the catalog; a cell is 100 wide.
import type { Catalog, City, Kind, Lies } from '../../../wire/generated/silk-road'

export const SIDES = 6
export type Side = number
export type Tiles = ReadonlyMap<number, Lies>
export const opposite = (side: Side): Side => (side + SIDES / 2) % SIDES

interface Cell {
  cell: number
  x: number
  y: number
  /** the cells beyond its sides, counter-clockwise from the east */
  beyond: (number | null)[]
}
export interface Home {
  city: City
  cell: number
  gates: number[]
  x: number
  y: number
}
export interface Geometry {
  cells: Cell[]
  cities: Home[]
}
/** What of the catalog is read here. */
export type Places = {
  cells: Pick<Catalog['cells'][number], 'cell' | 'x' | 'y'>[]
  cities: { city: string; cell: number; gates: number[] }[]
}

/** Sides are counted against the clock from the east, y goes down. */
export function towards(side: number, length: number): [number, number] {
  const angle = (2 * Math.PI * side) / SIDES
  return [length * Math.cos(angle), -length * Math.sin(angle)]
}

const known = new WeakMap<Places, Geometry>()
export function geometryOf(catalog: Places): Geometry {
  let made = known.get(catalog)
  if (!made) known.set(catalog, (made = measure(catalog)))
  return made
}
function measure(catalog: Places): Geometry {
  const middles = catalog.cells.map(({ cell, x, y }) => ({ cell, x: x / 10, y: y / 10 }))
  const at = (x: number, y: number) => middles.find((c) => Math.abs(c.x - x) + Math.abs(c.y - y) < 10)?.cell ?? null
  const cells = middles.map((c) => ({
    ...c,
    beyond: Array.from({ length: SIDES }, (_, side) => {
      const [x, y] = towards(side, 100)
      return at(c.x + x, c.y + y)
    }),
  }))
  const cities = catalog.cities.map(({ city, cell, gates }) => {
    // Outside, in the middle of its gates.
    const sum = gates.map((gate) => towards(gate, 1)).reduce(([a, b], [x, y]) => [a + x, b + y])
    const angle = Math.atan2(sum[1], sum[0])
    const { x, y } = cells[cell]
    return { city: city as City, cell, gates, x: x + 82 * Math.cos(angle), y: y + 82 * Math.sin(angle) }
  })
  return { cells, cities }
}
export function homeOf(geometry: Geometry, city: City): Home {
  return geometry.cities.find((home) => home.city === city)!
}

/** The tile that joins two sides of a cell. */
export function joining(a: Side, b: Side): { kind: Kind; turn: number } {
  const step = (b - a + SIDES) % SIDES
  if (step === 1) return { kind: 'tight', turn: a }
  if (step === 2) return { kind: 'wide', turn: a }
  if (step === 3) return { kind: 'straight', turn: Math.min(a, b) }
  return joining(b, a)
}
export const STEPS: Record<Kind, number> = { straight: 3, wide: 2, tight: 1 }
export const turnsOf = (kind: Kind) => (kind === 'straight' ? 3 : SIDES)
export const sidesOf = ({ kind, turn }: { kind: Kind; turn: number }): [Side, Side] => [
  turn,
  (turn + STEPS[kind]) % SIDES,
]
/** Where the line leads that comes in through this side. */
export function exitOf(tile: Lies | undefined, entry: Side): Side | null {
  if (!tile) return null
  const [a, b] = sidesOf(tile)
  return entry === a ? b : entry === b ? a : null
}
