import { beforeAll, describe, expect, it } from 'vitest'
import { about, logItems, logRounds, takenBack, withTheHouse } from '../../src/house/log'
import { isMyTurn, together } from '../../src/house/mygames'
import { chairNames } from '../../src/house/names'
import { opening, rivals, tableAddress, type Form } from '../../src/house/form'
import { joining, withJoining } from '../../src/games/merchants/plans'
import { bytes } from '../../src/house/push'
import { ago, clockText, leftWords } from '../../src/house/time'
import { roundHeading, timeNote, watchers } from '../../src/house/tableWords'
import { logPictures } from '../../src/house/logPictures'
import { faceOf } from '../../src/games'
import { chairs } from '../../src/lib/seats.svelte'
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

it('whoever looks on is told of the others who do, not of themselves', () => {
  expect(watchers(table({ watching: 1 }))).toBe('1 watches')
  expect(watchers(table({ watching: 1 }), true)).toBe('')
  expect(watchers(table({ watching: 3 }), true)).toBe('2 watch')
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
  const rounds = logRounds(news, (entry) => !!entry.tale || !!entry.undone, ['night-dice'])
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
  it('begins anew with every season, too', () => {
    const seasons: Entry[] = [1, 2].flatMap((season) => [
      { n: 3 * season, event: { what: 'season', season }, tale: { id: 'a' } },
      { n: 3 * season + 1, event: { what: 'x', seat: 0 }, tale: { id: 'b' } },
    ])
    expect(logRounds(seasons, (entry) => !!entry.tale).map((r) => r.round)).toEqual([1, 2])
    const meta = { progress: { part: 'season', now: 2, of: 6 } } as const
    expect(roundHeading(meta, 2)).toBe('Season 2')
    expect(roundHeading({ progress: { ...meta.progress, part: 'round' } }, 2)).toBe('Round 2')
  })
  it('draws what a line names, each game in its own way', () => {
    const tale = { id: 'a', args: { good: 'good-armor', side: 'side-upgraded', steed: 'steed-velvet' } }
    const drawn = (id: string) => ['armor', 'armor-up', 'steed-velvet'].includes(id)
    const entry: Entry = { n: 1, event: { what: 'coins', seat: 0 }, tale }
    expect(logPictures(entry, drawn)).toEqual(['armor'])
    expect(logPictures(entry, drawn, faceOf('merchants')!.log)).toEqual(['armor-up', 'steed-velvet'])
    const bare: Entry = { ...entry, tale: { id: 'a' } }
    expect(logPictures(bare, drawn, faceOf('merchants')!.log)).toEqual(['coin'])
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
    expect([40_000, 61_000, 7_300_000, 200_000_000].map((ms) => ago(0, ms))).toEqual([
      'just now',
      '1 minute ago',
      '2 hours ago',
      '2 days ago',
    ])
  })
  it('of two days there are two days left until an hour has passed', () => {
    const hour = 3_600_000
    expect([48 * hour, 48 * hour - 1, 47 * hour, 25 * hour, 24 * hour - 1, 90_000, 40_000].map(leftWords)).toEqual([
      '2 days',
      '2 days',
      '1 day 23 hours',
      '1 day 1 hour',
      '1 day',
      '2 minutes',
      '40 seconds',
    ])
    const days = table({ tempo: { kind: 'days', days: 2 }, last: 1000 })
    expect(timeNote(days, 6000)).toBe('2 days left')
  })
})

it('keys for push are base64url', () => {
  expect([...bytes('_-8')]).toEqual([255, 239])
})

it('a resignation and a game that was stopped are lines of the log, where they happened', () => {
  const news: Entry[] = [
    { n: 1, event: { what: 'round', round: 1 } },
    { n: 2, event: { what: 'turn', seat: 0 } },
    { n: 3, event: { what: 'x', seat: 0 }, tale: { id: 'a' } },
    { n: 4, event: { what: 'x', seat: 1 }, tale: { id: 'b' } },
  ]
  const all = withTheHouse(news, [{ seat: 1, after: 3 }], 'aborted')
  const lines = logRounds(all, (entry) => !!entry.tale)[0].turns.flatMap(({ lines }) => lines)
  expect(lines.map(({ entry }) => entry.tale?.id)).toEqual(['a', 'news-resigned', 'b', 'ended-aborted-short'])
  expect(lines[1].seat).toBe(1)
  expect(withTheHouse(news, [], null)).toBe(news)
  expect(withTheHouse(news, [{ seat: 1, after: 4 }], 'resigned').length).toBe(news.length + 1)
})

it('the log is a flat list: set-up folded, what is new marked, turns kept apart', () => {
  const line = (n: number) => ({ entry: { n }, seat: 0, undone: false, sealed: false })
  const rounds = [
    { key: 1, round: null, turns: [{ key: 1, seat: null, lines: [line(1)] }] },
    { key: 3, round: 1, turns: [{ key: 3, seat: 0, lines: [line(3), line(4)] }] },
  ]
  expect(logItems(rounds, false, 4).map(({ kind }) => kind)).toEqual(['round', 'round', 'line', 'new', 'line'])
  const open = logItems(rounds, true, null)
  expect(open.map(({ kind }) => kind)).toEqual(['round', 'line', 'round', 'line', 'line'])
  expect(open.flatMap((item) => (item.kind === 'line' ? [item.ends] : []))).toEqual([true, false, true])
  expect(new Set(open.map(({ key }) => key)).size).toBe(open.length)
})

it('a practice table that goes on from a game keeps the names of its opponents', () => {
  const bots = [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', bot: 'pedlar' },
    { kind: 'bot', bot: 'pedlar' },
  ] as Meta['chairs']
  const names = (id: string) => chairNames({ id, chairs: bots, options: {} })
  const game = names('amber-wagon-seven')
  expect(names('quiet-lamp-nine'), 'two tables, other names').not.toEqual(game)
  chairs['quiet-lamp-nine'] = { seats: [], like: 'amber-wagon-seven' }
  chairs['third-gate-two'] = { seats: [], like: 'quiet-lamp-nine' }
  expect(names('quiet-lamp-nine')).toEqual(game)
  expect(names('third-gate-two'), 'also from one practice table to the next').toEqual(game)
})

it('a rematch keeps the names of the bots, wherever they sit now', () => {
  const anna = { kind: 'person', name: 'Anna' }
  const [first, second] = [
    { kind: 'bot', bot: 'pedlar' },
    { kind: 'bot', bot: 'broker' },
  ]
  const names = (id: string, sitters: object[]) => chairNames({ id, chairs: sitters as Meta['chairs'], options: {} })
  const before = names('old-gate-one', [anna, first, second])
  // The second begins: seats are turned by one.
  chairs['new-gate-two'] = { seats: [], like: 'old-gate-one', was: [1, 2, 0] }
  expect(names('new-gate-two', [first, second, anna])).toEqual([before[1], before[2], 'Anna'])
  chairs['new-gate-three'] = { seats: [], like: 'new-gate-two', was: [1, 2, 0] }
  expect(names('new-gate-three', [second, anna, first])).toEqual([before[2], 'Anna', before[1]])
})

describe('Play now', () => {
  const seats = (newcomer: boolean) =>
    new Set(Array.from({ length: 200 }, () => rivals(2, 'pedlar', newcomer).indexOf('me')))
  it('lets whoever has never played begin', () => expect(seats(true)).toEqual(new Set([0])))
  it('is fair afterwards: every seat comes', () => expect(seats(false)).toEqual(new Set([0, 1, 2])))
})
