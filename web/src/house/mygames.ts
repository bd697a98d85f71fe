// The games that this browser sits at.
import type { Meta } from '../wire/types'
import { hasResigned } from './ending'

export type MyGame = Meta & { mine: number[] }

export const isMyTurn = (game: MyGame) =>
  game.stage === 'running' && game.mine.some((seat) => game.must.includes(seat) && !hasResigned(game, seat))

/** One row per table, however many chairs are mine; what waits for me comes first, then what moved last. */
export function together(tables: readonly (Meta & { you: number })[]): MyGame[] {
  const games = new Map<string, MyGame>()
  for (const { you, ...meta } of tables) {
    const known = games.get(meta.id)
    if (known) known.mine.push(you)
    else games.set(meta.id, { ...meta, mine: [you] })
  }
  const rank = (game: MyGame) => (isMyTurn(game) ? 0 : { running: 1, waiting: 2, over: 3 }[game.stage])
  return [...games.values()].sort((a, b) => rank(a) - rank(b) || b.last - a.last)
}
