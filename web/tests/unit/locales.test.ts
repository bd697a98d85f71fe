// Every word in every language: the same messages, each said once, and all of them readable.
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../locales/', import.meta.url)
const read = (lang: string, file: string) => readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1])
// The terminal's words never come to the browser.
const files = readdirSync(new URL('en/', folder)).filter((f) => !['caravan.ftl', 'automaton.ftl'].includes(f))

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
