// Where a journey stands, read from the open questions: what is to come lies below what is asked now.
import { TOWNS, type Board, type Town } from '../board'

export const STAGES = ['prepare', 'event', 'visit', 'fortune'] as const
export type Stage = (typeof STAGES)[number]

function has(board: Board, ...steps: string[]): boolean {
  return board.doing.some((d) => steps.includes(d.step))
}
/** Has the leader said where to? Before that the caravan has no town. */
export function declared(board: Board): boolean {
  return board.caravan !== undefined && !has(board, 'route', 'take-companion', 'rival-route', 'rival-companion')
}
export function isFinal(board: Board): boolean {
  return board.round === 14 && board.step !== 'over'
}
export function stageOf(board: Board): Stage {
  if (!declared(board) || has(board, 'joining', 'depart')) return 'prepare'
  if (has(board, 'take-die', 'pack-up')) return 'event'
  return has(board, 'visiting', 'delivering', 'rival-town') ? 'visit' : 'fortune'
}
/** The two towns that lie together: the declared one and its neighbour. */
export function townsAhead(board: Board): Town[] {
  const town = board.caravan?.town
  if (!town) return []
  const i = TOWNS.indexOf(town)
  return [town, TOWNS[i ^ 1]]
}
