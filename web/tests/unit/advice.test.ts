import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alone } from '../../src/advice/alone'
import { apart, Course, numbered, path } from '../../src/advice/chart'
import { roundAt, roundsOf } from '../../src/replay/rounds'
import { cost, expectation, less, steps } from '../../src/advice/words'
import type { Chair, Costly, Entry, Review, Way } from '../../src/wire/types'
import { load, speak, tell } from '../../src/words/words.svelte'

beforeAll(async () => {
  await load('en', ['web', 'table', 'merchants'])
  await load('hu', ['web', 'table', 'merchants'])
})
afterAll(() => speak('en'))

const way = (more: Partial<Way>): Way => ({
  act: 'pass',
  label: { id: 'do-pass' },
  value: 0,
  behind: 0,
  tried: 100,
  leads_to: [],
  ...more,
})
const dear = (points: number): Costly => ({
  rows: 3,
  seq: 40,
  seat: 0,
  act: 'pass',
  label: { id: 'do-pass' },
  cost: points,
  better: way({}),
})

describe('the words of a hint', () => {
  const said = (value: number) => tell(expectation(way({ value })))
  it('says how one may expect to end, in whole points', () => {
    expect(said(2.8)).toBe('You can expect to end about 3 points ahead of the best of the others.')
    expect(said(1.2)).toContain('1 point ahead')
    expect(said(-0.3)).toContain('level')
    expect(said(-4.4)).toContain('4 points behind')
  })
  it('says how much less another way is worth, in tenths', () => {
    expect(tell(less(way({ behind: 1.2 })))).toBe('1.2 points less')
    expect(tell(less(way({ behind: 1 })))).toBe('1 point less')
    expect(tell(less(way({ behind: 0.04 })))).toBe('about as good')
  })
  it('has a decimal comma in Hungarian', () => {
    speak('hu')
    expect(tell(less(way({ behind: 1.2 })))).toBe('1,2 ponttal kevesebb')
    speak('en')
  })
  it('names others, and not more than four steps', () => {
    const later = (seat: number) => ({ seat, act: 'pass', label: { id: 'do-pass' } })
    const told = steps(way({ leads_to: [0, 1, 0, 1, 0].map(later) }), 0, ['Anna', 'Osk'])
    expect(told).toEqual(['Pass', 'Osk: Pass', 'Pass', 'Osk: Pass'])
  })
  it('says what a choice cost: small ones in tenths', () => {
    expect(tell(cost(dear(3.9)))).toBe('It cost about 4 points.')
    expect(tell(cost(dear(1.24)))).toBe('It cost about 1.2 points.')
  })
})

describe('who may have a hint', () => {
  const [anna, bot]: Chair[] = [
    { kind: 'person', name: 'Anna', here: true, stand_in: false, resigned: false },
    { kind: 'bot', bot: 'greedy' },
  ]
  it('nobody whispers where another person sits, except in practice', () => {
    expect(alone({ practice: false, chairs: [anna, bot, { kind: 'automaton' }] }, 0)).toBe(true)
    expect(alone({ practice: false, chairs: [anna, anna] }, 0)).toBe(false)
    expect(alone({ practice: true, chairs: [anna, anna] }, 0)).toBe(true)
  })
})

describe('the chart', () => {
  const moment = (seq: number, rank: number) => ({
    rows: seq,
    seq,
    seats: [rank, 1 - rank].map((r) => ({ rank: r, lead: 0 })),
  })
  const review: Review = { moments: [moment(10, 0.5), moment(20, 0.75), moment(30, 1)], costly: [] }
  const course = new Course(review, { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 })

  it('runs from left to right, first place on top', () => {
    const [first, second] = course.lines()
    expect(first).toEqual([
      { x: 10, y: 30 },
      { x: 60, y: 17.5 },
      { x: 110, y: 5 },
    ])
    expect(second.at(-1)).toEqual({ x: 110, y: 55 })
    expect(path(first)).toBe('M10.0 30.0L60.0 17.5L110.0 5.0')
  })
  it('a place on it is the nearest moment, and a moment between two is what was known before', () => {
    expect(course.at(0)).toBe(10)
    expect(course.at(70)).toBe(20)
    expect(course.at(400)).toBe(30)
    expect(course.point(0, 25)).toEqual({ x: 85, y: 17.5 })
  })
  it('marks rounds, and numbers those that have room', () => {
    const events: Entry[] = [
      { n: 12, event: { what: 'round', round: 1 } },
      { n: 13, event: { what: 'turn', seat: 0 } },
      { n: 14, event: { what: 'round', round: 2 } },
      { n: 25, event: { what: 'round', round: 3 } },
    ]
    const rounds = roundsOf(events)
    expect(rounds.map((r) => r.round)).toEqual([1, 2, 3])
    expect([11, 12, 24, 99].map((seq) => roundAt(rounds, seq)?.round)).toEqual([undefined, 1, 2, 3])
    expect(numbered(rounds, (seq) => course.x(seq), 18).map((r) => r.round)).toEqual([1, 3])
  })
  it('knows that some games have seasons', () => {
    const rounds = roundsOf([{ n: 5, event: { what: 'season', season: 1 } }])
    expect(rounds).toEqual([{ of: 'season', round: 1, seq: 5 }])
  })
  it('moves signs apart that would lie on each other, inside the picture', () => {
    expect(apart([10, 40], 16, 0, 60)).toEqual([10, 40])
    expect(apart([58, 59, 60], 16, 0, 60)).toEqual([28, 44, 60])
    expect(apart([3, 1], 16, 0, 60)).toEqual([17, 1])
  })
})
