// Every word in every language: the same messages, each said once, and all of them readable.
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../locales/', import.meta.url)
const read = (lang: string, file: string) => readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1])
// The terminal's words never come to the browser.
const files = readdirSync(new URL('en/', folder)).filter(
  (f) => !['caravan.ftl', 'automaton.ftl'].includes(f) && !f.endsWith('-terminal.ftl'),
)

describe.each(files)('%s', (file) => {
  it('has the same messages in both languages', () => {
    const shared = (lang: string) =>
      ids(read(lang, file))
        .filter((id) => !id.startsWith('part-')) // pieces of other messages: as many as a language needs
        .sort()
    expect(shared('hu')).toEqual(shared('en'))
  })
  it.each(['en', 'hu'])('reads without a mistake in %s', (lang) => {
    const bundle = new FluentBundle(lang)
    const errors = bundle.addResource(new FluentResource(read(lang, file)))
    expect(errors).toEqual([])
    for (const id of ids(read(lang, file))) expect(bundle.hasMessage(id), id).toBe(true)
  })
})

it.each(['en', 'hu'])('what %s says to the reader is said of others, too, with the same arguments', (lang) => {
  const messages = (file: string) =>
    new Map(
      read(lang, file)
        .split(/^(?=[a-z])/m)
        .map((message): [string, Set<string>] => [
          ids(message)[0] ?? '',
          new Set([...message.matchAll(/\$[\w-]+/g)].map((m) => m[0])),
        ]),
    )
  const told = new Map([...messages('merchants.ftl'), ...messages('table.ftl')])
  for (const [id, args] of messages('merchants-you.ftl')) {
    if (!id) continue // what stands before the first message
    const others = told.get(id.replace(/-you$/, ''))
    expect(others, id).toBeDefined()
    others!.delete('$seat')
    expect([...args].sort(), id).toEqual([...others!].sort())
  }
})

it.each(['en', 'hu'])('no message of %s is said twice', (lang) => {
  const all = files.flatMap((file) => ids(read(lang, file)))
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
})

it('Hungarian leaves no article to the reader', () => {
  const all = readdirSync(new URL('hu/', folder))
  const lazy = all.flatMap((file) => read('hu', file).match(/^.*\b[Aa]\(z\).*$/gm) ?? [])
  expect(lazy).toEqual([])
})

/** Names of people, beasts, towns and games are names everywhere; whatever else a card is called is said in the reader's language. */
const names = /^(hero|steed|town|region|location-istreka|companion-(grace|cosimo|lil-dumplin|flicker))/
it.each(files.filter((f) => f.includes('-cards')).concat('merchants-terminal.ftl', 'now-or-never-terminal.ftl'))(
  'what cards of %s are called is Hungarian',
  (file) => {
    const said = (lang: string) =>
      new Map([...read(lang, file).matchAll(/^([a-z][\w-]*) = (.*)$/gm)].map(([, id, words]) => [id, words] as const))
    const [en, hu] = [said('en'), said('hu')]
    const cards = [...en.keys()].filter((id) =>
      /^(tui-(now-)?)?(building|companion|deed|commission|upgrade|tile|quest|specialist|token|order|event|location)-/.test(
        id,
      ),
    )
    expect(cards.length).toBeGreaterThan(5)
    expect(cards.filter((id) => !names.test(id) && en.get(id) === hu.get(id))).toEqual([])
  },
)

describe('what costs is called costly', () => {
  // "Dearest" is also what one loves most: nobody reads it as a price.
  it('nothing in English is dear', () => {
    for (const file of readdirSync(new URL('en/', folder))) {
      const said = read('en', file).replace(/^[\w-]+ *=/gm, '')
      expect(said.match(/.*\bdear(er|est|ly)?\b.*/gi) ?? [], file).toEqual([])
    }
  })
  it.each([
    ['en', /\bcost\b/],
    ['hu', /került/],
  ])('the choices of a review, in %s', (lang, cost) => {
    for (const id of ['advice-dear', 'advice-dear-all']) {
      const said = read(lang, 'web.ftl').match(new RegExp(`^${id} = (.*)$`, 'm'))?.[1] ?? ''
      expect(said, id).toMatch(cost)
      expect(said, id).not.toMatch(/kedves|drága/)
    }
  })
})
