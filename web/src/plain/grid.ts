// A board of numbered cells with tiles on them, row by row, as text.
import type { Catalog, Cell, Kind } from './facts'
import { say } from '../words/words.svelte'

interface Tile {
  cell: number
  kind: string
  turn: number
  bonus: boolean
}
interface Middle {
  cell: number
  x: number
  y: number
}
interface City {
  city: string
  cell: number
  gates: number[]
}

interface Dot {
  good: string
  x: number
  y: number
}

/** Rows from the top, each from the left. */
export function rows(cells: Middle[]): Middle[][] {
  const heights = [...new Set(cells.map((c) => c.y))].sort((a, b) => a - b)
  return heights.map((y) => cells.filter((c) => c.y === y).sort((a, b) => a.x - b.x))
}

export function grid(
  kind: NonNullable<Kind['grid']>,
  tiles: Tile[],
  catalog: Catalog,
  beside: Record<string, unknown> = {},
): Cell[][] {
  const cells = (catalog[kind.cells] ?? []) as Middle[]
  const { marks } = kind
  const dots = (marks && ((beside[marks.in] as Record<string, Dot[]> | null)?.[marks.list] ?? [])) || []
  return rows(cells).map((row) =>
    row.map(({ cell }) => {
      const tile = tiles.find((t) => t.cell === cell)
      const city = ((catalog[kind.cities ?? ''] ?? []) as City[]).find((c) => c.cell === cell)
      const home = city ? `, ${gate(kind, city, catalog)}` : ''
      const goods = dots.filter((dot) => nearest(cells, dot).cell === cell).map(({ good }) => say(marks!.word + good))
      const here = goods.length ? `, ${say('plain-marks', { goods: { text: goods.join(', ') } })}` : ''
      return {
        thing: `${kind.thing}.${cell}`,
        name: String(cell),
        text: (tile ? lying(kind, tile, catalog) : say('plain-empty')) + here + home,
        empty: !tile,
      }
    }),
  )
}

function side(kind: NonNullable<Kind['grid']>, n: number, catalog: Catalog): string {
  const sides = catalog[kind.sides] as string[]
  return say(kind.side + sides[n % sides.length])
}
function lying(kind: NonNullable<Kind['grid']>, tile: Tile, catalog: Catalog): string {
  const pieces = catalog[kind.pieces] as { piece: string; kind: string; bonus: boolean; step: number }[]
  const piece = pieces.find((p) => p.kind === tile.kind && p.bonus === tile.bonus)
  if (!piece) return tile.kind
  return say('plain-tile', {
    piece: kind.word + piece.piece,
    one: { text: side(kind, tile.turn, catalog) },
    other: { text: side(kind, tile.turn + piece.step, catalog) },
  })
}
function gate(kind: NonNullable<Kind['grid']>, city: City, catalog: Catalog): string {
  const sides = city.gates.map((g) => side(kind, g, catalog)).join(', ')
  return say('plain-gate', { city: kind.city + city.city, sides: { text: sides } })
}

function nearest(cells: Middle[], dot: Dot): Middle {
  const far = (c: Middle) => (c.x - dot.x) ** 2 + (c.y - dot.y) ** 2
  return cells.reduce((best, c) => (far(c) < far(best) ? c : best), cells[0])
}
/** A point of a map: the nearest cell and how far from its middle, in tenths of a cell. */
export function near(kind: NonNullable<Kind['near']>, dot: Dot, catalog: Catalog): string {
  const middle = nearest((catalog[kind.cells] ?? []) as Middle[], dot)
  const [x, y] = [Math.round((dot.x - middle.x) / 100), Math.round((dot.y - middle.y) / 100)]
  return say('plain-near', {
    good: kind.word + dot.good,
    cell: middle.cell,
    right: Math.abs(x),
    down: Math.abs(y),
    across: { text: x < 0 ? 'left' : x > 0 ? 'right' : 'level' },
    along: { text: y < 0 ? 'up' : y > 0 ? 'down' : 'level' },
  })
}
