// What production would bring: asked of the house, which plays it in a world that this seat imagines.
import type { TableStore } from '../../../table.svelte'
import { GOODS, type Board, type Stuff } from '../board'

const COUNTED = ['coins', 'hearts', 'mana', 'experience'] as const

export interface Change {
  what: Stuff
  by: number
}

class Coming {
  brings = $state.raw<Change[] | null>(null)
  private asked = ''
  constructor(private readonly table: TableStore<Board>) {}

  async look() {
    const { sheet, you } = this.table
    if (!sheet || you === null || this.table.still) return
    const key = `${sheet.seq} ${sheet.offers.length} ${sheet.board.players[you].waiting}`
    if (key === this.asked) return
    this.asked = key
    if (!sheet.offers.some((offer) => offer.act === 'produce')) return
    const found = await this.table.ahead(['produce'], 'produce')
    if (this.asked !== key) return
    const [now, then] = [sheet.board.players[you], found?.sheet.board.players[you]]
    // Others are still to answer: nobody can say yet.
    if (!found || !then || found.known < 1 || found.sheet.board.phase === 'production') return void (this.brings = null)
    const all: Change[] = GOODS.map((what, i) => ({ what, by: then.goods[i] - now.goods[i] }))
    all.push({ what: 'book', by: then.books - now.books })
    all.push(...COUNTED.map((what) => ({ what, by: then[what] - now[what] })))
    this.brings = all.filter(({ by }) => by)
  }
}
const known = new WeakMap<object, Coming>()
export function comingAt(table: TableStore<Board>): Coming {
  let found = known.get(table)
  if (!found) known.set(table, (found = new Coming(table)))
  return found
}
