// Arrow keys lead to the nearest lit thing in their direction, and `?` has words for every key it lists.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWay, towards, type Box } from '../../src/table/walk'

const at = (x: number, y: number): Box => ({ x: x - 5, y: y - 5, width: 10, height: 10 })

describe('walking', () => {
  const here = at(100, 100)
  const around = [at(50, 100), at(160, 104), at(100, 20), at(96, 190), at(300, 300)]
  it('goes to the nearest in each direction', () => {
    expect(towards('ArrowLeft', here, around)).toBe(0)
    expect(towards('ArrowRight', here, around)).toBe(1)
    expect(towards('ArrowUp', here, around)).toBe(2)
    expect(towards('ArrowDown', here, around)).toBe(3)
  })
  it('prefers what lies straight ahead to what lies aside', () =>
    expect(towards('ArrowRight', here, [at(150, 170), at(200, 100)])).toBe(1))
  it('stays where nothing lies ahead', () => {
    expect(towards('ArrowLeft', here, [at(160, 100)])).toBe(-1)
    expect(towards('ArrowLeft', here, [])).toBe(-1)
  })
  it('reaches everything from everywhere', () => {
    const all = Array.from({ length: 30 }, (_, i) => at((i * 137) % 700, (i * 251) % 500))
    const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].filter(isWay)
    const seen = new Set([0])
    for (const i of seen)
      for (const way of ways) {
        const next = towards(way, all[i], all)
        if (next >= 0) seen.add(next)
      }
    expect(seen.size).toBe(all.length)
  })
})

it.each(['en', 'hu'])('every key of the list is said in %s', (lang) => {
  const source = readFileSync(new URL('../../src/table/Keys.svelte', import.meta.url), 'utf8')
  const words = readFileSync(new URL(`../../../locales/${lang}/web.ftl`, import.meta.url), 'utf8')
  const ids = [...source.matchAll(/'(keys-[a-z-]+)'/g)].map((m) => m[1])
  expect(ids.length).toBeGreaterThan(15)
  for (const id of ids) expect(words, id).toContain(`\n${id} = `)
})
