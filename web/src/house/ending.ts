// How a game ended, by its rules or before them.
import type { Ended, Meta, Place, Seat } from '../wire/types'
import { say } from '../words/words.svelte'

export function hasResigned(meta: Pick<Meta, 'chairs'> | null, seat: Seat | null): boolean {
  const chair = seat === null ? undefined : meta?.chairs[seat]
  return chair?.kind === 'person' && chair.resigned
}

/** The first first. */
export function ranking(places: readonly Place[] | undefined): Place[] {
  return [...(places ?? [])].sort((a, b) => a.place - b.place)
}

/** The table was closed before anybody played: there is nothing to look at. */
export function neverPlayed(meta: Meta | null): boolean {
  return meta?.ended === 'closed' && !meta.commitment
}

/** In a word or two, for lists. */
export const endedShort = (ended: Ended | undefined) => say(ended ? `ended-${ended}-short` : 'home-over')

/** In a sentence: "Nobody was left to play against: Anna wins." */
export function endedWords(ended: Ended, places: readonly Place[], names: readonly string[], you: Seat | null): string {
  const winners = places.filter((p) => p.place === 1).map((p) => p.seat)
  if (ended !== 'resigned' || !winners.length) return say(`ended-${ended}`)
  if (you !== null && winners.includes(you)) return say('ended-resigned-you')
  return say('ended-resigned-by', { n: winners.length, names: { text: winners.map((s) => names[s]).join(', ') } })
}
