// Practice and the end of Silk Road: what a map is that one tries again, and how a game went in points.
import { describe, expect, it } from 'vitest'
import { ticks, totals } from '../../src/games/silk-road/end/course'
import { bestTry, begun, courseOf, sceneOf, tried, type Course } from '../../src/games/silk-road/practice/tries'

const board = {
  round: 2,
  card: { card: 3, cities: ['palmyra', 'lhasa'], icons: ['up'] },
  market: [
    { good: 'silk', value: 3 },
    { good: 'wheat', value: 1 },
  ],
}
const desk = { bonus: [1, 0, 2], own: { board: [], tray: [], map: { sheet: 12, upside_down: false, dots: [] } } }
const course = courseOf(board as never, desk as never)!
const past = (goods: number, tiles: number, qualified = true) => ({ qualified, goods, tiles, after: 1000 }) as never

describe('tries on a map', () => {
  it('are remembered while cities, market, map and bonus tiles are the same', () => {
    const one = tried(begun(null, course), 'a 2', past(3, 11))
    expect(begun(one, { ...course }).list).toHaveLength(1)
    expect(begun(one, { ...course, upside_down: true }).list).toHaveLength(1)
    for (const other of [{ sheet: 13 }, { market: ['wheat', 'silk'] }, { bonus: [] }] as Partial<Course>[])
      expect(begun(one, { ...course, ...other }).list).toHaveLength(0)
  })
  it('are listed once, however often the house tells of them', () => {
    const one = tried(begun(null, course), 'a 2', past(3, 11))
    expect(tried(one, 'a 2', past(3, 11))).toBe(one)
    expect(tried(one, 'b 2', past(3, 11)).list).toHaveLength(2)
  })
  it('have a best one: most goods, then the shorter road; one that joins nothing is none', () => {
    const goods: [number, number, boolean?][] = [
      [-1, 4],
      [7, 14],
      [7, 12],
      [0, 9, false],
    ]
    const all = goods.reduce((tries, [g, t, q], i) => tried(tries, `t${i}`, past(g, t, q)), begun(null, course))
    expect(bestTry(all)).toMatchObject({ goods: 7, tiles: 12 })
    expect(bestTry(begun(null, course))).toBeNull()
  })
  it('begin where the first began: on the bare board, or before the signal where the sand runs', () => {
    const lies = { round: 2, cities: ['palmyra', 'lhasa'], market: ['silk', 'wheat'] }
    const bonus = ['straight', 'tight', 'tight']
    expect(sceneOf(course, false)).toEqual({ ...lies, phase: 'trading', seats: [{ bonus, sheet: 12 }] })
    expect(sceneOf({ ...course, upside_down: true }, false).seats).toEqual([{ bonus, sheet: 12, upside_down: true }])
    expect(sceneOf(course, true)).toEqual({ ...lies, phase: 'ready', seats: [{ bonus }], next: { sheets: [12] } })
  })
})

describe('how a game went', () => {
  it('is what each had at the start and after each round', () => {
    expect(totals({ score: 36, gains: [4, 3, 9, 20] })).toEqual([0, 4, 7, 16, 36])
    expect(totals({ score: 10, gains: [2, 3] })).toEqual([5, 7, 10])
  })
  it('has round numbers at its side, from the lowest to the highest', () => {
    expect(ticks(0, 40)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(0, 8)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(0, 0)).toEqual([0, 1])
    for (const [least, most] of [
      [0, 3],
      [7, 61],
      [-4, 9],
      [900, 999],
    ]) {
      const all = ticks(least, most)
      expect(all[0]).toBeLessThanOrEqual(least)
      expect(all.at(-1)).toBeGreaterThanOrEqual(most)
      expect(all.length).toBeLessThanOrEqual(7)
    }
  })
})
