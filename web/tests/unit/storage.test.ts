import { describe, expect, it } from 'vitest'
import type { Good, Packing } from '../../src/games/merchants/board'
import {
  cellsOf,
  fromPacking,
  freePlace,
  heart,
  lies,
  outline,
  packable,
  roomsOf,
  settle,
  turned,
  turnsOf,
  type Cell,
  type Piece,
} from '../../src/games/merchants/wagon/geometry'

const all: Record<string, Cell[]> = {
  weapon: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  potion: [
    [0, 0],
    [1, 0],
  ],
  book: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  staff: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ],
  armor: [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ],
}
const box: Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]
const shapes = (good: Good | null) => (good ? all[good] : box)
const rooms = { grid: [6, 5] as Cell, 'bag.0': [2, 2] as Cell }
const piece = (good: Good | null, x: number, y: number, turn = 0, place = 'grid'): Piece => ({
  good,
  side: good ? 'basic' : undefined,
  place,
  x,
  y,
  turn,
})

describe('shapes', () => {
  it('turn by quarters and come back', () => {
    expect(turned(all.weapon, 1)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ])
    expect(new Set(turned(all.book, 4).map(String))).toEqual(new Set(all.book.map(String)))
  })
  it('have as many turns as look different', () => {
    expect(turnsOf(all.armor)).toEqual([0])
    expect(turnsOf(all.weapon)).toEqual([0, 1])
    expect(turnsOf(all.book)).toEqual([0, 1, 2, 3])
  })
})

describe('a piece lies', () => {
  it('inside its room', () => {
    expect(lies(piece('staff', 1, 0), [], rooms, shapes)).toBe(true)
    expect(lies(piece('staff', 2, 0), [], rooms, shapes)).toBe(false)
    expect(lies(piece('staff', 5, 0, 1), [], rooms, shapes)).toBe(true)
    expect(lies(piece('staff', 0, -1), [], rooms, shapes)).toBe(false)
  })
  it('on free cells only', () => {
    expect(lies(piece('potion', 0, 0), [piece('weapon', 1, 0)], rooms, shapes)).toBe(false)
    expect(lies(piece('potion', 4, 0), [piece('weapon', 1, 0)], rooms, shapes)).toBe(true)
    expect(lies(piece('potion', 0, 0), [piece('weapon', 0, 0, 0, 'bag.0')], rooms, shapes)).toBe(true)
  })
  it('in a bag only if it fits wholly', () => {
    expect(freePlace('potion', [], rooms, shapes)?.place).toBe('bag.0')
    expect(freePlace('weapon', [], rooms, shapes)?.place).toBe('grid')
    expect(freePlace('staff', [], { grid: [4, 4] }, shapes)).toBe(null)
  })
})

describe('the packing of the engine', () => {
  const packing: Packing = {
    grid: [6, 5],
    bags: 1,
    bag: [2, 2],
    goods: [
      { good: 'book', side: 'basic', place: 'grid', cells: [0, 1, 6] },
      { good: 'weapon', side: 'upgraded', place: 'grid', cells: [5, 11, 17] },
      { good: 'potion', side: 'basic', place: 'bag.0', cells: [0, 1] },
      { good: null, place: 'grid', cells: [12, 13, 18, 19] },
      { good: 'staff', side: 'basic', place: 'hero.17', cells: [] },
    ],
  }
  const pieces = fromPacking(packing, shapes)
  it('becomes pieces on the same cells', () => {
    expect(pieces).toHaveLength(4)
    const at = (p: Piece) => new Set(cellsOf(p, shapes(p.good)).map(([x, y]) => y * 6 + x))
    expect(at(pieces[0])).toEqual(new Set([0, 1, 6]))
    expect(at(pieces[1])).toEqual(new Set([5, 11, 17]))
    expect(pieces[1].side).toBe('upgraded')
    expect(Object.keys(roomsOf(packing))).toEqual(['grid', 'bag.0'])
  })
  it('gives way to an arrangement of one’s own as long as that fits', () => {
    const kept = [piece('book', 3, 3), piece('weapon', 0, 0)]
    const now = [piece('book', 0, 0), { ...piece('weapon', 0, 2), side: 'upgraded' as const }, piece('potion', 4, 4)]
    const settled = settle(kept, now, rooms, shapes)!
    expect(settled.find((p) => p.good === 'book')).toMatchObject({ x: 3, y: 3 })
    expect(settled.find((p) => p.good === 'weapon')).toMatchObject({ x: 0, y: 0, side: 'upgraded' })
    expect(settled.find((p) => p.good === 'potion')?.place).toBe('bag.0')
  })
  it('comes back when the new goods find no place', () => {
    const small = { grid: [5, 3] as Cell }
    expect(settle([piece('staff', 0, 1)], [piece('staff', 0, 0), piece('armor', 0, 0)], small, shapes)).toBe(null)
  })
})

it('finds out whether goods could lie together', () => {
  expect(packable(['staff', 'staff', 'staff', 'staff', 'staff', 'staff'], { grid: [6, 5] }, shapes)).toBe(true)
  expect(packable(['armor', 'armor'], { grid: [3, 3] }, shapes)).toBe(false)
})

describe('outlines', () => {
  it('go round once for each corner', () => {
    expect(outline(all.weapon, 10, 1, 2).match(/Q/g)).toHaveLength(4)
    expect(outline(all.book, 10, 1, 2).match(/Q/g)).toHaveLength(6)
    expect(outline(all.armor, 10, 1, 2).match(/Q/g)).toHaveLength(12)
    expect(outline([[0, 0]], 10, 1, 2)).toBe('M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7z')
  })
  it('keep the drawing on the piece', () => {
    expect(heart(all.weapon)).toEqual({ x: 1.5, y: 0.5 })
    expect(heart(box)).toEqual({ x: 1, y: 1 })
    expect(heart(all.book)).toEqual({ x: 0.5, y: 0.5 })
  })
})
