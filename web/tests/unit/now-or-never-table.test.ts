// What the drawn table of Now or Never works out for itself: which trades make the best price, and which answer is foregone.
import { expect, test } from 'vitest'
import { trades } from '../../src/games/now-or-never/counter/worth'
import { foregone } from '../../src/games/now-or-never/goesOn'
import { manner } from '../../src/games/now-or-never/manner'
import { harvest, wayOf } from '../../src/games/now-or-never/motion/events'
import { Narrowing } from '../../src/lib/narrow.svelte'
import type { Offer } from '../../src/wire/types'

const trade = (goods: number[], coins: number) => ({ goods, coins })
const open = [trade([1, 1, 1, 1], 12), trade([0, 1, 0, 0], 2), trade([1, 0, 0, 0], 1), trade([1, 2, 0, 0], 7)]

test('the best price as the sum that it is', () => {
  expect(trades([2, 2, 1, 1], open, 15)).toEqual([1, 1, 1, 0])
  expect(trades([1, 2, 0, 0], open, 7)).toEqual([0, 0, 0, 1])
  expect(trades([0, 0, 0, 0], open, 0)).toEqual([0, 0, 0, 0])
})
test('nothing is shown where the house says another price', () => {
  expect(trades([1, 2, 0, 0], open, 8)).toBeNull()
})

const offer = (act: string, on: string[] = [], anytime = false): Offer => ({
  act,
  on,
  mark: 0,
  label: { id: act },
  anytime,
})
test('a blow that nothing can be added to falls by itself', () => {
  expect(foregone([offer('strike'), offer('sell 0', ['trade.0'], true)])?.act).toBe('strike')
  expect(foregone([offer('strike'), offer('boost')])).toBeNull()
  expect(foregone([offer('strike'), offer('learn 1 0', ['ability.3', 'slot.red.0'], true)])).toBeNull()
  expect(foregone([offer('pass')])).toBeNull()
})

test('what may be done at any time has a light of its own, and begins only when it is touched', () => {
  const narrow = new Narrowing()
  narrow.apart = true
  narrow.set([
    offer('go 1', ['space.1']),
    offer('house demon 2', ['waiting.demon', 'housing.2'], true),
    offer('house demon 3', ['waiting.demon', 'housing.3'], true),
  ])
  expect(narrow.left.map((o) => o.act)).toEqual(['go 1'])
  expect(narrow.only?.act).toBe('go 1')
  expect(narrow.is('waiting.demon')).toBe('pilot')
  expect(narrow.is('housing.2')).toBe('dark')
  narrow.touch('waiting.demon')
  expect([narrow.is('waiting.demon'), narrow.is('housing.2'), narrow.is('space.1')]).toEqual(['chosen', 'lit', 'dark'])
  narrow.touch('housing.2')
  expect(narrow.only?.act).toBe('house demon 2')
  narrow.clear()
  narrow.apart = false
  expect(narrow.left).toHaveLength(3)
  expect(narrow.is('waiting.demon')).toBe('lit')
})

test('a specialist that is touched works, if it could only rest instead', () => {
  const [pay, rest] = [offer('pay 0 1', ['specialist.0.1']), offer('rest 1 coin', ['specialist.0.1', 'rest.coin'])]
  expect(manner.atOnce?.([pay, rest], ['specialist.0.1'])).toBe(pay)
  const recruit = offer('recruit 0 1', ['row.0', 'specialist.0.1'])
  expect(manner.atOnce?.([pay, recruit], ['specialist.0.1'])).toBeUndefined()
  expect(manner.atOnce?.([rest], ['specialist.0.1'])).toBeUndefined()
})
test('a hero goes space by space, and only the last way is drawn', () => {
  const moved = (seat: number, space: number) => ({ what: 'moved', seat, space }) as const
  expect(wayOf([moved(1, 7), { what: 'turn', seat: 0 }, moved(0, 3), moved(0, 4)])).toEqual({ seat: 0, spaces: [3, 4] })
  expect(wayOf([{ what: 'turn', seat: 0 }])).toBeNull()
})
test('a production brings its things one by one, and only what it brings', () => {
  const change = (seat: number, stuff: 'coins' | 'shell', by: number) => ({ what: 'change', seat, stuff, by }) as const
  const events = [change(0, 'coins', 5), { what: 'production', last: false } as const]
  expect(harvest([...events, change(0, 'shell', 2), change(1, 'shell', 1), change(0, 'coins', -1)], 0)).toEqual([
    'shell',
    'shell',
  ])
  expect(harvest([change(0, 'coins', 5)], 0)).toEqual([])
})
