// What a road passed, in its own order, and where a bonus tile would have counted most on it.
import type { BoughtView, Kind, PastDesk, PastView } from '../../../wire/generated/silk-road'
import { valueOf } from '../board'

const between = (a: readonly number[], b: readonly number[]) => a.every((cell) => b.includes(cell))

/** Along the road. */
export function passed(desk: PastDesk): BoughtView[] {
  const at = (cells: readonly number[]) => desk.route.findIndex((cell, i) => between(cells, [cell, desk.route[i + 1]]))
  return [...desk.bought].sort((a, b) => at(a.cells) - at(b.cells))
}
/** The cell of the road where a bonus tile of this kind would have brought most, if it would have brought anything. */
export function bestPlace(desk: PastDesk, past: PastView, kind: Kind): { cell: number; more: number } | null {
  const tiles = desk.board.filter((tile) => tile.kind === kind && !tile.bonus && desk.route.includes(tile.cell))
  const worth = (cell: number) =>
    desk.bought
      .filter((b) => !b.doubled && b.cells.includes(cell))
      .reduce((sum, b) => sum + valueOf(past.market, b.good), 0)
  const all = tiles.map(({ cell }) => ({ cell, more: worth(cell) })).sort((a, b) => b.more - a.more)
  return all[0] && all[0].more > 0 ? all[0] : null
}
