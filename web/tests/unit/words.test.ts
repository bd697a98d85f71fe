// What is said of numbers below nothing.
import { beforeAll, expect, it } from 'vitest'
import { load, say, speak } from '../../src/words/words.svelte'

beforeAll(() => Promise.all([load('en', ['silk-road', 'silk-road-web']), load('hu', ['silk-road', 'silk-road-web'])]))

it.each([
  ['en', 'worth −1'],
  ['hu', 'értéke −1'],
] as const)('stands behind a minus in %s', (lang, words) => {
  speak(lang)
  expect(say('silk-tale-entered', { good: { text: 'x' }, value: -1 })).toContain(words)
  expect(say('silk-tale-entered', { good: { text: 'x' }, value: 2 })).not.toMatch(/[-−]/)
})
