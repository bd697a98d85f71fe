// What production would bring.
import type { TableStore } from '../../../table.svelte'
import { After } from '../after.svelte'
import { GOODS, type Board, type Stuff } from '../board'

const COUNTED = ['coins', 'hearts', 'mana', 'experience'] as const

export interface Change {
  what: Stuff
  by: number
}

class Coming {
  private readonly after: After
  constructor(private readonly table: TableStore<Board>) {
    this.after = new After(table, 'produce')
  }
  look() {
    return this.after.look()
  }
  brings = $derived.by((): Change[] | null => {
    const { known } = this.after
    const you = this.table.you
    // Others are still to answer: nobody can say yet.
    if (!known?.then || you === null || known.then.board.phase === 'production') return null
    const [now, then] = [known.now.board.players[you], known.then.board.players[you]]
    const all: Change[] = GOODS.map((what, i) => ({ what, by: then.goods[i] - now.goods[i] }))
    all.push({ what: 'book', by: then.books - now.books })
    all.push(...COUNTED.map((what) => ({ what, by: then[what] - now[what] })))
    return all.filter(({ by }) => by)
  })
}
const known = new WeakMap<object, Coming>()
export function comingAt(table: TableStore<Board>): Coming {
  let found = known.get(table)
  if (!found) known.set(table, (found = new Coming(table)))
  return found
}
