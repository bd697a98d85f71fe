import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alone } from '../../src/advice/alone'
import { apart, Course, numbered, path, sideBySide } from '../../src/advice/chart'
import { roundAt, roundsOf } from '../../src/replay/rounds'
import { cost, expectation, less, steps, why } from '../../src/advice/words'
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
  brings: [],
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

describe('the reason of a hint', () => {
  const coins = { id: 'gain-coins', args: { sign: 'sign-more', n: 5 } }
  const ways = [way({ brings: [coins] }), way({ label: { id: 'do-stop' }, behind: 2.14 })]
  const said = (lang: 'en' | 'hu', all = ways, picked = 0) => (speak(lang), tell(why(all, picked)))
  it('says how much better, than what, and what it brings', () => {
    expect(said('en')).toMatch(/^About 2\.1 points better than “.+”\. It brings \+5 coins, counting what may follow\.$/)
    expect(said('hu')).toMatch(
      /^Mintegy 2,1 ponttal jobb, mint ez: „.+”\. Amit hoz azzal együtt, ami követheti: \+5 pénz\.$/,
    )
  })
  it('says what it knows and nothing else', () => {
    expect(said('en', [ways[0]])).toBe('It brings +5 coins, counting what may follow.')
    expect(said('en', [way({}), ways[1]])).toMatch(/^About 2\.1 points better than “[^”]+”\.$/)
    expect(said('en', [way({}), way({})])).toMatch(/none is better; “[^”]+” is worth as much\.$/)
    expect(said('hu', [way({}), way({})])).toContain('nincs jobb')
    speak('en')
    expect(why([way({})], 0), 'nothing to choose from').toBeNull()
    expect(why(ways, 1), 'the second best is better than nothing here').toBeNull()
  })
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
  it('puts rings side by side that would lie on each other', () => {
    const at = (x: number, y = 50) => ({ x, y })
    expect(sideBySide([at(20), at(60)], 18, 9, 100)).toEqual([at(20), at(60)])
    expect(sideBySide([at(20), at(22), at(24)], 18, 9, 100)).toEqual([at(20), at(40), at(60)])
    expect(sideBySide([at(99), at(98)], 18, 9, 100)).toEqual([at(99), at(80)])
    expect(sideBySide([at(20), at(20, 80)], 18, 9, 100)).toEqual([at(20), at(20, 80)])
  })
  it('moves signs apart that would lie on each other, inside the picture', () => {
    expect(apart([10, 40], 16, 0, 60)).toEqual([10, 40])
    expect(apart([58, 59, 60], 16, 0, 60)).toEqual([28, 44, 60])
    expect(apart([3, 1], 16, 0, 60)).toEqual([17, 1])
  })
})
