// What values of the view of Merchants are, for the plain view.
import type { Kinds } from '../../plain/facts'
import type { Packing } from '../../wire/generated/merchants'
import { say } from '../../words/words.svelte'
import raw from './kinds.json'

const data = raw as unknown as Kinds

/** Goods in a grid: only how full it is. */
function packed({ grid, goods }: Packing): string {
  const used = goods.filter((good) => good.place === 'grid').reduce((n, good) => n + good.cells.length, 0)
  return say('plain-packed', { used, all: grid[0] * grid[1] })
}

export const kinds: Kinds = { ...data, values: { ...data.values, packing: { say: packed } } }
