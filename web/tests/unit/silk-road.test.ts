import { describe, expect, it } from 'vitest'
import silk from './fixtures/silk-road.json'
import { reach } from '../../src/games/silk-road/road'
import type { City, Kind, Lies } from '../../src/wire/generated/silk-road'

const lies = (cell: number, kind: Kind, turn: number): Lies => ({ cell, kind, turn, bonus: false })
const through = (from: City, to: City, tiles: Lies[]) => reach(tiles, [from, to], silk.catalog)
/** Samarkand lies in the north-west, Lhasa in the south-east, and five spaces between them in one line. */
const line = [0, 4, 9, 14, 18].map((cell) => lies(cell, 'straight', 2))

describe('how far a road is', () => {
  it('joins two cities from gate to gate, whichever is named first, whatever lies beside it', () => {
    expect(through('samarkand', 'lhasa', line)).toBe('joined')
    expect(through('lhasa', 'samarkand', line)).toBe('joined')
    expect(through('samarkand', 'lhasa', [...line, lies(7, 'tight', 0)])).toBe('joined')
  })
  it('turns with its bends', () => {
    // from Samarkand to the east along the rim, and out at Turfan's gate in the north-east
    const rim = [lies(0, 'wide', 0), lies(1, 'straight', 0), lies(2, 'wide', 1)]
    expect(through('samarkand', 'turfan', rim)).toBe('joined')
  })
  it('is open while a tile is missing, lies askew, or leads to another city', () => {
    expect(through('samarkand', 'lhasa', line.slice(0, 4))).toBe('open')
    expect(through('samarkand', 'lhasa', [...line.slice(0, 4), lies(18, 'straight', 0)])).toBe('open')
    expect(through('samarkand', 'hormuz', line)).toBe('open')
  })
  it('is nothing at all on an empty board', () => {
    expect(through('samarkand', 'lhasa', [])).toBe('none')
  })
})
