// The line to a table, with a socket that does what the test says.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableStore } from '../../src/table.svelte'
import type { Meta, ToClient, ToServer } from '../../src/wire/types'

class Line {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Line[] = []
  readyState = Line.OPEN
  sent: ToServer[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void
  constructor() {
    Line.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer)
  }
  close() {
    if (this.readyState === Line.CLOSED) return
    this.readyState = Line.CLOSED
    this.onclose?.()
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message as ToClient) })
  }
}

const person = (resigned: boolean) => ({ kind: 'person', name: 'Anna', here: true, stand_in: false, resigned })
const meta = (more: Partial<Meta> = {}) => ({
  id: 'amber-anchor-bay-4821',
  game: 'merchants',
  options: {},
  stage: 'running',
  chairs: [person(false), { kind: 'bot', bot: 'greedy' }],
  must: [0],
  ...more,
})
const offers = [{ act: 'pass', mark: 1, label: { id: 'x' }, on: [] }]
const sheet = { seq: 1, you: 0, must: [0], board: {}, offers, can_undo: true }
const now = {
  sheet,
  lasting: [],
  from: 0,
  events: [],
  clocks: { now: 0, seats: [] },
  undo_asked: null,
  abort_asked: null,
}
const no = (id: string | null, kind: string) => ({ no: { id, error: { kind, message: kind } } })

/** Somebody who sits at a table. */
function seated() {
  const table = new TableStore()
  table.connect('amber-anchor-bay-4821', 'secret')
  const line = Line.all.at(-1)!
  line.onopen?.()
  line.hear({ welcome: { you: 0, meta: meta(), note: '', plans: [] } })
  line.hear({ now })
  return { table, line }
}
const named = (message: ToServer | undefined) => (message && 'act' in message ? message.act.id : '')

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  const nothing = () => undefined
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: nothing, removeEventListener: nothing })
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing })
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({}) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what may have counted', () => {
  it('is asked again under the same name until the house knows', async () => {
    const { table, line } = seated()
    const answer = table.act(offers[0])
    const id = named(line.sent.at(-1))
    for (const times of [2, 3]) {
      line.hear(no(id, 'not-known'))
      expect(table.problem?.kind).toBe('not-known')
      expect(table.busy, 'it is still under way').toBe(true)
      await vi.advanceTimersByTimeAsync(2000)
      expect(line.sent.filter((message) => named(message) === id)).toHaveLength(times)
    }
    line.hear({ done: { id, seq: 1 } })
    expect(await answer).toBeUndefined()
    expect(table.problem).toBeNull()
    expect(table.busy).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(line.sent.filter((message) => named(message) === id)).toHaveLength(3)
  })
  it('ends with any other no', async () => {
    const { table, line } = seated()
    const answer = table.act(offers[0])
    const id = named(line.sent.at(-1))
    line.hear(no(id, 'not-known'))
    await vi.advanceTimersByTimeAsync(2000)
    line.hear(no(id, 'not-stored'))
    expect((await answer)?.kind).toBe('not-stored')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(line.sent.filter((message) => named(message) === id)).toHaveLength(2)
  })
})

describe('a line that ends', () => {
  for (const [what, message] of [
    ['by a farewell', { bye: { why: 'removed' } }],
    ['by a refusal', no(null, 'removed')],
    ['because the table was closed', { bye: { why: 'closed' } }],
  ] as const)
    it(`${what} does not come back`, async () => {
      const { table, line } = seated()
      line.hear(message)
      expect(table.sent).toBe(what.includes('closed') ? 'closed' : 'removed')
      expect(table.line).toBe('closed')
      await vi.advanceTimersByTimeAsync(120_000)
      expect(Line.all).toHaveLength(1)
    })
  it('because the house closes for a moment comes back', async () => {
    const { table, line } = seated()
    line.hear({ bye: { why: 'closing' } })
    expect(table.sent).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(Line.all).toHaveLength(2)
  })
  it('and begins anew as somebody who watches is not sent away any more', () => {
    const { table, line } = seated()
    line.hear({ bye: { why: 'removed' } })
    table.connect('amber-anchor-bay-4821')
    expect(table.sent).toBeNull()
  })
})

describe('a table', () => {
  it('knows whether the house can write', () => {
    const { table, line } = seated()
    expect(table.well).toBe(true)
    line.hear({ house: { well: false } })
    expect(table.well).toBe(false)
    line.hear({ house: { well: true } })
    expect(table.well).toBe(true)
  })
  it('of a house that was ill when the line broke is well unless it says so again', () => {
    const { table, line } = seated()
    line.hear({ house: { well: false } })
    line.hear({ welcome: { you: 0, meta: meta(), note: '', plans: [] } })
    expect(table.well).toBe(true)
  })
  it('asks nothing of whoever has resigned', () => {
    const { table, line } = seated()
    expect(table.myTurn).toBe(true)
    const resigned = meta({ chairs: [person(true), { kind: 'bot', bot: 'greedy' }] as Meta['chairs'] })
    line.hear({ meta: resigned })
    for (const frame of [null, { now }]) {
      if (frame) line.hear(frame)
      expect(table.myTurn).toBe(false)
      expect(table.narrow.offers).toEqual([])
      expect(table.sheet?.offers).toEqual([])
      expect(table.sheet?.can_undo).toBe(false)
    }
  })
  it('takes the ranking from the table where the game itself has none', () => {
    const { table, line } = seated()
    expect(table.places).toEqual([])
    const places = [{ seat: 1, place: 1, score: 0 }]
    line.hear({ meta: meta({ stage: 'over', ended: 'resigned', places }) })
    expect(table.places).toEqual(places)
  })
})

describe('a line that dies without a word', () => {
  it('is given up a few seconds after something was asked, and what was asked goes over the next one', async () => {
    const { table, line } = seated()
    void table.act(offers[0])
    const asked = line.sent.at(-1)
    await vi.advanceTimersByTimeAsync(1900)
    expect(Line.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2500)
    expect(Line.all).toHaveLength(2)
    expect(table.line).not.toBe('open')
    expect(table.reach()).toBe(0)
    const next = Line.all[1]
    next.onopen?.()
    next.hear({ welcome: { you: 0, meta: meta(), note: '', plans: [] } })
    expect(next.sent).toContainEqual(asked)
    expect(table.reach()).toBe(2)
    // What the dead one says late is nobody's business any more.
    line.hear({ done: { id: named(asked), seq: 2 } })
    expect(table.busy).toBe(true)
  })
  it('is not given up while it says anything at all', async () => {
    const { table, line } = seated()
    void table.act(offers[0])
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(1000)
      line.hear({ pong: { ping: 1, now: 1 } })
    }
    expect(Line.all).toHaveLength(1)
  })
  it('does not care how the clock of the device is set', async () => {
    const { table, line } = seated()
    line.hear({ now: { ...now, clocks: { now: 5000, seats: [] } } })
    const before = table.now()
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(Math.abs(table.now() - before)).toBeLessThan(100)
  })
})
