// A board of numbered cells with tiles on them, row by row, as text.
import type { Catalog, Cell } from '../../plain/facts'
import type { City, Good, Lies } from '../../wire/generated/silk-road'
import { say } from '../../words/words.svelte'

interface Middle {
  cell: number
  x: number
  y: number
}
interface Home {
  city: City
  cell: number
  gates: number[]
}
interface Dot {
  good: Good
  x: number
  y: number
}

/** Rows from the top, each from the left. */
export function rows(cells: Middle[]): Middle[][] {
  const heights = [...new Set(cells.map((c) => c.y))].sort((a, b) => a - b)
  return heights.map((y) => cells.filter((c) => c.y === y).sort((a, b) => a.x - b.x))
}

/** `thing`: what offers call a cell; `map`: its goods and the gates of cities are told in their cells. */
export function grid(thing: string, tiles: Lies[], catalog: Catalog, map?: { dots: Dot[] } | null): Cell[][] {
  const cells = catalog.cells as Middle[]
  const dots = map?.dots ?? []
  const homes = map === undefined ? [] : (catalog.cities as Home[])
  return rows(cells).map((row) =>
    row.map(({ cell }) => {
      const tile = tiles.find((t) => t.cell === cell)
      const city = homes.find((c) => c.cell === cell)
      const home = city ? `, ${gate(city, catalog)}` : ''
      const goods = dots.filter((dot) => nearest(cells, dot).cell === cell).map(({ good }) => say(`silk-good-${good}`))
      const here = goods.length ? `, ${say('plain-marks', { goods: { text: goods.join(', ') } })}` : ''
      return {
        thing: `${thing}.${cell}`,
        name: String(cell),
        text: (tile ? lying(tile, catalog) : say('plain-empty')) + here + home,
        empty: !tile,
      }
    }),
  )
}

function side(n: number, catalog: Catalog): string {
  const sides = catalog.sides as string[]
  return say(`silk-side-${sides[n % sides.length]}`)
}
function lying(tile: Lies, catalog: Catalog): string {
  const pieces = catalog.pieces as { piece: string; kind: string; bonus: boolean; step: number }[]
  const piece = pieces.find((p) => p.kind === tile.kind && p.bonus === tile.bonus)
  if (!piece) return tile.kind
  return say('plain-tile', {
    piece: `silk-piece-${piece.piece}`,
    one: { text: side(tile.turn, catalog) },
    other: { text: side(tile.turn + piece.step, catalog) },
  })
}
function gate({ city, gates }: Home, catalog: Catalog): string {
  const sides = gates.map((g) => side(g, catalog)).join(', ')
  return say('plain-gate', { city: `silk-city-${city}`, sides: { text: sides } })
}

function nearest(cells: Middle[], dot: Dot): Middle {
  const far = (c: Middle) => (c.x - dot.x) ** 2 + (c.y - dot.y) ** 2
  return cells.reduce((best, c) => (far(c) < far(best) ? c : best), cells[0])
}
/** A point of a map: the nearest cell and how far from its middle, in tenths of a cell. */
export function near(dot: Dot, catalog: Catalog): string {
  const middle = nearest(catalog.cells as Middle[], dot)
  const [x, y] = [Math.round((dot.x - middle.x) / 100), Math.round((dot.y - middle.y) / 100)]
  return say('plain-near', {
    good: `silk-good-${dot.good}`,
    cell: middle.cell,
    right: Math.abs(x),
    down: Math.abs(y),
    across: { text: x < 0 ? 'left' : x > 0 ? 'right' : 'level' },
    along: { text: y < 0 ? 'up' : y > 0 ? 'down' : 'level' },
  })
}
