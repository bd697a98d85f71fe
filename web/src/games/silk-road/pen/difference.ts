// What must be said so that one board becomes another: lifts first, so that the tray is never short. A tile is laid as it is to lie,
// so that the end of the sand cannot come between laying and turning.
import type { Lies } from '../../../wire/generated/silk-road'
import type { Tiles } from './geometry'
import { pieceOf } from './pen'

/** One thing that is done to one cell, and what lies there afterwards. */
export interface Change {
  act: string
  cell: number
  then: Lies | null
}
export function difference(sent: Tiles, want: Tiles): Change[] {
  const changes: Change[] = []
  const stays = (cell: number) => {
    const [was, will] = [sent.get(cell), want.get(cell)]
    return was && will && pieceOf(was) === pieceOf(will) ? was : null
  }
  for (const { cell } of sent.values()) if (!stays(cell)) changes.push({ act: `lift ${cell}`, cell, then: null })
  for (const tile of want.values()) {
    const { cell, turn } = tile
    const was = stays(cell)
    if (!was) changes.push({ act: `lay ${cell} ${pieceOf(tile)} ${turn}`, cell, then: tile })
    else if (was.turn !== turn) changes.push({ act: `turn ${cell} ${turn}`, cell, then: tile })
  }
  return changes
}
export function done(tiles: Tiles, { cell, then }: Change): Tiles {
  const after = new Map(tiles)
  if (then) after.set(cell, then)
  else after.delete(cell)
  return after
}
export const board = (tiles: readonly Lies[]): Tiles => new Map(tiles.map((tile) => [tile.cell, tile]))
export function same(a: Tiles, b: Tiles): boolean {
  return a.size === b.size && difference(a, b).length === 0
}
