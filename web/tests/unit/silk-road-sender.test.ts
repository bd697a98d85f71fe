// What reaches the house, whatever the line does.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { board, done, same } from '../../src/games/silk-road/pen/difference'
import type { Tiles } from '../../src/games/silk-road/pen/geometry'
import { Sender } from '../../src/games/silk-road/pen/sender'
import type { Kind, Lies } from '../../src/wire/generated/silk-road'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lies = (cell: number, kind: Kind, turn: number): Lies => ({ cell, kind, turn, bonus: false })
const line = (n: number) => board(Array.from({ length: n }, (_, cell) => lies(cell, 'wide', 1 + (cell % 5))))

/** A house that does what it hears, `delay` later, and refuses what `no` says. */
function house({ delay = 0, no = (_: string, __: number): boolean => false } = {}) {
  let tiles: Tiles = new Map()
  const heard: { act: string; at: number }[] = []
  const act = (act: string) =>
    new Promise((resolve) =>
      setTimeout(() => {
        heard.push({ act, at: Date.now() })
        if (no(act, heard.length)) return resolve({ kind: 'refused' })
        const [verb, cell, what, turn] = act.split(' ')
        const n = Number(cell)
        const was = tiles.get(n)
        if (verb === 'declare') return resolve(undefined)
        if ((verb === 'lay') === !!was) return resolve({ kind: 'refused' })
        const then =
          verb === 'lift'
            ? null
            : verb === 'lay'
              ? lies(n, what as Kind, Number(turn))
              : { ...was!, turn: Number(what) }
        tiles = done(tiles, { act, cell: n, then })
        resolve(undefined)
      }, delay),
    )
  return { act, heard, board: () => tiles, open: () => true, line: () => 1 }
}

describe('sending', () => {
  it('waits for a quiet moment, and never sends what was taken back', async () => {
    const there = house()
    const sender = new Sender(there)
    sender.draw(line(3))
    await vi.advanceTimersByTimeAsync(200)
    sender.draw(line(2))
    await vi.advanceTimersByTimeAsync(200)
    expect(there.heard).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(there.heard.map(({ act }) => act)).toEqual(['lay 0 wide 1', 'lay 1 wide 2'])
    expect(sender.idle).toBe(true)
  })
  it('sends at most eight in 400 ms, lifts first', async () => {
    const there = house({ delay: 30 })
    const sender = new Sender(there)
    sender.draw(line(15))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(same(there.board(), line(15))).toBe(true)
    for (const { at } of there.heard)
      expect(there.heard.filter((other) => other.at >= at && other.at < at + 400).length).toBeLessThanOrEqual(8)
    there.heard.length = 0
    sender.draw(board([lies(18, 'tight', 0)]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(there.heard.map(({ act }) => act.split(' ')[0])).toEqual([...Array(15).fill('lift'), 'lay'])
  })
  it('sends all at once before somebody arrives', async () => {
    const there = house()
    const sender = new Sender(there)
    sender.draw(line(15))
    sender.flush()
    void there.act('declare')
    await vi.advanceTimersByTimeAsync(1)
    expect(there.heard.at(-1)?.act).toBe('declare')
    expect(same(there.board(), line(15))).toBe(true)
  })
  it('goes on from what the house has when something was refused', async () => {
    const there = house({ delay: 100, no: (_, n) => n === 3 || n === 5 })
    const sender = new Sender(there)
    sender.draw(line(6))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(same(there.board(), line(6))).toBe(true)
    expect(sender.idle).toBe(true)
  })
  it('does not ask for ever for what is always refused', async () => {
    const there = house({ no: () => true })
    const sender = new Sender(there)
    sender.draw(line(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(there.heard.length).toBeLessThan(12)
  })
  it('brings what was drawn before the page was loaded again', async () => {
    const there = house()
    new Sender(there, line(4))
    await vi.advanceTimersByTimeAsync(2000)
    expect(same(there.board(), line(4))).toBe(true)
  })
  it('draws what another window has built, unless something here is waiting', async () => {
    const there = house()
    const sender = new Sender(there)
    void there.act('lay 5 wide 0')
    await vi.advanceTimersByTimeAsync(10)
    expect(sender.heard().has(5)).toBe(true)
    sender.draw(line(2))
    expect(sender.heard().has(5)).toBe(false)
  })
  it('owes only the last difference to a line that was away, and arrives after it', async () => {
    const there = house({ delay: 40 })
    let line = 0
    const sender = new Sender({ ...there, line: () => line })
    for (let i = 0; i < 60; i++) {
      sender.draw(roadOf(i))
      await vi.advanceTimersByTimeAsync(200)
    }
    sender.draw(roadOf(7))
    expect(there.heard).toEqual([])
    let arrived = false
    void sender.all().then((brought) => (arrived = brought))
    await vi.advanceTimersByTimeAsync(3000)
    expect(arrived).toBe(false)
    line = 1
    await vi.advanceTimersByTimeAsync(1000)
    expect(arrived).toBe(true)
    expect(there.heard.map(({ act }) => act)).toEqual(roadOf(7, true))
    await vi.advanceTimersByTimeAsync(60)
    expect(same(there.board(), roadOf(7))).toBe(true)
  })
  it('says that it could not bring a road that is always refused', async () => {
    const there = house({ no: () => true })
    const sender = new Sender(there)
    sender.draw(line(2))
    await vi.advanceTimersByTimeAsync(400)
    let brought: boolean | null = null
    void sender.all().then((answer) => (brought = answer))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(brought).toBe(false)
  })
  it('keeps little on its way, so that a line that breaks has little to say again', async () => {
    const there = house({ delay: 5000 })
    const sender = new Sender(there)
    sender.draw(line(19))
    await vi.advanceTimersByTimeAsync(450)
    for (let i = 0; i < 20; i++) {
      sender.draw(line(i % 2 ? 19 : 1))
      await vi.advanceTimersByTimeAsync(400)
      if (!there.heard.length) expect(sender.onTheWay).toBeLessThanOrEqual(24)
    }
  })
  it('takes the time of an answer only from a line that held', async () => {
    const there = house({ delay: 9000 })
    let line = 1
    const sender = new Sender({ ...there, line: () => line })
    sender.draw(roadOf(1))
    await vi.advanceTimersByTimeAsync(2000)
    line = 2
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sender.idle).toBe(true)
    expect(sender.trip).toBe(Infinity)
  })
})

function roadOf(n: number): Tiles
function roadOf(n: number, acts: true): string[]
function roadOf(n: number, acts?: true) {
  const tiles = line(n % 19)
  return acts ? [...tiles.values()].map(({ cell, kind, turn }) => `lay ${cell} ${kind} ${turn}`) : tiles
}
