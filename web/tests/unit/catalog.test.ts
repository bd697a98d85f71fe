// Tips have no words of their own for what a card does: they say what the catalog says.
import { beforeAll, describe, expect, it } from 'vitest'
import merchants from './fixtures/merchants.json'
import type { Catalog } from '../../src/games/merchants/board'
import * as words from '../../src/games/merchants/board/words'
import { says, steedCard, upgradeTile } from '../../src/games/merchants/parts/cards'
import { effectsText } from '../../src/games/merchants/parts/effects'
import { languages, load, say, speak } from '../../src/words/words.svelte'

const real = merchants.catalog as unknown as Catalog
/** A pack whose cards all say the same. */
const told = (card: object) => ({ ...card, says: [{ id: 'effect-wheel' }, { id: 'effect-hero' }] })
const lists = ['heroes', 'commissions', 'deeds', 'companions', 'buildings', 'steed_cards', 'upgrade_tiles'] as const
const other = { ...real, ...Object.fromEntries(lists.map((list) => [list, real[list].map(told)])) } as Catalog

beforeAll(async () => {
  for (const lang of languages) await load(lang, ['table', 'merchants', 'merchants-cards', 'merchants-web'])
  speak('en')
})

describe('what a card does', () => {
  it.each([
    ['a hero', () => words.heroWords(other, 0)],
    ['a commission', () => words.commissionWords(other, 0, 3)],
    ['a deed', () => words.deedWords(other, 0, 0)],
    ['a companion', () => words.companionWords(other, 0)],
    ['a building', () => words.buildingWords(other, 'oracle-of-lumi')],
  ])('%s says what the catalog says', (_, tip) => {
    const { lines } = tip()
    expect(lines).toContain('a turn of the wheel')
    expect(lines).toContain('a hero from the inn without a sale')
    // the tip adds at most one line of its own
    expect(lines.length).toBeLessThan(4)
  })
  it('steeds, tiles and secret deeds, too', () => {
    for (const card of [steedCard(other, 'velvet'), upgradeTile(other, 'mirror')])
      expect(says(card)).toEqual(['a turn of the wheel', 'a hero from the inn without a sale'])
    expect(words.secretWords(other, [1]).lines[0]).toMatch(/\. a turn of the wheel\. a hero/)
  })
  it('effects that are drawn are said by the catalog', () => {
    const catalog = { effects: { 'coins 2': { id: 'effect-oracle' } } }
    expect(effectsText(catalog, ['coins 2'])).toBe('a roll of the oracle die')
    expect(effectsText(catalog, [])).toBe(say('effect-nothing'))
  })
})

it('every card of our pack is wholly in words, in both languages', () => {
  for (const lang of languages) {
    speak(lang)
    for (const list of lists)
      for (const card of real[list])
        for (const line of says(card))
          expect(line).not.toMatch(/\{|\b(card|effect|measure|each|reward|good|town)-[a-z]/)
  }
  speak('en')
})
