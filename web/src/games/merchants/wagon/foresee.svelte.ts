// The wagon as it would be after what is chosen, so that it is seen packed before one pays. The house says how.
import type { TableStore } from '../../../table.svelte'
import type { Board, Doing, Wagon } from '../board'
import { basketOf, prime } from '../../../table/things'
import { waresOf } from './coming'

export interface Foreseen {
  wagon: Wagon
  /** the question that would be open */
  asked: Doing | undefined
}

export function foreseeing(table: () => TableStore<Board>, mine: () => boolean): { readonly now: Foreseen | null } {
  let single = $state.raw<{ act: string; found: Foreseen } | null>(null)
  const about = $derived.by(() => {
    const offer = mine() && !table().still && !basketOf(table()) ? prime(table()) : null
    return offer && waresOf(offer).length ? offer.act : null
  })
  const view = (board: Board): Foreseen => ({ wagon: board.wagons[table().you!], asked: board.doing.at(-1) })
  $effect(() => {
    const act = about
    if (!act) return
    void table()
      .ahead([act], '')
      .then((ahead) => {
        if (ahead?.known === 1 && act === about) single = { act, found: view(ahead.sheet.board) }
      })
  })
  const now = $derived.by(() => {
    if (!mine() || table().still || table().you === null) return null
    const basket = basketOf(table())
    if (basket) return basket.acts.length && basket.sure ? view(basket.after!.sheet.board as Board) : null
    return about && single?.act === about ? single.found : null
  })
  return {
    get now() {
      return now
    },
  }
}
