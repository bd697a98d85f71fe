// The parts of a game: its rounds, or its seasons.
import type { AnyEvent, Entry, Part } from '../wire/types'

export interface Round {
  /** what the game calls it */
  of: Part
  round: number
  seq: number
}

/** All that the house knows. */
const parts: Record<Part, true> = { round: true, season: true, turn: true }
const isPart = (what: string | undefined): what is Part => !!what && what in parts

/** The part that begins with this event: an event that is called like it, and says its number. */
export function beginning(event: AnyEvent | undefined): Omit<Round, 'seq'> | null {
  const of = event?.what
  const round = isPart(of) ? event?.[of] : undefined
  return isPart(of) && typeof round === 'number' ? { of, round } : null
}

/** Where they begin, as the replay counts. */
export function roundsOf(events: readonly Entry[]): Round[] {
  return events.flatMap(({ n, event }) => {
    const part = beginning(event)
    return part ? [{ ...part, seq: n }] : []
  })
}
/** The one in which a moment lies; none: before the first. */
export function roundAt(rounds: readonly Round[], seq: number): Round | undefined {
  return rounds.filter((r) => r.seq <= seq).at(-1)
}
