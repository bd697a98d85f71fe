// "You would score 7", as the look says it: the lower one, what the next is worth, and open deeds behind a plus.
import { expect, it } from 'vitest'
import type { Board, DeedCard, Would } from '../../src/games/merchants/board'
import { whyWords } from '../../src/games/merchants/end/why'
import { standing } from '../../src/games/merchants/wagon/would'
import { ownWords } from '../../src/house/end/result'
import type { TableStore } from '../../src/table.svelte'
import { line, load, say, speak, tell } from '../../src/words/words.svelte'
import type { Entry } from '../../src/wire/types'

const score = (coins: number, prestige: number, points = 0) => ({
  total: Math.min(coins, prestige) + points,
  base: Math.min(coins, prestige),
  coins,
  prestige,
  points,
  unused: 0,
  gifts: 0,
  commissions: 0,
  heroes: 0,
})
const deeds = [
  { id: 'friend-of-scholars', needs: ['quartz 2'], per: null, most: 0, gives: { id: 'reward-points', args: { n: 2 } } },
  {
    id: 'queens-favourite',
    needs: ['coins 2'],
    per: 'goods',
    most: 4,
    gives: { id: 'reward-prestige', args: { n: 1 } },
  },
] as unknown as DeedCard[]

async function lines(lang: 'en' | 'hu', would: Would, has = would.score) {
  await load(lang, ['web', 'table', 'merchants', 'merchants-cards', 'merchants-web'])
  speak(lang)
  const { score, next, open, more } = standing(would, has, deeds)
  return { said: [score, next, ...open].map((text) => tell(text)), more }
}

it('says it as the drawing does', async () => {
  expect((await lines('en', { score: score(7, 11), open: [] })).said).toEqual([
    'You would score 7 = lower of 7 coins and 11 prestige',
    'The next 4 coins count for a point each.',
  ])
  expect((await lines('en', { score: score(9, 5), open: [] })).said).toEqual([
    'You would score 5 = lower of 9 coins and 5 prestige',
    'The next 4 prestige count for a point each.',
  ])
  expect((await lines('en', { score: score(8, 8), open: [] })).said).toEqual([
    'You would score 8: coins and prestige are level',
    'From here on both must grow.',
  ])
})
it('adds what lies beside the lower one, and open deeds behind a plus', async () => {
  const { said, more } = await lines('en', { score: score(10, 11, 2), open: [0, 1] }, score(7, 11))
  expect(said[0]).toBe('You would score 12 = lower of 10 coins and 11 prestige, + 2 points (dice, deeds, strongbox)')
  expect(said[1]).toBe('The next coin counts for a point.')
  expect(said.slice(2)).toEqual([
    '+ 2 victory points when “Friend of Scholars” is fulfilled',
    '+ 1 prestige or more when “The Queen’s Favourite” is fulfilled',
  ])
  expect(more).toEqual({ coins: 3, prestige: 0 })
})
it('says what the points on top are for', async () => {
  const dice = (n: number) => ({ ...score(7, 3), special_reserve: Array(n).fill('1') })
  const said = async (points: number, has: ReturnType<typeof dice>) =>
    (await lines('en', { score: score(7, 3, points), open: [] }, has)).said[0]
  expect(await said(1, dice(1))).toBe(
    'You would score 4 = lower of 7 coins and 3 prestige, + 1 for an unused illuminated die',
  )
  expect(await said(2, dice(2))).toMatch(/\+ 2 for unused illuminated dice$/)
  expect(await said(3, dice(1))).toMatch(/\+ 3 points \(dice, deeds, strongbox\)$/)
})
it('speaks Hungarian', async () => {
  for (const would of [score(7, 11), score(8, 8), score(8, 8, 1), score(3, 9, 2)].map((score) => ({
    score,
    open: [0, 1],
  })))
    for (const said of (await lines('hu', would)).said) expect(said).not.toMatch(/merchants-web|part-|\$|a\(z\)/)
})

it('whoever lost with both counts level hears what decided, not praise', async () => {
  const places = [
    { seat: 0, place: 1, score: 38 },
    { seat: 1, place: 3, score: 8 },
  ]
  const board = { scores: [score(31, 31), score(6, 6)] }
  const at = (you: number) =>
    ({ you, names: ['Osk', 'Guest'], places, sheet: { board } }) as unknown as TableStore<Board>
  for (const lang of ['en', 'hu'] as const) {
    await load(lang, ['web', 'table', 'merchants', 'merchants-web'])
    speak(lang)
    expect(whyWords(at(1))).toMatch(/Osk.*31/)
    expect(whyWords(at(1))).not.toMatch(/vain|hiába/)
    expect(whyWords(at(0))).not.toMatch(/Osk/)
  }
  speak('en')
  expect(ownWords(places, 1)).toBe('You came third with 8 points.')
})

it('where there are no words for the reader, their name says that it is they', async () => {
  await load('en', ['web', 'table', 'merchants', 'merchants-you'])
  speak('en')
  const told = (id: string) => ({ n: 1, tale: { id, args: { seat: { seat: 1 } } } }) as unknown as Entry
  expect(line(told('tale-rival-die'), ['Osk', 'Guest'], 1)).toBe('Guest (you) gains an illuminated die.')
  expect(line(told('tale-rival-die'), ['Osk', 'Guest'], 0)).toBe('Guest gains an illuminated die.')
  expect(line(told('tale-wheel'), ['Osk', 'Guest'], 1)).toBe('You turn the wheel.')
})

it('a turn is asked about in words that stand on the table, and a gain does not read as a loss', async () => {
  for (const lang of ['en', 'hu'] as const) {
    await load(lang, ['web', 'merchants'])
    speak(lang)
    for (const id of ['ask-plan', 'ask-plan-last']) expect(say(id, { round: 1 })).not.toMatch(/locked|bump|zárt|lökj/)
    expect(say('effect-deliver-hero')).not.toMatch(/goes home|hazajut/)
    expect(say('bot-level', { strength: { text: 'X' }, number: 2, all: 5 })).not.toMatch(/összesen/)
  }
  expect(say('bot-level', { strength: { text: 'Házaló' }, number: 2, all: 5 })).toBe('Házaló – 5 szint közül a 2.')
  speak('en')
})
