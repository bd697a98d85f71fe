// The rounds of a game, or its seasons.
import type { Entry } from '../wire/types'

export interface Round {
  /** what the game calls it */
  of: 'round' | 'season'
  round: number
  seq: number
}

/** Where they begin, as the replay counts. */
export function roundsOf(events: readonly Entry[]): Round[] {
  return events.flatMap(({ n, event }) => {
    const of = event?.what
    if (of !== 'round' && of !== 'season') return []
    const round = event?.[of]
    return typeof round === 'number' ? [{ of, round, seq: n }] : []
  })
}
/** The one in which a moment lies; none: before the first. */
export function roundAt(rounds: readonly Round[], seq: number): Round | undefined {
  return rounds.filter((r) => r.seq <= seq).at(-1)
}
