import { beforeAll, describe, expect, it } from 'vitest'
import { about, logRounds, takenBack } from '../../src/house/log'
import { isMyTurn, together } from '../../src/house/mygames'
import { chairNames } from '../../src/house/names'
import { opening, tableAddress, type Form } from '../../src/house/form'
import { joining, withJoining } from '../../src/house/plans'
import { bytes } from '../../src/house/push'
import { clockText, clockWords } from '../../src/house/time'
import { load } from '../../src/words/words.svelte'
import type { Entry, Meta, OptionSpec } from '../../src/wire/types'

beforeAll(() => load('en', ['web', 'table']))

const table = (more: Partial<Meta>): Meta => ({
  id: 'amber-wagon-seven',
  name: 'Lantern Row',
  game: 'merchants',
  rules: '2',
  options: {},
  stage: 'running',
  listed: true,
  practice: false,
  advice: true,
  tempo: { kind: 'none' },
  chairs: [],
  watching: 0,
  must: [],
  opened: 0,
  last: 0,
  ...more,
})

describe('the log', () => {
  const news: Entry[] = [
    { n: 1, event: { what: 'wheel-set' }, tale: { id: 'a' } },
    { n: 2, event: { what: 'round', round: 1 }, tale: { id: 'b' } },
    { n: 3, event: { what: 'turn', seat: 0 }, tale: { id: 'c' } },
    { n: 4, event: { what: 'bumped', seat: 0 }, tale: { id: 'd' } },
    { n: 5, event: { what: 'moved', seat: 0 }, tale: { id: 'e' } },
    { n: 6, undone: { seat: 0, back_to: 4 } },
    { n: 7, event: { what: 'night-dice', seat: 0 }, tale: { id: 'f' } },
    { n: 8, event: { what: 'turn', seat: 1 }, tale: { id: 'g' } },
    { n: 9, event: { what: 'declared', seat: 1 }, tale: { id: 'h', args: { with: { seat: 0 } } } },
  ]
  const rounds = logRounds(news, (entry) => !!entry.tale || !!entry.undone)
  it('is grouped by round and turn', () => {
    expect(rounds.map((r) => r.round)).toEqual([null, 1])
    expect(rounds[1].turns.map((t) => t.seat)).toEqual([0, 1])
    expect(rounds[1].turns[0].lines.map((l) => l.entry.n)).toEqual([4, 5, 6, 7])
  })
  it('strikes out what was taken back, and only that', () => {
    expect([...takenBack(news)]).toEqual([5])
    expect(rounds[1].turns[0].lines.filter((l) => l.undone).map((l) => l.entry.n)).toEqual([5])
  })
  it('a turn that was taken back never began', () => {
    const back: Entry[] = [...news, { n: 10, undone: { seat: 0, back_to: 7 } }]
    const turns = logRounds(back, (entry) => !!entry.tale || !!entry.undone)[1].turns
    expect(turns.map((t) => t.seat)).toEqual([0])
    expect(turns[0].lines.at(-1)?.entry.n).toBe(10)
  })
  it('locks dice', () => {
    expect(rounds[1].turns[0].lines.filter((l) => l.sealed).map((l) => l.entry.n)).toEqual([7])
  })
  it('knows what is about me, also when others did it', () => {
    expect(news.filter((entry) => about(entry, 0)).map((entry) => entry.n)).toEqual([3, 4, 5, 6, 7, 9])
  })
})

describe('names', () => {
  it('tell two bots of one strength apart, and never take a person’s name', () => {
    const bot = { kind: 'bot', bot: 'greedy' } as const
    const person = { kind: 'person', name: 'Osk', here: true, stand_in: false, resigned: false } as const
    for (const id of ['a-b-c', 'amber-wagon-seven', 'x', 'quiet-lamp-oasis']) {
      const names = chairNames(table({ id, chairs: [bot, person, bot, bot] }))
      expect(new Set(names).size).toBe(4)
      expect(names[1]).toBe('Osk')
    }
  })
  it('say who sits without one', () => {
    const nobody = { kind: 'person', name: '', here: true, stand_in: false, resigned: false } as const
    expect(chairNames(table({ chairs: [{ kind: 'automaton' }, nobody, { kind: 'open' }] }))).toEqual([
      'Private Concern',
      'Player 2',
      '',
    ])
  })
})

describe('opening a table', () => {
  const specs: OptionSpec[] = [
    { name: 'players', default: 2, rules: [] },
    { name: 'draft', default: false, values: [true, false], rules: [] },
    { name: 'buildings', default: 'first_game', rules: [] },
  ]
  const form: Form = {
    game: 'merchants',
    name: ' ',
    chairs: [{ kind: 'me' }, { kind: 'automaton', level: 'hard' }, { kind: 'bot', bot: 'greedy' }],
    options: { draft: true, buildings: 'first_game' },
    tempo: { kind: 'none' },
    listed: false,
  }
  it('sends what differs from the defaults, and what the chairs say', () => {
    const wish = opening(form, specs, 'Ilka')
    expect(wish.options).toEqual({ players: 3, draft: true, automaton: 1, level: 'hard' })
    expect(wish.chairs).toEqual(['me', 'automaton', { bot: 'greedy' }])
    expect(wish.name).toBeUndefined()
    expect(wish.me).toBe('Ilka')
  })
  it('names everybody at one screen, in the order of their chairs', () => {
    const wish = opening({ ...form, chairs: [{ kind: 'beside', name: ' Mirren ' }, { kind: 'me' }] }, specs, 'Ilka')
    expect(wish.chairs).toEqual(['me', 'me'])
    expect(wish.me).toEqual(['Mirren', 'Ilka'])
  })
  it('finds a table by link or by words', () => {
    expect(tableAddress('https://x.example/t/amber-wagon-seven')).toBe('/t/amber-wagon-seven')
    expect(tableAddress(' http://x/t/amber-wagon-seven#seat=1&secret=q ')).toBe('/t/amber-wagon-seven#seat=1&secret=q')
    expect(tableAddress('Amber  wagon, Seven')).toBe('/t/amber-wagon-seven')
    expect(tableAddress('  ')).toBeNull()
  })
})

describe('my games', () => {
  it('lists a table once, and what waits for me first', () => {
    const games = together([
      { ...table({ id: 'a', must: [1], last: 9 }), you: 0 },
      { ...table({ id: 'b', must: [1], last: 1 }), you: 0 },
      { ...table({ id: 'b', must: [1], last: 1 }), you: 1 },
    ])
    expect(games.map((g) => [g.id, g.mine, isMyTurn(g)])).toEqual([
      ['b', [0, 1], true],
      ['a', [0], false],
    ])
  })
})

describe('plans', () => {
  const towns = ['farglen', 'windglass']
  it('answer for all towns of a region, and can be taken back', () => {
    const other = { prompt: 'ask-else', args: {}, do: 'pass' }
    const plans = withJoining([other], towns, 'join')
    expect(joining(plans, towns)).toBe('join')
    expect(joining(plans, [...towns, 'northbreak'])).toBe('ask')
    expect(withJoining(plans, towns, 'ask')).toEqual([other])
    expect(joining(withJoining(plans, ['farglen'], 'refuse'), towns)).toBe('ask')
  })
})

describe('time', () => {
  it('reads as a clock and as words', () => {
    expect([0, 7_000, 727_000, 3_727_000].map(clockText)).toEqual(['0:00', '0:07', '12:07', '1:02:07'])
    expect([40_000, 61_000, 7_300_000, 200_000_000].map(clockWords)).toEqual([
      '40 seconds',
      '1 minute',
      '2 hours',
      '2 days',
    ])
  })
})

it('keys for push are base64url', () => {
  expect([...bytes('_-8')]).toEqual([255, 239])
})
