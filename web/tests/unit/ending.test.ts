import { beforeAll, describe, expect, it } from 'vitest'
import { endedShort, endedWords, hasResigned, neverPlayed, ranking } from '../../src/house/ending'
import { isMyTurn } from '../../src/house/mygames'
import { nameInList } from '../../src/house/names'
import { deciders, silent } from '../../src/house/question'
import { answerOf, keysThen, missing, otherBot } from '../../src/house/end/rematch'
import { ownWords, resultWords } from '../../src/house/end/result'
import { roundHeading, roundWords, spoken, tableKind, watchers, winners } from '../../src/house/tableWords'
import { begins, earlier, later } from '../../src/house/talk'
import { change, load, refusal, speak } from '../../src/words/words.svelte'
import type { Chair, Ended, Line, Meta, Rematch } from '../../src/wire/types'

beforeAll(() => load('en', ['web', 'table']))

const person = (name: string, more: object = {}): Chair => ({
  kind: 'person',
  name,
  here: true,
  stand_in: false,
  resigned: false,
  ...more,
})
const table = (more: Partial<Meta>): Meta => ({
  id: 'amber-anchor-bay-4821',
  name: 'Lantern Row',
  game: 'merchants',
  rules: '2',
  options: {},
  stage: 'running',
  listed: true,
  practice: false,
  advice: true,
  tempo: { kind: 'none' },
  chairs: [
    person('Anna'),
    person('Bob', { here: false }),
    person('Cili', { resigned: true }),
    { kind: 'bot', bot: 'x' },
  ],
  watching: 0,
  must: [],
  opened: 0,
  last: 0,
  ...more,
})

describe('a question to everybody', () => {
  it('is put to people who have not resigned, here or not', () => {
    expect(deciders(table({}))).toEqual([0, 1])
    expect(deciders(null)).toEqual([])
  })
  it('silence is no agreement', () => {
    expect(silent(table({}), { by: 0, agreed: [0] })).toEqual([1])
    expect(silent(table({}), { by: 0, agreed: [0, 1] })).toEqual([])
  })
})

describe('the end of a game', () => {
  const names = ['Anna', 'Bob']
  const places = [
    { seat: 0, place: 2, score: 0 },
    { seat: 1, place: 1, score: 0 },
  ]
  it('has words for every way, with and without a ranking', () => {
    const ways: Ended[] = ['resigned', 'aborted', 'closed', 'unwatched']
    for (const ended of ways)
      for (const known of [undefined, [], places])
        for (const you of [null, 0, 1]) {
          const said = endedWords(table({ ended, places: known }), names, you)
          expect(said).toMatch(/^[A-Z].*\.$/)
          expect(said).not.toMatch(/undefined|ended-/)
          expect(endedShort(ended)).not.toMatch(/undefined|ended-/)
        }
  })
  it('says who is left when the others resigned', () => {
    const said = (you: number | null) => endedWords(table({ ended: 'resigned', places }), names, you)
    expect(said(0)).toBe('Everybody else has resigned: Bob wins.')
    expect(said(1)).toBe('Everybody else has resigned: you win.')
    expect(said(2)).toBe('You have resigned: Bob wins.')
    expect(endedWords(table({ ended: 'aborted', places }), names, 1)).not.toContain('win')
  })
  it('by its rules is just over', () => {
    expect(endedWords(table({ stage: 'over', places }), names, 0)).toBe('')
    expect(endedShort(undefined)).toBe('Over')
  })
  it('ranks the first first, and nobody if there is no ranking', () => {
    expect(ranking(places).map((p) => p.seat)).toEqual([1, 0])
    expect(ranking(undefined)).toEqual([])
  })
  it('a table that was closed while people gathered has nothing to look at', () => {
    expect(neverPlayed(table({ stage: 'over', ended: 'closed' }))).toBe(true)
    expect(neverPlayed(table({ stage: 'over', ended: 'closed', commitment: 'abc' }))).toBe(false)
    expect(neverPlayed(table({ stage: 'over' }))).toBe(false)
  })
})

describe('whoever has resigned', () => {
  it('is known by their chair', () => {
    expect([0, 2, 3, 7, null].map((seat) => hasResigned(table({}), seat))).toEqual([false, true, false, false, false])
  })
  it('is never asked again', () => {
    const game = { ...table({ must: [2] }), mine: [2] }
    expect(isMyTurn(game)).toBe(false)
    expect(isMyTurn({ ...game, mine: [2, 1], must: [1, 2] })).toBe(true)
  })
})

describe('lists of tables', () => {
  it('say who is away and who has resigned', () => {
    const named = (meta: Meta) => ['Anna', 'Bob', 'Cili', 'Osk'].map((name, seat) => nameInList(meta, seat, name))
    expect(named(table({}))).toEqual(['Anna', 'Bob (away)', 'Cili (resigned)', 'Osk'])
    expect(named(table({ stage: 'over' }))).toEqual(['Anna', 'Bob', 'Cili (resigned)', 'Osk'])
  })
  it('say how many look on, unless nobody does', () => {
    expect(watchers(table({ watching: 3 }))).toBe('3 watch')
    expect(watchers(table({ watching: 0 }))).toBe('')
    expect(watchers(table({ watching: 3, stage: 'over' }))).toBe('')
    expect(tableKind(table({ watching: 1 }))).toBe('Merchants · 4 players · 1 watches')
  })
})

describe('the words of a table', () => {
  it('can be said aloud, unless a key is among them', () => {
    expect(spoken('amber-anchor-bay-4821')).toBe('amber anchor bay 4821')
    expect(spoken('wandering-caravan-afternoon')).toBe('wandering caravan afternoon')
    expect(spoken('amber-anchor-bay-k3v9xq7w2mfz')).toBeNull()
  })
})

describe('talk', () => {
  const lines = (from: number, to: number): Line[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i, who: 'Anna', seat: 0, text: 'x', at: 0 }))
  const numbers = (talk: Line[]) => talk.map((line) => line.n)
  it('goes on after what is known, each line once', () => {
    expect(numbers(later(lines(1, 3), lines(2, 5)))).toEqual([1, 2, 3, 4, 5])
    expect(numbers(later([], lines(7, 8)))).toEqual([7, 8])
    expect(numbers(later(lines(1, 3), []))).toEqual([1, 2, 3])
  })
  it('leaves no hole: whoever missed lines asks for them', () => {
    expect(numbers(later(lines(1, 3), lines(9, 10)))).toEqual([9, 10])
  })
  it('comes in pages from the end', () => {
    const known = later([], lines(101, 102))
    expect(begins(known)).toBe(false)
    const all = earlier(known, lines(1, 101))
    expect(numbers(all)).toHaveLength(102)
    expect(begins(all)).toBe(true)
    expect(begins([])).toBe(true)
  })
})

describe('why something was refused', () => {
  const kinds =
    'name-kept log-full chat-full removed resigned not-known not-stored wrong-origin wrong-kind database ended'
  it('has words in both languages', async () => {
    for (const lang of ['en', 'hu'] as const) {
      await change(lang)
      for (const kind of kinds.split(' ')) {
        const said = refusal({ kind, message: 'the house says' }, [])
        expect(said, `${lang} ${kind}`).not.toMatch(/the house says|fault/)
      }
    }
    speak('en')
  })
  it('is said in the words of the house where the page has none', () => {
    expect(refusal({ kind: 'brand-new', message: 'the roof is off' }, [])).toBe('the roof is off')
  })
  it('and where the page has words but not what they speak of', () => {
    // These words want a reason, which this refusal does not bring.
    expect(refusal({ kind: 'unreadable', message: 'no such move' }, [])).toBe('no such move')
  })
})

describe('the same people once more', () => {
  const meta = table({})
  const rematch: Rematch = {
    order: [1, 2, 3, 0],
    agreed: [0],
    declined: [2],
    bots: [null, null, 'pedlar', 'x'],
    begun: false,
    next: null,
  }
  it('knows what everybody has said', () => {
    expect(meta.chairs.map((_, seat) => answerOf(meta, rematch, seat))).toEqual(['agrees', 'silent', 'declines', 'bot'])
    expect(missing(meta, rematch)).toEqual({ here: [], away: [1] })
  })
  it('bots can be made gentler or stronger, as far as there are any', () => {
    const levels = ['pedlar', 'shopkeeper']
    expect([otherBot(levels, 'pedlar', 1), otherBot(levels, 'pedlar', -1)]).toEqual(['shopkeeper', undefined])
    expect([otherBot(levels, 'x', 1), otherBot(levels, 'x', -1)]).toEqual(['pedlar', undefined])
  })
  it('one key opens the old chair and the new one', () => {
    const mine = [
      { seat: 0, secret: 'a' },
      { seat: 1, secret: 'b' },
    ]
    expect(keysThen(rematch, mine)).toEqual([{ seat: 3, secret: 'a' }])
  })
})

describe('how it ended, in a sentence', () => {
  const names = ['Anna', 'Bob', 'Cili']
  const places = (...scores: number[]) =>
    scores.map((score, seat) => ({ seat, score, place: 1 + scores.filter((s) => s > score).length }))
  it('says who won, by how much, and where you came', () => {
    expect(resultWords(places(58, 49, 26), names, 0)).toBe('You win with 58 points, 9 ahead of Bob')
    expect(resultWords(places(58, 49, 26), names, 1)).toBe('Anna wins with 58 points')
    expect(ownWords(places(58, 49, 26), 1)).toBe('You came second with 49 points.')
    expect(ownWords(places(58, 49, 26), 0)).toBe('')
    expect(resultWords(places(58, 58, 26), names, null)).toBe('Anna and Bob share the victory with 58 points')
    expect(resultWords(places(1), names, 0)).toBe('You end with 1 point')
    expect(resultWords([], names, 0)).toBe('The game is over.')
    const tie = [
      { seat: 0, score: 5, place: 1 },
      { seat: 1, score: 5, place: 2 },
    ]
    expect(resultWords(tie, names, 0)).toBe('You win with 5 points, level with Bob; the tie-break is yours')
  })
})

describe('lists', () => {
  it('name the winner of a finished game', () => {
    const over = table({ stage: 'over', places: [{ seat: 1, place: 1, score: 3 }] })
    expect(winners(over)).toBe('Bob won')
    expect(winners(table({ stage: 'over' }))).toBe('')
  })
  it('have no round after the last one', () => {
    const after = (now: number, part: 'round' | 'season' = 'round') => ({ progress: { part, now, of: 13 } })
    expect(roundWords(after(13))).toBe('Round 13 of 13')
    expect(roundWords(after(3, 'season'))).toBe('Season 3 of 13')
    expect(roundWords(after(14))).toBe('after the last round')
    expect(roundHeading(after(13), 13)).toBe('Round 13')
    expect(roundHeading(after(14), 14)).toBe('After the last round')
  })
  it('say what a table came from', () => {
    expect(tableKind(table({ practice: true, origin: 'fork' }))).toContain('taken up in the middle')
    expect(tableKind(table({ origin: 'rematch' }))).toContain('rematch')
  })
  it('do not say that everybody agreed where one decided alone', () => {
    const alone = table({ ended: 'aborted', chairs: [person('Anna'), { kind: 'bot', bot: 'x' }] })
    expect(endedWords(alone, ['Anna'], 0)).toBe('The game was stopped: it ended here, without a result.')
  })
})
