// Several actions chosen first and done together; what each costs is what the house says.
import { describe, expect, it } from 'vitest'
import { Narrowing } from '../../src/lib/narrow.svelte'
import { Basket } from '../../src/table/basket.svelte'
import type { Board } from '../../src/games/merchants/board'
import { askOf, sumOf, terms } from '../../src/games/merchants/prompt/bazaar'
import { moves, type Piece } from '../../src/games/merchants/wagon/geometry'
import type { TableStore } from '../../src/table.svelte'
import type { Ahead, Offer } from '../../src/wire/types'
import { load, tell } from '../../src/words/words.svelte'

const offer = (act: string, on: string[], price?: number): Offer => ({
  act,
  mark: 1,
  label: { id: 'do-buy', args: price === undefined ? {} : { price } },
  on,
})
const buy = (good: string, price: number) => offer(`buy ${good}`, [`market.${good}`], price)
const change = (a: string, b: string) => offer(`change ${a} ${b}`, [`market.${a}`, `market.${b}`])

describe('a kind of action', () => {
  it('is all that is lit once it was named: two goods are no change of a die', () => {
    const narrow = new Narrowing()
    narrow.set([buy('book', 2), change('book', 'staff'), change('staff', 'book')])
    narrow.verb = 'change'
    expect(narrow.left.map((o) => o.act)).toEqual(['change book staff', 'change staff book'])
    narrow.set([buy('book', 2)])
    expect(narrow.begun).toBe(false)
  })
})

describe('the question of the bazaar', () => {
  const visit = (bits: number) => ({ doing: [{ seat: 0, step: 'bazaar', bits }] }) as unknown as Board
  const prompt = { id: 'ask-bazaar', args: { coins: 3 } }
  const asks = async (bits: number, ...offers: Offer[]) => {
    await load('en', ['merchants', 'merchants-web'])
    return tell(askOf(visit(bits), offers, prompt))
  }
  const wheel = offer('wheel', ['wheel'])
  it('names what is still possible, and nothing else', async () => {
    expect(await asks(0, wheel, change('book', 'staff'), buy('book', 2))).toBe(
      'Great Bazaar: turn the wheel, change a die, then buy. You have 3 coins.',
    )
    expect(await asks(0, wheel, buy('book', 2))).toBe('Great Bazaar: turn the wheel, then buy. You have 3 coins.')
    expect(await asks(1, buy('book', 2))).toBe('Great Bazaar: buy more, or leave. You have 3 coins.')
    expect(await asks(1, offer('done', []))).toBe('Great Bazaar: there is nothing more to do. You have 3 coins.')
  })
  it('is left as it is elsewhere', () => {
    const board = { doing: [{ seat: 0, step: 'slot-three' }] } as unknown as Board
    expect(askOf(board, [wheel], { id: 'ask-slot-three' })).toEqual({ id: 'ask-slot-three' })
  })
})

describe('a sum', () => {
  const board = (bits = 0) =>
    ({
      wheel: [
        { good: 'potion', price: 2, dice: 2 },
        { good: 'book', price: 1, dice: 1 },
      ],
      doing: [{ seat: 0, step: 'bazaar', bits }],
    }) as unknown as Board
  it('has the price of a section once, and what somebody takes off', () => {
    const sum = sumOf(board(), [buy('potion', 0), buy('potion', 0), buy('book', 1)])
    expect(terms(sum)).toBe('2 + 0 + 1 − 2')
    expect(sum.total).toBe(1)
    expect(sum.bought.map((b) => b.free)).toEqual([false, true, false])
  })
  it('knows what was paid before', () => {
    expect(terms(sumOf(board(1 << 2), [buy('potion', 0)]))).toBe('0')
  })
})

describe('a basket', () => {
  /** Three coins; a book costs 2 once, a potion 1 once. */
  function house() {
    const asked: string[] = []
    const after = (acts: readonly string[]): Offer[] => {
      const paid = new Set(acts)
      const spent = [...paid].reduce((n, act) => n + (act === 'buy book' ? 2 : 1), 0)
      const all = [
        paid.has('buy book') ? buy('book', 0) : buy('book', 2),
        paid.has('buy potion') ? buy('potion', 0) : buy('potion', 1),
      ]
      return all.filter((o) => (o.label.args!.price as number) + spent <= 2)
    }
    const sheet = { seq: 1, offers: after([]) }
    const table = {
      sheet,
      narrow: { offers: sheet.offers },
      ahead: async (acts: readonly string[]): Promise<Ahead> => {
        asked.push(acts.join('; '))
        return { known: acts.length, ways: 9, sheet: { offers: after(acts) } as never }
      },
    }
    return { asked, table: table as unknown as TableStore }
  }
  const said = () => new Promise((next) => setTimeout(next))

  it('asks for each beginning once, and loses the light of what can no longer be had', async () => {
    const { asked, table } = house()
    const basket = new Basket(table, 'buy')
    basket.follow()
    await said()
    expect(basket.light('market.book')).toBe('lit')
    basket.add('market.potion')
    await said()
    expect(basket.light('market.potion')).toBe('chosen')
    expect(basket.light('market.book')).toBe('dark')
    basket.add('market.potion')
    await said()
    expect(basket.count('market.potion')).toBe(2)
    expect(basket.lines.map((o) => o.label.args!.price)).toEqual([1, 0])
    basket.remove('market.potion')
    await said()
    expect(basket.count('market.potion')).toBe(1)
    expect(asked).toEqual(['', 'buy potion', 'buy potion; buy potion'])
  })
})

describe('a wagon that is packed anew', () => {
  const piece = (good: string, x: number): Piece => ({ good, side: 'basic', place: 'grid', x, y: 0, turn: 0 }) as Piece
  it('tells what stays, what moves and what comes', () => {
    const now = [piece('book', 0), piece('book', 2)]
    const later = [piece('potion', 0), piece('book', 2), piece('book', 4)]
    expect(moves(now, later)).toEqual({ stay: [piece('book', 4), piece('book', 2)], fresh: [piece('potion', 0)] })
  })
})
