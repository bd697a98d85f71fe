// How the wagon would be packed after what is in the basket.
import type { TableStore } from '../../../table.svelte'
import { say } from '../../../words/words.svelte'
import type { Board } from '../board'
import { roomsOf } from '../wagon/geometry'

/** `after`: the board as it would be; `n`: so many goods would come. */
export function packedNote(table: TableStore<Board>, after: Board, n: number): { ok: boolean; text: string } | null {
  if (table.you === null) return null
  const { packing } = after.wagons[table.you]
  const asked = after.doing.at(-1)?.step === 'place-good' || packing.goods.some((good) => good.place === 'beside')
  if (asked) return { ok: false, text: say('merchants-bazaar-overflow') }
  const rooms = Object.values(roomsOf(packing)).reduce((sum, [w, h]) => sum + w * h, 0)
  const full = packing.goods.reduce((sum, good) => sum + good.cells.length, 0)
  return { ok: true, text: say('merchants-bazaar-fits', { n, full, of: rooms }) }
}
