// The pen of the page follows the same cases as the pen of the terminal (picture/pen.rs), and what only fingers do.
import { describe, expect, it } from 'vitest'
import silk from './fixtures/silk-road.json'
import { board, difference } from '../../src/games/silk-road/pen/difference'
import { geometryOf } from '../../src/games/silk-road/pen/geometry'
import { back, loose, open, step, trace, type Pen, type Step } from '../../src/games/silk-road/pen/pen'
import type { Kind, Lies } from '../../src/wire/generated/silk-road'

const [EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST] = [0, 1, 2, 3, 4, 5]
const one = geometryOf(silk.catalog)
/** Each corner city with the sides that its cell has outside. */
const three = geometryOf({
  ...silk.catalog,
  cities: silk.catalog.cities.map((home) => ({
    ...home,
    gates: [home.gates[0] - 1, home.gates[0], home.gates[0] + 1].map((side) => (side + 6) % 6),
  })),
})
const supply = { straight: 7, wide: 7, tight: 7, 'bonus-straight': 0, 'bonus-wide': 1, 'bonus-tight': 0 }
const lies = (cell: number, kind: Kind, turn: number): Lies => ({ cell, kind, turn, bonus: false })
/** From the west to the north-east. */
const pen = (tiles: Lies[], more: Partial<Pen> = {}): Pen => ({
  geometry: one,
  tiles: board(tiles),
  supply,
  from: 'palmyra',
  to: 'turfan',
  ...more,
})
function acts(pen: Pen, to: Step): string[] {
  if (typeof to === 'string' || !('lay' in to)) throw new Error(JSON.stringify(to))
  return spelt(difference(pen.tiles, to.lay).map(({ act }) => act))
}
/** `lay 7 wide 1` is what the terminal says in two words: `place 7 wide`, `turn 7 1`. */
function spelt(acts: string[]): string[] {
  return acts.flatMap((act) => {
    const [verb, cell, piece, turn] = act.split(' ')
    if (verb !== 'lay') return [act]
    return [`place ${cell} ${piece}`, ...(turn === '0' ? [] : [`turn ${cell} ${turn}`])]
  })
}
const steps = (pen: Pen, side: number, bonus = false) => acts(pen, step(pen, side, bonus))
const lifts = (pen: Pen) => difference(pen.tiles, back(pen)!).map(({ act }) => act)

describe('the pen, as in the terminal', () => {
  it('lays the tile that follows from entry and exit', () => {
    const empty = pen([])
    expect(trace(empty).end).toEqual({ cell: 7, entry: WEST })
    expect(steps(empty, EAST)).toEqual(['place 7 straight'])
    expect(steps(empty, NORTH_EAST)).toEqual(['place 7 wide', 'turn 7 1'])
    expect(step(empty, NORTH_WEST)).toEqual({ no: 'rim' })
    expect(steps(empty, NORTH_EAST, true)).toEqual(['place 7 bonus-wide', 'turn 7 1'])
    expect(step(empty, EAST, true)).toEqual({ no: 'none-left', piece: 'bonus-straight' })
    expect(step(empty, WEST)).toBe('back')
    expect(open(empty)).toEqual([EAST, NORTH_EAST, SOUTH_EAST])
  })
  it('goes on where the road ends', () => {
    const there = pen([lies(7, 'straight', 0), lies(8, 'tight', 2)])
    expect(trace(there).path.map(({ cell }) => cell)).toEqual([7, 8])
    expect(trace(there).end).toEqual({ cell: 3, entry: SOUTH_EAST })
    expect(lifts(there)).toEqual(['lift 8'])
    expect(steps(there, EAST)).toEqual(['place 3 tight', 'turn 3 5'])
    expect(step(there, SOUTH_WEST)).toEqual({ no: 'crossing' })
  })
  it('ends at the gate of the other city', () => {
    const rim = [lies(7, 'wide', 1), lies(3, 'straight', 1), lies(0, 'wide', 4), lies(1, 'straight', 0)]
    const there = pen(rim)
    expect(trace(there).end).toEqual({ cell: 2, entry: WEST })
    expect(step(there, EAST)).toEqual({ no: 'rim' })
    expect(steps(there, NORTH_EAST)).toEqual(['place 2 wide', 'turn 2 1'])
    const all = pen([...rim, lies(2, 'wide', 1)])
    expect(trace(all)).toMatchObject({ end: null, joined: true })
    expect(step(all, EAST)).toEqual({ no: 'finished' })
    expect(lifts(all)).toEqual(['lift 2'])
  })
  it('replaces or turns what stands in its way', () => {
    const there = pen([lies(7, 'wide', 4), lies(8, 'straight', 1)])
    expect(steps(there, NORTH_EAST)).toEqual(['turn 7 1'])
    expect(steps(there, EAST)).toEqual(['lift 7', 'place 7 straight'])
    expect(lifts(there)).toEqual(['lift 7'])
  })
  it('leaves a city with several gates through the one that leads on', () => {
    const there = pen([lies(7, 'straight', 1)], { geometry: three })
    expect(trace(there).end).toEqual({ cell: 3, entry: SOUTH_WEST })
  })
})

describe('what is done to a road in the middle', () => {
  const line = [lies(7, 'straight', 0), lies(8, 'straight', 0), lies(9, 'straight', 0), lies(10, 'straight', 0)]
  it('turns off where it was picked up, and the rest lies loose', () => {
    const picked = pen(line, { pick: 8 })
    expect(trace(picked).end).toEqual({ cell: 8, entry: WEST })
    expect(steps(picked, NORTH_EAST)).toEqual(['lift 8', 'place 8 wide', 'turn 8 1'])
    const turned = step(picked, NORTH_EAST) as { lay: Pen['tiles'] }
    expect(loose(pen([...turned.lay.values()])).map(({ cell }) => cell)).toEqual([9, 10])
  })
  it('takes a loose piece over that it reaches by one of its ends', () => {
    const there = pen([lies(7, 'straight', 0), lies(9, 'straight', 0), lies(10, 'wide', 1)])
    expect(loose(there).map(({ cell }) => cell)).toEqual([9, 10])
    const on = step(there, EAST) as { lay: Pen['tiles'] }
    expect(trace(pen([...on.lay.values()])).path.map(({ cell }) => cell)).toEqual([7, 8, 9, 10])
  })
  it('borrows from the loose tile farthest away', () => {
    const short = { ...supply, straight: 3 }
    const there = pen([lies(7, 'straight', 0), lies(9, 'straight', 1), lies(11, 'straight', 1)], { supply: short })
    expect(steps(there, EAST)).toEqual(['lift 11', 'place 8 straight'])
    const none = pen([lies(7, 'straight', 0)], { supply: { ...supply, straight: 1 } })
    expect(step(none, EAST)).toEqual({ no: 'none-left', piece: 'straight' })
  })
})
