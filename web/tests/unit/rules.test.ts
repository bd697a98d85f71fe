// The rules page shows exactly the numbered lines of the rule books.
import { describe, expect, it } from 'vitest'
import { faceOf, shelf } from '../../src/games'
import { parse, pieces, search } from '../../src/rules/parse'

const small = `# A game: the rules, numbered
- Tags: [M] the player must; F-034 is no rule here.
# PART A — FINAL EDITION
## A3 Turn
Words between.
### Plan
- F-032 [O] At the start: dice may be reset. [L5, L943]
- F-033 (?) The reset needs **all** slots (see F-032).
* R-001 [T*] 15 \`cards\`.
- N-099b Suffixes are ids too (?A7).
| F-999 | a table is no rule |
`

describe('the parser', () => {
  const chapters = parse(small)
  it('keeps rules under their headings', () => {
    expect(chapters).toHaveLength(1)
    expect(chapters[0].title).toEqual(['Part A — final edition', 'A3 Turn', 'Plan'])
    expect(chapters[0].rules.map((r) => r.id)).toEqual(['F-032', 'F-033', 'R-001', 'N-099b'])
  })
  it('takes tags and sources out of the text', () => {
    const [may, ruling, mended, gap] = chapters[0].rules
    expect(may).toEqual({ id: 'F-032', tags: ['O'], text: 'At the start: dice may be reset.' })
    expect(ruling.tags).toEqual(['?'])
    expect(mended.tags).toEqual(['T*'])
    expect(gap).toEqual({ id: 'N-099b', tags: ['?'], text: 'Suffixes are ids too.' })
  })
  it('finds links to other rules', () => {
    expect(pieces(chapters[0].rules[1].text)).toContainEqual({ kind: 'rule', text: 'F-032' })
    expect(pieces(chapters[0].rules[1].text)).toContainEqual({ kind: 'strong', text: 'all' })
  })
  it('searches ids, words and headings, whatever the accents', () => {
    expect(search(chapters, 'f-033')[0].rules.map((r) => r.id)).toEqual(['F-033'])
    expect(search(chapters, 'réset START')[0].rules.map((r) => r.id)).toEqual(['F-032'])
    expect(search(chapters, 'camel')).toEqual([])
  })
})

it.each(shelf)('the book of %s is whole', async (game) => {
  const text = await faceOf(game)!.book()
  const rules = parse(text).flatMap((chapter) => chapter.rules)
  const lines = text.split('\n').filter((line) => /^[-*] [A-Z]-\d{3}/.test(line))
  expect(rules).toHaveLength(lines.length)
  expect(new Set(rules.map((r) => r.id)).size).toBe(rules.length)
  for (const rule of rules) expect(rule.text).not.toBe('')
})
