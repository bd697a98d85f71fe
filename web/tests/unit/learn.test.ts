// Lessons: every step has its words, and whatever a learner does, no step can hold them.
import { expect, it } from 'vitest'
import { faceOf, taught } from '../../src/games'
import { schoolOf } from '../../src/learn/address'
import { ending, selectorOf, strayed } from '../../src/learn/lessons'
import type { Entry, Sheet } from '../../src/wire/types'
import { has, languages, load, speak } from '../../src/words/words.svelte'

it.each(languages)('every step of every game that is taught is said (%s)', async (lang) => {
  expect(taught.length).toBeGreaterThan(0)
  for (const game of taught) {
    const own = faceOf(game)!.lessons!
    await load(lang, ['learn', ...own.words])
    speak(lang)
    for (const end of ['title', 'about']) expect(has(`learn-${game}-${end}`), game).toBe(true)
    for (const { id, steps } of (await own.load()).chapters) {
      for (const end of ['', '-about', ...steps.map((s) => `-${s.id}`)]) expect(has(`learn-${id}${end}`)).toBe(true)
      expect(new Set(steps.map((s) => s.id)).size).toBe(steps.length)
    }
  }
})
it('every game that is taught has an address of its own, and no two lessons the same words', async () => {
  const ids = await Promise.all(
    taught.map(async (game) => (await faceOf(game)!.lessons!.load()).chapters.map((c) => c.id)),
  )
  expect(new Set(ids.flat()).size).toBe(ids.flat().length)
  for (const game of taught) expect(schoolOf(game)).toBe(`/learn?game=${game}`)
  expect(schoolOf('chess', 2)).toBe('/learn?game=chess&lesson=2')
})

it('what is looked at is a thing of the table, or found by a selector', () => {
  expect(selectorOf('space.14')).toBe('[data-thing="space.14"]')
  expect(selectorOf('.arrive.prime')).toBe('.arrive.prime')
  expect(selectorOf('[data-act=ready]')).toBe('[data-act=ready]')
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
