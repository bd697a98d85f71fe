// What this browser keeps goes through one module, and what lies there wrongly counts as not there.
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { geometryOf } from '../../src/games/silk-road/pen/geometry'
import { roadOf } from '../../src/games/silk-road/pen/kept'
import type { Supply } from '../../src/games/silk-road/pen/pen'
import {
  count,
  device,
  filled,
  listOf,
  mapOf,
  oneOf,
  placeOf,
  secretKey,
  shape,
  sitting,
  text,
} from '../../src/lib/store'

afterEach(() => void vi.unstubAllGlobals())

it('nothing else touches the storage of the browser', () => {
  const src = new URL('../../src/', import.meta.url)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  const who = files.filter((name) => /localStorage|sessionStorage/.test(readFileSync(new URL(name, src), 'utf8')))
  expect(who).toEqual(['lib/store.ts'])
})

it('every table, seat and game has places of its own', () => {
  expect(placeOf('settings')).toBe('settings')
  expect(placeOf('road', 'amber-wagon', 0, 3)).toBe('road amber-wagon 0 3')
  expect(placeOf('packing', 'amber-wagon', 1)).toBe('packing.amber-wagon.1')
})

it('what is not as it should be counts as not there', () => {
  expect(oneOf(['en', 'hu'])('xx')).toBeUndefined()
  for (const wrong of [null, 5, 'x', [], true]) expect(mapOf(count)(wrong)).toBeUndefined()
  expect(mapOf(count)({ a: 1, b: 'x', c: -1 })).toEqual({ a: 1 })
  expect(listOf(count)([1, null])).toBeUndefined()
  for (const wrong of ['', 'ű', 'two words', 7]) expect(secretKey(wrong)).toBeUndefined()
  const pair = shape<{ a: number; b?: string }>({ a: count, b: text }, ['b'])
  expect(pair({ a: 1, more: 2 })).toEqual({ a: 1 })
  expect(pair({ b: 'x' })).toBeUndefined()
  const usual = filled({ a: 1, b: 'x' }, { a: count, b: text })
  expect(usual({ a: 'wrong', b: 'y' })).toEqual({ a: 1, b: 'y' })
  expect(usual(null)).toBeUndefined()
})

/** A storage that does as it is told. */
function storage(full = false) {
  const lies = new Map<string, string>()
  return {
    lies,
    getItem: (place: string) => lies.get(place) ?? null,
    setItem(place: string, raw: string) {
      if (full) throw new Error('full')
      lies.set(place, raw)
    },
    removeItem: (place: string) => void lies.delete(place),
  }
}
it('what is kept comes back, from memory where the storage takes nothing', () => {
  const good = storage()
  vi.stubGlobal('localStorage', good)
  expect(device.keep('chairs', { a: 1 })).toBe(true)
  expect(good.lies.get('chairs')).toBe('{"a":1}')
  expect(device.read('chairs', mapOf(count))).toEqual({ a: 1 })
  expect(device.keep('first-table', 'amber-wagon')).toBe(true)
  expect(device.read('first-table', text)).toBe('amber-wagon')
  good.lies.set('chairs', '{"a":')
  expect(device.read('chairs', mapOf(count))).toBeUndefined()

  vi.stubGlobal('localStorage', storage(true))
  expect(device.keep('chairs', { b: 2 })).toBe(false)
  expect(device.read('chairs', mapOf(count))).toEqual({ b: 2 })
  device.forget('chairs')
  expect(device.read('chairs', mapOf(count))).toBeUndefined()

  vi.stubGlobal('sessionStorage', null)
  expect(sitting.read('road', text)).toBeUndefined()
  expect(sitting.keep('road', 'x')).toBe(false)
  expect(sitting.read('road', text)).toBe('x')
  sitting.forget('road')
  expect(sitting.read('road', text)).toBeUndefined()
})

it('a road that could not lie on this board is none', () => {
  const cells = [0, 1, 2].map((cell) => ({ cell, x: cell * 1000, y: 0 }))
  const geometry = geometryOf({ cells, cities: [] })
  const supply = { straight: 1, wide: 1, tight: 1, 'bonus-straight': 0, 'bonus-wide': 0, 'bonus-tight': 0 } as Supply
  const road = roadOf({ geometry, supply })
  const tile = { cell: 1, kind: 'straight', turn: 2, bonus: false }
  expect([...road([tile])!.values()]).toEqual([tile])
  expect(road([])!.size).toBe(0)
  const wrong = [
    { ...tile, cell: 3 },
    { ...tile, cell: -1 },
    { ...tile, cell: '1' },
    { ...tile, kind: 'round' },
    { ...tile, turn: 3 },
    { ...tile, bonus: true },
    null,
  ]
  for (const one of wrong) expect(road([one]), JSON.stringify(one)).toBeUndefined()
  expect(road([tile, tile]), 'twice on one cell').toBeUndefined()
  expect(road([tile, { ...tile, cell: 2 }]), 'more than there are').toBeUndefined()
  for (const no of ['x', 5, { 0: tile }, null]) expect(road(no)).toBeUndefined()
})
