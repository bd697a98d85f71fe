// Words of a game that the page was not built with: asked of the house, once for each language, and said in the plain view.
import { afterEach, expect, it, vi } from 'vitest'
import { strangers, wordsOf } from '../../src/games'
import { gameName } from '../../src/house/tableWords'
import { strange } from '../../src/plain/facts'
import { Walk } from '../../src/plain/walk'
import { load, say, speak } from '../../src/words/words.svelte'

const said: Record<string, string> = {
  '/api/games/chess/words/en': 'game-chess = Chess\nchess-piece-rook = rook\nplain-chess-piece = Piece',
  '/api/games/chess/words/hu': 'game-chess = Sakk',
}
afterEach(() => vi.unstubAllGlobals())
/** A house that answers, or one that does not. */
function house(answers: boolean): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return { ok: answers, status: answers ? 200 : 503, text: async () => said[path] }
  })
  return asked
}

it('come from the house, once; a house that does not answer is asked again', async () => {
  speak('en')
  house(false)
  await load('en', wordsOf('chess'))
  expect(gameName('chess')).toBe('chess')
  const asked = house(true)
  await load('en', wordsOf('chess'))
  await load('en', wordsOf('chess'))
  expect(asked).toEqual(['/api/games/chess/words/en'])
  expect(gameName('chess')).toBe('Chess')
  await load('hu', wordsOf('chess'))
  speak('hu')
  expect(say('game-chess')).toBe('Sakk')
  speak('en')
})
it('are asked of no game that the page knows', () => {
  expect(strangers([{ game: 'merchants' }, { game: 'chess' }])).toEqual(wordsOf('chess'))
})
it('say words of its view, and whose turn it is', async () => {
  house(true)
  await load('en', ['plain', ...wordsOf('chess')])
  const walk = new Walk({ game: 'chess', kinds: strange, catalog: {}, names: ['Anna', 'Bob'] })
  const board = { turn: 1, piece: 'rook', other: 'left', seats: [{ piece: 'rook' }, { piece: 'rook' }] }
  const values = (facts: object[]) => facts.map((fact) => 'value' in fact && fact.value)
  expect(values(walk.board(board))).toEqual(['Bob', 'rook', 'left'])
  expect(walk.seat(board, 0)).toMatchObject([{ label: 'Piece', value: 'rook' }])
})
