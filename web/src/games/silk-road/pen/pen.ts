// A road drawn cell by cell: the pen stands where the road ends, and what lies behind it follows from where it came in and where
// it goes on. It remembers nothing but where it was picked up; the rules are those of the terminal's pen.
import type { City, Kind, Lies, Piece } from '../../../wire/generated/silk-road'
import { exitOf, homeOf, joining, opposite, SIDES, type Geometry, type Side, type Tiles } from './geometry'

export interface Crossed {
  cell: number
  entry: Side
  exit: Side
}
export interface Trace {
  /** the road so far */
  path: Crossed[]
  /** in this cell, having come in through this side; `null`: it has left the board */
  end: { cell: number; entry: Side } | null
  /** it leads from city to city */
  joined: boolean
}
export type Supply = Readonly<Record<Piece, number>>
export interface Pen {
  geometry: Geometry
  tiles: Tiles
  /** all that one owns, laid or not */
  supply: Supply
  from: City
  to: City
  /** it was taken up in this cell of the road */
  pick?: number | null
}
export type Refusal = { no: 'rim' } | { no: 'crossing' } | { no: 'finished' } | { no: 'none-left'; piece: Piece }
export type Step = { lay: Tiles } | 'back' | Refusal

export const pieceOf = ({ kind, bonus }: { kind: Kind; bonus: boolean }): Piece => (bonus ? `bonus-${kind}` : kind)

/** Follows the road that comes into this cell through this side. */
export function follow(
  geometry: Geometry,
  tiles: Tiles,
  cell: number,
  entry: Side,
  to: City,
  stop?: number | null,
): Trace {
  const path: Crossed[] = []
  for (;;) {
    const exit = cell === stop ? null : exitOf(tiles.get(cell), entry)
    if (exit === null || path.some((p) => p.cell === cell)) return { path, end: { cell, entry }, joined: false }
    path.push({ cell, entry, exit })
    const next = geometry.cells[cell].beyond[exit]
    if (next === null) {
      const goal = homeOf(geometry, to)
      return { path, end: null, joined: goal.cell === cell && goal.gates.includes(exit) }
    }
    ;[cell, entry] = [next, opposite(exit)]
  }
}
/** From the gate that leads on, as far as the road goes, or to where the pen was taken up. */
export function trace(pen: Pen): Trace {
  const { geometry, tiles, from, to, pick } = pen
  const { cell, gates } = homeOf(geometry, from)
  const gate = gates.find((gate) => exitOf(tiles.get(cell), gate) !== null) ?? gates[0]
  return follow(geometry, tiles, cell, gate, to, pick)
}
const whole = (pen: Pen) => trace({ ...pen, pick: null })

/** How many of a piece are not on the board. */
export function left({ tiles, supply }: Pen, piece: Piece): number {
  let n = supply[piece]
  for (const tile of tiles.values()) if (pieceOf(tile) === piece) n--
  return n
}
/** Tiles that the road does not lead over. */
export function loose(pen: Pen): Lies[] {
  const road = new Set(whole(pen).path.map((p) => p.cell))
  return [...pen.tiles.values()].filter(({ cell }) => !road.has(cell))
}

/** One step in this direction, with a bonus tile if that is wished. */
export function step(pen: Pen, side: Side, bonus = false): Step {
  const { path, end } = trace(pen)
  if (!end) return { no: 'finished' }
  const { cell, entry } = end
  if (side === entry) return 'back'
  const goal = homeOf(pen.geometry, pen.to)
  const next = pen.geometry.cells[cell].beyond[side]
  if (next === null && !(goal.cell === cell && goal.gates.includes(side))) return { no: 'rim' }
  if (next !== null && path.some((p) => p.cell === next)) return { no: 'crossing' }
  return lay(pen, { cell, ...joining(entry, side), bonus })
}
/** Lays a tile whatever lay there before; a piece that is used up is borrowed from the loose tile farthest away. */
function lay(pen: Pen, tile: Lies): Step {
  const piece = pieceOf(tile)
  const tiles = new Map(pen.tiles)
  const before = tiles.get(tile.cell)
  const same = before && pieceOf(before) === piece
  if (!same && left(pen, piece) < 1) {
    const spare = borrowed(pen, piece, tile.cell)
    if (spare === null) return { no: 'none-left', piece }
    tiles.delete(spare)
  }
  tiles.set(tile.cell, tile)
  return { lay: tiles }
}
function borrowed(pen: Pen, piece: Piece, cell: number): number | null {
  const { cells } = pen.geometry
  const far = (other: number) => Math.hypot(cells[other].x - cells[cell].x, cells[other].y - cells[cell].y)
  const spare = loose(pen).filter((tile) => tile.cell !== cell && pieceOf(tile) === piece)
  return spare.sort((a, b) => far(b.cell) - far(a.cell))[0]?.cell ?? null
}
/** Without the last tile of the road, or what stands in its way; `null`: there is neither. */
export function back(pen: Pen): Tiles | null {
  const { path, end } = trace(pen)
  const standing = end && pen.tiles.has(end.cell) && !path.some((p) => p.cell === end.cell) ? end.cell : undefined
  const cell = standing ?? path.at(-1)?.cell
  return cell === undefined ? null : without(pen.tiles, cell)
}
export function without(tiles: Tiles, ...cells: number[]): Tiles {
  const rest = new Map(tiles)
  for (const cell of cells) rest.delete(cell)
  return rest
}
/** Where the pen may go. */
export function open(pen: Pen, bonus = false): Side[] {
  return Array.from({ length: SIDES }, (_, side) => side).filter((side) => {
    const to = step(pen, side, bonus)
    return typeof to === 'object' && 'lay' in to
  })
}
