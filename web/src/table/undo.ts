// How far back undo reaches, as far as the news tells it.
import type { Walls } from '../games/face'
import type { Entry } from '../wire/types'

/** A message: where undo stops, or why it cannot. */
export function undoReach(events: readonly Entry[], can: boolean, mine: boolean, walls: Walls | undefined): string {
  const wall = lastWall(events, walls)
  if (!can) {
    if (wall === 'dice' || wall === 'revealed') return `barrier-${wall}`
    return mine ? 'illegal-nothing-to-undo' : 'barrier-turn-passed'
  }
  return wall === 'dice' ? 'drawn-undo-dice' : wall === 'revealed' ? 'drawn-undo-shown' : 'drawn-undo-turn'
}
function lastWall(events: readonly Entry[], walls: Walls | undefined): 'dice' | 'revealed' | 'turn' {
  for (let i = events.length - 1; i >= 0; i--) {
    const what = events[i].event?.what
    if (!what) continue
    if (what === 'turn') return 'turn'
    if (walls?.dice.includes(what)) return 'dice'
    if (walls?.shown.includes(what)) return 'revealed'
  }
  return 'turn'
}
