// What Now or Never draws for effects: costs apart from gains, equal ones together.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { both } from '../../src/games/now-or-never/parts/effects'

const sprite = readFileSync(new URL('../../src/games/now-or-never/pictures/signs.svg', import.meta.url), 'utf8')
const shared = readFileSync(new URL('../../src/icons.svg', import.meta.url), 'utf8')
const there = new Set([...(sprite + shared).matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]))

it('what is paid stands apart from what is gained', () => {
  const { costs, gains } = both(['pay hearts 2', 'toll', 'experience 1', 'quests 2 keep 1'])
  expect(costs.map(({ sign, n }) => [sign, n])).toEqual([
    ['−', 2],
    ['−', undefined],
  ])
  expect(gains.map(({ n }) => n)).toEqual([1, '2→1'])
})
it('two villagers are one drawing with a 2', () => {
  expect(both(['villager', 'villager']).gains).toEqual([{ n: 2, drawings: [{ icon: 'villager' }] }])
})
it('every effect of a pack has a drawing that is there', () => {
  const simple = 'toll heal any-good villager swap order first-player token wake arrow'.split(' ')
  const all = [...simple, 'gear 0', 'gear 6', 'build 2', 'quests 3 keep 2', 'pay book 1', 'mana 2', 'shell 1', 'tool 1']
  for (const effect of all) {
    const { costs, gains } = both([effect])
    const icons = [...costs, ...gains].flatMap(({ drawings }) => drawings.map(({ icon }) => icon))
    expect(icons.length, effect).toBeGreaterThan(0)
    for (const icon of icons) expect(there.has(icon), icon).toBe(true)
  }
})
