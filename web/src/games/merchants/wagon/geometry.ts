// Where goods lie in a wagon, for people to arrange. Only pictures: what fits is decided by the rules.
import type { Catalog, Good, Packing, Side } from '../board'

export type Cell = [number, number]
/** The grid, or a bag: columns and rows. */
export type Rooms = Record<string, Cell>
/** One good, or the strongbox (`null`). `turn`: quarter turns of its shape. */
export interface Piece {
  good: Good | null
  side?: Side
  place: string
  x: number
  y: number
  turn: number
}

export function shapeOf(catalog: Pick<Catalog, 'goods' | 'storage_tile'>, good: Good | null): Cell[] {
  return good === null ? catalog.storage_tile : (catalog.goods.find((g) => g.good === good)?.shape ?? [])
}
/** A shape after some quarter turns, moved back to the corner. */
export function turned(shape: Cell[], turn: number): Cell[] {
  let cells = shape
  for (let i = 0; i < ((turn % 4) + 4) % 4; i++) cells = cells.map(([x, y]) => [-y, x])
  const left = Math.min(...cells.map(([x]) => x))
  const top = Math.min(...cells.map(([, y]) => y))
  return cells.map(([x, y]) => [x - left, y - top])
}
function key(cells: Cell[]): string {
  return cells
    .map(([x, y]) => y * 100 + x)
    .sort((a, b) => a - b)
    .join()
}
/** The turns that look different. */
export function turnsOf(shape: Cell[]): number[] {
  const seen = new Set<string>()
  return [0, 1, 2, 3].filter((turn) => {
    const look = key(turned(shape, turn))
    return !seen.has(look) && seen.add(look)
  })
}
export function cellsOf(piece: Piece, shape: Cell[]): Cell[] {
  return turned(shape, piece.turn).map(([x, y]) => [x + piece.x, y + piece.y])
}
export function roomsOf(packing: Packing): Rooms {
  const rooms: Rooms = { grid: packing.grid }
  for (let i = 0; i < packing.bags; i++) rooms[`bag.${i}`] = packing.bag
  return rooms
}

/** Does a piece lie inside its room without touching the others? */
export function lies(piece: Piece, others: Piece[], rooms: Rooms, shapes: (good: Good | null) => Cell[]): boolean {
  const room = rooms[piece.place]
  if (!room) return false
  const cells = cellsOf(piece, shapes(piece.good))
  if (cells.some(([x, y]) => x < 0 || y < 0 || x >= room[0] || y >= room[1])) return false
  const taken = new Set(
    others.filter((o) => o.place === piece.place).flatMap((o) => cellsOf(o, shapes(o.good)).map(String)),
  )
  return !cells.some((cell) => taken.has(String(cell)))
}
/** The first free place for a good; bags before the grid, since little fits there. */
export function freePlace(
  good: Good | null,
  others: Piece[],
  rooms: Rooms,
  shapes: (good: Good | null) => Cell[],
): Piece | null {
  for (const place of Object.keys(rooms).sort())
    for (const turn of turnsOf(shapes(good)))
      for (let y = 0; y < rooms[place][1]; y++)
        for (let x = 0; x < rooms[place][0]; x++) {
          const piece: Piece = { good, place, x, y, turn }
          if (lies(piece, others, rooms, shapes)) return piece
        }
  return null
}
/** Could all of these lie together? Gives up after a while: then the answer is no. */
export function packable(
  goods: (Good | null)[],
  rooms: Rooms,
  shapes: (good: Good | null) => Cell[],
  patience = 2500,
): boolean {
  const largest = [...goods].sort((a, b) => shapes(b).length - shapes(a).length)
  let tries = patience
  function rest(i: number, laid: Piece[]): boolean {
    if (i === largest.length) return true
    for (const place of Object.keys(rooms))
      for (const turn of turnsOf(shapes(largest[i])))
        for (let y = 0; y < rooms[place][1]; y++)
          for (let x = 0; x < rooms[place][0]; x++) {
            if (--tries < 0) return false
            const piece: Piece = { good: largest[i], place, x, y, turn }
            if (lies(piece, laid, rooms, shapes) && rest(i + 1, [...laid, piece])) return true
          }
    return false
  }
  return rest(0, [])
}

/** The engine's packing as pieces; what heroes hold or what lies beside is not among them. */
export function fromPacking(packing: Packing, shapes: (good: Good | null) => Cell[]): Piece[] {
  const rooms = roomsOf(packing)
  return packing.goods.flatMap(({ good, side, place, cells }) => {
    const room = rooms[place]
    if (!room || !cells.length) return []
    const at = cells.map((c): Cell => [c % room[0], Math.floor(c / room[0])])
    const x = Math.min(...at.map((c) => c[0]))
    const y = Math.min(...at.map((c) => c[1]))
    const look = key(at.map((c): Cell => [c[0] - x, c[1] - y]))
    const turn = [0, 1, 2, 3].find((t) => key(turned(shapes(good), t)) === look) ?? 0
    return [{ good, side, place, x, y, turn }]
  })
}
/** A kept arrangement for the goods of now: what stayed keeps its place, what came takes a free one. `null`: it no longer fits. */
export function settle(
  kept: Piece[],
  now: Piece[],
  rooms: Rooms,
  shapes: (good: Good | null) => Cell[],
): Piece[] | null {
  const left = [...kept]
  const laid: Piece[] = []
  const fresh: Piece[] = []
  for (const piece of now) {
    const found = take(left, piece)
    if (!found) fresh.push(piece)
    else if (lies(found, laid, rooms, shapes)) laid.push({ ...found, good: piece.good, side: piece.side })
    else return null
  }
  for (const piece of fresh) {
    const place = freePlace(piece.good, laid, rooms, shapes)
    if (!place) return null
    laid.push({ ...place, side: piece.side })
  }
  return laid
}
/** The same good on the same side if there is one, else one that was turned over meanwhile. */
function take(from: Piece[], like: Piece): Piece | undefined {
  const same = from.findIndex((p) => p.good === like.good && p.side === like.side)
  const i = same >= 0 ? same : from.findIndex((p) => p.good === like.good)
  return i < 0 ? undefined : from.splice(i, 1)[0]
}

/** Where each piece of now lies later, and what is new then. Whatever lies where it lay has not moved. */
export function moves(now: Piece[], later: Piece[]): { stay: Piece[]; fresh: Piece[] } {
  const left = [...later]
  const same = (a: Piece, b: Piece) => a.good === b.good && a.side === b.side
  const here = (a: Piece, b: Piece) =>
    same(a, b) && a.place === b.place && a.x === b.x && a.y === b.y && a.turn === b.turn
  const pick = (piece: Piece, like: (a: Piece, b: Piece) => boolean) => {
    const i = left.findIndex((other) => like(piece, other))
    return i < 0 ? undefined : left.splice(i, 1)[0]
  }
  const unmoved = now.map((piece) => pick(piece, here))
  const stay = now.map((piece, i) => unmoved[i] ?? pick(piece, same) ?? take(left, piece) ?? piece)
  return { stay, fresh: left }
}

/** The outline of some cells, `unit` wide each, drawn in by `inset` with round corners. */
export function outline(cells: Cell[], unit: number, inset: number, radius: number): string {
  const loops = edgeLoops(cells)
  return loops.map((loop) => roundLoop(loop, unit, inset, radius)).join(' ')
}
/** Corners of the outline, clockwise, the inside on the right. */
function edgeLoops(cells: Cell[]): Cell[][] {
  const inside = new Set(cells.map(String))
  const next = new Map<string, Cell[]>()
  const edge = (a: Cell, b: Cell) => next.set(String(a), [...(next.get(String(a)) ?? []), b])
  for (const [x, y] of cells) {
    if (!inside.has(`${x},${y - 1}`)) edge([x, y], [x + 1, y])
    if (!inside.has(`${x + 1},${y}`)) edge([x + 1, y], [x + 1, y + 1])
    if (!inside.has(`${x},${y + 1}`)) edge([x + 1, y + 1], [x, y + 1])
    if (!inside.has(`${x - 1},${y}`)) edge([x, y + 1], [x, y])
  }
  const loops: Cell[][] = []
  while (next.size) {
    const start = next.keys().next().value as string
    const loop: Cell[] = []
    let at = start.split(',').map(Number) as Cell
    do {
      const ways = next.get(String(at))!
      const to = ways.pop()!
      if (!ways.length) next.delete(String(at))
      loop.push(at)
      at = to
    } while (String(at) !== start)
    loops.push(loop)
  }
  return loops
}
function roundLoop(loop: Cell[], unit: number, inset: number, radius: number): string {
  const n = loop.length
  const way = (a: Cell, b: Cell): Cell => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])]
  const corners = loop
    .map((at, i) => ({ at, from: way(loop[(i + n - 1) % n], at), to: way(at, loop[(i + 1) % n]) }))
    .filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1])
  const parts = corners.map(({ at, from, to }, i) => {
    const x = at[0] * unit + inset * (-from[1] - to[1])
    const y = at[1] * unit + inset * (from[0] + to[0])
    const start = `${x - from[0] * radius} ${y - from[1] * radius}`
    return `${i ? 'L' : 'M'}${start}Q${x} ${y} ${x + to[0] * radius} ${y + to[1] * radius}`
  })
  return `${parts.join('')}z`
}
/** The middle of a piece for its drawing: the cell that most others touch, or the middle of a bar or square. */
export function heart(cells: Cell[]): { x: number; y: number } {
  const xs = cells.map((c) => c[0])
  const ys = cells.map((c) => c[1])
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs) + 1) / 2,
    y: (Math.min(...ys) + Math.max(...ys) + 1) / 2,
  }
  const covered = (x: number, y: number) => cells.some(([cx, cy]) => cx === Math.floor(x) && cy === Math.floor(y))
  const whole = [-0.4, 0.4].every((dx) => [-0.4, 0.4].every((dy) => covered(middle.x + dx, middle.y + dy)))
  if (whole) return middle
  const near = (c: Cell) => cells.filter((o) => Math.abs(o[0] - c[0]) + Math.abs(o[1] - c[1]) === 1).length
  const best = cells.reduce((a, b) => (near(b) > near(a) ? b : a))
  return { x: best[0] + 0.5, y: best[1] + 0.5 }
}
