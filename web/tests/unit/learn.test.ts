// Lessons: every step has its words, and whatever a learner does, no step can hold them.
import { expect, it } from 'vitest'
import { ending, lessons, strayed } from '../../src/learn/lessons'
import type { Entry, Sheet } from '../../src/wire/types'
import { has, languages, load, speak } from '../../src/words/words.svelte'

it.each(languages)('every step is said (%s)', async (lang) => {
  await load(lang, ['learn'])
  speak(lang)
  for (const { id, steps } of lessons.chapters) {
    for (const end of ['', '-about', ...steps.map((s) => `-${s.id}`)]) expect(has(`learn-${id}${end}`)).toBe(true)
    expect(new Set(steps.map((s) => s.id)).size).toBe(steps.length)
  }
})

const sheet = (prompt: string, must = [0]) => ({ seq: 0, you: 0, must, prompt: { id: prompt } }) as unknown as Sheet
const step = { id: 'sell', until: { events: ['sold', 'turn'], prompts: ['ask-sell'] } }
const entry = (n: number, what: string, seat?: number): Entry => ({ n, event: { what, seat } })

it('a step ends with what it asks for, once', () => {
  expect(ending(step, sheet('ask-inn'), [entry(1, 'visited', 0)], 0)).toBeNull()
  expect(ending(step, sheet('ask-inn'), [entry(4, 'sold', 0)], 0)).toBe(4)
  expect(ending(step, sheet('ask-inn'), [entry(4, 'sold', 0)], 4)).toBeNull()
  expect(ending(step, sheet('ask-sell'), [entry(3, 'visited', 0)], 0)).toBe(3)
})
it('what the opponent does ends no step, but the end of a turn does', () => {
  expect(ending(step, sheet('ask-wait', [1]), [entry(5, 'sold', 1)], 0)).toBeNull()
  expect(ending(step, sheet('ask-wait', [1]), [entry(6, 'turn', 1)], 0)).toBe(6)
})
it('a step without a condition waits for the learner', () => {
  expect(ending({ id: 'welcome' }, sheet('ask-plan'), [entry(1, 'bumped', 0)], 0)).toBeNull()
})
it('a gentle word for what a step did not speak of, and for nothing else', () => {
  const quiet = { ...step, part: ['coins'] }
  expect(strayed(quiet, sheet('ask-sell'), [entry(1, 'sold', 0), entry(2, 'coins', 0), entry(3, 'bumped', 1)], 0)).toBe(
    false,
  )
  expect(strayed(quiet, sheet('ask-sell'), [entry(4, 'declared', 0)], 0)).toBe(true)
})
