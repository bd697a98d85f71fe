// How far back undo reaches, as far as the news tells it.
import type { Entry } from '../../../wire/types'

const dice = new Set(['illuminated-die', 'ruins-die', 'oracle', 'travel', 'market-die', 'night-dice'])
const shows = new Set(['hero-shown', 'deed-shown', 'companion-shown', 'commission-shown', 'event-card', 'deed'])

/** A message: where undo stops, or why it cannot. */
export function undoReach(events: readonly Entry[], can: boolean, mine: boolean): string {
  const wall = lastWall(events)
  if (!can) {
    if (wall === 'dice' || wall === 'revealed') return `barrier-${wall}`
    return mine ? 'illegal-nothing-to-undo' : 'barrier-turn-passed'
  }
  return wall === 'dice'
    ? 'merchants-board-undo-dice'
    : wall === 'revealed'
      ? 'merchants-board-undo-shown'
      : 'merchants-board-undo-turn'
}
function lastWall(events: readonly Entry[]): 'dice' | 'revealed' | 'turn' {
  for (let i = events.length - 1; i >= 0; i--) {
    const what = events[i].event?.what
    if (!what) continue
    if (what === 'turn') return 'turn'
    if (dice.has(what)) return 'dice'
    if (shows.has(what)) return 'revealed'
  }
  return 'turn'
}
