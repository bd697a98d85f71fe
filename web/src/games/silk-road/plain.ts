// What values of the view of Silk Road are, for the plain view.
import type { Kind, Kinds } from '../../plain/facts'
import type { Lies } from '../../wire/generated/silk-road'
import { say } from '../../words/words.svelte'
import { grid, near } from './grid'
import raw from './kinds.json'
import { reach } from './road'

const data = raw as { seats: string; race: boolean; values: Record<string, Kind> }

/** How far the own road is, asked before somebody says that they have arrived. */
function doubt(board: any, seat: number, catalog: Record<string, any>): string {
  const own = board[data.seats][seat]?.own
  return own ? say(`plain-road-${reach(own.board, board.card.cities, catalog as never)}`) : ''
}

export const kinds: Kinds = {
  ...data,
  ends: { verbs: ['declare'], ask: doubt, yes: 'plain-road-yes', no: 'plain-road-no' },
  values: {
    ...data.values,
    dots: { say: near },
    'desks.own.board': {
      grid: (tiles: Lies[], catalog, { map }) => grid('cell', tiles, catalog, map as never),
    },
    'past.desks.board': { grid: (tiles: Lies[], catalog) => grid('past', tiles, catalog) },
  },
}
